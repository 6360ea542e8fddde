"""T9: shooting at crates and tank traps."""

from sandtable.testing import Play, cites
from tests.tactics.field import field
from tests.tactics.shooting import aimed_row, asked, card_with, dice, losses, open_ground, say, shoot, tired, weapon


def wreck(shooter: str, element: str, *rest: str, act: str = "attack, do nothing", distance: int = 1) -> Play:
    """A unit on a1 fires its first rows at an element so far away; ``rest`` says what the others do."""
    row = "h" + "." * 6
    where = f"{'abcdefg'[distance]}1"
    play = field(open_ground(row), board={"elements": {where: element}}, h=shooter, side="allies")
    shoot(play, shooter, f"wreck {where}", *rest, act=act)
    return play


@cites("T9.1")
def test_a_crate_is_vehicle_3_with_two_points() -> None:
    play = wreck("blackhawk", "crate")
    assert dice(play) == 5  # the PIAT against V3
    play.chance("hits 1")
    assert (play.board["elements"], play.last("element-hit")["left"]) == ({"b1": "crate 1"}, 1)
    play = wreck("blackhawk", "crate")
    play.chance("hits 2")
    assert play.board["elements"] == {}


@cites("T9.1")
def test_a_tank_trap_is_vehicle_5_with_four_points() -> None:
    play = wreck("blackhawk", "trap")
    assert dice(play) == 4  # the PIAT against V5
    play.chance("hits 3")
    assert play.board["elements"] == {"b1": "trap 1"}
    play = wreck("blackhawk", "trap")
    play.chance("hits 4")
    assert play.board["elements"] == {}
    assert play.last("element-gone")["square"] == "b1"


@cites("T9.1", "T2.4")
def test_an_element_keeps_its_lost_points() -> None:
    play = wreck("blackhawk", "trap 2")
    play.chance("hits 1")
    assert play.board["elements"] == {"b1": "trap 1"}


@cites("T9.4", "T1.4", "T7.7")
def test_a_row_that_shows_nothing_for_the_class_does_nothing_to_an_element() -> None:
    play = field(open_ground("h.C", "..."), board={"elements": {"a2": "trap"}}, h="death-dealers")
    say(play, "activate death-dealers, do attack, do nothing")
    assert aimed_row(play) == "m9-bazooka"  # rifles and MG never hurt vehicle 3 or 5
    assert play.legal == ["wreck c1", "wreck a2"]
    assert play.rule_against("wreck b1") == "T7.7"
    play = field(open_ground("hsC"), h="death-dealers", s=tired("sturmpioniere"))
    say(play, "activate death-dealers, do attack, do nothing")
    assert (aimed_row(play), play.rule_against("wreck c1")) == ("m1-assault-rifle", "T1.4")


@cites("T9.4", "T10.1", "T6.1", "T6.7")
def test_an_element_must_be_seen_as_a_vehicle_is_and_be_in_range() -> None:
    play = field(open_ground("hk.C#C", ".C...."), h="death-dealers", k="hell-boys")
    say(play, "activate death-dealers, do attack, do nothing")
    assert (aimed_row(play), play.legal) == ("m9-bazooka", ["wreck d1", "wreck b2"])  # over the heads of the squad
    assert play.rule_against("wreck f1") == "T6.1"
    play = field(open_ground("h...C", ".C..."), h="death-dealers")
    say(play, "activate death-dealers, do attack, do nothing")
    assert (play.legal, play.rule_against("wreck e1")) == (["wreck b2"], "T10.1")


@cites("T9.4", "T2.1")
def test_an_element_in_smoke_is_no_target() -> None:
    text = """
    +   +   +   +
      .h  *C  .C
    +   +   +   +
      .C  .   .
    +   +   +   +
    """
    play = field(text, h="death-dealers")
    say(play, "activate death-dealers, do attack, do nothing")
    assert (play.legal, play.rule_against("wreck b1"), play.rule_against("wreck c1")) == (["wreck a2"], "T2.1", "T6.1")


@cites("T9.4", "T10.1")
def test_the_element_under_ones_feet_is_out_of_range() -> None:
    play = field(open_ground("h.C"), board={"elements": {"a1": "crate"}}, h="blackhawk")
    say(play, "activate blackhawk, do attack, do nothing")
    assert (play.legal, play.rule_against("wreck a1")) == (["wreck c1"], "T10.1")


@cites("T9.2")
def test_unit_and_element_in_one_square_need_different_rows_and_the_unit_comes_first() -> None:
    play = field(open_ground("pk"), board={"elements": {"b1": "trap"}}, p="pounder", k=tired("heavy-laser-grenadiers"))
    shoot(play, "pounder", "wreck b1", "at heavy-laser-grenadiers", "at heavy-laser-grenadiers")
    found = []
    while play.step == "roll":
        found.append((weapon(play), asked(play)["shot"]["target"], dice(play)))
        play.chance("hits 0")
    assert found == [
        ("50-cal-mg", "heavy-laser-grenadiers", 2),
        ("30-cal-mg", "heavy-laser-grenadiers", 1),
        ("17-pounder", "", 7),
    ]


@cites("T9.3", "T8.2")
def test_the_unit_still_has_the_cover_of_the_element_that_is_shot_to_pieces() -> None:
    play = field(open_ground("pk"), board={"elements": {"b1": "trap"}}, p="pounder", k=tired("heavy-laser-grenadiers"))
    shoot(play, "pounder", "wreck b1", "at heavy-laser-grenadiers", "hold")
    play.chance("hits 2")
    assert (play.step, dice(play)) == ("save", 2)
    play.chance("saves 1")
    play.chance("hits 7")
    assert (play.board["elements"], losses(play, "heavy-laser-grenadiers")) == ({}, 1)


@cites("T9.4", "T20.5")
def test_lasers_chain_on_elements_as_long_as_it_matters() -> None:
    play = field(open_ground("h.T"), h="heavy-laser-grenadiers", side="axis")
    shoot(play, "heavy-laser-grenadiers", "wreck c1")
    assert dice(play) == 3
    play.chance("hits 1")  # three of four points
    assert (play.step, dice(play)) == ("roll", 1)
    play.chance("hits 1")
    assert play.board["elements"] == {}
    play = field(open_ground("h.T"), board={"elements": {"c1": "trap 3"}}, h="heavy-laser-grenadiers", side="axis")
    shoot(play, "heavy-laser-grenadiers", "wreck c1")
    play.chance("hits 2")  # R10: more would be lost
    assert (play.board["elements"], play.step == "roll") == ({}, False)


@cites("T9.4", "T19.1")
def test_phasers_work_on_elements() -> None:
    play = wreck("honey", "trap")
    assert dice(play) == 1
    play.chance("hits 1")
    assert (asked(play)["stage"], dice(play)) == ("damage", 2)
    play.chance("hits 2")
    assert play.board["elements"] == {"b1": "trap 2"}


@cites("T9.4", "T19.4")
def test_one_hit_of_ap_flame_destroys_an_element() -> None:
    play = wreck("death-dealers", "crate")
    assert (weapon(play), dice(play)) == ("m9-bazooka", 1)
    play.chance("hits 1")
    assert play.board["elements"] == {}


@cites("T9.4")
def test_close_rows_work_on_elements_which_never_strike_back_and_score_nothing() -> None:
    play = wreck("the-hammers", "trap")
    assert (weapon(play), dice(play)) == ("rocket-punch", 3)
    play.chance("hits 2")
    assert (play.board["elements"], play.board["score"]) == ({}, {"allies": 0, "axis": 0})


@cites("T9.4", "T20.4")
def test_flamethrowers_burn_crates_but_no_traps() -> None:
    play = field(open_ground("hC", "T."), h="hell-boys")
    say(play, "activate hell-boys, do attack, do nothing")
    assert (aimed_row(play), play.legal) == ("flamethrower-a", ["wreck b1", "hold"])
    assert play.rule_against("wreck a2") == "T9.4"
    say(play, "wreck b1, hold")
    assert dice(play) == 1  # an element is one miniature
    play.chance("hits 1")
    assert play.board["elements"] == {"a2": "trap"}


@cites("T9.4", "T6.3")
def test_a_trap_that_is_gone_blocks_no_sight() -> None:
    data = card_with("death-dealers", rows={"m9-bazooka": {"vehicle": ["1/K"] * 7}})
    play = field(open_ground("hTs"), data=data, h="death-dealers", s="sturmpioniere", x="hell-boys")
    play.do("activate death-dealers, do attack, do nothing, wreck b1")
    play.chance("hits 1")
    assert (play.step, play.legal) == ("react", ["react sturmpioniere", "pass"])  # they see each other now
