"""The server to be measured, without limits: ``python -m lancaster.bench.server.serving FOLDER``."""

import os
import sys
import threading
from pathlib import Path

from lancaster.server.running import run
from lancaster.server.settings import Limits, Settings

WITHOUT_LIMITS = Limits(sockets_per_person=1_000_000, unfinished_tables_per_person=1_000_000, rates={})


def _end_with_the_parent() -> None:
    """Whoever started this holds the other end of stdin as long as it lives."""
    sys.stdin.read()
    os._exit(1)


def main() -> None:
    """Serve at a free port of this machine, and print the address."""
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    run(Settings(Path(sys.argv[1]), port=0, limits=WITHOUT_LIMITS), lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
