"""The past: replay by slider, keys and links, what happened since one's last turn, the log that lights up the board."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Pages
from tests.browser.people import choices, give, log, opened, place, prompt, settled, words
from tests.server.servers import Client, Seat, play_on

ALONE = {"solitaire": True, "side": "red", "difficulty": 2}


@pytest.fixture
def seat(client: Client) -> Seat:
    """Alone, in the middle of the first round."""
    seat = client.create("me", options=ALONE, seed="past").seats[0]
    play_on([seat], Random("past"), 8)
    return seat


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Replay")


def value(page: Page) -> int:
    return int(slider(page).input_value())


def looking(new_page: Pages, seat: Seat) -> Page:
    page = opened(new_page, seat)
    expect(slider(page)).to_be_enabled()
    return page


def test_the_slider_and_its_buttons(new_page: Pages, seat: Seat) -> None:
    page = looking(new_page, seat)
    now = prompt(page).inner_text()
    last = value(page)
    page.get_by_role("button", name="To the beginning").click()
    expect(prompt(page)).to_contain_text("As it was")
    expect(slider(page)).to_have_value("0")
    expect(page.locator("sand-choices")).to_have_text("This is the past: nothing can be chosen.")
    expect(prompt(page)).to_contain_text("Chance decides.")  # the table is being set up
    expect(page.locator("dual-powers-board .today")).to_contain_text("Set-up")
    assert page.locator("[data-thing].legal").count() == 0
    page.get_by_role("button", name="One decision on").click()
    expect(slider(page)).to_have_value("1")
    slider(page).fill(str(last - 2))
    expect(page.locator("sand-replay-bar .what")).to_contain_text(f"Decision {last - 1} of {last + 1}")
    page.get_by_role("button", name="One decision back").click()
    expect(slider(page)).to_have_value(str(last - 3))
    prompt_line = page.locator("sand-prompt-line")
    prompt_line.get_by_role("button", name="Back to now").click()
    expect(prompt(page)).to_have_text(now)
    assert value(page) == last


def test_the_past_by_keys(new_page: Pages, seat: Seat) -> None:
    page = looking(new_page, seat)
    last = value(page)
    for key, at in [("ArrowLeft", last - 1), ("ArrowLeft", last - 2), ("ArrowRight", last - 1), ("Home", 0)]:
        page.keyboard.press(key)
        expect(slider(page)).to_have_value(str(at))
    page.keyboard.press("End")
    expect(slider(page)).to_have_value(str(last))
    page.keyboard.press("Home")
    expect(slider(page)).to_have_value("0")
    page.keyboard.press("Escape")
    expect(prompt(page)).to_contain_text("Your turn")


def test_a_link_to_a_moment(new_page: Pages, seat: Seat) -> None:
    """The address says which moment is looked at, and leads there."""
    page = looking(new_page, seat)
    page.keyboard.press("Home")
    for _ in range(5):  # faster than the server answers
        page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_value("5")
    moment = seat.get("/timeline")[5]["seq"]
    expect(page).to_have_url(re.compile(rf"\?seq={moment}$"))
    expect(prompt(page)).to_contain_text("As it was")
    again = new_page(page.url)
    expect(prompt(again)).to_contain_text("As it was")
    expect(slider(again)).to_have_value("5")
    assert prompt(again).inner_text() == prompt(page).inner_text()
    expect(log(again).locator("li.later").first).to_be_visible()
    again.locator("sand-replay-bar").get_by_role("button", name="Back to now").click()
    expect(prompt(again)).to_contain_text("Your turn")
    expect(again).not_to_have_url(re.compile("seq="))


def test_nothing_of_the_future_in_the_past(new_page: Pages, client: Client) -> None:
    """A hand that was drawn later is not shown: the past is as this viewer saw it then."""
    table = client.create("me me", seed="then")
    play_on(table.seats, Random("then"), 30)
    page = new_page(place(table.seats[0]))
    page.get_by_role("button", name="To the beginning").click()
    expect(prompt(page)).to_contain_text("As it was")
    expect(slider(page)).to_have_value("0")
    expect(page.locator("dual-powers-hand [data-thing]")).to_have_count(3)  # the leaders, who are there from the start
    assert "Round 2" not in page.locator("dual-powers-board .scroll").inner_text()


def test_what_happened_since_my_last_turn(new_page: Pages, client: Client) -> None:
    red, white = client.create("me me", seed="since").seats
    page = new_page(place(red))
    settled(page)
    white.order(white.any_order(Random(1)))
    give(page, words(page)[0])
    while "red" in red.get()["waiting"]:  # the first turn
        settled(page)
        give(page, max(words(page)))
    while "white" in white.get()["waiting"]:
        white.order(white.any_order(Random(2)))
    settled(page)
    page.get_by_role("button", name="Since my turn").click()
    bar = page.get_by_role("group", name="What happened since your last decision")
    expect(bar).to_contain_text("White plays")
    expect(prompt(page)).to_contain_text("As it was")
    expect(bar.locator(".small")).to_have_text(re.compile("^1/"))
    bar.get_by_role("button", name="Next step").click()
    expect(bar.locator(".small")).to_have_text(re.compile("^2/"))
    bar.get_by_role("button", name="Previous step").click()
    expect(bar.locator(".small")).to_have_text(re.compile("^1/"))
    bar.get_by_role("button", name="Skip").click()
    expect(prompt(page)).to_contain_text("Your turn")
    page.keyboard.press("p")
    expect(bar).to_be_visible()
    bar.get_by_role("button", name="Go on").click()  # it plays by itself to the end
    expect(bar).to_have_count(0)
    expect(prompt(page)).to_contain_text("Your turn")
    expect(choices(page).first).to_be_visible()


def test_the_log_lights_up_the_board_and_shows_how_it_was(new_page: Pages, seat: Seat) -> None:
    page = looking(new_page, seat)
    lit = page.locator("dual-powers-board [data-thing].lit")
    assert lit.count() == 0
    entry = log(page).locator(".entry").filter(has_text="Unrest in").first
    entry.hover()
    expect(lit.first).to_be_visible()
    page.mouse.move(5, 5)
    expect(lit).to_have_count(0)
    row = log(page).locator("li").filter(has_text="plays").first
    clock = row.get_by_role("button")
    clock.focus()
    expect(lit.first).to_be_visible()
    clock.press("ArrowUp")
    above = log(page).locator("button:focus")
    assert above.get_attribute("aria-label") != clock.get_attribute("aria-label")
    clock.click()
    expect(prompt(page)).to_contain_text("As it was")
    expect(log(page).locator("li.at")).to_have_count(1)
    expect(row).to_have_class(re.compile(r"\bat\b"))


def test_the_log_follows_the_replay(new_page: Pages, client: Client) -> None:
    """Who looks at the past reads what happened there, and at the end what happened last."""
    seat = client.create("me", options=ALONE, seed="log").seats[0]
    play_on([seat], Random("log"), 14)
    page = looking(new_page, seat)
    entries = log(page).locator("li")
    expect(entries.last).to_be_in_viewport()
    expect(entries.first).not_to_be_in_viewport()
    page.keyboard.press("Home")
    expect(entries.first).to_be_in_viewport()
    slider(page).fill(str(value(page) + 40))
    expect(log(page).locator("li.at")).to_be_in_viewport()
    page.keyboard.press("End")
    expect(entries.last).to_be_in_viewport()
