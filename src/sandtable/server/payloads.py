"""What a viewer is sent: made from what their seat may know, and from nothing else.

Everything is plain data. Legal actions come with their parameters, so that a board finds the thing to click, and
``final`` marks those that cannot be undone. What a seat could learn from an answer before giving it is never worked
out in the true state, but in a possible world made from the seat's view (``possible_world``).
"""

from random import Random
from typing import Any, Final

from sandtable.core import orders
from sandtable.core.errors import NotNow
from sandtable.core.rules import Rules
from sandtable.core.seats import SPECTATOR
from sandtable.core.space import UNSEEN
from sandtable.core.state import Prompt, State
from sandtable.server import lesson_tables
from sandtable.server.advisers import has_adviser
from sandtable.server.game_ui import names_of, scene
from sandtable.server.store import SeatData
from sandtable.server.tables import LiveTable
from sandtable.table.draft import Draft, spelt
from sandtable.table.fork import Fork
from sandtable.table.table import Table

MAX_TRIED: Final = 128
"""Longer lists of choices are not tried out one by one: they are parts of orders anyway."""
MAX_VIEWS: Final = 64
"""How many views a table remembers until its next change."""

NOTHING_ALLOWED: Final = {"undo": False, "restart": False, "ask": False, "resign": False, "draw": False, "hint": False}


def viewer_of(seat: int) -> int:
    """Whose view a grant shows: that of a seat, or that of a spectator."""
    return seat if seat >= 0 else SPECTATOR


def possible_world(rules: Rules, view: dict[str, Any]) -> State:
    """A world that agrees with a view, always the same one for the same view."""
    return rules.sample(view, Random("possible"))


# The table as a viewer sees it


def table_payload(
    live: LiveTable, seat: int, here: list[bool], data: SeatData | None, since: int = 0
) -> dict[str, Any]:
    """All that a viewer sees now, with the events from the log entry ``since`` on."""
    table = live.table
    viewer = viewer_of(seat)
    request = table.log.request() if not table.is_over() else None
    undo_request = None
    if request is not None:
        entry, agreed = request
        agreeing = seat_names(live, sorted(agreed))
        undo_request = {"seat": table.rules.seats[entry.seat], "agreed": agreeing, "gone": entry.wants}
    offer = table.draw_offer
    absent = {table.rules.seats[who]: seat_names(live, sorted(votes)) for who, votes in live.votes.items() if votes}
    return {
        "table": live.id,
        "seq": len(table.log),
        "past": False,
        "game": table.rules.game_name,
        "options": table.rules.options,
        "undo": table.undo_policy,
        "pace": live.row.pace,
        "seat": seat if seat >= 0 else None,
        "viewer": table.rules.seats[seat] if seat >= 0 else "",
        "seats": seats_payload(live, here),
        "waiting": seat_names(live, table.waiting()),
        **view_payload(live, seat),
        "events": [{"seq": seq, **event} for seq, event in table.events(viewer, since)],
        "gone": table.gone(since),
        "since": since,
        "can": allowed_commands(live, seat),
        "undo_request": undo_request,
        "draw_offer": {"agreed": seat_names(live, offer)} if offer else None,
        "absent": absent,
        "over": table.is_over(),
        "ending": table.ending,
        "returns": table.returns(),
        "rematch": live.row.rematch,
        "standing": [] if data is None else data.standing,
        "cut": cut_reason(table),
        "lesson": lesson_tables.is_learner(live, seat),
    }


def past_payload(live: LiveTable, seat: int, here: list[bool], seq: int) -> dict[str, Any]:
    """What a viewer saw after an earlier log entry."""
    table = live.table
    if seq >= len(table.log):
        raise NotNow(f"the game has only come to {len(table.log)}", "error-no-moment", last=len(table.log))
    then = view_payload(live, seat, seq)
    view = then["view"]
    found = table_payload(live, seat, here, None, since=len(table.log))
    events = [{"seq": at, **event} for at, event in table.events(viewer_of(seat), seq) if at == seq]
    return found | {
        **then,
        "past": True,
        "seq": seq,
        "events": events,
        "can": NOTHING_ALLOWED,
        "waiting": [],
        "over": bool(view["ending"]),
        "ending": view["ending"],
        "returns": view["returns"] or [0.0] * len(table.rules.seats),
    }


def summary(live: LiveTable, seat: int, here: list[bool]) -> dict[str, Any]:
    """One entry in a person's list of games."""
    table = live.table
    waiting = table.waiting()
    return {
        "table": live.id,
        "game": table.rules.game_name,
        "options": table.rules.options,
        "seat": seat if seat >= 0 else None,
        "viewer": table.rules.seats[seat] if seat >= 0 else "",
        "seats": seats_payload(live, here),
        "waiting": seat_names(live, waiting),
        "your_turn": seat in waiting,
        "over": table.is_over(),
        "ending": table.ending,
        "returns": table.returns(),
        "seq": len(table.log),
        "updated": live.row.updated,
        "pace": live.row.pace,
    }


def seats_payload(live: LiveTable, here: list[bool]) -> list[dict[str, Any]]:
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


def seat_names(live: LiveTable, seats: list[int]) -> list[str]:
    """Seats by name."""
    return [live.table.rules.seats[seat] for seat in seats]


def allowed_commands(live: LiveTable, seat: int) -> dict[str, bool]:
    """What a seat may do apart from answering."""
    table = live.table
    if seat < 0:
        return NOTHING_ALLOWED
    undo, restart = table.may_undo(seat), table.may_undo(seat, whole_turn=True)
    running = not table.is_over()
    return {
        "undo": undo == "yes",
        "restart": restart == "yes",
        "ask": undo == "ask",
        "resign": running,
        "draw": running,
        "hint": running and seat in table.asked() and has_adviser(table.rules.game_name),
    }


def cut_reason(table: Table) -> str:
    """Why the end of the game was cut off when it was read; empty again once somebody has decided something."""
    for entry in reversed(table.log.entries):
        if entry.kind == "cut":
            return entry.words
        if entry.kind == "act" and entry.seat >= 0 and not entry.auto:
            break
    return ""


# View, question and scene


def view_payload(live: LiveTable, seat: int, seq: int | None = None) -> dict[str, Any]:
    """View, question and scene, now or after a log entry: made once for everybody who sees the same."""
    key = (viewer_of(seat), seq)
    found: dict[str, Any] | None = live.views.get(key)
    if found is None:
        found = live.views[key] = _new_view_payload(live.table, key[0], seq)
        if len(live.views) > MAX_VIEWS:
            live.views.popitem(last=False)
    return found


def _new_view_payload(table: Table, viewer: int, seq: int | None) -> dict[str, Any]:
    rules = table.rules
    view, prompt = (table.view(viewer), table.prompt(viewer)) if seq is None else table.then(viewer, seq)
    final: frozenset[str] | None = None
    if seq is None and prompt.asked and table.undo_policy != "free":
        final = final_actions(possible_world(rules, view), viewer)
    return {"view": view, "prompt": prompt_payload(rules, prompt, final), "scene": scene(rules, view)}


def prompt_payload(rules: Rules, prompt: Prompt, final: frozenset[str] | None = None) -> dict[str, Any]:
    """A question, with the parameters of its choices; ``final`` are the words that cannot be undone."""
    space = rules.space
    actions: list[dict[str, Any]] = []
    for words in prompt.actions:
        args = space.struct(space.parse(words))
        verb = args.pop("verb")
        actions.append({"words": words, "verb": verb, "args": args, "final": final is not None and words in final})
    return prompt.content() | {"actions": actions}


def final_actions(world: State, seat: int) -> frozenset[str]:
    """The answers after which the seat no longer decides, or something is revealed: strict undo stops there."""
    legal = world.legal(seat)
    if len(legal) > MAX_TRIED:
        return frozenset()
    found: list[str] = []
    for action in legal:
        trial = world.copy()
        revealed = trial.revelations
        trial.apply(action, seat)
        if orders.is_open(trial, seat):
            continue
        if trial.revelations != revealed or trial.is_over() or not trial.may_answer(seat):
            found.append(world.rules.space.words(action))
    return frozenset(found)


# Orders in the making


def draft_payload(table: Table, seat: int, order: str) -> dict[str, Any]:
    """The question after some parts of an order."""
    rules = table.rules
    world = possible_world(rules, table.view(seat))
    return _draft_payload(rules, world, seat, order, strict=table.undo_policy != "free")


def _draft_payload(rules: Rules, world: State, seat: int, order: str, strict: bool) -> dict[str, Any]:
    draft = Draft(world, seat)
    if order.strip():
        draft.add(spelt(rules, order))
    state = draft.state()
    view = state.view(seat)
    complete = draft.complete
    final = final_actions(state, seat) if strict and not complete else None
    prompt = Prompt(False, "", {}, (), []) if complete else state.prompt(seat)
    return {
        "order": draft.words,
        "complete": complete,
        "view": view,
        "prompt": prompt_payload(rules, prompt, final),
        "scene": scene(rules, view),
    }


def ban_payload(table: Table, seat: int, order: str) -> dict[str, Any]:
    """The prohibition that the last part of an order breaks, if it breaks one."""
    ban = Draft(possible_world(table.rules, table.view(seat)), seat).why_not(spelt(table.rules, order))
    return {"allowed": ban is None, "ban": None if ban is None else {"rule": ban.rule, "message": ban.message}}


def trial_payload(fork: Fork, draft: str) -> dict[str, Any]:
    """The state of a sandbox, seen through the eyes of the seat that is asked there."""
    world = fork.world()
    rules = world.rules
    asked = fork.asked()
    seat = fork.seat if fork.seat in asked or not asked else asked[0]
    found = _draft_payload(rules, world, seat, draft, strict=False)
    return found | {
        "asked": asked,
        "seat": seat,
        "events": [{"seq": number, **event} for number, event in enumerate(fork.events())],
        "leading": len(fork.leading()),
        "over": fork.is_over(),
    }


# The game as a whole


def timeline(table: Table, viewer: int) -> list[dict[str, Any]]:
    """Every decision that counts, for the slider of the replay."""
    return [
        {"seq": seq, "seat": who, "words": None if words == UNSEEN else words, "turn": turn}
        for seq, who, words, turn in table.moments(viewer)
    ]


def glossary(rules: Rules) -> dict[str, Any]:
    """What the things of a rule set are called, for the client's wording: see ``sandtable.text.wording``."""
    names = names_of(rules.game_name)
    return {
        "domains": {} if names is None else dict(names.DOMAINS),
        "labels": {} if names is None else names.labels(rules),
        "composed": {} if names is None else names.composed(rules),
        "openings": [] if names is None else list(names.OPENINGS),
        "seats": list(rules.seats),
        "verbs": {verb.name: [domain.name for domain in verb.params] for verb in rules.space.verbs},
    }
