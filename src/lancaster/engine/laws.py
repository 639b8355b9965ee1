"""Applying the laws in force (LAWGEN)."""

from collections.abc import Callable
from typing import Final

from lancaster.engine import events
from lancaster.engine.agenda import COUNTY, LAW, a_of, b_of, step
from lancaster.engine.base_laws import BASE_LAWS
from lancaster.engine.law_cards import LAWS
from lancaster.engine.state import REWARDS, State, start_phase

EFFECTS: Final[list[Callable[[State, int, int], None]]] = [BASE_LAWS[law] for law in LAWS]
"""By law: what it does for a seat."""
IN_FORCE: Final = 3


def apply_laws(state: State, now: int) -> None:
    """LAWGEN-1, LAWGEN-2: the laws from left to right, each for every seat in player order (AMB-17)."""
    place = a_of(now)
    turn = b_of(now)
    if place == IN_FORCE:
        start_phase(state, REWARDS)
        state.push(step(COUNTY))
        return
    law = state.laws[place]
    if turn == 0:
        state.tell(events.LAW_APPLIED, events.NOBODY, law)
    if turn == state.box.seats:
        state.push(step(LAW, 0, place + 1, 0))
    else:
        state.push(step(LAW, 0, place, turn + 1))
        EFFECTS[law](state, state.seat_in_order(turn), law)
