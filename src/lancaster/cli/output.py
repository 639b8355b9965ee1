"""Where the command line writes, and how it fails: one sentence on stderr, never a traceback."""

import json
import os
import sys
from typing import Any, Final, NoReturn, TextIO

from rich.console import Console

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
CLOSED_PIPE: Final = 141
WIDTH_OF_FILES: Final = 120


class _Output(Console):
    """A console that leaves a closed pipe to whoever runs the command."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console(stream: TextIO | None = None) -> Console:
    """A console that prints names and texts as they are; on stdout unless told otherwise."""
    target = stream or sys.stdout
    # Where no terminal says how wide it is, a file or a pipe has room for the widest table.
    width = None if target.isatty() or "COLUMNS" in os.environ else WIDTH_OF_FILES
    return _Output(file=target, width=width, highlight=False, markup=False, emoji=False)


def print_json(data: Any) -> None:
    """One JSON document on stdout."""
    sys.stdout.write(json.dumps(data, indent=1) + "\n")


def fail(sentence: str, code: int = BAD_INPUT) -> NoReturn:
    """End the program with one sentence on stderr."""
    print(" ".join(sentence.split()), file=sys.stderr)
    sys.exit(code)


def reason(error: OSError) -> str:
    """What the system says about a failed file operation, in a few words."""
    return (error.strerror or type(error).__name__).lower()


def forget_stdout() -> None:
    """Let what is still to be written go nowhere, so that nothing complains when the program ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, sys.stdout.fileno())
    finally:
        os.close(nowhere)
