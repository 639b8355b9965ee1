"""Lancaster as a Python game of OpenSpiel; importing this module registers it. See docs/environments.md."""

import json
from typing import Any, Final

import numpy as np

from lancaster.engine.actions import Action
from lancaster.engine.game import Game
from lancaster.engine.law_cards import GROUPS
from lancaster.engine.setup import RANDOM, Setup
from lancaster.env import extras
from lancaster.env.action_ids import CODES
from lancaster.env.core import Core
from lancaster.env.layout import named
from lancaster.env.rewarding import reward_of

try:
    import pyspiel  # type: ignore[import-not-found]
except ModuleNotFoundError as error:
    extras.missing(error, "The OpenSpiel game needs", "open_spiel")

NAME: Final = "python_lancaster"
MOST_ACTIONS: Final = 2000
"""Far beyond any game; OpenSpiel wants a bound."""
MOST_POINTS: Final = 1000.0
PARAMETERS: Final = {"players": 4, "modules": "", "laws": "base", "rewards": "win", "deals": 4096}
TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Lancaster",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


def _setup(parameters: dict[str, Any]) -> Setup:
    """The set-up of a game string such as python_lancaster(players=3,modules=court+resentment,laws=random)."""
    modules = [module for module in parameters["modules"].split("+") if module]
    laws = parameters["laws"].split("+")
    if laws == [RANDOM]:
        return Setup(parameters["players"], modules, RANDOM)
    return Setup(parameters["players"], modules, laws * GROUPS if len(laws) == 1 else laws)


class LancasterGame(pyspiel.Game):  # type: ignore[misc]
    """One set-up; its deals are the outcomes of one chance node, because after the deal nothing is random."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = {**PARAMETERS, **(params or {})}
        self.setup = _setup(parameters)
        self.reward_of = reward_of(parameters["rewards"])
        self.deals: int = parameters["deals"]
        self.observer = Core(Game.deal(self.setup, 0)).observer
        most = 1.0 if parameters["rewards"] == "win" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.core(0).actions,
            max_chance_outcomes=self.deals,
            num_players=self.setup.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(TYPE, info, params or {})

    def core(self, seed: int) -> Core:
        """The game of this deal."""
        return Core(Game.deal(self.setup, seed), False, self.observer)

    def new_initial_state(self) -> "LancasterState":
        """Before the deal."""
        return LancasterState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "LancasterObserver":
        """What OpenSpiel looks at a state with."""
        return LancasterObserver(self.observer.size)


class LancasterState(pyspiel.State):  # type: ignore[misc]
    """A game that is not dealt yet, or one under way."""

    def __init__(self, game: LancasterGame) -> None:
        super().__init__(game)
        self.core: Core | None = None

    def current_player(self) -> int:
        """The seat that is asked; votes are asked seat by seat, and nobody sees the others'."""
        if self.core is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.core.game.over else self.core.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all equally likely."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.core.legal_ids() if self.core is not None and player == self.core.seat else []

    def _apply_action(self, action: int) -> None:
        if self.core is None:
            self.core = self.get_game().core(action)
        else:
            self.core.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.core is None:
            return f"deal {action}"
        return str(self.core.action(action) or Action(CODES[action]))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.core is not None and self.core.game.over

    def returns(self) -> list[float]:
        """What the game was worth to each seat; nothing before its end."""
        if self.core is None or not self.core.game.over:
            return [0.0] * self.num_players()
        rewards: list[float] = self.get_game().reward_of(self.core.game.state.points)
        return rewards

    def __str__(self) -> str:
        return "not dealt" if self.core is None else json.dumps(self.core.game.to_json())


class LancasterObserver:
    """What a seat may know, in the parts that the other environments have."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = named(self.tensor)

    def set_from(self, state: LancasterState, player: int) -> None:
        """Look at a state from a seat."""
        if state.core is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(state.core.observe(player), np.float32)

    def string_from(self, state: LancasterState, player: int) -> str:
        """The view of a seat as JSON."""
        return "not dealt" if state.core is None else json.dumps(state.core.game.view(player))


pyspiel.register_game(TYPE, LancasterGame)
