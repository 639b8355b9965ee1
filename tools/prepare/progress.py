"""What is being done and how far it is: bars in a terminal, plain lines elsewhere."""

import importlib
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

EVERY: Final = 10.0
"""Seconds between two lines about the same work where there are no bars."""


@dataclass
class Work:
    """Something that is under way."""

    title: str
    total: int | None
    done: int = 0
    began: float = field(default_factory=time.monotonic)
    last_line: float = field(default_factory=time.monotonic)
    bar: Any = None


class Board:
    """All that is under way, in several threads."""

    def __init__(self, quiet: bool = False) -> None:
        self._quiet = quiet
        self._lock = threading.RLock()
        self._running: list[Work] = []
        self._bars: Any = None

    @contextmanager
    def work(self, title: str, total: int | None = None) -> Iterator[Work]:
        """Show work from its begin to its end; without a total nobody can say how far it is."""
        work = Work(title, total)
        with self._lock:
            self._running.append(work)
            if self._bars is not None:
                self._add_bar(work)
            elif not self._quiet:
                print(f"{title} ...", flush=True)
        try:
            yield work
        except BaseException:
            self._end(work)
            raise
        self._end(work, f"{title}: {time.monotonic() - work.began:.0f} s")

    def advance(self, work: Work) -> None:
        """One more piece is done; there may be a few more of them than expected, and they show nothing."""
        with self._lock:
            if work.done == work.total:
                return
            work.done += 1
            if self._bars is not None:
                self._bars.update(work.bar, completed=work.done)
            elif not self._quiet and time.monotonic() - work.last_line > EVERY:
                work.last_line = time.monotonic()
                print(f"{work.title}: {work.done}{'' if work.total is None else f' of {work.total}'}", flush=True)

    def detail(self, work: Work, text: str) -> None:
        """Tell beside a bar what is being done just now."""
        with self._lock:
            if self._bars is not None:
                self._bars.update(work.bar, description=f"{work.title}: {text}")

    def say(self, line: str) -> None:
        """Print a line above what is under way."""
        with self._lock:
            if self._bars is None:
                print(line, flush=True)
            else:
                self._bars.console.print(line, highlight=False, markup=False)

    def with_bars(self) -> None:
        """Draw bars from now on, if this is a terminal; rich was not there before."""
        if not sys.stdout.isatty():
            return
        try:
            progress = importlib.import_module("rich.progress")
        except ImportError:
            return
        with self._lock:
            self._bars = progress.Progress(
                progress.SpinnerColumn(),
                progress.TextColumn("{task.description}"),
                progress.BarColumn(),
                progress.TaskProgressColumn(),
                progress.TimeElapsedColumn(),
                transient=True,
            )
            for work in self._running:
                self._add_bar(work)
            self._bars.start()

    def close(self) -> None:
        """Take the bars away."""
        with self._lock:
            if self._bars is not None:
                self._bars.stop()
                self._bars = None

    def _add_bar(self, work: Work) -> None:
        work.bar = self._bars.add_task(work.title, total=work.total, completed=work.done)

    def _end(self, work: Work, line: str | None = None) -> None:
        with self._lock:
            self._running.remove(work)
            if self._bars is not None:
                self._bars.remove_task(work.bar)
            if line is not None and not self._quiet:
                self.say(line)
