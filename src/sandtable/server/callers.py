"""Who sends a request: a token is turned into a seat at a table, or refused."""

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

import msgspec
from fastapi import Depends, Header, Path, Request
from fastapi.responses import JSONResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from sandtable.core.errors import SandtableError
from sandtable.server import bodies
from sandtable.server.autoplay import AutoPlay
from sandtable.server.payloads import table_payload
from sandtable.server.seating import Seating
from sandtable.server.tables import LiveTable, Tables
from sandtable.server.tokens import Grant, is_token
from sandtable.server.updates import Updates

T = TypeVar("T")

MINIMAL: Final = "return=minimal"
"""The preference (RFC 7240) of callers who get the payload over their socket and need no second copy of it."""


class UnknownToken(SandtableError):
    """There is no token, or it gives access to nothing."""

    def __init__(self) -> None:
        super().__init__("this link opens no table here; ask for a new one", "error-no-door")


class Forbidden(SandtableError):
    """The token is valid, but not for this."""


class Json(JSONResponse):
    """A response, encoded fast. The models in ``bodies`` describe it, and the tests check it against them."""

    def render(self, content: Any) -> bytes:
        """As bytes."""
        return msgspec.json.encode(content)


class Services:
    """The parts of the server that requests are passed on to."""

    def __init__(self, tables: Tables, seating: Seating, autoplay: AutoPlay, updates: Updates) -> None:
        self.tables = tables
        self.seating = seating
        self.autoplay = autoplay
        self.updates = updates


def services_of(request: Request) -> Services:
    """The services of the server that received this request."""
    services: Services = request.app.state.services
    return services


bearer = HTTPBearer(auto_error=False, description="the token of a seat, or one for watching")
InServer = Annotated[Services, Depends(services_of)]
TableId = Annotated[str, Path(max_length=64)]


class Caller:
    """Somebody who sends a request about a table: a seat, or a spectator."""

    def __init__(self, services: Services, live: LiveTable, grant: Grant) -> None:
        self.services = services
        self.live = live
        self.seat = grant.seat
        self.minimal = False
        """True if the caller wants no payload in the answer to a command."""

    async def payload(self, since: int = 0) -> dict[str, Any]:
        """What the caller sees now, with the events from the log entry ``since`` on."""
        tables = self.services.tables
        data = await tables.seat_data(self.live, self.seat) if self.seat >= 0 else None
        async with tables.holding(self.live) as live:
            return table_payload(live, self.seat, self.services.updates.connected(live), data, since)

    async def change(self, work: Callable[[LiveTable], T], expect: int) -> tuple[T, int]:
        """Change the table; returns the result, and the length of the log that this change led to."""

        def counted(live: LiveTable) -> tuple[T, int]:
            return work(live), len(live.table.log)

        self.live, found = await self.services.tables.change(self.live.id, counted, expect, self.seat)
        return found

    async def done(self, seq: int | None = None, since: int = 0, **more: Any) -> Json:
        """The answer to a command: a payload with the events from ``since`` on, unless it comes over the socket anyway.

        ``seq`` is the length of the log after the command, if the command wrote to it.
        """
        if not self.minimal:
            return Json(await self.payload(since) | more)
        if seq is None:
            async with self.services.tables.holding(self.live) as live:
                seq = len(live.table.log)
        return Json({"seq": seq} | more, headers={"Preference-Applied": MINIMAL})


async def viewer(
    services: InServer, table: TableId, given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
) -> Caller:
    """Anybody with a link to this table."""
    token = "" if given is None else given.credentials
    grant = await services.tables.grant(token) if is_token(token) else None
    if grant is None or grant.kind == "invite":
        raise UnknownToken
    if grant.table != table:
        raise Forbidden("this link belongs to another table", "error-other-table")
    return Caller(services, await services.tables.open(table), grant)


async def player(caller: Annotated[Caller, Depends(viewer)]) -> Caller:
    """Somebody with a seat."""
    if caller.seat < 0:
        raise Forbidden("this link is for looking on; only a seat may do this", "error-only-seats")
    return caller


async def commander(
    caller: Annotated[Caller, Depends(player)], prefer: Annotated[str, Header(max_length=200)] = ""
) -> Caller:
    """Somebody with a seat who changes something; with ``return=minimal`` they are not sent the result twice."""
    caller.minimal = MINIMAL in (one.strip().lower() for one in prefer.split(","))
    return caller


Viewer = Annotated[Caller, Depends(viewer)]
Player = Annotated[Caller, Depends(player)]
Commander = Annotated[Caller, Depends(commander)]

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": bodies.Problem, "description": words}
    for status, words in {
        400: "not understood, or not allowed by the rules",
        404: "no such thing",
        408: "too slow",
        409: "not now",
        413: "too large",
        422: "fields are wrong or unknown",
        429: "too many at once",
        503: "not possible at the moment",
    }.items()
}
"""What every command may answer instead."""
WITH_TOKEN: Final[dict[int | str, dict[str, Any]]] = REFUSALS | {
    401: {"model": bodies.Problem, "description": "no or unknown token"},
    403: {"model": bodies.Problem, "description": "not with this token"},
}
"""The same for commands that need a token."""
