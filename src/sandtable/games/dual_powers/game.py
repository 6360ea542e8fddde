"""Dual Powers for the registry: its options, data and steps."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.game import ALONE, Game, Option, UserFile
from sandtable.core.rules import Rules
from sandtable.core.step import Step
from sandtable.games.datafiles import file_label
from sandtable.games.dual_powers.rules import (
    bonus,
    cleanup,
    command,
    draw_phase,
    leaders,
    moving,
    round,
    scoring,
    setup,
    tiles,
    turn,
)
from sandtable.games.dual_powers.rules import solitaire as alone
from sandtable.games.dual_powers.rules.components import FILES, Components, read_data
from sandtable.games.dual_powers.rules.tables import DualPowersRules

if TYPE_CHECKING:
    from sandtable.contract import Browser, Names, Proofs, Screen, TextBoard
    from sandtable.lessons.lesson import Lesson

REVISION: Final = 1

STEPS: Final[list[type[Step[Any]]]] = [
    setup.PlaceNeutral,
    tiles.UnrestTile,
    tiles.BlockadeTile,
    round.Round,
    draw_phase.Draw,
    draw_phase.DrawCard,
    draw_phase.ObjectivePhase,
    draw_phase.ChooseObjectives,
    turn.Turn,
    turn.PlayCard,
    command.UseCommand,
    moving.MoveTo,
    leaders.UseLeader,
    bonus.Bonus,
    scoring.Unrest,
    scoring.UnrestReward,
    scoring.RevealObjectives,
    scoring.ScoreObjective,
    scoring.Exhaust,
    cleanup.EndOfGame,
    cleanup.CleanUp,
    alone.LayAside,
    alone.EnterLeader,
    alone.OppositionLeader,
    alone.OppositionTurn,
    alone.TurnUp,
    alone.RevealOwn,
]


class DualPowers(Game):
    """Dual Powers: Revolution 1917."""

    def __init__(self) -> None:
        super().__init__(
            "dual-powers",
            "Dual Powers: Revolution 1917",
            REVISION,
            "sandtable.games.dual_powers",
            [
                Option("solitaire", False, [False, True], "P7.1"),
                Option("side", "red", ["red", "white"], "P7.1", needs=ALONE),
                Option("difficulty", 1, [1, 2, 3, 4, 5, 6], "P7.1", needs=ALONE),
                Option("accompanied_neutrals", False, [False, True], "P4.17"),
                Option("unrest_seven", False, [False, True], "P5.3"),
            ],
            FILES,
        )

    def read_data(self, files: Mapping[str, UserFile] | None = None) -> dict[str, Any]:
        data = read_data(files)
        if files:  # here a file can still be called what its owner calls it
            Components(data, {name: file_label(file) for name, file in files.items()})
        return data

    def make_rules(self, options: dict[str, Any], data: dict[str, Any]) -> Rules:
        return DualPowersRules(self.revision, options, data, STEPS)

    def names(self) -> "Names":
        from sandtable.games.dual_powers.ui import names

        return names

    def text_board(self) -> "TextBoard":
        from sandtable.games.dual_powers.ui import text

        return text

    def screen(self) -> "Screen":
        from sandtable.games.dual_powers.ui import screen

        return screen

    def browser(self) -> "Browser":
        from sandtable.games.dual_powers.ui import browser

        return browser

    def lesson(self) -> "Lesson[Any]":
        from sandtable.games.dual_powers.lesson.lesson import LESSON

        return LESSON

    def proofs(self) -> "Proofs":
        from sandtable.games.dual_powers import proofs

        return proofs


GAME: Final = DualPowers()
