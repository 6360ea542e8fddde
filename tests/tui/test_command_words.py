"""Commands typed at the screen, in the language of the table and in English."""

from pathlib import Path

import pytest

from tests.tui.conftest import Shown, on_screen

WORDS = {
    "en": ("help", "rule P4.8", "why objective lenin", "undo"),
    "de": ("hilfe", "regel P4.8", "warum objective lenin", "zurück"),
    "it": ("aiuto", "regola P4.8", "perché objective lenin", "annulla"),
}
SHOWN = {
    "en": ("F2, hint", "P4.8", "P3.2", "Taken back"),
    "de": ("F2, tipp", "P4.8", "P3.2", "Zurückgenommen"),
    "it": ("F2, consiglio", "P4.8", "P3.2", "Annullato"),
}


@pytest.mark.parametrize("typed_in", ["own", "english"])
@pytest.mark.parametrize("language", WORDS)
def test_commands_are_understood(language: str, typed_in: str) -> None:
    async def script(shown: Shown) -> None:
        words = WORDS[language if typed_in == "own" else "en"]
        help_, rule, why, undo = SHOWN[language]
        assert help_ in await shown.type(words[0])
        await shown.press("escape")
        assert rule in await shown.type(words[1])
        await shown.press("escape")
        assert why in await shown.type(words[2])
        await shown.type("1")
        assert undo in await shown.type(words[3])

    on_screen(script, (100, 40), language, seats="human,random")


@pytest.mark.parametrize(
    ("language", "begun", "whole"), [("de", "hil", "hilfe"), ("de", "hel", "help"), ("it", "aiu", "aiuto")]
)
def test_words_are_completed(language: str, begun: str, whole: str) -> None:
    async def script(shown: Shown) -> None:
        for letter in begun:
            await shown.press(letter)
        assert whole in await shown.press("tab")

    on_screen(script, language=language, seats="human,random")


@pytest.mark.parametrize(("language", "why", "save"), [("de", "> warum", "> speichern"), ("it", "> perché", "> salva")])
def test_keys_begin_the_words_of_the_language(language: str, why: str, save: str) -> None:
    async def script(shown: Shown) -> None:
        assert why in await shown.press("f4")
        await shown.press("escape")
        assert save in await shown.press("ctrl+s")

    on_screen(script, language=language, seats="human,random")


def test_a_name_at_the_beginning_of_a_complaint_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def script(shown: Shown) -> None:
        await shown.type("save game.json")
        assert "» game.json exists already; choose another name." in await shown.type("save game.json")
        assert "» There is no decision of yours to take back." in await shown.type("undo")

    on_screen(script, seats="human,random")
