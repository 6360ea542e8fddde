"""The commands and their options, and what becomes of errors: one sentence and exit code 2."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from sandtable import __version__
from sandtable.cli.leaving import flush, silence
from sandtable.core.errors import SandtableError

app = App(
    name="sandtable",
    help="Board wargames: play them, read their rules, look at recorded games.",
    version=__version__,
    default_parameter=Parameter(negative=()),
    help_format="plaintext",
    help_formatter="plain",
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; returns the exit code."""
    try:
        code = app(list(arguments), exit_on_error=False, print_error=False)
        flush()
        return code if isinstance(code, int) else 0
    except SandtableError as error:
        return refuse(str(error))
    except CycloptsError as error:
        return refuse(str(error))
    except BrokenPipeError:  # whoever read our output has seen enough
        silence()
        return 0
    except OSError as error:  # a full disk under our output, an impossible file name
        silence()
        return refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror))


def refuse(sentence: str) -> int:
    """Say what is wrong, on one line."""
    line = " ".join(sentence.split())
    silence()
    with suppress(OSError):
        print("sandtable: " + line, file=sys.stderr)
    return 2


@app.command
def play(
    game: str | None = None,
    /,
    *,
    seats: str | None = None,
    solo: bool = False,
    difficulty: str | None = None,
    side: str | None = None,
    option: Annotated[list[str] | None, Parameter(consume_multiple=False)] = None,
    data: Annotated[list[str] | None, Parameter(consume_multiple=False)] = None,
    seed: str | None = None,
    save: Path | None = None,
    load: Path | None = None,
    position: Path | None = None,
) -> int:
    """Play a game at the keyboard, or through a pipe.

    Args:
        game: The game; dual-powers if you name none. `sandtable games` lists them.
        seats: Who plays each seat, such as human,random. Without it you play the first seat.
        solo: Play alone, where the game has rules for it.
        difficulty: Alone: how hard it is.
        side: The side you play.
        option: An option of the game as name=value; may be given several times.
        data: A data file of your own as name=FILE, such as cards=my-cards.toml.
        seed: Any text; the same text gives the same dice and cards.
        save: Keep the game in this file, always up to date.
        load: Go on with the game in this file.
        position: Begin with the position in this file.
    """
    from sandtable.cli.opening import Opening
    from sandtable.cli.play import play_game

    opening = Opening(
        game=game,
        seats=seats,
        solo=solo,
        difficulty=difficulty,
        side=side,
        options=option or [],
        data=data or [],
        seed=seed,
        save=save,
        load=load,
        position=position,
    )
    return play_game(opening)


@app.command
def show(file: Path, /, *, seat: str | None = None, entry: int | None = None) -> int:
    """Show a saved game or a record: its set-up, every decision, and the position.

    Args:
        file: A file written by `sandtable play --save`, or a record of the test kit.
        seat: Show what this seat knew; all shows everything.
        entry: Stop after this many decisions.
    """
    from sandtable.cli.show import show_file

    return show_file(file, seat, entry)


@app.command
def rules(game: str | None = None, number: str | None = None, /, *, coverage: bool = False, json: bool = False) -> int:
    """Print the rules of a game, or one of them.

    Args:
        game: The game, such as dual-powers.
        number: A rule or a chapter, such as P4.8 or P4.
        coverage: For each rule the tests that prove it and the code that carries it out.
        json: The coverage for programs.
    """
    from sandtable.cli.rules import print_coverage, print_rules
    from sandtable.cli.talk import refusal

    if json and not coverage:
        raise refusal("cli-error-json")
    if coverage and number is not None:
        raise refusal("cli-error-number")
    return print_coverage(game, json) if coverage else print_rules(game, number)


@app.command
def games() -> int:
    """List the games that are installed, and their options."""
    from sandtable.cli.games import print_games

    return print_games()
