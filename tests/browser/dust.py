"""People at a table of Dust: where they click on the map, what they buy, how they fight."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.bot_play import comes
from tests.browser.conftest import LONG, Pages
from tests.browser.people import done, over, place, settled
from tests.server.servers import Client, Seat

SHOP = "dust-shop .window"
FIGHT = "dust-fight .window"
UNITS = "dust-units .window"
CALCULATOR = "dust-calculator dialog[open]"
MOST = 600
"""More answers than any game asks for."""

SPOT = """(board, name) => {
  const [x, y] = board.map.spot(name);
  const at = new DOMPoint(x, y).matrixTransform(board.map.svg.getScreenCTM());
  return [at.x, at.y];
}"""


def table(client: Client, seats: str = "me bot:rookie", seed: str = "dust", **options: Any) -> Seat:
    """A table whose first seat is ours."""
    more = {"players": len(seats.split())} | options
    return client.create(seats, game="dust", options=more, seed=seed).seats[0]


def reaching(
    client: Client, wanted: Callable[[dict[str, Any]], bool], seats: str = "me bot:rookie", **options: Any
) -> Seat:
    """A table at which something is asked; a game may pass without it, so several are tried."""
    for seed in ("dust", *(f"dust {number}" for number in range(7))):
        seat = table(client, seats, seed, **options)
        if comes(seat, wanted) is not None:
            return seat
    raise AssertionError("it was never asked")


def advance(seat: Seat, wanted: Callable[[dict[str, Any]], bool]) -> None:
    """Let the seat answer what a bot suggests until something is asked."""
    assert comes(seat, wanted) is not None, "it was never asked"


def asks(*messages: str) -> Callable[[dict[str, Any]], bool]:
    """One of these questions, after the set-up."""
    return lambda picture: picture["prompt"]["message"] in messages and picture["view"]["board"]["round"] > 0


def sets_up(*messages: str) -> Callable[[dict[str, Any]], bool]:
    """One of these questions of the set-up."""
    return lambda picture: picture["prompt"]["message"] in messages


def opened(new_page: Pages, seat: Seat, **options: Any) -> Page:
    """The page of a seat that is asked something, when its map is drawn."""
    page = new_page(place(seat), **options)
    settled(page)
    page.locator("svg.world path.area").first.wait_for(state="attached")
    return page


# What is seen


def board(page: Page) -> Locator:
    return page.locator("dust-board")


def area(page: Page, name: str) -> Locator:
    return page.locator(f'path.area[data-area="{name}"]')


def legal(page: Page) -> list[str]:
    """The areas that can be chosen."""
    found: list[str] = page.locator("path.area.legal").evaluate_all("all => all.map(one => one.dataset.area)")
    return found


def message(page: Page) -> str:
    """The question that is asked."""
    return str(board(page).evaluate("board => board.picture.prompt.message"))


def stamp(page: Page) -> str:
    """Where the game, and the order in the making, stand."""
    return str(board(page).evaluate("board => `${board.picture.seq}:${board.picture.order.length}`"))


def spot(page: Page, name: str) -> tuple[float, float]:
    """Where on the screen the counters of an area stand, or would stand."""
    x, y = board(page).evaluate(SPOT, name)
    return x, y


# What is done


def tap(page: Page, name: str) -> None:
    page.mouse.click(*spot(page, name))


def changed(page: Page, before: str) -> None:
    """Wait until the game has moved on from there, and somebody has something to do again."""
    element = board(page).element_handle()
    now = "board => `${board.picture.seq}:${board.picture.order.length}`"
    page.wait_for_function(
        f"([board, before]) => ({now})(board) !== before || board.picture.over", arg=[element, before], timeout=LONG
    )
    done(page)
    settled(page)


def suggest(page: Page) -> None:
    """One click, one answer."""
    before = stamp(page)
    button = page.locator("dust-status button.suggest")
    expect(button).to_be_enabled()
    button.click(force=True)  # it does not move, and hundreds of waits for that make minutes
    changed(page, before)


def buy(page: Page) -> None:
    """As many tanks as there is money and room for, through the window; too much is refused with a reason."""
    window = page.locator(SHOP)
    more = window.get_by_role("button", name="Tank: more")
    while more.get_attribute("aria-disabled") == "false":
        more.click()
    more.click(force=True)
    expect(window.locator(".why").first).to_be_visible()
    before = stamp(page)
    window.get_by_role("button", name="Buy", exact=True).click()
    changed(page, before)


def choose_on_map(page: Page, name: str) -> None:
    """Click an area; if it stands for several choices, take the last of them in its menu."""
    before = stamp(page)
    tap(page, name)
    menu = page.locator("dust-board .menu")
    if menu.is_visible():
        menu.locator("button").last.click()
    changed(page, before)


def attack(page: Page) -> None:
    """The attack a bot would make: origin and target on the map, all units in the window."""
    before = stamp(page)
    page.keyboard.press("h")
    page.wait_for_function("board => board.marked !== ''", arg=board(page).element_handle(), timeout=LONG)
    words = str(board(page).evaluate("board => board.marked"))
    if not words.startswith("attack "):
        suggest(page)
        return
    tap(page, words.split()[1])
    menu = page.locator("dust-board .menu")
    if menu.is_visible():
        menu.locator("button").first.click()
    changed(page, before)
    if message(page) == "ask-attack-on":
        page.mouse.move(*spot(page, legal(page)[0]))
        expect(page.locator("dust-board .tip b").first).to_contain_text("% to win")
        choose_on_map(page, legal(page)[0])
    window = page.locator(UNITS)
    if window.is_visible():
        expect(window.locator(".chance b")).to_contain_text("% to win")
        before = stamp(page)
        window.get_by_role("button", name="Attack", exact=True).click()
        changed(page, before)


def fight(page: Page) -> None:
    """What is asked in a battle: abilities are used, nobody retreats."""
    window = page.locator(FIGHT)
    expect(window.locator(".side")).to_have_count(2)
    use = window.get_by_role("button", name="Yes, use it")
    on = window.get_by_role("button", name="Fight on")
    before = stamp(page)
    if use.is_visible():
        use.click()
        changed(page, before)
    elif on.is_visible():
        on.click()
        changed(page, before)
    else:
        suggest(page)


def finished(page: Page) -> bool:
    settled(page)
    return over(page)
