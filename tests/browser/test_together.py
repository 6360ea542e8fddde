"""Several people at one table, each in a browser of their own: live, lost and found again, offers, chat, bots."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import LOST_LINE, REFUSED, Pages
from tests.browser.people import (
    CHOICES,
    choice,
    choices,
    everything,
    give,
    link,
    log,
    notice,
    over,
    panel,
    place,
    prompt,
    result,
    settled,
    sit_down,
    tool,
    with_a_friend,
    words,
)
from tests.server.servers import Client, Created, Process

LOST = "The connection is lost."


@pytest.fixture
def table(client: Client) -> Created:
    """For two people with the rule for taking back that they would get."""
    return client.create("me me", undo="consent")


def pair(new_page: Pages, table: Created) -> tuple[Page, Page]:
    ana, ben = (new_page(place(seat)) for seat in table.seats)
    return ana, ben


def objectives(ana: Page, ben: Page) -> None:
    """Both choose their first objective, at the same time; then it is Red's turn."""
    for page in (ana, ben):
        settled(page)
        give(page, words(page)[0])
    expect(prompt(ana)).to_contain_text("Your turn")
    expect(prompt(ben)).not_to_contain_text("Your turn")
    settled(ana)


def test_an_invitation_says_what_it_is_for(new_page: Pages, client: Client) -> None:
    """Which game, by which rules, with whom; one that was used says so before anybody types their name."""
    options = {"edition": "original", "players": 3}
    made = client.create("me open bot:rookie", game="dust", options=options)
    page = new_page(f"/#/join/{made.invites[1]}")
    offer = page.locator("sand-join .offer")
    expect(offer.locator("strong")).to_have_text("Dust")
    expect(offer.locator("li")).to_have_text(["First player: Ana", "Second player: you", "Third player: Rookie"])
    expect(offer).to_contain_text("The edition whose rules are played: original")
    page.get_by_role("button", name="Deutsch").click()
    expect(offer.locator("li").nth(1)).to_have_text("Spieler 2: du")
    page.get_by_role("button", name="English").click()
    sit_down(page, "Ben")
    new_page.forgive(REFUSED)
    late = new_page(f"/#/join/{made.invites[1]}")
    expect(late.get_by_role("alert")).to_contain_text("This invitation has been used")


def test_live_in_two_browsers_and_before_a_spectator(new_page: Pages) -> None:
    """Who looks on sees what happens at once, but no hands, and nothing to press."""
    ana = new_page()
    ben = new_page(with_a_friend(ana, "Ana"))
    sit_down(ben, "Ben")
    row = ana.locator("sand-table-panel .one").filter(has_text="For looking on")
    eve = new_page(link(row.get_by_role("button", name="Copy")))
    ana.keyboard.press("Escape")
    expect(ana.locator("sand-seats")).to_contain_text("one person looks on")
    expect(ben).to_have_title(re.compile("^● Your turn"))
    objectives(ana, ben)
    expect(ana).to_have_title(re.compile("^● Your turn"))
    expect(ben).to_have_title(re.compile("^Dual Powers"))
    hidden = [one.split()[1] for one in words(ana)]
    seen = everything(eve)
    assert not [card for card in hidden if "-" in card and card in seen]
    card = max(words(ana))
    give(ana, card)
    for page in (ben, eve):
        expect(log(page)).to_contain_text(card.split()[1], ignore_case=True)
    expect(eve.locator("sand-choices")).to_have_text("You are looking on.")
    pressed = eve.locator(f"{CHOICES}, sand-order-input, sand-prompt-line .tools button:not(.rule), [data-thing].legal")
    assert pressed.evaluate_all("all => all.map(one => one.outerHTML)") == []
    assert eve.locator("dual-powers-hand [data-thing]").count() == 0
    assert eve.get_by_role("button", name=re.compile("notes|Chat")).count() == 0


def test_a_secret_answer_is_seen_and_may_be_changed(new_page: Pages, table: Created) -> None:
    """Both choose at the same time: who has chosen sees what, waits, and may choose again."""
    ana, ben = pair(new_page, table)
    settled(ana)
    expect(ana).to_have_title(re.compile("^● Your turn"))
    first, second, *_ = words(ana)
    for card in (first.split()[1], second.split()[1]):
        give(ana, f"objective {card}")
        expect(prompt(ana)).to_contain_text(card)
        expect(prompt(ana)).not_to_contain_text("Your turn")
        expect(ana).to_have_title(re.compile("^Dual Powers"))
    settled(ben)
    give(ben, words(ben)[0])
    expect(log(ana)).to_contain_text(f"Red chooses {second.split()[1]} as secret objective.")


def test_a_lost_line_is_taken_up_where_it_was_lost(new_page: Pages, table: Created) -> None:
    new_page.forgive(LOST_LINE)
    ana, ben = pair(new_page, table)
    objectives(ana, ben)
    ben.context.set_offline(True)
    expect(ben.get_by_role("alert")).to_contain_text(LOST)
    card = max(words(ana)).split()[1]
    give(ana, f"play {card}")
    expect(log(ana)).to_contain_text(f"Red plays {card}", ignore_case=True)
    told = log(ben).inner_text()
    ben.context.set_offline(False)
    expect(ben.get_by_role("alert")).to_have_count(0)
    expect(log(ben)).to_contain_text(f"Red plays {card}", ignore_case=True)
    assert log(ben).inner_text().startswith(told)


def test_a_server_that_restarts(new_page: Pages, tmp_path: Path) -> None:
    """Everybody is connected again without doing anything, and the game goes on."""
    new_page.forgive(LOST_LINE)
    server = Process(tmp_path, limits=False)
    client = Client(server.address)
    seat = client.create("me bot:rookie").seats[0]
    client.close()
    page = new_page(server.address + place(seat))
    settled(page)
    give(page, words(page)[0])
    settled(page)
    told = log(page).inner_text()
    server.kill()
    expect(page.get_by_role("alert")).to_contain_text(LOST)
    server = Process(tmp_path, limits=False, port=server.port)
    try:
        page.get_by_role("button", name="Connect now").click()
        expect(page.get_by_role("alert")).to_have_count(0)
        assert log(page).inner_text() == told
        give(page, words(page)[0])
        expect(log(page)).not_to_have_text(told)
    finally:
        server.stop()


def test_an_order_that_comes_too_late_does_nothing(new_page: Pages, table: Created) -> None:
    """The same seat decided elsewhere in the same moment."""
    new_page.forgive(REFUSED)
    for one in table.seats:
        one.order(one.get()["prompt"]["actions"][0]["words"])
    seat = table.seats[0]
    ana = new_page(place(seat))
    settled(ana)
    first, second, *_ = words(ana)

    def overtake(route: Route) -> None:
        seat.order(second)
        route.continue_()

    ana.route("**/orders", overtake)
    choice(ana, first).click()
    expect(notice(ana)).to_contain_text("The table had moved on in the meantime, so nothing was done.")
    expect(log(ana)).to_contain_text(f"Red plays {second.split()[1]}", ignore_case=True)
    expect(choice(ana, first)).to_have_count(0)


def test_taking_back_by_consent(new_page: Pages, table: Created) -> None:
    ana, ben = pair(new_page, table)
    settled(ana)
    before = words(ana)
    objectives(ana, ben)
    for answer in ("Decline", "Agree"):
        tool(ana, "undo").click()
        expect(ana.locator("sand-offers")).to_contain_text("You asked to take something back")
        expect(ben.locator("sand-offers")).to_contain_text("Red would like to take something back.")
        ben.get_by_role("button", name=answer).click()
        expect(ana.locator("sand-offers .offer")).to_have_count(0)
        expect(ben.locator("sand-offers .offer")).to_have_count(0)
    expect(choice(ana, before[0])).to_be_visible()
    assert words(ana) == before


def test_a_draw_is_agreed_upon(new_page: Pages, table: Created) -> None:
    ana, ben = pair(new_page, table)
    panel(ana, "The table").get_by_role("button", name="Offer a draw").click()
    expect(ana.locator("sand-offers")).to_contain_text("You offered a draw")
    ben.get_by_role("button", name="Decline").click()
    expect(ana.locator("sand-offers .offer")).to_have_count(0)
    ana.get_by_role("button", name="Offer a draw").click()
    expect(ben.locator("sand-offers")).to_contain_text("Red would like to end the game undecided.")
    ben.get_by_role("button", name="Agree").click()
    for page in (ana, ben):
        expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    assert result(ana) == result(ben)


def test_giving_up_and_playing_again(new_page: Pages, table: Created) -> None:
    """Both come to the same new table, each to their own seat."""
    ana, ben = pair(new_page, table)
    drawer = panel(ana, "The table")
    drawer.get_by_role("button", name="Resign").click()
    drawer.get_by_role("button", name="Cancel").click()
    drawer.get_by_role("button", name="Resign").click()
    drawer.get_by_role("button", name="Yes, resign").click()
    expect(ben.locator("sand-ending p.result")).to_contain_text("White")
    assert over(ana)
    places = []
    told = ben.locator("sand-ending .again")
    expect(told).to_have_text("")
    for page in (ana, ben):
        if page is ben:  # who would not know otherwise that the other one waits
            expect(told).to_contain_text("wants to play again")
        page.locator("sand-ending").get_by_role("button", name="Play again").click()
        expect(choices(page).first).to_be_visible()
        places.append(page.url.split("/")[-2:])
    assert places[0][0] == places[1][0] != table.table
    assert places[0][1] != places[1][1]
    expect(ana.locator("sand-seats")).to_contain_text("has to decide")


def test_chat_with_a_mark_for_what_was_not_read(new_page: Pages, table: Created) -> None:
    ana, ben = pair(new_page, table)
    settled(ben)
    talk = panel(ana, "Chat")
    talk.get_by_label("Say something").fill("Good luck!")
    talk.get_by_role("button", name="Send").click()
    expect(talk).to_contain_text("Good luck!")
    expect(ben.get_by_role("button", name="Chat (1)")).to_be_visible()
    answer = panel(ben, "Chat")
    expect(answer).to_contain_text("Good luck!")
    expect(ben.get_by_role("button", name="Chat (1)")).to_have_count(0)
    answer.get_by_label("Say something").fill("<b>You too</b>")
    answer.get_by_label("Say something").press("Enter")
    expect(talk).to_contain_text("<b>You too</b>")
    assert ana.get_by_role("button", name="Chat (1)").count() == 0


def test_notes_are_nobody_elses(new_page: Pages, table: Created) -> None:
    ana, ben = pair(new_page, table)
    panel(ana, "My notes").get_by_label("Notes").fill("hold the blue bridge")
    expect(ana.locator("aside.drawer")).to_contain_text("Kept.")
    ana.reload()
    expect(panel(ana, "My notes").get_by_label("Notes")).to_have_value("hold the blue bridge")
    expect(panel(ben, "My notes").get_by_label("Notes")).to_have_value("")
    expect(ben.locator("aside.drawer")).to_contain_text("Kept.")
    ben.reload()
    settled(ben)
    assert "blue bridge" not in everything(ben)


def test_a_bot_plays_for_me_and_gives_the_seat_back(new_page: Pages, table: Created) -> None:
    ana, ben = pair(new_page, table)
    panel(ana, "The table").get_by_role("button", name="Let a bot play for me").click()
    expect(ben.locator("sand-seats")).to_contain_text("Rookie")
    settled(ben)
    give(ben, words(ben)[0])
    expect(log(ben)).to_contain_text("Red chooses a secret objective.")
    ana.locator("sand-table-panel").get_by_role("button", name="Take my seat back").click()
    expect(ana.get_by_role("button", name="Let a bot play for me")).to_be_visible()
    for _ in range(8):  # the bot may have got far with its turn
        if choices(ana).count():
            break
        settled(ben)
        give(ben, max(words(ben)))
    give(ana, max(words(ana)))


def test_a_bot_plays_for_somebody_who_is_away(new_page: Pages, table: Created) -> None:
    ana = new_page(place(table.seats[0]))
    settled(ana)
    panel(ana, "The table").get_by_role("button", name="Let a bot play", exact=True).click()
    expect(ana.locator("sand-seats")).to_contain_text("Rookie")
    give(ana, words(ana)[0])
    expect(log(ana)).to_contain_text("White chooses a secret objective.")
