"""P1: the data files, the tables made of them, and what is said about a broken file."""

import json
import random
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from sandtable.games.dual_powers.rules import components
from sandtable.games.dual_powers.rules.components import Components, DataError, load, read_data

BOX = load()
TEXTS = {
    name: files("sandtable.games.dual_powers").joinpath(f"data/{name}.toml").read_text(encoding="utf-8")
    for name in components.FILES
}


def card(name: str) -> int:
    """The place of a command card."""
    return BOX.cards.index(name)


def words(box: Components) -> dict[str, Any]:
    """Everything the tables say, by name, so that the order of the files is gone."""
    region = box.regions
    return {
        "regions": sorted(region),
        "bridges": sorted(
            (name, sorted([region[a], region[b]]), region[colour] if colour >= 0 else "")
            for name, (a, b), colour in zip(box.bridges, box.bridge_ends, box.bridge_colour, strict=True)
        ),
        "of colour": sorted((region[r], box.bridges[b]) for r, b in enumerate(box.bridge_of_colour)),
        "neighbours": sorted(
            (region[r], sorted((region[other], box.bridges[b]) for other, b in near))
            for r, near in enumerate(box.neighbours)
        ),
        "track": box.track,
        "months": list(zip(box.months, box.unrest_points, box.unrest_points_seven, strict=True)),
        "events": (box.may_jun, box.aug, box.first_end_month),
        "cards": sorted(
            zip(
                box.cards,
                [region[r] for r in box.card_region],
                box.card_days,
                box.card_recruit,
                box.card_action,
                box.card_points,
                strict=True,
            )
        ),
        "leaders": sorted(
            zip(
                box.leaders,
                box.leader_side,
                box.leader_days,
                box.leader_ready,
                box.leader_exhausted,
                box.leader_special,
                strict=True,
            )
        ),
        "trotsky": (box.trotsky_neutral, box.trotsky_red),
        "units": (box.units, box.unit_counts),
        "neutrals": (box.neutrals, box.neutral_counts),
        "opposition": (box.opposition_levels, box.opposition_counts),
    }


# What our own files hold


def test_regions_and_sides() -> None:
    """P1.1: six regions, all joined; the edges of examples C and D."""
    assert sorted(BOX.regions) == ["blue", "brown", "green", "purple", "red", "white"]
    pairs = {frozenset((BOX.regions[a], BOX.regions[b])) for a, b in BOX.bridge_ends}
    assert {frozenset(p) for p in (("green", "red"), ("blue", "white"), ("brown", "purple"))} <= pairs
    assert len(pairs) >= 6


def test_each_colour_closes_a_connection_of_its_region() -> None:
    """P2.3: a blockade tile closes one connection, which touches its region."""
    for region, bridge in enumerate(BOX.bridge_of_colour):
        assert BOX.bridge_colour[bridge] == region
        assert region in BOX.bridge_ends[bridge]


def test_neighbours_are_the_connections_seen_from_both_ends() -> None:
    """P1.1: every connection is found from both its regions."""
    seen = [(r, other, b) for r, near in enumerate(BOX.neighbours) for other, b in near]
    assert len(seen) == 2 * len(BOX.bridges)
    for region, other, bridge in seen:
        assert sorted((region, other)) == sorted(BOX.bridge_ends[bridge])


def test_a_double_move_matters() -> None:
    """P4.10: some regions are two connections apart, and a region may hang on a single one."""
    for region, near in enumerate(BOX.neighbours):
        one = {other for other, _ in near}
        two = {far for other in one for far, _ in BOX.neighbours[other]} - one - {region}
        assert two
    assert [len(near) for near in BOX.neighbours].count(1) == 1


def test_command_cards() -> None:
    """P1.2: 48 cards, eight a region, days 2 to 6 with a mean near four, the known cards among them."""
    assert len(BOX.cards) == 48 == len(set(BOX.cards))
    assert [BOX.card_region.count(r) for r in range(6)] == [8] * 6
    assert (min(BOX.card_days), max(BOX.card_days)) == (2, 6)
    assert 3.5 <= sum(BOX.card_days) / 48 <= 4.5
    named = {(BOX.regions[r], d) for r, d in zip(BOX.card_region, BOX.card_days, strict=True)}
    assert {("purple", 4), ("purple", 2), ("red", 2), ("red", 4), ("brown", 5), ("green", 4)} <= named
    assert BOX.card_recruit[card("green-4-move")] == 2
    assert [BOX.card_action.count(a) for a in range(3)] == [16] * 3


def test_cards_trade_recruit_against_points() -> None:
    """P1.2: points are small and rise with the days; who recruits well scores little."""
    assert (min(BOX.card_points), max(BOX.card_points)) == (2, 5)
    rows = list(zip(BOX.card_days, BOX.card_recruit, BOX.card_points, strict=True))
    for days, recruit, points in rows:
        for other_days, other_recruit, other_points in rows:
            assert days >= other_days or points <= other_points
            assert recruit >= other_recruit or points >= other_points
    assert BOX.card_points[card("purple-4-move")] > BOX.card_points[card("purple-2-move")]


def test_leaders() -> None:
    """P1.3: three a side, each special once a side, modest strengths; Trotsky twice (P1.4)."""
    for side, names in enumerate((["lenin", "stalin", "zinoviev"], ["kerensky", "kornilov", "lvov"])):
        of_side = [i for i in range(6) if BOX.leader_side[i] == side]
        assert sorted(BOX.leaders[i] for i in of_side) == names
        assert sorted(BOX.leader_special[i] for i in of_side) == [0, 1, 2]
    for name in ("lenin", "kerensky"):
        assert BOX.leader_special[BOX.leaders.index(name)] == components.INSPIRE
    assert all(2 <= n <= 4 for n in BOX.leader_ready)
    assert all(1 <= n <= 2 for n in BOX.leader_exhausted)
    assert BOX.trotsky_neutral == BOX.trotsky_red == (3, 1)


def test_units() -> None:
    """P1.4: ten a side, five, three and two of the costs; red has a back 3 and a back 0."""
    for side in (components.RED, components.WHITE):
        kinds = BOX.units[side]
        assert kinds == sorted(set(kinds))
        assert all(cost == ready for cost, ready, _ in kinds)
        by_cost = [0, 0, 0]
        for (cost, _, _), count in zip(kinds, BOX.unit_counts[side], strict=True):
            by_cost[cost - 1] += count
        assert by_cost == [5, 3, 2]
    backs = {exhausted for _, _, exhausted in BOX.units[components.RED]}
    assert {0, 3} <= backs
    assert any(exhausted > ready for _, ready, exhausted in BOX.units[components.RED])


def test_neutrals_and_opposition() -> None:
    """P1.4, P7.1: neutrals are ready 1 with backs 0, 1, 2 twice each; nine of each level."""
    assert (BOX.neutrals, BOX.neutral_counts) == ([(1, 0), (1, 1), (1, 2)], [2, 2, 2])
    assert (BOX.opposition_levels, BOX.opposition_counts) == ([1, 2, 3], [9, 9, 9])


def test_track_and_calendar() -> None:
    """P1.5, P5.3: seven months, their unrest points, and a track no single round runs through."""
    assert BOX.months == ["mar-apr", "may-jun", "jul", "aug", "sep", "oct", "nov"]
    assert BOX.unrest_points == [2, 2, 3, 4, 5, 6, 6]
    assert BOX.unrest_points_seven == [2, 2, 3, 4, 5, 7, 7]
    assert (BOX.may_jun, BOX.aug, BOX.first_end_month) == (1, 3, 5)
    assert max(BOX.unrest_points_seven) + 2 * max(BOX.card_points) < BOX.track


def test_every_value_of_ours_has_an_origin_and_a_reason() -> None:
    """The files say of each value whether it is known or chosen, and why."""
    for name in components.FILES:
        for where, origin in BOX.origins[name].items():
            word, _, reason = origin.partition(":")
            assert word in ("established", "derived", "reconstructed"), where
            assert reason.strip(), where
        assert "RECONSTRUCTION" in TEXTS[name][:400]
    assert BOX.origins["cards"]['card "green-4-move" recruit'].startswith("established")
    assert BOX.origins["cards"]['card "green-4-double-move" recruit'].startswith("reconstructed")
    assert BOX.origins["units"]["unit 7 exhausted"].startswith("established")


# Order means nothing, content is everything


def shuffled(value: Any, rng: random.Random) -> Any:
    """The same content, with entries and keys in another order."""
    if isinstance(value, dict):
        keys = list(value)
        rng.shuffle(keys)
        return {key: shuffled(value[key], rng) for key in keys}
    if isinstance(value, list):
        rows = [shuffled(part, rng) for part in value]
        rng.shuffle(rows)
        return rows
    return value


@pytest.mark.parametrize("seed", range(5))
def test_order_of_entries_is_cosmetic(seed: int) -> None:
    """Reordered files give the same game by name."""
    other = Components(shuffled(read_data(), random.Random(seed)))
    assert other.cards != BOX.cards
    assert words(other) == words(BOX)


def test_content_survives_json() -> None:
    """A save file carries the data by content."""
    stored = json.loads(json.dumps(read_data()))
    assert stored == BOX.data
    assert words(Components(stored)) == words(BOX)


def test_equal_kinds_are_one_kind() -> None:
    """P1.4: two entries for equal units are the same as one with both counts."""
    data = read_data()
    first = data["units"]["unit"][0]
    first["count"] = 1
    data["units"]["unit"].append(dict(first))
    assert words(Components(data)) == words(BOX)


def test_labels_and_names_of_a_user() -> None:
    """A user's file can label entries, name cards, set cost apart from strength, and add connections."""
    data = read_data()
    data["board"]["region"][5]["label"] = "Žluť (yellow)"
    data["board"]["connection"].append({"joins": ["red", "blue"], "origin": "established"})
    data["board"]["month"].append({"place": 8, "name": "dec", "unrest_points": 9, "unrest_points_seven": 9})
    cards = data["cards"]["card"]
    cards[4].update(action="move", name="purple-4-move-b", label="Purple four")
    data["units"]["unit"][0].update(cost=2, ready=0)
    box = Components(data)
    assert box.region_labels[5] == "Žluť (yellow)"
    assert (box.bridges[6], box.bridge_colour[6]) == ("blue/red", -1)
    assert (box.cards[4], box.card_labels[4], box.card_action[4]) == ("purple-4-move-b", "Purple four", 0)
    assert (2, 0, 0) in box.units[components.RED]
    assert (box.months[7], box.first_end_month) == ("dec", 5)


def test_two_regions_may_have_two_connections() -> None:
    """P1.1: a blockade then closes one of them."""
    data = read_data()
    data["board"]["connection"][1]["joins"] = ["red", "green"]
    box = Components(data)
    green, red = box.regions.index("green"), box.regions.index("red")
    assert [other for other, _ in box.neighbours[red]] == [green, green]


def test_one_line_gives_a_whole_file_its_origin() -> None:
    """Users who copy their own game say so once."""
    data = read_data()
    data["cards"]["origin"] = "established: my own copy"
    for row in data["cards"]["card"]:
        row.pop("origin", None)
    assert set(Components(data).origins["cards"].values()) == {"established: my own copy"}


# Broken files: (file, what stands there, what a user wrote, the sentence)

BROKEN = [
    # board
    ("board", '{ name = "brown" },', "", "board: the region brown is missing (P1.1)"),
    (
        "board",
        '{ name = "brown" },',
        '{ name = "bronw" },',
        'board, region "bronw": name must be purple, blue, red, green, white or brown, not "bronw"; '
        'did you mean "brown"? (P1.1)',
    ),
    (
        "board",
        '{ name = "brown" },',
        '{ name = "blue" },',
        'board, region "blue": the name blue is used twice (P1.1)',
    ),
    (
        "board",
        '{ name = "brown" },',
        "7,",
        "board, region 6: this must be a table, not 7 (P1.1)",
    ),
    (
        "board",
        '{ name = "brown" },',
        '{ name = "brown", lable = "Brown" },',
        'board, region "brown": unknown key "lable"; did you mean "label"? (P1.1)',
    ),
    (
        "board",
        '{ name = "brown" },',
        '{ name = "brown", label = "" },',
        'board, region "brown": label must be a text of 1 to 60 characters, not "" (P1.1)',
    ),
    (
        "board",
        'colour = "red", joins = ["red", "white"]',
        'colour = "red", joins = ["green", "white"]',
        'board, connection "red": joins must have red, the region of its colour, at one end (P2.3)',
    ),
    (
        "board",
        'colour = "red", joins = ["red", "white"]',
        'colour = "white", joins = ["red", "white"]',
        'board, connection "white": the colour white is used twice; each region has one connection of its '
        "colour (P2.3)",
    ),
    (
        "board",
        'colour = "red", joins = ["red", "white"]',
        'joins = ["red", "white"]',
        "board: no connection has the colour red; each region needs one (P2.3)",
    ),
    (
        "board",
        'joins = ["red", "white"]',
        'joins = ["red", "red"]',
        'board, connection "red": joins must be two different regions, not red twice (P1.1)',
    ),
    (
        "board",
        'joins = ["red", "white"]',
        'joins = ["red"]',
        'board, connection "red": joins must be a list of two regions, not a list of 1 (P1.1)',
    ),
    (
        "board",
        'joins = ["red", "white"]',
        'joins = ["red", "wite"]',
        'board, connection "red": joins must be purple, blue, red, green, white or brown, not "wite"; '
        'did you mean "white"? (P1.1)',
    ),
    ("board", "spaces = 18", "spaces = 0", "board, track: spaces must be 1 to 99, not 0 (P1.5)"),
    (
        "board",
        "spaces = 18",
        "spaces = 18.0",
        "board, track: spaces must be a whole number from 1 to 99, not 18 (P1.5)",
    ),
    ("board", "spaces = 18", "", "board, track: spaces is missing (P1.5)"),
    ("board", "[track]\nspaces = 18", "", "board: track is missing; give a table (P1.5)"),
    (
        "board",
        "[track]\nspaces = 18",
        "[tracks]",
        'board: unknown key "tracks"; did you mean "track"? (P1.1)',
    ),
    (
        "board",
        'place = 7, name = "nov"',
        'place = 7, name = "november"',
        "board: the month nov is missing (P1.5)",
    ),
    (
        "board",
        'place = 7, name = "nov"',
        'place = 6, name = "nov"',
        'board, month "nov": the place 6 is used twice (P1.5)',
    ),
    (
        "board",
        'place = 7, name = "nov"',
        'place = 7, name = "Nov 1917"',
        'board, month "Nov 1917": name must be one word of small letters, digits, hyphens and slashes, '
        'not "Nov 1917" (P1.5)',
    ),
    (
        "board",
        "unrest_points = 3",
        "unrest_points = -3",
        'board, month "jul": unrest_points must be 0 to 99, not -3 (P5.3)',
    ),
    (
        "board",
        'origin.track.spaces = "reconstructed',
        'origin.track.spaces = "guessed',
        "board, track: the origin of spaces must begin with established, derived or reconstructed, "
        'not "guessed: longer than the best single rou..." (P1.5)',
    ),
    # cards
    (
        "cards",
        'region = "green", days = 4, recruit = 2, action = "move"',
        'name = "green-7-move", region = "green", days = 70, recruit = 2, action = "move"',
        'cards, card "green-7-move": days must be 1 to 31, not 70 (P1.2)',
    ),
    (
        "cards",
        'region = "green", days = 2,',
        'region = "green", days = 0,',
        'cards, card "green-0-move": days must be 1 to 31, not 0 (P1.2)',
    ),
    (
        "cards",
        'region = "green", days = 2,',
        'region = "green", days = "two",',
        'cards, card "green-two-move": days must be a whole number from 1 to 31, not "two" (P1.2)',
    ),
    (
        "cards",
        'region = "green", days = 2,',
        'region = "green", days = true,',
        'cards, card "green-true-move": days must be a whole number from 1 to 31, not true (P1.2)',
    ),
    ("cards", 'region = "green", days = 2,', 'region = "green",', "cards, card 25: days is missing (P1.2)"),
    (
        "cards",
        'region = "green", days = 2,',
        'region = "yellow", days = 2,',
        'cards, card "yellow-2-move": region must be purple, blue, red, green, white or brown, not "yellow" (P1.2)',
    ),
    (
        "cards",
        'region = "green", days = 2, recruit = 3',
        'region = "green", days = 2, recruit = 4',
        'cards, card "green-2-move": recruit must be 1 to 3, not 4 (P1.2)',
    ),
    (
        "cards",
        'region = "green", days = 2, recruit = 3, action = "move"',
        'region = "green", days = 2, recruit = 3, action = "double_move"',
        'cards, card "green-2-double_move": action must be move, double-move or refresh, not "double_move"; '
        'did you mean "double-move"? (P1.2)',
    ),
    (
        "cards",
        'region = "green", days = 2, recruit = 3, action = "move", points = 2',
        'region = "green", days = 2, recruit = 3, action = "move", points = -1',
        'cards, card "green-2-move": points must be 0 to 99, not -1 (P1.2)',
    ),
    (
        "cards",
        'region = "green", days = 2,',
        'region = "green", days = 4,',
        'cards, card "green-4-move": the name green-4-move is used twice; give one of the two a name of its own (P1.2)',
    ),
    (
        "cards",
        'region = "green", days = 2,',
        'name = "lenin", region = "green", days = 2,',
        'cards, card "lenin": the name lenin belongs to a leader (P1.3)',
    ),
    (
        "cards",
        'region = "green", days = 2,',
        'name = "green two", region = "green", days = 2,',
        'cards, card "green two": name must be one word of small letters, digits, hyphens and slashes, '
        'not "green two" (P1.2)',
    ),
    (
        "cards",
        'region = "green", days = 2,',
        'region = "green", dayz = 2,',
        'cards, card 25: unknown key "dayz"; did you mean "days"? (P1.2)',
    ),
    (
        "cards",
        '  { region = "green", days = 2, recruit = 3, action = "move", points = 2 },\n',
        "",
        "cards: there must be 48 cards, not 47 (P1.2)",
    ),
    (
        "cards",
        'origin.card.points = "reconstructed',
        '#origin.card.points = "reconstructed',
        'cards, card "purple-2-move": points has no origin; say established, derived or reconstructed under '
        "origin.card.points (P1.2)",
    ),
    (
        "cards",
        "origin.card.points",
        "origin.card.point",
        'cards, card "purple-2-move": origin of an unknown key "point"; did you mean "points"? (P1.2)',
    ),
    (
        "cards",
        "origin.card.points",
        "origin.cards.points",
        'cards, origin: unknown key "cards"; did you mean "card"? (P1.2)',
    ),
    # leaders
    (
        "leaders",
        'name = "lvov"',
        'name = "lwow"',
        'leaders, leader "lwow": name must be lenin, stalin, zinoviev, kerensky, lvov or kornilov, not "lwow" (P1.3)',
    ),
    (
        "leaders",
        'name = "lvov"',
        'name = "kerensky"',
        'leaders, leader "kerensky": the name kerensky is used twice (P1.3)',
    ),
    (
        "leaders",
        'label = "Lvov", side = "white"',
        'label = "Lvov", side = "red"',
        'leaders, leader "lvov": side must be white, not "red" (P1.3)',
    ),
    (
        "leaders",
        'label = "Lvov", side = "white", days = 3',
        'label = "Lvov", side = "white", days = 32',
        'leaders, leader "lvov": days must be 1 to 31, not 32 (P1.3)',
    ),
    (
        "leaders",
        'label = "Lvov", side = "white", days = 3, ready = 2',
        'label = "Lvov", side = "white", days = 3, ready = 12',
        'leaders, leader "lvov": ready must be 0 to 9, not 12 (P1.3)',
    ),
    (
        "leaders",
        'exhausted = 2, special = "inspire"',
        'exhausted = 2, special = "inspires"',
        'leaders, leader "lenin": special must be protest, espionage or inspire, not "inspires"; '
        'did you mean "inspire"? (P1.3)',
    ),
    (
        "leaders",
        '{ side = "neutral", ready = 3, exhausted = 1 },',
        "",
        "leaders: the neutral trotsky is missing (P1.4)",
    ),
    (
        "leaders",
        '{ side = "neutral", ready = 3, exhausted = 1 },',
        '{ side = "red", ready = 3, exhausted = 1 },',
        'leaders, trotsky "red": the side red is used twice (P1.4)',
    ),
    # units
    (
        "units",
        "ready = 3, exhausted = 1, count = 1",
        "ready = 3, exhausted = 1, count = 2",
        "units: there must be 10 red units, not 11 (P1.4)",
    ),
    (
        "units",
        "cost = 3, ready = 3, exhausted = 1",
        "cost = 4, ready = 4, exhausted = 1",
        "units, unit 6: cost must be 1 to 3, not 4 (P1.4)",
    ),
    (
        "units",
        'side = "white", cost = 3',
        'side = "whit", cost = 3',
        'units, unit 13: side must be red or white, not "whit"; did you mean "white"? (P1.4)',
    ),
    (
        "units",
        "  { ready = 1, exhausted = 2, count = 2 },\n",
        "",
        "units: there must be 6 neutral units, not 4 (P1.4)",
    ),
    (
        "units",
        "level = 3, count = 9",
        "level = 3, count = 8",
        "units: the opposition must have 9 units of level 3, not 8 (P7.1)",
    ),
    (
        "units",
        "level = 3, count = 9",
        "level = 4, count = 9",
        "units, opposition 3: level must be 1 to 3, not 4 (P7.1)",
    ),
    # not TOML at all
    (
        "units",
        "neutral = [",
        "neutral = ",
        "units: this is not valid TOML: Invalid value (at line 38, column 11)",
    ),
    ("units", "count = 9", "count = 1979-05-27", "units: dates and times have no place in a data file"),
    ("units", "count = 9", "count = nan", "units: nan is no number a data file can hold"),
    ("units", "count = 9", "count = 0x" + "f" * 9000, "units: a number is too large"),
    ("units", "count = 9", "count = 1" + "0" * 9000, "units: this is not valid TOML: a number is too long"),
    ("units", "count = 9", "count = " + "[" * 90 + "]" * 90, "units: the tables are nested too deep"),
    ("units", "count = 9", "count = " + "[" * 90000, "units: the tables are nested too deep"),
]


@pytest.mark.parametrize(("name", "old", "new", "sentence"), BROKEN)
def test_a_broken_file_is_told_in_one_sentence(tmp_path: Path, name: str, old: str, new: str, sentence: str) -> None:
    """Every error names file, entry and rule, and what would be right."""
    assert old in TEXTS[name]
    path = tmp_path / "mine.toml"
    path.write_text(TEXTS[name].replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load({name: path})
    assert str(caught.value).replace(str(path), name) == sentence


def test_a_cut_map_is_refused() -> None:
    """P1.1: every region can be reached."""
    data = read_data()
    joins = {
        "purple": ["purple", "blue"],
        "blue": ["blue", "red"],
        "red": ["red", "purple"],
        "green": ["green", "white"],
        "white": ["white", "brown"],
        "brown": ["brown", "green"],
    }
    for row in data["board"]["connection"]:
        row["joins"] = joins[row["colour"]]
    with pytest.raises(DataError) as caught:
        Components(data)
    assert str(caught.value) == (
        "board.toml: the connections must join all regions, but none leads from purple to green (P1.1)"
    )


def test_months_keep_the_order_of_the_year() -> None:
    """P1.5: a further month may stand between, the known ones stay in order."""
    data = read_data()
    months = data["board"]["month"]
    months[0]["place"], months[1]["place"] = 2, 1
    with pytest.raises(DataError) as caught:
        Components(data, {"board": "save.json"})
    assert str(caught.value) == (
        "save.json: the places of the months must follow mar-apr, may-jun, jul, aug, sep, oct, nov (P1.5)"
    )


def test_files_that_are_no_files(tmp_path: Path) -> None:
    """A missing file, a directory, a picture, a huge file, a wrong key: one sentence each."""
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\x89PNG\r\n\x1a\n\0\0")
    nul = tmp_path / "nul.toml"
    nul.write_bytes(b"a = 1\0")
    huge = tmp_path / "huge.toml"
    huge.write_bytes(b"#" * 1_000_001)
    empty = tmp_path / "empty.toml"
    empty.write_bytes(b"")
    expected = {
        tmp_path / "none.toml": "there is no such file",
        tmp_path: "this is a directory; give a TOML file",
        binary: "this is no text file; give a TOML file in UTF-8",
        nul: "this is no text file; give a TOML file in UTF-8",
        huge: "the file is too large; at most 1000000 bytes are read",
        empty: "card is missing; give a list of tables (P1.2)",
        Path("/dev/null"): "this is no ordinary file; give a TOML file",
    }
    for path, sentence in expected.items():
        with pytest.raises(DataError) as caught:
            load({"cards": path})
        assert str(caught.value) == f"{path}: {sentence}"
    with pytest.raises(DataError, match=r"^a\?b: there is no such file$"):
        load({"cards": Path("a\0b")})
    with pytest.raises(DataError) as caught:
        load({"card": binary})
    assert str(caught.value) == '"card" is no data file; did you mean "cards"?'


def test_a_file_from_another_editor_is_read(tmp_path: Path) -> None:
    """A byte order mark and foreign line ends do no harm."""
    path = tmp_path / "cards.toml"
    path.write_bytes(b"\xef\xbb\xbf" + TEXTS["cards"].replace("\n", "\r\n").encode())
    assert words(load({"cards": path})) == words(BOX)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda d: d.pop("units"), "the data has no units; it needs board, cards, leaders, units"),
        (
            lambda d: d.update(dice={}),
            'the data has an unknown part "dice"; known are board, cards, leaders, units',
        ),
        (lambda d: d.update(units=None), "units.toml: the file must hold a table, not nothing (P1.4)"),
        (
            lambda d: d["cards"].update(card={}),
            "cards.toml: card must be a list of tables, not a table (P1.2)",
        ),
    ],
)
def test_content_of_a_broken_save(change: Callable[[dict[str, Any]], object], sentence: str) -> None:
    """Content that comes out of a save file is checked like a file."""
    data = read_data()
    change(data)
    with pytest.raises(DataError) as caught:
        Components(data)
    assert str(caught.value) == sentence


def test_any_damage_gives_a_data_error() -> None:
    """Random damage anywhere is either harmless or one sentence, never another error."""
    rng = random.Random(1917)
    stored = json.dumps(BOX.data)
    junk: list[Any] = [None, True, -1, 3, 10**30, 0.5, float("nan"), "", "x", "\ud800\n", "a b"]
    junk += [[], {}, [[]], {"a": {}}, ["red"], "established", {"days": "derived"}]
    sentences = []
    for _ in range(1000):
        data = json.loads(stored)
        node: Any = data
        while True:
            keys = list(node) if isinstance(node, dict) else list(range(len(node)))
            key = rng.choice(keys) if keys else None
            if key is None or not isinstance(node[key], dict | list) or rng.random() < 0.15:
                break
            node = node[key]
        if key is None:
            continue
        how = rng.randrange(4)
        if how == 0:
            del node[key]
        elif how == 1 and isinstance(node, dict):
            node[rng.choice(["x", "dayz", "origin", "name", "label", "\n"])] = rng.choice(junk)
        else:
            node[key] = rng.choice(junk)
        try:
            Components(data)
        except DataError as error:
            sentences.append(str(error))
    assert len(sentences) > 500
    assert all(sentence.isprintable() for sentence in sentences)
