"""T5: where a unit can go, and what it costs. One asks for the destination, never for the way.

A **gait** is how a unit meets ground: soldiers, vehicles, either with Jump, aircraft, and large vehicles. What never
changes (terrain, walls, corners of both) is worked out once a board and gait; units, traps and tiles are looked up on
the board as it is.
"""

from typing import TYPE_CHECKING, Final

from sandtable.core.bits import BIT
from sandtable.games.tactics.rules.board import ANYBODY, FLYERS, MACHINES, SOLDIERS, Battlefield
from sandtable.games.tactics.rules.cards import AIRCRAFT, HERO, JUMP, VEHICLE
from sandtable.games.tactics.rules.ground import BLANK_SQUARE, OUTSIDE, RUBBLE, SMALL, WALL, WATER, Ground

if TYPE_CHECKING:
    from collections.abc import Sequence

ON_FOOT: Final = 0
ON_FOOT_JUMPING: Final = 1
DRIVING: Final = 2
DRIVING_JUMPING: Final = 3
FLYING: Final = 4
LARGE: Final = 5
LARGE_JUMPING: Final = 6
GAITS: Final = 7

WAYS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The eight steps: north and on clockwise; the odd ones are diagonal."""
NEVER: Final = 1_000_000
"""What a square costs that cannot be reached."""

ENEMIES: Final = (ANYBODY[1], ANYBODY[0])
"""The bits in ``here`` that are enemies of each side."""
ALL_FLYERS: Final = FLYERS | FLYERS << 3
ALL_MACHINES: Final = MACHINES | MACHINES << 3
ALL_SOLDIERS: Final = SOLDIERS | SOLDIERS << 3
EVERYONE: Final = ANYBODY[0] | ANYBODY[1]


class Steps:
    """What terrain and walls say about each step of one gait; made once a board."""

    __slots__ = ("crossing", "ground", "left", "right", "to")

    def __init__(self, ground: Ground, gait: int) -> None:
        """For each square and way: where it leads (-1: nowhere), its corners, and the buildings it jumps over."""
        self.ground = ground
        self.to = [-1] * (ground.size * 8)
        self.left = [-1] * (ground.size * 8)
        """Diagonal steps: the square on one side, whose units and traps may close that side; -2: closed for good."""
        self.right = [-1] * (ground.size * 8)
        self.crossing = [0] * (ground.size * 8)
        """T14.5: the buildings whose walls a jump goes over, as bits."""
        for square in ground.squares:
            for way in range(8):
                self._look(square, way, gait)

    def _look(self, square: int, way: int, gait: int) -> None:
        ground, place = self.ground, square * 8 + way
        dx, dy = WAYS[way]
        target = shifted(ground, square, dx, dy)
        if target < 0 or not ground_allows(ground.terrain[target], gait):
            return
        jumps = gait == ON_FOOT_JUMPING
        if gait == FLYING:
            self.to[place] = target
            return
        if way % 2 == 0:
            kind = ground.edge[square * 4 + way // 2]
            if kind == WALL or (kind == SMALL and gait >= DRIVING):
                if not jumps:
                    return
                self.crossing[place] = owners(ground, square, target)
            self.to[place] = target
            return
        sides = [shifted(ground, square, dx, 0), shifted(ground, square, 0, dy)]
        closed: list[bool] = []
        walled: list[bool] = []
        for side in sides:
            first = edge_between(ground, square, side)
            second = edge_between(ground, side, target)
            shut = WALL in (first, second) or (gait >= DRIVING and SMALL in (first, second))
            walled.append(shut)
            closed.append(shut or not corner_allows(ground.terrain[side], gait))
        if jumps and closed[0] and closed[1]:
            # T14.1: over the walls; only ground can still close a corner
            if walled[0] or walled[1]:
                self.crossing[place] = owners(ground, square, target, *sides)
            closed = [not corner_allows(ground.terrain[side], gait) for side in sides]
        if (closed[0] and closed[1]) if gait < DRIVING else (closed[0] or closed[1]):
            return
        self.to[place] = target
        self.left[place] = -2 if closed[0] else sides[0]
        self.right[place] = -2 if closed[1] else sides[1]


def shifted(ground: Ground, square: int, dx: int, dy: int) -> int:
    """The square so many columns and rows away, -1 if it is not on the board."""
    column, row = square % ground.columns + dx, square // ground.columns + dy
    if not (0 <= column < ground.width and 0 <= row < ground.height):
        return -1
    return row * ground.columns + column


def edge_between(ground: Ground, a: int, b: int) -> int:
    """What lies on the edge between two squares side by side."""
    difference = b - a
    if difference == 1:
        return ground.edge[a * 4 + 1]
    if difference == -1:
        return ground.edge[a * 4 + 3]
    return ground.edge[a * 4 + 2] if difference > 0 else ground.edge[a * 4]


def owners(ground: Ground, *squares: int) -> int:
    """The buildings these squares belong to, as bits."""
    found = 0
    for square in squares:
        if square >= 0 and ground.building[square] >= 0:
            found |= BIT[ground.building[square]]
    return found


def ground_allows(terrain: int, gait: int) -> bool:
    """T2.1: whether such terrain can be entered, or at least crossed."""
    if terrain == OUTSIDE:
        return False
    if gait == FLYING:
        return True
    if terrain == BLANK_SQUARE:
        return False
    jumping = gait in (ON_FOOT_JUMPING, DRIVING_JUMPING, LARGE_JUMPING)
    if terrain == WATER:
        return jumping
    return not (terrain == RUBBLE and gait in (DRIVING, LARGE))


def corner_allows(terrain: int, gait: int) -> bool:
    """T5.5: whether such terrain lets a unit cut its corner; Jump minds neither water nor rubble."""
    return ground_allows(terrain, gait)


def gait_of(s: Battlefield, u: int, jumping: bool = True) -> int:
    """How a unit moves; whoever has Jump need not use it."""
    card = s.card(u)
    jumps = jumping and bool(card.abilities & JUMP)
    if card.kind == AIRCRAFT:
        return FLYING
    if card.kind == VEHICLE:
        if card.large:
            return LARGE_JUMPING if jumps else LARGE
        return DRIVING_JUMPING if jumps else DRIVING
    return ON_FOOT_JUMPING if jumps else ON_FOOT


class Walk:
    """One search: which squares a unit can come to for how many points, with the cheap diagonal used or kept."""

    __slots__ = ("agile", "corners", "cost", "covers", "gait", "home", "passing", "s", "steps", "u")

    def __init__(self, s: Battlefield, u: int, agile: bool, jumping: bool = True) -> None:
        """Prepare for a unit; ``start`` and ``enter`` search."""
        self.s = s
        self.u = u
        self.gait = gait_of(s, u, jumping)
        self.agile = agile
        self.steps = s.tables.gait_steps(self.gait)
        self.covers = s.tables.ground.size
        self.home = s.at[u]
        side = s.side[u]
        if self.gait == FLYING:
            self.passing, self.corners = 0, 0
        elif self.gait == ON_FOOT:
            self.passing, self.corners = ENEMIES[side] | ALL_FLYERS, ENEMIES[side]
        elif self.gait in (DRIVING, LARGE):
            self.passing, self.corners = EVERYONE, ENEMIES[side]
        else:  # T17.17: soldier units are jumped over, vehicles are not; T5.5: units are no corners
            self.passing, self.corners = ALL_MACHINES | ALL_FLYERS, 0
        self.cost: dict[int, int] = {}
        """From places to points. A place is (buildings jumped over, cheap diagonal used, square) as one number."""

    def closes_corner(self, square: int) -> bool:
        """T5.3, T5.5: whether what stands on a square closes its corner for this unit."""
        s = self.s
        if s.here[square] & self.corners or (s.tiles and square in s.tiles):
            return True
        return (self.gait in (DRIVING, LARGE)) and s.is_trap(square)

    def may_pass(self, square: int) -> bool:
        """T5.2, T2.3: whether the unit can at least cross a square (the terrain was looked at before)."""
        s = self.s
        if square == self.home:
            return True  # where it comes from
        if s.here[square] & self.passing or (s.tiles and square in s.tiles and self.gait != FLYING):
            return False
        return not ((self.gait in (DRIVING, LARGE)) and s.is_trap(square))

    def next_from(self, square: int, way: int) -> int:
        """The square a step leads to, -1 if the unit cannot take it."""
        if self.gait >= LARGE:
            return self._block_step(square, way)
        place = square * 8 + way
        target = self.steps.to[place]
        if target < 0 or not self.may_pass(target):
            return -1
        if way % 2 == 1 and self.gait != FLYING:
            left, right = self.steps.left[place], self.steps.right[place]
            shut_left = left < 0 or self.closes_corner(left)
            shut_right = right < 0 or self.closes_corner(right)
            if (shut_left and shut_right) if self.gait < DRIVING else (shut_left or shut_right):
                return -1
        return target

    def _block_step(self, square: int, way: int) -> int:
        """T1.5: a block of four moves whole; diagonally only if both ways round are free."""
        if way % 2 == 0:
            return self._block_straight(square, way)
        across, along = (way + 1) % 8, way - 1
        first = self._block_straight(square, along)
        second = self._block_straight(square, across)
        if first < 0 or second < 0 or self._block_straight(first, across) < 0:
            return -1
        return self._block_straight(second, along)

    def _block_straight(self, square: int, way: int) -> int:
        tables = self.s.tables
        own = self.s.squares(self.u)
        target = -1
        for one in tables.block_at[square]:
            step = self.steps.to[one * 8 + way]
            if step < 0 or tables.ground.building[step] >= 0:
                return -1
            if step not in own and not self.may_pass(step):
                return -1
            if one == square:
                target = step
        return target if tables.block_at[target] else -1

    def may_end(self, square: int) -> bool:
        """T5.6, T1.6, T17.17: whether the unit may stop on a square it can come to."""
        s, u = self.s, self.u
        for one in s.footprint(u, square):
            if self.gait >= LARGE and one in s.squares(u):
                continue  # only what is newly covered counts: a hero may stand there already (T1.5)
            if not self._may_stand(one):
                return False
        return bool(s.footprint(u, square))

    def there_and_back(self, square: int, used: bool) -> tuple[int, int]:
        """R32: what it costs to go and return: points with the cheap diagonal kept, and with it used."""
        found, straight, diagonal = [NEVER, NEVER], False, False
        for way in range(8):
            if self.next_from(square, way) >= 0 and not self._into_house(square, way, square):
                straight = straight or way % 2 == 0 or self.agile
                diagonal = diagonal or way % 2 == 1
        if straight:
            found[1 if used else 0] = 2
        elif diagonal:
            found[1 if used else 0] = 4
            if not used:
                found[1] = 3
        return found[0], found[1]

    def _may_stand(self, square: int) -> bool:
        s, u = self.s, self.u
        ground = s.tables.ground
        terrain = ground.terrain[square]
        here = others_here(s, u, square)
        if terrain in (BLANK_SQUARE, OUTSIDE) or (s.tiles and square in s.tiles):
            return False
        if self.gait == FLYING:
            return not here and ground.building[square] < 0
        if terrain == WATER or here & (ENEMIES[s.side[u]] | ALL_FLYERS) or not ground_allows(terrain, self.gait):
            return False
        if self.gait >= DRIVING:
            if s.is_trap(square) or here:
                return False
            return self.gait < LARGE or ground.building[square] < 0
        if s.card(u).kind == HERO:
            return True
        # A squad: beside it only lone heroes (T5.6); Jump wants an empty square, heroes excepted as for everybody.
        return not here & ALL_MACHINES and not squad_here(s, u, square)

    def may_be(self, square: int) -> bool:
        """Whether the unit can be found on a square: a vehicle may have a hero beside it, who came later (T5.6)."""
        s, u = self.s, self.u
        for one in s.footprint(u, square):
            if s.card(u).kind == VEHICLE and others_here(s, u, one) == SOLDIERS << (3 * s.side[u]):
                if squad_here(s, u, one) or not self._ground_bears(one):
                    return False
            elif not self._may_stand(one):
                return False
        return bool(s.footprint(u, square))

    def _ground_bears(self, square: int) -> bool:
        ground = self.s.tables.ground
        if not ground_allows(ground.terrain[square], self.gait) or ground.terrain[square] == WATER:
            return False
        free = square not in self.s.tiles and not self.s.is_trap(square)
        return free and (self.gait < LARGE or ground.building[square] < 0)

    def start(self, square: int, most: int, used: bool) -> None:
        """Search from a square with so many points; ``used``: the cheap diagonal is gone."""
        self._spread([(self._place(0, used, square), 0)], most)

    def enter(self, entries: "Sequence[int]", most: int) -> None:
        """T3.3, T3.6: search from off the board: the entry square costs one point and is no diagonal."""
        if most >= 1:
            self._spread([(self._place(0, False, square), 1) for square in self.entered(entries)], most)

    def entered(self, entries: "Sequence[int]") -> list[int]:
        """The squares by which the unit can come on to the board; it may not be able to stop there."""
        ground = self.s.tables.ground
        found: list[int] = []
        for square in entries:
            block = self.s.footprint(self.u, square)
            free = bool(block)
            for one in block:
                free = free and ground_allows(ground.terrain[one], self.gait) and self.may_pass(one)
                free = free and (self.gait < LARGE or ground.building[one] < 0)
            if free:
                found.append(square)
        return found

    def _place(self, crossed: int, used: bool, square: int) -> int:
        return (crossed * 2 + (1 if used else 0)) * self.covers + square

    def _spread(self, begin: list[tuple[int, int]], most: int) -> None:
        cost, size = self.cost, self.covers
        waves: list[list[int]] = [[] for _ in range(most + 1)]
        for place, points in begin:
            cost[place] = points
            waves[points].append(place)
        for points in range(most):  # with all points spent nobody goes on
            for place in waves[points]:
                if cost[place] < points:
                    continue
                square = place % size
                layer = place // size
                used = layer % 2
                crossed = layer // 2
                for way in range(8):
                    target = self.next_from(square, way)
                    if target < 0:
                        continue
                    over = crossed | self.steps.crossing[square * 8 + way] if self.gait == ON_FOOT_JUMPING else crossed
                    if way % 2 == 0 or self.agile:
                        self._reached(waves, (over * 2 + used) * size + target, points + 1, used)
                    else:
                        if points + 2 <= most:
                            self._reached(waves, (over * 2 + used) * size + target, points + 2, used)
                        if not used:
                            self._reached(waves, (over * 2 + 1) * size + target, points + 1, 1)

    def _reached(self, waves: list[list[int]], place: int, points: int, used: int) -> None:
        """Note a place, unless it was reached for as little, perhaps with the cheap diagonal still to come."""
        if points >= self.cost.get(place, NEVER) or (used and points >= self.cost.get(place - self.covers, NEVER)):
            return
        self.cost[place] = points
        waves[points].append(place)

    def has_end(self, square: int) -> bool:
        """A quick look whether one step leads to an empty square where the unit may stop."""
        for way in range(8):
            target = self.next_from(square, way)
            free = target >= 0 and not self.s.here[target] and not self._into_house(square, way, target)
            if free and self.may_end(target):
                return True
        return False

    def _into_house(self, square: int, way: int, target: int) -> bool:
        """T14.5: whether this step is a jump over a wall, there or back, that would end in the building."""
        crossed, building = self.steps.crossing[square * 8 + way], self.s.tables.ground.building[target]
        return crossed != 0 and building >= 0 and bool(crossed & BIT[building])

    def jumped_into(self) -> list[int]:
        """T14.5: squares of buildings that only a jump over their walls leads to."""
        ends = self.ends()
        return [
            place % self.covers for place in self.cost if self._is_inside(place) and place % self.covers not in ends
        ]

    def _is_inside(self, place: int) -> bool:
        building, crossed = self.s.tables.ground.building[place % self.covers], place // self.covers // 2
        return building >= 0 and bool(crossed & BIT[building])

    def ends(self) -> dict[int, tuple[int, int]]:
        """Where the unit may stop: for each square the points with the cheap diagonal kept, and with it used."""
        found: dict[int, tuple[int, int]] = {}
        size = self.covers
        stops: dict[int, bool] = {}
        for place, points in self.cost.items():
            square = place % size
            layer = place // size
            if layer > 1 and self._is_inside(place):
                continue  # T14.5: not in the building it jumped into
            if square not in stops:
                stops[square] = self.may_end(square)
            if not stops[square]:
                continue
            kept, used = found.get(square, (NEVER, NEVER))
            if layer % 2:
                found[square] = (kept, min(used, points))
            else:
                found[square] = (min(kept, points), used)
        return found


CORNERS: Final = 1
WALLS: Final = 2
UNITS: Final = 3
GROUND: Final = 4
"""What a relaxed walk does not mind, each with all before it."""


class Relaxed(Walk):
    """A walk that minds less, to find out what keeps a unit from a square; for people, not for play-outs."""

    __slots__ = ("level",)

    def __init__(self, s: Battlefield, u: int, agile: bool, level: int) -> None:
        super().__init__(s, u, agile)
        self.level = level

    def next_from(self, square: int, way: int) -> int:
        """The square a step leads to if some things do not count."""
        ground, own = self.s.tables.ground, self.s.squares(self.u)
        dx, dy = WAYS[way]
        for one in self.s.footprint(self.u, square):
            target = shifted(ground, one, dx, dy)
            if target < 0:
                return -1
            if self.level < GROUND and not ground_allows(ground.terrain[target], self.gait):
                return -1
            if self.level < UNITS and target not in own and not self.may_pass(target):
                return -1
            if self.level < WALLS and self._walled(one, target, dx, dy):
                return -1
        target = shifted(ground, square, dx, dy)
        return target if self.s.footprint(self.u, target) else -1

    def _walled(self, square: int, target: int, dx: int, dy: int) -> bool:
        ground, gait = self.s.tables.ground, self.gait
        if gait in (FLYING, ON_FOOT_JUMPING):
            return False
        ways = [[target]]
        if dx and dy:
            ways = [[shifted(ground, square, dx, 0), target], [shifted(ground, square, 0, dy), target]]
        shut = 0
        for squares in ways:
            here = square
            for one in squares:
                edge = edge_between(ground, here, one)
                if edge == WALL or (edge == SMALL and gait >= DRIVING):
                    shut += 1
                    break
                here = one
        return shut == len(ways) if gait < DRIVING else shut > 0


def others_here(s: Battlefield, u: int, square: int) -> int:
    """Who stands on a square besides a unit and its hero, as bits of ``here``."""
    if s.at[u] < 0 or square not in s.squares(u):
        return s.here[square]
    hero, found = s.hero_of(u), 0
    for v in s.units_at(square):
        if v not in (u, hero):
            kind = s.card(v).kind
            bit = MACHINES if kind == VEHICLE else FLYERS if kind == AIRCRAFT else SOLDIERS
            found |= bit << (3 * s.side[v])
    return found


def squad_here(s: Battlefield, u: int, square: int) -> bool:
    """Whether another squad stands on a square."""
    if not s.here[square] & ALL_SOLDIERS:
        return False
    hero = s.hero_of(u)
    return any(v not in (u, hero) and s.card(v).kind != HERO for v in s.units_at(square))
