"""The compiled engine and its Python source tell the same of every game, action by action."""

import difflib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.builds.account import damaged_names, digests, full, golden_names, table_names
from tests.effort import effort

ROOT = Path(__file__).parents[2]
PARTS = 6
"""Each part has a process of its own that runs the source."""
MOST = 98.5
"""The share of the lines and branches of the engine, in percent, that the account reaches; the tests reach 99."""
FEW = 3
"""Lines of a module that the account need not reach."""
HARDLY = {
    "board/declaration.py": "what pydantic asks of it; it is not compiled",
    "components.py": "what is wrong with one figure of an owner's own, of which damage by chance does not meet all",
    "setup.py": "equality, hashes and pickles of set-ups; it is not compiled",
}
"""Modules of which it reaches less, and what that is."""


def games_told(every: int = effort(3, 1), much: int = effort(2, 10)) -> list[str]:
    """The golden games show all that can happen; of the others, which show every pair of agreements, some will do."""
    return [*golden_names(), *table_names()[::every], *damaged_names(much)]


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
    assert len(here) > 500 * len([game for game in games if not game.startswith("damaged")])


@pytest.mark.long
def test_what_is_compared_reaches_nearly_all_of_the_engine(tmp_path: Path) -> None:
    """The tests of the rules run on the source, so that this is what tells them of the compiled engine, too."""
    data, report = tmp_path / "data", tmp_path / "report.json"
    coverage = [sys.executable, "-m", "coverage"]
    measured = ["run", "--branch", f"--data-file={data}", "-m", "tests.builds.account", *games_told(1, 10)]
    environment = os.environ | {"LANCASTER_PURE": "1"}
    subprocess.run([*coverage, *measured], env=environment, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    subprocess.run([*coverage, "json", "-q", f"--data-file={data}", "-o", str(report)], cwd=ROOT, check=True)
    figures = json.loads(report.read_text(encoding="utf-8"))
    assert figures["totals"]["percent_covered"] > MOST
    missing = {name: file["missing_lines"] for name, file in figures["files"].items()}
    unseen = {name.partition("lancaster/engine/")[2]: lines for name, lines in missing.items() if len(lines) > FEW}
    assert set(unseen) <= set(HARDLY), unseen
