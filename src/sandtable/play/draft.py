"""An order in the making at a table on this machine."""

from typing import Any

from sandtable.bots import Bot
from sandtable.table import draft
from sandtable.table.draft import spelt
from sandtable.table.table import Table

__all__ = ["Draft", "spelt"]


class Draft(draft.Draft):
    """Tries an order out on a copy. Nothing happens at the table before ``give``."""

    def __init__(self, table: Table, seat: int) -> None:
        """Begin an order for a seat that is asked."""
        super().__init__(table.referee_state(), seat)
        self._table = table

    def view(self, viewer: int) -> dict[str, Any]:
        """What a viewer sees of the table as the parts chosen so far would leave it."""
        return self._trial.view(viewer)

    def advice(self, bot: Bot) -> str:
        """The next part as this bot would choose it."""
        return self._trial.rules.space.words(bot.decide(self._trial, len(self._table.log)))

    def give(self) -> None:
        """Give the order to the table."""
        self._table.submit(self._seat, self.words)
