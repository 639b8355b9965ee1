"""The regal board in the JSON of a state, and which regal boards are possible."""

from typing import Any, Final

from lancaster.engine.board.regal_board import AT_HOME, IN_TREASURY, NOBODY, TUDOR
from lancaster.engine.board.state import OVER, PARLIAMENT, PLACING, REWARDS, ROUNDS, ROW, SETUP, STACKS, State
from lancaster.engine.errors import FormatError
from lancaster.engine.expansions.privileges import on_board
from lancaster.engine.expansions.resentment import room_in_tower
from lancaster.engine.format.reading import read_faction, read_list, read_object
from lancaster.engine.vocabulary import fields
from lancaster.engine.vocabulary.fields import MAX_NUMBER, MOST_BISHOPS, OFFICE_NAMES, number_between, read, read_stack
from lancaster.engine.vocabulary.knights import KNIGHTS

TREASURY_KEYS: Final = ["voting_markers", "squires", "gold"]
"""In the order of TREASURES, under the names that stocks have in a state."""


def kings_court_to_json(state: State) -> dict[str, Any]:
    """Offices, treasury and the supply of bishops."""
    board = state.regal
    treasury: dict[str, Any] = {TREASURY_KEYS[kind]: board.treasury[kind] for kind in range(len(TREASURY_KEYS))}
    treasury["lords"] = [faction for faction in range(state.box.factions) if board.lord[faction] == IN_TREASURY]
    return {
        "offices": {OFFICE_NAMES[office]: _office_to_json(state, office) for office in range(len(OFFICE_NAMES))},
        "treasury": treasury,
        "bishops": board.bishops_left,
        "bishops_removed": board.bishops_removed,
    }


def _office_to_json(state: State, office: int) -> dict[str, Any]:
    board = state.regal
    applicant: dict[str, Any] | None = None
    if board.applicant[office] != NOBODY:
        applicant = {
            "faction": board.applicant[office],
            "knights": list(KNIGHTS[board.knights[office]]),
            "bishops": board.bishops_there[office],
            "tudor": board.tudors_there[office] == 1,
        }
    return {
        "holder": _faction_or_none(board.holder[office]),
        "privilege": _faction_or_none(board.privilege[office]),
        "granted": _faction_or_none(board.granted[office]),
        "applicant": applicant,
    }


def _faction_or_none(faction: int) -> int | None:
    return None if faction == NOBODY else faction


def resentment_to_json(state: State) -> dict[str, Any]:
    """The markers on the dishonor track, and the knights in the tower by faction."""
    return {"track": state.regal.track, "tower": [list(KNIGHTS[knights]) for knights in state.regal.tower]}


def player_keys(state: State) -> list[str]:
    """What a player has because of the regal board."""
    keys = ["bishops", "seals", "seal_tiles"] if state.box.kings_court else []
    return [*keys, "dishonor"] if state.box.resentment else keys


def player_to_json(state: State, seat: int) -> dict[str, Any]:
    """A player's pieces that belong to the regal board."""
    data: dict[str, Any] = {}
    if state.box.kings_court:
        data["bishops"] = state.regal.bishops[seat]
        data["seals"] = state.regal.seals[seat]
        data["seal_tiles"] = state.regal.seal_tiles[seat]
    if state.box.resentment:
        data["dishonor"] = state.regal.dishonor[seat]
    return data


def read_player(state: State, seat: int, entry: dict[str, Any]) -> None:
    """A player's pieces that belong to the regal board."""
    board = state.regal
    whose = f"seat {seat}"
    if state.box.kings_court:
        board.bishops[seat] = number_between(entry["bishops"], 0, MOST_BISHOPS, f"the bishops of {whose}")
        board.seals[seat] = number_between(entry["seals"], 0, MAX_NUMBER, f"the seals of {whose}")
        most_tiles = sum(state.box.seal_tile)
        board.seal_tiles[seat] = number_between(entry["seal_tiles"], 0, most_tiles, f"the seal tiles of {whose}")
    if state.box.resentment:
        board.dishonor[seat] = number_between(entry["dishonor"], 0, MAX_NUMBER, f"the dishonor of {whose}")


def read_kings_court(state: State, value: Any) -> None:
    """Offices, treasury and the supply of bishops."""
    board = state.regal
    entry = read_object(value, ["offices", "treasury", "bishops", "bishops_removed"], "The king's court")
    offices = read_object(entry["offices"], OFFICE_NAMES, "The list of offices")
    for office in range(len(OFFICE_NAMES)):
        _read_office(state, office, offices[OFFICE_NAMES[office]])
    treasury = read_object(entry["treasury"], [*TREASURY_KEYS, "lords"], "The treasury")
    for kind in range(len(TREASURY_KEYS)):
        what = f"the {TREASURY_KEYS[kind].replace('_', ' ')} in the treasury"
        board.treasury[kind] = number_between(treasury[TREASURY_KEYS[kind]], 0, MAX_NUMBER, what)
    for lord in read_list(treasury["lords"], -1, "The list of lords in the treasury"):
        _place_lord(state, read_faction(state, lord, "a lord in the treasury"), IN_TREASURY)
    board.bishops_left = number_between(entry["bishops"], 0, state.box.bishops, "the number of bishops in the supply")
    most = state.box.bishops if state.box.has_allies else 0
    board.bishops_removed = number_between(entry["bishops_removed"], 0, most, "the number of bishops removed")
    bishops = board.bishops_left + board.bishops_removed + sum(board.bishops)
    if bishops != state.box.bishops:
        raise FormatError(f"There are {bishops} bishops, not {state.box.bishops}.")
    board.seals_left = state.box.seals - sum(board.seals)
    if state.box.limited and board.seals_left < 0:
        raise FormatError("There are more seals than the limited supply has.")


def _read_office(state: State, office: int, value: Any) -> None:
    board = state.regal
    what = f"the {OFFICE_NAMES[office]}"
    entry = read_object(value, ["holder", "privilege", "granted", "applicant"], f"The office of {what}")
    if entry["holder"] is not None:
        board.holder[office] = read_faction(state, entry["holder"], what)
    if entry["privilege"] is not None:
        board.privilege[office] = read_faction(state, entry["privilege"], f"the privilege of {what}")
    if entry["granted"] is not None:
        board.granted[office] = read_faction(state, entry["granted"], f"the privilege granted by {what}")
    if entry["applicant"] is not None:
        keys = ["faction", "knights", "bishops", "tudor"]
        applicant = read_object(entry["applicant"], keys, f"The applicant for {what}")
        faction = read_faction(state, applicant["faction"], f"the applicant for {what}")
        _place_lord(state, faction, office)
        board.applicant[office] = faction
        board.knights[office] = read_stack(applicant["knights"], f"the knights of the applicant for {what}")
        most = 0 if state.is_ally(faction) else board.bishops[faction]
        whose = f"the applicant for {what}"
        board.bishops_there[office] = number_between(applicant["bishops"], 0, most, f"the bishops of {whose}")
        board.tudors_there[office] = read(fields.YES_NO, applicant["tudor"], f"the Tudor knight of {whose}")


def _place_lord(state: State, faction: int, place: int) -> None:
    if state.regal.lord[faction] != AT_HOME:
        raise FormatError(f"The lord of faction {faction} is in two places.")
    state.regal.lord[faction] = place


def read_resentment(state: State, value: Any) -> None:
    """The markers on the dishonor track, and the knights in the tower."""
    board = state.regal
    entry = read_object(value, ["track", "tower"], "The king's resentment")
    board.track = number_between(entry["track"], 0, state.box.track_markers, "the number of markers on the track")
    tower = read_list(entry["tower"], state.box.factions, "The tower")
    for faction in range(state.box.factions):
        board.tower[faction] = read_stack(tower[faction], f"the knights of faction {faction} in the tower")
    if room_in_tower(state) < 0:
        raise FormatError("The knights in the tower stick out above its wall.")
    # RESENT-12: the box gives markers only when the track has none left.
    if board.track and sum(board.dishonor) > state.box.track_markers - board.track:
        raise FormatError("There is more dishonor than has left the track.")


def check_regal_board(state: State) -> None:
    """Refuse a regal board that no game can have in this phase."""
    board = state.regal
    if state.box.kings_court:
        _check_granted(state)
        _check_lords(state)
        _check_privileges(state)
        _check_seal_tiles(state)
    if state.box.resentment:
        if state.phase not in (PLACING, PARLIAMENT) and any(board.tower):
            raise FormatError("Knights are in the tower only while knights are placed and in parliament.")
        if state.phase == SETUP and (board.track != state.box.track_markers or any(board.dishonor)):
            raise FormatError("Nobody has dishonor before the first round.")


def _check_seal_tiles(state: State) -> None:
    taken = 0
    for county in state.tile_bag[: state.round]:
        if state.box.seal_tile[county] and not state.tiles_lying >> county & 1:
            taken += 1
    if sum(state.regal.seal_tiles) > taken:
        raise FormatError("There are more seal tiles behind the screens than have been taken.")


def _check_granted(state: State) -> None:
    """COURT-20, COURT-38: as soon as the offices are filled each holder is granted his privilege for the next round."""
    filled = state.phase == REWARDS or state.phase == OVER
    for office in range(len(OFFICE_NAMES)):
        still_granted = filled and (state.round < ROUNDS or office == TUDOR)
        if state.regal.granted[office] != (state.regal.holder[office] if still_granted else NOBODY):
            raise FormatError(f"The privilege of the {OFFICE_NAMES[office]} cannot have been granted like this.")


def _check_lords(state: State) -> None:
    board = state.regal
    away = [faction for faction in range(state.box.factions) if board.lord[faction] != AT_HOME]
    if state.phase not in (PLACING, PARLIAMENT) and away:
        raise FormatError("Lords are at the king's court only while they are placed and in parliament.")
    if state.phase == PARLIAMENT and len(away) < state.box.factions:
        raise FormatError("Every lord has been placed before parliament meets.")
    if state.round < 2 and state.phase != REWARDS and any(holder != NOBODY for holder in board.holder):
        raise FormatError("Nobody holds an office before the rewards of round 1.")


def _check_privileges(state: State) -> None:
    """COURT-25, AMB-47: who may use a privilege was granted it with the office in the round before."""
    board = state.regal
    for office in range(len(OFFICE_NAMES)):
        owner = board.privilege[office]
        if owner == NOBODY:
            continue
        lost = state.phase in (PLACING, PARLIAMENT) and owner != board.holder[office]
        if state.round < 2 or state.phase == OVER or lost:
            raise FormatError(f"Faction {owner} cannot have the privilege of the {OFFICE_NAMES[office]} now.")
    # A conflict in the lower row may have one of the last round besides, because it came down with its knights.
    fresh = on_board(state, 0, ROW * STACKS)
    everywhere = on_board(state, 0, len(state.stack_faction))
    for privilege in range(len(OFFICE_NAMES)):
        name = fields.PRIVILEGE_NAMES[privilege]
        in_hand = int(board.privilege[privilege] != NOBODY)
        if state.round < 2 and everywhere[privilege]:
            raise FormatError("No privilege can be in play in round 1.")
        if fresh[privilege] + in_hand > 1 or everywhere[privilege] + in_hand > 2:
            raise FormatError(f"There are more privileges of the kind {name} than can have been granted.")
