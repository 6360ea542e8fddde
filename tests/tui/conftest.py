"""Tables on a screen that is drawn into memory."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from sandtable.cli.opening import Opening
from sandtable.cli.play import Keeper
from sandtable.core.table import Table
from sandtable.tui.app import TableApp
from sandtable.tui.play import PlayScreen
from sandtable.tui.seating import Seating
from sandtable.wording import Wording


class Shown:
    """A table on a screen, and what one sees of it."""

    def __init__(self, app: TableApp, pilot: Pilot[None], table: Table) -> None:
        self.app = app
        self.pilot = pilot
        self.table = table

    async def press(self, *keys: str) -> str:
        """Press keys and wait for everything they set off."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()
        return self.text()

    async def settle(self) -> None:
        """Wait for everything that was set off."""
        await self.app.workers.wait_for_complete()
        await self.pilot.pause()

    async def type(self, words: str) -> str:
        """Type something and press enter."""
        for letter in words:
            await self.pilot.press({" ": "space", ",": "comma", "/": "slash", ".": "full_stop"}.get(letter, letter))
        return await self.press("enter")

    def lines(self) -> list[str]:
        """The lines of the screen."""
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip).rstrip() for strip in strips]

    def text(self) -> str:
        """The whole screen."""
        return "\n".join(self.lines())


Script = Callable[[Shown], Awaitable[None]]


def on_screen(
    script: Script, size: tuple[int, int] = (80, 24), language: str = "en", save: Path | None = None, **options: Any
) -> None:
    """Play a script on a new table."""

    async def run() -> None:
        table = Opening(**{"seed": "tea"} | options).table()
        keeper = Keeper(table, save)
        seating = Seating(table, Wording.of(table.rules, language), keeper.keep, keeper.copy)
        app = TableApp(lambda: PlayScreen(seating))
        async with app.run_test(size=size) as pilot:
            shown = Shown(app, pilot, table)
            await pilot.pause()
            await shown.app.workers.wait_for_complete()
            await script(shown)

    asyncio.run(run())


@pytest.fixture
def play() -> Callable[..., None]:
    """Plays a script on a new table."""
    return on_screen
