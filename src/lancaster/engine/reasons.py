"""Why an action is refused, in words."""

from typing import Final

from lancaster.engine import actions, agenda
from lancaster.engine.actions import Action
from lancaster.engine.court import NOTHING, application_strength, can_pay_tribute, stack_of_lord
from lancaster.engine.errors import LancasterError
from lancaster.engine.fields import CONFLICTS, COUNTIES, OFFICES, PRIVILEGE_NAMES
from lancaster.engine.knights import count, within
from lancaster.engine.placing import stack_in_conflict
from lancaster.engine.privileges import TUDOR_STRENGTH, is_shielded, tudor_in_county
from lancaster.engine.regal_board import AT_HOME
from lancaster.engine.resentment import room_in_tower
from lancaster.engine.state import EMPTY, SPACES, State

PRIVILEGE_WORDS: Final[list[str]] = ["shield", "archer", "Tudor knight"]
TRIBUTES: Final[list[str]] = ["1 voting marker", "1 squire", "1 gold"]
NONE_THERE: Final[list[str]] = ["are no markers", "are no squires", "is no gold"]
PLACEMENTS: Final = (
    actions.COUNTY,
    actions.CASTLE,
    actions.CONFLICT,
    actions.TOWER,
    actions.OFFICE,
    actions.TREASURY,
)


def why_not(state: State, seat: int, action: Action) -> str:
    """One sentence on why this seat cannot do this now."""
    if not _is_action(action):
        return "There is no action with this code."
    now = state.agenda[-1]
    kind = agenda.kind_of(now)
    asked = agenda.KINDS[kind].name
    if not 0 <= seat < state.box.seats:
        return f"There is no seat {seat} at a table of {state.box.seats}."
    if kind == agenda.VOTE:
        if actions.kind_of(action.code) == actions.VOTE:
            return f"Voting markers needed: {action.value('markers')}; seat {seat} has {state.markers[seat]}."
        return f"The question is the vote, which '{action}' does not answer."
    if seat != state.seat_of(agenda.faction_of(now)):
        return f"It is seat {state.seat_of(agenda.faction_of(now))}, not seat {seat}, that is asked now ({asked})."
    if kind == agenda.PLACE:
        reason = _why_not_place(state, seat, action)
        if reason:
            return reason
    return f"'{action}' is none of the {len(state.options)} legal answers to the question now ({asked})."


def _is_action(action: Action) -> bool:
    """Whether the code stands for anything; somebody may have made an action out of any number."""
    try:
        return Action.parse(str(action)) == action
    except (LookupError, LancasterError):
        return False


def _why_not_place(state: State, seat: int, action: Action) -> str:
    kind = actions.kind_of(action.code)
    if kind not in PLACEMENTS:
        return ""
    ally = action.value("ally") == 1
    if ally and not state.box.has_allies:
        return "Only the two-player game has allies."
    faction = state.faction(seat, int(ally))
    if kind == actions.OFFICE or kind == actions.TREASURY:
        return why_not_at_court(state, faction, action)
    strength = action.value("knight")
    if not count(state.court[faction], strength):
        return f"No knight of strength {strength} is at court."
    if kind == actions.TOWER:
        return _why_not_tower(state)
    reason = _why_not_with_privileges(state, faction, action)
    if reason:
        return reason
    if kind == actions.COUNTY:
        return _why_not_county(state, faction, action)
    if kind == actions.CASTLE:
        space = action.value("space")
        if state.castle[faction * SPACES + space]:
            return f"A knight stands on castle space {space + 1} already."
        if ally:
            return "An ally's castle has only two spaces."
        return f"Castle space {space + 1} is covered by its extension."
    slot = action.value("conflict")
    if state.card[slot] == EMPTY:
        return f"There is no conflict at {CONFLICTS[slot]}."
    if stack_in_conflict(state, slot, faction) == EMPTY:
        return f"All three spaces of the conflict at {CONFLICTS[slot]} are taken."
    if state.stack_of(slot, faction) != EMPTY:
        return "An archer goes only with a knight who newly enters a conflict."
    return f"There is no space for an archer below the knight in the conflict at {CONFLICTS[slot]}."


def _why_not_tower(state: State) -> str:
    if not state.box.resentment:
        return "This table plays without the tower."
    return f"The tower has room for strength {room_in_tower(state)} and no more."


def _why_not_with_privileges(state: State, faction: int, action: Action) -> str:
    for privilege in range(len(PRIVILEGE_NAMES)):
        name = PRIVILEGE_NAMES[privilege]
        if _has_field(action, name) and action.value(name):
            if not state.box.court:
                return "This table plays without the king's court and its privileges."
            if state.regal.privilege[privilege] != faction:
                return f"There is no {PRIVILEGE_WORDS[privilege]} to use this round."
    return ""


def _has_field(action: Action, name: str) -> bool:
    return any(field.name == name for field in actions.KINDS[actions.kind_of(action.code)].fields)


def why_not_at_court(state: State, faction: int, action: Action) -> str:
    """Why the lord cannot do this."""
    if not state.box.court:
        return "This table plays without the king's court."
    if state.regal.lord[faction] != AT_HOME:
        return "The lord has already been placed this round."
    if actions.kind_of(action.code) == actions.TREASURY:
        if state.is_ally(faction) and action.value("take") == NOTHING:
            return "An ally's lord has to remove something from the treasury."
        return f"There {NONE_THERE[action.value('take')]} in the treasury."
    office = action.value("office")
    if not within(action.value("knights"), state.court[faction]):
        return "Not all of these knights are at court."
    bishops = 0 if state.is_ally(faction) else state.regal.bishops[faction]
    if action.value("bishops") > bishops:
        return f"Bishops needed: {action.value('bishops')}; at court: {bishops}."
    reason = _why_not_with_privileges(state, faction, action)
    if reason:
        return reason
    if not state.is_ally(faction) and not can_pay_tribute(state, faction, office):
        return f"The tribute for the {OFFICES[office]}, {TRIBUTES[office]}, cannot be paid."
    rival = state.regal.applicant[office]
    if state.seat_of(rival) == state.seat_of(faction):
        return f"The {OFFICES[office]}'s space is taken by a lord of the same player."
    strength = stack_of_lord(action.value("knights"), action.value("bishops"), action.value("tudor"))
    held = application_strength(state, office)
    return f"The {OFFICES[office]}'s space is held with strength {held}, which {strength} does not exceed."


def _why_not_county(state: State, faction: int, action: Action) -> str:
    county = action.value("county")
    squires = action.value("squires")
    strength = action.value("knight") + TUDOR_STRENGTH * action.value("tudor")
    letter = COUNTIES[county]
    if strength < state.box.minimum[county]:
        return f"County {letter} needs a knight of strength {state.box.minimum[county]}."
    if state.is_ally(faction) and squires:
        return "An ally's knight never has squires."
    if not state.is_ally(faction) and squires > state.squires[faction]:
        return f"Squires needed: {squires}; in stock: {state.squires[faction]}."
    holder = state.county_faction[county]
    if holder != EMPTY and state.seat_of(holder) == state.seat_of(faction):
        return f"County {letter} is held by a knight of the same player."
    if state.box.court and is_shielded(state, county):
        return f"The knight in county {letter} has a shield and cannot be expelled."
    held = state.county_knight[county] + state.county_squires[county]
    if state.box.court:
        held += tudor_in_county(state, county)
    return f"County {letter} is held with strength {held}, which {strength + squires} does not exceed."
