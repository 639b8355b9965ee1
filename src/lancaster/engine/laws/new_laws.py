"""The eighteen New Laws, each a small function under its clause id (LAW-N)."""

from collections.abc import Callable
from typing import Final

from lancaster.engine.board.scores import score
from lancaster.engine.board.state import COUNTIES, EMPTY, SLOTS, SPACES, STACKS, State
from lancaster.engine.board.stocks import GOODS, MOST, gain, pay
from lancaster.engine.laws.base_laws import (
    conflicts_joined,
    counties_held,
    has_most,
    placed,
)
from lancaster.engine.rules.placing import send_home_from_county
from lancaster.engine.rules.rewards import build_extension
from lancaster.engine.vocabulary import actions, agenda, events
from lancaster.engine.vocabulary.agenda import ANY_KNIGHT, UPGRADE, faction_of, step
from lancaster.engine.vocabulary.fields import BY_GOLD, BY_KNIGHTS, BY_RETAINED_MARKERS, BY_SQUIRES, SENT_BITS, sent_to
from lancaster.engine.vocabulary.knights import KNIGHTS
from lancaster.engine.vocabulary.sources import FIRST_LAW

PRICE_OF_EXTENSION: Final = 4
TWO_FOR_ONE: Final = 2


def law_n0_1(state: State, seat: int, law: int) -> None:
    """LAW-N0-1: a voting marker for each conflict."""
    gain(state, seat, 0, 0, conflicts_joined(state, seat))


def law_n0_2(state: State, seat: int, law: int) -> None:
    """LAW-N0-2: a gold and a voting marker for whoever has the most squires."""
    if has_most(state.squires, seat):
        state.tell(events.QUALIFIED, seat, law, BY_SQUIRES)
        gain(state, seat, 1, 0, 1)


def law_n0_3(state: State, seat: int, law: int) -> None:
    """LAW-N0-3: a squire and a voting marker for whoever has the most gold."""
    if has_most(state.gold, seat):
        state.tell(events.QUALIFIED, seat, law, BY_GOLD)
        gain(state, seat, 0, 1, 1)


def law_n1_1(state: State, seat: int, law: int) -> None:
    """LAW-N1-1, AMB-72: a gold, a squire and a voting marker for whoever has no nobleman."""
    if not state.noblemen[seat]:
        gain(state, seat, 1, 1, 1)


def law_n1_2(state: State, seat: int, law: int) -> None:
    """LAW-N1-2: squires to the conflicts, at most as many as the conflicts he is in."""
    if conflicts_joined(state, seat):
        state.push(step(agenda.SEND_SQUIRES, seat))


def law_n1_3(state: State, seat: int, law: int) -> None:
    """LAW-N1-3: a squire for each placed knight of strength 1."""
    gain(state, seat, 0, placed(state, seat, 1), 0)


def law_n1_4(state: State, seat: int, law: int) -> None:
    """LAW-N1-4: extensions for 4 gold each."""
    state.push(step(agenda.BUY_EXTENSIONS, seat))


def law_n2_1(state: State, seat: int, law: int) -> None:
    """LAW-N2-1: 3 points for each knight in the castle."""
    knights = len([strength for strength in state.castle[seat * SPACES : seat * SPACES + SPACES] if strength])
    score(state, seat, FIRST_LAW + law, knights * 3)


def law_n2_2(state: State, seat: int, law: int) -> None:
    """LAW-N2-2: whoever retained the most voting markers may upgrade any own knight (AMB-11)."""
    if has_most(state.retained, seat):
        state.tell(events.QUALIFIED, seat, law, BY_RETAINED_MARKERS)
        state.push(step(UPGRADE, seat))


def law_n2_3(state: State, seat: int, law: int) -> None:
    """LAW-N2-3: 3 points for having both knights of strength 2 placed."""
    if placed(state, seat, 2) == 2:
        score(state, seat, FIRST_LAW + law, 3)


def law_n2_4(state: State, seat: int, law: int) -> None:
    """LAW-N2-4: each county costs a gold, or its knight goes home."""
    if counties_held(state, seat):
        state.push(step(agenda.COUNTY_TAX, seat))


def law_n3_1(state: State, seat: int, law: int) -> None:
    """LAW-N3-1: 5 points for every 2 counties."""
    score(state, seat, FIRST_LAW + law, counties_held(state, seat) // 2 * 5)


def law_n3_2(state: State, seat: int, law: int) -> None:
    """LAW-N3-2: each extension costs a squire, or it is turned face down for this round's castle scoring."""
    state.push(step(agenda.EXTENSION_TAX, seat))


def law_n3_3(state: State, seat: int, law: int) -> None:
    """LAW-N3-3: 2 gold for a squire or 2 squires for a gold, any number of times."""
    state.push(step(agenda.EXCHANGE, seat))


def law_n3_4(state: State, seat: int, law: int) -> None:
    """LAW-N3-4: 3 points for every 2 squires with own knights in counties."""
    squires = 0
    for county in range(COUNTIES):
        if state.county_faction[county] == seat:
            squires += state.county_squires[county]
    score(state, seat, FIRST_LAW + law, squires // 2 * 3)


def law_n4_1(state: State, seat: int, law: int) -> None:
    """LAW-N4-1, AMB-77: 3 points for each county with an own knight and no nobleman left."""
    counties = 0
    for county in range(COUNTIES):
        if state.county_faction[county] == seat and not state.noblemen_left[county]:
            counties += 1
    score(state, seat, FIRST_LAW + law, counties * 3)


def law_n4_2(state: State, seat: int, law: int) -> None:
    """LAW-N4-2: 3 points for a gold, a squire and a retained voting marker, any number of times."""
    state.push(step(agenda.TRADE_MARKERS, seat))


def law_n4_3(state: State, seat: int, law: int) -> None:
    """LAW-N4-3: 5 points for whoever has the most knights in conflicts."""
    knights = [knights_in_conflicts(state, other) for other in range(state.box.seats)]
    if has_most(knights, seat):
        state.tell(events.QUALIFIED, seat, law, BY_KNIGHTS)
        score(state, seat, FIRST_LAW + law, 5)


NEW_LAWS: Final[dict[str, Callable[[State, int, int], None]]] = {
    "LAW-N0-1": law_n0_1,
    "LAW-N0-2": law_n0_2,
    "LAW-N0-3": law_n0_3,
    "LAW-N1-1": law_n1_1,
    "LAW-N1-2": law_n1_2,
    "LAW-N1-3": law_n1_3,
    "LAW-N1-4": law_n1_4,
    "LAW-N2-1": law_n2_1,
    "LAW-N2-2": law_n2_2,
    "LAW-N2-3": law_n2_3,
    "LAW-N2-4": law_n2_4,
    "LAW-N3-1": law_n3_1,
    "LAW-N3-2": law_n3_2,
    "LAW-N3-3": law_n3_3,
    "LAW-N3-4": law_n3_4,
    "LAW-N4-1": law_n4_1,
    "LAW-N4-2": law_n4_2,
    "LAW-N4-3": law_n4_3,
}

ASKED_BY_NEW_LAWS: Final[dict[str, list[tuple[int, int]]]] = {
    "LAW-N1-2": [(agenda.SEND_SQUIRES, 0)],
    "LAW-N1-4": [(agenda.BUY_EXTENSIONS, 0)],
    "LAW-N2-2": [(UPGRADE, ANY_KNIGHT)],
    "LAW-N2-4": [(agenda.COUNTY_TAX, 0)],
    "LAW-N3-2": [(agenda.EXTENSION_TAX, 0)],
    "LAW-N3-3": [(agenda.EXCHANGE, 0)],
    "LAW-N4-2": [(agenda.TRADE_MARKERS, 0)],
}

QUALIFIES_FOR_NEW_LAWS: Final[dict[str, Callable[[State, int, int], bool]]] = {
    "LAW-N2-2": lambda state, seat, mode: has_most(state.retained, seat),
}


def knights_in_conflicts(state: State, seat: int) -> int:
    """LAW-N4-3: how many own knights are in all conflicts together; archers and Tudor knights are none (AMB-14)."""
    knights = 0
    for stack in range(SLOTS * STACKS):
        if state.stack_faction[stack] == seat:
            knights += len(KNIGHTS[state.stack_knights[stack]])
    return knights


def send_squires_options(state: State, now: int) -> list[int]:
    """DEC-21, AMB-65: squires to conflicts with an own knight, together at most as many as there are of these."""
    seat = faction_of(now)
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


def send_squires(state: State, now: int, action: int) -> None:
    """LAW-N1-2: the squires strengthen his knights there until the conflict is scored."""
    seat = faction_of(now)
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


def buy_extensions_options(state: State, now: int) -> list[int]:
    """DEC-22: any tiles that he has left and can pay for."""
    seat = faction_of(now)
    left = ~state.extensions[seat] & (1 << SPACES) - 1
    affordable = state.gold[seat] // PRICE_OF_EXTENSION
    if not left or not affordable:
        return []
    return [actions.encode(actions.BUY_EXTENSIONS, [tiles]) for tiles in subsets(left, affordable)]


def buy_extensions(state: State, now: int, action: int) -> None:
    """LAW-N1-4: paid and built at once."""
    seat = faction_of(now)
    tiles = actions.BOUGHT_EXTENSIONS.of(action)
    if not tiles:
        state.tell(events.DECLINED, seat, GOODS)
    pay(state, seat, PRICE_OF_EXTENSION * tiles.bit_count(), 0, 0)
    for space in range(SPACES):
        if tiles >> space & 1:
            build_extension(state, seat, space)


def county_tax_options(state: State, now: int) -> list[int]:
    """DEC-23: for which of his counties he pays."""
    seat = faction_of(now)
    held = 0
    for county in range(COUNTIES):
        if state.county_faction[county] == seat:
            held |= 1 << county
    return [actions.encode(actions.COUNTY_TAX, [paid]) for paid in subsets(held, state.gold[seat])]


def county_tax(state: State, now: int, action: int) -> None:
    """LAW-N2-4, AMB-23: every knight not paid for goes home unrewarded, with all that stood beside him."""
    seat = faction_of(now)
    paid = actions.TAXED_COUNTIES.of(action)
    pay(state, seat, paid.bit_count(), 0, 0)
    for county in range(COUNTIES):
        if state.county_faction[county] == seat and not paid >> county & 1:
            send_home_from_county(state, county)


def extension_tax_options(state: State, now: int) -> list[int]:
    """DEC-24: for which of his extensions he pays."""
    seat = faction_of(now)
    return [
        actions.encode(actions.EXTENSION_TAX, [paid]) for paid in subsets(state.extensions[seat], state.squires[seat])
    ]


def extension_tax(state: State, now: int, action: int) -> None:
    """LAW-N3-2: every extension not paid for is turned face down."""
    seat = faction_of(now)
    paid = actions.TAXED_EXTENSIONS.of(action)
    pay(state, seat, 0, paid.bit_count(), 0)
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


def exchange_options(state: State, now: int) -> list[int]:
    """DEC-25, AMB-71: how often each way, as far as some order of the exchanges can be paid."""
    seat = faction_of(now)
    found = {(0, 0)}
    latest = [(0, 0)]
    while latest:
        reached: list[tuple[int, int]] = []
        for to_squires, to_gold in latest:
            if _can_get_squire(state, seat, to_squires, to_gold):
                reached.append((to_squires + 1, to_gold))
            if _can_get_gold(state, seat, to_squires, to_gold):
                reached.append((to_squires, to_gold + 1))
        latest = [pair for pair in sorted(set(reached)) if pair not in found and max(pair) <= MOST]
        found.update(latest)
    if len(found) == 1:
        return []
    return sorted([actions.encode(actions.EXCHANGE, [to_squires, to_gold]) for to_squires, to_gold in found])


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


def exchange(state: State, now: int, action: int) -> None:
    """LAW-N3-3: all exchanges of his turn at once."""
    seat = faction_of(now)
    to_squires = actions.GOLD_TO_SQUIRES.of(action)
    to_gold = actions.SQUIRES_TO_GOLD.of(action)
    if not to_squires and not to_gold:
        state.tell(events.DECLINED, seat, GOODS)
        return
    gold = to_gold - TWO_FOR_ONE * to_squires
    squires = to_squires - TWO_FOR_ONE * to_gold
    pay(state, seat, max(-gold, 0), max(-squires, 0), 0)
    gain(state, seat, max(gold, 0), max(squires, 0), 0)
