"""All tables: each loaded when it is needed, changed by one command at a time, and shown to whoever looks."""

import asyncio
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from lancaster.engine.errors import LancasterError
from lancaster.server.hosting.presence import Presence, Viewer
from lancaster.server.people import Person
from lancaster.server.settings import Settings
from lancaster.server.storage import listing
from lancaster.server.storage.database import Database
from lancaster.server.storage.journal import Conflict, Journal, Summary, entries_of
from lancaster.server.storage.node_bus import NodeBus
from lancaster.tables import commands, deciding, folding
from lancaster.tables.agreement import Agreement
from lancaster.tables.deciding import CommandContext
from lancaster.tables.entries import Entry, Happening, as_entries
from lancaster.tables.refusals import Refusal
from lancaster.tables.table import CLOSED, Table

TABLES_IN_MEMORY: Final = 1000
"""Tables that stay in memory although nobody looks at them."""
BREATH: Final = 50
"""Entries after which others get their turn while a long table is read."""
_ID: Final = re.compile("[A-Za-z0-9_-]{1,40}")
TRIES: Final = 5
"""How often a command is tried again when another node was quicker."""
SILENT: Final = 3
"""How often a node may fail to tell who is there before nobody is."""
_log = logging.getLogger(__name__)


@dataclass
class Slot:
    """The place of one table in memory."""

    id: str
    table: Table | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    presence: Presence = field(default_factory=Presence)
    damaged: bool = False
    """Whether it could not be read, which is told the operator once."""

    @property
    def viewers(self) -> set[Viewer]:
        """Who looks at the table here."""
        return self.presence.viewers


@dataclass(frozen=True)
class Done:
    """What became of a command."""

    status: str
    """`done`, or `repeated` when it had been done before."""
    table: Table


class LiveTables:
    """The tables of this server."""

    def __init__(self, settings: Settings, database: Database, journal: Journal, bots: frozenset[str]) -> None:
        self.settings = settings
        self.database = database
        self.journal = journal
        self.bus = NodeBus(database, self.heard, self.told, self.forget_all)
        self.bots = bots
        self._slots: OrderedDict[str, Slot] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self.published: Callable[[Slot], None] = lambda slot: None
        """Called after every change, for the bots."""

    # Finding

    def slot(self, table_id: str) -> Slot:
        """The place of a table in memory; a table that does not exist has one for a moment."""
        slot = self._slots.get(table_id)
        if slot is None:
            slot = self._slots[table_id] = Slot(table_id)
            self._forget_some()
        else:
            self._slots.move_to_end(table_id)
        return slot

    def _forget_some(self) -> None:
        for table_id, slot in list(self._slots.items())[: max(0, len(self._slots) - TABLES_IN_MEMORY)]:
            thinking = slot.table is not None and slot.table.bot_to_move is not None
            if not slot.viewers and not slot.lock.locked() and not thinking:
                del self._slots[table_id]

    async def table(self, table_id: str) -> Table:
        """The table as it is now."""
        return await self.current(self.slot(table_id))

    async def current(self, slot: Slot) -> Table:
        """The table of this slot, loaded if need be."""
        if slot.table is not None:
            return slot.table
        async with slot.lock:
            return await self._load(slot)

    async def _load(self, slot: Slot) -> Table:
        if slot.table is not None:
            return slot.table
        async with self.database.reading() as connection:
            row = await listing.row_of(connection, slot.id)
            entries = await entries_of(connection, slot.id) if row is not None else []
        if row is None:
            self._slots.pop(slot.id, None)
            raise Refusal("no_table")
        try:
            table = Table(slot.id, Agreement.from_json(row.created), row.invitation)
            if table.agreement.closed is not None:
                table.seat_as_listed(row.summary)
                entries = []
            for entry in entries:
                folding.apply(table, entry)
                if entry.number % BREATH == 0:
                    await asyncio.sleep(0)
        except (LancasterError, Refusal, LookupError, TypeError, ValueError) as error:
            if not slot.damaged:
                _log.exception("Table %s cannot be read.", slot.id)
            slot.damaged = True
            raise Refusal("damaged_table") from error
        slot.table = table
        self.show_presence(slot)
        return table

    async def _catch_up(self, slot: Slot, number: int) -> None:
        """Take over what another node has written."""
        async with slot.lock:
            table = slot.table
            if table is None or table.number >= number or table.agreement.closed is not None:
                return
            async with self.database.reading() as connection:
                entries = await entries_of(connection, slot.id, table.number)
            self._go_on(slot, table, folding.after(table, entries))

    def forget_all(self) -> None:
        """Read every table again when it is next needed, because messages may have been missed."""
        for slot in self._slots.values():
            slot.table = None
            self._show(slot)

    # Changing

    async def perform(self, table_id: str, person: Person, command: commands.Command) -> Done:
        """Carry out a command, once, however often it comes."""
        slot = self.slot(table_id)
        async with slot.lock:
            for _ in range(TRIES):
                table = await self._load(slot)
                if table.has_done(person.id, command.key):
                    # It may have been written without anybody having heard of it.
                    self.published(slot)
                    return Done("repeated", table)
                if table.agreement.closed is not None:
                    await self._leave_closed(table, person, command)
                    return Done("done", table)
                if isinstance(command, commands.ComeBack) and table.status == CLOSED:
                    await self._check_number(person)
                at, next_id = time.time(), secrets.token_urlsafe(9)
                around = self._around(slot, table)
                context = CommandContext(table, person, around, self.bots, self.settings.limits, next_id)
                entries = deciding.decide(context, command, at)
                beside = None
                if isinstance(command, commands.Join):
                    beside = listing.admitting(table_id, person.id)
                elif isinstance(command, commands.Rematch) and entries:
                    await self._check_number(person)
                    invitation = secrets.token_urlsafe(12)
                    next_table = table.next_table(person.id, next_id, invitation, new_seed(), new_seed())
                    beside = listing.adding(next_table, at)
                slot.presence.was_here([person.id])
                if await self._append(slot, table, entries, beside):
                    return Done("done", await self._load(slot))
            raise Refusal("stale", version=table.version(None))

    async def _leave_closed(self, table: Table, person: Person, command: commands.Command) -> None:
        """Whoever belongs to a table that this version cannot play can be rid of it, and do nothing else."""
        if not isinstance(command, commands.Leave):
            table.check_version()
        async with self.database.reading() as connection:
            if not await listing.is_member(connection, table.id, person.id) and not table.seats_of(person.id):
                raise Refusal("not_at_table")
        await self.journal.write(listing.dismissing(table.id, person.id))

    async def move_for_bot(self, slot: Slot, before: Table, happenings: list[Happening]) -> None:
        """Carry out what a bot has chosen, unless the table has changed since the bot was asked."""
        async with slot.lock:
            if slot.table is not None and slot.table.game is before.game and slot.table.seats == before.seats:
                table = slot.table
                await self._append(slot, table, as_entries(table, happenings, time.time()))

    async def _append(self, slot: Slot, table: Table, entries: list[Entry], beside: listing.Work | None = None) -> bool:
        """Write entries and what belongs to them, then let them happen; nobody hears of them before all is durable."""
        if not entries:
            return True
        summary = None
        try:
            after = folding.after(table, entries)
            if after.version(None) != table.version(None):
                # What only one seat knows must not show in the lists either, not even as the time of the last change.
                summary = Summary(after.listed_as, after.summary(), after.bot_to_move is not None, entries[-1].at)
            if beside is None:
                await self.journal.append(entries, summary)
            else:
                await self.journal.write(self._together(beside, entries, summary))
        except Conflict:
            slot.table = None
            await self._load(slot)
            self._show(slot)
            return False
        except BaseException:
            # Nobody knows whether it was written, so the truth is read again.
            slot.table = None
            self._show(slot)
            raise
        self._go_on(slot, table, after)
        self.published(slot)
        return True

    def _go_on(self, slot: Slot, before: Table, after: Table) -> None:
        """Let everybody see what has been written."""
        slot.table = after
        self._show(slot)
        if after.seats != before.seats:
            self.show_presence(slot)

    def _around(self, slot: Slot, table: Table) -> frozenset[str]:
        """Who is at the table; whoever lets all others wait for too long is not, though the page be open."""
        around = slot.presence.around(table.players(), self.settings.away_seconds)
        return around - table.idle(time.time() - self.settings.idle_seconds)

    def _together(self, beside: listing.Work, entries: list[Entry], summary: Summary | None) -> listing.Work:
        async def work(connection: AsyncConnection) -> None:
            await beside(connection)
            await self.journal.add(connection, entries, summary)

        return work

    def _show(self, slot: Slot) -> None:
        for viewer in slot.viewers:
            viewer.changed()

    # Creating

    async def create(self, person: Person, agreement: Agreement) -> Table:
        """A new table; whoever already sits there is a member."""
        await self._check_number(person)
        table = Table(secrets.token_urlsafe(9), agreement, secrets.token_urlsafe(12))
        await self.journal.write(listing.adding(table, time.time()))
        return table

    async def _check_number(self, person: Person) -> None:
        most = self.settings.limits.unfinished_tables_per_person
        async with self.database.reading() as connection:
            if await listing.unfinished(connection, person.id) >= most:
                raise Refusal("too_many_tables", most=most)

    # Looking

    async def admit(self, invitation: str, person: Person) -> Table:
        """Let somebody in who has an invitation to a table."""
        _check_id(invitation)
        async with self.database.reading() as connection:
            table_id = await listing.invited_to(connection, invitation)
        if table_id is None:
            raise Refusal("no_table")
        await self.journal.write(listing.admitting(table_id, person.id))
        return await self.table(table_id)

    async def visible(self, table_id: str, person: Person | None) -> Table:
        """The table, if this person may see it; a private one does not exist for strangers."""
        _check_id(table_id)
        table = await self.table(table_id)
        if table.agreement.public or (person is not None and table.seats_of(person.id)):
            return table
        if person is not None:
            async with self.database.reading() as connection:
                if await listing.is_member(connection, table_id, person.id):
                    return table
        raise Refusal("no_table")

    def come(self, slot: Slot, viewer: Viewer) -> None:
        """Somebody begins to look at a table."""
        slot.viewers.add(viewer)
        # The first one here also asks the other nodes who is there.
        self._tell_presence(slot, ask=len(slot.viewers) == 1)

    def go(self, slot: Slot, viewer: Viewer) -> None:
        """Somebody looks away."""
        slot.viewers.discard(viewer)
        slot.presence.was_here([viewer.person])
        self._tell_presence(slot)

    def _tell_presence(self, slot: Slot, ask: bool = False) -> None:
        self._tell_others(slot, {"present": slot.presence.here(), "ask": ask})
        self.show_presence(slot)

    def renew_presence(self) -> None:
        """Tell the other nodes again who is here, and forget what they told if they no longer do."""
        for slot in self._slots.values():
            if slot.viewers:
                self._tell_others(slot, {"present": slot.presence.here(), "ask": False})
            if slot.presence.forget_silent(SILENT * self.settings.sweep_seconds):
                self.show_presence(slot)

    def show_presence(self, slot: Slot) -> None:
        """Tell everybody who looks at the table here who else does."""
        if slot.table is None:
            return  # Everybody is told when it is loaded.
        frame = slot.presence.frame(slot.table.seats)
        for viewer in slot.viewers:
            viewer.hear(frame)

    def think(self, slot: Slot, seat: int, here_only: bool = False) -> None:
        """Let everybody else see that this seat is thinking."""
        for viewer in slot.viewers:
            if viewer.seat != seat:
                viewer.hear({"type": "thinking", "seat": seat})
        if not here_only:
            self._tell_others(slot, {"thinking": seat})

    def _tell_others(self, slot: Slot, message: dict[str, Any]) -> None:
        """Let the viewers on other nodes know, if there are any."""
        if self.database.postgresql:
            self._soon(self.bus.tell(slot.id, {"node": self.database.node, **message}))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def heard(self, table_id: str, number: int) -> None:
        """Another node tells that it has written entries up to this one."""
        slot = self._slots.get(table_id)
        # A table that is just being read may be read without these entries.
        if slot is not None and (slot.table is None or slot.table.number < number):
            self._soon(self._catch_up(slot, number))

    def told(self, table_id: str, message: dict[str, Any]) -> None:
        """Another node tells who looks at a table there, or who is thinking."""
        slot = self._slots.get(table_id)
        if slot is None:
            return
        if "present" in message:
            if slot.presence.told(message["node"], message["present"]):
                self.show_presence(slot)
            if message["ask"] and slot.viewers:
                self._tell_others(slot, {"present": slot.presence.here(), "ask": False})
        if "thinking" in message:
            self.think(slot, message["thinking"], here_only=True)


def _check_id(text: str) -> None:
    """Not everything that an address can hold can be asked of a database."""
    if not _ID.fullmatch(text):
        raise Refusal("no_table")


def new_seed() -> int:
    """A seed that nobody can guess and that every JSON reader can hold."""
    return secrets.randbelow(1 << 53)
