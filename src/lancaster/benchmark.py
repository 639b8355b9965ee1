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

CHESS_PLIES = 400
COPIES = 200
STATES = 500


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


def measure_seats(seats: int, seconds: float) -> dict[str, float]:
    """Games, decisions and copies for one number of seats."""
    setup = Setup(seats=seats)
    choose = random.Random(seats).random
    play_one(setup, 0, choose)
    games = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += play_one(setup, games, choose)
        games += 1
    spent = time.perf_counter() - start
    return {
        "seats": seats,
        "games_per_s": games / spent,
        "decisions_per_game": decisions / games,
        "decisions_per_s": decisions / spent,
        "copy_us": _best_time(_middle_of_a_game(setup).copy, seconds / 4),
    }


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
    game = _middle_of_a_game(Setup(seats=5))
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [game.copy() for _ in range(STATES)]
    state_bytes = (tracemalloc.get_traced_memory()[0] - before) / len(copies)
    del copies
    tracemalloc.stop()
    setup = Setup(seats=4)
    choose = random.Random(0).random
    for seed in range(games // 10):
        play_one(setup, seed, choose)
    gc.collect()
    warm = _resident_bytes()
    for seed in range(games):
        play_one(setup, seed, choose)
    gc.collect()
    return {"state_bytes": state_bytes, "games": games, "growth_bytes": _resident_bytes() - warm}


def _resident_bytes() -> int:
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def measure(seats: list[int], seconds: float, memory_games: int, chess: bool) -> dict[str, Any]:
    """Everything about the engine in this process."""
    return {
        "compiled": COMPILED,
        "seats": [measure_seats(number, seconds) for number in seats],
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
    command = [sys.executable, "-m", "lancaster.benchmark", order]
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


if __name__ == "__main__":
    print(json.dumps(measure(*json.loads(sys.argv[1]))))
