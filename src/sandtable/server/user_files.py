"""Data files that come with a request by content: a user's own, and those a game makes up. Nothing touches the disk.

All of this is costly, so it is called off the event loop; what is made here, nobody else has yet.
"""

from collections.abc import Mapping
from secrets import token_hex
from typing import Any

from sandtable.contract import Maker
from sandtable.core.errors import BadInput, did_you_mean
from sandtable.core.game import FileText, Game
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.server import bodies


def sent(files: Mapping[str, bodies.FileBody]) -> dict[str, FileText]:
    """The files of a request."""
    return {key: FileText(file.name, file.text) for key, file in files.items()}


def rules_with(game: str, options: Mapping[str, object], files: Mapping[str, FileText]) -> Rules:
    """The rule set of these options and files; an error names file, entry and rule."""
    found = find_game(game)
    return found.rules(options, _data(found, files))


def _data(game: Game, files: Mapping[str, FileText]) -> dict[str, Any]:
    for key in files:
        if key not in game.files:
            guess = did_you_mean(key, game.files)
            raise BadInput(f'"{key}" is no data file{guess}', "data-file", key=f'"{key}"', guess=guess)
    return game.read_data(files)


def checked(game: str, options: Mapping[str, object], files: Mapping[str, FileText]) -> dict[str, Any]:
    """What can be chosen with these files; an option that names an entry the files do not have is as usual."""
    found = find_game(game)
    data = _data(found, files)
    choices = {option.name: found.choices(option, data) for option in found.options}
    gone = {
        option.name
        for option in found.options
        if options.get(option.name) in option.choices and options.get(option.name) not in choices[option.name]
    }
    rules = found.rules({name: value for name, value in options.items() if name not in gone}, data)
    names = found.names()
    labels = {} if names is None else names.labels(rules)
    return {
        "seats": list(rules.seats),
        "options": rules.options,
        "choices": choices,
        "labels": {name: labels[name] for name in choices if name in labels},
    }


def made(game: str, name: str, choices: Mapping[str, object], seed: str | None) -> dict[str, Any]:
    """What a game made up, ready to be sent back with a table."""
    found = find_game(game)
    maker = _maker(found, name)
    known = [choice.name for choice in maker.choices]
    for key in choices:
        if key not in known:
            guess = did_you_mean(key, known)
            sentence = f'{name} has no choice "{key}"{guess}'
            raise BadInput(sentence, "error-no-option", game=name, option=key, guess=guess)
    values = {one.name: one.read(choices[one.name]) if one.name in choices else one.default for one in maker.choices}
    given = seed or token_hex(4)
    result = maker.make(given, values)
    return {
        "seed": given,
        "files": {key: {"name": f"{key}.toml", "text": text} for key, text in result.files.items()},
        "options": dict(result.options),
        "drawing": list(result.drawing),
    }


def _maker(game: Game, name: str) -> Maker:
    makers = {maker.name: maker for maker in game.makers()}
    if name not in makers:
        guess = did_you_mean(name, list(makers))
        raise BadInput(
            f'{game.name} makes no "{name}"{guess}', "error-no-maker", game=game.name, name=name, guess=guess
        )
    return makers[name]
