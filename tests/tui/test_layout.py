"""Screens of every size and language: what must be seen is seen, and nothing is cut off or scrolls away unread."""

import re
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.position import to_text
from sandtable.tui.panes import Choices
from sandtable.tui.screens import Ending, Reading
from tests.dual_powers.positions import SCORING, at
from tests.tui.conftest import Shown, on_screen

LANGUAGES = ["en", "de", "it"]
SIZES = [(60, 24), (80, 24), (120, 40)]
LOW = [(60, 24), (80, 24)]
ROOKIE: dict[str, Any] = {"seats": "human,rookie"}
QUESTIONS = {"en": "Which card do you play?", "de": "Welche Karte spielst du aus?", "it": "Quale carta giochi?"}


async def advised(shown: Shown, times: int) -> None:
    """Do what the bot advises, and read the pages that come."""
    for _ in range(times):
        if isinstance(shown.app.screen, Reading):
            await shown.press("enter")
        await shown.press("f2", "enter")


@pytest.mark.parametrize("size", LOW, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_low_screen_all_of_a_few_choices_are_seen(language: str, size: tuple[int, int]) -> None:
    """The keys have one line, so that up to eight choices can have one each."""

    async def script(shown: Shown) -> None:
        *_, typing, keys = shown.lines()
        assert typing.startswith("> ")
        assert keys.startswith("F1 ")
        assert "^Q" in keys
        assert "^Z" in keys
        await shown.press("enter")
        assert QUESTIONS[language] in shown.text()
        await shown.type("play stalin")
        choices = shown.app.screen.query_one(Choices)
        assert choices.option_count == 7
        assert choices.size.height >= 7, shown.text()
        assert "\n7 " in shown.text()

    on_screen(script, size, language, **ROOKIE)


CROWD = """
month = "may-jun"
regions.blue = ["lenin", "red-1/0", "red-2/2", "white-1/0", "white-2/1", "neutral-1/0 exhausted"]
regions.brown = ["stalin", "red-1/1", "red-3/1", "kerensky", "white-3/2", "white-1/1", "neutral-1/2"]
regions.green = ["zinoviev", "red-3/3", "red-1/2", "kornilov", "white-2/2", "white-1/2"]
regions.white = ["lvov", "red-2/1", "red-2/2", "white-2/1", "white-3/2", "trotsky"]
played.red = ["brown-3-double-move", "green-3-double-move", "purple-3-double-move"]
played.white = ["blue-2-double-move", "brown-5-double-move", "red-3-double-move"]
objectives.red = "green-6-double-move"
objectives.white = "brown-4-refresh"
hands.red = ["red-2-refresh", "white-4-double-move", "blue-4-double-move"]
hands.white = ["purple-2-move", "green-4-move"]
"""


def position(folder: Path, board: str, steps: str = "turn red, turn white") -> Path:
    """A file to play from."""
    file = folder / "position.toml"
    file.write_text(to_text(at(board, steps).state), encoding="utf-8")
    return file


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_crowded_board_both_sides_stay_in_sight(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    file = position(tmp_path, CROWD)
    red = {"en": "● Red: objective green +5", "de": "● Rot: Ziel Grün +5", "it": "● Rosso: obiettivo verde +5"}
    white = {"en": "○ White: objective face down", "de": "○ Weiß: Ziel verdeckt", "it": "○ Bianco: obiettivo coperto"}

    async def script(shown: Shown) -> None:
        text = shown.text()
        assert red[language] in text
        assert white[language] in text
        assert "✕" in text
        assert all(f"\n{number} " in text for number in (1, 2, 3)), text
        assert max(len(line) for line in shown.lines()) <= size[0]
        await shown.press("enter")
        assert red[language] in shown.text()

    on_screen(script, size, language, position=file, **ROOKIE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_beside_the_choices_keeps_its_columns(language: str) -> None:
    async def script(shown: Shown) -> None:
        await shown.press("enter", "enter")
        titles = {"en": ("date", "recr.", "obj."), "de": ("Datum", "Rekr.", "Ziel"), "it": ("data", "recl.", "ob.")}
        head = next(line for line in shown.lines() if titles[language][0] in line)
        assert head.split()[-3:] == list(titles[language])
        shown.table.undo(0)

    on_screen(script, (80, 24), language, **ROOKIE)


def test_a_few_long_choices_are_broken_rather_than_the_hand(tmp_path: Path) -> None:
    async def script(shown: Shown) -> None:
        text = await shown.press("enter")
        assert "date  recr. obj." in " ".join(text.split("   ")), text
        await shown.press("up", "up", "up")
        assert "Move exhausted neutral Trotsky from" in shown.text()

    hand = 'hands.red = ["purple-4-double-move", "brown-5-double-move", "green-3-double-move", "red-2-refresh"]'
    board = f'month = "may-jun"\nwill = "red"\nregions.purple = ["lenin", "trotsky exhausted", "red-1/1"]\n{hand}'
    on_screen(script, position=position(tmp_path, board), **ROOKIE)


def test_a_long_choice_does_not_push_the_notes_away() -> None:
    async def script(shown: Shown) -> None:
        await shown.press("enter")
        text = await shown.type("play stalin")
        assert "1 Enter purple  Red 0, White 0 " in text
        assert re.search("date +recr. +obj.", text)

    on_screen(script, **ROOKIE)


LAST_TURNS = f"turn red, turn white, {SCORING}, round"


@pytest.mark.parametrize("size", LOW, ids=str)
def test_the_end_of_a_round_has_a_page_of_its_own(tmp_path: Path, size: tuple[int, int]) -> None:
    async def script(shown: Shown) -> None:
        await advised(shown, 1)
        for _ in range(6):
            await shown.press("f2", "enter")
            if isinstance(shown.app.screen, Reading):
                break
        text = " ".join(shown.text().split())
        assert "Since your last decision:" in text
        assert "begins." in text
        assert "the objective of White is" in text
        assert "Which card do you lay face down" in await shown.press("enter")
        await shown.press("escape", "ctrl+z")
        assert not isinstance(shown.app.screen, Reading), "it was read already"

    on_screen(script, size, position=position(tmp_path, CROWD, LAST_TURNS), **ROOKIE)


def test_what_fits_is_not_put_on_a_page(tmp_path: Path) -> None:
    async def script(shown: Shown) -> None:
        before = shown.table.view(0)["board"]["round"]
        while shown.table.view(0)["board"]["round"] == before:
            await shown.press("f2", "enter")
            assert not isinstance(shown.app.screen, Reading)

    on_screen(script, (120, 40), position=position(tmp_path, CROWD, LAST_TURNS), **ROOKIE)


def test_what_others_did_comes_before_the_hand(tmp_path: Path) -> None:
    """At the question after the last turn of a round one wants to know what the other side has done."""

    async def script(shown: Shown) -> None:
        await shown.press("f2", "enter", "f2", "enter")
        assert "or a bonus action?" in " ".join(shown.text().split())
        assert "White plays" in shown.text()
        assert "Hand  " in await shown.press("tab")

    board = 'unrest = "green"\nregions.green = ["lenin", "red-3/3"]\nregions.blue = ["lvov"]\n'
    board += 'hands.red = ["red-2-refresh", "blue-4-double-move"]\nhands.white = ["purple-2-move", "kerensky"]'
    on_screen(script, position=position(tmp_path, board, LAST_TURNS), **ROOKIE)


def test_the_hand_of_a_narrow_screen_comes_by_tab() -> None:
    async def script(shown: Shown) -> None:
        await shown.press("enter", "enter")
        assert "Hand  " not in shown.text(), "the choices need the lines"
        assert "Hand  " in await shown.press("tab")
        assert "Hand  " not in await shown.press("tab")

    on_screen(script, (60, 24), **ROOKIE)


@pytest.mark.parametrize("size", LOW, ids=str)
def test_a_reply_does_not_push_the_marked_choice_out_of_sight(size: tuple[int, int]) -> None:
    async def script(shown: Shown) -> None:
        await shown.press("enter", "enter", "up")
        last = shown.app.screen.query_one(Choices).option_count
        assert last > 9, "too few to fill the list"
        marked = re.compile(rf"^{last} ", re.MULTILINE)
        assert marked.search(shown.text()), "up from the first choice is the last one"
        assert "for instance: why" in await shown.type("why")
        assert marked.search(shown.text()), shown.text()

    on_screen(script, size, **ROOKIE)


def test_the_mark_stays_where_it_is() -> None:
    async def script(shown: Shown) -> None:
        await shown.press("enter", "enter", "down", "down", "tab")
        choices = shown.app.screen.query_one(Choices)
        assert choices.highlighted == 2
        await shown.pilot.resize_terminal(120, 40)
        await shown.settle()
        assert choices.highlighted == 2

    on_screen(script, **ROOKIE)


def test_a_loaded_game_tells_what_is_new(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    async def begin(shown: Shown) -> None:
        await advised(shown, 6)

    async def go_on(shown: Shown) -> None:
        text = shown.text()
        assert "Since your last decision:" in text
        assert "Round 1 begins" not in text
        assert "White plays" in text

    on_screen(begin, save=file, **ROOKIE)
    on_screen(go_on, load=file, seed=None)


def test_at_the_beginning_nothing_was_decided() -> None:
    async def script(shown: Shown) -> None:
        assert "So far:" in shown.text()
        assert "Since your last decision" not in shown.text()
        assert "Since your last decision:" in await shown.press("enter")

    on_screen(script, (120, 40), **ROOKIE)


def test_older_turns_are_told_as_one_paragraph() -> None:
    async def script(shown: Shown) -> None:
        await advised(shown, 4)
        first = next(line for line in shown.lines() if "· Red plays" in line)
        later = shown.text().partition(first)[2]
        assert "· Red recruits" not in later
        assert "· Red moves" not in later

    on_screen(script, (120, 40), **ROOKIE)


def test_who_watches_bots_sees_the_latest() -> None:
    async def script(shown: Shown) -> None:
        await shown.settle()
        assert shown.table.is_over()
        assert isinstance(shown.app.screen, Ending)
        assert "wins." in shown.text()
        text = await shown.press("escape")
        assert "wins." in text
        assert "Since your last decision" not in text

    on_screen(script, seats="random,random")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_end_tells_what_happened_last(tmp_path: Path, size: tuple[int, int]) -> None:
    async def script(shown: Shown) -> None:
        while not shown.table.is_over():
            await advised(shown, 1)
        text = shown.text()
        assert isinstance(shown.app.screen, Ending)
        assert "▸ " in text
        assert "wins." in text
        assert "3 Leave" in text, "the answers are not pushed out"

    board = CROWD.replace('"trotsky"', '"trotsky-red"').replace("may-jun", "nov") + "support = 3"
    on_screen(script, size, position=position(tmp_path, board, LAST_TURNS), **ROOKIE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_follow_the_size_of_the_window(language: str) -> None:
    async def script(shown: Shown) -> None:
        await shown.press("enter", "enter")
        for key in ("f1", "f3", "f5", "f6"):
            await shown.press(key)
            for size in [(60, 24), (100, 30), (80, 24)]:
                await shown.pilot.resize_terminal(*size)
                await shown.settle()
                assert max(len(line) for line in shown.lines()) <= size[0]
                assert len(shown.lines()) == size[1]
            assert isinstance(shown.app.screen, Reading)
            assert len(shown.app.screen.lines(79)) > 3
            await shown.press("escape")

    on_screen(script, (120, 40), language, **ROOKIE)


def test_why_not_understands_what_stands_on_the_screen() -> None:
    async def script(shown: Shown) -> None:
        await shown.press("enter")
        assert "Diese Karte hast du nicht auf der Hand" in await shown.type("why Lwow ausspielen")
        assert "Das ist erlaubt." in await shown.type("why Lenin ausspielen")
        await shown.press("f4")
        for letter in "Kornilow a":
            await shown.pilot.press({" ": "space"}.get(letter, letter))
        await shown.settle()
        assert "Diese Karte hast du nicht auf der Hand" in await shown.press("tab", "enter")

    on_screen(script, language="de", **ROOKIE)


def test_the_help_tells_every_key_and_every_sign() -> None:
    async def script(shown: Shown) -> None:
        text = await shown.press("f1")
        for word in ("F6, board", "^R, restart", "4>3 Red leads", "✕ closed", "(2/1) exhausted"):
            assert word in text.replace("\n", "  ")

    on_screen(script, (120, 40), **ROOKIE)
