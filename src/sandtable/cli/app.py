"""The commands and their options, and what becomes of errors: one sentence and exit code 2."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from sandtable import __version__
from sandtable.cli.leaving import flush, silence
from sandtable.cli.talk import complaint, refusal, speak
from sandtable.core.errors import SandtableError
from sandtable.texts import languages
from sandtable.wording import CORE

app = App(
    name="sandtable",
    help="Board wargames: play them, read their rules, look at recorded games.",
    version=__version__,
    default_parameter=Parameter(negative=()),
    help_format="plaintext",
    help_formatter="plain",
    help_epilogue="Beside any command: --lang en, de or it chooses the language; without it, your system does.",
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; returns the exit code."""
    try:
        given = list(arguments)
        speak(None)
        speak(language_of(given))
        code = app(given, exit_on_error=False, print_error=False)
        flush()
        return code if isinstance(code, int) else 0
    except SandtableError as error:
        return refuse(complaint(error))
    except CycloptsError as error:
        return refuse(str(error))
    except BrokenPipeError:  # whoever read our output has seen enough
        silence()
        return 0
    except OSError as error:  # a full disk under our output, an impossible file name
        silence()
        return refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror))


def language_of(arguments: list[str]) -> str | None:
    """The language that ``--lang`` names, which may stand beside any command; it is taken out.

    >>> given = ["rules", "--lang", "de", "dual-powers"]
    >>> language_of(given), given
    ('de', ['rules', 'dual-powers'])
    """
    language = None
    ended = arguments.index("--") if "--" in arguments else len(arguments)
    for place in reversed(range(ended)):
        flag, sign, value = arguments[place].partition("=")
        if flag == "--lang":
            if not sign and place + 1 >= ended:
                raise refusal("cli-error-lang", languages=", ".join(languages([CORE])))
            language = language or (value if sign else arguments[place + 1])
            del arguments[place : place + (1 if sign else 2)]
            ended -= 1 if sign else 2
    return language


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
    plain: bool = False,
) -> int:
    """Play a game at the keyboard, or through a pipe.

    Args:
        game: The game; dual-powers if you name none. `sandtable games` lists them.
        seats: Who plays each seat, such as human,rookie. Without it you play the first seat.
        solo: Play alone, where the game has rules for it.
        difficulty: Alone: how hard it is.
        side: The side you play.
        option: An option of the game as name=value; may be given several times.
        data: A data file of your own as name=FILE, such as cards=my-cards.toml.
        seed: Any text; the same text gives the same dice and cards.
        save: Keep the game in this file, always up to date.
        load: Go on with the game in this file.
        position: Begin with the position in this file.
        plain: Line by line, without drawing on the screen; so it is in a pipe anyway.
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
    return play_game(opening, plain)


@app.command
def learn(game: str = "dual-powers", /, *, save: Path | None = None) -> int:
    """Learn a game by playing it: one round with explanations, then on by yourself.

    Args:
        game: The game; dual-powers if you name none.
        save: Keep the game in this file; `sandtable play --load FILE` goes on with it.
    """
    from sandtable.cli.learn import learn_game

    return learn_game(game, save)


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
def replay(file: Path, /, *, seat: str | None = None, entry: int | None = None, plain: bool = False) -> int:
    """Look at a game that was played, forward and back; in a pipe its story is printed.

    Args:
        file: A file written by `sandtable play --save`, or a record.
        seat: Show what this seat knew; all shows everything.
        entry: Begin after this many decisions.
        plain: Print the story, as in a pipe.
    """
    from sandtable.cli.replay import replay_file

    return replay_file(file, seat, entry, plain)


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


@app.command
def simulate(
    game: str,
    /,
    *,
    bots: str,
    games: int = 400,
    seed: str | None = None,
    jobs: int | None = None,
    option: Annotated[list[str] | None, Parameter(consume_multiple=False)] = None,
    solo: bool = False,
    side: str | None = None,
    difficulty: str | None = None,
    first: int = 0,
    rotate: Annotated[bool, Parameter(negative="--no-rotate")] = True,
    json: bool = False,
) -> int:
    """Let bots play many games, and count who wins and how the games end.

    Args:
        game: The game, such as dual-powers.
        bots: Who plays each seat, such as random,rookie.
        games: How many games. Ctrl-C ends them early and reports what is done.
        seed: Any text; the same text gives the same games, whatever the number of processes.
        jobs: How many processes play; one for each core if you do not say.
        option: An option of the game as name=value; may be given several times.
        solo: The game for one, where there are rules for it.
        side: Alone: the side to play.
        difficulty: Alone: how hard it is.
        first: The number of the first game, to play a part of a series again.
        rotate: The bots move on by one seat from game to game.
        json: The result for programs.
    """
    from sandtable.cli.contest import Contest
    from sandtable.cli.simulate import simulate_games

    contest = Contest(
        game=game,
        bots=bots,
        games=games,
        seed=seed,
        jobs=jobs,
        options=option or [],
        solo=solo,
        side=side,
        difficulty=difficulty,
    )
    return simulate_games(contest, first=first, rotate=rotate, json=json)


@app.command
def arena(
    game: str,
    /,
    *,
    bots: str,
    games: int = 400,
    seed: str | None = None,
    jobs: int | None = None,
    option: Annotated[list[str] | None, Parameter(consume_multiple=False)] = None,
    solo: bool = False,
    side: str | None = None,
    difficulty: str | None = None,
    stop: bool = False,
    error: float | None = None,
    margin: float | None = None,
    svg: Path | None = None,
    json: bool = False,
) -> int:
    """Measure the strength of bots: everyone against everyone, with the same dice on both sides.

    Args:
        game: The game, such as dual-powers.
        bots: Two or more bots, such as random,rookie.
        games: Games of each pairing, rounded up until everyone has had every seat. Ctrl-C ends them early.
        seed: Any text; the same text gives the same games, whatever the number of processes.
        jobs: How many processes play; one for each core if you do not say.
        option: An option of the game as name=value; may be given several times.
        solo: The game for one, where there are rules for it: who does better on the same deal?
        side: Alone: the side to play.
        difficulty: Alone: how hard it is.
        stop: End each pairing as soon as it is clear who is stronger.
        error: With --stop: the chance that any verdict is false, at most (0.05 if you do not say).
        margin: With --stop: end a pairing also if its score is within this margin of one half.
        svg: Draw the ratings and their intervals into this file.
        json: The result for programs.
    """
    from sandtable.cli.arena import hold_arena
    from sandtable.cli.contest import Contest

    contest = Contest(
        game=game,
        bots=bots,
        games=games,
        seed=seed,
        jobs=jobs,
        options=option or [],
        solo=solo,
        side=side,
        difficulty=difficulty,
    )
    return hold_arena(contest, stop=stop, error=error, margin=margin, svg=svg, json=json)
