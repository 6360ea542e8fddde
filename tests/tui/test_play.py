"""The screen of a game: what stands on it, and every way to answer."""

from pathlib import Path
from typing import Any

import pytest

from sandtable.table import save
from sandtable.table.table import Table
from sandtable.testing import Kit
from sandtable.tui.panes import Choices
from tests.core.skirmish import Skirmish
from tests.tui.conftest import Shown, on_screen

SIZES = [(60, 24), (80, 24), (120, 40)]
BOT: dict[str, Any] = {"seats": "human,random"}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_everything_is_on_the_screen(size: tuple[int, int], language: str) -> None:
    async def script(shown: Shown) -> None:
        await shown.press("enter", "enter")
        text = shown.text()
        words = {
            "en": ["Round 1", "Will of the People", "Calendar", "Support", "● Red", "○ White", "Undo", "Quit"],
            "de": ["Runde 1", "Wille des Volkes", "Kalender", "Stand", "● Rot", "○ Weiß", "Zurück", "Ende"],
            "it": ["Volontà del Popolo", "Calendario", "Sostegno", "● Rosso", "○ Bianco", "Annulla", "Esci"],
        }
        for word in words[language]:
            assert word in text, f"{word} is missing:\n{text}"
        assert "✕" in text, "the closed connection"
        assert "[P4.7" in text, "the rules behind the question"
        assert "→" in text, "where the cards lead to"
        assert max(len(line) for line in shown.lines()) <= size[0]
        assert "F1" in shown.lines()[-1] + shown.lines()[-2]

    on_screen(script, size, language, **BOT)


def test_strengths_tokens_and_who_leads() -> None:
    async def script(shown: Shown) -> None:
        await shown.type("objective red-5-refresh")
        await shown.type("play blue-2-double-move")
        await shown.type("recruit red-3/3")
        row = next(line for line in shown.lines() if line.startswith("blue"))
        assert row.split()[:3] == ["blue", "next", "3>0"]
        assert "●3/3" in row
        assert "◇1/2" in row
        assert "●+4" in next(line for line in shown.lines() if line.startswith("red "))

    on_screen(script, **BOT)


def test_a_choice_by_number_arrows_mouse_and_words() -> None:
    async def script(shown: Shown) -> None:
        choices = shown.app.screen.query_one(Choices)
        await shown.press("3")
        assert choices.highlighted == 2
        await shown.press("backspace", "up", "up")
        assert choices.highlighted == 0
        await shown.press("down", "down", "down")
        assert choices.highlighted == 3
        assert "Which card do you play?" in await shown.press("enter")
        assert shown.table.view(0)["board"]["objectives"]["red"] == "green-5-refresh"
        await shown.pilot.click(Choices, offset=(3, 1))
        await shown.settle()
        assert "What do you use blue-2-double-move for?" in shown.text()
        text = await shown.type("recruit red-1/1")
        assert "recruits red-1/1" in text.replace("\n", " ") or "●1/1" in text

    on_screen(script, **BOT)


def test_words_are_completed() -> None:
    async def script(shown: Shown) -> None:
        for letter in "objective g":
            await shown.pilot.press("space" if letter == " " else letter)
        await shown.settle()
        await shown.press("tab", "enter")
        assert shown.table.view(0)["board"]["objectives"]["red"] == "green-5-refresh"

    on_screen(script, **BOT)


def test_what_is_not_allowed_is_explained() -> None:
    async def script(shown: Shown) -> None:
        await shown.press("enter")
        assert "You do not hold that card." in await shown.type("play blue-3-move")
        assert "You do not hold that card." in await shown.type("why play blue-3-move")
        assert "That is allowed." in await shown.type("why play lenin")
        assert '"jump" is no order here' in await shown.type("jump over red")
        assert "99 is none of them" in await shown.type("99")
        assert "Type the order" in await shown.press("f4")

    on_screen(script, **BOT)


def test_undo_restart_and_escape() -> None:
    async def script(shown: Shown) -> None:
        await shown.press("enter")
        asked = shown.text()
        await shown.press("enter", "enter")
        assert len(shown.table.view(0)["board"]["played"]["red"]) == 1
        await shown.press("ctrl+z")
        text = await shown.press("ctrl+r")
        assert "Taken back." in text
        assert shown.table.view(0)["board"]["played"]["red"] == []
        for line in asked.splitlines()[:14]:
            assert line in text
        text = await shown.press("ctrl+z", "ctrl+z")
        assert "no decision of yours to take back" in text

    on_screen(script, **BOT)


def test_texts_to_read_and_back() -> None:
    async def script(shown: Shown) -> None:
        await shown.press("enter")
        for key, word in {
            "f1": "take the choice with this number",
            "f3": "P4.18",
            "f5": "Round 1 begins",
            "f6": "Region            Red  White",
        }.items():
            assert word in await shown.press(key)
            assert "Which card do you play?" in await shown.press("escape")
        assert "take the choice" in await shown.press("question_mark")
        await shown.press("escape")
        assert "P4.8" in await shown.type("rule P4.8")
        await shown.press("escape")
        assert "has no rule" in await shown.type("rule P99")

    on_screen(script, **BOT)


def test_a_hint_comes_from_the_bot() -> None:
    async def script(shown: Shown) -> None:
        text = await shown.press("f2")
        assert "would take choice" in text

    on_screen(script, **BOT)


def test_save_keeps_a_copy(tmp_path: Path) -> None:
    kept, copy = tmp_path / "kept.json", tmp_path / "copy.json"

    async def script(shown: Shown) -> None:
        await shown.press("enter")
        assert "Saved as" in await shown.type(f"save {copy}")
        assert "exists already" in await shown.type(f"save {copy}")

    on_screen(script, (200, 30), save=kept, **BOT)
    for file in (kept, copy):
        table = save.load(file)
        assert isinstance(table, Table)
        assert table.view(0)["board"]["objectives"]["red"] == "purple-4-double-move"
    on_screen(_goes_on, load=kept, seed=None)


async def _goes_on(shown: Shown) -> None:
    assert "Which card do you play?" in shown.text()


def test_two_people_and_the_curtain() -> None:
    async def script(shown: Shown) -> None:
        assert "Hand the keyboard to Red." in shown.text()
        assert "purple-4-double-move" not in shown.text()
        await shown.press("enter")
        assert "purple-4-double-move" in shown.text()
        await shown.press("enter")
        text = shown.text()
        assert "Hand the keyboard to White." in text
        assert "purple-4" not in text
        text = await shown.press("enter")
        assert "○ White: Which card do you lay face down" in text
        assert "purple-4-double-move" not in text, "red's objective is not white's to know"
        assert "Hand the keyboard to Red." in await shown.press("enter")
        assert "White: Which card do you lay" in (await shown.press("ctrl+z"))

    on_screen(script, seats="human,human")


def test_the_opposition_in_the_game_for_one() -> None:
    async def script(shown: Shown) -> None:
        text = await shown.press("enter", "enter")
        assert "to come" in text
        assert "○ White: played" in text

    on_screen(script, solo=True)


def test_the_end_and_the_replay() -> None:
    async def script(shown: Shown) -> None:
        for _ in range(400):
            if shown.table.is_over():
                break
            await shown.press("enter")
        text = shown.text()
        assert "The game is over" in text
        assert "won." in text or "lost." in text
        text = await shown.press("1")
        assert f"Decision 0 of {len(shown.table.log.live)}" in text
        text = await shown.press("end")
        assert "The game is over." in text
        await shown.press("q")
        assert "1 Watch the replay" in shown.text()
        await shown.press("ctrl+z")
        assert not shown.table.is_over()
        assert "Taken back." in shown.text()

    on_screen(script, solo=True)


def test_bots_alone() -> None:
    async def script(shown: Shown) -> None:
        await shown.settle()
        assert shown.table.is_over()
        assert "The game is over" in shown.text()

    on_screen(script, seats="random,random")


@pytest.mark.parametrize("size", [(40, 12), (60, 16), (20, 5)], ids=str)
def test_too_small_is_no_crash(size: tuple[int, int]) -> None:
    async def script(shown: Shown) -> None:
        await shown.press("enter", "enter", "f1", "escape", "f6", "escape")
        await shown.pilot.resize_terminal(120, 40)
        await shown.settle()
        assert "Round 1" in shown.text()

    on_screen(script, size, **BOT)


def test_any_registered_game_is_playable() -> None:
    Kit(Skirmish(), [{}])  # registers it

    async def script(shown: Shown) -> None:
        assert "troops:" in shown.text()
        assert "ana" in shown.text()
        for _ in range(400):
            if shown.table.is_over():
                break
            await shown.press("enter")
        assert "The game is over" in shown.text()

    on_screen(script, game="skirmish", options=["rounds=1"], seats=None)
