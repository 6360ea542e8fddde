"""P6: clean-up, and every way a game of two can end."""

from sandtable.table.table import Table
from sandtable.testing import Play, cites
from tests.dual_powers.positions import SCORING, actions, at, rules_with, seen, there

END = "bonus red false, " + SCORING + ", round"
"""The last decision of a round, its scoring and clean-up, and the next round."""


def scored(board: str) -> Play:
    """The last bonus action of the action phase is declined; scoring and clean-up follow."""
    play = at(board, END)
    play.do("done")
    return play


def won(play: Play, side: str, reason: str) -> bool:
    """Whether the game is over, with this winner and for this reason."""
    state = play.state
    returns = [1.0, -1.0] if side == "red" else [-1.0, 1.0]
    told = {"event": "game-won", "side": side, "reason": reason}
    return state.is_over() and (state.ending, state.returns(), play.last("game-won")) == (reason, returns, told)


# P6.1, P6.4: the tiles


@cites("P6.1")
def test_the_tiles_move_on() -> None:
    play = scored('unrest = "purple"\nblockade = "blue"')
    assert play.step == "blockade-tile"
    assert play.board["unrest"] == "blue"
    # The tile that left does not come back.
    assert sorted(play.legal) == ["tile brown", "tile green", "tile red", "tile white"]
    play.chance("tile green")
    board = play.board
    assert (board["unrest"], board["blockade"], board["marker"]) == ("blue", "green", "green")
    assert board["tiles"] == ["brown", "red", "white"]


@cites("P6.1", "P6.4")
def test_the_new_tile_closes_its_connection_and_opens_the_old_one() -> None:
    play = at(
        """
        unrest = "purple"
        blockade = "white"
        regions.blue = ["red-1/0", "red-1/1"]
        """,
        "clean-up, bonus red false, bonus red false",
    )
    play.chance("tile blue")
    play.do("move red-1/0 ready blue, to white")  # closed in the round before
    assert there(play, "white") == ["red-1/0"]
    play.state.apply(play.state.rules.space.parse("move red-1/1 ready blue"))
    assert play.rule_against("to purple") == "P4.9"


@cites("P6.1")
def test_without_a_tile_the_marker_leaves_the_board() -> None:
    play = scored('round = 5\nunrest = "white"\nblockade = "brown"\ntiles = []')
    board = play.board
    assert (board["unrest"], board["blockade"], board["marker"]) == ("brown", "", "")
    assert play.step == "draw-card"  # no tile is drawn, the next round begins


@cites("P6.1")
def test_a_protest_may_bring_the_marker_back_anywhere() -> None:
    board = """
        unrest = "white"
        blockade = "brown"
        tiles = []
        hands.red = ["zinoviev"]
        regions.brown = ["red-1/0"]
    """
    play = at(board, "clean-up, turn red, bonus red false")
    play.do("play zinoviev")
    colours = ["blue", "brown", "green", "purple", "red", "white"]
    assert sorted(actions(play, "protest")) == [f"protest {colour}" for colour in colours]
    play.do("protest brown")
    assert play.board["marker"] == "brown"
    play.do("place blue")
    assert play.rule_against("move red-1/0 ready brown") == "P4.9"


@cites("P6.1")
def test_without_an_unrest_tile_the_unrest_step_is_skipped() -> None:
    play = scored("""
        round = 7
        unrest = ""
        blockade = ""
        tiles = []
        regions.brown = ["red-1/0"]
        regions.green = ["red-1/1"]
        objectives.red = "green-2-move"
    """)
    assert not play.happened("unrest-resolved")
    assert play.board["support"] == 2  # the objective alone
    assert [event["region"] for event in play.events if event["event"] == "tired"] == ["green"]
    assert (play.board["round"], play.board["unrest"], play.board["blockade"]) == (8, "", "")


@cites("P6.1")
def test_seven_rounds_use_six_tiles() -> None:
    play = at('unrest = "purple"\nblockade = "blue"', ", ".join(["clean-up"] * 6) + ", bonus red false")
    play.chance("tile red", "tile green", "tile white", "tile brown")
    board = play.board
    assert (board["unrest"], board["blockade"], board["tiles"]) == ("", "", [])


@cites("P6.4")
def test_clean_up_overrides_a_protest() -> None:
    # A protest had put the marker on the red connection; the tiles decide what comes.
    play = scored('unrest = "purple"\nblockade = "blue"\nmarker = "red"')
    assert play.board["unrest"] == "blue"  # the tile names it, not the marker
    play.chance("tile green")
    assert play.board["marker"] == "green"


@cites("P6.4")
def test_the_tile_of_the_connection_a_protest_closed_closes_it_again() -> None:
    play = scored('unrest = "purple"\nblockade = "blue"\nmarker = "green"')
    play.chance("tile green")
    assert play.board["marker"] == "green"


# P6.2: the cards


CARDS = """
    unrest = "purple"
    blockade = "blue"
    will = "white"
    hands.red = ["lenin", "red-6-move"]
    hands.white = ["white-6-refresh"]
    played.red = ["stalin", "blue-2-double-move"]
    played.white = ["lvov", "blue-3-move"]
    discards = ["brown-2-refresh"]
    objectives.red = "green-2-move"
    objectives.white = "purple-2-move"
"""


@cites("P6.2")
def test_played_cards_and_objectives_are_discarded() -> None:
    play = scored(CARDS)
    board = play.board
    assert board["discards"] == [
        "blue-2-double-move",
        "blue-3-move",
        "brown-2-refresh",
        "green-2-move",
        "purple-2-move",
    ]
    assert (board["played"], board["objectives"], board["open"]) == ({"red": [], "white": []}, {}, [])


@cites("P6.2")
def test_played_leaders_are_out_and_unplayed_cards_stay_in_the_hand() -> None:
    play = scored(CARDS)
    board = play.board
    assert board["hands"] == {"red": ["lenin", "red-6-move"], "white": ["white-6-refresh"]}
    for pile in (board["discards"], board["played"]["red"], board["played"]["white"], *board["hands"].values()):
        assert "stalin" not in pile and "lvov" not in pile
    play.chance("tile green")
    play.chance(*play.legal[:5])
    assert len(play.board["hands"]["white"]) == 6  # one stayed, five were drawn


@cites("P6.2")
def test_the_next_objectives_lie_face_down_again() -> None:
    # White's objective had been turned up by espionage, both by scoring.
    play = scored(CARDS + 'open = ["white"]')
    play.chance("tile green")
    for _ in range(10):
        play.chance(play.legal[0])
    for seat in ("red", "white"):
        play.do(play.state.rules.space.words(play.state.legal(play.state.seat)[0]), seat)
    assert seen(play, "red")["objectives"]["white"] == "?"
    assert seen(play, "white")["objectives"]["red"] == "?"


@cites("P6.2")
def test_the_objective_markers_return() -> None:
    # Green had a marker in the round before; now nobody tires there.
    play = at(
        """
        unrest = "purple"
        regions.green = ["red-1/1"]
        objectives.red = "green-2-move"
        """,
        "exhaust, clean-up, exhaust, bonus red false",
    )
    play.chance("tile brown")
    assert there(play, "green") == ["red-1/1 exhausted"]


# P6.3: the end


@cites("P6.3")
def test_the_track_ends_the_game_at_once() -> None:
    for side, support in (("red", 16), ("white", -16)):
        play = scored(f"""
            support = {support}
            unrest = "brown"
            regions.green = ["{side}-1/1"]
            objectives.red = "green-2-move"
            objectives.white = "purple-2-move"
        """)
        assert won(play, side, "track")
        assert there(play, "green") == [f"{side}-1/1"]  # before anybody tires
        assert play.board["unrest"] == "brown"  # and before clean-up


@cites("P6.3")
def test_the_track_comes_before_the_calendar() -> None:
    # Also in October the end of the track is the reason.
    play = scored("""
        month = "oct"
        support = -17
        unrest = "brown"
        regions.green = ["white-1/1"]
        objectives.red = "green-2-move"
    """)
    assert won(play, "white", "track")


@cites("P6.3")
def test_after_scoring_in_october_or_november_the_marker_decides() -> None:
    for month in ("oct", "nov"):
        for support, side in ((1, "red"), (-1, "white")):
            other = "white" if side == "red" else "red"  # the Will does not matter
            play = scored(f'month = "{month}"\nsupport = {support}\nwill = "{other}"\nunrest = "brown"')
            assert won(play, side, "calendar")


@cites("P6.3")
def test_with_the_marker_in_the_middle_the_holder_of_the_will_wins() -> None:
    for month in ("oct", "nov"):
        for side in ("red", "white"):
            assert won(scored(f'month = "{month}"\nwill = "{side}"\nunrest = "brown"'), side, "calendar-will")


@cites("P6.3")
def test_before_october_the_game_goes_on() -> None:
    for month in ("mar-apr", "may-jun", "jul", "aug", "sep"):
        play = scored(f'month = "{month}"\nsupport = 17\nunrest = "brown"')
        assert not play.state.is_over()
        assert play.step == "blockade-tile"


@cites("P6.3")
def test_reaching_october_does_not_end_the_round() -> None:
    play = at(
        """
        month = "sep"
        day = 28
        support = -1
        hands.red = ["blue-4-refresh"]
        regions.brown = ["red-1/0"]
        regions.green = ["white-1/1"]
        unrest = "brown"
        objectives.red = "green-2-move"
        """,
        "turn red, " + SCORING,
    )
    play.do("play blue-4-refresh")
    assert (play.board["month"], play.asked) == ("oct", "red")
    play.do("recruit red-1/1")
    play.do("points")  # the unrest of October still counts: -1 + 6 - 2
    assert play.board["support"] == 3
    assert won(play, "red", "calendar")


@cites("P6.3")
def test_november_can_be_reached_within_a_round() -> None:
    board = """
        month = "oct"
        day = 28
        will = "white"
        hands.red = ["blue-4-refresh"]
        unrest = "brown"
    """
    play = at(board, "turn red, " + SCORING)
    play.do("play blue-4-refresh")
    assert play.board["month"] == "nov"
    play.do("recruit red-2/2")
    assert won(play, "red", "calendar-will")  # passing 31 had brought red the Will


@cites("P6.3")
def test_whoever_resigns_has_lost() -> None:
    for seat, returns in ((0, [-1.0, 1.0]), (1, [1.0, -1.0])):
        table = Table(rules_with(), seed="P6.3")
        table.resign(seat)
        assert (table.is_over(), table.ending, table.returns()) == (True, "resignation", returns)


# P6.5: the calendar's last month


@cites("P6.5")
def test_passing_31_in_november_leaves_the_month_but_brings_the_will() -> None:
    for side, other in (("red", "white"), ("white", "red")):
        board = f"""
            month = "nov"
            day = 27
            will = "{other}"
            hands.{side} = ["blue-6-refresh"]
        """
        play = at(board, f"turn {side}, turn {side}")
        play.do("play blue-6-refresh")
        assert (play.board["month"], play.board["day"], play.board["will"]) == ("nov", 2, side)


@cites("P6.5")
def test_not_passing_31_in_november_leaves_the_will() -> None:
    play = at('month = "nov"\nday = 27\nwill = "white"\nhands.red = ["blue-4-refresh"]', "turn red, turn red")
    play.do("play blue-4-refresh")
    assert (play.board["month"], play.board["day"], play.board["will"]) == ("nov", 31, "white")
