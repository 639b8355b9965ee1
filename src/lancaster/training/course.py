"""The whole course: games against itself, a lesson, games with what was learned, and a lesson again."""

import hashlib
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lancaster.bots.network.inference import load
from lancaster.training.lessons import VERSION, About, Lessons, about_lessons, read_about_lessons, read_about_network
from lancaster.training.selfplay import network_judge, play, steward_judge
from lancaster.workers import in_order

GAMES_PER_FILE: Final = 50
FIRST_SEED: Final = 1_000_000
"""Far from the seeds with which the levels are measured."""
STEWARD: Final = "steward"
"""The judge before there is a network."""

Share = tuple[Path, int]
"""A file of lessons, and how many of its games are learned from, the first ones."""


@dataclass(frozen=True)
class _Task:
    path: Path
    about: About
    network: Path | None


def _play_file(task: _Task) -> int:
    judge = steward_judge if task.network is None else network_judge(load(task.network))
    lessons = Lessons()
    first, games = task.about["first_seed"], task.about["games"]
    for seed in range(first, first + games):
        play(seed, judge, lessons)
    lessons.save(task.path, task.about["judge"], first)
    return len(lessons.starts)


def judge_of(network: Path | None) -> str:
    """What lessons call the judge that played them: a network by what is in its file."""
    return STEWARD if network is None else hashlib.sha256(network.read_bytes()).hexdigest()


def _unfit(there: About, wanted: About) -> str | None:
    """Why a file of lessons is not the one that is wanted, if it is not."""
    if any(there.get(key) != number for key, number in VERSION.items()):
        return "another version of this program played them"
    if there["judge"] != wanted["judge"]:
        return "another network played them"
    if there["first_seed"] != wanted["first_seed"]:
        return "they are of other deals"
    return "their file has fewer games than are wanted now" if there["games"] < wanted["games"] else None


def play_games(
    folder: Path,
    games: int,
    network: Path | None,
    jobs: int,
    progress: Callable[[int], None],
    tell: Callable[[str], None],
) -> list[Share]:
    """Games of a judge against itself; only what is not there is played, and what does not fit is played anew."""
    judge = judge_of(network)
    firsts = range(0, games, GAMES_PER_FILE)
    paths = [folder / f"{number:05}.npz" for number in range(len(firsts))]
    wanted = [about_lessons(judge, FIRST_SEED + first, min(GAMES_PER_FILE, games - first)) for first in firsts]
    tasks = []
    thrown_away: Counter[str] = Counter()
    more = (folder / f"{len(paths):05}.npz").exists()
    for path, about in zip(paths, wanted, strict=True):
        there = read_about_lessons(path)
        why = None if there is None else _unfit(there, about)
        if there is None or why is not None:
            tasks.append(_Task(path, about, network))
        if there is not None and why is not None:
            thrown_away[why] += there["games"]
        more = more or (there is not None and why is None and there["games"] > about["games"])
    for why, number in thrown_away.items():
        tell(f"{number} games in {folder} are thrown away, because {why}.")
    if more:
        tell(f"There are more games in {folder} than are wanted; they are kept, but not learned from.")
    done = games - sum(task.about["games"] for task in tasks)
    if done:
        progress(done)
    for played in in_order(_play_file, iter(tasks), jobs):
        done += played
        progress(done)
    return [(path, about["games"]) for path, about in zip(paths, wanted, strict=True)]


def train(folder: Path, games: int, generations: int, epochs: int, jobs: int, tell: Callable[[str], None]) -> Path:
    """A network out of so many generations of so many games; each learns from its own and all games before.

    What comes out depends on these numbers alone, and not on what earlier runs left in the folder.
    """
    from lancaster.training.learn import METHOD, learn

    shares: list[Share] = []
    judges: list[str] = []
    network: Path | None = None
    for generation in range(generations):
        lessons = folder / f"games-{generation}"
        shares += play_games(lessons, games, network, jobs, lambda done: tell(f"{done} of {games} games"), tell)
        judges.append(judge_of(network))
        network = folder / f"network-{generation}.npz"
        about = {"lancaster": "network", **VERSION, "judges": list(judges), "games": games, "epochs": epochs, **METHOD}
        if read_about_network(network) == json.loads(json.dumps(about)):
            tell(f"{network} was learned from these games already.")
            continue
        if network.exists():
            tell(f"{network} is learned anew: it was made from other games, in another way, or it is damaged.")
        learn(shares, network, epochs, about, tell)
    assert network is not None
    return network
