"""D7.6, D7.7, D7.9, D7.10, D7.14, D7.15: retreats before a roll, cease-fire, and battles that nobody wins."""

import pytest

from sandtable.testing import cites
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
    battle,
    dice,
    holding,
    land,
    landing,
    over,
    part,
    rolling,
    sea,
    told,
)
from tests.dust.positions import EDITIONS, actions, area, areas, at, fight, pass_by, roll

HALF = ["premium", "standard", "epic"]
HAVEN = f"{NEAR[0]}: second 1T"


# D7.6, premium, standard and epic: up to half before an own roll


@cites("D7.6")
@pytest.mark.parametrize("edition", HALF)
def test_a_side_is_asked_before_its_own_roll_only_and_the_defender_not_before_the_first(edition: str) -> None:
    tie = land("6T", "6T", HAVEN, edition=edition)
    order = []
    while not told(tie, "cease-fire"):
        order.append("roll " + rolling(tie) if tie.asked == "chance" else asked(tie))
        roll(tie, 0) if tie.asked == "chance" else tie.do("done")
    assert order == ["roll defence", "first withdraw", "roll attack", "second withdraw", "roll defence"]
    ahead = land("6T 1F", "6T", HAVEN, edition=edition)
    order = []
    while not told(ahead, "cease-fire"):
        order.append("roll " + rolling(ahead) if ahead.asked == "chance" else asked(ahead))
        roll(ahead, 0) if ahead.asked == "chance" else ahead.do("done")
    assert order == ["first withdraw", "roll attack", "roll defence", "first withdraw", "roll attack"]


@cites("D7.6")
@pytest.mark.parametrize("edition", HALF)
def test_after_their_first_roll_the_defender_may_retreat_before_the_next(edition: str) -> None:
    play = land("6T 1F", "6T", HAVEN, edition=edition)
    play.do("done")
    roll(play, 1)
    assert rolling(play) == "defence"  # the first: no retreat, though there is a haven
    roll(play, 1)
    play.do("losses 1")
    play.do("done")
    roll(play, 1)
    assert asked(play) == "second withdraw"


@cites("D7.6")
@pytest.mark.parametrize("edition", HALF)
@pytest.mark.parametrize(("force", "half"), [("1T", 1), ("2T", 1), ("3T", 2), ("4T", 2), ("7T", 4)])
def test_up_to_half_of_the_units_then_fighting_rounded_up(edition: str, force: str, half: int) -> None:
    play = land(force, "9T", edition=edition)
    roll(play, 0)
    assert actions(play, "withdraw") == [f"withdraw tank {n + 1}" for n in range(half)]
    assert "done" in play.legal


@cites("D7.6")
def test_no_more_than_half() -> None:
    play = land("2T 1M 1F 1B", "9T 3F")
    roll(play, 0)
    assert play.rule_against("withdraw tank 2") == ""
    part(play, "withdraw tank 2")
    assert asked(play) == "first withdraw-more"
    assert play.legal == ["withdraw mech 1", "withdraw fighter 1", "withdraw bomber 1", "done"]
    part(play, "withdraw fighter 1")
    assert (rolling(play), dice(play)) == ("attack", 4)  # three of five have left: nobody else may


@cites("D7.6")
def test_more_than_half_is_too_many() -> None:
    play = land("5T", "9T")
    roll(play, 0)
    assert "withdraw tank 4" not in play.legal
    assert play.rule_against("withdraw tank 3") == ""
    assert play.rule_against("withdraw tank 4") == "D7.6"


@cites("D7.6")
def test_only_units_that_fight_retreat() -> None:
    play = land("2T 4F", "9T 5F", sent="1T 3F")
    roll(play, 0)
    assert actions(play, "withdraw") == ["withdraw tank 1", "withdraw fighter 1", "withdraw fighter 2"]
    assert play.rule_against("withdraw tank 2") == "D7.6"  # the second tank stayed at home
    assert play.rule_against("withdraw mech 1") == "D7.6"


@cites("D7.6")
def test_a_retreat_names_each_kind_once_in_order() -> None:
    play = land("4T 1M 1F", "9T 3F")
    roll(play, 0)
    part(play, "withdraw mech 1")
    assert play.legal == ["withdraw fighter 1", "done"]
    assert play.rule_against("withdraw tank 1") == "D7.6"
    assert play.rule_against("withdraw mech 1") == "D7.6"


@cites("D7.6", "D8.1")
@pytest.mark.parametrize("edition", HALF)
def test_who_retreats_rolls_with_the_rest(edition: str) -> None:
    play = land("2T 1M 1F 1B", "9T 3F", edition=edition)
    roll(play, 0)
    play.do("withdraw 1M 1B")
    assert (rolling(play), dice(play)) == ("attack", 3)
    assert area(play, ORIGIN) == "first 2T 1M 1F 1B"
    assert battle(play)["forces"]["attack"] == {"tank": 2, "fighter": 1}
    assert told(play, "retreated") == [
        {"force": "first", "unit": unit, "count": 1, "target": TARGET, "area": ORIGIN} for unit in ("mech", "bomber")
    ]


@cites("D7.6", "D7.15")
@pytest.mark.parametrize("edition", HALF)
def test_the_attacker_may_retreat_before_the_first_roll_too_the_last_unit_included(edition: str) -> None:
    play = land("1F", "3T", edition=edition)
    assert asked(play) == "first withdraw"
    play.do("withdraw 1F")
    assert over(play)
    assert areas(play) == {ORIGIN: "first 1F", TARGET: "second 3T"}
    assert told(play, "rolled") == []


@cites("D7.6")
@pytest.mark.parametrize("edition", HALF)
def test_the_defender_retreats_half_and_the_next_time_half_of_what_is_left(edition: str) -> None:
    play = land("9T", "5T", HAVEN, edition=edition)
    roll(play, 0)
    play.do("done")
    roll(play, 0)
    assert asked(play) == "second withdraw"
    play.do("withdraw 3T")
    play.do(f"flee {NEAR[0]} 3")
    assert (rolling(play), dice(play)) == ("defence", 2)
    roll(play, 1)
    play.do("done")
    roll(play, 0)
    assert actions(play, "withdraw") == ["withdraw tank 1"]


# D7.6, original: one before every roll


@cites("D7.6")
def test_in_the_original_each_side_may_retreat_one_before_every_roll_the_roller_first() -> None:
    play = land("6T", "6T", HAVEN, edition="original")
    order = []
    while not told(play, "cease-fire"):
        order.append("roll " + rolling(play) if play.asked == "chance" else asked(play))
        roll(play, 0) if play.asked == "chance" else play.do("done")
    assert order == [
        "second withdraw",
        "first withdraw",
        "roll defence",
        "first withdraw",
        "second withdraw",
        "roll attack",
        "second withdraw",
        "first withdraw",
        "roll defence",
    ]


@cites("D7.6")
def test_in_the_original_it_is_one_unit() -> None:
    play = land("3T 1F", "6T 2F", HAVEN, edition="original")
    assert asked(play) == "second withdraw"
    assert play.legal == ["withdraw tank 1", "withdraw fighter 1", "done"]
    assert play.rule_against("withdraw tank 2") == "D7.6"
    play.do("withdraw fighter 1")  # and no second
    assert asked(play) == "second flee"
    play.do(f"flee {NEAR[0]} 1")
    assert asked(play) == "first withdraw"
    play.do("withdraw tank 1")
    assert (rolling(play), dice(play)) == ("defence", 7)
    assert area(play, NEAR[0]) == "second 1T 1F"
    roll(play, 0)
    assert asked(play) == "first withdraw"
    play.do("done")
    play.do("withdraw tank 1")  # before the attacker's roll too
    play.do(f"flee {NEAR[0]} 1")
    assert (rolling(play), dice(play)) == ("attack", 3)


@cites("D7.6", "D7.15")
def test_in_the_original_the_last_unit_may_leave_before_the_first_roll() -> None:
    play = land("2T", "1T", HAVEN, edition="original")
    play.do("withdraw tank 1")
    play.do(f"flee {NEAR[0]} 1")
    assert over(play)
    assert areas(play) == {TARGET: "first 2T", NEAR[0]: "second 2T"}


# D7.7, D7.14


@cites("D7.7", "D7.14", "D8.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("attack", "first"), [("2T 1F", "attack"), ("3T", "defence")])
def test_three_rolls_without_a_hit_and_every_attacker_goes_back(edition: str, attack: str, first: str) -> None:
    """The two sequences of the Italian rulebook, attacker or defender first; the English names the former."""
    play = land(attack, "2T", edition=edition)
    pass_by(play)
    assert rolling(play) == first
    fight(play, 0, 0)
    assert rolling(play) == first
    roll(play, 0)
    assert over(play)
    assert areas(play) == {ORIGIN: f"first {attack}", TARGET: "second 2T"}
    assert play.last("cease-fire") == {"event": "cease-fire", "area": TARGET}
    assert not play.happened("conquered") and not play.happened("repulsed")


@cites("D7.7", "D7.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_three_must_come_in_a_row(edition: str) -> None:
    play = land("5T", "5T", edition=edition)
    fight(play, 0, 0, 1, 0, 0)
    assert not play.happened("cease-fire")
    assert battle(play)["misses"] == 2
    roll(play, 0)
    assert play.happened("cease-fire")
    assert areas(play) == {ORIGIN: "first 4T", TARGET: "second 5T"}


@cites("D7.14", "D10.10")
def test_what_counts_is_the_result_after_rerolls() -> None:
    hit = land("4T", "4T", board=holding(second="sigrid"))
    for hits in (0, 0):
        while hit.asked != "chance":
            hit.do("decline" if "decline" in hit.legal else "done")
        roll(hit, hits)
    pass_by(hit)
    roll(hit, 0)
    hit.do("use")
    roll(hit, 1)
    assert not hit.happened("cease-fire")
    assert battle(hit)["misses"] == 0
    missed = land("4T", "4T", board=holding(second="rocket-troops"))
    roll(missed, 1)
    missed.do("use")
    roll(missed, 0)
    assert battle(missed)["misses"] == 1


@cites("D7.14", "D10.2")
def test_a_hit_that_the_nurse_makes_good_is_a_hit() -> None:
    play = land("4T", "4T", board=holding(first="nurse"))
    fight(play, 0, 0)
    roll(play, 1)
    play.do("use")
    assert play.step == "nurse-die"
    play.chance("hits 0")
    assert area(play, ORIGIN) == "first 4T"
    assert not play.happened("cease-fire")
    assert battle(play)["misses"] == 0


@cites("D7.14", "D7.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_retreat_does_not_reset_the_count(edition: str) -> None:
    play = land("4T", "4T", edition=edition)
    pass_by(play)
    roll(play, 0)
    assert asked(play) == "first withdraw"
    play.do("withdraw 1T")
    fight(play, 0)
    assert not play.happened("cease-fire")
    roll(play, 0)
    assert play.happened("cease-fire")


@cites("D7.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_excess_hits_are_lost(edition: str) -> None:
    play = land("4M", "1T 1F", f"{NEAR[0]}: second 3T", edition=edition)
    fight(play, 8)
    assert areas(play) == {TARGET: "first 4M", NEAR[0]: "second 3T"}
    assert sum(one["count"] for one in told(play, "destroyed")) == 2


# D7.9


@cites("D7.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_sea_both_roll_before_anybody_dies(edition: str) -> None:
    play = sea("2S", "2S", edition=edition)
    pass_by(play)
    assert rolling(play) == "attack"
    roll(play, 2)
    assert area(play, SEA_TARGET) == "second 2S"  # nothing is lost yet
    assert rolling(play) == "defence"
    whole = dice(play)
    assert whole == {"premium": 2, "standard": 4, "epic": 4, "original": 2}[edition]
    roll(play, 1)
    assert areas(play) == {SEA_TARGET: "first 1S"}


@cites("D7.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_sea_both_may_die_and_nobody_holds_the_target(edition: str) -> None:
    play = sea("1S", "1S", edition=edition)
    pass_by(play)
    roll(play, 1, 1)
    assert over(play)
    assert areas(play) == {}
    assert {one["force"] for one in told(play, "destroyed")} == {"first", "second"}
    assert not play.happened("conquered")


@cites("D7.9", "D7.14", "D8.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_cease_fire_at_sea_takes_three_pairs_in_a_row(edition: str) -> None:
    """Six rolls in three pairs, as the English and the Italian rulebook count them."""
    play = sea("3S", "3S", edition=edition)
    for pair in ((0, 0), (0, 0), (1, 0), (0, 0), (0, 0)):
        pass_by(play)
        roll(play, *pair)
        assert not play.happened("cease-fire")
    pass_by(play)
    roll(play, 0)
    assert not play.happened("cease-fire")  # the fifth roll of the three pairs was the attacker's
    roll(play, 0)
    assert play.happened("cease-fire")
    assert areas(play) == {SEA_ORIGIN: "first 3S", SEA_TARGET: "second 2S"}


@cites("D7.9", "D7.14")
def test_a_hit_of_either_side_breaks_the_row_of_pairs() -> None:
    for pair in ((1, 0), (0, 1)):
        play = sea("3S", "3S")
        for hits in ((0, 0), (0, 0), pair):
            pass_by(play)
            roll(play, *hits)
        assert not play.happened("cease-fire")
        assert battle(play)["misses"] == 0


@cites("D7.9")
@pytest.mark.parametrize("edition", HALF)
def test_submarines_retreat_before_a_pair_the_attacker_first_the_defender_not_before_the_first(edition: str) -> None:
    play = sea("4S", "3S", f"{NEAR_SEA[0]}: second 1S", edition=edition)
    assert asked(play) == "first withdraw"
    assert actions(play, "withdraw") == ["withdraw submarine 1", "withdraw submarine 2"]
    play.do("done")
    assert rolling(play) == "attack"
    roll(play, 0, 0)
    assert asked(play) == "first withdraw"
    play.do("withdraw 2S")
    assert asked(play) == "second withdraw"
    assert actions(play, "withdraw") == ["withdraw submarine 1", "withdraw submarine 2"]
    play.do("withdraw 1S")
    play.do(f"flee {NEAR_SEA[0]} 1")
    each = 1 if edition == "premium" else 2
    assert (rolling(play), dice(play)) == ("attack", 2 * each)
    roll(play, 0)
    assert dice(play) == 2 * each
    assert areas(play) == {SEA_ORIGIN: "first 4S", SEA_TARGET: "second 2S", NEAR_SEA[0]: "second 2S"}


@cites("D7.9")
def test_in_the_original_submarines_never_retreat() -> None:
    play = sea("4S", "3S", f"{NEAR_SEA[0]}: second 1S", edition="original")
    for _ in range(3):
        assert rolling(play) == "attack"
        roll(play, 0, 0)
    assert play.happened("cease-fire")
    assert area(play, SEA_ORIGIN) == "first 4S"


@cites("D7.9", "D6.5")
def test_in_the_original_a_cease_fire_sends_them_back_to_where_they_started_far_away() -> None:
    start, target = "barents-sea", SEA_TARGET
    play = at(f"{start}: first 2S; {target}: second 2S", "combat-phase first 1", edition="original")
    play.do(f"attack {start}>{target} 2S")
    roll(play, 0, 0, 0, 0, 0, 0)
    assert play.happened("cease-fire")
    assert areas(play) == {start: "first 2S", target: "second 2S"}
    near = at(f"{start}: first 2S; {target}: second 2S", "combat-phase first 1", edition="premium")
    assert near.asked == "nobody"  # too far for a sea attack of the other editions


# D7.10


@cites("D7.10", "D7.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_lands_never_retreats_by_choice_the_defender_may(edition: str) -> None:
    play = landing("5T 1F", "4T", f"{NEAR_COAST[0]}: second 1T", edition=edition)
    seen = []
    for hits in (1, 1, 1, 1):
        while play.asked != "chance":
            seen.append(asked(play))
            play.do("losses 1" if play.step == "losses" else "done")
        roll(play, hits)
    assert "first withdraw" not in seen
    assert "second withdraw" in seen


@cites("D7.10")
@pytest.mark.parametrize("edition", HALF)
def test_a_cease_fire_destroys_who_has_landed(edition: str) -> None:
    play = landing("3T 1F", "2T", edition=edition)
    fight(play, 0, 0)
    roll(play, 0)
    assert over(play)
    assert areas(play) == {STRAIT: "first 1S", COAST: "second 2T"}
    assert told(play, "destroyed") == [
        {"force": "first", "unit": "tank", "count": 3, "area": COAST},
        {"force": "first", "unit": "fighter", "count": 1, "area": COAST},
    ]


@cites("D7.10")
def test_in_the_original_a_cease_fire_sends_them_back_over_the_sea() -> None:
    play = landing("3T 1F", "2T", edition="original")
    fight(play, 0, 0)
    roll(play, 0)
    assert areas(play) == {ISLAND: "first 3T 1F", STRAIT: "first 1S", COAST: "second 2T"}
    assert not play.happened("destroyed")


@cites("D7.10", "D7.13")
def test_a_cease_fire_destroys_only_those_who_landed() -> None:
    play = at(
        f"{ISLAND}: first 3T; {STRAIT}: first 1S; {COAST}: second 2T",
        "combat-phase first 1",
    )
    play.do(f"attack {ISLAND}>{COAST} 2T")
    fight(play, 0, 0)
    roll(play, 0)
    assert area(play, ISLAND) == "first 1T"


# D7.15


@cites("D7.15")
@pytest.mark.parametrize("edition", HALF)
def test_when_the_last_defender_retreats_the_attackers_left_all_move_in(edition: str) -> None:
    play = land("3T 1M", "1T", HAVEN, sent="2T 1M", edition=edition)
    fight(play, 0)
    roll(play, 1)
    play.do("done")
    roll(play, 0)
    assert asked(play) == "second withdraw"
    play.do("withdraw 1T")
    play.do(f"flee {NEAR[0]} 1")
    assert over(play)
    assert areas(play) == {ORIGIN: "first 1T", TARGET: "first 1T 1M", NEAR[0]: "second 2T"}
    assert play.happened("conquered")


@cites("D7.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_when_the_last_attacker_retreats_the_battle_is_over(edition: str) -> None:
    play = land("1T", "2T", edition=edition)
    pass_by(play)
    roll(play, 0)
    assert asked(play) == "first withdraw"
    play.do("withdraw 1T")
    assert over(play)
    assert areas(play) == {ORIGIN: "first 1T", TARGET: "second 2T"}
    assert play.last("repulsed")["area"] == TARGET
