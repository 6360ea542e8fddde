"""Requests about one table: each checks who asks, does one thing, and answers with what they may see."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Response

from sandtable.core.errors import BadInput, NotNow
from sandtable.server import bodies, game_ui, payloads
from sandtable.server.advisers import ADVISER, has_adviser
from sandtable.server.callers import WITH_TOKEN, Caller, Commander, Json, Player, Viewer
from sandtable.server.seating import find_seat
from sandtable.server.tables import LiveTable
from sandtable.table import save
from sandtable.table.draft import spelt
from sandtable.table.table import Table

INCOMPLETE: Final = "error-order-open"
"""The error about an order that needs further parts."""

routes = APIRouter(prefix="/api/tables/{table}", responses=WITH_TOKEN, default_response_class=Json, tags=["table"])


# Looking


@routes.get("", response_model=bodies.PictureBody)
async def now(caller: Viewer) -> Json:
    """What I see now."""
    return Json(await caller.payload())


@routes.get("/at/{seq}", response_model=bodies.PictureBody)
async def then(caller: Viewer, seq: Annotated[int, Path(ge=0, le=10_000_000)]) -> Json:
    """What I saw after the log entry with this number."""
    async with caller.live.lock:
        return Json(
            payloads.past_payload(caller.live, caller.seat, caller.services.updates.connected(caller.live), seq)
        )


@routes.get("/timeline", response_model=list[bodies.Moment])
async def timeline(caller: Viewer) -> Json:
    """Every decision that counts."""
    async with caller.live.lock:
        return Json(payloads.timeline(caller.live.table, payloads.viewer_of(caller.seat)))


@routes.get("/glossary", response_model=bodies.Glossary)
async def glossary(caller: Viewer) -> Json:
    """What things are called in this game."""
    return Json(payloads.glossary(caller.live.table.rules))


@routes.get("/record", response_class=Response)
async def record(caller: Viewer) -> Response:
    """A file: what I saw, or everything once the game is over."""
    async with caller.services.tables.holding(caller.live) as live:
        return _file(live, save.record_bytes(live.table.record_for(payloads.viewer_of(caller.seat))))


@routes.post("/record", response_class=Response)
async def whole_record(body: bodies.Keys, caller: Player) -> Response:
    """A file to play on from, with everything in it, if nobody else has a secret here; otherwise what I saw."""
    seats = {caller.seat}
    for token in body.tokens:
        grant = await caller.services.tables.grant(token)
        if grant is not None and grant.kind == "seat" and grant.table == caller.live.id:
            seats.add(grant.seat)
    # People join under the same lock, so nobody can sit down between the check and the file.
    async with caller.services.tables.holding(caller.live) as live:
        table = live.table
        if table.is_over() or not await caller.services.seating.seats_of_people(live) <= seats:
            return _file(live, save.record_bytes(table.record_for(caller.seat)))
        return _file(live, save.table_bytes(table))


def _file(live: LiveTable, content: bytes) -> Response:
    name = f"{live.table.rules.game_name}-{live.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type="application/json", headers=headers)


# Deciding


@routes.post("/orders", response_model=bodies.PictureBody | bodies.Done | bodies.DraftBody)
async def submit(body: bodies.Submit, caller: Commander) -> Json:
    """Give an order, whole or not at all; with ``draft``, an order that is not complete is answered as ``/draft`` does.

    So a client that does not know whether an order is complete need not ask first.
    """

    def work(live: LiveTable) -> dict[str, Any] | None:
        try:
            _submit(live.table, caller.seat, body.order)
        except BadInput as error:
            if body.draft and error.said.message == INCOMPLETE:
                return payloads.draft_payload(live.table, caller.seat, body.order)
            raise
        live.paused.discard(caller.seat)
        return None

    draft, seq = await caller.change(work, body.expect)
    return Json(draft) if draft is not None else await caller.done(seq, since=body.expect)


def _submit(table: Table, seat: int, order: str) -> None:
    """Submit an order. If it is not understood it is tried in lower case, since names have capitals on the screen."""
    try:
        table.submit(seat, order)
    except BadInput as error:
        small = order if error.said.message == INCOMPLETE else spelt(table.rules, order)
        if small == order:
            raise
        table.submit(seat, small)


@routes.post("/draft", response_model=bodies.DraftBody)
async def draft(body: bodies.Parts, caller: Player) -> Json:
    """The question after some parts of an order."""
    async with caller.live.lock:
        _must_be_asked(caller)
        return Json(payloads.draft_payload(caller.live.table, caller.seat, body.order))


@routes.post("/why", response_model=bodies.WhyNot)
async def why(body: bodies.Parts, caller: Player) -> Json:
    """Why the last part of an order is not allowed."""
    async with caller.live.lock:
        _must_be_asked(caller)
        return Json(payloads.ban_payload(caller.live.table, caller.seat, body.order))


@routes.post("/odds", response_model=bodies.OddsBody)
async def odds(body: bodies.Parts, caller: Viewer) -> Json:
    """How an attack, or the battle being fought, is likely to end, judging by what this viewer knows."""
    rules = caller.live.table.rules
    async with caller.live.lock:
        view = caller.live.table.view(payloads.viewer_of(caller.seat))
    return Json({"odds": await asyncio.to_thread(game_ui.odds, rules, view, body.order)})


@routes.post("/hint", response_model=bodies.Hint)
async def hint(body: bodies.Parts, caller: Player) -> Json:
    """What a bot would say next."""
    async with caller.live.lock:
        _must_be_asked(caller)
        if not has_adviser(caller.live.table.rules.game_name):
            raise NotNow("this game has nobody to ask for a hint", "error-no-adviser")
        request = caller.services.autoplay.request(caller.live, caller.seat, ADVISER, body.order)
    return Json({"words": await caller.services.autoplay.workers.part(request), "bot": ADVISER})


def _must_be_asked(caller: Caller) -> None:
    if caller.live.table.is_over():
        raise NotNow("the game is over", "no-game-over")
    if caller.seat not in caller.live.table.asked():
        raise NotNow("it is not your turn to decide", "no-not-your-turn")


@routes.post("/undo", response_model=bodies.PictureBody | bodies.Done)
async def undo(body: bodies.Expect, caller: Commander) -> Json:
    """Undo my last order, or ask the others to let me."""

    def work(live: LiveTable) -> None:
        live.table.undo(caller.seat)
        live.paused.add(caller.seat)

    return await _changed(caller, work, body.expect)


@routes.post("/restart", response_model=bodies.PictureBody | bodies.Done)
async def restart(body: bodies.Expect, caller: Commander) -> Json:
    """Undo all of my turn."""

    def work(live: LiveTable) -> None:
        live.table.restart_turn(caller.seat)
        live.paused.add(caller.seat)

    return await _changed(caller, work, body.expect)


async def _changed(caller: Caller, work: Callable[[LiveTable], object], expect: int) -> Json:
    _, seq = await caller.change(work, expect)
    return await caller.done(seq, since=expect)


@routes.post("/undo/answer", response_model=bodies.PictureBody | bodies.Done)
async def answer_undo(body: bodies.Agree, caller: Commander) -> Json:
    """Let somebody undo their order, or refuse."""
    return await _changed(caller, lambda live: live.table.answer_undo(caller.seat, body.agree), body.expect)


@routes.post("/resign", response_model=bodies.PictureBody | bodies.Done)
async def resign(body: bodies.Expect, caller: Commander) -> Json:
    """Resign."""
    return await _changed(caller, lambda live: live.table.resign(caller.seat), body.expect)


@routes.post("/draw", response_model=bodies.PictureBody | bodies.Done)
async def draw(body: bodies.Agree, caller: Commander) -> Json:
    """Offer, accept or decline a draw."""
    return await _changed(caller, lambda live: live.table.offer_draw(caller.seat, body.agree), body.expect)


# Trying out


@routes.post("/try", response_model=bodies.TrialBody)
async def try_out(body: bodies.Try, caller: Player) -> Json:
    """A sandbox of my own; nothing happens at the table."""
    async with caller.live.lock:
        fork = caller.live.table.fork(caller.seat, body.seed)
    for one in body.orders:
        fork.submit(one.seat, one.order)
    return Json(payloads.trial_payload(fork, body.draft))


@routes.post("/commit", response_model=bodies.PictureBody | bodies.Done)
async def commit(body: bodies.Commit, caller: Commander) -> Json:
    """Submit my leading orders from the sandbox, up to where chance or another seat comes in."""

    def work(live: LiveTable) -> int:
        fork = live.table.fork(caller.seat, body.seed)
        for one in body.orders:
            fork.submit(one.seat, one.order)
        live.paused.discard(caller.seat)
        return live.table.commit(fork)

    sent, seq = await caller.change(work, body.expect)
    return await caller.done(seq, since=body.expect, committed=sent)


# Around the game


@routes.post("/rematch", response_model=bodies.Created)
async def rematch(caller: Player, body: bodies.Nothing | None = None) -> Json:
    """Play the same game again."""
    return Json(await caller.services.seating.rematch(caller.live, caller.seat))


@routes.post("/player", response_model=bodies.PictureBody | bodies.Done)
async def set_player(body: bodies.WhoPlays, caller: Commander) -> Json:
    """Hand my seat to a bot, or take it back."""
    await caller.services.seating.set_player(caller.live, caller.seat, body.player)
    return await caller.done()


@routes.post("/absent", response_model=bodies.PictureBody | bodies.Done)
async def absent(body: bodies.Absent, caller: Commander) -> Json:
    """Vote that a bot plays for somebody who is away."""
    who = find_seat(caller.live.table.rules, body.seat)
    here = caller.services.updates.connected(caller.live)[who]
    await caller.services.seating.vote(caller.live, caller.seat, who, body.agree, here)
    return await caller.done()


@routes.put("/standing", response_model=list[bodies.Standing])
async def standing(body: bodies.StandingAnswers, caller: Player) -> Json:
    """Leave answers for questions to come."""
    answers = [one.model_dump() for one in body.answers]
    await caller.services.tables.save_seat_data(caller.live, caller.seat, standing=answers)
    caller.services.autoplay.wake(caller.live)
    caller.services.tables.refresh(caller.live)
    return Json(answers)


@routes.get("/chat", response_model=list[bodies.ChatLine])
async def chat(caller: Player) -> Json:
    """The chat so far."""
    return Json(await caller.services.tables.read(caller.services.tables.store.chat, caller.live.id))


@routes.post("/chat", response_model=list[bodies.ChatLine])
async def say(body: bodies.Say, caller: Player) -> Json:
    """Say something to the other seats."""
    line = await caller.services.tables.say(caller.live, caller.seat, body.text)
    caller.services.updates.chat(caller.live, line)
    return Json([line])


@routes.get("/notes", response_model=bodies.Notes)
async def notes(caller: Player) -> Json:
    """My notes."""
    return Json({"text": (await caller.services.tables.seat_data(caller.live, caller.seat)).notes})


@routes.put("/notes", response_model=bodies.Notes)
async def note(body: bodies.Notes, caller: Player) -> Json:
    """Write my notes."""
    data = await caller.services.tables.save_seat_data(caller.live, caller.seat, notes=body.text)
    return Json({"text": data.notes})
