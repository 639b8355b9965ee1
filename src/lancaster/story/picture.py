"""What each event changes in the picture that viewers have of a game: paths in a view, with their new values."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from lancaster.engine.board.box import Box
from lancaster.engine.board.state import OVER, ROW, SLOTS
from lancaster.engine.knowledge import hidden
from lancaster.engine.laws.book import BOOK
from lancaster.engine.vocabulary.events import EVENT_KINDS, Event
from lancaster.engine.vocabulary.fields import (
    CONFLICT_NAMES,
    COUNTY_LETTERS,
    OFFICE_NAMES,
    PHASE_NAMES,
    PRIVILEGE_NAMES,
)

Values = dict[str, Any]
STOCKS: Final = {"markers": "voting_markers", "squires": "squires", "gold": "gold"}
"""By their names in events: what stocks are called in a view."""
BELOW: Final = {CONFLICT_NAMES[slot]: CONFLICT_NAMES[slot + ROW] for slot in range(SLOTS - ROW)}
OFFICE_OF: Final = dict(zip(PRIVILEGE_NAMES, OFFICE_NAMES, strict=True))
KEEPING_MARKERS: Final = frozenset(law.id for law in BOOK if law.keeps_markers)


Change = tuple[str, Any, int | None]
"""A part of the picture that is different now: its path, such as `counties.2.knight`, its value, and the seat that
alone sees it; None for all."""


class Picture:
    """All that lies on the table and behind the screens, in the form of a view, kept up to date by events alone.

    Only the changes leave it: each viewer is sent those that it may see. Values are replaced, never changed, so that
    a change, and the data that it began with, stay what they were when the picture goes on.
    """

    def __init__(self, box: Box, data: Values) -> None:
        self.box = box
        self.data = data.copy()
        self._court = self.box.kings_court
        self._screened = self._screened_in(data)
        self._changed: dict[str, Change] = {}

    def _screened_in(self, data: Values) -> list[str]:
        return hidden.screened(self.box.setup, data["phase"] == PHASE_NAMES[OVER])

    def follow(self, events: Iterable[Event]) -> list[Change]:
        """What has changed after these events."""
        self._changed = {}
        for event in events:
            handler = _HANDLERS[event.code]
            if handler is not None:
                handler(self, event.faction, event.values())
        if self._changed:
            self._count_supply()
        return list(self._changed.values())

    def correct(self, data: Values) -> list[Change]:
        """What is not as in these data, and is so from now on."""
        self._changed = {}
        self._screened = self._screened_in(data)
        for name, value in data.items():
            if name == "players":
                for seat, player in enumerate(value):
                    before = self.data[name][seat]
                    for part in [part for part in player if before[part] != player[part]]:
                        self._put(seat, part, player[part])
            elif self.data.get(name) != value:
                self._set(value, name)
        return list(self._changed.values())

    # Parts

    def _set(self, value: Any, *path: Any) -> None:
        place: Any = self.data
        for key in path[:-1]:
            place[key] = place[key].copy()
            place = place[key]
        place[path[-1]] = value
        name = ".".join([str(key) for key in path])
        self._changed[name] = name, value, self._owner(path)

    def _owner(self, path: tuple[Any, ...]) -> int | None:
        return path[1] if path[0] == "players" and path[2] in self._screened else None

    def _put(self, player: int, name: str, value: Any) -> None:
        self._set(value, "players", player, name)

    def _add(self, player: int, name: str, number: int) -> None:
        if number:
            self._put(player, name, self.data["players"][player][name] + number)

    def _faction(self, faction: int) -> tuple[str, int]:
        seats = self.box.seats
        return ("players", faction) if faction < seats else ("allies", faction - seats)

    def _stack(self, conflict: str, faction: int, **new: Any) -> None:
        """Change what stands on a faction's space of a conflict."""
        stacks = self.data["conflicts"][conflict]["stacks"]
        self._fill(
            conflict,
            [
                {**stack, **new} if stack["faction"] == faction and not stack.get("archer") else stack
                for stack in stacks
            ],
        )

    def _fill(self, conflict: str, stacks: list[Values]) -> None:
        # The whole card: in the view of a seat that sees ahead to the end of its turn it may have left the game.
        self._set({**self.data["conflicts"][conflict], "stacks": stacks}, "conflicts", conflict)

    def _stack_of(self, conflict: str, faction: int) -> Values | None:
        stacks: list[Values] = self.data["conflicts"][conflict]["stacks"]
        return next((one for one in stacks if one["faction"] == faction and not one.get("archer")), None)

    def _knights(self, faction: int, location: str) -> list[int]:
        """The knights of a faction where several can stand."""
        knights: list[int]
        if location in OFFICE_NAMES:
            knights = self.data["kings_court"]["offices"][location]["applicant"]["knights"]
        elif location == "tower":
            knights = self.data["resentment"]["tower"][faction]
        elif location in CONFLICT_NAMES:
            stack = self._stack_of(location, faction)
            knights = stack["knights"] if stack else []
        else:
            where, number = self._faction(faction)
            knights = self.data[where][number][location]
        return knights

    def _stand(self, faction: int, location: str, knights: list[int]) -> None:
        if location in OFFICE_NAMES:
            applicant = self.data["kings_court"]["offices"][location]["applicant"]
            self._set({**applicant, "knights": knights}, "kings_court", "offices", location, "applicant")
        elif location == "tower":
            self._set(knights, "resentment", "tower", faction)
        elif location in CONFLICT_NAMES:
            self._stack(location, faction, knights=knights)
        else:
            self._set(knights, *self._faction(faction), location)

    def _move(self, faction: int, location: str, out: int = 0, come: int = 0) -> None:
        """A knight of one strength leaves a location, one of another comes; 0 is nobody."""
        if location in COUNTY_LETTERS:
            county = COUNTY_LETTERS.index(location)
            knight = self.data["counties"][county]["knight"]
            # Causes are told before effects: who drove this knight out may stand there already.
            if knight is not None and knight["faction"] == faction:
                self._set({**knight, "strength": come} if come else None, "counties", county, "knight")
        elif location.startswith("castle"):
            where, number = self._faction(faction)
            castle = self.data[where][number]["castle"].copy()
            castle[int(location[len("castle") :]) - 1] = come
            self._set(castle, where, number, "castle")
        else:
            knights = self._knights(faction, location).copy()
            if out:
                knights.remove(out)
            if come:
                knights.append(come)
            self._stand(faction, location, sorted(knights))

    def _count_supply(self) -> None:
        """TERM-6: the supply has what is left of everything."""
        data, box = self.data, self.box
        players = data["players"]
        court = data.get("kings_court", {})
        treasury = court.get("treasury", {})
        knights = [county["knight"] for county in data["counties"] if county["knight"]]
        stacks = [stack for card in data["conflicts"].values() if card for stack in card["stacks"]]
        squires = sum(knight["squires"] for knight in knights) + sum(stack.get("squires", 0) for stack in stacks)
        supply = {
            "gold": box.gold - sum(player["gold"] for player in players) - treasury.get("gold", 0),
            "squires": box.squires
            - sum(player["squires"] for player in players)
            - squires
            - treasury.get("squires", 0),
            "voting_markers": box.markers
            - sum(one["voting_markers"] for one in players)
            - treasury.get("voting_markers", 0),
        }
        if court:
            offices = list(court["offices"].values())
            chancellor, constable, chamberlain = [
                (one["privilege"] is not None) + (one["granted"] is not None) for one in offices
            ]
            with_lords = sum(one["applicant"] is not None and one["applicant"]["tudor"] for one in offices)
            tudors = sum(knight["tudor"] for knight in knights) + sum(stack["tudors"] for stack in stacks) + with_lords
            supply["seals"] = box.seals - sum(player["seals"] for player in players)
            supply["shields"] = box.components.shields - sum(knight["shield"] for knight in knights) - chancellor
            supply["archers"] = box.components.archers - sum(stack["archer"] for stack in stacks) - constable
            supply["tudor_knights"] = box.components.tudor_knights - tudors - chamberlain
        if "resentment" in data:
            held = sum(player["dishonor"] for player in players) + data["resentment"]["track"]
            supply["dishonor"] = box.components.dishonor_markers - held
        for name, left in supply.items():
            if data["supply"][name] != left:
                self._set(left, "supply", name)
        if "seal_tiles_held" in data:
            tiles = sum(player["seal_tiles"] for player in players)
            if tiles != data["seal_tiles_held"]:
                self._set(tiles, "seal_tiles_held")

    # Knights

    def _use(self, values: Values) -> None:
        for privilege in values.get("privileges", []):
            self._set(None, "kings_court", "offices", OFFICE_OF[privilege], "privilege")

    def _join(self, faction: int, values: Values) -> None:
        """A knight enters a conflict, perhaps with privileges."""
        conflict, privileges = values["conflict"], values.get("privileges", [])
        if self._stack_of(conflict, faction) is None:
            stacks = self.data["conflicts"][conflict]["stacks"]
            archers = [self._new_stack(faction, archer=True)] if "archer" in privileges else []
            self._fill(conflict, [*stacks, self._new_stack(faction), *archers])
        self._move(faction, conflict, come=values["knight"])
        if "tudor" in privileges:
            stack = self._stack_of(conflict, faction)
            self._stack(conflict, faction, tudors=stack["tudors"] + 1 if stack else 1)

    def _new_stack(self, faction: int, archer: bool = False) -> Values:
        stack: Values = {"faction": faction, "knights": []}
        if self.box.beyond_base_laws:
            stack["squires"] = 0
        return stack | {"tudors": 0, "archer": archer} if self._court else stack

    def _placed_in_county(self, faction: int, values: Values) -> None:
        privileges = values.get("privileges", [])
        self._move(faction, "court", values["knight"])
        self._use(values)
        knight = {"faction": faction, "strength": values["knight"], "squires": values["squires"]}
        if self._court:
            knight |= {name: name in privileges for name in ("shield", "tudor")}
        self._set(knight, "counties", COUNTY_LETTERS.index(values["county"]), "knight")
        if values["squires"]:
            self._add(faction, "squires", -values["squires"])

    def _expelled(self, faction: int, values: Values) -> None:
        self._move(faction, values["county"], values["knight"])
        self._move(faction, "court", come=values["knight"])

    def _placed_in_castle(self, faction: int, values: Values) -> None:
        self._move(faction, "court", values["knight"])
        self._move(faction, f"castle{values['space']}", come=values["knight"])

    def _placed_in_conflict(self, faction: int, values: Values) -> None:
        self._move(faction, "court", values["knight"])
        self._use(values)
        self._join(faction, values)

    def _placed_in_tower(self, faction: int, values: Values) -> None:
        self._move(faction, "court", values["knight"])
        self._move(faction, "tower", come=values["knight"])

    def _knight_recruited(self, faction: int, values: Values) -> None:
        self._move(faction, "reserve", 1)
        self._move(faction, "court", come=1)

    def _knight_upgraded(self, faction: int, values: Values) -> None:
        strength = values["knight"]
        self._move(faction, "reserve", strength + 1, strength)
        self._move(faction, values["location"], strength, strength + 1)

    def _went_home(self, faction: int, values: Values) -> None:
        self._move(faction, values["location"], values["knight"])
        self._move(faction, "court", come=values["knight"])

    def _crossed(self, faction: int, values: Values) -> None:
        # Counties are scored in order, so the first passage that he still holds is the one.
        county = next(
            number
            for number, county in enumerate(self.data["counties"])
            if county["knight"] and county["knight"]["faction"] == faction and self.box.county_reward[number].passage
        )
        self._set(None, "counties", county, "knight")
        self._join(faction, values)

    def _ransomed(self, faction: int, values: Values) -> None:
        self._move(faction, values["conflict"], values["knight"])
        self._move(faction, "court", come=values["knight"])

    def _captured(self, faction: int, values: Values) -> None:
        self._move(faction, values["conflict"], values["knight"])
        self._move(faction, "reserve", come=values["knight"])

    # Stocks, points and what is built or seated

    def _gained(self, seat: int, values: Values) -> None:
        for name, stock in STOCKS.items():
            self._add(seat, stock, values[name])

    def _paid(self, seat: int, values: Values) -> None:
        for name, stock in STOCKS.items():
            self._add(seat, stock, -values[name])
        self._add(seat, "retained_markers", -values["markers"])

    def _scored(self, seat: int, values: Values) -> None:
        source = values["source"]
        points = self.data["players"][seat]["points"].get(source, 0) + values["points"]
        self._set(points, "players", seat, "points", source)

    def _extension_built(self, seat: int, values: Values) -> None:
        if self.data["players"][seat]["committed"]:
            self._reveal(seat)
        self._insert(seat, "extensions", values["space"])

    def _extension_turned_down(self, seat: int, values: Values) -> None:
        self._insert(seat, "turned_down", values["space"])

    def _insert(self, seat: int, name: str, item: Any) -> None:
        self._put(seat, name, sorted([*self.data["players"][seat][name], item]))

    def _extensions_turned_up(self, nobody: int, values: Values) -> None:
        for seat, player in enumerate(self.data["players"]):
            if player["turned_down"]:
                self._put(seat, "turned_down", [])

    def _nobleman_taken(self, seat: int, values: Values) -> None:
        self._nobleman_leaves(values)
        self._insert(seat, "noblemen", values["nobleman"])

    def _nobleman_removed(self, ally: int, values: Values) -> None:
        self._nobleman_leaves(values)
        self._set(self.data["noblemen_removed"] + 1, "noblemen_removed")

    def _nobleman_leaves(self, values: Values) -> None:
        county = COUNTY_LETTERS.index(values["county"])
        self._set(self.data["counties"][county]["noblemen"] - 1, "counties", county, "noblemen")

    def _favor_taken(self, faction: int, values: Values) -> None:
        self._set([tile for tile in self.data["favors"] if tile != values["tile"]], "favors")

    # The frame of the game

    def _start_player_named(self, faction: int, values: Values) -> None:
        self._set(values["seat"], "start_player")

    def _round_started(self, nobody: int, values: Values) -> None:
        self._set(values["round"], "round")
        favors = [tile + 1 for tile in range(len(self.box.favors)) if self.box.all_favors >> tile & 1]
        if self.data["favors"] != favors:
            self._set(favors, "favors")
        for name, office in self.data.get("kings_court", {}).get("offices", {}).items():
            # COURT-26: what was granted in the round before may be used now.
            if office["granted"] is not None:
                self._set(office["granted"], "kings_court", "offices", name, "privilege")
                self._set(None, "kings_court", "offices", name, "granted")

    def _phase_started(self, nobody: int, values: Values) -> None:
        self._set(values["phase"], "phase")
        if values["phase"] == PHASE_NAMES[OVER]:
            # COURT-42, RESENT-15: some of it comes from behind the screens.
            before, self._screened = self._screened, hidden.screened(self.box.setup, over=True)
            for name in [name for name in before if name not in self._screened]:
                for seat, player in enumerate(self.data["players"]):
                    self._put(seat, name, player[name])

    # Parliament

    def _law_proposed(self, nobody: int, values: Values) -> None:
        proposals = self.data["proposals"].copy()
        proposals[values["place"] - 1] = values["law"]
        self._set(proposals, "proposals")
        self._set(self.data["law_pile"][1:], "law_pile")

    def _reveal(self, seat: int) -> None:
        self._put(seat, "commitment", None)
        self._put(seat, "committed", False)

    def _vote_revealed(self, seat: int, values: Values) -> None:
        self._reveal(seat)
        self._add(seat, "voting_markers", -values["markers"])

    def _decided(self, law: str) -> None:
        self._set([None if other == law else other for other in self.data["proposals"]], "proposals")

    def _law_adopted(self, nobody: int, values: Values) -> None:
        self._decided(values["law"])
        self._set([*self.data["laws"], values["law"]], "laws")

    def _law_repealed(self, nobody: int, values: Values) -> None:
        self._set([law for law in self.data["laws"] if law != values["law"]], "laws")
        self._retain_markers()

    def _law_rejected(self, nobody: int, values: Values) -> None:
        self._decided(values["law"])
        self._retain_markers()

    def _retain_markers(self) -> None:
        """AMB-16: after the last vote unspent markers are retained if a law refers to them."""
        if not any(self.data["proposals"]) and not KEEPING_MARKERS.isdisjoint(self.data["laws"]):
            for seat, player in enumerate(self.data["players"]):
                self._put(seat, "retained_markers", player["voting_markers"])

    def _markers_returned(self, seat: int, values: Values) -> None:
        self._add(seat, "voting_markers", -values["markers"])
        if self.data["players"][seat].get("retained_markers"):
            self._put(seat, "retained_markers", 0)

    def _squires_sent(self, seat: int, values: Values) -> None:
        self._add(seat, "squires", -values["squires"])
        self._add_law_squires(seat, values["conflict"], values["squires"])

    def _squires_returned(self, seat: int, values: Values) -> None:
        self._add_law_squires(seat, values["conflict"], -values["squires"])

    def _add_law_squires(self, seat: int, conflict: str, squires: int) -> None:
        stack = self._stack_of(conflict, seat)
        if stack is not None:
            self._stack(conflict, seat, squires=stack["squires"] + squires)

    # Conflicts

    def _conflict_revealed(self, nobody: int, values: Values) -> None:
        self._set({"card": values["card"], "stacks": []}, "conflicts", values["conflict"])
        self._set(self.data["conflict_pile"] - 1, "conflict_pile")

    def _conflict_moved_down(self, nobody: int, values: Values) -> None:
        conflict = values["conflict"]
        self._set(self.data["conflicts"][conflict], "conflicts", BELOW[conflict])
        self._set(None, "conflicts", conflict)

    def _conflict_ended(self, nobody: int, values: Values) -> None:
        self._set(None, "conflicts", values["conflict"])

    # The king's court

    def _applied_for_office(self, faction: int, values: Values) -> None:
        self._use(values)
        for strength in values["knights"]:
            self._move(faction, "court", strength)
        applicant = {
            "faction": faction,
            "knights": values["knights"],
            "bishops": values["bishops"],
            "tudor": "tudor" in values.get("privileges", []),
        }
        self._set(applicant, "kings_court", "offices", values["office"], "applicant")

    def _expelled_from_office(self, faction: int, values: Values) -> None:
        self._leave_office(faction, values["office"])
        for strength in values["knights"]:
            self._move(faction, "court", come=strength)
        if "tudor" in values.get("privileges", []):
            self._set(faction, "kings_court", "offices", OFFICE_OF["tudor"], "privilege")

    def _leave_office(self, faction: int, office: str) -> None:
        applicant = self.data["kings_court"]["offices"][office]["applicant"]
        if applicant is not None and applicant["faction"] == faction:
            self._set(None, "kings_court", "offices", office, "applicant")

    def _add_to_treasury(self, name: str, number: int) -> None:
        self._set(self.data["kings_court"]["treasury"][name] + number, "kings_court", "treasury", name)

    def _tribute_paid(self, seat: int, values: Values) -> None:
        self._add(seat, STOCKS[values["tribute"]], -1)
        self._add_to_treasury(STOCKS[values["tribute"]], 1)

    def _entered_treasury(self, faction: int, values: Values) -> None:
        treasury = self.data["kings_court"]["treasury"]
        self._set(sorted([*treasury["lords"], faction]), "kings_court", "treasury", "lords")
        if values["take"] in STOCKS:
            self._add_to_treasury(STOCKS[values["take"]], -values["amount"])
            if faction < self.box.seats:
                self._add(faction, STOCKS[values["take"]], values["amount"])

    def _lord_went_home(self, faction: int, values: Values) -> None:
        if values["place"] == "treasury":
            lords = [lord for lord in self.data["kings_court"]["treasury"]["lords"] if lord != faction]
            self._set(lords, "kings_court", "treasury", "lords")
        else:
            self._leave_office(faction, values["place"])

    def _office_filled(self, faction: int, values: Values) -> None:
        self._set(faction, "kings_court", "offices", values["office"], "holder")

    def _privilege_granted(self, faction: int, values: Values) -> None:
        self._set(faction, "kings_court", "offices", OFFICE_OF[values["privilege"]], "granted")

    def _privilege_returned(self, faction: int, values: Values) -> None:
        self._use({"privileges": [values["privilege"]]})

    def _seals_gained(self, seat: int, values: Values, sign: int = 1) -> None:
        tiles = values.get("tiles", 0)
        self._add(seat, "seal_tiles", sign * tiles)
        self._add(seat, "seals", sign * (values["seals"] - tiles))

    def _seals_given(self, seat: int, values: Values) -> None:
        self._seals_gained(seat, values, -1)

    def _bishop_taken(self, seat: int, values: Values) -> None:
        self._add(seat, "bishops", 1)
        self._bishop_leaves()

    def _bishop_removed(self, ally: int, values: Values) -> None:
        self._set(self.data["kings_court"]["bishops_removed"] + 1, "kings_court", "bishops_removed")
        self._bishop_leaves()

    def _bishop_leaves(self) -> None:
        self._set(self.data["kings_court"]["bishops"] - 1, "kings_court", "bishops")

    # The king's resentment and the reward tiles

    def _dishonored(self, seat: int, values: Values) -> None:
        self._add(seat, "dishonor", values["markers"])
        # RESENT-12: when the track is empty they come from the box.
        track = max(0, self.data["resentment"]["track"] - values["markers"])
        self._set(track, "resentment", "track")

    def _dishonor_returned(self, seat: int, values: Values) -> None:
        self._add(seat, "dishonor", -values["markers"])

    def _tile_drawn(self, nobody: int, values: Values) -> None:
        self._set(True, "counties", COUNTY_LETTERS.index(values["county"]), "tile")
        self._set(self.data["tile_bag"] - 1, "tile_bag")

    def _tile_taken(self, faction: int, values: Values) -> None:
        self._set(False, "counties", COUNTY_LETTERS.index(values["county"]), "tile")


_HANDLERS: Final[list[Callable[[Picture, int, Values], None] | None]] = [
    getattr(Picture, f"_{kind.name}", None) for kind in EVENT_KINDS
]
"""By code of the event; None where it changes nothing that other events do not tell."""


def fold(view: Values, changes: Iterable[Sequence[Any]]) -> Values:
    """A view after these changes; what they do not touch is shared with the view before, which stays as it is."""
    folded = view.copy()
    own: dict[str, Any] = {"": folded}
    for path, value in changes:
        place, key = _open(own, path)
        place[key] = value
        if path in own:
            own = {known: part for known, part in own.items() if not f"{known}.".startswith(f"{path}.")}
    return folded


def _open(own: dict[str, Any], path: str) -> tuple[Any, Any]:
    """The container of a path, copied once, and the key in it."""
    parent, _, last = path.rpartition(".")
    if parent not in own:
        above, key = _open(own, parent)
        own[parent] = above[key] = above[key].copy()
    place = own[parent]
    return place, int(last) if isinstance(place, list) else last
