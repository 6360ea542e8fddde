"""What one can type at a table of Dust Tactics besides orders (see ``sandtable.play.game_commands``)."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from sandtable.core.rules import Rules
from sandtable.games.tactics.rules.tables import TacticsRules
from sandtable.games.tactics.ui.card_here import card_lines
from sandtable.games.tactics.ui.reach_here import reach_lines
from sandtable.games.tactics.ui.sight_here import sight_lines
from sandtable.play.inquiry import Inquiry
from sandtable.text.wording import Wording


def odds_lines(inquiry: Inquiry) -> list[str]:
    """The answer to ``odds``; what works odds out is loaded when somebody asks."""
    from sandtable.games.tactics.ui import odds_here

    return odds_here.odds_lines(inquiry)


COMMANDS: Final[dict[str, Callable[[Inquiry], list[str]]]] = {
    "sight": sight_lines,
    "card": card_lines,
    "odds": odds_lines,
    "reach": reach_lines,
}
_ORDER: Final = re.compile(r"([^\s:]+):\s*(?:(\S+)(?:\s+(\S*))?)?$")
"""The beginning of an order as players write it: ``hell-boys: move d4``."""
GOING: Final = ("move", "leap")
SHOOTING: Final = ("attack", "sustained")


def complete(text: str, rules: Rules, wording: Wording, following: Callable[[str], Sequence[str]]) -> list[str]:
    """The lines that could go on from a text: orders as players write them, units and squares behind a command."""
    assert isinstance(rules, TacticsRules)
    word, blank, rest = text.partition(" ")
    if blank and word.lower() in _typed(wording, tuple(COMMANDS)):
        return _asked(word, rest, rules, wording)
    order = _ORDER.match(text.lower())
    if order is not None:
        return _ordered(order, following)
    units = [words.removeprefix("activate ") for words in following("") if words.startswith("activate ")]
    return [f"{unit}: " for unit in units]


def _typed(wording: Wording, names: Sequence[str]) -> set[str]:
    """Everything that means one of these commands."""
    lists = [wording.texts.attribute(f"command-{name}", "words").split(",") for name in names]
    return {*names, *(word.strip() for words in lists for word in words)}


def _asked(word: str, rest: str, rules: TacticsRules, wording: Wording) -> list[str]:
    """Units behind a command, and squares behind ``sight``; a second one behind the first."""
    cards = rules.cards.card
    names = [*(card.name for card in cards), *(wording.name("unit", card.name) for card in cards)]
    if word.lower() in _typed(wording, ("sight",)):
        names += [rules.square_names[square] for square in rules.ground.squares]
    found = [f"{word} {name}" for name in names]
    first, blank, _ = rest.rpartition(" ")
    if blank and word.lower() in _typed(wording, ("sight", "odds")):
        found += [f"{word} {first} {name}" for name in names]
    return found


def _ordered(order: "re.Match[str]", following: Callable[[str], Sequence[str]]) -> list[str]:
    """``hell-boys:`` goes on with what they may do, ``hell-boys: move`` with where to, ``attack`` with targets."""
    unit, act, _ = order.groups()
    begun = f"activate {unit}"
    acts = [words.removeprefix("do ") for words in following(begun) if words.startswith("do ")]
    if act not in acts:
        return [f"{unit}: {one}" for one in acts]
    declared = f"{begun}, do {act}"
    further = following(declared)
    if "do nothing" in further:
        further = following(f"{declared}, do nothing")
    verbs = ("to ", "enter ") if act in GOING else ("at ",) if act in SHOOTING else ()
    targets = [words.partition(" ")[2] for words in further if words.startswith(verbs)] if verbs else []
    return [f"{unit}: {act} {target}" for target in targets]
