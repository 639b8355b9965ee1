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
    NO_VOTE,
    OVER,
    PARLIAMENT,
    PLACING,
    PROPOSALS,
    ROUNDS,
    ROW,
    SETUP,
    SLOTS,
    SPACES,
    STACKS,
    State,
)
from lancaster.engine.errors import FormatError, shown
from lancaster.engine.expansions.kings_court import GOLD, MARKERS, SQUIRES
from lancaster.engine.expansions.privileges import on_board
from lancaster.engine.expansions.resentment import room_in_tower
from lancaster.engine.format.reading import place_in, read_list, read_object
from lancaster.engine.format.record import check_header
from lancaster.engine.laws.book import BOOK
from lancaster.engine.questions import QUESTIONS, STEP_KINDS
from lancaster.engine.rules.conflicts import BATTLE_ORDER
from lancaster.engine.rules.dealing import conflict_cards
from lancaster.engine.rules.parliament import are_retained
from lancaster.engine.rules.rewards import asks_for_most_gold, can_recruit, can_upgrade
from lancaster.engine.setup import NEEDED_BY_KING, RANDOM, Setup
from lancaster.engine.vocabulary import agenda, fields
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.agenda import faction_of, kind_of
from lancaster.engine.vocabulary.fields import (
    CONFLICT_NAMES,
    COUNTY_LETTERS,
    MAX_NUMBER,
    OFFICE_NAMES,
    PHASE_NAMES,
    PRIVILEGE_NAMES,
    number_between,
    read,
    read_bits,
    read_stack,
)
from lancaster.engine.vocabulary.knights import ALL_KNIGHTS, KNIGHTS, STRONGEST
from lancaster.engine.vocabulary.law_cards import GROUPS, IN_FORCE, LAWS, group_of_set, sets_with
from lancaster.engine.vocabulary.sources import FROM_DISHONOR, SOURCES

MOST_POINTS: Final = 10**12
"""From one source: far beyond any game, and exact in every reader of JSON."""
CARDS: Final = 12

AGENDAS: Final = [
    "start_round( first_extension)+",
    "place|turn (favor|upgrade|nobleman)",
    "vote|law [a-z_]+",
    "county leave_county( start_player)?( (county_reward|upgrade|extension|passage|nobleman|build))?"
    "|castle (castle_next|score_castle( leave_castle)? (pay|upgrade))"
    "|conflict ransoms ransom",
    "",
]
"""By phase: the steps that can lie on the agenda, from the bottom up."""
OF_ALLIES_TOO: Final = (
    agenda.FAVOR,
    agenda.UPGRADE,
    agenda.NOBLEMAN,
    agenda.COUNTY_REWARD,
    agenda.PASSAGE,
    agenda.START_PLAYER,
    agenda.PAY,
    agenda.LEAVE_CASTLE,
)
NUMBERS: Final = {agenda.COUNTY: COUNTIES, agenda.CONFLICT: len(BATTLE_ORDER)}


def from_json(data: Any) -> State:
    """The state that a JSON object stands for."""
    data = check_header(data, "state")
    if "setup" not in data:
        raise FormatError("The state lacks 'setup'.")
    setup = Setup.from_json(data["setup"])
    state = State(Box(setup, _read_law_sets(setup, data.get("law_sets"))))
    state.lay_out()
    _read_object(state, "State", 0, data, "")
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


def _read_object(state: State, name: str, place: int, value: Any, whose: str) -> None:
    """Every member of an object of this name."""
    members = [member for member in OBJECTS[name] if state.box.has(member.module)]
    subject = _sentence(whose) if whose else "The state"
    entry = read_object(value, [member.name for member in members], subject)
    for member in members:
        what = f"the {member.name.replace('_', ' ')}"
        _read_member(state, member, place, entry[member.name], f"{what} of {whose}" if whose else what)


def _sentence(what: str) -> str:
    return what[0].upper() + what[1:]


def _read_member(state: State, member: Member, place: int, value: Any, what: str) -> None:
    reader = _READERS.get(member.form)
    if reader is not None:
        reader(state, member, place, value, what)
        return
    number = _number(state, member, value, what)
    board: Any = state.regal if member.module in REGAL else state
    if member.owner == declaration.TABLE:
        setattr(board, member.attribute, number)
    elif member.owner == declaration.COUNTY_BIT:
        setattr(board, member.attribute, getattr(board, member.attribute) | number << place)
    else:
        getattr(board, member.attribute)[place] = number


def _number(state: State, member: Member, value: Any, what: str) -> int:
    """The number that a member stands for."""
    if member.form == fields.NUMBER:
        return number_between(value, 0, member.most, what)
    if member.form == fields.SEAT:
        return number_between(value, 0, state.box.seats - 1, what)
    if member.form == declaration.FACTION_OR_NONE and value is None:
        return NOBODY
    if member.form in _FACTIONS:
        return number_between(value, 0, state.box.factions - 1, what)
    return read(member.form, value, what)


_FACTIONS: Final = (declaration.FACTION_NUMBER, declaration.FACTION_OR_NONE, declaration.HOLDER)


def _each(state: State, member: Member, place: int, value: Any, what: str) -> None:
    """A list of objects, one for each of its owner."""
    first, count = 0, COUNTIES
    if member.owner == declaration.SEAT:
        count = state.box.seats
    elif member.owner == declaration.FACTION:
        first, count = state.box.seats, state.box.factions - state.box.seats
    elif member.owner == declaration.STACK:
        first, count = place * STACKS, min(STACKS, len(value) if isinstance(value, list) else 0)
    entries = read_list(value, count, _sentence(what))
    for number in range(count):
        _read_object(state, member.of, first + number, entries[number], _label(member.owner, first + number))


def _by_name(state: State, member: Member, place: int, value: Any, what: str) -> None:
    """An object for each name."""
    names = CONFLICT_NAMES if member.owner == declaration.CONFLICT else OFFICE_NAMES
    entries = read_object(value, names, _sentence(what))
    for number in range(len(names)):
        # A conflict that is over leaves its place empty.
        if entries[names[number]] is not None or member.owner != declaration.CONFLICT:
            _read_object(state, member.of, number, entries[names[number]], _label(member.owner, number))


def _label(owner: int, place: int) -> str:
    if owner == declaration.SEAT:
        return f"seat {place}"
    if owner == declaration.FACTION:
        return f"ally {place}"
    if owner == declaration.COUNTY:
        return f"county {COUNTY_LETTERS[place]}"
    if owner == declaration.OFFICE:
        return f"the {OFFICE_NAMES[place]}"
    if owner == declaration.CONFLICT:
        return f"the conflict {CONFLICT_NAMES[place]}"
    return f"a stack in the conflict {CONFLICT_NAMES[place // STACKS]}"


def _one(state: State, member: Member, place: int, value: Any, what: str) -> None:
    if member.form == declaration.ONE:
        _read_object(state, member.of, place, value, what.partition(" of ")[0])
    elif value is not None:
        _read_object(state, member.of, place, value, what)


def _elsewhere(state: State, member: Member, place: int, value: Any, what: str) -> None:
    """The header and the set-up have been read before everything else."""


def _letter(state: State, member: Member, place: int, value: Any, what: str) -> None:
    if value != COUNTY_LETTERS[place]:
        raise FormatError(f"The counties must stand in the order A to I, not {shown(value)} here.")


def _archer(state: State, member: Member, place: int, value: Any, what: str) -> None:
    if read(fields.YES_NO, value, what):
        state.stack_faction[place] += ARCHERS


def _card(state: State, member: Member, place: int, value: Any, what: str) -> None:
    state.card[place] = number_between(value, 0, CARDS - 1, what)


def _castle(state: State, member: Member, place: int, value: Any, what: str) -> None:
    castle = read_list(value, len(state.castle_of(place)), _sentence(what))
    for space in range(len(castle)):
        strength = number_between(castle[space], 0, STRONGEST, f"space {space + 1} in {what}")
        state.castle[place * SPACES + space] = strength


def _points(state: State, member: Member, place: int, value: Any, what: str) -> None:
    """RESENT-15, AMB-55: dishonor takes points away, everything else gives some."""
    if not isinstance(value, dict):
        raise FormatError(f"{_sentence(what)} must be a JSON object, not {shown(value)}.")
    sources = state.box.sources
    for name, points in value.items():
        column = place_in([SOURCES[source] for source in sources], name, f"A source of {what}")
        low, high = (-MOST_POINTS, -1) if sources[column] == FROM_DISHONOR else (1, MOST_POINTS)
        number = number_between(points, low, high, f"{what} from {name}")
        state.sheet[place * len(sources) + column] = number
        state.points[place] += number


def _vote(state: State, member: Member, place: int, value: Any, what: str) -> None:
    if value is None:
        return
    if not isinstance(value, str):
        raise FormatError(f"{_sentence(what)} must be a text such as 'vote yes 2', not {shown(value)}.")
    vote = Action.parse(value)
    if vote.kind != "vote" or vote.value("markers") > state.markers[place]:
        raise FormatError(f"Seat {place} cannot vote {shown(value)}.")
    state.votes[place] = vote.code


def _favors(state: State, member: Member, place: int, value: Any, what: str) -> None:
    tiles: list[Any] = list(range(1, len(state.box.favors) + 1))
    state.favors = read_bits(value, tiles, what)
    if state.favors & ~state.box.all_favors:
        raise FormatError("The favors have a tile that is not in play.")


def _laws(state: State, member: Member, place: int, value: Any, what: str) -> None:
    laws = read_list(value, IN_FORCE, f"The list of {what}")
    state.laws = [place_in(LAWS, law, "A law in force") for law in laws]


def _proposals(state: State, member: Member, place: int, value: Any, what: str) -> None:
    laws = read_list(value, PROPOSALS, f"The list of {what}")
    state.proposals = [EMPTY if law is None else place_in(LAWS, law, "A proposal") for law in laws]


def _law_pile(state: State, member: Member, place: int, value: Any, what: str) -> None:
    """VOTE-1: each round reveals three."""
    laws = sum([len(group_of_set(group, state.box.law_sets[group])) for group in range(1, GROUPS)])
    length = laws - PROPOSALS * max(1, state.round)
    pile = read_list(value, length, f"{_sentence(what)} in round {state.round}")
    state.law_pile = [place_in(LAWS, law, "A law of the pile") for law in pile[::-1]]


def _card_pile(state: State, member: Member, place: int, value: Any, what: str) -> None:
    """CONFLICT-0: each round reveals two."""
    length = len(conflict_cards(state.box)) - ROW * max(1, state.round)
    pile = read_list(value, length, f"{_sentence(what)} in round {state.round}")
    state.conflict_pile = [number_between(card, 0, CARDS - 1, f"a card of {what}") for card in pile[::-1]]


def _tile_bag(state: State, member: Member, place: int, value: Any, what: str) -> None:
    """TILE-4: one tile has left the bag for each round."""
    left = COUNTIES - state.round
    bag = [read(fields.COUNTY, letter, f"a tile in {what}") for letter in read_list(value, left, _sentence(what))]
    if len(set(bag)) != left:
        raise FormatError("A reward tile is in the bag twice.")
    state.tile_bag = [county for county in range(COUNTIES) if county not in bag] + bag


def _treasure(state: State, member: Member, place: int, value: Any, what: str) -> None:
    kind = OBJECTS["Treasury"].index(member)
    state.regal.treasury[kind] = number_between(value, 0, MAX_NUMBER, what)


def _lords(state: State, member: Member, place: int, value: Any, what: str) -> None:
    """A lord who neither applies nor is in the treasury is at home."""
    board = state.regal
    for office in range(len(OFFICE_NAMES)):
        if board.applicant[office] != NOBODY:
            _place_lord(state, board.applicant[office], office)
    for lord in read_list(value, -1, _sentence(what)):
        _place_lord(state, number_between(lord, 0, state.box.factions - 1, f"one of {what}"), IN_TREASURY)
    if state.phase not in (PLACING, PARLIAMENT) and any(place != AT_HOME for place in board.lord):
        raise FormatError("Lords are at the king's court only while they are placed and in parliament.")


def _place_lord(state: State, faction: int, place: int) -> None:
    if state.regal.lord[faction] != AT_HOME:
        raise FormatError(f"The lord of faction {faction} is in two places.")
    state.regal.lord[faction] = place


def _tower(state: State, member: Member, place: int, value: Any, what: str) -> None:
    tower = read_list(value, state.box.factions, _sentence(what))
    state.regal.tower = [read_stack(knights, f"the knights in {what}") for knights in tower]
    if room_in_tower(state) < 0:
        raise FormatError("The knights in the tower stick out above its wall.")


def _steps(state: State, member: Member, place: int, value: Any, what: str) -> None:
    # A copy, because compiled code has room for as many results as the list has entries when it begins.
    state.agenda = [_step(state, entry) for entry in read_list(value, -1, _sentence(what))[:]]


def _step(state: State, value: Any) -> int:
    if not isinstance(value, dict):
        raise FormatError(f"A step of the agenda must be a JSON object, not {shown(value)}.")
    name = value.get("step")
    kind = list(STEP_KINDS)[place_in([known.name for known in STEP_KINDS.values()], name, "A step of the agenda")]
    parts = STEP_KINDS[kind].fields
    entry = read_object(value, ["step", "faction"] + [field.name for field in parts], f"The step {name!r}")
    most = state.box.factions if kind in OF_ALLIES_TOO else state.box.seats
    step = agenda.new_step(kind, number_between(entry["faction"], 0, most - 1, f"the faction of the step {name!r}"))
    bounds = {"law": (0, IN_FORCE - 1), "turn": (1, state.box.seats), "number": (1, NUMBERS.get(kind, 0))}
    for field in parts:
        what = f"{field.name!r} of the step {name!r}"
        number = read(field.form, entry[field.name], what)
        if field.form == fields.NUMBER:
            low, high = bounds.get(field.name, (0, field.mask))
            number_between(number, low, high, what)
        step |= number << field.shift
    return step


_READERS: Final[dict[int, Callable[[State, Member, int, Any, str], None]]] = {
    declaration.EACH: _each,
    declaration.BY_NAME: _by_name,
    declaration.ONE: _one,
    declaration.ONE_OR_NONE: _one,
    declaration.HEADER: _elsewhere,
    declaration.SETUP: _elsewhere,
    declaration.LAW_SETS: _elsewhere,
    declaration.LETTER: _letter,
    declaration.ARCHER: _archer,
    declaration.CARD: _card,
    declaration.CASTLE: _castle,
    declaration.SCORE_LINES: _points,
    declaration.VOTE: _vote,
    declaration.FAVORS: _favors,
    declaration.LAWS: _laws,
    declaration.PROPOSALS: _proposals,
    declaration.LAW_PILE: _law_pile,
    declaration.CARD_PILE: _card_pile,
    declaration.TILE_BAG: _tile_bag,
    declaration.TREASURE: _treasure,
    declaration.LORDS: _lords,
    declaration.TOWER: _tower,
    declaration.STEPS: _steps,
}
"""How to read what is more than one number."""


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
    for faction in range(state.box.factions):
        strengths = list(KNIGHTS[state.court[faction]]) + list(KNIGHTS[state.reserve[faction]])
        strengths += [strength for strength in state.castle_of(faction) if strength]
        for county in range(COUNTIES):
            if state.county_faction[county] == faction:
                strengths.append(state.county_knight[county])
        for stack in range(SLOTS * STACKS):
            if state.stack_faction[stack] == faction:
                strengths += KNIGHTS[state.stack_knights[stack]]
        for office in range(len(OFFICE_NAMES)):
            if state.regal.applicant[office] == faction:
                strengths += KNIGHTS[state.regal.knights[office]]
        strengths += KNIGHTS[state.regal.tower[faction]]
        strengths.sort()
        if strengths != KNIGHTS[ALL_KNIGHTS]:
            raise FormatError(f"Faction {faction} has the knights {strengths} instead of {KNIGHTS[ALL_KNIGHTS]}.")


def _check_cards(state: State) -> None:
    """Each conflict card and each law is there once, and is one of this table's."""
    _check_once(
        [str(card) for card in state.conflict_pile + [card for card in state.card if card != EMPTY]],
        [str(card) for card in conflict_cards(state.box)],
        "Conflict card",
    )
    in_use = [law for group in range(GROUPS) for law in group_of_set(group, state.box.law_sets[group])]
    laws = state.laws + state.law_pile + [law for law in state.proposals if law != EMPTY]
    _check_once([LAWS[law] for law in laws], [LAWS[law] for law in in_use], "Law")


def _check_once(names: list[str], in_use: list[str], what: str) -> None:
    for name in names:
        if name not in in_use:
            raise FormatError(f"{what} {name} is not in use at this table.")
        if names.count(name) > 1:
            raise FormatError(f"{what} {name} is there twice.")


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
    drawn = [county for county in state.tile_bag[: state.round] if not state.tiles_lying >> county & 1]
    if sum(board.seal_tiles) > sum([state.box.seal_tile[county] for county in drawn]):
        raise FormatError("There are more seal tiles behind the screens than have been taken.")
    number_between(board.track, 0, state.box.track_markers, "the track of the resentment")
    # AMB-47: each round one of each kind is granted; only in the lower row one of the round before can be left.
    fresh = on_board(state, 0, ROW * STACKS)
    everywhere = on_board(state, 0, SLOTS * STACKS)
    for office in range(len(OFFICE_NAMES)):
        in_hand = int(board.privilege[office] != NOBODY)
        if fresh[office] + in_hand > 1 or everywhere[office] + in_hand > 2:
            raise FormatError(f"There are more privileges of the kind {PRIVILEGE_NAMES[office]} than can be in play.")


def _check_agenda(state: State) -> None:
    """The game stops only at a real question, in a phase in which it can be asked."""
    low, high = {SETUP: (0, 0), OVER: (ROUNDS, ROUNDS)}.get(state.phase, (1, ROUNDS))
    number_between(state.round, low, high, f"the round in the phase {PHASE_NAMES[state.phase]}")
    names = " ".join([STEP_KINDS[kind_of(step)].name for step in state.agenda])
    if not re.fullmatch(AGENDAS[state.phase], names):
        raise FormatError(f"The agenda ({names[:200] or 'nothing'}) does not fit the phase {PHASE_NAMES[state.phase]}.")
    if not state.agenda:
        return
    step = state.agenda[-1]
    voting = kind_of(step) == agenda.VOTE
    if NO_VOTE not in state.votes if voting else any(vote != NO_VOTE for vote in state.votes):
        raise FormatError("A seat has a vote and there is no vote now, or all votes are in.")
    open_from = agenda.PROPOSAL.of(step) if voting else 0 if state.phase < PARLIAMENT else PROPOSALS
    wrong = [place for place in range(PROPOSALS) if (state.proposals[place] == EMPTY) != (place < open_from)]
    if wrong or (voting and open_from >= PROPOSALS):
        raise FormatError("The agenda does not fit the proposals that are still to be voted on.")
    if _applies_laws(state):
        _check_law(state, state.agenda[0], step)
    elif asks_for_most_gold(state):
        raise FormatError("The agenda has an upgrade that only a law gives.")
    elif kind_of(state.agenda[0]) == agenda.COUNTY:
        _check_county(state, step)
    elif kind_of(step) == agenda.PAY:
        _check_offer(state, step)
    elif kind_of(step) == agenda.RANSOM:
        _check_ransom(state, step)
    if not voting:
        question = QUESTIONS[kind_of(step)]
        state.options = question.options(state, step)
        if len(state.options) < 2:
            raise FormatError(f"The question on top of the agenda ({question.name}) has no choice.")


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


def _check_offer(state: State, step: int) -> None:
    """CASTLE-4: what the castle space offers can be paid and used."""
    faction = faction_of(step)
    space = agenda.CASTLE_SPACE.of(step)
    if space < len(state.castle_of(faction)):
        ally = state.is_ally(faction)
        reward = state.box.castle_reward(ally, space)
        useful = can_recruit(state, faction) if reward.new_knights else reward.upgrades and can_upgrade(state, faction)
        if useful and (ally or state.squires[faction] >= reward.cost_squires):
            return
    raise FormatError("The agenda has an offer of a castle that cannot be made.")


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
