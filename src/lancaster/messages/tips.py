"""What the rules say about a place of the table, in one sentence for whoever points at it."""

from typing import Final

from lancaster.engine.board.state import ROUNDS
from lancaster.engine.expansions.kings_court import SEALS, TRIBUTE
from lancaster.engine.vocabulary.fields import PRIVILEGE_NAMES, TREASURE_NAMES
from lancaster.messages.labels import piece
from lancaster.messages.trees import message
from lancaster.messages.types import Message

TIPS: Final[dict[str, Message]] = {
    "favor": message("tip-favor"),
    "treasury": message("tip-treasury"),
    "tower": message("tip-tower"),
    "dishonor": message("tip-dishonor"),
}


def office(number: int) -> Message:
    """COURT-27, COURT-29, COURT-35: what an office gives."""
    return message("tip-office", privilege=PRIVILEGE_NAMES[number], seals=piece("seals", SEALS[number]), rounds=ROUNDS)


def tribute(number: int) -> Message:
    """COURT-8: what an application for an office costs."""
    return message(f"goods-{TREASURE_NAMES[number]}", count=TRIBUTE)
