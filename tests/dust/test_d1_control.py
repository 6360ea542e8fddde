"""D1.7 to D1.11: whose an area is, what stands in it, and what everybody may see."""

import pytest

from sandtable.core.errors import BadPosition
from sandtable.testing import Play, cites
from tests.dust.positions import EDITIONS, actions, area, at, fight, seen, targets
from tests.dust.realms import (
    CAPITALS,
    HERE,
    PLAIN,
    SOURCES,
    THERE,
    centres_of,
    dust,
    held,
    line,
    money,
    most,
    next_to,
    opened,
    realm,
)

ELSEWHERE = next(name for name in PLAIN if name not in (HERE, THERE))


def producing(areas: str, board: str, edition: str = "premium", steps: str = "production first") -> Play:
    """The first seat's production with a card of one point."""
    return at(areas, steps, f'cards.first = "nurse-511"\nhomes.first = "{CAPITALS[0]}"\n{board}', edition=edition)


# D1.7


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D1.7", "D1.8")
def test_a_centre_belongs_to_whoever_controls_its_area(edition: str) -> None:
    """Three points for it, and units at it, from the moment it was conquered."""
    areas = (
        f"{HERE}: first 3M; {THERE}: second 1T; {CAPITALS[0]}: first 1T; {SOURCES[0]}: first 1T; {SOURCES[1]}: first 1T"
    )
    board = f'centres = ["{CAPITALS[0]}", "{THERE}"]\nvp.first = 30'
    before = producing(areas, board, edition)
    assert money(before) == 6 + 3 + 1
    play = producing(areas, board, edition, "combat-phase first 1, production first")
    play.do(f"attack {HERE}>{THERE} 3M")
    fight(play, 1)
    assert area(play, THERE) == "first 3M"
    assert play.board["centres"] == sorted([CAPITALS[0], THERE])  # it was not destroyed
    assert money(play) == 6 + 3 * 2 + 1
    play.do("buy 1T")
    assert sorted(actions(play, "put")) == sorted([f"put {CAPITALS[0]} 1", f"put {THERE} 1"])


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D1.7")
def test_a_centre_in_an_uncontrolled_area_is_nobodys_and_builds_nothing(edition: str) -> None:
    play = producing(realm(1, 2), f'centres = ["{CAPITALS[0]}", "{THERE}"]', edition)
    assert area(play, THERE) == ""
    assert money(play) == 6 + 3 + 1  # one centre, though two stand
    play.do("buy 1T")
    assert play.legal == [f"put {CAPITALS[0]} 1"]
    assert play.rule_against(f"put {THERE} 1") == "D4.4"


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D1.7")
def test_the_centre_that_all_have_left_stands_and_waits_for_the_next(edition: str) -> None:
    play = producing(
        f"{THERE}: first 1T; {CAPITALS[0]}: first 1T; {SOURCES[0]}: first 1T",
        f'centres = ["{THERE}"]',
        edition,
        "move-phase first 2, production first",
    )
    assert HERE in next_to(THERE) and HERE in targets(play, THERE, "move")
    play.do(f"move {THERE}>{HERE} 1T")
    assert (area(play, HERE), area(play, THERE)) == ("first 1T", "")
    assert play.board["centres"] == [THERE]
    play.do("done")
    assert money(play) == 6 + 1
    assert play.rule_against("buy tank 1") == "D4.3"
    back = producing(
        f"{HERE}: first 1T; {CAPITALS[0]}: first 1T; {SOURCES[0]}: first 1T",
        f'centres = ["{THERE}"]',
        edition,
        "move-phase first 1, production first",
    )
    back.do(f"move {HERE}>{THERE} 1T")
    assert money(back) == 6 + 3 + 1


@cites("D1.7")
def test_a_centre_is_no_unit() -> None:
    """It holds no area, and it does not move with units."""
    play = at(f"{HERE}: first 2T", "move-phase first 1", f'centres = ["{HERE}", "{THERE}"]')
    play.do(f"move {HERE}>{THERE} 2T")
    assert area(play, HERE) == ""
    assert play.board["centres"] == sorted([HERE, THERE])


# D1.8


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D1.8")
def test_one_unit_controls_an_area_and_without_one_it_is_nobodys(edition: str) -> None:
    play = at(f"{HERE}: first 1F 1T; {ELSEWHERE}: second 1T", "move-phase first 3", edition=edition)
    play.do(f"move {HERE}>{THERE} 1T")
    assert held(play, "first") == sorted([HERE, THERE])
    play.do(f"move {HERE}>{THERE} 1F")
    assert held(play, "first") == [THERE]
    assert area(play, HERE) == ""


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D1.8")
def test_units_of_two_colours_never_share_an_area(edition: str) -> None:
    play = at(f"{HERE}: first 2B; {THERE}: second 1T", "move-phase first 1", edition=edition)
    line(play, f"move {HERE}")
    assert play.rule_against(f"to {THERE}") == "D5.7"
    attack = at(f"{HERE}: first 3B; {THERE}: second 2T", "combat-phase first 1", edition=edition)
    attack.do(f"attack {HERE}>{THERE} 2B")
    fight(attack, 2)
    assert (area(attack, THERE), area(attack, HERE)) == ("first 2B", "first 1B")


@cites("D1.8")
def test_a_position_names_one_force_for_an_area_and_at_least_one_unit() -> None:
    with pytest.raises(BadPosition, match=r"D1\.8"):
        at(f"{HERE}: first 0T", "move-phase first 1")
    rules = dust()
    content = {"round": 1, "areas": {HERE: {"tank": 1}}}
    with pytest.raises(BadPosition, match=r"D1\.8"):
        rules.position({"turn": 1, "board": content, "steps": [{"step": "move-phase", "player": "first", "points": 1}]})


# D1.9


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D1.9")
def test_a_link_of_land_and_sea_is_no_way_to_move(edition: str) -> None:
    shore, water = "alaska", "north-pacific"
    assert water in next_to(shore)
    for origin, target in ((shore, water), (water, shore)):
        play = at(f"{shore}: first 1T 1B; {water}: first 1S", "move-phase first 2", edition=edition)
        line(play, f"move {origin}")
        assert f"to {target}" not in play.legal
        assert play.rule_against(f"to {target}") != ""


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D1.9")
def test_submarines_are_built_and_units_carried_over_such_a_link(edition: str) -> None:
    """Coastal is land that touches sea: an inland centre builds no submarine, and nobody embarks there."""
    shore, inland = "mexico", "mongolia"
    rules = dust()
    assert rules.to_sea[rules.domains["area"].number(shore)]
    assert not rules.to_sea[rules.domains["area"].number(inland)]
    for place, ships in ((shore, 1), (inland, 0)):
        play = producing(f"{place}: first 1T", f'centres = ["{place}"]', edition)
        assert most(play, "submarine") == ships
    sea = "north-pacific"
    over = at(f"{shore}: first 1T; {sea}: first 1S", "move-phase first 1", edition=edition)
    assert "western-canada" in next_to(sea) and "western-canada" not in next_to(shore)
    assert "western-canada" in targets(over, shore, "move")


@cites("D1.9")
def test_ships_do_not_stand_on_land_and_tanks_do_not_swim() -> None:
    for wrong in (f"{HERE}: first 1S", "north-pacific: first 1T", "north-pacific: first 1B"):
        with pytest.raises(BadPosition, match=r"D1\.9"):
            at(wrong, "move-phase first 1")


# D1.10


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D1.10")
def test_neutrals_are_enemies_for_movement_and_combat(edition: str) -> None:
    areas = f"{HERE}: first 1T 1B; {THERE}: neutral-1 1T"
    move = at(areas, "move-phase first 1", edition=edition)
    line(move, f"move {HERE}")
    assert move.rule_against(f"to {THERE}") == "D5.7"  # not even by a strategic move
    attack = at(areas, "combat-phase first 1", edition=edition)
    attack.do(f"attack {HERE}>{THERE} 1B")
    fight(attack, 1)
    assert area(attack, THERE) == "first 1B"


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D1.10")
def test_neutrals_never_have_a_turn(edition: str) -> None:
    """A round of two players with neutrals next to everybody: only the two are asked, and no neutral moves."""
    neutrals = f"{THERE}: neutral-1 9T 3M 2F 2B; {SOURCES[0]}: neutral-2 1T 1M"
    play = at(
        f"{HERE}: first 1T; {ELSEWHERE}: second 1T; {neutrals}",
        "round",
        'hands.first = ["nurse-511"]\nhands.second = ["nurse-115"]',
        edition=edition,
    )
    play.do("play nurse-511", "first")
    play.do("play nurse-115", "second")
    asked = set()
    while not play.happened("scored"):
        asked.add(play.asked)
        play.do("done")
    assert asked == {"first", "second"}
    assert {area(play, name) for name in (THERE, SOURCES[0])} == {"neutral-1 9T 3M 2F 2B", "neutral-2 1T 1M"}


# D1.11


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D1.11")
def test_hands_and_the_deck_are_secret_everything_else_is_public(edition: str) -> None:
    names = dust().card_names
    play = at(
        f"{realm(1, 1, 1)}; {CAPITALS[1]}: second 3T",
        "production first",
        f"""
        hands.first = {names[:3]}
        hands.second = {names[3:8]}
        cards.first = "{names[8]}"
        cards.second = "{names[9]}"
        discards = {names[10:14]}
        vp.second = 7
        {centres_of(1, 1)}
        """,
        edition=edition,
    )
    mine, other = seen(play, "first"), seen(play, "second")
    assert mine["hands"] == {"first": sorted(names[:3]), "second": 5}
    assert other["hands"] == {"first": 3, "second": sorted(names[3:8])}
    assert mine["deck"] == other["deck"] == 45 - 14
    assert mine["discards"] == other["discards"] == sorted(names[10:14])
    assert mine["cards"] == other["cards"] == {"first": names[8], "second": names[9]}
    assert mine["vp"] == {"first": 0, "second": 7}
    for key in ("areas", "centres", "vp", "cards", "discards"):
        assert mine[key] == other[key] == play.board[key]


@pytest.mark.parametrize("edition", EDITIONS)
@cites("D1.11")
def test_a_discarded_card_lies_face_up_and_a_drawn_one_is_only_its_owners(edition: str) -> None:
    names = dust().card_names
    board = f'hands.first = {names[:2]}\ncards.first = "nurse-115"\nhomes.first = "{CAPITALS[0]}"\n{centres_of(1, 1)}'
    play = at(realm(1, 0, 1), "production first", board, edition=edition)
    play.do("buy 1K")
    play.do(f"discard {names[0]}")
    assert seen(play, "second")["discards"] == [names[0]]
    play.do("done")
    drawn = next(words.split()[1] for words in play.legal)
    play.chance(f"deal {drawn}")
    assert seen(play, "first")["hands"]["first"] == sorted([names[1], drawn])
    assert seen(play, "second")["hands"]["first"] == 2
    assert play.last("drew") == {"event": "drew", "seat": "first", "card": drawn}


@cites("D1.11")
def test_of_the_deal_everybody_sees_their_own_cards() -> None:
    play = opened("premium", 3)
    deck = play.legal[:4]
    play.chance(*deck)
    cards = [words.split()[1] for words in deck]
    assert seen(play, "first")["hands"] == {"first": sorted([cards[0], cards[3]]), "second": 1, "third": 1}
    assert seen(play, "second")["hands"] == {"first": 2, "second": [cards[1]], "third": 1}
    assert seen(play, "third")["deck"] == 41
