"""lancaster train: make the network of the higher levels anew."""

import os
from pathlib import Path
from typing import Annotated, Final

import typer

from lancaster.cli.options import whole
from lancaster.cli.output import fail, stopped, to_the_end
from lancaster.installing import command_for
from lancaster.terminal.console import console

LEAST_GAMES: Final = 100
"""Two files of lessons: one to learn from, one to test on."""


def train(
    out: Annotated[
        Path,
        typer.Option(metavar="DIR", help="Where games and networks go; a second run goes on there (docs/bots.md)."),
    ],
    games: Annotated[int, whole("--games", "-n", help="Games in each generation.")] = 10_000,
    generations: Annotated[int, whole("--generations", help="How often it plays with what it has learned.")] = 2,
    epochs: Annotated[int, whole("--epochs", help="How often it goes through the lessons.")] = 6,
    jobs: Annotated[int, whole("--jobs", "-j", help="Processes that play at the same time.")] = os.cpu_count() or 1,
) -> None:
    """Train the network of the baron and the earl by games of bots against themselves (needs PyTorch)."""
    if games < LEAST_GAMES:
        fail(f"Training needs {LEAST_GAMES} games or more, not {games}.")
    if generations < 1:
        fail(f"Training needs 1 generation or more, not {generations}.")
    try:
        from lancaster.training import course, learn  # noqa: F401
    except ImportError:
        fail(f"Training needs PyTorch: {command_for('train')}.")
    with to_the_end() as say:

        def tell(text: str) -> None:
            say(lambda: console().print(text))

        try:
            network = course.train(out, games, generations, epochs, jobs, tell)
        except KeyboardInterrupt as stop:
            stopped(stop, "Stopped; the same command goes on with the games that were played.")
        tell(f"The network is in {network}; copy it to src/lancaster/bots/network/network.npz to play with it.")
