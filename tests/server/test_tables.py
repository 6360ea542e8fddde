"""What happens at a table: sitting down, deciding, taking back, ending, and beginning again."""

import signal
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable.table.table import Policy, Table
from sandtable.testing.tables import random_order
from tests.core.test_table import TURN
from tests.core.test_table import table as position_table
from tests.server.servers import Client, Created, Process, Seat, Thread, eventually, play_on, refused, running
from tests.server.stored import put

RED, WHITE = 0, 1
TURNS = "turn red, turn white"
BONUS = "bonus red false, turn white"


def both_choose(made: Created, seed: int = 1) -> None:
    """The secret objectives at the beginning."""
    rng = Random(seed)
    for seat in made.seats:
        seat.order(seat.any_order(rng))


def at_turn(thread: Thread, client: Client, undo: Policy = "free", steps: str = TURNS) -> Created:
    """A table at which red is to play a card."""
    table = position_table(TURN, steps, undo)
    table = Table(table.rules, ["Ana", "Ben"], seed="tea", undo=undo, setup=table.setup)
    return Created(client, put(thread.store, table))


# Sitting down


def test_a_table_of_ones_own_has_a_token_for_each_seat(inside: Client) -> None:
    made = inside.create("me me")
    pictures = [seat.get() for seat in made.seats]
    assert [p["viewer"] for p in pictures] == ["red", "white"]
    assert [s["player"] for s in pictures[0]["seats"]] == ["Ana", "Ana"]
    assert pictures[0]["undo"] == "free"
    assert made.watch.get()["seat"] is None


def test_an_open_seat_is_taken_by_its_invitation_once(inside: Client) -> None:
    made = inside.create("me open")
    assert made.seats[RED].get()["seats"][WHITE] | {"since": 0} == {
        "name": "white",
        "player": "",
        "kind": "open",
        "here": False,
        "thinking": False,
        "since": 0,
    }
    assert made.seats[RED].get()["undo"] == "consent"
    offered = inside.post("/api/invited", {"invite": made.invites[WHITE]})
    assert (offered["game"], offered["viewer"]) == ("dual-powers", "white")
    assert [seat["player"] for seat in offered["seats"]] == ["Ana", ""], "looking takes no seat"
    joined = inside.post("/api/join", {"invite": made.invites[WHITE], "name": "Ben"})
    ben = inside.sit(joined["table"], joined["token"])
    assert ben.get()["viewer"] == "white"
    assert inside.sit(joined["table"], joined["watch"]).get()["seat"] is None
    assert made.seats[RED].get()["seats"][WHITE]["player"] == "Ben"
    again = inside.ask("POST", "/api/join", json={"invite": made.invites[WHITE], "name": "Eve"})
    refused(again, 409, "error-invite")
    for token in (made.invites[WHITE], made.seats[RED].token, made.watch.token):
        refused(inside.ask("POST", "/api/invited", json={"invite": token}), 409, "error-invite")


@pytest.mark.parametrize(
    ("seats", "more", "status", "message"),
    [
        ("me", {}, 400, "error-seats"),
        ("me you", {}, 400, "error-seat-kind"),
        ("me bot:nobody", {}, 400, None),
        ("me open", {"seed": "tea"}, 400, "error-seed-open"),
        ("me me", {"name": "bot:rookie"}, 400, "error-name"),
        ("me me", {"name": "?"}, 400, "error-name"),
        ("me me", {"name": "\u200b"}, 400, None),
        ("me me", {"name": ""}, 422, "error-field"),
        ("me me", {"game": "chess"}, 400, None),
        ("me me", {"options": {"solitare": True}}, 400, None),
        ("me me", {"options": {"difficulty": 99}}, 400, None),
        ("me me", {"options": {"difficulty": 10**30}}, 400, None),
        ("me me", {"undo": "never"}, 422, "error-field"),
        ("me me", {"colour": "red"}, 422, "error-field"),
    ],
)
def test_a_table_that_cannot_be_set_up(
    inside: Client, seats: str, more: dict[str, Any], status: int, message: str | None
) -> None:
    body = {"game": "dual-powers", "options": {}, "seats": seats.split(), "name": "Ana"} | more
    refused(inside.ask("POST", "/api/tables", json=body), status, message)


def test_with_a_seed_the_dice_repeat(inside: Client) -> None:
    one, other = (inside.create(seed="tea").seats[RED].get() for _ in range(2))
    assert one["view"] == other["view"]
    assert inside.create().seats[RED].get()["view"] != inside.create().seats[RED].get()["view"]


def test_my_games_are_listed_in_the_order_of_the_tokens(inside: Client) -> None:
    made = inside.create("me open")
    unknown = "x" * 43
    tokens = [unknown, made.seats[RED].token, made.invites[WHITE], made.watch.token]
    nothing, mine, invited, watched = inside.post("/api/mine", {"tokens": tokens})
    assert nothing is None and invited is None
    assert mine["table"] == watched["table"] == made.table
    assert (mine["viewer"], mine["your_turn"], watched["your_turn"]) == ("red", True, False)
    assert inside.post("/api/mine", {"tokens": []}) == []


def test_a_token_opens_its_own_table_only(inside: Client) -> None:
    mine, other = inside.create(), inside.create()
    refused(inside.sit(other.table, mine.seats[RED].token).ask("GET", ""), 403, "error-other-table")
    refused(inside.sit("nowhere", mine.seats[RED].token).ask("GET", ""), 403)


# Deciding


def test_an_order_is_given_whole_or_not_at_all(thread: Thread, inside: Client) -> None:
    made = at_turn(thread, inside)
    red = made.seats[RED]
    first = red.order("play purple-4-move")
    assert [event["seq"] for event in first["events"]] and first["since"] == 0
    before = red.get()["seq"]
    refused(red.ask("POST", "/orders", {"order": "move red-2/1 ready purple", "expect": before}), 400)
    error = refused(red.ask("POST", "/orders", {"order": "move red-2/1 ready purple, to red", "expect": before}), 400)
    assert error["rule"] == "P4.17" or error["rule"].startswith("P")
    assert red.get()["seq"] == before
    drafted = red.post("/draft", order="move red-2/1 ready purple")
    assert not drafted["complete"] and "to blue" in [one["words"] for one in drafted["prompt"]["actions"]]
    done = red.order("move red-2/1 ready purple, to blue")
    assert done["view"]["board"]["regions"]["blue"] == ["red-2/1"]
    assert done["seq"] > before


def test_actions_are_taken_apart_for_the_board(thread: Thread, inside: Client) -> None:
    red = at_turn(thread, inside).seats[RED]
    action = next(one for one in red.get()["prompt"]["actions"] if one["words"] == "play purple-4-move")
    assert action == {"words": "play purple-4-move", "verb": "play", "args": {"card": "purple-4-move"}, "final": False}


def test_why_something_is_not_allowed(thread: Thread, inside: Client) -> None:
    red = at_turn(thread, inside).seats[RED]
    red.order("play purple-4-move")
    answer = red.post("/why", order="move red-2/1 ready purple, to red")
    assert not answer["allowed"] and answer["ban"] == {"rule": "P4.9", "message": "not-connected"}
    assert red.post("/why", order="move red-2/1 ready purple, to blue") == {"allowed": True, "ban": None}


def test_who_is_not_asked_gets_no_draft_no_reason_and_no_hint(thread: Thread, inside: Client) -> None:
    white = at_turn(thread, inside).seats[WHITE]
    for path in ("/draft", "/why", "/hint"):
        refused(white.ask("POST", path, {"order": ""}), 409, "no-not-your-turn")


def test_a_hint_is_a_legal_answer(inside: Client) -> None:
    red = inside.create("me bot:random").seats[RED]
    picture = red.get()
    assert picture["can"]["hint"]
    hint = red.post("/hint", order="")
    assert hint["bot"] == "rookie" and hint["words"] in [one["words"] for one in picture["prompt"]["actions"]]


def test_the_past_can_be_looked_at(inside: Client) -> None:
    made = inside.create(seed="past")
    both_choose(made)
    red = made.seats[RED]
    moments = red.get("/timeline")
    now = red.get()
    assert [m["seq"] for m in moments] == list(range(now["seq"]))
    for moment in moments[:: max(1, len(moments) // 5)]:
        then = red.get(f"/at/{moment['seq']}")
        assert then["past"] and then["seq"] == moment["seq"] and then["can"]["undo"] is False
    assert red.get(f"/at/{moments[-1]['seq']}")["view"] == now["view"]
    refused(red.ask("GET", f"/at/{now['seq']}"), 409, "error-no-moment")
    refused(red.ask("GET", "/at/-1"), 422)


# Taking back


def test_free_undo_takes_back_anything_at_once(thread: Thread, inside: Client) -> None:
    made = at_turn(thread, inside, "free")
    red = made.seats[RED]
    before = red.get()
    assert not before["can"]["undo"]
    refused(red.ask("POST", "/undo", {"expect": before["seq"]}), 409, "error-undo-nothing")
    red.order("play purple-4-move")
    red.order("move red-2/1 ready purple, to blue")
    after = red.post("/undo")
    assert after["view"]["board"]["regions"]["blue"] == [] and after["can"]["undo"]
    assert red.post("/restart")["view"] == before["view"]


def test_strict_undo_stops_at_dice(thread: Thread, inside: Client) -> None:
    made = at_turn(thread, inside, "strict")
    red = made.seats[RED]
    final = {one["words"]: one["final"] for one in red.get()["prompt"]["actions"]}
    assert not final["play purple-4-move"]
    red.order("play purple-4-move")
    assert red.post("/undo")["can"] == {
        "undo": False, "restart": False, "ask": False, "resign": True, "draw": True, "hint": True,
    }  # fmt: skip
    red = at_turn(thread, inside, "strict", BONUS).seats[RED]
    assert {one["words"] for one in red.get()["prompt"]["actions"] if one["final"]} >= {"draw-card"}
    red.order("draw-card")
    picture = red.get()
    assert not picture["can"]["undo"] and not picture["can"]["ask"]
    refused(red.ask("POST", "/undo", {"expect": picture["seq"]}), 409, "error-undo-strict")


def ask_back(made: Created) -> tuple[Seat, Seat, dict[str, Any]]:
    red, white = made.seats
    red.order("draw-card")
    picture = red.get()
    assert picture["can"]["ask"] and not picture["can"]["undo"]
    asked = red.post("/undo")
    assert asked["undo_request"]["seat"] == "red" and asked["undo_request"]["agreed"] == ["red"]
    return red, white, picture


def test_by_consent_the_other_agrees(thread: Thread, inside: Client) -> None:
    made = at_turn(thread, inside, "consent", BONUS)
    before = made.seats[RED].get()["view"]
    red, white, _ = ask_back(made)
    refused(red.ask("POST", "/undo/answer", {"agree": True, "expect": red.get()["seq"]}), 409, "error-undo-consent")
    request = white.get()["undo_request"]
    done = white.post("/undo/answer", agree=True)
    assert done["undo_request"] is None and done["gone"][0] == request["gone"][0]
    assert red.get()["view"] == before


def test_by_consent_the_other_refuses(thread: Thread, inside: Client) -> None:
    red, white, picture = ask_back(at_turn(thread, inside, "consent", BONUS))
    assert white.post("/undo/answer", agree=False)["undo_request"] is None
    assert red.get()["view"] == picture["view"]
    refused(white.ask("POST", "/undo/answer", {"agree": True, "expect": white.get()["seq"]}), 409, "error-undo-consent")


def test_a_bot_is_not_asked_for_its_consent(thread: Thread, inside: Client) -> None:
    made = at_turn(thread, inside, "consent", BONUS)
    red, white, _ = ask_back(made)
    white.post("/player", player="bot:random")
    assert red.get()["undo_request"] is None and red.get()["gone"]


# Trying out


def test_a_sandbox_leaves_the_table_alone_until_it_is_committed(thread: Thread, inside: Client) -> None:
    red = at_turn(thread, inside, "strict").seats[RED]
    before = red.get()
    assert red.post("/try", seed="a", orders=[], draft="")["asked"] == [RED]
    orders = [
        {"seat": RED, "order": "play purple-4-move"},
        {"seat": RED, "order": "move red-2/1 ready purple, to blue"},
    ]
    trial = red.post("/try", seed="a", orders=orders, draft="")
    assert trial["leading"] == 2 and trial["view"]["board"]["regions"]["blue"] == ["red-2/1"]
    part = red.post("/try", seed="a", orders=orders[:1], draft="move red-2/1 ready purple")
    assert part["order"] == "move red-2/1 ready purple" and not part["complete"]
    assert red.get() == before
    done = red.post("/commit", seed="a", orders=orders, expect=before["seq"])
    assert done["committed"] == 2 and done["view"]["board"]["regions"]["blue"] == ["red-2/1"]
    stale = red.ask("POST", "/commit", {"seed": "a", "orders": orders, "expect": before["seq"]})
    refused(stale, 409, "error-stale")


def test_in_a_sandbox_one_decides_for_everybody_and_gets_a_sentence_for_mistakes(inside: Client) -> None:
    made = inside.create(seed="box")
    both_choose(made)
    red = next(seat for seat in made.seats if seat.get()["prompt"]["asked"])
    rng = Random(3)
    orders: list[dict[str, Any]] = []
    for _ in range(12):
        trial = red.post("/try", seed="b", orders=orders, draft="")
        if trial["over"]:
            break
        draft = ""
        while not trial["complete"]:
            words = rng.choice(trial["prompt"]["actions"])["words"]
            draft = ", ".join(filter(None, [trial["order"] if draft else "", words]))
            trial = red.post("/try", seed="b", orders=orders, draft=draft)
        orders.append({"seat": trial["seat"], "order": trial["order"]})
    assert {one["seat"] for one in orders} == {0, 1}
    mine, other = (0, 1) if red is made.seats[RED] else (1, 0)
    for seat, order, status in (
        (mine, "nonsense", 400),
        (mine, "", 400),
        (other, "play lenin", 409),
        (15, "skip", 409),
    ):
        body = {"seed": "b", "orders": [{"seat": seat, "order": order}], "draft": ""}
        refused(red.ask("POST", "/try", body), status)


# Ending


def test_to_resign_ends_the_game(thread: Thread, inside: Client) -> None:
    made = at_turn(thread, inside)
    red, white = made.seats
    assert white.post("/resign")["over"]
    over = red.get()
    assert over["over"] and over["ending"] and over["returns"] == [1.0, -1.0] and not over["waiting"]
    refused(red.ask("POST", "/orders", {"order": "play stalin", "expect": over["seq"]}), 409, "no-game-over")
    for path in ("/resign", "/draw"):
        body: dict[str, Any] = {"expect": over["seq"]} | ({"agree": True} if path == "/draw" else {})
        refused(red.ask("POST", path, body), 409)
    assert red.get()["seq"] == over["seq"]


def test_all_agree_to_end_undecided(thread: Thread, inside: Client) -> None:
    red, white = at_turn(thread, inside, "strict").seats
    refused(white.ask("POST", "/draw", {"agree": False, "expect": white.get()["seq"]}), 409, "error-draw-none")
    assert red.post("/draw", agree=True)["draw_offer"] == {"agreed": ["red"]}
    assert white.post("/draw", agree=False)["draw_offer"] is None
    red.post("/draw", agree=True)
    red.order("play purple-4-move")  # to play on withdraws the offer
    assert white.get()["draw_offer"] is None
    white.post("/draw", agree=True)
    done = red.post("/draw", agree=True)
    assert done["over"] and done["ending"] == "agreement" and done["returns"] == [0, 0]


def test_a_rematch_is_one_table_with_everybody_one_seat_on(thread: Thread, inside: Client) -> None:
    made = at_turn(thread, inside)
    red, white = made.seats
    refused(red.ask("POST", "/rematch"), 409, "error-rematch")
    refused(made.watch.ask("POST", "/rematch"), 403, "error-only-seats")
    red.post("/resign")
    one, other = (Created(inside, seat.post("/rematch")) for seat in (red, white))
    assert one.table == other.table == white.get()["rematch"] and one.table != made.table
    tokens = [[seat["token"] for seat in found.body["seats"]] for found in (one, other)]
    assert tokens[0][RED] is None and tokens[1][WHITE] is None
    assert inside.sit(one.table, tokens[0][WHITE]).get()["viewer"] == "white"
    picture = inside.sit(one.table, tokens[1][RED]).get()
    assert picture["viewer"] == "red"
    assert [seat["player"] for seat in picture["seats"]] == ["Ben", "Ana"]
    play_on([inside.sit(one.table, tokens[1][RED]), inside.sit(one.table, tokens[0][WHITE])], Random(5), 6)


def test_a_solitaire_game_is_played_to_its_end(inside: Client) -> None:
    made = inside.create("me", options={"solitaire": True})
    assert inside.post("/api/seats-of", {"game": "dual-powers", "options": {"solitaire": True}}) == {"seats": ["red"]}
    last = play_on(made.seats, Random(2))
    assert last["over"] and last["ending"] and len(last["returns"]) == 1
    again = Created(inside, made.seats[0].post("/rematch"))
    assert again.seats[0].get()["prompt"]["asked"]


def test_a_game_is_played_to_its_end_and_then_all_is_open(inside: Client) -> None:
    made = inside.create("me open")
    joined = inside.post("/api/join", {"invite": made.invites[WHITE], "name": "Ben"})
    seats = [made.seats[RED], inside.sit(joined["table"], joined["token"])]
    last = play_on(seats, Random(11))
    assert last["over"] and sum(last["returns"]) == 0
    record = seats[0].get("/record")
    assert record["kind"] == "record" and "viewer" not in record["record"]
    assert all(words != "?" for _, words in record["record"]["entries"])
    assert all(moment["words"] is not None for moment in made.watch.get("/timeline"))


# Bots, and people who are away


def test_bots_play_to_the_end_by_themselves(inside: Client) -> None:
    made = inside.create("bot:random bot:random")
    eventually(lambda: made.watch.get()["over"], "the bots finish")


def test_where_the_dice_are_chosen_bots_play_the_same_game_again(inside: Client) -> None:
    """Who repeats a game, or a test, wants both; with another seed it is another game."""
    made = [inside.create("bot:random bot:random", seed=seed) for seed in ("tea", "tea", "coffee")]
    eventually(lambda: all(table.watch.get()["over"] for table in made), "the bots finish")
    first, again, other = ([entry["words"] for entry in table.watch.get("/timeline")] for table in made)
    assert first == again
    assert first != other


def test_after_a_restart_bots_play_on(tmp_path: Path) -> None:
    with running(Thread(tmp_path)) as server:
        client = Client(server.address)
        made = client.create("bot:random bot:random")
        eventually(lambda: made.watch.get()["seq"] > 30, "the bots have begun")
        client.close()
    with running(Thread(tmp_path)) as server:
        client = Client(server.address)
        watch = client.sit(made.table, made.watch.token)
        eventually(lambda: watch.get()["over"], "the bots finish")
        client.close()


def test_a_bot_plays_for_me_until_i_take_my_seat_back(inside: Client) -> None:
    made = inside.create("me me")
    red, white = made.seats
    handed = white.post("/player", player="bot:random")
    assert handed["seats"][WHITE]["kind"] == "bot"
    rng = Random(4)
    red.order(red.any_order(rng))
    eventually(lambda: red.get()["waiting"] == ["red"] or red.get()["over"], "the bot has answered")
    mine = white.post("/player", player="me")
    assert (mine["seats"][WHITE]["kind"], mine["seats"][WHITE]["player"]) == ("person", "Ana")
    refused(white.ask("POST", "/player", {"player": "bot:nobody"}), 400)
    refused(white.ask("POST", "/player", {"player": "Eve"}), 400, "error-player")


def test_the_others_vote_a_bot_in_for_somebody_who_is_away(thread: Thread, inside: Client) -> None:
    made = at_turn(thread, inside)
    red, white = made.seats
    with white.feed() as socket:
        socket.next("picture")
        refused(red.ask("POST", "/absent", {"seat": "white", "agree": True}), 409, "error-absent-here")
    eventually(lambda: not red.get()["seats"][WHITE]["here"], "white has left")
    refused(red.ask("POST", "/absent", {"seat": "red", "agree": True}), 409, "error-absent-who")
    refused(red.ask("POST", "/absent", {"seat": "green", "agree": True}), 400, "error-seat-name")
    assert red.post("/absent", seat="white", agree=True)["seats"][WHITE]["kind"] == "bot"
    assert red.get()["absent"] == {}
    assert white.post("/player", player="me")["seats"][WHITE]["player"] == "Ben"


def test_a_bot_that_fails_is_replaced_by_chance_and_the_table_says_so(
    thread: Thread, inside: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sandtable.server.bot_workers import BotFailed

    async def fail(thought: Any) -> str:
        raise BotFailed("the bot rookie made a mistake", "server-error-bot-broke", bot="rookie")

    made = inside.create("me bot:rookie")
    red = made.seats[RED]
    eventually(lambda: red.get()["waiting"] == ["red"], "the bot has chosen")
    monkeypatch.setattr(thread.services.autoplay.workers, "order", fail)
    with red.feed() as socket:
        socket.next("picture")
        red.order(red.any_order(Random(1)))
        rng = Random(8)
        while not red.get("/chat"):
            eventually(lambda: "red" in red.get()["waiting"] or bool(red.get("/chat")), "the game goes on")
            if "red" in red.get()["waiting"]:
                red.order(red.any_order(rng))
        line = socket.next("chat")
    assert (line["seat"], line["text"]) == (-1, "chat-bot-failed")
    eventually(lambda: "red" in red.get()["waiting"] or red.get()["over"], "the game goes on")


# Standing answers


def bonus_question(red: Seat) -> tuple[str, list[str]]:
    picture = red.get()
    return picture["prompt"]["message"], [one["words"] for one in picture["prompt"]["actions"]]


def standing(seat: Seat, *answers: dict[str, Any]) -> Any:
    answer = seat.ask("PUT", "/standing", {"answers": list(answers)})
    assert answer.is_success, answer.text
    return answer.json()


def test_a_standing_answer_is_given_at_once_and_rests_after_an_undo(thread: Thread, inside: Client) -> None:
    red = at_turn(thread, inside).seats[RED]
    question, actions = bonus_question(red)
    left = {"question": question, "answer": "play stalin", "ask_if": []}
    assert "play stalin" in actions
    assert standing(red, left) == [left]
    eventually(lambda: red.get()["prompt"]["message"] != question, "the answer is given")
    assert red.get()["standing"] == [left]
    red.post("/undo")
    refused(red.ask("POST", "/orders", {"order": "play nobody", "expect": red.get()["seq"]}), 400)
    standing(red, left)  # wakes the table, which still must not answer
    assert bonus_question(red) == (question, actions)
    red.order("play purple-4-move")
    assert red.get()["prompt"]["message"] != question


def test_a_standing_answer_is_not_given_when_the_exception_holds(thread: Thread, inside: Client) -> None:
    red = at_turn(thread, inside).seats[RED]
    question, _ = bonus_question(red)
    standing(red, {"question": question, "answer": "play stalin", "ask_if": ["play purple"]})
    standing(red, {"question": "ask-something-else", "answer": "play stalin", "ask_if": []})
    standing(red, {"question": question, "answer": "play kerensky", "ask_if": []})
    assert bonus_question(red)[0] == question
    standing(red, {"question": question, "answer": "play stalin", "ask_if": ["play kerensky"]})
    eventually(lambda: bonus_question(red)[0] != question, "the answer is given")


def test_a_standing_answer_that_only_begins_an_order_is_left_to_the_player(
    thread: Thread, inside: Client, caplog: pytest.LogCaptureFixture
) -> None:
    red = at_turn(thread, inside).seats[RED]
    red.order("play purple-4-move")
    question, actions = bonus_question(red)
    assert "move red-2/1 ready purple" in actions, "where to, is asked next"
    seq = red.get()["seq"]
    answers = [
        {"question": question, "answer": "move red-2/1 ready purple", "ask_if": []},
        {"question": "ask-something-else", "answer": "skip", "ask_if": []},
    ]
    standing(red, *answers)
    eventually(lambda: red.table not in thread.services.autoplay._tasks, "the table has looked at it")
    assert red.get()["seq"] == seq
    assert red.table not in caplog.text, "it is no mistake of ours"
    assert red.order("move red-2/1 ready purple, to blue")["seq"] > seq


# Chat and notes


def test_seats_talk_and_onlookers_neither_hear_nor_speak(thread: Thread, inside: Client) -> None:
    made = at_turn(thread, inside)
    red, white = made.seats
    with white.feed() as hears, made.watch.feed() as watches:
        hears.next("picture"), watches.next("picture")
        said = red.post("/chat", text="Good <b>luck</b>!")
        assert hears.next("chat")["text"] == "Good <b>luck</b>!"
        red.order("play purple-4-move")
        watches.next("picture")
        assert not any('"chat"' in text for text in watches.raw)
    assert said == white.get("/chat") and said[0]["seat"] == RED and said[0]["name"] == "Ana"
    refused(made.watch.ask("GET", "/chat"), 403, "error-only-seats")
    refused(made.watch.ask("POST", "/chat", {"text": "boo"}), 403, "error-only-seats")


def test_notes_are_for_their_writer(thread: Thread, inside: Client) -> None:
    made = at_turn(thread, inside)
    red, white = made.seats
    assert red.get("/notes") == {"text": ""}
    text = "white bluffs\n" * 100
    assert red.ask("PUT", "/notes", {"text": text}).json() == {"text": text}
    assert red.get("/notes") == {"text": text}
    assert white.get("/notes") == {"text": ""}
    refused(made.watch.ask("GET", "/notes"), 403)
    assert "bluffs" not in white.ask("GET", "").text + made.watch.ask("GET", "").text


# Nothing of it is lost


def test_any_signal_ends_a_server_in_good_order(tmp_path: Path) -> None:
    server = Process(tmp_path / "server")
    assert server.stop(signal.SIGQUIT) == 143
    assert server.errors.read_text() == ""


def test_restarts_keep_tokens_names_chat_notes_and_standing_answers(tmp_path: Path) -> None:
    folder = tmp_path / "server"
    server = Process(folder)
    client = Client(server.address)
    made = client.create("me open")
    red = made.seats[RED]
    joined = client.post("/api/join", {"invite": made.invites[WHITE], "name": "Ben"})
    both = [red, client.sit(made.table, joined["token"])]
    for seat in both:
        seat.order(seat.any_order(Random(1)))
    red.post("/chat", text="hello")
    red.ask("PUT", "/notes", {"text": "mine"})
    standing(red, {"question": "ask-x", "answer": "skip", "ask_if": []})
    for _ in range(2):
        kept = [seat.get() for seat in both]
        client.close()
        assert server.stop() in (0, 143)
        server = Process(folder)
        client = Client(server.address)
        both = [client.sit(made.table, seat.token) for seat in both]
        for seat, before in zip(both, kept, strict=True):
            assert forgetful(seat.get()) == forgetful(before)
        seat = next(seat for seat in both if seat.get()["prompt"]["asked"])
        seat.order(seat.any_order(Random(2)))
    assert both[0].get("/chat")[0]["text"] == "hello" and both[0].get("/notes") == {"text": "mine"}
    client.close()
    server.stop()


def forgetful(picture: dict[str, Any]) -> dict[str, Any]:
    """Without what lasts no longer than the server."""
    seats = [seat | {"since": None, "here": False} for seat in picture["seats"]]
    return picture | {"seats": seats}


def test_random_orders_of_the_table_are_those_of_the_wire(thread: Thread, inside: Client) -> None:
    """A game over the wire and the same game at a table of our own: the same views."""
    made = inside.create(seed="same")
    table = Table(thread.services.tables._tables[made.table].table.rules, seed="same", undo="free")
    rng = Random(9)
    for _ in range(25):
        if table.is_over():
            break
        seat = rng.choice(table.waiting())
        order = random_order(table.referee_state(), seat, rng)
        made.seats[seat].order(order)
        table.submit(seat, order)
        for viewer in (RED, WHITE):
            picture = made.seats[viewer].get()
            assert picture["view"] == table.view(viewer) and picture["waiting"] == [
                table.rules.seats[one] for one in table.waiting()
            ]
