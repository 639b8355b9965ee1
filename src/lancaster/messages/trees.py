"""Message trees: what to say, without a language.

A tree is the JSON that goes to a client: the id of a message in the catalogs, and its arguments, which are numbers,
plain texts, or trees themselves. Trees are shared, so nobody may change one.
"""

from collections.abc import Sequence
from typing import TypeVar

from lancaster.messages.types import Argument, Message

_Part = TypeVar("_Part", bound=Argument)


def message(id: str, /, **args: Argument) -> Message:
    """The tree of this message with these arguments.

    >>> message("goods-gold", count=2)
    {'id': 'goods-gold', 'args': {'count': 2}}
    """
    return {"id": id, "args": args} if args else {"id": id}


def yes(value: object) -> str:
    """The word by which messages choose their wording."""
    return "yes" if value else "no"


def listed(parts: Sequence[_Part]) -> _Part | Message:
    """The parts as one list: ``2 gold, 1 squire and 3 voting markers``."""
    if not parts:
        return message("goods-nothing")
    if len(parts) == 1:
        return parts[0]
    rest = message("list-last", first=parts[-2], last=parts[-1])
    for part in reversed(parts[:-2]):
        rest = message("list-more", first=part, rest=rest)
    return rest


def numbers(figures: Sequence[int]) -> Argument:
    """``1, 1 and 3``."""
    return listed([str(figure) for figure in figures])
