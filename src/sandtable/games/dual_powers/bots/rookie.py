"""The first opponent: looks one order ahead and judges what it sees by rules of thumb."""

from random import Random
from typing import ClassVar, Final

from sandtable.bots.bot import Bot, Look
from sandtable.core.bits import BIT, members
from sandtable.core.rules import Rules
from sandtable.core.seats import CHANCE
from sandtable.games.dual_powers.bots.date_forecast import DateForecast
from sandtable.games.dual_powers.bots.judgement import CARD, VICTORY, Judgement
from sandtable.games.dual_powers.rules.board import DualPowersState
from sandtable.games.dual_powers.rules.bonus import Bonus
from sandtable.games.dual_powers.rules.draw_phase import ChooseObjectives
from sandtable.games.dual_powers.rules.leaders import UseLeader
from sandtable.games.dual_powers.rules.scoring import UnrestReward, unrest_points
from sandtable.games.dual_powers.rules.tables import DualPowersRules
from sandtable.games.dual_powers.rules.turn import PlayCard

WHIM: Final = 0.02
"""Choices that differ by less than this are alike to it."""
ORGANISE: Final = 1.2
"""P7.6: to know one's own objective, for each turn to come."""
HELP: Final = 0.6
"""How much of a card's recruit value reaches the objective it is kept for."""
FREE_HANDS: Final = 1.5
"""Strength that leaders and moves can bring anywhere in a round."""
LOST: Final = 0.25
"""For each point of recruit value: what a card is missed in the hand when it lies as objective."""


class Rookie(Bot):
    """Plays Dual Powers on either side, and alone against the opposition.

    For each order it could give it looks at the position when the order is closed. It plays on in a
    sample of its view, because a sample is a state, but judges only what the view shows: hidden cards
    count as chances (``beliefs.py``), so the choice is the same in every world that looks the same.
    """

    name: ClassVar[str] = "rookie"

    def __init__(self, rules: Rules, seat: int, seed: str) -> None:
        super().__init__(rules, seat, seed)
        assert isinstance(rules, DualPowersRules), "it plays Dual Powers"
        self.side = rules.side_of_seat[seat]
        self.forecast = DateForecast(rules.box.card_days)

    def choose(self, look: Look, rng: Random) -> int:
        whims = [WHIM * rng.random() for _ in look.legal]  # drawn first, so that they do not depend on the sample
        deals = Random(rng.random())
        state = look.sample(rng)
        assert isinstance(state, DualPowersState)
        best, choice = 0.0, -1
        for action, worth, whim in zip(look.legal, self.worths(state, look.legal, deals), whims, strict=True):
            if choice < 0 or worth + whim > best:
                best, choice = worth + whim, action
        return choice

    def worths(self, s: DualPowersState, legal: list[int], rng: Random) -> list[float]:
        """What each legal action is worth; one unit is a point on the support track."""
        judge = Judgement(s, self.side, self.forecast, rng)
        top = s.stack[-1]
        if isinstance(top, ChooseObjectives):
            return [self.objective(s, judge, s.chosen(action)) for action in legal]
        if isinstance(top, PlayCard):
            return [self.play(s, judge, action) for action in legal]
        if isinstance(top, UnrestReward):
            return [self.reward(s, judge, action) for action in legal]
        if isinstance(top, UseLeader) and s.tables.SPY in legal:
            # P4.14: it costs nothing, and what it shows is good to know before he is placed.
            return [1.0 if action == s.tables.SPY else 0.0 for action in legal]
        only(s)
        return [self.after(s, judge, action)[0] for action in legal]

    # Looking ahead

    def after(self, s: DualPowersState, judge: Judgement, action: int) -> tuple[float, DualPowersState]:
        """The worth of an action if the order goes on as well as it can, and the position at its close."""
        child = s.copy()
        child.decide(s.seat, action)
        if action == s.tables.DRAW_CARD:
            return judge.worth(child) + CARD * (1.0 - judge.prospect(child).last), child
        if action == s.tables.ORGANISE:
            return judge.worth(child) + ORGANISE * judge.my_turns, child
        if not child.stack or child.seat == CHANCE:
            return judge.worth(child), child
        return self.best(child, judge)

    def best(self, s: DualPowersState, judge: Judgement) -> tuple[float, DualPowersState]:
        """The best answer to the question of a position."""
        found: tuple[float, DualPowersState] | None = None
        for action in s.legal():
            if action != s.tables.SPY:
                tried = self.after(s, judge, action)
                if found is None or tried[0] > found[0]:
                    found = tried
        assert found is not None, "espionage is never all that is left"
        return found

    def play(self, s: DualPowersState, judge: Judgement, action: int) -> float:
        """A card with its best use, and then the best bonus action if it earns one."""
        child = s.copy()
        only(child)
        child.decide(s.seat, action)
        earned = child.stack[0] if isinstance(child.stack[0], Bonus) else None
        only(child)
        worth, close = self.best(child, judge)
        if earned is not None:
            close = close.copy()
            close.stack = [earned]
            close.settle()
            worth = self.best(close, judge)[0]
        card = s.chosen(action)
        return worth if card < s.tables.command_cards else worth + judge.spying(s, card)

    def reward(self, s: DualPowersState, judge: Judgement, action: int) -> float:
        """P5.3, P5.9: the points of the month, or what a bonus action does to the rest of the scoring."""
        child = s.copy()
        if action == s.tables.POINTS:
            child.support += judge.sign * unrest_points(s)
            if abs(child.support) >= s.tables.box.track:
                return 2 * VICTORY  # P5.4: at once
            return judge.worth(child)
        child.stack = [Bonus(self.side, True)]
        child.settle()
        return self.best(child, judge)[0]

    # The objective

    def objective(self, s: DualPowersState, judge: Judgement, card: int) -> float:
        """P3.2, P5.6: points where I shall be stronger; where I shall not, they are the foe's."""
        box = s.tables.box
        region = box.card_region[card]
        rest = s.hands[self.side] & s.tables.all_command & ~BIT[card]
        help_comes = FREE_HANDS
        for other in members(rest):
            if box.card_region[other] == region:
                help_comes += HELP * box.card_recruit[other]
        there = judge.strengths(s, region)
        edge = judge.promise(there, help_comes, judge.prospect(s).will)
        return box.card_points[card] * edge - LOST * box.card_recruit[card]


def only(s: DualPowersState) -> None:
    """Forget what comes after the question that is asked now, so that an order ends where it closes."""
    s.stack = [s.stack[-1]]
