"""Draw the map of Dust: from Natural Earth, map.toml and tools/dust_map/sketch.toml to the data file of the game.

    python tools/draw_dust_map.py                     write src/sandtable/games/dust/data/drawing.json
    python tools/draw_dust_map.py --preview FILE.svg  also make a picture of it
    python tools/draw_dust_map.py --kept --preview FILE.svg  only that, of the file as it is

It needs npm, which brings Natural Earth in the package world-atlas, and nothing else; --world FILE takes its
countries-50m.json from a file instead. Whoever changes the links or points of map.toml changes the sketch with
it, and runs this: it says which areas touch that must not, and which do not that must.

What the file holds, all in whole units of a drawing that is ``width`` by ``height``, x to the right, y down:

    projection  its name, and which meridians and parallels are the edges
    arcs        lines: the first point, then the step to each next one: x, y, dx, dy, dx, dy, ...
    sides       for each arc the areas on its right and on its left, as one looks along it on a screen: their
                places in ``areas``, or -1 for the edge of the map and the Caspian Sea
    areas       as in map.toml, land first:
        name, kind
        rings   closed lines around the area and its holes: numbers of arcs, ~n (below 0) for arc n backwards. Fill
                them by the even-odd rule.
        spot    x, y, radius of a circle inside, for counters
        label   x, y, width, height of a box inside, for the name; x and y are its middle
        mark    x, y for the sign of a capital or a power source; only there
        anchor  x, y, radius of a circle at sea, for the counters of an area that is too small; only there
    wraps       the links around the edge: the area at the left edge and the one at the right, and between which
                heights they lie across it; over a strait, the heights of their capes
    corners     points where four areas meet, and these: no link leads over such a point
    lakes       closed lines, as arcs but without their first point again: the Caspian Sea, and lakes on top of areas
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "src/sandtable/games/dust/data/drawing.json"


def draw(world: Path | None) -> dict[str, Any]:
    """The drawing."""
    from tools.dust_map import areas, borders, coasts, drawing, sketch, source

    atlas = sketch.our_atlas()
    plan = sketch.read_sketch(atlas)
    puzzle = areas.Puzzle(coasts.read_coasts(source.read(world), plan), plan)
    pairs = borders.linked(atlas)
    arcs = borders.joined(puzzle.arcs(), pairs)
    borders.check(arcs, pairs)
    return drawing.drawing(arcs, atlas, plan)


def main() -> None:
    """Draw, and write."""
    parser = argparse.ArgumentParser(description="Draw the map of Dust.")
    parser.add_argument("--world", type=Path, metavar="FILE", help="countries-50m.json of world-atlas, else from npm")
    parser.add_argument("--kept", action="store_true", help="draw nothing anew, take the file as it is")
    parser.add_argument("--preview", type=Path, metavar="FILE", help="make a picture, an SVG file")
    parser.add_argument("--language", default="en", help="of the names in the picture")
    parser.add_argument("--held", action="store_true", help="share out the areas among six armies in the picture")
    parser.add_argument("--rooms", action="store_true", help="show the places for counters in the picture")
    asked = parser.parse_args()
    sys.path.insert(0, str(ROOT))  # so that this can be run as a script
    from tools.dust_map import areas, drawing, preview, sketch

    try:
        found = json.loads(FILE.read_text(encoding="utf-8")) if asked.kept else draw(asked.world)
    except areas.DrawingError as error:
        sys.exit(str(error))
    if not asked.kept:
        FILE.write_text(drawing.text(found), encoding="utf-8")
    if asked.preview:
        atlas = sketch.our_atlas()
        shown = preview.picture(found, atlas, language=asked.language, held=asked.held, rooms=asked.rooms)
        asked.preview.write_text(shown, encoding="utf-8")


if __name__ == "__main__":
    main()
