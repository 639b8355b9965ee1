"""Who will have the most of something at the end."""

import math
from functools import cache
from typing import Final

_FURTHEST: Final = 30


@cache
def _chances(spread: float) -> list[float]:
    """By the lead, from far behind to far ahead: how likely one is ahead at the end."""
    return [1 / (1 + math.exp(-lead / spread)) for lead in range(-_FURTHEST, _FURTHEST + 1)]


def majority(values: list[int], spread: float, first: float, second: float) -> list[float]:
    """By seat: its share in what the first and the second get, if leads can still change by about the spread."""
    chances = _chances(spread)
    shares = []
    for seat, value in enumerate(values):
        ahead = 1.0
        one_behind = 0.0
        for other, rival in enumerate(values):
            if other != seat:
                chance = chances[max(-_FURTHEST, min(_FURTHEST, value - rival)) + _FURTHEST]
                one_behind = one_behind * chance + ahead * (1 - chance)
                ahead *= chance
        shares.append(first * ahead + second * one_behind)
    return shares
