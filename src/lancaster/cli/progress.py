"""The progress of long work, on stderr where somebody can see it."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lancaster.cli.output import progress_console


@contextmanager
def progress_bar(games: int, wanted: bool = True) -> Iterator[Callable[..., None]]:
    """Something to tell the number of finished games to, and perhaps what they say so far."""
    if not wanted or not sys.stderr.isatty():
        yield lambda done, so_far="": None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}", markup=False))
    with Progress(*columns, console=progress_console(), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done, so_far="": bar.update(task, completed=done, description=so_far)
