"""The small pictures that stand for things of the game; a client draws them."""

from collections.abc import Iterator
from typing import Final, Literal

from lancaster.engine.vocabulary import events
from lancaster.engine.vocabulary.events import Event

Icon = Literal[
    "archer",
    "bishop",
    "castle",
    "dishonor",
    "england",
    "extension",
    "france",
    "gold",
    "knight",
    "law",
    "lord",
    "marker",
    "no",
    "nobleman",
    "passage",
    "points",
    "recruit",
    "seal",
    "shield",
    "squire",
    "start",
    "strength",
    "tower",
    "treasury",
    "tudor",
    "upgrade",
    "yes",
]
GOODS: Final[dict[str, Icon]] = {"gold": "gold", "squires": "squire", "markers": "marker"}
PARTS: Final[dict[str, Icon]] = {
    "points": "points",
    "new_knights": "recruit",
    "upgrades": "upgrade",
    "extensions": "extension",
    "noblemen": "nobleman",
    **GOODS,
    "passage": "passage",
}
"""The small picture of each part of a reward, in the order in which they stand beside each other."""
COUNTED: Final[dict[int, tuple[int, dict[str, Icon]]]] = {
    events.GAINED: (1, GOODS),
    events.PAID: (-1, GOODS),
    events.SCORED: (1, {"points": "points"}),
    events.KNIGHT_RECRUITED: (1, {"": "recruit"}),
    events.SEALS_GAINED: (1, {"seals": "seal"}),
    events.SEALS_GIVEN: (-1, {"seals": "seal"}),
    events.DISHONORED: (1, {"markers": "dishonor"}),
    events.DISHONOR_RETURNED: (-1, {"markers": "dishonor"}),
    events.MARKERS_RETURNED: (-1, {"markers": "marker"}),
}
"""Effects that a picture with a number tells: whether they give or take, and what, by the field that counts it."""


def counted(event: Event) -> Iterator[tuple[Icon, int]]:
    """What an effect gives, or takes where the number is below zero."""
    sign, things = COUNTED.get(event.code, (0, {}))
    for field, icon in things.items():
        number = event.value(field) if field else 1
        if number:
            yield icon, sign * number
