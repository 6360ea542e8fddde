"""``odds alaska yukon 3T 1M``: the exact odds of an attack as things stand on the table.

``odds drop yukon 3M`` and ``odds missiles yukon`` are for attacks that need no neighbours (D10.7, D10.11). Centre,
capital, cards that lie open and where defenders could retreat to are read off the board. The odds themselves are worked
out by ``odds_report``, which is loaded when somebody asks.
"""

import re
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.ban import Ban
from sandtable.core.bits import BIT, members
from sandtable.core.errors import BadInput
from sandtable.games.dust.rules.attack import attacked_before, battle_kind, no_attack, off_limits
from sandtable.games.dust.rules.board import KINDS, DustState
from sandtable.games.dust.rules.combat import LAND_BATTLE, LANDING, SEA_BATTLE, Battle
from sandtable.games.dust.rules.deck import ABILITIES
from sandtable.games.dust.rules.drop import no_drop, no_drop_on
from sandtable.games.dust.rules.editions import BOMBER, LETTERS, MECH, SUBMARINE
from sandtable.games.dust.rules.retreat import havens
from sandtable.games.dust.rules.special import capital_walls, missile_dice, missile_target, no_missiles, no_strike
from sandtable.games.dust.rules.tables import SEATS, WEAPON
from sandtable.games.dust.ui.facts import BoardFacts, letters
from sandtable.games.dust.ui.lookup import area_called
from sandtable.games.dust.ui.text import TextBoard, flow, wrapped
from sandtable.play.inquiry import Inquiry

if TYPE_CHECKING:
    from sandtable.games.dust.odds.report import Report

WAYS: Final = {LAND_BATTLE: "land", LANDING: "amphibious", SEA_BATTLE: "sea"}
GROUP: Final = re.compile(rf"\d+[{LETTERS}]", re.IGNORECASE)
FEW: Final = 4
"""So many lines of survivors are shown for each side."""


def odds_lines(inquiry: Inquiry) -> list[str]:
    """The answer to ``odds``."""
    board = TextBoard(inquiry.view, inquiry.rules, inquiry.wording, inquiry.width)
    assault = read(board, inquiry.words)
    return assault.lines(inquiry.width)


def read(facts: BoardFacts, text: str) -> "Assault":
    """Where from, where to, and with what: ``alaska yukon``, ``alaska>yukon 3T 1M``."""
    words = text.replace(">", " ").replace(",", " ").split()
    force = [word for word in words if GROUP.fullmatch(word)]
    names = [word for word in words if not GROUP.fullmatch(word)]
    if len(names) > 1 and names[0].lower() in FROM_AFAR:
        return FROM_AFAR[names[0].lower()](facts, area_called(facts, " ".join(names[1:])), " ".join(force).upper())
    if len(names) < 2:
        raise BadInput('say from where and against what, for instance "odds alaska yukon 3T 1M"', "error-odds-which")
    problem: BadInput | None = None
    for cut in range(1, len(names)):  # names may have several words
        try:
            origin, target = area_called(facts, " ".join(names[:cut])), area_called(facts, " ".join(names[cut:]))
        except BadInput as error:
            problem = problem or error
        else:
            return Assault(facts, origin, target, " ".join(force).upper())
    assert problem is not None
    raise problem


def left_behind(s: DustState, capital: bool) -> bool:
    """D12.5: whether a capital held by neutrals was a player's, and counts where those nobody claimed do not (D6.10).

    The odds take every neutral capital of such an edition for ordinary land, so this one is not to be called neutral.
    """
    return capital and s.tables.edition.neutral_capitals_plain


class Assault:
    """An attack somebody thinks of."""

    def __init__(self, facts: BoardFacts, origin: str, target: str, units: str) -> None:
        self.facts = facts
        self.s: DustState = facts.state
        self.origin_word, self.target_word = origin, target
        self.origin, self.target = facts.number(origin), facts.number(target)
        self.attacker, self.defender = self.s.owner[self.origin], self.s.owner[self.target]
        if self.attacker < 0:
            raise BadInput(f'nobody stands in "{origin}"', "error-odds-origin", area=origin)
        self._check_defender()
        if self.attacker == self.defender:
            raise BadInput(
                f'"{origin}" and "{target}" are held by the same army (D6.7)',
                "error-odds-same",
                origin=origin,
                target=target,
            )
        self.way = self._way()
        self.units = units or letters(self.all_units())

    def _check_defender(self) -> None:
        if self.defender < 0:
            area = self.target_word
            raise BadInput(f'nobody stands in "{area}", so nobody defends it (D6.7)', "error-odds-target", area=area)

    def _way(self) -> str:
        """The kind of attack: a battle, or bombers against submarines, or submarines against the coast (D9)."""
        rules = self.s.tables
        if rules.is_land(self.origin) != rules.is_land(self.target):
            return "raid" if rules.is_land(self.origin) else "bombard"
        kind = battle_kind(self.s, self.attacker, self.origin, self.target)
        return WAYS.get(kind, "land" if rules.is_land(self.target) else "sea")

    def all_units(self) -> list[int]:
        """All units of the origin that could take part."""
        force = self.s.force_at(self.origin)
        if self.way not in ("raid", "bombard"):
            return force
        kind = BOMBER if self.way == "raid" else SUBMARINE
        return [count if one == kind else 0 for one, count in enumerate(force)]

    def forbidden(self) -> Ban | None:
        """What forbids the attack now."""
        s, seat = self.s, self.attacker
        if not s.is_player(seat):
            return None
        if self.way in ("raid", "bombard"):
            return no_strike(s, seat, self.origin, self.target) or capital_walls(s, self.target)
        return (
            off_limits(s, seat, self.origin, self.target)
            or no_attack(s, seat, self.target)
            or attacked_before(s, self.origin, self.target)
        )

    def card(self, force: int) -> str:
        """The ability of the card that lies before a player, if it is not used up; at work counts too."""
        s = self.s
        if not s.is_player(force) or s.cards[force] < 0:
            return ""
        number = s.tables.card_ability[s.cards[force]]
        ready = s.ability_ready(force, number) or s.radar & BIT[force]
        tame = number == WEAPON and s.tables.tame_capitals and self.facts.is_capital(self.target_word)
        return ABILITIES[number] if ready and not tame else ""

    def haven(self) -> bool:
        """D8.2: whether the defenders have somewhere to go."""
        s = self.s
        force = s.force_at(self.target)
        battle = Battle(
            LAND_BATTLE,
            self.attacker,
            self.defender,
            self.origin,
            self.target,
            [0] * s.tables.areas,
            [s.force_at(self.origin) if self.origin >= 0 else [0] * KINDS, force],
            0,
            False,
            0,
            0,
            0,
            0,
            0,
        )
        return any(havens(s, battle, kind) for kind in range(KINDS) if force[kind])

    def report(self) -> "Report":
        """The odds, and what they depend on."""
        from sandtable.games.dust.odds.report import ask

        facts, s = self.facts, self.s
        capital = facts.is_capital(self.target_word)
        question: dict[str, Any] = {
            "attack": [self.units],
            "defend": letters(s.force_at(self.target)),
            "kind": [self.way],
            "edition": s.tables.edition.name,
            "capital": capital,
        }
        if self.way not in ("raid", "bombard"):
            neutral = s.is_neutral(self.target)
            question |= {
                "centre": facts.has_centre(self.target_word),
                "neutral": neutral and not left_behind(s, capital),
                "haven": not neutral and self.haven(),
                "attack_card": self.card(self.attacker),
                "defend_card": "" if neutral else self.card(self.defender),
            }
        return ask(**question)

    def check_units(self) -> None:
        """Refuse units that are not there."""
        here = self.s.force_at(self.origin)
        for group in self.units.split():
            there = here[LETTERS.index(group[-1])]
            if int(group[:-1]) > there:
                sentence = f'there are not {group} in "{self.origin_word}"; there are {letters(here)}'
                raise BadInput(
                    sentence, "error-odds-there", units=group, area=self.origin_word, there=letters(here) or "-"
                )

    def lines(self, width: int) -> list[str]:
        """The odds as lines of text."""
        self.check_units()
        facts, report = self.facts, self.report()
        texts = facts.wording.texts

        def number(value: float, digits: int = 1) -> str:
            return f"{value:.{digits}f}".replace(".", texts.say("arena-decimal"))

        def percent(share: float) -> str:
            return texts.say("arena-percent", number=number(100 * share))

        found = [*wrapped(self.title(), width), *wrapped(report.title(texts), width)]
        ban = self.forbidden()
        if ban is not None:
            found += wrapped(facts.say("odds-forbidden", why=facts.wording.ban(ban)), width)
        found += ["", *columns(report.chances(texts, percent)), "", *wrapped(report.losses(texts, number), width)]
        for heading, shares in report.survivors(texts, percent):
            shown = [f"{name} {share}" for name, share in shares[:FEW] if share != percent(0)]
            parts = [f"{part}," for part in shown[:-1]] + shown[-1:]
            found += flow("", [*heading.split(" "), *parts], width, " ", 2)
        found.append("")
        for line in report.lines(texts, percent):
            found += wrapped(f"- {line}", width)
        return found

    def title(self) -> str:
        """Who attacks whom, and where."""
        return self.facts.say(
            "odds-here",
            attacker=self.who(self.attacker),
            origin=self.origin_word,
            defender=self.who(self.defender),
            target=self.target_word,
        )

    def who(self, force: int) -> str:
        """Whose units these are."""
        names: list[str] = self.s.rules.domains["force"].names
        return (
            self.facts.army_name(names[force]) if names[force] in SEATS else self.facts.wording.name("seat", "neutral")
        )


class FromAfar(Assault):
    """An attack from no area in particular, by whoever asks; for a spectator, by the player whose turn it is."""

    def __init__(self, facts: BoardFacts, target: str, units: str) -> None:
        self.facts = facts
        self.s = facts.state
        self.origin = -1
        self.target_word, self.target = target, facts.number(target)
        names: list[str] = self.s.rules.seats
        self.attacker = names.index(facts.viewer) if facts.viewer in names else max(0, self.s.seat)
        self.defender = self.s.owner[self.target]
        self._check_defender()
        if self.attacker == self.defender:
            raise BadInput(f'"{target}" is your own (D6.7)', "error-odds-own", area=target)
        self.units = units or self.all()

    def title(self) -> str:
        return self.facts.say(
            "odds-from-afar",
            attacker=self.who(self.attacker),
            defender=self.who(self.defender),
            target=self.target_word,
        )

    def all(self) -> str:
        """Everything that could take part."""
        raise NotImplementedError


class MechDrop(FromAfar):
    """D10.7: mechs of any own land areas."""

    way = "drop"

    def all(self) -> str:
        return letters([self.mechs() if kind == MECH else 0 for kind in range(KINDS)])

    def mechs(self) -> int:
        """How many there are."""
        return sum(self.s.count(area, MECH) for area in members(self.s.lands[self.attacker]))

    def check_units(self) -> None:
        """Refuse others than mechs, and more of them than there are."""
        there = self.mechs()
        fits = re.fullmatch(r"(\d+)M", self.units)
        if fits is None or not 0 < int(fits[1]) <= there:
            sentence = f"only mechs are dropped, and you have {there} of them (D10.7)"
            raise BadInput(sentence, "error-odds-mechs", there=there)

    def forbidden(self) -> Ban | None:
        return no_drop(self.s, self.attacker) or no_drop_on(self.s, self.attacker, self.target)


class MissileStrike(FromAfar):
    """D10.11: dice by the edition, or by own centres."""

    way = "missiles"

    def all(self) -> str:
        return ""

    def check_units(self) -> None:
        """Refuse units."""
        if self.units:
            raise BadInput("missiles need no units, so name no attackers (D10.11)", "error-odds-missiles")

    def forbidden(self) -> Ban | None:
        s, seat = self.s, self.attacker
        return no_missiles(s, seat) or missile_target(s, seat, self.target) or no_attack(s, seat, self.target)

    def report(self) -> "Report":
        from sandtable.games.dust.odds.report import ask

        rules = self.s.tables
        dice = missile_dice(self.s, self.attacker)
        if not dice:
            sentence = "missiles have no dice now, for want of own production centres (D10.11)"
            raise BadInput(sentence, "error-odds-no-dice")
        return ask(
            attack=[],
            defend=letters(self.s.force_at(self.target)),
            kind=[self.way],
            edition=rules.edition.name,
            capital=self.facts.is_capital(self.target_word),
            dice=dice,
        )


FROM_AFAR: Final[dict[str, type[FromAfar]]] = {"drop": MechDrop, "missiles": MissileStrike}


def columns(rows: list[tuple[str, str]]) -> list[str]:
    """Texts with figures flush right behind them.

    >>> columns([("won", "9 %"), ("held", "91 %")])
    ['  won    9 %', '  held  91 %']
    """
    wide = [max(len(row[place]) for row in rows) for place in (0, 1)]
    return [f"  {text:{wide[0]}}  {figure:>{wide[1]}}" for text, figure in rows]
