"""`sandtable play`: opens a table, plays on it, and keeps it in a file."""

import shutil
from pathlib import Path

from sandtable.cli.leaving import undisturbed
from sandtable.cli.opening import Opening
from sandtable.cli.sitting import Sitting
from sandtable.cli.talk import Talk, refusal, spoken
from sandtable.core import save
from sandtable.core.registry import game as find_game
from sandtable.core.table import Table
from sandtable.tui import suits
from sandtable.wording import Wording


class Keeper:
    """Keeps the game in its file after every order, so that nothing is lost however it ends."""

    def __init__(self, table: Table, path: Path | None) -> None:
        """Without a path nothing is kept."""
        self.table = table
        self.path = path
        self.copied: tuple[Path, int] | None = None
        """The last copy that was made, and how long the log was then."""

    def keep(self) -> None:
        """Write the file of this game."""
        if self.path is not None:
            with undisturbed():
                save.save(self.path, save.table_bytes(self.table))

    def copy(self, path: Path) -> None:
        """Write another file, which must not be there yet."""
        try:
            if path.is_dir():
                raise refusal("cli-error-directory", file=str(path))
            if path.exists() and (self.path is None or path.resolve() != self.path.resolve()):
                raise refusal("cli-error-there", file=str(path))
        except OSError as error:
            raise refusal("cli-error-write", file=str(path), reason=error.strerror or "?") from None
        if not str(path).isprintable():
            raise refusal("cli-error-write", file=repr(str(path)), reason="?")
        with undisturbed():
            save.save(path, save.table_bytes(self.table))
        self.copied = path, len(self.table.log)

    @property
    def kept(self) -> Path | None:
        """The file that has all of the game."""
        if self.path is None and self.copied is not None and self.copied[1] == len(self.table.log):
            return self.copied[0]
        return self.path


def play_game(opening: Opening, plain: bool = False) -> int:
    """Play until the game is over, the player leaves, or the input ends; on the whole screen if there is one."""
    table = opening.table()
    keeper = Keeper(table, opening.save)
    keeper.keep()  # a file that cannot be written is known before the first move
    talk = Talk()
    wording = Wording.of(table.rules, spoken())
    code = 0
    if not plain and suits():
        code = _on_the_screen(table, wording, keeper)
    else:
        try:
            Sitting(table, talk, wording, keeper.keep, keeper.copy).play()
        except EOFError:  # Ctrl-D, or the end of a pipe
            talk.line()
    if keeper.kept is not None:
        talk.line()
        talk.say("cli-kept", file=str(keeper.kept))
    elif not table.is_over():
        talk.say("cli-not-kept")
    return code


def _on_the_screen(table: Table, wording: Wording, keeper: Keeper) -> int:
    from sandtable.tui.faces import board, drawn
    from sandtable.tui.seating import Seating
    from sandtable.tui.terminal import preview, restored

    seating = Seating(table, wording, keeper.keep, keeper.copy)
    with restored():
        width, height = shutil.get_terminal_size()
        preview(drawn(board(seating.view(), table.rules, wording, width, max(3, height - 10))[: height - 1]))
        from sandtable.tui.app import run
        from sandtable.tui.play import PlayScreen

        return run(lambda: PlayScreen(seating), find_game(table.rules.game).title)
