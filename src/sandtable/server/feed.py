"""The feed: one socket a viewer, which gets a new picture after every change.

A viewer remembers what he was sent last. However many changes happen while he is being sent something, the next
picture has all their events, so a slow line delays nobody and misses nothing.
"""

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from fastapi import WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from sandtable.server.doors import Door, is_token
from sandtable.server.hall import Hall, Live, NoTable
from sandtable.server.store import Line
from sandtable.server.viewing import picture

HELLO_WITHIN: Final = 10.0
SEND_WITHIN: Final = 30.0
LONGEST_HELLO: Final = 4096
BAD_HELLO: Final = 4400
NO_DOOR: Final = 4401
GOING_AWAY: Final = 1001
TOO_MANY: Final = 4429

log = logging.getLogger(__name__)
_ENCODER: Final = msgspec.json.Encoder()


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """The first message of a viewer."""

    token: str
    since: int = 0


class Ping(msgspec.Struct, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    """The only other thing a viewer may say."""


class Viewer:
    """One socket."""

    def __init__(self, socket: WebSocket, door: Door, since: int) -> None:
        self.socket = socket
        self.door = door
        self.since = since
        self.notices: asyncio.Queue[bytes] = asyncio.Queue(maxsize=256)
        """Small messages: presence, thinking, chat."""
        self.sent_thinking: tuple[int, ...] = ()

    @property
    def seat(self) -> int:
        """Which seat, or ``SPECTATOR``."""
        return self.door.seat

    def notice(self, content: dict[str, Any]) -> None:
        """Queue a small message; a viewer who takes none any more loses them, never pictures."""
        with contextlib.suppress(asyncio.QueueFull):
            self.notices.put_nowait(_ENCODER.encode(content))


class Feed:
    """Everybody who is connected."""

    def __init__(self, hall: Hall, closing: asyncio.Event | None = None, most: int = 5000) -> None:
        """When ``closing`` is set, everybody is told goodbye."""
        self.hall = hall
        self.most = most
        self._viewers: dict[str, set[Viewer]] = {}
        self._count = 0
        self.closing = closing or asyncio.Event()
        hall.in_use = self._viewers.__contains__

    def here(self, live: Live) -> list[bool]:
        """Who of the seats is connected."""
        present = {viewer.seat for viewer in self._viewers.get(live.id, ())}
        return [seat in present for seat in range(len(live.table.rules.seats))]

    def watching(self, table: str) -> int:
        """How many look on."""
        return sum(viewer.seat < 0 for viewer in self._viewers.get(table, ()))

    def said(self, live: Live, line: Line) -> None:
        """Somebody said something: all seats hear it, onlookers do not."""
        for viewer in self._viewers.get(live.id, ()):
            if viewer.seat >= 0:
                viewer.notice({"type": "chat"} | msgspec.structs.asdict(line))

    def presence(self, live: Live) -> None:
        """Somebody came or went."""
        content = {"type": "presence", "here": self.here(live), "watching": self.watching(live.id)}
        for viewer in self._viewers.get(live.id, ()):
            viewer.notice(content)

    def thinks(self, live: Live) -> None:
        """Bots began or ended thinking."""
        for viewer in self._viewers.get(live.id, ()):
            viewer.notice({"type": "thinking", "seats": sorted(live.thinking)})

    def close(self) -> None:
        """Say goodbye to everybody."""
        self.closing.set()

    # One viewer's life

    async def attend(self, socket: WebSocket, table: str) -> None:
        """Serve a socket until it closes."""
        await socket.accept()
        if self._count >= self.most:
            await _bye(socket, TOO_MANY, "too many viewers")
            return
        self._count += 1
        try:
            viewer = await self._greet(socket, table)
            if viewer is not None:
                await self._serve(viewer, await self.hall.open(table))
        except NoTable:
            await _bye(socket, NO_DOOR, "no such table")
        except WebSocketDisconnect:
            pass
        finally:
            self._count -= 1

    async def _greet(self, socket: WebSocket, table: str) -> Viewer | None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                text = await socket.receive_text()
            if len(text) > LONGEST_HELLO:
                raise msgspec.DecodeError("too long")
            hello = msgspec.json.decode(text, type=Hello)
        except (TimeoutError, KeyError, msgspec.DecodeError, UnicodeError):
            await _bye(socket, BAD_HELLO, "the first message is the token and since")
            return None
        door = await self.hall.door(hello.token) if is_token(hello.token) else None
        if door is None or door.kind == "invite" or door.table != table:
            await _bye(socket, NO_DOOR, "unknown token")
            return None
        return Viewer(socket, door, max(0, hello.since))

    async def _serve(self, viewer: Viewer, live: Live) -> None:
        self._viewers.setdefault(live.id, set()).add(viewer)
        self.presence(live)
        tasks = [
            asyncio.create_task(self._pictures(viewer, live)),
            asyncio.create_task(self._notices(viewer)),
            asyncio.create_task(self._listen(viewer)),
            asyncio.create_task(self.closing.wait()),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._leave(viewer, live)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError | TimeoutError | OSError):
                log.error("table %s: a viewer's feed broke", live.id, exc_info=error)
        if self.closing.is_set():
            await _bye(viewer.socket, GOING_AWAY, "the server is closing")

    def _leave(self, viewer: Viewer, live: Live) -> None:
        viewers = self._viewers.get(live.id, set())
        viewers.discard(viewer)
        if not viewers:
            self._viewers.pop(live.id, None)
        self.presence(live)

    async def _pictures(self, viewer: Viewer, live: Live) -> None:
        while True:
            changed = live.changed
            async with self.hall.holding(live):
                own = await self.hall.own(live, viewer.seat) if viewer.seat >= 0 else None
                content = picture(live, viewer.seat, self.here(live), own, since=viewer.since)
            await _send(viewer.socket, _ENCODER.encode({"type": "picture"} | content))
            viewer.since = content["seq"]
            await changed.wait()

    async def _notices(self, viewer: Viewer) -> None:
        while True:
            await _send(viewer.socket, await viewer.notices.get())

    async def _listen(self, viewer: Viewer) -> None:
        """Somebody has to read, or a closed line is never noticed."""
        while True:
            try:
                msgspec.json.decode(await viewer.socket.receive_text(), type=Ping)
            except (msgspec.DecodeError, KeyError, UnicodeError):
                await _bye(viewer.socket, BAD_HELLO, "only a ping is understood here")
                return
            viewer.notice({"type": "pong"})


async def _send(socket: WebSocket, content: bytes) -> None:
    # Not wait_for: in Python 3.11 it forgets that it was cancelled if the text is out at the same moment, and whoever
    # cancelled waits for ever.
    async with asyncio.timeout(SEND_WITHIN):
        await socket.send_text(content.decode())


async def _bye(socket: WebSocket, code: int, reason: str) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):
        if socket.client_state == WebSocketState.CONNECTED:
            await _send(socket, _ENCODER.encode({"type": "bye", "reason": reason}))
            await socket.close(code, reason)
