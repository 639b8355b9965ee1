"""The Gymnasium environment passes Gymnasium's own test and plays whole games."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

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
    assert info["action_mask"].all()
    assert env.get_wrapper_attr("action_masks")().all()
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


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_masked_policy_plays_on_through_the_ends_of_episodes(mode: AutoresetMode) -> None:
    envs = SyncVectorEnv([lambda: gymnasium.make("Lancaster-v0", seats=3)] * 2, autoreset_mode=mode)
    choose = np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    episodes = 0
    while episodes < 6:
        # A softmax over the legal actions, as learners compute it.
        logits = np.where(info["action_mask"], choose.normal(size=info["action_mask"].shape), -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        assert not np.isnan(chances).any()
        actions = np.array([choose.choice(len(row), p=row) for row in chances])
        _, rewards, terminated, _, info = envs.step(actions)
        # -1 would be the price of an illegal action, and nobody can lose so much otherwise.
        assert (rewards > -1).all()
        episodes += terminated.sum()
    envs.close()


def test_an_illegal_action_ends_the_episode_and_costs() -> None:
    env = Seat(seats=3)
    with pytest.raises(ResetNeeded):
        env.step(0)
    _, info = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, terminated) == (-1.0, True)
    assert info["action_mask"].all()
    for wrong in ({"seat": 4}, {"bots": ["page"]}, {"bots": "king"}):
        with pytest.raises(LancasterError):
            Seat(**wrong)
