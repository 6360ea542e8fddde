"""T1.7, T15.1, T16.1, T18.1: armies, whom heroes may join, army files, and how many armies there are."""

import tomllib

import pytest

from sandtable.core.ban import Ban
from sandtable.games.datafiles import DataError
from sandtable.games.tactics.rules.army import (
    MOST_IN_ARMY,
    ArmyFile,
    Limits,
    add_forbidden,
    cost,
    end_forbidden,
    join_forbidden,
    limits_of,
)
from sandtable.games.tactics.rules.cards import HERO, SQUAD, Cards
from sandtable.games.tactics.ui.legal_armies import LegalArmies
from sandtable.testing import cites
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE, Wording
from tests.tactics.files import LANGUAGES, PACKAGE, cards, scenario, scenarios
from tests.tactics.test_units_file import content


def numbers(*names: str) -> list[int]:
    """The cards of these names."""
    return [cards().number[name] for name in names]


def broken(ban: Ban | None) -> tuple[str, str]:
    """The rule and the message of a ban, both empty if there is none."""
    return (ban.rule, ban.message) if ban is not None else ("", "")


def added(army: list[str], name: str, limits: Limits) -> tuple[str, str]:
    """What a card breaks that is added to an army."""
    return broken(add_forbidden(cards(), numbers(*army), cards().number[name], limits))


FREE = Limits()
BOX = Limits(130, box=True)
BOX_OF_ALLIES = ["blackhawk", "rhino", "hell-boys", "death-dealers", "the-hammers"]


# What may be taken


@cites("T1.7")
def test_an_army_has_one_faction() -> None:
    assert added(["rhino"], "hans", FREE) == ("T1.7", "army-faction")
    assert added(["rhino"], "drakoni", FREE) == ("T1.7", "army-faction")
    assert added([], "hans", FREE) == ("", "")


@cites("T1.7")
def test_a_hero_is_there_once_and_others_three_times() -> None:
    assert added(["rhino"], "rhino", FREE) == ("T1.7", "army-hero")
    assert added(["hell-boys"] * 2, "hell-boys", FREE) == ("", "")
    assert added(["hell-boys"] * 3, "hell-boys", FREE) == ("T1.7", "army-copies")


@cites("T1.7", "T16.1")
def test_the_box_has_each_of_its_cards_once() -> None:
    assert added([], "pounder", BOX) == ("T1.7", "army-box")
    assert added(["hell-boys"], "hell-boys", BOX) == ("T1.7", "army-copies")
    for number, name in enumerate(BOX_OF_ALLIES):
        assert added(BOX_OF_ALLIES[:number], name, BOX) == ("", "")
    assert cost(cards(), numbers(*BOX_OF_ALLIES)) == 130


@cites("T16.1")
def test_an_army_costs_no_more_than_the_scenario_allows() -> None:
    limits = limits_of(scenario("breakthrough"), box=False)
    assert limits.ap == 130
    assert added(BOX_OF_ALLIES, "13-foxtrot", limits) == ("T16.1", "army-ap")
    assert added(BOX_OF_ALLIES[1:], "blackhawk", limits) == ("", "")
    assert added(["punisher"], "honey", limits) == ("", "")
    assert added(["punisher"], "hot-dog", limits) == ("T16.1", "army-ap")


@cites("T16.1")
def test_an_army_has_at_most_twelve_cards() -> None:
    small = ["13-foxtrot"] * 3 + ["ranger-snipers"] * 3 + ["choppers"] * 3 + ["leathernecks"] * 2
    assert added(small, "leathernecks", FREE) == ("", "")
    assert len(small) + 1 == MOST_IN_ARMY
    assert added([*small, "leathernecks"], "honey", FREE) == ("T16.1", "army-full")


@cites("T16.1")
def test_forces_that_a_scenario_fixes() -> None:
    limits = limits_of(scenario("reconnaissance"), box=True)
    assert added([], "rhino", limits) == ("T16.1", "army-others")
    assert added(["blackhawk"], "hell-boys", limits) == ("", "")
    free = limits_of(scenario("reconnaissance"), box=False)
    assert added(["blackhawk"], "pounder", free) == ("T16.1", "army-vehicles")
    assert added(["hell-boys"], "bbq-squad", free) == ("T16.1", "army-squads")
    assert added([], "pelican", free) == ("T16.1", "army-others")
    assert broken(end_forbidden(cards(), [], free)) == ("T16.1", "army-empty")
    assert broken(end_forbidden(cards(), numbers("blackhawk"), free)) == ("T16.1", "army-few")
    assert broken(end_forbidden(cards(), numbers("hell-boys"), free)) == ("T16.1", "army-few")
    assert end_forbidden(cards(), numbers("blackhawk", "hell-boys"), free) is None
    assert end_forbidden(cards(), numbers("rhino"), FREE) is None


def two_commands(armour: str) -> Cards:
    """Cards with two command squads, the second of this armour class."""
    found = content()
    found["unit"].append(found["unit"][1] | {"name": "second", "armour": armour})
    return Cards(found)


@cites("T18.1")
def test_several_command_squads_need_different_classes() -> None:
    assert added(["the-boss"], "the-boss", FREE) == ("T18.1", "army-command")
    same, other = two_commands("S1"), two_commands("S2")
    boss, second = same.number["boss"], same.number["second"]
    assert broken(add_forbidden(same, [boss], second, FREE)) == ("T18.1", "army-command")
    assert add_forbidden(other, [boss], second, FREE) is None


# Whom heroes may join


def joined(hero: str, squad: str) -> tuple[str, str]:
    return broken(join_forbidden(cards(), *numbers(hero, squad)))


@cites("T15.1")
def test_a_hero_joins_a_squad_of_its_class() -> None:
    assert joined("rhino", "the-hammers") == ("", "")
    assert joined("lara", "heavy-flak-grenadiers") == ("", "")
    assert joined("lara", "sturmpioniere") == ("T15.1", "join-class")
    assert joined("hell-boys", "the-hammers") == ("T15.1", "join-hero")
    assert joined("lara", "hans") == ("T15.1", "join-squad")
    assert joined("lara", "sigrid") == ("T15.1", "join-squad")


@cites("T17.10", "T17.11")
def test_apes_and_zombies_join_only_their_like() -> None:
    assert joined("markus", "axis-gorillas") == ("", "")
    assert joined("markus", "laser-grenadiers") == ("T17.10", "join-ape")
    assert joined("sigrid", "axis-gorillas") == ("T17.10", "join-ape")
    assert joined("totenmeister", "axis-zombies") == ("", "")
    assert joined("totenmeister", "laser-grenadiers") == ("T17.11", "join-zombie")
    assert joined("sigrid", "axis-zombies") == ("T17.11", "join-zombie")
    assert joined("markus", "axis-zombies") == ("T17.10", "join-ape")


@cites("T17.17")
def test_who_jumps_joins_who_jumps() -> None:
    assert joined("ozz-117", "the-hammers") == ("", "")
    assert joined("action-jackson", "the-hammers") == ("T17.17", "join-jump")


@cites("T17.29", "T18.1")
def test_only_a_commander_joins_a_command_squad() -> None:
    assert joined("bazooka-joe", "the-boss") == ("", "")
    assert joined("rosie", "the-boss") == ("T17.29", "join-command")
    assert joined("manfred", "kommandotrupp") == ("", "")


# Army files

LEGAL = """
faction = "allies"
scenario = "breakthrough"
units = ["rhino", "the-hammers", "13-foxtrot", "13-foxtrot", "hell-boys"]
join = { rhino = "the-hammers" }
"""

BROKEN = [
    ('faction = "allies"\n', "", "a.toml, army: faction is missing (T16.1)"),
    (
        '"allies"',
        '"alies"',
        'a.toml, army: faction must be allies, axis or ssu, not "alies"; did you mean "allies"? (T1.7)',
    ),
    ("faction", "factoin", 'a.toml, army: unknown key "factoin"; did you mean "faction"? (T16.1)'),
    ('scenario = "breakthrough"\n', "", "a.toml, army: give either scenario or ap, what the army may cost (T16.1)"),
    (
        'scenario = "breakthrough"',
        'scenario = "breakthrough"\nap = 3',
        "a.toml, army: give either scenario or ap, what the army may cost (T16.1)",
    ),
    ('scenario = "breakthrough"', "ap = 0", "a.toml, army: ap must be 1 to 1000, not 0 (T16.1)"),
    (
        'scenario = "breakthrough"',
        "ap = 60",
        'a.toml, unit 4, "13-foxtrot": with it the army costs more than 60 AP; all its units cost 95 (T16.1)',
    ),
    (
        '"hell-boys"',
        '"hellboys"',
        'a.toml, unit 5, "hellboys": there is no such card; did you mean "hell-boys"? (T1.7)',
    ),
    (
        '"hell-boys"',
        "7",
        "a.toml, unit 5, 7: there is no such card; known are blackhawk, rhino, hell-boys, "
        "death-dealers, the-hammers, hans, lara, sturmpioniere, ... (T1.7)",
    ),
    (
        '"hell-boys"',
        '"hans"',
        'a.toml, unit 5, "hans": an army has one faction, here allies, and this card belongs to axis (T1.7)',
    ),
    ('"hell-boys"', '"rhino"', 'a.toml, unit 5, "rhino": each hero is there only once (T1.7)'),
    (
        '"hell-boys"',
        '"13-foxtrot", "13-foxtrot"',
        'a.toml, unit 6, "13-foxtrot": there are no more of this card (T1.7)',
    ),
    (
        '"hell-boys"',
        '"the-boss", "the-boss"',
        'a.toml, unit 6, "the-boss": several command squads need different armour classes (T18.1)',
    ),
    (
        'scenario = "breakthrough"',
        'scenario = "reconnaissance"',
        'a.toml, unit 1, "rhino": the scenario allows vehicles and squads only (T16.1)',
    ),
    (
        '["rhino", "the-hammers", "13-foxtrot", "13-foxtrot", "hell-boys"]',
        "[]",
        "a.toml, army: an army needs at least one unit (T16.1)",
    ),
    (
        '["rhino", "the-hammers", "13-foxtrot", "13-foxtrot", "hell-boys"]',
        '"rhino"',
        'a.toml, army: units must be a list of cards, not "rhino" (T16.1)',
    ),
    (
        '{ rhino = "the-hammers" }',
        '"rhino"',
        'a.toml, army: join must be a table from heroes to squads, not "rhino" (T15.1)',
    ),
    (
        '{ rhino = "the-hammers" }',
        '{ rhino = "hammers" }',
        'a.toml, join "rhino": there is no unit "hammers" in the army; did you mean "the-hammers"? (T15.1)',
    ),
    (
        '{ rhino = "the-hammers" }',
        '{ rhino = "13-foxtrot/3" }',
        'a.toml, join "rhino": the unit "13-foxtrot/3" is not in the army (T15.1)',
    ),
    (
        '{ rhino = "the-hammers" }',
        '{ rhino = "hell-boys" }',
        'a.toml, join "rhino": hero and squad have different armour classes (T15.1)',
    ),
    (
        '{ rhino = "the-hammers" }',
        '{ hell-boys = "the-hammers" }',
        'a.toml, join "hell-boys": only heroes join squads (T15.1)',
    ),
    (
        '"hell-boys"]\njoin = {',
        '"ozz-117"]\njoin = { ozz-117 = "the-hammers",',
        'a.toml, join "rhino": another hero has joined this squad (T15.1)',
    ),
]


def army_file(text: str) -> ArmyFile:
    return ArmyFile(tomllib.loads(text), cards(), scenarios(), "a.toml")


@cites("T16.1", "T15.1")
def test_a_legal_army_file() -> None:
    army = army_file(LEGAL)
    names = [cards().unit.names[unit] for unit in army.units]
    assert names == ["rhino", "the-hammers", "13-foxtrot", "13-foxtrot/2", "hell-boys"]
    assert (army.ap, army.limit, army.faction) == (95, 130, 0)
    assert scenarios().scenario[army.scenario].name == "breakthrough"
    assert [[cards().unit.names[unit] for unit in pair] for pair in army.joins] == [["rhino", "the-hammers"]]
    assert army_file('faction = "ssu"\nap = 28\nunits = ["drakoni"]').scenario == -1


@cites("T16.1")
@pytest.mark.parametrize(("old", "new", "sentence"), BROKEN, ids=[row[2] for row in BROKEN])
def test_a_wrong_army_file_is_refused(old: str, new: str, sentence: str) -> None:
    assert LEGAL.count(old) == 1
    with pytest.raises(DataError) as caught:
        army_file(LEGAL.replace(old, new))
    said = [Wording(Texts(language, [PACKAGE, CORE])).error(caught.value) for language in LANGUAGES]
    assert said[0] == sentence
    assert len(set(said)) == 3


@pytest.mark.parametrize("value", [7, [], "army", None, {}])
def test_something_else_is_no_army(value: object) -> None:
    with pytest.raises(DataError):
        ArmyFile(value, cards(), scenarios())


# How many armies there are


def made(pool: list[int], limits: Limits, taken: list[int]) -> list[list[int]]:
    """All legal armies that begin so, made one by one by the rules."""
    found = [taken] if end_forbidden(cards(), taken, limits) is None else []
    for place, card in enumerate(pool):
        if add_forbidden(cards(), taken, card, limits) is None:
            found += made(pool[place:], limits, [*taken, card])
    return found


LIMITS = [
    ("allies", Limits(45)),
    ("axis", Limits(50)),
    ("ssu", Limits(130)),
    ("allies", BOX),
    ("axis", Limits(90, box=True)),
    ("axis", Limits(0, 1, 1)),
    ("allies", Limits(0, 1, 1, box=True)),
    ("allies", Limits(60, 1, 1)),
    ("allies", Limits(60, 2)),
    ("allies", Limits(3)),
]


@cites("T16.1")
@pytest.mark.parametrize(("faction", "limits"), LIMITS)
def test_armies_are_counted_as_the_rules_make_them(faction: str, limits: Limits) -> None:
    number = cards().factions.index(faction)
    armies = made([place for place, card in enumerate(cards().card) if card.faction == number], limits, [])
    costs = [cost(cards(), army) for army in armies]
    found = LegalArmies(cards(), number, limits)
    assert found.count() == len(armies)
    assert found.best() == max(costs, default=0)
    assert found.count_of(found.best()) == costs.count(found.best())
    legal = {tuple(sorted(army)) for army in armies}
    shown = {tuple(sorted(army)) for army in found.examples(found.best())}
    assert len(shown) == min(5, found.count_of(found.best()))
    assert shown <= legal
    assert all(cost(cards(), list(army)) == found.best() for army in shown)
    assert {card for army in legal for card in army} <= set(found.pool)
    for card in found.pool:
        assert max(army.count(card) for army in armies) <= found.copies(card)


@cites("T15.1")
def test_who_may_join_whom_is_listed() -> None:
    found = LegalArmies(cards(), cards().factions.index("axis"), Limits(130))
    pairs = {(cards().card[hero].name, cards().card[squad].name) for hero, squad in found.pairs()}
    assert ("totenmeister", "axis-zombies") in pairs
    assert {squad for hero, squad in pairs if hero == "lara"} == {"heavy-laser-grenadiers", "heavy-flak-grenadiers"}
    every = [(hero, squad) for hero in found.pool for squad in found.pool]
    assert len(pairs) == len([pair for pair in every if join_forbidden(cards(), *pair) is None])
    assert all(cards().card[hero].kind == HERO and cards().card[squad].kind == SQUAD for hero, squad in found.pairs())
