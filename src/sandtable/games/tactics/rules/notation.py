"""Orders as players write them: ``hell-boys: move d4, attack sturmpioniere``.

A unit, a colon, and what it does, in the order in which it is declared. Behind each action stands what it needs::

    hell-boys: move d4, attack sturmpioniere          every row that can aims at the Sturmpioniere
    hell-boys: sustained hans|-|sturmpioniere          row by row: at Hans, not used, at the Sturmpioniere
    blackhawk: move c3 crushing c2, nothing            crates are named
    hot-dog: attack *b2+c2, move b1                    squares burn; !c4 is the cover element on c4
    sturmpioniere: attack blackhawk|blackhawk:2        two rounds of limited ammunition
    ranger-snipers: sustained the-boss@officer         a sniper names the miniature
    hell-boys: leave, move d4 by points, nothing       the hero leaves; the cheap diagonal is kept
    the-boss: move d3, strike steel-rain on hans       orders and skills name whom they are for
    rhino: charge d4 e5, use berserk, attack lara      free abilities

What a position makes a matter of course is left out; so the same text can be several actions more in one position
than in another, and only a position can expand it.
"""

from typing import TYPE_CHECKING, Final

from sandtable.core.errors import SandtableError

if TYPE_CHECKING:
    from sandtable.games.tactics.rules.board import Battlefield
    from sandtable.games.tactics.rules.tables import TacticsRules

GOING: Final = ("move", "leap", "charge")
SHOOTING: Final = ("attack", "sustained")
ORDERED: Final = ("reactivate", "repair", "rebuild", "heal", "bring-back", "tank-head")
FIRING: Final = (*SHOOTING, "charge", "strike")
UNUSED: Final = "-"


# From notation to words


class Part:
    """One action of an order: its name, and what stands behind it."""

    __slots__ = ("act", "words")

    def __init__(self, text: str) -> None:
        self.act, *self.words = text.split()

    def take(self) -> str:
        """The next word behind the action, empty if there is none."""
        return self.words.pop(0) if self.words else ""

    def after(self, word: str) -> str:
        """What follows a word such as ``by``; both are taken."""
        if word not in self.words:
            return ""
        place = self.words.index(word)
        found = self.words[place + 1] if place + 1 < len(self.words) else ""
        del self.words[place : place + 2]
        return found


class Aims:
    """The targets of an attack, row by row; a single one is for all rows."""

    __slots__ = ("burning", "current", "rows")

    def __init__(self, text: str) -> None:
        self.rows = text.split("|") if text else []
        self.current = ""
        """What was said of the row that was aimed last."""
        self.burning: list[str] = []

    def next_row(self) -> str:
        """What the next row aims at; the last one given is for all that follow."""
        if len(self.rows) > 1:
            self.current = self.rows.pop(0)
        else:
            self.current = self.rows[0] if self.rows else ""
        return self.current


def expanded(s: "Battlefield", text: str) -> str:
    """The words of the actions an order stands for in this position; what is no notation stays as it is."""
    if ":" not in text.partition(",")[0] and not text.strip().startswith(SHOOTING):
        return text
    unit, _, rest = text.partition(":") if ":" in text.partition(" ")[0] else ("", "", text)
    parts = [Part(part) for part in rest.split(",") if part.strip()]
    if s.is_over() or not parts or (unit and unit.strip() not in s.tables.cards.unit.names):
        return text
    return ", ".join(Reader(s, unit.strip(), parts).words()) or text


class Reader:
    """Plays an order on a copy of the state, to see what each action is asked for."""

    __slots__ = ("aims", "order", "parts", "seat", "unit", "uses", "world")

    def __init__(self, s: "Battlefield", unit: str, parts: list[Part]) -> None:
        self.world = s.copy()
        self.seat = s.seat
        self.unit = unit
        self.uses = [part.take() for part in parts if part.act == "use"]
        self.order = [part for part in parts if part.act != "use"]
        self.parts = list(self.order)
        self.aims: Aims | None = None

    def words(self) -> list[str]:
        """The words, as far as the order goes; a word that is not legal is the last, for the rules to refuse."""
        found: list[str] = []
        while not self.world.is_over() and self.world.may_answer(self.seat):
            if found and not self.world.stack[-1].continues:
                break
            word = self.answer(self.world.stack[-1].verbs)
            if not word:
                break
            found.append(word)
            try:
                self.world.apply(self.world.rules.space.parse(word), self.seat)
            except SandtableError:
                break
        return found

    def answer(self, verbs: tuple[str, ...]) -> str:
        """What the order says to a question with these verbs; empty if it says nothing."""
        if "activate" in verbs:
            return f"activate {self.unit}" if self.unit else ""
        if "leave" in verbs:
            return "leave" if any(part.act == "leave" for part in self.order) else "stay"
        if "do" in verbs:
            return self.declared()
        if "use" in verbs:
            return f"use {self.uses.pop(0)}" if self.uses else "done"
        if "to" in verbs:
            return self.destination()
        if "pay" in verbs:
            return "pay " + (self.going().after("by") or "diagonal")
        if "crush" in verbs:
            return self.crushed()
        if "at" in verbs or verbs == ("burn", "done"):
            return self.aimed(verbs)
        return self.named(verbs)

    def declared(self) -> str:
        """The next action that is declared."""
        while self.parts and self.parts[0].act == "leave":
            self.parts.pop(0)
        return f"do {self.parts.pop(0).act}" if self.parts else "do nothing"

    def going(self) -> Part:
        """The move that is carried out now."""
        moves = [part for part in self.order if part.act in GOING]
        return next((part for part in moves if part.words), moves[0] if moves else Part("move"))

    def destination(self) -> str:
        square = self.going().take()
        if square in ("", UNUSED):
            return "stop" if square else ""
        if square == "exit":
            return "exit"
        entering = not self.world.on_board(self.world.slot[self.world.tables.cards.unit.number(self.unit)])
        return f"enter {square}" if entering else f"to {square}"

    def crushed(self) -> str:
        part = self.going()
        crates = part.after("crushing")
        first, _, rest = crates.partition("+")
        if rest:
            part.words += ["crushing", rest]
        return f"crush {first}" if first else "done"

    def shooting(self) -> Part:
        """The attack that is carried out now."""
        return next((part for part in self.order if part.act in FIRING), Part("attack"))

    def aimed(self, verbs: tuple[str, ...]) -> str:
        """The target of a row, or the next square that burns."""
        if verbs == ("burn", "done"):
            return f"burn {self.aims.burning.pop(0)}" if self.aims and self.aims.burning else "done"
        if self.aims is None:
            self.aims = Aims(self.shooting().take())
        row = self.aims.next_row()
        if not row:
            return ""
        if row == UNUSED:
            return "hold"
        if row.startswith("!"):
            return f"wreck {row[1:].partition(':')[0]}"
        if row.startswith("*"):
            first, *rest = row[1:].split("+")
            self.aims.burning = rest
            return f"burn {first}"
        target = row.partition(":")[0].partition("@")[0]
        legal = [self.world.rules.space.words(action) for action in self.world.legal(self.seat)]
        if f"at {target}" not in legal and "hold" in legal and len(self.aims.rows) == 1:
            return "hold"  # a single target is for all rows that can aim at it
        return f"at {target}"

    def named(self, verbs: tuple[str, ...]) -> str:
        """What orders, skills and special weapons are for."""
        last = self.aims.current if self.aims else ""
        if "rounds" in verbs:
            return "rounds " + (last.partition(":")[2].partition("@")[0] or self.shooting().after("rounds") or "1")
        if "mark" in verbs:
            mark = last.partition("@")[2]
            return f"mark {mark}" if mark else ""
        strike = next((part for part in self.order if part.act == "strike"), None)
        if "call" in verbs and strike is not None:
            return f"call {strike.take()}"
        if "for" in verbs and strike is not None and "on" in strike.words:
            return f"for {strike.after('on')}"
        ordered = next((part for part in self.order if part.act in ORDERED and part.words), None)
        if "for" in verbs and ordered is not None:
            return f"for {ordered.take()}"
        if "revive" in verbs and ordered is not None:
            return f"revive {ordered.take()}"
        return ""


# From words to notation


def shortened(rules: "TacticsRules", words: str) -> str:
    """The order as players write it; what has no notation stays as it is."""
    actions = [action.split() for action in words.split(", ")]
    if actions[0][0] in ("at", "wreck", "burn", "hold"):
        aims = aims_text(actions)
        return f"attack {aims}" if aims else words
    if actions[0][0] != "activate":
        return words
    return Writer(actions).text() or words


def aims_text(actions: list[list[str]]) -> str:
    """The targets of an attack, row by row; empty if there is something else."""
    rows: list[str] = []
    burning = False
    for verb, *given in actions:
        if verb == "burn":
            if burning:
                rows[-1] += f"+{given[0]}"
            else:
                rows.append(f"*{given[0]}")
        elif verb == "done" and burning:
            pass
        elif verb in ("at", "wreck", "hold"):
            rows.append({"at": "", "wreck": "!", "hold": ""}[verb] + (given[0] if given else UNUSED))
        elif verb == "rounds" and rows:
            rows[-1] += f":{given[0]}"
        elif verb == "mark" and rows:
            rows[-1] += f"@{given[0]}"
        else:
            return ""
        burning = verb == "burn"
    return rows[0] if len(set(rows)) == 1 and not rows[0].startswith("*") and rows[0] != UNUSED else "|".join(rows)


class Writer:
    """Sorts the answers of an order to the actions they belong to."""

    __slots__ = ("acts", "behind", "leaves", "rest", "unit", "uses")

    def __init__(self, actions: list[list[str]]) -> None:
        self.unit = actions[0][1]
        self.acts: list[str] = []
        self.behind: list[str] = []
        """What stands behind each act."""
        self.uses: list[str] = []
        self.leaves = False
        self.rest = actions[1:]

    def text(self) -> str:
        """The order; empty if something in it has no notation."""
        while self.rest and self.rest[0][0] in ("leave", "stay", "do", "use"):
            verb, *given = self.rest.pop(0)
            if verb == "do":
                self.acts.append(given[0])
            elif verb == "use":
                self.uses.append(given[0])
            else:
                self.leaves = self.leaves or verb == "leave"
        if self.rest and self.rest[0][0] == "done":
            self.rest.pop(0)
        self.behind = ["" for _ in self.acts]
        moves = [
            place for place, act in enumerate(self.acts) for _ in range(2 if act == "charge" else 1) if act in GOING
        ]
        while self.rest and self.rest[0][0] in ("to", "enter", "stop", "exit"):
            if not moves:
                return ""
            self.add(moves.pop(0), self.move())
        if self.rest and not self.others():
            return ""
        parts = ["leave"] if self.leaves else []
        parts += [f"{act} {behind}".strip() for act, behind in zip(self.acts, self.behind, strict=True)]
        parts += [f"use {ability}" for ability in self.uses]
        return f"{self.unit}: " + ", ".join(parts)

    def add(self, place: int, text: str) -> None:
        self.behind[place] = f"{self.behind[place]} {text}".strip()

    def move(self) -> str:
        """A destination with how it is paid and what is crushed."""
        verb, *given = self.rest.pop(0)
        text = UNUSED if verb == "stop" else "exit" if verb == "exit" else given[0]
        if self.rest and self.rest[0][0] == "pay":
            text += f" by {self.rest.pop(0)[1]}"
        crates: list[str] = []
        while self.rest and self.rest[0][0] == "crush":
            crates.append(self.rest.pop(0)[1])
        if crates:
            text += " crushing " + "+".join(crates)
        if self.rest and self.rest[0][0] == "done":
            self.rest.pop(0)
        return text

    def others(self) -> bool:
        """Targets, guns, whom orders are for; false if they have no notation."""
        verb, *given = self.rest[0]
        if verb in ("at", "wreck", "burn", "hold"):
            shooting = [place for place, act in enumerate(self.acts) if act in SHOOTING or act == "charge"]
            aims = aims_text(self.rest)
            if not shooting or not aims:
                return False
            self.add(shooting[0], aims)
            return True
        ordered = [place for place, act in enumerate(self.acts) if act in ORDERED]
        if verb == "for" and ordered and all(one[0] in ("for", "revive") for one in self.rest):
            self.add(ordered[0], " ".join(one[1] for one in self.rest))
            return True
        strikes = [place for place, act in enumerate(self.acts) if act == "strike"]
        if verb == "call" and strikes and len(self.rest) == 2 and self.rest[1][0] == "for":
            self.add(strikes[0], f"{given[0]} on {self.rest[1][1]}")
            return True
        return False
