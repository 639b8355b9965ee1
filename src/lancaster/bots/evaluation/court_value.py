"""What the regal board will bring each seat: seals, bishops, offices, privileges and dishonor."""

from lancaster.bots.evaluation.majorities import majority
from lancaster.bots.evaluation.prices import Prices
from lancaster.engine.board.regal_board import AT_HOME, NOBODY, TUDOR
from lancaster.engine.board.state import PLACING, REWARDS, State
from lancaster.engine.expansions.bishops import seals_of
from lancaster.engine.expansions.kings_court import GOLD, MARKERS, SQUIRES, application_strength
from lancaster.engine.expansions.privileges import TUDOR_STRENGTH
from lancaster.engine.vocabulary.fields import OFFICE_NAMES
from lancaster.engine.vocabulary.knights import STRENGTH


def add_court_value(state: State, prices: Prices, hopes: list[float]) -> None:
    """Add what lies behind the screens and stands at the king's court to each seat's hopes."""
    if state.box.resentment:
        _add_dishonor(state, prices, hopes)
    if state.box.kings_court:
        _add_seals(state, prices, hopes)
        _add_privileges(state, prices, hopes)
        if state.phase != REWARDS:
            _add_offices(state, prices, hopes)


def _add_dishonor(state: State, prices: Prices, hopes: list[float]) -> None:
    """RESENT-15..17."""
    weights = prices.weights
    held = state.regal.dishonor
    second = weights.dishonored_second if len(held) > 2 else 0.0
    spread = 0.5 + weights.spread_of_dishonor * prices.left
    losses = majority(held, spread, weights.dishonored_first, second)
    for seat, loss in enumerate(losses):
        hopes[seat] -= held[seat] + (loss if held[seat] else 0.0)


def _add_seals(state: State, prices: Prices, hopes: list[float]) -> None:
    weights = prices.weights
    to_come = (weights.seals_to_come + weights.bishop) * prices.left
    for seat in prices.seats:
        hopes[seat] += seals_of(state, seat) * prices.seal[seat] + state.regal.bishops[seat] * to_come


def _add_privileges(state: State, prices: Prices, hopes: list[float]) -> None:
    """COURT-25: in hand while knights are placed, and granted for the next round."""
    for office, worth in enumerate(prices.weights.privilege):
        in_hand = state.regal.privilege[office]
        if state.phase == PLACING and in_hand != NOBODY:
            hopes[state.seat_of(in_hand)] += worth
        granted = state.regal.granted[office]
        if prices.left and granted != NOBODY:
            hopes[state.seat_of(granted)] += worth


def _add_offices(state: State, prices: Prices, hopes: list[float]) -> None:
    """COURT-13, COURT-21: who stands on a lord space may be expelled, who holds an office may keep it."""
    board = state.regal
    weights = prices.weights
    seats = len(hopes)
    waiting = [faction for faction in range(state.box.factions) if board.lord[faction] == AT_HOME]
    open_offices: list[int] = []
    for office in range(len(OFFICE_NAMES)):
        applicant = board.applicant[office]
        if applicant == NOBODY:
            open_offices.append(office)
            holder = board.holder[office]
            if 0 <= holder < seats:
                kept = weights.office_kept if waiting and waiting != [holder] else 1.0
                hopes[holder] += kept * prices.office(holder, office)
        elif applicant < seats:
            hopes[applicant] += _hold(state, prices, office, waiting) * prices.office(applicant, office)
        else:
            hopes[state.seat_of(applicant)] += weights.ally_office
    treasure = _treasure(state, prices)
    for faction in waiting:
        if faction < seats:
            chances = [prices.office(faction, office) for office in open_offices]
            hopes[faction] += weights.lord_waits * max(chances, default=0.0)
            hopes[faction] += weights.lord_waits * max(0.0, treasure - max(chances, default=0.0))
        else:
            hopes[state.seat_of(faction)] += weights.lord_waits * weights.ally_office


def _hold(state: State, prices: Prices, office: int, waiting: list[int]) -> float:
    """How likely the applicant is not expelled by a lord who still waits."""
    strength = application_strength(state, office)
    seat = state.seat_of(state.regal.applicant[office])
    hold = 1.0
    for rival in waiting:
        force = _force(state, rival)
        if state.seat_of(rival) != seat and force > strength:
            hold *= 1 - prices.weights.office_attack * (1 - strength / (force + 1))
    return hold


def _force(state: State, faction: int) -> int:
    """The strongest application that a lord who waits could make (COURT-11)."""
    bishops = state.regal.bishops[faction] if faction < state.box.seats else 0
    tudor = TUDOR_STRENGTH if state.regal.privilege[TUDOR] == faction else 0
    return 1 + STRENGTH[state.court[faction]] + bishops + tudor


def _treasure(state: State, prices: Prices) -> float:
    """The most that a lord can take out of the treasury (COURT-16)."""
    treasury = state.regal.treasury
    return max(treasury[MARKERS] * prices.marker, treasury[SQUIRES] * prices.squire, treasury[GOLD] * prices.gold)
