"""The environment under the name and version that users of PettingZoo expect."""

from lancaster.env.aec import env as env
from lancaster.env.aec import raw_env as raw_env
