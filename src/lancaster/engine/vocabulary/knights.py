"""Stacks of knights of one color, packed into an int with two bits for each strength.

Equal knights are equal: only how many of each strength stand somewhere matters. Adding the knights of two places is
adding two ints, and everything about a stack is one look into a table of 256 entries.
"""

from typing import Final

STRONGEST: Final = 4
KNIGHT: Final[list[int]] = [0, 1, 1 << 2, 1 << 4, 1 << 6]
"""The stack of one knight, by his strength."""


def pack(strengths: list[int]) -> int:
    """The stack of knights with these strengths."""
    stack = 0
    for strength in strengths:
        stack += KNIGHT[strength]
    return stack


def count(stack: int, strength: int) -> int:
    """How many knights of this strength the stack holds."""
    return (stack >> (2 * strength - 2)) & 3


def _unpack(stack: int) -> list[int]:
    return [strength for strength in range(1, STRONGEST + 1) for _ in range(count(stack, strength))]


KNIGHTS: Final[list[list[int]]] = [_unpack(stack) for stack in range(256)]
"""The strengths of the knights in a stack, weakest first, one entry for each knight."""

STRENGTHS: Final[list[list[int]]] = [sorted(set(_unpack(stack))) for stack in range(256)]
"""The different strengths in a stack, weakest first."""

STRENGTH: Final[list[int]] = [sum(_unpack(stack)) for stack in range(256)]
"""The total strength of a stack."""

ALL_KNIGHTS: Final = 3 + 2 * KNIGHT[2] + KNIGHT[3] + KNIGHT[4]
"""COMP-3: the seven knights of a color."""


def within(part: int, stack: int) -> bool:
    """Whether every knight of the part is in the stack."""
    return all(count(part, strength) <= count(stack, strength) for strength in range(1, STRONGEST + 1))


PARTS: Final[list[list[int]]] = [
    [part for part in range(stack + 1) if within(part, stack)] for stack in range(ALL_KNIGHTS + 1)
]
"""Every choice of knights out of a stack, in ascending order, none of them first."""
