"""Without a mouse, without eyes, in other languages, in the dark, without movement."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Pages
from tests.browser.people import (
    choices,
    close_panel,
    everything,
    give,
    log,
    notice,
    offer,
    opened,
    over,
    panel,
    place,
    prompt,
    raise_curtain,
    settled,
    start,
    tool,
    words,
)
from tests.server.servers import Client, Seat, play_on

ALONE = {"solitaire": True, "side": "red", "difficulty": 2}
SERIOUS = ("serious", "critical")
THINGS = ":is(dual-powers-board, dual-powers-hand) "


@pytest.fixture
def alone(client: Client) -> Seat:
    seat = client.create("me", options=ALONE, seed="keys").seats[0]
    play_on([seat], Random("keys"), 4)
    return seat


# Keys


def focused(page: Page) -> str:
    """What has the focus: its label, title or text."""
    found: str = page.evaluate(
        """() => {
          let active = document.activeElement;
          while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
          return active?.getAttribute("aria-label") ?? active?.textContent?.trim() ?? "";
        }"""
    )
    return found


def tab_to(page: Page, wanted: str, steps: int = 60) -> None:
    for _ in range(steps):
        page.keyboard.press("Tab")
        if re.search(wanted, focused(page)):
            return
    raise AssertionError(f"Tab never came to {wanted}")


def test_a_whole_round_without_a_mouse(new_page: Pages) -> None:
    """From the lobby to the second round: by Tab and Enter, by numbers, on the board, by typing."""
    page = new_page()
    expect(page.get_by_role("button", name="Alone, as Red")).to_be_visible()
    tab_to(page, "^Alone, as Red")
    page.keyboard.press("Enter")
    ways = ("list", "number", "typed", "board")
    for turn in range(60):
        settled(page)
        if over(page) or "Round 2 begins." in log(page).inner_text():
            break
        before = (prompt(page).inner_text(), words(page))
        way = ways[turn % len(ways)]
        by_key(page, way)
        expect(page.locator("sand-order-input form button[disabled]")).to_have_count(0)
        settled(page)
        assert over(page) or (prompt(page).inner_text(), words(page)) != before, way
    expect(log(page)).to_contain_text("Round 2 begins.")


def by_key(page: Page, way: str) -> None:
    things = page.locator(":is(dual-powers-board, dual-powers-hand) .legal[tabindex='0']")
    if page.locator("sand-prompt-line .tools button.primary").is_visible():
        page.keyboard.press("y")
    elif way == "list":
        page.keyboard.press("c")
        if page.locator("sand-choices input").count():  # the field to filter them comes first
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    elif way == "typed":
        page.keyboard.press("/")
        page.keyboard.type(words(page)[-1])
        page.keyboard.press("Enter")
        expect(page.locator("sand-order-input input")).to_have_value("")
        page.keyboard.press("Escape")
    elif way == "board" and things.count():
        page.keyboard.press("b")
        for _ in range(60):
            if page.locator(":is(dual-powers-board, dual-powers-hand) .legal:focus").count():
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        if page.locator(f"{THINGS}.menu").is_visible():
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
    else:
        page.locator("body").press("1")


def test_the_overlay_of_keys(new_page: Pages, alone: Seat) -> None:
    page = opened(new_page, alone)
    page.keyboard.press("?")
    overlay = page.get_by_role("dialog", name="Help and keys")
    expect(overlay).to_be_visible()
    keys = page.locator("sand-help kbd").all_inner_texts()
    assert len(keys) > 20
    assert {"?", "U", "Esc"} <= set(keys)
    page.keyboard.press("u")  # the table does not listen behind the overlay
    close_panel(page)
    for key, title in [("g", "The table"), ("n", "My notes"), ("i", "Everything I know"), ("r", "Rules")]:
        page.keyboard.press(key)
        expect(page.locator("#drawer-title")).to_have_text(title)
        page.keyboard.press("Escape")
        if page.locator("aside.drawer").count():  # out of its field first
            page.keyboard.press("Escape")
        expect(page.locator("aside.drawer")).to_have_count(0)


def test_another_key_for_a_command(new_page: Pages, alone: Seat) -> None:
    page = opened(new_page, alone)
    page.keyboard.press(",")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    row = page.locator("sand-settings .keys > div").filter(has_text="hint")
    row.get_by_role("button").focus()
    page.keyboard.press("Enter")
    expect(row).to_contain_text("press a key")
    page.keyboard.press("j")
    expect(row.locator("kbd")).to_have_text("J")
    close_panel(page)
    page.keyboard.press("h")
    page.keyboard.press("j")
    expect(notice(page)).to_contain_text("would choose")
    page.reload()
    settled(page)
    expect(tool(page, "hint")).to_have_attribute("title", "Hint (J)")


def test_the_focus_is_always_seen(new_page: Pages, alone: Seat) -> None:
    page = opened(new_page, alone)
    for _ in range(12):
        page.keyboard.press("Tab")
        outline = page.evaluate(
            """() => {
              let active = document.activeElement;
              while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
              const style = getComputedStyle(active);
              return [style.outlineStyle, style.boxShadow, active.outerHTML.slice(0, 80)];
            }"""
        )
        assert outline[0] != "none" or outline[1] != "none", outline


# Readers of the screen


def test_the_focus_is_not_lost_when_something_closes(new_page: Pages, alone: Seat) -> None:
    """Whoever uses keys goes on where they were, and not at the beginning of the page."""
    page = opened(new_page, alone)
    first = choices(page).first
    for key in ("r", "g", "i"):
        first.focus()
        page.keyboard.press(key)
        expect(page.locator("aside.drawer")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("aside.drawer")).to_have_count(0)
        expect(first).to_be_focused()
    tool(page, "hint").focus()
    page.keyboard.press("Enter")
    expect(notice(page)).to_contain_text("would choose")
    notice(page).get_by_role("button", name="Close").focus()
    page.keyboard.press("Enter")
    expect(notice(page)).to_have_count(0)
    expect(prompt(page)).to_be_focused()
    bar, now = page.locator("sand-replay-bar"), "Back to now"
    bar.get_by_role("button", name="One decision back").focus()
    page.keyboard.press("Enter")
    page.locator("sand-prompt-line").get_by_role("button", name=now).focus()
    page.keyboard.press("Enter")
    expect(prompt(page)).to_be_focused()
    bar.get_by_role("button", name="One decision back").focus()
    page.keyboard.press("Enter")
    expect(bar.get_by_role("button", name=now)).to_be_enabled()
    bar.get_by_role("button", name=now).focus()
    page.keyboard.press("Enter")
    expect(bar.get_by_role("button", name=now)).to_be_disabled()
    expect(bar.locator(":focus")).to_have_count(1)


def test_the_focus_stays_on_the_board_when_something_was_chosen_there(new_page: Pages, alone: Seat) -> None:
    page = opened(new_page, alone)
    for _ in range(4):
        settled(page)
        page.locator(f"{THINGS}.legal[data-thing]").first.focus()
        page.keyboard.press("Enter")
        if page.locator(f"{THINGS}.menu").is_visible():
            page.keyboard.press("Enter")
        settled(page)
        expect(page.locator(f"{THINGS}.legal:focus, sand-choices :focus")).to_have_count(1)


def test_what_is_asked_and_what_happened_is_announced(new_page: Pages, client: Client) -> None:
    red, white = client.create("me me", seed="read").seats
    page = opened(new_page, red)
    live = page.locator("sand-table [aria-live=polite]").last
    give(page, words(page)[0])
    white.order(white.any_order(Random(1)))
    expect(live).to_contain_text("White chooses a secret objective.")
    expect(live).to_contain_text("Which card do you play?")
    give(page, max(words(page)))
    expect(live).to_contain_text("Red plays")


def names(page: Page) -> Iterator[str]:
    """The buttons nobody could name."""
    for one in page.get_by_role("button").or_(page.get_by_role("link")).all():
        snapshot = one.aria_snapshot()
        if not re.search(r'"[^"]+"|: .+', snapshot):
            yield one.evaluate("one => one.outerHTML.slice(0, 200)")


def test_every_button_has_a_name(new_page: Pages, alone: Seat) -> None:
    lobby = new_page()
    expect(offer(lobby, "With a friend")).to_be_visible()
    assert list(names(lobby)) == []
    page = opened(new_page, alone)
    assert list(names(page)) == []


def findings(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    response = Axe().run(page).response
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in response["violations"]
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


LOOKS: dict[str, dict[str, Any]] = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "phone": PHONE,
    "dark phone": PHONE | {"color_scheme": "dark"},
}


PANELS = {"light": "rign", "dark": "rg", "phone": "rgn", "dark phone": "g"}
"""The keys of the panels that are looked at."""


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_serious_at_the_table(new_page: Pages, alone: Seat, look: str) -> None:
    page = opened(new_page, alone, **LOOKS[look])
    assert findings(page) == []
    for key in PANELS[look]:
        page.keyboard.press(key)
        drawer = page.locator("aside.drawer")
        expect(drawer).to_be_visible()
        assert findings(page) == [], drawer.locator("#drawer-title").inner_text()
        drawer.get_by_role("button", name="Close").click()
    page.keyboard.press("Home")
    expect(prompt(page)).to_contain_text("As it was")
    assert findings(page) == []


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_serious_in_the_lobby(new_page: Pages, look: str) -> None:
    page = new_page(**LOOKS[look])
    start(page, "More: options")
    expect(page.get_by_role("group", name="Who plays")).to_be_visible()
    assert findings(page) == []
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    assert findings(page) == []
    close_panel(page)
    start(page, "Two at one screen")
    expect(page.locator("sand-curtain h1")).to_be_visible()
    assert findings(page) == []


def test_axe_finds_nothing_serious_in_the_boxes_of_the_table(new_page: Pages, client: Client) -> None:
    table = client.create("me me", undo="consent")
    page = opened(new_page, table.seats[0])
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help and keys")).to_be_visible()
    assert findings(page) == []
    close_panel(page)
    panel(page, "Chat")
    table.seats[1].post("/chat", text="hello")
    expect(page.locator("sand-chat")).to_contain_text("hello")
    assert findings(page) == []
    table.seats[1].post("/resign")
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    assert findings(page) == []


# Languages


def test_three_languages_on_the_spot(new_page: Pages, alone: Seat) -> None:
    """Nothing is loaded anew, and nothing of the other language stays."""
    page = opened(new_page, alone)
    page.evaluate("() => (window.stays = true)")
    said = {"en": shown(page)}
    page.keyboard.press(",")
    for language in ("de", "it", "en"):
        page.locator("sand-settings select[name=language]").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("sand-settings sand-dialog")).not_to_have_attribute("heading", "")
        expect(prompt(page)).not_to_have_text(said[next(reversed(said))]["prompt"])
        said[language] = shown(page)
    assert page.evaluate("() => window.stays")
    for part, english in said["en"].items():
        for language in ("de", "it"):
            assert said[language][part] != english, (language, part)


def shown(page: Page) -> dict[str, str]:
    found = {
        "prompt": prompt(page).inner_text(),
        "tools": page.locator("sand-prompt-line .tools").inner_text(),
        "choices": page.locator("section.choices").inner_text(),
        "log": page.locator("section.log").inner_text(),
        "board": page.locator("dual-powers-board .scroll").inner_text(),
        "hand": page.locator("dual-powers-hand section").inner_text(),
        "replay": page.locator("sand-replay-bar .what").inner_text(),
    }
    return found


@pytest.mark.parametrize("language", ["de", "it"])
def test_no_english_sentence_remains(new_page: Pages, alone: Seat, language: str) -> None:
    """No message of the English files that has several words stands anywhere on the page."""
    page = opened(new_page, alone, locale=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    english = sentences(page, "en") - sentences(page, language)
    seen = everything(page)
    assert [one for one in english if one in seen] == []


def sentences(page: Page, language: str) -> set[str]:
    """The messages without variables, of platform and game."""
    found: str = page.evaluate(
        "async (one) => (await fetch(`/api/games/dual-powers/locale/${one}.ftl`)).text()", language
    )
    lines = re.findall(r"^(?:browser|dp|board|ask|act)-[\w-]+ = (.+)$", found, re.MULTILINE)
    return {line for line in lines if "{" not in line and len(line.split()) > 2}


def test_the_lobby_speaks_the_language_of_the_browser(new_page: Pages) -> None:
    page = new_page(locale="de-AT")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("button", name="Italiano").click()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.get_by_role("button", name="English").click()
    expect(offer(page, "With a friend")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


# Light and movement


def brightness(page: Page, selector: str) -> float:
    found: float = page.locator(selector).first.evaluate(
        """(one) => {
          const parts = getComputedStyle(one).backgroundColor.match(/[\\d.]+/g).map(Number);
          return (parts[0] + parts[1] + parts[2]) / 3;
        }"""
    )
    return found


def test_dark_by_the_system_and_by_hand(new_page: Pages, alone: Seat) -> None:
    page = opened(new_page, alone, color_scheme="dark")
    assert brightness(page, "html") < 60
    page.keyboard.press(",")
    page.locator("sand-settings select[name=theme]").select_option("light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert brightness(page, "html") > 180
    page.locator("sand-settings select[name=theme]").select_option("system")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_nothing_moves_for_who_does_not_want_it(new_page: Pages, client: Client) -> None:
    """What moves elsewhere stands still for people who asked their system or this page for it."""
    seat = client.create("me me", seed="still").seats[0]
    page = opened(new_page, seat, reduced_motion="no-preference")
    expect(page.locator("html")).to_have_attribute("data-motion", "full")
    page.keyboard.press(",")
    page.locator("sand-settings select[name=motion]").select_option("reduced")
    expect(page.locator("html")).to_have_attribute("data-motion", "reduced")
    expect(page.locator("dual-powers-board")).to_have_attribute("still", "")
    calm = opened(new_page, seat)
    expect(calm.locator("html")).to_have_attribute("data-motion", "reduced")
    give(calm, words(calm)[0])
    moving = calm.evaluate("() => document.getAnimations().filter((one) => one.playState === 'running').length")
    assert moving == 0


def test_seats_and_people_are_named_in_the_language_of_the_page(new_page: Pages) -> None:
    """The name of a seat is said apart from that of its player, who gave only their own."""
    page = new_page()
    start(page, "Two at one screen")
    raise_curtain(page)
    settled(page)
    page.keyboard.press("g")
    expect(page.locator("sand-table-panel")).to_contain_text("White")
    language(page, "de")
    for part in ("sand-seats", "sand-table-panel"):
        expect(page.locator(part)).to_contain_text("Rot")
        expect(page.locator(part)).to_contain_text("Weiß")
        expect(page.locator(part)).not_to_contain_text("(")
    expect(page.locator("sand-seats .dot.here")).to_have_count(2)  # both sit before this screen
    page.get_by_role("link", name="Zur Übersicht").click()
    expect(page.locator("sand-my-games li")).to_contain_text("Rot: du")
    page.get_by_role("button", name="Italiano").click()
    expect(page.locator("sand-my-games li")).to_contain_text("Bianco: tu")


def test_the_end_calls_a_game_by_one_word(new_page: Pages, alone: Seat) -> None:
    alone.post("/resign")
    page = new_page(place(alone), locale="de")
    ending = page.locator("sand-ending p.result")
    expect(ending).to_have_text("Die Partie ist verloren.")
    expect(prompt(page)).to_contain_text("Die Partie ist zu Ende.")
    for part in ("sand-ending", "sand-prompt-line", "sand-choices"):
        expect(page.locator(part)).not_to_contain_text("Spiel")
    language(page, "it")
    expect(ending).to_have_text("La partita è persa.")


def language(page: Page, wanted: str) -> None:
    """As another tab of the same browser sets it: nothing needs to be closed for it."""
    page.evaluate("wanted => (location.hash += (location.hash.includes('?') ? '&' : '?') + 'lang=' + wanted)", wanted)
    expect(page.locator("html")).to_have_attribute("lang", wanted)
