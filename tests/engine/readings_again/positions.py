"""Random positions in which the cases that chance hardly ever leads to are common, and players who look for them."""

from collections.abc import Callable
from typing import Any, TypeVar

from lancaster import Action, Game, Setup
from lancaster.engine.board.chance import Chance
from lancaster.engine.board.state import EMPTY
from tests.engine.readings_again.judging import Position
from tests.engine.readings_again.laws import COMPARED, OF_MARKERS, OF_PLACED, OF_UPGRADES, SHARED_OUT
from tests.engine.readings_again.table import Readings
from tests.games.books import ABOUT_RETAINED_MARKERS, COLOUR, COUNTIES, OFFICE_OF
from tests.games.invariants import LOST, PER_SPACE, ROOM_IN_TOWER
from tests.games.random_play import choose_kind_first
from tests.scene import Scene

Make = Callable[[Chance, int, Readings], Position]
"""Makes a position for so many seats."""
Item = TypeVar("Item")

MODULES = ((), ("court",), ("resentment",), ("court", "resentment"))
REGAL = ("court", "resentment")
LAW_SET = {"B": "base", "N": "new", "K": "king"}
LAWS = sorted({*OF_PLACED, *OF_UPGRADES, *COMPARED, *OF_MARKERS, *SHARED_OUT, "LAW-B1-1"})


def pick(chance: Chance, items: list[Item]) -> Item:
    """One of these at random."""
    return items[chance.below(len(items))]


class Scattered(Scene):
    """Knights anywhere, lords at an office, in the treasury or at home, stocks that are often equal and often nothing.

    All players have their first extension on space 1 of the castle.
    """

    def __init__(self, chance: Chance, seats: int, **options: Any) -> None:
        super().__init__(seats=seats, seed=chance.below(1000), **options)
        self.chance = chance
        self.seats = seats
        self.factions = list(range(4 if seats == 2 else seats))
        self.in_court = "court" in self.game.setup.modules
        self.towers: dict[int, list[int]] = {faction: [] for faction in self.factions}
        self.supporters: dict[int, list[int]] = {faction: [] for faction in self.factions}
        self.tudors = 0
        """How many are still to go with somebody."""

    def scatter(self, *places: str, empty: str = "", at_home: bool = False) -> "Scattered":
        """Knights go to such places and lords anywhere; these counties stay empty, and conflicts by chance."""
        counties = [letter for letter in COUNTIES if letter not in empty]
        kinds = [place for place in places if place != "conflict" or self.chance.below(4)]
        stacks: dict[str, dict[int, list[int]]] = {name: {} for name in ("U1", "U2", "L1")}
        lords = self._lords(at_home) if self.in_court else {}
        room = ROOM_IN_TOWER[self.seats] if "resentment" in self.game.setup.modules else 0
        for faction in self.factions:
            self.court(faction)
            court: list[int] = []
            spaces = [1, 2] if faction >= self.seats else [2, 3, 4, 5, 6]
            for strength in COLOUR:
                place = pick(self.chance, kinds)
                stack = pick(self.chance, list(stacks.values()))
                if place == "county" and counties:
                    letter = counties.pop(self.chance.below(len(counties)))
                    self.county(letter, faction, strength, tudor=self._with_tudor())
                elif place == "castle" and spaces:
                    self.castle(faction, spaces.pop(), strength)
                elif place == "tower" and room >= strength:
                    self.towers[faction].append(strength)
                    room -= strength
                elif place == "office" and lords.get(faction) in OFFICE_OF.values():
                    self.supporters[faction].append(strength)
                elif place == "conflict" and (faction in stack or len(stack) < 3):
                    stack.setdefault(faction, []).append(strength)
                elif place == "court":
                    court.append(strength)
            self.court(faction, *court)
            if self.towers[faction]:
                self.tower(faction, *self.towers[faction])
        for faction, place in lords.items():
            tudor = place in OFFICE_OF.values() and self._with_tudor()
            self.lord(faction, place, *self.supporters[faction], tudor=tudor)
        for name, there in stacks.items():
            if there or name != "L1":
                self.conflict(name, 3 + self.chance.below(6), *there.items())
        return self

    def _lords(self, at_home: bool) -> dict[int, str]:
        offices = list(OFFICE_OF.values())
        places: dict[int, str] = {}
        for faction in self.factions:
            if offices and self.chance.below(2):
                places[faction] = offices.pop(self.chance.below(len(offices)))
            elif not at_home:
                places[faction] = "treasury"
        return places

    def _with_tudor(self) -> bool:
        self.tudors -= 1
        return self.tudors >= 0

    def stocks(self) -> "Scattered":
        """Few goods, noblemen and markers of dishonor, and often none at all of a kind."""
        for kind in ("gold", "squires", "markers"):
            most = self.chance.below(4)
            for seat in range(self.seats):
                self.stock(seat, **{kind: self.chance.below(most + 1)})
        for seat in range(self.seats):
            self.noblemen(seat, COUNTIES[seat : seat + self.chance.below(2)])
            if "resentment" in self.game.setup.modules:
                self.dishonor(seat, self.chance.below(3))
        return self

    def begin(self, step: Callable[[], Game]) -> Position:
        """The game goes on with this step."""
        start = self.game.to_json()
        return Position(step(), start, self.events)


def crowded(chance: Chance, seats: int, readings: Readings) -> Position:
    """Phase 1 with nothing free but counties, which somebody holds with squires; here and there a way is open."""
    modules = pick(chance, list(MODULES))
    scene = Scattered(chance, seats, round=3, modules=modules, readings=readings)
    scene.game.state.card = [EMPTY] * len(scene.game.state.card)
    left = {faction: COLOUR.copy() for faction in scene.factions}
    room = ROOM_IN_TOWER[seats] if "resentment" in modules else 0
    for faction, knights in left.items():
        scene.court(faction)
        scene.court(faction, *[_take(chance, knights) for _ in range(chance.below(4))])
        if faction >= seats:
            for space in range(1, 2 + (chance.below(4) > 0)):
                scene.castle(faction, space, _take(chance, knights))
        else:
            scene.extensions(faction, *range(1, 7 if chance.below(10) else 6))
            scene.stock(faction, squires=chance.below(5))
        if scene.in_court and chance.below(8):
            scene.lord(faction, "treasury")
        if scene.in_court and not chance.below(4):
            scene.privilege("tudor", faction)
        if room in knights:
            knights.remove(room)
            scene.tower(faction, room)
            room = 0
    for letter in COUNTIES:
        faction = chance.below(len(left))
        if left[faction] and chance.below(12):
            scene.county(letter, faction, _take(chance, left[faction]), 0 if faction >= seats else chance.below(4))
    blocking = [(faction, [knights.pop()]) for faction, knights in left.items() if knights and chance.below(3)]
    if len(blocking) >= 3 and not chance.below(3):
        scene.conflict("U1", 5, *blocking[:3])
    return scene.begin(lambda: scene.to_place(0))


def _take(chance: Chance, knights: list[int]) -> int:
    return knights.pop(chance.below(len(knights)))


def law_applied(chance: Chance, seats: int, readings: Readings) -> Position:
    """One of the laws that readings are about is applied in round 4 or 5."""
    law = pick(chance, LAWS)
    options: dict[str, Any] = {"modules": REGAL, "laws": LAW_SET[law[4]], "readings": readings}
    scene = Scattered(chance, seats, round=4 + chance.below(2), **options).stocks()
    scene.scatter("reserve", "court", "county", "county", "castle", "tower", "tower", "office", "office", "conflict")
    for faction in range(seats):
        scene.bishops(faction, chance.below(2))
    start = scene.game.to_json()
    game = scene.to_apply(law)
    start["phase"] = "parliament"
    start["laws"][-1] = law
    if law not in ABOUT_RETAINED_MARKERS:
        for player in start["players"]:
            player["voting_markers"] = 0
    return Position(game, start, scene.events)


def tudor_knight(chance: Chance, seats: int, readings: Readings) -> Position:
    """Phase 1: a Tudor knight stands in a county or at the king's court, and many knights are at their courts."""
    scene = Scattered(chance, seats, round=3 + chance.below(3), modules=REGAL, laws="new", readings=readings)
    scene.tudors = 1
    scene.scatter("reserve", "court", "court", "county", "office", "castle", at_home=True)
    for seat in range(seats):
        scene.stock(seat, gold=3, squires=3, markers=3)
    return scene.begin(lambda: scene.to_place(0))


def last_round(chance: Chance, seats: int, readings: Readings) -> Position:
    """Phase 1 of round 5: lords are at home, and the treasury is full or not."""
    modules = pick(chance, [("court",), REGAL])
    scene = Scattered(chance, seats, round=5, modules=modules, readings=readings).stocks()
    scene.treasury(markers=chance.below(3), squires=chance.below(3), gold=chance.below(3))
    scene.scatter("court", "county", "castle", "conflict", at_home=True)
    scene.laws("LAW-B1-1", "LAW-B2-1", "LAW-B0-2")
    scene.noblemen(0, "I")
    return scene.begin(lambda: scene.to_place(0))


def archer_at_dorset(chance: Chance, seats: int, readings: Readings) -> Position:
    """Phase 3: somebody who has an archer left holds Dorset, and conflicts are more or less full."""
    scene = Scattered(chance, seats, round=2 + chance.below(3), modules=REGAL, readings=readings)
    scene.scatter("reserve", "reserve", "court", "county", "conflict", "conflict", "castle", empty="H")
    data = scene.game.to_json()
    reserves = [faction["reserve"] for faction in data["players"] + data["allies"]]
    faction = pick(chance, [faction for faction in scene.factions if reserves[faction]])
    scene.tudors = chance.below(2)
    scene.county("H", faction, pick(chance, reserves[faction]), tudor=scene.tudors > 0)
    scene.privilege("archer", faction if chance.below(5) else pick(chance, scene.factions))
    return scene.begin(scene.to_counties)


def dishonored(chance: Chance, seats: int, readings: Readings) -> Position:
    """The end of round 5, with much dishonor and little else."""
    scene = Scattered(chance, seats, round=5, modules=("resentment",), readings=readings).stocks()
    for seat in range(seats):
        scene.dishonor(seat, chance.below(3))
    scene.track(chance.below(PER_SPACE[seats] * (len(LOST) - 1) + 1))
    return scene.begin(scene.to_end_of_round)


def favors_open(chance: Chance, seats: int, readings: Readings) -> Position:
    """Phase 1: lords have come with knights, and there are favors to be had; then laws that give upgrades."""
    scene = Scattered(chance, seats, round=2, modules=REGAL, readings=readings)
    scene.scatter("reserve", "reserve", "court", "castle", "office", "office", "tower", at_home=True)
    scene.laws("LAW-B0-1", "LAW-B2-2", "LAW-B2-1")
    return scene.begin(lambda: scene.to_place(0))


def whole_game(chance: Chance, seats: int, readings: Readings) -> Position:
    """A game from the deal on, with everything."""
    laws = pick(chance, ["random", "new", "king"])
    setup = Setup(seats=seats, modules=("court", "resentment", "reward_tiles"), laws=laws, readings=readings)
    game = Game.deal(setup, chance.below(1000))
    return Position(game, game.to_json(), [])


def choose_eagerly(game: Game, chance: Chance) -> tuple[int, Action]:
    """Half of the time, whatever expels somebody, brings an upgrade or takes an archer along, if anything does."""
    decision = game.decisions[0]
    wanted = [action for action in decision.options if _is_wanted(game, decision.seat, action)]
    if wanted and chance.below(2):
        return decision.seat, pick(chance, wanted)
    return choose_kind_first(game, chance)


def _is_wanted(game: Game, seat: int, action: Action) -> bool:
    data = action.to_json()
    if data["kind"] == "favor":
        return bool(data["tile"] == 2)
    if data["kind"] == "reward":
        return (data["county"], data["choice"]) == ("H", "reward")
    if data["kind"] == "county":
        return bool(game.to_json()["counties"][COUNTIES.index(data["county"])]["knight"])
    if data["kind"] == "office":
        return bool(game.to_json()["kings_court"]["offices"][data["office"]]["applicant"])
    return "archer" in data
