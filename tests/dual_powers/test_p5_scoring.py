"""P5.1 to P5.4, P5.8, P5.9: who is stronger, and what the region of unrest is worth."""

from sandtable.testing import Play, cites
from tests.dual_powers.positions import at

SCORE = "unrest, reveal-objectives, exhaust"
MONTHS = ["mar-apr", "may-jun", "jul", "aug", "sep", "oct", "nov"]


def scoring(board: str, **options: object) -> Play:
    """The last bonus action of the action phase is declined, and scoring begins; without a tile no unrest."""
    play = at(board if "unrest" in board else 'unrest = ""\n' + board, "bonus red false, " + SCORE, **options)
    play.do("done")
    return play


def stronger(tokens: str, will: str, month: str = "mar-apr") -> object:
    """Who is stronger in brown, the region of unrest, with these tokens there."""
    play = scoring(f'month = "{month}"\nunrest = "brown"\nwill = "{will}"\nregions.brown = [{tokens}]')
    return play.last("unrest-resolved")["side"]


# P5.1: strength


@cites("P5.1")
def test_strength_is_the_sum_of_the_values_shown() -> None:
    # 3/1 exhausted shows 1, against 2: white, although the ready side would win
    assert stronger('"red-3/1 exhausted", "white-2/1"', will="red") == "white"
    # 1/2 exhausted shows 2, against 1: red, although the ready sides would be equal and white holds the Will
    assert stronger('"red-1/2 exhausted", "white-1/0"', will="white") == "red"
    # 1 + 1 + 1 against 2: red only by the sum
    assert stronger('"red-1/0", "red-1/1", "red-1/2", "white-2/1"', will="white") == "red"


@cites("P5.1")
def test_leaders_count_like_units_on_the_side_they_show() -> None:
    assert stronger('"lenin", "white-3/2"', will="white") == "red"  # 4 to 3
    assert stronger('"lenin exhausted", "white-3/2"', will="red") == "white"  # 2 to 3


@cites("P5.1")
def test_neutrals_count_for_the_holder_of_the_will_who_has_a_token_there() -> None:
    both = '"red-1/0", "white-2/1", "neutral-1/0", "neutral-1/1"'
    assert stronger(both, will="red") == "red"  # 1 + 1 + 1 to 2
    assert stronger('"red-3/1", "white-2/1", "neutral-1/0", "neutral-1/1"', will="white") == "white"  # 3 to 2 + 1 + 1


@cites("P5.1")
def test_neutrals_do_not_count_for_the_side_without_the_will() -> None:
    # Company alone is not enough: 2 to 3, though red and the neutrals together would be 4.
    assert stronger('"red-2/1", "white-3/2", "neutral-1/0", "neutral-1/1"', will="white") == "white"


@cites("P5.1", "P5.2")
def test_neutrals_do_not_count_for_a_holder_without_a_token_there() -> None:
    # The Will alone is not enough: three neutrals, and red's only token shows 0.
    tokens = '"red-1/0 exhausted", "neutral-1/0", "neutral-1/1", "neutral-1/2"'
    assert stronger(tokens, will="white") == "red"


@cites("P5.1")
def test_neutrals_count_with_the_side_they_show() -> None:
    # 1 + 2 and two tokens against 3; ready the neutral would show 1, and 2 loses to 3
    assert stronger('"red-1/0", "neutral-1/2 exhausted", "white-3/2"', will="red") == "red"
    assert stronger('"red-2/1", "neutral-1/0 exhausted", "white-3/2"', will="red") == "white"  # 2 + 0 to 3


@cites("P5.1")
def test_neutral_trotsky_counts_like_a_neutral_unit() -> None:
    both = '"red-1/0", "white-3/2", "trotsky"'
    assert stronger(both, will="red", month="may-jun") == "red"  # 1 + 3 to 3
    assert stronger('"red-3/1", "white-1/0", "trotsky"', will="white", month="may-jun") == "white"  # 3 to 1 + 3
    assert stronger('"red-1/0 exhausted", "trotsky"', will="white", month="may-jun") == "red"  # he is alone


@cites("P5.1")
def test_red_trotsky_counts_for_red_whoever_holds_the_will() -> None:
    assert stronger('"trotsky-red", "white-2/1"', will="white", month="aug") == "red"
    # and he is company for neutrals: 3 + 1 to 3
    assert stronger('"trotsky-red", "neutral-1/0", "white-3/2"', will="red", month="aug") == "red"


# P5.2: equal strength, nobody stronger


@cites("P5.2")
def test_example_e_more_tokens_win_at_equal_strength() -> None:
    tokens = '"red-3/1", "red-1/1", "red-1/0 exhausted", "white-2/1", "white-2/2"'
    assert stronger(tokens, will="white") == "red"  # 3 + 1 + 0 to 2 + 2, three tokens to two


@cites("P5.2")
def test_neutrals_that_count_are_among_the_tokens() -> None:
    # 1 + 0 to 1 + 0. With the neutral two tokens each, so the Will decides; without it red would have one to two.
    tokens = '"red-1/1", "neutral-1/0 exhausted", "white-1/1", "white-1/0 exhausted"'
    assert stronger(tokens, will="red") == "red"
    # For white the same neutral makes three tokens to one.
    assert stronger(tokens, will="white") == "white"


@cites("P5.2")
def test_at_equal_strength_tokens_come_before_the_will() -> None:
    assert stronger('"red-2/1", "white-1/0", "white-1/1"', will="red") == "white"
    assert stronger('"white-2/1", "red-1/0", "red-1/1"', will="white") == "red"


@cites("P5.2")
def test_strength_comes_before_tokens() -> None:
    assert stronger('"red-3/1", "white-1/0", "white-1/1"', will="white") == "red"


@cites("P5.2")
def test_equal_strength_and_tokens_the_holder_of_the_will_is_stronger() -> None:
    assert stronger('"red-2/1", "white-2/1"', will="red") == "red"
    assert stronger('"red-2/1", "white-2/1"', will="white") == "white"


@cites("P5.2", "P5.11")
def test_nobody_is_stronger_where_nothing_or_only_neutrals_are() -> None:
    for will in ("red", "white"):
        assert stronger("", will) == "none"
        assert stronger('"neutral-1/0"', will) == "none"
        assert stronger('"neutral-1/0", "neutral-1/2 exhausted", "trotsky"', will, "may-jun") == "none"


@cites("P5.2")
def test_a_token_of_strength_zero_is_stronger_than_nothing() -> None:
    assert stronger('"red-1/0 exhausted"', will="white") == "red"
    assert stronger('"white-1/0 exhausted"', will="red") == "white"


# P5.3, P5.4: the unrest points


@cites("P5.3", "P5.4")
def test_example_f_white_takes_three_points_in_july() -> None:
    play = scoring("""
        month = "jul"
        unrest = "brown"
        regions.brown = ["white-1/0", "white-1/1", "white-1/2", "red-2/1", "red-1/0 exhausted"]
    """)
    assert play.asked == "white"  # 1 + 1 + 1 to 2 + 0
    play.do("points")
    assert play.board["support"] == -3


@cites("P5.3")
def test_the_unrest_points_rise_with_the_months() -> None:
    def points(month: str, **options: object) -> int:
        play = scoring(f'month = "{month}"\nunrest = "brown"\nregions.brown = ["red-1/0"]', **options)
        play.do("points")
        return int(play.board["support"])

    assert [points(month) for month in MONTHS] == [2, 2, 3, 4, 5, 6, 6]
    assert [points(month, unrest_seven=True) for month in MONTHS] == [2, 2, 3, 4, 5, 7, 7]


@cites("P5.3")
def test_the_stronger_side_takes_points_or_a_bonus_action() -> None:
    board = 'unrest = "brown"\nregions.brown = ["white-1/0"]'
    play = scoring(board)
    assert (play.asked, play.step, play.legal) == ("white", "unrest-reward", ["points", "bonus"])
    play.do("bonus")
    assert (play.asked, play.step) == ("white", "bonus")
    assert "points" not in play.legal  # one or the other
    play.do("enlist white-1/1 green")
    assert play.board["support"] == 0
    assert play.board["regions"]["green"] == ["white-1/1"]
    assert play.step == ""  # one bonus action, and scoring went on to its end


@cites("P5.3", "P5.9")
def test_the_unrest_bonus_may_be_declined() -> None:
    play = scoring('unrest = "brown"\nregions.brown = ["red-2/1"]')
    play.do("bonus")
    assert "done" in play.legal
    play.do("done")
    assert play.board["support"] == 0
    assert play.board["regions"]["brown"] == ["red-2/1 exhausted"]


@cites("P5.4")
def test_points_move_the_marker_toward_the_scorer() -> None:
    red = scoring('support = -1\nunrest = "brown"\nregions.brown = ["red-1/0"]')
    red.do("points")
    assert red.board["support"] == 1  # across the middle
    white = scoring('support = 1\nunrest = "brown"\nregions.brown = ["white-1/0"]')
    white.do("points")
    assert white.board["support"] == -1


@cites("P5.4")
def test_an_end_of_the_track_wins_at_once() -> None:
    for side, support, returns in (("red", 16, [1.0, -1.0]), ("white", -16, [-1.0, 1.0])):
        play = scoring(f'support = {support}\nunrest = "brown"\nregions.brown = ["{side}-1/1"]')
        play.do("points")
        assert (play.state.ending, play.state.returns()) == ("track", returns)
        assert play.last("game-won") == {"event": "game-won", "side": side, "reason": "track"}
        assert play.board["regions"]["brown"] == [f"{side}-1/1"]  # nobody tires any more


@cites("P5.4")
def test_one_space_before_the_end_the_game_goes_on() -> None:
    play = scoring('support = 15\nunrest = "brown"\nregions.brown = ["red-1/1"]')
    play.do("points")
    assert (play.board["support"], play.state.ending) == (17, "unfinished")


# P5.8, P5.9: marker 1, and the bonus action at once


@cites("P5.8")
def test_tokens_in_unrest_tire_whatever_was_taken() -> None:
    board = 'unrest = "brown"\nregions.brown = ["red-2/1", "neutral-1/0"]'
    for orders in (["points"], ["bonus", "done"], ["bonus", "enlist red-1/1 green"]):
        play = scoring(board)
        for order in orders:
            play.do(order)
        assert play.board["regions"]["brown"] == ["neutral-1/0 exhausted", "red-2/1 exhausted"]


@cites("P5.8", "P5.11")
def test_tokens_in_unrest_tire_although_nobody_was_stronger() -> None:
    play = scoring('unrest = "brown"\nregions.brown = ["neutral-1/0", "neutral-1/1 exhausted"]')
    assert play.asked == "nobody"
    assert play.board["support"] == 0
    assert play.board["regions"]["brown"] == ["neutral-1/0 exhausted"]


BEFORE_REGION_2 = """
    unrest = "brown"
    blockade = "white"
    will = "red"
    regions.brown = ["red-1/0", "red-1/1"]
    regions.purple = ["white-1/0"]
    objectives.red = "green-2-move"
    objectives.white = "purple-4-move"
"""


@cites("P5.9")
def test_the_unrest_bonus_comes_before_the_objectives_are_turned_up() -> None:
    play = scoring(BEFORE_REGION_2)
    play.do("bonus")
    assert play.step == "bonus"
    assert play.board["open"] == []
    assert play.state.view(0)["board"]["objectives"] == {"red": "green-2-move", "white": "?"}
    assert play.state.view(1)["board"]["objectives"] == {"red": "?", "white": "purple-4-move"}
    assert not play.happened("objective-revealed")


@cites("P5.9")
def test_the_unrest_bonus_comes_before_region_2_is_compared() -> None:
    moved = scoring(BEFORE_REGION_2)
    moved.do("bonus")
    moved.do("move red-1/1 ready brown, to purple")
    # 1 to 1 in purple, and the Will decides for red: three points
    assert moved.board["support"] == 3
    # and the token that moved tires where it stands now
    assert moved.board["regions"]["purple"] == ["red-1/1 exhausted", "white-1/0 exhausted"]
    stayed = scoring(BEFORE_REGION_2)
    stayed.do("bonus")
    stayed.do("done")
    assert stayed.board["support"] == -3


@cites("P5.9")
def test_the_unrest_bonus_comes_before_region_3_is_compared() -> None:
    play = scoring(BEFORE_REGION_2)
    play.do("bonus")
    play.do("enlist red-1/1 green")  # green, red's own objective, was empty
    assert play.board["support"] == -3 + 2


@cites("P5.9")
def test_the_unrest_bonus_comes_before_tokens_tire() -> None:
    play = scoring('unrest = "brown"\nregions.brown = ["red-2/1 exhausted"]')
    play.do("bonus")
    play.do("refresh red-2/1 brown")
    assert play.board["regions"]["brown"] == ["red-2/1 exhausted"]  # ready for a moment; else it had left


@cites("P5.9")
def test_the_unrest_bonus_may_draw_a_card() -> None:
    play = scoring('unrest = "brown"\nregions.brown = ["red-2/1"]')
    play.do("bonus")
    play.do("draw-card")
    play.chance("draw blue-6-refresh")
    assert play.board["hands"]["red"] == ["blue-6-refresh"]
    assert play.board["support"] == 0
