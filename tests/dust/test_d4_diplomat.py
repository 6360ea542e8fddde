"""D10.4 in the production phase: the diplomat at its start, or, in the original edition, at any time of it."""

import pytest

from sandtable.games.dust import GAME
from sandtable.games.dust.rules.tables import SEATS
from sandtable.testing import Kit, Play, cites
from tests.dust.positions import EDITIONS, actions, at
from tests.dust.realms import CAPITALS, HERE, PLAIN, SOURCES, THERE, dust, line, money

AT_THE_START = ("premium", "standard", "epic")
DIPLOMAT = "diplomat-133"
NAMES = [name for name in dust().card_names if name != DIPLOMAT]
HOME = CAPITALS[0]
MOVING = ", move-phase first 1"


def producing(edition: str, card: str = DIPLOMAT, players: int = 3, hand: int = 2, board: str = "") -> Play:
    """The first seat's production with a diplomat: a centre, a place for another, twelve points."""
    return at(
        f"{HOME}: first 1T; {PLAIN[0]}: first 1T; {SOURCES[0]}: first 1T",
        "production first" + MOVING,
        f"""
        cards.first = "{card}"
        hands.first = {NAMES[:hand]}
        homes.first = "{HOME}"
        centres = ["{HOME}"]
        {board}
        """,
        edition=edition,
        players=players,
    )


def bought(edition: str, order: str = "buy 1T 1C 1K", hand: int = 2, card: str = DIPLOMAT) -> Play:
    """The same after the list; who is asked at the start says no."""
    play = producing(edition, card, hand=hand)
    if play.step == "ask-diplomat":
        play.do("decline")
    play.do(order)
    return play


def at_put(edition: str) -> Play:
    return bought(edition)


def at_new_centre(edition: str) -> Play:
    play = bought(edition)
    play.do(f"put {HOME} 1")
    return play


def at_discard(edition: str) -> Play:
    play = at_new_centre(edition)
    play.do(f"build {PLAIN[0]}")
    return play


LATER = {"put": at_put, "new-centre": at_new_centre, "discard": at_discard}
"""The questions after the list, and how to get there."""


# Where the diplomat speaks at the start only


@pytest.mark.parametrize("edition", AT_THE_START)
@cites("D10.4", "D4.2")
def test_at_the_start_and_never_again(edition: str) -> None:
    play = producing(edition)
    assert (play.step, play.asked) == ("ask-diplomat", "first")
    assert play.legal == ["ally second", "ally third", "decline"]
    play.do("decline")
    assert play.step == "buy" and actions(play, "ally") == []
    assert play.rule_against("ally second") == "D10.4"
    for step, get_there in LATER.items():
        later = get_there(edition)
        assert later.step == step
        assert actions(later, "ally") == [] and later.rule_against("ally second") == "D10.4"
    play = at_discard(edition)
    play.do("done")
    play.chance(play.legal[0])
    assert play.step == "move"  # nobody asks again
    assert play.board["pacts"] == {}


@pytest.mark.parametrize("edition", AT_THE_START)
@cites("D10.4")
def test_used_at_the_start_the_phase_goes_on(edition: str) -> None:
    play = producing(edition)
    play.do("ally third")
    assert play.board["pacts"] == {"first": ["third"], "third": ["first"]}
    assert play.board["used"] == ["first"]
    assert (play.step, money(play)) == ("buy", 12)


@cites("D10.4")
def test_in_the_middle_of_the_phase_only_where_it_is_so() -> None:
    play = producing("premium")
    play.do("decline")
    why = play.why_not("ally second")
    assert why is not None and (why.rule, why.message) == ("D10.4", "no-diplomat")
    assert "ally second" in producing("original").legal


# The original: at any time


@cites("D10.4")
def test_in_the_original_the_first_question_of_the_phase_offers_the_diplomat() -> None:
    """There is no question of its own before it: the start of the phase is one of its times."""
    play = producing("original")
    assert play.step == "buy"
    assert actions(play, "ally") == ["ally second", "ally third"]
    play.do("ally second")
    assert play.last("allied") == {"event": "allied", "seat": "first", "other": "second"}
    assert play.board["pacts"] == {"first": ["second"], "second": ["first"]}
    assert play.board["used"] == ["first"]
    assert (play.step, play.asked, money(play)) == ("buy", "first", 12)  # the same question again
    assert actions(play, "ally") == [] and play.rule_against("ally third") == "D10.4"


@pytest.mark.parametrize("step", LATER)
@cites("D10.4")
def test_in_the_original_every_later_question_offers_the_diplomat(step: str) -> None:
    play = LATER[step]("original")
    assert play.step == step
    rest = [words for words in play.legal if not words.startswith("ally")]
    assert actions(play, "ally") == ["ally second", "ally third"]
    play.do("ally third")
    assert play.board["pacts"] == {"first": ["third"], "third": ["first"]}
    assert play.step == step and play.legal == rest  # the same question, without the diplomat
    assert play.rule_against("ally second") == "D10.4"
    while play.step != "move":
        if play.asked == "chance":
            play.chance(play.legal[0])
        else:
            play.do("done" if "done" in play.legal else play.legal[0])
    assert play.board["centres"] == sorted([HOME, PLAIN[0]]) and len(play.board["hands"]["first"]) == 3


@pytest.mark.parametrize(
    ("order", "hand"),
    [("done", 2), ("buy 2T", 2), ("buy 1C", 0), ("buy 1K", 2), ("buy 2K", 0)],
)
@cites("D10.4")
def test_in_the_original_the_diplomat_is_asked_once_more_at_the_end_of_the_phase(order: str, hand: int) -> None:
    """When everything is bought, placed and drawn, whatever that was."""
    play = bought("original", order, hand)
    while play.step != "ask-diplomat":
        if play.asked == "chance":
            play.chance(play.legal[0])
        else:
            play.do("done" if "done" in play.legal else [words for words in play.legal if words[:4] != "ally"][-1])
    cards = int(order[4]) if order.endswith("K") else 0
    assert len(play.board["hands"]["first"]) == hand + cards
    assert play.asked == "first" and play.legal == ["ally second", "ally third", "decline"]
    declined = Play(play.state.copy())
    declined.do("decline")
    assert declined.step == "move" and declined.board["pacts"] == {}
    play.do("ally third")
    assert play.step == "move" and play.board["pacts"] == {"first": ["third"], "third": ["first"]}


@cites("D10.4")
def test_whoever_has_used_the_diplomat_is_not_asked_at_the_end() -> None:
    play = producing("original")
    play.do("ally second")
    play.do("buy 1T")
    play.do(f"put {HOME} 1")
    assert play.step == "move"


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D10.4")
def test_without_a_diplomat_nobody_is_asked_and_nothing_is_offered(edition: str) -> None:
    for card in ("nurse-115", "koshka-313", "missiles-214"):
        play = bought(edition, card=card)
        steps = []
        while play.step != "move":
            steps.append(play.step)
            assert actions(play, "ally") == []
            if play.asked == "chance":
                play.chance(play.legal[0])
            else:
                assert play.rule_against("ally second") == "D10.4"
                play.do("done" if "done" in play.legal else play.legal[0])
        assert steps == ["put", "new-centre", "discard", "deal-card"]


@cites("D10.4")
def test_a_diplomat_in_the_hand_does_not_speak() -> None:
    play = at(
        f"{HOME}: first 1T",
        "production first",
        f'cards.first = "nurse-115"\nhands.first = ["{DIPLOMAT}"]',
        edition="original",
    )
    assert actions(play, "ally") == [] and play.rule_against("ally second") == "D10.4"


@cites("D10.4")
def test_one_names_another_player_at_any_time() -> None:
    for players in range(2, 7):
        play = producing("original", players=players)
        assert actions(play, "ally") == [f"ally {seat}" for seat in SEATS[1:players]]
        why = play.why_not("ally first")
        assert why is not None and (why.rule, why.message) == ("D10.4", "not-another")
    start = producing("premium")
    assert start.rule_against("ally first") == "D10.4"
    assert start.rule_against("ally second") == ""


@cites("D10.4", "D12.5")
def test_who_has_resigned_is_a_neutral_and_cannot_be_named() -> None:
    for edition in EDITIONS:
        play = producing(edition, players=4, board='resigned = ["third"]')
        assert actions(play, "ally") == ["ally second", "ally fourth"]
        assert play.rule_against("ally third") == "D10.4"


@cites("D10.4")
def test_an_order_is_given_whole_nobody_speaks_inside_it() -> None:
    play = producing("original")
    line(play, "buy tank 1")
    assert play.step == "buy-more" and actions(play, "ally") == []
    why = play.why_not("ally second")
    assert why is not None and why.message == "not-the-question"


@cites("D10.4")
def test_only_in_the_own_production() -> None:
    """Not in the production of another, and not when the own is over."""
    play = at(
        f"{HOME}: first 1T; {CAPITALS[1]}: second 1T",
        "production second, move-phase second 1, production first, move-phase first 1",
        f'cards.first = "{DIPLOMAT}"\ncards.second = "nurse-115"\nhomes.first = "{HOME}"\ncentres = ["{HOME}"]',
        edition="original",
    )
    assert play.asked == "second" and actions(play, "ally") == []
    assert play.rule_against("ally first") == "D10.4"
    assert play.rule_against("ally second", "first") == "not-your-turn"
    play.do("done")
    play.do("done")
    assert (play.step, play.asked) == ("buy", "first")
    play.do("done")
    play.do("decline")
    assert play.step == "move" and actions(play, "ally") == []
    assert play.rule_against("ally second") == "D5.1"


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D10.4")
def test_the_peace_holds_from_then_on(edition: str) -> None:
    play = at(
        f"{HERE}: first 3T; {THERE}: second 1T",
        "production first, combat-phase first 2",
        f'cards.first = "{DIPLOMAT}"\nhomes.first = "{HOME}"',
        edition=edition,
    )
    free = Play(play.state.copy())
    free.do("decline" if edition != "original" else "done")
    free.do("done" if edition != "original" else "decline")
    assert f"attack {HERE}" in free.legal
    play.do("ally second")
    play.do("done")
    assert play.asked == "nobody"  # there is nobody else to attack
    assert play.board["pacts"] == {"first": ["second"], "second": ["first"]}


@cites("D10.4")
def test_the_lists_of_answers_and_the_prohibitions_agree() -> None:
    kit = Kit(GAME, [{}])
    for edition in ("premium", "original"):
        start = producing(edition)
        kit.check_legal(start.state)
        for get_there in LATER.values():
            play = get_there(edition)
            kit.check_legal(play.state)
            kit.check_position(play.state)
