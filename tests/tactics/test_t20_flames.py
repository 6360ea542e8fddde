"""T20.4: flamethrowers: one unit at range 1, squares further on, friends and all."""

from typing import Any

from sandtable.testing import Play, cites
from tests.tactics.field import field, unit
from tests.tactics.shooting import aimed_row, asked, card_with, dice, losses, open_ground, say, shoot, tired


def hot_dog(*rows: str, side: str = "allies", **values: Any) -> Play:
    """A Hot Dog ``g`` that has declared an attack and is asked for its napalm thrower first."""
    play = field(open_ground(*rows), side=side, g="hot-dog", **values)
    say(play, "activate hot-dog, do attack, do nothing")
    assert aimed_row(play) == "napalm-thrower"
    return play


def burnt(play: Play) -> list[tuple[str, int]]:
    """Let the other rows hold and all dice miss: who is hit by the flames, and with how many dice."""
    while play.step.startswith("aim"):
        say(play, "hold")
    found = []
    while play.step == "roll":
        found.append((asked(play)["shot"]["target"], dice(play)))
        play.chance("hits 0")
    return found


def pairs(play: Play) -> set[frozenset[str]]:
    """All pairs of squares the Hot Dog can burn."""
    found = set()
    for one in [words for words in play.legal if words.startswith("burn ")]:
        after = Play(play.state.copy())
        say(after, one)
        found |= {frozenset((one[5:], words[5:])) for words in after.legal if words.startswith("burn ")}
    return found


@cites("T20.4")
def test_a_flamethrower_of_range_one_has_one_target_unit() -> None:
    play = field(
        open_ground("hs", "k."),
        board={"units": {"lara": {"at": "b1", "flags": ["loaded"]}}},
        h="hell-boys",
        s=tired("hans"),
        k=tired("heavy-flak-grenadiers"),
    )
    shoot(play, "hell-boys", "hold", "at hans", "hold", "hold")
    assert (asked(play)["shot"]["target"], dice(play)) == ("hans", 1)
    play.chance("hits 1")
    assert losses(play, "lara") == 0  # in the same square, another unit


@cites("T20.4")
def test_a_flamethrower_of_range_n_burns_up_to_n_squares() -> None:
    play = hot_dog(".s.", ".gh", ".k.", s=tired("sturmpioniere"), h=tired("hans"), k=tired("luther"))
    assert play.legal == ["burn b1", "burn c2", "burn b3", "hold"]
    say(play, "burn b1, burn b3")
    assert aimed_row(play) == "50-cal-mg"  # two squares, no more
    assert burnt(play) == [("sturmpioniere", 5), ("luther", 1)]
    play = hot_dog(".s.", ".gh", ".k.", s=tired("sturmpioniere"), h=tired("hans"), k=tired("luther"))
    say(play, "burn b1, done")
    assert burnt(play) == [("sturmpioniere", 5)]


@cites("T20.4", "T7.7")
def test_squares_in_sight_and_range_only_and_no_square_burns_for_itself() -> None:
    play = hot_dog("g#s", ".k.", "h..", s=tired("sturmpioniere"), k=tired("luther"), h=tired("hans"))
    assert play.legal == ["burn a2", "burn b2", "hold"]
    for where in ("a1", "b1", "c1", "a3", "c3"):
        assert play.rule_against(f"burn {where}") == "T20.4"
    say(play, "burn a2")
    assert (play.legal, play.rule_against("done"), play.rule_against("burn b2")) == (["burn a3"], "T7.7", "T20.4")
    say(play, "burn a3")
    assert burnt(play) == [("hans", 1)]


@cites("T20.4")
def test_with_a_square_the_squares_its_line_crosses_burn_and_count() -> None:
    play = hot_dog("gds", "...", d="death-dealers", s=tired("sturmpioniere"))
    assert (play.legal, play.rule_against("burn c1")) == (["burn b1", "hold"], "T20.4")
    say(play, "burn b1, burn c1")
    assert burnt(play) == [("death-dealers", 5), ("sturmpioniere", 5)]  # the friends between burn, too


@cites("T20.4")
def test_of_two_squares_crossed_at_the_same_distance_the_shooter_chooses_one() -> None:
    rows = ("gd.", "..s")
    for between, expected in (
        ("b1", [("death-dealers", 5), ("sturmpioniere", 5)]),
        ("b2", [("sturmpioniere", 5)]),
    ):
        play = hot_dog(*rows, d="death-dealers", s=tired("sturmpioniere"))
        assert play.legal == ["burn b1", "burn b2", "hold"]
        say(play, f"burn {between}, burn c2")
        assert burnt(play) == expected


@cites("T20.4")
def test_everybody_in_a_burnt_square_is_hit_by_their_own_class() -> None:
    play = hot_dog("gh", "..", board={"units": {"lara": {"at": "b1", "flags": ["loaded"]}}}, h=tired("hans"))
    say(play, "burn b1, hold, hold")
    assert (asked(play)["shot"]["target"], dice(play)) == ("hans", 1)
    play.chance("hits 1", "hits 1")
    assert ("dead" in unit(play, "hans")["flags"], losses(play, "lara")) == (True, 1)  # AP-flame, and plain flame


@cites("T20.4", "T7.7")
def test_flames_that_hit_nobody_but_friends_are_not_allowed() -> None:
    play = hot_dog("gd.", "s..", d="death-dealers", s=tired("sturmpioniere"))
    assert (play.legal, play.rule_against("burn b1")) == (["burn a2", "hold"], "T20.4")


@cites("T20.4", "T8.5")
def test_flames_mind_no_cover() -> None:
    play = hot_dog("g.s", board={"elements": {"c1": "trap"}}, s=tired("sturmpioniere"))
    say(play, "burn b1, burn c1, hold, hold")
    play.chance("hits 2")
    assert (play.step, asked(play)["damage"]) == ("lose", 2)


@cites("T20.4", "T6.5")
def test_fire_never_passes_what_blocks_the_shooters_sight() -> None:
    play = hot_dog("ghs", h=tired("hans"), s=tired("sturmpioniere"))
    say(play, "burn b1")
    assert aimed_row(play) == "50-cal-mg"  # nothing behind the Hans can burn
    # Soldiers with such a flamethrower do not see past soldiers either, but see a walker behind them.
    data = card_with("hell-boys", rows={"flamethrower-a": {"range": "2"}})
    play = field(open_ground("hds"), data=data, h="hell-boys", d="death-dealers", s=tired("hans"))
    say(play, "activate hell-boys, do attack, do nothing")
    assert play.legal == ["burn b1"]
    play = field(
        open_ground("hds", "u.."),
        data=data,
        h="hell-boys",
        d="death-dealers",
        s=tired("sturmpioniere"),
        u=tired("hans"),
    )
    say(play, "activate hell-boys, do attack, do nothing")
    assert (play.legal, play.rule_against("burn b1")) == (["burn a2", "hold"], "T20.4")


@cites("T20.4", "T1.5")
def test_a_large_vehicle_burns_once_however_many_of_its_squares_burn() -> None:
    play = hot_dog("gk..", "....", "....", k=tired("koenigsluther"))
    assert play.legal == ["burn b1", "burn b2"]  # two of its squares
    say(play, "burn b1")
    assert burnt(play) == [("koenigsluther", 1)]


@cites("T20.4")
def test_a_row_that_burns_squares_does_not_aim_at_units() -> None:
    play = hot_dog("gs", s=tired("sturmpioniere"))
    assert play.rule_against("at sturmpioniere") == "T20.4"


# R6, R43


@cites("R6", "T4.3")
def test_dice_against_friends_are_not_rolled_again() -> None:
    play = field(open_ground("gds"), g="hot-dog", d="death-dealers", s=tired("sturmpioniere"))
    say(play, "activate hot-dog, do sustained, burn b1, burn c1, hold, hold")
    assert asked(play)["shot"]["target"] == "death-dealers"
    play.chance("hits 1")
    assert (asked(play)["shot"]["target"], asked(play)["stage"]) == ("sturmpioniere", "first")
    play.chance("hits 1")
    assert (asked(play)["stage"], dice(play)) == ("sustained", 4)
    data = card_with("hot-dog", abilities=["berserk"])
    berserk = {"name": "hot-dog", "lasting": ["berserk"], "used": ["berserk"]}
    play = field(open_ground("gds"), data=data, g=berserk, d="death-dealers", s=tired("sturmpioniere"))
    say(play, "activate hot-dog, do attack, do nothing, burn b1, burn c1, hold, hold")
    play.chance("hits 0")
    assert (asked(play)["shot"]["target"], asked(play)["stage"]) == ("sturmpioniere", "first")


@cites("R43", "T9.2")
def test_a_burning_square_burns_units_only_an_element_needs_a_row_of_its_own() -> None:
    play = hot_dog("gs", board={"elements": {"b1": "crate"}}, s=tired("sturmpioniere"))
    assert play.legal == ["wreck b1", "burn b1", "hold"]
    say(play, "burn b1, hold, hold")
    play.chance("hits 0")
    assert play.board["elements"] == {"b1": "crate"}
    play = hot_dog("gs", board={"elements": {"b1": "crate"}}, s=tired("sturmpioniere"))
    say(play, "wreck b1, hold, hold")
    assert dice(play) == 1
    play.chance("hits 1")
    assert (play.board["elements"], losses(play, "sturmpioniere")) == ({}, 0)


@cites("T20.4", "R43")
def test_flames_at_an_element_pass_no_units() -> None:
    play = hot_dog("gsC", "..C", s=tired("sturmpioniere"))
    assert play.legal == ["wreck c2", "burn b1", "hold"]  # to c2 past b2, where nobody stands
    assert play.rule_against("wreck c1") == "T20.4"


# Worked examples


def example_1128() -> Play:
    """Seen from the Hot Dog: laser before it, Hans behind them, Sturmpioniere behind him; flak aslant, Luther aside."""
    return hot_dog(
        "glhs",
        "ek..",
        l=tired("heavy-laser-grenadiers"),
        h=tired("hans"),
        s=tired("sturmpioniere"),
        e=tired("luther"),
        k=tired("heavy-flak-grenadiers"),
    )


@cites("T20.4")
def test_example_1128_the_four_pairs_the_hot_dog_can_burn() -> None:
    laser, flak, luther, hans = "b1", "b2", "a2", "c1"
    assert pairs(example_1128()) == {
        frozenset((laser, flak)),
        frozenset((laser, luther)),
        frozenset((flak, luther)),
        frozenset((laser, hans)),
    }


@cites("T20.4")
def test_example_1135_never_the_sturmpioniere_behind_the_hans() -> None:
    play = example_1128()
    assert play.rule_against("burn d1") == "T20.4"
    say(play, "burn b1")
    assert play.rule_against("burn d1") == "T20.4"
    say(play, "burn c1")
    assert burnt(play) == [("heavy-laser-grenadiers", 3), ("hans", 1)]


@cites("T20.4")
def test_example_1145_a_walker_shields_who_stands_behind_it() -> None:
    play = hot_dog("ghl", h=tired("hans"), l=tired("heavy-laser-grenadiers"))
    assert play.rule_against("burn c1") == "T20.4"
    say(play, "burn b1")
    assert burnt(play) == [("hans", 1)]


@cites("T20.4")
def test_example_1147_swapped_both_burn() -> None:
    play = hot_dog("glh", h=tired("hans"), l=tired("heavy-laser-grenadiers"))
    say(play, "burn b1, burn c1")
    assert burnt(play) == [("heavy-laser-grenadiers", 3), ("hans", 1)]
