"""The frame of the game: five rounds of three phases, and what happens between them (ROUND)."""

from lancaster.engine.board.state import PLACING, PROPOSALS, ROUNDS, ROW, State, start_phase
from lancaster.engine.expansions import privileges
from lancaster.engine.expansions.reward_tiles import draw_tile
from lancaster.engine.rules.final_scoring import score_final
from lancaster.engine.vocabulary import events
from lancaster.engine.vocabulary.agenda import START_ROUND, TURN, new_step


def start_round(state: State, step: int) -> None:
    """ROUND-1: a round begins with placing; the start player is first (PLACE-GEN-2)."""
    state.round += 1
    state.tell(events.ROUND_STARTED, events.NOBODY, state.round)
    if state.box.reward_tiles:
        draw_tile(state)
    start_phase(state, PLACING)
    state.push(new_step(TURN, state.start_player))


def end_round(state: State, step: int) -> None:
    """ROUND-4, ROUND-5: prepare the next round, or score the game."""
    if state.box.kings_court:
        privileges.end_round(state)
    if state.round == ROUNDS:
        score_final(state)
        return
    reveal_conflicts(state)
    state.favors = state.box.all_favors
    propose_laws(state)
    state.push(new_step(START_ROUND))


def reveal_conflicts(state: State) -> None:
    """SETUP-10, ROUND-4: two new conflicts into the upper row, left space first."""
    for slot in range(ROW):
        state.card[slot] = state.conflict_pile.pop()
        state.tell(events.CONFLICT_REVEALED, events.NOBODY, slot, state.card[slot])


def propose_laws(state: State) -> None:
    """SETUP-13, ROUND-4: three new laws onto the proposal spaces, left to right."""
    for place in range(PROPOSALS):
        state.proposals[place] = state.law_pile.pop()
        state.tell(events.LAW_PROPOSED, events.NOBODY, state.proposals[place], place + 1)
