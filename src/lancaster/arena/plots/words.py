"""Numbers and names in the headlines of plots."""

from typing import Final

ORDINALS: Final = ("1st", "2nd", "3rd", "4th", "5th")
IN_ORDER: Final = ("the start player", *(f"who plays {place}" for place in ORDINALS[1:]))
SEAT_NUMBERS: Final = ("1", "2", "3", "4", "5")


def percent(share: float) -> str:
    """A share as we write it: `25 %`."""
    return f"{share * 100:.0f}\N{NO-BREAK SPACE}%"


def with_minus(number: str) -> str:
    """A number with a true minus sign, where it has one."""
    return number.replace("-", "\N{MINUS SIGN}")


def signed(number: float) -> str:
    """A difference: `+2.5`."""
    return with_minus(f"{number:+.1f}")


def capital(name: str) -> str:
    """A name at the beginning of a line."""
    return name[:1].upper() + name[1:]


def played_with(setup: str) -> str:
    """Where something is so: `in the base game`, `with everything`, `with “The New Laws”`."""
    return f"in the {setup}" if setup.endswith("game") else f"with {quoted(setup)}"


def quoted(name: str) -> str:
    """A title inside a sentence; what is written small is a description and needs no quotes."""
    return f"“{name}”" if name[:1].isupper() else name
