"""Putting tables straight into a store."""

from time import time
from typing import Any

from sandtable.server.seating import ME, NewTokens
from sandtable.server.store import GameRow, Store
from sandtable.server.tokens import new_table_id
from sandtable.table.table import Table


def put(store: Store, table: Table, name: str = "", secret: str = "secret", tokens: NewTokens | None = None) -> Any:
    """Store a table, with a token for each seat; returns what its maker would be told."""
    tokens = tokens or NewTokens(name or new_table_id(), [ME] * len(table.rules.seats))
    row = GameRow(
        id=tokens.table,
        setup=table.setup,
        seated=table.seated,
        seed=table.seed,
        secret=secret,
        undo=table.undo_policy,
        pace="live",
        created=time(),
        updated=time(),
    )
    store.create(row, table.log.entries, tokens.grants())
    return tokens.content(table.rules)
