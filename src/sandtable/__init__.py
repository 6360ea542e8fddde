"""Sandtable: board wargames with every rule enforced, to play, to analyse and to simulate.

The names below are all that most programs need. Each is loaded when it is first used, so that the command starts at
once.

>>> import sandtable
>>> sandtable.game("dual-powers").rules().seats
['red', 'white']
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandtable.bots.bot import Bot, Look
    from sandtable.bots.match import play_match
    from sandtable.bots.registry import bot_names, make_bot
    from sandtable.core.game import Game
    from sandtable.core.playout import playout
    from sandtable.core.registry import game, game_names, register
    from sandtable.core.rules import Rules
    from sandtable.core.seats import CHANCE, SPECTATOR
    from sandtable.core.state import HIDDEN, State
    from sandtable.table.record import Record
    from sandtable.table.table import Table

__all__ = [
    "CHANCE",
    "HIDDEN",
    "SPECTATOR",
    "Bot",
    "Game",
    "Look",
    "Record",
    "Rules",
    "State",
    "Table",
    "bot_names",
    "game",
    "game_names",
    "make_bot",
    "play_match",
    "playout",
    "register",
]

__version__ = "0.1.0"

_HOMES = {
    "Bot": "bots.bot",
    "CHANCE": "core.seats",
    "Game": "core.game",
    "HIDDEN": "core.state",
    "Look": "bots.bot",
    "Record": "table.record",
    "Rules": "core.rules",
    "SPECTATOR": "core.seats",
    "State": "core.state",
    "Table": "table.table",
    "bot_names": "bots.registry",
    "game": "core.registry",
    "game_names": "core.registry",
    "make_bot": "bots.registry",
    "play_match": "bots.match",
    "playout": "core.playout",
    "register": "core.registry",
}
"""The module of each name."""


if not TYPE_CHECKING:  # a type checker that saw it would believe in every name

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module 'sandtable' has no attribute {name!r}")
        from importlib import import_module

        found = globals()[name] = getattr(import_module(f"sandtable.{_HOMES[name]}"), name)
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
