"""Keys typed while the program is still being loaded: none is lost, whatever the terminal made of it meanwhile."""

from collections.abc import Callable

import pytest

from tests.tui.terminal import Terminal

MOMENTS: dict[str, Callable[[Terminal], object]] = {
    "before anything of ours runs": lambda terminal: None,
    "before the first picture": Terminal.until_keys_are_read_one_by_one,
    "before the screen takes over": lambda terminal: terminal.until("Round 1"),
}


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(
    ("keys", "shown"),
    [
        (("1", "enter"), "Red chooses purple-4"),
        (("down", "enter"), "Red chooses blue-2"),
        (("2", "enter", "f1"), "take the choice"),
        (("o", "b", "x"), "> obx"),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, tuple) else "",
)
def test_typed_ahead(moment: str, keys: tuple[str, ...], shown: str) -> None:
    with Terminal("play", "--seats", "human,random", "--seed", "tea", size=(120, 40)) as terminal:
        MOMENTS[moment](terminal)
        terminal.press(*keys)
        terminal.until(shown)


def test_control_keys_are_keys_as_soon_as_there_is_a_picture() -> None:
    with Terminal("play", "--seats", "human,random", "--seed", "tea") as terminal:
        terminal.until("Round 1")
        terminal.press("^s")
        terminal.until("> save game.json")
        terminal.press("^q")
        assert terminal.wait() == 0
        assert terminal.left_sane() == []


def test_typed_ahead_line_by_line() -> None:
    with Terminal("play", "--seats", "human,random", "--seed", "tea", "--plain") as terminal:
        terminal.press("1", "enter", "quit", "enter")
        terminal.until("Which card do you play?")
        assert terminal.wait() == 0
