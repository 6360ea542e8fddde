"""P1: what is in the box, as the game uses it. (The data files themselves: ``test_components``.)"""

import pytest

from sandtable.core.errors import BadPosition
from sandtable.games.dual_powers.rules.components import ACTIONS, SIDES, SPECIALS
from sandtable.games.dual_powers.rules.tables import DualPowersRules
from sandtable.testing import cites
from tests.dual_powers.positions import actions, at, rules_with, there


def rules() -> DualPowersRules:
    """The rules of the two-player game."""
    found = rules_with()
    assert isinstance(found, DualPowersRules)
    return found


def refused(board: str) -> str:
    """The sentence with which a board is refused."""
    with pytest.raises(BadPosition) as caught:
        at(board)
    return str(caught.value)


@cites("P1.1")
def test_two_sides_six_regions() -> None:
    assert rules().seats == ["red", "white"]
    assert sorted(rules().domains["region"].names) == ["blue", "brown", "green", "purple", "red", "white"]
    assert sorted(rules().domains["connection"].names) == sorted(rules().domains["region"].names)
    assert '"yellow" does not exist (P1.1)' in refused("regions.yellow = []")


@cites("P1.1")
def test_each_region_has_one_tile() -> None:
    play = at('unrest = "green"\nblockade = "red"', "bonus red false")
    assert play.board["tiles"] == ["blue", "brown", "purple", "white"]
    assert "(P1.1)" in refused('unrest = "red"\nblockade = "red"')
    assert "only one tile of red (P1.1)" in refused('unrest = "red"\nblockade = "blue"\ntiles = ["red"]')


@cites("P1.1")
def test_regions_are_joined_by_connections() -> None:
    play = at('blockade = ""\nregions.purple = ["red-1/0"]', "move-to red red-1/0 ready purple 1")
    assert sorted(play.legal) == ["to blue", "to brown", "to green"]
    assert play.rule_against("to white") == "P4.9"


@cites("P1.2")
def test_command_cards() -> None:
    box = rules().box
    assert rules().command_cards == len(box.cards) == 48
    assert set(box.card_recruit) == {1, 2, 3}
    assert {ACTIONS[action] for action in box.card_action} == {"move", "double-move", "refresh"}
    assert [box.card_region.count(region) for region in range(6)] == [8] * 6
    assert min(box.card_days) > 0
    assert min(box.card_points) > 0
    assert "in two places (P1.2)" in refused('hands.red = ["red-2-refresh"]\ndiscards = ["red-2-refresh"]')


@cites("P1.2")
def test_a_card_has_days_region_recruit_value_action_and_points() -> None:
    play = at('hands.red = ["red-4-refresh"]\nregions.blue = ["red-2/1 exhausted"]')
    play.do("play red-4-refresh")
    assert play.board["day"] == 1 + 4
    message = play.state.prompt(0).args
    assert message == {"card": "red-4-refresh", "region": "red", "value": 2}
    assert actions(play, "refresh") == ["refresh red-2/1 blue"]
    assert actions(play, "move") == []
    scored = at(
        'objectives.red = "red-4-refresh"\nregions.red = ["red-1/0"]', "reveal-objectives, score-objective red 2"
    )
    assert scored.board["support"] == 2 * 3  # turned up and scored, and scored once more


@cites("P1.3")
def test_leader_cards() -> None:
    box = rules().box
    sides = {name: SIDES[side] for name, side in zip(box.leaders, box.leader_side, strict=True)}
    assert sides == {
        "lenin": "red",
        "stalin": "red",
        "zinoviev": "red",
        "kerensky": "white",
        "lvov": "white",
        "kornilov": "white",
    }
    for side in (0, 1):
        specials = [SPECIALS[box.leader_special[i]] for i in range(6) if box.leader_side[i] == side]
        assert sorted(specials) == ["espionage", "inspire", "protest"]
    assert "kerensky is no leader of red (P1.3)" in refused('hands.red = ["kerensky"]')


@cites("P1.3")
def test_a_leader_card_has_days_strengths_any_region_and_a_special() -> None:
    play = at('hands.red = ["stalin"]\nobjectives.white = "red-2-refresh"')
    play.do("play stalin")
    assert play.board["day"] == 1 + 3
    assert len(actions(play, "place")) == 6
    assert "spy" in play.legal
    # ready he shows 3 and beats a 2, exhausted he shows 2 and loses to a 3
    assert at('regions.green = ["stalin", "white-2/1"]', "unrest").asked == "red"
    assert at('regions.green = ["stalin exhausted", "white-3/2"]', "unrest").asked == "white"
    assert at('regions.green = ["stalin exhausted", "white-1/0"]', "unrest").asked == "red"


@cites("P1.4")
def test_number_of_tokens() -> None:
    tokens = rules().tokens
    counts = {kind: mask.bit_count() for kind, mask in zip(tokens.kinds, tokens.kind_mask, strict=True) if mask}
    for side in ("red", "white"):
        units = {kind: count for kind, count in counts.items() if kind.startswith(side + "-")}
        assert sum(units.values()) == 10
        assert {int(kind.split("-")[1][0]) for kind in units} == {1, 2, 3}
    assert sum(count for kind, count in counts.items() if kind.startswith("neutral-")) == 6
    others = {kind: count for kind, count in counts.items() if "/" not in kind}
    assert set(others) == {*rules().box.leaders, "trotsky", "trotsky-red"}
    assert set(others.values()) == {1}
    assert "there are only 2 of red-1/0 (P1.4)" in refused('regions.red = ["red-1/0", "red-1/0", "red-1/0"]')


@cites("P1.4")
def test_a_token_may_be_stronger_exhausted() -> None:
    # white holds Will of the People, so red is stronger only by what its token shows
    ready = at('will = "white"\nregions.green = ["red-1/2", "white-1/0"]', "unrest")
    assert ready.asked == "white"
    exhausted = at('will = "white"\nregions.green = ["red-1/2 exhausted", "white-1/0"]', "unrest")
    assert exhausted.asked == "red"
    as_strong = at('will = "red"\nregions.green = ["red-3/3 exhausted", "white-3/2"]', "unrest")
    assert as_strong.asked == "red"


@cites("P1.5")
def test_track_has_a_victory_space_at_each_end() -> None:
    track = rules().box.track
    red = at(f'support = {track - 3}\nobjectives.red = "red-4-refresh"\nregions.red = ["red-1/0"]', "reveal-objectives")
    assert (red.board["support"], red.state.ending) == (track, "track")
    white = at(
        f'support = {2 - track}\nobjectives.red = "red-4-refresh"\nregions.red = ["white-1/0"]', "reveal-objectives"
    )
    assert (white.board["support"], white.state.ending) == (-track, "track")
    assert "(P5.4)" in refused(f"support = {track + 1}")


@cites("P1.5")
def test_calendar() -> None:
    assert rules().box.months == ["mar-apr", "may-jun", "jul", "aug", "sep", "oct", "nov"]
    assert "day should be 1 to 31, not 32 (P1.5)" in refused("day = 32")
    assert "(P1.5)" in refused('month = "dec"')


@cites("P1.5")
def test_three_objective_markers() -> None:
    play = at(
        """
        objectives.red = "red-4-refresh"
        objectives.white = "blue-4-refresh"
        regions.green = ["red-1/0"]
        """,
        "unrest, reveal-objectives",
    )
    play.do("points")
    markers = [(event["card"], event["marker"]) for event in play.events if event["event"] == "objective-revealed"]
    assert markers == [("blue-4-refresh", 2), ("red-4-refresh", 3)]


@cites("P1.5")
def test_one_blockade_marker_and_one_will_of_the_people() -> None:
    play = at('hands.red = ["zinoviev"]\nhands.white = ["kerensky"]')
    assert (play.board["marker"], play.board["will"]) == ("red", "red")
    play.do("play zinoviev")
    play.do("protest blue")
    play.do("place red")
    assert play.board["marker"] == "blue"
    play.do("play kerensky")
    play.do("inspire")
    play.do("place blue")
    assert play.board["will"] == "white"
    assert there(play, "blue") == ["kerensky"]
