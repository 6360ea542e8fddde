"""What the board in the browser asks about while somebody thinks: odds, lines of sight, armies.

Questions are JSON:

``{"attack": "hell-boys", "target": "luther"}``, all rows that reach it; with ``shots``, those rows, each as
``[whose, weapon, target, rounds]``, ``target`` a unit or a square; ``at``: from there; ``mode``: how; ``using``: free
abilities that are announced, each as ``[whose, ability]``. ``{"react": "*"}``: everybody who may react now.
``{"react": "luther", "target": "hell-boys"}``; ``{"line": ["d4", "g7"]}``; ``{"see": "luther", "at": "d4"}``;
``{"army": ["rhino", "hell-boys"]}``; ``{"prospects": "luther"}``, all attacks it could make
from where it stands. Units are as they are now, not as on their cards.
"""

import json
from collections.abc import Sequence
from math import comb
from typing import Any, Final

from sandtable.core.bits import BIT
from sandtable.core.errors import BadInput
from sandtable.games.tactics.odds.ask import FREE_BITS
from sandtable.games.tactics.odds.attack import Odds, Question, mean
from sandtable.games.tactics.odds.attack import odds as odds_of
from sandtable.games.tactics.odds.fight import HITS
from sandtable.games.tactics.odds.track import Party
from sandtable.games.tactics.rules.board import CRATE, FIGURES, LIMITED, MOVED, Battlefield
from sandtable.games.tactics.rules.cards import ABILITIES, SQUAD, THE_UNIT, Card, Row
from sandtable.games.tactics.rules.combat import CALLED, MODES, PLAIN, REACTION, SUSTAINED, damage_a_hit, dice_to_react
from sandtable.games.tactics.rules.combat import CHARGE as CHARGING
from sandtable.games.tactics.rules.cover import COVERS, HARD, cover_of
from sandtable.games.tactics.rules.targets import (
    ROWS,
    can_fire,
    dice_at_element,
    element_class,
    enemies,
    hurts,
    in_fire_zone,
    row_at,
    rows_of,
)
from sandtable.games.tactics.ui.browser_army import planned
from sandtable.games.tactics.ui.browser_sight import at_end, line, moved
from sandtable.games.tactics.ui.facts import TacticsFacts

CLOSE: Final = 1e-6
"""Chances below this are nought."""


def answer(facts: TacticsFacts, order: str) -> dict[str, Any] | None:
    """What is asked for; ``None`` if nothing can be said about it.

    >>> from sandtable.core.registry import game
    >>> rules = game("tactics").rules({"scenario": "last-stand"})
    >>> facts = TacticsFacts(rules.start().view(0), rules)
    >>> answer(facts, '{"line": ["b4", "b6"]}')["blocked"]["kind"]
    'no-symbol'
    """
    if not order.strip():
        return _now(facts)
    try:
        asked = json.loads(order)
    except ValueError:
        return None
    if not isinstance(asked, dict):
        return None
    try:
        return _answer(facts, asked)
    except (BadInput, KeyError, TypeError, ValueError, IndexError):
        return None  # a question about something that is not, or no longer, there


def _answer(facts: TacticsFacts, asked: dict[str, Any]) -> dict[str, Any] | None:
    if "line" in asked:
        return line(facts.state, *asked["line"])
    if "army" in asked:
        return planned(facts, [str(one) for one in asked["army"]])
    if "see" in asked:
        return at_end(facts.state, slot(facts, asked["see"]), facts.rules.scenarios.square.number(asked["at"]))
    if "prospects" in asked:
        return prospects(facts.state, slot(facts, asked["prospects"]))
    if asked.get("react") == "*":
        return _now(facts)
    if "react" in asked:
        return reaction(facts.state, slot(facts, asked["react"]), slot(facts, asked["target"]))
    s, u = facts.state, slot(facts, asked["attack"])
    if asked.get("at") and asked["at"] != facts.units[u].square:
        s = moved(s, u, facts.rules.scenarios.square.number(asked["at"]))
    for name, ability in asked.get("using", []):
        s = s.copy() if s is facts.state else s
        s.lasting[slot(facts, name)] |= BIT[ABILITIES.index(ability)]
    mode = MODES.index(asked.get("mode", MODES[0]))
    if "shots" in asked:
        return attack(s, u, mode, asked["shots"])
    target = slot(facts, asked["target"])
    return attack(
        s, u, mode, [[s.name(p // ROWS), row_at(s, p).name, s.name(target), None] for p in reaching(s, u, target, mode)]
    )


def slot(facts: TacticsFacts, name: object) -> int:
    """A unit in play."""
    unit = facts.unit(str(name))
    if unit is None:
        raise KeyError(name)
    return unit.slot


def _now(facts: TacticsFacts) -> dict[str, Any] | None:
    """The reactions that are asked for, if any are."""
    steps = facts.view["steps"]
    if not steps or steps[0]["step"] != "react":
        return None
    from sandtable.games.tactics.rules.reaction import reactors

    s, u = facts.state, slot(facts, steps[0]["unit"])
    return {"react": {s.name(v): reaction(s, v, u) for v in reactors(s, u)}}


# Attacks


def reaching(s: Battlefield, u: int, v: int, mode: int) -> list[int]:
    """The rows of a unit that can be fired at another."""
    armour = s.card(v).armour
    return [
        place
        for place in rows_of(s, u)
        if hurts(row_at(s, place), armour) and can_fire(s, place, mode) and in_fire_zone(s, u, v, row_at(s, place))
    ]


def as_now(s: Battlefield, u: int, rounds: dict[int, int | None] | None = None) -> Card:
    """The card of a unit as if what is left of it were all there ever was.

    ``rounds``: only these rows, each with so many rounds of ammunition, or all that are left.
    """
    old = s.card(u)
    new = copied(old)
    new.points = s.points[u]
    if old.kind == SQUAD:
        new.counts = s.figures[u * FIGURES : u * FIGURES + len(old.counts)]
    new.rows = []
    for number, row in enumerate(old.rows):
        if rounds is not None and number not in rounds:
            continue
        if row.by == THE_UNIT:
            wanted = None if rounds is None else rounds[number]
            left = s.ammunition[u * LIMITED + row.slot]
            new.rows.append(with_rounds(row, left if wanted is None else min(left, wanted)))
        else:
            new.rows.append(row)
    return new


def copied(card: Card) -> Card:
    """Another card with the same values."""
    new = Card(card.name)
    for part in Card.__slots__:
        setattr(new, part, getattr(card, part))
    return new


def with_rounds(row: Row, rounds: int) -> Row:
    """A row with less ammunition."""
    new = Row(row.name, row.weapon)
    for part in Row.__slots__:
        setattr(new, part, getattr(row, part))
    new.limited = rounds
    return new


def party(s: Battlefield, u: int, rounds: dict[int, int | None] | None = None) -> Party:
    """A unit and its hero as they are now; ``rounds`` by place (slot and row), see ``as_now``."""

    def own(w: int) -> dict[int, int | None] | None:
        if rounds is None:
            return None
        return {place % ROWS: count for place, count in rounds.items() if place // ROWS == w}

    hero = s.hero_of(u)
    return Party(as_now(s, u, own(u)), as_now(s, hero, own(hero)) if hero >= 0 else None)


def announced(s: Battlefield, u: int) -> tuple[int, int]:
    """The free abilities that last for a unit and its hero."""
    hero = s.hero_of(u)
    return s.lasting[u] & FREE_BITS, s.lasting[hero] & FREE_BITS if hero >= 0 else 0


def duel(s: Battlefield, u: int, v: int, mode: int, rounds: dict[int, int | None]) -> Odds:
    """The odds of some rows of a unit against another."""
    rows = [row_at(s, place) for place in rounds]
    cover = max([cover_of(s, u, v, row, mode != CALLED) for row in rows], default=0)
    question = Question(
        attacker=party(s, u, rounds),
        target=party(s, v),
        distance=s.distance(u, v),
        cover=(0, cover),
        inside=(False, s.tables.ground.building[s.at[v]] >= 0),
        sustained=mode == SUSTAINED,
        charge=mode == CHARGING,
        announced=(announced(s, u), announced(s, v)),
        moved=bool(s.flags[v] & MOVED),
        faq=s.tables.rule_set.plunging_artillery,
    )
    return odds_of(question)


def attack(s: Battlefield, u: int, mode: int, shots: Sequence[Sequence[Any]]) -> dict[str, Any]:
    """How an attack is likely to end: for each target what every row does, and what all do together."""
    names = s.tables.unit_names
    at_units: dict[int, dict[int, int | None]] = {}
    at_squares: dict[int, list[tuple[int, int]]] = {}
    for by, weapon, target, rounds in shots:
        w = s.slot[names.index(by)]
        number = [row.name for row in s.card(w).rows].index(weapon)
        place = w * ROWS + number
        if target in names:
            at_units.setdefault(s.slot[names.index(target)], {})[place] = rounds
        else:
            square = s.tables.scenarios.square.number(target)
            at_squares.setdefault(square, []).append((place, rounds or 1))
    found = {s.name(v): _told(s, u, v, duel(s, u, v, mode, rounds), rounds) for v, rounds in at_units.items()}
    found |= {s.square_name(square): _wrecked(s, square, rows) for square, rows in at_squares.items()}
    return {"targets": found}


def prospects(s: Battlefield, u: int) -> dict[str, Any]:
    """For each enemy a unit could attack now what all its weapons do, in an attack and in a sustained one."""
    found: dict[str, Any] = {}
    for v in enemies(s, u):
        places = reaching(s, u, v, PLAIN)
        if places:
            ways = {MODES[mode]: duel(s, u, v, mode, dict.fromkeys(places)) for mode in (PLAIN, SUSTAINED)}
            found[s.name(v)] = {
                way: [round(mean(odds.damage), 3), round(odds.destroy, 5)] for way, odds in ways.items()
            } | {"points": len(ways[MODES[PLAIN]].damage) - 1}
    return found


def _told(s: Battlefield, u: int, v: int, found: Odds, places: dict[int, int | None]) -> dict[str, Any]:
    rows = [row_at(s, place) for place in places]
    cover = max([cover_of(s, u, v, row, True) for row in rows], default=0)
    return {
        "points": s.points[v] + (s.points[s.hero_of(v)] if s.hero_of(v) >= 0 else 0),
        "cover": COVERS[min(cover, HARD)],
        "expected": round(mean(found.damage), 3),
        "destroy": round(found.destroy, 5),
        "damage": [round(chance, 5) for chance in found.damage],
        "rows": [
            {
                "by": one.card.name,
                "weapon": one.shot.row.name,
                "dice": one.dice,
                "expected": round(one.mean, 3),
                "any": round(1 - one.damage[0], 4),
            }
            for one in found.rows
        ],
        "struck": round(mean(found.lost), 3) if found.strikes else None,
    }


def _wrecked(s: Battlefield, square: int, rows: list[tuple[int, int]]) -> dict[str, Any]:
    """T9: what is left of a cover element: nothing saves it, every HIT counts."""
    value = s.element[square]
    points = value if value <= CRATE else value - CRATE
    damage = [1.0]
    told = []
    for place, rounds in rows:
        row, dice = row_at(s, place), dice_at_element(s, place, square, rounds)
        each = max(1, damage_a_hit(row, element_class(s, square)))
        chances = [comb(dice, hits) * HITS**hits * (1 - HITS) ** (dice - hits) for hits in range(dice + 1)]
        own = [0.0] * (points + 1)
        for hits, chance in enumerate(chances):
            own[min(points, hits * each)] += chance
        told.append(
            {
                "by": s.name(place // ROWS),
                "weapon": row.name,
                "dice": dice,
                "expected": round(mean(own), 3),
                "any": round(1 - own[0], 4),
            }
        )
        new = [0.0] * (points + 1)
        for before, share in enumerate(damage):
            for more, chance in enumerate(own):
                new[min(points, before + more)] += share * chance
        damage = new
    return {
        "points": points,
        "cover": COVERS[0],
        "expected": round(mean(damage), 3),
        "destroy": round(damage[-1], 5),
        "damage": [round(chance, 5) for chance in damage],
        "rows": told,
        "struck": None,
    }


def reaction(s: Battlefield, v: int, u: int) -> dict[str, Any]:
    """T13.1: the chance that a unit may shoot at the one that is activated, and what it does then with all rows."""
    dice = dice_to_react(s.abilities(v))
    places: dict[int, int | None] = dict.fromkeys(reaching(s, v, u, REACTION))
    return {
        "chance": round(1 - (1 - HITS) ** dice, 5),
        "dice": dice,
        **_told(s, v, u, duel(s, v, u, REACTION, places), places),
    }
