"""How long a test waits for what has to come."""

import time
from collections.abc import Callable

PATIENCE = 600.0
"""Seconds after which something hangs; whatever is only slow, on however busy a machine, is done long before."""
PAUSE = 0.01
"""Between two looks, so that whoever is waited for has the core."""


def until(so: Callable[[], bool], what: str = "what was waited for") -> None:
    """Look for something outside this process, again and again."""
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, f"{what} did not happen"
        time.sleep(PAUSE)
