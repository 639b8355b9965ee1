"""The game's own random numbers: splitmix64, the same on every machine and Python version."""

from typing import Final

_MASK: Final = (1 << 64) - 1
MAX_SEED: Final = _MASK


class Chance:
    """A stream of random numbers that a seed determines completely."""

    state: int

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        bits = self.state
        bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
        return bits ^ (bits >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 up to but not including the bound, all equally likely."""
        # The bias of a 64-bit number over bounds this small is below 1e-17: not worth a rejection loop.
        return (self.next() >> 32) * bound >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order (Fisher-Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item
