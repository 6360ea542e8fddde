"""D2.8, D2.9: the reinforcements before the first round, and the end of the set-up."""

import pytest

from sandtable.core.errors import BadPosition
from sandtable.games.dust.rules.tables import SEATS
from sandtable.testing import Play, cites
from tests.dust.positions import EDITIONS, actions, area, areas, at
from tests.dust.realms import (
    CAPITALS,
    LADDER,
    LAND,
    PLAIN,
    PLAYERS,
    SEA_SOURCES,
    SOURCES,
    centres_of,
    dust,
    held,
    money,
    most,
    next_to,
    on_map,
    ready,
    realm,
)

BY_PRODUCTION = ("nurse-511", "nurse-322", "diplomat-223", "sigrid-214", "nurse-115")
"""Cards with one to five points of production."""
WITH_SHIPS = ("premium", "standard")
WITHOUT = ("epic", "original")


def reinforcing(edition: str, areas: str = "", board: str = "", card: str = "nurse-115", then: str = "") -> Play:
    """The first seat's reinforcements; three centres if nothing else is said."""
    words = f'cards.first = "{card}"\n{board or centres_of(1, 3)}\nhomes.first = "{CAPITALS[0]}"'
    return at(areas or realm(1, 2, 3), "reinforce first" + then, words, edition=edition, round=0)


# D2.8


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D2.8")
def test_twelve_and_the_production_of_the_set_up_card(edition: str) -> None:
    rules = dust(edition)
    for production, card in enumerate(BY_PRODUCTION, 1):
        assert rules.card_production[rules.domains["card"].number(card)] == production
        assert money(reinforcing(edition, card=card)) == 12 + production


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D2.8")
def test_capitals_centres_and_power_sources_do_not_add_to_it(edition: str) -> None:
    play = reinforcing(edition, realm(3, 5, 5), centres_of(3, 5))
    assert money(play) == 17


@cites("D2.8")
def test_units_only_no_centre_no_card() -> None:
    for edition in EDITIONS:
        play = reinforcing(edition)
        assert most(play, "centre") == most(play, "card") == 0
        for item in ("centre", "card"):
            assert play.rule_against(f"buy {item} 1") == "D2.8"
        assert [most(play, kind) for kind in ("tank", "mech", "fighter", "bomber")] == [8, 3, 5, 2]


@cites("D2.8")
def test_submarines_where_it_is_so() -> None:
    for edition in WITH_SHIPS:
        play = reinforcing(edition)
        assert most(play, "submarine") == 4 and play.rule_against("buy submarine 1") == ""
    for edition in WITHOUT:
        play = reinforcing(edition)
        assert most(play, "submarine") == 0
        assert play.rule_against("buy submarine 1") == "D2.8"


@pytest.mark.parametrize("edition", WITH_SHIPS)
@cites("D2.8")
def test_no_neutrals_are_bought_in_the_set_up(edition: str) -> None:
    neutral = f"{CAPITALS[3]}: neutral-1 1T 1M"
    board = f'centres = ["{CAPITALS[0]}", "{CAPITALS[3]}"]\nneutral_capitals = ["{CAPITALS[3]}"]'
    play = reinforcing(edition, f"{CAPITALS[0]}: first 1T; {neutral}", board, then=", settle second")
    assert actions(play, "hire") == []
    play.do("buy 1T")
    play.do(f"put {CAPITALS[0]} 1")
    assert play.step == "settle"  # sixteen points are left, and nobody asks for neutrals
    assert area(play, CAPITALS[3]) == "neutral-1 1T 1M"


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D2.8", "D4.4")
def test_everything_is_placed_at_own_centres_five_at_each(edition: str) -> None:
    play = reinforcing(edition, realm(1, 2, 3), centres_of(1, 3))
    places = [CAPITALS[0], PLAIN[0], PLAIN[1]]
    play.do("buy 7T 1F")
    assert sorted({words.split()[1] for words in play.legal}) == sorted(places)
    assert f"put {places[0]} 5" in play.legal
    assert play.rule_against(f"put {places[0]} 6") == "D4.4"
    assert play.rule_against(f"put {SOURCES[0]} 1") == "D4.4"
    play.do(f"put {places[0]} 5")
    assert play.rule_against(f"put {places[0]} 1") == "D4.4"
    play.do(f"put {places[1]} 2")
    play.do(f"put {places[2]} 1")
    assert [area(play, name) for name in places] == ["first 6T", "first 3T", "first 1T 1F"]


@pytest.mark.parametrize("edition", WITH_SHIPS)
@cites("D2.8", "D4.5")
def test_submarines_go_next_to_an_own_centre_where_nobody_else_is(edition: str) -> None:
    """A sea area that touches centres of two players: whoever comes first has it."""
    sea = "sargasso-sea"
    mine, theirs = "eastern-states", "gulf-coast"
    assert {mine, theirs} <= set(next_to(sea)) and [name for name in next_to(mine) if name not in LAND] == [sea]
    board = f'centres = ["{mine}", "{theirs}"]\ncards.second = "nurse-511"'
    play = reinforcing(edition, f"{mine}: first 1T; {theirs}: second 1T", board, then=", reinforce second")
    play.do("buy 2S")
    assert sorted(play.legal) == [f"put {sea} 1", f"put {sea} 2"]
    play.do(f"put {sea} 2")
    assert (play.asked, area(play, sea)) == ("second", "first 2S")
    play.do("buy 1S")
    assert play.rule_against(f"put {sea} 1") == "D4.5"
    assert sorted(play.legal) == ["put caribbean-sea 1"]


@pytest.mark.parametrize("edition", WITH_SHIPS)
@cites("D2.8")
def test_who_has_no_free_sea_next_to_a_centre_buys_no_submarine(edition: str) -> None:
    taken = reinforcing(edition, "eastern-states: first 1T; sargasso-sea: second 1S", 'centres = ["eastern-states"]')
    assert most(taken, "submarine") == 0
    assert taken.rule_against("buy submarine 1") == "D4.5"
    inland = reinforcing(edition, "mongolia: first 1T", 'centres = ["mongolia"]')
    assert inland.rule_against("buy submarine 1") == "D4.5"


@pytest.mark.parametrize("edition", WITH_SHIPS)
@cites("D2.8")
def test_a_sea_power_source_counts_at_once(edition: str) -> None:
    """In the first production already: three points more."""
    coast, sea = "russia", "barents-sea"
    assert sea in SEA_SOURCES and sea in next_to(coast)
    board = f'centres = ["{coast}"]\ncards.second = "nurse-511"'
    without = reinforcing(edition, f"{coast}: first 1T; {CAPITALS[0]}: first 1T", board, then=", production first")
    without.do("done")
    assert money(without) == 6 + 5
    play = reinforcing(edition, f"{coast}: first 1T; {CAPITALS[0]}: first 1T", board, then=", production first")
    play.do("buy 1S")
    play.do(f"put {sea} 1")
    assert money(play) == 6 + 3 + 5


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D2.8")
def test_the_rest_is_lost(edition: str) -> None:
    words = f'{centres_of(1, 1)}\ncards.second = "nurse-511"\nhomes.second = "{CAPITALS[1]}"'
    there = f"{CAPITALS[0]}: first 1T; {CAPITALS[1]}: second 1T"
    play = reinforcing(edition, there, words, then=", production first")
    play.do("buy 1T")
    play.do(f"put {CAPITALS[0]} 1")
    assert play.step == "buy" and money(play) == 6 + 5  # no more than the production yields
    none = reinforcing(edition, there, words, then=", settle second")
    none.do("done")
    assert none.step == "settle" and area(none, CAPITALS[0]) == "first 1T"


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D2.8")
def test_each_places_everything_before_the_next_buys(edition: str) -> None:
    play = at(
        f"{CAPITALS[0]}: first 1T; {CAPITALS[1]}: second 1T",
        "reinforcements",
        f"""
        centres = ["{CAPITALS[0]}", "{CAPITALS[1]}"]
        queue = ["second", "first"]
        cards.first = "nurse-115"
        cards.second = "nurse-511"
        hands.first = ["nurse-322"]
        """,
        edition=edition,
        round=0,
    )
    assert (play.asked, money(play)) == ("second", 13)
    play.do("buy 3T")
    assert (play.step, play.asked) == ("put", "second")
    play.do(f"put {CAPITALS[1]} 3")
    assert (play.step, play.asked, money(play)) == ("buy", "first", 17)


@cites("D2.8")
def test_reinforcements_need_a_set_up_card() -> None:
    with pytest.raises(BadPosition, match=r"D2\.8"):
        at(realm(1, 0, 1), "reinforce first", centres_of(1, 1), round=0)


# D2.9


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", PLAYERS)
@cites("D2.9", "D2.1")
def test_the_whole_set_up(edition: str, players: int) -> None:
    """From the deal to the first round: the set-up cards are discarded, five are in each hand, nothing is lost."""
    play = ready(edition, players)
    assert (play.step, play.board["round"]) == ("choose-cards", 1)
    assert play.board["discards"] == sorted(LADDER[:players])
    assert play.board["cards"] == {} and play.board["used"] == [] and play.board["queue"] == []
    assert [len(hand) for hand in play.board["hands"].values()] == [5] * players
    assert len(play.board["deck"]) == 45 - 6 * players
    assert len(play.board["areas"]) == 48 and sorted(areas(play)) == LAND
    production = dust().card_production
    for seat, card in zip(SEATS, LADDER[:players], strict=False):
        bought = (12 + production[dust().card_names.index(card)]) // 2
        assert on_map(play, seat, "tank") == len(held(play, seat)) + bought
    assert play.board["vp"] == dict.fromkeys(SEATS[:players], 0)


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D2.9")
def test_the_card_lies_open_until_all_have_placed(edition: str) -> None:
    play = at(
        f"{CAPITALS[0]}: first 1T; {CAPITALS[1]}: second 1T",
        "reinforcements",
        f"""
        {centres_of(2, 2)}
        queue = ["first", "second"]
        cards.first = "nurse-511"
        cards.second = "nurse-115"
        hands.first = ["nurse-322"]
        """,
        edition=edition,
        round=0,
    )
    play.do("done")
    assert play.board["cards"] == {"first": "nurse-511", "second": "nurse-115"}
    play.do("done")
    assert play.board["cards"] == {}
    assert play.board["discards"] == ["nurse-115", "nurse-511"]
    assert play.last("round") == {"event": "round", "number": 1}


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D2.9", "D10.9")
def test_its_ability_cannot_be_used_mech_builder(edition: str) -> None:
    """The ruling: set-up is no round."""
    card = "mech-builder-214"
    play = reinforcing(edition, card=card, then=", settle second")
    play.do("buy 1T")
    play.do(f"put {CAPITALS[0]} 1")
    assert play.step == "settle"
    assert on_map(play, "first", "mech") == 0
    round_two = at(realm(1, 0, 1), "production first", f'cards.first = "{card}"\n{centres_of(1, 1)}', edition=edition)
    round_two.do("done")
    assert round_two.step == "ask-builder"


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D2.9", "D10.4")
def test_its_ability_cannot_be_used_diplomat(edition: str) -> None:
    play = reinforcing(edition, card="diplomat-331", then=", settle second")
    assert play.step == "buy"
    assert actions(play, "ally") == []
    assert play.rule_against("ally second") == "D10.4"
    play.do("buy 1T")
    assert actions(play, "ally") == [] and play.rule_against("ally second") == "D10.4"
    play.do(f"put {CAPITALS[0]} 1")
    assert play.step == "settle"
    assert play.board["pacts"] == {}


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D2.9", "D10.6")
def test_its_ability_cannot_be_used_koshka(edition: str) -> None:
    play = at(
        f"{CAPITALS[0]}: first 1T; {CAPITALS[1]}: second 1T",
        "reinforcements",
        f"""
        {centres_of(2, 2)}
        queue = ["first", "second"]
        cards.first = "nurse-511"
        cards.second = "koshka-124"
        hands.first = ["nurse-322"]
        """,
        edition=edition,
        round=0,
    )
    assert (play.step, play.asked) == ("buy", "first")
