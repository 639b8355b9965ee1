"""Votes that nobody can read: all bid at once, so the best answer is a mixture, found by regret matching."""

from typing import Final

from lancaster.bots.evaluation.prices import Prices
from lancaster.bots.evaluation.weights import STEWARD
from lancaster.bots.network.inference import Network
from lancaster.bots.network.leaves import encode_position
from lancaster.bots.thinking.choices import Choice, Expectation, chances, drawn
from lancaster.bots.thinking.voting import price_of_markers, shifted, stakes
from lancaster.engine.board.chance import Chance
from lancaster.engine.board.state import State
from lancaster.engine.vocabulary import actions

ROUNDS: Final = 60
"""How often everybody thinks again about what the others will do."""
MOST_MARKERS: Final = 12
"""Nobody bids more, however many he has."""


def bids(state: State, prices: Prices, at_stake: list[list[float]]) -> list[list[float]]:
    """By seat: how often it bids 0, 1, 2 ... markers for the side that it wants (DEC-14)."""
    return equilibrium(
        [stake[0] for stake in at_stake],
        [price_of_markers(state, prices, at_stake[seat]) for seat in prices.seats],
        [min(state.markers[seat], MOST_MARKERS) for seat in prices.seats],
    )


def equilibrium(stake: list[float], price: list[float], markers: list[int]) -> list[list[float]]:
    """How often each bids how much, if each knows what is at stake for all, but not what they do.

    Of everybody's past regrets the positive ones say what he does next; the average of that is what nobody can gain
    much by leaving.
    """
    seats = len(stake)
    regrets = [[0.0] * (most + 1) for most in markers]
    totals = [[0.0] * (most + 1) for most in markers]
    now = [[1.0 / (most + 1)] * (most + 1) for most in markers]
    for number in range(ROUNDS):
        for seat in range(seats):
            worth = _worth(seat, stake[seat] >= 0, stake, price, now)
            mean = sum([share * value for share, value in zip(now[seat], worth, strict=True)])
            regret = regrets[seat]
            for bid in range(len(worth)):
                regret[bid] = max(0.0, regret[bid] + worth[bid] - mean)
            whole = sum(regret)
            if whole > 0:
                now[seat] = [value / whole for value in regret]
            total = totals[seat]
            for bid in range(len(worth)):
                total[bid] += (number + 1) * now[seat][bid]
    return [[value / sum(total) for value in total] for total in totals]


def _worth(seat: int, yes: bool, stake: list[float], price: list[float], shares: list[list[float]]) -> list[float]:
    """What each bid of a seat for one side brings against what the others do now."""
    most = sum([len(others) for others in shares])
    surplus = [0.0] * (2 * most + 1)
    surplus[most] = 1.0
    for other in range(len(shares)):
        if other != seat:
            sign = 1 if stake[other] >= 0 else -1
            joined = [0.0] * (2 * most + 1)
            for votes in range(2 * most + 1):
                if surplus[votes] > 0.0:
                    for bid in range(len(shares[other])):
                        joined[votes + sign * (1 + bid)] += surplus[votes] * shares[other][bid]
            surplus = joined
    sign = 1 if yes else -1
    worth: list[float] = []
    for bid in range(len(shares[seat])):
        least = most - sign * (1 + bid)  # VOTE-5: a tie adopts.
        adopted = sum(surplus[least:])
        worth.append(adopted * stake[seat] - price[seat] * bid)
    return worth


def mixture(state: State, seat: int) -> list[tuple[int, float, float]]:
    """Every vote of a seat, how often it is cast, and what it is worth in points."""
    prices = Prices(state, STEWARD[state.box.seats])
    at_stake = stakes(state, prices)
    shares = bids(state, prices, at_stake)
    price = [price_of_markers(state, prices, stake) for stake in at_stake]
    stake = [stake[0] for stake in at_stake]
    wanted = stake[seat] >= 0
    votes: list[tuple[int, float, float]] = []
    for yes in (wanted, not wanted):
        for bid, worth in enumerate(_worth(seat, yes, stake, price, shares)):
            votes.append((vote(yes, bid), shares[seat][bid] if yes == wanted else 0.0, worth))
    return votes


def mixed_vote(network: Network, state: State, seat: int, chance: Chance) -> Choice:
    """A vote drawn from the seat's mixture."""
    votes = mixture(state, seat)
    points, now, _ = network.judge([encode_position(state, seat)])
    expected = shifted(points[0], seat, [worth for _, _, worth in votes])
    before = chances(state, points[0])[seat]
    expectations: list[Expectation] = []
    for place in sorted(range(len(votes)), key=lambda place: (-votes[place][1], -votes[place][2], votes[place][0])):
        change = chances(state, expected[place])[seat] - before
        likely = min(1.0, max(0.0, now[0][seat] + change))
        expectations.append(Expectation(votes[place][0], votes[place][1], expected[place], likely))
    return Choice(votes[drawn([share for _, share, _ in votes], chance)][0], expectations)


def vote(yes: bool, markers: int) -> int:
    """The code of a vote."""
    return actions.encode(actions.VOTE, [1 if yes else 0, markers])
