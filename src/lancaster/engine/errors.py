"""What can be wrong with what the engine is given; each message is one sentence that says what and where."""

from collections.abc import Mapping
from typing import Final

LONGEST_TEXT: Final = 40


def shown(value: object) -> str:
    """A value from outside as a message shows it: short, and never itself the cause of an error."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        # Python refuses to print an int of some thousand digits.
        return str(value) if -1_000_000 < value < 1_000_000 else "a number that large"
    if isinstance(value, float):
        return str(value)
    if isinstance(value, str):
        return repr(value if len(value) <= LONGEST_TEXT else value[:LONGEST_TEXT] + "…")
    if isinstance(value, Mapping):
        return "a table"
    if isinstance(value, list):
        return "a list"
    return f"a {type(value).__name__}"


class LancasterError(ValueError):
    """Anything the engine refuses."""


class SetupError(LancasterError):
    """A table that cannot be set up like this."""


class IllegalAction(LancasterError):
    """An action that the rules do not allow now; the game is as it was."""


class FormatError(LancasterError):
    """A text, a state or a record that cannot be read, or that shows something impossible."""
