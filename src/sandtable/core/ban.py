"""A prohibition's answer: the rule that is broken, and the message that says how."""

from collections.abc import Callable


class Ban:
    """Why an action is not allowed.

    A prohibition is a function that returns a ``Ban`` or ``None``. The legal list, ``why_not``
    and every error message come from these functions and from nowhere else.

    >>> Ban("P4.9", "blockaded")
    Ban('P4.9', 'blockaded')
    """

    __slots__ = ("message", "rule")

    def __init__(self, rule: str, message: str) -> None:
        """``rule`` is a rule number; ``message`` the id of the text ``no-<message>``."""
        self.rule = rule
        self.message = message

    def __repr__(self) -> str:
        """Show as it is written."""
        return f"Ban({self.rule!r}, {self.message!r})"


Prohibition = Callable[..., Ban | None]
Prohibitions = list[tuple[str, Prohibition]]
"""A chapter's prohibitions with the rule each carries out, so that tests can switch them off."""
