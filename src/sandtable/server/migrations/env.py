"""Alembic runs this; see ``sandtable.server.migrations``."""

from alembic import context

from sandtable.server.store import META

with context.config.attributes["engine"].connect() as connection:
    context.configure(connection=connection, target_metadata=META, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
