"""What a seat can foresee of its own step: the worlds it may be in, and whether what follows depends on which it is.

The worlds are made from what the seat knows alone, so nothing that is found out in them can tell it anything.
"""

from typing import Final

from lancaster.engine.board.state import OVER, State
from lancaster.engine.board.stocks import MOST_PIECES
from lancaster.engine.errors import LancasterError
from lancaster.engine.game import Game
from lancaster.engine.knowledge.hidden import asked_alone, groups_of, sees_stock
from lancaster.engine.rules.rewards import asks_for_most_gold
from lancaster.engine.vocabulary.actions import Action
from lancaster.engine.vocabulary.events import Event

FREE: Final = 0
"""The seat is asked again, and knows what."""
HANDS_OVER: Final = 1
"""Everything that follows is known, up to somebody else's answer."""
REVEALS: Final = 2
"""What follows depends on something that the seat does not know."""
BARRIERS: Final[list[str | None]] = [None, "hands_over", "reveals"]


def worlds(game: Game, seat: int) -> list[Game]:
    """Games that look the same to the seat that is asked, as different as can be in all that it does not know."""
    state = game.state
    if asked_alone(state) != seat:
        raise LancasterError(f"Seat {seat} is not asked for a step of its own.")
    others = _others(state, seat)
    return [Game(_extreme(state, seat, others, number)) for number in range(max(2, len(others)))]


def stocks(state: State, seat: int) -> list[State]:
    """What any seat, asked or not, must reckon with behind the screens: one has everything, or all have alike."""
    others = _others(state, seat)
    if not others:
        return [state]
    alike = state.copy()
    _level(alike.gold, others)
    _level(alike.squires, others)
    if state.box.regal:
        _level(alike.regal.seals, others)
        _level(alike.regal.seal_tiles, others)
        _level(alike.regal.dishonor, others)
    return [alike] + [_extreme(state, seat, others, number) for number in range(len(others))]


def _others(state: State, seat: int) -> list[int]:
    """The seats behind whose screens this one does not see."""
    return [other for other in range(state.box.seats) if not sees_stock(state, seat, other)]


def _extreme(state: State, seat: int, others: list[int], number: int) -> State:
    """One of the others has all that they have together, and the piles lie in one order or the other."""
    new = state.copy()
    if others:
        first = number % len(others)
        others = others[first:] + others[:first]
        # LAW-B0-1: who is asked has the most gold, so he knows that nobody has more.
        has_most = asked_alone(state) == seat and asks_for_most_gold(state)
        _heap(new.gold, others, state.gold[seat] if has_most else MOST_PIECES)
        _heap(new.squires, others, MOST_PIECES)
        if state.box.regal and state.phase != OVER:
            _heap(new.regal.seals, others, MOST_PIECES)
            _heap(new.regal.seal_tiles, others, MOST_PIECES)
            _heap(new.regal.dishonor, others, MOST_PIECES)
    backwards = number % 2 == 1
    new.conflict_pile = sorted(state.conflict_pile, reverse=backwards)
    new.law_pile = [law for group in groups_of(state.law_pile) for law in sorted(group, reverse=backwards)]
    if state.box.reward_tiles:
        new.tile_bag = state.tile_bag[: state.round] + sorted(state.tile_bag[state.round :], reverse=backwards)
    return new


def _heap(stock: list[int], others: list[int], most: int) -> None:
    total = 0
    for other in others:
        total += stock[other]
    for other in others:
        stock[other] = min(total, most)
        total -= stock[other]


def _level(stock: list[int], others: list[int]) -> None:
    total = 0
    for other in others:
        total += stock[other]
    for place, other in enumerate(others):
        stock[other] = (total + place) // len(others)


def take(before: list[Game], seat: int, action: Action, only_look: bool = False) -> tuple[int, list[Game], list[Event]]:
    """The barrier that a step crosses, the worlds after it, and what the seat sees of it in the first of them.

    A step that reveals something is not taken further than that. Worlds that nobody goes on with need not list the
    placements of the others.
    """
    after: list[Game] = []
    first: list[Event] = []
    barrier = FREE
    for world in before:
        world = world.copy()
        if only_look:
            world.state.explored_by = seat
        seen = _visible(world.play(seat, action), seat)
        if not after:
            first = seen
            barrier = FREE if asked_alone(world.state) == seat else HANDS_OVER
        elif (
            seen != first
            or world.state.agenda != after[0].state.agenda
            or (barrier == FREE and world.state.options != after[0].state.options)
        ):
            return REVEALS, after, first
        after.append(world)
    return barrier, after, first


def barrier(before: list[Game], seat: int, action: Action) -> str | None:
    """What the seat must be told before it takes this step: that it hands over or reveals something, or nothing."""
    return BARRIERS[take(before, seat, action, only_look=True)[0]]


def _visible(told: list[Event], seat: int) -> list[Event]:
    return [event for event in told if event.visible_to(seat)]
