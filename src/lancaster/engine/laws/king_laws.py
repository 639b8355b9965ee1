"""The eight Laws of the King, which need both regal expansions, and the question that only they put (LAW-K)."""

from typing import Final

from lancaster.engine.board.scores import score
from lancaster.engine.board.state import State
from lancaster.engine.board.stocks import pay
from lancaster.engine.expansions.bishops import gain_seals
from lancaster.engine.expansions.resentment import dishonor, return_dishonor
from lancaster.engine.laws.base_laws import counties_of, has_most
from lancaster.engine.laws.law import Law
from lancaster.engine.laws.trades import Trade
from lancaster.engine.vocabulary import actions, agenda, events
from lancaster.engine.vocabulary.agenda import faction_of
from lancaster.engine.vocabulary.fields import BY_DISHONOR, BY_GOLD, BY_RETAINED_MARKERS, BY_SQUIRES, REWARD_NAMES
from lancaster.engine.vocabulary.knights import KNIGHTS
from lancaster.engine.vocabulary.sources import FIRST_LAW

SQUIRES_LOST: Final = 2
GOLD_LOST: Final = 3
DISHONOR: Final = REWARD_NAMES.index("dishonor")


def law_k2_1(state: State, first: int, law: int) -> None:
    """LAW-K2-1: the most squires cost 2 of them and the most gold costs 3; both are found before either is paid."""
    seats = [state.seat_in_order(turn) for turn in range(state.box.seats)]
    most_squires = [seat for seat in seats if has_most(state, state.squires, seat)]
    most_gold = [seat for seat in seats if has_most(state, state.gold, seat)]
    for seat in most_squires:
        state.tell(events.QUALIFIED, seat, law, BY_SQUIRES)
        pay(state, seat, 0, min(SQUIRES_LOST, state.squires[seat]), 0)
    for seat in most_gold:
        state.tell(events.QUALIFIED, seat, law, BY_GOLD)
        pay(state, seat, min(GOLD_LOST, state.gold[seat]), 0, 0)


def law_k2_3(state: State, seat: int, law: int) -> None:
    """LAW-K2-3: 5 points for whoever has the fewest dishonor markers, none being the fewest (AMB-18)."""
    if state.regal.dishonor[seat] == min(state.regal.dishonor):
        state.tell(events.QUALIFIED, seat, law, BY_DISHONOR)
        score(state, seat, FIRST_LAW + law, 5)


def law_k3_1(state: State, seat: int, law: int) -> None:
    """LAW-K3-1: a seal for whoever retained the most voting markers."""
    if has_most(state, state.retained, seat):
        state.tell(events.QUALIFIED, seat, law, BY_RETAINED_MARKERS)
        gain_seals(state, seat, 1)


def law_k3_2(state: State, seat: int, law: int) -> None:
    """LAW-K3-2: 3 points for the most squires and 3 for the most gold."""
    if has_most(state, state.squires, seat):
        state.tell(events.QUALIFIED, seat, law, BY_SQUIRES)
        score(state, seat, FIRST_LAW + law, 3)
    if has_most(state, state.gold, seat):
        state.tell(events.QUALIFIED, seat, law, BY_GOLD)
        score(state, seat, FIRST_LAW + law, 3)


KING_LAWS: Final[list[Law]] = [
    Law("LAW-K2-1", law_k2_1, at_once=True),
    Law(
        "LAW-K2-2",
        asks=[(agenda.RETURN_DISHONOR, 0)],
        qualifies=lambda state, seat, _: not state.regal.bishops[seat],
    ),
    Law("LAW-K2-3", law_k2_3),
    Law("LAW-K2-4", trade=Trade(agenda.SELL_SEALS, actions.SELL_SEALS, seals=1, gets_gold=1, gets_squires=2)),
    Law("LAW-K3-1", law_k3_1, keeps_markers=True),
    Law("LAW-K3-2", law_k3_2),
    # AMB-40
    Law("LAW-K3-3", lambda state, seat, law: dishonor(state, seat, len(counties_of(state, seat)) // 2)),
    Law("LAW-K3-4", points=lambda state, seat: len(KNIGHTS[state.regal.tower[seat]]) * 3),
]


def return_dishonor_options(state: State, step: int) -> list[int]:
    """DEC-27: asked of whoever has a marker."""
    return actions.RETURN_OPTIONS if state.regal.dishonor[faction_of(step)] else []


def answer_return_dishonor(state: State, step: int, action: int) -> None:
    """LAW-K2-2: one marker goes to the supply box, or he keeps it."""
    if actions.RETURN_YES.of(action):
        return_dishonor(state, faction_of(step), 1)
    else:
        state.tell(events.DECLINED, faction_of(step), DISHONOR)
