"""From the options of `sandtable play` to a table that is ready to be played on."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sandtable.bots import bot_names, has_bot
from sandtable.cli.game_flags import GameFlags
from sandtable.core.errors import Said, SandtableError
from sandtable.core.game import ALONE, Game
from sandtable.core.position import from_text
from sandtable.core.registry import first_game
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.core.state import State
from sandtable.play.players import HUMAN, opponent, play_alone
from sandtable.play.talk import refusal
from sandtable.table import save
from sandtable.table.table import BOT, Table

SIDE: Final = "side"
"""The option of a game for one that says which side the player takes; with more players, ``--side`` names a seat."""


class TableSetup:
    """What was asked for on the command line."""

    def __init__(
        self,
        *,
        game: str | None = None,
        seats: str | None = None,
        solo: bool = False,
        side: str | None = None,
        options: Sequence[str] = (),
        data: Sequence[str] = (),
        flags: GameFlags | None = None,
        seed: str | None = None,
        save: Path | None = None,
        load: Path | None = None,
        position: Path | None = None,
    ) -> None:
        """Everything as it was typed."""
        self.game = game
        self.seats = seats
        self.solo = solo
        self.side = side
        self.options = options
        self.data = data
        self.flags = flags or GameFlags({})
        self.seed = seed
        self.save = save
        self.load = load
        self.position = position

    def table(self) -> Table:
        """The table: loaded, or new."""
        if self.seed is not None and not self.seed.isprintable():
            raise refusal("cli-error-seed")
        self._check_save()
        return self._loaded(self.load) if self.load is not None else self._new()

    # A game that was saved

    def _loaded(self, path: Path) -> Table:
        given: dict[str, object] = {
            "--solo": self.solo,
            "--side": self.side,
            "--option": self.options,
            "--data": self.data,
            "--seed": self.seed,
            "--position": self.position,
            **dict.fromkeys(self.flags.flags(), True),
        }
        for flag, value in given.items():
            if value:
                raise refusal("cli-error-load-and", flag=flag)
        table = save.load(path)
        if not isinstance(table, Table):
            raise refusal("cli-error-load-record", file=str(path))
        if self.game is not None and find_game(self.game).name != table.rules.game_name:
            raise refusal("cli-error-load-game", file=str(path), found=table.rules.game_name, wanted=self.game)
        if self.seats is not None:
            for seat, player in enumerate(self._players(table.rules)):
                if player != table.players[seat]:
                    table.replace(seat, player)
        self._check_bots(path, table)
        return table

    def _check_bots(self, path: Path, table: Table) -> None:
        """A bot that is not installed here is named, not replaced unasked; the file stays as it is."""
        game = table.rules.game_name
        for seat, player in enumerate(table.players):
            bot = player.removeprefix(BOT)
            if player.startswith(BOT) and not has_bot(bot, game):
                others = [opponent(game) if one.startswith(BOT) else HUMAN for one in table.players]
                raise refusal(
                    "cli-error-load-bot",
                    file=str(path),
                    seat=table.rules.seats[seat],
                    bot=bot,
                    seats=",".join(others),
                )

    def _check_save(self) -> None:
        """Nothing is overwritten but the game that was loaded."""
        path = self.save
        if path is None:
            return
        if path.is_dir():
            raise refusal("cli-error-directory", file=str(path))
        if path.exists() and (self.load is None or path.resolve() != self.load.resolve()):
            raise refusal("cli-error-exists", file=str(path))

    # A new game

    def _new(self) -> Table:
        content = {} if self.position is None else _toml(self.position)
        game = find_game(str(content.get("game", "")) or first_game() if self.game is None else self.game)
        files = {name: Path(file) for name, file in _pairs("data", self.data).items()} | self.flags.files
        # The user's files are read and checked before anything else is complained about.
        content_of_data = game.read_data(files)
        options = self._options(game, content.get("options", {}))
        rules = game.rules(options, content_of_data)
        position = None
        if self.position is not None:
            position = _position(self.position, rules).describe()
        return Table(rules, self._players(rules), seed=self.seed, undo="free", position=position)

    def _options(self, game: Game, given: object) -> dict[str, object]:
        options: dict[str, object] = dict(given) if isinstance(given, dict) else {}
        options |= _pairs("option", self.options) | self.flags.options
        game.seated(options, len(self.seats.split(",")) if self.seats is not None else 0)
        if self.solo:
            play_alone(game, options)
        self.flags.check(game, options)
        if self.side is not None and game.option(SIDE) is not None and options.get(ALONE) in (True, "yes"):
            options[SIDE] = self.side
        return options

    def _players(self, rules: Rules) -> list[str]:
        if self.seats is None:
            mine = rules.seats[0]
            if self.side is not None:
                if self.side not in rules.seats:
                    raise refusal("cli-error-side", side=self.side, names=", ".join(rules.seats))
                mine = self.side
            return [HUMAN if seat == mine else BOT + opponent(rules.game_name) for seat in rules.seats]
        if self.side is not None and len(rules.seats) > 1:
            raise refusal("cli-error-side-and-seats")
        players = [player.strip() for player in self.seats.split(",")]
        for player in players:
            if player != HUMAN and not has_bot(player, rules.game_name):
                names = ", ".join([HUMAN, *bot_names(rules.game_name)])
                raise refusal("cli-error-player", player=player, names=names)
        if len(players) != len(rules.seats):
            names, wanted = ", ".join(rules.seats), len(rules.seats)
            raise refusal("cli-error-seats", game=rules.game_name, wanted=wanted, names=names, given=len(players))
        return [player if player == HUMAN else BOT + player for player in players]


def _pairs(flag: str, given: Sequence[str]) -> dict[str, str]:
    """``name=value`` of an option that may be repeated."""
    found: dict[str, str] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name or not value:
            raise refusal("cli-error-pair", flag=flag, given=text)
        if name in found:
            raise refusal("cli-error-twice", flag=flag, name=name)
        found[name] = value
    return found


def read_text(path: Path) -> str:
    """A text file, or the sentence why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise refusal("cli-error-read", file=str(path), reason=error.strerror or "?") from None
    except ValueError:
        raise refusal("cli-error-no-text", file=str(path)) from None


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise refusal("cli-error-position", file=str(path), problem=_no_toml(str(error))) from None
    except RecursionError:
        raise refusal(
            "cli-error-position", file=str(path), problem=Said("the tables are nested too deep", "error-toml-deep", {})
        ) from None


def _no_toml(reason: str) -> Said:
    return Said(f"this is not valid TOML: {reason}", "error-no-toml", {"reason": reason})


def _position(path: Path, rules: Rules) -> State:
    try:
        return from_text(read_text(path), rules)
    except SandtableError as error:
        raise refusal("cli-error-position", file=str(path), problem=error.said) from None
