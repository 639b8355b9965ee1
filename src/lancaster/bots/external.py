"""Bots that are programs of their own, in any language: JSON lines to their input, JSON lines from their output."""

import json
import os
import re
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, Self

from lancaster.engine.board.declaration import View
from lancaster.engine.errors import LancasterError, shown
from lancaster.engine.vocabulary.actions import Action

SECONDS: Final = 10.0
"""How long a bot may think about an answer."""
WARM_UP: Final = 10.0
"""Seconds more for the first answer of a process, which may have much to load."""
GRACE_SECONDS: Final = 1.0
"""In which a bot can end by itself when there is nothing more to ask."""
LONGEST_LINE: Final = 1 << 20
STDERR_BYTES: Final = 1 << 16
"""How much of what a bot writes to stderr is kept: an error may stand before a long list of calls."""
LONGEST_QUOTE: Final = 200
_ERROR: Final = re.compile(r"(?!\s).*?(?:(?:Error|Exception)[])]*(?::|$)|\bpanic(?:ked at |: ))")
"""A line that names an error, as most languages end their programs: it is not indented, as the calls below it are."""
_NO_ERROR: Final = re.compile(r"\W*$|\s+at |note: |\(.*\)$|Node\.js v")
"""A line that says nothing about an error: brackets and carets, a call, advice, a version."""


class BotFailed(LancasterError):
    """A bot that gave no usable answer, and why: it ran out of time, or it made an error."""

    def __init__(self, text: str, reason: str = "error") -> None:
        super().__init__(text)
        self.reason = reason


def answer_in(line: bytes, number: int) -> dict[str, Any]:
    """The answer that a line holds to the question of this number; a ValueError says what is wrong with it."""
    if len(line) > LONGEST_LINE:
        raise ValueError(f"it wrote a line of more than {LONGEST_LINE} bytes")
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise ValueError(f"it wrote {shown(line.decode('utf-8', 'replace').strip())}, which is no JSON") from None
    if not isinstance(answer, dict):
        raise ValueError(f"it wrote {shown(answer)} instead of a JSON object")
    if isinstance(answer.get("error"), str):
        raise ValueError(f"it says: {answer['error'][:LONGEST_QUOTE]}")
    if answer.get("id") != number or "action" not in answer:
        raise ValueError(f"its line is no answer to the question {number}: id and action are needed")
    return answer


def legal(answer: Any, options: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The option that a bot chose; a ValueError says that there is none like it."""
    action = Action.from_json(answer)
    chosen = action.to_json()
    if chosen not in options:
        raise ValueError(f"it answered '{action}', which is not legal")
    return chosen


def last_error(stderr: str) -> str:
    """What matters of a program's stderr: the error that it names last, or else its last line with a text."""
    lines = [line for line in stderr.splitlines() if line.strip()]
    errors = [number for number, line in enumerate(lines) if _ERROR.match(line)]
    texts = [number for number, line in enumerate(lines) if not _NO_ERROR.match(line)]
    for number in (errors or texts)[-1:]:
        # Some say first where it happened, and on the next line what.
        end = number + 2 if lines[number].rstrip().endswith(":") else number + 1
        return " ".join(line.strip() for line in lines[number:end])
    return lines[-1].strip() if lines else ""


class External:
    """A bot in a process of its own, which starts with the first question and again after each failure."""

    def __init__(self, name: str, command: Sequence[str], seconds: float = SECONDS, warm_up: float = WARM_UP) -> None:
        self.name = name
        self.seconds = seconds
        self._command = list(command)
        self._warm_up = warm_up
        self._process: _Process | None = None
        self._questions = 0

    def answer(self, view: View, seed: int) -> dict[str, Any]:
        """The option that the bot chooses for the seat of this view."""
        seconds = self.seconds if self._process else self.seconds + self._warm_up
        self._questions += 1
        question = {"id": self._questions, "level": self.name, "seed": seed, "seconds": self.seconds, "view": view}
        try:
            if self._process is None:
                self._process = _Process(self._command)
            line = self._process.ask(json.dumps(question, separators=(",", ":")).encode() + b"\n", seconds)
            return legal(answer_in(line, self._questions)["action"], view["options"])
        except _OutOfTime:
            self._end()
            raise BotFailed(f"{self.name} gave no answer within {seconds:g} seconds.", "time") from None
        except TimeoutError:
            # Raised by a signal handler of whoever asks, so it is no failure of the bot.
            self._end()
            raise
        except (OSError, ValueError) as error:
            why = str(error).rstrip(".") if self._process else f"it cannot be started ({error}); check its command"
            raise BotFailed(f"{self.name} failed: {why}{self._end()}.") from None
        except BaseException:
            # The answer that is still under way must not be taken for the next question's.
            self._end()
            raise

    def close(self) -> None:
        """End the process; it is given a moment to end by itself."""
        if self._process is not None:
            self._process.close()
        self._end()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _end(self) -> str:
        """End the process at once, and quote what matters of its stderr."""
        process, self._process = self._process, None
        return "" if process is None else process.end()


class _OutOfTime(Exception):
    """The time for an answer is over."""


class _Process:
    """A running bot."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        # A session of its own: Ctrl-C is for the parent, and whatever the bot starts is ended with it.
        self._popen = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        self._stderr = b""
        self._reader = threading.Thread(target=self._read_stderr, daemon=True)
        self._reader.start()

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The line that answers a question; when the time is over the process is killed, which ends all waiting."""
        assert self._popen.stdin is not None
        assert self._popen.stdout is not None
        late = threading.Event()

        def stop() -> None:
            late.set()
            self._kill()

        timer = threading.Timer(seconds, stop)
        timer.daemon = True
        timer.start()
        try:
            self._popen.stdin.write(question)
            self._popen.stdin.flush()
            line = self._popen.stdout.readline(LONGEST_LINE + 1)
        except TimeoutError:
            raise
        except OSError:
            line = b""
        finally:
            timer.cancel()
        if late.is_set():
            raise _OutOfTime
        if not line:
            raise ValueError(f"its process ended{self._exit_code()}")
        return line

    def close(self) -> None:
        """Let it end by itself, if it does so soon."""
        assert self._popen.stdin is not None
        with suppress(OSError):
            self._popen.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._popen.wait(GRACE_SECONDS)

    def end(self) -> str:
        """End it at once, and quote what matters of its stderr."""
        self._kill()
        self._popen.wait()
        self._reader.join(GRACE_SECONDS)
        for stream in (self._popen.stdin, self._popen.stdout):
            with suppress(OSError):
                stream.close()  # type: ignore[union-attr]
        error = last_error(self._stderr.decode("utf-8", "replace"))
        return f" (it wrote {error[:LONGEST_QUOTE]!r})" if error else ""

    def _exit_code(self) -> str:
        try:
            return f" with exit code {self._popen.wait(GRACE_SECONDS)}"
        except subprocess.TimeoutExpired:
            return ""

    def _kill(self) -> None:
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(self._popen.pid, signal.SIGKILL)
            else:
                self._popen.kill()

    def _read_stderr(self) -> None:
        """Keep reading, so that the process never waits for somebody to read its stderr."""
        assert self._popen.stderr is not None
        with self._popen.stderr as stderr:
            while chunk := stderr.read1(STDERR_BYTES):  # type: ignore[attr-defined]
                self._stderr = (self._stderr + chunk)[-STDERR_BYTES:]
