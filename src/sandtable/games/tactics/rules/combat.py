"""T7, T19, T20: an attack as a value, and the numbers of its dice: pure functions that steps and odds share."""

from typing import ClassVar, Final

from sandtable.games.tactics.rules.cards import (
    ADVANCED_REACTIVE_FIRE,
    CARRIED,
    EVERYBODY_ALIVE,
    FLAME,
    KILL,
    SQUAD,
    SUPERIOR_REACTIVE_FIRE,
    THE_UNIT,
    Row,
)

MODES: Final = ("attack", "sustained", "charge", "reaction", "called")
PLAIN: Final = 0
SUSTAINED: Final = 1
CHARGE: Final = 2
REACTION: Final = 3
CALLED: Final = 4

STAGES: Final = ("first", "sustained", "berserk", "medal", "damage")
FIRST: Final = 0
AGAIN: Final = 1
BERSERK_AGAIN: Final = 2
MEDAL_AGAIN: Final = 3
DAMAGE: Final = 4
"""T19.1: the damage dice of a phaser."""

CRATE_CLASS: Final = 6
"""T9.1: vehicle 3."""
TRAP_CLASS: Final = 8
"""T9.1: vehicle 5."""

MOST_WAVES: Final = 40
"""T20.5: nobody has ever rolled a laser's chain this long; it keeps a game finite."""


class Shot:
    """One weapon row fired at one target: a unit, or the cover element of a square."""

    __slots__ = ("burns", "by", "mark", "rounds", "row", "square", "target")
    fields: ClassVar = (
        *("by:unit", "row:int", "target:unit?", "square:square?", "rounds:int", "mark:figure?", "burns:bool"),
    )

    def __init__(
        self, by: int, row: int, target: int, square: int, rounds: int = 0, mark: int = -1, burns: bool = False
    ) -> None:
        """``rounds`` of limited ammunition (0 for others); ``mark``: the miniature a sniper aims at.

        ``burns``: not the element of the square is meant but everybody in it (T20.4).
        """
        self.by = by
        self.row = row
        self.target = target
        self.square = square
        self.rounds = rounds
        self.mark = mark
        self.burns = burns


class Wound:
    """What the rows of an attack have done to a unit and its owner has not yet shared out (T7.5)."""

    __slots__ = ("damage", "destroyed", "marked", "marks", "unit")
    fields: ClassVar = ("unit:unit", "damage:int", "destroyed:bool", "marks:list figure", "marked:list int")

    def __init__(self, unit: int, damage: int, destroyed: bool, marks: list[int], marked: list[int]) -> None:
        """``marks`` and ``marked``: miniatures hit by snipers, and the damage of each (T17.22)."""
        self.unit = unit
        self.damage = damage
        self.destroyed = destroyed
        self.marks = marks
        self.marked = marked


class Attack:
    """An attack from its declaration to the last loss. It never changes; each step carries on with a new one."""

    __slots__ = ("close", "healing", "mode", "optional", "shooter", "shots", "wounds")
    fields: ClassVar = (
        *("shooter:unit", "mode:mode", "shots:list shot", "close:list shot", "wounds:list wound", "healing:int"),
        "optional:bool",
    )

    def __init__(
        self,
        shooter: int,
        mode: int,
        shots: list[Shot],
        close: list[Shot],
        wounds: list[Wound],
        healing: int,
        optional: bool = False,
    ) -> None:
        """``shots`` are rolled next, ``close`` are C rows that wait (T11.1); ``healing`` counts HITs for the serum.

        ``optional``: something came between declaration and attack, so every row may stay unused (T7.6, R12).
        """
        self.shooter = shooter
        self.mode = mode
        self.shots = shots
        self.close = close
        self.wounds = wounds
        self.healing = healing
        self.optional = optional

    def aiming(self, shot: Shot, close: bool) -> "Attack":
        """With one more row aimed; C rows wait until the others are through (T11.1)."""
        far, near = (self.shots, [*self.close, shot]) if close else ([*self.shots, shot], self.close)
        return Attack(self.shooter, self.mode, far, near, self.wounds, self.healing, self.optional)

    def without_first(self) -> "Attack":
        """The first shot is being rolled."""
        return Attack(self.shooter, self.mode, self.shots[1:], self.close, self.wounds, self.healing)

    def healed(self, hits: int) -> "Attack":
        """T17.25: more HITs for the serum."""
        return Attack(self.shooter, self.mode, self.shots, self.close, self.wounds, self.healing + hits)

    def wounding(self, unit: int, damage: int, destroyed: bool, mark: int) -> "Attack":
        """More damage to a unit; all rows on it are added (T7.5)."""
        wounds: list[Wound] = []
        found = False
        for wound in self.wounds:
            if wound.unit == unit:
                wounds.append(added(wound, damage, destroyed, mark))
                found = True
            else:
                wounds.append(wound)
        if not found:
            wounds.append(added(Wound(unit, 0, False, [], []), damage, destroyed, mark))
        return Attack(self.shooter, self.mode, self.shots, self.close, wounds, self.healing)

    def pending(self, unit: int) -> int:
        """The damage a unit has suffered so far in this attack, marked miniatures apart."""
        for wound in self.wounds:
            if wound.unit == unit:
                return wound.damage
        return 0


def added(wound: Wound, damage: int, destroyed: bool, mark: int) -> Wound:
    """A wound with more damage."""
    if mark < 0:
        return Wound(wound.unit, wound.damage + damage, wound.destroyed or destroyed, wound.marks, wound.marked)
    return Wound(wound.unit, wound.damage, wound.destroyed, [*wound.marks, mark], [*wound.marked, damage])


def carriers(row: Row, figures: list[int], alive: int, rounds: int) -> int:
    """T7.3, T1.4, T20.1: how often the dice of a row count: its living carriers, or the rounds that are fired.

    ``figures`` are the living miniatures of each kind, ``alive`` all of them.
    """
    if row.by == THE_UNIT:
        return rounds
    if row.by == EVERYBODY_ALIVE:
        return alive
    if row.by != CARRIED:
        return 1
    count = 0
    for kind, living in enumerate(figures):
        if row.carriers >> kind & 1:
            count += living
    return count


def dice(row: Row, armour: int, count: int, miniatures: int, doubled: bool, burst: bool) -> int:
    """The dice of a row: a cell for each carrier or round, flames for each target miniature as well.

    ``doubled`` by All In One (T17.4), ``burst`` against a target that has not moved (T20.2); both quadruple (T17.32).
    """
    number = row.dice[armour] * count
    if row.damage[armour] in (FLAME, KILL):
        number *= miniatures
    if doubled:
        number *= 2
    if burst and row.burst:
        number *= 2
    return number


def damage_a_hit(row: Row, armour: int) -> int:
    """T7.5: the damage of a HIT; of a phaser the damage dice it gives (T19.1), of a sniper always one (T17.33)."""
    if row.sniper:
        return 1
    value = row.damage[armour]
    return 1 if value == FLAME else value


def rounds_at_most(kind: int, left: int, alive: int, fired: int) -> int:
    """T20.1: the rounds of a limited row that can be fired: all that are left, of a squad one a living miniature.

    ``fired`` are those of its other limited rows in the same attack.
    """
    return min(left, alive - fired) if kind == SQUAD else left


def minds_cover(row: Row, faq: bool, inside: bool) -> bool:
    """T8.5: whether cover helps against a row; T12.3 F: against artillery only ``inside`` a building."""
    return not row.ignores_cover and not (row.artillery and faq and not inside)


def fires_in_charge(row: Row) -> bool:
    """T17.12: a charge ends with the rows whose printed range is 1 or C."""
    return row.high == 1


def dice_to_react(abilities: int) -> int:
    """T13.1, T17.1, T17.2: one die, two with Advanced, three with Superior Reactive Fire."""
    return 3 if abilities & SUPERIOR_REACTIVE_FIRE else 2 if abilities & ADVANCED_REACTIVE_FIRE else 1
