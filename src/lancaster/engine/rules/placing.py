"""Phase 1: knights go from court to counties, castles and conflicts (PLACE); lords to the king (kings_court.py)."""

from lancaster.engine.board.implied import Implied, Unseen
from lancaster.engine.board.state import COUNTIES, EMPTY, PARLIAMENT, SLOTS, SPACES, STACKS, State, start_phase
from lancaster.engine.expansions import kings_court, privileges, resentment
from lancaster.engine.vocabulary import actions, events, fields
from lancaster.engine.vocabulary.agenda import FAVOR, PASSED, PLACE, TURN, VOTE, faction_of, new_step
from lancaster.engine.vocabulary.fields import AT_COUNTY, Fact
from lancaster.engine.vocabulary.knights import KNIGHT, KNIGHTS, STRENGTHS


def turn(state: State, step: int) -> None:
    """PLACE-GEN-2..6: the next player clockwise who can place something is asked; when nobody can, the phase ends."""
    first = faction_of(step)
    seats = state.box.seats
    passed = PASSED.of(step)
    for ahead in range(seats):
        seat = (first + ahead) % seats
        # READ-2: nothing has changed for who passed and has seen nobody place anything since.
        if has_piece(state, seat) and not passed >> seat & 1:
            if can_place(state, seat):
                if state.box.may_spare_squires:
                    state.push(new_step(TURN, (seat + 1) % seats, passed | 1 << seat))
                state.push(new_step(PLACE, seat))
                return
            state.tell(events.CANNOT_PLACE, seat)
    start_phase(state, PARLIAMENT)
    state.push(new_step(VOTE, 0, 0))


def has_piece(state: State, seat: int) -> bool:
    """PLACE-GEN-3, TWO-7: whether a knight or a lord of the player or of his ally waits to be placed."""
    if state.court[seat] or (state.box.has_allies and state.court[state.faction(seat, 1)]):
        return True
    return state.box.kings_court and any_lord_waits(state, seat)


def any_lord_waits(state: State, seat: int) -> bool:
    """Whether the player's lord or his ally's has still to be placed."""
    waits = kings_court.lord_waits(state, seat)
    return waits or (state.box.has_allies and kings_court.lord_waits(state, state.faction(seat, 1)))


def can_place(state: State, seat: int) -> bool:
    """Whether the player has any legal placement."""
    if state.box.kings_court and any_lord_waits(state, seat):
        return True  # COURT-7: the treasury is always open.
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
    if state.box.resentment:
        for ally in range(factions):
            resentment.tower_placements(state, state.faction(seat, ally), ally, options)
    if state.box.kings_court:
        for ally in range(factions):
            kings_court.lord_placements(state, state.faction(seat, ally), ally, options)
        for ally in range(factions):
            kings_court.treasury_placements(state, state.faction(seat, ally), ally, options)
    return options


def _county_placements(state: State, faction: int, ally: int, options: list[int]) -> None:
    # TWO-4, TWO-9: the player's squires never go with an ally's knight.
    squires = 0 if ally else state.squires[faction]
    partner = state.partner_of(faction)
    with_court = state.box.kings_court
    minimum = state.box.minimum
    holders = state.county_faction
    knights = state.county_knight
    squires_there = state.county_squires
    escorts = privileges.county_escorts(state, faction) if with_court else []
    for strength in STRENGTHS[state.court[faction]]:
        codes = actions.COUNTY_OPTIONS[actions.NO_ESCORT][ally][strength]
        for county in range(COUNTIES):
            holder = holders[county]
            to_beat = -1
            if holder != EMPTY:
                if holder == faction or holder == partner:  # PLACE-COUNTY-6, TWO-9
                    continue
                to_beat = knights[county] + squires_there[county]
                if with_court:
                    to_beat += privileges.protection(state, county)
            if strength >= minimum[county] and to_beat < strength + squires:  # PLACE-COUNTY-2, PLACE-COUNTY-5
                if squires:  # PLACE-COUNTY-3
                    actions.add_with_squires(options, codes[county], to_beat + 1 - strength, squires)
                else:
                    options.append(codes[county][0])
            if with_court:
                for escort in escorts:
                    together = strength + privileges.strength_of(escort)
                    if together >= minimum[county] and to_beat < together + squires:  # COURT-34
                        escorted = actions.COUNTY_OPTIONS[escort][ally][strength][county]
                        actions.add_with_squires(options, escorted, to_beat + 1 - together, squires)


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
    if not state.court[faction]:
        return
    slots = enterable_conflicts(state, faction)
    for strength in STRENGTHS[state.court[faction]]:
        codes = actions.CONFLICT_OPTIONS[actions.NO_ESCORT][ally][strength]
        for slot in slots:
            options.append(codes[slot])
            if state.box.kings_court:
                for escort in privileges.conflict_escorts(state, faction, slot):
                    options.append(actions.CONFLICT_OPTIONS[escort][ally][strength][slot])


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


def join_conflict(state: State, faction: int, strength: int, slot: int) -> int:
    """A knight takes his place among the faction's knights in a conflict; their stack."""
    stack = stack_in_conflict(state, slot, faction)
    state.stack_faction[stack] = faction
    state.stack_knights[stack] += KNIGHT[strength]
    return stack


def place_options(state: State, step: int) -> list[int]:
    """DEC-4..DEC-9; where squires are spared, also a pass (READ-2)."""
    seat = faction_of(step)
    if state.box.may_spare_squires:
        options = placements(state, seat)
        if all(costs_squires(option) for option in options):
            options.append(actions.DECLINED)
        return options
    if state.explored_by != events.EVERYBODY and state.explored_by != seat:
        some: list[int] = []
        _county_placements(state, seat, 0, some)
        if len(some) > 1:
            return some
    return placements(state, seat)


def costs_squires(placement: int) -> bool:
    """Whether squires go with the knight of this placement, as far as the squires at hand are concerned."""
    return actions.kind_of(placement) == actions.COUNTY and actions.COUNTY_SQUIRES.of(placement) > 0


def implied_by_choice(state: State, step: int, unseen: Unseen) -> Implied:
    """The least gold and squires with which a seat has two placements; a lord's tribute may be the one or the other."""
    seat = faction_of(step)
    held = state.gold[seat], state.squires[seat]
    least: list[tuple[int, int]] = []
    for gold in range(min(1, unseen.total(state.gold)) + 1):
        state.gold[seat] = gold
        # With a gold fewer squires must do, or the gold would not be needed.
        for squires in range(unseen.total(state.squires) + 1 if not least else least[0][1]):
            state.squires[seat] = squires
            if len(place_options(state, step)) > 1:
                least.append((gold, squires))
                break
    state.gold[seat], state.squires[seat] = held
    gold, squires = least[unseen.chance.below(len(least))]
    return Implied(gold, squires)


def place_facts(state: State, step: int, options: list[int] | None) -> list[Fact]:
    """Whether a lord and a knight can be placed; onlookers are told which of them wait, as everybody sees."""
    seat = faction_of(step)
    if options is None:
        lords = state.box.kings_court and any_lord_waits(state, seat)
        knights = any(state.court[faction] for faction in range(seat, state.box.factions, state.box.seats))
    else:
        kinds = [actions.kind_of(option) for option in options if option != actions.DECLINED]
        for_lords = [kind in (actions.OFFICE, actions.TREASURY) for kind in kinds]
        lords = any(for_lords)
        knights = not all(for_lords)
    told = {"lords": lords, "knights": knights, "allies": state.box.has_allies}
    return [(name, fields.YES_NO, int(told[name])) for name in told]


def waiting(state: State, seat: int) -> int:
    """How many pieces of the player and his ally have still to be placed."""
    pieces = 0
    for faction in range(seat, state.box.factions, state.box.seats):
        pieces += len(KNIGHTS[state.court[faction]])
        if state.box.kings_court and kings_court.lord_waits(state, faction):
            pieces += 1
    return pieces


def place(state: State, step: int, action: int) -> None:
    """The active player places one knight or his lord; the next turn is his left neighbor's (AMB-66)."""
    seat = faction_of(step)
    if state.box.may_spare_squires:
        # READ-2: the turn of who passes is waiting; who places anything takes all passes back.
        waiting_turn = state.agenda.pop()
        if action == actions.DECLINED:
            state.tell(events.PASSED, seat)
            state.push(waiting_turn)
            return
    state.push(new_step(TURN, (seat + 1) % state.box.seats))
    kind = actions.kind_of(action)
    if kind == actions.COUNTY:
        faction = state.faction(seat, actions.COUNTY_ALLY.of(action))
        _place_in_county(state, faction, action)
    elif kind == actions.CASTLE:
        faction = state.faction(seat, actions.CASTLE_ALLY.of(action))
        _place_in_castle(state, faction, actions.CASTLE_KNIGHT.of(action), actions.CASTLE_SPACE.of(action))
    elif kind == actions.CONFLICT:
        _place_in_conflict(state, state.faction(seat, actions.CONFLICT_ALLY.of(action)), action)
    elif kind == actions.TOWER:
        faction = state.faction(seat, actions.TOWER_ALLY.of(action))
        resentment.drop_into_tower(state, faction, actions.TOWER_KNIGHT.of(action))
    elif kind == actions.OFFICE:
        kings_court.apply_for_office(state, state.faction(seat, actions.OFFICE_ALLY.of(action)), action)
    else:
        kings_court.enter_treasury(state, state.faction(seat, actions.TREASURY_ALLY.of(action)), action)


def _place_in_county(state: State, faction: int, action: int) -> None:
    strength = actions.COUNTY_KNIGHT.of(action)
    county = actions.COUNTY_LETTER.of(action)
    squires = actions.COUNTY_SQUIRES.of(action)
    if state.county_faction[county] != EMPTY:
        expel(state, county)
    state.court[faction] -= KNIGHT[strength]
    if squires:
        state.squires[faction] -= squires
    state.county_faction[county] = faction
    state.county_knight[county] = strength
    state.county_squires[county] = squires
    used = 0
    if state.box.kings_court:
        used = privileges.enter_county(state, county, actions.county_escort(action))
    state.tell(events.PLACED_IN_COUNTY, faction, county, strength, squires, used)


def expel(state: State, county: int) -> None:
    """PLACE-COUNTY-7: the knight returns to his owner's court, his squires (and a Tudor knight) to the supply."""
    faction = state.county_faction[county]
    strength = state.county_knight[county]
    lost = 0
    if state.box.kings_court:
        if state.box.tudor_back_from_county:
            privileges.take_back(state, faction, county)
        lost = privileges.in_county(state, county)
    state.tell(events.EXPELLED, faction, county, strength, state.county_squires[county], lost)
    state.court[faction] += KNIGHT[strength]
    empty_county(state, county)


def empty_county(state: State, county: int) -> None:
    """Nobody stands there any more; squires and privileges that were there go to their supplies."""
    state.bank_squires += state.county_squires[county]
    state.county_faction[county] = EMPTY
    state.county_knight[county] = 0
    state.county_squires[county] = 0
    if state.box.kings_court:
        privileges.leave_county(state, county)


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


def _place_in_conflict(state: State, faction: int, action: int) -> None:
    strength = actions.CONFLICT_KNIGHT.of(action)
    slot = actions.CONFLICT_SLOT.of(action)
    state.court[faction] -= KNIGHT[strength]
    stack = join_conflict(state, faction, strength, slot)
    used = 0
    if state.box.kings_court:
        used = privileges.enter_conflict(state, faction, stack, actions.conflict_escort(action))
    state.tell(events.PLACED_IN_CONFLICT, faction, slot, strength, used)
    if state.favors:  # FAVOR-1
        state.push(new_step(FAVOR, faction))
