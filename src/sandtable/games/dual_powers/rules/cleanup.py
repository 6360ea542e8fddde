"""P6: clean-up and the end of the game."""

from typing import ClassVar, Final

from sandtable.core.bits import mask_of
from sandtable.core.step import Procedure
from sandtable.games.dual_powers.rules.board import NONE, DualPowersState
from sandtable.games.dual_powers.rules.components import RED, WHITE
from sandtable.games.dual_powers.rules.scoring import win
from sandtable.games.dual_powers.rules.tiles import BlockadeTile

SOLITAIRE_ROUNDS: Final = 3


class EndOfGame(Procedure[DualPowersState]):
    """P6.3, P7.10: after scoring in Oct or Nov, alone after round three, the marker's side wins."""

    __slots__ = ()

    cites: ClassVar[tuple[str, ...]] = ("P6.3", "P7.10")

    def run(self, s: DualPowersState) -> None:
        if s.tables.solitaire:
            if s.round < SOLITAIRE_ROUNDS:
                return
            reason = "third-round"
        else:
            if s.month < s.tables.box.first_end_month:
                return
            reason = "calendar"
        if s.support == 0:
            win(s, s.will, reason + "-will")
        else:
            win(s, RED if s.support > 0 else WHITE, reason)


class CleanUp(Procedure[DualPowersState]):
    """P6.1, P6.2, P6.4: tiles move on, cards are discarded, the marker goes to the new tile's connection."""

    __slots__ = ()

    cites: ClassVar[tuple[str, ...]] = ("P6.1", "P6.2", "P6.4")

    def run(self, s: DualPowersState) -> None:
        used = s.played[RED] | s.played[WHITE] | mask_of(s.row)
        used |= mask_of([card for card in s.objectives if card >= 0])
        s.discards |= used & s.tables.all_command  # leaders are out of the game
        s.played = [0, 0]
        s.objectives = [NONE, NONE]
        s.open = 0
        s.row = []
        s.unrest = s.blockade
        s.blockade = NONE
        s.marker = NONE
        if s.sink and s.unrest != NONE:
            s.sink.tell("unrest", region=s.tables.box.regions[s.unrest])
        if s.tiles:
            s.do(BlockadeTile())
