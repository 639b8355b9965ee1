"""The state, said once: whose each field is, its form, its name in JSON, who may see it, with which module it is there.

The objects of a view are types, for whoever writes a bot in Python as for the API. A member that says whose it is
(`Member`) is a field of the state, the others are only in views. `python -m tools.state` writes from this what must be
flat to be fast: the fields of `State` and `RegalBoard` on empty boards, copies and the JSON. Reading and hiding look it
up. The module is not compiled, because the compiler would drop what annotations say besides the type.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, Literal, NotRequired, get_args

from typing_extensions import TypeAliasType, TypedDict, is_typeddict

from lancaster.engine.board import state
from lancaster.engine.components import MOST_SEATS, PLAYERS
from lancaster.engine.vocabulary import fields, law_cards, sources
from lancaster.engine.vocabulary.fields import CONFLICT_NAMES, COUNTY_LETTERS, MAX_NUMBER, MOST_BISHOPS, OFFICE_NAMES
from lancaster.engine.vocabulary.knights import ALL_KNIGHTS, KNIGHTS, STRONGEST

# Of what a field has a value for each: spaces of the castles, six for each faction; stacks of the conflicts, three for
# each; columns of the score sheet for each seat. COUNTY_BIT is one number with a bit for each county, PILE any list.
TABLE, SEAT, FACTION, SPACE, COLUMN, COUNTY, COUNTY_BIT, CONFLICT, STACK, OFFICE, TREASURE, PILE = range(12)

# The forms of members beyond those of the vocabulary: with a field of their own, ...
FACTION_NUMBER, FACTION_OR_NONE, HOLDER, ARCHER, CARD, CASTLE, COMMITMENT, LORDS, TOWER = range(50, 59)
LAWS, PROPOSALS, CARD_PILE, LAW_PILE, TILE_BAG, STEPS = range(60, 66)
# ... made of something else, ...
HEADER, SETUP, LETTER, SCORE_LINES, LAW_SETS = range(70, 75)
# ... and other objects: one, one or null, a list, or one for each name.
ONE, ONE_OR_NONE, EACH, BY_NAME = range(80, 84)

# Who may see a member: all; its own seat alone, at tables with screens, for good or until the game is over, or at every
# table; nobody, who sees the backs of the cards.
EVERYBODY, SCREENED, SCREENED_UNTIL_THE_END, SECRET, FACE_DOWN = range(5)

CARDS: Final = 12
REGAL: Final = ("court", "resentment")
"""The modules whose fields the regal board has."""


@dataclass(eq=False)
class Member:
    """A field of the state, and the member of its JSON."""

    owner: int
    form: int = fields.NUMBER
    field: str = ""
    """What the engine calls it, if not as JSON does."""
    module: str = ""
    seen_by: int = EVERYBODY
    most: int = MAX_NUMBER
    start: str = "0"
    """On an empty board."""
    shared: bool = False
    """Whether copies share the list, because it is replaced as a whole and never changed in place."""
    name: str = ""
    words: str = ""
    """What it is called in a sentence."""
    of: str = ""
    """The object that it is."""


# The values in a view: the type, and what its JSON Schema says besides.


class Json:
    """Keywords of the JSON Schema of a type; a dict can have these keys and no others, or some of them."""

    def __init__(self, keys: Sequence[str] = (), some: bool = False, but: Any = None, **keywords: Any) -> None:
        self.keys = keys
        self.some = some
        self.but = but or {}
        self.keywords = keywords

    def __get_pydantic_json_schema__(self, core_schema: Any, of_type: Callable[[Any], dict[str, Any]]) -> Any:
        """What pydantic asks for, where it is installed."""
        schema = of_type(core_schema)
        if self.keys:
            members = {**dict.fromkeys(self.keys, schema["additionalProperties"]), **self.but}
            schema = {"type": "object", "properties": members, "additionalProperties": False}
            if not self.some:
                schema["required"] = [*members]
        return {**schema, **self.keywords}


def between(low: int, high: int, **keywords: Any) -> Json:
    """A range of whole numbers."""
    return Json(minimum=low, maximum=high, **keywords)


def length(least: int, most: int, **keywords: Any) -> Json:
    """How long a list is."""
    return Json(minItems=least, maxItems=most, **keywords)


Count = Annotated[int, Json(minimum=0)]
Bishops = Annotated[int, between(0, MOST_BISHOPS)]
Strength = Annotated[int, between(0, STRONGEST)]
"""Of the knight on a space; 0 is none."""
Commitment = Annotated[str, Json(pattern="^(vote (yes|no) [0-9]+|extension [1-6])$")]
"""A secret answer, in the text form of its action."""
County = TypeAliasType("County", Literal["A", "B", "C", "D", "E", "F", "G", "H", "I"])
Conflict = TypeAliasType("Conflict", Literal["U1", "U2", "L1", "L2"])
Office = TypeAliasType("Office", Literal["chancellor", "constable", "chamberlain"])
Phase = TypeAliasType("Phase", Literal["setup", "placing", "parliament", "rewards", "over"])
_BY_CLAUSE: Final = Json(enum=law_cards.LAWS, description="A law card by its clause: set, group and number.")
Law = TypeAliasType("Law", Annotated[str, _BY_CLAUSE])
LawGroup = TypeAliasType("LawGroup", Annotated[int, between(0, law_cards.GROUPS - 1)])
_BY_PLACE: Final = between(0, CARDS - 1, description="A conflict card by its place among all, sorted by their figures.")
Card = TypeAliasType("Card", Annotated[int, _BY_PLACE])
Seat = TypeAliasType("Seat", Annotated[int, between(0, MOST_SEATS - 1)])
_LEADS: Final = between(0, MOST_SEATS - 1, description="A seat; with two players 2 and 3 are the allies of 0 and 1.")
Faction = TypeAliasType("Faction", Annotated[int, _LEADS])
Knight = TypeAliasType("Knight", Annotated[int, between(1, STRONGEST, description="A knight by his strength.")])
Knights = TypeAliasType("Knights", Annotated[list[Knight], Json(maxItems=len(KNIGHTS[ALL_KNIGHTS]))])
_FROM_1: Final = between(1, state.SPACES, description="A castle space, a favor tile or a proposal, counted from 1.")
Space = TypeAliasType("Space", Annotated[int, _FROM_1])
Spaces = Annotated[list[Space], Json(maxItems=state.SPACES, uniqueItems=True)]
Counties = Annotated[list[County], Json(maxItems=len(COUNTY_LETTERS), uniqueItems=True)]
_SOME: Final = Json(
    sources.SOURCES,
    some=True,
    # RESENT-15, AMB-55: dishonor takes points away, everything else gives some.
    but={sources.SOURCES[sources.FROM_DISHONOR]: {"type": "integer", "maximum": -1}},
    description="Power points by source, without those that gave none.",
)
ScoreLines = TypeAliasType("ScoreLines", Annotated[dict[str, Annotated[int, Json(minimum=1)]], _SOME])


# The objects of a view


class Supply(TypedDict):
    """What is left on the table of all that players take (TERM-6); below zero it has lent pieces."""

    gold: int
    squires: int
    voting_markers: int
    seals: NotRequired[int]
    shields: NotRequired[Count]
    archers: NotRequired[Count]
    tudor_knights: NotRequired[Count]
    dishonor: NotRequired[int]


class Resentment(TypedDict):
    """The markers on the dishonor track, and the knights in the tower by faction."""

    # Those on the left go first.
    track: Annotated[Count, Member(TABLE, module="resentment", start="box.track_markers")]
    tower: Annotated[list[Knights], length(min(PLAYERS), MOST_SEATS), Member(FACTION, TOWER, module="resentment")]


class Treasury(TypedDict):
    """What lies in the treasury, and whose lords are there."""

    # In the order of TREASURES, under the names that stocks have in a state.
    voting_markers: Annotated[Count, Member(TREASURE, field="treasury", module="court")]
    squires: Annotated[Count, Member(TREASURE, field="treasury", module="court")]
    gold: Annotated[Count, Member(TREASURE, field="treasury", module="court")]
    lords: Annotated[
        list[Faction],
        length(0, MOST_SEATS, uniqueItems=True),
        Member(FACTION, LORDS, field="lord", module="court", start="AT_HOME"),
    ]


class Applicant(TypedDict):
    """Who applies for an office."""

    faction: Annotated[Faction, Member(OFFICE, FACTION_NUMBER, field="applicant", module="court", start="NOBODY")]
    knights: Annotated[Knights, Member(OFFICE, fields.STACK, module="court")]
    bishops: Annotated[Bishops, Member(OFFICE, field="bishops_there", module="court", most=MOST_BISHOPS)]
    tudor: Annotated[bool, Member(OFFICE, fields.YES_NO, field="tudors_there", module="court")]


class OfficeOnBoard(TypedDict):
    """An office: factions."""

    holder: Annotated[Faction | None, Member(OFFICE, FACTION_OR_NONE, module="court", start="NOBODY")]
    # COURT-25, AMB-47: who may use the privilege this round, and who has been granted it for the next.
    privilege: Annotated[Faction | None, Member(OFFICE, FACTION_OR_NONE, module="court", start="NOBODY")]
    granted: Annotated[Faction | None, Member(OFFICE, FACTION_OR_NONE, module="court", start="NOBODY")]
    applicant: Annotated[Applicant | None, Member(OFFICE, ONE_OR_NONE, module="court", start="NOBODY")]


class KingsCourt(TypedDict):
    """The regal board of At the King's Court."""

    offices: Annotated[dict[Office, OfficeOnBoard], Json(OFFICE_NAMES), Member(OFFICE, BY_NAME, module="court")]
    treasury: Annotated[Treasury, Member(TABLE, ONE, module="court")]
    bishops: Annotated[Count, Member(TABLE, field="bishops_left", module="court", start="box.bishops")]
    bishops_removed: Annotated[Count, Member(TABLE, module="court")]


class Stack(TypedDict):
    """The knights of a faction in a conflict, or its archer."""

    faction: Annotated[Faction, Member(STACK, HOLDER, field="stack_faction", start="EMPTY")]
    knights: Annotated[Knights, Member(STACK, fields.STACK, field="stack_knights")]
    # LAW-N1-2
    squires: Annotated[NotRequired[Count], Member(STACK, field="law_squires", module="laws", shared=True)]
    tudors: Annotated[NotRequired[Count], Member(STACK, field="stack_tudors", module="court")]
    archer: Annotated[NotRequired[bool], Member(STACK, ARCHER, field="stack_faction", module="court")]


class ConflictOnBoard(TypedDict):
    """A conflict card and who fights there, from the top space down."""

    card: Annotated[Card, Member(CONFLICT, CARD, most=CARDS - 1, start="EMPTY")]
    stacks: Annotated[list[Stack], Json(maxItems=state.STACKS), Member(STACK, EACH)]


class KnightInCounty(TypedDict):
    """A knight in a county."""

    faction: Annotated[Faction, Member(COUNTY, FACTION_NUMBER, field="county_faction", start="EMPTY")]
    strength: Annotated[Knight, Member(COUNTY, fields.KNIGHT_STRENGTH, field="county_knight")]
    squires: Annotated[Count, Member(COUNTY, field="county_squires")]
    shield: Annotated[NotRequired[bool], Member(COUNTY_BIT, fields.YES_NO, field="shields", module="court")]
    tudor: Annotated[NotRequired[bool], Member(COUNTY_BIT, fields.YES_NO, field="tudors", module="court")]


class CountyOnBoard(TypedDict):
    """A county, its noblemen and the knight there."""

    county: Annotated[County, Member(COUNTY, LETTER)]
    nobleman: Annotated[County, Member(COUNTY, fields.NOBLEMAN, field="nobleman_kind", shared=True)]
    noblemen: Annotated[Count, Member(COUNTY, field="noblemen_left")]
    knight: Annotated[KnightInCounty | None, Member(COUNTY, ONE_OR_NONE, field="county_faction", start="EMPTY")]
    tile: Annotated[NotRequired[bool], Member(COUNTY_BIT, fields.YES_NO, field="tiles_lying", module="reward_tiles")]


class Ally(TypedDict):
    """The pieces of an ally of the two-player game."""

    court: Annotated[Knights, Member(FACTION, fields.STACK)]
    reserve: Annotated[Knights, Member(FACTION, fields.STACK)]
    castle: Annotated[list[Strength], length(2, 2), Member(SPACE, CASTLE)]


class Player(TypedDict):
    """A player's pieces; null is behind a screen."""

    court: Annotated[Knights, Member(FACTION, fields.STACK)]
    reserve: Annotated[Knights, Member(FACTION, fields.STACK)]
    castle: Annotated[list[Strength], length(state.SPACES, state.SPACES), Member(SPACE, CASTLE)]
    extensions: Annotated[Spaces, Member(SEAT, fields.SPACES)]
    noblemen: Annotated[Counties, Member(SEAT, fields.COUNTY_SET)]
    gold: Annotated[Count | None, Member(SEAT, seen_by=SCREENED)]
    squires: Annotated[Count | None, Member(SEAT, seen_by=SCREENED)]
    voting_markers: Annotated[Count, Member(SEAT, field="markers")]
    # AMB-16: unspent after the third vote, as long as a law refers to them.
    retained_markers: Annotated[NotRequired[Count], Member(SEAT, field="retained", module="laws", shared=True)]
    # LAW-N3-2: extensions that lie face down until the castles are scored.
    turned_down: Annotated[NotRequired[Spaces], Member(SEAT, fields.SPACES, module="laws", shared=True)]
    bishops: Annotated[NotRequired[Bishops], Member(SEAT, module="court", most=MOST_BISHOPS)]
    # COURT-22, COURT-42, RESENT-14, RESENT-15
    seals: Annotated[NotRequired[Count | None], Member(SEAT, module="court", seen_by=SCREENED_UNTIL_THE_END)]
    seal_tiles: Annotated[NotRequired[Count | None], Member(SEAT, module="court", seen_by=SCREENED_UNTIL_THE_END)]
    dishonor: Annotated[NotRequired[Count | None], Member(SEAT, module="resentment", seen_by=SCREENED_UNTIL_THE_END)]
    points: Annotated[ScoreLines, Member(SEAT, SCORE_LINES)]
    # AMB-59: the answer to a question that all are asked at the same time, until the last is in.
    commitment: Annotated[
        Commitment | None, Member(SEAT, COMMITMENT, field="commitments", seen_by=SECRET, start="UNCOMMITTED")
    ]
    committed: bool


class OpenQuestion(TypedDict):
    """What a seat is asked; `about` names the faction that it concerns, and what else the question is about."""

    seat: int
    kind: str
    about: dict[str, Any]


class View(TypedDict):
    """All that a seat, or a spectator (seat null), may know; a module's members are there when it is played."""

    lancaster: Annotated[Literal["view"], Member(TABLE, HEADER)]
    rules: Annotated[int, Member(TABLE, HEADER)]
    setup: Annotated[dict[str, Any], Member(TABLE, SETUP)]
    round: Annotated[int, between(0, state.ROUNDS), Member(TABLE, most=state.ROUNDS)]
    phase: Annotated[Phase, Member(TABLE, fields.PHASE)]
    start_player: Annotated[Seat, Member(TABLE, fields.SEAT)]
    players: Annotated[list[Player], length(min(PLAYERS), MOST_SEATS), Member(SEAT, EACH)]
    allies: Annotated[list[Ally], Json(maxItems=2), Member(FACTION, EACH)]
    counties: Annotated[list[CountyOnBoard], length(state.COUNTIES, state.COUNTIES), Member(COUNTY, EACH)]
    noblemen_removed: Annotated[Count, Member(TABLE)]
    conflicts: Annotated[dict[Conflict, ConflictOnBoard | None], Json(CONFLICT_NAMES), Member(CONFLICT, BY_NAME)]
    # The next card of a pile is the last of its list. A view has what is seen of it: how many, or the backs of laws.
    conflict_pile: Annotated[Count, Member(PILE, CARD_PILE, seen_by=FACE_DOWN, start="[]")]
    laws: Annotated[list[Law], length(law_cards.IN_FORCE, law_cards.IN_FORCE), Member(PILE, LAWS, start="[]")]
    proposals: Annotated[
        list[Law | None],
        length(state.PROPOSALS, state.PROPOSALS),
        Member(PILE, PROPOSALS, start="[EMPTY] * PROPOSALS"),
    ]
    law_pile: Annotated[list[LawGroup], Member(PILE, LAW_PILE, seen_by=FACE_DOWN, start="[]")]
    favors: Annotated[Spaces, Member(TABLE, fields.SPACES)]
    agenda: Annotated[list[dict[str, Any]], Member(PILE, STEPS, start="[]")]
    law_sets: Annotated[NotRequired[list[str]], Member(TABLE, LAW_SETS, module="random_laws")]
    # All nine in the order of drawing, of which each round takes the next.
    tile_bag: Annotated[
        NotRequired[Count],
        Member(PILE, TILE_BAG, module="reward_tiles", seen_by=FACE_DOWN, start="[]", shared=True),
    ]
    kings_court: Annotated[NotRequired[KingsCourt], Member(TABLE, ONE, module="court")]
    resentment: Annotated[NotRequired[Resentment], Member(TABLE, ONE, module="resentment")]
    seat: Seat | None
    # Public, because everybody saw tiles being taken, and whether seals that were sold came back to the supply.
    seal_tiles_held: NotRequired[Count]
    supply: Supply
    decisions: list[OpenQuestion]
    options: list[dict[str, Any]]


def _object_in(hint: Any) -> Any:
    """The object that a type is made of, if any."""
    return hint if is_typeddict(hint) else next(filter(None, map(_object_in, get_args(hint))), None)


def _enter_members(name: str, form: Any) -> None:
    """The fields of an object, and of the objects in it."""
    OBJECTS[name] = []
    for key, hint in form.__annotations__.items():
        inside = _object_in(hint)
        for mark in getattr(hint, "__metadata__", ()):
            if isinstance(mark, Member):
                said = {"name": key, "words": key.replace("_", " "), "field": mark.field or key}
                OBJECTS[name].append(replace(mark, **said, of=inside.__name__ if inside else ""))
                if inside:
                    _enter_members(inside.__name__, inside)


OBJECTS: Final[dict[str, list[Member]]] = {}
"""The members of the state by object."""
_enter_members("State", View)

FOLLOWING: Final = [
    Member(SEAT, field="points"),
    # By seat and column of the score sheet (scores.py).
    Member(COLUMN, field="sheet"),
    # The general supply (TERM-6); below zero when the table plays with an unlimited one.
    Member(TABLE, field="bank_gold"),
    Member(TABLE, field="bank_squires"),
    Member(TABLE, field="bank_markers"),
    Member(TABLE, field="seals_left", module="court", start="box.seals"),
]
"""Fields that are not written, because they follow from the others."""
