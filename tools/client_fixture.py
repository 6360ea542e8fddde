"""Writes down what ``sandtable.text.wording`` says in the golden games, for the client's mirror to be compared with.

    python tools/client_fixture.py > fixture.json
    node client/mirror.mjs client/build fixture.json

Every question, event, action and prohibition that is said in one of the games is there once, in each language.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from sandtable.core.errors import SandtableError
from sandtable.core.event import Sink
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.core.seats import SPECTATOR
from sandtable.core.state import State
from sandtable.server.limits import sentence_body
from sandtable.server.lobby_api import messages
from sandtable.server.payloads import glossary, prompt_payload
from sandtable.table import save
from sandtable.table.record import Record, step_record
from sandtable.text.messages import languages
from sandtable.text.wording import CORE, Wording

GOLDEN: Final = Path(__file__).parent.parent / "tests" / "golden"


Met = dict[str, set[str]]
"""What has been said where things are called so and so."""


def said(record: Record, met: Met) -> dict[str, Any]:
    """One game: how things are called there, and everything that is said and was not in a game before."""
    rules = record.setup.rules()
    wordings = {language: Wording.of(rules, language) for language in languages([CORE])}
    called = glossary(rules)
    before = met.setdefault(json.dumps([record.setup.game, called], sort_keys=True), set())
    sentences = []
    for kind, given, speak in _spoken(record, rules):
        key = json.dumps([kind, given], sort_keys=True)
        if key not in before:
            before.add(key)
            sentences.append({"kind": kind, "given": given, "said": {one: speak(w) for one, w in wordings.items()}})
    return {"game": record.setup.game, "glossary": called, "sentences": sentences}


def _spoken(record: Record, rules: Rules) -> Iterator[tuple[str, Any, Any]]:
    game = find_game(record.setup.game)
    state = record.setup.begin(rules)
    rng = Random(1917)
    for entry in record.entries:
        yield from _asked(state)
        yield from _forbidden(state, rng)
        sink = Sink()
        step_record(state, entry, game, record.setup.revision, sink)
        yield "words", entry.words, lambda w, words=entry.words: w.action(words)
        for event in sink.events:
            for viewer in [*range(len(rules.seats)), SPECTATOR]:
                seen = event.seen_by(viewer)
                if seen is not None:
                    yield "event", {"seq": 1, **seen}, lambda w, seen=seen: w.event(seen)
    yield from _asked(state)
    yield "ending", state.ending, lambda w: w.ending(state.ending)


def _asked(state: State) -> Iterator[tuple[str, Any, Any]]:
    for viewer in [*range(len(state.rules.seats)), SPECTATOR]:
        prompt = state.prompt(viewer)
        shown = prompt_payload(state.rules, prompt)
        yield "prompt", {"message": prompt.message, "args": prompt.args}, lambda w, p=prompt: w.prompt(p)
        for action in shown["actions"]:
            yield "action", action, lambda w, words=action["words"]: w.action(words)


def _forbidden(state: State, rng: Random) -> Iterator[tuple[str, Any, Any]]:
    if state.seat < 0:
        return
    space = state.rules.space
    for _ in range(4):
        action = rng.randrange(len(space))
        ban = state.why_not(action, state.seat)
        if ban is not None:
            yield "ban", {"rule": ban.rule, "message": ban.message}, lambda w, ban=ban: w.ban(ban)
            try:
                state.copy().apply(action, state.seat)
            except SandtableError as error:
                yield "error", sentence_body(error.said) | {"rule": ban.rule}, lambda w, error=error: w.error(error)


def fixture(most: int = 100) -> dict[str, Any]:
    """The golden games, and the texts the server would send for them."""
    games = []
    met: Met = {}
    for path in sorted(GOLDEN.glob("*.json"))[:most]:
        record = save.load(path)
        assert isinstance(record, Record)
        games.append(said(record, met))
    names = {game["game"] for game in games}
    texts = {name: {one: messages(name, one) for one in languages([CORE])} for name in names}
    return {"texts": texts, "games": games}


if __name__ == "__main__":
    json.dump(fixture(), sys.stdout)
