"""D7, D8, D10: every question and every roll of a battle keeps to the contract, whatever cards are played."""

from random import Random
from typing import Any

import pytest

from sandtable.core.seats import CHANCE
from sandtable.core.state import State
from sandtable.games.dust import GAME
from sandtable.table.record import give_up
from sandtable.testing import Kit, Play, cites
from tests.dust.battles import NEAR, NEAR_COAST, NEAR_SEA, ORIGIN, TARGET, capital, drop, holding, land, landing, sea
from tests.dust.positions import EDITIONS, area, fight, roll

KIT = Kit(GAME, [])
SECOND = 1
SAMPLE = 200


def battles(**options: Any) -> list[Play]:
    """A battle of each kind, with abilities on both sides."""
    haven, coast = f"{NEAR[0]}: second 1T; {NEAR[1]}: second 1T", f"{NEAR_COAST[0]}: second 1T"
    return [
        land("3T 1M 1F", "3T 1F", haven, holding(first="sigrid", second="nurse"), **options),
        land("3T 2F", "2T 1M 1F", haven, holding(first="alien-radar", second="ace-of-the-sky"), **options),
        land("2T 1F", "3T", "", holding(first="rocket-troops", second="alien-radar"), **options),
        capital("4T 1B", "1T", "", holding(first="nurse", second="sigrid"), **options),
        land("2T 2F", "3T 1F", "", of="neutral-1", **options),
        sea("3S", "3S", f"{NEAR_SEA[0]}: second 1S", holding(first="nurse", second="nurse"), **options),
        landing("3T 1F", "3T", coast, holding(first="secret-weapon", second="rocket-troops"), **options),
        drop((2, 2), "3T 1F", haven, "nurse", **options),
    ]


def check(state: State, rng: Random) -> None:
    """What the kit checks, with a sample of the actions: all of them would take minutes."""
    space, legal = state.rules.space, state.legal()
    verbs = [space.verb(name) for name in state.stack[-1].verbs]
    possible = [action for verb in verbs for action in range(verb.base, verb.base + verb.size)]
    for action in rng.sample(possible, min(len(possible), SAMPLE)):
        assert (state.why_not(action, state.seat) is None) == (action in legal), space.words(action)
    assert all(state.why_not(action, state.seat) is None for action in legal)
    KIT.check_position(state)
    KIT.check_illegal(state, rng)


@cites("D7.1", "D7.4", "D7.6", "D7.9", "D8.2", "D10.1", "D10.2", "D10.3", "D10.5", "D10.7", "D10.8", "D10.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_question_of_a_battle_keeps_to_the_contract(edition: str) -> None:
    rng = Random(edition)
    seen = set()
    for play in battles(edition=edition):
        state = play.state
        while not state.is_over():
            seen.add(play.step)
            check(state, rng)
            state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))
    assert {"withdraw", "volley", "ask-at-start", "ask-reroll", "losses", "ask-nurse", "nurse-die"} <= seen


@cites("D7.14", "D7.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_battle_comes_to_an_end(edition: str) -> None:
    rng = Random(edition)
    for start in battles(edition=edition):
        for _ in range(20):
            state = start.state.copy()
            for _ in range(300):
                if state.is_over():
                    break
                state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))
            assert state.is_over()


@cites("D10.2", "D12.5", "D7.11")
def test_who_resigns_in_a_battle_has_no_nurse_any_more() -> None:
    play = land("6T 1F", "5T", f"{NEAR[0]}: second 1T", holding(second="nurse"), players=3)
    play.do("done")
    roll(play, 2)
    play.do("use")
    assert play.step == "nurse-die"
    give_up(play.state, SECOND, None)
    assert play.step == "nurse-die"
    KIT.check_position(play.state)
    play.chance("hits 1")
    assert area(play, TARGET) == "second 3T"  # for the other no die is rolled: neutrals have no cards
    assert play.asked == "chance" and play.step == "volley"
    fight(play, 0)
    assert area(play, ORIGIN) == "first 6T 1F"
