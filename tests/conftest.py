"""Settings for the whole test run."""

import os
import signal
from collections import Counter

import hypothesis
import pytest

import lancaster.engine

# First, because NumPy reads it when it is imported.
from lancaster.bots import one_thread as one_thread

# The same examples every time, so that a failure is never a matter of luck.
hypothesis.settings.register_profile("default", deadline=None, derandomize=True, database=None)
# For hunting with fresh examples: pytest --hypothesis-profile=search
hypothesis.settings.register_profile("search", deadline=None, max_examples=2000)
hypothesis.settings.load_profile("default")

# A run in the background begins with interrupts ignored, and would hand that down to every process it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)

LEFT_OUT: Counter[str] = Counter()
"""How many tests of each kind this run does not select; make check says so."""


def pytest_sessionstart() -> None:
    expected = os.environ.get("LANCASTER_EXPECT")
    found = "compiled" if lancaster.engine.COMPILED else "pure"
    if expected and expected != found:
        pytest.exit(f"LANCASTER_EXPECT asks for the {expected} engine, but the {found} one is loaded.", 2)


def pytest_deselected(items: list[pytest.Item]) -> None:
    for item in items:
        LEFT_OUT[
            "long" if item.get_closest_marker("long") else "slow" if item.get_closest_marker("slow") else "other"
        ] += 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if "not slow" in terminalreporter.config.option.markexpr:
        terminalreporter.write_line(f"left out: {LEFT_OUT['slow']} slow, {LEFT_OUT['long']} long")
