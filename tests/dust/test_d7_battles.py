"""D7.1 to D7.5, D7.8, D7.11 to D7.13: how battles are fought and won."""

import pytest

from sandtable.testing import cites
from tests.dust.battles import (
    CAPITAL,
    COAST,
    GATE,
    ISLAND,
    NEAR,
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
    rolling,
    sea,
    told,
)
from tests.dust.positions import EDITIONS, ROUND, actions, area, areas, at, fight, pass_by, roll

NEUTRAL_CAPITAL = f'neutral_capitals = ["{CAPITAL}"]\n'
CENTRE = f'centres = ["{TARGET}"]\n'


# D7.1


@cites("D7.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_four_kinds_of_battles(edition: str) -> None:
    assert battle(land("1T", "1T", edition=edition))["kind"] == "land"
    assert battle(sea("1S", "1S", edition=edition))["kind"] == "sea"
    assert battle(landing("1T", "1T", edition=edition))["kind"] == "landing"
    assert battle(drop((1, 0), "1T", edition=edition))["kind"] == "drop"


@cites("D7.1", "D6.12")
def test_a_target_next_to_the_origin_by_land_is_a_land_battle_though_submarines_lead_there_too() -> None:
    play = at(f"{COAST}: first 2T; {STRAIT}: first 1S; {CAPITAL}: second 1T", "combat-phase first 1", "vp.first = 25")
    play.do(f"attack {COAST}>{CAPITAL} 2T")
    assert battle(play)["kind"] == "land"


# D7.2


@cites("D7.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("attack", "defend", "first"),
    [
        ("1T 1F", "3T", "attack"),
        ("1M 1B", "5T 1F", "attack"),
        ("4T", "1T", "defence"),  # nobody has any: a tie
        ("1M 1F", "1M 1B", "defence"),
        ("4T 1M", "1F 1B", "defence"),
    ],
)
def test_supremacy_goes_to_the_higher_sum_and_a_tie_to_the_defender(
    edition: str, attack: str, defend: str, first: str
) -> None:
    for play in (land(attack, defend, edition=edition), landing(attack, defend, edition=edition)):
        pass_by(play)
        assert rolling(play) == first
        assert battle(play)["first"] == first


@cites("D7.2", "D10.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_supremacy_counts_in_a_mech_drop_too(edition: str) -> None:
    for mechs, defend, first in (((1, 1), "3T 1F", "attack"), ((1, 0), "1F", "defence")):
        play = drop(mechs, defend, edition=edition)
        pass_by(play)
        assert rolling(play) == first


@cites("D7.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_a_capital_the_defender_has_supremacy_whatever_attacks(edition: str) -> None:
    play = capital("2M 3B", "1T", edition=edition)
    pass_by(play)
    assert rolling(play) == "defence"


@cites("D7.2", "D7.3", "D6.10")
@pytest.mark.parametrize(
    ("edition", "first", "defence"),
    [("premium", "defence", 6), ("standard", "defence", 6), ("epic", "defence", 6), ("original", "attack", 1)],
)
def test_a_neutral_capital_is_a_capital_but_ordinary_land_in_the_original_for_good(
    edition: str, first: str, defence: int
) -> None:
    for holder in ("neutral-1", "second"):  # before it is taken and after
        play = capital("2M 1B", "1T 1F", board=NEUTRAL_CAPITAL, of=holder, edition=edition)
        pass_by(play)
        assert rolling(play) == first
        while rolling(play) != "defence":
            roll(play, 1)
            play.do("losses 0")
            pass_by(play)
        assert dice(play) == defence + (first == "defence")  # the fighter is gone where the attacker rolled first


@cites("D7.2", "D7.3", "D6.10")
def test_the_option_makes_neutral_capitals_ordinary_but_their_centre_keeps_its_dice() -> None:
    for plain, first, defence in ((False, "defence", 7), (True, "attack", 5)):
        board = NEUTRAL_CAPITAL + f'centres = ["{CAPITAL}"]\n'
        play = capital("2M 1B", "2T", board=board, of="neutral-1", edition="standard", plain_neutral_capitals=plain)
        pass_by(play)
        assert rolling(play) == first
        fight(play, 0)
        if first == "attack":
            assert dice(play) == defence
        else:
            assert told(play, "rolled")[-1]["dice"] == defence


@cites("D7.2", "D7.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_supremacy_is_settled_once(edition: str) -> None:
    play = land("3T 1F", "4T", edition=edition)
    pass_by(play)
    order = []
    for hits in (1, 1, 1, 1):
        order.append(rolling(play))
        roll(play, hits)
        if play.step == "losses":
            play.do("losses 0")  # the fighter, and with it what gave supremacy
        pass_by(play)
    assert order == ["attack", "defence", "attack", "defence"]
    assert battle(play)["first"] == "attack"


# D7.3


@cites("D7.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_unit_gives_the_dice_of_its_combat_value(edition: str) -> None:
    for force, number in (("1T", 1), ("1M", 2), ("1F", 1), ("1B", 2), ("2T 1M 1F 1B", 7)):
        attack = land(force, "1T", edition=edition)
        pass_by(attack)
        if rolling(attack) == "defence":
            fight(attack, 0)
        assert dice(attack) == number
        defence = land("1T", force, edition=edition)
        pass_by(defence)
        assert rolling(defence) == "defence"
        assert dice(defence) == number


@cites("D7.3", "D7.9")
@pytest.mark.parametrize(("edition", "each"), [("premium", 1), ("standard", 2), ("epic", 2), ("original", 1)])
def test_submarines_roll_as_their_edition_has_it(edition: str, each: int) -> None:
    play = sea("3S", "2S", edition=edition)
    pass_by(play)
    assert dice(play) == 3 * each
    roll(play, 0)
    assert dice(play) == 2 * each


@cites("D7.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_centre_gives_the_defender_three_dice_at_each_of_their_rolls_and_the_attacker_none(edition: str) -> None:
    play = land("5T", "2T", board=f'centres = ["{TARGET}", "{ORIGIN}"]', edition=edition)
    pass_by(play)
    assert (rolling(play), dice(play)) == ("defence", 5)
    fight(play, 1)
    assert (rolling(play), dice(play)) == ("attack", 4)
    fight(play, 1)
    assert (rolling(play), dice(play)) == ("defence", 4)


@cites("D7.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_capital_gives_five_dice_with_a_centre_or_without(edition: str) -> None:
    for board in ("", f'centres = ["{CAPITAL}"]\n'):
        play = capital("5T", "2T", board=board, edition=edition)
        pass_by(play)
        assert (rolling(play), dice(play)) == ("defence", 7)
        fight(play, 0, 1)
        assert (rolling(play), dice(play)) == ("defence", 6)


@cites("D7.3", "D6.10")
def test_a_neutral_capital_of_the_original_has_the_dice_of_a_centre_that_was_built_there() -> None:
    board = NEUTRAL_CAPITAL + f'centres = ["{CAPITAL}"]\n'
    play = capital("3T", "1T", board=board, edition="original")
    pass_by(play)
    assert (rolling(play), dice(play)) == ("defence", 4)


# D7.4


@cites("D7.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_roller_divides_hits_between_land_units_and_aircraft(edition: str) -> None:
    for on_land, left in ((0, "second 2T 2M"), (1, "second 1T 2M 1B"), (2, "second 2M 1F 1B")):
        play = land("3T 3F", "2T 2M 1F 1B", edition=edition, board=CENTRE)
        pass_by(play)
        assert rolling(play) == "defence"  # three and three: a tie
        fight(play, 0)
        roll(play, 2)
        assert asked(play) == "first losses"
        assert play.legal == ["losses 0", "losses 1", "losses 2"]
        play.do(f"losses {on_land}")
        assert area(play, TARGET) == left


@cites("D7.4")
def test_tanks_die_before_mechs_and_fighters_before_bombers() -> None:
    for on_land, left in ((1, "first 1T 2M"), (2, "first 2M 1B"), (3, "first 1M 1F 1B")):
        play = land("2T 2M 1F 1B", "9T")
        fight(play, 0)
        roll(play, 3)
        assert asked(play) == "second losses"
        play.do(f"losses {on_land}")
        assert area(play, ORIGIN) == left


@cites("D7.4")
def test_every_hit_takes_a_unit_so_some_choices_are_none() -> None:
    play = land("4T 4M", "2T 1F 1B")
    pass_by(play)
    roll(play, 3)
    assert play.legal == ["losses 1", "losses 2"]  # two aircraft only, and two tanks
    assert play.rule_against("losses 0") == "D7.4"
    assert play.rule_against("losses 3") == "D7.4"
    assert play.rule_against("losses 2") == ""


@cites("D7.4")
@pytest.mark.parametrize(
    ("defend", "hits", "left"),
    [("3T 1M", 2, "second 1T 1M"), ("2F 1B", 1, "second 1F 1B"), ("1T 1F", 2, ""), ("1T 1M 1B", 3, "")],
)
def test_where_there_is_no_choice_nobody_is_asked(defend: str, hits: int, left: str) -> None:
    play = land("5M", defend)
    pass_by(play)
    roll(play, hits)
    assert play.step != "losses"
    assert area(play, TARGET) == (left or "first 5M")


@cites("D7.4", "D1.1")
def test_what_is_destroyed_goes_back_to_its_supply_and_is_told() -> None:
    play = land("3M", "2T 1F")
    before = play.state.copy()
    pass_by(play)
    roll(play, 2)
    play.do("losses 1")
    assert told(play, "destroyed") == [
        {"force": "second", "unit": "tank", "count": 1, "area": TARGET},
        {"force": "second", "unit": "fighter", "count": 1, "area": TARGET},
    ]
    reserve, old = play.state.reserve, before.reserve  # type: ignore[attr-defined]
    assert [now - then for now, then in zip(reserve[5:10], old[5:10], strict=True)] == [1, 0, 1, 0, 0]


# D7.5, D7.8


@cites("D7.5", "D7.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sides_alternate_until_the_attackers_are_gone_and_the_destroyed_roll_no_more(edition: str) -> None:
    play = land("3T", "3T", edition=edition)
    numbers = []
    pass_by(play)
    for hits in (1, 1, 1, 1, 1):
        numbers.append((rolling(play), dice(play)))
        fight(play, hits)
    assert numbers == [("defence", 3), ("attack", 2), ("defence", 2), ("attack", 1), ("defence", 1)]
    assert over(play)
    assert areas(play) == {TARGET: "second 1T"}  # the origin is empty now
    assert play.last("repulsed") == {"event": "repulsed", "seat": "first", "area": TARGET}
    assert not play.happened("conquered")


@cites("D7.8", "D1.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_defenders_gone_the_attackers_left_move_in_and_take_what_is_there(edition: str) -> None:
    play = land("3T 1M", "1T", board=CENTRE, sent="2T 1M", edition=edition)
    pass_by(play)
    fight(play, 1)
    assert over(play)
    assert areas(play) == {ORIGIN: "first 1T", TARGET: "first 2T 1M"}
    assert play.last("conquered") == {"event": "conquered", "seat": "first", "area": TARGET}
    assert play.board["centres"] == [TARGET]
    assert play.state.own_centres(0) and not play.state.own_centres(1)  # type: ignore[attr-defined]


@cites("D7.8", "D6.7")
def test_after_a_battle_the_attacker_goes_on_and_the_winners_may_attack_again() -> None:
    won = land("3M", "1T", f"{NEAR[1]}: second 1T", points=2)
    fight(won, 1)
    assert asked(won) == "first attack"
    assert actions(won, "attack") == [f"attack {TARGET}"]
    lost = land("1T", "4T", f"{NEAR[0]}: first 1T", points=2)
    fight(lost, 1)
    assert asked(lost) == "first attack"
    assert actions(lost, "attack") == [f"attack {NEAR[0]}"]


@cites("D7.8", "D11.1")
def test_a_capital_that_is_taken_scores_for_the_new_holder() -> None:
    play = at(
        f"{GATE}: first 5M; {CAPITAL}: second 1T",
        f"combat-phase first 1, {ROUND}",
        f'vp.first = 25\nhomes.second = "{CAPITAL}"\nhands.first = ["nurse-511"]\nhands.second = ["nurse-115"]',
    )
    play.do(f"attack {GATE}>{CAPITAL} 4M")
    fight(play, 0, 1)
    assert area(play, CAPITAL) == "first 4M"
    scored = {one["seat"]: one["points"] for one in told(play, "scored")}
    assert scored == {"first": 2, "second": 0}  # the capital, and most land areas


# D7.11


@cites("D7.11", "D1.10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("attacker", "left"), [("first", "second"), ("second", "third"), ("third", "first")])
def test_the_player_to_the_attackers_left_picks_for_neutrals(edition: str, attacker: str, left: str) -> None:
    areas = f"{ORIGIN}: {attacker} 2T 2F 1B; {TARGET}: neutral-1 2T 2M 1F; {NEAR[0]}: neutral-1 1T"
    play = at(areas, f"combat-phase {attacker} 1", players=3, edition=edition)
    play.do(f"attack {ORIGIN}>{TARGET} 2T 2F 1B")
    pass_by(play)
    assert (rolling(play), dice(play)) == ("defence", 7)
    roll(play, 2)
    assert asked(play) == f"{left} losses"
    play.do("losses 1")
    assert area(play, ORIGIN) == f"{attacker} 1T 1F 1B"
    while asked(play) == f"{attacker} withdraw":
        play.do("done")
    roll(play, 1)
    assert asked(play) == f"{attacker} losses"  # after their own roll the attacker picks


@cites("D7.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_neutrals_never_retreat(edition: str) -> None:
    neutral = land("3T", "3T", f"{NEAR[0]}: neutral-1 1T", of="neutral-1", edition=edition)
    second = land("3T", "3T", f"{NEAR[0]}: second 1T", edition=edition)
    questions: dict[str, list[str]] = {"neutral": [], "second": []}
    for name, play in (("neutral", neutral), ("second", second)):
        for _ in range(2):
            while play.step == "withdraw":
                questions[name].append(play.asked)
                play.do("done")
            roll(play, 0)
        while play.step == "withdraw":
            questions[name].append(play.asked)
            play.do("done")
    assert set(questions["neutral"]) == {"first"}
    assert set(questions["second"]) == {"first", "second"}


@cites("D7.11")
@pytest.mark.parametrize("ability", ["ace-of-the-sky", "alien-radar", "sigrid", "rocket-troops", "nurse"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_rolls_for_neutrals_may_not_use_their_own_card_for_them(edition: str, ability: str) -> None:
    played = land("2T", "2T 1F", f"{NEAR[0]}: neutral-1 1T", holding(second=ability), of="neutral-1", edition=edition)
    while played.asked != "nobody":
        if played.asked == "chance":
            roll(played, 1 if rolling(played) == "attack" else 0)
        else:
            assert (played.asked, played.step) in (("first", "withdraw"), ("first", "losses"))
            played.do("losses 1" if played.step == "losses" else "done")
    assert played.board["used"] == []
    assert area(played, TARGET) == "first 2T"


# D7.12


@cites("D7.12", "D7.2", "D7.3", "D7.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_worked_battle_of_the_three_rulebooks(edition: str) -> None:
    """The battle example of the English, the German and the Italian rulebook, which is the same."""
    play = land("2T 1M 1F 1B", "5T 2F", f"{NEAR[0]}: second 1T", edition=edition)
    pass_by(play)
    assert (rolling(play), dice(play)) == ("attack", 7)  # supremacy 3 against 2
    roll(play, 2)
    assert asked(play) == "first losses"
    play.do("losses 0")  # both fighters
    assert area(play, TARGET) == "second 5T"
    pass_by(play)
    assert (rolling(play), dice(play)) == ("defence", 5)
    roll(play, 2)
    assert asked(play) == "second losses"
    # On land two hits would be the two tanks: the mech is shielded. In the air the fighter goes, then the bomber.
    trial = play.state.copy()
    play.do("losses 0")
    assert area(play, ORIGIN) == "first 2T 1M"
    play.state = trial
    play.do("losses 2")
    assert area(play, ORIGIN) == "first 1M 1F 1B"


# D7.13


@cites("D7.13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_units_left_in_the_origin_neither_fight_nor_shield_nor_count(edition: str) -> None:
    play = land("3T 1M 2F 1B", "4T 1F", sent="1M 1B", board=CENTRE, edition=edition)
    pass_by(play)
    assert (rolling(play), dice(play)) == ("attack", 4)
    fight(play, 0)
    roll(play, 1)
    assert play.legal == ["losses 0", "losses 1"]
    play.do("losses 1")  # the mech: the tanks at home do not shield it
    assert area(play, ORIGIN) == "first 3T 2F 1B"
    pass_by(play)
    fight(play, 0)
    roll(play, 1)
    assert area(play, ORIGIN) == "first 3T 2F"  # nor do the fighters the bomber
    assert over(play)


@cites("D7.13", "D7.2")
def test_supremacy_counts_the_designated_attackers_only() -> None:
    both = land("2T 1F", "1T")
    tanks = land("2T 1F", "1T", sent="2T")
    pass_by(both)
    pass_by(tanks)
    assert (rolling(both), rolling(tanks)) == ("attack", "defence")


# Amphibious and sea battles move in as well


@cites("D7.8", "D7.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_landing_that_wins_takes_the_coast(edition: str) -> None:
    play = landing("2T 1F", "1T", edition=edition)
    fight(play, 1)
    assert areas(play) == {COAST: "first 2T 1F", STRAIT: "first 1S"}
    assert ISLAND not in areas(play)


@cites("D7.8", "D7.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_submarines_that_win_hold_the_sea(edition: str) -> None:
    play = sea("3S", "1S", edition=edition)
    pass_by(play)
    roll(play, 1, 1)
    assert areas(play) == {SEA_TARGET: "first 2S"}
    assert SEA_ORIGIN not in areas(play)
