"""What stands beside a replay: comments at its moments, and matches that went on from them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "comments",
        sa.Column("source", sa.String(64), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), index=True),
        sa.Column("client", sa.String(32), sa.ForeignKey("clients.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("eyes", sa.String(8), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("said", sa.Float, nullable=False),
    )
    op.create_table(
        "branches",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("source", sa.String(64), nullable=False, index=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
