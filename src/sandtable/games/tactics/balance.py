"""How even the scenarios of Dust Tactics are.

    python tools/balance.py tactics --games 1000              write docs/balance-tactics.md
    python tools/balance.py tactics --games 50 --print        only show it

The exit code is 1 if in some scenario a side wins more than 60 % of the games that are won.
"""

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Final

from sandtable.bots.simulation import Simulation, Tally
from sandtable.bots.workers import Setting, cores
from sandtable.games.tactics.game import SCENARIOS

PAGE: Final = Path("docs") / "balance-tactics.md"
"""In the checkout, where this is run."""
MOST: Final = 0.60
"""No side may win more than this share."""


def play(scenario: str, bot: str, games: int, seed: str, workers: int) -> Tally:
    """So many games of a scenario with the boxes, the same bot on both sides."""
    simulation = Simulation(Setting("tactics", {"scenario": scenario}), [bot, bot], seed=seed, games=games)
    simulation.run(workers)
    return simulation.tally


def share(count: float, games: int) -> str:
    """A share of the games in per cent, with its 95 % interval.

    >>> share(50, 100)
    '50.0 ± 9.8 %'
    """
    part = count / games
    return f"{100 * part:.1f} ± {196 * sqrt(part * (1 - part) / games):.1f} %"


def row(scenario: str, tally: Tally) -> tuple[str, bool]:
    """A line of the table, and whether the scenario is even."""
    allies, axis = tally.seat_wins
    drawn = tally.games - allies - axis
    endings = ", ".join(f"{name} {100 * count / tally.games:.0f} %" for name, count in tally.endings.most_common())
    rounds = sum(turns * count for turns, count in tally.turns.items()) / tally.games
    cells = [scenario, share(allies, tally.games), share(axis, tally.games), share(drawn, tally.games)]
    won = allies + axis
    even = not won or max(allies, axis) <= MOST * won
    return "| " + " | ".join([*cells, f"{rounds:.1f}", endings]) + " |", even


def main(arguments: Sequence[str]) -> int:
    """Measure all scenarios."""
    parser = argparse.ArgumentParser(prog="balance.py tactics", description="How even the scenarios are.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="rookie")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--print", action="store_true", help="write no file")
    settings = parser.parse_args(list(arguments))
    command = f"python tools/balance.py tactics --games {settings.games} --seed {settings.seed}"
    if settings.bot != "rookie":
        command += f" --bot {settings.bot}"
    lines = [
        "# How even the scenarios of Dust Tactics are",
        "",
        f"<!-- Written by `{command}`; run it again instead of changing this page. -->",
        "",
        "Boards, scenarios and most values of the cards are a reconstruction, so they were chosen to be even:",
        f"in no scenario may a side win more than {100 * MOST:.0f} % of the games that are won. Measured with the",
        f"armies of the box and the same bot, *{settings.bot}*, on both sides, {settings.games} games a scenario,",
        f"with 95 % intervals: `{command}`.",
        'Whoever repeats it gets the same numbers. "Ends" says how the battles ended (T21.1).',
        "",
        "| scenario | Allies win | Axis win | drawn | rounds (mean) | ends |",
        "|---|---|---|---|---|---|",
    ]
    fair = True
    for scenario in SCENARIOS:
        line, even = row(scenario, play(scenario, settings.bot, settings.games, settings.seed, settings.workers))
        lines.append(line)
        fair = fair and even
    if settings.print:
        sys.stdout.write("\n".join(lines) + "\n")
    else:
        PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0 if fair else 1
