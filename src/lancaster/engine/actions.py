"""Actions: what a seat wants to do, as one int, with a JSON form and a one-line text form that parses back."""

import re
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from lancaster.engine import fields
from lancaster.engine.errors import FormatError, shown
from lancaster.engine.fields import Field
from lancaster.engine.knights import KNIGHTS, STRONGEST

# The kind stands in the high bits, so that ascending codes are the canonical order of a list of options.
KIND_SHIFT: Final = 20

EXTENSION: Final = 1
COUNTY: Final = 2
CASTLE: Final = 3
CONFLICT: Final = 4
FAVOR: Final = 5
UPGRADE: Final = 6
NOBLEMAN: Final = 7
VOTE: Final = 8
BUY_MARKERS: Final = 9
TRADE: Final = 10
BUY_POINTS: Final = 11
SELL_SQUIRES: Final = 12
REWARD: Final = 13
PASSAGE: Final = 14
START_PLAYER: Final = 15
SCORE: Final = 16
PAY: Final = 17
RANSOM: Final = 18
DECLINE: Final = 19


class ActionKind:
    """The name and the fields of one kind of action, most significant field first."""

    name: str
    fields: list[Field]
    order: list[Field]

    def __init__(self, name: str, parts: list[Field], order: str = "") -> None:
        self.name = name
        self.fields = parts
        shift = 0
        for field in reversed(parts):
            field.shift = shift
            shift += field.bits
        by_name = {field.name: field for field in parts}
        self.order = [by_name[part] for part in order.split()] if order else parts


def _ally() -> Field:
    return Field("ally", fields.YES_NO, 1, optional=True)


def _knight() -> Field:
    return Field("knight", fields.KNIGHT_STRENGTH, 3)


def _times() -> list[Field]:
    return [Field("times", fields.NUMBER, 10)]


KINDS: Final[dict[int, ActionKind]] = {
    EXTENSION: ActionKind("extension", [Field("space", fields.SPACE, 3)]),
    COUNTY: ActionKind(
        "county",
        [_ally(), _knight(), Field("county", fields.COUNTY, 4), Field("squires", fields.NUMBER, 10, optional=True)],
        "county ally knight squires",
    ),
    CASTLE: ActionKind("castle", [_ally(), _knight(), Field("space", fields.SPACE, 3)], "space ally knight"),
    CONFLICT: ActionKind(
        "conflict", [_ally(), _knight(), Field("conflict", fields.CONFLICT, 2)], "conflict ally knight"
    ),
    FAVOR: ActionKind("favor", [Field("tile", fields.SPACE, 3)]),
    UPGRADE: ActionKind("upgrade", [_knight(), Field("location", fields.LOCATION, 5)]),
    NOBLEMAN: ActionKind("nobleman", [Field("county", fields.COUNTY, 4)]),
    VOTE: ActionKind("vote", [Field("yes", fields.YES_NO, 1), Field("markers", fields.NUMBER, 10)]),
    BUY_MARKERS: ActionKind("buy_markers", _times()),
    TRADE: ActionKind("trade", _times()),
    BUY_POINTS: ActionKind("buy_points", _times()),
    SELL_SQUIRES: ActionKind("sell_squires", _times()),
    REWARD: ActionKind("reward", [Field("county", fields.COUNTY, 4), Field("choice", fields.CHOICE, 3)]),
    PASSAGE: ActionKind("passage", [Field("conflict", fields.CONFLICT, 2)]),
    START_PLAYER: ActionKind("start_player", [Field("seat", fields.SEAT, 3)]),
    SCORE: ActionKind("score", [_ally(), Field("space", fields.SPACE, 3)], "space ally"),
    PAY: ActionKind("pay", [Field("yes", fields.YES_NO, 1)]),
    RANSOM: ActionKind("ransom", [Field("knights", fields.STACK, 8)]),
    DECLINE: ActionKind("decline", []),
}
_CODE_OF: Final[dict[str, int]] = {kind.name: code for code, kind in KINDS.items()}


def kind_of(code: int) -> int:
    """The kind of an action's code."""
    return code >> KIND_SHIFT


def encode(kind: int, values: list[int]) -> int:
    """The code of an action from its field values, in the order of the kind's fields."""
    code = kind << KIND_SHIFT
    parts = KINDS[kind].fields
    for i in range(len(parts)):
        code |= values[i] << parts[i].shift
    return code


def _part(kind: int, name: str) -> Field:
    """The field of this name in the actions of a kind."""
    return next(field for field in KINDS[kind].fields if field.name == name)


COUNTY_ALLY: Final = _part(COUNTY, "ally")
COUNTY_KNIGHT: Final = _part(COUNTY, "knight")
COUNTY_LETTER: Final = _part(COUNTY, "county")
COUNTY_SQUIRES: Final = _part(COUNTY, "squires")
CASTLE_ALLY: Final = _part(CASTLE, "ally")
CASTLE_KNIGHT: Final = _part(CASTLE, "knight")
CASTLE_SPACE: Final = _part(CASTLE, "space")
CONFLICT_ALLY: Final = _part(CONFLICT, "ally")
CONFLICT_KNIGHT: Final = _part(CONFLICT, "knight")
CONFLICT_SLOT: Final = _part(CONFLICT, "conflict")
FAVOR_TILE: Final = _part(FAVOR, "tile")
EXTENSION_SPACE: Final = _part(EXTENSION, "space")
UPGRADE_KNIGHT: Final = _part(UPGRADE, "knight")
UPGRADE_LOCATION: Final = _part(UPGRADE, "location")
NOBLEMAN_COUNTY: Final = _part(NOBLEMAN, "county")
VOTE_YES: Final = _part(VOTE, "yes")
VOTE_MARKERS: Final = _part(VOTE, "markers")
TIMES: Final = _part(BUY_MARKERS, "times")
"""How often something is done; at the same place in every action that has it."""
REWARD_CHOICE: Final = _part(REWARD, "choice")
PASSAGE_SLOT: Final = _part(PASSAGE, "conflict")
START_PLAYER_SEAT: Final = _part(START_PLAYER, "seat")
SCORE_ALLY: Final = _part(SCORE, "ally")
SCORE_SPACE: Final = _part(SCORE, "space")
PAY_YES: Final = _part(PAY, "yes")
RANSOM_KNIGHTS: Final = _part(RANSOM, "knights")

# Prebuilt codes: listing options is then taking slices of these lists instead of making numbers.
PREBUILT: Final = 64
"""More squires or voting markers than any real game has; what is beyond is made when needed."""
COUNTY_OPTIONS: Final[list[list[list[list[int]]]]] = [
    [
        [
            [encode(COUNTY, [ally, strength, county, squires]) for squires in range(1 if ally else PREBUILT)]
            for county in range(9)
        ]
        for strength in range(STRONGEST + 1)
    ]
    for ally in range(2)
]
"""By ally, knight and county: the codes for 0, 1, 2 ... squires (TWO-9: an ally's knight never has any)."""
CASTLE_OPTIONS: Final[list[list[list[int]]]] = [
    [[encode(CASTLE, [ally, strength, space]) for space in range(6)] for strength in range(STRONGEST + 1)]
    for ally in range(2)
]
CONFLICT_OPTIONS: Final[list[list[list[int]]]] = [
    [[encode(CONFLICT, [ally, strength, slot]) for slot in range(4)] for strength in range(STRONGEST + 1)]
    for ally in range(2)
]
FAVOR_OPTIONS: Final[list[int]] = [encode(FAVOR, [tile]) for tile in range(6)]
EXTENSION_OPTIONS: Final[list[int]] = [encode(EXTENSION, [space]) for space in range(6)]
UPGRADE_OPTIONS: Final[list[list[int]]] = [
    [encode(UPGRADE, [strength, location]) for location in range(len(fields.LOCATIONS))]
    for strength in range(STRONGEST + 1)
]
NOBLEMAN_OPTIONS: Final[list[int]] = [encode(NOBLEMAN, [county]) for county in range(9)]
VOTE_OPTIONS: Final[list[list[int]]] = [
    [encode(VOTE, [yes, markers]) for yes in range(2) for markers in range(most + 1)] for most in range(PREBUILT)
]
"""By the voting markers that a seat has: no or yes with 0 to all of them."""
REWARD_OPTIONS: Final[list[list[int]]] = [
    [encode(REWARD, [county, choice]) for choice in range(len(fields.CHOICES))] for county in range(9)
]
PASSAGE_OPTIONS: Final[list[int]] = [encode(PASSAGE, [slot]) for slot in range(4)]
START_PLAYER_OPTIONS: Final[list[int]] = [encode(START_PLAYER, [seat]) for seat in range(5)]
SCORE_OPTIONS: Final[list[list[int]]] = [[encode(SCORE, [ally, space]) for space in range(6)] for ally in range(2)]
PAY_OPTIONS: Final[list[int]] = [encode(PAY, [0]), encode(PAY, [1])]
DECLINED: Final = DECLINE << KIND_SHIFT


def county_options(ally: int, strength: int, county: int, least: int, most: int) -> list[int]:
    """The codes for placing a knight in a county with `least` to `most` squires."""
    if most < PREBUILT:
        return COUNTY_OPTIONS[ally][strength][county][least : most + 1]
    return [encode(COUNTY, [ally, strength, county, squires]) for squires in range(least, most + 1)]


def vote_options(most: int) -> list[int]:
    """The codes for voting no or yes with 0 to `most` markers."""
    if most < PREBUILT:
        return VOTE_OPTIONS[most]
    return [encode(VOTE, [yes, markers]) for yes in range(2) for markers in range(most + 1)]


def times_options(kind: int, most: int) -> list[int]:
    """The codes for doing something 0 to `most` times."""
    return [encode(kind, [times]) for times in range(most + 1)]


def _text_of(form: int, number: int) -> str:
    if form == fields.YES_NO:
        return "yes" if number else "no"
    if form == fields.KNIGHT_STRENGTH:
        return f"k{number}"
    if form == fields.STACK:
        return " ".join([f"k{strength}" for strength in KNIGHTS[number]]) or "none"
    return str(fields.show(form, number))


def _number_from_text(field: Field, word: str, text: str) -> int:
    form = field.form
    if form == fields.YES_NO:
        if word in ("yes", "no"):
            return int(word == "yes")
        raise FormatError(f"The action {shown(text)} needs yes or no where it says {shown(word)}.")
    if form == fields.KNIGHT_STRENGTH:
        if re.fullmatch("k[1-4]", word):
            return int(word[1])
        raise FormatError(f"The action {shown(text)} needs a knight, k1 to k4, where it says {shown(word)}.")
    where = f"the {field.name} in the action {shown(text)}"
    if form == fields.NUMBER or form == fields.SPACE or form == fields.SEAT:
        return fields.read(form, int(word) if re.fullmatch("[0-9]{1,3}", word) else word, where)
    return fields.read(form, word, where)


@final
@mypyc_attr(acyclic=True)
class Action:
    """What a seat wants to do.

    >>> action = Action.parse("county C k3 +2")
    >>> action.to_json()
    {'kind': 'county', 'county': 'C', 'knight': 3, 'squires': 2}
    >>> Action.from_json(action.to_json()) == action
    True
    >>> str(action)
    'county C k3 +2'
    """

    code: int

    def __init__(self, code: int) -> None:
        self.code = code

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.code == self.code

    def __hash__(self) -> int:
        return self.code

    def __reduce__(self) -> tuple[Any, ...]:
        return Action, (self.code,)

    def __repr__(self) -> str:
        return f"Action.parse({str(self)!r})"

    @property
    def kind(self) -> str:
        """The name of the action's kind: county, castle, vote, ..."""
        return KINDS[self.code >> KIND_SHIFT].name

    def value(self, name: str) -> int:
        """The number in the field of this name, as the engine keeps it."""
        for field in KINDS[self.code >> KIND_SHIFT].fields:
            if field.name == name:
                return field.of(self.code)
        raise KeyError(name)

    def to_json(self) -> dict[str, Any]:
        """The action as a JSON object."""
        kind = KINDS[self.code >> KIND_SHIFT]
        data: dict[str, Any] = {"kind": kind.name}
        for field in kind.order:
            number = field.of(self.code)
            if number or not field.optional:
                data[field.name] = fields.show(field.form, number)
        return data

    @staticmethod
    def from_json(data: Any) -> "Action":
        """The action that a JSON object stands for."""
        if not isinstance(data, dict):
            raise FormatError(f"An action must be a JSON object, not {shown(data)}.")
        name = data.get("kind")
        if not isinstance(name, str) or name not in _CODE_OF:
            raise FormatError(f"There is no action of the kind {shown(name)}.")
        kind = KINDS[_CODE_OF[name]]
        code = _CODE_OF[name] << KIND_SHIFT
        for field in kind.fields:
            if field.name in data:
                number = fields.read(field.form, data[field.name], f"{field.name!r} of the action {name!r}")
                code |= number << field.shift
            elif not field.optional:
                raise FormatError(f"The action {name!r} lacks {field.name!r}.")
        known = [field.name for field in kind.fields]
        for key in data:
            if key != "kind" and key not in known:
                raise FormatError(f"The action {name!r} has no {shown(key)}.")
        return Action(code)

    def __str__(self) -> str:
        kind = KINDS[self.code >> KIND_SHIFT]
        words = [kind.name]
        for field in kind.order:
            number = field.of(self.code)
            if field.name == "ally":
                if number:
                    words.append("ally")
            elif field.name == "squires":
                if number:
                    words.append(f"+{number}")
            else:
                words.append(_text_of(field.form, number))
        return " ".join(words)

    @staticmethod
    def parse(text: str) -> "Action":
        """The action that a line of text stands for, exactly as `str` writes it."""
        words = text.split()
        if not words or words[0] not in _CODE_OF:
            raise FormatError(f"There is no action {shown(text)}.")
        kind = KINDS[_CODE_OF[words[0]]]
        code = _CODE_OF[words[0]] << KIND_SHIFT
        rest = words[1:]
        for field in kind.order:
            if field.name == "ally":
                if rest and rest[0] == "ally":
                    code |= 1 << field.shift
                    rest = rest[1:]
            elif field.name == "squires":
                if rest and rest[0].startswith("+"):
                    code |= _number_from_text(field, rest[0][1:], text) << field.shift
                    rest = rest[1:]
            elif field.form == fields.STACK:
                knights = [] if rest == ["none"] else [int(w[1]) if re.fullmatch("k[1-4]", w) else w for w in rest]
                code |= fields.read(field.form, knights, f"the knights in the action {shown(text)}") << field.shift
                rest = []
            elif not rest:
                raise FormatError(f"The action {shown(text)} lacks its {field.name}.")
            else:
                code |= _number_from_text(field, rest[0], text) << field.shift
                rest = rest[1:]
        action = Action(code)
        if rest or str(action) != " ".join(words):
            raise FormatError(f"The action {shown(text)} is not written as it should be: {action}.")
        return action
