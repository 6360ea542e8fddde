"""What can be attacked and where units are best moved, each with what it promises to gain."""

from typing import Final

from sandtable.core.bits import BIT, members
from sandtable.games.dust.bots.estimate import TOGETHER, quick_estimate, share_lost
from sandtable.games.dust.bots.threats import Threats
from sandtable.games.dust.bots.worth import Worth
from sandtable.games.dust.rules.attack import battle_targets
from sandtable.games.dust.rules.board import KINDS, DustState
from sandtable.games.dust.rules.combat import ATTACK, DEFENCE, bonus_dice, points
from sandtable.games.dust.rules.editions import BOMBER, FIGHTER, MECH, SUBMARINE, TANK
from sandtable.games.dust.rules.movement import targets
from sandtable.games.dust.rules.reach import by_sea

NEUTRAL_LOSS: Final = 0.1
"""What it is worth to me if neutral units die, beside their points."""
MARCH: Final = 0.03
"""What a move must bring at least."""
DANGER: Final = 0.1
"""From here on one thinks of help for an area."""
DESERT: Final = 0.8
"""What is left of the difference when a single unit leaves an area for a better one."""
MASSED: Final = 0.35
"""What an attack of the next turn is worth beside one of this turn."""
MOST_HELPERS: Final = 3
NO_RETREAT: Final = 0.08
"""D7.10: how much more of a landing force dies."""


class Goal:
    """An area somebody else holds, as one looks at it before an attack."""

    __slots__ = ("area", "bonus", "capital", "denied", "dice", "force", "kills", "supremacy", "units")

    def __init__(self, area: int, force: list[int], bonus: int, capital: bool) -> None:
        self.area = area
        self.force = force
        self.bonus = bonus
        self.capital = capital
        self.dice = 0.0
        self.units = float(sum(force))
        self.supremacy = force[MECH] + force[FIGHTER] + force[BOMBER]
        self.denied = 0.0
        self.kills = 0.0
        """What each production point killed there is worth."""


class Thrust:
    """An attack that units of ``origin`` and of ``helpers`` could make after so many moves."""

    __slots__ = ("gain", "helpers", "origin", "target")

    def __init__(self, gain: float, origin: int, target: int, helpers: list[int]) -> None:
        self.gain = gain
        self.origin = origin
        self.target = target
        self.helpers = helpers


class Line:
    """The best attack from where an army stands."""

    __slots__ = ("gain", "target")

    def __init__(self, gain: float, target: int) -> None:
        self.gain = gain
        self.target = target


class March:
    """A move, and what it brings."""

    __slots__ = ("gain", "origin", "target", "units")

    def __init__(self, gain: float, origin: int, target: int, units: list[int]) -> None:
        self.gain = gain
        self.origin = origin
        self.target = target
        self.units = units


def together(one: list[int], other: list[int]) -> list[int]:
    """Two forces as one."""
    return [one[kind] + other[kind] for kind in range(KINDS)]


def without(one: list[int], other: list[int]) -> list[int]:
    """What is left of a force."""
    return [one[kind] - other[kind] for kind in range(KINDS)]


def all_but_one(force: list[int]) -> list[int]:
    """A force without its cheapest unit, which stays behind."""
    spare = force[:]
    for kind in (TANK, FIGHTER, SUBMARINE, MECH, BOMBER):
        if spare[kind]:
            spare[kind] -= 1
            return spare
    return spare


def cheapest(force: list[int]) -> list[int]:
    """The cheapest unit of a force."""
    return without(force, all_but_one(force))


def survivors(force: list[int], count: int) -> list[int]:
    """So many units of a force: those that die first are gone."""
    left = force[:]
    dead = sum(force) - count
    for kind in (TANK, FIGHTER, MECH, BOMBER, SUBMARINE):
        gone = min(dead, left[kind])
        if gone > 0:
            left[kind] -= gone
            dead -= gone
    return left


class Planner:
    """Made for one decision of one seat, from what everybody can see."""

    def __init__(self, s: DustState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.worth = Worth(s, seat)
        self.threats = Threats(s, seat, self.worth)
        self.combat = s.tables.edition.combat
        self.lands = members(s.lands[seat])
        self.areas = self.lands + s.sea_members(s.seas[seat])
        self._goals: dict[int, Goal] = {}
        self._targets: dict[int, list[int]] = {}
        self._reach: dict[int, int] = {}
        self._gains: dict[tuple[int, ...], float] = {}
        self._lines: dict[tuple[int, ...], Line] = {}
        self._marches: dict[int, March | None] = {}

    # What there is

    def goal(self, area: int) -> Goal:
        """What stands in an area that is to be attacked."""
        found = self._goals.get(area)
        if found is None:
            s = self.s
            rules = s.tables
            land = area < rules.first_sea
            capital = land and s.counting_capitals() & BIT[area] != 0
            bonus = bonus_dice(capital, land and s.centres & BIT[area] != 0)
            found = Goal(area, s.force_at(area), bonus, capital)
            for kind in range(KINDS):
                found.dice += found.force[kind] * self.combat[kind]
            found.denied = self.worth.denied[area]
            owner = s.owner[area]
            weight = self.worth.weight[owner] if s.is_player(owner) else NEUTRAL_LOSS
            found.kills = self.worth.point * weight
            self._goals[area] = found
        return found

    def targets(self, origin: int) -> list[int]:
        """D6.2: what can be attacked from an area."""
        found = self._targets.get(origin)
        if found is None:
            found = battle_targets(self.s, self.seat, origin)
            self._targets[origin] = found
        return found

    def reach(self, origin: int) -> int:
        """D5.3 to D5.5: where the units of an area can go together: a set of land areas, or of sea areas."""
        found = self._reach.get(origin)
        if found is None:
            s = self.s
            found = targets(s, self.seat, origin)[0] if origin < s.tables.first_sea else by_sea(s, self.seat, origin)
            self._reach[origin] = found
        return found

    def reaches(self, origin: int, target: int) -> bool:
        """Whether the units of an area can go to another in one move."""
        first_sea = self.s.tables.first_sea
        if origin < first_sea:
            return target < first_sea and self.reach(origin) & BIT[target] != 0
        return target >= first_sea and self.reach(origin) & BIT[target - first_sea] != 0

    # What an attack gains

    def prospect(self, goal: Goal, force: list[int], landing: bool) -> float:
        """What an attack gains, at a glance; what the origin loses is not counted."""
        key = (goal.area, landing, *force)
        found = self._gains.get(key)
        if found is not None:
            return found
        dice = 0
        for kind in range(KINDS):
            dice += force[kind] * self.combat[kind]
        units = sum(force)
        first = DEFENCE
        if not goal.capital and force[MECH] + force[FIGHTER] + force[BOMBER] > goal.supremacy:
            first = ATTACK
        if force[SUBMARINE]:
            first = TOGETHER
        win = quick_estimate(float(dice), float(units), goal.dice, goal.units, goal.bonus, first)
        share = share_lost(win) + (NO_RETREAT if landing else 0.0)
        left = survivors(force, max(1, round(units * (1.0 - share) / (win + 0.05))) if win > 0.05 else 1)
        found = win * (self.threats.keeps(goal.area, left) + goal.denied)
        found -= share * points(force) * self.worth.point
        found += (win + 0.3 * (1.0 - win)) * points(goal.force) * goal.kills
        self._gains[key] = found
        return found

    def leaving(self, origin: int, rest: list[int]) -> float:
        """What an area loses if only the rest stays there."""
        keeps = self.threats.keeps
        return keeps(origin, self.s.force_at(origin)) - keeps(origin, rest)

    def is_landing(self, origin: int, target: int) -> bool:
        """D6.4, D6.12: whether an attack on land goes over sea."""
        s = self.s
        return origin < s.tables.first_sea and not s.tables.to_land[origin] & BIT[target]

    def thrusts(self, moves: int) -> list[Thrust]:
        """All attacks that can be made after up to so many moves of helpers, with what they gain."""
        s = self.s
        found: list[Thrust] = []
        spares: dict[int, list[int]] = {}
        costs: dict[int, float] = {}
        ready: list[tuple[int, int]] = []
        for area in self.areas:
            force = s.force_at(area)
            spare = all_but_one(force)
            spares[area] = spare
            if any(spare):
                costs[area] = self.leaving(area, without(force, spare))
                ready.append((-points(spare), area))
        ready.sort()
        for origin in self.areas:
            goals = self.targets(origin)
            if not goals:
                continue
            spare = spares[origin]
            base_cost = costs.get(origin, 0.0)
            helpers: list[int] = []
            if moves:
                for _, other in ready:
                    if other != origin and self.reaches(other, origin):
                        helpers.append(other)
                        if len(helpers) >= min(moves, MOST_HELPERS):
                            break
            for target in goals:
                goal = self.goal(target)
                landing = self.is_landing(origin, target)
                if any(spare):
                    gain = self.prospect(goal, spare, landing) - base_cost
                    found.append(Thrust(gain, origin, target, []))
                force, cost = spare, base_cost
                for number in range(len(helpers)):
                    force = together(force, spares[helpers[number]])
                    cost += costs[helpers[number]]
                    gain = self.prospect(goal, force, landing) - cost
                    found.append(Thrust(gain, origin, target, helpers[: number + 1]))
        return found

    # Attacks as an army stands

    def line(self, origin: int, force: list[int]) -> Line:
        """The best attack a force in an area could make, one unit staying behind."""
        key = (origin, *force)
        found = self._lines.get(key)
        if found is None:
            found = Line(0.0, -1)
            spare = all_but_one(force)
            if any(spare):
                keeps = self.threats.keeps
                cost = keeps(origin, force) - keeps(origin, without(force, spare))
                for target in self.targets(origin):
                    gain = self.prospect(self.goal(target), spare, self.is_landing(origin, target)) - cost
                    if gain > found.gain:
                        found = Line(gain, target)
            self._lines[key] = found
        return found

    def standing(self, lines: dict[int, Line], attacks: int) -> float:
        """What all attacks together promise: so many in this turn, the others later."""
        best: dict[int, float] = {}
        for line in lines.values():
            if line.gain > best.get(line.target, 0.0):
                best[line.target] = line.gain
        gains = sorted(best.values())
        found = 0.0
        for place in range(len(gains)):
            found += gains[place] * (1.0 if len(gains) - place <= attacks else MASSED)
        return found

    # Moves

    def march(self, moves: int, attacks: int) -> March | None:
        """The best move, with so many moves and attacks left; nothing, if none is worth the while."""
        key = moves * 8 + attacks
        if key not in self._marches:
            self._marches[key] = MovePlans(self, moves, attacks).best()
        return self._marches[key]


class MovePlans:
    """The moves one thinks of, compared by what all areas and all attacks are worth afterwards."""

    def __init__(self, planner: Planner, moves: int, attacks: int) -> None:
        self.planner = planner
        self.s: DustState = planner.s
        self.moves = moves
        self.attacks = attacks
        self.lines: dict[int, Line] = {}
        for area in planner.areas:
            if planner.targets(area):
                line = planner.line(area, self.s.force_at(area))
                if line.gain > 0.0:
                    self.lines[area] = line
        self.before = planner.standing(self.lines, attacks)
        self.found = March(MARCH, -1, -1, [])

    def best(self) -> March | None:
        """The best move; nothing, if none is worth the while."""
        planner, s = self.planner, self.s
        first_sea = s.tables.first_sea
        goals = self.destinations()
        armies = [area for area in planner.areas if sum(s.force_at(area)) > 1]
        for target in goals:
            helpers: list[tuple[float, int]] = []
            for origin in armies:
                if (
                    origin != target
                    and (origin < first_sea) == (target < first_sea)
                    and planner.reaches(origin, target)
                ):
                    spare = all_but_one(s.force_at(origin))
                    helpers.append((-self.propose([origin], target, [spare]), origin))
                    if s.owner[target] < 0 and sum(spare) > 1:
                        self.propose([origin], target, [cheapest(spare)])
            helpers.sort()
            if self.moves > 1 and len(helpers) > 1:
                some = [origin for _, origin in helpers[: min(self.moves, MOST_HELPERS)]]
                for number in range(2, len(some) + 1):
                    self.propose(some[:number], target, [all_but_one(s.force_at(origin)) for origin in some[:number]])
            if s.owner[target] < 0:
                self._desert(target)
        return self.found if self.found.origin >= 0 else None

    def destinations(self) -> list[int]:
        """Where a move could help: areas nobody holds, areas in danger, areas to attack from."""
        planner, s = self.planner, self.s
        found = members(s.empty_land()) + s.sea_members(s.empty_sea())
        for area in planner.areas:
            if planner.targets(area) or planner.worth.of(area) - planner.threats.keeps(area, s.force_at(area)) > DANGER:
                found.append(area)
        return found

    def _desert(self, target: int) -> None:
        """A single unit leaves its area for a better one."""
        planner, s = self.planner, self.s
        bare = planner.worth.bare
        for origin in planner.areas:
            force = s.force_at(origin)
            gain = DESERT * (bare[target] - bare[origin])
            if sum(force) == 1 and gain > self.found.gain and planner.reaches(origin, target):
                self.found = March(gain, origin, target, force)

    def propose(self, origins: list[int], target: int, moved: list[list[int]]) -> float:
        """What a move is worth, or several to the same place, a move; the best is remembered."""
        planner, s = self.planner, self.s
        keeps, line = planner.threats.keeps, planner.line
        lines = self.lines.copy()
        there = s.force_at(target)
        gain = -keeps(target, there)
        for origin, units in zip(origins, moved, strict=True):
            force = s.force_at(origin)
            rest = without(force, units)
            gain += keeps(origin, rest) - keeps(origin, force)
            there = together(there, units)
            if origin in lines:
                lines[origin] = line(origin, rest)
        gain += keeps(target, there)
        if planner.targets(target):
            lines[target] = line(target, there)
        gain = (gain + planner.standing(lines, self.attacks) - self.before) / len(origins)
        if gain > self.found.gain:
            self.found = March(gain, origins[0], target, moved[0])
        return gain
