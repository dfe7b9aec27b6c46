"""The clock of windows: how many seconds a table gives, and which moves it has passed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("answer_seconds", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("late", sa.Text, nullable=False, server_default="[]"))
