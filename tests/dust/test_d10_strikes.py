"""D10.7, D10.11 (D9.3): which mechs are dropped on whom, and what missiles hit; D10.4 as far as attacks go."""

import pytest

from sandtable.core.errors import BadPosition, IllegalAction
from sandtable.testing import Play, cites
from tests.dust.geography import agreed, role, say, touch
from tests.dust.positions import EDITIONS, area, areas, at, fight, roll, rules_with

DROPPER = 'cards.first = "mech-dropper-322"\n'
MISSILES = 'cards.first = "missiles-412"\n'
AT_SEA_TOO = ("premium", "standard", "epic")
"""D10.11: the editions with three dice, at sea too."""


def fighting(where: str, edition: str = "premium", board: str = "", points: int = 3, **house: bool) -> Play:
    """The first player's combat phase, after the first round; then the second's movement."""
    options: dict[str, object] = {"edition": edition, "players": 2, **house}
    return Play(
        rules_with(**options).position(
            at(where, f"combat-phase first {points}, move-phase second 1", board, edition=edition).state.describe()
        )
    )


def dice(play: Play) -> int:
    """How many dice are rolled now."""
    assert play.asked == "chance"
    return len(play.legal) - 1


# D10.7


@cites("D10.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_mechs_from_any_own_areas_drop_on_one_enemy_area_anywhere(edition: str) -> None:
    where = "greenland: first 3M; japan: first 1T 2M; california: first 1M; sudan: second 3T; peru: second 1T"
    play = fighting(where, edition, DROPPER)
    play.do("drop sudan<greenland:2<japan:2")
    assert play.last("dropped") == {"event": "dropped", "seat": "first", "target": "sudan"}
    battle = play.state.describe()["steps"][0]["battle"]
    assert (battle["kind"], battle["origin"]) == ("drop", "")
    assert battle["homes"] == {"greenland": 2, "japan": 2}
    assert battle["forces"] == {"attack": {"mech": 4}, "defence": {"tank": 3}}  # mechs and nothing else
    assert area(play, "greenland") == "first 1M" and area(play, "japan") == "first 1T"
    fight(play, 3)
    assert play.last("rolled") == {"event": "rolled", "force": "first", "dice": 8, "hits": 3}
    assert area(play, "sudan") == "first 4M"


@cites("D10.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_targets_are_all_land_areas_of_enemies_and_neutrals(edition: str) -> None:
    where = (
        "greenland: first 3M; mexico: second 1T; sudan: neutral-1 1T 1M; yukon: second 1T; alaska: first 1T; "
        "north-pacific: second 1S"
    )
    play = say(fighting(where, edition, DROPPER + 'centres = ["mexico"]'), "drop")
    assert role("yukon") == "source"
    assert play.legal == ["on yukon", "on mexico", "on sudan"]
    assert play.rule_against("on alaska") == play.rule_against("on peru") == "D6.7"  # their own, nobody's
    assert agreed(play)


@cites("D10.7")
def test_no_drop_at_sea() -> None:
    """The texts say area; that it is land is a ruling."""
    where = "greenland: first 3M; mexico: second 1T; yukon: second 1T; north-pacific: second 1S; bering-sea: second 1S"
    play = say(fighting(where, board=DROPPER), "drop")
    assert play.rule_against("on north-pacific") == play.rule_against("on bering-sea") == "D10.7"


@cites("D10.7")
def test_a_drop_needs_the_card_a_mech_and_a_target() -> None:
    fits = "california: first 1T 3M; mexico: second 1T"
    assert "drop" in fighting(fits, board=DROPPER).legal
    for where, board in (
        (fits, 'cards.first = "sigrid-412"'),
        (fits, DROPPER + 'used = ["first"]'),
        ("california: first 1T; mexico: second 1T 1M", DROPPER),
        ("california: first 1T 3M 1B; north-pacific: second 1S", DROPPER),
    ):
        play = fighting(where, board=board)
        assert play.step == "attack" and "drop" not in play.legal
        assert play.rule_against("drop") == "D10.7"
        assert agreed(play)


@cites("D10.7", "D3.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_once_and_only_in_the_combat_phase(edition: str) -> None:
    where = "greenland: first 3M; mexico: second 1T; california: second 1T; peru: second 1T"
    play = fighting(where, edition, DROPPER)
    play.do("drop mexico<greenland:2")
    assert play.board["used"] == ["first"]
    fight(play, 1)
    assert area(play, "mexico") == "first 2M"
    assert play.rule_against("drop") == "D10.7"
    moving = at(where.replace("3M", "3M 1B"), "move-phase first 1", DROPPER, edition=edition)
    assert moving.step == "move" and moving.rule_against("drop") == "D5.1"


@cites("D10.7")
def test_as_many_mechs_as_stand_in_own_areas() -> None:
    where = "greenland: first 3M; japan: first 1T 2M; california: first 1T; peru: second 2M; mexico: second 1T"
    play = say(fighting(where, board=DROPPER), "drop", "on mexico")
    assert play.legal == [
        "from greenland 1",
        "from greenland 2",
        "from greenland 3",
        "from japan 1",
        "from japan 2",
    ]
    assert play.rule_against("from japan 3") == "D10.7"
    assert play.rule_against("from california 1") == "D10.7"  # none there
    assert play.rule_against("from peru 1") == "D10.7"  # not theirs
    assert play.rule_against("done") == "D5.2"  # at least one
    assert agreed(play)


@cites("D10.7")
def test_from_each_area_once() -> None:
    where = "greenland: first 3M; japan: first 1T 2M; mexico: second 1T"
    play = say(fighting(where, board=DROPPER), "drop", "on mexico", "from greenland 1")
    assert play.legal == ["from japan 1", "from japan 2", "done"]
    assert play.rule_against("from greenland 1") == "D10.7"
    assert agreed(play)


@cites("D10.7", "D6.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_area_whose_last_unit_drops_is_given_up(edition: str) -> None:
    where = "greenland: first 1M; japan: first 1T 1M; mexico: second 1T; peru: second 1T"
    play = fighting(where, edition, DROPPER + 'centres = ["greenland"]')
    play.do("drop mexico<greenland:1<japan:1")
    fight(play, 1)
    assert areas(play) == {"mexico": "first 2M", "japan": "first 1T", "peru": "second 1T"}


@cites("D10.7", "D6.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_area_may_be_attacked_and_dropped_on(edition: str) -> None:
    """A drop has no one origin: it neither minds attacks before it nor stands in the way of later ones."""
    where = "california: first 3T 2M; mexico: second 3T; great-plains: second 1T"
    assert touch("california", "mexico")
    play = fighting(where, edition, DROPPER)
    play.do("attack california>mexico 1T")
    fight(play, 1)
    assert say(Play(play.state.copy()), "attack california").rule_against("on mexico") == "D6.6"
    play.do("drop mexico<california:1")
    fight(play, 1, 1)  # the mech rolls first, and dies
    assert area(play, "mexico") == "second 2T"
    assert play.board["attacked"] == [["california", "mexico"]]
    dropped = fighting(where, edition, DROPPER)
    dropped.do("drop mexico<california:1")
    fight(dropped, 1, 1)
    assert dropped.board["attacked"] == []
    dropped.do("attack california>mexico 2T")
    assert dropped.last("attacked")["target"] == "mexico"


@cites("D10.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_drop_is_not_joined_to_an_attack(edition: str) -> None:
    """The Italian text says so; the others know of no such thing."""
    play = fighting("california: first 3T 2M; mexico: second 3T; japan: first 2M", edition, DROPPER)
    with pytest.raises(IllegalAction):
        play.do("attack california, on mexico, take tank 2, drop")
    say(play, "attack california", "on mexico", "take tank 1")
    assert play.legal == ["take mech 1", "take mech 2", "done"]  # of the one area


@cites("D10.7", "D6.9")
def test_capitals_wait_for_mechs_too() -> None:
    """D6.8 to D6.10 hold for drops."""
    where = "greenland: first 3M; gulf-coast: second 1T; mexico: second 1T; north-china: neutral-1 1T 1M"
    board = DROPPER + 'neutral_capitals = ["north-china"]\n'
    for edition, rule, neutral in (
        ("premium", "D6.9", ""),
        ("standard", "D6.9", ""),
        ("epic", "D6.9", "D6.9"),
        ("original", "D6.9", ""),
    ):
        play = say(fighting(where, edition, board + "vp.first = 19"), "drop")
        assert play.rule_against("on gulf-coast") == rule
        assert play.rule_against("on north-china") == neutral
        assert agreed(play)
        late = say(fighting(where, edition, board + "vp.first = 25"), "drop")
        assert {"on gulf-coast", "on north-china"} < {*late.legal}


@cites("D10.7")
@pytest.mark.parametrize(
    ("edition", "neutral"), [("premium", False), ("standard", False), ("epic", False), ("original", True)]
)
def test_the_option_of_tame_capitals_closes_them_to_mechs(edition: str, neutral: bool) -> None:
    """Where a neutral capital is ordinary land it is not tamed either."""
    where = "greenland: first 3M; gulf-coast: second 1T; mexico: second 1T; north-china: neutral-1 1T 1M"
    board = DROPPER + 'neutral_capitals = ["north-china"]\nvp.first = 30'
    play = say(fighting(where, edition, board, tame_capitals=True), "drop")
    assert play.rule_against("on gulf-coast") == "D10.7"
    assert play.rule_against("on north-china") == ("" if neutral else "D10.7")
    assert "on mexico" in play.legal
    assert agreed(play)
    wild = say(fighting(where, edition, board), "drop")
    assert {"on gulf-coast", "on north-china"} < {*wild.legal}
    both = say(fighting(where, edition, board, tame_capitals=True, plain_neutral_capitals=True), "drop")
    assert both.rule_against("on north-china") == "" and both.rule_against("on gulf-coast") == "D10.7"


@cites("D10.7")
def test_tame_capitals_are_attacked_by_land_all_the_same() -> None:
    where = "california: first 3M; gulf-coast: second 1T; mexico: second 1T"
    play = fighting(where, board=DROPPER + "vp.first = 30", tame_capitals=True)
    assert say(Play(play.state.copy()), "attack california").legal == ["on gulf-coast", "on mexico"]
    assert say(play, "drop").rule_against("on gulf-coast") == "D10.7"


@cites("D10.7")
@pytest.mark.parametrize(
    ("target", "homes"),
    [("north-pacific", {}), ("peru", {}), ("greenland", {}), ("mexico", {"greenland": 4}), ("mexico", {"mexico": 1})],
)
def test_positions_in_the_middle_of_an_impossible_drop_are_refused(target: str, homes: dict[str, int]) -> None:
    where = "greenland: first 3M; mexico: second 1T 1M; north-pacific: second 1S; california: second 1T"
    content = fighting(where, board=DROPPER).state.describe()
    step = {"step": "drop-mechs", "player": "first", "points": 1, "target": target, "homes": homes}
    rules = rules_with(edition="premium", players=2)
    assert Play(rules.position({**content, "steps": [{**step, "target": "mexico", "homes": {}}]})).legal
    with pytest.raises(BadPosition, match=r"D10\.7"):
        rules.position({**content, "steps": [step]})


# D10.11, D9.3


@cites("D10.11", "D9.3")
@pytest.mark.parametrize("edition", AT_SEA_TOO)
@pytest.mark.parametrize(
    "centres", ["", 'centres = ["california"]', 'centres = ["california", "great-plains", "madagascar", "peru"]']
)
def test_premium_standard_and_epic_three_dice(edition: str, centres: str) -> None:
    where = "california: first 1T; great-plains: first 1T; madagascar: first 1T; peru: first 1T; sudan: second 5T"
    play = fighting(where, edition, MISSILES + centres)
    play.do("missiles sudan")
    assert play.last("missiles-fired") == {"event": "missiles-fired", "seat": "first", "target": "sudan"}
    assert dice(play) == 3
    roll(play, 2)
    assert play.last("rolled") == {"event": "rolled", "force": "first", "dice": 3, "hits": 2}
    assert play.step == "pick"
    play.do("kill 2T")
    assert area(play, "sudan") == "second 3T"


@cites("D10.11", "D9.3")
@pytest.mark.parametrize("count", [1, 2, 5, 8])
def test_original_as_many_dice_as_own_centres(count: int) -> None:
    own = ("california", "great-plains", "madagascar", "peru", "congo", "mongolia", "tibet", "amazon")
    assert all(role(name) == "plain" for name in own)
    where = "; ".join(f"{name}: first 1T" for name in own) + "; sudan: second 9T; arabia: second 1T; egypt: second 1T"
    centres = [*own[:count], "arabia", "colombia"]  # an enemy's and nobody's do not count
    play = fighting(where, "original", MISSILES + f"centres = {centres}")
    play.do("missiles sudan")
    assert dice(play) == count


@cites("D10.11")
def test_original_without_a_centre_no_missiles() -> None:
    where = "california: first 1T; mexico: second 1T"
    play = fighting(where, "original", MISSILES + 'centres = ["mexico"]')
    assert "missiles" not in play.legal
    assert play.rule_against("missiles") == "D10.11"
    assert "missiles" in fighting(where, "premium", MISSILES).legal


@cites("D10.11", "D9.3")
@pytest.mark.parametrize("edition", AT_SEA_TOO)
def test_premium_standard_and_epic_at_land_and_sea(edition: str) -> None:
    play = fighting("california: first 1T; sudan: second 2T; laptev-sea: second 4S", edition, MISSILES)
    assert say(Play(play.state.copy()), "missiles").legal == ["on sudan", "on laptev-sea"]
    play.do("missiles laptev-sea")
    roll(play, 3)
    assert area(play, "laptev-sea") == "second 1S"  # nothing to choose


@cites("D10.11")
def test_original_at_land_only() -> None:
    where = "california: first 1T; sudan: second 2T; persia: neutral-1 1T 1M; laptev-sea: second 4S"
    play = say(fighting(where, "original", MISSILES + 'centres = ["california"]'), "missiles")
    assert play.legal == ["on sudan", "on persia"]
    assert play.rule_against("on laptev-sea") == "D10.11"
    assert agreed(play)


@cites("D10.11", "D9.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_not_at_capitals_and_only_where_others_stand(edition: str) -> None:
    """Nobody's area is no target: a ruling."""
    where = "california: first 1T; gulf-coast: second 2T; mexico: second 2T; persia: neutral-1 1T 1M"
    board = MISSILES + 'vp.first = 40\ncapitals_open = true\nhomes.second = "gulf-coast"\ncentres = ["california"]'
    play = say(fighting(where, edition, board), "missiles")
    assert role("gulf-coast") == "capital"
    assert play.legal == ["on mexico", "on persia"]
    assert play.rule_against("on gulf-coast") == "D10.11"
    assert play.rule_against("on california") == play.rule_against("on peru") == "D6.7"
    assert agreed(play)


@cites("D10.11")
def test_missiles_spare_capitals_and_in_the_original_game_the_sea() -> None:
    where = "california: first 1T; gulf-coast: second 2T; mexico: second 2T; laptev-sea: second 1S; peru: second 1T"
    board = MISSILES + 'vp.first = 40\ncentres = ["california"]'
    assert say(fighting(where, board=board), "missiles").rule_against("on gulf-coast") == "D10.11"
    assert say(fighting(where, "original", board), "missiles").rule_against("on laptev-sea") == "D10.11"


@cites("D10.11", "D3.4")
def test_missiles_need_the_card_and_a_target_and_fly_once() -> None:
    where = "california: first 1T; mexico: second 5T; peru: second 1T"
    for board in ('cards.first = "sigrid-412"', MISSILES + 'used = ["first"]'):
        assert fighting(where, board=board).rule_against("missiles") == "D10.11"
    play = fighting(where, board=MISSILES)
    play.do("missiles peru")
    roll(play, 0)
    assert play.board["used"] == ["first"]
    assert "missiles" not in play.legal and play.rule_against("missiles") == "D10.11"
    nobody = fighting("california: first 1T; gulf-coast: second 5T", board=MISSILES + "vp.first = 40")
    assert nobody.rule_against("missiles") == "D10.11"  # a capital is no target
    assert agreed(nobody)


@cites("D10.11", "D9.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_unit_a_hit_without_shielding(edition: str) -> None:
    own = 'centres = ["california", "great-plains", "peru"]'
    where = "california: first 1T; great-plains: first 1T; peru: first 1T; sudan: second 2T 1M 1F 1B"
    for kills, left in (("1M 1B", "second 2T 1F"), ("2T", "second 1M 1F 1B"), ("1F 1B", "second 2T 1M")):
        play = fighting(where, edition, MISSILES + own)
        play.do("missiles sudan")
        assert dice(play) == 3
        roll(play, 2)
        assert (play.asked, play.step) == ("first", "pick")
        assert agreed(play)
        play.do(f"kill {kills}")
        assert area(play, "sudan") == left


@cites("D10.11")
def test_a_unit_a_hit_no_more_and_no_fewer() -> None:
    play = fighting("california: first 1T; sudan: second 2T 1M 1F 1B", board=MISSILES)
    play.do("missiles sudan")
    roll(play, 2)
    assert play.legal == ["kill tank 1", "kill tank 2", "kill mech 1", "kill fighter 1"]
    assert play.rule_against("kill tank 3") == "D10.11"  # they are not there
    assert play.rule_against("kill submarine 1") == "D10.11"
    assert play.rule_against("kill bomber 1") == "D10.11"  # and the other hit?
    say(play, "kill tank 1")
    assert play.legal == ["kill mech 1", "kill fighter 1", "kill bomber 1"]
    assert agreed(play)
    many = fighting("california: first 1T; sudan: second 5T 4F", board=MISSILES)
    many.do("missiles sudan")
    roll(many, 2)
    assert many.rule_against("kill tank 3") == "D10.11"  # there are, but two dice hit
    assert agreed(many)


@cites("D10.11")
def test_each_kind_once_in_order() -> None:
    play = fighting("california: first 1T; sudan: second 3T 1M 1F 1B", board=MISSILES)
    play.do("missiles sudan")
    roll(play, 3)
    say(play, "kill mech 1")
    assert play.rule_against("kill tank 1") == play.rule_against("kill mech 1") == "D10.11"
    say(play, "kill fighter 1")
    assert play.legal == ["kill bomber 1"]
    say(play, "kill bomber 1")
    assert area(play, "sudan") == "second 3T"


@cites("D10.11", "D9.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_missiles_are_a_special_attack_nobody_answers_or_moves_in(edition: str) -> None:
    where = "california: first 1T; mexico: second 1T 1M; peru: second 1T; colombia: second 1T"
    board = MISSILES + 'cards.second = "nurse-511"\ncentres = ["california", "mexico"]'
    play = fighting(where, edition, board)
    play.do("missiles mexico")
    roll(play, min(2, dice(play)))
    if edition == "original":  # with one centre one die
        play.do("kill 1M")
        assert area(play, "mexico") == "second 1T"
    else:
        assert area(play, "mexico") == "" and area(play, "california") == "first 1T"
    assert play.board["centres"] == ["california", "mexico"]
    assert [e["force"] for e in play.events if e["event"] == "rolled"] == ["first"]
    assert "second" not in play.board["used"]


@cites("D10.11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("count", "wanted"), [(0, 0), (1, 0), (2, 1), (4, 3), (6, 5), (7, 6), (8, 6)])
def test_the_option_of_small_missiles_one_die_less_than_own_centres_at_most_six(
    edition: str, count: int, wanted: int
) -> None:
    own = ("california", "great-plains", "madagascar", "peru", "congo", "mongolia", "tibet", "amazon")
    where = "; ".join(f"{name}: first 1T" for name in own) + "; sudan: second 9T"
    play = fighting(where, edition, MISSILES + f"centres = {[*own[:count]]}", small_missiles=True)
    if not wanted:
        assert play.step == "attack" and "missiles" not in play.legal
        assert play.rule_against("missiles") == "D10.11"
    else:
        assert say(Play(play.state.copy()), "missiles").state.prompt(0).args["dice"] == wanted
        play.do("missiles sudan")
        assert dice(play) == wanted


# D10.4, as far as attacks go


@cites("D10.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_ally_is_attacked_in_no_way(edition: str) -> None:
    where = (
        "california: first 3T 2M 2B; mexico: second 1T; north-pacific: second 1S; great-plains: neutral-1 1T 1M; "
        "eastern-pacific: first 1S; peru: second 1T"
    )
    peace = 'pacts.first = ["second"]\npacts.second = ["first"]\ncentres = ["california"]\n'
    for card in (DROPPER, MISSILES):
        play = fighting(where, edition, peace + card)
        assert [words for words in play.legal if words != "done"] == [
            "attack california",
            "missiles" if card == MISSILES else "drop",
        ]
        assert play.rule_against("raid california") == "D9.1"
        assert play.rule_against("bombard eastern-pacific") == "D9.2"
        strike = say(Play(play.state.copy()), play.legal[1])
        assert strike.legal == ["on great-plains"] and strike.rule_against("on mexico") == "D10.4"
        assert say(play, "attack california").rule_against("on mexico") == "D10.4"


@cites("D10.4")
def test_peace_with_an_ally() -> None:
    where = "california: first 3T; mexico: second 1T; great-plains: neutral-1 1T 1M"
    play = say(fighting(where, board='pacts.first = ["second"]'), "attack california")
    assert play.rule_against("on mexico") == "D10.4"
