"""Long chains of public objects, freed from one end; test_memory.py runs this under Python's debugging allocator."""

import copy
from collections.abc import Callable
from typing import Any, Final

from lancaster import Action, Game, IllegalAction, Setup
from lancaster.env.core import Core

LENGTH: Final = 10_000


class Linked:
    """An object of a user's own, as the node of a search tree is."""

    def __init__(self, item: object, rest: object) -> None:
        self.item = item
        self.rest = rest


class Slotted:
    """The same without a dict."""

    __slots__ = ("item", "rest")

    def __init__(self, item: object, rest: object) -> None:
        self.item = item
        self.rest = rest


def _closure(item: object, rest: object) -> Callable[[], tuple[object, object]]:
    return lambda: (item, rest)


LINKS: Final[dict[str, Callable[[object, object], object]]] = {
    "dict": lambda item, rest: {"item": item, "rest": [rest]},
    "list": lambda item, rest: [item, rest],
    "tuple": lambda item, rest: (item, rest),
    "object": Linked,
    "slots": Slotted,
    "closure": _closure,
}


def _played() -> Game:
    """A game with every kind of thing in it, in its second round."""
    game = Game.deal(Setup(seats=3, modules=["court", "resentment", "reward_tiles"], laws="random"), seed=1413)
    while game.round < 2:
        decision = game.decisions[0]
        game.play(decision.seat, decision.options[-1])
    return game


def makers() -> dict[str, Callable[[], object]]:
    """By name: how to make one more object of this kind."""
    game = _played()
    seat = game.decisions[0].seat
    illegal = next(action for action in map(Action, range(1000)) if game.why_not(seat, action) is not None)
    reason = game.why_not(seat, illegal)
    assert reason is not None
    return {
        "game": game.copy,
        "event": lambda: copy.copy(game.opening[0]),
        "action": lambda: Action(illegal.code),
        "decision": lambda: game.decisions[0],
        "options": lambda: game.decisions[0].options,
        "record": game.record,
        "score": lambda: game.scores[0],
        "setup": lambda: Setup(seats=3),
        "reason": lambda: copy.copy(reason),
        "error": lambda: IllegalAction(reason),
        "core": lambda: Core(game.copy()),
    }


def chain(make: Callable[[], object], link: Callable[[object, object], object], length: int) -> object:
    """So many objects, each in front of all the others."""
    rest: object = None
    for _ in range(length):
        rest = link(make(), rest)
    return rest


def through_themselves(length: int) -> None:
    """Chains whose links are objects of the game, in the few places that hold what a user puts there."""
    game = _played()
    seat = game.decisions[0].seat
    games: Any = None
    records: Any = None
    errors: Any = None
    for _ in range(length):
        new, record = game.copy(), game.record()
        new.start = {"rest": games}
        record.start = {"rest": records}
        games, records = new, record
        error = IllegalAction(game.why_not(seat, Action(0)))  # type: ignore[arg-type]
        error.__cause__ = errors
        errors = error


def main() -> None:
    for name, make in makers().items():
        for link in LINKS.values():
            chain(make, link, LENGTH)
        print(name, flush=True)
    through_themselves(LENGTH)
    print("freed")


if __name__ == "__main__":
    main()
