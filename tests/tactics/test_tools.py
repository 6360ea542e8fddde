"""`sandtable check units|board|scenario` and `sandtable army`, as one types them."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from sandtable.cli.arguments import Command
from sandtable.core import registry
from sandtable.core.game import Game
from sandtable.games.tactics.rules.cards import ABILITIES, KINDS
from sandtable.games.tactics.rules.drawing import Drawing
from sandtable.games.tactics.rules.weapon_rows import SPECIALS
from sandtable.games.tactics.ui import tools
from sandtable.testing import cites
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE
from tests.cli.commands import Runner
from tests.tactics.files import LANGUAGES, PACKAGE, cards, scenarios, text


class Tools(Game):
    """Dust Tactics, as far as its commands go."""

    def __init__(self) -> None:
        super().__init__("tactics", "Dust Tactics", 1, PACKAGE, [], ["units", "boards", "scenarios"])

    def tools(self) -> Mapping[str, Callable[..., int]]:
        return {"check": tools.check, "army": tools.army}


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


def written(path: Path, name: str, old: str = "", new: str = "") -> Path:
    """One of our files, with something else in one place."""
    content = text(name)
    assert not old or content.count(old) >= 1
    path.write_text(content.replace(old, new, 1), encoding="utf-8")
    return path


# Checking files


@cites("T1.1")
def test_checking_our_units_without_naming_the_game(run: Runner, tmp_path: Path) -> None:
    path = written(tmp_path / "mine.toml", "units")
    out = said(run, "check", "units", path)
    assert out.startswith(f"{path} holds the units of Dust Tactics. 49 cards with 119 weapon rows. ")
    assert "Allies (side: Allies): 22 cards, 10 x squad, 6 x vehicle, 5 x hero, 1 x aircraft; 5 to 95 AP. Their" in out
    assert "Their box is worth 130 AP. SSU (side: Allies): 4 cards" in out
    assert out.endswith("2,800 values: 599 established, 0 derived, 2,201 reconstructed.")
    assert "Achse (Seite: Achse): 23 Karten, 10 x Squad" in said(run, "check", "units", path, "--lang", "de")
    assert "Asse (parte: Asse): 23 carte, 10 x squadra" in said(run, "check", "tactics", "units", path, "--lang", "it")


@cites("T17.26")
def test_what_no_card_has_is_said(run: Runner, tmp_path: Path) -> None:
    path = written(tmp_path / "mine.toml", "units", 'abilities = ["all-in-one"]', "abilities = []")
    assert "No card has these abilities: All In One." in said(run, "check", "units", path)
    path.write_text(text("units").replace('"phaser"', '"burst"'), encoding="utf-8")
    assert "No card has these special weapons: phaser." in said(run, "check", "units", path)


def test_a_users_faction_has_the_label_it_was_given(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    changed = text("units").replace('name = "ssu"\nlabel = "SSU"', 'name = "mars"\nlabel = "Martians"')
    path.write_text(changed.replace('faction = "ssu"', 'faction = "mars"'), encoding="utf-8")
    assert "Martians (side: Allies): 4 cards" in said(run, "check", "units", path)
    assert "Martians: 4 cards fit." in said(run, "army", "list", "--faction", "mars", "--ap", "99", "--units", path)


@cites("T1.1")
def test_wrong_units(run: Runner, tmp_path: Path) -> None:
    path = written(tmp_path / "mine.toml", "units", 'armour = "V3"', 'armour = "S3"')
    sentence = f'{path}, unit "blackhawk": with kind = "vehicle" armour must begin with V, not be S3 (T1.1)'
    assert run.refused("check", "units", path) == sentence
    sentence = f'{path}, unit "blackhawk": bei kind = "vehicle" muss armour mit V beginnen, nicht S3 sein (T1.1)'
    assert run.refused("check", "units", path, "--lang", "de") == sentence
    sentence = f'{path}, unit "blackhawk": con kind = "vehicle" armour deve cominciare con V, non essere S3 (T1.1)'
    assert run.refused("check", "units", path, "--lang", "it") == sentence
    missing = tmp_path / "none.toml"
    assert run.refused("check", "units", missing) == f"{missing}: there is no such file"


@cites("T2.1", "T14.1")
def test_checking_boards(run: Runner, tmp_path: Path) -> None:
    path = written(tmp_path / "mine.toml", "boards")
    out = said(run, "check", "board", path)
    assert out.startswith(
        f"{path} holds 6 boards for Dust Tactics. reconnaissance: 9 by 6 squares; water 0, rubble 2, "
    )
    assert "hold-the-bridge: 12 by 9 squares; water 12, rubble 4, smoke 0, without symbol 8. Turned by half" in out
    assert out.count("One building on 12 squares; small entrances 2, large ones 2.") == 2
    drawing = Drawing(scenarios().boards["last-stand"]).text()  # the last one
    lines = run("check", "board", path, columns=60).out.splitlines()
    assert [line.removeprefix("    ") for line in lines[-len(drawing.splitlines()) :]] == drawing.splitlines()
    assert out.count("Turned by half it looks the same.") == 4
    assert "Um eine halbe Drehung" in said(run, "check", "board", path, "--lang", "de")
    wrong = written(tmp_path / "wrong.toml", "boards", '"........."', '"....?...."')
    assert run.refused("check", "board", wrong).startswith(f'{wrong}, board "reconnaissance": row 1 must consist of')


@cites("T16.2", "T21.1")
def test_checking_scenarios(run: Runner, tmp_path: Path) -> None:
    path = written(tmp_path / "mine.toml", "scenarios")
    out = said(run, "check", "scenario", path)
    assert out.startswith(f"{path} holds 6 scenarios for Dust Tactics. Reconnaissance: on the board reconnaissance ")
    for sentence in (
        "Vehicles a side: 1, squads: 1. AP do not matter. Crates 2 and traps 2, in a zone of 18 squares.",
        "Each of 3 places held at the end is worth 15 points.",
        "Attacker: Axis. The attacker wins when units worth 60 AP have left over 12 squares of the edge. Units that",
        "Who alone holds the bridge of 6 squares at the end of 2 rounds running, from round 3 on, wins.",
        "Who takes 3 of 5 charges wins. Each charge taken is worth 20 points.",
    ):
        assert sentence in out
    more = 'keep = ["e3-h5"]\ninitiative = { axis = 1 }\norigin.initiative = "reconstructed: a longer way"'
    tried = written(tmp_path / "tried.toml", "scenarios", 'keep = ["e3-h5"]', more)
    assert "Additional initiative dice: Axis 1." in said(run, "check", "scenario", tried)
    assert "Durchbruch: auf dem Spielplan breakthrough" in said(run, "check", "scenario", path, "--lang", "de")
    assert "Sfondamento: sulla plancia breakthrough" in said(run, "check", "scenario", path, "--lang", "it")


@cites("T16.2")
def test_scenarios_on_boards_of_ones_own(run: Runner, tmp_path: Path) -> None:
    path = written(tmp_path / "mine.toml", "scenarios", 'board = "breakthrough"', 'board = "desert"')
    sentence = run.refused("check", "scenario", path)
    assert sentence.startswith(f'{path}, scenario "breakthrough": board must be reconnaissance, meeting-engagement, ')
    boards = written(tmp_path / "boards.toml", "boards", 'name = "breakthrough"', 'name = "desert"')
    assert "on the board desert (9 by 12 squares)" in said(run, "check", "scenario", path, "--boards", boards)


def test_a_word_that_nobody_can_check(run: Runner) -> None:
    sentence = 'sandtable check takes one of map, cards, units, board, scenario, not "unit"; did you mean "units"?'
    assert run.refused("check", "unit", "mine.toml") == sentence


# Armies

ARMY = (
    'faction = "allies"\nscenario = "breakthrough"\nunits = ["rhino", "the-hammers"]\njoin = { rhino = "the-hammers" }'
)


@cites("T16.1", "T15.1")
def test_checking_an_army(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "army.toml"
    path.write_text(ARMY, encoding="utf-8")
    assert said(run, "army", "check", path) == (
        f"{path} is a legal army (Allies) of 2 units and 51 AP. It is for the scenario Breakthrough. It may cost "
        "130 AP; 79 are left. 22 Rhino 29 The Hammers joined by Rhino"
    )
    assert "eine erlaubte Armee (Alliierte) aus 2 Einheiten" in said(run, "army", "check", path, "--lang", "de")
    found = json.loads(run("army", "check", path, "--json").out)
    assert found == {
        "file": str(path),
        "legal": True,
        "faction": "allies",
        "scenario": "breakthrough",
        "limit": 130,
        "ap": 51,
        "units": ["rhino", "the-hammers"],
        "join": {"rhino": "the-hammers"},
    }


@cites("T16.1", "T15.1")
def test_a_wrong_army(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "army.toml"
    path.write_text(ARMY.replace('"rhino",', '"rhino", "rhino",'), encoding="utf-8")
    assert run.refused("army", "check", path) == f'{path}, unit 2, "rhino": each hero is there only once (T1.7)'
    sentence = f'{path}, unit 2, "rhino": jeden Helden gibt es nur einmal (T1.7)'
    assert run.refused("army", "check", path, "--lang", "de") == sentence
    assert run.refused("army", "check") == "sandtable army check needs the file of an army"
    sentence = 'sandtable army takes one of check, list, not "chek"; did you mean "check"?'
    assert run.refused("army", "chek", path) == sentence


@cites("T16.1")
def test_an_army_of_units_of_ones_own(run: Runner, tmp_path: Path) -> None:
    units = written(tmp_path / "units.toml", "units", "ap = 22", "ap = 23")
    path = tmp_path / "army.toml"
    path.write_text('faction = "allies"\nap = 22\nunits = ["blackhawk"]', encoding="utf-8")
    assert "of one unit and 22 AP." in said(run, "army", "check", path)
    sentence = f'{path}, unit 1, "blackhawk": with it the army costs more than 22 AP; all its units cost 23 (T16.1)'
    assert run.refused("army", "check", path, "--units", units) == sentence


@cites("T16.1", "T1.7")
def test_listing_armies(run: Runner) -> None:
    out = said(run, "army", "list", "--faction", "axis", "--ap", "130")
    assert out.startswith(
        "Axis: 23 cards fit. AP card kind class move points copies abilities 5 Beobachter squad S2 1 2 3"
    )
    assert "30 Kommandotrupp squad S2 1 5 1 Command Squad" in out
    assert "Heroes may join these squads: Manfred: Beobachter, Sniper Grenadiers, " in out
    assert "Armies of up to 130 AP and 12 cards: 90,095. 5,187 cost 130 AP, the most there is, for instance: " in out
    assert "Armeen bis 130 AP und 12 Karten: 90.095." in said(
        run, "army", "list", "--faction", "axis", "--ap", "130", "--lang", "de"
    )


@cites("T16.1")
def test_listing_the_armies_of_a_scenario_and_of_the_box(run: Runner) -> None:
    out = said(run, "army", "list", "--faction", "allies", "--scenario", "reconnaissance", "--box")
    assert out.startswith("Allies: 4 cards fit. ")
    assert out.endswith("Armies: 3. One costs 56 AP, the most there is: Blackhawk, Hell Boys")
    out = said(run, "army", "list", "--faction", "allies", "--ap", "130", "--box")
    assert "One costs 130 AP, the most there is: Blackhawk, Rhino" in out.replace(
        "Rhino, Blackhawk", "Blackhawk, Rhino"
    )
    assert "No army can be formed of them." in said(run, "army", "list", "--faction", "axis", "--ap", "4")


@cites("T16.1")
def test_listing_armies_for_programs(run: Runner) -> None:
    found = json.loads(run("army", "list", "--faction", "axis", "--ap", "130", "--json").out)
    assert (found["faction"], found["limit"], found["most_cards"]) == ("axis", 130, 12)
    assert (found["armies"], found["best"], found["best_armies"]) == (90095, 130, 5187)
    assert found["cards"][0] == {
        "name": "beobachter",
        "label": "Beobachter",
        "ap": 5,
        "kind": "squad",
        "armour": "S2",
        "move": 1,
        "points": 2,
        "copies": 3,
        "abilities": ["artillery-strike"],
    }
    assert ["lara", "heavy-flak-grenadiers"] in found["joins"]
    for example in found["examples"]:
        assert sum(cards().card[cards().number[name]].ap for name in example["units"]) == example["ap"] == 130


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--ap 130", "say which faction: --faction allies; known are allies, axis, ssu"),
        ("--faction axes --ap 130", 'there is no faction "axes"; did you mean "axis"?'),
        ("--faction axis", "say either --ap, what an army may cost, or --scenario"),
        ("--faction axis --ap 1 --scenario x", "say either --ap, what an army may cost, or --scenario"),
        ("--faction axis --ap 0", "--ap takes 1 to 1000, not 0"),
        ("--faction axis --scenario laststand", 'there is no scenario "laststand"; did you mean "last-stand"?'),
        ("army.toml --faction axis --ap 130", "sandtable army list takes no file, here army.toml"),
    ],
)
def test_what_a_list_needs(run: Runner, line: str, sentence: str) -> None:
    assert run.refused("army", "list", *line.split()) == sentence
    other = {run.refused("army", "list", *line.split(), "--lang", language) for language in LANGUAGES}
    assert len(other) == 3


# Texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("function", [tools.check, tools.army])
def test_every_command_explains_all_it_takes(language: str, function: Callable[..., int]) -> None:
    texts = Texts(language, [PACKAGE, CORE])
    command = Command(function, "", texts)
    known = [*texts.attributes(f"help-{command.name}"), *texts.attributes("help-options")]
    assert [one.name for one in command.parameters if one.name not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_figures_and_kinds_have_names(language: str) -> None:
    texts = Texts(language, [PACKAGE])
    names = {"ability": ABILITIES, "figure": cards().figure.names, "kind": KINDS, "special": SPECIALS}
    for domain, words in names.items():
        assert [word for word in words if not texts.has(f"{domain}-{word}")] == []
    known = {row.name for card in cards().card for row in card.rows}
    assert {name.removeprefix("weapon-") for name in texts.ids() if name.startswith("weapon-")} <= known
    assert {name.removeprefix("unit-") for name in texts.ids() if name.startswith("unit-")} <= set(cards().number)
