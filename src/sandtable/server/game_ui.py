"""What the server asks a game for, apart from its rules (see ``sandtable.contract``)."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from sandtable.contract import Browser, Names
from sandtable.core.game import Game
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules


def browser_of(game: str) -> Browser | None:
    """What a game gives its drawn board."""
    return find_game(game).browser()


def names_of(game: str) -> Names | None:
    """What the things of a game are called."""
    return find_game(game).names()


def scene(rules: Rules, view: Mapping[str, Any]) -> dict[str, Any] | None:
    """What a drawn board needs beyond the view; None if the game has no drawn board."""
    browser = browser_of(rules.game_name)
    return None if browser is None else browser.scene(view, rules)


def presets(game: str) -> list[dict[str, Any]] | None:
    """The ways to start this game that its lobby card offers; None if the game does not say."""
    browser = browser_of(game)
    return None if browser is None else [dict(preset) for preset in browser.PRESETS]


def picture(game: Game) -> str:
    """The picture of a game, ``data/picture.svg`` of its package; empty if it has none."""
    place = files(game.package) / "data" / "picture.svg"
    return place.read_text(encoding="utf-8") if place.is_file() else ""


def odds(rules: Rules, view: Mapping[str, Any], order: str) -> dict[str, Any] | None:
    """How an attack is likely to end, in the game's own format; None if the game cannot say."""
    browser = browser_of(rules.game_name)
    return None if browser is None else browser.odds(view, rules, order)
