"""From a click on the board to the stored row and back: a complete order is one request and one picture."""

import json
from random import Random
from typing import Any

from playwright.sync_api import Page, Request, WebSocket

from tests.browser import dust
from tests.browser.conftest import Pages
from tests.browser.people import done, place, settled
from tests.server.servers import Client, Seat


class Traffic:
    """What a page sends about its table, and which pictures of it arrive."""

    def __init__(self, page: Page) -> None:
        self.requests: list[Request] = []
        self.pushed: list[int] = []
        page.on("request", self._sent)
        page.on("websocket", self._opened)

    def _sent(self, request: Request) -> None:
        if "/api/tables/" in request.url and "/feed" not in request.url:
            self.requests.append(request)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        if message["type"] == "picture":
            self.pushed.append(message["seq"])

    def clear(self) -> None:
        self.requests.clear()
        self.pushed.clear()

    @property
    def commands(self) -> list[str]:
        """What was sent, but for questions beside the game: odds, the lesson, the moments of the replay."""
        found = [f"{one.method} /{one.url.rpartition('/')[2]}" for one in self.requests]
        return [one for one in found if one not in ("POST /odds", "GET /timeline")]


def attacks(picture: dict[str, Any]) -> bool:
    """Somebody may attack, after the set-up."""
    verbs = {action["verb"] for action in picture["prompt"]["actions"]}
    return "attack" in verbs and picture["view"]["board"]["round"] > 0


def at_the_board(new_page: Pages, seat: Seat) -> tuple[Page, Traffic]:
    """A page whose traffic was watched from its beginning."""
    page = new_page()
    traffic = Traffic(page)
    page.goto(new_page.address + place(seat))
    settled(page)
    page.locator("svg.world path.area").first.wait_for(state="attached")
    return page, traffic


def given_once(traffic: Traffic, seq: int, clicks: int = 1) -> None:
    """One request a click went out, the last one's answer held no picture, and no picture came twice."""
    assert traffic.commands == ["POST /orders"] * clicks
    answer = [one for one in traffic.requests if one.url.endswith("/orders")][-1].response()
    assert answer is not None
    assert set(answer.json()) == {"seq"} and answer.json()["seq"] > seq
    assert answer.json()["seq"] <= traffic.pushed[-1]
    assert len(set(traffic.pushed)) == len(traffic.pushed)


def test_a_whole_attack_from_the_board_is_one_request(new_page: Pages, client: Client) -> None:
    seat = dust.reaching(client, attacks)
    picture = seat.get()
    first = [action for action in picture["prompt"]["actions"] if action["verb"] == "attack"]
    order = seat.any_order(Random(1), {"prompt": {"actions": first}})
    page, traffic = at_the_board(new_page, seat)
    traffic.clear()
    before = dust.stamp(page)
    dust.board(page).evaluate("(board, words) => board.order(words)", order)  # as the window with the units does
    dust.changed(page, before)
    given_once(traffic, picture["seq"])
    assert order.split(", ")[0] in [moment["words"] for moment in seat.get("/timeline")]


def test_an_order_in_several_clicks_is_one_request_a_click(new_page: Pages, client: Client) -> None:
    """Each click sends the parts so far; the one that completes the order gives it, and nothing is asked before."""
    seat = dust.table(client)
    dust.advance(seat, lambda picture: picture["view"]["board"]["round"] > 0 and first_part(seat, picture) != "")
    picture = seat.get()
    words = first_part(seat, picture)
    page, traffic = at_the_board(new_page, seat)
    traffic.clear()
    clicks = 0
    while seat.get()["seq"] == picture["seq"]:
        before = dust.stamp(page)
        dust.board(page).evaluate("(board, words) => board.choose(words)", words)  # as a click on the map does
        clicks += 1
        done(page)
        page.wait_for_function(MOVED, arg=[dust.board(page).element_handle(), before])
        assert traffic.commands == ["POST /orders"] * clicks
        words = next_part(page)
    assert clicks > 1
    given_once(traffic, picture["seq"], clicks)


MOVED = "([board, before]) => `${board.picture.seq}:${board.picture.order.length}` !== before"


def first_part(seat: Seat, picture: dict[str, Any]) -> str:
    """The beginning of an order that has several parts; empty if there is none now."""
    for action in picture["prompt"]["actions"][:8]:
        if not seat.post("/draft", order=action["words"])["complete"]:
            return str(action["words"])
    return ""


def next_part(page: Page) -> str:
    """What brings the order to its end soon."""
    found: list[str] = dust.board(page).evaluate("board => board.picture.prompt.actions.map(one => one.words)")
    return "done" if "done" in found else (found or [""])[0]
