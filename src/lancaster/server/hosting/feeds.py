"""What each viewer is sent: first all that it sees, then only what has changed; made once for all who share it."""

from typing import Any, NamedTuple

import orjson

from lancaster.bots.levels import BOTS
from lancaster.story.picture import Change, fold
from lancaster.tables import views
from lancaster.tables.table import LogItem, Table

PathAndValue = tuple[str, Any]
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
    return table.once(key, lambda: _told(views.line(table, item, reader, BOTS)))


def update(before: Table, table: Table, seat: int | None) -> dict[str, Any]:
    """What has changed for a viewer between two moments of a table."""
    news = table.once(("news", before.number), lambda: _news(before, table, None))
    if news.partial and seat is not None:
        news = table.once(("news", before.number, seat), lambda: _news(before, table, seat))
    return {
        "type": "update",
        "from": before.version(seat),
        "version": table.version(seat),
        "table": news.table,
        "turn": views.turn(table, seat),
        "log": news.log,
        "changes": news.open if _sees_no_more(before, table, seat, news) else _changes(before, table, seat, news),
    }


class News(NamedTuple):
    """What has happened since another moment, for all who read the same story."""

    partial: bool
    """Some read more than a spectator."""
    table: orjson.Fragment
    log: orjson.Fragment
    beats: list[list[Change]]
    rest: list[Change]
    """What no beat explains."""
    owners: set[int | None]
    """The seats that see more of it than all see."""
    open: orjson.Fragment
    """The changes that all see."""


def _news(before: Table, table: Table, reader: int | None) -> News:
    beats, rest = views.progress(before, table, reader)
    open_to_all = [_seen(group, None) for group in (*beats, rest)]
    open_to_all[-1] += _asked(before, table, None)
    return News(
        any(views.reader(table, item, 0) == 0 for item in table.log[before.log_length : table.log_length]),
        _told(_changed(_info_parts(before), _info_parts(table))),
        _told(views.log(table, reader, tell, before.log_length)),
        beats,
        rest,
        {owner for group in (*beats, rest) for _, _, owner in group},
        _told(open_to_all),
    )


def _sees_no_more(before: Table, table: Table, seat: int | None, news: News) -> bool:
    """Whether this viewer sees only what all see."""
    if before.game is None or views.revealed(before) != views.revealed(table):
        return False
    return seat is None or not (seat in news.owners or views.is_asked(before, seat) or views.is_asked(table, seat))


def _changes(before: Table, table: Table, seat: int | None, news: News) -> list[list[PathAndValue]]:
    """By beat, and at last for all that no beat explains: what has changed in the view."""
    seen = [_seen(beat, seat) for beat in news.beats]
    if _looks_ahead(before, seat) or _looks_ahead(table, seat) or before.game is None:
        folded = _folded(_view_parts(before, seat), [change for beat in seen for change in beat])
        return [*seen, list(_changed(folded, _view_parts(table, seat)).items())]
    rest = _seen(news.rest, seat)
    # When a game is over all screens go up, which is no change of the picture.
    if views.revealed(before) != views.revealed(table):
        rest.append(("players", (views.view(table, seat) or {})["players"]))
    return [*seen, rest + _asked(before, table, seat)]


def _seen(changes: list[Change], seat: int | None) -> list[PathAndValue]:
    return [(path, value) for path, value, owner in changes if owner is None or owner == seat]


def _asked(before: Table, table: Table, seat: int | None) -> list[PathAndValue]:
    """What is asked now, as far as it is different for this viewer."""
    old, new = views.questions(before, seat), views.questions(table, seat)
    return [(name, value) for name, value in new.items() if old.get(name) != value]


def _looks_ahead(table: Table, seat: int | None) -> bool:
    """Whether a viewer sees the game as it will be after its tentative turn."""
    return table.turn is not None and table.turn.seat == seat


def _folded(parts: Parts, changes: list[PathAndValue]) -> Parts:
    """The members of a view after changes."""
    touched = {path.partition(".")[0] for path, _ in changes}
    return {**parts, **_parts(fold({name: orjson.loads(parts[name]) for name in touched}, changes))}


def _info_parts(table: Table) -> Parts:
    return table.once("info", lambda: _parts(views.info(table)))


def _view_parts(table: Table, seat: int | None) -> Parts:
    return table.once(("view", seat), lambda: _parts(views.view(table, seat) or {}))


def _parts(data: dict[str, Any]) -> Parts:
    return {name: orjson.dumps(value) for name, value in data.items()}


def _changed(old: Parts, new: Parts) -> dict[str, orjson.Fragment]:
    return {name: orjson.Fragment(part) for name, part in new.items() if old.get(name) != part}


def _told(data: Any) -> orjson.Fragment:
    return orjson.Fragment(orjson.dumps(data))
