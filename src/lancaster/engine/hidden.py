"""What a seat may know (SETUP-16, AMB-68): views without the rest, and games in which the rest is dealt anew."""

from typing import Any

from lancaster.engine import agenda, position
from lancaster.engine.chance import Chance
from lancaster.engine.conflicts import stack_of
from lancaster.engine.flow import ASK
from lancaster.engine.knights import STRENGTHS
from lancaster.engine.law_cards import GROUP
from lancaster.engine.parliament import vote_options
from lancaster.engine.placing import placements
from lancaster.engine.state import NO_VOTE, State
from lancaster.engine.stocks import MOST
from lancaster.engine.trades import TRADES


def sees_stock(state: State, seat: int | None, other: int) -> bool:
    """Whether a seat (or a spectator) knows the gold and squires behind this screen."""
    return state.box.open_holdings or seat == other


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The state as this seat sees it: hidden stocks and votes are null, piles show only their backs."""
    data = position.to_json(state)
    data["lancaster"] = "view"
    data["seat"] = seat
    for other in range(state.box.seats):
        player = data["players"][other]
        player["voted"] = state.votes[other] != NO_VOTE
        if not sees_stock(state, seat, other):
            player["gold"] = None
            player["squires"] = None
        if other != seat:
            player["vote"] = None
    # SETUP-12, AMB-69: the back of a law shows its group; the next one is first.
    data["law_pile"] = [GROUP[law] for law in reversed(state.law_pile)]
    data["conflict_pile"] = len(state.conflict_pile)
    data["supply"] = {"gold": state.bank_gold, "squires": state.bank_squires, "voting_markers": state.bank_markers}
    return data


def redeal(state: State, seat: int, chance: Chance) -> State:
    """A copy that looks the same to this seat: others' stocks, committed votes and both piles are dealt anew."""
    new = state.copy()
    others = [other for other in range(state.box.seats) if not sees_stock(state, seat, other)]
    asked = _asked(state)
    if asked in others:
        gold, squires = _implied_by_question(new, seat, asked)
        _redeal_stock(new.gold, others, asked, gold, chance)
        _redeal_stock(new.squires, others, asked, squires, chance)
        if _asks_for_most_gold(state):
            _give_most(new.gold, others, asked)
        new.options = ASK[agenda.kind_of(state.agenda[-1])].options(new, state.agenda[-1])
    else:
        # LAW-B0-1: who is asked has the most gold, so he knows that nobody has more.
        most = state.gold[seat] if asked == seat and _asks_for_most_gold(state) else MOST
        _redeal_stock(new.gold, others, asked, 0, chance, most)
        _redeal_stock(new.squires, others, asked, 0, chance)
    for other in range(state.box.seats):
        if other != seat and state.votes[other] != NO_VOTE:
            votes = vote_options(state, other)
            new.votes[other] = votes[chance.below(len(votes))]
    new.conflict_pile.sort()
    chance.shuffle(new.conflict_pile)
    _shuffle_within_groups(new.law_pile, chance)
    return new


def _asked(state: State) -> int:
    """The one seat that is asked now; -1 when it is all of them or nobody."""
    if not state.agenda or agenda.kind_of(state.agenda[-1]) == agenda.VOTE:
        return -1
    return state.seat_of(agenda.faction_of(state.agenda[-1]))


def _asks_for_most_gold(state: State) -> bool:
    """Whether the question is LAW-B0-1's, which only somebody with the most gold is asked."""
    now = state.agenda[-1]
    return agenda.kind_of(now) == agenda.UPGRADE and agenda.a_of(now) == agenda.PLACED_KNIGHT


def _give_most(stock: list[int], others: list[int], asked: int) -> None:
    """LAW-B0-1, AMB-19: it is public that who is asked has the most, so the largest of the hidden stocks is his."""
    for other in others:
        if stock[other] > stock[asked]:
            stock[other], stock[asked] = stock[asked], stock[other]


def _implied_by_question(state: State, viewer: int, seat: int) -> tuple[int, int]:
    """The gold and squires that a seat must have, because otherwise it would not be asked what it is asked."""
    now = state.agenda[-1]
    kind = agenda.kind_of(now)
    if _asks_for_most_gold(state):
        return max(1, state.gold[viewer]), 0
    if kind in TRADES:
        return TRADES[kind].gold, TRADES[kind].squires
    if kind == agenda.PAY:
        return 0, state.box.castle[agenda.a_of(now)].cost_squires
    if kind == agenda.RANSOM:
        return STRENGTHS[state.stack_knights[stack_of(state, agenda.a_of(now), seat)]][0], 0
    if kind == agenda.PLACE:
        held = state.squires[seat]
        for squires in range(held):
            state.squires[seat] = squires
            if len(placements(state, seat)) > 1:
                state.squires[seat] = held
                return 0, squires
        state.squires[seat] = held
        return 0, held
    return 0, 0


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
