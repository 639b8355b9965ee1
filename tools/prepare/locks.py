"""Locks between runs of the set-up in one folder."""

import fcntl
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tools.prepare.commands import HELD, ROOT


@contextmanager
def locked(name: str, waits: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Keep two runs from making the same thing at the same time; `waits` hears that another one is at it."""
    with (ROOT / "build" / f"{name}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            waits()
            fcntl.flock(lock, fcntl.LOCK_EX)
        HELD.add(lock.fileno())
        try:
            yield
        finally:
            HELD.remove(lock.fileno())
