"""Running other programs: their output goes to a log, their failure becomes one sentence, and they end with us."""

import os
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import suppress
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
LOG: Final = Path("build/set-up.log")

SYMPTOMS: Final = {
    "No space left on device": "The disk is full",
    "ENOSPC": "The disk is full",
    "Name or service not known": "The network cannot be reached",
    "Temporary failure in name resolution": "The network cannot be reached",
    "Failed to establish a new connection": "The network cannot be reached",
    "No matching distribution found": "A Python package cannot be downloaded from here",
    "ENOTFOUND": "The network cannot be reached",
    "EAI_AGAIN": "The network cannot be reached",
    "ECONNREFUSED": "The network cannot be reached",
    "Permission denied": "A file may not be written",
    "EACCES": "A file may not be written",
}
"""Words near the end of the output of a program that failed, and what they mean."""
LAST_LINES: Final = 60
HEARING: Final = 0.2
"""Seconds within which a signal is heard."""
ELSEWHERE: Final = ("PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT")
"""Settings of a user that would have pip install somewhere else than into .venv."""
HELD: Final[set[int]] = set()
"""Files of locks; a program that outlives us keeps them, so that the next run waits for it."""


class Failed(Exception):
    """Something that cannot be prepared, as one sentence that says what is wrong and what to do."""


_children: set[subprocess.Popen[str]] = set()
_lock = threading.Lock()
_stopped = threading.Event()


def run(
    command: Sequence[str | Path],
    *,
    what: str,
    environment: Mapping[str, str] | None = None,
    line: Callable[[str], None] = lambda text: None,
    nice: bool = False,
    answers: Collection[int] = (0,),
) -> int:
    """Run a program in the folder of the project to its end; `line` hears each line of its output.

    Any exit code that is not among the answers is a failure.
    """
    if nice:
        command = ["nice", "-n", "19", *command]
    last: deque[str] = deque(maxlen=LAST_LINES)
    inherited = {name: value for name, value in os.environ.items() if name not in ELSEWHERE}
    try:
        with _lock:
            if _stopped.is_set():
                raise KeyboardInterrupt
            # In a session of its own: Ctrl-C is for us, and we end it.
            process = subprocess.Popen(
                command, cwd=ROOT, env={**inherited, **(environment or {})}, stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True,
                pass_fds=tuple(HELD),
            )  # fmt: skip
            _children.add(process)
    except FileNotFoundError as error:
        raise Failed(f"{what} needs the program {command[0]}, which is not here; install it and try again.") from error
    with process, (ROOT / LOG).open("a", encoding="utf-8") as log:
        assert process.stdout is not None
        log.write(f"$ {' '.join(map(str, command))}\n")
        for text in process.stdout:
            log.write(text)
            last.append(text)
            line(text)
    with _lock:
        _children.discard(process)
    if _stopped.is_set():
        raise KeyboardInterrupt
    if process.returncode not in answers:
        output = "".join(last)
        reason = next((meaning for symptom, meaning in SYMPTOMS.items() if symptom in output), f"{what} failed")
        raise Failed(f"{reason}; {LOG} has the details. The next run goes on from here.")
    return process.returncode


def stop_all() -> None:
    """End every program that is still running, and start no more."""
    with _lock:
        _stopped.set()
        for process in _children:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)


def run_all(*parts: Callable[[], object]) -> None:
    """Do several things at the same time; the first that fails ends the others."""
    with ThreadPoolExecutor(len(parts)) as pool:
        running = {pool.submit(part) for part in parts}
        try:
            while running:
                # With a limit: a signal that comes just before a wait without one is not heard until its end.
                ended, running = wait(running, HEARING, FIRST_COMPLETED)
                for done in ended:
                    done.result()
        except BaseException:
            stop_all()
            raise
