"""From message ids and words to sentences: what a table says, in the language of its texts.

Names in arguments (``card``, ``region``, ``side``) are looked up as messages ``<domain>-<word>``,
then as labels of the game's data, and otherwise stay the words they are. A label in the data that
says something other than the word does is a user's own, and comes first:

>>> from sandtable.core.registry import game
>>> wording = Wording.of(game("dual-powers").rules())
>>> wording.name("month", "mar-apr"), wording.name("token", "lenin"), wording.name("card", "blue-3-move")
('Mar/Apr', 'Lenin', 'blue-3-move')
>>> wording.action("move red-2/1 ready purple")
'Move red-2/1 from purple'
>>> wording.event({"event": "moved", "side": "red", "token": "lenin", "origin": "red", "target": "green"})
'Red moves Lenin from red to green.'

A game that has no texts can be played all the same: its ids and words are shown as they are.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from sandtable.core.ban import Ban
from sandtable.core.errors import BadInput, IllegalAction, Said, SandtableError, shown
from sandtable.core.event import Value
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.core.space import UNSEEN
from sandtable.core.state import Prompt
from sandtable.text.messages import FALLBACK, Texts, rule_id

CORE: Final = "sandtable"
"""The package whose messages all games share."""
MOST_KNOWN: Final = 4096
"""How many names a wording remembers."""


def message_id(domain: str, word: str) -> str:
    """The id of a name's message; whatever an id cannot hold becomes an underscore.

    >>> message_id("token", "red-2/1")
    'token-red-2_1'
    """
    return f"{domain}-" + "".join(c if c.isalnum() or c in "-_" else "_" for c in word)


class Wording:
    """Turns prompts, events, actions and prohibitions of one rule set into sentences."""

    __slots__ = ("_composed", "_domains", "_known", "_labels", "_rules", "lists", "openings", "texts")

    def __init__(self, texts: Texts, rules: Rules | None = None) -> None:
        """With ``rules`` actions can be worded, and names fall back to the labels of their data.

        What a game calls things is its ``Names`` (see ``sandtable.contract``).
        """
        self.texts = texts
        self._rules = rules
        self._known: dict[tuple[str, str], str] = {}
        """Names that were asked for before: a board asks for the same ones again and again."""
        self._domains: dict[str, str] = {"reason": "ending", "seats": "seat"}
        self._labels: dict[str, dict[str, str]] = {}
        self._composed: dict[str, dict[str, tuple[str, dict[str, Value]]]] = {}
        self.openings: tuple[str, ...] = ()
        self.lists: Mapping[str, str] = {}
        names = find_game(rules.game_name).names() if rules else None
        if names is not None:
            self._domains.update(names.DOMAINS)
            assert rules is not None
            self._labels = names.labels(rules)
            self._composed = names.composed(rules)
            self.openings = tuple(names.OPENINGS)
            self.lists = names.LISTS

    @classmethod
    def of(cls, rules: Rules, language: str = FALLBACK) -> "Wording":
        """The wording of a rule set in a language."""
        return cls(Texts(language, [find_game(rules.game_name).package, CORE]), rules)

    # Names

    def name(self, domain: str, word: str) -> str:
        """What people call something."""
        found = self._known.get((domain, word))
        if found is None:
            found = self._looked_up(domain, word)
            if len(self._known) < MOST_KNOWN:  # arguments may be any text
                self._known[domain, word] = found
        return found

    def _looked_up(self, domain: str, word: str) -> str:
        domains = (domain, self._domains.get(domain, domain))
        label = next((self._labels[one][word] for one in domains if word in self._labels.get(one, {})), "")
        if label and not _spells(label, word):
            return label
        for one in domains:
            found = message_id(one, word)
            if self.texts.has(found):
                return self.texts.say(found)
        if label:
            return label
        for one in domains:
            if word in self._composed.get(one, {}):
                message, args = self._composed[one][word]
                return self.say(message, **args)
        return word

    def names(self, domain: str, words: Sequence[str]) -> str:
        """Several names as a list: "ana, ben and cid"."""
        named = [self.name(domain, word) for word in words]
        if len(named) < 2:
            return "".join(named)
        return self.texts.say("and", first=", ".join(named[:-1]), last=named[-1])

    def say(self, message: str, /, **args: Value) -> str:
        """A message with names in its arguments; ``$side-word`` is the word behind ``$side``."""
        return self.texts.say(message, **self._arguments(args))

    def _arguments(self, args: Mapping[str, Value]) -> dict[str, Value]:
        found: dict[str, Value] = {}
        for key, value in args.items():
            if isinstance(value, str):
                found[key] = self.names(key, value.split("+"))
                found[f"{key}-word"] = value
            else:
                found[key] = value
        return found

    # What a table says

    def prompt(self, prompt: Prompt) -> str:
        """The question a seat is asked, or whom it waits for."""
        if self.texts.has(prompt.message):
            return _begun(self.say(prompt.message, **prompt.args))
        return _bare(prompt.message.removeprefix("ask-"), prompt.args)

    def event(self, seen: Mapping[str, Value]) -> str:
        """An event, as ``Event.seen_by`` gives it."""
        name = str(seen["event"])
        args = {key: value for key, value in seen.items() if key != "event"}
        if self.texts.has(f"event-{name}"):
            return _begun(self.say(f"event-{name}", **args))
        return _bare(name, args)

    def action(self, words: str) -> str:
        """The label of an action given in words; of words that mean nothing here, the words."""
        if self._rules is None or words == UNSEEN:
            return words
        space = self._rules.space
        try:
            args = space.struct(space.parse(words))
        except BadInput:
            return words
        verb = f"act-{args.pop('verb')}"
        return self.say(verb, **args) if self.texts.has(verb) else words

    def ban(self, ban: Ban) -> str:
        """Why something is not allowed, with the number of the rule."""
        name = f"no-{ban.message}"
        sentence = self.texts.say(name) if self.texts.has(name) else _bare(ban.message, {})
        return f"{sentence} ({ban.rule})" if ban.rule else sentence

    def error(self, error: SandtableError) -> str:
        """What is wrong, as one sentence without a capital and a full stop; a prohibition as ``ban`` says it."""
        if isinstance(error, IllegalAction) and error.ban is not None:
            return self.ban(error.ban)
        return shown(self.said(error.said))

    def said(self, said: Said) -> str:
        """A sentence of the rules or the table; one that nobody has translated stays English."""
        english = self.texts.language == FALLBACK and not said.wordless  # then the code speaks for itself
        if english or not said.message or not self.texts.has(said.message):
            return said.sentence
        values: dict[str, str | int] = {}
        for key, value in said.values.items():
            if isinstance(value, Said):
                values[key] = self.said(value)
            elif isinstance(value, str):  # what people typed may be longer than Fluent takes
                values[key] = self.name(key, value) if key == "domain" else shown(value)
            else:
                values[key] = value
        return self.texts.say(said.message, **values)

    def ending(self, reason: str) -> str:
        """How a game came to its end."""
        return self.name("ending", reason)

    # Rules

    def rule_numbers(self) -> list[str]:
        """All rules the texts have, in their order."""
        ids = [name for name in self.texts.ids() if name.startswith("rule-")]
        return [name.removeprefix("rule-").replace("-", ".") for name in ids]

    def rule(self, number: str) -> tuple[str, str]:
        """The text of a rule and the ruling on it, which may be empty."""
        name = rule_id(number)
        ruling = self.texts.attribute(name, "ruling") if "ruling" in self.texts.attributes(name) else ""
        return self.texts.say(name), ruling


def _spells(label: str, word: str) -> bool:
    """Whether a label says no more than the word does, so that a translation may take its place.

    >>> _spells("Mar/Apr", "mar-apr"), _spells("Vyborg side", "purple")
    (True, False)
    """
    return message_id("", label.lower()).replace("_", "-") == message_id("", word).replace("_", "-")


def _bare(name: str, args: Mapping[str, Value]) -> str:
    """A message nobody has written: its id and arguments as they are."""
    words = name.replace("-", " ")
    details = ", ".join(f"{key} {value}" for key, value in args.items())
    return _begun(words) + (f" ({details})" if details else "") + "."


def _begun(sentence: str) -> str:
    """The sentence with a capital: it may begin with a name."""
    return sentence[:1].upper() + sentence[1:]
