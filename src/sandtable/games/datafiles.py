"""Data files of games: reading them, checking them, and saying what is wrong in one sentence.

A data file is TOML. Its entries are tables, and every value has an origin, so that nobody takes a
guess for a fact: ``established`` (a published source states it), ``derived`` (it follows from such
statements) or ``reconstructed`` (chosen to fit). The word may be followed by a colon and a reason.
The origin can be said once for the file, for a group of entries, for one of their columns, or for
a single value; the closest one counts::

    origin = "established: read off my own copy"          # the whole file

    origin.card.days = "reconstructed: a mean of four"     # a column of the cards ...
    card = [{ days = 4, origin.days = "established" }]     # ... and an exception

Entries may hold lists of further entries, and the members of a column may have an origin each (see ``DataFile.inner``
and ``DataFile.note``).
"""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from sandtable.core.errors import BadInput, Part, Said, did_you_mean
from sandtable.core.game import FileText, UserFile

ORIGINS: Final = ("established", "derived", "reconstructed")
"""Where a value can come from."""

MAX_BYTES: Final = 1_000_000
"""No data file is this large."""

MAX_DEPTH: Final = 20
"""No data file is nested this deep."""

MAX_DOTS: Final = 1000
"""No line of a data file has so many dots: what the parser does with a key of many parts grows with their square."""

MAX_LABEL: Final = 60
"""The longest display label."""

TOKEN_CHARS: Final = "abcdefghijklmnopqrstuvwxyz0123456789/-"
"""What a name may consist of: names are written as single words in records."""


KINDS: Final = {
    "a list": "data-a-list",
    "a table": "data-a-table",
    "a huge number": "data-huge",
    "nothing": "data-nothing",
    "a date or time": "data-time",
}
"""What sentences call values that are too long to show, and the messages of that."""


class DataError(BadInput):
    """A data file breaks a rule; the sentence names file, entry, rule and what would be right."""


def show(value: object) -> str:
    """A value as an error sentence shows it: short, on one line, and never an error itself.

    >>> show("tank"), show(7), show([1, 2]), show(True)
    ('"tank"', '7', 'a list', 'true')
    """
    if isinstance(value, str):
        text = "".join(c if c.isprintable() else "?" for c in value[:40])
        return f'"{text}{"..." if len(value) > 40 else ""}"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 1_000_000_000 else "a huge number"
    if isinstance(value, float):
        return f"{value:g}"
    kind = "a list" if isinstance(value, list | tuple) else "nothing" if value is None else "a date or time"
    return "a table" if isinstance(value, Mapping) else kind


def quoted(value: object) -> Said:
    """A value as an error sentence shows it, in every language."""
    text = show(value)
    return Said(text, KINDS.get(text, ""), {})


def plain(value: object) -> str:
    """A value as it stands in a name made of several values."""
    return value[:40] if isinstance(value, str) else show(value)


def one_of(words: Sequence[str]) -> str:
    """The words as a choice.

    >>> one_of(["red", "white", "neutral"])
    'red, white or neutral'
    """
    return ", ".join(words[:-1]) + " or " + words[-1] if len(words) > 1 else words[0]


def read_files(package: str, names: Sequence[str], overrides: Mapping[str, UserFile] | None) -> dict[str, Any]:
    """Read ``data/<name>.toml`` of a package for every name, or the user's file given instead."""
    given = overrides or {}
    for key in given:
        if key not in names:
            guess = did_you_mean(str(key), list(names))
            raise DataError(f"{show(key)} is no data file{guess}", "data-file", key=show(key), guess=guess)
    content: dict[str, Any] = {}
    for name in names:
        if name in given:
            file, label = given[name], file_label(given[name])
            text = file.text.encode() if isinstance(file, FileText) else _bytes_of(label, Path(file))
            content[name] = _parse(label, text)
        else:
            place = files(package).joinpath("data").joinpath(f"{name}.toml")
            content[name] = _parse(f"{name}.toml", place.read_bytes())
    return content


def file_label(file: UserFile) -> str:
    """How sentences name a user's file: by the path as it was given, or as the user calls it."""
    return "".join(c if c.isprintable() else "?" for c in (file.label if isinstance(file, FileText) else str(file)))


def _bytes_of(label: str, path: Path) -> bytes:
    try:
        if path.is_dir():
            raise DataError(f"{label}: this is a directory; give a TOML file", "data-directory", file=label)
        if not path.exists():
            raise DataError(f"{label}: there is no such file", "data-no-file", file=label)
        if not path.is_file():
            raise DataError(f"{label}: this is no ordinary file; give a TOML file", "data-odd-file", file=label)
        if path.stat().st_size > MAX_BYTES:
            sentence = f"{label}: the file is too large; at most {MAX_BYTES} bytes are read"
            raise DataError(sentence, "data-large", file=label, most=str(MAX_BYTES))
        return path.read_bytes()
    except OSError as error:
        reason = error.strerror or "unknown reason"
        sentence = f"{label}: the file cannot be read ({reason})"
        raise DataError(sentence, "data-read", file=label, reason=reason) from None


def _parse(label: str, content: bytes) -> dict[str, Any]:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DataError(
            f"{label}: this is no text file; give a TOML file in UTF-8", "data-no-text", file=label
        ) from None
    if "\0" in text:
        raise DataError(f"{label}: this is no text file; give a TOML file in UTF-8", "data-no-text", file=label)
    if max(line.count(".") for line in text.split("\n")) > MAX_DOTS:
        sentence = f"{label}: a line has too many dots; at most {MAX_DOTS} are read"
        raise DataError(sentence, "data-dots", file=label, most=str(MAX_DOTS))
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason = _one_line(str(error))
        sentence = f"{label}: this is not valid TOML: {reason}"
        raise DataError(sentence, "data-toml", file=label, reason=reason) from None
    except ValueError:
        sentence = f"{label}: this is not valid TOML: a number is too long"
        raise DataError(sentence, "data-long-number", file=label) from None
    except RecursionError:
        raise DataError(f"{label}: the tables are nested too deep", "data-deep", file=label) from None
    _check_plain(label, table, 0)
    return table


def _one_line(text: str) -> str:
    line = "".join(c if c.isprintable() else "?" for c in text)
    return line[:160].rstrip(".")


def _check_plain(label: str, value: object, depth: int) -> None:
    """Save files carry the data as JSON, so only what JSON can say may be in it."""
    if depth > MAX_DEPTH:
        raise DataError(f"{label}: the tables are nested too deep", "data-deep", file=label)
    if isinstance(value, dict):
        for part in value.values():
            _check_plain(label, part, depth + 1)
    elif isinstance(value, list):
        for part in value:
            _check_plain(label, part, depth + 1)
    elif isinstance(value, float) and not abs(value) < 1e300:
        sentence = f"{label}: {show(value)} is no number a data file can hold"
        raise DataError(sentence, "data-no-number", file=label, given=show(value))
    elif isinstance(value, int) and abs(value) > 9_007_199_254_740_991:
        raise DataError(f"{label}: a number is too large", "data-large-number", file=label)
    elif not isinstance(value, str | int | float):
        raise DataError(f"{label}: dates and times have no place in a data file", "data-dates", file=label)


class Entry:
    """One table of a data file, and the words to complain about it."""

    __slots__ = ("file", "rule", "table", "title")

    def __init__(self, file: str, title: str, rule: str, table: Mapping[str, Any]) -> None:
        """``title`` is how sentences call the entry, ``rule`` the rule that describes it."""
        self.file = file
        self.title = title
        self.rule = rule
        self.table = table

    def error(self, sentence: str, rule: str = "", message: str = "", **values: Part) -> DataError:
        """The error to raise about this entry: the sentence, and the message that says it with these values."""
        rule = rule or self.rule
        return DataError(
            f"{self.file}, {self.title}: {sentence} ({rule})",
            "data-entry",
            file=self.file,
            entry=self.title,
            problem=Said(sentence, message, values),
            rule=rule,
        )

    def value(self, key: str) -> Any:
        """The raw value, which must be there."""
        if key not in self.table:
            raise self.error(f"{key} is missing", "", "data-missing", key=key)
        return self.table[key]

    def whole(self, key: str, low: int, high: int, rule: str = "") -> int:
        """A whole number from ``low`` to ``high``."""
        value = self.value(key)
        if not isinstance(value, int) or isinstance(value, bool):
            sentence = f"{key} must be a whole number from {low} to {high}, not {show(value)}"
            raise self.error(sentence, rule, "data-whole", key=key, low=low, high=high, given=quoted(value))
        if not low <= value <= high:
            sentence = f"{key} must be {low} to {high}, not {show(value)}"
            raise self.error(sentence, rule, "data-range", key=key, low=low, high=high, given=quoted(value))
        return int(value)

    def word(self, key: str, known: Sequence[str], rule: str = "") -> int:
        """The place of a word among the known ones."""
        return self.place(key, self.value(key), known, rule)

    def place(self, key: str, value: object, known: Sequence[str], rule: str = "") -> int:
        """The place of this value, found under ``key``, among the known words."""
        if isinstance(value, str) and value in known:
            return list(known).index(value)
        guess = did_you_mean(value, list(known)) if isinstance(value, str) else Said("", "", {})
        if "guess" not in guess.values:  # all known words are in the sentence anyway
            guess = Said("", "", {})
        sentence = f"{key} must be {one_of(known)}, not {show(value)}{guess}"
        choices = ", ".join(known)
        raise self.error(sentence, rule, "data-word", key=key, choices=choices, given=quoted(value), guess=guess)

    def token(self, key: str) -> str:
        """A name: one word of small letters, digits, hyphens and slashes."""
        value = self.value(key)
        if not isinstance(value, str) or not value or len(value) > MAX_LABEL:
            sentence = f"{key} must be a word of 1 to {MAX_LABEL} letters, not {show(value)}"
            raise self.error(sentence, "", "data-letters", key=key, most=MAX_LABEL, given=quoted(value))
        for letter in value:
            if letter not in TOKEN_CHARS:
                sentence = f"{key} must be one word of small letters, digits, hyphens and slashes, not {show(value)}"
                raise self.error(sentence, "", "data-name", key=key, given=quoted(value))
        return value

    def label(self) -> str:
        """The display label, or nothing."""
        value = self.table.get("label", "")
        if "label" in self.table and not (
            isinstance(value, str) and 0 < len(value) <= MAX_LABEL and value.isprintable() and value.strip()
        ):
            sentence = f"label must be a text of 1 to {MAX_LABEL} characters, not {show(value)}"
            raise self.error(sentence, "", "data-label", most=MAX_LABEL, given=quoted(value))
        return str(value)


class DataFile:
    """One data file: groups of entries, each value with an origin."""

    __slots__ = ("groups", "label", "members", "origins", "table")

    def __init__(
        self, label: str, content: object, groups: Sequence[str], rule: str, inside: Sequence[str] = ()
    ) -> None:
        """``groups`` are the names of the entries the file can hold, ``rule`` the rule about it all.

        ``inside`` are the names of the entries that stand inside others.
        """
        if not isinstance(content, Mapping):
            sentence = f"{label}: the file must hold a table, not {show(content)} ({rule})"
            raise DataError(sentence, "data-holds", file=label, given=quoted(content), rule=rule)
        self.label = label
        self.table: Mapping[str, Any] = content
        self.groups = list(groups)
        self.origins: dict[str, str] = {}
        """``<entry> <column>`` to the origin, reason included, for every value read so far."""
        self.members: dict[str, list[str]] = {}
        """For each group what an origin may name besides the columns."""
        _check_keys(label, content, ["origin", *groups], rule)
        origin = content.get("origin")
        if isinstance(origin, Mapping):
            _check_keys(f"{label}, origin", origin, [*groups, *inside], rule)

    def entries(
        self,
        group: str,
        columns: Sequence[str],
        optional: Sequence[str],
        rule: str,
        *,
        by: Sequence[str] = (),
        members: Sequence[str] = (),
    ) -> list[Entry]:
        """The entries of a group; their values are not looked at yet, only keys and origins.

        Columns need an origin where they are given, optional keys need none. Sentences call an entry by
        its name, else by the keys ``by``, else by its number. ``members`` of columns may have an origin, too.
        """
        self.members[group] = list(members)
        return self._rows(self.label, self.table, group, columns, optional, rule, by)

    def inner(
        self,
        entry: Entry,
        group: str,
        columns: Sequence[str],
        optional: Sequence[str],
        rule: str,
        *,
        members: Sequence[str] = (),
    ) -> list[Entry]:
        """The entries of a group inside an entry, by the same rules; their columns are ``origin.<group>``, too."""
        self.members[group] = list(members)
        return self._rows(f"{entry.file}, {entry.title}", entry.table, group, columns, optional, rule, ())

    def note(self, entry: Entry, group: str, column: str, member: str) -> None:
        """Note the origin of a member of a column: its own, else that of the column."""
        self.origins[f"{entry.title} {member}"] = self._origin(entry, group, column, member)

    def _rows(
        self,
        where: str,
        table: Mapping[str, Any],
        group: str,
        columns: Sequence[str],
        optional: Sequence[str],
        rule: str,
        by: Sequence[str],
    ) -> list[Entry]:
        rows = table.get(group)
        if rows is None:
            sentence = f"{where}: {group} is missing; give a list of tables ({rule})"
            raise DataError(sentence, "data-group", file=where, group=group, rule=rule)
        if not isinstance(rows, list):
            sentence = f"{where}: {group} must be a list of tables, not {show(rows)} ({rule})"
            raise DataError(sentence, "data-tables", file=where, group=group, given=quoted(rows), rule=rule)
        outer = where[len(self.label) + 2 :] + ", " if where != self.label else ""
        found: list[Entry] = []
        for number, row in enumerate(rows):
            entry = self._entry(f"{outer}{group} {number + 1}", row, rule)
            if isinstance(entry.table.get("name"), str):
                entry.title = f"{outer}{group} {show(entry.table['name'])}"
            elif by and all(isinstance(entry.table.get(key), str | int) for key in by):
                entry.title = f"{outer}{group} {show('-'.join([plain(entry.table[key]) for key in by]))}"
            self._check(entry, group, columns, optional)
            found.append(entry)
        return found

    def single(self, group: str, columns: Sequence[str], rule: str) -> Entry:
        """The one entry of a group that is a table."""
        row = self.table.get(group)
        if row is None:
            sentence = f"{self.label}: {group} is missing; give a table ({rule})"
            raise DataError(sentence, "data-single", file=self.label, group=group, rule=rule)
        entry = self._entry(group, row, rule)
        self._check(entry, group, columns, [])
        return entry

    def _entry(self, title: str, row: object, rule: str) -> Entry:
        if not isinstance(row, Mapping):
            sentence = f"{self.label}, {title}: this must be a table, not {show(row)} ({rule})"
            raise DataError(sentence, "data-row", file=self.label, entry=title, given=quoted(row), rule=rule)
        return Entry(self.label, title, rule, row)

    def _check(self, entry: Entry, group: str, columns: Sequence[str], optional: Sequence[str]) -> None:
        known = [*columns, *optional, "origin"]
        for key in entry.table:
            if key not in known:
                guess = did_you_mean(str(key), known)
                raise entry.error(f"unknown key {show(key)}{guess}", "", "data-key", key=show(key), guess=guess)
        allowed = [*columns, *self.members.get(group, [])]
        for source in self._sources(entry, group):
            if isinstance(source, Mapping):
                for key in source:
                    if key not in allowed:
                        guess = did_you_mean(str(key), allowed)
                        sentence = f"origin of an unknown key {show(key)}{guess}"
                        raise entry.error(sentence, "", "data-origin-key", key=show(key), guess=guess)
        for column in columns:
            if column in entry.table:
                self.origins[f"{entry.title} {column}"] = self._origin(entry, group, column)

    def _sources(self, entry: Entry, group: str) -> tuple[Any, Any]:
        """What says where the values of an entry come from: its own word, and that of its group or file."""
        whole = self.table.get("origin")
        return entry.table.get("origin"), whole.get(group) if isinstance(whole, Mapping) else whole

    def _origin(self, entry: Entry, group: str, column: str, member: str = "") -> str:
        """The closest origin of a value: its own, its column's, its group's, the file's."""
        for source in self._sources(entry, group):
            found = source.get(member, source.get(column)) if isinstance(source, Mapping) else source
            if found is None:
                continue
            if not isinstance(found, str) or found.partition(":")[0].strip() not in ORIGINS:
                sentence = f"the origin of {column} must begin with {one_of(ORIGINS)}, not {show(found)}"
                choices = ", ".join(ORIGINS)
                raise entry.error(sentence, "", "data-origin", key=column, choices=choices, given=quoted(found))
            return found
        sentence = f"{column} has no origin; say {one_of(ORIGINS)} under origin.{group}.{column}"
        choices = ", ".join(ORIGINS)
        raise entry.error(sentence, "", "data-no-origin", key=column, choices=choices, group=group)


def _check_keys(where: str, table: Mapping[str, Any], known: list[str], rule: str) -> None:
    for key in table:
        if key not in known:
            guess = did_you_mean(str(key), known)
            sentence = f"{where}: unknown key {show(key)}{guess} ({rule})"
            raise DataError(sentence, "data-unknown", file=where, key=show(key), guess=guess, rule=rule)


def once(entry: Entry, name: str, seen: list[str], what: str = "name") -> None:
    """Note a name, which nothing of its kind may have twice."""
    if name in seen:
        raise entry.error(f"the {what} {name} is used twice", "", "data-twice", what=what, name=name)
    seen.append(name)
