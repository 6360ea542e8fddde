"""What players call things: where the texts of the game look names up (see ``sandtable.text.wording``)."""

from typing import Final

from sandtable.core.event import Value
from sandtable.core.rules import Rules
from sandtable.games.dust.rules.tables import DustRules

DOMAINS: Final[dict[str, str]] = {
    "origin": "area",
    "target": "area",
    "seats": "seat",
    "other": "seat",
    "force": "seat",
    "item": "unit",
}
"""From the names of arguments to the domain that names their values."""

OPENINGS: Final = ("claimed", "settled", "round", "turn", "attacked", "dropped", "struck", "missiles-fired", "scored")
"""The events that begin a paragraph when the story is told."""

LISTS: Final = {"drew": "card"}
"""Events that are told in one sentence if they follow each other and differ in this argument alone."""


def labels(rules: Rules) -> dict[str, dict[str, str]]:
    """The labels of the data files, for each domain from word to label."""
    assert isinstance(rules, DustRules)
    return {"area": rules.atlas.labels, "card": rules.box.labels}


def composed(rules: Rules) -> dict[str, dict[str, tuple[str, dict[str, Value]]]]:
    """What names are put together of: a card is called by its ability and its values."""
    assert isinstance(rules, DustRules)
    cards: dict[str, tuple[str, dict[str, Value]]] = {}
    for number, name in enumerate(rules.card_names):
        cards[name] = (
            "name-card",
            {
                "ability": rules.box.ability[number],
                "combat": rules.card_combat[number],
                "movement": rules.card_movement[number],
                "production": rules.card_production[number],
                "stars": rules.card_stars[number],
            },
        )
    return {"card": cards}
