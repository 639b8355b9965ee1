"""Scores, where they come from, and what a seat or a bot is worth."""

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev
from typing import Any, Final

from lancaster.arena import estimates
from lancaster.arena.estimates import Estimate
from lancaster.arena.findings.facts import GameFacts
from lancaster.arena.ratings import rate_deals
from lancaster.arena.standing import Table
from lancaster.engine.setup import Setup
from lancaster.engine.vocabulary.sources import FIRST_LAW, SOURCES

LAW_POINTS: Final = "laws"
"""All laws as one source."""
SHEET: Final = (*SOURCES[:FIRST_LAW], LAW_POINTS)
_OF_MODULE: Final = {"reward_tiles": "reward_tiles", "seals": "court", "dishonor": "resentment"}

Seats = Callable[[GameFacts], Iterable[int]]
"""Which seats of a game are meant."""


@dataclass(frozen=True)
class ScoreFinding:
    """The points of one bot at one kind of table."""

    bot: str
    seats: int
    setup: str
    values: Sequence[int]
    mean: Estimate

    def quantile(self, part: float) -> int:
        """The lowest score that this part of the scores does not exceed."""
        return sorted(self.values)[max(0, math.ceil(part * len(self.values)) - 1)]

    @property
    def deviation(self) -> float:
        """The standard deviation of the scores."""
        return pstdev(self.values)

    def to_json(self) -> dict[str, Any]:
        """The distribution as a JSON object."""
        return {
            "bot": self.bot,
            "seats": self.seats,
            "setup": self.setup,
            "mean": self.mean.to_json(),
            "deviation": round(self.deviation, 4),
            "quantiles": {str(part): self.quantile(part) for part in (0.05, 0.25, 0.5, 0.75, 0.95)},
            "lowest": min(self.values),
            "highest": max(self.values),
        }


@dataclass(frozen=True)
class PlaceFinding:
    """How a seat or a place in the starting order does."""

    place: int
    first: Estimate
    """Its share of the first places."""
    lead: Estimate
    """Its points above the mean of its table."""

    def to_json(self) -> dict[str, Any]:
        """The place as a JSON object."""
        return {"place": self.place + 1, "first": self.first.to_json(), "lead": self.lead.to_json()}


def everybody(game: GameFacts) -> Iterable[int]:
    """All seats."""
    return range(game.seats)


def winners(game: GameFacts) -> Iterable[int]:
    """Who has a part of the first place."""
    return [seat for seat in range(game.seats) if game.first[seat]]


def others(game: GameFacts) -> Iterable[int]:
    """Who has none."""
    return [seat for seat in range(game.seats) if not game.first[seat]]


def seats_of(bot: str) -> Seats:
    """The seats of this bot."""
    return lambda game: [seat for seat, who in enumerate(game.bots) if who == bot]


WHO: Final[dict[str, Seats]] = {"everybody": everybody, "winners": winners, "others": others}


def sources(games: Iterable[GameFacts], seats: Seats) -> dict[str, Estimate]:
    """The mean points of these seats by line of the score sheet, all laws as one; every game counts the same.

    Else winners, of whom every game has one, would stand for small tables and the others for large ones.
    """
    samples: dict[str, list[tuple[str, float]]] = {source: [] for source in SHEET}
    in_play = {LAW_POINTS}
    for game in games:
        in_play.update(_sources_of(game.setup))
        meant = [game.sources[seat] for seat in seats(game)]
        if not meant:
            continue
        for source in SHEET[:-1]:
            samples[source].append((game.deal, fmean(lines.get(source, 0) for lines in meant)))
        of_laws = [sum(points for source, points in lines.items() if source not in samples) for lines in meant]
        samples[LAW_POINTS].append((game.deal, fmean(of_laws)))
    means = {source: estimates.mean(samples[source]) for source in SHEET if source in in_play}
    return {source: estimate for source, estimate in means.items() if estimate is not None}


def _sources_of(setup: Setup) -> list[str]:
    return [source for source in SOURCES[:FIRST_LAW] if source not in _OF_MODULE or _OF_MODULE[source] in setup.modules]


def ratings(games: Sequence[GameFacts]) -> dict[str, Estimate]:
    """The rating of each bot that met another."""
    met = [game for game in games if not game.like_against_like]
    bots = sorted({bot for game in met for bot in game.bots})
    deals: dict[str, list[Table]] = {}
    # An order of their own, so that it does not matter in which order the files were named.
    for game in sorted(met, key=lambda game: (game.deal, game.bots)):
        deals.setdefault(game.deal, []).append((tuple(bots.index(bot) for bot in game.bots), game.places))
    return {
        bot: Estimate(rating.mu, rating.interval, len(met))
        for bot, rating in zip(bots, rate_deals(list(deals.values()), len(bots)) if met else [], strict=True)
    }


def exchanged(games: Iterable[GameFacts]) -> list[GameFacts]:
    """The games of different bots in which each of them took every seat of the deal, so that seats compare."""
    deals: dict[Hashable, list[GameFacts]] = {}
    for game in games:
        deals.setdefault((game.deal, game.setup, frozenset(game.bots)), []).append(game)
    return [game for played in deals.values() if _everybody_sat_everywhere(played) for game in played]


def _everybody_sat_everywhere(played: Sequence[GameFacts]) -> bool:
    bots = set(played[0].bots)
    times = {sum(game.bots[seat] == bot for game in played) for bot in bots for seat in range(played[0].seats)}
    return len(bots) > 1 and len(times) == 1


def places(games: Iterable[GameFacts], seats: int, of: Callable[[GameFacts, int], int]) -> list[PlaceFinding]:
    """How each place does at tables of this size where the same bot sits everywhere; `of` says a seat's place."""
    return places_of([game for game in games if game.like_against_like], seats, of)


def places_of(games: Iterable[GameFacts], seats: int, of: Callable[[GameFacts, int], int]) -> list[PlaceFinding]:
    """The same of games that are known to be fair to the seats."""
    firsts: list[list[tuple[str, float]]] = [[] for _ in range(seats)]
    leads: list[list[tuple[str, float]]] = [[] for _ in range(seats)]
    for game in games:
        if game.seats == seats:
            middle = sum(game.points) / seats
            for seat in range(seats):
                place = of(game, seat)
                firsts[place].append((game.deal, game.first[seat]))
                leads[place].append((game.deal, game.points[seat] - middle))
    places: list[PlaceFinding] = []
    for place in range(seats):
        first, lead = estimates.share(firsts[place]), estimates.mean(leads[place])
        if first is not None and lead is not None:
            places.append(PlaceFinding(place, first, lead))
    return places


def in_order(game: GameFacts, seat: int) -> int:
    """The place of a seat in the starting order."""
    return game.order[seat]


def at_table(game: GameFacts, seat: int) -> int:
    """The number of the seat itself, which should make no difference."""
    return seat
