"""The scene of the board in the browser: made of the view alone, and right."""

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from sandtable.bots.registry import bot_names
from sandtable.core.registry import game as find_game
from sandtable.core.seats import CHANCE, SPECTATOR
from sandtable.core.state import State
from sandtable.games.dual_powers.rules.board import NONE, DualPowersState
from sandtable.games.dual_powers.rules.components import RED, SIDES, WHITE
from sandtable.games.dual_powers.rules.tokens import NO_SIDE
from sandtable.games.dual_powers.ui.browser import PRESETS, scene
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE
from tests.dual_powers.positions import at

VARIANTS: list[dict[str, object]] = [
    {},
    {"accompanied_neutrals": True, "unrest_seven": True},
    {"solitaire": True, "difficulty": 4},
    {"solitaire": True, "side": "white"},
]


def states(variant: dict[str, object], seed: int) -> Iterator[DualPowersState]:
    """Every state of a random game in which somebody is asked, and its end."""
    rng = Random(seed)
    state: State = find_game("dual-powers").rules(variant).start()
    while not state.is_over():
        if state.seat != CHANCE:
            assert isinstance(state, DualPowersState)
            yield state
        state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))
    assert isinstance(state, DualPowersState)
    yield state


def scenes(state: State) -> Iterator[tuple[int, dict[str, Any]]]:
    """The scene of each viewer."""
    for viewer in [*range(len(state.rules.seats)), SPECTATOR]:
        yield viewer, scene(state.view(viewer), state.rules)


def test_it_can_be_sent() -> None:
    for variant in VARIANTS:
        for state in states(variant, 1):
            for _, found in scenes(state):
                assert json.loads(json.dumps(found)) == found


def test_twin_worlds_look_the_same() -> None:
    """P3.4: a scene shows no more than the view does."""
    rng = Random(3)
    for variant in VARIANTS:
        for state in islice(states(variant, 2), 0, None, 7):
            for viewer, found in scenes(state):
                twin = state.rules.sample(state.view(viewer), Random(rng.random()))
                assert scene(twin.view(viewer), twin.rules) == found


def test_strengths_and_who_is_stronger_are_those_of_the_rules() -> None:
    for variant in VARIANTS:
        for seed in range(3):
            for state in states(variant, seed):
                found = scene(state.view(SPECTATOR), state.rules)
                for region in found["regions"]:
                    place = state.tables.box.regions.index(region["name"])
                    stronger = state.stronger(place)
                    assert region["leads"] == ("" if stronger == NO_SIDE else SIDES[stronger])
                    for side in (RED, WHITE):
                        counting = [token for token in region["tokens"] if token["counts"] == SIDES[side]]
                        shown = sum(token[token["face"]] for token in counting)
                        assert region["strength"][SIDES[side]] == state.strength(side, place) == shown
                        assert region["count"][SIDES[side]] == len(counting)


@pytest.mark.parametrize(
    ("tokens", "leads", "why"),
    [
        ([], "", "empty"),
        (["neutral-1/1"], "", "neutral"),
        (["white-1/0 exhausted", "neutral-1/1"], "white", "alone"),
        (["red-2/1", "white-1/1"], "red", "strength"),
        (["red-2/1", "white-1/1", "white-1/1"], "white", "tokens"),
        (["red-2/1", "white-2/1"], "red", "will"),
    ],
)
def test_why_somebody_is_stronger(tokens: list[str], leads: str, why: str) -> None:
    play = at(f'will = "red"\nregions.green = {tokens}')
    [green] = [region for region in scene(play.state.view(0), play.state.rules)["regions"] if region["name"] == "green"]
    assert (green["leads"], green["why"]) == (leads, why)


def test_previews_are_what_playing_the_card_does() -> None:
    seen = {"bonus": 0, "passed": 0, "will": 0, "trotsky": 0, "trotsky-red": 0}
    for variant in VARIANTS:
        for seed in range(4):
            for state in states(variant, seed):
                prompt = state.prompt(state.seat)
                if prompt.message != "ask-play-card":
                    continue
                side = state.rules.seats[state.seat]
                for entry in scene(state.view(state.seat), state.rules)["hands"][side]["cards"]:
                    after = state.copy()
                    after.apply(after.rules.space.parse(f"play {entry['card']}"))
                    preview = entry["preview"]
                    assert (preview["day"], preview["month"]) == (after.day, after.tables.box.months[after.month])
                    assert preview["bonus"] == any(type(step).__name__ == "Bonus" for step in after.stack)
                    assert preview["will"] == (after.will != state.will)
                    assert preview["points"] == after.tables.unrest_points[after.month]
                    tokens = state.tables.tokens
                    for word, token in (("trotsky", tokens.trotsky), ("trotsky-red", tokens.red_trotsky)):
                        there = [any(mask >> token & 1 for mask in world.at) for world in (state, after)]
                        assert (preview["enters"] == word) == (there == [False, True])
                        seen[word] += preview["enters"] == word
                    for key in ("bonus", "passed", "will"):
                        seen[key] += preview[key]
    assert all(seen.values()), seen


def test_the_forecast_is_what_the_round_scores() -> None:
    """With both objectives open nothing is unknown; the forecast takes the points, never the bonus action."""
    compared = 0
    for variant in VARIANTS:
        for seed in range(6):
            before: DualPowersState | None = None
            for state in states(variant, seed):
                if before is not None and before.seat >= 0 and state.prompt(state.seat).message == "ask-unrest-reward":
                    compared += check_forecast(state)
                before = state
    assert compared


def check_forecast(state: DualPowersState) -> bool:
    """Take the points and compare; only where no objective is a matter of chance."""
    if any(card < NONE for card in state.objectives):
        return False
    after = state.copy()
    after.open = 0b11
    found = scene(after.view(after.seat), after.rules)["forecast"]
    after.apply(after.tables.POINTS)
    while after.seat >= 0 and after.prompt(after.seat).message == "ask-unrest-reward":
        after.apply(after.tables.POINTS)
    assert found["support"] == after.support
    return True


def test_forecast_with_a_hidden_objective() -> None:
    board = """
        will = "white"
        unrest = "green"
        month = "jul"
        regions.green = ["red-1/1"]
        regions.blue = ["white-2/1"]
        hands.red = ["red-2-refresh"]
        objectives.red = "blue-4-refresh"
        objectives.white = "purple-4-move"
    """
    play = at(board)
    steps = scene(play.state.view(0), play.state.rules)["forecast"]["steps"]
    unrest = {"marker": 1, "chooser": "", "region": "green", "points": 3, "wins": "red"}
    hidden = {"marker": 2, "chooser": "white", "region": "", "points": 0, "wins": ""}  # P5.5: white is behind
    own = {"marker": 3, "chooser": "red", "region": "blue", "points": 3, "wins": "white"}
    assert steps == [unrest, hidden, own]


def test_turns_to_come() -> None:
    """P4.1, P7.4: in their order, without the present one."""
    play = at('hands.red = ["red-2-refresh"]', "turn red, turn white, turn red, unrest")
    assert scene(play.state.view(0), play.state.rules)["turns"] == ["white", "red"]
    play = at('hands.red = ["red-2-refresh"]', "turn red, opposition-turn", solitaire=True)
    assert scene(play.state.view(0), play.state.rules)["turns"] == ["white"]


def test_an_unrest_that_was_answered_is_not_forecast() -> None:
    """P5.9: the bonus action is taken instead of the points, before the objectives are scored."""
    play = at('regions.green = ["red-1/1"]', "unrest, reveal-objectives")
    assert scene(play.state.view(0), play.state.rules)["forecast"]["support"] == 2
    play.do("bonus")
    assert scene(play.state.view(0), play.state.rules)["forecast"] == {"steps": [], "support": 0, "leads": "", "by": 0}


def test_the_oppositions_objective_so_far() -> None:
    cards = ["red-2-refresh", "red-4-refresh", "purple-4-move", "brown-5-refresh", "purple-2-move"]
    play = at(f"opposition = {cards}", "turn red", solitaire=True)
    found = scene(play.state.view(0), play.state.rules)["opposition"]
    assert found["days"] == {"purple": 6, "red": 6, "brown": 5}
    assert found["objective"] == "purple-4-move"
    assert found["row"] == cards
    assert (found["side"], found["difficulty"], found["to_come"]) == ("white", 1, 0)


def test_the_map_is_that_of_the_data() -> None:
    rules = find_game("dual-powers").rules()
    found = scene(at('marker = "blue"').state.view(0), rules)
    ends = {connection["name"]: connection["ends"] for connection in found["connections"]}
    assert ends["brown"] == ["brown", "purple"]
    assert [connection["name"] for connection in found["connections"] if connection["closed"]] == ["blue"]


def test_presets_can_be_played_and_are_explained() -> None:
    game = find_game("dual-powers")
    known = bot_names("dual-powers")
    for language in ("en", "de", "it"):
        texts = Texts(language, [game.package, CORE])
        assert texts.say("lobby-about-dual-powers")
        for preset in PRESETS:
            assert texts.say(f"lobby-preset-{preset['id']}")
            assert texts.attribute(f"lobby-preset-{preset['id']}", "about")
    for preset in PRESETS:
        assert len(game.rules(preset["options"]).seats) == len(preset["seats"])
        for seat in preset["seats"]:
            assert seat in ("me", "open") or seat.removeprefix("bot:") in known
