"""D4.2, D4.3, D4.6, D4.7, D4.11: the list of what is bought, and the cards."""

import pytest

from sandtable.core.errors import BadInput, IllegalAction
from sandtable.testing import Play, cites
from tests.dust.positions import EDITIONS, actions, area, areas, at, seen
from tests.dust.realms import CAPITALS, PLAIN, SOURCES, centres_of, dust, line, money, most, next_to, realm

NAMES = dust().card_names
RICH = ("premium", "standard", "epic")
"""Where every capital pays, a seat with all six can buy a lot."""


def shopping(
    edition: str = "premium",
    areas: str = "",
    centres: str = "",
    board: str = "",
    then: str = "",
    card: str = "nurse-115",
) -> Play:
    """The first seat's production; a capital with a centre if nothing else is said: eleven points."""
    words = f'cards.first = "{card}"\nhomes.first = "{CAPITALS[0]}"\n{centres or centres_of(1, 1)}\n{board}'
    return at(areas or realm(1, 0, 1, 3), "production first" + then, words, edition=edition)


# D4.2


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.2")
def test_everything_is_bought_before_anything_is_placed(edition: str) -> None:
    play = shopping(edition, realm(1, 2, 2, 3), centres_of(1, 2), f"hands.first = {NAMES[:2]}")
    before = areas(play)
    assert money(play) == 6 + 6 + 5
    line(play, "buy tank 2")
    line(play, "buy fighter 1")
    assert (play.step, money(play)) == ("buy-more", 10)
    line(play, "buy centre 1")
    line(play, "buy card 2")
    assert areas(play) == before and play.board["centres"] == sorted([CAPITALS[0], PLAIN[0]])
    assert play.step == "put"  # cards are the last line of the list


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.2")
def test_units_then_centres_then_cards(edition: str) -> None:
    coast = "mexico"
    play = shopping(
        edition,
        f"{coast}: first 1T; {CAPITALS[0]}: first 1T; {SOURCES[0]}: first 1T",
        f'centres = ["{coast}"]',
        f"hands.first = {NAMES[:2]}",
        ", move-phase first 1",
    )
    assert money(play) == 6 + 3 + 5
    play.do("buy 1T 1S 1C 2K")
    steps = []
    while play.step not in ("deal-card", "move"):
        steps.append(play.step)
        play.do(play.legal[-1] if play.step == "discard" else play.legal[0])
    assert steps == ["put", "put", "new-centre", "discard"]
    play.chance(*play.legal[:2])
    assert play.step == "move"
    assert sum(event["event"] == "placed" for event in play.events) == 2


@cites("D4.2")
def test_one_list_each_thing_once_in_its_order() -> None:
    for edition in EDITIONS:
        play = shopping(edition)
        line(play, "buy fighter 1")
        for again in ("buy fighter 1", "buy tank 1", "buy mech 1"):
            assert play.rule_against(again) == "D4.2"
            assert again not in play.legal
        why = play.why_not("buy tank 1")
        assert why is not None and why.message == "bought-already"
        assert most(play, "bomber") == 1 and most(play, "card") == 5
        assert "done" in play.legal


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.2")
def test_an_order_is_one_list_however_it_is_written(edition: str) -> None:
    orders = ("buy 1F 2T 1K", "buy 2T 1F 1K", "buy tank 2, buy fighter 1, buy card 1")
    found = []
    for order in orders:
        play = shopping(edition)
        play.do(order)
        found.append(play.state.describe())
    assert found[0] == found[1] == found[2]
    assert play.last("bought") == {"event": "bought", "seat": "first", "item": "card", "count": 1}


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.2", "D4.8")
def test_nothing_need_be_bought(edition: str) -> None:
    play = shopping(edition, then=", move-phase first 1")
    before = areas(play)
    play.do("done")
    assert play.step == "move" and areas(play) == before
    assert not play.happened("bought")


@cites("D4.2")
def test_a_list_whose_points_are_spent_is_closed_by_itself() -> None:
    play = shopping(then=", move-phase first 1")
    play.do("buy 4T 1F")
    assert play.step == "put"
    with pytest.raises(BadInput, match="complete"):
        shopping().do("buy 4T 1F 1K")
    with pytest.raises(IllegalAction, match=r"D4\.1"):
        shopping().do("buy 4T 1B")


# D4.3


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.3")
def test_without_a_centre_no_units_but_centres_and_cards(edition: str) -> None:
    play = shopping(edition, realm(1, 1, 0, 3), "centres = []", then=", move-phase first 1")
    assert money(play) == 6 + 5
    assert {words.split()[1] for words in actions(play, "buy")} == {"centre", "card"}
    play.do("buy 1C")
    play.do(f"build {PLAIN[0]}")
    assert play.step == "move"  # the new centre builds nothing now


@cites("D4.3")
def test_no_unit_of_any_kind() -> None:
    play = shopping("premium", realm(1, 1, 0, 3), f'centres = ["{PLAIN[9]}"]')  # a centre, but not theirs
    for kind in ("tank", "mech", "fighter", "bomber", "submarine"):
        assert play.rule_against(f"buy {kind} 1") == "D4.3"
    why = play.why_not("buy tank 1")
    assert why is not None and why.message == "no-centre"


# D4.6, D4.11: places for centres


@cites("D4.6", "D4.11")
def test_a_centre_needs_a_place() -> None:
    for edition in EDITIONS:
        none = shopping(edition, f"{CAPITALS[0]}: first 1T; {SOURCES[0]}: first 1T")
        assert money(none) == 6 + 3 + 5
        assert none.rule_against("buy centre 1") == "D4.6"
        why = none.why_not("buy centre 1")
        assert why is not None and why.message == "no-site"
        one = shopping(edition, f"{CAPITALS[0]}: first 1T; {SOURCES[0]}: first 1T; {PLAIN[0]}: first 1T")
        assert most(one, "centre") == 1
        assert one.rule_against("buy centre 2") == "D4.6"


@cites("D4.11", "D4.4")
def test_no_more_units_than_the_centres_can_build() -> None:
    """Five for each centre, all kinds together, submarines included."""
    for edition in RICH:
        play = shopping(edition, realm(6), centres_of(6, 2))
        assert money(play) == 36 + 5
        assert most(play, "tank") == 10
        assert play.rule_against("buy tank 11") == "D4.4"
        line(play, "buy tank 6")
        assert most(play, "fighter") == 4 and play.rule_against("buy fighter 5") == "D4.4"
        line(play, "buy fighter 3")
        assert most(play, "submarine") == 1 and play.rule_against("buy submarine 2") == "D4.4"
        line(play, "buy submarine 1")
        assert {words.split()[1] for words in actions(play, "buy")} == {"centre", "card"}
    small = shopping("original", realm(1, 3, 1), centres_of(1, 1))
    assert money(small) == 6 + 3 + 5
    assert most(small, "tank") == 5 and small.rule_against("buy tank 6") == "D4.4"


@cites("D4.11", "D4.5", "D4.4")
def test_no_submarine_without_a_sea_area_for_it() -> None:
    coast, inland = "eastern-states", "mongolia"
    sea = [name for name in next_to(coast) if name == "sargasso-sea"]
    assert sea == ["sargasso-sea"]
    both = f"{coast}: first 1T; {inland}: first 1T; {'; '.join(f'{name}: first 1T' for name in CAPITALS[1:])}"
    for edition in RICH:
        play = shopping(edition, both, f'centres = ["{coast}", "{inland}"]')
        assert money(play) == 36 + 5
        assert most(play, "submarine") == 5 and most(play, "tank") == 10  # one of the two is a port
        assert play.rule_against("buy submarine 6") == "D4.5"
        why = play.why_not("buy submarine 6")
        assert why is not None and why.message == "no-dock"
    for edition in EDITIONS:
        closed = shopping(edition, f"{coast}: first 1T; sargasso-sea: second 1S", f'centres = ["{coast}"]')
        assert most(closed, "submarine") == 0 and closed.rule_against("buy submarine 1") == "D4.5"
        own = shopping(edition, f"{coast}: first 1T; sargasso-sea: first 1S", f'centres = ["{coast}"]')
        assert most(own, "submarine") >= 1
        dry = shopping(edition, f"{inland}: first 1T", f'centres = ["{inland}"]')
        assert dry.rule_against("buy submarine 1") == "D4.5"


# D4.7: how many cards


@cites("D4.7", "D4.11")
def test_five_cards_at_most_are_bought() -> None:
    """Whatever is in the hand may be discarded first, so the hand does not matter."""
    for edition in EDITIONS:
        for held in (0, 2, 5):
            play = shopping(edition, board=f"hands.first = {NAMES[:held]}")
            assert most(play, "card") == 5
            assert play.rule_against("buy card 6") == "D4.7"
            why = play.why_not("buy card 6")
            assert why is not None and why.message == "hand-full"


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.7")
def test_the_number_is_said_before_anything_is_discarded_or_drawn(edition: str) -> None:
    play = shopping(edition, board=f"hands.first = {NAMES[:3]}", then=", move-phase first 1")
    play.do("buy 2K")
    assert play.state.prompt(0).args == {"count": 2, "over": 0}
    assert sorted(play.legal) == sorted([*[f"discard {card}" for card in NAMES[:3]], "done"])
    play.do("done")
    assert (play.step, play.asked) == ("deal-card", "chance")
    play.chance(f"deal {NAMES[20]}")
    assert play.asked == "chance"  # the second follows at once
    play.chance(f"deal {NAMES[21]}")
    assert play.board["hands"]["first"] == sorted([*NAMES[:3], NAMES[20], NAMES[21]])
    assert play.step == "move"  # once a turn


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.7")
def test_any_number_may_be_discarded_first(edition: str) -> None:
    play = shopping(edition, board=f"hands.first = {NAMES[:4]}")
    play.do("buy 1K")
    play.do(f"discard {NAMES[0]}")
    play.do(f"discard {NAMES[2]}")
    assert play.board["hands"]["first"] == sorted([NAMES[1], NAMES[3]])
    assert play.board["discards"] == sorted([NAMES[0], NAMES[2]])
    assert seen(play, "second")["discards"] == play.board["discards"]
    assert play.last("discarded") == {"event": "discarded", "seat": "first", "card": NAMES[2]}
    play.do("done")
    assert f"deal {NAMES[0]}" not in play.legal  # what was discarded is not drawn again
    play.chance(f"deal {NAMES[30]}")
    assert len(play.board["hands"]["first"]) == 3


@cites("D4.7")
def test_never_more_than_five_in_hand() -> None:
    for edition in EDITIONS:
        play = shopping(edition, board=f"hands.first = {NAMES[:5]}")
        play.do("buy 2K")
        for over in (2, 1):
            assert play.state.prompt(0).args == {"count": 2, "over": over}  # whoever must is told so
            assert "done" not in play.legal
            assert play.rule_against("done") == "D4.7"
            play.do(play.legal[0])
        assert play.state.prompt(0).args == {"count": 2, "over": 0}
        assert "done" in play.legal and play.rule_against("done") == ""
        play.do("done")
        play.chance(*play.legal[:2])
        assert len(play.board["hands"]["first"]) == 5


@cites("D4.7")
def test_only_cards_of_the_own_hand_are_discarded() -> None:
    play = shopping(board=f"hands.first = {NAMES[:2]}\nhands.second = {NAMES[2:4]}")
    play.do("buy 1K")
    for other in (NAMES[2], NAMES[30], "nurse-115"):  # another hand, the deck, the own open card
        assert play.rule_against(f"discard {other}") == "D4.7"
        assert f"discard {other}" not in play.legal


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.7")
def test_a_whole_hand_may_be_changed(edition: str) -> None:
    play = shopping(edition, board=f"hands.first = {NAMES[:5]}")
    play.do("buy 5K")
    for card in NAMES[:5]:
        assert play.rule_against("done") == "D4.7"
        play.do(f"discard {card}")
    assert play.asked == "chance"  # nothing is left to discard
    play.chance(*[f"deal {card}" for card in NAMES[20:25]])
    assert play.board["hands"]["first"] == sorted(NAMES[20:25])


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.7")
def test_with_an_empty_hand_one_draws_at_once(edition: str) -> None:
    play = shopping(edition)
    play.do("buy 3K")
    assert play.asked == "chance"
    play.chance(*play.legal[:3])
    assert len(play.board["hands"]["first"]) == 3


@cites("D4.11")
def test_nobody_discards_without_buying() -> None:
    """The ruling."""
    for edition in EDITIONS:
        play = shopping(edition, board=f"hands.first = {NAMES[:5]}", then=", move-phase first 1")
        play.do("buy 1T")
        play.do(f"put {CAPITALS[0]} 1")
        assert play.step == "move"
        assert len(play.board["hands"]["first"]) == 5


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D4.11", "D4.3")
def test_who_has_no_area_buys_cards_only(edition: str) -> None:
    play = shopping(edition, f"{PLAIN[0]}: second 1T", f'centres = ["{PLAIN[0]}"]')
    assert money(play) == 6
    assert {words.split()[1] for words in actions(play, "buy")} == {"card"}
    assert play.rule_against("buy centre 1") == "D4.6"
    assert area(play, PLAIN[0]) == "second 1T"
