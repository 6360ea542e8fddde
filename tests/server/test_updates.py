"""The feed: everything that happens, once, in order, to everybody who may know it, whatever the line does."""

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable.server import updates as updates_module
from tests.server.servers import Client, Created, Process, Seat, Thread, eventually, play_on, running

RED, WHITE = 0, 1


def events_of(pictures: list[dict[str, Any]]) -> list[Any]:
    """What a client knows after these pictures: events added, withdrawn ones forgotten."""
    known: list[Any] = []
    for picture in pictures:
        gone = set(picture["gone"])
        known = [event for event in known if event["seq"] not in gone] + picture["events"]
    return known


def begun(client: Client) -> Created:
    made = client.create("me me")
    for seat in made.seats:
        seat.order(seat.any_order(Random(1)))
    return made


def asked_of(made: Created) -> Seat:
    names = [seat["name"] for seat in made.seats[0].get()["seats"]]
    return made.seats[names.index(made.seats[0].get()["waiting"][0])]


def test_the_first_picture_is_the_one_that_http_gives(client: Client) -> None:
    made = begun(client)
    for viewer in (*made.seats, made.watch):
        with viewer.feed() as socket:
            shown = socket.next("picture")
            got = viewer.get()
            assert shown.pop("type") == "picture"
            assert shown | {"seats": []} == got | {"seats": []}


def test_everybody_sees_an_order_at_once(client: Client) -> None:
    made = begun(client)
    viewers = [*made.seats, made.watch]
    sockets = [viewer.feed() for viewer in viewers]
    for socket in sockets:
        socket.next("picture")
    asked = asked_of(made)
    done = asked.order(asked.any_order(Random(2)))
    for viewer, socket in zip(viewers, sockets, strict=True):
        picture = socket.until(done["seq"])[-1]
        assert picture["view"] == viewer.get()["view"]
        assert all(event["seq"] >= picture["since"] for event in picture["events"])
    for socket in sockets:
        socket.__exit__()


def test_after_a_loss_exactly_what_was_missed_is_sent(client: Client) -> None:
    made = begun(client)
    rng = Random(3)
    kept: list[dict[str, Any]] = []
    red = made.seats[RED]
    since = 0
    for _ in range(6):  # connect, see something, lose the line, miss something
        with red.feed(since) as socket:
            kept.append(socket.next("picture"))
            play_on(made.seats, rng, 1)
            kept += socket.until(red.get()["seq"])
            since = kept[-1]["seq"]
        play_on(made.seats, rng, 2)
    kept.append(with_feed(red, since))
    whole = with_feed(red, 0)
    assert events_of(kept) == whole["events"]
    assert kept[-1]["view"] == whole["view"]
    for earlier, later in pairwise(kept):
        assert later["since"] == earlier["seq"]


def with_feed(seat: Seat, since: int) -> dict[str, Any]:
    with seat.feed(since) as socket:
        return socket.next("picture")


def test_what_was_taken_back_meanwhile_is_named(client: Client) -> None:
    made = begun(client)
    asked = asked_of(made)
    before = with_feed(asked, 0)
    asked.order(asked.any_order(Random(2)))
    seen = with_feed(asked, before["seq"])
    asked.post("/undo")
    after = with_feed(asked, seen["seq"])
    assert after["gone"] and set(after["gone"]) <= set(range(before["seq"], seen["seq"]))
    assert events_of([before, seen, after]) == with_feed(asked, 0)["events"] == before["events"]
    # Who never saw what was taken back forgets nothing and sees nothing.
    fresh = with_feed(asked, before["seq"])
    assert events_of([before, fresh]) == before["events"]


def test_a_client_that_claims_to_know_the_future_gets_all_there_is(client: Client) -> None:
    red = begun(client).seats[RED]
    picture = with_feed(red, 5_000_000)
    assert picture["view"] == red.get()["view"]
    assert with_feed(red, -7)["since"] == 0


@pytest.mark.parametrize(
    "hello",
    [
        "",
        "hello",
        "[]",
        "{}",
        '{"token": 7}',
        '{"token": null, "since": 0}',
        '{"since": 3}',
        '{"token": "T", "since": "x"}',
        '{"token": "T", "since": 0, "admin": true}',
        '{"token": "' + "x" * 5000 + '"}',
        "[" * 3000,
        b"\x00\xff",
        b'{"token": "T"}',
    ],
)
def test_garbage_instead_of_a_token_closes_the_socket(client: Client, hello: str | bytes) -> None:
    made = client.create()
    with made.seats[RED].feed(hello=False) as socket:
        socket.say(hello.replace("T", made.seats[RED].token) if isinstance(hello, str) else hello)
        assert socket.closed() == 4400
        assert not any('"picture"' in text for text in socket.raw)


def test_a_wrong_token_closes_the_socket(client: Client) -> None:
    made, other = client.create("me open"), client.create()
    tokens = ["x", "y" * 43, other.seats[RED].token, made.invites[WHITE]]
    for token in tokens:
        with client.sit(made.table, token).feed() as socket:
            assert socket.next() == {"type": "bye", "reason": "unknown token"}
            assert socket.closed() == 4401
    with client.sit("nowhere", made.seats[RED].token).feed() as socket:
        assert socket.closed() == 4401


def test_who_says_nothing_is_sent_away(thread: Thread, inside: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(updates_module, "HELLO_TIMEOUT", 0.05)
    made = inside.create()
    with made.seats[RED].feed(hello=False) as socket:
        assert socket.closed() == 4400
    assert not thread.services.updates._subscribers.get(made.table)


def test_a_viewer_whose_picture_cannot_be_made_is_let_go(
    thread: Thread, inside: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other messages are on their way at that moment; nothing may stay behind, least of all an open socket."""
    made = inside.create()
    before = thread.services.updates._count

    def fail(*args: Any, **kwargs: Any) -> Any:
        raise IndexError("a mistake of ours")

    with monkeypatch.context() as patch:
        patch.setattr(updates_module, "table_payload", fail)
        for viewer in (made.seats[RED], made.watch):
            with viewer.feed() as socket:
                assert socket.closed() != 1000
    eventually(lambda: thread.services.updates._count <= before, "they have left")
    with made.seats[RED].feed() as socket:
        assert socket.next("picture")["seq"]


def test_only_a_ping_is_understood(client: Client) -> None:
    made = client.create()
    with made.seats[RED].feed() as socket:
        socket.next("picture")
        socket.say({"type": "ping"})
        assert socket.next("pong") == {"type": "pong"}
        socket.say({"type": "order", "order": "skip"})
        assert socket.next("bye")["reason"]
        assert socket.closed() == 4400
    for message in ("ping", b"\x00", '{"type": "ping", "x": 1}', "x" * 100_000):
        with made.seats[RED].feed() as socket:
            socket.next("picture")
            socket.say(message)
            assert socket.closed() in (4400, 1009)
    assert made.seats[RED].get()["seq"]


def test_who_is_here_is_told(client: Client) -> None:
    made = client.create()
    red, white = made.seats
    with red.feed() as mine:
        eventually(lambda: mine.next("presence")["here"] == [True, False], "I am here")
        with white.feed() as other, made.watch.feed() as watching:
            other.next("picture"), watching.next("picture")
            eventually(lambda: mine.next("presence")["watching"] == 1, "somebody watches")
            assert [seat["here"] for seat in red.get()["seats"]] == [True, True]
        eventually(lambda: mine.next("presence") == presence([True, False], 0), "both have left")
    eventually(lambda: not red.get()["seats"][RED]["here"], "I have left")


def presence(here: list[bool], watching: int) -> dict[str, Any]:
    return {"type": "presence", "here": here, "watching": watching}


def test_a_seat_open_in_two_windows_is_here_until_both_are_closed(client: Client) -> None:
    made = client.create()
    red = made.seats[RED]
    with red.feed() as one:
        one.next("picture")
        with red.feed() as two:
            two.next("picture")
        eventually(lambda: red.get()["seats"][RED]["here"], "one window is left")
        done = red.order(red.any_order(Random(1)))
        assert one.until(done["seq"])


def test_bots_at_work_are_shown(client: Client) -> None:
    made = client.create("me bot:random")
    with made.seats[RED].feed() as socket:
        made.seats[RED].order(made.seats[RED].any_order(Random(1)))
        thinking = []
        while [WHITE] not in thinking or [] not in thinking:
            message = socket.next()
            if message["type"] == "thinking":
                thinking.append(message["seats"])
            elif message["type"] == "picture" and made.seats[RED].get()["waiting"] == ["red"]:
                made.seats[RED].order(made.seats[RED].any_order(Random(2)))  # the picture may be an old one


def test_a_slow_viewer_delays_nobody_and_catches_up(inside: Client) -> None:
    """Somebody reads nothing while much is played; their next pictures hold all of it.

    Not for long: a line that does not answer a ping for twenty seconds is taken for dead.
    """
    made = begun(inside)
    red = made.seats[RED]
    with red.feed() as slow, made.watch.feed() as quick:
        kept = [slow.next("picture")]
        quick.next("picture")
        last = play_on(made.seats, Random(6), 30)
        quick.until(last["seq"])
        kept += slow.until(last["seq"])
    assert events_of(kept) == with_feed(red, 0)["events"]


def test_changes_that_come_faster_than_they_are_sent_are_put_together(thread: Thread, inside: Client) -> None:
    made = begun(inside)
    red = made.seats[RED]
    live = thread.services.tables._tables[made.table]
    with red.feed() as socket:
        kept = [socket.next("picture")]
        for _ in range(50):
            thread.loop.call_soon_threadsafe(thread.services.tables.refresh, live)
        kept.append(socket.next("picture"))
        done = play_on(made.seats, Random(1), 1)
        kept += socket.until(done["seq"])
    assert len(kept) < 60
    assert events_of(kept) == with_feed(red, 0)["events"]


def test_a_server_that_stops_says_goodbye(tmp_path: Path) -> None:
    server = Process(tmp_path / "server")
    client = Client(server.address)
    made = begun(client)
    sockets = [made.seats[RED].feed(), made.watch.feed()]
    for socket in sockets:
        socket.next("picture")
    server.stop()
    for socket in sockets:
        assert socket.next("bye")["reason"] == "the server is closing"
        assert socket.closed() == 1001
        socket.__exit__()
    client.close()
    assert "Traceback" not in server.errors.read_text()


def test_a_viewer_waits_through_a_restart_and_misses_nothing(tmp_path: Path) -> None:
    with running(Thread(tmp_path)) as server:
        client = Client(server.address)
        made = begun(client)
        red = made.seats[RED]
        kept = [with_feed(red, 0)]
        play_on(made.seats, Random(1), 3)
        client.close()
    with running(Thread(tmp_path)) as server:
        client = Client(server.address)
        seats = [client.sit(made.table, seat.token) for seat in made.seats]
        kept.append(with_feed(seats[RED], kept[-1]["seq"]))
        play_on(seats, Random(2), 3)
        kept.append(with_feed(seats[RED], kept[-1]["seq"]))
        assert events_of(kept) == with_feed(seats[RED], 0)["events"]
        client.close()
