"""Texts: none is missing, malformed or unused. Found by playing, and by reading the sources."""

from collections.abc import Container, Mapping
from pathlib import Path
from random import Random

import pytest

from sandtable.core.ban import Ban
from sandtable.core.event import Sink
from sandtable.core.game import Game, OptionValue
from sandtable.core.seats import CHANCE, SPECTATOR
from sandtable.core.state import State
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE, Wording
from tests.games import GAMES, proofs_of, source_of
from tests.reading import SOURCE, Named, code, files, messages, needed, referred

LANGUAGES = ["en", "de", "it"]
DECISIONS = {"en": 1300, "de": 450, "it": 450}
"""So many at least are listened to, in each variant of a game."""
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def strict(texts: Texts, message: str) -> None:
    assert texts.has(message), f'there is no text "{message}"'


class Listener:
    """Plays a game and words everything that is said in it; nothing may be without a text."""

    def __init__(self, language: str, game: Game, variant: Mapping[str, OptionValue]) -> None:
        self.rules = game.rules(variant)
        self.endings = proofs_of(game).ENDINGS
        self.texts = Texts(language, [game.package, CORE])
        self.wording = Wording(self.texts, self.rules)

    def play(self, seed: int) -> int:
        """A random game; how many decisions it had."""
        rng = Random(seed)
        state = self.rules.start()
        decisions = 0
        while not state.is_over():
            decisions += state.seat != CHANCE
            self.prompts(state)
            self.bans(state, rng)
            seat = state.seat
            legal = state.legal()
            action = state.draw(rng) if seat == CHANCE else rng.choice(legal)
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
        assert state.ending in self.endings
        sentence(self.wording.ending(state.ending))
        return decisions

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
    assert not text[0].islower(), text  # it may be a number
    assert text[-1] in ".?", text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "variant"),
    [pytest.param(game, one, id=f"{game.name}-{one}") for game in GAMES for one in proofs_of(game).VARIANTS],
)
def test_everything_said_in_random_games_has_a_text(
    game: Game, variant: Mapping[str, OptionValue], language: str
) -> None:
    listener = Listener(language, game, variant)
    decisions = seed = 0
    while decisions < DECISIONS[language]:
        decisions += listener.play(seed)
        seed += 1


# By reading the sources


@every_game
def test_every_text_a_game_needs_is_there(game: Game) -> None:  # in English; the others are compared with it
    texts = Texts("en", [game.package, CORE])
    assert sorted(name for name in needed(game) if not texts.has(name)) == []


ELSEWHERE = ("rules.ftl", "digest.ftl", "examples.ftl", "errors.ftl", "help.ftl")
"""Checked by test_digest.py, for they are used by their numbers, by test_error_languages.py, and by
cli/test_arguments.py, for they are called like what the commands take."""


def test_no_text_is_unused() -> None:
    for path in files():
        if path.name not in ELSEWHERE:
            users = [game for game in GAMES if path.is_relative_to(source_of(game))] or GAMES
            used: list[Container[str]] = [{"and", "seat-chance"}, referred(), *map(needed, users), *map(Named, users)]
            names = [message.id.name for message in messages(path) if not code().says(message.id.name)]
            assert [name for name in names if not any(name in some for some in used)] == [], path


def test_every_attribute_is_used() -> None:
    for path in files():
        if path.name not in ("examples.ftl", "help.ftl"):
            for message in messages(path):
                for attribute in message.attributes:
                    name = attribute.id.name
                    taken = message.id.name.startswith("help-") and name in code().parameters
                    assert taken or code().says(name), f"{message.id.name}.{name}"


@pytest.mark.parametrize("package", sorted({path.parents[2] for path in files()}), ids=lambda path: path.name)
def test_one_message_is_in_one_file_only(package: Path) -> None:
    """Of the platform and a game: two games may call a thing alike."""
    together = {package, SOURCE}
    names = [message.id.name for path in files() if path.parents[2] in together for message in messages(path)]
    assert len(names) == len(set(names))


# The class itself


def test_a_game_without_texts_shows_its_words() -> None:
    says = Wording(Texts("en", [CORE]))
    assert says.event({"event": "army-fled", "army": "third", "miles": 3}) == "Army fled (army third, miles 3)."
    assert says.action("march ford") == "march ford"
    assert says.ban(Ban("S4.2", "none-stays")) == "None stays. (S4.2)"
