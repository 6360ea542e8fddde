"""The data that commands work with: ours, or the files a user names instead."""

from pathlib import Path
from typing import Any, Final

from sandtable.games.datafiles import file_label, read_files
from sandtable.games.tactics.rules.cards import Cards
from sandtable.games.tactics.rules.ground import Board, read_boards
from sandtable.games.tactics.rules.scenarios import Scenarios

PACKAGE: Final = "sandtable.games.tactics"


class Sources:
    """Units, boards and scenarios, read and checked when they are asked for."""

    def __init__(self, units: Path | None = None, boards: Path | None = None, scenarios: Path | None = None) -> None:
        """Each is a user's file, or ``None`` for ours."""
        self._files = {"units": units, "boards": boards, "scenarios": scenarios}

    def _content(self, name: str) -> tuple[Any, str]:
        """The content of a file, and what sentences call it."""
        path = self._files[name]
        given = {} if path is None else {name: path}
        return read_files(PACKAGE, [name], given)[name], f"{name}.toml" if path is None else file_label(path)

    def units(self) -> Cards:
        """The unit cards."""
        return Cards(*self._content("units"))

    def boards(self) -> list[Board]:
        """The boards."""
        return read_boards(*self._content("boards"))

    def scenarios(self) -> Scenarios:
        """The scenarios, on the boards."""
        content, label = self._content("scenarios")
        return Scenarios(content, self.boards(), label)
