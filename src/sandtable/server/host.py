"""The host of the hall: sets tables up, seats people, lets bots and standing answers have their turn."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from random import Random
from secrets import token_hex
from time import time
from typing import Any, Final

from sandtable.bots import bot_names
from sandtable.bots.registry import bot_class
from sandtable.core import save
from sandtable.core.draft import Draft
from sandtable.core.errors import BadInput, NotNow
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.core.table import BOT, Policy, Table
from sandtable.lessons import Lesson
from sandtable.server import teaching
from sandtable.server.doors import Door, new_table_id, new_token
from sandtable.server.hall import OPEN, Hall, Live, StoreTrouble, check_name
from sandtable.server.pictures import possible
from sandtable.server.store import Conflict, Kept, Line
from sandtable.server.thinkers import Thinkers, ThinkingFailed, Thought
from sandtable.tutor import lesson_of, prepared

ME: Final = "me"
OPEN_SEAT: Final = "open"
ADVISER: Final = "rookie"
"""The bot that gives hints and plays for people who are away."""
TABLE_ITSELF: Final = -1
NO_GAME: Final = ("error-no-file", "error-no-version", "error-kind", "error-damaged")
"""What is said of files that are not ours, or were changed."""
STORE_AGAIN: Final = 5.0
"""Seconds until a bot's order that could not be stored is tried again."""

log = logging.getLogger(__name__)


class NewDoors:
    """The tokens of a new table, for whoever set it up."""

    def __init__(self, table: str, seats: Sequence[str]) -> None:
        """A seat of one's own has a token, an open one an invitation, a bot none."""
        self.table = table
        self.watch = new_token()
        self.tokens: dict[int, str] = {}
        self.invites: dict[int, str] = {}
        for seat, who in enumerate(seats):
            if who == ME:
                self.tokens[seat] = new_token()
            elif who == OPEN_SEAT:
                self.invites[seat] = new_token()

    def all(self) -> list[tuple[str, Door]]:
        """Every token with what it opens."""
        found = [(self.watch, Door("watch", self.table, -1))]
        found += [(token, Door("seat", self.table, seat)) for seat, token in self.tokens.items()]
        found += [(token, Door("invite", self.table, seat)) for seat, token in self.invites.items()]
        return found

    def content(self, rules: Rules) -> dict[str, Any]:
        """As it is sent."""
        seats = [
            {"seat": seat, "name": name, "token": self.tokens.get(seat), "invite": self.invites.get(seat)}
            for seat, name in enumerate(rules.seats)
        ]
        return {"table": self.table, "seats": seats, "watch": self.watch}


def players_of(rules: Rules, seats: Sequence[str], name: str) -> list[str]:
    """What the table calls those who sit down; refuses bots that do not exist."""
    if len(seats) != len(rules.seats):
        count, given = len(rules.seats), len(seats)
        sentence = f"{rules.game} has {count} seats here, not {given}"
        raise BadInput(sentence, "error-seats", game=rules.game, count=count, given=given)
    players: list[str] = []
    for who in seats:
        if who == ME:
            players.append(name)
        elif who == OPEN_SEAT:
            players.append(OPEN)
        elif who.startswith(BOT):
            bot_class(who.removeprefix(BOT), rules.game)
            players.append(who)
        else:
            raise BadInput(f'a seat is "me", "open" or "bot:NAME", not "{who}"', "error-seat-kind", given=who)
    return players


def from_file(content: bytes) -> Table:
    """The table in a file; if no game can go on from it, the error says which file would do."""
    try:
        loaded = save.from_bytes(content)
    except BadInput as error:
        if error.said.message not in NO_GAME:
            raise
        sentence = f"{error}; choose a file just as Sandtable saved it"
        raise BadInput(sentence, "error-import-damaged", problem=error.said) from None
    if isinstance(loaded, Table):
        return loaded
    if loaded.viewer is not None:
        raise BadInput(
            "this file holds only what one seat saw, so the game cannot go on from it; save it when the game is over, "
            "or at a table where you play all seats that no bot plays",
            "error-import-seen",
        )
    return save.table_of(loaded)


def seats_in(table: Table) -> list[str]:
    """Who goes on with a game from a file: bots where bots sat, as far as they are known here, and "me"."""
    known = bot_names(table.rules.game)
    sits = []
    for player in table.players:
        bot = player.removeprefix(BOT) if player.startswith(BOT) else ""
        sits.append(ME if not bot else BOT + (bot if bot in known else opponent(table.rules.game)))
    return sits if ME in sits else [ME] * len(sits)


def has_adviser(game: str) -> bool:
    """Whether a game has a bot worth asking."""
    return ADVISER in bot_names(game)


def secret_of(seed: str | None) -> str:
    """What the bots of a table decide by: where dice are chosen they play the same game again, and cannot foresee it.

    >>> secret_of("tea") == secret_of("tea")
    True
    >>> secret_of(None) == secret_of(None)
    False
    """
    return token_hex(16) if seed is None else sha256(f"bots {seed}".encode()).hexdigest()[:32]


class Host:
    """Runs the tables of a hall."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._woken: dict[str, Live] = {}
        """Tables where something happened since their driver looked: it may just be leaving."""
        hall.on_change = self.wake
        self.on_thinking: Callable[[Live], None] = lambda live: None
        """Called when a bot begins or ends to think."""
        self.on_said: Callable[[Live, Line], None] = lambda live, line: None
        """Called when the table itself says something."""

    async def close(self) -> None:
        """No bot thinks on."""
        tasks = list(self._driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()

    # Setting up

    async def set_up(
        self,
        game: str,
        options: Mapping[str, object],
        seats: Sequence[str],
        name: str,
        undo: Policy | None = None,
        pace: str = "live",
        seed: str | None = None,
    ) -> dict[str, Any]:
        """A new table."""
        rules = find_game(game).rules(options)
        players = players_of(rules, seats, check_name(name))
        if seed is not None and OPEN_SEAT in seats:
            raise BadInput("with a seed the dice are known, so nobody else can be invited", "error-seed-open")
        table = Table(rules, players, seed=seed, undo=undo or default_undo(seats))
        return await self._create(table, seats, pace)

    async def take_in(self, content: bytes, seats: Sequence[str], name: str) -> dict[str, Any]:
        """A table or a whole record from a file goes on here; where no seats are given, bots stay what they were."""
        given = await asyncio.to_thread(from_file, content)  # a long game takes seconds, and the others play on
        sits = list(seats) or seats_in(given)
        players = players_of(given.rules, sits, check_name(name))
        # The dice are new: whoever wrote the file may know the seed in it.
        table = await asyncio.to_thread(
            partial(Table, given.rules, given.seated, undo=default_undo(sits), setup=given.setup, log=given.log)
        )
        for seat, player in enumerate(players):
            table.replace(seat, player)
        return await self._create(table, sits, "live")

    async def teach(self, game: str, name: str) -> dict[str, Any]:
        """A table for a lesson: the learner's seat, and a partner at all others."""
        lesson = lesson_of(game)
        if lesson is None:
            raise BadInput(f"{game} has no guided first game", "error-no-lesson", game=game)
        table = prepared(game, lesson, check_name(name), opponent(game))
        seats = [ME if seat == lesson.learner else table.players[seat] for seat in range(len(table.players))]
        return await self._create(table, seats, "live")

    async def peoples(self, live: Live) -> set[int]:
        """The seats of people, those included who were promised one, or who let a bot play for them."""
        sits = {seat for seat in range(len(live.table.rules.seats)) if live.kind(seat) != "bot"}
        for kind in ("seat", "invite"):
            sits.update(await self.hall.read(self.hall.store.doors_of, live.id, kind))
        return sits

    async def _create(self, table: Table, seats: Sequence[str], pace: str) -> dict[str, Any]:
        doors = NewDoors(new_table_id(), seats)
        now = time()
        kept = Kept(
            id=doors.table,
            setup=table.setup,
            seated=table.seated,
            seed=table.seed,
            secret=secret_of(table.seed),
            undo=table.undo_policy,
            pace=pace,
            created=now,
            updated=now,
        )
        await self.hall.create(kept, table, doors.all())
        return doors.content(table.rules)

    async def invitation(self, invite: str) -> Door:
        """What an invitation opens."""
        door = await self.hall.door(invite)
        if door is None or door.kind != "invite":
            raise NotNow("this invitation has been used, or it never existed", "error-invite")
        return door

    async def join(self, invite: str, name: str) -> dict[str, Any]:
        """Take the open seat an invitation is for."""
        door = await self.invitation(invite)
        token, watch = new_token(), new_token()
        doors = [(token, Door("seat", door.table, door.seat)), (watch, Door("watch", door.table, -1))]
        await self.hall.join(door.table, invite, door.seat, check_name(name), doors)
        return {"table": door.table, "seat": door.seat, "token": token, "watch": watch}

    async def rematch(self, live: Live, seat: int) -> dict[str, Any]:
        """The same game again, everybody one seat on; whoever asks gets the door of his own seat."""
        if not live.table.is_over():
            raise NotNow("a rematch begins when the game is over", "error-rematch")
        count = len(live.table.rules.seats)
        if not live.kept.rematch:
            async with live.lock:
                if not live.kept.rematch:
                    live.kept.rematch = await self._play_again(live)
                    self.hall.refresh(live)
        new = await self.hall.open(live.kept.rematch)
        place = (seat + 1) % count
        token, watch = new_token(), new_token()
        doors = [(token, Door("seat", new.id, place)), (watch, Door("watch", new.id, -1))]
        await self.hall.keep(self.hall.store.add_doors, doors)
        seats = [
            {"seat": i, "name": name, "token": token if i == place else None, "invite": None}
            for i, name in enumerate(new.table.rules.seats)
        ]
        return {"table": new.id, "seats": seats, "watch": watch}

    async def _play_again(self, live: Live) -> str:
        old = live.table
        count = len(old.rules.seats)
        players = [old.players[(seat - 1) % count] for seat in range(count)]
        rules = find_game(old.rules.game).rules(old.rules.options, old.rules.data)
        table = Table(rules, players, undo=old.undo_policy)
        made = await self._create(table, [BOT if p.startswith(BOT) else "person" for p in players], live.kept.pace)
        return await self.hall.keep(self.hall.store.set_rematch, live.id, str(made["table"]))

    # Who plays

    async def set_player(self, live: Live, seat: int, player: str) -> None:
        """Hand a seat to a bot, or take it back."""
        if player == ME:
            name = last_person(live.table, seat)
        elif player.startswith(BOT):
            bot_class(player.removeprefix(BOT), live.table.rules.game)
            name = player
        else:
            raise BadInput(f'a seat is played by "me" or "bot:NAME", not "{player}"', "error-player", given=player)
        await self.hall.change(live.id, lambda live: live.table.replace(seat, name))

    async def vote(self, live: Live, seat: int, absent: int, agree: bool, here: bool) -> None:
        """Whether a bot should play for somebody who is away; all others must agree."""
        if live.kind(absent) != "person" or absent == seat:
            raise NotNow("a bot can be asked in for another person only", "error-absent-who")
        if agree and here:
            raise NotNow("this player is at the table", "error-absent-here")
        votes = live.votes.setdefault(absent, set())
        (votes.add if agree else votes.discard)(seat)
        others = {other for other in range(len(live.table.rules.seats)) if live.kind(other) == "person"} - {absent}
        if others <= votes:
            live.votes.pop(absent)
            await self.set_player(live, absent, BOT + opponent(live.table.rules.game))
        else:
            self.hall.refresh(live)

    # Bots and standing answers

    def wake(self, live: Live) -> None:
        """Let whoever needs no person to decide have his turn."""
        if live.id in self._driving:
            self._woken[live.id] = live
        else:
            task = asyncio.get_running_loop().create_task(self._drive(live))
            self._driving[live.id] = task
            task.add_done_callback(lambda done: self._parked(live, done))

    def _parked(self, live: Live, task: asyncio.Task[None]) -> None:
        del self._driving[live.id]
        woken = self._woken.pop(live.id, None)
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("table %s: its bots broke down", live.id, exc_info=task.exception())
        if woken is not None:
            self.wake(woken)

    async def _drive(self, live: Live) -> None:
        while True:
            live = await self.hall.open(live.id)
            self._woken.pop(live.id, None)
            if live.table.is_over():
                return
            seq = len(live.table.log)
            waiting = live.table.waiting()
            bot = next((seat for seat in waiting if live.kind(seat) == "bot"), None)
            lesson = teaching.lesson_at(live)
            try:
                if bot is not None and lesson is not None:
                    if not await self._partner_answers(live, lesson, seq):
                        return
                elif bot is not None:
                    await self._bot_answers(live, bot, seq)
                elif not await self._standing(live, waiting, seq):
                    return
            except Conflict:
                continue  # somebody did something meanwhile; look again
            except StoreTrouble:
                await asyncio.sleep(STORE_AGAIN)

    async def _bot_answers(self, live: Live, seat: int, seq: int) -> None:
        live.thinking.add(seat)
        self.on_thinking(live)
        try:
            order = await self.thinkers.order(self.thought(live, seat))
        except (ThinkingFailed, BadInput) as failed:  # bad input: the bot is no longer installed
            log.warning("table %s: %s", live.id, failed)
            order = random_order(live.table, seat)
            says = partial(self.hall.store.say, live.id, TABLE_ITSELF, live.table.players[seat], "chat-bot-failed")
            self.on_said(live, await self.hall.keep(says))
        finally:
            live.thinking.discard(seat)
            self.on_thinking(live)
        await self.hall.change(live.id, partial(_answer, seat=seat, words=order), seq, seat)

    async def _partner_answers(self, live: Live, lesson: Lesson[Any], seq: int) -> bool:
        """In a lesson its own plan answers for the other seats. False: the learner comes first."""
        if teaching.is_held(live, lesson):
            return False
        seat = live.table.waiting()[0]
        try:
            seat, order = await asyncio.to_thread(teaching.course(live, lesson).partner)
            await self.hall.change(live.id, partial(_answer, seat=seat, words=order), seq, seat)
        except (Conflict, StoreTrouble):
            raise
        except Exception:  # a mistake in the lesson must not stop the game
            log.exception("table %s: the partner of the lesson could not answer", live.id)
            order = random_order(live.table, seat)
            await self.hall.change(live.id, partial(_answer, seat=seat, words=order), seq, seat)
        return True

    def thought(self, live: Live, seat: int, bot: str = "", parts: str = "") -> Thought:
        """What a bot needs to decide for a seat: what that seat knows."""
        table = live.table
        return Thought(
            game=table.rules.game,
            options=table.rules.options,
            data=table.rules.data,
            seat=seat,
            view=table.view(seat),
            bot=bot or table.players[seat].removeprefix(BOT),
            seed=live.kept.secret,
            number=len(table.log),
            parts=parts,
        )

    async def _standing(self, live: Live, waiting: Sequence[int], seq: int) -> bool:
        """Give one standing answer. False: nobody has left one for what is asked now."""
        for seat in waiting:
            if live.kind(seat) != "person" or seat in live.resting:
                continue
            own = await self.hall.own(live, seat)
            if not own.standing or len(live.table.log) != seq:
                continue
            prompt = live.table.prompt(seat)
            words = standing_answer(own.standing, prompt.message, prompt.actions)
            if words and await self._given(live, seat, words, seq):
                return True
        return False

    async def _given(self, live: Live, seat: int, words: str, seq: int) -> bool:
        """Give a standing answer. False: it is but the beginning of an order, so the seat is asked."""
        try:
            await self.hall.change(live.id, partial(_answer, seat=seat, words=words), seq, seat)
        except BadInput:
            return False
        return True


def _answer(live: Live, seat: int, words: str) -> None:
    live.table.submit(seat, words)


def opponent(game: str) -> str:
    """The bot for a seat nobody plays."""
    return ADVISER if has_adviser(game) else "random"


def default_undo(seats: Sequence[str]) -> Policy:
    """Free where nobody else is concerned, by consent with other people."""
    return "consent" if OPEN_SEAT in seats else "free"


def last_person(table: Table, seat: int) -> str:
    """The name of the person who sat there last."""
    names = [table.seated[seat]] + [e.words for e in table.log.entries if e.kind == "replace" and e.seat == seat]
    people = [name for name in names if not name.startswith(BOT) and name != OPEN]
    return people[-1] if people else table.rules.seats[seat]


def standing_answer(answers: Sequence[Mapping[str, Any]], question: str, actions: Sequence[str]) -> str:
    """The answer a seat has left for a question, if it is to be given now.

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
    draft = Draft(possible(table.rules, table.view(seat)), seat)
    while not draft.complete:
        draft.add(rng.choice(draft.prompt().actions))
    return draft.words


def find_seat(rules: Rules, name: str) -> int:
    """The number of a seat by its name."""
    if name not in rules.seats:
        names = ", ".join(rules.seats)
        raise BadInput(f'there is no seat "{name}"; the seats are {names}', "error-seat-name", seat=name, names=names)
    return rules.seats.index(name)
