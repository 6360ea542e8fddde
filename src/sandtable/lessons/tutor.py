"""A lesson at a table: what answers are worth, what is said, and what the partner does.

The tutor in the terminal and the one in the browser ask here, so that both teach the same. Everything follows from the
table and its log; what a learner has read is up to whoever shows it.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from sandtable.core import orders
from sandtable.core.registry import game as find_game
from sandtable.core.state import State
from sandtable.lessons.lesson import BEST, FINE, POOR, Lesson, Passage, Scene, Verdict
from sandtable.table.table import BOT, Table
from sandtable.text.wording import Wording

DRAWN = "board"
"""The attribute of a message that is said instead beside a drawn board, where the words fit the terminal's only."""


def lesson_of(game: str) -> Lesson[Any] | None:
    """The guided first game of a game, if it has one."""
    return find_game(game).lesson()


def prepared(game: str, lesson: Lesson[Any], learner: str, opponent: str) -> Table:
    """A table for a lesson; ``opponent`` is the bot that plays the other seats once the lesson lets go."""
    rules = find_game(game).rules(lesson.options)
    players = [learner if seat == lesson.learner else BOT + opponent for seat in range(len(rules.seats))]
    return Table(rules, players, undo="free", seed=lesson.seed, position=dict(lesson.position))


class Given:
    """An order that was given, with what the learner saw before it and after it."""

    def __init__(self, seq: int, seat: int, words: str, before: Mapping[str, Any], after: Mapping[str, Any]) -> None:
        self.seq = seq
        """Where it begins in the log."""
        self.seat = seat
        self.words = words
        self.before = before
        self.after = after


class Course:
    """One lesson at one table, in one language. It remembers nothing: all is in the table's log."""

    def __init__(self, lesson: Lesson[Any], table: Table, wording: Wording) -> None:
        self.lesson = lesson
        self.table = table
        self.wording = wording

    # Where we are

    def view(self) -> Mapping[str, Any]:
        """What the learner may know."""
        return self.table.view(self.lesson.learner)

    def moment(self) -> Any:
        """Now, before the learner's next order."""
        return self.lesson.moment(self.table.rules, self.view(), "", None)

    def is_over(self) -> bool:
        """Whether the lesson's part of the game is finished."""
        return self.lesson.over(self.view())

    def is_asked(self) -> bool:
        """Whether the learner has to answer."""
        return self.lesson.learner in self.table.waiting()

    # Orders

    def last(self) -> int:
        """Where the learner's last order that counts begins in the log; -1: nothing was decided yet."""
        log, seat = self.table.log, self.lesson.learner
        return next((seq for seq in reversed(log.live) if log.entries[seq].seat == seat and self._opens(seq)), -1)

    def _opens(self, seq: int) -> bool:
        """Whether somebody's order begins here. What the table answers by itself is nobody's."""
        entry = self.table.log.entries[seq]
        return entry.kind == "act" and entry.seat >= 0 and not entry.auto and entry.order == seq

    def orders(self, since: int = 0) -> list[Given]:
        """The orders that count, from a sequence number of the log on."""
        entries, live = self.table.log.entries, self.table.log.live
        starts = [place for place, seq in enumerate(live) if seq >= since and self._opens(seq)]
        found: list[Given] = []
        for start, end in pairwise([*starts, len(live)]):
            first = live[start]
            words = ", ".join(entries[seq].words for seq in live[start:end] if entries[seq].order == first)
            before, _ = self.table.then(self.lesson.learner, first - 1)
            after, _ = self.table.then(self.lesson.learner, live[end - 1])  # dice and forced answers included
            found.append(Given(first, entries[first].seat, words, before, after))
        return found

    def moment_of(self, given: Given) -> Any:
        """The moment of an order, to be judged or explained."""
        return self.lesson.moment(self.table.rules, given.before, given.words, given.after)

    def scene_of(self, given: Given) -> tuple[int, Scene[Any]]:
        """The number and the scene of the question that an order of the learner answered."""
        place = self.lesson.place(self.lesson.moment(self.table.rules, given.before, "", None))
        return place.number, place.scene

    def verdict(self, given: Given) -> Verdict[Any] | None:
        """What is said about an order of the learner."""
        return self.lesson.verdict(self.scene_of(given)[1], self.moment_of(given))

    def asides(self, given: Given) -> list[tuple[str, Any]]:
        """What is said about an order of the partner: messages, and the moment they speak of."""
        moment = self.moment_of(given)
        return [(aside.message, moment) for aside in self.lesson.asides if aside.when(moment)]

    def recommended(self, state: State) -> str:
        """The order the lesson would give: its own advice or, of all legal ones, the first that it judges best."""
        seat, rules = self.lesson.learner, self.table.rules
        if self.lesson.advice is not None:
            return self.lesson.advice(state, seat)
        before = self.view()
        scene = self.lesson.place(self.moment()).scene
        found: dict[str, str] = {}
        for words, after in _orders(state, seat):
            verdict = self.lesson.verdict(scene, self.lesson.moment(rules, before, words, after.view(seat)))
            grade = verdict.grade if verdict else FINE
            if grade == BEST:
                return words
            found.setdefault(grade, words)
        return next(found[grade] for grade in (FINE, POOR) if grade in found)

    def partner(self) -> tuple[int, str]:
        """Whose turn it is if it is not the learner's, and the order the lesson has for that seat."""
        seat = self.table.waiting()[0]
        return seat, self.lesson.opponent(self.table.referee_state(), seat)

    # Texts

    def fitting(self, passages: Sequence[Passage[Any]], moment: Any) -> list[str]:
        """The messages whose condition holds."""
        return [passage.message for passage in passages if passage.when(moment)]

    def text(self, message: str, moment: Any, drawn: bool = False) -> str:
        """A paragraph of the lesson; ``drawn``: as it is said beside a drawn board."""
        texts, arguments = self.wording.texts, self.lesson.arguments(moment, self.wording)
        if drawn and DRAWN in texts.attributes(message):
            text = texts.attribute(message, DRAWN, **arguments)
        else:
            text = texts.say(message, **arguments)
        return text[:1].upper() + text[1:]  # it may begin with a name


def _orders(state: State, seat: int, begun: str = "") -> Iterator[tuple[str, State]]:
    """Every whole order a seat can give, with the state after it."""
    for action in state.legal(seat):
        after = state.copy()
        words = f"{begun}, {state.rules.space.words(action)}" if begun else state.rules.space.words(action)
        after.apply(action, seat)
        if orders.is_open(after, seat):
            yield from _orders(after, seat, words)
        else:
            yield words, after
