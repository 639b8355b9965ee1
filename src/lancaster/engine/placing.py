"""Phase 1: knights go from court to counties, castles and conflicts (PLACE)."""

from lancaster.engine import actions, events
from lancaster.engine.agenda import FAVOR, PLACE, TURN, VOTE, faction_of, step
from lancaster.engine.fields import AT_COUNTY
from lancaster.engine.knights import KNIGHT, STRENGTHS
from lancaster.engine.state import (
    COUNTIES,
    EMPTY,
    PARLIAMENT,
    SLOTS,
    SPACES,
    STACKS,
    State,
    start_phase,
)


def turn(state: State, now: int) -> None:
    """PLACE-GEN-2..6: the next player clockwise who can place something is asked; when nobody can, the phase ends."""
    first = faction_of(now)
    seats = state.box.seats
    for ahead in range(seats):
        seat = (first + ahead) % seats
        if state.court[seat] or (state.box.has_allies and state.court[state.faction(seat, 1)]):
            if can_place(state, seat):
                state.push(step(PLACE, seat))
                return
            state.tell(events.CANNOT_PLACE, seat)
    start_phase(state, PARLIAMENT)
    state.push(step(VOTE, 0, 0))


def can_place(state: State, seat: int) -> bool:
    """Whether the player has any legal placement."""
    if state.court[seat]:
        covered = state.extensions[seat]
        for space in range(SPACES):
            if not state.castle[seat * SPACES + space] and not covered >> space & 1:
                return True
    return len(placements(state, seat)) > 0


def placements(state: State, seat: int) -> list[int]:
    """Every legal placement of the player's knights and, with two players, of the ally's (TWO-7)."""
    options: list[int] = []
    factions = 2 if state.box.has_allies else 1
    for ally in range(factions):
        _county_placements(state, state.faction(seat, ally), ally, options)
    for ally in range(factions):
        _castle_placements(state, state.faction(seat, ally), ally, options)
    for ally in range(factions):
        _conflict_placements(state, state.faction(seat, ally), ally, options)
    return options


def _county_placements(state: State, faction: int, ally: int, options: list[int]) -> None:
    # TWO-4, TWO-9: the player's squires never go with an ally's knight.
    squires = 0 if ally else state.squires[faction]
    minimum = state.box.minimum
    holders = state.county_faction
    for strength in STRENGTHS[state.court[faction]]:
        codes = actions.COUNTY_OPTIONS[ally][strength]
        for county in range(COUNTIES):
            if strength < minimum[county]:  # PLACE-COUNTY-2
                continue
            holder = holders[county]
            if holder == EMPTY:
                if squires:
                    options += actions.county_options(ally, strength, county, 0, squires)  # PLACE-COUNTY-3
                else:
                    options.append(codes[county][0])
            elif state.seat_of(holder) != state.seat_of(faction):  # PLACE-COUNTY-6, TWO-9
                needed = state.county_knight[county] + state.county_squires[county] + 1 - strength
                if needed <= squires:  # PLACE-COUNTY-5
                    options += actions.county_options(ally, strength, county, max(needed, 0), squires)


def _castle_placements(state: State, faction: int, ally: int, options: list[int]) -> None:
    spaces = len(state.box.ally_castle) if ally else SPACES
    covered = 0 if ally else state.extensions[faction]
    first = faction * SPACES
    free = [
        space for space in range(spaces) if not state.castle[first + space] and not covered >> space & 1
    ]  # PLACE-CASTLE-1, PLACE-CASTLE-2
    if free:
        for strength in STRENGTHS[state.court[faction]]:
            codes = actions.CASTLE_OPTIONS[ally][strength]
            for space in free:
                options.append(codes[space])


def _conflict_placements(state: State, faction: int, ally: int, options: list[int]) -> None:
    if state.court[faction]:
        slots = enterable_conflicts(state, faction)
        for strength in STRENGTHS[state.court[faction]]:
            codes = actions.CONFLICT_OPTIONS[ally][strength]
            for slot in slots:
                options.append(codes[slot])


def enterable_conflicts(state: State, faction: int) -> list[int]:
    """The conflicts of both rows that a knight of the faction may enter or reinforce (PLACE-CONFLICT-1, AMB-6)."""
    return [
        slot for slot in range(SLOTS) if state.card[slot] != EMPTY and stack_in_conflict(state, slot, faction) != EMPTY
    ]


def stack_in_conflict(state: State, slot: int, faction: int) -> int:
    """The faction's own stack there, else the topmost empty space, else EMPTY (PLACE-CONFLICT-2..4)."""
    first = slot * STACKS
    for stack in range(first, first + STACKS):
        holder = state.stack_faction[stack]
        if holder == faction or holder == EMPTY:
            return stack
    return EMPTY


def join_conflict(state: State, faction: int, strength: int, slot: int) -> None:
    """A knight takes his place among the faction's knights in a conflict."""
    stack = stack_in_conflict(state, slot, faction)
    state.stack_faction[stack] = faction
    state.stack_knights[stack] += KNIGHT[strength]


def place_options(state: State, now: int) -> list[int]:
    """DEC-4..DEC-6."""
    return placements(state, faction_of(now))


def place(state: State, now: int, action: int) -> None:
    """The active player places one knight; the next turn is his left neighbour's (AMB-66)."""
    seat = faction_of(now)
    state.push(step(TURN, (seat + 1) % state.box.seats))
    kind = actions.kind_of(action)
    if kind == actions.COUNTY:
        faction = state.faction(seat, actions.COUNTY_ALLY.of(action))
        strength = actions.COUNTY_KNIGHT.of(action)
        _place_in_county(state, faction, strength, actions.COUNTY_LETTER.of(action), actions.COUNTY_SQUIRES.of(action))
    elif kind == actions.CASTLE:
        faction = state.faction(seat, actions.CASTLE_ALLY.of(action))
        _place_in_castle(state, faction, actions.CASTLE_KNIGHT.of(action), actions.CASTLE_SPACE.of(action))
    else:
        faction = state.faction(seat, actions.CONFLICT_ALLY.of(action))
        _place_in_conflict(state, faction, actions.CONFLICT_KNIGHT.of(action), actions.CONFLICT_SLOT.of(action))


def _place_in_county(state: State, faction: int, strength: int, county: int, squires: int) -> None:
    if state.county_faction[county] != EMPTY:
        expel(state, county)
    state.court[faction] -= KNIGHT[strength]
    if squires:
        state.squires[faction] -= squires
    state.county_faction[county] = faction
    state.county_knight[county] = strength
    state.county_squires[county] = squires
    state.tell(events.PLACED_IN_COUNTY, faction, county, strength, squires)


def expel(state: State, county: int) -> None:
    """PLACE-COUNTY-7: the knight returns to his owner's court, his squires to the supply."""
    faction = state.county_faction[county]
    strength = state.county_knight[county]
    state.tell(events.EXPELLED, faction, county, strength, state.county_squires[county])
    state.court[faction] += KNIGHT[strength]
    empty_county(state, county)


def empty_county(state: State, county: int) -> None:
    """Nobody stands there any more; squires that stood there go to the supply."""
    state.bank_squires += state.county_squires[county]
    state.county_faction[county] = EMPTY
    state.county_knight[county] = 0
    state.county_squires[county] = 0


def send_home_from_county(state: State, county: int) -> None:
    """The knight in a county goes home to his court."""
    faction = state.county_faction[county]
    strength = state.county_knight[county]
    state.court[faction] += KNIGHT[strength]
    empty_county(state, county)
    state.tell(events.WENT_HOME, faction, strength, AT_COUNTY + county)


def _place_in_castle(state: State, faction: int, strength: int, space: int) -> None:
    state.court[faction] -= KNIGHT[strength]
    state.castle[faction * SPACES + space] = strength
    state.tell(events.PLACED_IN_CASTLE, faction, space, strength)


def _place_in_conflict(state: State, faction: int, strength: int, slot: int) -> None:
    state.court[faction] -= KNIGHT[strength]
    join_conflict(state, faction, strength, slot)
    state.tell(events.PLACED_IN_CONFLICT, faction, slot, strength)
    if state.favors:  # FAVOR-1
        state.push(step(FAVOR, faction))
