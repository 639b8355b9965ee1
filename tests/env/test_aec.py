"""The PettingZoo environment passes PettingZoo's own tests, and keeps what the documentation promises."""

import pickle
import random
import re
import runpy
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from lancaster import Game, LancasterError
from lancaster.env import aec, env, raw_env
from lancaster.env.lancaster_v0 import env as versioned
from lancaster.installing import command_for
from tests.env.tables import EVERYTHING, TABLES

pytestmark = pytest.mark.slow


def _play(table: Any, steps: int, seed: int = 0) -> None:
    choose = random.Random(seed)
    for _ in range(steps):
        if not table.agents:
            return
        observation, _, over, _, _ = table.last()
        table.step(None if over else int(choose.choice(np.flatnonzero(observation["action_mask"]))))


def _all_that_shows(table: Any) -> list[Any]:
    seen = [table.observe(agent) for agent in table.possible_agents]
    return [
        [(part["observation"].tolist(), part["action_mask"].tolist()) for part in seen],
        table.rewards,
        table.terminations,
        table.agents,
        table.agent_selection,
        table.game.to_json(),
    ]


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_approves(table: dict[str, Any]) -> None:
    api_test(env(**table), 300)
    seed_test(lambda: env(**table), 300)


def test_reset_deals_the_game_of_the_seed_and_the_next_without_one() -> None:
    table = raw_env(seats=3)
    table.reset(seed=5)
    assert table.game.to_json() == Game.deal(table.setup, 5).to_json()
    table.reset()
    follower = table.game.seed
    assert follower != 5
    table.reset(seed=5)
    table.reset()
    assert table.game.seed == follower
    assert str(versioned()) == "lancaster_v0"


@pytest.mark.parametrize("copied", [raw_env.copy, deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
@pytest.mark.parametrize("at_the_end", [False, True])
def test_a_copy_goes_on_alone(copied: Any, at_the_end: bool) -> None:
    table = env(seats=3, **EVERYTHING)
    table.reset(seed=9)
    _play(table, 60)
    while at_the_end and not table.game.over:
        _play(table, 1)
    before = _all_that_shows(table)
    twin = copied(table)
    assert _all_that_shows(twin) == before
    _play(twin, 2, seed=1)
    assert _all_that_shows(twin) != before
    assert _all_that_shows(table) == before
    _play(table, 2, seed=1)
    assert _all_that_shows(table) == _all_that_shows(twin)


def test_the_mask_is_empty_while_another_is_asked_and_full_at_the_end() -> None:
    table = env(seats=3)
    table.reset(seed=4)
    while not table.game.over:
        asked = [agent for agent in table.agents if table.observe(agent)["action_mask"].any()]
        assert asked == [table.agent_selection]
        assert not table.observe(asked[0])["action_mask"].all()
        _play(table, 1)
    while table.agents:
        assert all(table.observe(agent)["action_mask"].all() for agent in table.possible_agents)
        observation, *_ = table.last()
        assert observation is not None
        assert observation["action_mask"].dtype == np.int8
        table.step(None)


@pytest.mark.parametrize("rewards", ["win", "margin"])
def test_the_end_pays_everybody_and_the_sum_is_zero(rewards: str) -> None:
    table = raw_env(seats=4, rewards=rewards)
    table.reset(seed=3)
    while not table.game.over:
        assert not any(table.rewards.values())
        _play(table, 1)
    paid = list(table.rewards.values())
    assert sum(paid) == pytest.approx(0)
    points = table.game.state.points
    assert sorted(range(4), key=paid.__getitem__)[-1] in table.game.winners
    if rewards == "margin":
        assert paid[0] == pytest.approx(points[0] - (sum(points) - points[0]) / 3)
    elif len(table.game.winners) == 1:
        assert sorted(paid) == pytest.approx([-1 / 3, -1 / 3, -1 / 3, 1])


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    table = env(seats=3)
    table.reset(seed=1)
    agent = table.agent_selection
    illegal = int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0])
    with pytest.warns(UserWarning, match="not legal"):
        table.step(illegal)
    assert all(table.terminations.values())
    assert {other: reward for other, reward in table.rewards.items() if reward} == {agent: -1.0}
    strict = raw_env(seats=3)
    strict.reset(seed=1)
    for wrong in (illegal, -1, 10**6, None):
        with pytest.raises(LancasterError):
            strict.step(wrong)
    assert strict.game.past == []


def test_no_game_can_be_played_before_reset_or_after_the_end() -> None:
    table = raw_env(seats=2)
    with pytest.raises(ResetNeeded):
        table.step(0)
    table.reset(seed=1)
    _play(table, 10_000)
    assert not table.agents
    with pytest.raises(ResetNeeded):
        table.step(None)


def test_wrong_words_are_refused_in_one_sentence() -> None:
    for wrong in ({"seats": 6}, {"rewards": "gold"}, {"render_mode": "rgb_array"}, {"modules": ["castle"]}):
        with pytest.raises(LancasterError):
            env(**wrong)


def test_the_board_can_be_read() -> None:
    table = env(seats=2, render_mode="ansi")
    table.reset(seed=1)
    assert "Northumberland" in str(table.render())


@pytest.mark.parametrize(
    ("module", "needed", "command"),
    [
        ("aec", "pettingzoo", command_for("env")),
        ("gym", "gymnasium", command_for("env")),
        ("spiel", "pyspiel", "pip install open_spiel"),
    ],
)
def test_missing_packages_are_named_in_one_sentence(
    module: str, needed: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, needed, None)
    with pytest.raises(ImportError, match=re.escape(f"more packages than the engine: {command}")):
        runpy.run_path(str(Path(aec.__file__).with_name(f"{module}.py")))
