"""Dual Powers in English, German and Italian: names, whole games at the keyboard, and its rules."""

import re
from pathlib import Path
from typing import Any

import pytest

from sandtable.games.dual_powers import GAME
from sandtable.text import messages as module
from sandtable.text.wording import Wording
from tests.cli.commands import Runner
from tests.test_languages import LANGUAGES, OTHERS

# Names


def test_names_are_those_of_the_language() -> None:
    german, italian = (Wording.of(GAME.rules({"solitaire": True}), one) for one in OTHERS)
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
    data = GAME.read_data()
    cards = data["cards"]["card"]
    cards[0] |= {"label": "Putilov works"}
    cards[1] |= {"name": "strike"}
    for region in data["board"]["region"]:
        if region["name"] == "purple":
            region["label"] = "Vyborg"
    says = Wording.of(GAME.rules(data=data), language)
    first = "-".join(str(cards[0][key]) for key in ("region", "days", "action"))
    assert says.name("card", first) == "Putilov works"
    assert says.name("card", "strike") == "strike"
    assert says.name("region", "purple") == "Vyborg"
    assert says.name("region", "blue") == {"en": "blue", "de": "Blau", "it": "blu"}[language]


# The command line


def played(run: Runner, language: str, *more: str | Path) -> str:
    done = run("play", "dual-powers", "--lang", language, "--seed", "tongues", *more, typed="1\n" * 400)
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
    out = run("play", "dual-powers", "--lang", "de", "--seats", "human,random", "--seed", "1", typed=typed).out
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


# Speed


def test_rules_are_not_parsed_before_somebody_asks(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    real = module._phrase

    def spy(source: str) -> Any:
        parsed.append(source)
        return real(source)

    monkeypatch.setattr(module, "_phrase", spy)
    run("play", "dual-powers", "--lang", "de", "--seats", "human,random", "--seed", "1", typed="1\n")
    assert 20 < len(parsed) < 150
    assert not [source for source in parsed if source.startswith(("rule-", "chapter-", "example-", "digest-"))]
    run("play", "dual-powers", "--lang", "de", "--seats", "human,random", "--seed", "1", typed="rule P4.8\n")
    assert [source for source in parsed if source.startswith("rule-")] == [
        source for source in parsed if source.startswith("rule-P4-8 ")
    ]
