"""D9: bombers against submarines, submarines against the coast. One roll, and nobody answers."""

import pytest

from sandtable.core.errors import BadPosition, IllegalAction
from sandtable.games.dust.rules.board import DustState
from sandtable.testing import Play, cites
from tests.dust.geography import agreed, apart, neighbours, role, say, touch
from tests.dust.positions import EDITIONS, actions, area, areas, at, fight, roll, rules_with, targets

NO_CAPITALS = ("premium", "standard", "epic")
"""D9.2: the editions in which capitals are not bombarded."""
STRONG = ("standard", "epic")
"""D9.5: the editions in which a submarine fights with two dice."""


def fighting(where: str, edition: str = "premium", board: str = "", points: int = 3) -> Play:
    """The first player's combat phase, after the first round; then the second's movement."""
    return at(where, f"combat-phase first {points}, move-phase second 1", board, edition=edition)


def dice(play: Play) -> int:
    """How many dice are rolled now."""
    assert play.asked == "chance"
    assert play.legal == [f"hits {n}" for n in range(len(play.legal))]
    return len(play.legal) - 1


# D9.1


@cites("D9.1", "D9.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_dice_for_each_bomber_and_a_submarine_a_hit(edition: str) -> None:
    assert touch("california", "north-pacific")
    for bombers in (1, 2, 3):
        play = fighting("california: first 2T 3B; north-pacific: second 5S; peru: second 1T", edition)
        play.do(f"raid california>north-pacific {bombers}B")
        assert play.last("struck") == {
            "event": "struck",
            "seat": "first",
            "unit": "bomber",
            "count": bombers,
            "target": "north-pacific",
        }
        assert (play.step, dice(play)) == ("strike", 2 * bombers)
        roll(play, bombers)
        assert play.last("rolled") == {"event": "rolled", "force": "first", "dice": 2 * bombers, "hits": bombers}
        assert area(play, "north-pacific") == f"second {5 - bombers}S"
        assert area(play, "california") == "first 2T 3B"  # they stay, and nobody shoots back
        assert play.asked == "second"  # nothing else to attack: one roll was all


@cites("D9.1")
def test_the_odds_are_those_of_so_many_dice() -> None:
    """Each die hits on two faces of six."""
    play = fighting("california: first 1B; north-pacific: second 5S")
    play.do("raid california>north-pacific 1B")
    weights = play.state.weights()
    assert weights is not None and [weight * 9 // sum(weights) for weight in weights] == [4, 4, 1]


@cites("D9.1", "D9.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sea_area_that_is_emptied_is_unoccupied(edition: str) -> None:
    play = fighting("california: first 3B; north-pacific: second 2S; peru: second 1T", edition)
    play.do("raid california>north-pacific 3B")
    roll(play, 5)  # more hits than submarines
    assert areas(play) == {"california": "first 3B", "peru": "second 1T"}
    assert play.last("destroyed") == {
        "event": "destroyed",
        "force": "second",
        "unit": "submarine",
        "count": 2,
        "area": "north-pacific",
    }


@cites("D9.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_adjacent_sea_and_only_where_enemy_submarines_are(edition: str) -> None:
    assert touch("mexico", "eastern-pacific") and touch("mexico", "caribbean-sea") and apart("mexico", "bering-sea")
    where = (
        "mexico: first 2B; north-pacific: second 1S; eastern-pacific: second 1S; caribbean-sea: first 1S; "
        "bering-sea: second 1S"
    )
    play = fighting(where, edition)
    assert targets(play, "mexico", "raid") == ["eastern-pacific", "north-pacific"]
    say(play, "raid mexico")
    assert play.rule_against("on bering-sea") == "D9.1"
    assert play.rule_against("on caribbean-sea") == "D6.7"  # their own
    assert play.rule_against("on peru") == "D9.1"  # land
    assert agreed(play)


@cites("D9.1")
def test_who_can_raid() -> None:
    where = (
        "mexico: first 2T 1F; california: first 1B; great-plains: first 1B; north-pacific: second 1S; "
        "alaska: second 2B; caribbean-sea: first 1S; sargasso-sea: second 1S"
    )
    play = fighting(where)
    assert actions(play, "raid") == ["raid california"]
    assert play.rule_against("raid mexico") == "D9.1"  # no bombers
    assert play.rule_against("raid great-plains") == "D9.1"  # no sea
    assert play.rule_against("raid caribbean-sea") == "D9.1"  # submarines have other ways
    assert play.rule_against("raid alaska") == "D6.2"  # not theirs
    assert agreed(play)


@cites("D9.1")
def test_a_raid_goes_next_door() -> None:
    play = fighting("mexico: first 2B; north-pacific: second 1S; bering-sea: second 1S")
    assert say(play, "raid mexico").rule_against("on bering-sea") == "D9.1"


@cites("D9.4", "D9.1", "D9.2")
def test_bombers_raid_and_submarines_bombard() -> None:
    raid = say(fighting("mexico: first 3T 2B; north-pacific: second 1S"), "raid mexico", "on north-pacific")
    assert raid.legal == ["take bomber 1", "take bomber 2"]
    assert raid.rule_against("take tank 1") == "D9.4"
    assert raid.rule_against("take bomber 3") == "D9.4"
    bombard = say(fighting("north-pacific: first 2S; mexico: second 1T"), "bombard north-pacific", "on mexico")
    assert bombard.legal == ["take submarine 1", "take submarine 2"]
    assert bombard.rule_against("take bomber 1") == "D9.4"
    assert bombard.rule_against("take submarine 3") == "D9.4"
    assert agreed(raid) and agreed(bombard)


# D9.2


@cites("D9.2", "D9.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_die_for_each_submarine_and_a_unit_a_hit(edition: str) -> None:
    for submarines in (1, 2, 4):
        play = fighting("north-pacific: first 4S; mexico: second 5T; peru: second 1T", edition)
        play.do(f"bombard north-pacific>mexico {submarines}S")
        assert (play.step, dice(play)) == ("strike", submarines)
        roll(play, submarines)
        assert area(play, "mexico") == f"second {5 - submarines}T"
        assert area(play, "north-pacific") == "first 4S"
        assert play.asked == "second"


@cites("D9.5", "D1.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_standard_and_epic_the_second_die_of_a_submarine_is_for_battles_only(edition: str) -> None:
    where = "north-pacific: first 3S; mexico: second 5T; bering-sea: second 2S"
    bombard = fighting(where, edition)
    bombard.do("bombard north-pacific>mexico 3S")
    battle = fighting(where, edition)
    battle.do("attack north-pacific>bering-sea 3S")
    if battle.step == "withdraw":
        battle.do("done")
    assert (dice(bombard), dice(battle)) == (3, 6 if edition in STRONG else 3)


@cites("D9.2", "D7.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("hits", "choices", "losses", "left"),
    [
        (1, [0, 1], 0, "second 2T 1M 1B"),
        (1, [0, 1], 1, "second 1T 1M 1F 1B"),
        (2, [0, 1, 2], 0, "second 2T 1M"),
        (2, [0, 1, 2], 2, "second 1M 1F 1B"),
        (3, [1, 2, 3], 1, "second 1T 1M"),
        (3, [1, 2, 3], 3, "second 1F 1B"),
        (4, [2, 3], 2, "second 1M"),
    ],
)
def test_the_bombarding_player_picks_tanks_shield_mechs_and_fighters_bombers(
    edition: str, hits: int, choices: list[int], losses: int, left: str
) -> None:
    play = fighting("north-pacific: first 5S; mexico: second 2T 1M 1F 1B; peru: second 1T", edition)
    play.do("bombard north-pacific>mexico 5S")
    roll(play, hits)
    assert (play.asked, play.step) == ("first", "strike-losses")
    assert play.legal == [f"losses {n}" for n in choices]
    assert agreed(play)
    play.do(f"losses {losses}")
    assert area(play, "mexico") == left


@cites("D9.2", "D7.4")
def test_a_bombardment_takes_no_unit_out_of_turn() -> None:
    play = fighting("north-pacific: first 5S; mexico: second 2T 1M 1F 1B")
    play.do("bombard north-pacific>mexico 5S")
    roll(play, 4)
    assert play.rule_against("losses 1") == "D7.4"  # there are only two aircraft for the other three
    assert play.rule_against("losses 4") == "D7.4"  # and only three land units


@cites("D9.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_where_there_is_no_choice_nobody_is_asked(edition: str) -> None:
    play = fighting("north-pacific: first 3S; mexico: second 2T 2M; peru: second 1T", edition)
    play.do("bombard north-pacific>mexico 3S")
    roll(play, 3)
    assert area(play, "mexico") == "second 1M"
    assert [(e["unit"], e["count"]) for e in play.events if e["event"] == "destroyed"] == [("tank", 2), ("mech", 1)]


@cites("D9.2", "D9.4", "D1.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_neutrals_are_bombarded_too_and_an_emptied_area_is_nobodys(edition: str) -> None:
    play = fighting(
        "north-pacific: first 3S; mexico: neutral-1 1T 1M; peru: second 1T", edition, 'centres = ["mexico"]'
    )
    play.do("bombard north-pacific>mexico 3S")
    roll(play, 3)
    assert areas(play) == {"north-pacific": "first 3S", "peru": "second 1T"}  # nobody moves in
    assert play.board["centres"] == ["mexico"]
    assert isinstance(play.state, DustState) and not play.state.own_centres(0)


@cites("D9.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_adjacent_coast_where_others_stand(edition: str) -> None:
    where = "north-pacific: first 2S; mexico: second 1T; alaska: neutral-1 1T; california: first 1T; japan: second 1T"
    play = fighting(where, edition)
    assert {"mexico", "alaska", "california"} < {*neighbours("north-pacific")} and apart("north-pacific", "japan")
    assert targets(play, "north-pacific", "bombard") == ["alaska", "mexico"]
    say(play, "bombard north-pacific")
    assert play.rule_against("on japan") == "D9.2"
    assert play.rule_against("on bering-sea") == "D9.2"
    assert play.rule_against("on california") == play.rule_against("on western-canada") == "D6.7"
    assert agreed(play)


@cites("D9.2")
def test_who_can_bombard() -> None:
    where = "north-pacific: first 2S; mexico: second 1T; south-atlantic: first 2S; congo: second 1T; alaska: first 1B"
    play = fighting(where)
    assert touch("south-atlantic", "south-africa") and apart("south-atlantic", "congo")
    assert actions(play, "bombard") == ["bombard north-pacific"]
    assert play.rule_against("bombard south-atlantic") == "D9.2"  # nobody on its coast
    assert play.rule_against("bombard alaska") == "D9.2"  # no submarines
    assert play.rule_against("bombard bering-sea") == "D6.2"  # not theirs
    assert agreed(play)


@cites("D9.2")
@pytest.mark.parametrize("edition", NO_CAPITALS)
def test_premium_standard_and_epic_capitals_are_not_bombarded(edition: str) -> None:
    assert role("gulf-coast") == "capital" and touch("caribbean-sea", "gulf-coast")
    for holder in ("second 3T", "neutral-1 1T 1M"):
        where = f"caribbean-sea: first 3S; gulf-coast: {holder}; mexico: second 1T"
        board = 'vp.first = 30\ncapitals_open = true\nneutral_capitals = ["gulf-coast"]'
        play = say(fighting(where, edition, board), "bombard caribbean-sea")
        assert play.legal == ["on mexico"]
        assert play.rule_against("on gulf-coast") == "D9.2"
        assert agreed(play)


@cites("D9.2")
def test_the_walls_of_a_capital() -> None:
    where = "caribbean-sea: first 3S; gulf-coast: second 3T; mexico: second 1T"
    play = say(fighting(where, board="vp.first = 30"), "bombard caribbean-sea")
    assert play.rule_against("on gulf-coast") == "D9.2"
    only = fighting("caribbean-sea: first 3S; gulf-coast: second 3T; california: first 1T", board="vp.first = 30")
    assert only.rule_against("bombard caribbean-sea") == "D9.2"
    assert actions(only, "attack") == ["attack california"]


@cites("D9.2", "D9.4")
def test_original_capitals_are_bombarded_and_have_no_dice_against_it() -> None:
    where = "caribbean-sea: first 3S; gulf-coast: second 3T; mexico: second 1T"
    play = fighting(where, "original", 'vp.second = 20\ncentres = ["gulf-coast"]\nhomes.second = "gulf-coast"')
    play.do("bombard caribbean-sea>gulf-coast 3S")
    assert dice(play) == 3
    roll(play, 2)
    assert area(play, "gulf-coast") == "second 1T"
    assert [e["force"] for e in play.events if e["event"] == "rolled"] == ["first"]


# D9.4


@cites("D9.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["rocket-troops-511", "sigrid-412", "ace-of-the-sky-412", "secret-weapon-421"])
def test_no_battle_ability_helps_the_attacker(edition: str, card: str) -> None:
    where = (
        "california: first 2B; mexico: first 1B; north-pacific: second 3S; eastern-pacific: first 2S; peru: second 3T"
    )
    play = fighting(where, edition, f'cards.first = "{card}"')
    play.do("raid california>north-pacific 2B")
    assert dice(play) == 4  # no ace
    roll(play, 0)
    assert play.step == "attack"  # no second roll
    play.do("bombard eastern-pacific>peru 2S")
    assert dice(play) == 2
    roll(play, 0)
    assert play.step == "attack" and play.board["used"] == []


@cites("D9.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["nurse-511", "alien-radar-421", "ace-of-the-sky-412"])
def test_no_battle_ability_helps_the_defender(edition: str, card: str) -> None:
    where = (
        "california: first 2B; north-pacific: second 3S; bering-sea: second 1S; eastern-pacific: first 2S; "
        "peru: second 3T 1F; colombia: second 1T"
    )
    play = fighting(where, edition, f'cards.second = "{card}"')
    play.do("raid california>north-pacific 2B")
    roll(play, 2)
    assert play.step == "attack" and area(play, "north-pacific") == "second 1S"
    play.do("bombard eastern-pacific>peru 2S")
    roll(play, 1)
    play.do("losses 1")
    assert play.step == "attack" and area(play, "peru") == "second 2T 1F"
    assert play.board["used"] == []


@cites("D9.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_strikers_may_fight_afterwards_and_the_target_be_attacked(edition: str) -> None:
    play = fighting("mexico: first 2B 3T; north-pacific: first 2S; california: second 3T; peru: second 1T", edition)
    play.do("bombard north-pacific>california 2S")
    roll(play, 2)
    assert area(play, "california") == "second 1T"
    play.do("attack mexico>california 3T 2B")
    fight(play, 1)
    assert area(play, "california") == "first 3T 2B"


# Positions


@cites("D9.4", "D9.1", "D9.2", "D6.7")
@pytest.mark.parametrize(
    ("origin", "target", "kind"),
    [
        ("mexico", "north-pacific", "tank"),
        ("mexico", "north-pacific", "submarine"),
        ("mexico", "philippine-sea", "bomber"),  # not next to it
        ("mexico", "caribbean-sea", "bomber"),  # nobody there
        ("mexico", "california", "bomber"),  # land
        ("eastern-pacific", "peru", "bomber"),
        ("eastern-pacific", "california", "submarine"),  # not next to it
        ("california", "north-pacific", "bomber"),  # not theirs
    ],
)
def test_positions_in_the_middle_of_an_impossible_strike_are_refused(origin: str, target: str, kind: str) -> None:
    where = (
        "mexico: first 2T 2B; north-pacific: second 2S; philippine-sea: second 1S; california: second 1T 1B; "
        "eastern-pacific: first 1S; peru: second 1T"
    )
    content = fighting(where).state.describe()

    def asked(origin: str, target: str, kind: str) -> Play:
        step = {
            "step": "special-units",
            "player": "first",
            "points": 1,
            "origin": origin,
            "target": target,
            "kind": kind,
        }
        return Play(rules_with(edition="premium", players=2).position({**content, "steps": [step]}))

    assert asked("mexico", "north-pacific", "bomber").legal == ["take bomber 1", "take bomber 2"]
    assert asked("eastern-pacific", "peru", "submarine").legal == ["take submarine 1"]
    with pytest.raises(BadPosition, match=r"D9\.4"):
        asked(origin, target, kind)


@cites("D9.4")
def test_a_refused_strike_changes_nothing() -> None:
    play = fighting("mexico: first 2T 2B; north-pacific: second 2S")
    before = play.board
    with pytest.raises(IllegalAction, match=r"D9\.4"):
        play.do("raid mexico>north-pacific 2T")
    assert play.board == before and play.step == "attack"
