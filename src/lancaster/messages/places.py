"""What spaces and pieces of the table are called between server and client: `county-C`, `castle-0-2`, `own-3`."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from lancaster.engine.vocabulary import actions, events, fields
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.events import Event
from lancaster.engine.vocabulary.fields import (
    AT_CASTLE,
    AT_CONFLICT,
    AT_COUNTY,
    AT_OFFICE,
    AT_TOWER,
    CONFLICT_NAMES,
    COUNTY_LETTERS,
    OFFICE_NAMES,
    Field,
)
from lancaster.engine.vocabulary.law_cards import LAWS

TREASURY: Final = "treasury"
TOWER: Final = "tower"
LORD: Final = "lord"
CACHED_PIECES: Final = 8192
_OF_ACTION: Final = {actions.TREASURY: TREASURY, actions.TOWER: TOWER}
_OF_EVENT: Final = {
    events.PLACED_IN_TOWER: TOWER,
    events.ENTERED_TREASURY: TREASURY,
    events.TRIBUTE_PAID: TREASURY,
    events.DISHONORED: "dishonor",
    events.DISHONOR_RETURNED: "dishonor",
}
"""Kinds that are about a place that no field names."""


def location(place: int, faction: int) -> str:
    """The space where a knight of a faction stands, by the engine's number of the location."""
    if place >= AT_TOWER:
        return TOWER
    if place >= AT_OFFICE:
        return f"office-{OFFICE_NAMES[place - AT_OFFICE]}"
    if place >= AT_CONFLICT:
        return f"conflict-{CONFLICT_NAMES[place - AT_CONFLICT]}"
    if place >= AT_CASTLE:
        return f"castle-{faction}-{place - AT_CASTLE + 1}"
    return f"county-{COUNTY_LETTERS[place - AT_COUNTY]}" if place >= AT_COUNTY else f"court-{faction}"


def _spaces(parts: Sequence[Field], numbers: Sequence[int], faction: int) -> list[str]:
    """The spaces that fields with these numbers name."""
    spaces: list[str] = []
    for field, number in zip(parts, numbers, strict=False):
        if field.form == fields.COUNTY:
            spaces.append(f"county-{COUNTY_LETTERS[number]}")
        elif field.form == fields.CONFLICT:
            spaces.append(f"conflict-{CONFLICT_NAMES[number]}")
        elif field.form == fields.OFFICE:
            spaces.append(f"office-{OFFICE_NAMES[number]}")
        elif field.form == fields.LAW:
            spaces.append(f"of-{LAWS[number]}")
        elif field.form == fields.LOCATION:
            spaces.append(location(number, faction))
        elif field.form == fields.SEAT:
            spaces.append(f"player-{number}")
        elif field.form == fields.SPACE:
            spaces.append(f"favor-{number + 1}" if field.name == "tile" else f"castle-{faction}-{number + 1}")
    return spaces


def space_of(action: Action, faction: int) -> str | None:
    """Where a faction takes an action on the board; None for those that are only in the prompt."""
    kind = actions.kind_of(action.code)
    if kind in _OF_ACTION:
        return _OF_ACTION[kind]
    parts = actions.ACTION_KINDS[kind].fields
    return next(iter(_spaces(parts, [field.of(action.code) for field in parts], faction)), None)


def taker(action: Action, faction: int, seats: int) -> int:
    """The faction that takes an action which answers a faction's question: the ally where the action says so."""
    kind = actions.ACTION_KINDS[actions.kind_of(action.code)]
    ally = any(field.name == "ally" and field.of(action.code) for field in kind.fields)
    return faction % seats + seats if ally else faction


@lru_cache(CACHED_PIECES)
def piece_of(action: Action) -> str | None:
    """The piece that a placement moves, such as `own-3` or `ally-lord`; None for other actions."""
    kind = actions.kind_of(action.code)
    if kind in (actions.COUNTY, actions.CASTLE, actions.CONFLICT, actions.TOWER):
        which = str(action.value("knight"))
    elif kind in (actions.OFFICE, actions.TREASURY):
        which = LORD
    else:
        return None
    return f"ally-{which}" if action.value("ally") else f"own-{which}"


def spaces_of(event: Event) -> list[str]:
    """The places on the board that an event concerns, the most telling one first."""
    kind = events.EVENT_KINDS[event.code]
    spaces = _spaces(kind.fields, (event.a, event.b, event.c, event.d), event.faction)
    if event.code in _OF_EVENT:
        spaces.append(_OF_EVENT[event.code])
    elif event.code == events.LAW_PROPOSED:
        spaces.append(f"proposal-{event.value('place')}")
    if not spaces and event.faction != events.NOBODY:
        spaces.append(f"player-{event.faction}")
    return spaces
