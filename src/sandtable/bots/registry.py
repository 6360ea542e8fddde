"""The bots that are installed, found by entry points in the group ``sandtable.bots``."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from sandtable.bots.bot import Bot
from sandtable.core.errors import BadInput, did_you_mean
from sandtable.core.rules import Rules

GROUP: Final = "sandtable.bots"


@cache
def installed() -> dict[str, EntryPoint]:
    """All entry points by name; looked up once, for a match asks for its bots each time."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def bot_names(game: str) -> list[str]:
    """The bots that play a game, sorted.

    >>> "random" in bot_names("dual-powers")
    True
    """
    names = list(installed())
    own = [name.partition(".")[2] for name in names if name.startswith(game + ".")]
    return sorted({*own, *(name for name in names if "." not in name)})


def bot_class(name: str, game: str) -> type[Bot]:
    """The class of a bot; one made for the game is preferred to one for any game."""
    found = installed()
    entry = found.get(f"{game}.{name}") or found.get(name)
    if entry is None or "." in name:
        raise BadInput(f'{game} has no bot "{name}"{did_you_mean(name, bot_names(game))}')
    loaded = entry.load()
    if not (isinstance(loaded, type) and issubclass(loaded, Bot)):
        raise BadInput(f'the entry point of bot "{name}" does not name a Bot')
    return loaded


def make_bot(name: str, rules: Rules, seat: int, seed: str) -> Bot:
    """A bot for a seat."""
    return bot_class(name, rules.game)(rules, seat, seed)
