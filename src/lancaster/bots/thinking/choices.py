"""What a level makes of a position: an option, and what it expects of those that it looked at."""

import math
from dataclasses import dataclass
from typing import Final

from lancaster.engine.board.chance import Chance
from lancaster.engine.board.state import ROUNDS, State

EQUAL: Final = 1e-9
PARTS: Final = 1 << 24
"""As many as chance tells apart."""
LAST_ROUND_ERROR: Final = 3.0
"""Points by which an expectation in the last round is off; earlier ones are off by more."""


@dataclass(frozen=True)
class Expectation:
    """An option and what comes of it."""

    option: int
    share: float
    """How often the level takes it here."""
    points: list[float]
    """By seat: the points that it expects at the end."""
    chance: float
    """How likely the seat that is asked wins."""


@dataclass(frozen=True)
class Choice:
    """The option that a level takes, and those that it looked at, the best first."""

    option: int
    expectations: list[Expectation]


def drawn(shares: list[float], chance: Chance) -> int:
    """A place of this list, each as likely as it says."""
    left = chance.below(PARTS) / PARTS * sum(shares)
    for number, share in enumerate(shares):
        left -= share
        if left < 0:
            return number
    return len(shares) - 1


def best(worth: list[float], chance: Chance) -> int:
    """The place of the largest number; of equal ones chance takes one."""
    most = max(worth) - EQUAL
    places = [place for place, value in enumerate(worth) if value >= most]
    return places[chance.below(len(places))]


def first_places(points: list[float]) -> list[float]:
    """By seat: its part of the first place in a game that ended so."""
    most = max(points)
    return [1 / points.count(most) if score == most else 0.0 for score in points]


def softmax(worth: list[float], temperature: float) -> list[float]:
    """How likely each is if so many points make one e times as likely as another."""
    most = max(worth)
    shares = [math.exp((value - most) / temperature) for value in worth]
    total = sum(shares)
    return [share / total for share in shares]


def chances(state: State, points: list[float]) -> list[float]:
    """By seat: how likely it wins if this is what all expect."""
    return softmax(points, LAST_ROUND_ERROR * (1 + ROUNDS - state.round))
