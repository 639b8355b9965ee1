"""The state as JSON and back (docs/state-format.md); an impossible state is refused with the reason."""

from typing import Any, Final

from lancaster.engine.board.box import Box
from lancaster.engine.board.scores import lines_of
from lancaster.engine.board.state import (
    ARCHERS,
    COUNTIES,
    EMPTY,
    NO_VOTE,
    OVER,
    ROUNDS,
    ROW,
    SETUP,
    SLOTS,
    SPACES,
    STACKS,
    State,
    is_archer,
    owner_of,
)
from lancaster.engine.errors import FormatError, shown
from lancaster.engine.expansions.kings_court import GOLD, MARKERS, SQUIRES
from lancaster.engine.expansions.privileges import tudor_in_county
from lancaster.engine.format import regal_json
from lancaster.engine.format.agenda_check import check_agenda
from lancaster.engine.format.reading import place_in, read_faction, read_list, read_object
from lancaster.engine.format.record import RULES_VERSION, check_header
from lancaster.engine.questions import QUESTIONS, STEP_KINDS
from lancaster.engine.rules.dealing import conflict_cards, lay_out
from lancaster.engine.rules.parliament import PROPOSALS
from lancaster.engine.setup import NEEDED_BY_KING, RANDOM, Setup
from lancaster.engine.vocabulary import actions, agenda, fields
from lancaster.engine.vocabulary.fields import (
    CONFLICT_NAMES,
    COUNTY_LETTERS,
    MAX_NUMBER,
    PHASE_NAMES,
    number_between,
    read,
    read_bits,
    read_stack,
    show,
)
from lancaster.engine.vocabulary.knights import ALL_KNIGHTS, KNIGHTS, STRONGEST
from lancaster.engine.vocabulary.law_cards import GROUP, GROUPS, IN_FORCE, LAWS, group_of_set, sets_with
from lancaster.engine.vocabulary.sources import FROM_DISHONOR, SOURCES

MOST_POINTS: Final = 10**12
"""From one source: far beyond any game, and exact in every reader of JSON."""


def to_json(state: State) -> dict[str, Any]:
    """Everything that the state holds, in the words of the game."""
    seats = state.box.seats
    data: dict[str, Any] = {
        "lancaster": "state",
        "rules": RULES_VERSION,
        "setup": state.box.setup.to_json(),
        "round": state.round,
        "phase": PHASE_NAMES[state.phase],
        "start_player": state.start_player,
        "players": [_player_to_json(state, seat) for seat in range(seats)],
        "allies": [_faction_to_json(state, ally) for ally in range(seats, state.box.factions)],
        "counties": [_county_to_json(state, county) for county in range(COUNTIES)],
        "noblemen_removed": state.noblemen_removed,
        "conflicts": {CONFLICT_NAMES[slot]: _conflict_to_json(state, slot) for slot in range(SLOTS)},
        "conflict_pile": list(reversed(state.conflict_pile)),
        "laws": [LAWS[law] for law in state.laws],
        "proposals": [None if law == EMPTY else LAWS[law] for law in state.proposals],
        "law_pile": [LAWS[law] for law in reversed(state.law_pile)],
        "favors": [tile + 1 for tile in range(len(state.box.favors)) if state.favors >> tile & 1],
        "agenda": [_step_entry(step) for step in state.agenda],
    }
    if RANDOM in state.box.setup.laws:
        data["law_sets"] = list(state.box.law_sets)
    if state.box.reward_tiles:
        data["tile_bag"] = [COUNTY_LETTERS[county] for county in state.tile_bag[state.round :]]
    if state.box.kings_court:
        data["kings_court"] = regal_json.kings_court_to_json(state)
    if state.box.resentment:
        data["resentment"] = regal_json.resentment_to_json(state)
    return data


def _keys(setup: Setup) -> list[str]:
    """The keys of a state; those of an expansion are there when it is in play."""
    keys = [
        "lancaster", "rules", "setup", "round", "phase", "start_player", "players", "allies", "counties",
        "noblemen_removed", "conflicts", "conflict_pile", "laws", "proposals", "law_pile", "favors", "agenda",
    ]  # fmt: skip
    if RANDOM in setup.laws:
        keys.append("law_sets")
    if "reward_tiles" in setup.modules:
        keys.append("tile_bag")
    if "court" in setup.modules:
        keys.append("kings_court")
    if "resentment" in setup.modules:
        keys.append("resentment")
    return keys


def _faction_to_json(state: State, faction: int) -> dict[str, Any]:
    spaces = SPACES if faction < state.box.seats else len(state.box.ally_castle)
    return {
        "court": list(KNIGHTS[state.court[faction]]),
        "reserve": list(KNIGHTS[state.reserve[faction]]),
        "castle": state.castle[faction * SPACES : faction * SPACES + spaces],
    }


def _player_to_json(state: State, seat: int) -> dict[str, Any]:
    data = _faction_to_json(state, seat)
    data["extensions"] = [space + 1 for space in range(SPACES) if state.extensions[seat] >> space & 1]
    data["noblemen"] = [COUNTY_LETTERS[kind] for kind in range(len(COUNTY_LETTERS)) if state.noblemen[seat] >> kind & 1]
    data["gold"] = state.gold[seat]
    data["squires"] = state.squires[seat]
    data["voting_markers"] = state.markers[seat]
    if state.box.beyond_base_laws:
        data["retained_markers"] = state.retained[seat]
        data["turned_down"] = show(fields.SPACES, state.turned_down[seat])
    data.update(regal_json.player_to_json(state, seat))
    data["points"] = lines_of(state, seat)
    data["vote"] = None if state.votes[seat] == NO_VOTE else str(actions.Action(state.votes[seat]))
    return data


def _county_to_json(state: State, county: int) -> dict[str, Any]:
    knight: dict[str, Any] | None = None
    if state.county_faction[county] != EMPTY:
        knight = {
            "faction": state.county_faction[county],
            "strength": state.county_knight[county],
            "squires": state.county_squires[county],
        }
        if state.box.kings_court:
            knight["shield"] = state.regal.shields >> county & 1 == 1
            knight["tudor"] = state.regal.tudors >> county & 1 == 1
    data: dict[str, Any] = {
        "county": COUNTY_LETTERS[county],
        "nobleman": COUNTY_LETTERS[state.nobleman_kind[county]],
        "noblemen": state.noblemen_left[county],
        "knight": knight,
    }
    if state.box.reward_tiles:
        data["tile"] = state.tiles_lying >> county & 1 == 1
    return data


def _conflict_to_json(state: State, slot: int) -> dict[str, Any] | None:
    if state.card[slot] == EMPTY:
        return None
    stacks: list[dict[str, Any]] = []
    for stack in range(slot * STACKS, slot * STACKS + STACKS):
        if state.stack_faction[stack] != EMPTY:
            stacks.append(_stack_to_json(state, stack))
    return {"card": state.card[slot], "stacks": stacks}


def _stack_to_json(state: State, stack: int) -> dict[str, Any]:
    holder = state.stack_faction[stack]
    data: dict[str, Any] = {"faction": owner_of(holder), "knights": list(KNIGHTS[state.stack_knights[stack]])}
    if state.box.beyond_base_laws:
        data["squires"] = state.law_squires[stack]
    if state.box.kings_court:
        data["tudors"] = state.regal.stack_tudors[stack]
        data["archer"] = is_archer(holder)
    return data


def step_to_json(step: int) -> dict[str, Any]:
    """The particulars of a step by name."""
    data: dict[str, Any] = {"faction": agenda.faction_of(step)}
    for field in STEP_KINDS[agenda.kind_of(step)].fields:
        data[field.name] = show(field.form, field.of(step))
    return data


def _step_entry(step: int) -> dict[str, Any]:
    data: dict[str, Any] = {"step": STEP_KINDS[agenda.kind_of(step)].name}
    data.update(step_to_json(step))
    return data


def _points(value: Any, source: int, what: str) -> int:
    """RESENT-15, AMB-55: dishonor takes points away, everything else gives some."""
    if source == FROM_DISHONOR:
        return number_between(value, -MOST_POINTS, -1, what)
    return number_between(value, 1, MOST_POINTS, what)


def from_json(data: Any) -> State:
    """The state that a JSON object stands for."""
    data = check_header(data, "state")
    if "setup" not in data:
        raise FormatError("The state lacks 'setup'.")
    setup = Setup.from_json(data["setup"])
    read_object(data, _keys(setup), "The state")
    box = Box(setup, _read_law_sets(setup, data.get("law_sets")))
    state = State(box)
    state.events = []
    state.options = []
    lay_out(state)
    state.phase = place_in(PHASE_NAMES, data["phase"], "The phase")
    low, high = {SETUP: (0, 0), OVER: (ROUNDS, ROUNDS)}.get(state.phase, (1, ROUNDS))
    state.round = number_between(data["round"], low, high, f"the round in the phase {data['phase']}")
    state.start_player = number_between(data["start_player"], 0, box.seats - 1, "the start player")
    state.gold = [0] * box.seats
    state.squires = [0] * box.seats
    state.markers = [0] * box.seats
    players = read_list(data["players"], box.seats, "The list of players")
    for seat in range(box.seats):
        _read_player(state, seat, players[seat])
    allies = read_list(data["allies"], box.factions - box.seats, "The list of allies")
    for ally in range(box.seats, box.factions):
        entry = read_object(allies[ally - box.seats], ["court", "reserve", "castle"], f"Ally {ally}")
        _read_faction(state, ally, entry, f"ally {ally}")
    _read_counties(state, data["counties"])
    if box.reward_tiles:
        _read_tiles(state, data["tile_bag"], data["counties"])
    state.noblemen_removed = number_between(data["noblemen_removed"], 0, 36, "the number of noblemen removed")
    _check_noblemen(state)
    _read_conflicts(state, data["conflicts"], data["conflict_pile"])
    _read_laws(state, data["laws"], data["proposals"], data["law_pile"])
    in_play = [tile + 1 for tile in range(len(box.favors)) if box.all_favors >> tile & 1]
    state.favors = 0
    for tile in in_play:
        if read_bits(data["favors"], list(in_play), "the list of favors") >> in_play.index(tile) & 1:
            state.favors |= 1 << (tile - 1)
    if box.kings_court:
        regal_json.read_kings_court(state, data["kings_court"])
    if box.resentment:
        regal_json.read_resentment(state, data["resentment"])
    # A copy, because compiled code has room for as many results as the list has entries when it begins.
    entries = read_list(data["agenda"], -1, "The agenda")[:]
    state.agenda = [_read_step(state, entry) for entry in entries]
    _check_knights(state)
    _count_the_bank(state)
    regal_json.check_regal_board(state)
    check_agenda(state)
    _check_question(state)
    return state


def _read_faction(state: State, faction: int, entry: dict[str, Any], whose: str) -> None:
    state.court[faction] = read_stack(entry["court"], f"the court of {whose}")
    state.reserve[faction] = read_stack(entry["reserve"], f"the reserve of {whose}")
    spaces = SPACES if faction < state.box.seats else len(state.box.ally_castle)
    castle = read_list(entry["castle"], spaces, f"The castle of {whose}")
    for space in range(spaces):
        strength = number_between(castle[space], 0, STRONGEST, f"castle space {space + 1} of {whose}")
        state.castle[faction * SPACES + space] = strength


def _read_player(state: State, seat: int, value: Any) -> None:
    whose = f"seat {seat}"
    keys = [
        "court", "reserve", "castle", "extensions", "noblemen", "gold", "squires", "voting_markers", "points", "vote",
    ]  # fmt: skip
    if state.box.beyond_base_laws:
        keys += ["retained_markers", "turned_down"]
    keys += regal_json.player_keys(state)
    entry = read_object(value, keys, f"The player of {whose}")
    _read_faction(state, seat, entry, whose)
    state.extensions[seat] = read_bits(entry["extensions"], [1, 2, 3, 4, 5, 6], f"the extensions of {whose}")
    for space in range(SPACES):
        if state.extensions[seat] >> space & 1 and state.castle[seat * SPACES + space]:
            raise FormatError(f"A knight of {whose} stands on castle space {space + 1}, which is covered.")
    state.noblemen[seat] = read_bits(entry["noblemen"], list(COUNTY_LETTERS), f"the noblemen of {whose}")
    state.gold[seat] = number_between(entry["gold"], 0, MAX_NUMBER, f"the gold of {whose}")
    state.squires[seat] = number_between(entry["squires"], 0, MAX_NUMBER, f"the squires of {whose}")
    state.markers[seat] = number_between(entry["voting_markers"], 0, MAX_NUMBER, f"the voting markers of {whose}")
    if state.box.beyond_base_laws:
        what = f"the retained markers of {whose}"
        state.retained[seat] = number_between(entry["retained_markers"], 0, state.markers[seat], what)
        what = f"the extensions of {whose} that are turned down"
        state.turned_down[seat] = read(fields.SPACES, entry["turned_down"], what)
    regal_json.read_player(state, seat, entry)
    points = entry["points"]
    if not isinstance(points, dict):
        raise FormatError(f"The points of {whose} must be a JSON object, not {shown(points)}.")
    for name, value in points.items():
        source = place_in([SOURCES[source] for source in state.box.sources], name, f"A source of the points of {whose}")
        number = _points(value, state.box.sources[source], f"The points of {whose} from {name}")
        state.sheet[seat * len(state.box.sources) + source] = number
        state.points[seat] += number
    if entry["vote"] is not None:
        if not isinstance(entry["vote"], str):
            raise FormatError(f"The vote of {whose} must be a text such as 'vote yes 2', not {shown(entry['vote'])}.")
        vote = actions.Action.parse(entry["vote"])
        if vote.kind != "vote" or vote.value("markers") > state.markers[seat]:
            raise FormatError(f"Seat {seat} cannot vote {shown(entry['vote'])}.")
        state.votes[seat] = vote.code


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


def _read_tiles(state: State, bag: Any, counties: Any) -> None:
    """TILE-4: one tile has left the bag for each round; it lies in its county until it is taken."""
    left = COUNTIES - state.round
    entries = read_list(bag, left, f"The bag of reward tiles in round {state.round}")
    letters = [read(fields.COUNTY, letter, "a tile in the bag") for letter in entries]
    if len(set(letters)) != left:
        raise FormatError("A reward tile is in the bag twice.")
    drawn = [county for county in range(COUNTIES) if county not in letters]
    state.tile_bag = drawn + letters
    for county in range(COUNTIES):
        if read(fields.YES_NO, counties[county]["tile"], f"the tile in county {COUNTY_LETTERS[county]}"):
            if county in letters:
                letter = COUNTY_LETTERS[county]
                raise FormatError(f"The reward tile of county {letter} is in the bag and not in the county.")
            state.tiles_lying |= 1 << county


def _read_counties(state: State, value: Any) -> None:
    counties = read_list(value, COUNTIES, "The list of counties")
    state.nobleman_kind = [0] * COUNTIES
    state.noblemen_left = [0] * COUNTIES
    for county in range(COUNTIES):
        what = f"County {COUNTY_LETTERS[county]}"
        tile = ["tile"] if state.box.reward_tiles else []
        entry = read_object(counties[county], ["county", "nobleman", "noblemen", "knight", *tile], what)
        if entry["county"] != COUNTY_LETTERS[county]:
            raise FormatError(f"The counties must stand in the order A to I, not {shown(entry['county'])} here.")
        state.nobleman_kind[county] = read(fields.NOBLEMAN, entry["nobleman"], f"the nobleman in {what}")
        most = state.box.components.noblemen_per_county[state.box.seats]
        state.noblemen_left[county] = number_between(entry["noblemen"], 0, most, f"the noblemen in {what}")
        if entry["knight"] is not None:
            escort = ["shield", "tudor"] if state.box.kings_court else []
            keys = ["faction", "strength", "squires", *escort]
            knight = read_object(entry["knight"], keys, f"The knight in {what}")
            low = state.box.minimum[county]
            if state.box.kings_court:
                state.regal.shields |= read(fields.YES_NO, knight["shield"], f"the shield in {what}") << county
                state.regal.tudors |= read(fields.YES_NO, knight["tudor"], f"the Tudor knight in {what}") << county
                low = max(1, low - tudor_in_county(state, county))  # COURT-34
            faction = read_faction(state, knight["faction"], f"the knight in {what}")
            state.county_faction[county] = faction
            state.county_knight[county] = number_between(knight["strength"], low, STRONGEST, f"the knight in {what}")
            most_squires = 0 if state.is_ally(faction) else MAX_NUMBER
            state.county_squires[county] = number_between(knight["squires"], 0, most_squires, f"the squires in {what}")
    if len(set(state.nobleman_kind)) != COUNTIES:
        raise FormatError("Two counties have the same nobleman.")


def _check_noblemen(state: State) -> None:
    each = state.box.components.noblemen_per_county[state.box.seats]
    noblemen = state.noblemen_removed
    for county in range(COUNTIES):
        kind = state.nobleman_kind[county]
        here = state.noblemen_left[county]
        for seat in range(state.box.seats):
            here += state.noblemen[seat] >> kind & 1
        if here > each:
            raise FormatError(f"There are {here} noblemen {COUNTY_LETTERS[kind]}, and only {each} are in play.")
        noblemen += here
    if noblemen != each * COUNTIES or (state.noblemen_removed and state.box.seats != 2):
        raise FormatError(f"There are {noblemen} noblemen on the board, at tables and removed, not {each * COUNTIES}.")


def _read_conflicts(state: State, value: Any, pile: Any) -> None:
    conflicts = read_object(value, CONFLICT_NAMES, "The list of conflicts")
    in_use = conflict_cards(state.box)
    expected = len(in_use) - ROW * max(1, state.round)
    entries = read_list(pile, expected, f"The conflict pile in round {state.round}")
    state.conflict_pile = [number_between(card, 0, 11, "a card of the conflict pile") for card in entries[::-1]]
    for slot in range(SLOTS):
        entry = conflicts[CONFLICT_NAMES[slot]]
        # Questions are asked before the upper row is resolved, and everything after it happens at once.
        if slot < ROW and (entry is None) != (state.phase == OVER):
            resolved = "resolved" if entry is None else "unresolved"
            raise FormatError(f"The conflict {CONFLICT_NAMES[slot]} cannot be {resolved} now.")
        if slot >= ROW and entry is not None and state.round < 2:
            raise FormatError(f"There is no second battle {CONFLICT_NAMES[slot]} before round 2.")
        if entry is not None:
            _read_conflict(state, slot, read_object(entry, ["card", "stacks"], f"The conflict {CONFLICT_NAMES[slot]}"))
    cards = state.conflict_pile + [card for card in state.card if card != EMPTY]
    for card in cards:
        if card not in in_use:
            raise FormatError(f"Conflict card {card} is not used by {state.box.seats} players.")
        if cards.count(card) > 1:
            raise FormatError(f"Conflict card {card} is there twice.")


def _read_conflict(state: State, slot: int, entry: dict[str, Any]) -> None:
    what = f"the conflict {CONFLICT_NAMES[slot]}"
    state.card[slot] = number_between(entry["card"], 0, 11, f"the card of {what}")
    stacks = read_list(entry["stacks"], -1, f"The stacks of {what}")
    if len(stacks) > STACKS:
        raise FormatError(f"{what[0].upper()}{what[1:]} has {len(stacks)} stacks and only {STACKS} spaces.")
    for place in range(len(stacks)):
        _read_space(state, slot, slot * STACKS + place, stacks[place], what)


def _read_space(state: State, slot: int, stack: int, value: Any, what: str) -> None:
    squires = ["squires"] if state.box.beyond_base_laws else []
    privileges = ["tudors", "archer"] if state.box.kings_court else []
    entry = read_object(value, ["faction", "knights", *squires, *privileges], f"A stack in {what}")
    faction = read_faction(state, entry["faction"], f"a stack in {what}")
    holder = faction
    if state.box.kings_court:
        state.regal.stack_tudors[stack] = number_between(entry["tudors"], 0, 3, f"the Tudor knights in {what}")
        if read(fields.YES_NO, entry["archer"], f"the archer in {what}"):
            holder += ARCHERS
            # COURT-30: an archer stands directly below his knight.
            if stack == slot * STACKS or state.stack_faction[stack - 1] != faction or state.regal.stack_tudors[stack]:
                raise FormatError(f"An archer in {what} does not stand alone below a knight of his faction.")
    if holder in state.stack_faction[slot * STACKS : slot * STACKS + STACKS]:
        raise FormatError(f"Faction {faction} stands twice in {what}.")
    state.stack_faction[stack] = holder
    state.stack_knights[stack] = read_stack(entry["knights"], f"a stack in {what}")
    if is_archer(holder) and state.stack_knights[stack]:
        raise FormatError(f"An archer in {what} has knights on his space.")
    if state.box.beyond_base_laws:
        # LAW-N1-2: only a player's own knights, and never an archer.
        most = SLOTS if holder < state.box.seats else 0
        state.law_squires[stack] = number_between(entry["squires"], 0, most, f"the squires in {what}")


def _read_laws(state: State, laws: Any, proposals: Any, pile: Any) -> None:
    in_use = [group_of_set(group, state.box.law_sets[group]) for group in range(GROUPS)]
    schedule = [group for group in range(1, GROUPS) for _ in in_use[group]]
    revealed = PROPOSALS * max(1, state.round)
    state.laws = [
        place_in(LAWS, law, "A law in force") for law in read_list(laws, IN_FORCE, "The list of laws in force")
    ]
    state.proposals = [
        EMPTY if law is None else place_in(LAWS, law, "A proposal")
        for law in read_list(proposals, PROPOSALS, "The list of proposals")
    ]
    entries = read_list(pile, len(schedule) - revealed, f"The law pile in round {state.round}")
    state.law_pile = [place_in(LAWS, law, "A law of the pile") for law in entries[::-1]]
    seen = list(state.laws)
    for place in range(PROPOSALS):
        if state.proposals[place] != EMPTY:
            _check_group(state.proposals[place], schedule[revealed - PROPOSALS + place])
            seen.append(state.proposals[place])
    for place in range(len(entries)):
        law = state.law_pile[-1 - place]
        _check_group(law, schedule[revealed + place])
        seen.append(law)
    for law in seen:
        if law not in in_use[GROUP[law]]:
            raise FormatError(f"{LAWS[law]} is not in use at this table.")
        if seen.count(law) > 1:
            raise FormatError(f"{LAWS[law]} is there twice.")
    groups = [GROUP[law] for law in state.laws]
    if groups != sorted(groups):
        raise FormatError("The laws in force are not in the order in which they can have been adopted.")


def _check_group(law: int, group: int) -> None:
    if GROUP[law] != group:
        raise FormatError(f"{LAWS[law]} lies where a law of group {group} must be.")


def _check_knights(state: State) -> None:
    """COMP-3: seven knights of each color, wherever they are."""
    for faction in range(state.box.factions):
        strengths = list(KNIGHTS[state.court[faction]]) + list(KNIGHTS[state.reserve[faction]])
        strengths += [s for s in state.castle[faction * SPACES : faction * SPACES + SPACES] if s]
        for county in range(COUNTIES):
            if state.county_faction[county] == faction:
                strengths.append(state.county_knight[county])
        for stack in range(SLOTS * STACKS):
            if state.stack_faction[stack] == faction:
                strengths += KNIGHTS[state.stack_knights[stack]]
        for office in range(len(fields.OFFICE_NAMES)):
            if state.regal.applicant[office] == faction:
                strengths += KNIGHTS[state.regal.knights[office]]
        strengths += KNIGHTS[state.regal.tower[faction]]
        strengths.sort()
        if strengths != KNIGHTS[ALL_KNIGHTS]:
            raise FormatError(f"Faction {faction} has the knights {strengths} instead of {KNIGHTS[ALL_KNIGHTS]}.")


def _count_the_bank(state: State) -> None:
    """The supply is what is left of all pieces; a limited one cannot have lent any."""
    treasury = state.regal.treasury
    state.bank_gold = state.box.gold - sum(state.gold) - treasury[GOLD]
    state.bank_squires = state.box.squires - sum(state.squires) - sum(state.county_squires) - treasury[SQUIRES]
    state.bank_squires -= sum(state.law_squires)
    state.bank_markers = state.box.markers - sum(state.markers) - treasury[MARKERS]
    if state.box.limited and min(state.bank_gold, state.bank_squires, state.bank_markers) < 0:
        raise FormatError("There is more gold, squires or voting markers at the table than the limited supply has.")


def _read_step(state: State, value: Any) -> int:
    if not isinstance(value, dict):
        raise FormatError(f"A step of the agenda must be a JSON object, not {shown(value)}.")
    name = value.get("step")
    kind = list(STEP_KINDS)[place_in([known.name for known in STEP_KINDS.values()], name, "A step of the agenda")]
    parts = STEP_KINDS[kind].fields
    entry = read_object(value, ["step", "faction"] + [field.name for field in parts], f"The step {name!r}")
    step = agenda.new_step(kind, read_faction(state, entry["faction"], f"the step {name!r}"))
    for field in parts:
        what = f"{field.name!r} of the step {name!r}"
        number = read(field.form, entry[field.name], what)
        if field.form == fields.NUMBER:
            number_between(number, 0, field.mask, what)
        step |= number << field.shift
    return step


def _check_question(state: State) -> None:
    """The game stops only at a real question, so a state without one is impossible unless the game is over."""
    if not state.agenda:
        return
    step = state.agenda[-1]
    if agenda.kind_of(step) == agenda.VOTE:
        if NO_VOTE not in state.votes:
            raise FormatError("All votes are in, so they would have been revealed.")
        return
    for seat in range(state.box.seats):
        if state.votes[seat] != NO_VOTE:
            raise FormatError(f"Seat {seat} has a vote, and there is no vote now.")
    question = QUESTIONS[agenda.kind_of(step)]
    state.options = question.options(state, step)
    if len(state.options) < 2:
        raise FormatError(f"The question on top of the agenda ({question.name}) has no choice.")
