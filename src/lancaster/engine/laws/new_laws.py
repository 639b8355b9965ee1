"""The eighteen New Laws, and the questions that only they put (LAW-N)."""

from typing import Final

from lancaster.engine.board.implied import Implied, Unseen
from lancaster.engine.board.scores import score
from lancaster.engine.board.state import EMPTY, SLOTS, SPACES, STACKS, State
from lancaster.engine.board.stocks import GOODS, MOST_PIECES, gain, pay
from lancaster.engine.laws.base_laws import conflicts_joined, counties_of, has_most, placed
from lancaster.engine.laws.law import Law
from lancaster.engine.laws.trades import Trade
from lancaster.engine.rules.placing import send_home_from_county
from lancaster.engine.rules.rewards import build_extension
from lancaster.engine.vocabulary import actions, agenda, events
from lancaster.engine.vocabulary.agenda import faction_of
from lancaster.engine.vocabulary.fields import BY_GOLD, BY_KNIGHTS, BY_RETAINED_MARKERS, BY_SQUIRES, SENT_BITS, sent_to
from lancaster.engine.vocabulary.knights import KNIGHTS
from lancaster.engine.vocabulary.sources import FIRST_LAW

PRICE_OF_EXTENSION: Final = 4
TAX: Final = 1
"""Gold for a county, a squire for an extension (LAW-N2-4, LAW-N3-2)."""
TWO_FOR_ONE: Final = 2


def law_n0_2(state: State, seat: int, law: int) -> None:
    """LAW-N0-2: a gold and a voting marker for whoever has the most squires."""
    if has_most(state, state.squires, seat):
        state.tell(events.QUALIFIED, seat, law, BY_SQUIRES)
        gain(state, seat, 1, 0, 1)


def law_n0_3(state: State, seat: int, law: int) -> None:
    """LAW-N0-3: a squire and a voting marker for whoever has the most gold."""
    if has_most(state, state.gold, seat):
        state.tell(events.QUALIFIED, seat, law, BY_GOLD)
        gain(state, seat, 0, 1, 1)


def law_n1_1(state: State, seat: int, law: int) -> None:
    """LAW-N1-1, AMB-72: a gold, a squire and a voting marker for whoever has no nobleman."""
    if not state.noblemen[seat]:
        gain(state, seat, 1, 1, 1)


def law_n4_3(state: State, seat: int, law: int) -> None:
    """LAW-N4-3: 5 points for whoever has the most knights in conflicts."""
    knights = [knights_in_conflicts(state, other) for other in range(state.box.seats)]
    if has_most(state, knights, seat):
        state.tell(events.QUALIFIED, seat, law, BY_KNIGHTS)
        score(state, seat, FIRST_LAW + law, 5)


NEW_LAWS: Final[list[Law]] = [
    Law("LAW-N0-1", lambda state, seat, law: gain(state, seat, 0, 0, conflicts_joined(state, seat))),
    Law("LAW-N0-2", law_n0_2),
    Law("LAW-N0-3", law_n0_3),
    Law("LAW-N1-1", law_n1_1),
    Law(
        "LAW-N1-2",
        asks=[(agenda.SEND_SQUIRES, 0)],
        qualifies=lambda state, seat, _: conflicts_joined(state, seat) > 0,
    ),
    Law("LAW-N1-3", lambda state, seat, law: gain(state, seat, 0, placed(state, seat, 1), 0)),
    Law("LAW-N1-4", asks=[(agenda.BUY_EXTENSIONS, 0)]),
    Law("LAW-N2-1", points=lambda state, seat: 3 * (SPACES - state.castle_of(seat).count(0))),
    Law(
        "LAW-N2-2",  # AMB-11
        asks=[(agenda.UPGRADE, agenda.ANY_KNIGHT)],
        qualifies=lambda state, seat, mode: has_most(state, state.retained, seat),
        compared_by=BY_RETAINED_MARKERS,
        keeps_markers=True,
    ),
    Law("LAW-N2-3", points=lambda state, seat: 3 if placed(state, seat, 2) == 2 else 0),
    Law("LAW-N2-4", asks=[(agenda.COUNTY_TAX, 0)], qualifies=lambda state, seat, _: len(counties_of(state, seat)) > 0),
    Law("LAW-N3-1", points=lambda state, seat: len(counties_of(state, seat)) // 2 * 5),
    Law("LAW-N3-2", asks=[(agenda.EXTENSION_TAX, 0)]),
    Law("LAW-N3-3", asks=[(agenda.EXCHANGE, 0)]),
    Law(
        "LAW-N3-4",
        points=lambda state, seat: sum([state.county_squires[own] for own in counties_of(state, seat)]) // 2 * 3,
    ),
    Law(
        "LAW-N4-1",  # AMB-77
        points=lambda state, seat: 3 * [state.noblemen_left[own] for own in counties_of(state, seat)].count(0),
    ),
    Law(
        "LAW-N4-2",
        trade=Trade(agenda.TRADE_MARKERS, actions.TRADE_MARKERS, gold=1, squires=1, retained=1, points=3),
        keeps_markers=True,
    ),
    Law("LAW-N4-3", law_n4_3),
]


def knights_in_conflicts(state: State, seat: int) -> int:
    """LAW-N4-3: how many own knights are in all conflicts together; archers and Tudor knights are none (AMB-14)."""
    knights = 0
    for stack in range(SLOTS * STACKS):
        if state.stack_faction[stack] == seat:
            knights += len(KNIGHTS[state.stack_knights[stack]])
    return knights


def send_squires_options(state: State, step: int) -> list[int]:
    """DEC-21, AMB-65: squires to conflicts with an own knight, together at most as many as there are of these."""
    seat = faction_of(step)
    slots = [slot for slot in range(SLOTS) if state.stack_of(slot, seat) != EMPTY]
    most = min(len(slots), state.squires[seat])
    if not most:
        return []
    choices = [(0, 0)]
    for slot in slots:
        choices = [
            (sent | squires << (SENT_BITS * slot), total + squires)
            for sent, total in choices
            for squires in range(most - total + 1)
        ]
    return sorted([actions.encode(actions.SEND_SQUIRES, [sent]) for sent, _ in choices])


def send_squires(state: State, step: int, action: int) -> None:
    """LAW-N1-2: the squires strengthen his knights there until the conflict is scored."""
    seat = faction_of(step)
    sent = actions.SENT_SQUIRES.of(action)
    if not sent:
        state.tell(events.DECLINED, seat, GOODS)
        return
    law_squires = state.law_squires[:]
    for slot in range(SLOTS):
        squires = sent_to(sent, slot)
        if squires:
            law_squires[state.stack_of(slot, seat)] += squires
            state.squires[seat] -= squires
            state.tell(events.SQUIRES_SENT, seat, slot, squires)
    state.law_squires = law_squires


def return_law_squires(state: State, slot: int) -> None:
    """CONFLICT-11: after the scoring of their conflict they go to the supply in every case."""
    first = slot * STACKS
    if not any(state.law_squires[first : first + STACKS]):
        return
    law_squires = state.law_squires[:]
    for stack in range(first, first + STACKS):
        if law_squires[stack]:
            state.bank_squires += law_squires[stack]
            state.tell(events.SQUIRES_RETURNED, state.stack_faction[stack], slot, law_squires[stack])
            law_squires[stack] = 0
    state.law_squires = law_squires


def subsets(of: int, most: int) -> list[int]:
    """Every choice of at most so many of these bits, ascending."""
    return [bits for bits in range(of + 1) if not bits & ~of and bits.bit_count() <= most]


def buy_extensions_options(state: State, step: int) -> list[int]:
    """DEC-22: any tiles that he has left and can pay for."""
    seat = faction_of(step)
    left = ~state.extensions[seat] & (1 << SPACES) - 1
    affordable = state.gold[seat] // PRICE_OF_EXTENSION
    if not left or not affordable:
        return []
    return [actions.encode(actions.BUY_EXTENSIONS, [tiles]) for tiles in subsets(left, affordable)]


def buy_extensions(state: State, step: int, action: int) -> None:
    """LAW-N1-4: paid and built at once."""
    seat = faction_of(step)
    tiles = actions.BOUGHT_EXTENSIONS.of(action)
    if not tiles:
        state.tell(events.DECLINED, seat, GOODS)
    pay(state, seat, PRICE_OF_EXTENSION * tiles.bit_count(), 0, 0)
    for space in range(SPACES):
        if tiles >> space & 1:
            build_extension(state, seat, space)


def county_tax_options(state: State, step: int) -> list[int]:
    """DEC-23: for which of his counties he pays."""
    seat = faction_of(step)
    held = sum([1 << county for county in counties_of(state, seat)])
    return [actions.encode(actions.COUNTY_TAX, [paid]) for paid in subsets(held, state.gold[seat] // TAX)]


def county_tax(state: State, step: int, action: int) -> None:
    """LAW-N2-4, AMB-23: every knight not paid for goes home unrewarded, with all that stood beside him."""
    seat = faction_of(step)
    paid = actions.TAXED_COUNTIES.of(action)
    pay(state, seat, TAX * paid.bit_count(), 0, 0)
    for county in counties_of(state, seat):
        if not paid >> county & 1:
            send_home_from_county(state, county)


def extension_tax_options(state: State, step: int) -> list[int]:
    """DEC-24: for which of his extensions he pays."""
    seat = faction_of(step)
    return [
        actions.encode(actions.EXTENSION_TAX, [paid])
        for paid in subsets(state.extensions[seat], state.squires[seat] // TAX)
    ]


def extension_tax(state: State, step: int, action: int) -> None:
    """LAW-N3-2: every extension not paid for is turned face down."""
    seat = faction_of(step)
    paid = actions.TAXED_EXTENSIONS.of(action)
    pay(state, seat, 0, TAX * paid.bit_count(), 0)
    turned_down = state.turned_down[:]
    turned_down[seat] = state.extensions[seat] & ~paid
    state.turned_down = turned_down
    for space in range(SPACES):
        if turned_down[seat] >> space & 1:
            state.tell(events.EXTENSION_TURNED_DOWN, seat, space)


def turn_extensions_up(state: State) -> None:
    """CASTLE-7: after the last castle has been scored all extensions are face up again."""
    if any(state.turned_down):
        state.turned_down = [0] * state.box.seats
        state.tell(events.EXTENSIONS_TURNED_UP, events.NOBODY)


def exchange_options(state: State, step: int) -> list[int]:
    """DEC-25, AMB-71: how often each way, as far as some order of the exchanges can be paid."""
    seat = faction_of(step)
    possible = {(0, 0)}
    latest = [(0, 0)]
    while latest:
        reached: list[tuple[int, int]] = []
        for to_squires, to_gold in latest:
            if _can_get_squire(state, seat, to_squires, to_gold):
                reached.append((to_squires + 1, to_gold))
            if _can_get_gold(state, seat, to_squires, to_gold):
                reached.append((to_squires, to_gold + 1))
        latest = [pair for pair in sorted(set(reached)) if pair not in possible and max(pair) <= MOST_PIECES]
        possible.update(latest)
    if len(possible) == 1:
        return []
    return sorted([actions.encode(actions.EXCHANGE, [to_squires, to_gold]) for to_squires, to_gold in possible])


def _can_get_squire(state: State, seat: int, to_squires: int, to_gold: int) -> bool:
    """Whether 2 gold for a squire is possible after so many exchanges each way (AMB-3)."""
    if state.box.limited and state.bank_squires + TWO_FOR_ONE * to_gold - to_squires < 1:
        return False
    return state.gold[seat] + to_gold - TWO_FOR_ONE * to_squires >= TWO_FOR_ONE


def _can_get_gold(state: State, seat: int, to_squires: int, to_gold: int) -> bool:
    """Whether 2 squires for a gold is possible after so many exchanges each way (AMB-3)."""
    if state.box.limited and state.bank_gold + TWO_FOR_ONE * to_squires - to_gold < 1:
        return False
    return state.squires[seat] + to_squires - TWO_FOR_ONE * to_gold >= TWO_FOR_ONE


def exchange(state: State, step: int, action: int) -> None:
    """LAW-N3-3: all exchanges of his turn at once."""
    seat = faction_of(step)
    to_squires = actions.GOLD_TO_SQUIRES.of(action)
    to_gold = actions.SQUIRES_TO_GOLD.of(action)
    if not to_squires and not to_gold:
        state.tell(events.DECLINED, seat, GOODS)
        return
    gold = to_gold - TWO_FOR_ONE * to_squires
    squires = to_squires - TWO_FOR_ONE * to_gold
    pay(state, seat, max(-gold, 0), max(-squires, 0), 0)
    gain(state, seat, max(gold, 0), max(squires, 0), 0)


def implies_two_of_one_kind(state: State, step: int, unseen: Unseen) -> Implied:
    """LAW-N3-3: who is asked can exchange gold or squires; nobody else knows which."""
    gold_possible = unseen.total(state.gold) >= TWO_FOR_ONE
    squires_possible = unseen.total(state.squires) >= TWO_FOR_ONE
    if state.box.limited:  # AMB-3: the supply must have what he would get for it.
        gold_possible = gold_possible and state.bank_squires > 0
        squires_possible = squires_possible and state.bank_gold > 0
    if gold_possible and (not squires_possible or unseen.chance.below(2)):
        return Implied(gold=TWO_FOR_ONE)
    return Implied(squires=TWO_FOR_ONE)
