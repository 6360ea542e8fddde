"""The table: orders whole or not at all, taking back, trying out, resigning, replacing."""

from typing import Any

import pytest

from sandtable.core.errors import BadInput, IllegalAction, NotNow
from sandtable.core.seats import CHANCE, SPECTATOR
from sandtable.core.space import UNSEEN
from sandtable.table import save
from sandtable.table.log import Log, LogEntry
from sandtable.table.table import Policy, Table
from sandtable.testing import Play
from tests.core.skirmish import GAME as SKIRMISH
from tests.dual_powers.positions import at, rules_with

RED, WHITE = 0, 1
TURN = """
hands.red = ["purple-4-move", "brown-5-double-move", "stalin"]
hands.white = ["blue-4-double-move", "kerensky"]
regions.purple = ["red-2/1", "red-1/0"]
objectives.white = "white-6-refresh"
"""


def table(board: str = TURN, steps: str = "turn red, turn white", undo: Policy = "strict", **options: Any) -> Table:
    play = at(board, steps, **options)
    return Table(play.state.rules, seed="tea", undo=undo, position=play.state.describe())


def tokens(table: Table, region: str) -> list[str]:
    found: list[str] = table.truth()["board"]["regions"][region]
    return found


def words(table: Table) -> list[str]:
    """The decisions that count."""
    return [table.log.entries[seq].words for seq in table.log.live]


# Orders


def test_an_order_is_carried_out_whole() -> None:
    game = table()
    game.submit(RED, "play purple-4-move")
    game.submit(RED, "move red-2/1 ready purple, to blue")
    assert tokens(game, "blue") == ["red-2/1"]
    opening = game.log.entries[-2]
    assert [e.order for e in game.log.entries[-2:]] == [opening.order] * 2


@pytest.mark.parametrize(
    ("order", "error", "sentence"),
    [
        ("move red-2/1 ready purple", BadInput, "the order is not complete"),
        ("move red-2/1 ready purple, to red", IllegalAction, "no-not-connected"),
        ("move red-2/1 ready purple, to blue, to purple", BadInput, "the order is complete after"),
        ("move red-2/1 ready purple, to nowhere", BadInput, '"nowhere" is no region'),
        ("mvoe red-2/1 ready purple", BadInput, 'did you mean "move"?'),
        ("move red-2/1 purple", BadInput, 'not of the form "move <token> <face> <region>"'),
        ("", BadInput, "at least one word"),
        ("play brown-5-double-move", IllegalAction, "no-not-the-question"),
    ],
)
def test_a_bad_order_changes_nothing(order: str, error: type[Exception], sentence: str) -> None:
    game = table()
    game.submit(RED, "play purple-4-move")
    before, length = game.truth(), len(game.log)
    with pytest.raises(error, match=sentence.replace("?", r"\?")):
        game.submit(RED, order)
    assert (game.truth(), len(game.log)) == (before, length)


def test_an_answer_without_alternative_may_be_left_out_and_is_given_by_the_table() -> None:
    """Brown hangs on one connection, so a token there can only go to purple."""
    game = table(TURN + 'regions.brown = ["red-1/1"]')
    game.submit(RED, "play purple-4-move")
    game.submit(RED, "move red-1/1 ready brown")
    assert "red-1/1" in tokens(game, "purple")
    assert words(game)[-1] == "to purple"


def test_only_who_is_asked_decides() -> None:
    game = table()
    with pytest.raises(NotNow, match="not your turn"):
        game.submit(WHITE, "play blue-4-double-move")
    with pytest.raises(BadInput, match="there is no seat 7"):
        game.submit(7, "play blue-4-double-move")
    with pytest.raises(BadInput, match="there is no seat -1"):
        game.submit(CHANCE, "draw purple-2-move")


def test_forced_answers_are_recorded_and_undone_with_their_cause() -> None:
    """White's only card plays itself; red takes back their last order, and white's goes with it."""
    game = table('hands.red = ["purple-2-move"]\nhands.white = ["blue-2-double-move"]', undo="free")
    assert [e.auto for e in game.log.entries] == [True]
    game.submit(RED, "recruit red-3/1")
    assert words(game) == ["play purple-2-move", "recruit red-3/1", "play blue-2-double-move"]
    game.undo(RED)
    assert words(game) == ["play purple-2-move"]


# Taking back


def test_strict_undo_goes_order_by_order() -> None:
    game = table()
    start = game.truth()
    game.submit(RED, "play purple-4-move")
    played = game.truth()
    game.submit(RED, "move red-2/1 ready purple, to blue")
    assert game.undo(RED)
    assert game.truth() == played
    assert game.undo(RED)
    assert game.truth() == start
    with pytest.raises(NotNow, match="no decision of yours"):
        game.undo(RED)
    assert [e.kind for e in game.log.entries].count("undo") == 2, "the log is append-only"


def test_restart_takes_back_the_whole_turn() -> None:
    game = table()
    start = game.truth()
    game.submit(RED, "play purple-4-move")
    game.submit(RED, "move red-2/1 ready purple, to blue")
    game.restart_turn(RED)
    assert game.truth() == start


def test_strict_undo_stops_at_somebody_elses_decision() -> None:
    game = table()
    game.submit(RED, "play purple-4-move")
    game.submit(RED, "move red-2/1 ready purple, to blue")
    game.submit(WHITE, "play blue-4-double-move")
    with pytest.raises(NotNow, match="cannot be taken back"):
        game.undo(RED)
    assert game.undo(WHITE)
    assert game.undo(RED), "white's decision is gone, so red may again"


def test_strict_undo_stops_at_dice() -> None:
    game = table(TURN, "bonus red false, turn white")
    game.submit(RED, "draw-card")
    with pytest.raises(NotNow, match="cannot be taken back"):
        game.undo(RED)


def test_strict_undo_stops_at_a_revelation() -> None:
    """Espionage turns the enemy's objective up: what was seen cannot be unseen."""
    game = table()
    game.submit(RED, "play stalin")
    game.submit(RED, "spy")
    with pytest.raises(NotNow, match="cannot be taken back"):
        game.undo(RED)


def test_strict_undo_stops_when_objectives_were_turned_up_by_scoring() -> None:
    board = """objectives.red = "blue-4-refresh"
    objectives.white = "brown-5-double-move"
    regions.green = ["red-1/0"]"""
    game = table(board, "unrest, reveal-objectives, exhaust, bonus red false")
    game.submit(RED, "points")
    with pytest.raises(NotNow, match="cannot be taken back"):
        game.undo(RED)


def test_free_undo_takes_back_anything_and_the_undone_draw_never_returns() -> None:
    """Dice are keyed by the sequence number of the log, which an undo moves on."""
    game = table(TURN, "bonus red false, turn white", undo="free")
    drawn = set()
    for _ in range(12):
        game.submit(RED, "draw-card")
        drawn.add(words(game)[-1])
        game.undo(RED)
    assert len(drawn) > 6


def test_an_answer_to_a_secret_question_can_be_withdrawn_or_changed_until_the_last_is_in() -> None:
    board = 'hands.red = ["purple-4-move", "blue-2-double-move"]\nhands.white = ["green-4-move", "red-2-refresh"]'
    game = table(board, "choose-objectives, turn red, turn white")
    game.submit(RED, "objective purple-4-move")
    game.submit(RED, "objective blue-2-double-move")
    game.undo(RED)
    assert game.asked() == [RED, WHITE]
    assert words(game) == []
    game.submit(RED, "objective purple-4-move")
    game.submit(WHITE, "objective green-4-move")
    assert game.truth()["board"]["objectives"] == {"red": "purple-4-move", "white": "green-4-move"}


def test_withdrawing_a_secret_answer_leaves_the_others_alone() -> None:
    play = Play(SKIRMISH.rules().start())
    while play.asked == "chance":
        play.chance(play.legal[0])
    game = Table(play.state.rules, seed="tea", position=play.state.describe())
    game.submit(0, "forage abbey")
    game.submit(2, "forage ebb")
    game.undo(0)
    assert words(game) == ["forage ebb"]
    assert game.view(0)["steps"][0]["answers"] == {"cid": "?"}


# By consent


def test_consent_asks_the_others() -> None:
    game = table(undo="consent")
    game.submit(RED, "play purple-4-move")
    game.submit(RED, "move red-2/1 ready purple, to blue")
    game.submit(WHITE, "play blue-4-double-move")
    assert not game.undo(RED)
    assert game.undo_request == RED
    with pytest.raises(NotNow, match="nobody waits for your consent"):
        game.answer_undo(RED, True)
    assert not game.answer_undo(WHITE, False)
    assert game.undo_request is None
    assert not game.undo(RED)
    assert game.answer_undo(WHITE, True)
    assert words(game) == ["play purple-4-move"]


def test_consent_needs_nobody_for_what_strict_allows_and_no_bot() -> None:
    game = table(undo="consent")
    game.submit(RED, "play purple-4-move")
    assert game.undo(RED)
    game.replace(WHITE, "bot:rookie")
    game.submit(RED, "play stalin")
    game.submit(RED, "spy")
    assert game.undo(RED)


def test_a_request_lapses_when_the_game_goes_on() -> None:
    game = table(undo="consent")
    game.submit(RED, "play stalin")
    game.submit(RED, "spy")
    game.undo(RED)
    game.submit(RED, "place purple")
    with pytest.raises(NotNow):
        game.answer_undo(WHITE, True)


# Trying out


def test_a_fork_is_a_possible_world_with_dice_of_its_own() -> None:
    game = table()
    before = game.truth()
    fork = game.fork(RED)
    assert fork.view() == game.view(RED)
    fork.submit(RED, "play purple-4-move")
    fork.submit(RED, "recruit red-1/1")
    assert fork.leading() == ["play purple-4-move", "recruit red-1/1"]
    assert game.truth() == before


def test_commit_sends_the_leading_orders_up_to_the_first_barrier() -> None:
    game = table()
    fork = game.fork(RED)
    fork.submit(RED, "play stalin")
    fork.submit(RED, "spy")
    fork.submit(RED, "place purple")
    assert game.commit(fork) == 2
    assert words(game) == ["play stalin", "spy"]
    assert game.view(RED)["board"]["objectives"]["white"] == "white-6-refresh"


def test_a_fork_of_an_older_moment_is_refused() -> None:
    game = table()
    fork = game.fork(RED)
    fork.submit(RED, "play purple-4-move")
    game.submit(RED, "play brown-5-double-move")
    with pytest.raises(NotNow, match="fork again"):
        game.commit(fork)


def test_a_fork_never_holds_the_true_hand_but_by_luck() -> None:
    game = table()
    hands = {str(game.fork(RED, str(n)).world().describe()["board"]["hands"]["white"]) for n in range(20)}
    assert len(hands) > 10


# Resigning and replacing


def test_resignation_is_an_entry_and_ends_the_game() -> None:
    game = table()
    game.submit(RED, "play purple-4-move")
    game.resign(WHITE)
    assert (game.is_over(), game.returns(), game.ending) == (True, [1.0, -1.0], "resignation")
    assert game.events(SPECTATOR)[-1][1] == {"event": "resigned", "seat": "white"}
    with pytest.raises(NotNow, match="over"):
        game.resign(RED)
    with pytest.raises(NotNow, match="over"):
        game.submit(RED, "play brown-5-double-move")
    assert game.record().replay(game.rules).state.returns() == [1.0, -1.0]


def test_replacement_is_an_entry_and_the_game_goes_on() -> None:
    game = table()
    game.replace(WHITE, "bot:rookie")
    assert game.players == ["human", "bot:rookie"]
    assert game.log.entries[-1] == LogEntry(kind="replace", seat=WHITE, words="bot:rookie")
    game.submit(RED, "play purple-4-move")
    with pytest.raises(BadInput, match="needs a name"):
        game.replace(WHITE, "")


# What a seat may know


def test_the_whole_record_leaves_the_table_only_when_the_game_is_over() -> None:
    game = table(TURN, "bonus red false, turn white")
    game.submit(RED, "draw-card")
    with pytest.raises(NotNow, match="when the game is over"):
        game.record()
    assert [e.words for e in game.record_for(WHITE).entries] == ["draw-card", "?"]
    assert game.record_for(WHITE).viewer == "white"
    mine = game.record_for(RED)
    assert mine.entries[1].words.startswith("draw ")
    assert mine.setup.position is not None
    assert "?" in mine.setup.position["board"]["hands"]["white"]
    with pytest.raises(BadInput, match="cannot be replayed"):
        mine.replay()


def test_events_are_veiled() -> None:
    game = table(TURN, "bonus red false, turn white")
    game.submit(RED, "draw-card")
    assert game.events(WHITE) == [(1, {"event": "drew-unseen", "side": "red"})]
    assert game.events(RED)[0][1]["event"] == "drew"
    assert game.events(RED, since=2) == []


def test_bad_tables_are_refused() -> None:
    rules = rules_with()
    with pytest.raises(BadInput, match="2 seats here, not 3"):
        Table(rules, ["a", "b", "c"])
    with pytest.raises(BadInput, match="strict, free or consent"):
        Table(rules, undo="never")  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="takes back what was not done"):
        Log([LogEntry(kind="undo", seat=0, withdraws=[3])])


def test_system_dice_need_no_seed() -> None:
    boards = [str(Table(rules_with()).truth()) for _ in range(3)]
    assert len(set(boards)) == 3


def test_one_seed_one_game() -> None:
    rules = rules_with()
    assert Table(rules, seed="a").truth() == Table(rules, seed="a").truth()
    assert Table(rules, seed="a").truth() != Table(rules, seed="b").truth()


# Ending undecided


def test_all_people_must_agree_to_end_undecided() -> None:
    game = table()
    assert not game.offer_draw(RED)
    assert game.draw_offer == [RED]
    assert game.offer_draw(WHITE)
    assert game.is_over() and game.ending == "agreement" and game.returns() == [0.0, 0.0]
    assert game.events(SPECTATOR)[-1][1] == {"event": "agreed"}
    again = save.from_bytes(save.table_bytes(game))
    assert isinstance(again, Table) and again.ending == "agreement"
    assert game.record().replay().state.ending == "agreement"


def test_an_offer_to_end_undecided_lapses() -> None:
    game = table()
    game.offer_draw(WHITE)
    assert not game.offer_draw(RED, agree=False)
    assert game.draw_offer == []
    with pytest.raises(NotNow, match="nobody has offered"):
        game.offer_draw(RED, agree=False)
    game.offer_draw(WHITE)
    game.submit(RED, "play purple-4-move")
    assert game.draw_offer == []


def test_a_bot_is_not_asked_whether_the_game_ends_undecided() -> None:
    game = table()
    game.offer_draw(RED)
    game.replace(WHITE, "bot:rookie")
    assert game.ending == "agreement"


# Looking back


def test_what_was_taken_back_is_named() -> None:
    game = table(undo="free")
    since = len(game.log)
    game.submit(RED, "play purple-4-move")
    game.undo(RED)
    assert game.gone(since) == [since]
    assert game.gone(len(game.log)) == []


def test_a_seat_sees_an_earlier_moment_as_it_was() -> None:
    game = table()
    before = game.view(WHITE)
    since = len(game.log)
    game.submit(RED, "play purple-4-move")
    assert game.then(WHITE, since - 1)[0] == before
    assert game.then(WHITE, since)[0] == game.view(WHITE)


def test_moments_hide_what_a_seat_may_not_know() -> None:
    game = Table(rules_with(), seed="tea")
    hidden = [words for _, seat, words, _ in game.moments(WHITE) if seat == CHANCE]
    assert UNSEEN in hidden
    assert len(game.moments(WHITE)) == len(game.log.live)


def test_who_has_answered_a_secret_question_is_waited_for_no_longer() -> None:
    game = Table(rules_with(), seed="tea")
    assert game.waiting() == [RED, WHITE]
    game.submit(RED, game.prompt(RED).actions[0])
    assert game.waiting() == [WHITE]
