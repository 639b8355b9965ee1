"""The Gymnasium environment: one seat to learn, with bots in the others; docs/environments.md."""

import random
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from lancaster.bots.levels import RANDOM, Bot
from lancaster.bots.players import player
from lancaster.engine.errors import LancasterError, shown
from lancaster.engine.game import Game
from lancaster.engine.setup import Setup
from lancaster.engine.vocabulary.actions import Action
from lancaster.env.core import INTERRUPTED, NOBODY, Core
from lancaster.env.observation import BOUND
from lancaster.env.rendering import HUMAN, RENDER_MODES, check_render_mode, render
from lancaster.env.rewarding import reward_of
from lancaster.env.seeds import seed_of
from lancaster.installing import command_for, needed

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
except ModuleNotFoundError as error:
    raise ImportError(needed(error, "The Gymnasium environment", command_for("env"))) from None

ID: Final = "Lancaster-v0"
Observation = NDArray[np.float32]


class Seat(gymnasium.Env[Observation, np.int64]):
    """One seat of a table; bots answer for the others, so that every step is a decision of the learner."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - so Gymnasium declares it

    def __init__(
        self,
        seats: int = 4,
        seat: int = 0,
        bots: str | Sequence[str] = RANDOM,
        rewards: str = "win",
        whole: bool = False,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        self._setup = Setup(seats=seats, **setup)
        self._core = Core(Game.deal(self._setup, 0), whole)
        if not 0 <= seat < seats:
            raise LancasterError(f"The seat is a number from 0 to {seats - 1}, not {shown(seat)}.")
        self._seat = seat
        names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != seats - 1:
            raise LancasterError(f"Give one bot for all other seats or one for each of the {seats - 1}.")
        self._bots = {(seat + ahead) % seats: player(name) for ahead, name in enumerate(names, 1)}
        self._reward_of = reward_of(rewards)
        self._illegal_reward = illegal_reward
        self._seed: int | None = None
        self._over = True
        self._is_whole = True
        self.render_mode = check_render_mode(render_mode)
        self.action_space = spaces.Discrete(self._core.actions)
        self.observation_space = spaces.Box(-BOUND, BOUND, (self._core.observer.size,), np.float32)

    @property
    def game(self) -> Game:
        """The game itself, with everything that the learner may not know."""
        return self._core.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal `Game.deal(setup, seed)`; without a seed the deal that follows the last one."""
        super().reset(seed=seed)
        seed = seed_of(seed, self._seed)
        game = Game.deal(self._setup, seed)
        self._is_whole = False
        self._core = Core(game, False, self._core.observer)
        self._seed = seed
        self._random = random.Random(seed)
        self._over = False
        self._let_bots_play()
        self._is_whole = True
        self._show()
        return self._observe(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the action with this id, then let the bots play until the learner is asked again."""
        self._check()
        if self._over:
            raise ResetNeeded("There is no game to play; call reset() first.")
        reward = 0.0
        played = self._core.action(int(action))
        self._is_whole = False
        if played is None:
            self._over = True
            reward = self._illegal_reward
        else:
            self._core.play(played)
            self._let_bots_play()
            if self._core.seat == NOBODY:
                self._over = True
                reward = self._reward_of(self._core.game.state.points)[self._seat]
        self._is_whole = True
        self._show()
        return self._observe(), reward, self._over, False, self._info()

    def _check(self) -> None:
        if not self._is_whole:
            raise ResetNeeded(f"The environment {INTERRUPTED}; call reset().")

    def _let_bots_play(self) -> None:
        core = self._core
        while core.seat not in (NOBODY, self._seat):
            bot = self._bots[core.seat]
            if isinstance(bot, Bot) and bot.level == RANDOM:
                # The same as what the level does with a view, which takes far longer to make than to use.
                action = self._random.choice(core.game.decisions[0].options)
            else:
                action = Action.from_json(bot.answer(core.game.view(core.seat), self._random.getrandbits(32)))
            core.play(action)

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def _observe(self) -> Observation:
        return np.frombuffer(self._core.observe(self._seat), np.float32)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": np.frombuffer(self._mask(), np.int8)}

    def _mask(self) -> bytearray:
        # Full at the end, so that a policy that divides by the sum of its legal part meets no empty mask.
        return bytearray(b"\1") * self._core.actions if self._over else self._core.mask(self._seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which ids are legal now, as MaskablePPO of sb3-contrib asks for it."""
        self._check()
        return np.frombuffer(self._mask(), np.bool_)

    def render(self) -> str | None:
        """The table as text: printed in the mode human, returned in the mode ansi."""
        self._check()
        return render(self._core.game, self.render_mode)

    def close(self) -> None:
        """End the programs that play other seats."""
        for bot in self._bots.values():
            if not isinstance(bot, Bot):
                bot.close()


gymnasium.register(ID, entry_point=f"{__name__}:Seat")
