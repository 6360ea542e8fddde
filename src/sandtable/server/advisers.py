"""Which bot helps people: it gives hints and plays for those who are away."""

from typing import Final

from sandtable.bots import bot_names

ADVISER: Final = "rookie"


def has_adviser(game: str) -> bool:
    """True if the game has a bot worth asking."""
    return ADVISER in bot_names(game)


def opponent(game: str) -> str:
    """The bot for a seat that nobody plays."""
    return ADVISER if has_adviser(game) else "random"
