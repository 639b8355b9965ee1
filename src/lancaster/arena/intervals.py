"""How sure a figure of a match is: intervals in which games of the same deal count together."""

import math
from collections.abc import Sequence
from typing import Final

Interval = tuple[float, float]

Z: Final = 1.959964
"""95 % of a normal distribution lie within so many deviations."""
FEW: Final = {1: 12.706, 2: 4.303, 3: 3.182}


def student(freedom: int) -> float:
    """What Z becomes where the deviation itself is estimated (Student's t, Cornish and Fisher's expansion)."""
    if freedom in FEW:
        return FEW[freedom]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


def variance(sums: Sequence[float], counts: Sequence[float]) -> float:
    """The variance of the mean of all, out of a sum and a count by deal (a ratio estimate, clustered by deal)."""
    deals = len(sums)
    mean = sum(sums) / sum(counts)
    squares = sum((part - mean * count) ** 2 for part, count in zip(sums, counts, strict=True))
    return squares * deals / (deals - 1) / sum(counts) ** 2


def of_mean(sums: Sequence[float], counts: Sequence[float]) -> Interval | None:
    """The 95 % interval of a mean; none out of a single deal."""
    if len(sums) < 2:
        return None
    mean = sum(sums) / sum(counts)
    reach = student(len(sums) - 1) * math.sqrt(variance(sums, counts))
    return mean - reach, mean + reach


def of_share(firsts: Sequence[float], games: Sequence[float]) -> Interval:
    """The 95 % interval of a share of first places: Wilson's, for as many games as the deals are worth.

    Games of one deal resemble each other, or undo each other's luck: then they are worth fewer independent games, or
    more. They are never taken for more than the square of their number in a deal, and where all games ended alike a
    deal is worth one game.
    """
    if len(firsts) < 2:
        return 0.0, 1.0
    played = sum(games)
    share = sum(firsts) / played
    spread = share * (1 - share)
    most = played * max(games)
    worth = min(most, spread / max(variance(firsts, games), spread / most)) if spread > 0 else float(len(firsts))
    t = student(len(firsts) - 1)
    middle = (share + t * t / (2 * worth)) / (1 + t * t / worth)
    reach = t / (1 + t * t / worth) * math.sqrt(spread / worth + (t / (2 * worth)) ** 2)
    return max(0.0, middle - reach), min(1.0, middle + reach)
