"""D6.8: what is safe in the first round, from every kind of attack."""

import pytest

from sandtable.testing import Play, cites
from tests.dust.geography import agreed, role, say, touch
from tests.dust.positions import EDITIONS, actions, area, at, fight, targets

CAPITALS_SAFE = ("premium", "standard", "epic")
"""The editions whose first round closes capitals."""


def fighting(
    where: str, edition: str = "premium", board: str = "", round: int = 1, points: int = 3, plain: bool = False
) -> Play:
    """The first player's combat phase in the first round, or another."""
    return at(
        where,
        f"combat-phase first {points}, move-phase second 1",
        board,
        edition=edition,
        round=round,
        plain_neutral_capitals=plain,
    )


# Power sources and centres


@cites("D6.8")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("holder", ["second 1T", "neutral-1 1T 1M"])
def test_power_sources_on_land_are_safe_the_neutral_ones_too(edition: str, holder: str) -> None:
    """For the original edition, which lets neutrals be attacked without limits, it is a ruling."""
    assert role("yukon") == role("alaska") == "source" and role("eastern-canada") == "plain"
    lands = "; ".join(f"{name}: {holder}" for name in ("yukon", "alaska", "great-plains"))
    where = f"eastern-siberia: first 4T; eastern-canada: first 4T; {lands}"
    play = fighting(where, edition)
    assert touch("eastern-siberia", "alaska") and "attack eastern-siberia" not in play.legal
    assert play.rule_against("attack eastern-siberia") == "D6.8"
    say(play, "attack eastern-canada")
    assert touch("eastern-canada", "great-plains") and play.legal == ["on great-plains"]
    assert play.rule_against("on yukon") == "D6.8"
    assert agreed(play)
    later = fighting(where, edition, round=2)
    assert (targets(later, "eastern-siberia"), targets(later, "eastern-canada")) == (
        ["alaska"],
        ["great-plains", "yukon"],
    )


@cites("D6.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_power_sources_at_sea_are_safe(edition: str) -> None:
    assert role("mid-atlantic") == "source" and role("caribbean-sea") == "plain"
    assert touch("sargasso-sea", "mid-atlantic") and touch("sargasso-sea", "caribbean-sea")
    where = "sargasso-sea: first 3S; mid-atlantic: second 1S; caribbean-sea: second 1S; peru: second 1T"
    play = say(fighting(where, edition), "attack sargasso-sea")
    assert play.legal == ["on caribbean-sea"]
    assert play.rule_against("on mid-atlantic") == "D6.8"
    assert targets(fighting(where, edition, round=2), "sargasso-sea") == ["caribbean-sea", "mid-atlantic"]


@cites("D6.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_areas_with_a_centre_are_safe(edition: str) -> None:
    assert role("mexico") == role("great-plains") == "plain"
    where = "california: first 4T; mexico: second 1T; great-plains: second 1T"
    play = say(fighting(where, edition, 'centres = ["mexico"]'), "attack california")
    assert play.legal == ["on great-plains"]
    assert play.rule_against("on mexico") == "D6.8"
    later = fighting(where, edition, 'centres = ["mexico"]', round=2)
    assert targets(later, "california") == ["great-plains", "mexico"]


@cites("D6.2", "D6.6", "D6.8", "D6.9")
def test_who_asks_why_hears_what_closes_the_areas_in_range() -> None:
    """That there is nothing to attack would be no answer to somebody who sees an enemy next door."""
    play = fighting("alaska: first 4T; yukon: second 1T; mexico: second 1T; california: first 1T; peru: first 1T")
    assert play.rule_against("attack alaska") == "D6.8"
    assert play.rule_against("attack peru") == "D6.2"  # nobody near
    where = (
        "eastern-states: first 4T; gulf-coast: second 1T; great-plains: first 1T; colombia: second 1T; peru: first 1T"
    )
    later = fighting(where, round=2)
    assert later.rule_against("attack eastern-states") == "D6.9"
    assert "attack peru" in later.legal
    mixed = fighting(
        "california: first 4T; gulf-coast: second 1T; mexico: second 1T; colombia: second 1T; peru: first 2T", round=2
    )
    mixed.do("attack california>mexico 1T")
    fight(mixed, 1)
    assert mixed.rule_against("attack california") == "D6.2"  # one is closed, the other was attacked before


@cites("D6.2", "D6.6", "D6.9")
def test_an_open_target_behind_two_that_are_closed_by_different_rules() -> None:
    """However the areas in range are numbered: the one that is open counts."""
    near = ["gulf-coast", "great-plains", "mexico"]
    assert role("gulf-coast") == "capital" and all(touch("california", name) for name in near)
    before, free = near[1:]
    for attacked, left in ((before, free), (free, before)):
        where = "; ".join(["california: first 4T", *(f"{name}: second 1T" for name in near)])
        play = fighting(where, round=2)
        play.do(f"attack california>{attacked} 1T")
        fight(play, 1)
        assert play.rule_against("attack california") == ""
        assert targets(play, "california") == [left]


@cites("D6.8")
def test_the_first_round_is_the_first_round() -> None:
    where = "alaska: first 4T; yukon: second 1T; california: first 1T; mexico: second 1T"
    first = fighting(where, board='centres = ["mexico"]')
    assert actions(first, "attack") == []
    assert first.asked == "second"
    for round in (2, 3, 9):
        assert actions(fighting(where, round=round), "attack") == ["attack alaska", "attack california"]


@cites("D6.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_plain_areas_of_enemies_and_neutrals_are_attacked_from_the_first_round_on(edition: str) -> None:
    play = fighting("california: first 4T; mexico: second 1T; great-plains: neutral-1 1T", edition)
    play.do("attack california>great-plains 3T")
    fight(play, 0, 1)
    play.do("attack california>mexico 1T")
    fight(play, 0, 1)
    assert area(play, "great-plains") == "first 3T" and area(play, "mexico") == "first 1T"


# Capitals


@cites("D6.8", "D6.10")
@pytest.mark.parametrize("edition", CAPITALS_SAFE)
@pytest.mark.parametrize("centre", ["", 'centres = ["gulf-coast"]\n'])
def test_premium_standard_and_epic_capitals_are_safe_whoever_holds_them(edition: str, centre: str) -> None:
    assert role("gulf-coast") == "capital"
    for holder in ("second 1T", "neutral-1 1T 1M"):
        board = centre + 'neutral_capitals = ["gulf-coast"]\nvp.first = 49'
        where = f"california: first 4T; gulf-coast: {holder}; mexico: second 1T"
        play = say(fighting(where, edition, board), "attack california")
        assert play.legal == ["on mexico"]
        assert play.rule_against("on gulf-coast") == "D6.8"
        assert "gulf-coast" in targets(fighting(where, edition, board, round=2), "california")


@cites("D6.8", "D6.10")
def test_original_neutral_capitals_are_open_in_the_first_round() -> None:
    board = 'neutral_capitals = ["gulf-coast"]'
    play = fighting("california: first 4T; gulf-coast: neutral-1 1T 1M", "original", board)
    assert actions(play, "attack") == ["attack california"]
    play.do("attack california>gulf-coast 4T")
    fight(play, 0, 2)
    assert area(play, "gulf-coast") == "first 4T"


@cites("D6.8", "D6.9")
def test_original_an_enemy_capital_waits_for_the_victory_points_a_centre_for_the_round() -> None:
    """The Italian text of the first round names no capital; another rule protects the enemies'."""
    where = "california: first 4T; gulf-coast: second 1T; mexico: second 1T"
    play = say(fighting(where, "original", 'homes.second = "gulf-coast"'), "attack california")
    assert play.rule_against("on gulf-coast") == "D6.9"
    built = say(
        fighting(where, "original", 'homes.second = "gulf-coast"\ncentres = ["gulf-coast"]'), "attack california"
    )
    assert built.rule_against("on gulf-coast") == "D6.8"


@cites("D6.8", "D6.10")
@pytest.mark.parametrize("edition", ["premium", "standard"])
def test_the_option_of_plain_neutral_capitals_leaves_the_protection_of_their_centre(edition: str) -> None:
    where = "california: first 4T; gulf-coast: neutral-1 1T 1M; mexico: second 1T"
    board = 'neutral_capitals = ["gulf-coast"]\ncentres = ["gulf-coast"]'
    play = say(fighting(where, edition, board, plain=True), "attack california")
    assert play.rule_against("on gulf-coast") == "D6.8"
    assert "gulf-coast" in targets(fighting(where, edition, board, round=2, plain=True), "california")


@cites("D6.8", "D6.10")
@pytest.mark.parametrize("edition", CAPITALS_SAFE)
def test_with_the_option_a_neutral_capital_without_a_centre_is_ordinary_land(edition: str) -> None:
    """As it is in the epic game, where neutral capitals have no centre."""
    where = "california: first 4T; gulf-coast: neutral-1 1T 1M; mexico: second 1T"
    board = 'neutral_capitals = ["gulf-coast"]'
    assert targets(fighting(where, edition, board, plain=True), "california") == ["gulf-coast", "mexico"]
    closed = say(fighting(where, edition, board), "attack california")
    assert closed.rule_against("on gulf-coast") == "D6.8"


# Special attacks, missiles, the mech drop

ARMED = 'centres = ["amazon"]\nneutral_capitals = ["south-china"]\ncards.first = "{card}"'
WORLD = (
    "maghreb: first 2M 3B; mediterranean: first 3S; mid-atlantic: second 2S; egypt: second 1T; "
    "western-europe: second 1T; north-atlantic: second 1S; "
    "brazil: second 1T; amazon: second 1T; peru: second 1T; south-china: neutral-1 1T 1M"
)


@cites("D6.8", "D9.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_raid_on_a_power_source(edition: str) -> None:
    assert touch("maghreb", "mid-atlantic") and touch("maghreb", "north-atlantic") and role("mid-atlantic") == "source"
    board = ARMED.format(card="sigrid-412")
    play = say(fighting(WORLD, edition, board), "raid maghreb")
    assert play.legal == ["on north-atlantic"]
    assert play.rule_against("on mid-atlantic") == "D6.8"
    assert targets(fighting(WORLD, edition, board, round=2), "maghreb", "raid") == ["mid-atlantic", "north-atlantic"]


@cites("D6.8", "D9.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_bombardment_of_a_power_source_or_a_centre(edition: str) -> None:
    assert role("egypt") == "source" and role("western-europe") == "plain" and touch("mediterranean", "egypt")
    board = 'cards.first = "sigrid-412"'
    play = say(fighting(WORLD, edition, board), "bombard mediterranean")
    assert touch("mediterranean", "western-europe") and play.legal == ["on western-europe"]
    assert play.rule_against("on egypt") == "D6.8"
    built = fighting(WORLD, edition, 'centres = ["western-europe"]')
    assert built.rule_against("bombard mediterranean") == "D9.2"
    assert targets(fighting(WORLD, edition, board, round=2), "mediterranean", "bombard") == ["egypt", "western-europe"]


@cites("D6.8", "D10.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_missiles_at_power_sources_and_centres(edition: str) -> None:
    board = 'centres = ["amazon", "maghreb"]\ncards.first = "missiles-412"\nneutral_capitals = ["south-china"]'
    play = say(fighting(WORLD, edition, board), "missiles")
    for name in ("brazil", "amazon", "egypt"):
        assert play.rule_against(f"on {name}") == "D6.8"
    assert "on peru" in play.legal and "on western-europe" in play.legal
    if edition != "original":
        assert play.rule_against("on mid-atlantic") == "D6.8" and "on north-atlantic" in play.legal
    assert agreed(play)
    later = say(fighting(WORLD, edition, board, round=2), "missiles")
    assert {"on brazil", "on amazon", "on egypt"} <= {*later.legal}


@cites("D6.8", "D10.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_mech_drop_on_power_sources_centres_and_capitals(edition: str) -> None:
    board = ARMED.format(card="mech-dropper-322")
    play = say(fighting(WORLD, edition, board), "drop")
    for name in ("brazil", "amazon", "egypt"):
        assert play.rule_against(f"on {name}") == "D6.8"
    assert "on peru" in play.legal
    assert play.rule_against("on south-china") == ("" if edition == "original" else "D6.8")  # neutral, without a centre
    assert agreed(play)
    later = say(fighting(WORLD, edition, board, round=2), "drop")
    assert {"on brazil", "on amazon", "on egypt"} <= {*later.legal}
