"""The ten readings once more, written from section 21 of the rules alone, against thousands of random positions.

Each test plays a choice and judges it by the rules. To prove that the judges can tell the choices apart, the same games
are judged as if the table had made another choice, and then they must find differences.
"""

from collections import Counter
from typing import NamedTuple

import pytest

from lancaster.engine.board.chance import Chance
from tests.effort import effort
from tests.engine.readings_again.judging import Judge, follow
from tests.engine.readings_again.laws import LawJudge
from tests.engine.readings_again.placing import FirstExtensionJudge, PassingJudge, TudorJudge, UpgradeJudge
from tests.engine.readings_again.positions import (
    Make,
    archer_at_dorset,
    choose_eagerly,
    crowded,
    dishonored,
    favors_open,
    last_round,
    law_applied,
    pick,
    tudor_knight,
    whole_game,
)
from tests.engine.readings_again.rewards import ArcherJudge, DishonorJudge, MarkerJudge
from tests.engine.readings_again.table import Readings

CHOICES = {
    "first_extension": ["in_turn", "at_once"],
    "squires_to_place": ["owed", "spared"],
    "placed": ["everywhere", "counties_castle_conflicts"],
    "most_of_nothing": ["nobody", "everybody"],
    "swap_of_strongest": ["compulsory", "optional"],
    "expelled_tudor": ["by_place", "to_supply", "to_player"],
    "last_markers": ["not_at_table", "nowhere"],
    "archer_from_dorset": ["stays", "goes_along"],
    "dishonor_ties": ["stock_helps", "stock_hurts"],
    "supporter_upgrade": ["allowed", "barred"],
}
"""The first of each is what a table plays that chooses nothing."""


class Case(NamedTuple):
    """Where a reading shows, who judges it, when the phase begins with which that is over, and how many positions."""

    make: Make
    judges: list[type[Judge]]
    end: str
    positions: int


CASES = {
    "squires_to_place": Case(crowded, [PassingJudge], "parliament", 300),
    "placed": Case(law_applied, [LawJudge, UpgradeJudge, MarkerJudge], "rewards", 800),
    "most_of_nothing": Case(law_applied, [LawJudge, UpgradeJudge, MarkerJudge], "rewards", 800),
    "swap_of_strongest": Case(law_applied, [LawJudge, UpgradeJudge, MarkerJudge], "rewards", 800),
    "expelled_tudor": Case(tudor_knight, [TudorJudge], "over", 30),
    "last_markers": Case(last_round, [MarkerJudge, LawJudge], "over", 80),
    "archer_from_dorset": Case(archer_at_dorset, [ArcherJudge], "over", 40),
    "dishonor_ties": Case(dishonored, [DishonorJudge], "over", 300),
    "supporter_upgrade": Case(favors_open, [UpgradeJudge], "rewards", 300),
}


def judged(case: Case, played: Readings, judged_as: Readings, to_the_first: bool) -> tuple[list[str], Counter[str]]:
    """What is not as it should be in random positions, at tables with other readings at random, and what was seen."""
    differences: list[str] = []
    seen: Counter[str] = Counter()
    for number in range(case.positions * effort(1, 10)):
        chance = Chance(number)
        others = {name: pick(chance, choices) for name, choices in CHOICES.items()}
        judges = [judge({**others, **judged_as}) for judge in case.judges]
        position = case.make(chance, 2 + number % 4, {**others, **played})
        follow(position, judges, choose_eagerly, chance, case.end)
        for judge in judges:
            seen += judge.seen
            differences += [f"position {number}, {others}: {difference}" for difference in judge.differences]
        if to_the_first and differences:
            break
    return differences, seen


@pytest.mark.slow
@pytest.mark.parametrize(("name", "choice"), [(name, choice) for name in CASES for choice in CHOICES[name]])
def test_every_choice_is_played_as_the_rules_say_and_as_no_other(name: str, choice: str) -> None:
    for judged_as in CHOICES[name]:
        differences, seen = judged(CASES[name], {name: choice}, {name: judged_as}, judged_as != choice)
        if judged_as == choice:
            assert differences == [], seen
        else:
            assert differences, (judged_as, seen)


ALL_JUDGES = [
    FirstExtensionJudge, PassingJudge, LawJudge, UpgradeJudge, TudorJudge, MarkerJudge, ArcherJudge, DishonorJudge
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_are_played_as_all_readings_say(seats: int) -> None:
    for number in range(effort(30, 400)):
        chance = Chance(number)
        readings = {name: pick(chance, choices) for name, choices in CHOICES.items()}
        judges = [judge(readings) for judge in ALL_JUDGES]
        follow(whole_game(chance, seats, readings), judges, choose_eagerly, chance)
        assert [difference for judge in judges for difference in judge.differences] == [], (number, readings)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("choice", CHOICES["first_extension"])
def test_first_extensions_are_chosen_as_the_rules_say_and_not_in_the_other_way(choice: str, seats: int) -> None:
    for judged_as in CHOICES["first_extension"]:
        judge = FirstExtensionJudge({"first_extension": judged_as})
        chance = Chance(seats)
        follow(whole_game(chance, seats, {"first_extension": choice}), [judge], choose_eagerly, chance, "placing")
        assert judge.seen["laid"] == seats
        assert (judge.differences == []) == (judged_as == choice), judge.differences
