"""Random play at tables: undo, restart, fork and commit, save and load, at every policy."""

from random import Random
from typing import Any

import msgspec

from sandtable.core import orders
from sandtable.core.errors import NotNow
from sandtable.core.seats import CHANCE, REFEREE, SPECTATOR
from sandtable.core.state import State
from sandtable.table import save
from sandtable.table.log import Log, LogEntry
from sandtable.table.table import Table

ACTIONS = 400
"""How many orders a checked table is given at most; undo could go on for ever."""


def truth(table: Table) -> bytes:
    """All of a table's state, as bytes."""
    return msgspec.json.encode(table.truth())


def check_table(tables: list[Table], rng: Random) -> None:
    """Play at a table and check after each undo, save and commit that nothing is lost or invented.

    The table is the last of the list; a loaded one is added, so that the caller has it if a check fails.
    """
    table = tables[-1]
    rules = table.rules
    kept = table.snapshot()
    for _ in range(ACTIONS):
        if table.is_over():
            break
        chosen = rng.random()
        if chosen < 0.1:
            check_undo(table, rng)
        elif chosen < 0.12:
            kept = check_snapshot(table, kept, rng)
        elif chosen < 0.15:
            table = check_saved(table)
            tables.append(table)
        elif chosen < 0.25:
            check_commit(table, rng)
        else:
            seat = rng.choice(table.asked())
            table.submit(seat, random_order(table.referee_state(), seat, rng))
    check_saved(table)
    replay = table.log.record(table.setup).replay(rules)
    assert not replay.problem, replay.problem
    assert replay.state.view(REFEREE) | {"events": 0} == table.truth() | {"events": 0}


def random_order(trial: State, seat: int, rng: Random) -> str:
    """A whole legal order of a seat; the state is used up."""
    words: list[str] = []
    while True:
        action = rng.choice(trial.legal(seat))
        words.append(trial.rules.space.words(action))
        trial.apply(action, seat)
        if not orders.is_open(trial, seat):
            return ", ".join(words)


def check_snapshot(table: Table, earlier: dict[str, Any], rng: Random) -> dict[str, Any]:
    """A table opened from a snapshot, taken now or earlier, is the same; and so is any moment of the past."""
    now: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table.snapshot()))
    for snapshot in (now, earlier):
        again = Table(
            table.rules,
            table.seated,
            seed=table.seed,
            undo=table.undo_policy,
            setup=table.setup,
            log=Log(table.log.entries),
            snapshot=snapshot,
        )
        assert truth(again) == truth(table), "a snapshot changed the table"
        for seat in range(len(table.rules.seats)):
            assert again.may_undo(seat) == table.may_undo(seat), "a snapshot changed what can be taken back"
    record = table.log.record(table.setup)
    place = rng.randrange(len(record.entries) + 1)
    state = record.replay(table.rules, place).state
    seq = table.log.live[place - 1] if place else -1
    for viewer in (SPECTATOR, *range(len(table.rules.seats))):
        view, prompt = table.then(viewer, seq)
        assert view == state.view(viewer) and prompt.content() == state.prompt(viewer).content()
    return now


def check_undo(table: Table, rng: Random) -> None:
    """What was taken back is gone, all else is as if it had never been; the policy is kept."""
    seat = rng.randrange(len(table.rules.seats))
    before = len(table.log)
    whole_turn = rng.random() < 0.3
    may = table.may_undo(seat, whole_turn)
    try:
        done = (table.restart_turn if whole_turn else table.undo)(seat)
    except NotNow:
        assert len(table.log) == before, "a refused undo left a trace"
        assert may == "no", "may_undo promised what was refused"
        return
    assert may == ("yes" if table.gone(before) and table.log.entries[before].kind == "undo" else "ask")
    while not done and table.undo_request is not None:  # by consent: ask the others
        for other in range(len(table.rules.seats)):
            if other != seat:
                done = table.answer_undo(other, True)
    undo = next(entry for entry in reversed(table.log.entries) if entry.kind == "undo")
    if table.undo_policy == "strict":
        for seq in undo.withdraws:
            check_strict(table.log.entries[seq], seat)
    again = table.log.record(table.setup).replay(table.rules)
    assert again.state.view(REFEREE) | {"events": 0} == table.truth() | {"events": 0}


def check_strict(entry: LogEntry, seat: int) -> None:
    """Strict undo takes back no dice and no decision of somebody else."""
    assert entry.seat != CHANCE, "a strict undo took back dice"
    assert entry.seat == seat, "a strict undo took back somebody else's decision"


def check_saved(table: Table) -> Table:
    """Saved and loaded it is the same table; so it will go on with the same dice."""
    loaded = save.from_bytes(save.table_bytes(table))
    assert isinstance(loaded, Table) and not loaded.problem
    assert truth(loaded) == truth(table), "saving and loading changed the table"
    assert save.table_bytes(loaded) == save.table_bytes(table)
    return loaded


def check_commit(table: Table, rng: Random) -> None:
    """A fork leaves the table alone; committed, its leading orders are carried out there."""
    seat = rng.choice(table.asked())
    before = truth(table)
    fork = table.fork(seat, str(rng.random()))
    for _ in range(rng.randrange(1, 5)):
        if fork.is_over():
            break
        asked = rng.choice(fork.asked())
        fork.submit(asked, random_order(fork.world(), asked, rng))
    assert truth(table) == before, "a fork touched the table"
    leading = fork.leading()
    assert table.commit(fork) == len(leading)
