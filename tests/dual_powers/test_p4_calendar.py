"""P4.2 to P4.6, P4.19, P4.20: the date advances. Worked example A."""

from itertools import pairwise

from sandtable.testing import Play, cites
from tests.dual_powers.positions import actions, at, there


def play_card(card: str, day: int, board: str = "", side: str = "red") -> Play:
    """A side plays a card on this day; nothing has been done with the card yet."""
    play = at(f'day = {day}\nhands.{side} = ["{card}"]\n' + board, f"turn {side}")
    play.do(f"play {card}")
    return play


def date(card: str, day: int) -> tuple[str, int]:
    """The date after a card was played on this day of Mar/Apr."""
    board = play_card(card, day).board
    return board["month"], board["day"]


def earns_bonus(card: str, day: int, act: str) -> bool:
    """Whether the card, played on this day and used, leads to a bonus action."""
    play = play_card(card, day)
    earned = play.happened("bonus-earned")
    play.do(act)
    assert (play.step == "bonus") == earned
    return earned


# P4.2


@cites("P4.2")
def test_the_day_advances_by_the_days_of_the_card() -> None:
    assert date("red-2-refresh", 1) == ("mar-apr", 3)
    assert date("red-6-move", 1) == ("mar-apr", 7)
    assert date("red-6-move", 22) == ("mar-apr", 28)
    assert play_card("red-2-refresh", 1).last("date") == {"event": "date", "month": "mar-apr", "day": 3}


@cites("P4.2")
def test_leader_cards_advance_the_day_too() -> None:
    assert date("stalin", 1) == ("mar-apr", 4)
    assert date("lenin", 1) == ("mar-apr", 5)
    assert date("zinoviev", 28) == ("may-jun", 2)


@cites("P4.2")
def test_twenty_nine_and_thirty_go_on_to_thirty_one() -> None:
    assert date("red-2-refresh", 26) == ("mar-apr", 28)
    assert date("red-2-refresh", 27) == ("mar-apr", 31)  # 29
    assert date("red-2-refresh", 28) == ("mar-apr", 31)  # 30
    assert date("red-3-move", 26) == ("mar-apr", 31)  # 29
    assert date("red-3-move", 27) == ("mar-apr", 31)  # 30


@cites("P4.2")
def test_reaching_thirty_one_does_not_advance_the_month() -> None:
    assert date("red-3-move", 28) == ("mar-apr", 31)
    assert date("red-6-move", 25) == ("mar-apr", 31)


@cites("P4.2")
def test_beyond_thirty_one_the_month_advances() -> None:
    assert date("red-4-move", 28) == ("may-jun", 1)
    assert date("red-6-move", 28) == ("may-jun", 3)
    assert date("red-6-move", 26) == ("may-jun", 1)


@cites("P4.2")
def test_from_thirty_one_n_days_lead_to_n() -> None:
    assert date("red-2-refresh", 31) == ("may-jun", 2)
    assert date("red-6-move", 31) == ("may-jun", 6)


@cites("P4.2")
def test_the_months_follow_each_other() -> None:
    months = ["mar-apr", "may-jun", "jul", "aug", "sep", "oct", "nov"]
    for month, following in pairwise(months):
        assert play_card("red-4-move", 28, f'month = "{month}"').board["month"] == following


# P4.3


@cites("P4.3")
def test_when_the_month_advances_the_active_player_takes_will_of_the_people() -> None:
    play = play_card("red-4-move", 28, 'will = "red"', side="white")
    assert play.board["will"] == "white"
    assert play.last("will-taken") == {"event": "will-taken", "side": "white"}
    assert play_card("red-4-move", 28, 'will = "white"', side="red").board["will"] == "red"


@cites("P4.3")
def test_will_of_the_people_stays_while_the_month_stays() -> None:
    assert play_card("red-3-move", 28, 'will = "red"', side="white").board["will"] == "red"  # 31
    assert play_card("red-2-refresh", 28, 'will = "red"', side="white").board["will"] == "red"  # 30, so 31
    assert play_card("red-4-move", 11, 'will = "red"', side="white").board["will"] == "red"  # 15


@cites("P4.3")
def test_nothing_happens_if_the_player_holds_will_of_the_people_already() -> None:
    play = play_card("red-4-move", 28, 'will = "red"', side="red")
    assert play.board["will"] == "red"
    assert play.board["month"] == "may-jun"
    assert not play.happened("will-taken")


@cites("P4.3", "P4.19")
def test_with_it_the_player_takes_every_neutral_token_for_this_very_action() -> None:
    board = 'will = "red"\nregions.blue = ["neutral-1/0"]\nregions.brown = ["neutral-1/2 exhausted"]'
    play = play_card("red-4-move", 28, board, side="white")
    assert "move neutral-1/0 ready blue" in play.legal
    assert "move neutral-1/2 exhausted brown" in play.legal
    play.do("move neutral-1/0 ready blue, to white")
    assert there(play, "white") == ["neutral-1/0"]
    early = play_card("red-4-move", 24, board, side="white")
    assert early.rule_against("move neutral-1/0 ready blue") == "P4.17"


@cites("P4.3", "P4.17")
def test_the_other_side_has_lost_the_neutral_tokens() -> None:
    play = at(
        """
        day = 28
        hands.white = ["white-5-move"]
        hands.red = ["red-3-move"]
        regions.blue = ["neutral-1/0"]
        """,
        "turn white, turn red",
    )
    play.do("play white-5-move")
    play.do("recruit white-1/0")
    play.do("play red-3-move")
    assert play.rule_against("move neutral-1/0 ready blue") == "P4.17"


# P4.4


@cites("P4.4")
def test_ending_exactly_on_fifteen_earns_a_bonus_action() -> None:
    assert earns_bonus("red-4-move", 11, "recruit red-2/1")
    assert not earns_bonus("red-4-move", 10, "recruit red-2/1")
    assert not earns_bonus("red-4-move", 12, "recruit red-2/1")  # passing is not enough
    assert not earns_bonus("red-4-move", 15, "recruit red-2/1")  # nor leaving it


@cites("P4.4")
def test_ending_exactly_on_thirty_one_earns_a_bonus_action() -> None:
    assert earns_bonus("red-4-move", 27, "recruit red-2/1")
    assert earns_bonus("red-4-move", 25, "recruit red-2/1")  # 29, so 31
    assert earns_bonus("red-4-move", 26, "recruit red-2/1")  # 30, so 31
    assert not earns_bonus("red-4-move", 24, "recruit red-2/1")  # 28
    assert not earns_bonus("red-4-move", 28, "recruit red-2/1")  # 1
    assert not earns_bonus("red-4-move", 31, "recruit red-2/1")  # 4


@cites("P4.4")
def test_a_leader_card_earns_it_too() -> None:
    play = play_card("lenin", 11)
    play.do("place red")
    assert (play.step, play.asked) == ("bonus", "red")
    assert play.last("bonus-earned") == {"event": "bonus-earned", "side": "red", "day": 15}


@cites("P4.4")
def test_the_bonus_action_comes_after_the_action() -> None:
    play = play_card("red-4-move", 11)
    assert play.step == "use-command"
    assert "done" not in play.legal and "draw-card" not in play.legal
    play.do("recruit red-1/1+red-1/0")
    assert play.step == "bonus"


@cites("P4.2", "P4.4")
def test_example_a_purple_4_from_day_26_ends_on_31_with_a_bonus() -> None:
    play = play_card("purple-4-move", 26, side="white")
    assert (play.board["month"], play.board["day"]) == ("mar-apr", 31)
    assert play.last("bonus-earned") == {"event": "bonus-earned", "side": "white", "day": 31}
    play.do("recruit white-2/1")
    assert (play.step, play.asked) == ("bonus", "white")


# P4.5


@cites("P4.5")
def test_neutral_trotsky_enters_the_region_of_unrest_in_may() -> None:
    play = play_card("red-4-move", 28, 'unrest = "blue"')
    assert there(play, "blue") == ["trotsky"]  # ready
    assert play.last("trotsky-returns") == {"event": "trotsky-returns", "region": "blue"}
    assert there(play_card("red-4-move", 28, 'unrest = "white"'), "white") == ["trotsky"]


@cites("P4.5")
def test_he_does_not_enter_before_or_again() -> None:
    assert there(play_card("red-3-move", 28, 'unrest = "blue"'), "blue") == []
    for month in ("may-jun", "aug", "sep", "oct"):
        play = play_card("red-4-move", 28, f'month = "{month}"\nunrest = "blue"')
        assert there(play, "blue") == []


# P4.6


@cites("P4.6")
def test_in_august_neutral_trotsky_becomes_red_where_he_stands_same_side_up() -> None:
    board = 'month = "jul"\nunrest = "blue"\nregions.brown = '
    ready = play_card("red-4-move", 28, board + '["trotsky", "white-1/0"]', side="white")
    assert there(ready, "brown") == ["trotsky-red", "white-1/0"]
    assert there(ready, "blue") == []
    assert ready.last("trotsky-joins-red") == {"event": "trotsky-joins-red", "region": "brown"}
    exhausted = play_card("red-4-move", 28, board + '["trotsky exhausted"]')
    assert there(exhausted, "brown") == ["trotsky-red exhausted"]


@cites("P4.6")
def test_if_he_is_gone_red_trotsky_never_comes() -> None:
    play = play_card("red-4-move", 28, 'month = "jul"')
    assert play.board["month"] == "aug"
    tokens = [token for region in play.board["regions"].values() for token in region]
    assert not [token for token in tokens + play.board["supply"] if token.startswith("trotsky")]
    assert not play.happened("trotsky-joins-red")


@cites("P4.6")
def test_he_stays_neutral_until_august() -> None:
    july = play_card("red-4-move", 28, 'month = "may-jun"\nregions.brown = ["trotsky exhausted"]')
    assert july.board["month"] == "jul"
    assert there(july, "brown") == ["trotsky exhausted"]
    still_july = play_card("red-3-move", 28, 'month = "jul"\nregions.brown = ["trotsky"]')
    assert there(still_july, "brown") == ["trotsky"]


# P4.19


@cites("P4.19")
def test_day_and_month_then_will_of_the_people_then_trotsky() -> None:
    may = play_card("red-4-move", 28, 'will = "red"', side="white")
    assert [event["event"] for event in may.events] == ["card-played", "date", "will-taken", "trotsky-returns"]
    aug = play_card("red-4-move", 28, 'will = "red"\nmonth = "jul"\nregions.blue = ["trotsky"]', side="white")
    assert [event["event"] for event in aug.events] == ["card-played", "date", "will-taken", "trotsky-joins-red"]


@cites("P4.19", "P4.5")
def test_the_action_may_already_use_trotsky_and_the_neutrals_just_won() -> None:
    play = play_card("red-4-move", 28, 'will = "red"\nunrest = "blue"', side="white")
    play.do("move trotsky ready blue, to purple")
    assert there(play, "purple") == ["trotsky"]
    refresh = play_card("red-4-refresh", 28, 'regions.brown = ["neutral-1/2 exhausted"]', side="white")
    refresh.do("refresh neutral-1/2 brown")
    assert there(refresh, "brown") == ["neutral-1/2"]


@cites("P4.19", "P4.12")
def test_a_leader_readies_the_neutrals_just_won() -> None:
    board = 'will = "red"\nregions.brown = ["neutral-1/2 exhausted"]'
    play = play_card("kornilov", 28, board, side="white")
    play.do("place brown")
    assert there(play, "brown") == ["kornilov", "neutral-1/2"]
    early = play_card("kornilov", 20, board, side="white")
    early.do("place brown")
    assert there(early, "brown") == ["kornilov", "neutral-1/2 exhausted"]


# P4.20


@cites("P4.20")
def test_neutral_trotsky_is_moved_and_refreshed_by_the_holder_of_will_of_the_people() -> None:
    board = 'month = "may-jun"\nregions.blue = ["trotsky exhausted"]\nwill = '
    for side, other in (("red", "white"), ("white", "red")):
        play = at(board + f'"{side}"', f"bonus {side} false")
        assert actions(play, "move") == ["move trotsky exhausted blue"]
        assert actions(play, "refresh") == ["refresh trotsky blue"]
        play.do("refresh trotsky blue")
        assert there(play, "blue") == ["trotsky"]
        without = at(board + f'"{side}"', f"bonus {other} false")
        assert without.rule_against("move trotsky exhausted blue") == "P4.17"
        assert without.rule_against("refresh trotsky blue") == "P4.17"


@cites("P4.20", "P4.12")
def test_neutral_trotsky_is_not_made_ready_by_a_leader_who_arrives() -> None:
    board = 'month = "may-jun"\nregions.blue = ["trotsky exhausted", "neutral-1/2 exhausted"]'
    play = play_card("lenin", 1, board)
    play.do("place blue")
    assert there(play, "blue") == ["lenin", "neutral-1/2", "trotsky exhausted"]


@cites("P4.20", "P4.6")
def test_red_trotsky_is_red_at_once_whoever_holds_will_of_the_people() -> None:
    board = 'month = "jul"\nregions.blue = ["trotsky"]'
    white = play_card("red-4-move", 28, board, side="white")
    assert white.board["will"] == "white"
    assert white.rule_against("move trotsky-red ready blue") == "P4.17"
    assert actions(white, "move") == []
    red = at('month = "aug"\nwill = "white"\nregions.blue = ["trotsky-red exhausted"]', "bonus red false")
    assert actions(red, "move") == ["move trotsky-red exhausted blue"]
    assert actions(red, "refresh") == ["refresh trotsky-red blue"]
