"""An option as a few places in the network's table of inclinations: its kind, and each of its fields with its value."""

from functools import cache
from typing import Final

from lancaster.bots.network.lookalikes import Lookalikes
from lancaster.engine.vocabulary import actions
from lancaster.engine.vocabulary.actions import ACTION_KINDS
from lancaster.engine.vocabulary.fields import SPACE

LARGEST_VALUE: Final = 8
"""Larger values of a field count as this one."""
PLACES: Final = 8
"""Places of each option: the most that any kind has; what has fewer is filled up with NOWHERE."""
NOWHERE: Final = 0
_PAIRED: Final = {actions.COUNTY: ("knight", "county"), actions.CONFLICT: ("knight", "conflict")}
"""Fields that mean something together."""
_ADDED: Final = [(actions.PASSAGE, "archer")]
"""Fields that came after the first weights: their values stand behind all others, so that these keep their places."""


_FIRST: Final[dict[tuple[int, int], int]] = {}
"""Where the values of each field of each kind begin; field -1 is the kind itself, -2 its pair."""


def _lay_out() -> int:
    """Give everything its place; how long the table becomes."""
    free = 1
    for kind, described in ACTION_KINDS.items():
        _FIRST[kind, -1] = free
        free += 1
        for number, field in enumerate(described.fields):
            if (kind, field.name) not in _ADDED:
                _FIRST[kind, number] = free
                free += min(1 << field.bits, LARGEST_VALUE + 1)
        if kind in _PAIRED:
            _FIRST[kind, -2] = free
            free += (LARGEST_VALUE + 1) * (LARGEST_VALUE + 1)
    for kind, name in _ADDED:
        fields = ACTION_KINDS[kind].fields
        number = [field.name for field in fields].index(name)
        _FIRST[kind, number] = free
        free += min(1 << fields[number].bits, LARGEST_VALUE + 1)
    return free


SIZE: Final[int] = _lay_out()


@cache
def places_of(option: int, alike: Lookalikes) -> list[int]:
    """The places of an option in a box of such lookalikes; its inclination is the sum of theirs."""
    kind = actions.kind_of(option)
    values: dict[str, int] = {}
    places = [_FIRST[kind, -1]]
    for number, field in enumerate(ACTION_KINDS[kind].fields):
        value = field.of(option)
        # An ally has a castle of his own.
        seen = value if field.form == SPACE and values.get("ally") else alike.seen(field, value)
        values[field.name] = min(seen, LARGEST_VALUE)
        places.append(_FIRST[kind, number] + values[field.name])
    if kind in _PAIRED:
        one, other = _PAIRED[kind]
        places.append(_FIRST[kind, -2] + values[one] * (LARGEST_VALUE + 1) + values[other])
    return places + [NOWHERE] * (PLACES - len(places))
