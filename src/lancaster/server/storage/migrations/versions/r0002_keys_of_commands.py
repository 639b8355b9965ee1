"""Entries keep the key of their command, so that a repeated one is known again; a person's tables are found at once."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("entries", sa.Column("key", sa.Text))
    op.create_index("ix_members_person_id", "members", ["person_id"])
