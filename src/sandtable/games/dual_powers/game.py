"""Dual Powers for the registry: its options, data and steps."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from sandtable.core.ban import Prohibitions
from sandtable.core.game import Game, Option
from sandtable.core.rules import Rules
from sandtable.core.step import Step
from sandtable.games.dual_powers import (
    bonus,
    cleanup,
    command,
    drawing,
    leaders,
    moving,
    round,
    scoring,
    setup,
    tiles,
    turn,
)
from sandtable.games.dual_powers import solitaire as alone
from sandtable.games.dual_powers.components import read_data
from sandtable.games.dual_powers.rules import DualPowersRules

REVISION: Final = 1

STEPS: Final[list[type[Step[Any]]]] = [
    setup.PlaceNeutral,
    tiles.UnrestTile,
    tiles.BlockadeTile,
    round.Round,
    drawing.Draw,
    drawing.DrawCard,
    drawing.ObjectivePhase,
    drawing.ChooseObjectives,
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

PROHIBITIONS: Final[Prohibitions] = [
    *drawing.PROHIBITIONS,
    *moving.PROHIBITIONS,
    *command.PROHIBITIONS,
    *leaders.PROHIBITIONS,
    *bonus.PROHIBITIONS,
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
                Option("side", "red", ["red", "white"], "P7.1"),
                Option("difficulty", 1, [1, 2, 3, 4, 5, 6], "P7.1"),
                Option("accompanied_neutrals", False, [False, True], "P4.17"),
                Option("unrest_seven", False, [False, True], "P5.3"),
            ],
        )

    def read_data(self, files: Mapping[str, Path] | None = None) -> dict[str, Any]:
        return read_data(files)

    def make_rules(self, options: dict[str, Any], data: dict[str, Any]) -> Rules:
        return DualPowersRules(self.revision, options, data, STEPS)


GAME: Final = DualPowers()
