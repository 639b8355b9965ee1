"""An environment that an interrupt hits in the middle of a step is whole afterwards, or says plainly that it is not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from gymnasium.error import ResetNeeded

from lancaster import Action, Game, IllegalAction, Setup
from lancaster.bots.levels import Bot
from lancaster.env import Seat
from lancaster.env.core import Core

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent


def interrupt_everywhere(environment: str) -> None:
    """Stop it at each line in a process of its own, because compiled code has no lines."""
    command = [sys.executable, "-W", "ignore", "-m", "tests.env.interrupting", environment]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "LANCASTER_PURE": "1"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "refused" in done.stdout


@pytest.mark.parametrize("environment", ["core", "aec", "gym"])
def test_an_interrupt_leaves_an_environment_whole_or_refused_at_every_point(environment: str) -> None:
    interrupt_everywhere(environment)


def test_an_interrupt_while_a_bot_thinks_is_healed_by_reset(monkeypatch: pytest.MonkeyPatch) -> None:
    env = Seat(seats=3, bots="page")
    observation, info = env.reset(seed=2)
    number = int(info["action_mask"].argmax())

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Bot, "answer", stop)
        with pytest.raises(KeyboardInterrupt):
            env.step(number)
    with pytest.raises(
        ResetNeeded, match=r"^The environment was interrupted in the middle of a step; call reset\(\)\.$"
    ):
        env.step(number)
    again, _ = env.reset(seed=2)
    assert again.tolist() == observation.tolist()
    env.step(number)


def test_a_refused_action_leaves_the_game_whole() -> None:
    core = Core(Game.deal(Setup(seats=3), 1))
    before = core.seat, core.legal_ids(), core.game.to_json()
    with pytest.raises(IllegalAction):
        core.play(Action.parse("decline"))
    assert (core.seat, core.legal_ids(), core.game.to_json()) == before
    assert [event.kind for event in core.play(Action.parse("extension 1"))] == ["extension_built"]
