"""Battles on the real map, played through the engine's steps: to compare the odds with.

``battlefield`` sets a battle up, ``Walk`` follows every die and every decision to the end, ``simulated`` some of them.
A walk makes its decisions by the policies of the question, but from what it has found out by itself.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from sandtable.core.bits import BIT, members
from sandtable.core.event import Sink
from sandtable.core.seats import CHANCE
from sandtable.core.step import Procedure
from sandtable.games.dust.game import GAME
from sandtable.games.dust.odds.battle import Question
from sandtable.games.dust.odds.forces import prefers_land
from sandtable.games.dust.odds.special import Strike as StrikeQuestion
from sandtable.games.dust.rules.abilities import AskAtStart, AskNurse, CarryOff, RadarUnits
from sandtable.games.dust.rules.aftermath import Home
from sandtable.games.dust.rules.attack import join_battle
from sandtable.games.dust.rules.battle import AskReroll, Losses, Withdraw
from sandtable.games.dust.rules.board import KINDS, NOBODY, DustState
from sandtable.games.dust.rules.combat import ATTACK, DEFENCE, DROP, SEA_BATTLE, Battle, may_withdraw
from sandtable.games.dust.rules.deck import ABILITIES
from sandtable.games.dust.rules.editions import COST, MECH, TANK
from sandtable.games.dust.rules.retreat import Flee
from sandtable.games.dust.rules.special import Strike
from sandtable.games.dust.rules.tables import RADAR, DustRules

Dead = tuple[int, ...]
Ends = dict[tuple[str, Dead, Dead], float]
"""How a battle ends and who dies on the way, attackers and defenders, with the chance of it."""

ATTACKER, DEFENDER, THIRD, NEUTRAL = 0, 1, 2, 4
"""Forces at a table of four."""
NONE: Dead = (0,) * KINDS


@cache
def rules_of(edition: str) -> DustRules:
    rules = GAME.rules({"edition": edition, "players": 4})
    assert isinstance(rules, DustRules)
    return rules


def site(rules: DustRules, question: Question, neighbours: int) -> tuple[int, list[int]]:
    """A target of the kind that is wanted, and the areas of the same element next to it: so many at least."""
    at_sea = question.battle_kind == SEA_BATTLE
    for area in range(rules.areas):
        if rules.is_land(area) == at_sea or rules.is_source(area):
            continue
        if not at_sea and (rules.capitals & BIT[area] != 0) != question.capital:
            continue
        near = [rules.first_sea + place for place in members(rules.to_sea[area])] if at_sea else None
        around = members(rules.to_land[area]) if near is None else near
        if len(around) >= neighbours:
            return area, around
    raise AssertionError("the map has no such area")


class NextAttack(Procedure[DustState]):
    """A further attack on the same area, if somebody is left there to attack."""

    def __init__(self, wanted: Question, origin: int, target: int) -> None:
        self.wanted = wanted
        self.origin = origin
        self.target = target

    def run(self, s: DustState) -> None:
        if s.owner[self.target] not in (ATTACKER, NOBODY):
            engage(s, self.wanted, self.origin, self.target)


def engage(s: DustState, question: Question, origin: int, target: int) -> None:
    """The attackers, who stand in the origin, join battle."""
    homes = [0] * s.tables.areas
    if question.battle_kind == DROP:
        homes[origin] = question.attack[MECH]
        s.remove(origin, MECH, question.attack[MECH])
        origin = -1
    join_battle(s, question.battle_kind, ATTACKER, origin, target, homes, list(question.attack), 0)


def battlefield(question: Question, *further: Question) -> DustState:
    """A position with this battle about to begin; the first seat attacks the second, or neutrals."""
    rules = rules_of(question.edition)
    s = DustState(rules)
    s.round = 2
    target, around = site(rules, question, 2 + len(further))
    enemy = NEUTRAL if question.neutral else DEFENDER
    origins, (haven, *rest) = around[: 1 + len(further)], around[1 + len(further) :]
    for kind in range(KINDS):
        s.raise_units(enemy, target, kind, question.defend[kind])
        for origin, one in zip(origins, (question, *further), strict=True):
            s.raise_units(ATTACKER, origin, kind, one.attack[kind])
    own = KINDS - 1 if question.battle_kind == SEA_BATTLE else TANK
    s.raise_units(enemy if question.haven else THIRD, haven, own, 1)
    for area in rest if not question.haven else []:
        s.raise_units(THIRD, area, own, 1)
    if question.centre:
        s.centres |= BIT[target]
    if question.neutral and question.capital:
        s.neutral_capitals |= BIT[target]
    for seat, card in ((ATTACKER, question.attack_card), (DEFENDER, question.defend_card)):
        if card:
            s.cards[seat] = [n for n, ability in enumerate(rules.card_ability) if ABILITIES[ability] == card][seat]
    s.do(*(NextAttack(one, origin, target) for one, origin in zip(further, origins[1:], strict=True)))
    engage(s, question, origins[0], target)
    s.settle()
    return s


def key_of(s: DustState) -> tuple[Any, ...]:
    """All that matters for the rest of the battle. Of the rolls so far: whose turn it is, and who has rolled (D7.6)."""
    step = s.stack[-1]
    found: list[Any] = [type(step), s.used, s.radar]
    for field in step.fields:
        value = getattr(step, field.partition(":")[0])
        if isinstance(value, Battle):
            rolls = value.rolls if value.rolls < 2 else 2 + value.rolls % 2
            forces = tuple(value.forces[ATTACK]), tuple(value.forces[DEFENCE])
            value = forces, value.origin, value.first, rolls, value.misses, value.ace, value.nurse
        elif isinstance(value, list):
            value = repr(value)
        found.append(value)
    return tuple(found)


class Walk:
    """Every way a battle can go, with its chance; decisions by best play, or by the policies of the question."""

    def __init__(self, question: Question, *further: Question) -> None:
        self.question = question
        self.in_a_row = bool(further)
        self.start = battlefield(question, *further)
        step = self.start.stack[-1]
        battle = step.battle if hasattr(step, "battle") else None
        assert isinstance(battle, Battle)
        self.target, self.enemy = battle.target, battle.defender
        self.known: dict[Any, Ends] = {}
        self.chosen: dict[Any, int] = {}
        """What is decided where, for simulations with the same decisions."""
        self.ends = self.follow(self.start)

    def follow(self, s: DustState) -> Ends:
        key = key_of(s)
        if key not in self.known:
            self.known[key] = self._chance(s) if s.seat == CHANCE else self._decision(s, key)
        return self.known[key]

    def after(self, s: DustState, action: int) -> Ends:
        """What follows an action, the losses it brings about included."""
        before = s.reserve
        new = s.copy()
        sink = Sink()
        new.sink = sink
        new.decide(new.seat, action)
        new.sink = None
        lost = [
            tuple(new.reserve[force * KINDS + kind] - before[force * KINDS + kind] for kind in range(KINDS))
            for force in (ATTACKER, self.enemy)
        ]
        ceased = not self.in_a_row and any(event.name == "cease-fire" for event in sink.events)
        if new.is_over():
            return {(self._ending(new, ceased), lost[0], lost[1]): 1.0}
        ends = self.follow(new)
        if lost == [NONE, NONE] and not ceased:
            return ends
        return {
            ("cease_fire" if ceased else how, together(lost[0], mine), together(lost[1], theirs)): chance
            for (how, mine, theirs), chance in ends.items()
        }

    def _ending(self, s: DustState, ceased: bool) -> str:
        if ceased:
            return "cease_fire"
        owner = s.owner[self.target]
        return {ATTACKER: "attacker", self.enemy: "defender"}.get(owner, "both_destroyed")

    def _chance(self, s: DustState) -> Ends:
        weights = s.weights()
        assert weights is not None
        total = sum(weights)
        found: Ends = {}
        for action, weight in zip(s.legal(), weights, strict=True):
            for end, chance in self.after(s, action).items():
                found[end] = found.get(end, 0.0) + chance * weight / total
        return found

    # Decisions

    def _decision(self, s: DustState, key: Any) -> Ends:
        action = self._decide(s)
        self.chosen[key] = action
        return self.after(s, action)

    def _decide(self, s: DustState) -> int:
        step, legal = s.stack[-1], s.legal()
        if len(legal) == 1:
            return legal[0]
        verb = s.rules.space.verb
        if isinstance(step, Losses):
            return self._losses(s, step)
        if isinstance(step, (AskReroll, AskAtStart)):
            side = step.roller if isinstance(step, AskReroll) else step.side
            use, decline = verb("use").base, verb("decline").base
            better = self._better(side, [self.after(s, decline), self.after(s, use)])
            radar = isinstance(step, AskAtStart) and s.tables.card_ability[s.cards[step.seat(s)]] == RADAR
            if radar and own_chance(self.after(s, decline), side) < self.question.retreat[side]:
                return use
            return (decline, use)[better]
        if isinstance(step, AskNurse):
            return verb("use").base
        if isinstance(step, RadarUnits):
            kind = step.kinds(s)[0]
            return verb("withdraw").action(kind, step.battle.forces[step.side][kind] - 1)
        if isinstance(step, Withdraw):
            return self._withdraw(s, step)
        assert isinstance(step, (Flee, CarryOff, Home)), step
        return legal[-1]  # wherever they go, they are alive

    def _losses(self, s: DustState, step: Losses) -> int:
        rule = self.question.casualties[step.roller]
        legal = s.legal()[::-1]  # if all are alike, land units
        if rule == "best":
            return legal[self._better(step.roller, [self.after(s, action) for action in legal])]
        force = list(step.battle.forces[1 - step.roller])
        on_land = 0
        for _ in range(step.hits):
            land, air = force[0] + force[1], force[2] + force[3]
            takes_land = prefers_land(tuple(force), rule) if land and air else land > 0
            kind = (0 if force[0] else 1) if takes_land else (2 if force[2] else 3)
            force[kind] -= 1
            on_land += takes_land
        return s.rules.space.verb("losses").base + on_land

    def _withdraw(self, s: DustState, step: Withdraw) -> int:
        side = step.side(s)
        done = s.rules.space.verb("done").base
        if not any(step.chosen):
            stay = own_chance(self.after(s, done), side)
            if stay >= self.question.retreat[side]:
                return done
        force = step.battle.forces[side]
        limit = may_withdraw(s.tables.edition, step.battle, side, False)
        wanted = [0] * KINDS
        for kind in sorted(range(KINDS), key=COST.__getitem__, reverse=True):
            wanted[kind] = min(force[kind], limit - sum(wanted))
        for kind in range(KINDS):
            if wanted[kind] > step.chosen[kind]:
                return s.rules.space.verb("withdraw").action(kind, wanted[kind] - 1)
        return done

    def _better(self, side: int, options: list[Ends]) -> int:
        """The first of the options that is best for a side: by its chance, then by points."""
        best = 0
        for place, option in enumerate(options):
            chance = own_chance(option, side) - own_chance(options[best], side)
            gain = gained(option, side) - gained(options[best], side)
            if chance > 1e-12 or (chance >= -1e-12 and gain > 1e-9):
                best = place
        return best


def together(one: Dead, other: Dead) -> Dead:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def own_chance(ends: Ends, side: int) -> float:
    """The chance to have the area in the end."""
    mine = ("attacker",) if side == ATTACK else ("defender", "cease_fire")
    return sum(chance for (how, _, _), chance in ends.items() if how in mine)


def dead_of(end: tuple[str, Dead, Dead], side: int) -> Dead:
    return end[1] if side == ATTACK else end[2]


def worth(dead: Dead) -> int:
    return sum(cost * count for cost, count in zip(COST, dead, strict=True))


def gained(ends: Ends, side: int) -> float:
    """The production points the enemy loses less the own, on average."""
    sign = 1 if side == ATTACK else -1
    return sign * sum(chance * (worth(theirs) - worth(mine)) for (_, mine, theirs), chance in ends.items())


def simulated(start: DustState, games: int, seed: str, decide: Callable[[DustState], int]) -> dict[str, int]:
    """How often battles end in which way, with real dice. For battles in which nobody retreats."""
    rng = Random(seed)
    found = dict.fromkeys(("attacker", "defender", "cease_fire", "both_destroyed"), 0)
    battle = start.stack[-1].battle  # type: ignore[attr-defined]
    for _ in range(games):
        s = start.copy()
        while not s.is_over():
            if s.seat == CHANCE:
                [action] = rng.choices(s.legal(), s.weights())
            else:
                action = decide(s)
            s.decide(s.seat, action)
        owner = s.owner[battle.target]
        left = owner == battle.defender and s.owner[battle.origin] == ATTACKER
        how = "cease_fire" if left else {ATTACKER: "attacker", battle.defender: "defender"}.get(owner, "both_destroyed")
        found[how] += 1
    return found


def left_of(force: Dead, dead: Dead) -> Dead:
    return tuple(all_ - lost for all_, lost in zip(force, dead, strict=True))


def struck(question: StrikeQuestion) -> dict[Dead, float]:
    """What a special attack leaves, through the engine: the attacker destroys as much as they can."""
    rules = rules_of(question.edition)
    s = DustState(rules)
    s.round = 2
    like = Question(attack=question.defend, defend=question.defend, kind="sea" if question.defend[-1] else "land")
    target, _ = site(rules, replace(like, capital=True) if question.capital else like, 1)
    for kind in range(KINDS):
        s.raise_units(DEFENDER, target, kind, question.defend[kind])
    s.do(Strike(ATTACKER, target, question.all_dice, question.kind != "missiles"))
    s.settle()

    def follow(s: DustState) -> dict[Dead, float]:
        if s.is_over():
            return {tuple(s.force_at(target)): 1.0}
        found: dict[Dead, float] = {}
        options: list[dict[Dead, float]] = []
        for action in s.legal()[::-1]:
            new = s.copy()
            new.decide(new.seat, action)
            options.append(follow(new))
        if s.seat != CHANCE:
            return min(options, key=lambda ends: sum(worth(left) * chance for left, chance in ends.items()))
        weights = s.weights()
        assert weights is not None
        for ends, weight in zip(options, weights[::-1], strict=True):
            for left, chance in ends.items():
                found[left] = found.get(left, 0.0) + chance * weight / sum(weights)
        return found

    return follow(s)
