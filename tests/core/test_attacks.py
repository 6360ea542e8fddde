"""Attacks: what people would try who want to know or do more than they may."""

import json
import random
from contextlib import suppress
from copy import deepcopy
from functools import partial
from typing import Any

import msgspec
import pytest

from sandtable.core.errors import BadPosition, NotNow, SandtableError
from sandtable.core.rules import Rules
from sandtable.core.seats import ASKED, CHANCE, REFEREE, SPECTATOR
from sandtable.games.dual_powers import GAME
from sandtable.table import save
from sandtable.table.record import Entry, Record, Setup
from sandtable.table.table import Policy, Table
from sandtable.testing import Kit
from sandtable.testing import tables as kit_tables
from tests.core.test_table import RED, TURN, WHITE, table
from tests.dual_powers.positions import at, cards_but, rules_with

NOTHING_TO_DO = """will = "white"
hands.red = ["purple-4-move", "blue-4-double-move", "stalin"]
hands.white = ["kerensky"]
objectives.white = "white-6-refresh"
objectives.red = "purple-2-move"
supply = ["stalin", "kerensky"]
"""
TURNED_UP = "turn red, reveal-objectives, exhaust, bonus red false, turn white"


# A. Peek and take back


@pytest.mark.parametrize("policy", ["strict", "consent"])
def test_a_forced_play_of_the_enemy_shows_their_hidden_card_so_it_cannot_be_taken_back(policy: Policy) -> None:
    board = 'hands.red = ["purple-2-move", "purple-4-move"]\nhands.white = ["blue-2-double-move"]'
    game = table(board, undo=policy)
    game.submit(RED, "play purple-2-move")
    game.submit(RED, "recruit red-1/0")
    assert game.view(RED)["board"]["played"]["white"] == ["blue-2-double-move"]  # seen
    try:
        taken_back = game.undo(RED)
    except NotNow:
        taken_back = False
    assert not taken_back


def test_a_revelation_by_a_forced_answer_cannot_be_taken_back() -> None:
    game = table(NOTHING_TO_DO, TURNED_UP)
    game.submit(RED, "play purple-4-move")  # the table adds "skip", and the objectives are turned up
    assert game.view(RED)["board"]["objectives"]["white"] == "white-6-refresh"
    with pytest.raises(NotNow):
        game.undo(RED)


def test_a_fork_stops_at_a_revelation_by_a_forced_answer() -> None:
    fork = table(NOTHING_TO_DO, TURNED_UP).fork(RED)
    fork.submit(RED, "play purple-4-move")
    fork.submit(RED, "done")
    assert fork.leading() == ["play purple-4-move"]


# B. Forged seats


def test_whoever_forges_seat_minus_one_does_not_get_the_draws_of_all() -> None:
    game = table(TURN, "bonus red false, turn white")
    game.submit(RED, "draw-card")
    try:
        shown = [entry.words for entry in game.record_for(CHANCE).entries]
    except SandtableError:
        return
    assert shown == ["draw-card", "?"]


def test_the_whole_record_is_not_given_to_seat_minus_four_while_the_game_is_on() -> None:
    game = table(TURN, "bonus red false, turn white")
    game.submit(RED, "draw-card")
    with pytest.raises(SandtableError):
        game.record_for(REFEREE)


def test_why_not_for_whoever_is_asked_does_not_tell_what_they_hold() -> None:
    """-5 (ASKED) goes straight through Table.why_not to the state."""
    game = table()
    try:
        answers = {str(game.why_not(ASKED, f"play {card}")) for card in ("purple-4-move", "purple-2-move")}
    except SandtableError:
        return
    assert len(answers) == 1, answers


@pytest.mark.parametrize("method", ["view", "prompt", "events", "record_for"])
def test_a_seat_that_does_not_exist_is_refused_with_a_sentence(method: str) -> None:
    with pytest.raises(SandtableError):
        getattr(table(), method)(99)


# C. Views hold references to the state


def test_whoever_has_a_view_cannot_change_the_result() -> None:
    game = table()
    game.resign(RED)
    game.view(RED)["returns"][:] = [1.0, -1.0]
    assert game.returns() == [-1.0, 1.0]


def test_whoever_has_a_view_cannot_change_the_options() -> None:
    rules = GAME.rules({})
    game = Table(rules, seed="tea")
    game.view(RED)["options"]["unrest_seven"] = True
    assert json.loads(save.table_bytes(game))["setup"]["options"]["unrest_seven"] is False


def test_whoever_has_an_exported_record_cannot_change_the_data_of_the_table() -> None:
    game = Table(GAME.rules({}, deepcopy(GAME.read_data())), seed="tea")
    before = save.table_bytes(game)
    game.record_for(RED).setup.data["cards"]["card"].clear()
    assert save.table_bytes(game) == before


# D. Consent


def test_a_request_to_take_back_survives_saving() -> None:
    """Saved, loaded and continued equals uninterrupted."""
    game = table(undo="consent")
    game.submit(RED, "play stalin")
    game.submit(RED, "spy")
    assert not game.undo(RED)
    loaded = save.from_bytes(save.table_bytes(game))
    assert isinstance(loaded, Table)
    assert loaded.undo_request == game.undo_request == RED
    assert loaded.answer_undo(WHITE, True)


def test_nothing_is_taken_back_after_the_game_is_over_by_a_request_made_before() -> None:
    game = table(undo="consent")
    game.submit(RED, "play stalin")
    game.submit(RED, "spy")
    game.undo(RED)
    game.resign(WHITE)
    before = game.record()
    with suppress(NotNow):
        game.answer_undo(WHITE, True)
    assert game.record() == before


# E. Files edited by hand


def edited(*entries: dict[str, Any], **setup: Any) -> bytes:
    game = table()
    game.submit(RED, "play stalin")
    content = msgspec.json.decode(save.table_bytes(game))
    content["log"] += entries
    content["setup"] |= setup
    return msgspec.json.encode(content)


@pytest.mark.parametrize(
    "entries",
    [
        [{"kind": "resign", "seat": 7}],
        [{"kind": "resign", "seat": 1}, {"kind": "act", "seat": 0, "words": "spy", "order": 2}],
    ],
    ids=["resign-7", "act-after-the-end"],
)
def test_an_edited_log_gives_a_sentence_and_no_traceback(entries: list[dict[str, Any]]) -> None:
    with suppress(SandtableError):
        save.from_bytes(edited(*entries))


@pytest.mark.parametrize("seat", [-5, -1])
def test_nobody_but_a_seat_acts_or_resigns_in_an_edited_log(seat: int) -> None:
    """-1 resigns for the last seat (teams[-1]); -5 acts for whoever is asked."""
    kind = {"kind": "act", "words": "spy", "order": 1} if seat == ASKED else {"kind": "resign"}
    try:
        loaded = save.from_bytes(edited({**kind, "seat": seat}))
    except SandtableError:
        return
    assert isinstance(loaded, Table) and loaded.problem


def test_a_record_in_which_a_seat_resigns_that_does_not_exist_replays_to_a_problem() -> None:
    record = Record(setup=Setup.of(rules_with()), entries=[Entry(7, "resign")])
    assert record.replay().problem


@pytest.mark.parametrize("change", ["act -5", "revision"])
def test_show_gives_a_sentence_and_no_traceback(change: str, tmp_path: Any, capsys: Any) -> None:
    from sandtable.cli.app import run

    path = tmp_path / "game.json"
    if change == "revision":
        path.write_bytes(edited(revision=-(10**30)))
    else:
        path.write_bytes(edited({"kind": "act", "seat": -5, "words": "spy", "order": 1}))
    assert run(["show", str(path)]) in (0, 2)


def test_the_name_of_a_player_in_a_file_does_not_steer_the_terminal(tmp_path: Any, capsys: Any) -> None:
    from sandtable.cli.app import run

    content = msgspec.json.decode(edited())
    content["players"][0] = "bot:\x1b[2Jevil"
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.json.encode(content))
    run(["play", "--load", str(path)])
    assert "\x1b" not in capsys.readouterr().out


# F. Taking back too much


def test_restart_in_the_objective_phase_does_not_undo_the_round_before() -> None:
    """Round and objectives count as part of the last turn of the round before (turn rises in Turn only)."""
    game = Table(rules_with(), seed="a", undo="free")
    rng = random.Random(2)
    while True:
        view = game.view(SPECTATOR)
        step = view["steps"][0]
        if view["board"]["round"] == 2 and step["step"] == "play-card":
            break
        answered = step.get("answers", {})
        seat = next(seat for seat in game.asked() if game.rules.seats[seat] not in answered)
        game.submit(seat, kit_tables.random_order(game.referee_state(), seat, rng))
    game.restart_turn(RED)  # red thinks that this takes back the objective
    assert game.view(SPECTATOR)["board"]["round"] == 2


# G. What a seat knows


def test_after_a_reshuffle_the_view_still_says_what_the_seat_knows() -> None:
    """With the deck empty, red knows white's hand by counting; a reshuffle does not make red forget."""
    own, white = ["purple-4-move", "blue-4-double-move"], ["white-6-refresh", "green-4-move", "brown-5-refresh"]
    board = f"hands.red = {own}\nhands.white = {white}\ndiscards = {cards_but(*own, *white)}"
    game = table(board, "bonus red false, turn white")

    def hands() -> set[str]:
        worlds = [game.rules.sample(game.view(RED), random.Random(n)) for n in range(20)]
        return {str(world.describe()["board"]["hands"]["white"]) for world in worlds}

    assert len(hands()) == 1
    game.submit(RED, "draw-card")
    assert len(hands()) == 1


# H. Positions that break a rule are accepted


@pytest.mark.parametrize(
    ("board", "steps"),
    [
        (
            'regions.purple = ["red-2/1"]\nhands.white = ["kerensky"]',
            "move-to white red-2/1 ready purple 1, turn white",
        ),
        ('open = ["red"]\nhands.red = ["purple-4-move", "blue-2-double-move"]', "objective-phase, turn red"),
        ('support = 18\nhands.red = ["purple-4-move", "lenin"]', "turn red"),
        ('regions.green = ["red-2/1"]\nhands.white = ["kerensky"]', "unrest-reward white, turn white"),
        ('hands.red = ["lenin", "stalin"]', "score-objective red 7, turn red"),
        ('hands.red = ["lenin", "stalin"]', ""),
    ],
    ids=[
        "P4.17 enemy token moves",
        "P4.14 open but none",
        "P5.4 track end",
        "P5.3 weaker takes",
        "marker 7",
        "no steps",
    ],
)
def test_a_position_that_breaks_a_rule_is_refused(board: str, steps: str) -> None:
    with pytest.raises(BadPosition):
        at(board, steps)


def test_a_position_with_other_options_than_the_rules_is_refused() -> None:
    from sandtable.core.position import from_text

    text = (
        'options.unrest_seven = true\nsteps = [{ step = "turn", side = "red" }]\nboard.hands.red = ["lenin", "stalin"]'
    )
    with pytest.raises(BadPosition):
        from_text(text, rules_with())


def test_alone_the_discards_are_shuffled_when_the_deck_does_not_suffice() -> None:
    """P3.1 in P7.2: only LayAside does not reshuffle (reachable from a position)."""
    left = ["purple-4-move", "blue-2-double-move", "red-2-refresh"]
    play = at(f"to-come = 0\ndiscards = {cards_but(*left)}", "lay-aside, enter-leader", solitaire=True)
    assert play.board["to-come"] == 5


# I. Declared bounds and the kit


def test_the_declared_bound_of_legal_answers_holds_for_a_users_units() -> None:
    """Ten different units of cost 1 are valid data; three of them make 175 groups."""
    data = deepcopy(GAME.read_data())
    other = [unit for unit in data["units"]["unit"] if unit["side"] != "red"]
    like = next(unit for unit in data["units"]["unit"] if unit["side"] == "red")
    new = [{**like, "cost": 1, "ready": n % 9, "exhausted": n, "count": 1} for n in range(10)]
    data["units"]["unit"] = other + new
    rules = GAME.rules({}, data)
    rng = random.Random(1)
    for _ in range(20):
        state = rules.start()
        while not state.is_over():
            assert state.seat == CHANCE or len(state.legal()) <= rules.bounds.legal
            state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))


def test_a_failing_table_game_is_kept_as_a_record(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_FAILURES", str(tmp_path))

    def broken(*args: Any) -> None:
        raise AssertionError("broken on purpose")

    monkeypatch.setattr(kit_tables, "check_undo", broken)
    with pytest.raises(AssertionError, match="broken"):
        Kit(GAME, [{}]).table_games(examples=3)()
    assert list(tmp_path.iterdir())


def test_twins_compare_exported_records_of_games_that_have_entries() -> None:
    """If seen_by gave all entries away, the kit would notice."""
    kit = Kit(GAME, [{}])

    def leaky(self: Record, viewer: int, rules: Rules | None = None) -> Record:
        seen = original(self, viewer, rules)
        return msgspec.structs.replace(seen, entries=self.entries)

    original = Record.seen_by
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Record, "seen_by", leaky)
        with pytest.raises(AssertionError):
            kit.check_game({}, [], 0)


# J. Bots


def test_a_bot_in_a_match_does_not_hold_the_seed_of_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the seed of the dice it could foresee every draw, its enemy's too."""
    from sandtable.bots import match
    from sandtable.bots.bot import Bot, Look
    from sandtable.table.dice import SeededDice

    foreseen: list[str] = []

    class Seer(Bot):
        def choose(self, look: Look, rng: random.Random) -> int:
            if not foreseen:  # the first question: 18 draws of the set-up and round lie behind; deal them again
                dice, state = SeededDice(self.seed), self.rules.start()
                for roll in range(18):
                    state.apply(state.draw(partial(dice.number, roll)), CHANCE)
                foreseen.extend(state.describe()["board"]["hands"]["white"])
                foreseen.append("|")
                truth.extend(states[-1].describe()["board"]["hands"]["white"])
            return rng.choice(look.legal)

    states: list[Any] = []
    truth: list[str] = []
    original = Bot.decide

    def decide(self: Any, state: Any, number: int) -> int:
        states.append(state.copy())
        return original(self, state, number)

    monkeypatch.setattr(Seer, "decide", decide)
    monkeypatch.setattr(match, "make_bot", lambda name, rules, seat, seed: Seer(rules, seat, seed))
    match.play_match(rules_with(), ["seer", "seer"], "secret")
    assert foreseen[:-1] != truth
