"""The first shape: games, logs, doors, chat, seats, snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("seated", sa.JSON, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("undo", sa.String(16), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("rematch", sa.String(32), nullable=False),
    )
    op.create_table(
        "log",
        _game(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "doors",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_table(
        "chat",
        _game(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        _game(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("notes", sa.Text, nullable=False),
        sa.Column("standing", sa.JSON, nullable=False),
    )
    op.create_table(
        "snapshots",
        _game(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("build", sa.String(64), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def _game() -> "sa.Column[str]":
    return sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    """Remove them all."""
    for name in ("snapshots", "seats", "chat", "doors", "log", "games"):
        op.drop_table(name)
