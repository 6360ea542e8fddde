"""P3 to P6: the sequence of play. A round is a list of steps, in the order of the rulebook."""

from typing import ClassVar

from sandtable.core.step import Procedure
from sandtable.games.dual_powers.rules.board import DualPowersState
from sandtable.games.dual_powers.rules.cleanup import CleanUp, EndOfGame
from sandtable.games.dual_powers.rules.draw_phase import Draw, ObjectivePhase
from sandtable.games.dual_powers.rules.scoring import Exhaust, RevealObjectives, Unrest
from sandtable.games.dual_powers.rules.solitaire import EnterLeader, LayAside, OppositionTurn
from sandtable.games.dual_powers.rules.turn import Turn

CARDS_A_ROUND = 5
TURNS_A_ROUND = 4


class Round(Procedure[DualPowersState]):
    """A round of two players, or of one against the opposition."""

    __slots__ = ()

    cites: ClassVar[tuple[str, ...]] = ("P3.1", "P4.1", "P7.4")

    def run(self, s: DualPowersState) -> None:
        s.round += 1
        s.turn += 1  # choosing an objective belongs to no turn of the round before
        if s.sink:
            s.sink.tell("round", number=s.round)
        scoring = [Unrest(), RevealObjectives(), Exhaust(), EndOfGame(), CleanUp(), Round()]
        if s.tables.solitaire:
            turns = [OppositionTurn(), Turn(s.tables.player)] * TURNS_A_ROUND  # P7.4
            s.do(Draw(s.tables.player, 4), LayAside(), EnterLeader(), *turns, OppositionTurn(), *scoring)
        else:
            first = s.will  # P4.1: fixed for the round; it can change hands only in the action phase
            draws = [Draw(first, CARDS_A_ROUND), Draw(1 - first, CARDS_A_ROUND)]  # P3.3: the holder first
            turns = [Turn(first), Turn(1 - first)] * TURNS_A_ROUND
            s.do(*draws, ObjectivePhase(), *turns, *scoring)
