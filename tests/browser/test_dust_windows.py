"""The windows of Dust in the browser: the shop, the battle, the calculator of odds; and what axe says of them."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import PHONE, Pages
from tests.browser.dust import (
    CALCULATOR,
    FIGHT,
    SHOP,
    advance,
    area,
    asks,
    board,
    changed,
    opened,
    reaching,
    spot,
    stamp,
    table,
)
from tests.browser.people import close_panel, place
from tests.browser.test_keys_and_readers import findings
from tests.server.servers import Client, Seat, eventually

LOOKS: dict[str, dict[str, Any]] = {"light": {}, "dark phone": PHONE | {"color_scheme": "dark"}}
SHORT = 4


WEST = ("yukon", "western-canada", "great-plains", "mexico", "colombia", "amazon", "peru", "brazil", "argentina")
"""Areas in the left half of the map, some of them."""


def at_battle(client: Client, *where: str) -> Seat:
    """A seat that is asked something in the middle of a battle."""

    def fought(picture: dict[str, Any]) -> bool:
        fight = picture["scene"]["fight"]
        return bool(fight) and fight["rolls"] > 0 and (not where or fight["target"] in where)

    return reaching(client, fought, round_limit=SHORT)


def calculator(page: Page) -> Locator:
    page.keyboard.press("o")
    box = page.locator(CALCULATOR)
    expect(box).to_be_visible()
    return page.locator("dust-calculator")


def chance(box: Locator) -> float:
    """The chance to win that is shown, in percent."""
    expect(box.locator(".wins b")).to_be_visible()
    return float(box.locator(".wins b").inner_text().rstrip("%"))


# The shop


def test_the_shop_goes_on_with_what_was_suggested(new_page: Pages, client: Client) -> None:
    """What a bot puts into the basket lies there, and can be changed before it is paid for."""
    seat = table(client, round_limit=SHORT)
    advance(seat, asks("ask-buy"))
    page = opened(new_page, seat)
    window = page.locator(SHOP)
    before = stamp(page)
    window.get_by_role("button", name="Suggest").click()
    changed(page, before)
    if not window.is_visible():
        return  # one thing was all it wanted
    amounts = window.locator("output")
    filled = [int(text) for text in amounts.all_inner_texts()]
    assert sum(filled) > 0
    window.get_by_role("button", name="Empty the list").click()
    expect(amounts.first).to_have_text("0")
    window.get_by_role("button", name="Tank: more").click()
    before = stamp(page)
    window.get_by_role("button", name="Buy", exact=True).click()
    changed(page, before)
    told = [event for event in seat.get()["events"] if event["event"] == "bought"]
    assert (told[-1]["item"], told[-1]["count"]) == ("tank", 1)


# The battle


def test_odds_from_here_in_the_battle(new_page: Pages, client: Client) -> None:
    """They are those the server works out for the battle as it stands."""
    seat = at_battle(client)
    page = opened(new_page, seat)
    window = page.locator(FIGHT)
    expect(window.locator(".chance b")).to_contain_text("for the attacker from here")
    wins = seat.post("/odds", order="")["odds"]["wins"]
    shown = float(window.locator(".chance b").inner_text().split("%")[0])
    assert shown == pytest.approx(100 * wins, abs=0.6)


def test_the_window_leaves_the_battle_in_sight(new_page: Pages, client: Client) -> None:
    """Also for who comes to it from outside, when the map is there last."""
    seat = at_battle(client, *WEST)
    page = new_page()
    held: list[Route] = []
    page.route("**/boards/dust/*.json", lambda route: held.append(route))  # noqa: PLW0108
    page.goto(client.address + place(seat))
    expect(page.locator(FIGHT).locator(".chance b")).to_contain_text("%")
    for route in held:
        route.continue_()
    target = area(page, seat.get()["scene"]["fight"]["target"])

    def apart() -> bool:
        window, there = page.locator(FIGHT).bounding_box(), target.bounding_box()
        return bool(window and there and window["x"] > there["x"] + there["width"])

    eventually(apart, "the window stands on the other side")


def test_the_calculator_begins_with_the_battle(new_page: Pages, client: Client) -> None:
    """Both forces, who rolls next and the place come from the battle that is fought."""
    seat = at_battle(client)
    fight = seat.get()["scene"]["fight"]
    page = opened(new_page, seat)
    expect(page.locator(f"{FIGHT} .chance b")).to_contain_text("%")
    box = calculator(page)
    for side in ("attack", "defence"):
        for unit, count in fight["forces"][side].items():
            expect(box.locator(f'input[data-side="{side}"][data-unit="{unit}"]')).to_have_value(str(count))
    assert 0 <= chance(box) <= 100


# The calculator


def test_the_calculator_is_one_key_away(new_page: Pages, client: Client) -> None:
    """It is about what is pointed at; changes are answered exactly; Escape closes it, and the key is in the help."""
    seat = table(client, round_limit=SHORT)
    advance(seat, asks("ask-attack"))
    page = opened(new_page, seat)
    areas = seat.get()["view"]["board"]["areas"]
    own = max(
        (name for name, held in areas.items() if held["force"] == "first" and "tank" in held),
        key=lambda name: areas[name]["tank"],
    )
    page.mouse.move(*spot(page, own))
    expect(page.locator("dust-board .tip")).to_be_visible()
    box = calculator(page)
    kind = box.locator('select[name="kind"]')
    kind.select_option("land")
    for side, force in (
        ("attack", {"tank": 3, "mech": 0, "fighter": 1, "bomber": 0}),
        ("defence", {"tank": 1, "mech": 0, "fighter": 0, "bomber": 0}),
    ):
        for unit, count in force.items():
            field = box.locator(f'input[data-side="{side}"][data-unit="{unit}"]')
            field.fill(str(count))
            field.press("Tab")
    for name in ("capital", "neutral"):
        box.locator(f'input[name="{name}"]').uncheck()
    box.locator('input[name="centre"]').check()
    for name in ("attack_card", "defend_card", "first"):
        box.locator(f'select[name="{name}"]').select_option("")
    question = {"attack": "3T 1F", "defend": "1T", "centre": True}
    exact = seat.post("/odds", order=json.dumps(question))["odds"]
    assert exact["wins"] == pytest.approx(0.9472, abs=1e-4)
    expect(box.locator(".wins b")).to_have_text("95%")
    expect(box.locator("figure")).to_have_count(2)
    expect(box.locator("figure svg rect")).to_have_count(5 + 2)
    box.locator('select[name="attack_card"]').select_option("sigrid")
    expect(box.locator(".wins b")).not_to_have_text("95%")
    box.get_by_role("button", name="Defender: Tank: more").click()
    expect(box.locator("figure svg rect")).to_have_count(5 + 3)
    kind.select_option("missiles")
    expect(box.locator(".summary")).to_contain_text("Nobody is left there")
    page.keyboard.press("Escape")
    expect(page.locator(CALCULATOR)).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("sand-help")).to_contain_text("odds of a battle")
    close_panel(page)


def test_the_calculator_by_keys_alone(new_page: Pages, client: Client) -> None:
    seat = table(client, round_limit=SHORT)
    advance(seat, asks("ask-attack", "ask-move"))
    page = opened(new_page, seat)
    box = calculator(page)
    expect(box.locator('select[name="kind"]')).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    first = box.locator("input:focus, button:focus")
    expect(first).to_have_count(1)
    field = box.locator('input[data-side="attack"][data-unit="tank"]')
    field.focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("9")
    page.keyboard.press("Tab")
    expect(field).to_have_value("9")
    assert chance(box) > 0
    page.keyboard.press("Escape")
    expect(page.locator(CALCULATOR)).to_have_count(0)


def test_the_calculator_on_a_phone(new_page: Pages, client: Client) -> None:
    """A button opens it, fingers change it, and it is not wider than the screen."""
    seat = table(client, round_limit=SHORT)
    advance(seat, asks("ask-attack", "ask-move"))
    page = opened(new_page, seat, **PHONE)
    page.locator("dust-status button.calculate").tap()
    box = page.locator("dust-calculator")
    before = chance(box)
    field = box.locator('input[data-side="defence"][data-unit="tank"]')
    count = int(field.input_value())
    for _ in range(3):
        box.get_by_role("button", name="Defender: Tank: more").tap()
    expect(field).to_have_value(str(count + 3))
    expect(box.locator(".wins b")).not_to_have_text(f"{before:.0f}%")
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390
    inside = "one => one.scrollWidth <= one.clientWidth + 1"
    assert box.locator(".all").evaluate(inside)


# Axe


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_serious_in_the_shop(new_page: Pages, client: Client, look: str) -> None:
    seat = table(client, round_limit=SHORT)
    advance(seat, asks("ask-buy"))
    page = opened(new_page, seat, **LOOKS[look])
    expect(page.locator(SHOP)).to_be_visible()
    assert findings(page) == []
    page.locator("dust-status button.threats").click()
    assert findings(page) == []


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_serious_in_a_battle_and_the_calculator(new_page: Pages, client: Client, look: str) -> None:
    page = opened(new_page, at_battle(client), **LOOKS[look])
    expect(page.locator(f"{FIGHT} .chance b")).to_contain_text("%")
    assert findings(page) == []
    page.locator("dust-status button.calculate").click()
    box = page.locator("dust-calculator")
    expect(box.locator("details")).to_be_visible()
    box.locator("summary").click()
    assert findings(page) == []
    assert board(page).is_visible()


# Room


@pytest.mark.parametrize(("width", "height", "language"), [(1024, 768, "de"), (390, 844, "de"), (390, 844, "it")])
def test_the_whole_shop_is_seen(new_page: Pages, client: Client, width: int, height: int, language: str) -> None:
    """Every line of it, with prices that no name runs into, and above it who stands how."""
    seat = table(client, "me bot:rookie bot:rookie bot:rookie", round_limit=SHORT)
    advance(seat, asks("ask-buy"))
    page = opened(new_page, seat, viewport={"width": width, "height": height}, locale=language)
    lines = page.locator(f"{SHOP} li")
    expect(lines).to_have_count(7)
    for line in lines.all():
        expect(line.locator(".steps")).to_be_in_viewport(ratio=1)
    apart = """line => {
      const box = (part) => {
        const words = document.createRange();
        words.selectNodeContents(line.querySelector(part));
        return words.getBoundingClientRect();
      };
      const [name, price] = [box(".called"), box(".price")];
      return name.right <= price.left || name.bottom <= price.top + 1;
    }"""
    assert all(line.evaluate(apart) for line in lines.all())
    expect(page.locator('dust-status .player[data-seat="first"] .vp em')).to_be_in_viewport(ratio=1)


def test_a_full_hand_is_seen_at_once(new_page: Pages, client: Client) -> None:
    """D4.7: five cards beside the panel with choices and log."""
    seat = table(client, round_limit=SHORT)
    advance(seat, lambda picture: len(picture["scene"]["hand"]) == 5 and picture["view"]["board"]["round"] > 0)
    page = opened(new_page, seat)
    cards = page.locator("dust-hand .card")
    expect(cards).to_have_count(5)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
