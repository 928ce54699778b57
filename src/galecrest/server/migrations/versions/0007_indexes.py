"""Erasing a guest and deleting a table search no whole table of the database."""

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("seats_guest", "seats", ["guest_id"])
    op.create_index("chat_guest", "chat", ["guest_id"])
    op.create_index("mutes_muted", "mutes", ["muted"])
    op.create_index("tables_forked", "tables", ["forked_from"])
