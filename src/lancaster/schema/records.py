"""What a table agrees on, what is kept of a game, the score, and messages without a language."""

from typing import Final

from lancaster.engine.board.seeding import MAX_SEED
from lancaster.engine.components import MOST_SEATS
from lancaster.engine.format.record import MOST_ACTIONS, RULES_VERSION
from lancaster.engine.setup import HOLDINGS, MODULES, RANDOM, SUPPLIES
from lancaster.schema.shapes import (
    TEXT,
    WHOLE,
    Schema,
    constant,
    either,
    list_of,
    number,
    object_of,
    one_of,
    ref,
    row_of,
)
from lancaster.schema.values import FEWEST_SEATS, law_sets

FIGURES: Final[Schema] = {"type": "object", "description": "Sections of a components file.", "additionalProperties": {}}


def _setup(laws: Schema, about: str) -> Schema:
    members = {
        "seats": number(FEWEST_SEATS, MOST_SEATS),
        "modules": list_of(ref("Module"), most=len(MODULES), unique=True),
        "laws": laws,
        "supply": one_of(SUPPLIES),
        "holdings": one_of(HOLDINGS),
        "components": FIGURES,
    }
    return object_of(members, ["components"], about)


_LAWS: Final = law_sets(RANDOM)
_HEADER: Final = {"lancaster": constant("record"), "rules": constant(RULES_VERSION)}
_ACTIONS: Final = list_of(row_of(ref("Seat"), TEXT), most=MOST_ACTIONS)

RECORDS: Final[dict[str, Schema]] = {
    "Setup": _setup(_LAWS, "What a table has agreed on; the law sets are those of the groups 0 to 4."),
    "NewSetup": _setup(
        either(constant(RANDOM), _LAWS),
        "What a table may agree on: for each group of laws a set or random, or random for all.",
    ),
    # Not Record, which in TypeScript is a type of every program.
    "GameRecord": {
        "description": "A game from which every moment of it can be played again.",
        "oneOf": [ref("RecordOfDeal"), ref("RecordOfPosition")],
    },
    "RecordOfDeal": object_of(
        {**_HEADER, "setup": ref("Setup"), "seed": number(0, MAX_SEED), "actions": _ACTIONS},
        about="A game that was dealt; the seed may be beyond the numbers that JavaScript knows exactly.",
    ),
    "RecordOfPosition": object_of(
        {**_HEADER, "start": ref("State"), "actions": _ACTIONS}, about="A game that began in the middle."
    ),
    "Score": object_of({"total": WHOLE, "lines": ref("ScoreLines")}),
    "MessageTree": object_of(
        {
            "id": TEXT,
            "args": {"type": "object", "additionalProperties": either(WHOLE, TEXT, ref("MessageTree"))},
        },
        ["args"],
        "A message of the catalog and its arguments, if any, to be said in any language.",
    ),
}
