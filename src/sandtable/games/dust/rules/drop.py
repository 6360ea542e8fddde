"""D10.7 The mech drop: which mechs, from where, on whom. The battle itself is in battle.py."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import members
from sandtable.core.errors import Problem
from sandtable.core.event import Value
from sandtable.core.step import Question
from sandtable.games.dust.rules.attack import TargetAnywhere, join_battle, no_attack, note_attack, tame_capital
from sandtable.games.dust.rules.board import KINDS, DustState
from sandtable.games.dust.rules.buying import nothing_taken
from sandtable.games.dust.rules.combat import DROP
from sandtable.games.dust.rules.editions import MECH
from sandtable.games.dust.rules.tables import DROPPER


def drop_targets(s: DustState, seat: int) -> list[int]:
    """D10.7: any enemy or neutral land area, if there is a mech at all."""
    if not any(s.count(area, MECH) for area in members(s.lands[seat])):
        return []
    return [area for area in range(s.tables.first_sea) if no_drop_on(s, seat, area) is None]


def no_drop(s: DustState, seat: int) -> Ban | None:
    """D10.7: needs the card, a mech and a target."""
    fits = s.ability_ready(seat, DROPPER) and drop_targets(s, seat)
    return None if fits else Ban("D10.7", "no-drop")


def drop_at_sea(s: DustState, area: int) -> Ban | None:
    """D10.7: mechs are dropped on land."""
    return None if s.tables.is_land(area) else Ban("D10.7", "drop-at-sea")


def no_drop_on(s: DustState, seat: int, area: int) -> Ban | None:
    """What forbids dropping mechs on an area."""
    return drop_at_sea(s, area) or no_attack(s, seat, area) or tame_capital(s, area)


class DropTarget(TargetAnywhere):
    """D10.7: where the mechs are dropped."""

    __slots__ = ()

    cites: ClassVar = ("D10.7", "D6.8", "D6.9")

    def targets(self, s: DustState) -> list[int]:
        return drop_targets(s, self.player)

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        return no_drop_on(s, seat, s.chosen(action))

    def answer(self, s: DustState, seat: int, action: int) -> None:
        s.do(DropMechs(seat, self.points, s.chosen(action), [0] * s.tables.areas))


def no_mechs(s: DustState, seat: int, area: int, count: int) -> Ban | None:
    """D10.7: mechs of one's own areas."""
    fits = s.owner[area] == seat and count <= s.count(area, MECH)
    return None if fits else Ban("D10.7", "no-mechs")


def taken_from(homes: list[int], area: int) -> Ban | None:
    """D10.7: from each area once."""
    return Ban("D10.7", "joined-already") if homes[area] else None


class DropMechs(Question[DustState]):
    """D10.7: mechs from any own areas, one or more."""

    __slots__ = ("homes", "player", "points", "target")

    cites: ClassVar = ("D10.7",)
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
        return "ask-drop-mechs", {"target": s.tables.area_names[self.target]}

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
        area, count = s.values(action)
        return taken_from(self.homes, area) or no_mechs(s, seat, area, count)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        homes = self.homes
        if s.rules.space.verb_at[action] != "done":
            area, count = s.values(action)
            homes = homes[:]
            homes[area] = count
            more = DropMechs(seat, self.points, self.target, homes)
            if more.bases(s):
                s.do(more)
                return
        mechs = [0] * KINDS
        mechs[MECH] = sum(homes)
        note_attack(s, seat, -1, self.target)
        for area in range(s.tables.first_sea):  # they leave the board here and stand in the battle
            if homes[area]:
                s.remove(area, MECH, homes[area])
        join_battle(s, DROP, seat, -1, self.target, homes, mechs, self.points)

    def check(self, s: DustState) -> Problem | None:
        if no_drop_on(s, self.player, self.target) is not None:
            return Problem(
                "mechs are dropped on enemies on land", "problem-mechs-are-dropped-on-enemies-on-land", "D10.7"
            )
        if any(
            count and not (s.owner[area] == self.player and count <= s.count(area, MECH))
            for area, count in enumerate(self.homes)
        ):
            return Problem("mechs come from one's own areas", "problem-mechs-come-from-one-s-own-areas", "D10.7")
        return None


PROHIBITIONS: Final[Prohibitions] = [
    ("D10.7", no_drop),
    ("D10.7", drop_at_sea),
    ("D10.7", no_mechs),
    ("D10.7", taken_from),
]
