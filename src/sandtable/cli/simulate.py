"""`sandtable simulate`: many games between bots, counted."""

from collections.abc import Mapping
from typing import Final

from sandtable.bots.rating import wilson
from sandtable.bots.simulation import Simulation
from sandtable.cli.match_options import MatchOptions, progress
from sandtable.core.registry import game as find_game
from sandtable.play.report import number, percent, print_json, span, table
from sandtable.play.signals import Interrupted
from sandtable.play.talk import Talk, platform_texts, refusal
from sandtable.text.wording import Wording

BARS: Final = 12
"""Lines of a histogram at most."""


def simulate_games(contest: MatchOptions, *, first: int, rotate: bool, json: bool) -> int:
    """Play and report. When interrupted it reports the games that were played; the exit code tells the signal."""
    contest.check()
    if first < 0:
        raise refusal("arena-error-least", flag="--first", least=0, given=first)
    simulation = Simulation(
        contest.setting(len(contest.bots)),
        contest.bots,
        seed=contest.seed(),
        games=contest.games,
        first=first,
        rotate=rotate,
    )
    code = 0
    try:
        with progress(contest.games) as advance:
            simulation.run(contest.workers(), advance)
    except Interrupted as leave:
        code = leave.code
    if json:
        print_json(simulation.report())
    else:
        _print(simulation)
    return code


def _print(simulation: Simulation) -> None:
    talk, say = Talk(), platform_texts().say
    tally, seconds = simulation.tally, simulation.seconds
    games = number(tally.games)
    talk.say("arena-simulated", title=find_game(simulation.rules.game_name).title, games=games, seed=simulation.seed)
    if tally.games < simulation.games:
        talk.say("arena-interrupted", games=games, wanted=number(simulation.games))
    if not tally.games:
        return
    pace = number(tally.decisions / max(seconds, 1e-9))
    talk.say("arena-pace", decisions=number(tally.decisions), seconds=number(seconds, 1), pace=pace)
    wording = Wording.of(simulation.rules, platform_texts().language)
    rows = [["", say("arena-wins"), say("arena-share"), say("arena-interval")]]
    for bot, wins in tally.bot_wins.items():
        rows.append(_row(bot, wins, tally.bot_games[bot]))
    for seat, wins in zip(tally.seats, tally.seat_wins, strict=True):
        rows.append(_row(wording.name("seat", seat), wins, tally.games))
    if tally.draws:
        rows.append(_row(say("arena-drawn"), tally.draws, tally.games))
    talk.line()
    talk.lines(table(rows))
    talk.line()
    lengths = tally.lengths()
    least, most = number(lengths["min"]), number(lengths["max"])
    talk.say("arena-turns", mean=number(lengths["mean"], 1), least=least, most=most)
    talk.lines(table(histogram(tally.turns, talk.width - 30), left=(2,)))
    talk.line()
    talk.say("arena-endings")
    for reason, count in tally.endings.most_common():
        talk.paragraph(wording.ending(reason), f"  {number(count):>7}  ", " " * 11)


def _row(name: str, wins: int, games: int) -> list[str]:
    low, high = wilson(wins / games, games)
    return [name, number(wins), percent(wins / games), span(percent(low), percent(high))]


def histogram(counts: Mapping[int, int], width: int) -> list[list[str]]:
    """Numbers (or, if there are too many, ranges of them), how often they came, and bars.

    >>> for row in histogram({8: 2, 9: 4}, 20): print(*row)
    8 2 ##########
    9 4 ####################
    """
    least, most = min(counts), max(counts)
    step = 1 if len(counts) <= BARS else -(-(most - least + 1) // BARS)
    bins: dict[int, int] = {}
    for value in sorted(counts):
        start = value if step == 1 else least + (value - least) // step * step
        bins[start] = bins.get(start, 0) + counts[value]
    longest = max(bins.values())
    return [
        [
            str(start) if step == 1 else f"{start}-{start + step - 1}",
            str(count),
            "#" * max(1, round(width * count / longest)),
        ]
        for start, count in bins.items()
    ]
