"""Worlds made from a view: they look like it, follow from it alone, and differ in what it does not show."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from lancaster import Game, LancasterError, Setup
from lancaster.bots.world import game_from_view
from tests.effort import effort
from tests.games.covering import covering_tables, setup_of
from tests.games.random_play import EVERYTHING, Player, choose, choose_kind_first, play_out
from tests.scene import Scene

pytestmark = pytest.mark.slow

TABLES = covering_tables(2)
OWN_BOX: dict[str, Any] = {
    "supply": {"gold": 30, "squires": 31, "voting_markers": 32},
    "court": {
        "seals": 20, "shields": 2, "archers": 3, "tudor_knights": 3,
        "bishops": {"2": 4, "3": 4, "4": 6, "5": 8},
    },
}  # fmt: skip


def positions(setup: Setup, seed: int, every: int, player: Player) -> Iterator[tuple[int, Game]]:
    for number, (game, _) in enumerate(play_out(setup, seed, player)):
        if number % every == seed % every:
            yield number, game


def viewers(game: Game, number: int) -> set[int]:
    """The seat that is asked, and another one in turn."""
    return {decision.seat for decision in game.decisions[:1]} | {number % game.setup.seats}


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_world_looks_to_its_seat_like_the_view_it_was_made_from(table: int) -> None:
    setup = setup_of(TABLES[table])
    for player in (choose, choose_kind_first):
        for number, game in positions(setup, table, effort(10, 5), player):
            for seat in viewers(game, number):
                world = game_from_view(game.view(seat), number)
                assert world.view(seat) == game.view(seat)
                assert world.decision(seat) == game.decision(seat)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_box_of_somebody_elses_figures_is_respected(seats: int) -> None:
    setup = Setup(seats=seats, components=OWN_BOX, **EVERYTHING)
    for number, game in positions(setup, seats, 7, choose_kind_first):
        for seat in viewers(game, number):
            assert game_from_view(game.view(seat), number).view(seat) == game.view(seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_that_look_the_same_to_a_seat_give_it_the_same_worlds(seats: int) -> None:
    for number, game in positions(Setup(seats=seats, **EVERYTHING), 20 + seats, 9, choose_kind_first):
        for seat in viewers(game, number):
            truths = [game, game.determinize(seat, 1), game.determinize(seat, 2)]
            worlds = [game_from_view(truth.view(seat), number).to_json() for truth in truths]
            assert worlds[0] == worlds[1] == worlds[2]


def test_a_view_that_went_over_a_wire_gives_the_same_world_and_is_left_as_it_is() -> None:
    for number, game in positions(Setup(seats=4, **EVERYTHING), 3, 9, choose_kind_first):
        for seat in viewers(game, number):
            sent = json.dumps(game.view(seat))
            received = json.loads(sent)
            assert game_from_view(received, 5).to_json() == game_from_view(game.view(seat), 5).to_json()
            assert json.dumps(received) == sent


def test_the_seed_deals_what_the_seat_cannot_know() -> None:
    game = Scene(seats=4, **EVERYTHING).stock(1, gold=4, squires=5).stock(2, gold=3).game
    worlds = [game_from_view(game.view(0), seed).to_json() for seed in range(30)]
    for key in ("conflict_pile", "law_pile", "tile_bag"):
        assert len({json.dumps(world[key]) for world in worlds}) > 5
    assert len({json.dumps([player["gold"] for player in world["players"]]) for world in worlds}) > 5
    assert {sum(player["gold"] for player in world["players"]) for world in worlds} == {2 + 4 + 3 + 2}


@pytest.mark.parametrize("asked", [0, 1])
def test_stocks_as_large_as_they_can_be_are_dealt(asked: int) -> None:
    game = Scene(seats=3).stock(1, gold=999, squires=999).stock(2, gold=999, squires=999).to_place(asked)
    assert game_from_view(game.view(0), 1).view(0) == game.view(0)


@pytest.mark.parametrize("viewer", [None, 7])
def test_what_is_not_the_view_of_a_seat_is_refused(viewer: int | None) -> None:
    view: Any = {**Scene(seats=3).game.view(None), "seat": viewer}
    state: Any = Scene(seats=3).game.to_json()
    with pytest.raises(LancasterError):
        game_from_view(view, 1)
    with pytest.raises(LancasterError):
        game_from_view(state, 1)
