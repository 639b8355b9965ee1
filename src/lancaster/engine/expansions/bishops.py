"""Bishops and seals: what the king's court gives for the end of the game (COURT-39..42)."""

from typing import Final

from lancaster.engine.board.scores import score
from lancaster.engine.board.state import State
from lancaster.engine.board.stocks import MOST_PIECES
from lancaster.engine.vocabulary import events, sources
from lancaster.engine.vocabulary.fields import MOST_BISHOPS, REWARD_NAMES

LORD: Final = 1
SEAL: Final = REWARD_NAMES.index("seal")


def bishop_instead(state: State, faction: int) -> bool:
    """REWARD-UPGRADE-3, COURT-39, COURT-40: whether a bishop can be had instead of an upgrade.

    TWO-COURT-6, AMB-50: an ally removes one from the game and so has no limit.
    """
    if not state.box.kings_court or not state.regal.bishops_left:
        return False
    return state.is_ally(faction) or state.regal.bishops[faction] < MOST_BISHOPS


def take_bishop(state: State, faction: int) -> None:
    """COURT-39: from the supply to court; TWO-COURT-6: an ally's leaves the game."""
    state.regal.bishops_left -= 1
    if state.is_ally(faction):
        state.regal.bishops_removed += 1
        state.tell(events.BISHOP_REMOVED, faction)
    else:
        state.regal.bishops[faction] += 1
        state.tell(events.BISHOP_TAKEN, faction)


def gain_seals(state: State, seat: int, seals: int) -> None:
    """COURT-20, COURT-22: seals go behind the screen."""
    board = state.regal
    if state.box.limited and seals > board.seals_left:
        state.tell(events.FORFEITED, seat, SEAL)  # AMB-3
        seals = board.seals_left
    seals = min(seals, MOST_PIECES - board.seals[seat])
    if seals:
        board.seals[seat] += seals
        board.seals_left -= seals
        state.tell(events.SEALS_GAINED, seat, seals)


def seals_of(state: State, seat: int) -> int:
    """TILE-8, AMB-45: a seal tile counts as a seal."""
    return state.regal.seals[seat] + state.regal.seal_tiles[seat]


def give_seals(state: State, seat: int, seals: int) -> None:
    """DEC-28: seals go back to the supply; tiles are given last, and leave the game."""
    board = state.regal
    tokens = min(seals, board.seals[seat])
    board.seals[seat] -= tokens
    board.seals_left += tokens
    board.seal_tiles[seat] -= seals - tokens
    state.tell(events.SEALS_GIVEN, seat, seals, seals - tokens)


def score_seals(state: State) -> None:
    """COURT-42, AMB-75: every seal is worth the lord and each bishop."""
    for seat in range(state.box.seats):
        bishops = state.regal.bishops[seat]
        seals = seals_of(state, seat)
        state.tell(events.SEALS_COUNTED, seat, seals, bishops)
        score(state, seat, sources.FROM_SEALS, (LORD + bishops) * seals)
