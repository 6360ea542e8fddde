"""Who holds how much of what, for the tests of D11 and D12: the areas themselves do not matter there.

``at_the_end("first: 1 capital, 3 sources; second: 4 plain")`` is a round that has just been scored.
"""

from sandtable.core.bits import members
from sandtable.games.dust.rules.tables import DustRules
from sandtable.testing import Play
from tests.dust.positions import at, rules_with


def pools() -> dict[str, list[str]]:
    """The areas of the map by what they are, in the order of their names."""
    rules = rules_with(edition="premium", players=2)
    assert isinstance(rules, DustRules)
    names = rules.area_names
    land, sea = names[: rules.first_sea], names[rules.first_sea :]
    capitals = [names[area] for area in members(rules.capitals)]
    sources = [names[area] for area in members(rules.land_sources)]
    springs = [sea[place] for place in members(rules.sea_sources)]
    return {
        "capital": sorted(capitals),
        "source": sorted(sources),
        "plain": sorted(set(land) - set(capitals) - set(sources)),
        "sea": sorted(set(sea) - set(springs)),
        "sea-source": sorted(springs),
    }


def hand_out(text: str) -> tuple[str, list[str]]:
    """The areas as ``at`` takes them, and those that have a centre.

    A force has so many of each: ``first: 1 capital, 2 sources, 3 plain, 1 sea, 1 sea-source, 2 centres``, a tank on
    each land area, a submarine in each sea area; its centres stand in its plain areas, then in its capitals.

    >>> hand_out("first: 1 capital, 1 centre; second: 1 sea")
    ('central-europe: first 1T; arabian-sea: second 1S', ['central-europe'])
    """
    left = pools()
    areas: list[str] = []
    centres: list[str] = []
    for part in text.split(";"):
        force, _, what = part.partition(":")
        sites: list[str] = []
        for claim in what.split(","):
            number, kind = claim.split()
            kind = kind.removesuffix("s")
            if kind == "centre":
                assert len(sites) >= int(number), "a centre needs a plain area or a capital"
                centres += sites[: int(number)]
                continue
            taken = [left[kind].pop(0) for _ in range(int(number))]
            unit = "1S" if kind.startswith("sea") else "1T"
            areas += [f"{name}: {force.strip()} {unit}" for name in taken]
            sites = taken + sites if kind == "plain" else sites + taken if kind == "capital" else sites
    return "; ".join(areas), centres


def at_the_end(
    text: str, board: str = "", steps: str = "end-of-round", *, edition: str = "premium", **more: object
) -> Play:
    """The position after the steps were carried out: by default the end of the round."""
    areas, centres = hand_out(text)
    return at(areas, steps, f"centres = {centres}\n{board}", edition=edition, **more)  # type: ignore[arg-type]


def gained(play: Play) -> list[int]:
    """What each seat got in the last scoring."""
    return list(play.board["gained"].values())


def outcome(play: Play) -> tuple[str, list[float]]:
    """Why the game is over, and the result of each seat; empty and zeros while it is on."""
    return play.state.ending, play.state.returns()


ON = ("", [0.0, 0.0])
"""The game goes on, with two players."""
FIRST = [1.0, -1.0]
SECOND = [-1.0, 1.0]
SHARED = [0.0, 0.0]
