"""Command lines: what is understood, what is refused in one sentence of the language asked for, and the help."""

import re

import pytest

from sandtable.cli.app import app
from sandtable.cli.arguments import App, Command
from sandtable.play.talk import platform_texts, set_language
from tests.cli.commands import Runner

LANGUAGES = ("en", "de", "it")


class Shared:
    """Options two commands have."""

    def __init__(self, game: str, /, *, bots: str, games: int = 4, option: list[str] | None = None) -> None:
        self.said = (game, bots, games, option)


def single(word: str = "dice", /, *, much: int = 1, share: float | None = None, loud: bool = False) -> int:
    """One thing."""
    print(f"{word} {much} {share} {loud}")
    return 0


def shared(contest: Shared, other: str = "", /, *, rotate: bool = True) -> int:
    """Another."""
    print(contest.said, other, rotate)
    return 3


@pytest.fixture
def small() -> App:
    set_language("en")
    app = App("small")
    app.command(single)
    app.command(shared)
    return app


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("single", "dice 1 None False"),
        ("single tea --much 3 --loud", "tea 3 None True"),
        ("single --much=3 tea --share .5", "tea 3 0.5 False"),
        ("single --much -3", "dice -3 None False"),
        ("single -- --much", "--much 1 None False"),
        ("shared go --bots a,b", "('go', 'a,b', 4, None)  True"),
        ("shared --bots a go on --no-rotate", "('go', 'a', 4, None) on False"),
        ("shared go --bots= --option a=1 --option=b=2", "('go', '', 4, ['a=1', 'b=2'])  True"),
    ],
)
def test_what_is_understood(small: App, capsys: pytest.CaptureFixture[str], line: str, said: str) -> None:
    assert small.run(line.split(" ")) == (3 if line.startswith("shared") else 0)
    assert capsys.readouterr().out == said + "\n"


@pytest.mark.parametrize(
    ("line", "english", "german", "italian"),
    [
        (
            "pley",
            'there is no command "pley"; did you mean "play"?',
            'den Befehl "pley" gibt es nicht; meintest du "play"?',
            'il comando "pley" non esiste; volevi dire "play"?',
        ),
        (
            "play --nope",
            'play has no option "--nope"; known are --',
            'play hat keine Option "--nope"; bekannt sind --',
            'play non ha l\'opzione "--nope"; esistono --',
        ),
        (
            "play --seat human",
            'play has no option "--seat"; did you mean "--seats"?',
            'play hat keine Option "--seat"; meintest du "--seats"?',
            'play non ha l\'opzione "--seat"; volevi dire "--seats"?',
        ),
        ("play -p", 'play has no option "-p"; known', 'play hat keine Option "-p"; ', 'play non ha l\'opzione "-p"; '),
        (
            "--plain play",
            '"--plain" stands before the command; write: sandtable COMMAND --plain',
            '"--plain" steht vor dem Befehl; schreib: sandtable BEFEHL --plain',
            '"--plain" sta prima del comando; scrivi: sandtable COMANDO --plain',
        ),
        (
            "play --seats",
            "--seats needs a value; write: --seats TEXT",
            "--seats braucht einen Wert; schreib: --seats TEXT",
            "--seats vuole un valore; scrivi: --seats TESTO",
        ),
        (
            "play --save --solo",
            "--save needs a value; write: --save FILE",
            "--save braucht einen Wert; schreib: --save DATEI",
            "--save vuole un valore; scrivi: --save FILE",
        ),
        (
            "play --solo=yes",
            '--solo stands by itself, without "=yes"',
            '--solo steht für sich, ohne "=yes"',
            '--solo sta da solo, senza "=yes"',
        ),
        (
            "play --seed 1 --seed 2",
            "--seed is given twice",
            "--seed ist zweimal angegeben",
            "--seed è dato due volte",
        ),
        (
            "play dual powers",
            '"powers" is one word too many; write: sandtable play [GAME] [OPTIONS]',
            '"powers" ist ein Wort zu viel; schreib: sandtable play [SPIEL] [OPTIONEN]',
            '"powers" è una parola di troppo; scrivi: sandtable play [GIOCO] [OPZIONI]',
        ),
        (
            "show",
            "show needs FILE; write: sandtable show FILE [OPTIONS]",
            "show braucht DATEI; schreib: sandtable show DATEI [OPTIONEN]",
            "show vuole FILE; scrivi: sandtable show FILE [OPZIONI]",
        ),
        (
            "simulate dual-powers",
            "simulate needs --bots; write: sandtable simulate GAME --bots TEXT [OPTIONS]",
            "simulate braucht --bots; schreib: sandtable simulate SPIEL --bots TEXT [OPTIONEN]",
            "simulate vuole --bots; scrivi: sandtable simulate GIOCO --bots TESTO [OPZIONI]",
        ),
        (
            "show game.json --entry x",
            '--entry takes a whole number, not "x"',
            '--entry braucht eine ganze Zahl, nicht "x"',
            '--entry vuole un numero intero, non "x"',
        ),
        (
            "arena dual-powers --bots a,b --stop --error x",
            '--error takes a number such as 0.05, not "x"',
            '--error braucht eine Zahl wie 0.05, nicht "x"',
            '--error vuole un numero come 0.05, non "x"',
        ),
    ],
)
def test_what_is_refused(run: Runner, line: str, english: str, german: str, italian: str) -> None:
    for language, sentence in zip(LANGUAGES, (english, german, italian), strict=True):
        said = run.refused(*line.split(" "), "--lang", language)
        assert said.startswith(sentence), said
        if not sentence.endswith(("--", "; ", "known")):
            assert said == sentence


def test_whatever_is_typed_is_one_printable_line(run: Runner) -> None:
    for odd in ("\x1b[2J", "x\ny", "x" * 5000, "--\x07", "-", "--=", "=", "--seats=\x00", ""):
        said = run.refused(odd, "--lang", "de")
        assert said.isprintable()
        assert len(said) < 700
        assert run.refused("show", "--entry", odd + "9" * 5000).isprintable()


# Help


def every_command() -> list[Command]:
    return list(app.commands.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", every_command(), ids=lambda command: command.name)
def test_every_command_and_all_it_takes_is_explained(run: Runner, command: Command, language: str) -> None:
    texts = platform_texts(language)
    out = run(command.name, "--help", "--lang", language).out
    assert " ".join(texts.say(f"help-{command.name}").split()) in " ".join(out.split())
    own = set(texts.attributes(f"help-{command.name}"))
    common = set(texts.attributes("help-options"))
    for parameter in command.parameters:
        assert parameter.name in own | common, f"{command.name} {parameter.name} has no text"
        shown = parameter.flag or texts.attribute("help-words", parameter.name)
        [line] = [line for line in out.splitlines() if re.match(rf" +{re.escape(shown)}([ ,]|$)", line)]
        assert len(line) > len(shown) + 8, line
    assert max(map(len, out.splitlines())) <= 80
    assert run(command.name, "-h", "--lang", language).out == out


def test_no_text_of_the_help_is_left_over() -> None:
    texts = platform_texts("en")
    names = {f"help-{command.name}" for command in every_command()} | {"help-sandtable", "help-options", "help-words"}
    assert {name for name in texts.ids() if name.startswith("help-")} == names
    for command in every_command():
        assert set(texts.attributes(f"help-{command.name}")) <= {one.name for one in command.parameters}
    used = {one.name for command in every_command() for one in command.parameters}
    assert set(texts.attributes("help-options")) <= used


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_all_commands(run: Runner, language: str) -> None:
    for arguments in ([], ["--help"], ["-h"]):
        done = run(*arguments, "--lang", language)
        assert done.code == 0
        for command in every_command():
            assert re.search(rf"^  {command.name} +\S", done.out, re.MULTILINE)
        assert "--lang" in done.out


def test_a_command_nobody_has_described_yet_is_shown_by_its_docstring(
    small: App, capsys: pytest.CaptureFixture[str]
) -> None:
    assert small.run(["single", "--help"]) == 0
    out = capsys.readouterr().out
    assert "One thing." in out
    assert "--much NUMBER" in out
    assert "[WORD]" in out


def test_help_is_quick_to_load() -> None:
    import subprocess
    import sys

    program = (
        "import sys; from sandtable.cli import main; main(['--help']);"
        "heavy = {'textual', 'rich', 'fluent.runtime', 'babel', 'msgspec', 'importlib.metadata', 'asyncio'};"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.DEVNULL)
