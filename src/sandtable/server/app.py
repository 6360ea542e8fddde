"""The server as an application: rooms wired together, errors made into sentences."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from sandtable.core.errors import NotNow, SandtableError
from sandtable.server import api, lectern, pages
from sandtable.server.feed import Feed
from sandtable.server.hall import Hall, NoTable, StoreTrouble
from sandtable.server.host import Host
from sandtable.server.limits import COMMANDS, COSTLY, Rate, error_body, guard, sentence_body
from sandtable.server.store import Conflict, Store
from sandtable.server.thinkers import Thinkers, ThinkingFailed

STATUS: Final[tuple[tuple[type[SandtableError], int], ...]] = (
    (api.Unknown, 401),
    (api.Forbidden, 403),
    (NoTable, 404),
    (Conflict, 409),
    (NotNow, 409),
    (StoreTrouble, 503),
    (ThinkingFailed, 503),
)

NO_JSON: Final = ("error-json", "the body is not JSON, or it is damaged")

log = logging.getLogger(__name__)


def make_app(
    store: Store,
    workers: int | None = None,
    commands: Rate | None = COMMANDS,
    costly: Rate | None = COSTLY,
    closing: asyncio.Event | None = None,
    proxies: Sequence[str] = (),
) -> ASGIApp:
    """The whole server around a store. It closes the store when it ends; ``closing`` tells viewers before."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(store)
        host = Host(hall, Thinkers(workers))
        feed = Feed(hall, closing)
        host.on_thinking = feed.thinks
        host.on_said = feed.said
        app.state.room = api.Room(hall, host, feed)
        yield
        feed.close()
        await host.close()
        hall.close()

    app = FastAPI(
        title="Sandtable",
        version="1",
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        description="Tables of board wargames. What the parts mean is in docs/wire.md.",
    )
    app.include_router(api.lobby)
    app.include_router(api.tables)
    app.include_router(lectern.lobby)
    app.include_router(lectern.tables)
    app.include_router(pages.pages)
    if pages.FOLDER.is_dir():
        app.mount("/static", pages.Static(directory=pages.FOLDER))

    @app.websocket("/api/tables/{table}/feed")
    async def feed(socket: WebSocket, table: str) -> None:
        room: api.Room = socket.app.state.room
        await room.feed.attend(socket, table)

    app.add_exception_handler(SandtableError, on_error)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_crash)
    return guard(app, pages.policy(pages.index()), commands, costly, proxies=proxies)


def _refusal(status: int, body: dict[str, Any]) -> Response:
    return Response(msgspec.json.encode(body), status_code=status, media_type="application/json")


async def on_error(request: Request, error: Exception) -> Response:
    """What a person did cannot be done: one sentence."""
    assert isinstance(error, SandtableError)
    status = next((status for kind, status in STATUS if isinstance(error, kind)), 400)
    ban = getattr(error, "ban", None)
    return _refusal(status, {"error": sentence_body(error.said) | {"rule": "" if ban is None else ban.rule}})


async def on_invalid(request: Request, error: Exception) -> Response:
    """Fields that are wrong: the first of them is named."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return _refusal(400, error_body(*NO_JSON))
    place = ".".join(str(part) for part in first["loc"][1:]) or "the body"
    problem = str(first["msg"])
    text = f"{place}: {problem[:1].lower()}{problem[1:]}"
    return _refusal(422, error_body("error-field", text, field=place, problem=problem))


async def on_http(request: Request, error: Exception) -> Response:
    """Addresses and methods that do not exist."""
    assert isinstance(error, HTTPException)
    known = {
        400: NO_JSON,  # what cannot be unpacked, is nested too deeply, or is no text
        404: ("error-no-address", "there is nothing at this address"),
        405: ("error-method", "not by this method"),
    }
    message, text = known.get(error.status_code, ("", str(error.detail)))
    response = _refusal(error.status_code, error_body(message, text))
    response.headers.update(error.headers or {})
    return response


async def on_crash(request: Request, error: Exception) -> Response:
    """A mistake of ours: it goes into the log, and nobody outside sees more than this."""
    log.error("%s %s broke down", request.method, request.scope.get("route", request.url.path), exc_info=error)
    body = error_body("error-crash", "something went wrong here; the game is as it was before")
    return _refusal(500, body)
