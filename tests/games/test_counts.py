"""Counts of legal action sequences from fixed positions, as perft does for chess: a change of the rules shows here."""

import json
from itertools import islice

import pytest

from lancaster import Game, Record, Setup
from tests.games.golden import EXPANSIONS, FOLDER
from tests.games.random_play import EVERYTHING, random_game


def count_sequences(game: Game, depth: int) -> int:
    """How many sequences of this many actions there are; of simultaneous votes the lowest seat's comes first."""
    decisions = game.decisions
    if not decisions:
        return 1
    if depth == 1:
        return len(decisions[0].options)
    total = 0
    for action in decisions[0].options:
        copy = game.copy()
        copy.play(decisions[0].seat, action)
        total += count_sequences(copy, depth - 1)
    return total


DEALS = {
    (2, 1413): [6, 36, 1836, 79272],
    (3, 1413): [6, 36, 216, 8856, 313200],
    (4, 1413): [6, 36, 216, 1296, 53136],
    (5, 1413): [6, 36, 216, 1296, 7776],
}
MIDDLES = {
    ("2-seats-seed-0", 40): [3, 9, 21, 48, 126, 1404, 38064],
    ("2-seats-seed-12", 59): [2, 6, 18, 52, 128, 256, 1992],
    ("3-seats-seed-1", 30): [2, 6, 12, 162, 2665, 40331],
    ("3-seats-seed-0", 85): [13, 66, 624, 7176],
    ("4-seats-seed-1", 61): [3, 9, 28, 104, 343, 1111, 3340, 8820],
    ("4-seats-seed-2", 117): [2, 6, 18, 54, 200, 544, 2026, 34392],
    ("5-seats-seed-0", 169): [10, 510, 13550],
    ("5-seats-seed-0", 141): [8, 56, 312, 2496],
    ("stuck-5-seats", 7): [5, 46, 481, 4662, 34954],
}
# By hand: to a player's first 41 placements (51 with an ally) come 2 (3) for the tower, 12 (18) applications, each with
# any part of his knights, and 1 (2) for the empty treasury. After each of the 12 own applications the treasury is not
# empty, and an ally's lord may name what lies there or not (TWO-COURT-4).
EXPANSION_DEALS = {
    (2, 1413): [6, 36, 2664, 176040],
    (3, 1413): [6, 36, 216, 12096],
    (4, 1413): [6, 36, 216, 1296, 72576],
    (5, 1413): [6, 36, 216, 1296, 7776, 435456],
}
EXPANSION_MIDDLES = {
    ("court", 2, 0, 28): [66, 4767],
    ("resentment", 3, 0, 34): [23, 304, 3116],
    ("reward-tiles", 2, 0, 58): [5, 16, 32, 550, 13994],
    ("new-laws", 2, 0, 74): [7, 14, 28, 69, 1064, 26206],
    ("new-laws", 2, 6, 38): [6, 18, 54, 108, 216, 432],
    ("new-laws", 2, 4, 88): [2, 6, 22, 60, 297, 5645],
    ("king-laws", 2, 0, 31): [39, 1406, 30663],
    ("king-laws", 2, 2, 62): [2, 4, 8, 24, 72, 168],
    ("everything", 2, 0, 27): [89, 8244],
    ("everything", 2, 0, 43): [5, 17, 56, 174, 952, 38040],
    ("everything", 3, 1, 79): [2, 4, 8, 244, 38549],
    ("everything", 4, 0, 65): [2, 4, 8, 24, 64, 192],
    ("everything", 4, 5, 61): [6, 24, 72, 292, 728, 2496],
    ("everything", 5, 0, 99): [62, 2312],
    ("king-laws", 4, 0, 74): [92, 4696],
}
WHOLE_GAMES = {
    ("court", 2, 1): (109, 1912),
    ("court", 4, 1): (185, 3323),
    ("resentment", 2, 1): (90, 1038),
    ("resentment", 4, 1): (142, 1591),
    ("reward-tiles", 2, 1): (111, 1129),
    ("reward-tiles", 4, 1): (190, 2172),
    ("new-laws", 2, 1): (108, 1487),
    ("new-laws", 4, 1): (153, 1887),
    ("king-laws", 2, 1): (122, 2240),
    ("king-laws", 4, 1): (192, 3259),
    ("everything", 2, 1): (113, 2337),
    ("everything", 3, 1): (123, 1881),
    ("everything", 4, 1): (184, 3314),
    ("everything", 5, 1): (197, 2960),
}
"""Actions played in a whole game, and all options that were offered in it."""


@pytest.mark.parametrize(("seats", "seed"), DEALS)
def test_sequences_from_the_deal(seats: int, seed: int) -> None:
    game = Game.deal(Setup(seats=seats), seed)
    expected = DEALS[seats, seed]
    assert [count_sequences(game, depth + 1) for depth in range(len(expected))] == expected


@pytest.mark.slow
@pytest.mark.parametrize(("name", "at"), MIDDLES)
def test_sequences_from_the_middle_of_a_golden_game(name: str, at: int) -> None:
    record = Record.from_json(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))["record"])
    game = record.replay(at)
    expected = MIDDLES[name, at]
    assert [count_sequences(game, depth + 1) for depth in range(len(expected))] == expected


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), EXPANSION_DEALS)
def test_sequences_from_the_deal_with_all_expansions(seats: int, seed: int) -> None:
    game = Game.deal(Setup(seats=seats, **EVERYTHING), seed)
    expected = EXPANSION_DEALS[seats, seed]
    assert [count_sequences(game, depth + 1) for depth in range(len(expected))] == expected


@pytest.mark.parametrize(("expansion", "seats", "seed", "at"), EXPANSION_MIDDLES)
def test_sequences_from_the_middle_of_a_game_with_expansions(expansion: str, seats: int, seed: int, at: int) -> None:
    game, _ = next(islice(random_game(seats, seed, **EXPANSIONS[expansion]), at, None))
    expected = EXPANSION_MIDDLES[expansion, seats, seed, at]
    assert [count_sequences(game, depth + 1) for depth in range(len(expected))] == expected


@pytest.mark.parametrize(("expansion", "seats", "seed"), WHOLE_GAMES)
def test_all_options_of_a_whole_game(expansion: str, seats: int, seed: int) -> None:
    positions = [game.decisions for game, _ in random_game(seats, seed, **EXPANSIONS[expansion])]
    offered = sum(len(decision.options) for decisions in positions for decision in decisions)
    assert (len(positions) - 1, offered) == WHOLE_GAMES[expansion, seats, seed]
