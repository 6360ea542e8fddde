"""``sandtable check``: whether a file holds units, boards or scenarios of Dust Tactics, and what is in it."""

from collections.abc import Sequence
from pathlib import Path

from sandtable.games.datafiles import file_label
from sandtable.games.tactics.rules.cards import ABILITIES, KINDS, SIDES, Card, Cards
from sandtable.games.tactics.rules.drawing import Drawing
from sandtable.games.tactics.rules.ground import LARGE, SIGNS, SMALL, Board
from sandtable.games.tactics.rules.scenarios import OBJECTIVES, Scenario, Scenarios
from sandtable.games.tactics.rules.weapon_rows import Row
from sandtable.games.tactics.ui.sources import PACKAGE, Sources
from sandtable.play.report import number
from sandtable.play.talk import Talk, current_language
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE, Wording

INDENT = "  "


def check_file(what: str, file: Path, boards: Path | None = None) -> int:
    """Say what is in a file of units, boards or scenarios, or what is wrong with it."""
    summary = Summary(Wording(Texts(current_language(), [PACKAGE, CORE])), file_label(file))
    if what == "units":
        lines = summary.of_units(Sources(units=file).units())
    elif what == "board":
        lines = summary.of_boards(Sources(boards=file).boards())
    else:
        lines = summary.of_scenarios(Sources(scenarios=file, boards=boards).scenarios())
    print_lines(Talk(), lines)
    return 0


def print_lines(talk: Talk, lines: Sequence[str]) -> None:
    """Print the lines of a summary, broken where they are too long, drawings apart."""
    for line in lines:
        if isinstance(line, Drawn):
            talk.line(line)
            continue
        indent = " " * (len(line) - len(line.lstrip()))
        talk.paragraph(line.lstrip(), indent, indent + INDENT)


class Drawn(str):
    """A line that is part of a drawing, and never broken."""

    __slots__ = ()


class Summary:
    """What is in a file, line by line; an indented line belongs to the one above it."""

    def __init__(self, wording: Wording, file: str) -> None:
        """``file`` is what the file is called."""
        self.wording = wording
        self.say = wording.texts.say
        self.file = file

    # Units

    def of_units(self, cards: Cards) -> list[str]:
        """How many cards of which kind, what they cost, and how much of it is known."""
        rows = [row for card in cards.card for row in card.rows]
        found = [
            self.say("tactics-check-units", file=self.file),
            self.say("tactics-check-units-count", cards=len(cards.card), rows=len(rows)),
        ]
        for faction, name in enumerate(cards.factions):
            mine = [card for card in cards.card if card.faction == faction]
            if mine:
                found.append(INDENT + self._faction(cards, faction, name, mine))
        used = {name for name, bit in _bits() if any(card.has(bit) for card in cards.card)}
        unused = [self.wording.name("ability", name) for name in ABILITIES if name not in used]
        if unused:
            found.append(self.say("tactics-check-units-unused", names=", ".join(unused)))
        found += self._limited(rows)
        origins = [origin.partition(":")[0].strip() for origin in cards.origins.values()]
        found.append(
            self.say(
                "tactics-check-origins",
                count=number(len(origins)),
                established=number(origins.count("established")),
                derived=number(origins.count("derived")),
                reconstructed=number(origins.count("reconstructed")),
            )
        )
        return found

    def _faction(self, cards: Cards, faction: int, name: str, mine: list[Card]) -> str:
        kinds = [card.kind for card in mine]
        counted = [f"{kinds.count(kind)} x {self.wording.name('kind', KINDS[kind])}" for kind in sorted(set(kinds))]
        costs = [card.ap for card in mine]
        box = sum(card.ap for card in mine if card.box)
        text = self.say(
            "tactics-check-units-faction",
            faction=named(self.wording, "faction", name, cards.faction_labels[faction]),
            side=self.wording.name("faction", SIDES[cards.side_of_faction[faction]]),
            count=len(mine),
            kinds=", ".join(counted),
            low=min(costs),
            high=max(costs),
        )
        return f"{text} {self.say('tactics-check-units-box', ap=box)}" if box else text

    def _limited(self, rows: list[Row]) -> list[str]:
        specials = {
            "burst": any(row.burst for row in rows),
            "flame": any(row.flame for row in rows),
            "laser": any(row.laser for row in rows),
            "phaser": any(row.phaser for row in rows),
            "salvo": any(any(row.salvo) for row in rows),
            "ugl": any(row.ugl for row in rows),
        }
        missing = [self.wording.name("special", name) for name, there in specials.items() if not there]
        return [self.say("tactics-check-units-missing", names=", ".join(missing))] if missing else []

    # Boards

    def of_boards(self, boards: list[Board]) -> list[str]:
        """How large each board is, what is on it, and how it looks."""
        found = [self.say("tactics-check-boards", file=self.file, count=len(boards))]
        for board in boards:
            found += [line if isinstance(line, Drawn) else INDENT + line for line in self.of_board(board)]
        return found

    def of_board(self, board: Board, drawing: Drawing | None = None) -> list[str]:
        """How large a board is, what is on it, and how it looks; a drawing may have marks."""
        signs = "".join(board.rows)
        found = [
            self.say(
                "tactics-check-board",
                name=board.name,
                width=board.width,
                height=board.height,
                water=signs.count(SIGNS[1]),
                rubble=signs.count(SIGNS[2]),
                smoke=signs.count(SIGNS[3]),
                tiles=signs.count(SIGNS[4]),
            )
        ]
        if any(number >= 0 for number in board.building):
            found.append(
                INDENT
                + self.say(
                    "tactics-check-buildings",
                    count=max(board.building) + 1,
                    squares=len([number for number in board.building if number >= 0]),
                    small=_entrances(board, SMALL),
                    large=_entrances(board, LARGE),
                )
            )
        if _is_symmetric(board):
            found.append(INDENT + self.say("tactics-check-symmetric"))
        return found + [Drawn(2 * INDENT + line) for line in (drawing or Drawing(board)).text().splitlines()]

    # Scenarios

    def of_scenarios(self, scenarios: Scenarios) -> list[str]:
        """What is played where, with what forces, how long and for what."""
        found = [self.say("tactics-check-scenarios", file=self.file, count=len(scenarios.scenario))]
        for one in scenarios.scenario:
            found += [INDENT + line for line in self.of_scenario(scenarios, one)]
        return found

    def of_scenario(self, scenarios: Scenarios, one: Scenario) -> list[str]:
        """What is played where, with what forces, how long and for what."""
        board = scenarios.boards[one.board]
        title = self.say(
            "tactics-check-scenario",
            name=named(self.wording, "scenario", one.name, one.label),
            board=one.board,
            width=board.width,
            height=board.height,
            rounds=one.rounds,
        )
        return [title, *(INDENT + line for line in (self.forces(one), *self._aims(one)))]

    def forces(self, one: Scenario) -> str:
        """What each side may bring."""
        parts = []
        if one.vehicles >= 0 or one.squads >= 0:
            parts.append(self.say("tactics-forces-numbers", vehicles=max(one.vehicles, 0), squads=max(one.squads, 0)))
        parts.append(self.say("tactics-forces-ap", ap=one.ap) if one.ap else self.say("tactics-forces-free"))
        parts.append(self.say("tactics-forces-cover", crates=one.crates, traps=one.traps, squares=len(one.cover)))
        if one.tiles:
            parts.append(self.say("tactics-forces-tiles", count=one.tiles))
        return " ".join(parts)

    def _aims(self, one: Scenario) -> list[str]:
        attacker = self.wording.name("faction", SIDES[one.attacker]) if one.attacker >= 0 else ""
        aim = self.say(
            f"tactics-aim-{OBJECTIVES[one.goal]}",
            attacker=attacker,
            ap=one.exit_ap,
            squares=len(one.exits + one.bridge + one.charges + one.keep),
            round=one.bridge_from,
            rounds=one.bridge_rounds,
            needed=one.charges_needed,
        )
        bonuses = [
            self.say("tactics-bonus-held", places=len(one.bonus_held), each=one.bonus_each) if one.bonus_held else "",
            self.say("tactics-bonus-left") if one.bonus_left else "",
            self.say("tactics-bonus-bridge", points=one.bonus_bridge) if one.bonus_bridge else "",
            self.say("tactics-bonus-charge", points=one.bonus_charge) if one.bonus_charge else "",
        ]
        dice = [
            self.say("tactics-bonus-dice", side=self.wording.name("faction", SIDES[side]), count=count)
            for side, count in enumerate(one.initiative)
            if count
        ]
        return [aim, *[text for text in bonuses if text], *dice]


def named(wording: Wording, domain: str, name: str, label: str) -> str:
    """What people call something: by the texts, else by its label in the file."""
    found = wording.name(domain, name)
    return label or name if found == name else found


def _bits() -> Sequence[tuple[str, int]]:
    return [(name, 2**place) for place, name in enumerate(ABILITIES)]


def _entrances(board: Board, kind: int) -> int:
    """How many entrances of a kind there are; each is an edge of two squares."""
    return board.edges.count(kind) // 2


def _is_symmetric(board: Board) -> bool:
    """Whether the board looks the same when it is turned by half."""
    if "".join(board.rows) != "".join(board.rows)[::-1]:
        return False
    last = board.width * board.height - 1
    for square in range(last + 1):
        for direction in range(4):
            if board.edges[4 * square + direction] != board.edges[4 * (last - square) + (direction + 2) % 4]:
                return False
    return True
