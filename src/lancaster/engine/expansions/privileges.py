"""The privileges of the offices: shield, archer and Tudor knight in counties and conflicts (COURT-25..38)."""

from typing import Final

from lancaster.engine.board.regal_board import ARCHER, ARCHER_BIT, NOBODY, SHIELD, SHIELD_BIT, TUDOR, TUDOR_BIT
from lancaster.engine.board.state import ARCHERS, EMPTY, ROUNDS, ROW, STACKS, State, is_archer
from lancaster.engine.vocabulary import events
from lancaster.engine.vocabulary.actions import SHIELD_OR_ARCHER, TUDOR_ESCORT
from lancaster.engine.vocabulary.fields import OFFICE_NAMES

TUDOR_STRENGTH: Final = 2
ARCHER_STRENGTH: Final = 2
UNBEATABLE: Final = 10_000
"""More than a knight with any number of squires."""
_ESCORTS: Final[list[list[int]]] = [[], [1], [2], [1, 2, 3]]
"""By the two privileges in hand that fit: the escorts that a knight may have."""


def grant(state: State, office: int, faction: int) -> None:
    """COURT-20, AMB-47: one privilege for the next round; in the last only the Tudor knight still counts (COURT-38)."""
    if state.round < ROUNDS or office == TUDOR:
        state.regal.granted[office] = faction
        state.tell(events.PRIVILEGE_GRANTED, faction, office)


def end_round(state: State) -> None:
    """COURT-26: what was granted in the round before and not used goes back; what was granted now may be used next.

    After the last round it stays as granted, because final scoring asks who has the Tudor knight (COURT-38).
    """
    board = state.regal
    for office in range(len(OFFICE_NAMES)):
        if board.privilege[office] != NOBODY:
            state.tell(events.PRIVILEGE_RETURNED, board.privilege[office], office)
        board.privilege[office] = NOBODY
        if state.round < ROUNDS:
            board.privilege[office] = board.granted[office]
            board.granted[office] = NOBODY


def in_play(state: State) -> list[int]:
    """How many of each privilege are in hand, granted or on the board; never more than there are (AMB-47)."""
    board = state.regal
    there = on_board(state, 0, len(state.stack_faction))
    return [
        there[office] + int(board.privilege[office] != NOBODY) + int(board.granted[office] != NOBODY)
        for office in range(len(OFFICE_NAMES))
    ]


def on_board(state: State, first: int, end: int) -> list[int]:
    """How many of each privilege lie in counties, in these stacks of conflicts and with lords."""
    board = state.regal
    archers = [holder for holder in state.stack_faction[first:end] if is_archer(holder)]
    tudors = board.tudors.bit_count() + sum(board.tudors_there) + sum(board.stack_tudors[first:end])
    return [board.shields.bit_count(), len(archers), tudors]


def county_escorts(state: State, faction: int) -> list[int]:
    """COURT-28, COURT-34: with what a knight of the faction may enter a county; shield and Tudor knight may both go."""
    privilege = state.regal.privilege
    tudor = TUDOR_ESCORT if privilege[TUDOR] == faction else 0
    return _ESCORTS[tudor + (SHIELD_OR_ARCHER if privilege[SHIELD] == faction else 0)]


def conflict_escorts(state: State, faction: int, slot: int) -> list[int]:
    """COURT-30, COURT-34: the Tudor knight with any knight, an archer only with a new one above a free space."""
    privilege = state.regal.privilege
    tudor = TUDOR_ESCORT if privilege[TUDOR] == faction else 0
    return _ESCORTS[tudor + (SHIELD_OR_ARCHER if may_bring_archer(state, faction, slot) else 0)]


def may_bring_archer(state: State, faction: int, slot: int) -> bool:
    """AMB-32: the spaces fill from the top, so there is one below the new knight if the lowest two are free."""
    if state.regal.privilege[ARCHER] != faction or state.stack_of(slot, faction) != EMPTY:
        return False
    return state.stack_faction[slot * STACKS + STACKS - 2] == EMPTY


def strength_of(escort: int) -> int:
    """COURT-34: what an escort adds to the strength of the knight with whom it comes."""
    return TUDOR_STRENGTH if escort & TUDOR_ESCORT else 0


def is_shielded(state: State, county: int) -> bool:
    """COURT-28: whether the knight there cannot be expelled this round."""
    return state.regal.shields >> county & 1 == 1


def tudor_in_county(state: State, county: int) -> int:
    """PLACE-COUNTY-4: what a Tudor knight adds to the strength of a position."""
    return TUDOR_STRENGTH * (state.regal.tudors >> county & 1)


def protection(state: State, county: int) -> int:
    """PLACE-COUNTY-5: what makes a knight harder to expel beyond himself and his squires; a shield always does."""
    return UNBEATABLE if is_shielded(state, county) else tudor_in_county(state, county)


def enter_county(state: State, county: int, escort: int) -> int:
    """The escort takes its place beside the knight; the privileges used."""
    board = state.regal
    used = 0
    if escort & TUDOR_ESCORT:
        board.tudors |= 1 << county
        board.privilege[TUDOR] = NOBODY
        used |= TUDOR_BIT
    if escort & SHIELD_OR_ARCHER:
        board.shields |= 1 << county
        board.privilege[SHIELD] = NOBODY
        used |= SHIELD_BIT
    return used


def in_county(state: State, county: int) -> int:
    """The privileges that lie in a county."""
    board = state.regal
    return SHIELD_BIT * (board.shields >> county & 1) | TUDOR_BIT * (board.tudors >> county & 1)


def leave_county(state: State, county: int) -> None:
    """COUNTY-5, AMB-22, AMB-23: shield and Tudor knight go back to the regal board."""
    state.regal.shields &= ~(1 << county)
    state.regal.tudors &= ~(1 << county)


def take_back(state: State, faction: int, county: int) -> None:
    """READ-6: where it is read so, an expelled player keeps his Tudor knight and may use him again."""
    if state.regal.tudors >> county & 1:
        state.regal.tudors &= ~(1 << county)
        state.regal.privilege[TUDOR] = faction


def enter_conflict(state: State, faction: int, stack: int, escort: int) -> int:
    """The escort joins the knight who has just come to this space; the privileges used."""
    board = state.regal
    used = 0
    if escort & TUDOR_ESCORT:
        board.stack_tudors[stack] += 1
        board.privilege[TUDOR] = NOBODY
        used |= TUDOR_BIT
    if escort & SHIELD_OR_ARCHER:
        state.stack_faction[stack + 1] = ARCHERS + faction
        board.privilege[ARCHER] = NOBODY
        used |= ARCHER_BIT
    return used


def cross(state: State, county: int, stack: int) -> int:
    """COURT-37, REWARD-PASSAGE-1: from Dorset the Tudor knight goes along to the conflict, a shield does not."""
    if not state.regal.tudors >> county & 1:
        return 0
    state.regal.tudors &= ~(1 << county)
    state.regal.stack_tudors[stack] += 1
    return TUDOR_BIT


def strength_in_conflict(state: State, stack: int) -> int:
    """COURT-31, COURT-34: what an archer or Tudor knights on a space add to the English strength there."""
    if is_archer(state.stack_faction[stack]):
        return ARCHER_STRENGTH
    return TUDOR_STRENGTH * state.regal.stack_tudors[stack]


def move_down(state: State, slot: int) -> None:
    """COURT-33, COURT-36: after a lost first battle Tudor knights stay with their knights."""
    tudors = state.regal.stack_tudors
    for stack in range(slot * STACKS, slot * STACKS + STACKS):
        tudors[stack + ROW * STACKS] = tudors[stack]
        tudors[stack] = 0


def leave_conflict(state: State, slot: int) -> None:
    """COURT-33, COURT-36: won, or lost for good, the privileges go back to their supply."""
    for stack in range(slot * STACKS, slot * STACKS + STACKS):
        state.regal.stack_tudors[stack] = 0
