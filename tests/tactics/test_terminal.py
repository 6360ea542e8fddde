"""Dust Tactics at the keyboard: both boards, signs, notes beside choices. Cursor and commands: files of their own."""

from functools import cache
from random import Random
from typing import Any

import pytest

from sandtable.contract import Line
from sandtable.core.registry import register
from sandtable.core.rules import Rules
from sandtable.core.seats import CHANCE, REFEREE, SPECTATOR
from sandtable.core.state import State
from sandtable.games.tactics.game import GAME, SCENARIOS
from sandtable.games.tactics.ui import screen
from sandtable.games.tactics.ui import text as text_board
from sandtable.games.tactics.ui.facts import TacticsFacts
from sandtable.games.tactics.ui.screen import ScreenBoard
from sandtable.games.tactics.ui.signs import unit_signs
from sandtable.games.tactics.ui.text import TextBoard
from sandtable.testing import Play
from sandtable.text.wording import Wording
from tests.tactics.field import field, squares
from tests.tactics.files import LANGUAGES

GAMES: list[dict[str, Any]] = [
    *({"scenario": name} for name in SCENARIOS),
    {"scenario": "meeting-engagement", "armies": "choose", "players": 4, "faq": True},
]
HOUSE = """
    +   +   +   +   +   +   +
      .h  .   x   .   .C  .
    +   +   +---+-L-+   +   +
      .   . s1.  1.s| .b  .T
    +   +   +---+---+   +   +
      .p  #   ~   .   .   .n
    +   +   +   +   +   +   +
"""

View = dict[str, Any]


@pytest.fixture(autouse=True, scope="module")
def registered() -> None:
    register(GAME)


def house() -> Play:
    """A battle with something of everything: a hurt squad with a hero, walls, entrances, cover, an empty gun."""
    return field(
        HOUSE,
        h={"name": "hell-boys", "figures": {"shotgun": 2, "flame-a": 1, "flame-b": 0}, "mate": "bazooka-joe"},
        s={"name": "sturmpioniere", "flags": ["loaded"]},
        b="hans",
        p={"name": "steel-rain", "flags": ["ready"]},
        n="lara",
        scenario={"bonus_held": [squares("e3")], "bonus_each": 15},
    )


def wanted(rules: Rules, words: str) -> float:
    """What the players of these games rather do: meet in the middle and shoot."""
    verb, *values = words.split()
    if words in ("do move", "do attack", "do seize") or verb in ("at", "react"):
        return 3
    if verb in ("to", "enter"):
        return 3 - abs(ord(values[0][0]) - ord("a") - 5) / 4
    return 0


def chosen(state: State, rng: Random) -> int:
    """A decision that brings units together."""
    legal = state.legal(state.seat)
    worth = [wanted(state.rules, state.rules.space.words(action)) for action in legal]
    return rng.choice([action for action, value in zip(legal, worth, strict=True) if value >= max(worth) - 0.3])


@cache
def positions() -> list[tuple[View, Rules, list[str]]]:
    """Views from games, for each kind of question the first ones, of who is asked and of others."""
    found: list[tuple[View, Rules, list[str]]] = []
    for options in GAMES:
        rules = GAME.rules(options)
        state, rng = rules.start(), Random(str(options))
        seen: dict[str, int] = {}
        while not state.is_over():
            seat, step = state.seat, type(state.stack[-1]).__name__
            if seat == CHANCE:
                state.decide(CHANCE, state.draw(rng))
                continue
            seen[step] = seen.get(step, 0) + 1
            if seen[step] in (2, 9):
                words = [rules.space.words(action) for action in state.legal(seat)]
                found.append((state.view(seat), rules, words))
                viewer = (SPECTATOR, REFEREE, (seat + 1) % len(rules.seats))[len(found) % 3]
                found.append((state.view(viewer), rules, []))
            state.decide(seat, chosen(state, rng))
        found += [(state.view(viewer), rules, []) for viewer in (0, SPECTATOR)]
    return found


@cache
def wording_of(rules: Rules, language: str) -> Wording:
    return Wording.of(rules, language)


def plain(lines: list[Line]) -> list[str]:
    return ["".join(text for text, _ in line).rstrip() for line in lines]


def board_at(play: Play, language: str = "en", width: int = 80) -> TextBoard:
    rules = play.state.rules
    return TextBoard(play.state.view(0), rules, wording_of(rules, language), width)


def screen_at(play: Play, language: str = "en", width: int = 80) -> ScreenBoard:
    rules = play.state.rules
    return ScreenBoard(play.state.view(0), rules, wording_of(rules, language), width)


# The boards


def test_the_games_that_are_looked_at_have_everything() -> None:
    steps = {view["steps"][0]["step"] for view, _, _ in positions() if view["steps"]}
    assert {"choose-armies", "place", "join-heroes", "put", "begin", "activate", "aim", "react", "lose"} <= steps
    assert {"move", "move-on"} & steps


def test_a_board_in_lines() -> None:
    assert board_at(house()).squares() == [
        "     a     b     c     d     e     f",
        " 1 AHB3+   .    %%%    .    c2     .",
        "              +-----+--L--+",
        " 2   .     .  s  .   xSt5 |XHa3   t4",
        "              +-----+-----+",
        " 3 ASR4! #####  ~~~    .     . @ XLa4",
    ]


def test_a_board_on_a_screen_two_lines_high() -> None:
    assert plain(screen_at(house()).grid_in(20).lines()) == [
        "     a     b     c     d     e     f",
        " 1 ▲HB3    ·    ░░░    ·    ▣2     ·",
        "    +BJ         ░░░",
        "              ┏━━━━━━━━L━━┓",
        " 2   ·     ·  s  ·   ▽St5 ┃▼Ha3   ╬4",
        "              s           ┃",
        "              ┗━━━━━━━━━━━┛",
        " 3 ▲SR4  █████  ≈≈≈    ·     ·   ▼La4",
        "    !    █████  ≈≈≈          ◎",
    ]


def test_a_narrow_board_keeps_its_walls_as_long_as_there_is_room() -> None:
    narrow = field(f"{HOUSE}", h="hell-boys", s="sturmpioniere")
    assert plain(screen_at(narrow, width=28).grid.lines())[2] == "          ┏━━━━━L━┓"
    assert plain(screen_at(narrow, width=21).grid.lines())[1] == " 1 ▲HB ·  ░  ·  ▣2 ·"


def test_the_head_says_round_points_and_what_is_to_be_done() -> None:
    assert board_at(house()).head() == [
        "field   Round 2 of 8   A 0 : X 0   ready 2 : 2",
        "Destroy the enemy; points decide after round 8. @ places: 15 points each.",
    ]
    assert plain(screen_at(house(), "de").head_lines()) == [
        "field   Runde 2 von 8   ▲ 0 : ▼ 0   bereit 2 : 2",
        "Vernichtet den Gegner; nach Runde 8 zählen Punkte. Orte mit ◎: je 15 Punkte.",
    ]


def test_points_that_would_be_counted_now_stand_beside_those_so_far() -> None:
    play = field(HOUSE, h="hell-boys", s="sturmpioniere", scenario={"bonus_held": [squares("a1")], "bonus_each": 15})
    assert "A 0 : X 0 (now 15 : 0)" in board_at(play).head()[0]


def test_the_units_of_a_side_with_all_that_matters() -> None:
    assert board_at(house()).army("allies") == [
        "Allies",
        "  AHB Hell Boys   a1 3/5 ready, 2 x shotgunner, 1 x flamethrower A",
        "  +BJ Bazooka Joe a1 4/4",
        "  ASR Steel Rain  a3 4/4 ready, not loaded",
    ]
    hand = plain(screen.hand(house().state.view(1), house().state.rules, wording_of(house().state.rules, "it"), 44))
    assert hand[:2] == ["Asse", "▼Ha Hans          e2 3/3 pronta"], "their own side first"


def test_who_is_gone_is_named() -> None:
    play = field(HOUSE, h="hell-boys", s="sturmpioniere", gone={"name": "hans", "flags": ["dead"]})
    assert "  xHa Hans          -  -   destroyed" in board_at(play).army("axis")
    assert "Gone: Hans" in plain(screen_at(play).armies())


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    for view, rules, actions in positions()[LANGUAGES.index(language) :: 3]:
        wording = wording_of(rules, language)
        drawn = [text_board.lines(view, rules, wording, width), plain(screen.legend(view, rules, wording, width))]
        drawn += [plain(screen.board(view, rules, wording, width, height)) for height in (14, 29)]
        for lines in drawn:
            assert max(len(line) for line in lines) <= width, "\n".join(lines)
        for size in (26, 35, 44):
            lines = plain(screen.hand(view, rules, wording, size))
            assert max([len(line) for line in lines] + [0]) <= size, "\n".join(lines)
        for words in actions[:40]:
            assert len(screen.note(view, rules, wording, words)) <= 90
            assert text_board.note(view, rules, wording, words) == screen.note(view, rules, wording, words)


@pytest.mark.parametrize(("width", "height", "most"), [(80, 14, 16), (73, 29, 29)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_its_place(language: str, width: int, height: int, most: int) -> None:
    """Of 24 lines the board may have 16, so that prompt, choices and keys stay; of 40 those that choices leave."""
    for view, rules, _ in positions()[LANGUAGES.index(language) :: 3]:
        lines = plain(screen.board(view, rules, wording_of(rules, language), width, height))
        assert len(lines) <= most, "\n".join(lines)


@pytest.mark.parametrize(("width", "height"), [(80, 14), (73, 29), (60, 14)])
def test_everything_stands_on_its_square(width: int, height: int) -> None:
    """What the cells say is where the board has it: units, elements, walls are beside them and never in them."""
    for view, rules, _ in positions()[::4]:
        board = ScreenBoard(view, rules, wording_of(rules, "en"), width)
        lines, cells = plain(board.board_lines(height)), board.cells(height)
        assert len(cells) == board.columns * board.rows
        for square, cell in cells.items():
            rows = lines[cell.line : cell.line + cell.height]
            text = rows[0].ljust(width)[cell.column : cell.column + cell.width]
            assert not set("┃━┏┓┗┛sL") & set(text) or board.at(square), f"{square} {text!r}"
            for unit in board.at(square)[:1]:
                sign = board.signs.ready if unit.is_ready else board.signs.done
                assert text.startswith(f"{sign[unit.side]}{board.grid.unit_signs[unit.name]}"), f"{square} {text!r}"
                if cell.width >= 4 and square == unit.square:
                    assert text[3] == str(unit.points)
            kind, points = board.element(square)
            if kind and not board.at(square):
                assert text.strip()[:2] == f"{'▣' if kind == 'crate' else '╬'}{points}"


def test_every_unit_has_a_sign_of_its_own() -> None:
    cards = GAME.rules().domains["unit"].names
    labels = {
        card.name: card.label for card in TacticsFacts(GAME.rules().start().view(0), GAME.rules()).rules.cards.card
    }
    signs = unit_signs([(name, labels[name.partition("/")[0]]) for name in cards])
    assert len(set(signs.values())) == len(cards) > 100
    assert {len(sign) for sign in signs.values()} == {2}


def test_what_is_chosen_in_secret_is_shown_to_its_side_alone() -> None:
    rules = GAME.rules({"scenario": "meeting-engagement", "armies": "choose"})
    state = rules.start()
    state.apply(rules.space.parse("take hell-boys"), 0)
    wording = wording_of(rules, "en")
    own, other = (text_board.lines(state.view(viewer), rules, wording, 80) for viewer in (0, 1))
    assert "Your army so far: Hell Boys (34 AP)" in own
    assert not any("Hell Boys" in line for line in other)
    assert plain(screen.hand(state.view(0), rules, wording, 44)) == ["Your army so far: Hell Boys (34 AP)"]
    assert screen.hand(state.view(1), rules, wording, 44) == []


def test_the_legend_has_only_what_is_on_the_board() -> None:
    rules = GAME.rules({"scenario": "hold-the-bridge"})
    parts = TextBoard(rules.start().view(0), rules, wording_of(rules, "en"), 80).legend_parts()
    assert "~ deep water" in parts
    assert "@ bridge" in parts
    assert not any("wall" in part or "smoke" in part for part in parts)
    assert "s small entrance" in board_at(house()).legend_parts()


GOALS = {
    "reconnaissance": "Destroy the enemy; points decide after round",
    "breakthrough": "AP must leave over the far edge; 0 have left.",
    "hold-the-bridge": "Hold the bridge alone at the end of",
    "seize-the-explosives": "charges. So far 0 : 0.",
    "last-stand": "Axis: no defender may be left in the building.",
}


@pytest.mark.parametrize("scenario", GOALS)
def test_every_objective_is_told(scenario: str) -> None:
    rules = GAME.rules({"scenario": scenario})
    head = " ".join(TextBoard(rules.start().view(0), rules, wording_of(rules, "en"), 200).head())
    assert GOALS[scenario] in head


# Beside choices


def test_what_stands_beside_choices() -> None:
    board = board_at(house())
    notes = {
        "activate hell-boys": "a1 3/5, + Bazooka Joe",
        "activate steel-rain": "a3 4/4",
        "take lara": "hero, 25 AP",
        "to c1": "rubble",
        "to c2": "in a building",
        "to e1": "ammo crate (2)",
        "to e3": "place that counts",
        "to d1": "",
        "crate d1": "",
        "do move": "",
        "stop": "",
    }
    card = board.rules.cards.card[board.rules.cards.number["lara"]]
    notes["take lara"] = f"hero, {card.ap} AP"
    assert {words: board.choice_note(words) for words in notes} == notes


def test_a_target_has_its_range_dice_and_cover_beside_it() -> None:
    play = field(
        """
        +   +   +   +
          .h  .   xs
        +   +   +   +
        """,
        h="death-dealers",
        s={"name": "sturmpioniere", "flags": ["loaded"]},
    )
    play.state.apply(play.state.rules.space.parse("activate death-dealers"), 0)
    for words in ("do attack", "do nothing"):
        play.state.apply(play.state.rules.space.parse(words), 0)
    note = board_at(play).choice_note("at sturmpioniere")
    assert note.startswith("c1 5/5, range 2, ")
    assert note.endswith(" dice, soft cover")


def test_a_unit_off_the_board_enters() -> None:
    rules = GAME.rules({"scenario": "meeting-engagement"})
    board = TextBoard(rules.start().view(0), rules, wording_of(rules, "de"), 80)
    assert board.choice_note("activate hell-boys") == "kommt ins Spiel 5/5"
