"""The attacks of a turn: which is the best one now, of whatever kind, with what and against whom."""

from typing import Final

from sandtable.games.dust.bots.estimate import Forecast, forecast, rolls
from sandtable.games.dust.bots.plans import Goal, Planner, all_but_one, survivors, without
from sandtable.games.dust.rules.abilities import weapon_works
from sandtable.games.dust.rules.board import KINDS, DustState
from sandtable.games.dust.rules.combat import (
    DROP,
    LAND_BATTLE,
    LANDING,
    SEA_BATTLE,
    Battle,
    first_roller,
    lost_at_cease_fire,
)
from sandtable.games.dust.rules.drop import drop_targets
from sandtable.games.dust.rules.editions import BOMBER, COST, FIGHTER, MECH, SUBMARINE, TANK
from sandtable.games.dust.rules.special import (
    BOMBARD_DICE,
    RAID_DICE,
    bombard_targets,
    missile_dice,
    missile_targets,
    raid_targets,
)
from sandtable.games.dust.rules.tables import ACE, DROPPER, MISSILES, WEAPON

ATTACK_ORDER: Final = "attack"
DROP_ORDER: Final = "drop"
RAID_ORDER: Final = "raid"
BOMBARD_ORDER: Final = "bombard"
MISSILES_ORDER: Final = "missiles"

CLOSELY: Final = 10
"""So many attacks are looked at closely."""
LEAST: Final = 0.02
"""What an attack must gain at least."""
EMPTIED: Final = 0.5
"""D9.4: how much of an area's loss hurts its holders if they can walk in again."""


class Assault:
    """An attack and what it gains. ``homes`` are the areas mechs are dropped from."""

    __slots__ = ("force", "gain", "homes", "order", "origin", "target", "win")

    def __init__(self, order: str, gain: float, origin: int, target: int, force: list[int], win: float) -> None:
        self.order = order
        self.gain = gain
        self.origin = origin
        self.target = target
        self.force = force
        self.win = win
        self.homes: list[int] = []


class Assaults:
    """All attacks a seat can make now, as far as they are worth a thought."""

    def __init__(self, planner: Planner, order: str = "") -> None:
        """``order`` is ``drop`` or ``missiles`` if that has been decided, and the card is used up already."""
        self.planner = planner
        self.s: DustState = planner.s
        self.seat = planner.seat
        self.found: list[Assault] = []
        self.ace = self.s.ability_ready(self.seat, ACE)
        self.weapon = self.s.ability_ready(self.seat, WEAPON)
        if not order:
            self._battles()
            self._strikes()
        if order == DROP_ORDER or self.s.ability_ready(self.seat, DROPPER):
            self._drops()
        if order == MISSILES_ORDER or self.s.ability_ready(self.seat, MISSILES):
            self._missiles()

    def best(self, order: str = "", origin: int = -1, target: int = -1) -> Assault | None:
        """The best attack, or the best of one kind, from one area, on one area."""
        best: Assault | None = None
        for one in self.found:
            if order and one.order != order:
                continue
            if (origin >= 0 and one.origin != origin) or (target >= 0 and one.target != target):
                continue
            if best is None or one.gain > best.gain:
                best = one
        return best

    # Battles

    def _battles(self) -> None:
        planner, s = self.planner, self.s
        pairs: list[tuple[float, int, int]] = []
        for origin in planner.areas:
            force = s.force_at(origin)
            spare = all_but_one(force)
            cost = planner.leaving(origin, without(force, spare))
            for target in planner.targets(origin):
                goal, landing = planner.goal(target), planner.is_landing(origin, target)
                gain = planner.prospect(goal, spare, landing) - cost if any(spare) else -9.0
                gain = max(gain, planner.prospect(goal, force, landing) - planner.leaving(origin, [0] * KINDS))
                if self.weapon and s.is_player(s.owner[target]):
                    gain += planner.worth.of(target) + goal.denied
                pairs.append((-gain, origin, target))
        pairs.sort()
        for _, origin, target in pairs[:CLOSELY]:
            for force in choices(s.force_at(origin)):
                self._weigh(origin, planner.goal(target), force)

    def _weigh(self, origin: int, goal: Goal, force: list[int]) -> None:
        """Look closely at a battle."""
        planner, s = self.planner, self.s
        kind = LAND_BATTLE if origin < s.tables.first_sea else SEA_BATTLE
        if planner.is_landing(origin, goal.area):
            kind = LANDING
        there = self.foresee(kind, force, goal)
        if self.weapon and s.is_player(s.owner[goal.area]) and self.can_drive_out(kind, origin, goal, force):
            there = Forecast(1.0, 0.0, 0.0, float(sum(force)))
        gain = self.value(there, goal, force)
        gain -= planner.leaving(origin, without(s.force_at(origin), force))
        self.found.append(Assault(ATTACK_ORDER, gain, origin, goal.area, force, there.win))

    def foresee(self, kind: int, force: list[int], goal: Goal) -> Forecast:
        """How a battle goes."""
        edition = self.s.tables.edition
        first = first_roller(force, goal.force, goal.capital)
        aces = 1 if self.ace and force[FIGHTER] + force[BOMBER] else 0
        return forecast(force, goal.force, edition.combat, goal.bonus, first, lost_at_cease_fire(edition, kind), aces)

    def value(self, there: Forecast, goal: Goal, force: list[int]) -> float:
        """What a battle gains, what the origin loses aside."""
        planner = self.planner
        gain = -there.lost * planner.worth.point + there.killed * goal.kills
        if there.win > 0.0:
            left = survivors(force, max(1, round(there.left)))
            gain += there.win * (planner.threats.keeps(goal.area, left) + goal.denied)
        return gain

    def can_drive_out(self, kind: int, origin: int, goal: Goal, force: list[int]) -> bool:
        """D10.3: whether the secret weapon would drive the defenders out."""
        s = self.s
        battle = Battle(
            kind,
            self.seat,
            s.owner[goal.area],
            origin,
            goal.area,
            [0] * s.tables.areas,
            [force, goal.force],
            goal.bonus,
            goal.capital,
            0,
            0,
            0,
            0,
            0,
        )
        return weapon_works(s, battle)

    # D10.7

    def _drops(self) -> None:
        """Mechs from where they are missed least."""
        planner, s = self.planner, self.s
        bases: list[tuple[float, int, int]] = []
        for area in planner.lands:
            force = s.force_at(area)
            alone = force[MECH] == sum(force)
            count = force[MECH] - (1 if alone and planner.worth.of(area) > 0.5 else 0)
            if count > 0:
                rest = force[:]
                rest[MECH] -= count
                bases.append((planner.leaving(area, rest), area, count))
        bases.sort()
        if not bases:
            return
        edition = s.tables.edition
        for target in drop_targets(s, self.seat):
            goal = planner.goal(target)
            if planner.worth.of(target) + goal.denied < 0.5:
                continue
            homes = [0] * s.tables.areas
            mechs = 0
            cost = 0.0
            for leaving, area, count in bases:
                homes[area] = count
                mechs += count
                cost += leaving
                force = [0, mechs, 0, 0, 0]
                first = first_roller(force, goal.force, goal.capital)
                there = forecast(
                    force, goal.force, edition.combat, goal.bonus, first, lost_at_cease_fire(edition, DROP)
                )
                drop = Assault(DROP_ORDER, self.value(there, goal, force) - cost, -1, target, force, there.win)
                drop.homes = homes[:]
                self.found.append(drop)

    # D9, D10.11

    def _strikes(self) -> None:
        planner, s = self.planner, self.s
        for area in planner.areas:
            if area < s.tables.first_sea:
                bombers = s.count(area, BOMBER)
                if bombers:
                    for target in raid_targets(s, self.seat, area):
                        self._strike(RAID_ORDER, area, target, RAID_DICE * bombers, [0, 0, 0, bombers, 0], False)
            else:
                boats = s.count(area, SUBMARINE)
                for target in bombard_targets(s, self.seat, area):
                    self._strike(BOMBARD_ORDER, area, target, BOMBARD_DICE * boats, [0, 0, 0, 0, boats], False)

    def _missiles(self) -> None:
        dice = missile_dice(self.s, self.seat)
        for target in missile_targets(self.s, self.seat):
            self._strike(MISSILES_ORDER, -1, target, dice, [], True)

    def _strike(self, order: str, origin: int, target: int, dice: int, force: list[int], free: bool) -> None:
        """One roll without an answer: what it kills, and whether nobody is left; ``free`` to pick anybody."""
        goal = self.planner.goal(target)
        chances = rolls(dice)
        prey = victims_in_order(goal.force, free)
        gain = emptied = 0.0
        for hits in range(1, len(chances)):
            dead = min(hits, len(prey))
            gain += chances[hits] * sum(prey[:dead]) * goal.kills
            if dead == len(prey):
                emptied += chances[hits]
        gain += emptied * goal.denied * EMPTIED
        self.found.append(Assault(order, gain, origin, target, force, emptied))


def victims_in_order(force: list[int], free: bool) -> list[int]:
    """The points of the units that hits take, one after the other: any, or (D7.4) the shielding ones first."""
    order = [BOMBER, MECH, SUBMARINE, FIGHTER, TANK] if free else [FIGHTER, BOMBER, TANK, MECH, SUBMARINE]
    found: list[int] = []
    for kind in order:
        found += [COST[kind]] * force[kind]
    return found


def choices(force: list[int]) -> list[list[int]]:
    """The forces one thinks of sending from an area: all, all but one, all but a part of the cheap ones."""
    found = [force]
    spare = all_but_one(force)
    if any(spare):
        found.append(spare)
    kind = SUBMARINE if force[SUBMARINE] else TANK
    for part in (3, 2):
        stay = force[kind] // part
        if stay > 1:
            some = force[:]
            some[kind] -= stay
            if any(some):
                found.append(some)
    return found
