"""Plain text on a terminal: what is printed stays as it is, and tables are as wide as they need to be."""

import sys
from collections.abc import Iterable, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

UNBOUNDED: Final = 10_000


class Output(Console):
    """A console that leaves a closed pipe to whoever runs the command."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console() -> Console:
    """A console on stdout that prints names and texts as they are, and tables as wide as they need to be."""
    # Room without end, because a table that rich fits into a narrow terminal loses names and digits.
    return Output(file=sys.stdout, width=UNBOUNDED, highlight=False, markup=False, emoji=False)


def new_table(title: str | None, names: Sequence[str], numbers: Sequence[str] = ()) -> Table:
    """An empty table with columns of words, then columns of numbers."""
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, pad_edge=False)
    for name in names:
        table.add_column(name, overflow="fold")
    for name in numbers:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def add_rows(table: Table, rows: Iterable[Sequence[str]]) -> Table:
    """The table with these rows."""
    for row in rows:
        table.add_row(*row)
    return table
