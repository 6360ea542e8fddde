"""What the board in the browser needs beyond the view (see ``client/src/boards/dust``).

The client knows no rules, so what it would have to work out is worked out here: who stands how, what the round would
score, what can be bought and why not more. All of it comes from a view, never from a state with secrets:

>>> from sandtable.core.registry import game
>>> from sandtable.core.seats import SPECTATOR
>>> rules = game("dust").rules({"players": 2})
>>> found = scene(rules.start().view(SPECTATOR), rules)
>>> found["drawn"], found["target"], found["turn"]["phase"], len(found["sources"])
(True, 50, 'setup', 16)

The drawing of the map is a file of the client's, made of ``data/drawing.json`` when it is built.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from sandtable.core.rules import Rules
from sandtable.games.dust.odds.battle import AT_WORK, SPECIAL
from sandtable.games.dust.odds.battle import KINDS as BATTLES
from sandtable.games.dust.rules.attack import capital_closed, first_round
from sandtable.games.dust.rules.board import KINDS, MAJORITIES, NOBODY
from sandtable.games.dust.rules.buying import PRICES, Buy
from sandtable.games.dust.rules.combat import SEA_BATTLE, SIDES, Battle, dice, roller, supremacy
from sandtable.games.dust.rules.editions import PER_CENTRE, POINTS_PER_SOURCE
from sandtable.games.dust.rules.production import capital_points
from sandtable.games.dust.rules.tables import ITEMS, SEATS, DustRules
from sandtable.games.dust.ui.browser_threats import threats
from sandtable.games.dust.ui.facts import SETUP, BoardFacts
from sandtable.text.messages import FALLBACK, Texts
from sandtable.text.wording import CORE, Wording

ROOKIE: Final = "bot:rookie"
PRESETS: Final[list[dict[str, Any]]] = [
    {"id": "rookie", "options": {}, "seats": ["me", ROOKIE, ROOKIE, ROOKIE]},
    {"id": "duel", "options": {"players": 2}, "seats": ["me", ROOKIE]},
    {"id": "original", "options": {"edition": "original"}, "seats": ["me", ROOKIE, ROOKIE, ROOKIE]},
    {"id": "two", "options": {"players": 2}, "seats": ["me", "me"]},
    {"id": "friend", "options": {"players": 2}, "seats": ["me", "open"]},
]
"""What the lobby offers with one click; the texts are ``lobby-preset-ID``."""

LOOKS: Final[dict[str, tuple[str, str]]] = {
    "red": ("■", "light-dark(#b8452c, #e0694c)"),
    "blue": ("▲", "light-dark(#2f6ca6, #5a9bd8)"),
    "yellow": ("●", "light-dark(#c99a1c, #e3bb4a)"),
    "grey": ("◆", "light-dark(#62686f, #9aa1a9)"),
    "green": ("★", "light-dark(#2b8263, #45b08b)"),
    "white": ("✚", "light-dark(#8b8778, #f0ece0)"),
}
"""The sign and the colour of each army, as the table around the board shows them."""
MOST_UNITS: Final = 30
"""So many units of a side at most, in a calculator that answers at once."""
STANDING: Final = ("vp", "forecast", "income", "capitals", "centres", "sources", "land", "sea")


def scene(view: Mapping[str, Any], rules: Rules) -> dict[str, Any]:
    """Everything a drawn board shows and the view does not say."""
    assert isinstance(rules, DustRules)
    return Scene(view, rules, silent()).content()


def odds(view: Mapping[str, Any], rules: Rules, order: str) -> dict[str, Any] | None:
    """How an attack, or the battle that is fought, is likely to end; from what lies open."""
    from sandtable.games.dust.ui.browser_odds import odds_of

    return odds_of(BoardFacts(view, rules, silent()), order)


@cache
def silent() -> Wording:
    """A scene says nothing in words."""
    return Wording(Texts(FALLBACK, [CORE]))


@cache
def drawn() -> tuple[frozenset[str], frozenset[frozenset[str]]]:
    """The areas of the drawing, and which of them touch, around the edge too."""
    text = (files("sandtable.games.dust") / "data" / "drawing.json").read_text(encoding="utf-8")
    drawing = json.loads(text)
    names = [area["name"] for area in drawing["areas"]]
    touching = {frozenset((names[a], names[b])) for a, b in drawing["sides"] if a >= 0 and b >= 0}
    around = {frozenset(wrap["joins"]) for wrap in drawing["wraps"]}
    return frozenset(names), frozenset(touching | around)


class Scene(BoardFacts):
    """Works out the parts of one scene."""

    rules: DustRules

    def content(self) -> dict[str, Any]:
        """All parts."""
        rules, turn = self.rules, self.turn
        return {
            "drawn": self.is_drawn(),
            "signs": self.signs(),
            "capitals": [name for name in rules.area_names if self.is_capital(name)],
            "sources": [name for name in rules.area_names if self.is_source(name)],
            "cards": {name: self.card(name) for name in self.seen_cards()},
            "hand": self.own_hand(),
            "turn": {
                "phase": turn.phase,
                "seat": turn.seat,
                "points": turn.points,
                "moves": turn.moves,
                "attacks": turn.attacks,
            },
            "order": self.order(),
            "target": 0 if rules.conquest else rules.target,
            "last_round": rules.round_limit,
            "standing": {
                seat: {
                    **{name: getattr(self.standing(seat), name) for name in STANDING},
                    "hand": self.hand_size(seat),
                    "yields": self.yields(seat),
                }
                for seat in rules.seats
            },
            "majorities": [self.majority(which) for which in range(len(MAJORITIES))],
            "threats": threats(self),
            "closed": self.closed(),
            "calculator": {"kinds": [*BATTLES, *SPECIAL], "cards": list(AT_WORK), "most": MOST_UNITS},
            "shop": self.shop(),
            "fight": self.fight(),
        }

    def closed(self) -> dict[str, list[str]]:
        """D6.8, D6.9: the prohibitions that close areas of others to the viewer for now, and the areas.

        Whoever stands beside a capital with ten tanks wants to know why it cannot be clicked.
        """
        s = self.state
        if self.viewer not in self.rules.seats or not s.round:
            return {}
        seat = self.rules.seats.index(self.viewer)
        found: dict[str, list[str]] = {}
        for area, name in enumerate(self.rules.area_names):
            if s.owner[area] in (seat, NOBODY):
                continue
            ban = first_round(s, area) or capital_closed(s, seat, area)
            if ban is not None:
                found.setdefault(ban.message, []).append(name)
        return found

    def is_drawn(self) -> bool:
        """Whether the map is the one that is drawn; a user's own may not be."""
        atlas = self.rules.atlas
        names, touching = drawn()
        return names == frozenset(atlas.names) and touching == frozenset(map(frozenset, atlas.links))

    def signs(self) -> dict[str, dict[str, Any]]:
        """How the seats look that have an army, and that they are called by its colour."""
        colours: Mapping[str, str] = self.board["colours"]
        found: dict[str, dict[str, Any]] = {}
        for seat in self.rules.seats:
            if seat in colours:
                sign, colour = LOOKS[colours[seat]]
                found[seat] = {"sign": sign, "fill": colour, "line": colour, "name": ["colour", colours[seat]]}
        return found

    # Cards

    def seen_cards(self) -> list[str]:
        """The cards whose faces the viewer can look at."""
        return sorted({*self.own_hand(), *self.board["cards"].values(), *self.board["discards"]})

    def card(self, name: str) -> dict[str, Any]:
        """D1.3: what is printed on a card."""
        rules, number = self.rules, self.rules.card_names.index(name)
        return {
            "combat": rules.card_combat[number],
            "movement": rules.card_movement[number],
            "production": rules.card_production[number],
            "stars": rules.card_stars[number],
            "ability": rules.box.ability[number],
        }

    def order(self) -> list[dict[str, Any]]:
        """D2.2, D3.3: the open cards in the order of turns, and who has had theirs."""
        cards: Mapping[str, str] = self.board["cards"]
        rank = {seat: self.rules.box.rank(self.rules.card_names.index(card)) for seat, card in cards.items()}
        found = []
        for seat in sorted(cards, key=lambda seat: (-rank[seat], SEATS.index(seat))):
            now = self.turn.seat == seat
            waits = seat in self.board["queue"] or self.turn.phase == SETUP
            entry = {
                "seat": seat,
                "card": cards[seat],
                "now": now,
                "had": not (now or waits),
                "used": seat in self.board["used"],
            }
            found.append(entry)
        return found

    # Standing

    def yields(self, name: str) -> list[int]:
        """D4.1: what the income comes of: power, capitals, the open card."""
        s, seat = self.state, self.rules.seats.index(name)
        if not s.is_player(seat):
            return [0, 0, 0]
        standing, card = self.standing(name), s.cards[seat]
        power = POINTS_PER_SOURCE * min(standing.centres, standing.sources)
        return [power, capital_points(s, seat), self.rules.card_production[card] if card >= 0 else 0]

    def majority(self, which: int) -> dict[str, Any]:
        """D11.2: who had it at the last scoring, who would have it now, and what is counted."""
        now = self.majorities[which]
        counts = self.majority_counts(which)
        return {
            "name": MAJORITIES[which],
            "had": self.board["majorities"].get(MAJORITIES[which], ""),
            "now": "" if now == NOBODY else self.rules.seats[now],
            "counts": dict(zip(self.rules.seats, counts, strict=True)),
        }

    # Production

    def shop(self) -> dict[str, Any] | None:
        """D4.2: what can be bought with an empty basket, how much of it, why not more; and what is in the basket."""
        step = self.steps[0] if self.steps else {}
        if step.get("step") not in ("buy", "buy-more"):
            return None
        seat = SEATS.index(step["player"])
        basket = {item: int(step["basket"].get(item, 0)) for item in ITEMS}
        money = step["money"] + sum(PRICES[number] * basket[item] for number, item in enumerate(ITEMS))
        start = Buy(seat, money, [0] * len(ITEMS), step["setup"])
        most = dict(start.affordable(self.state))
        items = []
        for number, item in enumerate(ITEMS):
            count = most.get(number, 0)
            ban = start.refuses(self.state, number, count + 1)
            items.append(
                {
                    "item": item,
                    "price": PRICES[number],
                    "most": count,
                    "why": None if ban is None else {"rule": ban.rule, "message": ban.message},
                    "unit": number < KINDS,
                }
            )
        room = PER_CENTRE * self.state.own_centres(seat).bit_count()
        return {"points": money, "room": room, "items": items, "setup": step["setup"], "basket": basket}

    # Battle

    def fight(self) -> dict[str, Any] | None:
        """D7: the battle with the dice of each side."""
        if self.battle is None:
            return None
        battle = self.rules.from_words("battle", dict(self.battle), "battle")
        assert isinstance(battle, Battle)
        first = SIDES[battle.first] if battle.kind != SEA_BATTLE else ""
        found: dict[str, Any] = {**self.battle, "first": first, "rolls_now": ""}
        if battle.kind != SEA_BATTLE:
            found["rolls_now"] = SIDES[roller(battle)]
        for side, name in enumerate(SIDES):
            force = battle.forces[side]
            found[name] = {"dice": dice(self.rules.edition, battle, side), "supremacy": supremacy(force)}
        return found
