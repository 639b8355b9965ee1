"""Small readers that states have in common: a value of the right shape, or a sentence that says what is wrong."""

from typing import Any

from lancaster.engine.errors import FormatError, shown


def read_object(value: Any, keys: list[str], what: str) -> dict[str, Any]:
    """A JSON object with exactly these keys."""
    if not isinstance(value, dict):
        raise FormatError(f"{what} must be a JSON object, not {shown(value)}.")
    for key in keys:
        if key not in value:
            raise FormatError(f"{what} lacks {key!r}.")
    for key in value:
        if key not in keys:
            raise FormatError(f"{what} has no {shown(key)}.")
    return value


def read_list(value: Any, length: int, what: str) -> list[Any]:
    """A list; of exactly this length, unless the length is negative."""
    if not isinstance(value, list):
        raise FormatError(f"{what} must be a list, not {shown(value)}.")
    if length >= 0 and len(value) != length:
        raise FormatError(f"{what} must have {length} entries, not {len(value)}.")
    return value


def place_in(names: list[str], value: Any, what: str) -> int:
    """Where one of these names stands among them."""
    if not isinstance(value, str) or value not in names:
        raise FormatError(f"{what} is not known: {shown(value)}.")
    return names.index(value)
