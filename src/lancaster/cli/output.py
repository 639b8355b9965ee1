"""Where the command line writes, and how it fails: one sentence on stderr, never a traceback."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NoReturn

from rich.console import Console

from lancaster.terminal.console import Output

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
CLOSED_PIPE: Final = 141
TERMINATED: Final = 143
NARROWEST: Final = 40
USUAL_WIDTH: Final = 80


class Terminated(KeyboardInterrupt):
    """The system asks the program to end; whatever cleans up after an interrupt cleans up after this."""


def progress_console() -> Console:
    """A console on stderr, as wide as the terminal."""
    console = Output(file=sys.stderr, highlight=False, markup=False, emoji=False)
    if console.width < NARROWEST:
        console.width = USUAL_WIDTH
    return console


def forget_unusable_width() -> None:
    """A width in which nothing fits, as some programs give it when they mean none, counts as the usual one."""
    width = os.environ.get("COLUMNS", "")
    if width.isdecimal() and int(width) < NARROWEST:
        os.environ["COLUMNS"] = str(USUAL_WIDTH)


def print_json(data: Any) -> None:
    """One JSON document on stdout."""
    sys.stdout.write(json.dumps(data, indent=1) + "\n")


def print_line(data: Any) -> None:
    """One JSON document on stdout, on one line."""
    sys.stdout.write(json.dumps(data) + "\n")


@contextmanager
def to_the_end(wanted: bool = True) -> Iterator[Callable[[Callable[[], None]], None]]:
    """Something that prints in the midst of other work, which is done to its end though nobody reads the output.

    What went wrong with the output is raised after the work, or at once if nothing but the output is wanted.
    """
    failed: OSError | None = None

    def say(show: Callable[[], None]) -> None:
        nonlocal failed
        if failed is not None:
            return
        try:
            show()
            sys.stdout.flush()
        except OSError as error:
            if not wanted:
                raise
            discard_stdout()
            failed = error

    yield say
    if failed is not None:
        raise failed


def fail(sentence: str, code: int = BAD_INPUT) -> NoReturn:
    """End the program with one sentence on stderr."""
    print(_printable(" ".join(sentence.split())), file=sys.stderr)
    sys.exit(code)


def stopped(stop: KeyboardInterrupt, sentence: str = "Stopped.") -> NoReturn:
    """End the program because somebody asked for it."""
    fail(sentence, TERMINATED if isinstance(stop, Terminated) else INTERRUPTED)


def quoted(name: str | os.PathLike[str]) -> str:
    """A file name for a sentence; one that would not show as it is, or not at all, is put in quotes."""
    text = os.fspath(name)
    return text if text.isprintable() and text == " ".join(text.split()) and text else repr(text)


def _printable(text: str) -> str:
    """The text without letters that a terminal would obey."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)


def reason(error: OSError) -> str:
    """What the system says about a failed file operation, in a few words."""
    return (error.strerror or type(error).__name__).lower()


def discard_stdout() -> None:
    """Let what is still to be written go nowhere, so that nothing complains when the program ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, sys.stdout.fileno())
    finally:
        os.close(nowhere)
