"""D6 Attacks: what may be attacked, from where and with what. The battle itself is in battle.py."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT, members
from sandtable.core.event import Value
from sandtable.core.step import Procedure, Question
from sandtable.games.dust.board import KINDS, DustState
from sandtable.games.dust.buying import nothing_taken
from sandtable.games.dust.editions import HALF_THE_TARGET, MECH, TWENTY_ANY
from sandtable.games.dust.forces import (
    DROP,
    LAND_BATTLE,
    LANDING,
    SEA_BATTLE,
    Battle,
    bonus_dice,
    first_roller,
)
from sandtable.games.dust.movement import kind_chosen, not_so_many, not_yours, unit_choices
from sandtable.games.dust.reach import by_sea, landings
from sandtable.games.dust.rules import DROPPER, MISSILES

TWENTY: Final = 20
"""D6.9: the victory points after which capitals may be attacked."""
PAIR: Final = 128
"""An origin and a target as one number."""


class CombatPhase(Procedure[DustState]):
    """D6.1: as many attacks as the card has combat points."""

    rules: ClassVar = ("D6.1",)
    fields: ClassVar = ("player:seat", "points:int")

    def __init__(self, player: int, points: int) -> None:
        self.player = player
        self.points = points

    def run(self, s: DustState) -> None:
        if self.points:
            step = Attack(self.player, self.points)
            if len(step.legal(s, self.player)) > 1:
                s.do(step)


# Prohibitions about targets


def nobody_there(s: DustState, seat: int, target: int) -> Ban | None:
    """D6.2, D6.7: one attacks enemies and neutrals, never an unoccupied or an own area."""
    return Ban("D6.7", "nobody-there") if s.owner[target] in (seat, -1) else None


def allied(s: DustState, seat: int, target: int) -> Ban | None:
    """D10.4: peace with an ally until the end of the round."""
    owner = s.owner[target]
    return Ban("D10.4", "allied") if s.is_player(owner) and s.pacts[seat] & BIT[owner] else None


def first_round(s: DustState, target: int) -> Ban | None:
    """D6.8: in round 1 nothing against power sources, centres and, where it is so, capitals."""
    rules = s.game
    if s.round > 1:
        return None
    if rules.is_source(target):
        return Ban("D6.8", "first-round")
    if not rules.is_land(target):
        return None
    closed = s.centres & BIT[target] or (rules.capitals & BIT[target] and not rules.edition.round_one_capitals)
    return Ban("D6.8", "first-round") if closed else None


def capital_closed(s: DustState, seat: int, target: int) -> Ban | None:
    """D6.9, D6.10: capitals have to wait until somebody has come far enough."""
    rules = s.game
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
    return 2 * s.vp[seat] >= s.game.target


def attacked_before(s: DustState, origin: int, target: int) -> Ban | None:
    """D6.6: the same target from the same origin once a turn."""
    return Ban("D6.6", "attacked-before") if origin * PAIR + target in s.attacked else None


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
    return None if s.game.is_land(origin) == s.game.is_land(target) else Ban("D6.3", "wrong-element")


def not_in_range(s: DustState, seat: int, origin: int, target: int) -> Ban | None:
    """D6.2, D6.4, D6.5: an area next to the origin, or one that a chain of submarines leads to."""
    return None if battle_kind(s, seat, origin, target) >= 0 else Ban("D6.2", "not-in-range")


def battle_kind(s: DustState, seat: int, origin: int, target: int) -> int:
    """D7.1, D6.12: what kind of battle this would be; -1: the target is out of range."""
    rules = s.game
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


def battle_targets(s: DustState, seat: int, origin: int) -> list[int]:
    """The areas that units of an area may attack."""
    rules = s.game
    if rules.is_land(origin):
        near = members(rules.to_land[origin] | landings(s, seat, origin))
    elif rules.edition.naval_range:
        reached = by_sea(s, seat, origin) | rules.sea_bit(origin)
        seas = 0
        for place in members(reached):
            seas |= rules.to_sea[place + rules.first_sea]
        near = s.sea_members(seas)
    else:
        near = s.sea_members(rules.to_sea[origin])
    return [area for area in near if not (no_attack(s, seat, area) or attacked_before(s, origin, area))]


def no_target(s: DustState, seat: int, origin: int) -> Ban | None:
    """D6.2: there is nothing to attack from there."""
    return None if battle_targets(s, seat, origin) else Ban("D6.2", "no-target")


class Attack(Question[DustState]):
    """D6.1: the next attack, of whatever kind, or the end of the turn."""

    rules: ClassVar = ("D6.1", "D6.2", "D9.1", "D9.2", "D9.3")
    fields: ClassVar = ("player:seat", "points:int")
    verbs: ClassVar = ("attack", "raid", "bombard", "missiles", "drop", "done")

    def __init__(self, player: int, points: int) -> None:
        self.player = player
        self.points = points

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-attack", {"points": self.points}

    def legal(self, s: DustState, seat: int) -> list[int]:
        from sandtable.games.dust import special

        space = s.rules.space
        attack, raid, bombard = space.verb("attack").base, space.verb("raid").base, space.verb("bombard").base
        found: list[int] = []
        for area in members(s.lands[seat]):
            if battle_targets(s, seat, area):
                found.append(attack + area)
            if special.raid_targets(s, seat, area):
                found.append(raid + area)
        for area in s.sea_members(s.seas[seat]):
            if battle_targets(s, seat, area):
                found.append(attack + area)
            if special.bombard_targets(s, seat, area):
                found.append(bombard + area)
        if s.ability_ready(seat, MISSILES) and special.missile_targets(s, seat):
            found.append(space.verb("missiles").base)
        if s.ability_ready(seat, DROPPER) and drop_targets(s, seat):
            found.append(space.verb("drop").base)
        found.append(space.verb("done").base)
        found.sort()
        return found

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        from sandtable.games.dust import special

        verb = s.rules.space.verb_at[action]
        if verb == "done":
            return None
        if verb == "missiles":
            return special.no_missiles(s, seat)
        if verb == "drop":
            return no_drop(s, seat)
        area = s.chosen(action)
        ban = not_yours(s, seat, area)
        if ban is not None:
            return ban
        if verb == "raid":
            return special.no_raid(s, seat, area)
        if verb == "bombard":
            return special.no_bombardment(s, seat, area)
        return no_target(s, seat, area)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        from sandtable.games.dust import special

        verb = s.rules.space.verb_at[action]
        if verb == "done":
            return
        left = self.points - 1
        if verb == "missiles":
            s.used |= BIT[seat]
            s.do(special.MissileTarget(seat, left))
        elif verb == "drop":
            s.used |= BIT[seat]
            s.do(DropTarget(seat, left))
        elif verb == "raid":
            s.do(special.RaidTarget(seat, left, s.chosen(action)))
        elif verb == "bombard":
            s.do(special.BombardTarget(seat, left, s.chosen(action)))
        else:
            s.do(AttackOn(seat, left, s.chosen(action)))


class AttackOn(Question[DustState]):
    """D6.2 to D6.5: the target."""

    rules: ClassVar = ("D6.2", "D6.4", "D6.5", "D6.6", "D6.8", "D6.9")
    fields: ClassVar = ("player:seat", "points:int", "origin:area")
    verbs: ClassVar = ("on",)
    continues: ClassVar = True

    def __init__(self, player: int, points: int, origin: int) -> None:
        self.player = player
        self.points = points
        self.origin = origin

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-attack-on", {"origin": s.game.area_names[self.origin]}

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("on").base
        return [base + area for area in battle_targets(s, seat, self.origin)]

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        area = s.chosen(action)
        return (
            wrong_element(s, self.origin, area)
            or not_in_range(s, seat, self.origin, area)
            or no_attack(s, seat, area)
            or attacked_before(s, self.origin, area)
        )

    def answer(self, s: DustState, seat: int, action: int) -> None:
        s.do(AttackUnits(seat, self.points, self.origin, s.chosen(action), [0] * KINDS))

    def check(self, s: DustState) -> str:
        return "" if s.owner[self.origin] == self.player else "one attacks from an own area (D6.2)"


class AttackUnits(Question[DustState]):
    """D6.2: any number of units of the one area."""

    rules: ClassVar = ("D6.2", "D7.13")
    fields: ClassVar = ("player:seat", "points:int", "origin:area", "target:area", "chosen:count unit")
    verbs: ClassVar = ("take", "done")
    continues: ClassVar = True

    def __init__(self, player: int, points: int, origin: int, target: int, chosen: list[int]) -> None:
        self.player = player
        self.points = points
        self.origin = origin
        self.target = target
        self.chosen = chosen

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        names = s.game.area_names
        return "ask-attack-units", {"origin": names[self.origin], "target": names[self.target]}

    def refuses(self, s: DustState, kind: int, count: int) -> Ban | None:
        """Why so many of a kind cannot be taken."""
        return kind_chosen(self.chosen, kind) or not_so_many(s, self.origin, kind, count)

    def kinds(self, s: DustState) -> list[int]:
        """The kinds that can still be chosen."""
        return [kind for kind in range(KINDS) if self.refuses(s, kind, 1) is None]

    def legal(self, s: DustState, seat: int) -> list[int]:
        return unit_choices(s, self.origin, self.chosen, self.kinds(s))

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        if s.rules.space.verb_at[action] == "done":
            return nothing_taken(self.chosen)
        kind, count = s.rules.space.verb("take").values(action)
        return self.refuses(s, kind, count + 1)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        chosen = self.chosen
        if s.rules.space.verb_at[action] != "done":
            kind, count = s.rules.space.verb("take").values(action)
            chosen = chosen[:]
            chosen[kind] += count + 1
            more = AttackUnits(seat, self.points, self.origin, self.target, chosen)
            if more.kinds(s):
                s.do(more)
                return
        kind = battle_kind(s, seat, self.origin, self.target)
        note_attack(s, seat, self.origin, self.target)
        join_battle(s, kind, seat, self.origin, self.target, [0] * s.game.areas, chosen, self.points)

    def check(self, s: DustState) -> str:
        if s.owner[self.origin] != self.player or s.owner[self.target] in (self.player, -1):
            return "an attack goes from an own area to an enemy's (D6.2)"
        if battle_kind(s, self.player, self.origin, self.target) < 0:
            return "the target is out of range (D6.2)"
        if any(self.chosen[kind] > s.count(self.origin, kind) for kind in range(KINDS)):
            return "an attack takes units that are there (D6.2)"
        return ""


def note_attack(s: DustState, seat: int, origin: int, target: int) -> None:
    """D6.6, D6.9: remember the pair, and that a capital has been attacked by somebody entitled."""
    if origin >= 0:
        s.attacked.append(origin * PAIR + target)
        s.attacked.sort()
    if s.game.is_land(target) and s.counting_capitals() & BIT[target] and s.is_player(s.owner[target]):
        s.capitals_open = s.capitals_open or entitled(s, seat)


def join_battle(
    s: DustState, kind: int, seat: int, origin: int, target: int, homes: list[int], attackers: list[int], points: int
) -> None:
    """The battle begins; afterwards the combat phase goes on."""
    from sandtable.games.dust.battle import BattleBegins

    rules = s.game
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


# D10.7 The mech drop


def drop_targets(s: DustState, seat: int) -> list[int]:
    """D10.7: any enemy or neutral land area, if there is a mech at all."""
    if not any(s.count(area, MECH) for area in members(s.lands[seat])):
        return []
    return [area for area in range(s.game.first_sea) if not (no_attack(s, seat, area) or tame_capital(s, area))]


def no_drop(s: DustState, seat: int) -> Ban | None:
    """D10.7: needs the card, a mech and a target."""
    fits = s.ability_ready(seat, DROPPER) and drop_targets(s, seat)
    return None if fits else Ban("D10.7", "no-drop")


def tame_capital(s: DustState, area: int) -> Ban | None:
    """House rule: no secret weapon and no mech drop against capitals."""
    closed = s.game.tame_capitals and s.game.is_land(area) and s.game.capitals & BIT[area]
    return Ban("D10.7", "tame-capital") if closed else None


def drop_at_sea(s: DustState, area: int) -> Ban | None:
    """D10.7: mechs are dropped on land."""
    return None if s.game.is_land(area) else Ban("D10.7", "drop-at-sea")


class DropTarget(Question[DustState]):
    """D10.7: where the mechs are dropped."""

    rules: ClassVar = ("D10.7", "D6.8", "D6.9")
    fields: ClassVar = ("player:seat", "points:int")
    verbs: ClassVar = ("on",)
    continues: ClassVar = True

    def __init__(self, player: int, points: int) -> None:
        self.player = player
        self.points = points

    def seat(self, s: DustState) -> int:
        return self.player

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("on").base
        return [base + area for area in drop_targets(s, seat)]

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        area = s.chosen(action)
        return drop_at_sea(s, area) or no_attack(s, seat, area) or tame_capital(s, area)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        s.do(DropMechs(seat, self.points, s.chosen(action), [0] * s.game.areas))


def no_mechs(s: DustState, seat: int, area: int, count: int) -> Ban | None:
    """D10.7: mechs of one's own areas."""
    fits = s.owner[area] == seat and count <= s.count(area, MECH)
    return None if fits else Ban("D10.7", "no-mechs")


def taken_from(homes: list[int], area: int) -> Ban | None:
    """D10.7: from each area once."""
    return Ban("D10.7", "joined-already") if homes[area] else None


class DropMechs(Question[DustState]):
    """D10.7: mechs from any own areas, one or more."""

    rules: ClassVar = ("D10.7",)
    fields: ClassVar = ("player:seat", "points:int", "target:area", "homes:count area")
    verbs: ClassVar = ("from", "done")
    continues: ClassVar = True

    def __init__(self, player: int, points: int, target: int, homes: list[int]) -> None:
        self.player = player
        self.points = points
        self.target = target
        self.homes = homes

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-drop-mechs", {"target": s.game.area_names[self.target]}

    def bases(self, s: DustState) -> list[int]:
        """The areas mechs can still be taken from."""
        own = members(s.lands[self.player])
        return [area for area in own if s.count(area, MECH) and not self.homes[area]]

    def legal(self, s: DustState, seat: int) -> list[int]:
        verb = s.rules.space.verb("from")
        width = len(verb.params[1])
        found = [verb.base + area * width + n for area in self.bases(s) for n in range(s.count(area, MECH))]
        if any(self.homes):
            found.append(s.rules.space.verb("done").base)
        found.sort()
        return found

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        if s.rules.space.verb_at[action] == "done":
            return nothing_taken(self.homes)
        area, count = s.rules.space.verb("from").values(action)
        return taken_from(self.homes, area) or no_mechs(s, seat, area, count + 1)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        homes = self.homes
        if s.rules.space.verb_at[action] != "done":
            area, count = s.rules.space.verb("from").values(action)
            homes = homes[:]
            homes[area] = count + 1
            more = DropMechs(seat, self.points, self.target, homes)
            if more.bases(s):
                s.do(more)
                return
        mechs = [0] * KINDS
        mechs[MECH] = sum(homes)
        note_attack(s, seat, -1, self.target)
        for area in range(s.game.first_sea):  # they leave the board here and stand in the battle
            if homes[area]:
                s.remove(area, MECH, homes[area])
        join_battle(s, DROP, seat, -1, self.target, homes, mechs, self.points)

    def check(self, s: DustState) -> str:
        if s.owner[self.target] in (self.player, -1):
            return "mechs are dropped on enemies (D10.7)"
        if any(
            count and not (s.owner[area] == self.player and count <= s.count(area, MECH))
            for area, count in enumerate(self.homes)
        ):
            return "mechs come from own areas (D10.7)"
        return ""


PROHIBITIONS: Final[Prohibitions] = [
    ("D6.7", nobody_there),
    ("D10.4", allied),
    ("D6.8", first_round),
    ("D6.9", capital_closed),
    ("D6.6", attacked_before),
    ("D6.3", wrong_element),
    ("D6.2", not_in_range),
    ("D6.2", no_target),
    ("D10.7", no_drop),
    ("D10.7", tame_capital),
    ("D10.7", drop_at_sea),
    ("D10.7", no_mechs),
    ("D10.7", taken_from),
]
