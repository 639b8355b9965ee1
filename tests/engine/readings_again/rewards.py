"""READ-7, READ-8 and READ-9: voting markers of round 5, the archer at Dorset, and ties in dishonor."""

from collections import Counter

from lancaster import Decision, Event, Game
from tests.engine.readings_again.judging import Judge, options_of
from tests.engine.readings_again.table import (
    CARDS,
    Data,
    Readings,
    can_enter,
    factions_of,
    has_privilege,
    in_player_order,
    is_ally,
    lord_is_home,
    room_for_archer,
    stacks_in,
)
from tests.games.books import STOCKS
from tests.games.invariants import LOST, PER_SPACE

SOURCES = {"county_scored", "castle_scored", "table_scored", "law_applied", "phase_started", "conflict_resolved"}
MARKERS_OF_COUNTY = {"C": 2, "D": 2}
MARKERS_OF_SPACE = {3: 2}


class MarkerJudge(Judge):
    """READ-7: what gives voting markers, and what the same source gives besides."""

    def __init__(self, readings: Readings) -> None:
        super().__init__(readings)
        self.source = ""
        """What is being scored; empty where no markers are looked for."""
        self.due: Counter[str] = Counter()
        self.found: Counter[str] = Counter()
        self.buyers: list[int] | None = None
        """Who has still to be asked by LAW-B1-1."""

    def _none_left(self, data: Data) -> bool:
        return data["round"] == 5 and self.plays("last_markers", "nowhere")

    def before(self, data: Data, event: Event) -> None:
        if event.kind in SOURCES:
            self._close()
        values = event.values()
        if event.kind == "law_applied" and values["law"] == "LAW-B1-1":
            counted = data["round"] < 5 or ("resentment" in data and not self._none_left(data))
            self.buyers = [seat for seat in in_player_order(data) if data["players"][seat]["gold"] and counted]
            self.seen["LAW-B1-1 in round 5"] += data["round"] == 5
        elif event.kind in SOURCES and not is_ally(data, max(event.faction, 0)):
            self._score(data, event)
        if event.kind == "entered_treasury" and values["take"] == "markers":
            own = not is_ally(data, event.faction)
            self.expect("a lord takes markers", False, own and self._none_left(data))
            self.seen["ally removes markers in round 5"] += data["round"] == 5 and not own

    def _score(self, data: Data, event: Event) -> None:
        values = event.values()
        markers = 0
        if event.kind == "county_scored" and values["choice"] in ("reward", "both"):
            county = str(values["county"])
            markers = MARKERS_OF_COUNTY.get(county, 0)
            if county == "C" and 1 in data["players"][event.faction]["reserve"]:
                self.due["knight_recruited"] = 1
            if county == "D":
                self.due["upgrade"] = 1
        elif event.kind == "castle_scored":
            markers = MARKERS_OF_SPACE.get(event.to_json()["space"], 0)
        elif event.kind == "table_scored":
            self.source = "table"
            markers = 1 + len(data["players"][event.faction]["noblemen"]) if data["round"] < 5 else 0
        if markers:
            self.source = event.kind
            self.seen[f"{event.kind} in round 5"] += data["round"] == 5
        self.due["markers"] = 0 if self._none_left(data) else markers

    def _close(self) -> None:
        if self.source:
            self.expect(f"what {self.source} brings", +self.due, +self.found)
        self.expect("who still has to be asked by LAW-B1-1", [], self.buyers or [])
        self.source, self.due, self.found, self.buyers = "", Counter(), Counter(), None

    def after(self, data: Data, event: Event) -> None:
        if event.kind == "gained":
            self.found["markers"] += event.value("markers")
            self.expect("markers are received", False, event.value("markers") > 0 and self._none_left(data))
        elif event.kind == "knight_recruited":
            self.found["knight_recruited"] += 1
        elif event.kind == "forfeited" and event.values()["reward"] == "upgrade":
            self.found["upgrade"] += 1

    def asked(self, data: Data, decision: Decision, game: Game) -> None:
        if decision.kind == "upgrade":
            self.found["upgrade"] += 1
        if decision.kind == "buy_markers":
            self.expect("who is asked by LAW-B1-1", self.buyers[:1] if self.buyers else [], [decision.seat])
            self.buyers = self.buyers[1:] if self.buyers else []
        if decision.kind == "place":
            for faction in factions_of(data, decision.seat):
                if lord_is_home(data, faction):
                    self._treasury(data, faction, options_of(decision))

    def _treasury(self, data: Data, faction: int, options: set[str]) -> None:
        """COURT-16, TWO-COURT-4: all of one kind, or nothing; naming a kind of which none is there takes nothing."""
        goods = data["kings_court"]["treasury"]
        kinds = {kind for kind, key in STOCKS.items() if goods[key]}
        if not is_ally(data, faction):
            self.seen["markers in the treasury in round 5"] += data["round"] == 5 and "markers" in kinds
            kinds = kinds - {"markers"} if self._none_left(data) else kinds
            kinds = kinds | {"nothing"}
        elif len(kinds) < len(STOCKS):
            kinds = kinds | {"nothing"}
        who = "treasury ally " if is_ally(data, faction) else "treasury "
        found = {text for text in options if text.startswith("treasury") and ("ally" in text) == ("ally" in who)}
        self.expect(f"what the lord of {faction} may take", {who + kind for kind in kinds}, found)


class ArcherJudge(Judge):
    """READ-8: who may take an archer along from Dorset; and who gets which points in every battle."""

    def __init__(self, readings: Readings) -> None:
        super().__init__(readings)
        self.was_asked = False
        self.crossed: dict[str, int] = {}
        """Where an archer from Dorset stands, and whose he is."""
        self.due: Counter[tuple[int, int]] = Counter()
        self.found: Counter[tuple[int, int]] = Counter()

    def _passages(self, data: Data, faction: int) -> set[str]:
        passages = {f"passage {conflict}" for conflict in data["conflicts"] if can_enter(data, faction, conflict)}
        if has_privilege(data, faction, "archer"):
            along = {text + " archer" for text in passages if room_for_archer(data, faction, text.split()[1])}
            self.seen["an archer may go along"] += bool(along)
            self.seen["an ally's archer may go along"] += bool(along) and is_ally(data, faction)
            self.seen["a conflict is closed to the archer"] += len(along) < len(passages)
            if self.plays("archer_from_dorset", "goes_along"):
                passages |= along
        return passages

    def asked(self, data: Data, decision: Decision, game: Game) -> None:
        if decision.kind == "passage":
            self.expect("passages", self._passages(data, decision.about["faction"]), options_of(decision))
            self.was_asked = True

    def before(self, data: Data, event: Event) -> None:
        values = event.values()
        if event.kind == "crossed":
            archer = "archer" in (values.get("privileges") or [])
            passages = self._passages(data, event.faction)
            self.expect("the passage", True, f"passage {values['conflict']}{' archer' * archer}" in passages)
            self.expect("a choice of passages", len(passages) > 1, self.was_asked)
            self.was_asked = False
        elif event.kind == "forfeited" and values["reward"] == "passage":
            self.expect("passages of a lost reward", set(), self._passages(data, event.faction))
        elif event.kind == "conflict_resolved":
            self._rank(data, str(values["conflict"]))
        elif event.kind in ("conflict_moved_down", "conflict_ended"):
            self.expect(f"points in {values['conflict']}", +self.due, +self.found)
            owner = self.crossed.pop(str(values["conflict"]), None)
            if owner is not None and event.kind == "conflict_moved_down":
                self.crossed["L" + str(values["conflict"])[1]] = owner

    def after(self, data: Data, event: Event) -> None:
        values = event.values()
        if event.kind == "crossed" and "archer" in (values.get("privileges") or []):
            knights, archer = stacks_in(data, str(values["conflict"]))[-2:]
            self.expect("the archer's place", (event.faction, True), (knights["faction"], archer["archer"]))
            self.crossed[str(values["conflict"])] = event.faction
            self.seen["went along"] += 1
            self.seen["ally's archer went along"] += is_ally(data, event.faction)
            self.seen["with a Tudor knight"] += "tudor" in (values.get("privileges") or [])
        elif event.kind == "points_lapsed" or (event.kind == "scored" and values["source"] == "conflicts"):
            self.found[event.faction, event.value("points")] += 1

    def _rank(self, data: Data, conflict: str) -> None:
        """CONFLICT-2 to 6, COURT-32: the lower of two equals is ahead, and an archer has a rank of his own."""
        french, *points = CARDS[data["conflicts"][conflict]["card"]]
        contenders: list[tuple[int, int, int]] = []
        for space, stack in enumerate(stacks_in(data, conflict)):
            strength = sum(stack["knights"]) + stack.get("squires", 0) + 2 * stack.get("tudors", 0)
            contenders.append((strength + 2 * stack.get("archer", False), space, stack["faction"]))
        if sum(strength for strength, _, _ in contenders) < french:
            points = [*points[1:], 0]
        ranked = [faction for _, _, faction in sorted(contenders, reverse=True)]
        self.due, self.found = Counter(zip(ranked, points, strict=False)), Counter()
        self.due = Counter({(faction, value): number for (faction, value), number in self.due.items() if value})
        if conflict in self.crossed:
            self.seen["second battle" if conflict.startswith("L") else "battle"] += 1


class DishonorJudge(Judge):
    """READ-9: ranks and losses in dishonor at the end."""

    def __init__(self, readings: Readings) -> None:
        super().__init__(readings)
        self.ranks: dict[int, int] = {}

    def before(self, data: Data, event: Event) -> None:
        values = event.values()
        if event.kind == "final_rank" and values["source"] == "dishonor":
            self.ranks[event.faction] = event.value("rank")
        if event.kind == "game_over":
            self._end(data)

    def _key(self, player: Data) -> tuple[int, int, int]:
        """Who has the greater key ranks before the other."""
        sign = 1 if self.plays("dishonor_ties", "stock_hurts") else -1
        return player["dishonor"], sign * player["voting_markers"], sign * player["squires"]

    def _end(self, data: Data) -> None:
        players = data["players"]
        spaces = len(LOST) - 1
        cleared = spaces - -(-data["resentment"]["track"] // PER_SPACE[len(players)])
        larger, smaller = LOST[cleared]
        ranks = {
            seat: 1 + sum(self._key(other) > self._key(player) for other in players)
            for seat, player in enumerate(players)
            if player["dishonor"]
        }
        holders = Counter(ranks.values())
        losses = {1: larger, 2: smaller if len(players) > 2 else 0}
        if holders[1] > 1:
            losses = {1: (larger + losses[2]) // holders[1]}
        elif holders[2] > 1:
            losses[2] //= holders[2]
        expected = {
            seat: -player["dishonor"] - losses.get(ranks.get(seat, 0), 0) for seat, player in enumerate(players)
        }
        self.expect("ranks in dishonor", ranks, self.ranks)
        found = {seat: player["points"].get("dishonor", 0) for seat, player in enumerate(players)}
        self.expect("points for dishonor", expected, found)
        equal = Counter(player["dishonor"] for player in players if player["dishonor"])
        stocks = {(player["dishonor"], player["voting_markers"]) for player in players}
        self.seen["equal dishonor"] += max(equal.values(), default=0) > 1
        self.seen["equal dishonor and markers"] += max(equal.values(), default=0) > 1 and len(stocks) < len(players)
        self.seen["shared rank"] += max(holders.values(), default=0) > 1
