"""What the guided first game can ask about a moment: the learner's view, an order, and the view after it."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

from sandtable.core.rules import Rules
from sandtable.games.tactics.bots.estimate import HARMLESS, Clash
from sandtable.games.tactics.lesson.plans import Danger, Plan, best_target, clash, cover_between, danger, moved, plans
from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.cards import SIDES
from sandtable.games.tactics.rules.combat import MODES, PLAIN, REACTION, SUSTAINED
from sandtable.games.tactics.rules.cover import NO_COVER, own_square
from sandtable.games.tactics.rules.targets import (
    can_fire,
    can_hurt,
    dice_against,
    enemies,
    in_fire_zone,
    rounds_left,
    row_at,
    rows_of,
    unit_targets,
)
from sandtable.games.tactics.ui.facts import TacticsFacts
from sandtable.lessons.moment import BaseMoment

LEARNER: Final = "allies"
PARTNER: Final = "axis"
DEALERS: Final = "death-dealers"
WALKER: Final = "blackhawk"
PIONEERS: Final = "sturmpioniere"
HANS: Final = "hans"
UNITS: Final = (DEALERS, WALKER, PIONEERS, HANS)

FIRST_ROUND: Final = 2
LAST_ROUND: Final = 3
START: Final = "c3"
"""Where the learner's squad stands: the building hides the enemy's from it."""
CRATE: Final = "d2"
"""A diagonal step further: cover, sight and range."""
RUBBLE: Final = "c2"
TRAP: Final = "f1"
"""Where the partner's squad goes."""
NEAR_TRAP: Final = "e1"
"""A crate beside it."""
CORNER: Final = "d5"
"""Where the learner's walker stands."""
AMBUSH: Final = "c4"
"""Where nobody sees it who does not come right up to it."""
BEHIND: Final = "e5"
"""Where Hans stands one step before that."""

EXPOSED: Final = 0.3
"""From this share of a unit on, what an enemy may do to it is a danger."""
SAFE: Final = 0.15
MUCH: Final = 4.0
"""So many AP less than the best plan are a gamble."""


class Moment(BaseMoment):
    """The learner leads the Allies; all units stand in the open, so both sides know the same."""

    def __init__(
        self, rules: Rules, view: Mapping[str, Any], words: str = "", after: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(view, words)
        self.rules = rules
        self.after = Moment(rules, after) if after is not None else self
        """The moment after the order, with the dice that were rolled for it."""
        self.declares = self.step in ("activate", "declare")
        """T3.2, T4.2: whether a unit is to be activated; which one need not be asked if only one is left."""
        self.unit = "" if not words else str(self.asks("unit")) if self.step == "declare" else self._activated
        """The unit an order activates."""
        self.acts = self._said("do")
        self.ways = self._said("to")
        self.targets = self._said("at")

    def _said(self, verb: str) -> list[str]:
        """What an order says with this verb."""
        return [part[1] for part in self.parts if part[0] == verb]

    @property
    def _activated(self) -> str:
        return self.first if self.verb == "activate" else ""

    @cached_property
    def facts(self) -> TacticsFacts:
        """What stands on the table."""
        return TacticsFacts(self.view, self.rules)

    @property
    def state(self) -> Battlefield:
        """The rules, fed with what lies open."""
        return self.facts.state

    @property
    def round(self) -> int:
        """The round that is played."""
        return int(self.view["turn"])

    # Units

    def slot(self, unit: str) -> int:
        """Where the state has a unit."""
        return next(slot for slot in range(len(self.state.unit)) if self.state.name(slot) == unit)

    def at(self, unit: str) -> str:
        """The square of a unit; empty if it is gone."""
        found = self.facts.unit(unit)
        return found.square if found is not None else ""

    def alive(self, unit: str) -> bool:
        """Whether a unit is still on the board."""
        return self.at(unit) != ""

    def ready(self, unit: str) -> bool:
        """T3.2: whether a unit may still be activated in this round."""
        return self.alive(unit) and self.state.is_ready(self.slot(unit))

    def left(self, unit: str) -> int:
        """What a unit has left: miniatures, or points."""
        found = self.facts.unit(unit)
        return found.points if found is not None else 0

    def is_learners(self, unit: str) -> bool:
        """Whether a unit is on the learner's side."""
        found = self.facts.unit(unit)
        return found is not None and found.side == LEARNER

    def anybody_ready(self, side: str) -> bool:
        """Whether a side still has a unit to activate."""
        return self.facts.ready(side) > 0

    def covered(self, unit: str) -> int:
        """T8.2: the cover of the square a unit stands on."""
        return own_square(self.state, self.state.at[self.slot(unit)]) if self.alive(unit) else NO_COVER

    # An activation that was declared

    @property
    def mover(self) -> str:
        """The unit that is activated, or asked for its second move."""
        return self.unit or (str(self.asks("unit")) if self.step == "move" else "")

    @property
    def has_moved(self) -> bool:
        """T20.8: whether the unit that is asked where to go has changed its square in this round."""
        found = self.facts.unit(self.mover)
        return found is not None and found.has_moved

    @property
    def idle(self) -> bool:
        """Whether nothing at all was done."""
        return bool(self.unit) and not self.attacks and not self.ways

    @property
    def attacks(self) -> bool:
        """Whether an attack was declared."""
        return "attack" in self.acts or "sustained" in self.acts

    @property
    def end(self) -> str:
        """The square on which an order leaves its unit."""
        return self.ways[-1] if self.ways else self.at(self.mover)

    @property
    def wrecks(self) -> bool:
        """Whether an order shoots at cover, and at no unit."""
        return any(part[0] == "wreck" for part in self.parts) and not self.targets

    @cached_property
    def stand(self) -> Battlefield:
        """The position from which an order attacks: where its first move ends, if it begins with one."""
        if not self.unit or self.acts[0] != "move" or not self.ways:
            return self.state
        return moved(self.state, self.slot(self.unit), self.facts.number(self.ways[0]))

    @property
    def _mode(self) -> int:
        return SUSTAINED if "sustained" in self.acts else PLAIN

    @property
    def aimed(self) -> int:
        """The enemy an order attacks, or would if it has not been said yet; -1: it has none."""
        if self.targets:
            return self.slot(self.targets[0])
        return best_target(self.stand, self.slot(self.unit), self._mode) if self.unit else -1

    @property
    def blind(self) -> bool:
        """T4.5: whether an attack was declared that has no enemy to shoot at."""
        return self.attacks and self.aimed < 0

    @cached_property
    def clash(self) -> Clash:
        """What the declared attack is expected to do."""
        if not self.unit or not self.attacks or self.aimed < 0:
            return HARMLESS
        return clash(self.stand, self.slot(self.unit), self.aimed, self._mode)

    @property
    def close(self) -> bool:
        """T11.1: whether the declared attack is made with C rows, too."""
        return self.clash.close

    @cached_property
    def danger(self) -> Danger:
        """What may happen to the unit that moves where the order leaves it."""
        slot = self.slot(self.mover)
        return danger(moved(self.state, slot, self.facts.number(self.end)), slot)

    @property
    def best(self) -> str:
        """The best that the learner's units can do now, as players write it."""
        units = [unit.name for unit in self.facts.units if unit.side == LEARNER and self.ready(unit.name)]
        if self.step == "declare":
            units = [str(self.asks("unit"))]
        found = [plan for unit in units for plan in plans(self.state, self.slot(unit))[:1]]
        return max(found, key=lambda plan: plan.value).notation() if found else ""

    @cached_property
    def plans(self) -> list[Plan]:
        """What the unit could have done."""
        return plans(self.state, self.slot(self.unit))

    @property
    def careless(self) -> bool:
        """Whether a unit that does not attack ends in danger, and need not."""
        if not self.unit or self.attacks or self.danger.share < EXPOSED:
            return False
        return any(plan.risk < SAFE for plan in self.plans if not plan.attacks)

    @property
    def gamble(self) -> bool:
        """Whether an attack gives the enemy much more than it brings, compared to what else there was."""
        if not self.unit or not self.attacks or self.danger.share < EXPOSED:
            return False
        fitting = [plan for plan in self.plans if plan.attacks and plan.squares == self.ways[:1]]
        return bool(fitting) and max(plan.value for plan in fitting) < self.plans[0].value - MUCH

    # Aiming

    @property
    def shooter(self) -> str:
        """The unit whose rows are aimed."""
        return str(self.asks("attack")["shooter"]) if self.step == "aim" else ""

    @property
    def reacts(self) -> bool:
        """T13.1: whether the attack that is aimed is a reaction."""
        return self.step == "aim" and self.asks("attack")["mode"] == MODES[REACTION]

    @cached_property
    def enemy(self) -> str:
        """The best target of the unit that aims, or the one that is activated."""
        if self.step == "react":
            return str(self.asks("unit"))
        if self.step != "aim":
            return ""
        if self.asks("only"):
            return str(self.asks("only"))
        v = best_target(self.state, self.slot(self.shooter))
        return self.state.name(v) if v >= 0 else ""

    @cached_property
    def rows(self) -> list[tuple[str, int, bool]]:
        """The rows that can be fired at that enemy: weapon, dice, and whether it is for close combat."""
        if not self.shooter or not self.enemy:
            return []
        s, u, v = self.state, self.slot(self.shooter), self.slot(self.enemy)
        found: list[tuple[str, int, bool]] = []
        for place in rows_of(s, u):
            row = row_at(s, place)
            rounds = rounds_left(s, place) if row.slot >= 0 else 0
            if can_fire(s, place, PLAIN) and row.dice[s.card(v).armour] and in_fire_zone(s, u, v, row):
                found.append((row.name, dice_against(s, place, v, rounds), row.close))
        return found

    @property
    def dice(self) -> int:
        """All the dice of these rows."""
        return sum(count for _, count, _ in self.rows)

    @property
    def at_arms_length(self) -> bool:
        """Whether a C row is among them."""
        return any(close for _, _, close in self.rows)

    @property
    def enemy_cover(self) -> int:
        """T8: the cover of that enemy against the unit that aims."""
        if not self.shooter or not self.enemy or not self.facts.units[self.slot(self.enemy)].is_squad:
            return NO_COVER
        return cover_between(self.state, self.slot(self.shooter), self.slot(self.enemy))

    @cached_property
    def able(self) -> int:
        """How many rows of the unit that aims can hurt some enemy."""
        if not self.shooter or not self.enemy:
            return 0
        s, u = self.state, self.slot(self.shooter)
        seen = [self.slot(self.enemy)] if self.asks("only") else enemies(s, u)
        return sum(1 for place in rows_of(s, u) if can_fire(s, place, PLAIN) and unit_targets(s, u, place, seen))

    @property
    def all_at_one(self) -> bool:
        """Whether an order aims every row that can hurt anybody at the same enemy."""
        return len(self.targets) == self.able and len(set(self.targets)) == 1

    # Reactions

    @property
    def reactor(self) -> str:
        """The unit that would do most by a reaction; empty if nothing is asked."""
        if self.step != "react":
            return ""
        u = self.slot(self.enemy)
        side = 1 - self.state.side[u]
        able = [v for v in range(len(self.state.unit)) if self.state.side[v] == side and self.state.is_ready(v)]
        able = [v for v in able if self.state.at[v] >= 0 and can_hurt(self.state, v, u, REACTION)]
        best = max(able, key=lambda v: clash(self.state, v, u).share, default=-1)
        return self.state.name(best) if best >= 0 else ""

    @cached_property
    def reaction(self) -> Clash:
        """What that reaction does if it succeeds."""
        return clash(self.state, self.slot(self.reactor), self.slot(self.enemy)) if self.reactor else HARMLESS

    @cached_property
    def peril(self) -> tuple[str, Clash]:
        """Which of the learner's units the activated enemy can hurt most from where it is now, and how much."""
        worst: tuple[str, Clash] = ("", HARMLESS)
        if self.step != "react" or not self._attack_to_come:
            return worst
        s, u = self.state, self.slot(self.enemy)
        for v in range(len(s.unit)):
            if s.side[v] != s.side[u] and s.at[v] >= 0 and clash(s, u, v).share > worst[1].share:
                worst = s.name(v), clash(s, u, v)
        return worst

    @property
    def _attack_to_come(self) -> bool:
        """Whether the activated enemy has declared an attack that it has not made yet."""
        return any(step["step"] == "do" and step["act"] == "attack" for step in self.view["steps"])

    # Losses

    def falls(self, figure: str) -> int:
        """How many miniatures of a kind of the learner's squad an order gives up."""
        before, after = (one.facts.units[one.slot(DEALERS)].figures[figure] for one in (self, self.after))
        return before - after

    @property
    def met_cover(self) -> int:
        """T8: the cover of the first target against whoever attacks it."""
        attacker = self.unit or self.shooter
        if not attacker or not self.targets:
            return NO_COVER
        return cover_between(self.stand, self.slot(attacker), self.slot(self.targets[0]))

    # The end

    @property
    def score(self) -> tuple[int, int]:
        """T21.2: the points of the learner and of the partner."""
        return self.facts.score[LEARNER], self.facts.score[PARTNER]

    @property
    def winner(self) -> str:
        """Who has won, or ``draw``; empty while the battle is on."""
        if not self.view["ending"]:
            return ""
        ours = self.view["returns"][SIDES.index(LEARNER)]
        theirs = self.view["returns"][SIDES.index(PARTNER)]
        return LEARNER if ours > theirs else PARTNER if theirs > ours else "draw"
