"""P5.5 to P5.7, P5.10 to P5.13: the objectives, and the tokens that tire."""

from sandtable.core.position import from_text, to_text
from sandtable.testing import Play, cites
from tests.dual_powers.positions import at

SCORE = "unrest, reveal-objectives, exhaust"


def scoring(board: str) -> Play:
    """The last bonus action of the action phase is declined, and scoring begins; without a tile no unrest."""
    play = at(board if "unrest" in board else 'unrest = ""\n' + board, "bonus red false, " + SCORE)
    play.do("done")
    return play


def revealed(play: Play) -> list[tuple[object, object]]:
    """Whose objectives were turned up, in this order, with their markers."""
    return [(event["side"], event["marker"]) for event in play.events if event["event"] == "objective-revealed"]


def scored(play: Play) -> list[tuple[object, object, object]]:
    """Side, points and region of everything that was scored."""
    return [(e["side"], e["points"], e["region"]) for e in play.events if e["event"] == "scored"]


def everywhere(play: Play) -> list[str]:
    """All tokens on the board and in the supplies."""
    regions = play.board["regions"].values()
    return [*play.board["supply"], *(token for tokens in regions for token in tokens)]


OBJECTIVES = """
    objectives.red = "green-2-move"
    objectives.white = "purple-2-move"
"""

# P5.5, P5.10: the order


@cites("P5.5")
def test_the_side_behind_reveals_first() -> None:
    assert revealed(scoring("support = 3\n" + OBJECTIVES)) == [("white", 2), ("red", 3)]
    assert revealed(scoring('support = -3\nwill = "white"\n' + OBJECTIVES)) == [("red", 2), ("white", 3)]


@cites("P5.5", "P5.10")
def test_where_somebody_has_no_objective_there_is_nothing_to_lie_open() -> None:
    """Possible in positions set up by hand; they can still be written and read again."""
    play = at('objectives.white = "purple-2-move"', "bonus red false, reveal-objectives, bonus white false")
    play.do("done")
    assert (play.asked, play.board["open"]) == ("white", ["white"])
    assert from_text(to_text(play.state), play.state.rules).describe() == play.state.describe()


@cites("P5.5")
def test_with_the_marker_in_the_middle_the_side_without_the_will_reveals_first() -> None:
    assert revealed(scoring('will = "red"\n' + OBJECTIVES)) == [("white", 2), ("red", 3)]
    assert revealed(scoring('will = "white"\n' + OBJECTIVES)) == [("red", 2), ("white", 3)]


@cites("P5.5", "P5.6")
def test_region_2_is_scored_before_region_3() -> None:
    # White is behind and scores 3 first; the other way round red's 3 would have won the game.
    play = scoring("""
        support = 16
        regions.green = ["red-1/0"]
        regions.purple = ["white-1/0"]
        objectives.red = "green-4-move"
        objectives.white = "purple-4-move"
    """)
    assert scored(play) == [("white", 3, "purple"), ("red", 3, "green")]
    assert (play.board["support"], play.state.ending) == (16, "unfinished")


@cites("P5.10")
def test_who_is_behind_is_judged_after_unrest() -> None:
    play = scoring('support = -1\nunrest = "brown"\nregions.brown = ["red-1/0"]\n' + OBJECTIVES)
    play.do("points")
    assert play.board["support"] == 1  # red was behind and leads now
    assert revealed(play) == [("white", 2), ("red", 3)]
    play = scoring('support = -1\nunrest = "brown"\nregions.brown = ["red-1/0"]\n' + OBJECTIVES)
    play.do("bonus")
    play.do("done")
    assert revealed(play) == [("red", 2), ("white", 3)]


@cites("P5.10")
def test_points_that_reach_the_middle_leave_the_order_to_the_will() -> None:
    play = scoring('support = -2\nwill = "white"\nunrest = "brown"\nregions.brown = ["red-1/0"]\n' + OBJECTIVES)
    play.do("points")
    assert play.board["support"] == 0
    assert revealed(play) == [("red", 2), ("white", 3)]


@cites("P5.10")
def test_both_objectives_are_open_before_region_2_is_scored() -> None:
    # Region 2 ends the game, and the objective of region 3 lies open all the same.
    play = scoring('support = 17\nregions.purple = ["red-1/0"]\n' + OBJECTIVES)
    assert play.state.ending == "track"
    assert scored(play) == [("red", 2, "purple")]
    assert play.state.view(1)["board"]["objectives"]["red"] == "green-2-move"
    names = [event["event"] for event in play.events]
    assert names.index("scored") > max(i for i, name in enumerate(names) if name == "objective-revealed")


# P5.6: who scores


@cites("P5.6")
def test_the_stronger_side_scores_whoever_chose_the_card() -> None:
    play = scoring("""
        regions.green = ["white-3/2", "red-1/0"]
        regions.purple = ["red-1/1"]
        objectives.red = "green-6-double-move"
        objectives.white = "purple-2-move"
    """)
    assert scored(play) == [("red", 2, "purple"), ("white", 5, "green")]
    assert play.board["support"] == 2 - 5


@cites("P5.6", "P5.7")
def test_two_markers_in_a_region_are_scored_one_by_one_and_tokens_tire_once() -> None:
    play = scoring("""
        regions.purple = ["red-2/2", "white-1/0", "neutral-1/1"]
        objectives.red = "purple-2-move"
        objectives.white = "purple-4-move"
    """)
    assert scored(play) == [("red", 3, "purple"), ("red", 2, "purple")]
    assert play.board["support"] == 5
    assert play.board["regions"]["purple"] == ["neutral-1/1 exhausted", "red-2/2 exhausted", "white-1/0 exhausted"]


@cites("P5.6", "P5.7", "P5.8")
def test_three_markers_in_a_region() -> None:
    play = scoring("""
        unrest = "purple"
        regions.purple = ["white-3/2"]
        objectives.red = "purple-2-move"
        objectives.white = "purple-4-move"
    """)
    play.do("points")
    # White leads after unrest, so red's card is marker 2.
    assert scored(play) == [("white", 2, "purple"), ("white", 2, "purple"), ("white", 3, "purple")]
    assert play.board["support"] == -7
    assert play.board["regions"]["purple"] == ["white-3/2 exhausted"]


@cites("P5.6")
def test_markers_one_by_one_the_first_may_end_the_game() -> None:
    play = scoring("""
        support = -15
        regions.purple = ["white-1/0"]
        objectives.red = "purple-4-move"
        objectives.white = "purple-2-move"
    """)
    assert scored(play) == [("white", 3, "purple")]
    assert play.state.ending == "track"


# P5.7, P5.12: tokens tire


@cites("P5.7")
def test_the_ready_tire_and_the_exhausted_leave() -> None:
    play = scoring("""
        unrest = "brown"
        regions.brown = ["neutral-1/1", "neutral-1/2 exhausted"]
        regions.green = ["red-2/2", "red-3/3 exhausted", "lenin", "stalin exhausted"]
        regions.purple = ["white-2/2", "white-3/2 exhausted", "lvov exhausted", "neutral-1/0 exhausted"]
        regions.blue = ["red-1/2 exhausted", "white-1/2", "neutral-1/0 exhausted"]
        objectives.red = "green-2-move"
        objectives.white = "purple-2-move"
    """)
    regions = play.board["regions"]
    assert regions["brown"] == ["neutral-1/1 exhausted"]
    assert regions["green"] == ["lenin exhausted", "red-2/2 exhausted"]
    assert regions["purple"] == ["white-2/2 exhausted"]
    assert regions["blue"] == ["neutral-1/0 exhausted", "red-1/2 exhausted", "white-1/2"]  # no marker: untouched
    # units go back to their supply, leaders and neutrals out of the game
    supply = play.board["supply"]
    assert supply.count("red-3/3") == 1  # the only one
    assert supply.count("white-3/2") == 2  # both
    for gone in ("stalin", "lvov", "neutral-1/2"):
        assert gone not in everywhere(play) and f"{gone} exhausted" not in everywhere(play)
    assert not any(token.startswith("neutral") for token in supply)


@cites("P5.7")
def test_a_unit_that_left_can_be_recruited_again_ready() -> None:
    board = """
        regions.green = ["red-1/2 exhausted"]
        objectives.red = "green-2-move"
    """
    play = at(board, "exhaust, bonus red false")
    play.do("enlist red-1/2 blue")
    assert play.board["regions"]["blue"] == ["red-1/2"]


@cites("P5.7", "P5.2", "P5.6")
def test_example_g_two_tokens_to_one_and_who_leaves() -> None:
    play = scoring("""
        will = "red"
        regions.white = ["white-2/1", "kornilov exhausted", "red-3/3 exhausted"]
        objectives.white = "white-4-refresh"
    """)
    assert scored(play) == [("white", 3, "white")]  # 2 + 1 to 3, two tokens to one, though red holds the Will
    assert play.board["support"] == -3
    assert play.board["regions"]["white"] == ["white-2/1 exhausted"]
    assert "red-3/3" in play.board["supply"]
    assert not any("kornilov" in token for token in everywhere(play))


@cites("P5.11")
def test_where_nobody_is_stronger_nobody_scores_and_tokens_tire() -> None:
    play = scoring("""
        will = "white"
        regions.green = ["neutral-1/1", "neutral-1/0 exhausted"]
        objectives.red = "green-6-double-move"
        objectives.white = "purple-6-double-move"
    """)
    assert scored(play) == []
    assert play.board["support"] == 0
    assert [e["region"] for e in play.events if e["event"] == "nobody-stronger"] == ["green", "purple"]
    assert play.board["regions"]["green"] == ["neutral-1/1 exhausted"]


@cites("P5.12", "P5.7")
def test_trotsky_tires_and_exhausted_is_out_of_the_game() -> None:
    for month, name in (("jul", "trotsky"), ("sep", "trotsky-red")):
        board = f'month = "{month}"\nobjectives.red = "green-2-move"\nregions.green = '
        ready = scoring(board + f'["{name}"]')
        assert ready.board["regions"]["green"] == [f"{name} exhausted"]
        gone = scoring(board + f'["{name} exhausted"]')
        assert gone.board["regions"]["green"] == []
        assert not any("trotsky" in token for token in everywhere(gone))


@cites("P5.12")
def test_red_trotsky_never_comes_after_neutral_trotsky_was_scored_out() -> None:
    board = """
        month = "jul"
        day = 28
        regions.green = ["trotsky exhausted"]
        objectives.red = "green-2-move"
        hands.red = ["blue-4-refresh"]
        hands.white = ["blue-3-move"]
    """
    play = at(board, "exhaust, turn red, turn white")
    play.do("play blue-4-refresh")
    assert play.board["month"] == "aug"
    assert not any("trotsky" in token for token in everywhere(play))


# P5.13: the end of the track


@cites("P5.13")
def test_the_victory_space_is_the_last_of_eighteen() -> None:
    board = 'regions.green = ["red-1/0"]\nobjectives.red = "green-2-move"\n'
    short = scoring(board + "support = 15")
    assert (short.board["support"], short.state.ending) == (17, "unfinished")
    there = scoring(board + "support = 16")
    assert (there.board["support"], there.state.ending) == (18, "track")


@cites("P5.13")
def test_surplus_points_are_lost() -> None:
    for side, support, end in (("red", 17, 18), ("white", -17, -18)):
        play = scoring(f'month = "oct"\nsupport = {support}\nunrest = "brown"\nregions.brown = ["{side}-1/0"]')
        play.do("points")
        assert play.board["support"] == end
        assert (play.state.ending, play.last("game-won")["side"]) == ("track", side)


@cites("P5.13")
def test_an_end_reached_in_unrest_leaves_the_objectives_hidden() -> None:
    play = scoring('support = 16\nunrest = "brown"\nregions.brown = ["red-1/0"]\n' + OBJECTIVES)
    play.do("points")
    assert play.state.is_over()
    assert not play.happened("objective-revealed")
    assert play.board["open"] == []
    assert play.state.view(0)["board"]["objectives"] == {"red": "green-2-move", "white": "?"}
    assert play.state.view(1)["board"]["objectives"] == {"red": "?", "white": "purple-2-move"}


@cites("P5.13")
def test_an_end_reached_in_unrest_stops_the_scoring() -> None:
    # White would come back with both objectives.
    play = scoring("""
        support = 16
        unrest = "brown"
        regions.brown = ["red-1/0"]
        regions.purple = ["white-1/0"]
        objectives.red = "purple-5-move"
        objectives.white = "purple-6-double-move"
    """)
    play.do("points")
    assert (play.board["support"], play.state.returns()) == (18, [1.0, -1.0])
    assert scored(play) == [("red", 2, "brown")]
    assert play.board["regions"]["purple"] == ["white-1/0"]
