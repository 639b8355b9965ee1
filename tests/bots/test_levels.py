"""The ladder: every level is honest, legal everywhere, deterministic, and says why."""

import json
from collections import Counter

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lancaster import Action, Game, LancasterError, Setup
from lancaster.bots.analysis import forecast
from lancaster.bots.levels import BOTS, LEVELS, Bot, parse
from lancaster.bots.network import slots
from lancaster.bots.network.inference import WEIGHTS, Judged, Network
from lancaster.bots.network.leaves import Encoded
from lancaster.bots.thinking import earl
from lancaster.boxes.box import Box
from lancaster.engine.board.chance import Chance
from lancaster.engine.questions import QUESTIONS
from tests.boxes.changing import boxes
from tests.effort import effort
from tests.games.covering import WITH_READINGS, covering_tables, setup_of
from tests.games.random_play import EVERYTHING, choose_kind_first
from tests.scene import Scene

pytestmark = pytest.mark.slow

QUICK = {level: 0.05 if level == "earl" else 1.0 for level in BOTS}
"""An effort with which a test need not wait."""


def quick(level: str) -> Bot:
    return Bot(level, QUICK[level])


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_knows_its_view_and_nothing_else(level: str) -> None:
    for seats in (2, 3, 5):
        game = Game.deal(Setup(seats=seats, **EVERYTHING), seats)
        chance = Chance(seats)
        for number in range(120):
            seat = game.decisions[0].seat
            if number % 15 == 0:
                truths = [game, game.determinize(seat, 1), game.determinize(seat, 2)]
                answers = [quick(level).think(truth.view(seat), number) for truth in truths]
                assert answers[0] == answers[1] == answers[2]
            game.play(*choose_kind_first(game, chance))
            if game.over:
                break


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_gives_the_same_answer_to_the_same_view_and_seed_over_a_wire(level: str) -> None:
    view = Scene(seats=4, **EVERYTHING).to_place(2).view(2)
    assert quick(level).answer(json.loads(json.dumps(view)), 3) == quick(level).answer(view, 3)


def test_random_takes_every_option() -> None:
    game = Scene(seats=3).court(0, 1).stock(0, squires=0).to_place(0)
    view = game.view(0)
    answers = Counter(str(Action.from_json(Bot("random").answer(view, seed))) for seed in range(400))
    assert set(answers) == {str(option) for option in game.decisions[0].options}


def answers_legally(level: str, setup: Setup, number: int, asked: Counter[str]) -> None:
    """A random game in which a level is asked rare questions always, and the usual ones now and then."""
    game = Game.deal(setup, number)
    chance = Chance(number)
    while not game.over:
        seat, action = choose_kind_first(game, chance)
        decision = game.decision(seat)
        assert decision is not None
        if asked[decision.kind] < 1 or chance.below(200) == 0:
            thought = quick(level).think(game.view(seat), number)
            assert Action.from_json(thought.action) in decision.options
            for weighed in thought.weighed:
                assert Action.from_json(weighed.action) in decision.options
            asked[decision.kind] += 1
        game.play(seat, action)


@pytest.mark.parametrize("level", ["page", "baron", "earl"])
def test_a_level_answers_every_question_legally_wherever_random_play_leads(level: str) -> None:
    """Also where the table reads what can be read in two ways otherwise than we do."""
    asked: Counter[str] = Counter()
    for number, table in enumerate(covering_tables(2, WITH_READINGS)):
        answers_legally(level, setup_of(table), number, asked)
    assert set(asked) == {kind.name for kind in QUESTIONS}


@pytest.mark.parametrize("level", ["page", "steward", "baron", "earl"])
@settings(max_examples=effort(6, 100), suppress_health_check=list(HealthCheck))
@given(box=boxes(), seats=st.sampled_from([2, 3, 4, 5]), number=st.integers(0, 99))
def test_a_level_plays_with_any_box(level: str, box: Box, seats: int, number: int) -> None:
    answers_legally(level, Setup(seats=seats, components=box.sections(), **EVERYTHING), number, Counter())


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_says_what_it_expects_of_its_options(level: str) -> None:
    view = Scene(seats=4, **EVERYTHING).to_place(2).view(2)
    thought = quick(level).think(view, 3)
    assert len(thought.weighed) > 1
    assert thought.action in [weighed.action for weighed in thought.weighed]
    assert sum(weighed.share for weighed in thought.weighed) == pytest.approx(1)
    assert all(0 <= weighed.chance <= 1 for weighed in thought.weighed)
    assert any(weighed.sources for weighed in thought.weighed)
    assert thought.action == quick(level).answer(view, 3)


def test_more_effort_looks_at_more_positions() -> None:
    judged: list[int] = []

    class Counting(Network):
        def judge(self, positions: list[Encoded]) -> Judged:
            judged.append(len(positions))
            return super().judge(positions)

    counting = Counting(slots.from_slots(dict(np.load(WEIGHTS))))
    state = Scene(seats=3).to_place(0).state
    looks = []
    for how_hard in (0.25, 0.5):
        judged.clear()
        earl.choose(counting, state, 0, Chance(1), how_hard)
        looks.append(len(judged))
    assert looks == [1 + earl.VISITS // 4, 1 + earl.VISITS // 2]


def test_the_weights_of_the_network_are_small() -> None:
    assert WEIGHTS.stat().st_size < 2_000_000


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("king", "There is no bot 'king'; there are random, page, bailiff, steward, baron, earl."),
        ("earl:fast", "The effort of a bot is a number from 0.01 to 100, not 'fast'."),
        ("earl:nan", "The effort of a bot is a number from 0.01 to 100, not 'nan'."),
        ("earl:0", "The effort of a bot is a number from 0.01 to 100, not '0'."),
    ],
)
def test_a_bot_is_known_by_its_level_and_effort(name: str, error: str) -> None:
    assert parse("earl:4") == Bot("earl", 4.0)
    assert parse("random") == Bot("random")
    with pytest.raises(LancasterError) as caught:
        parse(name)
    assert str(caught.value) == error


def test_the_end_of_the_game_is_known_and_not_guessed() -> None:
    # With screens, somebody else might still have the gold for a ransom.
    game = Game.deal(Setup(seats=3, holdings="open"), 4)
    chance = Chance(4)
    while not game.over:
        before = game.copy()
        game.play(*choose_kind_first(game, chance))
    assert forecast(game.state)[0] == [score.total for score in game.scores]
    seat = before.decisions[0].seat
    for weighed in Bot("baron").think(before.view(seat), 1).weighed:
        ended = before.copy()
        ended.play(seat, Action.from_json(weighed.action))
        if ended.over:
            rivals = [score.total for other, score in enumerate(ended.scores) if other != seat]
            assert weighed.lead == ended.scores[seat].total - max(rivals)
            assert weighed.chance == (1 / len(ended.winners) if seat in ended.winners else 0)
