"""Checking a store: every game is replayed from its log and compared with what was stored."""

from pathlib import Path

from sandtable.core.errors import BadInput, NotNow, SandtableError
from sandtable.core.rules import Rules
from sandtable.core.seats import REFEREE
from sandtable.server.builds import build_id
from sandtable.server.store import Store
from sandtable.table.log import Log, LogEntry
from sandtable.table.table import Table


def stored(folder: Path) -> Store:
    """The store in a folder, which must exist."""
    if not (folder / "sandtable.sqlite").exists():
        raise BadInput(f"there are no stored games in {folder}", "error-no-store", folder=str(folder))
    return Store.in_folder(folder)


def check(store: Store, name: str) -> SandtableError | None:
    """The first difference between a game's log and its replay; None if they agree."""
    game = store.game(name)
    if game is None:
        return BadInput(f'there is no table "{name}"', "error-check-none", table=name)
    try:
        entries = store.log(name)
        rules = game.setup.rules()
        table = _replayed(rules, store, name, entries)
    except SandtableError as error:
        return error
    if table.cut is not None:
        return table.cut
    if len(table.log) != len(entries):
        return _differs(len(entries), "the log ends where the game cannot wait")
    record = table.log.record(table.setup).replay(rules)
    if record.problem or record.state.view(REFEREE) != _truth(table):
        return _differs(record.applied, record.problem or "the record leads to another position than the log")
    return _check_snapshot(store, name, rules, entries, table)


def _replayed(
    rules: Rules, store: Store, name: str, entries: list[LogEntry], snapshot: dict[str, object] | None = None
) -> Table:
    game = store.game(name)
    assert game is not None
    return Table(
        rules,
        game.seated,
        seed=game.seed,
        undo=game.undo,
        setup=game.setup,
        log=Log(entries),
        snapshot=snapshot,
    )


def _check_snapshot(
    store: Store, name: str, rules: Rules, entries: list[LogEntry], table: Table
) -> SandtableError | None:
    snapshot = store.snapshot(name, build_id(rules.game_name))
    if snapshot is None:
        return None
    again = _replayed(rules, store, name, entries, snapshot)
    if again.truth() != table.truth():
        return _differs(int(snapshot["seq"]), "the snapshot leads to another position than the log")
    return None


def _truth(table: Table) -> dict[str, object]:
    found = table.truth()
    found.pop("events")
    return found


def _differs(number: int, problem: str) -> NotNow:
    return NotNow(f"entry {number}: {problem}", "error-check", number=number, problem=problem)
