"""Requests about lessons; ``lesson_tables`` has what is taught."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query

from sandtable.core.errors import BadInput, NotNow
from sandtable.lessons.lesson import Lesson
from sandtable.server import bodies, lesson_tables
from sandtable.server.callers import REFUSALS, WITH_TOKEN, Caller, Commander, Forbidden, InServer, Json, Player
from sandtable.server.payloads import possible_world
from sandtable.server.tables import LiveTable
from sandtable.text.messages import FALLBACK, languages
from sandtable.text.wording import CORE

lobby_routes = APIRouter(prefix="/api/lessons", responses=REFUSALS, default_response_class=Json, tags=["lesson"])
table_routes = APIRouter(
    prefix="/api/tables/{table}/lesson", responses=WITH_TOKEN, default_response_class=Json, tags=["lesson"]
)


class LearnerCaller:
    """A learner who sends a request about their lesson."""

    def __init__(self, caller: Caller, lesson: Lesson[Any]) -> None:
        self.caller = caller
        self.lesson = lesson


async def learner(caller: Player) -> LearnerCaller:
    """The person being taught; nobody else may look into their lesson."""
    async with caller.live.lock:
        lesson = lesson_tables.lesson_at(caller.live)
    if lesson is None:
        raise NotNow("no lesson is given at this table, or it is over", "error-lesson-over")
    if lesson.learner != caller.seat:
        raise Forbidden("only the learner may ask for the lesson", "error-lesson-other")
    return LearnerCaller(caller, lesson)


Learner = Annotated[LearnerCaller, Depends(learner)]


@lobby_routes.post("/{game}", response_model=bodies.Created, status_code=201)
async def begin(game: Annotated[str, Path(max_length=64)], body: bodies.Learner, services: InServer) -> Json:
    """Set up a table for the guided first game."""
    return Json(await services.seating.set_up_lesson(game, body.name), status_code=201)


@table_routes.get("", response_model=bodies.LessonBody)
async def lesson(taught: Learner, lang: Annotated[str, Query(max_length=16)] = FALLBACK) -> Json:
    """What I read now: the page of this position, and what my last answer is worth."""
    known = languages([CORE])
    if lang not in known:
        names = ", ".join(known)
        raise BadInput(f'there are no texts in "{lang}"; known are {names}', "error-no-language", names=names)
    async with taught.caller.live.lock:
        return Json(lesson_tables.pages(taught.caller.live, taught.lesson, lang))


@table_routes.post("", response_model=bodies.PictureBody | bodies.Done)
async def go_on(body: bodies.LessonStep, taught: Learner, caller: Commander) -> Json:
    """Keep an answer that was called poor, or begin the free game."""

    def work(live: LiveTable) -> None:
        if body.step == "play":
            lesson_tables.end_lesson(live)
        else:
            live.insisted = lesson_tables.course(live, taught.lesson).last()

    _, seq = await caller.change(work, body.expect)
    answer = await caller.done(seq, since=body.expect)
    caller.services.autoplay.wake(caller.live)
    return answer


@table_routes.post("/hint", response_model=bodies.Advice)
async def advice(taught: Learner, body: bodies.Nothing | None = None) -> Json:
    """The order the lesson recommends; worked out in a possible world, so that it gives nothing away."""
    async with taught.caller.live.lock:
        table = taught.caller.live.table
        course = lesson_tables.course(taught.caller.live, taught.lesson)
        if not course.is_asked():
            raise NotNow("it is not your turn to decide", "no-not-your-turn")
        world = possible_world(table.rules, table.view(taught.lesson.learner))
        return Json({"order": await asyncio.to_thread(course.recommended, world)})
