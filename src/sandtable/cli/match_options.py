"""What `simulate` and `arena` share: the set-up from the command line, and a progress bar."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Final

from sandtable.cli.game_flags import GameFlags
from sandtable.core.registry import game as find_game
from sandtable.play.talk import platform_texts, refusal

if TYPE_CHECKING:
    from rich.progress import Progress

    from sandtable.bots.workers import Setting

REFRESH: Final = 0.1
"""Seconds between two looks of the progress bar."""


class MatchOptions:
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
        option: list[str] | None = None,
        solo: bool = False,
        flags: GameFlags,
    ) -> None:
        self.game = game
        self.bots = [bot.strip() for bot in bots.split(",")]
        self.games = games
        self.jobs = jobs
        self._seed = seed
        self._options = option or []
        self._flags = flags
        self._solo = solo

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
        from sandtable.bots.workers import cores

        return cores() if self.jobs is None else self.jobs

    def seed(self) -> str:
        """The seed; a new one if none was given. It is reported, so that every run can be repeated."""
        if self._seed is None:
            import secrets

            self._seed = secrets.token_hex(4)
        return self._seed

    def setting(self, seats: int = 0) -> "Setting":
        """The rules to play by, for so many seats if the game leaves that open; refuses what does not exist."""
        from sandtable.bots.workers import Setting
        from sandtable.play.players import play_alone

        options: dict[str, object] = {}
        for text in self._options:
            name, sign, value = text.partition("=")
            if not sign or not name or not value:
                raise refusal("cli-error-pair", flag="option", given=text)
            if name in options:
                raise refusal("cli-error-twice", flag="option", name=name)
            options[name] = value
        game = find_game(self.game)
        options |= self._flags.options
        if self._solo:
            play_alone(game, options)
        self._flags.check(game, options)
        game.seated(options, seats)
        data = game.read_data(self._flags.files) if self._flags.files else None
        rules = game.rules(options, data)
        return Setting(rules.game_name, {name: rules.options[name] for name in options}, data)


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if that is a terminal; it is told how many games are done, and wiped at the end."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda done: None
        return
    with _bar() as bar:
        task = bar.add_task(platform_texts().say("arena-progress"), total=total)
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
