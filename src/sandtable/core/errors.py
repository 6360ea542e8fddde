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

    @property
    def wordless(self) -> bool:
        """True if an id stands for words in it, so that in English too the messages have to say it."""
        if self.message and self.sentence == self.message:
            return True
        return any(part.wordless for part in self.values.values() if isinstance(part, Said))

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors are sent from one process to another, which compiled classes do not do by themselves."""
        return Said, (self.sentence, self.message, self.values)


class Problem(Said):
    """Why a position cannot be: a sentence, its message, the rule it breaks, and the one name it may speak of.

    >>> problem = Problem('"lenin" is a leader', "problem-is-a-leader", "P4.7", "lenin")
    >>> str(problem), problem.values
    ('"lenin" is a leader (P4.7)', {'rule': ' (P4.7)', 'word': 'lenin'})
    """

    __slots__ = ()

    def __init__(self, sentence: str, message: str, rule: str = "", word: str = "") -> None:
        """``message`` has the values ``rule``, to stand at its end, and ``word`` if there is one."""
        rule = f" ({rule})" if rule else ""
        values: dict[str, str | int | Said] = {"rule": rule}
        if word:
            values["word"] = word
        super().__init__(sentence + rule, message, values)


def by_id(message: str) -> Said:
    """A sentence that only the messages know: rules have no texts.

    >>> str(by_id("no-blockaded")), by_id("no-blockaded").wordless
    ('no-blockaded', True)
    """
    return Said(message, message, {})


Part = str | int | Said
"""What stands in a sentence: a word, a number, or another sentence."""


def shown(sentence: str) -> str:
    r"""Whatever is quoted in it, the sentence stays on one line and short.

    >>> shown("no card\n!")
    'no card?!'
    """
    if len(sentence) <= LONGEST and sentence.isprintable():
        return sentence
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

    def __init__(self, words: str, ban: Ban | None = None) -> None:
        """The action in words, and the ban it breaks, whose text is not known here: its id stands for it."""
        if ban is None:
            super().__init__(f'"{words}" is not possible now', "error-not-possible", words=words)
        else:
            why = by_id(f"no-{ban.message}")
            rule = f" ({ban.rule})" if ban.rule else ""
            sentence = f'"{words}" is not possible: {why}{rule}'
            super().__init__(sentence, "error-forbidden", words=words, why=why, rule=rule)
        self.ban = ban
        self.words = words


class NotNow(SandtableError):
    """The request makes sense, but not at this moment (nothing to undo, not your seat)."""


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
