"""The words one types at a table besides answers. Each language has its own; English is understood in all of them."""

from collections.abc import Mapping, Sequence
from typing import Final

from sandtable.text.messages import Texts

NAMES: Final = ("undo", "restart", "hint", "why", "rule", "board", "log", "save", "help", "quit")
"""The commands of a table, by their English words."""
WORDS: Final = "cli-words"
"""The message whose attributes list the words of each command, the one that is shown first."""


def command_words(texts: Texts, message: str = WORDS, names: Sequence[str] = NAMES) -> dict[str, str]:
    """From everything that can be typed to the command it means.

    >>> words = command_words(Texts("de", ["sandtable"]))
    >>> words["hilfe"], words["help"], words["?"]
    ('help', 'help', 'help')
    """
    found = {"?": "help", **{name: name for name in names}}
    for name in names:
        for word in texts.attribute(message, name).split(","):
            found.setdefault(word.strip(), name)
    return found


def shown_word(texts: Texts, name: str, message: str = WORDS) -> str:
    """The word of a command that help shows.

    >>> shown_word(Texts("it", ["sandtable"]), "help")
    'aiuto'
    """
    return texts.attribute(message, name).partition(",")[0]


def meant(words: Mapping[str, str], text: str) -> tuple[str, str]:
    """The command a line begins with, and the rest of the line; no command: an empty name.

    >>> meant({"why": "why", "warum": "why"}, "Warum objective lenin")
    ('why', 'objective lenin')
    """
    word, _, rest = text.partition(" ")
    word = word.lower()
    if not word.isascii():  # some keyboards send a letter and its dots one by one
        from unicodedata import normalize

        word = normalize("NFC", word)
    name = words.get(word, "")
    return (name, rest.strip()) if name else ("", "")
