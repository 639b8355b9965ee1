"""How the steward votes: by what a law means to everybody, and with as many voting markers as that is worth."""

from typing import Final

from lancaster.bots.evaluation.evaluate import advantage
from lancaster.bots.evaluation.law_value import incomes, still_in_force
from lancaster.bots.evaluation.prices import Prices
from lancaster.engine.board.state import EMPTY, State
from lancaster.engine.questions import options_for
from lancaster.engine.vocabulary import actions
from lancaster.engine.vocabulary.law_cards import IN_FORCE

UNDECIDED: Final = 0.55
"""How likely somebody votes for what is good for him if it is hardly any good."""
CERTAIN: Final = 0.92
PER_POINT: Final = 0.1
"""How much likelier each point makes it."""
EAGER: Final = 1.2
"""How far a rival goes beyond the share of his markers that fits this vote."""


def stakes(state: State, prices: Prices) -> list[list[float]]:
    """By seat, and by proposal that is still to be voted on: what its adoption would add to the seat's advantage."""
    proposals = [law for law in state.proposals if law != EMPTY]
    worth = incomes(state, prices, state.laws + proposals)
    in_force = worth[:IN_FORCE]
    changes: list[list[float]] = []
    for number, income in enumerate(worth[IN_FORCE:]):
        stay = still_in_force(prices.weights.adopted, len(proposals) - number - 1)
        adopted = [*in_force[1:], income]
        changes.append(
            [
                sum([stay[place] * (adopted[place][seat] - in_force[place][seat]) for place in range(IN_FORCE)])
                for seat in prices.seats
            ]
        )
    return [[advantage(change, seat, prices.weights) for change in changes] for seat in prices.seats]


def price_of_markers(state: State, prices: Prices, at_stake: list[float]) -> float:
    """What a voting marker could do in the votes to come, for a seat to which this is at stake in them."""
    later = sum([abs(stake) for stake in at_stake[1:]])
    return prices.weights.leftover + later / (sum(state.markers) + 2 * len(state.markers))


def worth_of_votes(state: State, seat: int, prices: Prices) -> list[float]:
    """What each vote of a seat changes for the better, less what its markers could do in the votes to come."""
    at_stake = stakes(state, prices)
    price = price_of_markers(state, prices, at_stake[seat])
    rivals = [other for other in prices.seats if other != seat]
    others = surplus_of([_pushes(at_stake[other], state.markers[other]) for other in rivals])
    worth: list[float] = []
    for option in options_for(state, seat):
        spent = actions.VOTE_MARKERS.of(option)
        push = 1 + spent if actions.VOTE_YES.of(option) else -1 - spent
        adopted = sum([chance for votes, chance in others.items() if votes + push >= 0])  # VOTE-5
        worth.append(adopted * at_stake[seat][0] - price * spent)
    return worth


def shifted(points: list[float], seat: int, worth: list[float]) -> list[list[float]]:
    """What all expect after each vote of a seat, if the votes differ by this for it."""
    mean = sum(worth) / len(worth)
    expected: list[list[float]] = []
    for value in worth:
        row = points[:]
        row[seat] += value - mean
        expected.append(row)
    return expected


def surplus_of(pushes: list[dict[int, float]]) -> dict[int, float]:
    """How likely each surplus of yes over no is among seats that push to one side or the other as likely as this."""
    surplus = {0: 1.0}
    for of_seat in pushes:
        joined: dict[int, float] = {}
        for votes, chance in surplus.items():
            for push, likely in of_seat.items():
                joined[votes + push] = joined.get(votes + push, 0.0) + chance * likely
        surplus = joined
    return surplus


def _pushes(at_stake: list[float], markers: int) -> dict[int, float]:
    """How likely a rival votes yes or no with how many markers, as a push to one side."""
    total = sum([abs(stake) for stake in at_stake])
    share = abs(at_stake[0]) / total if total else 1 / len(at_stake)
    most = min(markers, round(EAGER * share * markers))
    sure = min(CERTAIN, UNDECIDED + PER_POINT * abs(at_stake[0]))
    yes = sure if at_stake[0] >= 0 else 1 - sure
    pushes: dict[int, float] = {}
    for spent in range(most + 1):
        pushes[1 + spent] = yes / (most + 1)
        pushes[-1 - spent] = (1 - yes) / (most + 1)
    return pushes
