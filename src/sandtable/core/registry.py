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


def games_at_hand() -> list[str]:
    """The names of all games, sorted, found quickly: nearly always the same as ``game_names``."""
    return sorted({*entries.at_hand(GROUP), *_registered}) or game_names()


def first_game() -> str:
    """The name of the game that is meant when nobody names one: the first in alphabetical order."""
    return min(games_at_hand(), default="")


def is_installed(name: str) -> bool:
    """Whether there is a game of this name; it is not loaded."""
    return name in _registered or bool(entries.find(GROUP, name))


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
