"""The game's own random numbers: xoshiro128++ seeded by splitmix64, the same on every machine and Python version."""

from typing import Final

from mypy_extensions import mypyc_attr

MAX_SEED: Final = (1 << 64) - 1
_WORD: Final = (1 << 32) - 1


def _splitmix64(state: int) -> int:
    """64 well mixed bits out of any number."""
    bits = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MAX_SEED
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MAX_SEED
    return bits ^ (bits >> 31)


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
        first = _splitmix64((seed + 0x9E3779B97F4A7C15) & MAX_SEED)
        second = _splitmix64((seed + 0x3C6EF372FE94F82A) & MAX_SEED)
        self.a = first >> 32
        self.b = first & _WORD
        self.c = second >> 32
        self.d = second & _WORD | 1  # Never all zero, where the generator would stand still.

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
        # The bias for bounds as small as ours is below 1e-7: not worth a rejection loop.
        return self.next() * bound >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order (Fisher-Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item
