"""From a seed to the first state of the random numbers."""

from typing import Final

MAX_SEED: Final = (1 << 64) - 1
WORD: Final = (1 << 32) - 1


def _splitmix64(state: int) -> int:
    """64 well mixed bits out of any number."""
    bits = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MAX_SEED
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MAX_SEED
    return bits ^ (bits >> 31)


def words_of(seed: int) -> tuple[int, int, int, int]:
    """Four words of 32 bits, never all zero, because there the generator would stand still."""
    first = _splitmix64((seed + 0x9E3779B97F4A7C15) & MAX_SEED)
    second = _splitmix64((seed + 0x3C6EF372FE94F82A) & MAX_SEED)
    return first >> 32, first & WORD, second >> 32, second & WORD | 1
