"""The dice of one attack, exactly: from the chances of what both sides have left to those after it.

Dice are independent of each other, and so are the hits of a laser's chain (T20.5). What a hit does is a matrix over the
states of the target; a die is then a matrix, too, and a row of n dice its n-th power. A chain goes on for ever, but its
sum is known: with the chance p to go on and the matrix H of a hit it is (1 - p) / (1 - pH).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from sandtable.games.tactics.odds.track import Array, Party, Standing, Track, power
from sandtable.games.tactics.rules.cards import (
    ALL_IN_ONE,
    BERSERK,
    FLAME,
    HIT,
    KILL,
    MEDAL_OF_HONOR,
    NO_SYMBOL,
    SPOTTER,
    THE_UNIT,
    WIEDERBELEBUNGSSERUM,
    Card,
    Row,
)
from sandtable.games.tactics.rules.combat import (
    carriers,
    damage_a_hit,
    dice,
    fires_in_charge,
    minds_cover,
    rounds_at_most,
)
from sandtable.games.tactics.rules.cover import symbol
from sandtable.games.tactics.rules.targets import hurts, reaches

HITS: Final = 1 / 3
"""The share of a die's faces that are HITs."""
UNIT: Final = 0
HERO: Final = 1
"""Whose row it is."""

Place = tuple[int, int]
"""Whose row, and which of the card's."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Terms:
    """How a party attacks another one."""

    distance: int
    sustained: bool = False
    charge: bool = False
    announced: tuple[int, int] = (0, 0)
    """The free abilities that the unit and its hero have announced, as bits."""
    rounds: int | None = None
    """Rounds of each limited row that are fired; as many as possible if not given."""
    cover: int = 0
    """The target's cover."""
    inside: bool = False
    """The target is in a building."""
    faq: bool = False
    unmoved: bool = True
    """The target has not moved this round."""
    shielded: bool = False
    """T17.16: attacks on the target do no damage."""
    strike_back: bool = True
    striker_shielded: bool = False
    """T17.16: strikes back at the attacker do no damage."""
    attacker_unmoved: bool = False


@dataclass(frozen=True, slots=True)
class Shot:
    """A row that is fired."""

    place: Place
    row: Row
    count: int
    """T7.3: how often its dice count: carriers, or rounds."""
    axis: int = -1
    """Of a sniper's row: the miniature it is aimed at, among those the target's track keeps apart."""


def card_of(party: Party, whose: int) -> Card:
    """The unit's card, or the hero's."""
    if whose == UNIT:
        return party.card
    assert party.hero is not None
    return party.hero


def shots(party: Party, left: Standing, enemy: Party, terms: Terms) -> list[Shot]:
    """T7.6, T10.1: the rows that what is left of a party fires at an enemy: all that can, the C rows last."""
    far: list[Shot] = []
    close: list[Shot] = []
    axis = 0
    for whose in (UNIT, HERO):
        alive = left.unit if whose == UNIT else left.hero
        if not alive:
            continue
        card = card_of(party, whose)
        fired = 0
        for number, row in enumerate(card.rows):
            if not hurts(row, enemy.card.armour) or not reaches(row, terms.distance):
                continue
            if terms.charge and not fires_in_charge(row):
                continue
            rounds = 0
            if row.by == THE_UNIT:
                rounds = rounds_at_most(card.kind, row.limited, alive, fired)
                rounds = rounds if terms.rounds is None else min(rounds, terms.rounds)
                fired += rounds
            count = carriers(row, list(left.figures) if whose == UNIT else [], alive, rounds)
            if row.sniper and enemy.is_squad:
                named, axis = axis, axis + 1
            else:
                named = -1
            if count:
                (close if row.close else far).append(Shot((whose, number), row, count, named))
    return far + close


def marks(party: Party, enemy: Party, terms: Terms, order: list[int], wanted: int | None) -> list[int]:
    """T17.22: whom each sniper's row of a party names: who is wanted, or the enemy's most valuable miniatures."""
    whole = Standing(tuple(party.card.counts), party.card.points, party.hero.points if party.hero else 0)
    aimed = [shot for shot in shots(party, whole, enemy, terms) if shot.axis >= 0]
    best = [kind for kind in reversed(order) for _ in range(enemy.card.counts[kind])]
    found: list[int] = []
    for _ in aimed:
        if wanted is not None:
            found.append(wanted)
        else:
            found.append(best[min(len(found), len(best) - 1)])
    return found


@dataclass
class Fight:
    """One attack of a party on another; both can be in any state of their tracks."""

    shooter: Track
    target: Track
    terms: Terms
    _hits: dict[tuple[object, ...], Array] = field(default_factory=dict)
    _rows: dict[tuple[object, ...], "Dice"] = field(default_factory=dict)
    _backs: dict[tuple[object, ...], Array] = field(default_factory=dict)
    _fired: dict[Standing, list[Shot]] = field(default_factory=dict)
    _answers: dict[int, tuple[tuple[Place, int, float], ...]] = field(default_factory=dict)

    # The whole attack

    def fought(self, joint: Array) -> Array:
        """Chances of both states (shooter's by target's) after the attack, from those before it."""
        found: Array = np.zeros_like(joint)
        for state in np.flatnonzero(joint.sum(axis=1)):
            found += self._fought_by(int(state), joint[state])
        return found

    def _fought_by(self, state: int, chances: Array) -> Array:
        """The same for one state of the shooter."""
        left = self.shooter.standing[state]
        found: Array = np.zeros((self.shooter.size, self.target.size))
        rows = self.fired(left)
        if not rows:
            found[state] = chances
            return found
        far = sorted([shot for shot in rows if not shot.row.close], key=lambda shot: shot.axis < 0)
        close = [shot for shot in rows if shot.row.close]
        cloud: Array = np.zeros((self._medals(), self._most_healing(left) + 1, self.target.size))
        cloud[0, 0] = chances
        cloud = self._rolled(left, cloud, far).sum(axis=0)
        if close:
            # T11.1: C rows find who is left, and a sheet of the cloud for each remembers who that was.
            met = self._met(cloud)
            done = self._rolled(left, cloud, close)
            back = np.stack([*[self._struck_back(state, one) for one in met], self.shooter.only(state)])
        else:
            done = cloud[np.newaxis]
            back = self.shooter.only(state)[np.newaxis]
        spread = done.sum(axis=1)  # whether the medal is spent no longer matters
        for points in range(spread.shape[1]):
            healed = back @ self.shooter.healed(points) if points else back
            found += healed.T @ spread[:, points]
        return found

    def _met(self, cloud: Array) -> tuple[int, ...]:
        """The states in which rows can meet the target alive."""
        return tuple(np.flatnonzero(cloud.any(axis=(0, 1)) & (self.target.left > 0)).tolist())

    def alone(self, shot: Shot) -> list[float]:
        """How likely one row does so much damage by itself, both sides unhurt."""
        target = self.target
        left = self.shooter.standing[0]
        cloud: Array = np.zeros((1, self._medals(), self._most_healing(left) + 1, target.size))
        cloud[0, 0, 0, 0] = 1.0
        chances = self._dice(left, shot, (0,)).roll(cloud).sum(axis=(0, 1, 2))
        return target.by_loss(chances)

    def fired(self, left: Standing) -> list[Shot]:
        """The rows that are fired by what is left of the shooter."""
        if left not in self._fired:
            self._fired[left] = shots(self.shooter.party, left, self.target.party, self.terms)
        return self._fired[left]

    # Clouds: chances by whether the medal is spent, how many points the serum gives back, and the state of the target.
    # Sheets of them are for the states in which rows meet the target.

    def _medals(self) -> int:
        return 2 if any(bits & MEDAL_OF_HONOR for bits in self.terms.announced) else 1

    def _most_healing(self, left: Standing) -> int:
        """T17.25: the points that HITs on soldiers can give back."""
        if not self.target.party.card.is_soldier():
            return 0
        party = self.shooter.party
        owners = [card_of(party, whose) for whose, alive in ((UNIT, left.unit), (HERO, left.hero)) if alive]
        return max([card.points for card in owners if card.has(WIEDERBELEBUNGSSERUM)], default=0)

    def _rolled(self, left: Standing, cloud: Array, rows: Sequence[Shot]) -> Array:
        """The sheets after these rows, whose dice count the target as they meet it (T7.6); the last is for the dead."""
        met = self._met(cloud)
        sheets: Array = np.zeros((len(met) + 1, *cloud.shape))
        rest = cloud.copy()
        for place, state in enumerate(met):
            sheets[place, :, :, state] = cloud[:, :, state]
            rest[:, :, state] = 0.0
        sheets[-1] = rest
        if met:
            part = sheets[:-1]
            for shot in rows:
                part = self._dice(left, shot, met).roll(part)
            sheets[:-1] = part
        return sheets

    # Rows

    def dice(self, left: Standing, shot: Shot, start: tuple[int, ...]) -> int:
        """T7.3, T19, T20: how many dice a row rolls at a target found like this."""
        target, terms = self.target.party, self.terms
        miniatures = (start[0] if target.is_squad else 1) + start[1]
        doubled = self._has(left, shot.place[0], ALL_IN_ONE, shares=False)
        return dice(shot.row, target.card.armour, shot.count, miniatures, doubled, terms.unmoved)

    def _has(self, left: Standing, whose: int, ability: int, shares: bool) -> bool:
        """T17.27: whether an announced ability counts for somebody's rows; ``shares``: a hero's for the squad, too."""
        own, mate = self.terms.announced[whose], self.terms.announced[1 - whose]
        if own & ability:
            return True
        return bool(mate & ability) and left.unit > 0 and left.hero > 0 and (shares or whose == HERO)

    def hit_chance(self, left: Standing, whose: int) -> float:
        """T17.23: how likely one die hits; with a spotter BLANKs do."""
        return hit_chance(self.shooter.party, left, whose)

    def rolls(self, left: Standing, whose: int) -> int:
        """T4.3, T17.8: how often a die is rolled until it hits."""
        return 1 + self.terms.sustained + self._has(left, whose, BERSERK, shares=True)

    def saved(self, row: Row, start: tuple[int, ...]) -> float:
        """T8.1: how likely cover saves a hit of a row."""
        target, terms = self.target.party, self.terms
        if not target.is_squad or not start[0] or not minds_cover(row, terms.faq, terms.inside):
            return 0.0
        sign = symbol(target.card, terms.cover)
        return 0.0 if sign == NO_SYMBOL else HITS if sign == HIT else 1 - HITS

    def _dice(self, left: Standing, shot: Shot, met: tuple[int, ...]) -> "Dice":
        """The dice of a row at a target met in these states."""
        whose = shot.place[0]
        chance, rolls = self.hit_chance(left, whose), self.rolls(left, whose)
        card = card_of(self.shooter.party, whose)
        heals = self._most_healing(left) if card.has(WIEDERBELEBUNGSSERUM) else 0
        doubled = self._has(left, whose, ALL_IN_ONE, shares=False)
        key = (shot.place, shot.axis, shot.count, chance, rolls, heals, doubled, met)
        if key not in self._rows:
            starts = [self.target.start(state) for state in met]
            if shot.row.damage[self.target.party.card.armour] not in (FLAME, KILL):
                starts = [self.target.known(start) for start in starts]
            if len(set(starts)) == 1:
                starts = starts[:1]
            parts = [self._dice_at(left, shot, start, chance, rolls, heals) for start in starts]
            self._rows[key] = parts[0] if len(parts) == 1 else Dice.of(parts)
        return self._rows[key]

    def _dice_at(
        self, left: Standing, shot: Shot, start: tuple[int, ...], chance: float, rolls: int, heals: int
    ) -> "Dice":
        """The same for one way to find the target."""
        number, known = self.dice(left, shot, start), self.target.known(start)
        key = (shot.place, shot.axis, known, number, chance, rolls, heals)
        if key not in self._rows:
            hit = self.target.whole if self.terms.shielded else self._hit(shot, known)
            medal = bool(self.terms.announced[shot.place[0]] & MEDAL_OF_HONOR)
            self._rows[key] = Dice.rolled(hit, number, chance, rolls, shot.row.laser, medal, heals)
        return self._rows[key]

    def _hit(self, shot: Shot, start: tuple[int, ...]) -> Array:
        key = (shot.place, shot.axis, start)
        if key not in self._hits:
            self._hits[key] = hit_of(self.target, shot, start, self.saved(shot.row, start))
        return self._hits[key]

    # Striking back

    def _struck_back(self, state: int, target: int) -> Array:
        """T11.1, T11.3: what strikes back at the shooter by what is left of the target make of it."""
        me = self.shooter
        if not self.terms.strike_back or self.terms.striker_shielded:
            return me.only(state)
        answers, start = self.answers(target), me.start(state)
        key = answers, start if any(self._counts(me, place) for place, _, _ in answers) else me.known(start)
        if key not in self._backs:
            found = me.whole
            for place, count, chance in answers:
                row = card_of(self.target.party, place[0]).rows[place[1]]
                found = found @ self._answer(Shot(place, row, count), chance, start)
            self._backs[key] = found
        struck: Array = self._backs[key][state]
        return struck

    def _counts(self, me: Track, place: Place) -> bool:
        """T19.3, T19.4: whether a row of the target rolls for each of the shooter's miniatures."""
        row = card_of(self.target.party, place[0]).rows[place[1]]
        return row.damage[me.party.card.armour] in (FLAME, KILL)

    def answers(self, target: int) -> tuple[tuple[Place, int, float], ...]:
        """The rows that a target in this state strikes back with: which, how often their dice count, and hit."""
        if target not in self._answers:
            left = self.target.standing[target]
            self._answers[target] = tuple(
                (shot.place, shot.count, hit_chance(self.target.party, left, shot.place[0]))
                for shot in back_shots(self.target.party, left, self.shooter.party, self.terms)
            )
        return self._answers[target]

    def _answer(self, shot: Shot, chance: float, start: tuple[int, ...]) -> Array:
        """A row that strikes back: nothing is rolled again, nothing is doubled (T11.3)."""
        me = self.shooter
        miniatures = (start[0] if me.party.is_squad else 1) + start[1]
        number = dice(shot.row, me.party.card.armour, shot.count, miniatures, False, self.terms.attacker_unmoved)
        known = me.known(start)
        key = (shot.place, number, chance, known)
        if key not in self._backs:
            hit = hit_of(me, shot, known, 0.0)
            self._backs[key] = Dice.rolled(hit, number, chance, 1, shot.row.laser, False, 0).all[0, 0]
        return self._backs[key]


def hit_chance(party: Party, left: Standing, whose: int) -> float:
    """T17.23: how likely one die of somebody's row hits."""
    inverted = card_of(party, whose).has(SPOTTER) or (left.unit > 0 and party.card.has(SPOTTER))
    return 1 - HITS if inverted else HITS


def back_shots(party: Party, left: Standing, enemy: Party, terms: Terms) -> list[Shot]:
    """T11.3: the C rows that what is left of a party strikes back with; nobody is named."""
    fired = shots(party, left, enemy, Terms(distance=terms.distance, rounds=0))
    return [Shot(shot.place, shot.row, shot.count) for shot in fired if shot.row.close]


def hit_of(target: Track, shot: Shot, start: tuple[int, ...], saved: float) -> Array:
    """T7.5, T8.5, T19: what one hit of a row does to each state of a target that was found like this."""
    row, armour = shot.row, target.party.card.armour
    if shot.axis >= 0:
        effect = target.named(shot.axis, start)
    elif row.damage[armour] == KILL:
        effect = target.death()
    else:
        point = target.point(start)
        number = damage_a_hit(row, armour)
        if row.phaser:  # T19.1: so many dice, each HIT one damage
            point = (1 - HITS) * target.whole + HITS * point
        effect = power(point, number)
    return saved * target.whole + (1 - saved) * effect


class Dice:
    """The dice of a row as matrices, one for each sheet of a cloud, or one for all."""

    def __init__(self, every: Array, hits: Array | None, again: Array | None, healing: int) -> None:
        """``every``: what all dice do together; with a medal ``hits``: if each of them hits; ``again``: one die more.

        ``healing``: the most points that HITs give back; 0 if they give none.
        """
        self.all = every
        self.hits = hits
        self.again = again
        self.healing = healing

    @classmethod
    def rolled(
        cls, hit: Array, number: int, chance: float, rolls: int, laser: bool, medal: bool, healing: int
    ) -> "Dice":
        """``hit``: what a hit does; ``chance``: that one roll hits; ``rolls``: the most rolls of a die."""
        if healing:  # a HIT counts for the serum, saved or not (R36)
            step = np.eye(healing + 1, k=1)
            step[-1, -1] = 1.0
            hit = np.kron(step, hit)
        same = np.eye(len(hit))
        if laser:
            chain: Array = (1 - chance) * np.linalg.inv(same - chance * hit)
            hit = hit @ chain
        sure = 1 - (1 - chance) ** rolls
        every = power((1 - sure) * same + sure * hit, number)[np.newaxis, np.newaxis]
        if not medal:
            return cls(every, None, None, healing)
        # T17.31: if not every die has hit, one is rolled again.
        again: Array = (1 - chance) * same + chance * hit
        return cls(every, power(sure * hit, number)[np.newaxis], again[np.newaxis], healing)

    @classmethod
    def of(cls, parts: "Sequence[Dice]") -> "Dice":
        """Dice that differ from sheet to sheet."""
        every = np.concatenate([part.all for part in parts])
        hits = [part.hits for part in parts if part.hits is not None]
        again = [part.again for part in parts if part.again is not None]
        if not hits:
            return cls(every, None, None, parts[0].healing)
        return cls(every, np.concatenate(hits), np.concatenate(again), parts[0].healing)

    def roll(self, cloud: Array) -> Array:
        """The sheets of a cloud after these dice."""
        sheets, medals, healing, size = cloud.shape
        flat = cloud.reshape(sheets, medals, 1, healing * size) if self.healing else cloud
        found: Array = flat @ self.all
        if self.hits is not None and self.again is not None:
            every = flat[:, 0] @ self.hits
            found[:, 1] += (found[:, 0] - every) @ self.again
            found[:, 0] = every
        return found.reshape(cloud.shape)
