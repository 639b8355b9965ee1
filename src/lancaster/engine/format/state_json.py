"""The state as JSON (docs/state-format.md), as its declaration says."""

from typing import Any

from lancaster.engine.board.regal_board import IN_TREASURY, NOBODY
from lancaster.engine.board.scores import lines_of
from lancaster.engine.board.state import COUNTIES, EMPTY, SLOTS, SPACES, STACKS, UNCOMMITTED, State, is_archer, owner_of
from lancaster.engine.format.record import RULES_VERSION
from lancaster.engine.questions import STEP_KINDS
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.fields import CONFLICT_NAMES, COUNTY_LETTERS, OFFICE_NAMES, PHASE_NAMES, show
from lancaster.engine.vocabulary.knights import KNIGHTS
from lancaster.engine.vocabulary.law_cards import LAWS


# Written by tools.state: JSON
def stack_to_json(state: State, stack: int) -> dict[str, Any]:
    """The knights of a faction in a conflict, or its archer."""
    data: dict[str, Any] = {
        "faction": owner_of(state.stack_faction[stack]),
        "knights": list(KNIGHTS[state.stack_knights[stack]]),
    }
    if state.box.beyond_base_laws:
        data["squires"] = state.law_squires[stack]
    if state.box.kings_court:
        data["tudors"] = state.regal.stack_tudors[stack]
        data["archer"] = is_archer(state.stack_faction[stack])
    return data


def knight_in_county_to_json(state: State, county: int) -> dict[str, Any]:
    """A knight in a county."""
    data: dict[str, Any] = {
        "faction": state.county_faction[county],
        "strength": state.county_knight[county],
        "squires": state.county_squires[county],
    }
    if state.box.kings_court:
        data["shield"] = state.regal.shields >> county & 1 == 1
        data["tudor"] = state.regal.tudors >> county & 1 == 1
    return data


def county_on_board_to_json(state: State, county: int) -> dict[str, Any]:
    """A county, its noblemen and the knight there."""
    data: dict[str, Any] = {
        "county": COUNTY_LETTERS[county],
        "nobleman": COUNTY_LETTERS[state.nobleman_kind[county]],
        "noblemen": state.noblemen_left[county],
        "knight": None if state.county_faction[county] == EMPTY else knight_in_county_to_json(state, county),
    }
    if state.box.reward_tiles:
        data["tile"] = state.tiles_lying >> county & 1 == 1
    return data


def player_to_json(state: State, seat: int) -> dict[str, Any]:
    """A player's pieces; null is behind a screen."""
    data: dict[str, Any] = {
        "court": list(KNIGHTS[state.court[seat]]),
        "reserve": list(KNIGHTS[state.reserve[seat]]),
        "castle": state.castle_of(seat),
        "extensions": [space + 1 for space in range(SPACES) if state.extensions[seat] >> space & 1],
        "noblemen": [COUNTY_LETTERS[kind] for kind in range(COUNTIES) if state.noblemen[seat] >> kind & 1],
        "gold": state.gold[seat],
        "squires": state.squires[seat],
        "voting_markers": state.markers[seat],
    }
    if state.box.beyond_base_laws:
        data["retained_markers"] = state.retained[seat]
        data["turned_down"] = [space + 1 for space in range(SPACES) if state.turned_down[seat] >> space & 1]
    if state.box.kings_court:
        data["bishops"] = state.regal.bishops[seat]
        data["seals"] = state.regal.seals[seat]
        data["seal_tiles"] = state.regal.seal_tiles[seat]
    if state.box.resentment:
        data["dishonor"] = state.regal.dishonor[seat]
    data["points"] = lines_of(state, seat)
    data["commitment"] = None if state.commitments[seat] == UNCOMMITTED else str(Action(state.commitments[seat]))
    return data


def to_json(state: State) -> dict[str, Any]:
    """Everything that the state holds, in the words of the game."""
    data: dict[str, Any] = {
        "lancaster": "state",
        "rules": RULES_VERSION,
        "setup": state.box.setup.to_json(),
        "round": state.round,
        "phase": PHASE_NAMES[state.phase],
        "start_player": state.start_player,
        "players": [player_to_json(state, seat) for seat in range(state.box.seats)],
        "allies": [
            {
                "court": list(KNIGHTS[state.court[faction]]),
                "reserve": list(KNIGHTS[state.reserve[faction]]),
                "castle": state.castle_of(faction),
            }
            for faction in range(state.box.seats, state.box.factions)
        ],
        "counties": [county_on_board_to_json(state, county) for county in range(COUNTIES)],
        "noblemen_removed": state.noblemen_removed,
        "conflicts": {
            CONFLICT_NAMES[slot]: None
            if state.card[slot] == EMPTY
            else {
                "card": state.card[slot],
                "stacks": [
                    stack_to_json(state, stack)
                    for stack in range(slot * STACKS, slot * STACKS + STACKS)
                    if state.stack_faction[stack] != EMPTY
                ],
            }
            for slot in range(SLOTS)
        },
        "conflict_pile": state.conflict_pile[::-1],
        "laws": [LAWS[law] for law in state.laws],
        "proposals": [None if law == EMPTY else LAWS[law] for law in state.proposals],
        "law_pile": [LAWS[law] for law in reversed(state.law_pile)],
        "favors": [space + 1 for space in range(SPACES) if state.favors >> space & 1],
        "agenda": [step_entry(step) for step in state.agenda],
    }
    if state.box.has("random_laws"):
        data["law_sets"] = list(state.box.law_sets)
    if state.box.reward_tiles:
        data["tile_bag"] = [COUNTY_LETTERS[county] for county in state.tile_bag[state.round :]]
    if state.box.kings_court:
        data["kings_court"] = {
            "offices": {
                OFFICE_NAMES[office]: {
                    "holder": None if state.regal.holder[office] == NOBODY else state.regal.holder[office],
                    "privilege": None if state.regal.privilege[office] == NOBODY else state.regal.privilege[office],
                    "granted": None if state.regal.granted[office] == NOBODY else state.regal.granted[office],
                    "applicant": None
                    if state.regal.applicant[office] == NOBODY
                    else {
                        "faction": state.regal.applicant[office],
                        "knights": list(KNIGHTS[state.regal.knights[office]]),
                        "bishops": state.regal.bishops_there[office],
                        "tudor": state.regal.tudors_there[office] == 1,
                    },
                }
                for office in range(len(OFFICE_NAMES))
            },
            "treasury": {
                "voting_markers": state.regal.treasury[0],
                "squires": state.regal.treasury[1],
                "gold": state.regal.treasury[2],
                "lords": [faction for faction in range(state.box.factions) if state.regal.lord[faction] == IN_TREASURY],
            },
            "bishops": state.regal.bishops_left,
            "bishops_removed": state.regal.bishops_removed,
        }
    if state.box.resentment:
        data["resentment"] = {
            "track": state.regal.track,
            "tower": [list(KNIGHTS[knights]) for knights in state.regal.tower],
        }
    return data


# End of JSON


def step_to_json(step: int) -> dict[str, Any]:
    """The particulars of a step by name."""
    data: dict[str, Any] = {"faction": agenda.faction_of(step)}
    for field in STEP_KINDS[agenda.kind_of(step)].fields:
        if field.of(step) or not field.optional:
            data[field.name] = show(field.form, field.of(step))
    return data


def step_entry(step: int) -> dict[str, Any]:
    """A step as it stands in the agenda."""
    data: dict[str, Any] = {"step": STEP_KINDS[agenda.kind_of(step)].name}
    data.update(step_to_json(step))
    return data
