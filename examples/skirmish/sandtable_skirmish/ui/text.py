"""The board in lines of text, for pipes and plain terminals. Lines that are too long are broken by whoever asks."""

from collections.abc import Mapping
from typing import Any

from sandtable.core.rules import Rules
from sandtable.play.report import percent, table
from sandtable.text.wording import Wording
from sandtable_skirmish.rules.box import PILES, SIDES
from sandtable_skirmish.ui.facts import SIGNS, attack_odds, hand, places, score


def lines(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[str]:
    """The whole board."""
    return [head(view, rules, wording), "", *field(view, rules, wording), "", *cards(view, wording)]


def note(view: Mapping[str, Any], rules: Rules, wording: Wording, words: str) -> str:
    """Beside a number of attackers: how likely they conquer. Beside an area: who stands there."""
    chance = attack_odds(view, rules, words)
    if chance is not None:
        return percent(chance)
    verb, _, name = words.partition(" ")
    place = next((one for one in places(view, rules) if one.name == name), None)
    if verb != "to" or place is None or not place.side:
        return ""
    return f"{SIGNS[place.side]} {place.troops}"


def head(view: Mapping[str, Any], rules: Rules, wording: Wording) -> str:
    """The round and the points."""
    parts = [wording.say("board-round", round=view["turn"], rounds=rules.options["rounds"])]
    points = score(view, rules)
    parts += [f"{SIGNS[side]} " + wording.say("board-score", side=side, points=points[side]) for side in SIDES]
    return "   ".join(parts)


def field(view: Mapping[str, Any], rules: Rules, wording: Wording) -> list[str]:
    """The areas, one a line."""
    rows = [[wording.say(f"board-{title}") for title in ("area", "points", "troops", "next")]]
    for place in places(view, rules):
        troops = f"{SIGNS[place.side]} {place.troops}" if place.side else "-"
        near = ", ".join(wording.name("area", name) for name in place.near)
        rows.append([wording.name("area", place.name), str(place.points), troops, near])
    return table(rows, left=(0, 2, 3), indent="")


def cards(view: Mapping[str, Any], wording: Wording) -> list[str]:
    """Where the cards are; one's own in full."""
    piles = view["board"]["cards"]
    counts = []
    for pile in PILES:
        cards = piles[pile]
        count = cards if isinstance(cards, int) else sum(cards.values())
        counts.append(f"{wording.name('pile', pile)} {count}")
    found = [wording.say("board-cards", piles=", ".join(counts))]
    held = [f"{count} x {wording.name('card', card)}" for card, count in hand(view).items()]
    if held:
        found.append(wording.say("board-hand", cards=", ".join(held)))
    return found
