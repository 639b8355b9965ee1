"""Events: what happened, one small object each; log, animation, statistics and score sheet come from them."""

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from lancaster.engine import fields
from lancaster.engine.actions import Action
from lancaster.engine.fields import Field
from lancaster.engine.law_cards import LAWS
from lancaster.engine.sources import SOURCES

NOBODY: Final = -1
EVERYBODY: Final = -1

DEALT: Final = 0
ROUND_STARTED: Final = 1
PHASE_STARTED: Final = 2
LAW_PROPOSED: Final = 3
CONFLICT_REVEALED: Final = 4
EXTENSION_BUILT: Final = 5
PLACED_IN_COUNTY: Final = 6
EXPELLED: Final = 7
PLACED_IN_CASTLE: Final = 8
PLACED_IN_CONFLICT: Final = 9
CANNOT_PLACE: Final = 10
FAVOR_TAKEN: Final = 11
GAINED: Final = 12
PAID: Final = 13
SCORED: Final = 14
KNIGHT_RECRUITED: Final = 15
KNIGHT_UPGRADED: Final = 16
NOBLEMAN_TAKEN: Final = 17
NOBLEMAN_REMOVED: Final = 18
VOTE_COMMITTED: Final = 19
VOTE_REVEALED: Final = 20
LAW_ADOPTED: Final = 21
LAW_REPEALED: Final = 22
LAW_REJECTED: Final = 23
MARKERS_RETURNED: Final = 24
LAW_APPLIED: Final = 25
QUALIFIED: Final = 26
COUNTY_SCORED: Final = 27
WENT_HOME: Final = 28
CROSSED: Final = 29
START_PLAYER_NAMED: Final = 30
CASTLE_SCORED: Final = 31
TABLE_SCORED: Final = 32
CONFLICT_RESOLVED: Final = 33
POINTS_LAPSED: Final = 34
CONFLICT_MOVED_DOWN: Final = 35
CONFLICT_ENDED: Final = 36
RANSOMED: Final = 37
CAPTURED: Final = 38
FORFEITED: Final = 39
DECLINED: Final = 40
ONLY_CHOICE: Final = 41
FINAL_RANK: Final = 42
GAME_OVER: Final = 43
LAW_IN_FORCE: Final = 44


class EventKind:
    """The name of one kind of event and what its numbers mean."""

    name: str
    fields: list[Field]

    def __init__(self, name: str, *parts: Field) -> None:
        self.name = name
        self.fields = list(parts)


def _county() -> Field:
    return Field("county", fields.COUNTY)


def _knight() -> Field:
    return Field("knight", fields.KNIGHT_STRENGTH)


def _conflict() -> Field:
    return Field("conflict", fields.CONFLICT)


def _law() -> Field:
    return Field("law", fields.LAW)


def _number(name: str) -> Field:
    return Field(name, fields.NUMBER)


_KINDS: Final[dict[int, EventKind]] = {
    DEALT: EventKind("dealt", Field("start_player", fields.SEAT)),
    ROUND_STARTED: EventKind("round_started", _number("round")),
    PHASE_STARTED: EventKind("phase_started", Field("phase", fields.PHASE)),
    LAW_PROPOSED: EventKind("law_proposed", _law(), _number("place")),
    CONFLICT_REVEALED: EventKind("conflict_revealed", _conflict(), _number("card")),
    EXTENSION_BUILT: EventKind("extension_built", Field("space", fields.SPACE)),
    PLACED_IN_COUNTY: EventKind("placed_in_county", _county(), _knight(), _number("squires")),
    EXPELLED: EventKind("expelled", _county(), _knight(), _number("squires")),
    PLACED_IN_CASTLE: EventKind("placed_in_castle", Field("space", fields.SPACE), _knight()),
    PLACED_IN_CONFLICT: EventKind("placed_in_conflict", _conflict(), _knight()),
    CANNOT_PLACE: EventKind("cannot_place"),
    FAVOR_TAKEN: EventKind("favor_taken", Field("tile", fields.SPACE)),
    GAINED: EventKind("gained", _number("gold"), _number("squires"), _number("markers")),
    PAID: EventKind("paid", _number("gold"), _number("squires"), _number("markers")),
    SCORED: EventKind("scored", Field("source", fields.SOURCE), _number("points")),
    KNIGHT_RECRUITED: EventKind("knight_recruited"),
    KNIGHT_UPGRADED: EventKind("knight_upgraded", _knight(), Field("location", fields.LOCATION)),
    NOBLEMAN_TAKEN: EventKind("nobleman_taken", Field("nobleman", fields.NOBLEMAN), _county()),
    NOBLEMAN_REMOVED: EventKind("nobleman_removed", Field("nobleman", fields.NOBLEMAN), _county()),
    VOTE_COMMITTED: EventKind("vote_committed", Field("yes", fields.YES_NO), _number("markers")),
    VOTE_REVEALED: EventKind("vote_revealed", Field("yes", fields.YES_NO), _number("markers")),
    LAW_ADOPTED: EventKind("law_adopted", _law(), _number("yes_votes"), _number("no_votes")),
    LAW_REPEALED: EventKind("law_repealed", _law()),
    LAW_REJECTED: EventKind("law_rejected", _law(), _number("yes_votes"), _number("no_votes")),
    MARKERS_RETURNED: EventKind("markers_returned", _number("markers")),
    LAW_APPLIED: EventKind("law_applied", _law()),
    QUALIFIED: EventKind("qualified", _law()),
    COUNTY_SCORED: EventKind("county_scored", _county(), Field("choice", fields.CHOICE)),
    WENT_HOME: EventKind("went_home", _knight(), Field("location", fields.LOCATION)),
    CROSSED: EventKind("crossed", _conflict(), _knight()),
    START_PLAYER_NAMED: EventKind("start_player_named", Field("seat", fields.SEAT)),
    CASTLE_SCORED: EventKind("castle_scored", Field("space", fields.SPACE), Field("extension", fields.YES_NO)),
    TABLE_SCORED: EventKind("table_scored", _number("noblemen")),
    CONFLICT_RESOLVED: EventKind(
        "conflict_resolved",
        _conflict(),
        _number("english_strength"),
        _number("french_strength"),
        Field("england_wins", fields.YES_NO),
    ),
    POINTS_LAPSED: EventKind("points_lapsed", _conflict(), _number("points")),
    CONFLICT_MOVED_DOWN: EventKind("conflict_moved_down", _conflict()),
    CONFLICT_ENDED: EventKind("conflict_ended", _conflict()),
    RANSOMED: EventKind("ransomed", _conflict(), _knight()),
    CAPTURED: EventKind("captured", _conflict(), _knight()),
    FORFEITED: EventKind("forfeited", Field("reward", fields.REWARD)),
    DECLINED: EventKind("declined", Field("reward", fields.REWARD)),
    ONLY_CHOICE: EventKind("only_choice", Field("action", fields.ACTION)),
    FINAL_RANK: EventKind(
        "final_rank",
        Field("source", fields.SOURCE),
        _number("rank"),
        _number("value"),
        Field("tie_break", fields.NUMBER_OR_NONE),
    ),
    GAME_OVER: EventKind("game_over"),
    LAW_IN_FORCE: EventKind("law_in_force", _law()),
}
KINDS: Final[list[EventKind]] = [_KINDS[code] for code in range(len(_KINDS))]


@final
@mypyc_attr(acyclic=True)
class Event:
    """Something that happened, to which faction (or nobody in particular), and which seat alone may know it."""

    code: int
    faction: int
    a: int
    b: int
    c: int
    d: int
    seen_by: int

    def __init__(
        self, code: int, faction: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, seen_by: int = EVERYBODY
    ) -> None:
        self.code = code
        self.faction = faction
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.seen_by = seen_by

    @property
    def kind(self) -> str:
        """The name of the event's kind."""
        return KINDS[self.code].name

    def visible_to(self, seat: int | None) -> bool:
        """Whether this seat, or a spectator, may know of the event."""
        return self.seen_by == EVERYBODY or self.seen_by == seat

    def value(self, name: str) -> int:
        """The number in the field of this name, as the engine keeps it."""
        numbers = [self.a, self.b, self.c, self.d]
        parts = KINDS[self.code].fields
        for i in range(len(parts)):
            if parts[i].name == name:
                return numbers[i]
        raise KeyError(name)

    def values(self) -> dict[str, Any]:
        """The event's numbers by name, in their JSON forms."""
        numbers = [self.a, self.b, self.c, self.d]
        parts = KINDS[self.code].fields
        values: dict[str, Any] = {}
        for i in range(len(parts)):
            form = parts[i].form
            number = numbers[i]
            if form == fields.LAW:
                values[parts[i].name] = LAWS[number]
            elif form == fields.SOURCE:
                values[parts[i].name] = SOURCES[number]
            elif form == fields.ACTION:
                values[parts[i].name] = Action(number).to_json()
            else:
                values[parts[i].name] = fields.show(form, number)
        return values

    def to_json(self) -> dict[str, Any]:
        """The event as a JSON object."""
        data: dict[str, Any] = {"kind": self.kind}
        if self.faction != NOBODY:
            data["faction"] = self.faction
        if self.seen_by != EVERYBODY:
            data["seen_by"] = self.seen_by
        data.update(self.values())
        return data

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.code, self.faction, self.a, self.b, self.c, self.d, self.seen_by)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash((self.code, self.faction, self.a, self.b, self.c, self.d, self.seen_by))

    def __repr__(self) -> str:
        return f"<Event {self.to_json()}>"
