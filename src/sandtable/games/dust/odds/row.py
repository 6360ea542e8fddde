"""Attacks on one area, one after the other (D6.12), and the abilities at the start of each battle (D7.16).

A single battle is a row of one. The row is worked out from its last attack to its first: what follows an attack that
failed is part of what its dice are played for. A card is used once in the whole row (D3.4), where it does most.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

import numpy as np

from sandtable.core.bits import BIT
from sandtable.games.dust.odds.forces import Force, Roster, stand_in
from sandtable.games.dust.odds.land import LandBattle
from sandtable.games.dust.odds.sea import SeaBattle
from sandtable.games.dust.odds.terms import ROCKETS, SIGRID, Array, Terms, Triple, check_size, prefers, zeros
from sandtable.games.dust.rules.combat import (
    ATTACK,
    DEFENCE,
    SEA_BATTLE,
    nurse_treats,
    radar_warns,
    rockets_fly,
    weapon_strikes,
)
from sandtable.games.dust.rules.editions import BOMBER, FIGHTER, UNITS, Edition

ACE: Final = "ace-of-the-sky"
NURSE: Final = "nurse"
RADAR: Final = "alien-radar"
WEAPON: Final = "secret-weapon"
SAVED: Final = Fraction(2, 3)
"""D10.2, D1.4: four of six faces are blank."""

Status = tuple[int, int]
"""For attacker and defender whether the card is still to be used."""
Add = Callable[[Status, Array], None]


@dataclass(frozen=True, kw_only=True)
class Plan:
    """A row of attacks: who defends what, and how everybody plays. Pairs are for attacker and defender."""

    edition: Edition
    attacks: Sequence[tuple[Force, int]]
    """The attacking forces and their kinds of battle, in order."""
    defence: Force
    bonus: int
    capital: bool
    neutral: bool
    haven: bool
    """D8: the defenders have somewhere to retreat to."""
    cards: tuple[str, str]
    casualties: tuple[str, str]
    retreat: tuple[float | Fraction, float | Fraction]
    exact: bool
    begun: tuple[int, int] | None = None
    """The first battle goes on: who rolls next, and how many rolls in a row were blank."""
    ace: int = 0
    """The sides for which an ace fights in it already, as a set."""


@dataclass
class Choice:
    """What is worth how much before a battle, for each force of the defender; and where a side uses its card."""

    value: Triple
    uses: Array
    answers: list["Choice"] = field(default_factory=list)
    """Of the attacker's choice: the defender's, without and with the attacker's ace."""


@dataclass
class Outcome:
    """What became of some battles with the same cards at hand, as chances."""

    battle: LandBattle | SeaBattle
    ready: Status
    start: Array
    """For each force of the defender before the battle."""
    ended: Array
    ceased: Array
    """For each situation; see ``LandBattle.run``."""


@dataclass
class Attempt:
    """What became of one attack of the row."""

    outcomes: list[Outcome]
    driven_off: Array
    """D10.3, D10.5: the chances that these defenders left before any dice, and the attackers moved in."""
    called_off: Array
    """D10.5: that the attackers left before any dice, and these defenders are still there."""


class Row:
    """Odds of a row of attacks; ``attempts`` has what became of each."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.kinds = [kind for _, kind in plan.attacks]
        retreats = [plan.retreat[ATTACK] > 0, plan.retreat[DEFENCE] > 0 and plan.haven]
        self.defence = Roster(plan.edition, self.kinds[0], DEFENCE, plan.defence, plan.neutral, retreats[DEFENCE])
        self.attack = [
            Roster(plan.edition, kind, ATTACK, force, False, retreats[ATTACK]) for force, kind in plan.attacks
        ]
        self._choices: dict[tuple[int, Status], Choice] = {}
        self._battles: dict[tuple[int, Status, int], LandBattle | SeaBattle] = {}
        self.hurt = np.array([any(self.defence.dead(number)) for number in range(len(self.defence))])
        self.flying = np.array([force[FIGHTER] + force[BOMBER] > 0 for force in self.defence.forces])
        self.rerolls = self._rerolls()
        ready = int(plan.cards[ATTACK] != ""), int(plan.cards[DEFENCE] != "")
        self.choice = self._choice(0, ready)
        self.attempts: list[Attempt] = []
        self._run(ready)

    # What the cards can do

    def _works(self, card: str, place: int, side: int) -> bool:
        """Whether an ability could be used in this attack, as far as the board has a say in it too."""
        plan = self.plan
        force, kind = plan.attacks[place]
        battle = stand_in(kind, force, plan.defence, plan.bonus, plan.capital)
        units = [unit for unit in range(len(UNITS)) if battle.forces[side][unit]]
        if side == DEFENCE and not plan.haven and card in (NURSE, RADAR):
            return False
        if card == NURSE:
            return all(nurse_treats(plan.edition, battle, side, unit) for unit in units)
        if card == RADAR:
            return all(radar_warns(plan.edition, battle, side, unit) for unit in units)
        if card == WEAPON:
            return side == ATTACK and plan.haven and weapon_strikes(plan.edition, battle, plan.neutral)
        return card == ACE and (side == DEFENCE or force[FIGHTER] + force[BOMBER] > 0)

    def uses_at_start(self, place: int, side: int, ready: Status) -> bool:
        """Whether a side has an ability to be declared before this battle's dice."""
        card = self.plan.cards[side]
        if place == 0 and self.plan.begun is not None:
            return False
        return bool(ready[side]) and card in (ACE, RADAR, WEAPON) and self._works(card, place, side)

    def nursed(self, place: int, side: int, ready: Status) -> bool:
        """Whether a nurse looks after a side's losses in this battle: she comes at the first one (D10.2)."""
        return bool(ready[side]) and self.plan.cards[side] == NURSE and self._works(NURSE, place, side)

    def _rerolls(self) -> tuple[str, str]:
        """Who may roll again: rocket troops are of no use where no land unit fights (D10.1)."""
        plan = self.plan
        force, kind = plan.attacks[0]
        battle = stand_in(kind, force, plan.defence)
        found = [card if card in (ROCKETS, SIGRID) else "" for card in plan.cards]
        for side in (ATTACK, DEFENCE):
            if found[side] == ROCKETS and kind == SEA_BATTLE and not rockets_fly(plan.edition, battle, side):
                found[side] = ""
        return found[ATTACK], found[DEFENCE]

    # From the last attack to the first

    def _choice(self, place: int, ready: Status) -> Choice:
        """What this attack and those after it are worth, and what is declared at its start (D7.16)."""
        if (place, ready) not in self._choices:
            self._choices[place, ready] = self._worked_out(place, ready)
        return self._choices[place, ready]

    def _worked_out(self, place: int, ready: Status) -> Choice:
        answers = [self._answer(place, ready, 0)]
        found = Choice(answers[0].value, np.zeros(len(self.defence), dtype=bool), answers)
        if not self.uses_at_start(place, ATTACK, ready):
            return found
        card = self.plan.cards[ATTACK]
        if card == ACE:
            answers.append(self._answer(place, ready, BIT[ATTACK]))
            use = answers[1].value
        elif card == WEAPON:
            use = self._certain(1, 0)
        else:
            use = self._after_radar(place, ready)
        return self._decide(ATTACK, found, use, card == RADAR)

    def _answer(self, place: int, ready: Status, ace: int) -> Choice:
        """The defender's choice after the attacker's."""
        value = self.battle(place, ready, ace).opening(self._case(ready))
        found = Choice(value, np.zeros(len(self.defence), dtype=bool))
        if not self.uses_at_start(place, DEFENCE, ready):
            return found
        if self.plan.cards[DEFENCE] == RADAR:
            return self._decide(DEFENCE, found, self._certain(1, 0), True)
        use = self.battle(place, ready, ace | BIT[DEFENCE]).opening(self._case(ready))
        found = self._decide(DEFENCE, found, use, False)
        found.uses &= self.flying
        return Choice(self._mixed(found.uses, value, use), found.uses)

    def _decide(self, side: int, found: Choice, use: Triple, radar: bool) -> Choice:
        """Use the card where that is better; a radar also where one would retreat from the battle."""
        uses = prefers(side, found.value, use)
        if radar:
            uses = uses | (found.value[side] < self.plan.retreat[side])
        return Choice(self._mixed(uses, found.value, use), uses, found.answers)

    @staticmethod
    def _mixed(mask: Array, one: Triple, other: Triple) -> Triple:
        return tuple(np.where(mask, b, a) for a, b in zip(one, other, strict=True))  # type: ignore[return-value]

    def _certain(self, win: int, hold: int) -> Triple:
        """Somebody has the area, and nothing more is lost."""
        nothing = zeros([len(self.defence)], self.plan.exact)
        return nothing + win, nothing + hold, nothing

    def _after_radar(self, place: int, ready: Status) -> Triple:
        """The attackers retreat before any dice (D10.5); the next attack comes."""
        return self._next(place, (self._radar_left(), ready[DEFENCE]))

    def _radar_left(self) -> int:
        """D10.5: whether a radar that was used can be used again."""
        return int(self.plan.edition.radar_all_round)

    def _next(self, place: int, ready: Status) -> Triple:
        """What is worth how much after an attack that failed."""
        if place + 1 == len(self.attack):
            return self._certain(0, 1)
        return self._choice(place + 1, ready).value

    def _case(self, ready: Status) -> int:
        """The number of a status among the cases of a battle: there only rerolls count."""
        rerolls = self.rerolls
        case = tuple(one if card else 0 for one, card in zip(ready, rerolls, strict=True))
        return self._flags().index(case)  # type: ignore[arg-type]

    def _flags(self) -> list[Status]:
        return self._terms(0, (0, 0), 0).flags()

    def _terms(self, place: int, ready: Status, ace: int) -> Terms:
        plan = self.plan
        lost = Fraction(1) - SAVED if plan.exact else float(1 - SAVED)
        nursed = [self.nursed(place, side, ready) for side in (ATTACK, DEFENCE)]
        return Terms(
            edition=plan.edition,
            kind=self.kinds[place],
            bonus=plan.bonus,
            capital=plan.capital,
            neutral=plan.neutral,
            ace=ace | plan.ace if place == 0 else ace,
            rerolls=self.rerolls,
            weight=(lost if nursed[ATTACK] else 1, lost if nursed[DEFENCE] else 1),
            casualties=plan.casualties,
            retreat=(plan.retreat[ATTACK], plan.retreat[DEFENCE] if plan.haven else 0),
            exact=plan.exact,
            begun=plan.begun if place == 0 else None,
        )

    def battle(self, place: int, ready: Status, ace: int) -> LandBattle | SeaBattle:
        """The battle of an attack, worked out; a side that may roll again is ready or not within it."""
        rerolls = self.rerolls
        outer: Status = tuple(0 if card else one for one, card in zip(ready, rerolls, strict=True))  # type: ignore[assignment]
        key = place, outer, ace
        if key not in self._battles:
            terms = self._terms(place, outer, ace)
            rosters = self.attack[place], self.defence
            hits = max(rosters[ATTACK].size) + max(rosters[DEFENCE].size)
            check_size(len(rosters[ATTACK]) * len(self.defence), hits, len(terms.flags()), 2, 0, self.plan.exact)
            after = [self._after(place, outer, ace, case) for case in terms.flags()]
            kind = SeaBattle if self.kinds[place] == SEA_BATTLE else LandBattle
            self._battles[key] = kind(terms, rosters, after)
        return self._battles[key]

    def _then(self, place: int, ready: Status, ace: int, case: Status, hurt: tuple[bool, bool]) -> Status:
        """D3.4: which cards are still to be used after a battle in which somebody was hurt or not."""
        left: list[int] = []
        for side, card in enumerate(self.plan.cards):
            if self.rerolls[side]:
                left.append(case[side])
            elif card == ACE:
                left.append(ready[side] & ~int(ace & BIT[side] != 0) & 1)
            else:
                left.append(int(ready[side] and not (hurt[side] and self.nursed(place, side, ready))))
        return left[0], left[1]

    def _after(self, place: int, ready: Status, ace: int, case: Status) -> Triple:
        """For each situation what follows if the attack fails there."""
        mine = self.attack[place]
        shape = len(mine), len(self.defence)
        found = tuple(zeros(shape, self.plan.exact) for _ in range(3))
        hurt = np.array([any(mine.dead(number)) for number in range(len(mine))])
        for one in (False, True):
            for other in (False, True):
                values = self._next(place, self._then(place, ready, ace, case, (one, other)))
                rows, columns = np.flatnonzero(hurt == one), np.flatnonzero(self.hurt == other)
                for part, value in zip(found, values, strict=True):
                    part[np.ix_(rows, columns)] = value[columns][None, :]
        return found[0].ravel(), found[1].ravel(), found[2].ravel()

    # From the first attack to the last

    def _run(self, ready: Status) -> None:
        """What becomes of everybody, attack by attack."""
        wide, exact = len(self.defence), self.plan.exact
        start = zeros([wide], exact)
        start[self.defence.start] += 1
        waiting: dict[Status, Array] = {ready: start}
        for place in range(len(self.attack)):
            attempt = Attempt([], zeros([wide], exact), zeros([wide], exact))
            following: dict[Status, Array] = {}

            def add(status: Status, mass: Array, to: dict[Status, Array] = following) -> None:
                to[status] = to.get(status, zeros([wide], exact)) + mass

            for status, mass in waiting.items():
                choice = self._choice(place, status)
                used = np.where(choice.uses, mass, mass * 0)
                self._fight(place, status, 0, choice.answers[0], mass - used, attempt, add)
                if not used.any():
                    continue
                if self.plan.cards[ATTACK] == ACE:
                    self._fight(place, status, BIT[ATTACK], choice.answers[1], used, attempt, add)
                elif self.plan.cards[ATTACK] == WEAPON:
                    attempt.driven_off += used
                else:
                    attempt.called_off += used
                    add((self._radar_left(), status[DEFENCE]), used)
            self.attempts.append(attempt)
            waiting = following

    def _fight(
        self, place: int, ready: Status, ace: int, answer: Choice, mass: Array, attempt: Attempt, add: Add
    ) -> None:
        """The defender declares what is used, then the dice decide."""
        used = np.where(answer.uses, mass, mass * 0)
        self._dice(place, ready, ace, mass - used, attempt, add)
        if used.any():
            if self.plan.cards[DEFENCE] == ACE:
                self._dice(place, ready, ace | BIT[DEFENCE], used, attempt, add)
            else:
                attempt.driven_off += used

    def _dice(self, place: int, ready: Status, ace: int, mass: Array, attempt: Attempt, add: Add) -> None:
        """A battle, and what is left for the next attack."""
        if not mass.any():
            return
        battle = self.battle(place, ready, ace)
        start = zeros((len(battle.flags), len(self.defence)), self.plan.exact)
        start[self._case(ready)] += mass
        ended, ceased = battle.run(start)
        attempt.outcomes.append(Outcome(battle, ready, mass, ended, ceased))
        mine = self.attack[place]
        hurt = np.array([any(mine.dead(number)) for number in range(len(mine))])
        for number, case in enumerate(battle.flags):
            left = (ended[number] + ceased[number]).reshape(len(mine), len(self.defence))
            left = left * (np.array(self.defence.size) > 0)
            # At sea those who destroyed each other leave an empty area, which cannot be attacked (D6.7).
            for one in (False, True):
                for other in (False, True):
                    status = self._then(place, ready, ace, case, (one, other))
                    add(status, left[hurt == one].sum(axis=0) * (self.hurt == other))
