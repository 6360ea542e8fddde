"""The board as plain text, for terminals and pipes. It is made from a view and shows nothing else."""

import textwrap
from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.rules import Rules
from sandtable.games.tactics.rules.cards import KINDS, SIDES
from sandtable.games.tactics.rules.cover import COVERS, cover_of
from sandtable.games.tactics.rules.targets import dice_against, rounds_left, row_at, rows_of
from sandtable.games.tactics.ui.facts import HELD, TacticsFacts, UnitFacts
from sandtable.games.tactics.ui.grid import Grid
from sandtable.games.tactics.ui.signs import PLAIN, Signs
from sandtable.play.lines import flowing
from sandtable.text.wording import Wording

GAP: Final = "   "
AIMING: Final = ("aim", "aim-on")
TO_UNITS: Final = ("activate", "at", "react", "call", "for", "join")
TO_SQUARES: Final = ("to", "enter", "put", "burn", "wreck", "crate", "trap", "tile", "crush")


def lines(view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[str]:
    """The whole board."""
    board = TextBoard(view, rules, wording, width)
    armies = [board.army(side) for side in SIDES]
    parts = [board.head(), board.squares(), *armies, wrapped(board.picked(), width), board.legend()]
    found: list[str] = []
    for part in parts:
        if part:
            found += [*([""] if found else []), *part]
    return found


def note(view: Mapping[str, Any], rules: Rules, wording: Wording, words: str) -> str:
    """What a choice is about, to stand beside it; often nothing."""
    return TextBoard(view, rules, wording, 80).choice_note(words)


def wrapped(text: str, width: int, indent: int = 2) -> list[str]:
    """A text in lines; further ones stand a little in."""
    return textwrap.wrap(text, max(12, width), subsequent_indent=" " * indent, break_on_hyphens=False)


class TextBoard(TacticsFacts):
    """Writes the parts of one board."""

    signs: Signs = PLAIN

    def __init__(self, view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> None:
        super().__init__(view, rules)
        self.wording = wording
        self.width = width
        self.grid = Grid(self, self.signs, width)

    # Names

    def say(self, message: str, **args: str | int) -> str:
        """A message whose arguments are names of the data."""
        return self.wording.say(message, **args)

    def unit_name(self, unit: UnitFacts) -> str:
        """What a unit is called."""
        return self.wording.name("unit", unit.name)

    # The head

    def head(self) -> list[str]:
        """Scenario, round, points; then the objective."""
        first = flowing([], [(part, "") for part in self.status()], self.width, GAP)
        found = ["".join(text for text, _ in line) for line in first]
        return [*found, *(line for text in self.goals() for line in wrapped(text, self.width))]

    def status(self) -> list[str]:
        """Scenario, round, whose turn it is, points."""
        found = [self.wording.name("scenario", self.rules.scenario.name)]
        found.append(
            self.say("terminal-board-round", round=self.round, rounds=self.rounds) if self.round else self.preparing()
        )
        found.append(self.points())
        if self.view["ending"]:
            found.append(self.say("terminal-board-over"))
        elif self.active_side:
            found.append(self.activations())
        return found

    def preparing(self) -> str:
        """What is done before round one."""
        return self.say("terminal-board-setup")

    def points(self) -> str:
        """T21.2: points so far, and how many they would be if the battle ended now."""
        score, forecast = self.score, self.forecast
        message = "terminal-board-score" if score == forecast else "terminal-board-score-now"
        allies, axis = (self.signs.ready[side] for side in SIDES)
        return self.wording.texts.say(
            message,
            allies=f"{allies} {score['allies']}",
            axis=f"{axis} {score['axis']}",
            now=f"{forecast['allies']} : {forecast['axis']}",
        )

    def activations(self) -> str:
        """T3.2: how many units each side may still activate."""
        return self.say("terminal-board-ready", allies=self.ready("allies"), axis=self.ready("axis"))

    def goals(self) -> list[str]:
        """T21.1, T21.2: what is to be done here, and how far each side is."""
        one = self.objective
        texts = self.wording.texts
        side = self.wording.name("side", one.attacker) if one.attacker else ""
        counts: dict[str, str | int] = {name: one.done[name] for name in SIDES}
        found = [
            texts.say(
                f"terminal-board-goal-{one.goal}",
                side=side,
                wanted=one.wanted,
                since=one.since,
                rounds=self.rounds,
                done=one.done.get(one.attacker, 0),
                **counts,
            )
        ]
        if self.rules.scenario.bonus_held:
            found.append(
                texts.say("terminal-board-goal-held", sign=self.signs.goal, points=self.rules.scenario.bonus_each)
            )
        return [" ".join(found)]

    # Squares and units

    def squares(self) -> list[str]:
        """The board itself."""
        return ["".join(text for text, _ in line).rstrip() for line in self.grid.lines()]

    def army(self, side: str) -> list[str]:
        """The units of a side, one a line."""
        rows = [self.unit_cells(unit) for unit in self.units_of(side)]
        if not rows:
            return []
        wide = [max(len(row[column]) for row in rows) for column in range(4)]
        found = [self.wording.name("side", side)]
        for row in rows:
            start = " ".join(f"{cell:{wide[column]}}" for column, cell in enumerate(row[:4]))
            found += wrapped(f"  {start} {row[4]}".rstrip(), self.width, 6)
        return found

    def picked(self) -> str:
        """T16.2: what the viewer has chosen in secret so far; empty if there is nothing to tell."""
        picks = self.board["picks"].get(self.viewer_side, [])
        step = self.view["steps"][0] if self.view["steps"] else {}
        answer = step.get("answers", {}).get(self.viewer, "")  # given, and waiting for that of the other side
        words = [*(picks if isinstance(picks, list) else []), answer.removeprefix("take ")]
        units = [word for word in words if word in self.rules.unit_names]
        if not units or self.units:
            return ""
        names = ", ".join(self.wording.name("unit", word) for word in units)
        ap = sum(self.rules.card_of_unit[self.rules.cards.unit.number(word)].ap for word in units)
        return self.wording.texts.say("terminal-board-picked", units=names, ap=ap)

    def unit_cells(self, unit: UnitFacts) -> list[str]:
        """Sign, name, square, points, and everything else that is to be known."""
        side = (self.signs.ready if unit.is_ready else self.signs.done)[unit.side]
        sign = f"{self.signs.more if unit.squad else side}{self.grid.unit_signs[unit.name]}"
        points = f"{unit.points}/{unit.most}" if unit.in_play else "-"
        return [sign, self.unit_name(unit), unit.square or "-", points, ", ".join(self.unit_state(unit))]

    def unit_state(self, unit: UnitFacts) -> list[str]:
        """Ready or done, what it has lost and used."""
        if not unit.in_play:
            return [self.say("terminal-state-dead" if unit.is_dead else "terminal-state-left")]
        found = [] if unit.squad else [self.say("terminal-state-ready" if unit.is_ready else "terminal-state-done")]
        if not unit.square:
            found.append(self.say("terminal-state-outside"))
        if unit.is_loaded is False:
            found.append(self.say("terminal-state-unloaded"))
        if unit.is_squad and 0 < unit.points < unit.most:
            found.append(self.figures(unit))
        for weapon, (left, most) in unit.ammunition.items():
            if left < most:
                found.append(self.say("terminal-state-ammunition", weapon=weapon, left=left, most=most))
        found += [self.say("terminal-state-used", ability=ability) for ability in unit.used]
        return found + [self.say("terminal-state-lasting", ability=ability) for ability in unit.lasting]

    def figures(self, unit: UnitFacts) -> str:
        """Who is left of a squad: 2 riflemen and so on, without declining them."""
        left = [f"{count} x {self.wording.name('figure', kind)}" for kind, count in unit.figures.items() if count]
        return ", ".join(left)

    # What signs mean

    def legend(self) -> list[str]:
        """The signs of the board."""
        found = flowing([], [(part, "") for part in self.legend_parts()], self.width, GAP)
        return ["".join(text for text, _ in line) for line in found]

    def legend_parts(self) -> list[str]:
        """Each sign with its meaning; what is not on this board is left out."""
        signs, say = self.signs, self.wording.texts.say
        parts = [
            say(
                "terminal-legend-unit",
                sign=signs.ready[side],
                done=signs.done[side],
                side=self.wording.name("side", side),
            )
            for side in SIDES
        ]
        example = next((unit for unit in self.units if unit.square and not unit.squad), None)
        if example is not None:
            sign = self.grid.unit_text(example)
            parts.append(say("terminal-legend-example", sign=sign, unit=self.unit_name(example), points=example.points))
        squares = [self.square(x, y) for y in range(self.rows) for x in range(self.columns)]
        terrains = {self.terrain(square) for square in squares}
        parts += [
            f"{signs.terrain[name]} {say(f'terminal-terrain-{name}')}" for name in signs.terrain if name in terrains
        ]
        kinds = {self.element(square)[0] for square in squares}
        parts += [f"{sign}2 {say('element-crate')}" for sign in [signs.crate] if "crate" in kinds]
        parts += [f"{sign}4 {say('element-trap')}" for sign in [signs.trap] if "trap" in kinds]
        if any(self.has_tile(square) for square in squares):
            parts.append(f"{signs.tile} {say('element-tile')}")
        important = {self.importance(square) for square in squares}
        parts += [
            f"{signs.goal} {say(f'terminal-goal-{name}')}" for name in ("bridge", "charge", HELD) if name in important
        ]
        parts += [f"{signs.exit} {say('terminal-goal-exit')}"] if "exit" in important else []
        edges = {self.edge(square, direction) for square in squares for direction in range(4)}
        parts += [
            f"{signs.upright[kind]} {say(f'terminal-edge-{kind}')}"
            for kind in ("wall", "small", "large")
            if kind in edges
        ]
        return [
            *parts,
            f"{signs.more} {say('terminal-legend-more')}",
            f"{signs.unloaded} {say('terminal-state-unloaded')}",
        ]

    # Beside choices

    def choice_note(self, words: str) -> str:
        """What stands on the square of a choice, how its unit is, what it costs, how many dice it means."""
        verb, *values = words.split()
        if not values:
            return ""
        if verb == "take":
            card = self.rules.cards.card[self.rules.cards.card_of_unit[self.rules.cards.unit.number(values[0])]]
            return self.say("terminal-note-cost", kind=KINDS[card.kind], ap=card.ap)
        if verb in TO_UNITS:
            unit = self.unit(values[0])
            return "" if unit is None else self.target_note(unit) if verb == "at" else self.unit_note(unit)
        if verb in TO_SQUARES and self.place(values[0])[0] >= 0:
            return ", ".join(self.ground_words(values[0])) if verb not in ("crate", "trap", "tile") else ""
        return ""

    def unit_note(self, unit: UnitFacts) -> str:
        """Where a unit stands and how many points it has."""
        where = unit.square or self.say("terminal-note-enters")
        hero = [f"+ {self.wording.name('unit', unit.hero)}"] if unit.hero else []
        return ", ".join([f"{where} {unit.points}/{unit.most}", *hero])

    def target_note(self, unit: UnitFacts) -> str:
        """A target of the row that is aimed: where it is, how far, with how many dice, behind what cover."""
        step, s = self.view["steps"][0], self.state
        found = self.unit_note(unit)
        shooter = self.unit(str(step["attack"]["shooter"])) if step["step"] in AIMING else None
        if shooter is None or not shooter.square or not unit.square:
            return found
        place = rows_of(s, shooter.slot)[step["row"]]
        row = row_at(s, place)
        dice = dice_against(s, place, unit.slot, rounds_left(s, place) if row.slot >= 0 else 0)
        distance = s.distance(shooter.slot, unit.slot)
        parts = [found, self.say("terminal-note-range", range=distance), self.say("terminal-note-dice", count=dice)]
        cover = cover_of(s, shooter.slot, unit.slot, row, s.sees(shooter.slot, unit.slot))
        return ", ".join([*parts, self.cover_words(cover)] if cover else parts)

    def ground_words(self, square: str) -> list[str]:
        """T2, T8.2, T14.2: what a square has to offer besides open ground."""
        say = self.wording.texts.say
        kind, points = self.element(square)
        found = [say("terminal-place-element", element=say(f"element-{kind}"), points=points)] if kind else []
        if self.has_tile(square):
            found.append(say("element-tile"))
        elif self.terrain(square) != "circle":
            found.append(say(f"terminal-terrain-{self.terrain(square)}"))
        if self.building(square):
            found.append(say("terminal-place-building"))
        if self.importance(square):
            found.append(say(f"terminal-goal-{self.importance(square)}"))
        return found

    def cover_words(self, cover: int) -> str:
        """How good a cover is."""
        return self.wording.texts.say(f"terminal-cover-{COVERS[cover]}")
