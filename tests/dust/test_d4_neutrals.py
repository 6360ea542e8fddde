"""D4.9, D4.11: neutral units that are bought for neutral capitals."""

import pytest

from sandtable.core.errors import IllegalAction
from sandtable.testing import Play, cites
from tests.dust.positions import actions, area, areas, at, fight
from tests.dust.realms import CAPITALS, PLAIN, SOURCES, claimed, go_on, line, money, next_to, supply

SOLD = ("premium", "standard")
"""The editions in which neutral units can be bought."""
HOME, FAR = CAPITALS[0], CAPITALS[2]
NEUTRAL, OTHER = CAPITALS[1], CAPITALS[4]


def hiring(edition: str = "premium", order: str = "done", areas: str = "", board: str = "", then: str = "") -> Play:
    """The first seat has bought what the order says; two neutral capitals stand, and more is asked for."""
    there = areas or f"{HOME}: first 1T; {NEUTRAL}: neutral-1 1T 1M; {OTHER}: neutral-2 1T 1M"
    words = (
        f'cards.first = "nurse-115"\nneutral_capitals = ["{NEUTRAL}", "{OTHER}"]\n'
        f'centres = ["{HOME}", "{NEUTRAL}", "{OTHER}"]\n{board}'
    )
    play = at(there, "production first" + then, words, edition=edition, players=3)
    play.do(order)
    return play


@pytest.mark.parametrize("edition", SOLD)
@cites("D4.9", "D1.10")
def test_land_and_air_units_at_the_same_price_into_a_neutral_capital(edition: str) -> None:
    for kind, cost in (("tank", 2), ("mech", 5), ("fighter", 3), ("bomber", 6)):
        play = hiring(edition)
        assert (play.step, money(play)) == ("hire", 11)
        assert sorted(play.legal) == sorted([f"hire {NEUTRAL}", f"hire {OTHER}", "done"])
        line(play, f"hire {NEUTRAL}")
        line(play, f"take {kind} 1")
        assert money(play) == 11 - cost


@pytest.mark.parametrize("edition", SOLD)
@cites("D4.9")
def test_in_the_colour_of_that_capital_and_from_its_supply(edition: str) -> None:
    play = hiring(edition)
    play.do(f"hire {OTHER} 2T 1F")
    assert area(play, OTHER) == "neutral-2 3T 1M 1F"
    assert area(play, NEUTRAL) == "neutral-1 1T 1M"
    assert (supply(play, "neutral-2", "tank"), supply(play, "neutral-2", "fighter")) == (57, 19)
    assert supply(play, "neutral-1", "tank") == 59 and supply(play, "first", "tank") == 58
    assert play.last("hired") == {"event": "hired", "seat": "first", "unit": "fighter", "count": 1, "area": OTHER}


@pytest.mark.parametrize("edition", SOLD)
@cites("D4.9")
def test_they_are_paid_from_what_the_own_list_left(edition: str) -> None:
    play = hiring(edition, "buy 3T")
    assert (play.step, money(play)) == ("hire", 5)
    play.do(f"hire {NEUTRAL} 1T")
    assert (play.step, money(play)) == ("hire", 3)
    play.do(f"hire {OTHER} 1F")
    assert play.step == "put"  # nothing is left
    assert area(play, HOME) == "first 1T"  # the own units are placed now
    poor = hiring(edition, "buy 3T 1S 1K")
    assert poor.step == "put"


@cites("D4.9")
def test_never_submarines() -> None:
    play = hiring()
    line(play, f"hire {NEUTRAL}")
    assert play.rule_against("take submarine 1") == "D4.9"
    assert actions(play, "take submarine") == [] and "take submarine 1" not in play.legal
    why = play.why_not("take submarine 1")
    assert why is not None and why.message == "no-neutral-ship"
    assert any(name.endswith("-sea") for name in next_to(NEUTRAL))


@cites("D4.9")
def test_five_for_each_neutral_centre_and_turn() -> None:
    """The ruling; also over several orders, and for each capital by itself."""
    both = f"{HOME}: first 1T; {FAR}: first 1T; {CAPITALS[3]}: first 1T; {NEUTRAL}: neutral-1 1T; {OTHER}: neutral-2 1T"
    for edition in SOLD:
        play = hiring(edition, areas=both)
        assert money(play) == 23
        line(play, f"hire {NEUTRAL}")
        assert "take tank 5" in play.legal and play.rule_against("take tank 6") == "D4.9"
        line(play, "take tank 3")
        assert play.rule_against("take fighter 3") == "D4.9" and "take fighter 2" in play.legal
        line(play, "done")
        play.do(f"hire {NEUTRAL} 2T")
        assert play.rule_against(f"hire {NEUTRAL}") == "D4.9"
        why = play.why_not(f"hire {NEUTRAL}")
        assert why is not None and why.message == "no-room"
        assert f"hire {OTHER}" in play.legal
        play.do(f"hire {OTHER} 5T")
        assert (area(play, NEUTRAL), area(play, OTHER)) == ("neutral-1 6T", "neutral-2 6T")


@pytest.mark.parametrize("edition", SOLD)
@cites("D4.9")
def test_in_the_next_turn_five_more(edition: str) -> None:
    play = hiring(edition, then=", production second", board='cards.second = "nurse-511"')
    play.do(f"hire {NEUTRAL} 5T")
    assert area(play, NEUTRAL) == "neutral-1 6T 1M"
    assert play.asked == "second"  # one point is left, and nothing costs that


@pytest.mark.parametrize("edition", SOLD)
@cites("D4.9")
def test_any_player_may_buy_for_any_neutral_capital(edition: str) -> None:
    there = f"{HOME}: first 1T; {FAR}: second 1T; {NEUTRAL}: neutral-1 1T"
    board = f'cards.first = "nurse-115"\ncards.second = "nurse-511"\nneutral_capitals = ["{NEUTRAL}"]\n'
    play = at(
        there,
        "production first, production second",
        f'{board}centres = ["{HOME}", "{FAR}", "{NEUTRAL}"]',
        edition=edition,
    )
    play.do("done")
    play.do(f"hire {NEUTRAL} 5T")
    assert play.asked == "second"
    play.do("done")
    play.do(f"hire {NEUTRAL} 1M 1T")
    assert area(play, NEUTRAL) == "neutral-1 7T 1M"


@cites("D4.9")
def test_only_into_a_neutral_capital() -> None:
    neutral_land = f"{HOME}: first 1T; {NEUTRAL}: neutral-1 1T; {PLAIN[0]}: neutral-2 1T; {SOURCES[0]}: neutral-2 1T"
    play = hiring(areas=neutral_land)
    for place in (HOME, PLAIN[0], SOURCES[0], FAR, "north-pacific", "barents-sea"):
        assert play.rule_against(f"hire {place}") == "D4.9"
        assert f"hire {place}" not in play.legal
    why = play.why_not(f"hire {PLAIN[0]}")
    assert why is not None and why.message == "not-neutral-capital"


@cites("D4.9")
def test_not_into_a_capital_once_taken_or_empty() -> None:
    """The ruling: it is not the neutrals' any more."""
    taken = hiring(areas=f"{HOME}: first 1T; {NEUTRAL}: second 1T; {OTHER}: neutral-2 1T")
    assert taken.rule_against(f"hire {NEUTRAL}") == "D4.9" and f"hire {OTHER}" in taken.legal
    empty = hiring(areas=f"{HOME}: first 1T; {OTHER}: neutral-2 1T")
    assert empty.rule_against(f"hire {NEUTRAL}") == "D4.9" and f"hire {OTHER}" in empty.legal
    left = hiring(areas=f"{HOME}: first 1T; {NEUTRAL}: third 1T; {OTHER}: neutral-2 1T", board='resigned = ["third"]')
    assert left.rule_against(f"hire {NEUTRAL}") == "D4.9"  # its conqueror has resigned (D12.5)
    none = hiring(areas=f"{HOME}: first 1T; {NEUTRAL}: second 1T", then=", move-phase first 1")
    assert none.step == "move"  # nobody is asked


@pytest.mark.parametrize("edition", ["epic", "original"])
@cites("D4.9")
def test_elsewhere_no_neutral_units_are_sold(edition: str) -> None:
    play = hiring(edition, then=", move-phase first 1", board=f'homes.first = "{HOME}"')
    assert play.step == "move"
    assert area(play, NEUTRAL) == "neutral-1 1T 1M"


@pytest.mark.parametrize("edition", SOLD)
@cites("D4.11", "D4.9")
def test_without_an_own_centre_no_neutrals_either(edition: str) -> None:
    """The ruling."""
    there = f"{HOME}: first 1T; {NEUTRAL}: neutral-1 1T 1M"
    board = f'cards.first = "nurse-115"\nneutral_capitals = ["{NEUTRAL}"]\ncentres = ["{NEUTRAL}"]'
    play = at(there, "production first, move-phase first 1", board, edition=edition)
    assert money(play) == 11
    play.do("done")
    assert play.step == "move"


@pytest.mark.parametrize("edition", SOLD)
@cites("D4.9")
def test_neutral_for_good(edition: str) -> None:
    """The buyer cannot move them, nor attack with them; they defend against the buyer as against anybody."""
    near = next(name for name in next_to(NEUTRAL) if name in PLAIN)
    there = f"{HOME}: first 1T; {near}: first 9M; {NEUTRAL}: neutral-1 1T 1M; {OTHER}: neutral-2 1T 1M"
    play = hiring(edition, areas=there, then=", move-phase first 1, combat-phase first 1")
    play.do(f"hire {NEUTRAL} 2F")
    play.do("done")
    assert play.rule_against(f"move {NEUTRAL}") == "D5.2"
    play.do("done")
    assert play.rule_against(f"attack {NEUTRAL}") != ""
    play.do(f"attack {near}>{NEUTRAL} 9M")
    fight(play, 0)
    assert play.last("rolled")["force"] == "neutral-1"
    assert play.last("rolled")["dice"] == 1 + 2 + 2 + 5


@pytest.mark.parametrize("edition", SOLD)
@cites("D4.9")
def test_nothing_need_be_bought_for_them_but_an_order_has_a_unit(edition: str) -> None:
    play = hiring(edition, then=", move-phase first 1")
    line(play, f"hire {NEUTRAL}")
    assert "done" not in play.legal and play.rule_against("done") == "D5.2"
    none = hiring(edition, then=", move-phase first 1")
    none.do("done")
    assert none.step == "move"
    assert areas(none) == {HOME: "first 1T", NEUTRAL: "neutral-1 1T 1M", OTHER: "neutral-2 1T 1M"}


@cites("D4.9", "D4.1", "D4.2")
def test_the_same_list_and_the_same_purse_as_for_own_units() -> None:
    play = hiring()
    line(play, f"hire {NEUTRAL}")
    line(play, "take fighter 1")
    assert play.rule_against("take fighter 1") == "D4.2"
    assert play.rule_against("take tank 1") == "D4.2"
    assert play.rule_against("take bomber 2") == "D4.1"
    with pytest.raises(IllegalAction, match=r"D4\.1"):
        hiring().do(f"hire {NEUTRAL} 3M")


@pytest.mark.parametrize("edition", SOLD)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@cites("D4.9", "D2.10")
def test_after_a_set_up_every_neutral_capital_may_be_bought_for(edition: str, players: int) -> None:
    """Each has a colour of its own, so each its own supply."""
    play = claimed(edition, players)
    go_on(play, "settle", "first-centre")
    while play.step == "buy":
        play.do("done")
    for seat, hand in play.board["hands"].items():
        play.do(f"play {sorted(hand)[0]}", seat)
    while play.step != "buy":
        play.do("decline")
    play.do("done")
    neutral = play.board["neutral_capitals"]
    assert sorted(actions(play, "hire")) == [f"hire {name}" for name in neutral] and len(neutral) == 6 - players
    assert (play.step == "hire") == (players < 6)
