"""A real PostgreSQL for tests."""

import subprocess
import warnings
from pathlib import Path
from typing import Any

with warnings.catch_warnings():
    # It warns of a machine without a folder for running programs, and then takes the temporary one.
    warnings.simplefilter("ignore")
    import pgserver
    from pgserver import postgres_server
    from pgserver.postgres_server import PostgresServer, get_server

from tests.patience import PATIENCE

__all__ = ["PostgresServer", "ask", "get_server"]

pg_ctl = postgres_server.pg_ctl  # type: ignore[attr-defined]


def patient_pg_ctl(*arguments: Any, **settings: Any) -> str:
    """Control a server without the ten seconds after which pgserver gives up a busy machine."""
    return str(pg_ctl(*arguments, **{**settings, "timeout": PATIENCE}))


postgres_server.pg_ctl = patient_pg_ctl  # type: ignore[attr-defined]


def ask(server: PostgresServer, statement: str) -> None:
    """Let the database do something; pgserver's own way cannot bear a space in the path of its programs."""
    program = str(Path(pgserver.__file__).parent / "pginstall" / "bin" / "psql")
    command = [program, server.get_uri(), "-v", "ON_ERROR_STOP=1", "-qc", statement]
    subprocess.run(command, check=True, capture_output=True)
