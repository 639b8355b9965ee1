"""The extensions with which the players begin: chosen in turn, or by all at the same time (SETUP-7, READ-1)."""

from lancaster.engine.board.state import State, tell_to
from lancaster.engine.rules.rewards import answer_extension, build_extension
from lancaster.engine.vocabulary import actions, events
from lancaster.engine.vocabulary.agenda import FIRST_EXTENSION, asks_all, new_step


def push_first_extensions(state: State) -> None:
    """SETUP-7, AMB-2: in player order, or one question to all (READ-1)."""
    if state.box.first_at_once:
        state.push(new_step(FIRST_EXTENSION, 0, 1))
        return
    for turn in range(state.box.seats - 1, -1, -1):
        state.push(new_step(FIRST_EXTENSION, state.seat_in_order(turn)))


def tell_choice(state: State, seat: int, action: int) -> None:
    """READ-1: only the seat itself hears of its choice before all are revealed."""
    tell_to(state, seat, events.EXTENSION_CHOSEN, actions.EXTENSION_SPACE.of(action), 0)


def lay_first_extension(state: State, step: int, action: int) -> None:
    """The chosen tile is laid, or those of all, in player order, when the last of them has been chosen."""
    if not asks_all(step):
        answer_extension(state, step, action)
        return
    for turn in range(state.box.seats):
        seat = state.seat_in_order(turn)
        build_extension(state, seat, actions.EXTENSION_SPACE.of(state.reveal(seat)))
