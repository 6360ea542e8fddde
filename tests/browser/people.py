"""People at browsers: what they click, and what they see."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import LONG, Pages
from tests.server.servers import Seat

CARD = 'sand-game-card[data-game="dual-powers"]'
CHOICES = "sand-choices li button[data-words]"
CURTAIN = "sand-curtain button.primary"
OVER = "sand-ending dialog[open]"
SURE = "sand-prompt-line .tools button.primary"
BUSY = "sand-order-input form button[disabled]"
"""While something is on its way to the server no order can be given."""
MANY = 400
"""More clicks than any game needs."""

Choose = Callable[[Sequence[str]], str]
"""Chooses among the words of all choices."""


def at_random(seed: str) -> Choose:
    return Random(seed).choice


# Coming to a table


def seeded(page: Page, seed: str) -> None:
    """Tables that this page sets up have these dice."""

    def add(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(body | {"seed": seed}))

    page.route("**/api/tables", add)


def start(page: Page, preset: str) -> None:
    """One click in the lobby."""
    offer(page, preset).click()


def offer(page: Page, preset: str) -> Locator:
    """A way to begin Dual Powers; other games are offered beside it, in the same words."""
    return page.locator(CARD).get_by_role("button", name=preset)


def with_a_friend(page: Page, name: str) -> str:
    """Set up a table, and the link for the friend."""
    start(page, "With a friend")
    expect(page.get_by_role("dialog", name="What are you called?")).to_be_visible()
    page.locator('sand-lobby form input[name="name"]').fill(name)
    page.get_by_role("button", name="Begin").click()
    return invitation(page)


def invitation(page: Page) -> str:
    row = page.locator("sand-table-panel .one").filter(has_text="Invitation for White")
    return link(row.get_by_role("button", name="Copy"))


def link(button: Locator) -> str:
    address = button.get_attribute("data-link")
    assert address
    return address


def sit_down(page: Page, name: str) -> None:
    """Follow an invitation."""
    page.locator("sand-join").get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(prompt(page)).to_be_visible()


def place(seat: Seat) -> str:
    """The link to a seat."""
    return f"/#/t/{seat.table}/{seat.token}"


def opened(new_page: Pages, seat: Seat, **options: Any) -> Page:
    """The page of a seat that is asked something, when all of it is there."""
    page = new_page(place(seat), **options)
    settled(page)
    page.locator("dual-powers-board .table").wait_for()
    return page


# What is seen


def prompt(page: Page) -> Locator:
    return page.locator("sand-prompt-line #prompt")


def tool(page: Page, command: str) -> Locator:
    return page.locator(f'sand-prompt-line button[data-command="{command}"]')


def notice(page: Page) -> Locator:
    return page.locator("sand-prompt-line .notice")


def log(page: Page) -> Locator:
    return page.locator("sand-log ol").first


def choices(page: Page) -> Locator:
    return page.locator(CHOICES)


def words(page: Page) -> list[str]:
    """The words of all choices, in the order of their words."""
    found: list[str] = choices(page).evaluate_all("all => all.map(one => one.dataset.words)")
    return sorted(found)


def choice(page: Page, words: str) -> Locator:
    return page.locator(f'{CHOICES}[data-words="{words}"]')


def panel(page: Page, name: str) -> Locator:
    """Open a panel."""
    page.get_by_role("navigation", name="Panels").get_by_role("button", name=name).click()
    return page.locator("aside.drawer")


def over(page: Page) -> bool:
    return page.locator(OVER).is_visible()


def result(page: Page) -> str:
    """The first sentence at the end."""
    return page.locator("sand-ending p.result").inner_text()


def everything(page: Page) -> str:
    """All texts and labels of the page, in all shadow roots, seen or not."""
    found: str = page.evaluate(
        """() => {
          const found = [document.title];
          const walk = (node) => {
            if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
            if (node.nodeType === Node.ELEMENT_NODE) {
              if (node.localName === "style" || node.localName === "script") return;
              for (const one of node.attributes) found.push(one.value);
              if (node.value !== undefined) found.push(String(node.value));
              if (node.shadowRoot) walk(node.shadowRoot);
            }
            for (const one of node.childNodes) walk(one);
          };
          walk(document.body);
          return found.join("\\n");
        }"""
    )
    return found


# What is done


def settled(page: Page) -> None:
    """Wait until somebody at this screen has something to do, or the game is over."""
    expect(page.locator(BUSY)).to_have_count(0)
    page.locator(f"{CHOICES}, {CURTAIN}, {OVER}, {SURE}").first.wait_for()


def give(page: Page, words: str) -> None:
    """Click a choice in the list, and see that it was taken."""
    choice(page, words).click()
    done(page)


def done(page: Page) -> None:
    """Wait for the server's answer; what is asked for once more is meant."""
    expect(page.locator(BUSY)).to_have_count(0)
    if page.locator(SURE).is_visible():
        page.locator(SURE).click()
        expect(page.locator(BUSY)).to_have_count(0)


def close_panel(page: Page) -> None:
    """Close the panel or box that is open."""
    page.keyboard.press("Escape")
    expect(page.locator("aside.drawer, dialog[open], sand-settings[open], sand-help[open]")).to_have_count(0)


def raise_curtain(page: Page) -> None:
    page.locator(CURTAIN).click()
    expect(prompt(page)).to_be_visible()


def play_on(page: Page, choose: Choose, clicks: int = MANY) -> None:
    """Click until the game is over, or so many times."""
    for _ in range(clicks):
        settled(page)
        if over(page):
            return
        if page.locator(CURTAIN).is_visible():
            raise_curtain(page)
        give(page, choose(words(page)))


def until(page: Page, holds: str, argument: Any = None) -> None:
    """Wait until a function in the page says yes."""
    page.wait_for_function(holds, arg=argument, timeout=LONG)
