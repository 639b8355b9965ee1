"""The command line, ``lancaster``: its commands, their options and their output."""

from typing import Annotated

import typer

# First, because NumPy reads it when it is imported.
from lancaster.bots import one_thread as one_thread
from lancaster.cli.commands.analyse import analyse
from lancaster.cli.commands.arena import arena
from lancaster.cli.commands.balance import balance
from lancaster.cli.commands.bench import benches
from lancaster.cli.commands.bots import bots
from lancaster.cli.commands.ladder import ladder, thinking
from lancaster.cli.commands.play import play
from lancaster.cli.commands.replay import replay
from lancaster.cli.commands.simulate import simulate
from lancaster.cli.commands.stats import stats
from lancaster.cli.commands.train import train
from lancaster.cli.group import FLAG, OneSentenceGroup, PlainCommand
from lancaster.engine import COMPILED
from lancaster.engine.format.record import RULES_VERSION
from lancaster.installing import version_here

app = typer.Typer(
    name="lancaster",
    cls=OneSentenceGroup,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        build = "compiled" if COMPILED else "plain Python"
        typer.echo(f"lancaster {version_here()} (rules version {RULES_VERSION}, {build})")
        raise typer.Exit


@app.callback()
def lancaster(
    show_version: Annotated[
        bool,
        typer.Option(
            "--version",
            metavar=FLAG,
            callback=_show_version,
            is_eager=True,
            help="Show the versions of the program and of its rules, and end.",
        ),
    ] = False,
) -> None:
    """Lancaster, the board game: play it, simulate games, replay them, match bots, measure the engine."""


for _command in (play, simulate, replay, bots, arena, ladder, thinking, stats, balance, analyse, train):
    app.command(cls=PlainCommand)(_command)
app.add_typer(benches, name="bench")
