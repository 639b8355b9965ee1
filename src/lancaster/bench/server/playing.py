"""The players of all tables: ``python -m lancaster.bench.server.playing ORDER`` prints the figures as JSON."""

import asyncio
import gc
import json
import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from typing import Any, Final

import psutil  # type: ignore[import-untyped]

from lancaster.bench.server import BenchmarkError, setting_up
from lancaster.bench.server.load_table import LoadTable, Measured
from lancaster.bench.server.players import TABLE_SEATS, set_up
from lancaster.engine import COMPILED
from lancaster.server.running import allow_many_sockets, new_loop

THREADS: Final = 8
"""Threads that set tables up."""
SAMPLE_SECONDS: Final = 0.25
"""Seconds between two looks at the server's memory."""


class Watch:
    """Looks at the memory and the time of the server's process, and at the time of this one."""

    def __init__(self, pid: int) -> None:
        self._server, self._players = psutil.Process(pid), psutil.Process()
        self._began = self._spent()
        self.memory = 0

    def _spent(self) -> list[float]:
        server, players = self._server.cpu_times(), self._players.cpu_times()
        return [time.perf_counter(), server.user + server.system, players.user + players.system]

    async def look_on(self) -> None:
        """Keep the most memory that the server ever has."""
        while True:
            self.memory = max(self.memory, self._server.memory_info().rss)
            await asyncio.sleep(SAMPLE_SECONDS)

    def shares(self) -> tuple[float, float]:
        """The share of a core that the server has taken since the beginning, and that the players have."""
        elapsed, server, players = (now - before for now, before in zip(self._spent(), self._began, strict=True))
        return server / elapsed, players / elapsed


async def play(address: str, pid: int, tables: int, seconds: float, every: float, patience: float) -> dict[str, Any]:
    """Let each table have one action in every interval, all of them spread evenly over it."""
    measured = Measured()
    loads = [LoadTable(address, measured, random.Random(number)) for number in range(tables)]
    most = setting_up(tables, patience)
    try:
        async with asyncio.timeout(most):
            await _set_all_up(address, loads, patience)
    except TimeoutError as error:
        raise BenchmarkError(
            f"The tables were not set up within {most:.0f} seconds; try fewer than {tables}."
        ) from error
    # What there is now stays, and need not be looked through while times are taken.
    gc.collect()
    gc.freeze()
    watch = Watch(pid)
    looking_on = asyncio.create_task(watch.look_on())
    await _run(loads, seconds, every)
    server_cpu, client_cpu = watch.shares()
    in_time = len(measured.latencies)
    await wait_for_the_last(loads, patience)
    looking_on.cancel()
    return {
        "tables": tables,
        "sockets": tables * TABLE_SEATS,
        "seconds": seconds,
        "actions": len(measured.latencies),
        "actions_per_s": round(in_time / seconds, 1),
        **{f"p{share}_ms": round(1000 * percentile(measured.latencies, share), 1) for share in (50, 95, 99)},
        "errors": measured.errors,
        "memory_mb": round(watch.memory / 1e6, 1),
        "server_cpu": round(server_cpu, 2),
        "client_cpu": round(client_cpu, 2),
        "compiled": COMPILED,
    }


async def _set_all_up(address: str, loads: list[LoadTable], patience: float) -> None:
    loop = asyncio.get_running_loop()
    threads = ThreadPoolExecutor(THREADS)

    async def begin(number: int, load: LoadTable) -> None:
        await load.sit_down(*await loop.run_in_executor(threads, set_up, address, number, patience))

    try:
        await asyncio.gather(*(begin(number, load) for number, load in enumerate(loads)))
    except (OSError, HTTPException) as error:
        raise BenchmarkError(f"The server cannot be reached ({error}).") from error
    finally:
        threads.shutdown(wait=False, cancel_futures=True)


async def _run(loads: list[LoadTable], seconds: float, every: float) -> None:
    loop = asyncio.get_running_loop()
    began = loop.time()
    end = began + seconds

    def tick(load: LoadTable, at: float) -> None:
        load.act()
        if at + every < end:
            loop.call_at(at + every, tick, load, at + every)

    for number, load in enumerate(loads):
        first = began + every * number / len(loads)
        loop.call_at(first, tick, load, first)
    await asyncio.sleep(seconds)
    for load in loads:
        load.stop()


async def wait_for_the_last(loads: list[LoadTable], patience: float) -> None:
    """Until nothing is on its way any more, or has been for too long."""
    deadline = time.monotonic() + patience
    while silent := sum(load.waiting for load in loads):
        if time.monotonic() > deadline:
            raise BenchmarkError(
                f"The server left tables without an answer for {patience:.0f} seconds: {silent} of {len(loads)}."
            )
        await asyncio.sleep(0.01)


def percentile(values: list[float], share: int) -> float:
    """The value below which this share of all values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)] if ordered else 0.0


def main() -> None:
    """Play as ordered, and print what came of it."""
    allow_many_sockets()
    try:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            print(json.dumps(runner.run(play(*json.loads(sys.argv[1])))))
    except BenchmarkError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
