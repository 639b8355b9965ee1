"""The network of the higher levels: what a position is worth to each seat, and which options it inclines to."""

from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from lancaster.bots.network.leaves import Encoded
from lancaster.bots.network.option_features import NOWHERE
from lancaster.bots.network.position_features import SEAT_BLOCKS
from lancaster.bots.network.slots import from_slots
from lancaster.bots.thinking.choices import first_places, softmax

WEIGHTS: Final = Path(__file__).parent / "network.npz"
ABOUT: Final = "about"
"""What a file calls its account of how the network was made, which nobody needs who plays with it."""
POINTS: Final = 20.0
"""The network's unit of points."""
Array = npt.NDArray[np.float32]


Judged = tuple[list[list[float]], list[list[float]], Array]
"""By position and seat: the points that it expects at the end, and its chance to win; and by position what the
network made of it, from which it tells its inclinations."""


class Network:
    """Two hidden layers, then points and chances of every seat, and an inclination to every trait of an option."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self._layers = [(weights[f"w{layer}"], weights[f"b{layer}"]) for layer in range(2)]
        self._value = weights["w_value"], weights["b_value"]
        self._policy = weights["w_policy"], weights["b_policy"]

    def _hidden(self, numbers: Any) -> Array:
        hidden: Array = np.asarray(numbers, dtype=np.float32)
        for weight, bias in self._layers:
            hidden = np.maximum(hidden @ weight + bias, 0)
        return hidden

    def judge(self, positions: list[Encoded]) -> Judged:
        """What these positions are worth."""
        hidden = self._hidden([position.numbers for position in positions])
        weight, bias = self._value
        points = []
        chances = []
        for position, row in zip(positions, (hidden @ weight + bias).tolist(), strict=True):
            if position.result:
                points.append(position.result)
                chances.append(first_places(position.result))
                continue
            seats = len(position.hopes)
            order = [(seat - position.mine) % seats for seat in range(seats)]
            points.append([position.hopes[seat] + POINTS * row[order[seat]] for seat in range(seats)])
            chances.append(softmax([row[SEAT_BLOCKS + place] for place in order], 1.0))
        return points, chances, hidden

    def inclinations(self, hidden: Array) -> list[float]:
        """How much the seat that is asked inclines to each trait of an option (option_features)."""
        weight, bias = self._policy
        traits: list[float] = (hidden @ weight + bias).tolist()
        traits[NOWHERE] = 0.0
        return traits


@cache
def network() -> Network:
    """The network that comes with the package."""
    return load(WEIGHTS)


def load(path: Path) -> Network:
    """The network of a file."""
    with np.load(path) as weights:
        stored = {name: weights[name].astype(np.float32) for name in weights.files if name != ABOUT}
    return Network(from_slots(stored))
