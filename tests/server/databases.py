"""Fixtures that run a test on both databases; a test module asks for them with `pytest_plugins`."""

import shutil
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from lancaster.server.settings import Settings
from tests.server.postgresql import PostgresServer, ask, get_server


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server of this test process, which is gone with it."""
    # Not in pytest's own folder: the path of a Unix socket must be short, and the server's user must reach it.
    folder = Path(tempfile.mkdtemp(prefix="lancaster-"))
    server = get_server(folder / "data", cleanup_mode="delete")
    # Nothing here outlives the test run.
    ask(server, "ALTER SYSTEM SET fsync = off")
    ask(server, "SELECT pg_reload_conf()")
    yield server
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgresql_url(postgresql_server: PostgresServer) -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    name = f"lancaster_{uuid.uuid4().hex}"
    ask(postgresql_server, f"CREATE DATABASE {name}")
    yield postgresql_server.get_uri(name)
    ask(postgresql_server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def sqlite_settings(tmp_path: Path) -> Settings:
    """A server that keeps its games in an empty folder."""
    return Settings(data=tmp_path / "data")


@pytest.fixture
def postgresql_settings(tmp_path: Path, postgresql_url: str) -> Settings:
    """A server that keeps its games in an empty PostgreSQL database."""
    return Settings(data=tmp_path / "data", database=postgresql_url)


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest) -> Settings:
    """A server with an empty database of each kind."""
    found = request.getfixturevalue(f"{request.param}_settings")
    assert isinstance(found, Settings)
    return found
