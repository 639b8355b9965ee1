"""Power points and where they come from (REWARD-PP-1)."""

from typing import Any

from lancaster.engine import events
from lancaster.engine.sources import SOURCES
from lancaster.engine.state import State


def score(state: State, seat: int, source: int, points: int) -> None:
    """Advance a seat on the track; only seats have points, never their allies (TWO-3)."""
    if points:
        state.points[seat] += points
        state.sheet[seat * len(SOURCES) + source] += points
        state.tell(events.SCORED, seat, source, points)


class Score:
    """The points of one seat, as a sum and by source."""

    total: int
    lines: dict[str, int]

    def __init__(self, total: int, lines: dict[str, int]) -> None:
        self.total = total
        self.lines = lines

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self.total == other.total and self.lines == other.lines

    def __hash__(self) -> int:
        return hash(self.total)

    def __reduce__(self) -> tuple[Any, ...]:
        return Score, (self.total, self.lines)

    def __repr__(self) -> str:
        return f"Score(total={self.total}, lines={self.lines})"


def score_of(state: State, seat: int) -> Score:
    """The score sheet of a seat: every source that gave points so far."""
    first = seat * len(SOURCES)
    lines = {
        SOURCES[source]: state.sheet[first + source] for source in range(len(SOURCES)) if state.sheet[first + source]
    }
    return Score(state.points[seat], lines)
