"""D5 Movement: a point a move; land, sea, amphibious and strategic moves."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT, members
from sandtable.core.errors import Problem
from sandtable.core.event import Value
from sandtable.core.step import Procedure, Question
from sandtable.games.dust.rules.board import KINDS, DustState
from sandtable.games.dust.rules.buying import nothing_taken
from sandtable.games.dust.rules.choose_units import ChooseUnits
from sandtable.games.dust.rules.editions import BOMBER, UNITS
from sandtable.games.dust.rules.reach import by_land, by_sea, landings


class MovePhase(Procedure[DustState]):
    """D5.1: as many moves as the card has movement points."""

    __slots__ = ("player", "points")

    cites: ClassVar = ("D5.1",)
    fields: ClassVar = ("player:seat", "points:int")

    def __init__(self, player: int, points: int) -> None:
        self.player = player
        self.points = points

    def run(self, s: DustState) -> None:
        if self.points:
            seat = self.player
            for area in members(s.lands[seat]) + s.sea_members(s.seas[seat]):
                if cannot_leave(s, seat, area) is None:
                    s.do(Move(seat, self.points))
                    return


def targets(s: DustState, seat: int, origin: int) -> tuple[int, int]:
    """Where all land and air units of an area can go, and where only bombers can: two sets of land areas."""
    free = s.lands[seat] | s.empty_land()
    together = by_land(s, seat, origin) | (landings(s, seat, origin) & free)
    alone = free & ~together & ~BIT[origin] if s.count(origin, BOMBER) else 0
    return together, alone


def not_yours(s: DustState, seat: int, area: int, rule: str) -> Ban | None:
    """D5.2: one moves, and attacks (D6.2), from areas of one's own."""
    return None if s.owner[area] == seat else Ban(rule, "not-yours")


def cannot_leave(s: DustState, seat: int, area: int) -> Ban | None:
    """D5.3: nothing there can go anywhere (also D5.4 to D5.6)."""
    rules = s.tables
    if area >= rules.first_sea:
        near = rules.to_sea[area] & (s.seas[seat] | s.empty_sea())
        return None if near else Ban("D5.4", "nowhere-to-go")
    if rules.to_land[area] & (s.lands[seat] | s.empty_land()):  # the first step of any way over land
        return None
    together, alone = targets(s, seat, area)
    return None if together | alone else Ban("D5.3", "nowhere-to-go")


def other_element(s: DustState, origin: int, target: int) -> Ban | None:
    """D1.9: no move leads from land to sea or from sea to land."""
    return None if s.tables.is_land(origin) == s.tables.is_land(target) else Ban("D1.9", "land-and-sea")


def held_by_others(s: DustState, seat: int, target: int) -> Ban | None:
    """D5.7: areas of enemies and neutrals are not entered."""
    return None if s.owner[target] in (seat, -1) else Ban("D5.7", "held-by-others")


def no_way_by_sea(s: DustState, seat: int, origin: int, target: int) -> Ban | None:
    """D5.4: submarines pass own and unoccupied sea areas."""
    if s.tables.is_land(origin) or by_sea(s, seat, origin) & s.tables.sea_bit(target):
        return None
    return Ban("D5.4", "no-way-by-sea")


def no_way(s: DustState, seat: int, origin: int, target: int) -> Ban | None:
    """D5.3: over land that may be passed, over own submarines (D5.5), or, for bombers, anywhere (D5.6)."""
    if not s.tables.is_land(origin):
        return None
    together, alone = targets(s, seat, origin)
    return None if (together | alone) & BIT[target] else Ban("D5.3", "no-way")


def out_of_reach(s: DustState, seat: int, origin: int, target: int) -> Ban | None:
    """What forbids a move from one area to another, whatever moves."""
    return (
        other_element(s, origin, target)
        or held_by_others(s, seat, target)
        or no_way_by_sea(s, seat, origin, target)
        or no_way(s, seat, origin, target)
    )


def only_bombers(s: DustState, seat: int, origin: int, target: int, kind: int) -> Ban | None:
    """D5.6: where no other way leads only bombers go."""
    if kind == BOMBER or not s.tables.is_land(origin):
        return None
    return None if targets(s, seat, origin)[0] & BIT[target] else Ban("D5.6", "only-bombers")


def not_so_many(s: DustState, area: int, kind: int, count: int, rule: str) -> Ban | None:
    """D5.2: one takes units that are there (also D5.6, D6.2, D9.4)."""
    return Ban(rule, "not-so-many") if count > s.count(area, kind) else None


def kind_chosen(chosen: list[int], kind: int, rule: str) -> Ban | None:
    """D5.2: each kind once, in the order tank, mech, fighter, bomber, submarine (also D6.2)."""
    return Ban(rule, "kind-chosen") if any(chosen[kind:]) else None


class Move(Question[DustState]):
    """D5.1, D5.2: from where, or no more moves."""

    __slots__ = ("player", "points")

    cites: ClassVar = ("D5.1", "D5.2")
    fields: ClassVar = ("player:seat", "points:int")
    verbs: ClassVar = ("move", "done")

    def __init__(self, player: int, points: int) -> None:
        self.player = player
        self.points = points

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-move", {"points": self.points}

    def origins(self, s: DustState) -> list[int]:
        """The areas from which something can go somewhere."""
        seat = self.player
        free = s.lands[seat] | s.empty_land()
        to_land = s.tables.to_land  # the first step of any way over land; only areas without one need a closer look
        found = [area for area in members(s.lands[seat]) if to_land[area] & free or cannot_leave(s, seat, area) is None]
        return found + [area for area in s.sea_members(s.seas[seat]) if cannot_leave(s, seat, area) is None]

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("move").base
        found = [base + area for area in self.origins(s)]
        found.append(s.rules.space.verb("done").base)
        found.sort()
        return found

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        if s.rules.space.verb_at[action] == "done":
            return None
        area = s.chosen(action)
        return not_yours(s, seat, area, "D5.2") or cannot_leave(s, seat, area)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        if s.rules.space.verb_at[action] != "done":
            s.do(MoveTo(seat, self.points, s.chosen(action)))


class Onward(Question[DustState]):
    """The origin of a move or an attack is named; now its target."""

    __slots__ = ("origin", "player", "points")

    fields: ClassVar = ("player:seat", "points:int", "origin:area")
    continues: ClassVar = True

    def __init__(self, player: int, points: int, origin: int) -> None:
        self.player = player
        self.points = points
        self.origin = origin

    def seat(self, s: DustState) -> int:
        return self.player


class MoveTo(Onward):
    """D5.3 to D5.7: where to."""

    __slots__ = ()

    cites: ClassVar = ("D5.3", "D5.4", "D5.5", "D5.6", "D5.7")
    verbs: ClassVar = ("to",)

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-move-to", {"origin": s.tables.area_names[self.origin]}

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("to").base
        if s.tables.is_land(self.origin):
            together, alone = targets(s, seat, self.origin)
            return [base + area for area in members(together | alone)]
        return [base + area for area in s.sea_members(by_sea(s, seat, self.origin))]

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        return out_of_reach(s, seat, self.origin, s.chosen(action))

    def answer(self, s: DustState, seat: int, action: int) -> None:
        s.do(MoveUnits(seat, self.points, self.origin, s.chosen(action), [0] * KINDS))

    def check(self, s: DustState) -> Problem | None:
        if s.owner[self.origin] == self.player:
            return None
        return Problem("the units of a move are one's own", "problem-the-units-of-a-move-are-one-s-own", "D5.2")


class SendUnits(ChooseUnits):
    """D5.2, D6.2: so many units of each kind go from one area to another; for a move or an attack."""

    __slots__ = ("origin", "player", "points", "target")

    fields: ClassVar = ("player:seat", "points:int", "origin:area", "target:area", "chosen:count unit")
    verbs: ClassVar = ("take", "done")
    continues: ClassVar = True
    rule: ClassVar[str] = ""
    """The rule that says which units may be taken."""
    message: ClassVar[str] = ""
    """The id of the question."""

    def __init__(self, player: int, points: int, origin: int, target: int, chosen: list[int]) -> None:
        super().__init__(chosen)
        self.player = player
        self.points = points
        self.origin = origin
        self.target = target

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        names = s.tables.area_names
        return self.message, {"origin": names[self.origin], "target": names[self.target]}

    def refuses(self, s: DustState, kind: int, count: int) -> Ban | None:
        """Why so many of a kind cannot go."""
        return kind_chosen(self.chosen, kind, self.rule) or not_so_many(s, self.origin, kind, count, self.rule)

    def at_hand(self, s: DustState, kind: int) -> int:
        return s.count(self.origin, kind)

    def unfinished(self, s: DustState) -> Ban | None:
        return nothing_taken(self.chosen)

    def further(self, chosen: list[int]) -> ChooseUnits:
        return type(self)(self.player, self.points, self.origin, self.target, chosen)

    def more_than_there(self, s: DustState) -> bool:
        """Whether units are chosen that are not there."""
        return any(self.chosen[kind] > s.count(self.origin, kind) for kind in range(KINDS))


class MoveUnits(SendUnits):
    """D5.2: how many of each kind go."""

    __slots__ = ()

    cites: ClassVar = ("D5.2", "D5.6", "D5.8", "D5.9")
    rule: ClassVar[str] = "D5.2"
    message: ClassVar[str] = "ask-move-units"

    def refuses(self, s: DustState, kind: int, count: int) -> Ban | None:
        return super().refuses(s, kind, count) or only_bombers(s, self.player, self.origin, self.target, kind)

    def carry_out(self, s: DustState, chosen: list[int]) -> None:
        """Control changes at once (D5.8); in some editions bombers from elsewhere may join in (D5.6)."""
        carry(s, self.player, self.origin, self.target, chosen)
        bombers_only = chosen[BOMBER] == sum(chosen)
        if s.tables.edition.strategic_from_many and bombers_only and s.tables.is_land(self.target):
            join = JoinBombers(self.player, self.points, self.target, BIT[self.origin])
            if join.fields_left(s):
                s.do(join)
                return
        s.do(MovePhase(self.player, self.points - 1))

    def check(self, s: DustState) -> Problem | None:
        if s.owner[self.origin] != self.player or out_of_reach(s, self.player, self.origin, self.target) is not None:
            return Problem(
                "a move goes from one's own area to one that can be reached",
                "problem-a-move-goes-from-one-s-own-area-to-one-that-can-be-reached",
                "D5.2",
            )
        for kind in range(KINDS):
            if self.chosen[kind] and only_bombers(s, self.player, self.origin, self.target, kind) is not None:
                return Problem(
                    "only bombers go where no other way leads",
                    "problem-only-bombers-go-where-no-other-way-leads",
                    "D5.6",
                )
        if self.more_than_there(s):
            return Problem("a move takes units that are there", "problem-a-move-takes-units-that-are-there", "D5.2")
        return None


def carry(s: DustState, force: int, origin: int, target: int, units: list[int]) -> None:
    """Units leave one area and enter another: control changes at once (D5.8)."""
    for kind in range(KINDS):
        if units[kind]:
            s.remove(origin, kind, units[kind])
            s.add(force, target, kind, units[kind])
            if s.sink:
                s.sink.tell(
                    "moved",
                    seat=s.tables.seats[force] if s.is_player(force) else "neutral",
                    unit=UNITS[kind],
                    count=units[kind],
                    origin=s.tables.area_names[origin],
                    target=s.tables.area_names[target],
                )


def joined_already(joined: int, area: int) -> Ban | None:
    """D5.6: from each area once."""
    return Ban("D5.6", "joined-already") if joined & BIT[area] else None


def no_airfield(s: DustState, seat: int, area: int, target: int) -> Ban | None:
    """D5.6: bombers fly from own land areas."""
    fits = s.tables.is_land(area) and s.owner[area] == seat and area != target
    return None if fits else Ban("D5.6", "no-airfield")


class JoinBombers(Question[DustState]):
    """D5.6: bombers from other areas join in the same strategic move."""

    __slots__ = ("joined", "player", "points", "target")

    cites: ClassVar = ("D5.6",)
    fields: ClassVar = ("player:seat", "points:int", "target:area", "joined:set area")
    verbs: ClassVar = ("join", "done")
    continues: ClassVar = True

    def __init__(self, player: int, points: int, target: int, joined: int) -> None:
        self.player = player
        self.points = points
        self.target = target
        self.joined = joined

    def seat(self, s: DustState) -> int:
        return self.player

    def fields_left(self, s: DustState) -> list[int]:
        """The areas with bombers that have not joined yet."""
        return [area for area in members(s.lands[self.player]) if self.refuses(s, area, 1) is None]

    def refuses(self, s: DustState, area: int, count: int) -> Ban | None:
        """Why so many bombers of an area cannot join."""
        return (
            no_airfield(s, self.player, area, self.target)
            or joined_already(self.joined, area)
            or not_so_many(s, area, BOMBER, count, "D5.6")
        )

    def legal(self, s: DustState, seat: int) -> list[int]:
        verb = s.rules.space.verb("join")
        width = len(verb.params[1])
        found = [verb.base + area * width + n for area in self.fields_left(s) for n in range(s.count(area, BOMBER))]
        found.append(s.rules.space.verb("done").base)
        found.sort()
        return found

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        if s.rules.space.verb_at[action] == "done":
            return None
        area, count = s.values(action)
        return self.refuses(s, area, count)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        if s.rules.space.verb_at[action] != "done":
            area, count = s.values(action)
            carry(s, seat, area, self.target, [0, 0, 0, count, 0])
            more = JoinBombers(seat, self.points, self.target, self.joined | BIT[area])
            if more.fields_left(s):
                s.do(more)
                return
        s.do(MovePhase(seat, self.points - 1))

    def check(self, s: DustState) -> Problem | None:
        if not s.tables.edition.strategic_from_many or not s.tables.is_land(self.target):
            return Problem(
                "bombers from several areas fly to one land area, in the edition that has it",
                "problem-bombers-from-several-areas-fly-to-one-land-area-in-the-edition-that-has-it",
                "D5.6",
            )
        fits = s.owner[self.target] == self.player and not self.joined & ~s.tables.land_mask and self.fields_left(s)
        if fits:
            return None
        return Problem("bombers join those that have arrived", "problem-bombers-join-those-that-have-arrived", "D5.6")


PROHIBITIONS: Final[Prohibitions] = [
    ("D5.2", not_yours),
    ("D5.3", cannot_leave),
    ("D1.9", other_element),
    ("D5.7", held_by_others),
    ("D5.4", no_way_by_sea),
    ("D5.3", no_way),
    ("D5.6", only_bombers),
    ("D5.2", not_so_many),
    ("D5.2", kind_chosen),
    ("D5.6", joined_already),
    ("D5.6", no_airfield),
]
