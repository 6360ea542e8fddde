"""Free battles from a seed: always playable by soldiers and vehicles of every size, fair, and files like any other."""

import json
import tomllib
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable.core.errors import BadInput
from sandtable.core.game import FileText
from sandtable.core.registry import register
from sandtable.games.tactics.game import GAME, SCENARIOS
from sandtable.games.tactics.generator import Battle, Plan, make_battle
from sandtable.games.tactics.generator.passage import is_playable
from sandtable.games.tactics.generator.plan import MOST_BUILDINGS, MOST_TERRAIN, SIZES, SYMMETRIES, most_buildings
from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.cards import JUMP, SIDES, SQUAD, VEHICLE, Cards
from sandtable.games.tactics.rules.drawing import read_drawing
from sandtable.games.tactics.rules.ground import LARGE, SMALL, Board, Ground
from sandtable.games.tactics.rules.reach import DRIVING, GAITS, ON_FOOT, Steps, Walk
from sandtable.games.tactics.rules.reach import LARGE as LARGE_GAIT
from sandtable.games.tactics.rules.scenarios import OBJECTIVES
from sandtable.games.tactics.rules.sight import Sight
from sandtable.games.tactics.rules.tables import TacticsRules
from sandtable.games.tactics.ui.free_battle import MAKERS
from sandtable.testing import cites
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE, Wording
from tests.cli.commands import Runner
from tests.tactics.files import LANGUAGES, PACKAGE, cards

DATA = GAME.read_data()
FAR = 80
"""More points than any way on a board costs."""


def possible(plan: Plan) -> bool:
    """Whether the number of buildings goes with the rest."""
    if plan.buildings > most_buildings(plan) or (plan.objective == "keep-building" and not plan.buildings):
        return False
    odd = plan.buildings % 2 == 1
    return plan.symmetry == "none" or not (
        (plan.objective == "keep-building" and not odd) or (plan.objective == "hold-bridge" and odd)
    )


def every_kind() -> list[Plan]:
    """All plans that can be, with a seed of its own each; every other one is as dense as can be wished."""
    found = [
        Plan(f"{size} {objective} {symmetry} {count}", size, 20, count, objective, symmetry=symmetry)
        for size, objective, symmetry in product(SIZES, OBJECTIVES, SYMMETRIES)
        for count in range(MOST_BUILDINGS[size] + 1)
    ]
    able = [plan for plan in found if possible(plan)]
    return [plan._replace(terrain=MOST_TERRAIN if number % 2 else 20) for number, plan in enumerate(able)]


@cache
def made(plan: Plan) -> Battle:
    return make_battle(plan)


def content(battle: Battle) -> dict[str, Any]:
    """The game's data with the files of a battle."""
    return GAME.read_data({name: FileText(f"{name}.toml", text) for name, text in battle.files().items()})


class BlindRules(TacticsRules):
    """The rules of a battle for whoever only walks: lines of sight take longest to make."""

    def __init__(self, battle: Battle) -> None:
        data = {**DATA, **{name: tomllib.loads(text) for name, text in battle.files().items()}}
        super().__init__(1, {"armies": "choose", "players": 2, "faq": False, **battle.options()}, data)

    def _read_cards(self, content: object) -> Cards:
        return cards()

    def _read_board(self, number: int) -> None:
        ground = Ground(self.scenarios.board(number), self.scenarios.columns, self.scenarios.rows)
        gaits = {gait: Steps(ground, gait) for gait in (ON_FOOT, DRIVING, LARGE_GAIT)}
        self._set_board(ground, nothing_to_see(), [gaits.get(gait, gaits[ON_FOOT]) for gait in range(GAITS)])


@cache
def nothing_to_see() -> Sight:
    return Sight(Ground(Board("dot", ["."]), 1, 1), False)


@cache
def walkers(side: int) -> list[str]:
    """A squad, a vehicle and a large vehicle of a side, none of which jumps."""
    of_side = [card for number, card in enumerate(cards().card) if cards().side(number) == side and not card.has(JUMP)]
    kinds = [(SQUAD, False), (VEHICLE, False), (VEHICLE, True)]
    return [next(card.name for card in of_side if (card.kind, card.large) == kind) for kind in kinds]


def reached(rules: TacticsRules, side: int, entries: list[int] | None = None) -> list[set[tuple[int, int]]]:
    """Where a squad, a vehicle and a large vehicle can stop that enter the empty board; the large one all of it."""
    names = walkers(side)
    position = rules.position(
        {
            "turn": 1,
            "board": {"units": {name: {} for name in names}, "elements": {}},
            "steps": [{"step": "activate", "side": SIDES[side]}, {"step": "turn", "side": SIDES[1 - side]}],
        }
    )
    assert isinstance(position, Battlefield)
    found = []
    for name in names:
        u = next(u for u, unit in enumerate(position.unit) if rules.unit_names[unit] == name)
        walk = Walk(position, u, agile=False)
        walk.enter(rules.entries(side, position.card(u).large) if entries is None else entries, FAR)
        ends = [square for end in walk.ends() for square in position.footprint(u, end)]
        found.append({(square % rules.ground.columns, square // rules.ground.columns) for square in ends})
    return found


@cites("T2.1", "T3.3", "T5.1")
@pytest.mark.parametrize("size", SIZES)
def test_both_sides_reach_the_middle_and_the_other_edge_on_foot_and_on_wheels(size: str) -> None:
    plans = [plan for plan in every_kind() if plan.size == size]
    assert len(plans) > 20
    for plan in plans:
        battle = made(plan)
        rules, board = BlindRules(battle), battle.board()
        middle = {(board.width - 1) // 2, board.width // 2}
        for side in (0, 1):
            if not rules.scenario.enter[side]:
                continue  # the defenders of a building stand in the middle
            foot, wheels, large = reached(rules, side)
            squares = {(x, y) for y, row in enumerate(board.rows) for x, sign in enumerate(row) if sign in ".x*"}
            assert foot == squares, plan
            assert wheels == {(x, y) for x, y in squares if board.rows[y][x] != "x"}, plan
            assert {x for x, _ in large} == set(range(board.width)) >= middle, plan


@cites("T14.1", "T14.2")
def test_what_is_wished_for_is_there() -> None:
    for plan in every_kind():
        battle = made(plan)
        board, scenario = battle.board(), battle.scenarios().scenario[0]
        assert (board.width, board.height) == SIZES[plan.size]
        assert max(board.building) + 1 == plan.buildings
        for number in range(plan.buildings):
            inside = [square for square, one in enumerate(board.building) if one == number]
            edges = [board.edges[square * 4 + direction] for square in inside for direction in range(4)]
            assert LARGE in edges and SMALL in edges, plan
        assert (OBJECTIVES[scenario.goal], scenario.ap) == (plan.objective, plan.ap)
        assert scenario.rounds >= 6
        assert all(row[0] == row[-1] == "." for row in board.rows), "where units enter the ground is free"
        assert battle.plan.seed in battle.files()["boards"], "the file says how to make it again"


@cites("T16.1")
@pytest.mark.parametrize("terrain", [0, 10, 25, 40])
def test_terrain_is_as_dense_as_wished(terrain: int) -> None:
    for seed in range(5):
        board = made(Plan(f"dense {seed}", terrain=terrain, buildings=2)).board()
        ground = [
            row[x]
            for y, row in enumerate(board.rows)
            for x in range(1, board.width - 1)
            if board.building[y * board.width + x] < 0
        ]
        share = 100 * len([sign for sign in ground if sign != "."]) / len(ground)
        assert terrain - 3 <= share <= terrain + 1


@pytest.mark.parametrize("symmetry", ["turned", "mirrored"])
def test_both_sides_have_the_same(symmetry: str) -> None:
    """Squares, walls, entrances, the cover zone and the objective."""
    plans = [plan for plan in every_kind() if plan.symmetry == symmetry]
    for plan in plans:
        battle = made(plan)
        board, scenarios = battle.board(), battle.scenarios()
        scenario = scenarios.scenario[0]
        width, height = board.width, board.height

        def image(square: int, width: int = width, height: int = height) -> int:
            x, y = square % width, square // width
            return (y if symmetry == "mirrored" else height - 1 - y) * width + width - 1 - x

        turn = [0, 3, 2, 1] if symmetry == "mirrored" else [2, 3, 0, 1]
        signs = "".join(board.rows)
        for square in range(width * height):
            assert signs[square] == signs[image(square)], plan
            for direction in range(4):
                there = board.edges[image(square) * 4 + turn[direction]]
                assert board.edges[square * 4 + direction] == there, plan
        for zone in (scenario.cover, scenario.bridge, scenario.charges, scenario.keep):
            assert sorted(image(square) for square in zone) == sorted(zone), plan
        held = sorted(sorted(place) for place in scenario.bonus_held)
        assert sorted(sorted(image(square) for square in place) for place in held) == held, plan


@pytest.mark.parametrize(("objective", "marked"), [("none", 4), ("hold-bridge", 6), ("take-charges", 4)])
def test_the_drawing_marks_what_counts(objective: str, marked: int) -> None:
    battle = made(Plan("marks", objective=objective))
    drawing = read_drawing(battle.drawing().text())
    assert drawing.board.rows == battle.board().rows and drawing.board.edges == battle.board().edges
    assert drawing.marks.count("o") == marked


def test_boards_without_symmetry_differ_and_their_objectives_are_fair() -> None:
    battle = made(Plan("lopsided", buildings=3, terrain=25, objective="take-charges", symmetry="none"))
    rows = "".join(battle.board().rows)
    assert rows != rows[::-1]
    charges = battle.scenarios().scenario[0].charges
    assert sorted(len(rows) - 1 - square for square in charges) == sorted(charges)


def test_the_seed_decides_and_nothing_else() -> None:
    plan = Plan("tea", terrain=30, buildings=2, objective="take-charges", ap=100, rounds=8)
    assert make_battle(plan).files() == make_battle(plan).files()
    assert make_battle(plan._replace(seed="coffee")).board().rows != make_battle(plan).board().rows
    # If this changes, the battles people know by their seeds are gone: that belongs into the changelog.
    assert make_battle(Plan("tea", "small")).board().rows == [
        *(".........", ".........", "..x....#.", ".#....x..", ".........", "........."),
    ]


def test_what_is_no_way_is_seen() -> None:
    """The check that terrain has to pass: a wall of tiles, rubble that vehicles cannot cross, a lane too narrow."""
    assert is_playable(Board("free", ["....", "....", "...."]))
    assert not is_playable(Board("cut", [".#..", ".#..", ".#.."]))
    assert not is_playable(Board("rubble", [".x..", ".x..", ".x.."]))
    assert not is_playable(Board("narrow", ["..#.", "....", "..#."]))
    assert not is_playable(Board("pocket", ["....#.", ".....#", "......", "......"]))
    shut = """
    +   +   +   +   +
      .   .   .   .
    +   +   +   +   +
      .   .   .   .
    +   +---+   +   +
      . |1. s .   .
    +   +---+   +   +
    """
    assert not is_playable(read_drawing(shut).board), "no vehicle gets in"
    assert is_playable(read_drawing(shut.replace("1. s", "1. L")).board)


@pytest.mark.parametrize(
    ("plan", "message", "sentence"),
    [
        (Plan("  "), "tactics-battle-seed", "the seed must be a text of 1 to 60 characters that can be printed"),
        (Plan("a\nb"), "tactics-battle-seed", "the seed must be a text of 1 to 60 characters that can be printed"),
        (Plan("t", "huge"), "tactics-battle-word", 'size takes one of small, large, deep, not "huge"'),
        (Plan("t", terrain=41), "tactics-battle-number", "terrain takes 0 to 40 here, not 41"),
        (Plan("t", "small", buildings=3), "tactics-battle-number", "buildings takes 0 to 2 here, not 3"),
        (Plan("t", ap=5), "tactics-battle-number", "ap takes 30 to 1000 here, not 5"),
        (Plan("t", rounds=3), "tactics-battle-number", "rounds takes 4 to 20 here, not 3"),
        (
            Plan("t", rounds=5, objective="break-through"),
            "tactics-battle-number",
            "rounds takes 6 to 20 here, not 5",
        ),
        (
            Plan("t", buildings=0, objective="keep-building"),
            "tactics-battle-house",
            "the objective keep-building needs a building",
        ),
        (
            Plan("t", buildings=2, objective="keep-building"),
            "tactics-battle-odd",
            "the building to keep stands in the middle, so a symmetric board has an odd number of buildings",
        ),
        (
            Plan("t", buildings=1, objective="hold-bridge"),
            "tactics-battle-even",
            "the bridge is in the middle, so a symmetric board has an even number of buildings",
        ),
    ],
)
def test_what_cannot_be_wished_for(plan: Plan, message: str, sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        make_battle(plan)
    assert str(caught.value) == sentence
    assert caught.value.said.message == message
    for language in LANGUAGES:
        said = Wording(Texts(language, [PACKAGE, CORE])).error(caught.value)
        assert said and "{" not in said


# Playing


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize(("size", "ap"), [("small", 60), ("large", 130)])
def test_a_whole_game_of_each_objective(objective: str, size: str, ap: int) -> None:
    battle = made(Plan(f"game {objective}", size, 20, objective=objective, ap=ap))
    rules = GAME.rules(battle.options(), content(battle))
    assert rules.options["scenario"] == battle.name
    assert rules.options["armies"] == ("box" if ap == 130 else "choose")
    rng = Random(objective)
    state = rules.start()
    while not state.is_over():
        state.apply(state.draw(rng) if state.seat < 0 else rng.choice(state.legal()), state.seat)
    assert state.ending in ("wiped-out", "objective", "points", "draw")


@cites("T16.2")
def test_a_scenario_of_a_file_is_chosen_by_its_name() -> None:
    battle = made(Plan("tea"))
    data = content(battle)
    assert GAME.rules({}, data).options["scenario"] == "battle-tea", "the first of the file, if ours are not in it"
    with pytest.raises(BadInput, match="option scenario takes battle-tea, not breakthrough"):
        GAME.rules({"scenario": "breakthrough"}, data)
    both = {**data, "scenarios": {**data["scenarios"], "scenario": [*data["scenarios"]["scenario"]]}}
    both["scenarios"]["scenario"].append({**data["scenarios"]["scenario"][0], "name": "second"})
    assert GAME.rules({"scenario": "second"}, both).options["scenario"] == "second"
    assert [GAME.choices(option, DATA) for option in GAME.options[:2]] == [SCENARIOS, ["box", "choose"]]


# The command line and the lobby


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    register(GAME)
    return Runner(monkeypatch, capsys)


def test_a_battle_is_drawn_written_checked_and_played(run: Runner, tmp_path: Path) -> None:
    wishes = ["--seed", "tea", "--size", "small", "--terrain", "20", "--objective", "keep-building", "--rounds", "5"]
    wishes += ["--buildings", "1", "--ap", "60"]
    output = tmp_path / "raid"
    found = run("battle", "new", *wishes, "--output", f"{output}.toml")
    assert (found.code, found.err) == (0, "")
    boards, scenarios = tmp_path / "raid-boards.toml", tmp_path / "raid-scenarios.toml"
    assert {path.name for path in tmp_path.iterdir()} == {boards.name, scenarios.name}
    assert "       +   +   +   +---+" in found.out and "Battle tea: on the board battle-tea" in found.out
    assert "--scenario battle-tea --armies choose" in " ".join(found.out.split())
    told = run("check", "scenario", scenarios, "--boards", boards)
    assert told.code == 0 and "Battle tea: on the board battle-tea (9 by 6 squares), 5 rounds." in told.out
    files = ["--boards", str(boards), "--scenarios", str(scenarios)]
    played = run("play", "tactics", *files, "--armies", "choose", "--seats", "random,random", "--seed", "1", "--plain")
    assert played.code == 0 and "The game is over." in played.out
    again = run("battle", "new", *wishes, "--output", output)
    assert again.code == 2 and str(boards) in again.err, "nothing is overwritten"
    nowhere = run("battle", "new", "--output", tmp_path / "none" / "raid")
    assert nowhere.code == 2 and "cannot be written" in nowhere.err


def test_a_battle_for_programs_and_without_a_seed(run: Runner) -> None:
    found = json.loads(run("battle", "new", "--size", "deep", "--json").out)
    assert found["plan"]["size"] == "deep" and found["plan"]["seed"]
    assert found["options"] == {"scenario": found["name"]}
    assert set(found["files"]) == {"boards", "scenarios"}
    other = json.loads(run("battle", "new", "--size", "deep", "--json").out)
    assert other["plan"]["seed"] != found["plan"]["seed"]
    again = json.loads(run("battle", "new", "--size", "deep", "--seed", found["plan"]["seed"], "--json").out)
    assert again == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_battle_is_told_in_every_language(run: Runner, language: str) -> None:
    found = run("battle", "new", "--seed", "tea", "--lang", language)
    assert found.code == 0
    assert Texts(language, [PACKAGE]).say("tactics-battle-keep") in found.out
    assert "{" not in found.out


def test_every_choice_of_the_lobby_can_be_made() -> None:
    [maker] = MAKERS
    usual = {choice.name: choice.default for choice in maker.choices}
    for choice in maker.choices:
        for value in choice.choices:
            choices = usual | {choice.name: value}
            result = maker.make("tea", choices)
            assert set(result.files) == {"boards", "scenarios"}
            assert result.options["scenario"] == "battle-tea"
            assert len(result.drawing) > 12
