"""D10.1, D10.2, D10.10: rocket troops and Sigrid right after a roll, the nurse at each loss."""

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
    TARGET,
    asked,
    battle,
    card,
    dice,
    drop,
    holding,
    land,
    landing,
    over,
    reloaded,
    rolling,
    sea,
    step,
    told,
)
from tests.dust.positions import EDITIONS, area, areas, at, fight, pass_by, roll

HALF = ["premium", "standard", "epic"]
HAVEN = f"{NEAR[0]}: second 1T"
SEA_HAVEN = f"{NEAR_SEA[0]}: second 1S"
TAKEN = "; ".join(f"{name}: third 1T" for name in NEAR)
ROCKETS, SIGRID, NURSE = "rocket-troops", "sigrid", "nurse"


def to_roll(play: Play, side: str) -> None:
    """Blank rolls until it is this side's; nobody retreats or uses a card."""
    pass_by(play)
    while rolling(play) != side:
        roll(play, 0)
        pass_by(play)


# D10.1 Rocket troops


@cites("D10.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_rocket_troops_roll_everything_again_and_the_new_result_holds(edition: str) -> None:
    play = land("4T 1F", "4T", HAVEN, holding(first=ROCKETS), edition=edition)
    to_roll(play, "attack")
    roll(play, 2)
    assert asked(play) == "first ask-reroll"
    assert play.legal == ["use", "decline"]
    assert area(play, TARGET) == "second 4T"  # nothing is lost yet
    play.do("use")
    assert (rolling(play), dice(play)) == ("attack", 5)
    roll(play, 1)
    assert area(play, TARGET) == "second 3T"
    assert play.last("rolls-again") == {"event": "rolls-again", "seat": "first", "dice": 5}
    assert play.board["used"] == ["first"]


@cites("D10.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_new_result_holds_even_if_it_is_worse_and_rockets_fly_once(edition: str) -> None:
    play = land("4T 1F", "4T", HAVEN, holding(first=ROCKETS), edition=edition)
    to_roll(play, "attack")
    roll(play, 3)
    play.do("use")
    roll(play, 0)
    assert play.step != "ask-reroll"
    assert area(play, TARGET) == "second 4T"
    to_roll(play, "attack")
    roll(play, 0)
    assert play.step != "ask-reroll"


@cites("D10.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_rocket_troops_fly_after_an_own_roll_in_attack_or_defence_and_may_wait(edition: str) -> None:
    play = land("6T", "6T", HAVEN, holding(second=ROCKETS), edition=edition)
    to_roll(play, "defence")
    roll(play, 1)
    assert asked(play) == "second ask-reroll"
    play.do("decline")
    assert area(play, ORIGIN) == "first 5T"
    pass_by(play)
    assert rolling(play) == "attack"
    roll(play, 2)
    assert play.step != "ask-reroll"  # the enemy's roll
    to_roll(play, "defence")
    roll(play, 0)
    assert asked(play) == "second ask-reroll"
    play.do("use")
    assert dice(play) == 4


@cites("D10.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_rocket_troops_need_an_own_land_unit_in_the_original_one_of_either_side(edition: str) -> None:
    own = land("1M 2F", "3F", HAVEN, holding(first=ROCKETS), edition=edition)
    to_roll(own, "attack")
    roll(own, 0)
    assert asked(own) == "first ask-reroll"
    theirs = land("1T 3F", "3T", HAVEN, holding(first=ROCKETS), sent="3F", edition=edition)
    to_roll(theirs, "attack")
    roll(theirs, 0)
    assert (theirs.step == "ask-reroll") == (edition == "original")
    none = land("4F", "3F", HAVEN, holding(first=ROCKETS, second=ROCKETS), edition=edition)
    to_roll(none, "attack")
    roll(none, 0)
    assert none.step in ("volley", "withdraw")  # on to the next roll, or to the question before it


@cites("D10.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_land_unit_must_still_fight(edition: str) -> None:
    play = land("6F", "1T 3F", HAVEN, holding(second=ROCKETS), edition=edition)
    to_roll(play, "attack")
    roll(play, 1)
    play.do("losses 1")  # the tank is gone
    to_roll(play, "defence")
    roll(play, 1)
    assert play.step != "ask-reroll"


@cites("D10.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_rockets_at_sea(edition: str) -> None:
    play = sea("2S", "2S", SEA_HAVEN, holding(first=ROCKETS, second=ROCKETS), edition=edition)
    pass_by(play)
    roll(play, 0)
    assert rolling(play) == "defence"
    roll(play, 0)
    assert play.step != "ask-reroll"


@cites("D10.1", "D10.10", "D10.2")
@pytest.mark.parametrize("ability", [ROCKETS, SIGRID, NURSE])
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_roll_only_the_two_sides_are_asked_and_only_with_an_unused_card(edition: str, ability: str) -> None:
    for board in (holding(third=ability), holding(first=ability, second=ability) + 'used = ["first", "second"]'):
        play = land("3T", "3T", HAVEN, board, players=3, edition=edition)
        while not over(play):
            assert play.step in ("volley", "withdraw")
            roll(play, 1) if play.asked == "chance" else play.do("done")
        assert play.happened("destroyed")


# D10.10 Sigrid


@cites("D10.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sigrid_rolls_the_blanks_again_and_hits_stay(edition: str) -> None:
    play = land("4T 1F", "6T", HAVEN, holding(first=SIGRID), edition=edition)
    to_roll(play, "attack")
    roll(play, 2)
    assert asked(play) == "first ask-reroll"
    play.do("use")
    assert (rolling(play), dice(play)) == ("attack", 3)
    assert play.last("rolls-again")["dice"] == 3
    assert reloaded(play).legal == play.legal
    roll(play, 1)
    assert area(play, TARGET) == "second 3T"
    assert play.board["used"] == ["first"]
    to_roll(play, "attack")
    roll(play, 0)
    assert play.step != "ask-reroll"


@cites("D10.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_blank_sigrid_is_not_asked(edition: str) -> None:
    play = land("2T 1F", "6T", HAVEN, holding(first=SIGRID), edition=edition)
    to_roll(play, "attack")
    roll(play, 3)
    assert play.step != "ask-reroll"
    assert area(play, TARGET) == "second 3T"
    assert play.board["used"] == []


@cites("D10.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sigrid_needs_no_land_units_and_helps_in_defence(edition: str) -> None:
    play = land("4T", "3F", HAVEN, holding(second=SIGRID), edition=edition)
    to_roll(play, "defence")
    roll(play, 1)
    assert asked(play) == "second ask-reroll"
    play.do("use")
    assert dice(play) == 2
    roll(play, 2)
    assert area(play, ORIGIN) == "first 1T"


@cites("D10.10", "D7.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_sea_each_is_asked_right_after_their_own_roll(edition: str) -> None:
    play = sea("2S", "2S", SEA_HAVEN, holding(first=SIGRID, second=SIGRID), edition=edition)
    pass_by(play)
    whole = dice(play)
    roll(play, 1)
    assert asked(play) == "first ask-reroll"  # before the defender rolls
    play.do("use")
    assert (rolling(play), dice(play)) == ("attack", whole - 1)
    roll(play, 1)
    assert (rolling(play), dice(play)) == ("defence", whole)
    assert reloaded(play).state.describe() == play.state.describe()
    roll(play, 0)
    assert asked(play) == "second ask-reroll"
    play.do("decline")
    assert areas(play) == {SEA_TARGET: "first 2S", NEAR_SEA[0]: "second 1S"}


# D10.2 Nurse


@cites("D10.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_nurse_is_asked_when_an_own_unit_dies_and_a_blank_saves_it(edition: str) -> None:
    play = land("6T", "4T", HAVEN, holding(second=NURSE), edition=edition)
    to_roll(play, "attack")
    roll(play, 1)
    assert asked(play) == "second ask-nurse"
    assert play.legal == ["use", "decline"]
    play.do("use")
    assert play.asked == "chance" and play.step == "nurse-die"
    assert play.legal == ["hits 0", "hits 1"]
    assert play.state.weights() == [2, 1]
    play.chance("hits 0")
    assert asked(play) == "second carry-off"
    play.do(f"to {NEAR[0]}")
    assert area(play, TARGET) == "second 3T"
    assert area(play, NEAR[0]) == "second 2T"
    assert not play.happened("destroyed")
    assert play.last("saved")["unit"] == "tank"
    assert play.last("retreated") == {
        "event": "retreated",
        "force": "second",
        "unit": "tank",
        "count": 1,
        "target": TARGET,
        "area": NEAR[0],
    }
    assert play.board["used"] == ["second"]


@cites("D10.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hit_and_the_unit_dies(edition: str) -> None:
    play = land("6T", "4T", HAVEN, holding(second=NURSE), edition=edition)
    to_roll(play, "attack")
    roll(play, 1)
    play.do("use")
    play.chance("hits 1")
    assert areas(play) == {ORIGIN: "first 6T", TARGET: "second 3T", NEAR[0]: "second 1T"}
    assert told(play, "destroyed") == [{"force": "second", "unit": "tank", "count": 1, "area": TARGET}]


@cites("D10.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_once_called_she_comes_to_every_further_loss_of_that_battle(edition: str) -> None:
    play = land("6T 1F", "5T 1M", HAVEN, holding(second=NURSE), edition=edition, points=2)
    to_roll(play, "attack")
    roll(play, 3)
    play.do("decline")  # the first tank dies
    assert asked(play) == "second ask-nurse"
    play.do("use")
    play.chance("hits 0")
    play.do(f"to {NEAR[0]}")
    assert play.step == "nurse-die"  # the third, and nobody is asked
    play.chance("hits 1")
    assert area(play, TARGET) == "second 2T 1M"
    to_roll(play, "attack")
    roll(play, 1)
    assert play.step == "nurse-die"
    play.chance("hits 0")
    play.do(f"to {NEAR[0]}")
    assert area(play, NEAR[0]) == "second 3T"


@cites("D10.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_nurse_helps_in_one_battle_of_the_round(edition: str) -> None:
    elsewhere = f"{NEAR[0]}: second 3T; {NEAR[1]}: second 3T"
    play = land("6M", "1T", elsewhere, holding(second=NURSE), points=2, edition=edition)
    to_roll(play, "attack")
    roll(play, 1)
    play.do("use")
    play.chance("hits 0")
    play.do(f"to {NEAR[0]}")
    assert area(play, TARGET) == "first 6M"  # the last defender has left: the attackers move in
    play.do(f"attack {TARGET}>{NEAR[1]} 6M")
    to_roll(play, "attack")
    roll(play, 1)
    assert play.step not in ("ask-nurse", "nurse-die")
    assert area(play, NEAR[1]) == "second 2T"


@cites("D10.2", "D8.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_saved_attacker_is_back_where_it_came_from_and_fights_no_more(edition: str) -> None:
    play = land("3T 1B", "9T", HAVEN, holding(first=NURSE), edition=edition)
    to_roll(play, "defence")
    roll(play, 2)
    assert asked(play) == "second losses"
    play.do("losses 1")
    assert asked(play) == "first ask-nurse"
    play.do("use")
    play.chance("hits 0")  # the tank
    play.chance("hits 0")  # the bomber
    assert area(play, ORIGIN) == "first 3T 1B"
    assert battle(play)["forces"]["attack"] == {"tank": 2}
    pass_by(play)
    assert (rolling(play), dice(play)) == ("attack", 2)


@cites("D10.2", "D7.8")
def test_when_all_attackers_are_saved_the_battle_is_over() -> None:
    play = land("1T", "3T", "", holding(first=NURSE))
    roll(play, 2)
    play.do("use")
    play.chance("hits 0")
    assert over(play)
    assert areas(play) == {ORIGIN: "first 1T", TARGET: "second 3T"}


@cites("D10.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_landed_attackers_are_carried_back_but_not_in_the_original(edition: str) -> None:
    play = landing("3T", "5T", f"{NEAR_COAST[0]}: second 1T", holding(first=NURSE), edition=edition)
    to_roll(play, "defence")
    roll(play, 1)
    assert (play.step == "ask-nurse") == (edition != "original")
    if edition != "original":
        play.do("use")
        play.chance("hits 0")
        assert area(play, ISLAND) == "first 3T"
        pass_by(play)
        assert (rolling(play), dice(play)) == ("attack", 2)
    else:
        assert area(play, ISLAND) == "first 2T"
    defender = landing("3T 1F", "5T", f"{NEAR_COAST[0]}: second 1T", holding(second=NURSE), edition=edition)
    to_roll(defender, "attack")
    roll(defender, 1)
    assert asked(defender) == "second ask-nurse"
    assert area(defender, COAST) == "second 5T"


@cites("D10.2", "D7.10")
@pytest.mark.parametrize("edition", HALF)
def test_no_nurse_comes_when_a_cease_fire_destroys_who_has_landed(edition: str) -> None:
    play = landing("3T", "5T", "", holding(first=NURSE), edition=edition)
    fight(play, 0, 0)
    roll(play, 0)
    assert over(play)
    assert ISLAND not in areas(play)


@cites("D10.2", "D10.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_never_for_dropped_mechs_but_for_those_they_fall_upon(edition: str) -> None:
    play = drop((2, 0), "5T", HAVEN, second=NURSE, edition=edition)
    pass_by(play)
    assert rolling(play) == "attack"
    roll(play, 1)
    assert asked(play) == "second ask-nurse"
    # Nobody has both cards in one round; so the dropper's is changed here for a nurse.
    words = play.state.describe()
    words["board"]["cards"]["first"] = card(NURSE, 2)
    words["board"]["deck"].remove(card(NURSE, 2))
    words["board"]["deck"].append(card("mech-dropper"))
    words["board"]["used"] = []
    other = Play(play.state.rules.position(words))
    other.do("decline")
    to_roll(other, "defence")
    roll(other, 1)
    assert other.step not in ("ask-nurse", "nurse-die")
    assert battle(other)["forces"]["attack"] == {"mech": 1}


@cites("D10.2", "D7.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_nurse_saves_submarines_but_not_in_the_original(edition: str) -> None:
    play = sea("3S", "2S", SEA_HAVEN, holding(first=NURSE, second=NURSE), edition=edition)
    pass_by(play)
    roll(play, 2, 2)
    if edition == "original":
        assert areas(play) == {SEA_TARGET: "first 1S", NEAR_SEA[0]: "second 1S"}
        return
    assert asked(play) == "second ask-nurse"
    play.do("use")
    play.chance("hits 0")
    play.do(f"to {NEAR_SEA[0]}")
    play.chance("hits 1")
    assert asked(play) == "first ask-nurse"  # the target is empty already: both lose at the same time
    assert reloaded(play).state.describe() == play.state.describe()
    play.do("use")
    play.chance("hits 1")
    play.chance("hits 0")
    assert areas(play) == {SEA_TARGET: "first 1S", SEA_ORIGIN: "first 1S", NEAR_SEA[0]: "second 2S"}


@cites("D10.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_nurse_saves_aircraft_too(edition: str) -> None:
    play = land("6M", "2F 1B", HAVEN, holding(second=NURSE), edition=edition)
    to_roll(play, "attack")
    roll(play, 3)
    for _ in range(2):
        assert asked(play) == "second ask-nurse"
        assert step(play)["kind"] == "fighter"
        play.do("decline")
    assert step(play)["kind"] == "bomber"
    play.do("use")
    play.chance("hits 0")
    play.do(f"to {NEAR[0]}")
    assert areas(play) == {TARGET: "first 6M", NEAR[0]: "second 1T 1B"}


@cites("D10.2", "D8.3", "D8.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_defender_without_an_own_area_near_by_is_saved_where_retreats_go_to_empty_ones(edition: str) -> None:
    play = land("6T", "4T", "", holding(second=NURSE), edition=edition)
    to_roll(play, "attack")
    roll(play, 2)
    if edition == "original":
        assert play.step not in ("ask-nurse", "nurse-die")
        assert area(play, TARGET) == "second 2T"
        return
    play.do("use")
    play.chance("hits 0")
    assert sorted(play.legal) == sorted(f"to {name}" for name in NEAR)
    play.do(f"to {NEAR[1]}")
    play.chance("hits 0")
    assert play.legal == [f"to {NEAR[1]}"]  # it is their own now


@cites("D10.2", "D7.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_neutrals_have_no_nurse_but_who_attacks_them_may(edition: str) -> None:
    play = land(
        "3T", "5T", f"{NEAR[0]}: neutral-1 1T", holding(first=NURSE, second=NURSE), of="neutral-1", edition=edition
    )
    to_roll(play, "defence")
    roll(play, 1)
    assert asked(play) == "first ask-nurse"
    play.do("decline")
    to_roll(play, "attack")
    roll(play, 1)
    assert play.step not in ("ask-nurse", "nurse-die")
    assert area(play, TARGET) == "neutral-1 4T"


@cites("D10.2", "D9.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_special_attacks_are_no_battles_and_call_no_ability(edition: str) -> None:
    board = holding(first=SIGRID, second=NURSE)
    play = at(
        f"bering-sea: first 3S; {COAST}: second 4T; {NEAR_COAST[0]}: second 1T",
        "combat-phase first 1",
        board,
        edition=edition,
    )
    play.do(f"bombard bering-sea>{COAST} 3S")
    assert play.step == "strike"
    play.chance("hits 1")
    assert over(play)
    assert area(play, COAST) == "second 3T"
