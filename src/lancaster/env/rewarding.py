"""What a finished game is worth to each seat; the sum over the seats is always 0."""

from collections.abc import Callable
from typing import Final

from lancaster.engine.errors import LancasterError, shown


def _win(points: list[int]) -> list[float]:
    """1 for winning alone, less for sharing, and the others pay for it together."""
    seats = len(points)
    best = max(points)
    share = 1 / points.count(best)
    return [(seats * share * (score == best) - 1) / (seats - 1) for score in points]


def _margin(points: list[int]) -> list[float]:
    """Points ahead of the average of the others."""
    total = sum(points)
    return [score - (total - score) / (len(points) - 1) for score in points]


REWARD_FUNCTIONS: Final[dict[str, Callable[[list[int]], list[float]]]] = {"win": _win, "margin": _margin}


def reward_of(name: str) -> Callable[[list[int]], list[float]]:
    """The rewards of this name."""
    if name not in REWARD_FUNCTIONS:
        raise LancasterError(f"The rewards are {' or '.join(REWARD_FUNCTIONS)}, not {shown(name)}.")
    return REWARD_FUNCTIONS[name]
