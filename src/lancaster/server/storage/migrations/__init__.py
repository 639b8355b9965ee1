"""The migrations of the database: one step in `versions/` for each change of the schema, and how steps are taken."""

import logging
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

# Alembic logs every step; only what goes wrong is worth a line.
logging.getLogger("alembic").setLevel(logging.WARNING)

VERSION_TABLE: Final = "lancaster_version"
"""Where a database says which step it is at; a name of ours, because the database may be shared."""


def _config() -> Config:
    config = Config()
    # Found from the installed package, so that no file beside it is needed.
    config.set_main_option("script_location", "lancaster.server.storage:migrations")
    return config


def history() -> tuple[str, ...]:
    """The steps this version of Lancaster knows, oldest first."""
    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    return tuple(script.revision for script in scripts)[::-1]


def revision_of(connection: Connection) -> str | None:
    """The step a database is at; None for one that Lancaster has never used."""
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Take all steps that a database lacks, within the transaction of the connection."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)
