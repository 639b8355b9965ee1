"""Ratings by OpenSkill (Plackett and Luce), with intervals that come from the deals."""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from lancaster.arena.intervals import Interval, student
from lancaster.arena.standing import Standing, Table
from lancaster.engine.errors import LancasterError
from lancaster.installing import command_for

GROUPS: Final = 20
"""Parts of a match that are left out, one after the other, to see how much the ratings depend on each."""
FEWEST_GROUPS: Final = 5
MOST_RATED: Final = 40_000
"""Games that are rated for the intervals: a long match gets fewer parts, so that nobody waits for them."""


class NoRatings(LancasterError):
    """The library is missing."""


@dataclass(frozen=True)
class Rating:
    """How strong a bot is; 25 is the average of those who have not played."""

    mu: float
    sigma: float
    """OpenSkill's own doubt, which is no interval: it knows nothing of deals and shrinks with every game."""
    interval: Interval | None
    """95 %, by leaving out parts of the match; none of fewer than two deals."""

    def to_json(self) -> dict[str, Any]:
        """The rating as a JSON object."""
        return asdict(self)


def ratings(standing: Standing) -> list[Rating]:
    """By contender."""
    return rate_deals([deal.tables for deal in standing.deals], len(standing.contenders))


def rate_deals(deals: Sequence[Sequence[Table]], bots: int) -> list[Rating]:
    """By bot; the games of a deal are left out together, because they share their luck."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise NoRatings(f"Ratings need OpenSkill: {command_for('arena')}.") from None
    # Bots do not learn between two games, so that no doubt is added from game to game.
    model = PlackettLuce(tau=0)
    games = sum(map(len, deals))
    groups = min(GROUPS, len(deals), max(FEWEST_GROUPS, MOST_RATED // max(1, games)))
    everything = _rate(model, deals, bots)
    if groups < 2:
        return [Rating(rating.mu, rating.sigma, None) for rating in everything]
    without = [
        _rate(model, [deal for number, deal in enumerate(deals) if number % groups != left_out], bots)
        for left_out in range(groups)
    ]
    rated = []
    for number, rating in enumerate(everything):
        others = [part[number].mu for part in without]
        mean = sum(others) / groups
        deviation = math.sqrt((groups - 1) / groups * sum((other - mean) ** 2 for other in others))
        reach = student(groups - 1) * deviation
        rated.append(Rating(rating.mu, rating.sigma, (rating.mu - reach, rating.mu + reach)))
    return rated


def _rate(model: Any, deals: Sequence[Sequence[Table]], bots: int) -> list[Any]:
    """Every seat is a player of its own; a bot with several seats takes the mean of what they came to."""
    rated = [model.rating() for _ in range(bots)]
    for deal in deals:
        for who, places in deal:
            after = model.rate([[rated[bot]] for bot in who], ranks=list(places))
            for bot in set(who):
                mine = [after[seat][0] for seat in range(len(who)) if who[seat] == bot]
                mu = sum(rating.mu for rating in mine) / len(mine)
                sigma = sum(rating.sigma for rating in mine) / len(mine)
                rated[bot] = model.rating(mu=mu, sigma=sigma)
    return rated
