"""How much a test does."""

import os
from typing import TypeVar

T = TypeVar("T")

LONG = os.environ.get("LANCASTER_LONG", "") != ""
"""Whether this is make test-long, which does more of the same."""


def effort(some: T, lots: T) -> T:
    """What is enough to find a mistake in make test, and what make test-long searches."""
    return lots if LONG else some
