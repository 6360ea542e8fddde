"""D8: where units go that leave a battle alive."""

import pytest

from sandtable.testing import Play, cites
from tests.dust.battles import (
    COAST,
    ISLAND,
    NEAR,
    NEAR_COAST,
    NEAR_SEA,
    ORIGIN,
    SEA_ORIGIN,
    SEA_TARGET,
    STRAIT,
    TARGET,
    asked,
    card,
    dice,
    drop,
    land,
    over,
    rolling,
    sea,
    told,
)
from tests.dust.positions import EDITIONS, actions, area, areas, at, fight, pass_by, roll

HALF = ["premium", "standard", "epic"]
TAKEN = "; ".join(f"{name}: third 1T" for name in NEAR)
"""Everything next to the target but the origin is a third player's."""
INLAND = "persia"
"""Next to the origin, not next to the target."""
SIX = "9T"


def fleeing(elsewhere: str, *, edition: str = "premium", defend: str = "4T", leaving: str = "2T") -> Play:
    """Defenders are leaving a land battle, after their first roll, and are asked where to."""
    play = land(SIX, defend, elsewhere, players=3, edition=edition)
    if edition != "original":
        fight(play, 0)
        roll(play, 0)
    assert asked(play) == "second withdraw", asked(play)
    play.do(f"withdraw {leaving}")
    assert asked(play) == "second flee", asked(play)
    return play


def havens(play: Play) -> list[str]:
    """The areas that may be fled to."""
    return sorted({words.split()[1] for words in actions(play, "flee")})


def offered(elsewhere: str, edition: str) -> bool:
    """Whether the defender of the target is asked to retreat before their second roll, or in the original any roll."""
    play = land(SIX, "4T", elsewhere, players=3, edition=edition)
    found = False
    while not over(play):
        found = found or asked(play) == "second withdraw"
        roll(play, 0) if play.asked == "chance" else play.do("done")
    return found


# D8.1


@cites("D8.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_attackers_go_back_to_where_they_came_from_and_nowhere_else(edition: str) -> None:
    play = land("3T 1F", "3T 1F", f"{INLAND}: first 1T; {NEAR[0]}: first 1T", sent="2T 1F", edition=edition)
    pass_by(play)
    roll(play, 0)
    assert asked(play) == "first withdraw"
    play.do("withdraw 1F")
    assert play.step != "flee"  # there is nothing to choose
    assert told(play, "retreated") == [
        {"force": "first", "unit": "fighter", "count": 1, "target": TARGET, "area": ORIGIN}
    ]
    assert area(play, ORIGIN) == "first 3T 1F"
    pass_by(play)
    assert (rolling(play), dice(play)) == ("attack", 2)


@cites("D8.1", "D7.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_those_who_have_retreated_stay_when_the_others_move_in(edition: str) -> None:
    play = land("3T", "1T", edition=edition)
    pass_by(play)
    roll(play, 0)
    play.do("withdraw 1T")
    fight(play, 1)
    assert areas(play) == {ORIGIN: "first 1T", TARGET: "first 2T"}


# D8.2


@cites("D8.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_defenders_go_to_an_own_area_next_to_the_target_of_their_choice(edition: str) -> None:
    elsewhere = (
        f"{NEAR[0]}: second 1T; {NEAR[1]}: second 1M; {NEAR[3]}: third 1T; {INLAND}: second 1T; {ISLAND}: second 1T"
    )
    leaving = "1T" if edition == "original" else "2T"
    play = fleeing(elsewhere, edition=edition, leaving=leaving)
    assert havens(play) == sorted(NEAR[:2])
    trial = play.state.copy()
    for name in NEAR[:2]:
        play.state = trial.copy()
        play.do(f"flee {name} {leaving[0]}")
        assert area(play, TARGET) == f"second {4 - int(leaving[0])}T"
        assert play.last("retreated") == {
            "event": "retreated",
            "force": "second",
            "unit": "tank",
            "count": int(leaving[0]),
            "target": TARGET,
            "area": name,
        }
    assert area(play, NEAR[1]) == f"second {leaving[0]}T 1M"


@cites("D8.2")
def test_no_other_area_is_a_haven() -> None:
    play = fleeing(f"{NEAR[0]}: second 1T; {NEAR[1]}: third 1T; {INLAND}: second 1T")
    assert play.rule_against(f"flee {NEAR[0]} 1") == ""
    for name in (NEAR[1], NEAR[2], INLAND, ORIGIN, TARGET, STRAIT):  # another's, empty, far, the enemy's, here, sea
        assert play.rule_against(f"flee {name} 1") == "D8.2", name


@cites("D8.2", "D10.2")
def test_who_is_saved_by_a_nurse_goes_where_retreating_units_go() -> None:
    play = land("9T 1F", "4T", f"{NEAR[0]}: second 1T; {INLAND}: second 1T", f'cards.second = "{card("nurse")}"')
    play.do("done")
    roll(play, 1)
    play.do("use")
    play.chance("hits 0")
    assert asked(play) == "second carry-off"
    assert play.legal == [f"to {NEAR[0]}"]
    for name in (NEAR[1], INLAND, ORIGIN, TARGET):
        assert play.rule_against(f"to {name}") == "D8.2", name


# D8.3


@cites("D8.3")
@pytest.mark.parametrize("edition", HALF)
def test_if_there_is_no_own_area_they_go_to_an_unoccupied_one(edition: str) -> None:
    play = fleeing(f"{NEAR[3]}: third 1T; {INLAND}: second 1T", edition=edition)
    assert havens(play) == sorted(NEAR[:3])
    play.do(f"flee {NEAR[2]} 2")
    assert area(play, NEAR[2]) == "second 2T"
    one = fleeing(f"{NEAR[3]}: second 1T", edition=edition)
    assert havens(one) == [NEAR[3]]  # an own one: the empty ones are closed


@cites("D8.3")
@pytest.mark.parametrize("edition", HALF)
def test_submarines_too(edition: str) -> None:
    for elsewhere, expected in (("", [*NEAR_SEA]), (f"{NEAR_SEA[1]}: second 1S", [NEAR_SEA[1]])):
        play = sea("3S", "3S", elsewhere, edition=edition)
        play.do("done")
        roll(play, 0, 0)
        play.do("done")
        play.do("withdraw 1S")
        assert havens(play) == sorted(expected)


@cites("D8.3", "D10.7")
@pytest.mark.parametrize("edition", HALF)
def test_never_to_where_attackers_came_from_even_if_it_is_empty_now(edition: str) -> None:
    areas = f"{NEAR[0]}: first 1M; {NEAR[2]}: first 2M; {TARGET}: second 4T; {NEAR[3]}: third 1T"
    play = at(areas, "combat-phase first 1", f'cards.first = "{card("mech-dropper")}"', players=3, edition=edition)
    play.do(f"drop {TARGET}<{NEAR[0]}:1<{NEAR[2]}:2")
    roll(play, 1)
    fight(play, 0)
    roll(play, 1)
    assert asked(play) == "second withdraw"
    play.do("withdraw 1T")
    assert havens(play) == sorted([ORIGIN, NEAR[1]])
    assert play.rule_against(f"flee {NEAR[0]} 1") == "D8.2"
    assert play.rule_against(f"flee {NEAR[2]} 1") == "D8.2"


@cites("D8.3", "D8.5")
def test_in_the_original_only_own_areas() -> None:
    assert not offered("", "original")
    assert offered(f"{NEAR[0]}: second 1T", "original")
    play = fleeing(f"{NEAR[0]}: second 1T", edition="original", leaving="1T")
    assert havens(play) == [NEAR[0]]


# D8.4


@cites("D8.4")
def test_a_retreat_into_destruction_is_not_offered() -> None:
    for edition in EDITIONS:
        assert not offered(TAKEN, edition), edition
    for edition in HALF:
        assert offered(TAKEN.replace(f"{NEAR[1]}: third 1T", ""), edition), edition


@cites("D8.4", "D8.6")
def test_submarines_without_a_haven_stay_and_fight() -> None:
    play = sea("3S", "3S", "; ".join(f"{name}: third 1S" for name in NEAR_SEA), players=3)
    play.do("done")
    roll(play, 0, 0)
    assert asked(play) == "first withdraw"
    play.do("done")
    assert rolling(play) == "attack"  # the defender is not asked


@cites("D8.4", "D10.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_could_not_retreat_dies_and_no_nurse_is_asked(edition: str) -> None:
    cards = f'cards.second = "{card("nurse")}"'
    play = land("9T 1F", "4T", TAKEN, cards, players=3, edition=edition)
    pass_by(play)
    roll(play, 2)
    assert area(play, TARGET) == "second 2T"
    assert play.step not in ("ask-nurse", "nurse-die")
    assert play.board["used"] == []


# D8.5


def sailing(elsewhere: str, edition: str = "original") -> Play:
    """Defenders of a coast attacked over land; in the original they may retreat before the first roll."""
    origin = NEAR_COAST[1]
    taken = [name for name in NEAR_COAST if name != origin and f"{name}:" not in elsewhere]
    around = "; ".join(f"{name}: third 1T" for name in taken)
    positions = f"{origin}: first 9T; {COAST}: second 4T; {elsewhere}; {around}"
    play = at(positions, "combat-phase first 1", players=3, edition=edition)
    play.do(f"attack {origin}>{COAST} 9T")
    return play


@cites("D8.5")
def test_in_the_original_over_own_submarines_to_an_own_area() -> None:
    play = sailing(f"bering-sea: second 1S; {ISLAND}: second 1T")
    play.do("withdraw 1T")
    assert havens(play) == [ISLAND]
    play.do(f"flee {ISLAND} 1")
    assert areas(play)[ISLAND] == "second 2T"
    for elsewhere in (
        f"{ISLAND}: second 1T",  # no submarine
        f"bering-sea: third 1S; {ISLAND}: second 1T",  # somebody else's
        "bering-sea: second 1S",  # nobody on the island
        f"bering-sea: second 1S; {ISLAND}: third 1T",
        f"philippine-sea: second 1S; {ISLAND}: second 1T; new-guinea: second 1T",  # not next to the battle
    ):
        assert asked(sailing(elsewhere)) == "first withdraw", elsewhere  # the defender, who rolls first, is not asked


@cites("D8.5", "D8.6")
@pytest.mark.parametrize("edition", HALF)
def test_in_the_other_editions_no_submarine_carries_them(edition: str) -> None:
    play = sailing(f"bering-sea: second 1S; {ISLAND}: second 1T", edition)
    fight(play, 0)
    roll(play, 0)
    assert rolling(play) == "defence"


@cites("D8.5", "D8.7")
def test_in_the_original_the_way_over_the_sea_is_a_shortest_one_and_ties_are_free() -> None:
    chain = "bering-sea: second 1S; philippine-sea: second 1S; "
    islands = "new-guinea: second 1T; indonesia: second 1T"
    far = sailing(chain + islands)
    far.do("withdraw 1T")
    assert havens(far) == ["indonesia", "new-guinea"]  # two sea areas each
    near = sailing(f"{chain}{islands}; {ISLAND}: second 1T")
    near.do("withdraw 1T")
    assert havens(near) == [ISLAND]  # one sea area
    assert near.rule_against("flee new-guinea 1") == "D8.2"
    broken = sailing(f"bering-sea: second 1S; {islands}")
    assert asked(broken) == "first withdraw"


@cites("D8.5", "D8.7")
def test_in_the_original_an_own_area_next_to_the_battle_is_always_allowed_too() -> None:
    chain = f"bering-sea: second 1S; philippine-sea: second 1S; new-guinea: second 1T; {NEAR_COAST[0]}: second 1T"
    play = sailing(chain)
    play.do("withdraw 1T")
    assert havens(play) == sorted([NEAR_COAST[0], "new-guinea"])


# D8.6


@cites("D8.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_land_and_air_units_never_retreat_to_sea(edition: str) -> None:
    play = sailing(f"{NEAR_COAST[0]}: second 1T; {STRAIT}: second 2S; laptev-sea: second 1S", edition)
    if edition != "original":
        fight(play, 0)
        roll(play, 0)
    play.do("withdraw 1T")
    assert havens(play) == [NEAR_COAST[0]]
    assert play.rule_against(f"flee {STRAIT} 1") == "D8.2"
    assert play.rule_against("flee bering-sea 1") == "D8.2"  # an empty one neither


@cites("D8.6")
@pytest.mark.parametrize("edition", HALF)
def test_submarines_never_retreat_to_land(edition: str) -> None:
    play = sea("3S", "3S", f"madagascar: second 1T; {NEAR_SEA[0]}: second 1S", edition=edition)
    play.do("done")
    roll(play, 0, 0)
    play.do("done")
    play.do("withdraw 1S")
    assert havens(play) == [NEAR_SEA[0]]
    assert play.rule_against("flee madagascar 1") == "D8.2"
    assert play.rule_against(f"flee {SEA_ORIGIN} 1") == "D8.2"
    play.do(f"flee {NEAR_SEA[0]} 1")
    assert areas(play)[SEA_TARGET] == "second 2S"


# D8.7


@cites("D8.7")
@pytest.mark.parametrize("edition", HALF)
def test_each_of_them_may_choose_another_own_area(edition: str) -> None:
    elsewhere = "; ".join(f"{name}: second 1T" for name in NEAR[:3])
    play = fleeing(elsewhere, defend="4T 1F 1B", leaving="2T 1B", edition=edition)
    assert actions(play, "flee") == play.legal
    play.do(f"flee {NEAR[0]} 1")
    assert asked(play) == "second flee"
    play.do(f"flee {NEAR[1]} 1")
    assert asked(play) == "second flee"  # now the bomber
    play.do(f"flee {NEAR[2]} 1")
    pass_by(play)
    assert [area(play, name) for name in (*NEAR[:3], TARGET)] == [
        "second 2T",
        "second 2T",
        "second 1T 1B",
        "second 2T 1F",
    ]
    assert [one["unit"] for one in told(play, "retreated")] == ["tank", "tank", "bomber"]


@cites("D8.7")
def test_no_more_flee_than_retreat() -> None:
    play = fleeing(f"{NEAR[0]}: second 1T")
    assert play.legal == [f"flee {NEAR[0]} 1", f"flee {NEAR[0]} 2"]
    assert play.rule_against(f"flee {NEAR[0]} 3") == "D8.7"


@cites("D8.7", "D8.3")
@pytest.mark.parametrize("edition", HALF)
def test_an_empty_area_taken_by_the_first_is_an_own_one_for_the_next(edition: str) -> None:
    play = fleeing("", defend="4T 1F", leaving="2T 1F", edition=edition)
    assert havens(play) == sorted(NEAR)
    play.do(f"flee {NEAR[1]} 1")
    assert havens(play) == [NEAR[1]]
    assert play.rule_against(f"flee {NEAR[0]} 1") == "D8.2"
    play.do(f"flee {NEAR[1]} 1")
    assert havens(play) == [NEAR[1]]
    play.do(f"flee {NEAR[1]} 1")
    assert area(play, NEAR[1]) == "second 2T 1F"


@cites("D8.7", "D10.7")
def test_drops_let_the_defender_retreat_as_any_land_battle_does() -> None:
    play = drop((2, 0), "4T", f"{NEAR[0]}: second 1T")
    roll(play, 1)
    fight(play, 0)
    roll(play, 1)
    assert asked(play) == "second withdraw"
    play.do("withdraw 1T")
    play.do(f"flee {NEAR[0]} 1")
    assert areas(play) == {NEAR[0]: "second 2T", TARGET: "second 1T"}
