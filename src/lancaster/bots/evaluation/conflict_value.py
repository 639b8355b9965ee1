"""What the conflicts will bring each seat: points by rank, knights tied up or taken prisoner, dishonor."""

from typing import Final

from lancaster.bots.evaluation.prices import Prices
from lancaster.engine.board.state import EMPTY, PLACING, SLOTS, STACKS, State, is_archer, owner_of
from lancaster.engine.rules.conflicts import is_second_battle, stack_strength
from lancaster.engine.vocabulary.knights import KNIGHT, KNIGHTS, STRENGTH

FOUGHT_AGAIN: Final = 0.5
"""A lost first battle is scored once more in the next round; the share of its middle points to count on."""

Contender = tuple[int, int, int, int]
"""Strength, place, who it is and his knights; sorted downwards this is the order of CONFLICT-3."""


def reinforcement(state: State, prices: Prices) -> float:
    """The strength that can be expected to join each conflict while knights are placed."""
    if state.phase != PLACING:
        return 0.0
    conflicts = SLOTS - state.card.count(EMPTY)
    waiting = sum([STRENGTH[knights] for knights in state.court])
    return prices.weights.reinforced * waiting / conflicts if conflicts else 0.0


def conflict_value(
    state: State, slot: int, prices: Prices, expected: float, joining: int = EMPTY, strength: int = 0
) -> list[float]:
    """By seat: what a conflict is worth with this reinforcement, perhaps with one more knight of a faction."""
    card = state.box.cards[state.card[slot]]
    contenders = _contenders(state, slot, joining, strength)
    missing = card.strength - sum([contender[0] for contender in contenders])
    win = 1.0 if missing <= 0 else _chance_to_win(expected / missing)
    first, second, third = card.points
    # CONFLICT-4, CONFLICT-6: a defeat withholds the highest value.
    ranks = [win * first + (1 - win) * second, win * second + (1 - win) * third, win * third, 0.0]
    overtaken = prices.weights.overtaken if expected else 0.0
    seats = state.box.seats
    worth = [0.0] * seats
    fighting = 0
    for rank, (_, _, holder, knights) in enumerate(contenders):
        seat = owner_of(holder)
        if seat >= seats:
            continue  # TWO-18: points that fall to an ally lapse.
        worth[seat] += (1 - overtaken) * ranks[rank] + overtaken * ranks[rank + 1]
        if is_archer(holder):
            continue
        fighting |= 1 << seat
        if is_second_battle(slot):
            worth[seat] -= (1 - win) * _cost_of_prisoners(prices, state.gold[seat], knights)
        elif prices.left:
            tied_up = prices.weights.tied_up * prices.placement[knights]
            worth[seat] += (1 - win) * (FOUGHT_AGAIN * second - tied_up)
    if state.box.resentment:
        for seat in range(seats):
            if not fighting >> seat & 1:
                worth[seat] -= (1 - win) * prices.dishonor  # RESENT-10
    return worth


def _contenders(state: State, slot: int, joining: int, strength: int) -> list[Contender]:
    contenders: list[Contender] = []
    for place in range(STACKS):
        stack = slot * STACKS + place
        holder = state.stack_faction[stack]
        if holder == EMPTY:
            if joining != EMPTY:
                contenders.append((strength, place, joining, KNIGHT[strength]))
            break
        force = stack_strength(state, stack)
        knights = state.stack_knights[stack]
        if holder == joining:
            force += strength
            knights += KNIGHT[strength]
            joining = EMPTY
        contenders.append((force, place, holder, knights))
    contenders.sort(reverse=True)
    return contenders


def _chance_to_win(share: float) -> float:
    """How likely England wins if this share of what is missing can be expected to come."""
    return share * share / (1 + share * share)


def _cost_of_prisoners(prices: Prices, gold: int, knights: int) -> float:
    """What the knights of a lost second battle cost, ransomed or not (CONFLICT-10)."""
    weights = prices.weights
    cost = 0.0
    for strength in KNIGHTS[knights]:
        lost = weights.placement[strength] * prices.left + weights.strength * strength
        cost += min(lost, strength * prices.gold) if gold >= strength else lost
    return cost
