"""What each viewer is sent: first all that it sees, then only what has changed; made once for all who share it."""

from functools import partial
from typing import Any, NamedTuple

import orjson

from lancaster.bots.levels import BOTS
from lancaster.story.picture import Change, fold
from lancaster.tables import views
from lancaster.tables.table import LogItem, Table

Parts = dict[str, bytes]
"""The members of an object, each as JSON text: quick to compare, quick to send, and nothing for Python to clean up."""


class ViewerFeed:
    """What one viewer has been sent so far, so that only changes need to be sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self._seen: Table | None = None

    def next_frame(self, table: Table) -> bytes | None:
        """The frame that brings the viewer from what it saw last to this table; None when nothing is new to it."""
        before, self._seen = self._seen, table
        if before is None:
            return orjson.dumps(views.snapshot(table, self.seat, tell))
        if before is table or table.version(self.seat) == before.version(self.seat):
            return None
        key = ("update", self.seat, before.number)
        return table.once(key, lambda: orjson.dumps(update(before, table, self.seat)))


def tell(table: Table, item: LogItem, seat: int | None) -> orjson.Fragment:
    """A line of the log, made once for all who read the same."""
    reader = views.reader(table, item, seat)
    key = ("line", item.number, reader)
    return table.once(key, lambda: orjson.Fragment(orjson.dumps(views.line(table, item, reader, BOTS))))


class ToldChange(NamedTuple):
    """A change of the picture, put into JSON once for all who see it."""

    change: Change
    told: orjson.Fragment


def update(before: Table, table: Table, seat: int | None) -> dict[str, Any]:
    """What has changed for a viewer between two moments of a table."""
    told = [[one for one in beat if one.change.owner in (None, seat)] for beat in _changes(before, table, seat)]
    return {
        "type": "update",
        "from": before.version(seat),
        "version": table.version(seat),
        "table": _changed(_info_parts(before), _info_parts(table)),
        "turn": views.turn(table, seat),
        "log": views.log(table, seat, tell, before.log_length),
        "changes": [[one.told for one in beat] for beat in told],
        "view": _rest(before, table, seat, [one.change for beat in told for one in beat]) if table.game else None,
    }


def _changes(before: Table, table: Table, seat: int | None) -> list[list[ToldChange]]:
    """By beat: what it changes for anybody; made once for all who read the same story."""
    items = table.log[before.log_length : table.log_length]
    same = all(views.reader(table, item, seat) is None for item in items)
    return table.once(("changes", before.number, None if same else seat), lambda: _make_changes(before, table, seat))


def _make_changes(before: Table, table: Table, seat: int | None) -> list[list[ToldChange]]:
    return [
        [ToldChange(change, orjson.Fragment(orjson.dumps([change.path, change.value]))) for change in beat]
        for beat in views.changes(before, table, seat)
    ]


def _rest(before: Table, table: Table, seat: int | None, changes: list[Change]) -> dict[str, orjson.Fragment]:
    """The members of a view that are not right yet when a client has made these changes."""
    old = _view_parts(before, seat) if before.game else {}
    new = _view_parts(table, seat)
    touched: dict[str, list[Change]] = {}
    for change in changes:
        touched.setdefault(change.path.partition(".")[0], []).append(change)
    rest = {}
    for name, part in new.items():
        if name in touched:
            # Most members are the same for all viewers, and so is what becomes of them.
            key = ("right", before.number, name, old[name], part)
            right = table.once(key, partial(_is_right, name, old[name], part, touched[name]))
        else:
            right = old.get(name) == part
        if not right:
            rest[name] = orjson.Fragment(part)
    return rest


def _is_right(name: str, old: bytes, new: bytes, changes: list[Change]) -> bool:
    folded = fold({name: orjson.loads(old)}, [(change.path, change.value) for change in changes])
    # A view may list the same in another order.
    return orjson.dumps(folded[name]) == new or bool(folded[name] == orjson.loads(new))


def _changed(old: Parts, new: Parts) -> dict[str, orjson.Fragment]:
    return {name: orjson.Fragment(part) for name, part in new.items() if old.get(name) != part}


def _info_parts(table: Table) -> Parts:
    return table.once("info", lambda: _parts(views.info(table)))


def _view_parts(table: Table, seat: int | None) -> Parts:
    return table.once(("view", seat), lambda: _make_view_parts(table, seat))


def _make_view_parts(table: Table, seat: int | None) -> Parts:
    """The members of a view; those that all viewers share are made once for all."""
    if seat is not None and table.turn is not None and table.turn.seat == seat:
        return _parts(views.view(table, seat) or {})
    public, shared = table.once("public", lambda: _public(table))
    return public if seat is None else {**public, **_parts(views.own_members(table, seat, shared))}


def _public(table: Table) -> tuple[Parts, views.Shared]:
    view, shared = views.public_view(table)
    return _parts(view), shared


def _parts(data: dict[str, Any]) -> Parts:
    return {name: orjson.dumps(value) for name, value in data.items()}
