"""P7.1 to P7.4, P7.6, P7.15: alone against the opposition."""

from collections import Counter

import pytest

from sandtable.core.errors import BadInput
from sandtable.testing import Play, cites
from tests.dual_powers.positions import SCORING, at, rules_with, seen, there

NEUTRALS = {
    "blue": "neutral-1/0",
    "brown": "neutral-1/0",
    "green": "neutral-1/1",
    "purple": "neutral-1/1",
    "red": "neutral-1/2",
    "white": "neutral-1/2",
}


def started(side: str = "red", draws: int = 4) -> Play:
    """A game alone: unrest in green, blockade in brown, and this many cards drawn."""
    play = Play(rules_with(solitaire=True, side=side).start())
    play.chance(*(f"neutral {region} {token}" for region, token in NEUTRALS.items()), "tile green", "tile brown")
    play.chance(*["draw blue-2-double-move", "draw blue-3-refresh", "draw blue-3-move", "draw blue-5-move"][:draws])
    return play


def alone(board: str, steps: str, side: str = "red", difficulty: int = 1) -> Play:
    """A position of the solitaire game."""
    return at(board, steps, solitaire=True, side=side, difficulty=difficulty)


# P7.1: set-up


@cites("P7.1")
def test_the_opposition_has_27_tokens_and_three_leaders_instead_of_units() -> None:
    leaders = {"red": {"lenin", "stalin", "zinoviev"}, "white": {"kerensky", "lvov", "kornilov"}}
    for side, other in (("red", "white"), ("white", "red")):
        play = Play(rules_with(solitaire=True, side=side).start())
        supply = Counter(play.board["supply"])
        assert [supply[f"opposition-{level}"] for level in (1, 2, 3)] == [9, 9, 9]
        assert sum(count for token, count in supply.items() if token.startswith(f"{side}-")) == 10
        assert not [token for token in supply if token.startswith(f"{other}-")]
        assert leaders["red"] | leaders["white"] <= set(supply)
        assert set(play.board["hands"][side]) == leaders[side]
        assert play.board["hands"][other] == []
        assert play.state.rules.seats == [side]


@cites("P7.1")
def test_opposition_units_are_as_strong_as_their_level() -> None:
    # Ready, whatever the difficulty: level n beats n - 1 and loses to n + 1.
    weaker = ["red-1/0 exhausted", "red-1/0", "red-2/1"]
    stronger = ["red-2/1", "red-3/1", "lenin"]
    for level in (1, 2, 3):
        for token, winner in ((weaker[level - 1], "white"), (stronger[level - 1], "red")):
            board = f'unrest = "brown"\nregions.brown = ["opposition-{level}", "{token}"]'
            play = alone(board, "bonus red false, unrest", difficulty=6)
            play.do("done")
            assert play.last("unrest-resolved")["side"] == winner


@cites("P7.1")
def test_everything_else_is_set_up_as_for_two() -> None:
    two, one = Play(rules_with().start()), Play(rules_with(solitaire=True).start())
    for play in (two, one):
        assert play.legal == [f"neutral blue neutral-1/{back}" for back in (0, 1, 2)]
        play.chance(*(f"neutral {region} {token}" for region, token in NEUTRALS.items()), "tile green", "tile brown")
    for key in ("month", "day", "will", "support", "unrest", "blockade", "marker", "tiles", "regions", "deck"):
        assert one.board[key] == two.board[key]
    assert (one.board["will"], one.board["marker"], one.board["deck"]) == ("red", "brown", 48)


@cites("P7.1")
def test_difficulty_is_one_to_six() -> None:
    for difficulty in range(1, 7):
        assert rules_with(solitaire=True, difficulty=difficulty).options["difficulty"] == difficulty
    for wrong in (0, 7):
        with pytest.raises(BadInput, match=r"P7\.1"):
            rules_with(solitaire=True, difficulty=wrong)


@cites("P7.1")
def test_the_opposition_leaders_are_shuffled() -> None:
    play = started()
    assert play.legal == ["leader kerensky", "leader lvov", "leader kornilov"]
    assert play.state.weights() in (None, [1, 1, 1])
    assert started("white").legal == ["leader lenin", "leader stalin", "leader zinoviev"]


# P7.2: draw


@cites("P7.2")
def test_four_cards_are_drawn_and_a_fifth_lies_unseen_as_objective() -> None:
    play = started(draws=3)
    assert play.step == "draw-card"
    play = started()
    assert len(play.board["hands"]["red"]) == 7  # with three leaders
    assert play.step == "opposition-leader"  # no objective is chosen
    for board in (play.board, seen(play, "red")):
        assert board["objectives"] == {"red": "?"}  # nobody looks, and the opposition has none
        assert board["to-come"] == 5
        assert board["opposition"] == []


@cites("P7.2")
def test_the_own_objective_stays_unseen_until_it_is_turned_up() -> None:
    play = started()
    play.chance("leader lvov", "turn-up purple-2-move")
    assert seen(play, "red")["objectives"] == {"red": "?"}
    play = alone('objectives.red = "?"\nunrest = "brown"', "bonus red false, " + SCORING)
    assert seen(play, "red")["objectives"] == {"red": "?"}
    play.do("done")
    # Any card nobody has seen may be the one.
    assert (play.asked, play.step, len(play.legal)) == ("chance", "reveal-own", 48)


@cites("P7.2")
def test_the_next_round_draws_four_again() -> None:
    play = alone('round = 1\nhands.red = ["lenin", "red-6-move"]\nunrest = "brown"', "round")
    play.chance(*["draw blue-2-double-move", "draw blue-3-refresh", "draw blue-3-move", "draw blue-5-move"])
    assert len(play.board["hands"]["red"]) == 6
    assert (play.step, play.board["objectives"], play.board["to-come"]) == ("opposition-leader", {"red": "?"}, 5)


# P7.3: the opposition's leader


@cites("P7.3")
def test_the_next_leader_enters_unrest_and_takes_the_will() -> None:
    play = started()
    play.chance("leader kornilov")
    board = play.board
    assert there(play, "green") == ["kornilov", "neutral-1/1"]
    assert board["will"] == "white"
    assert (board["month"], board["day"]) == ("mar-apr", 1)  # no days
    assert board["marker"] == "brown"  # no special: kornilov's is the protest
    assert play.step == "turn-up"


@cites("P7.3")
def test_no_special_of_the_leader_is_used() -> None:
    play = started()
    play.chance("leader lvov")  # his special is espionage
    assert (play.board["objectives"], play.board["open"]) == ({"red": "?"}, [])


@cites("P7.3")
def test_the_will_is_taken_from_the_player_in_every_round() -> None:
    play = alone('round = 2\nwill = "white"\nunrest = "brown"', "opposition-leader, opposition-turn", side="white")
    play.chance("leader zinoviev")
    assert play.board["will"] == "red"
    play = alone('round = 2\nwill = "red"\nunrest = "brown"', "opposition-leader, opposition-turn", side="white")
    play.chance("leader zinoviev")
    assert play.board["will"] == "red"


@cites("P7.3")
def test_a_leader_enters_once() -> None:
    board = 'round = 2\nunrest = "brown"\nregions.green = ["lvov"]'
    play = alone(board, "enter-leader, enter-leader, opposition-turn")
    assert play.legal == ["leader kerensky", "leader kornilov"]
    play.chance("leader kerensky")
    assert play.legal == ["leader kornilov"]


# P7.4: turns


@cites("P7.4")
def test_the_opposition_has_five_turns_you_four_and_it_is_first_and_last() -> None:
    for side in ("red", "white"):
        play = started(side)
        play.chance(play.legal[0])
        turns = []
        opposition = ["purple-2-move", "purple-3-refresh", "green-2-move", "white-2-double-move", "brown-2-refresh"]
        while play.step != "reveal-own":  # scoring
            if play.step == "turn-up":
                turns.append("opposition")
                play.chance("turn-up " + opposition.pop(0))
                continue
            if play.step == "play-card":
                turns.append(play.asked)
            play.state.apply(play.state.legal()[0])
        assert turns == ["opposition", side] * 4 + ["opposition"]


# P7.6: organise and espionage


ORGANISE = """
    unrest = "brown"
    will = "white"
    objectives.red = "?"
    hands.red = ["stalin"]
"""


@cites("P7.6")
def test_organise_turns_up_the_own_objective_instead_of_another_bonus() -> None:
    play = alone(ORGANISE, "bonus red false, opposition-turn")
    assert "organise" in play.legal
    play.do("organise")
    play.chance("reveal green-6-double-move")
    for board in (play.board, seen(play, "red")):
        assert (board["objectives"], board["open"]) == ({"red": "green-6-double-move"}, ["red"])
    assert play.step == "turn-up"  # that was the bonus action
    assert "turn-up green-6-double-move" not in play.legal


@cites("P7.6")
def test_the_organised_objective_is_the_one_that_is_scored() -> None:
    board = 'unrest = ""\nregions.green = ["red-1/0"]\nobjectives.red = "?"'
    play = alone(board, "bonus red false, reveal-objectives, exhaust")
    play.do("organise")
    play.chance("reveal green-6-double-move")
    assert (play.asked, play.board["support"]) == ("nobody", 5)


@cites("P7.6")
def test_espionage_turns_up_the_own_objective() -> None:
    play = alone(ORGANISE, "turn red, opposition-turn")
    play.do("play stalin")
    assert "spy" in play.legal
    play.do("spy")
    play.chance("reveal green-2-move")
    assert seen(play, "red")["objectives"] == {"red": "green-2-move"}
    play.do("place green")
    assert there(play, "green") == ["stalin"]
    play = alone(ORGANISE, "turn red, opposition-turn")
    play.do("play stalin")
    play.do("place green")
    assert play.legal == ["spy", "done"]
    play.do("spy")  # after placing, and not at all is possible too
    play.chance("reveal green-2-move")
    assert play.step == "turn-up"


@cites("P7.6")
def test_organise_needs_an_objective_that_is_not_open() -> None:
    board = ORGANISE.replace('"?"', '"green-2-move"') + 'open = ["red"]'
    play = alone(board, "bonus red false, opposition-turn")
    assert play.rule_against("organise") == "P7.6"
    assert "organise" not in play.legal
    play = alone(board, "turn red, opposition-turn")
    play.do("play stalin")
    assert play.rule_against("spy") == "P4.14"
    assert "spy" not in play.legal


@cites("P7.6")
def test_two_players_cannot_organise() -> None:
    play = at('objectives.red = "green-2-move"\nobjectives.white = "blue-2-double-move"', "bonus red false, turn red")
    assert play.rule_against("organise") == "P7.6"
    assert "organise" not in play.legal


# P7.15: rulings


@cites("P7.15")
def test_organise_is_not_offered_as_the_unrest_bonus() -> None:
    play = alone(ORGANISE + 'regions.brown = ["red-1/0"]', SCORING)
    play.do("bonus")
    assert play.rule_against("organise") == "P7.15"
    assert "organise" not in play.legal
    assert "draw-card" in play.legal


@cites("P7.15")
def test_the_side_behind_has_marker_2_also_alone() -> None:
    def markers(side: str, support: int, will: str) -> list[object]:
        board = f"""
            support = {support}
            will = "{will}"
            unrest = ""
            objectives.{side} = "green-2-move"
            open = ["{side}"]
            opposition = ["purple-2-move"]
        """
        play = alone(board, f"bonus {side} false, reveal-objectives", side)
        play.do("done")
        return [event["side"] for event in play.events if event["event"] == "objective-revealed"]

    for side in ("red", "white"):
        assert markers(side, 1, "red") == ["white", "red"]
        assert markers(side, -1, "white") == ["red", "white"]
        assert markers(side, 0, "red") == ["white", "red"]
        assert markers(side, 0, "white") == ["red", "white"]


@cites("P7.15")
def test_red_trotsky_belongs_to_red_whoever_plays_red() -> None:
    board = 'month = "aug"\nunrest = "brown"\nregions.brown = ["trotsky-red", "{}"]\nwill = "{}"'
    opposed = alone(board.format("white-2/1", "white"), "bonus white false, unrest", "white")
    assert opposed.rule_against("move trotsky-red ready brown") == "P4.17"
    opposed.do("done")
    assert opposed.last("unrest-resolved")["side"] == "red"  # 3 to 2, for the opposition
    own = alone(board.format("opposition-2", "white"), "bonus red false, unrest", "red")
    assert "move trotsky-red ready brown" in own.legal
    own.do("done")
    assert own.last("unrest-resolved")["side"] == "red"  # 3 to 2, for you
