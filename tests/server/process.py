"""A real server process for tests: ``python -m tests.server.process SETTINGS``, with settings as JSON."""

import json
import sys
from pathlib import Path

from lancaster import Setup
from lancaster.server.running import run
from lancaster.server.settings import Limits, Settings
from tests.patience import PATIENCE

DEFAULTS = {"port": 0, "bot_pause": 0.0, "bot_seconds": PATIENCE, "analysis_seconds": PATIENCE}


def main() -> None:
    """Serve on a free port of this machine, or on a given one, and print the address."""
    given = json.loads(sys.argv[1])
    limits = Limits(**{"rates": {}, **given.pop("limits", {})})
    if "pages" in given:
        given["pages"] = Path(given["pages"])
    if "components" in given:
        given["components"] = Setup(components=given["components"]).components.overrides
    settings = Settings(Path(given.pop("data")), limits=limits, **{**DEFAULTS, **given})
    run(settings, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
