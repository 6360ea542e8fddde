"""What every board shows, worked out once from a view: text, screen and browser differ in how they draw it."""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.rules import Rules
from sandtable_skirmish.odds.battle import chance_of_conquest
from sandtable_skirmish.rules.box import SIDES, TEAMS
from sandtable_skirmish.rules.tables import SkirmishRules

SIGNS: Final = {"allies": "◆", "rival": "●", "": " "}
"""Sides are told apart by signs as well as by colours."""


class Place:
    """An area: whose it is, with how many, and what it is near to."""

    __slots__ = ("name", "near", "points", "side", "spot", "troops")

    def __init__(self, rules: SkirmishRules, area: int, troops: Mapping[str, Mapping[str, int]]) -> None:
        box = rules.box
        self.name = box.area.names[area]
        self.near = [box.area.names[other] for other in box.near[area]]
        self.points = box.points[area]
        self.spot = box.spots[area]
        self.side = next((side for side in SIDES if troops[side].get(self.name)), "")
        self.troops = troops[self.side][self.name] if self.side else 0


def places(view: Mapping[str, Any], rules: Rules) -> list[Place]:
    """The areas, by name: the order of the file says nothing."""
    assert isinstance(rules, SkirmishRules)
    found = [Place(rules, area, view["board"]["troops"]) for area in range(len(rules.box.area))]
    return sorted(found, key=lambda place: place.name)


def score(view: Mapping[str, Any], rules: Rules) -> dict[str, int]:
    """S6.1: the points of each side as things stand."""
    found = places(view, rules)
    return {side: sum(place.points for place in found if place.side == side) for side in SIDES}


def hand(view: Mapping[str, Any]) -> dict[str, int]:
    """The viewer's cards, and how many of each; a spectator has none."""
    held = view["board"]["cards"].get(view["viewer"], {})
    return dict(sorted(held.items()))


def attack_odds(view: Mapping[str, Any], rules: Rules, order: str) -> float | None:
    """S5.1: how likely an attack conquers; nothing if the order is none, or not whole yet."""
    step = view["steps"][0] if view["steps"] else {}
    said = dict(part.split() for part in order.split(", ") if len(part.split()) == 2)
    target, count = said.get("to", step.get("target", "")), said.get("with", "")
    if not view["viewer"] or not count.isdecimal():
        return None
    side = SIDES[TEAMS[rules.seats.index(view["viewer"])]]
    place = next((one for one in places(view, rules) if one.name == target), None)
    if place is None or place.side in ("", side) or int(count) > rules.bounds.legal:
        return None
    return float(chance_of_conquest(int(count), place.troops))
