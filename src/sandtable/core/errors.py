"""Errors for people: one sentence that says what is wrong and what would be right."""

from difflib import get_close_matches
from typing import Any, Final

from sandtable.core.ban import Ban

LONGEST: Final = 600
"""What an error shows of a sentence; what people typed or sent may be endless."""


class Said:
    """A sentence or a part of one: in English, and as the message that says it in other languages.

    >>> str(Said("no such tank", "error-no-tank", {}))
    'no such tank'
    """

    __slots__ = ("message", "sentence", "values")

    def __init__(self, sentence: str, message: str, values: "dict[str, str | int | Said]") -> None:
        """Without a message the sentence stays English."""
        self.sentence = sentence
        self.message = message
        self.values = values

    def __str__(self) -> str:
        """The English words."""
        return self.sentence

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors are sent from one process to another, which compiled classes do not do by themselves."""
        return Said, (self.sentence, self.message, self.values)


Part = str | int | Said
"""What stands in a sentence: a word, a number, or another sentence."""


def shown(sentence: str) -> str:
    r"""Whatever is quoted in it, the sentence stays on one line and short.

    >>> shown("no card\n!")
    'no card?!'
    """
    line = "".join([c if c.isprintable() else "?" for c in sentence[:LONGEST]])
    return line + ("..." if len(sentence) > LONGEST else "")


class SandtableError(ValueError):
    """Something a person gave us is wrong; ``str(error)`` is the one sentence to show, in English.

    ``said`` is the same sentence for ``Wording.error``, which knows other languages.

    >>> error = SandtableError('there is no "tnak"', "error-no-tank", tank="tnak")
    >>> str(error), error.said.message, error.said.values
    ('there is no "tnak"', 'error-no-tank', {'tank': 'tnak'})
    """

    def __init__(self, sentence: str, message: str = "", **values: Part) -> None:
        """The sentence in English, and the id of the message that says it with these values."""
        super().__init__(shown(sentence))
        self.said = Said(shown(sentence), message, values)


class BadInput(SandtableError):
    """A file, a word or an option is not what it should be."""


class BadPosition(SandtableError):
    """A position breaks a rule; the sentence names the rule."""


class IllegalAction(SandtableError):
    """The action is not allowed now; ``ban`` says which rule forbids it, if one does."""

    def __init__(self, sentence: str, ban: Ban | None = None, words: str = "") -> None:
        """Keep the sentence, the ban that caused it, and the action in words."""
        super().__init__(sentence)
        if ban is None:
            self.said = Said(self.said.sentence, "error-not-possible", {"words": words})
        else:
            why = Said(ban.message.replace("-", " "), f"no-{ban.message}", {})
            rule = f" ({ban.rule})" if ban.rule else ""
            self.said = Said(self.said.sentence, "error-forbidden", {"words": words, "why": why, "rule": rule})
        self.ban = ban


class NotNow(SandtableError):
    """The request makes sense, but not at this moment (nothing to undo, not your seat)."""


def by_its_words(sentence: str) -> Said:
    """A sentence whose message is called by its words; the rule at its end and a word in quotes are its values.

    >>> said = by_its_words('"lenin" is a leader (P4.7)')
    >>> said.message, said.values
    ('problem-is-a-leader', {'rule': ' (P4.7)', 'word': 'lenin'})
    """
    text, bracket, rule = sentence.partition(" (")
    before, quote, rest = text.partition('"')
    word, _, after = rest.partition('"')
    words = "".join([c if c.isalnum() else " " for c in (before + after).lower()]).split()
    values: dict[str, str | int | Said] = {"rule": bracket + rule}
    if quote:
        values["word"] = word
    return Said(sentence, "-".join(["problem", *words]), values)


def did_you_mean(word: str, known: list[str]) -> Said:
    """The end of a sentence about an unknown word.

    >>> str(did_you_mean("tnak", ["tank", "mech"]))
    '; did you mean "tank"?'
    >>> str(did_you_mean("x", ["tank", "mech"]))
    '; known are tank, mech'
    """
    close = get_close_matches(word[:80], known, n=1)
    if close:
        return Said(f'; did you mean "{close[0]}"?', "error-did-you-mean", {"guess": close[0]})
    names = ", ".join(known[:8]) + (", ..." if len(known) > 8 else "")
    if not names:
        return Said("", "", {})
    return Said(f"; known are {names}", "error-known", {"names": names})
