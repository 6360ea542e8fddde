"""The games that are installed. A package adds one by an entry point in ``sandtable.games``."""

from typing import Final

from sandtable.core import entries
from sandtable.core.errors import BadInput, did_you_mean
from sandtable.core.game import Game

GROUP: Final = "sandtable.games"

_registered: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known in this process only: for tests and notebooks."""
    _registered[game.name] = game


def loaded() -> list[Game]:
    """The games this process has used so far."""
    return list(_registered.values())


def game_names() -> list[str]:
    """The names of all games, sorted."""
    return sorted(set(entries.every(GROUP)) | set(_registered))


def game(name: str) -> Game:
    """The game of this name.

    >>> game("dual-powers").title
    'Dual Powers: Revolution 1917'
    """
    if name not in _registered:
        entry = entries.find(GROUP, name)
        if not entry:
            guess = did_you_mean(name, game_names())
            raise BadInput(f'there is no game "{name}"{guess}', "error-game", game=name, guess=guess)
        loaded = entries.load(entry)
        if not isinstance(loaded, Game):
            raise BadInput(f'the entry point of "{name}" does not name a Game', "error-game-entry", game=name)
        _registered[name] = loaded
    return _registered[name]
