"""Squares to point at: what is said of them, what choosing one means, and the keys and clicks that do it."""

from pathlib import Path
from typing import Any

import pytest

from sandtable.contract import Cell
from sandtable.core.position import to_text
from sandtable.games.tactics.game import GAME
from sandtable.games.tactics.ui import cursor
from sandtable.tui.board_view import styled
from sandtable.tui.panes import Choices
from sandtable.tui.play import PlayScreen
from tests.tactics.field import field
from tests.tactics.test_terminal import house, positions, registered, wording_of
from tests.tui.conftest import Shown, on_screen

__all__ = ["registered"]


def said(square: str, language: str = "en") -> list[str]:
    state = house().state
    return cursor.described(state.view(0), state.rules, wording_of(state.rules, language), square)


def test_a_square_is_described() -> None:
    assert said("a1") == [
        "a1: Hell Boys (Allies) 3/5, ready, 2 x shotgunner, 1 x flamethrower A; Bazooka Joe (Allies) 4/4; open ground"
    ]
    assert said("c2") == ["c2: in a building; wall north, wall south, small entrance west"]
    assert said("f2", "de") == ["f2: Panzersperre (4)"]
    assert said("b3", "it") == ["b3: chiusa"]


def test_what_the_asked_unit_sees_is_said_with_the_reason() -> None:
    play = house()
    play.state.apply(play.state.rules.space.parse("activate steel-rain"), 0)
    view, rules = play.state.view(0), play.state.rules
    wording = wording_of(rules, "en")
    assert cursor.described(view, rules, wording, "c3")[1] == (
        "Steel Rain: not in sight, range 2: b3 has no symbol (T6.1)."
    )
    assert (
        cursor.described(view, rules, wording, "a1")[1] == "Steel Rain: in sight, range 2, no cover for a squad there."
    )


def test_where_a_unit_goes_it_is_told_whom_it_would_see() -> None:
    play = field(
        """
        +   +   +   +   +   +
          .h  #   .s  .   .
        +   +   +   +   +   +
          .   .   .   .   .
        +   +   +   +   +   +
        """,
        h="hell-boys",
        s="sturmpioniere",
    )
    for words in ("activate hell-boys", "do move", "do nothing"):
        play.state.apply(play.state.rules.space.parse(words), 0)
    view, rules = play.state.view(0), play.state.rules
    assert cursor.described(view, rules, wording_of(rules, "en"), "b2")[1] == (
        "In sight from there (range): Sturmpioniere 1."
    )
    assert cursor.described(view, rules, wording_of(rules, "en"), "a1")[1] == "No enemy in sight from there."


def test_choices_by_square_and_what_another_square_would_mean() -> None:
    state = house().state
    view, rules = state.view(0), state.rules
    actions = ["activate hell-boys", "activate bazooka-joe", "activate steel-rain"]
    assert cursor.answers(view, rules, actions) == {"a1": actions[:2], "a3": actions[2:]}
    assert cursor.meant(view, rules, "d2", actions) == "activate sturmpioniere"
    assert cursor.meant(view, rules, "c3", actions) == ""
    assert cursor.answers(view, rules, ["to b1", "to b2", "stop"]) == {"b1": ["to b1"], "b2": ["to b2"]}
    assert cursor.meant(view, rules, "f1", ["to b1", "stop"]) == "to f1"
    assert cursor.answers(view, rules, ["do move", "done"]) == {}


def test_every_choice_about_a_square_has_it() -> None:
    """In every position of the games: answers are choices, and lie on squares that are drawn."""
    for view, rules, actions in positions():
        found = cursor.answers(view, rules, actions)
        drawn = cursor.cells(view, rules, wording_of(rules, "en"), 80, 14)
        assert set(found) <= set(drawn)
        assert {words for some in found.values() for words in some} <= set(actions)
        for square in list(drawn)[:: max(1, len(drawn) // 7)]:
            sentences = cursor.described(view, rules, wording_of(rules, "en"), square)
            assert 1 <= len(sentences) <= 2
            assert sentences[0].startswith(f"{square}: ")


def test_a_cell_of_lines_is_styled() -> None:
    lines = [[("ab", "bold"), ("cd", "")], [("efgh", "dim")]]
    assert styled(lines, Cell(0, 1, 2, 2), "reverse") == [
        [("a", "bold"), ("b", "bold reverse"), ("c", "reverse"), ("d", "")],
        [("e", "dim"), ("fg", "dim reverse"), ("h", "dim")],
    ]


# On the screen


def battle(folder: Path) -> Path:
    """A file with a battle on the board of a scenario, the Allies to activate."""
    rules = GAME.rules({"scenario": "meeting-engagement"})
    units: dict[str, Any] = {
        "hell-boys": {"at": "f5"},
        "rhino": {"at": "b2"},
        "sturmpioniere": {"at": "h5"},
        "hans": {"at": "k4"},
    }
    steps = [{"step": "activate", "side": "allies"}, {"step": "turn", "side": "axis"}]
    state = rules.position({"turn": 2, "board": {"units": units, "elements": {"g6": "crate"}}, "steps": steps})
    file = folder / "battle.toml"
    file.write_text(to_text(state), encoding="utf-8")
    return file


def table(shown: Shown) -> PlayScreen:
    found = shown.app.screen
    assert isinstance(found, PlayScreen)
    return found


def reversed_text(shown: Shown) -> str:
    """What is shown in reverse on the board."""
    strips = shown.app.screen._compositor.render_strips()
    lines = [segment for strip in strips[:16] for segment in strip]
    found = [one.text for one in lines if one.style is not None and one.style.reverse]
    return "".join(found)


def test_arrow_keys_move_the_cursor_and_enter_chooses(tmp_path: Path) -> None:
    async def script(shown: Shown) -> None:
        screen = table(shown)
        assert screen.pointing, "all choices are about units on the board"
        assert screen.pointed == "b2"
        assert "[enter: Activate Rhino] b2: Rhino (Allies) 4/4, ready" in shown.text()
        assert "▲Rh4" in reversed_text(shown)
        await shown.press("right", "down")
        assert screen.pointed == "c3"
        assert "c3: open ground" in shown.text()
        assert "▲Rh4" not in reversed_text(shown)
        await shown.press("left", "up", "up", "up")
        assert screen.pointed == "b1", "there is nothing above"
        for _ in range(4):
            await shown.press("right", "down")
        assert screen.pointed == "f5"
        assert shown.app.screen.query_one(Choices).highlighted == 1, "the list goes along"
        text = await shown.press("enter")
        assert "Hell Boys: what is the first action?" in text
        assert not screen.pointing
        assert not shown.table.log.entries[2:], "nothing is given before the order is whole"

    on_screen(script, game="tactics", seats="human,random", position=battle(tmp_path))


def test_a_square_that_is_no_answer_is_refused_with_the_reason(tmp_path: Path) -> None:
    async def script(shown: Shown) -> None:
        await shown.type("h5")
        assert "» That is not your unit. (T3.2)" in shown.text()
        await shown.type("activate hell-boys, do move, do nothing")
        assert "Hell Boys: where to?" in shown.text()
        assert table(shown).pointing
        await shown.type("h5")
        assert "» An enemy stands there. (T5.2)" in shown.text()
        await shown.type("k9")
        assert "» The move points are not enough. (T5.1)" in shown.text()
        assert table(shown).pointed == "k9"
        await shown.type("g5")
        entries = [entry.words for entry in shown.table.log.entries if entry.seat == 0]
        assert "to g5" in entries

    on_screen(script, game="tactics", seats="human,random", position=battle(tmp_path))


def test_escape_and_f7_change_between_board_and_list(tmp_path: Path) -> None:
    async def script(shown: Shown) -> None:
        screen, choices = table(shown), shown.app.screen.query_one(Choices)
        await shown.press("escape")
        assert not screen.pointing
        assert "[enter:" not in shown.text()
        await shown.press("down")
        assert choices.highlighted == 1
        await shown.press("f7")
        assert screen.pointing
        await shown.press("f7", "left")
        assert screen.pointing
        for letter in "odds":
            await shown.press(letter)
        await shown.press("left", "left")
        assert screen.pointed == "b2", "with something typed the arrows are for the line"
        await shown.press("escape", "escape", "enter")
        assert "what is the first action?" in shown.text(), "the marked choice of the list"

    on_screen(script, game="tactics", seats="human,random", position=battle(tmp_path))


def test_the_board_shows_the_order_in_the_making(tmp_path: Path) -> None:
    async def script(shown: Shown) -> None:
        await shown.type("activate hell-boys, do move, do attack, to g4")
        screen = table(shown)
        assert screen.session.draft is not None or shown.table.log.entries
        line = next(one for one in shown.lines() if one.startswith(" 4"))
        assert "HB5" in line, shown.text()

    on_screen(script, game="tactics", seats="human,random", position=battle(tmp_path))


def test_a_click_points_and_a_second_one_chooses(tmp_path: Path) -> None:
    async def script(shown: Shown) -> None:
        screen = table(shown)
        cell = screen.cells()["f5"]
        for times in (1, 2):
            await shown.pilot.click("#board Static", offset=(cell.column + 1, cell.line))
            await shown.settle()
            if times == 1:
                assert screen.pointed == "f5"
        assert "Hell Boys: what is the first action?" in shown.text()

    on_screen(script, game="tactics", seats="human,random", position=battle(tmp_path))


def test_several_choices_about_a_square_are_offered_alone() -> None:
    async def script(shown: Shown) -> None:
        screen = table(shown)
        assert "one of several choices" in shown.text()
        text = await shown.press("enter")
        assert "Which of these on " in text
        assert [words.split()[0] for words in screen.actions] == ["crate", "trap"]
        await shown.press("escape")
        assert len(screen.actions) > 20
        await shown.press("enter", "down", "enter")
        assert shown.table.view(0)["board"]["elements"], "the trap stands"
        assert "trap" in shown.table.view(0)["board"]["elements"].values()

    on_screen(script, game="tactics", seats="human,random", options=["scenario=meeting-engagement"], seed="tea")


@pytest.mark.parametrize("name", ["dust", "dual-powers"])
def test_other_games_know_no_cursor(name: str) -> None:
    async def script(shown: Shown) -> None:
        screen = table(shown)
        assert screen.places is None
        await shown.press("f7", "left", "right")
        assert not screen.pointing
        assert "F7" not in await shown.press("f1")

    on_screen(script, game=name, seats="human,random")


def test_help_names_the_keys_of_the_cursor() -> None:
    async def script(shown: Shown) -> None:
        text = await shown.press("f1")
        assert "F7 or esc goes to the list" in " ".join(text.split())

    on_screen(script, (120, 40), game="tactics", seats="human,random")
