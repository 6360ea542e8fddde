"""P4.12 to P4.15: leader cards and their specials."""

import pytest

from sandtable.core.errors import IllegalAction
from sandtable.testing import Play, cites
from tests.dual_powers.positions import SCORING, actions, at, seen, there

REGIONS = ["blue", "brown", "green", "purple", "red", "white"]


def played(leader: str, board: str = "", side: str = "red") -> Play:
    """A side has played a leader card and is to use it; then the other side's turn."""
    other = "white" if side == "red" else "red"
    play = at(f'hands.{side} = ["{leader}"]\nhands.{other} = ["brown-6-move"]\n' + board, f"turn {side}, turn {other}")
    play.do(f"play {leader}")
    return play


# P4.12


@cites("P4.12", "P1.3")
def test_a_leader_is_placed_ready_in_any_region() -> None:
    for region in REGIONS:
        play = played("stalin")
        assert play.legal == actions(play, "place")
        assert sorted(play.legal) == [f"place {name}" for name in REGIONS]
        assert "stalin" in play.board["supply"]
        play.do(f"place {region}")
        assert there(play, region) == ["stalin"]
        assert "stalin" not in play.board["supply"]
        assert play.last("leader-placed") == {
            "event": "leader-placed",
            "side": "red",
            "leader": "stalin",
            "region": region,
        }
        assert play.asked == "white"


@cites("P4.12")
def test_the_blockade_does_not_keep_a_leader_out() -> None:
    play = played("stalin", 'blockade = "brown"')
    play.do("place brown")
    assert there(play, "brown") == ["stalin"]


@cites("P4.12")
def test_at_once_every_exhausted_neutral_unit_you_control_there_becomes_ready() -> None:
    play = played(
        "stalin",
        """
        month = "jul"
        regions.blue = ["neutral-1/0 exhausted", "neutral-1/2 exhausted", "neutral-1/1", "red-1/0 exhausted",
            "white-1/0 exhausted", "trotsky exhausted", "lenin exhausted"]
        regions.white = ["neutral-1/0 exhausted"]
        """,
    )
    play.do("place blue")
    assert there(play, "blue") == [
        "lenin exhausted",
        "neutral-1/0",
        "neutral-1/1",
        "neutral-1/2",
        "red-1/0 exhausted",
        "stalin",
        "trotsky exhausted",
        "white-1/0 exhausted",
    ]
    assert there(play, "white") == ["neutral-1/0 exhausted"]


@cites("P4.12")
def test_neutral_units_you_do_not_control_stay_exhausted() -> None:
    play = played("stalin", 'will = "white"\nregions.blue = ["neutral-1/0 exhausted"]')
    play.do("place blue")
    assert there(play, "blue") == ["neutral-1/0 exhausted", "stalin"]
    white = played("lvov", 'will = "white"\nregions.blue = ["neutral-1/0 exhausted"]', side="white")
    white.do("place blue")
    assert there(white, "blue") == ["lvov", "neutral-1/0"]


@cites("P4.12", "P4.15")
def test_inspire_first_and_the_neutrals_become_ready_after_and_they_do_not() -> None:
    board = 'will = "white"\nregions.blue = ["neutral-1/0 exhausted"]'
    first = played("lenin", board)
    first.do("inspire")
    first.do("place blue")
    assert there(first, "blue") == ["lenin", "neutral-1/0"]
    assert first.board["will"] == "red"
    after = played("lenin", board)
    after.do("place blue")
    after.do("inspire")
    assert there(after, "blue") == ["lenin", "neutral-1/0 exhausted"]
    assert after.board["will"] == "red"
    assert first.asked == after.asked == "white"


@cites("P4.12")
def test_the_special_is_optional_the_leader_is_not() -> None:
    play = played("lenin", 'will = "white"')
    assert "inspire" in play.legal and "done" not in play.legal
    assert play.rule_against("done") == "P4.12"
    play.do("place blue")
    assert play.legal == ["inspire", "done"]
    play.do("done")
    assert play.board["will"] == "white"
    assert play.asked == "white"
    first = played("lenin", 'will = "white"')
    first.do("inspire")
    assert first.legal == actions(first, "place")  # he still enters
    assert first.rule_against("done") == "P4.12"


@cites("P4.12")
def test_one_placing_and_one_special() -> None:
    placed = at('regions.blue = ["zinoviev"]', "use-leader red zinoviev true false")
    assert actions(placed, "place") == []
    assert placed.rule_against("place red") == "P4.12"
    used = played("stalin", 'objectives.white = "red-2-refresh"')
    used.do("spy")
    assert used.legal == actions(used, "place")
    assert used.rule_against("spy") == "P4.12"
    protest = played("zinoviev")
    protest.do("protest blue")
    assert actions(protest, "protest") == []
    assert protest.rule_against("protest green") == "P4.12"


@cites("P4.12")
def test_only_the_special_of_the_card() -> None:
    board = 'will = "white"\nobjectives.white = "red-2-refresh"'
    lenin, stalin, zinoviev = (played(leader, board) for leader in ("lenin", "stalin", "zinoviev"))
    assert "inspire" in lenin.legal and "spy" in stalin.legal and "protest blue" in zinoviev.legal
    for play, others in (
        (lenin, ["spy", "protest blue"]),
        (stalin, ["inspire", "protest blue"]),
        (zinoviev, ["inspire", "spy"]),
    ):
        for special in others:
            assert special not in play.legal
            assert play.rule_against(special) == "P4.12"


# P4.13


@cites("P4.13")
def test_the_blockade_marker_moves_to_any_other_connection_the_tiles_stay() -> None:
    for side, leader in (("red", "zinoviev"), ("white", "kornilov")):
        play = played(leader, 'unrest = "green"\nblockade = "red"', side=side)
        assert sorted(actions(play, "protest")) == [f"protest {name}" for name in REGIONS if name != "red"]
        play.do("protest blue")
        assert (play.board["marker"], play.board["blockade"], play.board["unrest"]) == ("blue", "red", "green")
        assert play.last("protest") == {"event": "protest", "side": side, "connection": "blue"}


@cites("P4.13")
def test_not_to_where_it_stands() -> None:
    play = played("zinoviev", 'blockade = "red"')
    assert "protest red" not in play.legal
    assert play.rule_against("protest red") == "P4.13"
    moved = played("zinoviev", 'blockade = "red"\nmarker = "blue"')
    assert moved.rule_against("protest blue") == "P4.13"
    assert "protest red" in moved.legal


@cites("P4.13", "P4.9")
def test_the_old_connection_is_open_and_the_new_one_closed() -> None:
    play = at(
        """
        day = 10
        hands.red = ["zinoviev"]
        blockade = "green"
        regions.green = ["red-1/0"]
        regions.blue = ["red-1/1"]
        """,
        "turn red",
    )
    play.do("play zinoviev")
    play.do("place green")
    play.do("protest white")
    assert play.step == "bonus"  # day 15
    with pytest.raises(IllegalAction, match=r"P4\.9"):
        play.do("move red-1/1 ready blue, to white")
    play.do("move red-1/0 ready green, to red")
    assert there(play, "red") == ["red-1/0"]


@cites("P4.13")
def test_a_protest_is_optional_and_may_come_before_or_after_placing() -> None:
    none = played("zinoviev", 'blockade = "red"')
    none.do("place blue")
    none.do("done")
    assert none.board["marker"] == "red"
    before = played("zinoviev", 'blockade = "red"')
    before.do("protest brown")
    before.do("place blue")
    after = played("zinoviev", 'blockade = "red"')
    after.do("place blue")
    after.do("protest brown")
    assert before.board == after.board
    assert before.asked == after.asked == "white"


@cites("P4.13", "P6.1")
def test_a_protest_brings_back_a_marker_that_left_the_board() -> None:
    play = played("zinoviev", 'blockade = ""\ntiles = []')
    assert play.board["marker"] == ""
    assert sorted(actions(play, "protest")) == [f"protest {name}" for name in REGIONS]
    play.do("protest brown")
    assert play.board["marker"] == "brown"
    assert play.board["blockade"] == ""


# P4.14


@cites("P4.14")
def test_espionage_turns_up_the_enemys_objective_for_both() -> None:
    board = 'objectives.red = "red-4-move"\nobjectives.white = "blue-4-refresh"'
    red = played("stalin", board)
    assert seen(red, "red")["objectives"]["white"] == "?"
    red.do("spy")
    assert seen(red, "red")["objectives"] == {"red": "red-4-move", "white": "blue-4-refresh"}
    assert seen(red, "white")["objectives"] == {"red": "?", "white": "blue-4-refresh"}  # red's own stays secret
    assert red.board["open"] == ["white"]
    assert red.last("objective-open") == {"event": "objective-open", "side": "white", "card": "blue-4-refresh"}
    white = played("lvov", board, side="white")
    white.do("place red")
    white.do("spy")
    assert seen(white, "white")["objectives"] == {"red": "red-4-move", "white": "blue-4-refresh"}
    assert seen(white, "red")["objectives"] == {"red": "red-4-move", "white": "?"}


@cites("P4.14")
def test_it_stays_open_until_clean_up() -> None:
    play = at(
        """
        hands.red = ["stalin"]
        hands.white = ["white-3-move"]
        objectives.red = "red-4-move"
        objectives.white = "blue-4-refresh"
        """,
        "turn red, turn white, " + SCORING,
    )
    play.do("play stalin")
    play.do("spy")
    play.do("place brown")
    play.do("play white-3-move")
    assert seen(play, "red")["objectives"]["white"] == "blue-4-refresh"
    play.do("recruit white-3/2")
    play.chance("tile blue")
    assert play.board["open"] == []
    assert play.board["objectives"] == {}


@cites("P4.14")
def test_only_an_objective_that_lies_face_down_can_be_turned_up() -> None:
    opened = played("stalin", 'objectives.white = "blue-4-refresh"\nopen = ["white"]')
    assert "spy" not in opened.legal
    assert opened.rule_against("spy") == "P4.14"
    none = played("stalin", 'objectives.red = "blue-4-refresh"')
    assert "spy" not in none.legal
    assert none.rule_against("spy") == "P4.14"
    none.do("place red")
    assert none.asked == "white"


@cites("P4.14")
def test_espionage_is_optional() -> None:
    play = played("stalin", 'objectives.white = "blue-4-refresh"')
    play.do("place red")
    assert play.legal == ["spy", "done"]
    play.do("done")
    assert seen(play, "red")["objectives"] == {"white": "?"}
    assert play.asked == "white"


# P4.15


@cites("P4.15")
def test_inspire_takes_will_of_the_people_and_all_neutrals() -> None:
    play = at(
        """
        day = 11
        month = "jul"
        hands.white = ["kerensky"]
        hands.red = ["red-3-move"]
        regions.blue = ["neutral-1/0"]
        regions.brown = ["trotsky"]
        """,
        "turn white, turn red",
    )
    play.do("play kerensky")
    play.do("place red")
    assert play.board["will"] == "red"
    play.do("inspire")
    assert play.board["will"] == "white"
    assert play.last("will-taken") == {"event": "will-taken", "side": "white"}
    assert play.step == "bonus"
    assert "move neutral-1/0 ready blue" in play.legal
    assert "move trotsky ready brown" in play.legal
    play.do("done")
    play.do("play red-3-move")
    assert play.rule_against("move neutral-1/0 ready blue") == "P4.17"
    assert play.rule_against("move trotsky ready brown") == "P4.17"


@cites("P4.15")
def test_not_from_yourself() -> None:
    play = played("lenin", 'will = "red"')
    assert "inspire" not in play.legal
    assert play.rule_against("inspire") == "P4.15"
    play.do("place red")
    assert play.asked == "white"  # nothing is left to ask


@cites("P4.15", "P4.3")
def test_not_when_the_card_itself_brought_will_of_the_people() -> None:
    play = played("lenin", 'will = "white"\nday = 28')
    assert play.board["will"] == "red"
    assert play.rule_against("inspire") == "P4.15"


@cites("P4.15")
def test_the_order_of_turns_does_not_change() -> None:
    play = at(
        """
        hands.red = ["red-3-move", "red-4-move"]
        hands.white = ["kerensky", "white-3-move"]
        """,
        "turn red, turn white, turn red, turn white",
    )
    play.do("play red-3-move")
    play.do("recruit red-3/1")
    play.do("play kerensky")
    play.do("inspire")
    play.do("place blue")
    assert (play.board["will"], play.asked) == ("white", "red")
    play.do("play red-4-move")
    play.do("recruit red-2/1")
    assert play.asked == "white"
