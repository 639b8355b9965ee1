"""What the network learns from: whole games of a judge against itself, told from the seat that is asked."""

import errno
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from lancaster import Game, LancasterError, Setup
from lancaster.bots.network import option_features, position_features, slots
from lancaster.bots.network.inference import WEIGHTS, load, network
from lancaster.bots.network.leaves import encode_position
from lancaster.bots.network.lookalikes import lookalikes
from lancaster.bots.network.position_features import PRESENT, SIZE
from lancaster.cli import app
from lancaster.engine.board.box import Box
from lancaster.engine.vocabulary import actions
from lancaster.installing import command_for
from lancaster.training import course
from lancaster.training.lessons import (
    VERSION,
    About,
    Lessons,
    about_lessons,
    atomic_writer,
    column,
    read_about_lessons,
    read_about_network,
)
from lancaster.training.selfplay import Judge, network_judge, play, steward_judge
from tests.cli.test_cli import one_sentence, unread

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("judged_by", ["evaluation", "network"])
def test_a_game_is_kept_as_lessons(judged_by: str, tmp_path: Path) -> None:
    lessons = Lessons()
    play(5, steward_judge if judged_by == "evaluation" else network_judge(network()), lessons)
    lessons.save(tmp_path / "lessons.npz", judged_by, 5)
    assert read_about_lessons(tmp_path / "lessons.npz") == about_lessons(judged_by, 5, 1)
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


def test_the_first_games_of_a_file_can_be_taken_alone(tmp_path: Path) -> None:
    one, two = Lessons(), Lessons()
    for lessons, seeds in ((one, [5]), (two, [5, 6])):
        for seed in seeds:
            play(seed, steward_judge, lessons)
    one.save(tmp_path / "one.npz", "steward", 5)
    two.save(tmp_path / "two.npz", "steward", 5)
    for name in ("numbers", "later", "wanted"):
        whole = column(tmp_path / "one.npz", name, 1)
        assert (column(tmp_path / "two.npz", name, 1) == whole).all()
        assert len(column(tmp_path / "two.npz", name, 2)) > len(whole)


class Course:
    """Runs of a course whose games have two positions each, two of them to a file, and what is heard of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.played: list[int] = []
        """The games of the last run, counted from 0."""
        self.learned: list[str] = []
        self.told: list[str] = []
        self.stops_at = -1

    def play(self, seed: int, judge: Judge, lessons: Lessons) -> None:
        if seed - course.FIRST_SEED == self.stops_at:
            raise KeyboardInterrupt
        self.played.append(seed - course.FIRST_SEED)
        lessons.starts.append(len(lessons.numbers))
        for _ in range(2):
            for figures in (lessons.numbers, lessons.hopes, lessons.points, lessons.first):
                figures.append([float(self.played[-1])])
            for row in (lessons.seats, lessons.seat, lessons.later):
                row.append(1)
            lessons.places.append([])
            lessons.wanted.append([])

    def learn(self, shares: list[course.Share], target: Path, epochs: int, about: About, tell: Any) -> None:
        self.learned.append(f"{target.name}: {sum(games for _, games in shares)}")
        with np.load(WEIGHTS) as weights, atomic_writer(target) as file:
            np.savez(file, about=np.array(json.dumps(about)), **weights)

    def games(self, games: int, network: Path | None = None) -> tuple[list[int], list[int], list[str]]:
        """The games that a run plays, its progress and its sentences."""
        self.played = []
        told: list[str] = []
        progress: list[int] = []
        self.shares = course.play_games(self.folder, games, network, 1, progress.append, told.append)
        return self.played, progress, [sentence.replace(str(self.folder), "FOLDER") for sentence in told]

    def train(self, games: int, epochs: int = 6) -> tuple[list[int], list[str], list[str]]:
        """The games that two generations play, what they learn from, and their sentences."""
        self.played, self.learned, self.told = [], [], []
        course.train(self.folder, games, 2, epochs, 1, lambda text: self.told.append(text))
        told = [text.replace(str(self.folder), "FOLDER") for text in self.told if " of " not in text]
        return self.played, self.learned, told


@pytest.fixture
def lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Course:
    lessons = Course(tmp_path / "run")
    monkeypatch.setattr(course, "GAMES_PER_FILE", 2)
    monkeypatch.setattr(course, "play", lessons.play)
    library = ModuleType("learn")
    vars(library).update(METHOD={"hidden": (128, 64)}, learn=lessons.learn)
    monkeypatch.setitem(sys.modules, "lancaster.training.learn", library)
    return lessons


def test_real_games_that_were_played_are_not_played_again(tmp_path: Path) -> None:
    heard: list[int] = []
    for _ in range(2):
        course.play_games(tmp_path, 2, None, 1, heard.append, lambda text: pytest.fail(text))
        written = (tmp_path / "00000.npz").stat().st_mtime_ns
    assert heard == [2, 2]
    assert (tmp_path / "00000.npz").stat().st_mtime_ns == written


def test_more_games_fill_up_a_short_file(lessons: Course) -> None:
    assert lessons.games(3) == ([0, 1, 2], [2, 3], [])
    because = "because their file has fewer games than are wanted now."
    assert lessons.games(5) == ([2, 3, 4], [2, 4, 5], [f"1 games in FOLDER are thrown away, {because}"])
    assert [read_about_lessons(path) for path, _ in lessons.shares] == [
        about_lessons("steward", course.FIRST_SEED + first, games) for first, games in ((0, 2), (2, 2), (4, 1))
    ]
    assert lessons.games(6) == ([4, 5], [4, 6], [f"1 games in FOLDER are thrown away, {because}"])
    assert lessons.games(6) == ([], [6], [])


def test_fewer_games_are_learned_from_and_none_is_lost(lessons: Course) -> None:
    lessons.games(6)
    more = "There are more games in FOLDER than are wanted; they are kept, but not learned from."
    for games in (4, 3, 1):
        assert lessons.games(games) == ([], [games], [more])
        assert sum(share for _, share in lessons.shares) == games
        rows = [row for path, share in lessons.shares for row in column(path, "points", share)[:, 0].tolist()]
        assert rows == [game for game in range(games) for _ in range(2)]
    assert lessons.games(6) == ([], [6], [])


def test_games_of_another_network_are_played_anew(lessons: Course, tmp_path: Path) -> None:
    for name in ("old", "new"):
        lessons.learn([], tmp_path / name, 1, {"name": name}, None)
    lessons.games(3, tmp_path / "old")
    assert lessons.games(3, tmp_path / "old") == ([], [3], [])
    sentence = "3 games in FOLDER are thrown away, because another network played them."
    assert lessons.games(3, tmp_path / "new") == ([0, 1, 2], [2, 3], [sentence])
    assert lessons.games(1) == ([0], [1], [
        "2 games in FOLDER are thrown away, because another network played them.",
        "There are more games in FOLDER than are wanted; they are kept, but not learned from.",
    ])  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        (lambda patch: patch.setitem(VERSION, "rules", 0), "another version of this program played them"),
        (lambda patch: patch.setattr(course, "FIRST_SEED", 7), "they are of other deals"),
    ],
)
def test_games_that_mean_something_else_are_played_anew(
    lessons: Course, changes: Callable[[pytest.MonkeyPatch], None], why: str
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        changes(patch)
        lessons.games(2)
    assert lessons.games(2) == ([0, 1], [2], [f"2 games in FOLDER are thrown away, because {why}."])


def test_an_interrupted_run_goes_on_where_it_was(lessons: Course) -> None:
    lessons.stops_at = 3
    with pytest.raises(KeyboardInterrupt):
        lessons.games(5)
    assert [path.name for path in lessons.folder.iterdir()] == ["00000.npz"]
    lessons.stops_at = -1
    assert lessons.games(5) == ([2, 3, 4], [2, 4, 5], [])


def test_a_file_takes_its_place_when_it_is_whole(tmp_path: Path) -> None:
    target = tmp_path / "new" / "file"
    for text in (b"old", b"new"):
        with atomic_writer(target) as file:
            file.write(text)
    assert target.read_bytes() == b"new"


def test_what_is_half_written_leaves_nothing_behind(tmp_path: Path) -> None:
    target = tmp_path / "file"
    target.write_bytes(b"new")

    def break_off(error: BaseException) -> None:
        with atomic_writer(target) as file:
            file.write(b"half")
            raise error

    with pytest.raises(KeyboardInterrupt):
        break_off(KeyboardInterrupt())
    with pytest.raises(LancasterError, match=r"/file cannot be written \(no space left on device\); make room or give"):
        break_off(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)))
    assert target.read_bytes() == b"new"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def _truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-100])


def _another_byte(path: Path) -> None:
    text = bytearray(path.read_bytes())
    text[text.index(b"wanted.npy") + 200] ^= 1
    path.write_bytes(text)


def _lessons_of_old(path: Path) -> None:
    with np.load(path) as file:
        columns = {name: file[name] for name in file.files if name != "about"}
    np.savez(path, **columns)


def _miscounted(path: Path) -> None:
    with np.load(path) as file:
        columns = {**file}
    np.savez(path, **{**columns, "starts": columns["starts"][:1]})


def _an_array(path: Path) -> None:
    with open(path, "wb") as file:
        np.save(file, np.arange(3))


@pytest.mark.parametrize(
    "damage",
    [
        _truncated,
        _another_byte,
        _lessons_of_old,
        _miscounted,
        _an_array,
        lambda path: path.write_bytes(b""),
        lambda path: path.write_text("my poems"),
        lambda path: np.savez(path, about=np.array("[]")),
        lambda path: np.savez(path, about=np.array('{"lancaster": "lessons", "games": 0}'), starts=[]),
    ],
)
def test_a_file_that_is_damaged_or_foreign_is_left_alone(lessons: Course, damage: Callable[[Path], None]) -> None:
    lessons.games(4)
    path = lessons.folder / "00001.npz"
    damage(path)
    there = path.read_bytes()
    with pytest.raises(LancasterError) as refused:
        lessons.games(6)
    what = "is damaged or holds no lessons that say what they are; move it away, and its games are played anew"
    assert str(refused.value) == f"{path} {what}."
    assert (lessons.played, path.read_bytes()) == ([], there)
    path.unlink()
    assert lessons.games(6) == ([2, 3, 4, 5], [2, 4, 6], [])


def test_a_file_that_cannot_be_read_is_told(lessons: Course) -> None:
    (lessons.folder / "00000.npz").mkdir(parents=True)
    with pytest.raises(LancasterError, match=r"00000.npz cannot be read \(is a directory\); see that it can be\.$"):
        lessons.games(2)


def test_a_course_goes_on_with_what_fits_and_makes_the_rest_anew(lessons: Course) -> None:
    lessons.stops_at = -1
    everything = [0, 1, 2]
    assert lessons.train(3) == (everything * 2, ["network-0.npz: 3", "network-1.npz: 6"], [])
    assert [text for text in lessons.told if " of " in text] == ["2 of 3 games", "3 of 3 games"] * 2
    again = [f"FOLDER/network-{number}.npz was learned from these games already." for number in range(2)]
    assert lessons.train(3) == ([], [], again)
    anew = "is learned anew: it was made from other games, in another way, or it is damaged."
    thrown_away = "3 games in FOLDER/games-1 are thrown away, because another network played them."
    networks = [f"FOLDER/network-{number}.npz {anew}" for number in range(2)]
    learned = ["network-0.npz: 3", "network-1.npz: 6"]
    assert lessons.train(3, epochs=7) == (everything, learned, [networks[0], thrown_away, networks[1]])
    (lessons.folder / "network-1.npz").write_text("damaged")
    assert lessons.train(3, epochs=7) == ([], learned[1:], [again[0], networks[1]])


def test_an_interrupted_course_keeps_its_first_network_and_the_games_with_it(lessons: Course) -> None:
    original = lessons.play

    def interrupted(seed: int, judge: Judge, into: Lessons) -> None:
        if lessons.learned and seed == course.FIRST_SEED + 2:
            raise KeyboardInterrupt
        original(seed, judge, into)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(course, "play", interrupted)
        with pytest.raises(KeyboardInterrupt):
            lessons.train(3)
    assert lessons.learned == ["network-0.npz: 3"]
    told = ["FOLDER/network-0.npz was learned from these games already."]
    assert lessons.train(3) == ([2], ["network-1.npz: 6"], told)


def test_a_network_that_says_how_it_was_made_plays_like_one_that_does_not(lessons: Course, tmp_path: Path) -> None:
    lessons.learn([], tmp_path / "network.npz", 1, {"games": 3}, None)
    assert read_about_network(tmp_path / "network.npz") == {"games": 3}
    positions = [encode_position(Game.deal(Setup(), 1).state, 0)]
    assert load(tmp_path / "network.npz").judge(positions)[0] == network().judge(positions)[0]
    assert read_about_network(WEIGHTS) is None


def test_the_command_says_in_one_sentence_what_is_damaged(lessons: Course) -> None:
    (lessons.folder / "games-0").mkdir(parents=True)
    (lessons.folder / "games-0" / "00000.npz").write_text("my poems")
    result = CliRunner().invoke(app, ["train", "--out", str(lessons.folder), "--games", "100"])
    assert (result.exit_code, result.stdout) == (2, "")
    assert one_sentence(result.stderr).startswith(f"{lessons.folder / 'games-0' / '00000.npz'} is damaged or holds no")


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


def test_a_file_of_weights_has_slots_for_more_laws_questions_and_actions() -> None:
    with np.load(WEIGHTS) as file:
        stored = {name: file[name] for name in file.files}
    used = slots.from_slots(stored)
    assert used["w0"].shape[0] == position_features.SIZE < slots.INPUTS == stored["w0"].shape[0]
    assert used["w_policy"].shape[1] == option_features.SIZE < slots.TRAITS == stored["w_policy"].shape[1]
    assert slots.from_slots(used) is used  # A file of an earlier version has no slots.
    again = slots.into_slots(used)
    assert all(np.array_equal(again[name], stored[name]) for name in stored)


def test_no_two_inputs_share_a_slot() -> None:
    assert len(set(slots.INPUT_SLOTS)) == len(slots.INPUT_SLOTS) == position_features.SIZE
    assert max(slots.INPUT_SLOTS) < slots.INPUTS


def test_what_came_after_the_first_weights_stands_behind_them() -> None:
    """The shipped weights know an action by its places, so no new field may move the others."""
    alike = lookalikes(Box(Setup(), ["base"] * 5))
    along = actions.PASSAGE_OPTIONS[1][0]
    new = max(option_features.places_of(along, alike))
    assert new == option_features.SIZE - 1
    assert option_features.places_of(actions.START_PLAYER_OPTIONS[0], alike)[0] == 355
