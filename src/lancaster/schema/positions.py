"""The position: whole, as a record may begin with it, and as one viewer sees it (docs/state-format.md)."""

from typing import Final

from lancaster.engine.board.state import ROUNDS, SPACES, STACKS
from lancaster.engine.components import MOST_SEATS
from lancaster.engine.format.record import RULES_VERSION
from lancaster.engine.format.regal_json import TREASURY_KEYS
from lancaster.engine.rules.parliament import PROPOSALS
from lancaster.engine.vocabulary.fields import CONFLICT_NAMES, COUNTY_LETTERS, MOST_BISHOPS, OFFICE_NAMES
from lancaster.engine.vocabulary.knights import STRONGEST
from lancaster.engine.vocabulary.law_cards import IN_FORCE
from lancaster.schema.shapes import (
    TEXT,
    WHOLE,
    YES_NO,
    Schema,
    by_name,
    constant,
    list_of,
    number,
    object_of,
    one_of,
    or_null,
    ref,
)
from lancaster.schema.values import CARDS, FEWEST_SEATS, law_sets

BARRIERS: Final = ["hands_over", "reveals"]
ALLIES: Final = 2
ALLY_SPACES: Final = 2

_SPACES_TAKEN: Final = list_of(ref("Space"), most=SPACES, unique=True)
_VOTE: Final = or_null(TEXT | {"pattern": "^vote (yes|no) [0-9]+$"})


def _castle(spaces: int) -> Schema:
    return list_of(number(0, STRONGEST), spaces, spaces)


def _faction(spaces: int) -> dict[str, Schema]:
    return {"court": ref("Knights"), "reserve": ref("Knights"), "castle": _castle(spaces)}


def _player(screened: Schema, more: dict[str, Schema]) -> Schema:
    """A player's pieces; some of them may be behind a screen."""
    members = {
        **_faction(SPACES),
        "extensions": _SPACES_TAKEN,
        "noblemen": list_of(ref("County"), most=len(COUNTY_LETTERS), unique=True),
        "gold": screened,
        "squires": screened,
        "voting_markers": number(),
        "points": ref("ScoreLines"),
        "vote": _VOTE,
    }
    with_laws = {"retained_markers": number(), "turned_down": _SPACES_TAKEN}
    with_court = {"bishops": number(0, MOST_BISHOPS), "seals": screened, "seal_tiles": screened}
    with_resentment = {"dishonor": screened}
    optional = {**with_laws, **with_court, **with_resentment}
    return object_of({**members, **more, **optional}, optional)


_SHARED: Final[dict[str, Schema]] = {
    "rules": constant(RULES_VERSION),
    "setup": ref("Setup"),
    "round": number(0, ROUNDS),
    "phase": ref("Phase"),
    "start_player": ref("Seat"),
    "allies": list_of(ref("Ally"), most=ALLIES),
    "counties": list_of(ref("CountyOnBoard"), len(COUNTY_LETTERS), len(COUNTY_LETTERS)),
    "noblemen_removed": number(),
    "conflicts": by_name(CONFLICT_NAMES, or_null(ref("ConflictOnBoard"))),
    "laws": list_of(ref("Law"), IN_FORCE, IN_FORCE),
    "proposals": list_of(or_null(ref("Law")), PROPOSALS, PROPOSALS),
    "favors": _SPACES_TAKEN,
    "agenda": list_of(ref("Step")),
    "law_sets": law_sets(),
    "kings_court": ref("KingsCourt"),
    "resentment": ref("Resentment"),
}
_EXPANSIONS: Final = ["law_sets", "kings_court", "resentment", "tile_bag"]

POSITIONS: Final[dict[str, Schema]] = {
    "View": object_of(
        {
            "lancaster": constant("view"),
            "seat": or_null(ref("Seat")),
            **_SHARED,
            "players": list_of(ref("Player"), FEWEST_SEATS, MOST_SEATS),
            "conflict_pile": number(),
            "law_pile": list_of(ref("LawGroup")),
            "tile_bag": number(),
            "seal_tiles_held": number(),
            "supply": ref("Supply"),
            "decisions": list_of(ref("Question"), most=MOST_SEATS),
            "options": list_of(ref("Option")),
        },
        [*_EXPANSIONS, "seal_tiles_held"],
        "All that a seat, or a spectator (seat null), may know; members of expansions are there when these are played.",
    ),
    "Option": object_of(
        {"action": ref("Action"), "barrier": or_null(ref("Barrier"))},
        about="A legal action of the viewer's seat, and what it cannot do for itself afterwards.",
    ),
    "Barrier": one_of(BARRIERS)
    | {"description": "Then somebody else is asked; or what follows is not known before the turn is confirmed."},
    "Player": _player(or_null(number()), {"voted": YES_NO}),
    "Supply": object_of(
        {
            **dict.fromkeys(["gold", "squires", "voting_markers"], WHOLE),
            "seals": WHOLE,
            **dict.fromkeys(["shields", "archers", "tudor_knights"], number()),
            "dishonor": WHOLE,
        },
        ["seals", "shields", "archers", "tudor_knights", "dishonor"],
        "What is left on the table; below zero it has lent pieces.",
    ),
    "State": object_of(
        {
            "lancaster": constant("state"),
            **_SHARED,
            "players": list_of(ref("StatePlayer"), FEWEST_SEATS, MOST_SEATS),
            "conflict_pile": list_of(ref("Card"), most=CARDS, unique=True),
            "law_pile": list_of(ref("Law"), unique=True),
            "tile_bag": list_of(ref("County"), most=len(COUNTY_LETTERS), unique=True),
        },
        _EXPANSIONS,
        "The whole position, also what nobody at the table can see.",
    ),
    "StatePlayer": _player(number(), {}),
    "Ally": object_of(_faction(ALLY_SPACES)),
    "CountyOnBoard": object_of(
        {
            "county": ref("County"),
            "nobleman": ref("County"),
            "noblemen": number(),
            "knight": or_null(ref("KnightInCounty")),
            "tile": YES_NO,
        },
        ["tile"],
    ),
    "KnightInCounty": object_of(
        {
            "faction": ref("Faction"),
            "strength": ref("Knight"),
            "squires": number(),
            "shield": YES_NO,
            "tudor": YES_NO,
        },
        ["shield", "tudor"],
    ),
    "ConflictOnBoard": object_of({"card": ref("Card"), "stacks": list_of(ref("Stack"), most=STACKS)}),
    "Stack": object_of(
        {
            "faction": ref("Faction"),
            "knights": ref("Knights"),
            "squires": number(),
            "tudors": number(),
            "archer": YES_NO,
        },
        ["squires", "tudors", "archer"],
    ),
    "KingsCourt": object_of(
        {
            "offices": by_name(OFFICE_NAMES, ref("OfficeOnBoard")),
            "treasury": ref("Treasury"),
            "bishops": number(),
            "bishops_removed": number(),
        }
    ),
    "OfficeOnBoard": object_of(
        {
            **dict.fromkeys(["holder", "privilege", "granted"], or_null(ref("Faction"))),
            "applicant": or_null(ref("Applicant")),
        }
    ),
    "Applicant": object_of(
        {"faction": ref("Faction"), "knights": ref("Knights"), "bishops": number(0, MOST_BISHOPS), "tudor": YES_NO}
    ),
    "Treasury": object_of(
        {**dict.fromkeys(TREASURY_KEYS, number()), "lords": list_of(ref("Faction"), most=MOST_SEATS, unique=True)}
    ),
    "Resentment": object_of({"track": number(), "tower": list_of(ref("Knights"), FEWEST_SEATS, MOST_SEATS)}),
}
