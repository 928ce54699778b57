"""Guests choose a captain's face, and their seats show it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("captain", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("captain", sa.Integer, nullable=False, server_default="0"))
