"""The exact odds of battles on land, amphibious ones and mech drops included, by recursion over arrays.

A situation is a force of each side, whose roll it is, how many rolls in a row were blank (D7.7), and who may still
roll again (D10.1, D10.10). Hits only ever take units away, so the situations are worked off by the number of units
left, all those with the same number at once; a blank roll leads from two blank rolls in a row back to none. What the
roller does with h hits is one hit on land or in the air, and then the best of h - 1 hits:

    B[h](force) = best(B[h - 1](force after a hit on land), B[h - 1](force after a hit in the air))

*Win* is the chance that the attacker has the area in the end, *gain* the production points the defender loses less
those the attacker loses. The attacker wants a high win, then a high gain; the defender the opposite. Gains are kept
with the worth of both forces added, so that a hit changes nothing about them.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

import numpy as np

from sandtable.games.dust.odds.forces import BEST, NOBODY, Force, Roster, stand_in
from sandtable.games.dust.odds.terms import (
    ROCKETS,
    SIGRID,
    Array,
    Pair,
    Terms,
    Triple,
    better,
    chances,
    check_size,
    second_chances,
    weighted,
    zeros,
)
from sandtable.games.dust.rules.combat import (
    ATTACK,
    DEFENCE,
    asked_before_roll,
    dice,
    first_roller,
    lost_at_cease_fire,
    may_withdraw,
    points,
    rockets_fly,
)
from sandtable.games.dust.rules.editions import CEASE_FIRE

# Whose roll it is. Before the attacker's opening roll nobody else may retreat, nor before the answer (D7.6).
ATTACKER: Final = 0
DEFENDER: Final = 1
OPENING: Final = 2
BOTH: Final = (ATTACK, DEFENCE)
NEXT: Final = (DEFENDER, ATTACKER, DEFENDER)
ROLLER: Final = (ATTACK, DEFENCE, ATTACK)


@dataclass
class Level:
    """The situations with one number of units, and what is done where somebody is left on both sides.

    ``start`` to ``live`` are the numbers of those, ``live`` to ``stop`` of the others.
    """

    below: int
    """Where the level with one unit less begins."""
    start: int
    live: int
    stop: int
    mine: list[Array]
    """For each side the numbers of its forces, as far as both are left."""
    chance: list[Array] = field(default_factory=list)
    """For each roller the chances of hits, situation by situation; only while the level is worked on."""
    targets: dict[tuple[int, int], Array] = field(default_factory=dict)
    """For a case of rerolls and a roller: the number of the enemy's force after so many hits."""
    again: dict[tuple[int, int, int], Array] = field(default_factory=dict)
    """For a case, a roller and blank rolls: after which hits the roll is repeated."""
    leaves: dict[tuple[int, int, int, int], Array] = field(default_factory=dict)
    """For a question, a case, a roller and blank rolls: where the side that is asked retreats."""

    def __post_init__(self) -> None:
        self.part = slice(self.start, self.live)


Hits = dict[tuple[int, int], tuple[Array, Array]]
"""For a case and a roller: what 0, 1, ... hits are worth in each situation of a level, and the force they leave."""


class LandBattle:
    """A battle worked out from its end; ``opening`` has its odds, ``run`` what becomes of everybody.

    Situations are numbered by their units, so that those of a level stand side by side; ``number`` knows the number of
    two forces. Arrays of values have win and gain as their first axis.
    """

    def __init__(self, terms: Terms, rosters: tuple[Roster, Roster], after: list[Triple]) -> None:
        """``after``: the odds of what follows if the attack fails, for each case and pair of forces."""
        self.terms = terms
        self.rosters = rosters
        self.flags = terms.flags()
        self.blanks = terms.begun[1] if terms.begun else 0
        self._ask_the_rules()
        self.rolls = [ATTACKER, DEFENDER, OPENING] if self.guarded else [ATTACKER, DEFENDER]
        hits = [max(rosters[1 - side].size) for side in BOTH]
        check_size(
            len(rosters[ATTACK]) * len(rosters[DEFENCE]),
            sum(hits[ROLLER[roll]] for roll in self.rolls),
            len(self.flags),
            len(self.rolls),
            self.questions,
            terms.exact,
        )
        self.table = [chances(max(self.dice[side]), hits[side], terms.exact) for side in BOTH]
        self._second: dict[tuple[int, int], Array] = {}
        self._number()
        self._set_ends(after)
        before: Hits = {}
        for level in self.levels:
            with self._chances(level):
                before = self._solve(level, before)

    def _ask_the_rules(self) -> None:
        """Everything the rules say, once for each force."""
        terms = self.terms
        edition = terms.edition
        attack, defence = self.rosters
        self.ways = [[np.array(way) for way in (one.on_land, one.in_air, one.out)] for one in self.rosters]
        self.worth = [np.array([points(list(force)) for force in one.forces]) for one in self.rosters]
        battles = [
            [stand_in(terms.kind, force, NOBODY, terms.bonus).but(ace=terms.ace) for force in attack.forces],
            [stand_in(terms.kind, NOBODY, force, terms.bonus).but(ace=terms.ace) for force in defence.forces],
        ]
        self.dice = [np.array([dice(edition, battle, side) for battle in battles[side]]) for side in BOTH]
        if ROCKETS in terms.rerolls:
            self.fly = [
                [np.array([rockets_fly(edition, battle, side) for battle in battles[whose]]) for whose in BOTH]
                for side in BOTH
            ]
        self.prefers = [
            None if terms.casualties[1 - side] == BEST else self.rosters[side].prefers_land(terms.casualties[1 - side])
            for side in BOTH
        ]
        self.first = [first_roller(list(attack.root), list(force), terms.capital) for force in defence.forces]
        self.lost = lost_at_cease_fire(edition, terms.kind)
        fresh = stand_in(terms.kind, attack.root, defence.root)
        self.guarded = terms.retreat[DEFENCE] > 0 and not may_withdraw(edition, fresh, DEFENCE, terms.neutral)
        """D7.6: the defender, who might retreat later, may not do so before their first roll."""
        self.asked: list[list[int]] = []
        for roll in (ATTACKER, DEFENDER, OPENING):
            sides = asked_before_roll(edition, fresh.but(first=ROLLER[roll]))
            self.asked.append([side for side in sides if terms.retreat[side] > 0])
        self.questions = max(len(sides) for sides in self.asked)

    def _number(self) -> None:
        """Number the situations, level by level."""
        attack, defence = (np.array(one.size) for one in self.rosters)
        total = (attack[:, None] + defence[None, :]).ravel()
        over = ((attack[:, None] == 0) | (defence[None, :] == 0)).ravel()
        order = np.argsort(2 * total + over, kind="stable")
        self.of = [order // len(defence), order % len(defence)]
        """For each situation the number of either side's force."""
        number = np.empty(len(order), dtype=np.int64)
        number[order] = np.arange(len(order))
        self.number: Array = number.reshape(len(attack), len(defence))
        bounds = np.searchsorted((2 * total + over)[order], np.arange(2 * int(total.max()) + 3))
        self.levels: list[Level] = []
        for units in range(int(total.max()) + 1):
            start, live, stop = (int(bound) for bound in bounds[2 * units : 2 * units + 3])
            mine = [numbers[start:live] for numbers in self.of]
            below = self.levels[-1].start if self.levels else 0
            self.levels.append(Level(below, start, live, stop, mine))

    @contextmanager
    def _chances(self, level: Level) -> Iterator[None]:
        """The chances of hits in a level; those of all levels would fill the memory."""
        level.chance = [self.table[side][self.dice[side][level.mine[side]]] for side in BOTH]
        yield
        level.chance = []

    def _set_ends(self, after: list[Triple]) -> None:
        """The values of all situations, before each question about retreats and before the dice; so far the ends."""
        exact = self.terms.exact
        weight = self.terms.weight
        worth = [self.worth[side][self.of[side]] for side in BOTH]
        self.balance: Array = weight[ATTACK] * worth[ATTACK] - weight[DEFENCE] * worth[DEFENCE]
        shape = (2, len(self.flags), len(self.rolls), CEASE_FIRE, len(worth[ATTACK]))
        self.value = [zeros(shape, exact) for _ in range(self.questions + 1)]
        self.failed = zeros((2, len(self.flags), len(worth[ATTACK])), exact)
        """What a cease-fire is worth, for each case and situation."""
        order = self.number.ravel()
        for case, (win, _, gain) in enumerate(after):
            self.failed[0, case, order], self.failed[1, case, order] = win, gain
        self.failed[1] += self.balance
        for value in self.value:
            for level in self.levels:
                ends = slice(level.live, level.stop)
                none_left = np.array(self.rosters[DEFENCE].size)[self.of[DEFENCE][ends]] == 0
                value[..., ends] = self.failed[:, :, None, None, ends]
                value[0][..., ends][..., none_left] = Fraction(1) if exact else 1
                value[1][..., ends][..., none_left] = self.balance[ends][none_left]
        if self.lost:
            self.failed[1] -= worth[ATTACK]

    # From the end to the beginning

    def _solve(self, level: Level, before: Hits) -> Hits:
        """All situations of a level; ``before`` is what hits are worth one level below."""
        now: Hits = {}
        for case in range(len(self.flags)):
            for roll in self.rolls:
                now[case, roll] = self._hits(level, case, roll, before)
            if level.start < level.live:
                count = level.live - level.start
                hit = {
                    roll: weighted(level.chance[ROLLER[roll]][:, 1:], now[case, roll][0][:, :count, 1:])
                    for roll in self.rolls
                    if not self.flags[case][ROLLER[roll]]
                }
                for blanks in range(CEASE_FIRE - 1, -1, -1):
                    for roll in self.rolls:
                        blank = self._blank(level, case, roll, blanks)
                        self.value[-1][:, case, roll, blanks, level.part] = (
                            hit[roll] + level.chance[ROLLER[roll]][:, 0] * blank
                            if roll in hit
                            else self._roll(level, case, roll, blanks, now)
                        )
                    for roll in self.rolls:
                        self._retreats(level, case, roll, blanks)
            for roll in self.rolls:
                then = self.value[self._stage_after(roll)]
                now[case, roll][0][:, :, 0] = then[:, case, NEXT[roll], 0, level.start : level.stop]
        return now

    def _stage_after(self, roll: int) -> int:
        """Where a roll leads: to the next questions about retreats, or straight to the dice (D7.6)."""
        return self.questions if roll == OPENING else 0

    def _hits(self, level: Level, case: int, roll: int, before: Hits) -> tuple[Array, Array]:
        """D7.4: what 0, 1, ... hits are worth, and the enemy's force after them; no hit is filled in later."""
        side = ROLLER[roll]
        most = self.table[side].shape[1]
        count = level.live - level.start
        values = np.empty((2, level.stop - level.start, most), dtype=self.value[0].dtype)
        target = np.empty((level.stop - level.start, most), dtype=np.int16)
        ends = slice(level.live, level.stop)
        values[:, count:] = self.value[0][:, case, NEXT[roll], 0, ends][..., None]
        target[count:] = self.of[1 - side][ends][:, None]
        if not count:
            return values, target
        theirs = level.mine[1 - side]
        target[:count, 0] = theirs
        on_land, in_air, _ = (way[theirs] for way in self.ways[1 - side])
        both = (on_land >= 0) & (in_air >= 0)
        took = np.where(on_land >= 0, on_land, in_air)
        fixed = self.prefers[1 - side]
        if fixed is not None:
            took = np.where(both & ~np.array(fixed)[theirs], in_air, took)
        old, old_target = before[case, roll]
        rows = self._below(level, side, took)
        best, hit = old[:, rows, :-1], old_target[rows, :-1]
        if fixed is None and both.any():
            rows = self._below(level, side, np.where(both, in_air, took))
            other = old[:, rows, :-1]
            mask = better(side, (best[0], best[1]), (other[0], other[1]))
            best, hit = np.where(mask, other, best), np.where(mask, old_target[rows, :-1], hit)
        values[:, :count, 1:], target[:count, 1:] = best, hit
        level.targets[case, roll] = target[:count]
        return values, target

    def _below(self, level: Level, side: int, took: Array) -> Array:
        """The rows, one level below, of the situations in which the enemy of a side has come down to these forces."""
        own = level.mine[side]
        number: Array = self.number[own, took] if side == ATTACK else self.number[took, own]
        return number - level.below

    def _blank(self, level: Level, case: int, roll: int, blanks: int) -> Array:
        """D7.7: what a roll without a hit leads to: the other's roll, or a cease-fire."""
        if blanks + 1 == CEASE_FIRE:
            return self.failed[:, case, level.part]
        return self.value[self._stage_after(roll)][:, case, NEXT[roll], blanks + 1, level.part]

    def _roll(self, level: Level, case: int, roll: int, blanks: int, now: Hits) -> Array:
        """What the dice are worth to a side that may roll again, before they are rolled."""
        side = ROLLER[roll]
        count = level.live - level.start
        used = self._without(case, side)
        one, other = now[case, roll][0][:, :count].copy(), now[used, roll][0][:, :count].copy()
        one[:, :, 0] = self._blank(level, case, roll, blanks)
        if self.terms.rerolls[side] == ROCKETS:
            other = self.value[-1][:, used, roll, blanks, level.part][..., None]
        else:
            other[:, :, 0] = self._blank(level, used, roll, blanks)
            for number, some in self._by_dice(level, side):
                other[:, some] = other[:, some] @ self._second_table(side, number).T
        mask = better(side, (one[0], one[1]), (other[0], other[1])) & self._may_again(level, side)[:, None]
        level.again[case, roll, blanks] = mask
        return weighted(level.chance[side], np.where(mask, other, one))

    def _without(self, case: int, side: int) -> int:
        """The case in which this side has used its ability."""
        a, d = self.flags[case]
        return self.flags.index((0, d) if side == ATTACK else (a, 0))

    def _may_again(self, level: Level, side: int) -> Array:
        """D10.1: where rocket troops can be used; Sigrid always can."""
        if self.terms.rerolls[side] == SIGRID:
            return np.ones(level.live - level.start, dtype=bool)
        fly = self.fly[side]
        found: Array = fly[ATTACK][level.mine[ATTACK]] | fly[DEFENCE][level.mine[DEFENCE]]
        return found

    def _by_dice(self, level: Level, side: int) -> list[tuple[int, Array]]:
        """The situations of a level by the number of dice."""
        counts = self.dice[side][level.mine[side]]
        return [(int(count), np.flatnonzero(counts == count)) for count in np.unique(counts)]

    def _second_table(self, side: int, count: int) -> Array:
        if (side, count) not in self._second:
            self._second[side, count] = second_chances(count, self.table[side].shape[1] - 1, self.terms.exact)
        return self._second[side, count]

    def _retreats(self, level: Level, case: int, roll: int, blanks: int) -> None:
        """D7.6: who is asked before this roll, the last one first, and where they retreat."""
        sides = self.asked[roll]
        for stage in range(self.questions - 1, -1, -1):
            then = self.value[stage + 1][:, case, roll, blanks]
            value = then[:, level.part].copy()
            place = stage - (self.questions - len(sides))
            if place >= 0:
                side = sides[place]
                moved, worth = self._moved(level, side)
                chance = value[0] if side == ATTACK else 1 - value[0]
                mask = (chance < self.terms.retreat[side]) & (moved >= 0)
                level.leaves[stage, case, roll, blanks] = mask
                value[:, mask] = then[:, moved[mask]]
                value[1, mask] += worth[mask]
            self.value[stage][:, case, roll, blanks, level.part] = value

    def _moved(self, level: Level, side: int) -> Pair:
        """The situations after a retreat of a side, -1 if there is none, and what went away."""
        mine, theirs = level.mine[side], level.mine[1 - side]
        out = self.ways[side][2][mine]
        number = self.number[out, theirs] if side == ATTACK else self.number[theirs, out]
        sign = 1 if side == ATTACK else -1
        worth: Array = (self.worth[side][mine] - self.worth[side][out]) * sign * self.terms.weight[side]
        return np.where(out >= 0, number, -1), worth

    def pick(self, side: int, attack: Force, defence: Force, hits: int) -> Force:
        """What a roller who cannot roll again leaves of the enemy's force with so many hits."""
        mine = [roster.numbers[force, NOBODY] for roster, force in zip(self.rosters, (attack, defence), strict=True)]
        level = self.levels[sum(attack) + sum(defence)]
        row = self.number[mine[ATTACK], mine[DEFENCE]] - level.start
        target = level.targets[0, (ATTACKER, DEFENDER)[side]][row]
        return self.rosters[1 - side].forces[int(target[min(hits, len(target) - 1)])]

    # From the beginning to the end

    def _entrance(self, number: int) -> tuple[int, int]:
        """D7.2, D7.6: whose roll a battle against this force begins with, and which question."""
        if self.terms.begun is not None:
            return (ATTACKER, DEFENDER)[self.terms.begun[0]], 0
        if self.first[number] == ATTACK:
            return (OPENING, 0) if self.guarded else (ATTACKER, 0)
        return DEFENDER, self.questions if self.guarded else 0

    def opening(self, case: int) -> Triple:
        """Win, hold and gain before the first dice, for each force of the defender."""
        found = zeros((2, len(self.first)), self.terms.exact)
        for number, place in enumerate(self.number[self.rosters[ATTACK].start]):
            roll, stage = self._entrance(number)
            found[:, number] = self.value[stage][:, case, roll, self.blanks, place]
            found[1, number] -= self.balance[place]
        return found[0], 1 - found[0], found[1]

    def run(self, start: Array) -> tuple[Array, Array]:
        """For each case and pair of forces the chance that the battle is over there, and that it is a cease-fire.

        ``start`` has the chance of each case and each force of the defender before the battle.
        """
        exact = self.terms.exact
        mass = [zeros(value.shape[1:], exact) for value in self.value]
        ceased = zeros(self.failed.shape[1:], exact)
        for case in range(len(self.flags)):
            for number in np.flatnonzero(start[case]):
                roll, stage = self._entrance(int(number))
                place = self.number[self.rosters[ATTACK].start, number]
                mass[stage][case, roll, self.blanks, place] += start[case, number]
        for level in reversed(self.levels):
            with self._chances(level):
                self._flow(level, mass, ceased)
        ended = zeros(self.failed.shape[1:], exact)
        for level in self.levels:
            ends = slice(level.live, level.stop)
            for masses in mass:
                ended[:, ends] += masses[..., ends].sum(axis=(1, 2))
        order = self.number.ravel()
        return ended[:, order], ceased[:, order]

    def _flow(self, level: Level, mass: list[Array], ceased: Array) -> None:
        """What becomes of everybody in the situations of a level."""
        if level.start == level.live:
            return
        plain: dict[tuple[int, int], Array] = {}
        for blanks in range(CEASE_FIRE):
            for case in range(len(self.flags) - 1, -1, -1):
                for roll in self.rolls:
                    self._leave(level, case, roll, blanks, mass)
                    here = mass[-1][case, roll, blanks, level.part]
                    side = ROLLER[roll]
                    if self.flags[case][side]:
                        self._fire(level, case, roll, blanks, mass, ceased)
                    else:
                        self._nothing(level, case, roll, blanks, here * level.chance[side][:, 0], mass, ceased)
                        plain[case, roll] = plain.get((case, roll), 0) + here
        for (case, roll), here in plain.items():
            self._strike(level, case, roll, here[:, None] * level.chance[ROLLER[roll]][:, 1:], mass)

    def _leave(self, level: Level, case: int, roll: int, blanks: int, mass: list[Array]) -> None:
        """Some retreat, the others come to the next question."""
        for stage in range(self.questions):
            here = mass[stage][case, roll, blanks, level.part]
            mask = level.leaves.get((stage, case, roll, blanks))
            onward = mass[stage + 1][case, roll, blanks]
            if mask is not None:
                side = self.asked[roll][stage - (self.questions - len(self.asked[roll]))]
                moved, _ = self._moved(level, side)
                np.add.at(onward, moved[mask], here[mask])
                here = np.where(mask, here * 0, here)
            onward[level.part] += here

    def _fire(self, level: Level, case: int, roll: int, blanks: int, mass: list[Array], ceased: Array) -> None:
        """The dice of a side that may roll again."""
        side = ROLLER[roll]
        used = self._without(case, side)
        fall = mass[-1][case, roll, blanks, level.part][:, None] * level.chance[side]
        again = np.where(level.again[case, roll, blanks], fall, fall * 0)
        fall = fall - again
        self._nothing(level, case, roll, blanks, fall[:, 0], mass, ceased)
        self._strike(level, case, roll, fall[:, 1:], mass)
        if self.terms.rerolls[side] == ROCKETS:
            mass[-1][used, roll, blanks, level.part] += again.sum(axis=1)
            return
        for number, some in self._by_dice(level, side):
            again[some] = again[some] @ self._second_table(side, number)
        self._nothing(level, used, roll, blanks, again[:, 0], mass, ceased)
        self._strike(level, used, roll, again[:, 1:], mass)

    def _nothing(
        self, level: Level, case: int, roll: int, blanks: int, chance: Array, mass: list[Array], ceased: Array
    ) -> None:
        """Nobody is hit."""
        if blanks + 1 == CEASE_FIRE:
            ceased[case, level.part] += chance
        else:
            mass[self._stage_after(roll)][case, NEXT[roll], blanks + 1, level.part] += chance

    def _strike(self, level: Level, case: int, roll: int, chance: Array, mass: list[Array]) -> None:
        """Somebody is hit, with these chances of 1, 2, ... hits."""
        own = level.mine[ROLLER[roll]][:, None]
        target = level.targets[case, roll][:, 1:]
        number = self.number[own, target] if ROLLER[roll] == ATTACK else self.number[target, own]
        onward = mass[self._stage_after(roll)][case, NEXT[roll], 0]
        np.add.at(onward, number.ravel(), chance.ravel())
