"""Tables on a screen that is drawn into memory."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot

from sandtable.cli.play import SaveFile
from sandtable.cli.table_setup import TableSetup
from sandtable.table.table import Table
from sandtable.text.wording import Wording
from sandtable.tui.app import TableApp
from sandtable.tui.play import PlayScreen
from sandtable.tui.session import Session


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
        """Wait for everything that was set off, see ``settled``."""
        await settled(self.pilot)

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


async def settled(pilot: Pilot[Any]) -> None:
    """Wait until the app has nothing left to do, and what it shows is drawn.

    Textual's own ``pause`` waits until the process needs no more CPU time: on a busy machine that is also the case when
    it does not get any, in the middle of something, with a screen that has not been drawn yet. Here it is asked what it
    has to do. Twice in a row, because in between every widget answers: what one was still busy with is done by then.
    """
    app = pilot.app
    still = 0
    while app.is_running and still < 2:
        await app.workers.wait_for_complete()
        if not await pilot._wait_for_screen() or not app.is_running:
            return
        app.screen._on_timer_update()  # what would be drawn with the next frame
        still = 0 if _busy(app) else still + 1


def _busy(app: App[Any]) -> bool:
    """Whether a program thinks, a message waits, or something has to be laid out or drawn."""
    screen = app.screen
    pumps = [app, *screen.walk_children(with_self=True)]
    return bool(
        any(not worker.is_finished for worker in app.workers)
        or any(pump.message_queue_size or pump._next_callbacks for pump in pumps)
        or screen._layout_required
        or screen._scroll_required
        or screen._repaint_required
        or screen._recompose_required
        or screen._dirty_widgets
        or screen._callbacks
        or screen._compositor.size != app.size
    )


Script = Callable[[Shown], Awaitable[None]]


def on_screen(
    script: Script, size: tuple[int, int] = (80, 24), language: str = "en", save: Path | None = None, **options: Any
) -> None:
    """Play a script on a new table."""

    async def run() -> None:
        table = TableSetup(**{"seed": "tea"} | options).table()
        save_file = SaveFile(table, save)
        session = Session(table, Wording.of(table.rules, language), save_file.save, save_file.copy)
        app = TableApp(lambda: PlayScreen(session))
        async with app.run_test(size=size) as pilot:
            shown = Shown(app, pilot, table)
            await shown.settle()
            await script(shown)

    asyncio.run(run())


@pytest.fixture
def play() -> Callable[..., None]:
    """Plays a script on a new table."""
    return on_screen
