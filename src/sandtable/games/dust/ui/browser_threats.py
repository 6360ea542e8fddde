"""What of the viewer's may be attacked in the next turn of each opponent, by whom, with how much.

Everything here lies open on the table: units, cards that were played, victory points. An opponent's next turn is in
this round if it is still to come, else in the next one, when other areas are open (D6.8, D6.9) and pacts are over
(D10.4).
"""

from typing import Any, Final

from sandtable.core.bits import BIT, members
from sandtable.games.dust.bots.estimate import forecast
from sandtable.games.dust.rules.attack import in_range, no_attack
from sandtable.games.dust.rules.board import KINDS, DustState
from sandtable.games.dust.rules.combat import bonus_dice, first_roller
from sandtable.games.dust.rules.editions import BOMBER, SUBMARINE
from sandtable.games.dust.rules.reach import by_land, by_sea, landings
from sandtable.games.dust.rules.special import BOMBARD_DICE, RAID_DICE, bombard_targets, raid_targets
from sandtable.games.dust.rules.tables import SEATS
from sandtable.games.dust.ui.facts import CARDS, BoardFacts

LIKELY: Final = 0.5
"""From this chance on an area is likely to fall."""
POSSIBLE: Final = 0.05
"""Below it an attack is not worth a mark."""

Threat = dict[str, Any]


class ThreatReport:
    """The threats to one seat."""

    def __init__(self, facts: BoardFacts) -> None:
        self.facts = facts
        self.s = facts.state
        self.names = facts.rules.area_names
        self.combat = facts.rules.edition.combat

    def content(self) -> dict[str, list[Threat]]:
        """For each area of the viewer's that may be attacked: the attacks, the most dangerous first."""
        facts, s = self.facts, self.s
        if facts.viewer not in SEATS or not s.round:
            return {}
        seat = SEATS.index(facts.viewer)
        if seat >= s.tables.players or not s.is_player(seat):
            return {}
        found: dict[int, list[Threat]] = {}
        then: DustState | None = None
        for foe in range(s.tables.players):
            if foe == seat or not s.is_player(foe):
                continue
            if self.has_had(foe):
                then = then or self.next_round()
                self._of(foe, seat, then, found)
            else:
                self._of(foe, seat, s, found)
        order = sorted(found, key=lambda area: self._weight(area, found[area]), reverse=True)
        return {self.names[area]: sorted(found[area], key=lambda one: -one["chance"]) for area in order}

    def _weight(self, area: int, threats: list[Threat]) -> tuple[int, bool, float]:
        """What is in most danger comes first, capitals and power sources before the rest."""
        name = self.names[area]
        worst = max(threats, key=lambda one: (one["level"], one["chance"]))
        return worst["level"], self.facts.is_capital(name) or self.facts.is_source(name), worst["chance"]

    # When

    def has_had(self, foe: int) -> bool:
        """D3.3: whether a seat has had its turn in this round."""
        turn = self.facts.turn
        return turn.phase != CARDS and turn.seat != SEATS[foe] and foe not in self.s.queue

    def next_round(self) -> DustState:
        """D11.1: the board after this round is scored as things stand; all units are where they are."""
        then = self.s.copy()
        then.round += 1
        then.pacts = [0] * len(then.pacts)
        then.attacked = []
        then.vp = [
            points + self.facts.standing(SEATS[place]).forecast if place < then.tables.players else points
            for place, points in enumerate(then.vp)
        ]
        return then

    # What comes

    def _of(self, foe: int, seat: int, s: DustState, found: dict[int, list[Threat]]) -> None:
        """All attacks of one opponent: from where they stand, after moves, and those nobody answers (D9)."""
        best: dict[int, Threat] = {}
        for origin in [*members(s.lands[foe]), *s.sea_members(s.seas[foe])]:
            force = s.force_at(origin)
            for area in in_range(s, foe, origin):
                if s.owner[area] == seat and no_attack(s, foe, area) is None:
                    one = self._battle(s, foe, area, force)
                    one["origin"] = self.names[origin]
                    if area not in best or one["chance"] > best[area]["chance"]:
                        best[area] = one
            self._strikes(s, foe, seat, origin, found)
        for area, force in self._gathered(s, foe, seat).items():
            later = self._battle(s, foe, area, force)
            if area in best:
                best[area]["most"] = later["dice"]
            elif later["chance"] >= POSSIBLE:
                best[area] = later | {"level": 1, "most": later["dice"]}
        for area, one in best.items():
            found.setdefault(area, []).append(one)

    def _battle(self, s: DustState, foe: int, area: int, force: list[int]) -> Threat:
        """An attack by a force, with about the chance that it takes the area."""
        game = s.tables
        defence = s.force_at(area)
        capital = centre = False
        if game.is_land(area):
            capital = s.counting_capitals() & BIT[area] != 0
            centre = s.centres & BIT[area] != 0
        first = first_roller(force, defence, capital)
        chance = forecast(force, defence, self.combat, bonus_dice(capital, centre), first, False).win
        dice = sum(count * each for count, each in zip(force, self.combat, strict=True))
        level = 2 if chance >= LIKELY else 1 if chance >= POSSIBLE else 0
        return {
            "seat": SEATS[foe],
            "how": "attack",
            "origin": "",
            "dice": dice,
            "most": dice,
            "chance": round(chance, 2),
            "level": level,
        }

    def _gathered(self, s: DustState, foe: int, seat: int) -> dict[int, list[int]]:
        """D5.3, D5.4: for each area the most that can stand next to it after moves; without movement points nothing."""
        if not self._moves(foe):
            return {}
        found: dict[int, list[int]] = {}
        seen = 0
        for origin in members(s.lands[foe]):
            if seen & BIT[origin]:
                continue
            reached = by_land(s, foe, origin) | BIT[origin]
            seen |= reached & s.lands[foe]
            near = 0
            for place in members(reached):
                near |= s.tables.to_land[place]
                if s.lands[foe] & BIT[place]:
                    near |= landings(s, foe, place)
            force = self._together(s, members(reached & s.lands[foe]))
            self._keep(found, members(near & s.lands[seat]), force)
        for origin in s.sea_members(s.seas[foe]):
            reached = by_sea(s, foe, origin) | s.tables.sea_bit(origin)
            near = 0
            for place in s.sea_members(reached):
                near |= s.tables.to_sea[place]
            force = self._together(s, s.sea_members(reached & s.seas[foe]))
            self._keep(found, s.sea_members(near & s.seas[seat]), force)
        return {area: force for area, force in found.items() if no_attack(s, foe, area) is None}

    def _moves(self, foe: int) -> int:
        """The opponent's movement points: those of the card, if it lies open for a turn that is to come."""
        s = self.s
        card = s.cards[foe]
        return 1 if card < 0 or self.has_had(foe) else s.tables.card_movement[card]

    @staticmethod
    def _together(s: DustState, areas: list[int]) -> list[int]:
        found = [0] * KINDS
        for area in areas:
            found = [one + other for one, other in zip(found, s.force_at(area), strict=True)]
        return found

    @staticmethod
    def _keep(found: dict[int, list[int]], areas: list[int], force: list[int]) -> None:
        for area in areas:
            if sum(force) > sum(found.get(area, ())):
                found[area] = force

    def _strikes(self, s: DustState, foe: int, seat: int, origin: int, found: dict[int, list[Threat]]) -> None:
        """D9.1, D9.2: bombers against submarines, submarines against the coast: nobody moves in."""
        raids = s.tables.is_land(origin)
        for area in raid_targets(s, foe, origin) if raids else bombard_targets(s, foe, origin):
            if s.owner[area] != seat:
                continue
            dice = s.count(origin, BOMBER if raids else SUBMARINE) * (RAID_DICE if raids else BOMBARD_DICE)
            found.setdefault(area, []).append(
                {
                    "seat": SEATS[foe],
                    "how": "raid" if raids else "bombard",
                    "origin": self.names[origin],
                    "dice": dice,
                    "most": dice,
                    "chance": 0.0,
                    "level": 0,
                }
            )


def threats(facts: BoardFacts) -> dict[str, list[Threat]]:
    """For each area of the viewer's that may be attacked: who can attack it, from where, with how many dice."""
    return ThreatReport(facts).content()
