"""How long bots think: CPU time a decision, chance excluded, counting only decisions with two or more legal actions.

    python benchmarks/bots.py dual-powers rookie --games 10 [--option solitaire=yes] [--json]

The bot plays every seat. The time includes the view and the sample it is given.
"""

import argparse
import json
from collections import defaultdict
from functools import partial
from statistics import mean
from time import process_time
from typing import Any

from sandtable.bots.registry import make_bot
from sandtable.core.registry import game
from sandtable.core.rules import Rules
from sandtable.core.seats import CHANCE
from sandtable.core.step import kebab
from sandtable.table.dice import SeededDice


def thinking(rules: Rules, bot: str, seed: str) -> dict[str, list[float]]:
    """Seconds of CPU time for each decision of one game, by the step that asked."""
    found: dict[str, list[float]] = defaultdict(list)
    players = [make_bot(bot, rules, seat, seed) for seat in range(len(rules.seats))]
    dice = SeededDice(seed)
    state = rules.start()
    rolls = number = 0
    while not state.is_over():
        if state.seat == CHANCE:
            state.apply(state.draw(partial(dice.number, rolls)))
            rolls += 1
            continue
        begun = process_time()
        action = players[state.seat].decide(state, number)
        seconds = process_time() - begun
        if len(state.legal()) > 1:
            found[kebab(type(state.stack[-1]).__name__)].append(seconds)
        state.apply(action)
        number += 1
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How long bots think.")
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--option", action="append", default=[], help="name=value of an option of the game")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rules = game(given.game).rules(dict(option.split("=", 1) for option in given.option))
    times: dict[str, list[float]] = defaultdict(list)
    for number in range(given.games):
        for step, seconds in thinking(rules, given.bot, f"think:{number}").items():
            times[step] += seconds
    times["all"] = [seconds for step in list(times) for seconds in times[step]]
    rows: list[dict[str, Any]] = [
        {"step": step, "decisions": len(seconds), "mean_ms": mean(seconds) * 1e3, "longest_ms": max(seconds) * 1e3}
        for step, seconds in sorted(times.items(), key=lambda item: len(item[1]))
    ]
    if given.json:
        print(json.dumps({"game": given.game, "bot": given.bot, "games": given.games, "rows": rows}))
        return
    print(f"{'step':<20} {'decisions':>9} {'mean ms':>8} {'longest ms':>10}")
    for row in rows:
        print(f"{row['step']:<20} {row['decisions']:>9} {row['mean_ms']:>8.2f} {row['longest_ms']:>10.2f}")


if __name__ == "__main__":
    main()
