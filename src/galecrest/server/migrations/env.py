"""Alembic's entry point. The caller hands over the connection and owns the transaction."""

from alembic import context

from galecrest.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
