"""Hand-made positions for tests: start from a fresh deal and put pieces where the test needs them."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from lancaster import Action, Event, Game, IllegalAction, Setup
from lancaster.engine.board.state import ARCHERS, EMPTY, PARLIAMENT, PLACING, REWARDS, SPACES, STACKS
from lancaster.engine.flow import advance
from lancaster.engine.questions import STEP_KINDS
from lancaster.engine.rules.parliament import retain_markers
from lancaster.engine.vocabulary import agenda, knights
from lancaster.engine.vocabulary.fields import (
    CONFLICT_NAMES,
    COUNTY_LETTERS,
    LORD_PLACE_NAMES,
    OFFICE_NAMES,
    PRIVILEGE_NAMES,
    TREASURE_NAMES,
)
from lancaster.engine.vocabulary.law_cards import LAWS

KIND = {kind.name: number for number, kind in STEP_KINDS.items()}


class Scene:
    """A table in the middle of a round; every change takes the knights it needs out of the faction's reserve.

    A new scene is round 1, placing, seat 0 is start player and to place; castles are empty but for extension 1 of each
    seat; conflicts U1 and U2 lie open; nobody has anything but the starting stock and the starting knights at court.
    """

    def __init__(self, seats: int = 4, seed: int = 1, round: int = 1, **options: Any) -> None:
        self.game = Game.deal(Setup(seats=seats, **options), seed)
        state = self.game.state
        state.start_player = 0
        state.round = round
        state.phase = PLACING
        state.extensions = [1] * seats
        state.tiles_lying = 0
        state.agenda = [agenda.new_step(agenda.TURN, 0)]
        advance(state)
        state.events = []

    def court(self, faction: int, *strengths: int) -> "Scene":
        """The knights at a faction's court; those that were there go to the reserve."""
        state = self.game.state
        state.reserve[faction] += state.court[faction] - knights.pack(list(strengths))
        state.court[faction] = knights.pack(list(strengths))
        return self._checked(faction)

    def county(
        self, letter: str, faction: int, strength: int, squires: int = 0, shield: bool = False, tudor: bool = False
    ) -> "Scene":
        """A knight with squires, a shield and a Tudor knight in a county (the squires come from the supply)."""
        state = self.game.state
        county = COUNTY_LETTERS.index(letter)
        state.reserve[faction] -= knights.KNIGHT[strength]
        state.county_faction[county] = faction
        state.county_knight[county] = strength
        state.county_squires[county] = squires
        state.bank_squires -= squires
        state.regal.shields |= int(shield) << county
        state.regal.tudors |= int(tudor) << county
        return self._checked(faction)

    def castle(self, faction: int, space: int, strength: int) -> "Scene":
        """A knight on castle space 1 to 6."""
        state = self.game.state
        state.reserve[faction] -= knights.KNIGHT[strength]
        state.castle[faction * SPACES + space - 1] = strength
        return self._checked(faction)

    def conflict(self, name: str, french: int, *stacks: tuple[int, list[int]]) -> "Scene":
        """A conflict card of this French strength at U1, U2, L1 or L2, with stacks from the top down."""
        state = self.game.state
        slot = CONFLICT_NAMES.index(name)
        cards = state.box.components.conflicts
        state.card[slot] = next(card for card in range(len(cards)) if cards[card].strength == french)
        for place in range(STACKS):
            state.stack_faction[slot * STACKS + place] = EMPTY
            state.stack_knights[slot * STACKS + place] = 0
        for place, (faction, strengths) in enumerate(stacks):
            stack = knights.pack(strengths)
            state.reserve[faction] -= stack
            state.stack_faction[slot * STACKS + place] = faction
            state.stack_knights[slot * STACKS + place] = stack
            self._checked(faction)
        return self

    def archer(self, name: str, faction: int) -> "Scene":
        """An archer directly below the faction's stack in a conflict."""
        state = self.game.state
        state.stack_faction[state.stack_of(CONFLICT_NAMES.index(name), faction) + 1] = ARCHERS + faction
        return self

    def tudor_in_conflict(self, name: str, faction: int, number: int = 1) -> "Scene":
        """Tudor knights with the faction's stack in a conflict."""
        state = self.game.state
        state.regal.stack_tudors[state.stack_of(CONFLICT_NAMES.index(name), faction)] = number
        return self

    def lord(self, faction: int, place: str, *strengths: int, bishops: int = 0, tudor: bool = False) -> "Scene":
        """The lord stands at an office with these supporters (knights from the reserve), in the treasury or at home."""
        board = self.game.state.regal
        board.lord[faction] = LORD_PLACE_NAMES.index(place)
        if place in OFFICE_NAMES:
            office = OFFICE_NAMES.index(place)
            board.applicant[office] = faction
            board.knights[office] = knights.pack(list(strengths))
            board.bishops_there[office] = bishops
            board.tudors_there[office] = int(tudor)
            self.game.state.reserve[faction] -= knights.pack(list(strengths))
        return self._checked(faction)

    def holder(self, office: str, faction: int) -> "Scene":
        """The faction holds the office from an earlier round."""
        self.game.state.regal.holder[OFFICE_NAMES.index(office)] = faction
        return self

    def privilege(self, name: str, faction: int) -> "Scene":
        """The faction may use a shield, an archer or a Tudor knight this round."""
        self.game.state.regal.privilege[PRIVILEGE_NAMES.index(name)] = faction
        return self

    def treasury(self, **goods: int) -> "Scene":
        """So many markers, squires and gold lie in the treasury; the rest of the supply adapts."""
        state = self.game.state
        for name, amount in goods.items():
            kind = TREASURE_NAMES.index(name)
            change = state.regal.treasury[kind] - amount
            state.regal.treasury[kind] = amount
            setattr(state, f"bank_{name}", getattr(state, f"bank_{name}") + change)
        return self

    def bishops(self, seat: int, number: int) -> "Scene":
        """The player owns so many bishops, from the supply."""
        board = self.game.state.regal
        board.bishops_left += board.bishops[seat] - number
        board.bishops[seat] = number
        return self

    def seals(self, seat: int, number: int, tiles: int = 0) -> "Scene":
        """The player has so many seals and seal tiles behind the screen."""
        board = self.game.state.regal
        board.seals_left += board.seals[seat] - number
        board.seals[seat] = number
        board.seal_tiles[seat] = tiles
        return self

    def dishonor(self, seat: int, number: int) -> "Scene":
        """The player has so many dishonor markers; the track stays as it is."""
        self.game.state.regal.dishonor[seat] = number
        return self

    def track(self, markers: int) -> "Scene":
        """So many markers are left on the dishonor track."""
        self.game.state.regal.track = markers
        return self

    def tower(self, faction: int, *strengths: int) -> "Scene":
        """Knights of the faction in the tower."""
        state = self.game.state
        state.reserve[faction] -= knights.pack(list(strengths))
        state.regal.tower[faction] = knights.pack(list(strengths))
        return self._checked(faction)

    def tile(self, letter: str) -> "Scene":
        """The reward tile of this letter lies in its county, drawn this round."""
        state = self.game.state
        county = COUNTY_LETTERS.index(letter)
        bag = [other for other in state.tile_bag if other != county]
        state.tile_bag = [*bag[: state.round - 1], county, *bag[state.round - 1 :]]
        state.tiles_lying |= 1 << county
        return self

    def stock(
        self, seat: int, gold: int | None = None, squires: int | None = None, markers: int | None = None
    ) -> "Scene":
        """What a seat has; the rest of the supply adapts."""
        state = self.game.state
        if gold is not None:
            state.bank_gold += state.gold[seat] - gold
            state.gold[seat] = gold
        if squires is not None:
            state.bank_squires += state.squires[seat] - squires
            state.squires[seat] = squires
        if markers is not None:
            state.bank_markers += state.markers[seat] - markers
            state.markers[seat] = markers
        return self

    def extensions(self, seat: int, *spaces: int) -> "Scene":
        """Exactly these extension tiles (1 to 6) lie in the castle."""
        self.game.state.extensions[seat] = sum(1 << (space - 1) for space in spaces)
        return self

    def noblemen(self, seat: int, letters: str) -> "Scene":
        """These noblemen sit at the table; each comes from its county."""
        state = self.game.state
        for letter in letters:
            kind = COUNTY_LETTERS.index(letter)
            state.noblemen[seat] |= 1 << kind
            state.noblemen_left[state.nobleman_kind.index(kind)] -= 1
        return self

    def noblemen_in(self, letter: str, kind: str, left: int) -> "Scene":
        """This kind of nobleman, and so many tiles of it, lie in the county."""
        state = self.game.state
        county, number = COUNTY_LETTERS.index(letter), COUNTY_LETTERS.index(kind)
        other = state.nobleman_kind.index(number)
        kinds = list(state.nobleman_kind)
        kinds[other], kinds[county] = kinds[county], number
        state.nobleman_kind = kinds
        state.noblemen_left[county] = left
        return self

    def start_player(self, seat: int) -> "Scene":
        """This seat has the marker."""
        self.game.state.start_player = seat
        return self

    def favors(self, *tiles: int) -> "Scene":
        """Exactly these favor tiles (1 to 6) are face up."""
        self.game.state.favors = sum(1 << (tile - 1) for tile in tiles)
        return self

    def laws(self, *laws: str) -> "Scene":
        """The three laws in force, left to right."""
        self.game.state.laws = [LAWS.index(law) for law in laws]
        return self

    def proposals(self, *laws: str) -> "Scene":
        """The three proposals, left to right."""
        self.game.state.proposals = [LAWS.index(law) for law in laws]
        return self

    def to_place(self, seat: int) -> Game:
        """Phase 1 goes on with this seat; knights are where the scene put them."""
        return self._go(PLACING, agenda.new_step(agenda.TURN, seat))

    def to_vote(self) -> Game:
        """Phase 2 begins."""
        return self._go(PARLIAMENT, agenda.new_step(agenda.VOTE))

    def to_apply(self, *laws: str) -> Game:
        """Only these laws are applied (as the rightmost of the three), then phase 3 follows."""
        first = 3 - len(laws)
        self.game.state.laws[first:] = [LAWS.index(law) for law in laws]
        self.game.state.proposals = [EMPTY] * 3
        retain_markers(self.game.state)
        return self._go(PARLIAMENT, agenda.new_step(agenda.LAW, 0, first, 0))

    def to_apply_all(self) -> Game:
        """The three laws in force are applied, then phase 3 follows."""
        self.game.state.proposals = [EMPTY] * 3
        retain_markers(self.game.state)
        return self._go(PARLIAMENT, agenda.new_step(agenda.LAW, 0, 0, 0))

    def to_rewards(self) -> Game:
        """Parliament ends: offices are filled, the tower is emptied, and the counties follow."""
        self.game.state.proposals = [EMPTY] * 3
        return self._go(PARLIAMENT, agenda.new_step(agenda.LAW, 0, 3, 0))

    def to_counties(self) -> Game:
        """Phase 3 begins with county A."""
        return self._rewards(agenda.new_step(agenda.COUNTY))

    def to_castles(self) -> Game:
        """The castles are scored, beginning with the start player."""
        return self._rewards(agenda.new_step(agenda.CASTLE))

    def to_conflicts(self) -> Game:
        """The conflicts are resolved, lower row first."""
        return self._rewards(agenda.new_step(agenda.CONFLICT))

    def to_end_of_round(self) -> Game:
        """The round ends."""
        return self._rewards(agenda.new_step(agenda.END_ROUND))

    def _rewards(self, step: int) -> Game:
        self.game.state.proposals = [EMPTY] * 3
        return self._go(REWARDS, step)

    def _go(self, phase: int, step: int) -> Game:
        state = self.game.state
        state.phase = phase
        state.agenda = [step]
        state.events = []
        advance(state)
        self.events = state.events
        """What happened before the first question."""
        state.events = []
        return self.game

    def _checked(self, faction: int) -> "Scene":
        state = self.game.state
        assert state.reserve[faction] >= 0, "the reserve lacks this knight"
        assert knights.within(state.reserve[faction], knights.ALL_KNIGHTS), "the reserve lacks this knight"
        return self


def options(game: Game) -> list[str]:
    """The legal answers of the seat that is asked first, as texts."""
    return [str(action) for action in game.decisions[0].options]


def play(game: Game, *texts: str) -> list[Event]:
    """Play these actions, each by the seat that is asked first; all events of them."""
    events: list[Event] = []
    for text in texts:
        events += game.play(game.decisions[0].seat, Action.parse(text))
    return events


def vote(game: Game, *votes: str) -> list[Event]:
    """All seats vote in order of their numbers, each with a text such as "yes 2"."""
    events: list[Event] = []
    for seat, text in enumerate(votes):
        events += game.play(seat, Action.parse(f"vote {text}"))
    return events


def kinds(events: list[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [event.kind for event in events]


def told(events: list[Event], kind: str) -> list[dict[str, object]]:
    """The events of one kind, in JSON form without the kind."""
    found = [event.to_json() for event in events if event.kind == kind]
    for data in found:
        del data["kind"]
    return found


def refused(game: Game, text: str, seat: int | None = None) -> str:
    """The reason why this action is refused to the seat (the one asked first); it is not listed and changes nothing."""
    action = Action.parse(text)
    asked = game.decisions[0]
    by = asked.seat if seat is None else seat
    assert by != asked.seat or action not in list(asked.options)
    before, recorded = game.to_json(), len(game.past)
    with pytest.raises(IllegalAction) as refusal:
        game.play(by, action)
    assert game.to_json() == before
    assert len(game.past) == recorded
    return str(refusal.value)


def asked_in_parliament(game: Game) -> list[tuple[int, str]]:
    """Which seat is asked what, one at a time, until parliament ends; everybody takes the last option."""
    asked: list[tuple[int, str]] = []
    while game.phase == "parliament":
        assert len(game.decisions) == 1
        asked.append((game.decisions[0].seat, game.decisions[0].kind))
        game.play(game.decisions[0].seat, game.decisions[0].options[-1])
    return asked


def play_on(game: Game, until: Callable[[Game], bool]) -> list[Event]:
    """Everybody takes the first option until the game is so far, or over; all events of it."""
    events: list[Event] = []
    while not game.over and not until(game):
        decision = game.decisions[0]
        events += game.play(decision.seat, decision.options[0])
    return events


def player(game: Game, seat: int) -> dict[str, Any]:
    """All that belongs to a seat, in JSON form."""
    data: dict[str, Any] = game.to_json()["players"][seat]
    return data


def knight_in(game: Game, letter: str) -> dict[str, int] | None:
    """Who stands in a county and what with him, in JSON form, or nobody."""
    data: dict[str, int] | None = game.to_json()["counties"][COUNTY_LETTERS.index(letter)]["knight"]
    return data


def stacks(game: Game, name: str) -> list[tuple[int, list[int]]]:
    """The stacks in a conflict from the top down: faction and strengths."""
    return [(stack["faction"], stack["knights"]) for stack in game.to_json()["conflicts"][name]["stacks"]]


def supply(game: Game) -> dict[str, int]:
    """The general supply, as everybody sees it."""
    return cast(dict[str, int], game.view(None)["supply"])


def deep(levels: int) -> list[Any]:
    """A list in a list in a list ..."""
    value: list[Any] = []
    for _ in range(levels):
        value = [value]
    return value
