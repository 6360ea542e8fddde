"""A seat of ours that a bot plays for until something is asked, so that tests begin where it matters."""

import time
from collections.abc import Callable
from typing import Any

from tests.browser.conftest import LONG
from tests.server.servers import Seat


def comes(seat: Seat, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any] | None:
    """Let the seat answer what a bot suggests until something is asked; nothing: the game was over before."""
    late = time.monotonic() + LONG / 1000
    while time.monotonic() < late:
        picture: dict[str, Any] = seat.get()
        if picture["over"]:
            return None
        if picture["viewer"] not in picture["waiting"]:
            time.sleep(0.02)
            continue
        if wanted(picture):
            return picture
        order, complete = "", False
        while not complete:
            words = seat.post("/hint", order=order)["words"]
            draft = seat.post("/draft", order=f"{order}, {words}" if order else words)
            order, complete = draft["order"], draft["complete"]
        seat.order(order)
    raise AssertionError("the game does not go on")
