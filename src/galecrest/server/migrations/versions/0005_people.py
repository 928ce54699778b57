"""Players can resign and agree on something, hosts can offer seats, bots give reasons, people react."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("proposal", sa.Text))
    op.add_column("tables", sa.Column("removed", sa.Text, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("offered", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("steps", sa.Column("why", sa.Text))
    op.add_column("chat", sa.Column("reaction", sa.String(20)))
