"""Lessons at tables of this server: where one is given, what its learner reads now, and when the partner waits.

A table is a lesson's as long as it began from the lesson's position, the learner sits where he sat down, and nobody
has taken over the seats of his partner. All of this is in the set-up and the log; when the lesson lets go, the log says
that the bots take those seats. Nothing about a lesson is stored besides.
"""

from functools import lru_cache
from typing import Any

import msgspec

from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.core.table import BOT
from sandtable.lessons import POOR, Lesson, Scene
from sandtable.server.hall import Live
from sandtable.server.pictures import browser_of
from sandtable.texts import FALLBACK
from sandtable.tutor import Course, Given, lesson_of
from sandtable.wording import Wording


@lru_cache(maxsize=64)
def _prepared(game: str) -> tuple[Lesson[Any], Any] | None:
    """The lesson of a game, and its position as it comes out of the store."""
    lesson = lesson_of(game)
    return None if lesson is None else (lesson, msgspec.json.decode(msgspec.json.encode(lesson.position)))


@lru_cache(maxsize=64)
def _wording(rules: Rules, language: str) -> Wording:
    """It remembers the names it has looked up."""
    return Wording.of(rules, language)


def course(live: Live, lesson: Lesson[Any], language: str = FALLBACK) -> Course:
    """The lesson at a table, in a language."""
    return Course(lesson, live.table, _wording(live.table.rules, language))


# Where a lesson is given


def lesson_at(live: Live) -> Lesson[Any] | None:
    """The lesson that is given at a table now."""
    table = live.table
    if live.kept.setup.position is None or table.is_over():
        return None
    found = _prepared(table.rules.game)
    if found is None or live.kept.setup.position not in (found[0].position, found[1]):
        return None
    lesson = found[0]
    return None if _is_let_go(live, lesson) or live.kind(lesson.learner) != "person" else lesson


def is_learner(live: Live, seat: int) -> bool:
    """Whether this seat is led through a lesson."""
    lesson = lesson_at(live)
    return lesson is not None and lesson.learner == seat


def _is_let_go(live: Live, lesson: Lesson[Any]) -> bool:
    """Whether the free game has begun: bots took the seats over, or the learner just played on."""
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


def let_go(live: Live) -> None:
    """The lesson is over: the bots take the seats of the partner."""
    table = live.table
    lesson = lesson_at(live)
    for seat, player in enumerate(table.players):
        if lesson is not None and seat != lesson.learner:
            table.replace(seat, player)


# The partner


def is_held(live: Live, lesson: Lesson[Any]) -> bool:
    """Whether the partner waits: for the learner's answer, for his second thoughts, or for him to have read the end."""
    here = course(live, lesson)
    return here.is_asked() or here.is_over() or _may_regret(live, here)


def _may_regret(live: Live, here: Course) -> bool:
    """The learner's answer was poor, and he has neither taken it back nor said that he keeps it."""
    last = here.last()
    if last < 0 or last == live.insisted:
        return False
    given = here.orders(last)
    verdict = here.verdict(given[0])
    return len(given) == 1 and verdict is not None and verdict.grade == POOR


# What the learner reads


def pages(live: Live, lesson: Lesson[Any], language: str) -> dict[str, Any]:
    """The pages of this moment, in their order; how far he has read them the learner's browser knows."""
    here = Reader(live, lesson, language)
    return {
        "seq": len(live.table.log),
        "step": here.course.last(),
        "again": here.is_again(),
        "waits": here.waits,
        "length": lesson.length,
        "pages": here.pages(),
    }


class Reader:
    """Puts the pages together."""

    def __init__(self, live: Live, lesson: Lesson[Any], language: str) -> None:
        self.lesson = lesson
        self.table = live.table
        self.course = course(live, lesson, language)
        self.waits = not self.course.is_asked() and not self.course.is_over() and _may_regret(live, self.course)
        self.drawn = browser_of(find_game(self.table.rules.game).package) is not None

    def is_again(self) -> bool:
        """Whether something was taken back, and nobody has decided anything since."""
        for entry in reversed(self.table.log.entries):
            if entry.kind == "undo":
                return True
            if entry.kind == "act" and entry.seat >= 0 and not entry.auto:
                return False
        return False

    def pages(self) -> list[dict[str, Any]]:
        """Before the first decision the opening; later what came of the last one; then what is asked."""
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
        if verdict is not None and self.course.is_over():  # how it all ended is much to read: it has its own page
            found.append(_page("told", number, verdict=verdict))
        if self.waits:
            return found
        # After taking back it was told before; at the end it has been told.
        rest = self._now(None if self.is_again() or self.course.is_over() else verdict)
        return [*found, *rest] if rest or found else [_page("wait", number, verdict=verdict)]

    def _now(self, verdict: dict[str, Any] | None) -> list[dict[str, Any]]:
        """The page of what is asked now, if the learner is."""
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
