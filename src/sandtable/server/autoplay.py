"""Whoever plays without a person: bots, the partner in a lesson, and answers that people left for later."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from sandtable.core.errors import BadInput
from sandtable.lessons.lesson import Lesson
from sandtable.server import lesson_tables
from sandtable.server.bot_workers import BotFailed, BotRequest, BotWorkers
from sandtable.server.payloads import possible_world
from sandtable.server.store import ChatLine, Conflict
from sandtable.server.tables import LiveTable, StoreFailed, Tables
from sandtable.table.draft import Draft
from sandtable.table.table import BOT, Table

THE_TABLE: Final = -1
"""The seat number under which the table itself speaks in the chat."""
RETRY_AFTER: Final = 5.0
"""Seconds until an order that could not be stored is tried again."""

log = logging.getLogger(__name__)


class AutoPlay:
    """Answers every question that needs no person, at all tables: one task for each table with something to do."""

    def __init__(self, tables: Tables, workers: BotWorkers) -> None:
        self.tables = tables
        self.workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._changed: dict[str, LiveTable] = {}
        """Tables that changed since their task last looked: it may be just about to end."""
        tables.on_change = self.wake
        self.on_thinking: Callable[[LiveTable], None] = lambda live: None
        """Called when a bot begins or stops thinking."""
        self.on_chat: Callable[[LiveTable, ChatLine], None] = lambda live, line: None
        """Called when the table itself says something."""

    async def close(self) -> None:
        """Stop all bots."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()

    def wake(self, live: LiveTable) -> None:
        """Look whether there is something to answer at this table."""
        if live.id in self._tasks:
            self._changed[live.id] = live
        else:
            task = asyncio.get_running_loop().create_task(self._run(live))
            self._tasks[live.id] = task
            task.add_done_callback(lambda done: self._ended(live, done))

    def _ended(self, live: LiveTable, task: asyncio.Task[None]) -> None:
        del self._tasks[live.id]
        changed = self._changed.pop(live.id, None)
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("table %s: its bots broke down", live.id, exc_info=task.exception())
        if changed is not None:
            self.wake(changed)

    async def _run(self, live: LiveTable) -> None:
        while True:
            live = await self.tables.open(live.id)
            self._changed.pop(live.id, None)
            if live.table.is_over():
                return
            seq = len(live.table.log)
            waiting = live.table.waiting()
            bot = next((seat for seat in waiting if live.kind(seat) == "bot"), None)
            lesson = lesson_tables.lesson_at(live)
            try:
                if bot is not None and lesson is not None:
                    if not await self._partner_answers(live, lesson, seq):
                        return
                elif bot is not None:
                    await self._bot_answers(live, bot, seq)
                elif not await self._give_standing_answer(live, waiting, seq):
                    return
            except Conflict:
                continue  # somebody did something in the meantime; look again
            except StoreFailed:
                await asyncio.sleep(RETRY_AFTER)

    async def _bot_answers(self, live: LiveTable, seat: int, seq: int) -> None:
        live.thinking.add(seat)
        self.on_thinking(live)
        try:
            order = await self.workers.order(self.request(live, seat))
        except (BotFailed, BadInput) as failed:  # bad input: the bot is no longer installed
            log.warning("table %s: %s", live.id, failed)
            order = random_order(live.table, seat)
            say = partial(self.tables.store.say, live.id, THE_TABLE, live.table.players[seat], "chat-bot-failed")
            self.on_chat(live, await self.tables.save(say))
        finally:
            live.thinking.discard(seat)
            self.on_thinking(live)
        await self._submit(live, seat, order, seq)

    async def _partner_answers(self, live: LiveTable, lesson: Lesson[Any], seq: int) -> bool:
        """Answer for the other seats of a lesson, by its own plan. False: it is the learner's turn first."""
        if lesson_tables.is_held(live, lesson):
            return False
        seat = live.table.waiting()[0]
        try:
            seat, order = await asyncio.to_thread(lesson_tables.course(live, lesson).partner)
            await self._submit(live, seat, order, seq)
        except (Conflict, StoreFailed):
            raise
        except Exception:  # a mistake in the lesson must not stop the game
            log.exception("table %s: the partner of the lesson could not answer", live.id)
            await self._submit(live, seat, random_order(live.table, seat), seq)
        return True

    def request(self, live: LiveTable, seat: int, bot: str = "", parts: str = "") -> BotRequest:
        """What a bot needs to decide for a seat: all that the seat knows, and nothing else."""
        table = live.table
        return BotRequest(
            game=table.rules.game_name,
            options=table.rules.options,
            data=table.rules.data,
            seat=seat,
            view=table.view(seat),
            bot=bot or table.players[seat].removeprefix(BOT),
            seed=live.row.secret,
            number=len(table.log),
            parts=parts,
        )

    async def _give_standing_answer(self, live: LiveTable, waiting: Sequence[int], seq: int) -> bool:
        """Give one standing answer. False: nobody has left one for what is asked now."""
        for seat in waiting:
            if live.kind(seat) != "person" or seat in live.paused:
                continue
            data = await self.tables.seat_data(live, seat)
            if not data.standing or len(live.table.log) != seq:
                continue
            prompt = live.table.prompt(seat)
            words = standing_answer(data.standing, prompt.message, prompt.actions)
            if not words:
                continue
            try:
                await self._submit(live, seat, words, seq)
            except BadInput:
                continue  # it is only the beginning of an order, so the person is asked
            return True
        return False

    async def _submit(self, live: LiveTable, seat: int, order: str, seq: int) -> None:
        await self.tables.change(live.id, lambda now: now.table.submit(seat, order), seq, seat)


def standing_answer(answers: Sequence[Mapping[str, Any]], question: str, actions: Sequence[str]) -> str:
    """The answer a seat has left for a question, if it is to be given now; else an empty string.

    >>> never = {"question": "ask-bonus", "answer": "skip", "ask_if": ["bonus"]}
    >>> standing_answer([never], "ask-bonus", ["skip"]), standing_answer([never], "ask-bonus", ["bonus", "skip"])
    ('skip', '')
    """
    for left in answers:
        if left["question"] == question and left["answer"] in actions:
            exceptions = tuple(left["ask_if"])
            if not any(words.startswith(exceptions) for words in actions if words != left["answer"]):
                return str(left["answer"])
    return ""


def random_order(table: Table, seat: int) -> str:
    """Any legal order, when a bot has failed: the game must go on."""
    rng = Random()
    draft = Draft(possible_world(table.rules, table.view(seat)), seat)
    while not draft.complete:
        draft.add(rng.choice(draft.prompt().actions))
    return draft.words
