"""What the database tells about tables without playing them: lists, members, invitations."""

from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, Final

import orjson
from sqlalchemy import Row, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from lancaster.engine.setup import Setup
from lancaster.server.storage.database import members, tables
from lancaster.tables.agreement import box_name
from lancaster.tables.table import CLOSED, FULL, PLAYING, WAITING, Table
from lancaster.tables.versions import Closed, read_rules, read_setup

LONGEST_LIST: Final = 100
LOOKED_THROUGH: Final = 1000
"""Tables of one person that are looked through for those where it is their turn."""
SETUPS_REMEMBERED: Final = 1000
"""Set-ups that are not read again for every list: to check the figures of a box takes a while."""
_SHOWN: Final = {"seats", "host", "round", "phase"}
_SHOWN_OF_SEAT: Final = {"who", "person", "name", "bot", "left", "asked", "points"}
Work = Callable[[AsyncConnection], Awaitable[None]]


async def row_of(connection: AsyncConnection, table_id: str) -> Row[Any] | None:
    """The row of a table."""
    return (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()


def adding(table: Table, at: float) -> Work:
    """A new table with its members."""
    row = {
        "id": table.id,
        "invitation": table.invitation,
        "host": table.host,
        "public": table.agreement.public,
        "status": table.listed_as,
        "created": table.agreement.to_json(),
        "summary": table.summary(),
        "bot_turn": False,
        "created_at": at,
        "updated_at": at,
    }

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(insert(tables), [row])
        persons = sorted({table.host, *(seat.person for seat in table.seats if seat.person)})
        await connection.execute(insert(members), [{"table_id": table.id, "person_id": person} for person in persons])

    return work


def admitting(table_id: str, person: str) -> Work:
    """One more member of a table."""

    async def work(connection: AsyncConnection) -> None:
        if not await is_member(connection, table_id, person):
            await connection.execute(insert(members), [{"table_id": table_id, "person_id": person}])

    return work


def dismissing(table_id: str, person: str) -> Work:
    """A table in one person's list less."""

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(members).where(members.c.table_id == table_id, members.c.person_id == person))

    return work


async def is_member(connection: AsyncConnection, table_id: str, person: str) -> bool:
    """Whether somebody sits at a table or was invited to it."""
    query = select(members.c.table_id).where(members.c.table_id == table_id, members.c.person_id == person)
    return (await connection.execute(query)).first() is not None


async def invited_to(connection: AsyncConnection, invitation: str) -> str | None:
    """The table that an invitation is for."""
    query = select(tables.c.id).where(tables.c.invitation == invitation)
    return (await connection.execute(query)).scalar_one_or_none()


async def unfinished(connection: AsyncConnection, person: str) -> int:
    """How many tables that somebody has opened are still waiting or playing; whoever has left one is rid of it."""
    query = select(tables).where(tables.c.host == person, tables.c.status.in_((WAITING, FULL, PLAYING)))
    rows = [row for row in await connection.execute(query) if _is_whole(row) and row.summary["host"] == person]
    return sum(not _has_left(row.summary, person) and _setup_of(row)[1] is None for row in rows)


async def open_tables(connection: AsyncConnection) -> list[dict[str, Any]]:
    """Public tables that wait for players, newest first."""
    query = (
        select(tables)
        .where(tables.c.public, tables.c.status == WAITING)
        .order_by(tables.c.created_at.desc())
        .limit(LONGEST_LIST)
    )
    listed = map(_listed, filter(_is_whole, await connection.execute(query)))
    return [table for table in listed if table["closed"] is None]


async def tables_of(connection: AsyncConnection, person: str) -> list[dict[str, Any]]:
    """The tables of somebody, those where it is their turn first, then the last played."""
    query = (
        select(tables)
        .join(members, members.c.table_id == tables.c.id)
        .where(members.c.person_id == person)
        .order_by(tables.c.updated_at.desc())
        .limit(LOOKED_THROUGH)
    )
    mine = []
    for row in filter(_is_whole, await connection.execute(query)):
        seats = [seat for seat in row.summary["seats"] if seat["person"] == person]
        if seats or row.summary["host"] == person:
            listed = _listed(row)
            asked = any(seat["asked"] and seat["who"] == "person" and not seat["left"] for seat in seats)
            mine.append({**listed, "your_turn": asked and listed["closed"] is None})
    return sorted(mine, key=lambda table: not table["your_turn"])[:LONGEST_LIST]


async def waiting_for_bots(connection: AsyncConnection, before: float) -> list[str]:
    """The tables at which a bot has been to move since this time."""
    query = select(tables.c.id).where(tables.c.status == PLAYING, tables.c.bot_turn, tables.c.updated_at <= before)
    return list((await connection.execute(query)).scalars())


def _has_left(summary: dict[str, Any], person: str) -> bool:
    seats = [seat for seat in summary["seats"] if seat["person"] == person]
    return bool(seats) and all(seat["left"] for seat in seats)


def _is_whole(row: Row[Any]) -> bool:
    """Whether the lists can show what is stored of a table; one that is damaged is in none."""
    created, summary = row.created, row.summary
    if not isinstance(created, dict) or not isinstance(summary, dict) or not summary.keys() >= _SHOWN:
        return False
    seats = summary["seats"]
    return isinstance(seats, list) and all(isinstance(seat, dict) and seat.keys() >= _SHOWN_OF_SEAT for seat in seats)


def _listed(row: Row[Any]) -> dict[str, Any]:
    setup, closed = _setup_of(row)
    status = WAITING if row.status == FULL else row.status
    return {
        "id": row.id,
        "status": status if closed is None else CLOSED,
        "public": row.public,
        "created_at": int(row.created_at),
        "updated_at": int(row.updated_at),
        **row.summary,
        "setup": setup.to_json(),
        "box": box_name(setup.components.overrides),
        "closed": closed and closed.to_json(),
    }


def _setup_of(row: Row[Any]) -> tuple[Setup, Closed | None]:
    return _read_setup(orjson.dumps(row.created.get("setup")), len(row.summary["seats"]), read_rules(row.created))


@lru_cache(SETUPS_REMEMBERED)
def _read_setup(setup: bytes, seats: int, rules: int) -> tuple[Setup, Closed | None]:
    return read_setup(orjson.loads(setup), seats, rules)
