"""How often each visitor does each thing, and what that is limited to."""

import math
import time
from collections.abc import Mapping
from typing import Final

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from lancaster.tables.refusals import Refusal


class _Counts(MemoryStorage):
    """The counts in memory, without the library's cleaning thread: starting that costs more than all the counting."""

    _CLEAN_AT: Final = 10_000

    def __init__(self) -> None:
        super().__init__()
        self._clean_at = self._CLEAN_AT

    def get(self, key: str) -> int:
        """How many; a key names its window, so nobody asks for one of the past."""
        return self.storage.get(key, 0)

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """One more; now and then all windows of the past are dropped."""
        count = self.get(key) + amount
        if count == amount:
            if len(self.expirations) >= self._clean_at:
                self._clean()
            self.expirations[key] = time.time() + expiry
        self.storage[key] = count
        return count

    def _clean(self) -> None:
        now = time.time()
        for key in [key for key, end in self.expirations.items() if end <= now]:
            del self.expirations[key], self.storage[key]
        self._clean_at = max(self._CLEAN_AT, 2 * len(self.expirations))


class Rates:
    """How often each visitor does each thing; what has no limit is not counted."""

    def __init__(self, limits: Mapping[str, str]) -> None:
        self._items: dict[str, RateLimitItem] = {what: parse(limit) for what, limit in limits.items()}
        self.counts = _Counts()
        self._limiter = SlidingWindowCounterRateLimiter(self.counts)

    def check(self, what: str, who: str) -> None:
        """Count it, or refuse with the seconds to wait."""
        item = self._items.get(what)
        if item is not None and not self._limiter.hit(item, what, who):
            raise Refusal("too_often", seconds=self._wait(item, what, who))

    def _wait(self, item: RateLimitItem, what: str, who: str) -> int:
        until = self._limiter.get_window_stats(item, what, who).reset_time
        return max(1, math.ceil(until - time.time()))
