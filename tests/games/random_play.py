"""Random players for tests: reproducible, and independent of Python's own random module."""

import hashlib
import json
from collections.abc import Iterator

from lancaster import Action, Event, Game, Setup
from lancaster.engine.chance import Chance


def choose(game: Game, chance: Chance) -> tuple[int, Action]:
    """A seat that is asked, and one of its options, at random."""
    decisions = game.decisions
    decision = decisions[chance.below(len(decisions))]
    return decision.seat, decision.options[chance.below(len(decision.options))]


def random_game(seats: int, seed: int, **options: str) -> Iterator[tuple[Game, list[Event]]]:
    """A whole game: the deal with its first events, then the game after every action with its events.

    It is the same game every time; a test that changes it or keeps it takes a copy.
    """
    game = Game.deal(Setup(seats=seats, **options), seed)
    chance = Chance(seed + 1_000_003 * seats)
    yield game, game.opening
    while not game.over:
        yield game, game.play(*choose(game, chance))


def digest(seats: int, seeds: range) -> str:
    """A fingerprint of everything that happens in these games: every event, option and final state."""
    hasher = hashlib.sha256()
    for seed in seeds:
        for game, events in random_game(seats, seed):
            hasher.update(json.dumps([event.to_json() for event in events]).encode())
            hasher.update(repr([decision.options for decision in game.decisions]).encode())
        hasher.update(json.dumps(game.to_json()).encode())
    return hasher.hexdigest()


if __name__ == "__main__":
    import lancaster.engine

    print(lancaster.engine.COMPILED, *(digest(seats, range(12)) for seats in (2, 3, 4, 5)))
