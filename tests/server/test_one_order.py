"""The journey of one order: a single request, a single payload for each viewer, and an order that is given once."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from sandtable.server import callers, payloads, table_api, updates
from sandtable.table.table import Table
from tests.server.servers import Client, Seat, Thread, fine, refused

RED, WHITE = 0, 1
MINIMAL = {"Prefer": "return=minimal"}


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """How many payloads were built for each viewer, in the server of a thread."""
    count: Counter[int] = Counter()
    original = payloads.table_payload

    def counted(live: Any, seat: int, *more: Any, **named: Any) -> dict[str, Any]:
        count[seat] += 1
        return original(live, seat, *more, **named)

    monkeypatch.setattr(updates, "table_payload", counted)
    monkeypatch.setattr(callers, "table_payload", counted)
    return count


def send(seat: Seat, order: str, expect: int, headers: dict[str, str] | None = None, draft: bool = True) -> Any:
    """An order as the browser sends it."""
    path = f"/api/tables/{seat.table}/orders"
    body = {"order": order, "expect": expect, "draft": draft}
    return seat.client.ask("POST", path, seat.token, json=body, headers=headers or {})


def first_part(seat: Seat) -> tuple[str, dict[str, Any]]:
    """The first part of an order that has several, and its draft."""
    for action in seat.get()["prompt"]["actions"]:
        draft = seat.post("/draft", order=action["words"])
        if not draft["complete"]:
            return action["words"], draft
    raise AssertionError("all orders have one part")


def with_parts(seats: list[Seat]) -> Seat:
    """Play until somebody is asked for an order that has several parts."""
    rng = Random(5)
    for _ in range(60):
        picture = seats[0].get()
        seat = seats[[one["name"] for one in picture["seats"]].index(picture["waiting"][0])]
        for action in seat.get()["prompt"]["actions"]:
            if not seat.post("/draft", order=action["words"])["complete"]:
                return seat
        seat.order(seat.any_order(rng))
    raise AssertionError("no order has several parts")


def test_every_viewer_gets_one_payload(inside: Client, built: Counter[int]) -> None:
    """The sender's own comes over the socket, and the answer to the request says only which one to wait for."""
    made = inside.create("me me")
    red, white, watch = *made.seats, made.watch
    seq = red.get()["seq"]
    with red.feed(seq) as own, white.feed(seq) as other, watch.feed(seq) as third:
        sockets = [own, other, third]
        for socket in sockets:
            socket.next("picture")
        asked = red if red.get()["prompt"]["asked"] else white
        order = asked.any_order(Random(1))
        built.clear()
        answer = send(asked, order, seq, MINIMAL)
        done = fine(answer)
        pushed = [socket.next("picture") for socket in sockets]
        assert done == {"seq": pushed[0]["seq"]} and done["seq"] > seq
        assert answer.headers["Preference-Applied"] == "return=minimal"
        assert built == {RED: 1, WHITE: 1, -1: 1}
        for socket in sockets:
            socket.say({"type": "ping"})
            assert socket.next()["type"] == "pong", "nothing comes a second time"
    assert asked.get()["view"] == pushed[RED if asked is red else WHITE]["view"]


def test_who_has_no_socket_is_answered_with_a_payload(client: Client) -> None:
    made = client.create("me me")
    seat = made.seats[RED] if made.seats[RED].get()["prompt"]["asked"] else made.seats[WHITE]
    before = seat.get()
    for headers in (None, {"Prefer": "respond-async"}):
        answer = send(seat, seat.any_order(Random(1)), before["seq"], headers)
        assert "Preference-Applied" not in answer.headers
        picture = fine(answer)
        assert picture["seq"] > before["seq"] and picture["since"] == before["seq"]
        assert picture["view"] == seat.get()["view"]
        undone = seat.post("/undo", expect=picture["seq"])
        assert undone["view"] == before["view"]
        before = undone


def test_every_command_can_be_answered_in_short(client: Client) -> None:
    made = client.create("me me")
    seat = made.seats[RED]
    base = f"/api/tables/{made.table}"

    def short(path: str, **body: Any) -> int:
        answer = client.ask("POST", base + path, seat.token, json=body, headers={"Prefer": "foo, Return=Minimal"})
        told = fine(answer)
        assert set(told) == {"seq"} and told["seq"] == seat.get()["seq"]
        return int(told["seq"])

    seq = short("/draw", agree=True, expect=seat.get()["seq"])
    seq = short("/player", player="bot:random")
    seq = short("/player", player="me")
    assert short("/resign", expect=seat.get()["seq"]) > seq and seat.get()["over"]


def test_an_incomplete_order_is_answered_with_its_next_question(client: Client) -> None:
    made = client.create("me me")
    seat = with_parts(made.seats)
    words, draft = first_part(seat)
    seq = seat.get()["seq"]
    assert fine(send(seat, words, seq, MINIMAL)) == draft
    assert seat.get()["seq"] == seq, "nothing was done"
    refused(send(seat, words, seq, draft=False), 400, "error-order-open")
    order = seat.any_order(Random(2), {"prompt": {"actions": [{"words": words}]}})
    assert fine(send(seat, order, seq, MINIMAL))["seq"] > seq
    refused(send(seat, order, seq), 409, "error-stale")


def test_names_may_have_capitals(client: Client) -> None:
    """As on the screen. What is understood as it stands is not read a second time."""
    made = client.create("me me")
    seat = with_parts(made.seats)
    words, draft = first_part(seat)
    seq = seat.get()["seq"]
    assert fine(send(seat, words.upper(), seq)) == draft
    order = seat.any_order(Random(2))
    assert fine(send(seat, order.upper(), seq, draft=False))["seq"] > seq


@pytest.mark.parametrize("order", ["nonsense", "NONSENSE", ""])
def test_what_is_not_understood_is_refused(client: Client, order: str) -> None:
    made = client.create("me me")
    seat = made.seats[RED] if made.seats[RED].get()["prompt"]["asked"] else made.seats[WHITE]
    refused(send(seat, order, seat.get()["seq"]), 400)


def test_an_order_is_submitted_once(thread: Thread, inside: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    made = inside.create("me me")
    seat = made.seats[RED] if made.seats[RED].get()["prompt"]["asked"] else made.seats[WHITE]
    order, seq = seat.any_order(Random(1)), seat.get()["seq"]
    submitted: list[str] = []
    original = Table.submit

    def noted(table: Table, who: int, words: str) -> None:
        submitted.append(words)
        original(table, who, words)

    def never(*given: Any) -> Any:
        raise AssertionError("a complete order needs no draft")

    monkeypatch.setattr(Table, "submit", noted)
    monkeypatch.setattr(payloads, "draft_payload", never)
    monkeypatch.setattr(table_api, "spelt", never)
    assert fine(send(seat, order, seq, MINIMAL))["seq"] > seq
    assert submitted == [order]
    assert len(thread.store.log(made.table)) == seat.get()["seq"]
