"""D10.3, D10.5, D10.8, D7.16: secret weapon, alien radar, ace of the sky, at the start of a battle."""

import pytest

from sandtable.testing import Play, cites
from tests.dust.battles import (
    CAPITAL,
    COAST,
    FAR,
    GATE,
    ISLAND,
    NEAR,
    NEAR_CAPITAL,
    NEAR_COAST,
    NEAR_SEA,
    ORIGIN,
    SEA_ORIGIN,
    SEA_TARGET,
    STRAIT,
    TARGET,
    asked,
    battle,
    capital,
    dice,
    drop,
    holding,
    land,
    landing,
    over,
    part,
    reloaded,
    rolling,
    sea,
    told,
)
from tests.dust.positions import EDITIONS, ROUND, actions, area, areas, at, fight, pass_by, roll

HALF = ["premium", "standard", "epic"]
HAVEN = f"{NEAR[0]}: second 1T"
SEA_HAVEN = f"{NEAR_SEA[0]}: second 1S"
TAKEN = "; ".join(f"{name}: third 1T" for name in NEAR)
ACE, RADAR, WEAPON = "ace-of-the-sky", "alien-radar", "secret-weapon"


def starts(play: Play) -> bool:
    """Whether somebody is asked for an ability before the first roll."""
    return play.step == "ask-at-start"


# D7.16


@cites("D7.16", "D10.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_attacker_declares_first_then_the_defender_once_each(edition: str) -> None:
    play = land("1T 1F", "1T 2F", HAVEN, holding(first=ACE, second=ACE), edition=edition)
    assert asked(play) == "first ask-at-start"
    assert play.legal == ["use", "decline"]
    play.do("use")
    assert asked(play) == "second ask-at-start"
    play.do("use")
    assert not starts(play)
    pass_by(play)
    assert (rolling(play), dice(play)) == ("defence", 5)
    assert battle(play)["ace"] == ["attack", "defence"]
    assert [one["seat"] for one in told(play, "ability-used")] == ["first", "second"]
    assert play.board["used"] == ["first", "second"]


@cites("D7.16", "D10.3", "D10.5")
def test_if_the_attacker_ends_the_battle_the_defender_is_not_asked() -> None:
    weapon = land("2T", "2T", HAVEN, holding(first=WEAPON, second=RADAR))
    weapon.do("use")
    assert asked(weapon) == "second flee"
    weapon.do(f"flee {NEAR[0]} 2")
    assert over(weapon)
    assert weapon.board["used"] == ["first"]
    kept = land("2T", "2T", HAVEN, holding(first=WEAPON, second=RADAR))
    kept.do("decline")
    assert asked(kept) == "second ask-at-start"
    radar = land("2T", "2T", HAVEN, holding(first=RADAR, second=RADAR))
    radar.do("use")
    assert over(radar)
    assert radar.board["used"] == ["first"]


@cites("D7.16", "D3.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_declines_keeps_the_ability_for_a_later_battle(edition: str) -> None:
    play = land("2M 1F", "1T", f"{NEAR[1]}: second 1T", holding(first=ACE), points=2, edition=edition)
    play.do("decline")
    assert play.board["used"] == []
    fight(play, 1)
    play.do(f"attack {TARGET}>{NEAR[1]} 2M 1F")
    assert asked(play) == "first ask-at-start"


@cites("D7.16")
@pytest.mark.parametrize("ability", [ACE, RADAR, WEAPON])
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_is_asked_of_the_sides_of_the_battle_only(edition: str, ability: str) -> None:
    play = land("2T 1F", "2T 1F", HAVEN, holding(third=ability), players=3, edition=edition)
    assert not starts(play)
    pass_by(play)
    assert play.step == "volley"
    used = land("2T 1F", "2T 1F", HAVEN, holding(first=ability) + 'used = ["first"]', edition=edition)
    assert not starts(used)
    for other in ("diplomat", "koshka", "mech-dropper", "mech-builder", "missiles", "sigrid", "nurse", "rocket-troops"):
        cards = holding(first=other, second=other)
        assert not starts(land("2T 1F", "2T 1F", HAVEN, cards, edition=edition)), other


@cites("D7.16", "D7.14")
def test_it_is_before_any_dice_and_not_asked_again_later() -> None:
    play = land("3T 1F", "3T 1F", HAVEN, holding(first=ACE, second=RADAR))
    for _ in range(2):
        assert starts(play)
        assert told(play, "rolled") == []
        play.do("decline")
    seen = []
    while not over(play):
        seen.append(play.step)
        roll(play, 0) if play.asked == "chance" else play.do("done")
    assert "ask-at-start" not in seen


# D10.3 Secret weapon


@cites("D10.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_secret_weapon_drives_all_defenders_out_and_the_attackers_move_in(edition: str) -> None:
    elsewhere = f"{NEAR[0]}: second 1T; {NEAR[1]}: second 1T"
    play = land("2T", "3T 1M 1B", elsewhere, holding(first=WEAPON), sent="1T", edition=edition)
    assert asked(play) == "first ask-at-start"
    play.do("use")
    assert play.last("ability-used")["ability"] == WEAPON
    assert asked(play) == "second flee"
    play.do(f"flee {NEAR[0]} 2")
    play.do(f"flee {NEAR[1]} 1")
    play.do(f"flee {NEAR[1]} 1")
    play.do(f"flee {NEAR[0]} 1")
    assert over(play)
    assert areas(play) == {
        ORIGIN: "first 1T",
        TARGET: "first 1T",
        NEAR[0]: "second 3T 1B",
        NEAR[1]: "second 2T 1M",
    }
    assert told(play, "rolled") == []
    assert play.last("conquered")["area"] == TARGET


@cites("D10.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_secret_weapon_comes_before_the_first_dice_or_not_at_all(edition: str) -> None:
    """For the original edition, which says before rolling in attack, it is a ruling."""
    play = land("6F", "6F", HAVEN, holding(first=WEAPON), edition=edition)
    play.do("decline")
    rolls = 0
    while not over(play) and rolls < 4:
        if play.asked == "chance":
            roll(play, 1)
            rolls += 1
        else:
            assert not starts(play)
            pass_by(play)
    assert rolls == 4


@cites("D10.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_secret_weapon_is_the_attackers(edition: str) -> None:
    play = land("2T", "2T", HAVEN, holding(second=WEAPON), edition=edition)
    assert not starts(play)


@cites("D10.3", "D8.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_secret_weapon_does_not_work_if_somebody_would_be_destroyed(edition: str) -> None:
    play = land("2T", "2T", TAKEN, holding(first=WEAPON), players=3, edition=edition)
    assert not starts(play)
    assert play.board["used"] == []


@cites("D10.3", "D8.3", "D8.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_secret_weapon_drives_them_to_an_empty_area_where_retreats_go_there(edition: str) -> None:
    play = land("2T", "2T", "", holding(first=WEAPON), edition=edition)
    assert starts(play) == (edition != "original")
    if edition != "original":
        play.do("use")
        play.do(f"flee {NEAR[2]} 2")
        assert areas(play) == {TARGET: "first 2T", NEAR[2]: "second 2T"}


@cites("D10.3", "D8.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_secret_weapon_drives_them_over_the_sea_where_retreats_go_there(edition: str) -> None:
    taken = "; ".join(f"{name}: third 1T" for name in (NEAR_COAST[0], *NEAR_COAST[2:]))
    elsewhere = f"bering-sea: second 1S; {ISLAND}: second 1T; {taken}"
    positions = f"{NEAR_COAST[1]}: first 1T; {COAST}: second 2T; {elsewhere}"
    play = at(positions, "combat-phase first 1", holding(first=WEAPON), players=3, edition=edition)
    play.do(f"attack {NEAR_COAST[1]}>{COAST} 1T")
    assert starts(play) == (edition == "original")
    if edition == "original":
        play.do("use")
        play.do(f"flee {ISLAND} 2")
        assert (area(play, COAST), area(play, ISLAND)) == ("first 1T", "second 3T")


@cites("D10.3", "D7.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_secret_weapon_never_works_against_neutrals(edition: str) -> None:
    play = land("2T", "2T", f"{NEAR[0]}: neutral-1 1T", holding(first=WEAPON), of="neutral-1", edition=edition)
    assert not starts(play)


@cites("D10.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_secret_weapon_works_against_capitals_but_not_in_the_original(edition: str) -> None:
    elsewhere = f"{NEAR_CAPITAL[0]}: second 1T"
    play = capital("2T", "2T", elsewhere, holding(first=WEAPON), edition=edition)
    assert starts(play) == (edition != "original")
    plain = capital("2T", "2T", elsewhere, holding(first=WEAPON) + f'neutral_capitals = ["{CAPITAL}"]', edition=edition)
    assert starts(plain)  # in the original one that was neutral is ordinary land
    plain.do("use")
    plain.do(f"flee {NEAR_CAPITAL[0]} 2")
    assert areas(plain) == {CAPITAL: "first 2T", NEAR_CAPITAL[0]: "second 3T"}
    assert GATE not in areas(plain)


@cites("D10.3")
def test_a_house_rule_keeps_the_secret_weapon_from_capitals() -> None:
    elsewhere = f"{NEAR_CAPITAL[0]}: second 1T"
    assert not starts(capital("2T", "2T", elsewhere, holding(first=WEAPON), tame_capitals=True))
    assert starts(land("2T", "2T", HAVEN, holding(first=WEAPON), tame_capitals=True))


@cites("D10.3", "D8.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_secret_weapon_works_at_sea_but_not_in_the_original(edition: str) -> None:
    play = sea("1S", "3S", SEA_HAVEN, holding(first=WEAPON), edition=edition)
    assert starts(play) == (edition != "original")
    if edition != "original":
        play.do("use")
        assert {words.split()[1] for words in play.legal} == {NEAR_SEA[0]}
        play.do(f"flee {NEAR_SEA[0]} 3")
        assert areas(play) == {SEA_TARGET: "first 1S", NEAR_SEA[0]: "second 4S"}


@cites("D10.3", "D7.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_secret_weapon_works_for_a_landing(edition: str) -> None:
    play = landing("1T", "2T", f"{NEAR_COAST[0]}: second 1T", holding(first=WEAPON), edition=edition)
    play.do("use")
    play.do(f"flee {NEAR_COAST[0]} 2")
    assert areas(play) == {COAST: "first 1T", STRAIT: "first 1S", NEAR_COAST[0]: "second 3T"}


# D10.5 Alien radar


@cites("D10.5")
@pytest.mark.parametrize("edition", HALF)
def test_the_radar_takes_all_defenders_away_and_the_attackers_move_in(edition: str) -> None:
    play = land("2T", "2T 1F", HAVEN, holding(second=RADAR), points=2, edition=edition)
    assert asked(play) == "second ask-at-start"
    play.do("use")
    assert asked(play) == "second flee"
    assert actions(play, "flee") == play.legal  # all of them: nothing to choose but where
    play.do(f"flee {NEAR[0]} 2")
    play.do(f"flee {NEAR[0]} 1")
    assert areas(play) == {TARGET: "first 2T", NEAR[0]: "second 3T 1F"}
    assert asked(play) == "first attack"
    assert play.state.describe()["steps"][0]["points"] == 1  # the point stays spent
    assert play.board["radar"] == ["second"] and play.board["used"] == ["second"]


@cites("D10.5")
@pytest.mark.parametrize("edition", HALF)
def test_the_radar_works_again_in_every_battle_of_the_round_if_wanted(edition: str) -> None:
    elsewhere = f"{NEAR[0]}: second 1T; {NEAR[1]}: second 3T"
    play = land("3M", "1T", elsewhere, holding(second=RADAR), points=3, edition=edition)
    play.do("use")
    play.do(f"flee {NEAR[1]} 1")
    play.do(f"attack {TARGET}>{NEAR[1]} 2M")
    assert asked(play) == "second ask-at-start"
    play.do("decline")
    fight(play, 4)
    assert area(play, NEAR[1]) == "first 2M"
    play.do(f"attack {NEAR[1]}>{NEAR[0]} 2M")
    assert asked(play) == "second ask-at-start"
    assert asked(reloaded(play)) == "second ask-at-start"


@cites("D10.5", "D10.12")
@pytest.mark.parametrize("edition", HALF)
def test_the_radar_ends_with_the_round(edition: str) -> None:
    board = holding(first=ACE, second=RADAR) + 'radar = ["second"]\nused = ["second"]\n'
    play = at(f"{ORIGIN}: first 1T; {TARGET}: second 1T", ROUND, board, edition=edition)
    assert play.board["radar"] == []


@cites("D10.5")
def test_in_the_original_the_radar_works_in_one_battle() -> None:
    elsewhere = f"{NEAR[0]}: second 1T; {NEAR[1]}: second 1T"
    play = land("3M", "1T", elsewhere, holding(second=RADAR), points=2, edition="original")
    play.do("use, withdraw tank 1")
    play.do(f"flee {NEAR[0]} 1")
    assert play.board["radar"] == [] and play.board["used"] == ["second"]
    play.do(f"attack {TARGET}>{NEAR[1]} 3M")
    assert not starts(play)


@cites("D10.5")
def test_in_the_original_the_radar_takes_any_number_away_and_the_others_fight() -> None:
    play = land("3T", "2T 1M 1F", HAVEN, holding(second=RADAR), edition="original")
    part(play, "use")
    assert asked(play) == "second radar-units"
    assert play.legal == ["withdraw tank 1", "withdraw tank 2", "withdraw mech 1", "withdraw fighter 1"]
    part(play, "withdraw tank 1")
    assert play.legal == ["withdraw mech 1", "withdraw fighter 1", "done"]
    part(play, "withdraw fighter 1")
    for _ in range(2):
        play.do(f"flee {NEAR[0]} 1")
    assert area(play, NEAR[0]) == "second 2T 1F"
    pass_by(play)
    assert (rolling(play), dice(play)) == ("defence", 3)


@cites("D10.5")
def test_the_radar_of_the_original_takes_units_that_fight_each_kind_once_and_somebody() -> None:
    play = land("3T 1F", "2T 1F", HAVEN, holding(second=RADAR), sent="3T", edition="original")
    part(play, "use")
    assert play.rule_against("withdraw tank 3") == "D10.5"
    assert play.rule_against("withdraw mech 1") == "D10.5"
    assert play.rule_against("done") == "D10.5"
    part(play, "withdraw fighter 1")
    assert asked(play) == "second flee"  # nothing comes after the fighter
    again = land("3T", "2T 1M", HAVEN, holding(second=RADAR), edition="original")
    part(again, "use")
    part(again, "withdraw tank 1")
    assert again.rule_against("withdraw tank 1") == "D10.5"
    assert again.rule_against("done") == ""


@cites("D10.5")
def test_the_radar_of_the_original_does_not_help_those_who_are_not_there() -> None:
    play = land("3T", "2T 1M", HAVEN, holding(second=RADAR), edition="original")
    part(play, "use")
    for kind in ("fighter", "bomber", "submarine"):
        ban = play.why_not(f"withdraw {kind} 1")
        assert ban is not None and ban.rule == "D10.5" and ban.message == "radar-blind"


@cites("D10.5", "D7.16")
def test_in_the_original_an_attacker_may_save_some_and_then_the_defender_declares() -> None:
    play = land("3T 1B", "2T 1F", HAVEN, holding(first=RADAR, second=ACE), edition="original")
    assert asked(play) == "first ask-at-start"
    play.do("use, withdraw bomber 1")
    assert asked(play) == "second ask-at-start"
    play.do("use")
    pass_by(play)
    # Who rolls first was settled when the battle began, with the bomber: a tie all the same.
    assert (rolling(play), dice(play)) == ("defence", 4)
    assert battle(play)["forces"]["attack"] == {"tank": 3}
    assert area(play, ORIGIN) == "first 3T 1B"


@cites("D10.5", "D7.2")
def test_in_the_original_supremacy_was_settled_before_the_radar_took_units_away() -> None:
    play = land("3T 1B", "2T", HAVEN, holding(first=RADAR), edition="original")
    play.do("use, withdraw bomber 1")
    pass_by(play)
    assert (rolling(play), dice(play)) == ("attack", 3)


@cites("D10.5")
def test_in_the_original_all_may_leave_and_the_battle_is_over() -> None:
    play = land("3T 1B", "2T", HAVEN, holding(first=RADAR), edition="original")
    play.do("use, withdraw tank 3, withdraw bomber 1")
    assert over(play)
    assert areas(play) == {ORIGIN: "first 3T 1B", TARGET: "second 2T", NEAR[0]: "second 1T"}
    assert told(play, "rolled") == []


@cites("D10.5", "D8.1")
@pytest.mark.parametrize("edition", HALF)
def test_the_radar_brings_attackers_back_to_their_origin(edition: str) -> None:
    play = land("2T 1B", "5T", "", holding(first=RADAR), points=2, edition=edition)
    play.do("use")
    assert areas(play) == {ORIGIN: "first 2T 1B", TARGET: "second 5T"}
    assert play.board["attacked"] == [[ORIGIN, TARGET]]
    assert told(play, "rolled") == []


@cites("D10.5", "D7.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_radar_works_for_submarines_but_not_in_the_original(edition: str) -> None:
    attacker = sea("2S", "2S", SEA_HAVEN, holding(first=RADAR), edition=edition)
    defender = sea("2S", "2S", SEA_HAVEN, holding(second=RADAR), edition=edition)
    assert starts(attacker) == starts(defender) == (edition != "original")
    if edition != "original":
        defender.do("use")
        defender.do(f"flee {NEAR_SEA[0]} 2")
        assert areas(defender) == {SEA_TARGET: "first 2S", NEAR_SEA[0]: "second 3S"}
        attacker.do("use")
        assert area(attacker, SEA_ORIGIN) == "first 2S"


@cites("D10.5", "D7.10", "D10.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_radar_is_not_for_who_lands_but_for_who_is_landed_on(edition: str) -> None:
    haven = f"{NEAR_COAST[0]}: second 1T"
    assert not starts(landing("2T", "2T", haven, holding(first=RADAR), edition=edition))
    play = landing("2T", "2T", haven, holding(second=RADAR), edition=edition)
    assert asked(play) == "second ask-at-start"
    dropped = drop((1, 0), "2T", HAVEN, second=RADAR, edition=edition)
    assert asked(dropped) == "second ask-at-start"
    assert ISLAND in areas(play) and FAR[0] not in areas(dropped)


@cites("D10.5", "D8.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_radar_is_not_offered_to_defenders_who_cannot_retreat(edition: str) -> None:
    assert not starts(land("2T", "2T", TAKEN, holding(second=RADAR), players=3, edition=edition))
    empty = land("2T", "2T", "", holding(second=RADAR), edition=edition)
    assert starts(empty) == (edition != "original")


# D10.8 Ace of the sky


@cites("D10.8")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("force", "number"), [("1T 1F", 3), ("2F 1B", 7), ("2T 1M 3F 2B", 16)])
def test_the_ace_gives_each_aircraft_a_die_more_for_the_whole_battle(edition: str, force: str, number: int) -> None:
    attack = land(force, "9T", "", holding(first=ACE), edition=edition)
    attack.do("use")
    pass_by(attack)
    assert (rolling(attack), dice(attack)) == ("attack", number)
    fight(attack, 0, 0)
    assert (rolling(attack), dice(attack)) == ("attack", number)
    defence = land("9T", force, "", holding(second=ACE), edition=edition)
    defence.do("use")
    pass_by(defence)
    assert (rolling(defence), dice(defence)) == ("defence", number)
    fight(defence, 0)
    assert (rolling(defence), dice(defence)) == ("attack", 9)


@cites("D10.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_ace_counts_the_aircraft_still_fighting_beside_other_bonuses(edition: str) -> None:
    play = land("9T", "1T 2F", "", holding(second=ACE) + f'centres = ["{TARGET}"]', edition=edition)
    play.do("use")
    pass_by(play)
    assert dice(play) == 1 + 2 * 2 + 3
    fight(play, 0)
    roll(play, 1)
    play.do("losses 0")
    pass_by(play)
    assert dice(play) == 1 + 2 + 3


@cites("D10.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_ace_is_for_one_battle(edition: str) -> None:
    play = land("2F 1B", "1T", f"{NEAR[1]}: second 9T", holding(first=ACE), points=2, edition=edition)
    play.do("use")
    fight(play, 1)
    play.do(f"attack {TARGET}>{NEAR[1]} 2F 1B")
    assert not starts(play)
    pass_by(play)
    assert dice(play) == 4


@cites("D10.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_aircraft_in_the_battle_nobody_is_asked_for_the_ace(edition: str) -> None:
    assert not starts(land("2T 1F", "2T", "", holding(first=ACE), sent="2T", edition=edition))
    assert not starts(land("2T 1F", "2T", HAVEN, holding(second=ACE), edition=edition))
    assert not starts(sea("2S", "2S", "", holding(first=ACE, second=ACE), edition=edition))
    landed = landing("1T 1F", "2T", "", holding(first=ACE), edition=edition)
    assert asked(landed) == "first ask-at-start"


@cites("D10.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_ace_is_of_no_use_to_the_enemys_aircraft(edition: str) -> None:
    for side, numbers in (("first", {"attack": 6, "defence": 3}), ("second", {"attack": 3, "defence": 6})):
        play = land("3F", "3F", "", holding(**{side: ACE}), edition=edition)
        play.do("use")
        for _ in range(2):
            pass_by(play)
            assert dice(play) == numbers[rolling(play)]
            roll(play, 0)


@cites("D10.8", "D7.2")
def test_the_ace_does_not_change_supremacy() -> None:
    play = land("2F", "2F", "", holding(first=ACE))
    play.do("use")
    pass_by(play)
    assert rolling(play) == "defence"
