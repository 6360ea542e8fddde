"""D1.1 to D1.4, D1.6: what is in the box, how many of it, what it costs and what it rolls."""

from math import comb

import pytest

from sandtable.core.errors import BadPosition, IllegalAction
from sandtable.games.dust.rules.board import KINDS
from sandtable.games.dust.rules.tables import SEATS
from sandtable.testing import Play, cites
from tests.dust.positions import EDITIONS, actions, area, at, fight, pass_by, roll
from tests.dust.realms import (
    CAPITALS,
    HERE,
    LADDER,
    PLAIN,
    THERE,
    centres_of,
    dust,
    line,
    money,
    most,
    next_to,
    opened,
    realm,
    supply,
)

RICH = 'cards.first = "nurse-115"'
"""Five points from the card."""


def shopping(areas: str, centres: str, edition: str = "premium", board: str = RICH) -> Play:
    """The first seat's production."""
    return at(areas, "production first", f'homes.first = "{CAPITALS[0]}"\n{centres}\n{board}', edition=edition)


# D1.1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 6])
@cites("D1.1")
def test_an_army_has_sixty_tanks_twenty_mechs_and_fighters_fifteen_bombers_and_submarines(
    edition: str, players: int
) -> None:
    play = opened(edition, players)
    for seat in SEATS[:players]:
        counts = [supply(play, seat, kind) for kind in ("tank", "mech", "fighter", "bomber", "submarine")]
        assert counts == [59, 20, 20, 15, 15]  # one tank marks the score
    for number in range(1, 7 - players):
        counts = [
            supply(play, f"neutral-{number}", kind) for kind in ("tank", "mech", "fighter", "bomber", "submarine")
        ]
        assert counts == [60, 20, 20, 15, 15]
    assert len(dust(edition, players).full_reserve) == 6 * KINDS


@cites("D1.1")
def test_a_position_cannot_have_more_of_a_kind_than_an_army_has() -> None:
    whole = "59T 20M 20F 15B"
    play = at(f"alaska: first {whole}; beaufort-sea: first 15S; yukon: neutral-1 60T 20M 20F 15B", "move-phase first 1")
    assert area(play, "alaska") == f"first {whole}"
    for too_many in ("60T", "21M", "21F", "16B"):
        with pytest.raises(BadPosition, match=r"D1\.1"):
            at(f"alaska: first {too_many}", "move-phase first 1")
    for elsewhere in ("alaska: first 30T; mexico: first 30T", "beaufort-sea: first 16S", "yukon: neutral-1 61T"):
        with pytest.raises(BadPosition, match=r"D1\.1"):
            at(elsewhere, "move-phase first 1")


@cites("D1.1")
def test_nobody_buys_more_than_is_left_in_the_supply() -> None:
    play = shopping(f"{CAPITALS[0]}: first 58T 20M 19F 14B; sargasso-sea: first 14S", centres_of(1, 1))
    assert "sargasso-sea" in next_to(CAPITALS[0])
    assert money(play) == 11
    assert [most(play, kind) for kind in ("tank", "mech", "fighter", "bomber", "submarine")] == [1, 0, 1, 1, 1]
    assert play.rule_against("buy tank 2") == "D1.1"
    assert play.rule_against("buy mech 1") == "D1.1"
    assert play.rule_against("buy fighter 2") == "D1.1"
    assert play.rule_against("buy submarine 2") == "D1.1"
    why = play.why_not("buy mech 1")
    assert why is not None and why.message == "none-in-supply"


@cites("D1.1")
def test_neutral_units_come_from_the_supply_of_their_own_colour() -> None:
    play = at(
        f"{CAPITALS[0]}: first 1T; {CAPITALS[3]}: neutral-1 60T 19M; {CAPITALS[1]}: neutral-2 1T",
        "production first",
        f'{centres_of(1, 1)}\nneutral_capitals = ["{CAPITALS[3]}", "{CAPITALS[1]}"]\ncards.first = "nurse-115"',
    )
    play.do("done")
    play.do(f"hire {CAPITALS[3]} 1M")  # the last mech of that colour
    assert supply(play, "neutral-1", "mech") == 0
    assert supply(play, "neutral-2", "mech") == supply(play, "first", "mech") == 20
    play.do("done")
    short = at(
        f"{CAPITALS[0]}: first 1T; {CAPITALS[3]}: neutral-1 60T 20M",
        "production first",
        f'{centres_of(1, 1)}\nneutral_capitals = ["{CAPITALS[3]}"]\ncards.first = "nurse-115"',
    )
    short.do("done")
    assert f"hire {CAPITALS[3]}" in short.legal  # aircraft can still be had
    with pytest.raises(IllegalAction, match=r"D1\.1"):
        short.do(f"hire {CAPITALS[3]} 1T")


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D1.1")
def test_destroyed_units_return_to_the_supply(edition: str) -> None:
    """The ruling: of an army that was all on the map, what is destroyed can be bought again."""
    play = at(
        f"{HERE}: first 59T; {THERE}: second 2T; {CAPITALS[0]}: first 1M",
        "combat-phase first 1, production first",
        f'homes.first = "{CAPITALS[0]}"\n{centres_of(1, 1)}\ncards.first = "nurse-115"',
        edition=edition,
    )
    assert supply(play, "first", "tank") == 0
    play.do(f"attack {HERE}>{THERE} 4T")
    fight(play, 2, 2)  # a tie: the defender rolls first
    assert supply(play, "first", "tank") == 2
    assert supply(play, "second", "tank") == 59
    assert play.step == "buy"
    assert most(play, "tank") == 2
    assert play.rule_against("buy tank 3") == "D1.1"


# D1.2


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D1.2")
def test_there_are_twenty_four_centres_for_all(edition: str) -> None:
    others = "; ".join(f"{name}: second 1T" for name in PLAIN[5:27])
    mine = "; ".join(f"{name}: first 1T" for name in (CAPITALS[0], *PLAIN[:2]))
    places = [CAPITALS[0], *PLAIN[5:27]]
    board = f'homes.first = "{CAPITALS[0]}"\ncards.first = "nurse-115"\n'
    play = at(f"{mine}; {others}", "production first", f"{board}centres = {places}", edition=edition)
    assert (len(places), money(play)) == (23, 11)
    assert most(play, "centre") == 1
    play.do("buy 1C")
    play.do(f"build {PLAIN[0]}")
    assert len(play.board["centres"]) == 24
    full = at(f"{mine}; {others}", "production first", f"{board}centres = {[*places, PLAIN[0]]}", edition=edition)
    assert actions(full, "buy") and most(full, "centre") == 0
    assert full.rule_against("buy centre 1") == "D1.2"


@cites("D1.2")
def test_a_position_with_a_twenty_fifth_centre_is_refused() -> None:
    areas = "; ".join(f"{name}: first 1T" for name in PLAIN[:25])
    with pytest.raises(BadPosition, match=r"D1\.2"):
        at(areas, "move-phase first 1", f"centres = {PLAIN[:25]}")


# D1.3 (the cards themselves: test_cards.py)


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D1.3")
def test_as_soon_as_the_last_card_is_drawn_the_discards_are_shuffled(edition: str) -> None:
    """Open cards and hands stay out of the new deck."""
    names = dust().card_names
    hands = f"hands.first = {names[:2]}\nhands.second = {names[2:7]}"
    last = names[7]
    gone = [card for card in names[8:] if card not in LADDER[4:]]
    board = (
        f'{hands}\ncards.first = "{LADDER[4]}"\ncards.second = "{LADDER[5]}"\ndiscards = {gone}\ndeck = ["{last}"]\n'
    )
    play = at(
        realm(1, 0, 1), "production first", f'{board}{centres_of(1, 1)}\nhomes.first = "{CAPITALS[0]}"', edition=edition
    )
    play.do("buy 2K")
    play.do("done")
    assert play.legal == [f"deal {last}"]
    play.chance(f"deal {last}")
    assert play.last("reshuffled") == {"event": "reshuffled", "cards": len(gone)}
    assert (play.board["deck"], play.board["discards"]) == (sorted(gone), [])
    assert play.asked == "chance" and sorted(play.legal) == sorted(f"deal {card}" for card in gone)
    play.chance(f"deal {gone[0]}")
    assert play.board["hands"]["first"] == sorted([*names[:2], last, gone[0]])
    assert play.board["cards"] == {"first": LADDER[4], "second": LADDER[5]}


@cites("D1.3")
def test_the_last_card_may_also_be_drawn_by_a_discard_that_goes_under() -> None:
    """What is discarded before the draw is among the discards that are shuffled."""
    names = dust().card_names
    board = f"hands.first = {names[:5]}\nhands.second = {names[5:10]}\ndiscards = {names[12:]}\ndeck = {names[10:12]}\n"
    play = at(realm(1, 0, 1), "take-cards first 3", board + centres_of(1, 1))
    for card in names[:3]:
        play.do(f"discard {card}")
    play.do("done")
    play.chance(f"deal {names[10]}", f"deal {names[11]}")
    assert play.board["deck"] == sorted([*names[:3], *names[12:]])
    play.chance(f"deal {names[0]}")
    assert names[0] in play.board["hands"]["first"]


# D1.4


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D1.4")
def test_a_die_hits_on_two_of_six_faces(edition: str) -> None:
    play = at(f"{HERE}: second 1T; {THERE}: first 2T 1M", "combat-phase first 1", edition=edition)
    play.do(f"attack {THERE}>{HERE} 2T 1M")
    pass_by(play)
    assert play.legal == [f"hits {hits}" for hits in range(5)]
    weights = play.state.weights()
    assert weights is not None
    wanted = [comb(4, hits) * 2 ** (4 - hits) for hits in range(5)]  # a hit is one of three
    assert [weight * sum(wanted) for weight in weights] == [weight * sum(weights) for weight in wanted]


@cites("D1.4")
def test_there_is_no_limit_to_the_number_of_dice() -> None:
    play = at(f"{HERE}: first 59T 20M 20F 15B; {THERE}: second 59T", "combat-phase first 1")
    play.do(f"attack {HERE}>{THERE} 58T 20M 20F 15B")
    pass_by(play)
    assert play.legal[-1] == "hits 148"
    roll(play, 148)
    assert area(play, THERE) == "first 58T 20M 20F 15B"


# D1.6

COSTS = {"tank": 2, "mech": 5, "fighter": 3, "bomber": 6, "submarine": 4, "centre": 6, "card": 1}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("item", "cost"), list(COSTS.items()))
@cites("D1.6")
def test_what_things_cost(edition: str, item: str, cost: int) -> None:
    """The original's table prints 8 for a centre, its text 6: the ruling is 6 in every edition."""
    play = shopping(realm(1, 1, 1, 3), centres_of(1, 1), edition)
    assert money(play) == 14
    assert most(play, item) == min(5, 14 // cost)
    line(play, "buy tank 1")
    assert (play.step, money(play)) == ("buy-more", 12)
    if item not in ("tank", "card"):
        line(play, f"buy {item} 1")
        assert money(play) == 12 - cost
    left = money(play)
    assert play.rule_against(f"buy card {left + 1}") == "D4.1"
    assert most(play, "card") == min(5, left)


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D1.6")
def test_how_many_dice_a_unit_rolls(edition: str) -> None:
    for units, dice in (("1T", 1), ("1M", 2), ("1F", 1), ("1B", 2)):
        play = at(f"{HERE}: first {units}; {THERE}: second 1T 1F", "combat-phase first 1", edition=edition)
        play.do(f"attack {HERE}>{THERE} {units}")
        pass_by(play)
        roll(play, 0)  # the defender's, who wins ties
        pass_by(play)
        assert play.legal[-1] == f"hits {dice}"


@pytest.mark.parametrize(("edition", "dice"), list(zip(EDITIONS, (1, 2, 2, 1), strict=True)))
@cites("D1.6")
def test_a_submarine_rolls_one_die_or_two(edition: str, dice: int) -> None:
    play = at("beaufort-sea: first 3S; labrador-sea: second 1S", "combat-phase first 1", edition=edition)
    play.do("attack beaufort-sea>labrador-sea 3S")
    pass_by(play)
    assert play.legal[-1] == f"hits {3 * dice}"
    roll(play, 0)
    assert play.legal[-1] == f"hits {dice}"


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D1.6")
def test_mechs_and_aircraft_have_supremacy_tanks_have_none(edition: str) -> None:
    """Who rolls first in a battle against a tank shows it: a tie is the defender's."""
    for units, supreme in (("3T", False), ("1M", True), ("1F", True), ("1B", True)):
        play = at(f"{HERE}: first {units}; {THERE}: second 1T", "combat-phase first 1", edition=edition)
        play.do(f"attack {HERE}>{THERE} {units}")
        pass_by(play)
        roll(play, 0)
        assert (play.last("rolled")["force"] == "first") is supreme
