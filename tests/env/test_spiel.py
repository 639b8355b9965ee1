"""The OpenSpiel game passes OpenSpiel's own tests; docs/environments.md says how to run this."""

import json
import pickle
import random
from typing import Any

import numpy as np
import pytest

from lancaster import LancasterError
from tests.env.test_interrupts import interrupt_everywhere

NAME = "python_lancaster"
EVERYTHING = f"{NAME}(players=2,modules=court+resentment+reward_tiles,laws=random,deals=16)"
LARGE = f"{NAME}(players=4,modules=court+resentment+reward_tiles,laws=random)"

pytestmark = pytest.mark.long


@pytest.fixture
def pyspiel() -> Any:
    """OpenSpiel with our game in it; only here, because the usual tests do without the library."""
    library = pytest.importorskip("pyspiel")
    import lancaster.env.spiel  # noqa: F401

    return library


def _states(game: Any, seed: int) -> Any:
    """Every state of a random game after its deal; the last one is over."""
    choose = random.Random(seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    yield state
    while not state.is_terminal():
        state.apply_action(choose.choice(state.legal_actions()))
        yield state


def _vote(game: Any, seed: int) -> Any:
    """The state in which the first vote of a random game begins."""
    return next(state for state in _states(game, seed) if state.core.game.decisions[0].kind == "vote").clone()


@pytest.mark.parametrize("game", [NAME, EVERYTHING, f"{NAME}(players=3,supply=limited,holdings=open)"])
def test_openspiel_approves(pyspiel: Any, game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_can_be_written(pyspiel: Any) -> None:
    generate_playthrough = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    text = generate_playthrough.playthrough(f"{NAME}(players=2)", [5, 0, 0], seed=1)
    assert "InformationStateString(0)" in text
    assert "provides_information_state_tensor = False" in text


def test_every_choice_of_a_set_up_has_a_parameter(pyspiel: Any, tmp_path: Any) -> None:
    setup = pyspiel.load_game(f"{NAME}(players=3,supply=limited,holdings=open)").setup
    assert (setup.seats, setup.supply, setup.holdings) == (3, "limited", "open")
    setup = pyspiel.load_game(f"{NAME}(players=5,modules=court+resentment,laws=base+new+king+king+base)").setup
    assert (setup.modules, setup.laws) == ({"court", "resentment"}, ("base", "new", "king", "king", "base"))
    figures = tmp_path / "mine.toml"
    figures.write_text("[supply]\ngold = 77\nsquires = 66\nvoting_markers = 55\n", encoding="utf-8")
    game = pyspiel.load_game(NAME, {"components": str(figures)})
    assert game.setup.components.overrides == {"supply": {"gold": 77, "squires": 66, "voting_markers": 55}}
    assert pyspiel.load_game(str(game)).setup == game.setup
    rules = f"{NAME}(readings=placed:counties_castle_conflicts+last_markers:nowhere)"
    assert pyspiel.load_game(rules).setup.readings == {"placed": "counties_castle_conflicts", "last_markers": "nowhere"}
    with pytest.raises(LancasterError, match="holdings must be hidden or open"):
        pyspiel.load_game(f"{NAME}(holdings=secret)")


def test_a_clone_goes_on_alone(pyspiel: Any) -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    state.apply_action(5)
    before = str(state), state.information_state_string(0)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert (str(state), state.information_state_string(0)) == before
    assert str(twin) != before[0]
    assert len(state.observation_tensor(0)) == len(twin.observation_tensor(1))


def test_games_and_states_can_be_written_and_read(pyspiel: Any) -> None:
    game = pyspiel.load_game(LARGE)
    twin = pickle.loads(pickle.dumps(game))
    assert (str(twin), twin.setup) == (str(game), game.setup)
    assert twin.new_initial_state().is_chance_node()
    for number, state in enumerate([game.new_initial_state(), *_states(game, 2)]):
        if number % 40 and not state.is_terminal():
            continue
        resampled = state.resample_from_infostate(0, random.Random(number).random)
        for one in (state, resampled):
            text = pyspiel.serialize_game_and_state(game, one)
            for read in (pyspiel.deserialize_game_and_state(text)[1], pickle.loads(pickle.dumps(one))):
                assert str(read) == str(one)
                assert read.history() == one.history()
                assert read.legal_actions() == one.legal_actions()
                assert str(read.clone()) == str(one)
                assert [read.information_state_string(player) for player in range(4)] == [
                    one.information_state_string(player) for player in range(4)
                ]


def test_an_illegal_action_is_refused_and_changes_nothing(pyspiel: Any) -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    state.apply_action(5)
    before = str(state), state.history()
    with pytest.raises(LancasterError, match="The action id 981 is not legal for player"):
        state.apply_action(981)
    assert (str(state), state.history()) == before


@pytest.mark.parametrize("game", [NAME, EVERYTHING, LARGE])
def test_resampled_states_look_the_same_to_the_player_and_to_nobody_else(pyspiel: Any, game: str) -> None:
    loaded = pyspiel.load_game(game)
    players = loaded.num_players()
    hidden = 0
    for number, state in enumerate(_states(loaded, 7)):
        player = max(0, state.current_player()) if number % 2 else number % players
        if number % 5 > 1:
            continue
        new = state.resample_from_infostate(player, random.Random(number).random)
        assert new.information_state_string(player) == state.information_state_string(player)
        assert new.observation_string(player) == state.observation_string(player)
        assert new.observation_tensor(player) == state.observation_tensor(player)
        assert new.current_player() == state.current_player()
        if player == state.current_player():
            assert new.legal_actions() == state.legal_actions()
        # The deal is in the history, and the others' votes are.
        assert new.history() == []
        hidden += str(new) != str(state)
    assert hidden


def test_resampling_uses_nothing_that_the_player_cannot_know(pyspiel: Any) -> None:
    for number, state in enumerate(_states(pyspiel.load_game(LARGE), 9)):
        if number % 10 or state.is_terminal():
            continue
        player = number % 4
        other_world = state.resample_from_infostate(player, random.Random(1).random)
        resampled = [one.resample_from_infostate(player, random.Random(2).random) for one in (state, other_world)]
        assert str(resampled[0]) == str(resampled[1])
        for seat in range(4):
            assert resampled[0].information_state_string(seat) == resampled[1].information_state_string(seat)


def test_votes_are_in_the_information_state_of_the_voter_at_once_and_of_all_when_revealed(pyspiel: Any) -> None:
    start = _vote(pyspiel.load_game(f"{NAME}(players=3)"), 3)

    def told(votes: list[str]) -> list[str]:
        state = start.clone()
        for vote in votes:
            state.apply_action(state.string_to_action(vote))
        return [state.information_state_string(player) for player in range(3)]

    yes, no = told(["vote yes 0"]), told(["vote no 0"])
    assert yes[0] != no[0]
    assert yes[1:] == no[1:]
    revealed = [told([f"vote {side} 0" for side in sides]) for sides in (["yes", "yes", "no"], ["yes", "no", "yes"])]
    assert all(one != other for one, other in zip(*revealed, strict=True))


def test_an_information_state_remembers_what_an_observation_forgets(pyspiel: Any) -> None:
    start = _vote(pyspiel.load_game(f"{NAME}(players=3)"), 3)
    ends = []
    for sides in (["yes", "yes", "no"], ["yes", "no", "yes"]):
        state = start.clone()
        for side in sides:
            state.apply_action(state.string_to_action(f"vote {side} 0"))
        ends.append(state)
    one, other = ends
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_an_information_state_grows_by_own_actions_and_visible_events(pyspiel: Any) -> None:
    past = [""] * 3
    own: list[list[str]] = [[], [], []]
    choose = random.Random(4)
    state = pyspiel.load_game(f"{NAME}(players=3)").new_initial_state()
    state.apply_action(4)
    while not state.is_terminal():
        action = choose.choice(state.legal_actions())
        own[state.current_player()].append(f"> {state.action_to_string(action)}")
        state.apply_action(action)
        for player in range(3):
            told, view = state.information_state_string(player).rsplit("\n", 1)
            assert told.startswith(past[player])
            assert [line for line in told.splitlines() if line.startswith(">")] == own[player]
            assert json.loads(view) == json.loads(state.observation_string(player))
            past[player] = told


def test_only_the_string_of_an_information_state_is_offered(pyspiel: Any) -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    state.apply_action(1)
    with pytest.raises(LancasterError, match="no tensor of an information state"):
        state.information_state_tensor(0)


def test_openspiels_search_plays_whole_games(pyspiel: Any) -> None:
    ismcts, mcts = [pytest.importorskip(f"open_spiel.python.algorithms.{name}") for name in ("ismcts", "mcts")]
    game = pyspiel.load_game(f"{NAME}(players=3)")
    for by_observation in (False, True):
        chance = np.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=chance, use_observation_string=by_observation)
        state = game.new_initial_state()
        state.apply_action(6)
        while not state.is_terminal():
            before = str(state)
            action = bot.step(state)
            assert str(state) == before
            state.apply_action(action)
        assert sum(state.returns()) == pytest.approx(0)


def test_an_interrupt_leaves_a_state_whole_or_refused_at_every_point(pyspiel: Any) -> None:
    interrupt_everywhere("spiel")
