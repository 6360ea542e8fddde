"""Lessons over the wire: pages, verdicts, the partner with its plan, and who may ask for them."""

from random import Random
from typing import Any

import pytest

from sandtable.core.registry import game as find_game
from sandtable.core.registry import game_names
from sandtable.games.dual_powers.lesson.lesson import LESSON
from sandtable.games.dual_powers.lesson.scenes import SCENES
from sandtable.lessons.tutor import lesson_of
from sandtable.server.tokens import Grant, new_token
from sandtable.text.wording import Wording
from tests.dual_powers.test_learn import RECOMMENDED
from tests.server.servers import GAME, Client, Created, Process, Seat, Thread, eventually, refused, running

ORDERS = [order for order in RECOMMENDED if order]
"""The recommended way; in a browser nothing is typed where there is only something to read."""
POOR = "recruit red-1/0"
"""Less than the first card would pay for."""


def begin(client: Client, game: str = GAME) -> Created:
    return Created(client, client.post(f"/api/lessons/{game}", {"name": "Ana"}))


def learn(client: Client) -> Seat:
    return begin(client).seats[LESSON.learner]


def lesson(seat: Seat, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = seat.get(f"/lesson?lang={language}")
    return found


def kinds(seat: Seat) -> list[str]:
    return [page["kind"] for page in lesson(seat)["pages"]]


def asked(seat: Seat) -> None:
    """Wait until the partner has done what it wanted."""
    eventually(lambda: "red" in seat.get()["waiting"] or not seat.get()["lesson"], "the learner is asked")


def is_held(seat: Seat) -> bool:
    """Whether a poor answer is to be thought over."""
    found = seat.ask("GET", "/lesson")
    return found.is_success and bool(found.json()["waits"])


def step(seat: Seat, name: str) -> Any:
    return seat.post("/lesson", step=name, expect=seat.get()["seq"])


def guided(seat: Seat, orders: list[str]) -> None:
    for order in orders:
        asked(seat)
        seat.order(order)


# The whole way


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_recommended_way(inside: Client, language: str) -> None:
    wording = Wording.of(find_game(GAME).rules(), language)
    seat = learn(inside)
    seen: dict[int, str] = {}
    for order in ORDERS:
        asked(seat)
        for page in lesson(seat, language)["pages"]:
            if page["kind"] in ("read", "question"):
                seen[page["number"]] = page["title"]
                assert page["text"]
        seat.order(order)
    eventually(lambda: kinds(seat)[-1] == "closing", "the round is over")
    last = lesson(seat, language)
    closing = last["pages"][-1]
    seen[closing["number"]] = closing["title"]
    assert list(seen.values()) == [wording.texts.say(scene.title) for scene in SCENES]
    assert last["length"] == len(SCENES) == len(seen)
    assert closing["rules"] == list(SCENES[-1].rules)
    board = seat.get()["view"]["board"]
    assert (board["round"], board["support"], board["will"]) == (2, 9, "red")


def test_pages_of_the_opening_come_before_the_first_question(inside: Client) -> None:
    seat = learn(inside)
    here = lesson(seat)
    assert [(page["kind"], page["number"]) for page in here["pages"]] == [("read", 1), ("read", 2), ("question", 3)]
    assert (here["step"], here["again"], here["waits"], here["seq"]) == (-1, False, False, seat.get()["seq"])
    question = here["pages"][-1]
    assert question["look"] == ["hand"] and question["rules"] == ["P3.2", "P5.6"] and len(question["hints"]) == 1
    assert question["verdict"] is None


def test_an_answer_is_judged_and_the_partner_follows_its_plan(inside: Client) -> None:
    seat = learn(inside)
    guided(seat, ORDERS[:1])
    asked(seat)
    here = lesson(seat)
    assert [page["kind"] for page in here["pages"]] == ["question"], "a secret answer of the partner is not explained"
    assert here["pages"][0]["verdict"]["grade"] == "best"
    assert here["pages"][0]["verdict"]["order"] == ORDERS[0]
    guided(seat, ORDERS[1:3])
    asked(seat)
    told, question = lesson(seat)["pages"]
    assert (told["kind"], question["kind"], question["number"]) == ("told", "question", 6)
    assert "next region of unrest" in " ".join(told["text"])
    assert told["verdict"]["grade"] == "best" and question["verdict"] is None
    events = [event for event in seat.get()["events"] if event["seq"] >= told["since"]]
    assert events and {event.get("side", "white") for event in events} == {"white"}


def test_the_partner_lets_the_learner_answer_secret_questions_first(thread: Thread, inside: Client) -> None:
    seat = learn(inside)
    assert seat.get()["waiting"] == ["red", "white"]
    seat.order(ORDERS[0])
    asked(seat)
    [live] = [live for live in thread.services.tables._tables.values() if live.id == seat.table]
    assert [entry.seat for entry in live.table.log.entries[:2]] == [0, 1]


# Second thoughts


def test_a_poor_answer_waits_until_it_is_kept(inside: Client) -> None:
    seat = learn(inside)
    guided(seat, [*ORDERS[:2], POOR])
    here = lesson(seat)
    assert here["waits"] and [page["kind"] for page in here["pages"]] == ["poor"]
    verdict = here["pages"][0]["verdict"]
    assert verdict["grade"] == "poor" and "the rest is lost" in verdict["text"]
    assert seat.get()["waiting"] == ["white"], "White does nothing yet"
    step(seat, "keep")
    asked(seat)
    assert kinds(seat) == ["poor", "told", "question"]


def test_a_poor_answer_is_taken_back(inside: Client) -> None:
    seat = learn(inside)
    guided(seat, [*ORDERS[:2], POOR])
    seat.post("/undo")
    here = lesson(seat)
    assert here["again"] and not here["waits"]
    assert (here["pages"][-1]["kind"], here["pages"][-1]["number"]) == ("question", 5)
    seat.order(ORDERS[2])
    asked(seat)
    assert not lesson(seat)["again"]
    assert kinds(seat) == ["told", "question"]


def test_taking_back_goes_over_the_partners_answers(inside: Client) -> None:
    seat = learn(inside)
    guided(seat, ORDERS[:3])
    asked(seat)
    for number in (5, 4, 3):
        seat.post("/undo")
        assert lesson(seat)["pages"][-1]["number"] == number
    assert kinds(seat) == ["read", "read", "question"]
    assert lesson(seat)["again"]


# Hints


@pytest.mark.parametrize("game", [name for name in game_names() if lesson_of(name) is not None])
def test_what_every_lesson_recommends_leads_to_its_end(inside: Client, game: str) -> None:
    found = lesson_of(game)
    assert found is not None
    seat = begin(inside, game).seats[found.learner]
    name = seat.get()["viewer"]
    numbers: list[int] = []
    for _ in range(60):
        eventually(lambda: name in seat.get()["waiting"] or kinds(seat)[-1] == "closing", "the learner is asked")
        here = lesson(seat)
        numbers += [page["number"] for page in here["pages"]]
        if here["pages"][-1]["kind"] == "closing":
            break
        seat.order(seat.post("/lesson/hint")["order"])
        assert not lesson(seat)["waits"], "what is recommended is not poor"
    assert set(numbers) == set(range(1, found.length + 1))
    assert not step(seat, "play")["lesson"]


def test_the_lesson_recommends_what_it_calls_best(inside: Client) -> None:
    seat = learn(inside)
    for _ in ORDERS:
        asked(seat)
        seat.order(seat.post("/lesson/hint")["order"])
    eventually(lambda: kinds(seat)[-1] == "closing", "the round is over")
    assert seat.get()["view"]["board"]["support"] == 9


def test_hints_are_for_who_is_asked(inside: Client) -> None:
    seat = learn(inside)
    guided(seat, [*ORDERS[:2], POOR])
    refused(seat.ask("POST", "/lesson/hint", {}), 409, "no-not-your-turn")


# Letting go


def test_the_free_game_begins_when_the_learner_says_so(inside: Client) -> None:
    seat = learn(inside)
    guided(seat, ORDERS)
    eventually(lambda: kinds(seat)[-1] == "closing", "the round is over")
    picture = seat.get()
    assert picture["lesson"] and picture["waiting"] == ["red", "white"]
    after = step(seat, "play")
    assert not after["lesson"]
    refused(seat.ask("GET", "/lesson"), 409, "error-lesson-over")
    eventually(lambda: seat.get()["waiting"] == ["red"], "the bot has chosen")
    assert seat.get()["seats"][1]["player"] == "bot:rookie"


def test_whoever_just_plays_on_has_begun_the_free_game(inside: Client) -> None:
    seat = learn(inside)
    guided(seat, ORDERS)
    eventually(lambda: kinds(seat)[-1] == "closing", "the round is over")
    seat.order(seat.any_order(Random(1)))
    assert not seat.get()["lesson"]
    eventually(lambda: seat.get()["view"]["steps"][0]["step"] != "choose-objectives", "the bot has chosen")
    seat.post("/undo")
    eventually(lambda: seat.get()["lesson"], "who takes that back is at the end of the lesson again")
    assert kinds(seat)[-1] == "closing"


def test_the_lesson_may_be_left_at_any_time(inside: Client) -> None:
    seat = learn(inside)
    step(seat, "play")
    seat.order(ORDERS[0])
    eventually(lambda: "red" in seat.get()["waiting"], "the bot chooses an objective")
    assert not seat.get()["lesson"]


def test_a_game_to_its_end_at_the_same_table(inside: Client) -> None:
    seat = learn(inside)
    rng = Random(4)
    for _ in range(400):
        eventually(lambda: seat.get()["over"] or "red" in seat.get()["waiting"] or is_held(seat), "my turn")
        picture = seat.get()
        if picture["over"]:
            break
        if "red" not in picture["waiting"]:
            step(seat, "keep")
        else:
            seat.order(seat.any_order(rng, picture))
    assert seat.get()["over"]
    assert not seat.get()["lesson"]


def test_a_learner_who_lets_a_bot_play(inside: Client) -> None:
    seat = learn(inside)
    seat.post("/player", player="bot:random")
    eventually(lambda: seat.get()["view"]["board"]["round"] > 1 or seat.get()["over"], "the bots play a round")
    assert not seat.get()["lesson"]


def test_a_partner_that_fails_does_not_stop_the_game(inside: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = learn(inside)
    monkeypatch.setattr(LESSON, "opponent", lambda state, seat: "dance")
    guided(seat, ORDERS[:1])
    asked(seat)
    assert seat.get()["view"]["steps"][0]["step"] == "play-card"


# Who may ask


def test_only_the_learner_may_look_into_the_lesson(inside: Client) -> None:
    made = begin(inside)
    assert [seat["token"] is None for seat in made.body["seats"]] == [False, True]
    assert made.seats[0].get()["lesson"] and not made.watch.get()["lesson"]
    refused(made.watch.ask("GET", "/lesson"), 403, "error-only-seats")
    refused(inside.sit(made.table, "").ask("GET", "/lesson"), 401, "error-no-door")
    refused(inside.create("me me").seats[0].ask("GET", "/lesson"), 409, "error-lesson-over")


def test_the_other_seat_of_a_lesson_is_nobodys(thread: Thread, inside: Client) -> None:
    """No token of the partner's seat is given out; one that exists all the same opens no lesson."""
    made = begin(inside)
    token = new_token()
    thread.store.add_grants([(token, Grant("seat", made.table, 1))])
    refused(inside.sit(made.table, token).ask("GET", "/lesson"), 403, "error-lesson-other")


def test_refusals(inside: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    refused(inside.ask("POST", "/api/lessons/chess", json={"name": "Ana"}), 400)
    refused(inside.ask("POST", f"/api/lessons/{GAME}", json={}), 422, "error-field")
    seat = learn(inside)
    refused(seat.ask("GET", "/lesson?lang=xx"), 400, "error-no-language")
    refused(seat.ask("POST", "/lesson", {"step": "dance", "expect": 0}), 422, "error-field")
    refused(seat.ask("POST", "/lesson", {"step": "play", "expect": 99}), 409, "error-stale")
    monkeypatch.setattr("sandtable.server.seating.lesson_of", lambda game: None)
    refused(inside.ask("POST", f"/api/lessons/{GAME}", json={"name": "Ana"}), 400, "error-no-lesson")


def test_the_lobby_knows_which_games_can_be_learnt(inside: Client) -> None:
    found = {game["name"]: game["lesson"] for game in inside.get("/api/games")}
    assert found[GAME] and found == {name: lesson_of(name) is not None for name in found}


def test_a_file_of_a_lesson_goes_on_as_an_ordinary_game(inside: Client) -> None:
    seat = learn(inside)
    guided(seat, ORDERS[:1])
    file = seat.ask("POST", "/record", {"tokens": []}).content
    headers = {"Content-Type": "application/json"}
    made = inside.ask("POST", "/api/tables/import?name=Ana", content=file, headers=headers).json()
    again = inside.sit(made["table"], made["seats"][0]["token"])
    assert not again.get()["lesson"]


def test_a_lesson_survives_the_server(tmp_path: Any) -> None:
    with running(Process(tmp_path)) as server:
        client = Client(server.address)
        seat = learn(client)
        guided(seat, [*ORDERS[:2], POOR])
        before = lesson(seat)
        client.close()
    with running(Process(tmp_path)) as server:
        client = Client(server.address)
        again = client.sit(seat.table, seat.token)
        assert lesson(again) == before
        step(again, "keep")
        asked(again)
        assert kinds(again) == ["poor", "told", "question"]
        client.close()


def test_texts_for_a_drawn_board(inside: Client) -> None:
    """Where the terminal speaks of columns and brackets, the browser says what is seen there."""
    said = " ".join(lesson(learn(inside))["pages"][0]["text"])
    assert "pale and tilted" in said and "brackets" not in said
