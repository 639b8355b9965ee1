"""How fast the environments are: random play beside PettingZoo's own classic games, all through the same loop.

Run as a module it prints one line of JSON; `lancaster bench --env` starts it in a process of its own.
"""

import json
import random
import subprocess
import sys
import time
import warnings
from importlib import import_module
from typing import Any, Final

import numpy as np

from lancaster.arena import intervals
from lancaster.bench.engine import BASE, EVERYTHING, setup_of
from lancaster.engine import COMPILED
from lancaster.engine.components import PLAYERS
from lancaster.installing import command_for, needed

CLASSICS: Final = [
    "rps_v2",
    "tictactoe_v3",
    "connect_four_v3",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "hanabi_v5",
    "go_v5",
    "chess_v6",
]
TURNS: Final = 10


def play_one(env: Any, seed: int, choose: random.Random) -> int:
    """One episode of random agents, as the documentation of PettingZoo writes it; the number of steps."""
    steps = 0
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            action = None
        elif isinstance(observation, dict):
            # As bytes that are 0 or 1, which NumPy searches several times as fast as small numbers.
            legal = np.flatnonzero(observation["action_mask"].view(np.bool_))
            action = int(legal[int(choose.random() * len(legal))])
        else:
            # Rock, paper, scissors: everything is legal, and there is no mask to look at.
            action = int(choose.random() * env.action_space(agent).n)
        env.step(action)
        steps += 1
    return steps


class _Measured:
    """One environment, measured in several turns."""

    def __init__(self, name: str, env: Any) -> None:
        self.name = name
        self.env = env
        self.choose = random.Random(0)
        self.episodes = 0
        self.steps: list[int] = []
        self.spent: list[float] = []
        play_one(env, 0, self.choose)

    def run(self, seconds: float) -> None:
        steps = 0
        spent = 0.0
        start = time.process_time()
        while spent < seconds:
            self.episodes += 1
            steps += play_one(self.env, self.episodes, self.choose)
            spent = time.process_time() - start
        self.steps.append(steps)
        self.spent.append(spent)

    def figures(self) -> dict[str, Any]:
        steps = sum(self.steps)
        return {
            "name": self.name,
            "steps_per_s": steps / sum(self.spent),
            "interval": intervals.of_mean(self.steps, self.spent),
            "steps_per_episode": steps / self.episodes,
        }


def _ours() -> list[_Measured]:
    from lancaster.env.aec import env

    return [
        _Measured(f"lancaster_v0, {game}, {seats} seats", env(**_arguments(game, seats)))
        for game in (BASE, EVERYTHING)
        for seats in PLAYERS
    ]


def _arguments(game: str, seats: int) -> dict[str, Any]:
    setup = setup_of(game, seats)
    return {"seats": seats, "modules": setup.modules, "laws": setup.laws}


def _theirs() -> tuple[list[_Measured], dict[str, str]]:
    classics = []
    absent = {}
    for name in CLASSICS:
        try:
            classics.append(_Measured(name, import_module(f"pettingzoo.classic.{name}").env()))
        except Exception as error:  # Whatever keeps a game from running here, it is named and left out.
            absent[name] = str(error).partition("\n")[0]
    return classics, absent


def measure(seconds: float) -> dict[str, Any]:
    """Steps per second of all of them, so long each, on the clock of the processor and in turns."""
    import pettingzoo  # type: ignore[import-untyped]

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ours = _ours()
        theirs, absent = _theirs()
        for _ in range(TURNS):
            for measured in ours + theirs:
                measured.run(seconds / TURNS)
    return {
        "compiled": COMPILED,
        "pettingzoo": pettingzoo.__version__,
        "ours": [measured.figures() for measured in ours],
        "classic": [measured.figures() for measured in theirs],
        "absent": absent,
    }


def measure_in_new_process(seconds: float) -> dict[str, Any]:
    """The same in a process of its own, because some of the classic games print when they are imported."""
    try:
        import pettingzoo  # noqa: F401
    except ModuleNotFoundError as error:
        raise ImportError(needed(error, "The PettingZoo environment", command_for("env"))) from None
    command = [sys.executable, "-W", "ignore", "-m", "lancaster.bench.environments", str(seconds)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
