"""The game's own random numbers: xoshiro128++ seeded by splitmix64, the same on every machine and Python version."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from lancaster.engine.board.seeding import words_of

_WORD: Final = (1 << 32) - 1


@final
@mypyc_attr(acyclic=True)
class Chance:
    """A stream of random numbers that a seed determines completely.

    >>> chance = Chance(1413)
    >>> [chance.below(6) for _ in range(8)]
    [0, 5, 1, 4, 4, 5, 2, 2]
    """

    a: int
    b: int
    c: int
    d: int

    def __init__(self, seed: int) -> None:
        # The words of the state are 32 bits wide, because such numbers stay machine words when compiled.
        self.a, self.b, self.c, self.d = words_of(seed)

    def next(self) -> int:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c ^ a
        d = self.d ^ b
        total = (a + self.d) & _WORD
        bits = ((total << 7 | total >> 25) + a) & _WORD
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ ((b << 9) & _WORD)
        self.d = (d << 11 | d >> 21) & _WORD
        return bits

    def below(self, bound: int) -> int:
        """A number from 0 up to but not including the bound, all equally likely."""
        # With 24 bits the product stays a machine word, and the bias for bounds like ours below 1e-5.
        return (self.next() >> 8) * bound >> 24

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order (Fisher-Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item
