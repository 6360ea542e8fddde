"""The map of Dust in the browser: clicks, fingers, keys; threats, the past, other languages."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import LONG, PHONE, Pages
from tests.browser.dust import (
    UNITS,
    advance,
    area,
    asks,
    board,
    changed,
    choose_on_map,
    legal,
    message,
    opened,
    sets_up,
    spot,
    stamp,
    suggest,
    table,
    tap,
)
from tests.browser.people import done, everything, prompt, settled, tool, until
from tests.server.servers import Client, Seat

SHORT = 3
"""Rounds, where the end of the game does not matter."""


def in_round(least: int, message: str) -> object:
    return lambda picture: picture["view"]["board"]["round"] >= least and picture["prompt"]["message"] == message


def test_a_claim_can_be_taken_back(new_page: Pages, client: Client) -> None:
    seat = table(client, round_limit=SHORT)
    advance(seat, sets_up("ask-settle"))
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


def bombers_in_two_areas(client: Client) -> tuple[Seat, list[str]]:
    """A player of the original edition who has just put a bomber into each of two production centres."""
    for number in range(8):
        seat = table(client, seed=f"bombers {number}", edition="original", round_limit=SHORT)
        advance(seat, asks("ask-buy"))
        picture = seat.get()
        if "buy bomber 2" not in [action["words"] for action in picture["prompt"]["actions"]]:
            continue
        seat.order("buy 2B")
        areas: list[str] = []
        while seat.get()["prompt"]["message"] == "ask-put":
            one = next(
                action["args"]["area"]
                for action in seat.get()["prompt"]["actions"]
                if action["args"]["area"] not in areas and action["args"]["count"] == 1
            )
            areas.append(one)
            seat.order(f"put {one} 1")
        advance(seat, lambda picture: picture["prompt"]["message"] in ("ask-move", "ask-attack"))
        if len(set(areas)) == 2 and seat.get()["prompt"]["message"] == "ask-move":
            return seat, areas
    raise AssertionError("no table had two production centres and points for two bombers")


def test_bombers_join_a_move_on_the_map(new_page: Pages, client: Client) -> None:
    """D5.6: in the original edition bombers from several areas fly to one: each is clicked on the map."""
    seat, areas = bombers_in_two_areas(client)
    page = opened(new_page, seat)
    choose_on_map(page, areas[0])
    target = next(name for name in legal(page) if name not in areas)
    choose_on_map(page, target)
    window = page.locator(UNITS)
    if window.is_visible():
        for unit in ("Tank", "Mech", "Fighter"):
            fewer = window.get_by_role("button", name=f"{unit}: fewer")
            while fewer.count() and fewer.get_attribute("aria-disabled") == "false":
                fewer.click()
        before = stamp(page)
        window.get_by_role("button", name="Move", exact=True).click()
        changed(page, before)
    assert message(page) == "ask-join-bombers"
    assert areas[1] in legal(page)
    choose_on_map(page, areas[1])
    held = seat.get()["view"]["board"]["areas"][target]
    assert held["bomber"] == 2


# Threats


def test_a_closed_capital_says_so(new_page: Pages, client: Client) -> None:
    """D6.9: in the tip and for readers."""
    seat = table(client, round_limit=5)
    advance(seat, in_round(2, "ask-attack"))  # type: ignore[arg-type]
    page = opened(new_page, seat)
    closed = seat.get()["scene"]["closed"]["capital-closed"]
    page.mouse.move(*spot(page, closed[0]))
    expect(page.locator("dust-board .tip")).to_contain_text("Capitals cannot be attacked yet.")
    assert "Capitals cannot be attacked yet." in (area(page, closed[0]).get_attribute("aria-label") or "")


def test_who_leaves_a_dear_area_empty_is_warned(new_page: Pages, client: Client) -> None:
    """One unit stays by default; all of them go with a warning."""
    seat = table(client, round_limit=5)
    found: list[str] = []

    def crowded(picture: dict[str, Any]) -> bool:
        scene, board_ = picture["scene"], picture["view"]["board"]
        dear = {*scene["capitals"], *scene["sources"], *board_["centres"]}
        moves = {one["words"].removeprefix("move ") for one in picture["prompt"]["actions"]}
        found[:] = [
            name
            for name in sorted(dear & moves)
            if sum(n for unit, n in board_["areas"][name].items() if unit != "force") > 1
        ]
        return picture["prompt"]["message"] == "ask-move" and bool(found)

    advance(seat, crowded)
    page = opened(new_page, seat)
    before = stamp(page)
    tap(page, found[0])
    changed(page, before)
    choose_on_map(page, legal(page)[0])
    window = page.locator(UNITS)
    counts = window.locator("output")
    there = sum(int(one.split()[-1]) for one in window.locator(".of").all_inner_texts())
    assert sum(map(int, counts.all_inner_texts())) == there - 1
    warning = window.locator(".opens")
    expect(warning).to_have_count(0)
    window.get_by_role("button", name="All", exact=True).click()
    expect(warning).to_contain_text("whoever comes by can walk in")


def test_what_may_be_attacked_is_marked(new_page: Pages, client: Client) -> None:
    """By shape on the map, in words in the tip and for readers, in numbers above the map; and it can be left out."""
    seat = table(client, round_limit=5)
    advance(seat, in_round(2, "ask-attack"))  # type: ignore[arg-type]
    page = opened(new_page, seat)
    threats = seat.get()["scene"]["threats"]
    marked = [name for name, found in threats.items() if any(one["level"] for one in found)]
    assert marked
    marks = page.locator("dust-board .counters .danger")
    expect(marks).to_have_count(len(marked))
    assert re.search("be attacked|is attacked", area(page, marked[0]).get_attribute("aria-label") or "")
    page.mouse.move(*spot(page, marked[0]))
    expect(page.locator("dust-board .tip .danger")).to_be_visible()
    page.locator("dust-status button.threats").click()
    listed = page.locator("dust-status .list > ul > li")
    expect(listed).to_have_count(len(marked))
    page.keyboard.press("Escape")
    expect(listed.first).to_be_hidden()
    page.keyboard.press("Shift+T")
    expect(marks).to_have_count(0)
    page.get_by_role("button", name="What is shown").click()
    page.get_by_label("Threats on the board").check()
    expect(marks).to_have_count(len(marked))


@pytest.mark.parametrize("phone", [False, True])
def test_everything_that_decides_is_always_on_screen(new_page: Pages, client: Client, phone: bool) -> None:
    """Points, majorities, income, threats, the forecast of the round; on a phone one's own, while it is one's turn."""
    seat = table(client, "me bot:rookie bot:rookie bot:rookie")
    advance(seat, asks("ask-attack", "ask-buy"))
    page = opened(new_page, seat, **(PHONE if phone else {}))
    status = page.locator("dust-status")
    expect(status.locator(".majority")).to_have_count(3)
    for one in (*status.locator(".majority").all(), status.locator("button.threats"), status.locator(".track").first):
        expect(one).to_be_in_viewport(ratio=1)
    cells = status.locator(".player")
    expect(cells).to_have_count(4)
    for cell in [status.locator('.player[data-seat="first"]')] if phone else cells.all():
        for part in (".vp b", ".vp em", ".facts > span"):
            expect(cell.locator(part).first).to_be_in_viewport(ratio=1)
    wide = "all => all.every(one => one.scrollWidth <= one.clientWidth + 1)"
    assert cells.evaluate_all(wide)


# Keys


def test_by_keys_alone(new_page: Pages, client: Client) -> None:
    """Arrows go from area to area, Enter chooses, and every area has a name."""
    seat = table(client, round_limit=SHORT)
    advance(seat, sets_up("ask-settle"))
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


def test_a_turn_by_keys_alone(new_page: Pages, client: Client) -> None:
    """Production, moves, attacks and battles: the window that asks has the focus, Tab and Enter do the rest."""
    seat = table(client, round_limit=SHORT)
    advance(seat, asks("ask-buy"))
    page = opened(new_page, seat)
    more = page.get_by_role("button", name="Tank: more")
    expect(more).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("dust-shop output").first).to_have_text("2")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.locator("dust-shop footer button.primary:focus").count():
            break
    before = stamp(page)
    page.keyboard.press("Enter")
    changed(page, before)
    for _ in range(40):  # whatever is asked: the end of it, if there is one, else the first choice
        if message(page) in ("ask-choose-cards", "ask-koshka") or board(page).evaluate("board => board.picture.over"):
            break
        before = stamp(page)
        end = page.locator("dust-status button.end")
        if end.is_visible():
            end.focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
        changed(page, before)
    assert message(page) != "ask-buy"


# Fingers


def test_on_a_phone(new_page: Pages, client: Client) -> None:
    """The map is as high as its window and is pushed aside; nothing is wider than the screen; a tap chooses."""
    seat = table(client, round_limit=SHORT)
    advance(seat, sets_up("ask-settle"))
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


def touch(cdp: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    found = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})


def zoom(page: Page) -> float:
    return float(board(page).evaluate("board => Number(getComputedStyle(board).getPropertyValue('--zoom'))"))


WAYS = [(1.0, 0.0), (0.6, 0.8), (0.0, 1.0)]
"""In which direction fingers move: across, askew, up and down."""


def test_two_fingers_zoom_the_map(new_page: Pages, client: Client) -> None:
    """Apart and together, in any direction; afterwards a tap still chooses."""
    seat = table(client, round_limit=SHORT)
    advance(seat, sets_up("ask-settle"))
    page = opened(new_page, seat, **PHONE)
    assert zoom(page) == 1
    box = board(page).bounding_box()
    assert box is not None
    middle = box["x"] + 195, box["y"] + box["height"] / 2
    cdp = page.context.new_cdp_session(page)
    element = board(page).element_handle()
    for way in WAYS:
        pinch(cdp, middle, way, range(25, 85, 11))
        until(page, "board => Number(getComputedStyle(board).getPropertyValue('--zoom')) > 1.5", element)
        close = zoom(page)
        pinch(cdp, middle, way, range(80, 20, -11))
        page.wait_for_function(
            "([board, close]) => Number(getComputedStyle(board).getPropertyValue('--zoom')) < close",
            arg=[element, close],
            timeout=LONG,
        )
        page.get_by_role("button", name="Show everything").tap()
        until(page, "board => Number(getComputedStyle(board).getPropertyValue('--zoom')) === 1", element)
    free = legal(page)
    near = next(name for name in ("yukon", "greenland", "brazil", "amazon") if name in free)
    page.touchscreen.tap(*spot(page, near))
    until(page, "([board, name]) => !board.choices.at(name).length", [element, near])


def pinch(cdp: CDPSession, middle: tuple[float, float], way: tuple[float, float], distances: Sequence[int]) -> None:
    """Two fingers, as far from the middle as these distances one after the other."""
    (x, y), (across, down) = middle, way
    for number, apart in enumerate(distances):
        fingers = [(x + sign * apart * across, y + sign * apart * down) for sign in (-1, 1)]
        touch(cdp, "touchMove" if number else "touchStart", *fingers)
    touch(cdp, "touchEnd")


# The past


def test_what_happened_since_my_turn_plays_by_itself(new_page: Pages, client: Client) -> None:
    """It goes on by itself, can be stopped and gone on with, and ends in the present; the clock is ours."""
    seat = table(client, "me bot:rookie bot:rookie bot:rookie", round_limit=SHORT)
    advance(seat, sets_up("ask-settle"))
    page = opened(new_page, seat, reduced_motion="no-preference")
    suggest(page)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    page.get_by_role("button", name="Since my turn").click()
    bar = page.get_by_role("group", name="What happened since your last decision")
    place = bar.locator(".small")
    expect(place).to_contain_text("1/")
    page.clock.run_for(6000)
    expect(place).not_to_contain_text("1/")
    if bar.is_visible():
        bar.get_by_role("button", name="Pause").click()
        stopped = place.inner_text()
        page.clock.run_for(60_000)
        expect(place).to_have_text(stopped)
        bar.get_by_role("button", name="Go on").click()
    for _ in range(30):
        if not bar.is_visible():
            break
        page.clock.run_for(6000)
    expect(bar).to_be_hidden()
    assert board(page).evaluate("board => board.picture.kind") == "live"


@pytest.mark.parametrize("language", ["de", "it"])
def test_in_other_languages(new_page: Pages, client: Client, language: str) -> None:
    seat = table(client, round_limit=SHORT)
    advance(seat, asks("ask-buy"))
    page = opened(new_page, seat, locale=language)
    expect(page.locator("dust-shop .window")).to_be_visible()
    expect(prompt(page)).to_contain_text("kaufst" if language == "de" else "compri")
    said = everything(page)
    assert not [word for word in said.split() if word.startswith("du-") and word.count("-") > 1]
