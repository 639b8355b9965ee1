"""The compiled engine and its Python source tell the same of every game, action by action."""

import difflib
import os
import subprocess
import sys

import pytest

from tests.builds.account import digests, full, golden_names, table_names
from tests.effort import effort

PARTS = 6
"""Each part has a process of its own that runs the source."""


def games_told() -> list[str]:
    """The golden games show all that can happen; of the others, which show every pair of agreements, some will do."""
    return [*golden_names(), *table_names()[:: effort(3, 1)]]


def told_by_the_source(*arguments: str) -> list[str]:
    command = [sys.executable, "-m", "tests.builds.account", *arguments]
    environment = os.environ | {"LANCASTER_PURE": "1"}
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    build, *lines = done.stdout.splitlines()
    assert build == "pure"
    return lines


def difference(name: str, game: str) -> str:
    """How the source tells something, and how this build does."""
    source, here = told_by_the_source("--full", name, game), full(name, game).splitlines()
    return "\n".join(difflib.unified_diff(source, here, "source", "installed", lineterm=""))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_the_installed_engine_and_its_source_tell_the_same_of_every_game(part: int) -> None:
    games = games_told()[part::PARTS]
    here, source = digests(games), told_by_the_source(*games)
    for mine, other in zip(here, source, strict=False):
        if mine != other:
            name = mine.partition(" ")[2]
            pytest.fail(f"{name}\n{difference(name, name.partition(',')[0])}")
    assert len(here) == len(source)
    assert len(here) > 500 * len(games)
