"""What happened, told in sentences: one paragraph for each turn of somebody."""

from collections.abc import Iterable

from sandtable.core.event import Value
from sandtable.core.seats import CHANCE
from sandtable.play.talk import platform_texts
from sandtable.table.table import Table
from sandtable.text.wording import Wording


def paragraphs(table: Table, seat: int, wording: Wording, since: int = 0, until: int | None = None) -> list[str]:
    """The events a seat may know, from a sequence number of the log on, and before another one."""
    entries = table.log.entries
    end = len(entries) if until is None else until
    return told_paragraphs(((entries[seq].seat, seen) for seq, seen in table.events(seat, since) if seq < end), wording)


def last_decision(table: Table, seat: int) -> int | None:
    """The sequence number of the last thing a seat decided, if it has decided anything."""
    return next((seq for seq in reversed(table.log.live) if table.log.entries[seq].seat == seat), None)


def told_paragraphs(events: Iterable[tuple[int, dict[str, Value]]], wording: Wording) -> list[str]:
    """Events, each with the seat whose decision it came of.

    A paragraph begins with the events the game names for that, or else with another seat's decision.
    """
    found: list[list[dict[str, Value]]] = []
    last = name = ""
    teller = CHANCE
    for who, seen in events:
        last, name = name, str(seen["event"])
        opens = name in wording.openings and name != last
        if not wording.openings:
            opens = who not in (CHANCE, teller)
        if opens or not found:
            found.append([])
        teller = teller if who == CHANCE else who
        found[-1].append(seen)
    return [told(events, wording) for events in found]


def told(events: Iterable[dict[str, Value] | None], wording: Wording) -> str:
    """Some events as one paragraph."""
    gathered: list[dict[str, Value]] = []
    for seen in events:
        if seen is None:
            continue
        key = wording.lists.get(str(seen["event"]), "")
        if gathered and key in seen and _alike(gathered[-1], seen, key):
            gathered[-1] = {**seen, key: f"{gathered[-1][key]}+{seen[key]}"}
        else:
            gathered.append(seen)
    return joined([wording.event(seen) for seen in gathered])


def _alike(one: dict[str, Value], other: dict[str, Value], key: str) -> bool:
    """Whether two events differ in this argument at most."""
    return one.keys() == other.keys() and all(one[name] == other[name] for name in one if name != key)


def joined(sentences: list[str]) -> str:
    """Sentences one after the other; one that repeats itself is counted.

    >>> joined(["White draws a card.", "White draws a card.", "Round 2 begins."])
    'White draws a card. (x2) Round 2 begins.'
    """
    counted: list[tuple[str, int]] = []
    for sentence in sentences:
        if counted and counted[-1][0] == sentence:
            counted[-1] = (sentence, counted[-1][1] + 1)
        else:
            counted.append((sentence, 1))
    say = platform_texts().say
    return " ".join(say("cli-repeated", sentence=s, times=n) if n > 1 else s for s, n in counted)
