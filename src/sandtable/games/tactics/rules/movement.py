"""T5, T3.3: moving. One asks for the destination, for how it is paid if that matters later, and for what is crushed."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.games.tactics.rules.acts import LEAP, MOVE, carries_out
from sandtable.games.tactics.rules.asking import UnitQuestion
from sandtable.games.tactics.rules.board import (
    DIAGONAL,
    FAST_USED,
    LEFT,
    MOVED,
    READY,
    SCOUTED,
    Battlefield,
)
from sandtable.games.tactics.rules.cards import AGILE, AIRCRAFT, SQUAD, VEHICLE
from sandtable.games.tactics.rules.ground import BLANK_SQUARE, OUTSIDE, RUBBLE, WATER
from sandtable.games.tactics.rules.reach import (
    ALL_FLYERS,
    CORNERS,
    DRIVING,
    ENEMIES,
    FLYING,
    GROUND,
    LARGE,
    NEVER,
    ON_FOOT_JUMPING,
    UNITS,
    WALLS,
    Relaxed,
    Walk,
    gait_of,
    others_here,
)
from sandtable.games.tactics.rules.ways import (
    Ends,
    base_points,
    can_exit,
    can_move,
    crushable,
    prepare,
    scout_points,
    walk_ends,
    way_costs,
)

WAYS_TO_PAY: Final = ("diagonal", "points")
BY_DIAGONAL: Final = 0
BY_POINTS: Final = 1


# What is not allowed


def no_such_square(s: Battlefield, square: int) -> Ban | None:
    """T2.1: beyond the edge of the board."""
    return Ban("T2.1", "no-such-square") if s.tables.ground.terrain[square] == OUTSIDE else None


def no_fit(s: Battlefield, u: int, square: int) -> Ban | None:
    """T1.5: a large vehicle needs four squares, named by the upper left one."""
    return None if s.footprint(u, square) else Ban("T1.5", "no-fit")


def closed_ground(s: Battlefield, u: int, square: int) -> Ban | None:
    """T2.1, T1.6: terrain on which the unit cannot stand."""
    ground, gait = s.tables.ground, gait_of(s, u)
    for one in s.footprint(u, square):
        terrain = ground.terrain[one]
        shut = terrain == BLANK_SQUARE or one in s.tiles
        if gait != FLYING:
            shut = shut or terrain == WATER or (terrain == RUBBLE and gait in (DRIVING, LARGE))
        if shut:
            return Ban("T2.1", "closed-ground")
    return None


def trap_there(s: Battlefield, u: int, square: int) -> Ban | None:
    """T2.3: a tank trap stops vehicles, also at the end of a jump (R31)."""
    vehicle = s.card(u).kind == VEHICLE
    return Ban("T2.3", "trap-there") if vehicle and any(s.is_trap(one) for one in s.footprint(u, square)) else None


def aircraft_there(s: Battlefield, u: int, square: int) -> Ban | None:
    """T1.6: nobody enters the square of an aircraft, and an aircraft stops only where nobody is."""
    others = 0
    for one in s.footprint(u, square):
        others |= others_here(s, u, one)
    if s.card(u).kind != AIRCRAFT:
        others &= ALL_FLYERS
    return Ban("T1.6", "aircraft-there") if others else None


def enemy_there(s: Battlefield, u: int, square: int) -> Ban | None:
    """T5.2: squares of enemies are never entered."""
    enemies = ENEMIES[s.side[u]]
    return Ban("T5.2", "enemy-there") if any(s.here[one] & enemies for one in s.footprint(u, square)) else None


def no_room(s: Battlefield, u: int, square: int) -> Ban | None:
    """T5.6: a square holds one squad or vehicle, and heroes."""
    if not any(others_here(s, u, one) for one in s.footprint(u, square)) or Walk(s, u, False).may_end(square):
        return None
    return Ban("T5.6", "no-room")


def no_landing_inside(s: Battlefield, u: int, square: int) -> Ban | None:
    """T1.6: aircraft never enter buildings."""
    inside = s.tables.ground.building[square] >= 0
    return Ban("T1.6", "under-a-roof") if inside and s.card(u).kind == AIRCRAFT else None


def too_large(s: Battlefield, u: int, square: int) -> Ban | None:
    """T1.5: large vehicles never enter buildings."""
    inside = any(s.tables.ground.building[one] >= 0 for one in s.footprint(u, square))
    return Ban("T1.5", "under-a-roof") if inside and s.card(u).large else None


def no_landing(s: Battlefield, u: int, square: int) -> Ban | None:
    """T17.17: a squad that jumps lands on an empty square; beside a lone hero it can only walk (T5.6)."""
    jumps = gait_of(s, u) == ON_FOOT_JUMPING and s.card(u).kind == SQUAD
    return Ban("T17.17", "no-landing") if jumps and others_here(s, u, square) else None


def into_the_house(why: "Detours", square: int) -> Ban | None:
    """T14.5: a jump over walls ends outside that building."""
    return Ban("T14.5", "lands-inside") if square in why.inside else None


def around_the_corner(why: "Detours", square: int) -> Ban | None:
    """T5.3, T5.5: only a diagonal past closed corners leads there."""
    return Ban("T5.3", "corner-closed") if square in why.past_corners else None


def through_a_wall(why: "Detours", square: int) -> Ban | None:
    """T5.7, T14.1: only a step over a wall, or through an entrance too small, leads there."""
    return Ban("T5.7", "wall-in-the-way") if square in why.past_walls else None


def past_others(why: "Detours", square: int) -> Ban | None:
    """T5.2, T2.3: only a way through units or traps leads there."""
    return Ban("T5.2", "units-in-the-way") if square in why.past_units else None


def too_far(why: "Detours", square: int) -> Ban | None:
    """T5.1, T5.4: it costs more points than the unit has."""
    return Ban("T5.1", "too-far") if why.straight.get(square, NEVER) == NEVER else None


def no_way(ends: Ends, square: int) -> Ban | None:
    """T2.1: near enough, but the ground between cannot be crossed."""
    return None if square in ends else Ban("T2.1", "no-way")


def not_entering(s: Battlefield, u: int, verb: str) -> Ban | None:
    """T3.4, R25: off the board the move is to enter."""
    return Ban("T3.4", "must-enter") if not s.on_board(u) and verb in ("to", "stop") else None


def here_already(s: Battlefield, u: int, verb: str) -> Ban | None:
    """T3.3: who is on the board does not enter."""
    return Ban("T3.3", "on-board-already") if s.on_board(u) and verb == "enter" else None


def not_on_the_way(crates: list[int], square: int) -> Ban | None:
    """T2.3, R4: a crate is crushed only on one way with all others named, and payable."""
    return None if square in crates else Ban("T2.3", "not-on-the-way")


def no_exit(s: Battlefield, u: int, moves: int) -> Ban | None:
    """T21.1: in a breakthrough a unit leaves by one point from a square of the far edge."""
    return None if can_exit(s, u, moves) else Ban("T21.1", "no-exit")


PROHIBITIONS: Final[Prohibitions] = [
    ("T2.1", no_such_square),
    ("T1.5", no_fit),
    ("T2.1", closed_ground),
    ("T2.3", trap_there),
    ("T1.6", aircraft_there),
    ("T5.2", enemy_there),
    ("T5.6", no_room),
    ("T1.6", no_landing_inside),
    ("T1.5", too_large),
    ("T17.17", no_landing),
    ("T14.5", into_the_house),
    ("T5.3", around_the_corner),
    ("T5.7", through_a_wall),
    ("T5.2", past_others),
    ("T5.1", too_far),
    ("T2.1", no_way),
    ("T3.4", not_entering),
    ("T3.3", here_already),
    ("T2.3", not_on_the_way),
    ("T21.1", no_exit),
]


class Detours:
    """For people who ask why not: what a unit could reach if corners, then walls, then units did not count."""

    __slots__ = ("inside", "past_corners", "past_units", "past_walls", "straight")

    def __init__(self, s: Battlefield, u: int, moves: int) -> None:
        agile = bool(s.abilities(u) & AGILE)
        found = [prepare(s, u, Relaxed(s, u, agile, level), moves).ends() for level in (CORNERS, WALLS, UNITS, GROUND)]
        for ends in found:
            ends.pop(s.at[u], None)  # staying is not moving
        self.past_corners, self.past_walls, self.past_units = found[0], found[1], found[2]
        self.straight: dict[int, int] = {square: min(kept, used) for square, (kept, used) in found[3].items()}
        walk = prepare(s, u, Walk(s, u, agile), moves)
        self.inside = walk.jumped_into()


# Moving


def ask(s: Battlefield, unit: int, act: int, later: bool) -> bool:
    """A declared move: ask where to; False if there is nowhere to go."""
    u, moves = s.slot[unit], 2 if act == LEAP else 1
    if not can_move(s, u, moves) and not can_exit(s, u, moves):
        return False
    s.do(MoveOn(unit, moves, later) if s.unbroken else Move(unit, moves, later))
    return True


class Move(UnitQuestion):
    """T5.1, T3.3: where the unit goes, or enters."""

    __slots__ = ("_ends", "_why", "later", "moves")
    cites: ClassVar = ("T5.1", "T5.2", "T5.3", "T5.4", "T5.6", "T5.7", "T3.3", "R32")
    fields: ClassVar = ("unit:unit", "moves:int", "later:bool")
    verbs: ClassVar = ("to", "enter", "stop", "exit")

    def __init__(self, unit: int, moves: int, later: bool) -> None:
        """``moves``: two of them as one jump; ``later``: another move of this activation is to come."""
        self.unit = unit
        self.moves = moves
        self.later = later
        self._ends: Ends | None = None  # worked out once: nothing changes while this is asked
        self._why: Detours | None = None

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        entering = not s.on_board(s.slot[self.unit])
        return "ask-enter" if entering else "ask-move", {"unit": s.tables.unit_names[self.unit]}

    def ends(self, s: Battlefield) -> Ends:
        """Where the unit may stop."""
        if self._ends is None:
            self._ends = walk_ends(s, s.slot[self.unit], self.moves)
        return self._ends

    def why(self, s: Battlefield) -> Detours:
        """What keeps it from other squares."""
        if self._why is None:
            self._why = Detours(s, s.slot[self.unit], self.moves)
        return self._why

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        u = s.slot[self.unit]
        base = s.tables.verb_to if s.on_board(u) else s.tables.verb_enter
        found = [base + square for square in self.ends(s)]
        if s.on_board(u):
            found.append(s.tables.verb_stop)
            if can_exit(s, u, self.moves):
                found.append(s.tables.verb_exit)
        found.sort()
        return found

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        u, square = s.slot[self.unit], s.chosen(action)
        verb = s.rules.space.verb_at[action]
        if verb == "exit":
            return no_exit(s, u, self.moves)
        ban = not_entering(s, u, verb) or here_already(s, u, verb)
        if ban is not None or verb == "stop":
            return ban
        return (
            no_such_square(s, square)
            or no_fit(s, u, square)
            or closed_ground(s, u, square)
            or trap_there(s, u, square)
            or aircraft_there(s, u, square)
            or enemy_there(s, u, square)
            or no_landing_inside(s, u, square)
            or too_large(s, u, square)
            or no_room(s, u, square)
            or self._out_of_reach(s, square)
        )

    def _out_of_reach(self, s: Battlefield, square: int) -> Ban | None:
        if square in self.ends(s):
            return None
        why = self.why(s)
        return (
            no_landing(s, s.slot[self.unit], square)
            or into_the_house(why, square)
            or around_the_corner(why, square)
            or through_a_wall(why, square)
            or past_others(why, square)
            or too_far(why, square)
            or no_way(self.ends(s), square)
        )

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        u, square = s.slot[self.unit], s.chosen(action)
        if action == s.tables.verb_stop:
            return
        if action == s.tables.verb_exit:
            leave_board(s, u)
        elif crushable(s, u, self.moves, square, []):
            s.do(Crush(self.unit, self.moves, self.later, square, []))
        else:
            kept, used = self.ends(s)[square]
            settle(s, self.unit, self.moves, self.later, square, [], kept, used)


class MoveOn(Move):
    """The same as part of the order that declared it."""

    __slots__ = ()
    continues = True


def settle(
    s: Battlefield, unit: int, moves: int, later: bool, square: int, crates: list[int], kept: int, used: int
) -> None:
    """The end of the move is known, and what it crushes: pay for it, and ask how if that matters later (T5.4)."""
    u = s.slot[unit]
    if NEVER in (kept, used) or not later:
        stand(s, u, moves, square, min(kept, used), used < kept, crates)
    elif kept <= max(base_points(s, u, moves), used):  # nothing that another move could need
        stand(s, u, moves, square, kept, False, crates)
    else:
        # Two ways, neither of them better: the cheap diagonal now, or additional points now (T5.4, T17.15)
        s.do(Pay(unit, moves, square, crates))


class Pay(UnitQuestion):
    """T5.4, T17.15: the cheap diagonal is for both moves, an additional point for one of them: which is used now?"""

    __slots__ = ("crates", "moves", "square")
    cites: ClassVar = ("T5.4", "T17.15", "R28")
    fields: ClassVar = ("unit:unit", "moves:int", "square:square", "crates:list square")
    verbs: ClassVar = ("pay",)
    continues = True

    def __init__(self, unit: int, moves: int, square: int, crates: list[int]) -> None:
        self.unit = unit
        self.moves = moves
        self.square = square
        self.crates = crates

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        names = s.tables.square_names
        return "ask-pay", {"unit": s.tables.unit_names[self.unit], "square": names[self.square]}

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        return None

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        u, diagonal = s.slot[self.unit], s.chosen(action) == BY_DIAGONAL
        kept, used = way_costs(s, u, self.moves, self.square, self.crates)
        stand(s, u, self.moves, self.square, used if diagonal else kept, diagonal, self.crates)


def stand(s: Battlefield, u: int, moves: int, square: int, points: int, diagonal: bool, crates: list[int]) -> None:
    """Carry the move out: pay, crush, and stand there."""
    over = points - base_points(s, u, moves)
    if over > 0:
        scout = scout_points(s, u)
        s.lasting[u] += SCOUTED * min(over, scout)
        if over > scout:
            s.paid |= FAST_USED
    if diagonal:
        s.paid |= DIAGONAL
    for crate in crates:
        s.clear_element(crate)
        s.tell("crushed", unit=s.name(u), square=s.square_name(crate))
    entered = not s.on_board(u)
    origin = s.at[u]
    s.put(u, square)
    hero = s.hero_of(u)
    s.flags[u] |= MOVED
    if hero >= 0:
        s.flags[hero] |= MOVED
    if entered:
        s.tell("entered", unit=s.name(u), square=s.square_name(square))
    else:
        s.tell("moved", unit=s.name(u), origin=s.square_name(origin), square=s.square_name(square))


def leave_board(s: Battlefield, u: int) -> None:
    """Breakthrough: the unit has left over the far edge, a joined hero with it."""
    hero = s.hero_of(u)
    s.put(u, -1)
    for one in [u] if hero < 0 else [u, hero]:
        s.flags[one] = (s.flags[one] | LEFT) & ~READY
        if s.tables.scenario.bonus_left:
            s.gain(s.side[one], s.card(one).ap)
        s.tell("left", unit=s.name(one), ap=s.card(one).ap)


class Crush(UnitQuestion):
    """T2.3: a vehicle names the crates it crushes on its way, one after the other."""

    __slots__ = ("later", "moves", "named", "square")
    cites: ClassVar = ("T2.3", "T1.5", "R4")
    fields: ClassVar = ("unit:unit", "moves:int", "later:bool", "square:square", "named:list square")
    verbs: ClassVar = ("crush", "done")
    continues = True

    def __init__(self, unit: int, moves: int, later: bool, square: int, named: list[int]) -> None:
        self.unit = unit
        self.moves = moves
        self.later = later
        self.square = square
        self.named = named

    def crates(self, s: Battlefield) -> list[int]:
        """What can still be named."""
        return crushable(s, s.slot[self.unit], self.moves, self.square, self.named)

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        names = s.tables.square_names
        return "ask-crush", {"unit": s.tables.unit_names[self.unit], "square": names[self.square]}

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        return sorted([s.tables.verb_done, *[s.tables.verb_crush + one for one in self.crates(s)]])

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        square = s.chosen(action)
        return None if square < 0 else not_on_the_way(self.crates(s), square)

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        square, u = s.chosen(action), s.slot[self.unit]
        named = self.named if square < 0 else [*self.named, square]
        if square >= 0 and crushable(s, u, self.moves, self.square, named):
            s.do(Crush(self.unit, self.moves, self.later, self.square, named))
        else:
            kept, used = way_costs(s, u, self.moves, self.square, named)
            settle(s, self.unit, self.moves, self.later, self.square, named, kept, used)


carries_out(ask, MOVE, LEAP)
