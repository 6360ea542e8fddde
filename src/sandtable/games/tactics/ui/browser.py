"""What the board in the browser needs beyond the view (see ``client/src/boards/tactics``).

The client knows no rules, so what it would have to work out is worked out here: the ground and its walls, what is left
of each unit, what every unit sees and reaches, what its weapons can do, how the battle stands. All of it comes from a
view, never from a state with secrets:

>>> from sandtable.core.registry import game
>>> from sandtable.core.seats import SPECTATOR
>>> rules = game("tactics").rules({"scenario": "last-stand"})
>>> found = scene(rules.start().view(SPECTATOR), rules)
>>> found["board"]["width"], found["board"]["height"], len(found["board"]["walls"]), len(found["units"])
(12, 9, 15, 10)
"""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.rules import Rules
from sandtable.games.tactics.odds.ask import range_of
from sandtable.games.tactics.rules.cards import (
    ABILITIES,
    CARRIED,
    CLASSES,
    EVERYBODY_ALIVE,
    FLAME,
    KILL,
    KINDS,
    SIDES,
    SQUAD,
    SYMBOLS,
    THE_UNIT,
    Card,
    Row,
)
from sandtable.games.tactics.rules.ground import DIRECTIONS, OPEN, STEPS
from sandtable.games.tactics.rules.weapon_rows import SPECIALS
from sandtable.games.tactics.ui.browser_army import army
from sandtable.games.tactics.ui.browser_picture import board_picture
from sandtable.games.tactics.ui.browser_plans import aim, plans, reactions
from sandtable.games.tactics.ui.browser_sight import sights
from sandtable.games.tactics.ui.facts import EDGES, TacticsFacts, UnitFacts
from sandtable.games.tactics.ui.sources import Sources

SCENARIOS: Final = (
    "reconnaissance",
    "meeting-engagement",
    "breakthrough",
    "hold-the-bridge",
    "seize-the-explosives",
    "last-stand",
)
FOE: Final = "bot:rookie"
LARGE: Final = "meeting-engagement"


def _presets() -> list[dict[str, Any]]:
    """Every scenario against a bot, with a picture of its board, and what else one may like."""
    scenarios = Sources().scenarios()
    picture = {
        one.name: board_picture(scenarios.boards[one.board], one, scenarios.columns) for one in scenarios.scenario
    }
    found: list[dict[str, Any]] = [
        {"id": name, "options": {"scenario": name}, "seats": ["me", FOE], "picture": picture[name]}
        for name in SCENARIOS
    ]
    found.append({"id": "choose", "options": {"scenario": LARGE, "armies": "choose"}, "seats": ["me", FOE]})
    found.append({"id": "two", "options": {}, "seats": ["me", "me"]})
    found.append({"id": "friend", "options": {"scenario": LARGE}, "seats": ["me", "open"]})
    return found


PRESETS: Final = _presets()
"""What the lobby offers with one click; the texts are ``lobby-preset-ID``."""


def scene(view: Mapping[str, Any], rules: Rules) -> dict[str, Any]:
    """Everything a drawn board shows and the view does not say."""
    return Scene(view, rules).content()


def odds(view: Mapping[str, Any], rules: Rules, order: str) -> dict[str, Any] | None:
    """How an attack or a reaction is likely to end, why a line is blocked, or what an army still may have."""
    from sandtable.games.tactics.ui.browser_odds import answer

    return answer(TacticsFacts(view, rules), order)


class Scene(TacticsFacts):
    """Works out the parts of one scene."""

    def content(self) -> dict[str, Any]:
        """All parts."""
        steps = self.view["steps"]
        builder = army(self)
        return {
            "board": self.ground(),
            "scenario": self.scenario(),
            "units": {unit.name: self.drawn(unit) for unit in self.units},
            "cards": {card.name: self.card(card) for card in self.cards(builder)},
            "classes": list(CLASSES),
            "standing": self.standing(),
            "active": self.active(),
            "sight": sights(self.state, steps),
            "plans": plans(self.state, steps),
            "aim": aim(self.state, steps),
            "react": reactions(self.state, steps),
            "army": builder,
        }

    def names(self, squares: list[int]) -> list[str]:
        """Squares by name."""
        return [self.rules.square_names[square] for square in squares]

    # What never changes

    def ground(self) -> dict[str, Any]:
        """T2, T14: the ground row by row, and everything that stands between squares."""
        ground = self.rules.ground
        walls: list[list[str]] = []
        for square in ground.squares:
            x, y = square % ground.columns, square // ground.columns
            for direction in range(4):
                kind = ground.edge[square * 4 + direction]
                dx, dy = STEPS[2 * direction]
                inner = 0 <= x + dx < ground.width and 0 <= y + dy < ground.height
                # An edge between two squares is told once, by the one on its left or above it.
                if kind != OPEN and (direction in (1, 2) or not inner):
                    walls.append([self.square(x, y), DIRECTIONS[direction], EDGES[kind]])
        far = ground.distance[0]
        return {
            "width": ground.width,
            "height": ground.height,
            "rows": self.rules.scenarios.boards[self.rules.scenario.board].rows,
            "walls": walls,
            "inside": self.names([square for square in ground.squares if ground.building[square] >= 0]),
            "far": [far[y * ground.columns : y * ground.columns + ground.width] for y in range(ground.height)],
        }

    def scenario(self) -> dict[str, Any]:
        """T16, T21: what is to be done, and where."""
        one = self.rules.scenario
        return {
            "name": one.name,
            "rounds": one.rounds,
            "enter": {side: self.names(one.enter[number]) for number, side in enumerate(SIDES)},
            "deploy": {side: self.names(one.deploy[number]) for number, side in enumerate(SIDES)},
            "cover": self.names(one.cover),
            "exits": self.names(one.exits),
            "bridge": self.names(one.bridge),
            "keep": self.names(one.keep),
            "held": [self.names(squares) for squares in one.bonus_held],
            "bonus": max(one.bonus_each, one.bonus_bridge, one.bonus_charge),
        }

    # Units and their cards

    def drawn(self, unit: UnitFacts) -> dict[str, Any]:
        """What is left of a unit, and where it is."""
        where = "dead" if unit.is_dead else "left" if unit.has_left else "board" if unit.square else "waiting"
        found: dict[str, Any] = {"card": unit.card.name, "side": unit.side, "where": where, "points": unit.points}
        found |= {"ready": unit.is_ready, "moved": unit.has_moved}
        more: dict[str, Any] = {
            "at": unit.square,
            "figures": unit.figures,
            "ammunition": {weapon: left for weapon, (left, _) in unit.ammunition.items()},
            "used": unit.used,
            "lasting": unit.lasting,
            "hero": unit.hero,
            "squad": unit.squad,
        }
        if unit.is_loaded is not None:
            found["loaded"] = unit.is_loaded
        return found | {key: value for key, value in more.items() if value}

    def cards(self, builder: dict[str, Any] | None) -> list[Card]:
        """The cards that are in play, or can be taken."""
        cards = self.rules.cards
        if builder is not None:
            return [cards.card[cards.number[one["card"]]] for one in builder["pool"]]
        return list({unit.card.name: unit.card for unit in self.units}.values())

    def card(self, card: Card) -> dict[str, Any]:
        """T1.1: what is printed on a card."""
        found: dict[str, Any] = {
            "kind": KINDS[card.kind],
            "faction": self.rules.cards.factions[card.faction],
            "armour": CLASSES[card.armour],
            "move": card.move,
            "points": card.points,
            "ap": card.ap,
            "abilities": [name for place, name in enumerate(ABILITIES) if card.abilities >> place & 1],
            "rows": [self.row(card, row) for row in card.rows],
        }
        if card.large:
            found["large"] = True
        if card.kind == SQUAD:
            found["figures"] = dict(zip(card.figures, card.counts, strict=True))
            found["soft"], found["hard"] = SYMBOLS[card.soft], SYMBOLS[card.hard]
        return found

    @staticmethod
    def row(card: Card, row: Row) -> dict[str, Any]:
        """T1.2: a weapon row: its range, who fires it, and dice and damage against each class."""
        found: dict[str, Any] = {
            "name": row.name,
            "range": range_of(row),
            "low": row.low,
            "high": row.high,
            "cells": [cell(row, armour) for armour in range(len(CLASSES))],
        }
        special = [name for name in SPECIALS if name != "salvo" and getattr(row, name)]
        if special:
            found["special"] = special
        if row.by == CARRIED:
            found["carriers"] = [name for kind, name in enumerate(card.figures) if row.carriers >> kind & 1]
        elif row.by == EVERYBODY_ALIVE:
            found["carriers"] = list(card.figures)
        elif row.by == THE_UNIT:
            found["rounds"] = row.limited
        return found

    # How it stands

    def active(self) -> dict[str, str]:
        """The unit that is activated, and the one that is asked something now."""
        steps = self.view["steps"]
        asked = ""
        for step in steps[:1]:
            asked = step.get("unit", "") or step.get("attack", {}).get("shooter", "")
        return {"unit": self.active_unit or asked, "asked": asked}

    def standing(self) -> dict[str, Any]:
        """T3, T21: round, points so far and as they would be counted now, and how the objective stands."""
        goal, one = self.objective, self.rules.scenario
        return {
            "round": self.round,
            "score": self.score,
            "forecast": self.forecast,
            "turn": self.active_side,
            "ready": {side: self.ready(side) for side in SIDES},
            "units": {
                side: len([unit for unit in self.units if unit.side == side and unit.in_play and not unit.squad])
                for side in SIDES
            },
            "goal": goal.goal,
            "attacker": goal.attacker,
            "wanted": goal.wanted,
            "since": goal.since,
            "done": goal.done,
            "held": [self.holder(squares) for squares in one.bonus_held],
            "bridge": self.holder(one.bridge) if one.bridge else "",
            "charges": dict(self.board["charges"]),
        }


def cell(row: Row, armour: int) -> str:
    """T1.4, T19: dice and damage of a row against a class, as the card prints them."""
    if not row.dice[armour]:
        return ""
    damage = row.damage[armour]
    rounds = "n" if row.salvo[armour] else ""
    return f"{row.dice[armour]}{rounds}/{'F' if damage == FLAME else 'K' if damage == KILL else damage}"
