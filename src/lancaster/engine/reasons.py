"""Why an action is refused, in words."""

from lancaster.engine import actions, agenda
from lancaster.engine.actions import Action
from lancaster.engine.fields import CONFLICTS, COUNTIES
from lancaster.engine.knights import count
from lancaster.engine.placing import stack_in_conflict
from lancaster.engine.state import EMPTY, SPACES, State


def why_not(state: State, seat: int, action: Action) -> str:
    """One sentence on why this seat cannot do this now."""
    try:
        str(action)
    except (KeyError, IndexError):  # Somebody made an action out of a number that is none.
        return f"There is no action with the code {action.code}."
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


def _why_not_place(state: State, seat: int, action: Action) -> str:
    kind = actions.kind_of(action.code)
    if kind not in (actions.COUNTY, actions.CASTLE, actions.CONFLICT):
        return ""
    ally = action.value("ally") == 1
    if ally and not state.box.has_allies:
        return "Only the two-player game has allies."
    faction = state.faction(seat, int(ally))
    strength = action.value("knight")
    if not count(state.court[faction], strength):
        return f"No knight of strength {strength} is at court."
    if kind == actions.COUNTY:
        return _why_not_county(state, faction, strength, action.value("county"), action.value("squires"))
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
    return ""


def _why_not_county(state: State, faction: int, strength: int, county: int, squires: int) -> str:
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
    held = state.county_knight[county] + state.county_squires[county]
    return f"County {letter} is held with strength {held}, which {strength + squires} does not exceed."
