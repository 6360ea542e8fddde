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
PICTURES: Final = {
    "terminal": (Opening(seed="1917", seats="rookie,rookie"), "ask-use-command"),
    "terminal-dust": (
        Opening(game="dust", seed="1947", seats="rookie,rookie,rookie", options=["edition=original"]),
        "ask-attack",
    ),
}
"""A game on its way for each, and a question of it to the first player."""


def table(opening: Opening, question: str) -> Table:
    """The game at that question."""
    found = opening.table()
    players = Players(found)
    while found.view(0)["board"]["round"] < ROUND or found.prompt(0).message != question:
        seat = players.next()
        found.submit(seat, players.order(seat))
    found.replace(0, "human")
    return found


async def picture(name: str, size: tuple[int, int]) -> str:
    """The screen as an image."""
    shown, keeper = table(*PICTURES[name]), Keeper(table(*PICTURES[name]), None)
    seating = Seating(shown, Wording.of(shown.rules), keeper.keep, keeper.copy)
    app = TableApp(lambda: PlayScreen(seating))
    async with app.run_test(size=size) as pilot:
        await pilot.pause(0.5)
        return app.export_screenshot(title=f"sandtable play {shown.rules.game} ({size[0]}x{size[1]})")


def main(folder: Path) -> None:
    """Write all pictures."""
    for name in PICTURES:
        for size in SIZES:
            path = folder / f"{name}-{size[0]}x{size[1]}.svg"
            path.write_text(asyncio.run(picture(name, size)), encoding="utf-8")
            print(path)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
