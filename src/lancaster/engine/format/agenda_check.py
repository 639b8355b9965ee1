"""Whether an agenda can be: for each phase, which steps can lie on the stack and what must be true of them."""

from lancaster.engine.board.state import (
    COUNTIES,
    EMPTY,
    OVER,
    PARLIAMENT,
    PLACING,
    SETUP,
    SPACES,
    STACKS,
    State,
    is_archer,
)
from lancaster.engine.errors import FormatError
from lancaster.engine.expansions.reward_tiles import follow_ups
from lancaster.engine.format.law_traces_check import check_traces_of_laws
from lancaster.engine.laws.book import BOOK
from lancaster.engine.questions import STEP_KINDS
from lancaster.engine.rules.castles import contenders, needs_decision
from lancaster.engine.rules.conflicts import BATTLE_ORDER, english_strength, is_second_battle
from lancaster.engine.rules.parliament import PROPOSALS
from lancaster.engine.rules.rewards import can_recruit, can_upgrade
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.agenda import faction_of, kind_of, new_step
from lancaster.engine.vocabulary.law_cards import IN_FORCE


def check_agenda(state: State) -> None:
    """Refuse an agenda that no game can have in this phase."""
    if state.phase == OVER:
        fits = not state.agenda and _houses_are_empty(state)
    elif not state.agenda:
        fits = False
    elif state.phase == SETUP:
        fits = _fits_setup(state)
    elif state.phase == PLACING:
        fits = _fits_placing(state)
    elif state.phase == PARLIAMENT:
        fits = _fits_parliament(state)
    else:
        fits = _fits_rewards(state)
    if not fits:
        names = ", ".join([STEP_KINDS[kind_of(entry)].name for entry in state.agenda[:8]])
        raise FormatError(f"The agenda ({names or 'nothing'}) does not fit the rest of the state.")
    if state.phase != SETUP:
        for seat in range(state.box.seats):
            if not state.extensions[seat]:
                raise FormatError(f"Seat {seat} has no extension, and everybody starts with one.")
    _check_stacks(state)
    check_traces_of_laws(state)


def _proposals_from(state: State, first: int) -> bool:
    """Whether exactly the proposals from this place on are still to be voted on."""
    return all((state.proposals[place] == EMPTY) == (place < first) for place in range(PROPOSALS))


def _counties_are_empty(state: State, before: int) -> bool:
    return all(state.county_faction[county] == EMPTY for county in range(before))


def _houses_are_empty(state: State) -> bool:
    """After the castles have been scored nobody stands in a county or a castle."""
    return _counties_are_empty(state, COUNTIES) and not any(state.castle) and _proposals_from(state, PROPOSALS)


def _fits_setup(state: State) -> bool:
    chosen = state.box.seats - len(state.agenda) + 1
    expected = [new_step(agenda.START_ROUND)]
    for turn in range(state.box.seats - 1, chosen - 1, -1):
        expected.append(new_step(agenda.FIRST_EXTENSION, state.seat_in_order(turn)))
    if chosen == state.box.seats or state.agenda != expected or not _proposals_from(state, 0):
        return False
    for turn in range(state.box.seats):
        built = state.extensions[state.seat_in_order(turn)].bit_count()
        if built != (1 if turn < chosen else 0):
            return False
    return _houses_untouched(state)


def _houses_untouched(state: State) -> bool:
    """Before round 1 no knight has been placed and nothing has been scored."""
    return (
        _counties_are_empty(state, COUNTIES)
        and not any(state.castle)
        and not any(state.stack_knights)
        and not any(state.points)
    )


def _fits_placing(state: State) -> bool:
    if not _proposals_from(state, 0):
        return False
    top = state.agenda[-1]
    kind = kind_of(top)
    if len(state.agenda) == 1:
        return top == new_step(agenda.PLACE, faction_of(top)) and not state.is_ally(faction_of(top))
    if len(state.agenda) != 2 or kind not in (agenda.FAVOR, agenda.UPGRADE, agenda.NOBLEMAN):
        return False
    seat = state.seat_of(faction_of(top))
    return (
        state.agenda[0] == new_step(agenda.TURN, (seat + 1) % state.box.seats)
        and top == new_step(kind, faction_of(top))
        and _earned_favor(state, kind, faction_of(top))
    )


def _earned_favor(state: State, kind: int, faction: int) -> bool:
    """Whether a knight of the faction is in France, and the tile that grants this is turned, or one is left to take."""
    if faction not in state.stack_faction:
        return False
    if kind == agenda.FAVOR:
        return state.favors > 0
    turned = state.box.all_favors & ~state.favors
    for tile in range(len(state.box.favors)):
        reward = state.box.favors[tile]
        if turned >> tile & 1 and (reward.upgrades if kind == agenda.UPGRADE else reward.noblemen):
            return True
    return False


def _fits_parliament(state: State) -> bool:
    top = state.agenda[-1]
    if len(state.agenda) == 1:
        proposal = agenda.PROPOSAL.of(top)
        return top == new_step(agenda.VOTE, 0, proposal) and proposal < PROPOSALS and _proposals_from(state, proposal)
    law = state.agenda[0]
    turn = agenda.LAW_TURN.of(law)
    if (
        len(state.agenda) != 2
        or kind_of(law) != agenda.LAW
        or faction_of(law)
        or agenda.LAW_PLACE.of(law) >= IN_FORCE
        or not 1 <= turn <= state.box.seats
        or not _proposals_from(state, PROPOSALS)
    ):
        return False
    seat = state.seat_in_order(turn - 1)
    applied = BOOK[state.laws[agenda.LAW_PLACE.of(law)]]
    return top in [
        new_step(kind, seat, first)
        for kind, first in applied.asks
        if applied.qualifies is None or applied.qualifies(state, seat, first)
    ]


def _fits_rewards(state: State) -> bool:
    bottom = state.agenda[0]
    if faction_of(bottom) or len(state.agenda) < 2 or not _proposals_from(state, PROPOSALS):
        return False
    kind = kind_of(bottom)
    if kind == agenda.COUNTY:
        return 1 <= agenda.NEXT_NUMBER.of(bottom) <= COUNTIES and _fits_county(state, agenda.NEXT_NUMBER.of(bottom) - 1)
    if kind == agenda.CASTLE:
        return _counties_are_empty(state, COUNTIES) and _fits_castle(state)
    return kind == agenda.CONFLICT and _houses_are_empty(state) and _fits_ransom(state)


def _fits_county(state: State, county: int) -> bool:
    if not _counties_are_empty(state, county) or state.agenda[1] != new_step(agenda.LEAVE_COUNTY, 0, county):
        return False
    rest = state.agenda[2:]
    top = state.agenda[-1]
    faction = faction_of(top)
    if state.box.names_start_player[county]:
        if not rest or rest[0] != new_step(agenda.START_PLAYER, faction):
            return False
        rest = rest[1:]
        if not rest:
            # The knight may have crossed to France already where an owner's box gives that county the passage.
            crossed = state.county_faction[county] == EMPTY and state.box.county_reward[county].passage
            return crossed or state.county_faction[county] == faction
    if len(rest) != 1 or state.county_faction[county] != faction:
        return False
    reward = state.box.county_reward[county]
    expected = [new_step(agenda.COUNTY_REWARD, faction, county)]
    if reward.upgrades:
        expected.append(new_step(agenda.UPGRADE, faction))
    if reward.extensions and not state.is_ally(faction):
        expected.append(new_step(agenda.EXTENSION, faction))
    if reward.passage:
        expected.append(new_step(agenda.PASSAGE, faction, county))
    if state.box.reward_tiles:
        expected += follow_ups(state, faction, county)
    return top in expected


def _fits_castle(state: State) -> bool:
    turn = agenda.CASTLE_TURN.of(state.agenda[0])
    if not 1 <= turn <= state.box.seats:
        return False
    for done in range(turn - 1):
        if _has_castle_knight(state, state.seat_in_order(done)):
            return False
    seat = state.seat_in_order(turn - 1)
    scoring = state.agenda[1]
    scored = agenda.SCORED_SPACES.of(scoring)
    if faction_of(scoring) != seat or scored & ~(state.extensions[seat] & ~state.turned_down[seat]):
        return False
    if kind_of(scoring) == agenda.CASTLE_NEXT:
        return len(state.agenda) == 2 and len(contenders(state, seat, scored)) > 1
    if kind_of(scoring) != agenda.SCORE_CASTLE:
        return False
    top = state.agenda[-1]
    faction = faction_of(top)
    if state.seat_of(faction) != seat:
        return False
    if len(state.agenda) == 4:
        return _knight_is_scored(state, faction, state.agenda[2], top)
    return len(state.agenda) == 3 and not state.is_ally(faction) and _extension_is_scored(state, faction, scored, top)


def _has_castle_knight(state: State, seat: int) -> bool:
    for faction in range(seat, state.box.factions, state.box.seats):
        if any(state.castle[faction * SPACES : faction * SPACES + SPACES]):
            return True
    return False


def _knight_is_scored(state: State, faction: int, leaving: int, top: int) -> bool:
    """A knight on a space with an offer: his owner is asked, and he goes home afterwards."""
    space = agenda.CASTLE_SPACE.of(leaving)
    spaces = len(state.box.ally_castle) if state.is_ally(faction) else SPACES
    if leaving != new_step(agenda.LEAVE_CASTLE, faction, space) or space >= spaces:
        return False
    if not state.castle[faction * SPACES + space]:
        return False
    return _offer_fits(state, faction, space, top)


def _extension_is_scored(state: State, seat: int, scored: int, top: int) -> bool:
    return any(scored >> space & 1 and _offer_fits(state, seat, space, top) for space in range(SPACES))


def _offer_fits(state: State, faction: int, space: int, top: int) -> bool:
    ally = state.is_ally(faction)
    reward = state.box.castle_reward(ally, space)
    if not needs_decision(reward):
        return False
    if reward.upgrades:
        if ally:
            return top == new_step(agenda.UPGRADE, faction)
        if top == new_step(agenda.UPGRADE, faction, agenda.PAID_FOR):
            return True
    if top != new_step(agenda.PAY, faction, space):
        return False
    if not ally and state.squires[faction] < reward.cost_squires:
        return False
    return can_recruit(state, faction) if reward.new_knights else can_upgrade(state, faction)


def _fits_ransom(state: State) -> bool:
    number = agenda.NEXT_NUMBER.of(state.agenda[0])
    if not 1 <= number <= len(BATTLE_ORDER) or len(state.agenda) != 3:
        return False
    slot = BATTLE_ORDER[number - 1]
    turn = agenda.RANSOMS_TURN.of(state.agenda[1])
    if not is_second_battle(slot) or not 1 <= turn <= state.box.seats:
        return False
    seat = state.seat_in_order(turn - 1)
    return (
        state.agenda[1] == new_step(agenda.RANSOMS, 0, slot, turn)
        and state.agenda[2] == new_step(agenda.RANSOM, seat, slot)
        and state.card[slot] != EMPTY
        and state.stack_of(slot, seat) != EMPTY
        and english_strength(state, slot) < state.box.cards[state.card[slot]].strength
        and all(state.card[done] == EMPTY for done in BATTLE_ORDER[: number - 1])
    )


def _check_stacks(state: State) -> None:
    """Only in the conflict whose prisoners are being ransomed can a stack have lost all its knights."""
    top = state.agenda[-1] if state.agenda else 0
    ransomed = agenda.FOUGHT_CONFLICT.of(top) if kind_of(top) == agenda.RANSOM else EMPTY
    for stack in range(len(state.stack_faction)):
        holder = state.stack_faction[stack]
        empty = holder != EMPTY and not is_archer(holder) and not state.stack_knights[stack]
        if empty and stack // STACKS != ransomed:
            raise FormatError("A stack in a conflict has no knights.")
