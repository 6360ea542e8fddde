"""Commands that games add to the command line: ``sandtable odds``, ``sandtable check`` and whatever a game brings."""

from collections.abc import Sequence

from sandtable.cli.arguments import HELP, App, Command, Parameter, no_choice
from sandtable.core.game import Game
from sandtable.core.registry import game as find_game
from sandtable.core.registry import games_at_hand, is_installed
from sandtable.play.talk import current_language, refusal
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE


class ToolApp(App):
    """The platform's own commands, and those of the games that are installed.

    A game's tool is called ``sandtable <tool> <game> ...``. The game may be left out if only one has such a tool, or if
    only one has a tool that knows the first word: ``check(what: Literal["map", "cards"], file: Path, /)``.
    """

    def others(self) -> dict[str, str]:
        found: dict[str, list[str]] = {}
        for name in games_at_hand():
            game = find_game(name)
            texts = _texts(game)
            for tool, function in game.tools().items():
                message = f"help-{tool}"
                text = texts.say(message) if texts.has(message) else (function.__doc__ or "").partition("\n")[0]
                if text not in found.setdefault(tool, []):
                    found[tool].append(text)
        return {tool: " ".join(texts) for tool, texts in found.items()}

    def run_other(self, name: str, given: Sequence[str]) -> int | None:
        games = [found for one in games_at_hand() if name in (found := find_game(one)).tools()]
        if not games:
            return None
        words = list(given)
        if words and is_installed(words[0]):
            game = find_game(words.pop(0))
            if name not in game.tools():
                known = ", ".join(one.name for one in games)
                raise refusal("cli-error-no-tool", tool=name, game=game.name, games=known)
            return _command(game, name).run(words)
        commands = [_command(game, name) for game in games]
        if words and not words[0].startswith("-") and not any(_words_of(command) for command in commands):
            find_game(words[0])  # which says that there is no such game
        if len(games) > 1 and any(word in HELP for word in words):
            for number, command in enumerate(commands):
                print("\n" * (number > 0), end="")
                command.run([HELP[0]])
            return 0
        return commands[_meant(name, games, commands, words)].run(words)


def _meant(tool: str, games: Sequence[Game], commands: Sequence[Command], words: Sequence[str]) -> int:
    """Which of several games is meant: the one whose tool knows the first word; refuses if that cannot be told."""
    if len(games) == 1:
        return 0
    choices = [_choices(command) for command in commands]
    every = list(dict.fromkeys([choice for one in choices for choice in one]))
    known = [word for word in words if word in every]
    first = words[0] if words and not words[0].startswith("-") else known[0] if known else ""
    knowing = [place for place, one in enumerate(choices) if first in one]
    if len(knowing) == 1:
        return knowing[0]
    if first and not knowing and all(choices):
        raise no_choice(tool, every, first)
    whose = [games[place].name for place in knowing] or [game.name for game in games]
    raise refusal("cli-error-tool-whose", tool=tool, games=", ".join(whose))


def _command(game: Game, tool: str) -> Command:
    return Command(game.tools()[tool], tool, _texts(game))


def _words_of(command: Command) -> list[Parameter]:
    return [parameter for parameter in command.parameters if not parameter.option]


def _choices(command: Command) -> list[str]:
    """What the first word of a command can be; empty if it can be any."""
    return next((parameter.choices for parameter in _words_of(command)), [])


def _texts(game: Game) -> Texts:
    return Texts(current_language(), [game.package, CORE])
