"""What players call things: where the texts of a game look names up (see ``sandtable.text.wording``)."""

from typing import Final

from sandtable.core.event import Value
from sandtable.core.rules import Rules
from sandtable.games.dual_powers.rules.components import ACTIONS
from sandtable.games.dual_powers.rules.tables import DualPowersRules

DOMAINS: Final[dict[str, str]] = {
    "origin": "region",
    "target": "region",
    "connection": "region",  # a connection is called by its colour
    "seat": "side",
    "seats": "side",
    "unit": "token",
    "card": "leader",
    "token": "leader",
}
"""From the names of arguments to the domain that names their values."""

OPENINGS: Final = ("round", "card-played", "leader-enters", "unrest-resolved", "objective-revealed", "tired", "unrest")
"""The events that begin a paragraph when the story is told."""

LISTS: Final = {"drew": "card", "recruited": "token"}
"""Events that are told in one sentence if they follow each other and differ in this argument alone."""


def labels(rules: Rules) -> dict[str, dict[str, str]]:
    """The labels of the data files, for each domain from word to label."""
    assert isinstance(rules, DualPowersRules)
    box = rules.box
    leaders = _labelled(box.leaders, box.leader_labels)
    return {
        "region": _labelled(box.regions, box.region_labels),
        "connection": _labelled(box.bridges, box.bridge_labels),
        "month": _labelled(box.months, box.month_labels),
        "card": _labelled(box.cards, box.card_labels) | leaders,
        "token": leaders,
        "leader": leaders,
    }


def composed(rules: Rules) -> dict[str, dict[str, tuple[str, dict[str, Value]]]]:
    """What names are put together of: cards that the file gives no name, and units."""
    assert isinstance(rules, DualPowersRules)
    box = rules.box
    cards: dict[str, tuple[str, dict[str, Value]]] = {}
    for card, name in enumerate(box.cards):
        region, days, action = box.regions[box.card_region[card]], box.card_days[card], ACTIONS[box.card_action[card]]
        if name == f"{region}-{days}-{action}":
            cards[name] = "name-card", {"region": region, "days": days, "action": action}
    units: dict[str, tuple[str, dict[str, Value]]] = {}
    for kind in rules.tokens.kinds:
        owner, dash, strength = kind.partition("-")
        if dash and "/" in strength:
            units[kind] = "name-unit", {"owner": owner, "strength": strength}
    return {"card": cards, "token": units}


def _labelled(names: list[str], given: list[str]) -> dict[str, str]:
    return {name: label for name, label in zip(names, given, strict=True) if label}
