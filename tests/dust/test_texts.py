"""Every question, choice, event and prohibition of Dust has its text, and no text is there for nothing."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import sandtable.games.dust
from sandtable.core.errors import BadPosition
from sandtable.games.dust import GAME
from sandtable.games.dust.rules.board import FORCES
from sandtable.games.dust.rules.tables import COLOURS, ITEMS, SEATS
from sandtable.text.messages import Texts, rule_id
from sandtable.text.wording import CORE, Wording, message_id
from tests.dust.positions import at
from tests.test_error_languages import problems

FOLDER = Path(sandtable.games.dust.__file__).parent
ENDINGS = ("target", "conquest", "round-limit")


def constants(*calls: str) -> set[str]:
    """The texts that are given first, or second, to calls of these names."""
    found: set[str] = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in calls:
                    place = 1 if name == "Ban" else 0
                    found |= {str(one.value) for one in node.args[place : place + 1] if isinstance(one, ast.Constant)}
                    if name == "whisper":
                        found |= {str(one.value) for one in node.args[2:3] if isinstance(one, ast.Constant)}
    return found


def asked() -> set[str]:
    found: set[str] = set()
    for step in GAME.rules().steps.values():
        if step.verbs and step.asks not in (0, 4) and "question" not in _all(step):
            found.add("ask-" + re.sub("(?<!^)([A-Z])", r"-\1", step.__name__).lower())
    for path in FOLDER.rglob("*.py"):
        if not path.name.startswith("browser"):  # they ask nothing, and name steps, some of which begin alike
            found |= set(re.findall(r'"(ask-[a-z-]+)"', path.read_text(encoding="utf-8")))
    return found | {"ask-ace-of-the-sky", "ask-alien-radar", "ask-secret-weapon"}  # named after the abilities


def _all(step: type[Any]) -> set[str]:
    """What a step's own classes define, the platform's left out."""
    return {name for one in step.__mro__ if one.__module__.startswith("sandtable.games") for name in vars(one)}


def used() -> set[str]:
    rules = GAME.rules()
    found = asked() | {f"event-{name}" for name in constants("tell", "whisper")}
    found |= {f"no-{name}" for name in constants("Ban")}
    found |= {f"act-{verb.name}" for verb in rules.space.verbs}
    found |= {f"ending-{name}" for name in ENDINGS} | {f"option-{option.name}" for option in GAME.options}
    found |= {f"file-{name}" for name in GAME.files}
    found |= {message_id("seat", word) for word in (*SEATS, "neutral", *[f"neutral-{n}" for n in range(1, FORCES - 1)])}
    found |= {message_id("colour", word) for word in COLOURS} | {message_id("unit", word) for word in ITEMS}
    found |= {message_id("ability", word) for word in rules.domains["ability"].names}
    found |= {message_id("area", word) for word in rules.domains["area"].names}
    return found | {"name-card", "amount", "rolls-of", "loses-of", "retreats-of"}  # the last are parts of events


def messages(name: str) -> list[str]:
    text = (FOLDER / "locale" / "en" / name).read_text(encoding="utf-8")
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]


def test_every_text_is_there() -> None:
    texts = Texts("en", ["sandtable.games.dust", CORE])
    assert sorted(name for name in used() if not texts.has(name)) == []


def test_no_text_is_there_for_nothing() -> None:
    known = used()
    assert [name for name in (*messages("play.ftl"), *messages("areas.ftl")) if name not in known] == []


# The rules (that each number has its words: test_digest.py)

NUMBERS = (r"\bD\d+\.\d+\b", r"(?<![\w.])\d+(?![\w.]*\w)")
EDITIONS = (r"\bPremium\b", r"\bStandard\b", r"\bEpic\b", r"\bOriginal\b")


def parts(texts: Texts, name: str) -> list[str]:
    """A message and its attributes."""
    return [texts.say(name), *(texts.attribute(name, attribute) for attribute in texts.attributes(name))]


@pytest.mark.parametrize("language", ["de", "it"])
def test_rules_say_the_same_numbers_of_the_same_editions(language: str) -> None:
    english, other = Texts("en", ["sandtable.games.dust"]), Texts(language, ["sandtable.games.dust"])
    for name in messages("rules.ftl"):
        for one, two in zip(parts(english, name), parts(other, name), strict=True):
            for pattern in (*NUMBERS, *EDITIONS):
                assert sorted(re.findall(pattern, two)) == sorted(re.findall(pattern, one)), name
            if name.startswith("rule-"):
                assert two[0].isupper() and two.endswith(".") and two != one, name


@pytest.mark.parametrize("option", [option for option in GAME.options if option.name not in ("edition", "players")])
def test_every_option_is_told_under_its_rule(option: Any) -> None:
    for language in ("en", "de", "it"):
        texts = Texts(language, ["sandtable.games.dust"])
        assert option.name in texts.attribute(rule_id(option.rule), "ruling")


# What is wrong with what somebody gave us


def test_every_kind_of_word_has_a_name() -> None:
    """A word that does not exist is told with its kind, in the language of the table."""
    rules = GAME.rules()
    kinds = set(rules.domains) | {param.name for verb in rules.space.verbs for param in verb.params}
    assert {name.removeprefix("domain-") for name in messages("errors.ftl") if name.startswith("domain-")} == kinds


def test_no_error_is_there_for_nothing() -> None:
    """Errors of orders and boards are named in the code, and so is why a step does not fit."""
    named = {
        str(node.value)
        for path in (FOLDER / "rules" / "notation.py", FOLDER / "rules" / "position.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and str(node.value).startswith("error-")
    }
    assert {name for name in messages("errors.ftl") if name.startswith("error-")} == named
    ours = {name for name in messages("errors.ftl") if name.startswith("problem-")}
    assert ours <= {name for name, _, _ in problems()}


UNFIT = {
    "de": 'der Schritt "attack-on" passt nicht in die Stellung: man greift aus einem eigenen Gebiet an (D6.2)',
    "it": 'il passo "attack-on" non va in questa posizione: si attacca da un\'area propria (D6.2)',
}


@pytest.mark.parametrize("language", UNFIT)
def test_why_a_step_does_not_fit_is_told_in_the_language_of_the_table(language: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        at("alaska: first 1T", "attack-on second 1 alaska")
    assert Wording.of(GAME.rules(), language).error(refusal.value) == UNFIT[language]
