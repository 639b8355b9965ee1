"""What people install: the wheel with the pages inside, in an empty environment far from the source."""

import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from lancaster.engine.format.record import RULES_VERSION
from tests.patience import PATIENCE
from tests.server.serving import Client, Server
from tools.prepare.packages import pins_to_play

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.slow
VERSION = r"lancaster \d+\.\d+\.\d+ "


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The plain wheel, built from this checkout as `make dist` builds it, in folders of its own."""
    folder = tmp_path_factory.mktemp("wheel")
    build = ["build", "--build-base", str(folder / "build"), "egg_info", "--egg-base", str(folder)]
    command = [sys.executable, "setup.py", "-q", *build, "bdist_wheel", "--dist-dir", str(folder)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "LANCASTER_PURE": "1"}, check=True, capture_output=True)
    (built,) = folder.glob("lancaster_game-*-py3-none-any.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment in which nothing but the wheel and what it needs is installed."""
    folder = tmp_path_factory.mktemp("an empty environment")
    uv = [sys.executable, "-m", "uv", "--quiet"]
    subprocess.run([*uv, "venv", "--python", sys.executable, str(folder / "venv")], check=True)
    programs = folder / "venv" / "bin"
    install = [*uv, "pip", "install", "--python", str(programs / "python"), "--constraint", "constraints.txt"]
    # The set-up has brought all of them, so that this run needs no network; where pip brought them, it does.
    if subprocess.run([*install, "--offline", str(wheel)], cwd=ROOT, capture_output=True).returncode:
        subprocess.run([*install, str(wheel)], cwd=ROOT, check=True)
    return programs


def elsewhere() -> dict[str, str]:
    """The environment of somebody who knows nothing of this checkout."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LANCASTER"))}


def run(programs: Path, *command: str) -> str:
    """What a program of the environment prints, far from the source."""
    command = (str(programs / command[0]), *command[1:])
    return subprocess.run(
        command, cwd=programs.parent, env=elsewhere(), check=True, capture_output=True, text=True, timeout=PATIENCE
    ).stdout


def test_the_wheel_has_the_pages_the_figures_the_words_and_the_network(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    for name in (
        "lancaster/__main__.py", "lancaster/py.typed", "lancaster/server/static/index.html",
        "lancaster/content/words/de.ftl", "lancaster/bots/network/network.npz",
    ):  # fmt: skip
        assert name in names
    assert any(re.fullmatch(r"lancaster/server/static/assets/.*\.js\.br", name) for name in names)
    assert not [name for name in names if name.endswith((".so", ".c", ".pyc")) or name.startswith(("tests", "tools"))]
    assert wheel.stat().st_size < 4_000_000


def test_nothing_is_installed_but_what_the_constraints_list_for_playing(installed: Path) -> None:
    program = "import importlib.metadata as m; print(*(package.name for package in m.distributions()))"
    names = {re.sub(r"[-_.]+", "-", name).lower() for name in run(installed, "python", "-c", program).split()}
    # These are for the set-up of a checkout.
    pinned = {pin.split("==")[0].replace(".", "-") for pin in pins_to_play()} - {"pip", "setuptools", "uv"}
    assert names == pinned | {"lancaster-game"}


def test_both_ways_to_start_it_tell_the_version(installed: Path) -> None:
    told = run(installed, "lancaster", "--version")
    assert re.fullmatch(rf"{VERSION}\(rules version {RULES_VERSION}, plain Python\)\n", told)
    assert run(installed, "python", "-m", "lancaster", "--version") == told


@pytest.fixture
def table(installed: Path, tmp_path: Path) -> Iterator[Server]:
    """`lancaster play` of that environment."""
    command = [str(installed / "lancaster"), "play", "--no-browser", "--port", "0", "--data", str(tmp_path / "data")]
    playing = subprocess.Popen(command, cwd=tmp_path, env=elsewhere(), stdout=subprocess.PIPE, text=True)
    assert playing.stdout is not None
    found = re.search(r"http://\S+/", playing.stdout.readline())
    server = Server(tmp_path)
    server.address = found[0] if found else ""
    yield server
    playing.terminate()
    playing.communicate(timeout=PATIENCE)


def test_a_round_is_played_over_the_api_of_the_installed_wheel(table: Server) -> None:
    page = httpx.get(table.address, timeout=PATIENCE, verify=False)
    assert (page.status_code, page.headers["content-type"].split(";")[0]) == (200, "text/html")
    scripts = re.findall(r'src="/?(assets/[^"]+\.js)"', page.text)
    assert scripts
    for script in scripts:
        assert httpx.get(table.address + script, timeout=PATIENCE, verify=False).status_code == 200
    anna = Client(table, "Anna")
    seat = anna.sit(anna.new_table("me", "page", "page", start=True), 0)
    while seat.view is None or seat.view["round"] < 2:
        seat.wait(lambda: seat.asked)
        if seat.turn is not None and seat.turn["complete"]:
            seat.do("confirm")
        else:
            seat.act(seat.options[0]["action"], confirm=True)
