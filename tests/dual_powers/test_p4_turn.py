"""P4: the sequence of turns, control, and what lies open."""

import pytest

from sandtable.core.errors import IllegalAction
from sandtable.testing import Play, cites
from tests.dual_powers.positions import SCORING, actions, at, cards_but, seen

ROUND = """
hands.red = ["lenin", "stalin", "zinoviev"]
hands.white = ["kerensky", "kornilov", "lvov"]
"""


def begin_round(board: str) -> Play:
    """The first turn of a round, with the cards that happen to come."""
    play = at(board + ROUND, "round")
    while play.step == "draw-card":
        play.chance(play.legal[0])
    while play.step == "choose-objectives":
        play.state.apply(play.state.legal()[0])
    return play


def finish_turn(play: Play) -> str:
    """Give the first legal answer until the next card is asked for; says who played."""
    side = play.asked
    assert play.step == "play-card"
    play.state.apply(play.state.legal()[0])
    while not play.state.is_over() and play.step in ("use-command", "move-to", "use-leader", "bonus"):
        assert play.asked == side
        play.do("done") if play.step == "bonus" else play.state.apply(play.state.legal()[0])
    return side


# P4.1


@cites("P4.1")
def test_four_turns_each_the_holder_of_will_of_the_people_first() -> None:
    for first, second in (("red", "white"), ("white", "red")):
        play = begin_round(f'will = "{first}"\n')
        turns = []
        while play.step == "play-card":
            turns.append(finish_turn(play))
        assert turns == [first, second] * 4


@cites("P4.1", "P4.15")
def test_the_sequence_is_fixed_though_will_of_the_people_changes_hands() -> None:
    play = begin_round('will = "white"\n')
    turns = [finish_turn(play)]
    play.do("play lenin")
    play.do("inspire")
    play.do("place red")
    assert play.board["will"] == "red"
    turns.append("red")
    while play.step == "play-card":
        turns.append(finish_turn(play))
    assert turns == ["white", "red"] * 4


@cites("P4.1")
def test_a_turn_is_card_date_action_bonus() -> None:
    play = at('day = 13\nhands.red = ["red-2-refresh"]\nhands.white = ["white-3-move"]')
    play.do("play red-2-refresh")
    assert [event["event"] for event in play.events] == ["card-played", "date", "bonus-earned"]
    assert (play.asked, play.step) == ("red", "use-command")
    play.do("recruit red-3/1")
    assert (play.asked, play.step) == ("red", "bonus")
    play.do("done")
    assert (play.asked, play.step) == ("white", "play-card")


# P4.18


@cites("P4.18")
def test_a_card_comes_from_the_own_hand() -> None:
    play = at(
        """
        hands.red = ["lenin", "red-2-refresh"]
        hands.white = ["kerensky", "white-3-move"]
        played.red = ["stalin", "red-3-move"]
        discards = ["blue-3-move"]
        objectives.red = "green-2-move"
        """
    )
    assert sorted(play.legal) == ["play lenin", "play red-2-refresh"]
    for card in ("white-3-move", "kerensky", "stalin", "red-3-move", "blue-3-move", "green-2-move", "brown-2-refresh"):
        assert play.rule_against(f"play {card}") == "P4.18", card
    with pytest.raises(IllegalAction, match=r"P4\.18"):
        play.do("play white-3-move")


@cites("P4.18")
def test_nobody_passes() -> None:
    play = at('hands.red = ["red-2-refresh"]\nhands.white = ["white-3-move"]')
    assert play.legal == ["play red-2-refresh"]
    assert play.rule_against("skip") == "P4.18"
    assert play.rule_against("done") == "P4.18"


@cites("P4.18", "P4.21")
def test_a_played_card_lies_open() -> None:
    play = at('hands.red = ["red-2-refresh", "lenin"]\nhands.white = ["white-3-move"]')
    play.do("play red-2-refresh")
    assert play.board["hands"]["red"] == ["lenin"]
    assert seen(play, "white")["played"] == {"red": ["red-2-refresh"], "white": []}
    assert play.last("card-played") == {"event": "card-played", "side": "red", "card": "red-2-refresh"}


# P4.21


@cites("P4.21")
def test_a_drawn_bonus_card_is_in_the_hand_at_once() -> None:
    play = at(
        'day = 13\nhands.red = ["red-2-refresh"]\nhands.white = ["white-3-move"]', "turn red, turn white, turn red"
    )
    play.do("play red-2-refresh")
    play.do("recruit red-3/1")
    play.do("draw-card")
    play.chance("draw brown-3-move")
    assert play.board["hands"]["red"] == ["brown-3-move"]
    assert seen(play, "white")["hands"]["red"] == ["?"]
    assert play.asked == "white"
    play.do("play white-3-move")
    play.do("recruit white-3/2")
    assert play.legal == ["play brown-3-move"]
    play.do("play brown-3-move")
    assert play.step == "use-command"


@cites("P4.21", "P3.1")
def test_played_cards_are_not_among_the_discards_before_clean_up() -> None:
    play = at(
        f"""
        hands.red = ["red-2-refresh"]
        hands.white = {cards_but("red-2-refresh", "red-3-move")}
        discards = ["red-3-move"]
        day = 13
        """,
        "turn red, " + SCORING,
    )
    play.do("play red-2-refresh")
    assert play.board["discards"] == ["red-3-move"]
    assert play.board["played"]["red"] == ["red-2-refresh"]
    play.do("recruit red-3/1")
    play.do("draw-card")
    assert play.legal == ["draw red-3-move"]  # and not the card just played
    play.chance("draw red-3-move")
    play.chance("tile blue")
    assert play.board["discards"] == ["red-2-refresh"]


# P4.17


@cites("P4.17")
def test_you_control_your_own_tokens_not_the_enemys() -> None:
    board = 'regions.blue = ["red-1/0", "lenin exhausted", "white-1/0", "kerensky exhausted"]'
    play = at(board, "bonus red false")
    assert actions(play, "move") == ["move red-1/0 ready blue", "move lenin exhausted blue"]
    assert actions(play, "refresh") == ["refresh lenin blue"]
    assert play.rule_against("move white-1/0 ready blue") == "P4.17"
    assert play.rule_against("move kerensky exhausted blue") == "P4.17"
    assert play.rule_against("refresh kerensky blue") == "P4.17"
    white = at(board, "bonus white false")
    assert actions(white, "move") == ["move white-1/0 ready blue", "move kerensky exhausted blue"]
    assert white.rule_against("move red-1/0 ready blue") == "P4.17"


@cites("P4.17")
def test_neutral_tokens_belong_to_the_holder_of_will_of_the_people() -> None:
    board = 'month = "jul"\nregions.blue = ["neutral-1/0", "neutral-1/2 exhausted", "trotsky"]\nwill = '
    neutral = ["move neutral-1/0 ready blue", "move neutral-1/2 exhausted blue", "move trotsky ready blue"]
    for side, other in (("red", "white"), ("white", "red")):
        play = at(board + f'"{side}"', f"bonus {side} false")
        assert actions(play, "move") == neutral
        assert actions(play, "refresh") == ["refresh neutral-1/2 blue"]
        without = at(board + f'"{side}"', f"bonus {other} false")
        assert actions(without, "move") == actions(without, "refresh") == []
        assert {without.rule_against(action) for action in [*neutral, "refresh neutral-1/2 blue"]} == {"P4.17"}


@cites("P4.17")
def test_accompanied_neutrals_only_where_an_own_token_stands() -> None:
    board = """
    regions.blue = ["neutral-1/0", "neutral-1/2 exhausted", "white-1/0"]
    regions.white = ["neutral-1/1", "neutral-1/2 exhausted", "red-1/0 exhausted"]
    """
    play = at(board, "bonus red false", accompanied_neutrals=True)
    assert play.rule_against("move neutral-1/0 ready blue") == "P4.17"
    assert play.rule_against("refresh neutral-1/2 blue") == "P4.17"
    assert "move neutral-1/1 ready white" in play.legal
    assert "refresh neutral-1/2 white" in play.legal
    assert not [words for words in play.legal if words.startswith(("move", "refresh")) and words.endswith("blue")]
    free = at(board, "bonus red false")
    assert "move neutral-1/0 ready blue" in free.legal
    assert "refresh neutral-1/2 blue" in free.legal


@cites("P4.17", "P4.12")
def test_accompanied_neutrals_a_leader_accompanies_the_neutrals_where_he_arrives() -> None:
    play = at('hands.red = ["lenin"]\nregions.blue = ["neutral-1/2 exhausted"]', accompanied_neutrals=True)
    play.do("play lenin")
    play.do("place blue")
    assert play.board["regions"]["blue"] == ["lenin", "neutral-1/2"]
