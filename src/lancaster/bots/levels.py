"""The levels of bots by name, the weakest first: each makes an answer out of a seat's view and a seed."""

import math
from dataclasses import dataclass
from typing import Any, Final

from lancaster.bots.network.inference import network
from lancaster.bots.reasons import explained
from lancaster.bots.thinking import baron, earl, steward
from lancaster.bots.thinking.choices import Choice
from lancaster.bots.thoughts import Thought
from lancaster.bots.world import asked_first, game_from_view, seat_of
from lancaster.engine.board.chance import Chance
from lancaster.engine.board.declaration import View
from lancaster.engine.board.state import State
from lancaster.engine.errors import LancasterError, shown
from lancaster.engine.vocabulary.actions import Action

RANDOM: Final = "random"
LEAST_EFFORT: Final = 0.01
MOST_EFFORT: Final = 100.0
LEVELS: Final = ["page", "bailiff", "steward", "baron", "earl"]
"""The ladder."""
TEMPERATURE: Final = {"page": 3.0, "bailiff": 1.2, "steward": 0.0, "baron": 0.45}
"""By level: points that make an option e times as likely to be taken as another; at 0 only the best one is."""
BOTS: Final = [RANDOM, *LEVELS]
"""Everybody who can sit at a table: who takes any option, and the ladder."""
HIGHEST: Final = LEVELS[-1]


@dataclass(frozen=True)
class Bot:
    """A level and how hard it thinks."""

    level: str
    effort: float = 1.0

    def think(self, view: View, seed: int) -> Thought:
        """The answer to the question that the seat of this view is asked, with its reasons."""
        if self.level == RANDOM:
            return Thought(self.answer(view, seed), [])
        state, choice = self._choose(view, seed)
        return explained(state, seat_of(view), choice)

    def answer(self, view: View, seed: int) -> dict[str, Any]:
        """The action alone."""
        if self.level == RANDOM:
            return view["options"][Chance(seed).below(len(view["options"]))]
        return Action(self._choose(view, seed)[1].option).to_json()

    def _choose(self, view: View, seed: int) -> tuple[State, Choice]:
        chance = Chance(seed)
        seat = seat_of(view)
        state = asked_first(game_from_view(view, chance.next()).state, seat)
        if self.level == "earl":
            return state, earl.choose(network(), state, seat, chance, self.effort)
        if self.level == "baron":
            return state, baron.choose(network(), state, seat, chance, TEMPERATURE[self.level])
        return state, steward.choose(state, seat, chance, TEMPERATURE[self.level])


def parse(name: str) -> Bot:
    """The bot of this name: a level, or a level and its effort as in `earl:4`."""
    level, colon, effort = name.partition(":")
    if level not in BOTS:
        raise LancasterError(f"There is no bot {shown(level)}; there are {', '.join(BOTS)}.")
    if not colon:
        return Bot(level)
    try:
        number = float(effort)
    except ValueError:
        number = math.nan
    if not LEAST_EFFORT <= number <= MOST_EFFORT:
        raise LancasterError(
            f"The effort of a bot is a number from {LEAST_EFFORT:g} to {MOST_EFFORT:g}, not {shown(effort)}."
        )
    return Bot(level, number)
