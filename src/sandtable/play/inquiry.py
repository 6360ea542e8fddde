"""What a game's own commands get: a question somebody typed at a table, and all that they may know."""

from collections.abc import Callable, Mapping
from typing import Any

from sandtable.core.event import Value
from sandtable.core.rules import Rules
from sandtable.text.wording import Wording


class Inquiry:
    """A command with what stands behind it, and what its answer is made of."""

    def __init__(
        self,
        words: str,
        view: Mapping[str, Any],
        rules: Rules,
        wording: Wording,
        width: int,
        events: Callable[[], list[dict[str, Value]]],
    ) -> None:
        self.words = words
        self.view = view
        self.rules = rules
        self.wording = wording
        self.width = width
        self.events = events
        """All that the viewer may know of what happened so far."""

    def at_width(self, width: int) -> "Inquiry":
        """The same, for another terminal."""
        return Inquiry(self.words, self.view, self.rules, self.wording, width, self.events)
