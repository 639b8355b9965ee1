"""Actions: what a seat wants to do, as one int, with a JSON form and a one-line text form that parses back."""

import re
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from lancaster.engine.errors import FormatError, shown
from lancaster.engine.vocabulary import fields
from lancaster.engine.vocabulary.fields import Field
from lancaster.engine.vocabulary.knights import KNIGHTS, STRONGEST

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
BISHOP: Final = 20
SEND_SQUIRES: Final = 21
BUY_EXTENSIONS: Final = 22
COUNTY_TAX: Final = 23
EXTENSION_TAX: Final = 24
EXCHANGE: Final = 25
TRADE_MARKERS: Final = 26
RETURN_DISHONOR: Final = 27
SELL_SEALS: Final = 28
TOWER: Final = 29
OFFICE: Final = 30
TREASURY: Final = 31


class ActionKind:
    """The name and the fields of one kind of action, most significant field first."""

    def __init__(self, name: str, parts: list[Field], order: str = "") -> None:
        self.name = name
        self.fields = parts
        shift = 0
        for field in reversed(parts):
            field.shift = shift
            shift += field.bits
        by_name = {field.name: field for field in parts}
        self.order = [by_name[part] for part in order.split()] if order else parts


def _flag(name: str) -> Field:
    """Something that is there or not, in the text form a word of its own."""
    return Field(name, fields.YES_NO, 1, optional=True)


def _knight() -> Field:
    return Field("knight", fields.KNIGHT_STRENGTH, 3)


COUNTY_ALLY: Final = _flag("ally")
COUNTY_KNIGHT: Final = _knight()
COUNTY_LETTER: Final = Field("county", fields.COUNTY, 4)
COUNTY_SHIELD: Final = _flag("shield")
COUNTY_TUDOR: Final = _flag("tudor")
COUNTY_SQUIRES: Final = Field("squires", fields.NUMBER, 10, optional=True)
CASTLE_ALLY: Final = _flag("ally")
CASTLE_KNIGHT: Final = _knight()
CASTLE_SPACE: Final = Field("space", fields.SPACE, 3)
CONFLICT_ALLY: Final = _flag("ally")
CONFLICT_KNIGHT: Final = _knight()
CONFLICT_SLOT: Final = Field("conflict", fields.CONFLICT, 2)
CONFLICT_ARCHER: Final = _flag("archer")
CONFLICT_TUDOR: Final = _flag("tudor")
FAVOR_TILE: Final = Field("tile", fields.SPACE, 3)
EXTENSION_SPACE: Final = Field("space", fields.SPACE, 3)
UPGRADE_KNIGHT: Final = _knight()
UPGRADE_LOCATION: Final = Field("location", fields.LOCATION, 5)
NOBLEMAN_COUNTY: Final = Field("county", fields.COUNTY, 4)
VOTE_YES: Final = Field("yes", fields.YES_NO, 1)
VOTE_MARKERS: Final = Field("markers", fields.NUMBER, 10)
TIMES: Final = Field("times", fields.NUMBER, 10)
"""How often something is done; at the same place in every action that has it."""
REWARD_CHOICE: Final = Field("choice", fields.CHOICE, 3)
PASSAGE_ARCHER: Final = _flag("archer")
PASSAGE_SLOT: Final = Field("conflict", fields.CONFLICT, 2)
START_PLAYER_SEAT: Final = Field("seat", fields.SEAT, 3)
SCORE_ALLY: Final = _flag("ally")
SCORE_SPACE: Final = Field("space", fields.SPACE, 3)
PAY_YES: Final = Field("yes", fields.YES_NO, 1)
RANSOM_KNIGHTS: Final = Field("knights", fields.STACK, 8)
SENT_SQUIRES: Final = Field("squires", fields.SENT, 12)
BOUGHT_EXTENSIONS: Final = Field("spaces", fields.SPACES, 6)
TAXED_COUNTIES: Final = Field("counties", fields.COUNTY_SET, 9)
TAXED_EXTENSIONS: Final = Field("spaces", fields.SPACES, 6)
GOLD_TO_SQUIRES: Final = Field("gold_to_squires", fields.NUMBER, 10)
SQUIRES_TO_GOLD: Final = Field("squires_to_gold", fields.NUMBER, 10)
RETURN_YES: Final = Field("yes", fields.YES_NO, 1)
TOWER_ALLY: Final = _flag("ally")
TOWER_KNIGHT: Final = _knight()
OFFICE_ALLY: Final = _flag("ally")
OFFICE_NAME: Final = Field("office", fields.OFFICE, 2)
OFFICE_KNIGHTS: Final = Field("knights", fields.STACK, 8, optional=True)
OFFICE_BISHOPS: Final = Field("bishops", fields.BISHOPS, 2, optional=True)
OFFICE_TUDOR: Final = _flag("tudor")
TREASURY_ALLY: Final = _flag("ally")
TREASURY_TAKE: Final = Field("take", fields.TREASURE, 2)

ACTION_KINDS: Final[dict[int, ActionKind]] = {
    EXTENSION: ActionKind("extension", [EXTENSION_SPACE]),
    COUNTY: ActionKind(
        "county",
        [COUNTY_ALLY, COUNTY_KNIGHT, COUNTY_LETTER, COUNTY_SHIELD, COUNTY_TUDOR, COUNTY_SQUIRES],
        "county ally knight squires shield tudor",
    ),
    CASTLE: ActionKind("castle", [CASTLE_ALLY, CASTLE_KNIGHT, CASTLE_SPACE], "space ally knight"),
    CONFLICT: ActionKind(
        "conflict",
        [CONFLICT_ALLY, CONFLICT_KNIGHT, CONFLICT_SLOT, CONFLICT_ARCHER, CONFLICT_TUDOR],
        "conflict ally knight archer tudor",
    ),
    FAVOR: ActionKind("favor", [FAVOR_TILE]),
    UPGRADE: ActionKind("upgrade", [UPGRADE_KNIGHT, UPGRADE_LOCATION]),
    NOBLEMAN: ActionKind("nobleman", [NOBLEMAN_COUNTY]),
    VOTE: ActionKind("vote", [VOTE_YES, VOTE_MARKERS]),
    BUY_MARKERS: ActionKind("buy_markers", [TIMES]),
    TRADE: ActionKind("trade", [TIMES]),
    BUY_POINTS: ActionKind("buy_points", [TIMES]),
    SELL_SQUIRES: ActionKind("sell_squires", [TIMES]),
    REWARD: ActionKind("reward", [Field("county", fields.COUNTY, 4), REWARD_CHOICE]),
    PASSAGE: ActionKind("passage", [PASSAGE_ARCHER, PASSAGE_SLOT], "conflict archer"),
    START_PLAYER: ActionKind("start_player", [START_PLAYER_SEAT]),
    SCORE: ActionKind("score", [SCORE_ALLY, SCORE_SPACE], "space ally"),
    PAY: ActionKind("pay", [PAY_YES]),
    RANSOM: ActionKind("ransom", [RANSOM_KNIGHTS]),
    DECLINE: ActionKind("decline", []),
    BISHOP: ActionKind("bishop", []),
    SEND_SQUIRES: ActionKind("send_squires", [SENT_SQUIRES]),
    BUY_EXTENSIONS: ActionKind("buy_extensions", [BOUGHT_EXTENSIONS]),
    COUNTY_TAX: ActionKind("county_tax", [TAXED_COUNTIES]),
    EXTENSION_TAX: ActionKind("extension_tax", [TAXED_EXTENSIONS]),
    EXCHANGE: ActionKind("exchange", [GOLD_TO_SQUIRES, SQUIRES_TO_GOLD]),
    TRADE_MARKERS: ActionKind("trade_markers", [TIMES]),
    RETURN_DISHONOR: ActionKind("return_dishonor", [RETURN_YES]),
    SELL_SEALS: ActionKind("sell_seals", [TIMES]),
    TOWER: ActionKind("tower", [TOWER_ALLY, TOWER_KNIGHT]),
    OFFICE: ActionKind(
        "office",
        [OFFICE_ALLY, OFFICE_NAME, OFFICE_KNIGHTS, OFFICE_BISHOPS, OFFICE_TUDOR],
        "office ally knights bishops tudor",
    ),
    TREASURY: ActionKind("treasury", [TREASURY_ALLY, TREASURY_TAKE]),
}
_CODE_OF: Final[dict[str, int]] = {kind.name: code for code, kind in ACTION_KINDS.items()}


def kind_of(code: int) -> int:
    """The kind of an action's code."""
    return code >> KIND_SHIFT


def encode(kind: int, values: list[int]) -> int:
    """The code of an action from its field values, in the order of the kind's fields."""
    code = kind << KIND_SHIFT
    parts = ACTION_KINDS[kind].fields
    for i in range(len(parts)):
        code |= values[i] << parts[i].shift
    return code


# Prebuilt codes: listing options is then taking slices of these lists instead of making numbers.
PREBUILT: Final = 24
"""More squires or voting markers than most games have; few, so that the codes in use lie close together in memory."""
# What may go with a knight, two bits: the Tudor knight, and in a county a shield, in a conflict an archer.
NO_ESCORT: Final = 0
TUDOR_ESCORT: Final = 1
SHIELD_OR_ARCHER: Final = 2
ESCORTS: Final = 4
COUNTY_OPTIONS: Final[list[list[list[list[list[int]]]]]] = [
    [
        [
            [
                [
                    encode(COUNTY, [ally, strength, county, escort >> 1, escort & 1, squires])
                    for squires in range(1 if ally else PREBUILT)
                ]
                for county in range(9)
            ]
            for strength in range(STRONGEST + 1)
        ]
        for ally in range(2)
    ]
    for escort in range(ESCORTS)
]
"""By escort, ally, knight and county: the codes for 0, 1, 2 ... squires (TWO-9: an ally's knight never has any)."""
CASTLE_OPTIONS: Final[list[list[list[int]]]] = [
    [[encode(CASTLE, [ally, strength, space]) for space in range(6)] for strength in range(STRONGEST + 1)]
    for ally in range(2)
]
CONFLICT_OPTIONS: Final[list[list[list[list[int]]]]] = [
    [
        [
            [encode(CONFLICT, [ally, strength, slot, escort >> 1, escort & 1]) for slot in range(4)]
            for strength in range(STRONGEST + 1)
        ]
        for ally in range(2)
    ]
    for escort in range(ESCORTS)
]
FAVOR_OPTIONS: Final[list[int]] = [encode(FAVOR, [tile]) for tile in range(6)]
EXTENSION_OPTIONS: Final[list[int]] = [encode(EXTENSION, [space]) for space in range(6)]
UPGRADE_OPTIONS: Final[list[list[int]]] = [
    [encode(UPGRADE, [strength, location]) for location in range(len(fields.LOCATION_NAMES))]
    for strength in range(STRONGEST + 1)
]
NOBLEMAN_OPTIONS: Final[list[int]] = [encode(NOBLEMAN, [county]) for county in range(9)]
VOTE_OPTIONS: Final[list[list[int]]] = [
    [encode(VOTE, [yes, markers]) for yes in range(2) for markers in range(most + 1)] for most in range(PREBUILT)
]
"""By the voting markers that a seat has: no or yes with 0 to all of them."""
REWARD_OPTIONS: Final[list[list[int]]] = [
    [encode(REWARD, [county, choice]) for choice in range(len(fields.CHOICE_NAMES))] for county in range(9)
]
PASSAGE_OPTIONS: Final[list[list[int]]] = [
    [encode(PASSAGE, [archer, slot]) for slot in range(4)] for archer in range(2)
]
"""By archer, who goes along where a table reads it so (READ-8)."""
START_PLAYER_OPTIONS: Final[list[int]] = [encode(START_PLAYER, [seat]) for seat in range(5)]
SCORE_OPTIONS: Final[list[list[int]]] = [[encode(SCORE, [ally, space]) for space in range(6)] for ally in range(2)]
PAY_OPTIONS: Final[list[int]] = [encode(PAY, [0]), encode(PAY, [1])]
DECLINED: Final = DECLINE << KIND_SHIFT
BISHOP_INSTEAD: Final = BISHOP << KIND_SHIFT
TOWER_OPTIONS: Final[list[list[int]]] = [
    [encode(TOWER, [ally, strength]) for strength in range(STRONGEST + 1)] for ally in range(2)
]
OFFICE_OPTIONS: Final[list[list[int]]] = [
    [encode(OFFICE, [ally, office, 0, 0, 0]) for office in range(3)] for ally in range(2)
]
"""By ally: the codes for applying with the lord alone, to which supporters are added."""
TREASURY_OPTIONS: Final[list[list[int]]] = [[encode(TREASURY, [ally, kind]) for kind in range(4)] for ally in range(2)]
RETURN_OPTIONS: Final[list[int]] = [encode(RETURN_DISHONOR, [0]), encode(RETURN_DISHONOR, [1])]


def county_escort(code: int) -> int:
    """The escort in a placement in a county."""
    return TUDOR_ESCORT * COUNTY_TUDOR.of(code) | SHIELD_OR_ARCHER * COUNTY_SHIELD.of(code)


def conflict_escort(code: int) -> int:
    """The escort in a placement in a conflict."""
    return TUDOR_ESCORT * CONFLICT_TUDOR.of(code) | SHIELD_OR_ARCHER * CONFLICT_ARCHER.of(code)


def add_with_squires(options: list[int], codes: list[int], least: int, most: int) -> None:
    """Add the codes of a placement with `least` to `most` squires; the number of squires is a code's lowest field."""
    if most < PREBUILT:
        options += codes[max(least, 0) : most + 1]
    else:
        options += [codes[0] + squires for squires in range(max(least, 0), most + 1)]


def vote_options(most: int) -> list[int]:
    """The codes for voting no or yes with 0 to `most` markers."""
    if most < PREBUILT:
        return VOTE_OPTIONS[most]
    return [encode(VOTE, [yes, markers]) for yes in range(2) for markers in range(most + 1)]


def place_among(codes: list[int], code: int) -> int:
    """Where a code is among ascending ones, or would be; compiled, this is quicker than bisect."""
    low = 0
    high = len(codes)
    while low < high:
        middle = (low + high) >> 1
        if codes[middle] < code:
            low = middle + 1
        else:
            high = middle
    return low


def times_options(kind: int, most: int) -> list[int]:
    """The codes for doing something 0 to `most` times."""
    return [encode(kind, [times]) for times in range(most + 1)]


def _words_of(field: Field, number: int) -> list[str]:
    """The words that a field adds to the text form; none for something optional that is not there."""
    form = field.form
    if form == fields.YES_NO:
        if field.optional:
            return [field.name] if number else []
        return ["yes" if number else "no"]
    if form == fields.KNIGHT_STRENGTH:
        return [f"k{number}"]
    if form == fields.STACK:
        return [f"k{strength}" for strength in KNIGHTS[number]] or ([] if field.optional else ["none"])
    if form == fields.BISHOPS:
        return ["bishop"] * number
    if form == fields.NUMBER and field.optional:
        return [f"+{number}"] if number else []
    if form == fields.SENT:
        sent: dict[str, int] = fields.show(form, number)
        return [f"{conflict}+{sent[conflict]}" for conflict in sent] or ["none"]
    if form == fields.SPACES or form == fields.COUNTY_SET:
        entries: list[Any] = fields.show(form, number)
        return [str(entry) for entry in entries] or ["none"]
    return [str(fields.show(form, number))]


def _take_words(field: Field, rest: list[str]) -> int:
    """How many of the words that are left belong to a field."""
    form = field.form
    if form == fields.SENT or form == fields.SPACES or form == fields.COUNTY_SET:
        return len(rest)
    if form == fields.STACK and not field.optional:
        return len(rest)
    taken = 0
    if form == fields.STACK:
        while taken < len(rest) and rest[taken].startswith("k"):
            taken += 1
        return taken
    if form == fields.BISHOPS:
        while taken < len(rest) and rest[taken] == "bishop":
            taken += 1
        return taken
    if not rest:
        return 0
    if field.optional:
        return int(rest[0] == field.name if form == fields.YES_NO else rest[0].startswith("+"))
    return 1


def _number_from_words(field: Field, words: list[str], text: str) -> int:
    """The number that the words of a field stand for."""
    form = field.form
    where = f"the {field.name} in the action {shown(text)}"
    if form == fields.BISHOPS:
        return fields.read(form, len(words), where)
    if form == fields.YES_NO and field.optional:
        return len(words)
    if form == fields.STACK:
        knights = [] if words == ["none"] else [int(w[1]) if re.fullmatch("k[1-4]", w) else w for w in words]
        return fields.read(form, knights, where)
    if form == fields.COUNTY_SET:
        return fields.read(form, [] if words == ["none"] else words, where)
    if form == fields.SPACES:
        return fields.read(form, [] if words == ["none"] else [_whole(word) for word in words], where)
    if form == fields.SENT:
        return fields.read(form, {} if words == ["none"] else _sent_from_words(words), where)
    if not words:
        if field.optional:
            return 0
        raise FormatError(f"The action {shown(text)} lacks its {field.name}.")
    return _number_from_word(field, words[0], text)


def _sent_from_words(words: list[str]) -> dict[str, Any]:
    sent: dict[str, Any] = {}
    for word in words:
        conflict, _, squires = word.partition("+")
        sent[conflict] = _whole(squires)
    return sent


def _whole(word: str) -> Any:
    """The number that a word is, else the word itself, which a form then refuses by name."""
    return int(word) if re.fullmatch("[0-9]{1,3}", word) else word


def _number_from_word(field: Field, word: str, text: str) -> int:
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
        return fields.read(form, _whole(word[1:] if field.optional else word), where)
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
        return ACTION_KINDS[self.code >> KIND_SHIFT].name

    def value(self, name: str) -> int:
        """The number in the field of this name, as the engine keeps it."""
        for field in ACTION_KINDS[self.code >> KIND_SHIFT].fields:
            if field.name == name:
                return field.of(self.code)
        raise KeyError(name)

    def to_json(self) -> dict[str, Any]:
        """The action as a JSON object."""
        kind = ACTION_KINDS[self.code >> KIND_SHIFT]
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
        kind = ACTION_KINDS[_CODE_OF[name]]
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
        kind = ACTION_KINDS[self.code >> KIND_SHIFT]
        words = [kind.name]
        for field in kind.order:
            words += _words_of(field, field.of(self.code))
        return " ".join(words)

    @staticmethod
    def parse(text: Any) -> "Action":
        """The action that a line of text stands for, exactly as `str` writes it."""
        if not isinstance(text, str):
            raise FormatError(f"An action must be a text such as 'tower k2', not {shown(text)}.")
        words = text.split()
        if not words or words[0] not in _CODE_OF:
            raise FormatError(f"There is no action {shown(text)}.")
        kind = ACTION_KINDS[_CODE_OF[words[0]]]
        code = _CODE_OF[words[0]] << KIND_SHIFT
        rest = words[1:]
        for field in kind.order:
            taken = _take_words(field, rest)
            code |= _number_from_words(field, rest[:taken], text) << field.shift
            rest = rest[taken:]
        action = Action(code)
        if rest or str(action) != " ".join(words):
            raise FormatError(f"The action {shown(text)} is not written as it should be: {action}.")
        return action
