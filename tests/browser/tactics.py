"""People at a table of Dust Tactics: where they click on the field, how they declare, aim, react and choose armies."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.bot_play import comes
from tests.browser.conftest import LONG, Pages
from tests.browser.people import done, over, place, settled
from tests.server.servers import Client, Seat

ORDERS = "tactics-orders .window"
AIM = "tactics-aim .window"
REACT = "tactics-react .window"
ARMY = "tactics-army .window"
CARD = "tactics-card-window .window"
DICE = "tactics-dice .window"
MENU = "tactics-board .menu"
TIP = "tactics-board .tip"
MOST = 700
"""More answers than any game asks for."""
STAMP = "board => `${board.picture.seq}:${board.picture.order.length}:${board.picture.prompt.message}`"


def table(client: Client, seats: str = "me bot:rookie", seed: str = "tactics", **options: Any) -> Seat:
    """A table whose first seat is ours."""
    return client.create(seats, game="tactics", options=options, seed=seed).seats[0]


def reaching(client: Client, wanted: Callable[[dict[str, Any]], bool], **options: Any) -> tuple[Seat, dict[str, Any]]:
    """A table at which something is asked, and the picture there; a game may pass without it, so several are tried."""
    for number in range(8):
        seat = table(client, seed=f"tactics {number}", **options)
        picture = comes(seat, wanted)
        if picture is not None:
            return seat, picture
    raise AssertionError("it was never asked")


def asks(*messages: str, since: int = 0) -> Callable[[dict[str, Any]], bool]:
    """One of these questions, from a round on."""
    return lambda picture: picture["prompt"]["message"] in messages and picture["view"]["turn"] >= since


def opened(new_page: Pages, seat: Seat, **options: Any) -> Page:
    """The page of a seat that is asked something, when its field is drawn."""
    page = new_page(place(seat), **options)
    settled(page)
    page.locator("rect.square").first.wait_for(state="attached")
    return page


# What is seen


def board(page: Page) -> Locator:
    return page.locator("tactics-board")


def square(page: Page, name: str) -> Locator:
    return page.locator(f'rect.square[data-square="{name}"]')


def legal(page: Page) -> list[str]:
    """The squares that can be clicked."""
    found: list[str] = page.locator("rect.square.legal").evaluate_all("all => all.map(one => one.dataset.square)")
    return found


def message(page: Page) -> str:
    """The question that is asked."""
    return str(board(page).evaluate("board => board.picture.prompt.message"))


def stamp(page: Page) -> str:
    """Where the game, and the order in the making, stand."""
    return str(board(page).evaluate(STAMP))


def scene(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = board(page).evaluate("board => board.picture.scene")
    return found


def finished(page: Page) -> bool:
    settled(page)
    return over(page)


# What is done


def changed(page: Page, before: str) -> None:
    """Wait until the game has moved on from there, and somebody has something to do again."""
    element = board(page).element_handle()
    page.wait_for_function(
        f"([board, before]) => ({STAMP})(board) !== before || board.picture.over", arg=[element, before], timeout=LONG
    )
    done(page)
    settled(page)


def press(page: Page, button: Locator) -> None:
    """Click a button of a window, and see that it was taken."""
    before = stamp(page)
    button.click(force=True)  # it does not move, and hundreds of waits for that make minutes
    changed(page, before)


def tap(page: Page, name: str, touch: bool = False) -> None:
    """A square, and the first entry of its menu if it has one."""
    before = stamp(page)
    if touch:
        square(page, name).tap(force=True)
    else:
        square(page, name).click(force=True)
    menu = page.locator(MENU)
    if menu.is_visible():
        menu.locator("button").first.click()
    changed(page, before)


def toward(page: Page, squares: list[str]) -> str:
    """Of some squares the one nearest to an enemy."""
    found = scene(page)
    side = str(board(page).evaluate("board => board.side"))
    foes = [unit["at"] for unit in found["units"].values() if unit["side"] != side and "at" in unit]
    goals = foes or ["e4"]

    def far(one: str) -> int:
        return min(abs(ord(one[0]) - ord(foe[0])) + abs(int(one[1:]) - int(foe[1:])) for foe in goals)

    return min(squares, key=lambda one: (far(one), one))


def choose_army(page: Page, *cards: str) -> None:
    """Make up an army in the window and field it."""
    window = page.locator(ARMY)
    for number, card in enumerate(cards):
        window.locator(f'[data-take="{card}"]').click()
        expect(window.locator(".taken li")).to_have_count(number + 1)
    field = window.locator("button.field")
    expect(field).to_be_enabled()
    field.click()
    expect(window).to_have_count(0)
    settled(page)


def declare(page: Page) -> str:
    """The first of the declarations the window offers; what it is."""
    button = page.locator(f"{ORDERS} button[data-plan]").first
    plan = button.get_attribute("data-plan") or ""
    press(page, button)
    return plan
