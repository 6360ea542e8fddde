"""Skirmish as Sandtable's registry knows it: name, options, data, and where each further part is.

Parts are imported when they are asked for, so that a simulation loads no screen. A part left out is simply missing:
the game is played without it, at the generic table in the browser, as a tree of words in the terminal.
``sandtable.contract`` says who asks for what.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.game import Game, Option, UserFile
from sandtable.core.rules import Rules
from sandtable.games.datafiles import file_label, read_files
from sandtable_skirmish.rules.box import FILE, Box
from sandtable_skirmish.rules.tables import SkirmishRules

if TYPE_CHECKING:
    from sandtable.contract import Browser, Names, Screen, TextBoard, Tool

PACKAGE: Final = "sandtable_skirmish"
REVISION: Final = 1
"""Rises with every change of the rules that would alter a recorded game."""


class Skirmish(Game):
    """The one object this package exports."""

    def __init__(self) -> None:
        options = [Option("rounds", 3, [1, 3, 6], "S2.1")]
        super().__init__("skirmish", "Skirmish", REVISION, PACKAGE, options, [FILE])

    def read_data(self, files: Mapping[str, UserFile] | None = None) -> dict[str, Any]:
        data = read_files(PACKAGE, [FILE], files)
        for name, path in (files or {}).items():  # here it can still be called what its owner calls it
            Box(data[name], file_label(path))
        return data

    def make_rules(self, options: dict[str, Any], data: dict[str, Any]) -> Rules:
        return SkirmishRules(self.revision, options, data)

    def names(self) -> "Names | None":
        from sandtable_skirmish.ui import names

        return names

    def text_board(self) -> "TextBoard | None":
        from sandtable_skirmish.ui import text

        return text

    def screen(self) -> "Screen | None":
        from sandtable_skirmish.ui import screen

        return screen

    def browser(self) -> "Browser | None":
        from sandtable_skirmish.ui import browser

        return browser

    def board_file(self) -> Path | None:
        # What lies beside it is served too, so the board has a folder of its own.
        return Path(__file__).parent / "ui" / "board" / "board.js"

    def tools(self) -> "Mapping[str, Tool]":
        from sandtable_skirmish.ui.tools import odds

        return {"odds": odds}


GAME: Final = Skirmish()
