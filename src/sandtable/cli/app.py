"""The commands and their options, and what becomes of errors: one sentence and exit code 2.

Their texts are in ``locale/<language>/help.ftl``.
"""

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from sandtable.cli.arguments import App
from sandtable.cli.contest import Contest
from sandtable.cli.leaving import flush, silence
from sandtable.cli.odds import Muster
from sandtable.cli.talk import complaint, refusal, speak
from sandtable.core.errors import SandtableError
from sandtable.texts import languages
from sandtable.wording import CORE

app = App("sandtable")


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; returns the exit code."""
    try:
        given = list(arguments)
        speak(None)
        speak(language_of(given))
        code = app.run(given)
        flush()
        return code
    except SandtableError as error:
        return refuse(complaint(error))
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
    edition: str | None = None,
    solo: bool = False,
    difficulty: str | None = None,
    side: str | None = None,
    option: list[str] | None = None,
    map: Path | None = None,
    cards: Path | None = None,
    data: list[str] | None = None,
    seed: str | None = None,
    save: Path | None = None,
    load: Path | None = None,
    position: Path | None = None,
    plain: bool = False,
) -> int:
    """Play a game at the keyboard, or through a pipe."""
    from sandtable.cli.opening import Opening
    from sandtable.cli.play import play_game

    opening = Opening(
        game=game,
        seats=seats,
        solo=solo,
        difficulty=difficulty,
        side=side,
        options=[*(option or []), *([f"edition={edition}"] if edition is not None else [])],
        data=[*(data or []), *own_files(map, cards)],
        seed=seed,
        save=save,
        load=load,
        position=position,
    )
    return play_game(opening, plain)


def own_files(map: Path | None, cards: Path | None) -> list[str]:
    """A map and cards of one's own, as ``--data`` names files."""
    return [f"{name}={file}" for name, file in (("map", map), ("cards", cards)) if file is not None]


@app.command
def learn(game: str = "dual-powers", /, *, save: Path | None = None) -> int:
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
def odds(muster: Muster, /, *, json: bool = False) -> int:
    """Work out how a battle is likely to end."""
    from sandtable.cli.odds import print_odds

    return print_odds(muster, json=json)


@app.command
def check(what: str, file: Path, /) -> int:
    """Check a map or cards of one's own."""
    from sandtable.cli.check import check_file

    return check_file(what, file)


@app.command
def simulate(contest: Contest, /, *, first: int = 0, rotate: bool = True, json: bool = False) -> int:
    """Let bots play many games, and count."""
    from sandtable.cli.simulate import simulate_games

    return simulate_games(contest, first=first, rotate=rotate, json=json)


@app.command
def arena(
    contest: Contest,
    /,
    *,
    stop: bool = False,
    error: float | None = None,
    margin: float | None = None,
    svg: Path | None = None,
    json: bool = False,
) -> int:
    """Measure the strength of bots."""
    from sandtable.cli.arena import hold_arena

    return hold_arena(contest, stop=stop, error=error, margin=margin, svg=svg, json=json)
