"""What ``--help`` prints: the commands, and what each of them takes, in the language that is spoken."""

from collections.abc import Sequence
from typing import Final

from sandtable.cli.arguments import HELP, VERSION, App, Command, Parameter
from sandtable.play.talk import Talk, platform_texts

WIDEST: Final = 22
"""A name that is wider has its text in the next line."""


def print_program(app: App) -> None:
    """All commands, a line for each."""
    talk, texts = Talk(), platform_texts()
    words = texts.attribute
    usage = f"{app.name} {words('help-words', 'command')} [{words('help-words', 'options')}]"
    talk.line(f"{words('help-words', 'usage')}: {usage}")
    talk.line()
    talk.paragraph(texts.say("help-sandtable"))
    talk.line()
    rows = [(command.name, _summary(command)) for command in app.commands.values()]
    rows += app.others().items()
    rows.append((f"{HELP[0]}, {HELP[1]}", words("help-sandtable", "help")))
    rows.append((VERSION, words("help-sandtable", "version")))
    rows.append(("--lang", words("help-sandtable", "lang")))
    _print_rows(talk, rows)


def print_command(command: Command, subject: str = "") -> None:
    """What a command does and takes, with the options of what it is about."""
    talk, words = Talk(), platform_texts().attribute
    talk.paragraph(f"{words('help-words', 'usage')}: {command.usage()}")
    talk.line()
    talk.paragraph(_summary(command))
    talk.line()
    takes = sorted(command.parameters, key=lambda one: one.option)
    rows = [(_name(parameter), _text(command, parameter)) for parameter in takes]
    rows.append(("--lang", words("help-sandtable", "lang")))
    if command.extra is not None:
        there = {name.split()[0] for name, _ in rows}
        further = [one for one in command.extra.parameters(subject) if one.flag not in there]
        texts = command.extra.texts(subject, further)
        rows += [(_name(one), text) for one, text in zip(further, texts, strict=True)]
    _print_rows(talk, rows)


def _summary(command: Command) -> str:
    """The text of a command; of one that nobody has described yet, its docstring."""
    texts = command.texts or platform_texts()
    return texts.say(f"help-{command.name}") if texts.has(f"help-{command.name}") else command.summary


def _name(parameter: Parameter) -> str:
    return f"{parameter.shown}, {parameter.negative}" if parameter.negative else parameter.shown


def _text(command: Command, parameter: Parameter) -> str:
    """What a parameter is for: for this command, or for all that have one of this name."""
    texts = command.texts or platform_texts()
    text = ""
    for message in (f"help-{command.name}", "help-options"):
        if not text and texts.has(message) and parameter.name in texts.attributes(message):
            text = texts.attribute(message, parameter.name)
    if parameter.kind in (int, float) and parameter.default is not None:
        normally = texts.attribute("help-words", "default", value=str(parameter.default))
        text = f"{text} ({normally})" if text else normally
    return text


def _print_rows(talk: Talk, rows: Sequence[tuple[str, str]]) -> None:
    wide = max(len(name) for name, _ in rows if len(name) <= WIDEST)
    indent = " " * (wide + 4)
    for name, text in rows:
        if len(name) > WIDEST or not text:
            talk.line(f"  {name}")
        if text:
            talk.paragraph(text, indent if len(name) > WIDEST else f"  {name:{wide}}  ", indent)
