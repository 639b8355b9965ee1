"""What a seat may know (SETUP-16, AMB-68): views without the rest, and games in which the rest is dealt anew."""

from typing import Any

from lancaster.engine.board.chance import Chance
from lancaster.engine.board.state import NO_VOTE, OVER, State
from lancaster.engine.board.stocks import MOST
from lancaster.engine.expansions.privileges import in_play
from lancaster.engine.flow import ASK
from lancaster.engine.format import state_json
from lancaster.engine.laws.new_laws import PRICE_OF_EXTENSION, TWO_FOR_ONE
from lancaster.engine.laws.trades import TRADES
from lancaster.engine.rules.parliament import vote_options
from lancaster.engine.rules.placing import placements
from lancaster.engine.vocabulary import agenda
from lancaster.engine.vocabulary.knights import STRENGTHS
from lancaster.engine.vocabulary.law_cards import GROUP


def sees_stock(state: State, seat: int | None, other: int) -> bool:
    """Whether a seat (or a spectator) knows the gold and squires behind this screen."""
    return state.box.open_holdings or seat == other


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The state as this seat sees it: hidden stocks and votes are null, piles show only their backs."""
    data = state_json.to_json(state)
    data["lancaster"] = "view"
    data["seat"] = seat
    for other in range(state.box.seats):
        player = data["players"][other]
        player["voted"] = state.votes[other] != NO_VOTE
        if not sees_stock(state, seat, other):
            player["gold"] = None
            player["squires"] = None
            if state.box.court and state.phase != OVER:  # COURT-22, COURT-42
                player["seals"] = None
                player["seal_tiles"] = None
            if state.box.resentment and state.phase != OVER:  # RESENT-14, RESENT-15
                player["dishonor"] = None
        if other != seat:
            player["vote"] = None
    # SETUP-12, AMB-69: the back of a law shows its group; the next one is first.
    data["law_pile"] = [GROUP[law] for law in reversed(state.law_pile)]
    data["conflict_pile"] = len(state.conflict_pile)
    if state.box.reward_tiles:
        data["tile_bag"] = len(data["tile_bag"])  # TILE-3
        if state.box.court:
            # Public, because everybody saw tiles being taken, and whether seals that were sold came back to the supply.
            data["seal_tiles_held"] = sum(state.regal.seal_tiles)
    data["supply"] = _supply(state)
    return data


def _supply(state: State) -> dict[str, int]:
    """TERM-6: what is left of everything that players take from the middle."""
    supply = {"gold": state.bank_gold, "squires": state.bank_squires, "voting_markers": state.bank_markers}
    board = state.regal
    if state.box.court:
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
    """A copy that looks the same to this seat: others' stocks and votes, the piles and the bag are dealt anew."""
    new = state.copy()
    others = [other for other in range(state.box.seats) if not sees_stock(state, seat, other)]
    asked = _asked(state)
    if state.box.regal and state.phase != OVER:
        _redeal_regal_stocks(new, others, asked, chance)
    if asked in others:
        gold, squires = _implied_by_question(new, seat, asked, others, chance)
        _redeal_stock(new.gold, others, asked, gold, chance)
        _redeal_stock(new.squires, others, asked, squires, chance)
        if asks_for_most_gold(state):
            _give_most(new.gold, others, asked)
        new.options = ASK[agenda.kind_of(state.agenda[-1])].options(new, state.agenda[-1])
    else:
        # LAW-B0-1: who is asked has the most gold, so he knows that nobody has more.
        most = state.gold[seat] if asked == seat and asks_for_most_gold(state) else MOST
        _redeal_stock(new.gold, others, asked, 0, chance, most)
        _redeal_stock(new.squires, others, asked, 0, chance)
    for other in range(state.box.seats):
        if other != seat and state.votes[other] != NO_VOTE:
            votes = vote_options(state, other)
            new.votes[other] = votes[chance.below(len(votes))]
    new.conflict_pile.sort()
    chance.shuffle(new.conflict_pile)
    _shuffle_within_groups(new.law_pile, chance)
    if state.box.reward_tiles:
        undrawn = sorted(state.tile_bag[state.round :])
        chance.shuffle(undrawn)
        new.tile_bag = state.tile_bag[: state.round] + undrawn
    return new


def _redeal_regal_stocks(new: State, others: list[int], asked: int, chance: Chance) -> None:
    """Seals and dishonor behind the screens; who is asked to give some has at least one."""
    kind = agenda.kind_of(new.agenda[-1])
    board = new.regal
    token = tile = 0
    if asked in others and kind == agenda.SELL_SEALS:
        tokens = sum([board.seals[other] for other in others])
        tiles = sum([board.seal_tiles[other] for other in others])
        token = int(chance.below(tokens + tiles) < tokens)
        tile = 1 - token
    _redeal_stock(board.seals, others, asked, token, chance)
    _redeal_stock(board.seal_tiles, others, asked, tile, chance)
    returns = asked in others and kind == agenda.RETURN_DISHONOR
    _redeal_stock(board.dishonor, others, asked, 1 if returns else 0, chance)


def _asked(state: State) -> int:
    """The one seat that is asked now; -1 when it is all of them or nobody."""
    if not state.agenda or agenda.kind_of(state.agenda[-1]) == agenda.VOTE:
        return -1
    return state.seat_of(agenda.faction_of(state.agenda[-1]))


def asks_for_most_gold(state: State) -> bool:
    """Whether the question is LAW-B0-1's, which only somebody with the most gold is asked."""
    now = state.agenda[-1]
    return agenda.kind_of(now) == agenda.UPGRADE and agenda.a_of(now) == agenda.PLACED_KNIGHT


def _give_most(stock: list[int], others: list[int], asked: int) -> None:
    """LAW-B0-1, AMB-19: it is public that who is asked has the most, so the largest of the hidden stocks is his."""
    for other in others:
        if stock[other] > stock[asked]:
            stock[other], stock[asked] = stock[asked], stock[other]


def _implied_by_question(state: State, viewer: int, seat: int, others: list[int], chance: Chance) -> tuple[int, int]:
    """The gold and squires that a seat must have, because otherwise it would not be asked what it is asked."""
    now = state.agenda[-1]
    kind = agenda.kind_of(now)
    if asks_for_most_gold(state):
        return max(1, state.gold[viewer]), 0
    if kind in TRADES:
        return TRADES[kind].gold, TRADES[kind].squires
    if kind == agenda.PAY:
        return 0, state.box.castle[agenda.a_of(now)].cost_squires
    if kind == agenda.RANSOM:
        return STRENGTHS[state.stack_knights[state.stack_of(agenda.a_of(now), seat)]][0], 0
    if kind == agenda.SEND_SQUIRES or kind == agenda.EXTENSION_TAX:
        return 0, 1
    if kind == agenda.COUNTY_TAX:
        return 1, 0
    if kind == agenda.BUY_EXTENSIONS:
        return PRICE_OF_EXTENSION, 0
    if kind == agenda.EXCHANGE:
        return _two_of_one_kind(state, others, chance)
    if kind == agenda.PLACE:
        return _least_for_a_choice(state, seat, others, chance)
    return 0, 0


def _least_for_a_choice(state: State, seat: int, others: list[int], chance: Chance) -> tuple[int, int]:
    """The least gold and squires with which a seat has two placements; a lord's tribute may be the one or the other."""
    held = state.gold[seat], state.squires[seat]
    most_gold = min(1, sum([state.gold[other] for other in others]))
    most_squires = sum([state.squires[other] for other in others])
    least: list[tuple[int, int]] = []
    for gold in range(most_gold + 1):
        state.gold[seat] = gold
        # With a gold fewer squires must do, or the gold would not be needed.
        for squires in range(most_squires + 1 if not least else least[0][1]):
            state.squires[seat] = squires
            if len(placements(state, seat)) > 1:
                least.append((gold, squires))
                break
    state.gold[seat], state.squires[seat] = held
    return least[chance.below(len(least))]


def _two_of_one_kind(state: State, others: list[int], chance: Chance) -> tuple[int, int]:
    """LAW-N3-3: who is asked can exchange gold or squires; nobody else knows which."""
    gold_possible = sum([state.gold[other] for other in others]) >= TWO_FOR_ONE
    squires_possible = sum([state.squires[other] for other in others]) >= TWO_FOR_ONE
    if state.box.limited:  # AMB-3: the supply must have what he would get for it.
        gold_possible = gold_possible and state.bank_squires > 0
        squires_possible = squires_possible and state.bank_gold > 0
    if gold_possible and (not squires_possible or chance.below(2)):
        return TWO_FOR_ONE, 0
    return 0, TWO_FOR_ONE


def _redeal_stock(
    stock: list[int], others: list[int], asked: int, needed: int, chance: Chance, most: int = MOST
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
        while stock[others[place]] == most:
            place = (place + 1) % len(others)
        stock[others[place]] += 1


def _shuffle_within_groups(pile: list[int], chance: Chance) -> None:
    """SETUP-12: the sequence of the groups is public, the order inside a group is not."""
    first = 0
    while first < len(pile):
        last = first
        while last < len(pile) and GROUP[pile[last]] == GROUP[pile[first]]:
            last += 1
        # Sorted first: what is dealt must not depend on the order that nobody knows.
        group = sorted(pile[first:last])
        chance.shuffle(group)
        pile[first:last] = group
        first = last
