"""Laws about the voting markers that players kept through all three votes (TERM-10, VOTE-10, AMB-16)."""

from typing import Final

from lancaster.engine.board.state import State
from lancaster.engine.vocabulary.law_cards import LAWS

REFERRING: Final[list[int]] = [LAWS.index(law) for law in ["LAW-N2-2", "LAW-N4-2", "LAW-K3-1"]]


def are_retained(state: State) -> bool:
    """AMB-16: whether one of the laws in force refers to retained markers."""
    return any(law in REFERRING for law in state.laws)


def retain_markers(state: State) -> bool:
    """AMB-16: if a law refers to them, unspent markers stay until all laws have been applied; says whether they do."""
    if not state.box.beyond_base_laws or not are_retained(state):
        return False
    state.retained = state.markers[:]
    return True


def spend_retained(state: State, seat: int, markers: int) -> None:
    """LAW-N4-2: what is paid with counts as retained no more."""
    retained = state.retained[:]
    retained[seat] -= markers
    state.retained = retained
