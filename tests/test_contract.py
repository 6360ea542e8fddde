"""What every installed game supplies fits the contract, and has texts in every language."""

from pathlib import Path

import pytest

from sandtable.cli.arguments import Command
from sandtable.core.game import Game
from sandtable.core.registry import first_game, game, game_names, games_at_hand, is_installed
from sandtable.text.messages import Texts, languages
from sandtable.text.wording import CORE

GAMES = [game(name) for name in game_names()]
every_game = pytest.mark.parametrize("found", GAMES, ids=lambda found: found.name)


def texts(found: Game) -> list[Texts]:
    return [Texts(language, [found.package, CORE]) for language in languages([CORE])]


def test_the_quick_search_finds_what_pythons_own_finds() -> None:
    assert games_at_hand() == game_names()
    assert first_game() == game_names()[0]
    assert is_installed(first_game())
    assert not is_installed("chess")


@every_game
def test_a_file_a_user_may_replace_is_read_and_explained(found: Game) -> None:
    assert set(found.files) == set(found.read_data())
    for said in texts(found):
        assert [name for name in found.files if not said.has(f"file-{name}")] == []


@every_game
def test_every_option_is_explained_and_needs_a_switch_that_is_there(found: Game) -> None:
    for said in texts(found):
        assert [option.name for option in found.options if not said.has(f"option-{option.name}")] == []
    for option in found.options:
        if option.needs:
            needed = found.option(option.needs)
            assert needed is not None
            assert needed.choices == [False, True]


@every_game
def test_every_tool_explains_itself_and_all_it_takes(found: Game) -> None:
    for name, function in found.tools().items():
        for said in texts(found):
            command = Command(function, name, said)
            known = [*said.attributes(f"help-{name}"), *said.attributes("help-options")]
            assert [one.name for one in command.parameters if one.name not in known] == []


@every_game
def test_the_parts_are_there_when_they_are_asked_for(found: Game) -> None:
    """Mypy checks their types; here they are loaded."""
    rules = found.rules()
    view = rules.start().view(0)
    browser, names, board, screen = found.browser(), found.names(), found.text_board(), found.screen()
    if browser is not None:
        assert browser.scene(view, rules)
        assert all({"id", "options", "seats"} <= set(preset) for preset in browser.PRESETS)
    if names is not None:
        assert all(label for labels in names.labels(rules).values() for label in labels.values())
        assert all(message for parts in names.composed(rules).values() for message, _ in parts.values())
    assert (board is None) == (screen is None)
    file = found.board_file()
    assert file is None or Path(file).suffix == ".js"
