"""D6.9, D6.10: from when on capitals are attacked, and what a capital is that nobody claimed."""

import pytest

from sandtable.testing import Play, cites
from tests.dust.geography import agreed, role, say, touch
from tests.dust.positions import EDITIONS, actions, area, at, fight, targets

HALF = ("premium", "standard")
"""D6.9: the editions in which half the target entitles."""
HELD = "california: first 4T; gulf-coast: second 2T; mexico: second 2T; peru: third 1T"
"""Gulf-coast is the second player's capital, mexico a plain area; both can be attacked from california."""


def fighting(
    where: str,
    edition: str = "premium",
    board: str = "",
    players: int = 3,
    points: int = 3,
    seat: str = "first",
    plain: bool = False,
) -> Play:
    """A player's combat phase in the second round; then another's."""
    other = "second" if seat == "first" else "first"
    return at(
        where,
        f"combat-phase {seat} {points}, combat-phase {other} {points}, combat-phase third {points}",
        board,
        edition=edition,
        players=players,
        plain_neutral_capitals=plain,
    )


def closed(play: Play, origin: str = "california", target: str = "gulf-coast") -> str:
    """The rule that keeps a player from attacking a capital; empty: they may."""
    return say(Play(play.state.copy()), f"attack {origin}").rule_against(f"on {target}")


# D6.9, premium and standard


@cites("D6.9")
@pytest.mark.parametrize("edition", HALF)
@pytest.mark.parametrize(("players", "half"), [(2, 25), (3, 20), (4, 20), (5, 15), (6, 15)])
def test_premium_and_standard_who_has_half_the_target_may_attack_an_enemys_capital(
    edition: str, players: int, half: int
) -> None:
    assert role("gulf-coast") == "capital" and touch("california", "gulf-coast")
    for points, rule in ((0, "D6.9"), (half - 1, "D6.9"), (half, ""), (half + 4, "")):
        where = "california: first 4T; gulf-coast: second 2T; mexico: second 2T"
        play = at(where, "combat-phase first 2", f"vp.first = {points}", edition=edition, players=players)
        assert closed(play) == rule
        assert ("gulf-coast" in targets(play, "california")) == (not rule)
        assert agreed(say(play, "attack california"))


@cites("D6.9")
def test_a_capital_has_to_wait() -> None:
    play = say(fighting(HELD, board="vp.first = 19"), "attack california")
    assert play.rule_against("on gulf-coast") == "D6.9"
    assert "on mexico" in play.legal


@cites("D6.9")
@pytest.mark.parametrize("edition", HALF)
def test_premium_and_standard_the_points_of_others_do_not_entitle(edition: str) -> None:
    assert closed(fighting(HELD, edition, "vp.second = 39\nvp.third = 39")) == "D6.9"


@cites("D6.9")
@pytest.mark.parametrize("edition", HALF)
def test_premium_and_standard_once_an_entitled_player_has_attacked_one_everybody_may(edition: str) -> None:
    where = "california: first 4T; gulf-coast: second 3T; eastern-states: third 3T; mexico: second 2T"
    assert role("eastern-states") == "capital" and touch("gulf-coast", "eastern-states")
    before = fighting(where, edition, "vp.first = 20", seat="second")
    assert closed(before, "gulf-coast", "eastern-states") == "D6.9"
    play = fighting(where, edition, "vp.first = 20")
    assert not play.board["capitals_open"]
    play.do("attack california>gulf-coast 1T")
    assert play.board["capitals_open"]
    fight(play, 1)  # it need not succeed
    play.do("done")
    assert play.asked == "second"
    assert closed(play, "gulf-coast", "eastern-states") == ""


@cites("D6.9")
@pytest.mark.parametrize("edition", HALF)
def test_premium_and_standard_it_stays_so_for_good(edition: str) -> None:
    later = fighting(HELD, edition, "capitals_open = true")
    assert closed(later) == ""
    again = fighting(HELD, edition, "capitals_open = true")
    again.do("attack california>gulf-coast 1T")
    assert again.board["capitals_open"]


@cites("D6.9")
@pytest.mark.parametrize("edition", HALF)
def test_premium_and_standard_an_attack_on_something_else_opens_nothing(edition: str) -> None:
    """Not even on a neutral capital, although the English text says any capital: a ruling."""
    where = "california: first 4T; gulf-coast: neutral-1 1T 1M; mexico: second 2T"
    for target in ("mexico", "gulf-coast"):
        play = fighting(where, edition, 'vp.first = 20\nneutral_capitals = ["gulf-coast"]')
        play.do(f"attack california>{target} 1T")
        assert not play.board["capitals_open"]


@cites("D6.9", "D10.7")
@pytest.mark.parametrize("edition", HALF)
def test_premium_and_standard_a_mech_drop_on_a_capital_is_an_attack_too(edition: str) -> None:
    where = "peru: first 1M; gulf-coast: second 3T; mexico: second 2T"
    card = '\ncards.first = "mech-dropper-322"'
    early = say(fighting(where, edition, "vp.first = 19" + card), "drop")
    assert early.legal == ["on mexico"] and early.rule_against("on gulf-coast") == "D6.9"
    play = fighting(where, edition, "vp.first = 20" + card)
    play.do("drop gulf-coast<peru:1")
    assert play.board["capitals_open"]


@cites("D6.9")
@pytest.mark.parametrize("edition", HALF)
def test_premium_and_standard_every_capital_another_player_holds_is_an_opponents(edition: str) -> None:
    """A capital that was neutral, or one's own, belongs to who stands there now: a ruling."""
    for board in ('neutral_capitals = ["gulf-coast"]', 'homes.first = "gulf-coast"', 'homes.third = "gulf-coast"'):
        assert closed(fighting(HELD, edition, board)) == "D6.9"


# D6.9, epic and original


@cites("D6.9")
@pytest.mark.parametrize("edition", ["epic", "original"])
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("seat", ["first", "second"])
def test_epic_and_original_as_soon_as_anybody_has_20(edition: str, players: int, seat: str) -> None:
    where = "california: first 4T; gulf-coast: second 2T; mexico: second 2T"
    for points, rule in ((0, "D6.9"), (19, "D6.9"), (20, ""), (33, "")):
        play = at(where, "combat-phase first 2", f"vp.{seat} = {points}", edition=edition, players=players)
        assert closed(play) == rule
        assert agreed(say(play, "attack california"))


@cites("D6.9")
@pytest.mark.parametrize("edition", ["epic", "original"])
def test_epic_and_original_an_attack_opens_nothing_the_points_do(edition: str) -> None:
    assert closed(fighting(HELD, edition, "capitals_open = true\nvp.second = 19")) == "D6.9"


@cites("D6.9", "D6.10")
@pytest.mark.parametrize(("edition", "rule"), [("premium", ""), ("standard", ""), ("epic", "D6.9"), ("original", "")])
def test_neutral_capitals_wait_in_the_epic_game_only(edition: str, rule: str) -> None:
    where = "california: first 4T; gulf-coast: neutral-1 1T 1M; mexico: second 2T"
    board = 'neutral_capitals = ["gulf-coast"]'
    assert closed(fighting(where, edition, board)) == rule
    assert closed(fighting(where, edition, board + "\nvp.third = 20")) == ""


@cites("D6.9", "D6.10")
@pytest.mark.parametrize(
    ("edition", "rule"), [("premium", "D6.9"), ("standard", "D6.9"), ("epic", "D6.9"), ("original", "")]
)
def test_a_formerly_neutral_capital_is_no_enemy_capital_in_the_original_game(edition: str, rule: str) -> None:
    board = 'neutral_capitals = ["gulf-coast"]\nhomes.second = "south-china"'
    assert closed(fighting(HELD, edition, board)) == rule


@cites("D6.9", "D9.2")
def test_original_bombardment_of_an_enemys_capital_waits_as_well() -> None:
    where = "caribbean-sea: first 3S; gulf-coast: second 3T; mexico: second 2T"
    assert touch("caribbean-sea", "gulf-coast") and touch("caribbean-sea", "mexico")
    early = say(fighting(where, "original", "vp.second = 19"), "bombard caribbean-sea")
    assert early.legal == ["on mexico"] and early.rule_against("on gulf-coast") == "D6.9"
    assert agreed(early)
    late = say(fighting(where, "original", "vp.second = 20"), "bombard caribbean-sea")
    assert late.legal == ["on gulf-coast", "on mexico"]


# D6.10: dice, supremacy


def assault(edition: str, board: str, plain: bool = False, where: str = "") -> Play:
    """The first player, with supremacy 4, attacks gulf-coast, where a tank and a mech stand; the first roll misses."""
    play = fighting(
        where or "california: first 3T 4F; gulf-coast: neutral-1 1T 1M; mexico: second 2T",
        edition,
        "vp.third = 20\nvp.first = 20\n" + board,
        plain=plain,
    )
    play.do("attack california>gulf-coast 3T 4F")
    fight(play, 0)
    return play


NEUTRAL = 'neutral_capitals = ["gulf-coast"]\n'
CENTRE = 'centres = ["gulf-coast"]\n'


@cites("D6.10", "D7.2", "D7.3")
@pytest.mark.parametrize("edition", ["premium", "standard", "epic"])
def test_a_neutral_capital_has_five_dice_and_supremacy(edition: str) -> None:
    for board in (NEUTRAL, NEUTRAL + CENTRE) if edition != "epic" else (NEUTRAL,):
        play = assault(edition, board)
        assert play.last("rolled") == {"event": "rolled", "force": "neutral-1", "dice": 3 + 5, "hits": 0}


@cites("D6.10", "D7.2", "D7.3")
def test_original_a_neutral_capital_is_ordinary_land() -> None:
    play = assault("original", NEUTRAL)
    assert play.last("rolled") == {"event": "rolled", "force": "first", "dice": 7, "hits": 0}  # supremacy 4 against 1
    fight(play, 0)
    assert play.last("rolled") == {"event": "rolled", "force": "neutral-1", "dice": 3, "hits": 0}


@cites("D6.10", "D7.3")
def test_original_it_stays_so_after_it_was_taken() -> None:
    held = "california: first 3T 4F; gulf-coast: second 1T 1M; mexico: second 2T"
    play = assault("original", NEUTRAL, where=held)
    assert play.last("rolled")["force"] == "first"
    fight(play, 0)
    assert play.last("rolled") == {"event": "rolled", "force": "second", "dice": 3, "hits": 0}
    claimed = assault("original", "", where=held)  # a capital somebody claimed
    assert claimed.last("rolled") == {"event": "rolled", "force": "second", "dice": 8, "hits": 0}


@cites("D6.10", "D7.3")
@pytest.mark.parametrize("edition", HALF)
def test_the_option_makes_it_ordinary_land_but_for_the_dice_of_its_centre(edition: str) -> None:
    play = assault(edition, NEUTRAL + CENTRE, plain=True)
    assert play.last("rolled") == {"event": "rolled", "force": "first", "dice": 7, "hits": 0}
    fight(play, 0)
    assert play.last("rolled") == {"event": "rolled", "force": "neutral-1", "dice": 3 + 3, "hits": 0}
    held = "california: first 3T 4F; gulf-coast: second 1T 1M; mexico: second 2T"
    taken = assault(edition, NEUTRAL + CENTRE, plain=True, where=held)  # for good
    assert taken.last("rolled")["force"] == "first"
    claimed = assault(edition, CENTRE, plain=True, where=held)  # a claimed one is what it was
    assert claimed.last("rolled") == {"event": "rolled", "force": "second", "dice": 8, "hits": 0}


@cites("D6.10", "D6.9")
@pytest.mark.parametrize("edition", HALF)
def test_with_the_option_a_formerly_neutral_capital_need_not_wait_and_opens_nothing(edition: str) -> None:
    play = fighting(HELD, edition, NEUTRAL + CENTRE, plain=True)
    assert closed(play) == ""
    assert closed(fighting(HELD, edition, NEUTRAL + CENTRE)) == "D6.9"
    entitled = fighting(HELD, edition, NEUTRAL + CENTRE + "vp.first = 20", plain=True)
    entitled.do("attack california>gulf-coast 1T")
    assert not entitled.board["capitals_open"]


@cites("D6.10", "D6.9")
def test_with_the_option_a_neutral_capital_of_the_epic_game_does_not_wait_either() -> None:
    where = "california: first 4T; gulf-coast: neutral-1 1T 1M; mexico: second 2T"
    assert closed(fighting(where, "epic", NEUTRAL)) == "D6.9"
    assert closed(fighting(where, "epic", NEUTRAL, plain=True)) == ""


@cites("D6.10", "D9.2", "D10.11")
@pytest.mark.parametrize(
    ("edition", "plain", "struck"),
    [
        ("premium", False, False),
        ("premium", True, True),
        ("standard", False, False),
        ("standard", True, True),
        ("epic", False, False),
        ("original", False, True),
    ],
)
def test_submarines_and_missiles_strike_a_neutral_capital_where_it_is_ordinary_land(
    edition: str, plain: bool, struck: bool
) -> None:
    where = "caribbean-sea: first 3S; peru: first 1T; gulf-coast: neutral-1 3T 1M; mexico: second 2T"
    board = NEUTRAL + 'centres = ["gulf-coast", "peru"]\nvp.first = 20\ncards.first = "missiles-412"'
    bombard = say(fighting(where, edition, board, plain=plain), "bombard caribbean-sea")
    missiles = say(fighting(where, edition, board, plain=plain), "missiles")
    assert ("on gulf-coast" in bombard.legal) == ("on gulf-coast" in missiles.legal) == struck
    assert agreed(bombard) and agreed(missiles)


# D6.10: production and victory points


@cites("D6.10", "D4.1")
@pytest.mark.parametrize(
    ("edition", "plain", "points"),
    [
        ("premium", False, 13),
        ("premium", True, 7),
        ("standard", False, 13),
        ("standard", True, 7),
        ("epic", False, 13),
        ("original", False, 7),
    ],
)
def test_a_neutral_capital_that_was_taken_pays_where_it_counts(edition: str, plain: bool, points: int) -> None:
    play = at(
        "gulf-coast: first 1T; eastern-states: first 1T; japan: second 1T",
        "turn",
        NEUTRAL + 'homes.first = "eastern-states"\nqueue = ["first"]\ncards.first = "nurse-511"',
        edition=edition,
        plain_neutral_capitals=plain,
    )
    # one for the card, six for their own capital, and for the other if it counts
    assert play.state.prompt(0).args["points"] == points


@cites("D6.10", "D11.1")
@pytest.mark.parametrize(
    ("edition", "plain", "gained"),
    [
        ("premium", False, 2),
        ("premium", True, 1),
        ("standard", False, 2),
        ("standard", True, 1),
        ("epic", False, 4),
        ("original", False, 2),
    ],
)
def test_and_scores_where_it_counts(edition: str, plain: bool, gained: int) -> None:
    """The first player also has the majority on land, and no other."""
    play = at(
        "california: first 4T; gulf-coast: neutral-1 1T; japan: second 1T; peru: first 1T",
        "combat-phase first 1, end-of-round",
        NEUTRAL + "vp.third = 20",
        edition=edition,
        players=3,
        plain_neutral_capitals=plain,
    )
    play.do("attack california>gulf-coast 4T")
    fight(play, 0, 1)
    assert area(play, "gulf-coast") == "first 4T"
    assert play.board["gained"]["first"] == gained


@cites("D6.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_from_round_2_on_it_is_attacked(edition: str) -> None:
    where = "california: first 4T; gulf-coast: neutral-1 1T 1M"
    play = fighting(where, edition, NEUTRAL + CENTRE + "vp.second = 20")
    assert actions(play, "attack") == ["attack california"]
