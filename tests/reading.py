"""What the sources say: which events are told, which prohibitions and questions there are, which texts are used."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sandtable.core.game import Game
from sandtable.core.step import DICE, PROCEDURE, kebab
from sandtable.text.wording import message_id
from tests.games import ROOT, proofs_of, source_of

SOURCE = ROOT / "src" / "sandtable"
CLIENT = ROOT / "client" / "src"
REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")
"""How a message names another one."""


@cache
def tree(path: Path) -> ast.Module:
    """A module, read once."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(path: Path) -> list[ast.AST]:
    """Everything in a module."""
    return list(ast.walk(tree(path)))


@cache
def inside(path: Path) -> dict[ast.AST, ast.FunctionDef]:
    """The function that each part of a module stands in: the innermost."""
    functions = [node for node in nodes(path) if isinstance(node, ast.FunctionDef)]
    return {node: function for function in functions for node in ast.walk(function)}


def calls(folder: Path, *names: str) -> Iterator[tuple[ast.Call, ast.FunctionDef | None]]:
    """Calls of functions of these names, with the function they stand in."""
    for path in sorted(folder.rglob("*.py")):
        for node in nodes(path):
            if isinstance(node, ast.Call):
                function = node.func
                name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
                if name in names:
                    yield node, inside(path).get(node)


def constants(node: ast.expr, function: ast.FunctionDef | None) -> set[str]:
    """The texts an argument can be: a constant, a choice of two, or a variable that is given such."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return constants(node.body, function) | constants(node.orelse, function)
    found: set[str] = set()
    if isinstance(node, ast.Name) and function is not None:
        for part in ast.walk(function):
            if isinstance(part, ast.Assign) and any(getattr(t, "id", "") == node.id for t in part.targets):
                found |= constants(part.value, function)
    return found


def messages(path: Path) -> list[ftl.Message]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry for entry in entries if isinstance(entry, ftl.Message)]


class Code:
    """Every text constant of the program, and the frames of those that are put together: `cli-player-{kind}`."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.frames: set[tuple[str, str]] = set()
        self.parameters: set[str] = set()
        """What functions take: the help of a command names those of its function."""
        self.patterns: set[str] = set()
        """Expressions for those with more than one gap: `odds-{way}-{side}`."""
        for path in SOURCE.rglob("*.py"):
            for node in nodes(path):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    self.words.add(node.value)
                elif isinstance(node, ast.FunctionDef):
                    self.parameters |= {one.arg for one in (*node.args.args, *node.args.kwonlyargs)}
                elif isinstance(node, ast.JoinedStr):
                    parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                    if parts.count(None) == 1:
                        place = parts.index(None)
                        self.frames.add(("".join(map(str, parts[:place])), "".join(map(str, parts[place + 1 :]))))
                    elif re.fullmatch("[a-z]+-", str(parts[0])):
                        self.patterns.add(
                            "".join("([a-z-]+)" if part is None else re.escape(str(part)) for part in parts)
                        )
        for path in CLIENT.rglob("*.ts"):  # the table in the browser: texts, the keys of tables, and frames
            text = path.read_text(encoding="utf-8")
            self.words |= set(re.findall(r'"([\w-]+)"', text))  # wherever other quotes stand around it
            self.words |= set(re.findall(r'"([^"\\\n]*)"', text)) | set(re.findall(r"^ *([\w-]+):", text, re.MULTILINE))
            self.frames |= set(re.findall(r"`([\w-]*)\$\{[^{}`]*\}([\w-]*)`", text))

    def says(self, name: str) -> bool:
        """Whether this id is written down, or put together of a frame and a word that is written down."""
        if name in self.words or any(
            name.startswith(start) and name.endswith(end) and name[len(start) : len(name) - len(end)] in self.words
            for start, end in self.frames
            if start.endswith("-") or end.startswith("-")
        ):
            return True
        found = [re.fullmatch(pattern, name) for pattern in self.patterns]
        return any(match is not None and self.words.issuperset(match.groups()) for match in found)


@cache
def code() -> Code:
    """Everything that is written down in the program."""
    return Code()


def files() -> list[Path]:
    """Every file of English texts."""
    return sorted(SOURCE.rglob("locale/en/*.ftl"))


def referred() -> set[str]:
    """The messages that are parts of others."""
    return {name for path in files() for name in REFERENCE.findall(path.read_text(encoding="utf-8"))}


# What a game says


def bans(*folders: Path) -> set[str]:
    """The prohibitions that are made in these folders."""
    found: set[str] = set()
    for folder in folders:
        for call, function in calls(folder, "Ban"):
            if call.args:
                found |= constants(call.args[1], function)
    return found


def events(folder: Path) -> set[str]:
    """The events that are told in a folder."""
    found: set[str] = set()
    for call, function in calls(folder, "tell", "whisper"):
        if isinstance(call.func, ast.Name) or (function is not None and function.name in ("tell", "whisper")):
            continue  # a function of the game's own, in which the event is told
        names = constants(call.args[0], function)
        assert names, f"which event is told in line {call.lineno}: {ast.unparse(call)}?"
        found |= names
        if len(call.args) > 2:
            found |= constants(call.args[2], function)
    return found - {""}


def questions(game: Game) -> set[str]:
    """All questions: those named in the rules, and those of steps that only have a class name."""
    found: set[str] = set()
    for step in proofs_of(game).STEPS:
        own = {name for one in step.__mro__ if one.__module__.startswith(game.package) for name in vars(one)}
        if step.verbs and step.asks not in (PROCEDURE, DICE) and "question" not in own:
            found.add(f"ask-{kebab(step.__name__)}")
    for path in (source_of(game) / "rules").rglob("*.py"):
        for node in nodes(path):
            if isinstance(node, ast.Constant) and re.fullmatch("ask-[a-z-]+[a-z]", str(node.value)):
                found.add(str(node.value))
    return found


@cache
def needed(game: Game) -> frozenset[str]:
    """The texts without which something a game says would be shown as bare words."""
    found = {f"no-{name}" for name in bans(SOURCE / "core", source_of(game))}
    found |= {f"event-{name}" for name in events(source_of(game))} | {"event-resigned"} | questions(game)
    found |= {f"ending-{name}" for name in (*proofs_of(game).ENDINGS, "resignation", "agreement")}
    found |= {"waiting-for", "game-over"}
    found |= {f"option-{option.name}" for option in game.options} | {f"file-{name}" for name in game.files}
    for maker in game.makers():
        found |= {f"maker-{maker.name}", *(f"maker-{maker.name}-{choice.name}" for choice in maker.choices)}
    for options in proofs_of(game).VARIANTS:
        rules = game.rules(options)
        found |= {f"act-{verb.name}" for verb in rules.space.verbs}
        found |= {f"domain-{domain.name}" for verb in rules.space.verbs for domain in verb.params}
        found |= {f"domain-{name}" for name in rules.domains}
    return frozenset(found)


class Named:
    """The ids under which names of things are looked up: a word, in each domain that an argument may mean."""

    def __init__(self, game: Game) -> None:
        names = game.names()
        self.composed: set[str] = set()
        self.domains = set(names.DOMAINS.values()) if names is not None else set()
        words: set[str] = set()
        for options in proofs_of(game).VARIANTS:
            rules = game.rules(options)
            self.domains |= {*rules.domains, "seat"}
            words |= {*rules.seats, *(word for domain in rules.domains.values() for word in domain.names)}
            for parts in (names.composed(rules) if names is not None else {}).values():
                for message, args in parts.values():
                    self.composed.add(message)
                    self.domains |= set(args)
        for path in source_of(game).rglob("*.py"):  # the arguments of events and questions
            for node in nodes(path):
                if isinstance(node, ast.Call):
                    self.domains |= {keyword.arg for keyword in node.keywords if keyword.arg}
                elif isinstance(node, ast.Dict):
                    self.domains |= {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
        for call, function in calls(source_of(game), "name", "names"):
            self.domains |= constants(call.args[0], function) if call.args else set()
        for path in source_of(game).rglob("*.toml"):
            words |= set(re.findall(r'"([\w-]+)"', path.read_text(encoding="utf-8")))
        self.words = {message_id("", word)[1:] for word in words | code().words if word}

    def __contains__(self, name: object) -> bool:
        assert isinstance(name, str)
        cuts = [place for place, letter in enumerate(name) if letter == "-"]
        return name in self.composed or any(
            name[:cut] in self.domains and name[cut + 1 :] in self.words for cut in cuts
        )
