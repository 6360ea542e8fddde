"""Rookie: plays every variant, knows only what its seat may know, and follows its rules of thumb."""

from random import Random

import pytest

from sandtable.bots.bot import Look
from sandtable.bots.match import play_match
from sandtable.bots.registry import bot_class, bot_names
from sandtable.core.seats import CHANCE
from sandtable.core.state import State
from sandtable.games.dual_powers.bots.beliefs import cases
from sandtable.games.dual_powers.bots.date_forecast import DateForecast
from sandtable.games.dual_powers.bots.rookie import Rookie
from sandtable.games.dual_powers.rules.board import DualPowersState
from sandtable.testing import Play

from .positions import SCORING, at, cards_but, rules_with

VARIANTS: list[dict[str, object]] = [{}, {"accompanied_neutrals": True}, {"unrest_seven": True}]
VARIANTS += [{"solitaire": True, "side": side, "difficulty": level} for side in ("red", "white") for level in (1, 6)]

QUESTIONS = {"choose-objectives", "play-card", "use-command", "move-to", "use-leader", "bonus", "unrest-reward"}

LAST_TURN = f"turn red, {SCORING}"
"""Red decides, and then the round is scored."""


def answer(play: Play, seed: str = "tea") -> str:
    """What Rookie says to the question of a position, in words; the same whatever its whim."""
    found = {choice(play.state, f"{seed}{number}") for number in range(5)}
    assert len(found) == 1, f"it is of two minds: {found}"
    return found.pop()


def choice(state: State, seed: str, number: int = 0) -> str:
    bot = Rookie(state.rules, state.seat, seed)
    return state.rules.space.words(bot.decide(state, number))


def turn(play: Play) -> list[str]:
    """A whole turn of Rookie, played on in the position."""
    found: list[str] = []
    while play.step != "unrest-reward" and play.asked == "red":
        found.append(choice(play.state, "turn"))
        play.state.apply(play.state.rules.space.parse(found[-1]))
    return found


# Playing


def test_it_is_found_by_its_name() -> None:
    assert "rookie" in bot_names("dual-powers")
    assert bot_class("rookie", "dual-powers") is Rookie


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_it_plays_whole_games(options: dict[str, object]) -> None:
    rules = rules_with(**options)
    for seed in range(2):
        result = play_match(rules, ["rookie"] * len(rules.seats), f"whole {seed}")
        assert result.ending


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_it_answers_every_question_of_random_games(options: dict[str, object]) -> None:
    """In positions it would never get into, too."""
    rng = Random(str(options))
    asked: set[str] = set()
    for _ in range(3):
        state = rules_with(**options).start()
        while not state.is_over():
            if state.seat != CHANCE and len(state.legal()) > 1 and rng.random() < 0.4:
                asked.add(state.rules.describe_step(state.stack[-1])["step"])
                choice(state, "any")
            state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))
    assert asked >= QUESTIONS - ({"choose-objectives", "unrest-reward"} if options.get("solitaire") else set())


def test_it_repeats_itself() -> None:
    """The same seed gives the same game; another seed another one, even with the same dice."""
    rules = rules_with()
    results = [play_match(rules, ["rookie", "rookie"], seed) for seed in ("a", "a", "b")]
    seen = [(result.ending, result.decisions, result.returns) for result in results]
    assert seen[0] == seen[1]
    assert len({result.decisions for result in results}) == 2


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance(seat: int) -> None:
    bots = ["rookie", "random"] if seat == 0 else ["random", "rookie"]
    for number in range(4):
        assert play_match(rules_with(), bots, f"beaten {number}").returns[seat] == 1.0


# Fairness


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_hidden_facts_do_not_matter(options: dict[str, object]) -> None:
    """In worlds that look the same to the seat it chooses the same."""
    rng = Random(str(options) + "fair")
    compared = differ = 0
    odds = 0.7 if options.get("solitaire") else 0.3
    for _ in range(2):
        state = rules_with(**options).start()
        number = 0
        while not state.is_over():
            if state.seat == CHANCE:
                state.apply(state.draw(rng))
                continue
            if len(state.legal()) > 1 and rng.random() < odds:
                seat = state.seat
                view = state.view(seat)
                worlds = [state, *(state.rules.sample(view, Random(rng.random())) for _ in range(3))]
                differ += any(world.describe() != state.describe() for world in worlds)
                looks = [Look.of(world, seat) for world in worlds]
                assert all((look.view, look.legal) == (looks[0].view, looks[0].legal) for look in looks)
                choices = {choice(world, "fair", number) for world in worlds}
                assert len(choices) == 1, f"it knows what it cannot see: {choices}"
                compared += 1
            state.apply(rng.choice(state.legal()))
            number += 1
    assert compared > 10
    assert differ > 10 or options.get("solitaire"), "alone nothing is hidden that anybody knows"


def test_what_a_sample_makes_up_does_not_matter() -> None:
    """Other made-up hands, the same judgement of every action."""
    rng = Random(1917)
    state = rules_with().start()
    compared = 0
    while not state.is_over():
        if state.seat == CHANCE:
            state.apply(state.draw(rng))
            continue
        if len(state.legal()) > 1 and rng.random() < 0.3:
            bot = Rookie(state.rules, state.seat, "")
            worths = []
            for _ in range(3):
                world = state.rules.sample(state.view(state.seat), rng)
                assert isinstance(world, DualPowersState)
                worths.append(bot.worths(world, state.legal(), Random(1)))
            assert worths[0] == pytest.approx(worths[1])
            assert worths[0] == pytest.approx(worths[2])
            compared += 1
        state.apply(rng.choice(state.legal()))
    assert compared > 20


# What it believes


def likely(play: Play, side: int) -> dict[str, float]:
    """How likely it thinks each region to be the foe's objective."""
    state = play.state
    assert isinstance(state, DualPowersState)
    found = cases(state, side, Random(1))
    assert sum(case.likely for case in found) == pytest.approx(1.0)
    return {state.tables.box.regions[case.regions[-1]]: case.likely for case in found}


def test_it_suspects_regions_where_the_foe_gathers() -> None:
    found = likely(at('regions.blue = ["white-3/2", "white-2/1"]\nobjectives = {white = "blue-6-refresh"}'), 0)
    assert max(found, key=lambda region: found[region]) == "blue"


def test_it_does_not_suspect_regions_whose_cards_are_all_seen() -> None:
    cards = ", ".join(f'"{card}"' for card in cards_but() if card.startswith("blue"))
    found = likely(at(f'discards = [{cards}]\nobjectives = {{white = "red-6-move"}}'), 0)
    assert "blue" not in found
    assert len(found) == 5


def test_it_knows_an_objective_that_lies_open() -> None:
    assert likely(at('objectives = {white = "red-6-move"}\nopen = ["white"]'), 0) == {"red": 1.0}


def test_alone_it_reads_the_opposition_s_row() -> None:
    row = '["red-2-refresh", "red-4-move", "purple-4-move", "brown-5-refresh", "purple-2-move"]'
    play = at(f"opposition = {row}", "turn red", solitaire=True)
    assert likely(play, 0) == {"purple": 1.0}  # example H


def test_the_almanac_adds_up() -> None:
    almanac = DateForecast([2, 3, 4, 5, 6])
    sure = almanac.outlook(27, "mf")
    assert sure.once > 0.9
    assert sure.mine_last + sure.foe_last == pytest.approx(sure.once)
    assert almanac.outlook(1, "mfmf").once == 0
    assert almanac.outlook(31, "f").foe_last == pytest.approx(1.0)
    assert almanac.bonus_risk(9) > almanac.bonus_risk(2) == 0


# Rules of thumb: objectives


def test_it_chooses_points_where_it_is_strong() -> None:
    play = at(
        'hands = {red = ["blue-6-refresh", "brown-6-move"], white = ["green-2-move"]}\n'
        'regions = {blue = ["red-3/3", "red-2/2"], brown = ["white-3/2", "white-2/2"]}',
        "choose-objectives, turn red, turn white",
    )
    assert answer(play) == "objective blue-6-refresh"


def test_it_gives_no_points_away_where_it_must_lose() -> None:
    play = at(
        'hands = {red = ["brown-6-move", "brown-2-refresh"], white = ["green-2-move"]}\n'
        'regions.brown = ["white-3/2", "white-3/2", "white-2/2", "kornilov"]',
        "choose-objectives, turn red, turn white",
    )
    assert answer(play) == "objective brown-2-refresh"


# Rules of thumb: cards and their use


def test_it_takes_an_unrest_that_is_there_to_be_taken() -> None:
    play = at(
        'month = "sep"\nday = 2\nhands.red = ["green-3-refresh", "blue-3-move"]\nregions.green = ["white-2/1"]',
        LAST_TURN,
    )
    assert turn(play)[0] == "play green-3-refresh"
    assert play.step == "unrest-reward"


def test_it_brings_help_by_a_move() -> None:
    play = at(
        'month = "sep"\nday = 2\nunrest = "green"\nblockade = "white"\nhands.red = ["blue-2-double-move"]\n'
        'regions = {green = ["white-2/1", "red-1/0"], purple = ["red-2/2"]}',
        LAST_TURN,
    )
    assert turn(play)[1:] == ["move red-2/2 ready purple", "to green"]
    assert play.step == "unrest-reward"


def test_it_ends_on_the_fifteenth_if_that_costs_nothing() -> None:
    play = at('day = 11\nhands.red = ["blue-4-refresh", "blue-3-refresh", "blue-5-move"]')
    assert answer(play) == "play blue-4-refresh"


def test_it_ends_on_the_last_day_if_that_costs_nothing() -> None:
    play = at('day = 26\nwill = "red"\nhands.red = ["blue-4-refresh", "blue-2-double-move"]')
    assert answer(play) == "play blue-4-refresh"


def test_it_passes_the_last_day_to_win_the_people() -> None:
    """With the neutrals of both scored regions red wins twice."""
    play = at(
        'day = 27\nwill = "white"\nhands.red = ["white-6-refresh", "white-4-refresh"]\n'
        'objectives = {red = "blue-5-move"}\n'
        'regions = {green = ["white-1/1", "red-1/1", "neutral-1/2"], blue = ["white-1/1", "red-1/1", "neutral-1/2"]}',
        LAST_TURN,
    )
    assert answer(play) == "play white-6-refresh"


def test_it_refreshes_where_that_decides() -> None:
    play = at(
        'month = "sep"\nday = 2\nhands.red = ["blue-3-refresh"]\n'
        'regions = {green = ["white-2/1", "red-3/1 exhausted"], brown = ["red-1/0 exhausted"]}',
        LAST_TURN,
    )
    assert turn(play)[1] == "refresh red-3/1 green"


# Rules of thumb: leaders


def test_it_keeps_a_leader_where_a_card_does_as_well() -> None:
    play = at('day = 2\nhands.red = ["lenin", "green-3-refresh", "green-2-move"]', "turn red, turn white, turn red")
    assert choice(play.state, "tea") != "play lenin"


def test_it_uses_up_leaders_in_the_last_round() -> None:
    play = at(
        'month = "oct"\nday = 2\nsupport = -2\nhands.red = ["lenin", "blue-3-refresh"]\nregions.green = ["white-3/2"]',
        LAST_TURN,
    )
    assert turn(play)[:2] == ["play lenin", "place green"]
    assert play.step == "unrest-reward"


def test_it_inspires_when_that_decides_a_tie() -> None:
    """Lenin and Kornilov are equals; who has the people is stronger."""
    play = at('month = "oct"\nday = 2\nwill = "white"\nhands.red = ["lenin"]\nregions.green = ["kornilov"]', LAST_TURN)
    assert sorted(turn(play)) == ["inspire", "place green", "play lenin"]
    assert play.step == "unrest-reward"


def test_it_spies_before_it_places() -> None:
    play = at('objectives = {white = "blue-6-refresh"}', "use-leader red stalin false false, turn white, turn red")
    assert answer(play) == "spy"


def test_what_it_has_spied_it_uses() -> None:
    play = at(
        'objectives = {white = "blue-6-refresh"}\nregions.blue = ["white-2/1"]',
        f"use-leader red stalin false false, {SCORING}",
    )
    play.do("spy")
    assert answer(play) == "place blue"


# Rules of thumb: bonus and unrest


def test_it_takes_points_when_they_win_the_game() -> None:
    play = at('month = "oct"\nsupport = 13\nregions.green = ["red-1/1"]', f"unrest-reward red, {SCORING}")
    assert answer(play) == "points"


def test_alone_it_takes_points_too() -> None:
    play = at('month = "aug"\nround = 3\nregions.green = ["red-1/1"]', f"unrest-reward red, {SCORING}", solitaire=True)
    assert answer(play) == "points"


def test_it_takes_the_bonus_that_swings_an_objective() -> None:
    """Two points of March against five lost or won."""
    play = at(
        'objectives = {red = "blue-6-refresh"}\nregions = {green = ["red-1/1"], blue = ["white-1/1", "red-1/0"]}\n'
        'will = "white"',
        "unrest-reward red, reveal-objectives, exhaust, end-of-game, clean-up",
    )
    assert answer(play) == "bonus"
    play.do("bonus")
    assert answer(play).split()[0::2] == ["enlist", "blue"]


def test_alone_it_organises_early() -> None:
    turns = "bonus red false, " + "opposition-turn, turn red, " * 3 + "opposition-turn"
    play = at('objectives = {red = "?"}', turns, solitaire=True)
    assert answer(play) == "organise"


def test_alone_it_does_not_organise_when_its_turns_are_over() -> None:
    play = at('objectives = {red = "?"}', "bonus red false, opposition-turn", solitaire=True)
    assert answer(play) != "organise"
