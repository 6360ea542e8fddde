"""What happened, told to each seat as far as it may know.

An event is a message id with arguments, never text; the texts are in ``locale/``.
"""

from sandtable.core.seats import EVERYBODY, sees

Value = str | int
"""An argument of a message: a name or a number."""


class Event:
    """Something that happened: who may see it, and what the others see instead.

    >>> drew = Event("drew", {"seat": "red", "card": "purple-4-move"}, to=0b01, veil="drew-unseen", hide=("card",))
    >>> drew.seen_by(0)
    {'event': 'drew', 'seat': 'red', 'card': 'purple-4-move'}
    >>> drew.seen_by(1)
    {'event': 'drew-unseen', 'seat': 'red'}
    """

    __slots__ = ("args", "hide", "name", "to", "veil")

    def __init__(
        self, name: str, args: dict[str, Value], to: int = EVERYBODY, veil: str = "", hide: tuple[str, ...] = ()
    ) -> None:
        """``veil`` is what seats outside ``to`` see, without the arguments in ``hide``; empty: nothing."""
        self.name = name
        self.args = args
        self.to = to
        self.veil = veil
        self.hide = hide

    def seen_by(self, viewer: int) -> dict[str, Value] | None:
        """The event as this viewer may know it, or nothing."""
        if sees(self.to, viewer):
            found: dict[str, Value] = {"event": self.name}
            found.update(self.args)
            return found
        if not self.veil:
            return None
        veiled: dict[str, Value] = {"event": self.veil}
        veiled.update({key: value for key, value in self.args.items() if key not in self.hide})
        return veiled


class Sink:
    """Collects the events of an action. Without a sink no event object exists."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        """Start empty."""
        self.events: list[Event] = []

    def tell(self, name: str, **args: Value) -> None:
        """Something everybody sees."""
        self.events.append(Event(name, args))

    def whisper(self, name: str, to: int, veil: str, hide: tuple[str, ...], **args: Value) -> None:
        """Something only the seats in ``to`` see; the others see ``veil`` without ``hide``."""
        self.events.append(Event(name, args, to, veil, hide))
