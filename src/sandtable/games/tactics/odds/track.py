"""Who is left of a unit: every state that losses can bring it to, and what one point of damage does in each.

The owner of a squad chooses who falls (T7.5, T15.2). Here they lose the least valuable miniatures first, and points of
a joined hero last; so the damage alone says who is left. What a miniature is worth is what the rows it carries do to
this enemy: dice times damage at this range, then at any range, then its place on the card. Whoever a sniper names
(T17.22) falls first, and is counted apart.
"""

from dataclasses import dataclass
from itertools import product
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sandtable.games.tactics.rules.cards import DAMAGE_RESILIENT, FLAME, KILL, SQUAD, Card, Row
from sandtable.games.tactics.rules.targets import hurts, reaches

Array = NDArray[Any]
Index = NDArray[Any]
THE_HERO: Final = -1
"""Among the kinds of miniatures a sniper can name."""
IGNORED: Final = 1 / 3
"""T17.14: a HIT ignores a point of damage."""


@dataclass(frozen=True, slots=True)
class Party:
    """A unit that fights, and the hero who has joined it (T15)."""

    card: Card
    hero: Card | None = None

    @property
    def points(self) -> int:
        """All points of both."""
        return self.card.points + (self.hero.points if self.hero else 0)

    @property
    def is_squad(self) -> bool:
        """Whether it is a squad."""
        return self.card.kind == SQUAD

    def abilities(self, shared: int) -> int:
        """T17.27: those of the unit, and those its hero shares with it."""
        return self.card.abilities | (self.hero.abilities & shared if self.hero else 0)


@dataclass(frozen=True, slots=True)
class Standing:
    """What is left of a party: living miniatures of each kind, points of the unit and of its hero."""

    figures: tuple[int, ...]
    unit: int
    hero: int

    @property
    def points(self) -> int:
        """All of them."""
        return self.unit + self.hero

    def miniatures(self, party: Party) -> int:
        """R7: how many miniatures a flame meets; a hero is one."""
        return (self.unit if party.is_squad else min(self.unit, 1)) + min(self.hero, 1)


def worth(row: Row, enemy: Party) -> int:
    """What a carrier's dice of a row do to an enemy, roughly."""
    armour = enemy.card.armour
    each = row.damage[armour]
    if each in (FLAME, KILL):
        miniatures = enemy.card.points if enemy.is_squad else 1
        each = miniatures * (enemy.points if each == KILL else 1)
    return row.dice[armour] * each


def loss_order(party: Party, enemy: Party, distance: int) -> list[int]:
    """The kinds of a squad's miniatures, whoever is given up first before the others."""

    def value(kind: int) -> tuple[int, int, int]:
        carried = [row for row in party.card.rows if row.carriers >> kind & 1 and hurts(row, enemy.card.armour)]
        near = sum(worth(row, enemy) for row in carried if reaches(row, distance))
        return near, sum(worth(row, enemy) for row in carried), kind

    return sorted(range(len(party.card.counts)), key=value)


class Track:
    """All states of a party, numbered; the first is unhurt. What is rolled moves it on, never back."""

    def __init__(self, party: Party, order: list[int], marks: list[int]) -> None:
        """``order``: see ``loss_order``; ``marks``: for each sniper's row at it the kind that is named."""
        self.party = party
        self.order = order
        self.marks = marks
        heights = [party.hero.points if mark == THE_HERO and party.hero else 1 for mark in marks]
        self.states = list(product(*[range(height + 1) for height in heights], range(party.points + 1)))
        self.number = {state: place for place, state in enumerate(self.states)}
        self.standing = [self._standing(state) for state in self.states]
        self.size = len(self.states)
        self.left: Index = np.array([one.points for one in self.standing])
        self.unit_left: Index = np.array([one.unit for one in self.standing])
        self.hero_left: Index = np.array([one.hero for one in self.standing])
        self.whole = np.eye(self.size)
        hero = party.hero
        self.tough_unit = party.card.has(DAMAGE_RESILIENT)
        self.tough_hero = hero is not None and hero.has(DAMAGE_RESILIENT)
        # T17.34: only then does it matter whether a sniper killed the last of the squad before the rest is shared out.
        self._delicate = bool(marks) and self.tough_unit and hero is not None
        self._cures: dict[int, Array] = {}
        self._points: dict[tuple[int, ...], Array] = {}
        self._starts = [self._start(state) for state in range(self.size)]

    def _standing(self, state: tuple[int, ...]) -> Standing:
        party = self.party
        hero = party.hero.points if party.hero else 0
        if not party.is_squad:
            return Standing((), max(0, party.card.points - state[-1]), 0)
        figures = list(party.card.counts)
        for mark, hits in zip(self.marks, state[:-1], strict=True):
            if mark == THE_HERO:
                hero = max(0, hero - hits)
            else:
                figures[mark] = max(0, figures[mark] - hits)
        damage = state[-1]
        for kind in self.order:
            fallen = min(damage, figures[kind])
            figures[kind] -= fallen
            damage -= fallen
        return Standing(tuple(figures), sum(figures), max(0, hero - damage))

    def only(self, state: int) -> Array:
        """The chances if it is certain to be in this state."""
        found: Array = self.whole[state]
        return found

    def start(self, state: int) -> tuple[int, ...]:
        """What the rows of an attack depend on when they find the party in this state."""
        return self._starts[state]

    def _start(self, state: int) -> tuple[int, ...]:
        one = self.standing[state]
        if self._delicate:
            return one.unit, min(one.hero, 1), self.states[state][-1]
        return one.unit, min(one.hero, 1)

    def known(self, start: tuple[int, ...]) -> tuple[int, ...]:
        """As much of it as matters to what a hit does."""
        return min(start[0], 1), *start[1:]

    # What damage does, from each state to each

    def _ignored(self, state: tuple[int, ...], start: tuple[int, ...]) -> float:
        """T17.14, T17.34: how likely one more point is ignored; a squad rolls for its hero's share, too."""
        if self.tough_unit and start[0]:
            alive = not self._delicate or self.standing[self.number[(*state[:-1], start[2])]].unit > 0
            if alive:
                return IGNORED
        return IGNORED if self.tough_hero and not self.standing[self.number[state]].unit else 0.0

    def point(self, start: tuple[int, ...]) -> Array:
        """One point of damage."""
        if start in self._points:
            return self._points[start]
        found: Array = np.zeros((self.size, self.size))
        for place, state in enumerate(self.states):
            if state[-1] == self.party.points:
                found[place, place] = 1.0
                continue
            ignored = self._ignored(state, start)
            found[place, place] = ignored
            found[place, place + 1] = 1.0 - ignored
        self._points[start] = found
        return found

    def named(self, axis: int, start: tuple[int, ...]) -> Array:
        """T17.22: one point of damage to the miniature a sniper named."""
        found: Array = np.zeros((self.size, self.size))
        hero = self.marks[axis] == THE_HERO
        tough = (self.tough_unit and start[0] > 0) or (hero and self.tough_hero)
        ignored = IGNORED if tough else 0.0
        for place, state in enumerate(self.states):
            more = (*state[:axis], state[axis] + 1, *state[axis + 1 :])
            if more not in self.number:
                found[place, place] = 1.0
            else:
                found[place, place] = ignored
                found[place, self.number[more]] = 1.0 - ignored
        return found

    def death(self) -> Array:
        """T19.4: everybody is destroyed."""
        found: Array = np.zeros((self.size, self.size))
        for place, state in enumerate(self.states):
            found[place, self.number[(*state[:-1], self.party.points)]] = 1.0
        return found

    def healed(self, points: int) -> Array:
        """T17.25, T17.28: a living hero gets points back, those a sniper took first."""
        if points not in self._cures:
            found: Array = np.zeros((self.size, self.size))
            for place, state in enumerate(self.states):
                found[place, self.number[self._healed(state, points)]] = 1.0
            self._cures[points] = found
        return self._cures[points]

    def _healed(self, state: tuple[int, ...], points: int) -> tuple[int, ...]:
        new = list(state)
        one = self.standing[self.number[state]]
        alone = self.party.hero is None
        if not (one.unit if alone else one.hero):
            return state
        for axis, mark in enumerate(self.marks):
            if mark == THE_HERO:
                back = min(points, new[axis])
                new[axis] -= back
                points -= back
        # His own share of the damage is what the squad could not bear.
        bearing = 0 if alone else self.standing[self.number[(*new[:-1], 0)]].unit
        new[-1] -= max(0, min(points, new[-1] - bearing))
        return tuple(new)

    # Summing up

    def by_loss(self, chances: Array) -> list[float]:
        """From the chances of all states: how likely so many points are lost."""
        return self._counted(self.party.points - self.left, chances, self.party.points)

    def by_left(self, chances: Array) -> list[float]:
        """How likely so many points are left."""
        return self._counted(self.left, chances, self.party.points)

    def by_hero(self, chances: Array) -> list[float]:
        """How likely so many points of the hero are left."""
        return self._counted(self.hero_left, chances, self.party.hero.points if self.party.hero else 0)

    def _counted(self, index: Index, chances: Array, most: int) -> list[float]:
        return plain(np.bincount(index, weights=chances, minlength=most + 1))

    def shares(self, chances: Array) -> list[tuple[Standing, float]]:
        """Who is left, and how likely, the likeliest first."""
        found: dict[Standing, float] = {}
        for one, chance in zip(self.standing, chances.tolist(), strict=True):
            if chance > 0:
                found[one] = found.get(one, 0.0) + chance
        return sorted(found.items(), key=lambda share: (-share[1], -share[0].points))


def power(matrix: Array, number: int) -> Array:
    """A matrix times itself."""
    found: Array = np.linalg.matrix_power(matrix, number)
    return found


def plain(chances: Any) -> list[float]:
    """As a list; what rounding left below nothing is nothing."""
    return [max(0.0, chance) for chance in chances.tolist()]
