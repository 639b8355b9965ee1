"""lancaster arena: bots against each other."""

from typing import Annotated, Final

import typer

from lancaster.arena.match import Match
from lancaster.arena.schedule import contenders_of
from lancaster.arena.sprt import Sprt
from lancaster.bench.arena import measure
from lancaster.bots.external import SECONDS
from lancaster.cli import matches, options
from lancaster.cli.output import fail, print_line, progress_console
from lancaster.cli.text.tables import counted
from lancaster.terminal.console import console, new_table

GAMES: Final = 400
SPEED_GAMES: Final = 40
Jobs = Annotated[
    int | None,
    options.whole("--jobs", "-j", help="Processes that play at the same time, 1 to 256; without it all cores."),
]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: auto, local or HOST:PORT."),
]
AsJson = Annotated[bool, options.flag("--json", "Print the result as JSON, on one line.")]
Out = Annotated[
    str | None,
    typer.Option(metavar="FOLDER", help="Keep all games in results.sqlite here, and go on with what is there."),
]


def arena(
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOT...",
            help="A level (lancaster bots), random, LEVEL:EFFORT, cmd:COMMAND, or NAME= before any of them.",
        ),
    ] = None,
    games: Annotated[
        int | None, options.whole("--games", "-n", help=f"How many games, or at most with --sprt; without it {GAMES}.")
    ] = None,
    seats: options.Seats = 4,
    seed: Annotated[
        int, options.whole("--seed", help="Seed of the first deal; each further deal takes the next.")
    ] = options.SEED,
    jobs: Jobs = None,
    modules: options.Modules = None,
    laws: options.Laws = None,
    supply: options.Supply = "unlimited",
    holdings: options.Holdings = "hidden",
    components: options.ComponentsFile = None,
    reading: options.Readings = None,
    seconds: Annotated[float, options.as_seconds("Time for each answer of a cmd: bot")] = SECONDS,
    ray: Ray = None,
    out: Out = None,
    records: options.Records = None,
    sprt: Annotated[
        bool, options.flag("--sprt", "Stop when it is clear whether the first of two bots is better.")
    ] = False,
    p0: Annotated[float, typer.Option(metavar="<float>", help="With --sprt: share of first places if not.")] = 0.5,
    p1: Annotated[float, typer.Option(metavar="<float>", help="With --sprt: share of first places if so.")] = 0.55,
    alpha: Annotated[float, typer.Option(metavar="<float>", help="With --sprt: risk of a wrong yes.")] = 0.05,
    beta: Annotated[float, typer.Option(metavar="<float>", help="With --sprt: risk of a wrong no.")] = 0.05,
    speed: Annotated[bool, options.flag("--speed", "Measure games per second of quick bots instead.")] = False,
    as_json: AsJson = False,
) -> None:
    """Play bots against each other: the same deals from every seat, with ratings and intervals (docs/arena.md)."""
    if speed:
        _show_speed(SPEED_GAMES if games is None else games, as_json)
        return
    contenders = contenders_of(bots or [])
    if sprt and len(contenders) != 2:
        fail(f"The sequential test compares two bots, not {len(contenders)}; name two, or leave out --sprt.")
    test = Sprt(p0, p1, alpha, beta) if sprt else None
    match = Match(
        contenders, options.setup_of(seats, modules, laws, supply, holdings, components, reading), seed, seconds
    )
    run = matches.RunOptions(jobs, ray, options.folder_of(out, "--out"), options.folder_of(records, "--records"))
    standing = matches.play(match, GAMES if games is None else games, run, test, quiet=as_json)
    if as_json:
        print_line(matches.summary(match, standing, test))
    else:
        matches.show(match, standing, test)


def _show_speed(games: int, as_json: bool) -> None:
    with progress_console().status("Measuring"):
        measured = measure(games, [1, 2])
    if as_json:
        print_line(measured)
        return
    columns = [*(counted(jobs, "process", "es") for jobs in measured["jobs"]), "Ratio"]
    table = new_table(f"Games per second, {measured['seats']} seats", ["Bot"], columns)
    for bot, rates in measured["games_per_s"].items():
        table.add_row(bot, *(f"{rate:,.1f}" for rate in rates), f"{rates[-1] / rates[0]:.2f}")
    console().print(table)
