"""Everything that is said in a game of Dust Tactics has a text, in every language; found by playing and by reading."""

import ast
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sandtable.core.event import Sink
from sandtable.core.game import OptionValue
from sandtable.core.registry import register
from sandtable.core.seats import CHANCE, SPECTATOR
from sandtable.core.state import State
from sandtable.games.tactics.game import GAME, SCENARIOS
from sandtable.games.tactics.rules.tables import TacticsRules
from sandtable.games.tactics.rules.victory import ENDINGS
from sandtable.text.messages import Texts, rule_id
from sandtable.text.wording import Wording
from tests.games import source_of
from tests.reading import calls, constants, nodes
from tests.tactics.files import LANGUAGES
from tests.test_languages import shapes

SEEDS = 2
STRIDE = 29
"""At every so-manieth decision the whole action space is asked why not."""


def cell(**options: OptionValue) -> dict[str, OptionValue]:
    return options


CELLS = [
    *(
        cell(scenario=scenario, armies=armies, faq=faq)
        for scenario in SCENARIOS
        for armies in ("box", "choose")
        for faq in (False, True)
    ),
    cell(scenario="meeting-engagement", armies="choose", players=4),
]


@pytest.fixture(autouse=True, scope="module")
def registered() -> None:
    """Whoever asks for the names of the game finds it by its own."""
    register(GAME)


def said(text: str) -> str:
    """A text with everything in it that belongs to it."""
    assert text
    assert not set("{}") & set(text), f"an argument is missing: {text}"
    return text


def sentence(text: str) -> str:
    """A whole sentence; it may begin with a number."""
    assert not said(text)[0].islower(), text
    assert text[-1] in ".?", text
    return text


class Teller:
    """Words everything that is said in games of one rule set, in all languages."""

    def __init__(self, options: dict[str, OptionValue]) -> None:
        self.rules = GAME.rules(options)
        self.wordings = [Wording.of(self.rules, language) for language in LANGUAGES]
        self.done: set[str] = set()
        self.bans: set[tuple[str, str]] = set()

    def play(self, seed: int) -> None:
        """A random game to its end."""
        rng = Random(seed)
        state = self.rules.start()
        decisions = 0
        while not state.is_over():
            decisions += state.seat != CHANCE
            self.prompts(state)
            if decisions % STRIDE == 0 and state.seat != CHANCE:
                self.refusals(state)
            seat = state.seat
            legal = state.legal()
            for action in legal:
                self.choice(self.rules.space.words(action))
            sink = Sink()
            state.apply(state.draw(rng) if seat == CHANCE else rng.choice(legal), seat, sink)
            for event in sink.events:
                seen = event.seen_by(SPECTATOR)
                if seen is not None:
                    self.event(seen)
        assert state.ending in ENDINGS
        self.prompts(state)
        for wording in self.wordings:
            sentence(wording.ending(state.ending))

    def prompts(self, state: State) -> None:
        for viewer in [*range(len(self.rules.seats)), SPECTATOR]:
            prompt = state.prompt(viewer)
            if self.is_new(prompt.message, prompt.args):
                for wording in self.wordings:
                    assert wording.texts.has(prompt.message), prompt.message
                    sentence(wording.prompt(prompt))

    def choice(self, words: str) -> None:
        if self.is_new("choice", words):
            for wording in self.wordings:
                label = said(wording.action(words))
                assert wording.texts.has(f"act-{words.split(maxsplit=1)[0]}"), words
                assert not label[0].islower() or label.split()[0] in words, label
                assert label[-1] not in ".?", label

    def event(self, seen: dict[str, Any]) -> None:
        if self.is_new("event", seen):
            for wording in self.wordings:
                assert wording.texts.has(f"event-{seen['event']}"), seen
                sentence(wording.event(seen))

    def refusals(self, state: State) -> None:
        for action in range(len(self.rules.space)):
            ban = state.why_not(action, state.seat)
            if ban is not None and (ban.rule, ban.message) not in self.bans:
                self.bans.add((ban.rule, ban.message))
                for wording in self.wordings:
                    assert wording.texts.has(f"no-{ban.message}"), ban.message
                    assert wording.texts.has(rule_id(ban.rule)) or not ban.rule, ban.rule
                    said(wording.ban(ban))

    def is_new(self, kind: str, what: object) -> bool:
        """Whether this has not been said before: most is said again and again."""
        key = f"{kind} {what}"
        if key in self.done:
            return False
        self.done.add(key)
        return True


@pytest.mark.parametrize("options", CELLS, ids=str)
def test_whole_games_are_told_in_every_language(options: dict[str, OptionValue]) -> None:
    teller = Teller(options)
    for seed in range(SEEDS):
        teller.play(seed)
    assert len(teller.bans) >= 10


# By reading: nothing is told without what its text speaks of, however seldom it happens

PLAY = source_of(GAME) / "locale" / "en" / "play.ftl"
RULES = source_of(GAME) / "rules"


def told() -> Iterator[tuple[str, set[str]]]:
    """The texts of events and questions, and the arguments the rules give each."""
    for call, function in calls(RULES, "tell"):
        for name in constants(call.args[0], function):
            yield f"event-{name}", {str(keyword.arg) for keyword in call.keywords}
    for path in RULES.glob("*.py"):
        for node in nodes(path):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], ast.Dict):
                for name in constants(node.elts[0], None):
                    if name.startswith("ask-"):
                        yield name, {str(key.value) for key in node.elts[1].keys if isinstance(key, ast.Constant)}


def test_every_argument_of_a_text_is_given() -> None:
    speaks = shapes(PLAY)
    found = dict(told())
    assert {"event-rolled", "event-orders", "ask-second-act", "ask-mark"} <= set(found)
    for name, given in told():
        assert speaks[name][""] <= given, name


def test_every_question_and_event_of_the_texts_is_asked_or_told() -> None:
    found = {name for name, _ in told()}
    names = {name for name in shapes(PLAY) if name.startswith(("ask-", "event-"))}
    assert names - found == {"ask-begin", "ask-activate"}  # those need no arguments


# Names


def wording(language: str = "en", data: dict[str, Any] | None = None) -> Wording:
    return Wording.of(GAME.rules({"armies": "choose"}, data=data), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_unit_and_every_weapon_has_a_name(language: str) -> None:
    says = wording(language)
    rules = GAME.rules()
    assert isinstance(rules, TacticsRules)
    words = [(domain, word) for domain in ("unit", "figure", "ability") for word in rules.domains[domain].names]
    words += [("weapon", row.name) for card in rules.cards.card for row in card.rows]
    for domain, word in words:
        assert says.name(domain, word) != word or says.texts.has(f"{domain}-{word}"), word


def test_copies_are_numbered_in_every_argument() -> None:
    says = wording()
    assert says.name("unit", "hell-boys/2") == "Hell Boys (2)"
    assert says.action("react hell-boys/3") == "React with Hell Boys (3)"
    event = {"event": "strikes-back", "unit": "axis-zombies/2", "enemy": "hell-boys"}
    assert says.event(event) == "Axis Zombies (2) struck back at Hell Boys."
    assert wording("de").event(event) == "Achsen-Zombies (2): Gegenangriff im Nahkampf (Gegner: Hell Boys)."


def test_squares_are_called_as_they_are() -> None:
    assert wording().event({"event": "moved", "unit": "hans", "origin": "d4", "square": "e5"}) == (
        "Hans moved from d4 to e5."
    )
    assert wording("it").action("to e5") == "A e5"


def test_actions_are_named_apart_from_choices() -> None:
    says = wording("de")
    assert says.action("do sustained") == "Dauerangriff"
    event = {"event": "activated", "unit": "hell-boys", "first": "move", "second": "attack"}
    assert says.event(event) == "Hell Boys aktiviert: Bewegung, dann Angriff."
    assert says.event(event | {"first": "charge", "second": "nothing"}) == "Hell Boys aktiviert: Sturmangriff."


def test_units_and_weapons_of_ones_own_are_called_as_the_file_calls_them() -> None:
    data = GAME.read_data()
    card = next(one for one in data["units"]["unit"] if one["name"] == "hell-boys")
    card["label"] = "Devil Dogs"
    card["row"][0]["name"], card["row"][0]["weapon"] = "boomstick", "Boom Stick"
    says = wording("de", data)
    assert (says.name("unit", "hell-boys"), says.name("enemy", "hell-boys/2")) == ("Devil Dogs", "Devil Dogs (2)")
    assert says.name("weapon", "boomstick") == "Boom Stick"


def test_an_army_is_told_in_one_sentence() -> None:
    says = wording("it")
    event = {"event": "took", "side": "axis", "unit": "hans+lara"}
    assert says.event(event) == "L'Asse schiera Hans e Lara."


# Rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_asks_and_answers(language: str) -> None:
    texts = Texts(language, [GAME.package])
    cases = [name for name in texts.ids() if name.startswith("rule-R")]
    assert len(cases) == 43
    for name in cases:
        assert texts.say(name).count(".") + texts.say(name).count("?") + texts.say(name).count(":") > 1, name
