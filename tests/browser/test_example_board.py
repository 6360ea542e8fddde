"""The board that examples/skirmish ships: drawn from its package, and played by mouse and keyboard."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tests
from tests.browser.conftest import PHONE, Pages
from tests.browser.people import log, prompt, seeded, settled
from tests.server.servers import Process

CARD = 'sand-game-card[data-game="skirmish"]'
BOARD = "skirmish-board"
ENTRIES = """
[sandtable.games]
skirmish = sandtable_skirmish:GAME
[sandtable.bots]
skirmish.rookie = sandtable_skirmish.bots.rookie:Rookie
"""


@pytest.fixture(scope="module")
def example(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is that finds the example's package, as if it were installed."""
    folder = tmp_path_factory.mktemp("example")
    place = folder / "site" / "sandtable_skirmish-1.0.0.dist-info"
    place.mkdir(parents=True)
    (place / "METADATA").write_text("Metadata-Version: 2.1\nName: sandtable-skirmish\nVersion: 1.0.0\n")
    (place / "entry_points.txt").write_text(ENTRIES)
    package = Path(tests.__file__).parents[1] / "examples" / "skirmish"
    paths = [str(place.parent), str(package), os.environ.get("PYTHONPATH", "")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        server = Process(folder, limits=False)
    yield server.address
    server.stop()


def against_rookie(page: Page) -> None:
    seeded(page, "example")
    expect(page.locator(CARD)).to_contain_text("Two allies against a rival")
    page.locator(CARD).get_by_role("button", name="Against Rookie").click()
    settled(page)


def test_its_board_is_drawn_and_clicked(new_page: Pages, example: str) -> None:
    page = new_page(example)
    against_rookie(page)
    board = page.locator(BOARD)
    expect(board.locator("header")).to_contain_text("Round 1 of 3")
    expect(board.locator("[data-area]")).to_have_count(5)
    expect(board.locator(".way")).to_have_count(7)
    expect(board.locator('[data-area="abbey"]')).to_contain_text("Abbey · 2")
    expect(board.locator("footer")).to_contain_text("Your hand: ")
    expect(board.locator(".legal")).to_have_count(2)
    board.locator('[data-area="bridge"]').click()
    expect(log(page)).to_contain_text("Ana forages in Bridge.")
    settled(page)
    expect(prompt(page)).to_contain_text("From where do you march?")
    board.locator('[data-area="abbey"]').click()
    expect(prompt(page)).to_contain_text("Where do they march?")
    board.locator('[data-area="copse"]').focus()
    page.keyboard.press("Enter")
    expect(prompt(page)).to_contain_text("How many march?")
    board.get_by_role("button", name="With 4").click()
    expect(log(page)).to_contain_text("Ana marches from Abbey to Copse with 4.")
    expect(board.locator('[data-area="copse"]')).to_contain_text(re.compile("◆ 4"))


def test_it_fits_a_phone(new_page: Pages, example: str) -> None:
    page = new_page(example, **PHONE)
    against_rookie(page)
    area = page.locator(f'{BOARD} [data-area="abbey"]')
    expect(area).to_be_in_viewport()
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    area.click()
    expect(prompt(page)).to_contain_text("From where do you march?")
