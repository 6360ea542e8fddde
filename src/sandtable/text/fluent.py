r"""The part of Fluent that nearly all messages are made of: words, arguments, and choices between variants.

The Fluent library takes longer to load than a table to set up: it brings the number and date formats of all languages.
So a message is read here if it can be, and by the library if there is anything else in it: functions, terms, texts of
several lines, mistakes. A test holds the two together, over all messages and all their variants.

>>> phrase = read("m = { $cards ->\n    [one] one card\n   *[other] { $cards } cards\n } for { $side }\n")
>>> said(phrase[""], {"cards": 3, "side": "Red"}, "en")
'3 cards for Red'
"""

import re
from collections.abc import Mapping
from typing import Any, Final

Pattern = list[Any]
"""Parts of a text: words, arguments, choices."""
Phrase = dict[str, Pattern]
"""The patterns of a message: its own under "", those of its attributes by their names."""

ONE_AND_OTHER: Final = ("en", "de", "it")
"""Languages that say "one" for 1 and "other" for all numbers below a thousand."""
LARGEST: Final = 999
"""Larger numbers have marks between their digits, which differ from language to language."""
LONGEST: Final = 1000
"""Anything longer may be too long for the library, which then says so."""

_HEAD: Final = re.compile(r"[A-Za-z][\w-]*[ ]*=[ ]*", re.ASCII)
_ATTRIBUTE: Final = re.compile(r"\s*\n +\.([A-Za-z][\w-]*)[ ]*=[ ]*", re.ASCII)
_WORDS: Final = re.compile(r"[^{}\n]+")
_ARGUMENT: Final = re.compile(r"\{\s*\$([A-Za-z][\w-]*)\s*", re.ASCII)
_VARIANT: Final = re.compile(r" *\n\s*(\*?)\[[ ]*(?:([A-Za-z][\w-]*)|(\d+))[ ]*\][ ]*", re.ASCII)
_CLOSE: Final = re.compile(r"\s*\}")


class Argument:
    """A place where an argument stands."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class Choice:
    """Variants, one of which is said: by a word, by a number, or by its plural."""

    __slots__ = ("default", "name", "variants")

    def __init__(self, name: str, variants: list[tuple[str | int, Pattern]], default: Pattern) -> None:
        self.name = name
        self.variants = variants
        self.default = default


class _Strange(Exception):
    """Something only the library understands."""


def read(source: str) -> Phrase | None:
    """The patterns of a message; nothing if it takes the library to read it."""
    head = _HEAD.match(source)
    if head is None:
        return None
    found: Phrase = {}
    name, place = "", head.end()
    try:
        while True:
            pattern, place = _pattern(source, place)
            if pattern:
                found[name] = pattern
            elif name:
                return None
            attribute = _ATTRIBUTE.match(source, place)
            if attribute is None:
                break
            name, place = attribute[1], attribute.end()
            if name in found:
                return None
    except _Strange:
        return None
    return found if found and not source[place:].strip() else None


def _pattern(source: str, place: int) -> tuple[Pattern, int]:
    """The parts from here to the end of the line, and where that is."""
    parts: Pattern = []
    while place < len(source) and source[place] != "\n":
        words = _WORDS.match(source, place)
        if words is not None:
            parts.append(words[0])
            place = words.end()
        else:
            part, place = _placeable(source, place)
            parts.append(part)
    if parts and isinstance(parts[-1], str):  # blanks at the end are not said
        parts[-1] = parts[-1].rstrip(" ")
        if not parts[-1]:
            parts.pop()
    return parts, place


def _placeable(source: str, place: int) -> tuple[Argument | Choice, int]:
    argument = _ARGUMENT.match(source, place)
    if argument is None:
        raise _Strange
    place = argument.end()
    if source[place : place + 1] == "}":
        return Argument(argument[1]), place + 1
    if source[place : place + 2] != "->":
        raise _Strange
    place += 2
    variants: list[tuple[str | int, Pattern]] = []
    defaults: list[Pattern] = []
    while (variant := _VARIANT.match(source, place)) is not None:
        pattern, place = _pattern(source, variant.end())
        if not pattern:
            raise _Strange
        variants.append((variant[2] or int(variant[3]), pattern))
        if variant[1]:
            defaults.append(pattern)
    close = _CLOSE.match(source, place)
    if len(defaults) != 1 or close is None or "\n" not in close[0]:
        raise _Strange
    return Choice(argument[1], variants, defaults[0]), close.end()


def said(pattern: Pattern, arguments: Mapping[str, str | int], language: str) -> str | None:
    """The text; nothing if the library has to say it: an argument that is missing, a large number."""
    found: list[str] = []
    try:
        _say(pattern, arguments, language, found)
    except _Strange:
        return None
    return "".join(found)


def _say(pattern: Pattern, arguments: Mapping[str, str | int], language: str, found: list[str]) -> None:
    for part in pattern:
        if isinstance(part, str):
            found.append(part)
            continue
        value = arguments.get(part.name)
        if type(value) is int:
            if not 0 <= value <= LARGEST:
                raise _Strange
        elif not isinstance(value, str) or len(value) > LONGEST:
            raise _Strange
        if isinstance(part, Argument):
            found.append(str(value))
        else:
            _say(_chosen(part, value, language), arguments, language, found)


def _chosen(choice: Choice, value: str | int, language: str) -> Pattern:
    if isinstance(value, int) and language not in ONE_AND_OTHER:
        raise _Strange
    plural = "one" if value == 1 else "other"
    for key, pattern in choice.variants:
        if isinstance(key, int) and isinstance(value, str):
            raise _Strange  # the library compares them in a way of its own
        if key == (value if isinstance(value, str) or isinstance(key, int) else plural):
            return pattern
    return choice.default
