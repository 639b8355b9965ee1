"""Playing a match with a progress bar, keeping it, and showing what came of it."""

import os
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from lancaster.arena.cluster import on_ray
from lancaster.arena.intervals import Interval
from lancaster.arena.match import Match, local, play_match
from lancaster.arena.playing import Result, end_programs
from lancaster.arena.ratings import NoRatings, Rating, ratings
from lancaster.arena.results import Store
from lancaster.arena.sprt import Sprt
from lancaster.arena.standing import Standing
from lancaster.cli import files
from lancaster.cli.output import fail, quoted, stopped, to_the_end
from lancaster.cli.progress import progress_bar
from lancaster.cli.text.tables import counted, print_heading
from lancaster.engine.format.record import Record
from lancaster.installing import command_for
from lancaster.simulation import MOST_JOBS
from lancaster.terminal.console import console, new_table
from lancaster.words import Words

SHOWN_WHILE_PLAYING: Final = 4
"""Bots whose shares have room beside the progress bar."""


def all_cores() -> int:
    """How many processes this machine can run at the same time."""
    return min(MOST_JOBS, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


@dataclass(frozen=True)
class RunOptions:
    """How and where games are played, which changes nothing about them."""

    given_jobs: int | None = None
    """None: all cores."""
    ray: str | None = None
    out: Path | None = None
    records: Path | None = None

    @property
    def jobs(self) -> int:
        """How many processes play at the same time."""
        return all_cores() if self.given_jobs is None else self.given_jobs


def play(
    match: Match, games: int, options: RunOptions, sprt: Sprt | None = None, quiet: bool = False, title: str = ""
) -> Standing:
    """Play a match to its end; an interrupt shows and says what there is, and ends the program."""
    standing = Standing(match.contenders)
    runner = local(options.jobs) if options.ray is None else on_ray(options.ray)
    if options.records is not None:
        files.make_folder(options.records)
    store = None if options.out is None else Store(options.out)
    try:
        with progress_bar(games) as bar:
            play_match(
                match,
                games,
                runner,
                options.jobs,
                store,
                sprt,
                None if options.records is None else _record_writer(options.records),
                lambda now: bar(now.games, _so_far(now, title)),
                standing,
            )
    except KeyboardInterrupt as stop:
        with to_the_end() as say:
            if standing.games and standing.whole and not quiet:
                say(lambda: show(match, standing, sprt))
            stopped(stop, f"Stopped {_after(standing, games, store)}.")
    except BrokenProcessPool:
        fail(f"A process was killed {_after(standing, games, store)}; try fewer --jobs.")
    finally:
        end_programs()
        if store is not None:
            store.close()
    return standing


def _after(standing: Standing, games: int, store: Store | None) -> str:
    if store is None:
        return f"after {standing.games} of {games} games"
    # An interrupt may come when a game is kept and not yet counted.
    return f"after {store.count()} of {games} games; the same command goes on from there"


def _record_writer(folder: Path) -> Callable[[Result], None]:
    def write(result: Result) -> None:
        record = Record.from_json(result.record)
        stem = files.record_name(record).removesuffix(".json")
        # A deal is played in several games.
        files.write_record(record, folder, f"{stem}-{result.seating}.json")

    return write


def _so_far(standing: Standing, title: str) -> str:
    shares = [
        f"{contender.name} {standing.share(number):.0%}"
        for number, contender in enumerate(standing.contenders[:SHOWN_WHILE_PLAYING])
    ]
    return f"{title}{', '.join(shares)}" if standing.games else title


def summary(match: Match, standing: Standing, sprt: Sprt | None) -> dict[str, Any]:
    """Everything that a program may want to know about a match."""
    bots = [standing.to_json(number) for number in range(len(match.contenders))]
    rated = _rated(standing)
    return {
        "lancaster": "arena",
        "games": standing.games,
        "deals": len(standing.deals),
        "whole_deals": standing.whole_deals,
        "first_places": {bot["name"]: bot["first_places"] for bot in bots},
        "bots": bots,
        "ratings": None
        if rated is None
        else {bot["name"]: rating.to_json() for bot, rating in zip(bots, rated, strict=True)},
        "seats": match.setup.seats,
        "modules": sorted(match.setup.modules),
        "laws": list(match.setup.laws),
        "seed": match.seed,
        "setup": match.setup.to_json(),
        "sprt": None if sprt is None else sprt.to_json(),
    }


def _rated(standing: Standing) -> list[Rating] | None:
    """The ratings, where they can be had and mean something."""
    try:
        return ratings(standing) if len(standing.contenders) > 1 and standing.games else None
    except NoRatings:
        return None


def show(match: Match, standing: Standing, sprt: Sprt | None) -> None:
    """The result of a match as tables."""
    out = console()
    whole, bots = standing.whole_deals, len(match.contenders)
    games, deals = counted(standing.games, "game"), counted(len(standing.deals), "deal")
    print_heading(f"{games} of {deals}, from seed {match.seed} on", match.setup, Words(), out)
    if whole < len(standing.deals):
        out.print(
            f"The last deal is incomplete: {standing.games - whole * bots} of its {bots} games were played.",
            soft_wrap=True,
        )
    numbers = ["First places", "Share", "95 %", "Points", "Mean place", "ms per move", "95 % within"]
    rated = _rated(standing)
    numbers += ["Rating", "95 %"] if rated else []
    numbers += ["Failures"] if any(standing.failures) else []
    table = new_table(None, ["Bot"], numbers)
    for number in sorted(range(bots), key=lambda number: -standing.firsts[number]):
        bot = standing.to_json(number)
        row = [
            f"{bot['first_places']:.10g}" if isinstance(bot["first_places"], int) else f"{bot['first_places']:.1f}",
            f"{bot['share']:.1%}",
            percent(bot["share_interval"]),
            _figure(bot["points"], 1),
            _figure(bot["rank"], 2),
            _figure(bot["ms_mean"], 2),
            _figure(bot["ms_p95"], 2),
        ]
        if rated:
            rating = rated[number]
            row += [f"{rating.mu:.1f}", _between(rating.interval)]
        if any(standing.failures):
            row.append(str(bot["failures"]))
        table.add_row(bot["name"], *row)
    out.print(table)
    if rated is None and bots > 1:
        out.print(f"For ratings: {command_for('arena')}", soft_wrap=True)
    if sprt is not None:
        out.print(_verdict(match, sprt), soft_wrap=True)


def folder_name(*parts: str) -> str:
    """The name of a folder for a match between bots, whatever these are called."""
    return "-".join("".join(sign if sign.isalnum() or sign in "._" else "_" for sign in part) for part in parts)


def percent(interval: Interval) -> str:
    """An interval of a share."""
    return f"{interval[0]:.1%} to {interval[1]:.1%}"


def _between(interval: Interval | None) -> str:
    return "" if interval is None else f"{interval[0]:.1f} to {interval[1]:.1f}"


def _figure(number: float | None, digits: int) -> str:
    return "" if number is None else f"{number:.{digits}f}"


def _verdict(match: Match, sprt: Sprt) -> str:
    """The verdict of the sequential test in a sentence."""
    name = quoted(match.contenders[0].name)
    lower, upper = sprt.bounds
    figures = f"log-likelihood ratio {sprt.log_ratio():.2f}, bounds {lower:.2f} and {upper:.2f}, {sprt.deals} deals"
    if sprt.accepted is None:
        return f"The test is undecided ({figures}); play more --games."
    if sprt.accepted == "H1":
        return f"H1: {name} is the better one, a share of {sprt.p1:.1%} fits and {sprt.p0:.1%} does not ({figures})."
    return f"H0: {name} is not that much better, a share of {sprt.p0:.1%} fits and {sprt.p1:.1%} does not ({figures})."
