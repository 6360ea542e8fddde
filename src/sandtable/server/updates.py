"""Live updates: one WebSocket for each viewer, which is sent a new payload after every change.

For each viewer we remember what they were sent last. However many changes happen while something is being sent, the
next payload has the events of all of them, so a slow connection delays nobody and misses nothing.
"""

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from fastapi import WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from sandtable.server.payloads import table_payload
from sandtable.server.store import ChatLine
from sandtable.server.tables import LiveTable, NoTable, Tables
from sandtable.server.tokens import Grant, is_token

HELLO_TIMEOUT: Final = 10.0
SEND_TIMEOUT: Final = 30.0
MAX_HELLO: Final = 4096
BAD_HELLO: Final = 4400
BAD_TOKEN: Final = 4401
GOING_AWAY: Final = 1001
TOO_MANY: Final = 4429

log = logging.getLogger(__name__)
_ENCODER: Final = msgspec.json.Encoder()


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """The first message a viewer sends."""

    token: str
    since: int = 0


class Ping(msgspec.Struct, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    """The only other message a viewer may send."""


class Subscriber:
    """Somebody connected to a table by a socket."""

    def __init__(self, socket: WebSocket, grant: Grant, since: int) -> None:
        self.socket = socket
        self.seat = grant.seat
        """-1 for a spectator."""
        self.since = since
        self.notices: asyncio.Queue[bytes] = asyncio.Queue(maxsize=256)
        """Small messages: presence, bots at work, chat."""

    def notice(self, content: dict[str, Any]) -> None:
        """Queue a small message. If nobody reads them any more they are dropped, but payloads never are."""
        with contextlib.suppress(asyncio.QueueFull):
            self.notices.put_nowait(_ENCODER.encode(content))


class Updates:
    """Everybody who is connected, by table."""

    def __init__(self, tables: Tables, closing: asyncio.Event | None = None, limit: int = 5000) -> None:
        """When ``closing`` is set, all sockets are closed."""
        self.tables = tables
        self.limit = limit
        self._subscribers: dict[str, set[Subscriber]] = {}
        self._count = 0
        self.closing = closing or asyncio.Event()
        tables.in_use = self._subscribers.__contains__

    def connected(self, live: LiveTable) -> list[bool]:
        """For each seat, whether it is connected."""
        present = {subscriber.seat for subscriber in self._subscribers.get(live.id, ())}
        return [seat in present for seat in range(len(live.table.rules.seats))]

    def watching(self, table: str) -> int:
        """How many spectators there are."""
        return sum(subscriber.seat < 0 for subscriber in self._subscribers.get(table, ()))

    def chat(self, live: LiveTable, line: ChatLine) -> None:
        """Send a line of chat to all seats, but not to spectators."""
        for subscriber in self._subscribers.get(live.id, ()):
            if subscriber.seat >= 0:
                subscriber.notice({"type": "chat"} | msgspec.structs.asdict(line))

    def presence(self, live: LiveTable) -> None:
        """Tell everybody who is connected now."""
        content = {"type": "presence", "here": self.connected(live), "watching": self.watching(live.id)}
        for subscriber in self._subscribers.get(live.id, ()):
            subscriber.notice(content)

    def thinking(self, live: LiveTable) -> None:
        """Tell everybody which bots are at work."""
        for subscriber in self._subscribers.get(live.id, ()):
            subscriber.notice({"type": "thinking", "seats": sorted(live.thinking)})

    def close(self) -> None:
        """Close all sockets."""
        self.closing.set()

    # One socket

    async def serve(self, socket: WebSocket, table: str) -> None:
        """Serve a socket until it closes."""
        await socket.accept()
        if self._count >= self.limit:
            await _close(socket, TOO_MANY, "too many viewers")
            return
        self._count += 1
        try:
            subscriber = await self._greet(socket, table)
            if subscriber is not None:
                await self._run(subscriber, await self.tables.open(table))
        except NoTable:
            await _close(socket, BAD_TOKEN, "no such table")
        except WebSocketDisconnect:
            pass
        finally:
            self._count -= 1

    async def _greet(self, socket: WebSocket, table: str) -> Subscriber | None:
        try:
            async with asyncio.timeout(HELLO_TIMEOUT):
                text = await socket.receive_text()
            if len(text) > MAX_HELLO:
                raise msgspec.DecodeError("too long")
            hello = msgspec.json.decode(text, type=Hello)
        except (TimeoutError, KeyError, msgspec.DecodeError, UnicodeError):
            await _close(socket, BAD_HELLO, "the first message is the token and since")
            return None
        grant = await self.tables.grant(hello.token) if is_token(hello.token) else None
        if grant is None or grant.kind == "invite" or grant.table != table:
            await _close(socket, BAD_TOKEN, "unknown token")
            return None
        return Subscriber(socket, grant, max(0, hello.since))

    async def _run(self, subscriber: Subscriber, live: LiveTable) -> None:
        self._subscribers.setdefault(live.id, set()).add(subscriber)
        self.presence(live)
        tasks = [
            asyncio.create_task(self._send_payloads(subscriber, live)),
            asyncio.create_task(self._send_notices(subscriber)),
            asyncio.create_task(self._listen(subscriber)),
            asyncio.create_task(self.closing.wait()),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._remove(subscriber, live)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError | TimeoutError | OSError):
                log.error("table %s: a viewer's updates broke down", live.id, exc_info=error)
        if self.closing.is_set():
            await _close(subscriber.socket, GOING_AWAY, "the server is closing")

    def _remove(self, subscriber: Subscriber, live: LiveTable) -> None:
        subscribers = self._subscribers.get(live.id, set())
        subscribers.discard(subscriber)
        if not subscribers:
            self._subscribers.pop(live.id, None)
        self.presence(live)

    async def _send_payloads(self, subscriber: Subscriber, live: LiveTable) -> None:
        while True:
            changed = live.changed
            async with self.tables.holding(live):
                data = await self.tables.seat_data(live, subscriber.seat) if subscriber.seat >= 0 else None
                content = table_payload(live, subscriber.seat, self.connected(live), data, since=subscriber.since)
            await _send(subscriber.socket, _ENCODER.encode({"type": "picture"} | content))
            subscriber.since = content["seq"]
            await changed.wait()

    async def _send_notices(self, subscriber: Subscriber) -> None:
        while True:
            await _send(subscriber.socket, await subscriber.notices.get())

    async def _listen(self, subscriber: Subscriber) -> None:
        """Read what comes, or a closed connection would never be noticed."""
        while True:
            try:
                msgspec.json.decode(await subscriber.socket.receive_text(), type=Ping)
            except (msgspec.DecodeError, KeyError, UnicodeError):
                await _close(subscriber.socket, BAD_HELLO, "only a ping is understood here")
                return
            subscriber.notice({"type": "pong"})


async def _send(socket: WebSocket, content: bytes) -> None:
    # Not wait_for: in Python 3.11 it loses a cancellation that comes at the very moment the text is out, and whoever
    # cancelled waits for ever.
    async with asyncio.timeout(SEND_TIMEOUT):
        await socket.send_text(content.decode())


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):
        if socket.client_state == WebSocketState.CONNECTED:
            await _send(socket, _ENCODER.encode({"type": "bye", "reason": reason}))
            await socket.close(code, reason)
