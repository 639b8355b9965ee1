"""Means and shares with their intervals, out of values that each belong to a deal."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

from lancaster.arena import intervals
from lancaster.arena.intervals import Interval


@dataclass(frozen=True)
class Estimate:
    """A number found in games, and the interval in which the true one may well lie."""

    value: float
    interval: Interval | None
    """95 %; none out of a single deal."""
    count: int
    """Of how many values it is made."""

    def to_json(self) -> dict[str, Any]:
        """The estimate as a JSON object."""
        interval = None if self.interval is None else [round(bound, 4) for bound in self.interval]
        return {"value": round(self.value, 4), "interval": interval, "count": self.count}

    def excludes(self, value: float, among: int = 1) -> bool:
        """Whether the interval leaves this value out, widened where it is one of several that might by chance."""
        if self.interval is None:
            return False
        wider = NormalDist().inv_cdf(1 - 0.025 / among) / intervals.Z
        low, high = (self.value + wider * (bound - self.value) for bound in self.interval)
        return not low <= value <= high


def mean(samples: Iterable[tuple[str, float]]) -> Estimate | None:
    """The mean of values, each with the name of its deal; nothing of nothing."""
    return _estimate(samples, intervals.of_mean)


def share(samples: Iterable[tuple[str, float]]) -> Estimate | None:
    """The same of values from 0 to 1, whose interval stays within those."""
    return _estimate(samples, intervals.of_share)


def _estimate(
    samples: Iterable[tuple[str, float]], interval: Callable[[Sequence[float], Sequence[float]], Interval | None]
) -> Estimate | None:
    sums: dict[str, float] = {}
    counts: Counter[str] = Counter()
    for deal, value in samples:
        sums[deal] = sums.get(deal, 0.0) + value
        counts[deal] += 1
    if not sums:
        return None
    bounds = interval(list(sums.values()), list(counts.values()))
    return Estimate(sum(sums.values()) / counts.total(), bounds, counts.total())
