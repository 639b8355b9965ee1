"""Opening a database, saving entries together, and what happens when that goes wrong; on both databases."""

import asyncio
import resource
import sqlite3
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from lancaster.server.settings import Settings
from lancaster.server.storage.database import FILE, LOCK, Database, StorageError, entries, persons, setting, tables
from lancaster.server.storage.journal import Conflict, Journal, Summary, entries_of
from lancaster.server.storage.node_bus import LARGEST, NodeBus
from lancaster.tables.entries import Entry
from tests.patience import PATIENCE
from tests.server.postgresql import PostgresServer, ask

pytestmark = pytest.mark.slow

pytest_plugins = ("tests.server.databases",)

TABLES = ("york", "kent", "essex")
FULL_DISK = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH ROW WHEN (NEW.kind = 'too much') EXECUTE FUNCTION full_disk()
"""


def entry(number: int, table_id: str = "york", **other: Any) -> Entry:
    return replace(
        Entry(table_id, number, "turn", "anna", 0, f"key-{number}", {"actions": ["é"]}, 10.0 + number), **other
    )


async def settle(connection: AsyncConnection) -> None:
    await connection.execute(sa.insert(persons), {"id": "anna", "name": "Anna", "epoch": 0, "created_at": 1.0})
    rest = {"host": "anna", "public": True, "status": "open", "created": {}, "summary": {}, "bot_turn": False}
    times = {"created_at": 1.0, "updated_at": 1.0}
    await connection.execute(sa.insert(tables), [{"id": name, "invitation": name, **rest, **times} for name in TABLES])


@asynccontextmanager
async def node(settings: Settings, new: bool = True) -> AsyncIterator[tuple[Database, Journal]]:
    """A database with three tables, and the writer of one server."""
    database = await Database.open(settings)
    journal = Journal(database)
    await journal.start()
    if new:
        await journal.write(settle)
    try:
        yield database, journal
    finally:
        await journal.close()
        await database.close()


async def kept(database: Database, table_id: str = "york", after: int = 0) -> list[Entry]:
    async with database.reading() as connection:
        return await entries_of(connection, table_id, after)


async def transactions(database: Database, settings: Settings) -> int:
    """How many transactions have written something."""
    if database.postgresql:
        async with database.reading() as connection:
            return int(await connection.scalar(sa.text("SELECT count(DISTINCT xmin::text) FROM entries")) or 0)
    log = (settings.data / f"{FILE}-wal").read_bytes()
    (page_size,) = struct.unpack_from(">I", log, 8)
    # The last page of a transaction says how large the file is after it, the others say 0.
    sizes = [struct.unpack_from(">I", log, at + 4)[0] for at in range(32, len(log), 24 + page_size)]
    return sum(size > 0 for size in sizes)


async def until(condition: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait for something that has to come, but not for ever."""
    async with asyncio.timeout(PATIENCE):
        while True:
            result = condition()
            if result if isinstance(result, bool) else await result:
                return
            await asyncio.sleep(0.01)


def refusal(settings: Settings) -> str:
    """What opening the database is answered with."""

    async def main() -> None:
        await (await Database.open(settings)).close()

    with pytest.raises(StorageError) as caught:
        asyncio.run(main())
    return str(caught.value)


class TestOpening:
    def test_the_secret_is_made_once(self, settings: Settings) -> None:
        async def secret() -> str:
            database = await Database.open(settings)
            await database.close()
            return database.secret

        first = asyncio.run(secret())
        assert len(first) >= 64
        assert asyncio.run(secret()) == first

    def test_a_setting_is_what_the_first_node_set(self, settings: Settings) -> None:
        async def main() -> None:
            async with node(settings) as (_, journal):
                assert await journal.write(lambda connection: setting(connection, "name", "Lancaster")) == "Lancaster"
                assert await journal.write(lambda connection: setting(connection, "name", "York")) == "Lancaster"

        asyncio.run(main())

    def test_many_nodes_may_start_at_once(self, postgresql_settings: Settings) -> None:
        async def main() -> None:
            databases = await asyncio.gather(*(Database.open(postgresql_settings) for _ in range(4)))
            assert len({database.secret for database in databases}) == 1
            assert len({database.node for database in databases}) == 4
            for database in databases:
                await database.close()

        asyncio.run(main())

    def test_a_folder_serves_one_server(self, sqlite_settings: Settings) -> None:
        async def main() -> None:
            async with node(sqlite_settings):
                with pytest.raises(StorageError, match="Another Lancaster server uses the folder"):
                    await Database.open(sqlite_settings)
            async with node(sqlite_settings, new=False):
                pass

        asyncio.run(main())

    def test_a_folder_that_cannot_be_made(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("not a folder")
        assert "cannot be written" in refusal(Settings(data=tmp_path / "file" / "data"))

    def test_a_folder_that_cannot_be_written(self, tmp_path: Path) -> None:
        (tmp_path / LOCK).mkdir()
        assert "cannot be written" in refusal(Settings(data=tmp_path))

    def test_a_folder_of_any_name(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with node(Settings(data=tmp_path / "a b" / "50% ?#é")) as (database, journal):
                await journal.append([entry(1)], None)
                assert await kept(database) == [entry(1)]

        asyncio.run(main())

    def test_a_file_that_is_no_database(self, tmp_path: Path) -> None:
        (tmp_path / FILE).write_text("Dear diary, " * 1000)
        assert "is damaged or no database" in refusal(Settings(data=tmp_path))
        assert (tmp_path / FILE).read_text().startswith("Dear diary")

    def test_a_damaged_file(self, sqlite_settings: Settings) -> None:
        async def fill() -> None:
            async with node(sqlite_settings) as (_, journal):
                await journal.append([entry(number, data={"text": "x" * 500}) for number in range(1, 200)], None)

        asyncio.run(fill())
        file = sqlite_settings.data / FILE
        content = bytearray(file.read_bytes())
        content[-8 * 4096 :] = b"\x55" * (8 * 4096)
        file.write_bytes(content)
        assert "restore it from a backup" in refusal(sqlite_settings)
        file.unlink()
        asyncio.run(fill())

    @pytest.mark.parametrize(
        ("url", "sentence"),
        [
            ("nonsense", "cannot be read"),
            ("postgresql://host:port/name", "cannot be read"),
            ("mysql://localhost/lancaster", "Only PostgreSQL"),
            ("postgresql://anna:secret@/lancaster?host=/nowhere/at/all", "at /nowhere/at/all cannot be used"),
            ("postgres://anna:secret@127.0.0.1:1/lancaster?sslmode=disable", "lancaster at 127.0.0.1 cannot be used"),
        ],
    )
    def test_a_url_that_leads_nowhere(self, tmp_path: Path, url: str, sentence: str) -> None:
        answer = refusal(Settings(data=tmp_path, database=url))
        assert sentence in answer
        assert "secret" not in answer
        assert "\n" not in answer

    def test_a_postgresql_database_that_is_not_there(self, tmp_path: Path, postgresql_url: str) -> None:
        url = sa.make_url(postgresql_url).set(database="camelot").render_as_string(hide_password=False)
        assert "camelot" in refusal(Settings(data=tmp_path, database=url))


class TestAppending:
    def test_what_is_appended_is_kept(self, settings: Settings) -> None:
        async def main() -> None:
            happened = [
                entry(1),
                entry(2, person_id=None, seat=None, key=None, data={}),
                entry(3, data={"a": [1.5, None]}),
            ]
            async with node(settings) as (database, journal):
                await journal.append(happened[:2], Summary("playing", {"round": 1}, True, 12.0))
                await journal.append(happened[2:], None)
                assert await kept(database) == happened
                assert await kept(database, after=1) == happened[1:]
                assert await kept(database, "kent") == []
            async with node(settings, new=False) as (database, _):
                assert await kept(database) == happened
                async with database.reading() as connection:
                    query = sa.select(tables).where(tables.c.bot_turn, tables.c.status == "playing")
                    (table,) = await connection.execute(query)
                    assert (table.id, table.summary, table.updated_at) == ("york", {"round": 1}, 12.0)

        asyncio.run(main())

    def test_those_who_wait_at_the_same_time_share_a_transaction(self, settings: Settings) -> None:
        async def main() -> None:
            async with node(settings) as (database, journal):
                busy, free = asyncio.Event(), asyncio.Event()

                async def block(_: AsyncConnection) -> None:
                    busy.set()
                    await free.wait()

                blocking = asyncio.create_task(journal.write(block))
                await busy.wait()
                before = await transactions(database, settings)
                waiting = [
                    asyncio.create_task(journal.append([entry(number, name)], None))
                    for name in TABLES
                    for number in range(1, 11)
                ]
                await asyncio.sleep(0)
                free.set()
                await asyncio.gather(blocking, *waiting)
                assert await transactions(database, settings) == before + 1

        asyncio.run(main())

    def test_many_tables_play_at_once(self, settings: Settings) -> None:
        async def main() -> None:
            async with node(settings) as (database, journal):
                # Each table waits for its own entry before the next, as a server does.
                async def play(table_id: str) -> None:
                    for number in range(1, 21):
                        await journal.append([entry(number, table_id)], Summary("playing", {"n": number}, False, 1.0))

                await asyncio.gather(*map(play, TABLES))
                for name in TABLES:
                    assert await kept(database, name) == [entry(number, name) for number in range(1, 21)]

        asyncio.run(main())

    def test_a_whole_game_at_once(self, settings: Settings) -> None:
        async def main() -> None:
            async with node(settings) as (database, journal):
                game = [entry(number) for number in range(1, 5001)]
                await journal.append(game, Summary("over", {"n": 5000}, False, 1.0))
                assert await kept(database) == game
                with pytest.raises(Conflict):
                    await journal.append([replace(entry, number=entry.number + 4999) for entry in game], None)
                assert len(await kept(database)) == 5000
                async with database.reading() as connection:
                    query = sa.select(tables.c.summary).where(tables.c.id == "york")
                    assert await connection.scalar(query) == {"n": 5000}

        asyncio.run(main())

    def test_the_newest_summary_of_a_table_is_kept(self, settings: Settings) -> None:
        async def main() -> None:
            async with node(settings) as (database, journal):
                calls = [journal.append([entry(n)], Summary("playing", {"n": n}, False, n)) for n in range(1, 6)]
                await asyncio.gather(*calls)
                async with database.reading() as connection:
                    (table,) = await connection.execute(sa.select(tables).where(tables.c.id == "york"))
                    assert (table.summary, table.updated_at, table.created_at) == ({"n": 5}, 5.0, 1.0)

        asyncio.run(main())

    def test_of_two_with_the_same_number_one_is_refused(self, settings: Settings) -> None:
        async def main() -> None:
            async with node(settings) as (database, journal):
                results = await asyncio.gather(
                    journal.append([entry(1, "kent")], Summary("playing", {"n": 1}, False, 1.0)),
                    journal.append([entry(1, key="first"), entry(2)], None),
                    journal.append([entry(1, key="second")], Summary("over", {}, False, 1.0)),
                    journal.append([entry(1, "essex")], None),
                    return_exceptions=True,
                )
                assert [type(result) for result in results] == [type(None), type(None), Conflict, type(None)]
                assert [saved.key for saved in await kept(database)] == ["first", "key-2"]
                assert len(await kept(database, "kent")) == len(await kept(database, "essex")) == 1
                async with database.reading() as connection:
                    query = sa.select(tables.c.status).order_by(tables.c.id)
                    assert (await connection.scalars(query)).all() == ["open", "playing", "open"]
                await journal.append([entry(3)], None)

        asyncio.run(main())

    def test_of_two_nodes_that_race_one_is_refused(self, postgresql_settings: Settings) -> None:
        async def main() -> None:
            async with node(postgresql_settings) as (database, one), node(postgresql_settings, new=False) as (_, two):
                for number in range(1, 11):
                    order = TABLES if number % 2 else TABLES[::-1]
                    summary = Summary("playing", {"n": number}, False, 1.0)
                    calls = [writer.append([entry(number, name)], summary) for name in order for writer in (one, two)]
                    results = await asyncio.gather(*calls, return_exceptions=True)
                    assert {type(result) for result in results} == {type(None), Conflict}
                    assert results.count(None) == len(TABLES)
                assert len(await kept(database)) == 10

        asyncio.run(main())

    def test_only_the_guilty_one_is_refused(self, settings: Settings) -> None:
        async def main() -> None:
            async with node(settings) as (database, journal):
                results = await asyncio.gather(
                    journal.append([entry(1)], None),
                    journal.append([entry(1, "nowhere")], None),
                    journal.append([entry(1, "kent", kind="\ud800")], None),
                    journal.append([entry(1, "kent", data={"text": "\ud800"})], None),
                    journal.append([entry(1, "essex")], None),
                    return_exceptions=True,
                )
                assert [result is None for result in results] == [True, False, False, False, True]
                assert not any(isinstance(result, Conflict | StorageError) for result in results)
                assert [len(await kept(database, name)) for name in TABLES] == [1, 0, 1]

        asyncio.run(main())

    def test_callers_who_give_up_disturb_nobody(self, settings: Settings) -> None:
        async def main() -> None:
            async with node(settings) as (database, journal):
                tasks = [asyncio.create_task(journal.append([entry(1, name)], None)) for name in TABLES]
                works = [asyncio.create_task(journal.write(lambda c: setting(c, "name", "York"))) for _ in range(2)]
                await asyncio.sleep(0)
                tasks[0].cancel()
                works[0].cancel()
                results = await asyncio.gather(*tasks, *works, return_exceptions=True)
                assert [type(result) for result in results] == [
                    *(asyncio.CancelledError, type(None), type(None)),
                    *(asyncio.CancelledError, str),
                ]
                later = asyncio.create_task(journal.append([entry(2, "kent")], None))
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                # The writer is already at it.
                later.cancel()
                await journal.append([entry(2, "essex")], None)
                assert len(await kept(database, "kent")) in (1, 2)
                assert len(await kept(database, "essex")) == 2

        asyncio.run(main())

    def test_closing_saves_what_waits_and_takes_nothing_more(self, settings: Settings) -> None:
        async def main() -> None:
            async with node(settings) as (database, journal):
                waiting = [asyncio.create_task(journal.append([entry(1, name)], None)) for name in TABLES]
                await asyncio.sleep(0)
                await journal.close()
                await asyncio.gather(*waiting)
                assert [len(await kept(database, name)) for name in TABLES] == [1, 1, 1]
                with pytest.raises(StorageError, match="closing"):
                    await journal.append([entry(2)], None)
                with pytest.raises(StorageError, match="closing"):
                    await journal.write(settle)

        asyncio.run(main())


class TestWriting:
    def test_a_function_writes_all_or_nothing(self, settings: Settings) -> None:
        async def main() -> None:
            async with node(settings) as (database, journal):

                async def name(connection: AsyncConnection, new: str, fail: bool) -> str:
                    await connection.execute(sa.update(persons).values(name=new))
                    if fail:
                        raise LookupError(new)
                    return new

                assert await journal.write(lambda connection: name(connection, "Berta", fail=False)) == "Berta"
                with pytest.raises(LookupError):
                    await journal.write(lambda connection: name(connection, "Clara", fail=True))
                with pytest.raises(IntegrityError):
                    await journal.write(settle)
                async with database.reading() as connection:
                    assert await connection.scalar(sa.select(persons.c.name)) == "Berta"

        asyncio.run(main())

    def test_a_function_that_is_cancelled_within_does_not_stop_the_writer(self, settings: Settings) -> None:
        async def main() -> None:
            async with node(settings) as (database, journal):

                async def cancelled(connection: AsyncConnection) -> None:
                    await connection.execute(sa.delete(tables))
                    raise asyncio.CancelledError

                with pytest.raises(asyncio.CancelledError):
                    await journal.write(cancelled)
                await journal.append([entry(1)], None)
                assert await kept(database) == [entry(1)]

        asyncio.run(main())

    def test_entries_can_belong_together_with_something_else(self, settings: Settings) -> None:
        async def main() -> None:
            async with node(settings) as (database, journal):

                async def join(connection: AsyncConnection) -> None:
                    await journal.add(connection, [entry(1), entry(2)], Summary("playing", {"n": 2}, True, 2.0))
                    await connection.execute(sa.update(persons).values(epoch=persons.c.epoch + 1))

                await journal.write(join)
                with pytest.raises(Conflict):
                    await journal.write(join)
                assert await kept(database) == [entry(1), entry(2)]
                async with database.reading() as connection:
                    assert await connection.scalar(sa.select(persons.c.epoch)) == 1
                    query = sa.select(tables.c.summary).where(tables.c.id == "york")
                    assert await connection.scalar(query) == {"n": 2}

        asyncio.run(main())

    def test_nothing_is_written_while_reading(self, sqlite_settings: Settings) -> None:
        async def main() -> None:
            async with node(sqlite_settings) as (database, _):
                with pytest.raises(StorageError):
                    async with database.reading() as connection:
                        await connection.execute(sa.delete(entries))

        asyncio.run(main())


class TestTrouble:
    def test_a_full_disk(self, sqlite_settings: Settings) -> None:
        async def main() -> None:
            async with node(sqlite_settings) as (database, journal):

                async def leave_little(connection: AsyncConnection) -> None:
                    pages = await connection.scalar(sa.text("PRAGMA page_count"))
                    await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 3}")

                await journal.write(leave_little)
                large = entry(1, "kent", data={"text": "x" * 100_000})
                results = await asyncio.gather(
                    journal.append([large], None), journal.append([entry(1)], None), return_exceptions=True
                )
                assert [str(result) for result in results] == 2 * [
                    "The disk is full, so nothing was saved; free some space."
                ]
                assert await kept(database) == await kept(database, "kent") == []
                await journal.append([entry(1)], None)
                assert await kept(database) == [entry(1)]

        asyncio.run(main())

    def test_a_disk_that_does_not_take_what_is_written(self, sqlite_settings: Settings) -> None:
        async def main() -> None:
            async with node(sqlite_settings) as (database, journal):
                await journal.append([entry(1)], None)
                assert await kept(database) == [entry(1)]
                soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
                resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
                try:
                    for _ in range(2):
                        with pytest.raises(StorageError, match="nothing was saved"):
                            await journal.append([entry(2)], None)
                        with pytest.raises(StorageError, match="nothing was saved"):
                            await journal.write(lambda connection: setting(connection, "name", "York"))
                finally:
                    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
                assert await kept(database) == [entry(1)]
                await journal.append([entry(2)], None)
            async with node(sqlite_settings, new=False) as (database, _):
                assert await kept(database) == [entry(1), entry(2)]

        asyncio.run(main())

    def test_a_full_disk_of_postgresql(self, postgresql_settings: Settings) -> None:
        async def main() -> None:
            async with node(postgresql_settings) as (database, journal):

                async def fill(connection: AsyncConnection) -> None:
                    for statement in FULL_DISK.split(";\nCREATE TRIGGER"):
                        await connection.exec_driver_sql(
                            statement if "FUNCTION full_disk() RETURNS" in statement else f"CREATE TRIGGER{statement}"
                        )

                await journal.write(fill)
                results = await asyncio.gather(
                    journal.append([entry(1, kind="too much")], None),
                    journal.append([entry(1, "kent")], None),
                    return_exceptions=True,
                )
                assert all(isinstance(result, StorageError) and "full" in str(result) for result in results)
                await journal.append([entry(1)], None)
                assert await kept(database) == [entry(1)]
                assert await kept(database, "kent") == []

        asyncio.run(main())

    def test_a_file_in_use_by_another_program_is_waited_for(self, sqlite_settings: Settings) -> None:
        async def main() -> None:
            async with node(sqlite_settings) as (database, journal):
                with closing(sqlite3.connect(sqlite_settings.data / FILE, isolation_level=None)) as other:
                    other.execute("BEGIN IMMEDIATE")
                    waiting = asyncio.create_task(journal.append([entry(1)], None))
                    assert await kept(database) == []
                    other.execute("ROLLBACK")
                    await waiting
                assert await kept(database) == [entry(1)]

        asyncio.run(main())

    def test_a_lost_connection(self, postgresql_settings: Settings, postgresql_server: PostgresServer) -> None:
        async def main() -> None:
            async with node(postgresql_settings) as (database, journal):
                await journal.append([entry(1)], None)
                assert await kept(database) == [entry(1)]

                async def cut(connection: AsyncConnection) -> None:
                    await connection.execute(sa.update(persons).values(name="Berta"))
                    await asyncio.to_thread(hang_up, postgresql_server)
                    await connection.execute(sa.update(persons).values(name="Clara"))

                with pytest.raises(StorageError, match="nothing was saved"):
                    await journal.write(cut)
                await journal.append([entry(2)], None)
                await asyncio.to_thread(hang_up, postgresql_server)

                async def saved() -> bool:
                    try:
                        await journal.append([entry(3)], None)
                    except StorageError:
                        return False
                    return True

                await until(saved)
                assert await kept(database) == [entry(1), entry(2), entry(3)]
                async with database.reading() as connection:
                    assert await connection.scalar(sa.select(persons.c.name)) == "Anna"

        asyncio.run(main())


def hang_up(server: PostgresServer) -> None:
    """End all connections to the databases of the tests."""
    ask(server, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'lancaster%'")


class Heard:
    """What a node was told."""

    def __init__(self) -> None:
        self.entries: list[tuple[str, int]] = []
        self.messages: list[tuple[str, dict[str, Any]]] = []
        self.gaps = 0

    def lost(self) -> None:
        self.gaps += 1

    def bus(self, database: Database) -> NodeBus:
        return NodeBus(
            database,
            heard=lambda table_id, number: self.entries.append((table_id, number)),
            told=lambda table_id, message: self.messages.append((table_id, message)),
            lost=self.lost,
        )


class TestNodeBus:
    def test_nodes_hear_of_each_other(self, postgresql_settings: Settings, postgresql_server: PostgresServer) -> None:
        async def main() -> None:
            async with (
                node(postgresql_settings) as (one, journal),
                node(postgresql_settings, new=False) as (two, journal_of_two),
            ):
                heard_by_one, heard_by_two = Heard(), Heard()
                bus_of_one, bus_of_two = heard_by_one.bus(one), heard_by_two.bus(two)
                await bus_of_one.start()
                await bus_of_two.start()

                await journal.append([entry(1), entry(2)], None)
                await journal_of_two.write(lambda connection: journal_of_two.add(connection, [entry(1, "kent")]))
                await until(lambda: bool(heard_by_one.entries and heard_by_two.entries))
                assert heard_by_two.entries == [("york", 2)]
                assert heard_by_one.entries == [("kent", 1)]

                await bus_of_one.tell("york", {"thinking": "x" * LARGEST})
                await asyncio.gather(*(bus_of_one.tell("york", {"thinking": ["Äthel", n]}) for n in range(5)))
                await until(lambda: len(heard_by_two.messages) == 5)
                assert heard_by_two.messages == [("york", {"thinking": ["Äthel", n]}) for n in range(5)]
                assert heard_by_one.messages == []

                # Never saved, never heard of.
                with pytest.raises(Conflict):
                    await journal.append([entry(2)], None)
                await asyncio.to_thread(hang_up, postgresql_server)
                await until(lambda: heard_by_one.gaps == heard_by_two.gaps == 1)
                await bus_of_one.tell("york", {"back": True})
                await until(lambda: heard_by_two.messages[-1] == ("york", {"back": True}))
                assert heard_by_two.entries == [("york", 2)]
                await bus_of_one.close()
                await bus_of_two.close()
                await bus_of_two.tell("york", {"to": "nobody"})

        asyncio.run(main())

    def test_one_node_has_nobody_to_tell(self, sqlite_settings: Settings) -> None:
        async def main() -> None:
            async with node(sqlite_settings) as (database, journal):
                heard = Heard()
                bus = heard.bus(database)
                await bus.start()
                await journal.append([entry(1)], None)
                await bus.tell("york", {"thinking": 0})
                await bus.close()
                assert (heard.entries, heard.messages, heard.gaps) == ([], [], 0)

        asyncio.run(main())
