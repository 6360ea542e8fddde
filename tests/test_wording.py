"""Texts: none is missing, malformed or unused. Found by playing, and by reading the sources."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sandtable.core.ban import Ban
from sandtable.core.event import Sink
from sandtable.core.playout import draw
from sandtable.core.registry import game as find_game
from sandtable.core.seats import CHANCE, SPECTATOR
from sandtable.core.state import State
from sandtable.games.dual_powers.components import LEADERS, MONTHS
from sandtable.texts import Texts
from sandtable.wording import CORE, Wording, message_id

SOURCE = Path(__file__).parent.parent / "src" / "sandtable"
GAME = SOURCE / "games" / "dual_powers"
CLIENT = SOURCE.parent.parent / "client" / "src"
VARIANTS: list[dict[str, object]] = [
    {},
    {"accompanied_neutrals": True, "unrest_seven": True},
    {"solitaire": True, "difficulty": 2},
    {"solitaire": True, "side": "white", "difficulty": 6},
]
LANGUAGES = ["en", "de", "it"]
ENDINGS = ["track", "calendar", "calendar-will", "third-round", "third-round-will", "resignation", "agreement"]


def strict(texts: Texts, message: str) -> None:
    assert texts.has(message), f'there is no text "{message}"'


class Listener:
    """Plays a game and words everything that is said in it; nothing may be without a text."""

    def __init__(self, texts: Texts, variant: dict[str, object]) -> None:
        self.rules = find_game("dual-powers").rules(variant)
        self.texts = texts
        self.wording = Wording(texts, self.rules)

    def play(self, seed: int) -> None:
        rng = Random(seed)
        state = self.rules.start()
        while not state.is_over():
            self.prompts(state)
            self.bans(state, rng)
            seat = state.seat
            legal = state.legal()
            action = draw(state, rng) if seat == CHANCE else rng.choice(legal)
            for other in [action, *legal[:3]]:
                self.action(self.rules.space.words(other))
            sink = Sink()
            state.apply(action, seat, sink)
            for event in sink.events:
                for viewer in [*range(len(self.rules.seats)), SPECTATOR]:
                    seen = event.seen_by(viewer)
                    if seen is not None:
                        strict(self.texts, f"event-{seen['event']}")
                        sentence(self.wording.event(seen))
        self.prompts(state)
        assert state.ending in ENDINGS

    def prompts(self, state: State) -> None:
        for viewer in [*range(len(self.rules.seats)), SPECTATOR]:
            prompt = state.prompt(viewer)
            strict(self.texts, prompt.message)
            sentence(self.wording.prompt(prompt))

    def bans(self, state: State, rng: Random) -> None:
        for seat in range(len(self.rules.seats)):
            for _ in range(3):
                ban = state.why_not(rng.randrange(len(self.rules.space)), seat)
                if ban is not None:
                    strict(self.texts, f"no-{ban.message}")
                    self.wording.ban(ban)

    def action(self, words: str) -> None:
        strict(self.texts, f"act-{words.split(maxsplit=1)[0]}")
        label = self.wording.action(words)
        assert label
        assert not label.endswith(".")


def sentence(text: str) -> None:
    assert text[0].isupper(), text
    assert text[-1] in ".?", text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_everything_said_in_random_games_has_a_text(variant: dict[str, object], language: str) -> None:
    listener = Listener(Texts(language, ["sandtable.games.dual_powers", CORE]), variant)
    for seed in range(12 if language == "en" else 4):
        listener.play(seed)


# By reading the sources


def calls(folder: Path, *names: str) -> Iterator[tuple[ast.Call, ast.FunctionDef | None]]:
    """Calls of functions of these names, with the function they stand in."""
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        inside = {
            id(node): function
            for function in ast.walk(tree)
            if isinstance(function, ast.FunctionDef)
            for node in ast.walk(function)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                function = node.func
                name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
                if name in names:
                    yield node, inside.get(id(node))


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


def bans() -> set[str]:
    found: set[str] = set()
    for folder in (SOURCE / "core", GAME):
        for call, function in calls(folder, "Ban"):
            if call.args:
                found |= constants(call.args[1], function)
    return found


def events() -> set[str]:
    found = {"resigned"}
    for call, function in calls(GAME, "tell", "whisper"):
        names = constants(call.args[0], function)
        assert names, f"which event is told in line {call.lineno}?"
        found |= names
        if len(call.args) > 2:
            found |= constants(call.args[2], function)
    return found - {""}


def questions() -> set[str]:
    """All questions: those named in the sources, and those of steps that only have a class name."""
    found: set[str] = set()
    for step in find_game("dual-powers").rules().steps.values():
        if step.verbs and step.asks not in (0, 4) and "question" not in vars(step):
            found.add("ask-" + re.sub("(?<!^)([A-Z])", r"-\1", step.__name__).lower())
    for path in GAME.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and str(node.value).startswith("ask-"):
                found.add(str(node.value))
    return found


def test_the_scan_finds_what_is_there() -> None:
    assert {"blockaded", "too-dear", "game-over", "not-an-outcome"} <= bans()
    assert {"drew", "drew-unseen", "level-used-up", "game-won"} <= events()
    assert {"ask-play-card", "ask-leader-place", "ask-leader-special"} <= questions()


def used_by_the_game() -> set[str]:
    game = find_game("dual-powers")
    rules = game.rules({"solitaire": True})
    found = {f"no-{name}" for name in bans()} | {f"event-{name}" for name in events()} | questions()
    found |= {f"act-{verb.name}" for verb in rules.space.verbs}
    found |= {f"ending-{name}" for name in ENDINGS} | {"waiting-for", "game-over"}
    found |= {f"option-{option.name}" for option in game.options}
    found |= {f"side-{name}" for name in ("red", "white", "none")}
    found |= {message_id("month", word) for word in MONTHS}
    for domain in ("region", "face"):
        found |= {message_id(domain, word) for word in rules.domains[domain].names}
    found |= {f"action-{name}" for name in ("move", "double-move", "refresh")}
    found |= {f"special-{name}" for name in ("protest", "espionage", "inspire")}
    found |= {f"leader-{name}" for name in LEADERS} | {"name-card", "name-unit"}
    found |= {f"domain-{domain.name}" for verb in rules.space.verbs for domain in verb.params}
    found |= {f"domain-{name}" for name in rules.domains}
    return found


def test_every_text_a_game_needs_is_there() -> None:  # in English; the others are compared with it
    texts = Texts("en", ["sandtable.games.dual_powers", CORE])
    missing = sorted(name for name in used_by_the_game() if not texts.has(name))
    assert not missing


def files() -> list[Path]:
    return sorted(SOURCE.rglob("locale/en/*.ftl"))


def messages(path: Path) -> list[ftl.Message]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry for entry in entries if isinstance(entry, ftl.Message)]


class Code:
    """Every text constant of the program, and the frames of those that are put together: `cli-player-{kind}`."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.frames: set[tuple[str, str]] = set()
        for path in SOURCE.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    self.words.add(node.value)
                elif isinstance(node, ast.JoinedStr):
                    parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                    if parts.count(None) == 1:
                        place = parts.index(None)
                        self.frames.add(("".join(map(str, parts[:place])), "".join(map(str, parts[place + 1 :]))))
        for path in CLIENT.rglob("*.ts"):  # the table in the browser: texts, the keys of tables, and frames
            text = path.read_text(encoding="utf-8")
            self.words |= set(re.findall(r'"([^"\\\n]*)"', text)) | set(re.findall(r"^ *([\w-]+):", text, re.MULTILINE))
            self.frames |= set(re.findall(r"`([\w-]*)\$\{[^{}`]*\}([\w-]*)`", text))

    def says(self, name: str) -> bool:
        """Whether this id is written down, or put together of a frame and a word that is written down."""
        return name in self.words or any(
            name.startswith(start) and name.endswith(end) and name[len(start) : len(name) - len(end)] in self.words
            for start, end in self.frames
            if start.endswith("-") or end.startswith("-")
        )


def test_no_text_is_unused() -> None:
    code = Code()
    used = used_by_the_game() | {"and", "seat-chance"}
    tokens = find_game("dual-powers").rules({"solitaire": True}).domains["token"].names
    used |= {message_id("token", word) for word in tokens}
    unused = []
    for path in files():
        if "dust" in path.parts:  # dust/test_texts.py
            continue
        if path.name in ("rules.ftl", "digest.ftl", "examples.ftl", "errors.ftl", "help.ftl"):
            # Checked by test_digest.py, for they are used by their numbers, by test_error_languages.py, and by
            # cli/test_arguments.py, for they are called like what the commands take.
            continue
        names = [message.id.name for message in messages(path)]
        unused += [name for name in names if name not in used and not code.says(name)]
    assert not unused


def test_every_attribute_is_used() -> None:
    code = Code()
    for path in files():
        if path.name not in ("examples.ftl", "help.ftl"):
            for message in messages(path):
                for attribute in message.attributes:
                    assert code.says(attribute.id.name), f"{message.id.name}.{attribute.id.name}"


@pytest.mark.parametrize("package", sorted({path.parents[2] for path in files()}), ids=lambda path: path.name)
def test_one_message_is_in_one_file_only(package: Path) -> None:
    """Of the platform and a game: two games may call a thing alike."""
    together = {package, SOURCE}
    names = [message.id.name for path in files() if path.parents[2] in together for message in messages(path)]
    assert len(names) == len(set(names))


# The class itself


def wording(**options: Any) -> Wording:
    return Wording.of(find_game("dual-powers").rules(options))


def test_names_come_from_messages_then_labels_then_words() -> None:
    says = wording(solitaire=True)
    assert says.name("month", "may-jun") == "May/Jun"
    assert says.name("leader", "lenin") == says.name("token", "lenin") == says.name("card", "lenin") == "Lenin"
    assert says.name("token", "red-2/1") == "red-2/1"
    assert says.name("token", "opposition-2") == "level 2 unit"
    assert says.name("seat", "white") == says.name("side", "white") == "White"
    assert says.name("origin", "white") == "white"
    assert says.names("seat", ["red", "white"]) == "Red and White"


def test_a_label_of_the_users_data_is_used() -> None:
    game = find_game("dual-powers")
    data = game.read_data()
    data["cards"]["card"][0]["label"] = "Putilov works"
    says = Wording.of(game.rules(data=data))
    assert says.action("play purple-2-move") == "Play Putilov works"


def test_bans_name_their_rule() -> None:
    says = wording()
    assert says.ban(Ban("P4.9", "blockaded")) == "The blockade closes that connection. (P4.9)"
    assert says.ban(Ban("", "game-over")) == "The game is over."


def test_selectors_see_the_word_behind_a_name() -> None:
    says = wording()
    event = {"event": "unrest-resolved", "region": "blue", "side": "none"}
    assert says.event(event) == "Nobody is stronger in blue, the region of unrest."
    assert says.event(event | {"side": "red"}) == "Red is stronger in blue, the region of unrest."


def test_a_game_without_texts_shows_its_words() -> None:
    says = Wording(Texts("en", [CORE]))
    assert says.event({"event": "army-fled", "army": "third", "miles": 3}) == "Army fled (army third, miles 3)."
    assert says.action("march ford") == "march ford"
    assert says.ban(Ban("S4.2", "none-stays")) == "None stays. (S4.2)"


def test_rules_are_found_by_their_numbers() -> None:
    says = wording()
    assert says.rule_numbers()[:2] == ["P1.1", "P1.2"]
    text, ruling = says.rule("P4.7")
    assert text.startswith("A command card")
    assert ruling.startswith("The card must be used")
    assert says.rule("P4.9")[1] == ""
