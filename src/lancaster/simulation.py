"""Whole games of bots, and what they add up to."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from lancaster.bots.levels import BOTS, RANDOM, Bot
from lancaster.engine.board.chance import Chance
from lancaster.engine.board.seeding import MAX_SEED
from lancaster.engine.errors import LancasterError, shown
from lancaster.engine.expansions.bishops import seals_of
from lancaster.engine.format.record import Record
from lancaster.engine.game import Game
from lancaster.engine.setup import Setup
from lancaster.engine.vocabulary import events
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.events import Event
from lancaster.engine.vocabulary.fields import OFFICE_NAMES
from lancaster.engine.vocabulary.sources import SOURCES
from lancaster.workers import in_order

LARGEST_CHUNK: Final = 50
"""Games that one job plays before it reports: few enough that stopping never takes long."""
LARGEST_CHUNK_OF_BOTS: Final = 2
"""The same for games of bots that think."""
MOST_JOBS: Final = 256
WIN: Final = 60
"""One victory; five players can share it without fractions."""
FIGURES: Final = {
    **dict.fromkeys(OFFICE_NAMES, "court"),
    "treasury": "court",
    "bishops": "court",
    "seals": "court",
    "tower": "resentment",
    "dishonor": "resentment",
    "tiles": "reward_tiles",
}
"""What is counted of the expansions, and of which: rounds in each office, lords sent to the treasury, bishops and seals
at the end, knights dropped into the tower, dishonor at the end, reward tiles taken."""
_FIGURE_OF: Final = {
    events.ENTERED_TREASURY: "treasury",
    events.PLACED_IN_TOWER: "tower",
    events.TILE_TAKEN: "tiles",
}


def play(setup: Setup, seed: int, bots: Sequence[str], notify: Callable[[list[Event]], object] | None = None) -> Game:
    """A finished game with a bot of this level at each seat; the seed decides everything.

    `notify` gets the events of each action.
    """
    game = Game.deal(setup, seed)
    # Not the stream that dealt the cards, or the first choices would follow from the deal.
    chance = Chance(Chance(~seed).next())
    while not game.over:
        decision = game.decisions[0]
        seat = decision.seat
        if bots[seat] == RANDOM:
            # The same as what the level does with a view, which takes far longer to make than to use.
            action = decision.options[chance.below(len(decision.options))]
        else:
            action = Action.from_json(Bot(bots[seat]).answer(game.view(seat), chance.next()))
        happened = game.play(seat, action)
        if notify is not None:
            notify(happened)
    return game


class Tally(Counter[int]):
    """How often each of some whole numbers was counted: adding two is exact in any order."""

    @property
    def mean(self) -> float:
        """The average, 0 of nothing."""
        return self._sum(1) / self.total() if self else 0.0

    @property
    def sd(self) -> float:
        """The standard deviation of the numbers themselves."""
        return math.sqrt(self.total() * self._sum(2) - self._sum(1) ** 2) / self.total() if self else 0.0

    def _sum(self, power: int) -> int:
        return sum(number**power * times for number, times in self.items())

    def to_json(self) -> dict[str, Any]:
        """Mean, deviation and extremes."""
        return {"mean": self.mean, "sd": self.sd, "min": min(self, default=0), "max": max(self, default=0)}


@dataclass
class Statistics:
    """What a number of games with one set-up came to."""

    setup: Setup
    seed: int
    bots: Sequence[str]
    """The level of each seat."""
    games: int = 0
    decisions: Tally = field(default_factory=Tally)
    scores: list[Tally] = field(default_factory=list)
    wins: Counter[int] = field(default_factory=Counter)
    """By seat, in parts of WIN."""
    points: Counter[tuple[int, str]] = field(default_factory=Counter)
    """By seat and source: all points of all games."""
    in_play: set[int] = field(default_factory=set)
    """The sources that at least one of the games could score from."""
    counted: Counter[tuple[int, str]] = field(default_factory=Counter)
    """By seat and name: what FIGURES names of the expansions; with two players an ally's counts for its player."""

    def __post_init__(self) -> None:
        self.scores = [Tally() for _ in range(self.setup.seats)]

    @property
    def figures(self) -> list[str]:
        """What is counted of the expansions in play."""
        return [name for name, module in FIGURES.items() if module in self.setup.modules]

    def add(self, game: Game, happened: Iterable[Event]) -> None:
        """Count one finished game; the figures of the expansions need its events."""
        self.games += 1
        self.decisions[len(game.past)] += 1
        self.in_play.update(game.state.box.sources)
        for event in happened:
            self._count(event)
        self._count_what_is_left(game)
        for seat, score in enumerate(game.scores):
            self.scores[seat][score.total] += 1
            for source, points in score.lines.items():
                self.points[seat, source] += points
        for seat in game.winners:
            self.wins[seat] += WIN // len(game.winners)

    def _count(self, event: Event) -> None:
        name = OFFICE_NAMES[event.value("office")] if event.code == events.OFFICE_FILLED else _FIGURE_OF.get(event.code)
        if name is not None:
            self.counted[event.faction % self.setup.seats, name] += 1

    def _count_what_is_left(self, game: Game) -> None:
        state = game.state
        for seat in range(self.setup.seats):
            if state.box.kings_court:
                self.counted[seat, "bishops"] += state.regal.bishops[seat]
                self.counted[seat, "seals"] += seals_of(state, seat)
            if state.box.resentment:
                self.counted[seat, "dishonor"] += state.regal.dishonor[seat]

    def join(self, other: "Statistics") -> None:
        """Count all games of the other."""
        self.games += other.games
        self.decisions.update(other.decisions)
        self.in_play |= other.in_play
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            mine.update(theirs)
        self.wins.update(other.wins)
        self.points.update(other.points)
        self.counted.update(other.counted)

    def share_of_wins(self, seat: int) -> float:
        """Of all victories, a shared one counting in parts."""
        return self.wins[seat] / (WIN * self.games) if self.games else 0.0

    def wins_by_bot(self) -> dict[str, float]:
        """By level: its share of all victories, at whichever seats it sat."""
        seats = range(self.setup.seats)
        return {
            level: sum(self.share_of_wins(seat) for seat in seats if self.bots[seat] == level)
            for level in BOTS
            if level in self.bots
        }

    def mean_points(self, seat: int, source: str) -> float:
        """The points of this seat from this source in an average game."""
        return self.points[seat, source] / self.games if self.games else 0.0

    @property
    def sources(self) -> list[str]:
        """Where points could come from in these games, in the order of the score sheet."""
        return [SOURCES[source] for source in sorted(self.in_play)]

    def mean_figure(self, seat: int, name: str) -> float:
        """What FIGURES counts under this name, for this seat in an average game."""
        return self.counted[seat, name] / self.games if self.games else 0.0

    def to_json(self) -> dict[str, Any]:
        """The statistics as a JSON object."""
        seats = range(self.setup.seats)
        return {
            "lancaster": "simulation",
            "setup": self.setup.to_json(),
            "seed": self.seed,
            "games": self.games,
            "bots": {"seats": self.bots, "wins": self.wins_by_bot()},
            "decisions": self.decisions.to_json(),
            "seats": [{**self.scores[seat].to_json(), "wins": self.share_of_wins(seat)} for seat in seats],
            "sources": {source: [self.mean_points(seat, source) for seat in seats] for source in self.sources},
            "expansions": {name: [self.mean_figure(seat, name) for seat in seats] for name in self.figures},
        }


def _play_some(setup: Setup, bots: Sequence[str], with_records: bool, seeds: range) -> tuple[Statistics, list[Record]]:
    statistics = Statistics(setup, seeds.start, bots)
    records: list[Record] = []
    for seed in seeds:
        happened: list[Event] = []
        game = play(setup, seed, bots, happened.extend if statistics.figures else None)
        statistics.add(game, happened)
        if with_records:
            records.append(game.record())
    return statistics, records


def check_run(games: int, deals: int, seed: int, jobs: int) -> None:
    """Refuse what cannot be played: no games, deals without a seed, or more processes than any machine runs."""
    if games < 1:
        raise LancasterError(f"The number of games must be 1 or more, not {games}.")
    if not 1 <= jobs <= MOST_JOBS:
        raise LancasterError(f"The number of jobs must be from 1 to {MOST_JOBS}, not {jobs}.")
    if deals == 1 and not 0 <= seed <= MAX_SEED:
        raise LancasterError(f"The seed must be from 0 to 2**64 - 1, not {seed}.")
    if not 0 <= seed <= MAX_SEED - (deals - 1):
        raise LancasterError(f"The seeds of {deals} games must lie from 0 to 2**64 - 1, so {seed} cannot be the first.")


def simulate(
    setup: Setup,
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    each: Callable[[Record], None] | None = None,
    bots: Sequence[str] = (RANDOM,),
) -> Statistics:
    """Play this many games, the first with this seed, the next with the next one, and so on.

    `bots` names a level for each seat, or one for all of them. `progress` hears how many games are done; `each` gets
    the record of every game, in order. The result does not depend on the number of jobs.
    """
    check_run(games, games, seed, jobs)
    levels = _levels(bots, setup.seats)
    # One job reports after every game; several share the games so that none is left with most of the work.
    largest = LARGEST_CHUNK if set(levels) == {RANDOM} else LARGEST_CHUNK_OF_BOTS
    size = 1 if jobs == 1 else min(largest, max(1, games // (4 * jobs)))
    firsts = range(0, games, size)
    chunks = (range(seed + first, seed + min(first + size, games)) for first in firsts)
    workers = min(jobs, len(firsts))
    statistics = Statistics(setup, seed, levels)
    with closing(in_order(partial(_play_some, setup, levels, each is not None), chunks, workers)) as results:
        for played, records in results:
            done = statistics.games
            statistics.join(played)
            if each is not None:
                for number, record in enumerate(records, 1):
                    each(record)
                    if progress is not None:
                        progress(done + number)
            elif progress is not None:
                progress(statistics.games)
    return statistics


def _levels(bots: Sequence[str], seats: int) -> list[str]:
    """The level of each seat."""
    for level in bots:
        if level not in BOTS:
            raise LancasterError(f"There is no bot {shown(level)}; there are {', '.join(BOTS)}.")
    if len(bots) not in (1, seats):
        raise LancasterError(f"Give one bot for all seats or one for each of the {seats}, not {len(bots)} bots.")
    return list(bots) if len(bots) == seats else list(bots) * seats
