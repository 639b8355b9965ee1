"""Worlds: whole games that a seat could be in, made from its view alone."""

from collections.abc import Sequence
from typing import Any, Final

from lancaster.engine.board.box import Box
from lancaster.engine.board.chance import Chance
from lancaster.engine.board.declaration import OBJECTS, View
from lancaster.engine.board.state import UNCOMMITTED, State
from lancaster.engine.errors import FormatError, shown
from lancaster.engine.format import state_reading
from lancaster.engine.game import Game
from lancaster.engine.knowledge import hidden
from lancaster.engine.questions import options_for
from lancaster.engine.rules.dealing import conflict_cards
from lancaster.engine.setup import Setup
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.fields import COUNTY_LETTERS, MAX_NUMBER
from lancaster.engine.vocabulary.law_cards import GROUP, GROUPS, LAWS, group_of_set

LEFT_OUT: Final = View.__annotations__.keys() - {member.name for member in OBJECTS["State"]}
"""What is only in views."""
ANY_COMMITMENT: Final = {"vote": "vote no 0", "first_extension": "extension 1"}
"""By question to all: what somebody may have committed to, for the redeal to replace."""
ASKED_BY_A_TILE: Final = ("upgrade", "nobleman", "build")


def seat_of(view: View) -> int:
    """Whose view it is; a spectator's is refused."""
    seat = view.get("seat")
    if view.get("lancaster") != "view" or not isinstance(seat, int) or not 0 <= seat < len(view["players"]):
        raise FormatError(f"A world is made from the view of a seat, and {shown(seat)} is no seat.")
    return seat


def game_from_view(view: View, seed: int) -> Game:
    """A whole game that looks like this view to its seat; what the seat cannot know is dealt anew from the seed.

    A view does not say which laws, conflicts and reward tiles have left the game, so that is dealt anew as well.
    """
    seat = seat_of(view)
    chance = Chance(seed)
    state = state_reading.from_json(_any_state(view, seat, chance))
    return Game(hidden.redeal(state, seat, chance))


def asked_first(state: State, seat: int) -> State:
    """READ-1: nobody sees the extensions that the others choose at the same time, as if they chose after the seat."""
    if not state.asks_all() or state.is_voting():
        return state
    new = state.copy()
    new.commitments = [UNCOMMITTED] * state.box.seats
    new.agenda.pop()
    for ahead in range(state.box.seats - 1, -1, -1):
        new.push(agenda.new_step(agenda.FIRST_EXTENSION, (seat + ahead) % state.box.seats))
    new.options = options_for(state, seat)
    return new


def _any_state(view: View, seat: int, chance: Chance) -> dict[str, Any]:
    """Some state with this view; who holds what is for the redeal to say."""
    setup = Setup.from_json(view["setup"])
    box = Box(setup, list(view.get("law_sets", setup.laws)))
    state: dict[str, Any] = {key: value for key, value in view.items() if key not in LEFT_OUT}
    state["lancaster"] = "state"
    state["players"] = [
        {key: value for key, value in player.items() if key != "committed"} for player in view["players"]
    ]
    _fill_stocks(view, box, state["players"])
    for player, shown_player in zip(state["players"], view["players"], strict=True):
        if shown_player["committed"] and player["commitment"] is None:
            player["commitment"] = ANY_COMMITMENT[view["agenda"][-1]["step"]]
    state["conflict_pile"] = _conflict_pile(view, box, chance)
    state["law_pile"] = _law_pile(view, box, chance)
    if box.reward_tiles:
        state["tile_bag"] = _tile_bag(view, box, chance)
    return state


def _fill_stocks(view: View, box: Box, players: list[dict[str, Any]]) -> None:
    """What lies behind the screens together is what is missing from the open supply (TERM-6)."""
    supply = view["supply"]
    treasury = view["kings_court"]["treasury"] if box.kings_court else {"gold": 0, "squires": 0}
    on_the_board = sum(county["knight"]["squires"] for county in view["counties"] if county["knight"])
    for conflict in view["conflicts"].values():
        on_the_board += sum(stack.get("squires", 0) for stack in conflict["stacks"]) if conflict else 0
    totals = {
        "gold": box.gold - supply["gold"] - treasury["gold"],
        "squires": box.squires - supply["squires"] - treasury["squires"] - on_the_board,
    }
    if box.kings_court:
        totals["seals"] = box.seals - supply["seals"]
        totals["seal_tiles"] = view.get("seal_tiles_held", 0)
    if box.resentment:
        totals["dishonor"] = box.components.dishonor_markers - supply["dishonor"] - view["resentment"]["track"]
    asked = [decision["seat"] for decision in view["decisions"]]
    for goods, total in totals.items():
        screened = [other for other, player in enumerate(players) if player[goods] is None]
        total -= sum(player[goods] or 0 for player in players)
        # Who is asked alone can be asked whatever it is if he has everything.
        richest = asked[0] if len(asked) == 1 and asked[0] in screened else -1
        for other, amount in zip(screened, _shares(total, screened, richest), strict=True):
            players[other][goods] = amount


def _shares(total: int, screened: Sequence[int], richest: int) -> list[int]:
    """All for the richest as far as a stock can grow, and the rest in even parts, so that nobody has too much."""
    shares = [0] * len(screened)
    if richest in screened:
        place = screened.index(richest)
        shares[place] = min(total, MAX_NUMBER)
        total -= shares[place]
    poor = [place for place in range(len(shares)) if not shares[place]]
    for number, place in enumerate(poor):
        shares[place] += total // len(poor) + (1 if number < total % len(poor) else 0)
    return shares


def _some(cards: list[int], number: int, chance: Chance) -> list[int]:
    """So many of these cards, any of them."""
    chance.shuffle(cards)
    return cards[:number]


def _conflict_pile(view: View, box: Box, chance: Chance) -> list[int]:
    on_board = [conflict["card"] for conflict in view["conflicts"].values() if conflict]
    unseen = [card for card in conflict_cards(box) if card not in on_board]
    return _some(unseen, view["conflict_pile"], chance)


def _law_pile(view: View, box: Box, chance: Chance) -> list[str]:
    """SETUP-12: the groups lie in their order, and the backs say how many of each are left."""
    on_board = [*view["laws"], *view["proposals"]]
    pile: list[int] = []
    for group in range(1, GROUPS):
        unseen = [law for law in group_of_set(group, box.law_sets[group]) if LAWS[law] not in on_board]
        pile += _some(unseen, view["law_pile"].count(group), chance)
    return [LAWS[law] for law in sorted(pile, key=lambda law: GROUP[law])]


def _tile_bag(view: View, box: Box, chance: Chance) -> list[str]:
    """TILE-4: each round one tile has left the bag; some of those that do not lie in a county have been taken."""
    hidden_tiles = [number for number, county in enumerate(view["counties"]) if not county["tile"]]
    chance.shuffle(hidden_tiles)
    taken_now = _tile_being_taken(view, box)
    held = view.get("seal_tiles_held", 0)
    seals = [number for number in hidden_tiles if box.seal_tile[number]][:held]
    # Those that certainly have been taken first, then the others; the bag holds the last of them.
    hidden_tiles.sort(key=lambda number: number not in seals and number != taken_now)
    return [COUNTY_LETTERS[number] for number in hidden_tiles[len(hidden_tiles) - view["tile_bag"] :]]


def _tile_being_taken(view: View, box: Box) -> int:
    """The county whose tile asks the question of the moment, because its printed reward cannot; -1 if none does."""
    agenda = view["agenda"]
    if len(agenda) < 3 or agenda[0]["step"] != "county" or agenda[-1]["step"] not in ASKED_BY_A_TILE:
        return -1
    county = COUNTY_LETTERS.index(agenda[1]["county"])
    printed = agenda[-1]["step"] == "upgrade" and box.county_reward[county].upgrades
    return -1 if printed else county
