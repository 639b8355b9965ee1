"""The OpenSpiel game passes OpenSpiel's own test; docs/environments.md says how to run this."""

from typing import Any

import pytest

NAME = "python_lancaster"

pytestmark = pytest.mark.long


@pytest.fixture
def pyspiel() -> Any:
    """OpenSpiel with our game in it; only here, because the usual tests do without the library."""
    library = pytest.importorskip("pyspiel")
    import lancaster.env.spiel  # noqa: F401

    return library


@pytest.mark.parametrize(
    "game", [NAME, f"{NAME}(players=2,modules=court+resentment+reward_tiles,laws=random,deals=16)"]
)
def test_openspiel_approves(pyspiel: Any, game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


def test_a_clone_goes_on_alone(pyspiel: Any) -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    state.apply_action(5)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)
    assert len(state.observation_tensor(0)) == len(twin.observation_tensor(1))
