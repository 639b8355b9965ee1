"""The eight Laws of the King, each a small function under its clause id (LAW-K); they need both regal expansions."""

from collections.abc import Callable
from typing import Final

from lancaster.engine.board.scores import score
from lancaster.engine.board.state import State
from lancaster.engine.board.stocks import pay
from lancaster.engine.expansions.bishops import gain_seals
from lancaster.engine.expansions.resentment import dishonor, return_dishonor
from lancaster.engine.laws.base_laws import counties_held, has_most
from lancaster.engine.vocabulary import actions, agenda, events
from lancaster.engine.vocabulary.agenda import faction_of, step
from lancaster.engine.vocabulary.fields import BY_DISHONOR, BY_GOLD, BY_RETAINED_MARKERS, BY_SQUIRES, REWARDS
from lancaster.engine.vocabulary.knights import KNIGHTS
from lancaster.engine.vocabulary.sources import FIRST_LAW

SQUIRES_LOST: Final = 2
GOLD_LOST: Final = 3
DISHONOR: Final = REWARDS.index("dishonor")


def law_k2_1(state: State, law: int) -> None:
    """LAW-K2-1: the most squires cost 2 of them and the most gold costs 3; both are found before either is paid."""
    seats = [state.seat_in_order(turn) for turn in range(state.box.seats)]
    most_squires = [seat for seat in seats if has_most(state.squires, seat)]
    most_gold = [seat for seat in seats if has_most(state.gold, seat)]
    for seat in most_squires:
        state.tell(events.QUALIFIED, seat, law, BY_SQUIRES)
        pay(state, seat, 0, min(SQUIRES_LOST, state.squires[seat]), 0)
    for seat in most_gold:
        state.tell(events.QUALIFIED, seat, law, BY_GOLD)
        pay(state, seat, min(GOLD_LOST, state.gold[seat]), 0, 0)


def law_k2_2(state: State, seat: int, law: int) -> None:
    """LAW-K2-2: whoever has no bishop may return a dishonor marker."""
    if not state.regal.bishops[seat]:
        state.push(step(agenda.RETURN_DISHONOR, seat))


def law_k2_3(state: State, seat: int, law: int) -> None:
    """LAW-K2-3: 5 points for whoever has the fewest dishonor markers, none being the fewest (AMB-18)."""
    if state.regal.dishonor[seat] == min(state.regal.dishonor):
        state.tell(events.QUALIFIED, seat, law, BY_DISHONOR)
        score(state, seat, FIRST_LAW + law, 5)


def law_k2_4(state: State, seat: int, law: int) -> None:
    """LAW-K2-4: 2 squires and a gold for each seal."""
    state.push(step(agenda.SELL_SEALS, seat))


def law_k3_1(state: State, seat: int, law: int) -> None:
    """LAW-K3-1: a seal for whoever retained the most voting markers."""
    if has_most(state.retained, seat):
        state.tell(events.QUALIFIED, seat, law, BY_RETAINED_MARKERS)
        gain_seals(state, seat, 1)


def law_k3_2(state: State, seat: int, law: int) -> None:
    """LAW-K3-2: 3 points for the most squires and 3 for the most gold."""
    if has_most(state.squires, seat):
        state.tell(events.QUALIFIED, seat, law, BY_SQUIRES)
        score(state, seat, FIRST_LAW + law, 3)
    if has_most(state.gold, seat):
        state.tell(events.QUALIFIED, seat, law, BY_GOLD)
        score(state, seat, FIRST_LAW + law, 3)


def law_k3_3(state: State, seat: int, law: int) -> None:
    """LAW-K3-3, AMB-40: a dishonor marker for every 2 counties."""
    dishonor(state, seat, counties_held(state, seat) // 2)


def law_k3_4(state: State, seat: int, law: int) -> None:
    """LAW-K3-4: 3 points for each own knight in the tower."""
    score(state, seat, FIRST_LAW + law, len(KNIGHTS[state.regal.tower[seat]]) * 3)


KING_LAWS: Final[dict[str, Callable[[State, int, int], None]]] = {
    "LAW-K2-2": law_k2_2,
    "LAW-K2-3": law_k2_3,
    "LAW-K2-4": law_k2_4,
    "LAW-K3-1": law_k3_1,
    "LAW-K3-2": law_k3_2,
    "LAW-K3-3": law_k3_3,
    "LAW-K3-4": law_k3_4,
}

ALL_AT_ONCE: Final[dict[str, Callable[[State, int], None]]] = {"LAW-K2-1": law_k2_1}
"""LAWGEN-2: laws whose conditions are found for everybody before the first of them is touched."""

ASKED_BY_KING_LAWS: Final[dict[str, list[tuple[int, int]]]] = {
    "LAW-K2-2": [(agenda.RETURN_DISHONOR, 0)],
    "LAW-K2-4": [(agenda.SELL_SEALS, 0)],
}

QUALIFIES_FOR_KING_LAWS: Final[dict[str, Callable[[State, int, int], bool]]] = {
    "LAW-K2-2": lambda state, seat, mode: not state.regal.bishops[seat],
}


def return_dishonor_options(state: State, now: int) -> list[int]:
    """DEC-27: asked of whoever has a marker."""
    return actions.RETURN_OPTIONS if state.regal.dishonor[faction_of(now)] else []


def answer_return_dishonor(state: State, now: int, action: int) -> None:
    """LAW-K2-2: one marker goes to the supply box, or he keeps it."""
    if actions.RETURN_YES.of(action):
        return_dishonor(state, faction_of(now), 1)
    else:
        state.tell(events.DECLINED, faction_of(now), DISHONOR)
