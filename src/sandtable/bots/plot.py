"""Ratings and their intervals as an SVG picture: plain text, light and dark, readable by a screen reader."""

from collections.abc import Callable, Sequence
from math import floor, log10
from typing import Final
from xml.sax.saxutils import escape

from sandtable.bots.rating import Rating

NARROWEST: Final = 760
AXIS: Final = 280
"""The least width of the axis; long names make the picture wider."""
LEFT: Final = 24
TOP: Final = 78
ROW: Final = 34
BOTTOM: Final = 62
LETTER: Final = 8.2
"""About how wide a letter is."""

STYLE: Final = """
  .paper { fill: #ffffff } text { fill: #1c2024; font: 14px system-ui, sans-serif }
  .title { font-size: 18px; font-weight: 600 } .small { font-size: 12px; fill: #535b63 }
  .grid { stroke: #d9dee3 } .zero { stroke: #7d868f } .reach { stroke: #0b62a8; stroke-width: 3 }
  .cap { stroke: #0b62a8; stroke-width: 2 } .dot { fill: #0b62a8 } .arrow { fill: #0b62a8 }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #14181c } text { fill: #e8ecf0 } .small { fill: #aab4be } .grid { stroke: #323a42 }
    .zero { stroke: #8a949e } .reach, .cap { stroke: #6fb8f5 } .dot, .arrow { fill: #6fb8f5 }
  }
"""


def ratings_svg(
    names: Sequence[str],
    ratings: Sequence[Rating],
    *,
    title: str,
    note: str,
    axis: str,
    show: Callable[[float], str] = lambda value: f"{value:+.0f}",
    interval: Callable[[Rating], str] = lambda rating: "",
) -> str:
    """Players from the strongest down, a dot for the rating and a line for the interval; an arrow means no bound.

    The texts come from outside, so that they can be in any language; ``show`` writes a number, ``interval`` an
    interval.
    """
    order = sorted(range(len(names)), key=lambda player: -ratings[player].elo)
    said = [_said(ratings[player], show, interval) for player in order]
    begin = LEFT + LETTER * max(map(len, names)) + 12
    after = LEFT + LETTER * max(map(len, said)) + 12
    width = max(NARROWEST, round(begin + AXIS + after), round(2 * LEFT + 10 * len(title)))
    end = width - after
    low, high, step = _scale(ratings)
    height = TOP + ROW * len(names) + BOTTOM
    floor_y = height - BOTTOM

    def x(elo: float) -> float:
        return begin + (end - begin) * (elo - low) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' role="img" aria-labelledby="title desc">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="desc">{escape(_described(names, said, order, note))}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{width}" height="{height}"/>',
        f'<text class="title" x="{LEFT}" y="32">{escape(title)}</text>',
        f'<text class="small" x="{LEFT}" y="54">{escape(note)}</text>',
    ]
    tick = low
    while tick <= high + step / 2:
        kind = "zero" if abs(tick) < step / 2 else "grid"
        parts.append(_line(kind, x(tick), TOP - 8, x(tick), floor_y))
        parts.append(
            f'<text class="small" x="{x(tick):.1f}" y="{floor_y + 18}" text-anchor="middle">{escape(show(tick))}</text>'
        )
        tick += step
    middle = (begin + end) / 2
    parts.append(f'<text class="small" x="{middle:.1f}" y="{height - 16}" text-anchor="middle">{escape(axis)}</text>')
    for place, player in enumerate(order):
        y = TOP + ROW * place + ROW / 2
        parts.append(f'<text x="{LEFT}" y="{y + 5:.1f}">{escape(names[player])}</text>')
        parts += _reach(ratings[player], y, x, low, high)
        parts.append(f'<circle class="dot" cx="{x(ratings[player].elo):.1f}" cy="{y:.1f}" r="6"/>')
        parts.append(f'<text x="{width - LEFT}" y="{y + 5:.1f}" text-anchor="end">{escape(said[place])}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _said(rating: Rating, show: Callable[[float], str], interval: Callable[[Rating], str]) -> str:
    if rating.low == rating.high == rating.elo:  # the anchor
        return show(rating.elo)
    return f"{show(rating.elo)} ({interval(rating)})"


def _reach(rating: Rating, y: float, x: Callable[[float], float], low: float, high: float) -> list[str]:
    """The line of an interval, with a cap at each bound and an arrow where there is none."""
    left = x(low if rating.low is None else rating.low)
    right = x(high if rating.high is None else rating.high)
    found = [_line("reach", left, y, right, y)]
    for at, bound, way in ((left, rating.low, 1), (right, rating.high, -1)):
        if bound is not None:
            found.append(_line("cap", at, y - 7, at, y + 7))
        else:
            back = at + 10 * way
            found.append(f'<path class="arrow" d="M{at:.1f} {y:.1f} L{back:.1f} {y - 6:.1f} V{y + 6:.1f} Z"/>')
    return found


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _described(names: Sequence[str], said: Sequence[str], order: Sequence[int], note: str) -> str:
    rows = "; ".join(f"{names[player]} {text}" for player, text in zip(order, said, strict=True))
    return f"{rows}. {note}"


def _scale(ratings: Sequence[Rating]) -> tuple[float, float, float]:
    """Ends and step of the axis, round numbers around everything that is drawn.

    >>> _scale([Rating(0, 0, 0), Rating(412, 371, 460)])
    (0.0, 500.0, 100.0)
    """
    bounds = [rating.elo for rating in ratings]
    bounds += [bound for rating in ratings for bound in (rating.low, rating.high) if bound is not None]
    reach = max(max(bounds) - min(bounds), 10.0)
    rough = reach / 5
    power = 10.0 ** floor(log10(rough))
    step = power * next(factor for factor in (1, 2, 5, 10) if factor * power >= rough)
    low, high = step * floor(min(bounds) / step), -step * floor(-max(bounds) / step)
    if any(rating.high is None for rating in ratings):
        high += step  # room for the arrow
    if any(rating.low is None for rating in ratings):
        low -= step
    return low, max(high, low + step), step
