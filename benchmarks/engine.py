"""How fast the engine is, beside its peers, in one run.

    python benchmarks/engine.py                                       every variant that any game wants measured
    python benchmarks/engine.py --game dust                           those of one game
    python benchmarks/engine.py --game dust --option players=3        another one
    python benchmarks/engine.py --against REV [--against-compiled DIR]  beside another commit, and its compiled build

Every engine runs in a process of its own and they take turns, so that whatever else the machine does hits all
of them alike. A rate is the median of its rounds; a ratio is the median of the ratios within each round.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from commits import package_of
from contest import Round
from sandtable.core.game import words
from sandtable.core.registry import game as find_game
from sandtable.core.registry import game_names

ROOT = Path(__file__).resolve().parent.parent
WORKER = Path(__file__).with_name("worker.py")


class Row:
    """A line of the table: one engine, its process, and the rounds it has played."""

    def __init__(self, name: str, command: list[str], path: Path) -> None:
        self.name = name
        self.rounds: list[Round] = []
        self.missing: str | None = None
        if not path.is_dir():
            self.missing = f"there is no folder {path}; `make compiled` builds it"
            return
        self.process = subprocess.Popen(
            [sys.executable, str(WORKER), *command],
            env=os.environ | {"PYTHONPATH": str(path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.missing = self.answer().get("missing")

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.name} stopped; what it said stands above.")
        found: dict[str, Any] = json.loads(line)
        return found

    def play(self, seconds: float) -> None:
        if self.missing is None:
            assert self.process.stdin is not None
            print(seconds, file=self.process.stdin, flush=True)
            self.rounds.append(Round(**self.answer()))

    def close(self) -> None:
        """Let the process end: there is nothing more to play."""
        if hasattr(self, "process"):
            self.process.communicate()

    def figures(self, peers: dict[str, "Row"]) -> dict[str, Any]:
        """The line as it is written with --json."""
        if self.missing is not None:
            return {"engine": self.name, "missing": self.missing}
        rates = [decisions_per_second(played) for played in self.rounds]
        found: dict[str, Any] = {
            "engine": self.name,
            "games_per_second": median(played.games / played.seconds for played in self.rounds),
            "decisions_per_second": median(rates),
            "spread": (max(rates) - min(rates)) / median(rates),
            "mean_legal": None,
            "copy_us": median(played.copy_us for played in self.rounds),
        }
        if all(played.legal for played in self.rounds):
            found["mean_legal"] = median(played.legal / played.decisions for played in self.rounds)
        for key, peer in peers.items():
            found[key] = median(map(ratio, self.rounds, peer.rounds)) if peer.rounds else None
        return found


def decisions_per_second(played: Round) -> float:
    return played.decisions / played.seconds


def ratio(ours: Round, theirs: Round) -> float:
    return decisions_per_second(ours) / decisions_per_second(theirs)


COLUMNS: list[tuple[str, str, Callable[[float], str]]] = [
    ("games_per_second", "games/s", "{:,.1f}".format),
    ("decisions_per_second", "decisions/s", "{:,.0f}".format),
    ("spread", "spread", "{:.0%}".format),
    ("mean_legal", "mean legal", "{:.1f}".format),
    ("copy_us", "copy, us", "{:.2f}".format),
    ("times_catanatron", "x catanatron", "{:.2f}".format),
    ("times_open_spiel", "x OpenSpiel", "{:.2f}".format),
    ("times_before", "x before", "{:.2f}".format),
]


def table(rows: list[dict[str, Any]]) -> Table:
    found = Table(box=box.MARKDOWN)
    found.add_column("engine", no_wrap=True)
    for _, title, _ in COLUMNS:
        found.add_column(title, justify="right", no_wrap=True)
    for row in rows:
        cells = ["" if row.get(key) is None else write(row[key]) for key, _, write in COLUMNS]
        found.add_row(row["engine"], *cells)
    return found


def show(rows: list[dict[str, Any]], game: str, seconds: float, rounds: int) -> None:
    console = Console(width=130, highlight=False)
    console.print(
        f"Random games, ours of {game}, Python {platform.python_version()}, one process at a time, "
        f"{rounds} rounds of {seconds:g} s CPU time in turn."
    )
    console.print(table(rows))
    console.print("A decision has two or more legal actions and is not chance; spread is that of decisions/s.")
    for row in rows:
        if "missing" in row:
            console.print(f"Left out: {row['engine']} ({row['missing']}).", markup=False)


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the engine is, beside its peers, in one run.")
    parser.add_argument("--game", choices=game_names(), help="only this one")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of a round of one engine")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled", help="where that build is")
    parser.add_argument("--against", metavar="REV", help="a commit, or a folder with a package, to compare with")
    parser.add_argument("--against-compiled", type=Path, metavar="DIR", help="its compiled build, if there is one")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--list", action="store_true", help="only say what would be measured")
    given = parser.parse_args()
    if given.option and not given.game:
        parser.error("--option goes with --game")

    cells = [[given.game, *given.option]] if given.option else variants([given.game] if given.game else game_names())
    if given.list:
        for cell in cells:
            print(*cell)
        return
    measured = []
    with package_of(given.against) if given.against else nullcontext() as before:
        builds = Builds(ROOT / "src", given.compiled, before, given.against_compiled)
        for cell in cells:
            rows = measure(cell, given.seconds, given.rounds, builds)
            measured.append({"game": cell, "rows": rows})
            if not given.json:
                show(rows, " ".join(cell), given.seconds, given.rounds)
    if given.json:
        print(json.dumps({"python": platform.python_version(), "cells": measured}, indent=2))


def variants(names: list[str]) -> list[list[str]]:
    """What these games want measured: each a game and its options as they are typed."""
    found = []
    for name in names:
        proofs = find_game(name).proofs()
        for options in proofs.CELLS if proofs is not None else [{}]:
            found.append([name, *(f"{key}={words(value)}" for key, value in options.items())])
    return found


@dataclass
class Builds:
    """Where our engine lies: as it is now, and as it was."""

    plain: Path
    compiled: Path
    plain_before: Path | None = None
    compiled_before: Path | None = None

    def rows(self, cell: list[str]) -> tuple[list[Row], list[Row | None]]:
        """Our lines of the table, and for each the same engine before, if that is measured too."""
        now, before = [], []
        for build, path, old in (
            ("plain", self.plain, self.plain_before),
            ("compiled", self.compiled, self.compiled_before),
        ):
            for way, title in (("driven", build), ("playout", f"{build}, playout")):
                now.append(Row(f"ours, {title}", [way, *cell], path))
                before.append(Row(f"before, {title}", [way, *cell], old) if old else None)
        return now, before


def measure(cell: list[str], seconds: float, rounds: int, builds: Builds) -> list[dict[str, Any]]:
    """One variant of a game beside the peers: a line for each engine."""
    ours, before = builds.rows(cell)
    peers = {
        "times_catanatron": Row("catanatron, four players", ["catanatron", *cell], builds.plain),
        "times_open_spiel": Row("OpenSpiel, backgammon", ["backgammon", *cell], builds.plain),
    }
    everybody = [*ours, *(row for row in before if row), *peers.values()]
    for _ in range(rounds):
        for row in everybody:
            row.play(seconds)
    found = [row.figures(peers | ({"times_before": old} if old else {})) for row, old in zip(ours, before, strict=True)]
    found += [row.figures(peers) for row in everybody[len(ours) :]]
    for row in everybody:
        row.close()
    return found


if __name__ == "__main__":
    main()
