"""Writes down what ``sandtable.wording`` says in the golden games, for the client's mirror of it to be compared with.

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

from sandtable.core import save
from sandtable.core.errors import SandtableError
from sandtable.core.event import Sink
from sandtable.core.record import Record, step_record
from sandtable.core.registry import game as find_game
from sandtable.core.seats import SPECTATOR
from sandtable.core.state import State
from sandtable.server.api import messages
from sandtable.server.limits import sentence_body
from sandtable.server.pictures import glossary, shown_prompt
from sandtable.texts import languages
from sandtable.wording import CORE, Wording

GOLDEN: Final = Path(__file__).parent.parent / "tests" / "golden"


def said(record: Record) -> dict[str, Any]:
    """One game: how things are called there, and everything that is said."""
    rules = record.setup.rules()
    wordings = {language: Wording.of(rules, language) for language in languages([CORE])}
    found: dict[str, dict[str, Any]] = {}
    for kind, given, speak in _spoken(record):
        key = json.dumps([kind, given], sort_keys=True)
        if key not in found:
            found[key] = {"kind": kind, "given": given, "said": {one: speak(w) for one, w in wordings.items()}}
    return {"game": record.setup.game, "glossary": glossary(rules), "sentences": list(found.values())}


def _spoken(record: Record) -> Iterator[tuple[str, Any, Any]]:
    rules = record.setup.rules()
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
        shown = shown_prompt(state.rules, prompt)
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
    for path in sorted(GOLDEN.glob("*.json"))[:most]:
        record = save.load(path)
        assert isinstance(record, Record)
        games.append(said(record))
    names = {game["game"] for game in games}
    texts = {name: {one: messages(name, one) for one in languages([CORE])} for name in names}
    return {"texts": texts, "games": games}


if __name__ == "__main__":
    json.dump(fixture(), sys.stdout)
