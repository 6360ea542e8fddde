"""The commands of lessons over HTTP; ``teaching`` knows what is taught."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query

from sandtable.core.errors import BadInput, NotNow
from sandtable.lessons import Lesson
from sandtable.server import bodies, teaching
from sandtable.server.api import BEHIND_A_DOOR, REFUSALS, At, Forbidden, InRoom, Json, Player
from sandtable.server.hall import Live
from sandtable.server.pictures import possible
from sandtable.texts import FALLBACK, languages
from sandtable.wording import CORE

lobby = APIRouter(prefix="/api/lessons", responses=REFUSALS, default_response_class=Json, tags=["lesson"])
tables = APIRouter(
    prefix="/api/tables/{table}/lesson",
    responses=REFUSALS | BEHIND_A_DOOR,
    default_response_class=Json,
    tags=["lesson"],
)


class AtLesson:
    """A learner at his table."""

    def __init__(self, at: At, lesson: Lesson[Any]) -> None:
        self.at = at
        self.lesson = lesson


async def learner(at: Player) -> AtLesson:
    """The one who is taught here; nobody else may look into his lesson."""
    async with at.live.lock:
        lesson = teaching.lesson_at(at.live)
    if lesson is None:
        raise NotNow("no lesson is given at this table, or it is over", "error-lesson-over")
    if lesson.learner != at.seat:
        raise Forbidden("only the learner may ask for the lesson", "error-lesson-other")
    return AtLesson(at, lesson)


Learner = Annotated[AtLesson, Depends(learner)]


@lobby.post("/{game}", response_model=bodies.Created, status_code=201)
async def begin(game: Annotated[str, Path(max_length=64)], body: bodies.Learner, room: InRoom) -> Json:
    """Set up a table for the guided first game."""
    return Json(await room.host.teach(game, body.name), status_code=201)


@tables.get("", response_model=bodies.LessonBody)
async def lesson(here: Learner, lang: Annotated[str, Query(max_length=16)] = FALLBACK) -> Json:
    """What I read now: the page of this position, and what my last answer is worth."""
    known = languages([CORE])
    if lang not in known:
        names = ", ".join(known)
        raise BadInput(f'there are no texts in "{lang}"; known are {names}', "error-no-language", names=names)
    async with here.at.live.lock:
        return Json(teaching.pages(here.at.live, here.lesson, lang))


@tables.post("", response_model=bodies.PictureBody)
async def go_on(body: bodies.LessonStep, here: Learner) -> Json:
    """Keep an answer that was called poor, or begin the free game."""

    def work(live: Live) -> None:
        if body.step == "play":
            teaching.let_go(live)
        else:
            live.insisted = teaching.course(live, here.lesson).last()

    picture = await here.at.change(work, body.expect)
    here.at.room.host.wake(here.at.live)
    return Json(picture)


@tables.post("/hint", response_model=bodies.Advice)
async def advice(here: Learner, body: bodies.Nothing | None = None) -> Json:
    """The order the lesson recommends; found in a possible world, so that it betrays nothing."""
    async with here.at.live.lock:
        table = here.at.live.table
        course = teaching.course(here.at.live, here.lesson)
        if not course.is_asked():
            raise NotNow("it is not your turn to decide", "no-not-your-turn")
        world = possible(table.rules, table.view(here.lesson.learner))
        return Json({"order": await asyncio.to_thread(course.recommended, world)})
