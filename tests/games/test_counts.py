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
    ("2-seats-seed-50", 60): [2, 4, 12, 44, 120, 944, 11632],
    ("3-seats-seed-1", 30): [2, 6, 12, 162, 2665, 40331],
    ("3-seats-seed-0", 90): [16, 260, 1341, 9068],
    ("4-seats-seed-1", 61): [3, 11, 33, 125, 410, 1343, 4115, 11727],
    ("4-seats-seed-5", 120): [6, 12, 48, 96, 192, 384, 942, 2920],
    ("5-seats-seed-2", 100): [10, 100, 800, 3200, 38400],
    ("5-seats-seed-0", 150): [33, 338, 3136, 31521],
    ("stuck-5-seats", 3): [6, 111, 1043, 6785, 52087],
}
# By hand: to a player's first 41 placements (51 with an ally) come 2 (3) for the tower, 12 (18) applications, each with
# any part of his knights, and 1 (2) for the empty treasury.
EXPANSION_DEALS = {
    (2, 1413): [6, 36, 2664, 175608],
    (3, 1413): [6, 36, 216, 12096],
    (4, 1413): [6, 36, 216, 1296, 72576],
    (5, 1413): [6, 36, 216, 1296, 7776, 435456],
}
EXPANSION_MIDDLES = {
    ("court", 2, 0, 28): [66, 4749],
    ("resentment", 3, 0, 34): [40, 489, 5478],
    ("reward-tiles", 2, 0, 58): [5, 16, 32, 550, 12962],
    ("new-laws", 2, 0, 76): [16, 112, 294, 1000, 2472, 5984],
    ("new-laws", 2, 1, 34): [2, 12, 72, 156, 492, 1244],
    ("new-laws", 2, 2, 95): [3, 8, 26, 56, 84, 112],
    ("king-laws", 2, 0, 29): [48, 1628, 35296],
    ("king-laws", 2, 2, 60): [4, 8, 16, 32, 64, 208],
    ("everything", 2, 0, 27): [89, 8232],
    ("everything", 2, 0, 43): [5, 17, 56, 174, 976, 39464],
    ("everything", 3, 1, 76): [2, 4, 12, 157, 4975],
    ("everything", 4, 0, 65): [2, 4, 8, 24, 64, 192],
    ("everything", 4, 2, 79): [6, 12, 24, 70, 496, 14148],
    ("everything", 5, 0, 99): [184, 15754],
    ("king-laws", 4, 0, 74): [92, 4696],
}
WHOLE_GAMES = {
    ("court", 2, 1): (113, 1687),
    ("court", 4, 1): (193, 3428),
    ("resentment", 2, 1): (95, 1154),
    ("resentment", 4, 1): (138, 1571),
    ("reward-tiles", 2, 1): (94, 958),
    ("reward-tiles", 4, 1): (197, 2300),
    ("new-laws", 2, 1): (106, 1156),
    ("new-laws", 4, 1): (158, 1836),
    ("king-laws", 2, 1): (124, 2331),
    ("king-laws", 4, 1): (178, 2949),
    ("everything", 2, 1): (115, 2415),
    ("everything", 3, 1): (128, 1903),
    ("everything", 4, 1): (180, 3435),
    ("everything", 5, 1): (205, 3311),
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
