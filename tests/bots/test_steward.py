"""The steward: legal, honest and sensible, and far better than chance."""

from collections import Counter
from typing import Any

import pytest

from lancaster import Action, Game, Setup
from lancaster.bots.levels import Bot
from lancaster.bots.thinking import steward
from lancaster.engine.board.chance import Chance
from lancaster.engine.questions import QUESTIONS
from lancaster.simulation import play
from tests.games.covering import covering_tables, setup_of
from tests.games.random_play import EVERYTHING, choose_kind_first
from tests.scene import Scene, vote

pytestmark = pytest.mark.slow

NEW_LAWS: dict[str, Any] = {"laws": ("new",) * 5}


def best(game: Game, seat: int = 0) -> str:
    """What the steward thinks best in a hand-made position."""
    return str(Action(steward.choose(game.state, seat, Chance(1), 0.0).option))


# --- legal in every position ------------------------------------------------------------------------------------------


def test_the_steward_answers_every_question_legally_wherever_random_play_leads() -> None:
    asked: Counter[str] = Counter()
    for number, table in enumerate(covering_tables(2)):
        game = Game.deal(setup_of(table), number)
        chance = Chance(number)
        while not game.over:
            seat, action = choose_kind_first(game, chance)
            if chance.below(4) == 0:
                decision = game.decision(seat)
                assert decision is not None
                chosen = Action.from_json(Bot("steward").answer(game.view(seat), number))
                assert chosen in decision.options
                asked[decision.kind] += 1
                if chance.below(2):
                    action = chosen
            game.play(seat, action)
    assert set(asked) == {kind.name for kind in QUESTIONS}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_stewards_finish_their_games_with_everything(seats: int) -> None:
    game = play(Setup(seats=seats, **EVERYTHING), 30 + seats, ["steward"] * seats)
    assert game.over
    assert game.record().replay().to_json() == game.to_json()


# --- strength ---------------------------------------------------------------------------------------------------------


def wins(setup: Setup, games: int) -> int:
    """Games that one steward among random players wins alone, at each seat in turn."""
    won = 0
    for number in range(games):
        bots = ["random"] * setup.seats
        bots[number % setup.seats] = "steward"
        won += play(setup, 500 + number // setup.seats, bots).winners == [number % setup.seats]
    return won


def test_the_steward_beats_random_at_two() -> None:
    assert wins(Setup(seats=2), 20) >= 19


@pytest.mark.parametrize(("seats", "options"), [(2, EVERYTHING), (3, {}), (4, EVERYTHING), (5, {})])
def test_the_steward_beats_random_at_other_tables(seats: int, options: dict[str, Any]) -> None:
    assert wins(Setup(seats=seats, **options), 6) >= 5


# --- sense ------------------------------------------------------------------------------------------------------------


def test_the_strongest_knight_goes_where_only_he_can_go() -> None:
    game = Scene(seats=3, round=5).court(0, 4).stock(0, squires=0).conflict("U1", 3).conflict("U2", 3).to_place(0)
    assert best(game) == "county G k4"


def test_a_conflict_that_one_more_knight_wins_is_won() -> None:
    scene = Scene(seats=3, round=5).court(0, 1).court(1).court(2).stock(0, gold=0, squires=0).favors()
    scene.county("B", 1, 1, squires=9).county("H", 1, 1, squires=9).county("I", 2, 1, squires=9)
    game = scene.conflict("U1", 8, (1, [3]), (0, [4])).conflict("U2", 3).to_place(0)
    assert best(game) == "conflict U1 k1"


def test_a_rival_is_expelled_from_a_county_that_is_worth_it() -> None:
    scene = Scene(seats=2, round=4).court(0, 4).court(1).court(2).court(3).stock(0, squires=1).county("G", 1, 4)
    assert best(scene.to_place(0)) == "county G k4 +1"


@pytest.mark.parametrize(
    ("law", "chosen"), [("LAW-B4-1", "buy_points 7"), ("LAW-B4-2", "sell_squires 6"), ("LAW-B1-2", "trade 6")]
)
def test_what_will_be_worth_nothing_is_sold_for_points(law: str, chosen: str) -> None:
    game = Scene(seats=3, round=5).stock(0, gold=7, squires=6).court(0).to_apply(law)
    assert best(game) == chosen


def test_gold_that_pays_for_a_nobleman_and_the_reward_is_paid() -> None:
    scene = Scene(seats=3, round=5).stock(0, gold=3).noblemen(0, "ABCD").noblemen_in("G", "I", 2)
    scene.extensions(1, 1, 2).extensions(2, 1, 2)
    assert best(scene.county("G", 0, 4).to_counties()) == "reward G both"


def test_the_markers_go_to_the_law_that_matters() -> None:
    """Only seat 0 has three counties, and nobody gets anything from the other laws."""
    scene = Scene(seats=3).stock(0, markers=3).court(0).county("A", 0, 2).county("B", 0, 1).county("C", 0, 3)
    scene.laws("LAW-B4-3", "LAW-B3-3", "LAW-B3-4").proposals("LAW-B3-2", "LAW-B3-1", "LAW-B2-4")
    game = scene.to_vote()
    assert best(game) in ("vote yes 2", "vote yes 3")
    assert best(game, 1) == "vote no 1"
    assert best(game, 2) == "vote no 1"


def test_no_marker_goes_to_a_law_that_means_nothing() -> None:
    scene = Scene(seats=3).stock(0, markers=5)
    game = scene.laws("LAW-B4-3", "LAW-B3-3", "LAW-B3-4").proposals("LAW-B2-4", "LAW-B3-1", "LAW-B3-2").to_vote()
    assert best(game).endswith(" 0")


def test_the_last_vote_gets_what_is_left_as_far_as_it_can_matter() -> None:
    scene = Scene(seats=3, round=5).stock(0, markers=4, gold=9).stock(1, markers=4, gold=0).stock(2, markers=4, gold=0)
    scene.laws("LAW-B3-2", "LAW-B4-3", "LAW-B3-3").proposals("LAW-B3-1", "LAW-B3-4", "LAW-B4-1")
    game = scene.to_vote()
    for _ in range(2):
        vote(game, "no 0", "no 0", "no 0")
    assert best(game) == "vote yes 4"


def test_a_dishonored_steward_drops_a_knight_into_the_tower_when_he_has_nothing_better() -> None:
    scene = Scene(seats=4, round=5, modules=("resentment",)).dishonor(0, 6).dishonor(1, 6).track(8).court(0, 1)
    scene.stock(0, gold=0, squires=0).conflict("U1", 3, (1, [2]), (2, [2]), (3, [2]))
    scene.conflict("U2", 3, (1, [1]), (2, [1]), (3, [1]))
    scene.county("B", 1, 1, squires=9).county("H", 2, 1, squires=9).county("I", 3, 1, squires=9)
    assert best(scene.to_place(0)) == "tower k1"


def test_the_chancellor_is_worth_a_voting_marker() -> None:
    scene = Scene(seats=3, round=5, modules=("court",)).court(0).bishops(0, 2).seals(0, 3)
    assert best(scene.to_place(0)).startswith("office chancellor")


def test_nobody_withdraws_a_knight_whose_county_is_worth_its_tax() -> None:
    scene = Scene(seats=3, **NEW_LAWS).stock(0, gold=2).county("A", 0, 2).county("G", 0, 4)
    assert best(scene.to_apply("LAW-N2-4")) == "county_tax A G"
