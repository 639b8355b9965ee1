"""``lancaster play`` in a process of its own, which was forked; test_dist.py starts it as people do."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.patience import PATIENCE
from tests.server import process
from tests.server.serving import Forked, Server

PLAY = [sys.executable, "-m", "lancaster", "play"]


class Command(Server):
    """A server that is started with the options of the command."""

    def __init__(self, data: Path, *options: str) -> None:
        super().__init__(data)
        self.said = ""
        """Its first line."""
        self._options = options

    def start(self) -> "Command":
        """Start it on a free port and wait until it says where it is."""
        options = ["--port", "0", "--no-browser", "--data", str(self._settings["data"]), *self._options]
        self._process = Forked(process.command, ["play", *options])
        self.said = self._process.stdout.line()
        found = re.search(r"http://\S+/", self.said)
        assert found is not None, f"the server did not start: {self.said}{self._process.communicate()[1]}"
        self.address = found[0]
        return self

    def signal(self, number: int) -> tuple[int | None, str]:
        """Send it a signal that ends it; gives the exit code and what it wrote to stderr."""
        assert self._process is not None
        self._process.send_signal(number)
        errors = self._process.communicate()[1]
        return self._process.returncode, errors


@contextmanager
def command(data: Path, *options: str) -> Iterator[Command]:
    """The command for the time of a test."""
    server = Command(data, *options).start()
    try:
        yield server
    finally:
        server.kill()


def refused(*options: str) -> tuple[int | None, str]:
    """A start that must fail: the exit code and what was written to stderr."""
    failing = Forked(process.command, ["play", "--no-browser", *options])
    said = failing.stdout.line()
    if said:
        failing.kill()
    stderr = failing.communicate()[1]
    assert said == "", f"it started: {said}"
    return failing.returncode, stderr


def well(server: Server) -> bool:
    """Whether the server answers as it should."""
    return bool(httpx.get(f"{server.address}api/health", timeout=PATIENCE, verify=False).json() == {"ok": True})
