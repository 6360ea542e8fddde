"""What `simulate` and `arena` share: the set-up from the command line, a progress bar, numbers and tables."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from sandtable.cli.talk import own_texts, refusal
from sandtable.core.registry import game as find_game

if TYPE_CHECKING:
    from rich.progress import Progress

    from sandtable.bots.crew import Setting

REFRESH: Final = 0.1
"""Seconds between two looks of the progress bar."""


class Contest:
    """The options both commands have, as they were typed: the command line reads them off this signature."""

    def __init__(
        self,
        game: str,
        /,
        *,
        bots: str,
        games: int = 400,
        seed: str | None = None,
        jobs: int | None = None,
        edition: str | None = None,
        option: list[str] | None = None,
        map: Path | None = None,
        cards: Path | None = None,
        solo: bool = False,
        side: str | None = None,
        difficulty: str | None = None,
    ) -> None:
        self.game = game
        self.bots = [bot.strip() for bot in bots.split(",")]
        self.games = games
        self.jobs = jobs
        self._seed = seed
        self._options = [*(option or []), *([f"edition={edition}"] if edition is not None else [])]
        self._files = {name: file for name, file in (("map", map), ("cards", cards)) if file is not None}
        self._solo = solo
        self._side = side
        self._difficulty = difficulty

    def check(self) -> None:
        """Refuse numbers that make no sense."""
        if self.games < 1:
            raise refusal("arena-error-least", flag="--games", least=1, given=self.games)
        if self.jobs is not None and self.jobs < 1:
            raise refusal("arena-error-least", flag="--jobs", least=1, given=self.jobs)
        if self._seed is not None and not self._seed.isprintable():
            raise refusal("cli-error-seed")

    def workers(self) -> int:
        """How many processes play: one for each core if nobody says otherwise."""
        from sandtable.bots.crew import cores

        return cores() if self.jobs is None else self.jobs

    def seed(self) -> str:
        """The seed; a new one if none was given. It is reported, so that every run can be repeated."""
        if self._seed is None:
            import secrets

            self._seed = secrets.token_hex(4)
        return self._seed

    def setting(self, seats: int = 0) -> "Setting":
        """The rules to play by, for so many seats if the game leaves that open; refuses what does not exist."""
        from sandtable.bots.crew import Setting
        from sandtable.cli.players import ALONE, play_alone

        options: dict[str, object] = {}
        for text in self._options:
            name, sign, value = text.partition("=")
            if not sign or not name or not value:
                raise refusal("cli-error-pair", flag="option", given=text)
            if name in options:
                raise refusal("cli-error-twice", flag="option", name=name)
            options[name] = value
        game = find_game(self.game)
        if self._solo:
            play_alone(game, options)
        for name, given in (("side", self._side), ("difficulty", self._difficulty)):
            if given is not None:
                if options.get(ALONE) not in (True, "yes"):
                    raise refusal("arena-error-solo", flag="--" + name)
                options[name] = given
        game.seated(options, seats)
        data = game.read_data(self._files) if self._files else None
        rules = game.rules(options, data)
        return Setting(rules.game, {name: rules.options[name] for name in options}, data)


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if that is a terminal; it is told how many games are done, and wiped at the end."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda done: None
        return
    with _bar() as bar:
        task = bar.add_task(own_texts().say("arena-progress"), total=total)
        bar.refresh()
        shown = monotonic()

        def advance(done: int) -> None:
            nonlocal shown
            if monotonic() - shown > REFRESH or done == total:
                shown = monotonic()
                bar.update(task, completed=done)
                bar.refresh()

        yield advance


def _bar() -> "Progress":
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    # Without automatic refresh it has no thread, and processes can be started beside it in the quick way.
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        auto_refresh=False,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )


def print_json(content: dict[str, Any]) -> None:
    """For programs."""
    import msgspec

    sys.stdout.write(msgspec.json.format(msgspec.json.encode(content)).decode() + "\n")


def number(value: float, digits: int = 0, signed: bool = False) -> str:
    """A number for people, with the marks of their language: 12,345.6."""
    say = own_texts().say
    text = f"{value:{'+' if signed and round(value, digits) else ''},.{digits}f}"
    if not round(value, digits):
        text = text.lstrip("-")
    comma, point = say("arena-thousands"), say("arena-decimal")
    return text.replace(",", "\0").replace(".", point).replace("\0", comma)


def percent(share: float) -> str:
    """A share of one for people: 92.8 %."""
    return own_texts().say("arena-percent", number=number(100 * share, 1))


def span(low: str, high: str) -> str:
    """From here to there."""
    return own_texts().say("arena-span", low=low, high=high)


def table(rows: Sequence[Sequence[str]], left: Sequence[int] = (0,), indent: str = "  ") -> list[str]:
    """Rows of cells as lines, columns under each other; those in ``left`` are flush left, the others flush right.

    >>> table([["bot", "wins"], ["rookie", "9"]])
    ['  bot     wins', '  rookie     9']
    """
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    found: list[str] = []
    for row in rows:
        cells = [
            cell.ljust(width) if i in left else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        found.append((indent + "  ".join(cells)).rstrip())
    return found
