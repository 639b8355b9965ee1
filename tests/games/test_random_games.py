"""Random whole games with every invariant after every action, at tables that cover what a table can agree on."""

import json

import pytest

from lancaster import Action, Game, Record, Setup
from lancaster.engine.board.chance import Chance
from tests.effort import effort
from tests.games.books import Books
from tests.games.covering import WITH_READINGS, covering_tables, every_table, setup_of
from tests.games.invariants import check, check_end, check_reading, check_redeal
from tests.games.random_play import Player, choose, choose_kind_first, play_out

pytestmark = pytest.mark.slow

READ_EVERY = 3
TWIN_EVERY = 12 * READ_EVERY
REDEAL_EVERY = 11
PLAYERS: list[Player] = [choose, choose_kind_first]

TABLES = covering_tables(3)
"""They show every allowed choice for every three things that a table agrees on."""
READING_TABLES = covering_tables(2, WITH_READINGS)
"""They show every choice of readings together with each other, and each with everything else."""
GAMES_PER_TABLE = effort(2, 18)
"""By both players in turn."""
BASE_GAMES = effort(8, 130)
"""For each number of seats."""
LONG_CHUNK = 250
LONG_GAMES = 50_000


def play_checked(setup: Setup, seed: int, player: Player = choose) -> None:
    """One whole game with every invariant.

    Reading a state back costs ten times as much as all other checks together, so only some positions are read and
    redealt; the seed says which, so that over many games every moment has its turn. Now and then the game that was
    read becomes a twin, in which everything must go on as in the original.
    """
    books: Books | None = None
    twin: Game | None = None
    for number, (game, events) in enumerate(play_out(setup, seed, player)):
        if books is None:
            books = Books(game)
        else:
            books.write(events)
        if twin is not None:
            assert twin.play(game.past[-1] & 7, Action(game.past[-1] >> 3)) == events
        data = check(game, books)
        if number % READ_EVERY == seed % READ_EVERY:
            read = check_reading(game, data)
            if number % TWIN_EVERY == seed % TWIN_EVERY:
                twin = read
        if number % REDEAL_EVERY == seed % REDEAL_EVERY:
            redealt = check_redeal(game, number % setup.seats, seed)
            if number // REDEAL_EVERY == seed % 10:
                _play_on(redealt, seed, player)
    assert game.over
    assert number < 1000
    check_end(game, data)
    record = game.record()
    assert len(record.actions) == number
    assert Record.from_json(json.dumps(record.to_json())).replay().to_json() == data


def _play_on(game: Game, seed: int, player: Player) -> None:
    """A redealt game can be played like any other; its end is a possible state."""
    chance = Chance(seed)
    while not game.over:
        game.play(*player(game, chance))
    data = game.to_json()
    assert Game.from_json(data).to_json() == data
    check_end(game, data)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_random_games_at_a_covering_set_of_tables_keep_every_invariant(table: int) -> None:
    setup = setup_of(TABLES[table])
    for seed in range(table * GAMES_PER_TABLE, (table + 1) * GAMES_PER_TABLE):
        play_checked(setup, seed, PLAYERS[seed % 2])


@pytest.mark.parametrize("table", range(len(READING_TABLES)))
def test_random_games_with_other_readings_keep_every_invariant(table: int) -> None:
    setup = setup_of(READING_TABLES[table])
    for seed in range(table * GAMES_PER_TABLE, (table + 1) * GAMES_PER_TABLE):
        play_checked(setup, seed, PLAYERS[seed % 2])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_of_the_base_game_keep_every_invariant(seats: int) -> None:
    for seed in range(BASE_GAMES):
        play_checked(Setup(seats=seats), seed, PLAYERS[seed % 2])


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, LONG_GAMES, LONG_CHUNK))
def test_many_more_random_games_at_every_table_there_can_be(first: int) -> None:
    tables = every_table()
    for game in range(first, first + LONG_CHUNK):
        play_checked(setup_of(tables[game % len(tables)]), 100_000 + game, PLAYERS[game % 2])
