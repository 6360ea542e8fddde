"""P7.5, P7.7 to P7.9, P7.11 to P7.14: the opposition's turns, its objective and its tokens."""

from collections import Counter

from sandtable.testing import Play, cites
from tests.dual_powers.positions import at, seen, there


def alone(board: str, steps: str, side: str = "red", difficulty: int = 1) -> Play:
    """A position of the solitaire game."""
    return at(board, steps, solitaire=True, side=side, difficulty=difficulty)


def turned_up(card: str, board: str, side: str = "red") -> Play:
    """The opposition turns up this card."""
    play = alone(board, f"turn-up, bonus {side} false", side)
    play.chance("turn-up " + card)
    return play


def in_supply(play: Play, token: str) -> int:
    """How many of these tokens are in the supply."""
    return Counter(play.board["supply"])[token]


# P7.5: its turn


@cites("P7.5")
def test_a_card_advances_the_day_and_brings_a_unit_of_its_level() -> None:
    for card, level in (("blue-2-double-move", 3), ("blue-4-refresh", 2), ("blue-6-refresh", 1)):
        play = turned_up(card, "day = 3")
        assert play.board["day"] == 3 + int(card.split("-")[1])
        assert there(play, "blue") == [f"opposition-{level}"]
        assert in_supply(play, f"opposition-{level}") == 8
        assert play.board["opposition"] == [card]


@cites("P7.5")
def test_on_15_and_31_a_level_1_unit_enters_unrest() -> None:
    board = 'unrest = "brown"\nwill = "red"\nday = '
    for day, end in ((11, 15), (27, 31)):
        play = turned_up("blue-4-refresh", board + str(day))
        assert (play.board["day"], play.board["will"]) == (end, "red")  # 31 is reached, not passed
        assert (there(play, "blue"), there(play, "brown")) == (["opposition-2"], ["opposition-1"])
    play = turned_up("blue-4-refresh", board + "12")
    assert (there(play, "blue"), there(play, "brown")) == (["opposition-2"], [])


@cites("P7.5")
def test_passing_31_takes_the_will() -> None:
    for side, other in (("red", "white"), ("white", "red")):
        play = turned_up("blue-4-refresh", f'day = 28\nwill = "{side}"', side)
        assert (play.board["month"], play.board["day"], play.board["will"]) == ("may-jun", 1, other)
        play = turned_up("blue-4-refresh", f'day = 23\nwill = "{side}"', side)
        assert play.board["will"] == side


@cites("P7.5")
def test_the_opposition_never_moves_or_refreshes() -> None:
    board = """
        day = 27
        unrest = "brown"
        will = "white"
        regions.green = ["opposition-1 exhausted", "kornilov exhausted", "neutral-1/0 exhausted"]
        regions.blue = ["opposition-2"]
    """
    for card in ("green-3-refresh", "green-4-move", "green-3-double-move"):
        play = turned_up(card, board)
        level = 2 if "4" in card else 3
        tired = ["kornilov exhausted", "neutral-1/0 exhausted", "opposition-1 exhausted"]
        assert there(play, "green") == sorted([*tired, f"opposition-{level}"])
        assert there(play, "blue") == ["opposition-2"]
        assert play.asked == "red"  # nothing is asked for it


@cites("P7.5")
def test_a_level_that_is_used_up_is_skipped() -> None:
    nine = ", ".join(['"opposition-3"'] * 9)
    play = turned_up("blue-2-double-move", f"regions.green = [{nine}]")
    assert there(play, "blue") == []
    assert in_supply(play, "opposition-2") == 9  # no other level in its place
    ones = ", ".join(['"opposition-1"'] * 9)
    play = turned_up("blue-4-refresh", f'day = 11\nunrest = "brown"\nregions.green = [{ones}]')
    assert (there(play, "blue"), there(play, "brown")) == (["opposition-2"], [])


# P7.7: unrest


@cites("P7.7")
def test_the_opposition_always_takes_the_unrest_points() -> None:
    for side, sign in (("red", -1), ("white", 1)):
        board = 'month = "jul"\nunrest = "brown"\nregions.brown = ["opposition-1"]'
        play = alone(board, f"bonus {side} false, unrest", side)
        play.do("done")
        assert play.asked == "nobody"
        assert play.board["support"] == sign * 3


@cites("P7.7")
def test_you_choose_between_points_and_bonus_as_with_two() -> None:
    play = alone('month = "jul"\nunrest = "brown"\nregions.brown = ["red-1/0"]', "unrest")
    assert (play.asked, play.legal) == ("red", ["points", "bonus"])
    play.do("points")
    assert play.board["support"] == 3


# P7.8: its objective


def objective(*cards: str) -> object:
    """The card that counts when the opposition has played these, in this order; the last is turned up now."""
    row = ", ".join(f'"{card}"' for card in cards[:-1])
    board = f"""
        opposition = [{row}]
        objectives.red = "white-6-refresh"
        open = ["red"]
    """
    play = alone(board, "turn-up, reveal-objectives")
    play.chance("turn-up " + cards[-1])
    return next(e["card"] for e in play.events if e["event"] == "objective-revealed" and e["side"] == "white")


@cites("P7.8")
def test_example_h_purple_and_its_best_card() -> None:
    row = ["red-2-refresh", "red-4-refresh", "purple-4-move", "brown-5-double-move", "purple-2-move"]
    # 6 days and two cards in red and in purple; purple was played last; purple-4 has more points than purple-2
    assert objective(*row) == "purple-4-move"
    assert objective(*row[2:], *row[:2]) == "red-4-refresh"


@cites("P7.8")
def test_example_h_scores_the_points_of_purple_4() -> None:
    board = """
        unrest = "blue"
        will = "white"
        opposition = ["red-2-refresh", "red-4-refresh", "purple-4-move", "brown-5-double-move"]
        objectives.red = "white-6-refresh"
        open = ["red"]
    """
    play = alone(board, "turn-up, reveal-objectives, exhaust")
    play.chance("turn-up purple-2-move")  # its level-3 unit holds purple alone
    assert play.board["support"] == -3
    assert there(play, "purple") == ["opposition-3 exhausted"]


@cites("P7.8")
def test_the_highest_sum_of_days_comes_first() -> None:
    # brown 6 with one card; red 5 with two cards, played last
    assert objective("brown-6-move", "blue-4-refresh", "red-2-refresh", "red-3-move") == "brown-6-move"
    # 3 + 5 days beat 6, the longest single card
    assert objective("purple-3-refresh", "purple-5-move", "red-6-move") == "purple-5-move"


@cites("P7.8")
def test_equal_sums_the_region_with_most_cards() -> None:
    # 6 days each: red with two cards, brown with one that was played last
    assert objective("red-2-refresh", "red-4-move", "blue-3-move", "green-2-move", "brown-6-move") == "red-4-move"


@cites("P7.8")
def test_equal_sums_and_cards_the_region_played_last_of_these() -> None:
    assert objective("red-5-refresh", "brown-5-refresh", "blue-2-double-move") == "brown-5-refresh"
    assert objective("brown-5-refresh", "red-5-refresh", "blue-2-double-move") == "red-5-refresh"
    # what was played last of all does not matter if its region is not among them
    assert objective("purple-4-move", "green-4-move", "purple-2-move", "green-2-move", "blue-5-move") == "green-4-move"
    assert objective("green-4-move", "purple-4-move", "green-2-move", "purple-2-move", "blue-5-move") == "purple-4-move"


@cites("P7.8")
def test_the_card_of_the_region_with_most_points_counts() -> None:
    row = ["purple-6-double-move", "purple-2-move", "purple-3-refresh"]
    assert objective(*row) == "purple-6-double-move"
    assert objective(*reversed(row)) == "purple-6-double-move"


@cites("P7.8")
def test_you_may_score_its_objective_and_it_yours() -> None:
    board = """
        unrest = ""
        support = 1
        opposition = ["purple-5-move"]
        objectives.red = "green-6-double-move"
        open = ["red"]
        regions.purple = ["red-1/0"]
        regions.green = ["opposition-1"]
    """
    play = alone(board, "bonus red false, reveal-objectives, exhaust")
    play.do("done")
    scored = [(e["side"], e["points"], e["region"]) for e in play.events if e["event"] == "scored"]
    assert scored == [("red", 4, "purple"), ("white", 5, "green")]
    assert play.board["support"] == 1 + 4 - 5
    assert there(play, "purple") == ["red-1/0 exhausted"]
    assert there(play, "green") == ["opposition-1 exhausted"]


# P7.9, P7.14: exhausted tokens


def stronger(tokens: str, difficulty: int) -> object:
    """Who is stronger in brown with these tokens there; white is the opposition and holds the Will."""
    play = alone(
        f'unrest = "brown"\nwill = "white"\nregions.brown = [{tokens}]',
        "bonus red false, unrest",
        difficulty=difficulty,
    )
    play.do("done")
    return play.last("unrest-resolved")["side"]


@cites("P7.9")
def test_an_exhausted_opposition_unit_is_as_strong_as_the_difficulty() -> None:
    # against 3, where an equal strength goes to the holder of the Will
    sides = [stronger('"opposition-1 exhausted", "red-3/1"', difficulty) for difficulty in range(1, 7)]
    assert sides == ["red", "red", "white", "white", "white", "white"]


@cites("P7.14", "P7.9")
def test_the_difficulty_holds_for_every_level() -> None:
    for level in (1, 2, 3):
        assert stronger(f'"opposition-{level} exhausted", "red-2/1"', difficulty=1) == "red"
        # 6 to 5: one less would lose, one more is not needed
        assert stronger(f'"opposition-{level} exhausted", "red-3/1", "red-2/1"', difficulty=6) == "white"
        assert stronger(f'"opposition-{level} exhausted", "red-3/1", "lenin"', difficulty=6) == "red"


@cites("P7.14")
def test_exhausted_opposition_leaders_have_their_printed_strength() -> None:
    assert stronger('"kornilov exhausted", "red-2/1"', difficulty=6) == "red"  # 1 to 2
    assert stronger('"kerensky exhausted", "red-1/0"', difficulty=1) == "white"  # 2 to 1
    assert stronger('"kerensky exhausted", "red-2/1", "red-1/0 exhausted"', difficulty=6) == "red"  # 2 to 2, one to two


# P7.11: its leader enters


@cites("P7.11")
def test_no_neutral_becomes_ready_when_its_leader_enters() -> None:
    for will in ("red", "white"):
        board = f'will = "{will}"\nunrest = "brown"\nregions.brown = ["neutral-1/0 exhausted"]'
        play = alone(board, "opposition-leader, opposition-turn")
        play.chance("leader lvov")
        assert there(play, "brown") == ["lvov", "neutral-1/0 exhausted"]


# P7.12: the calendar in its turns


@cites("P7.12")
def test_29_and_30_go_on_to_31_with_a_bonus_unit() -> None:
    for day in (25, 26):
        play = turned_up("blue-4-refresh", f'day = {day}\nunrest = "brown"')
        assert (play.board["month"], play.board["day"]) == ("mar-apr", 31)
        assert there(play, "brown") == ["opposition-1"]
    play = turned_up("blue-4-refresh", 'month = "may-jun"\nday = 31\nunrest = "brown"')  # from 31, 4 days lead to 4
    assert (play.board["month"], play.board["day"], there(play, "brown")) == ("jul", 4, [])


@cites("P7.12")
def test_trotsky_comes_and_joins_red_in_its_turns() -> None:
    play = turned_up("blue-4-refresh", 'day = 28\nunrest = "brown"')
    assert there(play, "brown") == ["trotsky"]
    for side in ("red", "white"):
        board = 'month = "jul"\nday = 28\nregions.green = ["trotsky exhausted"]'
        play = turned_up("blue-4-refresh", board, side)
        assert there(play, "green") == ["trotsky-red exhausted"]


@cites("P7.12")
def test_the_unit_of_the_card_enters_before_the_bonus_unit() -> None:
    eight = ", ".join(['"opposition-1"'] * 8)
    play = turned_up("blue-6-refresh", f'day = 9\nunrest = "brown"\nregions.green = [{eight}]')
    assert play.board["day"] == 15
    assert (there(play, "blue"), there(play, "brown")) == (["opposition-1"], [])  # it was the last of its level


# P7.13: cards and units


@cites("P7.13")
def test_its_cards_lie_open_in_order_of_play() -> None:
    play = alone("", "turn-up, turn-up, turn-up, bonus red false")
    row = ["red-2-refresh", "blue-3-move", "green-2-move"]
    play.chance(*(f"turn-up {card}" for card in row))
    assert seen(play, "red")["opposition"] == row
    assert seen(play, "red")["to-come"] == 0


@cites("P7.13")
def test_its_cards_are_discarded_at_clean_up() -> None:
    board = """
        unrest = "brown"
        blockade = "blue"
        opposition = ["red-2-refresh", "green-2-move"]
        objectives.red = "purple-2-move"
        objectives.white = "green-2-move"
        open = ["red", "white"]
        played.red = ["lenin", "blue-3-move"]
        hands.red = ["stalin", "white-3-move"]
    """
    play = alone(board, "clean-up, bonus red false")
    play.chance("tile green")
    found = play.board
    assert found["discards"] == ["blue-3-move", "green-2-move", "purple-2-move", "red-2-refresh"]
    assert (found["opposition"], found["objectives"], found["open"]) == ([], {}, [])
    assert found["hands"]["red"] == ["stalin", "white-3-move"]
    assert (found["unrest"], found["blockade"], found["marker"]) == ("blue", "green", "green")


@cites("P7.13")
def test_its_units_go_back_to_its_supply_and_its_leaders_out_of_the_game() -> None:
    board = """
        unrest = "brown"
        regions.brown = ["opposition-2 exhausted", "opposition-3", "kornilov exhausted", "neutral-1/0 exhausted"]
    """
    play = alone(board, "exhaust, enter-leader, bonus red false")
    assert there(play, "brown") == ["opposition-3 exhausted"]
    assert in_supply(play, "opposition-2") == 9
    assert in_supply(play, "kornilov") == 0
    assert play.legal == ["leader kerensky", "leader lvov"]


@cites("P7.13")
def test_a_unit_that_came_back_is_used_again_ready() -> None:
    eight = ", ".join(['"opposition-3"'] * 8)
    board = f"""
        unrest = "brown"
        regions.green = [{eight}]
        regions.brown = ["opposition-3 exhausted"]
    """
    play = alone(board, "exhaust, turn-up, bonus red false")
    play.chance("turn-up blue-2-double-move")
    assert there(play, "blue") == ["opposition-3"]
