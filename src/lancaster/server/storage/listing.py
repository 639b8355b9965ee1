"""What the database tells about tables without playing them: lists, members, invitations."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import Row, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from lancaster.server.storage.database import members, tables
from lancaster.tables.table import FULL, PLAYING, WAITING, Table

LONGEST_LIST: Final = 100
LOOKED_THROUGH: Final = 1000
"""Tables of one person that are looked through for those where it is their turn."""
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
    query = select(tables.c.summary).where(tables.c.host == person, tables.c.status.in_((WAITING, FULL, PLAYING)))
    summaries = (await connection.execute(query)).scalars()
    return sum(summary["host"] == person and not _has_left(summary, person) for summary in summaries)


async def open_tables(connection: AsyncConnection) -> list[dict[str, Any]]:
    """Public tables that wait for players, newest first."""
    query = (
        select(tables)
        .where(tables.c.public, tables.c.status == WAITING)
        .order_by(tables.c.created_at.desc())
        .limit(LONGEST_LIST)
    )
    return [_listed(row) for row in await connection.execute(query)]


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
    for row in await connection.execute(query):
        seats = [seat for seat in row.summary["seats"] if seat["person"] == person]
        if seats or row.summary["host"] == person:
            your_turn = any(seat["asked"] and seat["who"] == "person" and not seat["left"] for seat in seats)
            mine.append({**_listed(row), "your_turn": your_turn})
    return sorted(mine, key=lambda table: not table["your_turn"])[:LONGEST_LIST]


async def waiting_for_bots(connection: AsyncConnection, before: float) -> list[str]:
    """The tables at which a bot has been to move since this time."""
    query = select(tables.c.id).where(tables.c.status == PLAYING, tables.c.bot_turn, tables.c.updated_at <= before)
    return list((await connection.execute(query)).scalars())


def _has_left(summary: dict[str, Any], person: str) -> bool:
    seats = [seat for seat in summary["seats"] if seat["person"] == person]
    return bool(seats) and all(seat["left"] for seat in seats)


def _listed(row: Row[Any]) -> dict[str, Any]:
    return {
        "id": row.id,
        "status": WAITING if row.status == FULL else row.status,
        "public": row.public,
        "created_at": int(row.created_at),
        "updated_at": int(row.updated_at),
        **row.summary,
    }
