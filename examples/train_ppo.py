"""Train a small policy with MaskablePPO until it beats random seats.

It needs `pip install '.[env]' sb3-contrib`, or from a release `pip install 'lancaster-game[env]' sb3-contrib`.
Run `python examples/train_ppo.py --help`; docs/environments.md says what to expect of it.
"""

import argparse
import time

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import lancaster.env.gym  # noqa: F401 - registers Lancaster-v0
from lancaster.arena.intervals import of_share

ENVIRONMENTS = 16
POINTS = 30
"""A lead of so many points is a reward of 1."""


def make(seats: int, bots: str) -> gymnasium.Env:
    """A table that pays for points ahead of the others, so that a game that is not won teaches something too."""
    env = gymnasium.make("Lancaster-v0", seats=seats, bots=bots, rewards="margin").unwrapped
    return gymnasium.wrappers.TransformReward(env, lambda reward: reward / POINTS)


def train(seats: int, bots: str, steps: int, seed: int) -> MaskablePPO:
    """A policy with one hidden layer, taught for so many of its own decisions."""
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda: make(seats, bots)] * ENVIRONMENTS),
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128]},
        seed=seed,
        device="cpu",
    )
    return model.learn(steps)


def first_places(model: MaskablePPO, seats: int, bots: str, games: int, first_seed: int) -> list[float]:
    """By game: what part of the first place the policy takes from seat 0."""
    env = gymnasium.make("Lancaster-v0", seats=seats, bots=bots).unwrapped
    won = []
    for seed in range(first_seed, first_seed + games):
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=info["action_mask"], deterministic=True)
            observation, _, over, _, info = env.step(action)
        winners = env.game.winners
        won.append((0 in winners) / len(winners))
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="random", help="who plays the other seats")
    parser.add_argument("--steps", type=int, default=100_000, help="decisions of the learner")
    parser.add_argument("--games", type=int, default=1000, help="games of the test afterwards")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="where to keep the policy")
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    np.random.seed(arguments.seed)
    start = time.process_time()
    model = train(arguments.seats, arguments.bots, arguments.steps, arguments.seed)
    spent = time.process_time() - start
    if arguments.save:
        model.save(arguments.save)
    # Deals that training never saw: its own seeds are drawn from 64 bits.
    won = first_places(model, arguments.seats, arguments.bots, arguments.games, first_seed=1_000_000)
    low, high = of_share(won, [1] * len(won))
    print(
        f"{model.num_timesteps:,} decisions in {spent:.0f} s of processor time; "
        f"then {sum(won) / len(won):.1%} of first places in {arguments.games} games "
        f"against {arguments.bots} (95 %: {low:.1%} to {high:.1%})."
    )


if __name__ == "__main__":
    main()
