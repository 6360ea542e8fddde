"""How long questions about lines of sight take: benchmarks/own.py tactics sight.

A question is asked for each pair of squares of a board with a house and two armies, at both levels. The budget is a
microsecond a question, on the compiled build; the plain one is slower by far. The time of an empty loop is left out.
"""

import argparse
import json
import os
import platform
from collections.abc import Callable, Sequence
from time import process_time
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from sandtable.games.tactics.rules.drawing import read_drawing
from sandtable.games.tactics.rules.ground import Ground
from sandtable.games.tactics.rules.sight import Sight

BUDGET: Final = 1000.0
"""Nanoseconds a question."""

BOARD: Final = """
     a   b   c   d   e   f   g   h   i   j   k   l
   +   +   +   +   +   +   +   +   +   +   +   +   +
 1   .   .S  .   .   .   .   .   .   .   .   .   .
   +   +   +   +   +   +   +   +   +   +   +   +   +
 2   .   .V  #   .   .   .   .C  .   .   .V  .   .
   +   +   +   +   +   +   +   +   +   +   +   +   +
 3   .   .   .   .S  .   .   .   .   x   .S  .   .
   +   +   +   +   +---+-L-+---+---+   +   +   +   +
 4   .   .   .   . |1.  1. |1.  1. | .   .S  .   .
   +   +   +   +   +   +   +   +   +   +   +   +   +
 5   .   #   .S  .Ts1.S 1.  1.  1. s .T  .   #   .
   +   +   +   +   +   +   +   +   +   +   +   +   +
 6   .   .   .V  . |1.  1. |1.  1.S| .   .   .V  .
   +   +   +   +   +---+---+-L-+---+   +   +   +   +
 7   .   .   .   x   .   .   .   .   .   ~   ~   .
   +   +   +   +   +   +   +   +   +   +   +   +   +
 8   .   .   .S  .   .   *   .   .V  .   #   .   .
   +   +   +   +   +   +   +   +   +   +   +   +   +
 9   .   .   .   .   .   .   .   .   .   .S  .   .
   +   +   +   +   +   +   +   +   +   +   +   +   +
"""


Question = Callable[[int, int, int, list[int]], bool]


def _timed(what: Callable[[], int], rounds: int) -> float:
    """Seconds of the fastest round."""
    times: list[float] = []
    for _ in range(rounds):
        began = process_time()
        what()
        times.append(process_time() - began)
    return min(times)


def _asked(question: Question, asked: list[tuple[int, int, int]], blocks: list[int], rounds: int) -> tuple[float, int]:
    """Nanoseconds a question, and how many answers are yes."""

    def ask() -> int:
        return sum([question(a, b, level, blocks) for a, b, level in asked])

    def idle() -> int:
        return sum([a < b for a, b, _ in asked])

    return max(0.0, _timed(ask, rounds) - _timed(idle, rounds)) / len(asked) * 1e9, ask()


def measured(rounds: int) -> list[dict[str, object]]:
    """Every kind of question: how many were asked, how many were answered yes, and the time of one."""
    drawing = read_drawing(BOARD)
    ground = Ground(drawing.board, drawing.board.width, drawing.board.height)
    blocks = drawing.blocks()
    asked = [(a, b, level) for a in ground.squares for b in ground.squares for level in (1, 2)]
    rows: list[dict[str, object]] = []
    for faq in (False, True):
        began = process_time()
        sight = Sight(ground, faq)
        made = (process_time() - began) * 1000
        for name, question in (("sees", sight.sees), ("corner cover", sight.corner_cover)):
            took, yes = _asked(question, asked, blocks, rounds)
            row: dict[str, object] = {"question": name, "faq": faq, "asked": len(asked), "yes": yes}
            rows.append({**row, "nanoseconds": took, "tables": made})
    return rows


def show(rows: list[dict[str, object]], rounds: int) -> None:
    """A table for people."""
    title = f"Lines of sight on 12 x 9 squares: nanoseconds a question, the fastest of {rounds} rounds"
    table = Table(box=box.SIMPLE, title=title, title_justify="left")
    table.add_column("question")
    table.add_column("rules")
    for column in ("asked", "yes", "budget", "time", "tables, ms"):
        table.add_column(column, justify="right")
    for row in rows:
        times = [f"{BUDGET:.0f}", f"{row['nanoseconds']:.0f}", f"{row['tables']:.0f}"]
        rules = "corrections" if row["faq"] else "rulebook"
        table.add_row(str(row["question"]), rules, str(row["asked"]), str(row["yes"]), *times)
    Console().print(table)


def sight(arguments: Sequence[str]) -> int:
    """Measure what a question about a line of sight costs."""
    parser = argparse.ArgumentParser("own.py tactics sight", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15, help="how often all questions are asked")
    parser.add_argument("--json", action="store_true", help="for programs")
    options = parser.parse_args(arguments)
    rows = measured(max(1, options.rounds))
    if options.json:
        print(json.dumps({"python": platform.python_version(), "cores": os.cpu_count(), "rows": rows}))
    else:
        show(rows, options.rounds)
    return 0


def odds(arguments: Sequence[str]) -> int:
    """Measure how long the exact odds of an attack take."""
    from sandtable.games.tactics.odds.benchmark import main

    return main(arguments)
