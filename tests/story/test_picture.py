"""Beats change the picture of every viewer as the game changes its view, and nothing that the viewer may not know."""

import inspect
from typing import Any

import pytest

from lancaster import Game, Setup
from lancaster.engine.board.chance import Chance
from lancaster.engine.knowledge import hidden
from lancaster.engine.vocabulary.events import EVENT_KINDS
from lancaster.story.beats import chapter_of, deal_of, play, tell
from lancaster.story.picture import Picture, fold
from tests.games.covering import covering_tables, every_table, setup_of
from tests.games.random_play import Player, choose, choose_kind_first

pytestmark = pytest.mark.slow

PLAYERS: list[Player] = [choose, choose_kind_first]
TABLES = covering_tables(2)
"""They show every allowed choice for every two things that a table agrees on."""
CHUNKS = 4
GAMES = 2 * len(TABLES)
LONG_GAMES = 5_000
LONG_CHUNK = 250


def follow(setup: Setup, seed: int) -> None:
    """Play a game, and let every seat and a spectator fold its beats into the view that each began with."""
    game = Game.deal(setup, seed)
    chance = Chance(seed)
    viewers = [None, *range(setup.seats)]
    views: dict[int | None, dict[str, Any]] = {viewer: {**hidden.view(game.state, viewer)} for viewer in viewers}
    picture = Picture(game.state.box, hidden.picture(game.state))
    while not game.over:
        chapter = chapter_of(game)
        step = play(game, *PLAYERS[seed % 2](game, chance))
        beats = tell([step], chapter, setup)
        assert sorted(map(id, step.events)) == sorted(id(event) for beat in beats for event in beat.events)
        changes = [picture.follow(beat.events) for beat in beats]
        for viewer in viewers:
            for beat in changes:
                seen = [(path, value) for path, value, owner in beat if owner in (None, viewer)]
                views[viewer] = fold(views[viewer], seen)
            # Nobody hears of a vote before all are in, so nothing can be compared before.
            if beats:
                assert {**views[viewer], "agenda": None} == {**hidden.view(game.state, viewer), "agenda": None}


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_beats_add_up_to_what_every_viewer_sees(chunk: int) -> None:
    for seed in range(chunk, GAMES, CHUNKS):
        follow(setup_of(TABLES[seed // 2 % len(TABLES)]), seed)


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, LONG_GAMES, LONG_CHUNK))
def test_beats_add_up_at_every_table_there_can_be(first: int) -> None:
    tables = every_table()
    for seed in range(first, first + LONG_CHUNK):
        follow(setup_of(tables[seed * len(tables) // LONG_GAMES]), 100_000 + seed)


def test_every_handler_is_called_by_the_name_of_an_event() -> None:
    methods = [(name, method) for name, method in vars(Picture).items() if callable(method) and name[:2] != "__"]
    handlers = {
        name.removeprefix("_")
        for name, method in methods
        if list(inspect.signature(method).parameters)[2:3] == ["values"]
    }
    # What knights do who are placed and those who come by a passage.
    handlers.remove("join")
    assert len(handlers) > 40
    assert handlers <= {kind.name for kind in EVENT_KINDS}


def test_a_fold_leaves_the_old_view_as_it_was_and_shares_what_it_does_not_touch() -> None:
    before: dict[str, Any] = {
        "round": 1,
        "players": [{"gold": 1, "points": {}}, {"gold": 2, "points": {}}],
        "laws": ["LAW-B0-1"],
    }
    changes = [("players.0.points", {"conflicts": 1}), ("players.0.points.castles", 2), ("players.0.gold", None)]
    after = fold(before, changes)
    assert after["players"][0] == {"gold": None, "points": {"conflicts": 1, "castles": 2}}
    assert before["players"][0] == {"gold": 1, "points": {}}
    assert changes[0] == ("players.0.points", {"conflicts": 1})
    assert after["players"][1] is before["players"][1]
    assert after["laws"] is before["laws"]


def test_the_deal_has_beats_of_its_own() -> None:
    game = Game.deal(Setup(seats=3), 1413)
    (first, *_) = tell([deal_of(game)], chapter_of(game), game.setup)
    assert first.events[0].kind == "dealt"
