"""Bots think in processes of their own, spoken to in JSON lines, so that the table never waits for them."""

import asyncio
import logging
import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import orjson

from lancaster import View
from lancaster.bots.external import LONGEST_LINE, BotFailed, answer_in
from lancaster.server.settings import Settings

_log = logging.getLogger(__name__)


class Worker:
    """One process that answers one question at a time."""

    def __init__(self, command: Sequence[str], stderr: int | None) -> None:
        self._command = command
        self._stderr = stderr
        self._process: asyncio.subprocess.Process | None = None
        self._asked = 0
        self.outdated = False
        """Whether the next question goes to a new process."""

    async def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a question; a process that fails to give one in time is ended, and the next gets a new one."""
        try:
            return await asyncio.wait_for(self._ask({**question, "seconds": seconds}), seconds)
        except TimeoutError as error:
            await self.end()
            raise BotFailed(f"{question['level']} ran out of time.", "time") from error
        except (OSError, ValueError) as error:
            await self.end()
            raise BotFailed(f"{question['level']} failed: {str(error).rstrip('.')}.") from error
        except asyncio.CancelledError:
            # The answer that is still under way must not be taken for the next question's.
            await self.end()
            raise

    async def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        self._asked += 1
        process.stdin.write(orjson.dumps({"id": self._asked, **question}) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise ValueError("its process ended")
        return answer_in(line, self._asked)

    async def _running(self) -> asyncio.subprocess.Process:
        if self.outdated:
            self.outdated = False
            await self.end()
        if self._process is None or self._process.returncode is not None:
            self._process = await start(self._command, self._stderr)
        return self._process

    async def end(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            await end(process)


async def start(command: Sequence[str], stderr: int | None) -> asyncio.subprocess.Process:
    """A process to speak to, in a session of its own: Ctrl-C is for the server, which ends it."""
    return await asyncio.create_subprocess_exec(
        *command,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=stderr,
        limit=LONGEST_LINE,
        start_new_session=True,
    )


async def end(process: asyncio.subprocess.Process) -> None:
    """End a process and all that it has started."""
    with suppress(ProcessLookupError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    await process.wait()


class _Team:
    """Workers of which any can be asked."""

    def __init__(self, workers: list[Worker]) -> None:
        self._workers = workers
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in workers:
            self._idle.put_nowait(worker)

    async def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer of the first who is free."""
        worker = await self._idle.get()
        try:
            return await worker.ask(question, seconds)
        finally:
            self._idle.put_nowait(worker)

    def renew(self) -> None:
        """Have each answer its next question in a new process."""
        for worker in self._workers:
            worker.outdated = True

    async def end(self) -> None:
        """End all of them."""
        for worker in self._workers:
            await worker.end()


class BotWorkers:
    """A few processes for the levels and one for each program of the host's, started when they are first needed."""

    def __init__(self, settings: Settings) -> None:
        self._seconds = settings.bot_seconds
        quiet = asyncio.subprocess.DEVNULL
        self._levels = _Team([Worker(settings.bot_command, quiet) for _ in range(settings.bot_workers)])
        # What a program writes to stderr is for the host to read.
        self._programs = {name: _Team([Worker(command, None)]) for name, command in settings.programs.items()}

    async def ask(self, level: str, seed: int, view: View) -> Any:
        """The action that a bot chooses for the seat whose view this is."""
        try:
            return (await self._answer({"level": level, "seed": seed, "view": view}))["action"]
        except BotFailed as error:
            _log.warning("A move is made for a bot: %s", error)
            raise

    async def think(self, level: str, seed: int, view: View) -> dict[str, Any]:
        """The same with all that the bot weighed."""
        return await self._answer({"level": level, "seed": seed, "think": True, "view": view})

    async def _answer(self, question: dict[str, Any]) -> dict[str, Any]:
        return await self._programs.get(question["level"], self._levels).ask(question, self._seconds)

    def renew(self) -> None:
        """Start all processes anew, because the engine or a program was replaced; what they think about now goes on."""
        for team in self._teams():
            team.renew()

    async def close(self) -> None:
        """End all processes."""
        for team in self._teams():
            await team.end()

    def _teams(self) -> list[_Team]:
        return [self._levels, *self._programs.values()]
