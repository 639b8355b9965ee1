"""Counties, knights, seats, laws ...: the values inside actions, questions, events and positions."""

from typing import Final

from lancaster.engine.board.state import SPACES
from lancaster.engine.components import MOST_SEATS, PLAYERS
from lancaster.engine.setup import MODULES
from lancaster.engine.vocabulary import fields
from lancaster.engine.vocabulary.fields import Field
from lancaster.engine.vocabulary.knights import ALL_KNIGHTS, KNIGHTS, STRONGEST
from lancaster.engine.vocabulary.law_cards import GROUPS, LAWS, sets_with
from lancaster.engine.vocabulary.sources import FROM_DISHONOR, SOURCES
from lancaster.schema.shapes import WHOLE, YES_NO, Schema, list_of, number, object_of, one_of, or_null, ref, row_of

FEWEST_SEATS: Final = min(PLAYERS)
CARDS: Final = 12

NAMED: Final[dict[int, str]] = {
    fields.COUNTY: "County",
    fields.NOBLEMAN: "County",
    fields.CONFLICT: "Conflict",
    fields.LOCATION: "Location",
    fields.CHOICE: "CountyChoice",
    fields.REWARD: "RewardKind",
    fields.PHASE: "Phase",
    fields.MODE: "UpgradeMode",
    fields.OFFICE: "Office",
    fields.PRIVILEGE: "Privilege",
    fields.TREASURE: "Treasure",
    fields.LORD_PLACE: "LordPlace",
    fields.LAW_SET: "LawSet",
    fields.COMPARED: "Comparison",
}
"""What the forms are called whose numbers are places in a list of names."""

_OTHERS: Final[dict[int, Schema]] = {
    fields.YES_NO: YES_NO,
    fields.KNIGHT_STRENGTH: ref("Knight"),
    fields.SPACE: ref("Space"),
    fields.STACK: ref("Knights"),
    fields.SEAT: ref("Seat"),
    fields.LAW: ref("Law"),
    fields.SOURCE: ref("Source"),
    fields.ACTION: ref("Action"),
    fields.SENT: ref("SentSquires"),
    fields.NUMBER_OR_NONE: or_null(number()),
    fields.BISHOPS: number(0, fields.MOST_BISHOPS),
}
_IN_SETS: Final[dict[int, Schema]] = {
    fields.SPACES: ref("Space"),
    fields.COUNTY_SET: ref("County"),
    fields.PRIVILEGES: ref("Privilege"),
}

VALUES: Final[dict[str, Schema]] = {
    # The first comparison is none, and a field that says nothing is left out.
    **{name: one_of(filter(None, fields.NAMES[form])) for form, name in NAMED.items()},
    "Law": one_of(LAWS) | {"description": "A law card by its clause: set, group and number."},
    "Source": one_of(SOURCES) | {"description": "Where power points come from."},
    "Module": one_of(MODULES),
    "LawGroup": number(0, GROUPS - 1),
    "Card": number(0, CARDS - 1) | {"description": "A conflict card by its place among all, sorted by their figures."},
    "Seat": number(0, MOST_SEATS - 1),
    "Faction": number(0, MOST_SEATS - 1)
    | {"description": "A seat; with two players 2 and 3 are the allies of the seats 0 and 1."},
    "Knight": number(1, STRONGEST) | {"description": "A knight by his strength."},
    "Knights": list_of(ref("Knight"), most=len(KNIGHTS[ALL_KNIGHTS])),
    "Space": number(1, SPACES) | {"description": "A castle space, a favor tile or a proposal, counted from 1."},
    "SentSquires": object_of(
        dict.fromkeys(fields.CONFLICT_NAMES, number(1, len(fields.CONFLICT_NAMES))), fields.CONFLICT_NAMES
    ),
    "ScoreLines": object_of(
        {
            source: WHOLE | ({"maximum": -1} if source == SOURCES[FROM_DISHONOR] else {"minimum": 1})
            for source in SOURCES
        },
        SOURCES,
        "Power points by source, without those that gave none.",
    ),
}


def law_sets(*instead: str) -> Schema:
    """For each group of laws a set that it can come from, or what may stand instead of one."""
    return row_of(*[one_of([*sets_with(group, with_king=True), *instead]) for group in range(GROUPS)])


def value_of(field: Field, plain: Schema) -> Schema:
    """The schema of a field's value; `plain` is that of a mere number, whose range depends on who has the field."""
    if field.form in NAMED:
        return ref(NAMED[field.form])
    if field.form in _IN_SETS:
        return list_of(_IN_SETS[field.form], most=len(fields.SETS[field.form]), unique=True)
    return plain if field.form == fields.NUMBER else _OTHERS[field.form]
