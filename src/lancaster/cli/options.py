"""Options that several commands share: the table, its seed and its folders."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from lancaster.cli import agreements
from lancaster.cli.group import FLAG
from lancaster.cli.numbers import seconds, whole_number
from lancaster.cli.output import fail
from lancaster.engine.setup import Setup

SEED: Final = 1413


def whole(*names: str, help: str, parser: Callable[[str | int], int] = whole_number) -> Any:
    """An option that is a whole number."""
    return typer.Option(*names, parser=parser, metavar="<int>", help=help)


def flag(name: str, help: str) -> Any:
    """An option that takes no value."""
    return typer.Option(name, metavar=FLAG, help=help)


def as_seconds(help: str) -> Any:
    """The option --seconds, as a number that need not be whole."""
    return typer.Option("--seconds", parser=seconds, metavar="<float>", help=f"{help}, 0.1 to 600.")


Seats = Annotated[int, whole("--seats", help="Players at the table, 2 to 5.")]
Modules = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAMES",
        help="Expansions: court, resentment, reward_tiles, all or none (with commas, or several times). "
        "With all the laws are random too, unless --laws says otherwise.",
    ),
]
Laws = Annotated[
    str | None,
    typer.Option(
        metavar="SETS",
        help="Law sets: base, new, king (only groups 2 and 3, the others base) or random; one for all groups, "
        "or five with commas.",
    ),
]
Records = Annotated[str | None, typer.Option(metavar="DIR", help="Write the record of each game here.")]
Supply = Annotated[str, typer.Option(help="General supply: unlimited or limited.")]
Holdings = Annotated[str, typer.Option(help="Gold and squires: hidden or open.")]
Readings = Annotated[
    list[str] | None,
    typer.Option(
        "--reading",
        metavar="NAME=CHOICE",
        help="How to read a doubtful rule, as last_markers=nowhere (docs/fidelity.md); with commas or several times.",
    ),
]
ComponentsFile = Annotated[str | None, typer.Option(metavar="FILE", help="Figures of your own box (docs/fidelity.md).")]


def setup_of(
    seats: int,
    modules: list[str] | None = None,
    laws: str | None = None,
    supply: str = "unlimited",
    holdings: str = "hidden",
    components: str | None = None,
    readings: list[str] | None = None,
) -> Setup:
    """The table that these options ask for."""
    if components == "":
        # As a path it would stand for the current folder.
        fail("The name of the file is empty; give --components a file.")
    asked = modules or [agreements.NONE]
    return Setup(
        seats=seats,
        modules=agreements.modules_of(asked),
        laws=agreements.laws_of(laws, asked),
        supply=supply,
        holdings=holdings,
        components=components,
        readings=agreements.readings_of(readings or []),
    )


def folder_of(name: str | None, option: str) -> Path | None:
    """The folder that an option names, if it does."""
    if name == "":
        # As a path it would stand for the current folder.
        fail(f"The name of the folder is empty; give {option} a folder.")
    return None if name is None else Path(name)
