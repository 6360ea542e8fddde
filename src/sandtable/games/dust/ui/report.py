"""``summary``: what the others did since one's own last turn, player by player."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.core.event import Value
from sandtable.games.dust.rules.editions import LETTERS, UNITS
from sandtable.games.dust.rules.tables import ITEMS
from sandtable.games.dust.ui.facts import BoardFacts, short
from sandtable.games.dust.ui.text import TextBoard, flow
from sandtable.play.inquiry import Inquiry

Event = Mapping[str, Value]
ENDS_A_TURN: Final = ("turn", "scored", "round")
ATTACKS: Final = ("attacked", "dropped", "struck", "missiles-fired")


def summary_lines(inquiry: Inquiry) -> list[str]:
    """The answer to ``summary``."""
    board = TextBoard(inquiry.view, inquiry.rules, inquiry.wording, inquiry.width)
    events = since_own_turn(board, inquiry.events())
    found: list[str] = []
    for chapter in chapters(events):
        found += chapter.lines(board)
    return found or [board.say("summary-nothing")]


def since_own_turn(facts: BoardFacts, events: Sequence[Event]) -> Sequence[Event]:
    """The events after the viewer's last turn, up to the one they have now; without one, those of all rounds."""
    rounds = [place for place, seen in enumerate(events) if seen["event"] == "round"]
    if not rounds:
        return []
    if not facts.viewer:
        return events[rounds[-1] :]
    own = [place for place, seen in enumerate(events) if seen["event"] == "turn" and seen["seat"] == facts.viewer]
    end = len(events)
    if own and facts.turn.seat == facts.viewer:
        end = own.pop()
    if not own:
        return events[rounds[0] : end]
    over = (place for place in range(own[-1] + 1, end) if events[place]["event"] in ENDS_A_TURN)
    return events[next(over, end) : end]


def chapters(events: Sequence[Event]) -> list["Chapter"]:
    """The events by turns; scores and the cards of a round between them."""
    found: list[Chapter] = []
    for seen in events:
        name = str(seen["event"])
        if name == "turn":
            found.append(Chapter(str(seen["seat"])))
        elif not found or name == "round" or (name == "scored" and found[-1].seat):
            found.append(Chapter(""))
        found[-1].events.append(seen)
    return found


class Fight:
    """An attack: who was attacked, how it ended, what it cost both sides."""

    def __init__(self, seen: Event) -> None:
        self.seen = seen
        self.result = ""
        self.losses: dict[str, dict[str, int]] = {}
        self.fled: dict[str, dict[str, int]] = {}

    def count(self, into: dict[str, dict[str, int]], seen: Event) -> None:
        """Units that a force lost, or that retreated."""
        units = into.setdefault(str(seen["force"]), {})
        unit = str(seen["unit"])
        units[unit] = units.get(unit, 0) + int(seen["count"])

    def concerns(self, seat: str) -> bool:
        """Whether units of a player were in it."""
        return seat in self.losses or seat in self.fled

    def text(self, board: TextBoard) -> str:
        """The attack in words."""
        seen, target = self.seen, str(self.seen["target"])
        name = str(seen["event"])
        text = board.say(f"summary-{name}", target=target, **_origin(seen))
        if name == "struck":
            text += f" ({_amount(seen)})"
        parts = [board.say(f"summary-{self.result}")] if self.result else []
        for title, forces in (("summary-losses", self.losses), ("summary-retreat", self.fled)):
            if forces:
                shown = ", ".join(f"{board.army_name(force)} {short(units)}" for force, units in forces.items())
                parts.append(f"{board.say(title)} {shown}")
        return f"{text}: {'; '.join(parts)}" if parts else text


class Chapter:
    """A turn of a player; or, of nobody, the end and the beginning of rounds."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.events: list[Event] = []

    def named(self, *names: str) -> list[Event]:
        """The events with these names."""
        return [seen for seen in self.events if seen["event"] in names]

    def lines(self, board: TextBoard) -> list[str]:
        """What happened in it."""
        return self.turn_lines(board) if self.seat else self.round_lines(board)

    # Between the turns

    def round_lines(self, board: TextBoard) -> list[str]:
        """Victory points, the number of the round, the cards."""
        found: list[str] = []
        scored = [
            board.say(
                "summary-points",
                who=board.army_name(str(one["seat"])),
                points=_int(one["points"]),
                total=_int(one["total"]),
            )
            for one in self.named("scored")
        ]
        found += _listed(board, board.say("summary-scored"), scored, "")
        for one in self.named("round"):
            found.append(board.say("board-round", round=_int(one["number"])))
        cards = [
            f"{board.army_name(str(one['seat']))} {board.wording.name('card', str(one['card']))}"
            for one in self.named("card-opened")
        ]
        return found + _listed(board, board.say("summary-cards"), cards, "")

    # A turn

    def turn_lines(self, board: TextBoard) -> list[str]:
        """What somebody bought, placed, moved and attacked."""
        found = [board.player_line(self.seat)]
        found += _listed(board, board.say("summary-bought"), self.bought(board))
        found += _listed(board, board.say("summary-placed"), self.placed(board))
        peace = [board.seat_name(str(one["other"])) for one in self.named("allied")]
        found += _listed(board, board.say("summary-peace"), peace)
        used = [self.used(board, one) for one in self.named("ability-used")]
        found += _listed(board, board.say("summary-used"), used)
        found += _listed(board, board.say("summary-moved"), self.moved(board))
        fights = self.fights()
        if fights:
            found.append(f"  {board.say('summary-attacks')}:")
        for fight in fights:
            start = "  ! " if fight.concerns(board.viewer) and board.viewer != self.seat else "    "
            found += flow(start, fight.text(board).split(" "), board.width, " ", 6)
        return found if len(found) > 1 else [f"{found[0]}: {board.say('summary-idle')}"]

    def used(self, board: TextBoard, seen: Event) -> str:
        """An ability, and whose it is if another player used it."""
        ability = board.wording.name("ability", str(seen["ability"]))
        return ability if seen["seat"] == self.seat else f"{ability} ({board.army_name(str(seen['seat']))})"

    def bought(self, board: TextBoard) -> list[str]:
        """What was bought, added up."""
        counts: dict[str, int] = {}
        for seen in self.named("bought"):
            counts[str(seen["item"])] = counts.get(str(seen["item"]), 0) + int(seen["count"])
        units = short(counts)
        further = [
            board.say("summary-item", count=counts[item], item=item)
            for item in ITEMS
            if item not in UNITS and item in counts
        ]
        hired = [board.say("summary-hired", units=_amount(one), area=str(one["area"])) for one in self.named("hired")]
        return [*([units] if units else []), *further, *hired]

    def placed(self, board: TextBoard) -> list[str]:
        """Where new units and centres stand."""
        areas: dict[str, dict[str, int]] = {}
        for seen in self.named("placed", "mech-built"):
            units = areas.setdefault(str(seen["area"]), {})
            unit = str(seen.get("unit", "mech"))
            units[unit] = units.get(unit, 0) + int(seen.get("count", 1))
        found = [f"{board.area_name(area)} {short(units)}" for area, units in areas.items()]
        centres = [board.say("summary-centre", area=str(one["area"])) for one in self.named("centre-built")]
        return found + centres

    def moved(self, board: TextBoard) -> list[str]:
        """Moves, those over the same way together."""
        ways: dict[tuple[str, str], dict[str, int]] = {}
        for seen in self.named("moved"):
            units = ways.setdefault((str(seen["origin"]), str(seen["target"])), {})
            units[str(seen["unit"])] = units.get(str(seen["unit"]), 0) + int(seen["count"])
        return [f"{board.area_name(one)} > {board.area_name(two)} {short(units)}" for (one, two), units in ways.items()]

    def fights(self) -> list[Fight]:
        """The attacks, each with what came of it."""
        found: list[Fight] = []
        for seen in self.events:
            name = str(seen["event"])
            if name in ATTACKS:
                found.append(Fight(seen))
            elif not found:
                continue
            elif name in ("conquered", "repulsed", "cease-fire"):
                found[-1].result = found[-1].result if found[-1].result == "cease-fire" else name
            elif name == "destroyed":
                found[-1].count(found[-1].losses, seen)
            elif name == "retreated":
                found[-1].count(found[-1].fled, seen)
        return found


def _listed(board: TextBoard, title: str, parts: Sequence[str], indent: str = "  ") -> list[str]:
    """A title and what belongs to it; nothing if that is nothing."""
    if not parts:
        return []
    shown = [f"{part}," for part in parts[:-1]] + [parts[-1]]
    words = [word for part in shown for word in part.split(" ")]
    return flow(f"{indent}{title}: ", words, board.width, " ", len(indent) + 2)


def _origin(seen: Event) -> dict[str, str]:
    return {"origin": str(seen["origin"])} if "origin" in seen else {}


def _amount(seen: Event) -> str:
    """Units of an event: ``3T``."""
    return f"{seen['count']}{LETTERS[UNITS.index(str(seen['unit']))]}"


def _int(value: Any) -> int:
    return int(value)
