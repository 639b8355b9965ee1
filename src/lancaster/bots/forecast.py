"""How a game is likely to end, as things stand: for the graph of a finished game."""

from dataclasses import dataclass

from lancaster.bots.network.inference import network
from lancaster.bots.network.leaves import encode_position
from lancaster.bots.network.position_features import asked
from lancaster.engine.board.state import State


@dataclass(frozen=True)
class Forecast:
    """What a seat can expect of the end of the game."""

    points: float
    chance: float
    """How likely it wins, from 0 to 1; all seats together have 1."""


def forecast(state: State) -> list[Forecast]:
    """By seat: how the game is likely to end."""
    points, chances, _ = network().judge([encode_position(state, asked(state))])
    return [Forecast(*pair) for pair in zip(points[0], chances[0], strict=True)]
