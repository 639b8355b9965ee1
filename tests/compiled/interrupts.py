"""Work that is interrupted again and again, each time at another moment; test_interrupts.py runs it as a program."""

import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any, Final

import numpy as np
from gymnasium.error import ResetNeeded

import lancaster.env
from lancaster import Game, LancasterError, Setup, View
from lancaster.arena.match import Match, local, play_match
from lancaster.arena.results import Store
from lancaster.arena.schedule import contenders_of
from lancaster.bots.levels import BOTS, parse
from lancaster.env.core import Core
from lancaster.training.course import play_games
from lancaster.training.lessons import read_about_lessons
from tests.env.interrupting import interrupted

EVERYTHING: Final = Setup(seats=3, modules=["court", "resentment", "reward_tiles"], laws="random")


class Alarm:
    """Raises what Ctrl-C raises, once, after some time."""

    def __init__(self) -> None:
        self.armed = False
        self.in_destructor = False
        signal.signal(signal.SIGALRM, self._ring)
        sys.unraisablehook = self._note

    def _ring(self, number: int, frame: FrameType | None) -> None:
        self.armed = False
        raise KeyboardInterrupt

    def _note(self, unraisable: object) -> None:
        """Python itself drops what is raised while it frees an object."""
        self.in_destructor = True

    def interrupt(self, work: Callable[[], object], seconds: float) -> bool:
        """Do the work over and over until the alarm ends it; whether it did, and was not dropped on the way."""
        try:
            self.armed, self.in_destructor = True, False
            signal.setitimer(signal.ITIMER_REAL, max(seconds, 1e-6))
            while self.armed:
                work()
        except KeyboardInterrupt:
            return True
        return self.in_destructor


class Engine:
    """Games of random seats."""

    def __init__(self) -> None:
        self.seeds = count()
        self.game = Game.deal(EVERYTHING, 0)

    def work(self) -> None:
        self.game = game = Game.deal(EVERYTHING, next(self.seeds))
        choose = random.Random(self.game.seed)
        while not game.over:
            decision = game.decisions[0]
            game.play(decision.seat, choose.choice(decision.options))
            game.copy()

    def check(self) -> None:
        check_game(self.game)


def check_game(game: Game) -> None:
    """A game is what its record says, or it refuses to go on."""
    replayed = game.record().replay()
    try:
        found: Any = game.to_json()
    except LancasterError as error:
        found = str(error)
    assert found == replayed.to_json() or found.startswith("This game was interrupted in the middle of an action")


class Level:
    """Answers of one bot, which depend on the view and the seed alone."""

    def __init__(self, name: str) -> None:
        self.bot = parse("earl:0.1" if name == "earl" else name)
        self.views = [view for seed in range(2) for view in _views(seed)]
        self.expected = [self.bot.answer(view, 7) for view in self.views]
        self.next = 0

    def work(self) -> None:
        number = self.next % len(self.views)
        self.next += 1
        assert self.bot.answer(self.views[number], 7) == self.expected[number]

    def check(self) -> None:
        self.work()


def _views(seed: int) -> Iterator[View]:
    """A question of each kind that a random game asks."""
    game = Game.deal(EVERYTHING, seed)
    choose = random.Random(seed)
    asked = set()
    while not game.over:
        decision = game.decisions[0]
        if decision.kind not in asked:
            asked.add(decision.kind)
            yield game.view(decision.seat)
        game.play(decision.seat, choose.choice(decision.options))


class Arena:
    """A match in a file, gone on with after each interrupt."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.match = Match(contenders_of(["page", "random"]), Setup(seats=2), seed=1)
        self.games = 2
        self.files = count()
        self.begin()
        self.work()
        self.expected = self.results()
        self.begin()

    def begin(self) -> None:
        self.file = self.folder / f"{next(self.files)}.sqlite"

    def results(self) -> list[Any]:
        with Store(self.file) as store:
            return [
                (result.game, result.deal, [(place.bot, place.points) for place in result.places])
                for result in store.games(store.count())
            ]

    def work(self) -> None:
        with Store(self.file) as store:
            play_match(self.match, self.games, local(1), store=store)

    def check(self) -> None:
        found = self.results()
        assert found == self.expected[: len(found)]
        if len(found) == self.games:
            self.begin()


class Training:
    """Games that teach, kept in files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.numbers = count()
        self.begin()
        self.work()
        self.expected = self.lessons()
        self.begin()

    def begin(self) -> None:
        self.now = self.folder / str(next(self.numbers))

    def lessons(self) -> dict[str, Any]:
        """Every column of every file."""
        found = {}
        for path in sorted(self.now.glob("[0-9]*.npz")):
            assert read_about_lessons(path) is not None
            with np.load(path) as file:
                found.update({f"{path.name} {name}": file[name].tolist() for name in file.files})
        return found

    def work(self) -> None:
        play_games(self.now, 1, None, 1, lambda done: None, lambda text: None)

    def check(self) -> None:
        found = self.lessons()
        assert found in ({}, self.expected)
        if found:
            self.begin()


class Environment:
    """Random episodes of an environment, which refuses until it is reset if a step of it was broken off."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.choose = random.Random(1)
        self.seeds = count()

    def any_of(self, mask: Any) -> int:
        return int(self.choose.choice(np.flatnonzero(mask)))

    def check(self) -> None:
        check_game(self.env.game)
        with suppress(ResetNeeded):
            self.step()
        self.work()

    def step(self) -> bool:
        raise NotImplementedError

    def work(self) -> None:
        self.env.reset(seed=next(self.seeds))
        while self.step():
            pass


class PettingZoo(Environment):
    """Every seat is an agent."""

    def step(self) -> bool:
        if not self.env.agents:
            return False
        observation, _, over, _, _ = self.env.last()
        self.env.step(None if over else self.any_of(observation["action_mask"]))
        return True


class Gymnasium(Environment):
    """One seat is the learner."""

    def step(self) -> bool:
        return not self.env.step(self.any_of(self.env.action_masks()))[2]


def targets(folder: Path) -> dict[str, Callable[[], Any]]:
    """What can be interrupted, by name."""
    return {
        "engine": Engine,
        "arena": lambda: Arena(folder),
        "training": lambda: Training(folder),
        "pettingzoo": lambda: PettingZoo(lancaster.env.env(seats=3)),
        "gymnasium": lambda: Gymnasium(lancaster.env.Seat(seats=3, bots=["page", "random"])),
        **{name: partial(Level, name) for name in BOTS},
    }


def every_line() -> None:
    """Interrupt one action in each line that carries it out; the game begins anew for each."""
    refused = 0
    for game in (Game.deal(EVERYTHING, 1), Game.deal(EVERYTHING, 2)):
        while game.round < 2:
            decision = game.decisions[0]
            game.play(decision.seat, decision.options[-1])
        decision = game.decisions[0]
        for line in count(1):
            played = game.copy()
            if not interrupted(line, lambda: played.play(decision.seat, decision.options[0])):  # noqa: B023
                break
            check_game(played)
            if "interrupted" in repr(played):
                refused += 1
                assert not _accepted(played)
    assert refused > 20


def _accepted(game: Game) -> bool:
    """Whether an environment goes on with a game."""
    try:
        Core(game)
    except LancasterError:
        return False
    return True


def main(name: str, times: int) -> None:
    choose = random.Random(name)
    alarm = Alarm()
    lost = 0
    with tempfile.TemporaryDirectory() as folder:
        target = targets(Path(folder))[name]()
        started = time.perf_counter()
        target.work()
        whole = time.perf_counter() - started
        for _ in range(times):
            lost += not alarm.interrupt(target.work, choose.uniform(0, 2 * whole))
            target.check()
    # One in some hundred is dropped while lessons are made and written; nobody has found out where.
    assert lost <= (1 + times // 50 if name == "training" else 0), f"{lost} interrupts were lost"
    print(f"{times} interrupts")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
