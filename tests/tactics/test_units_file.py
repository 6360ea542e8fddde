"""T1.1: what is said about a wrong file of units: one sentence that names file, entry and rule, in three languages."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from sandtable.core.errors import Said
from sandtable.games.datafiles import DataError, read_files
from sandtable.games.tactics.rules.cards import ABILITIES, Cards
from sandtable.testing import cites
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE, Wording
from tests.damage import SETTINGS, Damage, damage, damages
from tests.errors import worded
from tests.tactics.files import LANGUAGES, PACKAGE, text

SMALL = """
origin = "established: by us"
[[faction]]
name = "blue"
side = "allies"
[[faction]]
name = "red"
label = "Reds"
side = "axis"

[[unit]]
name = "guard"
faction = "blue"
kind = "squad"
armour = "S2"
move = 1
points = 3
ap = 20
soft = "hit"
hard = "blank"
abilities = ["fast", "sniper"]
figures = { rifle = 2, gun = 1 }
why = "read off the card"
  [[unit.row]]
  name = "rifles"
  weapon = "Rifle"
  range = "4"
  carriers = ["rifle"]
  soldier = ["2/1", "1/1", "1/1", "-"]
  vehicle = ["1/1", "-", "-", "-", "-", "-", "-"]
  aircraft = ["-", "-", "-"]
  [[unit.row]]
  name = "long-gun"
  weapon = "Gun (1)"
  range = "3-6"
  carriers = ["gun"]
  soldier = ["2/1", "1/1", "1/1", "-"]
  vehicle = ["1/1", "-", "-", "-", "-", "-", "-"]
  aircraft = ["-", "-", "-"]
  special = ["sniper"]

[[unit]]
name = "boss"
faction = "blue"
kind = "squad"
armour = "S1"
move = 1
points = 5
ap = 30
soft = "none"
hard = "none"
abilities = ["command-squad"]
figures = { officer = 1, radioman = 1, mechanic = 1, medic = 1, specialist = 1 }
  [[unit.row]]
  name = "knife"
  weapon = "Knife"
  range = "C"
  carriers = "all"
  soldier = ["2/1", "1/1", "1/1", "-"]
  vehicle = ["-", "-", "-", "-", "-", "-", "-"]
  aircraft = ["-", "-", "-"]

[[unit]]
name = "walker"
faction = "red"
kind = "vehicle"
armour = "V4"
move = 1
points = 4
ap = 40
abilities = ["reload"]
large = true
  [[unit.row]]
  name = "rockets"
  weapon = "Rockets"
  range = "A"
  carriers = "unit"
  soldier = ["5n/1", "4n/1", "3n/1", "2n/1"]
  vehicle = ["3n/1", "-", "-", "-", "-", "-", "-"]
  aircraft = ["-", "-", "-"]
  special = ["salvo", "reload"]
  rounds = 4
  [[unit.row]]
  name = "burner"
  weapon = "Burner"
  range = "2"
  carriers = "one"
  soldier = ["1/F", "1/F", "1/F", "1/F"]
  vehicle = ["1/K", "1/K", "1/K", "1/K", "1/K", "1/K", "1/K"]
  aircraft = ["-", "-", "-"]
  special = ["flame"]
"""
"""A small file in which nothing is wrong."""

GUARD, WALKER = 'u.toml, unit "guard"', 'u.toml, unit "walker"'
RIFLES, ROCKETS, BURNER = f'{GUARD}, row "rifles"', f'{WALKER}, row "rockets"', f'{WALKER}, row "burner"'

BROKEN = [
    # Factions
    ('side = "axis"', 'side = "east"', 'u.toml, faction "red": side must be allies or axis, not "east" (T1.7)'),
    ('side = "axis"', 'side = "allies"', "u.toml: no unit is on the side axis; each side needs one (T1.7)"),
    ('name = "red"', 'name = "blue"', 'u.toml, faction "blue": the name blue is used twice (T1.7)'),
    (
        'faction = "red"',
        'faction = "rde"',
        f'{WALKER}: faction must be blue or red, not "rde"; did you mean "red"? (T1.7)',
    ),
    ("[[faction]]", "[[fraction]]", 'u.toml: unknown key "fraction"; did you mean "faction"? (T1.1)'),
    # Cards
    ('name = "boss"', 'name = "guard"', f"{GUARD}: the name guard is used twice (T1.1)"),
    (
        'name = "boss"',
        'name = "bo/ss"',
        'u.toml, unit "bo/ss": name must have no slash, which numbers copies of a card, not "bo/ss" (T1.7)',
    ),
    ('name = "boss"\n', "", "u.toml, unit 2: name is missing (T1.1)"),
    (
        'kind = "vehicle"',
        'kind = "tank"',
        f'{WALKER}: kind must be squad, vehicle, hero or aircraft, not "tank" (T1.1)',
    ),
    (
        'armour = "V4"',
        'armour = "V8"',
        f'{WALKER}: armour must be S1, S2, S3, S4, V1, V2, V3, V4, V5, V6, V7, A1, A2 or A3, not "V8" (T1.1)',
    ),
    ('armour = "V4"', 'armour = "S4"', f'{WALKER}: with kind = "vehicle" armour must begin with V, not be S4 (T1.1)'),
    ("ap = 40", "ap = 0", f"{WALKER}: ap must be 1 to 500, not 0 (T1.1)"),
    ("ap = 40", 'ap = "x"', f'{WALKER}: ap must be a whole number from 1 to 500, not "x" (T1.1)'),
    ("ap = 40\n", "", f"{WALKER}: ap is missing (T1.1)"),
    ("ap = 40", "app = 40", f'{WALKER}: unknown key "app"; did you mean "ap"? (T1.1)'),
    ("points = 4", "points = 21", f"{WALKER}: points must be 1 to 20, not 21 (T1.1)"),
    ("points = 3", "points = 4", f"{GUARD}: points must be the number of figures, 3, not 4 (T1.1)"),
    ("large = true", "large = 2", f"{WALKER}: large must be true or false, not 2 (T1.5)"),
    ('soft = "hit"', 'large = true\nsoft = "hit"', f"{GUARD}: large is for vehicles only (T1.5)"),
    ('soft = "hit"', 'soft = "half"', f'{GUARD}: soft must be none, hit or blank, not "half" (T8.1)'),
    ('soft = "hit"\n', "", f"{GUARD}: soft is missing (T1.1)"),
    ("large = true", 'hard = "hit"', f"{WALKER}: hard is for squads only: nobody else has cover (T8.1)"),
    ("large = true", "figures = { tank = 1 }", f"{WALKER}: figures are for squads only (T1.1)"),
    (
        "rifle = 2, gun = 1",
        "",
        f"{GUARD}: figures must be a table of 1 to 8 kinds of figures and how many there are of each (T1.1)",
    ),
    ("rifle = 2, gun = 1", "rifle = 2, gun = 0", f"{GUARD}, figures: gun must be 1 to 10, not 0 (T1.1)"),
    ("rifle = 2, gun = 1", "rifle = 2, hero = 1", f"{GUARD}, figures: no figure may be called hero (T15.2)"),
    (
        "rifle = 2, gun = 1",
        "rifle = 2, 'Big Gun' = 1",
        f'{GUARD}, figures: name must be one word of small letters, digits, hyphens and slashes, not "Big Gun" (T1.1)',
    ),
    (
        "medic = 1",
        "cook = 1",
        'u.toml, unit "boss": the figures of a command squad must be one each of officer, '
        "radioman, mechanic, medic, specialist (T18.1)",
    ),
    ('why = "read off the card"', "why = 7", f"{GUARD}: why must be a text, not 7 (T1.1)"),
    # Abilities
    ('["fast", "sniper"]', '"fast"', f'{GUARD}: abilities must be a list of abilities, not "fast" (T17.26)'),
    ('["fast", "sniper"]', '["fast", "sniper", "fast"]', f"{GUARD}: the ability fast is there twice (T17.26)"),
    (
        '["fast", "sniper"]',
        '["commander", "sniper"]',
        f'{GUARD}: the ability commander does not go with kind = "squad" (T17.29)',
    ),
    (
        '["reload"]',
        '["reload", "spotter"]',
        f'{WALKER}: the ability spotter does not go with kind = "vehicle" (T17.23)',
    ),
    (
        '["fast", "sniper"]',
        '["fast"]',
        f"{GUARD}: the ability sniper and a row with the special sniper go together (T17.33)",
    ),
    ('["reload"]', "[]", f"{WALKER}: the ability reload and a row with the special reload go together (T12.3)"),
    # Rows
    ('name = "long-gun"', 'name = "rifles"', f"{RIFLES}: the name rifles is used twice (T1.2)"),
    ('weapon = "Rifle"', "weapon = 7", f"{RIFLES}: weapon must be a text of 1 to 60 characters, not 7 (T1.2)"),
    ('weapon = "Rifle"\n', "", f"{RIFLES}: weapon is missing (T1.2)"),
    (
        'range = "4"',
        'range = "0"',
        f'{RIFLES}: range must be "C", "U", "A", a number as "4" or two as "3-6", each 1 to 20, not "0" (T10.1)',
    ),
    (
        'range = "3-6"',
        'range = "6-3"',
        f'{GUARD}, row "long-gun": range must be "C", "U", "A", a number as "4" or two as "3-6", '
        'each 1 to 20, not "6-3" (T10.1)',
    ),
    (
        'range = "4"',
        "range = 4",
        f'{RIFLES}: range must be "C", "U", "A", a number as "4" or two as "3-6", each 1 to 20, not 4 (T10.1)',
    ),
    ('carriers = ["rifle"]', "carriers = []", f"{RIFLES}: carriers must name at least one figure (T1.2)"),
    (
        'carriers = ["rifle"]',
        'carriers = ["rifel"]',
        f'{RIFLES}: carriers must be rifle or gun, not "rifel"; did you mean "rifle"? (T1.2)',
    ),
    (
        'carriers = ["rifle"]',
        'carriers = "one"',
        f'{RIFLES}: carriers of a squad must be a list of its figures or one of all, unit, not "one" (T1.2)',
    ),
    (
        'carriers = "one"',
        'carriers = "all"',
        f'{BURNER}: carriers must be one of one, unit, for it is no squad, not "all" (T1.2)',
    ),
    (
        'carriers = "one"',
        'carriers = "unit"',
        f'{BURNER}: carriers = "unit" and rounds go together: limited ammunition belongs to the unit (T20.1)',
    ),
    ("rounds = 4", "rounds = 10", f"{ROCKETS}: rounds must be 1 to 9, not 10 (T20.1)"),
    (
        "rounds = 4\n",
        "",
        f'{ROCKETS}: carriers = "unit" and rounds go together: limited ammunition belongs to the unit (T20.1)',
    ),
    ('"salvo", "reload"', '"salvo"', f"{ROCKETS}: a row with range A must have the special reload (T20.7)"),
    ('"salvo", "reload"', '"reload"', f'{ROCKETS}: the special salvo and cells such as "3n/1" go together (T19.2)'),
    (
        '["flame"]',
        '["flame", "fire"]',
        f'{BURNER}: special must be burst, flame, laser, phaser, reload, salvo, sniper or ugl, not "fire" (T20.1)',
    ),
    ('["flame"]', '["flame", "flame"]', f"{BURNER}: the special flame is there twice (T20.1)"),
    ('["flame"]', '"flame"', f'{BURNER}: special must be a list, not "flame" (T20.1)'),
    ('["flame"]', '["laser", "phaser"]', f"{BURNER}: a row must not have both specials laser and phaser (T19.1)"),
    (
        '["flame"]',
        '["laser"]',
        f"{BURNER}: the cell for S1 must be plain: flame damage goes with no salvo, phaser, laser or sniper (T19.3)",
    ),
    ('range = "2"', 'range = "U"', f"{BURNER}: the range of a flamethrower must be one number (T20.4)"),
    (
        '["1/F", "1/F", "1/F", "1/F"]',
        '["1/F"]',
        f"{BURNER}: soldier must be a list of 4 cells, one for each class (T1.2)",
    ),
    (
        '["1/F", "1/F", "1/F", "1/F"]',
        '["1/F", "1/F", "1/F", "1"]',
        f'{BURNER}: the cell for S4 must be "-" or dice/damage, such as "4/1", "1/F", "1/K" or '
        '"3n/1", up to 20/9, not "1" (T1.2)',
    ),
    (
        '["1/F", "1/F", "1/F", "1/F"]',
        '["1/F", "21/1", "1/F", "-"]',
        f'{BURNER}: the cell for S2 must be "-" or dice/damage, such as "4/1", "1/F", "1/K" or '
        '"3n/1", up to 20/9, not "21/1" (T1.2)',
    ),
    (
        '["1/F", "1/F", "1/F", "1/F"]',
        '["1/F", 3, "1/F", "-"]',
        f'{BURNER}: the cell for S2 must be "-" or dice/damage, such as "4/1", "1/F", "1/K" or '
        '"3n/1", up to 20/9, not 3 (T1.2)',
    ),
    # Origins
    (
        'origin = "established: by us"',
        "",
        'u.toml, faction "blue": side has no origin; say established, derived or '
        "reconstructed under origin.faction.side (T1.7)",
    ),
    (
        "large = true",
        'large = true\norigin.speed = "established"',
        f'{WALKER}: origin of an unknown key "speed"; known are faction, kind, armour, move, points, '
        "ap, soft, hard, ... (T1.1)",
    ),
    (
        "large = true",
        'large = true\norigin.reload = "guessed"',
        f"{WALKER}: the origin of abilities must begin with established, derived or reconstructed, "
        'not "guessed" (T1.1)',
    ),
    (
        "rounds = 4",
        'rounds = 4\norigin.s5 = "established"',
        f'{ROCKETS}: origin of an unknown key "s5"; known are range, carriers, soldier, vehicle, '
        "aircraft, special, rounds, s1, ... (T1.2)",
    ),
]


def content(old: str = "", new: str = "") -> dict[str, Any]:
    """The small file, with something else in one place."""
    assert not old or SMALL.count(old) >= 1
    return tomllib.loads(SMALL.replace(old, new, 1) if not old.startswith("[[") else SMALL.replace(old, new))


def without_rows(name: str) -> dict[str, Any]:
    """The small file, in which a unit has no weapons."""
    found = content()
    for unit in found["unit"]:
        if unit["name"] == name:
            unit["row"] = []
    return found


@cites("T1.1")
def test_the_small_file_is_right() -> None:
    cards = Cards(content(), "u.toml")
    assert cards.unit.names == [
        "guard",
        "guard/2",
        "guard/3",
        "boss",
        "boss/2",
        "boss/3",
        "walker",
        "walker/2",
        "walker/3",
    ]
    assert cards.figure.names == ["rifle", "gun", *("officer", "radioman", "mechanic", "medic", "specialist"), "hero"]
    assert cards.faction_labels == ["", "Reds"]


@cites("T1.1")
@pytest.mark.parametrize(("old", "new", "sentence"), BROKEN, ids=[row[2] for row in BROKEN])
def test_a_wrong_file_is_refused(old: str, new: str, sentence: str) -> None:
    refused(content(old, new), sentence)


def refused(wrong: object, sentence: str) -> None:
    """The content is refused with this sentence, which is another one in each language."""
    with pytest.raises(DataError) as caught:
        Cards(wrong, "u.toml")
    error = caught.value
    assert str(error) == sentence
    problem = error.said.values.get("problem", error.said)
    assert isinstance(problem, Said)
    if problem.message.startswith("tactics-"):  # the others are proved elsewhere
        assert worded(Texts("en", [PACKAGE, CORE]), error.said) == sentence
    assert len({Wording(Texts(language, [PACKAGE, CORE])).error(error) for language in LANGUAGES}) == 3


@cites("T1.2")
def test_a_unit_without_weapons_is_refused() -> None:
    refused(without_rows("boss"), 'u.toml, unit "boss": there must be 1 to 8 rows, not 0 (T1.2)')
    wrong = content()
    wrong["unit"][1].pop("row")
    refused(wrong, 'u.toml, unit "boss": row is missing; give a list of tables (T1.2)')
    wrong["unit"][1]["row"] = 7
    refused(wrong, 'u.toml, unit "boss": row must be a list of tables, not 7 (T1.2)')
    wrong["unit"][1]["row"] = [7]
    refused(wrong, 'u.toml, unit "boss", row 1: this must be a table, not 7 (T1.2)')


@cites("T1.2", "T19.2")
def test_a_row_that_hurts_nobody_and_a_salvo_without_rounds_are_refused() -> None:
    wrong = content()
    wrong["unit"][1]["row"][0]["soldier"] = ["-"] * 4
    refused(wrong, 'u.toml, unit "boss", row "knife": at least one class must be hurt (T1.2)')
    wrong["unit"][1]["row"][0] |= {"soldier": ["1n/1", "-", "-", "-"], "special": ["salvo"]}
    refused(wrong, 'u.toml, unit "boss", row "knife": a salvo needs rounds to fire (T19.2)')


@cites("T1.1")
def test_too_many_cards_are_refused() -> None:
    wrong = content()
    wrong["unit"] += [wrong["unit"][0] | {"name": f"guard-{number}"} for number in range(198)]
    refused(wrong, "u.toml: there must be at most 200 cards, not 201 (T1.1)")


@pytest.mark.parametrize("value", [[], "units", 7, None, {}, {"unit": []}, {"faction": [], "unit": {}}])
def test_something_else_is_no_file_of_units(value: object) -> None:
    with pytest.raises(DataError):
        Cards(value)


@cites("T1.1")
def test_origins_of_a_members_column_are_the_closest() -> None:
    found = Cards(content("large = true", 'large = true\norigin = { ap = "derived: a sum", abilities = "derived" }'))
    assert found.origins['unit "walker" ap'] == "derived: a sum"
    assert found.origins['unit "walker" reload'] == "derived"
    assert found.origins['unit "walker" move'] == "established: by us"
    assert found.origins['unit "guard" fast'] == "established: by us"
    found = Cards(
        content("rounds = 4", 'rounds = 4\norigin = { soldier = "derived", s2 = "reconstructed", salvo = "derived" }')
    )
    rows = 'unit "walker", row "rockets"'
    assert [found.origins[f"{rows} {cell}"] for cell in ("s1", "s2", "v1")] == [
        "derived",
        "reconstructed",
        "established: by us",
    ]
    assert found.origins[f"{rows} reload"] == "established: by us"


TEXTS = [Texts(language, [PACKAGE, CORE]) for language in LANGUAGES]
WORDS = [*ABILITIES, "unit", "row", "faction", "hit", "1/1", "3n/1", "1/F", "-", "all", "unit", "one", "C", "A", "3-6"]


def problem(wrong: object) -> DataError | None:
    """What is wrong with the content of a file, if anything is."""
    try:
        Cards(wrong, "u.toml")
    except DataError as error:
        return error
    return None


@given(damages(WORDS, 3))
@SETTINGS
def test_whatever_is_damaged_one_sentence_comes_of_it(changes: list[Damage]) -> None:
    wrong = content()
    damage(wrong, changes, [content()])
    error = problem(wrong)
    if error is not None:
        assert str(error).startswith("u.toml")
        assert "\n" not in str(error)
        for texts in TEXTS:
            assert Wording(texts).error(error)


@cites("T1.1")
def test_our_own_file_says_what_it_is(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text("units").replace('kind = "hero"', 'kind = "heroine"', 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        Cards(read_files(PACKAGE, ["units"], {"units": path})["units"], "mine.toml")
    assert str(caught.value).startswith('mine.toml, unit "rhino": kind must be squad, vehicle, hero or aircraft')
    assert text("units").startswith("# Dust Tactics: the unit cards")
    assert "A RECONSTRUCTION" in text("units")
