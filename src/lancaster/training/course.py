"""The whole course: games against itself, a lesson, games with what was learned, and a lesson again."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lancaster.bots.network import load
from lancaster.training.selfplay import Lessons, network_judge, play, steward_judge
from lancaster.workers import in_order

GAMES_PER_FILE: Final = 50
FIRST_SEED: Final = 1_000_000
"""Far from the seeds with which the levels are measured."""


@dataclass(frozen=True)
class _Task:
    folder: Path
    number: int
    games: int
    network: Path | None


def _play_file(task: _Task) -> int:
    target = task.folder / f"{task.number:05}.npz"
    if not target.exists():
        judge = steward_judge if task.network is None else network_judge(load(task.network))
        lessons = Lessons()
        first = FIRST_SEED + task.number * GAMES_PER_FILE
        for seed in range(first, first + task.games):
            play(seed, judge, lessons)
        half_written = target.with_suffix(".new.npz")
        lessons.save(half_written)
        half_written.rename(target)
    return task.games


def play_games(folder: Path, games: int, network: Path | None, jobs: int, progress: Callable[[int], None]) -> None:
    """Games of a judge against itself; files that are there already are not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    firsts = range(0, games, GAMES_PER_FILE)
    tasks = (_Task(folder, number, min(GAMES_PER_FILE, games - first), network) for number, first in enumerate(firsts))
    done = 0
    for played in in_order(_play_file, tasks, jobs):
        done += played
        progress(done)


def train(folder: Path, games: int, generations: int, epochs: int, jobs: int, tell: Callable[[str], None]) -> Path:
    """A network out of so many generations of so many games; each learns from its own and all games before."""
    from lancaster.training.learn import learn

    folders = [folder / f"games-{generation}" for generation in range(generations)]
    networks = [folder / f"network-{generation}.npz" for generation in range(generations)]
    for generation, lessons in enumerate(folders):
        judge = networks[generation - 1] if generation else None
        play_games(lessons, games, judge, jobs, lambda done: tell(f"{done} of {games} games"))
        learn(folders[: generation + 1], networks[generation], epochs, tell)
    return networks[-1]
