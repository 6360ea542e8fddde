"""Dust as the registry knows it: editions, options, data."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.game import Game, Option, UserFile
from sandtable.core.rules import Rules
from sandtable.core.step import Step
from sandtable.games.datafiles import file_label, read_files
from sandtable.games.dust.rules import (
    abilities,
    aftermath,
    attack,
    battle,
    buying,
    drop,
    movement,
    placing,
    production,
    retreat,
    round,
    scoring,
    setup,
    special,
)
from sandtable.games.dust.rules.atlas import read_atlas
from sandtable.games.dust.rules.deck import read_deck
from sandtable.games.dust.rules.editions import NAMES
from sandtable.games.dust.rules.tables import DustRules

if TYPE_CHECKING:
    from sandtable.contract import Browser, Commands, Names, Proofs, Screen, TextBoard, Tool
    from sandtable.lessons.lesson import Lesson

REVISION: Final = 1
FILES: Final = ("map", "cards")
READERS: Final[dict[str, Callable[[object, str], object]]] = {"map": read_atlas, "cards": read_deck}
"""Who checks each file."""

STEPS: Final[list[type[Step[Any]]]] = [
    setup.Deal,
    setup.DealCard,
    setup.KeepCard,
    setup.SetOrder,
    setup.Lot,
    setup.ClaimCapitals,
    setup.ChooseArmy,
    setup.ClaimCapital,
    setup.NeutralCapitals,
    setup.SettleNext,
    setup.Settle,
    setup.SettleSource,
    setup.NeutralLand,
    setup.PlaceCentres,
    setup.CentreTurn,
    setup.FirstCentre,
    setup.Reinforcements,
    setup.EndSetup,
    production.Reinforce,
    production.Production,
    production.Shopping,
    buying.Buy,
    buying.BuyMore,
    buying.HireNext,
    buying.Hire,
    buying.HireUnits,
    placing.Place,
    placing.Put,
    placing.BuildNext,
    placing.NewCentre,
    placing.TakeCards,
    placing.Discard,
    movement.MovePhase,
    movement.Move,
    movement.MoveTo,
    movement.MoveUnits,
    movement.JoinBombers,
    attack.CombatPhase,
    attack.Attack,
    attack.AttackOn,
    attack.AttackUnits,
    drop.DropTarget,
    drop.DropMechs,
    special.RaidTarget,
    special.BombardTarget,
    special.SpecialUnits,
    special.Strike,
    special.StrikeLosses,
    special.MissileTarget,
    special.Pick,
    special.PickMore,
    battle.BattleBegins,
    battle.Withdraw,
    battle.WithdrawMore,
    battle.Volley,
    battle.AskReroll,
    battle.Losses,
    battle.Dying,
    aftermath.GoHome,
    aftermath.Home,
    retreat.Flee,
    abilities.AskDiplomat,
    abilities.AskBuilder,
    abilities.AskAtStart,
    abilities.RadarUnits,
    abilities.AskNurse,
    abilities.NurseDie,
    abilities.CarryOff,
    round.Round,
    round.ChooseCards,
    round.TopCard,
    round.NextTurn,
    round.AskKoshka,
    round.Turn,
    scoring.EndOfRound,
    scoring.Victory,
    scoring.CleanUp,
]


class Dust(Game):
    """Dust, in four editions."""

    def __init__(self) -> None:
        super().__init__(
            "dust",
            "Dust",
            REVISION,
            "sandtable.games.dust",
            [
                Option("edition", "premium", list(NAMES), "D12.1"),
                Option("players", 4, [2, 3, 4, 5, 6], "D2.4"),
                Option("plain_neutral_capitals", False, [False, True], "D6.10"),
                Option("tame_capitals", False, [False, True], "D10.7"),
                Option("small_missiles", False, [False, True], "D10.11"),
                Option("cheap_capitals", False, [False, True], "D11.1"),
                Option("conquest", False, [False, True], "D12.1"),
                Option("round_limit", 0, [0, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20], "D12.5"),
            ],
            FILES,
        )

    def read_data(self, files: Mapping[str, UserFile] | None = None) -> dict[str, Any]:
        data = read_files("sandtable.games.dust", FILES, files)
        for name, path in (files or {}).items():  # here they can still be called what their owner calls them
            READERS[name](data[name], file_label(path))
        return data

    def make_rules(self, options: dict[str, Any], data: dict[str, Any]) -> Rules:
        return DustRules(self.revision, options, data, STEPS)

    def names(self) -> "Names":
        from sandtable.games.dust.ui import names

        return names

    def text_board(self) -> "TextBoard":
        from sandtable.games.dust.ui import text

        return text

    def screen(self) -> "Screen":
        from sandtable.games.dust.ui import screen

        return screen

    def commands(self) -> "Commands":
        from sandtable.games.dust.ui import commands

        return commands

    def browser(self) -> "Browser":
        from sandtable.games.dust.ui import browser

        return browser

    def lesson(self) -> "Lesson[Any]":
        from sandtable.games.dust.lesson.lesson import LESSON

        return LESSON

    def tools(self) -> "Mapping[str, Tool]":
        from sandtable.games.dust.ui.tools import check, odds

        return {"odds": odds, "check": check}

    def proofs(self) -> "Proofs":
        from sandtable.games.dust import proofs

        return proofs


GAME: Final = Dust()
