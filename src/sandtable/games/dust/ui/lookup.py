"""``area alaska``: who stands there with what, what lies next to it, and the strongest attack that could come."""

from collections.abc import Sequence
from typing import Final

from sandtable.core.bits import BIT, members
from sandtable.core.errors import BadInput
from sandtable.games.dust.rules.attack import battle_kind, no_attack, tame_capital
from sandtable.games.dust.rules.board import KINDS, DustState
from sandtable.games.dust.rules.combat import LANDING, bonus_dice
from sandtable.games.dust.rules.editions import BOMBER, MECH, SUBMARINE, SUPREMACY
from sandtable.games.dust.rules.reach import by_land, landings
from sandtable.games.dust.rules.special import capital_walls, missile_dice, missile_target
from sandtable.games.dust.rules.tables import DROPPER, MISSILES
from sandtable.games.dust.ui.facts import BoardFacts, letters, short
from sandtable.games.dust.ui.text import TextBoard, flow, roles_of, wrapped
from sandtable.play.inquiry import Inquiry

NOTHING: Final = [0] * KINDS


def area_lines(inquiry: Inquiry) -> list[str]:
    """The answer to ``area``: one area, or all areas of a region."""
    board = TextBoard(inquiry.view, inquiry.rules, inquiry.wording, inquiry.width)
    if not inquiry.words:
        raise BadInput('say which area, for instance "area alaska"', "error-area-which")
    wanted = _plain(inquiry.words)
    names = {_plain(one.label(board.wording)): one for one in reversed(board.regions)}
    # "Africa, Near East" is called Africa.
    region = {name.partition(",")[0]: one for name, one in names.items()}.get(wanted, names.get(wanted))
    if region is not None and wanted not in {_plain(board.area_name(word)) for word in board.rules.area_names}:
        return flow(f"{region.label(board.wording)}  ", board.region_parts(region), board.width, " ", 2)
    return Lookup(board, area_called(board, inquiry.words)).lines()


def area_called(facts: BoardFacts, text: str) -> str:
    """The word of an area that somebody calls by its word, by its name, or by the beginning of either."""
    wanted = _plain(text)
    words = facts.rules.area_names
    called = {word: {_plain(word), _plain(facts.area_name(word))} for word in words}
    for fits in (
        [word for word in words if wanted in called[word]],
        [word for word in words if any(name.startswith(wanted) for name in called[word])],
    ):
        if len(fits) == 1:
            return fits[0]
    facts.rules.domains["area"].number(text.lower().replace(" ", "-") if " " in text else text)
    return text


def _plain(text: str) -> str:
    """A name without what people leave out."""
    return text.strip().casefold().replace("-", " ")


class Threat:
    """The strongest attack of an army on an area: as its units stand now, and with what could be moved up first."""

    __slots__ = ("force", "gathered", "kind", "moves", "origin")

    def __init__(self, kind: int, origin: int, force: list[int], moves: int, gathered: list[int]) -> None:
        self.kind = kind
        self.origin = origin
        self.force = force
        self.moves = moves
        self.gathered = gathered


def dice(s: DustState, force: Sequence[int]) -> int:
    """How many dice a force rolls."""
    return sum(count * each for count, each in zip(force, s.tables.edition.combat, strict=True))


def supremacy(force: Sequence[int]) -> int:
    """The supremacy of a force (D7.2)."""
    return sum(count * each for count, each in zip(force, SUPREMACY, strict=True))


def movable(s: DustState, seat: int, origin: int, moves: int) -> list[int]:
    """What could stand in an area of a seat's after so many moves into it: by land, sea and, bombers, air (D5)."""
    rules, stacks = s.tables, []
    if origin >= rules.first_sea:
        return s.force_at(origin)
    for area in members(s.lands[seat] & ~BIT[origin]):
        force = s.force_at(area)
        if not (by_land(s, seat, area) | landings(s, seat, area)) & BIT[origin]:
            force = [count if kind == BOMBER else 0 for kind, count in enumerate(force)]
        stacks.append(force)
    stacks.sort(key=lambda force: -dice(s, force))
    found = s.force_at(origin)
    for force in stacks[:moves]:
        found = [one + other for one, other in zip(found, force, strict=True)]
    return found


def strongest(s: DustState, seat: int, target: int, moves: int) -> Threat | None:
    """The attack of a seat on an area with the most dice, whether it is allowed now or not."""
    rules = s.tables
    land = target < rules.first_sea
    best: Threat | None = None
    origins = members(s.lands[seat]) if land else s.sea_members(s.seas[seat])
    for origin in origins:
        if origin == target or battle_kind(s, seat, origin, target) < 0:
            continue
        force, gathered = s.force_at(origin), movable(s, seat, origin, moves)
        found = Threat(battle_kind(s, seat, origin, target), origin, force, moves, gathered)
        if best is None or (dice(s, gathered), dice(s, force)) > (dice(s, best.gathered), dice(s, best.force)):
            best = found
    return best


class Lookup:
    """All there is to know about an area."""

    def __init__(self, board: TextBoard, area: str) -> None:
        self.board = board
        self.area = area
        self.number = board.number(area)
        self.s = board.state
        self.land = self.number < board.rules.first_sea

    def lines(self) -> list[str]:
        """Who, what, next to what, what threatens it."""
        return [*self.title(), *self.held(), "", *self.neighbours(), "", *self.threats()]

    def title(self) -> list[str]:
        """Its name, the word by which orders call it, and what it is."""
        board = self.board
        region = next(one for one in board.regions if self.number in one.areas)
        element = board.say("look-land" if self.land else "look-sea")
        coast = [board.say("look-coast")] if self.land and self.s.tables.to_sea[self.number] else []
        parts = ", ".join([region.label(board.wording), element, *coast, *roles_of(board, self.area)])
        return wrapped(f"{board.area_name(self.area)} ({self.area}): {parts}", board.width)

    def held(self) -> list[str]:
        """Who stands there with what, and how it would defend itself."""
        board, s, army = self.board, self.s, self.board.army_in(self.area)
        if not army:
            return [board.say("look-free")]
        who = board.say("board-neutral") if army == "neutral" else board.player_line(army)
        force = s.force_at(self.number)
        found = [f"{who}: {letters(force)}"]
        capital, centre = board.is_capital(self.area), board.has_centre(self.area)
        bonus = bonus_dice(capital, centre) if self.land else 0
        more = {"dice": dice(s, force) + bonus, "supremacy": supremacy(force)}
        if not self.land:
            found.append(board.say("look-defends-sea", dice=more["dice"]))
        elif bonus:
            found.append(board.say("look-defends-bonus", bonus=bonus, role=roles_of(board, self.area)[0], **more))
        else:
            found.append(board.say("look-defends", **more))
        return [line for sentence in found for line in wrapped(sentence, board.width)]

    def neighbours(self) -> list[str]:
        """The areas next to it, land first, with who stands there."""
        board = self.board
        rows: list[list[str]] = []
        roles: list[str] = []
        for number in board.rules.atlas.near(self.number):
            name = board.rules.area_names[number]
            army = board.army_in(name)
            who = board.army_name(army) if army else board.say("look-empty")
            rows.append([f"  {board.area_name(name)}", who, short(board.units_in(name)) or "-"])
            roles.append(", ".join(roles_of(board, name)))
        found = [board.say("look-near")]
        wide = [max(len(row[column]) for row in rows) for column in range(3)]
        for row, role in zip(rows, roles, strict=True):
            start = "  ".join(f"{cell:{wide[i]}}" for i, cell in enumerate(row)) + "  "
            found += [line.rstrip() for line in flow(start, role.split(" "), board.width, " ", 4)]
        return found

    def threats(self) -> list[str]:
        """For each other player the strongest attack they could make, and what forbids it now."""
        board, s = self.board, self.s
        if not board.army_in(self.area):
            return [board.say("look-nobody-attacks")]
        found = [board.say("look-threats")]
        for seat, name in enumerate(board.rules.seats):
            if s.owner[self.number] == seat or not s.is_player(seat):
                continue
            found += self.of_player(seat, name)
        return found

    def of_player(self, seat: int, name: str) -> list[str]:
        """What one player could do."""
        board, s = self.board, self.s
        moves = self.moves_of(seat, name)
        threat = strongest(s, seat, self.number, moves)
        parts: list[str] = []
        if threat is not None:
            parts.append(self.attack_text(threat))
        parts += self.strikes(seat) + self.by_card(seat)
        who = board.player_line(name)
        if not parts:
            return wrapped(f"  {board.say('look-no-threat', who=who)}", board.width)
        ban = no_attack(s, seat, self.number)
        if ban is not None:
            parts.append(board.wording.ban(ban))
        elif board.board["cards"] and board.place_in_order(name) < 0:
            parts.append(board.say("look-turn-over"))
        found: list[str] = []
        for place, text in enumerate(parts):
            lines = wrapped(f"  {who}: {text}" if not place else f"    {text}", board.width)
            found += [lines[0], *[f"    {line.strip()}" for line in lines[1:]]]
        return found

    def moves_of(self, seat: int, name: str) -> int:
        """How many moves a player has before attacking: those left, those of the card, or none if the turn is over."""
        board, s = self.board, self.s
        turn = board.turn
        if turn.seat == name:
            return max(0, turn.moves)
        if board.place_in_order(name) > 0 and s.cards[seat] >= 0:
            return s.tables.card_movement[s.cards[seat]]
        return 0

    def attack_text(self, threat: Threat) -> str:
        """An attack in words."""
        board, s = self.board, self.s
        origin = board.rules.area_names[threat.origin]
        text = board.say(
            "look-overseas" if threat.kind == LANDING else "look-attack",
            origin=origin,
            units=letters(threat.force),
            dice=dice(s, threat.force),
        )
        if threat.gathered == threat.force:
            return text
        more = board.say(
            "look-gathered", moves=threat.moves, units=letters(threat.gathered), dice=dice(s, threat.gathered)
        )
        return f"{text}; {more}"

    def by_card(self, seat: int) -> list[str]:
        """D10.7, D10.11: what the card that lies before a player adds."""
        board, s = self.board, self.s
        mechs = sum(s.count(area, MECH) for area in members(s.lands[seat]))
        if s.ability_ready(seat, DROPPER) and self.land and mechs and tame_capital(s, self.number) is None:
            return [board.say("look-drop", units=f"{mechs}M", dice=mechs * s.tables.edition.combat[MECH])]
        count = missile_dice(s, seat)
        if s.ability_ready(seat, MISSILES) and count and missile_target(s, seat, self.number) is None:
            return [board.say("look-missiles", dice=count)]
        return []

    def strikes(self, seat: int) -> list[str]:
        """D9.1, D9.2: bombers against submarines, submarines against the coast."""
        board, s = self.board, self.s
        kind = SUBMARINE if self.land else BOMBER
        near = [area for area in board.rules.atlas.near(self.number) if s.owner[area] == seat and s.count(area, kind)]
        if not near or capital_walls(s, self.number) is not None:
            return []
        best = max(near, key=lambda area: s.count(area, kind))
        count = s.count(best, kind)
        force = letters([count if one == kind else 0 for one in range(KINDS)])
        message = "look-bombard" if self.land else "look-raid"
        each = 1 if self.land else 2
        return [board.say(message, origin=board.rules.area_names[best], units=force, dice=count * each)]
