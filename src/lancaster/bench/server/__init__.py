"""How a server copes with many tables at once: one process is a real server, a second one plays at all tables."""

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from lancaster.engine.errors import LancasterError

PATIENCE: Final = 10.0
"""Seconds after which we stop waiting for an answer."""


class BenchmarkError(LancasterError):
    """The server could not be measured."""


def starting(patience: float) -> float:
    """Seconds within which a process must start."""
    return 6 * patience


def setting_up(tables: int, patience: float) -> float:
    """Seconds that it may take to set up so many tables."""
    return 3 * patience + 0.3 * tables


def measure(tables: int, seconds: float, every_ms: int, patience: float = PATIENCE) -> dict[str, Any]:
    """The figures of a server at which each of these tables has one action in every interval."""
    try:
        with (
            TemporaryDirectory(prefix="lancaster-bench-") as folder,
            _server(Path(folder), starting(patience)) as (address, pid),
        ):
            return _play(address, pid, tables, seconds, every_ms, patience)
    except OSError as error:
        raise BenchmarkError(f"The server cannot be tried out here ({error}).") from error


@contextmanager
def _server(folder: Path, most: float) -> Iterator[tuple[str, int]]:
    stderr_path = folder / "stderr"
    command = [sys.executable, "-m", f"{__name__}.serving", str(folder / "data")]
    with stderr_path.open("w") as stderr:
        server = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr, encoding="utf-8"
        )
    try:
        yield _address(server, stderr_path, most), server.pid
        if server.poll() is not None:
            raise BenchmarkError(f"The server ended in the middle of it: {_last_line(stderr_path)}")
    finally:
        server.kill()
        server.communicate()


def _address(server: "subprocess.Popen[str]", stderr_path: Path, most: float) -> str:
    assert server.stdout is not None
    too_long = threading.Timer(most, server.kill)
    too_long.start()
    try:
        address = server.stdout.readline().strip()
    finally:
        too_long.cancel()
    if not address:
        raise BenchmarkError(f"The server did not start: {_last_line(stderr_path)}")
    return address


def _last_line(stderr_path: Path) -> str:
    return stderr_path.read_text("utf-8", "replace").strip().rpartition("\n")[2] or "it does not say why."


def _play(address: str, pid: int, tables: int, seconds: float, every_ms: int, patience: float) -> dict[str, Any]:
    order = json.dumps([address, pid, tables, seconds, every_ms / 1000, patience])
    command = [sys.executable, "-m", f"{__name__}.playing", order]
    # The players give up by themselves before this; it is for the case that they cannot.
    most = starting(patience) + setting_up(tables, patience) + seconds + 3 * patience
    try:
        done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=most)
    except subprocess.TimeoutExpired as error:
        raise BenchmarkError(f"The measurement did not end within {most:.0f} seconds; try fewer tables.") from error
    if done.returncode != 0:
        raise BenchmarkError(done.stderr.strip().rpartition("\n")[2] or "The players ended without a word.")
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures
