"""T11: close combat: C rows come last, and whoever they are aimed at may strike back."""

from typing import ClassVar

from sandtable.core.ban import Ban
from sandtable.games.tactics.rules.asking import UnitQuestion
from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.combat import PLAIN, Attack, Shot
from sandtable.games.tactics.rules.fire import AT_CLOSE_QUARTERS, Fire
from sandtable.games.tactics.rules.targets import ROWS, can_fire, hurts, is_in_range, row_at, rows_of


def strike_backs(s: Battlefield, attack: Attack) -> None:
    """T11.1: ask every unit that C rows are aimed at; then all roll at once."""
    u = s.actor(s.slot[attack.shooter])
    shots = [after_losses(s, shot) for shot in attack.close]
    close = [shot for shot in shots if u >= 0 and s.is_alive(s.slot[shot.by]) and still_there(s, shot)]
    targets: list[int] = []
    for shot in close:
        if shot.target >= 0 and shot.target not in targets:
            targets.append(shot.target)
    ask_next(s, Attack(attack.shooter, attack.mode, close, [], [], attack.healing), targets)


def after_losses(s: Battlefield, shot: Shot) -> Shot:
    """T15.6: a hero whose squad the other rows have killed is what is left of the unit the C rows were aimed at."""
    if shot.target < 0:
        return shot
    v = s.actor(s.slot[shot.target])
    if v < 0 or s.unit[v] == shot.target:
        return shot
    return Shot(shot.by, shot.row, s.unit[v], -1, shot.rounds)


def still_there(s: Battlefield, shot: Shot) -> bool:
    """Whether the target of a C row outlived the other rows."""
    return s.at[s.slot[shot.target]] >= 0 if shot.target >= 0 else s.element[shot.square] > 0


def ask_next(s: Battlefield, attack: Attack, targets: list[int]) -> None:
    """Ask the first of these units that can strike back; when all have answered, roll."""
    for number, unit in enumerate(targets):
        if back_rows(s, attack, s.slot[unit]):
            s.do(StrikeBack(unit, attack, targets[number + 1 :]))
            return
    s.do(Fire(attack))


def back_rows(s: Battlefield, attack: Attack, v: int) -> list[int]:
    """T11.3: the C rows a unit can strike back with, its hero's too."""
    u = s.actor(s.slot[attack.shooter])
    if u < 0:
        return []
    found: list[int] = []
    for place in rows_of(s, v):
        row = row_at(s, place)
        fits = row.close and hurts(row, s.card(u).armour) and can_fire(s, place, PLAIN)
        if fits and is_in_range(s, v, u, row):
            found.append(place)
    return found


class StrikeBack(UnitQuestion):
    """T11.1, T11.3, R14: strike back with all C rows, or not."""

    __slots__ = ("attack", "rest")
    cites: ClassVar = ("T11.1", "T11.2", "T11.3", "R14")
    fields: ClassVar = ("unit:unit", "attack:attack", "rest:list unit")
    verbs: ClassVar = ("strike-back", "pass")

    def __init__(self, unit: int, attack: Attack, rest: list[int]) -> None:
        """``rest``: further units to ask."""
        self.unit = unit
        self.attack = attack
        self.rest = rest

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        names = s.tables.unit_names
        return "ask-strike-back", {"unit": names[self.unit], "enemy": names[self.attack.shooter]}

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        return None

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        attack = self.attack
        if action == s.tables.verb_strike_back:
            v = s.slot[self.unit]
            target = s.unit[s.actor(s.slot[attack.shooter])]
            shots = [Shot(s.unit[place // ROWS], place % ROWS, target, -1) for place in back_rows(s, attack, v)]
            s.tell("strikes-back", unit=s.name(v), enemy=s.tables.unit_names[attack.shooter])
            attack = Attack(attack.shooter, attack.mode, [*attack.shots, *shots], [], [], attack.healing)
        ask_next(s, attack, self.rest)


AT_CLOSE_QUARTERS.append(strike_backs)
