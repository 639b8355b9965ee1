"""A position as numbers for the network: seen from one seat, the others following in their order round the table."""

from typing import Final

from lancaster.bots.evaluation.evaluate import SOURCES
from lancaster.bots.evaluation.prices import Prices
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
from lancaster.engine.rules.conflicts import stack_strength
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.agenda import faction_of, kind_of
from lancaster.engine.vocabulary.fields import LAW_SETS, OFFICES
from lancaster.engine.vocabulary.knights import COLOUR, STRENGTH, count
from lancaster.engine.vocabulary.law_cards import GROUPS, group_of_set

SEATS: Final = 5
"""Everything of a seat stands in as many blocks, whether so many play or not."""
PHASES: Final = 4
OF_SEAT: Final = len(SOURCES) + 33
PRESENT: Final = [place * OF_SEAT + len(SOURCES) for place in range(SEATS)]
"""Where the numbers say whether a seat is there."""
OF_COUNTY: Final = SEATS + 6
OF_CONFLICT: Final = SEATS + 7
QUESTION_SLOTS: Final = agenda.FIRST_TASK
OF_TABLE: Final = ROUNDS + PHASES + SEATS + 3 + 2 * SEATS + QUESTION_SLOTS + 8 + 4
CARDS_OF_GROUP: Final = 5
"""Each group of each law set has as many slots, so that a new law takes a free one and moves no other."""
LAW_SLOTS: Final = len(LAW_SETS) * GROUPS * CARDS_OF_GROUP
SIZE: Final = SEATS * OF_SEAT + COUNTIES * OF_COUNTY + SLOTS * OF_CONFLICT + OF_TABLE + 2 * LAW_SLOTS
LAW_SLOT: Final = [
    (law_set * GROUPS + group) * CARDS_OF_GROUP + place
    for law, law_set, group, place in sorted(
        (law, law_set, group, place)
        for law_set, name in enumerate(LAW_SETS)
        for group in range(GROUPS)
        for place, law in enumerate(group_of_set(group, name))
    )
]
"""By law."""


def asked(state: State) -> int:
    """The seat that is to answer; the first in the order where all are asked, and where nobody is."""
    if not state.agenda or kind_of(state.agenda[-1]) == agenda.VOTE:
        return state.start_player
    return state.seat_of(faction_of(state.agenda[-1]))


def numbers_of(state: State, mine: int, prospects: Prices, hopes: list[list[float]]) -> list[float]:
    """The numbers of a position with these hopes by source, from the seat `mine`; none is far from 0."""
    found: list[float] = []
    seats = state.box.seats
    for place in range(SEATS):
        if place < seats:
            _add_seat(state, (mine + place) % seats, prospects, hopes, found)
        else:
            found.extend([0.0] * OF_SEAT)
    for county in range(COUNTIES):
        _add_county(state, mine, county, found)
    for slot in range(SLOTS):
        _add_conflict(state, mine, slot, found)
    _add_table(state, mine, found)
    laws = [0.0] * (2 * LAW_SLOTS)
    for law in state.laws:
        laws[LAW_SLOT[law]] = 1.0
    for law in state.proposals:
        if law != EMPTY:
            laws[LAW_SLOTS + LAW_SLOT[law]] = 1.0
    found.extend(laws)
    return found


def _place(state: State, mine: int, faction: int) -> int:
    """The block of a faction: seats in their order from mine on, then the allies of the two players (TWO-2)."""
    seats = state.box.seats
    place = (state.seat_of(faction) - mine) % seats
    return place + seats if state.is_ally(faction) else place


def _add_seat(state: State, seat: int, prospects: Prices, hopes: list[list[float]], found: list[float]) -> None:
    start = len(found)
    total = 0.0
    for source in hopes:
        total += source[seat]
    for source in hopes:
        found.append(source[seat] * 0.05)
    found.append(1.0)
    found.append(total * 0.02)
    found.append(state.gold[seat] * 0.2)
    found.append(state.squires[seat] * 0.2)
    found.append(state.markers[seat] * 0.2)
    found.append(state.noblemen[seat].bit_count() * 0.2)
    court = state.court[seat]
    owned = COLOUR - state.reserve[seat]
    for strength in range(1, 5):
        found.append(float(count(court, strength)))
        found.append(float(count(owned, strength)))
    for space in range(SPACES):
        found.append(float(state.extensions[seat] >> space & 1))
        found.append(state.castle[seat * SPACES + space] * 0.5)
    if state.box.has_allies:
        ally = state.faction(seat, 1)
        found.append(STRENGTH[state.court[ally]] * 0.2)
        found.append(STRENGTH[COLOUR - state.reserve[ally]] * 0.1)
    else:
        found.extend([0.0, 0.0])
    if state.box.regal:
        board = state.regal
        found.append(float(board.bishops[seat]))
        found.append(seals_of(state, seat) * 0.3)
        found.append(board.dishonor[seat] * 0.2)
        found.append(1.0 if state.box.court and board.lord[seat] == AT_HOME else 0.0)
        found.append(sum([float(holder == seat) for holder in board.privilege]))
    else:
        found.extend([0.0] * (OF_SEAT - (len(found) - start)))


def _add_county(state: State, mine: int, county: int, found: list[float]) -> None:
    held = [0.0] * SEATS
    faction = state.county_faction[county]
    if faction != EMPTY:
        held[_place(state, mine, faction)] = 1.0
    found.extend(held)
    found.append(state.county_knight[county] * 0.3)
    found.append(state.county_squires[county] * 0.3)
    found.append(state.noblemen_left[county] * 0.5)
    found.append(float(state.noblemen[mine] >> state.nobleman_kind[county] & 1))
    found.append(float(state.tiles_lying >> county & 1))
    found.append(float((state.regal.shields >> county & 1) + (state.regal.tudors >> county & 1)))


def _add_conflict(state: State, mine: int, slot: int, found: list[float]) -> None:
    if state.card[slot] == EMPTY:
        found.extend([0.0] * OF_CONFLICT)
        return
    card = state.box.cards[state.card[slot]]
    fighting = [0.0] * SEATS
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
    found.extend(fighting)
    found.append(1.0)
    found.append((card.strength - english) * 0.1)
    found.append(card.strength * 0.05)
    for points in card.points:
        found.append(points * 0.1)
    found.append(archers)


def _add_table(state: State, mine: int, found: list[float]) -> None:
    seats = state.box.seats
    row = [0.0] * (ROUNDS + PHASES + SEATS)
    if state.round:
        row[state.round - 1] = 1.0
    row[ROUNDS + min(state.phase, PHASES - 1)] = 1.0
    row[ROUNDS + PHASES + seats - 1] = 1.0
    found.extend(row)
    found.append(float(state.box.court))
    found.append(float(state.box.resentment))
    found.append(float(state.box.reward_tiles))
    first = [0.0] * (2 * SEATS)
    first[(state.start_player - mine) % seats] = 1.0
    questions = [0.0] * QUESTION_SLOTS
    if state.agenda:
        now = state.agenda[-1]
        if kind_of(now) < agenda.FIRST_TASK:
            questions[kind_of(now)] = 1.0
            if kind_of(now) != agenda.VOTE:
                first[SEATS + (state.seat_of(faction_of(now)) - mine) % seats] = 1.0
    found.extend(first)
    found.extend(questions)
    for tile in range(8):
        found.append(float(state.favors >> tile & 1) if state.phase == PLACING else 0.0)
    offices = [0.0] * 4
    if state.box.court:
        for office in range(len(OFFICES)):
            applicant = state.regal.applicant[office]
            holder = state.regal.holder[office] if applicant == NOBODY else applicant
            if holder != NOBODY:
                offices[office] = 1.0 if state.seat_of(holder) == mine else -1.0
    if state.box.resentment:
        offices[3] = state.regal.track * 0.1
    found.extend(offices)
