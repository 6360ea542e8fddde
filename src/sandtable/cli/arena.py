"""`sandtable arena`: bots against bots, with a cross table, ratings and a plot."""

import errno
import os
from pathlib import Path

from sandtable.bots.arena import Arena, Pairing
from sandtable.bots.rating import Rating
from sandtable.bots.stopping import CLOSE, FIRST, SECOND
from sandtable.cli.match_options import MatchOptions, progress
from sandtable.core.registry import game as find_game
from sandtable.play.report import number, percent, print_json, span, table
from sandtable.play.signals import Interrupted, signals_deferred
from sandtable.play.talk import Talk, platform_texts, refusal
from sandtable.text.wording import Wording


def run_arena(
    contest: MatchOptions, *, stop: bool, error: float | None, margin: float | None, svg: Path | None, json: bool
) -> int:
    """Play and report. When interrupted it reports the deals that are complete; the exit code tells the signal."""
    contest.check()
    if not stop and (error is not None or margin is not None):
        raise refusal("arena-error-stop")
    if svg is not None:
        _check(svg)  # before hours of games, not after them
    arena = Arena(contest.setting(), contest.bots, seed=contest.seed(), games=contest.games)
    if stop:
        arena.stop_early(0.05 if error is None else error, margin)
    code = 0
    try:
        with progress(arena.planned) as advance:
            arena.run(contest.workers(), advance)
    except Interrupted as leave:
        code = leave.code
    if svg is not None and arena.games:
        _write(svg, arena)
    if json:
        print_json(arena.report())
    else:
        _print(arena)
    return code


def _check(path: Path) -> None:
    """Refuse a file that cannot be written."""
    if path.is_dir():
        raise refusal("cli-error-directory", file=str(path))
    if not path.parent.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        number = errno.EACCES if path.parent.is_dir() else errno.ENOENT
        raise refusal("cli-error-write", file=str(path), reason=os.strerror(number))


def _write(path: Path, arena: Arena) -> None:
    """Draw the ratings into a file."""
    from sandtable.bots.plot import ratings_svg

    say = platform_texts().say
    title = find_game(arena.rules.game_name).title
    drawing = ratings_svg(
        arena.labels,
        arena.ratings(),
        title=say("arena-plot-title", title=title),
        note=say("arena-plot-note", games=number(arena.games), seed=arena.seed, anchor=_anchor(arena)),
        axis=say("arena-plot-axis"),
        show=lambda value: number(value, signed=True),
        interval=_interval,
    )
    try:
        with signals_deferred():
            path.write_text(drawing, encoding="utf-8")
    except OSError as error:
        raise refusal("cli-error-write", file=str(path), reason=error.strerror or "?") from None


def _anchor(arena: Arena) -> str:
    say = platform_texts().say
    return say("arena-anchor-mean") if arena.anchor is None else say("arena-anchor", bot=arena.labels[arena.anchor])


def _interval(rating: Rating) -> str:
    if rating.low == rating.high == rating.elo:  # the anchor
        return "-"
    say = platform_texts().say
    low = "" if rating.low is None else number(rating.low, signed=True)
    high = "" if rating.high is None else number(rating.high, signed=True)
    if low and high:
        return span(low, high)
    if low:
        return say("arena-span-up", low=low)
    return say("arena-span-down", high=high) if high else say("arena-span-none")


def _print(arena: Arena) -> None:
    talk = Talk()
    title = find_game(arena.rules.game_name).title
    talk.say("arena-held", title=title, games=number(arena.games), pairings=len(arena.pairings), seed=arena.seed)
    if not arena.finished:
        talk.say("arena-interrupted-deals", games=number(arena.games), wanted=number(arena.planned))
    if not arena.games:
        return
    pace = number(arena.decisions / max(arena.seconds, 1e-9))
    talk.say("arena-pace", decisions=number(arena.decisions), seconds=number(arena.seconds, 1), pace=pace)
    talk.line()
    talk.lines(_standings(arena, talk.width))
    talk.line()
    talk.lines(_pairings(arena, talk.width))
    talk.line()
    wording = Wording.of(arena.rules, platform_texts().language)
    for seat, wins in zip(arena.rules.seats, arena.seat_wins, strict=True):
        talk.say("arena-seat", seat=wording.name("seat", seat), wins=number(wins), share=percent(wins / arena.games))
    if arena.drawn:
        talk.say("arena-draws", draws=number(arena.drawn), share=percent(arena.drawn / arena.games))
    talk.line()
    talk.say("arena-about", anchor=_anchor(arena), deals=len(arena.plan))
    if arena.stopping is not None:
        talk.say("arena-about-stop", error=percent(arena.stopping[0]))


def _standings(arena: Arena, width: int) -> list[str]:
    """The bots by rating; the cross table beside it, if there is room."""
    say = platform_texts().say
    ratings = arena.ratings()
    order = sorted(range(len(ratings)), key=lambda player: -ratings[player].elo)
    between: dict[tuple[int, int], str] = {}
    for pairing in arena.pairings:
        if pairing.deals:
            score = pairing.estimate().score
            between[pairing.first, pairing.second] = number(100 * score, 1)
            between[pairing.second, pairing.first] = number(100 - 100 * score, 1)
    plain = [["", say("arena-bot"), say("arena-elo"), say("arena-interval"), say("arena-score")]]
    cross = [[*plain[0], *(f"[{place}]" for place in range(1, len(order) + 1))]]
    for place, player in enumerate(order, 1):
        points, games = arena.points(player)
        share = percent(points / games) if games else "-"
        row = [f"[{place}]", arena.labels[player], number(ratings[player].elo, signed=True)]
        plain.append([*row, _interval(ratings[player]), share])
        cross.append([*plain[-1], *("-" if player == other else between.get((player, other), "?") for other in order)])
    lines = table(cross, left=(1,))
    return lines if max(map(len, lines)) <= width else table(plain, left=(1,))


def _pairings(arena: Arena, width: int) -> list[str]:
    """Every pairing; in a narrow window with fewer columns."""
    say = platform_texts().say
    rows = [[say("arena-pairing"), say("arena-games"), say("arena-results"), say("arena-score"), say("arena-interval")]]
    rows[0].append(say("arena-verdict") if arena.stopping is not None else "")
    for pairing in arena.pairings:
        names = say("arena-versus", first=arena.labels[pairing.first], second=arena.labels[pairing.second])
        found = pairing.estimate()
        results = f"+{pairing.wins} ={pairing.draws} -{pairing.losses}"
        score = percent(found.score) if pairing.deals else "-"
        bounds = span(percent(found.low), percent(found.high))
        rows.append([names, number(pairing.games), results, score, bounds, _verdict(arena, pairing)])
    for columns in ((0, 1, 2, 3, 4, 5), (0, 1, 3, 4, 5), (0, 3, 4, 5)):
        lines = table([[row[column] for column in columns] for row in rows], left=(0, len(columns) - 1))
        if max(map(len, lines)) <= width:
            break
    return lines


def _verdict(arena: Arena, pairing: Pairing) -> str:
    say = platform_texts().say
    if pairing.referee is None:
        return ""
    if pairing.referee.verdict == CLOSE:
        return say("arena-verdict-close")
    if pairing.referee.verdict in (FIRST, SECOND):
        winner = pairing.first if pairing.referee.verdict == FIRST else pairing.second
        return say("arena-verdict-stronger", bot=arena.labels[winner])
    return say("arena-verdict-open")
