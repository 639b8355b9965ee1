"""What the games of a match add up to."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from lancaster.arena import intervals
from lancaster.arena.playing import Result
from lancaster.arena.schedule import Contender
from lancaster.simulation import WIN

Table = tuple[tuple[int, ...], tuple[int, ...]]
"""A game by seat: which contender sat there, and his place."""


@dataclass
class Deal:
    """The games of one deal, by contender: its parts of first places (in WIN), points, places and seats."""

    firsts: list[int]
    points: list[int]
    ranks: list[int]
    seats: list[int]
    tables: list[Table] = field(default_factory=list)
    """One for each game."""

    @property
    def games(self) -> int:
        """How many have been played."""
        return len(self.tables)


@dataclass
class Standing:
    """All games so far."""

    contenders: Sequence[Contender]
    games: int = 0
    seconds: float = 0.0
    deals: list[Deal] = field(default_factory=list)
    firsts: list[int] = field(default_factory=list)
    failures: list[int] = field(default_factory=list)
    times: list[Counter[float]] = field(default_factory=list)
    whole: bool = True
    """Not while a game is counted, so that nobody shows a sum in the middle of which an interrupt came."""

    def __post_init__(self) -> None:
        self._number = {contender.name: number for number, contender in enumerate(self.contenders)}
        self.firsts = [0] * len(self.contenders)
        self.failures = [0] * len(self.contenders)
        self.times = [Counter() for _ in self.contenders]

    def add(self, result: Result) -> None:
        """Count the next game."""
        self.whole = False
        bots = len(self.contenders)
        if result.seating == 0:
            self.deals.append(Deal([0] * bots, [0] * bots, [0] * bots, [0] * bots))
        deal = self.deals[-1]
        self.games += 1
        self.seconds += result.seconds
        who = tuple(self._number[place.bot] for place in result.places)
        deal.tables.append((who, tuple(place.place for place in result.places)))
        for number, place in zip(who, result.places, strict=True):
            part = round(place.first * WIN)
            self.firsts[number] += part
            self.failures[number] += place.failures
            self.times[number].update(place.times)
            deal.firsts[number] += part
            deal.points[number] += place.points
            deal.ranks[number] += place.place
            deal.seats[number] += 1
        self.whole = True

    @property
    def whole_deals(self) -> int:
        """Deals of which every game has been played."""
        return self.games // len(self.contenders)

    def first_places(self, number: int) -> int | float:
        """How often a contender came first, a shared place counting in parts."""
        whole, part = divmod(self.firsts[number], WIN)
        return whole + part / WIN if part else whole

    def share(self, number: int) -> float:
        """Of all first places."""
        return self.firsts[number] / (WIN * self.games) if self.games else 0.0

    def share_interval(self, number: int) -> intervals.Interval:
        """95 %."""
        return intervals.of_share(
            [deal.firsts[number] / WIN for deal in self.deals], [deal.games for deal in self.deals]
        )

    def to_json(self, number: int) -> dict[str, Any]:
        """What a contender came to."""
        seats = sum(deal.seats[number] for deal in self.deals)
        sat = [deal for deal in self.deals if deal.seats[number]]
        counts = [deal.seats[number] for deal in sat]
        points = [deal.points[number] for deal in sat]
        times = self.times[number]
        return {
            "name": self.contenders[number].name,
            "bot": self.contenders[number].bot,
            "first_places": self.first_places(number),
            "share": self.share(number),
            "share_interval": self.share_interval(number),
            "points": sum(points) / seats if seats else None,
            "points_interval": intervals.of_mean(points, counts),
            "rank": sum(deal.ranks[number] for deal in sat) / seats if seats else None,
            "moves": times.total(),
            "ms_mean": sum(time * count for time, count in times.items()) / times.total() if times else None,
            "ms_p95": p95(times),
            "failures": self.failures[number],
        }


def p95(times: Counter[float]) -> float | None:
    """The time that 95 of 100 answers do not exceed."""
    seen = 0
    for time in sorted(times):
        seen += times[time]
        if 100 * seen >= 95 * times.total():
            return time
    return None
