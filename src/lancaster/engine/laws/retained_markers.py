"""The voting markers that players kept through all three votes, as long as a law is about them (TERM-10, VOTE-10)."""

from lancaster.engine.board.state import State
from lancaster.engine.laws.book import BOOK


def are_retained(state: State) -> bool:
    """AMB-16: whether one of the laws in force refers to retained markers."""
    return any(BOOK[law].keeps_markers for law in state.laws)


def retain_markers(state: State) -> bool:
    """AMB-16: if a law refers to them, unspent markers stay until all laws have been applied; says whether they do."""
    if not state.box.beyond_base_laws or not are_retained(state):
        return False
    state.retained = state.markers[:]
    return True
