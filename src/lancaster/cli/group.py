"""The command group: whatever goes wrong in a command ends as one sentence on stderr and an exit code."""

import io
import os
import sys
from collections.abc import Sequence
from typing import Any, Final, NoReturn, cast

import typer
from typer.core import TyperGroup

from lancaster.cli.output import CLOSED_PIPE, INTERRUPTED, fail, forget_stdout, reason
from lancaster.engine.errors import LancasterError

# Typer once depended on click and now carries its own copy: this is the class of all usage errors in both.
_USAGE_ERROR: Final = cast("type[Exception]", typer.BadParameter.__base__)


class OneSentenceGroup(TyperGroup):
    """Commands whose every failure is one sentence."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command; what it refuses and an interrupt end it here, before Typer has its own say."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except LancasterError as error:
            fail(str(error))
        except KeyboardInterrupt:
            fail("Stopped.", INTERRUPTED)
        except OSError as error:
            _output_failed(error)
        return result

    def main(self, args: Sequence[str] | None = None, *others: Any, **settings: Any) -> Any:
        """Run the program; without arguments it shows its help."""
        _prepare_streams()
        given = list(sys.argv[1:] if args is None else args)
        try:
            code = super().main(given or ["--help"], *others, **{**settings, "standalone_mode": False})
            sys.stdout.flush()
        except _USAGE_ERROR as error:
            message = getattr(error, "format_message", error.__str__)().rstrip(". ")
            fail(f"{message}; see lancaster --help.")
        except OSError as error:
            _output_failed(error)
        sys.exit(code if isinstance(code, int) else 0)


def _output_failed(error: OSError) -> NoReturn:
    forget_stdout()
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
