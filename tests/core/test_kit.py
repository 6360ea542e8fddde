"""The kit itself: each check goes red on a game that breaks what it checks."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable.core.ban import Ban
from sandtable.core.bits import BIT, members
from sandtable.core.event import Sink
from sandtable.core.seats import EVERYBODY, REFEREE
from sandtable.core.state import State
from sandtable.games.dual_powers import GAME
from sandtable.games.dual_powers.rules import board, bonus, draw_phase, moving, setup, turn
from sandtable.games.dual_powers.rules import position as words
from sandtable.table import save
from sandtable.table.record import Record
from sandtable.testing import Kit, cites, goes_red, kit, switched_off
from tests.dual_powers.test_kit import pieces, reorder

Patch = pytest.MonkeyPatch


def show_all_hands(patch: Patch) -> None:
    patch.setattr(words, "_hand", lambda s, side, known: words._cards(s, s.hands[side]))


def count_the_enemy_objective(patch: Patch) -> None:
    honest = words.describe
    patch.setattr(words, "describe", lambda s, viewer: honest(s, viewer) | {"round": s.round + max(s.objectives[0], 0)})


def tell_everybody_what_was_drawn(patch: Patch) -> None:
    def shout(self: Sink, name: str, to: int, veil: str, hide: tuple[str, ...], **args: Any) -> None:
        self.tell(name, **args)

    patch.setattr(Sink, "whisper", shout)


def hint_at_the_enemy_hand_in_an_error(patch: Patch) -> None:
    def tell_tale(s: Any, side: int, card: int) -> Ban | None:
        held = not s.hands[side] & BIT[card]
        return Ban("P4.18", "held-by-the-enemy" if s.hands[1 - side] & BIT[card] else "not-in-hand") if held else None

    patch.setattr(draw_phase, "not_in_hand", tell_tale)
    patch.setattr(turn, "not_in_hand", tell_tale)


def write_secret_draws_into_the_record(patch: Patch) -> None:
    patch.setattr(draw_phase.ChooseObjectives, "opens", True)
    patch.setattr(draw_phase.DrawCard, "witnesses", lambda self, s: EVERYBODY)


def forget_to_sort(patch: Patch) -> None:
    patch.setattr(
        turn.PlayCard, "legal", lambda self, s, seat: [s.tables.PLAY + c for c in members(s.hands[self.side])][::-1]
    )


def offer_too_little(patch: Patch) -> None:
    patch.setattr(
        turn.PlayCard, "legal", lambda self, s, seat: [s.tables.PLAY + c for c in members(s.hands[self.side])][1:]
    )


def forbid_too_much_late_in_the_game(patch: Patch) -> None:
    """In a position that checks of chosen plies miss: the fourth round, five cards left."""
    honest = turn.PlayCard.forbids

    def strict(self: Any, s: Any, seat: int, action: int) -> Ban | None:
        late = s.round == 4 and s.hands[self.side].bit_count() == 5
        return Ban("P4.1", "too-late") if late else honest(self, s, seat, action)

    patch.setattr(turn.PlayCard, "forbids", strict)


def share_a_list_between_copies(patch: Patch) -> None:
    honest = board.DualPowersState.copy

    def shallow(self: Any) -> Any:
        new = honest(self)
        new.at = self.at
        return new

    patch.setattr(board.DualPowersState, "copy", shallow)


def weigh_with_zero(patch: Patch) -> None:
    patch.setattr(setup.PlaceNeutral, "weights", lambda self, s: [0] * len(self.legal(s, -1)))


def lose_a_card(patch: Patch) -> None:
    def careless(self: Any, s: Any, seat: int, action: int) -> None:
        s.deck &= ~BIT[action - s.tables.DRAW]

    patch.setattr(draw_phase.DrawCard, "answer", careless)


def forget_a_field_in_positions(patch: Patch) -> None:
    honest = words.Reader._tiles

    def forgetful(self: Any, s: Any) -> None:
        honest(self, s)
        s.marker = -1

    patch.setattr(words.Reader, "_tiles", forgetful)


def depend_on_the_order_of_the_file(patch: Patch) -> None:
    honest = board.DualPowersState.stronger
    patch.setattr(board.DualPowersState, "stronger", lambda s, region: honest(s, region) if region else -1)


def change_the_state_before_refusing(patch: Patch) -> None:
    honest = State.why_not

    def clumsy(self: Any, action: int, seat: int) -> Ban | None:
        self.day = 2
        return honest(self, action, seat)

    patch.setattr(State, "why_not", clumsy)


def let_the_last_answer_decide(patch: Patch) -> None:
    honest = draw_phase.ChooseObjectives.answer

    def ordered(self: Any, s: Any, seat: int, action: int) -> None:
        honest(self, s, seat, action)
        s.will = seat

    patch.setattr(draw_phase.ChooseObjectives, "answer", ordered)


def promise_a_short_game(patch: Patch) -> None:
    patch.setattr(KIT.rules({}).bounds, "decisions", 30)


def promise_few_answers(patch: Patch) -> None:
    patch.setattr(KIT.rules({}).bounds, "legal", 4)


def pay_everybody(patch: Patch) -> None:
    honest = State.end
    patch.setattr(State, "end", lambda self, reason, result: honest(self, reason, [1.0, 1.0]))


def peek_when_imagining(patch: Patch) -> None:
    patch.setattr(board.DualPowersState, "imagine", lambda self, viewer, rng: self.copy())


def imagine_too_evenly(patch: Patch) -> None:
    """A world that is possible and depends on nothing hidden, but is not as likely as the samples have it."""
    honest = board.DualPowersState.imagine
    patch.setattr(board.DualPowersState, "imagine", lambda self, viewer, rng: honest(self, viewer, Random(1)))


def forget_a_part_in_keys(patch: Patch) -> None:
    parts = tuple(name for name in board.DualPowersState.board_parts if name != "hands")
    patch.setattr(board.DualPowersState, "board_parts", parts)


def remember_what_others_saw(patch: Patch) -> None:
    honest = State.seen
    patch.setattr(State, "seen", lambda self, viewer: honest(self, REFEREE))


SABOTAGE: list[tuple[Callable[[Patch], None], str]] = [
    (show_all_hands, "sees what it may not know"),
    (count_the_enemy_objective, "sees what it may not know|position does not survive"),
    (tell_everybody_what_was_drawn, "events tell seat"),
    (hint_at_the_enemy_hand_in_an_error, "an error tells seat"),
    (forget_to_sort, "not sorted"),
    (offer_too_little, "why_not and legal disagree"),
    (forbid_too_much_late_in_the_game, "why_not and legal disagree"),
    (share_a_list_between_copies, "changed the original"),
    (weigh_with_zero, "whole positive weight"),
    (lose_a_card, "lost or made"),
    (forget_a_field_in_positions, "does not survive"),
    (depend_on_the_order_of_the_file, "after reordering|stops fitting"),
    (change_the_state_before_refusing, "changed the state|disagree|replays"),
    (let_the_last_answer_decide, "order in which secret answers arrive matters"),
    (promise_a_short_game, "longer than the declared"),
    (promise_few_answers, "more than the declared"),
    (pay_everybody, "do not cancel out"),
    (peek_when_imagining, "is not sampled from its view"),
    (imagine_too_evenly, "is not sampled from its view"),
    (forget_a_part_in_keys, "states are equal that are not the same|a pickle lost something"),
    (remember_what_others_saw, "remembers for seat .* what it has not seen"),
]

KIT = Kit(GAME, [{}], pieces, reorder)


def check_some_games() -> None:
    for seed in range(5):
        KIT.check_game({}, [], seed)


@pytest.mark.parametrize(("sabotage", "sentence"), SABOTAGE, ids=[s.__name__ for s, _ in SABOTAGE])
def test_the_kit_catches(sabotage: Callable[[Patch], None], sentence: str, monkeypatch: Patch, tmp_path: Path) -> None:
    monkeypatch.setenv("SANDTABLE_FAILURES", str(tmp_path))
    sabotage(monkeypatch)
    with pytest.raises((AssertionError, ValueError), match=sentence):
        check_some_games()


def test_the_kit_catches_a_record_that_shows_too_much(monkeypatch: Patch) -> None:
    """Twin tables compare exported records byte for byte; here the exporter itself is broken."""
    monkeypatch.setattr(Record, "seen_by", lambda self, viewer, rules=None: self)
    with pytest.raises(AssertionError, match=r"the record of seat|the table tells seat"):
        check_some_games()


def test_the_kit_catches_numbers_that_move(monkeypatch: Patch) -> None:
    honest = type(GAME).make_rules

    def moving_rules(self: Any, options: dict[str, Any], data: dict[str, Any]) -> Any:
        if options["solitaire"]:
            with kit.reordered_verbs():
                return honest(self, options, data)
        return honest(self, options, data)

    monkeypatch.setattr(type(GAME), "make_rules", moving_rules)
    with pytest.raises(AssertionError, match=r"numbers of actions change with .*solitaire"):
        Kit(GAME, [{}], pieces, reorder).check_numbers()


def test_a_failing_game_is_kept_and_opens_again(monkeypatch: Patch, tmp_path: Path) -> None:
    monkeypatch.setenv("SANDTABLE_FAILURES", str(tmp_path))
    monkeypatch.setattr(KIT.rules({}).bounds, "decisions", 30)
    with pytest.raises(AssertionError) as caught:
        KIT.check_game({}, [], 1)
    (path,) = tmp_path.iterdir()
    assert caught.value.__notes__ == [f"the game is in {path}; look at it with: sandtable show {path}"]
    record = save.load(path)
    assert isinstance(record, Record)
    assert record.replay().applied == 31


def test_choices_steer_the_beginning() -> None:
    """So that Hypothesis can shrink a failing game to its simplest beginning."""
    first = KIT.check_game({}, [0] * 60, 1)
    again = KIT.check_game({}, [0] * 60, 1)
    other = KIT.check_game({}, [1] * 60, 1)
    assert first.describe(REFEREE) == again.describe(REFEREE) != other.describe(REFEREE)


def test_switching_a_prohibition_off_turns_its_test_red() -> None:
    @cites("P3.3")
    def proves() -> None:
        assert bonus.no_cards_left(EMPTY) is not None

    def proves_nothing() -> None:
        assert True

    assert goes_red(bonus.no_cards_left, [proves_nothing, proves])
    assert not goes_red(bonus.no_cards_left, [proves_nothing])
    with switched_off(moving.blockaded):
        assert moving.blockaded(EMPTY, 0) is None
    assert moving.blockaded(EMPTY, EMPTY.marker) is moving.BLOCKADED


EMPTY = board.DualPowersState(GAME.rules())  # type: ignore[arg-type]


def test_fingerprints_ignore_the_order_of_keys() -> None:
    assert kit.fingerprint({"a": 1, "b": [2]}) == kit.fingerprint({"b": [2], "a": 1})
