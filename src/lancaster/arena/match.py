"""A match: its games are played somewhere, kept, counted, and stopped when enough is known."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any, Final, Protocol

from lancaster.arena.playing import Result, Task, play_task
from lancaster.arena.results import Store
from lancaster.arena.schedule import Contender, pairing
from lancaster.arena.sprt import Sprt
from lancaster.arena.standing import Standing
from lancaster.bots.external import SECONDS
from lancaster.bots.levels import RANDOM
from lancaster.engine.format.record import RULES_VERSION
from lancaster.engine.setup import Setup
from lancaster.installing import version_here
from lancaster.simulation import WIN, check_run
from lancaster.workers import in_order

LARGEST_TASK: Final = 24
"""Games of random bots that one job plays before it reports; bots that think report every game."""


class TaskRunner(Protocol):
    """Something that does tasks in several places and gives the results in order."""

    def __call__(
        self, work: Callable[[Task], list[Result]], tasks: Iterator[Task], /
    ) -> Generator[list[Result], None, None]: ...


@dataclass(frozen=True)
class Match:
    """What decides every game of a match."""

    contenders: Sequence[Contender]
    setup: Setup
    seed: int
    seconds: float = SECONDS

    def to_json(self) -> dict[str, Any]:
        """What a results file says of the match; results of another one do not belong there."""
        return {
            "bots": {contender.name: contender.bot for contender in self.contenders},
            "setup": self.setup.to_json(),
            "seed": self.seed,
            "seconds": self.seconds,
            "rules": RULES_VERSION,
            "version": version_here(),
        }


def local(jobs: int) -> TaskRunner:
    """Play on the cores of this machine."""
    return partial(in_order, jobs=jobs)


def play_match(
    match: Match,
    games: int,
    runner: TaskRunner,
    jobs: int = 1,
    store: Store | None = None,
    sprt: Sprt | None = None,
    each: Callable[[Result], object] | None = None,
    progress: Callable[[Standing], object] | None = None,
    standing: Standing | None = None,
) -> Standing:
    """Play the first games of a match, or what a store does not hold of them; the sequential test may end it early.

    `each` gets the record of every new game before the store does. The standing is counted up in place, so that
    whoever gave it still has it after an interrupt.
    """
    bots = len(match.contenders)
    check_run(games, -(-games // bots), match.seed, jobs)
    standing = standing if standing is not None else Standing(match.contenders)
    done = 0
    if store is not None:
        store.open_match(match.to_json())
        done = min(store.count(), games)
        for result in store.games(done):
            if _enough(standing, sprt):
                break
            standing.add(result)
    if progress is not None:
        progress(standing)
    if done == games or _enough(standing, sprt):
        return standing
    tasks = _tasks(match, range(done, games), jobs, store is not None or each is not None)
    with closing(runner(play_task, tasks)) as played:
        for result in chain.from_iterable(played):
            if each is not None:
                each(result)
            if store is not None:
                store.add(match.setup, result)
            standing.add(result)
            if progress is not None:
                progress(standing)
            if _enough(standing, sprt):
                break
    return standing


def _tasks(match: Match, games: range, jobs: int, with_records: bool) -> Iterator[Task]:
    quick = all(contender.bot == RANDOM for contender in match.contenders)
    size = min(LARGEST_TASK, max(1, len(games) // (4 * jobs))) if quick and jobs > 1 else 1
    bots, seats = len(match.contenders), match.setup.seats
    for first in games[::size]:
        pairings = [pairing(game, bots, seats) for game in range(first, min(first + size, games.stop))]
        yield Task(match.contenders, match.setup, match.seed, match.seconds, with_records, pairings)


def _enough(standing: Standing, sprt: Sprt | None) -> bool:
    """Whether the test is decided; it looks only at whole deals, one after the other."""
    if sprt is None:
        return False
    while sprt.deals < standing.whole_deals and sprt.accepted is None:
        deal = standing.deals[sprt.deals]
        sprt.add(deal.firsts[0] / WIN / deal.games)
    return sprt.accepted is not None
