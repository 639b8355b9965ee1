"""Applying the laws in force (LAWGEN)."""

from collections.abc import Callable
from typing import Final

from lancaster.engine.board.state import REWARDS, State, start_phase
from lancaster.engine.expansions.court import fill_offices
from lancaster.engine.expansions.resentment import empty_tower
from lancaster.engine.laws.base_laws import ASKED_BY_BASE_LAWS, BASE_LAWS, QUALIFIES_FOR_BASE_LAWS
from lancaster.engine.laws.king_laws import ALL_AT_ONCE, ASKED_BY_KING_LAWS, KING_LAWS, QUALIFIES_FOR_KING_LAWS
from lancaster.engine.laws.new_laws import ASKED_BY_NEW_LAWS, NEW_LAWS, QUALIFIES_FOR_NEW_LAWS
from lancaster.engine.rules.parliament import return_markers
from lancaster.engine.vocabulary import events
from lancaster.engine.vocabulary.agenda import COUNTY, LAW, a_of, b_of, step
from lancaster.engine.vocabulary.law_cards import IN_FORCE, LAWS

_EFFECTS: Final[dict[str, Callable[[State, int, int], None]]] = BASE_LAWS | NEW_LAWS | KING_LAWS
EFFECTS: Final[list[Callable[[State, int, int], None] | None]] = [_EFFECTS.get(law) for law in LAWS]
"""By law: what it does for a seat; None for those that do something for all at once."""
ASKED_BY: Final[dict[str, list[tuple[int, int]]]] = ASKED_BY_BASE_LAWS | ASKED_BY_NEW_LAWS | ASKED_BY_KING_LAWS
"""The questions that a law can put, each with the step's first number."""
QUALIFIES: Final[dict[str, Callable[[State, int, int], bool]]] = (
    QUALIFIES_FOR_BASE_LAWS | QUALIFIES_FOR_NEW_LAWS | QUALIFIES_FOR_KING_LAWS
)
"""Who can be asked by a law that does not ask everybody."""


def apply_laws(state: State, now: int) -> None:
    """LAWGEN-1, LAWGEN-2: the laws from left to right, each for every seat in player order (AMB-17)."""
    place = a_of(now)
    turn = b_of(now)
    if place == IN_FORCE:
        end_parliament(state)
        return
    law = state.laws[place]
    if turn == 0:
        state.tell(events.LAW_APPLIED, events.NOBODY, law)
    effect = EFFECTS[law]
    if effect is None:
        state.push(step(LAW, 0, place + 1, 0))
        ALL_AT_ONCE[LAWS[law]](state, law)
    elif turn == state.box.seats:
        state.push(step(LAW, 0, place + 1, 0))
    else:
        state.push(step(LAW, 0, place, turn + 1))
        effect(state, state.seat_in_order(turn), law)


def end_parliament(state: State) -> None:
    """VOTE-10, ROUND-3: retained markers go back; phase 3 begins at the king's court, then come tower and counties."""
    if state.box.beyond_base_laws and any(state.retained):
        return_markers(state, state.retained)
        state.retained = [0] * state.box.seats
    start_phase(state, REWARDS)
    if state.box.court:
        fill_offices(state)
    if state.box.resentment:
        empty_tower(state)
    state.push(step(COUNTY))
