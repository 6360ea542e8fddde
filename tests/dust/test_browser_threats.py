"""What the board marks as threatened: only what can be attacked, by whom and with what stands there."""

from random import Random
from typing import Any

import pytest

from sandtable.core.seats import SPECTATOR
from sandtable.games.dust.rules.attack import battle_targets
from sandtable.games.dust.rules.board import DustState
from sandtable.games.dust.rules.tables import SEATS
from sandtable.games.dust.ui.browser import scene
from sandtable.games.dust.ui.browser_threats import LIKELY
from tests.dust.test_browser import VARIANTS, states

FOUR: dict[str, object] = {"players": 4, "round_limit": 3}


def threats(state: DustState, viewer: int) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = scene(state.view(viewer), state.rules)["threats"]
    return found


@pytest.mark.parametrize("variant", [*VARIANTS, FOUR])
def test_areas_of_ones_own_are_threatened_from_areas_of_others(variant: dict[str, object]) -> None:
    seen = 0
    for state in list(states(variant, 1))[::7]:
        for viewer in range(len(state.rules.seats)):
            for area, found in threats(state, viewer).items():
                assert state.owner[state.tables.atlas.number_of(area)] == viewer
                for one in found:
                    assert one["seat"] != SEATS[viewer] and one["dice"] > 0 and one["most"] >= one["dice"]
                    if one["origin"]:
                        origin = state.tables.atlas.number_of(one["origin"])
                        assert state.owner[origin] == SEATS.index(one["seat"])
                    assert (one["level"] == 2) <= (one["chance"] >= LIKELY)
                    seen += 1
    assert seen > 30


@pytest.mark.parametrize("variant", [*VARIANTS, FOUR])
def test_whoever_is_to_attack_now_threatens_what_they_may_attack(variant: dict[str, object]) -> None:
    """D6.2 to D6.9: at the question for attacks the marks are the targets, as far as moves are not counted."""
    asked = 0
    for state in states(variant, 2):
        if state.is_over() or state.prompt(state.seat).message != "ask-attack":
            continue
        foe = state.seat
        places = [area for area in range(state.tables.areas) if state.owner[area] == foe]
        targets = {target for origin in places for target in battle_targets(state, foe, origin)}
        for viewer in range(len(state.rules.seats)):
            if viewer == foe or not targets:
                continue
            own = {state.tables.area_names[area] for area in targets if state.owner[area] == viewer}
            marked = {
                area
                for area, found in threats(state, viewer).items()
                if any(one["seat"] == SEATS[foe] and one["how"] == "attack" for one in found)
            }
            assert own <= marked
            asked += 1
    assert asked > 3


def test_nobody_is_threatened_before_the_first_round_or_by_watching() -> None:
    for state in list(states(VARIANTS[0], 3))[::5]:
        assert threats(state, SPECTATOR) == {}
        if not state.round:
            assert threats(state, 0) == {}


def test_sources_are_safe_in_the_first_round_until_its_turns_are_over() -> None:
    """D6.8: an opponent who is still to come cannot attack them, one whose turn is over can in the next round."""
    later = 0
    for seed in range(4):
        for state in states(VARIANTS[0], seed):
            if state.round != 1:
                continue
            for viewer in (0, 1):
                foe = 1 - viewer
                for area, found in threats(state, viewer).items():
                    if state.tables.is_source(state.tables.atlas.number_of(area)) and any(
                        one["how"] == "attack" for one in found
                    ):
                        assert foe not in state.queue
                        later += 1
    assert later


@pytest.mark.parametrize("variant", [*VARIANTS, FOUR])
def test_threats_come_from_what_lies_open(variant: dict[str, object]) -> None:
    rng = Random(5)
    for state in list(states(variant, 6))[::13]:
        for viewer in range(len(state.rules.seats)):
            twin = state.rules.sample(state.view(viewer), Random(rng.random()))
            assert isinstance(twin, DustState)
            assert threats(twin, viewer) == threats(state, viewer)


def test_a_pact_is_a_shield_for_this_round_only() -> None:
    """D10.4."""
    checked = 0
    for state in states(VARIANTS[0], 7):
        if state.is_over() or state.prompt(state.seat).message != "ask-attack" or not threats(state, 1 - state.seat):
            continue
        foe, seat = state.seat, 1 - state.seat
        state.pacts[foe], state.pacts[seat] = 1 << seat, 1 << foe
        assert all(one["how"] != "attack" for found in threats(state, seat).values() for one in found)
        checked += 1
    assert checked
