"""The position: whole, as a record may begin with it, and as one viewer sees it, as the state is declared."""

from typing import Final

from lancaster.engine.board import declaration
from lancaster.engine.board.declaration import OBJECTS, ONLY_IN_VIEWS, Member
from lancaster.engine.board.state import PROPOSALS, SPACES, STACKS
from lancaster.engine.components import MOST_SEATS
from lancaster.engine.format.record import RULES_VERSION
from lancaster.engine.vocabulary.fields import CONFLICT_NAMES, COUNTY_LETTERS, MAX_NUMBER, OFFICE_NAMES, Field
from lancaster.engine.vocabulary.knights import STRONGEST
from lancaster.engine.vocabulary.law_cards import IN_FORCE
from lancaster.schema.options import OPTIONS
from lancaster.schema.shapes import TEXT, WHOLE, Schema, by_name, constant, list_of, number, object_of, or_null, ref
from lancaster.schema.values import CARDS, FEWEST_SEATS, law_sets, value_of

_FACTION: Final = ref("Faction")
_FORMS: Final[dict[int, Schema]] = {
    declaration.FACTION_NUMBER: _FACTION,
    declaration.FACTION_OR_NONE: or_null(_FACTION),
    declaration.HOLDER: _FACTION,
    declaration.ARCHER: {"type": "boolean"},
    declaration.CARD: ref("Card"),
    declaration.VOTE: or_null(TEXT | {"pattern": "^vote (yes|no) [0-9]+$"}),
    declaration.LAWS: list_of(ref("Law"), IN_FORCE, IN_FORCE),
    declaration.PROPOSALS: list_of(or_null(ref("Law")), PROPOSALS, PROPOSALS),
    declaration.CARD_PILE: list_of(ref("Card"), most=CARDS, unique=True),
    declaration.LAW_PILE: list_of(ref("Law"), unique=True),
    declaration.TILE_BAG: list_of(ref("County"), most=len(COUNTY_LETTERS), unique=True),
    declaration.STEPS: list_of(ref("Step")),
    declaration.LORDS: list_of(_FACTION, most=MOST_SEATS, unique=True),
    declaration.TOWER: list_of(ref("Knights"), FEWEST_SEATS, MOST_SEATS),
    declaration.SETUP: ref("Setup"),
    declaration.LETTER: ref("County"),
    declaration.SCORE_LINES: ref("ScoreLines"),
    declaration.LAW_SETS: law_sets(),
    declaration.BALANCE: WHOLE,
    declaration.VIEWER: or_null(ref("Seat")),
    declaration.QUESTIONS: list_of(ref("Question"), most=MOST_SEATS),
    declaration.OPTIONS: list_of(ref("Option")),
}
_BACKS: Final = {declaration.LAW_PILE: list_of(ref("LawGroup"))}
"""What a view shows of cards that lie face down, if not how many they are."""
_LISTS: Final = {
    "players": (FEWEST_SEATS, MOST_SEATS),
    "allies": (0, 2),
    "counties": (len(COUNTY_LETTERS), len(COUNTY_LETTERS)),
    "stacks": (0, STACKS),
}
_ABOUT: Final = {
    "View": "All that a seat, or a spectator (seat null), may know; a module's members are there when it is played.",
    "State": "The whole position, also what nobody at the table can see.",
    "Supply": "What is left on the table; below zero it has lent pieces.",
}


def _member(member: Member, name: str, seen: bool) -> Schema:
    if member.form == declaration.HEADER:
        return constant(RULES_VERSION if member.name == "rules" else name.lower())
    if member.form == declaration.CASTLE:
        spaces = 2 if name == "Ally" else SPACES
        return list_of(number(0, STRONGEST), spaces, spaces)
    if member.of:
        return _objects(member, ref(f"State{member.of}" if member.of == "Player" and not seen else member.of))
    if seen and member.seen_by == declaration.FACE_DOWN:
        return _BACKS.get(member.form, number())
    plain = number() if member.most == MAX_NUMBER else number(0, member.most)
    schema = _FORMS.get(member.form) or value_of(Field(member.name, member.form), plain)
    screened = member.seen_by in (declaration.SCREENED, declaration.SCREENED_UNTIL_THE_END)
    return or_null(schema) if seen and screened else schema


def _objects(member: Member, schema: Schema) -> Schema:
    if member.form == declaration.EACH:
        return list_of(schema, *_LISTS[member.name])
    if member.name == "conflicts":
        return by_name(CONFLICT_NAMES, or_null(schema))
    if member.form == declaration.BY_NAME:
        return by_name(OFFICE_NAMES, schema)
    return or_null(schema) if member.form == declaration.ONE_OR_NONE else schema


def _position(name: str, members: list[Member], seen: bool = True) -> Schema:
    """An object; what belongs to a module may be missing, unless all of it does."""
    whole = len({member.module for member in members}) == 1
    optional = [] if whole else [member.name for member in members if member.module]
    return object_of({m.name: _member(m, name, seen) for m in members}, optional, _ABOUT.get(name, ""))


_SEEN: Final = {name: [*members, *ONLY_IN_VIEWS.get(name, [])] for name, members in OBJECTS.items() if name != "State"}

POSITIONS: Final[dict[str, Schema]] = {
    **{name: _position(name, members) for name, members in _SEEN.items()},
    "View": _position("View", [*OBJECTS["State"], *ONLY_IN_VIEWS["View"]]),
    "Supply": _position("Supply", ONLY_IN_VIEWS["Supply"]),
    "State": _position("State", OBJECTS["State"], seen=False),
    "StatePlayer": _position("StatePlayer", OBJECTS["Player"], seen=False),
    **OPTIONS,
}
