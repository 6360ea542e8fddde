"""D9 Special attacks: bombers against submarines, submarines against land, missiles. No battle: one roll, no answer."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT, members
from sandtable.core.chance import volley
from sandtable.core.event import Value
from sandtable.core.step import Chance, Question
from sandtable.games.dust.attack import CombatPhase, attacked_before, no_attack, note_attack
from sandtable.games.dust.board import KINDS, DustState
from sandtable.games.dust.editions import BOMBER, SUBMARINE, UNITS
from sandtable.games.dust.forces import land_losses, shielded, size, victims
from sandtable.games.dust.movement import Onward, not_so_many
from sandtable.games.dust.rules import MISSILES

RAID_DICE: Final = 2
BOMBARD_DICE: Final = 1
MOST_MISSILES: Final = 6


# D9.1 Bombers against submarines


def raid_targets(s: DustState, seat: int, origin: int) -> list[int]:
    """D9.1: sea areas next to bombers, with submarines of others."""
    if not s.game.is_land(origin) or not s.count(origin, BOMBER):
        return []
    near = s.sea_members(s.game.to_sea[origin] & s.others_sea(seat))
    return [area for area in near if not (no_attack(s, seat, area) or attacked_before(s, origin, area))]


def no_raid(s: DustState, seat: int, origin: int) -> Ban | None:
    """D9.1: no bombers, or no submarines next to them."""
    return None if raid_targets(s, seat, origin) else Ban("D9.1", "no-raid")


def not_next_to(s: DustState, origin: int, target: int) -> Ban | None:
    """D9.1: special attacks go against an adjacent area, from land to sea or (D9.2) from sea to land."""
    fits = s.game.is_land(origin) != s.game.is_land(target) and s.game.are_linked(origin, target)
    return None if fits else Ban("D9.1" if s.game.is_land(origin) else "D9.2", "not-next-to")


# D9.2 Submarines against land


def capital_walls(s: DustState, target: int) -> Ban | None:
    """D9.2: capitals are not bombarded, in most editions."""
    if s.game.edition.bombard_capitals or not s.game.is_land(target):
        return None
    return Ban("D9.2", "capital-walls") if s.counting_capitals() & BIT[target] else None


def bombard_targets(s: DustState, seat: int, origin: int) -> list[int]:
    """D9.2: land areas next to submarines, with units of others."""
    if s.game.is_land(origin):
        return []
    near = members(s.game.to_land[origin] & s.others_land(seat))
    return [
        area
        for area in near
        if not (no_attack(s, seat, area) or capital_walls(s, area) or attacked_before(s, origin, area))
    ]


def no_bombardment(s: DustState, seat: int, origin: int) -> Ban | None:
    """D9.2: no submarines, or nobody on the coast."""
    return None if bombard_targets(s, seat, origin) else Ban("D9.2", "no-bombardment")


def no_strike(s: DustState, seat: int, origin: int, target: int) -> Ban | None:
    """What forbids bombers or submarines of one area to strike another."""
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
        return "ask-special-target", {"origin": s.game.area_names[self.origin]}

    def check(self, s: DustState) -> str:
        return "" if s.owner[self.origin] == self.player else "one attacks from an own area (D9.4)"


class RaidTarget(SpecialTarget):
    """D9.1: which submarines."""

    __slots__ = ()

    rules: ClassVar = ("D9.1", "D9.4")

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

    rules: ClassVar = ("D9.2", "D9.4", "D9.5")

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

    rules: ClassVar = ("D9.1", "D9.2", "D9.4")
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
        return "ask-special-units", {"unit": UNITS[self.kind], "target": s.game.area_names[self.target]}

    def legal(self, s: DustState, seat: int) -> list[int]:
        verb = s.rules.space.verb("take")
        first = verb.base + self.kind * len(verb.params[1])
        return list(range(first, first + s.count(self.origin, self.kind)))

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        kind, count = s.rules.space.verb("take").values(action)
        return other_kind(kind, self.kind) or not_so_many(s, self.origin, kind, count + 1, "D9.4")

    def answer(self, s: DustState, seat: int, action: int) -> None:
        count = s.rules.space.verb("take").values(action)[1] + 1
        each = RAID_DICE if self.kind == BOMBER else BOMBARD_DICE
        note_attack(s, seat, self.origin, self.target)
        if s.sink:
            names = s.game.area_names
            s.sink.tell(
                "struck", seat=s.game.seats[seat], unit=UNITS[self.kind], count=count, target=names[self.target]
            )
        s.do(Strike(seat, self.target, each * count, True), CombatPhase(seat, self.points))

    def check(self, s: DustState) -> str:
        if self.kind != (BOMBER if s.game.is_land(self.origin) else SUBMARINE):
            return "bombers raid, submarines bombard (D9.4)"
        fits = s.owner[self.origin] == self.player and s.count(self.origin, self.kind)
        struck = fits and no_strike(s, self.player, self.origin, self.target) is None
        return "" if struck else "somebody strikes somebody (D9.4)"


class Strike(Chance[DustState]):
    """D9.4: one roll, no capital or centre dice, nobody answers."""

    __slots__ = ("dice", "player", "shields", "target")

    rules: ClassVar = ("D9.1", "D9.2", "D9.3", "D9.4", "D1.4")
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
            s.sink.tell("rolled", force=s.game.seats[self.player], dice=self.dice, hits=s.chosen(action))
        if not hits:
            return
        if hits == size(force):
            fell(s, self.target, force)
        elif force[SUBMARINE]:
            fell(s, self.target, [0, 0, 0, 0, hits])
        elif not self.shields:
            s.do(Pick(self.player, self.target, hits, [0] * KINDS))
        else:
            fewest, most = land_losses(force, hits)
            if fewest < most:
                s.do(StrikeLosses(self.player, self.target, hits))
            else:
                fell(s, self.target, victims(force, hits, fewest))

    def check(self, s: DustState) -> str:
        fits = self.dice > 0 and s.owner[self.target] not in (self.player, -1)
        return "" if fits else "dice are rolled at somebody (D9.4)"


def fell(s: DustState, target: int, dead: list[int]) -> None:
    """D9.4: units die where they stand; an emptied area is unoccupied and nobody moves in."""
    force = s.rules.domains["force"].names[s.owner[target]]
    for kind in range(KINDS):
        if dead[kind]:
            s.destroy(target, kind, dead[kind])
            if s.sink:
                area = s.game.area_names[target]
                s.sink.tell("destroyed", force=force, unit=UNITS[kind], count=dead[kind], area=area)


class StrikeLosses(Question[DustState]):
    """D9.2: how many of the hits fall on land units."""

    __slots__ = ("hits", "player", "target")

    rules: ClassVar = ("D9.2", "D7.4")
    fields: ClassVar = ("player:seat", "target:area", "hits:int")
    verbs: ClassVar = ("losses",)

    def __init__(self, player: int, target: int, hits: int) -> None:
        self.player = player
        self.target = target
        self.hits = hits

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-losses", {"hits": self.hits}

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("losses").base
        fewest, most = land_losses(s.force_at(self.target), self.hits)
        return list(range(base + fewest, base + most + 1))

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        return shielded(s.force_at(self.target), self.hits, s.chosen(action))

    def answer(self, s: DustState, seat: int, action: int) -> None:
        fell(s, self.target, victims(s.force_at(self.target), self.hits, s.chosen(action)))

    def check(self, s: DustState) -> str:
        force = s.force_at(self.target)
        fewest, most = land_losses(force, self.hits)
        fits = s.owner[self.target] not in (self.player, -1) and 0 < self.hits < size(force) and fewest < most
        return "" if fits else "there is a choice of victims (D7.4)"


# D10.11 Missiles


def missile_dice(s: DustState, seat: int) -> int:
    """D10.11: three, or one for each own centre; the house rule: one less than that, at most six."""
    centres = s.own_centres(seat).bit_count()
    if s.game.small_missiles:
        return max(0, min(MOST_MISSILES, centres - 1))
    return s.game.edition.missile_dice or centres


def missile_target(s: DustState, seat: int, area: int) -> Ban | None:
    """D10.11: not at capitals; at sea only where it is so."""
    if s.game.is_land(area):
        return Ban("D10.11", "capital-walls") if s.counting_capitals() & BIT[area] else None
    return None if s.game.edition.missiles_at_sea else Ban("D10.11", "not-at-sea")


def missile_targets(s: DustState, seat: int) -> list[int]:
    """D10.11: the areas missiles can be fired at."""
    if not missile_dice(s, seat):
        return []
    return [area for area in range(s.game.areas) if not (missile_target(s, seat, area) or no_attack(s, seat, area))]


def no_missiles(s: DustState, seat: int) -> Ban | None:
    """D10.11: needs the card, a die and a target."""
    fits = s.ability_ready(seat, MISSILES) and missile_targets(s, seat)
    return None if fits else Ban("D10.11", "no-missiles")


class MissileTarget(Question[DustState]):
    """D10.11, D9.3: where the missiles go."""

    __slots__ = ("player", "points")

    rules: ClassVar = ("D10.11", "D9.3", "D6.8")
    fields: ClassVar = ("player:seat", "points:int")
    verbs: ClassVar = ("on",)
    continues: ClassVar = True

    def __init__(self, player: int, points: int) -> None:
        self.player = player
        self.points = points

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-missile-target", {"dice": missile_dice(s, seat)}

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("on").base
        return [base + area for area in missile_targets(s, seat)]

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        area = s.chosen(action)
        return missile_target(s, seat, area) or no_attack(s, seat, area)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        area = s.chosen(action)
        note_attack(s, seat, -1, area)
        if s.sink:
            s.sink.tell("missiles-fired", seat=s.game.seats[seat], target=s.game.area_names[area])
        s.do(Strike(seat, area, missile_dice(s, seat), False), CombatPhase(seat, self.points))

    def check(self, s: DustState) -> str:
        return "" if missile_targets(s, self.player) else "missiles have a target (D10.11)"


def more_than_hits(hits: int, chosen: list[int], count: int) -> Ban | None:
    """D10.11: a unit a hit."""
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
    """D10.11: any unit a hit, no shielding: so many of each kind."""

    __slots__ = ("chosen", "hits", "player", "target")

    rules: ClassVar = ("D10.11",)
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
        return "ask-pick", {"hits": self.hits - sum(self.chosen), "target": s.game.area_names[self.target]}

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        kind, count = s.rules.space.verb("kill").values(action)
        force = s.force_at(self.target)
        return (
            picked_already(self.chosen, kind)
            or not_there(force, kind, count + 1)
            or more_than_hits(self.hits, self.chosen, count + 1)
            or too_few_left(force, self.hits, self.chosen, kind, count + 1)
        )

    def answer(self, s: DustState, seat: int, action: int) -> None:
        kind, count = s.rules.space.verb("kill").values(action)
        chosen = self.chosen[:]
        chosen[kind] += count + 1
        if sum(chosen) == self.hits:
            fell(s, self.target, chosen)
        else:
            s.do(PickMore(self.player, self.target, self.hits, chosen))

    def check(self, s: DustState) -> str:
        force = s.force_at(self.target)
        fits = s.owner[self.target] not in (self.player, -1) and sum(self.chosen) < self.hits < size(force)
        fits = fits and all(self.chosen[kind] <= force[kind] for kind in range(KINDS))
        return "" if fits and not force[SUBMARINE] else "there is a choice of victims (D10.11)"


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
