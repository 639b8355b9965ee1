"""The PettingZoo environment (AEC): every seat is an agent, asked in turn; docs/environments.md."""

import warnings
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from lancaster.engine.errors import LancasterError, shown
from lancaster.engine.game import Game
from lancaster.engine.setup import Setup
from lancaster.engine.vocabulary.actions import Action
from lancaster.env.action_ids import CODES
from lancaster.env.core import INTERRUPTED, NOBODY, Core
from lancaster.env.observation import BOUND
from lancaster.env.rendering import HUMAN, RENDER_MODES, check_render_mode, render
from lancaster.env.rewarding import reward_of
from lancaster.env.seeds import seed_of
from lancaster.installing import command_for, needed

try:
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
except ModuleNotFoundError as error:
    raise ImportError(needed(error, "The PettingZoo environment", command_for("env"))) from None

Observation = dict[str, NDArray[Any]]
ILLEGAL_REWARD: Final = -1.0


def env(illegal_reward: float | None = ILLEGAL_REWARD, **arguments: Any) -> "raw_env":
    """The environment as users of PettingZoo expect it: an illegal action ends the game and costs its agent."""
    return raw_env(illegal_reward=illegal_reward, **arguments)


def _interrupted() -> ResetNeeded:
    return ResetNeeded(f"The environment {INTERRUPTED}; call reset().")


class raw_env(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # noqa: N801 - as in PettingZoo
    """A table at which every seat is an agent.

    It checks the order of calls and the legality of actions itself: PettingZoo's wrappers for that would cost more
    time than the game.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - so PettingZoo declares it
        "name": "lancaster_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        seats: int = 4,
        rewards: str = "win",
        whole: bool = False,
        illegal_reward: float | None = None,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        super().__init__()
        self.setup = Setup(seats=seats, **setup)
        self.render_mode = check_render_mode(render_mode)
        self._reward_of = reward_of(rewards)
        self._illegal_reward = illegal_reward
        self._core = Core(Game.deal(self.setup, 0), whole)
        self._seed: int | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # Agents share their spaces' shape but not the spaces, which have random streams of their own.
        self.action_spaces = {agent: spaces.Discrete(self._core.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._is_over = True
        self._is_whole = True
        self.agents: list[str] = []
        self.rewards: dict[str, float] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}

    def _observation_space(self) -> "spaces.Dict":
        return spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (self._core.observer.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self._core.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> "spaces.Dict":
        """What the agent's observations look like; the same object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete":
        """The action ids; the same object every time."""
        return self.action_spaces[agent]

    @property
    def game(self) -> Game:
        """The game itself, with everything that no agent may know."""
        return self._core.game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal `Game.deal(setup, seed)`; without a seed the deal that follows the last one."""
        seed = seed_of(seed, self._seed)
        self._begin(Game.deal(self.setup, seed), seed)

    def go_on_with(self, game: Game) -> None:
        """Take up any game of the same set-up where it stands, for instance a determinized one."""
        if game.setup != self.setup:
            raise LancasterError("A game of another set-up needs an environment of its own.")
        self._begin(game, self._seed)

    def _begin(self, game: Game, seed: int | None) -> None:
        self._is_whole = False
        self._core = Core(game, False, self._core.observer)
        self._seed = seed
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._is_over = False
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        """The agent of the seat that is asked, or the first one when everybody is done; with that a step is whole."""
        seat = self._core.seat
        if seat == NOBODY:
            self._end(self._reward_of(self._core.game.state.points))
        else:
            self.agent_selection = self.possible_agents[seat]
        self._is_whole = True
        if self.render_mode == HUMAN:
            self.render()

    def _end(self, rewards: list[float]) -> None:
        self._is_over = True
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What the agent may know; its mask is empty unless it is asked, and full when the game is over."""
        if not self._is_whole:
            raise _interrupted()
        seat = self._seat_of[agent]
        core = self._core
        # A policy that divides by the sum of its legal part meets no empty mask then.
        mask = np.ones(core.actions, np.int8) if self._is_over else np.frombuffer(core.mask(seat), np.int8)
        return {"observation": np.frombuffer(core.observe(seat), np.float32), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent that is asked sees, its reward since it was last asked, and whether its game is over."""
        if not self._is_whole:
            raise _interrupted()
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent that is asked, again and again until nobody is left."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        """Carry out the action with this id for the agent that is asked; None for one whose game is over."""
        if not self._is_whole:
            raise _interrupted()
        if self._is_over:
            if not self.agents:
                raise ResetNeeded("There is no game to play; call reset() first.")
            # PettingZoo refuses any action here, before it changes anything.
            self._is_whole = action is not None
            self._was_dead_step(action)
            self._is_whole = True
            return
        if action is None or not 0 <= action < self._core.actions:
            raise LancasterError(f"An action is an id from 0 to {self._core.actions - 1}, not {shown(action)}.")
        self._is_whole = False
        if self._core.step(int(action)):
            self._select()
        else:
            self._is_whole = True
            self._refuse(int(action))

    def _refuse(self, action: int) -> None:
        agent = self.agent_selection
        message = f"The action id {action} ({Action(CODES[action])}) is not legal for {agent} now."
        if self._illegal_reward is None:
            raise LancasterError(message)
        warnings.warn(f"{message} The game ends.", stacklevel=3)
        self._is_whole = False
        self._end([self._illegal_reward if other == agent else 0.0 for other in self.agents])
        self._is_whole = True

    def action(self, number: int) -> Action | None:
        """What an id means for the agent that is asked; None if it is not legal."""
        if not self._is_whole:
            raise _interrupted()
        return self._core.action(number)

    def copy(self) -> "raw_env":
        """An independent environment in the middle of the same game, for search."""
        if not self._is_whole:
            raise _interrupted()
        new = raw_env.__new__(raw_env)
        new.__dict__.update(self.__dict__)
        new._core = self._core.copy()
        new.agents = self.agents[:]
        new.rewards = self.rewards.copy()
        new._cumulative_rewards = self._cumulative_rewards.copy()
        new.terminations = self.terminations.copy()
        new.truncations = self.truncations.copy()
        new.infos = {agent: {} for agent in self.infos}
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> "raw_env":
        return self.copy()

    def render(self) -> str | None:
        """The table as text: printed in the mode human, returned in the mode ansi."""
        if not self._is_whole:
            raise _interrupted()
        return render(self._core.game, self.render_mode)

    def close(self) -> None:
        """Nothing stays open; PettingZoo asks for it of whoever renders."""
