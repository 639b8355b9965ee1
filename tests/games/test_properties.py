"""Copies are independent, what is not listed is refused, and a seed gives the same game in every process."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

import lancaster.engine
from lancaster import Action, Game, IllegalAction
from lancaster.engine.board.chance import Chance
from lancaster.engine.vocabulary.actions import ACTION_KINDS
from tests.games.random_play import EVERYTHING, digests, random_game

pytestmark = pytest.mark.slow

TABLES = [pytest.param({}, id="base"), pytest.param(EVERYTHING, id="everything")]


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_legal_action_on_a_copy_leaves_the_original_alone(seats: int, options: dict[str, Any]) -> None:
    for game, _ in random_game(seats, 7, **options):
        before = json.dumps(game.to_json())
        played = len(game.past)
        for decision in game.decisions:
            for action in decision.options:
                copy = game.copy()
                copy.play(decision.seat, action)
                assert len(copy.past) == played + 1
        assert json.dumps(game.to_json()) == before
        assert len(game.past) == played


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_playing_the_original_leaves_its_copies_alone(seats: int, options: dict[str, Any]) -> None:
    kept: list[tuple[Game, str]] = []
    for game, _ in random_game(seats, 8, **options):
        kept.append((game.copy(), json.dumps(game.to_json())))
    for copy, text in kept:
        assert json.dumps(copy.to_json()) == text


@pytest.fixture(scope="module")
def all_actions() -> list[list[Action]]:
    """Every action that some random game lists somewhere, by kind; far more than are legal at any moment."""
    codes: dict[str, set[int]] = {}
    for options in ({}, EVERYTHING):
        for seats in (2, 3, 4, 5):
            for seed in range(20):
                for game, _ in random_game(seats, seed, **options):
                    for decision in game.decisions:
                        for action in decision.options:
                            codes.setdefault(action.kind, set()).add(action.code)
    return [[Action(code) for code in sorted(codes[kind])] for kind in sorted(codes)]


@pytest.mark.parametrize("options", TABLES)
def test_what_is_not_listed_is_refused_and_changes_nothing(
    options: dict[str, Any], all_actions: list[list[Action]]
) -> None:
    assert len(all_actions) == len(ACTION_KINDS)
    chance = Chance(5)
    refused = 0
    for seats in (2, 3, 4, 5):
        for game, _ in random_game(seats, 21, **options):
            before = game.to_json()
            for _ in range(12):
                of_kind = all_actions[chance.below(len(all_actions))]
                action = of_kind[chance.below(len(of_kind))]
                seat = chance.below(seats + 1)
                mine = game.decision(seat)
                if mine is None or action not in mine.options:
                    with pytest.raises(IllegalAction, match=r"\.$"):
                        game.play(seat, action)
                    refused += 1
            assert game.to_json() == before
    assert refused > 1000


def _digests_of_a_new_process(**environment: str) -> list[str]:
    inherited = {name: value for name, value in os.environ.items() if name not in ("LANCASTER_PURE", "PYTHONHASHSEED")}
    command = [sys.executable, "-m", "tests.games.random_play"]
    done = subprocess.run(command, env=inherited | environment, check=True, capture_output=True, text=True)
    return done.stdout.split()


def test_other_processes_with_other_hash_seeds_play_the_same_games() -> None:
    here = [str(lancaster.engine.COMPILED), *digests()]
    assert _digests_of_a_new_process(PYTHONHASHSEED="1") == here
    assert _digests_of_a_new_process(PYTHONHASHSEED="4711") == here
