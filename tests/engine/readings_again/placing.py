"""READ-1, READ-2, READ-6 and READ-10: the first extension, who may pass, the Tudor knight, and who can be upgraded."""

from lancaster import Decision, Event, Game
from tests.engine.readings_again.judging import Judge, options_of
from tests.engine.readings_again.table import (
    Data,
    Readings,
    bishop_to_take,
    can_enter,
    cheapest_placement,
    comes_to,
    county_of,
    factions_of,
    has_privilege,
    in_player_order,
    is_ally,
    pieces,
    seat_of,
    upgrades,
)
from tests.games.books import COUNTIES

TURNS = {
    "placed_in_county",
    "placed_in_castle",
    "placed_in_conflict",
    "placed_in_tower",
    "applied_for_office",
    "entered_treasury",
    "passed",
}
EXPULSIONS = {"expelled", "expelled_from_office"}
TUDOR_KNIGHTS = 3


class FirstExtensionJudge(Judge):
    """READ-1: who is asked for his first extension, and when it is laid."""

    def __init__(self, readings: Readings) -> None:
        super().__init__(readings)
        self.chosen: dict[int, int] = {}
        self.laid: list[int] = []

    def asked(self, data: Data, decision: Decision, game: Game) -> None:
        if decision.kind != "first_extension":
            return
        waited_for = [seat for seat in in_player_order(data) if seat not in self.laid and seat not in self.chosen]
        if not self.plays("first_extension", "at_once"):
            waited_for = waited_for[:1]
        self.expect("who is asked", sorted(waited_for), [decision.seat for decision in game.decisions])
        self.expect("the tiles", {f"extension {space}" for space in range(1, 7)}, options_of(decision))

    def after(self, data: Data, event: Event) -> None:
        if data["phase"] != "setup":
            return
        if event.kind == "extension_chosen":
            self.expect("secret choices", True, self.plays("first_extension", "at_once"))
            self.expect("who hears of the choice", event.faction, event.seen_by)
            self.chosen[event.faction] = event.value("space")
        elif event.kind == "extension_built":
            order = in_player_order(data)
            self.expect("who lays next", order[len(self.laid)], event.faction)
            if self.plays("first_extension", "at_once"):
                self.expect("who has chosen", sorted(order), sorted(self.chosen))
                self.expect("the tile that is laid", self.chosen.get(event.faction), event.value("space"))
            self.laid.append(event.faction)
            self.seen["laid"] += 1


class PassingJudge(Judge):
    """READ-2: whose turn it is, whether he may pass, and when phase 1 ends."""

    def __init__(self, readings: Readings) -> None:
        super().__init__(readings)
        self.first = 0
        """The turn comes to this seat first."""
        self.passed: set[int] = set()
        """Who has passed since the last placement."""
        self.found: int | None = None
        """Whose turn it was before the expulsion that is part of it."""

    def _next(self, data: Data) -> int | None:
        for seat in in_player_order(data, self.first):
            if seat not in self.passed and cheapest_placement(data, seat) is not None:
                return seat
        return None

    def before(self, data: Data, event: Event) -> None:
        if event.kind == "phase_started" and event.values()["phase"] == "parliament":
            self.expect("who could still place when phase 1 ended", None, self._next(data))
            self.seen["phase 1 ended with passes" if self.passed else "phase 1 ended"] += 1
        if event.kind == "cannot_place":
            self.expect("a placement of who is skipped", None, cheapest_placement(data, event.faction))
        if event.kind in EXPULSIONS:
            self.found = self._next(data)
        if event.kind in TURNS:
            turn_of = self._next(data) if self.found is None else self.found
            self.found = None
            self.expect(f"whose turn it is ({event.kind})", turn_of, seat_of(data, event.faction))
            if event.kind == "passed":
                self.expect("may pass", True, self._may_pass(data, event.faction))

    def _may_pass(self, data: Data, seat: int) -> bool:
        needed = cheapest_placement(data, seat)
        return self.plays("squires_to_place", "spared") and needed is not None and needed > 0

    def after(self, data: Data, event: Event) -> None:
        if event.kind == "phase_started" and event.values()["phase"] == "placing":
            self.first = data["start_player"]
            self.passed = set()
        if event.kind in TURNS:
            seat = seat_of(data, event.faction)
            self.first = seat + 1
            if event.kind == "passed":
                self.seen["passed"] += 1
                self.passed.add(seat)
            else:
                self.seen["placed after a pass"] += bool(self.passed)
                self.passed = set()

    def asked(self, data: Data, decision: Decision, game: Game) -> None:
        if decision.kind == "place":
            may_pass = self._may_pass(data, decision.seat)
            self.expect("who is asked to place", self._next(data), decision.seat)
            self.expect(f"seat {decision.seat} may pass", may_pass, "decline" in options_of(decision))
            self.seen["needs squires" if cheapest_placement(data, decision.seat) else "needs none"] += 1
            self.seen["may pass, with an ally"] += may_pass and len(factions_of(data, decision.seat)) > 1


class TudorJudge(Judge):
    """READ-6: where the Tudor knight is, and who may use him (again)."""

    def __init__(self, readings: Readings) -> None:
        super().__init__(readings)
        self.expelled_with_tudor = False
        self.returned_to: int | None = None
        """Who got him back from an expulsion this round."""

    def before(self, data: Data, event: Event) -> None:
        values = event.values()
        if event.kind == "round_started":
            self.returned_to = None
        elif event.kind == "expelled":
            self.expelled_with_tudor = county_of(data, str(values["county"]))["knight"]["tudor"]
        elif event.kind == "expelled_from_office":
            self.expelled_with_tudor = data["kings_court"]["offices"][values["office"]]["applicant"]["tudor"]
        elif event.kind == "went_home" and values["location"] in list(COUNTIES):
            knight = county_of(data, str(values["location"]))["knight"]
            self.seen[f"went home in {data['phase']}"] += knight["tudor"]

    def after(self, data: Data, event: Event) -> None:
        """The books put him where the reading says, and the offices are compared with them at every question."""
        values = event.values()
        tudor = "tudor" in (values.get("privileges") or [])
        if event.kind in EXPULSIONS and self.expelled_with_tudor:
            self.seen[event.kind] += 1
            self.seen[f"{event.kind}, an ally"] += is_ally(data, event.faction)
            self.returned_to = event.faction if has_privilege(data, event.faction, "tudor") else None
        elif event.kind in TURNS and tudor and self.returned_to == event.faction:
            self.seen["used again"] += 1
        elif event.kind == "privilege_returned" and values["privilege"] == "tudor" and self.returned_to is not None:
            self.seen["not used again"] += 1

    def asked(self, data: Data, decision: Decision, game: Game) -> None:
        offices = data["kings_court"]["offices"]
        self.expect("the offices", offices, game.to_json()["kings_court"]["offices"])
        in_play = sum(office["applicant"]["tudor"] for office in offices.values() if office["applicant"])
        in_play += sum(offices["chamberlain"][key] is not None for key in ("privilege", "granted"))
        in_play += sum(county["knight"]["tudor"] for county in data["counties"] if county["knight"])
        for card in data["conflicts"].values():
            in_play += sum(stack["tudors"] for stack in (card["stacks"] if card else []))
        supply = game.view(None)["supply"]["tudor_knights"]
        self.expect("Tudor knights in the supply", TUDOR_KNIGHTS - in_play, supply)
        if decision.kind == "place":
            for faction in factions_of(data, decision.seat):
                self._may_use(data, decision, faction)

    def _may_use(self, data: Data, decision: Decision, faction: int) -> None:
        """Into every conflict that he can enter, with every knight at court."""
        who = " ally" if is_ally(data, faction) else ""
        expected = {
            f"conflict {conflict}{who} k{strength} tudor"
            for strength in pieces(data, faction)["court"]
            for conflict in data["conflicts"]
            if has_privilege(data, faction, "tudor") and can_enter(data, faction, conflict)
        }
        found = {text for text in options_of(decision) if text.startswith("conflict") and text.endswith("tudor")}
        found = {text for text in found if (" ally" in text) == bool(who) and "archer" not in text}
        self.expect("conflicts with the Tudor knight", expected, found)


class UpgradeJudge(Judge):
    """READ-10, and READ-3 for LAW-B0-1: which upgrades are offered in phases 1 and 2.

    In phase 3 nobody is at the king's court. In phase 2 only one is offered of knights that come home alike; who is
    at court is like them unless a law that is still to come asks who is placed.
    """

    ASK_WHO_IS_PLACED = ("B0-1", "B1-4", "B2-2", "B2-3", "B3-3", "B4-3", "N1-3", "N2-3")

    def asked(self, data: Data, decision: Decision, game: Game) -> None:
        if decision.kind != "upgrade" or decision.about["mode"] == "swap" or data["phase"] == "rewards":
            return
        faction = decision.about["faction"]
        only_placed = decision.about["mode"] == "placed"
        everywhere = not self.plays("placed", "counties_castle_conflicts")
        barred = self.plays("supporter_upgrade", "barred")
        expected = upgrades(data, faction, everywhere, only_placed, barred)
        supporters = expected ^ upgrades(data, faction, everywhere, only_placed, not barred)
        self.seen["supporter in phase 1"] += bool(supporters)
        self.seen["supporter of an ally in phase 1"] += bool(supporters) and is_ally(data, faction)
        self.seen["supporter in phase 2"] += data["phase"] == "parliament" and any(
            text.split()[-1] in data.get("kings_court", {"offices": {}})["offices"] for text in expected
        )
        found = sorted(options_of(decision))
        if data["phase"] == "parliament":
            now = game.to_json()
            to_come = now["laws"][next(step["law"] for step in now["agenda"] if step["step"] == "law") + 1 :]
            court = not any(law.removeprefix("LAW-") in self.ASK_WHO_IS_PLACED for law in to_come)
            upgrading = [text for text in found if text.startswith("upgrade")]
            self.seen["of several who go home one is offered"] += len(expected) > len(upgrading)
            expected = {comes_to(data, faction, text, court) for text in expected}
            others = [text for text in found if text not in upgrading]
            found = sorted([*others, *(comes_to(data, faction, text, court) for text in upgrading)])
        if bishop_to_take(data, faction):
            expected.add("bishop")
        if decision.about["mode"] != "paid":
            expected.add("decline")
        self.expect(f"upgrades of {faction} in {data['phase']}", sorted(expected), found)

    def before(self, data: Data, event: Event) -> None:
        """A favor for which nothing can be upgraded is lost."""
        if event.kind == "forfeited" and event.values()["reward"] == "upgrade" and data["phase"] == "placing":
            barred = self.plays("supporter_upgrade", "barred")
            self.expect("upgrades of a lost favor", set(), upgrades(data, event.faction, True, False, barred))
            self.expect("a bishop instead of a lost favor", False, bishop_to_take(data, event.faction))
            self.seen["favor lost"] += 1
            self.seen["favor lost for being barred"] += bool(upgrades(data, event.faction, True, False, False))
