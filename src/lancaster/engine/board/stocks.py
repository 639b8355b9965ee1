"""Gold, squires and voting markers moving between players and the general supply (TERM-5, TERM-6)."""

from typing import Final

from lancaster.engine.board.state import ROUNDS, State
from lancaster.engine.vocabulary import events
from lancaster.engine.vocabulary.fields import MAX_NUMBER, REWARD_NAMES

GOODS: Final = REWARD_NAMES.index("goods")
MARKERS: Final = REWARD_NAMES.index("markers")
MOST_PIECES: Final = MAX_NUMBER
"""No stock grows beyond this, so that every number fits its field; real games stay below forty."""


def gain(state: State, faction: int, gold: int, squires: int, markers: int) -> None:
    """REWARD-MARKER-1, REWARD-GOLD-1: take goods from the supply; allies never receive any (TWO-3)."""
    if state.is_ally(faction):
        if gold or squires or markers:
            state.tell(events.FORFEITED, faction, GOODS)
        return
    if markers and gives_no_markers(state):
        state.tell(events.FORFEITED, faction, MARKERS)
        markers = 0
    if state.box.limited:
        # AMB-3: with a limited supply a player takes what is left, the rest is lost.
        if gold > state.bank_gold or squires > state.bank_squires or markers > state.bank_markers:
            state.tell(events.FORFEITED, faction, GOODS)
        gold = min(gold, state.bank_gold)
        squires = min(squires, state.bank_squires)
        markers = min(markers, state.bank_markers)
    gold = min(gold, MOST_PIECES - state.gold[faction])
    squires = min(squires, MOST_PIECES - state.squires[faction])
    markers = min(markers, MOST_PIECES - state.markers[faction])
    if gold or squires or markers:
        state.gold[faction] += gold
        state.squires[faction] += squires
        state.markers[faction] += markers
        state.bank_gold -= gold
        state.bank_squires -= squires
        state.bank_markers -= markers
        state.tell(events.GAINED, faction, gold, squires, markers)


def gives_no_markers(state: State) -> bool:
    """READ-7: whether the table reads it so that in the last round nobody receives voting markers from anywhere."""
    return state.box.no_last_markers and state.round == ROUNDS


def pay(state: State, seat: int, gold: int, squires: int, markers: int) -> None:
    """Give goods back to the supply."""
    if gold or squires or markers:
        state.gold[seat] -= gold
        state.squires[seat] -= squires
        state.markers[seat] -= markers
        state.bank_gold += gold
        state.bank_squires += squires
        state.bank_markers += markers
        state.tell(events.PAID, seat, gold, squires, markers)
