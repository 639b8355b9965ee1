"""The database: its tables, opening it and bringing it up to date; SQLite in the data folder, or PostgreSQL."""

import asyncio
import os
import secrets
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

import orjson
import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from lancaster.engine.errors import LancasterError
from lancaster.installing import command_for
from lancaster.server.settings import Settings
from lancaster.server.storage import migrations

FILE: Final = "lancaster.db"
LOCK: Final = "lancaster.lock"
UPGRADE_LOCK: Final = 14131485
"""The number by which nodes on one PostgreSQL database agree who brings it up to date."""

metadata: Final = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

persons: Final = sa.Table(
    "persons",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("registered", sa.Text, unique=True),
    sa.Column("password", sa.Text),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Column("created_at", sa.Float, nullable=False),
)
"""`registered` is the casefolded login name, `epoch` is raised to end all sessions of a person."""

tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("invitation", sa.Text, nullable=False, unique=True),
    sa.Column("host", sa.ForeignKey("persons.id"), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("created", sa.JSON, nullable=False),
    sa.Column("summary", sa.JSON, nullable=False),
    sa.Column("bot_turn", sa.Boolean, nullable=False),
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("updated_at", sa.Float, nullable=False),
    sa.Index("ix_tables_newest", "status", "public", "created_at"),
    sa.Index("ix_tables_bots", "bot_turn", "status"),
)

members: Final = sa.Table(
    "members",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person_id", sa.ForeignKey("persons.id"), primary_key=True, index=True),
)

entries: Final = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("person_id", sa.Text),
    sa.Column("seat", sa.Integer),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("key", sa.Text),
    # A table's entries lie side by side, and each is written once instead of into a table and an index.
    sqlite_with_rowid=False,
)

boxes: Final = sa.Table(
    "boxes",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("owner", sa.ForeignKey("persons.id"), nullable=False, index=True),
    # As bytes, so that one row that is damaged leaves the others readable.
    sa.Column("name", sa.LargeBinary, nullable=False),
    sa.Column("figures", sa.LargeBinary, nullable=False),
    sa.Column("confirmed", sa.LargeBinary, nullable=False),
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("updated_at", sa.Float, nullable=False),
)

settings_table: Final = sa.Table(
    "settings",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)


class StorageError(LancasterError):
    """The database cannot be used, or something could not be saved; the message is one sentence for people."""


def driver_error(error: BaseException) -> BaseException:
    """What the database driver itself raised, below what SQLAlchemy makes of it."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return error.orig.__cause__ or error.orig
    return error


def _reason(error: BaseException) -> str:
    error = driver_error(error)
    return (str(error).strip() or type(error).__name__).splitlines()[0].rstrip(".")


def was_too_late(error: BaseException) -> bool:
    """Whether something was refused because there is one like it already, or another node is about to write one."""
    error = driver_error(error)
    if isinstance(error, sqlite3.IntegrityError):
        return error.sqlite_errorname in ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")
    # A duplicate; and two ways in which the database ends a quarrel between nodes.
    return getattr(error, "sqlstate", None) in ("23505", "40001", "40P01")


def storage_error(error: BaseException) -> StorageError | None:
    """The sentence for a database that is gone, full or broken; None when it is the question that is wrong."""
    if isinstance(error, StorageError):
        return error
    if isinstance(error, PoolTimeout):
        return StorageError("The database is too busy; try again in a moment.")
    error = driver_error(error)
    reason = _reason(error)
    if isinstance(error, sqlite3.Error):
        # The lower byte is the kind of error; extended codes add the details above it.
        match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF:
            case sqlite3.SQLITE_CONSTRAINT | sqlite3.SQLITE_ERROR | sqlite3.SQLITE_MISMATCH:
                return None
            case sqlite3.SQLITE_FULL:
                return StorageError("The disk is full, so nothing was saved; free some space.")
            case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
                return StorageError(f"The database is damaged ({reason}); restore it from a backup.")
    elif state := getattr(error, "sqlstate", None):
        if str(state)[:2] in ("22", "23", "40", "42"):
            return None
        if state == "53100":
            return StorageError("The disk of the database is full, so nothing was saved; free some space.")
    elif not isinstance(error, OSError) and (
        # The driver's own complaints have no state: a closed connection is one, a wrong argument is another.
        type(error).__module__.partition(".")[0] != "asyncpg" or isinstance(error, ValueError)
    ):
        return None
    return StorageError(f"The database cannot be used now ({reason}); nothing was saved.")


def _look(file: Path) -> tuple[str | None, set[str]]:
    """The step a SQLite file is at and the names of its tables, found without changing a byte of it."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        names = {str(name) for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        if migrations.VERSION_TABLE not in names:
            return None, names
        row = connection.execute(f"SELECT version_num FROM {migrations.VERSION_TABLE}").fetchone()
        return row and row[0], names


def _check(revision: str | None, names: Iterable[str], where: str) -> None:
    """Refuse what is not ours, or ours but not yet known to us."""
    if revision is None and not metadata.tables.keys().isdisjoint(names):
        raise StorageError(f"{where} belongs to another program; choose another place for Lancaster's games.")
    if revision is not None and revision not in migrations.history():
        raise StorageError(f"{where} was made by a newer version of Lancaster; upgrade Lancaster to use it.")


def _prepare_file(file: Path) -> None:
    """Refuse a file that is no database of ours or a newer one, and copy an older one before it is upgraded."""
    if not file.exists():
        return
    try:
        revision, names = _look(file)
    except sqlite3.DatabaseError as error:
        raise StorageError(
            f"The file {file} is damaged or no database ({_reason(error)}); restore it from a backup or move it away."
        ) from error
    _check(revision, names, f"The file {file}")
    newest = migrations.history()[-1]
    if revision in (None, newest):
        return
    copy = file.with_name(f"{file.name}.before-{newest}")
    unfinished = copy.with_name(f"{copy.name}.part")
    try:
        unfinished.unlink(missing_ok=True)
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(unfinished)) as target:
            source.backup(target)
        os.replace(unfinished, copy)
    except (sqlite3.Error, OSError) as error:
        raise StorageError(
            f"The older file {file} was not upgraded, as it could not be copied ({_reason(error)}); free some space."
        ) from error


def as_json(value: object) -> str:
    """A value as the database keeps it."""
    return orjson.dumps(value).decode()


def _from_json(text: str) -> Any:
    """A value that the database keeps; None if it is damaged, so that one such row leaves the others readable."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return None


def _engine(url: sa.URL, **options: Any) -> AsyncEngine:
    return create_async_engine(url, json_serializer=as_json, json_deserializer=_from_json, **options)


def _file_engine(file: Path, pragmas: tuple[str, ...], **options: Any) -> AsyncEngine:
    # Without an isolation level the driver begins no transaction of its own, so that a schema change is in one as well.
    engine = _engine(
        sa.URL.create("sqlite+aiosqlite", database=str(file)), connect_args={"isolation_level": None}, **options
    )

    @sa.event.listens_for(engine.sync_engine, "connect")
    def configure(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("busy_timeout = 10000", "foreign_keys = ON", *pragmas):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _server_url(text: str) -> sa.URL:
    """The URL of a PostgreSQL database as people write it, made fit for the driver."""
    try:
        url = sa.make_url(text)
    except (ArgumentError, ValueError) as error:
        raise StorageError("The database URL cannot be read; write postgresql://user:password@host/name.") from error
    if url.drivername.partition("+")[0] not in ("postgresql", "postgres"):
        raise StorageError("Only PostgreSQL databases have a URL here; write postgresql://user:password@host/name.")
    query = {"ssl" if key == "sslmode" else key: value for key, value in url.query.items()}
    return url.set(drivername="postgresql+asyncpg", query=query)


class Database:
    """An open database: one connection at a time for the writer, some for reading, and what all nodes share."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine, lock: FileLock | None = None) -> None:
        self.writer: Final = writer
        self.reader: Final = reader
        self.postgresql: Final = writer.dialect.name == "postgresql"
        self.node: Final = secrets.token_hex(6)
        """This server's name among the nodes of one database."""
        self.secret = ""
        """What cookies are signed with; the same on all nodes, and made when the database is."""
        self._lock = lock

    @classmethod
    async def open(cls, settings: Settings) -> "Database":
        """Open the database of the settings and bring it up to date, or raise a StorageError that says what is wrong.

        A data folder serves one server only. An older SQLite file is first copied to `lancaster.db.before-<revision>`
        beside it; a database made by a newer version of Lancaster is left as it is.
        """
        return await (
            cls._open_file(settings.data) if settings.database is None else cls._open_server(settings.database)
        )

    @classmethod
    async def _open_file(cls, folder: Path) -> "Database":
        lock = FileLock(folder / LOCK, thread_local=False)
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock.acquire(timeout=0)
        except Timeout as error:
            raise StorageError(
                f"Another Lancaster server uses the folder {folder}; stop it, or choose another folder."
            ) from error
        except OSError as error:
            raise StorageError(
                f"The folder {folder} cannot be written ({error.strerror}); choose another one."
            ) from error
        file = folder / FILE
        writer = _file_engine(
            file, ("journal_mode = WAL", "synchronous = FULL", "temp_store = MEMORY"), pool_size=1, max_overflow=0
        )
        sa.event.listen(writer.sync_engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        reader = _file_engine(file, ("query_only = ON",), pool_size=4, max_overflow=8)
        return await cls(writer, reader, lock)._bring_up_to_date(f"The file {file}", file)

    @classmethod
    async def _open_server(cls, text: str) -> "Database":
        url = _server_url(text)
        # A server that has silently gone away must not hold up every table for ever.
        patience = {"timeout": 10, "command_timeout": 30}
        try:
            writer = _engine(url, connect_args=patience, pool_size=1, max_overflow=0)
            reader = _engine(url, connect_args=patience, pool_pre_ping=True)
        except ModuleNotFoundError as error:
            raise StorageError(f"PostgreSQL needs one more package: {command_for('postgresql')}.") from error
        where = f"The database {url.database or ''} at {url.host or url.query.get('host') or 'localhost'}"
        return await cls(writer, reader)._bring_up_to_date(where)

    async def _bring_up_to_date(self, where: str, file: Path | None = None) -> "Database":
        try:
            if file is not None:
                await asyncio.to_thread(_prepare_file, file)
            async with self.writer.begin() as connection:
                if self.postgresql:
                    await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADE_LOCK)))
                await connection.run_sync(_upgrade, where)
                self.secret = await setting(connection, "secret", secrets.token_urlsafe(48))
        except BaseException as error:
            await self.close()
            if isinstance(error, StorageError) or not isinstance(error, Exception):
                raise
            raise StorageError(f"{where} cannot be used ({_reason(error)}).") from error
        return self

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for questions only; it sees everything written before, and does not wait for the writer."""
        try:
            async with self.reader.connect() as connection:
                yield connection
        except Exception as error:
            if failure := storage_error(error):
                raise failure from error
            raise

    async def close(self) -> None:
        """Let go of the database, and of the data folder."""
        await self.reader.dispose()
        await self.writer.dispose()
        if self._lock is not None:
            self._lock.release()


def _upgrade(connection: sa.Connection, where: str) -> None:
    revision = migrations.revision_of(connection)
    _check(revision, sa.inspect(connection).get_table_names(), where)
    if revision != migrations.history()[-1]:
        migrations.upgrade(connection)


async def setting(connection: AsyncConnection, key: str, value: str) -> str:
    """What is kept under a key: the given value, unless another node was quicker to set one."""
    insert = "INSERT INTO settings (key, value) VALUES (:key, :value) ON CONFLICT (key) DO NOTHING"
    await connection.execute(sa.text(insert), {"key": key, "value": value})
    stored = await connection.scalar(sa.select(settings_table.c.value).where(settings_table.c.key == key))
    return str(stored)
