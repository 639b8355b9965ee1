"""The Gymnasium environment passes Gymnasium's own test and plays whole games."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from lancaster import Game, LancasterError, Setup
from lancaster.env import Seat
from tests.env.tables import EVERYTHING


def _play(env: Any, seed: int) -> tuple[int, float]:
    choose = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    steps = 0
    over = False
    reward = 0.0
    while not over:
        assert env.get_wrapper_attr("action_masks")().tolist() == info["action_mask"].astype(bool).tolist()
        _, reward, over, _, info = env.step(choose.choice(np.flatnonzero(info["action_mask"])))
        steps += 1
    assert not info["action_mask"].any()
    return steps, reward


@pytest.mark.parametrize("table", [{}, {"seats": 2, **EVERYTHING}])
def test_gymnasium_approves(table: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make("Lancaster-v0", **table).unwrapped)


def test_the_learner_alone_is_asked_and_paid_at_the_end() -> None:
    env: Any = gymnasium.make("Lancaster-v0", seats=3, seat=2, rewards="margin")
    for seed in range(3):
        steps, reward = _play(env, seed)
        game = env.unwrapped.game
        assert steps == sum(entry & 7 == 2 for entry in game.past)
        points = game.state.points
        assert reward == pytest.approx(points[2] - (points[0] + points[1]) / 2)
        assert game.seed == Game.deal(Setup(seats=3), seed).seed


def test_the_same_seed_gives_the_same_game_with_any_bots() -> None:
    env = Seat(seats=2, bots=["page"])
    played = []
    for _ in range(2):
        _, info = env.reset(seed=4)
        for _ in range(6):
            _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        played.append(env.game.past[:])
    assert played[0] == played[1]
    env.close()


def test_an_illegal_action_ends_the_episode_and_costs() -> None:
    env = Seat(seats=3)
    with pytest.raises(ResetNeeded):
        env.step(0)
    _, info = env.reset(seed=1)
    _, reward, terminated, _, _ = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, terminated) == (-1.0, True)
    for wrong in ({"seat": 4}, {"bots": ["page"]}, {"bots": "king"}):
        with pytest.raises(LancasterError):
            Seat(**wrong)
