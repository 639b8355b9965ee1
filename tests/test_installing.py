"""Whoever lacks a package is told the command that installs it, under the name that the package really has."""

import asyncio
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from lancaster import RULES_VERSION
from lancaster.cli import app
from lancaster.engine import COMPILED
from lancaster.installing import DISTRIBUTION, command_for, version_here
from lancaster.server.settings import Settings
from lancaster.server.storage.database import Database, StorageError

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
ANOTHER_PROJECT = re.compile(r"\binstall(ing)? (-\S+ )*['\"]?lancaster(?!-game)|\blancaster\[[a-z]")
"""Words that would have somebody install what is called lancaster on PyPI."""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What an installer wrote about the package, the only one that Python finds."""
    folder = tmp_path / "lancaster_game-9.8.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {DISTRIBUTION}\nVersion: 9.8\n")
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    return folder


@pytest.mark.parametrize(
    ("came_from", "command"),
    [
        (None, "pip install 'lancaster-game[env]'"),
        ({"url": "file:///a/lancaster_game-9.8.whl", "archive_info": {}}, "pip install 'lancaster-game[env]'"),
        ({"url": "https://git.example.org/l", "vcs_info": {"vcs": "git"}}, "pip install 'lancaster-game[env]'"),
        ({"url": "file:///a/lancaster", "dir_info": {}}, "pip install '.[env]'"),
        ({"url": "file:///a/lancaster", "dir_info": {"editable": True}}, "pip install '.[env]'"),
    ],
)
def test_the_command_fits_how_the_package_was_installed(
    installed: Path, came_from: dict[str, Any] | None, command: str
) -> None:
    if came_from is not None:
        (installed / "direct_url.json").write_text(json.dumps(came_from))
    assert (command_for("env"), version_here()) == (command, "9.8")


def test_what_a_build_leaves_in_a_checkout_is_no_install(installed: Path) -> None:
    left = installed.rename(installed.with_suffix(".egg-info"))
    (left / "METADATA").rename(left / "PKG-INFO")
    assert (command_for("env"), version_here()) == ("pip install '.[env]'", "9.8")


def test_source_that_is_not_installed_is_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    assert (command_for("env"), version_here()) == ("pip install '.[env]'", "(not installed)")


def test_the_command_line_knows_the_version_of_the_project() -> None:
    assert PROJECT["name"] == DISTRIBUTION
    build = "compiled" if COMPILED else "plain Python"
    shown = f"lancaster {PROJECT['version']} (rules version {RULES_VERSION}, {build})\n"
    assert CliRunner().invoke(app, ["--version"]).stdout == shown


def test_postgresql_asks_for_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StorageError) as refused:
        asyncio.run(Database.open(Settings(tmp_path, database="postgresql://localhost/lancaster")))
    assert str(refused.value) == f"PostgreSQL needs one more package: {command_for('postgresql')}."


def test_the_benchmark_asks_for_its_yardstick(monkeypatch: pytest.MonkeyPatch) -> None:
    row = {"game": "base", "seats": 2, "games_per_s": 1.0, "decisions_per_game": 1.0, "decisions_per_s": 1.0}
    build = {"compiled": False, "seats": [{**row, "copy_us": 1.0}], "everything": [], "memory": None}
    monkeypatch.setattr(
        "lancaster.cli.commands.bench.measure_in_new_process", lambda *_, chess: {**build, "chess": None}
    )
    last = CliRunner().invoke(app, ["bench"]).stdout.splitlines()[-1]
    assert last == f"python-chess is not installed, so there is nothing to compare with: {command_for('bench')}"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("pip install lancaster", True),
        ("pip install -U 'lancaster[env]'", True),
        ("install lancaster 0.1.0 on all machines", True),
        ("needs lancaster[server]", True),
        ("pip install 'lancaster-game[env]'", False),
        ("pip install '.[env]'", False),
        ("Installing Lancaster into .venv", False),
    ],
)
def test_words_that_lead_to_another_project_are_noticed(text: str, wrong: bool) -> None:
    assert (ANOTHER_PROJECT.search(text) is not None) == wrong


def test_nothing_here_tells_anybody_to_install_another_project() -> None:
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    files = [ROOT / name for name in names.split("\0") if name and ROOT / name != Path(__file__)]
    assert len(files) > 300
    found = []
    for path in files:
        try:
            lines = path.read_text("utf-8").splitlines()
        except (UnicodeDecodeError, FileNotFoundError):
            continue
        found += [f"{path.relative_to(ROOT)}: {line.strip()}" for line in lines if ANOTHER_PROJECT.search(line)]
    assert found == []
