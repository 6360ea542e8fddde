"""Putting tables straight into a store."""

from time import time
from typing import Any

from sandtable.core.table import Table
from sandtable.server.doors import new_table_id
from sandtable.server.host import ME, NewDoors
from sandtable.server.store import Kept, Store


def put(store: Store, table: Table, name: str = "", secret: str = "secret", doors: NewDoors | None = None) -> Any:
    """Store a table, with a door for each seat; what its maker would be told."""
    doors = doors or NewDoors(name or new_table_id(), [ME] * len(table.rules.seats))
    kept = Kept(
        id=doors.table,
        setup=table.setup,
        seated=table.seated,
        seed=table.seed,
        secret=secret,
        undo=table.undo_policy,
        pace="live",
        created=time(),
        updated=time(),
    )
    store.create(kept, table.log.entries, doors.all())
    return doors.content(table.rules)
