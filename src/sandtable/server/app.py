"""The server as an ASGI application: its parts wired together, and errors turned into sentences."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from pydantic.json_schema import models_json_schema
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from sandtable.core.errors import NotNow, SandtableError
from sandtable.server import boards, frames, lesson_api, lobby_api, pages, table_api
from sandtable.server.autoplay import AutoPlay
from sandtable.server.bot_workers import BotFailed, BotWorkers
from sandtable.server.callers import Forbidden, Services, UnknownToken
from sandtable.server.limits import COMMANDS, COSTLY, Rate, error_body, guard, sentence_body
from sandtable.server.seating import Seating
from sandtable.server.store import Conflict, Store
from sandtable.server.tables import NoTable, StoreFailed, Tables
from sandtable.server.updates import Updates

STATUS: Final[tuple[tuple[type[SandtableError], int], ...]] = (
    (UnknownToken, 401),
    (Forbidden, 403),
    (NoTable, 404),
    (Conflict, 409),
    (NotNow, 409),
    (StoreFailed, 503),
    (BotFailed, 503),
)

NO_JSON: Final = ("error-json", "the body is not JSON, or it is damaged")

log = logging.getLogger(__name__)


class Application(FastAPI):
    """The addresses of the server. Its OpenAPI document describes the frames of the feed as well."""

    def __init__(self, lifespan: Callable[[FastAPI], AbstractAsyncContextManager[None]] | None = None) -> None:
        super().__init__(
            title="Sandtable",
            version="1",
            lifespan=lifespan,
            openapi_url="/api/openapi.json",
            docs_url=None,
            redoc_url=None,
            description="Tables of board wargames. What the parts mean is in docs/wire.md.",
        )
        for router in (
            lobby_api.routes,
            table_api.routes,
            lesson_api.lobby_routes,
            lesson_api.table_routes,
            pages.pages,
            boards.boards,
        ):
            self.include_router(router)

    def openapi(self) -> dict[str, Any]:
        """The document; made once."""
        if self.openapi_schema is None:
            schemas = super().openapi()["components"]["schemas"]
            _, described = models_json_schema(frames.DESCRIBED, ref_template="#/components/schemas/{model}")
            for name, schema in described["$defs"].items():
                schemas.setdefault(name, schema)
        assert self.openapi_schema is not None
        return self.openapi_schema


def make_app(
    store: Store,
    workers: int | None = None,
    commands: Rate | None = COMMANDS,
    costly: Rate | None = COSTLY,
    closing: asyncio.Event | None = None,
    proxies: Sequence[str] = (),
) -> ASGIApp:
    """The whole server on top of a store, which it closes in the end; ``closing`` closes the viewers' sockets first."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        tables = Tables(store)
        autoplay = AutoPlay(tables, BotWorkers(workers))
        updates = Updates(tables, closing)
        autoplay.on_thinking = updates.thinking
        autoplay.on_chat = updates.chat
        app.state.services = Services(tables, Seating(tables), autoplay, updates)
        yield
        updates.close()
        await autoplay.close()
        tables.close()

    app = Application(lifespan)
    if pages.FOLDER.is_dir():
        app.mount("/static", pages.Static(directory=pages.FOLDER))

    @app.websocket("/api/tables/{table}/feed")
    async def feed(socket: WebSocket, table: str) -> None:
        services: Services = socket.app.state.services
        await services.updates.serve(socket, table)

    app.add_exception_handler(SandtableError, on_error)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_crash)
    return guard(app, pages.policy(pages.index()), commands, costly, proxies=proxies)


def _refusal(status: int, body: dict[str, Any]) -> Response:
    return Response(msgspec.json.encode(body), status_code=status, media_type="application/json")


async def on_error(request: Request, error: Exception) -> Response:
    """What was asked for cannot be done: one sentence says why."""
    assert isinstance(error, SandtableError)
    status = next((status for kind, status in STATUS if isinstance(error, kind)), 400)
    ban = getattr(error, "ban", None)
    return _refusal(status, {"error": sentence_body(error.said) | {"rule": "" if ban is None else ban.rule}})


async def on_invalid(request: Request, error: Exception) -> Response:
    """Some fields are wrong: name the first of them."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return _refusal(400, error_body(*NO_JSON))
    place = ".".join(str(part) for part in first["loc"][1:]) or "the body"
    problem = str(first["msg"])
    text = f"{place}: {problem[:1].lower()}{problem[1:]}"
    return _refusal(422, error_body("error-field", text, field=place, problem=problem))


async def on_http(request: Request, error: Exception) -> Response:
    """The address or method does not exist."""
    assert isinstance(error, HTTPException)
    known = {
        400: NO_JSON,  # it cannot be decompressed or decoded, or is nested too deeply
        404: ("error-no-address", "there is nothing at this address"),
        405: ("error-method", "not by this method"),
    }
    message, text = known.get(error.status_code, ("", str(error.detail)))
    response = _refusal(error.status_code, error_body(message, text))
    response.headers.update(error.headers or {})
    return response


async def on_crash(request: Request, error: Exception) -> Response:
    """A bug: the details go into the log, and nobody outside sees more than this."""
    log.error("%s %s broke down", request.method, request.scope.get("route", request.url.path), exc_info=error)
    body = error_body("error-crash", "something went wrong here; the game is as it was before")
    return _refusal(500, body)
