"""What many games add up to, for all of them and for slices: by bot, by player count, by set-up, by module."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeVar

from lancaster.arena import estimates
from lancaster.arena.estimates import Estimate
from lancaster.arena.findings import points as findings_points
from lancaster.arena.findings.facts import GameFacts
from lancaster.arena.findings.laws import LawFinding, law_findings
from lancaster.arena.findings.points import LAW_POINTS, ScoreFinding
from lancaster.bots.levels import BOTS
from lancaster.engine.setup import MODULES, RANDOM, Setup
from lancaster.engine.vocabulary.law_cards import GROUPS
from lancaster.words import Words

BASE: Final = "base"
_BASE_LAWS: Final = (BASE,) * GROUPS

Name = TypeVar("Name")


@dataclass(frozen=True)
class Slice:
    """Some of the games, and what they have in common."""

    by: str
    """all, bot, seats, setup, with or without."""
    name: str
    games: Sequence[GameFacts]

    def to_json(self) -> dict[str, Any]:
        """What the slice is, without its games."""
        return {"by": self.by, "name": self.name, "games": len(self.games)}


class Findings:
    """The games, and every question that tables and plots put to them."""

    def __init__(self, games: Sequence[GameFacts], words: Words) -> None:
        self.games = games
        self.words = words
        self._setups = {id(game): setup_name(game.setup, words) for game in games}

    @cached_property
    def bots(self) -> list[str]:
        """Who played, the ladder first and from its lowest level."""
        known = list(BOTS)
        names = {bot for game in self.games for bot in game.bots}
        return sorted(names, key=lambda bot: (known.index(bot) if bot in known else len(known), bot))

    @cached_property
    def counts(self) -> list[int]:
        """The player counts that were played."""
        return sorted({game.seats for game in self.games})

    @cached_property
    def setups(self) -> list[str]:
        """The names of the set-ups that were played, the base game first."""
        extras = {self.setup_of(game): (len(game.setup.modules), game.setup.laws != _BASE_LAWS) for game in self.games}
        return sorted(extras, key=lambda name: (extras[name], name))

    def setup_of(self, game: GameFacts) -> str:
        """What a game was played with, apart from its player count."""
        return self._setups[id(game)]

    def some(self, *, seats: int | None = None, setup: str | None = None, bot: str | None = None) -> list[GameFacts]:
        """The games with this player count, this set-up, and nobody but this bot."""
        return [
            game
            for game in self.games
            if seats in (None, game.seats)
            and setup in (None, self.setup_of(game))
            and (bot is None or set(game.bots) == {bot})
        ]

    @cached_property
    def slices(self) -> list[Slice]:
        """All games, and the slices of them that differ from all."""
        parts = [
            *(Slice("bot", bot, self.some(bot=bot)) for bot in self.bots),
            *(Slice("seats", str(seats), self.some(seats=seats)) for seats in self.counts),
            *(Slice("setup", setup, self.some(setup=setup)) for setup in self.setups),
            *(part for module in (*MODULES, LAW_POINTS) for part in self._with_and_without(module)),
        ]
        return [Slice("all", "", self.games), *(part for part in parts if 0 < len(part.games) < len(self.games))]

    def _with_and_without(self, module: str) -> list[Slice]:
        """Games with the module and those without it, at tables of the same size with the same bots."""
        sides: dict[str, list[GameFacts]] = {"with": [], "without": []}
        for game in self.games:
            sides["with" if _plays_with(game.setup, module) else "without"].append(game)
        name = "laws beyond the base game" if module == LAW_POINTS else self.words.say(f"module-{module}")
        matched = comparable(sides, lambda game: (game.seats, frozenset(game.bots)))
        return [Slice(side, name, games) for side, games in matched.items()]

    @cached_property
    def laws(self) -> list[LawFinding]:
        """The laws in all games."""
        return law_findings(self.games)

    def by_bot(self) -> dict[str, list[GameFacts]]:
        """The games of each bot at kinds of tables that all of them played at."""
        games = {bot: [game for game in self.games if bot in game.bots] for bot in self.bots}
        return comparable(games, lambda game: (game.seats, self.setup_of(game)))

    def by_size(self) -> dict[str, list[GameFacts]]:
        """The games of each player count, by what it is called."""
        return {f"{seats} players": self.some(seats=seats) for seats in self.counts}

    def by_count(self, setup: str) -> dict[int, list[GameFacts]]:
        """The games of each player count with this set-up, and with bots that all of them have."""
        games = {seats: self.some(seats=seats, setup=setup) for seats in self.counts}
        return comparable(games, lambda game: frozenset(game.bots))

    def by_setup(self) -> dict[str, list[GameFacts]]:
        """The games of each set-up, with player counts and bots that all of them have."""
        games = {setup: self.some(setup=setup) for setup in self.setups}
        return comparable(games, lambda game: (game.seats, frozenset(game.bots)))

    @cached_property
    def scores(self) -> list[ScoreFinding]:
        """The distribution of points of each bot at each kind of table."""
        scores: list[ScoreFinding] = []
        for setup in self.setups:
            for seats in self.counts:
                games = self.some(seats=seats, setup=setup)
                for bot in self.bots:
                    samples = [
                        (game.deal, points)
                        for game in games
                        for points, who in zip(game.points, game.bots, strict=True)
                        if who == bot
                    ]
                    mean = estimates.mean(samples)
                    if mean is not None:
                        scores.append(ScoreFinding(bot, seats, setup, [points for _, points in samples], mean))
        return scores

    def to_json(self) -> dict[str, Any]:
        """All findings, for all games and for every slice of them."""
        slices = [(part, part.to_json()) for part in self.slices]
        orders = {"starting_order": findings_points.in_order, "seats": findings_points.at_table}
        return {
            "lancaster": "statistics",
            "games": len(self.games),
            "bots": self.bots,
            "scores": [score.to_json() for score in self.scores],
            "ratings": [
                {**name, "ratings": _in_json(findings_points.ratings(part.games))}
                for part, name in slices
                if part.by != "bot" and len(self.bots) > 1
            ],
            "sources": [
                {
                    **name,
                    **{
                        who: _in_json(findings_points.sources(part.games, seats))
                        for who, seats in findings_points.WHO.items()
                    },
                    "bots": {
                        bot: _in_json(findings_points.sources(part.games, findings_points.seats_of(bot)))
                        for bot in self.bots
                    },
                }
                for part, name in slices
            ],
            "laws": [
                {**name, "laws": [law.to_json(self.words) for law in law_findings(part.games)]} for part, name in slices
            ],
            **{
                order: [
                    {**name, "players": seats, "places": [place.to_json() for place in places]}
                    for part, name in slices
                    for seats in self.counts
                    if (places := findings_points.places(part.games, seats, of))
                ]
                for order, of in orders.items()
            },
        }


def comparable(
    groups: dict[Name, list[GameFacts]], kind: Callable[[GameFacts], Hashable]
) -> dict[Name, list[GameFacts]]:
    """Of each group the games of kinds that every group has, so that groups differ in nothing else."""
    kinds = [{kind(game) for game in games} for games in groups.values() if games]
    common = set.intersection(*kinds) if kinds else set()
    return {name: [game for game in games if kind(game) in common] for name, games in groups.items()}


def setup_name(setup: Setup, words: Words) -> str:
    """A set-up in a few words: `base game`, `At the King's Court, reward tiles`, `everything`."""
    if setup.modules == frozenset(MODULES) and set(setup.laws) == {RANDOM}:
        return "everything"
    parts = [words.say(f"module-{module}") for module in MODULES if module in setup.modules]
    sets = set(setup.laws) - {BASE}
    if sets == {RANDOM}:
        parts.append("random laws")
    elif sets:
        parts.append(words.listed([words.say(f"law_set-{law_set}") for law_set in sorted(sets)]))
    return ", ".join(parts) or words.say(f"law_set-{BASE}")


def bot_name(bot: str, words: Words) -> str:
    """What the catalog calls a level, with its effort; any other bot by the name it was given."""
    level, colon, effort = bot.partition(":")
    return words.say(f"bot-{level}") + (colon and f" ({effort})") if level in BOTS else bot


def source_name(source: str, words: Words) -> str:
    """What the catalog calls a source."""
    return "Laws" if source == LAW_POINTS else words.source(source)


def _plays_with(setup: Setup, module: str) -> bool:
    return setup.laws != _BASE_LAWS if module == LAW_POINTS else module in setup.modules


def _in_json(by_name: dict[str, Estimate]) -> dict[str, Any]:
    return {name: estimate.to_json() for name, estimate in by_name.items()}
