"""The bots that are installed, found by entry points in the group ``sandtable.bots``."""

from functools import cache
from typing import Final

from sandtable.bots.bot import Bot
from sandtable.core import entries
from sandtable.core.errors import BadInput, did_you_mean
from sandtable.core.rules import Rules

GROUP: Final = "sandtable.bots"


@cache
def installed() -> dict[str, str]:
    """All entry points by name."""
    return entries.every(GROUP)


def bot_names(game: str) -> list[str]:
    """The bots that play a game, sorted.

    >>> "random" in bot_names("dual-powers")
    True
    """
    names = list(installed())
    own = [name.partition(".")[2] for name in names if name.startswith(game + ".")]
    return sorted({*own, *(name for name in names if "." not in name)})


@cache
def _entry(name: str, game: str) -> str:
    """Where a bot is found, or nothing; looked up once, for a match asks for its bots each time."""
    if not name or "." in name:
        return ""
    names = (f"{game}.{name}", name)  # one made for the game is preferred to one for any game
    quickly = entries.quickly(GROUP, names[0]) or entries.quickly(GROUP, names[1])
    return quickly or installed().get(names[0]) or installed().get(names[1]) or ""


def has_bot(name: str, game: str) -> bool:
    """Whether a bot of this name plays the game."""
    return bool(_entry(name, game))


def bot_class(name: str, game: str) -> type[Bot]:
    """The class of a bot; one made for the game is preferred to one for any game."""
    entry = _entry(name, game)
    if not entry:
        guess = did_you_mean(name, bot_names(game))
        raise BadInput(f'{game} has no bot "{name}"{guess}', "error-bot", game=game, bot=name, guess=guess)
    loaded = entries.load(entry)
    if not (isinstance(loaded, type) and issubclass(loaded, Bot)):
        raise BadInput(f'the entry point of bot "{name}" does not name a Bot', "error-bot-entry", bot=name)
    return loaded


def make_bot(name: str, rules: Rules, seat: int, seed: str) -> Bot:
    """A bot for a seat."""
    return bot_class(name, rules.game_name)(rules, seat, seed)
