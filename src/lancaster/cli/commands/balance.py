"""lancaster balance: the games behind docs/balance.md, and what they say about the game."""

from collections.abc import Sequence
from typing import Annotated, Final

import typer

from lancaster.arena.match import Match
from lancaster.arena.schedule import Contender, contenders_of
from lancaster.cli import agreements, matches
from lancaster.cli.commands.arena import Jobs, Ray
from lancaster.cli.commands.stats import BOTH, AsJson, Formats, Plots, prepare, stats
from lancaster.cli.numbers import between
from lancaster.cli.options import SEED, folder_of, setup_of, whole
from lancaster.cli.output import fail

SETUPS: Final[dict[str, tuple[str, str | None]]] = {
    "base": (agreements.NONE, None),
    "new_laws": (agreements.NONE, "new"),
    "court": ("court", None),
    "resentment": ("resentment", None),
    "reward_tiles": ("reward_tiles", None),
    "everything": (agreements.ALL, None),
}
"""By the name of its folder: the modules and laws of a set-up, the base game with one thing more, then with all."""
TOGETHER: Final = ("base", "everything")
"""Set-ups in which several bots also meet."""


def balance(
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT...", help="Who plays, each against itself, then all against each other.")
    ],
    out: Annotated[str, typer.Option(metavar="FOLDER", help="Keep all games here, and go on with what is there.")],
    games: Annotated[int, whole("--games", "-n", help="Games of each match.")] = 200,
    seats: Annotated[str, typer.Option(metavar="NUMBERS", help="Player counts, with commas.")] = "2,3,4,5",
    seed: Annotated[int, whole("--seed", help="Seed of the first deal of each match.")] = SEED,
    jobs: Jobs = None,
    ray: Ray = None,
    plots: Plots = None,
    formats: Formats = BOTH,
    as_json: AsJson = False,
) -> None:
    """Play at tables of every size, with every module and without, and show what the games say about the game."""
    folder = folder_of(out, "--out")
    if folder is None:
        fail("Give --out a folder for the games.")
    counts = [between(2, 5)(count.strip()) for count in seats.split(",")]
    contenders = contenders_of(bots)
    prepare(plots, formats, "--plots")
    teams: list[Sequence[Contender]] = [[contender] for contender in contenders]
    everybody = [contenders] if len(contenders) > 1 else []
    results = []
    for name, (modules, laws) in SETUPS.items():
        for count in counts:
            for team in [*teams, *(everybody if name in TOGETHER else [])]:
                place = folder / matches.folder_name(*(contender.name for contender in team), str(count), name)
                match = Match(team, setup_of(count, [modules], laws), seed)
                matches.play(match, games, matches.RunOptions(jobs, ray, place), quiet=True, title=f"{place.name}: ")
                results.append(str(place))
    stats(results, plots, formats, None, as_json)
