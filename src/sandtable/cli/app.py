"""The commands and their options, and what becomes of errors: one sentence and exit code 2.

Their texts are in ``locale/<language>/help.ftl``.
"""

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from sandtable.cli.game_flags import GameFlags
from sandtable.cli.match_options import MatchOptions
from sandtable.cli.tools import ToolApp
from sandtable.core.errors import SandtableError
from sandtable.play.signals import flush, silence
from sandtable.play.talk import error_sentence, refusal, set_language
from sandtable.text.messages import languages
from sandtable.text.wording import CORE

app = ToolApp("sandtable")


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; returns the exit code."""
    try:
        given = list(arguments)
        set_language(None)
        set_language(language_of(given))
        code = app.run(given)
        flush()
        return code
    except SandtableError as error:
        return refuse(error_sentence(error))
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
    side: str | None = None,
    option: list[str] | None = None,
    data: list[str] | None = None,
    seed: str | None = None,
    save: Path | None = None,
    load: Path | None = None,
    position: Path | None = None,
    plain: bool = False,
    flags: GameFlags,
) -> int:
    """Play a game at the keyboard, or through a pipe."""
    from sandtable.cli.play import play_game
    from sandtable.cli.table_setup import TableSetup

    setup = TableSetup(
        game=game,
        seats=seats,
        solo=solo,
        side=side,
        options=option or (),
        data=data or (),
        flags=flags,
        seed=seed,
        save=save,
        load=load,
        position=position,
    )
    return play_game(setup, plain)


@app.command
def learn(game: str | None = None, /, *, save: Path | None = None) -> int:
    """Learn a game by playing it."""
    from sandtable.cli.learn import learn_game

    return learn_game(game, save)


@app.command
def show(file: Path, /, *, seat: str | None = None, entry: int | None = None) -> int:
    """Show a saved game or a record."""
    from sandtable.cli.show import show_file

    return show_file(file, seat, entry)


@app.command
def replay(file: Path, /, *, seat: str | None = None, entry: int | None = None, plain: bool = False) -> int:
    """Look at a game that was played."""
    from sandtable.cli.replay import replay_file

    return replay_file(file, seat, entry, plain)


@app.command
def rules(game: str | None = None, number: str | None = None, /, *, coverage: bool = False, json: bool = False) -> int:
    """Print the rules of a game, or one of them."""
    from sandtable.cli.rules import print_coverage, print_rules

    if json and not coverage:
        raise refusal("cli-error-json")
    if coverage and number is not None:
        raise refusal("cli-error-number")
    return print_coverage(game, json) if coverage else print_rules(game, number)


@app.command
def games(what: str | None = None, table: str | None = None, /, *, all: bool = False, data: Path | None = None) -> int:
    """List the games that are installed, or check those a server has stored."""
    from sandtable.cli.games import check_games, print_games

    if what is None:
        return print_games()
    if what != "check" or (table is None) != all:
        raise refusal("cli-error-games")
    return check_games(table, data)


@app.command
def serve(
    *,
    port: int = 8017,
    host: str = "127.0.0.1",
    data: Path | None = None,
    open: bool = False,
    proxy: list[str] | None = None,
) -> int:
    """Serve tables to browsers."""
    from sandtable.server.serving import serve as serve_tables

    return serve_tables(host, port, data, open, proxy or ())


@app.command
def simulate(options: MatchOptions, /, *, first: int = 0, rotate: bool = True, json: bool = False) -> int:
    """Let bots play many games, and count."""
    from sandtable.cli.simulate import simulate_games

    return simulate_games(options, first=first, rotate=rotate, json=json)


@app.command
def arena(
    options: MatchOptions,
    /,
    *,
    stop: bool = False,
    error: float | None = None,
    margin: float | None = None,
    svg: Path | None = None,
    json: bool = False,
) -> int:
    """Measure the strength of bots."""
    from sandtable.cli.arena import run_arena

    return run_arena(options, stop=stop, error=error, margin=margin, svg=svg, json=json)
