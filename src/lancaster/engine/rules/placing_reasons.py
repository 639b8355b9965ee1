"""Why a placement is refused."""

from typing import Final

from lancaster.engine.board.regal_board import AT_HOME
from lancaster.engine.board.state import EMPTY, SPACES, State
from lancaster.engine.errors import Reason
from lancaster.engine.expansions.kings_court import (
    NOTHING,
    application_strength,
    bars_markers,
    can_pay_tribute,
    stack_of_lord,
)
from lancaster.engine.expansions.privileges import TUDOR_STRENGTH, is_shielded, tudor_in_county
from lancaster.engine.expansions.resentment import room_in_tower
from lancaster.engine.rules.placing import stack_in_conflict
from lancaster.engine.vocabulary import actions, fields
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.knights import count, within

PLACEMENTS: Final = (
    actions.COUNTY,
    actions.CASTLE,
    actions.CONFLICT,
    actions.TOWER,
    actions.OFFICE,
    actions.TREASURY,
)


def why_not(state: State, seat: int, action: Action) -> Reason | None:
    """Why this seat cannot place this there, from what the seat may know; None for what is no placement."""
    kind = actions.kind_of(action.code)
    if kind == actions.DECLINE and state.box.may_spare_squires:
        return Reason("reason-pass", {})
    if kind not in PLACEMENTS:
        return None
    ally = action.value("ally")
    if ally and not state.box.has_allies:
        return Reason("reason-no_allies", {})
    faction = state.faction(seat, ally)
    if kind == actions.OFFICE or kind == actions.TREASURY:
        return why_not_at_court(state, faction, action)
    strength = action.value("knight")
    if not count(state.court[faction], strength):
        return Reason("reason-no_knight", {"knight": strength, "ally": ally})
    if kind == actions.TOWER:
        return _why_not_tower(state)
    reason = _why_not_with_privileges(state, faction, action)
    if reason is not None:
        return reason
    if kind == actions.COUNTY:
        return _why_not_county(state, faction, action)
    if kind == actions.CASTLE:
        return _why_not_castle(state, faction, action)
    return _why_not_conflict(state, faction, action)


def _why_not_castle(state: State, faction: int, action: Action) -> Reason:
    space = action.value("space")
    if state.castle[faction * SPACES + space]:
        return Reason("reason-castle_taken", {"space": space + 1})
    if state.is_ally(faction):
        return Reason("reason-ally_castle", {})
    return Reason("reason-castle_extension", {"space": space + 1})


def _why_not_conflict(state: State, faction: int, action: Action) -> Reason:
    slot = action.value("conflict")
    where: dict[str, int | str] = {"conflict": fields.CONFLICT_NAMES[slot]}
    if state.card[slot] == EMPTY:
        return Reason("reason-no_conflict", where)
    if stack_in_conflict(state, slot, faction) == EMPTY:
        return Reason("reason-conflict_full", where)
    if state.stack_of(slot, faction) != EMPTY:
        return Reason("reason-archer_joins", {})
    return Reason("reason-archer_space", where)


def _why_not_tower(state: State) -> Reason:
    if not state.box.resentment:
        return Reason("reason-no_tower", {})
    return Reason("reason-tower_full", {"room": room_in_tower(state)})


def _why_not_with_privileges(state: State, faction: int, action: Action) -> Reason | None:
    for privilege in range(len(fields.PRIVILEGE_NAMES)):
        name = fields.PRIVILEGE_NAMES[privilege]
        if _has_field(action, name) and action.value(name):
            if not state.box.kings_court:
                return Reason("reason-no_privileges", {})
            if state.regal.privilege[privilege] != faction:
                return Reason("reason-privilege", {"privilege": name})
    return None


def _has_field(action: Action, name: str) -> bool:
    return any(field.name == name for field in actions.ACTION_KINDS[actions.kind_of(action.code)].fields)


def why_not_at_court(state: State, faction: int, action: Action) -> Reason:
    """Why the lord cannot do this."""
    if not state.box.kings_court:
        return Reason("reason-no_court", {})
    if state.regal.lord[faction] != AT_HOME:
        return Reason("reason-lord_placed", {})
    if actions.kind_of(action.code) == actions.TREASURY:
        if state.is_ally(faction) and action.value("take") == NOTHING:
            return Reason("reason-ally_treasury", {})
        if not state.is_ally(faction) and bars_markers(state, action.value("take")):
            return Reason("reason-last_markers", {})
        return Reason("reason-treasury_empty", {"goods": fields.TREASURE_NAMES[action.value("take")]})
    office = action.value("office")
    name = fields.OFFICE_NAMES[office]
    if not within(action.value("knights"), state.court[faction]):
        return Reason("reason-knights_at_court", {})
    bishops = 0 if state.is_ally(faction) else state.regal.bishops[faction]
    if action.value("bishops") > bishops:
        return Reason("reason-bishops", {"count": action.value("bishops"), "held": bishops})
    reason = _why_not_with_privileges(state, faction, action)
    if reason is not None:
        return reason
    if not state.is_ally(faction) and not can_pay_tribute(state, faction, office):
        return Reason("reason-tribute", {"office": name, "tribute": fields.TREASURE_NAMES[office]})
    rival = state.regal.applicant[office]
    if state.seat_of(rival) == state.seat_of(faction):
        return Reason("reason-office_own", {"office": name, "ally": int(state.is_ally(rival))})
    strength = stack_of_lord(action.value("knights"), action.value("bishops"), action.value("tudor"))
    held = application_strength(state, office)
    there: dict[str, int | str] = {"holder": state.seat_of(rival), "ally": int(state.is_ally(rival)), "held": held}
    return Reason("reason-office_held", {"office": name, **there, "strength": strength})


def _why_not_county(state: State, faction: int, action: Action) -> Reason:
    county = action.value("county")
    squires = action.value("squires")
    strength = action.value("knight") + TUDOR_STRENGTH * action.value("tudor")
    letter = fields.COUNTY_LETTERS[county]
    if strength < state.box.minimum[county]:
        return Reason("reason-county_minimum", {"county": letter, "minimum": state.box.minimum[county]})
    if state.is_ally(faction) and squires:
        return Reason("reason-ally_squires", {})
    if not state.is_ally(faction) and squires > state.squires[faction]:
        return Reason("reason-squires", {"count": squires, "held": state.squires[faction]})
    holder = state.county_faction[county]
    if holder != EMPTY and state.seat_of(holder) == state.seat_of(faction):
        return Reason("reason-county_own", {"county": letter, "ally": int(state.is_ally(holder))})
    if state.box.kings_court and is_shielded(state, county):
        return Reason("reason-county_shielded", {"county": letter})
    held = state.county_knight[county] + state.county_squires[county]
    if state.box.kings_court:
        held += tudor_in_county(state, county)
    there: dict[str, int | str] = {"holder": state.seat_of(holder), "ally": int(state.is_ally(holder)), "held": held}
    return Reason("reason-county_held", {"county": letter, **there, "strength": strength + squires})
