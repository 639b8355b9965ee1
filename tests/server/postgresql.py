"""A real PostgreSQL for tests."""

import subprocess
import warnings
from pathlib import Path

with warnings.catch_warnings():
    # It warns of a machine without a folder for running programs, and then takes the temporary one.
    warnings.simplefilter("ignore")
    import pgserver
    from pgserver.postgres_server import PostgresServer, get_server

__all__ = ["PostgresServer", "ask", "get_server"]


def ask(server: PostgresServer, statement: str) -> None:
    """Let the database do something; pgserver's own way cannot bear a space in the path of its programs."""
    program = str(Path(pgserver.__file__).parent / "pginstall" / "bin" / "psql")
    command = [program, server.get_uri(), "-v", "ON_ERROR_STOP=1", "-qc", statement]
    subprocess.run(command, check=True, capture_output=True)
