"""Alembic's way in: the caller hands over the connection, and the transaction is the caller's."""

from alembic import context

from galecrest.server.storage import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
