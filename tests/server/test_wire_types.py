"""The client's types of the wire are those of this server, and the frames of the feed are as they are described."""

import json
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from sandtable.server import frames
from sandtable.server.app import Application
from tests.server.servers import Client
from tools import wire_types


def test_the_types_of_the_client_are_up_to_date() -> None:
    written = wire_types.written(Application().openapi())
    assert wire_types.PLACE.read_text(encoding="utf-8") == written, "run: python tools/wire_types.py"


def test_the_published_document_has_the_frames(inside: Client) -> None:
    schemas = inside.get("/api/openapi.json")["components"]["schemas"]
    kinds = schemas["Frame"]["discriminator"]["mapping"]
    assert set(kinds) == {"picture", "presence", "thinking", "chat", "pong", "bye"}
    for reference in kinds.values():
        assert reference.rpartition("/")[2] in schemas
    assert {"HelloFrame", "PingFrame"} <= set(schemas)


def undescribed(frame: dict[str, Any]) -> set[str]:
    """The fields of a frame that nobody has described."""
    described = frames.Frame.model_validate_json(json.dumps(frame)).root
    return set(frame) - set(type(described).model_fields)


def test_what_the_feed_sends_is_as_described(inside: Client) -> None:
    made = inside.create("me me")
    seat, watch = made.seats[0], made.watch
    with seat.feed() as socket, watch.feed():
        seat.post("/chat", text="hello")
        seat.order(seat.any_order(Random(1)))
        socket.say({"type": "ping"})
        missing = {"picture", "presence", "chat", "pong"}
        while missing:
            frame = socket.next()
            assert not undescribed(frame), frame
            missing.discard(frame["type"])
        socket.say({"type": "nonsense"})
        assert not undescribed(socket.next("bye"))


def test_what_is_not_described_is_noticed() -> None:
    assert undescribed({"type": "thinking", "seats": [1], "since": 4}) == {"since"}
    for frame in ({"type": "thinking"}, {"type": "presence", "here": [1.5], "watching": 0}, {"type": "news"}):
        with pytest.raises(ValidationError):
            undescribed(frame)
