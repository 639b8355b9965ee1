"""What a seat may know, as a row of numbers (docs/environments.md).

The row is joined of pieces that were written once, so that looking is copying and no number is made twice.
"""

from array import array
from typing import Final, final

from mypy_extensions import mypyc_attr

from lancaster.engine.board.state import ARCHERS, COUNTIES, OVER, PROPOSALS, ROUNDS, SLOTS, SPACES, STACKS, State
from lancaster.engine.components import MOST_SEATS
from lancaster.engine.questions import QUESTIONS, TASKS, StepKind
from lancaster.engine.readings import READINGS, ours
from lancaster.engine.setup import MODULES, Setup
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.agenda import FIRST_TASK, asks_all, faction_of, first_of, kind_of
from lancaster.engine.vocabulary.fields import LORD_PLACE_NAMES, OFFICE_NAMES, PHASE_NAMES, TREASURE_NAMES
from lancaster.engine.vocabulary.knights import ALL_KNIGHTS, count
from lancaster.engine.vocabulary.law_cards import IN_FORCE, LAWS
from lancaster.env import blocks

VERSION: Final = 0
"""Changes whenever a place changes its meaning, and the name of the environment with it."""
FACTIONS: Final = 5
"""Slots for whoever is at the table: the seat itself, then the others clockwise; with two players the allies follow."""
BOUND: Final = 8
"""No number is larger, up or down."""
GOODS_UNIT: Final = 16
POINTS_UNIT: Final = 64
_NUMBERS: Final = 9
_LEAST_GOODS: Final = -BOUND * GOODS_UNIT
_MOST_GOODS: Final = BOUND * GOODS_UNIT
_LEAST_POINTS: Final = -BOUND * POINTS_UNIT
_MOST_POINTS: Final = BOUND * POINTS_UNIT
_QUESTIONS: Final = len(QUESTIONS)
_TASKS: Final = len(TASKS)
_STRENGTHS: Final = 4
_KINDS_OF_NOBLEMEN: Final = 9
_MOST_NOBLEMEN: Final = 8
CHOICES: Final[list[tuple[str, str]]] = [
    (name, choice) for name in READINGS for choice in READINGS[name] if choice != ours(name)
]
"""Every way to read a sentence that is not ours."""

FIELDS: Final[list[tuple[int, str, list[int]]]] = [
    (blocks.BASE, "seat", [MOST_SEATS]),
    (blocks.BASE, "seats", [MOST_SEATS - 1]),
    (blocks.BASE, "limited_supply", [1]),
    (blocks.BASE, "open_holdings", [1]),
    (blocks.BASE, "modules", [len(MODULES)]),
    (blocks.BASE, "round", [ROUNDS + 1]),
    (blocks.BASE, "phase", [len(PHASE_NAMES)]),
    (blocks.BASE, "question", [_QUESTIONS]),
    (blocks.BASE, "about", [_NUMBERS]),
    (blocks.BASE, "asked", [FACTIONS]),
    (blocks.BASE, "step", [_TASKS]),
    (blocks.BASE, "step_about", [_NUMBERS]),
    (blocks.BASE, "start_player", [FACTIONS]),
    (blocks.BASE, "players", [MOST_SEATS, 6 + _KINDS_OF_NOBLEMEN + SPACES]),
    (blocks.BASE, "factions", [FACTIONS, 2 * _STRENGTHS + SPACES]),
    (blocks.BASE, "counties", [COUNTIES, FACTIONS + 2 + _KINDS_OF_NOBLEMEN + 1]),
    (blocks.BASE, "cards", [SLOTS, 1 + 1 + STACKS]),
    (blocks.BASE, "stacks", [SLOTS * STACKS, FACTIONS + 1 + _STRENGTHS]),
    (blocks.BASE, "laws", [IN_FORCE, len(LAWS)]),
    (blocks.BASE, "proposals", [PROPOSALS, len(LAWS)]),
    (blocks.BASE, "favors", [SPACES]),
    (blocks.BASE, "supply", [3]),
    (blocks.REWARD_TILES, "tiles", [COUNTIES]),
    (blocks.MORE_LAWS, "retained", [MOST_SEATS]),
    (blocks.MORE_LAWS, "turned_down", [MOST_SEATS, SPACES]),
    (blocks.MORE_LAWS, "law_squires", [SLOTS * STACKS]),
    (blocks.RESENTMENT, "dishonor", [MOST_SEATS]),
    (blocks.RESENTMENT, "track", [1]),
    (blocks.RESENTMENT, "tower", [FACTIONS, _STRENGTHS]),
    (blocks.COURT, "offices", [len(OFFICE_NAMES), 4 * FACTIONS + _STRENGTHS + 2]),
    (blocks.COURT, "treasury", [len(TREASURE_NAMES) - 1]),
    (blocks.COURT, "lords", [FACTIONS, len(LORD_PLACE_NAMES)]),
    (blocks.COURT, "bishops", [MOST_SEATS]),
    (blocks.COURT, "seals", [MOST_SEATS]),
    (blocks.COURT, "seal_tiles", [MOST_SEATS]),
    (blocks.COURT, "bishops_left", [1]),
    (blocks.COURT, "seals_left", [1]),
    (blocks.COURT, "seal_tiles_held", [1]),
    (blocks.COURT, "shields", [COUNTIES]),
    (blocks.COURT, "tudors", [COUNTIES]),
    (blocks.COURT, "stack_tudors", [SLOTS * STACKS]),
    (blocks.READINGS, "readings", [len(CHOICES)]),
    (blocks.READINGS, "passed", [MOST_SEATS]),
]
"""The block, the name and the shape of every part, in the order in which they are written."""


def _piece(numbers: list[float]) -> bytes:
    return array("f", numbers).tobytes()


def _one_of(size: int, place: int) -> bytes:
    """A 1 at this place, or nothing but zeros for none."""
    return _piece([1.0 if other == place else 0.0 for other in range(size)])


def _bits(size: int) -> list[bytes]:
    return [_piece([float(bits >> bit & 1) for bit in range(size)]) for bits in range(1 << size)]


_GOODS: Final[list[bytes]] = [_piece([number / GOODS_UNIT]) for number in range(_LEAST_GOODS, _MOST_GOODS + 1)]
_POINTS: Final[list[bytes]] = [_piece([1.0, number / POINTS_UNIT]) for number in range(_LEAST_POINTS, _MOST_POINTS + 1)]
"""With a 1 in front, because somebody sits there."""
_YES: Final = _piece([1.0])
_NO: Final = _piece([0.0])
_BEHIND_SCREEN: Final = _piece([0.0, 0.0, 0.0])
_NOTHING_IN_STACKS: Final = _piece([0.0] * (SLOTS * STACKS))
_BITS_OF_SPACES: Final[list[bytes]] = _bits(SPACES)
_BITS_OF_COUNTIES: Final[list[bytes]] = _bits(COUNTIES)
_STACK: Final[list[bytes]] = [
    _piece([count(knights, strength) / max(1, count(ALL_KNIGHTS, strength)) for strength in range(1, _STRENGTHS + 1)])
    for knights in range(256)
]
"""By stack: which part of a color's knights of each strength stands there."""
_HALF_CASTLE: Final[list[bytes]] = [
    _piece([first / _STRENGTHS, second / _STRENGTHS, third / _STRENGTHS])
    for first in range(_STRENGTHS + 1)
    for second in range(_STRENGTHS + 1)
    for third in range(_STRENGTHS + 1)
]
_CLOCK: Final[list[list[bytes]]] = [
    [_one_of(ROUNDS + 1, number) + _one_of(len(PHASE_NAMES), phase) for phase in range(len(PHASE_NAMES))]
    for number in range(ROUNDS + 1)
]
_NUMBER: Final[list[bytes]] = [_one_of(_NUMBERS, min(number, _NUMBERS - 1)) for number in range(256)]
_NO_NUMBER: Final[list[bytes]] = [_one_of(_NUMBERS, -1)] * 256
_SCORED: Final[list[bytes]] = [_BITS_OF_COUNTIES[number & 63] for number in range(256)]


def _numbers_of(kind: StepKind) -> list[bytes]:
    """How the number of a step of this kind is written: as a place, as castle spaces, or not at all."""
    if not kind.fields or kind.fields[0] in (agenda.AT_ONCE, agenda.PASSED):
        return _NO_NUMBER
    return _SCORED if kind.fields[0] is agenda.SCORED_SPACES else _NUMBER


_QUESTION: Final[list[bytes]] = [_one_of(_QUESTIONS, kind) for kind in range(_QUESTIONS)]
_TASK: Final[list[bytes]] = [_one_of(_TASKS, kind) for kind in range(_TASKS)]
_ABOUT_QUESTION: Final[list[list[bytes]]] = [_numbers_of(question) for question in QUESTIONS]
_ABOUT_TASK: Final[list[list[bytes]]] = [_numbers_of(task) for task in TASKS]
_NO_QUESTION: Final = _piece([0.0] * (_QUESTIONS + _NUMBERS + FACTIONS))
_NO_TASK: Final = _piece([0.0] * (_TASKS + _NUMBERS))

# By slot: 0 for nobody, 1 to 5 for a faction, 6 to 10 for its archer.
_FACTION: Final[list[bytes]] = [_one_of(FACTIONS, slot - 1) for slot in range(FACTIONS + 1)]
_STANDING: Final[list[list[bytes]]] = [
    [_faction + _archer + _stack for _stack in _STACK]
    for _archer, _factions in ((_NO, _FACTION), (_YES, _FACTION[1:]))
    for _faction in _factions
]
_HELD: Final[list[list[list[bytes]]]] = [
    [
        [_faction + _piece([knight / _STRENGTHS, squires / GOODS_UNIT]) for squires in range(_MOST_GOODS + 1)]
        for knight in range(_STRENGTHS + 1)
    ]
    for _faction in _FACTION
]
"""By slot, knight and squires."""
_PAIR: Final[list[list[bytes]]] = [[_first + _second for _second in _FACTION] for _first in _FACTION]
_NOBLEMAN: Final[list[list[bytes]]] = [
    [_one_of(_KINDS_OF_NOBLEMEN, kind) + _piece([left / _MOST_NOBLEMEN]) for left in range(_MOST_NOBLEMEN + 1)]
    for kind in range(_KINDS_OF_NOBLEMEN)
]
_LAW: Final[list[bytes]] = [_one_of(len(LAWS), law) for law in range(-1, len(LAWS))]
_LORD: Final[list[bytes]] = [_one_of(len(LORD_PLACE_NAMES), place) for place in range(len(LORD_PLACE_NAMES))]


def _goods(number: int) -> bytes:
    return _GOODS[max(_LEAST_GOODS, min(number, _MOST_GOODS)) - _LEAST_GOODS]


def _points(number: int) -> bytes:
    return _POINTS[max(_LEAST_POINTS, min(number, _MOST_POINTS)) - _LEAST_POINTS]


def _half_castle(castle: list[int], first: int) -> bytes:
    return _HALF_CASTLE[25 * castle[first] + 5 * castle[first + 1] + castle[first + 2]]


def _write_stacks(goods: list[int], parts: list[bytes]) -> None:
    """What stands in each stack of each conflict: usually nothing, and that is written at once."""
    for number in goods:
        if number:
            parts.extend([_goods(there) for there in goods])
            return
    parts.append(_NOTHING_IN_STACKS)


def size_of(shape: list[int]) -> int:
    """How many numbers a part of this shape has."""
    size = 1
    for length in shape:
        size *= length
    return size


@final
@mypyc_attr(acyclic=True)
class Observer:
    """Writes what the seats of one table see."""

    size: int
    """How many numbers an observation has."""
    last_block: int
    _table: list[bytes]
    """By seat: what never changes for it."""
    _slots: list[list[int]]
    """By seat: the slot of everybody who can stand on a space, beginning with nobody."""
    _factions: list[list[int]]
    """By seat: the factions in the order of their slots."""

    def __init__(self, setup: Setup, last_block: int) -> None:
        self.last_block = last_block
        self.size = sum([size_of(shape) for block, _, shape in FIELDS if block <= last_block])
        seats: int = setup.seats
        self._seats = seats
        self._open = setup.holdings == "open" or seats == 2
        flags = _piece([float(setup.supply == "limited"), float(self._open)])
        modules = _piece([float(module in setup.modules) for module in MODULES])
        self._table = [
            _one_of(MOST_SEATS, seat) + _one_of(MOST_SEATS - 1, seats - 2) + flags + modules for seat in range(seats)
        ]
        self._factions = []
        self._slots = []
        for seat in range(seats):
            order = [(seat + ahead) % seats for ahead in range(seats)]
            if seats == 2:
                order += [seat + 2, 3 - seat]
            self._factions.append(order)
            slots = [0] * (1 + ARCHERS + FACTIONS)
            for slot in range(len(order)):
                slots[1 + order[slot]] = 1 + slot
                slots[1 + ARCHERS + order[slot]] = 1 + FACTIONS + slot
            self._slots.append(slots)
        width = {name: size_of(shape[1:]) for _, name, shape in FIELDS}
        self._players_away = _piece([0.0] * (width["players"] * (MOST_SEATS - seats)))
        self._factions_away = _piece([0.0] * (width["factions"] * (FACTIONS - len(self._factions[0]))))
        self._goods_away = _piece([0.0] * (MOST_SEATS - seats))
        self._readings = _piece([float(setup.readings.get(name) == choice) for name, choice in CHOICES])
        self._cards = [_piece([0.0] * width["cards"])]
        for card in setup.components.conflicts:
            self._cards.append(
                _piece([1.0, min(card.strength / GOODS_UNIT, BOUND)] + [points / GOODS_UNIT for points in card.points])
            )

    def observe(self, state: State, seat: int) -> bytearray:
        """What the seat may know now, as floats of 32 bits."""
        parts = [self._table[seat], _CLOCK[state.round][state.phase]]
        self._write_question(state, seat, parts)
        parts.append(_FACTION[self._slots[seat][1 + state.start_player]])
        self._write_players(state, seat, parts)
        self._write_board(state, seat, parts)
        last_block = self.last_block
        if last_block >= blocks.REWARD_TILES:
            parts.append(_BITS_OF_COUNTIES[state.tiles_lying])
        if last_block >= blocks.MORE_LAWS:
            self._write_laws(state, seat, parts)
        if last_block >= blocks.RESENTMENT:
            self._write_resentment(state, seat, parts)
        if last_block >= blocks.COURT:
            self._write_court(state, seat, parts)
        if last_block >= blocks.READINGS:
            parts.append(self._readings)
            parts.append(self._passed(state, seat))
        return bytearray().join(parts)

    def _passed(self, state: State, seat: int) -> bytes:
        """READ-2: who passed since the last placement; the turn that knows it waits below the question."""
        turns = [step for step in state.agenda if kind_of(step) == agenda.TURN]
        passed = agenda.PASSED.of(turns[0]) if turns else 0
        asked = state.agenda[-1] if state.agenda else 0
        if kind_of(asked) == agenda.PLACE:
            # Whoever is asked has passed only if he answers so.
            passed &= ~(1 << faction_of(asked))
        return _piece(
            [float(passed >> other & 1) for other in self._factions[seat][: self._seats]]
            + [0.0] * (MOST_SEATS - self._seats)
        )

    def _write_question(self, state: State, seat: int, parts: list[bytes]) -> None:
        place = len(state.agenda) - 1
        if place < 0:
            parts.append(_NO_QUESTION)
            parts.append(_NO_TASK)
            return
        step = state.agenda[place]
        kind = kind_of(step)
        parts.append(_QUESTION[kind])
        parts.append(_ABOUT_QUESTION[kind][first_of(step)])
        parts.append(_FACTION[0 if asks_all(step) else self._slots[seat][1 + faction_of(step)]])
        while place > 0:
            place -= 1
            step = state.agenda[place]
            task = kind_of(step) - FIRST_TASK
            if task >= 0:
                parts.append(_TASK[task])
                parts.append(_ABOUT_TASK[task][first_of(step)])
                return
        parts.append(_NO_TASK)

    def _write_players(self, state: State, seat: int, parts: list[bytes]) -> None:
        order = self._factions[seat]
        for slot in range(self._seats):
            other = order[slot]
            parts.append(_points(state.points[other]))
            if slot == 0 or self._open:
                parts.append(_YES)
                parts.append(_goods(state.gold[other]))
                parts.append(_goods(state.squires[other]))
            else:
                parts.append(_BEHIND_SCREEN)
            parts.append(_goods(state.markers[other]))
            parts.append(_BITS_OF_COUNTIES[state.noblemen[other]])
            parts.append(_BITS_OF_SPACES[state.extensions[other]])
        parts.append(self._players_away)
        castle = state.castle
        for faction in order:
            parts.append(_STACK[state.court[faction]])
            parts.append(_STACK[state.reserve[faction]])
            parts.append(_half_castle(castle, SPACES * faction))
            parts.append(_half_castle(castle, SPACES * faction + 3))
        parts.append(self._factions_away)

    def _write_board(self, state: State, seat: int, parts: list[bytes]) -> None:
        slots = self._slots[seat]
        for county in range(COUNTIES):
            squires = state.county_squires[county]
            held = _HELD[slots[1 + state.county_faction[county]]][state.county_knight[county]]
            parts.append(held[squires if squires < _MOST_GOODS else _MOST_GOODS])
            left = state.noblemen_left[county]
            parts.append(_NOBLEMAN[state.nobleman_kind[county]][left if left < _MOST_NOBLEMEN else _MOST_NOBLEMEN])
        for slot in range(SLOTS):
            parts.append(self._cards[1 + state.card[slot]])
        for stack in range(SLOTS * STACKS):
            parts.append(_STANDING[slots[1 + state.stack_faction[stack]]][state.stack_knights[stack]])
        for law in state.laws:
            parts.append(_LAW[1 + law])
        for law in state.proposals:
            parts.append(_LAW[1 + law])
        parts.append(_BITS_OF_SPACES[state.favors])
        parts.append(_goods(state.bank_gold))
        parts.append(_goods(state.bank_squires))
        parts.append(_goods(state.bank_markers))

    def _write_laws(self, state: State, seat: int, parts: list[bytes]) -> None:
        order = self._factions[seat]
        self._write_goods(state.retained, order, parts)
        for slot in range(self._seats):
            parts.append(_BITS_OF_SPACES[state.turned_down[order[slot]]])
        for _ in range(MOST_SEATS - self._seats):
            parts.append(_BITS_OF_SPACES[0])
        _write_stacks(state.law_squires, parts)

    def _write_goods(self, goods: list[int], order: list[int], parts: list[bytes]) -> None:
        for slot in range(self._seats):
            parts.append(_goods(goods[order[slot]]))
        parts.append(self._goods_away)

    def _write_secret(self, state: State, goods: list[int], order: list[int], parts: list[bytes]) -> None:
        """What final scoring reveals (COURT-22, RESENT-14)."""
        if self._open or state.phase == OVER:
            self._write_goods(goods, order, parts)
            return
        parts.append(_goods(goods[order[0]]))
        for _ in range(self._seats - 1):
            parts.append(_NO)
        parts.append(self._goods_away)

    def _write_resentment(self, state: State, seat: int, parts: list[bytes]) -> None:
        order = self._factions[seat]
        board = state.regal
        self._write_secret(state, board.dishonor, order, parts)
        parts.append(_goods(board.track))
        for faction in order:
            parts.append(_STACK[board.tower[faction]])
        for _ in range(FACTIONS - len(order)):
            parts.append(_STACK[0])

    def _write_court(self, state: State, seat: int, parts: list[bytes]) -> None:
        order = self._factions[seat]
        slots = self._slots[seat]
        board = state.regal
        for office in range(len(OFFICE_NAMES)):
            parts.append(_PAIR[slots[1 + board.holder[office]]][slots[1 + board.privilege[office]]])
            parts.append(_PAIR[slots[1 + board.granted[office]]][slots[1 + board.applicant[office]]])
            parts.append(_STACK[board.knights[office]])
            parts.append(_goods(board.bishops_there[office]))
            parts.append(_goods(board.tudors_there[office]))
        for kind in range(len(TREASURE_NAMES) - 1):
            parts.append(_goods(board.treasury[kind]))
        for faction in order:
            parts.append(_LORD[board.lord[faction]])
        for _ in range(FACTIONS - len(order)):
            parts.append(_FACTION[0])
        self._write_goods(board.bishops, order, parts)
        self._write_secret(state, board.seals, order, parts)
        self._write_secret(state, board.seal_tiles, order, parts)
        parts.append(_goods(board.bishops_left))
        parts.append(_goods(board.seals_left))
        held = 0
        for tiles in board.seal_tiles:
            held += tiles
        parts.append(_goods(held))
        parts.append(_BITS_OF_COUNTIES[board.shields])
        parts.append(_BITS_OF_COUNTIES[board.tudors])
        _write_stacks(board.stack_tudors, parts)
