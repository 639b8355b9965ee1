"""Lancaster as a Python game of OpenSpiel; importing this module registers it. See docs/environments.md."""

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from lancaster.engine.board.seeding import MAX_SEED
from lancaster.engine.errors import LancasterError
from lancaster.engine.game import Game
from lancaster.engine.setup import HOLDINGS, SUPPLIES, Setup
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.events import Event
from lancaster.env.action_ids import CODES
from lancaster.env.core import INTERRUPTED, NOBODY, Core
from lancaster.env.layout import named
from lancaster.env.rewarding import reward_of
from lancaster.installing import needed

try:
    import pyspiel  # type: ignore[import-not-found]
except ModuleNotFoundError as error:
    raise ImportError(needed(error, "The OpenSpiel game", "pip install open_spiel")) from None

NAME: Final = "python_lancaster"
MOST_ACTIONS: Final = 2000
"""Far beyond any game; OpenSpiel wants a bound."""
MOST_POINTS: Final = 1000.0
NOT_DEALT: Final = "not dealt"
PARAMETERS: Final = {
    "players": 4,
    "modules": "",
    "laws": "base",
    "supply": SUPPLIES[0],
    "holdings": HOLDINGS[0],
    "components": "",
    "readings": "",
    "rewards": "win",
    "deals": 4096,
}
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
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


def _setup(parameters: dict[str, Any]) -> Setup:
    """The set-up of a game string such as python_lancaster(players=3,modules=court+resentment,laws=random)."""
    modules = [module for module in parameters["modules"].split("+") if module]
    sets = parameters["laws"].split("+")
    laws = sets[0] if len(sets) == 1 else sets
    components = parameters["components"] or None
    chosen = [reading.partition(":") for reading in parameters["readings"].split("+") if reading]
    readings = {name: choice for name, _, choice in chosen}
    return Setup(
        parameters["players"], modules, laws, parameters["supply"], parameters["holdings"], components, readings
    )


Move = tuple[int, int, list[Event]]
"""Who did it, its code, and what happened; the deal is nobody's."""


class History:
    """All moves since the deal with their events, the newest last."""

    def __init__(self, moves: list[Move]) -> None:
        # One flat list, copied for each clone, so that a long game is no deep chain.
        self._moves = moves
        self._texts: dict[int, tuple[int, str]] = {}

    def add(self, move: Move) -> None:
        """Note another move."""
        self._moves.append(move)

    def text(self, player: int) -> str:
        """A line for each action of this player, and for each event that the player could see."""
        known, text = self._texts.get(player, (0, ""))
        text += "".join([_lines(move, player) for move in self._moves[known:]])
        self._texts[player] = len(self._moves), text
        return text

    def narrowed(self, player: int) -> "History":
        """Nothing but what this player was told and has done."""
        new = History([_narrowed(move, player) for move in self._moves])
        new._texts[player] = len(self._moves), self.text(player)
        return new

    def __deepcopy__(self, memo: Any) -> "History":
        new = History(self._moves[:])
        new._texts = self._texts.copy()
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        return History, (self._moves,)


def _lines(move: Move, player: int) -> str:
    seat, code, events = move
    lines = [f"{it.kind} {it.faction} {it.a} {it.b} {it.c} {it.d}\n" for it in events if it.visible_to(player)]
    return f"> {Action(code)}\n{''.join(lines)}" if seat == player else "".join(lines)


def _narrowed(move: Move, player: int) -> Move:
    seat, code, events = move
    visible = [event for event in events if event.visible_to(player)]
    return (seat, code, visible) if seat == player else (NOBODY, 0, visible)


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

    def __reduce__(self) -> tuple[Any, ...]:
        # OpenSpiel would restore its own half of the game only.
        return _load, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "LancasterObserver | LancasterRecall":
        """What OpenSpiel looks at a state with: as it is now, or with all that came before."""
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return LancasterRecall()
        return LancasterObserver(self.observer.size)


def _load(text: str) -> LancasterGame:
    """A game out of a pickle."""
    game: LancasterGame = pyspiel.load_game(text)
    return game


class LancasterState(pyspiel.State):  # type: ignore[misc]
    """A game that is not dealt yet, or one under way."""

    def __init__(self, game: LancasterGame) -> None:
        super().__init__(game)
        self._core: Core | None = None
        self._history = History([])
        self._moves = 0

    @property
    def core(self) -> Core | None:
        """The game, None before the deal; refused if an interrupt came before OpenSpiel could write the move down."""
        if self._moves != self.move_number():
            raise LancasterError(f"The state {INTERRUPTED}; take a clone from before it or a new one.")
        return self._core

    def current_player(self) -> int:
        """The seat that is asked; where all are asked, then seat by seat in secret."""
        core = self.core
        if core is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if core.game.over else core.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all equally likely."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        core = self.core
        return core.legal_ids() if core is not None and player == core.seat else []

    def _apply_action(self, action: int) -> None:
        core = self.core
        if core is None:
            core = self.get_game().core(action)
            history = History([(NOBODY, 0, core.game.opening)])
            self._moves = self.move_number() + 1
            self._core, self._history = core, history
            return
        played = core.action(action)
        if played is None:
            raise LancasterError(f"The action id {action} is not legal for player {core.seat} now.")
        self._moves = self.move_number() + 1
        self._history.add((core.seat, played.code, core.play(played)))

    def _action_to_string(self, player: int, action: int) -> str:
        core = self.core
        return f"deal {action}" if core is None else str(core.action(action) or Action(CODES[action]))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        core = self.core
        return core is not None and core.game.over

    def returns(self) -> list[float]:
        """What the game was worth to each seat; nothing before its end."""
        core = self.core
        if core is None or not core.game.over:
            return [0.0] * self.num_players()
        rewards: list[float] = self.get_game().reward_of(core.game.state.points)
        return rewards

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> "LancasterState":
        """A state that looks the same to this player, with what it cannot know dealt anew; it has no history."""
        core = self.core
        new: LancasterState = self.get_game().new_initial_state()
        if core is not None:
            redealt = core.game.determinize(player, int(probability_sampler() * MAX_SEED))
            new._core = Core(redealt, False, core.observer)
            new._history = self._history.narrowed(player)
        return new

    def recalled(self, player: int) -> str:
        """All that this player was told and has done since the deal, then its view as JSON."""
        core = self.core
        return NOT_DEALT if core is None else self._history.text(player) + json.dumps(core.game.view(player))

    def __str__(self) -> str:
        core = self.core
        return NOT_DEALT if core is None else json.dumps(core.game.to_json())


class LancasterObserver:
    """What a seat may know, in the parts that the other environments have."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = named(self.tensor)

    def set_from(self, state: LancasterState, player: int) -> None:
        """Look at a state from a seat."""
        core = state.core
        if core is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(core.observe(player), np.float32)

    def string_from(self, state: LancasterState, player: int) -> str:
        """The view of a seat as JSON."""
        core = state.core
        return NOT_DEALT if core is None else json.dumps(core.game.view(player))


class LancasterRecall:
    """What a seat has been told since the deal and sees now, as a string alone."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: LancasterState, player: int) -> None:
        """Refused, because the past has no fixed length."""
        raise LancasterError("There is no tensor of an information state; use its string or the observation tensor.")

    def string_from(self, state: LancasterState, player: int) -> str:
        """All that the seat could know with a perfect memory."""
        return state.recalled(player)


pyspiel.register_game(TYPE, LancasterGame)
