"""The guided first game in the browser: by mouse and keys, on a phone, in three languages, over reloads, to its end."""

import re
from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from sandtable.core.registry import game as find_game
from sandtable.core.registry import game_names
from sandtable.games.dual_powers.lesson.scenes import SCENES
from sandtable.lessons.tutor import lesson_of
from sandtable.text.wording import Wording
from tests.browser.conftest import PHONE, Pages
from tests.browser.people import CARD, CHOICES, choice, choices, done, notice, prompt, tool
from tests.dual_powers.test_learn import RECOMMENDED

LANGUAGES: Final = ["en", "de", "it"]
ORDERS: Final = [order for order in RECOMMENDED if order]
POOR: Final = "recruit red-1/0"
"""Less than the first card would pay for."""
LEAF: Final = "sand-tutor .leaf"
ON: Final = "sand-tutor .foot .primary"
BACK: Final = "sand-tutor .foot .back"
HINT: Final = "sand-tutor .hint-button"
BELOW_EACH_OTHER: Final = ("section.top", "main.board", "nav.tabs", "section.tutor")


def learn(page: Page) -> Page:
    """One click in the lobby, until the first page is there."""
    page.locator(f"{CARD} button.learn").click()
    leaf(page).wait_for()
    page.locator("dual-powers-board .table").wait_for()
    return page


def leaf(page: Page, kind: str = "") -> Locator:
    return page.locator(f'{LEAF}[data-kind="{kind}"]' if kind else LEAF)


def number(page: Page) -> Locator:
    return page.locator("sand-tutor .head .what")


def at(page: Page, place: int, word: str = "of") -> None:
    expect(number(page)).to_contain_text(f"{place} {word} {len(SCENES)}")


def caught_up(page: Page) -> None:
    """Wait until the partner has done what it wanted, and the lesson speaks of it."""
    expect(page.locator('section.tutor[aria-busy="false"]').locator(f'{LEAF}:not([data-kind="wait"])')).to_be_visible()


def read_on(page: Page) -> list[str]:
    """Read what there is to read, until something is asked, a poor answer is thought over, or the lesson ends."""
    caught_up(page)
    titles = [page.locator("sand-tutor h2").inner_text()]
    while leaf(page, "read").or_(leaf(page, "told")).count():
        page.locator(ON).click()
        expect(page.locator("sand-tutor h2")).not_to_have_text(titles[-1])
        titles.append(page.locator("sand-tutor h2").inner_text())
    return titles


def answer(page: Page, order: str) -> None:
    """Give an order in its parts, from the list."""
    for part in order.split(", "):
        choice(page, part).click()
        done(page)
    caught_up(page)


def answered(page: Page, orders: list[str]) -> None:
    for order in orders:
        read_on(page)
        answer(page, order)


# The whole way


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_recommended_way_to_the_free_game(new_page: Pages, language: str) -> None:
    page = learn(new_page(locale=language))
    say = Wording.of(find_game("dual-powers").rules(), language).texts.say
    titles: list[str] = []
    for order in ORDERS:
        titles += read_on(page)
        answer(page, order)
    titles += read_on(page)
    leaf(page, "closing").wait_for()
    wanted = list(dict.fromkeys(say(scene.title) for scene in SCENES))
    assert [title for title in dict.fromkeys(titles) if title in wanted] == wanted
    assert "Rookie" in page.locator(LEAF).inner_text()
    page.locator(ON).click()
    expect(page.locator("sand-tutor")).to_have_count(0)
    expect(choices(page).first).to_be_visible()
    choices(page).first.click()
    done(page)
    expect(page.locator("sand-log")).to_be_visible()


def test_answers_are_given_on_the_board_and_in_words(new_page: Pages) -> None:
    page = learn(new_page())
    read_on(page)
    page.locator('dual-powers-hand [data-thing*="green-5-move"]').click()
    done(page)
    at(page, 4)
    expect(page.locator("sand-tutor .verdict.best")).to_contain_text("your best 4 points")
    page.keyboard.press("/")
    page.keyboard.type("play purple-5-refresh")
    page.keyboard.press("Enter")
    at(page, 5)
    page.locator("body").click(position={"x": 4, "y": 4})
    for digit in "12345678":
        words = choices(page).nth(int(digit) - 1).get_attribute("data-words")
        if words == "recruit red-2/2":
            page.keyboard.press(digit)
            break
    leaf(page, "told").wait_for()
    expect(page.locator("sand-tutor ul.news").last).to_contain_text("White recruits")


# Second thoughts


def test_a_poor_answer_is_explained_and_taken_back(new_page: Pages) -> None:
    page = learn(new_page())
    answered(page, [*ORDERS[:2], POOR])
    leaf(page, "poor").wait_for()
    expect(page.locator("sand-tutor .verdict.poor")).to_contain_text("the rest is lost")
    expect(prompt(page)).to_contain_text("Waiting for White")
    page.get_by_role("button", name="Take it back").click()
    leaf(page, "question").wait_for()
    at(page, 5)
    expect(page.locator("sand-tutor .again")).to_have_text("Taken back. Once more, then.")
    answer(page, POOR)
    leaf(page, "poor").wait_for()
    page.get_by_role("button", name="Keep it").click()
    leaf(page, "told").wait_for()
    page.locator(BACK).click()
    leaf(page, "poor").wait_for()


def test_back_leads_over_pages_and_answers(new_page: Pages) -> None:
    page = learn(new_page())
    expect(page.locator(BACK)).to_have_count(0)
    answered(page, ORDERS[:2])
    at(page, 5)
    for place in (4, 3, 2, 1):
        page.locator(BACK).click()
        at(page, place)
    expect(page.locator(BACK)).to_have_count(0)
    page.locator(ON).click()
    page.locator(ON).click()
    leaf(page, "question").wait_for()
    expect(tool(page, "undo")).to_be_disabled()


def test_a_reload_changes_nothing(new_page: Pages) -> None:
    page = learn(new_page())
    page.locator(ON).click()
    at(page, 2)
    page.reload()
    at(page, 2)
    answered(page, ORDERS[:3])
    leaf(page, "told").wait_for()
    before = page.locator(LEAF).inner_text()
    page.reload()
    expect(page.locator(LEAF)).to_have_text(before, use_inner_text=True)
    page.locator(ON).click()
    at(page, 6)
    page.reload()
    leaf(page, "question").wait_for()
    at(page, 6)


# Help


def test_hints_come_in_steps(new_page: Pages) -> None:
    page = learn(new_page())
    read_on(page)
    page.locator(HINT).click()
    expect(page.locator("sand-tutor .hint p")).to_have_count(1)
    expect(page.locator(HINT)).to_contain_text("Show me")
    page.locator(HINT).click()
    expect(page.locator("sand-tutor .hint p").last).to_contain_text("I would choose")
    expect(page.locator(f"{CHOICES}.marked")).to_have_attribute("data-words", ORDERS[0])
    page.locator(HINT).click()
    at(page, 4)
    expect(page.locator("sand-tutor .hint")).to_have_count(0)
    expect(page.locator("sand-tutor .verdict.best")).to_be_visible()


def test_what_is_shown_is_followed_part_by_part(new_page: Pages) -> None:
    page = learn(new_page())
    answered(page, ORDERS[:-2])
    at(page, 12)
    page.keyboard.press("h")
    page.keyboard.press("h")
    move, to = ORDERS[-2].split(", ")
    expect(page.locator(f"{CHOICES}.marked")).to_have_attribute("data-words", move)
    choice(page, move).click()
    expect(page.locator(f"{CHOICES}.marked")).to_have_attribute("data-words", to)


def test_the_rule_behind_a_question(new_page: Pages) -> None:
    page = learn(new_page())
    read_on(page)
    page.locator("sand-tutor .rules button").first.click()
    expect(page.locator("aside.drawer sand-rulebook")).to_contain_text("P3.2")


def test_parts_of_the_board_stand_out(new_page: Pages) -> None:
    page = learn(new_page())
    read_on(page)
    page.locator('sand-tutor [data-look="hand"]').hover()
    expect(page.locator("sand-board-host.hand")).to_have_class(re.compile("looked"))
    page.mouse.move(400, 400)
    expect(page.locator("sand-board-host.hand")).not_to_have_class(re.compile("looked"))


def test_the_bots_hint_gives_way_to_the_lessons(new_page: Pages) -> None:
    page = learn(new_page())
    expect(tool(page, "hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(notice(page)).to_contain_text("nothing is asked of you")


@pytest.mark.parametrize("game", [name for name in game_names() if lesson_of(name) is not None])
def test_every_lesson_begins_and_helps(new_page: Pages, game: str) -> None:
    page = new_page()
    page.locator(f'sand-game-card[data-game="{game}"] button.learn').click()
    titles = read_on(page)
    for _ in range(8):
        if leaf(page, "question").count() and page.locator("sand-tutor h2").inner_text() != titles[-1]:
            break
        page.locator(HINT).click()
        done(page)
        read_on(page)
    expect(page.locator("sand-tutor h2")).not_to_have_text(titles[-1])


# Keys and readers


def test_by_keys_alone(new_page: Pages) -> None:
    page = learn(new_page())
    page.keyboard.press("e")
    expect(page.locator(ON)).to_be_focused()
    page.keyboard.press("Enter")
    at(page, 2)
    expect(page.locator(ON)).to_be_focused()
    page.keyboard.press("Enter")
    at(page, 3)
    expect(page.locator("sand-tutor h2")).to_be_focused()
    page.keyboard.press("4")
    at(page, 4)


def test_pages_and_verdicts_are_announced(new_page: Pages) -> None:
    page = learn(new_page())
    spoken = page.locator("sand-tutor [aria-live=polite]")
    expect(spoken).to_contain_text("1 of 14: Petrograd, March 1917. The Tsar is gone")
    answered(page, ORDERS[:1])
    expect(spoken).to_contain_text("Well done! Well chosen: your best 4 points")
    expect(spoken).to_contain_text("4 of 14: The calendar.")


def test_the_language_changes_on_the_spot(new_page: Pages) -> None:
    page = learn(new_page())
    expect(page.locator("sand-tutor h2")).to_have_text("Petrograd, March 1917")
    page.keyboard.press(",")
    page.locator("sand-settings select[name=language]").select_option("de")
    expect(page.locator("sand-tutor h2")).to_have_text("Petrograd, März 1917")
    at(page, 1, "von")


# Sizes


def test_on_a_phone_the_lesson_is_a_sheet_that_covers_nothing(new_page: Pages) -> None:
    page = learn(new_page(**PHONE))
    tab = page.locator('nav.tabs [data-tab="lesson"]')
    expect(tab).to_have_attribute("aria-selected", "true")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    parts = [page.locator(f"sand-table {part}").bounding_box() for part in BELOW_EACH_OTHER]
    for upper, lower in pairwise(parts):
        assert upper and lower and lower["y"] >= upper["y"] + upper["height"] - 1
    assert parts[-1] and parts[-1]["y"] + parts[-1]["height"] <= PHONE["viewport"]["height"] + 1
    read_on(page)
    page.locator('sand-tutor [data-look="hand"]').click()
    expect(page.locator('nav.tabs [data-tab="hand"]')).to_have_attribute("aria-selected", "true")
    page.locator('dual-powers-hand [data-thing*="green-5-move"]').click()
    done(page)
    expect(tab).to_have_attribute("aria-selected", "true")
    at(page, 4)


def test_the_lesson_can_be_folded_away_and_ended(new_page: Pages) -> None:
    page = learn(new_page())
    page.locator("sand-tutor .fold").click()
    expect(leaf(page)).to_have_count(0)
    expect(page.locator("sand-log")).to_be_visible()
    page.locator("sand-tutor .fold").click()
    expect(leaf(page)).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator("sand-log")).to_be_visible()
    page.locator("sand-tutor .leave").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("sand-tutor .sure")).to_have_count(0)
    page.locator("sand-tutor .leave").click()
    page.get_by_role("button", name="Yes, play on").click()
    expect(page.locator("sand-tutor")).to_have_count(0)
    expect(tool(page, "hint")).to_be_visible()
