"""Messages read without the Fluent library say what Fluent says, and what they do not understand they leave to it."""

import itertools
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from sandtable.text import fluent as phrases
from sandtable.text.fluent import Phrase, read
from sandtable.text.messages import _read
from sandtable.text.wording import CORE
from tests.games import GAMES
from tests.reading import REFERENCE
from tests.test_languages import LANGUAGES

SOURCE = Path(__file__).parent.parent / "src" / "sandtable"


@lru_cache(maxsize=4)
def bundle_of(language: str, source: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def by_fluent(language: str, source: str, part: str, arguments: dict[str, str | int]) -> str | None:
    """What Fluent makes of it; nothing if it finds a mistake."""
    bundle = bundle_of(language, source)
    if not bundle.has_message("m"):
        return None
    message = bundle.get_message("m")
    pattern = message.attributes.get(part) if part else message.value
    if pattern is None:
        return None
    text, errors = bundle.format_pattern(pattern, arguments)
    return None if errors else str(text)


def samples(source: str) -> Iterator[dict[str, str | int]]:
    """Arguments for a message: every variant of its choices, and numbers of every kind."""
    names = sorted(set(re.findall(r"\$([\w-]+)", source)))
    words = sorted(set(re.findall(r"\[\s*([\w-]+)\s*\]", source)))
    values: list[str | int] = [0, 1, 2, 7, 999, *(int(word) if word.isdecimal() else word for word in words), "Rot"]
    yield dict.fromkeys(names, "x")
    for value in values:
        yield dict.fromkeys(names, value)
    for mixed in itertools.islice(itertools.product(values, repeat=len(names)), 60):
        yield dict(zip(names, mixed, strict=True))


def messages_of(language: str, package: str) -> list[tuple[str, str]]:
    """Each message of a package by its name, and its source under another name."""
    found = _read(language, package).items()
    return [(name, re.sub(r"^[\w-]+", "m", source)) for name, (_, source) in found if not name.startswith("-")]


def needing_fluent(package: str) -> set[str]:
    """The messages of a package that we cannot read ourselves."""
    return {name for language in LANGUAGES for name, source in messages_of(language, package) if read(source) is None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_what_fluent_says(language: str) -> None:
    read_by_us = 0
    every = [one for package in (CORE, *(game.package for game in GAMES)) for one in messages_of(language, package)]
    for name, source in every:
        phrase = read(source)
        if phrase is None:
            continue
        read_by_us += 1
        for part, pattern in phrase.items():
            for arguments in samples(source):
                said = phrases.said(pattern, arguments, language)
                wanted = by_fluent(language, source, part, arguments)
                assert said in (wanted, None), (name, part, arguments)
                assert said is not None or any(isinstance(value, str) for value in arguments.values()), name
    unread = [(name, source) for name, source in every if read(source) is None]
    assert read_by_us + len(unread) == len(every)
    others = [name for name, source in unread if not REFERENCE.search(source)]
    assert others == [], "a message of ours needs Fluent, and so every table that says it starts later"


def test_no_message_of_the_platform_refers_to_another() -> None:
    """It would need Fluent, and so every table would start later; a game may do it at that price."""
    assert needing_fluent(CORE) == set()


@pytest.mark.parametrize(
    ("source", "arguments"),
    [
        ("m = Plain", {}),
        ("m =Plain  \n", {}),
        ("m = A { $a }{$b} c", {"a": "1", "b": 2}),
        ("m = { $n ->\n    [one] one\n   *[other] { $n } of them\n } left.\n", {"n": 1}),
        ("m = { $n ->\n    [one] one\n   *[other] { $n } of them\n } left.\n", {"n": 21}),
        ("m = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } of them\n}\n", {"n": 0}),
        ("m = { $w ->\n  [a] { $n ->\n  [one] x\n *[other] y\n } a\n *[b]  - \n } .", {"w": "a", "n": 3}),
        ("m = { $w ->\n *[b]  -\n  [a] A\n }", {"w": "a"}),
        ("m =\n    .label = L { $x }\n    .other = O\n", {"x": "y"}),
        ("m = V\n    .label = L\n", {}),
        ("m = [a] *[b] .c = # d", {}),
        ("m = a -> b $c", {}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_understood(source: str, arguments: dict[str, str | int], language: str) -> None:
    phrase = read(source)
    assert phrase is not None
    for part, pattern in phrase.items():
        said = phrases.said(pattern, arguments, language)
        assert said is not None
        assert said == by_fluent(language, source, part, arguments)


@pytest.mark.parametrize(
    "source",
    [
        "m = { other }",
        "m = { -term }",
        'm = { "literal" }',
        "m = { 3 }",
        "m = { NUMBER($n) }",
        "m = { $n }}",
        "m = { $n",
        "m = { $n -> }",
        "m = { $n -> [a] b *[c] d }",
        "m = { $n ->\n [a] b\n [c] d\n }",
        "m = { $n ->\n *[a] b\n *[c] d\n }",
        "m = { $n ->\n *[1.5] b\n }",
        "m = { $n ->\n *[a b] b\n }",
        "m = { $n ->\n *[a]\n   b\n }",
        "m = { NUMBER($n) ->\n *[a] b\n }",
        "m = { $n. }",
        "m = first line\n    second line\n",
        "m =\n    a block\n",
        "m =",
        "m = x\n    .a =\n    block\n",
        "m = x\n    .a = 1\n    .a = 2\n",
        "m x",
    ],
)
def test_what_is_left_to_fluent(source: str) -> None:
    assert read(source) is None


@pytest.mark.parametrize(
    ("language", "arguments"),
    [
        ("en", {}),
        ("en", {"n": 1000}),
        ("en", {"n": -1}),
        ("en", {"n": "1"}),
        ("en", {"n": True}),
        ("en", {"n": 1.5}),
        ("ru", {"n": 2}),
    ],
)
def test_arguments_that_are_left_to_fluent(language: str, arguments: dict[str, str | int]) -> None:
    phrase = read("m = { $n ->\n [1] one\n [few] few\n *[other] { $n }\n }")
    assert phrase is not None
    assert phrases.said(phrase[""], arguments, language) is None


def test_a_phrase_in_a_language_without_plurals_of_ours() -> None:
    phrase: Phrase | None = read("m = { $side ->\n [red] R\n *[white] W\n } { $n }")
    assert phrase is not None
    assert phrases.said(phrase[""], {"side": "red", "n": 2}, "ru") == "R 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_set_without_fluent(language: str) -> None:
    program = (
        "import sys, io; sys.stdin = io.StringIO('1\\nhelp\\nrule\\nwhy done\\n'); from sandtable.cli import main;"
        f"main(['play', '--lang', '{language}', '--plain', '--seed', 'tea']);"
        "assert not {'fluent.runtime', 'fluent.syntax', 'babel'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.DEVNULL)
