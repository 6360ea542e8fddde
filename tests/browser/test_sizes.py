"""Desk, small desk and phone, light and dark, three languages: nothing overlaps, nothing is cut off."""

from itertools import combinations
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import DESK, PHONE, Pages
from tests.browser.people import choice, done, give, log, opened, panel, prompt, settled, shut, words
from tests.server.servers import Client, Seat, play_on

SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK},
    "small desk": {"viewport": {"width": 1024, "height": 768}},
    "phone": PHONE,
}
LANGUAGES = ("en", "de", "it")
PARTS = ("header", "section.top", "main.board", "sand-stage.hand", "nav.tabs", "section.choices", "section.log")
MANY_PARTS = 4


@pytest.fixture
def seat(client: Client) -> Seat:
    """A board that is full: the second round of a game for two, a card has been played."""
    table = client.create("me me", seed="sizes")
    rng = Random("sizes")
    while True:
        picture = table.seats[0].get()
        if picture["view"]["board"]["round"] > 1 and picture["prompt"]["message"] == "ask-use-command":
            return table.seats[0]
        play_on(table.seats, rng, 1)


def wider(page: Page) -> bool:
    found: bool = page.evaluate("() => document.scrollingElement.scrollWidth > innerWidth")
    return found


CUT = """() => {
  const found = [];
  const WORDS = "button, a, label, h1, h2, h3, h4, legend, summary, strong, p, dt, dd, th, td, li";
  const scrolling = (style) => /auto|scroll/.test(style.overflowX);
  const scrolled = (one) => {
    for (let at = one; at; at = at.assignedSlot ?? at.parentNode ?? at.host) {
      if (!(at instanceof Element) || at.scrollWidth <= at.clientWidth) continue;
      if (scrolling(getComputedStyle(at))) return true;
    }
    return false;
  };
  const look = (root) => {
    for (const one of root.querySelectorAll("*")) {
      if (one.shadowRoot) look(one.shadowRoot);
      if (!one.matches(WORDS) || one instanceof SVGElement || one.closest(".unseen, .skips, [popover]")) continue;
      if (!one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const box = one.getBoundingClientRect();
      if (!box.width || !box.height) continue;
      const text = one.textContent.trim().replace(/\\s+/g, " ").slice(0, 60);
      const name = `${one.localName}.${one.className} "${text}"`;
      const style = getComputedStyle(one);
      const meant = style.textOverflow === "ellipsis" || style.display === "inline" || scrolling(style);
      if (!meant && one.scrollWidth > one.clientWidth + 1) {
        found.push(`${name}: ${one.scrollWidth} in ${one.clientWidth}`);
      }
      if ((box.right > innerWidth + 1 || box.left < -1) && !scrolled(one)) found.push(`${name}: beside the page`);
    }
  };
  look(document);
  return found;
}"""
"""Words that do not fit into what they are written on, and what sticks out of the page."""


def cut_off(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT)
    return found


def boxes(page: Page) -> dict[str, FloatRect]:
    found = {}
    for part in PARTS:
        box = page.locator(f"sand-table {part}").bounding_box()
        if box and box["width"] and box["height"]:
            found[part] = box
    return found


def overlap(one: FloatRect, other: FloatRect) -> bool:
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    high = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return wide > 1 and high > 1


def check(page: Page) -> None:
    """The parts of the table beside each other, on the screen, with all their words."""
    found = boxes(page)
    assert len(found) >= MANY_PARTS, found
    size = page.viewport_size
    assert size
    for part, box in found.items():
        assert box["x"] >= -1 and box["x"] + box["width"] <= size["width"] + 1, (part, box)
        assert box["y"] >= -1 and box["y"] + box["height"] <= size["height"] + 1, (part, box)
    for (one, first), (other, second) in combinations(found.items(), 2):
        assert not overlap(first, second), (one, first, other, second)
    assert not wider(page)
    assert cut_off(page) == []
    tabs = page.locator("nav.tabs [role=tablist]")
    assert tabs.evaluate("one => one.scrollWidth <= one.clientWidth"), "a tab is cut off"


def wear(page: Page, language: str, theme: str) -> None:
    page.keyboard.press(",")
    page.locator("sand-settings select[name=language]").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("sand-settings select[name=theme]").select_option(theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    shut(page)


@pytest.mark.parametrize("size", SIZES)
def test_the_table_at_three_sizes(new_page: Pages, seat: Seat, size: str) -> None:
    page = opened(new_page, seat, **SIZES[size])
    for language in LANGUAGES:
        for theme in ("light", "dark"):
            wear(page, language, theme)
            check(page)


@pytest.mark.parametrize("size", SIZES)
def test_lobby_settings_and_panels_at_three_sizes(new_page: Pages, seat: Seat, size: str) -> None:
    page = opened(new_page, seat, **SIZES[size])
    for language in LANGUAGES:
        wear(page, language, "light")
        for key in ("g", "r", "i", ",", "?"):
            page.keyboard.press(key)
            expect(page.locator("aside.drawer, dialog[open]").first).to_be_visible()
            assert not wider(page)
            assert cut_off(page) == [], (language, key)
            shut(page)
    page.goto(page.url.split("#")[0])
    page.locator("sand-game-card button[aria-expanded]").click()
    for language in ("English", "Deutsch", "Italiano"):
        page.get_by_role("button", name=language).click()
        expect(page.get_by_role("button", name=language)).to_have_attribute("aria-pressed", "true")
        assert not wider(page)
        assert cut_off(page) == [], language


# On a phone


def tab(page: Page, name: str) -> Locator:
    return page.get_by_role("tab", name=name)


def test_some_turns_on_a_phone(new_page: Pages) -> None:
    """By touch: the choices, the hand, the log, the panels; the board with what can be tapped."""
    page = new_page(**PHONE)
    page.get_by_role("button", name="Alone, as Red").tap()
    settled(page)
    check(page)
    for name, part in [("Hand", "sand-stage.hand"), ("Log", "section.log"), ("Choices", "section.choices")]:
        tab(page, name).tap()
        expect(tab(page, name)).to_have_attribute("aria-selected", "true")
        expect(page.locator(f"sand-table {part}")).to_be_visible()
        assert set(boxes(page)) == {"header", "section.top", "main.board", "nav.tabs", part}
        check(page)
    page.get_by_role("button", name="More or less room").tap()
    check(page)
    page.get_by_role("button", name="More or less room").tap()
    for _ in range(6):
        settled(page)
        choice(page, max(words(page))).tap()
        done(page)
        assert not wider(page)
    settled(page)
    tab(page, "Log").tap()
    expect(log(page)).to_contain_text("Red plays")
    page.get_by_role("button", name="Panels").tap()
    panel(page, "Rules")
    expect(page.locator("aside.drawer")).to_contain_text("P1")
    page.locator("aside.drawer").get_by_role("button", name="Close").tap()
    expect(page.locator("aside.drawer")).to_have_count(0)


def test_a_card_of_the_hand_is_tapped_on_a_phone(new_page: Pages, client: Client) -> None:
    seat = client.create("me", options={"solitaire": True}, seed="tap").seats[0]
    page = opened(new_page, seat, **PHONE)
    tab(page, "Hand").tap()
    card = page.locator("dual-powers-hand [data-thing].legal").first
    card.tap()
    done(page)
    expect(log(page)).to_contain_text("Red plays")


def test_chat_on_a_phone(new_page: Pages, client: Client) -> None:
    table = client.create("me me", undo="consent")
    page = opened(new_page, table.seats[0], **PHONE)
    table.seats[1].post("/chat", text="Are you there?")
    expect(tab(page, "Chat")).to_contain_text("1")
    tab(page, "Chat").tap()
    expect(page.locator("sand-chat")).to_contain_text("Are you there?")
    page.locator("sand-chat").get_by_label("Say something").fill("Yes!")
    page.locator("sand-chat").get_by_role("button", name="Send").tap()
    expect(page.locator("sand-chat")).to_contain_text("Yes!")
    check(page)


def test_the_board_is_moved_by_a_finger_and_zoomed(new_page: Pages, seat: Seat) -> None:
    page = opened(new_page, seat)
    land = page.locator('dual-powers-board [data-thing^="region:"]').first
    before = land.bounding_box()
    page.get_by_role("button", name="Closer").click()
    page.get_by_role("button", name="Closer").click()
    near = land.bounding_box()
    assert before and near and near["width"] > before["width"] * 1.3
    page.get_by_role("button", name="Show everything").click()
    assert land.bounding_box() == before
    start_at = page.locator("dual-powers-board").bounding_box()
    assert start_at
    page.keyboard.press("+")
    page.mouse.move(start_at["x"] + 200, start_at["y"] + 200)
    page.mouse.down()
    page.mouse.move(start_at["x"] + 150, start_at["y"] + 160, steps=4)
    page.mouse.up()
    moved = land.bounding_box()
    assert moved and moved != before
    page.keyboard.press("0")
    assert land.bounding_box() == before
    expect(prompt(page)).to_contain_text("Your turn")  # a drag chooses nothing
    give(page, words(page)[0])
