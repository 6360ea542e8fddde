"""How even Dual Powers is: games between Rookies, and of a Rookie against the opposition.

    python tools/balance.py dual-powers --games 2000 --alone 200      write docs/balance-dual-powers.md
    python tools/balance.py dual-powers --games 40 --alone 5 --print  only show it

The exit code is 1 if in the games between Rookies a side wins more than 55 %, the track decides most of them, or they
are too short or too long.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

from sandtable.bots.simulation import Simulation, Tally
from sandtable.bots.workers import Setting, cores

PAGE = Path("docs") / "balance-dual-powers.md"
"""In the checkout, where this is run."""
MOST = 0.55
"""No side may win more than this share of the games between Rookies."""
ROUNDS = (4.5, 5.5)
"""How long games between Rookies last on average."""
TURNS = {False: 9, True: 10}
"""What a round adds to the count of turns, with two players and alone: its opening, then P4.1, P7.4."""
VARIANTS: dict[str, dict[str, object]] = {
    "as in the rulebook": {},
    "accompanied neutrals": {"accompanied_neutrals": True},
    "unrest seven": {"unrest_seven": True},
}
LEVELS = range(1, 7)


def play(options: dict[str, object], games: int, seed: str, workers: int) -> Tally:
    """So many games."""
    setting = Setting("dual-powers", options)
    bots = ["rookie"] if options.get("solitaire") else ["rookie", "rookie"]
    simulation = Simulation(setting, bots, seed=seed, games=games)
    simulation.run(workers)
    return simulation.tally


def share(count: int, games: int) -> str:
    """A share of the games in per cent, with its 95 % interval.

    >>> share(50, 100)
    '50.0 ± 9.8 %'
    """
    part = count / games
    return f"{100 * part:.1f} ± {196 * sqrt(part * (1 - part) / games):.1f} %"


def percent(count: int, games: int) -> str:
    """A share of the games in per cent.

    >>> percent(1, 3)
    '33 %'
    """
    return f"{100 * count / games:.0f} %"


def rounds(tally: Tally, alone: bool) -> Counter[int]:
    """How many games had so many rounds."""
    found: Counter[int] = Counter()
    for turns, count in tally.turns.items():
        found[-(-turns // TURNS[alone])] += count
    return found


def ends(tally: Tally, reasons: list[str]) -> list[str]:
    """How often the games ended for each reason."""
    return [percent(tally.endings[reason], tally.games) for reason in reasons]


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """A Markdown table.

    >>> table(["a", "b"], [["1", "2"]])
    ['| a | b |', '|---|---|', '| 1 | 2 |']
    """
    lines = [head, *rows]
    found = ["| " + " | ".join(line) + " |" for line in lines]
    return [found[0], "|" + "---|" * len(head), *found[1:]]


def between_rookies(games: int, seed: str, workers: int) -> tuple[list[str], bool]:
    """The table of games between Rookies, and whether all is as it should be."""
    rows, even = [], True
    for name, options in VARIANTS.items():
        tally = play(options, games, seed, workers)
        lengths = rounds(tally, False)
        mean = sum(length * count for length, count in lengths.items()) / games
        spread = " / ".join(percent(lengths[length], games) for length in range(2, 7))
        red = tally.seat_wins[tally.seats.index("red")]
        even = even and max(red, games - red) <= MOST * games
        even = even and tally.endings["track"] < games / 2 and ROUNDS[0] <= mean <= ROUNDS[1]
        reasons = ends(tally, ["track", "calendar", "calendar-will"])
        rows.append([name, str(games), share(red, games), share(games - red, games), f"{mean:.2f}", spread, *reasons])
    head = ["rules", "games", "red wins", "white wins", "rounds (mean)", "ends in round 2 / 3 / 4 / 5 / 6"]
    return table([*head, "end of track", "calendar", "calendar, by Will of the People"], rows), even


def against_the_opposition(games: int, seed: str, workers: int) -> list[str]:
    """The table of a Rookie alone."""
    rows = []
    for side in ("red", "white"):
        wins, endings = [], Counter[str]()
        for level in LEVELS:
            tally = play({"solitaire": True, "side": side, "difficulty": level}, games, seed, workers)
            wins.append(percent(tally.seat_wins[0], games))
            endings += tally.endings
        total = games * len(LEVELS)
        reasons = [percent(endings[reason], total) for reason in ("track", "third-round", "third-round-will")]
        rows.append([side, str(games), *wins, *reasons])
    head = ["side", "games a level", *(f"wins at {level}" for level in LEVELS)]
    return table([*head, "end of track", "third round", "third round, by Will of the People"], rows)


def main(arguments: Sequence[str]) -> int:
    """Play and write the page."""
    parser = argparse.ArgumentParser("balance.py dual-powers", description="How even Dual Powers is.")
    parser.add_argument("--games", type=int, default=2000, help="games between Rookies, for each set of rules")
    parser.add_argument("--alone", type=int, default=200, help="games against the opposition, for each side and level")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--print", action="store_true", help="only show it, write nothing")
    given = parser.parse_args(arguments)
    two, even = between_rookies(given.games, given.seed, given.workers)
    alone = against_the_opposition(given.alone, given.seed, given.workers)
    command = f"python tools/balance.py dual-powers --games {given.games} --alone {given.alone} --seed {given.seed}"
    lines = [
        "# How even Dual Powers is",
        "",
        f"<!-- Written by `{command}`; run it again instead of changing this page. -->",
        "",
        "Cards, units, leaders, map and track are a reconstruction, chosen so that the two sides are even and a game",
        "lasts about five rounds. Measured, with 95 % intervals, in games played by the bot *Rookie*:",
        f"`{command}`. Whoever repeats it gets the same numbers.",
        "",
        "## Rookie against Rookie",
        "",
        *two,
        "",
        f"Neither side may win more than {MOST:.0%} of the games; the calendar, not the track, has to decide most of",
        f"them; and they have to last {ROUNDS[0]:g} to {ROUNDS[1]:g} rounds, for October, which ends them, falls in",
        "round five or six. Simpler players than Rookie, by whom the track was measured out, came to its end in",
        "21 to 34 % of their games.",
        "",
        "## Rookie alone against the opposition, by difficulty",
        "",
        *alone,
    ]
    page = "\n".join(lines) + "\n"
    print(page)
    if not given.print:
        PAGE.write_text(page, encoding="utf-8")
    if not even:
        print("The games are not what they should be: see above.", file=sys.stderr)
    return int(not even)
