"""Orders that must have no effect: forged, stale, for another seat, by the wrong link; and many at the same moment."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import httpx
import pytest

from sandtable.server.store import Store
from sandtable.server.tokens import new_token
from sandtable.table.log import LogEntry
from tests.server.servers import Client, Created, Process, Seat, at_once, fine, refused

RED, WHITE = 0, 1


@pytest.fixture(scope="module")
def store(process: Process) -> Store:
    """What the server has written, read by somebody else."""
    return Store.in_folder(process.data)


def first_turn(client: Client, seats: str = "me me", **more: Any) -> tuple[Created, Seat, Seat]:
    """A table after the secret choices: who is asked, and who is not."""
    made = client.create(seats, **more)
    rng = Random(1)
    for seat in made.seats:
        seat.order(seat.any_order(rng))
    asked = [seat.get()["prompt"]["asked"] for seat in made.seats]
    return made, made.seats[asked.index(True)], made.seats[asked.index(False)]


def sent(seat: Seat, token: str, order: str, expect: int, headers: dict[str, str] | None = None) -> httpx.Response:
    path = f"/api/tables/{seat.table}/orders"
    return seat.client.ask("POST", path, token, json={"order": order, "expect": expect}, headers=headers or {})


def test_no_wrong_order_has_an_effect(client: Client, store: Store) -> None:
    made, asked, other = first_turn(client)
    picture = asked.get()
    seq = picture["seq"]
    order = asked.any_order(Random(2))
    _, stranger, _ = first_turn(client)
    invited = client.create("me open")
    before = store.log(made.table)
    wrong = [
        ("nobody", sent(asked, "", order, seq), 401, "error-no-door"),
        ("garbage", sent(asked, "../../etc/passwd", order, seq), 401, "error-no-door"),
        ("invented", sent(asked, new_token(), order, seq), 401, "error-no-door"),
        ("foreign table", sent(asked, stranger.token, order, seq), 403, "error-other-table"),
        ("looking on", sent(asked, made.watch.token, order, seq), 403, "error-only-seats"),
        ("invited elsewhere", sent(asked, invited.invites[WHITE], order, seq), 401, "error-no-door"),
        ("other seat", sent(asked, other.token, order, seq), 409, "no-not-your-turn"),
        ("stale", sent(asked, asked.token, order, seq - 1), 409, "error-stale"),
        ("from the future", sent(asked, asked.token, order, seq + 1), 409, "error-stale"),
        ("no words", sent(asked, asked.token, "", seq), 400, None),
        ("illegal", sent(asked, asked.token, "skip", seq), 400, None),
        ("two orders", sent(asked, asked.token, f"{order}, {order}", seq), 400, None),
        ("chance", sent(asked, asked.token, "draw lenin", seq), 400, None),
        ("basic", sent(asked, "", order, seq, {"Authorization": f"Basic {asked.token}"}), 401, "error-no-door"),
        ("cookie", sent(asked, "", order, seq, {"Cookie": f"token={asked.token}"}), 401, "error-no-door"),
    ]
    for name, answer, status, message in wrong:
        error = refused(answer, status, message)
        assert error["text"], name
        assert store.log(made.table) == before, name
    address = f"/api/tables/{made.table}/orders?token={asked.token}"
    refused(client.ask("POST", address, json={"order": order, "expect": seq}), 401)
    assert asked.get()["seq"] == seq
    assert sent(asked, asked.token, order, seq).is_success


def test_every_command_of_a_seat_is_closed_to_those_who_look_on(client: Client, store: Store) -> None:
    made, asked, _ = first_turn(client)
    seq = asked.get()["seq"]
    before = store.log(made.table)
    agree = {"agree": True, "expect": seq}
    commands: list[tuple[str, str, Any]] = [
        ("POST", "/orders", {"order": "skip", "expect": seq}),
        ("POST", "/draft", {"order": ""}),
        ("POST", "/why", {"order": "skip"}),
        ("POST", "/hint", {"order": ""}),
        ("POST", "/undo", {"expect": seq}),
        ("POST", "/restart", {"expect": seq}),
        ("POST", "/undo/answer", agree),
        ("POST", "/try", {"orders": []}),
        ("POST", "/commit", {"orders": [], "expect": seq}),
        ("POST", "/resign", {"expect": seq}),
        ("POST", "/draw", agree),
        ("POST", "/rematch", {}),
        ("POST", "/player", {"player": "bot:rookie"}),
        ("POST", "/absent", {"seat": "red", "agree": True}),
        ("PUT", "/standing", {"answers": []}),
        ("GET", "/chat", None),
        ("POST", "/chat", {"text": "x"}),
        ("GET", "/notes", None),
        ("PUT", "/notes", {"text": "x"}),
    ]
    for method, path, body in commands:
        refused(made.watch.ask(method, path, body), 403, "error-only-seats")
        refused(client.sit(made.table, new_token()).ask(method, path, body), 401, "error-no-door")
    assert store.log(made.table) == before


def alike(seat: Seat, path: str, body: dict[str, Any], times: int) -> list[Callable[[], httpx.Response]]:
    """The same command by several clients, each over a line of its own."""
    found: list[Callable[[], httpx.Response]] = []
    for _ in range(times):
        other = seat.client.another().sit(seat.table, seat.token)
        found.append(partial(other.ask, "POST", path, body))
    return found


def orders_in(entries: list[LogEntry]) -> list[int]:
    """Where the orders of players begin."""
    return [seq for seq, entry in enumerate(entries) if entry.kind == "act" and entry.order == seq and not entry.auto]


def test_of_twenty_orders_at_once_one_wins(client: Client, store: Store) -> None:
    made, asked, _ = first_turn(client)
    seq = asked.get()["seq"]
    order = asked.any_order(Random(3))
    before = store.log(made.table)
    answers = at_once(alike(asked, "/orders", {"order": order, "expect": seq}, 20))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 19
    for answer in answers:
        if answer.status_code == 409:
            refused(answer, 409, "error-stale")
    after = store.log(made.table)
    assert after[: len(before)] == before
    assert len(orders_in(after)) == len(orders_in(before)) + 1
    assert asked.get()["seq"] == len(after)


def test_different_orders_at_once_are_not_mixed(client: Client, store: Store) -> None:
    made, asked, _ = first_turn(client)
    picture = asked.get()
    works: list[Callable[[], httpx.Response]] = []
    for seed in range(10):
        order = asked.any_order(Random(seed), picture)
        works += alike(asked, "/orders", {"order": order, "expect": picture["seq"]}, 1)
    answers = at_once(works)
    assert [answer.status_code for answer in answers].count(200) == 1
    assert len(orders_in(store.log(made.table))) == 3  # with the two secret choices


def test_secret_answers_at_once_disturb_nobody(client: Client, store: Store) -> None:
    """Both see the same picture and answer the same secret question at the same moment: both answers count."""
    made = client.create("me me")
    seq = made.seats[RED].get()["seq"]
    works: list[Callable[[], httpx.Response]] = []
    for seat in made.seats:
        works += alike(seat, "/orders", {"order": seat.any_order(Random(1)), "expect": seq}, 1)
    assert [answer.status_code for answer in at_once(works)] == [200, 200]
    assert len(orders_in(store.log(made.table))) == 2


def test_undo_and_order_at_once_one_wins(client: Client, store: Store) -> None:
    raced = 0
    for attempt in range(3):
        made, asked, _ = first_turn(client)
        asked.order(asked.any_order(Random(attempt)))
        picture = asked.get()
        if not picture["prompt"]["asked"] or not picture["can"]["undo"]:
            continue
        seq = picture["seq"]
        works = alike(asked, "/orders", {"order": asked.any_order(Random(1)), "expect": seq}, 4)
        works += alike(asked, "/undo", {"expect": seq}, 4)
        codes = [answer.status_code for answer in at_once(works)]
        assert sorted(codes) == [200] + [409] * 7
        added = store.log(made.table)[seq:]
        assert [entry.kind for entry in added].count("undo") == codes[4:].count(200)
        assert len([e for e in added if e.kind == "act" and not e.auto and e.seat >= 0]) == 0 or codes[:4].count(200)
        raced += 1
    assert raced


def test_an_invitation_taken_twice_at_once_seats_one(client: Client, store: Store) -> None:
    made = client.create("me open")
    clients = [client.another() for _ in range(8)]

    def join(number: int) -> Callable[[], httpx.Response]:
        body = {"invite": made.invites[WHITE], "name": f"Guest {number}"}
        return lambda: clients[number].ask("POST", "/api/join", json=body)

    answers = at_once([join(number) for number in range(8)])
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    winner = next(number for number, answer in enumerate(answers) if answer.is_success)
    assert made.seats[RED].get()["seats"][WHITE]["player"] == f"Guest {winner}"
    assert [entry.words for entry in store.log(made.table) if entry.kind == "replace"] == [f"Guest {winner}"]
    assert store.granted_seats(made.table, "seat") == [RED, WHITE]


def test_a_rematch_asked_for_by_all_at_once_is_one_table(client: Client, store: Store) -> None:
    made, asked, other = first_turn(client)
    asked.post("/resign")
    tables = set(store.games())
    works = alike(asked, "/rematch", {}, 4) + alike(other, "/rematch", {}, 4)
    answers = [fine(answer) for answer in at_once(works)]
    assert {answer["table"] for answer in answers} == {other.get()["rematch"]}
    assert len(set(store.games()) - tables) == 1
    seats = [[place for place, seat in enumerate(answer["seats"]) if seat["token"]] for answer in answers]
    assert all(one == seats[0] for one in seats[:4]) and all(one == seats[4] for one in seats[4:])
    assert seats[0] != seats[4]
    assert made.table not in {answer["table"] for answer in answers}
