"""Tables know their rules version, steps are recorded, positions are stored."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("resumed", sa.Text))
    op.add_column("steps", sa.Column("recording", sa.LargeBinary))
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("banks", sa.Text, nullable=False),
        sa.Column("asked_at", sa.Float, nullable=False),
    )
