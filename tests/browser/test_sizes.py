"""Desk, small desk and phone, light and dark, three languages: nothing overlaps, nothing is cut off."""

from itertools import combinations
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import DESK, PHONE, Pages
from tests.browser.people import (
    CARD,
    choice,
    close_panel,
    done,
    give,
    log,
    notice,
    opened,
    panel,
    place,
    prompt,
    settled,
    tool,
    words,
)
from tests.server.servers import Client, Seat, play_on

SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK},
    "small desk": {"viewport": {"width": 1024, "height": 768}},
    "phone": PHONE,
}
LANGUAGES = ("en", "de", "it")
SAMPLE = {"desk": ("it",), "small desk": ("de",), "phone": ("de", "it")}
"""What `make test` looks at: the longest words where there is least room. English is what all other tests read."""
LOOKS = [pytest.param(size, SAMPLE[size], id=size) for size in SIZES]
LOOKS += [pytest.param(size, LANGUAGES, id=f"{size} in all languages", marks=pytest.mark.soak) for size in SIZES]
PARTS = ("header", "section.top", "main.board", "sand-board-host.hand", "nav.tabs", "section.choices", "section.log")
MANY_PARTS = 4
OWN_NAMES = {"en": "English", "de": "Deutsch", "it": "Italiano"}


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
    close_panel(page)


@pytest.mark.parametrize(("size", "languages"), LOOKS)
def test_the_table_at_three_sizes(new_page: Pages, seat: Seat, size: str, languages: tuple[str, ...]) -> None:
    page = opened(new_page, seat, **SIZES[size])
    for language in languages:
        for theme in ("light", "dark"):
            wear(page, language, theme)
            check(page)


@pytest.mark.parametrize(("size", "languages"), LOOKS)
def test_lobby_settings_and_panels_at_three_sizes(
    new_page: Pages, seat: Seat, size: str, languages: tuple[str, ...]
) -> None:
    page = opened(new_page, seat, **SIZES[size])
    for language in languages:
        wear(page, language, "light")
        for key in ("g", "r", "i", ",", "?"):
            page.keyboard.press(key)
            expect(page.locator("aside.drawer, dialog[open]").first).to_be_visible()
            assert not wider(page)
            assert cut_off(page) == [], (language, key)
            close_panel(page)
    page.goto(page.url.split("#")[0])
    page.locator(f"{CARD} button[aria-expanded]").click()
    for language in languages:
        button = page.get_by_role("button", name=OWN_NAMES[language])
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        assert not wider(page)
        assert cut_off(page) == [], language


# Words in small boxes

TOUCHING = """([inside, around, margin]) => {
  const found = [];
  const look = (root) => {
    for (const one of root.querySelectorAll("*")) if (one.shadowRoot) look(one.shadowRoot);
    for (const box of root.querySelectorAll(around)) {
      const edge = box.getBoundingClientRect();
      if (!edge.width) continue;
      for (const one of box.querySelectorAll(inside)) {
        if (one.closest(".unseen") || !one.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(one);
        for (const at of range.getClientRects()) {
          if (at.left < edge.left + margin || at.right > edge.right - margin || at.bottom > edge.bottom - 1) {
            const far = [at.left - edge.left, edge.right - at.right, edge.bottom - at.bottom];
            found.push(`"${one.textContent.trim()}": ${far.join(" ")}`);
          }
        }
      }
    }
  };
  look(document);
  return found;
}"""
"""Words that come nearer to the edge of their box than they should."""

FULL = """hand => {
  const { scene } = hand.picture;
  const [of] = Object.keys(scene.hands).filter((side) => scene.hands[side].cards.length);
  const cards = scene.hands[of].cards.map((one) => ({ ...one, preview: { ...one.preview, bonus: true, will: true } }));
  const hands = { ...scene.hands, [of]: { ...scene.hands[of], cards } };
  hand.picture = { ...hand.picture, scene: { ...scene, hands } };
  return hand.updateComplete.then(() => cards.length);
}"""
"""All that can be written on a card."""


def touching(page: Page, inside: str, around: str, margin: float) -> list[str]:
    found: list[str] = page.evaluate(TOUCHING, [inside, around, margin])
    return found


@pytest.mark.parametrize("width", [1024, *(pytest.param(width, marks=pytest.mark.soak) for width in (1280, 1440))])
def test_names_do_not_touch_their_boxes(new_page: Pages, client: Client, width: int) -> None:
    """The months of the calendar, and everything that a card can say."""
    seat = client.create("me me", seed="sizes").seats[0]
    height = {1024: 768, 1280: 800, 1440: 900}[width]
    page = opened(new_page, seat, viewport={"width": width, "height": height})
    for language in LANGUAGES:
        wear(page, language, "light")
        assert page.locator("dual-powers-hand").evaluate(FULL) > 5
        assert touching(page, ".month-name", ".month", 2) == [], language
        assert touching(page, ".face *", ".face", 3) == [], language


def test_six_cards_fit_beside_each_other_and_more_are_told_of(new_page: Pages, seat: Seat, client: Client) -> None:
    """Where the window is small the hand scrolls, and shows that it does."""
    small = SIZES["small desk"]
    page = opened(new_page, seat, **small)
    cards = page.locator("dual-powers-hand .card")
    expect(cards).to_have_count(6)
    more = page.locator("dual-powers-hand .more")
    expect(more).to_have_count(0)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    page = opened(new_page, client.create("me me").seats[0], **small)  # five cards and three leaders
    more = page.locator("dual-powers-hand .more")
    expect(more).to_have_count(1)
    last = page.locator("dual-powers-hand .card").last
    expect(last).not_to_be_in_viewport(ratio=1)
    for _ in range(2):
        page.locator("dual-powers-hand .more.after").click()
        if not page.locator("dual-powers-hand .more.after").count():
            break
    expect(last).to_be_in_viewport(ratio=1)
    expect(page.locator("dual-powers-hand .more.before")).to_have_count(1)


SHORT = """all => all.flatMap((one) => {
  const style = getComputedStyle(one);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = style.font;
  const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 20;
  return [...one.options].map((option) => option.text).filter((text) => pen.measureText(text).width > room);
})"""
"""What can be chosen and is not seen whole; beside it is the arrow."""


def test_what_can_be_set_is_read_whole_on_a_phone(new_page: Pages, seat: Seat) -> None:
    page = opened(new_page, seat, **PHONE)
    for language in LANGUAGES:
        wear(page, language, "light")
        page.keyboard.press(",")
        selects = page.locator("sand-settings select")
        expect(selects.first).to_be_visible()
        assert selects.evaluate_all(SHORT) == [], language
        close_panel(page)


HINTS = """all => all.flatMap((one) => {
  const style = getComputedStyle(one);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = style.font;
  const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return pen.measureText(one.placeholder).width > room ? [one.placeholder] : [];
})"""
"""What is to be written in a field, if it cannot be read."""


@pytest.mark.parametrize(("size", "languages"), LOOKS)
def test_what_to_write_is_read_whole(new_page: Pages, seat: Seat, size: str, languages: tuple[str, ...]) -> None:
    page = opened(new_page, seat, **SIZES[size])
    for language in languages:
        wear(page, language, "light")
        for asking in (False, True):
            fields = page.locator("sand-table :is(sand-order-input, sand-choices) input")
            assert fields.evaluate_all(HINTS) == [], (language, asking)
            page.keyboard.press("w")


@pytest.mark.parametrize("size", ["desk", "small desk"])
def test_the_signs_of_all_ways_to_begin_stand_alike(new_page: Pages, size: str) -> None:
    page = new_page(**SIZES[size])
    for language in ("English", "Deutsch", "Italiano"):
        page.get_by_role("button", name=language).click()
        expect(page.get_by_role("button", name=language)).to_have_attribute("aria-pressed", "true")
        ways = page.locator(f"{CARD} .way")
        expect(ways).to_have_count(6)
        tops = ways.evaluate_all(
            "all => all.map((one) => Math.round(one.querySelector('svg').getBoundingClientRect().top "
            "- one.getBoundingClientRect().top))"
        )
        assert len(set(tops)) == 1, tops


def test_choices_begin_with_a_capital(new_page: Pages, seat: Seat) -> None:
    """A label stands alone, whatever its name begins with in a language."""
    page = opened(new_page, seat)
    for language in LANGUAGES:
        wear(page, language, "light")
        labels = page.locator("sand-choices li button span:not(.number)").all_inner_texts()
        assert labels and [label for label in labels if label[:1].islower()] == [], language


# On a phone


def test_a_notice_leaves_the_city_as_it_is(new_page: Pages, seat: Seat) -> None:
    page = opened(new_page, seat, **PHONE)
    city = page.locator("dual-powers-board svg.city")
    board = page.locator("main.board")
    before, window = city.bounding_box(), board.bounding_box()
    tool(page, "why").tap()
    expect(notice(page)).to_be_visible()
    after, around = city.bounding_box(), board.bounding_box()
    assert before and after and window and around
    assert (after["width"], after["height"]) == (before["width"], before["height"])
    assert (around["width"], around["height"]) == (window["width"], window["height"])
    assert after["y"] + after["height"] <= around["y"] + around["height"] + 1
    check(page)


def test_a_finger_enlarges_first_and_chooses_then(new_page: Pages, client: Client) -> None:
    seat = client.create("me", options={"solitaire": True}, seed="tap").seats[0]
    page = opened(new_page, seat, **PHONE)
    page.get_by_role("button", name="What is shown").tap()
    page.get_by_role("group", name="What is shown").get_by_label("Magnifier").check()
    page.keyboard.press("Escape")
    tab(page, "Hand").tap()
    told = log(page).text_content()
    first, second = page.locator("dual-powers-hand .card.legal").all()[:2]
    lens = page.locator("dual-powers-hand .tip.large")
    for card in (first, second, first):
        card.tap()
        expect(lens).to_contain_text("Tap again to choose it.")
        expect(lens.locator(".lens .where")).to_have_text(card.locator(".where").inner_text())
    assert log(page).text_content() == told
    first.tap()
    done(page)
    expect(log(page)).to_contain_text("Red plays")


def test_on_a_phone_a_game_that_waits_comes_before_the_games_to_begin(new_page: Pages, client: Client) -> None:
    page = new_page(**PHONE)
    mine, card = page.locator("section.mine"), page.locator(CARD)

    def first() -> Locator:
        high = {one: one.bounding_box() for one in (mine, card)}
        return min(high, key=lambda one: (high[one] or {"y": 0.0})["y"])

    expect(card).to_be_visible()
    expect(mine).to_be_visible()
    assert first() is card  # who has no game yet wants to see what there is
    seat = client.create("me", options={"solitaire": True}, seed="tap").seats[0]
    page.goto(page.url.split("#")[0] + place(seat)[1:])
    settled(page)
    page.get_by_role("link", name="To the lobby").tap()
    expect(mine.get_by_role("link")).to_be_in_viewport(ratio=1)
    assert first() is mine


def tab(page: Page, name: str) -> Locator:
    return page.get_by_role("tab", name=name)


def test_some_turns_on_a_phone(new_page: Pages) -> None:
    """By touch: the choices, the hand, the log, the panels; the board with what can be tapped."""
    page = new_page(**PHONE)
    page.get_by_role("button", name="Alone, as Red").tap()
    settled(page)
    check(page)
    for name, part in [("Hand", "sand-board-host.hand"), ("Log", "section.log"), ("Choices", "section.choices")]:
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
