"""Databases of other versions of Lancaster: older ones are brought up to date, newer ones are left alone."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine

from lancaster.server.settings import Settings
from lancaster.server.storage import migrations
from lancaster.server.storage.database import FILE, Database, StorageError, members, metadata, persons, tables
from lancaster.server.storage.journal import entries_of

pytestmark = pytest.mark.slow

pytest_plugins = ("tests.server.databases",)

FIRST_ROWS = """
INSERT INTO persons (id, name, epoch, created_at) VALUES ('anna', 'Anna', 0, 1.5);
INSERT INTO tables (id, invitation, host, public, status, created, summary, bot_turn, created_at, updated_at)
    VALUES ('york', 'come', 'anna', true, 'playing', '{"seed": 7}', '{"round": 2}', false, 2.5, 3.5);
INSERT INTO members (table_id, person_id) VALUES ('york', 'anna');
INSERT INTO entries (table_id, number, kind, person_id, seat, data, at)
    VALUES ('york', 1, 'seated', 'anna', 0, '{"seat": 0}', 2.5);
INSERT INTO entries (table_id, number, kind, data, at) VALUES ('york', 2, 'started', '{}', 3.5);
"""


async def changed(settings: Settings, change: Callable[[sa.Connection], None]) -> None:
    """Do something to a database behind Lancaster's back."""
    if settings.database is None:
        settings.data.mkdir(exist_ok=True)
        engine = create_async_engine(sa.URL.create("sqlite+aiosqlite", database=str(settings.data / FILE)))
    else:
        engine = create_async_engine(sa.make_url(settings.database).set(drivername="postgresql+asyncpg"))
    async with engine.begin() as connection:
        await connection.run_sync(change)
    await engine.dispose()


def run(connection: sa.Connection, script: str) -> None:
    for statement in filter(str.strip, script.split(";\n")):
        connection.exec_driver_sql(statement)


def made_by_the_first_version(connection: sa.Connection) -> None:
    migrations.upgrade(connection, "0001")
    run(connection, FIRST_ROWS)


def made_by_a_newer_version(connection: sa.Connection) -> None:
    run(connection, f"UPDATE {migrations.VERSION_TABLE} SET version_num = '9999'")


def opened_and_closed(settings: Settings) -> None:
    async def main() -> None:
        await (await Database.open(settings)).close()

    asyncio.run(main())


def test_an_empty_database_gets_exactly_the_tables_that_the_program_uses(settings: Settings) -> None:
    found: list[Any] = []

    def compare(connection: sa.Connection) -> None:
        context = MigrationContext.configure(connection, opts={"version_table": migrations.VERSION_TABLE})
        found.extend(compare_metadata(context, metadata))
        assert migrations.revision_of(connection) == migrations.history()[-1]

    opened_and_closed(settings)
    asyncio.run(changed(settings, compare))
    assert found == []


def test_the_steps_follow_each_other() -> None:
    assert migrations.history() == tuple(f"{number:04}" for number in range(1, len(migrations.history()) + 1))


def test_a_database_of_the_first_version_keeps_its_rows(settings: Settings) -> None:
    async def main() -> None:
        await changed(settings, made_by_the_first_version)
        database = await Database.open(settings)
        async with database.reading() as connection:
            happened = await entries_of(connection, "york")
            assert [(entry.number, entry.kind, entry.key, entry.data) for entry in happened] == [
                (1, "seated", None, {"seat": 0}),
                (2, "started", None, {}),
            ]
            (table,) = await connection.execute(sa.select(tables))
            assert (table.host, table.public, table.created, table.summary) == ("anna", True, {"seed": 7}, {"round": 2})
            assert (await connection.execute(sa.select(members))).all() == [("york", "anna")]
            assert await connection.scalar(sa.select(persons.c.name)) == "Anna"
        await database.close()

    asyncio.run(main())


def test_an_upgraded_database_is_like_a_new_one(settings: Settings) -> None:
    found: list[Any] = []

    def compare(connection: sa.Connection) -> None:
        context = MigrationContext.configure(connection, opts={"version_table": migrations.VERSION_TABLE})
        found.extend(compare_metadata(context, metadata))

    asyncio.run(changed(settings, made_by_the_first_version))
    opened_and_closed(settings)
    asyncio.run(changed(settings, compare))
    assert found == []


def test_an_older_file_is_copied_before_it_is_upgraded(sqlite_settings: Settings) -> None:
    asyncio.run(changed(sqlite_settings, made_by_the_first_version))
    opened_and_closed(sqlite_settings)
    copy = sqlite_settings.data / f"{FILE}.before-{migrations.history()[-1]}"
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute(f"SELECT version_num FROM {migrations.VERSION_TABLE}").fetchall() == [("0001",)]
        assert connection.execute("SELECT count(*) FROM entries").fetchall() == [(2,)]
        assert "key" not in {row[1] for row in connection.execute("PRAGMA table_info(entries)")}


def test_a_file_that_is_up_to_date_is_not_copied(sqlite_settings: Settings) -> None:
    opened_and_closed(sqlite_settings)
    opened_and_closed(sqlite_settings)
    assert not list(sqlite_settings.data.glob("*before*"))


def test_an_older_file_that_cannot_be_copied_is_not_upgraded(sqlite_settings: Settings) -> None:
    asyncio.run(changed(sqlite_settings, made_by_the_first_version))
    file = sqlite_settings.data / FILE
    before = file.read_bytes()
    (sqlite_settings.data / f"{FILE}.before-{migrations.history()[-1]}.part").mkdir()
    with pytest.raises(StorageError, match="could not be copied"):
        opened_and_closed(sqlite_settings)
    assert file.read_bytes() == before


def test_an_upgrade_that_fails_leaves_the_older_database(settings: Settings) -> None:
    def in_the_way(connection: sa.Connection) -> None:
        made_by_the_first_version(connection)
        run(connection, "CREATE TABLE ix_members_person_id (id TEXT)")

    def check(connection: sa.Connection) -> None:
        assert migrations.revision_of(connection) == "0001"
        assert "key" not in {column["name"] for column in sa.inspect(connection).get_columns("entries")}

    asyncio.run(changed(settings, in_the_way))
    with pytest.raises(StorageError, match="cannot be used"):
        opened_and_closed(settings)
    asyncio.run(changed(settings, check))


def test_a_newer_database_is_refused(settings: Settings) -> None:
    opened_and_closed(settings)
    asyncio.run(changed(settings, made_by_a_newer_version))
    with pytest.raises(StorageError, match="newer version of Lancaster; upgrade Lancaster"):
        opened_and_closed(settings)


def test_a_newer_file_stays_as_it_is_byte_for_byte(sqlite_settings: Settings) -> None:
    opened_and_closed(sqlite_settings)
    file = sqlite_settings.data / FILE
    # The newer server was killed: its last changes are still in the file beside, and must stay there.
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"UPDATE {migrations.VERSION_TABLE} SET version_num = '9999'")
        connection.commit()
        killed = {path.name: path.read_bytes() for path in sqlite_settings.data.iterdir()}
    for name, content in killed.items():
        if not name.endswith("-shm"):
            (sqlite_settings.data / name).write_bytes(content)
    kept = {name: content for name, content in killed.items() if name.startswith(FILE) and not name.endswith("-shm")}
    assert f"{FILE}-wal" in kept
    with pytest.raises(StorageError, match="newer version"):
        opened_and_closed(sqlite_settings)
    assert {name: (sqlite_settings.data / name).read_bytes() for name in kept} == kept


def test_tables_of_another_program_are_left_alone(settings: Settings) -> None:
    asyncio.run(changed(settings, lambda connection: run(connection, "CREATE TABLE entries (id TEXT)")))
    with pytest.raises(StorageError, match="another program"):
        opened_and_closed(settings)


def test_another_programs_alembic_does_not_matter(settings: Settings) -> None:
    script = "CREATE TABLE alembic_version (version_num TEXT);\nINSERT INTO alembic_version VALUES ('0001')"
    asyncio.run(changed(settings, lambda connection: run(connection, script)))
    opened_and_closed(settings)


def test_opening_says_nothing(sqlite_settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        opened_and_closed(sqlite_settings)
    assert caplog.records == []
