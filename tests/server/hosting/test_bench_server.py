"""`lancaster bench server` plays at a real server; how fast that is, is no matter of tests."""

import asyncio
import json
import random
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lancaster.bench.server import BenchmarkError, measure, playing
from lancaster.bench.server.load_table import LoadTable, Measured
from lancaster.bench.server.players import TABLE_SEATS, set_up
from lancaster.cli import app
from lancaster.cli.commands import bench_server
from tests.patience import PATIENCE
from tests.server.serving import serving

pytestmark = pytest.mark.slow

FIGURES = {
    "tables": int,
    "sockets": int,
    "seconds": int,
    "actions": int,
    "actions_per_s": float,
    "p50_ms": float,
    "p95_ms": float,
    "p99_ms": float,
    "errors": int,
    "memory_mb": float,
    "server_cpu": float,
    "client_cpu": float,
    "compiled": bool,
}


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command waits as long as tests do."""
    monkeypatch.setattr(bench_server, "measure", partial(measure, patience=PATIENCE))


def test_a_small_run_gives_all_figures() -> None:
    result = CliRunner().invoke(app, ["bench", "server", "--tables", "4", "--seconds", "2", "--json"])
    assert result.exit_code == 0, result.stderr
    assert result.stdout.count("\n") == 1
    figures = json.loads(result.stdout)
    assert {name: type(figure) for name, figure in figures.items()} == FIGURES
    assert (figures["tables"], figures["sockets"], figures["errors"]) == (4, 16, 0)
    assert figures["actions"] > 0
    assert 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["p99_ms"]
    assert figures["memory_mb"] > 10


def test_the_figures_in_words() -> None:
    result = CliRunner().invoke(app, ["bench", "server", "--tables", "1", "--seconds", "1", "--every-ms", "100"])
    assert result.exit_code == 0, result.stderr
    lines = result.stdout.splitlines()
    assert lines[0].startswith("1 x 4 seats for 1 s, 4 sockets: ")
    assert "p99" in lines[1]
    assert " MB " in lines[2]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--tables", "0"], "'--tables': this must be a whole number from 1 to 1000, not '0'"),
        (["--tables", "1001"], "'--tables': this must be a whole number from 1 to 1000, not '1001'"),
        (["--tables", "many"], "'--tables': this must be a whole number, not 'many'"),
        (["--seconds", "0"], "'--seconds': this must be a whole number from 1 to 600, not '0'"),
        (["--every-ms", "9"], "'--every-ms': this must be a whole number from 10 to 10000, not '9'"),
        (["--speed"], "No such option: --speed"),
    ],
)
def test_wrong_options_are_refused_in_one_sentence(arguments: list[str], sentence: str) -> None:
    result = CliRunner().invoke(app, ["bench", "server", *arguments])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_game_that_ends_is_followed_by_another(tmp_path: Path) -> None:
    measured = Measured()

    async def play_until_the_second_game(address: str) -> None:
        load = LoadTable(address, measured, random.Random(1413))
        first, cookies = await asyncio.to_thread(set_up, address, 0, PATIENCE)
        await load.sit_down(first, cookies)
        await play(load, lambda: load.table != first)
        before = len(measured.latencies)
        await play(load, lambda: len(measured.latencies) > before + TABLE_SEATS)

    async def play(load: LoadTable, until: Callable[[], bool]) -> None:
        while not until():
            if not load.waiting:
                load.act()
            await asyncio.sleep(0.001)

    with serving(tmp_path) as server:
        asyncio.run(asyncio.wait_for(play_until_the_second_game(server.address), PATIENCE))
    assert measured.errors == 0
    assert len(measured.latencies) > 100


def test_a_server_that_does_not_answer_ends_the_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "setting_up", lambda tables, patience: 0.1)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        address = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        with pytest.raises(BenchmarkError, match=r"^The tables were not set up within 0 seconds; try fewer than 1\.$"):
            asyncio.run(playing.play(address, 0, 1, 1, 0.5, PATIENCE))


def test_a_server_that_is_not_there_ends_the_measurement() -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        with pytest.raises(BenchmarkError, match=r"^The server cannot be reached \(.+\)\.$"):
            asyncio.run(playing.play(address, 0, 1, 1, 0.5, PATIENCE))


def test_an_action_that_nobody_answers_ends_the_measurement() -> None:
    class Silent(LoadTable):
        waiting = True

    loads: list[LoadTable] = [Silent("http://127.0.0.1/", Measured(), random.Random()) for _ in range(2)]
    with pytest.raises(BenchmarkError, match=r"^The server left tables without an answer for 0 seconds: 2 of 2\.$"):
        asyncio.run(playing.wait_for_the_last(loads, 0.0))


def test_percentiles() -> None:
    values = [float(number) for number in range(100, 0, -1)]
    assert [playing.percentile(values, share) for share in (50, 95, 99)] == [51, 96, 100]
    assert playing.percentile([7.0], 99) == 7
    assert playing.percentile([], 50) == 0
