"""Power points and where they come from (REWARD-PP-1)."""

from typing import Any

from lancaster.engine.board.state import State
from lancaster.engine.vocabulary import events
from lancaster.engine.vocabulary.sources import SOURCES


def score(state: State, seat: int, source: int, points: int) -> None:
    """Advance a seat on the track; only seats have points, never their allies (TWO-3)."""
    if points:
        state.points[seat] += points
        state.sheet[seat * len(state.box.sources) + state.box.column[source]] += points
        state.tell(events.SCORED, seat, source, points)


def share_by_rank(keys: list[tuple[int, int, int]], first: int, second: int) -> tuple[list[int], list[int]]:
    """FINAL-4, RESENT-17: each seat's rank by its key, and its share of what the first and the second get or lose.

    Who is tied for first shares both, so that there is no second; who is tied for second shares that; rounded down.
    """
    ranks = [1 + len([key for key in keys if key > mine]) for mine in keys]
    shares = [0] * len(keys)
    for seat in range(len(keys)):
        sharing = ranks.count(ranks[seat])
        if ranks[seat] == 1:
            shares[seat] = first if sharing == 1 else (first + second) // sharing
        elif ranks[seat] == 2:
            shares[seat] = second // sharing
    return ranks, shares


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


def lines_of(state: State, seat: int) -> dict[str, int]:
    """The score sheet of a seat: every source that gave or cost points so far."""
    sources = state.box.sources
    first = seat * len(sources)
    return {SOURCES[sources[i]]: state.sheet[first + i] for i in range(len(sources)) if state.sheet[first + i]}


def score_of(state: State, seat: int) -> Score:
    """The points of a seat so far."""
    return Score(state.points[seat], lines_of(state, seat))
