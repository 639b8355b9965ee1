"""What Alembic runs to take the steps: on the connection it is handed, in the transaction that is open there."""

from alembic import context

from lancaster.server.storage.database import metadata
from lancaster.server.storage.migrations import VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    # SQLite can undo a changed schema as well; Alembic supposes that it cannot.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
