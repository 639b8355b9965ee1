"""The command group: whatever goes wrong in a command ends as one sentence on stderr and an exit code."""

import io
import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final, NoReturn, cast

import typer
from typer.core import TyperCommand, TyperGroup

from lancaster.cli.output import (
    CLOSED_PIPE,
    INTERRUPTED,
    Terminated,
    discard_stdout,
    fail,
    forget_unusable_width,
    reason,
    stopped,
)
from lancaster.engine.errors import LancasterError

# Typer once depended on click and now carries its own copy: this is the class of all usage errors in both.
_USAGE_ERROR: Final = cast("type[Exception]", typer.BadParameter.__base__)


FLAG: Final = ""
"""What the help shows as the value of an option that takes none."""


class _PlainHelp:
    """A command whose help does not call its option --help a boolean."""

    def get_help_option(self, ctx: Any) -> Any:
        """The option --help."""
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.metavar = FLAG
        return option


class PlainCommand(_PlainHelp, TyperCommand):
    """One command of the program."""


class OneSentenceGroup(_PlainHelp, TyperGroup):
    """Commands whose every failure is one sentence."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command; what it refuses and an interrupt end it here, before Typer has its own say."""
        try:
            # Whoever started this may have kept Ctrl-C waiting until it can be answered.
            if hasattr(signal, "pthread_sigmask"):
                signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
            result = super().invoke(ctx)
            sys.stdout.flush()
        except LancasterError as error:
            fail(str(error))
        except KeyboardInterrupt as stop:
            stopped(stop)
        except OSError as error:
            _output_failed(error)
        return result

    def main(self, args: Sequence[str] | None = None, *others: Any, **settings: Any) -> Any:
        """Run the program; without arguments it shows its help."""
        _prepare_streams()
        forget_unusable_width()
        given = list(sys.argv[1:] if args is None else args)
        try:
            with _termination_as_interrupt():
                code = super().main(given or ["--help"], *others, **{**settings, "standalone_mode": False})
                sys.stdout.flush()
        except typer.Abort:
            fail("Stopped.", INTERRUPTED)
        except _USAGE_ERROR as error:
            message = getattr(error, "format_message", error.__str__)().rstrip(". ")
            fail(f"{message}; see lancaster --help.")
        except OSError as error:
            _output_failed(error)
        sys.exit(code if isinstance(code, int) else 0)


@contextmanager
def _termination_as_interrupt() -> Iterator[None]:
    """Let SIGTERM end the program in the same orderly way as Ctrl-C."""
    known = signal.getsignal(signal.SIGTERM)
    if known is not signal.SIG_DFL or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGTERM, _terminate)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, known)


def _terminate(number: int, frame: FrameType | None) -> NoReturn:
    # Only the first one counts: a second must not interrupt the cleaning up.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise Terminated


def _output_failed(error: OSError) -> NoReturn:
    discard_stdout()
    if isinstance(error, BrokenPipeError):
        sys.exit(CLOSED_PIPE)
    fail(f"The output cannot be written ({reason(error)}); send it to another place.")


def _prepare_streams() -> None:
    """A stream that the shell closed is nowhere, and one that lacks a letter writes a question mark."""
    sys.stdin = sys.stdin or os.fdopen(os.open(os.devnull, os.O_RDONLY), "r")
    sys.stdout = sys.stdout or os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    sys.stderr = sys.stderr or os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
