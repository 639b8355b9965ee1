"""What a seat can foresee of its step: what it is shown is true, and it is told nothing that it does not know."""

from collections import Counter
from typing import Any

import pytest

from lancaster import Action, Game, Setup, messages
from lancaster.engine.board.chance import Chance
from lancaster.engine.errors import LancasterError
from lancaster.engine.knowledge import foresight
from lancaster.engine.knowledge.foresight import FREE, HANDS_OVER, REVEALS
from tests.games.random_play import EVERYTHING, choose, choose_kind_first

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, EVERYTHING),
    (3, EVERYTHING),
    (4, {**EVERYTHING, "supply": "limited"}),
    (5, EVERYTHING),
    (3, {"laws": "random"}),
    (5, {"supply": "limited"}),
    (3, {**EVERYTHING, "holdings": "open"}),
    (4, {"modules": ("resentment", "reward_tiles"), "laws": "random"}),
    (4, {"modules": ("court",), "laws": "random"}),
]


def shown(game: Game, seat: int) -> dict[str, Any]:
    """All that a seat is shown of a game, the questions to others in words included."""
    return {**game.view(seat), "questions": [messages.decision(asked, game, seat) for asked in game.decisions]}


def check_step(game: Game, worlds: list[Game], seat: int, action: Action) -> tuple[int, list[Game]]:
    """Take a step in what the seat foresees and in truth, and see that the one is as the other where it must be."""
    before = [shown(world, seat) for world in worlds]
    assert all(view == shown(game, seat) for view in before)
    barrier, after, seen = foresight.take(worlds, seat, action)
    assert [shown(world, seat) for world in worlds] == before
    happened = game.play(seat, action)
    asked = [decision.seat for decision in game.decisions]
    voting = bool(asked) and game.decisions[0].kind == "vote"
    if barrier != REVEALS:
        assert [event for event in happened if event.visible_to(seat)] == seen
        assert all(shown(world, seat) == shown(game, seat) for world in after)
        assert (barrier == FREE) == (asked == [seat] and not voting)
    return barrier, after


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_seat_foresees_comes_true(seats: int, options: dict[str, Any], seed: int) -> None:
    game = Game.deal(Setup(seats=seats, **options), seed)
    chance = Chance(seed)
    player = (choose, choose_kind_first)[seed % 2]
    worlds: list[Game] = []
    while not game.over:
        seat, action = player(game, chance)
        if game.decisions[0].kind == "vote":
            game.play(seat, action)
            continue
        barrier, after = check_step(game, worlds or foresight.worlds(game, seat), seat, action)
        # As in a tentative turn: after a free step the worlds are made anew from what the seat has seen.
        worlds = foresight.worlds(after[0], seat) if barrier == FREE else []


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_barrier_of_a_step_tells_nothing_about_what_is_hidden(seats: int, options: dict[str, Any]) -> None:
    game = Game.deal(Setup(seats=seats, **options), 3)
    chance = Chance(3)
    found: Counter[str | None] = Counter()
    while not game.over:
        decision = game.decisions[0]
        if decision.kind != "vote" and len(game.past) % 4 == 0:
            other = game.determinize(decision.seat, len(game.past))
            mine, theirs = (foresight.worlds(truth, decision.seat) for truth in (game, other))
            for action in list(decision.options)[:40]:
                barrier = foresight.barrier(mine, decision.seat, action)
                assert barrier == foresight.barrier(theirs, decision.seat, action)
                found[barrier] += 1
        game.play(*choose_kind_first(game, chance))
    assert found["reveals"] < found["hands_over"]


def test_only_the_seat_that_is_asked_for_a_step_of_its_own_foresees_anything() -> None:
    game = Game.deal(Setup(seats=3), 1)
    asked = game.decisions[0].seat
    with pytest.raises(LancasterError, match="is not asked"):
        foresight.worlds(game, (asked + 1) % 3)
    chance = Chance(1)
    while game.decisions[0].kind != "vote":
        game.play(*choose(game, chance))
    with pytest.raises(LancasterError, match="is not asked"):
        foresight.worlds(game, 0)
    while not game.over:
        game.play(*choose(game, chance))
    with pytest.raises(LancasterError, match="is not asked"):
        foresight.worlds(game, 0)


def test_the_names_of_the_barriers() -> None:
    assert [foresight.BARRIERS[barrier] for barrier in (FREE, HANDS_OVER, REVEALS)] == [None, "hands_over", "reveals"]
