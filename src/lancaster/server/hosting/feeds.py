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


class ToldProgress(NamedTuple):
    """What has changed, by beat, and the members of a view that this does not explain."""

    changes: list[list[ToldChange]]
    unexplained: list[str]


def update(before: Table, table: Table, seat: int | None) -> dict[str, Any]:
    """What has changed for a viewer between two moments of a table."""
    data = {
        "type": "update",
        "from": before.version(seat),
        "version": table.version(seat),
        "table": _changed(_info_parts(before), _info_parts(table)),
        "turn": views.turn(table, seat),
        "log": views.log(table, seat, tell, before.log_length),
    }
    if before.game is None:
        beats = sum(len(views.beats(table, item, seat)) for item in table.log[before.log_length : table.log_length])
        return {**data, "changes": [[]] * beats, "view": _changed({}, _view_parts(table, seat)) if table.game else None}
    changes, unexplained = _progress(before, table, seat)
    seen = [[one for one in beat if one.change.owner in (None, seat)] for beat in changes]
    if seat is not None and (_looks_ahead(before, seat) or _looks_ahead(table, seat)):
        folded = [(one.change.path, one.change.value) for beat in seen for one in beat]
        rest = _changed(_folded(_view_parts(before, seat), folded), _view_parts(table, seat))
    else:
        rest = _rest(before, table, seat, unexplained)
    return {**data, "changes": [[one.told for one in beat] for beat in seen], "view": rest}


def _progress(before: Table, table: Table, seat: int | None) -> ToldProgress:
    """What has changed for anybody; made once for all who read the same story."""
    items = table.log[before.log_length : table.log_length]
    same = all(views.reader(table, item, seat) is None for item in items)
    return table.once(("progress", before.number, None if same else seat), lambda: _told(before, table, seat))


def _told(before: Table, table: Table, seat: int | None) -> ToldProgress:
    changes, unexplained = views.progress(before, table, seat)
    told = [
        [ToldChange(change, orjson.Fragment(orjson.dumps([change.path, change.value]))) for change in beat]
        for beat in changes
    ]
    return ToldProgress(told, unexplained)


def _rest(before: Table, table: Table, seat: int | None, unexplained: list[str]) -> dict[str, orjson.Fragment]:
    """The members of a view that are not right yet when a client has made all changes."""
    (old, _), (new, shared) = _public(before), _public(table)
    rest = {name: orjson.Fragment(new[name]) for name in unexplained}
    # When a game is over all screens go up, which is no change of the picture.
    if views.revealed(before) != views.revealed(table) or "players" in rest:
        rest["players"] = orjson.Fragment(
            new["players"] if seat is None else orjson.dumps(views.own_players(seat, shared))
        )
    if old["agenda"] != new["agenda"]:
        rest["agenda"] = orjson.Fragment(new["agenda"])
    if seat is not None:
        old, new = _asked_parts(before, seat), _asked_parts(table, seat)
    return rest | {name: orjson.Fragment(new[name]) for name in ASKED if old[name] != new[name]}


def _folded(parts: Parts, changes: list[tuple[str, Any]]) -> Parts:
    """The members of a view after changes."""
    touched = {path.partition(".")[0] for path, _ in changes}
    return {**parts, **_parts(fold({name: orjson.loads(parts[name]) for name in touched}, changes))}


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
