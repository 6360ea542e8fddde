"""`sandtable play`: opens a table, plays on it, and saves it to a file."""

import shutil
from pathlib import Path

from sandtable.cli.line_table import LineTable
from sandtable.cli.table_setup import TableSetup
from sandtable.core.registry import game as find_game
from sandtable.play.signals import signals_deferred
from sandtable.play.talk import Talk, current_language, refusal
from sandtable.table import save
from sandtable.table.table import Table
from sandtable.text.wording import Wording
from sandtable.tui import can_draw


class SaveFile:
    """The file of a game: written after every order, so that nothing is lost however the game ends."""

    def __init__(self, table: Table, path: Path | None) -> None:
        """Without a path nothing is saved, except by ``copy``."""
        self.table = table
        self.path = path
        self.copied: tuple[Path, int] | None = None
        """The last copy that was made, and how long the log was then."""

    def save(self) -> None:
        """Write the file of this game."""
        if self.path is not None:
            with signals_deferred():
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
        with signals_deferred():
            save.save(path, save.table_bytes(self.table))
        self.copied = path, len(self.table.log)

    @property
    def saved_in(self) -> Path | None:
        """The file that holds all of the game, if there is one."""
        if self.path is None and self.copied is not None and self.copied[1] == len(self.table.log):
            return self.copied[0]
        return self.path


def play_game(setup: TableSetup, plain: bool = False) -> int:
    """Play until the game is over, the player leaves, or the input ends; on the whole screen if there is one."""
    table = setup.table()
    save_file = SaveFile(table, setup.save)
    save_file.save()  # a file that cannot be written is known before the first move
    talk = Talk()
    wording = Wording.of(table.rules, current_language())
    code = 0
    if not plain and can_draw():
        code = _on_the_screen(table, wording, save_file)
    else:
        try:
            LineTable(table, talk, wording, save_file.save, save_file.copy).play()
        except EOFError:  # Ctrl-D, or the end of a pipe
            talk.line()
    if save_file.saved_in is not None:
        talk.line()
        talk.say("cli-kept", file=str(save_file.saved_in))
    elif not table.is_over():
        talk.say("cli-not-kept")
    return code


def _on_the_screen(table: Table, wording: Wording, save_file: SaveFile) -> int:
    from sandtable.tui.board_view import board, drawn
    from sandtable.tui.session import Session
    from sandtable.tui.terminal import preview, restored

    session = Session(table, wording, save_file.save, save_file.copy)
    with restored():
        width, height = shutil.get_terminal_size()
        preview(drawn(board(session.view(), table.rules, wording, width, max(3, height - 10))[: height - 1]))
        from sandtable.tui.app import run
        from sandtable.tui.play import PlayScreen

        return run(lambda: PlayScreen(session), find_game(table.rules.game_name).title)
