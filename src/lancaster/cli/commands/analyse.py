"""lancaster analyse: how a recorded game was likely to end at each moment, and which decisions cost most."""

from itertools import groupby
from typing import Annotated, Any

import typer
from rich.console import Console

from lancaster import messages
from lancaster.bots import analysis
from lancaster.cli import files
from lancaster.cli.options import flag
from lancaster.cli.output import print_json
from lancaster.cli.progress import progress_bar
from lancaster.terminal.console import console, new_table
from lancaster.words import Words


def analyse(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record of a game; - reads standard input.")],
    bot: Annotated[str, typer.Option(metavar="LEVEL", help="Who judges the decisions.")] = analysis.LEVEL,
    as_json: Annotated[bool, flag("--json", "Print one JSON document.")] = False,
) -> None:
    """Look back at a recorded game: who was likely to win when, and which decisions cost most."""
    record = files.read_record(file)
    with progress_bar(len(record.actions)) as progress:
        result = analysis.analyse(record, bot, lambda done, total: progress(done))
    costly = messages.costly_decisions(record, result["costly"])
    words = Words()
    if as_json:
        for decision in costly:
            decision.update({name: words.text(decision[name]) for name in ("played", "better")})
        print_json({"lancaster": "analysis", **result, "costly": costly})
        return
    _print_chances(result["positions"], words, console())
    _print_costly(costly, words, console())


def _print_chances(positions: list[dict[str, Any]], words: Words, out: Console) -> None:
    """One line for each phase, as it began, and one for the end."""
    seats = [words.seat(seat) for seat in range(len(positions[0]["chances"]))]
    table = new_table("Chances to win (expected points)", ["Action", "Round", "Phase"], seats)
    begun = [next(same) for _, same in groupby(positions, key=lambda position: (position["round"], position["phase"]))]
    for position in begun:
        cells = [
            f"{chance:.0%} ({points:.0f})"
            for chance, points in zip(position["chances"], position["points"], strict=True)
        ]
        table.add_row(str(position["action"]), str(position["round"]), words.say(f"phase-{position['phase']}"), *cells)
    out.print(table)


def _print_costly(costly: list[dict[str, Any]], words: Words, out: Console) -> None:
    """The decisions of each seat that cost it most."""
    for seat, decisions in groupby(costly, key=lambda decision: decision["seat"]):
        out.print(f"{words.seat(seat)}: what cost most", style="bold")
        for decision in decisions:
            lost = f"{decision['chance_lost']:.1%} chance, {decision['points_lost']:.1f} points"
            out.print(f"{decision['action'] + 1:>5}  {words.text(decision['played'])}")
            out.print(f"       better by {lost}: {words.text(decision['better'])}")
