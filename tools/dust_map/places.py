"""Where things go inside an area: counters, its name, and the mark of a capital or a power source."""

import math
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tools.dust_map.plane import Spot

Floats = NDArray[np.float64]

COUNTERS: Final = 60.0
"""Counters on land take a circle of this radius at most."""
BOATS: Final = 42.0
"""Those at sea are fewer."""
PLENTY: Final = 95.0
"""Room for counters and a name."""
TEXT: Final = 30.0
"""The height of a name; its letters are about half as wide."""
LETTER: Final = 15.0
MARK: Final = 20.0
"""The radius of a mark."""


class Places(NamedTuple):
    """Points inside an area."""

    spot: tuple[int, int, int]
    """The middle of its largest circle, or of one large enough near the point of the map; and the radius."""
    label: tuple[int, int, int, int]
    """The middle of a name, and how wide and high it may be there."""
    mark: Spot


class Shape:
    """An area as closed lines, to be asked about many points at once."""

    def __init__(self, rings: list[list[Spot]]) -> None:
        starts = np.array([point for ring in rings for point in ring], dtype=np.float64)
        ends = np.array([point for ring in rings for point in [*ring[1:], ring[0]]], dtype=np.float64)
        self.start, self.step = starts, ends - starts
        self.low, self.high = starts.min(axis=0), starts.max(axis=0)

    def clearance(self, points: Floats) -> Floats:
        """How far each point is from the border: positive inside, negative outside."""
        found = np.empty(len(points))
        for at in range(0, len(points), 256):
            part = points[at : at + 256, None, :]
            off = part - self.start
            square = (self.step**2).sum(axis=1)
            along = np.clip((off * self.step).sum(axis=2) / square, 0, 1)
            gap = np.sqrt(((off - along[..., None] * self.step) ** 2).sum(axis=2).min(axis=1))
            found[at : at + 256] = np.where(self._inside(part[:, 0, :]), gap, -gap)
        return found

    def _inside(self, points: Floats) -> NDArray[np.bool_]:
        x, y = points[:, :1], points[:, 1:]
        top, bottom = self.start[:, 1], self.start[:, 1] + self.step[:, 1]
        passes = (top > y) != (bottom > y)
        height = np.where(self.step[:, 1] == 0, 1, self.step[:, 1])
        at = self.start[:, 0] + self.step[:, 0] * (y - top) / height
        odd: NDArray[np.bool_] = (passes & (x < at)).sum(axis=1) % 2 == 1
        return odd

    def crossings(self, y: float) -> Floats:
        """Where the border is crossed at a height, from left to right."""
        top, bottom = self.start[:, 1], self.start[:, 1] + self.step[:, 1]
        passes = (top > y) != (bottom > y)
        return np.sort(self.start[passes, 0] + self.step[passes, 0] * (y - top[passes]) / self.step[passes, 1])

    def clearance_at(self, point: tuple[float, float]) -> float:
        """How far a single point is from the border."""
        return float(self.clearance(np.array([point], dtype=np.float64))[0])

    def pole(self, near: tuple[float, float]) -> tuple[float, float, float]:
        """The point furthest from the border, and how far that is; where there is plenty of room, one not far away."""
        step = max(4.0, float((self.high - self.low).max()) / 40)
        points = grid(self.low, self.high, step)
        while True:
            gaps = self.clearance(points)
            away = np.hypot(points[:, 0] - near[0], points[:, 1] - near[1])
            best = np.argsort(0.1 * away - np.minimum(gaps, PLENTY))[:6]
            if step < 0.6:
                x, y = points[best[0]]
                return float(x), float(y), float(gaps[best[0]])
            points = np.concatenate([grid(points[k] - step, points[k] + step, step / 3) for k in best])
            step /= 3


def grid(low: Floats, high: Floats, step: float) -> Floats:
    """Points at regular distances in a box."""
    xs, ys = np.arange(low[0], high[0] + step / 2, step), np.arange(low[1], high[1] + step / 2, step)
    return np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2)


def places(
    rings: list[list[Spot]], near: tuple[float, float], names: list[str], *, counters: float, marked: bool
) -> Places:
    """Where things go in an area with these names in several languages, if possible near the point of the map."""
    shape = Shape(rings)
    x, y, radius = shape.pole(near)
    step = 6.0 if max(shape.high - shape.low) < 500 else 10.0
    reach = max(2.2 * min(radius, PLENTY), 130.0)
    low = np.maximum(shape.low, np.array([x, y]) - reach)
    high = np.minimum(shape.high, np.array([x, y]) + reach)
    points = grid(low, high, step)
    points = points[shape.clearance(points) > 5]
    label = _label(shape, points, (x, y), min(radius, counters), names)
    mark = _mark(shape, points, (x, y), min(radius, counters), label) if marked else (0, 0)
    return Places((round(x), round(y), math.floor(radius)), label, mark)


def fit(names: list[str], width: float, height: float) -> float:
    """By how much names must be made smaller to go into a box; their words may stand below each other."""
    worst = 1.0
    for name in names:
        words = name.split()
        stacked = min(width / (LETTER * max(map(len, words))), height / (TEXT * len(words)))
        worst = min(worst, max(stacked, min(width / (LETTER * len(name)), height / TEXT)))
    return worst


def _label(
    shape: Shape, points: Floats, spot: tuple[float, float], radius: float, names: list[str]
) -> tuple[int, int, int, int]:
    """Where the name has the room it needs, near the counters but not over them."""
    best = (-math.inf, (0, 0, 0, 0))
    gaps = shape.clearance(points)
    for height in np.unique(points[:, 1]):
        row = points[:, 1] == height
        sides = {off: shape.crossings(float(height) + off) for off in (-30.0, -22.0, -15.0, 0.0, 15.0, 22.0, 30.0)}
        for px, gap in zip(points[row][:, 0], gaps[row], strict=True):
            reach = {off: _reach(xs, float(px)) for off, xs in sides.items()}
            for tall in (30, 44, 60):
                room = 2 * min(far for off, far in reach.items() if abs(off) <= tall / 2)
                size = fit(names, room, tall)
                over = max(0.0, radius * 0.85 + tall / 2 - abs(height - spot[1]))
                beside = abs(px - spot[0]) - radius * 0.85 - min(room, 15 * max(map(len, names))) / 2
                clash = min(over, max(0.0, -beside))
                off_spot = math.hypot(px - spot[0], height - spot[1] - radius)
                score = 420 * size - 3.0 * clash - 0.3 * off_spot - 1.5 * max(0.0, TEXT - gap) - 0.1 * tall
                best = max(best, (score, (round(float(px)), round(float(height)), round(room), tall)))
    return best[1]


def _reach(xs: Floats, x: float) -> float:
    """How far it is from a point to the border on the nearer side, at one height; 0 if it lies outside."""
    at = int(np.searchsorted(xs, x))
    return float(min(x - xs[at - 1], xs[at] - x)) if at % 2 else 0.0


def _mark(
    shape: Shape, points: Floats, spot: tuple[float, float], radius: float, label: tuple[int, int, int, int]
) -> Spot:
    """A place for a mark beside counters and name."""
    gaps = shape.clearance(points)
    off = np.hypot(points[:, 0] - spot[0], points[:, 1] - spot[1])
    wide = np.maximum(0, np.abs(points[:, 0] - label[0]) - min(label[2], 200) / 2)
    high = np.maximum(0, np.abs(points[:, 1] - label[1]) - label[3] / 2)
    free = np.hypot(wide, high)
    score = (
        6 * np.minimum(gaps - MARK - 6, 0)
        + 3 * np.minimum(off - radius * 0.8 - MARK, 0)
        + 3 * np.minimum(free - MARK, 0)
        - 0.5 * off
    )
    x, y = points[int(np.argmax(score))]
    return round(float(x)), round(float(y))
