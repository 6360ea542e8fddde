"""The game of ``examples/skirmish`` without anything to see: rules, and neither texts nor boards nor tools.

What has to work for any game is tested with this one. Its rules are those of the example, not a copy of them.
"""

from collections.abc import Mapping
from pathlib import Path

from sandtable.contract import Browser, Names, Screen, TextBoard, Tool
from sandtable_skirmish.game import Skirmish as Example
from sandtable_skirmish.rules.board import Field
from sandtable_skirmish.rules.box import SEATS

__all__ = ["GAME", "SEATS", "Field", "Skirmish"]


class Skirmish(Example):
    """Where nobody has written texts, words are shown as they are."""

    def __init__(self) -> None:
        super().__init__()
        self.package = "tests.core"

    def names(self) -> Names | None:
        return None

    def text_board(self) -> TextBoard | None:
        return None

    def screen(self) -> Screen | None:
        return None

    def browser(self) -> Browser | None:
        return None

    def board_file(self) -> Path | None:
        return None

    def tools(self) -> Mapping[str, Tool]:
        return {}


GAME = Skirmish()
