"""A position as numbers for the network: seen from one seat, the others following in their order round the table."""

from typing import Final

from lancaster.bots.evaluation.evaluate import HOPE_SOURCES
from lancaster.bots.evaluation.prices import Prices
from lancaster.bots.network.lookalikes import lookalikes
from lancaster.engine.board.regal_board import AT_HOME, NOBODY
from lancaster.engine.board.state import (
    COUNTIES,
    EMPTY,
    PLACING,
    ROUNDS,
    SLOTS,
    SPACES,
    STACKS,
    State,
    is_archer,
    owner_of,
)
from lancaster.engine.expansions.bishops import seals_of
from lancaster.engine.questions import QUESTIONS
from lancaster.engine.rules.conflicts import stack_strength
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.agenda import faction_of, kind_of
from lancaster.engine.vocabulary.fields import OFFICE_NAMES
from lancaster.engine.vocabulary.knights import ALL_KNIGHTS, STRENGTH, count
from lancaster.engine.vocabulary.law_cards import LAWS

# By hand and not from the declaration of the state: trained weights need this order, and each number its own scale.
SEAT_BLOCKS: Final = 5
"""Everything of a seat stands in as many blocks, whether so many play or not."""
PHASES: Final = 4
OF_SEAT: Final = len(HOPE_SOURCES) + 33
PRESENT: Final = [place * OF_SEAT + len(HOPE_SOURCES) for place in range(SEAT_BLOCKS)]
"""Where the numbers say whether a seat is there."""
OF_COUNTY: Final = SEAT_BLOCKS + 6
OF_CONFLICT: Final = SEAT_BLOCKS + 7
OF_TABLE: Final = ROUNDS + PHASES + SEAT_BLOCKS + 3 + 2 * SEAT_BLOCKS
FIRST_QUESTION: Final[int] = SEAT_BLOCKS * OF_SEAT + COUNTIES * OF_COUNTY + SLOTS * OF_CONFLICT + OF_TABLE
FIRST_LAW_INPUT: Final[int] = FIRST_QUESTION + len(QUESTIONS) + 8 + 4
SIZE: Final[int] = FIRST_LAW_INPUT + 2 * len(LAWS)


def asked(state: State) -> int:
    """The seat that is to answer; the first in the order where all are asked, and where nobody is."""
    if not state.agenda or state.asks_all():
        return state.start_player
    return state.seat_of(faction_of(state.agenda[-1]))


def numbers_of(state: State, mine: int, prices: Prices, hopes: list[list[float]]) -> list[float]:
    """The numbers of a position with these hopes by source, from the seat `mine`; none is far from 0."""
    numbers: list[float] = []
    seats = state.box.seats
    alike = lookalikes(state.box)
    spaces = _in_order(alike.spaces)
    for place in range(SEAT_BLOCKS):
        if place < seats:
            _add_seat(state, (mine + place) % seats, prices, hopes, spaces, numbers)
        else:
            numbers.extend([0.0] * OF_SEAT)
    for county in _in_order(alike.counties):
        _add_county(state, mine, county, numbers)
    for slot in range(SLOTS):
        _add_conflict(state, mine, slot, numbers)
    _add_table(state, mine, numbers)
    laws = [0.0] * (2 * len(LAWS))
    for law in state.laws:
        laws[law] = 1.0
    for law in state.proposals:
        if law != EMPTY:
            laws[len(LAWS) + law] = 1.0
    numbers.extend(laws)
    return numbers


def _in_order(alike: tuple[int, ...]) -> list[int]:
    """The places of a box in the order of those of the packaged box that they look like."""
    order = [0] * len(alike)
    for place in range(len(alike)):
        order[alike[place]] = place
    return order


def _place(state: State, mine: int, faction: int) -> int:
    """The block of a faction: seats in their order from mine on, then the allies of the two players (TWO-2)."""
    seats = state.box.seats
    place = (state.seat_of(faction) - mine) % seats
    return place + seats if state.is_ally(faction) else place


def _add_seat(
    state: State, seat: int, prices: Prices, hopes: list[list[float]], spaces: list[int], numbers: list[float]
) -> None:
    start = len(numbers)
    total = 0.0
    for source in hopes:
        total += source[seat]
    for source in hopes:
        numbers.append(source[seat] * 0.05)
    numbers.append(1.0)
    numbers.append(total * 0.02)
    numbers.append(state.gold[seat] * 0.2)
    numbers.append(state.squires[seat] * 0.2)
    numbers.append(state.markers[seat] * 0.2)
    numbers.append(state.noblemen[seat].bit_count() * 0.2)
    court = state.court[seat]
    owned = ALL_KNIGHTS - state.reserve[seat]
    for strength in range(1, 5):
        numbers.append(float(count(court, strength)))
        numbers.append(float(count(owned, strength)))
    for space in spaces:
        numbers.append(float(state.extensions[seat] >> space & 1))
        numbers.append(state.castle[seat * SPACES + space] * 0.5)
    if state.box.has_allies:
        ally = state.faction(seat, 1)
        numbers.append(STRENGTH[state.court[ally]] * 0.2)
        numbers.append(STRENGTH[ALL_KNIGHTS - state.reserve[ally]] * 0.1)
    else:
        numbers.extend([0.0, 0.0])
    if state.box.regal:
        board = state.regal
        numbers.append(float(board.bishops[seat]))
        numbers.append(seals_of(state, seat) * 0.3)
        numbers.append(board.dishonor[seat] * 0.2)
        numbers.append(1.0 if state.box.kings_court and board.lord[seat] == AT_HOME else 0.0)
        numbers.append(sum([float(holder == seat) for holder in board.privilege]))
    else:
        numbers.extend([0.0] * (OF_SEAT - (len(numbers) - start)))


def _add_county(state: State, mine: int, county: int, numbers: list[float]) -> None:
    held = [0.0] * SEAT_BLOCKS
    faction = state.county_faction[county]
    if faction != EMPTY:
        held[_place(state, mine, faction)] = 1.0
    numbers.extend(held)
    numbers.append(state.county_knight[county] * 0.3)
    numbers.append(state.county_squires[county] * 0.3)
    numbers.append(state.noblemen_left[county] * 0.5)
    numbers.append(float(state.noblemen[mine] >> state.nobleman_kind[county] & 1))
    numbers.append(float(state.tiles_lying >> county & 1))
    numbers.append(float((state.regal.shields >> county & 1) + (state.regal.tudors >> county & 1)))


def _add_conflict(state: State, mine: int, slot: int, numbers: list[float]) -> None:
    if state.card[slot] == EMPTY:
        numbers.extend([0.0] * OF_CONFLICT)
        return
    card = state.box.cards[state.card[slot]]
    fighting = [0.0] * SEAT_BLOCKS
    english = 0
    archers = 0.0
    for stack in range(slot * STACKS, slot * STACKS + STACKS):
        holder = state.stack_faction[stack]
        if holder != EMPTY:
            strength = stack_strength(state, stack)
            english += strength
            fighting[_place(state, mine, owner_of(holder))] += 0.3 * strength
            if is_archer(holder):
                archers += 1.0
    numbers.extend(fighting)
    numbers.append(1.0)
    numbers.append((card.strength - english) * 0.1)
    numbers.append(card.strength * 0.05)
    for points in card.points:
        numbers.append(points * 0.1)
    numbers.append(archers)


def _add_table(state: State, mine: int, numbers: list[float]) -> None:
    seats = state.box.seats
    row = [0.0] * (ROUNDS + PHASES + SEAT_BLOCKS)
    if state.round:
        row[state.round - 1] = 1.0
    row[ROUNDS + min(state.phase, PHASES - 1)] = 1.0
    row[ROUNDS + PHASES + seats - 1] = 1.0
    numbers.extend(row)
    numbers.append(float(state.box.kings_court))
    numbers.append(float(state.box.resentment))
    numbers.append(float(state.box.reward_tiles))
    first = [0.0] * (2 * SEAT_BLOCKS)
    first[(state.start_player - mine) % seats] = 1.0
    questions = [0.0] * len(QUESTIONS)
    if state.agenda:
        step = state.agenda[-1]
        if kind_of(step) < agenda.FIRST_TASK:
            questions[kind_of(step)] = 1.0
            if not agenda.asks_all(step):
                first[SEAT_BLOCKS + (state.seat_of(faction_of(step)) - mine) % seats] = 1.0
    numbers.extend(first)
    numbers.extend(questions)
    for tile in range(8):
        numbers.append(float(state.favors >> tile & 1) if state.phase == PLACING else 0.0)
    offices = [0.0] * 4
    if state.box.kings_court:
        for office in range(len(OFFICE_NAMES)):
            applicant = state.regal.applicant[office]
            holder = state.regal.holder[office] if applicant == NOBODY else applicant
            if holder != NOBODY:
                offices[office] = 1.0 if state.seat_of(holder) == mine else -1.0
    if state.box.resentment:
        offices[3] = state.regal.track * 0.1
    numbers.extend(offices)
