"""D11: victory points at the end of a round: capitals, power sources, majorities."""

import pytest

from sandtable.testing import cites
from tests.dust.holdings import at_the_end, gained, hand_out, pools
from tests.dust.positions import EDITIONS, at

PLAIN, DOUBLE = ("premium", "standard"), ("epic", "original")
"""Editions with one point each, and those with two for capitals and majorities."""
TOKENS = ("centres", "sea", "land")
MORE = {"centres": "2 plain, 2 centres", "sea": "2 seas", "land": "2 plain"}
LESS = {"centres": "2 plain, 1 centre", "sea": "1 sea", "land": "1 plain"}
"""Two and one of what a majority counts; the number of land areas differs for the majority of land only."""


# D11.1


@cites("D11.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("capitals", [1, 2, 3, 6])
def test_capitals(edition: str, capitals: int) -> None:
    play = at_the_end(f"first: {capitals} capitals; second: {capitals} plain", edition=edition)
    assert gained(play) == [capitals * (1 if edition in PLAIN else 2), 0]


@cites("D11.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("sources", range(1, 9))
def test_power_sources_on_land(edition: str, sources: int) -> None:
    play = at_the_end(f"first: {sources} sources; second: {sources} plain", edition=edition)
    assert gained(play) == [sources if edition in PLAIN else sources // 3, 0]


@cites("D11.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_power_sources_at_sea_count_like_those_on_land(edition: str) -> None:
    play = at_the_end(
        "first: 2 sources, 4 sea-sources; second: 2 plain, 4 seas; third: 2 sources", edition=edition, players=3
    )
    assert gained(play) == ([6, 0, 2] if edition in PLAIN else [2, 0, 0])


@cites("D11.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("token", TOKENS)
def test_a_majority(edition: str, token: str) -> None:
    play = at_the_end(f"first: {LESS[token]}; second: {MORE[token]}", edition=edition)
    assert play.board["majorities"] == {token: "second"}
    assert gained(play) == [0, 1 if edition in PLAIN else 2]


@cites("D11.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_together(edition: str) -> None:
    """Two capitals, seven power sources and all three majorities."""
    play = at_the_end(
        "first: 2 capitals, 5 sources, 2 sea-sources, 1 centre; second: 1 capital, 1 sea-source", edition=edition
    )
    assert play.board["majorities"] == dict.fromkeys(TOKENS, "first")
    assert gained(play) == ([2 + 7 + 3, 1 + 1] if edition in PLAIN else [4 + 2 + 6, 2])


@cites("D11.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_option_cheap_capitals(edition: str) -> None:
    """A capital is worth one point; everything else is as it was."""
    text = "first: 2 capitals, 3 sources; second: 1 capital"
    play = at_the_end(text, edition=edition, cheap_capitals=True)
    assert gained(play) == ([2 + 3 + 1, 1] if edition in PLAIN else [2 + 1 + 2, 1])
    usual = at_the_end(text, edition=edition)
    assert gained(usual) == ([2 + 3 + 1, 1] if edition in PLAIN else [4 + 1 + 2, 2])


@cites("D11.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_scores_at_once_and_everybody_is_told(edition: str) -> None:
    """Points are added to those of earlier rounds, whoever had the last turn."""
    areas, centres = hand_out("first: 1 capital, 3 sources; second: 1 capital, 6 sources; third: 1 plain")
    board = f"centres = {centres}\nvp.first = 7\nvp.second = 1\nvp.third = 2"
    play = at(areas, "move-phase third 1, end-of-round", board, edition=edition, players=3)
    assert play.board["vp"] == {"first": 7, "second": 1, "third": 2}
    play.do("done")
    points = [4, 8, 0] if edition in PLAIN else [3, 6, 0]
    assert gained(play) == points
    assert play.board["vp"] == {"first": 7 + points[0], "second": 1 + points[1], "third": 2}
    told = [event for event in play.events if event["event"] == "scored"]
    assert told == [
        {"event": "scored", "seat": "first", "points": points[0], "total": 7 + points[0]},
        {"event": "scored", "seat": "second", "points": points[1], "total": 1 + points[1]},
        {"event": "scored", "seat": "third", "points": 0, "total": 2},
    ]


# D11.2


@cites("D11.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("token", TOKENS)
def test_most_of_all_is_enough_more_than_half_is_not_needed(edition: str, token: str) -> None:
    """Of four players the second has two, the others one each."""
    text = "; ".join(f"{seat}: {(MORE if seat == 'second' else LESS)[token]}" for seat in ("first", "second", "third"))
    play = at_the_end(f"{text}; fourth: {LESS[token]}", edition=edition, players=4)
    assert play.board["majorities"] == {token: "second"}


@cites("D11.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("token", TOKENS)
def test_in_a_tie_the_last_holder_keeps_it_if_among_the_tied(edition: str, token: str) -> None:
    text = f"first: {MORE[token]}; second: {MORE[token]}; third: {LESS[token]}"
    for holder in ("first", "second"):
        play = at_the_end(text, f'majorities.{token} = "{holder}"', edition=edition, players=3)
        assert play.board["majorities"] == {token: holder}
        assert sum(gained(play)) == (1 if edition in PLAIN else 2)


@cites("D11.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("token", TOKENS)
def test_in_a_tie_of_others_or_without_a_holder_nobody_has_it(edition: str, token: str) -> None:
    text = f"first: {MORE[token]}; second: {MORE[token]}; third: {LESS[token]}"
    for board in (f'majorities.{token} = "third"', ""):
        play = at_the_end(text, board, edition=edition, players=3)
        assert play.board["majorities"] == {}
        assert gained(play) == [0, 0, 0]


@cites("D11.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("token", TOKENS)
def test_who_has_more_takes_it_from_its_holder(edition: str, token: str) -> None:
    text = f"first: {LESS[token]}; second: {MORE[token]}"
    play = at_the_end(text, f'majorities.{token} = "first"', edition=edition)
    assert play.board["majorities"] == {token: "second"}


@cites("D11.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("token", ["centres", "sea"])
def test_nobody_has_a_majority_of_nothing(edition: str, token: str) -> None:
    """Everybody is tied at zero, the last holder among them, who does not keep it."""
    for holder in ("", f'majorities.{token} = "second"'):
        play = at_the_end("first: 1 plain; second: 1 plain", holder, edition=edition)
        assert play.board["majorities"] == {}
        assert gained(play) == [0, 0]


@cites("D11.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_majorities_to_one_and_the_third_to_another(edition: str) -> None:
    play = at_the_end("first: 3 plain, 2 centres, 1 sea; second: 1 plain, 1 centre, 2 seas", edition=edition)
    assert play.board["majorities"] == {"centres": "first", "land": "first", "sea": "second"}
    assert gained(play) == ([2, 1] if edition in PLAIN else [4, 2])


@cites("D11.2", "D1.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_centres_count_for_whoever_holds_their_area_now(edition: str) -> None:
    """Of five centres two stand in areas of the first, one in one of the second, two where nobody is."""
    plain = pools()["plain"]
    areas = f"{plain[0]}: first 1T; {plain[1]}: first 1T; {plain[2]}: second 1T; {plain[3]}: second 1T"
    play = at(areas, "end-of-round", f"centres = {[*plain[:3], *plain[4:6]]}", edition=edition)
    assert play.board["majorities"] == {"centres": "first"}


# D11.3


@cites("D11.3", "D1.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_neutrals_never_score_and_take_no_majority(edition: str) -> None:
    text = "first: 1 plain; second: 2 plain, 1 centre; neutral-1: 2 capitals, 4 sources, 9 plain, 5 centres"
    play = at_the_end(text, edition=edition)
    assert play.board["majorities"] == {"centres": "second", "land": "second"}
    assert play.board["vp"] == {"first": 0, "second": 2 if edition in PLAIN else 4}


@cites("D11.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_points_are_never_lost(edition: str) -> None:
    """Whoever has lost everything keeps what they have scored."""
    play = at_the_end("first: 6 sources", "vp.first = 3\nvp.second = 12\ngained.second = 9", edition=edition)
    assert play.board["vp"]["second"] == 12
    assert gained(play)[1] == 0


# D11.4


@cites("D11.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_capitals_and_power_sources_are_land_areas_too(edition: str) -> None:
    play = at_the_end("first: 1 capital, 1 source, 1 plain; second: 2 plain", edition=edition)
    assert play.board["majorities"] == {"land": "first"}
    at_sea = at_the_end("first: 1 sea-source, 1 sea; second: 1 sea", edition=edition)
    assert at_sea.board["majorities"] == {"sea": "first"}


@cites("D11.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_majorities_change_hands_only_at_scoring(edition: str) -> None:
    """Units of two areas are joined: the land majority is lost, but not before the round is over."""
    play = at(
        "alaska: first 1T; yukon: first 1T; western-canada: first 1T; brazil: second 1T; peru: second 1T",
        "move-phase first 2, end-of-round",
        'majorities.land = "first"',
        edition=edition,
    )
    play.do("move alaska>yukon 1T")
    play.do("move yukon>western-canada 2T")
    assert play.board["majorities"] == {"land": "second"}, "the second move was the last: the round has been scored"
    before = at(
        "alaska: first 1T; yukon: first 1T; western-canada: first 1T; brazil: second 1T; peru: second 1T",
        "move-phase first 2, move-phase second 1, end-of-round",
        'majorities.land = "first"',
        edition=edition,
    )
    before.do("move alaska>yukon 1T")
    before.do("move yukon>western-canada 2T")
    assert before.asked == "second"
    assert before.board["majorities"] == {"land": "first"}


@cites("D11.4", "D6.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_capitals_that_were_neutral_at_set_up(edition: str) -> None:
    """Held by a player they score like any other, in the original edition never."""
    capitals = pools()["capital"]
    board = f"neutral_capitals = {capitals[1:3]}"
    play = at_the_end("first: 3 capitals; second: 3 plain", board, edition=edition)
    assert gained(play)[0] == {"premium": 3, "standard": 3, "epic": 6, "original": 2}[edition]


@cites("D11.4", "D6.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_option_plain_neutral_capitals_takes_their_points_away(edition: str) -> None:
    capitals = pools()["capital"]
    text, board = "first: 3 capitals; second: 3 plain", f"neutral_capitals = {capitals[1:3]}"
    play = at_the_end(text, board, edition=edition, plain_neutral_capitals=True)
    assert gained(play)[0] == (1 if edition in PLAIN else 2)


@cites("D11.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_capital_somebody_claimed_scores_for_whoever_holds_it(edition: str) -> None:
    """The second holds the first's home and scores for it, in the original edition too."""
    capitals = pools()["capital"]
    board = f'homes.first = "{capitals[0]}"\nhomes.second = "{capitals[1]}"\nneutral_capitals = {capitals[2:]}'
    play = at_the_end("second: 2 capitals; first: 2 plain", board, edition=edition)
    assert gained(play) == [0, 2 if edition in PLAIN else 4]


@cites("D11.4", "D5.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_abandoned_area_scores_for_nobody(edition: str) -> None:
    """The last tank leaves a capital."""
    play = at(
        "eastern-states: first 1T; eastern-canada: first 1T; amazon: second 1T",
        "move-phase first 1, end-of-round",
        'homes.first = "eastern-states"\nvp.first = 5',
        edition=edition,
    )
    play.do("move eastern-states>eastern-canada 1T")
    assert "eastern-states" not in play.board["areas"]
    assert gained(play) == [0, 0]
    assert play.board["vp"]["first"] == 5
