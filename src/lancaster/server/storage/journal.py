"""The journal: the one writer, which saves what happened at many tables in one transaction."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from lancaster.server.storage import database as db
from lancaster.server.storage.database import Database, StorageError, storage_error, was_too_late
from lancaster.tables.entries import Entry

T = TypeVar("T")
Row = tuple[Any, ...]

CHANNEL: Final = "lancaster"
"""Where nodes on one PostgreSQL database tell each other of new entries."""
ALREADY_THERE: Final = "Another node has written an entry of that number."
CLOSING: Final = "The server is closing, so nothing was saved."

# SQLite takes 32766 values in a statement, a dozen for each entry.
MOST_APPENDS: Final = 200
MOST_ENTRIES_OF_ONE: Final = 10
MOST_ENTRIES: Final = MOST_APPENDS * MOST_ENTRIES_OF_ONE

# A batch is one statement and so one transaction, whatever is in it. Each further statement would wait once more for
# the event loop, and on SQLite, whose driver runs in a thread, several times for Python's lock.
COLUMNS: Final = "table_id, number, kind, person_id, seat, data, at, key, status, summary, bot_turn, updated_at"
SQLITE_BATCH: Final = f"""
CREATE TEMP VIEW IF NOT EXISTS batch AS SELECT {COLUMNS} FROM entries JOIN tables ON tables.id = entries.table_id;
CREATE TEMP TRIGGER IF NOT EXISTS save INSTEAD OF INSERT ON batch BEGIN
    INSERT INTO entries (table_id, number, kind, person_id, seat, data, at, key)
        VALUES (NEW.table_id, NEW.number, NEW.kind, NEW.person_id, NEW.seat, NEW.data, NEW.at, NEW.key);
    UPDATE tables
        SET status = NEW.status, summary = NEW.summary, bot_turn = NEW.bot_turn, updated_at = NEW.updated_at
        WHERE id = NEW.table_id AND NEW.status IS NOT NULL;
END;
"""
SQLITE_ROW: Final = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
POSTGRESQL_SAVE: Final = f"""
WITH batch ({COLUMNS}) AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::integer[], $6::text[], $7::float8[],
        $8::text[], $9::text[], $10::text[], $11::boolean[], $12::float8[])
), saved AS (
    INSERT INTO entries (table_id, number, kind, person_id, seat, data, at, key)
    SELECT table_id, number, kind, person_id, seat, data::json, at, key FROM batch
), shown AS (
    UPDATE tables
    SET status = new.status, summary = new.summary::json, bot_turn = new.bot_turn, updated_at = new.updated_at
    FROM (SELECT DISTINCT ON (table_id) * FROM batch WHERE status IS NOT NULL ORDER BY table_id, number DESC) AS new
    WHERE tables.id = new.table_id
)
SELECT pg_notify('{CHANNEL}', $13::text || ':' || table_id || ':' || max(number)) FROM batch GROUP BY table_id
"""


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists show of a table after its newest entry."""

    status: str
    summary: dict[str, Any]
    bot_turn: bool
    updated_at: float


class Conflict(Exception):
    """Another node has already written an entry of that number; nothing of this one is saved."""


@dataclass(slots=True, eq=False)
class _Append:
    rows: list[Row]
    done: asyncio.Future[None]


@dataclass(slots=True, eq=False)
class _Work:
    work: Callable[[AsyncConnection], Awaitable[Any]]
    done: asyncio.Future[Any]


class Journal:
    """Saves entries; whoever appends waits until they are durable, together with all who wait at the same time.

    After a StorageError or a Conflict the table in memory may differ from what is kept: a connection can be lost
    between saving and hearing of it. Read the entries again before the table goes on.
    """

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._appends: list[_Append] = []
        self._works: deque[_Work] = deque()
        self._wake: Final = asyncio.Event()
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self._writer: asyncio.Task[None] | None = None
        self._closing = False

    async def start(self) -> None:
        """Start the writer."""
        self._writer = asyncio.create_task(self._run(), name="journal")

    async def close(self) -> None:
        """Save what is still waiting, and stop."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer

    async def append(self, entries: list[Entry], summary: Summary | None) -> None:
        """Save new entries of one table, and the table's summary with them; all or nothing."""
        self._check_open()
        if len(entries) > MOST_ENTRIES_OF_ONE:
            return await self.write(lambda connection: self.add(connection, entries, summary))
        append = _Append(_rows(entries, summary), asyncio.get_running_loop().create_future())
        self._appends.append(append)
        self._wake.set()
        return await append.done

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Let a function write something else, in a transaction of its own that is undone when the function raises.

        The function must not itself wait for the journal, which is busy with it.
        """
        self._check_open()
        waiting = _Work(work, asyncio.get_running_loop().create_future())
        self._works.append(waiting)
        self._wake.set()
        result: T = await waiting.done
        return result

    async def add(self, connection: AsyncConnection, entries: list[Entry], summary: Summary | None = None) -> None:
        """Save entries of one table within `write`, when they belong together with something else."""
        rows = _rows(entries, summary)
        try:
            for start in range(0, len(rows), MOST_ENTRIES):
                statement, values = self._save_statement(rows[start : start + MOST_ENTRIES])
                await connection.exec_driver_sql(statement, tuple(values))
        except DBAPIError as error:
            if was_too_late(error):
                raise Conflict(ALREADY_THERE) from error
            raise

    def _check_open(self) -> None:
        if self._closing or self._writer is None or self._writer.done():
            raise StorageError(CLOSING)

    async def _run(self) -> None:
        try:
            while not self._closing or self._appends or self._works:
                await self._wake.wait()
                self._wake.clear()
                while self._appends or self._works:
                    # What is in hand stays in line until it is done, so that nobody is forgotten when the writer ends.
                    batch = self._appends[:MOST_APPENDS]
                    await self._save(batch)
                    del self._appends[: len(batch)]
                    if self._works:
                        await self._perform(self._works[0])
                        self._works.popleft()
        finally:
            self._closing = True
            for done in (*(append.done for append in self._appends), *(waiting.done for waiting in self._works)):
                _fail(done, StorageError(CLOSING))
            await self._disconnect(lost=False)

    async def _save(self, batch: list[_Append]) -> None:
        batch = [append for append in batch if not append.done.done()]
        if not batch:
            return
        try:
            await self._commit(batch)
        except Exception as error:
            failure = storage_error(error)
            if failure is not None:
                await self._disconnect(lost=True)
            if failure is None and len(batch) > 1:
                # Only one of them is to blame.
                for append in batch:
                    await self._save([append])
                return
            for append in batch:
                if failure is not None:
                    _fail(append.done, StorageError(str(failure)), error)
                elif was_too_late(error):
                    _fail(append.done, Conflict(ALREADY_THERE), error)
                else:
                    _fail(append.done, error)
        else:
            for append in batch:
                if not append.done.done():
                    append.done.set_result(None)

    async def _commit(self, batch: list[_Append]) -> None:
        # In one order on all nodes, so that two that race wait for each other but not in a circle.
        rows = sorted((row for append in batch for row in append.rows), key=itemgetter(0, 1))
        statement, values = self._save_statement(rows)
        await self._connect()
        if self._database.postgresql:
            await self._driver.execute(statement, *values)
        else:
            await self._driver.execute(statement, values)

    def _save_statement(self, rows: list[Row]) -> tuple[str, list[Any]]:
        if self._database.postgresql:
            return POSTGRESQL_SAVE, [*map(list, zip(*rows, strict=True)), self._database.node]
        statement = f"INSERT INTO batch VALUES {', '.join([SQLITE_ROW] * len(rows))}"
        return statement, [value for row in rows for value in row]

    async def _perform(self, waiting: _Work) -> None:
        if waiting.done.done():
            return
        try:
            connection = await self._connect()
            async with connection.begin():
                result = await waiting.work(connection)
        except Exception as error:
            failure = storage_error(error)
            if failure is None:
                _fail(waiting.done, error)
            else:
                await self._disconnect(lost=True)
                _fail(waiting.done, failure, error)
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            # It is the work that was cancelled from somewhere, not the writer.
            waiting.done.cancel(str(error))
        else:
            if not waiting.done.done():
                waiting.done.set_result(result)

    async def _connect(self) -> AsyncConnection:
        if self._connection is not None and self._database.postgresql and self._driver.is_closed():
            await self._disconnect(lost=True)
        if self._connection is None:
            connection = await self._database.writer.connect()
            self._connection = connection
            # The driver itself saves a batch: it takes a third of the time that SQLAlchemy needs.
            self._driver = (await connection.get_raw_connection()).driver_connection
            if not self._database.postgresql:
                await self._driver.executescript(SQLITE_BATCH)
        return self._connection

    async def _disconnect(self, lost: bool) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            # Whatever is wrong with it, it is given up.
            with suppress(Exception):
                if lost:
                    await connection.invalidate()
                await connection.close()


def _fail(done: asyncio.Future[Any], error: Exception, cause: Exception | None = None) -> None:
    if not done.done():
        if cause is not None and cause is not error:
            error.__cause__ = cause
        done.set_exception(error)


def _rows(entries: list[Entry], summary: Summary | None) -> list[Row]:
    """The rows of a batch for some entries of one table; the last one has the summary."""
    rows: list[Row] = []
    for new in entries:
        row = (new.table_id, new.number, new.kind, new.person_id, new.seat, db.as_json(new.data), new.at, new.key)
        if summary is not None and new is entries[-1]:
            rows.append((*row, summary.status, db.as_json(summary.summary), summary.bot_turn, summary.updated_at))
        else:
            rows.append((*row, None, None, None, None))
    return rows


async def entries_of(connection: AsyncConnection, table_id: str, after: int = 0) -> list[Entry]:
    """The entries of a table, in their order, without those up to a number."""
    columns = db.entries.c
    query = (
        sa.select(columns.number, columns.kind, columns.person_id, columns.seat, columns.key, columns.data, columns.at)
        .where(columns.table_id == table_id, columns.number > after)
        .order_by(columns.number)
    )
    return [Entry(table_id, *row) for row in await connection.execute(query)]
