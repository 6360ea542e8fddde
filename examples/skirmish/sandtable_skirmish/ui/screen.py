"""The board on a terminal's whole screen: the lines of the text board, with colours for the sides."""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.contract import Line
from sandtable.core.rules import Rules
from sandtable.text.wording import Wording
from sandtable_skirmish.rules.box import SIDES, TEAMS
from sandtable_skirmish.rules.tables import SkirmishRules
from sandtable_skirmish.ui import facts, text

STYLES: Final = {"allies": "bold cyan", "rival": "bold yellow", "": "dim"}


def board(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int, height: int) -> list[Line]:
    """The round, then the areas in the colour of whoever holds them."""
    title, *areas = text.field(view, rules, wording)
    found: list[Line] = [[(text.head(view, rules, wording), "bold")], [], [(title, "dim")]]
    for place, line in zip(facts.places(view, rules), areas, strict=True):
        found.append([(line, STYLES[place.side])])
    piles, *_ = text.cards(view, wording)
    return [*found, [], [(piles, "dim")]]


def hand(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[Line]:
    """The viewer's cards, one a line, with what they do."""
    assert isinstance(rules, SkirmishRules)
    found: list[Line] = []
    for card, count in facts.hand(view).items():
        effect = wording.name("effect", rules.box.effects[rules.box.card.number(card)])
        found.append([(f"{count} x {wording.name('card', card)}", "bold"), (f"  {effect}", "dim")])
    return found


def holds(view: Mapping[str, Any]) -> list[str]:
    """The words of the cards in ``hand``."""
    return list(facts.hand(view))


def legend(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[Line]:
    """Whose the signs are."""
    return [[(f"{facts.SIGNS[side]} {wording.name('side', side)}", STYLES[side])] for side in SIDES]


def seat_sign(rules: Rules, seat: int) -> str:
    """The sign of a seat's side."""
    return facts.SIGNS[SIDES[TEAMS[seat]]]


def note(view: Mapping[str, Any], rules: Rules, wording: Wording, words: str) -> str:
    """The same as on the text board: it is short enough."""
    return text.note(view, rules, wording, words)
