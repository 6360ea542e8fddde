"""English, German and Italian: the same messages with the same arguments, and whole games in each."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sandtable.core.game import Game
from sandtable.play.talk import environment_language
from sandtable.text.messages import Texts, languages
from sandtable.text.wording import CORE
from tests.cli.commands import Runner
from tests.games import GAMES
from tests.reading import SOURCE, messages

LANGUAGES = ["en", "de", "it"]
OTHERS = ["de", "it"]
FILES = sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("locale/en/*.ftl"))
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)


# The files


def translated(path: Path, language: str) -> Path:
    return SOURCE / path.parent.with_name(language) / path.name


class Variables(Visitor):
    """The arguments a pattern uses; ``$side`` and ``$side-word`` are one."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (Fluent calls it)
        self.found.add(node.id.name.removesuffix("-word"))


def variables(pattern: ftl.Pattern | None) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.found


def shape(message: ftl.Message) -> dict[str, set[str]]:
    """The parts of a message, and the arguments of each."""
    parts = {f".{attribute.id.name}": variables(attribute.value) for attribute in message.attributes}
    return parts | ({"": variables(message.value)} if message.value is not None else {})


def shapes(path: Path) -> dict[str, dict[str, set[str]]]:
    return {message.id.name: shape(message) for message in messages(path)}


def test_every_package_speaks_the_three_languages() -> None:
    for folder in SOURCE.rglob("locale"):
        assert sorted(place.name for place in folder.iterdir()) == sorted(LANGUAGES)
    for package in (CORE, *(game.package for game in GAMES)):
        assert languages([package]) == LANGUAGES


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    found = {path.relative_to(SOURCE).parts[-1] for path in SOURCE.rglob(f"locale/{language}/*.ftl")}
    assert found == {path.name for path in FILES}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("path", FILES, ids=str)
def test_messages_attributes_and_arguments_are_the_same(path: Path, language: str) -> None:
    english, other = shapes(SOURCE / path), shapes(translated(path, language))
    assert list(other) == list(english), "the same messages in the same order"
    for name, parts in english.items():
        assert other[name] == parts, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", FILES, ids=str)
def test_no_file_is_malformed(path: Path, language: str) -> None:
    body = FluentParser().parse(translated(path, language).read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message | ftl.Term)]
    assert len(names) == len(set(names))


def test_every_message_of_the_browsers_table_exists() -> None:
    """Its page says messages of the platform; a board may say those of its game."""
    client = SOURCE.parent.parent / "client" / "src"
    platform = set(Texts("en", [CORE]).ids())
    for path in client.rglob("*.ts"):
        text = path.read_text(encoding="utf-8")
        used = set(re.findall(r'"(browser-[a-z-]+)"', text))
        assert used <= platform, path
        for start, end in re.findall(r"`(browser-[a-z-]*)\$\{[^{}`]*\}([a-z-]*)`", text):
            assert any(name.startswith(start) and name.endswith(end) for name in platform), path


class Selects(Visitor):
    """Every choice inside a pattern."""

    def __init__(self) -> None:
        self.found: list[ftl.SelectExpression] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 (Fluent calls it)
        self.found.append(node)
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", FILES, ids=str)
def test_plurals_are_those_of_the_language(path: Path, language: str) -> None:
    for message in messages(translated(path, language)):
        visitor = Selects()
        visitor.visit(message)
        for select in visitor.found:
            keys = [v.key.value if isinstance(v.key, ftl.NumberLiteral) else v.key.name for v in select.variants]
            assert len(keys) == len(set(keys)), message.id.name
            if "one" in keys:  # all three languages have these two for the numbers a game knows
                assert set(keys) - {"one", "other"} <= {str(n) for n in range(100)}, message.id.name
                [default] = [v for v in select.variants if v.default]
                assert isinstance(default.key, ftl.Identifier)
                assert default.key.name == "other", message.id.name


@every_game
@pytest.mark.parametrize("language", OTHERS)
def test_rules_cite_the_same_numbers(language: str, game: Game) -> None:
    english, other = Texts("en", [game.package]), Texts(language, [game.package])
    for name in english.ids():
        if not name.startswith(("rule-", "example-")):
            continue
        parts = [english.say(name), *(english.attribute(name, part) for part in english.attributes(name))]
        told = [other.say(name), *(other.attribute(name, part) for part in other.attributes(name))]
        for one, two in zip(parts, told, strict=True):
            for numbers in (r"\b[A-Z]\d+\.\d+\b", r"(?<![\w.])\d+(?![\w.]*\w)"):
                assert sorted(re.findall(numbers, two)) == sorted(re.findall(numbers, one)), name
            assert one != two or name.startswith("example-"), name
            if not re.fullmatch(r"[A-Z\d., ]+", one):
                assert two[0].isupper(), name
                assert two.endswith("."), name


# The command line


def test_refusals_in_the_language_asked_for(run: Runner, tmp_path: Path) -> None:
    here = tmp_path / "position.toml"
    here.write_text("board.day = 29\n")
    assert run.refused("play", "chess", "--lang", "de").startswith('das Spiel "chess" gibt es nicht; ')
    assert run.refused("play", "--seats", "human", "--lang", "it").startswith("dual-powers qui ha 2 posti (red, white)")
    assert run.refused("play", "--position", here, "--lang", "de") == (
        f"{here}: Tag 29 wird nie erreicht, der Marker geht weiter auf 31 (P4.2)"
    )
    assert run.refused("rules", "dual-powers", "P9.9", "--lang", "it").startswith("dual-powers non ha la regola")


def test_an_unknown_language_is_refused_in_one_sentence(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run.refused("games", "--lang", "fr") == 'there are no texts in "fr"; known are en, de, it'
    assert run.refused("games", "--lang", "../de").startswith('there are no texts in "../de"')
    assert run.refused("games", "--lang=") == 'there are no texts in ""; known are en, de, it'
    assert run.refused("games", "--lang") == "--lang takes a language: en, de, it"
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert run.refused("games", "--lang", "fr") == 'non ci sono testi in "fr"; esistono en, de, it'


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_CH"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_CH", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
    ids=str,
)
def test_the_environment_chooses_the_language(
    run: Runner, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert environment_language() == language
    title = {"en": "P6 Clean-up and end", "de": "P6 Aufräumen und Spielende", "it": "P6 Riordino e fine"}
    assert run("rules", "dual-powers", "P6").out.startswith(title[language])
    assert run("rules", "dual-powers", "P6", "--lang", "it").out.startswith(title["it"])


def test_messages_may_refer_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, city in {"en": "the city", "de": "die Stadt"}.items():
        folder = tmp_path / "referring" / "locale" / language
        folder.mkdir(parents=True)
        (folder / "a.ftl").write_text("# Names\n-city = " + city + "\n\nhere = in { -city }\nso = {here}!\n")
    (tmp_path / "referring" / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert Texts("de", ["referring"]).say("so") == "in die Stadt!"
    assert Texts("en", ["referring"]).say("so") == "in the city!"
    assert Texts("en", ["referring"]).ids() == ["here", "so"]
