"""A real server process for tests: ``python -m tests.server.process SETTINGS``, with settings as JSON."""

import json
import os
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, TypeVar

from lancaster import Setup
from lancaster.cli import app
from lancaster.server.running import run
from lancaster.server.settings import Limits, Settings
from tests.patience import PATIENCE

T = TypeVar("T")
DEFAULTS = {"port": 0, "bot_pause": 0.0, "bot_seconds": PATIENCE, "analysis_seconds": PATIENCE}


def serve(given: dict[str, Any]) -> None:
    """Serve on a free port of this machine, or on a given one, and print the address."""
    limits = Limits(**{"rates": {}, **given.pop("limits", {})})
    if "pages" in given:
        given["pages"] = Path(given["pages"])
    if "components" in given:
        given["components"] = Setup(components=given["components"]).components.overrides
    settings = Settings(Path(given.pop("data")), limits=limits, **{**DEFAULTS, **given})
    run(settings, lambda address: print(address, flush=True))


def command(arguments: list[str]) -> None:
    """Do what ``lancaster`` does with these arguments."""
    sys.argv = ["lancaster", *arguments]
    app(prog_name="lancaster")


def run_forked(
    task: Callable[[T], None], argument: T, environment: dict[str, str], output: Connection, errors: Connection
) -> None:
    """Do something in a process that was forked, and so has neither streams nor an environment of its own."""
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(output.fileno(), 1)
    os.dup2(errors.fileno(), 2)
    output.close()
    errors.close()
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False, buffering=1)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False, buffering=1)
    task(argument)


if __name__ == "__main__":
    serve(json.loads(sys.argv[1]))
