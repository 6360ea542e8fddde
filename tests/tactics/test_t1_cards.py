"""T1, T8.5, T10, T17, T19, T20: what is on the cards, and what the rulebook's examples demand of them."""

import pytest

from sandtable.core.bits import BIT, members
from sandtable.games.tactics.rules import cards as rules
from sandtable.games.tactics.rules.cards import (
    ABILITIES,
    AIRCRAFT,
    BLANK,
    CARRIED,
    CLASSES,
    EVERYBODY_ALIVE,
    FAR,
    FLAME,
    HERO,
    HIT,
    KILL,
    NO_SYMBOL,
    ONE,
    SQUAD,
    THE_UNIT,
    VEHICLE,
    Card,
)
from sandtable.testing import cites
from tests.tactics.files import card, cards, row

ALL = cards().card
by_name = pytest.mark.parametrize("one", ALL, ids=[one.name for one in ALL])


def cell(unit: str, weapon: str, armour: str) -> tuple[int, int]:
    """Dice and damage of a row against a class."""
    found = row(unit, weapon)
    place = CLASSES.index(armour)
    return found.dice[place], found.damage[place]


def carriers(one: Card, name: str) -> int:
    """How many miniatures of a whole unit fire a row."""
    found = next(row for row in one.rows if row.name == name)
    if found.by == CARRIED:
        return sum(one.counts[figure] for figure in members(found.carriers))
    return one.points if found.by == EVERYBODY_ALIVE else 1


def dice(unit: str, weapon: str, armour: str) -> int:
    """The dice of all carriers of a row against a class."""
    return cell(unit, weapon, armour)[0] * carriers(card(unit), weapon)


# T1


@cites("T1.1")
@by_name
def test_a_card_has_a_kind_a_class_and_points(one: Card) -> None:
    letters = {SQUAD: "S", HERO: "S", VEHICLE: "V", AIRCRAFT: "A"}
    assert CLASSES[one.armour][0] == letters[one.kind]
    assert one.is_soldier() == (one.kind in (SQUAD, HERO))
    assert one.move >= 1
    assert one.ap >= 1
    assert one.rows
    if one.kind == SQUAD:
        assert sum(one.counts) == one.points
        assert len(one.figures) == len(one.counts)
    else:
        assert (one.figures, one.counts) == ([], [])
        assert (one.soft, one.hard) == (NO_SYMBOL, NO_SYMBOL)


@cites("T1.2", "T1.4")
@by_name
def test_a_row_has_a_cell_for_every_class(one: Card) -> None:
    assert len({row.name for row in one.rows}) == len(one.rows)
    for found in one.rows:
        assert len(found.dice) == len(found.damage) == len(found.salvo) == len(CLASSES)
        for number, damage in zip(found.dice, found.damage, strict=True):
            assert (number == 0) == (damage == 0)
            assert damage >= 0 or damage in (FLAME, KILL)
        if found.weapon.endswith("(1)"):
            assert carriers(one, found.name) == 1


@cites("T1.3")
def test_two_vehicles_are_large() -> None:
    assert [one.name for one in ALL if one.large] == ["punisher", "koenigsluther"]


@cites("T1.4")
def test_points_are_as_many_as_usual() -> None:
    assert all(2 <= one.points <= 5 for one in ALL if one.kind == SQUAD)
    assert all(2 <= one.points <= 10 for one in ALL if one.kind == VEHICLE)


@cites("T1.7")
def test_a_hero_is_there_once_and_all_others_three_times() -> None:
    names = cards().unit.names
    for number, one in enumerate(ALL):
        copies = [name for name, place in zip(names, cards().card_of_unit, strict=True) if place == number]
        assert copies == ([one.name] if one.kind == HERO else [one.name, f"{one.name}/2", f"{one.name}/3"])
        assert [cards().unit.names[cards().unit_number(number, copy)] for copy in range(len(copies))] == copies


@cites("T1.7")
def test_each_faction_has_a_side() -> None:
    assert cards().factions == ["allies", "axis", "ssu"]
    assert cards().side_of_faction == [rules.ALLIES, rules.AXIS, rules.ALLIES]
    assert cards().side(cards().number["drakoni"]) == rules.ALLIES


@cites("T1.7")
@pytest.mark.parametrize("faction", ["allies", "axis"])
def test_a_box_is_worth_130(faction: str) -> None:
    box = [one for one in ALL if one.box and cards().factions[one.faction] == faction]
    assert len(box) == 5
    assert sum(one.ap for one in box) == 130


def test_the_figures_of_all_squads_are_known_by_name() -> None:
    assert cards().figure.names[-1] == "hero"
    assert all(cards().figure.knows(figure) for one in ALL for figure in one.figures)


# What is known and what is not


def test_as_many_values_are_established_as_sources_state() -> None:
    heads = {"armour", "move", "points", "ap"}
    cells = {name.lower() for name in CLASSES}
    found = [(key.rpartition(" ")[2], origin) for key, origin in cards().origins.items()]
    known = [column for column, origin in found if origin.startswith("established")]
    assert len([column for column in known if column in heads]) == 72
    assert len([column for column in known if column in cells]) == 294
    assert len([column for column, _ in found if column in heads]) == 4 * 49
    assert len([column for column, _ in found if column in cells]) == 14 * 119


def test_every_value_has_a_source_or_a_reason() -> None:
    for key, origin in cards().origins.items():
        word, _, reason = origin.partition(":")
        assert word in ("established", "reconstructed"), key
        assert reason.strip(), key


def test_the_reason_of_a_value_is_its_own_or_that_of_its_card() -> None:
    origins = cards().origins
    assert origins['unit "blackhawk" armour'].startswith("established: RB 364")
    assert origins['unit "hell-boys", row "flamethrower-a" s2'].startswith("established: RB 178-187")
    assert origins['unit "hell-boys", row "flamethrower-a" s1'].startswith("reconstructed: RB 178-187")
    assert origins['unit "rhino" berserk'].startswith("established")
    assert origins['unit "rhino" jump'].startswith("reconstructed")
    assert origins['faction "ssu" side'] == "reconstructed: a third faction in a game of two sides; against the Axis"


# Ranges (T10) and special weapons (T19, T20)


@cites("T10.1")
@pytest.mark.parametrize(
    ("unit", "weapon", "low", "high"),
    [
        ("blackhawk", "dual-heavy-piat", 1, 2),
        ("steel-rain", "petard-mortar", 3, 6),
        ("ludwig", "dual-8-8-cm-gun", 1, FAR),
        ("lothar", "nebelwerfer-42", 4, FAR),
        ("rhino", "heavy-rocket-punch-left", 1, 1),
    ],
)
def test_ranges(unit: str, weapon: str, low: int, high: int) -> None:
    found = row(unit, weapon)
    assert (found.low, found.high) == (low, high)
    assert found.close == (unit == "rhino")
    assert found.artillery == (unit == "lothar")


@cites("T8.5")
def test_what_ignores_cover() -> None:
    assert row("hell-boys", "knife-grenade").ignores_cover
    assert row("hell-boys", "flamethrower-a").ignores_cover
    assert row("honey", "120w-phaser-gun").ignores_cover
    assert row("recon-boys", "ugl").ignores_cover
    assert not row("hell-boys", "shotgun").ignores_cover
    assert not row("winter-child", "radiation-beam-left").ignores_cover


@cites("T20.1", "T19.2")
def test_limited_ammunition_belongs_to_the_unit() -> None:
    faust = row("sturmpioniere", "panzerfaust")
    assert (faust.by, faust.limited, faust.slot, faust.carriers) == (THE_UNIT, 3, 0, 0)
    assert card("sturmpioniere").limits == [3]
    rockets = row("steel-rain", "4-2-rockets")
    assert (rockets.limited, rockets.slot, any(rockets.salvo)) == (4, 0, True)
    assert row("steel-rain", "petard-mortar").slot == -1
    assert row("steel-rain", "petard-mortar").by == ONE


@cites("T20.1", "T20.2", "T20.3", "T20.4", "T20.5", "T20.7", "T19.1", "T19.2", "T19.3", "T19.4")
def test_every_special_weapon_is_on_some_card() -> None:
    rows = [found for one in ALL for found in one.rows]
    for name in ("flame", "laser", "phaser", "ugl", "burst", "sniper", "reload", "close", "artillery"):
        assert any(getattr(found, name) for found in rows), name
    assert any(any(found.salvo) for found in rows)
    assert any(found.limited for found in rows)
    assert any(FLAME in found.damage for found in rows)
    assert any(KILL in found.damage for found in rows)


@cites("T17.26")
def test_every_ability_is_on_some_card() -> None:
    assert list(ABILITIES) == sorted(ABILITIES)
    for place, name in enumerate(ABILITIES):
        assert getattr(rules, name.upper().replace("-", "_")) == BIT[place]
        assert any(one.has(BIT[place]) for one in ALL), name


@cites("T17.27")
def test_every_shared_ability_is_on_some_hero() -> None:
    shared = rules.ADVANCED_REACTIVE_FIRE, rules.SUPERIOR_REACTIVE_FIRE, rules.AGILE, rules.ASSAULT, rules.BERSERK
    for ability in (*shared, rules.CHARGE, rules.HEROIC_ATTACK):
        assert any(one.has(ability) for one in ALL if one.kind == HERO)


@cites("T18.1")
@pytest.mark.parametrize("name", ["the-boss", "kommandotrupp"])
def test_a_command_squad_knows_its_members(name: str) -> None:
    one = card(name)
    assert [one.figures[figure] for figure in one.member] == ["officer", "radioman", "mechanic", "medic", "specialist"]
    assert card("hell-boys").member == [-1] * 5


@cites("T12.3", "T17.33")
@by_name
def test_reloading_and_sniping_are_abilities_of_units_with_such_a_row(one: Card) -> None:
    assert one.has(rules.RELOAD) == any(found.reload for found in one.rows)
    assert one.has(rules.SNIPER) == any(found.sniper for found in one.rows)
    assert all(found.reload for found in one.rows if found.artillery)


# Numbers of the rulebook's examples


@cites("T1.2", "T7.3")
def test_the_shotguns_of_the_hell_boys() -> None:
    assert cell("hell-boys", "shotgun", "S2") == (3, 1)  # line 178
    assert cell("hell-boys", "shotgun", "S4") == (0, 0)  # line 191
    assert dice("hell-boys", "shotgun", "S2") == 9  # line 490, and 6 with two of them
    assert carriers(card("hell-boys"), "shotgun") == 3


@cites("T7.3")
def test_the_guns_of_the_blackhawk_are_one_row() -> None:
    assert [found.name for found in card("blackhawk").rows] == ["dual-heavy-piat"]  # line 494
    assert [cell("blackhawk", "dual-heavy-piat", name)[0] for name in CLASSES[:4]] == [10, 6, 4, 2]  # lines 483, 485


@cites("T10.1")
def test_the_ranges_of_the_sturmpioniere() -> None:
    assert row("sturmpioniere", "panzerfaust").high == 2  # line 506
    assert row("sturmpioniere", "stg-47").high == 4


@cites("T7.3", "T7.5")
def test_what_the_sturmpioniere_throw_at_the_hell_boys() -> None:
    assert dice("sturmpioniere", "stg-47", "S2") == 4  # lines 536, 538
    assert cell("sturmpioniere", "panzerfaust", "S2") == (1, 1)
    assert dice("sturmpioniere", "knife-grenade", "S2") == 5  # line 609


@cites("T13.2")
def test_flak_grenadiers_can_destroy_a_blackhawk() -> None:
    assert card("blackhawk").points <= dice("heavy-flak-grenadiers", "schwere-flak", "V3")  # lines 721-729
    assert dice("heavy-flak-grenadiers", "schwere-flak", "S2") >= 4  # line 564


@cites("T13.2")
def test_a_blackhawk_can_destroy_a_luther() -> None:
    assert card("luther").points <= dice("blackhawk", "dual-heavy-piat", "V4") == 5  # line 733


@cites("T7.4")
def test_four_rifles_can_kill_three_hammers() -> None:
    assert CLASSES[card("the-hammers").armour] == "S3"
    assert dice("sturmpioniere", "stg-47", "S3") >= card("the-hammers").points  # line 542


@cites("T17.17")
def test_the_hot_dog_is_slow_and_its_machine_guns_do_not_hurt_traps() -> None:
    assert card("hot-dog").move == 1  # line 962
    assert card("hot-dog").has(rules.JUMP)
    assert cell("hot-dog", "50-cal-mg", "V5") == cell("hot-dog", "30-cal-mg", "V5") == (0, 0)


@cites("T8.1")
def test_who_has_a_symbol_for_cover() -> None:
    assert card("the-hammers").hard != NO_SYMBOL  # line 774
    assert card("heavy-laser-grenadiers").hard != NO_SYMBOL  # line 790
    assert (card("hell-boys").soft, card("hell-boys").hard) == (HIT, BLANK)  # line 564
    assert (card("axis-zombies").soft, card("axis-zombies").hard) == (NO_SYMBOL, NO_SYMBOL)  # line 560


@cites("T17.25")
def test_totenmeister_and_zombies_strike_soldiers_of_class_three() -> None:
    for unit in ("totenmeister", "axis-zombies"):  # lines 1004-1006
        assert any(found.close and found.dice[CLASSES.index("S3")] for found in card(unit).rows)
    assert card("totenmeister").points > 3


@cites("T19.1", "T19.2", "T19.3", "T19.4", "T20.5", "T20.6")
def test_special_damage_of_the_examples() -> None:
    assert cell("honey", "120w-phaser-gun", "S3") == (2, 3)  # line 1070
    rockets = row("steel-rain", "4-2-rockets")
    assert 2 * rockets.dice[CLASSES.index("S3")] == 6  # line 1080
    assert cell("hell-boys", "flamethrower-a", "S2") == (1, FLAME)  # line 1086
    assert cell("hans", "panzerfaust-werfer-left", "V4") == (1, KILL)  # line 1092
    assert CLASSES[card("pounder").armour] == "V4"
    assert row("heavy-laser-grenadiers", "schwerer-laser-werfer").laser  # line 1155
    assert row("bazooka-joe", "grenade-launcher").ugl  # line 1141
    assert row("bazooka-joe", "grenade-launcher").limited == 0
    assert (row("hot-dog", "napalm-thrower").flame, row("hot-dog", "napalm-thrower").high) == (True, 2)  # line 1064


@cites("T17.8")
def test_sigrid_and_the_laser_grenadiers_throw_eight_dice() -> None:
    both = ("laser-gewehr", "laser-werfer")  # line 910
    assert sum(dice("laser-grenadiers", weapon, "S2") for weapon in both) == 5
    assert cell("sigrid", "laser-pistole-b", "S2")[0] == 3
    assert all(row("laser-grenadiers", weapon).high >= 2 for weapon in both)
    assert row("sigrid", "laser-pistole-b").high >= 2


@cites("T15.2")
def test_a_squad_of_move_one_has_a_hero_of_move_two() -> None:
    squads = [one for one in ALL if one.kind == SQUAD and one.move == 1]
    heroes = [one for one in ALL if one.kind == HERO and one.move == 2]
    assert any(one.armour == other.armour for one in squads for other in heroes)  # line 816


@cites("T21.2", "T18.6")
def test_points_of_the_examples() -> None:
    assert card("heavy-laser-grenadiers").ap + card("hans").ap == 54  # line 342
    assert card("hell-boys").ap + card("death-dealers").ap == 57
    assert 2 * card("blackhawk").ap == 44  # line 1058
