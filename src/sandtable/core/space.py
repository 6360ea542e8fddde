"""Actions: a verb with named parameters, and every form the action takes.

One declaration gives the dense integer used in memory and by learning agents, the words used on
disk and on the wire, the parser for those words, and the structure a program reads:

>>> unit = Domain("unit", ["tank", "mech"])
>>> space = ActionSpace([Verb("pass"), Verb("take", unit, numbers("count", 0, 3))])
>>> space.parse("take mech 2")
7
>>> space.words(7)
'take mech 2'
>>> space.struct(7)
{'verb': 'take', 'unit': 'mech', 'count': 2}
>>> len(space)
9

Integers live in memory only. They change when data or verbs are reordered; words do not.
"""

from typing import Final

from sandtable.core.errors import BadInput, did_you_mean

RESERVED: Final = ("cut", "replace", "resign", "truce", "undo")
"""Words of the table's log, which no game may use as a verb."""

UNSEEN: Final = "?"
"""Stands in a record for an action its reader may not know."""


class Domain:
    """A finite list of names a parameter can take; the place in the list is the number in memory.

    >>> Domain("unit", ["tank", "mech"]).number("mech")
    1
    """

    __slots__ = ("_numbers", "first", "name", "names", "numeric")

    def __init__(
        self,
        name: str,
        names: list[str],
        numeric: bool = False,
        first: int = 0,
        aliases: dict[str, int] | None = None,
    ) -> None:
        """Names are single words: they are written with spaces between them.

        ``aliases`` are other spellings that are understood but never written.
        """
        self.name = name
        self.names = names
        self.numeric = numeric
        self.first = first
        self._numbers = {word: i for i, word in enumerate(names)}
        if len(self._numbers) != len(names):
            raise BadInput(f"the names of {name} are not all different", "error-names-twice", domain=name)
        if aliases:
            self._numbers = aliases | self._numbers
        for word in names:
            if not word or any(c.isspace() or c in ",;?" for c in word):
                sentence = f'{name} "{word}" must be one word without space, comma, semicolon or "?"'
                raise BadInput(sentence, "error-one-word", domain=name, word=word)

    def __len__(self) -> int:
        """How many names there are."""
        return len(self.names)

    def number(self, word: str) -> int:
        """The number of a name, or an error that suggests the right one."""
        found = self._numbers.get(word)
        if found is None:
            guess = did_you_mean(word, self.names)
            raise BadInput(f'"{word}" is no {self.name}{guess}', "error-word", word=word, domain=self.name, guess=guess)
        return found

    def knows(self, word: str) -> bool:
        """Whether this is one of the names."""
        return word in self._numbers


def numbers(name: str, first: int, last: int) -> Domain:
    """The domain of the whole numbers from ``first`` to ``last``, both included."""
    return Domain(name, [str(n) for n in range(first, last + 1)], True, first)


class Verb:
    """What can be done, and the domains of what it is done with.

    ``base`` is the integer of the verb's first action; its actions follow each other, the last
    parameter running fastest.
    """

    __slots__ = ("base", "name", "params", "size")

    def __init__(self, name: str, *params: Domain) -> None:
        """A parameter carries the name of its domain."""
        self.name = name
        self.params = list(params)
        self.base = 0
        self.size = 1
        for domain in self.params:
            self.size *= len(domain)

    def action(self, *values: int) -> int:
        """The integer of this verb with these parameter numbers."""
        offset = 0
        for domain, value in zip(self.params, values, strict=True):
            if not 0 <= value < len(domain):
                sentence = f"{self.name}: {domain.name} number {value} does not exist"
                raise BadInput(sentence, "error-no-number", verb=self.name, domain=domain.name, number=str(value))
            offset = offset * len(domain) + value
        return self.base + offset

    def values(self, action: int) -> list[int]:
        """The parameter numbers of an action of this verb."""
        rest = action - self.base
        found: list[int] = []
        for domain in reversed(self.params):
            found.append(rest % len(domain))
            rest //= len(domain)
        found.reverse()
        return found


class ActionSpace:
    """All actions of one rule set: a game with its edition, options and data."""

    __slots__ = ("_by_name", "size", "verb_at", "verbs")

    def __init__(self, verbs: list[Verb]) -> None:
        """Give each verb its range of integers."""
        self.verbs = verbs
        self._by_name: dict[str, Verb] = {}
        self.verb_at: list[str] = []
        """The verb's name for each action: rules ask it instead of comparing integers."""
        self.size = 0
        for verb in verbs:
            if verb.name in self._by_name or verb.name in RESERVED:
                raise BadInput(f'the verb "{verb.name}" is taken', "error-verb-twice", verb=verb.name)
            self._by_name[verb.name] = verb
            verb.base = self.size
            self.size += verb.size
            self.verb_at.extend([verb.name] * verb.size)

    def __len__(self) -> int:
        """How many actions there are; they are the integers below this number."""
        return self.size

    def verb(self, name: str) -> Verb:
        """The verb of this name."""
        found = self._by_name.get(name)
        if found is None:
            guess = did_you_mean(name, list(self._by_name))
            raise BadInput(f'"{name}" is no order here{guess}', "error-verb", word=name, guess=guess)
        return found

    def verb_of(self, action: int) -> Verb:
        """The verb an action belongs to."""
        if not 0 <= action < self.size:
            sentence = f"action {action} does not exist; there are {self.size}"
            raise BadInput(sentence, "error-action", number=action, count=self.size)
        return self._by_name[self.verb_at[action]]

    def words(self, action: int) -> str:
        """The action as it is written on disk, on the wire and in the log."""
        verb = self.verb_of(action)
        parts = [verb.name]
        for domain, value in zip(verb.params, verb.values(action), strict=True):
            parts.append(domain.names[value])
        return " ".join(parts)

    def parse(self, words: str) -> int:
        """The action these words stand for."""
        parts = words.split()
        if not parts:
            raise BadInput("an action needs at least one word", "error-no-words")
        verb = self.verb(parts[0])
        if len(parts) != len(verb.params) + 1:
            wanted = " ".join([verb.name] + [f"<{d.name}>" for d in verb.params])
            raise BadInput(f'"{words}" is not of the form "{wanted}"', "error-form", words=words, form=wanted)
        offset = 0
        for domain, word in zip(verb.params, parts[1:], strict=True):
            offset = offset * len(domain) + domain.number(word)
        return verb.base + offset

    def number(self, action: int) -> int:
        """The one parameter of an action: a number as it is written, otherwise its place; -1 if it has none.

        >>> space = ActionSpace([Verb("pass"), Verb("with", numbers("count", 1, 5))])
        >>> space.number(space.parse("with 3")), space.number(space.parse("pass"))
        (3, -1)
        """
        verb = self.verb_of(action)
        return verb.params[0].first + action - verb.base if verb.params else -1

    def struct(self, action: int) -> dict[str, str | int]:
        """The action as named values, for programs."""
        verb = self.verb_of(action)
        found: dict[str, str | int] = {"verb": verb.name}
        for domain, value in zip(verb.params, verb.values(action), strict=True):
            found[domain.name] = domain.first + value if domain.numeric else domain.names[value]
        return found

    def from_struct(self, struct: dict[str, str | int]) -> int:
        """The action of such named values."""
        verb = self.verb(str(struct.get("verb", "")))
        wanted = {d.name for d in verb.params} | {"verb"}
        if set(struct) != wanted:
            takes, given = ", ".join(sorted(wanted)), ", ".join(sorted(struct))
            sentence = f'"{verb.name}" takes {takes}, not {given}'
            raise BadInput(sentence, "error-takes", verb=verb.name, takes=takes, given=given)
        return self.parse(" ".join([verb.name] + [str(struct[d.name]) for d in verb.params]))
