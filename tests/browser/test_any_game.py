"""The generic table: a game that has no drawn board, no presets and no translations is played all the same."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import tests
from tests.browser.conftest import PHONE, Pages
from tests.browser.people import (
    CURTAIN,
    at_random,
    log,
    over,
    panel,
    play_on,
    prompt,
    raise_curtain,
    seeded,
    settled,
    words,
)
from tests.server.servers import Process

CARD = 'sand-game-card[data-game="skirmish"]'
BOARD = "sand-auto-board"
GRID = f"{BOARD} .grid"


@pytest.fixture(scope="module")
def hall(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is that has the game of the tests, installed as a package would be."""
    folder = tmp_path_factory.mktemp("any")
    place = folder / "site" / "skirmish-1.0.dist-info"
    place.mkdir(parents=True)
    (place / "METADATA").write_text("Metadata-Version: 2.1\nName: skirmish\nVersion: 1.0\n")
    (place / "entry_points.txt").write_text("[sandtable.games]\nskirmish = tests.core.skirmish:GAME\n")
    root = Path(tests.__file__).parents[1]
    example = root / "examples" / "skirmish"
    paths = [str(place.parent), str(root), str(example), os.environ.get("PYTHONPATH", "")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        server = Process(folder, limits=False)
    yield server.address
    server.stop()


def test_a_whole_game_at_the_generic_table(new_page: Pages, hall: str) -> None:
    """What is asked, legal orders as buttons, what a seat knows, the log, the past; three at one screen."""
    page = new_page(hall)
    seeded(page, "any")
    page.locator(CARD).get_by_role("button", name="Together at one screen").click()
    raise_curtain(page)
    expect(page.locator(BOARD)).to_be_visible()
    expect(prompt(page)).to_contain_text("Forage")
    assert all(one.startswith("forage ") for one in words(page))
    state = panel(page, "Everything I know")
    expect(state).to_contain_text("skirmish")
    page.keyboard.press("Escape")
    told = page.locator(GRID).inner_text()
    play_on(page, at_random("any"), 5)
    settled(page)
    if page.locator(CURTAIN).is_visible():
        raise_curtain(page)
    assert page.locator(GRID).inner_text() != told
    expect(log(page)).to_contain_text("card")
    expect(page.get_by_role("slider", name="Replay")).to_be_enabled()
    page.keyboard.press("Home")
    expect(prompt(page)).to_contain_text("As it was")
    page.keyboard.press("End")
    expect(prompt(page)).to_contain_text("Your turn")
    play_on(page, at_random("any"))
    assert over(page)


def test_things_stand_inside_of_what_they_belong_to(new_page: Pages, hall: str) -> None:
    """On a phone as well, where nothing is wider than the page."""
    page = new_page(hall, **PHONE)
    seeded(page, "any")
    page.locator(CARD).get_by_role("button", name="Against Random").click()
    settled(page)
    troops = page.locator(f"{BOARD} section").filter(has_text="Troops")
    allies = troops.locator("dt", has_text="allies").bounding_box()
    abbey = troops.locator("dt", has_text="abbey").bounding_box()
    number = troops.locator("div.one", has_text="abbey").locator("dd").bounding_box()
    assert allies and abbey and number
    assert abbey["x"] > allies["x"] + 8
    assert abs(number["y"] + number["height"] / 2 - abbey["y"] - abbey["height"] / 2) < 6
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
