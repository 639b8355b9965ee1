"""`python -m tools.prepare GOAL`: prepare what `make` is about to use; `play` also opens the table."""

import argparse
import errno
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Final, NoReturn

from tools.prepare.client import prepare_api_types, prepare_client, prepare_client_packages
from tools.prepare.commands import LOG, ROOT, Failed, run_all, stop_all
from tools.prepare.engine import PLAIN, build_engine, choose_engine
from tools.prepare.locks import locked
from tools.prepare.packages import PYTHON, prepare_packages, prepare_venv
from tools.prepare.progress import Board

WAITING: Final = "Another run is setting up this folder; waiting for it ..."
ENDINGS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
INTERRUPTED: Final = 130
"""The exit code of a program that Ctrl-C ended."""


def to_play(board: Board) -> None:
    """Everything but the compiled engine, which can come later."""
    run_all(lambda: _python(board), lambda: prepare_client(board))


def to_check(board: Board) -> None:
    """The tools, and what the type checkers read."""
    run_all(lambda: _python(board, "dev", "Python packages and tools"), lambda: prepare_client_packages(board, True))
    prepare_api_types(board)


def to_test(board: Board) -> None:
    """Everything, the compiled engine included."""
    to_check(board)
    prepare_client(board, tools=True)
    _engine(board)


def to_document(board: Board) -> None:
    """What the site of the documents is built with."""
    _python(board, "docs", "Packages for the documents")


def to_build(board: Board) -> None:
    """What a distribution is built from."""
    to_play(board)
    _engine(board)


GOALS: Final[dict[str, Callable[[Board], None]]] = {
    "play": to_play,
    "check": to_check,
    "test": to_test,
    "docs": to_document,
    "dist": to_build,
}


def _python(board: Board, extra: str = "", title: str = "Python packages to play") -> None:
    prepare_venv(board)
    prepare_packages(board, extra, title)


def _engine(board: Board) -> None:
    with locked("engine", lambda: board.say(WAITING)):
        if not build_engine(board):
            board.say(PLAIN)


def play(board: Board, arguments: list[str]) -> int:
    """Open the table, build the compiled engine beside it if it is missing, and end with the table."""
    no_build = choose_engine() or os.environ.get("LANCASTER_PURE", "0") not in ("", "0")
    board.close()
    # Until the table listens to this signal, it would be its end.
    signal.signal(signal.SIGUSR1, signal.SIG_IGN)
    # Ctrl-C reaches the table too, and it is the one to say when it has ended; until it can, the signal waits.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    table = subprocess.Popen([PYTHON, "-m", "lancaster", "play", *arguments], cwd=ROOT)
    if signal.SIGINT in signal.sigpending():
        # It may have come too early for the table; a second one changes nothing.
        table.send_signal(signal.SIGINT)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_SETMASK, before)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: table.terminate())
    if not no_build:
        threading.Thread(target=_build_beside, args=(board, table), daemon=True).start()
    try:
        code = table.wait()
    finally:
        stop_all()
    # Ctrl-C is how a table is closed, and make would call it an error.
    return 0 if code == INTERRUPTED else 128 - code if code < 0 else code


def _build_beside(board: Board, table: "subprocess.Popen[bytes]") -> None:
    """Build the compiled engine while the plain one plays, and hand it to the bots of the table."""
    board.say("The engine is being compiled in the background; until then bots think more slowly.")
    try:
        with locked("engine", lambda: board.say("Another run is already compiling it; waiting for that one ...")):
            if build_engine(Board(quiet=True), nice=True):
                table.send_signal(signal.SIGUSR1)
                board.say("The compiled engine is ready: bots use it from now on, the table from its next start.")
            else:
                board.say(PLAIN)
    except (Failed, OSError) as error:
        board.say(f"The engine stays plain Python, which is right but slower. {error}")
    except KeyboardInterrupt:
        return


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    # Only the first one counts: a second must not interrupt the cleaning up.
    for ending in ENDINGS:
        signal.signal(ending, signal.SIG_IGN)
    raise KeyboardInterrupt


def main() -> int:
    """Prepare the goal of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.prepare", description=__doc__)
    parser.add_argument("goal", choices=GOALS)
    parser.add_argument("--open", nargs=argparse.REMAINDER, help="then open the table, with these options")
    wanted = parser.parse_args()
    os.chdir(ROOT)
    # Whatever ends this run also ends the programs that it started.
    for number in ENDINGS:
        signal.signal(number, _interrupt)
    board = Board()
    try:
        if "$" in str(ROOT):
            raise Failed(
                "Python's build tools cannot bear the $ in the name of this folder; move the project to another."
            )
        try:
            (ROOT / LOG).parent.mkdir(exist_ok=True)
            (ROOT / LOG).touch()
        except OSError as error:
            raise Failed(
                f"This folder cannot be written to ({error.strerror}); copy the project to one of your own."
            ) from error
        with locked("set-up", lambda: board.say(WAITING)):
            (ROOT / LOG).write_text("", encoding="utf-8")
            GOALS[wanted.goal](board)
        board.close()
        return play(board, wanted.open) if wanted.open is not None else 0
    except Failed as failure:
        board.close()
        print(failure, file=sys.stderr)
        return 1
    except OSError as error:
        board.close()
        advice = "make room" if error.errno == errno.ENOSPC else "let it be written to, or copy the project elsewhere"
        print(f"{error.filename or LOG} cannot be used ({error.strerror}); {advice} and try again.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        board.close()
        print("\nStopped. The next run goes on from here.", file=sys.stderr)
        return INTERRUPTED
    finally:
        stop_all()


if __name__ == "__main__":
    sys.exit(main())
