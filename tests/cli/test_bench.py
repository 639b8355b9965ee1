"""`lancaster bench` measures both builds and the yardstick; how fast they are is no matter of tests."""

import json

import pytest
from typer.testing import CliRunner

from lancaster.bench.engine import setup_of
from lancaster.cli import app
from lancaster.engine import COMPILED
from lancaster.engine.setup import MODULES

pytestmark = pytest.mark.slow


def test_bench_measures_both_builds_beside_python_chess() -> None:
    result = CliRunner().invoke(app, ["bench", "--seconds", "0.1", "--memory-games", "10", "--json"])
    assert result.exit_code == 0
    figures = json.loads(result.stdout)
    assert figures["compiled"]["compiled"] == COMPILED
    assert figures["uncompiled"]["compiled"] is False
    for build in ("compiled", "uncompiled"):
        base, everything = figures[build]["seats"], figures[build]["everything"]
        assert [(row["game"], row["seats"]) for row in base] == [("base", seats) for seats in (2, 3, 4, 5)]
        assert [(row["game"], row["seats"]) for row in everything] == [("everything", seats) for seats in (2, 3, 4, 5)]
        for row, of_base in zip(everything, base, strict=True):
            assert row["times_base"] == row["decisions_per_s"] / of_base["decisions_per_s"]
        for row in base + everything:
            assert row["times_python_chess"] == row["decisions_per_s"] / figures["chess"]["decisions_per_s"]
            assert 0 < row["games_per_s"] < row["decisions_per_s"]
            assert row["copy_us"] > 0
    memory = figures["compiled"]["memory"]
    assert 0 < memory["state_bytes"] < memory["everything_state_bytes"] < 20_000


def test_bench_prints_a_table() -> None:
    result = CliRunner().invoke(app, ["bench", "--seconds", "0.1", "--memory-games", "0"], env={"COLUMNS": "120"})
    assert result.exit_code == 0
    assert "uncompiled" in result.stdout
    assert "x python-chess" in result.stdout
    assert "x base" in result.stdout
    rows = [line.split() for line in result.stdout.splitlines() if " everything " in line]
    assert [row[row.index("everything") + 2] for row in rows] == ["2", "3", "4", "5"] * 2


def test_everything_is_all_modules_with_random_laws() -> None:
    setup = setup_of("everything", 3)
    assert (setup.seats, sorted(setup.modules), set(setup.laws)) == (3, MODULES, {"random"})
    base = setup_of("base", 3)
    assert (base.seats, base.modules, set(base.laws)) == (3, frozenset(), {"base"})
