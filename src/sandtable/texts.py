"""What people read: messages in Fluent files, by language, English where a translation is missing.

A package keeps its messages in ``locale/<language>/*.ftl``. The rules speak in message ids with
arguments, never in text; this module turns them into sentences at the last moment:

>>> texts = Texts("en", ["sandtable.games.dual_powers"])
>>> texts.say("chapter-P6")
'Clean-up and end'
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.errors import BadInput, did_you_mean

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK: Final = "en"
"""The language every message exists in."""


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


class Texts:
    """The messages of some packages in one language; the files are read when first needed."""

    __slots__ = ("_bundles", "_ids", "_packages", "language")

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        """Refuses a language that none of the packages has."""
        known = languages(packages)
        if language not in known:
            raise BadInput(f'there are no texts in "{language}"{did_you_mean(language, known)}')
        self.language = language
        self._packages = list(packages)
        self._bundles: list[FluentBundle] = []
        self._ids: list[str] = []

    def ids(self) -> list[str]:
        """The ids of all messages, in the order of packages and files."""
        self._load()
        return list(self._ids)

    def has(self, message_id: str) -> bool:
        """Whether the message exists in this language or in English."""
        return self._bundle_with(message_id) is not None

    def attributes(self, message_id: str) -> list[str]:
        """The names of a message's attributes."""
        return sorted(self._found(message_id).get_message(message_id).attributes)

    def say(self, message_id: str, **arguments: str | int) -> str:
        """The message with its arguments filled in."""
        bundle = self._found(message_id)
        value = bundle.get_message(message_id).value
        if value is None:
            raise MissingText(f'the text "{message_id}" has attributes but no words of its own')
        return _format(bundle, message_id, value, arguments)

    def attribute(self, message_id: str, attribute: str, **arguments: str | int) -> str:
        """An attribute of the message with its arguments filled in."""
        bundle = self._found(message_id)
        found = bundle.get_message(message_id).attributes
        if attribute not in found:
            raise MissingText(f'the text "{message_id}" has no attribute "{attribute}"')
        return _format(bundle, message_id, found[attribute], arguments)

    def _found(self, message_id: str) -> "FluentBundle":
        bundle = self._bundle_with(message_id)
        if bundle is None:
            raise MissingText(f'there is no text "{message_id}"{did_you_mean(message_id, self._ids)}')
        return bundle

    def _bundle_with(self, message_id: str) -> "FluentBundle | None":
        self._load()
        for bundle in self._bundles:
            if bundle.has_message(message_id):
                return bundle
        return None

    def _load(self) -> None:
        if self._bundles:
            return
        bundles = []
        for language in dict.fromkeys([self.language, FALLBACK]):
            bundle, ids = _read(language, self._packages)
            bundles.append(bundle)
            self._ids += [name for name in ids if name not in self._ids]
        self._bundles = bundles


def _read(language: str, packages: Sequence[str]) -> "tuple[FluentBundle, list[str]]":
    """One language's messages. A file with a mistake is refused: Fluent would skip the message."""
    # Imported here: it brings a library of number and date formats, which most runs never need.
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

    bundle = FluentBundle([language], use_isolating=False)
    ids: list[str] = []
    for package in packages:
        folder = files(package).joinpath("locale").joinpath(language)
        if not folder.is_dir():
            continue
        for file in sorted(folder.iterdir(), key=lambda place: place.name):
            if not file.name.endswith(".ftl"):
                continue
            where = f"{package}, locale/{language}/{file.name}"
            resource = _parsed(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    start = (entry.content or "").strip().splitlines()[:1]
                    raise ValueError(f"{where}: this is no Fluent message: {start[0] if start else ''}")
                if isinstance(entry, ast.Message | ast.Term):
                    name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                    if name in ids:
                        raise ValueError(f'{where}: the text "{name}" is there twice')
                    ids.append(name)
            bundle.add_resource(resource)
    return bundle, [name for name in ids if not name.startswith("-")]


@lru_cache(maxsize=64)
def _parsed(text: str) -> Any:
    """A file's messages. Most games share some files, and parsing takes long."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


def _format(bundle: "FluentBundle", message_id: str, pattern: Any, arguments: dict[str, str | int]) -> str:
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise MissingText(f'the text "{message_id}" cannot be put together: {errors[0]}')
    return str(text)
