"""Boxes in the database, on both kinds: kept, changed one after the other, and limited in number."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import orjson
import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, given
from hypothesis import settings as effort

from lancaster.boxes.box import Box, checked
from lancaster.server import boxes as of_boxes
from lancaster.server.boxes import Boxes, StoredBox, patched
from lancaster.server.people import Person
from lancaster.server.settings import Settings
from lancaster.server.storage.database import Database, boxes, persons
from lancaster.server.storage.journal import Journal
from lancaster.tables.refusals import Refusal
from tests.boxes.changing import boxes as any_boxes

pytestmark = pytest.mark.slow

pytest_plugins = ("tests.server.databases",)

ANNA, BERT = (Person(name.lower(), name, False, 0) for name in ("Anna", "Bert"))
MOST = 3


@asynccontextmanager
async def kept(settings: Settings) -> AsyncIterator[tuple[Boxes, Journal]]:
    """The boxes of two people, and the writer."""
    database = await Database.open(settings)
    journal = Journal(database)
    await journal.start()
    people = [{"id": person.id, "name": person.name, "epoch": 0, "created_at": 1.0} for person in (ANNA, BERT)]
    await journal.write(lambda connection: connection.execute(sa.insert(persons), people))
    try:
        yield Boxes(database, journal, MOST), journal
    finally:
        await journal.close()
        await database.close()


def test_boxes_are_kept_for_their_owners(settings: Settings) -> None:
    async def main() -> None:
        async with kept(settings) as (shelf, _):
            mine = checked("Ähnliche", {"supply/gold": 40, "castle/1": {"gold": 7}}, ["supply/gold", "castle/4"])
            first = await shelf.create(ANNA, mine)
            second = await shelf.create(ANNA, checked("Empty", {}, []))
            other = await shelf.create(BERT, mine)
            assert first.usable() == other.usable() == mine
            assert (first.owner_name, other.owner_name) == ("Anna", "Bert")
            assert [box.id for box in await shelf.of(ANNA)] == [second.id, first.id]
            await shelf.change(ANNA, first.id, lambda stored: patched(stored, f"{stored.name}!", {}, {}))
            assert [box.name for box in await shelf.of(ANNA)] == ["Ähnliche!", "Empty"]
            with pytest.raises(Refusal, match="not_your_box"):
                await shelf.delete(BERT, first.id)
            await shelf.delete(ANNA, first.id)
            with pytest.raises(Refusal, match="no_box"):
                await shelf.find(first.id)
            assert [box.id for box in await shelf.of(BERT)] == [other.id]

    asyncio.run(main())


def test_changes_at_the_same_time_are_made_one_after_the_other(settings: Settings) -> None:
    figures = {f"county/{letter}/minimum": 4 for letter in "ABCDEFHI"}

    async def main() -> None:
        async with kept(settings) as (shelf, _):
            box = await shelf.create(ANNA, checked("Mine", {}, []))

            def typed(known: str, value: int) -> asyncio.Task[StoredBox]:
                change = shelf.change(ANNA, box.id, lambda stored: patched(stored, None, {known: value}, {}))
                return asyncio.create_task(change)

            changed = await asyncio.gather(*(typed(known, value) for known, value in figures.items()))
            times = [stored.updated_at for stored in changed]
            assert times == sorted(set(times))
            assert (await shelf.find(box.id)).figures == figures

    asyncio.run(main())


def test_nobody_gets_more_boxes_by_asking_for_all_at_once(settings: Settings) -> None:
    async def main() -> None:
        async with kept(settings) as (shelf, _):
            wishes = [shelf.create(ANNA, checked("Mine", {}, [])) for _ in range(MOST + 3)]
            made = await asyncio.gather(*wishes, return_exceptions=True)
            assert [type(box) for box in made] == [StoredBox] * MOST + [Refusal] * 3
            await shelf.create(BERT, checked("Mine", {}, []))

    asyncio.run(main())


def test_a_damaged_row_leaves_the_others_readable(settings: Settings) -> None:
    async def main() -> None:
        async with kept(settings) as (shelf, journal):
            whole, broken = [await shelf.create(ANNA, checked("Mine", {"supply/gold": 40}, [])) for _ in range(2)]
            damage = sa.update(boxes).where(boxes.c.id == broken.id).values(figures=b'{"supply/gold": 4')
            await journal.write(lambda connection: connection.execute(damage))
            found = {box.id: box for box in await shelf.of(ANNA)}
            assert found[whole.id].usable().figures == {"supply/gold": 40}
            assert found[broken.id].to_json(ANNA)["unusable"] == of_boxes.DAMAGED
            await shelf.change(ANNA, broken.id, lambda stored: patched(stored, "Old", {}, {}))
            stored = sa.select(boxes.c.figures).where(boxes.c.id == broken.id)
            assert await journal.write(lambda connection: connection.scalar(stored)) == b'{"supply/gold": 4'

    asyncio.run(main())


@pytest.mark.parametrize(
    "damage",
    [
        {"figures": b'{"\xff": 3}'},
        {"confirmed": b"\xff"},
        {"name": b"\xff"},
        {"figures": b'{"castle/1": ' + b"[" * 500 + b"]" * 500 + b"}"},
        {"figures": b'{"castle/1": ' + b"[" * 5000 + b"]" * 5000 + b"}"},
        {"updated_at": 1e300},
        {"updated_at": float("inf")},
        {"updated_at": -1.0},
    ],
    ids=str,
)
def test_whatever_is_damaged_the_box_is_shown_and_can_be_renamed_filled_and_thrown_away(
    settings: Settings, damage: dict[str, object]
) -> None:
    async def main() -> None:
        async with kept(settings) as (shelf, journal):
            whole, broken = [await shelf.create(ANNA, checked("Mine", {"supply/gold": 40}, [])) for _ in range(2)]
            wrong = sa.update(boxes).where(boxes.c.id == broken.id).values(damage)
            await journal.write(lambda connection: connection.execute(wrong))
            shown = {box.id: orjson.loads(orjson.dumps(box.to_json(ANNA))) for box in await shelf.of(ANNA)}
            assert shown[whole.id]["figures"] == {"supply/gold": 40}
            assert "unusable" in shown[broken.id] or not {"figures", "confirmed"} & damage.keys()
            await shelf.change(ANNA, broken.id, lambda stored: patched(stored, "Old", {}, {}))
            again = checked("Again", {"supply/gold": 41}, [])
            await shelf.change(ANNA, broken.id, lambda stored: of_boxes.content_of(again))
            assert (await shelf.find(broken.id)).usable() == again
            await shelf.delete(ANNA, broken.id)
            assert [box.id for box in await shelf.of(ANNA)] == [whole.id]

    asyncio.run(main())


def test_what_sqlite_was_given_instead_of_bytes_is_read_as_well(tmp_path: Path) -> None:
    async def main() -> None:
        async with kept(Settings(data=tmp_path)) as (shelf, journal):
            box = await shelf.create(ANNA, checked("Mine", {"supply/gold": 40}, []))
            by_hand = "UPDATE boxes SET name = 'Ours', figures = '{\"supply/gold\": 41}', updated_at = 'then'"
            await journal.write(lambda connection: connection.exec_driver_sql(by_hand))
            (found,) = await shelf.of(ANNA)
            assert (found.id, found.name, found.figures) == (box.id, "Ours", {"supply/gold": 41})
            assert found.to_json(ANNA)["updated_at"] == 0

    asyncio.run(main())


@given(any_boxes())
@effort(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=20)
def test_any_box_is_kept_as_it_is(settings: Settings, box: Box) -> None:
    async def main() -> None:
        database = await Database.open(settings)
        journal = Journal(database)
        await journal.start()
        person = {"id": ANNA.id, "name": ANNA.name, "epoch": 0, "created_at": 1.0}
        known = sa.select(persons.c.id)
        try:
            async with database.reading() as connection:
                there = await connection.scalar(known)
            if there is None:
                await journal.write(lambda connection: connection.execute(sa.insert(persons), person))
            shelf = Boxes(database, journal, 1000)
            stored = await shelf.create(ANNA, box)
            assert (await shelf.find(stored.id)).usable() == box
        finally:
            await journal.close()
            await database.close()

    asyncio.run(main())
