"""Analyses of finished games: each made once, in a process of its own, however many ask for it."""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import orjson

from lancaster import messages
from lancaster.engine.format.record import Record
from lancaster.server.hosting.bot_workers import end, start
from lancaster.server.settings import Settings
from lancaster.tables.refusals import Refusal
from lancaster.tables.table import Table
from lancaster.tables.views import revealed

ANALYSES_IN_MEMORY: Final = 200
"""Analyses that stay in memory."""
_log = logging.getLogger(__name__)


@dataclass
class _Analysis:
    """How far an analysis is, or its result."""

    total: int
    done: int = 0
    result: dict[str, Any] | None = None
    failed: bool = False


class Analyses:
    """The analyses of this server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._kept: OrderedDict[str, _Analysis] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        # One at a time, because bots that play need the other cores.
        self._turn = asyncio.Lock()

    def of(self, table: Table, check: Callable[[], None]) -> dict[str, Any]:
        """The analysis of a table's game as the wire has it; `check` may refuse to begin a new one."""
        if not revealed(table):
            raise Refusal("not_over")
        key, record = self._key(table)
        analysis = self._kept.get(key)
        if analysis is None:
            check()
            analysis = self._begin(key, record)
        if analysis.failed:
            del self._kept[key]
            raise Refusal("no_analysis")
        self._kept.move_to_end(key)
        if analysis.result is None:
            return {"state": "working", "done": analysis.done, "total": analysis.total}
        return {"state": "done", **analysis.result}

    def _key(self, table: Table) -> tuple[str, Record]:
        """By its content, because a game can be taken back after the end, and imported many times."""
        record = table.once("record", table.record)
        return table.once("analysis", lambda: hashlib.sha256(orjson.dumps(record.to_json())).hexdigest()), record

    def _begin(self, key: str, record: Record) -> _Analysis:
        begun = self._kept[key] = _Analysis(len(record.actions))
        task = asyncio.create_task(self._work(begun, record))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        ended = [old for old, one in self._kept.items() if one.result or one.failed]
        for old in ended[: max(0, len(self._kept) - ANALYSES_IN_MEMORY)]:
            del self._kept[old]
        return begun

    async def _work(self, begun: _Analysis, record: Record) -> None:
        async with self._turn:
            try:
                result = await self._ask(begun, record)
                result["costly"] = messages.costly_decisions(record, result["costly"])
                begun.result = result
            except Exception as error:
                # Whatever it was, somebody may ask again.
                _log.warning("An analysis failed: %s", error or type(error).__name__)
                begun.failed = True

    async def _ask(self, begun: _Analysis, record: Record) -> dict[str, Any]:
        process = await start(self._settings.analysis_command, None)
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(orjson.dumps(record.to_json()))
            await process.stdin.drain()
            process.stdin.close()
            while line := await asyncio.wait_for(process.stdout.readline(), self._settings.analysis_seconds):
                said = orjson.loads(line)
                if "result" in said:
                    result: dict[str, Any] = said["result"]
                    return result
                begun.done = said["done"]
            raise EOFError("its process ended")
        finally:
            await end(process)

    async def close(self) -> None:
        """Stop all work; it can be begun again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
