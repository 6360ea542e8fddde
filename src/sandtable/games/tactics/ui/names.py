"""What players call things: where the texts of the game look names up (see ``sandtable.text.wording``).

Squares are called as they are. Units are called by the labels of their cards, which are the same in every language but
for those in ``locale/<language>/names.ftl``; copies of a card are numbered: Hell Boys (2).
"""

from typing import Final

from sandtable.core.event import Value
from sandtable.core.rules import Rules
from sandtable.games.tactics.rules.tables import TacticsRules

DOMAINS: Final[dict[str, str]] = {
    **{"enemy": "unit", "friend": "unit", "gun": "unit", "squad": "unit", "vehicle": "unit"},
    **{"act": "action", "first": "action", "second": "action"},
}
"""From the names of arguments to the domain that names their values; the ids ``act-...`` are those of choices."""

OPENINGS: Final = ("took", "placed", "joined", "put", "round", "activated", "scored")
"""The events that begin a paragraph when the story is told."""

LISTS: Final = {"took": "unit"}
"""Events that are told in one sentence if they follow each other and differ in this argument alone."""


def labels(rules: Rules) -> dict[str, dict[str, str]]:
    """The labels of the data files, for each domain from word to label."""
    assert isinstance(rules, TacticsRules)
    cards = rules.cards
    return {
        "unit": {card.name: card.label for card in cards.card},
        "faction": dict(zip(cards.factions, cards.faction_labels, strict=True)),
        "scenario": {one.name: one.label for one in rules.scenarios.scenario},
    }


def composed(rules: Rules) -> dict[str, dict[str, tuple[str, dict[str, Value]]]]:
    """What names are put together of: a copy of its card and a number; a weapon no text knows, of what is printed."""
    assert isinstance(rules, TacticsRules)
    cards = rules.cards
    units: dict[str, tuple[str, dict[str, Value]]] = {}
    for unit, name in enumerate(cards.unit.names):
        card = cards.card[cards.card_of_unit[unit]]
        if name != card.name:
            units[name] = ("name-copy", {"unit": card.name, "number": int(name.rpartition("/")[2])})
    weapons: dict[str, tuple[str, dict[str, Value]]] = {}
    for card in cards.card:
        for row in card.rows:
            weapons.setdefault(row.name, ("name-weapon", {"printed": row.weapon}))
    return {"unit": units, "weapon": weapons}
