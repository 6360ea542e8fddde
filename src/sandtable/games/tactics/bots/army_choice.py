"""T16.1: which cards to take: those that do and bear most for their AP, against whatever the other side may bring."""

from math import sqrt
from typing import Final

from sandtable.games.tactics.rules.cards import (
    AIRCRAFT,
    ARTILLERY_STRIKE,
    BERSERK,
    CHARGE,
    COMMAND_SQUAD,
    DAMAGE_RESILIENT,
    FAST,
    JUMP,
    KILL,
    RELOAD,
    SQUAD,
    THE_UNIT,
    Card,
    Row,
)
from sandtable.games.tactics.rules.tables import TacticsRules
from sandtable.games.tactics.rules.weapon_rows import CARRIED, EVERYBODY_ALIVE

TARGETS: Final = [(1, 5, 28.0, 3.0), (2, 3, 29.0, 2.0), (6, 3, 24.0, 2.0), (7, 4, 37.0, 1.5), (10, 10, 95.0, 0.3)]
"""What it may meet: armour class, points, AP and how often."""
MEDIUM: Final = 7
"""The armour class of a medium walker, V4."""
ENOUGH: Final = 8
"""A faction with fewer cards than this leaves little choice."""
LAST_SOLDIER: Final = 3
"""The last of the soldiers' armour classes."""
RANGE_WORTH: Final = [0.0, 0.5, 0.7, 0.9, 1.0, 1.05, 1.1]
"""What a row is worth by its range, up to six."""


def row_share(card: Card, row: Row, armour: int, points: int) -> float:
    """The part of a target that a row destroys in an attack, by how often it gets to fire."""
    if not row.dice[armour]:
        return 0.0
    times = 1.0
    if row.by == EVERYBODY_ALIVE:
        times = float(card.points)
    elif row.by == CARRIED:
        times = float(sum([count for kind, count in enumerate(card.counts) if row.carriers >> kind & 1]))
    elif row.by == THE_UNIT:
        times = 1.5
    dice = row.dice[armour] * times
    damage = row.damage[armour]
    if damage < 0:
        dice *= 1.0 if armour > LAST_SOLDIER else 0.7 * points
        damage = points if damage == KILL else 1
    if row.phaser:
        dice /= 3.0
    often = RANGE_WORTH[min(row.high, len(RANGE_WORTH) - 1)]
    if row.close and card.abilities & (CHARGE | JUMP):
        often += 0.2
    if row.reload:
        often *= 0.55
    return dice / 3.0 * min(damage, points) / points * often * (1.4 if row.laser else 1.0)


def endurance(card: Card) -> float:
    """How much a card bears: its points, by class and cover."""
    if card.kind == AIRCRAFT:
        return card.points * 3.0
    rank = card.armour if card.armour <= LAST_SOLDIER else card.armour - LAST_SOLDIER
    found = card.points * (1.0 + 0.35 * rank)
    if card.kind == SQUAD and card.soft:
        found *= 1.25
    return found * 1.4 if card.abilities & DAMAGE_RESILIENT else found


def power(card: Card) -> float:
    """How good a card is: the AP it destroys in an attack, and how much it bears, by their mean."""
    offence = 0.0
    for armour, points, ap, often in TARGETS:
        share = sum([row_share(card, row, armour, points) for row in card.rows])
        offence += min(share, 1.6) * ap * often
    value = sqrt(offence / 9.0 * endurance(card))
    if card.abilities & (FAST | JUMP | CHARGE | BERSERK):
        value *= 1.08
    if card.abilities & COMMAND_SQUAD:
        value *= 1.25
    if card.abilities & RELOAD and card.kind == SQUAD:
        value *= 0.7  # it needs somebody to call it
    return value


def army_worths(rules: TacticsRules, picks: list[int], units: list[int]) -> list[float]:
    """For units that may be taken, what each adds to those taken already: good for its AP, and not the same again."""
    cards, limit = rules.cards, rules.limits.ap
    taken = [cards.card[cards.card_of_unit[unit]] for unit in picks if unit >= 0]
    found: list[float] = []
    for unit in units:
        card = cards.card[cards.card_of_unit[unit]]
        value = power(card) * beside(card, taken)
        if limit:
            value /= card.ap
            if card.ap > limit // 2:
                value *= 0.8  # one target for all
        choice = len([other for other in cards.card if other.faction == card.faction])
        found.append(value * (1.0 if choice >= ENOUGH else 0.8))
    return found


def beside(card: Card, taken: list[Card]) -> float:
    """How well a card goes with others: variety, somebody against vehicles, an observer for each gun."""
    found = 1.0
    for other in taken:
        if other is card:
            found *= 0.88
        if other.kind == card.kind:
            found *= 0.96
    if card.abilities & ARTILLERY_STRIKE:
        guns = [other for other in taken if other.abilities & RELOAD]
        spotters = [other for other in taken if other.abilities & (ARTILLERY_STRIKE | COMMAND_SQUAD)]
        found *= 1.0 if len(guns) > len(spotters) else 0.3
    piercing = [other for other in taken if row_best(other, MEDIUM) >= 0.3]
    if len(piercing) * 2 < len(taken) and row_best(card, MEDIUM) >= 0.3:
        found *= 1.3
    return found


def row_best(card: Card, armour: int) -> float:
    """The part of a walker of this class that a card destroys in an attack."""
    return sum([row_share(card, row, armour, 4) for row in card.rows])
