"""T7.1 to T7.6: an attack is aimed, row by row, all of it before the first die is rolled."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.games.tactics.rules.acts import ATTACK, CHARGE_ACT, SUSTAINED_ATTACK, carries_out
from sandtable.games.tactics.rules.asking import UnitQuestion
from sandtable.games.tactics.rules.board import FIGURES, Battlefield
from sandtable.games.tactics.rules.cards import LONE, SQUAD, THE_UNIT, Row
from sandtable.games.tactics.rules.combat import CALLED, CHARGE, PLAIN, SUSTAINED, Attack, Shot, rounds_at_most
from sandtable.games.tactics.rules.fire import open_fire
from sandtable.games.tactics.rules.targets import (
    ROWS,
    Jet,
    can_fire,
    element_class,
    element_targets,
    elements_seen,
    enemies,
    has_target,
    hurts,
    in_fire_zone,
    is_clear_jet,
    is_wide_flame,
    jets,
    reaches_square,
    rounds_left,
    row_at,
    rows_of,
    squares_to_burn,
    unfinished,
    unit_targets,
    what_blocks,
)

MODE_OF: Final = {ATTACK: PLAIN, SUSTAINED_ATTACK: SUSTAINED, CHARGE_ACT: CHARGE}


# What is not allowed


def no_enemy(s: Battlefield, u: int, v: int) -> Ban | None:
    """T7.7: targets are enemies on the board; a joined hero is one with their squad (T15.2)."""
    target = v >= 0 and s.side[v] != s.side[u] and s.at[v] >= 0 and not s.leads(v)
    return None if target else Ban("T7.7", "no-enemy")


def no_element(s: Battlefield, square: int) -> Ban | None:
    """T7.7: besides enemies only cover elements are targets."""
    return None if s.element[square] else Ban("T7.7", "no-element")


def not_the_active_unit(only: int, v: int) -> Ban | None:
    """T13.4: all rows of a reaction aim at the unit that is activated."""
    return None if only < 0 or only == v else Ban("T13.4", "not-the-active-unit")


def harmless(row: Row, armour: int) -> Ban | None:
    """T1.4: a row never hurts a class where it shows "-"."""
    return None if hurts(row, armour) else Ban("T1.4", "harmless")


def fireproof(row: Row, trap: bool) -> Ban | None:
    """T9.4: flamethrowers do nothing to tank traps."""
    return Ban("T9.4", "fireproof") if trap and row.flame else None


def not_seen(obstacle: str) -> Ban | None:
    """T6.1: an attack needs a line of sight; the number is that of the rule by which something blocks it."""
    return Ban(obstacle, "not-seen") if obstacle else None


def out_of_range(fits: bool) -> Ban | None:
    """T10.1: the target must be in the range of the row."""
    return None if fits else Ban("T10.1", "out-of-range")


def not_by_flames(flames: bool, fits: bool) -> Ban | None:
    """T20.4: flames that reach further burn squares, all on the line; at elements they pass no units (R43)."""
    return Ban("T20.4", "burns-squares") if flames and not fits else None


def no_flame(squares: list[int], square: int) -> Ban | None:
    """T20.4: fire goes to enemies in sight and range, past squares that burn too."""
    return None if square in squares else Ban("T20.4", "no-flame")


def misses_enemy(ends: list[int]) -> Ban | None:
    """T7.7: squares burn on the way to an enemy, never for themselves."""
    return Ban("T7.7", "misses-enemy") if ends else None


def empty_attack(empty: bool) -> Ban | None:
    """T7.6: rows may stay unused, but not all of them."""
    return Ban("T7.6", "empty-attack") if empty else None


def too_many_rounds(most: int, rounds: int) -> Ban | None:
    """T20.1: no more than are left, and of a squad one for each living miniature."""
    return None if 1 <= rounds <= most else Ban("T20.1", "too-many-rounds")


def no_such_miniature(marks: list[int], figure: int) -> Ban | None:
    """T17.22: a sniper names a miniature that is there."""
    return None if figure in marks else Ban("T17.22", "no-such-miniature")


PROHIBITIONS: Final[Prohibitions] = [
    ("T7.7", no_enemy),
    ("T7.7", no_element),
    ("T13.4", not_the_active_unit),
    ("T1.4", harmless),
    ("T9.4", fireproof),
    ("T6.1", not_seen),
    ("T10.1", out_of_range),
    ("T20.4", not_by_flames),
    ("T20.4", no_flame),
    ("T7.7", misses_enemy),
    ("T7.6", empty_attack),
    ("T20.1", too_many_rounds),
    ("T17.22", no_such_miniature),
]


# Aiming


def ask(s: Battlefield, unit: int, act: int, later: bool) -> bool:
    """A declared attack: aim its rows; False if there is no target any more (T4.5, R12)."""
    u, mode = s.slot[unit], MODE_OF[act]
    if not has_target(s, u, mode):
        return False
    aim(s, Attack(unit, mode, [], [], [], 0, not s.unbroken), 0, -1)
    return True


class Sighted:
    """What an attacker sees; worked out once for all rows."""

    __slots__ = ("elements", "units")

    def __init__(self, s: Battlefield, u: int, only: int) -> None:
        """``only``: the one unit it may aim at (T13.4), -1 if any."""
        self.units = enemies(s, u) if only < 0 else [only]
        self.elements = elements_seen(s, u) if only < 0 else []


class Choices:
    """What one row can be aimed at."""

    __slots__ = ("burning", "elements", "units")

    def __init__(self, s: Battlefield, u: int, place: int, sighted: Sighted, attack: Attack) -> None:
        row = row_at(s, place)
        self.units: list[int] = []
        self.elements: list[int] = []
        self.burning: list[int] = []
        if not can_fire(s, place, attack.mode) or (attack.mode == CALLED and row.artillery):
            return
        if row.by == THE_UNIT and not most_rounds(s, attack, place):
            return
        self.elements = element_targets(s, u, place, sighted.elements)
        if is_wide_flame(row):
            self.burning = squares_to_burn(s, jets(s, u, row, sighted.units), [], row.high)
        else:
            self.units = unit_targets(s, u, place, sighted.units)

    def some(self) -> bool:
        """Whether there is anything to aim at."""
        return bool(self.units or self.elements or self.burning)


def aim(s: Battlefield, attack: Attack, first: int, only: int) -> None:
    """Ask for the target of the next row that has one, beginning with the row of this number; then open fire.

    ``only``: the unit (its slot) that all rows must aim at, -1 if any.
    """
    u = s.slot[attack.shooter]
    sighted = Sighted(s, u, only)
    rows = rows_of(s, u)
    for number in range(first, len(rows)):
        choices = Choices(s, u, rows[number], sighted, attack)
        if choices.some():
            target = s.unit[only] if only >= 0 else -1
            opening = not attack.shots and not attack.close and not s.unbroken and first == 0
            step = Aim(attack, number, target) if opening else AimOn(attack, number, target)
            step.know(choices)
            s.do(step)
            return
    open_fire(s, attack)


class Aim(UnitQuestion):
    """T7.1, T4.2: the target of one row, in the order of the card; a hero's rows after the squad's, C rows last."""

    __slots__ = ("_choices", "attack", "only", "row")
    cites: ClassVar = ("T7.1", "T7.6", "T7.7", "T9.2", "T10.1", "T13.4", "T20.4")
    fields: ClassVar = ("attack:attack", "row:int", "only:unit?")
    verbs: ClassVar = ("at", "wreck", "burn", "hold")

    def __init__(self, attack: Attack, row: int, only: int) -> None:
        """``row`` counts all rows of the attacker; ``only``: the one unit it may aim at."""
        self.attack = attack
        self.row = row
        self.only = only
        self.unit = attack.shooter
        self._choices: Choices | None = None  # nothing changes while this is asked

    def place(self, s: Battlefield) -> int:
        """The row that is aimed."""
        return rows_of(s, s.slot[self.unit])[self.row]

    def know(self, choices: Choices) -> None:
        """What it can be aimed at has been worked out already."""
        self._choices = choices

    def choices(self, s: Battlefield) -> Choices:
        """What it can be aimed at."""
        if self._choices is None:
            u = s.slot[self.unit]
            sighted = Sighted(s, u, s.slot[self.only] if self.only >= 0 else -1)
            self._choices = Choices(s, u, self.place(s), sighted, self.attack)
        return self._choices

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        place = self.place(s)
        return "ask-aim", {"unit": s.name(place // ROWS), "weapon": row_at(s, place).name}

    def must_fire(self, s: Battlefield) -> bool:
        """T7.6: whether this is the last row that could fire and none has been aimed."""
        if self.attack.shots or self.attack.close or self.attack.optional:
            return False
        u = s.slot[self.unit]
        sighted = Sighted(s, u, s.slot[self.only] if self.only >= 0 else -1)
        rows = rows_of(s, u)[self.row + 1 :]
        return not any(Choices(s, u, place, sighted, self.attack).some() for place in rows)

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        choices, tables = self.choices(s), s.tables
        found = [tables.verb_at + s.unit[v] for v in choices.units]
        found += [tables.verb_wreck + square for square in choices.elements]
        found += [tables.verb_burn + square for square in choices.burning]
        if not self.must_fire(s):
            found.append(tables.verb_hold)
        found.sort()
        return found

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        verb, number = s.rules.space.verb_at[action], s.chosen(action)
        if verb == "at":
            return self.forbids_unit(s, s.slot[number])
        if verb == "wreck":
            return self.forbids_element(s, number)
        if verb == "burn":
            return no_flame(self.choices(s).burning, number)
        return empty_attack(self.must_fire(s))

    def forbids_unit(self, s: Battlefield, v: int) -> Ban | None:
        """Why the row may not be aimed at a unit."""
        u, row = s.slot[self.unit], row_at(s, self.place(s))
        ban = no_enemy(s, u, v) or not_the_active_unit(self.only, s.unit[v])
        if ban is not None:
            return ban
        return (
            harmless(row, s.card(v).armour)
            or not_seen("" if v in enemies(s, u) else what_blocks(s, u, s.squares(v), s.level(u, v)))
            or out_of_range(in_fire_zone(s, u, v, row))
            or not_by_flames(is_wide_flame(row), False)
        )

    def forbids_element(self, s: Battlefield, square: int) -> Ban | None:
        """Why the row may not be aimed at the element of a square."""
        u, row = s.slot[self.unit], row_at(s, self.place(s))
        ban = no_element(s, square) or not_the_active_unit(self.only, -1)
        if ban is not None:
            return ban
        return (
            fireproof(row, s.is_trap(square))
            or harmless(row, element_class(s, square))
            or not_seen("" if square in elements_seen(s, u) else what_blocks(s, u, [square], 2))
            or out_of_range(reaches_square(s, u, square, row))
            or not_by_flames(is_wide_flame(row), is_clear_jet(s, u, square, row))
        )

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        verb, number = s.rules.space.verb_at[action], s.chosen(action)
        place = self.place(s)
        row, by = row_at(s, place), s.unit[place // ROWS]
        if verb == "hold":
            self.go_on(s, self.attack)
        elif verb == "burn":
            shot = Shot(by, place % ROWS, -1, number, burns=True)
            burn_on(s, self.attack.aiming(shot, False), self.row, self.only)
        else:
            unit, square = (number, -1) if verb == "at" else (-1, number)
            shot = Shot(by, place % ROWS, unit, square, 1 if row.by == THE_UNIT else 0)
            ask_rounds(s, self, place, shot)

    def go_on(self, s: Battlefield, attack: Attack) -> None:
        """The row is aimed; now the next."""
        s.unbroken = True  # the same order goes on
        aim(s, attack, self.row + 1, s.slot[self.only] if self.only >= 0 else -1)


class AimOn(Aim):
    """The same as part of an order."""

    __slots__ = ()
    continues = True


def burn_on(s: Battlefield, attack: Attack, row: int, only: int) -> None:
    """T20.4: as long as further squares can burn, ask for them."""
    s.unbroken = True
    step = Burn(attack, row, only)
    if step.squares(s):
        s.do(step)
    else:
        aim(s, attack, row + 1, s.slot[only] if only >= 0 else -1)


def burnt_by(attack: Attack, by: int, row: int) -> list[int]:
    """The squares a row burns so far."""
    return [shot.square for shot in attack.shots if shot.burns and shot.by == by and shot.row == row]


class Burn(UnitQuestion):
    """T20.4: a flamethrower of range n burns up to n squares."""

    __slots__ = ("_squares", "_ways", "attack", "only", "row")
    cites: ClassVar = ("T20.4", "T7.7", "R43")
    fields: ClassVar = ("attack:attack", "row:int", "only:unit?")
    verbs: ClassVar = ("burn", "done")
    continues = True

    def __init__(self, attack: Attack, row: int, only: int) -> None:
        """``only``: the one unit it may aim at."""
        self.attack = attack
        self.row = row
        self.only = only
        self.unit = attack.shooter
        self._squares: list[int] | None = None  # nothing changes while this is asked
        self._ways: list[Jet] = []

    def place(self, s: Battlefield) -> int:
        """The row that is aimed."""
        return rows_of(s, s.slot[self.unit])[self.row]

    def burnt(self, s: Battlefield) -> list[int]:
        """What burns so far."""
        place = self.place(s)
        return burnt_by(self.attack, s.unit[place // ROWS], place % ROWS)

    def squares(self, s: Battlefield) -> list[int]:
        """What can burn next."""
        if self._squares is None:
            u, row, burnt = s.slot[self.unit], row_at(s, self.place(s)), self.burnt(s)
            seen = [s.slot[self.only]] if self.only >= 0 else enemies(s, u)
            self._ways = jets(s, u, row, seen)
            self._squares = squares_to_burn(s, self._ways, burnt, row.high - len(burnt))
        return self._squares

    def ends(self, s: Battlefield) -> list[int]:
        """Squares that burn in vain so far."""
        self.squares(s)
        return unfinished(self._ways, self.burnt(s))

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        place = rows_of(s, s.slot[self.unit])[self.row]
        return "ask-burn", {"unit": s.name(place // ROWS), "weapon": row_at(s, place).name}

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        found = [s.tables.verb_burn + square for square in self.squares(s)]
        if not self.ends(s):
            found.append(s.tables.verb_done)
        found.sort()
        return found

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        square = s.chosen(action)
        return misses_enemy(self.ends(s)) if square < 0 else no_flame(self.squares(s), square)

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        square, place = s.chosen(action), self.place(s)
        if square < 0:
            s.unbroken = True
            aim(s, self.attack, self.row + 1, s.slot[self.only] if self.only >= 0 else -1)
            return
        shot = Shot(s.unit[place // ROWS], place % ROWS, -1, square, burns=True)
        burn_on(s, self.attack.aiming(shot, False), self.row, self.only)


# Limited ammunition and snipers


def most_rounds(s: Battlefield, attack: Attack, place: int) -> int:
    """T20.1: what is left of the row, and of a squad one round a living miniature, all limited rows together."""
    u = place // ROWS
    fired = sum([shot.rounds for shot in [*attack.shots, *attack.close] if shot.by == s.unit[u]])
    return rounds_at_most(s.card(u).kind, rounds_left(s, place), s.points[u], fired)


def ask_rounds(s: Battlefield, step: Aim, place: int, shot: Shot) -> None:
    """Ask how many rounds are fired, if there is a choice."""
    if shot.rounds and most_rounds(s, step.attack, place) > 1:
        s.do(Rounds(step.attack, step.row, step.only, shot))
    else:
        ask_mark(s, step.attack, step.row, step.only, shot)


class Rounds(UnitQuestion):
    """T20.1, T19.2: how many rounds of a limited row are fired."""

    __slots__ = ("attack", "only", "row", "shot")
    cites: ClassVar = ("T20.1", "T19.2", "T17.7")
    fields: ClassVar = ("attack:attack", "row:int", "only:unit?", "shot:shot")
    verbs: ClassVar = ("rounds",)
    continues = True

    def __init__(self, attack: Attack, row: int, only: int, shot: Shot) -> None:
        self.attack = attack
        self.row = row
        self.only = only
        self.shot = shot
        self.unit = attack.shooter

    def most(self, s: Battlefield) -> int:
        """How many can be fired."""
        return most_rounds(s, self.attack, s.slot[self.shot.by] * ROWS + self.shot.row)

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        weapon = s.card(s.slot[self.shot.by]).rows[self.shot.row].name
        return "ask-rounds", {"unit": s.tables.unit_names[self.shot.by], "weapon": weapon}

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        return [s.tables.verb_rounds + n for n in range(1, self.most(s) + 1)]

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        return too_many_rounds(self.most(s), s.chosen(action))

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        old = self.shot
        shot = Shot(old.by, old.row, old.target, old.square, s.chosen(action), old.mark)
        ask_mark(s, self.attack, self.row, self.only, shot)


def marks_on(s: Battlefield, v: int) -> list[int]:
    """T17.22, T17.33: the miniatures of a squad a sniper can name, a joined hero too."""
    if s.card(v).kind != SQUAD:
        return []
    numbers = s.tables.figure_numbers
    found = [numbers[name] for k, name in enumerate(s.card(v).figures) if s.figures[v * FIGURES + k]]
    return [*found, numbers[LONE]] if s.hero_of(v) >= 0 else found


def ask_mark(s: Battlefield, attack: Attack, row: int, only: int, shot: Shot) -> None:
    """Ask a sniper for the miniature; then the row is aimed."""
    weapon = s.card(s.slot[shot.by]).rows[shot.row]
    marks = marks_on(s, s.slot[shot.target]) if weapon.sniper and shot.target >= 0 else []
    if len(marks) > 1:
        s.do(Mark(attack, row, only, shot))
        return
    mark = marks[0] if marks else -1
    aimed = Shot(shot.by, shot.row, shot.target, shot.square, shot.rounds, mark)
    s.unbroken = True
    aim(s, attack.aiming(aimed, weapon.close), row + 1, s.slot[only] if only >= 0 else -1)


class Mark(UnitQuestion):
    """T17.22: a sniper names a miniature."""

    __slots__ = ("attack", "only", "row", "shot")
    cites: ClassVar = ("T17.22", "T17.33", "R34")
    fields: ClassVar = ("attack:attack", "row:int", "only:unit?", "shot:shot")
    verbs: ClassVar = ("mark",)
    continues = True

    def __init__(self, attack: Attack, row: int, only: int, shot: Shot) -> None:
        self.attack = attack
        self.row = row
        self.only = only
        self.shot = shot
        self.unit = attack.shooter

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        names = s.tables.unit_names
        return "ask-mark", {"unit": names[self.shot.by], "enemy": names[self.shot.target]}

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        return sorted([s.tables.verb_mark + one for one in marks_on(s, s.slot[self.shot.target])])

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        return no_such_miniature(marks_on(s, s.slot[self.shot.target]), s.chosen(action))

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        old = self.shot
        shot = Shot(old.by, old.row, old.target, old.square, old.rounds, s.chosen(action))
        weapon = s.card(s.slot[shot.by]).rows[shot.row]
        s.unbroken = True
        aim(s, self.attack.aiming(shot, weapon.close), self.row + 1, s.slot[self.only] if self.only >= 0 else -1)


carries_out(ask, ATTACK, SUSTAINED_ATTACK, CHARGE_ACT)
