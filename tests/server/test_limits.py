"""What is refused before it reaches a table: by itself, without effect, and with a clear error."""

import asyncio
import json
from collections.abc import Iterable
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from sandtable.core.errors import Said
from sandtable.server import limits
from sandtable.server.limits import (
    MAX_BODY,
    MAX_DRAINED,
    MAX_IMPORT,
    BodyLimits,
    Clients,
    Origins,
    Rate,
    RateLimits,
    SecurityHeaders,
    error_body,
    guard,
    same_site,
)
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE

LONG = 60.0


class Server:
    """What stands behind the limits: notes what reaches it, and answers with the size of the body."""

    def __init__(self, headers: Iterable[tuple[bytes, bytes]] = ()) -> None:
        self.reached: list[str] = []
        self.headers = list(headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.reached.append(scope["type"])
        if scope["type"] == "websocket":
            assert (await receive())["type"] == "websocket.connect"
            await send({"type": "websocket.accept"})
            return
        if scope["type"] != "http":
            return
        body = b""
        more = True
        while more:
            message = await receive()
            assert message["type"] == "http.request"
            body += message.get("body", b"")
            more = message.get("more_body", False)
        await send({"type": "http.response.start", "status": 200, "headers": self.headers})
        await send({"type": "http.response.body", "body": str(len(body)).encode()})
        # What comes after the body still gets through.
        assert (await receive())["type"] == "http.disconnect"


class Answer:
    def __init__(self, sent: list[Message]) -> None:
        self.sent = sent
        start = next((message for message in sent if message["type"].endswith("response.start")), None)
        self.status = start["status"] if start else 0
        self.headers = {name.decode(): value.decode() for name, value in start["headers"]} if start else {}
        self.content = b"".join(message.get("body", b"") for message in sent)

    @property
    def error(self) -> Any:
        """The error; its message says in English what its text says, and exists in the other languages."""
        assert self.headers["content-type"] == "application/json"
        assert self.headers["content-length"] == str(len(self.content))
        error = json.loads(self.content)["error"]
        assert set(error) == {"message", "args", "text", "rule"}
        assert Texts("en", [CORE]).say(error["message"], **error["args"]) == error["text"]
        for language in ("de", "it"):
            assert Texts(language, [CORE]).say(error["message"], **error["args"]) != error["text"]
        return error


def ask(
    app: Any,
    path: str = "/api/mine",
    chunks: Iterable[bytes] = (),
    *,
    method: str = "POST",
    kind: str = "http",
    client: str | None = "192.0.2.1",
    silent: bool = False,
    **headers: Any,
) -> Answer:
    """A request, or an attempt to open a socket; ``silent``: the body is announced and never comes."""
    pieces = list(chunks)
    named: dict[str, str] = {name.replace("_", "-"): value for name, value in headers.items()}
    scope: Scope = {
        "type": kind,
        "path": path,
        "headers": [(name.encode(), value.encode()) for name, value in named.items()],
        "client": (client, 1234) if client is not None else None,
    }
    if kind == "http":
        scope["method"] = method
        messages: list[Message] = [{"type": "http.request", "body": piece, "more_body": True} for piece in pieces]
        if messages:
            messages[-1]["more_body"] = False
        else:
            messages.append({"type": "http.request"})
        messages.append({"type": "http.disconnect"})
    else:
        messages = [{"type": "websocket.connect"}]
    sent: list[Message] = []

    async def receive() -> Message:
        if silent:
            await asyncio.Event().wait()
        return messages.pop(0)

    async def send(message: Message) -> None:
        sent.append(message)

    async def whole() -> None:
        async with asyncio.timeout(LONG):
            await app(scope, receive, send)

    asyncio.run(whole())
    return Answer(sent)


# Errors


def test_a_sentence_in_a_sentence() -> None:
    guess = Said('; did you mean "tank"?', "error-did-you-mean", {"guess": "tank"})
    body = error_body("error-word", "no", "P4.8", word="tnak", guess=guess)
    assert body["error"]["rule"] == "P4.8"
    assert body["error"]["args"]["guess"] == {
        "message": "error-did-you-mean",
        "args": {"guess": "tank"},
        "text": '; did you mean "tank"?',
    }


# Sizes


@pytest.mark.parametrize(("path", "most"), [("/api/mine", MAX_BODY), ("/api/tables/import", MAX_IMPORT)])
@pytest.mark.parametrize("declared", [True, False])
def test_bodies_up_to_the_limit_get_through_whole(path: str, most: int, declared: bool) -> None:
    server = Server()
    headers: dict[str, Any] = {"content_length": str(most)} if declared else {"transfer_encoding": "chunked"}
    answer = ask(BodyLimits(server), path, [b"a" * 1000, b"", b"b" * (most - 1000)], **headers)
    assert (answer.status, answer.content) == (200, str(most).encode())


@pytest.mark.parametrize(("path", "most"), [("/api/mine", MAX_BODY), ("/api/tables/import", MAX_IMPORT)])
@pytest.mark.parametrize("declared", [True, False])
def test_larger_bodies_reach_nobody(path: str, most: int, declared: bool) -> None:
    server = Server()
    headers: dict[str, Any] = {"content_length": str(most + 1)} if declared else {"transfer_encoding": "chunked"}
    answer = ask(BodyLimits(server), path, [b"a" * 1000, b"b" * (most - 999), b"c" * 1000], **headers)
    assert answer.status == 413
    assert answer.error["message"] == "server-error-large"
    assert answer.error["args"] == {"most": str(most // 1024)}
    assert not server.reached


def test_an_endless_body_is_not_read_for_ever() -> None:
    server = Server()
    pieces = [b"a" * 65536] * (2 * MAX_DRAINED // 65536)
    assert ask(BodyLimits(server), chunks=pieces, transfer_encoding="chunked").status == 413
    assert not server.reached


@pytest.mark.parametrize(
    "headers",
    [
        {"content_length": str(MAX_BODY + 1)},  # announced, and then nothing comes
        {"content_length": str(MAX_BODY + 1), "expect": "100-continue"},
        {"content_length": "999999999999999"},
    ],
)
def test_a_large_body_is_refused_before_it_comes(headers: dict[str, Any]) -> None:
    server = Server()
    answer = ask(BodyLimits(server), silent=True, **headers)
    assert answer.status == 413
    assert answer.headers["connection"] == "close"
    assert not server.reached


@pytest.mark.parametrize("headers", [{"content_length": "100"}, {"transfer_encoding": "chunked"}])
def test_a_body_that_does_not_come_is_not_waited_for(headers: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "READ_TIMEOUT", 0.01)
    server = Server()
    answer = ask(BodyLimits(server), silent=True, **headers)
    assert (answer.status, answer.error["message"]) == (408, "server-error-slow")
    assert answer.headers["connection"] == "close"
    assert not server.reached


@pytest.mark.parametrize("length", ["-1", "1e3", "", "9" * 40, "٣"])
def test_a_length_that_is_no_number(length: str) -> None:
    server = Server()
    answer = ask(BodyLimits(server), chunks=[b"abc"], content_length=length)
    assert answer.status == 400
    assert answer.error["message"] == "server-error-length"
    assert not server.reached


def test_a_client_that_leaves_reaches_nobody() -> None:
    server = Server()
    scope: Scope = {"type": "http", "path": "/", "headers": [(b"content-length", b"5")]}
    messages: list[Message] = [
        {"type": "http.request", "body": b"ab", "more_body": True},
        {"type": "http.disconnect"},
    ]

    async def receive() -> Message:
        return messages.pop(0)

    async def send(message: Message) -> None:
        raise AssertionError("nobody is there")

    asyncio.run(BodyLimits(server)(scope, receive, send))
    assert not server.reached


def test_without_a_body_nothing_is_read() -> None:
    server = Server()
    assert ask(BodyLimits(server), method="GET").content == b"0"


# RateLimits


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def floods(server: Server, clock: Clock, **how: Any) -> RateLimits:
    return RateLimits(server, **{"commands": Rate(2, 4), "costly": Rate(0.1, 2), "pages": None, "clock": clock} | how)


def test_a_flood_is_stopped_until_time_has_passed() -> None:
    server, clock = Server(), Clock()
    app = floods(server, clock)
    assert [ask(app).status for _ in range(6)] == [200] * 4 + [429] * 2
    answer = ask(app)
    assert answer.error["message"] == "server-error-flood"
    assert answer.headers["retry-after"] == "1"
    assert len(server.reached) == 4
    clock.now += 1
    assert [ask(app).status for _ in range(3)] == [200, 200, 429]
    clock.now += 3600
    assert [ask(app).status for _ in range(5)] == [200] * 4 + [429]


def test_others_do_not_notice_a_flood() -> None:
    app = floods(Server(), Clock())
    assert [ask(app).status for _ in range(9)][-1] == 429
    assert ask(app, client="192.0.2.2").status == 200
    assert ask(app, client=None).status == 200
    assert ask(app, client="2001:db8::1").status == 200


def test_tables_seats_and_hints_have_a_rate_of_their_own() -> None:
    app = floods(Server(), Clock())
    for path in ("/api/tables", "/api/tables/x1/hint"):
        assert [ask(app, path).status for _ in range(3)] == [200, 200, 429]
    assert ask(app, "/api/tables").headers["retry-after"] == "10"
    for path in ("/api/join", "/api/tables/import", "/api/join/", "/api/tables/x1/rematch"):
        assert ask(app, path).status == 429
    assert ask(app, "/api/tables/x1/orders").status == 200
    assert ask(app, "/api/tables", method="GET").status == 200


def test_pages_are_counted_apart() -> None:
    app = floods(Server(), Clock())
    assert {ask(app, "/static/main.js", method="GET").status for _ in range(50)} == {200}
    assert len(app) == 0
    app = floods(Server(), Clock(), pages=Rate(1, 3))
    assert [ask(app, "/", method="GET").status for _ in range(4)] == [200] * 3 + [429]
    assert ask(app).status == 200


def test_sockets_count_too() -> None:
    server = Server()
    app = floods(server, Clock())
    path = "/api/tables/x/feed"
    accepted = [ask(app, path, kind="websocket").sent for _ in range(6)]
    assert [sent[0]["type"] for sent in accepted] == ["websocket.accept"] * 4 + ["websocket.close"] * 2


def test_one_client_has_so_many_sockets_at_once_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS", 3)
    reached: list[str] = []
    done = asyncio.Event()

    async def server(scope: Scope, receive: Receive, send: Send) -> None:
        reached.append(scope["client"][0])
        await done.wait()

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        assert message == {"type": "websocket.close", "code": 1008}
        refused.append(message)

    refused: list[Message] = []
    app = RateLimits(server, clock=Clock())

    async def whole() -> None:
        async with asyncio.timeout(LONG), asyncio.TaskGroup() as tasks:

            def opened(client: str) -> None:
                scope = {"type": "websocket", "path": "/api/tables/x/feed", "headers": [], "client": (client, 1)}
                tasks.create_task(app(scope, receive, send))

            for _ in range(5):
                opened("192.0.2.1")
            opened("192.0.2.2")
            while len(reached) + len(refused) < 6:
                await asyncio.sleep(0)
            assert (reached.count("192.0.2.1"), reached.count("192.0.2.2"), len(refused)) == (3, 1, 2)
            done.set()
        async with asyncio.timeout(LONG):  # a client that has closed some may open others
            await app({"type": "websocket", "path": "/", "headers": [], "client": ("192.0.2.1", 1)}, receive, send)
        assert reached.count("192.0.2.1") == 4

    asyncio.run(whole())


def test_memory_is_bounded() -> None:
    clock = Clock()
    app = floods(Server(), clock, clients=50)
    for i in range(200):
        ask(app, client=f"192.0.2.{i}")
    assert len(app) == 50
    for _ in range(4):
        ask(app, client="198.51.100.1")
    for i in range(30):  # who asks is remembered, who is silent is forgotten
        ask(app, client=f"192.0.2.{i}")
        assert ask(app, client="198.51.100.1").status == 429


def test_a_household_is_one_client() -> None:
    app = floods(Server(), Clock())
    statuses = [ask(app, client=f"2001:db8::{i:x}").status for i in range(1, 7)]
    assert statuses == [200] * 4 + [429] * 2
    assert ask(app, client="2001:db8:0:1::1").status == 200


def test_nobody_is_believed_whom_they_speak_for() -> None:
    app = floods(Server(), Clock())
    assert [ask(app, x_forwarded_for=f"198.51.100.{i}").status for i in range(5)][-1] == 429


def test_a_trusted_proxy_is_believed() -> None:
    clients = Clients(["10.0.0.0/8", "::1"])

    def address(client: str, *told: str) -> str:
        headers = [(b"x-forwarded-for", one.encode()) for one in told]
        return clients.address({"client": (client, 1), "headers": headers})

    assert address("10.0.0.1", "198.51.100.7") == "198.51.100.7"
    assert address("::1", "198.51.100.7") == "198.51.100.7"
    assert address("10.0.0.1", "203.0.113.9, 198.51.100.7, 10.0.0.2") == "198.51.100.7"
    assert address("10.0.0.1", "203.0.113.9", "198.51.100.7") == "198.51.100.7"
    assert address("10.0.0.1") == "10.0.0.1"
    assert address("10.0.0.1", " , ") == "10.0.0.1"
    assert address("192.0.2.1", "198.51.100.7") == "192.0.2.1"
    assert len(address("10.0.0.1", "x" * 5000)) == 64


# Origins


def test_a_foreign_site_opens_no_socket() -> None:
    server = Server()
    app = Origins(server)
    path = "/api/tables/x/feed"
    for origin in ("https://evil.example", "null", "http://here.example:9000", "", "http://here.example.evil.example"):
        sent = ask(app, path, kind="websocket", host="here.example:8000", origin=origin).sent
        assert sent == [{"type": "websocket.close", "code": 1008}]
    assert not server.reached
    own = ask(app, path, kind="websocket", host="here.example:8000", origin="http://here.example:8000")
    assert own.sent == [{"type": "websocket.accept"}]
    assert ask(app, path, kind="websocket", host="here.example:8000").sent == [{"type": "websocket.accept"}]


def test_a_foreign_site_changes_nothing() -> None:
    app = Origins(Server())
    answer = ask(app, host="here.example", origin="https://evil.example")
    assert answer.status == 403
    assert answer.error["message"] == "server-error-origin"
    assert ask(app, host="here.example", origin="https://here.example").status == 200
    assert ask(app, method="GET", host="here.example", origin="https://evil.example").status == 200


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://localhost", "localhost:80", True),
        ("https://localhost", "localhost:80", False),
        ("http://localhost:8000", "127.0.0.1:8000", False),
        ("file://", "", False),
        ("http://", "", False),
        ("http://[", "[", False),
        ("http://localhost:port", "localhost:port", False),
        ("http://localhost:8000", "", False),
    ],
)
def test_what_is_the_same_site(origin: str, host: str, same: bool) -> None:
    assert same_site(origin, host) is same


# Headers


def test_every_answer_has_the_headers() -> None:
    policy = "default-src 'self'"
    own = [(b"Referrer-Policy", b"unsafe-url"), (b"content-type", b"text/html")]
    page = ask(SecurityHeaders(Server(own), policy), "/", method="GET").headers
    assert page["content-security-policy"] == policy
    assert page["referrer-policy"] == "no-referrer"
    assert page["x-content-type-options"] == "nosniff"
    assert page["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in page["permissions-policy"]
    assert page["content-type"] == "text/html"
    assert "cache-control" not in page
    assert len(page) == 7


def test_nothing_of_a_game_is_kept_on_the_way() -> None:
    assert ask(SecurityHeaders(Server())).headers["cache-control"] == "no-store"
    lasting = Server([(b"Cache-Control", b"max-age=60")])
    assert ask(SecurityHeaders(lasting)).headers["cache-control"] == "max-age=60"


def test_all_together() -> None:
    server = Server()
    app = guard(server, "default-src 'none'", commands=Rate(0.001, 5))
    assert ask(app, chunks=[b"abc"], content_length="3").content == b"3"
    refusals = [
        ask(app, content_length="70000", silent=True),
        ask(app, host="here.example", origin="https://evil.example"),
        ask(app, content_length="x"),
        ask(app),
        ask(app),
    ]
    assert [answer.status for answer in refusals] == [413, 403, 400, 200, 429]
    for answer in refusals:
        assert answer.headers["content-security-policy"] == "default-src 'none'"
        assert answer.headers["cache-control"] == "no-store"
    assert server.reached == ["http", "http"]
    asyncio.run(app({"type": "lifespan"}, None, None))  # type: ignore[arg-type]  # nobody asks or answers there
    assert server.reached[-1] == "lifespan"
