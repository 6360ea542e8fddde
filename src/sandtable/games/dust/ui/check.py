"""``sandtable check``: whether a file is a map or cards of Dust, and what is in it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sandtable.core.bits import members
from sandtable.games.datafiles import file_label, read_files
from sandtable.games.dust.rules.atlas import CAPITAL, SOURCE, Atlas, read_atlas
from sandtable.games.dust.rules.deck import ABILITIES, Deck, read_deck
from sandtable.play.talk import Talk, current_language
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE, Wording

PACKAGE: Final = "sandtable.games.dust"
MAP: Final = "map"


def check_file(what: str, file: Path) -> int:
    """Say what is in a file, a map or cards, or what is wrong with it."""
    wording = Wording(Texts(current_language(), [PACKAGE, CORE]))
    lines = Summary(wording, file_label(file)).lines(what, read_files(PACKAGE, [what], {what: file})[what])
    talk = Talk()
    for line in lines:
        talk.paragraph(line.lstrip(), " " * (len(line) - len(line.lstrip())))
    return 0


class Summary:
    """What is in a file, line by line; an indented line belongs to the one above it."""

    def __init__(self, wording: Wording, file: str) -> None:
        """``file`` is what the file is called."""
        self.wording = wording
        self.say = wording.texts.say
        self.file = file

    def lines(self, what: str, content: object) -> list[str]:
        """The summary of a file, which must be right."""
        if what == MAP:
            return self.of_map(read_atlas(content, self.file))
        return self.of_cards(read_deck(content, self.file))

    def of_map(self, atlas: Atlas) -> list[str]:
        """How many areas and links, and how the capitals lie."""
        first = atlas.first_sea
        sources = [area for area, role in enumerate(atlas.roles) if role == SOURCE]
        on_land = len([area for area in sources if area < first])
        capitals = atlas.roles.count(CAPITAL)
        inland = [area for area in range(first) if not atlas.to_sea[area]]
        seas = len(atlas.names) - first
        ends = [sorted([atlas.is_land(one), atlas.is_land(other)]) for one, other in atlas.links]
        found = [
            self.say("check-map", file=self.file),
            self.say(
                "check-map-land",
                count=first,
                capitals=capitals,
                sources=on_land,
                plain=first - capitals - on_land,
                coast=first - len(inland),
                inland=self._names(atlas, inland) or self.say("check-map-landless"),
            ),
            self.say(
                "check-map-sea",
                count=seas,
                sources=len(sources) - on_land,
                plain=seas - len(sources) + on_land,
            ),
            self.say(
                "check-map-links",
                count=len(ends),
                land=ends.count([True, True]),
                sea=ends.count([False, False]),
                coast=ends.count([False, True]),
                wraps=atlas.wraps.count(True),
            ),
            self.say("check-map-points", count=atlas.placed.count(False)),
            self.say("check-map-steps"),
        ]
        for pair in atlas.pairs:
            found += self._pair(atlas, pair)
        return found

    def _pair(self, atlas: Atlas, pair: tuple[int, int]) -> list[str]:
        steps = {area: atlas.distances(area) for area in members(atlas.capitals)}
        nearest = 0
        for source in members(atlas.land_sources):
            others = [found[source] for capital, found in steps.items() if capital not in pair]
            nearest += min(steps[capital][source] for capital in pair) < min(others)
        first, second = self._name(atlas, pair[0]), self._name(atlas, pair[1])
        found = [self.say("check-map-pair", first=first, second=second, count=nearest)]
        deeps = [atlas.first_sea + sea for sea in members(atlas.sea_sources)]
        for capital in pair:
            far = steps[capital]
            found.append(
                "  "
                + self.say(
                    "check-map-capital",
                    capital=self._name(atlas, capital),
                    land=atlas.to_land[capital].bit_count(),
                    sea=atlas.to_sea[capital].bit_count(),
                    sources=_in_order([far[source] for source in members(atlas.land_sources)]),
                    deeps=_in_order([far[sea] for sea in deeps]),
                    capitals=_in_order([far[other] for other in steps if other not in pair]),
                )
            )
        return found

    def of_cards(self, deck: Deck) -> list[str]:
        """How the values, stars and abilities are spread."""
        columns = {
            "check-cards-combat": deck.combat,
            "check-cards-movement": deck.movement,
            "check-cards-production": deck.production,
            "check-cards-stars": deck.stars,
        }
        ranks = [deck.rank(card) for card in range(len(deck.names))]
        ties = sum(ranks.count(rank) * (ranks.count(rank) - 1) // 2 for rank in set(ranks))
        order = sorted(deck.ability, key=ABILITIES.index)
        return [
            self.say("check-cards", file=self.file),
            self.say("check-cards-count", count=len(deck.names)),
            *["  " + self._column(title, numbers) for title, numbers in columns.items()],
            self.say("check-cards-abilities", spread=_spread([self.wording.name("ability", word) for word in order])),
            self.say("check-cards-ties", count=ties),
        ]

    def _column(self, title: str, numbers: list[int]) -> str:
        return self.say("check-cards-value", column=self.say(title), spread=_spread([str(n) for n in numbers]))

    def _name(self, atlas: Atlas, area: int) -> str:
        name = atlas.names[area]
        return atlas.labels.get(name) or self.wording.name("area", name)

    def _names(self, atlas: Atlas, areas: list[int]) -> str:
        return ", ".join(self._name(atlas, area) for area in areas)


def _in_order(numbers: list[int]) -> str:
    """Numbers from the smallest up.

    >>> _in_order([3, 2, 5])
    '2, 3, 5'
    """
    return ", ".join(str(n) for n in sorted(numbers))


def _spread(words: Sequence[str]) -> str:
    """How often each word is there; numbers come in their order.

    >>> _spread(["2", "1", "2"])
    '1 x 1, 2 x 2'
    """
    counted = {word: words.count(word) for word in words}
    inside = sorted(counted) if all(word.isdigit() for word in counted) else list(counted)
    return ", ".join(f"{counted[word]} x {word}" for word in inside)
