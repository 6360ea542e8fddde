"""P3: the draw, the secret objectives, and who knows what."""

from typing import Any

import pytest

from sandtable.core.errors import IllegalAction
from sandtable.core.event import Sink
from sandtable.core.seats import CHANCE, SPECTATOR
from sandtable.testing import Play, cites
from tests.dual_powers.positions import SCORING, at, cards_but, rules_with, seen

HANDS = """
hands.red = ["lenin", "red-2-refresh", "red-3-move", "red-4-move"]
hands.white = ["lvov", "blue-2-double-move", "blue-3-move", "blue-4-refresh"]
"""


def answer(play: Play) -> None:
    """Give the first legal answer, but draw no further cards."""
    words = {"bonus": "done", "unrest-reward": "points"}.get(play.step, play.legal[0])
    play.state.apply(play.state.rules.space.parse(words))


def told(play: Play, action: str, seat: int) -> list[list[Any]]:
    """What red, white and a spectator are told of an action."""
    sink = Sink()
    play.state.apply(play.state.rules.space.parse(action), seat, sink)
    return [[event.seen_by(viewer) for event in sink.events] for viewer in (0, 1, SPECTATOR)]


# P3.1


@cites("P3.1")
def test_each_draws_five() -> None:
    play = at(HANDS, "round")
    assert play.board["deck"] == 42
    draws = 0
    while play.step == "draw-card":
        play.chance(play.legal[0])
        draws += 1
    assert draws == 10
    assert [len(hand) for hand in play.board["hands"].values()] == [9, 9]
    assert play.board["deck"] == 32
    assert play.step == "choose-objectives"


@cites("P3.1", "P3.3")
def test_a_used_up_deck_is_made_of_the_discards_only() -> None:
    discards = ["white-2-double-move", "white-3-move", "white-4-refresh"]
    deck = ["brown-2-refresh"]
    red = ["red-2-refresh"]
    play = at(
        f"""
        discards = {discards}
        hands.red = {red}
        hands.white = {cards_but(*discards, *deck, *red, "green-2-move", "green-3-refresh", "green-4-move")}
        played.red = ["green-2-move"]
        objectives.red = "green-3-refresh"
        objectives.white = "green-4-move"
        """,
        "draw red 3",
    )
    assert play.legal == ["draw brown-2-refresh"]
    play.chance("draw brown-2-refresh")
    # neither played cards nor objectives nor hands are shuffled in
    assert sorted(play.legal) == [f"draw {card}" for card in discards]
    assert play.board["discards"] == []
    assert play.last("reshuffled") == {"event": "reshuffled", "cards": 3}
    play.chance("draw white-3-move", "draw white-2-double-move")
    assert play.board["hands"]["red"] == ["brown-2-refresh", "red-2-refresh", "white-2-double-move", "white-3-move"]
    assert play.board["deck"] == 1


@cites("P3.1")
def test_the_discards_stay_while_the_deck_lasts() -> None:
    play = at(f'discards = {cards_but("red-3-move", "red-4-move")}\nhands.red = ["lenin"]', "draw red 1")
    assert play.legal == ["draw red-3-move", "draw red-4-move"]
    play.chance("draw red-4-move")
    assert len(play.board["discards"]) == 46
    assert not play.happened("reshuffled")


@cites("P3.1")
def test_no_hand_limit() -> None:
    hand = cards_but("red-3-move", "red-4-move")[:30]
    play = at(f"hands.red = {hand}", "draw red 1, objective-phase")
    play.chance("draw red-3-move")
    assert len(play.board["hands"]["red"]) == 31
    assert play.asked == "red"
    assert len(play.legal) == 31


# P3.2


@cites("P3.2")
def test_the_objective_is_a_command_card_of_the_own_hand() -> None:
    play = at(HANDS, "choose-objectives, turn red")
    assert play.legal == ["objective red-2-refresh", "objective red-3-move", "objective red-4-move"]
    assert play.rule_against("objective lenin") == "P3.2"
    assert play.rule_against("objective kerensky") == "P3.2"
    with pytest.raises(IllegalAction, match=r"P3\.2"):
        play.do("objective lenin")


@cites("P3.2", "P4.18")
def test_the_objective_comes_from_the_hand() -> None:
    play = at(HANDS, "choose-objectives, turn red")
    assert play.rule_against("objective blue-3-move", "red") == "P4.18"
    assert play.rule_against("objective red-3-move", "white") == "P4.18"
    assert play.rule_against("objective brown-2-refresh", "white") == "P4.18"


@cites("P3.2")
def test_an_objective_is_no_longer_in_the_hand() -> None:
    play = at(HANDS, "choose-objectives, turn red")
    play.do("objective red-3-move", "red")
    play.do("objective blue-3-move", "white")
    assert play.board["objectives"] == {"red": "red-3-move", "white": "blue-3-move"}
    assert play.board["hands"]["red"] == ["lenin", "red-2-refresh", "red-4-move"]
    assert play.board["open"] == []
    assert play.rule_against("play red-3-move") == "P4.18"


@cites("P3.2")
def test_each_may_look_at_their_own_objective_at_any_time() -> None:
    board = HANDS + 'objectives.red = "red-5-refresh"\nobjectives.white = "blue-5-move"'
    for steps in ("turn red", "turn white"):
        play = at(board, steps)
        assert seen(play, "red")["objectives"] == {"red": "red-5-refresh", "white": "?"}
        assert seen(play, "white")["objectives"] == {"red": "?", "white": "blue-5-move"}


# P3.3


@cites("P3.3", "P3.1")
def test_eight_cards_after_every_draw() -> None:
    play = Play(rules_with().start())
    for number in (1, 2):
        while play.step != "choose-objectives":
            answer(play)
        assert play.board["round"] == number
        assert [len(hand) for hand in play.board["hands"].values()] == [8, 8]
        while play.step == "choose-objectives":
            answer(play)


@cites("P3.3", "P4.16")
def test_a_bonus_draw_makes_one_more() -> None:
    play = at(
        """
        hands.red = ["lenin", "stalin", "zinoviev", "red-2-refresh"]
        hands.white = ["lvov", "kornilov", "kerensky"]
        played.white = ["blue-3-move", "blue-4-refresh", "blue-5-move", "blue-6-refresh"]
        played.red = ["red-3-move", "red-4-move", "red-5-refresh"]
        day = 13
        """,
        "turn red, " + SCORING + ", round",
    )
    play.do("play red-2-refresh")
    play.do("recruit red-1/0")
    play.do("draw-card")
    play.chance("draw brown-3-move", "tile white")
    while play.step == "draw-card":
        play.chance(play.legal[0])
    assert [len(hand) for hand in play.board["hands"].values()] == [9, 8]
    assert "brown-3-move" in play.board["hands"]["red"]


@cites("P3.3")
def test_seven_cards_alone() -> None:
    play = Play(rules_with(solitaire=True).start())
    while play.step != "draw-card":
        play.chance(play.legal[0])
    draws = 0
    while play.step == "draw-card":
        play.chance(play.legal[0])
        draws += 1
    assert draws == 4
    assert len(play.board["hands"]["red"]) == 7


@cites("P3.3")
def test_the_holder_of_will_of_the_people_draws_first() -> None:
    for holder, other in (("red", "white"), ("white", "red")):
        play = at(f'will = "{holder}"\n' + HANDS, "round")
        play.chance(*play.legal[:5])
        assert [len(play.board["hands"][side]) for side in (holder, other)] == [9, 4]
        play.chance(*play.legal[:5])
        assert [len(play.board["hands"][side]) for side in (holder, other)] == [9, 9]


@cites("P3.3")
def test_no_draw_when_deck_and_discards_are_empty() -> None:
    play = at(
        f"""
        hands.red = ["red-2-refresh"]
        hands.white = {cards_but("red-2-refresh", "red-3-move")}
        discards = ["red-3-move"]
        """,
        "draw red 5, draw white 5, turn red",
    )
    assert play.legal == ["draw red-3-move"]
    play.chance("draw red-3-move")  # and that was all
    assert (play.asked, play.step) == ("red", "play-card")
    assert play.board["hands"]["red"] == ["red-2-refresh", "red-3-move"]
    assert len(play.board["hands"]["white"]) == 46


@cites("P3.3", "P4.16", "P4.21")
def test_the_bonus_draw_is_not_offered_when_nothing_is_left() -> None:
    play = at(
        f'played.red = ["red-2-refresh"]\nhands.white = {cards_but("red-2-refresh")}', "bonus red false, turn white"
    )
    assert "draw-card" not in play.legal
    assert play.rule_against("draw-card") == "P3.3"
    with pytest.raises(IllegalAction, match=r"P3\.3"):
        play.do("draw-card")


@cites("P3.3", "P4.16")
def test_the_bonus_draw_is_offered_while_there_are_discards() -> None:
    play = at(f'discards = ["red-2-refresh"]\nhands.white = {cards_but("red-2-refresh")}', "bonus red false")
    play.do("draw-card")
    play.chance("draw red-2-refresh")
    assert play.board["hands"]["red"] == ["red-2-refresh"]
    assert play.happened("reshuffled")


# P3.4


@cites("P3.4")
def test_objectives_are_chosen_simultaneously() -> None:
    play = at(HANDS, "choose-objectives, turn red")
    assert play.state.asked() == [0, 1]
    play.do("objective blue-4-refresh", "white")  # the order does not matter
    assert play.board["objectives"] == {}
    play.do("objective blue-3-move", "white")  # and may be changed until both have chosen
    play.do("objective red-4-move", "red")
    assert play.board["objectives"] == {"red": "red-4-move", "white": "blue-3-move"}


@cites("P3.4")
def test_a_choice_is_secret_before_and_after_both_have_chosen() -> None:
    play = at(HANDS, "choose-objectives, turn red")
    red, white, spectator = told(play, "objective red-4-move", 0)
    assert red == white == spectator == []
    assert play.state.view(0)["steps"][0]["answers"] == {"red": "objective red-4-move"}
    assert play.state.view(1)["steps"][0]["answers"] == {"red": "?"}
    assert play.state.view(SPECTATOR)["steps"][0]["answers"] == {"red": "?"}
    red, white, spectator = told(play, "objective blue-3-move", 1)
    assert red == [
        {"event": "objective-chosen", "side": "red", "card": "red-4-move"},
        {"event": "objective-chosen-unseen", "side": "white"},
    ]
    assert white == [
        {"event": "objective-chosen-unseen", "side": "red"},
        {"event": "objective-chosen", "side": "white", "card": "blue-3-move"},
    ]
    assert {event["event"] for event in spectator} == {"objective-chosen-unseen"}
    assert seen(play, "red")["objectives"] == {"red": "red-4-move", "white": "?"}
    assert seen(play, "white")["objectives"] == {"red": "?", "white": "blue-3-move"}
    assert play.state.view(SPECTATOR)["board"]["objectives"] == {"red": "?", "white": "?"}


@cites("P3.4")
def test_command_cards_in_hand_are_secret_leaders_and_sizes_are_not() -> None:
    play = at(HANDS)
    assert seen(play, "red")["hands"] == {
        "red": ["lenin", "red-2-refresh", "red-3-move", "red-4-move"],
        "white": ["?", "?", "?", "lvov"],
    }
    assert seen(play, "white")["hands"] == {
        "red": ["?", "?", "?", "lenin"],
        "white": ["blue-2-double-move", "blue-3-move", "blue-4-refresh", "lvov"],
    }
    assert play.state.view(SPECTATOR)["board"]["hands"] == {
        "red": ["?", "?", "?", "lenin"],
        "white": ["?", "?", "?", "lvov"],
    }


@cites("P3.4")
def test_a_drawn_card_is_seen_by_its_drawer_only() -> None:
    play = at(HANDS, "draw white 1, turn red")
    red, white, spectator = told(play, "draw brown-2-refresh", CHANCE)
    assert white == [{"event": "drew", "side": "white", "card": "brown-2-refresh"}]
    assert red == spectator == [{"event": "drew-unseen", "side": "white"}]


@cites("P3.4")
def test_supplies_discards_and_played_cards_are_public_the_deck_is_not() -> None:
    play = at(
        HANDS
        + """
        discards = ["green-2-move", "green-3-refresh"]
        played.white = ["white-3-move", "kerensky"]
        regions.red = ["red-1/2 exhausted"]
        """
    )
    for seat in ("red", "white"):
        board = seen(play, seat)
        assert board["discards"] == ["green-2-move", "green-3-refresh"]
        assert board["played"]["white"] == ["kerensky", "white-3-move"]
        assert board["regions"]["red"] == ["red-1/2 exhausted"]  # both sides of a token are in its name
        assert board["supply"] == play.board["supply"]
        assert board["deck"] == 48 - 6 - 2 - 1
        assert "brown-2-refresh" not in str(board)  # in the deck
