"""Positions of Dual Powers for tests that read like the rules they cite.

``at`` takes the board as TOML, as far as it matters, and what is to come as a list in words::

    play = at('day = 26\\nhands.red = ["purple-4-move"]')
    play.do("play purple-4-move")
    assert play.board["day"] == 31
"""

import tomllib
from functools import cache
from typing import Any

from sandtable.core.rules import Rules
from sandtable.games.dual_powers import GAME
from sandtable.testing import Play

SCORING = "unrest, reveal-objectives, exhaust, end-of-game, clean-up"
"""The steps from the last turn of a round to the next round."""


def at(board: str = "", steps: str = "turn red, turn white", **options: object) -> Play:
    """A position. What the board leaves out is as at the start, with unrest in green and red-white closed.

    Units not named are in their supply, leaders too if their card is in a hand, other tokens out of
    the game; cards not named are in the deck. ``unrest``, ``blockade`` and ``marker`` may be "".
    A step is its name and its fields in words: ``turn red``, ``bonus white false``, ``use-leader red
    lenin true false``. The card of a step that uses one has been played, and the opposition has a
    face-down card for each turn that is listed. When the steps are used up, nobody is asked any more.
    """
    words: dict[str, Any] = tomllib.loads(board)
    words.setdefault("unrest", "green" if words.get("blockade") != "green" else "blue")
    words.setdefault("blockade", "red" if words.get("unrest") != "red" else "white")
    rules = rules_with(**options)
    found = [_step(rules, step) for step in steps.split(",") if step.strip()]
    for step in found:
        if step["step"] in ("use-command", "use-leader"):
            words.setdefault("played", {}).setdefault(step["side"], [step["card"]])
    if options.get("solitaire"):
        words.setdefault("to-come", sum(step["step"] in ("opposition-turn", "turn-up") for step in found))
    return Play(rules.position({"turn": 1, "board": words, "steps": found}))


@cache
def rules_with(**options: object) -> Rules:
    """The rules with these options and our own data."""
    return GAME.rules(options)


def _step(rules: Rules, text: str) -> dict[str, Any]:
    name, *values = text.split()
    found: dict[str, Any] = {"step": name}
    for field, value in zip(rules.steps[name].fields, values, strict=True):
        attribute, _, kind = field.partition(":")
        found[attribute] = int(value) if kind == "int" else value == "true" if kind == "bool" else value
    return found


def there(play: Play, region: str) -> list[str]:
    """The tokens in a region."""
    tokens: list[str] = play.board["regions"][region]
    return tokens


def cards_but(*names: str) -> list[str]:
    """All command cards but these; its text is valid TOML: ``discards = {cards_but("purple-4-move")}``."""
    cards = [card for card in rules_with().domains["card"].names if card.count("-") > 1]
    assert set(names) <= set(cards)
    return [card for card in cards if card not in names]


def actions(play: Play, verb: str) -> list[str]:
    """The legal actions with this verb, in words."""
    return [words for words in play.legal if words.split()[0] == verb]


def seen(play: Play, seat: str) -> dict[str, Any]:
    """The board as a seat sees it."""
    board: dict[str, Any] = play.state.view(play.state.rules.domains["seat"].number(seat))["board"]
    return board
