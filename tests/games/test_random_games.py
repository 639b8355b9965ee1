"""Random whole games with every invariant after every action."""

import json

import pytest

from lancaster import Game, Record
from tests.games.invariants import Books, check
from tests.games.random_play import random_game

CHUNK = 26
CHUNKS = 20


def play_checked(seats: int, seed: int) -> None:
    books: Books | None = None
    actions = 0
    last: Game | None = None
    for game, events in random_game(seats, seed):
        if books is None:
            books = Books(game)
        else:
            books.write(events)
            actions += 1
        data = check(game, books)
        last = game
    assert last is not None
    assert last.over
    assert actions < 1000
    best = max(score.total for score in last.scores)
    assert last.winners == [seat for seat in range(seats) if last.scores[seat].total == best]
    replayed = Record.from_json(json.dumps(last.record().to_json())).replay()
    assert replayed.to_json() == data
    assert len(last.record().actions) == actions


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_keep_every_invariant(seats: int, chunk: int) -> None:
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        play_checked(seats, seed)


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(100))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_many_more_random_games(seats: int, chunk: int) -> None:
    for seed in range(100_000 + chunk * 50, 100_000 + (chunk + 1) * 50):
        play_checked(seats, seed)
