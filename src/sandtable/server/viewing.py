"""A viewer's picture of a table: what his seat knows, who sits where, and what he may do."""

from typing import Any, Final

from sandtable.core.errors import NotNow
from sandtable.core.seats import SPECTATOR
from sandtable.core.table import Table
from sandtable.server import teaching
from sandtable.server.hall import Live
from sandtable.server.host import has_adviser
from sandtable.server.pictures import Look
from sandtable.server.store import Own

MOST_LOOKS: Final = 64

NOTHING: Final = {"undo": False, "restart": False, "ask": False, "resign": False, "draw": False, "hint": False}


def viewer_of(seat: int) -> int:
    """The viewer behind a door: a seat, or somebody who looks on."""
    return seat if seat >= 0 else SPECTATOR


def look(live: Live, seat: int, seq: int | None = None) -> dict[str, Any]:
    """View, question and scene: made once for all who see the same."""
    key = (viewer_of(seat), seq)
    found: dict[str, Any] | None = live.looks.get(key)
    if found is None:
        found = live.looks[key] = Look(live.table, key[0], seq).content
        if len(live.looks) > MOST_LOOKS:
            live.looks.popitem(last=False)
    return found


def seats(live: Live, here: list[bool]) -> list[dict[str, Any]]:
    """Who sits where."""
    players = live.table.players
    return [
        {
            "name": name,
            "player": "" if live.kind(seat) == "open" else players[seat],
            "kind": live.kind(seat),
            "here": here[seat],
            "thinking": seat in live.thinking,
            "since": live.asked_since.get(seat),
        }
        for seat, name in enumerate(live.table.rules.seats)
    ]


def names(live: Live, some: list[int]) -> list[str]:
    """Seats by name."""
    return [live.table.rules.seats[seat] for seat in some]


def can(live: Live, seat: int) -> dict[str, bool]:
    """What a seat may do beside answering."""
    table = live.table
    if seat < 0:
        return NOTHING
    undo, restart = table.may_undo(seat), table.may_undo(seat, whole_turn=True)
    running = not table.is_over()
    return {
        "undo": undo == "yes",
        "restart": restart == "yes",
        "ask": undo == "ask",
        "resign": running,
        "draw": running,
        "hint": running and seat in table.asked() and has_adviser(table.rules.game),
    }


def picture(live: Live, seat: int, here: list[bool], own: Own | None, since: int = 0) -> dict[str, Any]:
    """All that a viewer sees now."""
    table = live.table
    viewer = viewer_of(seat)
    request = table.log.request() if not table.is_over() else None
    asker = None
    if request is not None:
        entry, agreed = request
        asker = {"seat": table.rules.seats[entry.seat], "agreed": names(live, sorted(agreed)), "gone": entry.wants}
    offer = table.draw_offer
    return {
        "table": live.id,
        "seq": len(table.log),
        "past": False,
        "game": table.rules.game,
        "options": table.rules.options,
        "undo": table.undo_policy,
        "pace": live.kept.pace,
        "seat": seat if seat >= 0 else None,
        "viewer": table.rules.seats[seat] if seat >= 0 else "",
        "seats": seats(live, here),
        "waiting": names(live, table.waiting()),
        **look(live, seat),
        "events": [{"seq": seq, **event} for seq, event in table.events(viewer, since)],
        "gone": table.gone(since),
        "since": since,
        "can": can(live, seat),
        "undo_request": asker,
        "draw_offer": {"agreed": names(live, offer)} if offer else None,
        "absent": {table.rules.seats[who]: names(live, sorted(votes)) for who, votes in live.votes.items() if votes},
        "over": table.is_over(),
        "ending": table.ending,
        "returns": table.returns(),
        "rematch": live.kept.rematch,
        "standing": [] if own is None else own.standing,
        "cut": cut(table),
        "lesson": teaching.is_learner(live, seat),
    }


def cut(table: Table) -> str:
    """Why the end of the game was cut off when it was read, until somebody decides again."""
    for entry in reversed(table.log.entries):
        if entry.kind == "cut":
            return entry.words
        if entry.kind == "act" and entry.seat >= 0 and not entry.auto:
            break
    return ""


def past_picture(live: Live, seat: int, here: list[bool], seq: int) -> dict[str, Any]:
    """What a viewer saw at an earlier moment."""
    table = live.table
    if seq >= len(table.log):
        raise NotNow(f"the game has only come to {len(table.log)}", "error-no-moment", last=len(table.log))
    then = look(live, seat, seq)
    view = then["view"]
    found = picture(live, seat, here, None, since=len(table.log))
    events = [{"seq": at, **event} for at, event in table.events(viewer_of(seat), seq) if at == seq]
    return found | {
        **then,
        "past": True,
        "seq": seq,
        "events": events,
        "can": NOTHING,
        "waiting": [],
        "over": bool(view["ending"]),
        "ending": view["ending"],
        "returns": view["returns"] or [0.0] * len(table.rules.seats),
    }


def summary(live: Live, seat: int, here: list[bool]) -> dict[str, Any]:
    """One of a person's games."""
    table = live.table
    waiting = table.waiting()
    return {
        "table": live.id,
        "game": table.rules.game,
        "options": table.rules.options,
        "seat": seat if seat >= 0 else None,
        "viewer": table.rules.seats[seat] if seat >= 0 else "",
        "seats": seats(live, here),
        "waiting": names(live, waiting),
        "your_turn": seat in waiting,
        "over": table.is_over(),
        "ending": table.ending,
        "returns": table.returns(),
        "seq": len(table.log),
        "updated": live.kept.updated,
        "pace": live.kept.pace,
    }
