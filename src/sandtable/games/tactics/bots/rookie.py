"""The first opponent: it knows what an attack will do, where a unit is in danger, and what the scenario wants."""

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final

from sandtable.bots.bot import Bot, Look
from sandtable.core.rules import Rules
from sandtable.core.step import Step
from sandtable.games.tactics.bots import aim_choices as aims
from sandtable.games.tactics.bots import loss_choices as losing
from sandtable.games.tactics.bots import reaction_choices as reactions
from sandtable.games.tactics.bots import setup_choices as opening
from sandtable.games.tactics.bots import turn_choices as turn
from sandtable.games.tactics.bots.estimate import Estimator
from sandtable.games.tactics.bots.plans import Planner
from sandtable.games.tactics.bots.roads import Roads
from sandtable.games.tactics.bots.situation import Situation
from sandtable.games.tactics.bots.thoughts import Thoughts, board_key
from sandtable.games.tactics.rules import attack, command, fire, losses, melee, movement, reaction, round, setup, skills
from sandtable.games.tactics.rules.activation import Activate, ActivateThis, Declare, Free, Leave
from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.tables import TacticsRules

TIE_BREAKER: Final = 0.01
"""Choices that differ by less than this are alike to it."""


class Rookie(Bot):
    """Plays Dust Tactics: both sides, every scenario, with chosen armies or the boxes, by either rule set.

    It reads the board out of a sample of its view. What is hidden before round one, the other side's cards and whom its
    heroes join, it never looks at. Every answer follows from the position, so that an order that was begun goes on.
    """

    name: ClassVar[str] = "rookie"

    def __init__(self, rules: Rules, seat: int, seed: str) -> None:
        super().__init__(rules, seat, seed)
        assert isinstance(rules, TacticsRules), "it plays Dust Tactics"
        self._side = rules.teams[seat]
        self._roads = Roads(rules)
        self._estimator = Estimator()
        self._planner: Planner | None = None

    def choose(self, look: Look, rng: Random) -> int:
        # drawn first, so that they do not depend on the sample
        whims = [TIE_BREAKER * rng.random() for _ in look.legal]
        s = look.sample(rng)
        assert isinstance(s, Battlefield)
        top = s.stack[-1]
        planner = self.planner(s)
        wanted = ANSWERS[type(top)](Situation(s, look.legal, whims, planner.thoughts, planner), top)
        return wanted if wanted in look.legal else look.legal[0]

    def planner(self, s: Battlefield) -> Planner:
        """What it thinks of a board: the same as at the last question, if nothing has changed since."""
        known = self._planner
        if known is None or known.thoughts.key != board_key(s):
            known = Planner(Thoughts(s, self._side, self._roads, self._estimator))
            self._planner = known
        return known


ANSWERS: Final[dict[type[Step[Any]], Callable[[Situation, Any], int]]] = {
    setup.ChooseArmies: opening.choose_army,
    setup.Place: opening.place,
    setup.JoinHeroes: opening.join,
    setup.Put: opening.put,
    round.Begin: turn.begin,
    Activate: turn.activate,
    ActivateThis: turn.activate_this,
    Leave: turn.leave,
    Declare: turn.declare,
    Free: turn.free,
    movement.Move: turn.move,
    movement.MoveOn: turn.move,
    movement.Pay: turn.pay,
    movement.Crush: turn.crush,
    attack.Aim: aims.aim,
    attack.AimOn: aims.aim,
    attack.Burn: aims.burn,
    attack.Rounds: aims.rounds,
    attack.Mark: aims.mark,
    fire.Medal: aims.medal,
    losses.Lose: losing.lose,
    losses.LoseOn: losing.lose,
    melee.StrikeBack: reactions.strike_back,
    reaction.React: reactions.react,
    reaction.FreeInReaction: reactions.free_in_reaction,
    reaction.FreeInReactionOn: reactions.free_in_reaction,
    skills.TankHead: turn.tank_head,
    skills.TankHeadOn: turn.tank_head,
    skills.Call: turn.call,
    skills.CallOn: turn.call,
    skills.CallFor: turn.call_for,
    skills.FreeForCalled: reactions.free_for_called,
    skills.Shells: aims.shells,
    command.Order: turn.order,
    command.OrderOn: turn.order,
    command.Revive: turn.revive,
}
"""For each question of the rules how it is answered."""
