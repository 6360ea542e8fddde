"""How even the map of Dust is: games between four Rookies, by capital, by seat, by place in the set-up and by army.

    python tools/balance.py dust --games 1000              write docs/balance-dust.md
    python tools/balance.py dust --games 40 --print        only show it
    python tools/balance.py dust --edition epic --print    one edition

Armies and capitals are drawn by lot, inside the rules (D2.3, D2.4), for Rookies would hardly ever try some of them;
everything else the Rookies decide. The exit code is 1 if a capital wins less than 70 % or more than 140 % of its share.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from hashlib import blake2b
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import NamedTuple

from sandtable.bots.registry import make_bot
from sandtable.bots.simulation import winners
from sandtable.bots.workers import cores
from sandtable.core.registry import game
from sandtable.core.seats import CHANCE
from sandtable.games.dust.rules.board import DustState
from sandtable.games.dust.rules.editions import NAMES
from sandtable.games.dust.rules.setup import ChooseArmy, ClaimCapital
from sandtable.games.dust.rules.tables import COLOURS
from sandtable.table.dice import SeededDice

PAGE = Path("docs") / "balance-dust.md"
"""In the checkout, where this is run."""
PLAYERS = 4
LEAST, MOST = 0.7, 1.4
"""What a capital may win of its share, a quarter of the games in which somebody has it."""


class SeatResult(NamedTuple):
    """One player in one game."""

    capital: str
    seat: int
    place: int
    """When it was their turn in the set-up, 0 for the first."""
    army: str
    won: float
    """1 for a victory, less if several share it."""
    points: float
    """Their victory points, by the mean of the table."""


class Played(NamedTuple):
    """One game."""

    results: list[SeatResult]
    rounds: int
    ending: str


def play(edition: str, seed: str) -> Played:
    """One game between Rookies, with armies and capitals drawn by lot."""
    rules = game("dust").rules({"edition": edition, "players": PLAYERS})
    secret = blake2b(f"bots {seed}".encode(), digest_size=16).hexdigest()
    bots = [make_bot("rookie", rules, seat, secret) for seat in range(PLAYERS)]
    dice, lots = SeededDice(seed), Random(f"lots {seed}")
    state = rules.start()
    assert isinstance(state, DustState)
    order: list[int] = []
    rolls = number = 0
    while not state.is_over():
        seat = state.seat
        if seat == CHANCE:
            state.apply(state.draw(partial(dice.number, rolls)), CHANCE)
            rolls += 1
            continue
        step = state.stack[-1]
        if isinstance(step, ChooseArmy):
            order.append(seat)
        by_lot = isinstance(step, ChooseArmy | ClaimCapital)
        state.apply(lots.choice(state.legal()) if by_lot else bots[seat].decide(state, number), seat)
        number += 1
    won = winners(state.returns())
    mean = sum(state.vp) / PLAYERS
    results = [
        SeatResult(
            capital=state.tables.area_names[state.homes[seat]],
            seat=seat,
            place=order.index(seat),
            army=COLOURS[state.colours[seat]],
            won=1.0 / len(won) if seat in won else 0.0,
            points=state.vp[seat] / mean,
        )
        for seat in range(PLAYERS)
    ]
    return Played(results, state.round, state.ending)


def play_numbered(given: tuple[str, str]) -> Played:
    """``play`` for a pool of processes."""
    return play(*given)


def figures(results: Iterable[SeatResult]) -> tuple[int, float, float, float]:
    """How many there were, what they won by a fair share, how sure that is (95 %), and their points by the mean.

    >>> figures([SeatResult("", 0, 0, "", 1.0, 2.0), SeatResult("", 0, 0, "", 0.0, 1.0)])
    (2, 2.0, 2.77..., 1.5)
    """
    found = list(results)
    count = len(found)
    share = sum(one.won for one in found) / count
    unsure = 1.96 * sqrt(share * (1.0 - share) / count)
    return count, share * PLAYERS, unsure * PLAYERS, sum(one.points for one in found) / count


def table(title: str, field: str, results: list[SeatResult]) -> tuple[list[str], list[float]]:
    """A Markdown table by one property of the players, and what each of its rows won."""
    names = sorted({getattr(one, field) for one in results})
    lines = [f"| {title} | games | wins by a fair share | victory points by the mean |", "|---|---|---|---|"]
    shares: list[float] = []
    for name in names:
        count, share, unsure, points = figures(one for one in results if getattr(one, field) == name)
        word = str(name + 1) if isinstance(name, int) else name.replace("-", " ")
        lines.append(f"| {word} | {count} | {100 * share:.0f} ± {100 * unsure:.0f} % | {100 * points:.0f} % |")
        shares.append(share)
    return [*lines, ""], shares


def edition_report(edition: str, games: int, seed: str, workers: int) -> tuple[list[str], bool]:
    """The part of the page about one edition, and whether no capital is too good or too bad."""
    jobs = [(edition, f"{seed}:{number}") for number in range(games)]
    with Pool(workers) as pool:
        played = pool.map(play_numbered, jobs, chunksize=4)
    results = [one for each in played for one in each.results]
    rounds = sum(each.rounds for each in played) / games
    lines = [f"## {edition.capitalize()}", "", f"{games} games, {rounds:.1f} rounds on average.", ""]
    capitals, shares = table("capital", "capital", results)
    lines += capitals
    for title, field in (("place in the set-up", "place"), ("seat", "seat"), ("army", "army")):
        lines += table(title, field, results)[0]
    return lines, min(shares) >= LEAST and max(shares) <= MOST


def main(arguments: Sequence[str]) -> int:
    """Play and write the page."""
    parser = argparse.ArgumentParser("balance.py dust", description="How even the map of Dust is.")
    parser.add_argument("--games", type=int, default=1000, help="games for each edition")
    parser.add_argument("--edition", action="append", choices=NAMES, help="only this edition")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--print", action="store_true", help="only show it, write nothing")
    given = parser.parse_args(arguments)
    command = f"python tools/balance.py dust --games {given.games} --seed {given.seed}"
    lines = [
        "# How even the map of Dust is",
        "",
        f"<!-- Written by `{command}`; run it again instead of changing this page. -->",
        "",
        "The map is a reconstruction, chosen so that every capital is worth playing. Measured, with 95 % intervals,",
        f"in games between four players, all of them the bot *Rookie*: `{command}`. Whoever repeats it gets the same",
        "numbers. Armies and capitals are drawn by lot, inside the rules (D2.3, D2.4); everything else the Rookies",
        "decide. 100 % is a fair share: a quarter of the games in which somebody has that capital, seat or army.",
        f"No capital may be under {LEAST:.0%} or over {MOST:.0%} of it in any edition. The seat decides nothing,",
        "for the cards set the order, nor does the army's colour: how far their numbers are from 100 % shows what is",
        "left to chance in all of them.",
        "",
    ]
    uneven: list[str] = []
    for edition in given.edition or NAMES:
        found, even = edition_report(edition, given.games, given.seed, given.workers)
        lines += found
        if not even:
            uneven.append(edition)
        print("\n".join(found), flush=True)
    if not given.print:
        PAGE.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")
    if uneven:
        print(f"A capital is worth too much or too little: {', '.join(uneven)}; see above.", file=sys.stderr)
    return int(bool(uneven))
