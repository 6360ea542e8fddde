"""What the browser needs: ways to begin for the lobby, and for ``board/board.js`` what the view does not say."""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.rules import Rules
from sandtable_skirmish.ui.facts import SIGNS, attack_odds, hand, places, score

ROOKIE: Final = "bot:rookie"
PRESETS: Final[list[dict[str, Any]]] = [
    {"id": "rookie", "options": {}, "seats": ["me", ROOKIE, ROOKIE]},
    {"id": "two", "options": {}, "seats": ["me", "me", "me"]},
    {"id": "friend", "options": {}, "seats": ["me", ROOKIE, "open"]},
]
"""What the lobby offers with one click; the texts are ``lobby-preset-ID``."""


def scene(view: Mapping[str, Any], rules: Rules) -> dict[str, Any]:
    """The map with what stands on it. The board in the browser knows no rules and works nothing out."""
    areas = [
        {
            "name": place.name,
            "x": place.spot[0],
            "y": place.spot[1],
            "near": place.near,
            "points": place.points,
            "side": place.side,
            "sign": SIGNS[place.side],
            "troops": place.troops,
        }
        for place in places(view, rules)
    ]
    return {"areas": areas, "score": score(view, rules), "hand": hand(view), "rounds": rules.options["rounds"]}


def odds(view: Mapping[str, Any], rules: Rules, order: str) -> dict[str, Any] | None:
    """How an attack is likely to end; nothing while there is none."""
    chance = attack_odds(view, rules, order)
    return None if chance is None else {"conquest": chance}
