"""Random games under full checks: what the contract of a game promises, it must keep."""

import os
import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from sandtable.bots.registry import make_bot
from sandtable.core.bits import members
from sandtable.core.errors import IllegalAction
from sandtable.core.game import Game
from sandtable.core.position import from_text, to_text
from sandtable.core.registry import register
from sandtable.core.rules import Rules
from sandtable.core.seats import CHANCE, SPECTATOR
from sandtable.core.space import UNSEEN, ActionSpace, Verb
from sandtable.core.state import HIDDEN, State
from sandtable.core.step import Secret
from sandtable.table import save
from sandtable.table.record import Entry, Record, Setup
from sandtable.table.table import Policy, Table
from sandtable.testing.tables import check_table
from sandtable.testing.twins import check_twins

FULL_CHECKS = 10
"""Plies before this one are checked in full; later ones at powers of two, and where a kind of step comes up first."""
CLOSE_LOOK = 500
"""How many answers are held against the prohibitions at every other decision."""
LARGEST_PICKLE = 4096
"""Bytes: what a state may take on its way to another process."""

SETTINGS = settings(
    deadline=None, suppress_health_check=list(HealthCheck), print_blob=False, phases=[Phase.explicit, Phase.generate]
)
"""No shrinking: a failing game is kept as a record, which says more than a smaller seed would."""


def fingerprint(content: object) -> bytes:
    """The content as bytes: equal exactly when the contents are."""
    return msgspec.json.encode(content, order="sorted")


def truth(state: State) -> bytes:
    """The whole state as bytes."""
    return fingerprint(state.describe())


class Kit:
    """Holds one game to the contract, in every variant of its options.

    ``pieces`` gives whatever must stay the same all through a game: counts of pieces and cards.
    ``reorder`` turns data into the same data in another order.
    """

    def __init__(
        self,
        game: Game,
        variants: Sequence[Mapping[str, object]],
        pieces: Callable[[State], object] | None = None,
        reorder: Callable[[dict[str, Any], Random], dict[str, Any]] | None = None,
    ) -> None:
        """Name the variants you want covered: options by name."""
        register(game)
        self.game = game
        self.variants = list(variants)
        self.pieces = pieces
        self.reorder = reorder
        self._rules: dict[bytes, Rules] = {}

    def rules(self, variant: Mapping[str, object]) -> Rules:
        """The rule set of a variant, made once."""
        key = fingerprint(dict(variant))
        if key not in self._rules:
            self._rules[key] = self.game.rules(variant)
        return self._rules[key]

    # For pytest

    def random_games(self, examples: int = 20, explore: bool = False) -> Callable[[], None]:
        """A test that plays random games under every check of this kit: the same ones, or others each time."""

        @settings(SETTINGS, max_examples=examples, derandomize=not explore)
        @given(st.sampled_from(self.variants), st.lists(st.integers(0, 255), max_size=60), st.integers(0, 2**32))
        def test(variant: Mapping[str, object], choices: list[int], seed: int) -> None:
            self.check_game(variant, choices, seed, everybody=explore)

        return test

    def table_games(self, examples: int = 20, explore: bool = False) -> Callable[[], None]:
        """A test that plays at tables: undo, fork, commit, save and load in between."""

        @settings(SETTINGS, max_examples=examples, derandomize=not explore)
        @given(st.sampled_from(self.variants), st.sampled_from(["strict", "free", "consent"]), st.integers(0, 2**32))
        def test(variant: Mapping[str, object], policy: Policy, seed: int) -> None:
            self.check_table(variant, policy, seed)

        return test

    # Playing

    def random_game(self, variant: Mapping[str, object], seed: int) -> State:
        """A random game without checks, to its end."""
        state, _ = self.recorded_game(variant, seed)
        return state

    def recorded_game(self, variant: Mapping[str, object], seed: int, bot: str = "") -> tuple[State, Record]:
        """A game and its record: a random one, or with this bot on every seat."""
        rules = self.rules(variant)
        rng = Random(seed)
        bots = [make_bot(bot, rules, seat, str(seed)) for seat in range(len(rules.seats))] if bot else []
        state = rules.start()
        entries: list[Entry] = []
        while not state.is_over():
            seat = state.seat
            if seat == CHANCE:
                action = state.draw(rng)
            elif bots and len(state.legal()) > 1:
                action = bots[seat].decide(state, len(entries))
            else:
                action = rng.choice(state.legal())
            entries.append(Entry(seat, rules.space.words(action)))
            state.apply(action, seat)
        return state, Record(setup=Setup.of(rules), entries=entries)

    def check_game(
        self, variant: Mapping[str, object], choices: Sequence[int], seed: int, everybody: bool = False
    ) -> State:
        """A random game under full checks; ``choices`` steer its beginning, so that Hypothesis explores.

        ``everybody``: all seats look at twin worlds, not only some of many.
        A game that fails is written to a file which ``sandtable show`` opens.
        """
        rules = self.rules(variant)
        entries: list[Entry] = []
        try:
            return self._checked_game(rules, list(choices), Random(seed), entries, everybody)
        except BaseException as error:
            path = keep_failure(Record(setup=Setup.of(rules), entries=entries))
            error.add_note(f"the game is in {path}; look at it with: sandtable show {path}")
            raise

    def check_table(self, variant: Mapping[str, object], policy: Policy, seed: int) -> None:
        """A game at a table under full checks; one that fails is written to a file."""
        rules = self.rules(variant)
        tables = [Table(rules, seed=str(seed), undo=policy)]
        try:
            check_table(tables, Random(seed))
        except BaseException as error:
            path = keep_failure(tables[-1].log.record(tables[-1].setup))
            error.add_note(f"the game is in {path}; look at it with: sandtable show {path}")
            raise

    def _checked_game(
        self, rules: Rules, choices: list[int], rng: Random, entries: list[Entry], everybody: bool
    ) -> State:
        state = rules.start()
        state.remember()
        pieces = self.pieces(state) if self.pieces else None
        ply = 0
        met: set[type] = set()
        while not state.is_over():
            step = type(state.stack[-1])
            if ply < FULL_CHECKS or ply & (ply - 1) == 0 or step not in met:
                met.add(step)
                self.check_state(state, rng, everybody)
                self.check_record(state, Record(setup=Setup.of(rules), entries=entries))
            seat = self._any_asked(state, rng)
            self.check_answers(state, seat, rng)
            legal = state.legal(seat)
            self._check_counts(state, legal, seat)
            if choices:
                action = legal[choices.pop(0) % len(legal)]
            else:
                action = state.draw(rng) if seat == CHANCE else rng.choice(legal)
            entries.append(Entry(seat, rules.space.words(action)))
            ply += 1 if seat == state.seat else 0  # an answer that was only changed is no new decision
            state.apply(action, seat)
            assert self.pieces is None or self.pieces(state) == pieces, "pieces or cards were lost or made"
            assert ply <= rules.bounds.decisions, f"longer than the declared {rules.bounds.decisions} decisions"
        self.check_end(state)
        self.check_record(state, Record(setup=Setup.of(rules), entries=entries))
        self.check_reordered(state, Record(setup=Setup.of(rules), entries=entries), rng)
        return state

    @staticmethod
    def _any_asked(state: State, rng: Random) -> int:
        """A seat that is asked; of those asked secretly mostly one that has not answered yet."""
        if state.seat == CHANCE or rng.random() < 0.8:
            return state.seat
        return rng.choice(state.asked())

    # Checks

    def check_numbers(self) -> None:
        """An action has one number in every variant, and in every choice of a single option: learners rely on it."""
        single = [{option.name: choice} for option in self.game.options for choice in option.choices]
        first = actions(self.rules({}))
        for variant in [*self.variants, *single]:
            assert actions(self.rules(variant)) == first, f"the numbers of actions change with {dict(variant)}"

    def _check_counts(self, state: State, legal: list[int], seat: int) -> None:
        assert legal, "a question without an answer"
        bound = state.rules.bounds.outcomes if seat == CHANCE else state.rules.bounds.legal
        assert len(legal) <= bound, f"{len(legal)} answers, more than the declared {bound}"

    def check_state(self, state: State, rng: Random, everybody: bool = False) -> None:
        """Everything that must hold in a single state."""
        self.check_legal(state)
        self.check_copy(state, rng)
        self.check_pickle(state, rng)
        self.check_position(state)
        self.check_illegal(state, rng)
        self.check_arrival(state, rng)
        check_twins(state, rng, everybody)

    def check_legal(self, state: State) -> None:
        """Sorted, unique, exact weights; ``why_not`` is empty exactly for legal actions; words round-trip."""
        space = state.rules.space
        seats = [CHANCE] if state.seat == CHANCE else state.asked()
        for seat in seats:
            legal = state.legal(seat)
            assert legal == sorted(set(legal)), "the legal list is not sorted or not unique"
            allowed = [action for action in range(len(space)) if state.why_not(action, seat) is None]
            assert allowed == legal, f"why_not and legal disagree: {[space.words(a) for a in {*allowed} ^ {*legal}]}"
            for action in legal:
                assert space.parse(space.words(action)) == action
                assert space.from_struct(space.struct(action)) == action
        for seat in range(len(state.rules.seats)):
            if seat not in seats:
                assert state.legal(seat) == []
                assert state.why_not(0, seat) is not None
        if state.seat == CHANCE:
            weights = state.weights()
            assert weights is None or (
                len(weights) == len(state.legal()) and all(type(w) is int and w > 0 for w in weights)
            ), "chance needs a whole positive weight for each outcome"

    def check_answers(self, state: State, seat: int, rng: Random) -> None:
        """``legal`` and the prohibitions agree about the answers to this question; cheap enough for every decision.

        What a prohibition gets wrong may need a position that few games come to, so a look at some positions is not
        enough. Of verbs with thousands of actions, all that are legal are looked at and a sample of the others.
        """
        if seat == CHANCE:
            return  # what can happen is what is legal: there are no prohibitions
        space, legal = state.rules.space, state.legal(seat)
        verbs = [space.verb(name) for name in state.stack[-1].verbs]
        actions = [action for verb in verbs for action in range(verb.base, verb.base + verb.size)]
        if len(actions) > CLOSE_LOOK:
            actions = sorted({*legal, *rng.sample(actions, CLOSE_LOOK)})
        allowed = {action for action in actions if state.why_not(action, seat) is None}
        differ = sorted(allowed ^ {*legal})
        assert not differ, f"why_not and legal disagree: {[space.words(action) for action in differ]}"

    def check_copy(self, state: State, rng: Random) -> None:
        """A copy is equal, and playing on with it does not touch the original."""
        before, legal = truth(state), state.legal()[:]
        twin = state.copy()
        assert truth(twin) == before
        assert twin == state and twin.key() == state.key(), "a copy is not equal to the original"
        for _ in range(6):
            if twin.is_over():
                break
            twin.apply(twin.draw(rng) if twin.seat == CHANCE else rng.choice(twin.legal()))
            assert (twin == state) == (truth(twin) == before), "states are equal that are not the same, or the reverse"
        assert truth(state) == before, "playing on with a copy changed the original"
        assert state.legal() == legal

    def check_pickle(self, state: State, rng: Random) -> None:
        """A pickle gives the same state, which plays on alike; it names the rule set and does not carry it."""
        content = pickle.dumps(state)
        if state.rules.data == self.rules({}).data:  # somebody's own data goes along
            assert len(content) < LARGEST_PICKLE, f"a pickle of {len(content)} bytes"
        again: State = pickle.loads(content)
        assert again == state and again.key() == state.key() and truth(again) == truth(state), "a pickle lost something"
        assert hash(again.key()) == hash(state.key())
        assert (again.seat, again.revelations, again.legal()) == (state.seat, state.revelations, state.legal())
        action = rng.choice(state.legal())
        ahead = state.copy()
        for world in (again, ahead):
            world.apply(action)
        assert again == ahead, "a pickled state plays on differently"

    def check_position(self, state: State) -> None:
        """A position printed and read again is the same position."""
        again = from_text(to_text(state), state.rules)
        assert truth(again) == truth(state), "the position does not survive its text"
        assert again == state, "a position read again has another key"
        assert again.legal() == state.legal()
        assert again.seat == state.seat

    def check_illegal(self, state: State, rng: Random) -> None:
        """Illegal actions are refused with a sentence and change nothing."""
        before = truth(state)
        size = len(state.rules.space)
        for seat in range(len(state.rules.seats)):
            for action in [-1, size, *(rng.randrange(size) for _ in range(10))]:
                if action in state.legal(seat):
                    continue
                error = refused(state, action, seat)
                assert error is not None, "an illegal action was carried out"
                assert error.ban is not None and "\n" not in str(error)
        assert truth(state) == before, "a refused action changed the state"

    def check_arrival(self, state: State, rng: Random) -> None:
        """Secret answers may arrive in any order, and be changed until the last is in."""
        step = state.stack[-1]
        if not isinstance(step, Secret):
            return
        seats = members(step.missing(state))
        answers = {seat: rng.choice(state.legal(seat)) for seat in seats}
        ends = []
        for order in (seats, seats[::-1]):
            world = state.copy()
            first = order[0]
            if len(order) > 1:
                world.apply(rng.choice(world.legal(first)), first)
            for seat in order:
                world.apply(answers[seat], seat)
            ends.append(truth(world))
        assert ends[0] == ends[1], "the order in which secret answers arrive matters"

    def check_record(self, state: State, record: Record) -> None:
        """Replaying the record, fresh or from a file, gives the same state byte for byte."""
        again = record.replay(state.rules)
        assert not again.problem and truth(again.state) == truth(state), "the record replays to another state"
        loaded = save.from_bytes(save.record_bytes(record))
        assert loaded == record
        space = state.rules.space
        for viewer in [*range(len(state.rules.seats)), SPECTATOR]:
            seen = [
                Entry(seat, UNSEEN if action == HIDDEN else space.words(action)) for seat, action in state.seen(viewer)
            ]
            assert record.seen_by(viewer, state.rules).entries == seen, (
                f"the state remembers for seat {viewer} what it has not seen"
            )

    def check_reordered(self, state: State, record: Record, rng: Random) -> None:
        """The record still means the same after verbs and data were put into another order."""
        data = self.reorder(record.setup.data, rng) if self.reorder else record.setup.data
        with reordered_verbs():
            rules = self.game.rules(record.setup.options, data)
        again = record.replay(rules)
        assert not again.problem, again.problem
        assert truth(again.state) == truth(state), "the record means something else after reordering"

    def check_end(self, state: State) -> None:
        """At the end: nobody is asked, results within the declared range."""
        bounds = state.rules.bounds
        returns = state.returns()
        assert state.ending and state.legal() == [] and state.asked() == []
        assert len(returns) == len(state.rules.seats)
        assert all(bounds.returns[0] <= value <= bounds.returns[1] for value in returns)
        if bounds.zero_sum:
            assert abs(sum(returns)) < 1e-9, "the results do not cancel out"
        assert truth(from_text(to_text(state), state.rules)) == truth(state)


@contextmanager
def reordered_verbs() -> Iterator[None]:
    """Rule sets made in here have their verbs in reverse, as if somebody had edited the code."""
    original = ActionSpace.__init__

    def backwards(self: ActionSpace, verbs: list[Verb]) -> None:
        original(self, verbs[::-1])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ActionSpace, "__init__", backwards)
        yield


def refused(state: State, action: int, seat: int) -> IllegalAction | None:
    """The error an action is refused with; nothing if it was carried out."""
    try:
        state.apply(action, seat)
    except IllegalAction as error:
        return error
    return None


def actions(rules: Rules) -> list[tuple[str, list[list[str]]]]:
    """All that words and numbers of actions follow from."""
    return [(verb.name, [domain.names for domain in verb.params]) for verb in rules.space.verbs]


def keep_failure(record: Record) -> Path:
    """Write a game that broke a check where somebody can open it."""
    folder = Path(os.environ.get("SANDTABLE_FAILURES", "build/failures"))
    folder.mkdir(parents=True, exist_ok=True)
    content = save.record_bytes(record)
    path = folder / f"{record.setup.game}-{blake2b(content, digest_size=4).hexdigest()}.json"
    path.write_bytes(content)
    return path
