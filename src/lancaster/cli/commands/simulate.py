"""lancaster simulate: games of bots, as statistics, records or logs."""

from concurrent.futures.process import BrokenProcessPool
from typing import Annotated

import typer

from lancaster.bots.levels import RANDOM
from lancaster.cli import files, options
from lancaster.cli.commands.replay import print_log
from lancaster.cli.output import fail, print_json, stopped, to_the_end
from lancaster.cli.progress import progress_bar
from lancaster.cli.text.tables import counted, print_heading, print_statistics, spread_cells
from lancaster.engine.format.record import Record
from lancaster.simulation import Statistics
from lancaster.simulation import simulate as play_games
from lancaster.terminal.console import console, new_table
from lancaster.words import Words


def simulate(
    games: Annotated[int, options.whole("--games", "-n", help="How many games.")] = 100,
    seats: options.Seats = 4,
    seed: Annotated[
        int, options.whole("--seed", help="Seed of the first game; each further game takes the next.")
    ] = options.SEED,
    jobs: Annotated[int, options.whole("--jobs", "-j", help="Processes that play at the same time, 1 to 256.")] = 1,
    bots: Annotated[
        str,
        typer.Option(
            metavar="LEVELS",
            help="Who plays: random or a level of lancaster bots; one for all seats, or one each with commas.",
        ),
    ] = RANDOM,
    modules: options.Modules = None,
    laws: options.Laws = None,
    supply: options.Supply = "unlimited",
    holdings: options.Holdings = "hidden",
    components: options.ComponentsFile = None,
    reading: options.Readings = None,
    records: options.Records = None,
    log: Annotated[bool, options.flag("--log", "Print each game as a readable log.")] = False,
    as_json: Annotated[bool, options.flag("--json", "Print the statistics as one JSON document.")] = False,
) -> None:
    """Play games of bots, at random unless --bots says otherwise, and show what they came to."""
    if log and as_json:
        fail("--log and --json cannot both have the output; choose one.")
    setup = options.setup_of(seats, modules, laws, supply, holdings, components, reading)
    folder = options.folder_of(records, "--records")
    if folder is not None:
        files.make_folder(folder)
    words = Words()
    out = console()
    done = 0

    with to_the_end(wanted=folder is not None) as say:

        def keep(record: Record) -> None:
            if folder is not None:
                files.write_record(record, folder)
            if log:
                say(lambda: print_log(record, words, out))

        try:
            with progress_bar(games, wanted=not log) as progress:

                def count(finished: int) -> None:
                    nonlocal done
                    done = finished
                    progress(finished)

                each = keep if log or folder is not None else None
                levels = [level.strip() for level in bots.split(",")]
                statistics = play_games(setup, games, seed, jobs, count, each, levels)
        except KeyboardInterrupt as stop:
            stopped(stop, f"Stopped after {done} of {games} games.")
        except BrokenProcessPool:
            fail(f"A process was killed after {done} of {games} games; try fewer --jobs.")
        say(lambda: _show(statistics, words, log, as_json))


def _show(statistics: Statistics, words: Words, log: bool, as_json: bool) -> None:
    if as_json:
        print_json(statistics.to_json())
    elif not log or statistics.games > 1:
        if set(statistics.bots) == {RANDOM}:
            print_statistics(statistics, words, console())
        else:
            _print_bots(statistics, words)


def _print_bots(statistics: Statistics, words: Words) -> None:
    """How the levels did at their seats, and each of them altogether."""
    out = console()
    title = f"{counted(statistics.games, 'game')} of bots, from seed {statistics.seed} on"
    print_heading(title, statistics.setup, words, out)
    numbers = [words.say(f"stats-{name}") for name in ("mean", "sd", "min", "max", "wins")]
    by_seat = new_table(words.say("board-points"), [words.say("board-player"), "Bot"], numbers)
    for seat, level in enumerate(statistics.bots):
        spread = spread_cells(statistics.scores[seat])
        by_seat.add_row(words.seat(seat), words.say(f"bot-{level}"), *spread, f"{statistics.share_of_wins(seat):.1%}")
    out.print(by_seat)
    by_bot = new_table("Bots", ["Bot"], [words.say("stats-wins")])
    for level, wins in statistics.wins_by_bot().items():
        by_bot.add_row(words.say(f"bot-{level}"), f"{wins:.1%}")
    out.print(by_bot)
