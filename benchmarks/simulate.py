"""How fast bots play whole games, beside another commit, in one run.

    python benchmarks/simulate.py --before 9a6f592 [--game dust --option players=3] [--bot rookie] [--rounds 5]

Both play in processes of their own and take turns, so that whatever else the machine does hits both alike. The other
commit is checked out into a folder that is removed afterwards; --before may also name a folder that holds a package,
such as a compiled build, and --now one to use in place of `src`. A ratio is the median of those within each round.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from commits import package_of
from sandtable.core.registry import first_game

ROOT = Path(__file__).resolve().parent.parent

PROGRAM = """
import json, sys
from itertools import count
from time import process_time

from sandtable.bots.match import play_match
from sandtable.core.registry import game

name, bot, options = json.loads(sys.argv[1])
rules = game(name).rules(options)
bots = [bot] * len(rules.seats)
play_match(rules, bots, "warm")
numbers = count()
for line in sys.stdin:
    games = decisions = 0
    begun = process_time()
    while (seconds := process_time() - begun) < float(line):
        decisions += play_match(rules, bots, f"tea:{next(numbers)}").decisions
        games += 1
    print(json.dumps([seconds, games, decisions]), flush=True)
"""


class Side:
    """One of the two: its process, and the rounds it has played."""

    def __init__(self, folder: Path, work: list[Any]) -> None:
        self.rounds: list[tuple[float, int, int]] = []
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, json.dumps(work)],
            env=os.environ | {"PYTHONPATH": str(folder)},
            cwd=tempfile.gettempdir(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, seconds: float) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        print(seconds, file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            sys.exit("a side stopped; what it said stands above.")
        seconds_used, games, decisions = json.loads(line)
        self.rounds.append((seconds_used, games, decisions))

    def rates(self) -> list[float]:
        """Decisions a second of CPU time: games of another bot have another length."""
        return [decisions / seconds for seconds, _, decisions in self.rounds]

    def games(self) -> float:
        return median(games / seconds for seconds, games, _ in self.rounds)


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast bots play whole games, beside another commit.")
    parser.add_argument("--before", required=True, help="a commit, or a folder with a package")
    parser.add_argument("--now", type=Path, default=ROOT / "src", help="the folder to compare with it")
    parser.add_argument("--game", default=first_game())
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of a round of one side")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()

    work = [given.game, given.bot, dict(option.split("=", 1) for option in given.option)]
    with package_of(given.before) as folder:
        before, now = Side(folder, work), Side(given.now.resolve(), work)
        for _ in range(given.rounds):
            before.play(given.seconds)
            now.play(given.seconds)
    ratios = [new / old for new, old in zip(now.rates(), before.rates(), strict=True)]
    figures = {
        "game": work,
        "before": {"games_per_second": before.games(), "decisions_per_second": median(before.rates())},
        "now": {"games_per_second": now.games(), "decisions_per_second": median(now.rates())},
        "ratio": median(ratios),
        "lowest": min(ratios),
    }
    if given.json:
        print(json.dumps(figures, indent=2))
        return
    print(f"{given.game} {' '.join(given.option)}, {given.bot}, {given.rounds} rounds of {given.seconds:g} s CPU time")
    for name, side in (("before", before), ("now", now)):
        print(f"  {name:<7} {side.games():>9,.1f} games/s {median(side.rates()):>10,.0f} decisions/s")
    print(f"  {median(ratios):.2f} times as fast (lowest of a round: {min(ratios):.2f})")


if __name__ == "__main__":
    main()
