"""The first opponent: it looks at the board, knows what an area is worth and how a battle will go, and plans a turn."""

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final

from sandtable.bots.bot import Bot, Look
from sandtable.core.rules import Rules
from sandtable.core.step import Step
from sandtable.games.dust.bots import rookie_battle as battle_answers
from sandtable.games.dust.bots import rookie_turn as turn_answers
from sandtable.games.dust.bots.hand import Hand
from sandtable.games.dust.bots.setup_choices import TableSetup
from sandtable.games.dust.bots.situation import Situation, Thoughts, board_key
from sandtable.games.dust.rules.abilities import AskAtStart, AskBuilder, AskDiplomat, AskNurse, CarryOff, RadarUnits
from sandtable.games.dust.rules.aftermath import Home
from sandtable.games.dust.rules.attack import Attack, AttackOn, AttackUnits
from sandtable.games.dust.rules.battle import AskReroll, Losses, Withdraw, WithdrawMore
from sandtable.games.dust.rules.board import DustState
from sandtable.games.dust.rules.buying import Buy, BuyMore, Hire, HireUnits
from sandtable.games.dust.rules.drop import DropMechs, DropTarget
from sandtable.games.dust.rules.movement import JoinBombers, Move, MoveTo, MoveUnits
from sandtable.games.dust.rules.placing import Discard, NewCentre, Put
from sandtable.games.dust.rules.retreat import Flee
from sandtable.games.dust.rules.round import AskKoshka, ChooseCards
from sandtable.games.dust.rules.setup import ChooseArmy, ClaimCapital, FirstCentre, KeepCard, Settle, SettleSource
from sandtable.games.dust.rules.special import (
    BombardTarget,
    MissileTarget,
    Pick,
    PickMore,
    RaidTarget,
    SpecialUnits,
    StrikeLosses,
)
from sandtable.games.dust.rules.tables import DustRules

TIE_BREAKER: Final = 0.01
"""Choices that differ by less than this are alike to it."""


class Rookie(Bot):
    """Plays Dust in every edition, with any number of players.

    It reads the board out of a sample of its view, but never looks at what the sample made up: the hands of others
    and the deck. An order is a chain of questions; each is answered by thinking of the same plan again.
    """

    name: ClassVar[str] = "rookie"

    def __init__(self, rules: Rules, seat: int, seed: str) -> None:
        super().__init__(rules, seat, seed)
        assert isinstance(rules, DustRules), "it plays Dust"
        self._thoughts: Thoughts | None = None

    def choose(self, look: Look, rng: Random) -> int:
        # drawn first, so that they do not depend on the sample
        tie_breakers = [TIE_BREAKER * rng.random() for _ in look.legal]
        s = look.sample(rng)
        assert isinstance(s, DustState)
        top = s.stack[-1]
        wanted = ANSWERS[type(top)](Situation(s, look.legal, tie_breakers, self.thoughts(s)), top)
        return wanted if wanted in look.legal else look.legal[0]

    def thoughts(self, s: DustState) -> Thoughts:
        """What it thinks of a board: the same as at the last question, if nothing has changed since."""
        known = self._thoughts
        if known is None or known.key != board_key(s, self.seat):
            known = Thoughts(s, self.seat)
            self._thoughts = known
        return known


# Set-up


def keep_card(at: Situation, step: KeepCard) -> int:
    """D2.1: the card for the set-up."""
    opening = TableSetup(at.s, at.seat)
    return at.best([opening.card(at.value(action)) for action in at.legal])


def choose_army(at: Situation, step: ChooseArmy) -> int:
    """D2.3: one colour is as good as another."""
    return at.best([0.0] * len(at.legal))


def claim_capital(at: Situation, step: ClaimCapital) -> int:
    """D2.3: where power sources are near."""
    opening = TableSetup(at.s, at.seat)
    return at.best([opening.capital(at.value(action)) for action in at.legal])


def settle(at: Situation, step: Settle) -> int:
    """D2.6: power sources first."""
    opening = TableSetup(at.s, at.seat)
    return at.best([opening.land(at.value(action)) for action in at.legal])


def first_centre(at: Situation, step: FirstCentre) -> int:
    """D2.7: safe, and by the sea."""
    return at.best([at.shopper.site(at.value(action)) for action in at.legal])


# The round


def choose_cards(at: Situation, step: ChooseCards) -> int:
    """D3.1: the card for this round."""
    hand = Hand(at.planner)
    return at.best([hand.value(at.value(action)) for action in at.legal])


def koshka(at: Situation, step: AskKoshka) -> int:
    """D10.6: whoever comes last keeps what they take until it is scored."""
    return at.say("decline")


ANSWERS: Final[dict[type[Step[Any]], Callable[[Situation, Any], int]]] = {
    KeepCard: keep_card,
    ChooseArmy: choose_army,
    ClaimCapital: claim_capital,
    Settle: settle,
    SettleSource: settle,
    FirstCentre: first_centre,
    ChooseCards: choose_cards,
    AskKoshka: koshka,
    Buy: turn_answers.buy,
    BuyMore: turn_answers.buy,
    Hire: turn_answers.hire,
    HireUnits: turn_answers.hire_units,
    Put: turn_answers.put,
    NewCentre: turn_answers.new_centre,
    AskBuilder: turn_answers.builder,
    AskDiplomat: turn_answers.diplomat,
    Discard: turn_answers.discard,
    Move: turn_answers.move,
    MoveTo: turn_answers.move_to,
    MoveUnits: turn_answers.move_units,
    JoinBombers: turn_answers.join,
    Attack: turn_answers.attack,
    AttackOn: turn_answers.attack_on,
    AttackUnits: turn_answers.attack_units,
    DropTarget: turn_answers.drop_target,
    DropMechs: turn_answers.drop_mechs,
    RaidTarget: turn_answers.special_target,
    BombardTarget: turn_answers.special_target,
    SpecialUnits: turn_answers.special_units,
    StrikeLosses: turn_answers.strike_losses,
    MissileTarget: turn_answers.missile_target,
    Pick: turn_answers.pick,
    PickMore: turn_answers.pick,
    Withdraw: battle_answers.withdraw,
    WithdrawMore: battle_answers.withdraw,
    AskReroll: battle_answers.reroll,
    Losses: battle_answers.losses,
    Home: battle_answers.home,
    Flee: battle_answers.flee,
    AskAtStart: battle_answers.at_start,
    RadarUnits: battle_answers.radar_units,
    AskNurse: battle_answers.nurse,
    CarryOff: battle_answers.carry_off,
}
"""For each question of the rules how it is answered."""
