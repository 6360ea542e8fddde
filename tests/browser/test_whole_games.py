"""Whole games by clicking: two browsers, alone on the board itself, against a bot, two people at one screen."""

import re
from itertools import cycle

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import PHONE, Pages
from tests.browser.people import (
    CHOICES,
    CURTAIN,
    MANY,
    at_random,
    choices,
    done,
    everything,
    give,
    log,
    over,
    play_on,
    prompt,
    raise_curtain,
    result,
    seeded,
    settled,
    sit_down,
    start,
    until,
    with_a_friend,
    words,
)

THINGS = ":is(dual-powers-board, dual-powers-hand) [data-thing].legal[role=button]"
MENU = ":is(dual-powers-board, dual-powers-hand) .menu button"


def test_a_friend_by_link_and_a_whole_game_in_two_browsers(new_page: Pages) -> None:
    """A friend joins by link; both see every move at once, and it goes on to the end."""
    ana = new_page()
    ben = new_page(with_a_friend(ana, "Ana"))
    sit_down(ben, "Ben")
    expect(ana.locator("sand-seats")).to_contain_text("Ben")
    ana.keyboard.press("Escape")
    for _ in range(MANY):
        if over(ana):
            break
        for page in (ana, ben):
            if choices(page).count():
                give(page, max(words(page)))  # the last choice ends games soon
    assert over(ana)
    assert result(ana) == result(ben)
    assert "won" in result(ana)
    for page in (ana, ben):
        page.get_by_role("button", name="Look at the board").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator("sand-choices")).to_have_text("The game is over.")
    assert log(ana).locator("li").count() == log(ben).locator("li").count()


def test_a_whole_solitaire_game_on_the_board_itself(new_page: Pages) -> None:
    """Cards, tokens, districts are chosen where they lie, by pointer and by key; what lies nowhere, in the list."""
    page = new_page()
    seeded(page, "2")
    start(page, "Alone, as Red")
    choose = at_random("on the board")
    by_key = cycle((False, True))
    on_the_board: set[str] = set()
    for _ in range(MANY):
        settled(page)
        if over(page):
            break
        keys: list[str] = page.locator(THINGS).evaluate_all("all => all.map(one => one.dataset.thing)")
        if keys:
            key = choose(sorted(keys))
            on_the_board.add(key.split(":")[0])
            take(page, page.locator(f'{THINGS}[data-thing="{key}"]'), next(by_key))
            if page.locator(MENU).first.is_visible():
                page.locator(MENU).last.click()
            done(page)
        else:
            give(page, choose(words(page)))
    assert over(page)
    assert on_the_board >= {"card", "region", "token"}


def take(page: Page, thing: Locator, by_key: bool) -> None:
    if by_key:
        thing.focus()
        thing.press("Enter")
    else:
        page.mouse.click(*free_spot(thing))


def free_spot(thing: Locator) -> tuple[float, float]:
    """Where a person clicks: on a part of the thing that nothing else covers."""
    thing.scroll_into_view_if_needed()
    found: list[float] | None = thing.evaluate(
        """(thing) => {
          const box = thing.getBoundingClientRect();
          for (let down = 1; down < 16; down += 1) {
            for (let right = 1; right < 16; right += 1) {
              const [x, y] = [box.x + (box.width * right) / 16, box.y + (box.height * down) / 16];
              if (thing.getRootNode().elementFromPoint(x, y)?.closest("[data-thing]") === thing) return [x, y];
            }
          }
          return null;
        }"""
    )
    assert found, f"{thing.get_attribute('data-thing')} is covered everywhere"
    return found[0], found[1]


def test_a_whole_game_against_the_bot(new_page: Pages) -> None:
    page = new_page()
    seeded(page, "3")
    start(page, "Against Rookie")
    play_on(page, max)
    assert over(page)
    assert "won" in result(page)
    expect(page.locator("sand-ending .ended")).to_contain_text(
        re.compile("ahead on the support track|Will of the People")
    )
    page.get_by_role("button", name="Watch the replay").click()
    expect(prompt(page)).to_contain_text("As it was")
    expect(page.locator("sand-replay-bar .playing")).to_contain_text("1/")  # it plays by itself where things may move
    page.keyboard.press("Escape")
    expect(page.get_by_role("slider", name="Replay")).to_be_visible()


def test_two_at_one_screen_never_see_each_others_secrets(new_page: Pages) -> None:
    """The curtain hides everything; behind it each sees only their own."""
    page = new_page()
    seeded(page, "4")
    start(page, "Two at one screen")
    secrets: dict[str, set[str]] = {}
    for _ in range(9):
        settled(page)
        if page.locator(CURTAIN).is_visible():
            hidden = everything(page)
            assert not [card for cards in secrets.values() for card in cards if card in hidden]
            assert page.locator(f"sand-log, sand-board-host, dual-powers-hand, {CHOICES}").count() == 0
            raise_curtain(page)
            settled(page)
        side = page.locator("sand-prompt-line .who svg.sign").first.get_attribute("class") or ""
        seen = everything(page)
        for other, cards in secrets.items():
            assert other == side or not [card for card in cards if card in seen]
        hand = held(page)
        chosen = max(one for one in words(page) if one != "spy")
        # An objective stays secret; a card that is played does not.
        objective = {chosen.split()[1]} if chosen.startswith("objective") else set()
        played = {chosen.split()[1]} if chosen.startswith("play") else set()
        secrets[side] = (secrets.get(side, set()) | hand | objective) - played
        give(page, chosen)
    assert len(secrets) == 2
    assert all(secrets.values())
    assert page.get_by_role("button", name="Chat").count() == 0


def held(page: Page) -> set[str]:
    """The cards in the hand; leaders are known by name to everybody."""
    found: list[str] = page.locator("dual-powers-hand [data-thing]").evaluate_all(
        "all => all.map(one => one.dataset.thing.slice('card:'.length))"
    )
    return {card for card in found if "-" in card}


def test_who_passed_the_screen_on_may_take_it_back(new_page: Pages) -> None:
    page = new_page()
    start(page, "Two at one screen")
    expect(page.locator("sand-curtain")).to_contain_text("Hand the screen to Red")
    raise_curtain(page)
    before = words(page)
    give(page, before[0])
    expect(page.locator("sand-curtain")).to_contain_text("Hand the screen to White")
    page.get_by_role("button", name="Undo of Red").click()
    expect(prompt(page)).to_contain_text("Your turn")
    settled(page)
    assert words(page) == before


def test_nothing_is_drawn_before_the_board_is_known(new_page: Pages) -> None:
    """Signs, colours and the tab of the hand come with the board: they are right from the first moment."""
    page = new_page(**PHONE)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)
        page.evaluate("() => { document.documentElement.dataset.held = 'board'; }")

    page.route("**/boards/dual-powers/board.js", hold)
    start(page, "Two at one screen")
    expect(page.locator("sand-table p.wait")).to_be_visible()
    until(page, "() => performance.getEntriesByType('resource').some((one) => one.name.endsWith('/glossary'))")
    page.locator('html[data-held="board"]').wait_for()  # the board is asked for after the words
    expect(page.locator("sand-table p.wait")).to_be_visible()
    expect(page.locator(CURTAIN)).to_have_count(0)
    held[0].continue_()
    page.locator(CURTAIN).wait_for()
    sign = page.locator("sand-curtain .big svg.sign")
    assert "b5341c" in sign.evaluate("one => one.outerHTML"), "the sign of the board, not that of any first seat"
    raise_curtain(page)
    page.locator("nav.tabs").wait_for()
    assert page.get_by_role("tab").all_inner_texts() == ["Choices", "Hand", "Log"]
    assert page.locator("dual-powers-board").count() == 1
