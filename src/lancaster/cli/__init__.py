"""The command line: ``lancaster play | simulate | replay | bench``."""

from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

import typer

from lancaster.cli.bench import benches
from lancaster.cli.group import FLAG, OneSentenceGroup, PlainCommand
from lancaster.cli.play import play
from lancaster.cli.replay import replay
from lancaster.cli.simulate import simulate

app = typer.Typer(
    name="lancaster",
    cls=OneSentenceGroup,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        try:
            typer.echo(f"lancaster {version('lancaster')}")
        except PackageNotFoundError:
            typer.echo("lancaster (not installed)")
        raise typer.Exit


@app.callback()
def lancaster(
    show_version: Annotated[
        bool,
        typer.Option(
            "--version", metavar=FLAG, callback=_show_version, is_eager=True, help="Show the version and end."
        ),
    ] = False,
) -> None:
    """Lancaster, the board game: play it, simulate games, replay them, measure the engine."""


app.command(cls=PlainCommand)(play)
app.command(cls=PlainCommand)(simulate)
app.command(cls=PlainCommand)(replay)
app.add_typer(benches, name="bench")
