"""Errors for people: one sentence that says what is wrong and what would be right."""

from difflib import get_close_matches
from typing import Final

from sandtable.core.ban import Ban

LONGEST: Final = 600
"""What an error shows of a sentence; what people typed or sent may be endless."""


class SandtableError(ValueError):
    r"""Something a person gave us is wrong; ``str(error)`` is the one sentence to show.

    >>> str(SandtableError("no card\n!"))
    'no card?!'
    """

    def __init__(self, sentence: str) -> None:
        """Whatever is quoted in it, the sentence stays on one line and short."""
        line = "".join([c if c.isprintable() else "?" for c in sentence[:LONGEST]])
        super().__init__(line + ("..." if len(sentence) > LONGEST else ""))


class BadInput(SandtableError):
    """A file, a word or an option is not what it should be."""


class BadPosition(SandtableError):
    """A position breaks a rule; the sentence names the rule."""


class IllegalAction(SandtableError):
    """The action is not allowed now; ``ban`` says which rule forbids it, if one does."""

    def __init__(self, sentence: str, ban: Ban | None = None) -> None:
        """Keep the sentence and the ban that caused it."""
        super().__init__(sentence)
        self.ban = ban


class NotNow(SandtableError):
    """The request makes sense, but not at this moment (nothing to undo, not your seat)."""


def did_you_mean(word: str, known: list[str]) -> str:
    """The end of a sentence about an unknown word.

    >>> did_you_mean("tnak", ["tank", "mech"])
    '; did you mean "tank"?'
    >>> did_you_mean("x", ["tank", "mech"])
    '; known are tank, mech'
    """
    close = get_close_matches(word[:80], known, n=1)
    if close:
        return f'; did you mean "{close[0]}"?'
    shown = known[:8]
    if not shown:
        return ""
    return "; known are " + ", ".join(shown) + (", ..." if len(known) > len(shown) else "")
