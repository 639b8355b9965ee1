"""Bots think in processes of their own, spoken to in JSON lines, so that the table never waits for them."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

import orjson

LONGEST_LINE: Final = 1 << 20
_log = logging.getLogger(__name__)


class BotFailed(Exception):
    """A bot that gave no usable answer, and why: it ran out of time, or it made an error."""

    def __init__(self, text: str, reason: str = "error") -> None:
        super().__init__(text)
        self.reason = reason


class _Worker:
    """One process that answers one question at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._asked = 0

    async def ask(self, question: dict[str, Any], seconds: float) -> Any:
        """The answer to a question; a process that fails to give one in time is ended, and the next gets a new one."""
        try:
            return await asyncio.wait_for(self._ask(question), seconds)
        except (TimeoutError, OSError, ValueError, EOFError) as error:
            await self.end()
            if isinstance(error, TimeoutError):
                raise BotFailed(f"{question['level']} ran out of time", "time") from error
            raise BotFailed(f"{question['level']} failed ({error})") from error
        except asyncio.CancelledError:
            # The answer that is still under way must not be taken for the next question's.
            await self.end()
            raise

    async def _ask(self, question: dict[str, Any]) -> Any:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        self._asked += 1
        process.stdin.write(orjson.dumps({"id": self._asked, **question}) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError("its process ended")
        answer = orjson.loads(line)
        if not isinstance(answer, dict) or answer.get("id") != self._asked or "action" not in answer:
            raise ValueError(
                str(answer.get("error", "a wrong answer")) if isinstance(answer, dict) else "a wrong answer"
            )
        return answer["action"]

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=LONGEST_LINE,
            )
        return self._process

    async def end(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            try:
                process.kill()
            except ProcessLookupError:
                return
            await process.wait()


class BotWorkers:
    """A few worker processes, started when they are first needed."""

    def __init__(self, workers: int, seconds: float, command: Sequence[str]) -> None:
        self._seconds = seconds
        self._all = [_Worker(command) for _ in range(workers)]
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._all:
            self._idle.put_nowait(worker)

    async def ask(self, level: str, seed: int, view: dict[str, Any]) -> Any:
        """The action that a bot of this level chooses for the seat whose view this is."""
        worker = await self._idle.get()
        try:
            return await worker.ask({"level": level, "seed": seed, "view": view}, self._seconds)
        except BotFailed as error:
            _log.warning("A move is made for a bot: %s.", error)
            raise
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            await worker.end()
