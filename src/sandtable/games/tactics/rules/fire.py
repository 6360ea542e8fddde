"""T7.3 to T7.5, T8, T19, T20: the dice of an attack, row by row; then what they did is shared out."""

from collections.abc import Callable
from typing import ClassVar, Final

from sandtable.core.ban import Ban
from sandtable.core.chance import volley
from sandtable.core.step import Chance, Procedure
from sandtable.games.tactics.rules.asking import UnitQuestion
from sandtable.games.tactics.rules.board import CRATE, LIMITED, LOADED, Battlefield
from sandtable.games.tactics.rules.cards import (
    BADASS,
    BERSERK,
    DAMAGE_RESILIENT,
    HEROIC_ATTACK,
    HIT,
    KILL,
    MEDAL_OF_HONOR,
    NO_SYMBOL,
    SPOTTER,
    THE_UNIT,
    WIEDERBELEBUNGSSERUM,
    Row,
)
from sandtable.games.tactics.rules.combat import (
    AGAIN,
    BERSERK_AGAIN,
    CALLED,
    DAMAGE,
    FIRST,
    MEDAL_AGAIN,
    MOST_WAVES,
    SUSTAINED,
    Attack,
    Shot,
    damage_a_hit,
)
from sandtable.games.tactics.rules.cover import cover_of, symbol
from sandtable.games.tactics.rules.losses import suffer
from sandtable.games.tactics.rules.targets import ROWS, dice_against, dice_at_element, element_class, is_doubled

AT_CLOSE_QUARTERS: Final[list[Callable[[Battlefield, Attack], None]]] = []
"""What happens when only C rows are left: the chapter on close combat puts it here."""


def open_fire(s: Battlefield, attack: Attack) -> None:
    """T7.4, T12.4: everything is aimed: ammunition is spent, artillery unloaded, flames find who stands there."""
    s.unbroken = False
    for shot in [*attack.shots, *attack.close]:
        w = s.slot[shot.by]
        row = s.card(w).rows[shot.row]
        if row.by == THE_UNIT:
            squad = s.mate[w] if s.leads(w) else w
            if not (s.abilities(squad) | s.card(w).abilities) & BADASS:
                s.ammunition[w * LIMITED + row.slot] -= shot.rounds
        if row.artillery or row.reload:
            s.flags[w] &= ~LOADED
    units: list[Shot] = []
    elements: list[Shot] = []
    for shot in attack.shots:
        if shot.burns:
            here = [v for v in s.units_at(shot.square) if not s.leads(v)]
            units += [Shot(shot.by, shot.row, s.unit[v], -1) for v in here]
        elif shot.target >= 0:
            units.append(shot)
        else:
            elements.append(shot)
    s.tell("attacks", unit=s.tables.unit_names[attack.shooter], mode=s.tables.mode_names[attack.mode])
    # T9.2: units before the elements in their squares
    s.do(Fire(Attack(attack.shooter, attack.mode, [*units, *elements], attack.close, [], 0)))


class Fire(Procedure[Battlefield]):
    """T7.1, T11.1: roll the next row; then share out the damage; then the C rows; then the attack is over."""

    __slots__ = ("attack",)
    cites: ClassVar = ("T7.1", "T7.5", "T11.1", "T9.3")
    fields: ClassVar = ("attack:attack",)

    def __init__(self, attack: Attack) -> None:
        self.attack = attack

    def run(self, s: Battlefield) -> None:
        attack = self.attack
        if attack.shots:
            begin_row(s, attack.without_first(), attack.shots[0])
        elif attack.wounds:
            rest = Attack(attack.shooter, attack.mode, [], attack.close, attack.wounds[1:], attack.healing)
            s.do(Fire(rest))
            suffer(s, attack.wounds[0])
        elif attack.close:
            AT_CLOSE_QUARTERS[0](s, attack)
        else:
            recover(s, attack)


def row_of(s: Battlefield, shot: Shot) -> Row:
    """The weapon row that is fired."""
    return s.card(s.slot[shot.by]).rows[shot.row]


def armour_of(s: Battlefield, shot: Shot) -> int:
    """The class the row is rolled against."""
    if shot.target >= 0:
        return s.card(s.slot[shot.target]).armour
    return element_class(s, shot.square)


def is_shielded(s: Battlefield, v: int) -> bool:
    """T17.16: attacks on a unit whose hero showed Heroic Attack do no damage this round."""
    hero = s.hero_of(v)
    return bool((s.lasting[v] | (s.lasting[hero] if hero >= 0 else 0)) & HEROIC_ATTACK)


def begin_row(s: Battlefield, attack: Attack, shot: Shot) -> None:
    """T7.3: roll the dice of a row, if it has any; what is gone by now is not shot at again (T7.4)."""
    place = s.slot[shot.by] * ROWS + shot.row
    number = 0
    if shot.target >= 0:
        v = s.slot[shot.target]
        if s.at[v] >= 0 and (not is_shielded(s, v) or heals(s, attack, shot)):
            number = dice_of(s, attack, place, v, shot.rounds)
    elif s.element[shot.square]:
        number = dice_at_element(s, place, shot.square, shot.rounds)
    if number:
        s.do(Roll(attack, shot, FIRST, number, 0, 0, 0))
    else:
        s.do(Fire(attack))


def dice_of(s: Battlefield, attack: Attack, place: int, v: int, rounds: int) -> int:
    """The dice of a row; whoever strikes back does so without declared abilities (T11.3)."""
    number = dice_against(s, place, v, rounds)
    if strikes_back(s, attack, place // ROWS) and is_doubled(s, place // ROWS):
        number //= 2
    return number


def strikes_back(s: Battlefield, attack: Attack, w: int) -> bool:
    """Whether a row is fired in answer to the attack, not by the attacker."""
    return s.side[w] != s.tables.side_of_unit[attack.shooter]


def is_friendly_fire(s: Battlefield, shot: Shot) -> bool:
    """R6: flames on friends are not rolled again."""
    return shot.target >= 0 and s.tables.side_of_unit[shot.by] == s.tables.side_of_unit[shot.target]


def squad_of(s: Battlefield, w: int) -> int:
    """The unit a row's owner fights with: the squad of a joined hero, else itself."""
    return s.mate[w] if s.leads(w) else w


def is_inverted(s: Battlefield, shot: Shot, stage: int) -> bool:
    """T17.23, T17.32: with a spotter attack dice hit on BLANK; damage dice do not."""
    return stage != DAMAGE and bool(s.card(squad_of(s, s.slot[shot.by])).abilities & SPOTTER)


def has_berserk(s: Battlefield, w: int) -> bool:
    """T17.8, T17.27: whether Berserk was announced by the row's owner or its mate."""
    mate = s.mate[w]
    return bool((s.lasting[w] | (s.lasting[mate] if mate >= 0 else 0)) & BERSERK)


class Roll(Chance[Battlefield]):
    """T7.3: the dice of a row; once more for a sustained attack, Berserk and the medal; lasers go on while they hit."""

    __slots__ = ("attack", "dice", "hits", "missed", "shot", "stage", "wave")
    cites: ClassVar = ("T7.3", "T4.3", "T17.8", "T17.18", "T17.23", "T19.1", "T20.5")
    fields: ClassVar = (
        *("attack:attack", "shot:shot", "stage:stage", "dice:int", "hits:int", "missed:int", "wave:int"),
    )
    verbs: ClassVar = ("hits",)

    def __init__(self, attack: Attack, shot: Shot, stage: int, dice: int, hits: int, missed: int, wave: int) -> None:
        """``hits`` so far, ``missed``: dice that have never hit; ``wave``: how often a laser has gone on."""
        self.attack = attack
        self.shot = shot
        self.stage = stage
        self.dice = dice
        self.hits = hits
        self.missed = missed
        self.wave = wave

    def odds(self, s: Battlefield) -> list[int]:
        weights = volley(self.dice)
        return weights[::-1] if is_inverted(s, self.shot, self.stage) else weights

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        count = s.chosen(action)
        row = row_of(s, self.shot)
        s.tell(
            "rolled",
            unit=s.tables.unit_names[self.shot.by],
            weapon=row.name,
            dice=self.dice,
            hits=count,
            stage=s.tables.stage_names[self.stage],
        )
        if self.stage == DAMAGE:
            self.settle(s, count, self.hits)
            return
        hits = self.hits + count
        missed = self.missed if self.wave else self.missed + self.dice - count
        if row.laser and count and self.wave < MOST_WAVES and self.matters(s, hits):
            s.do(Roll(self.attack, self.shot, self.stage, count, hits, missed, self.wave + 1))
        else:
            self.next_stage(s, hits, missed)

    def matters(self, s: Battlefield, hits: int) -> bool:
        """R10: a laser is rolled on while more hits could still do something."""
        shot = self.shot
        damage = hits * damage_a_hit(row_of(s, shot), armour_of(s, shot))
        if shot.target < 0:
            return damage < element_points(s, shot.square)
        v = s.slot[shot.target]
        hero = s.hero_of(v)
        if saving_symbol(s, self.attack, shot) != NO_SYMBOL or s.card(s.slot[shot.by]).abilities & WIEDERBELEBUNGSSERUM:
            return True
        if (s.card(v).abilities | (s.card(hero).abilities if hero >= 0 else 0)) & DAMAGE_RESILIENT:
            return True
        total = s.points[v] + (s.points[hero] if hero >= 0 else 0)
        return self.attack.pending(shot.target) + damage < total

    def next_stage(self, s: Battlefield, hits: int, missed: int) -> None:
        """T4.3, T17.8, T17.31: sustained first, then Berserk, then the medal."""
        attack, shot, stage = self.attack, self.shot, self.stage
        w = s.slot[shot.by]
        if missed and not is_friendly_fire(s, shot) and not strikes_back(s, attack, w):
            if stage < AGAIN and attack.mode == SUSTAINED:
                s.do(Roll(attack, shot, AGAIN, missed, hits, 0, 0))
                return
            if stage < BERSERK_AGAIN and has_berserk(s, w):
                s.do(Roll(attack, shot, BERSERK_AGAIN, missed, hits, 0, 0))
                return
            if stage < MEDAL_AGAIN and s.lasting[w] & MEDAL_OF_HONOR:
                if any(other.by == shot.by for other in [*attack.shots, *attack.close]):
                    s.do(Medal(attack, shot, hits, missed))
                else:
                    use_medal(s, attack, shot, hits, missed)
                return
        self.finish(s, hits)

    def finish(self, s: Battlefield, hits: int) -> None:
        """All dice have come to rest: what did they do?"""
        finish_row(s, self.attack, self.shot, hits)

    def settle(self, s: Battlefield, damage: int, hits: int) -> None:
        """T19.1: each HIT of a phaser's damage dice is one damage."""
        wound(s, healing(s, self.attack, self.shot, hits), self.shot, damage, False)


def use_medal(s: Battlefield, attack: Attack, shot: Shot, hits: int, missed: int) -> None:
    """T17.31: one die that missed is rolled again."""
    s.lasting[s.slot[shot.by]] &= ~MEDAL_OF_HONOR
    s.do(Roll(attack, shot, MEDAL_AGAIN, 1, hits, missed - 1, 0))


class Medal(UnitQuestion):
    """T17.18, T17.31: roll one die of this row again, or keep the medal for a later row of this attack."""

    __slots__ = ("attack", "hits", "missed", "shot")
    cites: ClassVar = ("T17.18", "T17.31")
    fields: ClassVar = ("attack:attack", "shot:shot", "hits:int", "missed:int")
    verbs: ClassVar = ("again", "wait")

    def __init__(self, attack: Attack, shot: Shot, hits: int, missed: int) -> None:
        self.attack = attack
        self.shot = shot
        self.hits = hits
        self.missed = missed
        self.unit = attack.shooter

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        return "ask-medal", {"unit": s.tables.unit_names[self.shot.by], "weapon": row_of(s, self.shot).name}

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        return None

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        if action == s.tables.verb_again:
            use_medal(s, self.attack, self.shot, self.hits, self.missed)
        else:
            finish_row(s, self.attack, self.shot, self.hits)


def finish_row(s: Battlefield, attack: Attack, shot: Shot, hits: int) -> None:
    """T19, T8: what the hits of a row do: destroy, give damage dice, or wait for cover."""
    row, armour = row_of(s, shot), armour_of(s, shot)
    if not hits:
        s.do(Fire(attack))
    elif row.phaser:
        s.do(Roll(attack, shot, DAMAGE, hits * row.damage[armour], hits, 0, 0))
    elif saving_symbol(s, attack, shot) != NO_SYMBOL:
        s.do(Save(attack, shot, hits))
    elif row.damage[armour] == KILL:
        wound(s, healing(s, attack, shot, hits), shot, 0, True)
    else:
        wound(s, healing(s, attack, shot, hits), shot, hits * damage_a_hit(row, armour), False)


def is_direct(attack: Attack, row: Row) -> bool:
    """T8.7: indirect fire has no line."""
    return not (attack.mode == CALLED and row.artillery)


def saving_symbol(s: Battlefield, attack: Attack, shot: Shot) -> int:
    """T8.1: what saves a hit of this row; nothing for elements and all but squads."""
    if shot.target < 0:
        return NO_SYMBOL
    u, v, row = squad_of(s, s.slot[shot.by]), s.slot[shot.target], row_of(s, shot)
    return symbol(s.card(v), cover_of(s, u, v, row, is_direct(attack, row)))


class Save(Chance[Battlefield]):
    """T8.1, T8.5, R9: one die for each hit of a row; saves cancel hits."""

    __slots__ = ("attack", "hits", "shot")
    cites: ClassVar = ("T8.1", "T8.5", "R9")
    fields: ClassVar = ("attack:attack", "shot:shot", "hits:int")
    verbs: ClassVar = ("saves",)

    def __init__(self, attack: Attack, shot: Shot, hits: int) -> None:
        self.attack = attack
        self.shot = shot
        self.hits = hits

    def odds(self, s: Battlefield) -> list[int]:
        weights = volley(self.hits)
        return weights if saving_symbol(s, self.attack, self.shot) == HIT else weights[::-1]

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        saves = s.chosen(action)
        s.tell("saved", unit=s.tables.unit_names[self.shot.target], hits=self.hits, saves=saves)
        left, each = self.hits - saves, damage_a_hit(row_of(s, self.shot), armour_of(s, self.shot))
        attack = healing(s, self.attack, self.shot, self.hits)
        if each == KILL:  # T19.4: one hit that cover has not saved is enough
            wound(s, attack, self.shot, 0, left > 0)
        else:
            wound(s, attack, self.shot, left * each, False)


def healing(s: Battlefield, attack: Attack, shot: Shot, hits: int) -> Attack:
    """R36: HITs the hero rolled themselves count for the serum, saved or not."""
    return attack.healed(hits) if heals(s, attack, shot) else attack


def heals(s: Battlefield, attack: Attack, shot: Shot) -> bool:
    """T17.25, T17.28: whether HITs of a row give points back: on enemy soldiers, and not when striking back."""
    w = s.slot[shot.by]
    if not s.card(w).abilities & WIEDERBELEBUNGSSERUM or strikes_back(s, attack, w) or shot.target < 0:
        return False
    return s.is_soldier(s.slot[shot.target]) and not is_friendly_fire(s, shot)


def wound(s: Battlefield, attack: Attack, shot: Shot, damage: int, destroyed: bool) -> None:
    """The damage of a row: elements lose it at once, units when all rows are rolled (T7.5)."""
    if shot.target < 0:
        damage_element(s, shot.square, damage, destroyed)
    elif (damage or destroyed) and not is_shielded(s, s.slot[shot.target]):
        attack = attack.wounding(shot.target, damage, destroyed, shot.mark)
    s.do(Fire(attack))


def element_points(s: Battlefield, square: int) -> int:
    """T9.1: the points an element has left."""
    return s.element[square] - CRATE if s.is_trap(square) else s.element[square]


def damage_element(s: Battlefield, square: int, damage: int, destroyed: bool) -> None:
    """T9.1, T9.4: an element loses points; it is gone with the last one."""
    left = 0 if destroyed else max(0, element_points(s, square) - damage)
    if left:
        s.set_element(square, left + (CRATE if s.is_trap(square) else 0))
        s.tell("element-hit", square=s.square_name(square), left=left)
    else:
        s.clear_element(square)
        s.tell("element-gone", square=s.square_name(square))


def recover(s: Battlefield, attack: Attack) -> None:
    """T17.25: after all rows the serum gives points back, never above the start value (T17.28)."""
    if not attack.healing:
        return
    u = s.slot[attack.shooter]
    for w in [u, s.hero_of(u) if s.is_alive(u) else s.actor(u)]:
        if w >= 0 and s.is_alive(w) and s.card(w).abilities & WIEDERBELEBUNGSSERUM:
            points = min(s.card(w).points, s.points[w] + attack.healing)
            if points > s.points[w]:
                s.tell("recovered", unit=s.name(w), count=points - s.points[w])
                s.points[w] = points
            return
