"""How good a position is for each seat: points, what it owns, and what its pieces on the board will bring."""

from typing import Final

from lancaster.bots.evaluation.conflict_value import conflict_value, reinforcement
from lancaster.bots.evaluation.county_value import add_county_value
from lancaster.bots.evaluation.court_value import add_court_value
from lancaster.bots.evaluation.law_value import add_law_value
from lancaster.bots.evaluation.majorities import majority
from lancaster.bots.evaluation.openings import Openings
from lancaster.bots.evaluation.prices import IN_CASTLES, IN_CONFLICTS, Prices
from lancaster.bots.evaluation.weights import Weights
from lancaster.engine.board.state import EMPTY, OVER, PLACING, REWARDS, SLOTS, SPACES, State
from lancaster.engine.expansions.kings_court import tudor_in_knighthood
from lancaster.engine.rules.conflicts import BATTLE_ORDER
from lancaster.engine.rules.final_scoring import FIRST, SECOND
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.agenda import faction_of, kind_of
from lancaster.engine.vocabulary.knights import ALL_KNIGHTS, STRENGTH

HOPE_SOURCES: Final = [
    "points", "stock", "knights", "noblemen", "castle", "counties", "france", "laws", "majorities", "court", "places",
]  # fmt: skip
"""Where hopes come from: what is scored already, and what each part of the board promises."""
HOPE_POINTS: Final = 0
HOPE_STOCK: Final = 1
HOPE_KNIGHTS: Final = 2
HOPE_NOBLEMEN: Final = 3
HOPE_CASTLE: Final = 4
HOPE_COUNTIES: Final = 5
HOPE_FRANCE: Final = 6
HOPE_LAWS: Final = 7
HOPE_MAJORITIES: Final = 8
HOPE_COURT: Final = 9
HOPE_PLACES: Final = 10

SETTLED: Final = 0.3
"""The spread that is left of a majority when no round is."""


def advantage(worth: list[float], seat: int, weights: Weights) -> float:
    """How a seat does compared with its rivals."""
    rivals = [worth[other] for other in range(len(worth)) if other != seat]
    if len(rivals) == 1:
        return worth[seat] - rivals[0]
    return worth[seat] - weights.rival_mean * sum(rivals) / len(rivals) - weights.rival_best * max(rivals)


def evaluate(state: State, prices: Prices, openings: Openings | None) -> list[float]:
    """By seat: the points that it can hope to end with; openings are needed while knights are placed."""
    return totals(by_source(state, prices, openings))


def totals(hopes: list[list[float]]) -> list[float]:
    """By seat: the hopes from all sources together."""
    return [sum([source[seat] for source in hopes]) for seat in range(len(hopes[0]))]


def by_source(state: State, prices: Prices, openings: Openings | None) -> list[list[float]]:
    """By source of SOURCES and seat: the points that can be hoped for."""
    seats = len(prices.seats)
    hopes = [[0.0] * seats for _ in HOPE_SOURCES]
    if state.phase == OVER:
        hopes[HOPE_POINTS] = [float(points) for points in state.points]
        return hopes
    for seat in prices.seats:
        _add_owned(state, prices, seat, hopes)
    _add_majorities(state, prices, hopes[HOPE_MAJORITIES])
    _add_allies(state, prices, hopes[HOPE_KNIGHTS])
    if state.box.regal:
        add_court_value(state, prices, hopes[HOPE_COURT])
    add_law_value(state, prices, hopes[HOPE_LAWS])
    add_county_value(state, prices, hopes[HOPE_COUNTIES])
    _add_castles(state, prices, hopes[HOPE_CASTLE])
    _add_conflicts(state, prices, hopes[HOPE_FRANCE])
    if openings is not None and state.phase == PLACING:
        _add_favor(state, prices, hopes[HOPE_PLACES])
        for seat in prices.seats:
            hopes[HOPE_PLACES][seat] += openings.hope(state, seat)
    return hopes


def _add_owned(state: State, prices: Prices, seat: int, hopes: list[list[float]]) -> None:
    weights = prices.weights
    left = prices.left
    company = state.noblemen[seat].bit_count()
    growth = weights.nobleman_growth * left + prices.marker * prices.tables
    hopes[HOPE_POINTS][seat] += state.points[seat]
    hopes[HOPE_NOBLEMEN][seat] += company * ((company - 1) / 2 + growth)  # FINAL-5
    stock = prices.gold * _useful(state.gold[seat], weights.plenty)
    stock += prices.squire * _useful(state.squires[seat], weights.plenty)
    hopes[HOPE_STOCK][seat] += stock + prices.marker * state.markers[seat]
    hopes[HOPE_KNIGHTS][seat] += left * prices.placement[ALL_KNIGHTS - state.reserve[seat]]
    if left:
        later = prices.later_castle[seat]
        for space in range(SPACES):
            if state.extensions[seat] >> space & 1:
                hopes[HOPE_CASTLE][seat] += later[space]


def _useful(stock: int, plenty: int) -> float:
    return stock if stock <= plenty else (stock + plenty) / 2


def _add_majorities(state: State, prices: Prices, hopes: list[float]) -> None:
    """FINAL-2, FINAL-3."""
    weights = prices.weights
    second = SECOND if len(hopes) > 2 else 0  # TWO-20
    strength = [STRENGTH[ALL_KNIGHTS - state.reserve[seat]] for seat in prices.seats]
    if state.box.kings_court:
        strength = [strength[seat] + tudor_in_knighthood(state, seat) for seat in prices.seats]
    tiles = [state.extensions[seat].bit_count() for seat in prices.seats]
    knighthood = majority(strength, SETTLED + weights.spread_of_knights * prices.left, FIRST, second)
    extensions = majority(tiles, SETTLED + weights.spread_of_extensions * prices.left, FIRST, second)
    for seat in prices.seats:
        hopes[seat] += knighthood[seat] + extensions[seat]


def _add_allies(state: State, prices: Prices, hopes: list[float]) -> None:
    for ally in range(len(hopes), state.box.factions):
        hopes[state.seat_of(ally)] += prices.left * prices.ally_placement[ALL_KNIGHTS - state.reserve[ally]]


def _add_castles(state: State, prices: Prices, hopes: list[float]) -> None:
    """CASTLE-2: knights and extensions that have not been scored this round."""
    if prices.stage == IN_CONFLICTS:
        return
    first, scored = _castles_scored(state) if prices.stage == IN_CASTLES else (0, 0)
    # TWO-17: new knights and upgrades of an ally.
    ally_gain = prices.weights.ally_placement[1] * prices.left
    for turn in range(first, len(hopes)):
        seat = state.seat_in_order(turn)
        tiles = state.extensions[seat] & ~state.turned_down[seat]
        if turn == first:
            tiles &= ~scored
        knights = state.castle[seat * SPACES : seat * SPACES + SPACES]
        castle = prices.castle[seat]
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
        if kind_of(step) == agenda.SCORE_CASTLE or kind_of(step) == agenda.CASTLE_NEXT:
            scored = agenda.SCORED_SPACES.of(step)
    return agenda.CASTLE_TURN.of(state.agenda[0]) - 1, scored


def _add_conflicts(state: State, prices: Prices, hopes: list[float]) -> None:
    fought = state.phase == REWARDS and prices.stage == IN_CONFLICTS
    slots = BATTLE_ORDER[agenda.NEXT_NUMBER.of(state.agenda[0]) :] if fought else range(SLOTS)
    expected = reinforcement(state, prices)
    for slot in slots:
        if state.card[slot] != EMPTY:
            for seat, worth in enumerate(conflict_value(state, slot, prices, expected)):
                hopes[seat] += worth


def _add_favor(state: State, prices: Prices, hopes: list[float]) -> None:
    """FAVOR-1: who has just sent a knight to France takes a tile next."""
    step = state.agenda[-1]
    if kind_of(step) == agenda.FAVOR:
        faction = faction_of(step)
        own = faction < len(hopes)
        hopes[state.seat_of(faction)] += prices.favor[faction] if own else prices.weights.ally_favor
