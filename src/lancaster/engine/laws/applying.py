"""Applying the laws in force (LAWGEN)."""

from lancaster.engine.board.state import REWARDS, State, start_phase
from lancaster.engine.expansions.kings_court import fill_offices
from lancaster.engine.expansions.resentment import empty_tower
from lancaster.engine.laws.book import BOOK
from lancaster.engine.rules.parliament import return_markers
from lancaster.engine.vocabulary import events
from lancaster.engine.vocabulary.agenda import COUNTY, LAW, LAW_PLACE, LAW_TURN, new_step
from lancaster.engine.vocabulary.law_cards import IN_FORCE


def apply_laws(state: State, step: int) -> None:
    """LAWGEN-1, LAWGEN-2: the laws from left to right, each for every seat in player order (AMB-17)."""
    place = LAW_PLACE.of(step)
    turn = LAW_TURN.of(step)
    if place == IN_FORCE:
        end_parliament(state)
        return
    law = BOOK[state.laws[place]]
    if turn == 0:
        state.tell(events.LAW_APPLIED, events.NOBODY, law.number)
    if turn == law.turns(state):
        state.push(new_step(LAW, 0, place + 1, 0))
    else:
        state.push(new_step(LAW, 0, place, turn + 1))
        law.apply(state, turn)


def end_parliament(state: State) -> None:
    """VOTE-10, ROUND-3: retained markers go back; phase 3 begins at the king's court, then come tower and counties."""
    if state.box.beyond_base_laws and any(state.retained):
        return_markers(state, state.retained)
        state.retained = [0] * state.box.seats
    start_phase(state, REWARDS)
    if state.box.kings_court:
        fill_offices(state)
    if state.box.resentment:
        empty_tower(state)
    state.push(new_step(COUNTY))
