"""Dust in the browser: a game by clicking, on a phone, with keys, in three languages."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import LONG, PHONE, Pages
from tests.browser.people import OVER, done, everything, over, place, prompt, settled, tool
from tests.browser.test_keys_and_readers import findings
from tests.server.servers import Client, Seat

OPTIONS = {"players": 2, "round_limit": 3}
SHOP = "dust-shop .window"
FIGHT = "dust-fight .window"
UNITS = "dust-units .window"
MOST = 400
"""More answers than three rounds ask for."""


def table(client: Client, **options: Any) -> Seat:
    return client.create("me bot:rookie", game="dust", options=OPTIONS | options, seed="dust").seats[0]


def advance(seat: Seat, wanted: Callable[[dict[str, Any]], bool]) -> None:
    """Let the seat answer what a bot suggests until something is asked."""
    late = time.monotonic() + LONG / 1000
    while time.monotonic() < late:
        picture = seat.get()
        if picture["over"]:
            break
        if picture["viewer"] not in picture["waiting"]:
            time.sleep(0.02)
            continue
        if wanted(picture):
            return
        order, complete = "", False
        while not complete:
            words = seat.post("/hint", order=order)["words"]
            draft = seat.post("/draft", order=f"{order}, {words}" if order else words)
            order, complete = draft["order"], draft["complete"]
        seat.order(order)
    raise AssertionError("it was never asked")


def asks(*messages: str) -> Callable[[dict[str, Any]], bool]:
    return lambda picture: picture["prompt"]["message"] in messages and picture["view"]["board"]["round"] > 0


def opened(new_page: Pages, seat: Seat, **options: Any) -> Page:
    page = new_page(place(seat), **options)
    settled(page)
    page.locator("svg.world path.area").first.wait_for(state="attached")
    return page


def area(page: Page, name: str) -> Locator:
    return page.locator(f'path[data-area="{name}"]')


def legal(page: Page) -> list[str]:
    found: list[str] = page.locator("path.area.legal").evaluate_all("all => all.map(one => one.dataset.area)")
    return found


def message(page: Page) -> str:
    return str(page.locator("dust-board").evaluate("board => board.picture.prompt.message"))


def tap(page: Page, name: str) -> None:
    """Click where the counters of an area stand, or would stand."""
    spot = page.locator("dust-board").evaluate(
        """(board, name) => {
          const [x, y] = board.map.spot(name);
          const at = new DOMPoint(x, y).matrixTransform(board.map.svg.getScreenCTM());
          return [at.x, at.y];
        }""",
        name,
    )
    page.mouse.click(*spot)


def suggest(page: Page) -> None:
    """One click, one answer."""
    board = page.locator("dust-board").element_handle()
    stamp = "board => `${board.picture.seq}:${board.picture.order.length}`"
    before = page.evaluate(stamp, board)
    page.locator("dust-status button.suggest").click()
    page.wait_for_function(f"([board, before]) => ({stamp})(board) !== before", arg=[board, before], timeout=LONG)
    done(page)
    settled(page)


def buy(page: Page) -> None:
    """Three tanks and whatever else is left for, through the window; too much is refused with a reason."""
    window = page.locator(SHOP)
    more = window.get_by_role("button", name="Tank: more")
    for _ in range(3):
        more.click()
    while more.get_attribute("aria-disabled") == "false":
        more.click()
    more.click(force=True)
    expect(window.locator(".why").first).to_be_visible()
    window.get_by_role("button", name="Buy", exact=True).click()
    done(page)
    settled(page)


def attack(page: Page) -> None:
    """The first attack there is: origin, target, all units; then the battle is fought in its window."""
    origins = page.locator("dust-board").evaluate(
        "b => b.picture.prompt.actions.filter(one => one.verb === 'attack').map(one => one.args.area)"
    )
    tap(page, origins[0])
    if page.locator("dust-board .menu").is_visible():
        page.locator("dust-board .menu button").first.click()
    done(page)
    if message(page) == "ask-attack-on":
        tap(page, legal(page)[0])
        done(page)
    window = page.locator(UNITS)
    if window.is_visible():
        expect(window.locator(".chance b")).to_contain_text("% to win")
        window.get_by_role("button", name="Attack", exact=True).click()
        done(page)
    settled(page)


def test_a_game_by_clicking(new_page: Pages, client: Client) -> None:
    """Set-up by suggestions, production in the shop, attacks on the map, battles in a window; a bot plays the end."""
    seat = table(client)
    page = opened(new_page, seat)
    bought = attacked = fought = 0
    for _ in range(MOST):
        asked = message(page)
        if over(page) or (attacked and asked == "ask-choose-cards"):
            break
        if asked == "ask-buy" and bought < 2:
            buy(page)
            bought += 1
        elif asked == "ask-attack" and attacked < 2:
            attack(page)
            attacked += 1
        elif page.locator(FIGHT).is_visible() and fought < 3:
            expect(page.locator(f"{FIGHT} .side")).to_have_count(2)
            button = page.locator(f"{FIGHT} .acts button:not([disabled])")
            if button.count():
                button.first.click()
                done(page)
                settled(page)
            else:
                suggest(page)
            fought += 1
        else:
            suggest(page)
    assert bought and attacked
    seat.post("/player", player="bot:rookie")
    expect(page.locator(OVER)).to_be_visible()


def test_a_claim_can_be_taken_back(new_page: Pages, client: Client) -> None:
    seat = table(client)
    advance(seat, lambda picture: picture["prompt"]["message"] == "ask-settle")
    page = opened(new_page, seat)
    free = legal(page)
    tap(page, "greenland" if "greenland" in free else free[0])
    done(page)
    settled(page)
    assert len(legal(page)) < len(free)
    tool(page, "undo").click()
    done(page)
    settled(page)
    assert legal(page) == free


def test_moves_by_dragging(new_page: Pages, client: Client) -> None:
    """D5.2: from an area to another, then how many."""
    seat = table(client)
    advance(seat, asks("ask-move"))
    page = opened(new_page, seat)
    origin = legal(page)[0]
    after = seat.post("/draft", order=f"move {origin}")
    target = after["prompt"]["actions"][0]["args"].get("area") if not after["complete"] else None
    if target is None:
        pytest.skip("the only way there is leaves nothing to choose")
    points = [area(page, name) for name in (origin, target)]
    assert all(points)
    spots = page.locator("dust-board").evaluate(
        """(board, names) => names.map(name => {
          const [x, y] = board.map.spot(name);
          const at = new DOMPoint(x, y).matrixTransform(board.map.svg.getScreenCTM());
          return [at.x, at.y];
        })""",
        [origin, target],
    )
    page.mouse.move(*spots[0])
    page.mouse.down()
    page.mouse.move(*spots[1], steps=4)
    page.mouse.up()
    expect(page.locator("sand-prompt-line .crumbs li").nth(1)).to_be_visible()


def test_by_keys_alone(new_page: Pages, client: Client) -> None:
    """Arrows go from area to area, Enter chooses, and every area has a name."""
    seat = table(client)
    advance(seat, lambda picture: picture["prompt"]["message"] == "ask-settle")
    page = opened(new_page, seat)
    free = legal(page)
    area(page, free[0]).focus()
    page.keyboard.press("ArrowRight")
    there = page.locator("path.area:focus")
    expect(there).to_have_count(1)
    assert there.get_attribute("data-area") != free[0]
    labels = page.locator("path.area").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len(labels) == 76 and all(labels)
    area(page, free[0]).focus()
    page.keyboard.press("Enter")
    done(page)
    settled(page)
    assert free[0] not in legal(page)


@pytest.mark.parametrize("look", ["light", "dark phone"])
def test_axe_finds_nothing_serious(new_page: Pages, client: Client, look: str) -> None:
    options: dict[str, Any] = {} if look == "light" else PHONE | {"color_scheme": "dark"}
    seat = table(client)
    advance(seat, asks("ask-buy"))
    page = opened(new_page, seat, **options)
    expect(page.locator(SHOP)).to_be_visible()
    assert findings(page) == []


def test_on_a_phone(new_page: Pages, client: Client) -> None:
    """The map is as high as its window and is pushed aside; nothing is wider than the screen; a tap chooses."""
    seat = table(client)
    advance(seat, lambda picture: picture["prompt"]["message"] == "ask-settle")
    page = opened(new_page, seat, **PHONE)
    expect(page.locator("dust-status")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390
    scroll = page.locator("dust-board .scroll")
    assert scroll.evaluate("one => one.scrollWidth > one.clientWidth")
    free = legal(page)
    near = next(name for name in ("yukon", "greenland", "brazil", "amazon") if name in free)
    tap(page, near)
    done(page)
    settled(page)
    assert near not in legal(page)


@pytest.mark.parametrize("language", ["de", "it"])
def test_in_other_languages(new_page: Pages, client: Client, language: str) -> None:
    seat = table(client)
    advance(seat, asks("ask-buy"))
    page = opened(new_page, seat, locale=language)
    expect(page.locator(SHOP)).to_be_visible()
    expect(prompt(page)).to_contain_text("kaufst" if language == "de" else "compri")
    said = everything(page)
    assert "du-" not in [word[:3] for word in said.split() if word.count("-") > 1 and word.startswith("du-")]
