"""Setting tables up, and who sits where: invitations, rematches, bots that take over from people."""

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import sha256
from secrets import token_hex
from time import time
from typing import Any, Final

from sandtable.bots import bot_names
from sandtable.bots.registry import bot_class
from sandtable.core.errors import BadInput, NotNow
from sandtable.core.game import FileText
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.lessons.tutor import lesson_of, prepared
from sandtable.server.advisers import opponent
from sandtable.server.store import GameRow
from sandtable.server.tables import VACANT, LiveTable, Tables, check_name
from sandtable.server.tokens import Grant, GrantKind, new_table_id, new_token
from sandtable.server.user_files import rules_with
from sandtable.table import save
from sandtable.table.table import BOT, Policy, Table

ME: Final = "me"
"""A seat of the person who sets the table up."""
OPEN: Final = "open"
"""A seat somebody is to be invited to."""
NOT_OURS: Final = ("error-no-file", "error-no-version", "error-kind", "error-damaged")
"""The errors for files that Sandtable did not write, or that were edited."""


class NewTokens:
    """The tokens of a new table, for the person who set it up."""

    def __init__(self, table: str, seats: Sequence[str]) -> None:
        """Their own seats get a token each, open seats an invitation, bots nothing."""
        self.table = table
        self.watch = new_token()
        self.tokens: dict[int, str] = {}
        self.invites: dict[int, str] = {}
        for seat, who in enumerate(seats):
            if who == ME:
                self.tokens[seat] = new_token()
            elif who == OPEN:
                self.invites[seat] = new_token()

    def grants(self) -> list[tuple[str, Grant]]:
        """Every token with what it gives access to."""
        found = [(self.watch, Grant("watch", self.table, -1))]
        found += [(token, Grant("seat", self.table, seat)) for seat, token in self.tokens.items()]
        found += [(token, Grant("invite", self.table, seat)) for seat, token in self.invites.items()]
        return found

    def content(self, rules: Rules) -> dict[str, Any]:
        """As it is sent."""
        seats = [
            {"seat": seat, "name": name, "token": self.tokens.get(seat), "invite": self.invites.get(seat)}
            for seat, name in enumerate(rules.seats)
        ]
        return {"table": self.table, "seats": seats, "watch": self.watch}


def players_of(rules: Rules, seats: Sequence[str], name: str) -> list[str]:
    """The players' names as the table records them; raises an error for a bot that does not exist."""
    if len(seats) != len(rules.seats):
        count, given = len(rules.seats), len(seats)
        sentence = f"{rules.game_name} has {count} seats here, not {given}"
        raise BadInput(sentence, "error-seats", game=rules.game_name, count=count, given=given)
    players: list[str] = []
    for who in seats:
        if who == ME:
            players.append(name)
        elif who == OPEN:
            players.append(VACANT)
        elif who.startswith(BOT):
            bot_class(who.removeprefix(BOT), rules.game_name)
            players.append(who)
        else:
            raise BadInput(f'a seat is "me", "open" or "bot:NAME", not "{who}"', "error-seat-kind", given=who)
    return players


def from_file(content: bytes) -> Table:
    """The table in a file; if no game can go on from it, the error says what kind of file would do."""
    try:
        loaded = save.from_bytes(content)
    except BadInput as error:
        if error.said.message not in NOT_OURS:
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
    """Who plays on with a game from a file: bots where bots sat, as far as they are installed here, and "me"."""
    known = bot_names(table.rules.game_name)
    sits = []
    for player in table.players:
        bot = player.removeprefix(BOT) if player.startswith(BOT) else ""
        sits.append(ME if not bot else BOT + (bot if bot in known else opponent(table.rules.game_name)))
    return sits if ME in sits else [ME] * len(sits)


def secret_of(seed: str | None) -> str:
    """The seed of a table's bots: with seeded dice always the same, so that the whole game can be repeated.

    It is not the seed of the dice itself, which would let the bots foresee them.

    >>> secret_of("tea") == secret_of("tea")
    True
    >>> secret_of(None) == secret_of(None)
    False
    """
    return token_hex(16) if seed is None else sha256(f"bots {seed}".encode()).hexdigest()[:32]


class Seating:
    """Sets tables up and seats people and bots at them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

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
        files: Mapping[str, FileText] | None = None,
    ) -> dict[str, Any]:
        """Set up a new table, perhaps with data files of a user's own; returns its tokens."""
        if files:  # to read and check them takes a while, and the others play on
            rules = await asyncio.to_thread(rules_with, game, options, files)
        else:
            rules = find_game(game).rules(options)
        players = players_of(rules, seats, check_name(name))
        if seed is not None and OPEN in seats:
            raise BadInput("with a seed the dice are known, so nobody else can be invited", "error-seed-open")
        table = Table(rules, players, seed=seed, undo=undo or default_undo(seats))
        return await self._create(table, seats, pace)

    async def import_file(self, content: bytes, seats: Sequence[str], name: str) -> dict[str, Any]:
        """Play on with a table or a whole record from a file; if no seats are given, bots stay bots."""
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

    async def set_up_lesson(self, game: str, name: str) -> dict[str, Any]:
        """Set up a table for a lesson: the learner in one seat, and their partner in all others."""
        lesson = lesson_of(game)
        if lesson is None:
            raise BadInput(f"{game} has no guided first game", "error-no-lesson", game=game)
        table = prepared(game, lesson, check_name(name), opponent(game))
        seats = [ME if seat == lesson.learner else table.players[seat] for seat in range(len(table.players))]
        return await self._create(table, seats, "live")

    async def seats_of_people(self, live: LiveTable) -> set[int]:
        """The seats of people, including those still to be taken and those a bot plays for somebody."""
        seats = {seat for seat in range(len(live.table.rules.seats)) if live.kind(seat) != "bot"}
        kinds: tuple[GrantKind, ...] = ("seat", "invite")
        for kind in kinds:
            seats.update(await self.tables.read(self.tables.store.granted_seats, live.id, kind))
        return seats

    async def _create(self, table: Table, seats: Sequence[str], pace: str) -> dict[str, Any]:
        tokens = NewTokens(new_table_id(), seats)
        now = time()
        row = GameRow(
            id=tokens.table,
            setup=table.setup,
            seated=table.seated,
            seed=table.seed,
            secret=secret_of(table.seed),
            undo=table.undo_policy,
            pace=pace,
            created=now,
            updated=now,
        )
        await self.tables.create(row, table, tokens.grants())
        return tokens.content(table.rules)

    async def invitation(self, invite: str) -> Grant:
        """The open seat an invitation is for."""
        grant = await self.tables.grant(invite)
        if grant is None or grant.kind != "invite":
            raise NotNow("this invitation has been used, or it never existed", "error-invite")
        return grant

    async def join(self, invite: str, name: str) -> dict[str, Any]:
        """Take the open seat an invitation is for."""
        open_seat = await self.invitation(invite)
        table, seat = open_seat.table, open_seat.seat
        token, watch = new_token(), new_token()
        grants = [(token, Grant("seat", table, seat)), (watch, Grant("watch", table, -1))]
        await self.tables.join(table, invite, seat, check_name(name), grants)
        return {"table": table, "seat": seat, "token": token, "watch": watch}

    async def rematch(self, live: LiveTable, seat: int) -> dict[str, Any]:
        """Play again, everybody one seat further on; whoever asks gets the token of their own seat."""
        if not live.table.is_over():
            raise NotNow("a rematch begins when the game is over", "error-rematch")
        count = len(live.table.rules.seats)
        if not live.row.rematch:
            async with live.lock:
                if not live.row.rematch:
                    live.row.rematch = await self._play_again(live)
                    self.tables.refresh(live)
        new = await self.tables.open(live.row.rematch)
        place = (seat + 1) % count
        token, watch = new_token(), new_token()
        grants = [(token, Grant("seat", new.id, place)), (watch, Grant("watch", new.id, -1))]
        await self.tables.save(self.tables.store.add_grants, grants)
        seats = [
            {"seat": i, "name": name, "token": token if i == place else None, "invite": None}
            for i, name in enumerate(new.table.rules.seats)
        ]
        return {"table": new.id, "seats": seats, "watch": watch}

    async def _play_again(self, live: LiveTable) -> str:
        old = live.table
        count = len(old.rules.seats)
        players = [old.players[(seat - 1) % count] for seat in range(count)]
        rules = find_game(old.rules.game_name).rules(old.rules.options, old.rules.data)
        table = Table(rules, players, undo=old.undo_policy)
        made = await self._create(table, [BOT if p.startswith(BOT) else "person" for p in players], live.row.pace)
        return await self.tables.save(self.tables.store.set_rematch, live.id, str(made["table"]))

    # Who plays

    async def set_player(self, live: LiveTable, seat: int, player: str) -> None:
        """Hand a seat to a bot, or take it back."""
        if player == ME:
            name = last_person(live.table, seat)
        elif player.startswith(BOT):
            bot_class(player.removeprefix(BOT), live.table.rules.game_name)
            name = player
        else:
            raise BadInput(f'a seat is played by "me" or "bot:NAME", not "{player}"', "error-player", given=player)
        await self.tables.change(live.id, lambda live: live.table.replace(seat, name))

    async def vote(self, live: LiveTable, seat: int, absent: int, agree: bool, here: bool) -> None:
        """Vote whether a bot should play for somebody who is away; all others must agree."""
        if live.kind(absent) != "person" or absent == seat:
            raise NotNow("a bot can be asked in for another person only", "error-absent-who")
        if agree and here:
            raise NotNow("this player is at the table", "error-absent-here")
        votes = live.votes.setdefault(absent, set())
        (votes.add if agree else votes.discard)(seat)
        others = {other for other in range(len(live.table.rules.seats)) if live.kind(other) == "person"} - {absent}
        if others <= votes:
            live.votes.pop(absent)
            await self.set_player(live, absent, BOT + opponent(live.table.rules.game_name))
        else:
            self.tables.refresh(live)


def default_undo(seats: Sequence[str]) -> Policy:
    """Free if no other people are concerned, else by consent."""
    return "consent" if OPEN in seats else "free"


def last_person(table: Table, seat: int) -> str:
    """The name of the last person in this seat."""
    names = [table.seated[seat]] + [e.words for e in table.log.entries if e.kind == "replace" and e.seat == seat]
    people = [name for name in names if not name.startswith(BOT) and name != VACANT]
    return people[-1] if people else table.rules.seats[seat]


def find_seat(rules: Rules, name: str) -> int:
    """The index of a seat, by its name."""
    if name not in rules.seats:
        names = ", ".join(rules.seats)
        raise BadInput(f'there is no seat "{name}"; the seats are {names}', "error-seat-name", seat=name, names=names)
    return rules.seats.index(name)
