"""What a seat may know (SETUP-16, AMB-68): views without the rest, and games in which the rest is dealt anew."""

from typing import Any, cast

from lancaster.engine.board.chance import Chance
from lancaster.engine.board.declaration import OBJECTS, SCREENED, SCREENED_UNTIL_THE_END, SECRET, View
from lancaster.engine.board.implied import Implied, Unseen
from lancaster.engine.board.state import OVER, UNCOMMITTED, State
from lancaster.engine.board.stocks import MOST_PIECES
from lancaster.engine.expansions.privileges import in_play
from lancaster.engine.format import state_json
from lancaster.engine.questions import QUESTIONS, options_for
from lancaster.engine.rules.rewards import asks_for_most_gold
from lancaster.engine.setup import Setup
from lancaster.engine.vocabulary.agenda import faction_of, kind_of
from lancaster.engine.vocabulary.law_cards import GROUP


def sees_stock(state: State, seat: int | None, other: int) -> bool:
    """Whether a seat (or a spectator) knows the gold and squires behind this screen."""
    return state.box.open_holdings or seat == other


def screened(setup: Setup, over: bool = False) -> list[str]:
    """The members of a player that others do not see at a table."""
    # SETUP-16, TWO-5: two players have no screens.
    hidden = [SECRET] if setup.holdings == "open" or setup.seats == 2 else [SECRET, SCREENED]
    if len(hidden) > 1 and not over:
        hidden.append(SCREENED_UNTIL_THE_END)
    return [
        member.name
        for member in OBJECTS["Player"]
        if member.seen_by in hidden and (not member.module or member.module in setup.modules)
    ]


def picture(state: State) -> dict[str, Any]:
    """The state to one who sees behind every screen: only piles show their backs."""
    data = state_json.to_json(state)
    data["lancaster"] = "view"
    data["seat"] = None
    for seat in range(state.box.seats):
        data["players"][seat]["committed"] = state.commitments[seat] != UNCOMMITTED
    # SETUP-12, AMB-69: the back of a law shows its group; the next one is first.
    data["law_pile"] = [GROUP[law] for law in reversed(state.law_pile)]
    data["conflict_pile"] = len(state.conflict_pile)
    if state.box.reward_tiles:
        data["tile_bag"] = len(data["tile_bag"])  # TILE-3
        if state.box.kings_court:
            data["seal_tiles_held"] = sum(state.regal.seal_tiles)
    data["supply"] = _supply(state)
    return data


def view(state: State, seat: int | None) -> View:
    """The state as this seat sees it: hidden stocks and commitments are null, piles show only their backs."""
    data = picture(state)
    data["seat"] = seat
    hidden = screened(state.box.setup, state.phase == OVER)
    for other in range(state.box.seats):
        if other != seat:
            for name in hidden:
                data["players"][other][name] = None
    return cast(View, data)


def _supply(state: State) -> dict[str, int]:
    """What is left on the table, where that does not stand in the state."""
    supply = {"gold": state.bank_gold, "squires": state.bank_squires, "voting_markers": state.bank_markers}
    board = state.regal
    if state.box.kings_court:
        supply["seals"] = board.seals_left
        components = state.box.components
        shields, archers, tudors = in_play(state)
        supply["shields"] = components.shields - shields
        supply["archers"] = components.archers - archers
        supply["tudor_knights"] = components.tudor_knights - tudors
    if state.box.resentment:
        held = sum(board.dishonor) + board.track
        supply["dishonor"] = state.box.components.dishonor_markers - held
    return supply


def redeal(state: State, seat: int, chance: Chance) -> State:
    """A copy that looks the same to this seat: others' stocks and commitments, the piles and the bag are dealt anew."""
    new = state.copy()
    others = [other for other in range(state.box.seats) if not sees_stock(state, seat, other)]
    asked = asked_alone(state)
    implied = Implied()
    if asked in others:
        question = QUESTIONS[kind_of(state.agenda[-1])]
        if question.implied is not None:
            implied = question.implied(new, state.agenda[-1], Unseen(seat, others, chance))
    # By hand, because a question implies something else about each stock, and what a seed deals depends on the order.
    if state.box.regal and state.phase != OVER:
        _redeal_stock(new.regal.seals, others, asked, implied.seals, chance)
        _redeal_stock(new.regal.seal_tiles, others, asked, implied.seal_tiles, chance)
        _redeal_stock(new.regal.dishonor, others, asked, implied.dishonor, chance)
    # LAW-B0-1: who is asked has the most gold, so he knows that nobody has more.
    most = state.gold[seat] if asked == seat and asks_for_most_gold(state) else MOST_PIECES
    _redeal_stock(new.gold, others, asked, implied.gold, chance, most)
    _redeal_stock(new.squires, others, asked, implied.squires, chance, most_asked=implied.most_squires)
    if asked in others:
        if asks_for_most_gold(state):
            _give_most(new.gold, others, asked)
        new.options = question.options(new, state.agenda[-1])
    for other in range(state.box.seats):
        if other != seat and state.commitments[other] != UNCOMMITTED:
            options = options_for(state, other)
            new.commitments[other] = options[chance.below(len(options))]
    new.conflict_pile.sort()
    chance.shuffle(new.conflict_pile)
    new.law_pile = []
    for group in groups_of(state.law_pile):
        chance.shuffle(group)
        new.law_pile += group
    if state.box.reward_tiles:
        undrawn = sorted(state.tile_bag[state.round :])
        chance.shuffle(undrawn)
        new.tile_bag = state.tile_bag[: state.round] + undrawn
    return new


def asked_alone(state: State) -> int:
    """The seat that alone is asked now; -1 when all are, or nobody."""
    if not state.agenda or state.asks_all():
        return -1
    return state.seat_of(faction_of(state.agenda[-1]))


def _give_most(stock: list[int], others: list[int], asked: int) -> None:
    """LAW-B0-1, AMB-19: it is public that who is asked has the most, so the largest of the hidden stocks is his."""
    for other in others:
        if stock[other] > stock[asked]:
            stock[other], stock[asked] = stock[asked], stock[other]


def _redeal_stock(
    stock: list[int],
    others: list[int],
    asked: int,
    needed: int,
    chance: Chance,
    most: int = MOST_PIECES,
    most_asked: int = MOST_PIECES,
) -> None:
    """Deal what the others hold together among them anew, piece by piece; the sum is known from the open supply."""
    total = 0
    for other in others:
        total += stock[other]
        stock[other] = 0
    if needed:
        stock[asked] = needed
        total -= needed
    for _ in range(total):
        place = chance.below(len(others))
        while stock[others[place]] == (most_asked if others[place] == asked else most):
            place = (place + 1) % len(others)
        stock[others[place]] += 1


def groups_of(pile: list[int]) -> list[list[int]]:
    """SETUP-12: the laws of a pile by group, sorted: the sequence of the groups is public, the order inside is not."""
    groups: list[list[int]] = []
    for law in pile:
        if not groups or GROUP[law] != GROUP[groups[-1][0]]:
            groups.append([])
        groups[-1].append(law)
    return [sorted(group) for group in groups]
