"""The commands over HTTP: each checks who asks, does one thing to one table, and answers with what he may see."""

import asyncio
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import JSONResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from sandtable.bots import bot_names
from sandtable.core import save
from sandtable.core.errors import BadInput, NotNow, SandtableError
from sandtable.core.registry import game as find_game
from sandtable.core.registry import game_names
from sandtable.server import bodies, pictures, viewing
from sandtable.server.doors import Door, is_token
from sandtable.server.feed import Feed
from sandtable.server.hall import Hall, Live
from sandtable.server.host import ADVISER, Host, find_seat, has_adviser
from sandtable.texts import FALLBACK, Texts, languages
from sandtable.tutor import lesson_of
from sandtable.wording import CORE

ELSEWHERE: Final = ("arena", "cli", "digest", "examples", "help", "learn", "tui")
"""Text files of other faces of the program, which a browser need not load."""


class Unknown(SandtableError):
    """No token, or one that opens nothing."""

    def __init__(self) -> None:
        super().__init__("this link opens no table here; ask for a new one", "error-no-door")


class Forbidden(SandtableError):
    """The token is good, but not for this."""


class Json(JSONResponse):
    """An answer, encoded fast. The models of ``bodies`` describe it; the tests hold it against them."""

    def render(self, content: Any) -> bytes:
        """As bytes."""
        return msgspec.json.encode(content)


class Room:
    """All that the commands work with."""

    def __init__(self, hall: Hall, host: Host, feed: Feed) -> None:
        self.hall = hall
        self.host = host
        self.feed = feed


def room_of(request: Request) -> Room:
    """The room of the server that got this request."""
    room: Room = request.app.state.room
    return room


bearer = HTTPBearer(auto_error=False, description="the token of a seat, or one for looking on")
InRoom = Annotated[Room, Depends(room_of)]
TableId = Annotated[str, Path(max_length=64)]


class At:
    """A viewer at a table."""

    def __init__(self, room: Room, live: Live, door: Door) -> None:
        self.room = room
        self.live = live
        self.seat = door.seat

    async def picture(self, since: int = 0) -> dict[str, Any]:
        """What he sees now."""
        own = await self.room.hall.own(self.live, self.seat) if self.seat >= 0 else None
        async with self.room.hall.holding(self.live) as live:
            return viewing.picture(live, self.seat, self.room.feed.here(live), own, since)

    async def change(self, work: Callable[[Live], Any], expect: int | None) -> dict[str, Any]:
        """Do something and show what came of it, from where the player had looked."""
        before = len(self.live.table.log) if expect is None else expect
        self.live, _ = await self.room.hall.change(self.live.id, work, expect, self.seat)
        return await self.picture(before)


async def viewer(
    room: InRoom, table: TableId, given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
) -> At:
    """Anybody with a link to this table."""
    token = "" if given is None else given.credentials
    door = await room.hall.door(token) if is_token(token) else None
    if door is None or door.kind == "invite":
        raise Unknown
    if door.table != table:
        raise Forbidden("this link belongs to another table", "error-other-table")
    return At(room, await room.hall.open(table), door)


async def player(at: Annotated[At, Depends(viewer)]) -> At:
    """Somebody with a seat."""
    if at.seat < 0:
        raise Forbidden("this link is for looking on; only a seat may do this", "error-only-seats")
    return at


Viewer = Annotated[At, Depends(viewer)]
Player = Annotated[At, Depends(player)]

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
BEHIND_A_DOOR: Final[dict[int | str, dict[str, Any]]] = {
    401: {"model": bodies.Problem, "description": "no or unknown token"},
    403: {"model": bodies.Problem, "description": "not with this token"},
}

lobby = APIRouter(prefix="/api", responses=REFUSALS, default_response_class=Json, tags=["lobby"])
tables = APIRouter(
    prefix="/api/tables/{table}", responses=REFUSALS | BEHIND_A_DOOR, default_response_class=Json, tags=["table"]
)


# The lobby


@lobby.get("/health", response_model=bodies.Health)
async def health() -> Json:
    """Alive."""
    return Json({"ok": True})


@lobby.get("/games", response_model=list[bodies.GameBody])
async def games() -> Json:
    """What can be played here."""
    return Json([described(name) for name in game_names()])


@lru_cache(maxsize=64)
def described(name: str) -> dict[str, Any]:
    """A game for the lobby."""
    game = find_game(name)
    module = pictures.browser_of(game.package)
    rules = game.rules()
    presets = list(module.PRESETS) if module is not None else default_presets(rules.seats, name)
    return {
        "name": name,
        "title": game.title,
        "options": [
            {"name": one.name, "default": one.default, "choices": one.choices, "rule": one.rule} for one in game.options
        ],
        "seats": list(rules.seats),
        "bots": bot_names(name),
        "presets": presets,
        "lesson": lesson_of(name) is not None,
    }


def default_presets(seats: Sequence[str], game: str) -> list[dict[str, Any]]:
    """What is offered for a game that says nothing itself."""
    bot = f"bot:{ADVISER if has_adviser(game) else 'random'}"
    rest = len(seats) - 1
    ways = {"rookie": [bot] * rest, "two": ["me"] * rest, "friend": ["open"] * rest}
    return [{"id": name, "options": {}, "seats": ["me", *others]} for name, others in ways.items()]


@lobby.get("/games/{game}/locale/{language}.ftl", response_class=Response)
async def locale(game: Annotated[str, Path(max_length=64)], language: Annotated[str, Path(max_length=16)]) -> Response:
    """All messages of the platform and a game in a language."""
    return Response(messages(game, language), media_type="text/plain; charset=utf-8")


@lru_cache(maxsize=64)
def messages(game: str, language: str) -> str:
    """The text of the Fluent files; where both know a message the game's own comes last and counts."""
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
            if dot and ending == "ftl" and stem not in ELSEWHERE:
                found.append(place.read_text(encoding="utf-8"))
    return "\n".join(found)


@lobby.get("/games/{game}/rules", response_model=list[bodies.RuleNumber])
async def rule_numbers(game: Annotated[str, Path(max_length=64)]) -> Json:
    """The numbers of a game's rules, in their order."""
    texts = Texts(FALLBACK, [find_game(game).package])
    ids = [name.removeprefix("rule-") for name in texts.ids() if name.startswith("rule-")]
    return Json([{"number": name.replace("-", ".")} for name in ids])


@lobby.post("/seats-of", response_model=bodies.Seats)
async def seats_of(body: bodies.SeatsOf) -> Json:
    """Who sits at a table under some options."""
    return Json({"seats": list(find_game(body.game).rules(body.options).seats)})


@lobby.post("/tables", response_model=bodies.Created, status_code=201)
async def create(body: bodies.NewTable, room: InRoom) -> Json:
    """Set a table up."""
    made = await room.host.set_up(body.game, body.options, body.seats, body.name, body.undo, body.pace, body.seed)
    return Json(made, status_code=201)


FILE: Final = {
    "requestBody": {
        "required": True,
        "description": "a file of Sandtable: a table, or a whole record",
        "content": {"application/json": {"schema": {"type": "object"}}},
    }
}


@lobby.post("/tables/import", response_model=bodies.Created, status_code=201, openapi_extra=FILE)
async def take_in(
    request: Request,
    room: InRoom,
    name: Annotated[str, Query(min_length=1, max_length=40)],
    seats: Annotated[str, Query(max_length=400)] = "",
) -> Json:
    """Go on with a game from a file; ``seats`` are separated by commas, left out they are all mine."""
    sits = [one.strip() for one in seats.split(",")] if seats else []
    return Json(await room.host.take_in(await request.body(), sits, name), status_code=201)


@lobby.post("/join", response_model=bodies.Joined)
async def join(body: bodies.Join, room: InRoom) -> Json:
    """Take an open seat."""
    return Json(await room.host.join(body.invite, body.name))


@lobby.post("/invited", response_model=bodies.Summary)
async def invited(body: bodies.Invited, room: InRoom) -> Json:
    """The game an invitation is for, and who plays it; the seat stays open."""
    door = await room.host.invitation(body.invite)
    return Json(await _summary(room, door))


@lobby.post("/mine", response_model=list[bodies.Summary | None])
async def mine(body: bodies.Mine, room: InRoom) -> Json:
    """My games, in the order of the tokens; nothing for a token that opens nothing."""
    found: list[dict[str, Any] | None] = []
    for token in body.tokens:
        door = await room.hall.door(token)
        found.append(None if door is None or door.kind == "invite" else await _summary(room, door))
    return Json(found)


async def _summary(room: Room, door: Door) -> dict[str, Any]:
    live = await room.hall.open(door.table)
    async with live.lock:
        return viewing.summary(live, door.seat, room.feed.here(live))


# Looking


@tables.get("", response_model=bodies.PictureBody)
async def picture(at: Viewer) -> Json:
    """What I see now."""
    return Json(await at.picture())


@tables.get("/at/{seq}", response_model=bodies.PictureBody)
async def moment(at: Viewer, seq: Annotated[int, Path(ge=0, le=10_000_000)]) -> Json:
    """What I saw after the decision with this number."""
    async with at.live.lock:
        return Json(viewing.past_picture(at.live, at.seat, at.room.feed.here(at.live), seq))


@tables.get("/timeline", response_model=list[bodies.Moment])
async def timeline(at: Viewer) -> Json:
    """Every decision that counts."""
    async with at.live.lock:
        return Json(pictures.timeline(at.live.table, viewing.viewer_of(at.seat)))


@tables.get("/glossary", response_model=bodies.Glossary)
async def glossary(at: Viewer) -> Json:
    """How things are called here."""
    return Json(pictures.glossary(at.live.table.rules))


@tables.get("/record", response_class=Response)
async def record(at: Viewer) -> Response:
    """A file: what I saw, or everything once the game is over."""
    async with at.room.hall.holding(at.live) as live:
        return _file(live, save.record_bytes(live.table.record_for(viewing.viewer_of(at.seat))))


@tables.post("/record", response_class=Response)
async def whole_record(body: bodies.Keys, at: Player) -> Response:
    """A file to go on from, with everything in it, if nobody else has a secret here; otherwise what I saw."""
    own = {at.seat}
    for token in body.tokens:
        door = await at.room.hall.door(token)
        if door is not None and door.kind == "seat" and door.table == at.live.id:
            own.add(door.seat)
    # Whoever joins does so under the same lock, so nobody sits down between the question and the file.
    async with at.room.hall.holding(at.live) as live:
        table = live.table
        if table.is_over() or not await at.room.host.peoples(live) <= own:
            return _file(live, save.record_bytes(table.record_for(at.seat)))
        return _file(live, save.table_bytes(table))


def _file(live: Live, content: bytes) -> Response:
    name = f"{live.table.rules.game}-{live.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type="application/json", headers=headers)


# Deciding


@tables.post("/orders", response_model=bodies.PictureBody)
async def submit(body: bodies.Submit, at: Player) -> Json:
    """Give an order, whole or not at all."""

    def work(live: Live) -> None:
        live.table.submit(at.seat, body.order)
        live.resting.discard(at.seat)

    return Json(await at.change(work, body.expect))


@tables.post("/draft", response_model=bodies.DraftBody)
async def draft(body: bodies.Parts, at: Player) -> Json:
    """The question after some parts of an order."""
    async with at.live.lock:
        _must_be_asked(at)
        return Json(pictures.drafted(at.live.table, at.seat, body.order))


@tables.post("/why", response_model=bodies.WhyNot)
async def why(body: bodies.Parts, at: Player) -> Json:
    """Why the last part of an order is not allowed."""
    async with at.live.lock:
        _must_be_asked(at)
        return Json(pictures.why_not(at.live.table, at.seat, body.order))


@tables.post("/odds", response_model=bodies.OddsBody)
async def odds(body: bodies.Parts, at: Viewer) -> Json:
    """How an attack, or the battle that is fought, is likely to end, from what this viewer knows."""
    rules = at.live.table.rules
    module = pictures.browser_of(find_game(rules.game).package)
    if module is None or not hasattr(module, "odds"):
        return Json({"odds": None})
    async with at.live.lock:
        view = at.live.table.view(viewing.viewer_of(at.seat))
    return Json({"odds": await asyncio.to_thread(module.odds, view, rules, body.order)})


@tables.post("/hint", response_model=bodies.Hint)
async def hint(body: bodies.Parts, at: Player) -> Json:
    """What a bot would say next."""
    async with at.live.lock:
        _must_be_asked(at)
        if not has_adviser(at.live.table.rules.game):
            raise NotNow("this game has nobody to ask for a hint", "error-no-adviser")
        thought = at.room.host.thought(at.live, at.seat, ADVISER, body.order)
    return Json({"words": await at.room.host.thinkers.part(thought), "bot": ADVISER})


def _must_be_asked(at: At) -> None:
    if at.live.table.is_over():
        raise NotNow("the game is over", "no-game-over")
    if at.seat not in at.live.table.asked():
        raise NotNow("it is not your turn to decide", "no-not-your-turn")


@tables.post("/undo", response_model=bodies.PictureBody)
async def undo(body: bodies.Expect, at: Player) -> Json:
    """Take back my last order, or ask the others to let me."""

    def work(live: Live) -> None:
        live.table.undo(at.seat)
        live.resting.add(at.seat)

    return Json(await at.change(work, body.expect))


@tables.post("/restart", response_model=bodies.PictureBody)
async def restart(body: bodies.Expect, at: Player) -> Json:
    """Take back all of my turn."""

    def work(live: Live) -> None:
        live.table.restart_turn(at.seat)
        live.resting.add(at.seat)

    return Json(await at.change(work, body.expect))


@tables.post("/undo/answer", response_model=bodies.PictureBody)
async def answer_undo(body: bodies.Agree, at: Player) -> Json:
    """Let somebody take back, or not."""
    return Json(await at.change(lambda live: live.table.answer_undo(at.seat, body.agree), body.expect))


@tables.post("/resign", response_model=bodies.PictureBody)
async def resign(body: bodies.Expect, at: Player) -> Json:
    """Give up."""
    return Json(await at.change(lambda live: live.table.resign(at.seat), body.expect))


@tables.post("/draw", response_model=bodies.PictureBody)
async def draw(body: bodies.Agree, at: Player) -> Json:
    """Offer, accept or decline to end undecided."""
    return Json(await at.change(lambda live: live.table.offer_draw(at.seat, body.agree), body.expect))


# Trying out


@tables.post("/try", response_model=bodies.TrialBody)
async def try_out(body: bodies.Try, at: Player) -> Json:
    """A sandbox of my own; nothing happens at the table."""
    async with at.live.lock:
        fork = at.live.table.fork(at.seat, body.seed)
    for one in body.orders:
        fork.submit(one.seat, one.order)
    return Json(pictures.tried(fork, body.draft))


@tables.post("/commit", response_model=bodies.PictureBody)
async def commit(body: bodies.Commit, at: Player) -> Json:
    """Do at the table what I tried first in the sandbox, as far as nothing unforeseen lies between."""

    def work(live: Live) -> int:
        fork = live.table.fork(at.seat, body.seed)
        for one in body.orders:
            fork.submit(one.seat, one.order)
        live.resting.discard(at.seat)
        return live.table.commit(fork)

    live, sent = await at.room.hall.change(at.live.id, work, body.expect, at.seat)
    return Json(await At(at.room, live, Door("seat", live.id, at.seat)).picture(body.expect) | {"committed": sent})


# Around the game


@tables.post("/rematch", response_model=bodies.Created)
async def rematch(at: Player, body: bodies.Nothing | None = None) -> Json:
    """The same again."""
    return Json(await at.room.host.rematch(at.live, at.seat))


@tables.post("/player", response_model=bodies.PictureBody)
async def set_player(body: bodies.WhoPlays, at: Player) -> Json:
    """Hand my seat to a bot, or take it back."""
    await at.room.host.set_player(at.live, at.seat, body.player)
    return Json(await at.picture())


@tables.post("/absent", response_model=bodies.PictureBody)
async def absent(body: bodies.Absent, at: Player) -> Json:
    """Vote that a bot plays for somebody who is away."""
    who = find_seat(at.live.table.rules, body.seat)
    here = at.room.feed.here(at.live)[who]
    await at.room.host.vote(at.live, at.seat, who, body.agree, here)
    return Json(await at.picture())


@tables.put("/standing", response_model=list[bodies.Standing])
async def standing(body: bodies.StandingAnswers, at: Player) -> Json:
    """Leave answers for questions to come."""
    answers = [one.model_dump() for one in body.answers]
    await at.room.hall.keep_own(at.live, at.seat, standing=answers)
    at.room.host.wake(at.live)
    at.room.hall.refresh(at.live)
    return Json(answers)


@tables.get("/chat", response_model=list[bodies.ChatLine])
async def chat(at: Player) -> Json:
    """What was said."""
    return Json(await at.room.hall.read(at.room.hall.store.chat, at.live.id))


@tables.post("/chat", response_model=list[bodies.ChatLine])
async def say(body: bodies.Say, at: Player) -> Json:
    """Say something to the other seats."""
    line = await at.room.hall.say(at.live, at.seat, body.text)
    at.room.feed.said(at.live, line)
    return Json([line])


@tables.get("/notes", response_model=bodies.Notes)
async def notes(at: Player) -> Json:
    """My notes."""
    return Json({"text": (await at.room.hall.own(at.live, at.seat)).notes})


@tables.put("/notes", response_model=bodies.Notes)
async def note(body: bodies.Notes, at: Player) -> Json:
    """Write my notes."""
    own = await at.room.hall.keep_own(at.live, at.seat, notes=body.text)
    return Json({"text": own.notes})
