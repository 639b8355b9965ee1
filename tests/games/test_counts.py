"""Counts of legal action sequences from fixed positions, as perft does for chess: a change of the rules shows here."""

import json

import pytest

from lancaster import Game, Record, Setup
from tests.games.golden import FOLDER


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


@pytest.mark.parametrize(("seats", "seed"), DEALS)
def test_sequences_from_the_deal(seats: int, seed: int) -> None:
    game = Game.deal(Setup(seats=seats), seed)
    expected = DEALS[seats, seed]
    assert [count_sequences(game, depth + 1) for depth in range(len(expected))] == expected


@pytest.mark.parametrize(("name", "at"), MIDDLES)
def test_sequences_from_the_middle_of_a_golden_game(name: str, at: int) -> None:
    record = Record.from_json(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))["record"])
    game = record.replay(at)
    expected = MIDDLES[name, at]
    assert [count_sequences(game, depth + 1) for depth in range(len(expected))] == expected
