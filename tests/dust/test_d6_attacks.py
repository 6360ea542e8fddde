"""D6.1 to D6.7, D6.11, D6.12: combat points, who may attack what from where, and what becomes of the origin."""

import pytest

from sandtable.core.errors import BadPosition, IllegalAction
from sandtable.games.dust.rules.board import DustState
from sandtable.testing import Play, cites
from tests.dust.geography import agreed, apart, inland, land, neighbours, role, say, sea, touch
from tests.dust.positions import EDITIONS, actions, area, areas, at, fight, rules_with, targets

ADJACENT_SEA = ("premium", "standard", "epic")
"""D6.5: the editions in which submarines attack the next sea area only."""


def fighting(where: str, points: int = 2, edition: str = "premium", board: str = "", players: int = 2) -> Play:
    """The first player's combat phase, after the first round; then the next player's movement."""
    return at(where, f"combat-phase first {points}, move-phase second 1", board, edition=edition, players=players)


def points(play: Play) -> object:
    """How many combat points whoever is asked has left."""
    return play.state.prompt(play.state.seat).args["points"]


def kind(play: Play) -> str:
    """What kind of battle is being fought."""
    return str(play.state.describe()["steps"][0]["battle"]["kind"])


# D6.1


@cites("D6.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("card", "combat"), [("nurse-511", 5), ("diplomat-322", 3), ("sigrid-142", 1)])
def test_as_many_attacks_as_the_card_has_combat_points(edition: str, card: str, combat: int) -> None:
    targets_ = ("mexico", "great-plains", "western-canada", "gulf-coast")
    assert {*targets_} == {name for name in neighbours("california") if land(name)}
    play = at(
        "california: first 9T; mexico: second 1T; great-plains: second 1T; western-canada: second 1T; "
        "gulf-coast: second 1T; peru: first 1T; colombia: second 1T",
        "turn",
        f'queue = ["first"]\ncards.first = "{card}"\nused = ["first"]\nvp.first = 30',
        edition=edition,
    )
    play.do("done")  # nothing bought
    if play.step == "move":
        play.do("done")
    orders = ["peru>colombia", *[f"california>{name}" for name in targets_]]
    for number in range(combat):
        assert (play.asked, play.step, points(play)) == ("first", "attack", combat - number)
        play.do(f"attack {orders[number]} 1T")
        fight(play, 1)  # the defender rolls first and destroys the attacker
        assert play.last("repulsed")["seat"] == "first"
    assert play.step != "attack"


@cites("D6.1", "D9.4", "D10.7", "D10.11")
@pytest.mark.parametrize(
    ("order", "card"),
    [
        ("attack california>mexico 1T", "sigrid-412"),
        ("raid california>north-pacific 1B", "sigrid-412"),
        ("bombard eastern-pacific>peru 1S", "sigrid-412"),
        ("missiles peru", "missiles-412"),
        ("drop peru<california:1", "mech-dropper-322"),
    ],
)
def test_every_kind_of_attack_costs_one_point(order: str, card: str) -> None:
    assert touch("california", "north-pacific") and touch("eastern-pacific", "peru")
    play = fighting(
        "california: first 2T 1M 1B; mexico: second 1T; north-pacific: second 2S; peru: second 1T; "
        "eastern-pacific: first 1S; japan: second 1T",
        3,
        board=f'cards.first = "{card}"',
    )
    assert points(play) == 3
    play.do(order)
    while play.step != "attack":  # no dice hit: a battle ends with the cease-fire
        fight(play, 0)
        if play.step == "ask-reroll":
            play.do("decline")
    assert (play.asked, points(play)) == ("first", 2)


@cites("D6.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_points_need_not_be_spent(edition: str) -> None:
    play = fighting("california: first 9T; mexico: second 1T 1F", 3, edition)
    assert play.legal == ["attack california", "done"]
    play.do("done")
    assert (play.asked, play.step) == ("second", "move")


@cites("D6.1")
def test_who_can_attack_nobody_is_not_asked() -> None:
    play = fighting("california: first 9T; japan: second 1T 1B", 3)
    assert (play.asked, play.step) == ("second", "move")


# D6.2


@cites("D6.2", "D7.13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_units_of_one_area_attack_and_all_units_of_the_target_defend(edition: str) -> None:
    play = fighting("california: first 3T 2M 1F; mexico: second 2T 1M 1B", 2, edition)
    play.do("attack california>mexico 2T 1M")
    assert play.last("attacked") == {
        "event": "attacked",
        "seat": "first",
        "origin": "california",
        "target": "mexico",
    }
    battle = play.state.describe()["steps"][0]["battle"]
    assert battle["forces"] == {"attack": {"tank": 2, "mech": 1}, "defence": {"tank": 2, "mech": 1, "bomber": 1}}
    assert kind(play) == "land"
    fight(play, 3)
    assert play.last("rolled")["dice"] == 2 + 2 + 2  # two tanks, a mech, a bomber
    assert area(play, "california") == "first 1T 1M 1F"  # who stayed behind


@cites("D6.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_adjacent_areas_of_enemies_and_neutrals_are_targets(edition: str) -> None:
    where = (
        "california: first 3T; mexico: second 1T; great-plains: neutral-1 1T 1M; western-canada: first 1T; "
        "central-america: second 1T"
    )
    play = fighting(where, 2, edition)
    assert touch("mexico", "central-america") and apart("california", "central-america")
    assert targets(play, "california") == ["great-plains", "mexico"]
    say(play, "attack california")
    assert play.rule_against("on central-america") == "D6.2"
    assert play.rule_against("on western-canada") == "D6.7"  # their own
    assert play.rule_against("on gulf-coast") == "D6.7"  # nobody there
    assert agreed(play)


@cites("D6.2")
def test_no_target_out_of_range() -> None:
    play = say(fighting("california: first 3T; mexico: second 1T; peru: second 1T"), "attack california")
    assert play.legal == ["on mexico"]
    assert play.rule_against("on peru") == "D6.2"


@cites("D6.2", "D5.2")
def test_one_attacks_from_own_areas_that_have_a_target() -> None:
    play = fighting("california: first 3T; mexico: second 1T; japan: first 3T; central-america: neutral-1 1T 1M")
    assert actions(play, "attack") == ["attack california"]
    assert play.rule_against("attack japan") == "D6.2"  # nobody near
    assert play.rule_against("attack mexico") == "D6.2"  # not theirs
    assert play.rule_against("attack central-america") == "D6.2"  # neutrals never attack
    assert play.rule_against("attack peru") == "D6.2"
    assert agreed(play)


@cites("D6.2")
def test_units_come_from_the_one_area_each_kind_once() -> None:
    play = say(
        fighting("california: first 2T 1F; great-plains: first 5M; mexico: second 1T"), "attack california", "on mexico"
    )
    assert play.legal == ["take tank 1", "take tank 2", "take fighter 1"]
    assert play.rule_against("take tank 3") == "D6.2"
    assert play.rule_against("take mech 1") == "D6.2"  # those stand elsewhere
    assert play.rule_against("done") == "D5.2"  # with nothing
    assert agreed(play)
    say(play, "take fighter 1")
    assert play.step != "attack-units"  # nothing is left that could be named after a fighter
    tank = say(fighting("california: first 2T 1F; mexico: second 1T"), "attack california", "on mexico", "take tank 1")
    assert tank.legal == ["take fighter 1", "done"]
    assert tank.rule_against("take tank 1") == "D6.2"
    assert agreed(tank)


@cites("D6.2", "D5.2", "D9.4")
def test_the_same_prohibitions_of_numbers_hold_for_moves_and_strikes() -> None:
    move = say(at("california: first 2T", "move-phase first 1"), "move california", "to mexico")
    assert move.rule_against("take tank 3") == "D5.2"
    raid = say(fighting("california: first 2B; north-pacific: second 3S"), "raid california", "on north-pacific")
    assert raid.rule_against("take bomber 3") == "D9.4"


# D6.3


@cites("D6.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_land_and_air_units_do_not_attack_the_sea_nor_submarines_the_land(edition: str) -> None:
    where = "california: first 2T 2B; mexico: second 1T; north-pacific: second 1S; eastern-pacific: first 1S"
    on_land = say(fighting(where, 2, edition), "attack california")
    assert on_land.legal == ["on mexico"]
    assert on_land.rule_against("on north-pacific") == "D6.3"
    at_sea = say(fighting(where, 2, edition), "attack eastern-pacific")
    assert touch("eastern-pacific", "mexico") and touch("eastern-pacific", "north-pacific")
    assert at_sea.legal == ["on north-pacific"]
    assert at_sea.rule_against("on mexico") == "D6.3"
    assert agreed(on_land) and agreed(at_sea)


@cites("D6.3")
def test_the_elements_stay_apart() -> None:
    where = "california: first 2T; mexico: second 1T; north-pacific: second 1S; eastern-pacific: first 1S"
    assert say(fighting(where), "attack california").rule_against("on north-pacific") == "D6.3"
    assert say(fighting(where), "attack eastern-pacific").rule_against("on mexico") == "D6.3"


# D6.4

CHAIN = "bering-sea: first 1S; north-pacific: first 1S"


@cites("D6.4", "D5.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_amphibious_attack_over_a_chain_of_own_submarines(edition: str) -> None:
    assert touch("japan", "bering-sea", "north-pacific", "california")
    play = fighting(f"japan: first 9T 3M 2F 1B; {CHAIN}; california: second 1T; great-plains: second 1T", 2, edition)
    play.do("attack japan>california 8T 3M 2F 1B")  # one submarine in each area is enough for all
    assert kind(play) == "landing"
    fight(play, 1)
    assert area(play, "california") == "first 8T 3M 2F 1B"
    assert area(play, "japan") == "first 1T"


@cites("D6.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("gap", ["", "bering-sea: second 1S; "])
def test_no_amphibious_attack_over_a_gap(edition: str, gap: str) -> None:
    play = fighting(f"japan: first 3T; {gap}north-pacific: first 1S; california: second 1T", 2, edition)
    assert "attack japan" not in play.legal
    assert play.rule_against("attack japan") == "D6.2"
    assert "attack japan" in fighting(f"japan: first 3T; {CHAIN}; california: second 1T", 2, edition).legal


@cites("D6.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_coasts_of_the_chain_are_reached(edition: str) -> None:
    assert inland("great-plains") and touch("california", "great-plains")
    enemies = "; ".join(f"{name}: second 1T" for name in ("alaska", "california", "great-plains", "peru"))
    play = fighting(f"japan: first 3T; {CHAIN}; {enemies}", 2, edition)
    assert targets(play, "japan") == ["alaska", "california"]
    say(play, "attack japan")
    assert play.rule_against("on great-plains") == play.rule_against("on peru") == "D6.2"
    assert agreed(play)


@cites("D6.4", "D6.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_lands_with_everything_loses_the_capital_it_came_from(edition: str) -> None:
    """The German rulebook's example of an amphibious attack: up to five units, but then the capital is empty."""
    assert role("gulf-coast") == "capital" and touch("gulf-coast", "caribbean-sea", "colombia")
    where = "gulf-coast: first 3T 1M 1F; caribbean-sea: first 1S; colombia: second 1T; peru: first 1T"
    board = 'homes.first = "gulf-coast"\nhomes.second = "north-china"'
    for force, left, capitals in (("3T 1M 1F", "", 0), ("2T 1M 1F", "first 1T", 1)):
        play = fighting(where, 2, edition, board)
        play.do(f"attack gulf-coast>colombia {force}")
        fight(play, 1)  # the mech and the fighter give supremacy
        assert area(play, "colombia") == f"first {force}"
        assert area(play, "gulf-coast") == left
        assert isinstance(play.state, DustState) and play.state.capitals_of(0) == capitals


@cites("D6.4", "D6.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_routes_to_the_same_coast_are_one_attack(edition: str) -> None:
    """The Italian rulebook's picture shows two routes from one area to another; which is taken does not matter."""
    assert touch("gulf-coast", "caribbean-sea", "mid-atlantic") and touch("gulf-coast", "sargasso-sea", "mid-atlantic")
    where = (
        "gulf-coast: first 4T; caribbean-sea: first 1S; sargasso-sea: first 1S; mid-atlantic: first 1S; "
        "west-africa: second 1T; brazil: second 1T"
    )
    play = fighting(where, 3, edition)
    play.do("attack gulf-coast>west-africa 1T")
    fight(play, 1)
    say(play, "attack gulf-coast")
    assert play.legal == ["on brazil"]
    assert play.rule_against("on west-africa") == "D6.6"


# D6.5

FAR = ("north-pacific", "eastern-pacific", "south-pacific", "argentine-sea")


@cites("D6.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_submarines_attack_the_next_sea_area(edition: str) -> None:
    play = fighting("north-pacific: first 3S; eastern-pacific: second 1S; peru: second 1T", 2, edition)
    play.do("attack north-pacific>eastern-pacific 2S")
    assert kind(play) == "sea"
    fight(play, 1, 0)  # both roll
    assert areas(play) == {"north-pacific": "first 1S", "eastern-pacific": "first 2S", "peru": "second 1T"}


@cites("D6.5")
@pytest.mark.parametrize("edition", ADJACENT_SEA)
def test_premium_standard_and_epic_no_further(edition: str) -> None:
    assert touch(*FAR) and sea(*FAR)
    play = fighting("north-pacific: first 3S; argentine-sea: second 1S; bering-sea: second 1S", 2, edition)
    say(play, "attack north-pacific")
    assert play.legal == ["on bering-sea"]
    assert play.rule_against("on argentine-sea") == "D6.2"


@cites("D6.5", "D6.12")
@pytest.mark.parametrize(
    "between", ["", "eastern-pacific: first 1S; ", "eastern-pacific: first 1S; south-pacific: first 2S; "]
)
def test_original_any_distance_through_free_and_own_sea(between: str) -> None:
    play = fighting(f"north-pacific: first 3S; {between}argentine-sea: second 1S; peru: second 1T", 2, "original")
    play.do("attack north-pacific>argentine-sea 2S")
    assert kind(play) == "sea"
    assert play.board["attacked"] == [["north-pacific", "argentine-sea"]]  # the origin is where they started
    fight(play, 1, 0)
    assert area(play, "argentine-sea") == "first 2S"
    assert area(play, "north-pacific") == "first 1S"


@cites("D6.5")
def test_original_not_through_areas_of_others() -> None:
    """The second and the third player's submarines surround the first's; behind them nothing is reached."""
    ring = [name for name in neighbours("north-pacific") if sea(name)]
    assert ring == ["bering-sea", "central-pacific", "eastern-pacific"]
    where = "north-pacific: first 3S; bering-sea: second 1S; central-pacific: third 1S; eastern-pacific: third 1S"
    play = fighting(f"{where}; argentine-sea: second 1S", 2, "original", players=3)
    assert targets(play, "north-pacific") == ring
    say(play, "attack north-pacific")
    assert play.rule_against("on argentine-sea") == "D6.2"
    assert agreed(play)


@cites("D6.5", "D6.12")
def test_original_the_whole_ocean_is_in_range() -> None:
    play = fighting("north-pacific: first 3S; mediterranean: second 1S; barents-sea: second 2S", 2, "original")
    assert targets(play, "north-pacific") == ["barents-sea", "mediterranean"]
    assert agreed(say(play, "attack north-pacific"))


# Positions


@cites("D6.2", "D6.3", "D6.6", "D6.7")
@pytest.mark.parametrize(
    ("origin", "target", "chosen"),
    [
        ("california", "great-plains", {}),  # nobody there
        ("california", "peru", {}),  # out of range
        ("california", "north-pacific", {}),  # the sea
        ("eastern-pacific", "peru", {}),  # the land
        ("california", "gulf-coast", {}),  # attacked before
        ("california", "mexico", {"tank": 4}),  # so many are not there
        ("mexico", "california", {}),  # not theirs
    ],
)
def test_positions_in_the_middle_of_an_impossible_attack_are_refused(
    origin: str, target: str, chosen: dict[str, int]
) -> None:
    where = (
        "california: first 3T; mexico: second 1T; peru: second 1T; gulf-coast: neutral-1 1T 1M; "
        "north-pacific: second 1S; eastern-pacific: first 1S"
    )
    content = fighting(where, board='attacked = [["california", "gulf-coast"]]').state.describe()

    def asked(origin: str, target: str, chosen: dict[str, int]) -> Play:
        step = {"step": "attack-units", "player": "first", "points": 1}
        step |= {"origin": origin, "target": target, "chosen": chosen}
        return Play(rules_with(edition="premium", players=2).position({**content, "steps": [step]}))

    assert asked("california", "mexico", {}).legal == ["take tank 1", "take tank 2", "take tank 3"]
    with pytest.raises(BadPosition, match=r"D6\.2"):
        asked(origin, target, chosen)


@cites("D6.2")
def test_a_refused_attack_changes_nothing() -> None:
    play = fighting("california: first 3T; mexico: second 1T; peru: second 1T")
    before = play.board
    with pytest.raises(IllegalAction, match=r"D6\.2"):
        play.do("attack california>peru 3T")
    assert play.board == before and points(play) == 2
