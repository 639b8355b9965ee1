"""Environments for machine learning: actions and observations as numbers.

The names here are imported on first use, because `core` needs neither PettingZoo nor Gymnasium.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lancaster.env.aec import env, raw_env
    from lancaster.env.gym import Seat

_WHERE = {"env": "aec", "raw_env": "aec", "Seat": "gym"}
__all__ = ["Seat", "env", "raw_env"]


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
