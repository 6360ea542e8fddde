"""The shapes the store had, one after the other, by Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.engine import Engine

__all__ = ["CommandError", "config", "upgrade"]


def config(engine: Engine) -> Config:
    """Alembic's settings for a store."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    found.attributes["engine"] = engine
    return found


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Bring a store up to date; a new one is made the same way."""
    command.upgrade(config(engine), revision)
