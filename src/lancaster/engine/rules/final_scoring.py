"""The end: knighthood, extensions, noblemen (FINAL); seals and dishonor where they are played."""

from typing import Final

from lancaster.engine.board.scores import score, share_by_rank
from lancaster.engine.board.state import OVER, State, start_phase
from lancaster.engine.expansions.bishops import score_seals
from lancaster.engine.expansions.kings_court import tudor_in_knighthood
from lancaster.engine.expansions.resentment import score_dishonor
from lancaster.engine.vocabulary import events, sources
from lancaster.engine.vocabulary.knights import ALL_KNIGHTS, STRENGTH

FIRST: Final = 8
SECOND: Final = 4


def score_final(state: State) -> None:
    """FINAL-1: in the order of the rules; then the game is over."""
    seats = range(state.box.seats)
    knighthood = [STRENGTH[ALL_KNIGHTS - state.reserve[seat]] for seat in seats]
    if state.box.kings_court:
        knighthood = [knighthood[seat] + tudor_in_knighthood(state, seat) for seat in seats]
    _score_majority(state, sources.FROM_KNIGHTHOOD, knighthood, state.squires)  # FINAL-2
    extensions = [state.extensions[seat].bit_count() for seat in seats]
    _score_majority(state, sources.FROM_EXTENSIONS, extensions, state.gold)  # FINAL-3
    for seat in seats:
        score(state, seat, sources.FROM_NOBLEMEN, nobleman_points(state.noblemen[seat].bit_count()))
    if state.box.kings_court:
        score_seals(state)
    if state.box.resentment:
        score_dishonor(state)
    start_phase(state, OVER)
    state.tell(events.GAME_OVER, events.NOBODY)


def nobleman_points(company: int) -> int:
    """FINAL-5: what so many noblemen at table are worth."""
    return company * (company - 1) // 2


def _score_majority(state: State, source: int, values: list[int], tie_breaks: list[int]) -> None:
    ranks, points = majority(values, tie_breaks)
    for seat in range(state.box.seats):
        tied = values.count(values[seat]) > 1
        state.tell(
            events.FINAL_RANK, seat, source, ranks[seat], values[seat], tie_breaks[seat] if tied else events.NO_TIE
        )
        score(state, seat, source, points[seat])


def majority(values: list[int], tie_breaks: list[int]) -> tuple[list[int], list[int]]:
    """FINAL-2..4: each seat's rank and points; a tie after the tie-break shares, rounded down.

    TWO-20, AMB-53: with two players there are only the points of the first place.
    """
    keys = [(values[seat], tie_breaks[seat], 0) for seat in range(len(values))]
    return share_by_rank(keys, FIRST, SECOND if len(values) > 2 else 0)
