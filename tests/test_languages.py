"""English, German and Italian: the same messages with the same arguments, and whole games in each."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sandtable import texts as module
from sandtable.cli.talk import of_environment
from sandtable.core.registry import game as find_game
from sandtable.texts import Texts, languages
from sandtable.wording import CORE, Wording
from tests.cli.commands import Runner
from tests.test_wording import messages

SOURCE = Path(__file__).parent.parent / "src" / "sandtable"
LANGUAGES = ["en", "de", "it"]
OTHERS = ["de", "it"]
FILES = sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("locale/en/*.ftl"))
GAME = "sandtable.games.dual_powers"


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
    assert languages([CORE]) == languages([GAME]) == LANGUAGES


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


@pytest.mark.parametrize("language", OTHERS)
def test_rules_cite_the_same_numbers(language: str) -> None:
    english, other = Texts("en", [GAME]), Texts(language, [GAME])
    for name in english.ids():
        if not name.startswith(("rule-", "example-")):
            continue
        parts = [english.say(name), *(english.attribute(name, part) for part in english.attributes(name))]
        told = [other.say(name), *(other.attribute(name, part) for part in other.attributes(name))]
        for one, two in zip(parts, told, strict=True):
            for numbers in (r"\b[A-Z]\d+\.\d+\b", r"(?<![\w.])\d+(?![\w.]*\w)"):
                assert sorted(re.findall(numbers, two)) == sorted(re.findall(numbers, one)), name
            assert one != two or name.startswith("example-"), name
            if not re.fullmatch(r"[P\d., ]+", one):
                assert two[0].isupper(), name
                assert two.endswith("."), name


# Names


def test_names_are_those_of_the_language() -> None:
    german, italian = (Wording.of(find_game("dual-powers").rules({"solitaire": True}), one) for one in OTHERS)
    assert german.name("card", "purple-2-move") == "Lila-2-Bewegung"
    assert german.name("token", "red-2/1") == "rot-2/1"
    assert german.name("leader", "lvov") == german.name("card", "lvov") == german.name("token", "lvov") == "Lwow"
    assert german.name("month", "mar-apr") == "Mär/Apr"
    assert german.action("move red-2/1 exhausted purple") == "Erschöpft: rot-2/1 von Lila bewegen"
    assert italian.name("card", "purple-2-move") == "viola-2-movimento"
    assert italian.name("token", "opposition-2") == "unità di livello 2"
    assert italian.names("seat", ["red", "white"]) == "Rosso e Bianco"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_a_users_data_file_fall_back_to_the_file(language: str) -> None:
    game = find_game("dual-powers")
    data = game.read_data()
    cards = data["cards"]["card"]
    cards[0] |= {"label": "Putilov works"}
    cards[1] |= {"name": "strike"}
    for region in data["board"]["region"]:
        if region["name"] == "purple":
            region["label"] = "Vyborg"
    says = Wording.of(game.rules(data=data), language)
    first = "-".join(str(cards[0][key]) for key in ("region", "days", "action"))
    assert says.name("card", first) == "Putilov works"
    assert says.name("card", "strike") == "strike"
    assert says.name("region", "purple") == "Vyborg"
    assert says.name("region", "blue") == {"en": "blue", "de": "Blau", "it": "blu"}[language]


# The command line


def played(run: Runner, language: str, *more: str | Path) -> str:
    done = run("play", "--lang", language, "--seed", "tongues", *more, typed="1\n" * 400)
    assert done.code == 0, done.err
    assert not done.err
    return done.out


ENDS = {
    "en": r"(won\.|lost\.)",
    "de": r"(Sieg für (Rot|Weiß)\.|verloren\.)",
    "it": r"(Vittoria per (Rosso|Bianco)\.|persa\.)",
}
FOREIGN = r"\b(the|and|you|draws|plays|which|card|day|with)\b"


@pytest.mark.parametrize("seats", ["human,random", "human,human"])
def test_whole_games_in_each_language_are_the_same_game(run: Runner, tmp_path: Path, seats: str) -> None:
    saved = set()
    for language in LANGUAGES:
        file = tmp_path / f"{language}.json"
        out = played(run, language, "--seats", seats, "--save", file)
        assert re.search(ENDS[language], out), out[-600:]
        if language != "en":
            assert not re.search(FOREIGN, out)
        saved.add(file.read_bytes())
    assert len(saved) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_alone_in_each_language(run: Runner, language: str) -> None:
    out = played(run, language, "--solo", "--difficulty", "3", "--side", "white")
    assert re.search(ENDS[language], out), out[-600:]
    if language != "en":
        assert not re.search(FOREIGN, out)


@pytest.mark.parametrize("language", OTHERS)
def test_a_saved_game_is_shown_in_each_language(run: Runner, tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.json"
    played(run, "en", "--save", file, "--seats", "human,random")
    done = run("show", file, "--lang", language)
    assert done.code == 0
    assert {"de": "Rot", "it": "Rosso"}[language] in done.out
    assert not re.search(r"\b(the|draws|plays)\b", done.out.partition("\n\n")[2])


def test_rules_and_games_in_each_language(run: Runner) -> None:
    assert run("rules", "dual-powers", "P4.8", "--lang", "de").out.startswith("P4.8   Rekrutieren: ")
    assert run("rules", "--lang=it", "dual-powers", "P4.8").out.startswith("P4.8   Reclutare: ")
    assert run("--lang", "de", "rules", "dual-powers", "P4").out.startswith("P4 Aktionsphase")
    assert "allein gegen die Gegenseite spielen" in run("games", "--lang", "DE").out
    assert run("rules", "dual-powers", "--lang", "it").out.count("\nP") == 74


def test_conversation_in_german(run: Runner) -> None:
    typed = "objective lenin\nobjective purpel\nwhy objective lenin\nundo\n99\nhelp\nrule\nquit\n"
    out = run("play", "--lang", "de", "--seats", "human,random", "--seed", "1", typed=typed).out
    for sentence in (
        "> objective lenin\nEin Anführer kann nicht das geheime Ziel sein. (P3.2)\n",
        'Karte: "purpel" gibt es nicht; ',
        "Du hast nichts entschieden, das sich zurücknehmen ließe.",
        "Es gibt 5 Möglichkeiten; 99 ist keine davon.",
        "Das kannst du tippen:",
        "P3.2   Danach legt jeder Spieler",
        "Das Spiel wurde nicht aufgehoben",
    ):
        assert sentence in out


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
    assert of_environment() == language
    title = {"en": "P6 Clean-up and end", "de": "P6 Aufräumen und Spielende", "it": "P6 Riordino e fine"}
    assert run("rules", "dual-powers", "P6").out.startswith(title[language])
    assert run("rules", "dual-powers", "P6", "--lang", "it").out.startswith(title["it"])


# Speed


def test_rules_are_not_parsed_before_somebody_asks(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    real = module._phrase

    def spy(source: str) -> Any:
        parsed.append(source)
        return real(source)

    monkeypatch.setattr(module, "_phrase", spy)
    run("play", "--lang", "de", "--seats", "human,random", "--seed", "1", typed="1\n")
    assert 20 < len(parsed) < 150
    assert not [source for source in parsed if source.startswith(("rule-", "chapter-", "example-", "digest-"))]
    run("play", "--lang", "de", "--seats", "human,random", "--seed", "1", typed="rule P4.8\n")
    assert [source for source in parsed if source.startswith("rule-")] == [
        source for source in parsed if source.startswith("rule-P4-8 ")
    ]


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
