"""lancaster ladder and lancaster thinking: the levels against each other, by rung and by thinking time."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Annotated, Any, Final

import typer

from lancaster.arena.match import Match
from lancaster.arena.schedule import contenders_of
from lancaster.bots.levels import LEVELS, RANDOM, parse
from lancaster.cli import agreements, matches
from lancaster.cli.commands.arena import AsJson, Jobs, Out, Ray
from lancaster.cli.options import SEED, Modules, folder_of, setup_of, whole
from lancaster.cli.output import print_line
from lancaster.engine.errors import LancasterError, shown
from lancaster.engine.setup import Setup
from lancaster.terminal.console import console, new_table

TABLE_SEATS: Final = 4
WANTED: Final = 0.65
"""The share of first places that a level takes from the one below."""
WANTED_OF_LOWEST: Final = 0.95
"""And the lowest from random."""
Games = Annotated[int, whole("--games", "-n", help="Games of each match.")]
Seed = Annotated[int, whole("--seed", help="Seed of the first deal of each match.")]


def ladder(
    levels: Annotated[
        str | None,
        typer.Option(metavar="LEVELS", help="With commas, the lowest first, each against the one before it."),
    ] = None,
    games: Games = 400,
    seed: Seed = SEED,
    jobs: Jobs = None,
    ray: Ray = None,
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    """Play every level against the one below, two of each, without expansions and with all of them."""
    rungs = [RANDOM, *LEVELS] if levels is None else [level.strip() for level in levels.split(",")]
    if len(rungs) < 2:
        raise LancasterError("A ladder has two levels or more; give --levels another one.")
    options = matches.RunOptions(jobs, ray, folder_of(out, "--out"))
    rows = []
    for lower, higher in pairwise(rungs):
        for modules in (agreements.NONE, agreements.ALL):
            setup = setup_of(TABLE_SEATS, [modules])
            row = _play([higher, lower], setup, games, seed, options, matches.folder_name(higher, lower, modules))
            wanted = WANTED_OF_LOWEST if lower == RANDOM else WANTED
            rows.append({"modules": modules, **row, "wanted": wanted, "passed": row["share"] >= wanted})
    if as_json:
        print_line({"lancaster": "ladder", "seed": seed, "matches": rows, "passed": all(row["passed"] for row in rows)})
        return
    numbers = ["Games", "First places", "95 %", "Wanted", ""]
    title = "Every level against the one below: 4 seats, two of each"
    table = new_table(title, ["Level", "Against", "Expansions"], numbers)
    for row in rows:
        passed = "passed" if row["passed"] else "failed"
        shares = [f"{row['share']:.1%}", matches.percent(row["share_interval"]), f"{row['wanted']:.0%}"]
        table.add_row(row["bot"], row["against"], row["modules"], str(row["games"]), *shares, passed)
    console().print(table)


def thinking(
    level: Annotated[str, typer.Argument(metavar="LEVEL", help="The level that thinks.")],
    efforts: Annotated[
        str, typer.Option(metavar="NUMBERS", help="How hard it thinks: 1 is its own effort.")
    ] = "0.25,1,4",
    against: Annotated[
        str | None, typer.Option(metavar="BOT", help="Whom it plays; without it the level below.")
    ] = None,
    games: Games = 400,
    modules: Modules = None,
    seed: Seed = SEED,
    jobs: Jobs = None,
    ray: Ray = None,
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    """Play a level that thinks more or less long against an opponent that stays the same, two of each."""
    if level not in LEVELS:
        raise LancasterError(f"There is no level {shown(level)}; there are {', '.join(LEVELS)}.")
    rungs = [RANDOM, *LEVELS]
    opponent = rungs[rungs.index(level) - 1] if against is None else against
    options = matches.RunOptions(jobs, ray, folder_of(out, "--out"))
    bots = [f"{level}:{effort.strip()}" for effort in efforts.split(",")]
    for bot in bots:
        parse(bot)
    setup = setup_of(TABLE_SEATS, modules)
    rows = []
    for bot in bots:
        folder = matches.folder_name(bot, opponent)
        row = _play([bot, f"opponent={opponent}"], setup, games, seed, options, folder)
        rows.append({"effort": parse(bot).effort, **row, "against": opponent})
    if as_json:
        print_line({"lancaster": "thinking", "level": level, "against": opponent, "seed": seed, "matches": rows})
        return
    numbers = ["Games", "First places", "95 %", "ms per move", "95 % within"]
    table = new_table(f"{level} against {opponent} by thinking time: 4 seats, two of each", ["Effort"], numbers)
    for row in rows:
        shares = [f"{row['share']:.1%}", matches.percent(row["share_interval"])]
        table.add_row(f"{row['effort']:g}", str(row["games"]), *shares, f"{row['ms_mean']:.1f}", f"{row['ms_p95']:.1f}")
    console().print(table)


def _play(
    bots: Sequence[str], setup: Setup, games: int, seed: int, options: matches.RunOptions, folder: str
) -> dict[str, Any]:
    """How the first of two bots did against the second."""
    contenders = contenders_of(bots)
    bot, against = contenders[0].name, contenders[1].name
    options = replace(options, out=options.out and options.out / folder)
    match = Match(contenders, setup, seed)
    standing = matches.play(match, games, options, quiet=True, title=f"{bot} against {against}: ")
    figures = standing.to_json(0)
    wanted = ("first_places", "share", "share_interval", "points", "points_interval", "ms_mean", "ms_p95")
    return {"bot": bot, "against": against, "games": standing.games, **{key: figures[key] for key in wanted}}
