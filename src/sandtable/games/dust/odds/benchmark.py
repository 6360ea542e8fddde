"""How long the exact odds of a battle take, beside others that want to know the same: benchmarks/own.py dust odds.

Peers: a recursion that asks the rules anew in every situation (plain Python with a memory, no survivors), and a
simulation through the engine's steps, which would have to play on until its standard error is a tenth of a percent.
Its time for that follows from what it takes for some battles. The budgets are those of the project: 30 ms for ten
against ten, 300 ms for twenty against twenty, survivors included.
"""

import argparse
import json
import os
import platform
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from statistics import median
from time import perf_counter, process_time

from rich import box
from rich.console import Console
from rich.table import Table

from sandtable.core.chance import volley
from sandtable.games.dust.odds.battle import Question, odds
from sandtable.games.dust.odds.forces import Force, stand_in
from sandtable.games.dust.rules.combat import dice, first_roller, is_cease_fire, land_losses, victims
from sandtable.games.dust.rules.editions import edition

BATTLES = {
    "10 against 10": ("3T 2M 3F 2B", "3T 2M 3F 2B", 30.0),
    "20 against 20": ("6T 4M 6F 4B", "6T 4M 6F 4B", 300.0),
}
PRECISION = 0.001
"""The standard error a simulation would have to come down to."""
SAMPLE = 300


def naive(question: Question) -> float:
    """The chance of a conquest by best play, by recursion over the rules' own functions."""
    rules = edition(question.edition)

    @cache
    def value(attack: Force, defence: Force, roller: int, blanks: int) -> float:
        if not any(attack) or not any(defence):
            return float(any(attack))
        if is_cease_fire(blanks):
            return 0.0
        battle = stand_in(question.battle_kind, attack, defence, question.bonus)
        enemy = (defence, attack)[roller]
        count = dice(rules, battle, roller)
        total = 0.0
        for hits, weight in enumerate(volley(count)):
            if not hits:
                total += weight * value(attack, defence, 1 - roller, blanks + 1)
                continue
            fallen = min(hits, sum(enemy))
            fewest, most = land_losses(list(enemy), fallen)
            options = []
            for on_land in range(fewest, most + 1):
                dead = victims(list(enemy), fallen, on_land)
                left = tuple(there - lost for there, lost in zip(enemy, dead, strict=True))
                options.append(value(attack, left, 1, 0) if roller == 0 else value(left, defence, 0, 0))
            total += weight * (max(options) if roller == 0 else min(options))
        return total / float(3**count)

    first = first_roller(list(question.attack), list(question.defend), question.counts_as_capital)
    return value(question.attack, question.defend, first, 0)


def simulated(question: Question, battles: int) -> int:
    """How many of so many battles the attacker wins, through the engine, land units first."""
    from sandtable.core.seats import CHANCE
    from sandtable.games.dust.game import GAME
    from sandtable.games.dust.rules.attack import join_battle
    from sandtable.games.dust.rules.board import KINDS, DustState
    from sandtable.games.dust.rules.tables import DustRules

    rules = GAME.rules({"edition": question.edition, "players": 2})
    assert isinstance(rules, DustRules)
    target = next(area for area in range(rules.first_sea) if rules.to_land[area] and not rules.capitals >> area & 1)
    origin = (rules.to_land[target] & -rules.to_land[target]).bit_length() - 1
    start = DustState(rules)
    start.round = 2
    for kind in range(KINDS):
        start.raise_units(0, origin, kind, question.attack[kind])
        start.raise_units(1, target, kind, question.defend[kind])
    join_battle(start, question.battle_kind, 0, origin, target, [0] * rules.areas, list(question.attack), 0)
    start.settle()
    rng = Random("odds")
    won = 0
    for _ in range(battles):
        s = start.copy()
        while not s.is_over():
            legal = s.legal()
            action = rng.choices(legal, s.weights())[0] if s.seat == CHANCE else legal[-1]
            s.decide(s.seat, action)
        won += s.owner[target] == 0
    return won


def timed(what: Callable[[], object], rounds: int) -> dict[str, float]:
    """Milliseconds: the fastest round and the median of all, and of the processor alone."""
    wall, own = [], []
    for _ in range(rounds):
        start, began = perf_counter(), process_time()
        what()
        wall.append(1000 * (perf_counter() - start))
        own.append(1000 * (process_time() - began))
    return {"min": min(wall), "median": median(wall), "processor": min(own)}


def measured(name: str, rounds: int, peers: bool) -> dict[str, object]:
    """One battle, and the peers as multiples of our time."""
    attack, defend, budget = BATTLES[name]
    question = Question.of(attack, defend)
    answer = odds(question)  # once for what Python has to import
    row: dict[str, object] = {"battle": name, "budget": budget, "attacker": float(answer.attacker)}
    ours = timed(lambda: odds(question), rounds)
    row["ours"] = ours
    if peers:
        chance = float(answer.attacker)
        found: list[float] = []
        other = timed(lambda: found.append(naive(question)), 1)
        assert abs(found[0] - chance) < 1e-9
        needed = chance * (1 - chance) / PRECISION**2
        sample = timed(lambda: simulated(question, SAMPLE), 1)
        row["recursion"] = other["processor"] / ours["processor"]
        row["simulation"] = sample["processor"] * needed / SAMPLE / ours["processor"]
    return row


def show(rows: list[dict[str, object]], rounds: int) -> None:
    """A table for people."""
    title = f"Exact odds with survivors: milliseconds, minimum / median of {rounds}; peers as multiples"
    table = Table(box=box.SIMPLE, title=title, title_justify="left")
    table.add_column("battle")
    for column in ("budget", "clock", "processor", "recursion", f"to {100 * PRECISION:.1f} %"):
        table.add_column(column, justify="right")
    for row in rows:
        ours = row["ours"]
        assert isinstance(ours, dict)
        cells = [f"{row['budget']:.0f}", f"{ours['min']:.1f} / {ours['median']:.1f}", f"{ours['processor']:.1f}"]
        cells += [f"{row[peer]:.0f}x" if peer in row else "" for peer in ("recursion", "simulation")]
        table.add_row(str(row["battle"]), *cells)
    Console().print(table)


def main(arguments: Sequence[str]) -> int:
    """Measure everything by turns."""
    parser = argparse.ArgumentParser("own.py dust odds", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15, help="how often each battle is worked out")
    parser.add_argument("--no-peers", action="store_true", help="ours only")
    parser.add_argument("--json", action="store_true", help="for programs")
    options = parser.parse_args(arguments)
    rows = [measured(name, options.rounds, not options.no_peers) for name in BATTLES]
    if options.json:
        print(json.dumps({"python": platform.python_version(), "cores": os.cpu_count(), "rows": rows}))
    else:
        show(rows, options.rounds)
    return 0
