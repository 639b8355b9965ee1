"""Votes of the higher levels: mixtures that nobody can gain much by leaving."""

import itertools

import pytest

from lancaster.bots.network.inference import network
from lancaster.bots.thinking.mixed_votes import equilibrium, mixed_vote
from lancaster.engine.board.chance import Chance
from tests.scene import Scene


def expected(stake: list[float], price: list[float], shares: list[list[float]]) -> list[float]:
    """By seat: what it gets on average when all bid by their mixtures, by going through all bids."""
    got = [0.0] * len(stake)
    for bids in itertools.product(*[range(len(mixture)) for mixture in shares]):
        likely = 1.0
        surplus = 0
        for seat, bid in enumerate(bids):
            likely *= shares[seat][bid]
            surplus += 1 + bid if stake[seat] >= 0 else -1 - bid
        for seat, bid in enumerate(bids):
            got[seat] += likely * ((stake[seat] if surplus >= 0 else 0.0) - price[seat] * bid)
    return got


@pytest.mark.parametrize(
    ("stake", "price", "markers"),
    [
        ([4.0, -4.0], [1.0, 1.0], [2, 2]),
        ([5.0, -5.0, 0.1], [0.5, 0.5, 0.5], [2, 2, 0]),
        ([3.0, -3.0, -0.5], [1.0, 1.0, 1.0], [3, 3, 1]),
        ([2.0, 6.0, -3.0, -4.0, 1.0], [0.4, 0.6, 0.5, 0.3, 0.2], [3, 2, 3, 2, 1]),
    ],
)
def test_nobody_gains_much_by_bidding_otherwise(stake: list[float], price: list[float], markers: list[int]) -> None:
    shares = equilibrium(stake, price, markers)
    value = expected(stake, price, shares)
    for seat, most in enumerate(markers):
        assert sum(shares[seat]) == pytest.approx(1)
        for bid in range(most + 1):
            only = [float(other == bid) for other in range(most + 1)]
            otherwise = expected(
                stake, price, [only if other == seat else shares[other] for other in range(len(stake))]
            )
            assert otherwise[seat] <= value[seat] + 0.15


def test_of_two_who_want_opposite_things_neither_can_be_read() -> None:
    yes, no = equilibrium([4.0, -4.0], [1.0, 1.0], [2, 2])
    assert max(yes) < 0.9
    assert max(no) < 0.9


def test_the_vote_is_drawn_from_the_mixture_for_the_side_that_is_wanted() -> None:
    scene = Scene(seats=2).stock(0, markers=3).stock(1, markers=3).court(0).court(1)
    scene.county("A", 0, 2).county("B", 0, 1).county("C", 0, 3).county("D", 1, 1)
    state = scene.laws("LAW-B4-3", "LAW-B3-3", "LAW-B3-4").proposals("LAW-B3-2", "LAW-B3-1", "LAW-B2-4").to_vote().state
    choices = [mixed_vote(network(), state, 0, Chance(seed)) for seed in range(40)]
    likely = {expectation.option: expectation.share for expectation in choices[0].expectations}
    assert {choice.option for choice in choices} <= {option for option, share in likely.items() if share > 0}
    assert sum(likely.values()) == pytest.approx(1)
