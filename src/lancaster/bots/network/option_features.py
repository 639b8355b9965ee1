"""An option as a few places in the network's table of inclinations: its kind, and each of its fields with its value."""

from functools import cache
from typing import Final

from lancaster.engine.vocabulary import actions
from lancaster.engine.vocabulary.actions import KINDS

MOST: Final = 8
"""Larger values of a field count as this one."""
PLACES: Final = 8
"""Places of each option: the most that any kind has; what has fewer is filled up with NOWHERE."""
NOWHERE: Final = 0
SIZE: Final = 576
"""The length of the table: there is room for more kinds of actions, which come last."""
_PAIRED: Final = {actions.COUNTY: ("knight", "county"), actions.CONFLICT: ("knight", "conflict")}
"""Fields that mean something together."""


def _first_places() -> dict[tuple[int, int], int]:
    """Where the values of each field of each kind begin; field -1 is the kind itself, -2 its pair."""
    first: dict[tuple[int, int], int] = {}
    free = 1
    for kind, described in KINDS.items():
        first[kind, -1] = free
        free += 1
        for number, field in enumerate(described.fields):
            first[kind, number] = free
            free += min(1 << field.bits, MOST + 1)
        if kind in _PAIRED:
            first[kind, -2] = free
            free += (MOST + 1) * (MOST + 1)
    return first


_FIRST: Final = _first_places()


@cache
def places_of(option: int) -> list[int]:
    """The places of an option; its inclination is the sum of theirs."""
    kind = actions.kind_of(option)
    values: dict[str, int] = {}
    found = [_FIRST[kind, -1]]
    for number, field in enumerate(KINDS[kind].fields):
        values[field.name] = min(field.of(option), MOST)
        found.append(_FIRST[kind, number] + values[field.name])
    if kind in _PAIRED:
        one, other = _PAIRED[kind]
        found.append(_FIRST[kind, -2] + values[one] * (MOST + 1) + values[other])
    return found + [NOWHERE] * (PLACES - len(found))
