"""Twin worlds: states that differ only in what a seat cannot know must look the same to it."""

from random import Random
from typing import Any

import msgspec

from sandtable.core.errors import SandtableError
from sandtable.core.event import Sink
from sandtable.core.rules import Rules
from sandtable.core.seats import CHANCE, SPECTATOR, sees
from sandtable.core.state import State
from sandtable.core.step import Secret
from sandtable.table.record import Entry, Record, Setup
from sandtable.table.table import Table

TOGETHER = 4
"""How many decisions twin worlds are played on side by side."""
OTHERS = 2
"""Of the seats that are not asked, and of those that are, how many look at twin worlds: a game may seat a dozen."""


def check_twins(state: State, rng: Random, everybody: bool = False) -> None:
    """For a spectator and some seats, or all, compare the true world with two that they think possible."""
    seats = list(range(len(state.rules.seats))) if everybody else some_seats(state, rng)
    for viewer in [*seats, SPECTATOR]:
        view = state.view(viewer)
        worlds = [state.copy()] + [state.rules.sample(view, Random(rng.random())) for _ in range(2)]
        begun = [world.describe() for world in worlds]
        entries: list[list[Entry]] = [[] for _ in worlds]
        compare(worlds, viewer, rng)
        compare_tables(worlds, viewer)
        compare_imagined(worlds, viewer, rng.random())
        together = 0
        while together < TOGETHER and not worlds[0].is_over() and step_together(worlds, viewer, rng, entries):
            compare(worlds, viewer, rng)
            together += 1
        if together:  # a record shows all that a shorter one shows
            compare_records(state.rules, begun, [decisions[:together] for decisions in entries], viewer)


def some_seats(state: State, rng: Random) -> list[int]:
    """Seats that are asked and seats that are not, each a sample if there are many."""
    asked = [] if state.seat == CHANCE else state.asked()
    others = [seat for seat in range(len(state.rules.seats)) if seat not in asked]
    return sorted(seat for seats in (asked, others) for seat in rng.sample(seats, min(OTHERS, len(seats))))


def compare_imagined(worlds: list[State], viewer: int, seed: float) -> None:
    """With one generator all worlds imagine the same one, which is the one sampled from the view, and stay alike.

    So what is imagined depends on nothing the viewer cannot know, and is distributed as the samples are. That the
    generators are left alike means that none drew more in secret.
    """
    made = []
    for world in worlds:
        before = world.describe()
        for source in ("the view", "the state"):
            rng = Random(seed)
            sampled = (
                world.imagine(viewer, rng) if source == "the state" else world.rules.sample(world.view(viewer), rng)
            )
            assert sampled.seen(viewer) == [] and sampled.revelations == 0, "a world that was imagined has a past"
            made.append((sampled.describe(), sampled.key(), sampled.seat, rng.random()))
        assert world.describe() == before, "imagining a world changed the true one"
    assert all(found == made[0] for found in made[2::2]), "one seed gives different samples of the same view"
    assert all(found == made[0] for found in made[1::2]), f"what seat {viewer} imagines is not sampled from its view"


def compare_records(rules: Rules, begun: list[Any], entries: list[list[Entry]], viewer: int) -> None:
    """What is exported of a game shows viewers no more than they saw."""
    seen = []
    for position, decisions in zip(begun, entries, strict=True):
        record = Record(setup=Setup.of(rules, position), entries=decisions)
        seen.append(msgspec.json.encode(record.seen_by(viewer, rules)))
    assert seen[0] == seen[1] == seen[2], f"the record of seat {viewer} shows what it may not know"


def look(state: State, viewer: int) -> Any:
    """All that a viewer is sent."""
    found: dict[str, Any] = {"view": state.view(viewer), "prompt": state.prompt(viewer).content()}
    if viewer >= 0:
        found["legal"] = [state.rules.space.words(action) for action in state.legal(viewer)]
    return found


def compare(worlds: list[State], viewer: int, rng: Random) -> None:
    """Views, prompts and errors are the same in all worlds."""
    looks = [msgspec.json.encode(look(world, viewer)) for world in worlds]
    assert looks[0] == looks[1] == looks[2], f"seat {viewer} sees what it may not know"
    if viewer < 0:
        return
    for _ in range(10):
        action = rng.randrange(len(worlds[0].rules.space))
        errors = [error_of(world, action, viewer) for world in worlds]
        assert errors[0] == errors[1] == errors[2], f"an error tells seat {viewer} what it may not know: {errors}"


def error_of(state: State, action: int, seat: int) -> str:
    """The sentence for an action, empty if it is legal."""
    return "" if action in state.legal(seat) else str(state.refusal(action, seat))


def compare_tables(worlds: list[State], viewer: int) -> None:
    """What a table gives a seat is the same: events, records, refused undo, forks."""
    if any(world.seat == CHANCE or world.is_over() for world in worlds):
        return  # a table never rests there
    seen = []
    for world in worlds:
        table = Table(world.rules, seed="twins", position=world.describe())
        content: dict[str, Any] = {
            "view": table.view(viewer),
            "events": table.events(viewer),
            "record": table.record_for(viewer),
        }
        if viewer >= 0:
            content["fork"] = table.fork(viewer).view()
            for name, request in (("undo", table.undo), ("restart", table.restart_turn)):
                try:
                    content[name] = request(viewer)
                except SandtableError as error:
                    content[name] = str(error)
        if content["record"].entries:
            return  # the table answered what had no alternative, which only this world may have
        seen.append(msgspec.json.encode(content))
    assert seen[0] == seen[1] == seen[2], f"the table tells seat {viewer} what it may not know"


def step_together(worlds: list[State], viewer: int, rng: Random, entries: list[list[Entry]]) -> bool:
    """One decision in all worlds, alike as far as the viewer can see; False: they must part here."""
    seats = {world.seat for world in worlds}
    assert len(seats) == 1, "twin worlds ask different seats"
    seat = seats.pop()
    step = worlds[0].stack[-1]
    witnesses = worlds[0].witnesses()
    if isinstance(step, Secret) and step.opens:
        witnesses = -1  # the last answer may open them all
    if seat == viewer or sees(witnesses, viewer):
        common = set(worlds[0].legal())
        for world in worlds[1:]:
            common &= set(world.legal())
        if not common:
            return False
        actions = [rng.choice(sorted(common))] * len(worlds)
    else:  # unseen, so it may be different in each world
        actions = [w.draw(rng) if seat == CHANCE else rng.choice(w.legal()) for w in worlds]
    told = []
    revealed = False
    for world, action, decisions in zip(worlds, actions, entries, strict=True):
        sink, before = Sink(), world.revelations
        decisions.append(Entry(seat, world.rules.space.words(action)))
        world.apply(action, seat, sink)
        revealed = revealed or world.revelations != before
        told.append(msgspec.json.encode([event.seen_by(viewer) for event in sink.events]))
    if revealed:  # from here on the seat knows in which world it is
        return False
    assert told[0] == told[1] == told[2], f"events tell seat {viewer} what it may not know: {told}"
    return True
