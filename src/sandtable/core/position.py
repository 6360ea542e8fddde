"""Positions in text: TOML that a person can read, write and send in a bug report."""

import tomllib
from typing import Any

import tomli_w

from sandtable.core.errors import BadPosition
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.core.seats import REFEREE
from sandtable.core.state import State


def to_text(state: State, viewer: int = REFEREE) -> str:
    """A position as TOML, as far as the viewer may know it."""
    content: dict[str, Any] = {"game": state.rules.game_name, "options": state.rules.options}
    content.update(state.describe(viewer))
    return tomli_w.dumps({key: value for key, value in content.items() if value not in ("", [])})


def from_text(text: str, rules: Rules | None = None) -> State:
    """The state a position describes, checked against the rules.

    Without ``rules`` the text's game and options decide, with the game's own data.
    """
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # not TOML, a number too long, or tables too deep
        raise BadPosition(f"the position is not valid TOML: {error}", "error-toml", reason=str(error)) from None
    name = content.get("game")
    options = content.get("options", {})
    if rules is None:
        if not isinstance(name, str):
            raise BadPosition('a position says which game it is of: game = "NAME"', "error-position-game")
        if not isinstance(options, dict):
            raise BadPosition("the options of a position are a table", "error-position-options")
        rules = find_game(name).rules(options)
    elif "options" in content and options != rules.options:
        raise BadPosition("the options of the position are not those of this game", "error-position-other-options")
    elif name not in (None, rules.game_name):
        sentence = f"this is a position of {name}, not of {rules.game_name}"
        raise BadPosition(sentence, "error-position-other", found=str(name), wanted=rules.game_name)
    return rules.position(content)
