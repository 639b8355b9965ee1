"""The table of a player who reads the rules and not the engine: what lies where, and who may put what where."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

from lancaster import Event
from tests.games.books import COUNTIES, OFFICE_OF, Books
from tests.games.invariants import ROOM_IN_TOWER

Data = dict[str, Any]
"""A position in the form of a state's JSON."""
Readings = Mapping[str, str]
"""The choices of a table; the first of each where it names none."""

MINIMUM = dict(zip(COUNTIES, (2, 1, 3, 3, 2, 2, 4, 1, 1), strict=True))
CARDS = [
    (2, 2, 1, 1),
    (3, 3, 1, 1),
    (3, 3, 1, 1),
    (4, 3, 2, 1),
    (4, 3, 2, 1),
    (5, 4, 2, 1),
    (5, 4, 2, 1),
    (6, 5, 3, 1),
    (7, 6, 3, 2),
    (8, 7, 4, 2),
    (9, 8, 4, 2),
    (10, 9, 5, 3),
]
"""The strength of France, then the points for the three ranks."""


class Ledger(Books):
    """Books that begin with any position."""

    def __init__(self, data: Data, readings: Readings) -> None:
        data = deepcopy(data)
        self.readings = readings
        self.seats = len(data["players"])
        self.court = "kings_court" in data
        self.resentment = "resentment" in data
        self.reward_tiles = "tile_bag" in data
        self.beyond_base_laws = "retained_markers" in data["players"][0]
        self.tiles_drawn = [letter for letter in COUNTIES if letter not in data.get("tile_bag", COUNTIES)]
        self.tiles_taken = []
        self.laws_are_applied = False
        self.expelled_strength = -1
        self.players = data["players"]
        self.factions = self.players + data["allies"]
        self.counties = {county["county"]: county for county in data["counties"]}
        self.conflicts = data["conflicts"]
        self.board = data
        if self.court:
            self.kings_court = data["kings_court"]
            self.offices = self.kings_court["offices"]
            self.treasury = self.kings_court["treasury"]
        if self.resentment:
            self.tower = data["resentment"]["tower"]

    def enter(self, event: Event) -> None:
        """Write down one event."""
        self.write([event])


def factions_of(data: Data, seat: int) -> list[int]:
    """The player and, with two players, the ally."""
    return [seat, seat + 2] if data["allies"] else [seat]


def seat_of(data: Data, faction: int) -> int:
    """Who decides for the faction."""
    return faction % len(data["players"])


def is_ally(data: Data, faction: int) -> bool:
    """Allies have knights and a lord, and nothing else of their own."""
    return faction >= len(data["players"])


def in_player_order(data: Data, first: int | None = None) -> list[int]:
    """All seats clockwise from the start player, or from this one."""
    seats = len(data["players"])
    begin = data["start_player"] if first is None else first
    return [(begin + step) % seats for step in range(seats)]


def pieces(data: Data, faction: int) -> Data:
    """The court, the reserve and the castle of a faction."""
    found: Data = (data["players"] + data["allies"])[faction]
    return found


def county_of(data: Data, letter: str) -> Data:
    """What lies in the county of this letter."""
    found: Data = data["counties"][COUNTIES.index(letter)]
    return found


def stacks_in(data: Data, conflict: str) -> list[Data]:
    """The spaces that are taken, from the top down; none if no card lies there."""
    card = data["conflicts"][conflict]
    return card["stacks"] if card else []


def takes_part(data: Data, faction: int, conflict: str) -> bool:
    """TERM-9: an archer alone involves nobody."""
    return any(stack["faction"] == faction and stack["knights"] for stack in stacks_in(data, conflict))


def placed(data: Data, faction: int, everywhere: bool = True) -> Iterator[tuple[str, int]]:
    """Where knights of the faction are placed, and how strong; READ-3 decides about the king's court and the tower."""
    for county in data["counties"]:
        if county["knight"] and county["knight"]["faction"] == faction:
            yield county["county"], county["knight"]["strength"]
    for space, strength in enumerate(pieces(data, faction)["castle"], start=1):
        if strength:
            yield f"castle{space}", strength
    for conflict in data["conflicts"]:
        for stack in stacks_in(data, conflict):
            if stack["faction"] == faction:
                for strength in stack["knights"]:
                    yield conflict, strength
    if everywhere:
        for name, office in data.get("kings_court", {"offices": {}})["offices"].items():
            if office["applicant"] and office["applicant"]["faction"] == faction:
                for strength in office["applicant"]["knights"]:
                    yield name, strength
        for strength in data.get("resentment", {"tower": {faction: []}})["tower"][faction]:
            yield "tower", strength


def free_in_tower(data: Data) -> int:
    """RESENT-4: what strength still goes in."""
    return ROOM_IN_TOWER[len(data["players"])] - sum(map(sum, data["resentment"]["tower"]))


def has_privilege(data: Data, faction: int, privilege: str) -> bool:
    """Whether the faction may still use the privilege this round."""
    if "kings_court" not in data:
        return False
    holder: int | None = data["kings_court"]["offices"][OFFICE_OF[privilege]]["privilege"]
    return holder == faction


def lord_is_home(data: Data, faction: int) -> bool:
    """Whether the faction still has a lord to place."""
    if "kings_court" not in data:
        return False
    court = data["kings_court"]
    applicants = [office["applicant"]["faction"] for office in court["offices"].values() if office["applicant"]]
    return faction not in applicants + court["treasury"]["lords"]


def can_enter(data: Data, faction: int, conflict: str) -> bool:
    """PLACE-CONFLICT-2 to 4: onto the own stack, or the topmost empty space."""
    if not data["conflicts"][conflict]:
        return False
    return takes_part(data, faction, conflict) or len(stacks_in(data, conflict)) < 3


def room_for_archer(data: Data, faction: int, conflict: str) -> bool:
    """COURT-30: the knight newly enters, and the space directly below his is free."""
    return not takes_part(data, faction, conflict) and len(stacks_in(data, conflict)) < 2


def squires_needed(data: Data, faction: int, strength: int, letter: str) -> int | None:
    """PLACE-COUNTY-2, 5 and 6: the fewest squires with which this knight can go to the county, or none if he cannot."""
    strength += 2 * has_privilege(data, faction, "tudor")
    if strength < MINIMUM[letter]:
        return None
    there = county_of(data, letter)["knight"]
    if there is None:
        return 0
    if seat_of(data, there["faction"]) == seat_of(data, faction) or there.get("shield"):
        return None
    needed = max(0, there["strength"] + there["squires"] + 2 * there.get("tudor", False) + 1 - strength)
    stock = 0 if is_ally(data, faction) else data["players"][faction]["squires"]
    return needed if needed <= stock else None


def cheapest_placement(data: Data, seat: int) -> int | None:
    """The fewest squires with which the player or his ally can place anything, or none if nothing can be placed."""
    needed: list[int] = []
    for faction in factions_of(data, seat):
        own = pieces(data, faction)
        if lord_is_home(data, faction):
            return 0
        covered = own.get("extensions", [])
        free_space = any(not knight and space not in covered for space, knight in enumerate(own["castle"], start=1))
        for strength in own["court"]:
            if free_space or any(can_enter(data, faction, conflict) for conflict in data["conflicts"]):
                return 0
            if "resentment" in data and strength <= free_in_tower(data):
                return 0
            each = [squires_needed(data, faction, strength, letter) for letter in MINIMUM]
            needed += [squires for squires in each if squires is not None]
    return min(needed, default=None)


def upgrades(data: Data, faction: int, everywhere: bool, only_placed: bool, phase_1_barred: bool) -> set[str]:
    """DEC-12: which knights can be upgraded, as the texts of actions."""
    found = list(placed(data, faction, everywhere or not only_placed))
    if not only_placed:
        found += [("court", strength) for strength in pieces(data, faction)["court"]]
    if phase_1_barred and data["phase"] == "placing":
        found = [(location, strength) for location, strength in found if location not in OFFICE_OF.values()]
    if "resentment" in data and not free_in_tower(data):
        found = [(location, strength) for location, strength in found if location != "tower"]
    reserve = pieces(data, faction)["reserve"]
    return {f"upgrade k{strength} {location}" for location, strength in found if strength + 1 in reserve}


def comes_to(data: Data, faction: int, upgrade: str, court: bool) -> str:
    """What an upgrade comes to after phase 1, where a knight who can only go home is like any other such knight."""
    action, knight, where = upgrade.split()
    crosses = where == "H" and any(can_enter(data, faction, conflict) for conflict in data["conflicts"])
    goes_home = (where in MINIMUM and not crosses) or where.startswith("castle") or (where == "court" and court)
    return f"{action} {knight} home" if goes_home else upgrade


def bishop_to_take(data: Data, faction: int) -> bool:
    """COURT-39, TWO-COURT-6: whether there is a bishop instead of an upgrade."""
    if "kings_court" not in data or not data["kings_court"]["bishops"]:
        return False
    return is_ally(data, faction) or data["players"][faction]["bishops"] < 3
