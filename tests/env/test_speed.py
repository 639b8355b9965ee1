"""`lancaster bench --env` measures all environments that it finds; how fast they are is no matter of tests."""

import json

import pytest
from typer.testing import CliRunner

from lancaster.bench.environments import CLASSICS
from lancaster.cli import app

pytestmark = pytest.mark.slow


def test_every_environment_is_measured_or_named() -> None:
    result = CliRunner().invoke(app, ["bench", "--env", "--seconds", "0.1", "--json"])
    assert result.exit_code == 0, result.output
    measured = json.loads(result.stdout)
    assert len(measured["ours"]) == 8
    assert all(row["steps_per_s"] > 0 and row["steps_per_episode"] > 50 for row in measured["ours"])
    assert sorted([*(row["name"] for row in measured["classic"]), *measured["absent"]]) == sorted(CLASSICS)
