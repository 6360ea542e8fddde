"""Draw the pictures of the terminal table in docs/ anew, after its screens have changed.

Games name the moments they want shown.

    python tools/terminal_pictures.py docs
"""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sandtable.cli.play import SaveFile
from sandtable.cli.table_setup import TableSetup
from sandtable.contract import Moment
from sandtable.core.game import words
from sandtable.core.registry import game, game_names
from sandtable.play.players import Players
from sandtable.table.table import Table
from sandtable.text.wording import Wording
from sandtable.tui.app import TableApp
from sandtable.tui.play import PlayScreen
from sandtable.tui.screens import Reading
from sandtable.tui.session import Session

SIZES: Final = ((80, 24), (120, 40))


def pictures() -> Iterator[tuple[str, str, Moment]]:
    """The name of each picture, its game, and the moment it shows."""
    for name in game_names():
        proofs = game(name).proofs()
        for picture, moment in (proofs.PICTURES if proofs is not None else {}).items():
            yield picture, name, moment


def table(name: str, moment: Moment) -> Table:
    """The game at that moment."""
    options = [f"{key}={words(value)}" for key, value in moment.options.items()]
    found = TableSetup(game=name, seed=moment.seed, seats=",".join(moment.seats), options=options).table()
    players = Players(found)
    while round_of(found) < moment.round or found.prompt(0).message != moment.question:
        seat = players.next()
        found.submit(seat, players.order(seat))
    found.replace(0, "human")
    return found


def round_of(table: Table) -> int:
    """The round that is played: games count them on their boards, or as turns."""
    view = table.view(0)
    return int(view["board"].get("round", view["turn"]))


async def picture(name: str, moment: Moment, size: tuple[int, int]) -> str:
    """The screen as an image."""
    shown, save_file = table(name, moment), SaveFile(table(name, moment), None)
    session = Session(shown, Wording.of(shown.rules), save_file.save, save_file.copy)
    app = TableApp(lambda: PlayScreen(session))
    async with app.run_test(size=size) as pilot:
        await pilot.pause(0.5)
        if isinstance(app.screen, Reading):  # long news have a page of their own, which is not what is shown here
            await pilot.press("enter")
            await pilot.pause(0.5)
        return app.export_screenshot(title=f"sandtable play {name} ({size[0]}x{size[1]})")


def main(folder: Path) -> None:
    """Write all pictures."""
    for title, name, moment in pictures():
        for size in SIZES:
            path = folder / f"{title}-{size[0]}x{size[1]}.svg"
            path.write_text(asyncio.run(picture(name, moment, size)), encoding="utf-8")
            print(path)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
