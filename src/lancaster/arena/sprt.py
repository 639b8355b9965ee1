"""The sequential test: is the first bot better than the second, with as few games as that takes."""

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from lancaster.engine.errors import LancasterError

PSEUDO_COUNT: Final = 1e-3
"""Deals of each extreme result that count as seen, so that what has not happened yet is not impossible."""
BISECTIONS: Final = 40


@dataclass
class Sprt:
    """Wald's test of two shares of first places by deal, generalised: nothing is assumed about their distribution."""

    p0: float = 0.5
    p1: float = 0.55
    alpha: float = 0.05
    beta: float = 0.05
    seen: Counter[float] = field(default_factory=Counter)
    deals: int = 0
    accepted: str | None = None
    """H0 or H1, when the test is over."""

    def __post_init__(self) -> None:
        if not 0 < self.p0 < self.p1 < 1:
            raise LancasterError(
                f"The shares --p0 and --p1 must rise between 0 and 1, not {self.p0:g} and {self.p1:g}."
            )
        for name, error in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < error < 0.5:
                raise LancasterError(f"The error --{name} must be more than 0 and less than 0.5, not {error:g}.")

    @property
    def bounds(self) -> tuple[float, float]:
        """H0 is accepted at the lower one, H1 at the upper one."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def add(self, share: float) -> None:
        """Count the first bot's share of a whole deal."""
        self.seen[round(share, 6)] += 1
        self.deals += 1
        lower, upper = self.bounds
        ratio = self.log_ratio()
        if ratio <= lower:
            self.accepted = "H0"
        elif ratio >= upper:
            self.accepted = "H1"

    def log_ratio(self) -> float:
        """How much better p1 explains what was seen than p0, as a logarithm."""
        if not self.deals:
            return 0.0
        seen = {0.0: PSEUDO_COUNT, 1.0: PSEUDO_COUNT}
        for share, times in self.seen.items():
            seen[share] = seen.get(share, 0.0) + times
        return _log_likelihood(seen, self.p1) - _log_likelihood(seen, self.p0)

    def to_json(self) -> dict[str, Any]:
        """The test as a JSON object."""
        return {
            "p0": self.p0,
            "p1": self.p1,
            "alpha": self.alpha,
            "beta": self.beta,
            "deals": self.deals,
            "log_ratio": self.log_ratio(),
            "bounds": list(self.bounds),
            "accepted": self.accepted,
        }


def _log_likelihood(seen: dict[float, float], mean: float) -> float:
    """Of the likeliest distribution with this mean, up to what all means have in common (Owen's empirical likelihood).

    It gives a result the probability f / (1 + pull * (result - mean)), f being how often it was seen; the pull that
    makes the mean right is found by halving.
    """
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(BISECTIONS):
        pull = (low + high) / 2
        if sum(times * (share - mean) / (1 + pull * (share - mean)) for share, times in seen.items()) > 0:
            low = pull
        else:
            high = pull
    return -sum(times * math.log1p(pull * (share - mean)) for share, times in seen.items())
