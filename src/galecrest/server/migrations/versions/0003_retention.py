"""Guests have a last visit, and operators may mute and ban them."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("seen_at", sa.Float))
    op.add_column("guests", sa.Column("silenced", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("guests", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("guests_seen", "guests", ["seen_at"])
    # Nobody knows when they came last, so their time begins today.
    guests = sa.table("guests", sa.column("seen_at", sa.Float))
    op.execute(guests.update().values(seen_at=time.time()))
