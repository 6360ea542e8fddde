"""Requests that concern no particular table: which games there are, setting tables up, joining, my games."""

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response

from sandtable.bots import bot_names
from sandtable.core.errors import BadInput
from sandtable.core.game import Option
from sandtable.core.registry import game as find_game
from sandtable.core.registry import game_names
from sandtable.lessons.tutor import lesson_of
from sandtable.server import bodies, game_ui, user_files
from sandtable.server.advisers import opponent
from sandtable.server.boards import board_address
from sandtable.server.callers import REFUSALS, InServer, Json, Services
from sandtable.server.payloads import summary
from sandtable.server.tokens import Grant
from sandtable.table.table import BOT
from sandtable.text.messages import FALLBACK, Texts, languages
from sandtable.text.wording import CORE

NOT_FOR_BROWSERS: Final = ("arena", "cli", "digest", "examples", "help", "learn", "tui")
"""Text files of other parts of the program, which a browser need not load."""

routes = APIRouter(prefix="/api", responses=REFUSALS, default_response_class=Json, tags=["lobby"])


@routes.get("/health", response_model=bodies.Health)
async def health() -> Json:
    """True as long as the server is alive."""
    return Json({"ok": True})


@routes.get("/games", response_model=list[bodies.GameBody])
async def games() -> Json:
    """What can be played here."""
    return Json([game_payload(name) for name in game_names()])


@lru_cache(maxsize=64)
def game_payload(name: str) -> dict[str, Any]:
    """A game as the lobby shows it."""
    game = find_game(name)
    rules = game.rules()
    presets = game_ui.presets(name)
    return {
        "name": name,
        "title": game.title,
        "options": option_bodies(game.options),
        "seats": list(rules.seats),
        "bots": bot_names(name),
        "presets": default_presets(rules.seats, name) if presets is None else presets,
        "lesson": lesson_of(name) is not None,
        "files": game.files,
        "makers": [{"name": one.name, "choices": option_bodies(one.choices)} for one in game.makers()],
        "board": board_address(game),
        "picture": game_ui.picture(game),
    }


def option_bodies(options: Sequence[Option]) -> list[dict[str, Any]]:
    """Options as they are sent."""
    return [{"name": one.name, "default": one.default, "choices": one.choices, "rule": one.rule} for one in options]


def default_presets(seats: Sequence[str], game: str) -> list[dict[str, Any]]:
    """What is offered for a game that does not say itself."""
    bot = BOT + opponent(game)
    rest = len(seats) - 1
    ways = {"rookie": [bot] * rest, "two": ["me"] * rest, "friend": ["open"] * rest}
    return [{"id": name, "options": {}, "seats": ["me", *others]} for name, others in ways.items()]


@routes.get("/games/{game}/locale/{language}.ftl", response_class=Response)
async def locale(game: Annotated[str, Path(max_length=64)], language: Annotated[str, Path(max_length=16)]) -> Response:
    """All messages of the platform and of a game in one language."""
    return Response(messages(game, language), media_type="text/plain; charset=utf-8")


@lru_cache(maxsize=64)
def messages(game: str, language: str) -> str:
    """The text of the Fluent files; if both have a message, the game's own comes last and counts."""
    packages = [CORE, find_game(game).package]
    known = languages(packages)
    if language not in known:
        names = ", ".join(known)
        raise BadInput(f'there are no texts in "{language}"; known are {names}', "error-no-language", names=names)
    found: list[str] = []
    for package in packages:
        folder = files(package).joinpath("locale", language)
        places = sorted(folder.iterdir(), key=lambda place: place.name) if folder.is_dir() else []
        for place in places:
            stem, dot, ending = place.name.partition(".")
            if dot and ending == "ftl" and stem not in NOT_FOR_BROWSERS:
                found.append(place.read_text(encoding="utf-8"))
    return "\n".join(found)


@routes.get("/games/{game}/rules", response_model=list[bodies.RuleNumber])
async def rule_numbers(game: Annotated[str, Path(max_length=64)]) -> Json:
    """The numbers of a game's rules, in order."""
    texts = Texts(FALLBACK, [find_game(game).package])
    ids = [name.removeprefix("rule-") for name in texts.ids() if name.startswith("rule-")]
    return Json([{"number": name.replace("-", ".")} for name in ids])


@routes.post("/seats-of", response_model=bodies.Seats)
async def seats_of(body: bodies.SeatsOf) -> Json:
    """The seats of a table with these options."""
    return Json({"seats": list(find_game(body.game).rules(body.options).seats)})


@routes.post("/check", response_model=bodies.Checked)
async def check(body: bodies.Settings) -> Json:
    """What can be chosen with these data files, and who sits there; a file that breaks a rule is refused."""
    files = user_files.sent(body.files)
    return Json(await asyncio.to_thread(user_files.checked, body.game, body.options, files))


@routes.post("/make", response_model=bodies.MadeBody)
async def make(body: bodies.Make) -> Json:
    """Let a game make up data files."""
    return Json(await asyncio.to_thread(user_files.made, body.game, body.maker, body.choices, body.seed))


@routes.post("/tables", response_model=bodies.Created, status_code=201)
async def create(body: bodies.NewTable, services: InServer) -> Json:
    """Set a table up."""
    made = await services.seating.set_up(
        body.game,
        body.options,
        body.seats,
        body.name,
        body.undo,
        body.pace,
        body.seed,
        user_files.sent(body.files),
    )
    return Json(made, status_code=201)


FILE: Final = {
    "requestBody": {
        "required": True,
        "description": "a file of Sandtable: a table, or a whole record",
        "content": {"application/json": {"schema": {"type": "object"}}},
    }
}


@routes.post("/tables/import", response_model=bodies.Created, status_code=201, openapi_extra=FILE)
async def import_file(
    request: Request,
    services: InServer,
    name: Annotated[str, Query(min_length=1, max_length=40)],
    seats: Annotated[str, Query(max_length=400)] = "",
) -> Json:
    """Play on with a game from a file; ``seats`` are separated by commas, and all mine if left out."""
    listed = [one.strip() for one in seats.split(",")] if seats else []
    return Json(await services.seating.import_file(await request.body(), listed, name), status_code=201)


@routes.post("/join", response_model=bodies.Joined)
async def join(body: bodies.Join, services: InServer) -> Json:
    """Take an open seat."""
    return Json(await services.seating.join(body.invite, body.name))


@routes.post("/invited", response_model=bodies.Summary)
async def invited(body: bodies.Invited, services: InServer) -> Json:
    """The game an invitation is for, and who plays it; the seat stays open."""
    return Json(await _summary(services, await services.seating.invitation(body.invite)))


@routes.post("/mine", response_model=list[bodies.Summary | None])
async def mine(body: bodies.Mine, services: InServer) -> Json:
    """My games, in the order of the tokens; null for a token that gives access to nothing."""
    found: list[dict[str, Any] | None] = []
    for token in body.tokens:
        grant = await services.tables.grant(token)
        found.append(None if grant is None or grant.kind == "invite" else await _summary(services, grant))
    return Json(found)


async def _summary(services: Services, grant: Grant) -> dict[str, Any]:
    live = await services.tables.open(grant.table)
    async with live.lock:
        return summary(live, grant.seat, services.updates.connected(live))
