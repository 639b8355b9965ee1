"""The figures of a match: intervals hold what they promise, the sequential test errs as rarely as it says."""

import random
import re
import sys
from typing import Any

import pytest

from lancaster import LancasterError
from lancaster.arena import intervals
from lancaster.arena.playing import Place, Result
from lancaster.arena.ratings import NoRatings, rate_deals, ratings
from lancaster.arena.schedule import contenders_of, pairing
from lancaster.arena.sprt import Sprt
from lancaster.arena.standing import Standing
from lancaster.installing import command_for


def deal(chance: random.Random, share: float) -> tuple[float, float]:
    """First places of two games of a deal which often go to the same bot."""
    first = float(chance.random() < share)
    return first, first if chance.random() < 0.4 else float(chance.random() < share)


@pytest.mark.parametrize("share", [0.5, 0.65, 0.95])
def test_the_interval_of_a_share_holds_it_in_95_of_100_matches(share: float) -> None:
    chance = random.Random(1413)
    held = 0
    for _ in range(600):
        firsts = [sum(deal(chance, share)) for _ in range(50)]
        low, high = intervals.of_share(firsts, [2.0] * 50)
        held += low <= share <= high
    assert 0.92 <= held / 600 <= 0.98


def test_deals_whose_games_undo_each_other_give_a_narrow_interval_but_not_none() -> None:
    low, high = intervals.of_share([1.0] * 100, [2.0] * 100)
    assert 0.4 < low < 0.5 < high < 0.6
    assert high - low < 0.12
    low, high = intervals.of_share([2.0] * 100, [2.0] * 100)
    assert 0.95 < low < 0.98
    assert high == pytest.approx(1)
    assert intervals.of_share([1.0], [2.0]) == (0, 1)
    assert intervals.of_mean([3.0], [1.0]) is None


@pytest.mark.parametrize(("freedom", "exact"), [(1, 12.706), (4, 2.776), (9, 2.262), (30, 2.042), (1000, 1.962)])
def test_the_quantiles_of_students_distribution(freedom: int, exact: float) -> None:
    assert intervals.student(freedom) == pytest.approx(exact, abs=0.01)


@pytest.mark.parametrize(("share", "expected"), [(0.4, "H0"), (0.6, "H1")])
def test_the_sequential_test_errs_as_rarely_as_it_says(share: float, expected: str) -> None:
    chance = random.Random(7)
    wrong = 0
    for _ in range(80):
        test = Sprt(0.4, 0.6)
        while test.accepted is None:
            test.add(sum(deal(chance, share)) / 2)
        wrong += test.accepted != expected
    assert wrong / 80 <= 0.09


@pytest.mark.parametrize("options", [{"p0": 0.6, "p1": 0.5}, {"p0": 0.0}, {"p1": 1.0}, {"alpha": 0.5}, {"beta": 0.0}])
def test_a_test_that_means_nothing_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(LancasterError):
        Sprt(**options)


def standing(games: int, strength: float) -> Standing:
    """A match of two bots at four seats, the first of which is that much better."""
    chance = random.Random(games)
    total = Standing(contenders_of(["a=random", "b=random"]))
    for number in range(games):
        game = pairing(number, 2, 4)
        points = [round(100 * chance.gauss(strength * (bot == 0))) for bot in game.seats]
        places = [1 + sum(other > mine for other in points) for mine in points]
        first = 1 / places.count(1)
        seats = [
            Place(seat, "ab"[bot], points[seat], places[seat], first if places[seat] == 1 else 0.0, 0, [1.0])
            for seat, bot in enumerate(game.seats)
        ]
        total.add(Result(number, game.deal, game.seating, 1, 0.1, seats))
    return total


def test_ratings_tell_bots_apart_if_they_differ() -> None:
    strong, weak = ratings(standing(100, 1.0))
    assert strong.interval is not None
    assert weak.interval is not None
    assert strong.interval[0] > weak.interval[1]
    one, other = ratings(standing(100, 0.0))
    assert one.interval is not None
    assert one.interval[0] < other.mu < one.interval[1]
    assert ratings(standing(2, 1.0))[0].interval is None


def test_games_of_a_deal_are_left_out_together() -> None:
    """Ten games of a deal with one result are worth no more than one of them."""
    results = [((0, 1), (1, 2)), ((0, 1), (2, 1)), ((0, 1), (1, 2)), ((0, 1), (1, 2))]
    apart = rate_deals([[result] for result in results * 10], 2)[0]
    together = rate_deals([[result] * 10 for result in results], 2)[0]
    assert apart.interval is not None
    assert together.interval is not None
    assert together.interval[1] - together.interval[0] > 2 * (apart.interval[1] - apart.interval[0])


def test_ratings_need_their_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(NoRatings, match=re.escape(f"Ratings need OpenSkill: {command_for('arena')}.")):
        ratings(standing(2, 1.0))
