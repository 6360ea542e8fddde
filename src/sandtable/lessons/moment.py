"""What the moments of all lessons can tell: the question that is asked, and the words of the order that is judged."""

from collections.abc import Mapping
from typing import Any


class BaseMoment:
    """A view, and an order given in it. Where there is no order, questions about it get empty answers."""

    def __init__(self, view: Mapping[str, Any], words: str = "") -> None:
        self.view = view
        self.board: Mapping[str, Any] = view["board"]
        self.words = words
        self.parts = [part.split() for part in words.split(",")] if words else []
        self.verb = self.parts[0][0] if self.parts else ""
        self.first = self.parts[0][1] if self.parts and len(self.parts[0]) > 1 else ""
        """The first thing an order names."""

    @property
    def step(self) -> str:
        """The name of the step that asks."""
        return str(self.view["steps"][0]["step"]) if self.view["steps"] else ""

    def asks(self, field: str) -> Any:
        """A field of the step that asks."""
        return self.view["steps"][0].get(field) if self.view["steps"] else None
