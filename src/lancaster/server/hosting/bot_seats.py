"""Bots at tables: whenever the game waits for one, it is asked what to do with what its seat may see."""

import asyncio
import logging
import math
import time
from typing import Final

from lancaster.bots.external import BotFailed
from lancaster.server.hosting.bot_workers import BotWorkers
from lancaster.server.hosting.live_tables import LiveTables, Slot
from lancaster.server.storage import listing
from lancaster.tables import bot_moves
from lancaster.tables.entries import Happening
from lancaster.tables.refusals import Refusal
from lancaster.tables.table import Table

RETRY: Final = 2.0
"""Seconds before a bot tries again whose move could not be written."""
_log = logging.getLogger(__name__)


class BotSeats:
    """Plays for all bots of this server."""

    def __init__(self, tables: LiveTables, workers: BotWorkers) -> None:
        self._tables = tables
        self._workers = workers
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._closing = False
        tables.published = self.consider

    async def start(self) -> None:
        """Go on with every table that waited for a bot when the server stopped."""
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def close(self) -> None:
        """Stop in the middle of whatever is thought about; nothing of it is in a record yet."""
        self._closing = True
        tasks = [*self._driving.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def consider(self, slot: Slot) -> None:
        """See whether a bot is to move at this table."""
        if self._closing or slot.table is None or slot.id in self._driving:
            return
        if slot.table.bot_to_move is not None:
            task = asyncio.create_task(self._drive(slot.id))
            self._driving[slot.id] = task
            task.add_done_callback(lambda _: self._driven(slot.id))

    def _driven(self, table_id: str) -> None:
        self._driving.pop(table_id, None)
        self.consider(self._tables.slot(table_id))

    async def _drive(self, table_id: str) -> None:
        going_on = True
        while going_on:
            try:
                going_on = await self._move(table_id)
            except Exception as error:
                # Whatever it was, the table must not stand still for good.
                _log.warning("A bot's move at table %s could not be made (%s); it is tried again.", table_id, error)
                await asyncio.sleep(RETRY)

    async def _move(self, table_id: str) -> bool:
        # Not kept from move to move: a table at which nobody looks may have lost its place in memory to others.
        slot = self._tables.slot(table_id)
        table = await self._tables.current(slot)
        seat = table.bot_to_move
        if seat is None:
            return False
        self._tables.think(slot, seat)
        if not table.asks_all:
            await asyncio.sleep(self._tables.settings.bot_pause)
        await self._tables.move_for_bot(slot, table, await self._choose(table, seat))
        return True

    async def _choose(self, table: Table, seat: int) -> list[Happening]:
        bot = table.seats[seat].bot or ""
        if bot not in self._tables.bots:
            return bot_moves.inherit(seat, bot)
        try:
            answer = await self._workers.ask(bot, bot_moves.seed_of(table, seat), table.playing().view(seat))
        except BotFailed as error:
            return bot_moves.move(table, seat, None, error.reason)
        return bot_moves.move(table, seat, answer)

    async def _sweep_for_ever(self) -> None:
        before = math.inf
        while True:
            try:
                await self._sweep(before)
                self._tables.renew_presence()
            except Exception as error:
                # Whatever it was, the next round may go better.
                _log.warning("The tables could not be looked through: %s", error)
            await asyncio.sleep(self._tables.settings.sweep_seconds)
            before = time.time() - self._tables.settings.sweep_seconds

    async def _sweep(self, before: float) -> None:
        async with self._tables.database.reading() as connection:
            waiting = await listing.waiting_for_bots(connection, before)
        for table_id in waiting:
            slot = self._tables.slot(table_id)
            try:
                await self._tables.current(slot)
            except Refusal as refusal:
                _log.warning("A bot cannot go on at table %s: %s", table_id, refusal)
                continue
            self.consider(slot)
