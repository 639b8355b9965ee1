"""How fast the engine is: random play and copies on one core, and python-chess doing the same as a yardstick.

Run as a module it measures the engine of its own process and prints one line of JSON; `lancaster bench` starts one such
process for each build, so that compiled and uncompiled are measured in one run.
"""

import gc
import json
import os
import random
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

from lancaster import Game, Setup
from lancaster.engine import COMPILED
from lancaster.engine.setup import MODULES, RANDOM

CHESS_PLIES = 400
COPIES = 200
STATES = 500
TURNS = 5
BASE = "base"
EVERYTHING = "everything"


def setup_of(game: str, seats: int) -> Setup:
    """The base game, or one with all expansions and random laws."""
    return Setup(seats=seats, modules=MODULES, laws=RANDOM) if game == EVERYTHING else Setup(seats=seats)


def play_one(setup: Setup, seed: int, choose: Callable[[], float]) -> int:
    """Play one whole game of random seats through the public interface; the number of decisions."""
    game = Game.deal(setup, seed)
    decisions = 0
    while not game.over:
        decision = game.decisions[0]
        options = decision.options
        game.play(decision.seat, options[int(choose() * len(options))])
        decisions += 1
    return decisions


def _middle_of_a_game(setup: Setup) -> Game:
    """A typical position to copy: the middle of round 3."""
    choose = random.Random(0).random
    game = Game.deal(setup, 1)
    while game.round < 3 or game.phase != "parliament":
        decision = game.decisions[0]
        game.play(decision.seat, decision.options[int(choose() * len(decision.options))])
    return game


def _best_time(action: Callable[[], object], seconds: float) -> float:
    """Microseconds for one call: the best of many short rounds, so that a busy machine counts less."""
    best = float("inf")
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter()
        for _ in range(COPIES):
            action()
        best = min(best, time.perf_counter() - start)
    return best / COPIES * 1e6


class _Play:
    """Random games of one kind, measured in several turns."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.setup = setup_of(game, seats)
        self.choose = random.Random(seats).random
        self.games = self.decisions = 0
        self.spent = 0.0
        play_one(self.setup, 0, self.choose)

    def run(self, seconds: float) -> None:
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            self.decisions += play_one(self.setup, self.games, self.choose)
            self.games += 1
        self.spent += time.perf_counter() - start

    def figures(self, seconds: float) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.setup.seats,
            "games_per_s": self.games / self.spent,
            "decisions_per_game": self.decisions / self.games,
            "decisions_per_s": self.decisions / self.spent,
            "copy_us": _best_time(_middle_of_a_game(self.setup).copy, seconds),
        }


def measure_seats(seats: int, seconds: float) -> list[dict[str, Any]]:
    """Games, decisions and copies for one number of seats: the base game, and everything beside it."""
    plays = [_Play(game, seats) for game in (BASE, EVERYTHING)]
    # In turns, so that a machine that is busy for a while slows both.
    for _ in range(TURNS):
        for play in plays:
            play.run(seconds / TURNS)
    base, everything = [play.figures(seconds / 4) for play in plays]
    everything["times_base"] = everything["decisions_per_s"] / base["decisions_per_s"]
    return [base, everything]


def measure_chess(seconds: float) -> dict[str, float] | None:
    """Random play of python-chess, up to 400 plies a game; None when it is not installed."""
    try:
        import chess
    except ImportError:
        return None
    choose = random.Random(0).random
    games = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < CHESS_PLIES:
            moves = list(board.legal_moves)
            board.push(moves[int(choose() * len(moves))])
            decisions += 1
        games += 1
    spent = time.perf_counter() - start
    # The test for the end costs chess a third of its time, so what it does without is worth knowing too.
    moves_only = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        board = chess.Board()
        while (moves := list(board.legal_moves)) and board.ply() < CHESS_PLIES:
            board.push(moves[int(choose() * len(moves))])
            moves_only += 1
    spent_on_moves = time.perf_counter() - start
    return {
        "games_per_s": games / spent,
        "decisions_per_game": decisions / games,
        "decisions_per_s": decisions / spent,
        "decisions_per_s_without_end_test": moves_only / spent_on_moves,
        "copy_us": _best_time(lambda: board.copy(stack=False), seconds / 4),
    }


def measure_memory(games: int) -> dict[str, float]:
    """The bytes of one more copy of a state, and what playing many games leaves behind."""
    base, everything = (_bytes_of_a_copy(setup_of(game, 5)) for game in (BASE, EVERYTHING))
    setup = Setup(seats=4)
    choose = random.Random(0).random
    for seed in range(games // 10):
        play_one(setup, seed, choose)
    gc.collect()
    warm = _resident_bytes()
    for seed in range(games):
        play_one(setup, seed, choose)
    gc.collect()
    return {
        "state_bytes": base,
        "everything_state_bytes": everything,
        "games": games,
        "growth_bytes": _resident_bytes() - warm,
    }


def _bytes_of_a_copy(setup: Setup) -> float:
    game = _middle_of_a_game(setup)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [game.copy() for _ in range(STATES)]
    taken = (tracemalloc.get_traced_memory()[0] - before) / len(copies)
    tracemalloc.stop()
    return taken


def _resident_bytes() -> int:
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def measure(seats: list[int], seconds: float, memory_games: int, chess: bool) -> dict[str, Any]:
    """All about the engine in this process."""
    pairs = [measure_seats(number, seconds) for number in seats]
    return {
        "compiled": COMPILED,
        "seats": [base for base, _ in pairs],
        "everything": [everything for _, everything in pairs],
        "memory": measure_memory(memory_games) if memory_games else None,
        "chess": measure_chess(seconds) if chess else None,
    }


def measure_in_new_process(
    pure: bool, seats: list[int], seconds: float, memory_games: int, chess: bool
) -> dict[str, Any]:
    """The same in a process of its own, with the compiled engine or with its Python source."""
    environment = {name: value for name, value in os.environ.items() if name != "LANCASTER_PURE"}
    if pure:
        environment["LANCASTER_PURE"] = "1"
    order = json.dumps([seats, seconds, memory_games, chess])
    command = [sys.executable, "-m", "lancaster.bench.engine", order]
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


if __name__ == "__main__":
    print(json.dumps(measure(*json.loads(sys.argv[1]))))
