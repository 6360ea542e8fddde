"""What is refused before it reaches a table, and the headers of every answer.

Each class here is ASGI middleware and can be used alone; ``guard`` puts all of them around the server. They run outside
the framework, so that nothing is parsed before it has been counted and measured, and the framework's own error pages
get the headers too.
"""

import asyncio
import math
import re
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from time import monotonic
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.core.errors import Part, Said

KILOBYTE: Final = 1024
MAX_BODY: Final = 64 * KILOBYTE
MAX_IMPORT: Final = 1024 * KILOBYTE
MAX_FILES: Final = 256 * KILOBYTE
"""For a table with data files of a user's own."""
IMPORT: Final = "/api/tables/import"
TABLES: Final = "/api/tables"
CHECK: Final = "/api/check"
MAKE: Final = "/api/make"
READ_TIMEOUT: Final = 60.0
"""Seconds a body may take to arrive, or a client that sends a byte now and then would stay connected for ever."""
MAX_DRAINED: Final = 4 * MAX_IMPORT
DRAIN_TIMEOUT: Final = 1.0
"""This many bytes of a refused body, for this many seconds, are read and discarded before the answer: a client that is
still sending when the connection is closed would not see why."""

# Errors


def error_body(message: str, text: str, rule: str = "", /, **args: Part) -> dict[str, Any]:
    """The body of a refusal, as docs/wire.md describes it.

    >>> error_body("error-no-tank", 'there is no "tnak"', tank="tnak")["error"]
    {'message': 'error-no-tank', 'args': {'tank': 'tnak'}, 'text': 'there is no "tnak"', 'rule': ''}
    """
    return {"error": sentence_body(Said(text, message, args)) | {"rule": rule}}


def sentence_body(said: Said) -> dict[str, Any]:
    """A sentence, and those nested in it, as plain data."""
    args = {name: sentence_body(part) if isinstance(part, Said) else part for name, part in said.values.items()}
    return {"message": said.message, "args": args, "text": said.sentence}


def sentence_from(body: Mapping[str, Any]) -> Said:
    """The sentence that ``sentence_body`` took apart.

    >>> sentence_body(sentence_from({"message": "error-a", "args": {"b": 1}, "text": "c"}))
    {'message': 'error-a', 'args': {'b': 1}, 'text': 'c'}
    """
    args = {name: sentence_from(part) if isinstance(part, dict) else part for name, part in body["args"].items()}
    return Said(body["text"], body["message"], args)


async def refuse(
    scope: Scope, receive: Receive, send: Send, status: int, body: Mapping[str, Any], headers: Mapping[str, str] = {}
) -> None:
    """Answer with an error. A socket being opened gets a plain 403: browsers tell scripts no more than that."""
    if scope["type"] == "websocket":
        await receive()  # websocket.connect
        await send({"type": "websocket.close", "code": 1008})
        return
    content = msgspec.json.encode(body)
    all_headers = {"content-type": "application/json", "content-length": str(len(content)), **headers}
    pairs = [(name.encode(), value.encode()) for name, value in all_headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": pairs})
    await send({"type": "http.response.body", "body": content})


def header(scope: Scope, name: bytes) -> str | None:
    """The value of a header, or None; the first one if it was sent several times."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name), None)


# Sizes


LARGER: Final[Mapping[str, int]] = {IMPORT: MAX_IMPORT, TABLES: MAX_FILES, CHECK: MAX_FILES}
"""The paths with a higher limit."""


class BodyLimits:
    """Refuses large bodies, by their declared length and by counting.

    A body is read whole before the application runs, which therefore never sees the beginning of one that turns out to
    be too large.
    """

    def __init__(self, app: ASGIApp, most: int = MAX_BODY, larger: Mapping[str, int] | None = None) -> None:
        """At most ``most`` bytes; ``larger`` has the paths with a higher limit."""
        self.app = app
        self.most = most
        self.larger = dict(LARGER if larger is None else larger)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Measure, then pass on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = self.larger.get(scope["path"], self.most)
        declared = header(scope, b"content-length")
        if declared is None and header(scope, b"transfer-encoding") is None:
            await self.app(scope, receive, send)  # no body at all
            return
        if declared is not None and not re.fullmatch("[0-9]{1,18}", declared):
            text = "the length of the request is no number"
            await refuse(scope, receive, send, 400, error_body("server-error-length", text))
            return
        if declared is not None and int(declared) > most:
            # A client that asks before sending the body is simply told no.
            if int(declared) <= MAX_DRAINED and header(scope, b"expect") is None:
                await drain(receive)
            body = None
        else:
            try:
                async with asyncio.timeout(READ_TIMEOUT):
                    body = await read_body(receive, most)
            except TimeoutError:
                text = "the request takes too long to arrive; try again over a better line"
                answer = error_body("server-error-slow", text)
                await refuse(scope, receive, send, 408, answer, {"connection": "close"})
                return
        if body is None:
            kilobytes = str(most // KILOBYTE)
            text = f"this is too large; at most {kilobytes} KB are read here"
            answer = error_body("server-error-large", text, most=kilobytes)
            await refuse(scope, receive, send, 413, answer, {"connection": "close"})
        elif isinstance(body, bytes):
            await self.app(scope, replayed(body, receive), send)


class Disconnected:
    """The client disconnected before its body was complete."""


async def read_body(receive: Receive, most: int) -> bytes | Disconnected | None:
    """The whole body; None if it is larger than ``most``."""
    chunks: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return Disconnected()
        chunks.append(message.get("body", b""))
        size += len(chunks[-1])
        more = message.get("more_body", False)
        if size > most:
            chunks.clear()
            if more:
                await drain(receive)
            return None
        if not more:
            return b"".join(chunks)


async def drain(receive: Receive) -> None:
    """Read and discard what a client is still sending, within limits."""
    size = 0
    with suppress(TimeoutError):
        async with asyncio.timeout(DRAIN_TIMEOUT):
            while size <= MAX_DRAINED:
                message = await receive()
                size += len(message.get("body", b""))
                if not message.get("more_body", False):
                    return


def replayed(body: bytes, receive: Receive) -> Receive:
    """A ``receive`` that returns the body in one piece, then whatever else comes."""
    first: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return first.pop() if first else await receive()

    return again


# Rates


class Rate(NamedTuple):
    """How many requests a second on average, and how many at once."""

    rate: float
    burst: int


COMMANDS: Final = Rate(30, 120)
"""Even a player who drags the slider through a whole game stays far below this."""
COSTLY: Final = Rate(1, 20)
"""For new tables and seats, which stay in the store, and for hints and data files, which occupy a whole core."""
PAGES: Final = Rate(200, 1000)
"""Opening the page loads dozens of modules at once; several people may share an address."""
SOCKETS: Final = 500
"""How many a client may have open at once; the server has room for ten such clients."""


class Bucket:
    """A token bucket: each request takes one token, and they come back with time."""

    __slots__ = ("_rate", "_tokens", "_when")

    def __init__(self, rate: Rate, now: float) -> None:
        """Full."""
        self._rate = rate
        self._tokens = float(rate.burst)
        self._when = now

    def take(self, now: float) -> float:
        """Take a token; returns the seconds to wait if there is none.

        >>> bucket = Bucket(Rate(0.5, 2), 100.0)
        >>> bucket.take(100.0), bucket.take(100.0), bucket.take(100.0), bucket.take(101.0), bucket.take(102.0)
        (0.0, 0.0, 2.0, 1.0, 0.0)
        """
        self._tokens = min(self._rate.burst, self._tokens + (now - self._when) * self._rate.rate)
        self._when = now
        if self._tokens < 1:
            return (1 - self._tokens) / self._rate.rate
        self._tokens -= 1
        return 0.0


class RateLimits:
    """Limits how often a client may send requests, without slowing down anybody else."""

    def __init__(
        self,
        app: ASGIApp,
        commands: Rate | None = COMMANDS,
        costly: Rate | None = COSTLY,
        pages: Rate | None = PAGES,
        proxies: Iterable[str] = (),
        clients: int = 4096,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """A rate of None means no limit; for ``proxies`` see ``Clients``; at most ``clients`` are remembered."""
        self.app = app
        self.rates = {"command": commands, "create": costly, "files": costly, "hint": costly, "page": pages}
        self.clients = Clients(proxies)
        self._most = clients
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    def __len__(self) -> int:
        """How many buckets there are."""
        return len(self._buckets)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count, then pass on."""
        wait = self.wait(scope) if scope["type"] in ("http", "websocket") else 0.0
        if not wait and scope["type"] == "websocket":
            await self._held(scope, receive, send)
        elif not wait:
            await self.app(scope, receive, send)
        else:
            await self._refused(scope, receive, send, math.ceil(wait))

    async def _held(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets stay open, so it is not enough to count how often one is opened."""
        address = self.clients.address(scope)
        if self.rates["command"] is not None and self._sockets[address] >= SOCKETS:
            await self._refused(scope, receive, send, 1)
            return
        self._sockets[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    async def _refused(self, scope: Scope, receive: Receive, send: Send, seconds: int) -> None:
        text = f"too many requests from your address; wait {seconds} s"
        answer = error_body("server-error-flood", text, seconds=seconds)
        await refuse(scope, receive, send, 429, answer, {"retry-after": str(seconds)})

    def wait(self, scope: Scope) -> float:
        """Count a request; returns the seconds its sender has to wait, 0 if it may pass."""
        kind = kind_of(scope)
        rate = self.rates[kind]
        if rate is None:
            return 0.0
        now = self._clock()
        key = kind, self.clients.address(scope)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(now)


def kind_of(scope: Scope) -> str:
    """Which rate applies to a request.

    >>> [kind_of({"type": "http", "method": "POST", "path": path}) for path in ("/api/join", "/api/tables/x/orders")]
    ['create', 'command']
    """
    path: str = scope["path"]
    if not path.startswith("/api/"):
        return "page"
    if scope["type"] == "http" and scope["method"] == "POST":
        if path.rstrip("/") in (CHECK, MAKE):
            return "files"
        if path.rstrip("/") in (TABLES, "/api/join", IMPORT) or path.startswith("/api/lessons/"):
            return "create"
        if path.startswith("/api/tables/") and path.rstrip("/").endswith("/rematch"):
            return "create"
        if path.startswith("/api/tables/") and path.rstrip("/").endswith("/hint"):
            return "hint"
    return "command"


class Clients:
    """Tells clients apart by their address."""

    def __init__(self, proxies: Iterable[str] = ()) -> None:
        """``proxies`` are the addresses or networks whose X-Forwarded-For is believed; by default none is.

        >>> Clients(["10.0.0.0/8"]).trusts("10.1.2.3"), Clients().trusts("10.1.2.3")
        (True, False)
        """
        self._proxies: list[IPv4Network | IPv6Network] = [ip_network(one, strict=False) for one in proxies]

    def trusts(self, address: str) -> bool:
        """True if this is one of the proxies."""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)

    def address(self, scope: Scope) -> str:
        """Who sent a request. In a chain of proxies, the last address that is not ours: those before are hearsay."""
        address = str((scope.get("client") or ("", 0))[0])
        if not self._proxies or not self.trusts(address):
            return client_network(address)
        told = [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == b"x-forwarded-for"]
        for one in reversed(",".join(told).split(",")):
            if one.strip():
                address = one.strip()
                if not self.trusts(address):
                    break
        return client_network(address)


def client_network(address: str) -> str:
    """What counts as one client: an address, or the network of IPv6 addresses a household has.

    >>> client_network("192.0.2.7"), client_network("2001:db8:1:2:3:4:5:6"), client_network("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((int(found) >> 64 << 64, 64)))
    return str(found)


# Origins


class Origins:
    """Refuses what a foreign web site sends through the browser of somebody who visits it.

    In Origin a browser says which site a script comes from. That matters for sockets, which browsers let any site open
    anywhere, and for requests that change something. Programs send no Origin and pass.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Compare, then pass on."""
        if self.foreign(scope):
            text = "a page of another site may not speak to this one"
            await refuse(scope, receive, send, 403, error_body("server-error-origin", text))
        else:
            await self.app(scope, receive, send)

    def foreign(self, scope: Scope) -> bool:
        """True if a page of another site sent this."""
        if scope["type"] not in ("http", "websocket"):
            return False
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return False
        origin = header(scope, b"origin")
        return origin is not None and not same_site(origin, header(scope, b"host") or "")


def same_site(origin: str, host: str) -> bool:
    """True if a page of this origin was served by this host.

    >>> same_site("http://localhost:8000", "localhost:8000"), same_site("https://Here.example", "here.example:443")
    (True, True)
    >>> same_site("http://localhost:9000", "localhost:8000"), same_site("null", "localhost:8000")
    (False, False)
    """
    try:
        page = urlsplit(origin)
        here = urlsplit(f"{page.scheme}://{host}")
        default = {"http": 80, "https": 443}[page.scheme]
        return bool(page.hostname) and ((page.hostname, page.port or default) == (here.hostname, here.port or default))
    except (KeyError, ValueError):
        return False


# Headers


HEADERS: Final = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class SecurityHeaders:
    """Adds the headers that tell browsers what our pages never do."""

    def __init__(self, app: ASGIApp, policy: str = "") -> None:
        """``policy`` is the Content-Security-Policy."""
        self.app = app
        all_headers = HEADERS | ({"Content-Security-Policy": policy} if policy else {})
        self._headers = [(name.lower().encode(), value.encode()) for name, value in all_headers.items()]
        self._names = {name for name, _ in self._headers}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and add to the answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        private = scope["path"].startswith("/api/")

        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = [(name.lower(), value) for name, value in message.get("headers", ())]
                kept = [pair for pair in given if pair[0] not in self._names]
                if private and not any(name == b"cache-control" for name, _ in kept):
                    kept.append((b"cache-control", b"no-store"))
                message["headers"] = kept + self._headers
            await send(message)

        await self.app(scope, receive, add)


def guard(
    app: ASGIApp,
    policy: str = "",
    commands: Rate | None = COMMANDS,
    costly: Rate | None = COSTLY,
    pages: Rate | None = PAGES,
    proxies: Iterable[str] = (),
) -> ASGIApp:
    """Wrap the server in all of these. Requests are counted first, because counting is cheapest."""
    inner = Origins(BodyLimits(app))
    return SecurityHeaders(RateLimits(inner, commands, costly, pages, proxies), policy)
