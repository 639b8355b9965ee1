"""The set-up of a checkout: what is there is left alone, and what goes wrong is one sentence."""

import fcntl
import os
import signal
import stat
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from compiled_modules import NO_COMPILER
from tests.patience import PATIENCE, until
from tools.prepare import client, commands, engine, locks, packages, progress, stamps
from tools.prepare.commands import Failed
from tools.prepare.progress import Board

ROOT = Path(__file__).parent.parent


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of its own, in a folder with a space and an umlaut, that the set-up takes for this one."""
    folder = tmp_path / "a für Größe"
    (folder / "build").mkdir(parents=True)
    for module in (commands, locks, stamps, packages, client, engine):
        monkeypatch.setattr(module, "ROOT", folder)
    monkeypatch.setattr(commands, "_stopped", threading.Event())
    return folder


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in which programs are found."""
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


def program(folder: Path, name: str, text: str) -> None:
    """A program that prints something."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


def test_a_digest_notices_content_names_and_settings(checkout: Path) -> None:
    one, other = checkout / "one", checkout / "other"
    one.write_text("text")
    before = stamps.digest([one], "setting")
    assert stamps.digest([one], "setting") == before
    other.write_text("text")
    one_changed = one.rename(checkout / "three")
    digests = [stamps.digest([one_changed], "setting"), stamps.digest([other], "setting")]
    other.write_text("texT")
    digests += [stamps.digest([other], "setting"), stamps.digest([other], "another"), stamps.digest([other, other])]
    assert len({before, *digests}) == 6


def test_files_that_are_made_are_not_what_a_result_is_made_from(checkout: Path) -> None:
    for name in ("web/src/a.ts", "web/e2e/b.ts", "web/index.html", "web/src/__pycache__/c"):
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_text("")
    found = stamps.files("web", ["web/e2e"])
    assert [path.relative_to(checkout).as_posix() for path in found] == ["web/index.html", "web/src/a.ts"]


def test_a_stamp_is_of_one_digest(tmp_path: Path) -> None:
    stamp = tmp_path / "prepared" / "client"
    assert not stamps.is_ready(stamp, "1")
    stamps.mark_ready(stamp, "1")
    assert stamps.is_ready(stamp, "1")
    assert not stamps.is_ready(stamp, "2")
    with stamps.making(stamp, "2"):
        assert not stamps.is_ready(stamp, "1")
    assert stamps.is_ready(stamp, "2")
    with pytest.raises(Failed), stamps.making(stamp, "3"):
        raise Failed
    # What was half made of the third is not the second any more.
    assert stamps.read(stamp) == ""


def test_every_package_that_playing_needs_has_one_pin() -> None:
    pins = packages.pins_to_play()
    names = [pin.split("==")[0] for pin in pins]
    every = [line for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if "==" in line]
    assert len(every) == len({line.split("==")[0] for line in every})
    assert {"fastapi", "numpy", "rich", "setuptools", "uvicorn"} < set(names)
    assert not {"pytest", "ruff", "mypy", "matplotlib", "asyncpg"} & set(names)


@pytest.mark.parametrize(
    "told",
    [
        ["Downloading numpy (16.1MiB)", " Downloaded numpy", " + numpy==2.4.6", " + rich==15.0.0", " + x==1"],
        ["Collecting numpy>=2 (from lancaster-game)", "  Downloading numpy-2.4.6.whl (16.1 MB)", "Collecting Rich>=13"],
    ],
    ids=["uv", "pip"],
)
def test_each_package_moves_the_bar_once(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], told: list[str]
) -> None:
    monkeypatch.setattr(packages, "VENV", checkout / ".venv")
    monkeypatch.setattr(packages, "PACKAGES_STAMP", checkout / ".venv" / "packages")
    monkeypatch.setattr(packages, "INSTALLING", checkout / ".venv" / "installing")
    (checkout / "pyproject.toml").write_text("[project]\n[build-system]\n[tool.setuptools]\n")
    (checkout / "constraints.txt").write_text("numpy==2.4.6\nrich==15.0.0\nuv==0.13.8\n")
    uv = packages.site_packages() / "uv-0.13.8.dist-info"
    uv.mkdir(parents=True)
    (uv / "METADATA").write_text("Name: uv\nVersion: 0.13.8\n")
    assert packages.missing_to_play() == ["numpy", "rich"]

    def install(command: list[str], line: Callable[[str], None] = print, **_: object) -> None:
        for text in told if "install" in command else []:
            line(f"{text}\n")

    monkeypatch.setattr(packages, "run", install)
    monkeypatch.setattr(progress, "EVERY", -1.0)
    packages.prepare_packages(Board())
    assert capsys.readouterr().out.splitlines() == [
        "Python packages to play ...",
        "Python packages to play: 1 of 3",
        "Python packages to play: 2 of 3",
        "Python packages to play: 3 of 3",
        "Python packages to play: 0 s",
    ]


def package(folder: Path, name: str) -> Path:
    """An installed package with one module."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (folder / f"{name}.py").write_text("X = 1\n")
    (info / "METADATA").write_text(f"Name: {name}\nVersion: 1.0\n")
    (info / "RECORD").write_text(f"{name}.py,sha256=x,6\n{info.name}/METADATA,,\n{info.name}/RECORD,,\n")
    return info


@pytest.mark.parametrize("lost", ["one.py", "one-1.0.dist-info/METADATA", "one-1.0.dist-info/RECORD"])
def test_a_package_that_lost_a_part_is_noticed(tmp_path: Path, lost: str) -> None:
    package(tmp_path, "one")
    package(tmp_path, "other")
    assert packages.is_whole(tmp_path)
    (tmp_path / lost).unlink()
    assert not packages.is_whole(tmp_path)


def test_half_a_file_of_a_package_is_noticed(tmp_path: Path) -> None:
    package(tmp_path, "one")
    (tmp_path / "one.py").write_text("X")
    assert not packages.is_whole(tmp_path)


def test_a_venv_is_made_anew_where_an_install_was_stopped_half_way(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    venv = checkout / ".venv"
    monkeypatch.setattr(packages, "VENV", venv)
    monkeypatch.setattr(packages, "INSTALLING", venv / "prepared" / "installing")
    made: list[str] = []
    monkeypatch.setattr(packages, "_make_venv", lambda: made.append("made"))
    packages.prepare_venv(Board(quiet=True))
    info = package(packages.site_packages(), "one")

    def stopped(command: list[str], **_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(packages, "run", stopped)
    with pytest.raises(KeyboardInterrupt):
        packages._install(["two"], "Two")
    packages.prepare_venv(Board(quiet=True))
    assert made == ["made"]
    (info / "RECORD").unlink()
    packages.prepare_venv(Board(quiet=True))
    assert made == ["made", "made"]
    monkeypatch.setattr(packages, "run", lambda command, **_: None)
    packages._install(["two"], "Two")
    assert not packages.INSTALLING.exists()


def test_a_missing_node_and_others_that_will_not_do_are_named(programs: Path) -> None:
    needed = r"^Lancaster needs Node 20\.19, 22\.12, or 24 or newer, with npm, to build its pages"
    with pytest.raises(Failed, match=f"{needed}; install it and try again.$"):
        client._check_node()
    program(programs, "npm", "true")
    for version in ("v18.20.4", "v20.18.3", "v21.7.3", "v22.11.0", "v23.11.1"):
        program(programs, "node", f"echo {version}")
        with pytest.raises(Failed, match=f"{needed}, but node is {version} here; install another one and try again.$"):
            client._check_node()
    for wrong in ("exit 1", "echo oh; echo dear", "echo v22.12.0; echo more"):
        program(programs, "node", wrong)
        with pytest.raises(Failed, match=f"{needed}, but node is broken here; install another one and try again.$"):
            client._check_node()
    for version in ("v20.19.0", "v22.12.0", "v24.0.0", "v25.1.0"):
        program(programs, "node", f"echo {version}")
        client._check_node()


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("OSError: [Errno 28] No space left on device", "The disk is full; "),
        ("npm error code EAI_AGAIN", "The network cannot be reached; "),
        ("ERROR: No matching distribution found for numpy", "A Python package cannot be downloaded from here; "),
        ("something else", "The build failed; "),
    ],
)
def test_a_program_that_fails_becomes_one_sentence_and_a_log(checkout: Path, output: str, sentence: str) -> None:
    heard: list[str] = []
    with pytest.raises(Failed) as failed:
        commands.run(["sh", "-c", f"echo '{output}' >&2; exit 3"], what="The build", line=heard.append)
    assert str(failed.value) == f"{sentence}build/set-up.log has the details. The next run goes on from here."
    assert heard == [f"{output}\n"]
    assert output in (checkout / commands.LOG).read_text("utf-8")


def test_a_program_that_is_not_there_is_named(checkout: Path) -> None:
    with pytest.raises(Failed, match=r"^The build needs the program no-such-program, which is not here; install it"):
        commands.run(["no-such-program"], what="The build")


def test_the_first_part_that_fails_ends_the_others(checkout: Path) -> None:
    with pytest.raises(Failed, match="A failed"):
        commands.run_all(
            lambda: commands.run(["sh", "-c", "exit 1"], what="A"),
            lambda: commands.run(["sleep", str(PATIENCE)], what="B"),
        )


def test_without_a_terminal_work_is_told_in_plain_lines(capsys: pytest.CaptureFixture[str]) -> None:
    board = Board()
    board.with_bars()
    with board.work("Packages", 2) as work:
        board.advance(work)
        work.last_line -= 60
        board.advance(work)
        work.last_line -= 60
        board.advance(work)
    with pytest.raises(Failed), board.work("Pages"):
        raise Failed
    assert capsys.readouterr().out == "Packages ...\nPackages: 2 of 2\nPackages: 0 s\nPages ...\n"


@pytest.fixture
def copies(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one module and a .venv in which nothing is compiled."""
    venv = checkout / ".venv"
    for module in (engine, packages):
        monkeypatch.setattr(module, "VENV", venv)
    monkeypatch.setattr(engine, "COPIES", venv / "compiled")
    monkeypatch.setattr(engine, "WHICH", venv / "engine")
    # What these tests build is text.
    monkeypatch.setattr(engine, "_loads", lambda copy: "half a file" not in (copy / "x__mypyc.so").read_text("utf-8"))
    monkeypatch.setattr(engine, "prepare_compiler", lambda board: None)
    packages.site_packages().mkdir(parents=True)
    (checkout / "src" / "lancaster" / "engine").mkdir(parents=True)
    (checkout / "src" / "lancaster" / "engine" / "flow.py").write_text("WHICH = 'source'\n")
    for name in ("setup.py", "generated_c.py", "compiled_modules.py", "constraints.txt"):
        (checkout / name).write_text("")
    return packages.site_packages()


def chosen(site_packages: Path) -> list[Path]:
    """The folders that Python looks into before the source."""
    lines = [line for path in site_packages.glob("*.pth") for line in path.read_text("utf-8").splitlines()]
    return [(site_packages / line).resolve() for line in lines]


def build_something(checkout: Path, text: str) -> None:
    """A set-up that compiles to this."""
    (checkout / "setup.py").write_text(
        "import pathlib, sys\n"
        "built = pathlib.Path(sys.argv[sys.argv.index('--build-lib') + 1])\n"
        "(built / 'lancaster' / 'engine').mkdir(parents=True, exist_ok=True)\n"
        "for name in ('x__mypyc.so', 'lancaster/engine/flow.so'):\n"
        f"    (built / name).write_text({text!r})\n"
    )


def test_the_compiled_engine_is_used_exactly_as_long_as_it_fits_the_source(checkout: Path, copies: Path) -> None:
    def found() -> tuple[bool, str, list[Path]]:
        return engine.choose_engine(), engine.WHICH.read_text("utf-8"), chosen(copies)

    assert found() == (False, "pure\n", [])
    build_something(checkout, "compiled")
    assert not engine.choose_engine()
    assert engine.build_engine(Board(quiet=True))
    compiled, which, (folder,) = found()
    assert (compiled, which) == (True, "compiled\n")
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    assert names == ["lancaster/engine/flow.py", "lancaster/engine/flow.so", "x__mypyc.so"]

    # What is not compiled needs no new build, but a new copy.
    (checkout / "src" / "lancaster" / "words.py").write_text("")
    engine.choose_engine()
    assert found()[0]
    (newer,) = found()[2]
    assert newer != folder
    assert (newer / "lancaster" / "words.py").exists()
    assert folder.exists()

    (checkout / "src" / "lancaster" / "engine" / "flow.py").write_text("WHICH = 'newer'\n")
    engine.choose_engine()
    assert found() == (False, "pure\n", [])


def test_where_the_compiler_is_gone_what_it_once_built_is_not_taken_for_new(checkout: Path, copies: Path) -> None:
    build_something(checkout, "compiled")
    assert engine.build_engine(Board(quiet=True))
    (checkout / "src" / "lancaster" / "engine" / "flow.py").write_text("WHICH = 'newer'\n")
    (checkout / "setup.py").write_text(f"raise SystemExit({NO_COMPILER})")
    assert not engine.build_engine(Board(quiet=True))
    assert (engine.choose_engine(), chosen(copies)) == (False, [])


def test_an_engine_that_cannot_be_loaded_is_not_chosen_but_built_again(checkout: Path, copies: Path) -> None:
    build_something(checkout, "half a file")
    with pytest.raises(Failed, match=r"^The engine that was built cannot be loaded; the next run builds it again\.$"):
        engine.build_engine(Board(quiet=True))
    assert (engine.choose_engine(), chosen(copies)) == (False, [])
    assert not (checkout / engine.built_folder()).exists()


def test_old_copies_go_when_there_are_many_newer_ones(checkout: Path, copies: Path) -> None:
    build_something(checkout, "compiled")
    engine.build_engine(Board(quiet=True))
    (first,) = chosen(copies)
    for number in range(engine.KEPT_COPIES):
        assert first.exists()
        (checkout / "src" / "lancaster" / "words.py").write_text(f"NUMBER = {number}\n")
        assert engine.choose_engine()
    (checkout / "src" / "lancaster" / "words.py").write_text("")
    engine.choose_engine()
    assert not first.exists()
    assert chosen(copies)[0].exists()


def prepare(folder: Path, goal: str, **environment: str) -> "subprocess.Popen[str]":
    """The set-up in a process of its own, as make runs it."""
    return subprocess.Popen(
        [sys.executable, "-m", "tools.prepare", goal], cwd=folder, text=True, env={**os.environ, **environment},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What the set-up reads of this checkout, in another folder."""
    folder = tmp_path / "a clone"
    (folder / "tools").mkdir(parents=True)
    for name in ("tools/__init__.py", "tools/prepare", "compiled_modules.py", "pyproject.toml", "constraints.txt"):
        subprocess.run(["cp", "-r", ROOT / name, folder / name], check=True)
    (folder / "web").mkdir()
    for name in ("web/package.json", "web/package-lock.json"):
        subprocess.run(["cp", ROOT / name, folder / name], check=True)
    return folder


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_everything_and_the_next_run_goes_on(clone: Path, programs: Path, number: int) -> None:
    npm, venv = clone / "npm began", clone / "venv began"
    program(programs, "node", "echo v22.12.0")
    program(programs, "npm", f"/bin/touch '{npm}'; exec /bin/sleep {PATIENCE:.0f}")
    # Before the one of the standard library.
    (programs / "venv.py").write_text(f"import pathlib, signal\npathlib.Path({str(venv)!r}).touch()\nsignal.pause()\n")
    running = prepare(clone, "play", PYTHONPATH=str(programs))
    until(lambda: (npm.exists() and venv.exists()) or running.poll() is not None, "both halves of the set-up began")
    running.send_signal(number)
    output, errors = running.communicate(timeout=PATIENCE)
    assert (running.returncode, errors) == (130, "\nStopped. The next run goes on from here.\n"), output
    assert not (clone / ".venv" / "prepared" / "client").exists()


def test_a_folder_that_cannot_be_written_to_is_one_sentence(clone: Path) -> None:
    # Not by permissions, which do not hold for root.
    (clone / "build").write_text("in the way")
    running = prepare(clone, "play")
    output, errors = running.communicate(timeout=PATIENCE)
    assert (running.returncode, output) == (1, "")
    assert errors == "This folder cannot be written to (File exists); copy the project to one of your own.\n"


def test_a_dollar_sign_in_the_folder_is_one_sentence(clone: Path) -> None:
    running = prepare(clone.rename(clone.parent / "dol$lar"), "play")
    output, errors = running.communicate(timeout=PATIENCE)
    assert (running.returncode, output) == (1, "")
    assert errors == (
        "Python's build tools cannot bear the $ in the name of this folder; move the project to another.\n"
    )


def test_a_program_that_outlives_a_killed_set_up_keeps_its_lock(checkout: Path) -> None:
    program = f"echo $$; exec sleep {PATIENCE:.0f}"
    heard: list[str] = []

    def holds() -> bool:
        with (checkout / "build" / "set-up.lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return True
            return False

    with locks.locked("set-up"):
        running = threading.Thread(
            target=lambda: commands.run(["sh", "-c", program], what="A", line=heard.append, answers=(-9,))
        )
        running.start()
        until(lambda: bool(heard), "the program began")
    assert holds()
    os.kill(int(heard[0]), signal.SIGKILL)
    running.join()
    assert not holds()
