"""D12.5: whoever resigns among more than two becomes neutral; a bot in their place is the table's business."""

from random import Random

import pytest

from sandtable.core.bits import BIT
from sandtable.core.errors import NotNow
from sandtable.core.position import from_text, to_text
from sandtable.core.seats import CHANCE
from sandtable.games.dust.rules.board import DustState
from sandtable.table.record import give_up
from sandtable.table.table import Table
from sandtable.testing import Play, cites
from tests.dust.positions import EDITIONS, area, at, fight, rules_with

FIRST, SECOND, THIRD = 0, 1, 2


def gives_up(play: Play, seat: int) -> None:
    give_up(play.state, seat, None)


def readable(play: Play) -> None:
    """The position can be written, read again and, as each seat sees it, filled up for a bot."""
    assert from_text(to_text(play.state), play.state.rules).describe() == play.state.describe()
    for seat in range(len(play.state.rules.seats)):
        play.state.rules.sample(play.state.view(seat), Random(0))


@cites("D12.5")
def test_of_two_players_the_other_has_won() -> None:
    play = at("alaska: first 1T; brazil: second 1T", "move-phase first 1, end-of-round")
    gives_up(play, FIRST)
    assert play.state.ending == "resignation"
    assert play.state.returns() == [-1.0, 1.0]


@cites("D12.5")
def test_of_three_players_the_others_play_on_and_the_last_one_has_won() -> None:
    play = at("alaska: first 2T; yukon: second 1T; brazil: third 1T", "combat-phase first 1, end-of-round", players=3)
    gives_up(play, SECOND)
    assert play.state.ending == ""
    assert play.board["resigned"] == ["second"]
    assert area(play, "yukon") == "second 1T"
    gives_up(play, THIRD)
    assert play.state.ending == "resignation"
    assert play.state.returns() == [1.0, -0.5, -0.5]


@cites("D12.5", "D7.11")
def test_units_of_who_has_resigned_defend_as_neutrals_do() -> None:
    """They never retreat, use no card, and the next seat that is left of the attacker picks their victims."""
    play = at(
        "alaska: first 2T 2F; yukon: second 4T; western-canada: second 1T; brazil: third 1T; mexico: fourth 1T",
        "combat-phase first 1, end-of-round",
        players=4,
    )
    gives_up(play, SECOND)
    play.do("attack alaska>yukon 2T 2F")
    assert play.asked == "first"  # supremacy: the attacker rolls first, and may retreat before
    play.do("done")
    play.chance("hits 1")
    assert play.asked == "chance", "nobody is asked whether they retreat"
    play.chance("hits 1")
    assert (play.asked, play.step) == ("third", "losses"), "the next seat is the one that resigned"


@cites("D12.5", "D6.9")
def test_a_capital_of_who_has_resigned_is_no_opponents() -> None:
    where = "eastern-states: second 1T; gulf-coast: first 3T; alaska: third 1T; yukon: first 1T"
    play = at(where, "combat-phase first 1, end-of-round", players=3)
    assert play.rule_against("attack gulf-coast") == "D6.9"
    gives_up(play, SECOND)
    assert "attack gulf-coast" in play.legal


@cites("D12.5", "D11.2")
def test_who_has_resigned_scores_nothing_and_holds_no_majority() -> None:
    play = at(
        "alaska: second 1T; yukon: second 1T; western-canada: second 1T; mexico: first 1T; amazon: third 1T",
        "move-phase first 1, end-of-round",
        'majorities.land = "second"\nvp.second = 39\nvp.first = 1',
        players=3,
    )
    gives_up(play, SECOND)
    play.do("done")
    assert play.board["vp"] == {"first": 1, "second": 39, "third": 0}
    assert "land" not in play.board["majorities"]


@cites("D12.5")
def test_a_turn_under_way_ends_and_nothing_is_left_hanging() -> None:
    """In the middle of a battle of their own: it is fought to its end without them."""
    play = at(
        "alaska: first 3T 2F; yukon: second 2T 1F; brazil: third 1T",
        "combat-phase first 3, end-of-round",
        players=3,
    )
    play.do("attack alaska>yukon 3T 2F")
    play.do("done")
    play.chance("hits 1")
    gives_up(play, FIRST)
    assert play.asked in ("second", "chance")
    for _ in range(40):
        if play.step not in ("volley", "withdraw", "losses"):
            break
        if play.asked == "chance":
            play.chance("hits 0")
        else:
            play.do("done" if "done" in play.legal else play.legal[0])
    assert play.asked != "first"
    assert area(play, "alaska").startswith("first")


@cites("D12.5", "D7.6")
def test_whoever_resigns_while_asked_to_retreat_leaves_a_position_that_can_be_read() -> None:
    where = "alaska: first 3T 2F; yukon: second 2T 1F; western-canada: second 1T; brazil: third 1T"
    play = at(where, "combat-phase first 1, end-of-round", players=3)
    play.do("attack alaska>yukon 3T 2F")
    assert (play.asked, play.step) == ("first", "withdraw")
    gives_up(play, FIRST)
    again = from_text(to_text(play.state), play.state.rules)
    assert again.describe() == play.state.describe()


@cites("D12.5", "D10.6")
def test_when_the_player_resigns_whose_turn_koshka_would_have_taken_she_is_asked_about_the_next() -> None:
    """Two have Koshka, and the third has more stars; the first resigns as their turn begins, so the second's begins."""
    board = """
        cards.first = "nurse-511"
        cards.second = "koshka-313"
        cards.third = "koshka-124"
        queue = ["first", "second", "third"]
    """
    where = "alaska: first 1T; brazil: second 1T; mexico: third 1T"
    play = at(where, "next-turn 0, end-of-round", board, players=3)
    assert (play.asked, play.step) == ("third", "ask-koshka")
    gives_up(play, FIRST)
    assert (play.asked, play.step) == ("third", "ask-koshka")
    readable(play)
    play.do("use")
    assert play.board["queue"] == ["second"]


@cites("D12.5", "D10.6")
def test_koshka_is_not_asked_about_her_own_turn_when_the_one_before_it_falls_away() -> None:
    board = """
        cards.first = "nurse-511"
        cards.second = "koshka-124"
        cards.third = "rocket-troops-124"
        queue = ["first", "second", "third"]
    """
    where = "alaska: first 1T; brazil: second 1T; mexico: third 1T"
    play = at(where, "next-turn 0, end-of-round", board, players=3)
    assert (play.asked, play.step) == ("second", "ask-koshka")
    gives_up(play, FIRST)
    assert (play.asked, play.step) == ("second", "buy")
    assert play.board["used"] == [], "their turn has come, and they still have her"
    readable(play)


@cites("D12.5", "D10.6")
def test_whoever_resigns_before_koshka_is_theirs_to_use_is_no_longer_waited_for() -> None:
    board = """
        cards.first = "nurse-511"
        cards.second = "koshka-313"
        cards.third = "koshka-124"
        queue = ["first", "second", "third"]
    """
    where = "alaska: first 1T; brazil: second 1T; mexico: third 1T; western-siberia: fourth 1T"
    play = at(where, "next-turn 0, end-of-round", board, players=4)
    assert (play.asked, play.step) == ("third", "ask-koshka"), "she has more stars there"
    gives_up(play, SECOND)
    assert (play.asked, play.step) == ("third", "ask-koshka")
    readable(play)
    play.do("decline")
    assert (play.asked, play.step) == ("first", "buy")


@cites("D12.5", "D10.3")
def test_a_secret_weapon_is_no_longer_asked_for_when_its_victim_resigns() -> None:
    """Neutrals are never driven out."""
    where = "alaska: first 3T; yukon: second 2T; western-canada: second 1T; brazil: third 1T"
    board = 'cards.first = "secret-weapon-313"'
    play = at(where, "combat-phase first 1, end-of-round", board, players=3)
    play.do("attack alaska>yukon 3T")
    assert (play.asked, play.step) == ("first", "ask-at-start")
    gives_up(play, SECOND)
    assert play.asked == "chance", "the neutrals roll first"
    assert play.board["used"] == []
    readable(play)


@cites("D12.5")
def test_it_cannot_be_done_twice() -> None:
    play = at("alaska: first 1T; brazil: second 1T; mexico: third 1T", "move-phase first 1, end-of-round", players=3)
    gives_up(play, SECOND)
    with pytest.raises(NotNow, match="resigned already"):
        gives_up(play, SECOND)


@cites("D12.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 6])
def test_whenever_somebody_resigns_the_game_goes_on_to_its_end(edition: str, players: int) -> None:
    """Random games in which all but two give up at random moments, the set-up and battles among them."""
    rules = rules_with(edition=edition, players=players)
    for number in range(6):
        rng = Random(f"{edition}:{players}:{number}")
        state = rules.start()
        assert isinstance(state, DustState)
        going = sorted(rng.sample(range(players), players - 2))
        moments = sorted(rng.choices(range(10, 900), k=len(going)))
        count = 0
        while not state.is_over():
            while moments and count >= moments[0]:
                moments.pop(0)
                give_up(state, going.pop(), None)
            if state.is_over():
                break
            assert state.seat < 0 or not state.gone & BIT[state.seat]
            state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))
            count += 1
        assert state.ending in ("target", "round-limit")
        assert all(state.returns()[seat] < 0 for seat in range(players) if state.gone & BIT[seat])


@cites("D12.5")
def test_a_bot_may_take_the_seat_instead() -> None:
    table = Table(rules_with(edition="epic", players=3), ["human", "human", "human"], seed="tea")
    table.replace(1, "bot:random")
    assert table.players[1] == "bot:random"
    assert not table.is_over()
    table.resign(0)
    assert not table.is_over()
    assert table.view(2)["board"]["resigned"] == ["first"]
    table.resign(2)
    assert table.is_over()
    assert table.returns() == [-0.5, 1.0, -0.5]


@cites("D12.5")
def test_a_fight_with_neutral_rules_can_be_won() -> None:
    play = at("alaska: first 3T; yukon: second 1T; brazil: third 1T", "combat-phase first 1, end-of-round", players=3)
    gives_up(play, SECOND)
    play.do("attack alaska>yukon 3T")
    fight(play, 0, 1)
    assert area(play, "yukon") == "first 3T"
