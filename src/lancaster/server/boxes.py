"""The boxes that people keep here: only its owner changes one, and whoever has the link looks, copies and plays."""

import re
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import orjson
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from lancaster.boxes import file
from lancaster.boxes.box import Box, BoxError, checked
from lancaster.boxes.figures import FIGURES, Figure
from lancaster.engine.components import BOX, LONGEST_NAME, ComponentsError, load_components
from lancaster.server.storage.database import Database, boxes, persons
from lancaster.server.storage.journal import Journal
from lancaster.tables.agreement import Identity
from lancaster.tables.names import clean_name
from lancaster.tables.refusals import Refusal

DAMAGED: Final = "what is stored of this box is damaged"
_ID: Final = re.compile("[A-Za-z0-9_-]{1,40}")
_INSTANT: Final = 1e-3
"""Seconds by which a box is newer that is changed twice in a moment."""
_END_OF_TIME: Final = 1e12
_CONTENTS: Final = [boxes.c.name, boxes.c.figures, boxes.c.confirmed]
_KEPT: Final = 2000
"""Boxes of which it is remembered whether they can be played with."""


@dataclass(frozen=True)
class StoredBox:
    """A box as it is stored; one of another version may be nothing that this one can play with."""

    id: str
    owner: str
    owner_name: str
    name: str
    figures: dict[str, Any]
    confirmed: list[str]
    updated_at: float
    damaged: bool

    def usable(self) -> Box:
        """The box to play with, or the refusal that names what this version does not know."""
        if self.damaged:
            raise Refusal("bad_box", reason=DAMAGED)
        return box_of(self.name, self.figures, self.confirmed)

    def to_json(self, viewer: Identity | None) -> dict[str, Any]:
        """The box as somebody sees it; one that cannot be played with says why."""
        data = {
            "id": self.id,
            "name": self.name,
            "mine": viewer is not None and viewer.id == self.owner,
            "owner": self.owner_name,
            "figures": self.figures,
            "confirmed": self.confirmed,
            "updated_at": int(self.updated_at),
        }
        stored = orjson.dumps([self.name, self.figures, self.confirmed])
        reason = DAMAGED if self.damaged else _unusable(stored)
        return data if reason is None else {**data, "unusable": reason}


@lru_cache(_KEPT)
def _unusable(stored: bytes) -> str | None:
    """Why a box cannot be played with."""
    try:
        checked(*orjson.loads(stored))
    except BoxError as error:
        return error.reason
    return None


def box_of(name: str, figures: Mapping[str, Any], confirmed: list[str], typed: Mapping[str, Any] | None = None) -> Box:
    """The box of these figures, or the refusal that says where it is wrong."""
    try:
        return checked(name, figures, confirmed, typed or ())
    except BoxError as error:
        raise refusal_of(error) from error


def refusal_of(error: BoxError) -> Refusal:
    """What the sender of a box is told."""
    where = {} if error.figure is None else {"figure": error.figure}
    return Refusal("bad_box", reason=error.reason, **where)


def read(text: str) -> Box:
    """The box in a file, without a name if the file has none."""
    try:
        return file.read(text)
    except BoxError as error:
        raise refusal_of(error) from error


def named(box: Box, name: str | None, otherwise: str = "") -> Box:
    """The box under this name, its own or else another."""
    return Box(checked_name(box.name or otherwise if name is None else name), box.figures, box.confirmed)


def checked_name(name: str) -> str:
    """A name that shows, as others see it and as a file can give it."""
    try:
        return load_components({BOX: {"name": clean_name(name, LONGEST_NAME)}}).name
    except ComponentsError as error:
        raise Refusal("bad_name", most=LONGEST_NAME) from error


def patched(
    stored: StoredBox, name: str | None, typed: Mapping[str, Any], confirmed: Mapping[str, bool]
) -> dict[str, Any]:
    """What is new in a box after its owner has typed some figures, or confirmed some; null is the packaged one."""
    name = stored.name if name is None else checked_name(name)
    if not typed and not confirmed:
        return {"name": name.encode()}  # Also a box that cannot be played with can be called something else.
    if stored.damaged:
        raise Refusal("bad_box", reason=DAMAGED)
    figures = {known: value for known, value in {**stored.figures, **typed}.items() if value is not None}
    said = {**{known: value is not None for known, value in typed.items()}, **confirmed}
    # What another version knew can be taken out of a box, but a name that is nowhere is a mistake.
    named = {*FIGURES, *stored.figures, *stored.confirmed}
    looked_up = [known for known in stored.confirmed if known not in said]
    looked_up += [known for known, yes in said.items() if yes or known not in named]
    return content_of(box_of(name, figures, looked_up, typed))


def content_of(box: Box) -> dict[str, Any]:
    """A box as it is stored."""
    confirmed = sorted(box.confirmed)
    return {"name": box.name.encode(), "figures": orjson.dumps(box.figures), "confirmed": orjson.dumps(confirmed)}


class Boxes:
    """Everybody's boxes."""

    def __init__(self, database: Database, journal: Journal, most: int) -> None:
        self._database = database
        self._journal = journal
        self._most = most

    async def of(self, person: Identity) -> list[StoredBox]:
        """Somebody's boxes, the last changed first."""
        query = _select().where(boxes.c.owner == person.id).order_by(boxes.c.updated_at.desc())
        async with self._database.reading() as connection:
            return [_stored(row) for row in await connection.execute(query)]

    async def find(self, box_id: str) -> StoredBox:
        """The box of this id, which only its owner and whoever was told can know."""
        async with self._database.reading() as connection:
            return await _found(connection, box_id)

    async def create(self, person: Identity, box: Box) -> StoredBox:
        """Keep a new box."""
        now, box_id = time.time(), secrets.token_urlsafe(12)
        row = {"id": box_id, "owner": person.id, "created_at": now, "updated_at": now, **content_of(box)}
        mine = sa.select(sa.func.count()).select_from(boxes).where(boxes.c.owner == person.id)

        async def insert(connection: AsyncConnection) -> StoredBox:
            if (await connection.scalar(mine) or 0) >= self._most:
                raise Refusal("too_many_boxes", most=self._most)
            await connection.execute(sa.insert(boxes), row)
            return await _found(connection, box_id)

        return await self._journal.write(insert)

    async def change(self, person: Identity, box_id: str, how: Callable[[StoredBox], dict[str, Any]]) -> StoredBox:
        """Change a box of one's own; nothing of it when the change is refused."""

        async def update(connection: AsyncConnection) -> StoredBox:
            stored = await _own(connection, person, box_id)
            at = max(time.time(), stored.updated_at + _INSTANT)
            changes = {**how(stored), "updated_at": at}
            await connection.execute(sa.update(boxes).where(boxes.c.id == box_id).values(changes))
            return await _found(connection, box_id)

        return await self._journal.write(update)

    async def delete(self, person: Identity, box_id: str) -> None:
        """Throw a box of one's own away; tables that play with it have figures of their own."""

        async def delete(connection: AsyncConnection) -> None:
            await _own(connection, person, box_id)
            await connection.execute(sa.delete(boxes).where(boxes.c.id == box_id))

        await self._journal.write(delete)


def _select() -> sa.Select[Any]:
    columns = boxes.c
    # SQLite gives back what was put in, and not always what belongs there.
    contents = [sa.cast(column, sa.LargeBinary).label(column.name) for column in _CONTENTS]
    owner_name = persons.c.name.label("owner_name")
    query = sa.select(columns.id, columns.owner, owner_name, columns.updated_at, *contents)
    return query.join(persons, persons.c.id == columns.owner)


async def _found(connection: AsyncConnection, box_id: str, to_change: bool = False) -> StoredBox:
    # Not everything that an address can hold can be asked of a database.
    query = _select().where(boxes.c.id == box_id)
    if to_change:
        query = query.with_for_update(of=boxes)
    row = (await connection.execute(query)).one_or_none() if _ID.fullmatch(box_id) else None
    if row is None:
        raise Refusal("no_box")
    return _stored(row)


async def _own(connection: AsyncConnection, person: Identity, box_id: str) -> StoredBox:
    """A box that nobody else changes meanwhile."""
    stored = await _found(connection, box_id, to_change=True)
    if stored.owner != person.id:
        raise Refusal("not_your_box")
    return stored


def _stored(row: sa.Row[Any]) -> StoredBox:
    """The box of a row, in which anything may be damaged that only this box has."""
    figures, confirmed = _loaded(row.figures), _loaded(row.confirmed)
    readable = isinstance(figures, dict) and isinstance(confirmed, list)
    whole = readable and all(isinstance(known, str) for known in confirmed)
    if not whole:
        figures, confirmed = {}, []
    name = row.name.decode("utf-8", "replace")
    at = row.updated_at if isinstance(row.updated_at, float) and 0 <= row.updated_at < _END_OF_TIME else 0.0
    return StoredBox(row.id, row.owner, row.owner_name, name, figures, confirmed, at, not whole)


def _loaded(stored: bytes) -> Any:
    try:
        value = orjson.loads(stored)
        orjson.dumps(value)  # What is nested too deep can be read, but not be shown to anybody.
    except (orjson.JSONDecodeError, orjson.JSONEncodeError):
        return None
    return value


def listed(figure: Figure) -> dict[str, Any]:
    """A figure as the workshop shows it."""
    data = {
        "id": figure.id,
        "group": figure.group,
        "value": figure.packaged,
        "sure": figure.sure,
        "form": figure.form,
        "fixed": figure.fixed,
    }
    if figure.least is not None:
        data |= {"least": figure.least, "most": figure.most}
    return {**data, "parts": list(figure.parts)} if figure.parts else data
