"""The Python packages, in .venv."""

import json
import site
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from tools.prepare import stamps
from tools.prepare.commands import ROOT, Failed, run
from tools.prepare.progress import Board

VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / "bin" / "python"
CONSTRAINTS: Final = "constraints.txt"
# Relative, because pip splits the variable at spaces.
PIP: Final = {"PIP_CONSTRAINT": CONSTRAINTS, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "LANCASTER_PURE": "1"}
PLAY_ENDS: Final = "# What tools, tests and extras need."
"""The line of the constraints after which nothing is needed to play."""


def site_packages() -> Path:
    """Where .venv keeps packages."""
    return VENV / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"


def prepare_venv(board: Board) -> None:
    """Make .venv with this Python; one that was made with another, or in another folder, is made anew."""
    made_from = stamps.digest([], sys.version, sys.base_prefix, str(ROOT))
    stamp = VENV / "prepared" / "venv"
    if not stamps.is_ready(stamp, made_from):
        with board.work("Making .venv"):
            _make_venv()
            # The pip that comes with Python may be years old, and half as fast.
            _pip(["pip", "setuptools", "rich"], "The Python packages")
        stamps.mark_ready(stamp, made_from)
    site.addsitedir(str(site_packages()))
    board.with_bars()


def _make_venv() -> None:
    if subprocess.run([sys.executable, "-c", "import ensurepip, venv"], capture_output=True).returncode:
        raise Failed("This Python has no venv module; install it (Debian: apt-get install python3-venv) and try again.")
    run([sys.executable, "-m", "venv", "--clear", ".venv"], what="Making .venv")


def prepare_packages(board: Board, extra: str = "", title: str = "Python packages to play") -> None:
    """Install what the project needs, with an extra or without one, and the project itself as its source."""
    made_from = stamps.digest([ROOT / CONSTRAINTS], _project())
    stamp = VENV / "prepared" / f"packages{extra and f'-{extra}'}"
    if stamps.is_ready(stamp, made_from):
        return
    with board.work(title, None if extra else len(pins_to_play())) as work:

        def line(text: str) -> None:
            if text.startswith(("Collecting ", "Requirement already satisfied: ")):
                board.advance(work)

        _pip(["--no-build-isolation", "--editable", f".[{extra}]" if extra else "."], "The Python packages", line)
    stamps.mark_ready(stamp, made_from)
    # With any extra comes what playing needs.
    stamps.mark_ready(VENV / "prepared" / "packages", made_from)


def prepare_compiler(board: Board) -> None:
    """Install mypyc, which only the build of the compiled engine needs."""
    made_from = stamps.digest([ROOT / CONSTRAINTS], _pyproject()["build-system"])
    stamp = VENV / "prepared" / "compiler"
    if not stamps.is_ready(stamp, made_from):
        with board.work("The compiler of the engine"):
            _pip(_pyproject()["build-system"]["requires"], "The compiler of the engine")
        stamps.mark_ready(stamp, made_from)


def pins_to_play() -> list[str]:
    """The packages that playing needs, as the constraints list them."""
    lines = (ROOT / CONSTRAINTS).read_text(encoding="utf-8").split(PLAY_ENDS)[0].splitlines()
    return [line for line in lines if "==" in line]


def _pip(arguments: list[str], what: str, line: Any = lambda text: None) -> None:
    # Python compiles what it imports when it does; most modules of most packages are never imported.
    command: list[str | Path] = [PYTHON, "-m", "pip", "install", "--no-compile", "--progress-bar", "off", *arguments]
    run(command, what=what, environment=PIP, line=line)


def _pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def _project() -> str:
    """What pip reads of pyproject.toml; settings of tools install nothing."""
    pyproject = _pyproject()
    return json.dumps([pyproject["project"], pyproject["build-system"], pyproject["tool"]["setuptools"]])
