"""Random players for tests: reproducible, and independent of Python's own random module."""

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any

from lancaster import Action, Event, Game, Setup
from lancaster.bots.levels import RANDOM
from lancaster.engine.board.chance import Chance
from lancaster.simulation import play

EVERYTHING: dict[str, Any] = {"modules": ("court", "resentment", "reward_tiles"), "laws": "random"}
"""The options of a table that plays with all there is."""
Player = Callable[[Game, Chance], tuple[int, Action]]


def choose(game: Game, chance: Chance) -> tuple[int, Action]:
    """A seat that is asked, and one of its options, at random."""
    decisions = game.decisions
    decision = decisions[chance.below(len(decisions))]
    return decision.seat, decision.options[chance.below(len(decision.options))]


def choose_kind_first(game: Game, chance: Chance) -> tuple[int, Action]:
    """A seat that is asked, a kind of answer, and one of that kind: rare kinds are as likely as common ones.

    Otherwise the many ways to support a lord would crowd out the treasury, the tower and the conflicts.
    """
    decisions = game.decisions
    decision = decisions[chance.below(len(decisions))]
    options = list(decision.options)
    kinds = sorted({action.kind for action in options})
    kind = kinds[chance.below(len(kinds))]
    of_kind = [action for action in options if action.kind == kind]
    return decision.seat, of_kind[chance.below(len(of_kind))]


def play_out(setup: Setup, seed: int, player: Player = choose) -> Iterator[tuple[Game, list[Event]]]:
    """A whole game: the deal with its first events, then the game after every action with its events.

    It is the same game every time; a test that changes it or keeps it takes a copy.
    """
    game = Game.deal(setup, seed)
    chance = Chance(seed + 1_000_003 * setup.seats)
    yield game, game.opening
    while not game.over:
        yield game, game.play(*player(game, chance))


def random_game(seats: int, seed: int, **options: Any) -> Iterator[tuple[Game, list[Event]]]:
    """A whole game of players who choose blindly, at a table with these options."""
    return play_out(Setup(seats=seats, **options), seed)


def digest(seats: int, seeds: range, **options: Any) -> str:
    """A fingerprint of everything that happens in these games: every event, option and final state."""
    hasher = hashlib.sha256()
    for seed in seeds:
        for player in (choose, choose_kind_first):
            for game, events in play_out(Setup(seats=seats, **options), seed, player):
                hasher.update(json.dumps([event.to_json() for event in events]).encode())
                hasher.update(repr([decision.options for decision in game.decisions]).encode())
            hasher.update(json.dumps(game.to_json()).encode())
    return hasher.hexdigest()


def digests() -> list[str]:
    """The fingerprints that every process and build must agree on."""
    return [digest(seats, range(6), **options) for options in ({}, EVERYTHING) for seats in (2, 3, 4, 5)]


if __name__ == "__main__":
    import lancaster.engine

    print(lancaster.engine.COMPILED, *digests())


def play_random(setup: Setup, seed: int, notify: Callable[[list[Event]], object] | None = None) -> Game:
    """A finished game in which every seat picks any legal answer; the seed decides everything."""
    return play(setup, seed, [RANDOM] * setup.seats, notify)
