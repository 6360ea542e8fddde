"""D7 Battles: from the first ability to the last roll. combat.py counts for it, aftermath.py ends it."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT
from sandtable.core.chance import volley
from sandtable.core.errors import Problem
from sandtable.core.event import Value
from sandtable.core.step import Chance, Procedure, Question
from sandtable.games.dust.rules.aftermath import cease_fire, finish, kill
from sandtable.games.dust.rules.board import KINDS, NOBODY, DustState
from sandtable.games.dust.rules.choose_units import ChooseUnits
from sandtable.games.dust.rules.combat import (
    ATTACK,
    DEFENCE,
    DROP,
    SEA_BATTLE,
    Battle,
    asked_before_roll,
    dice,
    is_cease_fire,
    may_withdraw,
    rockets_fly,
    roller,
    shielded,
    size,
    victims,
)
from sandtable.games.dust.rules.losses import ChooseLosses
from sandtable.games.dust.rules.retreat import can_leave, leave
from sandtable.games.dust.rules.tables import ROCKETS, SIGRID

NONE_YET: Final = -1


class BattleBegins(Procedure[DustState]):
    """D7.16: abilities at the start of a battle: the attacker declares first, then the defender."""

    __slots__ = ("battle",)

    cites: ClassVar = ("D7.1", "D7.2", "D7.16")
    fields: ClassVar = ("battle:battle",)

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    def run(self, s: DustState) -> None:
        from sandtable.games.dust.rules.abilities import ask_at_start

        ask_at_start(s, self.battle, ATTACK)

    def check(self, s: DustState) -> Problem | None:
        return check_battle(s, self.battle)


def decider(s: DustState, battle: Battle, side: int) -> int:
    """D7.11: who decides for a side; for neutrals the player to the attacker's left."""
    force = battle.force_of(side)
    if s.is_player(force):
        return force
    seat = (battle.attacker + 1) % s.tables.players
    while s.gone & BIT[seat]:
        seat = (seat + 1) % s.tables.players
    return seat


def check_battle(s: DustState, battle: Battle, dying: bool = False) -> Problem | None:
    """Why a battle cannot be fought on this board; empty if it can. ``dying``: a side may be gone already."""
    gone = dying and not size(battle.forces[DEFENCE]) and s.owner[battle.target] == NOBODY
    if battle.attacker >= s.tables.players or not (gone or s.owner[battle.target] == battle.defender):
        return Problem(
            "a battle is fought by those who stand there", "problem-a-battle-is-fought-by-those-who-stand-there", "D6.2"
        )
    if s.force_at(battle.target) != battle.forces[DEFENCE] or not (gone or size(battle.forces[DEFENCE])):
        return Problem("all units of the target defend", "problem-all-units-of-the-target-defend", "D6.2")
    if not size(battle.forces[ATTACK]):
        return Problem("somebody attacks", "problem-somebody-attacks", "D6.2")
    if battle.kind != DROP:
        if battle.origin < 0 or s.owner[battle.origin] != battle.attacker:
            return Problem("attackers come from their own area", "problem-attackers-come-from-their-own-area", "D6.2")
        if any(battle.forces[ATTACK][kind] > s.count(battle.origin, kind) for kind in range(KINDS)):
            return Problem("attackers are units of the origin", "problem-attackers-are-units-of-the-origin", "D7.13")
    return None


# Before a roll


def before_roll(s: DustState, battle: Battle, asked: int) -> None:
    """D7.6: whoever may retreat is asked, then the dice are rolled; ``asked`` were asked already."""
    if not size(battle.forces[ATTACK]) or not size(battle.forces[DEFENCE]):
        finish(s, battle)
        return
    sides = asked_before_roll(s.tables.edition, battle)
    while asked < len(sides):
        step = Withdraw(battle, asked, [0] * KINDS)
        if step.kinds(s):
            s.do(step)
            return
        asked += 1
    side = ATTACK if battle.kind == SEA_BATTLE else roller(battle)
    s.do(Volley(battle, side, dice(s.tables.edition, battle, side), 0, NONE_YET))


def too_many_withdraw(limit: int, chosen: list[int], count: int) -> Ban | None:
    """D7.6: up to half of the units then fighting, or one."""
    return Ban("D7.6", "too-many-withdraw") if sum(chosen) + count > limit else None


def not_fighting(force: list[int], kind: int, count: int) -> Ban | None:
    """D7.6: only units that fight retreat."""
    return Ban("D7.6", "not-so-many") if count > force[kind] else None


def nowhere(s: DustState, battle: Battle, side: int, kind: int) -> Ban | None:
    """D8.4: no retreat into destruction."""
    return None if can_leave(s, battle, side, kind) else Ban("D8.4", "nowhere")


def withdrawn_already(chosen: list[int], kind: int) -> Ban | None:
    """D7.6: each kind once, in the order tank, mech, fighter, bomber, submarine."""
    return Ban("D7.6", "kind-chosen") if any(chosen[kind:]) else None


class Withdraw(ChooseUnits):
    """D7.6: which units retreat before the roll, if any."""

    __slots__ = ("asked", "battle")

    cites: ClassVar = ("D7.6", "D7.9", "D7.10", "D7.11")
    fields: ClassVar = ("battle:battle", "asked:int", "chosen:count unit")
    verbs: ClassVar = ("withdraw", "done")

    def __init__(self, battle: Battle, asked: int, chosen: list[int]) -> None:
        super().__init__(chosen)
        self.battle = battle
        self.asked = asked

    def side(self, s: DustState) -> int:
        """Whose units may retreat now."""
        return asked_before_roll(s.tables.edition, self.battle)[self.asked]

    def seat(self, s: DustState) -> int:
        return decider(s, self.battle, self.side(s))

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-withdraw", {"target": s.tables.area_names[self.battle.target]}

    def limit(self, s: DustState) -> int:
        """How many may retreat."""
        side = self.side(s)
        neutral = not s.is_player(self.battle.force_of(side))
        return may_withdraw(s.tables.edition, self.battle, side, neutral)

    def refuses(self, s: DustState, kind: int, count: int) -> Ban | None:
        """Why so many of a kind cannot retreat."""
        side = self.side(s)
        return (
            withdrawn_already(self.chosen, kind)
            or not_fighting(self.battle.forces[side], kind, count)
            or too_many_withdraw(self.limit(s), self.chosen, count)
            or nowhere(s, self.battle, side, kind)
        )

    def at_hand(self, s: DustState, kind: int) -> int:
        return min(self.limit(s) - sum(self.chosen), self.battle.forces[self.side(s)][kind])

    def unfinished(self, s: DustState) -> Ban | None:
        return None

    def further(self, chosen: list[int]) -> ChooseUnits:
        return WithdrawMore(self.battle, self.asked, chosen)

    def carry_out(self, s: DustState, chosen: list[int]) -> None:
        if any(chosen):
            leave(s, self.battle, self.side(s), chosen, self.asked + 1)
        else:
            before_roll(s, self.battle, self.asked + 1)

    def check(self, s: DustState) -> Problem | None:
        problem = check_battle(s, self.battle)
        if problem:
            return problem
        if not 0 <= self.asked < len(asked_before_roll(s.tables.edition, self.battle)):
            return Problem(
                "one or two sides are asked before a roll", "problem-one-or-two-sides-are-asked-before-a-roll", "D7.6"
            )
        force = self.battle.force_of(self.side(s))
        if force < s.tables.players and not s.is_player(force):
            return None  # they were asked, and have resigned since (D12.5)
        if sum(self.chosen) > self.limit(s) or not (self.kinds(s) or any(self.chosen)):
            return Problem("somebody may retreat", "problem-somebody-may-retreat", "D7.6")
        return None


class WithdrawMore(Withdraw):
    """D7.6: the further kinds of the same retreat."""

    __slots__ = ()

    continues: ClassVar = True


# The roll


class Volley(Chance[DustState]):
    """D7.3, D1.4: the dice of a side; ``kept`` hits lie there, ``other`` is what the attacker rolled at sea."""

    __slots__ = ("battle", "dice", "kept", "other", "roller")

    cites: ClassVar = ("D1.4", "D7.3", "D7.5", "D7.9")
    fields: ClassVar = ("battle:battle", "roller:side", "dice:int", "kept:int", "other:int")
    verbs: ClassVar = ("hits",)

    def __init__(self, battle: Battle, roller: int, dice: int, kept: int, other: int) -> None:
        self.battle = battle
        self.roller = roller
        self.dice = dice
        self.kept = kept
        self.other = other

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("hits").base
        return list(range(base, base + self.dice + 1))

    def weights(self, s: DustState) -> list[int]:
        return volley(self.dice)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        hits = self.kept + s.chosen(action)
        if s.sink:
            force = s.rules.domains["force"].names[self.battle.force_of(self.roller)]
            s.sink.tell("rolled", force=force, dice=self.dice, hits=s.chosen(action))
        ability = reroll_ability(s, self.battle, self.roller, hits)
        if ability != NOBODY:
            s.do(AskReroll(self.battle, self.roller, hits, self.other))
        else:
            counted(s, self.battle, self.roller, hits, self.other)

    def check(self, s: DustState) -> Problem | None:
        problem = check_battle(s, self.battle)
        if problem:
            return problem
        most = dice(s.tables.edition, self.battle, self.roller)
        if self.dice > 0 and self.kept >= 0 and self.dice + self.kept == most:
            return None
        return Problem("the dice are counted", "problem-the-dice-are-counted", "D7.3")


def reroll_ability(s: DustState, battle: Battle, side: int, hits: int) -> int:
    """D10.1, D10.10: the ability by which a side may roll again right after its roll; -1: none."""
    seat = battle.force_of(side)
    if s.ability_ready(seat, SIGRID) and hits < dice(s.tables.edition, battle, side):
        return SIGRID
    if s.ability_ready(seat, ROCKETS) and rockets_fly(s.tables.edition, battle, side):
        return ROCKETS
    return NOBODY


class AskReroll(Question[DustState]):
    """D10.1, D10.10: asks whether to roll again: rocket troops all dice, Sigrid the blanks."""

    __slots__ = ("battle", "hits", "other", "roller")

    cites: ClassVar = ("D10.1", "D10.10")
    fields: ClassVar = ("battle:battle", "roller:side", "hits:int", "other:int")
    verbs: ClassVar = ("use", "decline")

    def __init__(self, battle: Battle, roller: int, hits: int, other: int) -> None:
        self.battle = battle
        self.roller = roller
        self.hits = hits
        self.other = other

    def seat(self, s: DustState) -> int:
        return self.battle.force_of(self.roller)

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        ability = reroll_ability(s, self.battle, self.roller, self.hits)
        total = dice(s.tables.edition, self.battle, self.roller)
        name = "ask-sigrid" if ability == SIGRID else "ask-rockets"
        return name, {"hits": self.hits, "dice": total}

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        return None

    def answer(self, s: DustState, seat: int, action: int) -> None:
        if s.rules.space.verb_at[action] == "decline":
            counted(s, self.battle, self.roller, self.hits, self.other)
            return
        total = dice(s.tables.edition, self.battle, self.roller)
        kept = self.hits if reroll_ability(s, self.battle, self.roller, self.hits) == SIGRID else 0
        s.used |= BIT[seat]
        if s.sink:
            s.sink.tell("rolls-again", seat=s.tables.seats[seat], dice=total - kept)
        s.do(Volley(self.battle, self.roller, total - kept, kept, self.other))

    def check(self, s: DustState) -> Problem | None:
        problem = check_battle(s, self.battle)
        if problem:
            return problem
        if reroll_ability(s, self.battle, self.roller, self.hits) == NOBODY:
            return Problem(
                "only a player who may roll again is asked",
                "problem-only-a-player-who-may-roll-again-is-asked",
                "D10.1, D10.10",
            )
        if 0 <= self.hits <= dice(s.tables.edition, self.battle, self.roller):
            return None
        return Problem("the dice are counted", "problem-the-dice-are-counted", "D7.3")


def counted(s: DustState, battle: Battle, side: int, hits: int, other: int) -> None:
    """D7.4, D7.7, D7.9: what a roll, at sea a pair of rolls, does."""
    if battle.kind == SEA_BATTLE:
        if side == ATTACK:
            s.do(Volley(battle, DEFENCE, dice(s.tables.edition, battle, DEFENCE), 0, hits))
            return
        battle = battle.but(rolls=battle.rolls + 1, misses=0 if hits or other else battle.misses + 1)
        doomed = [victims(battle.forces[ATTACK], hits, 0), victims(battle.forces[DEFENCE], other, 0)]
        settle(s, battle, doomed)
        return
    battle = battle.but(rolls=battle.rolls + 1, misses=0 if hits else battle.misses + 1)
    hits = min(hits, size(battle.forces[1 - side]))  # D7.14: excess hits are lost
    Losses(battle, side, hits).ask_or_carry_out(s)


def settle(s: DustState, battle: Battle, doomed: list[list[int]]) -> None:
    """Units die, one by one where a nurse may save them; then the battle goes on or stops."""
    s.do(Dying(battle, doomed))


class Losses(ChooseLosses):
    """D7.4: how many of the hits fall on land units."""

    __slots__ = ("battle", "roller")

    cites: ClassVar = ("D7.4", "D7.11")
    fields: ClassVar = ("battle:battle", "roller:side", "hits:int")

    def __init__(self, battle: Battle, roller: int, hits: int) -> None:
        super().__init__(hits)
        self.battle = battle
        self.roller = roller

    def seat(self, s: DustState) -> int:
        return decider(s, self.battle, self.roller)

    def force(self, s: DustState) -> list[int]:
        return self.battle.forces[1 - self.roller]

    def carry_out(self, s: DustState, on_land: int) -> None:
        doomed = [[0] * KINDS, [0] * KINDS]
        if self.hits:
            doomed[1 - self.roller] = victims(self.force(s), self.hits, on_land)
        settle(s, self.battle, doomed)

    def check(self, s: DustState) -> Problem | None:
        return check_battle(s, self.battle) or super().check(s)


class Dying(Procedure[DustState]):
    """D7.4, D10.2: what was hit dies, unless a nurse saves it."""

    __slots__ = ("battle", "doomed")

    cites: ClassVar = ("D7.4", "D7.9", "D10.2")
    fields: ClassVar = ("battle:battle", "doomed:each side count unit")

    def __init__(self, battle: Battle, doomed: list[list[int]]) -> None:
        self.battle = battle
        self.doomed = doomed

    def run(self, s: DustState) -> None:
        from sandtable.games.dust.rules.abilities import nurse_comes

        battle = self.battle
        for side in (DEFENCE, ATTACK):
            for kind in range(KINDS):
                count = self.doomed[side][kind]
                if not count:
                    continue
                if nurse_comes(s, battle, self.doomed, side, kind):
                    return
                kill(s, battle, side, kind, count)
                battle = battle.without(side, kind, count)
                doomed = [self.doomed[0][:], self.doomed[1][:]]
                doomed[side][kind] = 0
                s.do(Dying(battle, doomed))
                return
        after_losses(s, battle)


def after_losses(s: DustState, battle: Battle) -> None:
    """D7.5, D7.7, D7.8: the next roll, a cease-fire, or the end."""
    if size(battle.forces[ATTACK]) and size(battle.forces[DEFENCE]) and is_cease_fire(battle.misses):
        cease_fire(s, battle)
    else:
        before_roll(s, battle, 0)


PROHIBITIONS: Final[Prohibitions] = [
    ("D7.6", too_many_withdraw),
    ("D7.6", not_fighting),
    ("D8.4", nowhere),
    ("D7.6", withdrawn_already),
    ("D7.4", shielded),
]
