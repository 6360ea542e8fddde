"""A second opinion: a small solver that knows the spec only, for every card against many, by counting outcomes."""

from functools import cache
from math import comb
from typing import Any

import pytest

from sandtable.games.tactics.odds.attack import Question, odds
from sandtable.games.tactics.rules.cards import ALL_IN_ONE, BERSERK, MEDAL_OF_HONOR, THE_UNIT
from sandtable.testing import cites
from tests.tactics.odds_walk import CARDS, party

TARGETS = ("hell-boys", "axis-zombies", "winter-child", "choppers", "rhino", "blackhawk", "luther", "wotan", "punisher")
FLYING = ("pelican", "horten", "airborne-transport")
Chances = dict[int, float]


# The solver: chances of a number as a table from numbers to chances; no matrices, no tracks, nothing of the engine.


def sums(one: Chances, other: Chances) -> Chances:
    """The sum of two independent numbers."""
    found: Chances = {}
    for a, p in one.items():
        for b, q in other.items():
            found[a + b] = found.get(a + b, 0.0) + p * q
    return found


def times(count: int, one: Chances) -> Chances:
    """The sum of so many such numbers."""
    found: Chances = {0: 1.0}
    for _ in range(count):
        found = sums(found, one)
    return found


@cache
def heads(count: int, chance: float) -> list[float]:
    """How likely so many of these dice come up."""
    return [comb(count, n) * chance**n * (1 - chance) ** (count - n) for n in range(count + 1)]


def thinned(numbers: Chances, chance: float) -> Chances:
    """Each of a number stays with this chance."""
    found: Chances = {}
    for number, share in numbers.items():
        for left, part in enumerate(heads(number, chance)):
            found[left] = found.get(left, 0.0) + share * part
    return found


def die(hit: float, rolls: int, laser: bool) -> Chances:
    """T4.3, T17.8, T20.5: the hits of one die that is rolled until it hits, at most so often; a laser goes on."""
    never = (1 - hit) ** rolls
    if not laser:
        return {0: never, 1: 1 - never}
    found = {0: never}
    for hits in range(1, 60):
        found[hits] = (1 - never) * hit ** (hits - 1) * (1 - hit)
    return {hits: chance for hits, chance in found.items() if chance > 1e-17}


def row_damage(row: Any, armour: int, count: int, target: Any, **how: Any) -> tuple[Chances, bool]:
    """The damage of a row that all of ``count`` carriers or rounds fire; and whether one hit destroys everything."""
    cell, damage = row.dice[armour], row.damage[armour]
    squad = target.kind == 0
    number = cell * count * ((target.points if squad else 1) if damage < 0 else 1)
    number *= (2 if how.get("doubled") else 1) * (2 if row.burst and not how.get("moved") else 1)
    one = die(how.get("hit", 1 / 3), how.get("rolls", 1), row.laser)
    hits = times(number, one)
    if how.get("medal") and number:  # T17.31: unless every die has hit, one is rolled once more
        every = times(number, {n: chance for n, chance in one.items() if n})
        some = {n: chance - every.get(n, 0.0) for n, chance in hits.items()}
        again = die(how.get("hit", 1 / 3), 1, row.laser)
        hits = {**sums(some, again)}
        for n, chance in every.items():
            hits[n] = hits.get(n, 0.0) + chance
    cover = how.get("cover", 0)
    minds = not (row.close or row.phaser or row.flame or row.ugl or (row.artillery and how.get("faq")))
    sign = (0, target.soft, target.hard)[cover] if squad and minds else 0
    if sign:
        hits = thinned(hits, 2 / 3 if sign == 1 else 1 / 3)
    if damage == -2:
        return {0: hits[0], 1: 1 - hits[0]}, True
    if row.phaser:
        return thinned({n * damage: chance for n, chance in hits.items()}, 1 / 3), False
    each = 1 if damage == -1 or row.sniper else damage
    return {n * each: chance for n, chance in hits.items()}, False


def solved(attacker: Any, rows: list[Any], target: Any, **how: Any) -> list[float]:
    """How likely a target loses so many points to these rows."""
    total: Chances = {0: 1.0}
    alive, named = 1.0, 0.0
    for row in rows:
        carried = sum(count for kind, count in enumerate(attacker.counts) if row.carriers >> kind & 1)
        count = carried or (attacker.points if row.by == 1 else 1)
        if row.by == THE_UNIT:
            count = min(row.limited, attacker.points) if attacker.kind == 0 else row.limited
        damage, kills = row_damage(row, target.armour, count, target, **how)
        tough = 2 / 3 if target.abilities >> 13 & 1 else 1.0
        if kills:
            alive *= damage[0]
        elif row.sniper and target.kind == 0:  # T17.22: one miniature, whatever the surplus
            named = 1 - thinned(damage, tough)[0]
        else:
            total = sums(total, thinned(damage, tough))
    total = sums(total, {0: 1 - named, 1: named})
    found = [0.0] * (target.points + 1)
    for damage_done, chance in total.items():
        found[min(damage_done, target.points)] += alive * chance
    found[-1] += 1 - alive
    return found


def compare(attacker: str, target: str, distance: int, **how: Any) -> bool:
    """Compare both; False if nothing can be fired."""
    mine, yours = party(attacker), party(target)
    rows = [row for row in mine.card.rows if row.dice[yours.card.armour] and row.low <= distance <= row.high]
    if not rows:
        return False
    announced = (ALL_IN_ONE if how.get("doubled") else 0) | (BERSERK if how.get("berserk") else 0)
    announced |= MEDAL_OF_HONOR if how.get("medal") else 0
    question = Question(
        attacker=mine,
        target=yours,
        distance=distance,
        cover=(0, how.get("cover", 0)),
        sustained=how.get("sustained", False),
        announced=((announced, 0), (0, 0)),
        moved=how.get("moved", False),
        faq=how.get("faq", False),
    )
    rolls = 1 + bool(how.get("sustained")) + bool(how.get("berserk"))
    hit = 2 / 3 if mine.card.abilities >> 22 & 1 else 1 / 3
    how |= {"rolls": rolls, "hit": hit}
    answer = odds(question)
    assert answer.damage == pytest.approx(solved(mine.card, rows, yours.card, **how), abs=1e-9)
    assert {id(one.shot.row) for one in answer.rows} == {id(row) for row in rows}
    for one in answer.rows:
        assert one.damage == pytest.approx(solved(mine.card, [one.shot.row], yours.card, **how), abs=1e-9)
    return True


# What is compared. At range 1 too: nobody among the targets changes the dice of C rows by falling, and they add up.


@cites("T1.4", "T7.3", "T7.5", "T8.1", "T10.1", "T19.1", "T19.2", "T19.3", "T19.4", "T20.2", "T20.5", "T17.14")
@pytest.mark.parametrize("attacker", [card.name for card in CARDS.card])
def test_every_card_against_every_class(attacker: str) -> None:
    compared = [
        compare(attacker, target, distance, cover=cover, sustained=sustained)
        for target in (*TARGETS, *FLYING)
        for distance, cover, sustained in ((1, 0, False), (2, 1, True), (3, 2, False), (4, 1, False), (6, 2, True))
    ]
    assert any(compared)


@cites("T12.3", "T20.8")
def test_artillery_with_the_faq_and_targets_that_moved() -> None:
    assert compare("lothar", "hell-boys", 6, cover=1, faq=True)
    assert compare("leathernecks", "hell-boys", 5, cover=2, faq=True)
    assert compare("choppers", "hell-boys", 6, cover=2, moved=True)
    assert compare("horten", "hell-boys", 3, moved=True)


@cites("T17.4", "T17.8", "T17.31", "T17.32")
def test_announced_abilities() -> None:
    assert compare("lara", "the-hammers", 3, doubled=True, sustained=True)
    assert compare("sigrid", "axis-zombies", 2, berserk=True, sustained=True)
    assert compare("rhino", "luther", 1, berserk=True)
    assert compare("rosie", "luther", 3, medal=True)
    assert compare("rosie", "hell-boys", 3, medal=True, sustained=True, cover=2)


def test_the_solver_itself() -> None:
    # RB 1155, 1070: by hand.
    assert die(1 / 3, 1, True)[2] == pytest.approx(1 / 3 * 1 / 3 * 2 / 3)
    assert thinned({2: 1.0}, 1 / 3) == pytest.approx({0: 4 / 9, 1: 4 / 9, 2: 1 / 9})
    assert times(2, {0: 0.5, 1: 0.5}) == {0: 0.25, 1: 0.5, 2: 0.25}
