"""Numbers on the command line, refused in words of our own."""

import math
import re
from collections.abc import Callable
from typing import Final

import typer

MOST_DIGITS: Final = 30
"""More than any number that means something here, and few enough for every message."""
_WHOLE: Final = re.compile(rf"[+-]?[0-9]{{1,{MOST_DIGITS}}}", re.ASCII)


def whole_number(text: str | int) -> int:
    """A whole number in plain digits."""
    if not _WHOLE.fullmatch(str(text)):
        raise typer.BadParameter(f"this must be a whole number, not {shown(text)}")
    return int(text)


def between(least: int, most: int, what: str = "this") -> Callable[[str | int], int]:
    """A reader of whole numbers from the least to the most."""

    def whole_number_between(text: str | int) -> int:
        number = whole_number(text)
        if not least <= number <= most:
            raise typer.BadParameter(f"{what} must be a whole number from {least} to {most}, not {shown(text)}")
        return number

    return whole_number_between


def seconds(text: str | float) -> float:
    """A number of seconds."""
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0.1 <= number <= 600:
        raise typer.BadParameter(f"this must be a number from 0.1 to 600, not {shown(text)}")
    return number


def shown(value: object) -> str:
    """What was given, cut to a length that a sentence can bear."""
    text = repr(str(value))
    return text if len(text) <= 40 else f"{text[:40]}…"
