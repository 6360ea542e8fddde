"""What helps at the table: taking back, hints, why not, typed orders, trying out, standing answers, files."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from sandtable.table import save
from sandtable.table.table import Table
from tests.browser.conftest import REFUSED, Pages
from tests.browser.people import (
    CURTAIN,
    choice,
    choices,
    close_panel,
    done,
    everything,
    give,
    log,
    notice,
    offer,
    opened,
    panel,
    place,
    prompt,
    raise_curtain,
    settled,
    start,
    tool,
    words,
)
from tests.dual_powers.positions import rules_with
from tests.server.servers import Client, Seat, play_on

ALONE = {"solitaire": True, "side": "red", "difficulty": 2}
CRUMBS = "sand-prompt-line .crumbs button"


@pytest.fixture
def red(client: Client) -> Seat:
    """Red at the beginning of a game for two, who has to choose an objective."""
    return client.create("me me", seed="help").seats[0]


@pytest.fixture
def alone(client: Client) -> Seat:
    """Red alone, some turns later: a card is to be played."""
    seat = client.create("me", options=ALONE, seed="help").seats[0]
    play_on([seat], Random("help"), 7)
    while seat.get()["prompt"]["message"] != "ask-play-card":
        seat.order(seat.any_order(Random(1)))
    return seat


def test_undo_and_restart_of_a_turn(new_page: Pages, alone: Seat) -> None:
    page = opened(new_page, alone)
    before = words(page)
    told = log(page).inner_text()
    card = next(one for one in before if "-" in one)  # a command, which is used in a second order
    give(page, card)
    settled(page)
    uses = words(page)
    assert uses != before
    move = next((one for one in uses if one.startswith("move")), None)
    if move:  # an order of two parts: the first can be taken off before anything has happened
        choice(page, move).click()
        expect(page.locator(CRUMBS)).to_have_count(1)
        tool(page, "undo").click()
        expect(page.locator(CRUMBS)).to_have_count(0)
        assert words(page) == uses
    tool(page, "undo").click()
    expect(choice(page, card)).to_be_visible()
    assert words(page) == before
    assert log(page).inner_text() == told
    give(page, card)
    settled(page)
    page.keyboard.press("Shift+U")
    expect(choice(page, card)).to_be_visible()
    assert words(page) == before


def test_a_hint_marks_a_choice_and_does_nothing(new_page: Pages, alone: Seat) -> None:
    page = opened(new_page, alone)
    before = words(page)
    tool(page, "hint").click()
    expect(notice(page)).to_contain_text("Rookie would choose")
    marked = page.locator("sand-choices button.marked")
    expect(marked).to_have_count(1)
    expect(page.locator("[data-thing].hinted").first).to_be_visible()
    assert words(page) == before
    notice(page).get_by_role("button", name="Close").click()
    expect(notice(page)).to_have_count(0)


def test_one_need_not_wait_for_a_hint(new_page: Pages, alone: Seat) -> None:
    """A bot that thinks for long holds nobody up, and its advice about what is past is not shown."""
    page = opened(new_page, alone)
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    page.route("**/hint", hold)
    tool(page, "hint").click()
    expect(notice(page)).to_contain_text("A bot is thinking about it")
    page.keyboard.press("h")  # asked once is enough
    give(page, next(one for one in words(page) if "-" in one))
    settled(page)
    before = words(page)
    with page.expect_response("**/hint"):
        asked[0].continue_()
    tool(page, "undo").click()
    expect(notice(page)).to_contain_text("Taken back")
    assert len(asked) == 1
    expect(page.locator("sand-choices button.marked")).to_have_count(0)
    assert words(page) != before
    page.unroute("**/hint")
    page.keyboard.press("h")
    expect(notice(page)).to_contain_text("Rookie would choose")
    expect(page.locator("sand-choices button.marked")).to_be_in_viewport()


def test_a_hint_where_nothing_is_asked(new_page: Pages, alone: Seat) -> None:
    alone.post("/resign")
    page = new_page(place(alone))
    page.get_by_role("button", name="Look at the board").click()
    page.keyboard.press("h")
    expect(notice(page)).to_contain_text("There is no hint now")


def test_why_not_names_a_rule_whose_text_opens(new_page: Pages, red: Seat) -> None:
    page = opened(new_page, red)
    tool(page, "why").click()
    expect(notice(page)).to_contain_text("you will be told which rule forbids it")
    box = page.get_by_role("combobox", name="Type what you would like to do")
    box.fill("objective lenin")
    box.press("Enter")
    expect(notice(page)).to_contain_text(re.compile("leader cannot be the secret objective|do not hold that card"))
    box.fill("play purple-4-move")
    box.press("Enter")
    box.fill("objective stalin")
    box.press("Enter")
    rule = notice(page).get_by_role("button", name=re.compile("Show rule P3"))
    number = rule.inner_text()
    rule.click()
    asked = page.locator("sand-rulebook section.asked")
    expect(asked).to_contain_text(number)
    expect(asked).to_be_in_viewport()
    assert len(asked.inner_text()) > len(number) + 20
    legal = words(page)[0]
    choice(page, legal).click()  # while one asks, a click does nothing but ask
    expect(notice(page)).to_contain_text("that is allowed")
    tool(page, "why").click()
    expect(notice(page)).to_have_count(0)
    assert words(page)[0] == legal


def test_why_not_on_the_board(new_page: Pages, alone: Seat) -> None:
    page = opened(new_page, alone)
    page.keyboard.press("w")
    page.locator('dual-powers-board [data-thing^="region:"]').first.press("Enter")
    expect(notice(page).get_by_role("button", name=re.compile("Show rule"))).to_be_visible()
    page.keyboard.press("Escape")  # first away from the tip
    page.keyboard.press("Escape")
    expect(tool(page, "why")).to_have_attribute("aria-pressed", "false")


def test_typed_orders_with_completion(new_page: Pages, red: Seat) -> None:
    new_page.forgive(REFUSED)
    page = opened(new_page, red)
    first, *_ = words(page)
    page.keyboard.press("/")
    box = page.get_by_role("combobox", name="Order, number or help")
    expect(box).to_be_focused()
    page.keyboard.type("obj")
    options = page.locator("sand-order-input").get_by_role("option")
    expect(options).to_have_count(len(words(page)))
    page.keyboard.type("ective " + first.split()[1][:-2])
    expect(options.first).to_have_text(first)
    page.keyboard.press("Tab")
    expect(box).to_have_value(first)
    box.fill("objective nonsense")
    box.press("Enter")
    expect(notice(page)).to_contain_text("nonsense")
    box.fill("99")
    box.press("Enter")
    expect(notice(page)).to_contain_text("99 is none of them")
    box.fill("help")
    box.press("Enter")
    expect(page.get_by_role("dialog", name="Help and keys")).to_be_visible()
    page.keyboard.press("Escape")
    box.fill(first.upper())
    box.press("Enter")
    done(page)
    expect(box).to_have_value("")
    expect(tool(page, "undo")).to_be_enabled()


@pytest.mark.parametrize(
    ("language", "typed", "taken"),
    [
        ("de", ["hilfe", "regel", "warum", "zurück"], "Zurückgenommen."),
        ("it", ["aiuto", "regola", "perche", "annulla"], "Annullato."),
    ],
)
def test_commands_are_typed_in_the_language_of_the_page(
    new_page: Pages, alone: Seat, language: str, typed: list[str], taken: str
) -> None:
    """As in the terminal; English is understood too."""
    page = opened(new_page, alone, locale=language)
    give(page, words(page)[0])
    settled(page)
    help_, rule, why, undo = typed
    box = page.locator("sand-order-input input")
    assert help_ in (box.get_attribute("placeholder") or "")
    for word in (help_, "help"):
        box.fill(word)
        box.press("Enter")
        expect(page.locator("sand-help dialog[open]")).to_be_visible()
        expect(page.locator("sand-help .typed")).to_contain_text(undo)
        close_panel(page)
    box.fill(f"{rule} P4.8")
    box.press("Enter")
    expect(page.locator("aside.drawer")).to_contain_text("P4.8")
    box.fill(f"{why} play lenin")
    box.press("Enter")
    expect(notice(page)).to_contain_text("Lenin")
    box.fill(undo[:-2])
    expect(page.locator("sand-order-input").get_by_role("option").first).to_have_text(undo)
    box.fill(undo.upper())
    box.press("Enter")
    expect(notice(page)).to_have_text(taken)


def test_trying_out_and_then_doing_it(new_page: Pages, alone: Seat) -> None:
    page = opened(new_page, alone)
    told = log(page).inner_text()
    before = words(page)
    tool(page, "try").click()
    expect(prompt(page)).to_contain_text("Trying out")
    expect(notice(page)).to_contain_text("Nothing you do here happens at the table.")
    card = next(one for one in words(page) if "-" in one)
    give_there(page, card)
    assert alone.get()["prompt"]["message"] == "ask-play-card"
    page.get_by_role("button", name="Leave").click()
    expect(prompt(page)).to_contain_text("Your turn")
    assert words(page) == before
    page.keyboard.press("t")
    expect(notice(page)).to_contain_text("Nothing you do here happens at the table.")
    page.keyboard.press("t")
    expect(notice(page)).to_have_count(0)  # it is no longer true
    assert log(page).inner_text() == told
    tool(page, "try").click()
    expect(prompt(page)).to_contain_text("Trying out")
    give_there(page, card)
    page.get_by_role("button", name=re.compile(r"Really do it \(")).click()
    expect(notice(page)).to_contain_text("given")
    expect(prompt(page)).to_contain_text("Your turn")
    expect(log(page)).to_contain_text(f"Red plays {card.split()[1]}")


def give_there(page: Page, words: str) -> None:
    choice(page, words).click()
    expect(choice(page, words)).to_have_count(0)
    expect(choices(page).first).to_be_visible()


def test_a_standing_answer_is_given_at_once(new_page: Pages, red: Seat) -> None:
    page = opened(new_page, red)
    drawer = panel(page, "The table")
    drawer.get_by_role("button", name="Standing answers").click()
    expect(drawer).to_contain_text("You are asked:")
    answer = words(page)[0]
    drawer.get_by_label("From now on answer").select_option(answer)
    drawer.get_by_role("button", name="Add").click()
    kept = drawer.locator("li")
    expect(kept).to_have_count(1)
    expect(tool(page, "undo")).to_be_enabled()  # it was answered
    kept.get_by_role("button", name="Remove").click()
    expect(kept).to_have_count(0)


def choose_file(page: Page, file: Path, button: str = "Choose a file") -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=button).click()
    chooser.value.set_files(file)


def test_a_game_as_a_file_and_back(new_page: Pages, alone: Seat, saved: Path) -> None:
    page = opened(new_page, alone)
    drawer = panel(page, "The table")
    drawer.get_by_role("button", name="Resign").click()
    drawer.get_by_role("button", name="Yes, resign").click()
    ending = page.locator("sand-ending")
    expect(ending.locator("p.result")).to_be_visible()
    with page.expect_download() as download:
        ending.get_by_role("button", name="Save as a file").click()
    download.value.save_as(saved)
    assert download.value.suggested_filename.endswith(".json")
    other = new_page()
    choose_file(other, saved)
    expect(other.locator("sand-ending p.result")).to_have_text(ending.locator("p.result").inner_text())
    other.get_by_role("button", name="Look at the board").click()
    assert log(other).inner_text() == log(page).inner_text()


def save_it(page: Page, saved: Path) -> None:
    with page.expect_download() as download:
        panel(page, "The table").get_by_role("button", name="Save as a file").click()
    download.value.save_as(saved)


def test_a_running_game_as_a_file_goes_on(new_page: Pages, alone: Seat, saved: Path) -> None:
    """Alone: nobody else has a secret, so the file has everything, which is said beforehand and afterwards."""
    page = opened(new_page, alone)
    expect(panel(page, "The table")).to_contain_text("The file holds everything, hidden cards")
    page.keyboard.press("Escape")
    save_it(page, saved)
    expect(notice(page)).to_contain_text("in the lobby it can be opened again")
    other = new_page()
    choose_file(other, saved)
    settled(other)
    assert words(other) == words(page)
    assert log(other).inner_text() == log(page).inner_text()
    give(other, words(other)[0])
    settled(other)
    expect(tool(other, "undo")).to_be_enabled()


def test_a_game_against_a_bot_and_one_at_one_screen_go_on_as_such(new_page: Pages, saved: Path) -> None:
    page = new_page()
    start(page, "Against Rookie")
    settled(page)
    save_it(page, saved)
    page.get_by_role("link", name="To the lobby").click()
    choose_file(page, saved)
    settled(page)
    expect(page.locator("sand-seats")).to_contain_text("Rookie")
    expect(page.locator(CURTAIN)).to_have_count(0)
    page.get_by_role("link", name="To the lobby").click()
    start(page, "Two at one screen")
    raise_curtain(page)
    settled(page)
    save_it(page, saved)
    expect(notice(page)).to_contain_text("in the lobby it can be opened again")
    page.get_by_role("link", name="To the lobby").click()
    choose_file(page, saved)
    raise_curtain(page)
    settled(page)


def test_a_file_of_what_one_saw_says_what_to_do(new_page: Pages, red: Seat, saved: Path) -> None:
    new_page.forgive(REFUSED)
    page = opened(new_page, red)
    expect(panel(page, "The table")).to_contain_text("The file holds only what your seat has seen")
    page.keyboard.press("Escape")
    save_it(page, saved)
    expect(notice(page)).to_contain_text("The game cannot go on from this file.")
    page.get_by_role("link", name="To the lobby").click()
    choose_file(page, saved)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("This file holds only what one seat saw, so the game cannot go on from it; save it")
    page.get_by_role("button", name="Deutsch").click()
    choose_file(page, saved, "Datei wählen")
    expect(alert).to_contain_text("Diese Datei enthält nur, was ein Platz gesehen hat")


def test_a_game_of_the_terminal_goes_on_here(new_page: Pages, saved: Path) -> None:
    game = Table(rules_with(solitaire=True), ["Eve"], seed="terminal", undo="free")
    saved.write_bytes(save.table_bytes(game))
    page = new_page()
    choose_file(page, saved)
    settled(page)
    assert words(page) == sorted(game.prompt(0).actions)
    give(page, words(page)[0])
    settled(page)
    expect(tool(page, "undo")).to_be_enabled()


def test_a_file_that_is_none(new_page: Pages, saved: Path) -> None:
    new_page.forgive(REFUSED)
    saved.write_text("{}")
    page = new_page()
    page.locator('sand-lobby input[type="file"]').set_input_files(saved)
    expect(page.get_by_role("alert")).to_be_visible()
    assert "Traceback" not in everything(page)


def test_my_games_and_taking_one_off_the_list(new_page: Pages, alone: Seat) -> None:
    page = opened(new_page, alone)
    page.get_by_role("link", name="To the lobby").click()
    mine = page.locator("sand-my-games li")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Your turn")
    expect(page).to_have_title("● One game waits for you")
    mine.get_by_role("link").click()
    settled(page)
    page.go_back()
    mine.get_by_role("button", name="Take off this list").click()
    expect(mine).to_have_count(0)


def test_a_link_that_opens_nothing(new_page: Pages, alone: Seat) -> None:
    new_page.forgive(REFUSED)
    page = new_page(f"/#/t/{alone.table}/{'x' * 43}")
    expect(page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(offer(page, "Against Rookie")).to_be_visible()
