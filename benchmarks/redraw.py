"""How long a drawn board in the browser takes to draw itself anew: the script, and what it makes the browser do.

    python benchmarks/redraw.py
    python benchmarks/redraw.py dust --slower 4

Each game that has pictures of its board is played to the moment of the first of them. Its page is then given other
pictures by turns: the *same* one again; now and one *decision* before; now and the *beginning* of the game, which no
order ever leads back to; and the *focus* goes from one thing that can be chosen to the next. *Script* is the time from
the new picture to the end of the update, *browser* what styles and layout take after it. A frame has 16 ms. No number
here is asserted anywhere.
Needs Chromium: the path in SANDTABLE_CHROMIUM, else what ``tools/find_chromium.py`` finds.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from rich import box
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.screenshots import LONG, Player, chromium, played, scenes, server

FRAME: Final = 16.0
SIZE: Final[ViewportSize] = {"width": 1440, "height": 900}
WAYS: Final = ("same", "decision", "beginning", "focus")

# The board's elements (map, hand, status) are looked for once; each is told of a picture, as the table does it.
PREPARE: Final = """({ before, beginning }) => {
  const boards = [], things = [];
  const search = (root, inBoard) => {
    for (const one of root.querySelectorAll("*")) {
      const isBoard = "picture" in one && "glossary" in one && "interactive" in one;
      if (isBoard) boards.push(one);
      if (inBoard && one.matches('.legal:is([tabindex="0"], button)')) things.push(one);
      if (one.shadowRoot) search(one.shadowRoot, inBoard || isBoard);
    }
  };
  search(document, false);
  const now = boards[0].picture;
  const other = (picture) => ({ ...now, ...picture, kind: now.kind, order: now.order });
  const pairs = {
    same: [{ ...now }, { ...now }],
    decision: [other(before), now],
    beginning: [other(beginning), now],
  };
  const updated = async () => { for (const one of boards) await one.updateComplete; };
  window.redraw = async (way, turns) => {
    const script = [], browser = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const start = performance.now();
      if (way === "focus") things[turn % things.length].focus();
      else for (const one of boards) one.picture = pairs[way][turn % 2];
      await updated();
      const end = performance.now();
      boards[0].getBoundingClientRect();  // styles and layout now
      script.push(end - start);
      browser.push(performance.now() - end);
    }
    if (way === "focus") things.forEach((one) => one.blur());
    else for (const one of boards) one.picture = now;
    await updated();
    return { script, browser };
  };
  return things.length > 1;
}"""


def measure(page: Page, pictures: dict[str, Any], turns: int) -> dict[str, dict[str, list[float]]]:
    """All ways to be drawn anew, in turns, so that whatever else the machine does hits them alike."""
    ways = WAYS if page.evaluate(PREPARE, pictures) else WAYS[:-1]
    found: dict[str, dict[str, list[float]]] = {}
    page.evaluate("() => window.redraw('beginning', 6)")  # warm
    for _ in range(5):
        for way in ways:
            taken: dict[str, list[float]] = page.evaluate("([way, turns]) => window.redraw(way, turns)", [way, turns])
            kept = found.setdefault(way, {"script": [], "browser": []})
            for what, times in taken.items():
                kept[what] += times
    return found


def report(game: str, found: dict[str, dict[str, list[float]]]) -> None:
    """A table of milliseconds."""
    table = Table(game, "script, least", "script, median", "script, 9 of 10", "browser, median", box=box.SIMPLE)
    for way, times in found.items():
        script = sorted(times["script"])
        row = [script[0], median(script), script[9 * len(script) // 10], median(times["browser"])]
        table.add_row(way, *(f"{one:.2f} ms" for one in row))
    Console().print(table)


def opened(browser: Browser, address: str, player: Player, drawn: str, slower: float) -> Page:
    """The player's page, once its board is drawn."""
    page = browser.new_context(viewport=SIZE, reduced_motion="reduce").new_page()
    page.set_default_timeout(LONG)
    page.goto(address + player.link)
    page.locator(drawn).first.wait_for(state="attached")
    if slower > 1:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return page


def main() -> None:
    """Play each game to its moment, open the table, measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="the games to measure; without one, all that have a picture")
    parser.add_argument("--turns", type=int, default=20, help="how often each, five times over")
    parser.add_argument("--slower", type=float, default=1.0, help="how many times slower the processor plays to be")
    given = parser.parse_args()
    first = {game: scene for game, scene in reversed(scenes()) if not given.games or game in given.games}
    with tempfile.TemporaryDirectory() as data, server(Path(data)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        with httpx.Client(base_url=address, timeout=60) as http:
            for game, scene in first.items():
                player = played(http, game, scene.moment)
                moments = [one["seq"] for one in player.ask("GET", "/timeline")]
                pictures = {
                    "before": player.ask("GET", f"/at/{moments[-2]}"),
                    "beginning": player.ask("GET", f"/at/{moments[0]}"),
                }
                page = opened(browser, address, player, scene.drawn, given.slower)
                report(game, measure(page, pictures, given.turns))
                page.context.close()
        print(f"A frame has {FRAME:.0f} ms.")
        browser.close()


if __name__ == "__main__":
    main()
