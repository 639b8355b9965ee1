"""READ-3, READ-4, READ-5 and what READ-7 says about laws: who gets what from a law that is applied."""

from collections import Counter
from collections.abc import Callable

from lancaster import Decision, Event, Game
from tests.engine.readings_again.judging import Judge, options_of
from tests.engine.readings_again.table import (
    Data,
    Readings,
    free_in_tower,
    in_player_order,
    is_ally,
    pieces,
    placed,
    takes_part,
)

Share = Counter[str]
"""What one player gets from a law and pays for it."""

OF_UPGRADES = ("LAW-B0-1", "LAW-B2-2", "LAW-N2-2")
OF_PLACED = ("LAW-B0-1", "LAW-B1-4", "LAW-B2-2", "LAW-B2-3", "LAW-B3-3", "LAW-B4-3", "LAW-N1-3", "LAW-N2-3")
OF_MOST = ("LAW-B0-1", "LAW-B0-2", "LAW-N0-2", "LAW-N0-3", "LAW-N2-2", "LAW-N4-3", "LAW-K3-1", "LAW-K3-2", "LAW-K2-1")
OF_MARKERS = ("LAW-N0-1", "LAW-N0-2", "LAW-N0-3", "LAW-N1-1", "LAW-B2-1")
SHARED_OUT = (*OF_PLACED[1:2], *OF_PLACED[4:], *OF_MOST[1:4], *OF_MOST[5:], *OF_MARKERS, "LAW-K2-3", "LAW-K3-4")


def conflicts_of(data: Data, seat: int) -> list[str]:
    """The conflicts in which the player has a knight."""
    return [conflict for conflict in data["conflicts"] if takes_part(data, seat, conflict)]


def knights_in_conflicts(data: Data, seat: int) -> int:
    """LAW-N4-3 counts knights, not strength."""
    return sum(location in data["conflicts"] for location, _ in placed(data, seat))


MEASURES: dict[str, Callable[[Data, int], int]] = {
    "gold": lambda data, seat: data["players"][seat]["gold"],
    "squires": lambda data, seat: data["players"][seat]["squires"],
    "retained_markers": lambda data, seat: data["players"][seat]["retained_markers"],
    "dishonor": lambda data, seat: data["players"][seat]["dishonor"],
    "knights": knights_in_conflicts,
}
COMPARED: dict[str, list[str]] = {
    "LAW-B0-1": ["gold"],
    "LAW-B0-2": ["squires"],
    "LAW-N0-2": ["squires"],
    "LAW-N0-3": ["gold"],
    "LAW-N2-2": ["retained_markers"],
    "LAW-N4-3": ["knights"],
    "LAW-K2-1": ["squires", "gold"],
    "LAW-K2-3": ["dishonor"],
    "LAW-K3-1": ["retained_markers"],
    "LAW-K3-2": ["squires", "gold"],
}
"""What players are compared by."""


def ahead(data: Data, law: str, measure: str, readings: Readings) -> list[int]:
    """READ-4: who has the most, and for LAW-K2-3 the fewest."""
    amounts = [MEASURES[measure](data, seat) for seat in range(len(data["players"]))]
    if law == "LAW-K2-3":
        return [seat for seat, amount in enumerate(amounts) if amount == min(amounts)]
    if not max(amounts) and readings.get("most_of_nothing") != "everybody":
        return []
    return [seat for seat, amount in enumerate(amounts) if amount == max(amounts)]


def placed_strengths(data: Data, seat: int, readings: Readings) -> list[int]:
    """READ-3: the strengths of the knights that a law sees as placed."""
    everywhere = readings.get("placed") != "counties_castle_conflicts"
    return [strength for _, strength in placed(data, seat, everywhere)]


def share(data: Data, law: str, seat: int, readings: Readings) -> Share:
    """What the law gives the player and takes from him, all by itself."""
    own = data["players"][seat]
    strengths = placed_strengths(data, seat, readings)
    first = {measure: seat in ahead(data, law, measure, readings) for measure in COMPARED.get(law, [])}
    shares: dict[str, Callable[[], dict[str, int]]] = {
        "LAW-B0-2": lambda: {"knights": first["squires"] and 1 in own["reserve"]},
        "LAW-B1-4": lambda: {"squires": strengths.count(2)},
        "LAW-B2-1": lambda: dict.fromkeys(("gold", "squires", "markers"), len(conflicts_of(data, seat)) // 2),
        "LAW-B3-3": lambda: {"points": 5 * (strengths.count(1) == 3)},
        "LAW-B4-3": lambda: {"points": 6 * (set(strengths) == {1, 2, 3, 4})},
        "LAW-N0-1": lambda: {"markers": len(conflicts_of(data, seat))},
        "LAW-N0-2": lambda: {"gold": first["squires"], "markers": first["squires"]},
        "LAW-N0-3": lambda: {"squires": first["gold"], "markers": first["gold"]},
        "LAW-N1-1": lambda: dict.fromkeys(("gold", "squires", "markers"), not own["noblemen"]),
        "LAW-N1-3": lambda: {"squires": strengths.count(1)},
        "LAW-N2-3": lambda: {"points": 3 * (strengths.count(2) == 2)},
        "LAW-N4-3": lambda: {"points": 5 * first["knights"]},
        "LAW-K2-1": lambda: {
            "squires paid": first["squires"] * min(2, own["squires"]),
            "gold paid": first["gold"] * min(3, own["gold"]),
        },
        "LAW-K2-3": lambda: {"points": 5 * first["dishonor"]},
        "LAW-K3-1": lambda: {"seals": first["retained_markers"]},
        "LAW-K3-2": lambda: {"points": 3 * first["squires"] + 3 * first["gold"]},
        "LAW-K3-4": lambda: {"points": 3 * len(data["resentment"]["tower"][seat])},
    }
    found = +Share(shares[law]())
    if data["round"] == 5 and readings.get("last_markers") == "nowhere":
        del found["markers"]
    return found


def gets_upgrade(data: Data, law: str, seat: int, readings: Readings) -> bool:
    """Whether the law offers the player an upgrade."""
    if law == "LAW-B2-2":
        return 2 not in placed_strengths(data, seat, readings)
    return seat in ahead(data, law, COMPARED[law][0], readings)


def swap(data: Data, seat: int, readings: Readings) -> str | None:
    """LAW-B2-3: where the player's knight of strength 3 stands that is swapped for the 4."""
    everywhere = readings.get("placed") != "counties_castle_conflicts"
    for location, strength in placed(data, seat, everywhere):
        if strength == 3 and 4 in pieces(data, seat)["reserve"]:
            return location if location != "tower" or free_in_tower(data) else None
    return None


class LawJudge(Judge):
    """It waits for a law to be applied, and compares what everybody got with what the rules give."""

    def __init__(self, readings: Readings) -> None:
        super().__init__(readings)
        self.law = ""
        """The law that is being applied."""
        self.shares: list[Share] = []
        self.found: list[Share] = []
        self.upgraders: list[int] = []
        self.offered: list[int] = []
        self.ahead: list[tuple[int, str]] = []
        self.qualified: list[tuple[int, str]] = []
        self.to_swap: list[int] = []
        """Who comes next in LAW-B2-3."""
        self.was_asked = False
        """Whether he has been asked whether he does."""

    def before(self, data: Data, event: Event) -> None:
        if event.kind in ("law_applied", "phase_started"):
            if self.law:
                self._close(data)
            self.law = str(event.values()["law"]) if event.kind == "law_applied" else ""

    def after(self, data: Data, event: Event) -> None:
        if not self.law:
            return
        if event.kind == "law_applied":
            self._open(data)
            return
        values = event.values()
        if event.kind == "gained":
            for kind in ("gold", "squires", "markers"):
                self.found[event.faction][kind] += event.value(kind)
        elif event.kind == "paid":
            for kind in ("gold", "squires"):
                self.found[event.faction][f"{kind} paid"] += event.value(kind)
        elif event.kind == "scored":
            self.expect(f"source of points of {self.law}", self.law, values["source"])
            self.found[event.faction]["points"] += event.value("points")
        elif event.kind == "knight_recruited":
            self.found[event.faction]["knights"] += 1
        elif event.kind == "seals_gained":
            self.found[event.faction]["seals"] += event.value("seals")
        elif event.kind == "qualified" and self.law in COMPARED:
            self.qualified.append((event.faction, str(values["by"])))
        elif event.kind == "forfeited" and values["reward"] == "upgrade":
            self.offered.append(event.faction)
        if self.law == "LAW-B2-3" and event.kind in ("knight_upgraded", "declined"):
            self._swapped(data, event)

    def asked(self, data: Data, decision: Decision, game: Game) -> None:
        if not self.law:
            return
        self.expect(f"an ally is asked by {self.law}", False, is_ally(data, decision.about["faction"]))
        if self.law in OF_UPGRADES:
            self.expect("mode", "placed" if self.law == "LAW-B0-1" else "any", decision.about["mode"])
            self.offered.append(decision.seat)
        elif self.law == "LAW-B2-3":
            seat, location = self._next_swap(data)
            self.expect("who may swap", (seat, True), (decision.seat, self.plays("swap_of_strongest", "optional")))
            self.expect("answers to the swap", {f"upgrade k3 {location}", "decline"}, options_of(decision))
            self.was_asked = True
        else:
            self.expect(f"{self.law} asks", self.law not in SHARED_OUT, True)

    def _next_swap(self, data: Data) -> tuple[int | None, str | None]:
        for seat in self.to_swap:
            location = swap(data, seat, self.readings)
            if location:
                return seat, location
        return None, None

    def _swapped(self, data: Data, event: Event) -> None:
        """The event has happened already; whoever swapped has a 4 where the 3 was, and nobody else has changed."""
        values = event.values()
        self.seen[f"swap {event.kind}"] += 1
        self.expect("asked before the swap", self.plays("swap_of_strongest", "optional"), self.was_asked)
        self.was_asked = False
        done = self.to_swap.index(event.faction)
        for seat in self.to_swap[:done]:
            self.expect(f"a swap by {seat}, who was passed over", None, self._swap_before(data, seat, values))
        if event.kind == "knight_upgraded":
            self.expect("the strength that is swapped", 3, values["knight"])
            self.expect("a swap that the law does not give", True, self._saw_three(values))
        self.to_swap = self.to_swap[done + 1 :]

    def _swap_before(self, data: Data, seat: int, values: Data) -> str | None:
        """What the seat could have swapped before this event, which has taken room in the tower if it was there."""
        location = swap(data, seat, self.readings)
        if location is None and values.get("location") == "tower":
            for where, strength in placed(data, seat):
                if where == "tower" and strength == 3 and 4 in pieces(data, seat)["reserve"]:
                    return where
        return location

    def _saw_three(self, values: Data) -> bool:
        hidden = self.plays("placed", "counties_castle_conflicts")
        return not hidden or values["location"] not in ("tower", "chancellor", "constable", "chamberlain")

    def _open(self, data: Data) -> None:
        seats = range(len(data["players"]))
        self.ahead, self.qualified, self.upgraders, self.offered, self.shares = [], [], [], [], []
        self.found = [Share() for _ in seats]
        self.to_swap = in_player_order(data)
        other = {**self.readings, "placed": "counties_castle_conflicts"}
        if self.readings.get("placed") == "counties_castle_conflicts":
            other["placed"] = "everywhere"
        for measure in COMPARED.get(self.law, []):
            self.ahead += [(seat, measure) for seat in ahead(data, self.law, measure, self.readings)]
            nothing = not any(MEASURES[measure](data, seat) for seat in seats)
            self.seen[f"{self.law} compares nothing"] += nothing
        if self.law in SHARED_OUT:
            self.shares = [share(data, self.law, seat, self.readings) for seat in seats]
            self.seen[f"{self.law} sees other knights"] += self.shares != [
                share(data, self.law, seat, other) for seat in seats
            ]
            markers = [share({**data, "round": 4}, self.law, seat, self.readings)["markers"] for seat in seats]
            self.seen[f"{self.law} gives markers in round 5"] += data["round"] == 5 and any(markers)
        if self.law in OF_UPGRADES:
            order = in_player_order(data)
            self.upgraders = [seat for seat in order if gets_upgrade(data, self.law, seat, self.readings)]
            self.seen[f"{self.law} sees other knights"] += self.upgraders != [
                seat for seat in order if gets_upgrade(data, self.law, seat, other)
            ]
        if self.law == "LAW-B2-3":
            self.seen[f"{self.law} sees other knights"] += [swap(data, seat, self.readings) for seat in seats] != [
                swap(data, seat, other) for seat in seats
            ]

    def _close(self, data: Data) -> None:
        if self.law in COMPARED:
            self.expect(f"who is ahead in {self.law}", sorted(self.ahead), sorted(self.qualified))
        if self.law in SHARED_OUT:
            self.expect(f"what {self.law} brings", self.shares, [+found for found in self.found])
        if self.law in OF_UPGRADES:
            self.expect(f"who is offered the upgrade of {self.law}", self.upgraders, self.offered)
        if self.law == "LAW-B2-3":
            self.expect("a swap that is left over", (None, None), self._next_swap(data))
        self.seen[self.law] += 1
