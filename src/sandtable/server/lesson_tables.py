"""Lessons at tables of this server: where one is given, what its learner reads now, and when the partner waits.

A table belongs to a lesson as long as it began from the lesson's position, the learner is still in their seat, and
nobody has taken over the seats of their partner. All of this follows from the set-up and the log; when the lesson ends,
the log says that bots take those seats. Nothing else about a lesson is stored.
"""

from functools import lru_cache
from typing import Any

import msgspec

from sandtable.core.rules import Rules
from sandtable.lessons.lesson import POOR, Lesson, Scene
from sandtable.lessons.tutor import Course, Given, lesson_of
from sandtable.server.game_ui import browser_of
from sandtable.server.tables import LiveTable
from sandtable.table.table import BOT
from sandtable.text.messages import FALLBACK
from sandtable.text.wording import Wording


@lru_cache(maxsize=64)
def _prepared(game: str) -> tuple[Lesson[Any], Any] | None:
    """The lesson of a game, and its position as the store returns it."""
    lesson = lesson_of(game)
    return None if lesson is None else (lesson, msgspec.json.decode(msgspec.json.encode(lesson.position)))


@lru_cache(maxsize=64)
def _wording(rules: Rules, language: str) -> Wording:
    """Cached because it remembers the names it has looked up."""
    return Wording.of(rules, language)


def course(live: LiveTable, lesson: Lesson[Any], language: str = FALLBACK) -> Course:
    """The lesson at a table, in a language."""
    return Course(lesson, live.table, _wording(live.table.rules, language))


# Where a lesson is given


def lesson_at(live: LiveTable) -> Lesson[Any] | None:
    """The lesson given at this table now, or None."""
    table = live.table
    if live.row.setup.position is None or table.is_over():
        return None
    found = _prepared(table.rules.game_name)
    if found is None or live.row.setup.position not in (found[0].position, found[1]):
        return None
    lesson = found[0]
    return None if _has_ended(live, lesson) or live.kind(lesson.learner) != "person" else lesson


def is_learner(live: LiveTable, seat: int) -> bool:
    """True if this seat is being guided through a lesson."""
    lesson = lesson_at(live)
    return lesson is not None and lesson.learner == seat


def _has_ended(live: LiveTable, lesson: Lesson[Any]) -> bool:
    """True if the free game has begun: bots took the other seats, or the learner simply played on."""
    table = live.table
    others = [seat for seat in range(len(table.seated)) if seat != lesson.learner]
    if any(entry.kind == "replace" and entry.seat in others for entry in table.log.entries):
        return True
    if not all(table.seated[seat].startswith(BOT) for seat in others):
        return True
    if not lesson.over(table.view(lesson.learner)):
        return False
    last = course(live, lesson).last()
    return last >= 0 and lesson.over(table.then(lesson.learner, last - 1)[0])


def end_lesson(live: LiveTable) -> None:
    """Begin the free game: bots take the seats of the partner."""
    table = live.table
    lesson = lesson_at(live)
    for seat, player in enumerate(table.players):
        if lesson is not None and seat != lesson.learner:
            table.replace(seat, player)


# The partner


def is_held(live: LiveTable, lesson: Lesson[Any]) -> bool:
    """True if the partner waits: for the learner to answer, to reconsider a poor answer, or to read the last page."""
    here = course(live, lesson)
    return here.is_asked() or here.is_over() or _may_reconsider(live, here)


def _may_reconsider(live: LiveTable, here: Course) -> bool:
    """True if the learner's answer was poor, and they have neither undone it nor said that they keep it."""
    last = here.last()
    if last < 0 or last == live.insisted:
        return False
    given = here.orders(last)
    verdict = here.verdict(given[0])
    return len(given) == 1 and verdict is not None and verdict.grade == POOR


# What the learner reads


def pages(live: LiveTable, lesson: Lesson[Any], language: str) -> dict[str, Any]:
    """The pages of this moment, in order; the learner's browser knows how far they have been read."""
    here = Pages(live, lesson, language)
    return {
        "seq": len(live.table.log),
        "step": here.course.last(),
        "again": here.is_again(),
        "waits": here.waits,
        "length": lesson.length,
        "pages": here.all(),
    }


class Pages:
    """Puts the pages together."""

    def __init__(self, live: LiveTable, lesson: Lesson[Any], language: str) -> None:
        self.lesson = lesson
        self.table = live.table
        self.course = course(live, lesson, language)
        self.waits = not self.course.is_asked() and not self.course.is_over() and _may_reconsider(live, self.course)
        self.drawn = browser_of(self.table.rules.game_name) is not None

    def is_again(self) -> bool:
        """True if something was undone and nobody has decided anything since."""
        for entry in reversed(self.table.log.entries):
            if entry.kind == "undo":
                return True
            if entry.kind == "act" and entry.seat >= 0 and not entry.auto:
                return False
        return False

    def all(self) -> list[dict[str, Any]]:
        """Before the first decision the opening, later what came of the last one; then the question."""
        last = self.course.last()
        if last < 0:
            opening = enumerate(self.lesson.opening, 1)
            return [*(self._scene("read", number, scene) for number, scene in opening), *self._now(None)]
        mine, *theirs = self.course.orders(last)
        verdict = self._verdict(mine, theirs[0].seq if theirs else None)
        found: list[dict[str, Any]] = []
        number = self.course.scene_of(mine)[0]
        if verdict is not None and verdict["grade"] == POOR:
            found.append(_page("poor", number, verdict=verdict))
            verdict = None
        said = [aside for given in theirs for aside in self.course.asides(given)]
        if said:
            text = [self.course.text(message, moment, self.drawn) for message, moment in said]
            found.append(_page("told", number, text=text, verdict=verdict, since=theirs[0].seq))
            verdict = None
        if verdict is not None and self.course.is_over():  # the closing is long, so it has a page of its own
            found.append(_page("told", number, verdict=verdict))
        if self.waits:
            return found
        # After an undo the verdict was shown before; at the end it has just been shown.
        rest = self._now(None if self.is_again() or self.course.is_over() else verdict)
        return [*found, *rest] if rest or found else [_page("wait", number, verdict=verdict)]

    def _now(self, verdict: dict[str, Any] | None) -> list[dict[str, Any]]:
        """The page for the open question, if the learner is asked one."""
        if self.course.is_over():
            return [self._scene("closing", self.lesson.length, self.lesson.closing, verdict)]
        if not self.course.is_asked():
            return []
        place = self.lesson.place(self.course.moment())
        return [self._scene("question", place.number, place.scene, verdict)]

    def _scene(
        self, kind: str, number: int, scene: Scene[Any], verdict: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        moment = self.course.moment()
        text, hints = (
            [self.course.text(message, moment, self.drawn) for message in self.course.fitting(passages, moment)]
            for passages in (scene.text, scene.hints)
        )
        title = self.course.wording.texts.say(scene.title)
        page = _page(kind, number, title=title, text=text, hints=hints, verdict=verdict)
        return page | {"look": list(scene.look), "rules": list(scene.rules)}

    def _verdict(self, given: Given, until: int | None) -> dict[str, Any] | None:
        verdict = self.course.verdict(given)
        if verdict is None:
            return None
        text = self.course.text(verdict.message, self.course.moment_of(given), self.drawn)
        return {"grade": verdict.grade, "text": text, "order": given.words, "since": given.seq, "until": until}


def _page(kind: str, number: int, **content: Any) -> dict[str, Any]:
    empty: dict[str, Any] = {
        "title": "",
        "text": [],
        "look": [],
        "rules": [],
        "hints": [],
        "verdict": None,
        "since": None,
    }
    return {"kind": kind, "number": number} | empty | content
