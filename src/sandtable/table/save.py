"""Files: a table that can be played on, or a record of what happened. JSON, by content, in words."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from sandtable.core import orders
from sandtable.core.errors import BadInput, SandtableError
from sandtable.core.registry import game as find_game
from sandtable.core.seats import CHANCE
from sandtable.table.log import Log, LogEntry
from sandtable.table.record import RESIGN, TRUCE, Record, Setup, newer_revision, step_record
from sandtable.table.table import Policy, Table

FORMAT: Final = 1
"""The version of the file format that is written."""

MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""For each earlier version, the function that turns its content into that of the next one."""


class TableFile(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """All of a table, dice included: for whoever runs the table, not for a seat."""

    sandtable: int
    kind: str
    setup: Setup
    players: list[str]
    undo: Policy
    seed: str | None = None
    log: list[LogEntry]


class RecordFile(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A record, whole or as one seat saw it."""

    sandtable: int
    kind: str
    record: Record


def table_bytes(table: Table) -> bytes:
    """A table as the content of a file."""
    return _json(
        TableFile(
            sandtable=FORMAT,
            kind="table",
            setup=table.setup,
            players=table.seated,
            undo=table.undo_policy,
            seed=table.seed,
            log=table.log.entries,
        )
    )


def record_bytes(record: Record) -> bytes:
    """A record as the content of a file."""
    return _json(RecordFile(sandtable=FORMAT, kind="record", record=record))


def _json(content: msgspec.Struct) -> bytes:
    return msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n"


def save(path: Path, content: bytes) -> None:
    """Write a file whole or not at all; an older file stays as it is until the new one is complete."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise unusable("write", path, error) from None


def load(path: Path) -> Table | Record:
    """What a file holds."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise unusable("read", path, error) from None
    try:
        return from_bytes(content)
    except BadInput as error:
        raise in_file(path, error) from None


def unusable(what: str, path: Path, error: OSError) -> BadInput:
    """The error about a file that the system does not let us read or write."""
    reason = error.strerror or "?"
    return BadInput(f"cannot {what} {path}: {reason}", f"error-{what}", file=str(path), reason=reason)


def in_file(path: Path, error: SandtableError) -> BadInput:
    """The same error, with the name of the file it is about."""
    return BadInput(f"{path}: {error}", "error-in-file", file=str(path), problem=error.said)


def damaged(error: Exception) -> BadInput:
    """The error about a file whose content is not what we write."""
    return BadInput(f"the file is damaged or was edited: {error}", "error-damaged", reason=str(error))


def from_bytes(content: bytes) -> Table | Record:
    """The table or record of such a file."""
    fields = migrated(content)
    try:
        if fields.get("kind") == "record":
            return msgspec.convert(fields, RecordFile).record
        return _table(msgspec.convert(fields, TableFile))
    except msgspec.ValidationError as error:
        raise damaged(error) from None


def migrated(content: bytes) -> dict[str, Any]:
    """The content of a file, brought up to the version that is written today."""
    try:
        fields: Any = msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        sentence = f"this is no Sandtable file, or it is damaged: {error}"
        raise BadInput(sentence, "error-no-file", reason=str(error)) from None
    if not isinstance(fields, dict) or type(fields.get("sandtable")) is not int:
        raise BadInput('this is no Sandtable file: it lacks the version number "sandtable"', "error-no-version")
    if fields["sandtable"] > FORMAT:
        found = int(fields["sandtable"])
        sentence = f"the file has format {found}, this program reads up to {FORMAT}; update it"
        raise BadInput(sentence, "error-format-newer", found=found, known=FORMAT)
    while fields["sandtable"] < FORMAT:
        step = MIGRATIONS.get(fields["sandtable"])
        if step is None:
            found = int(fields["sandtable"])
            sentence = f"the file has format {found}, which this program no longer reads"
            raise BadInput(sentence, "error-format-older", found=found)
        fields = step(fields)
    if fields.get("kind") not in ("table", "record"):
        raise BadInput('a Sandtable file is of the kind "table" or "record"', "error-kind")
    return dict(fields)


def _table(file: TableFile) -> Table:
    game = find_game(file.setup.game)
    if file.setup.revision > game.revision:
        raise newer_revision(game, file.setup.revision)
    entries = file.log
    if file.setup.revision < game.revision:
        entries = [
            msgspec.structs.replace(e, words=game.migrate(file.setup.revision, e.words)) if e.kind == "act" else e
            for e in entries
        ]
    setup = msgspec.structs.replace(file.setup, revision=game.revision)
    rules = setup.rules()
    return Table(rules, file.players, seed=file.seed, undo=file.undo, setup=setup, log=Log(entries))


def table_of(record: Record) -> Table:
    """A table on which a whole record lies, to be looked through or played on."""
    if record.viewer is not None:
        raise BadInput("this record shows only what one seat saw, so it cannot be replayed", "error-record-seen")
    rules = record.setup.rules()
    game = find_game(record.setup.game)
    state = record.setup.begin(rules)
    entries: list[LogEntry] = []
    order = -1
    fits = True
    for seq, entry in enumerate(record.entries):
        if entry.words in (RESIGN, TRUCE):
            entries.append(LogEntry(kind="resign" if entry.words == RESIGN else "truce", seat=entry.seat))
            continue
        if not (fits and orders.is_open(state, entry.seat)):
            order = seq
        entries.append(
            LogEntry(kind="act", seat=entry.seat, words=entry.words, order=-1 if entry.seat == CHANCE else order)
        )
        try:  # only to see where orders begin; the table says what does not fit
            if fits:
                step_record(state, entry, game, record.setup.revision)
        except SandtableError:
            fits = False
    players = ["human"] * len(rules.seats)
    return _table(
        TableFile(sandtable=FORMAT, kind="table", setup=record.setup, players=players, undo="free", log=entries)
    )
