"""Opponents: what a bot is, who they are, and matches between them."""

from sandtable.bots.bot import Bot, Look
from sandtable.bots.registry import bot_class, bot_names, has_bot, make_bot

__all__ = ["Bot", "Look", "bot_class", "bot_names", "has_bot", "make_bot"]
