"""lancaster stats: what the games of matches say about bots, seats, laws and modules, as tables, JSON and plots."""

from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer

from lancaster.arena.findings.facts import GameFacts, facts
from lancaster.arena.findings.games import Findings
from lancaster.arena.results import Store
from lancaster.cli.options import flag, folder_of
from lancaster.cli.output import fail, print_json, quoted, reason, to_the_end
from lancaster.cli.progress import progress_bar
from lancaster.cli.text.stats_tables import print_findings
from lancaster.engine.errors import LancasterError
from lancaster.installing import command_for
from lancaster.terminal.console import console
from lancaster.words import Words

FORMATS: Final = ("png", "svg")
BOTH: Final = ",".join(FORMATS)
Plots = Annotated[str | None, typer.Option(metavar="FOLDER", help="Draw plots into this folder.")]
AsJson = Annotated[bool, flag("--json", "Print all numbers, for every slice, as one JSON document.")]
Formats = Annotated[str, typer.Option("--format", metavar="NAMES", help="Of the plots: png, svg or both with a comma.")]


def stats(
    results: Annotated[
        list[str], typer.Argument(metavar="RESULTS...", help="Folders that lancaster arena --out filled; all together.")
    ],
    out: Plots = None,
    formats: Formats = BOTH,
    bots: Annotated[
        str | None, typer.Option(metavar="NAMES", help="Only games in which nobody else sits; names with commas.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Show what the games of matches say about the bots and about the game."""
    folder, wanted = prepare(out, formats)
    games = _read(results, None if bots is None else {bot.strip() for bot in bots.split(",")})
    findings = Findings(games, Words())
    with to_the_end() as say:
        say(lambda: print_json(findings.to_json()) if as_json else print_findings(findings, console()))
        if folder is not None:
            _draw(findings, folder, wanted)


def _formats(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in FORMATS:
            fail(f"There are no plots as {quoted(name)}; give --format png, svg or png,svg.")
    return names


def _read(names: Sequence[str], bots: set[str] | None) -> list[GameFacts]:
    """The facts of all games in these files, each file once."""
    games: list[GameFacts] = []
    with ExitStack() as stack:
        paths = dict.fromkeys(Path(name).resolve() for name in names)
        stores = [stack.enter_context(Store(path, write=False)) for path in paths]
        with progress_bar(sum(store.count() for store in stores)) as progress:
            read = 0
            for store in stores:
                for result in store.games(records=True):
                    read += 1
                    progress(read)
                    if bots is None or {place.bot for place in result.places} <= bots:
                        try:
                            games.append(facts(result))
                        except LancasterError as error:
                            fail(f"Game {result.game} in {quoted(store.path)} cannot be used: {error}")
    if not games:
        fail("There are no such games; give folders with games of these bots." if bots else "There are no games yet.")
    return games


def prepare(out: str | None, formats: str, option: str = "--out") -> tuple[Path | None, list[str]]:
    """Where plots go and as what; whatever would make long work useless is noticed before it begins."""
    wanted = _formats(formats)
    folder = folder_of(out, option)
    if folder is None:
        return None, wanted
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        fail(f"Plots need Matplotlib: {command_for('arena')}.")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        _cannot_write(folder, error)
    return folder, wanted


def _draw(findings: Findings, folder: Path, formats: Iterable[str]) -> None:
    from lancaster.arena.plots.pages import PLOTS, write_plots

    try:
        with progress_bar(len(PLOTS)) as progress:
            paths = write_plots(findings, folder, list(formats), progress)
    except OSError as error:
        _cannot_write(folder, error)
    typer.echo(f"{len(paths)} plots are in {quoted(folder)}.", err=True)


def _cannot_write(folder: Path, error: OSError) -> NoReturn:
    fail(f"Plots cannot be written to {quoted(folder)} ({reason(error)}); make room or give another folder.")
