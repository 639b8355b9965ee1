"""The state as JSON and back (docs/state-format.md); an impossible state is refused with the reason."""

from typing import Any

from lancaster.engine import actions, agenda, fields
from lancaster.engine.agenda_check import check_agenda
from lancaster.engine.box import Box
from lancaster.engine.dealing import conflict_cards, lay_out
from lancaster.engine.errors import FormatError, shown
from lancaster.engine.fields import CONFLICTS, MAX_NUMBER, PHASES, number_between, read, read_bits, read_stack, show
from lancaster.engine.fields import COUNTIES as LETTERS
from lancaster.engine.flow import ASK
from lancaster.engine.knights import COLOUR, KNIGHTS, STRONGEST
from lancaster.engine.law_cards import GROUP, LAWS, group_of_set
from lancaster.engine.laws import IN_FORCE
from lancaster.engine.parliament import PROPOSALS
from lancaster.engine.record import RULES_VERSION, check_header
from lancaster.engine.setup import GROUPS, Setup
from lancaster.engine.sources import SOURCES
from lancaster.engine.state import (
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
)


def to_json(state: State) -> dict[str, Any]:
    """Everything that the state holds, in the words of the game."""
    seats = state.box.seats
    return {
        "lancaster": "state",
        "rules": RULES_VERSION,
        "setup": state.box.setup.to_json(),
        "round": state.round,
        "phase": PHASES[state.phase],
        "start_player": state.start_player,
        "players": [_player_to_json(state, seat) for seat in range(seats)],
        "allies": [_faction_to_json(state, ally) for ally in range(seats, state.box.factions)],
        "counties": [_county_to_json(state, county) for county in range(COUNTIES)],
        "noblemen_removed": state.noblemen_removed,
        "conflicts": {CONFLICTS[slot]: _conflict_to_json(state, slot) for slot in range(SLOTS)},
        "conflict_pile": list(reversed(state.conflict_pile)),
        "laws": [LAWS[law] for law in state.laws],
        "proposals": [None if law == EMPTY else LAWS[law] for law in state.proposals],
        "law_pile": [LAWS[law] for law in reversed(state.law_pile)],
        "favors": [tile + 1 for tile in range(len(state.box.favors)) if state.favors >> tile & 1],
        "agenda": [_step_entry(step) for step in state.agenda],
    }


def _faction_to_json(state: State, faction: int) -> dict[str, Any]:
    spaces = SPACES if faction < state.box.seats else len(state.box.ally_castle)
    return {
        "court": list(KNIGHTS[state.court[faction]]),
        "reserve": list(KNIGHTS[state.reserve[faction]]),
        "castle": state.castle[faction * SPACES : faction * SPACES + spaces],
    }


def _player_to_json(state: State, seat: int) -> dict[str, Any]:
    first = seat * len(SOURCES)
    data = _faction_to_json(state, seat)
    data["extensions"] = [space + 1 for space in range(SPACES) if state.extensions[seat] >> space & 1]
    data["noblemen"] = [LETTERS[kind] for kind in range(len(LETTERS)) if state.noblemen[seat] >> kind & 1]
    data["gold"] = state.gold[seat]
    data["squires"] = state.squires[seat]
    data["voting_markers"] = state.markers[seat]
    data["points"] = {
        SOURCES[source]: state.sheet[first + source] for source in range(len(SOURCES)) if state.sheet[first + source]
    }
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
    return {
        "county": LETTERS[county],
        "nobleman": LETTERS[state.nobleman_kind[county]],
        "noblemen": state.noblemen_left[county],
        "knight": knight,
    }


def _conflict_to_json(state: State, slot: int) -> dict[str, Any] | None:
    if state.card[slot] == EMPTY:
        return None
    stacks: list[dict[str, Any]] = []
    for stack in range(slot * STACKS, slot * STACKS + STACKS):
        if state.stack_faction[stack] != EMPTY:
            knights = list(KNIGHTS[state.stack_knights[stack]])
            stacks.append({"faction": state.stack_faction[stack], "knights": knights})
    return {"card": state.card[slot], "stacks": stacks}


def step_to_json(step: int) -> dict[str, Any]:
    """The particulars of a step by name."""
    kind = agenda.KINDS[agenda.kind_of(step)]
    data: dict[str, Any] = {"faction": agenda.faction_of(step)}
    if len(kind.fields) > 0:
        data[kind.fields[0].name] = show(kind.fields[0].form, agenda.a_of(step))
    if len(kind.fields) > 1:
        data[kind.fields[1].name] = show(kind.fields[1].form, agenda.b_of(step))
    return data


def _step_entry(step: int) -> dict[str, Any]:
    data: dict[str, Any] = {"step": agenda.KINDS[agenda.kind_of(step)].name}
    data.update(step_to_json(step))
    return data


def _object(value: Any, keys: list[str], what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise FormatError(f"{what} must be a JSON object, not {shown(value)}.")
    for key in keys:
        if key not in value:
            raise FormatError(f"{what} lacks {key!r}.")
    for key in value:
        if key not in keys:
            raise FormatError(f"{what} has no {shown(key)}.")
    return value


def _list(value: Any, length: int, what: str) -> list[Any]:
    """A list; of exactly this length, unless the length is negative."""
    if not isinstance(value, list):
        raise FormatError(f"{what} must be a list, not {shown(value)}.")
    if length >= 0 and len(value) != length:
        raise FormatError(f"{what} must have {length} entries, not {len(value)}.")
    return value


def _points(value: Any, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise FormatError(f"{what} must be a whole number above 0, not {shown(value)}.")
    return value


def _place_in(names: list[str], value: Any, what: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise FormatError(f"{what} is not known: {shown(value)}.")
    return names.index(value)


def from_json(data: Any) -> State:
    """The state that a JSON object stands for."""
    data = check_header(data, "state")
    keys = [
        "lancaster", "rules", "setup", "round", "phase", "start_player", "players", "allies", "counties",
        "noblemen_removed", "conflicts", "conflict_pile", "laws", "proposals", "law_pile", "favors", "agenda",
    ]  # fmt: skip
    _object(data, keys, "The state")
    box = Box(Setup.from_json(data["setup"]))
    state = State(box)
    state.events = []
    state.options = []
    lay_out(state)
    state.phase = _place_in(PHASES, data["phase"], "The phase")
    low, high = {SETUP: (0, 0), OVER: (ROUNDS, ROUNDS)}.get(state.phase, (1, ROUNDS))
    state.round = number_between(data["round"], low, high, f"the round in the phase {data['phase']}")
    state.start_player = number_between(data["start_player"], 0, box.seats - 1, "the start player")
    state.gold = [0] * box.seats
    state.squires = [0] * box.seats
    state.markers = [0] * box.seats
    players = _list(data["players"], box.seats, "The list of players")
    for seat in range(box.seats):
        _read_player(state, seat, players[seat])
    allies = _list(data["allies"], box.factions - box.seats, "The list of allies")
    for ally in range(box.seats, box.factions):
        entry = _object(allies[ally - box.seats], ["court", "reserve", "castle"], f"Ally {ally}")
        _read_faction(state, ally, entry, f"ally {ally}")
    _read_counties(state, data["counties"])
    state.noblemen_removed = number_between(data["noblemen_removed"], 0, 36, "the number of noblemen removed")
    _check_noblemen(state)
    _read_conflicts(state, data["conflicts"], data["conflict_pile"])
    _read_laws(state, data["laws"], data["proposals"], data["law_pile"])
    in_play = [tile + 1 for tile in range(len(box.favors)) if box.all_favors >> tile & 1]
    state.favors = 0
    for tile in in_play:
        if read_bits(data["favors"], list(in_play), "the list of favors") >> in_play.index(tile) & 1:
            state.favors |= 1 << (tile - 1)
    state.agenda = [_read_step(state, entry) for entry in _list(data["agenda"], -1, "The agenda")]
    _check_knights(state)
    _count_the_bank(state)
    check_agenda(state)
    _check_question(state)
    return state


def _read_faction(state: State, faction: int, entry: dict[str, Any], whose: str) -> None:
    state.court[faction] = read_stack(entry["court"], f"the court of {whose}")
    state.reserve[faction] = read_stack(entry["reserve"], f"the reserve of {whose}")
    spaces = SPACES if faction < state.box.seats else len(state.box.ally_castle)
    castle = _list(entry["castle"], spaces, f"The castle of {whose}")
    for space in range(spaces):
        strength = number_between(castle[space], 0, STRONGEST, f"castle space {space + 1} of {whose}")
        state.castle[faction * SPACES + space] = strength


def _read_player(state: State, seat: int, value: Any) -> None:
    whose = f"seat {seat}"
    keys = [
        "court", "reserve", "castle", "extensions", "noblemen", "gold", "squires", "voting_markers", "points", "vote",
    ]  # fmt: skip
    entry = _object(value, keys, f"The player of {whose}")
    _read_faction(state, seat, entry, whose)
    state.extensions[seat] = read_bits(entry["extensions"], [1, 2, 3, 4, 5, 6], f"the extensions of {whose}")
    for space in range(SPACES):
        if state.extensions[seat] >> space & 1 and state.castle[seat * SPACES + space]:
            raise FormatError(f"A knight of {whose} stands on castle space {space + 1}, which is covered.")
    state.noblemen[seat] = read_bits(entry["noblemen"], list(LETTERS), f"the noblemen of {whose}")
    state.gold[seat] = number_between(entry["gold"], 0, MAX_NUMBER, f"the gold of {whose}")
    state.squires[seat] = number_between(entry["squires"], 0, MAX_NUMBER, f"the squires of {whose}")
    state.markers[seat] = number_between(entry["voting_markers"], 0, MAX_NUMBER, f"the voting markers of {whose}")
    points = entry["points"]
    if not isinstance(points, dict):
        raise FormatError(f"The points of {whose} must be a JSON object, not {shown(points)}.")
    for name, value in points.items():
        source = _place_in(SOURCES, name, f"A source of the points of {whose}")
        number = _points(value, f"The points of {whose} from {name}")
        state.sheet[seat * len(SOURCES) + source] = number
        state.points[seat] += number
    if entry["vote"] is not None:
        if not isinstance(entry["vote"], str):
            raise FormatError(f"The vote of {whose} must be a text such as 'vote yes 2', not {shown(entry['vote'])}.")
        vote = actions.Action.parse(entry["vote"])
        if vote.kind != "vote" or vote.value("markers") > state.markers[seat]:
            raise FormatError(f"Seat {seat} cannot vote {shown(entry['vote'])}.")
        state.votes[seat] = vote.code


def _read_counties(state: State, value: Any) -> None:
    counties = _list(value, COUNTIES, "The list of counties")
    state.nobleman_kind = [0] * COUNTIES
    state.noblemen_left = [0] * COUNTIES
    for county in range(COUNTIES):
        what = f"County {LETTERS[county]}"
        entry = _object(counties[county], ["county", "nobleman", "noblemen", "knight"], what)
        if entry["county"] != LETTERS[county]:
            raise FormatError(f"The counties must stand in the order A to I, not {shown(entry['county'])} here.")
        state.nobleman_kind[county] = read(fields.NOBLEMAN, entry["nobleman"], f"the nobleman in {what}")
        most = state.box.components.noblemen_per_county[state.box.seats]
        state.noblemen_left[county] = number_between(entry["noblemen"], 0, most, f"the noblemen in {what}")
        if entry["knight"] is not None:
            knight = _object(entry["knight"], ["faction", "strength", "squires"], f"The knight in {what}")
            low = state.box.minimum[county]
            faction = _read_faction_number(state, knight["faction"], f"the knight in {what}")
            state.county_faction[county] = faction
            state.county_knight[county] = number_between(knight["strength"], low, STRONGEST, f"the knight in {what}")
            most_squires = 0 if state.is_ally(faction) else MAX_NUMBER
            state.county_squires[county] = number_between(knight["squires"], 0, most_squires, f"the squires in {what}")
    if len(set(state.nobleman_kind)) != COUNTIES:
        raise FormatError("Two counties have the same nobleman.")


def _read_faction_number(state: State, value: Any, what: str) -> int:
    return number_between(value, 0, state.box.factions - 1, f"the faction of {what}")


def _check_noblemen(state: State) -> None:
    each = state.box.components.noblemen_per_county[state.box.seats]
    found = state.noblemen_removed
    for county in range(COUNTIES):
        kind = state.nobleman_kind[county]
        here = state.noblemen_left[county]
        for seat in range(state.box.seats):
            here += state.noblemen[seat] >> kind & 1
        if here > each:
            raise FormatError(f"There are {here} noblemen {LETTERS[kind]}, and only {each} are in play.")
        found += here
    if found != each * COUNTIES or (state.noblemen_removed and state.box.seats != 2):
        raise FormatError(f"There are {found} noblemen on the board, at tables and removed, not {each * COUNTIES}.")


def _read_conflicts(state: State, value: Any, pile: Any) -> None:
    conflicts = _object(value, CONFLICTS, "The list of conflicts")
    in_use = conflict_cards(state.box)
    expected = len(in_use) - ROW * max(1, state.round)
    entries = _list(pile, expected, f"The conflict pile in round {state.round}")
    state.conflict_pile = [number_between(card, 0, 11, "a card of the conflict pile") for card in entries[::-1]]
    for slot in range(SLOTS):
        entry = conflicts[CONFLICTS[slot]]
        # Questions are asked before the upper row is resolved, and everything after it happens at once.
        if slot < ROW and (entry is None) != (state.phase == OVER):
            raise FormatError(f"The conflict {CONFLICTS[slot]} cannot be {'' if entry is None else 'un'}resolved now.")
        if slot >= ROW and entry is not None and state.round < 2:
            raise FormatError(f"There is no second battle {CONFLICTS[slot]} before round 2.")
        if entry is not None:
            _read_conflict(state, slot, _object(entry, ["card", "stacks"], f"The conflict {CONFLICTS[slot]}"))
    cards = state.conflict_pile + [card for card in state.card if card != EMPTY]
    for card in cards:
        if card not in in_use:
            raise FormatError(f"Conflict card {card} is not used by {state.box.seats} players.")
        if cards.count(card) > 1:
            raise FormatError(f"Conflict card {card} is there twice.")


def _read_conflict(state: State, slot: int, entry: dict[str, Any]) -> None:
    what = f"the conflict {CONFLICTS[slot]}"
    state.card[slot] = number_between(entry["card"], 0, 11, f"the card of {what}")
    stacks = _list(entry["stacks"], -1, f"The stacks of {what}")
    if len(stacks) > STACKS:
        raise FormatError(f"{what[0].upper()}{what[1:]} has {len(stacks)} stacks and only {STACKS} spaces.")
    for place in range(len(stacks)):
        stack = _object(stacks[place], ["faction", "knights"], f"A stack in {what}")
        faction = _read_faction_number(state, stack["faction"], f"a stack in {what}")
        if faction in state.stack_faction[slot * STACKS : slot * STACKS + STACKS]:
            raise FormatError(f"Faction {faction} stands twice in {what}.")
        state.stack_faction[slot * STACKS + place] = faction
        state.stack_knights[slot * STACKS + place] = read_stack(stack["knights"], f"a stack in {what}")


def _read_laws(state: State, laws: Any, proposals: Any, pile: Any) -> None:
    in_use = [group_of_set(group, state.box.setup.laws[group]) for group in range(GROUPS)]
    schedule = [group for group in range(1, GROUPS) for _ in in_use[group]]
    revealed = PROPOSALS * max(1, state.round)
    state.laws = [_place_in(LAWS, law, "A law in force") for law in _list(laws, IN_FORCE, "The list of laws in force")]
    state.proposals = [
        EMPTY if law is None else _place_in(LAWS, law, "A proposal")
        for law in _list(proposals, PROPOSALS, "The list of proposals")
    ]
    entries = _list(pile, len(schedule) - revealed, f"The law pile in round {state.round}")
    state.law_pile = [_place_in(LAWS, law, "A law of the pile") for law in entries[::-1]]
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
    """COMP-3: seven knights of each colour, wherever they are."""
    for faction in range(state.box.factions):
        strengths = list(KNIGHTS[state.court[faction]]) + list(KNIGHTS[state.reserve[faction]])
        strengths += [s for s in state.castle[faction * SPACES : faction * SPACES + SPACES] if s]
        for county in range(COUNTIES):
            if state.county_faction[county] == faction:
                strengths.append(state.county_knight[county])
        for stack in range(SLOTS * STACKS):
            if state.stack_faction[stack] == faction:
                strengths += KNIGHTS[state.stack_knights[stack]]
        if sorted(strengths) != KNIGHTS[COLOUR]:
            raise FormatError(f"Faction {faction} has the knights {sorted(strengths)} instead of {KNIGHTS[COLOUR]}.")


def _count_the_bank(state: State) -> None:
    """The supply is what is left of all pieces; a limited one cannot have lent any."""
    state.bank_gold = state.box.gold - sum(state.gold)
    state.bank_squires = state.box.squires - sum(state.squires) - sum(state.county_squires)
    state.bank_markers = state.box.markers - sum(state.markers)
    if state.box.limited and min(state.bank_gold, state.bank_squires, state.bank_markers) < 0:
        raise FormatError("There is more gold, squires or voting markers at the table than the limited supply has.")


def _read_step(state: State, value: Any) -> int:
    if not isinstance(value, dict):
        raise FormatError(f"A step of the agenda must be a JSON object, not {shown(value)}.")
    name = value.get("step")
    names = [kind.name for kind in agenda.KINDS]
    number = _place_in(names, name, "A step of the agenda")
    parts = agenda.KINDS[number].fields
    entry = _object(value, ["step", "faction"] + [field.name for field in parts], f"The step {name!r}")
    faction = _read_faction_number(state, entry["faction"], f"the step {name!r}")
    values = [0, 0]
    for i in range(len(parts)):
        what = f"{parts[i].name!r} of the step {name!r}"
        values[i] = read(parts[i].form, entry[parts[i].name], what)
        if parts[i].form == fields.NUMBER:
            number_between(values[i], 0, parts[i].mask, what)
    return agenda.step(number, faction, values[0], values[1])


def _check_question(state: State) -> None:
    """The game stops only at a real question, so a state without one is impossible unless the game is over."""
    if not state.agenda:
        return
    now = state.agenda[-1]
    if agenda.kind_of(now) == agenda.VOTE:
        if NO_VOTE not in state.votes:
            raise FormatError("All votes are in, so they would have been revealed.")
        return
    for seat in range(state.box.seats):
        if state.votes[seat] != NO_VOTE:
            raise FormatError(f"Seat {seat} has a vote, and there is no vote now.")
    state.options = ASK[agenda.kind_of(now)].options(state, now)
    if len(state.options) < 2:
        raise FormatError(
            f"The question on top of the agenda ({agenda.KINDS[agenda.kind_of(now)].name}) has no choice."
        )
