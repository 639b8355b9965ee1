"""The Python packages, in .venv."""

import csv
import json
import re
import site
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib.metadata import distributions
from pathlib import Path
from typing import Any, Final

from tools.prepare import stamps
from tools.prepare.commands import ROOT, Failed, run
from tools.prepare.progress import Board

VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / "bin" / "python"
CONSTRAINTS: Final = "constraints.txt"
ENVIRONMENT: Final = {"PIP_CONSTRAINT": CONSTRAINTS, "UV_CONSTRAINT": CONSTRAINTS, "LANCASTER_PURE": "1"}
"""Both installers split the variables at spaces, so the path is relative."""
PACKAGES_STAMP: Final = VENV / "prepared" / "packages"
INSTALLING: Final = VENV / "prepared" / "installing"
"""Is there from the begin of an install to its good end."""
PACKAGE_LINE: Final = re.compile(
    r"Downloading (?P<begins>\S+ \(.+\))|(?: Downloaded | \+ |Collecting )(?P<name>[\w.-]+)"
)
"""What uv and pip say about a package."""
PLAY_ENDS: Final = "# What tools, tests and extras need."
"""The line of the constraints after which nothing is needed to play."""


def site_packages() -> Path:
    """Where .venv keeps packages."""
    return VENV / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"


def prepare_venv(board: Board) -> None:
    """Make .venv with this Python; one that was made with another, or in another folder, is made anew."""
    made_from = stamps.digest([], sys.version, sys.base_prefix, str(ROOT))
    stamp = VENV / "prepared" / "venv"
    # An installer that was stopped may leave parts of packages, which the next one takes for whole.
    damaged = INSTALLING.exists() and not is_whole(site_packages())
    if damaged or not stamps.is_ready(stamp, made_from):
        with stamps.making(stamp, made_from), board.work("Making .venv"):
            _make_venv()
    site.addsitedir(str(site_packages()))
    board.with_bars()


def _make_venv() -> None:
    what = "Making .venv"
    run([sys.executable, "-m", "venv", "--clear", "--without-pip", ".venv"], what=what)
    if subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode:
        if subprocess.run([PYTHON, "-c", "import ensurepip"], capture_output=True).returncode:
            advice = "install them (Debian: apt-get install python3-venv) and try again."
            raise Failed(f"This Python has neither pip nor what venv needs to bring it; {advice}")
        run([PYTHON, "-m", "ensurepip"], what=what)
    run([*_pip(), "install", "--no-compile", "uv", "rich"], what=what, environment=ENVIRONMENT)
    _install(["pip", "setuptools"], what)


def _pip() -> list[str]:
    # That of this Python can install into .venv, which saves the six seconds to bring another one in first.
    if (site_packages() / "pip").exists():
        return [str(PYTHON), "-m", "pip"]
    return [sys.executable, "-m", "pip", "--python", str(PYTHON)]


def is_whole(folder: Path) -> bool:
    """Whether every package there has all its files."""
    for found in folder.glob("*.dist-info"):
        try:
            (found / "METADATA").stat()
            files = list(csv.reader((found / "RECORD").read_text(encoding="utf-8").splitlines()))
            for name, _, size in files:
                if (folder / name).stat().st_size != int(size or (folder / name).stat().st_size):
                    return False
        except (OSError, ValueError):
            return False
    return True


def prepare_packages(board: Board, extra: str = "", title: str = "Python packages to play") -> None:
    """Install what the project needs, with an extra or without one, and the project itself as its source."""
    digest = stamps.digest([ROOT / CONSTRAINTS], _project())
    # One stamp for all: an install of other versions may replace what an extra needs.
    made_from, *extras = stamps.read(PACKAGES_STAMP).split() or [""]
    if made_from != digest:
        extras = []
    elif not extra or extra in extras:
        return
    ready = " ".join([digest, *extras, extra])
    missing = set(missing_to_play())
    # Importing what was installed is the last piece.
    with stamps.making(PACKAGES_STAMP, ready), board.work(title, None if extra else len(missing) + 1) as work:

        def line(text: str) -> None:
            # uv tells of large packages when they come, and of all when they are installed; pip tells of each.
            if (told := PACKAGE_LINE.match(text)) is None:
                return
            if told["begins"]:
                board.detail(work, told["begins"])
            elif told["name"].lower() in missing:
                missing.remove(told["name"].lower())
                board.advance(work)

        _install(["--no-build-isolation", "--editable", f".[{extra}]" if extra else "."], "The Python packages", line)
        # Python compiles what it imports for the first time; now the pages are still being built.
        board.detail(work, "trying them out")
        run([PYTHON, "-c", "import lancaster.cli, lancaster.server.running"], what="The Python packages")
        board.advance(work)


def prepare_compiler(board: Board) -> None:
    """Install mypyc, which only the build of the compiled engine needs."""
    # Tools of other versions may have replaced it.
    made_from = stamps.digest([ROOT / CONSTRAINTS], _pyproject()["build-system"], stamps.read(PACKAGES_STAMP))
    stamp = VENV / "prepared" / "compiler"
    if not stamps.is_ready(stamp, made_from):
        with stamps.making(stamp, made_from), board.work("The compiler of the engine"):
            _install(_pyproject()["build-system"]["requires"], "The compiler of the engine")


def pins_to_play() -> list[str]:
    """The packages that playing needs, as the constraints list them."""
    lines = (ROOT / CONSTRAINTS).read_text(encoding="utf-8").split(PLAY_ENDS)[0].splitlines()
    return [line for line in lines if "==" in line]


def missing_to_play() -> list[str]:
    """The packages that playing needs and that are not in .venv yet."""
    there = {(found.name or "").lower().replace("_", "-") for found in distributions(path=[str(site_packages())])}
    return [name for name in (pin.split("==")[0] for pin in pins_to_play()) if name not in there]


def _install(arguments: list[str], what: str, line: Callable[[str], None] = lambda text: None) -> None:
    """Install with uv, ten times as fast, or with pip where only pip is told of the index to use."""
    stamps.mark_ready(INSTALLING, what)
    try:
        run(
            [PYTHON, "-m", "uv", "pip", "install", "--python", PYTHON, *arguments],
            what=what, environment=ENVIRONMENT, line=line,
        )  # fmt: skip
    except Failed:
        run([*_pip(), "install", "--no-compile", *arguments], what=what, environment=ENVIRONMENT, line=line)
    INSTALLING.unlink()


def _pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def _project() -> str:
    """What pip reads of pyproject.toml; settings of tools install nothing."""
    pyproject = _pyproject()
    return json.dumps([pyproject["project"], pyproject["build-system"], pyproject["tool"]["setuptools"]])
