"""Events: what happened, one small object each; log, animation, statistics and score sheet come from them."""

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from lancaster.engine.vocabulary import fields
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.fields import Field

NOBODY: Final = -1
EVERYBODY: Final = -1
NO_TIE: Final = -1
"""A stock is revealed only where it breaks a tie (FINAL-2, FINAL-3, RESENT-17)."""

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
LAW_SET_DRAWN: Final = 45
SQUIRES_SENT: Final = 46
SQUIRES_RETURNED: Final = 47
EXTENSION_TURNED_DOWN: Final = 48
EXTENSIONS_TURNED_UP: Final = 49
APPLIED_FOR_OFFICE: Final = 50
TRIBUTE_PAID: Final = 51
EXPELLED_FROM_OFFICE: Final = 52
ENTERED_TREASURY: Final = 53
OFFICE_FILLED: Final = 54
PRIVILEGE_GRANTED: Final = 55
PRIVILEGE_RETURNED: Final = 56
SEALS_GAINED: Final = 57
SEALS_GIVEN: Final = 58
SEALS_COUNTED: Final = 59
LORD_WENT_HOME: Final = 60
BISHOP_TAKEN: Final = 61
BISHOP_REMOVED: Final = 62
PLACED_IN_TOWER: Final = 63
DISHONORED: Final = 64
DISHONOR_RETURNED: Final = 65
TILE_DRAWN: Final = 66
TILE_TAKEN: Final = 67
PASSED: Final = 68
EXTENSION_CHOSEN: Final = 69


class EventKind:
    """The name of one kind of event and what its numbers mean."""

    def __init__(self, name: str, *parts: Field, of_faction: bool = True) -> None:
        self.name = name
        self.fields = list(parts)
        # Whether it happens to a faction, and not to the whole table.
        self.of_faction = of_faction


def _to_all(name: str, *parts: Field) -> EventKind:
    return EventKind(name, *parts, of_faction=False)


def _number(name: str) -> Field:
    return Field(name, fields.NUMBER)


_COUNTY: Final = Field("county", fields.COUNTY)
_SPACE: Final = Field("space", fields.SPACE)
_KNIGHT: Final = Field("knight", fields.KNIGHT_STRENGTH)
_CONFLICT: Final = Field("conflict", fields.CONFLICT)
_LAW: Final = Field("law", fields.LAW)
_SQUIRES: Final = _number("squires")
_MARKERS: Final = _number("markers")
_BISHOPS: Final = _number("bishops")
_GOODS: Final = [_number("gold"), _SQUIRES, _MARKERS]
_OFFICE: Final = Field("office", fields.OFFICE)
_PRIVILEGES: Final = Field("privileges", fields.PRIVILEGES, optional=True)
_APPLICATION: Final = [_OFFICE, Field("knights", fields.STACK), _BISHOPS, _PRIVILEGES]
_BALLOT: Final = [Field("yes", fields.YES_NO), _MARKERS]
_VOTES: Final = [_LAW, _number("yes_votes"), _number("no_votes")]
_SEALS: Final = [_number("seals"), Field("tiles", fields.NUMBER, optional=True)]
"""With how many of the seals are tiles (TILE-8)."""

_KINDS: Final[dict[int, EventKind]] = {
    DEALT: _to_all("dealt", Field("start_player", fields.SEAT)),
    ROUND_STARTED: _to_all("round_started", _number("round")),
    PHASE_STARTED: _to_all("phase_started", Field("phase", fields.PHASE)),
    LAW_PROPOSED: _to_all("law_proposed", _LAW, _number("place")),
    CONFLICT_REVEALED: _to_all("conflict_revealed", _CONFLICT, _number("card")),
    EXTENSION_BUILT: EventKind("extension_built", _SPACE),
    PLACED_IN_COUNTY: EventKind("placed_in_county", _COUNTY, _KNIGHT, _SQUIRES, _PRIVILEGES),
    EXPELLED: EventKind("expelled", _COUNTY, _KNIGHT, _SQUIRES, _PRIVILEGES),
    PLACED_IN_CASTLE: EventKind("placed_in_castle", _SPACE, _KNIGHT),
    PLACED_IN_CONFLICT: EventKind("placed_in_conflict", _CONFLICT, _KNIGHT, _PRIVILEGES),
    CANNOT_PLACE: EventKind("cannot_place"),
    FAVOR_TAKEN: EventKind("favor_taken", Field("tile", fields.SPACE)),
    GAINED: EventKind("gained", *_GOODS),
    PAID: EventKind("paid", *_GOODS),
    SCORED: EventKind("scored", Field("source", fields.SOURCE), _number("points")),
    KNIGHT_RECRUITED: EventKind("knight_recruited"),
    KNIGHT_UPGRADED: EventKind("knight_upgraded", _KNIGHT, Field("location", fields.LOCATION)),
    NOBLEMAN_TAKEN: EventKind("nobleman_taken", Field("nobleman", fields.NOBLEMAN), _COUNTY),
    NOBLEMAN_REMOVED: EventKind("nobleman_removed", Field("nobleman", fields.NOBLEMAN), _COUNTY),
    VOTE_COMMITTED: EventKind("vote_committed", *_BALLOT),
    VOTE_REVEALED: EventKind("vote_revealed", *_BALLOT),
    LAW_ADOPTED: _to_all("law_adopted", *_VOTES),
    LAW_REPEALED: _to_all("law_repealed", _LAW),
    LAW_REJECTED: _to_all("law_rejected", *_VOTES),
    MARKERS_RETURNED: EventKind("markers_returned", _MARKERS),
    LAW_APPLIED: _to_all("law_applied", _LAW),
    QUALIFIED: EventKind("qualified", _LAW, Field("by", fields.COMPARED, optional=True)),
    COUNTY_SCORED: EventKind("county_scored", _COUNTY, Field("choice", fields.CHOICE)),
    WENT_HOME: EventKind("went_home", _KNIGHT, Field("location", fields.LOCATION)),
    CROSSED: EventKind("crossed", _CONFLICT, _KNIGHT, _PRIVILEGES),
    START_PLAYER_NAMED: EventKind("start_player_named", Field("seat", fields.SEAT)),
    CASTLE_SCORED: EventKind("castle_scored", _SPACE, Field("extension", fields.YES_NO)),
    TABLE_SCORED: EventKind("table_scored", _number("noblemen")),
    CONFLICT_RESOLVED: _to_all(
        "conflict_resolved",
        _CONFLICT,
        _number("english_strength"),
        _number("french_strength"),
        Field("england_wins", fields.YES_NO),
    ),
    POINTS_LAPSED: EventKind("points_lapsed", _CONFLICT, _number("points")),
    CONFLICT_MOVED_DOWN: _to_all("conflict_moved_down", _CONFLICT),
    CONFLICT_ENDED: _to_all("conflict_ended", _CONFLICT),
    RANSOMED: EventKind("ransomed", _CONFLICT, _KNIGHT),
    CAPTURED: EventKind("captured", _CONFLICT, _KNIGHT),
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
    GAME_OVER: _to_all("game_over"),
    LAW_IN_FORCE: _to_all("law_in_force", _LAW),
    LAW_SET_DRAWN: _to_all("law_set_drawn", _number("group"), Field("law_set", fields.LAW_SET)),
    SQUIRES_SENT: EventKind("squires_sent", _CONFLICT, _SQUIRES),
    SQUIRES_RETURNED: EventKind("squires_returned", _CONFLICT, _SQUIRES),
    EXTENSION_TURNED_DOWN: EventKind("extension_turned_down", _SPACE),
    EXTENSIONS_TURNED_UP: _to_all("extensions_turned_up"),
    APPLIED_FOR_OFFICE: EventKind("applied_for_office", *_APPLICATION),
    TRIBUTE_PAID: EventKind("tribute_paid", Field("tribute", fields.TREASURE)),
    EXPELLED_FROM_OFFICE: EventKind("expelled_from_office", *_APPLICATION),
    ENTERED_TREASURY: EventKind("entered_treasury", Field("take", fields.TREASURE), _number("amount")),
    OFFICE_FILLED: EventKind("office_filled", _OFFICE, Field("kept", fields.YES_NO)),
    PRIVILEGE_GRANTED: EventKind("privilege_granted", Field("privilege", fields.PRIVILEGE)),
    PRIVILEGE_RETURNED: EventKind("privilege_returned", Field("privilege", fields.PRIVILEGE)),
    SEALS_GAINED: EventKind("seals_gained", *_SEALS),
    SEALS_GIVEN: EventKind("seals_given", *_SEALS),
    SEALS_COUNTED: EventKind("seals_counted", _number("seals"), _BISHOPS),
    LORD_WENT_HOME: EventKind("lord_went_home", Field("place", fields.LORD_PLACE), _BISHOPS, _PRIVILEGES),
    BISHOP_TAKEN: EventKind("bishop_taken"),
    BISHOP_REMOVED: EventKind("bishop_removed"),
    PLACED_IN_TOWER: EventKind("placed_in_tower", _KNIGHT),
    DISHONORED: EventKind("dishonored", _MARKERS),
    DISHONOR_RETURNED: EventKind("dishonor_returned", _MARKERS),
    TILE_DRAWN: _to_all("tile_drawn", _COUNTY),
    TILE_TAKEN: EventKind("tile_taken", _COUNTY),
    PASSED: EventKind("passed"),
    EXTENSION_CHOSEN: EventKind("extension_chosen", _SPACE),
}
EVENT_KINDS: Final[list[EventKind]] = [_KINDS[code] for code in range(len(_KINDS))]


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
        return EVENT_KINDS[self.code].name

    def visible_to(self, seat: int | None) -> bool:
        """Whether this seat, or a spectator, may know of the event."""
        return self.seen_by == EVERYBODY or self.seen_by == seat

    def value(self, name: str) -> int:
        """The number in the field of this name, as the engine keeps it."""
        numbers = [self.a, self.b, self.c, self.d]
        parts = EVENT_KINDS[self.code].fields
        for i in range(len(parts)):
            if parts[i].name == name:
                return numbers[i]
        raise KeyError(name)

    def values(self) -> dict[str, Any]:
        """The event's numbers by name, in their JSON forms."""
        numbers = [self.a, self.b, self.c, self.d]
        parts = EVENT_KINDS[self.code].fields
        values: dict[str, Any] = {}
        for i in range(len(parts)):
            form = parts[i].form
            number = numbers[i]
            if parts[i].optional and not number:
                continue
            if form == fields.ACTION:
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
