"""How long the board of Dust in the browser takes to draw itself anew: the script, and what it makes the browser do.

    python benchmarks/redraw.py
    python benchmarks/redraw.py --slower 4

A page of a four-player game in its third round is given pictures, one after the other: the *same* picture again, one in
which *all* 76 areas have other kinds of units of other armies, and one in which a *single* area differs; and the
pointer is put on one area and on the next (*hover*). *Script* is the time from the new picture to the end of the
update, *browser* what styles and layout take after it. A frame has 16 ms. No number here is asserted anywhere.
Needs Chromium: the path in SANDTABLE_CHROMIUM, else what ``tools/find_chromium.py`` finds.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

import httpx
from playwright.sync_api import Page, ViewportSize, sync_playwright
from rich import box
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.screenshots import LONG, chromium, played, server

FRAME: Final = 16.0
SIZE: Final[ViewportSize] = {"width": 1440, "height": 900}

# The elements are looked for once; a picture is told to all three of them, as the table does.
PREPARE: Final = """() => {
  const find = (root, name) => {
    for (const one of root.querySelectorAll("*")) {
      if (one.localName === name) return one;
      const inside = one.shadowRoot ? find(one.shadowRoot, name) : null;
      if (inside) return inside;
    }
    return null;
  };
  const things = ["dust-board", "dust-status", "dust-hand"].map((name) => find(document, name)).filter(Boolean);
  const [board] = things;
  const first = board.picture;
  const forces = Object.keys(first.view.board.colours);
  const next = (force, by) => forces[(forces.indexOf(force) + by) % forces.length];
  const kinds = [["tank", "mech", "fighter"], ["mech", "bomber", "submarine"]];
  const units = (by) => Object.fromEntries(kinds[by - 1].map((kind) => [kind, by + 1]));
  const other = (held, by) => ({ force: next(held.force, by), ...units(by) });
  const changed = (by, names) => {
    const areas = { ...first.view.board.areas };
    for (const name of names) areas[name] = other(areas[name] ?? { force: forces[0] }, by);
    return { ...first, view: { ...first.view, board: { ...first.view.board, areas } } };
  };
  const all = [...board.map.drawing.areas.keys()];
  const ways = {
    same: [{ ...first }, { ...first }],
    all: [changed(1, all), changed(2, all)],
    single: [changed(1, all.slice(0, 1)), changed(2, all.slice(0, 1))],
  };
  const settled = async () => { for (const one of things) await one.updateComplete; };
  window.redraw = async (way, turns) => {
    const script = [], browser = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const start = performance.now();
      if (way === "hover") board.point(all[turn % all.length], 0);
      else for (const one of things) one.picture = ways[way][turn % 2];
      await settled();
      const end = performance.now();
      board.map.svg.getBoundingClientRect();  // styles and layout now
      script.push(end - start);
      browser.push(performance.now() - end);
    }
    if (way === "hover") board.untip();
    else for (const one of things) one.picture = first;
    await settled();
    return { script, browser };
  };
}"""


def measure(page: Page, turns: int) -> dict[str, dict[str, list[float]]]:
    """All ways to be drawn anew, in turns, so that whatever else the machine does hits them alike."""
    page.evaluate(PREPARE)
    found: dict[str, dict[str, list[float]]] = {}
    page.evaluate("() => window.redraw('all', 6)")  # warm
    for _ in range(5):
        for way in ("same", "single", "all", "hover"):
            taken: dict[str, list[float]] = page.evaluate("([way, turns]) => window.redraw(way, turns)", [way, turns])
            kept = found.setdefault(way, {"script": [], "browser": []})
            for what, times in taken.items():
                kept[what] += times
    return found


def report(found: dict[str, dict[str, list[float]]]) -> None:
    """A table of milliseconds."""
    table = Table("redraw", "script, least", "script, median", "script, 9 of 10", "browser, median", box=box.SIMPLE)
    for way, times in found.items():
        script = sorted(times["script"])
        row = [script[0], median(script), script[9 * len(script) // 10], median(times["browser"])]
        table.add_row(way, *(f"{one:.2f} ms" for one in row))
    Console().print(table)


def main() -> None:
    """Play to the third round, open the table, measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=20, help="how often each, five times over")
    parser.add_argument("--slower", type=float, default=1.0, help="how many times slower the processor plays to be")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, server(Path(data)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        with httpx.Client(base_url=address, timeout=60) as http:
            more: dict[str, Any] = {"game": "dust", "options": {"players": 4}}
            seat = played(http, "me bot:rookie bot:rookie bot:rookie", 3, "ask-attack", **more)[0]
            page = browser.new_context(viewport=SIZE, reduced_motion="reduce").new_page()
            page.set_default_timeout(LONG)
            page.goto(address + seat.link)
            page.locator("svg.world path.area").first.wait_for(state="attached")
            if given.slower > 1:
                session = page.context.new_cdp_session(page)
                session.send("Emulation.setCPUThrottlingRate", {"rate": given.slower})
            report(measure(page, given.turns))
            print(f"A frame has {FRAME:.0f} ms.")
        browser.close()


if __name__ == "__main__":
    main()
