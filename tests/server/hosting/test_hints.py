"""Hints: what a bot would do, from what the seat sees alone, and only where nobody else could mind."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lancaster import Game, Setup
from lancaster.bots.levels import LEVELS
from lancaster.server.hosting import hints
from lancaster.tables import turns
from lancaster.tables.agreement import BOT, PERSON, Agreement
from lancaster.tables.agreement import Seat as At
from lancaster.tables.table import PLAYING, Table
from tests.games.random_play import EVERYTHING, random_game
from tests.server.hosting.test_bots_at_table import SEED, with_odd_bots
from tests.server.serving import Client, Refused, Server, serving

pytestmark = pytest.mark.slow

Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hints"), checked=True) as running:
        yield running


class Asked:
    """Workers that remember the question and weigh two options."""

    def __init__(self) -> None:
        self.questions: list[Json] = []

    async def think(self, level: str, seed: int, view: Json) -> Json:
        self.questions.append({"level": level, "seed": seed, "view": view})
        expected = {"share": 1.0, "lead": 1.0, "chance": 0.5, "sources": {"castles": 2.0}}
        return {"weighed": [{"action": action, **expected} for action in view["options"][:2]]}


def alone(game: Game, seat: int) -> Table:
    """A table at which bots play all other seats."""
    seats = tuple(At(PERSON, "a", "Anna") if place == seat else At(BOT, None, "", "page") for place in range(3))
    return Table("table", Agreement("a", True, game.setup, seats, bot_seed=5), "", status=PLAYING, game=game)


def question(game: Game, seat: int, drafted: bool) -> Json:
    """What a bot is asked for a hint in this game, perhaps after a tentative step of the seat."""
    table = alone(game, seat)
    if drafted:
        # A favor tile follows.
        option = next(action for action in game.decisions[0].options if action.kind == "conflict")
        table.turn = turns.begin(game, seat, [option])
    workers = Asked()
    hint = asyncio.run(hints.hint(table, seat, "earl", workers))  # type: ignore[arg-type]
    assert asyncio.run(hints.hint(table, seat, "earl", workers)) is hint  # type: ignore[arg-type]
    return workers.questions.pop()


def test_a_hint_that_comes_too_late_is_not_taken_for_one_of_the_next_moment() -> None:
    game = Game.deal(Setup(seats=3), 1)
    seat = game.decisions[0].seat
    table = alone(game, seat)

    class Slow(Asked):
        async def think(self, level: str, seed: int, view: Json) -> Json:
            table.memo = {}
            game.play(seat, game.decisions[0].options[0])
            return await super().think(level, seed, view)

    hint = asyncio.run(hints.hint(table, seat, "earl", Slow()))  # type: ignore[arg-type]
    assert len(hint["options"]) == 2
    assert table.memo == {}


def test_a_hint_is_the_same_whatever_the_hidden_truth_is() -> None:
    compared = drafts = 0
    for number, (game, _) in enumerate(random_game(3, 11, **EVERYTHING)):
        if game.over or number % 5:
            continue
        decision = game.decisions[0]
        drafted = any(action.kind == "conflict" for action in decision.options)
        drafts += drafted
        for truth in range(3):
            other = game.determinize(decision.seat, truth)
            other.past.extend(game.past)
            compared += other.to_json() != game.to_json()
            assert question(other, decision.seat, drafted) == question(game, decision.seat, drafted)
    assert compared > 30
    assert drafts > 3


def test_the_best_options_with_reasons_for_the_seat_that_is_asked(server: Server) -> None:
    anna = Client(server, "Anna")
    table = anna.new_table("me", "page", "page", start=True, seed=SEED)
    seat = anna.sit(table, 0)
    seat.wait(lambda: bool(seat.options))
    legal = [option["action"] for option in seat.options]
    for level in LEVELS:
        hint = anna.look(table, 0, "/hint", level=level)
        assert hint["bot"] == level
        assert 1 <= len(hint["options"]) == min(5, hint["considered"])
        assert all(option["action"] in legal for option in hint["options"])
        assert all(option["message"]["id"] == f"action-{option['action']['kind']}" for option in hint["options"])
    assert anna.look(table, 0, "/hint") == hint
    seat.act(hint["options"][0]["action"])
    while seat.options:
        following = anna.look(table, 0, "/hint", level="steward")["options"][0]["action"]
        assert following in [option["action"] for option in seat.options]
        seat.act(following)
    with pytest.raises(Refused, match="409 turn_complete"):
        anna.look(table, 0, "/hint")


def test_no_hint_where_other_people_play_or_nobody_is_asked(server: Server) -> None:
    anna, bert = Client(server, "Anna"), Client(server, "Bert")
    shared = anna.new_table("me", "friend", "page", start=True, seed=SEED)
    alone = anna.new_table("me", "page", start=True, seed=SEED)
    waiting = anna.new_table("me", "page")
    for who, table, seat, level, refusal in (
        (anna, shared, 0, "earl", "403 others_play: A hint is possible only where bots play"),
        (bert, alone, 0, "earl", "403 not_your_seat"),
        (anna, alone, 1, "earl", "403 not_your_seat"),
        (anna, alone, 0, "random", "404 no_bot"),
        (anna, alone, 0, "earl:100", "404 no_bot"),
        (anna, waiting, 0, "earl", "409 not_asked"),
        (Client(server), alone, 0, "earl", "401 not_known"),
    ):
        with pytest.raises(Refused, match=refusal):
            who.look(table, seat, "/hint", level=level)


def test_a_bot_that_finds_nothing_is_a_sentence(tmp_path: Path) -> None:
    with with_odd_bots(tmp_path, "good", "error") as server:
        anna = Client(server, "Anna")
        table = anna.new_table("me", "random", start=True, seed=SEED)
        with pytest.raises(Refused, match="503 no_hint: The bot has found no hint in time"):
            anna.look(table, 0, "/hint", level="steward")
