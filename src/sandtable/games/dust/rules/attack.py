"""D6 Attacks: what may be attacked, from where and with what. The battle itself is in battle.py.

Special attacks are in special.py, the mech drop is in drop.py.
"""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT, members
from sandtable.core.errors import Problem
from sandtable.core.event import Value
from sandtable.core.step import Procedure, Question
from sandtable.games.dust.rules.board import KINDS, DustState
from sandtable.games.dust.rules.combat import (
    DROP,
    LAND_BATTLE,
    LANDING,
    SEA_BATTLE,
    Battle,
    bonus_dice,
    first_roller,
)
from sandtable.games.dust.rules.editions import HALF_THE_TARGET, TWENTY_ANY
from sandtable.games.dust.rules.movement import Onward, SendUnits, not_yours
from sandtable.games.dust.rules.reach import by_sea, landings
from sandtable.games.dust.rules.tables import DROPPER, MISSILES

TWENTY: Final = 20
"""D6.9: the victory points after which capitals may be attacked."""
PAIR: Final = 128
"""An origin and a target as one number."""


class CombatPhase(Procedure[DustState]):
    """D6.1: as many attacks as the card has combat points."""

    __slots__ = ("player", "points")

    cites: ClassVar = ("D6.1",)
    fields: ClassVar = ("player:seat", "points:int")

    def __init__(self, player: int, points: int) -> None:
        self.player = player
        self.points = points

    def run(self, s: DustState) -> None:
        if self.points:
            step = Attack(self.player, self.points)
            if step.possible(s):
                s.do(step)


# Prohibitions about targets


def nobody_there(s: DustState, seat: int, target: int) -> Ban | None:
    """D6.7: one attacks enemies and neutrals, never an unoccupied area or one's own (also D6.2)."""
    return Ban("D6.7", "nobody-there") if s.owner[target] in (seat, -1) else None


def allied(s: DustState, seat: int, target: int) -> Ban | None:
    """D10.4: peace with an ally until the end of the round."""
    pacts = s.pacts[seat]
    owner = s.owner[target]
    return Ban("D10.4", "allied") if pacts and s.is_player(owner) and pacts & BIT[owner] else None


def first_round(s: DustState, target: int) -> Ban | None:
    """D6.8: in round 1 nothing against power sources, centres and, in some editions, capitals (D6.10: that count)."""
    rules = s.tables
    if s.round > 1:
        return None
    if rules.is_source(target):
        return Ban("D6.8", "first-round")
    if not rules.is_land(target):
        return None
    closed = s.centres & BIT[target] or (s.counting_capitals() & BIT[target] and not rules.edition.round_one_capitals)
    return Ban("D6.8", "first-round") if closed else None


def capital_closed(s: DustState, seat: int, target: int) -> Ban | None:
    """D6.9: capitals have to wait until somebody has come far enough; some are none (D6.10)."""
    rules = s.tables
    if not rules.is_land(target) or not s.counting_capitals() & BIT[target]:
        return None
    way = rules.edition.capital_attacks
    if way == TWENTY_ANY:
        return None if max(s.vp) >= TWENTY else Ban("D6.9", "capital-closed")
    if s.is_neutral(target):
        return None
    if way == HALF_THE_TARGET:
        return None if s.capitals_open or entitled(s, seat) else Ban("D6.9", "capital-closed")
    return None if max(s.vp) >= TWENTY else Ban("D6.9", "capital-closed")


def entitled(s: DustState, seat: int) -> bool:
    """D6.9: whether a player has half of what wins the game."""
    return 2 * s.vp[seat] >= s.tables.target


def attacked_before(s: DustState, origin: int, target: int) -> Ban | None:
    """D6.6: the same target from the same origin once a turn."""
    return Ban("D6.6", "attacked-before") if origin * PAIR + target in s.attacked else None


def tame_capital(s: DustState, target: int) -> Ban | None:
    """D10.7: the house rule: no mech drop, and no secret weapon (D10.3), against capitals that count as such."""
    closed = s.tables.tame_capitals and s.tables.is_land(target) and s.counting_capitals() & BIT[target]
    return Ban("D10.7", "tame-capital") if closed else None


def no_attack(s: DustState, seat: int, target: int) -> Ban | None:
    """What forbids every kind of attack on an area."""
    return (
        nobody_there(s, seat, target)
        or allied(s, seat, target)
        or first_round(s, target)
        or capital_closed(s, seat, target)
    )


def wrong_element(s: DustState, origin: int, target: int) -> Ban | None:
    """D6.3: land and air units cannot attack the sea, submarines not the land."""
    return None if s.tables.is_land(origin) == s.tables.is_land(target) else Ban("D6.3", "wrong-element")


def not_in_range(s: DustState, seat: int, origin: int, target: int) -> Ban | None:
    """D6.2: an area next to the origin, or one that a chain of submarines (D6.4) or the open sea (D6.5) leads to."""
    return None if battle_kind(s, seat, origin, target) >= 0 else Ban("D6.2", "not-in-range")


def battle_kind(s: DustState, seat: int, origin: int, target: int) -> int:
    """D7.1, D6.12: what kind of battle this would be; -1: the target is out of range."""
    rules = s.tables
    if rules.is_land(origin):
        if rules.to_land[origin] & BIT[target]:
            return LAND_BATTLE
        return LANDING if landings(s, seat, origin) & BIT[target] else -1
    if rules.to_sea[origin] & rules.sea_bit(target):
        return SEA_BATTLE
    if rules.edition.naval_range:
        reached = by_sea(s, seat, origin)
        for place in members(reached):
            if rules.to_sea[place + rules.first_sea] & rules.sea_bit(target):
                return SEA_BATTLE
    return -1


def in_range(s: DustState, seat: int, origin: int) -> list[int]:
    """The areas of others that units of an area come to, whether they may attack them or not."""
    rules = s.tables
    if origin < rules.first_sea:
        return members((rules.to_land[origin] | landings(s, seat, origin)) & s.others_land(seat))
    seas = rules.to_sea[origin]
    if rules.edition.naval_range:
        for place in members(by_sea(s, seat, origin)):
            seas |= rules.to_sea[place + rules.first_sea]
    return s.sea_members(seas & s.others_sea(seat))


def battle_targets(s: DustState, seat: int, origin: int) -> list[int]:
    """The areas that units of an area may attack."""
    near = in_range(s, seat, origin)
    return [area for area in near if not (no_attack(s, seat, area) or attacked_before(s, origin, area))]


def open_areas(s: DustState, seat: int) -> tuple[int, int]:
    """The land and the sea areas that a seat may attack, if it can come to them."""
    land, sea = s.others_land(seat), s.others_sea(seat)
    free = s.round > 1 and not s.pacts[seat]  # then only capitals can be closed (D6.9)
    for area in members(land & s.tables.capitals if free else land):
        if no_attack(s, seat, area) is not None:
            land &= ~BIT[area]
    for place in members(0 if free else sea):
        if no_attack(s, seat, place + s.tables.first_sea) is not None:
            sea &= ~BIT[place]
    return land, sea


def off_limits(s: DustState, seat: int, origin: int, target: int) -> Ban | None:
    """What forbids an attack from one area on another."""
    return (
        wrong_element(s, origin, target)
        or not_in_range(s, seat, origin, target)
        or no_attack(s, seat, target)
        or attacked_before(s, origin, target)
    )


def no_target(s: DustState, seat: int, origin: int) -> Ban | None:
    """D6.2: there is nothing to attack from there; if one rule closes all that is in range, that rule."""
    found: Ban | None = None
    mixed = False
    for area in in_range(s, seat, origin):
        ban = no_attack(s, seat, area) or attacked_before(s, origin, area)
        if ban is None:
            return None
        mixed = mixed or (found is not None and found.rule != ban.rule)
        found = ban
    return Ban("D6.2", "no-target") if found is None or mixed else found


class Attack(Question[DustState]):
    """D6.1: the next attack, of whatever kind, or the end of the turn."""

    __slots__ = ("player", "points")

    cites: ClassVar = ("D6.1", "D6.2", "D9.1", "D9.2", "D9.3")
    fields: ClassVar = ("player:seat", "points:int")
    verbs: ClassVar = ("attack", "raid", "bombard", "missiles", "drop", "done")

    def __init__(self, player: int, points: int) -> None:
        self.player = player
        self.points = points

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-attack", {"points": self.points}

    def possible(self, s: DustState) -> bool:
        """Whether there is anything to attack at all."""
        for area in members(s.lands[self.player]):
            if battle_targets(s, self.player, area):
                return True
        return len(self.legal(s, self.player)) > 1

    def legal(self, s: DustState, seat: int) -> list[int]:
        from sandtable.games.dust.rules import drop, special

        space = s.rules.space
        attack, raid, bombard = space.verb("attack").base, space.verb("raid").base, space.verb("bombard").base
        found: list[int] = []
        land, sea = open_areas(s, seat)
        far = s.tables.edition.naval_range
        to_land, to_sea = s.tables.to_land, s.tables.to_sea
        for area in members(s.lands[seat]):
            if land & (to_land[area] | landings(s, seat, area)) and battle_targets(s, seat, area):
                found.append(attack + area)
            if sea & to_sea[area] and special.raid_targets(s, seat, area):
                found.append(raid + area)
        for area in s.sea_members(s.seas[seat]):
            if (sea & to_sea[area] or (far and sea)) and battle_targets(s, seat, area):
                found.append(attack + area)
            if land & to_land[area] and special.bombard_targets(s, seat, area):
                found.append(bombard + area)
        if s.ability_ready(seat, MISSILES) and special.missile_targets(s, seat):
            found.append(space.verb("missiles").base)
        if s.ability_ready(seat, DROPPER) and drop.drop_targets(s, seat):
            found.append(space.verb("drop").base)
        found.append(space.verb("done").base)
        found.sort()
        return found

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        from sandtable.games.dust.rules import closed, drop, special

        verb = s.rules.space.verb_at[action]
        if verb == "done":
            return None
        if verb == "missiles":
            return special.no_missiles(s, seat)
        if verb == "drop":
            return drop.no_drop(s, seat)
        area = s.chosen(action)
        ban = not_yours(s, seat, area, "D6.2")
        if ban is not None:
            return closed.meant_as_target(s, seat, area) or ban
        if verb == "raid":
            return special.no_raid(s, seat, area)
        if verb == "bombard":
            return special.no_bombardment(s, seat, area)
        return no_target(s, seat, area)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        from sandtable.games.dust.rules import drop, special

        verb = s.rules.space.verb_at[action]
        if verb == "done":
            return
        left = self.points - 1
        if verb == "missiles":
            s.used |= BIT[seat]
            s.do(special.MissileTarget(seat, left))
        elif verb == "drop":
            s.used |= BIT[seat]
            s.do(drop.DropTarget(seat, left))
        elif verb == "raid":
            s.do(special.RaidTarget(seat, left, s.chosen(action)))
        elif verb == "bombard":
            s.do(special.BombardTarget(seat, left, s.chosen(action)))
        else:
            s.do(AttackOn(seat, left, s.chosen(action)))


class AttackOn(Onward):
    """D6.2 to D6.5: the target."""

    __slots__ = ()

    cites: ClassVar = ("D6.2", "D6.4", "D6.5", "D6.6", "D6.8", "D6.9")
    verbs: ClassVar = ("on",)

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-attack-on", {"origin": s.tables.area_names[self.origin]}

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("on").base
        return [base + area for area in battle_targets(s, seat, self.origin)]

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        return off_limits(s, seat, self.origin, s.chosen(action))

    def answer(self, s: DustState, seat: int, action: int) -> None:
        s.do(AttackUnits(seat, self.points, self.origin, s.chosen(action), [0] * KINDS))

    def check(self, s: DustState) -> Problem | None:
        if s.owner[self.origin] == self.player:
            return None
        return Problem("one attacks from one's own area", "problem-one-attacks-from-one-s-own-area", "D6.2")


class AttackUnits(SendUnits):
    """D6.2: any number of units of the one area."""

    __slots__ = ()

    cites: ClassVar = ("D6.2", "D7.13")
    rule: ClassVar[str] = "D6.2"
    message: ClassVar[str] = "ask-attack-units"

    def carry_out(self, s: DustState, chosen: list[int]) -> None:
        seat = self.player
        kind = battle_kind(s, seat, self.origin, self.target)
        note_attack(s, seat, self.origin, self.target)
        join_battle(s, kind, seat, self.origin, self.target, [0] * s.tables.areas, chosen, self.points)

    def check(self, s: DustState) -> Problem | None:
        if s.owner[self.origin] != self.player or off_limits(s, self.player, self.origin, self.target) is not None:
            return Problem(
                "an attack goes from one's own area to one that may be attacked",
                "problem-an-attack-goes-from-one-s-own-area-to-one-that-may-be-attacked",
                "D6.2",
            )
        if self.more_than_there(s):
            return Problem(
                "an attack takes units that are there", "problem-an-attack-takes-units-that-are-there", "D6.2"
            )
        return None


class TargetAnywhere(Question[DustState]):
    """D10.7, D10.11: the target of an attack that comes from no area: mechs are dropped, or missiles fired."""

    __slots__ = ("player", "points")

    fields: ClassVar = ("player:seat", "points:int")
    verbs: ClassVar = ("on",)
    continues: ClassVar = True

    def __init__(self, player: int, points: int) -> None:
        self.player = player
        self.points = points

    def seat(self, s: DustState) -> int:
        return self.player

    def targets(self, s: DustState) -> list[int]:
        """The areas that may be chosen."""
        raise NotImplementedError

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("on").base
        return [base + area for area in self.targets(s)]


def note_attack(s: DustState, seat: int, origin: int, target: int) -> None:
    """D6.6, D6.9: remember the pair, and that a capital has been attacked by somebody entitled."""
    if origin >= 0:
        s.attacked.append(origin * PAIR + target)
        s.attacked.sort()
    if s.tables.is_land(target) and s.counting_capitals() & BIT[target] and s.is_player(s.owner[target]):
        s.capitals_open = s.capitals_open or entitled(s, seat)


def join_battle(
    s: DustState, kind: int, seat: int, origin: int, target: int, homes: list[int], attackers: list[int], points: int
) -> None:
    """The battle begins; afterwards the combat phase goes on."""
    from sandtable.games.dust.rules.battle import BattleBegins

    rules = s.tables
    capital = rules.is_land(target) and s.counting_capitals() & BIT[target] != 0
    centre = rules.is_land(target) and s.centres & BIT[target] != 0
    defenders = s.force_at(target)
    battle = Battle(
        kind,
        seat,
        s.owner[target],
        origin,
        target,
        homes,
        [attackers, defenders],
        bonus_dice(capital, centre),
        capital,
        first_roller(attackers, defenders, capital),
        0,
        0,
        0,
        0,
    )
    if s.sink:
        names = rules.area_names
        if kind == DROP:
            s.sink.tell("dropped", seat=rules.seats[seat], target=names[target])
        else:
            s.sink.tell("attacked", seat=rules.seats[seat], origin=names[origin], target=names[target])
    s.do(BattleBegins(battle), CombatPhase(seat, points))


PROHIBITIONS: Final[Prohibitions] = [
    ("D6.7", nobody_there),
    ("D10.4", allied),
    ("D6.8", first_round),
    ("D6.9", capital_closed),
    ("D6.6", attacked_before),
    ("D6.3", wrong_element),
    ("D6.2", not_in_range),
    ("D6.2", no_target),
    ("D10.7", tame_capital),
]
