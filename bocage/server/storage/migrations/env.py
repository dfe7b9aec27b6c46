"""Run by Alembic with the connection that the store hands it."""

from alembic import context

from bocage.server.storage.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
