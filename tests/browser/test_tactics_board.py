"""Dust Tactics in the browser, by clicking: whole battles, sight, aiming, reactions, armies, keys, phones, axe."""

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Pages
from tests.browser.people import OVER, result, seeded
from tests.browser.tactics import (
    AIM,
    ARMY,
    CARD,
    DICE,
    MOST,
    ORDERS,
    REACT,
    TIP,
    asks,
    board,
    changed,
    choose_army,
    declare,
    finished,
    legal,
    message,
    opened,
    press,
    reaching,
    scene,
    square,
    stamp,
    table,
    tap,
    toward,
)
from tests.browser.test_keys_and_readers import findings
from tests.server.servers import Client


def answer(page: Page, did: Counter[str]) -> None:
    """One answer, in the way the question suggests: on the field, or in a window."""
    asked = message(page)
    did[asked] += 1
    if page.locator(ARMY).is_visible():
        choose_army(page, "blackhawk", "hell-boys")
    elif page.locator(f"{AIM} button.fire").is_visible():
        press(page, page.locator(f"{AIM} button.fire"))
    elif page.locator(REACT).is_visible():
        press(page, page.locator(f"{REACT} button[data-words]").first)
    elif asked in ("ask-first-act", "ask-second-act"):
        did[declare(page)] += 1
    elif legal(page):
        tap(page, toward(page, legal(page)))
    else:
        press(page, page.locator(f"{ORDERS} button[data-words]").first)


def play(page: Page) -> Counter[str]:
    """To the end; how often what was asked and declared."""
    did: Counter[str] = Counter()
    for _ in range(MOST):
        if finished(page):
            return did
        answer(page, did)
    raise AssertionError(f"the battle does not end: {did}")


def test_the_first_scenario_is_played_from_the_lobby_to_its_end(new_page: Pages) -> None:
    """One click begins it, all others are on the field and in its windows, and dice are seen."""
    page = new_page("/")
    seeded(page, "first")
    page.locator('sand-game-card[data-game="tactics"] button[data-preset="reconnaissance"]').click()
    page.locator("rect.square").first.wait_for(state="attached")
    did = play(page)
    assert {"ask-choose-forces", "ask-place", "ask-activate", "ask-first-act", "ask-move"} <= did.keys()
    expect(page.locator(OVER)).to_be_visible()
    assert "player" in result(page)
    expect(page.locator("sand-ending")).to_contain_text("left")  # units, beside the points of each side


def test_a_chosen_army_fights_and_can_be_undone(new_page: Pages, client: Client) -> None:
    """T16.1: what an army costs and why not more; then it is fielded, and the battle begins."""
    page = opened(new_page, table(client, scenario="meeting-engagement", armies="choose", seed="army"))
    window = page.locator(ARMY)
    window.locator('[data-take="rhino"]').click()
    expect(window.locator(".sum")).to_contain_text("22 of 130 AP, 108 left")
    refused = window.locator("li").filter(has=page.locator('[data-take="rhino"]'))
    expect(refused.locator(".why")).to_contain_text("Each hero is there only once (T1.7)")
    expect(window.locator('[data-take="rhino"]')).to_have_attribute("aria-disabled", "true")
    window.get_by_role("button", name="Take out Rhino").click()
    expect(window.locator(".taken li")).to_have_count(0)
    choose_army(page, "blackhawk", "hell-boys", "hell-boys", "rhino")
    assert message(page) == "ask-place"
    units = scene(page)["units"]
    assert [name for name, unit in units.items() if unit["side"] == "allies"] == [
        *("blackhawk", "hell-boys", "hell-boys/2", "rhino")
    ]
    did: Counter[str] = Counter()
    for _ in range(MOST):
        if scene(page)["standing"]["round"] >= 2 and message(page) == "ask-activate":
            break
        answer(page, did)
    unit = scene(page)["units"]["blackhawk"]
    before = stamp(page)
    square(page, unit["at"]).click(force=True)
    changed(page, before)
    expect(page.locator(ORDERS)).to_contain_text("Blackhawk")
    page.locator('sand-prompt-line button[data-command="undo"]').click()
    expect(page.locator(f"{ORDERS} button[data-plan]")).to_have_count(0)


def test_sight_is_lit_and_a_blocked_line_says_why(new_page: Pages, client: Client) -> None:
    """T6: pointing at a unit that is not seen names what is in the way and the rule; at one that is seen, its cover."""
    hidden: list[tuple[str, str]] = []

    def wanted(picture: dict[str, Any]) -> bool:
        found = picture["scene"]
        hidden[:] = [
            (name, enemy)
            for name, reasons in found["sight"]["hidden"].items()
            for enemy in reasons
            if found["units"][name]["side"] == "allies"
        ]
        hidden[:] = [(name, enemy) for name, enemy in hidden if f"activate {name}" in str(picture["prompt"]["actions"])]
        return asks("ask-activate", since=2)(picture) and bool(hidden)

    seat, picture = reaching(client, wanted, scenario="meeting-engagement")
    page = opened(new_page, seat)
    name, enemy = hidden[0]
    units = picture["scene"]["units"]
    square(page, units[name]["at"]).hover(force=True)
    expect(page.locator("tactics-board .overlay .dark")).to_be_attached()
    tap(page, units[name]["at"])
    square(page, units[enemy]["at"]).hover(force=True)
    reason = picture["scene"]["sight"]["hidden"][name][enemy]
    expect(page.locator(f"{TIP} .why")).to_contain_text(f"({reason['rule']})")
    expect(page.locator("tactics-board .sight.shut")).to_be_attached()


def several_rows(picture: dict[str, Any]) -> bool:
    """An attack of more than one weapon row is aimed."""
    found = picture["scene"]["aim"]
    return bool(found) and len([row for row in found["rows"] if row.get("targets")]) > 1


def test_an_attack_is_aimed_row_by_row_with_its_odds(new_page: Pages, client: Client) -> None:
    """T7: every row has its dice and damage, all together a chance; a row that holds is left out of both."""
    seat, picture = reaching(client, several_rows, scenario="meeting-engagement")
    page = opened(new_page, seat)
    window = page.locator(AIM)
    able = [row for row in picture["scene"]["aim"]["rows"] if row.get("targets")]
    rows = window.locator("select[data-row]")
    expect(rows).to_have_count(len(able))
    target = window.locator(".target").first
    expect(target.locator("h4")).to_contain_text("destroyed with")
    before = target.locator("p").first.inner_text()
    rows.last.select_option("")
    expect(target.locator("p").first).not_to_have_text(before)
    press(page, window.locator("button.fire"))
    expect(page.locator(f"{DICE} svg.die").first).to_be_visible()
    log = page.locator("sand-log")
    expect(log).to_contain_text("attacked")


def test_a_reaction_is_asked_with_its_odds(new_page: Pages, client: Client) -> None:
    """T13: who may react, how likely it is, and what it would do; a standing answer is one click away."""
    seat, picture = reaching(client, asks("ask-react"), scenario="meeting-engagement")
    page = opened(new_page, seat)
    window = page.locator(REACT)
    able = list(picture["scene"]["react"]["units"])
    expect(window.locator("button[data-words^=react]")).to_have_count(len(able))
    expect(window.locator("small").first).to_contain_text("succeeds with")
    window.get_by_role("button", name="Standing answers").click()
    expect(page.locator("sand-standing")).to_be_visible()
    press(page, window.locator("button[data-words^=react]").first)
    expect(page.locator(DICE)).to_contain_text("reaction")


def test_a_battle_is_fought_by_keys_alone(new_page: Pages, client: Client) -> None:
    """Arrows go from square to square, Enter chooses, and windows take the focus."""
    seat, picture = reaching(client, asks("ask-activate", since=2), scenario="reconnaissance")
    page = opened(new_page, seat)
    page.keyboard.press("b")
    start = str(board(page).evaluate("board => board.shadowRoot.activeElement?.dataset.square ?? ''"))
    assert start in legal(page)
    column = "abcdefghi".index(start[0])
    page.keyboard.press("ArrowRight" if column < 8 else "ArrowLeft")
    there = "abcdefghi"[column + 1 if column < 8 else column - 1] + start[1:]
    expect(page.locator(f"{TIP} strong")).to_have_text(there)
    page.keyboard.press("ArrowLeft" if column < 8 else "ArrowRight")
    before = stamp(page)
    page.keyboard.press("Enter")
    changed(page, before)
    expect(page.locator(f"{ORDERS} button[data-plan]").first).to_be_focused()
    before = stamp(page)
    page.keyboard.press("Enter")
    changed(page, before)
    assert message(page) != "ask-first-act"
    assert picture["prompt"]["message"] == "ask-activate"


@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_nothing_serious(new_page: Pages, client: Client, look: str) -> None:
    """Neither on the field nor in the windows."""
    seat, picture = reaching(client, asks("ask-activate", since=2), scenario="reconnaissance")
    page = opened(new_page, seat, color_scheme=look)
    assert findings(page) == []
    unit = next(one["args"]["unit"] for one in picture["prompt"]["actions"])
    page.locator(f'tactics-roster button[data-unit="{unit}"]').click()
    expect(page.locator(CARD)).to_be_visible()
    at = picture["scene"]["units"][unit].get("at")
    if at:
        tap(page, at)
    assert findings(page) == []


def test_a_phone_shows_field_and_windows(new_page: Pages, client: Client) -> None:
    """390 by 844: the whole field fits, a unit is activated by touch, and its window leaves the field free."""
    seat, picture = reaching(client, asks("ask-activate", since=2), scenario="reconnaissance")
    page = opened(new_page, seat, **PHONE)
    wide = page.viewport_size
    assert wide is not None
    field = page.locator("svg.field").bounding_box()
    assert field is not None
    assert field["width"] <= wide["width"]
    on_board = [one["args"]["unit"] for one in picture["prompt"]["actions"]]
    at = next(picture["scene"]["units"][unit]["at"] for unit in on_board if "at" in picture["scene"]["units"][unit])
    tap(page, at, touch=True)
    expect(page.locator(ORDERS)).to_be_visible()
    box = page.locator(ORDERS).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= wide["width"]
    declare(page)
    assert message(page) != "ask-first-act"
