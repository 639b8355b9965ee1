"""How good a position is for each seat: points, what it owns, and what its pieces on the board will bring."""

from typing import Final

from lancaster.bots.evaluation.conflict_value import reinforcement, war
from lancaster.bots.evaluation.county_value import add_counties
from lancaster.bots.evaluation.court_value import add_regal_board
from lancaster.bots.evaluation.law_value import add_laws
from lancaster.bots.evaluation.majorities import majority
from lancaster.bots.evaluation.openings import Openings
from lancaster.bots.evaluation.prospects import IN_CASTLES, IN_CONFLICTS, Prospects
from lancaster.bots.evaluation.weights import Weights
from lancaster.engine.board.state import EMPTY, OVER, PLACING, REWARDS, SLOTS, SPACES, State
from lancaster.engine.expansions.court import tudor_in_knighthood
from lancaster.engine.rules.conflicts import ORDER
from lancaster.engine.rules.final_scoring import FIRST, SECOND
from lancaster.engine.vocabulary.agenda import (
    CASTLE_NEXT,
    CASTLE_TURN,
    FAVOR,
    NEXT_NUMBER,
    SCORE_CASTLE,
    SCORED_SPACES,
    faction_of,
    kind_of,
)
from lancaster.engine.vocabulary.knights import COLOUR, STRENGTH

SOURCES: Final = [
    "points",
    "stock",
    "knights",
    "noblemen",
    "castle",
    "counties",
    "france",
    "laws",
    "majorities",
    "court",
    "places",
]
"""Where hopes come from: what is scored already, and what each part of the board promises."""
POINTS: Final = 0
STOCK: Final = 1
KNIGHTS: Final = 2
NOBLEMEN: Final = 3
CASTLE: Final = 4
COUNTIES: Final = 5
FRANCE: Final = 6
LAWS: Final = 7
FINAL_MAJORITIES: Final = 8
COURT: Final = 9
PLACES: Final = 10

SETTLED: Final = 0.3
"""The spread that is left of a majority when no round is."""


def standing(worth: list[float], seat: int, weights: Weights) -> float:
    """How a seat does compared with its rivals."""
    rivals = [worth[other] for other in range(len(worth)) if other != seat]
    if len(rivals) == 1:
        return worth[seat] - rivals[0]
    return worth[seat] - weights.rival_mean * sum(rivals) / len(rivals) - weights.rival_best * max(rivals)


def evaluate(state: State, prospects: Prospects, openings: Openings | None) -> list[float]:
    """By seat: the points that it can hope to end with; openings are needed while knights are placed."""
    return totals(by_source(state, prospects, openings))


def totals(hopes: list[list[float]]) -> list[float]:
    """By seat: the hopes from all sources together."""
    return [sum([source[seat] for source in hopes]) for seat in range(len(hopes[0]))]


def by_source(state: State, prospects: Prospects, openings: Openings | None) -> list[list[float]]:
    """By source of SOURCES and seat: the points that can be hoped for."""
    seats = len(prospects.seats)
    hopes = [[0.0] * seats for _ in SOURCES]
    if state.phase == OVER:
        hopes[POINTS] = [float(points) for points in state.points]
        return hopes
    for seat in prospects.seats:
        _add_owned(state, prospects, seat, hopes)
    _add_majorities(state, prospects, hopes[FINAL_MAJORITIES])
    _add_allies(state, prospects, hopes[KNIGHTS])
    if state.box.regal:
        add_regal_board(state, prospects, hopes[COURT])
    add_laws(state, prospects, hopes[LAWS])
    add_counties(state, prospects, hopes[COUNTIES])
    _add_castles(state, prospects, hopes[CASTLE])
    _add_conflicts(state, prospects, hopes[FRANCE])
    if openings is not None and state.phase == PLACING:
        _add_favor(state, prospects, hopes[PLACES])
        for seat in prospects.seats:
            hopes[PLACES][seat] += openings.hope(state, seat)
    return hopes


def _add_owned(state: State, prospects: Prospects, seat: int, hopes: list[list[float]]) -> None:
    weights = prospects.weights
    left = prospects.left
    company = state.noblemen[seat].bit_count()
    growth = weights.nobleman_growth * left + prospects.marker * prospects.tables
    hopes[POINTS][seat] += state.points[seat]
    hopes[NOBLEMEN][seat] += company * ((company - 1) / 2 + growth)  # FINAL-5
    stock = prospects.gold * _useful(state.gold[seat], weights.plenty)
    stock += prospects.squire * _useful(state.squires[seat], weights.plenty)
    hopes[STOCK][seat] += stock + prospects.marker * state.markers[seat]
    hopes[KNIGHTS][seat] += left * prospects.placement[COLOUR - state.reserve[seat]]
    if left:
        later = prospects.later_castle[seat]
        for space in range(SPACES):
            if state.extensions[seat] >> space & 1:
                hopes[CASTLE][seat] += later[space]


def _useful(stock: int, plenty: int) -> float:
    return stock if stock <= plenty else (stock + plenty) / 2


def _add_majorities(state: State, prospects: Prospects, hopes: list[float]) -> None:
    """FINAL-2, FINAL-3."""
    weights = prospects.weights
    second = SECOND if len(hopes) > 2 else 0  # TWO-20
    strength = [STRENGTH[COLOUR - state.reserve[seat]] for seat in prospects.seats]
    if state.box.court:
        strength = [strength[seat] + tudor_in_knighthood(state, seat) for seat in prospects.seats]
    tiles = [state.extensions[seat].bit_count() for seat in prospects.seats]
    knighthood = majority(strength, SETTLED + weights.spread_of_knights * prospects.left, FIRST, second)
    extensions = majority(tiles, SETTLED + weights.spread_of_extensions * prospects.left, FIRST, second)
    for seat in prospects.seats:
        hopes[seat] += knighthood[seat] + extensions[seat]


def _add_allies(state: State, prospects: Prospects, hopes: list[float]) -> None:
    for ally in range(len(hopes), state.box.factions):
        hopes[state.seat_of(ally)] += prospects.left * prospects.ally_placement[COLOUR - state.reserve[ally]]


def _add_castles(state: State, prospects: Prospects, hopes: list[float]) -> None:
    """CASTLE-2: knights and extensions that have not been scored this round."""
    if prospects.stage == IN_CONFLICTS:
        return
    first, scored = _castles_scored(state) if prospects.stage == IN_CASTLES else (0, 0)
    # TWO-17: new knights and upgrades of an ally.
    ally_gain = prospects.weights.ally_placement[1] * prospects.left
    for turn in range(first, len(hopes)):
        seat = state.seat_in_order(turn)
        tiles = state.extensions[seat] & ~state.turned_down[seat]
        if turn == first:
            tiles &= ~scored
        knights = state.castle[seat * SPACES : seat * SPACES + SPACES]
        castle = prospects.castle[seat]
        for space in range(SPACES):
            if knights[space] or tiles >> space & 1:
                hopes[seat] += castle[space]
        if state.box.has_allies:
            ally = state.faction(seat, 1)
            for strength in state.castle[ally * SPACES : ally * SPACES + SPACES]:
                if strength:
                    hopes[seat] += ally_gain


def _castles_scored(state: State) -> tuple[int, int]:
    """Whose turn it is to score his castle, and which of his extensions are done (CASTLE-1)."""
    scored = 0
    for step in state.agenda:
        if kind_of(step) == SCORE_CASTLE or kind_of(step) == CASTLE_NEXT:
            scored = SCORED_SPACES.of(step)
    return CASTLE_TURN.of(state.agenda[0]) - 1, scored


def _add_conflicts(state: State, prospects: Prospects, hopes: list[float]) -> None:
    fought = state.phase == REWARDS and prospects.stage == IN_CONFLICTS
    slots = ORDER[NEXT_NUMBER.of(state.agenda[0]) :] if fought else range(SLOTS)
    expected = reinforcement(state, prospects)
    for slot in slots:
        if state.card[slot] != EMPTY:
            for seat, worth in enumerate(war(state, slot, prospects, expected)):
                hopes[seat] += worth


def _add_favor(state: State, prospects: Prospects, hopes: list[float]) -> None:
    """FAVOR-1: who has just sent a knight to France takes a tile next."""
    now = state.agenda[-1]
    if kind_of(now) == FAVOR:
        faction = faction_of(now)
        own = faction < len(hopes)
        hopes[state.seat_of(faction)] += prospects.favor[faction] if own else prospects.weights.ally_favor
