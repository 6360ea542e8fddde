"""P7.10: every way a game alone can end."""

from sandtable.table.table import Table
from sandtable.testing import Play, cites
from tests.dual_powers.positions import SCORING, at, rules_with, seen


def alone(board: str, steps: str, side: str = "red") -> Play:
    """A position of the solitaire game."""
    return at(board, steps, solitaire=True, side=side)


def finished(board: str, side: str = "red") -> Play:
    """The last bonus action of a round is declined; scoring follows, where nobody is stronger anywhere."""
    text = f'unrest = "brown"\nobjectives.{side} = "green-2-move"\nopen = ["{side}"]\n{board}'
    play = alone(text, f"bonus {side} false, {SCORING}", side)
    play.do("done")
    return play


@cites("P7.10")
def test_after_round_three_the_marker_decides() -> None:
    for side in ("red", "white"):
        other = "white" if side == "red" else "red"
        won = finished(f'round = 3\nwill = "{other}"\nsupport = {1 if side == "red" else -1}', side)
        assert (won.state.ending, won.state.returns()) == ("third-round", [1.0])
        assert won.last("game-won")["side"] == side
        lost = finished(f'round = 3\nwill = "{side}"\nsupport = {-1 if side == "red" else 1}', side)
        assert (lost.state.ending, lost.state.returns()) == ("third-round", [-1.0])
        assert lost.last("game-won")["side"] == other


@cites("P7.10")
def test_after_round_three_in_the_middle_the_will_decides() -> None:
    for side in ("red", "white"):
        for will in ("red", "white"):
            play = finished(f'round = 3\nwill = "{will}"', side)
            returns = [1.0 if side == will else -1.0]
            assert (play.state.ending, play.state.returns()) == ("third-round-will", returns)
            assert play.last("game-won")["side"] == will


@cites("P7.10")
def test_rounds_one_and_two_do_not_end_the_game_nor_does_october() -> None:
    for number in (1, 2):
        for month in ("may-jun", "oct", "nov"):
            play = finished(f'round = {number}\nmonth = "{month}"\nsupport = 3')
            assert (play.state.ending, play.step) == ("", "blockade-tile")


@cites("P7.10", "P5.13")
def test_the_track_ends_the_game_at_once() -> None:
    for side, support in (("red", 17), ("white", -17)):
        for token, returns in ((f"{side}-1/0", [1.0]), ("opposition-1", [-1.0])):
            marker = support if returns == [1.0] else -support
            board = f'round = 1\nsupport = {marker}\nunrest = "brown"\nobjectives.{side} = "?"\n'
            play = alone(board + f'regions.brown = ["{token}"]', f"bonus {side} false, {SCORING}", side)
            play.do("done")
            if returns == [1.0]:
                play.do("points")
            assert (play.state.ending, play.state.returns()) == ("track", returns)
            assert abs(play.board["support"]) == 18
            assert seen(play, side)["objectives"] == {side: "?"}  # it is not turned up any more


@cites("P7.10")
def test_round_three_ends_after_its_scoring() -> None:
    board = """
        round = 3
        support = -1
        unrest = "green"
        objectives.red = "green-2-move"
        open = ["red"]
        regions.green = ["red-1/0"]
    """
    play = alone(board, f"bonus red false, {SCORING}")
    play.do("done")
    play.do("points")
    assert play.board["support"] == -1 + 2 + 2
    assert (play.state.ending, play.state.returns()) == ("third-round", [1.0])


@cites("P7.10")
def test_whoever_resigns_alone_has_lost() -> None:
    table = Table(rules_with(solitaire=True), seed="P7.10")
    table.resign(0)
    assert (table.is_over(), table.ending, table.returns()) == (True, "resignation", [-1.0])
