"""T16, T15.1, T15.7, T1.7, T3.6: armies, tiles, cover elements, heroes, units that stand on the board already."""

from typing import Any

import pytest

from sandtable.testing import Play, cites
from tests.tactics.field import field, squares, state, unit
from tests.tactics.moves import plain, say
from tests.tactics.once import ONCE

HOUSE = """
    +   +   +   +   +
      .   .   .   *
    +   +-s-+-L-+   +
      x |1. |2. | ~
    +   +---+---+   +
      .   #   .   .
    +   +   +   +   +
    """


def start(**options: object) -> Play:
    return Play(ONCE.rules(options).start())


def placing(side: str = "allies", tiles: int = 0, crates: int = 0, traps: int = 0, **more: Any) -> Play:
    step = {"step": "place", "side": side, "tiles": tiles, "crates": crates, "traps": traps}
    drawing = more.pop("drawing", HOUSE)
    return field(drawing, step, {"step": "round"}, turn=0, **more)


def orders(play: Play, verb: str) -> set[str]:
    return {words.split()[1] for words in play.legal if words.startswith(verb + " ")}


# The order


@cites("T16.2")
def test_armies_then_elements_then_heroes_then_the_initiative() -> None:
    play = start(scenario="meeting-engagement", armies="choose")
    steps = [step["step"] for step in play.state.describe()["steps"]]
    assert steps == ["choose-armies", "placing-roll", "heroes", "deploy", "round"]
    box = start(scenario="meeting-engagement")
    assert box.step == "placing-roll" and len(box.board["units"]) == 10, "the box's ten cards"
    assert [step["step"] for step in box.state.describe()["steps"]][1:] == ["heroes", "deploy", "round"]


@cites("T16.1", "T16.2")
def test_tiles_are_placed_before_cover_elements_each_begun_by_a_roll() -> None:
    drawing = plain(6, 4)
    steps = [{"step": "placing-roll", "tiles": 2, "crates": 0, "traps": 0}]
    steps += [{"step": "placing-roll", "tiles": 0, "crates": 1, "traps": 1}]
    play = field(drawing, *steps, {"step": "round"}, turn=0)
    assert play.asked == "chance" and play.state.weights() == [1, 1], "three dice a side, ties again"
    play.chance("wins axis")
    assert play.asked == "axis" and not orders(play, "crate")
    play.do("tile c2")
    assert play.asked == "allies", "by turns"
    play.do("tile d2")
    assert play.board["tiles"] == ["c2", "d2"]
    assert play.asked == "chance", "and again who places the first element"
    play.chance("wins allies")
    play.do("trap c3")
    assert play.asked == "axis" and not orders(play, "trap"), "the one trap stands"
    play.do("crate d3")
    assert play.board["elements"] == {"c3": "trap", "d3": "crate"}
    assert play.last("placed") == {"event": "placed", "side": "axis", "element": "crate", "square": "d3"}


# Armies


@cites("T16.1", "T16.2", "T1.7")
def test_an_army_costs_no_more_than_the_scenario_allows() -> None:
    play = start(scenario="meeting-engagement", armies="choose")
    play.do("take punisher", "allies")
    play.do("take hans", "axis")
    assert play.rule_against("take pounder", "allies") == "T16.1", "95 and 38 are more than 130"
    assert "take hell-boys" in legal_of(play, "allies"), "95 and 34 are not"
    assert play.rule_against("take hans", "allies") == play.rule_against("take drakoni", "allies") == "T1.7"
    assert play.rule_against("take punisher/3", "allies") != ""


def legal_of(play: Play, seat: str) -> list[str]:
    number = play.state.rules.seats.index(seat)
    return [play.state.rules.space.words(action) for action in play.state.legal(number)]


@cites("T1.7")
def test_heroes_once_others_in_the_order_of_their_copies() -> None:
    play = start(scenario="meeting-engagement", armies="choose")
    assert play.rule_against("take recon-boys/2", "allies") == "T1.7", "the first copy first"
    play.do("take recon-boys", "allies")
    play.do("take lara", "axis")
    assert "take recon-boys/2" in legal_of(play, "allies")
    assert play.rule_against("take recon-boys", "allies") == "T1.7"
    assert play.rule_against("take lara", "axis") == "T1.7"


@cites("T16.1")
def test_the_first_scenario_has_one_vehicle_and_one_squad_a_side() -> None:
    play = start(scenario="reconnaissance", armies="choose")
    assert play.rule_against("done", "allies") == "T16.1", "an army has somebody"
    assert play.rule_against("take rosie", "allies") == "T16.1", "neither heroes nor aircraft"
    assert play.rule_against("take drakoni", "allies") == "T16.1", "this faction has no vehicle to go with it"
    play.do("take blackhawk", "allies")
    play.do("take sturmpioniere", "axis")
    assert play.rule_against("done", "allies") == "T16.1"
    assert play.rule_against("take honey", "allies") == "T16.1"
    play.do("take hell-boys", "allies")
    play.do("take hans", "axis")
    for seat in ("allies", "axis"):
        assert legal_of(play, seat) == ["done"]


@cites("T16.2")
def test_whoever_is_done_takes_no_more_and_the_armies_are_shown_together() -> None:
    play = start(scenario="meeting-engagement", armies="choose")
    play.do("take hell-boys", "allies")
    play.do("take hans", "axis")
    play.do("done", "allies")
    play.do("take lara", "axis")
    assert play.rule_against("take rosie", "allies") == "T16.2"
    assert legal_of(play, "allies") == ["done"]
    assert not play.happened("took")
    play.do("done", "allies")
    play.do("done", "axis")
    took = [(event["side"], event["unit"]) for event in play.events if event["event"] == "took"]
    assert took == [("allies", "hell-boys"), ("axis", "hans"), ("axis", "lara")]
    assert sorted(play.board["units"]) == ["hans", "hell-boys", "lara"]
    assert play.board["picks"] == {"allies": [], "axis": []}


@cites("T1.7")
def test_from_the_box_each_card_once() -> None:
    play = start(scenario="reconnaissance")
    assert set(legal_of(play, "axis")) == {
        *("take hans", "take sturmpioniere", "take heavy-laser-grenadiers", "take heavy-flak-grenadiers"),
    }
    assert play.rule_against("take luther", "axis") == "T1.7"


# Cover elements


@cites("T16.1")
def test_elements_stand_in_the_cover_zone() -> None:
    play = placing(crates=1, traps=1, drawing=plain(5, 2), scenario={"cover": squares("c1", "c2")})
    assert orders(play, "crate") == orders(play, "trap") == {"c1", "c2"}
    assert play.rule_against("crate b1") == "T16.1"
    assert play.rule_against("tile c1") == "T16.2", "no tiles now"


@cites("T2.2", "T14.2")
def test_on_circles_and_diamonds_only_and_traps_behind_a_large_entrance() -> None:
    play = placing(crates=1, traps=1)
    assert orders(play, "crate") == {"a1", "b1", "c1", "d1", "b2", "c2", "a3", "c3", "d3"}
    for square in ("a2", "d2", "b3"):
        assert play.rule_against(f"crate {square}") == play.rule_against(f"trap {square}") == "T2.2"
    assert orders(play, "crate") - orders(play, "trap") == {"b2"}
    assert play.rule_against("trap b2") == "T14.2", "a house with a small entrance only"
    tiled = placing(crates=1, board={"tiles": ["a1"]})
    assert tiled.rule_against("crate a1") == "T2.2"


@cites("T2.4")
def test_one_element_a_square() -> None:
    play = placing(crates=2, traps=1, board={"elements": {"a1": "crate"}})
    assert play.rule_against("crate a1") == play.rule_against("trap a1") == "T2.4"


@cites("T16.2")
def test_a_player_chooses_which_element_and_all_are_placed() -> None:
    play = start(scenario="meeting-engagement")
    play.chance("wins allies")
    sides = []
    for verb in ("trap", "trap", "crate", "crate"):
        sides.append(play.asked)
        play.do(next(words for words in play.legal if words.startswith(verb + " ")))
    assert sides == ["allies", "axis", "allies", "axis"]
    assert sorted(play.board["elements"].values()) == ["crate", "crate", "trap", "trap"]
    left = placing(crates=0, traps=1)
    assert left.rule_against("crate a1") == "T16.2"


# Tiles


@cites("T16.1", "T2.2")
def test_where_tiles_may_lie() -> None:
    scenario = {
        "enter": [squares("a1"), squares("d1")],
        "charges": squares("c1"),
        "charges_needed": 1,
        "goal": 3,
        "bonus_held": [squares("b1")],
    }
    play = placing(tiles=1, drawing=HOUSE, scenario=scenario)
    assert orders(play, "tile") == {"a3", "c3", "d3"}
    for square in ("a1", "b1", "c1", "d1", "b2", "c2", "a2", "b3", "d2"):
        assert play.rule_against(f"tile {square}") == "T16.1"
    second = placing(tiles=1, board={"tiles": ["a3"]})
    assert second.rule_against("tile a3") == "T16.1"
    say(second, "tile c3")
    assert state(second).blocks[2 * 12 + 2] == 2


# Heroes


@cites("T15.1", "T15.7", "T16.2")
def test_heroes_join_before_the_first_initiative() -> None:
    play = field(
        plain(4, 3),
        {"step": "heroes"},
        {"step": "round"},
        turn=0,
        a="bazooka-joe",
        b="rosie",
        c="hell-boys",
        d="death-dealers",
        e="the-hammers",
        x="lara",
        y="heavy-flak-grenadiers",
    )
    assert play.step == "join-heroes"
    assert legal_of(play, "allies") == ["join hell-boys", "join death-dealers", "alone"]
    assert play.rule_against("join the-hammers", "allies") == "T15.1", "another armour class"
    assert play.rule_against("join heavy-flak-grenadiers", "allies") == "T15.1"
    assert play.rule_against("join rosie", "allies") == "T15.1"
    play.do("join hell-boys", "allies")
    play.do("join heavy-flak-grenadiers", "axis")
    assert play.step == "join-heroes" and not play.happened("joined"), "the other side has a hero to come"
    assert play.rule_against("join hell-boys", "allies") == "T15.1", "one hero a squad"
    play.do("alone", "allies")
    assert unit(play, "hell-boys")["mate"] == "bazooka-joe"
    assert unit(play, "heavy-flak-grenadiers")["mate"] == "lara"
    assert "mate" not in unit(play, "death-dealers")
    joined = [(event["unit"], event["squad"]) for event in play.events if event["event"] == "joined"]
    assert joined == [("bazooka-joe", "hell-boys"), ("lara", "heavy-flak-grenadiers")]
    assert play.asked == "chance", "then the initiative"


@cites("T15.1")
def test_nobody_is_asked_where_no_hero_can_join() -> None:
    play = field(plain(4, 3), {"step": "heroes"}, {"step": "round"}, turn=0, a="rosie", e="the-hammers", x="hans")
    assert play.step == "initiative"


# Units that stand on the board


@cites("T3.6")
def test_a_scenario_may_place_units_instead_of_letting_them_enter() -> None:
    play = field(
        plain(6, 4),
        {"step": "deploy"},
        {"step": "round"},
        turn=0,
        h={"name": "death-dealers", "mate": "rosie"},
        r="rosie",
        b="blackhawk",
        p="punisher",
        s="sturmpioniere",
        scenario={"deploy": [squares("b2", "c2", "b3", "c3", "d3"), []]},
    )
    assert play.asked == "allies" and play.legal == ["put b2"], "the large vehicle first, whole in its zone"
    assert play.rule_against("put c2") == play.rule_against("put a1") == "T3.6"
    play.do("put b2")
    assert play.legal == ["put d3"], "what is left for the walker"
    play.do("put d3")
    assert unit(play, "punisher")["at"] == "b2" and unit(play, "blackhawk")["at"] == "d3"
    assert play.asked == "chance", "there is no room for the squad, and the axis enters"
    assert "at" not in unit(play, "death-dealers")


@cites("T3.6", "T2.1", "T2.3")
def test_units_are_put_where_they_can_stand() -> None:
    drawing = """
        +   +   +   +   +   +
          .   x   ~   #   .T
        +   +   +   +   +   +
        """
    zone = {"deploy": [squares("a1", "b1", "c1", "d1", "e1"), []]}
    steps = ({"step": "deploy"}, {"step": "round"})
    walker = field(drawing, *steps, turn=0, b="blackhawk", scenario=zone)
    assert walker.legal == ["put a1"]
    assert walker.rule_against("put b1") == "T3.6"
    soldiers = field(drawing, *steps, turn=0, b="death-dealers", scenario=zone)
    assert soldiers.legal == ["put a1", "put b1", "put e1"]
    jumper = field(drawing, *steps, turn=0, b="hot-dog", scenario=zone)
    assert jumper.legal == ["put a1", "put b1"]


@cites("T3.6", "T15.4")
def test_a_joined_hero_is_put_with_the_squad() -> None:
    play = field(
        plain(6, 4),
        {"step": "deploy"},
        {"step": "round"},
        turn=0,
        h={"name": "death-dealers", "mate": "rosie"},
        r="rosie",
        scenario={"deploy": [squares("b2", "c2"), []]},
    )
    play.do("put c2")
    assert unit(play, "rosie")["at"] == unit(play, "death-dealers")["at"] == "c2"
    assert play.last("put") == {"event": "put", "unit": "death-dealers", "square": "c2"}


@cites("T3.6")
def test_last_stand_begins_with_the_defender_in_place() -> None:
    play = start(scenario="last-stand")
    while play.asked == "chance" or play.step in ("place", "join-heroes"):
        if play.asked == "chance":
            play.chance(play.legal[0])
        else:
            play.do("alone" if play.step == "join-heroes" else play.legal[0])
        if play.step == "put":
            break
    while play.step == "put":
        assert play.asked == "allies"
        play.do(play.legal[-1])
    placed = [name for name, table in play.board["units"].items() if "at" in table]
    assert sorted(placed) == sorted(["blackhawk", "rhino", "hell-boys", "death-dealers", "the-hammers"])


@cites("T16.1", "T21.3")
@pytest.mark.parametrize("players", [2, 4])
def test_one_seat_of_a_side_chooses_in_secret_all_place(players: int) -> None:
    play = start(scenario="meeting-engagement", armies="choose", players=players)
    seats = play.state.rules.seats
    assert [seats[seat] for seat in play.state.asked()] == (
        ["allies", "axis"] if players == 2 else ["allies-1", "axis-1"]
    )
    first, second = play.state.asked()
    for word in ("take rosie", "done"):
        play.do(word, seats[first])
        play.do("take hans" if word != "done" else word, seats[second])
    play.chance("wins axis")
    assert len(play.state.asked()) == players // 2
