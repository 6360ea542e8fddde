"""How long the exact odds of an attack take: benchmarks/own.py tactics odds.

The budget is 5 ms a call, everything included that the answer is made of: rows one by one and together, who is left,
strikes back and a reaction before the attack. The units are read beforehand.
"""

import argparse
import json
import os
import platform
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter, process_time
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from sandtable.games.tactics.odds.ask import Words, read
from sandtable.games.tactics.odds.attack import Odds, odds
from sandtable.games.tactics.rules.cards import Cards
from sandtable.games.tactics.ui.sources import Sources

BUDGET: Final = 5.0
"""Milliseconds a call."""

ATTACKS: Final = {
    "flames and knives": Words(attacker="hell-boys", target="sturmpioniere", distance=1, cover="soft"),
    "lasers, sustained": Words(attacker="wotan", target="punisher", distance=5, sustained=True),
    "salvo on a squad": Words(attacker="steel-rain", target="sturmpioniere", distance=5, cover="hard"),
    "snipers on a hero's squad": Words(
        attacker="ranger-snipers", target="sturmpioniere", target_hero="sigrid", distance=2, mark="hero"
    ),
    "a reaction before it": Words(attacker="hell-boys", target="sturmpioniere", distance=1, reaction=True),
    "heroes on both sides, reaction": Words(
        attacker="hell-boys",
        attacker_hero="rosie",
        abilities="medal-of-honor",
        target="axis-zombies",
        target_hero="totenmeister",
        distance=1,
        reaction=True,
    ),
}


def asked(cards: Cards, words: Words) -> Odds:
    """A whole call: from words to all numbers of the answer."""
    answer = odds(read(cards, words))
    assert answer.damage and answer.lost and answer.rows
    return answer


def timed(what: Callable[[], object], rounds: int) -> dict[str, float]:
    """Milliseconds: the fastest round and the median of all, and of the processor alone."""
    wall, own = [], []
    for _ in range(rounds):
        start, began = perf_counter(), process_time()
        what()
        wall.append(1000 * (perf_counter() - start))
        own.append(1000 * (process_time() - began))
    return {"min": min(wall), "median": median(wall), "processor": min(own)}


def measured(rounds: int) -> list[dict[str, object]]:
    """Every attack."""
    cards = Sources().units()
    rows: list[dict[str, object]] = []
    for name, words in ATTACKS.items():
        answer = asked(cards, words)  # once for what Python has to import
        ours = timed(lambda words=words: asked(cards, words), rounds)  # type: ignore[misc]
        rows.append({"attack": name, "budget": BUDGET, "destroy": answer.destroy, "ours": ours})
    return rows


def show(rows: list[dict[str, object]], rounds: int) -> None:
    """A table for people."""
    title = f"Exact odds of an attack: milliseconds, minimum / median of {rounds}"
    table = Table(box=box.SIMPLE, title=title, title_justify="left")
    table.add_column("attack")
    for column in ("destroyed", "budget", "clock", "processor"):
        table.add_column(column, justify="right")
    for row in rows:
        ours = row["ours"]
        assert isinstance(ours, dict)
        times = [f"{ours['min']:.2f} / {ours['median']:.2f}", f"{ours['processor']:.2f}"]
        destroyed = f"{100 * float(str(row['destroy'])):.1f} %"
        table.add_row(str(row["attack"]), destroyed, f"{row['budget']:.0f}", *times)
    Console().print(table)


def main(arguments: Sequence[str]) -> int:
    """Measure how long the odds of some attacks take."""
    parser = argparse.ArgumentParser("own.py tactics odds", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=50, help="how often each attack is worked out")
    parser.add_argument("--json", action="store_true", help="for programs")
    options = parser.parse_args(arguments)
    rows = measured(max(1, options.rounds))
    if options.json:
        print(json.dumps({"python": platform.python_version(), "cores": os.cpu_count(), "rows": rows}))
    else:
        show(rows, options.rounds)
    return 0
