"""Rookie for Dust Tactics: plays every scenario from every seat, and knows only what its seat may know."""

from functools import cache
from random import Random

import pytest

from sandtable.bots.bot import Look
from sandtable.bots.match import Result, play_match
from sandtable.bots.registry import bot_class, bot_names
from sandtable.core.seats import CHANCE
from sandtable.core.state import State
from sandtable.core.step import PARTNERS, QUESTION, SECRET
from sandtable.games.tactics.bots.rookie import ANSWERS, Rookie
from sandtable.games.tactics.game import SCENARIOS
from sandtable.games.tactics.rules.army import cost
from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.cards import ARTILLERY_STRIKE, RELOAD, VEHICLE
from sandtable.games.tactics.rules.setup import ChooseArmies, JoinHeroes
from sandtable.games.tactics.rules.tables import STEPS, TacticsRules
from tests.tactics.once import ONCE


def choice(state: State, seed: str, number: int = 0, seat: int = -1) -> str:
    """What Rookie answers, in words."""
    seat = state.seat if seat < 0 else seat
    return state.rules.space.words(Rookie(state.rules, seat, seed).decide(state, number))


def result(scenario: str, bots: list[str], seed: str, **options: object) -> Result:
    return play_match(ONCE.rules({"scenario": scenario, **options}), bots, seed)


def test_it_is_found_by_its_name() -> None:
    assert "rookie" in bot_names("tactics")
    assert bot_class("rookie", "tactics") is Rookie


def test_it_has_an_answer_to_every_question() -> None:
    assert {step for step in STEPS if step.asks in (QUESTION, PARTNERS, SECRET)} == set(ANSWERS)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance(scenario: str, seat: int) -> None:
    bots = ["random", "random"]
    bots[seat] = "rookie"
    results = [result(scenario, bots, f"beaten {number}").returns[seat] for number in range(3)]
    assert sum(results) >= 2.0, results


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_plays_with_chosen_armies_by_the_faq(scenario: str) -> None:
    assert result(scenario, ["rookie", "rookie"], "whole", armies="choose", faq=True).ending
    against = ["random", "rookie"]
    returns = [
        result(scenario, against, f"whole {number}", armies="choose", faq=True).returns[1] for number in range(2)
    ]
    assert sum(returns) >= 1.0


@pytest.mark.parametrize("armies", ["box", "choose"])
def test_four_play(armies: str) -> None:
    found = result("breakthrough", ["rookie", "rookie", "random", "random"], "four", armies=armies, players=4)
    assert found.returns == [0.5, 0.5, -0.5, -0.5]


@pytest.mark.parametrize("scenario", ["reconnaissance", "meeting-engagement"])
@pytest.mark.parametrize("side", [0, 1])
def test_its_army_is_legal_and_spends_what_it_may(scenario: str, side: int) -> None:
    """T16.1: within ten AP of the limit, several kinds of units, and nobody who spots for guns that are not there."""
    rules = ONCE.rules({"scenario": scenario, "armies": "choose"})
    assert isinstance(rules, TacticsRules)
    state = rules.start()
    while isinstance(state.stack[-1], ChooseArmies):
        for seat in (0, 1):
            state.apply(rules.space.parse(choice(state, "army", seat=seat)), seat)
    units = [rules.cards.card_of_unit[unit] for unit in state.unit if rules.side_of_unit[unit] == side]
    cards = [rules.cards.card[number] for number in units]
    if rules.limits.ap:
        assert rules.limits.ap - 10 <= cost(rules.cards, units) <= rules.limits.ap
        assert len({card.name for card in cards}) >= 4
    else:
        assert [card.kind for card in cards].count(VEHICLE) == 1
    assert any(card.has(RELOAD) for card in cards) or not any(card.has(ARTILLERY_STRIKE) for card in cards)


# In any position


@cache
def random_positions(seed: str) -> list[State]:
    """Positions of random games in which there is something to decide: of each question about as many."""
    rng = Random(seed)
    met: dict[str, int] = {}
    found: list[State] = []
    for number in range(18):
        scenario = SCENARIOS[number % len(SCENARIOS)]
        state: State = ONCE.rules({"scenario": scenario, "armies": "choose", "faq": number % 2 == 0}).start()
        while not state.is_over():
            if state.seat != CHANCE and len(state.legal()) > 1:
                step = type(state.stack[-1]).__name__
                if rng.random() < 2 / (2 + met.get(step, 0) ** 2):
                    met[step] = met.get(step, 0) + 1
                    found.append(state.copy())
            state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))
    return found


def test_it_answers_every_question_of_random_games() -> None:
    """In positions it would never get into, with armies it would never take."""
    asked: set[str] = set()
    for state in random_positions("any"):
        asked.add(type(state.stack[-1]).__name__)
        choice(state, "any")
    assert len(asked) > 16, asked


def test_it_repeats_itself() -> None:
    """The same seed gives the same game; another seed another one."""
    results = [result("reconnaissance", ["rookie", "rookie"], seed) for seed in ("a", "a", "b")]
    seen = [(one.ending, one.decisions, one.turns) for one in results]
    assert seen[0] == seen[1] != seen[2]


def test_what_it_thought_before_does_not_matter() -> None:
    """A bot that is asked for the first time, in the middle of an order too, answers like one that played the game."""
    rng = Random(5)
    state = ONCE.rules({"scenario": "seize-the-explosives", "armies": "choose"}).start()
    bots = [Rookie(state.rules, seat, "same") for seat in range(2)]
    number = 0
    while not state.is_over():
        if state.seat == CHANCE:
            state.apply(state.draw(rng))
            continue
        action = bots[state.seat].decide(state, number)
        if number % 6 == 0:
            assert action == Rookie(state.rules, state.seat, "same").decide(state, number)
        state.apply(action)
        number += 1
    assert number > 100


def test_hidden_facts_do_not_matter() -> None:
    """In worlds that look the same to a seat it chooses the same: armies and joining are hidden until they are open."""
    rng = Random("fair")
    differ = compared = 0
    for game in range(3):
        state = ONCE.rules({"scenario": "meeting-engagement", "armies": "choose"}).start()
        number = 0
        while state.turn == 0:
            if state.seat == CHANCE:
                state.apply(state.draw(rng))
                continue
            step = state.stack[-1]
            for seat in state.asked():
                if len(state.legal(seat)) < 2 or not isinstance(step, ChooseArmies | JoinHeroes):
                    continue
                view = state.view(seat)
                worlds = [state, *(state.rules.sample(view, Random(rng.random())) for _ in range(2))]
                differ += any(world.describe() != state.describe() for world in worlds)
                looks = [Look.of(world, seat) for world in worlds]
                assert all((look.view, look.legal) == (looks[0].view, looks[0].legal) for look in looks)
                choices = {choice(world, f"fair {game}", number, seat) for world in worlds}
                assert len(choices) == 1, f"it knows what it cannot see: {choices}"
                compared += 1
            seat = rng.choice(state.asked())
            state.apply(rng.choice(state.legal(seat)), seat)
            number += 1
    assert compared > 10
    assert differ > 5


def test_it_plays_from_a_view_alone() -> None:
    """A server's bot has a view and no state: it answers the same."""
    compared = 0
    for state in random_positions("any")[::5]:
        assert isinstance(state, Battlefield)
        seat = state.seat
        look = Look(state.rules, seat, state.view(seat), state.legal(seat)[:])
        alone = Rookie(state.rules, seat, "x").choose(look, Random("x"))
        assert alone == Rookie(state.rules, seat, "x").choose(Look.of(state, seat), Random("x"))
        compared += 1
    assert compared > 20
