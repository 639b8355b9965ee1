"""Reading a state: each member as declared, and then what must fit together so that the game can go on from there.

A state that no game can reach is refused only where the engine would fail on it or answer nonsense.
"""

import re
from collections.abc import Callable
from typing import Any, Final

from lancaster.engine.board import declaration
from lancaster.engine.board.box import Box
from lancaster.engine.board.declaration import OBJECTS, REGAL, Member
from lancaster.engine.board.regal_board import AT_HOME, IN_TREASURY, NOBODY
from lancaster.engine.board.state import (
    ARCHERS,
    COUNTIES,
    EMPTY,
    PROPOSALS,
    ROW,
    SLOTS,
    SPACES,
    STACKS,
    UNCOMMITTED,
    State,
)
from lancaster.engine.errors import FormatError, shown
from lancaster.engine.expansions.kings_court import GOLD, MARKERS, SQUIRES
from lancaster.engine.expansions.privileges import on_board
from lancaster.engine.expansions.resentment import room_in_tower
from lancaster.engine.format.record import check_header
from lancaster.engine.laws.book import BOOK
from lancaster.engine.questions import QUESTIONS, STEP_KINDS, options_for
from lancaster.engine.rules.castles import offer_can_stand, order_can_matter
from lancaster.engine.rules.conflicts import BATTLE_ORDER
from lancaster.engine.rules.dealing import conflict_cards
from lancaster.engine.rules.parliament import are_retained
from lancaster.engine.rules.rewards import can_recruit, can_upgrade
from lancaster.engine.setup import NEEDED_BY_KING, RANDOM, Setup
from lancaster.engine.vocabulary import agenda, fields
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.agenda import faction_of, kind_of
from lancaster.engine.vocabulary.fields import COUNTY_LETTERS, number_between, read, read_list, read_object
from lancaster.engine.vocabulary.knights import ALL_KNIGHTS, KNIGHTS, STRONGEST
from lancaster.engine.vocabulary.law_cards import GROUPS, IN_FORCE, LAWS, group_of_set, sets_with
from lancaster.engine.vocabulary.sources import FROM_DISHONOR, SOURCES

MOST_POINTS: Final = 10**12
"""From one source: far beyond any game, and exact in every reader of JSON."""

AGENDAS: Final = {
    "setup": "start_round( first_extension)+",
    "placing": "(turn )?place|turn (favor|upgrade|nobleman)",
    "parliament": "vote|law [a-z_]+",
    "rewards": "county leave_county( start_player)?( (county_reward|upgrade|extension|passage|nobleman|build))?"
    "|castle (castle_next|score_castle( leave_castle)? (pay|upgrade))"
    "|conflict ransoms ransom",
    "over": "",
}
"""By phase: the steps that can lie on the agenda, from the bottom up."""
STEP_NAMES: Final = [kind.name for kind in STEP_KINDS.values()]
FOR_ALLIES: Final = ["favor", "upgrade", "nobleman", "county_reward", "passage", "start_player", "leave_castle"]
READ_BEFORE: Final = (declaration.HEADER, declaration.SETUP, declaration.LAW_SETS)
"""What must be known before anything else."""
Objects = dict[str, dict[str, Member]]
"""The members of each object at a table, by name."""


def from_json(data: Any) -> State:
    """The state that a JSON object stands for."""
    data = check_header(data, "state")
    if "setup" not in data:
        raise FormatError("The state lacks 'setup'.")
    setup = Setup.from_json(data["setup"])
    box = Box(setup, _read_law_sets(setup, data.get("law_sets")))
    objects: Objects = {}
    for name in OBJECTS:
        objects[name] = {member.name: member for member in OBJECTS[name] if box.has(member.module)}
    state = State(box)
    state.lay_out()
    _read_object(state, objects, "State", 0, data, "")
    _check_seats(state)
    _check_knights(state)
    _check_cards(state)
    _count_pieces(state)
    _check_agenda(state)
    return state


def _read_law_sets(setup: Setup, value: Any) -> list[str]:
    """The set of each group: what the table chose, or what chance drew where it was left to chance."""
    if RANDOM not in setup.laws:
        return list(setup.laws)
    drawn = read_list(value, GROUPS, "The list of law sets")
    with_king = setup.modules.issuperset(NEEDED_BY_KING)
    for group in range(GROUPS):
        possible = sets_with(group, with_king) if setup.laws[group] == RANDOM else [setup.laws[group]]
        if drawn[group] not in possible:
            raise FormatError(f"The law set of group {group} cannot be {shown(drawn[group])}.")
    return list(drawn)


def _read_object(state: State, objects: Objects, name: str, place: int, value: Any, whose: str) -> None:
    """Every member of an object of this name."""
    members = objects[name]
    entry = read_object(value, members, whose or "the state")
    of_it = f" of {whose}" if whose else ""
    for key, member in members.items():
        what = f"the {member.words}{of_it}"
        if member.of:
            _read_objects(state, objects, member, place, entry[key], what)
        elif member.form in _READERS:
            _READERS[member.form](state, place, entry[key], what)
        elif member.form not in READ_BEFORE:
            _read_member(state, member, place, entry[key], what)


def _read_member(state: State, member: Member, place: int, value: Any, what: str) -> None:
    """A number, or a list of cards, tiles or steps."""
    board: Any = state.regal if member.module in REGAL else state
    if member.owner == declaration.PILE:
        setattr(board, member.field, _pile(state, member, value, what))
        return
    number = _number(state, member, value, what)
    if member.owner == declaration.TABLE:
        setattr(board, member.field, number)
    elif member.owner == declaration.COUNTY_BIT:
        setattr(board, member.field, getattr(board, member.field) | number << place)
    else:
        place = OBJECTS["Treasury"].index(member) if member.owner == declaration.TREASURE else place
        getattr(board, member.field)[place] = number


def _read_objects(state: State, objects: Objects, member: Member, place: int, value: Any, what: str) -> None:
    """An object inside another one, or one for each of its owner."""
    if member.form == declaration.ONE or member.form == declaration.ONE_OR_NONE:
        if value is not None or member.form == declaration.ONE:
            _read_object(state, objects, member.of, place, value, what)
        return
    first, called, names = _places(state, member.owner, place)
    if member.form == declaration.BY_NAME:
        value = [read_object(value, names, what)[name] for name in names]
    length = min(len(value), STACKS) if member.owner == declaration.STACK and isinstance(value, list) else len(names)
    entries = read_list(value, length, what)
    for number in range(length):
        # A conflict that is over leaves its place empty.
        if entries[number] is not None or member.owner != declaration.CONFLICT:
            whose = called.format(names[number])
            _read_object(state, objects, member.of, first + number, entries[number], whose)


def _places(state: State, owner: int, place: int) -> tuple[int, str, list[str]]:
    """The first of an owner's places, what one is called, and the names of all."""
    seats = state.box.seats
    if owner == declaration.SEAT:
        return 0, "seat {}", [str(seat) for seat in range(seats)]
    if owner == declaration.FACTION:
        return seats, "ally {}", [str(ally) for ally in range(seats, state.box.factions)]
    if owner == declaration.COUNTY:
        return 0, "county {}", list(COUNTY_LETTERS)
    if owner == declaration.STACK:
        return place * STACKS, "a stack in the conflict {}", [fields.CONFLICT_NAMES[place]] * STACKS
    if owner == declaration.CONFLICT:
        return 0, "the conflict {}", fields.CONFLICT_NAMES
    return 0, "the {}", fields.OFFICE_NAMES


def _number(state: State, member: Member, value: Any, what: str) -> int:
    """The number that a member stands for."""
    if member.form == fields.NUMBER or member.form == declaration.CARD:
        return number_between(value, 0, member.most, what)
    if member.form == fields.SEAT:
        return number_between(value, 0, state.box.seats - 1, what)
    if member.form == declaration.FACTION_OR_NONE and value is None:
        return NOBODY
    if member.form >= declaration.FACTION_NUMBER:
        return number_between(value, 0, state.box.factions - 1, what)
    return read(member.form, value, what)


def _pile(state: State, member: Member, value: Any, what: str) -> list[int]:
    """A list of cards, tiles or steps; each round reveals two conflicts, three laws and a tile (ROUND-2, TILE-4)."""
    revealed = max(1, state.round)
    length = {declaration.LAWS: IN_FORCE, declaration.PROPOSALS: PROPOSALS}.get(member.form, -1)
    if member.form == declaration.LAW_PILE:
        laws = [len(group_of_set(group, state.box.law_sets[group])) for group in range(1, GROUPS)]
        length = sum(laws) - PROPOSALS * revealed
    elif member.form == declaration.CARD_PILE:
        length = len(conflict_cards(state.box)) - ROW * revealed
    elif member.form == declaration.TILE_BAG:
        length = COUNTIES - state.round
    # A copy, because compiled code has room for as many results as the list has entries when it begins.
    entries = read_list(value, length, what)[:]
    numbers = [_entry(state, member.form, entry, f"one of {what}") for entry in entries]
    if member.form == declaration.TILE_BAG:
        return [county for county in range(COUNTIES) if county not in numbers] + numbers
    return numbers[::-1] if member.seen_by == declaration.FACE_DOWN else numbers


def _entry(state: State, form: int, value: Any, what: str) -> int:
    if form == declaration.STEPS:
        return _step(state, value)
    if form == declaration.CARD_PILE:
        return number_between(value, 0, len(state.box.cards) - 1, what)
    if form == declaration.TILE_BAG:
        return read(fields.COUNTY, value, what)
    return EMPTY if form == declaration.PROPOSALS and value is None else fields.place_in(LAWS, value, what)


def _step(state: State, value: Any) -> int:
    name = fields.an_object(value, "a step of the agenda").get("step")
    kind = list(STEP_KINDS)[fields.place_in(STEP_NAMES, name, "a step of the agenda")]
    parts = STEP_KINDS[kind].fields
    members = [field.name for field in parts if field.name in value or not field.optional]
    entry = read_object(value, ["step", "faction", *members], f"the step {name!r}")
    most = state.box.factions if name in FOR_ALLIES else state.box.seats
    step = agenda.new_step(kind, number_between(entry["faction"], 0, most - 1, f"the faction of the step {name!r}"))
    last = len(BATTLE_ORDER) if kind == agenda.CONFLICT else COUNTIES
    bounds = {
        "law": (0, IN_FORCE - 1),
        "turn": (1, state.box.seats),
        "number": (1, last),
        "passed": (1, (1 << state.box.seats) - 1),
    }
    for field in parts:
        if field.name not in members:
            continue
        what = f"{field.name!r} of the step {name!r}"
        number = read(field.form, entry[field.name], what)
        if field.form == fields.NUMBER:
            low, high = bounds.get(field.name, (0, field.mask))
            number_between(number, low, high, what)
        step |= number << field.shift
    return step


def _letter(state: State, place: int, value: Any, what: str) -> None:
    if value != COUNTY_LETTERS[place]:
        raise FormatError(f"The counties must stand in the order A to I, not {shown(value)} here.")


def _archer(state: State, place: int, value: Any, what: str) -> None:
    state.stack_faction[place] += ARCHERS * read(fields.YES_NO, value, what)


def _castle(state: State, place: int, value: Any, what: str) -> None:
    castle = read_list(value, len(state.castle_of(place)), what)
    for space in range(len(castle)):
        strength = number_between(castle[space], 0, STRONGEST, f"space {space + 1} in {what}")
        state.castle[place * SPACES + space] = strength


def _points(state: State, place: int, value: Any, what: str) -> None:
    """RESENT-15, AMB-55: dishonor takes points away, everything else gives some."""
    sources = state.box.sources
    names = [SOURCES[source] for source in sources]
    for name, points in fields.an_object(value, what).items():
        column = fields.place_in(names, name, f"a source of {what}")
        low, high = (-MOST_POINTS, -1) if sources[column] == FROM_DISHONOR else (1, MOST_POINTS)
        number = number_between(points, low, high, f"{what} from {name}")
        state.sheet[place * len(sources) + column] = number
        state.points[place] += number


def _commitment(state: State, place: int, value: Any, what: str) -> None:
    if value is None:
        return
    if not isinstance(value, str):
        raise FormatError(f"{fields.sentence(what)} must be a text such as 'vote yes 2', not {shown(value)}.")
    state.commitments[place] = Action.parse(value).code


def _lords(state: State, place: int, value: Any, what: str) -> None:
    """A lord who neither applies nor is in the treasury is at home."""
    lords = [(state.regal.applicant[office], office) for office in range(len(fields.OFFICE_NAMES))]
    for lord in read_list(value, -1, what):
        lords.append((number_between(lord, 0, state.box.factions - 1, f"one of {what}"), IN_TREASURY))
    for faction, where in lords:
        if faction != NOBODY:
            if state.regal.lord[faction] != AT_HOME:
                raise FormatError(f"The lord of faction {faction} is in two places.")
            if _phase(state) not in ("placing", "parliament"):
                raise FormatError("Lords are at the king's court only while they are placed and in parliament.")
            state.regal.lord[faction] = where


def _tower(state: State, place: int, value: Any, what: str) -> None:
    tower = read_list(value, state.box.factions, what)
    state.regal.tower = [read(fields.STACK, knights, f"the knights in {what}") for knights in tower]
    if room_in_tower(state) < 0:
        raise FormatError("The knights in the tower stick out above its wall.")


_READERS: Final[dict[int, Callable[[State, int, Any, str], None]]] = {
    declaration.LETTER: _letter,
    declaration.ARCHER: _archer,
    declaration.CASTLE: _castle,
    declaration.SCORE_LINES: _points,
    declaration.COMMITMENT: _commitment,
    declaration.LORDS: _lords,
    declaration.TOWER: _tower,
}
"""How to read what is more than one number."""


def _phase(state: State) -> str:
    return fields.PHASE_NAMES[state.phase]


def _check_seats(state: State) -> None:
    for seat in range(state.box.seats):
        for space in range(SPACES):
            if state.extensions[seat] >> space & 1 and state.castle[seat * SPACES + space]:
                raise FormatError(f"A knight of seat {seat} stands on castle space {space + 1}, which is covered.")
        most = state.markers[seat] if _applies_laws(state) and are_retained(state) else 0
        number_between(state.retained[seat], 0, most, f"the retained markers of seat {seat}")


def _applies_laws(state: State) -> bool:
    return len(state.agenda) > 0 and kind_of(state.agenda[0]) == agenda.LAW


def _check_knights(state: State) -> None:
    """COMP-3: seven knights of each color, wherever they are."""
    found = [list(KNIGHTS[state.court[faction]]) for faction in range(state.box.factions)]
    for faction in range(state.box.factions):
        found[faction] += KNIGHTS[state.reserve[faction]] + KNIGHTS[state.regal.tower[faction]]
        found[faction] += [strength for strength in state.castle_of(faction) if strength]
    for county in range(COUNTIES):
        if state.county_faction[county] != EMPTY:
            found[state.county_faction[county]].append(state.county_knight[county])
    for stack in range(SLOTS * STACKS):
        if EMPTY < state.stack_faction[stack] < ARCHERS:
            found[state.stack_faction[stack]] += KNIGHTS[state.stack_knights[stack]]
    for office in range(len(fields.OFFICE_NAMES)):
        if state.regal.applicant[office] != NOBODY:
            found[state.regal.applicant[office]] += KNIGHTS[state.regal.knights[office]]
    for faction in range(state.box.factions):
        if sorted(found[faction]) != KNIGHTS[ALL_KNIGHTS]:
            raise FormatError(f"Faction {faction} has the knights {sorted(found[faction])}, not its seven.")


def _check_cards(state: State) -> None:
    """Each conflict card, each law and each tile is there once, and is one of this table's."""
    cards = [f"conflict card {card}" for card in state.conflict_pile + state.card if card != EMPTY]
    cards += [f"law {LAWS[law]}" for law in state.laws + state.law_pile + state.proposals if law != EMPTY]
    cards += [f"tile {COUNTY_LETTERS[county]}" for county in state.tile_bag]
    lying = [county for county in state.tile_bag[state.round :] if state.tiles_lying >> county & 1]
    cards += [f"tile {COUNTY_LETTERS[county]}" for county in lying]
    in_use = [f"conflict card {card}" for card in conflict_cards(state.box)]
    for group in range(GROUPS):
        in_use += [f"law {LAWS[law]}" for law in group_of_set(group, state.box.law_sets[group])]
    for card in cards:
        if cards.count(card) > 1:
            raise FormatError(f"The {card} is there twice.")
        if card not in in_use and not card.startswith("tile"):
            raise FormatError(f"The {card} is not in use at this table.")


def _count_pieces(state: State) -> None:
    """As many pieces as the box has: the supply is what is left of them, and a limited one cannot have lent any."""
    board = state.regal
    state.bank_gold = state.box.gold - sum(state.gold) - board.treasury[GOLD]
    state.bank_squires = state.box.squires - sum(state.squires) - sum(state.county_squires) - board.treasury[SQUIRES]
    state.bank_squires -= sum(state.law_squires)
    state.bank_markers = state.box.markers - sum(state.markers) - board.treasury[MARKERS]
    board.seals_left = state.box.seals - sum(board.seals)
    if state.box.limited and min(state.bank_gold, state.bank_squires, state.bank_markers, board.seals_left) < 0:
        raise FormatError("There are more goods or seals at the table than the limited supply has.")
    noblemen = sum(state.noblemen_left) + sum([kinds.bit_count() for kinds in state.noblemen]) + state.noblemen_removed
    if noblemen != COUNTIES * state.box.components.noblemen_per_county[state.box.seats]:
        raise FormatError(f"There are {noblemen} noblemen on the board, at tables and removed.")
    bishops = board.bishops_left + board.bishops_removed + sum(board.bishops)
    if bishops != state.box.bishops:
        raise FormatError(f"There are {bishops} bishops, not {state.box.bishops}.")
    taken = [county for county in state.tile_bag[: state.round] if not state.tiles_lying >> county & 1]
    if sum(board.seal_tiles) > sum([state.box.seal_tile[county] for county in taken]):
        raise FormatError("There are more seal tiles behind the screens than have been taken.")
    if state.favors & ~state.box.all_favors:
        raise FormatError("The favors have a tile that is not in play.")
    number_between(board.track, 0, state.box.track_markers, "the track of the resentment")
    # AMB-47: each round one of each kind is granted; only in the lower row one of the round before can be left.
    fresh = on_board(state, 0, ROW * STACKS)
    everywhere = on_board(state, 0, SLOTS * STACKS)
    for office in range(len(fields.OFFICE_NAMES)):
        in_hand = int(board.privilege[office] != NOBODY)
        if fresh[office] + in_hand > 1 or everywhere[office] + in_hand > 2:
            raise FormatError(f"There are more privileges of the kind {fields.PRIVILEGE_NAMES[office]} than can be.")


def _check_agenda(state: State) -> None:
    """The game stops only at a real question, in a phase in which it can be asked."""
    phase = _phase(state)
    low, high = {"setup": (0, 0), "over": (5, 5)}.get(phase, (1, 5))
    number_between(state.round, low, high, f"the round in the phase {phase}")
    names = " ".join([STEP_KINDS[kind_of(step)].name for step in state.agenda])
    asks = not state.agenda or kind_of(state.agenda[-1]) < agenda.FIRST_TASK
    if not asks or not re.fullmatch(AGENDAS[phase], names):
        raise FormatError(f"The agenda ({names[:200] or 'nothing'}) does not fit the phase {phase}.")
    if not state.agenda:
        return
    step = state.agenda[-1]
    voting = kind_of(step) == agenda.VOTE
    if phase == "setup":
        _check_first_extensions(state)
    elif phase == "placing":
        _check_turn(state, step)
    _check_commitments(state)
    open_from = agenda.PROPOSAL.of(step) if voting else 0 if phase in ("setup", "placing") else PROPOSALS
    wrong = [place for place in range(PROPOSALS) if (state.proposals[place] == EMPTY) != (place < open_from)]
    if wrong or (voting and open_from >= PROPOSALS):
        raise FormatError("The agenda does not fit the proposals that are still to be voted on.")
    if _applies_laws(state):
        _check_law(state, state.agenda[0], step)
    elif kind_of(step) == agenda.UPGRADE and agenda.UPGRADE_MODE.of(step) in (agenda.PLACED_KNIGHT, agenda.SWAP):
        raise FormatError("The agenda has an upgrade that only a law gives.")
    elif kind_of(state.agenda[0]) == agenda.COUNTY:
        _check_county(state, step)
    elif kind_of(step) == agenda.PAY:
        _check_offer(state, step)
    elif kind_of(step) == agenda.CASTLE_NEXT:
        _check_order(state, step)
    elif kind_of(step) == agenda.RANSOM:
        _check_ransom(state, step)
    if phase == "rewards":
        _check_counties(state)
    question = QUESTIONS[kind_of(step)]
    if not state.asks_all():
        state.options = question.options(state, step)
    asked = range(state.box.seats) if state.asks_all() else [state.seat_of(faction_of(step))]
    if any(len(options_for(state, seat)) < 2 for seat in asked):
        raise FormatError(f"The question on top of the agenda ({question.name}) has no choice.")


def _check_commitments(state: State) -> None:
    """AMB-59, READ-1: only where all are asked is an answer secret, and the last that comes in reveals them."""
    committed = [seat for seat in range(state.box.seats) if state.commitments[seat] != UNCOMMITTED]
    if len(committed) == state.box.seats or (committed and not state.asks_all()):
        raise FormatError("A seat has a commitment and not all are asked now, or all commitments are in.")
    for seat in committed:
        if state.commitments[seat] not in options_for(state, seat):
            raise FormatError(f"Seat {seat} cannot commit to '{Action(state.commitments[seat])}'.")


def _check_first_extensions(state: State) -> None:
    """SETUP-7, READ-1: whoever is to choose is asked in turn, or all are together, as the table reads it."""
    together = [agenda.asks_all(step) for step in state.agenda[1:]]
    if together != [state.box.first_at_once] * (1 if state.box.first_at_once else len(together)):
        raise FormatError("The agenda does not fit the table's reading of first_extension.")


def _check_turn(state: State, step: int) -> None:
    """READ-2: only where squires are spared, the turn after this one waits below, and knows who has passed."""
    waits = kind_of(state.agenda[0]) == agenda.TURN
    passed = agenda.PASSED.of(state.agenda[0]) if waits else 0
    if kind_of(step) == agenda.PLACE and state.box.may_spare_squires:
        # This seat counts among them until it places something.
        fits = waits and passed >> faction_of(step) & 1 == 1
    else:
        fits = waits != (kind_of(step) == agenda.PLACE) and not passed
    if not fits:
        raise FormatError("The agenda does not fit the table's reading of squires_to_place.")


def _check_law(state: State, step: int, asked: int) -> None:
    """Whether the law that is being applied asks this of the seat whose turn it is."""
    law = BOOK[state.laws[agenda.LAW_PLACE.of(step)]]
    seat = state.seat_in_order(agenda.LAW_TURN.of(step) - 1)
    for kind, first in law.asks:
        if asked == agenda.new_step(kind, seat, first) and (law.qualifies is None or law.qualifies(state, seat, first)):
            return
    raise FormatError("The agenda has a question that the law does not ask this seat.")


def _check_county(state: State, step: int) -> None:
    """COUNTY-1: whoever is asked about a county has the knight who will leave it."""
    county = agenda.NEXT_NUMBER.of(state.agenda[0]) - 1
    about_it = kind_of(step) == agenda.COUNTY_REWARD or kind_of(step) == agenda.PASSAGE
    wrong = about_it and (agenda.SCORED_COUNTY.of(step) != county or state.county_faction[county] != faction_of(step))
    if wrong or agenda.SCORED_COUNTY.of(state.agenda[1]) != county:
        raise FormatError("The agenda has another county than the one that is being scored.")


def _check_counties(state: State) -> None:
    """COUNTY-1, ROUND-3: each knight leaves his county when it has been scored, before the castles and conflicts."""
    first = state.agenda[0]
    scored = agenda.NEXT_NUMBER.of(first) - 1 if kind_of(first) == agenda.COUNTY else COUNTIES
    for county in range(scored):
        if state.county_faction[county] != EMPTY:
            raise FormatError(f"County {COUNTY_LETTERS[county]} has been scored and still has a knight.")


def _check_offer(state: State, step: int) -> None:
    """CASTLE-4: what the castle space offers can be paid and used."""
    seat = faction_of(step)
    reward = state.box.castle[agenda.CASTLE_SPACE.of(step)]
    useful = can_recruit(state, seat) if reward.new_knights else reward.upgrades and can_upgrade(state, seat)
    if not useful or state.squires[seat] < reward.cost_squires or not offer_can_stand(state, step):
        raise FormatError("The agenda has an offer of a castle that cannot be made.")


def _check_order(state: State, step: int) -> None:
    """DEC-33: the order of a castle is asked where it can matter, whoever has the squires behind the screens."""
    if not order_can_matter(state, step):
        raise FormatError("The agenda has a question about the order of a castle, where it makes no difference.")


def _check_ransom(state: State, step: int) -> None:
    """CONFLICT-1: prisoners are ransomed from the conflict that is being resolved, after those before it are over."""
    resolved = BATTLE_ORDER[: agenda.NEXT_NUMBER.of(state.agenda[0])]
    slot = resolved[-1]
    if (
        agenda.FOUGHT_CONFLICT.of(step) != slot
        or agenda.FOUGHT_CONFLICT.of(state.agenda[1]) != slot
        or any(state.card[before] != EMPTY for before in resolved[:-1])
    ):
        raise FormatError("The agenda has a ransom from a conflict that is not being resolved.")
    seat = faction_of(step)
    if state.seat_in_order(agenda.RANSOMS_TURN.of(state.agenda[1]) - 1) != seat:
        raise FormatError(f"The agenda has a ransom of seat {seat}, whose turn it is not.")
    if state.stack_of(slot, seat) == EMPTY:
        raise FormatError(f"The agenda has a ransom of seat {seat}, which has no knights there.")
