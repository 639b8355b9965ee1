"""The state, said once: whose each field is, its form, its name in JSON, who may see it, with which module it is there.

`python -m tools.state` writes from this what must be flat to be fast: the fields of `State` and `RegalBoard`, copies,
empty boards, the JSON, and the typed view. Reading, hiding and the schema of the API look it up.
"""

from dataclasses import dataclass
from typing import Final

from lancaster.engine.vocabulary import fields
from lancaster.engine.vocabulary.fields import MAX_NUMBER, MOST_BISHOPS

# Of what a field has a value for each: spaces of the castles, six for each faction; stacks of the conflicts, three for
# each; columns of the score sheet for each seat. COUNTY_BIT is one number with a bit for each county, PILE any list.
TABLE, SEAT, FACTION, SPACE, COLUMN, COUNTY, COUNTY_BIT, CONFLICT, STACK, OFFICE, TREASURE, PILE = range(12)

# The forms of members beyond those of the vocabulary: with a field of their own, ...
FACTION_NUMBER, FACTION_OR_NONE, HOLDER, ARCHER, CARD, CASTLE, VOTE, LORDS, TOWER = range(50, 59)
LAWS, PROPOSALS, CARD_PILE, LAW_PILE, TILE_BAG, STEPS = range(60, 66)
# ... made of something else, ...
HEADER, SETUP, LETTER, SCORE_LINES, LAW_SETS, BALANCE, VIEWER, QUESTIONS, OPTIONS = range(70, 79)
# ... and other objects: one, one or null, a list, or one for each name.
ONE, ONE_OR_NONE, EACH, BY_NAME = range(80, 84)

# Who may see a member: all; its own seat alone, at tables with screens, for good or until the game is over, or at every
# table; nobody, who sees the backs of the cards.
EVERYBODY, SCREENED, SCREENED_UNTIL_THE_END, SECRET, FACE_DOWN = range(5)

REGAL: Final = ("court", "resentment")
"""The modules whose fields the regal board has."""


@dataclass(eq=False)
class Member:
    """A field of the state, and the member of its JSON."""

    name: str
    owner: int
    form: int = fields.NUMBER
    field: str = ""
    """What the engine calls it, if not as JSON does."""
    module: str = ""
    seen_by: int = EVERYBODY
    most: int = MAX_NUMBER
    start: str = "0"
    """On an empty board."""
    of: str = ""
    """The object that it is."""
    shared: bool = False
    """Whether copies share the list, because it is replaced as a whole and never changed in place."""

    @property
    def attribute(self) -> str:
        """The name of the field in the engine."""
        return self.field or self.name


_FACTION: Final = [
    Member("court", FACTION, fields.STACK),
    Member("reserve", FACTION, fields.STACK),
    Member("castle", SPACE, CASTLE),
]

OBJECTS: Final[dict[str, list[Member]]] = {
    "State": [
        Member("lancaster", TABLE, HEADER),
        Member("rules", TABLE, HEADER),
        Member("setup", TABLE, SETUP),
        Member("round", TABLE, most=5),
        Member("phase", TABLE, fields.PHASE),
        Member("start_player", TABLE, fields.SEAT),
        Member("players", SEAT, EACH, of="Player"),
        Member("allies", FACTION, EACH, of="Ally"),
        Member("counties", COUNTY, EACH, of="CountyOnBoard"),
        Member("noblemen_removed", TABLE),
        Member("conflicts", CONFLICT, BY_NAME, of="ConflictOnBoard"),
        # The next card of a pile is the last of its list.
        Member("conflict_pile", PILE, CARD_PILE, seen_by=FACE_DOWN),
        Member("laws", PILE, LAWS),
        Member("proposals", PILE, PROPOSALS, start="[EMPTY] * PROPOSALS"),
        Member("law_pile", PILE, LAW_PILE, seen_by=FACE_DOWN),
        Member("favors", TABLE, fields.SPACES),
        Member("agenda", PILE, STEPS, start="[]"),
        Member("law_sets", TABLE, LAW_SETS, module="random_laws"),
        # All nine in the order of drawing, of which each round takes the next.
        Member("tile_bag", PILE, TILE_BAG, module="reward_tiles", seen_by=FACE_DOWN, start="[]", shared=True),
        Member("kings_court", TABLE, ONE, module="court", of="KingsCourt"),
        Member("resentment", TABLE, ONE, module="resentment", of="Resentment"),
    ],
    "Ally": _FACTION,
    "Player": [
        *_FACTION,
        Member("extensions", SEAT, fields.SPACES),
        Member("noblemen", SEAT, fields.COUNTY_SET),
        Member("gold", SEAT, seen_by=SCREENED),
        Member("squires", SEAT, seen_by=SCREENED),
        Member("voting_markers", SEAT, field="markers"),
        # AMB-16: unspent after the third vote, as long as a law refers to them.
        Member("retained_markers", SEAT, field="retained", module="laws", shared=True),
        # LAW-N3-2: extensions that lie face down until the castles are scored.
        Member("turned_down", SEAT, fields.SPACES, module="laws", shared=True),
        Member("bishops", SEAT, module="court", most=MOST_BISHOPS),
        Member("seals", SEAT, module="court", seen_by=SCREENED_UNTIL_THE_END),  # COURT-22
        Member("seal_tiles", SEAT, module="court", seen_by=SCREENED_UNTIL_THE_END),  # COURT-42
        Member("dishonor", SEAT, module="resentment", seen_by=SCREENED_UNTIL_THE_END),  # RESENT-14, RESENT-15
        Member("points", SEAT, SCORE_LINES),
        Member("vote", SEAT, VOTE, field="votes", seen_by=SECRET, start="NO_VOTE"),
    ],
    "CountyOnBoard": [
        Member("county", COUNTY, LETTER),
        Member("nobleman", COUNTY, fields.NOBLEMAN, field="nobleman_kind", shared=True),
        Member("noblemen", COUNTY, field="noblemen_left"),
        Member("knight", COUNTY, ONE_OR_NONE, field="county_faction", of="KnightInCounty", start="EMPTY"),
        Member("tile", COUNTY_BIT, fields.YES_NO, field="tiles_lying", module="reward_tiles"),
    ],
    "KnightInCounty": [
        Member("faction", COUNTY, FACTION_NUMBER, field="county_faction", start="EMPTY"),
        Member("strength", COUNTY, fields.KNIGHT_STRENGTH, field="county_knight"),
        Member("squires", COUNTY, field="county_squires"),
        Member("shield", COUNTY_BIT, fields.YES_NO, field="shields", module="court"),
        Member("tudor", COUNTY_BIT, fields.YES_NO, field="tudors", module="court"),
    ],
    "ConflictOnBoard": [
        Member("card", CONFLICT, CARD, most=11, start="EMPTY"),
        Member("stacks", STACK, EACH, of="Stack"),
    ],
    "Stack": [
        Member("faction", STACK, HOLDER, field="stack_faction", start="EMPTY"),
        Member("knights", STACK, fields.STACK, field="stack_knights"),
        # LAW-N1-2
        Member("squires", STACK, field="law_squires", module="laws", shared=True),
        Member("tudors", STACK, field="stack_tudors", module="court"),
        Member("archer", STACK, ARCHER, field="stack_faction", module="court"),
    ],
    "KingsCourt": [
        Member("offices", OFFICE, BY_NAME, module="court", of="OfficeOnBoard"),
        Member("treasury", TABLE, ONE, module="court", of="Treasury"),
        Member("bishops", TABLE, field="bishops_left", module="court", start="box.bishops"),
        Member("bishops_removed", TABLE, module="court"),
    ],
    "OfficeOnBoard": [
        Member("holder", OFFICE, FACTION_OR_NONE, module="court", start="NOBODY"),
        # COURT-25, AMB-47: who may use the privilege this round, and who has been granted it for the next.
        Member("privilege", OFFICE, FACTION_OR_NONE, module="court", start="NOBODY"),
        Member("granted", OFFICE, FACTION_OR_NONE, module="court", start="NOBODY"),
        Member("applicant", OFFICE, ONE_OR_NONE, module="court", of="Applicant", start="NOBODY"),
    ],
    "Applicant": [
        Member("faction", OFFICE, FACTION_NUMBER, field="applicant", module="court", start="NOBODY"),
        Member("knights", OFFICE, fields.STACK, module="court"),
        Member("bishops", OFFICE, field="bishops_there", module="court", most=MOST_BISHOPS),
        Member("tudor", OFFICE, fields.YES_NO, field="tudors_there", module="court"),
    ],
    "Treasury": [
        # In the order of TREASURES, under the names that stocks have in a state.
        Member("voting_markers", TREASURE, field="treasury", module="court"),
        Member("squires", TREASURE, field="treasury", module="court"),
        Member("gold", TREASURE, field="treasury", module="court"),
        Member("lords", FACTION, LORDS, field="lord", module="court", start="AT_HOME"),
    ],
    "Resentment": [
        # Those on the left go first.
        Member("track", TABLE, module="resentment", start="box.track_markers"),
        Member("tower", FACTION, TOWER, module="resentment"),
    ],
}

FOLLOWING: Final = [
    Member("points", SEAT),
    # By seat and column of the score sheet (scores.py).
    Member("sheet", COLUMN),
    # The general supply (TERM-6); below zero when the table plays with an unlimited one.
    Member("bank_gold", TABLE),
    Member("bank_squires", TABLE),
    Member("bank_markers", TABLE),
    Member("seals_left", TABLE, module="court", start="box.seals"),
]
"""Fields that are not written, because they follow from the others."""

ONLY_IN_VIEWS: Final[dict[str, list[Member]]] = {
    "View": [
        Member("seat", TABLE, VIEWER),
        # Public, because everybody saw tiles being taken, and whether seals that were sold came back to the supply.
        Member("seal_tiles_held", TABLE, module="court"),
        Member("supply", TABLE, ONE, of="Supply"),
        Member("decisions", TABLE, QUESTIONS),
        Member("options", TABLE, OPTIONS),
    ],
    "Player": [Member("voted", SEAT, fields.YES_NO)],
    # TERM-6: what is left of everything that players take from the middle.
    "Supply": [
        Member("gold", TABLE, BALANCE),
        Member("squires", TABLE, BALANCE),
        Member("voting_markers", TABLE, BALANCE),
        Member("seals", TABLE, BALANCE, module="court"),
        Member("shields", TABLE, module="court"),
        Member("archers", TABLE, module="court"),
        Member("tudor_knights", TABLE, module="court"),
        Member("dishonor", TABLE, BALANCE, module="resentment"),
    ],
}
"""What a view has besides."""
