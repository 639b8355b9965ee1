"""Settings for the whole test run."""

import os

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


def pytest_sessionstart() -> None:
    expected = os.environ.get("LANCASTER_EXPECT")
    found = "compiled" if lancaster.engine.COMPILED else "pure"
    if expected and expected != found:
        pytest.exit(f"LANCASTER_EXPECT asks for the {expected} engine, but the {found} one is loaded.", 2)
