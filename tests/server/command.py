"""The real command, ``lancaster play``, in a process of its own."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.patience import PATIENCE
from tests.server.serving import ROOT, Server

PLAY = [sys.executable, "-m", "lancaster", "play"]


class Command(Server):
    """A server started as people start it."""

    def __init__(self, data: Path, *options: str) -> None:
        super().__init__(data)
        self.said = ""
        """Its first line."""
        self._options = options

    def start(self) -> "Command":
        """Start it on a free port and wait until it says where it is."""
        command = [*PLAY, "--port", "0", "--no-browser", "--data", str(self._settings["data"]), *self._options]
        started = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert started.stdout is not None
        self._process = self._command = started
        self.said = started.stdout.readline()
        found = re.search(r"http://\S+/", self.said)
        assert found is not None, f"the server did not start: {self.said}{started.communicate()[1]}"
        self.address = found[0]
        return self

    def signal(self, number: int) -> tuple[int, str]:
        """Send it a signal that ends it; gives the exit code and what it wrote to stderr."""
        self._command.send_signal(number)
        errors = self._command.communicate(timeout=PATIENCE)[1]
        return self._command.returncode, errors

    @property
    def running(self) -> bool:
        """Whether the process has not ended."""
        return self._command.poll() is None


@contextmanager
def command(data: Path, *options: str) -> Iterator[Command]:
    """The command for the time of a test."""
    server = Command(data, *options).start()
    try:
        yield server
    finally:
        if server.running:
            server.kill()


def refused(*options: str) -> tuple[int, str]:
    """A start that must fail: the exit code and what was written to stderr."""
    run = subprocess.run(
        [*PLAY, "--no-browser", *options], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert run.stdout == ""
    return run.returncode, run.stderr


def well(server: Server) -> bool:
    """Whether the server answers as it should."""
    return bool(httpx.get(f"{server.address}api/health", timeout=PATIENCE, verify=False).json() == {"ok": True})
