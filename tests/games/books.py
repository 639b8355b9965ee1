"""The whole table kept from events alone, by somebody who knows the pieces but asks the engine nothing."""

from bisect import insort
from collections.abc import Iterable, Mapping
from typing import Any

from lancaster import Event, Game

COLOUR = [1, 1, 1, 2, 2, 3, 4]
NOBLEMEN_PER_COUNTY = {2: 2, 3: 2, 4: 3, 5: 4}
BISHOPS = {2: 5, 3: 5, 4: 7, 5: 9}
ON_THE_TRACK = {2: 14, 3: 21, 4: 28, 5: 28}
FAVORS = {2: [1, 2, 3, 4, 5, 6], 3: [1, 3, 4, 5, 6], 4: [1, 2, 3, 4, 5, 6], 5: [1, 2, 3, 4, 5, 6]}
COUNTIES = "ABCDEFGHI"
CONFLICTS = ["U1", "U2", "L1", "L2"]
BELOW = {"U1": "L1", "U2": "L2"}
OFFICE_OF = {"shield": "chancellor", "archer": "constable", "tudor": "chamberlain"}
STOCKS = {"markers": "voting_markers", "squires": "squires", "gold": "gold"}
DORSET = "H"
ABOUT_RETAINED_MARKERS = {"LAW-N2-2", "LAW-N4-2", "LAW-K3-1"}

TELL_NOTHING_NEW = {
    "castle_scored",
    "county_scored",
    "declined",
    "final_rank",
    "forfeited",
    "game_over",
    "law_set_drawn",
    "only_choice",
    "passed",
    "points_lapsed",
    "qualified",
}
"""What follows from such an event is told by other events."""


class Books:
    """What lies where, in the form of a state's JSON; `board` has every key that is nobody's secret and no agenda."""

    def __init__(self, game: Game) -> None:
        setup = game.setup
        self.seats = setup.seats
        self.readings: Mapping[str, str] = setup.readings
        self.court = "court" in setup.modules
        self.resentment = "resentment" in setup.modules
        self.reward_tiles = "reward_tiles" in setup.modules
        sets = list(setup.laws)
        for event in game.opening:
            if event.kind == "law_set_drawn":
                sets[event.value("group")] = event.values()["law_set"]
        self.beyond_base_laws = sets != ["base"] * 5
        self.tiles_drawn: list[str] = []
        self.tiles_taken: list[str] = []
        self.laws_are_applied = False
        self.expelled_strength = -1
        """What had to be beaten by the piece that is placed next."""
        # Which nobleman lies where is open for all to see, and the only thing about the set-up that events do not tell.
        self._set_up([county["nobleman"] for county in game.view(None)["counties"]])
        if "random" in setup.laws:
            self.board["law_sets"] = sets
        self.write(game.opening)

    def _set_up(self, noblemen: list[str]) -> None:
        self.players = [self._player() for _ in range(self.seats)]
        allies = [self._faction(2, spaces=2) for _ in range(self.seats if self.seats == 2 else 0)]
        self.factions = self.players + allies
        self.counties: dict[str, dict[str, Any]] = {}
        for letter, nobleman in zip(COUNTIES, noblemen, strict=True):
            left = NOBLEMEN_PER_COUNTY[self.seats]
            self.counties[letter] = {"county": letter, "nobleman": nobleman, "noblemen": left, "knight": None}
            if self.reward_tiles:
                self.counties[letter]["tile"] = False
        self.conflicts: dict[str, dict[str, Any] | None] = dict.fromkeys(CONFLICTS)
        self.board: dict[str, Any] = {
            "round": 0,
            "phase": "setup",
            "players": self.players,
            "allies": allies,
            "counties": list(self.counties.values()),
            "noblemen_removed": 0,
            "conflicts": self.conflicts,
            "laws": [],
            "proposals": [None] * 3,
            "favors": FAVORS[self.seats],
        }
        if self.court:
            self.offices: dict[str, dict[str, Any]] = {}
            for name in OFFICE_OF.values():
                self.offices[name] = {"holder": None, "privilege": None, "granted": None, "applicant": None}
            self.treasury: dict[str, Any] = {"voting_markers": 0, "squires": 0, "gold": 0, "lords": []}
            self.kings_court: dict[str, Any] = {
                "offices": self.offices,
                "treasury": self.treasury,
                "bishops": BISHOPS[self.seats],
                "bishops_removed": 0,
            }
            self.board["kings_court"] = self.kings_court
        if self.resentment:
            self.tower: list[list[int]] = [[] for _ in self.factions]
            self.board["resentment"] = {"track": ON_THE_TRACK[self.seats], "tower": self.tower}

    def _faction(self, *court: int, spaces: int) -> dict[str, Any]:
        reserve = COLOUR.copy()
        for strength in court:
            reserve.remove(strength)
        return {"court": list(court), "reserve": reserve, "castle": [0] * spaces}

    def _player(self) -> dict[str, Any]:
        player = self._faction(1, 2, spaces=6)
        player |= {"extensions": [], "noblemen": [], "gold": 2, "squires": 2, "points": {}, "commitment": None}
        player["voting_markers"] = 2 if self.court else 1
        if self.beyond_base_laws:
            player |= {"retained_markers": 0, "turned_down": []}
        if self.court:
            player |= {"bishops": 0, "seals": 0, "seal_tiles": 0}
        if self.resentment:
            player["dishonor"] = 0
        return player

    def write(self, events: Iterable[Event]) -> None:
        """Enter what has happened."""
        for event in events:
            data = event.to_json()
            kind = data["kind"]
            if kind not in TELL_NOTHING_NEW:
                getattr(self, f"_{kind}")(data.get("faction", -1), data)

    # Knights.

    def _knights_at(self, faction: int, location: str) -> list[int]:
        """The knights of a faction where several can stand."""
        found: list[int]
        if location in ("court", "reserve"):
            found = self.factions[faction][location]
        elif location in CONFLICTS:
            found = self._stack(faction, location)["knights"]
        elif location == "tower":
            found = self.tower[faction]
        else:
            assert self.offices[location]["applicant"]["faction"] == faction
            found = self.offices[location]["applicant"]["knights"]
        return found

    def _lift(self, faction: int, strength: int, location: str) -> None:
        """A knight leaves; nothing that stood with him in a county stays there."""
        if location in self.counties:
            knight = self.counties[location]["knight"]
            assert (knight["faction"], knight["strength"]) == (faction, strength)
            self.counties[location]["knight"] = None
        elif location.startswith("castle"):
            self._castle(faction, int(location[6:]), strength, 0)
        else:
            self._knights_at(faction, location).remove(strength)

    def _castle(self, faction: int, space: int, before: int, after: int) -> None:
        castle = self.factions[faction]["castle"]
        assert castle[space - 1] == before
        castle[space - 1] = after

    def _to_court(self, faction: int, strength: int) -> None:
        insort(self.factions[faction]["court"], strength)

    def _stack(self, faction: int, conflict: str) -> dict[str, Any]:
        card = self.conflicts[conflict]
        assert card is not None
        stacks: list[dict[str, Any]] = card["stacks"]
        return next(stack for stack in stacks if stack["faction"] == faction and not stack.get("archer"))

    def _join(self, faction: int, data: dict[str, Any]) -> None:
        """A knight enters a conflict, perhaps with privileges."""
        card = self.conflicts[data["conflict"]]
        assert card is not None
        stacks = card["stacks"]
        if faction not in [stack["faction"] for stack in stacks]:
            stacks.append(self._new_stack(faction, archer=False))
        stack = self._stack(faction, data["conflict"])
        insort(stack["knights"], data["knight"])
        privileges = data.get("privileges", [])
        if "tudor" in privileges:
            stack["tudors"] += 1
        if "archer" in privileges:
            assert stack is stacks[-1]
            stacks.append(self._new_stack(faction, archer=True))
        assert len(stacks) <= 3

    def _new_stack(self, faction: int, archer: bool) -> dict[str, Any]:
        stack: dict[str, Any] = {"faction": faction, "knights": []}
        if self.beyond_base_laws:
            stack["squires"] = 0
        if self.court:
            stack |= {"tudors": 0, "archer": archer}
        return stack

    def _use(self, faction: int, data: dict[str, Any]) -> None:
        """The privileges of an event may be used by the faction, and so not again."""
        for privilege in data.get("privileges", []):
            office = self.offices[OFFICE_OF[privilege]]
            assert office["privilege"] == faction
            office["privilege"] = None

    def _placed_in_county(self, faction: int, data: dict[str, Any]) -> None:
        self._lift(faction, data["knight"], "court")
        self._use(faction, data)
        county = self.counties[data["county"]]
        assert county["knight"] is None
        knight = {"faction": faction, "strength": data["knight"], "squires": data["squires"]}
        if self.court:
            knight |= {name: name in data.get("privileges", []) for name in ("shield", "tudor")}
        county["knight"] = knight
        self._beats(data["knight"] + data["squires"] + 2 * knight.get("tudor", False))
        if data["squires"]:
            self.players[faction]["squires"] -= data["squires"]

    def _expelled(self, faction: int, data: dict[str, Any]) -> None:
        knight = self.counties[data["county"]]["knight"]
        assert knight["squires"] == data["squires"]
        assert not knight.get("shield")
        tudor = knight.get("tudor", False)
        to_player = tudor and self.readings.get("expelled_tudor") == "to_player"
        assert (tudor and not to_player) == ("tudor" in data.get("privileges", []))
        if to_player:
            self.offices["chamberlain"]["privilege"] = faction
        self.expelled_strength = data["knight"] + data["squires"] + 2 * tudor
        self._lift(faction, data["knight"], data["county"])
        self._to_court(faction, data["knight"])

    def _beats(self, strength: int) -> None:
        """Who expels somebody is stronger."""
        assert strength > self.expelled_strength
        self.expelled_strength = -1

    def _placed_in_castle(self, faction: int, data: dict[str, Any]) -> None:
        self._lift(faction, data["knight"], "court")
        self._castle(faction, data["space"], 0, data["knight"])

    def _placed_in_conflict(self, faction: int, data: dict[str, Any]) -> None:
        self._lift(faction, data["knight"], "court")
        self._use(faction, data)
        self._join(faction, data)

    def _placed_in_tower(self, faction: int, data: dict[str, Any]) -> None:
        self._lift(faction, data["knight"], "court")
        insort(self.tower[faction], data["knight"])

    def _cannot_place(self, faction: int, data: dict[str, Any]) -> None:
        factions = self.factions[faction :: self.seats]
        assert any(one["court"] for one in factions)

    def _knight_recruited(self, faction: int, data: dict[str, Any]) -> None:
        self._lift(faction, 1, "reserve")
        self._to_court(faction, 1)

    def _knight_upgraded(self, faction: int, data: dict[str, Any]) -> None:
        strength, location = data["knight"], data["location"]
        reserve = self.factions[faction]["reserve"]
        reserve.remove(strength + 1)
        insort(reserve, strength)
        if location in self.counties:
            knight = self.counties[location]["knight"]
            assert (knight["faction"], knight["strength"]) == (faction, strength)
            knight["strength"] += 1
        elif location.startswith("castle"):
            self._castle(faction, int(location[6:]), strength, strength + 1)
        else:
            self._lift(faction, strength, location)
            insort(self._knights_at(faction, location), strength + 1)

    def _went_home(self, faction: int, data: dict[str, Any]) -> None:
        self._lift(faction, data["knight"], data["location"])
        self._to_court(faction, data["knight"])

    def _crossed(self, faction: int, data: dict[str, Any]) -> None:
        knight = self.counties[DORSET]["knight"]
        assert knight.get("tudor", False) == ("tudor" in data.get("privileges", []))
        if "archer" in data.get("privileges", []):
            self._use(faction, {"privileges": ["archer"]})
        self._lift(faction, data["knight"], DORSET)
        self._join(faction, data)

    def _ransomed(self, faction: int, data: dict[str, Any]) -> None:
        self._lift(faction, data["knight"], data["conflict"])
        self._to_court(faction, data["knight"])

    def _captured(self, faction: int, data: dict[str, Any]) -> None:
        self._lift(faction, data["knight"], data["conflict"])
        insort(self.factions[faction]["reserve"], data["knight"])

    # Stocks, points and what is built or seated.

    def _gained(self, seat: int, data: dict[str, Any]) -> None:
        for name, key in STOCKS.items():
            self.players[seat][key] += data[name]

    def _paid(self, seat: int, data: dict[str, Any]) -> None:
        for name, key in STOCKS.items():
            self.players[seat][key] -= data[name]
        if data["markers"]:
            self.players[seat]["retained_markers"] -= data["markers"]

    def _scored(self, seat: int, data: dict[str, Any]) -> None:
        lines = self.players[seat]["points"]
        lines[data["source"]] = lines.get(data["source"], 0) + data["points"]

    def _extension_chosen(self, seat: int, data: dict[str, Any]) -> None:
        assert data["seen_by"] == seat
        self.players[seat]["commitment"] = f"extension {data['space']}"

    def _extension_built(self, seat: int, data: dict[str, Any]) -> None:
        assert self.players[seat]["commitment"] in (None, f"extension {data['space']}")
        self.players[seat]["commitment"] = None
        assert data["space"] not in self.players[seat]["extensions"]
        insort(self.players[seat]["extensions"], data["space"])

    def _extension_turned_down(self, seat: int, data: dict[str, Any]) -> None:
        assert data["space"] in self.players[seat]["extensions"]
        insort(self.players[seat]["turned_down"], data["space"])

    def _extensions_turned_up(self, nobody: int, data: dict[str, Any]) -> None:
        assert any(player["turned_down"] for player in self.players)
        for player in self.players:
            player["turned_down"] = []

    def _nobleman_taken(self, seat: int, data: dict[str, Any]) -> None:
        self._nobleman_leaves(data)
        assert data["nobleman"] not in self.players[seat]["noblemen"]
        insort(self.players[seat]["noblemen"], data["nobleman"])

    def _nobleman_removed(self, ally: int, data: dict[str, Any]) -> None:
        self._nobleman_leaves(data)
        self.board["noblemen_removed"] += 1

    def _nobleman_leaves(self, data: dict[str, Any]) -> None:
        county = self.counties[data["county"]]
        assert county["nobleman"] == data["nobleman"]
        county["noblemen"] -= 1

    def _table_scored(self, seat: int, data: dict[str, Any]) -> None:
        assert data["noblemen"] == len(self.players[seat]["noblemen"])

    def _favor_taken(self, faction: int, data: dict[str, Any]) -> None:
        self.board["favors"] = [tile for tile in self.board["favors"] if tile != data["tile"]]

    # The frame of the game.

    def _dealt(self, nobody: int, data: dict[str, Any]) -> None:
        self.board["start_player"] = data["start_player"]

    def _start_player_named(self, faction: int, data: dict[str, Any]) -> None:
        self.board["start_player"] = data["seat"]

    def _round_started(self, nobody: int, data: dict[str, Any]) -> None:
        assert data["round"] == self.board["round"] + 1
        self.board["round"] = data["round"]
        self.board["favors"] = FAVORS[self.seats]
        if self.court:
            for office in self.offices.values():
                assert office["privilege"] is None
                office["privilege"], office["granted"] = office["granted"], None

    def _phase_started(self, nobody: int, data: dict[str, Any]) -> None:
        self.board["phase"] = data["phase"]
        self.laws_are_applied = False

    # Parliament.

    def _law_in_force(self, nobody: int, data: dict[str, Any]) -> None:
        self.board["laws"].append(data["law"])

    def _law_proposed(self, nobody: int, data: dict[str, Any]) -> None:
        self.board["proposals"][data["place"] - 1] = data["law"]

    def _vote_committed(self, seat: int, data: dict[str, Any]) -> None:
        assert data["seen_by"] == seat
        self.players[seat]["commitment"] = f"vote {'yes' if data['yes'] else 'no'} {data['markers']}"

    def _vote_revealed(self, seat: int, data: dict[str, Any]) -> None:
        assert self.players[seat]["commitment"] == f"vote {'yes' if data['yes'] else 'no'} {data['markers']}"
        self.players[seat]["commitment"] = None
        self.players[seat]["voting_markers"] -= data["markers"]

    def _decided(self, law: str) -> None:
        self.board["proposals"][self.board["proposals"].index(law)] = None

    def _law_adopted(self, nobody: int, data: dict[str, Any]) -> None:
        assert data["yes_votes"] >= data["no_votes"]
        self._decided(data["law"])
        self.board["laws"].append(data["law"])

    def _law_repealed(self, nobody: int, data: dict[str, Any]) -> None:
        assert self.board["laws"].pop(0) == data["law"]

    def _law_rejected(self, nobody: int, data: dict[str, Any]) -> None:
        assert data["yes_votes"] < data["no_votes"]
        self._decided(data["law"])

    def _markers_returned(self, seat: int, data: dict[str, Any]) -> None:
        self.players[seat]["voting_markers"] -= data["markers"]
        if self.laws_are_applied:
            self.players[seat]["retained_markers"] -= data["markers"]

    def _law_applied(self, nobody: int, data: dict[str, Any]) -> None:
        if self.laws_are_applied:
            return
        self.laws_are_applied = True
        if ABOUT_RETAINED_MARKERS.isdisjoint(self.board["laws"]):
            assert not any(player["voting_markers"] for player in self.players)
        else:
            for player in self.players:
                player["retained_markers"] = player["voting_markers"]

    def _squires_sent(self, seat: int, data: dict[str, Any]) -> None:
        self.players[seat]["squires"] -= data["squires"]
        self._stack(seat, data["conflict"])["squires"] += data["squires"]

    def _squires_returned(self, seat: int, data: dict[str, Any]) -> None:
        self._stack(seat, data["conflict"])["squires"] -= data["squires"]

    # Conflicts.

    def _conflict_revealed(self, nobody: int, data: dict[str, Any]) -> None:
        assert self.conflicts[data["conflict"]] is None
        self.conflicts[data["conflict"]] = {"card": data["card"], "stacks": []}

    def _conflict_resolved(self, nobody: int, data: dict[str, Any]) -> None:
        strength = 0
        card = self.conflicts[data["conflict"]]
        assert card is not None
        for stack in card["stacks"]:
            strength += sum(stack["knights"]) + stack.get("squires", 0)
            strength += 2 * stack.get("tudors", 0) + 2 * stack.get("archer", False)
        assert data["english_strength"] == strength
        assert data["england_wins"] == (strength >= data["french_strength"])

    def _conflict_moved_down(self, nobody: int, data: dict[str, Any]) -> None:
        below = BELOW[data["conflict"]]
        card = self.conflicts[data["conflict"]]
        assert card is not None
        assert not any(stack.get("squires") for stack in card["stacks"])
        assert self.conflicts[below] is None
        self.conflicts[below], self.conflicts[data["conflict"]] = card, None

    def _conflict_ended(self, nobody: int, data: dict[str, Any]) -> None:
        card = self.conflicts[data["conflict"]]
        assert card is not None
        assert not any(stack["knights"] or stack.get("squires") for stack in card["stacks"])
        self.conflicts[data["conflict"]] = None

    # The king's court.

    def _applied_for_office(self, faction: int, data: dict[str, Any]) -> None:
        office = self.offices[data["office"]]
        assert office["applicant"] is None
        self._use(faction, data)
        for strength in data["knights"]:
            self._lift(faction, strength, "court")
        office["applicant"] = {
            "faction": faction,
            "knights": data["knights"],
            "bishops": data["bishops"],
            "tudor": "tudor" in data.get("privileges", []),
        }
        self._beats(self._strength_at(data["office"]))

    def _strength_at(self, office: str) -> int:
        applicant = self.offices[office]["applicant"]
        strength: int = 1 + sum(applicant["knights"]) + applicant["bishops"] + 2 * applicant["tudor"]
        return strength

    def _expelled_from_office(self, faction: int, data: dict[str, Any]) -> None:
        self.expelled_strength = self._strength_at(data["office"])
        applicant = self.offices[data["office"]]["applicant"]
        if self.readings.get("expelled_tudor") == "to_supply":
            applicant["tudor"] = False
        self._leave_office(faction, data["office"], data)
        for strength in data["knights"]:
            self._to_court(faction, strength)
        if "tudor" in data.get("privileges", []):
            self.offices["chamberlain"]["privilege"] = faction

    def _leave_office(self, faction: int, office: str, data: dict[str, Any]) -> None:
        """A lord leaves with all his supporters; knights that go home by themselves have gone before."""
        applicant = self.offices[office]["applicant"]
        tudor = "tudor" in data.get("privileges", [])
        knights = data.get("knights", [])
        assert applicant == {"faction": faction, "knights": knights, "bishops": data["bishops"], "tudor": tudor}
        self.offices[office]["applicant"] = None

    def _tribute_paid(self, seat: int, data: dict[str, Any]) -> None:
        self.players[seat][STOCKS[data["tribute"]]] -= 1
        self.treasury[STOCKS[data["tribute"]]] += 1

    def _entered_treasury(self, faction: int, data: dict[str, Any]) -> None:
        insort(self.treasury["lords"], faction)
        if data["take"] == "nothing":
            assert data["amount"] == 0
            return
        key = STOCKS[data["take"]]
        assert self.treasury[key] == data["amount"] > 0
        self.treasury[key] = 0
        if faction < self.seats:
            self.players[faction][key] += data["amount"]

    def _lord_went_home(self, faction: int, data: dict[str, Any]) -> None:
        if data["place"] == "treasury":
            self.treasury["lords"].remove(faction)
        else:
            self._leave_office(faction, data["place"], data)

    def _office_filled(self, faction: int, data: dict[str, Any]) -> None:
        office = self.offices[data["office"]]
        if data["kept"]:
            assert office["applicant"] is None
            assert office["holder"] == faction
        else:
            assert office["applicant"]["faction"] == faction
        office["holder"] = faction

    def _privilege_granted(self, faction: int, data: dict[str, Any]) -> None:
        assert data["privilege"] == "tudor" or self.board["round"] < 5
        office = self.offices[OFFICE_OF[data["privilege"]]]
        assert office["granted"] is None
        assert office["holder"] == faction
        office["granted"] = faction

    def _privilege_returned(self, faction: int, data: dict[str, Any]) -> None:
        self._use(faction, {"privileges": [data["privilege"]]})

    def _seals_gained(self, seat: int, data: dict[str, Any]) -> None:
        tiles = data.get("tiles", 0)
        self.players[seat]["seal_tiles"] += tiles
        self.players[seat]["seals"] += data["seals"] - tiles

    def _seals_given(self, seat: int, data: dict[str, Any]) -> None:
        tiles = data.get("tiles", 0)
        self.players[seat]["seal_tiles"] -= tiles
        self.players[seat]["seals"] -= data["seals"] - tiles
        assert not tiles or self.players[seat]["seals"] == 0

    def _seals_counted(self, seat: int, data: dict[str, Any]) -> None:
        player = self.players[seat]
        assert data["seals"] == player["seals"] + player["seal_tiles"]
        assert data["bishops"] == player["bishops"]

    def _bishop_taken(self, seat: int, data: dict[str, Any]) -> None:
        self.players[seat]["bishops"] += 1
        self.kings_court["bishops"] -= 1

    def _bishop_removed(self, ally: int, data: dict[str, Any]) -> None:
        assert ally >= self.seats
        self.kings_court["bishops_removed"] += 1
        self.kings_court["bishops"] -= 1

    # The king's resentment and the reward tiles.

    def _dishonored(self, seat: int, data: dict[str, Any]) -> None:
        self.players[seat]["dishonor"] += data["markers"]
        resentment = self.board["resentment"]
        resentment["track"] = max(0, resentment["track"] - data["markers"])

    def _dishonor_returned(self, seat: int, data: dict[str, Any]) -> None:
        self.players[seat]["dishonor"] -= data["markers"]

    def _tile_drawn(self, nobody: int, data: dict[str, Any]) -> None:
        assert data["county"] not in self.tiles_drawn
        self.tiles_drawn.append(data["county"])
        self.counties[data["county"]]["tile"] = True

    def _tile_taken(self, faction: int, data: dict[str, Any]) -> None:
        assert self.counties[data["county"]]["tile"]
        self.counties[data["county"]]["tile"] = False
        self.tiles_taken.append(data["county"])
