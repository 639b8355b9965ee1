"""The agenda: what is still to be done, as a stack of small steps that are plain ints in the state.

A step is a thing to do next (score county C) or a question (which knight does seat 2 upgrade?). Questions are steps
that only an action answers. Nothing waits in a Python call, so a game can be copied and saved in the middle of
anything.
"""

from typing import Final

from lancaster.engine.vocabulary import fields
from lancaster.engine.vocabulary.fields import Field

# Questions: those of the base game in the order of the decision points of the rules, then those of the laws beyond.
FIRST_EXTENSION: Final = 0
PLACE: Final = 1
FAVOR: Final = 2
UPGRADE: Final = 3
NOBLEMAN: Final = 4
VOTE: Final = 5
BUY_MARKERS: Final = 6
TRADE: Final = 7
BUILD: Final = 8
BUY_POINTS: Final = 9
SELL_SQUIRES: Final = 10
COUNTY_REWARD: Final = 11
EXTENSION: Final = 12
PASSAGE: Final = 13
START_PLAYER: Final = 14
CASTLE_NEXT: Final = 15
PAY: Final = 16
RANSOM: Final = 17
SEND_SQUIRES: Final = 18
BUY_EXTENSIONS: Final = 19
COUNTY_TAX: Final = 20
EXTENSION_TAX: Final = 21
EXCHANGE: Final = 22
TRADE_MARKERS: Final = 23
RETURN_DISHONOR: Final = 24
SELL_SEALS: Final = 25
QUESTIONS: Final = 26
"""Every kind below this number is a question."""

# Things to do.
START_ROUND: Final = 26
TURN: Final = 27
LAW: Final = 28
COUNTY: Final = 29
LEAVE_COUNTY: Final = 30
CASTLE: Final = 31
SCORE_CASTLE: Final = 32
LEAVE_CASTLE: Final = 33
CONFLICT: Final = 34
RANSOMS: Final = 35
END_ROUND: Final = 36

# Which knights an upgrade may choose, and whether it may be declined (DEC-12).
ANY_KNIGHT: Final = 0
PLACED_KNIGHT: Final = 1
PAID_FOR: Final = 2


class StepKind:
    """The name of one kind of step, and what its numbers `a` and `b` mean."""

    name: str
    fields: list[Field]

    def __init__(self, name: str, *parts: Field) -> None:
        self.name = name
        self.fields = list(parts)


def _number(name: str) -> Field:
    return Field(name, fields.NUMBER, bits=8)


_KINDS: Final[dict[int, StepKind]] = {
    FIRST_EXTENSION: StepKind("first_extension"),
    PLACE: StepKind("place"),
    FAVOR: StepKind("favor"),
    UPGRADE: StepKind("upgrade", Field("mode", fields.MODE, bits=8)),
    NOBLEMAN: StepKind("nobleman"),
    VOTE: StepKind("vote", Field("proposal", fields.SPACE, bits=8)),
    BUY_MARKERS: StepKind("buy_markers"),
    TRADE: StepKind("trade"),
    BUILD: StepKind("build", _number("tiles")),
    BUY_POINTS: StepKind("buy_points"),
    SELL_SQUIRES: StepKind("sell_squires"),
    COUNTY_REWARD: StepKind("county_reward", Field("county", fields.COUNTY)),
    EXTENSION: StepKind("extension"),
    PASSAGE: StepKind("passage", Field("county", fields.COUNTY)),
    START_PLAYER: StepKind("start_player"),
    CASTLE_NEXT: StepKind("castle_next", Field("scored", fields.SPACES, bits=8)),
    PAY: StepKind("pay", Field("space", fields.SPACE)),
    RANSOM: StepKind("ransom", Field("conflict", fields.CONFLICT)),
    SEND_SQUIRES: StepKind("send_squires"),
    BUY_EXTENSIONS: StepKind("buy_extensions"),
    COUNTY_TAX: StepKind("county_tax"),
    EXTENSION_TAX: StepKind("extension_tax"),
    EXCHANGE: StepKind("exchange"),
    TRADE_MARKERS: StepKind("trade_markers"),
    RETURN_DISHONOR: StepKind("return_dishonor"),
    SELL_SEALS: StepKind("sell_seals"),
    START_ROUND: StepKind("start_round"),
    TURN: StepKind("turn"),
    LAW: StepKind("law", _number("law"), _number("turn")),
    COUNTY: StepKind("county", _number("number")),
    LEAVE_COUNTY: StepKind("leave_county", Field("county", fields.COUNTY)),
    CASTLE: StepKind("castle", _number("turn")),
    SCORE_CASTLE: StepKind("score_castle", Field("scored", fields.SPACES, bits=8)),
    LEAVE_CASTLE: StepKind("leave_castle", Field("space", fields.SPACE)),
    CONFLICT: StepKind("conflict", _number("number")),
    RANSOMS: StepKind("ransoms", Field("conflict", fields.CONFLICT), _number("turn")),
    END_ROUND: StepKind("end_round"),
}
KINDS: Final[list[StepKind]] = [_KINDS[kind] for kind in range(len(_KINDS))]


def step(kind: int, faction: int = 0, a: int = 0, b: int = 0) -> int:
    """The step of this kind for this faction, with its two numbers."""
    return kind | (faction << 6) | (a << 10) | (b << 18)


def kind_of(code: int) -> int:
    """What kind of step this is."""
    return code & 63


def faction_of(code: int) -> int:
    """For whom the step is; 0 where it is for nobody in particular."""
    return (code >> 6) & 15


def a_of(code: int) -> int:
    """The step's first number."""
    return (code >> 10) & 255


def b_of(code: int) -> int:
    """The step's second number."""
    return code >> 18
