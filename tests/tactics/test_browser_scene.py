"""What the board in the browser is sent: made from a view alone, small, and never another answer than the rules'."""

import json
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable.core.registry import game
from sandtable.core.seats import SPECTATOR
from sandtable.core.state import State
from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.reaction import reactors
from sandtable.games.tactics.rules.tables import TacticsRules
from sandtable.games.tactics.rules.targets import enemies
from sandtable.games.tactics.rules.ways import walk_ends
from sandtable.games.tactics.ui import browser
from sandtable.games.tactics.ui.browser_odds import answer
from sandtable.games.tactics.ui.browser_sight import UNSEEN
from sandtable.games.tactics.ui.facts import TacticsFacts
from sandtable.games.tactics.ui.sight_tool import Line
from sandtable.text.messages import Texts

CLIENT = Path(__file__).parents[2] / "client" / "src" / "boards" / "tactics"
PACKAGE = "sandtable.games.tactics"
LARGEST = 20_000
"""Bytes of a whole push, compressed (issue 13)."""
DULL = ("hold", "pass", "stop", "wait", "do nothing")


def moments(options: dict[str, Any], seed: str, every: int = 1) -> Iterator[tuple[Battlefield, int]]:
    """Positions of a random game in which somebody is asked, and who: they do something rather than nothing."""
    state: State = game("tactics").rules(options).start()
    rng, number = Random(seed), 0
    while not state.is_over():
        asked = state.asked()
        if not asked or asked[0] < 0:
            state.apply(state.draw(rng))
            continue
        seat = rng.choice(asked)
        number += 1
        if number % every == 0:
            assert isinstance(state, Battlefield)
            yield state, seat
        legal = state.legal(seat)
        lively = [action for action in legal if state.rules.space.words(action) not in DULL]
        state.apply(rng.choice(lively or legal), seat)


def scene_of(state: State, seat: int) -> dict[str, Any]:
    return browser.scene(state.view(seat), state.rules)


# What is sent


@pytest.mark.parametrize("scenario", browser.SCENARIOS)
def test_a_push_is_small(scenario: str) -> None:
    """A whole picture, view, question and scene, stays under twenty thousand bytes."""
    for state, seat in moments({"scenario": scenario}, scenario, every=9):
        prompt = state.prompt(seat)
        picture = {"view": state.view(seat), "prompt": prompt.content(), "scene": scene_of(state, seat)}
        assert len(zlib.compress(json.dumps(picture).encode())) < LARGEST


def test_it_is_made_from_the_view_alone() -> None:
    """Spectators are sent what they may know; armies that are chosen in secret are not among it."""
    rules = game("tactics").rules({"scenario": "meeting-engagement", "armies": "choose"})
    state = rules.start()
    state.apply(rules.space.parse("take rhino"), 0)
    state.apply(rules.space.parse("take lara"), 1)
    own, others = scene_of(state, 0), scene_of(state, 1)
    assert own["army"]["taken"] == ["rhino"]
    assert others["army"]["taken"] == ["lara"]
    assert "lara" not in json.dumps(own["army"]["taken"])
    assert scene_of(state, SPECTATOR)["army"] is None
    assert "rhino" not in others["cards"]


def test_walls_and_ground_are_those_of_the_board() -> None:
    """T14.1: every edge is told once, whichever of its squares one asks."""
    rules = game("tactics").rules({"scenario": "seize-the-explosives"})
    board = scene_of(rules.start(), 0)["board"]
    assert board["rows"] == rules.data["boards"]["board"][4]["rows"]
    # four by three squares have fourteen outer edges, four of them entrances; two walls are inside
    kinds = [kind for _, _, kind in board["walls"]]
    assert (kinds.count("wall"), kinds.count("small"), kinds.count("large")) == (12, 2, 2)
    assert len({(square, way) for square, way, _ in board["walls"]}) == len(board["walls"])
    assert board["inside"] == [f"{column}{row}" for row in (4, 5, 6) for column in "efgh"]
    assert (board["far"][1][1], board["far"][2][2], board["far"][0][3]) == (1, 3, 3)


# Sight, reach, reactions: the rules' own answers


def test_what_is_lit_is_what_the_rules_see() -> None:
    """T6: of every enemy on the board, from where each unit stands and from wherever it may go."""
    looked = 0
    for state, seat in moments({"scenario": "meeting-engagement"}, "sight", every=7):
        found, ground = scene_of(state, seat), state.tables.ground
        places = [state.square_name(square) for square in ground.squares]
        for u in range(len(state.unit)):
            if state.at[u] < 0 or state.leads(u):
                continue
            seen = found["sight"]["seen"][state.name(u)]
            lit = [v for v in foes(state, u) if any(seen[places.index(one)] != UNSEEN for one in names(state, v))]
            assert lit == enemies(state, u)
            hidden = found["sight"]["hidden"][state.name(u)]
            assert sorted(hidden) == sorted(state.name(v) for v in foes(state, u) if v not in lit)
            looked += len(hidden)
        for square, end in found["sight"]["ends"].items():
            unit = state.slot[state.tables.unit_names.index(found["active"]["asked"])]
            moved = state.copy()
            moved.put(unit, state.tables.scenarios.square.number(square))
            assert end["react"] == [moved.name(v) for v in reactors(moved, unit)]
            assert sorted(end["hidden"]) == sorted(
                moved.name(v) for v in foes(moved, unit) if v not in enemies(moved, unit)
            )
    assert looked > 50


def foes(state: Battlefield, u: int) -> list[int]:
    """The enemies on the board that can be targets."""
    return [
        v for v in range(len(state.unit)) if state.at[v] >= 0 and state.side[v] != state.side[u] and not state.leads(v)
    ]


def names(state: Battlefield, u: int) -> list[str]:
    return [state.square_name(square) for square in state.squares(u)]


def test_cover_and_reasons_are_those_of_the_sight_command() -> None:
    """T8, T6: a squad's cover on each square that is seen, and what blocks the line to those that are not."""
    for state, seat in moments({"scenario": "last-stand"}, "cover", every=31):
        found, ground = scene_of(state, seat), state.tables.ground
        squads = [u for u in range(len(state.unit)) if state.at[u] >= 0 and not state.leads(u) and state.is_soldier(u)]
        for u in squads[:2]:
            seen, origin = found["sight"]["seen"][state.name(u)], state.square_name(state.at[u])
            for place, square in enumerate(ground.squares):
                target = state.square_name(square)
                if target == origin or state.units_at(square):
                    continue
                line = Line(state, origin, target, False)
                assert (seen[place] != UNSEEN) == line.open
                if line.open:
                    assert int(seen[place]) == line.cover
                else:
                    told = answer(TacticsFacts(state.view(seat), state.rules), json.dumps({"line": [origin, target]}))
                    blocked = line.blocked_by()
                    assert told is not None
                    assert blocked is not None
                    assert told["blocked"]["rule"] == blocked.rule


def test_reach_is_where_one_move_leads() -> None:
    """T5: the squares a unit can stop on."""
    for state, seat in moments({"scenario": "breakthrough"}, "reach", every=23):
        reach = scene_of(state, seat)["sight"]["reach"]
        for name, squares in reach.items():
            u = state.slot[state.tables.unit_names.index(name)]
            assert squares == [state.square_name(square) for square in sorted(walk_ends(state, u, 1))]


# What can be declared, aimed and answered


def test_plans_and_targets_are_what_the_orders_allow() -> None:
    """T4.1, T7.1: every pair of actions that is offered can be declared, and every row aims at what it may aim at."""
    asked = {"declare": 0, "aim": 0}
    for state, seat in moments({"scenario": "hold-the-bridge"}, "plans"):
        found, prompt = scene_of(state, seat), state.prompt(seat)
        if prompt.message == "ask-first-act":
            asked["declare"] += 1
            allowed = [plan["acts"] for plan in found["plans"] if "ban" not in plan]
            assert {f"do {acts[0]}" for acts in allowed} == set(prompt.actions)
            for acts in allowed:
                trial = state.copy()
                for act in acts:
                    trial.apply(trial.rules.space.parse(f"do {act}"), seat)
        elif prompt.message == "ask-aim":
            asked["aim"] += 1
            (row,) = [row for row in found["aim"]["rows"] if row["state"] == "now"]
            words = [f"at {unit}" for unit in row["targets"]] + [f"wreck {square}" for square in row["elements"]]
            words += [f"burn {square}" for square in row["burns"]]
            assert sorted(words) == sorted(one for one in prompt.actions if one != "hold")
        if asked["declare"] > 60 and asked["aim"] > 5:
            break
    assert asked["aim"]


def test_an_army_says_why_not() -> None:
    """T1.7, T16.1: what is in it costs something, and what may not be added says why."""
    rules = game("tactics").rules({"scenario": "meeting-engagement", "armies": "choose"})
    facts = TacticsFacts(rules.start().view(0), rules)
    told = answer(facts, json.dumps({"army": ["rhino", "hell-boys", "hell-boys", "blackhawk"]}))
    assert told is not None
    assert told["cost"] == 22 + 34 + 34 + 22
    assert told["refused"]["rhino"] == ["T1.7", "army-hero"]
    assert told["refused"]["hell-boys"] == ["T16.1", "army-ap"]
    assert told["unfinished"] is None
    assert answer(facts, json.dumps({"army": ["nobody"]})) is None


@pytest.mark.parametrize(
    "question", ["nonsense", "[]", '{"attack": "nobody"}', '{"line": ["a1"]}', '{"see": "rhino", "at": "z9"}', "{}"]
)
def test_a_question_about_nothing_has_no_answer(question: str) -> None:
    """Whatever a client asks, the server does not stumble."""
    rules = game("tactics").rules({"scenario": "meeting-engagement"})
    assert answer(TacticsFacts(rules.start().view(0), rules), question) is None


def test_odds_of_a_hurt_unit_count_what_is_left() -> None:
    """T7.3: dead carriers roll no dice, and a target cannot lose more than it has."""
    rules = game("tactics").rules({"scenario": "meeting-engagement"})
    assert isinstance(rules, TacticsRules)
    state = rules.start()
    view = state.view(0)
    figures = rules.cards.card[rules.cards.number["hell-boys"]].figures
    one = {name: int(place == 0) for place, name in enumerate(figures)}
    view["board"]["units"]["hell-boys"] = {"at": "c3", "figures": one}
    view["board"]["units"]["sturmpioniere"] = {"at": "d3"}
    view["steps"] = []
    facts = TacticsFacts(view, rules)
    told = answer(facts, '{"attack": "sturmpioniere", "target": "hell-boys"}')
    assert told is not None
    assert told["targets"]["hell-boys"]["points"] == 1
    assert len(told["targets"]["hell-boys"]["damage"]) == 2
    whole = answer(facts, '{"attack": "hell-boys", "target": "sturmpioniere"}')
    assert whole is not None
    assert sum(row["dice"] for row in whole["targets"]["sturmpioniere"]["rows"]) < 24


# The lobby and the texts


def test_every_scenario_has_a_picture_a_story_and_an_objective() -> None:
    """Two sentences each, in three languages."""
    for language in ("en", "de", "it"):
        texts = Texts(language, [PACKAGE])
        for preset in browser.PRESETS:
            message = f"lobby-preset-{preset['id']}"
            assert texts.has(message), message
            about = texts.attribute(message, "about")
            assert about
            if preset["id"] in browser.SCENARIOS:
                assert len(re.findall(r"[.!?](?:\s|$)", about)) == 2
                assert preset["picture"].startswith("<svg ")
    assert [preset["id"] for preset in browser.PRESETS[:6]] == list(browser.SCENARIOS)


def test_the_board_says_nothing_it_has_no_words_for() -> None:
    """Every message of the client's board is there, and none is there for nothing."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(CLIENT.glob("*.ts")))
    used = set(re.findall(r'"(ta-[a-z-]+)"', source))
    stems = set(re.findall(r"`(ta-[a-z-]+-)\$\{", source))
    for language in ("en", "de", "it"):
        path = Path(__file__).parents[2] / "src/sandtable/games/tactics/locale" / language / "board.ftl"
        known = set(re.findall(r"^(ta-[a-z-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE))
        assert used <= known, used - known
        unused = {one for one in known - used if not any(one.startswith(stem) for stem in stems)}
        assert not unused
