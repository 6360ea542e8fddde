"""What people read: messages in Fluent files, by language, English where a translation is missing.

A package keeps its messages in ``locale/<language>/*.ftl``. The rules speak in message ids with
arguments, never in text; this module turns them into sentences at the last moment:

>>> texts = Texts("en", ["sandtable.games.dual_powers"])
>>> texts.say("chapter-P6")
'Clean-up and end'
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.errors import BadInput, did_you_mean
from sandtable.text.fluent import Phrase, read, said

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK: Final = "en"
"""The language every message exists in."""

START: Final = re.compile(r"(-?[A-Za-z][\w-]*) *=")
"""How a message or a term begins, at the start of a line."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""Another message or a term inside a message."""


class MissingText(KeyError):
    """There is no such message, or it lacks an argument: a mistake in the program or its texts."""

    def __str__(self) -> str:
        """The sentence as it is (``KeyError`` would show it in quotes)."""
        return str(self.args[0])


def languages(packages: Sequence[str]) -> list[str]:
    """The languages any of the packages has messages in, English first.

    >>> languages(["sandtable.games.dual_powers"])[0]
    'en'
    """
    found: set[str] = set()
    for package in packages:
        folder = files(package).joinpath("locale")
        if folder.is_dir():
            found |= {place.name for place in folder.iterdir() if place.is_dir()}
    return sorted(found, key=lambda language: (language != FALLBACK, language))


def rule_id(number: str) -> str:
    """The message id of a rule; ids have no dots.

    >>> rule_id("P4.8")
    'rule-P4-8'
    """
    return "rule-" + number.replace(".", "-")


def chapter_of(number: str) -> str:
    """The chapter of a rule: what stands before the dot; numbers without a dot are one chapter.

    >>> chapter_of("P4.8"), chapter_of("R12")
    ('P4', 'R')
    """
    chapter, dot, _ = number.partition(".")
    return chapter if dot else chapter.rstrip("0123456789")


class Texts:
    """The messages of some packages in one language.

    The files are read when first needed, and a message is parsed when it is first said: parsing all
    rules of a game takes longer than a player wants to wait.
    """

    __slots__ = ("_catalogues", "_packages", "language")

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        """Refuses a language that none of the packages has."""
        known = languages(packages)
        if language not in known:
            guess = did_you_mean(language, known)
            raise BadInput(
                f'there are no texts in "{language}"{guess}', "error-language", language=language, guess=guess
            )
        self.language = language
        self._packages = list(packages)
        self._catalogues: dict[str, _Catalogue] = {}

    def ids(self) -> list[str]:
        """The ids of all messages, in the order of packages and files."""
        found: dict[str, None] = {}
        for language in dict.fromkeys([self.language, FALLBACK]):
            found |= dict.fromkeys(name for name in self._catalogue(language).sources if not name.startswith("-"))
        return list(found)

    def has(self, message_id: str) -> bool:
        """Whether the message exists in this language or in English."""
        return self._catalogue_with(message_id) is not None

    def attributes(self, message_id: str) -> list[str]:
        """The names of a message's attributes."""
        return self._found(message_id).attributes(message_id)

    def say(self, message_id: str, **arguments: str | int) -> str:
        """The message with its arguments filled in."""
        return self._found(message_id).say(message_id, "", arguments)

    def attribute(self, message_id: str, attribute: str, **arguments: str | int) -> str:
        """An attribute of the message with its arguments filled in."""
        return self._found(message_id).say(message_id, attribute, arguments)

    def _found(self, message_id: str) -> "_Catalogue":
        shelf = self._catalogue_with(message_id)
        if shelf is None:
            raise MissingText(f'there is no text "{message_id}"{did_you_mean(message_id, self.ids())}')
        return shelf

    def _catalogue_with(self, message_id: str) -> "_Catalogue | None":
        for language in (self.language, FALLBACK):
            shelf = self._catalogue(language)
            if message_id in shelf.sources:
                return shelf
        return None

    def _catalogue(self, language: str) -> "_Catalogue":
        if language not in self._catalogues:
            self._catalogues[language] = _Catalogue(language, self._packages)
        return self._catalogues[language]


class _Catalogue:
    """One language's messages: their sources by id, and those already said, parsed."""

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        """Of two packages with the same message the first counts: a game may replace what all games share."""
        self.language = language
        self.sources: dict[str, tuple[str, str]] = {}
        """From the id to where the message stands, and its source."""
        self._phrases: dict[str, Phrase | None] = {}
        self._bundle: FluentBundle | None = None
        self._there: set[str] = set()
        for package in packages:
            for name, source in _read(language, package).items():
                self.sources.setdefault(name, source)

    def attributes(self, name: str) -> list[str]:
        """The names of a message's attributes."""
        phrase = self._phrase(name)
        found = self._bundle_with(name).get_message(name).attributes if phrase is None else phrase
        return sorted(part for part in found if part)

    def say(self, name: str, part: str, arguments: dict[str, str | int]) -> str:
        """A message, or an attribute of it: by ourselves if we can, by Fluent if not."""
        phrase = self._phrase(name)
        if phrase is not None and part in phrase:
            text = said(phrase[part], arguments, self.language)
            if text is not None:
                return text
        bundle = self._bundle_with(name)
        message = bundle.get_message(name)
        pattern = message.attributes.get(part) if part else message.value
        if pattern is None:
            lacks = f'has no attribute "{part}"' if part else "has attributes but no words of its own"
            raise MissingText(f'the text "{name}" {lacks}')
        return _format(bundle, name, pattern, arguments)

    def _phrase(self, name: str) -> Phrase | None:
        if name not in self._phrases:
            self._phrases[name] = _phrase(self.sources[name][1])
        return self._phrases[name]

    def _bundle_with(self, name: str) -> "FluentBundle":
        """The bundle, with this message in it and all that it refers to."""
        if self._bundle is None:
            # Imported here: it brings a library of number and date formats, which most runs never need.
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self.language], use_isolating=False)
        if name not in self._there:
            self._there.add(name)
            where, source = self.sources[name]
            self._bundle.add_resource(_parsed(where, source))
            for other in REFERENCE.findall(source):
                if other in self.sources:
                    self._bundle_with(other)
        return self._bundle


def _read(language: str, package: str) -> dict[str, tuple[str, str]]:
    """One package's messages by id. A file with a mistake is refused: Fluent would skip the message."""
    found: dict[str, tuple[str, str]] = {}
    folder = files(package).joinpath("locale").joinpath(language)
    if not folder.is_dir():
        return found
    for file in sorted(folder.iterdir(), key=lambda place: place.name):
        if not file.name.endswith(".ftl"):
            continue
        where = f"{package}, locale/{language}/{file.name}"
        name = ""
        lines: list[str] = []
        for line in [*file.read_text(encoding="utf-8").splitlines(), "#"]:
            start = START.match(line)
            if name and not start and not line.startswith("#"):
                lines.append(line)  # a message goes on in lines that are indented, or close a brace
                if line and line[0] not in " }":
                    raise ValueError(f"{where}: this is no Fluent message: {line}")
                continue
            if name:
                found[name] = where, "\n".join(lines) + "\n"
                name = ""
            if start:
                name, lines = start[1], [line]
                if name in found:
                    raise ValueError(f'{where}: the text "{name}" is there twice')
            elif line.strip() and not line.startswith("#"):
                raise ValueError(f"{where}: this is no Fluent message: {line.strip()}")
    return found


@lru_cache(maxsize=4096)
def _phrase(source: str) -> Phrase | None:
    """A message as we read it. Tables of one program share them."""
    return read(source)


@lru_cache(maxsize=4096)
def _parsed(where: str, source: str) -> Any:
    """A message as Fluent reads it."""
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = (entry.content or "").strip().splitlines()[:1]
            raise ValueError(f"{where}: this is no Fluent message: {start[0] if start else ''}")
    return resource


def _format(bundle: "FluentBundle", message_id: str, pattern: Any, arguments: dict[str, str | int]) -> str:
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise MissingText(f'the text "{message_id}" cannot be put together: {errors[0]}')
    return str(text)
