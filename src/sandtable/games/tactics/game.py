"""Dust Tactics as the registry knows it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.game import Game, Option, OptionValue, UserFile
from sandtable.core.rules import Rules
from sandtable.games.datafiles import file_label, read_files
from sandtable.games.tactics.rules.cards import Cards
from sandtable.games.tactics.rules.ground import read_boards
from sandtable.games.tactics.rules.scenarios import Scenarios, names_in
from sandtable.games.tactics.rules.tables import FILES, TacticsRules

if TYPE_CHECKING:
    from sandtable.contract import Browser, Commands, Cursor, Maker, Names, Proofs, Screen, TextBoard, Tool
    from sandtable.lessons.lesson import Lesson

PACKAGE: Final = "sandtable.games.tactics"
REVISION: Final = 1
"""Rises with every change of the rules that alters a recorded game."""
SCENARIO: Final = "scenario"
"""The option that names one; with a user's file, one of that."""
SCENARIOS: Final = [
    "reconnaissance",
    "meeting-engagement",
    "breakthrough",
    "hold-the-bridge",
    "seize-the-explosives",
    "last-stand",
]


class Tactics(Game):
    """The one object this package exports."""

    def __init__(self) -> None:
        options = [
            Option(SCENARIO, SCENARIOS[0], list(SCENARIOS), "T16.2"),
            Option("armies", "box", ["box", "choose"], "T16.1"),
            Option("players", 2, [2, 4], "T21.3"),
            Option("faq", False, [False, True], "T3.3"),
        ]
        super().__init__("tactics", "Dust Tactics", REVISION, PACKAGE, options, list(FILES))

    def read_data(self, files: Mapping[str, UserFile] | None = None) -> dict[str, Any]:
        data = read_files(PACKAGE, FILES, files)
        given = files or {}
        if "units" in given:
            Cards(data["units"], file_label(given["units"]))
        boards = read_boards(data["boards"], file_label(given["boards"]) if "boards" in given else "boards.toml")
        Scenarios(
            data["scenarios"], boards, file_label(given["scenarios"]) if "scenarios" in given else "scenarios.toml"
        )
        return data

    def choices(self, option: Option, data: dict[str, Any]) -> list[OptionValue]:
        return list(names_in(data.get("scenarios")) or option.choices) if option.name == SCENARIO else option.choices

    def make_rules(self, options: dict[str, Any], data: dict[str, Any]) -> Rules:
        return TacticsRules(self.revision, options, data)

    def names(self) -> "Names | None":
        from sandtable.games.tactics.ui import names

        return names

    def text_board(self) -> "TextBoard":
        from sandtable.games.tactics.ui import text

        return text

    def screen(self) -> "Screen":
        from sandtable.games.tactics.ui import screen

        return screen

    def cursor(self) -> "Cursor":
        from sandtable.games.tactics.ui import cursor

        return cursor

    def commands(self) -> "Commands":
        from sandtable.games.tactics.ui import commands

        return commands

    def browser(self) -> "Browser":
        from sandtable.games.tactics.ui import browser

        return browser

    def lesson(self) -> "Lesson[Any]":
        from sandtable.games.tactics.lesson.lesson import LESSON

        return LESSON

    def makers(self) -> "Sequence[Maker]":
        from sandtable.games.tactics.ui.free_battle import MAKERS

        return MAKERS

    def tools(self) -> "Mapping[str, Tool]":
        from sandtable.games.tactics.ui import tools

        return {
            "army": tools.army,
            "battle": tools.battle,
            "check": tools.check,
            "odds": tools.odds,
            "sight": tools.sight,
        }

    def proofs(self) -> "Proofs | None":
        from sandtable.games.tactics import proofs

        return proofs


GAME: Final = Tactics()
