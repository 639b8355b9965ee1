"""The agenda: what is still to be done, as a stack of small steps that are plain ints in the state.

A step is a task (score county C) or a question (which knight does seat 2 upgrade?) that only an action answers. Nothing
waits in a Python call, so a game can be copied and saved in the middle of anything.
"""

from typing import Final

from lancaster.engine.vocabulary import fields
from lancaster.engine.vocabulary.fields import Field

# Questions: those of the base game in the order of the decision points of the rules, then those of the laws beyond.
# questions.py says everything about each kind.
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
FIRST_TASK: Final = 32
"""Every kind below this number is a question; there is room for more of them."""

# Tasks: what the engine does by itself.
START_ROUND: Final = 32
TURN: Final = 33
LAW: Final = 34
COUNTY: Final = 35
LEAVE_COUNTY: Final = 36
CASTLE: Final = 37
SCORE_CASTLE: Final = 38
LEAVE_CASTLE: Final = 39
CONFLICT: Final = 40
RANSOMS: Final = 41
END_ROUND: Final = 42

# Which knights an upgrade may choose, and whether it may be declined (DEC-12).
ANY_KNIGHT: Final = 0
PLACED_KNIGHT: Final = 1
PAID_FOR: Final = 2
SWAP: Final = 3
"""LAW-B2-3 where it is optional: the placed knight of strength 3, or nobody."""


def _first(name: str, form: int = fields.NUMBER, optional: bool = False) -> Field:
    return Field(name, form, bits=8, optional=optional, shift=10)


def _second(name: str) -> Field:
    return Field(name, fields.NUMBER, bits=8, shift=18)


# The numbers that steps of some kinds have.
AT_ONCE: Final = _first("at_once", fields.YES_NO, optional=True)
"""Whether all seats choose their first extension at the same time (READ-1)."""
UPGRADE_MODE: Final = _first("mode", fields.MODE)
PROPOSAL: Final = _first("proposal", fields.SPACE)
BUILD_TILES: Final = _first("tiles")
SCORED_COUNTY: Final = _first("county", fields.COUNTY)
SCORED_SPACES: Final = _first("scored", fields.SPACES)
CASTLE_SPACE: Final = _first("space", fields.SPACE)
FOUGHT_CONFLICT: Final = _first("conflict", fields.CONFLICT)
LAW_PLACE: Final = _first("law")
LAW_TURN: Final = _second("turn")
NEXT_NUMBER: Final = _first("number")
PASSED: Final = _first("passed", optional=True)
"""A bit for each seat that passed since the last placement (READ-2)."""
CASTLE_TURN: Final = _first("turn")
RANSOMS_TURN: Final = _second("turn")


def new_step(kind: int, faction: int = 0, first: int = 0, second: int = 0) -> int:
    """The step of this kind for this faction, with its numbers."""
    return kind | (faction << 6) | (first << 10) | (second << 18)


def kind_of(step: int) -> int:
    """What kind of step this is."""
    return step & 63


def faction_of(step: int) -> int:
    """For whom the step is; 0 where it is for nobody in particular."""
    return (step >> 6) & 15


def asks_all(step: int) -> bool:
    """Whether the step is one question to all seats, whose answers stay secret until the last is in."""
    # Asked at every step, so it looks at the bits itself.
    return step & 63 == VOTE or step & ~(15 << 6) == FIRST_EXTENSION | 1 << 10


def put_to(step: int, seat: int) -> int:
    """A question to all seats, as it is put to one of them."""
    return step & ~(15 << 6) | (seat << 6)


def first_of(step: int) -> int:
    """The step's first number, whatever it means; 0 if it has none."""
    return (step >> 10) & 255
