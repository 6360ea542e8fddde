"""The exact odds of battles at sea, where both roll and lose submarines at the same time (D7.9).

There are no victims to choose, so a battle is small: two numbers of submarines and the pairs of blank rolls in a row.
But both sides may die, so the chance to win is not what the other's chance to hold leaves.
"""

from typing import Any, Final

import numpy as np

from sandtable.games.dust.odds.forces import NOBODY, Roster, stand_in
from sandtable.games.dust.odds.terms import (
    Array,
    Terms,
    Triple,
    chances,
    prefers,
    second_chances,
    zeros,
)
from sandtable.games.dust.rules.combat import ATTACK, DEFENCE, asked_before_roll, dice, may_withdraw, points
from sandtable.games.dust.rules.editions import CEASE_FIRE

WIN: Final = 0
HOLD: Final = 1
GAIN: Final = 2


def parts(values: Array) -> Triple:
    """Win, hold and gain out of an array whose last axis they are."""
    return values[..., WIN], values[..., HOLD], values[..., GAIN]


class SeaBattle:
    """A sea battle worked out from its end; the same questions as for a battle on land."""

    def __init__(self, terms: Terms, rosters: tuple[Roster, Roster], after: list[Triple]) -> None:
        """``after``: the odds of what follows if the attack fails, for each case and situation."""
        self.terms = terms
        self.rosters = rosters
        self.flags = terms.flags()
        attack, defence = rosters
        self.wide = len(defence)
        self.count = len(attack) * self.wide
        self.after = after
        self.blanks = terms.begun[1] if terms.begun else 0
        self._ask_the_rules()
        self._solve()

    def _ask_the_rules(self) -> None:
        """Everything the rules say, once for each force."""
        terms = self.terms
        edition = terms.edition
        attack, defence = self.rosters
        self.dice = [
            [dice(edition, stand_in(terms.kind, force, NOBODY), ATTACK) for force in attack.forces],
            [dice(edition, stand_in(terms.kind, NOBODY, force), DEFENCE) for force in defence.forces],
        ]
        self.worth = [[points(list(force)) for force in roster.forces] for roster in self.rosters]
        self.lines: list[list[Array]] = []
        """For each side and force the forces after 0, 1, ... hits."""
        for roster in self.rosters:
            lines: list[Array] = []
            for number in range(len(roster)):
                line = [number]
                while roster.on_land[line[-1]] >= 0:
                    line.append(roster.on_land[line[-1]])
                lines.append(np.array(line))
            self.lines.append(lines)
        fresh = stand_in(terms.kind, attack.root, defence.root)
        later = fresh.but(rolls=1)
        self.asked = [
            side
            for side in asked_before_roll(edition, fresh)
            if terms.retreat[side] > 0 and may_withdraw(edition, later, side, terms.neutral and side == DEFENCE)
        ]
        self.attacker_first = ATTACK in self.asked
        assert DEFENCE not in self.asked or not may_withdraw(edition, fresh, DEFENCE, terms.neutral)
        self._tables: dict[tuple[int, int], Array] = {}
        self._second: dict[tuple[int, int], Array] = {}

    def _chance(self, count: int, hits: int) -> Array:
        """The chances of hits, all that take the last unit as one."""
        if (count, hits) not in self._tables:
            self._tables[count, hits] = chances(count, hits, self.terms.exact)[count]
        return self._tables[count, hits]

    def _again(self, count: int, hits: int) -> Array:
        """The same after a second roll of the blanks."""
        if (count, hits) not in self._second:
            self._second[count, hits] = second_chances(count, hits, self.terms.exact)
        return self._second[count, hits]

    def _pair(self, attackers: int, defenders: int) -> int:
        return attackers * self.wide + defenders

    def _balance(self, attackers: int, defenders: int) -> Any:
        weight = self.terms.weight
        return weight[ATTACK] * self.worth[ATTACK][attackers] - weight[DEFENCE] * self.worth[DEFENCE][defenders]

    # From the end to the beginning

    def _solve(self) -> None:
        """All situations by their number of submarines."""
        shape = (len(self.flags), len(self.asked) + 1, CEASE_FIRE, self.count, 3)
        self.value = zeros(shape, self.terms.exact)
        attack, defence = self.rosters
        pairs = [(a, d) for a in range(len(attack)) for d in range(len(defence))]
        self.order = sorted(pairs, key=lambda pair: attack.size[pair[0]] + defence.size[pair[1]])
        for attackers, defenders in self.order:
            pair = self._pair(attackers, defenders)
            balance = self._balance(attackers, defenders)
            for case in range(len(self.flags)):
                if not defence.size[defenders]:
                    self.value[case, :, :, pair, WIN] += 1 if attack.size[attackers] else 0
                    self.value[case, :, :, pair, GAIN] += balance
                elif not attack.size[attackers]:
                    self.value[case, :, :, pair] += self._failed(case, pair, balance)
                else:
                    for blanks in range(CEASE_FIRE - 1, -1, -1):
                        value = self._roll(case, blanks, attackers, defenders)[0]
                        self._ask(case, blanks, attackers, defenders, value)

    def _failed(self, case: int, pair: int, balance: Any) -> Array:
        """The odds after an attack that failed."""
        found = np.array([values[pair] for values in self.after[case]])
        found[GAIN] += balance
        return found

    def _roll(self, case: int, blanks: int, attackers: int, defenders: int) -> tuple[Array, Array]:
        """What a pair of rolls is worth; and for each case that it leads to the chances of both sides' hits.

        D10.10: the attacker may roll blanks again before the defender rolls, and the defender knows the hits.
        """
        exact = self.terms.exact
        mine, theirs = self.lines[ATTACK][attackers], self.lines[DEFENCE][defenders]
        hits = len(theirs) - 1, len(mine) - 1
        counts = self.dice[ATTACK][attackers], self.dice[DEFENCE][defenders]
        chance = [self._chance(counts[side], hits[side]) for side in (ATTACK, DEFENCE)]
        if not any(self.flags[case]):
            value = chance[ATTACK] @ (chance[DEFENCE] @ self._leads(case, blanks, attackers, defenders))
            fall = zeros((len(self.flags), 1, 1), exact)
            fall[case] += 1
            return value, fall * chance[ATTACK][:, None] * chance[DEFENCE]
        again = [self._again(counts[side], hits[side]) for side in (ATTACK, DEFENCE)]

        def answered(one: int) -> tuple[Array, Array]:
            """The same after the attacker's roll, for each number of hits."""
            best = self._leads(one, blanks, attackers, defenders)
            fall = zeros((len(self.flags), len(theirs), len(mine)), exact)
            fall[one] += chance[DEFENCE]
            if self.flags[one][DEFENCE]:
                used = self._without(one, DEFENCE)
                other = again[DEFENCE] @ self._leads(used, blanks, attackers, defenders)
                mask = prefers(DEFENCE, parts(best), parts(other))
                best = np.where(mask[..., None], other, best)
                second = np.where(mask, fall[one], fall[one] * 0)
                fall[one] -= second
                fall[used] += second @ again[DEFENCE]
            return chance[DEFENCE] @ best, fall

        value, fall = answered(case)
        first = chance[ATTACK]
        if not self.flags[case][ATTACK]:
            return first @ value, fall * first[:, None]
        other, other_fall = answered(self._without(case, ATTACK))
        other = again[ATTACK] @ other
        mask = prefers(ATTACK, parts(value), parts(other))
        second = np.where(mask, first, first * 0)
        fall = fall * (first - second)[:, None] + other_fall * (second @ again[ATTACK])[:, None]
        return first @ np.where(mask[:, None], other, value), fall

    def _after_hits(self, attackers: int, defenders: int) -> Array:
        """What each pair of hits leads to, those of the attacker by rows."""
        mine, theirs = self.lines[ATTACK][attackers], self.lines[DEFENCE][defenders]
        found: Array = theirs[:, None] + mine[None, :] * self.wide
        return found

    def _leads(self, case: int, blanks: int, attackers: int, defenders: int) -> Array:
        """What each pair of hits is worth, those of the attacker by rows."""
        found: Array = self.value[case, 0, 0][self._after_hits(attackers, defenders)]
        pair = self._pair(attackers, defenders)
        if blanks + 1 == CEASE_FIRE:
            found[0, 0] = self._failed(case, pair, self._balance(attackers, defenders))
        else:
            found[0, 0] = self.value[case, 0, blanks + 1, pair]
        return found

    def _without(self, case: int, side: int) -> int:
        """The case in which this side has used its ability."""
        a, d = self.flags[case]
        return self.flags.index((0, d) if side == ATTACK else (a, 0))

    def _ask(self, case: int, blanks: int, attackers: int, defenders: int, value: Array) -> None:
        """D7.9: the attacker may retreat before a pair of rolls, then the defender."""
        pair = self._pair(attackers, defenders)
        self.value[case, -1, blanks, pair] = value
        for stage in range(len(self.asked) - 1, -1, -1):
            then = self._then(case, stage, blanks, attackers, defenders)
            self.value[case, stage, blanks, pair] = self.value[case, stage + 1, blanks, self._pair(*then)]
            self.value[case, stage, blanks, pair, GAIN] += self._balance(attackers, defenders) - self._balance(*then)

    def _then(self, case: int, stage: int, blanks: int, attackers: int, defenders: int) -> tuple[int, int]:
        """Both forces after a side was asked: it stays, or retreats because its chance is too small."""
        stay = self.value[case, stage + 1, blanks, self._pair(attackers, defenders)]
        return self._after(self.asked[stage], attackers, defenders, stay)

    def _after(self, side: int, attackers: int, defenders: int, stay: Array) -> tuple[int, int]:
        out = self.rosters[side].out[(attackers, defenders)[side]]
        if out < 0 or stay[WIN if side == ATTACK else HOLD] >= self.terms.retreat[side]:
            return attackers, defenders
        return (out, defenders) if side == ATTACK else (attackers, out)

    # From the beginning to the end

    def _start(self, case: int, number: int) -> tuple[int, int]:
        """Who meets at the first pair of rolls: before it only the attacker may retreat (D7.9)."""
        at = self.rosters[ATTACK].start, number
        if self.attacker_first and self.rosters[DEFENCE].size[number]:
            return self._after(ATTACK, *at, self.value[case, -1, self.blanks, self._pair(*at)])
        return at

    def opening(self, case: int) -> Triple:
        """Win, hold and gain before the first dice, for each force of the defender."""
        found = [zeros([self.wide], self.terms.exact) for _ in range(3)]
        for number in range(self.wide):
            at = self._start(case, number)
            value = self.value[case, -1, self.blanks, self._pair(*at)]
            for part in (WIN, HOLD, GAIN):
                found[part][number] = value[part]
            found[GAIN][number] -= self._balance(*at)
        return found[WIN], found[HOLD], found[GAIN]

    def run(self, start: Array) -> tuple[Array, Array]:
        """For each case and situation the chance that the battle is over there, and that it is a cease-fire."""
        exact = self.terms.exact
        mass = zeros((len(self.flags), len(self.asked) + 1, CEASE_FIRE, self.count), exact)
        ceased = zeros((len(self.flags), self.count), exact)
        for case in range(len(self.flags)):
            for number in np.flatnonzero(start[case]):
                at = self._start(case, int(number))
                mass[case, -1, self.blanks, self._pair(*at)] += start[case, number]
        for attackers, defenders in reversed(self.order):
            pair = self._pair(attackers, defenders)
            if not self.rosters[ATTACK].size[attackers] or not self.rosters[DEFENCE].size[defenders]:
                continue
            for blanks in range(CEASE_FIRE):
                for case in range(len(self.flags) - 1, -1, -1):
                    self._leave(case, blanks, attackers, defenders, mass)
                    here = mass[case, -1, blanks, pair]
                    if here:
                        self._fall(here, case, blanks, attackers, defenders, mass, ceased)
        attack, defence = (np.array(roster.size) for roster in self.rosters)
        over = ((attack[:, None] == 0) | (defence[None, :] == 0)).ravel()
        ended: Array = mass.sum(axis=(1, 2)) * over
        return ended, ceased

    def _leave(self, case: int, blanks: int, attackers: int, defenders: int, mass: Array) -> None:
        """Some retreat, the others come to the next question."""
        pair = self._pair(attackers, defenders)
        for stage in range(len(self.asked)):
            then = self._then(case, stage, blanks, attackers, defenders)
            mass[case, stage + 1, blanks, self._pair(*then)] += mass[case, stage, blanks, pair]

    def _fall(
        self, here: Any, case: int, blanks: int, attackers: int, defenders: int, mass: Array, ceased: Array
    ) -> None:
        """The dice fall."""
        fall = self._roll(case, blanks, attackers, defenders)[1] * here
        where = self._after_hits(attackers, defenders).ravel()
        for one in range(len(self.flags)):
            if blanks + 1 == CEASE_FIRE:
                ceased[one, where[0]] += fall[one, 0, 0]
            else:
                mass[one, 0, blanks + 1, where[0]] += fall[one, 0, 0]
            np.add.at(mass[one, 0, 0], where[1:], fall[one].ravel()[1:])
