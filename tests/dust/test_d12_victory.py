"""D12: when the game is won, by whom, and how ties are broken."""

from math import ceil

import pytest

from sandtable.testing import Play, cites
from tests.dust.holdings import FIRST, ON, SECOND, SHARED, at_the_end, gained, hand_out, outcome, pools
from tests.dust.positions import EDITIONS, actions, at

WITH_CAPITAL = ("premium", "standard", "epic")
"""The editions in which only who holds a capital wins, and ties are broken by capitals and areas."""
TARGETS = {
    "premium": (50, 40, 40, 30, 30),
    "standard": (50, 40, 40, 30, 30),
    "epic": (40, 40, 40, 40, 40),
    "original": (40, 40, 40, 40, 40),
}
CAPITAL = {"premium": 1, "standard": 1, "epic": 2, "original": 2}
"""What a capital scores."""
EVEN = "first: 1 capital; second: 1 capital"
"""Everybody scores the same, and nobody has a majority."""


def before(edition: str, first: int, second: int, players: int = 2) -> str:
    """Scores from which a capital each leads to these numbers less the target."""
    target = TARGETS[edition][players - 2] - CAPITAL[edition]
    return f"vp.first = {target + first}\nvp.second = {target + second}"


# D12.1


@cites("D12.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(2, 7))
def test_the_target_is_reached_or_passed(edition: str, players: int) -> None:
    losers = -1.0 / (players - 1)
    for over, ended in ((-1, False), (0, True), (1, True), (5, True)):
        play = at_the_end(EVEN, before(edition, over, -9, players), edition=edition, players=players)
        assert play.board["vp"]["first"] == TARGETS[edition][players - 2] + over
        won = ("target", [1.0, *[losers] * (players - 1)])
        assert outcome(play) == (won if ended else ("", [0.0] * players))


@cites("D12.1", "D3.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_winner_a_new_round_begins(edition: str) -> None:
    board = 'hands.first = ["nurse-511"]\nhands.second = ["koshka-421"]\ncards.first = "sigrid-241"'
    play = at_the_end(EVEN, board, edition=edition, round=4)
    assert (play.board["round"], play.step) == (5, "choose-cards")
    assert play.board["discards"] == ["sigrid-241"]
    assert outcome(play) == ON


@cites("D12.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_wins_in_the_middle_of_a_round(edition: str) -> None:
    """Even a player far above the target has to wait for the end of the round."""
    areas, _ = hand_out(EVEN)
    board = "vp.first = 90\nvp.second = 1"
    play = at(areas, "move-phase first 1, move-phase second 1, end-of-round", board, edition=edition)
    play.do("done")
    assert (play.asked, play.state.ending) == ("second", "")
    play.do("done")
    assert outcome(play) == ("target", FIRST)
    assert play.last("game-won") == {"event": "game-won", "seats": "first", "count": 1, "reason": "target"}


@cites("D12.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_scored_in_the_last_round_counts(edition: str) -> None:
    """Both pass the target in this round: whoever scores more now is ahead, though they were behind."""
    target = TARGETS[edition][0]
    play = at_the_end(
        "first: 1 capital; second: 1 capital, 6 sources",
        f"vp.first = {target - 1}\nvp.second = {target - 2}",
        edition=edition,
    )
    assert play.board["vp"]["second"] > play.board["vp"]["first"] >= target
    assert outcome(play) == ("target", SECOND)


# D12.2, D12.4


@cites("D12.2", "D12.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_a_player_with_a_capital_wins(edition: str) -> None:
    """Without one the game goes on; in the original edition it is won."""
    play = at_the_end("first: 6 sources; second: 1 capital", "vp.first = 60", edition=edition)
    assert outcome(play) == (ON if edition in WITH_CAPITAL else ("target", FIRST))


@cites("D12.2")
@pytest.mark.parametrize("edition", WITH_CAPITAL)
def test_any_capital_will_do(edition: str) -> None:
    """Somebody else's home, or one that was neutral at set-up."""
    capitals = pools()["capital"]
    board = f'vp.first = 60\nhomes.first = "{capitals[2]}"\n'
    theirs = at_the_end("first: 1 capital", board + f'homes.second = "{capitals[0]}"', edition=edition)
    assert outcome(theirs) == ("target", FIRST)
    nobodys = at_the_end("first: 1 capital", board + f"neutral_capitals = {capitals[:1]}", edition=edition)
    assert outcome(nobodys) == ("target", FIRST)


@cites("D12.2", "D6.10")
@pytest.mark.parametrize("edition", WITH_CAPITAL)
def test_one_that_is_ordinary_land_by_option_will_not(edition: str) -> None:
    board = f"vp.first = 60\nneutral_capitals = {pools()['capital'][:1]}"
    play = at_the_end("first: 1 capital; second: 1 plain", board, edition=edition, plain_neutral_capitals=True)
    assert outcome(play) == ON


@cites("D12.2", "D12.4")
@pytest.mark.parametrize("edition", WITH_CAPITAL)
def test_who_gets_a_capital_back_has_won_at_the_end_of_that_round(edition: str) -> None:
    areas = "eastern-canada: first 1T; brazil: second 2T; peru: second 1T"
    board = 'vp.first = 60\nhomes.first = "eastern-states"'
    without = at(areas, "move-phase first 1, end-of-round", board, edition=edition)
    without.do("done")
    assert outcome(without) == ON
    again = at(areas, "move-phase first 1, end-of-round", board, edition=edition)
    again.do("move eastern-canada>eastern-states 1T")
    assert outcome(again) == ("target", FIRST)


@cites("D12.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_those_with_a_capital_are_compared(edition: str) -> None:
    play = at_the_end("first: 1 plain; second: 1 capital", "vp.first = 70\nvp.second = 50", edition=edition)
    assert outcome(play) == ("target", SECOND if edition in WITH_CAPITAL else FIRST)


# D12.3


@cites("D12.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_most_victory_points_win(edition: str) -> None:
    """More than capitals and areas."""
    play = at_the_end(
        "first: 1 capital; second: 3 capitals, 5 plain, 3 seas", "vp.first = 80\nvp.second = 60", edition=edition
    )
    assert play.board["vp"]["second"] >= TARGETS[edition][0]
    assert outcome(play) == ("target", FIRST)


@cites("D12.3")
@pytest.mark.parametrize("edition", WITH_CAPITAL)
def test_then_most_capitals(edition: str) -> None:
    """Both have 60; the first has more capitals, the second more areas."""
    play = at_the_end("first: 2 capitals; second: 1 capital, 4 plain", equal(edition, 60), "victory", edition=edition)
    assert outcome(play) == ("target", FIRST)


def equal(edition: str, points: int, first: int = 0, second: int = 0) -> str:
    """The same score for both, and what each got in this round."""
    return f"vp = {{first = {points}, second = {points}}}\ngained = {{first = {first}, second = {second}}}"


@cites("D12.3")
@pytest.mark.parametrize("edition", WITH_CAPITAL)
def test_then_most_areas_of_land_and_sea(edition: str) -> None:
    on_land = at_the_end("first: 1 capital; second: 1 capital, 1 plain", equal(edition, 60), "victory", edition=edition)
    assert outcome(on_land) == ("target", SECOND)
    text = "first: 1 capital, 2 seas; second: 1 capital, 1 plain"
    at_sea = at_the_end(text, equal(edition, 60), "victory", edition=edition)
    assert outcome(at_sea) == ("target", FIRST)


@cites("D12.3")
@pytest.mark.parametrize("edition", WITH_CAPITAL)
def test_else_the_victory_is_shared(edition: str) -> None:
    """One has two land areas, one a land and a sea area: equal. Neither this round's points nor majorities matter."""
    text = "first: 1 capital, 1 source; second: 1 capital, 1 sea"
    play = at_the_end(text, equal(edition, 60, first=3), "victory", edition=edition)
    assert outcome(play) == ("target", SHARED)
    three = at_the_end(text, equal(edition, 60), "victory", edition=edition, players=3)
    assert outcome(three) == ("target", [0.5, 0.5, -1.0])


@cites("D12.3")
@pytest.mark.parametrize("edition", WITH_CAPITAL)
def test_who_shares_a_victory_is_told(edition: str) -> None:
    areas, _ = hand_out("first: 1 capital; second: 1 capital; third: 1 plain")
    steps = "move-phase third 1, end-of-round"
    play = at(areas, steps, "vp = {first = 60, second = 60}", edition=edition, players=3)
    play.do("done")
    assert outcome(play) == ("target", [0.5, 0.5, -1.0])
    assert play.last("game-won") == {"event": "game-won", "seats": "first+second", "count": 2, "reason": "target"}


ORIGINAL = {
    "points of this round": ("first: 1 capital; second: 6 plain, 1 sea", (0, 1), SECOND),
    "majorities": ("first: 1 plain, 1 sea; second: 9 plain", (2, 2), FIRST),
    "land areas": ("first: 1 capital; second: 2 plain, 1 sea", (2, 2), SECOND),
    "power sources": ("first: 1 capital, 1 plain; second: 2 sources", (2, 2), SECOND),
    "capitals": ("first: 1 capital, 1 source; second: 1 plain, 1 source", (2, 2), FIRST),
}
"""What decides: who holds what, the points of this round, the result. All that comes later speaks for the other."""
TOKENS = {"majorities": 'majorities.sea = "first"'}


@cites("D12.3")
@pytest.mark.parametrize("criterion", ORIGINAL)
def test_original_ties_are_broken_one_after_the_other(criterion: str) -> None:
    text, (first, second), result = ORIGINAL[criterion]
    board = f"{equal('original', 41, first, second)}\n{TOKENS.get(criterion, '')}"
    play = at_the_end(text, board, "victory", edition="original")
    assert outcome(play) == ("target", result)


@cites("D12.3")
def test_original_the_points_of_this_round_are_those_just_scored() -> None:
    """Both come to 41: the second by six points in this round, the first by two."""
    play = at_the_end("first: 1 capital; second: 2 capitals", "vp = {first = 39, second = 35}", edition="original")
    assert (play.board["vp"], gained(play)) == ({"first": 41, "second": 41}, [2, 6])
    assert outcome(play) == ("target", SECOND)


@cites("D12.3")
def test_original_majorities_land_and_power_sources_after_a_whole_scoring() -> None:
    tokens = at_the_end(
        "first: 1 capital, 2 plain; second: 3 plain, 1 sea", "vp = {first = 39, second = 39}", edition="original"
    )
    assert (tokens.board["majorities"], gained(tokens)) == ({"sea": "second"}, [2, 2])
    assert outcome(tokens) == ("target", SECOND)
    land = at_the_end("first: 2 plain; second: 1 plain, 1 sea", "vp = {first = 39, second = 39}", edition="original")
    assert (land.board["majorities"], gained(land)) == ({"land": "first", "sea": "second"}, [2, 2])
    assert outcome(land) == ("target", FIRST)
    sources = at_the_end(
        "first: 1 source, 1 plain; second: 2 sources", "vp = {first = 41, second = 41}", edition="original"
    )
    assert (sources.board["majorities"], gained(sources)) == ({}, [0, 0])
    assert outcome(sources) == ("target", SECOND)


@cites("D12.3")
def test_original_a_tie_in_everything_leads_to_another_round() -> None:
    board = 'vp.first = 45\nvp.second = 45\nhands.first = ["nurse-511"]\nhands.second = ["koshka-421"]'
    play = at_the_end(EVEN, board, edition="original", round=9)
    assert outcome(play) == ON
    assert (play.board["round"], play.step, play.board["vp"]["first"]) == (10, "choose-cards", 47)
    # Somebody who is behind does not take part in the tie.
    three = at_the_end(EVEN + "; third: 6 plain", board + "\nvp.third = 44", edition="original", players=3)
    assert three.board["vp"] == {"first": 47, "second": 47, "third": 46}
    assert three.state.ending == ""


@cites("D12.3")
def test_original_a_tie_of_those_behind_does_not_matter() -> None:
    board = "vp = {first = 44, second = 44, third = 50}"
    play = at_the_end(EVEN + "; third: 1 plain", board, edition="original", players=3)
    assert outcome(play) == ("target", [-0.5, -0.5, 1.0])


# D12.5


def bystander(edition: str) -> Play:
    """The second player has no units left, eleven points and two cards."""
    return at(
        "western-canada: first 4T; yukon: first 1T; amazon: third 1T",
        "round",
        """
        vp.second = 11
        hands.first = ["nurse-511"]
        hands.second = ["koshka-421", "sigrid-241"]
        hands.third = ["diplomat-331"]
        centres = ["western-canada"]
        """,
        edition=edition,
        players=3,
    )


@cites("D12.5", "D3.1", "D4.3", "D4.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_without_units_plays_a_card_and_may_buy_cards_only(edition: str) -> None:
    play = bystander(edition)
    assert play.step == "choose-cards"
    play.do("play nurse-511", "first")
    play.do("play diplomat-331", "third")
    assert play.asked == "second", "everybody waits for their card"
    play.do("play koshka-421", "second")
    play.do("use")  # Koshka: before the first
    assert (play.asked, play.step) == ("second", "buy")
    assert sorted(actions(play, "buy")) == [f"buy card {number}" for number in range(1, 6)]
    assert play.rule_against("buy tank 1") == "D4.3"
    assert play.rule_against("buy centre 1") == "D4.6"
    play.do("buy 4K")
    play.do("done")  # and discard nothing first
    assert (play.asked, play.step) == ("chance", "deal-card")
    for _ in range(4):
        play.chance(play.legal[0])
    assert play.asked == "first", "the second has nothing to move and nothing to attack with"
    assert len(play.board["hands"]["second"]) == 5
    assert play.board["vp"]["second"] == 11


@cites("D12.5", "D3.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_without_units_stays_in_and_keeps_their_points(edition: str) -> None:
    play = at_the_end("first: 1 capital; third: 2 plain", "vp.second = 11", edition=edition, players=3)
    assert play.board["vp"]["second"] == 11
    assert (play.step, play.asked) == ("top-card", "chance"), "an empty hand plays the top card, like anybody's"
    assert [step["owner"] for step in play.state.describe()["steps"][:3]] == ["first", "second", "third"]


@cites("D12.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_sixty_rounds_the_game_ends_and_the_ranking_decides(edition: str) -> None:
    board = "vp = {first = 3, second = 4}"
    assert outcome(at_the_end(EVEN, board, edition=edition, round=59)) == ON
    assert outcome(at_the_end(EVEN, board, edition=edition, round=60)) == ("round-limit", SECOND)


@cites("D12.5", "D12.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_round_may_still_reach_the_target(edition: str) -> None:
    play = at_the_end(EVEN, before(edition, 0, -1), edition=edition, round=60)
    assert outcome(play) == ("target", FIRST)


@cites("D12.5", "D12.3")
def test_original_a_tie_at_the_target_in_the_last_round_is_shared() -> None:
    """There is no other round."""
    board = "vp = {first = 45, second = 45}"
    assert outcome(at_the_end(EVEN, board, edition="original", round=60)) == ("round-limit", SHARED)
    three = at_the_end(EVEN, board, edition="original", players=3, round=60)
    assert outcome(three) == ("round-limit", [0.5, 0.5, -1.0])


@cites("D12.5", "D12.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_round_limit_ranks_like_a_tie(edition: str) -> None:
    """Below the target and without a capital: points, then what the edition compares; the third is last."""
    text = "first: 1 source, 1 plain, 1 sea; second: 1 source, 1 plain; third: 1 plain"
    board = "vp = {first = 3, second = 3, third = 1}\ngained = {first = 0, second = 1}"
    play = at_the_end(text, board, "victory", edition=edition, players=3, round=60)
    winner = [1.0, -0.5, -0.5] if edition in WITH_CAPITAL else [-0.5, 1.0, -0.5]
    assert outcome(play) == ("round-limit", winner)


@cites("D12.5")
@pytest.mark.parametrize("limit", [3, 4, 5, 6, 7, 8, 10, 12, 15, 20])
def test_option_round_limit(limit: int) -> None:
    board = "vp = {first = 5, second = 4}"
    early = at_the_end(EVEN, board, round=limit - 1, round_limit=limit)
    assert outcome(early) == ON
    assert early.board["round"] == limit
    last = at_the_end(EVEN, board, round=limit, round_limit=limit)
    assert outcome(last) == ("round-limit", FIRST)
    if limit > 3:
        areas, _ = hand_out(EVEN)
        told = at(areas, "move-phase first 1, end-of-round", board, round=limit, round_limit=limit)
        told.do("done")
        assert told.last("game-won")["reason"] == "round-limit"


# The option conquest


NEEDED = {2: (4, 9), 3: (3, 8), 4: (3, 8), 5: (3, 7), 6: (3, 7)}
"""Capitals and power sources to hold, by the number of players."""


@cites("D12.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", NEEDED)
def test_option_conquest(edition: str, players: int) -> None:
    capitals, sources = NEEDED[players]
    for less, fewer, ended in ((0, 0, True), (1, 0, False), (0, 1, False)):
        text = f"first: {capitals - less} capitals, {sources - fewer - 2} sources, 2 sea-sources"
        play = at_the_end(text, edition=edition, players=players, conquest=True)
        won = ("conquest", [1.0, *[-1.0 / (players - 1)] * (players - 1)])
        assert outcome(play) == (won if ended else ("", [0.0] * players))


@cites("D12.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_option_conquest_takes_the_place_of_points(edition: str) -> None:
    play = at_the_end("first: 2 capitals", "vp.first = 99", edition=edition, conquest=True)
    assert outcome(play) == ON
    last = at_the_end("first: 2 capitals", "vp.first = 99", edition=edition, conquest=True, round=60)
    assert outcome(last) == ("round-limit", FIRST)


@cites("D12.1")
def test_option_conquest_of_two_at_once_the_one_with_more_other_areas_wins() -> None:
    """Possible with five and six players only: three capitals and seven power sources each."""
    both = "first: 3 capitals, 7 sources; second: 3 capitals, 5 sources, 2 sea-sources"
    shared = at_the_end(both, players=5, conquest=True)
    assert outcome(shared) == ("conquest", [0.5, 0.5, *[-1.0 / 3] * 3])
    more = at_the_end(f"{both}, 1 plain", "vp.first = 30", players=5, conquest=True)
    assert outcome(more) == ("conquest", [-0.25, 1.0, -0.25, -0.25, -0.25])


@cites("D12.1", "D6.10")
def test_option_conquest_counts_capitals_that_count() -> None:
    board = f"neutral_capitals = {pools()['capital'][:1]}"
    text = "first: 4 capitals, 9 sources"
    assert outcome(at_the_end(text, board, conquest=True)) == ("conquest", FIRST)
    assert outcome(at_the_end(text, board, conquest=True, edition="original")) == ON


@cites("D12.1", "D6.10")
@pytest.mark.parametrize(("edition", "plain"), [("original", False), ("premium", True)])
def test_option_conquest_where_fewer_capitals_count_it_is_all_of_them(edition: str, plain: bool) -> None:
    """Of two players' six capitals four are ordinary land: two and no more can be held."""
    board = f"neutral_capitals = {pools()['capital'][2:]}"
    for text, ended in (
        ("first: 2 capitals, 9 sources", True),
        ("first: 2 capitals, 8 sources", False),
        ("first: 1 capital, 9 sources", False),
    ):
        play = at_the_end(text, board, edition=edition, plain_neutral_capitals=plain, conquest=True)
        assert outcome(play) == (("conquest", FIRST) if ended else ON)


# D12.6


@cites("D12.6")
@pytest.mark.parametrize(("edition", "players", "shortest", "longest"), [
    *[(edition, players, 5, 8) for edition in ("premium", "standard") for players in range(2, 7)],
    *[("epic", players, 7, 11) for players in (4, 5, 6)],
])  # fmt: skip
def test_the_points_of_a_world_divided_give_games_of_the_usual_length(
    edition: str, players: int, shortest: int, longest: int
) -> None:
    """With a fair share of all that scores, neutral capitals aside, the target is about a game's length away.

    No rule but a check of the numbers: all points a round gives out, divided by the players. Two and three players of
    the epic edition meet a world of neutrals, for which such a share says nothing.
    """
    seats = ("first", "second", "third", "fourth", "fifth", "sixth")[:players]
    words = {seat: {"capitals": 0, "sources": 0, "sea-sources": 0} for seat in seats}
    for kind, number in (("capitals", players), ("sources", 12), ("sea-sources", 4)):
        for place in range(number):
            words[seats[place % players]][kind] += 1
    text = "; ".join(
        f"{seat}: " + ", ".join(f"{number} {kind}" for kind, number in share.items() if number)
        for seat, share in words.items()
    )
    play = at_the_end(text + ", 12 plain, 2 seas, 3 centres", edition=edition, players=players)
    assert len(play.board["majorities"]) == 3
    share = sum(gained(play)) / players
    assert shortest <= ceil(TARGETS[edition][players - 2] / share) <= longest
