"""What each viewer is sent: first all that it sees, then only what has changed; made once for all who share it."""

from typing import Any, NamedTuple

import orjson

from lancaster.bots.levels import BOTS
from lancaster.story.picture import Change, fold
from lancaster.tables import views
from lancaster.tables.table import LogItem, Table

ASKED = ("decisions", "options")
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
    if before.game is None:
        return _wrong({}, _view_parts(table, seat), changes)
    if seat is None or _looks_ahead(before, seat) or _looks_ahead(table, seat):
        return _wrong(_view_parts(before, seat), _view_parts(table, seat), changes)
    (old, was), (new, now) = _public(before), _public(table)
    seen = [change for change in changes if change.owner is None]
    public = table.once(("rest", before.number), lambda: _wrong(old, new, seen))
    rest = {name: part for name, part in public.items() if name not in ("players", *ASKED)}
    screened = was.screened[seat].copy()
    for change in changes:
        if change.owner == seat:
            screened[change.path.rpartition(".")[2]] = change.value
    if "players" in public or screened != now.screened[seat]:
        rest["players"] = orjson.Fragment(orjson.dumps(views.own_players(seat, now)))
    asked_before, asked = _asked_parts(before, seat), _asked_parts(table, seat)
    return rest | {name: orjson.Fragment(asked[name]) for name in ASKED if asked_before[name] != asked[name]}


def _wrong(old: Parts, new: Parts, changes: list[Change]) -> dict[str, orjson.Fragment]:
    """The members that changes do not bring from the old to the new."""
    touched: dict[str, list[Change]] = {}
    for change in changes:
        touched.setdefault(change.path.partition(".")[0], []).append(change)
    return {
        name: orjson.Fragment(part)
        for name, part in new.items()
        if not (_becomes(name, old[name], part, touched[name]) if name in touched else old.get(name) == part)
    }


def _becomes(name: str, old: bytes, new: bytes, changes: list[Change]) -> bool:
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
    if seat is not None and _looks_ahead(table, seat):
        return _parts(views.view(table, seat) or {})
    public, shared = _public(table)
    if seat is None:
        return public
    return {**public, **_asked_parts(table, seat), **_parts({"seat": seat, "players": views.own_players(seat, shared)})}


def _asked_parts(table: Table, seat: int) -> Parts:
    """What is asked, as a seat sees it; one that is not asked itself sees what all see."""
    return table.once(("asked", seat), lambda: _make_asked_parts(table, seat))


def _make_asked_parts(table: Table, seat: int) -> Parts:
    public, _ = _public(table)
    return {name: public[name] for name in ASKED} | _parts(views.asked(table, seat))


def _looks_ahead(table: Table, seat: int) -> bool:
    """Whether a seat sees the game as it will be after its tentative turn."""
    return table.turn is not None and table.turn.seat == seat


def _public(table: Table) -> tuple[Parts, views.Shared]:
    return table.once("public", lambda: _make_public(table))


def _make_public(table: Table) -> tuple[Parts, views.Shared]:
    view, shared = views.public_view(table)
    return _parts(view), shared


def _parts(data: dict[str, Any]) -> Parts:
    return {name: orjson.dumps(value) for name, value in data.items()}
