"""D4.1, D4.8, D4.10, D4.12, D4.13: how many points a production has, and the examples of the rulebooks."""

import pytest

from sandtable.games.dust.rules.tables import SEATS
from sandtable.testing import Play, cites
from tests.dust.positions import EDITIONS, area, at
from tests.dust.realms import (
    CAPITALS,
    LADDER,
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
    ready,
    realm,
)

BY_PRODUCTION = ("nurse-511", "nurse-322", "rocket-troops-223", "sigrid-214", "nurse-115")
"""Cards with one to five points of production."""
EVERY_CAPITAL = ("premium", "standard", "epic")
"""The editions in which every capital pays."""


def producing(
    edition: str,
    capitals: int = 1,
    sources: int = 0,
    centres: int = 0,
    card: int = 1,
    more: str = "",
    home: str = CAPITALS[0],
    players: int = 2,
) -> Play:
    """The first seat's production with a realm of this size and a card of so many points."""
    board = f'cards.first = "{BY_PRODUCTION[card - 1]}"\nhomes.first = "{home}"\n{centres_of(capitals, centres)}'
    areas = "; ".join(part for part in (realm(capitals, sources, centres), more) if part)
    return at(areas, "production first", board, edition=edition, players=players)


# D4.1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("sources", "centres", "yielded"),
    [(0, 0, 0), (2, 0, 0), (0, 3, 0), (1, 3, 3), (2, 3, 6), (3, 3, 9), (5, 3, 9), (3, 5, 9), (8, 8, 24)],
)
@cites("D4.1")
def test_three_points_for_each_centre_with_a_power_source(
    edition: str, sources: int, centres: int, yielded: int
) -> None:
    assert money(producing(edition, 1, sources, centres)) == yielded + 6 + 1


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.1")
def test_the_value_of_the_card(edition: str) -> None:
    for value in range(1, 6):
        assert dust().card_production[dust().card_names.index(BY_PRODUCTION[value - 1])] == value
        play = producing(edition, 1, 1, 1, value)
        assert money(play) == 6 + 3 + value
        assert play.state.prompt(0).message == "ask-buy"


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.1")
def test_power_sources_at_sea_count_too(edition: str) -> None:
    more = "; ".join(f"{name}: first 1S" for name in SEA_SOURCES[:2])
    assert len(SEA_SOURCES) == 4
    assert money(producing(edition, 1, 1, 4, more=more)) == 6 + 3 * 3 + 1
    enemy = "; ".join(f"{name}: second 1S" for name in SEA_SOURCES[:2])
    assert money(producing(edition, 1, 1, 4, more=enemy)) == 6 + 3 + 1


@pytest.mark.parametrize("edition", EVERY_CAPITAL)
@pytest.mark.parametrize("capitals", range(7))
@cites("D4.1", "D4.13")
def test_six_points_for_each_capital(edition: str, capitals: int) -> None:
    """The ruling for the premium edition, whose formula prints a flat six: its text says for each."""
    assert money(producing(edition, capitals, 1, 1)) == max(6, 6 * capitals + 3 + 1)


@pytest.mark.parametrize("capitals", range(1, 7))
@cites("D4.1", "D4.13")
def test_in_the_original_only_the_own_first_capital_pays(capitals: int) -> None:
    assert money(producing("original", capitals, 1, 1)) == 6 + 3 + 1
    if capitals < 6:  # home is one that is not held
        assert money(producing("original", capitals, 2, 2, home=CAPITALS[5])) == 3 * 2 + 1


@cites("D4.13")
def test_in_the_original_a_capital_lost_and_retaken_pays_again() -> None:
    home = "central-europe"
    assert "western-europe" in next_to(home)
    board = f'cards.first = "{BY_PRODUCTION[4]}"\nhomes.first = "{home}"\ncentres = ["western-europe"]\n'
    rest = f"western-europe: first 3T; {SOURCES[0]}: first 1T"
    lost = at(f"{rest}; {home}: second 1T", "production first", board, edition="original")
    assert money(lost) == 3 + 5
    left = at(rest, "move-phase first 1, production first", board, edition="original")
    left.do(f"move western-europe>{home} 1T")
    assert area(left, home) == "first 1T"
    assert money(left) == 6 + 3 + 5


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.1")
def test_at_least_six_points(edition: str) -> None:
    """Without a capital, and even without an area."""
    assert money(producing(edition, 0, 0, 0, 1)) == 6
    assert money(producing(edition, 0, 0, 0, 5, more=f"{PLAIN[0]}: first 1T")) == 6
    assert money(producing(edition, 0, 1, 1, 2)) == 6  # three and two
    assert money(producing(edition, 0, 1, 1, 5)) == 8


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.1")
def test_points_are_told_to_all_when_the_phase_begins(edition: str) -> None:
    play = at(
        realm(1, 2, 3),
        "round",
        f"""
        hands.first = ["sigrid-214"]
        hands.second = ["nurse-115"]
        homes.first = "{CAPITALS[0]}"
        {centres_of(1, 3)}
        """,
        edition=edition,
    )
    play.do("play sigrid-214", "first")
    play.do("play nurse-115", "second")
    assert play.last("production") == {"event": "production", "seat": "first", "points": 6 + 6 + 4}
    assert money(play) == 16


@cites("D4.1")
def test_one_spends_what_one_has() -> None:
    for edition in EDITIONS:
        play = producing(edition, 1, 1, 1, 1)
        assert money(play) == 10
        assert [most(play, item) for item in ("tank", "mech", "fighter", "bomber", "submarine")] == [5, 2, 3, 1, 2]
        for order in ("buy mech 3", "buy fighter 4", "buy bomber 2", "buy submarine 3", "buy centre 2"):
            assert play.rule_against(order) == "D4.1"
        why = play.why_not("buy bomber 2")
        assert why is not None and why.message == "too-expensive"


@pytest.mark.parametrize("edition", ["premium", "standard"])
@cites("D4.1", "D6.10")
def test_a_neutral_capital_once_held_pays_unless_the_table_made_it_plain(edition: str) -> None:
    held_by = f"{CAPITALS[0]}: first 1T; {CAPITALS[3]}: first 1T"
    board = f'cards.first = "nurse-511"\nneutral_capitals = ["{CAPITALS[3]}"]\ncentres = ["{CAPITALS[3]}"]'
    assert money(at(held_by, "production first", board, edition=edition)) == 12 + 1
    plain = at(held_by, "production first", board, edition=edition, plain_neutral_capitals=True)
    assert money(plain) == 6 + 1


# D4.8


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.8")
def test_unspent_points_are_lost(edition: str) -> None:
    board = f'cards.first = "nurse-511"\nhomes.first = "{CAPITALS[0]}"\n{centres_of(1, 1)}'
    play = at(realm(1, 1, 1), "production first, production first", board, edition=edition)
    assert money(play) == 10
    play.do("buy 1T")
    play.do(f"put {CAPITALS[0]} 1")
    assert (play.step, money(play)) == ("buy", 10)  # the next production: not eight more


# D4.10


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.10", "D4.1", "D4.2")
def test_the_worked_example_of_fifteen_points(edition: str) -> None:
    """Premium and standard rulebooks, the production phase: the first round of a game of six.

    One capital, three centres, two power sources, a card of three: a centre, two tanks, a submarine and a card.
    """
    home, coast, inland = "eastern-states", "mexico", "mongolia"
    areas = "; ".join(f"{name}: first 1T" for name in (home, coast, inland, PLAIN[5], SOURCES[0], SOURCES[1]))
    play = at(
        areas,
        "production first",
        f"""
        centres = ["{home}", "{coast}", "{inland}"]
        homes.first = "{home}"
        cards.first = "rocket-troops-223"
        hands.first = ["nurse-511", "nurse-322"]
        """,
        edition=edition,
        players=6,
        round=1,
    )
    assert money(play) == 15
    play.do("buy 2T 1S 1C 1K")
    assert play.step == "put"
    play.do("put north-pacific 1")
    assert "north-pacific" in next_to(coast)
    play.do(f"put {home} 2")
    assert play.step == "new-centre"
    play.do(f"build {PLAIN[5]}")
    assert play.step == "discard"
    play.do("done")
    play.chance("deal nurse-151")
    assert (area(play, home), area(play, "north-pacific")) == ("first 3T", "first 1S")
    assert play.board["centres"] == sorted([home, coast, inland, PLAIN[5]])
    assert play.board["hands"]["first"] == ["nurse-151", "nurse-322", "nurse-511"]
    assert play.asked == "nobody"  # fifteen points are spent and the phase is over


# D4.12


@pytest.mark.parametrize("edition", ["epic", "original"])
@pytest.mark.parametrize("players", PLAYERS)
@cites("D4.12")
def test_in_round_one_everybody_has_thirteen_to_seventeen_points(edition: str, players: int) -> None:
    """Original rulebook: six for the capital, six instead of nine for three centres, and the card.

    After a whole set-up, with every card that is in somebody's hand.
    """
    hands = ready(edition, players).board["hands"]
    production = dict(zip(dust().card_names, dust().card_production, strict=True))
    found = set()
    for turn in range(5):
        play = ready(edition, players)
        for seat in SEATS[:players]:
            play.do(f"play {hands[seat][turn]}", seat)
        while play.board["round"] == 1:
            play.do(next(words for words in ("decline", "done") if words in play.legal))
        told = {event["seat"]: event["points"] for event in play.events if event["event"] == "production"}
        assert told == {seat: 12 + production[hands[seat][turn]] for seat in SEATS[:players]}
        found |= set(told.values())
    assert found <= {13, 14, 15, 16, 17} and len(found) >= 4


@pytest.mark.parametrize("edition", ["epic", "original"])
@cites("D4.12")
def test_the_two_ends_of_that_range(edition: str) -> None:
    for card, points in ((1, 13), (5, 17)):
        assert money(producing(edition, 1, 2, 3, card)) == points


@pytest.mark.parametrize("edition", ["premium", "standard"])
@cites("D4.12")
def test_elsewhere_a_rich_start_pays_for_all_three_centres(edition: str) -> None:
    """Where all land is given out, some have three power sources in round one, and fifteen points and the card."""
    play = ready(edition, 2)
    sources = [len(set(held(play, seat)) & set(SOURCES)) for seat in ("first", "second")]
    assert max(sources) >= 3 and sum(sources) == 12
    hands = play.board["hands"]
    for seat in ("first", "second"):
        play.do(f"play {hands[seat][0]}", seat)
    production = dict(zip(dust().card_names, dust().card_production, strict=True))
    opened = play.last("production")
    assert opened["points"] == 6 + 9 + production[hands[str(opened["seat"])][0]]
    assert set(LADDER[:2]) == set(play.board["discards"])
