"""The API keeps to its own schema, /api/openapi.json: whatever is sent, and in whole games."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.parameters import ParameterLocation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.servers import Client, Seat, Thread, eventually, play_on

CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES: Final = 8
FEW: Final = {"/api/tables/{table}/hint": 3}
"""What occupies a whole core is asked less often."""
UNJUDGED: Final = ("/api/tables/import",)
"""Its body is a file, of which the schema says nothing but that it is an object."""


@pytest.fixture(scope="module")
def schema(thread: Thread) -> Any:
    """The schema as it is published."""
    return schemathesis.openapi.from_url(f"{thread.address}/api/openapi.json")


def operations(schema: Any) -> Iterator[Any]:
    for found in schema.get_all_operations():
        yield found.ok()


def examined(operation: Any, mode: GenerationMode, try_one: Any) -> None:
    """Run a function with made-up requests."""
    limited = settings(
        max_examples=FEW.get(operation.path, EXAMPLES),
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    with suppress(Unsatisfiable):  # where nothing can be given, nothing can be given wrongly
        decorate: Any = given(operation.as_strategy(generation_mode=mode))
        limited(decorate(try_one))()


def in_the_right_form(answer: httpx.Response | Any) -> None:
    """Refusals are as docs/wire.md describes them."""
    if answer.status_code >= 400:
        error = answer.json()["error"]
        assert set(error) == {"message", "args", "text", "rule"} and error["text"]
    assert "referrer-policy" in {name.lower() for name in answer.headers}


def test_whatever_the_schema_allows_is_answered_as_it_promises(schema: Any, inside: Client) -> None:
    tried: list[int] = []

    def at(seat: Seat) -> Callable[[Any], None]:
        headers = {"Authorization": f"Bearer {seat.token}"}

        def try_one(case: Any) -> None:
            if case.path_parameters and "table" in case.path_parameters:
                case.path_parameters["table"] = seat.table
            if isinstance(case.body, dict) and "expect" in case.body:
                case.body["expect"] = seat.get()["seq"]
            answer = case.call(headers=headers)
            case.validate_response(answer, checks=CHECKS, headers=headers)
            assert answer.status_code not in (401, 403), case.path
            in_the_right_form(answer)
            tried.append(answer.status_code)

        return try_one

    for operation in operations(schema):
        examined(operation, GenerationMode.POSITIVE, at(inside.create("me me").seats[0]))
    assert len(tried) > 120 and tried.count(200) > 30


def test_whatever_the_schema_forbids_is_refused(schema: Any, inside: Client) -> None:
    def at(seat: Seat, checks: list[Any]) -> Callable[[Any], None]:
        headers = {"Authorization": f"Bearer {seat.token}"}

        def try_one(case: Any) -> None:
            body = case.meta.components.get(ParameterLocation.BODY)
            given_headers = {}
            if body is not None and body.mode.is_negative:  # then this alone must be the reason to refuse it
                given_headers = headers
                if case.path_parameters and "table" in case.path_parameters:
                    case.path_parameters["table"] = seat.table
            answer = case.call(headers=given_headers)
            # What is too large to be read (413) is refused as well, but the check does not know that.
            fitting = CHECKS if answer.status_code == 413 else checks
            case.validate_response(answer, checks=fitting, headers=headers)
            in_the_right_form(answer)

        return try_one

    for operation in operations(schema):
        seat = inside.create("me me").seats[0]
        before = seat.get()
        checks = CHECKS if operation.path in UNJUDGED else [*CHECKS, negative_data_rejection]
        examined(operation, GenerationMode.NEGATIVE, at(seat, checks))
        assert seat.get() == before


def test_every_answer_of_whole_games_fits_the_schema(schema: Any, thread: Thread, inside: Client) -> None:
    seen: set[tuple[str, str, int]] = set()

    def check(answer: httpx.Response) -> None:
        answer.read()
        path = answer.request.url.path
        for operation in known:
            if operation.method.upper() == answer.request.method and fits(operation.path, path):
                operation.validate_response(answer)
                seen.add((answer.request.method, operation.path, answer.status_code))
                break
        else:
            raise AssertionError(f"{path} is not in the schema")

    known = sorted(operations(schema), key=lambda operation: operation.path.count("{"))
    inside.http.event_hooks["response"].append(check)
    made = inside.create("me open", undo="consent")
    inside.post("/api/invited", {"invite": made.invites[1]})
    joined = inside.post("/api/join", {"invite": made.invites[1], "name": "Ben"})
    seats = [made.seats[0], inside.sit(made.table, joined["token"])]
    for path in ("/games", "/games/dual-powers/rules", "/games/dual-powers/locale/de.ftl", "/health"):
        inside.ask("GET", f"/api{path}")
    inside.ask("GET", "/api/games/chess/rules")
    inside.post("/api/mine", {"tokens": [seats[0].token, "x" * 43, made.watch.token]})
    inside.post("/api/seats-of", {"game": "dual-powers", "options": {}})
    inside.post("/api/check", {"game": "dual-powers", "options": {}, "files": {}})
    for game in inside.get("/api/games"):
        for maker in game["makers"]:
            inside.post("/api/make", {"game": game["name"], "maker": maker["name"]})
    everything(seats, made.watch)
    play_on(seats, Random(1), 25)  # whatever the dice say, no game ends that soon
    everything(seats, made.watch)
    for seat in seats:
        seat.post("/draw", agree=True)
    everything(seats, made.watch)
    seats[0].post("/rematch")
    alone = inside.create("me", options={"solitaire": True}).seats
    play_on(alone, Random(2), 30)
    everything(alone, alone[0])
    alone[0].post("/resign")
    taught = inside.post("/api/lessons/dual-powers", {"name": "Ana"})
    learner = inside.sit(taught["table"], taught["seats"][0]["token"])
    learner.order(learner.post("/lesson/hint")["order"])
    learner.get("/lesson?lang=it")
    learner.post("/lesson", step="play", expect=learner.get()["seq"])
    bots = inside.create("bot:random bot:random").watch
    eventually(lambda: bots.get()["over"], "the bots finish")
    file = bots.ask("GET", "/record").content
    inside.ask("POST", "/api/tables/import?name=Ana", content=file, headers={"Content-Type": "application/json"})
    inside.http.event_hooks["response"].clear()
    never = {(operation.method.upper(), operation.path) for operation in known}
    never -= {(method, path) for method, path, status in seen if status < 300}
    assert never <= {("POST", "/api/tables/{table}/undo/answer"), ("POST", "/api/tables/{table}/absent")}, never


def fits(pattern: str, path: str) -> bool:
    parts, given_parts = pattern.split("/"), path.split("/")
    if len(parts) != len(given_parts):
        return False
    return all(one.startswith("{") or one == other for one, other in zip(parts, given_parts, strict=True))


def everything(seats: list[Any], watch: Any) -> None:
    """All that one can ask at a table, whatever comes of it."""
    for viewer in [*seats, watch]:
        picture = viewer.ask("GET", "").json()
        for path in ("/timeline", "/glossary", "/record", "/chat", "/notes", f"/at/{picture['seq'] - 1}"):
            viewer.ask("GET", path)
        viewer.ask("POST", "/record", {"tokens": [seat.token for seat in seats]})
    for seat in seats:
        picture = seat.get()
        expect = {"expect": picture["seq"]}
        orders = [{"seat": picture["seat"], "order": seat.any_order(Random(1))}] if picture["prompt"]["asked"] else []
        for path, body in (
            ("/draft", {"order": ""}),
            ("/why", {"order": "skip"}),
            ("/hint", {"order": ""}),
            ("/odds", {"order": ""}),
            ("/try", {"orders": orders}),
            ("/chat", {"text": "hello"}),
            ("/absent", {"seat": "red", "agree": False}),
        ):
            seat.ask("POST", path, body)
        seat.ask("PUT", "/notes", {"text": "x"})
        seat.ask("PUT", "/standing", {"answers": [{"question": "ask-nothing", "answer": "skip"}]})
        seat.ask("POST", "/player", {"player": "me"})
        seat.ask("POST", "/draw", {"agree": False} | expect)
        seat.ask("POST", "/commit", {"orders": orders} | expect | {"expect": seat.get()["seq"]})
        seat.ask("POST", "/undo", {"expect": seat.get()["seq"]})
        seat.ask("POST", "/restart", {"expect": seat.get()["seq"]})
        other = next((one for one in seats if one is not seat), seat)
        other.ask("POST", "/undo/answer", {"agree": True, "expect": other.get()["seq"]})
