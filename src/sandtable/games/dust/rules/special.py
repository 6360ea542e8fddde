"""D9 Special attacks: bombers against submarines, submarines against land, missiles. No battle: one roll, no answer."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT, members
from sandtable.core.chance import volley
from sandtable.core.errors import Problem
from sandtable.core.event import Value
from sandtable.core.step import Chance, Question
from sandtable.games.dust.rules.attack import CombatPhase, TargetAnywhere, attacked_before, no_attack, note_attack
from sandtable.games.dust.rules.board import KINDS, DustState
from sandtable.games.dust.rules.combat import size, victims
from sandtable.games.dust.rules.editions import BOMBER, SUBMARINE, UNITS
from sandtable.games.dust.rules.losses import ChooseLosses
from sandtable.games.dust.rules.movement import Onward, not_so_many
from sandtable.games.dust.rules.tables import MISSILES

RAID_DICE: Final = 2
BOMBARD_DICE: Final = 1
MOST_MISSILES: Final = 6


# D9.1 Bombers against submarines


def raid_targets(s: DustState, seat: int, origin: int) -> list[int]:
    """D9.1: sea areas next to bombers, with submarines of others."""
    if not s.tables.is_land(origin) or not s.count(origin, BOMBER):
        return []
    near = s.sea_members(s.tables.to_sea[origin] & s.others_sea(seat))
    return [area for area in near if not (no_attack(s, seat, area) or attacked_before(s, origin, area))]


def no_raid(s: DustState, seat: int, origin: int) -> Ban | None:
    """D9.1: no bombers, or no submarines next to them."""
    return None if raid_targets(s, seat, origin) else Ban("D9.1", "no-raid")


def not_next_to(s: DustState, origin: int, target: int) -> Ban | None:
    """D9.1: special attacks go against an adjacent area, from land to sea or (D9.2) from sea to land."""
    fits = s.tables.is_land(origin) != s.tables.is_land(target) and s.tables.are_linked(origin, target)
    return None if fits else Ban("D9.1" if s.tables.is_land(origin) else "D9.2", "not-next-to")


# D9.2 Submarines against land


def capital_walls(s: DustState, target: int) -> Ban | None:
    """D9.2: capitals are not bombarded, in most editions."""
    if s.tables.edition.bombard_capitals or not s.tables.is_land(target):
        return None
    return Ban("D9.2", "capital-walls") if s.counting_capitals() & BIT[target] else None


def bombard_targets(s: DustState, seat: int, origin: int) -> list[int]:
    """D9.2: land areas next to submarines, with units of others."""
    if s.tables.is_land(origin):
        return []
    near = members(s.tables.to_land[origin] & s.others_land(seat))
    return [
        area
        for area in near
        if not (no_attack(s, seat, area) or capital_walls(s, area) or attacked_before(s, origin, area))
    ]


def no_bombardment(s: DustState, seat: int, origin: int) -> Ban | None:
    """D9.2: no submarines, or nobody on the coast."""
    return None if bombard_targets(s, seat, origin) else Ban("D9.2", "no-bombardment")


def no_strike(s: DustState, seat: int, origin: int, target: int) -> Ban | None:
    """What forbids a strike by bombers or submarines of one area on another."""
    return (
        not_next_to(s, origin, target)
        or no_attack(s, seat, target)
        or capital_walls(s, target)
        or attacked_before(s, origin, target)
    )


class SpecialTarget(Onward):
    """D9.1, D9.2: against which area."""

    __slots__ = ()

    verbs: ClassVar = ("on",)

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-special-target", {"origin": s.tables.area_names[self.origin]}

    def check(self, s: DustState) -> Problem | None:
        if s.owner[self.origin] == self.player:
            return None
        return Problem("one attacks from one's own area", "problem-one-attacks-from-one-s-own-area", "D9.4")


class RaidTarget(SpecialTarget):
    """D9.1: which submarines."""

    __slots__ = ()

    cites: ClassVar = ("D9.1", "D9.4")

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("on").base
        return sorted(base + area for area in raid_targets(s, seat, self.origin))

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        return no_strike(s, seat, self.origin, s.chosen(action))

    def answer(self, s: DustState, seat: int, action: int) -> None:
        s.do(SpecialUnits(seat, self.points, self.origin, s.chosen(action), BOMBER))


class BombardTarget(SpecialTarget):
    """D9.2: which coast."""

    __slots__ = ()

    cites: ClassVar = ("D9.2", "D9.4", "D9.5")

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("on").base
        return sorted(base + area for area in bombard_targets(s, seat, self.origin))

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        return no_strike(s, seat, self.origin, s.chosen(action))

    def answer(self, s: DustState, seat: int, action: int) -> None:
        s.do(SpecialUnits(seat, self.points, self.origin, s.chosen(action), SUBMARINE))


def other_kind(kind: int, wanted: int) -> Ban | None:
    """D9.4: bombers raid (D9.1), submarines bombard (D9.2)."""
    return None if kind == wanted else Ban("D9.4", "other-kind")


class SpecialUnits(Question[DustState]):
    """D9.1, D9.2: with how many."""

    __slots__ = ("kind", "origin", "player", "points", "target")

    cites: ClassVar = ("D9.1", "D9.2", "D9.4")
    fields: ClassVar = ("player:seat", "points:int", "origin:area", "target:area", "kind:unit")
    verbs: ClassVar = ("take",)
    continues: ClassVar = True

    def __init__(self, player: int, points: int, origin: int, target: int, kind: int) -> None:
        self.player = player
        self.points = points
        self.origin = origin
        self.target = target
        self.kind = kind

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-special-units", {"unit": UNITS[self.kind], "target": s.tables.area_names[self.target]}

    def legal(self, s: DustState, seat: int) -> list[int]:
        verb = s.rules.space.verb("take")
        first = verb.base + self.kind * len(verb.params[1])
        return list(range(first, first + s.count(self.origin, self.kind)))

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        kind, count = s.values(action)
        return other_kind(kind, self.kind) or not_so_many(s, self.origin, kind, count, "D9.4")

    def answer(self, s: DustState, seat: int, action: int) -> None:
        count = s.values(action)[1]
        each = RAID_DICE if self.kind == BOMBER else BOMBARD_DICE
        note_attack(s, seat, self.origin, self.target)
        if s.sink:
            names = s.tables.area_names
            s.sink.tell(
                "struck", seat=s.tables.seats[seat], unit=UNITS[self.kind], count=count, target=names[self.target]
            )
        s.do(Strike(seat, self.target, each * count, True), CombatPhase(seat, self.points))

    def check(self, s: DustState) -> Problem | None:
        if self.kind != (BOMBER if s.tables.is_land(self.origin) else SUBMARINE):
            return Problem("bombers raid, submarines bombard", "problem-bombers-raid-submarines-bombard", "D9.4")
        fits = s.owner[self.origin] == self.player and s.count(self.origin, self.kind)
        struck = fits and no_strike(s, self.player, self.origin, self.target) is None
        return None if struck else Problem("somebody strikes somebody", "problem-somebody-strikes-somebody", "D9.4")


class Strike(Chance[DustState]):
    """D9.4: one roll, no capital or centre dice, nobody answers."""

    __slots__ = ("dice", "player", "shields", "target")

    cites: ClassVar = ("D9.1", "D9.2", "D9.3", "D9.4", "D1.4")
    fields: ClassVar = ("player:seat", "target:area", "dice:int", "shields:bool")
    verbs: ClassVar = ("hits",)

    def __init__(self, player: int, target: int, dice: int, shields: bool) -> None:
        self.player = player
        self.target = target
        self.dice = dice
        self.shields = shields

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("hits").base
        return list(range(base, base + self.dice + 1))

    def weights(self, s: DustState) -> list[int]:
        return volley(self.dice)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        force = s.force_at(self.target)
        hits = min(s.chosen(action), size(force))
        if s.sink:
            s.sink.tell("rolled", force=s.tables.seats[self.player], dice=self.dice, hits=s.chosen(action))
        if not hits:
            return
        if hits == size(force):
            destroy_in_place(s, self.target, force)
        elif force[SUBMARINE]:
            destroy_in_place(s, self.target, [0, 0, 0, 0, hits])
        elif not self.shields:
            s.do(Pick(self.player, self.target, hits, [0] * KINDS))
        else:
            StrikeLosses(self.player, self.target, hits).ask_or_carry_out(s)

    def check(self, s: DustState) -> Problem | None:
        fits = self.dice > 0 and s.owner[self.target] not in (self.player, -1)
        return None if fits else Problem("dice are rolled at somebody", "problem-dice-are-rolled-at-somebody", "D9.4")


def destroy_in_place(s: DustState, target: int, dead: list[int]) -> None:
    """D9.4: units die where they stand; an emptied area is unoccupied and nobody moves in."""
    force = s.rules.domains["force"].names[s.owner[target]]
    for kind in range(KINDS):
        if dead[kind]:
            s.destroy(target, kind, dead[kind])
            if s.sink:
                area = s.tables.area_names[target]
                s.sink.tell("destroyed", force=force, unit=UNITS[kind], count=dead[kind], area=area)


class StrikeLosses(ChooseLosses):
    """D9.2: how many of the hits fall on land units."""

    __slots__ = ("player", "target")

    cites: ClassVar = ("D9.2", "D7.4")
    fields: ClassVar = ("player:seat", "target:area", "hits:int")

    def __init__(self, player: int, target: int, hits: int) -> None:
        super().__init__(hits)
        self.player = player
        self.target = target

    def seat(self, s: DustState) -> int:
        return self.player

    def force(self, s: DustState) -> list[int]:
        return s.force_at(self.target)

    def carry_out(self, s: DustState, on_land: int) -> None:
        destroy_in_place(s, self.target, victims(self.force(s), self.hits, on_land))

    def check(self, s: DustState) -> Problem | None:
        if s.owner[self.target] in (self.player, -1) or self.hits == size(self.force(s)):  # none is hit, or all are
            return Problem("there is a choice of victims", "problem-there-is-a-choice-of-victims", "D7.4")
        return super().check(s)


# D10.11 Missiles


def missile_dice(s: DustState, seat: int) -> int:
    """D10.11: three, or one for each own centre; the house rule: one less than that, at most six."""
    centres = s.own_centres(seat).bit_count()
    if s.tables.small_missiles:
        return max(0, min(MOST_MISSILES, centres - 1))
    return s.tables.edition.missile_dice or centres


def missile_target(s: DustState, seat: int, area: int) -> Ban | None:
    """D10.11: not at capitals; at sea only in some editions."""
    if s.tables.is_land(area):
        return Ban("D10.11", "capital-walls") if s.counting_capitals() & BIT[area] else None
    return None if s.tables.edition.missiles_at_sea else Ban("D10.11", "not-at-sea")


def missile_targets(s: DustState, seat: int) -> list[int]:
    """D10.11: the areas missiles can be fired at."""
    if not missile_dice(s, seat):
        return []
    return [area for area in range(s.tables.areas) if not (missile_target(s, seat, area) or no_attack(s, seat, area))]


def no_missiles(s: DustState, seat: int) -> Ban | None:
    """D10.11: needs the card, a die and a target."""
    fits = s.ability_ready(seat, MISSILES) and missile_targets(s, seat)
    return None if fits else Ban("D10.11", "no-missiles")


class MissileTarget(TargetAnywhere):
    """D10.11, D9.3: where the missiles go."""

    __slots__ = ()

    cites: ClassVar = ("D10.11", "D9.3", "D6.8")

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-missile-target", {"dice": missile_dice(s, seat)}

    def targets(self, s: DustState) -> list[int]:
        return missile_targets(s, self.player)

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        area = s.chosen(action)
        return missile_target(s, seat, area) or no_attack(s, seat, area)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        area = s.chosen(action)
        note_attack(s, seat, -1, area)
        if s.sink:
            s.sink.tell("missiles-fired", seat=s.tables.seats[seat], target=s.tables.area_names[area])
        s.do(Strike(seat, area, missile_dice(s, seat), False), CombatPhase(seat, self.points))

    def check(self, s: DustState) -> Problem | None:
        if missile_targets(s, self.player):
            return None
        return Problem("missiles have a target", "problem-missiles-have-a-target", "D10.11")


def more_than_hits(hits: int, chosen: list[int], count: int) -> Ban | None:
    """D10.11: one unit for each hit."""
    return Ban("D10.11", "more-than-hits") if sum(chosen) + count > hits else None


def not_there(force: list[int], kind: int, count: int) -> Ban | None:
    """D10.11: units that are there."""
    return Ban("D10.11", "not-so-many") if count > force[kind] else None


def picked_already(chosen: list[int], kind: int) -> Ban | None:
    """D10.11: each kind once, in the order tank, mech, fighter, bomber."""
    return Ban("D10.11", "kind-chosen") if any(chosen[kind:]) else None


def too_few_left(force: list[int], hits: int, chosen: list[int], kind: int, count: int) -> Ban | None:
    """D10.11: every hit takes a unit, so enough must be left of the kinds to come."""
    later = sum(force[kind + 1 :])
    return Ban("D10.11", "too-few-left") if sum(chosen) + count + later < hits else None


class Pick(Question[DustState]):
    """D10.11: any unit for each hit, no shielding: so many of each kind."""

    __slots__ = ("chosen", "hits", "player", "target")

    cites: ClassVar = ("D10.11",)
    fields: ClassVar = ("player:seat", "target:area", "hits:int", "chosen:count unit")
    verbs: ClassVar = ("kill",)

    def __init__(self, player: int, target: int, hits: int, chosen: list[int]) -> None:
        self.player = player
        self.target = target
        self.hits = hits
        self.chosen = chosen

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-pick", {"hits": self.hits - sum(self.chosen), "target": s.tables.area_names[self.target]}

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        kind, count = s.values(action)
        force = s.force_at(self.target)
        return (
            picked_already(self.chosen, kind)
            or not_there(force, kind, count)
            or more_than_hits(self.hits, self.chosen, count)
            or too_few_left(force, self.hits, self.chosen, kind, count)
        )

    def answer(self, s: DustState, seat: int, action: int) -> None:
        kind, count = s.values(action)
        chosen = self.chosen[:]
        chosen[kind] += count
        if sum(chosen) == self.hits:
            destroy_in_place(s, self.target, chosen)
        else:
            s.do(PickMore(self.player, self.target, self.hits, chosen))

    def check(self, s: DustState) -> Problem | None:
        force = s.force_at(self.target)
        fits = s.owner[self.target] not in (self.player, -1) and sum(self.chosen) < self.hits < size(force)
        fits = fits and all(self.chosen[kind] <= force[kind] for kind in range(KINDS))
        if fits and not force[SUBMARINE]:
            return None
        return Problem("there is a choice of victims", "problem-there-is-a-choice-of-victims", "D10.11")


class PickMore(Pick):
    """D10.11: the further kinds of the same choice."""

    __slots__ = ()

    continues: ClassVar = True


PROHIBITIONS: Final[Prohibitions] = [
    ("D9.1", no_raid),
    ("D9.1", not_next_to),
    ("D9.2", capital_walls),
    ("D9.2", no_bombardment),
    ("D9.4", other_kind),
    ("D10.11", missile_target),
    ("D10.11", no_missiles),
    ("D10.11", more_than_hits),
    ("D10.11", not_there),
    ("D10.11", picked_already),
    ("D10.11", too_few_left),
]
