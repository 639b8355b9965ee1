"""The parts of an observation by name."""

from typing import Any

from numpy.typing import NDArray

from lancaster.env.observation import FIELDS, size_of


def named(observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """Every part that the observation has, in its shape and without copying.

    >>> import numpy as np
    >>> from lancaster import Game, Setup
    >>> from lancaster.env.core import Core
    >>> core = Core(Game.deal(Setup(seats=3), seed=1413))
    >>> parts = named(np.frombuffer(core.observe(0), np.float32))
    >>> parts["players"].shape, parts["seats"].tolist()
    ((5, 21), [0.0, 1.0, 0.0, 0.0])
    """
    parts = {}
    first = 0
    for _, name, shape in FIELDS:
        end = first + size_of(shape)
        if end <= len(observation):
            parts[name] = observation[first:end].reshape(shape)
        first = end
    return parts
