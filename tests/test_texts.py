"""Texts: languages, arguments, fallback to English, and mistakes that are not passed over."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sandtable.core.errors import BadInput
from sandtable.text.messages import MissingText, Texts, languages


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> str:
    """A package with English and German messages, found under a name of its own."""
    name = f"spoken_{abs(hash(request.node.name))}"
    for language, text in {
        "en": (
            "hello = Hello { $name }, { $count ->\n    [one] one token\n   *[other] { $count } tokens\n }.\n"
            "only = Only in English\n    .more = And { $what }\nempty =\n    .label = A label\n-term = Sand\n"
        ),
        "de": "hello = Hallo { $name }, { $count } Plättchen.\n",
    }.items():
        folder = tmp_path / name / "locale" / language
        folder.mkdir(parents=True)
        (folder / "some.ftl").write_text(text, encoding="utf-8")
    (tmp_path / name / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def test_a_message_with_arguments(package: str) -> None:
    texts = Texts("en", [package])
    assert texts.say("hello", name="Katja", count=1) == "Hello Katja, one token."
    assert texts.say("hello", name="Katja", count=3) == "Hello Katja, 3 tokens."


def test_a_missing_translation_is_english(package: str) -> None:
    texts = Texts("de", [package])
    assert texts.say("hello", name="Viktor", count=2) == "Hallo Viktor, 2 Plättchen."
    assert texts.say("only") == "Only in English"
    assert texts.attribute("only", "more", what="more") == "And more"
    assert texts.ids() == ["hello", "only", "empty"]


def test_languages_are_known_and_others_refused(package: str) -> None:
    assert languages([package]) == ["en", "de"]
    with pytest.raises(BadInput) as caught:
        Texts("dee", [package])
    assert str(caught.value) == 'there are no texts in "dee"; did you mean "de"?'


def test_a_missing_message_is_an_error(package: str) -> None:
    texts = Texts("en", [package])
    assert texts.has("hello")
    assert not texts.has("helo")
    assert texts.attributes("only") == ["more"]
    sentences: dict[str, Callable[[], str]] = {
        'there is no text "helo"; did you mean "hello"?': lambda: texts.say("helo"),
        'the text "hello" cannot be put together: Unknown external: name': lambda: texts.say("hello", count=1),
        'the text "only" has no attribute "less"': lambda: texts.attribute("only", "less"),
        'the text "empty" has attributes but no words of its own': lambda: texts.say("empty"),
    }
    for sentence, call in sentences.items():
        with pytest.raises(MissingText) as caught:
            call()
        assert isinstance(caught.value, KeyError)
        assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("no message\n", "this is no Fluent message: no message"),
        ("a = 1\na = 2\n", 'the text "a" is there twice'),
        ("hello = again\n", 'the text "hello" is there twice'),
    ],
)
def test_a_mistake_in_a_file_is_not_passed_over(package: str, tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / package / "locale" / "en" / "wrong.ftl").write_text(text)
    with pytest.raises(ValueError, match=sentence) as caught:
        Texts("en", [package]).has("a")
    assert str(caught.value) == f"{package}, locale/en/wrong.ftl: {sentence}"


def test_fluent_is_loaded_only_for_what_we_cannot_read_ourselves(package: str, tmp_path: Path) -> None:
    (tmp_path / package / "locale" / "en" / "more.ftl").write_text("sands = { -term }s\nmany = Many { $n }\n")
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from sandtable.text.messages import Texts;"
        f"t = Texts('en', [{package!r}]); assert t.say('hello', name='Katja', count=3) == 'Hello Katja, 3 tokens.';"
        "assert t.attribute('only', 'more', what='x') == 'And x'; assert t.attributes('only') == ['more'];"
        "assert t.say('many', n=999) == 'Many 999'; assert 'fluent.runtime' not in sys.modules;"
        "assert t.say('sands') == 'Sands'; assert t.say('many', n=1234) == 'Many 1,234';"
        "assert 'fluent.runtime' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
