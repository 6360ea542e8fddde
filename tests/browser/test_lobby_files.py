"""Data files of one's own in the lobby, and what a game makes up: chosen, refused in place, and played."""

from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sandtable.core.registry import game as find_game
from tests.browser.conftest import PHONE, REFUSED, Pages
from tests.browser.people import CARD, settled
from tests.games import GAMES

OWN = f"{CARD} sand-own-files"
BEGIN = f"{CARD} form button.primary"
GAME_NAMES = [game.name for game in GAMES]
MADE_UP = [(name, maker.name) for name in GAME_NAMES for maker in find_game(name).makers()]


def unfolded(page: Page, card: str = CARD) -> None:
    """Open the form with everything that can be set."""
    page.locator(f"{card} button[aria-expanded]").click()
    expect(page.locator(f"{card} form")).to_be_visible()


def leaders(folder: Path, old: str, new: str) -> Path:
    """Our leaders with something else in one place."""
    text = files(find_game("dual-powers").package).joinpath("data/leaders.toml").read_text(encoding="utf-8")
    assert old in text
    path = folder / "my leaders.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def test_a_file_of_ones_own_is_refused_in_place_mended_and_played(new_page: Pages, tmp_path: Path) -> None:
    new_page.forgive(REFUSED)
    page = new_page(locale="de")
    unfolded(page)
    expect(page.locator(OWN)).to_contain_text("Eigene Anführer")
    choose = page.locator(f"{OWN} input[name=file-leaders]")
    choose.set_input_files(leaders(tmp_path, "days = 4", "days = 400"))
    refusal = page.locator(f"{OWN} [role=alert]")
    expect(refusal).to_contain_text("days")
    expect(refusal).to_contain_text("nicht 400")
    expect(page.locator(BEGIN)).to_be_disabled()
    choose.set_input_files(leaders(tmp_path, 'label = "Lenin"', 'label = "Vetter Iwan"'))
    expect(refusal).to_be_empty()
    expect(page.locator(OWN)).to_contain_text("my leaders.toml")
    page.locator(BEGIN).click()
    settled(page)
    page.get_by_role("navigation").get_by_role("button").first.wait_for()
    table, token = page.url.split("/t/")[1].split("/")
    glossary = page.request.get(
        f"{new_page.address}/api/tables/{table}/glossary", headers={"Authorization": f"Bearer {token}"}
    ).json()
    assert "Vetter Iwan" in glossary["labels"]["leader"].values()


def test_a_file_that_is_too_large_or_not_wanted_any_more(new_page: Pages, tmp_path: Path) -> None:
    page = new_page()
    unfolded(page)
    large = tmp_path / "large.toml"
    large.write_text("#" * (129 * 1024))
    choose = page.locator(f"{OWN} input[name=file-leaders]")
    choose.set_input_files(large)
    expect(page.locator(f"{OWN} [role=alert]")).to_have_text("A file may have 128 KB at most.")
    choose.set_input_files(leaders(tmp_path, 'label = "Lenin"', 'label = "Cousin Ivan"'))
    expect(page.locator(f"{OWN} [role=alert]")).to_be_empty()
    page.locator(OWN).get_by_role("button", name="Without my leaders.toml").click()
    expect(page.locator(OWN)).not_to_contain_text("my leaders.toml")
    expect(page.locator(BEGIN)).to_be_enabled()


@pytest.mark.parametrize(("game", "maker"), MADE_UP)
def test_what_a_game_makes_up_is_drawn_and_played(new_page: Pages, game: str, maker: str) -> None:
    page = new_page(**PHONE)
    card = f'sand-game-card[data-game="{game}"]'
    page.locator(f'{card} button[data-preset="maker-{maker}"]').click()
    form = page.locator(f"{card} sand-maker")
    expect(form.locator("select").first).to_be_focused()
    form.locator(f"input[name={maker}-seed]").fill("tea")
    with page.expect_response("**/api/check"):
        form.locator(f"button[data-maker={maker}]").click()
    expect(form.locator("pre")).to_be_visible()
    expect(form).to_contain_text("tea")
    wide: bool = page.evaluate("() => document.documentElement.scrollWidth > window.innerWidth")
    assert not wide, "the drawing scrolls by itself"
    for seat in page.locator(f"{card} select[name^=seat-]").all():
        seat.select_option("me")
    with page.expect_request("**/api/tables") as asked:
        page.locator(f"{card} form button.primary").click()
    body = asked.value.post_data_json or {}
    assert body["files"] and all(file["text"] for file in body["files"].values())
    page.wait_for_url("**/#/t/**")


def test_the_form_is_read_out_as_it_is_seen(new_page: Pages) -> None:
    """Every file and every choice has a label of its own."""
    page = new_page()
    for name in GAME_NAMES:
        card = f'sand-game-card[data-game="{name}"]'
        unfolded(page, card)
        for one in page.locator(f"{card} sand-own-files .one").all():
            described = one.locator("button").get_attribute("aria-describedby")
            assert described and one.locator(f"#{described}").inner_text()
        for one in page.locator(f"{card} sand-maker select").all():
            assert one.evaluate("one => one.labels[0].innerText.trim()")
