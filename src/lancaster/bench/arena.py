"""How many games of quick bots the arena plays in a second, with one process and with several."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from lancaster.arena.match import Match, local, play_match
from lancaster.arena.schedule import contenders_of
from lancaster.bots.levels import RANDOM
from lancaster.engine import COMPILED
from lancaster.engine.setup import Setup

QUICK: Final = {RANDOM: 25, "page": 1}
"""Bots, and how many times as many games each plays, so that none is done before it can be measured."""
TABLE_SEATS: Final = 4


def measure(games: int, jobs_list: Sequence[int]) -> dict[str, Any]:
    """By bot: games per second for each number of processes, with the start of the processes."""
    rates: dict[str, list[float]] = {}
    for bot, times in QUICK.items():
        match = Match(contenders_of([bot]), Setup(seats=TABLE_SEATS), 0)
        rates[bot] = []
        for jobs in jobs_list:
            started = perf_counter()
            play_match(match, games * times, local(jobs), jobs)
            rates[bot].append(games * times / (perf_counter() - started))
    return {
        "lancaster": "arena speed",
        "seats": TABLE_SEATS,
        "games": {bot: games * times for bot, times in QUICK.items()},
        "compiled": COMPILED,
        "jobs": list(jobs_list),
        "games_per_s": rates,
    }
