"""The map of Dust in the browser: what is dragged, and that nobody attacks by a slip."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

from playwright.sync_api import Locator, Page, expect

from sandtable.games.dust.ui.browser import drawn
from tests.browser.bot_play import comes
from tests.browser.conftest import PHONE, REFUSED, Pages
from tests.browser.dust import UNITS, advance, asks, board, changed, message, opened, spot, stamp, table, tap
from tests.browser.people import notice
from tests.server.servers import Client, Seat

SHORT = 5
"""Rounds, where the end of the game does not matter."""
Held = dict[str, Any]


def kinds() -> dict[str, str]:
    """Land or sea."""
    text = (files("sandtable.games.dust") / "data" / "drawing.json").read_text(encoding="utf-8")
    return {area["name"]: area["kind"] for area in json.loads(text)["areas"]}


def size(held: Held) -> int:
    return sum(count for unit, count in held.items() if unit != "force")


def rivals(picture: dict[str, Any], origin: str) -> list[str]:
    """The areas beside one that somebody else holds, of the same kind."""
    areas: dict[str, Held] = picture["view"]["board"]["areas"]
    kind, (_, touching) = kinds(), drawn()
    return [
        name
        for name, held in areas.items()
        if {origin, name} in touching and kind[name] == kind[origin] and held["force"] != areas[origin]["force"]
    ]


def only_ways(seat: Seat, found: list[tuple[str, str]]) -> Callable[[dict[str, Any]], bool]:
    """Wait for units that stand alone and can attack a single area, which is all there is beside them."""

    def wanted(picture: dict[str, Any]) -> bool:
        found.clear()
        areas = picture["view"]["board"]["areas"]
        for action in picture["prompt"]["actions"] if picture["prompt"]["message"] == "ask-attack" else []:
            if action["verb"] != "attack" or size(areas[action["args"]["area"]]) != 1:
                continue
            draft = seat.post("/draft", order=action["words"])
            others = rivals(picture, action["args"]["area"])
            if draft["complete"] and len(others) == 1 and f"on {others[0]}," in draft["order"]:
                found.append((action["args"]["area"], others[0]))
        return bool(found)

    return wanted


def at_one(client: Client) -> tuple[Seat, str, str]:
    """A seat that is asked what attacks, and a lone unit with its only target."""
    for number in range(8):  # a game may pass without one
        seat = table(client, "me bot:rookie bot:rookie bot:rookie", f"alone {number}", round_limit=SHORT)
        found: list[tuple[str, str]] = []
        if comes(seat, only_ways(seat, found)) is not None:
            return seat, *found[0]
    raise AssertionError("nobody stands alone")


def drag(page: Page, origin: str, target: str) -> None:
    """Without letting go."""
    page.mouse.move(*spot(page, origin))
    page.mouse.down()
    page.mouse.move(*spot(page, target), steps=4)


def menu(page: Page) -> Locator:
    return page.locator("dust-board .menu")


def attacks(seat: Seat) -> list[tuple[str, str]]:
    return [(told["origin"], told["target"]) for told in seat.get()["events"] if told["event"] == "attacked"]


def test_moves_by_dragging(new_page: Pages, client: Client) -> None:
    """D5.2: from an area to another, then how many."""
    seat = table(client, round_limit=SHORT)
    many: list[str] = []

    def crowd(picture: dict[str, Any]) -> bool:
        moves = [one for one in picture["prompt"]["actions"] if one["verb"] == "move"]
        areas = picture["view"]["board"]["areas"]
        many[:] = [one["args"]["area"] for one in moves if size(areas[one["args"]["area"]]) > 1]
        return bool(many)

    advance(seat, crowd)
    after = seat.post("/draft", order=f"move {many[0]}")
    target = next((one["args"]["area"] for one in after["prompt"]["actions"] if one["verb"] == "to"), "")
    target = target or after["order"].split("to ")[1].split(",")[0]
    page = opened(new_page, seat)
    drag(page, many[0], target)
    page.mouse.up()
    expect(page.locator(UNITS)).to_be_visible()
    expect(page.locator("sand-prompt-line .crumbs li").nth(1)).to_be_visible()


def test_the_odds_while_one_drags(new_page: Pages, client: Client) -> None:
    """And a unit that attacks alone, of which no window asks how many, is asked for once more."""
    seat, origin, target = at_one(client)
    page = opened(new_page, seat)
    drag(page, origin, target)
    expect(page.locator("dust-board .tip")).to_contain_text("→")
    expect(page.locator("dust-board .tip b").first).to_contain_text("% to win")
    page.mouse.up()
    expect(menu(page).locator("> b")).to_contain_text("% to win")
    expect(page.locator("dust-board .tip")).to_have_count(0)
    told = attacks(seat)
    before = stamp(page)
    menu(page).get_by_role("button", name="Attack").click()
    changed(page, before)
    assert attacks(seat)[len(told)] == (origin, target)


def test_what_is_dragged_out_of_reach_does_not_attack_something_else(new_page: Pages, client: Client) -> None:
    """D6.2: even if there is only one area it could attack; and one is told why."""
    seat, origin, target = at_one(client)
    page = opened(new_page, seat)
    new_page.forgive(REFUSED)
    picture = seat.get()
    kind = kinds()
    far = next(
        name
        for name, held in picture["view"]["board"]["areas"].items()
        if name != target and kind[name] != kind[origin] and held["force"] != picture["viewer"]
    )
    drag(page, origin, far)
    page.mouse.up()
    menu(page).get_by_role("button", name="Attack").click()
    expect(notice(page)).to_be_visible()
    assert seat.get()["seq"] == picture["seq"]
    assert message(page) == "ask-attack"


def test_to_choose_what_attacks_is_not_to_attack(new_page: Pages, client: Client) -> None:
    """Though there is only one unit and one target, so that nothing would be left to ask."""
    seat, origin, target = at_one(client)
    page = opened(new_page, seat)
    seq, told = seat.get()["seq"], attacks(seat)
    tap(page, origin)
    expect(menu(page).locator("> span")).to_contain_text("% to win")
    page.keyboard.press("Escape")
    expect(menu(page)).to_have_count(0)
    assert seat.get()["seq"] == seq
    tap(page, origin)
    before = stamp(page)
    menu(page).locator("button").click()
    changed(page, before)
    assert attacks(seat)[len(told)] == (origin, target)


def test_fingers_see_the_odds_too(new_page: Pages, client: Client) -> None:
    """A finger shows no tip before it taps; what is asked for comes into sight by itself."""
    seat = table(client, "me bot:rookie bot:rookie bot:rookie", round_limit=SHORT)
    advance(seat, asks("ask-attack"))
    page = opened(new_page, seat, **PHONE)
    seen = """board => board.choices.areas.filter(name => {
      const box = board.map.counterOf(name).getBoundingClientRect();
      return box.left > 0 && box.right < innerWidth;
    })"""
    page.wait_for_function(f"board => ({seen})(board).length > 0", arg=board(page).element_handle())
    first = board(page).evaluate(seen)[0]
    x, y = spot(page, first)
    before = stamp(page)
    page.touchscreen.tap(x, y)
    page.wait_for_function(
        "([board, before]) => board.menu || `${board.picture.seq}:${board.picture.order.length}` !== before",
        arg=[board(page).element_handle(), before],
    )
