"""The worked examples of the rulebooks, as docs/rules/dust.md tells them, on positions."""

import pytest

from sandtable.testing import Play, cites
from tests.dust.positions import area, areas, at, fight, targets

HOME = (
    "alaska: first 1T; eastern-states: first 1T; california: first 1T; great-plains: first 1T; "
    "yukon: first 1T; western-canada: first 1T"
)
CENTRES = 'centres = ["eastern-states", "california", "great-plains"]\nhomes.first = "eastern-states"\n'


def production(card: str, where: str = HOME, **options: object) -> Play:
    """The first player's production, with three centres and this card."""
    board = CENTRES + f'cards.first = "{card}"\nhands.first = ["nurse-322"]'
    return at(where + "; brazil: second 1T", "production first, end-of-round", board, **options)  # type: ignore[arg-type]


def points(play: Play) -> object:
    """What there is to spend."""
    assert play.step == "buy"
    return play.state.prompt(0).args["points"]


@cites("D4.10", "D4.1", "D4.2", "D4.4", "D4.5", "D4.6", "D4.7")
def test_example_a_fifteen_points_are_spent() -> None:
    play = production("diplomat-223", players=6)
    play.do("decline")
    assert points(play) == 15
    play.do("buy 2T 1S 1C 1K")
    assert play.step == "put", "everything is bought before anything is placed"
    play.do("put sargasso-sea 1")
    play.do("put eastern-states 2")
    assert area(play, "eastern-states") == "first 3T"
    assert area(play, "sargasso-sea") == "first 1S"
    assert "build yukon" not in play.legal and play.rule_against("build yukon") == "D4.6"
    assert play.rule_against("build great-plains") == "D4.6"
    play.do("build western-canada")
    assert "western-canada" in play.board["centres"]
    play.do("done")  # no card is discarded
    assert play.asked == "chance", "and the card is drawn"


@cites("D4.12", "D4.1")
def test_example_b_a_third_centre_yields_nothing_without_a_third_source() -> None:
    short = production("rocket-troops-115", edition="original")
    assert points(short) == 6 + 6 + 5
    full = production("rocket-troops-115", HOME + "; scandinavia: first 1T", edition="original")
    assert points(full) == 6 + 9 + 5


@cites("D4.12", "D4.1")
@pytest.mark.parametrize(("card", "wanted"), [("nurse-511", 13), ("rocket-troops-115", 17)])
@pytest.mark.parametrize("edition", ["epic", "original"])
def test_example_c_thirteen_to_seventeen_points_in_the_first_round(card: str, wanted: int, edition: str) -> None:
    assert points(production(card, edition=edition, round=1)) == wanted


@cites("D5.2", "D5.3")
@pytest.mark.parametrize("edition", ["premium", "standard", "epic", "original"])
def test_example_d_a_whole_army_along_a_row_of_areas(edition: str) -> None:
    army = "alaska: first 3T 3M 2F 1B; great-plains: first 1T; brazil: second 1T; "
    play = at(army + "western-canada: first 1T", "move-phase first 1, end-of-round", edition=edition)
    play.do("move alaska>great-plains 2T 3M 2F 1B")
    assert area(play, "great-plains") == "first 3T 3M 2F 1B"
    gap = at(army, "move-phase first 1, end-of-round", edition=edition)
    gap.do("move alaska>great-plains 1B")  # a bomber may always (D5.6)
    gap = at(army, "move-phase first 1, end-of-round", edition=edition)
    if edition in ("premium", "standard"):
        gap.do("move alaska>great-plains 2T 3M 2F 1B")
    else:
        gap.state.apply(gap.state.rules.space.parse("move alaska"))
        gap.state.apply(gap.state.rules.space.parse("to great-plains"))
        assert gap.rule_against("take tank 2") == "D5.6"


@cites("D5.10", "D5.2", "D5.5")
@pytest.mark.parametrize("edition", ["premium", "standard", "epic", "original"])
def test_example_e_to_the_coast_and_over_the_sea_costs_two_points(edition: str) -> None:
    where = "kazakhstan: first 3T 1F; persia: first 1T; arabian-sea: first 1S; brazil: second 1T"
    play = at(where, "move-phase first 2, end-of-round", edition=edition)
    if edition in ("epic", "original"):  # elsewhere the empty land between may be crossed (D5.3)
        assert "east-africa" not in targets(play, "kazakhstan", "move")
    play.do("move kazakhstan>persia 2T 1F")
    play.do("move persia>east-africa 2T 1F")
    assert area(play, "east-africa") == "first 2T 1F"
    assert area(play, "persia") == "first 1T"
    assert play.asked != "first" or play.step != "move", "both points are spent"


@cites("D6.4", "D5.9", "D6.11")
@pytest.mark.parametrize("edition", ["premium", "standard", "epic", "original"])
@pytest.mark.parametrize("route", [("caribbean-sea", "mid-atlantic"), ("sargasso-sea", "north-atlantic")])
def test_example_f_two_routes_to_the_same_coast(edition: str, route: tuple[str, str]) -> None:
    where = "gulf-coast: first 3T 1M 1F; maghreb: second 1T; " + "".join(f"{sea}: first 1S; " for sea in route)
    play = at(where, "combat-phase first 1, end-of-round", edition=edition)
    play.do("attack gulf-coast>maghreb 3T 1M 1F")
    fight(play, 1)
    assert area(play, "maghreb") == "first 3T 1M 1F"
    assert area(play, "gulf-coast") == "", "nobody stands in the capital any more"


@cites("D7.12", "D7.2", "D7.3", "D7.4")
@pytest.mark.parametrize("edition", ["premium", "standard", "epic"])
def test_example_g_supremacy_and_shielding(edition: str) -> None:
    where = "alaska: first 2T 1M 1F 1B; yukon: second 5T 2F; western-canada: second 1T"
    play = at(where, "combat-phase first 1, end-of-round", edition=edition)
    play.do("attack alaska>yukon 2T 1M 1F 1B")
    play.do("done")  # nobody retreats
    assert len(play.legal) == 7 + 1, "seven dice: the attacker has supremacy and rolls first"
    play.chance("hits 2")
    play.do("losses 0")
    assert area(play, "yukon") == "second 5T"
    assert len(play.legal) == 5 + 1
    play.chance("hits 2")
    assert play.legal == ["losses 0", "losses 1", "losses 2"]
    play.do("losses 0")  # the fighter first, then the bomber: the mech is out of reach behind the tanks
    assert area(play, "alaska") == "first 2T 1M"


@cites("D7.12", "D7.4")
def test_example_g_also_in_the_original() -> None:
    where = "alaska: first 2T 1M 1F 1B; yukon: second 5T 2F; western-canada: second 1T"
    play = at(where, "combat-phase first 1, end-of-round", edition="original")
    play.do("attack alaska>yukon 2T 1M 1F 1B")
    while play.asked != "chance":
        play.do("done")
    play.chance("hits 2")
    play.do("losses 0")
    while play.asked != "chance":
        play.do("done")
    play.chance("hits 2")
    play.do("losses 0")
    assert area(play, "alaska") == "first 2T 1M"


@cites("D7.14", "D7.7", "D7.9")
@pytest.mark.parametrize("edition", ["premium", "standard", "epic", "original"])
@pytest.mark.parametrize("attackers", ["2T 1F", "3T"])
def test_example_h_three_rolls_without_a_hit(edition: str, attackers: str) -> None:
    """With a fighter the attacker rolls first and third, without one the defender."""
    where = f"alaska: first {attackers}; yukon: second 2T; brazil: second 1T"
    play = at(where, "combat-phase first 1, end-of-round", edition=edition)
    before = areas(play)
    play.do(f"attack alaska>yukon {attackers}")
    fight(play, 0, 0)
    assert not play.happened("cease-fire")
    fight(play, 0)
    assert play.happened("cease-fire")
    assert areas(play) == before


@cites("D7.14", "D7.9")
@pytest.mark.parametrize("edition", ["premium", "standard", "epic", "original"])
def test_example_h_at_sea_six_rolls(edition: str) -> None:
    where = "sargasso-sea: first 2S; caribbean-sea: second 2S; brazil: second 1T"
    play = at(where, "combat-phase first 1, end-of-round", edition=edition)
    before = areas(play)
    play.do("attack sargasso-sea>caribbean-sea 2S")
    fight(play, 0, 0, 0, 0, 0)
    assert not play.happened("cease-fire")
    fight(play, 0)
    assert play.happened("cease-fire")
    assert areas(play) == before


@cites("D11.2")
@pytest.mark.parametrize("edition", ["premium", "standard", "epic", "original"])
@pytest.mark.parametrize("holder", ["", "first", "second"])
def test_example_i_equally_many_sea_areas(edition: str, holder: str) -> None:
    board = f'majorities.sea = "{holder}"' if holder else ""
    where = "sargasso-sea: first 1S; caribbean-sea: second 1S; alaska: first 1T; brazil: second 1T; congo: third 1T"
    play = at(where, "move-phase third 1, end-of-round", board, edition=edition, players=3)
    play.do("done")
    assert play.board["majorities"].get("sea", "") == holder


@cites("D9.4", "D9.2", "D10.2")
@pytest.mark.parametrize("edition", ["premium", "standard", "epic", "original"])
def test_example_j_the_nurse_does_not_come_to_a_bombardment(edition: str) -> None:
    where = "sargasso-sea: first 2S; eastern-canada: second 3T; great-plains: second 1T"
    play = at(where, "combat-phase first 1, end-of-round", 'cards.second = "nurse-322"', edition=edition)
    play.do("bombard sargasso-sea>eastern-canada 2S")
    play.chance("hits 2")
    assert area(play, "eastern-canada") == "second 1T"
    assert play.asked != "second"
