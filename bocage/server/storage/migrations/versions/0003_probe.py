"""A row that is written to see whether the database can be written."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table("probes", sa.Column("at", sa.Float, nullable=False))
