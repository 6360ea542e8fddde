"""What no client of ours would send: a clear sentence, no traceback, and nobody else notices."""

import gzip
import json
import socket
import sys
import threading
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from sandtable.cli.app import run
from tests.server.servers import LONG, Client, Process, Seat, refused, running

RED = 0
DEEP = b"[" * 60_000


def raw(seat: Seat, path: str, body: bytes, kind: str = "application/json", method: str = "POST") -> httpx.Response:
    headers = {"Content-Type": kind}
    return seat.client.ask(method, f"/api/tables/{seat.table}{path}", seat.token, content=body, headers=headers)


@pytest.mark.parametrize(
    ("body", "statuses"),
    [
        (b"", (422,)),
        (b"{", (400,)),
        (b"nonsense", (400,)),
        (b"null", (422,)),
        (b"[]", (422,)),
        (b'"order"', (422,)),
        (b"{}", (422,)),
        (b'{"order": "skip"}', (422,)),
        (b'{"order": "skip", "expect": "18"}', (422,)),
        (b'{"order": "skip", "expect": 18.0}', (422,)),
        (b'{"order": "skip", "expect": true}', (422,)),
        (b'{"order": "skip", "expect": -1}', (422,)),
        (b'{"order": "skip", "expect": null}', (422,)),
        (b'{"order": "skip", "expect": 1e400}', (422,)),
        (b'{"order": "skip", "expect": NaN}', (400, 422)),
        (b'{"order": "skip", "expect": 1' + b"0" * 5000 + b"}", (400, 422)),
        (b'{"order": 7, "expect": 18}', (422,)),
        (b'{"order": ["skip"], "expect": 18}', (422,)),
        (b'{"order": "skip", "expect": 18, "seat": 1}', (422,)),
        (b'{"order": "skip", "expect": 18, "\\ud800": 1}', (422,)),
        (b'{"order": "\\ud800", "expect": 18}', (400, 422)),
        (b'{"order": "\xff\xfe", "expect": 18}', (400,)),
        (b"\xff\xfe\x00\x01", (400,)),
        (b"\xef\xbb\xbf{}", (400, 422)),
        (json.dumps({"order": "x" * 4001, "expect": 18}).encode(), (422,)),
        (json.dumps({"order": "skip, " * 600, "expect": 18}).encode(), (400, 409)),
        (json.dumps({"order": "\x00\x1b[2J\u202e", "expect": 18}).encode(), (400, 409)),
        (DEEP, (400,)),
        (b'{"order": ' + DEEP, (400,)),
        (b'{"a":' * 10_000 + b"1" + b"}" * 10_000, (400, 422)),
        (b'{"order": "skip", "expect": 18}' + b" " * 70_000, (413,)),
    ],
    ids=range(31),
)
def test_a_body_that_is_not_understood(client: Client, body: bytes, statuses: tuple[int, ...]) -> None:
    red = client.create().seats[RED]
    before = red.get()
    answer = raw(red, "/orders", body)
    assert answer.status_code in statuses, answer.text
    refused(answer, answer.status_code)
    assert len(answer.content) < 6000
    assert red.get() == before


PACKED = gzip.compress(b'{"order": "skip", "expect": 18}', mtime=0)


@pytest.mark.parametrize(
    "body", [DEEP, b"\xff\xfe\x00\x01", b"{", PACKED], ids=["deep", "no text", "unfinished", "packed"]
)
def test_what_cannot_be_read_is_called_so_in_every_language(client: Client, body: bytes) -> None:
    refused(raw(client.create().seats[RED], "/orders", body), 400, "error-json")


def test_a_body_of_another_kind_is_not_taken_for_json(client: Client) -> None:
    red = client.create().seats[RED]
    seq = red.get()["seq"]
    body = json.dumps({"order": red.any_order(Random(1)), "expect": seq}).encode()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = raw(red, "/orders", body, kind)
        refused(answer, 422)
    assert red.get()["seq"] == seq


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "/notes", {"text": "x" * 20_001}),
        ("PUT", "/notes", {"text": 7}),
        ("POST", "/chat", {"text": ""}),
        ("POST", "/chat", {"text": "x" * 2001}),
        ("PUT", "/standing", {"answers": [{"question": "a", "answer": "b", "when": "c"}]}),
        ("PUT", "/standing", {"answers": [{"question": "a", "answer": "b"}] * 33}),
        ("PUT", "/standing", {"answers": [{"question": "", "answer": "b"}]}),
        ("POST", "/try", {"orders": [{"seat": -1, "order": "skip"}]}),
        ("POST", "/try", {"orders": [{"seat": 99, "order": "skip"}]}),
        ("POST", "/try", {"orders": [{"seat": 0, "order": "skip"}] * 401}),
        ("POST", "/commit", {"orders": [], "expect": 10**30}),
        ("POST", "/player", {"player": ""}),
        ("POST", "/absent", {"seat": "white"}),
        ("POST", "/rematch", {"now": True}),
        ("POST", "/undo/answer", {"agree": "yes", "expect": 18}),
    ],
)
def test_fields_that_are_wrong_are_named(client: Client, method: str, path: str, body: Any) -> None:
    red = client.create().seats[RED]
    before = red.get()
    error = refused(red.ask(method, path, body), 422, "error-field")
    assert error["args"]["field"] and error["args"]["problem"] and error["text"].startswith(error["args"]["field"])
    assert red.get() == before


@pytest.mark.parametrize("token", ["", "x", "x" * 43, "x" * 5000, "Ω" * 43, "../" * 14 + "x", "' OR 1=1 --" + "x" * 32])
def test_wrong_tokens(client: Client, token: str) -> None:
    made = client.create()
    headers = {"Authorization": f"Bearer {token}".strip().encode()}
    refused(client.ask("GET", f"/api/tables/{made.table}", headers=headers), 401, "error-no-door")


def test_addresses_that_do_not_exist(client: Client) -> None:
    red = client.create().seats[RED]
    refused(client.ask("GET", "/api/nothing"), 404, "error-no-address")
    refused(client.ask("GET", "/nothing"), 404, "error-no-address")
    refused(client.ask("DELETE", f"/api/tables/{red.table}", red.token), 405, "error-method")
    refused(client.ask("GET", "/api/games/../../etc/passwd/rules"), 404)
    refused(client.ask("GET", "/api/games/nothing/rules"), 400)
    refused(client.ask("GET", "/api/games/dual-powers/locale/xx.ftl"), 400, "error-no-language")
    refused(client.ask("GET", "/api/games/dual-powers/locale/..%2f..%2fen.ftl"), 404)
    refused(client.ask("GET", f"/api/tables/{'x' * 3000}", red.token), 422)
    for path in (
        "/static/../app.py",
        "/static/..%2fapp.py",
        "/static/%2e%2e/app.py",
        "/static//etc/passwd",
        "/static/",
    ):
        refused(client.ask("GET", path), 404)
    refused(client.ask("GET", "/api/tables/%ff%fe%00", red.token), 403)


def test_too_large_is_refused_before_it_is_read(client: Client) -> None:
    red = client.create().seats[RED]
    for path in ("/orders", "/notes", "/try"):
        method = "PUT" if path == "/notes" else "POST"
        refused(raw(red, path, b'{"text": "' + b"x" * 66_000 + b'"}', method=method), 413, "server-error-large")

    def endless() -> Any:
        yield from (b"x" * 10_000 for _ in range(30))

    answer = client.http.post("/api/tables", content=endless(), headers={"Content-Type": "application/json"})
    refused(answer, 413, "server-error-large")


def half_a_request(port: int, text: bytes) -> bytes:
    """Say something that is no whole request, and hang up; what came back."""
    with socket.create_connection(("127.0.0.1", port), LONG) as line:
        line.settimeout(0.3)
        line.sendall(text)
        try:
            return line.recv(65536)
        except TimeoutError:
            return b""


def test_who_does_not_speak_http_disturbs_nobody(process: Process, client: Client) -> None:
    made = client.create()
    for text in (
        b"\x16\x03\x01\x02\x00",
        b"GET / HTTP/1.1\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        b"GET /" + b"x" * 100_000,
    ):
        answer = half_a_request(process.port, text)
        assert b"Traceback" not in answer
        assert made.seats[RED].get()["seq"]


def test_a_foreign_page_is_refused(client: Client) -> None:
    body = {"game": "dual-powers", "options": {}, "seats": ["me", "me"], "name": "Ana"}
    answer = client.ask("POST", "/api/tables", json=body, headers={"Origin": "https://evil.example"})
    refused(answer, 403, "server-error-origin")


@pytest.mark.skipif(sys.platform != "linux", reason="a second address is needed to be a second client")
def test_a_flood_is_stopped_and_others_play_on(process: Process) -> None:
    """They ask for new tables, of which they may have one a second: on the slowest machine that is a flood."""
    flooder, other = Client(process.address), Client(process.address)
    made = other.create()
    flooded, stop = threading.Event(), threading.Event()
    codes: list[int] = []

    def flood() -> None:
        while not stop.is_set():
            codes.append(flooder.ask("POST", "/api/tables", wait=False, json={}).status_code)
            if codes.count(429) == 50:
                flooded.set()

    thread = threading.Thread(target=flood)
    thread.start()
    try:
        while not flooded.wait(0.1):
            assert thread.is_alive()
            assert other.ask("GET", "/api/health", wait=False).status_code == 200
        for seat in made.seats:  # in the midst of it
            seat.order(seat.any_order(Random(1)))
        other.create()
    finally:
        stop.set()
        thread.join(LONG)
    assert set(codes) == {422, 429}
    answer = flooder.ask("POST", "/api/tables", wait=False, json={})
    while answer.status_code != 429:
        answer = flooder.ask("POST", "/api/tables", wait=False, json={})
    refused(answer, 429, "server-error-flood")
    assert int(answer.headers["retry-after"]) >= 1
    assert flooder.ask("GET", "/api/health", wait=False).status_code == 200  # what costs little is counted apart
    flooder.close()
    other.close()


@pytest.mark.parametrize("trusted", [True, False])
def test_behind_a_proxy_clients_are_counted_apart_if_it_is_trusted(tmp_path: Path, trusted: bool) -> None:
    options = ["--proxy", "127.0.0.0/8"] if trusted else []
    with running(Process(tmp_path / "server", options=options)) as server:
        client = Client(server.address)

        def flood(address: str) -> set[int]:
            headers = {"X-Forwarded-For": address}
            asked = [client.ask("POST", "/api/tables", wait=False, json={}, headers=headers) for _ in range(15)]
            return {answer.status_code for answer in asked}

        # In sum more at once than one client has, even if the machine is so slow that some come back meanwhile.
        seen = [flood(f"198.51.100.{number}") for number in range(6)]
        assert (429 in set().union(*seen)) is not trusted
        client.close()


@pytest.mark.parametrize("port", ["65536", "99999999999"])
def test_a_port_is_a_small_number(tmp_path: Path, capsys: pytest.CaptureFixture[str], port: str) -> None:
    assert run(["serve", "--port", port, "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.endswith(f"--port takes a number from 0 to 65535, not {port}\n")


def test_a_proxy_is_an_address(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--port", "0", "--data", str(tmp_path), "--proxy", "127.0.0.1", "--proxy", "nginx"]) == 2
    assert capsys.readouterr().err.endswith('a network such as 10.0.0.0/8, not "nginx"\n')


def test_while_one_sends_rubbish_another_plays(process: Process, client: Client) -> None:
    """Two clients at a time: one sends everything that is wrong, the other notices nothing."""
    made = client.create()
    stop = threading.Event()
    bad = client.another()

    def rubbish() -> None:
        token = made.seats[RED].token
        while not stop.is_set():
            for body in (DEEP, b"{", b"\xff", b"x" * 65_000):
                bad.ask("POST", f"/api/tables/{made.table}/orders", token, content=body)

    thread = threading.Thread(target=rubbish)
    thread.start()
    try:
        rng = Random(2)
        for _ in range(5):
            for seat in made.seats:
                if seat.get()["prompt"]["asked"]:
                    seat.order(seat.any_order(rng))
    finally:
        stop.set()
        thread.join(LONG)
    assert "Traceback" not in process.errors.read_text()
