"""What the network learns from: whole games of a judge against itself, told from the seat that is asked."""

import sys
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from lancaster.bots import option_features
from lancaster.bots.features import PRESENT, SIZE
from lancaster.bots.network import network
from lancaster.cli import app
from lancaster.installing import command_for
from lancaster.training.course import play_games
from lancaster.training.selfplay import Lessons, network_judge, play, steward_judge
from tests.test_cli import unread


@pytest.mark.parametrize("judged_by", ["evaluation", "network"])
def test_a_game_is_kept_as_lessons(judged_by: str, tmp_path: Path) -> None:
    lessons = Lessons()
    play(5, steward_judge if judged_by == "evaluation" else network_judge(network()), lessons)
    lessons.save(tmp_path / "lessons.npz")
    kept = np.load(tmp_path / "lessons.npz")
    rows = len(kept["numbers"])
    assert rows > 20
    assert kept["numbers"].shape == (rows, SIZE)
    assert np.isfinite(kept["numbers"]).all()
    # A seat that is there says so in its numbers, and only such seats end with points or first places.
    present = kept["numbers"][:, PRESENT] > 0
    assert (present.sum(1) == kept["seats"]).all()
    assert np.allclose(kept["first"].sum(1), 1)
    assert (kept["first"][~present] == 0).all()
    # All rows tell of the same end, each from its own seat.
    for row in range(rows):
        seats = int(kept["seats"][row])
        ended = np.roll(kept["points"][row][:seats], int(kept["seat"][row]))
        assert (ended == np.roll(kept["points"][0][:seats], int(kept["seat"][0]))).all()
    assert (kept["later"][kept["later"] >= 0] > np.nonzero(kept["later"] >= 0)[0]).all()
    shares = kept["wanted"].astype(float).sum(1)
    # Of long lists only the likeliest are kept, and a vote keeps none.
    assert ((shares < 1.01) & ((shares > 0.5) | (shares == 0))).all()
    assert kept["places"].max() < option_features.SIZE


def test_games_that_were_played_are_not_played_again(tmp_path: Path) -> None:
    heard: list[int] = []
    play_games(tmp_path, 2, None, 1, heard.append)
    written = (tmp_path / "00000.npz").stat().st_mtime_ns
    play_games(tmp_path, 2, None, 1, heard.append)
    assert heard == [2, 2]
    assert (tmp_path / "00000.npz").stat().st_mtime_ns == written


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        (["--games", "99"], "Training needs 100 games or more, not 99."),
        (["--generations", "0"], "Training needs 1 generation or more, not 0."),
    ],
)
def test_what_cannot_be_learned_from_is_refused(wrong: list[str], error: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["train", "--out", str(tmp_path), *wrong])
    assert (result.exit_code, result.stderr) == (2, f"{error}\n")


def test_a_network_is_made_though_nobody_reads_how(tmp_path: Path) -> None:
    program = """
import sys, types
sys.modules["lancaster.training.learn"] = types.ModuleType("learn")
from lancaster.training import course
def train(folder, games, generations, epochs, jobs, tell):
    tell("half of it")
    tell("all of it")
    (folder / "network").touch()
    return folder / "network"
course.train = train
from lancaster.cli import app
app(["train", "--out", sys.argv[1]])
"""
    assert unread("-c", program, str(tmp_path)) == (141, "")
    assert (tmp_path / "network").exists()


def test_without_pytorch_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    result = CliRunner().invoke(app, ["train", "--out", str(tmp_path)])
    assert result.exit_code != 0
    assert result.stderr == f"Training needs PyTorch: {command_for('train')}.\n"
