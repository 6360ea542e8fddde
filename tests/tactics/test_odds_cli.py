"""``sandtable odds tactics``: what is typed, and what people and programs read."""

import json
from collections.abc import Callable, Iterator, Mapping
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

from sandtable.core import registry
from sandtable.games.tactics.game import Tactics
from sandtable.games.tactics.odds.attack import Question, odds
from sandtable.games.tactics.ui import tools
from sandtable.testing import cites
from sandtable.text.messages import Texts
from tests.cli.commands import Runner
from tests.tactics.files import LANGUAGES, PACKAGE, text
from tests.tactics.odds_walk import party

HELL_BOYS = "--attacker hell-boys --target sturmpioniere --range 1"


class Tools(Tactics):
    """Dust Tactics with the commands that are tried here."""

    def tools(self) -> Mapping[str, Callable[..., int]]:
        return {"odds": tools.odds}


@pytest.fixture(autouse=True)
def game() -> Iterator[None]:
    """The commands are known as long as a test lasts."""
    before = registry._registered.pop("tactics", None)
    registry.register(Tools())
    yield
    del registry._registered["tactics"]
    if before is not None:
        registry.register(before)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)


def said(run: Runner, *arguments: str | Path) -> str:
    """What a command says, on one line."""
    found = run(*arguments)
    assert (found.code, found.err) == (0, "")
    return " ".join(found.out.split())


def asked(run: Runner, line: str) -> dict[str, Any]:
    """What a program reads."""
    found: dict[str, Any] = json.loads(said(run, "odds", "tactics", *line.split(), "--json"))
    return found


def rules_in(found: dict[str, Any]) -> set[str]:
    """The rules that the modifiers cite."""
    return {one["rule"] for one in found["modifiers"]}


# Odds


@cites("T7.5", "T11.1")
def test_for_people(run: Runner) -> None:
    out = said(run, "odds", "tactics", *HELL_BOYS.split(), "--cover", "soft")
    assert out.startswith("Hell Boys against Sturmpioniere: range 1, rules of the rulebook weapon dice ")
    question = Question(attacker=party("hell-boys"), target=party("sturmpioniere"), distance=1, cover=(0, 1))
    chance = 100 * odds(question).destroy
    assert f"Sturmpioniere: destroyed with a chance of {chance:.1f} %." in out
    assert "Cover does not help against: flamethrower A, flamethrower B, knife and grenade. (T8.5)" in out
    assert "Strikes back cost the attacker (Hell Boys)" in out and "(T11.1)" in out


def test_for_programs(run: Runner) -> None:
    found = asked(run, HELL_BOYS)
    assert len(found["damage"]) == 6 and sum(found["damage"]) == pytest.approx(1)
    assert found["destroy"] == found["damage"][-1] == found["left"][0]
    assert [row["weapon"] for row in found["rows"]] == [
        *("Shotgun", "Flamethrower A (1)", "Flamethrower B (1)", "Knife & Grenade"),
    ]
    for row in found["rows"]:
        assert len(row["damage"]) == 6 and sum(row["damage"]) == pytest.approx(1)
    assert sum(one["chance"] for one in found["who"]) == pytest.approx(1)
    assert sum(found["strike_back"]["damage"]) == pytest.approx(1)
    assert found["reaction"] is None
    assert all(set(one) == {"rule", "text"} for one in found["modifiers"])


@cites("T8.1", "T8.5", "T12.3")
def test_cover_by_the_symbols_of_the_card(run: Runner) -> None:
    line = "--attacker lothar --target hell-boys --range 5"
    bare, soft, hard = (asked(run, f"{line} --cover {cover}")["expected"] for cover in ("none", "soft", "hard"))
    assert bare > soft > hard
    faq = asked(run, f"{line} --cover hard --rule-set faq")
    assert faq["expected"] == pytest.approx(bare) and "T12.3" in rules_in(faq)
    assert asked(run, f"{line} --cover hard --rule-set faq --inside")["expected"] == pytest.approx(hard)
    vehicle = asked(run, "--attacker lothar --target blackhawk --range 5 --cover hard")
    assert vehicle["destroy"] == asked(run, "--attacker lothar --target blackhawk --range 5")["destroy"]
    zombies = asked(run, "--attacker blackhawk --target axis-zombies --range 2 --cover soft")
    assert "the card has no symbol for soft cover" in zombies["modifiers"][0]["text"]


@pytest.mark.parametrize(
    ("line", "rules"),
    [
        (f"{HELL_BOYS} --sustained", {"T4.3", "T19.3", "T7.5", "T11.1"}),
        (f"{HELL_BOYS} --no-strike-back", {"T11.3"}),
        (f"{HELL_BOYS} --reaction", {"T13.1", "T13.2", "T13.4"}),
        ("--attacker hell-boys --target luther --range 1", {"T19.4", "T1.4"}),
        ("--attacker rhino --target luther --range 1 --abilities berserk", {"T17.8"}),
        ("--attacker lara --target the-hammers --range 2 --abilities all-in-one", {"T17.4", "T10.1"}),
        ("--attacker rosie --target luther --range 3 --abilities medal-of-honor,tank-head", {"T17.31", "T4.5"}),
        ("--attacker ranger-snipers --target sturmpioniere --range 3 --mark flame", {"T17.22", "T17.23"}),
        ("--attacker sniper-grenadiers --target rhino --range 3", {"T17.33"}),
        ("--attacker wotan --target axis-zombies --range 3", {"T20.5", "T17.14"}),
        ("--attacker honey --target luther --range 3", {"T19.1"}),
        ("--attacker steel-rain --target luther --range 5 --rounds 2", {"T19.2"}),
        ("--attacker sturmpioniere --target blackhawk --range 2", {"T20.1", "T19.4"}),
        ("--attacker sturmpioniere --target hell-boys --range 2 --rounds 0", {"T7.6"}),
        ("--attacker choppers --target beobachter --range 4", {"T20.2"}),
        ("--attacker choppers --target beobachter --range 4 --moved", {"T20.8"}),
        ("--attacker luther --target hell-boys --range 1 --abilities charge", {"T17.12"}),
        ("--attacker totenmeister --target hell-boys --range 1", {"T17.25"}),
        ("--attacker beobachter --target ozz-117 --range 1 --target-abilities heroic-attack", {"T17.16"}),
        ("--attacker beobachter --target ozz-117 --range 1 --target-abilities heroic-attack --reaction", {"R17"}),
        ("--attacker manfred --target choppers --range 3 --reaction", {"T17.1"}),
        ("--attacker beobachter --target action-jackson --range 2 --reaction --attacker-cover hard", {"T17.2", "T8.1"}),
        ("--attacker hell-boys --attacker-hero rosie --target sturmpioniere --target-hero sigrid --range 2", {"T15.2"}),
    ],
)
def test_every_modifier_has_its_rule(run: Runner, line: str, rules: set[str]) -> None:
    found = asked(run, line)
    assert rules <= rules_in(found)
    assert sum(found["damage"]) == pytest.approx(1)
    for one in found["modifiers"]:
        assert one["text"] and "{" not in one["text"]


@cites("T13.1", "R14")
def test_a_reaction_for_programs_and_people(run: Runner) -> None:
    found = asked(run, f"{HELL_BOYS} --reaction")
    reaction = found["reaction"]
    assert reaction["chance"] == pytest.approx(1 / 3)
    assert sum(reaction["damage"]) == sum(reaction["left"]) == pytest.approx(1)
    assert sum(reaction["strike_back"]) == pytest.approx(1) and reaction["strike_back"][0] < 1
    assert found["destroy"] < asked(run, HELL_BOYS)["destroy"]
    out = said(run, "odds", "tactics", *HELL_BOYS.split(), "--reaction")
    assert "a reaction succeeds with a chance of 33.3 %" in out


@cites("T15.2", "T15.4")
def test_joined_heroes_are_counted_with_their_squads(run: Runner) -> None:
    line = "--attacker hell-boys --target sturmpioniere --target-hero sigrid --range 1"
    found = asked(run, line)
    assert len(found["damage"]) == 10 and len(found["hero_left"]) == 5
    assert found["target"] == {"unit": "sturmpioniere", "hero": "sigrid", "points": 9}
    out = said(run, "odds", "tactics", *line.split())
    assert "Sturmpioniere with Sigrid: destroyed" in out and "Sigrid: destroyed" in out


def test_units_of_ones_own(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    mine = text("units").replace('soldier = ["6/1", "3/1", "2/1", "-"]', 'soldier = ["6/1", "4/1", "2/1", "-"]', 1)
    path.write_text(mine, encoding="utf-8")
    found = asked(run, f"{HELL_BOYS} --units {path}")
    assert found["rows"][0]["dice"] == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_it_takes_is_explained(language: str) -> None:
    texts = Texts(language, [PACKAGE, "sandtable"])
    assert set(texts.attributes("help-odds")) == set(signature(tools.odds).parameters) - {"json"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(run: Runner, language: str) -> None:
    texts = {one: Texts(one, [PACKAGE, "sandtable"]) for one in ("en", language)}
    for message in texts["en"].ids():
        if message.startswith("tactics-odds-"):
            assert message in texts[language].ids()
    out = said(run, "odds", "tactics", *HELL_BOYS.split(), "--reaction", "--lang", language)
    expected = {"en": "against", "de": "gegen", "it": "contro"}
    assert expected[language] in out


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--attacker hel-boys --target hans --range 1", 'there is no unit "hel-boys"; did you mean "hell-boys"?'),
        ("--attacker hell-boys --target sturmpioniere --range 0", "a range is counted from 1, and 0 is none (T7.2)"),
        (
            "--attacker hell-boys --target sturmpioniere --range 3",
            "no weapon of hell-boys reaches range 3; they reach 1, C (T10.1)",
        ),
        (
            "--attacker death-dealers --target punisher --range 4",
            "no weapon of death-dealers hurts class V7 at range 4 (T1.4)",
        ),
        (f"{HELL_BOYS} --abilities bersek", 'there is no ability "bersek"; did you mean "berserk"?'),
        (f"{HELL_BOYS} --abilities berserk", "hell-boys does not have the ability berserk; it has fast (T4.4)"),
        (
            "--attacker death-dealers --target hans --range 1 --abilities berserk",
            "death-dealers does not have the ability berserk, nor any other (T4.4)",
        ),
        (
            f"{HELL_BOYS} --rounds 1",
            "hell-boys has no limited ammunition to fire here, so leave out --rounds (T20.1)",
        ),
        (
            "--attacker sturmpioniere --target hell-boys --range 2 --rounds 4",
            "--rounds takes 0 to 3, not 4 (T20.1)",
        ),
        (
            "--attacker sturmpioniere --target blackhawk --range 2 --rounds 0",
            "without rounds sturmpioniere has no weapon to fire (T7.6)",
        ),
        (f"{HELL_BOYS} --sustained --reaction", "nobody reacts to a sustained attack (T13.2)"),
        (
            "--attacker luther --target hell-boys --range 1 --abilities charge --sustained",
            "a charge is no sustained attack (T17.12)",
        ),
        (
            "--attacker steel-rain --target the-hammers --range 5 --reaction",
            "the-hammers cannot react: no weapon of it reaches and hurts steel-rain (T13.1)",
        ),
        (f"{HELL_BOYS} --mark rifle", "no sniper of hell-boys can fire here, so nobody is named (T17.22)"),
        (
            "--attacker ranger-snipers --target sturmpioniere --range 2 --mark rifl",
            'there is no miniature "rifl" in sturmpioniere; did you mean "rifle"?',
        ),
        (
            "--attacker ranger-snipers --target hans --range 2 --mark rifle",
            "snipers name miniatures of squads, and hans is none (T17.33)",
        ),
        (
            f"{HELL_BOYS} --attacker-hero rhino",
            "rhino cannot join hell-boys: hero and squad have different armour classes (T15.1)",
        ),
        (f"{HELL_BOYS} --attacker-hero sigrid", "sigrid cannot join hell-boys: an army has one faction (T1.7)"),
    ],
)
def test_bad_questions(run: Runner, line: str, sentence: str) -> None:
    words = ["odds", "tactics", *line.split()]
    assert run.refused(*words) == sentence
    assert len({run.refused(*words, "--lang", language) for language in LANGUAGES}) == 3
