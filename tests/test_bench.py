"""`lancaster bench` measures both builds and the yardstick; how fast they are is no matter of tests."""

import json

from typer.testing import CliRunner

from lancaster.cli import app
from lancaster.engine import COMPILED


def test_bench_measures_both_builds_beside_python_chess() -> None:
    result = CliRunner().invoke(app, ["bench", "--seconds", "0.1", "--memory-games", "10", "--json"])
    assert result.exit_code == 0
    figures = json.loads(result.stdout)
    assert figures["compiled"]["compiled"] == COMPILED
    assert figures["uncompiled"]["compiled"] is False
    for build in ("compiled", "uncompiled"):
        assert [row["seats"] for row in figures[build]["seats"]] == [2, 3, 4, 5]
        for row in figures[build]["seats"]:
            assert row["times_python_chess"] == row["decisions_per_s"] / figures["chess"]["decisions_per_s"]
            assert 0 < row["games_per_s"] < row["decisions_per_s"]
            assert row["copy_us"] > 0
    assert figures["compiled"]["memory"]["state_bytes"] < 20_000


def test_bench_prints_a_table() -> None:
    result = CliRunner().invoke(app, ["bench", "--seconds", "0.1", "--memory-games", "0"], env={"COLUMNS": "120"})
    assert result.exit_code == 0
    assert "uncompiled" in result.stdout
    assert "x python-chess" in result.stdout
