"""T7.5, T15.2, T17.14: the damage of an attack is shared out: the owner picks who falls."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.chance import volley
from sandtable.core.step import Chance, Procedure
from sandtable.games.tactics.rules.asking import UnitQuestion
from sandtable.games.tactics.rules.board import FIGURES, Battlefield
from sandtable.games.tactics.rules.cards import DAMAGE_RESILIENT, LONE, SQUAD
from sandtable.games.tactics.rules.combat import Wound


def wrong_figure(asked: int, figure: int) -> Ban | None:
    """T7.5: losses are named kind by kind."""
    return None if figure == asked else Ban("T7.5", "wrong-figure")


def wrong_loss(least: int, most: int, count: int) -> Ban | None:
    """T7.5: as many fall as the damage says, of those who are alive."""
    return None if least <= count <= most else Ban("T7.5", "wrong-loss")


ALL: Final = 0
NAMED: Final = 1
OWN: Final = 2
"""What a Damage Resilient unit rolls for: all the damage of the other rows, a sniper's, or a joined hero's share."""

PROHIBITIONS: Final[Prohibitions] = [("T7.5", wrong_figure), ("T7.5", wrong_loss)]


def suffer(s: Battlefield, wound: Wound) -> None:
    """One unit's damage: AP-flame first, then named miniatures (T17.22), then what the owner shares out."""
    v = s.slot[wound.unit]
    if s.at[v] < 0:
        return
    if wound.destroyed:
        hero = s.hero_of(v)
        s.destroy(v)
        if hero >= 0:  # T19.4, R8: a joined hero burns with their squad
            s.destroy(hero)
        return
    if not wound.marks:
        share(s, v, wound.damage)
        return
    s.do(Share(wound.unit, wound.damage))
    # Whoever is named falls before the owner chooses: marks are put on top, the first one last.
    for place in range(len(wound.marks) - 1, -1, -1):
        if wound.marked[place]:
            s.do(Fall(wound.unit, wound.marks[place], wound.marked[place]))


def share(s: Battlefield, v: int, damage: int) -> None:
    """T17.14, T17.34: a Damage Resilient unit rolls before its damage is shared out."""
    if damage and s.card(v).abilities & DAMAGE_RESILIENT:
        s.do(Shrug(s.unit[v], damage, ALL, -1))
    else:
        share_out(s, v, damage)


class Share(Procedure[Battlefield]):
    """T7.5, T17.22: what the other rows did, after the miniatures that were named."""

    __slots__ = ("damage", "unit")
    cites: ClassVar = ("T7.5", "T17.22")
    fields: ClassVar = ("unit:unit", "damage:int")

    def __init__(self, unit: int, damage: int) -> None:
        self.unit = unit
        self.damage = damage

    def run(self, s: Battlefield) -> None:
        v = s.actor(s.slot[self.unit])  # the hero bears it if a sniper has killed their squad's last miniature
        if v >= 0 and s.at[v] >= 0:
            share(s, v, self.damage)


class Fall(Procedure[Battlefield]):
    """T17.22: a sniper hits the miniature they named and nobody else; surplus is lost."""

    __slots__ = ("damage", "mark", "unit")
    cites: ClassVar = ("T17.22", "T17.33", "R34")
    fields: ClassVar = ("unit:unit", "mark:figure", "damage:int")

    def __init__(self, unit: int, mark: int, damage: int) -> None:
        self.unit = unit
        self.mark = mark
        self.damage = damage

    def run(self, s: Battlefield) -> None:
        v = s.slot[self.unit]
        if s.at[v] >= 0 and s.card(v).abilities & DAMAGE_RESILIENT:
            s.do(Shrug(self.unit, self.damage, NAMED, self.mark))
        else:
            fall(s, v, self.mark, self.damage)


def fall(s: Battlefield, v: int, mark: int, damage: int) -> None:
    """A named miniature takes its damage: one of a squad is gone with the first point."""
    name = s.tables.figure_names[mark]
    if name == LONE:
        hero = s.hero_of(v)
        if hero >= 0:
            hit_hero(s, hero, damage, s.at[v] >= 0 and bool(s.card(v).abilities & DAMAGE_RESILIENT))
        return
    kind = s.card(v).figures.index(name)
    if damage and s.figures[v * FIGURES + kind]:
        s.remove(v, kind, 1)


def hit_hero(s: Battlefield, hero: int, damage: int, rolled: bool) -> None:
    """T17.34: a hero who is Damage Resilient rolls for their own share, unless their squad has ``rolled`` for it."""
    if damage and s.card(hero).abilities & DAMAGE_RESILIENT and not rolled:
        s.do(Shrug(s.unit[hero], damage, OWN, -1))
    else:
        s.hurt(hero, damage)


class Shrug(Chance[Battlefield]):
    """T17.14, T17.34: one die for each damage after cover; a HIT ignores it."""

    __slots__ = ("damage", "mark", "part", "unit")
    cites: ClassVar = ("T17.14", "T17.34")
    fields: ClassVar = ("unit:unit", "damage:int", "part:int", "mark:figure?")
    verbs: ClassVar = ("ignored",)

    def __init__(self, unit: int, damage: int, part: int, mark: int) -> None:
        """``part``: ``ALL`` is shared out then, ``NAMED`` is for the miniature ``mark``, ``OWN`` a hero's share."""
        self.unit = unit
        self.damage = damage
        self.part = part
        self.mark = mark

    def odds(self, s: Battlefield) -> list[int]:
        return volley(self.damage)

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        ignored, v = s.chosen(action), s.slot[self.unit]
        s.tell("shrugged", unit=s.tables.unit_names[self.unit], damage=self.damage, ignored=ignored)
        left = self.damage - ignored
        if self.part == ALL:
            share_out(s, v, left)
        elif self.part == NAMED:
            fall(s, v, self.mark, left)
        else:
            s.hurt(v, left)


def share_out(s: Battlefield, v: int, damage: int) -> None:
    """T7.5, T15.2: miniatures of a squad and points of its hero; the owner chooses where there is a choice."""
    if not damage:
        return
    if s.card(v).kind != SQUAD:
        s.hurt(v, damage)
        return
    hero = s.hero_of(v)
    lose_from(s, v, s.unit[hero] if hero >= 0 else -1, damage, 0)


def kind_size(s: Battlefield, v: int, hero: int, kind: int) -> int:
    """How many miniatures of a kind, or points of the hero, there are to lose."""
    if kind < FIGURES:
        return s.figures[v * FIGURES + kind]
    return s.points[s.slot[hero]] if hero >= 0 else 0


def limits(s: Battlefield, v: int, hero: int, damage: int, kind: int) -> tuple[int, int]:
    """The least and the most a kind can lose, so that the later ones can bear the rest."""
    later = sum([kind_size(s, v, hero, k) for k in range(kind + 1, FIGURES + 1)])
    return max(0, damage - later), min(damage, kind_size(s, v, hero, kind))


def lose_from(s: Battlefield, v: int, hero: int, damage: int, first: int) -> None:
    """Take losses kind by kind: forced ones at once, the others by asking.

    What the squad cannot bear is the hero's share, more than their points as well: they may ignore some (T17.34).
    """
    bearable = sum([kind_size(s, v, hero, k) for k in range(first, FIGURES + 1)])
    surplus = max(0, damage - bearable)
    damage -= surplus
    for kind in range(first, FIGURES + 1):
        if not damage:
            return
        least, most = limits(s, v, hero, damage, kind)
        if least < most:
            unit = s.unit[v]
            s.do(Lose(unit, hero, damage, kind) if not s.unbroken else LoseOn(unit, hero, damage, kind))
            return
        lose(s, v, hero, kind, least + surplus if kind == FIGURES else least)
        damage -= least


def lose(s: Battlefield, v: int, hero: int, kind: int, count: int) -> None:
    """Take off so many of a kind."""
    if kind < FIGURES:
        s.remove(v, kind, count)
    elif count:
        # By now the last of their squad may have fallen; what it rolled for counts all the same.
        hit_hero(s, s.slot[hero], count, bool(s.card(v).abilities & DAMAGE_RESILIENT))


class Lose(UnitQuestion):
    """T7.5: the owner says how many of each kind fall, in the order of the card, the hero's points last."""

    __slots__ = ("damage", "hero", "kind")
    cites: ClassVar = ("T7.5", "T1.8", "T15.2", "T15.4")
    fields: ClassVar = ("unit:unit", "hero:unit?", "damage:int", "kind:int")
    verbs: ClassVar = ("lose",)

    def __init__(self, unit: int, hero: int, damage: int, kind: int) -> None:
        self.unit = unit
        self.hero = hero
        self.damage = damage
        self.kind = kind

    def figure(self, s: Battlefield) -> int:
        """The number of the kind that is asked for."""
        card = s.card(s.slot[self.unit])
        return s.tables.figure_numbers[card.figures[self.kind] if self.kind < FIGURES else LONE]

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        figure = s.tables.figure_names[self.figure(s)]
        return "ask-lose", {"unit": s.tables.unit_names[self.unit], "figure": figure, "damage": self.damage}

    def limits(self, s: Battlefield) -> tuple[int, int]:
        """The least and the most."""
        return limits(s, s.slot[self.unit], self.hero, self.damage, self.kind)

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        least, most = self.limits(s)
        base = s.tables.verb_lose + self.figure(s) * s.tables.counts
        return [base + count for count in range(least, most + 1)]

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        figure, count = s.values(action)
        least, most = self.limits(s)
        return wrong_figure(self.figure(s), figure) or wrong_loss(least, most, count)

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        count, v = s.values(action)[1], s.slot[self.unit]
        lose(s, v, self.hero, self.kind, count)
        s.unbroken = True
        lose_from(s, v, self.hero, self.damage - count, self.kind + 1)
        s.unbroken = False


class LoseOn(Lose):
    """The same as part of an order."""

    __slots__ = ()
    continues = True
