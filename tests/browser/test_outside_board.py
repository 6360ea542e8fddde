"""A board of a game from another package: plain JavaScript, as client/README.md tells people to write it."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import tests
from tests.browser.conftest import Pages
from tests.browser.people import log, prompt, seeded, settled, words
from tests.server.servers import Process

CARD = 'sand-game-card[data-game="small-war"]'
BOARD = "small-war-board"
GAME = """
from pathlib import Path

from tests.core.skirmish import Skirmish


class SmallWar(Skirmish):
    def board_file(self):
        return Path(__file__).parent / "browser" / "board.js"

    def __init__(self):
        super().__init__()
        self.name, self.title, self.package = "small-war", "Small War", "small_war"

    def make_rules(self, options, data):
        rules = super().make_rules(options, data)
        rules.game_name = self.name
        return rules


GAME = SmallWar()
"""
MODULE = """
import { base, BoardElement, boardEvent, buttons, css, html, nothing } from "sandtable/board-kit";
import { heading } from "./heading.js";

export const tag = "small-war-board";
export const settings = [{ name: "numbers", message: "small-war-numbers", initial: true, key: "shift+n" }];

class SmallWarBoard extends BoardElement {
  static styles = [base, buttons, css`:host { display: block; padding: 16px; }`];

  render() {
    const { prompt } = this.picture;
    const give = (words) => () => this.dispatchEvent(boardEvent("choose", { words }));
    return html`<h2>${heading(this.wording)}</h2>
      <ol>${prompt.actions.map(
        ({ words }, place) => html`<li>
          ${this.settings.own.numbers ? html`<b>${place + 1}</b>` : nothing}
          <button class="legal" ?disabled=${!this.interactive} @click=${give(words)}>${words}</button>
        </li>`,
      )}</ol>`;
  }
}
customElements.define(tag, SmallWarBoard);
"""
HEADING = """
export const heading = (wording) => wording.say("small-war-heading");
"""
TEXTS = """
small-war-heading = The whole war
small-war-numbers = Numbers of the choices
    .key = numbers of the choices on, off
"""


@pytest.fixture(scope="module")
def outside(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is beside which somebody has installed the package of a game."""
    folder = tmp_path_factory.mktemp("outside")
    site = folder / "site"
    for path, text in {
        "small_war-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: small-war\nVersion: 1.0\n",
        "small_war-1.0.dist-info/entry_points.txt": "[sandtable.games]\nsmall-war = small_war:GAME\n",
        "small_war/__init__.py": GAME,
        "small_war/browser/board.js": MODULE,
        "small_war/browser/heading.js": HEADING,
        "small_war/locale/en/browser.ftl": TEXTS,
    }.items():
        (site / path).parent.mkdir(parents=True, exist_ok=True)
        (site / path).write_text(text)
    root = Path(tests.__file__).parents[1]
    example = root / "examples" / "skirmish"
    paths = [str(site), str(root), str(example), os.environ.get("PYTHONPATH", "")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        server = Process(folder, limits=False)
    yield server.address
    server.stop()


def test_a_board_of_another_package_is_drawn_and_played(new_page: Pages, outside: str) -> None:
    """It is drawn with the kit, takes an order, and has a setting of its own with a key, which is remembered."""
    page = new_page(outside)
    seeded(page, "outside")
    page.locator(CARD).get_by_role("button", name="Against Random").click()
    settled(page)
    board = page.locator(BOARD)
    expect(board.locator("h2")).to_have_text("The whole war")
    expect(board.locator("button")).to_have_count(len(words(page)))
    before = log(page).inner_text()
    board.locator("button").first.click()
    expect(log(page)).not_to_have_text(before)
    settled(page)
    expect(prompt(page)).to_be_visible()
    expect(board.locator("li b").first).to_have_text("1")
    page.keyboard.press("Shift+N")
    expect(board.locator("li b")).to_have_count(0)
    page.reload()
    settled(page)
    expect(board.locator("h2")).to_be_visible()
    expect(board.locator("li b")).to_have_count(0)
    page.locator("sand-view-menu button").click()
    switch = page.locator("sand-view-menu").get_by_label("Numbers of the choices")
    expect(switch).not_to_be_checked()
    switch.check()
    expect(board.locator("li b").first).to_have_text("1")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("sand-help dl")).to_contain_text("numbers of the choices on, off")
