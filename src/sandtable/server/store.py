"""The database: games, their logs, access grants, chat and notes. SQLAlchemy Core, a SQLite file by default.

The log is append-only and keyed by (game, seq), which serves as the optimistic lock: of two writers of the same
sequence number one fails, whoever they are. A write returns when it is durable. Nothing here knows about games or
asyncio.
"""

from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from time import time
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from sandtable.core.errors import BadInput, SandtableError
from sandtable.server.tokens import Grant, GrantKind, hash_token
from sandtable.table.log import LogEntry
from sandtable.table.record import Setup
from sandtable.table.table import Policy

HEAD: Final = "0001"
"""The newest migration. A store that is up to date never loads the migrations, which are slow to import."""

META = sa.MetaData()

GAMES = sa.Table(
    "games",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("setup", sa.LargeBinary, nullable=False),
    sa.Column("seated", sa.JSON, nullable=False),
    sa.Column("seed", sa.Text),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("undo", sa.String(16), nullable=False),
    sa.Column("pace", sa.String(16), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("rematch", sa.String(32), nullable=False),
)
LOG = sa.Table(
    "log",
    META,
    sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
GRANTS = sa.Table(
    "doors",  # the name in the database is older than the one in the code
    META,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
)
CHAT = sa.Table(
    "chat",
    META,
    sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
SEATS = sa.Table(
    "seats",
    META,
    sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("notes", sa.Text, nullable=False),
    sa.Column("standing", sa.JSON, nullable=False),
)
SNAPSHOTS = sa.Table(
    "snapshots",
    META,
    sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("build", sa.String(64), nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

_ENCODE = msgspec.json.Encoder().encode
_ENTRY = msgspec.json.Decoder(LogEntry)
_SETUP = msgspec.json.Decoder(Setup)


class Conflict(SandtableError):
    """This sequence number was written by somebody else: the game has moved on."""

    def __init__(self) -> None:
        super().__init__("the game has moved on since you looked; look again and decide anew", "error-stale")


class LogDamaged(SandtableError):
    """An entry is not what we wrote: somebody has edited the database, or the disk is failing."""

    def __init__(self, number: int) -> None:
        super().__init__(f"entry {number} of the log is damaged or missing", "error-log-damaged", number=number)


class GameRow(msgspec.Struct, kw_only=True):
    """A game as it is stored, without its log."""

    id: str
    setup: Setup
    seated: list[str]
    seed: str | None
    secret: str
    """The seed of the bots; nobody is told."""
    undo: Policy
    pace: str
    created: float
    updated: float
    rematch: str = ""


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat; ``seat`` is -1 for the table itself."""

    id: int
    seat: int
    name: str
    text: str
    time: float


class SeatData(msgspec.Struct, frozen=True):
    """What belongs to one seat alone: its notes and standing answers."""

    notes: str = ""
    standing: list[dict[str, Any]] = []


class Store:
    """All games of a server."""

    def __init__(self, url: str) -> None:
        """Open or create the store behind an SQLAlchemy address, and bring it up to date."""
        self.engine = _engine(url)
        self._reading = self.engine.execution_options(writes=False)
        self._prepare()

    @classmethod
    def in_folder(cls, folder: Path) -> "Store":
        """The store in a folder of its own, made if it is not there."""
        folder.mkdir(parents=True, exist_ok=True)
        try:
            return cls(f"sqlite:///{folder / 'sandtable.sqlite'}")
        except sa.exc.DatabaseError as error:
            sentence = f"the games in {folder} cannot be read: {error.orig}"
            raise BadInput(sentence, "error-store-file", folder=str(folder), reason=str(error.orig)) from None

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()

    def _prepare(self) -> None:
        with self._reading.connect() as db:
            known = sa.inspect(db).has_table("alembic_version")
            revision = db.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() if known else None
        if revision != HEAD:
            from sandtable.server.migrations import CommandError, upgrade

            try:
                upgrade(self.engine)
            except CommandError:
                sentence = f"these games were stored by a newer version of Sandtable (shape {revision}); update it"
                raise BadInput(sentence, "error-store-newer", shape=str(revision)) from None

    # Games

    def create(self, game: GameRow, entries: Sequence[LogEntry], grants: Iterable[tuple[str, Grant]]) -> None:
        """Write a new game with the beginning of its log and its grants, all or nothing."""
        with self.engine.begin() as db:
            db.execute(
                GAMES.insert().values(
                    id=game.id,
                    game=game.setup.game,
                    setup=_ENCODE(game.setup),
                    seated=game.seated,
                    seed=game.seed,
                    secret=game.secret,
                    undo=game.undo,
                    pace=game.pace,
                    created=game.created,
                    updated=game.updated,
                    rematch=game.rematch,
                )
            )
            _write_log(db, game.id, 0, entries)
            for token, grant in grants:
                _write_grant(db, token, grant)

    def game(self, table: str) -> GameRow | None:
        """A game, or None."""
        with self._reading.connect() as db:
            row = db.execute(sa.select(GAMES).where(GAMES.c.id == table)).mappings().first()
        if row is None:
            return None
        fields = {key: row[key] for key in ("id", "seated", "seed", "secret", "undo", "pace", "created", "updated")}
        return GameRow(setup=_SETUP.decode(row["setup"]), rematch=row["rematch"], **fields)

    def games(self) -> list[str]:
        """The ids of all tables, oldest first."""
        with self._reading.connect() as db:
            return list(db.execute(sa.select(GAMES.c.id).order_by(GAMES.c.created, GAMES.c.id)).scalars())

    def set_rematch(self, table: str, new: str) -> str:
        """Record which table is the rematch, unless there is one already; returns the one that counts."""
        with self.engine.begin() as db:
            changed = GAMES.update().where(GAMES.c.id == table, GAMES.c.rematch == "").values(rematch=new)
            db.execute(changed)
            return str(db.execute(sa.select(GAMES.c.rematch).where(GAMES.c.id == table)).scalar_one())

    # Logs

    def log(self, table: str, since: int = 0) -> list[LogEntry]:
        """The log, starting at a sequence number."""
        wanted = sa.select(LOG.c.seq, LOG.c.body).where(LOG.c.game_id == table, LOG.c.seq >= since).order_by(LOG.c.seq)
        with self._reading.connect() as db:
            rows = db.execute(wanted).all()
        found: list[LogEntry] = []
        for number, (seq, body) in enumerate(rows, since):
            try:
                found.append(_ENTRY.decode(body))
            except (msgspec.MsgspecError, UnicodeDecodeError):
                raise LogDamaged(number) from None
            if seq != number:
                raise LogDamaged(number)
        return found

    def append(self, table: str, first: int, entries: Sequence[LogEntry]) -> None:
        """Add entries to a log, all or none; durable when this returns. Raises ``Conflict`` if somebody was faster."""
        try:
            with self.engine.begin() as db:
                _write_log(db, table, first, entries)
                db.execute(GAMES.update().where(GAMES.c.id == table).values(updated=time()))
        except sa.exc.IntegrityError:
            raise Conflict from None

    def snapshot(self, table: str, build: str) -> dict[str, Any] | None:
        """The newest snapshot made by this build, if there is one."""
        wanted = sa.select(SNAPSHOTS.c.body).where(SNAPSHOTS.c.game_id == table, SNAPSHOTS.c.build == build)
        with self._reading.connect() as db:
            body = db.execute(wanted).scalar()
        return None if body is None else dict(msgspec.json.decode(body))

    def save_snapshot(self, table: str, build: str, snapshot: dict[str, Any]) -> None:
        """Write a snapshot in place of the previous one."""
        values = {"seq": snapshot["seq"], "build": build, "body": _ENCODE(snapshot)}
        with self.engine.begin() as db:
            changed = db.execute(SNAPSHOTS.update().where(SNAPSHOTS.c.game_id == table).values(**values))
            if not changed.rowcount:
                db.execute(SNAPSHOTS.insert().values(game_id=table, **values))

    # Grants

    def grant(self, token: str) -> Grant | None:
        """What a token gives access to, or None."""
        wanted = sa.select(GRANTS.c.kind, GRANTS.c.game_id, GRANTS.c.seat).where(GRANTS.c.hash == hash_token(token))
        with self._reading.connect() as db:
            row = db.execute(wanted).first()
        return None if row is None else Grant(*row)

    def add_grants(self, grants: Iterable[tuple[str, Grant]]) -> None:
        """Write further tokens."""
        with self.engine.begin() as db:
            for token, grant in grants:
                _write_grant(db, token, grant)

    def join(
        self, table: str, invite: str, grants: Iterable[tuple[str, Grant]], first: int, entries: Sequence[LogEntry]
    ) -> None:
        """Use up an invitation: write the tokens of the person who joined, and the log entry that names them."""
        try:
            with self.engine.begin() as db:
                used = db.execute(GRANTS.delete().where(GRANTS.c.hash == hash_token(invite)))
                if not used.rowcount:
                    raise Conflict
                for token, grant in grants:
                    _write_grant(db, token, grant)
                _write_log(db, table, first, entries)
        except sa.exc.IntegrityError:
            raise Conflict from None

    def granted_seats(self, table: str, kind: GrantKind) -> list[int]:
        """The seats for which there is a grant of this kind."""
        with self._reading.connect() as db:
            wanted = sa.select(GRANTS.c.seat).where(GRANTS.c.game_id == table, GRANTS.c.kind == kind)
            return list(db.execute(wanted).scalars())

    # Chat and notes

    def say(self, table: str, seat: int, name: str, text: str) -> ChatLine:
        """Add a line to the chat."""
        now = time()
        with self.engine.begin() as db:
            last = sa.select(sa.func.coalesce(sa.func.max(CHAT.c.number), 0)).where(CHAT.c.game_id == table)
            number = int(db.execute(last).scalar_one()) + 1
            db.execute(CHAT.insert().values(game_id=table, number=number, seat=seat, name=name, text=text, created=now))
        return ChatLine(number, seat, name, text, now)

    def chat(self, table: str, last: int = 200) -> list[ChatLine]:
        """The last lines of the chat, oldest first."""
        wanted = sa.select(CHAT).where(CHAT.c.game_id == table).order_by(CHAT.c.number.desc()).limit(last)
        with self._reading.connect() as db:
            rows = db.execute(wanted).mappings().all()
        return [
            ChatLine(row["number"], row["seat"], row["name"], row["text"], row["created"]) for row in reversed(rows)
        ]

    def seat_data(self, table: str, seat: int) -> SeatData:
        """Notes and standing answers of a seat."""
        wanted = sa.select(SEATS.c.notes, SEATS.c.standing).where(SEATS.c.game_id == table, SEATS.c.seat == seat)
        with self._reading.connect() as db:
            row = db.execute(wanted).first()
        return SeatData() if row is None else SeatData(*row)

    def save_seat_data(self, table: str, seat: int, data: SeatData) -> None:
        """Write notes and standing answers of a seat."""
        values = {"notes": data.notes, "standing": data.standing}
        with self.engine.begin() as db:
            changed = db.execute(SEATS.update().where(SEATS.c.game_id == table, SEATS.c.seat == seat).values(**values))
            if not changed.rowcount:
                db.execute(SEATS.insert().values(game_id=table, seat=seat, **values))


def _engine(url: str) -> Engine:
    engine = sa.create_engine(url)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _tune_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _tune_sqlite(connection: Any, record: object) -> None:
    """A commit is on the disk when it returns; readers do not wait for writers."""
    connection.isolation_level = None  # we begin transactions ourselves: see _begin_sqlite
    with closing(connection.cursor()) as cursor:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """Python's sqlite3 would begin a transaction late, and two writers could then deadlock."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes", True) else "BEGIN")


def _write_log(db: Connection, table: str, first: int, entries: Sequence[LogEntry]) -> None:
    now = time()
    rows = [
        {"game_id": table, "seq": first + place, "body": _ENCODE(entry), "created": now}
        for place, entry in enumerate(entries)
    ]
    if rows:
        db.execute(LOG.insert(), rows)


def _write_grant(db: Connection, token: str, grant: Grant) -> None:
    db.execute(GRANTS.insert().values(hash=hash_token(token), game_id=grant.table, kind=grant.kind, seat=grant.seat))
