"""Owners keep the figures of their boxes."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("name", sa.LargeBinary, nullable=False),
        sa.Column("figures", sa.LargeBinary, nullable=False),
        sa.Column("confirmed", sa.LargeBinary, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("updated_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_boxes"),
        sa.ForeignKeyConstraint(["owner"], ["persons.id"], name="fk_boxes_owner"),
    )
    op.create_index("ix_boxes_owner", "boxes", ["owner"])
