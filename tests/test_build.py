"""Which engine runs: the compiled one, or its Python source."""

import os
import subprocess
import sys

import lancaster.engine

REPORT = """
import lancaster.engine
from lancaster.engine import chance
print(lancaster.engine.COMPILED, chance.__file__.endswith(".py"))
"""


def engine_of_a_new_process(**environment: str) -> list[str]:
    inherited = {name: value for name, value in os.environ.items() if name != "LANCASTER_PURE"}
    return subprocess.run(
        [sys.executable, "-c", REPORT],
        env=inherited | environment,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()


def test_lancaster_pure_runs_the_python_source() -> None:
    assert engine_of_a_new_process(LANCASTER_PURE="1") == ["False", "True"]


def test_otherwise_the_installed_engine_runs() -> None:
    expected = os.environ.get("LANCASTER_EXPECT")
    compiled = expected == "compiled" if expected else lancaster.engine.COMPILED
    assert engine_of_a_new_process() == [str(compiled), str(not compiled)]
