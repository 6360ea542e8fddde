"""Draw the pictures of the terminal table in docs/ anew, after its screens have changed.

python tools/terminal_pictures.py docs
"""

import asyncio
import sys
from pathlib import Path
from typing import Final

from sandtable.cli.opening import Opening
from sandtable.cli.play import Keeper
from sandtable.cli.players import Players
from sandtable.core.table import Table
from sandtable.tui.app import TableApp
from sandtable.tui.play import PlayScreen
from sandtable.tui.seating import Seating
from sandtable.wording import Wording

SIZES: Final = ((80, 24), (120, 40))
ROUND: Final = 3
"""By then the board is full."""


def table() -> Table:
    """A game on its way, in which red has just played a card and must say what for."""
    found = Opening(seed="1917", seats="rookie,rookie").table()
    players = Players(found)
    while found.view(0)["board"]["round"] < ROUND or found.prompt(0).message != "ask-use-command":
        seat = players.next()
        found.submit(seat, players.order(seat))
    found.replace(0, "human")
    return found


async def picture(size: tuple[int, int]) -> str:
    """The screen as an image."""
    shown, keeper = table(), Keeper(table(), None)
    seating = Seating(shown, Wording.of(shown.rules), keeper.keep, keeper.copy)
    app = TableApp(lambda: PlayScreen(seating))
    async with app.run_test(size=size) as pilot:
        await pilot.pause(0.5)
        return app.export_screenshot(title=f"sandtable play dual-powers ({size[0]}x{size[1]})")


def main(folder: Path) -> None:
    """Write both pictures."""
    for size in SIZES:
        path = folder / f"terminal-{size[0]}x{size[1]}.svg"
        path.write_text(asyncio.run(picture(size)), encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
