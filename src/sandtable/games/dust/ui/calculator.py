"""``production``: the production points of a player part by part, what they buy, and what limits that."""

from collections.abc import Mapping
from typing import Any

from sandtable.core.bits import members
from sandtable.core.errors import BadInput
from sandtable.games.dust.rules.board import KINDS
from sandtable.games.dust.rules.buying import PRICES, Buy
from sandtable.games.dust.rules.editions import (
    CAPITAL_POINTS,
    CENTRES,
    HAND,
    LEAST_POINTS,
    PER_CENTRE,
    POINTS_PER_SOURCE,
)
from sandtable.games.dust.rules.production import capital_points, points
from sandtable.games.dust.rules.setup import REINFORCEMENTS, centre_sites
from sandtable.games.dust.rules.tables import ITEMS, SEATS
from sandtable.games.dust.ui.facts import BoardFacts, letters
from sandtable.games.dust.ui.text import TextBoard, flow, in_table, wrapped
from sandtable.play.inquiry import Inquiry


def production_lines(inquiry: Inquiry) -> list[str]:
    """The answer to ``production``, of oneself or of somebody else."""
    board = TextBoard(inquiry.view, inquiry.rules, inquiry.wording, inquiry.width)
    return Calculator(board, player_called(board, inquiry.words)).lines()


def player_called(facts: BoardFacts, text: str) -> str:
    """The seat that somebody calls by its word, its name or its colour; nothing means the viewer's own."""
    seats = facts.rules.seats
    wanted = text.strip().casefold()
    if not wanted:
        return facts.viewer or seats[0]
    for seat in seats:
        if wanted in (seat, facts.seat_name(seat).casefold(), facts.army_name(seat).casefold()):
            return seat
    names = ", ".join(seats)
    raise BadInput(
        f'there is no player "{text}"; the players are {names}', "error-player-which", given=text, names=names
    )


class Calculator:
    """The points of one player, and what can be done with them."""

    def __init__(self, board: TextBoard, seat: str) -> None:
        self.board = board
        self.seat = seat
        self.number = SEATS.index(seat)
        self.s = board.state

    def lines(self) -> list[str]:
        """The sum, what is left of it, what it buys, what limits it."""
        board = self.board
        step = self.step()
        setup = bool(step.get("setup")) if step else not board.board["round"]
        money = int(step["money"]) if step else self.total(setup)
        title = board.say("production-title", who=board.player_line(self.seat))
        found = [*wrapped(title, board.width), *(self.setup_parts() if setup else self.parts())]
        if step:
            found.append(board.say("production-left", points=money))
        return [*found, "", *self.offers(money, self.basket(step), setup), "", *self.limits(setup)]

    def step(self) -> Mapping[str, Any]:
        """The question what to buy, if it is this player's now; nothing otherwise."""
        steps = [step for step in self.board.steps if step["step"] in ("buy", "buy-more")]
        return next((step for step in steps if step["player"] == self.seat), {})

    @staticmethod
    def basket(step: Mapping[str, Any]) -> list[int]:
        """What has been bought already."""
        bought = step.get("basket", {})
        return [int(bought.get(item, 0)) for item in ITEMS]

    def total(self, setup: bool) -> int:
        """All points."""
        if not setup:
            return points(self.s, self.number)
        card = self.s.cards[self.number]
        return REINFORCEMENTS + (self.s.tables.card_production[card] if card >= 0 else 0)

    # D4.1

    def parts(self) -> list[str]:
        """The parts of the sum, each with what it comes of."""
        board, s, seat = self.board, self.s, self.number
        standing = board.standing(self.seat)
        powered = min(standing.centres, standing.sources)
        power, capitals, card = POINTS_PER_SOURCE * powered, capital_points(s, seat), s.cards[seat]
        rows = [
            (
                board.say(
                    "production-power", centres=standing.centres, sources=standing.sources, each=POINTS_PER_SOURCE
                ),
                power,
            ),
            (board.say("production-capitals", count=capitals // CAPITAL_POINTS, each=CAPITAL_POINTS), capitals),
        ]
        if card >= 0:
            rows.append(
                (board.say("production-card", card=board.rules.card_names[card]), s.tables.card_production[card])
            )
        total = sum(number for _, number in rows)
        rows.append((board.say("production-sum"), total))
        found = self.sums(rows)
        if card < 0:
            found += wrapped(board.say("production-no-card"), board.width)
        if total < LEAST_POINTS:
            found += wrapped(board.say("production-least", least=LEAST_POINTS), board.width)
        if standing.centres != standing.sources:
            message = "production-more-sources" if standing.sources < standing.centres else "production-more-centres"
            found += wrapped(board.say(message, each=POINTS_PER_SOURCE), board.width)
        return found

    def setup_parts(self) -> list[str]:
        """D2.8: the points before the first round."""
        board, s = self.board, self.s
        rows = [(board.say("production-reinforcements"), REINFORCEMENTS)]
        card = s.cards[self.number]
        if card >= 0:
            rows.append(
                (board.say("production-card", card=board.rules.card_names[card]), s.tables.card_production[card])
            )
        return self.sums([*rows, (board.say("production-sum"), sum(number for _, number in rows))])

    def sums(self, rows: list[tuple[str, int]]) -> list[str]:
        """Texts with numbers flush right behind them."""
        wide = max(len(text) for text, _ in rows)
        if wide + 6 > self.board.width:
            texts = [f"{text}: {number}".split(" ") for text, number in rows]
            return [line for words in texts for line in flow("  ", words, self.board.width, " ", 4)]
        return [f"  {text:{wide}} {number:>3}" for text, number in rows]

    # What can be bought

    def offers(self, money: int, basket: list[int], setup: bool) -> list[str]:
        """What each thing costs, and how many of it could be had for all that is left."""
        board = self.board
        most = dict(Buy(self.number, money, basket, setup).affordable(self.s))
        rows = [[f"  {board.say('production-item')}", board.say("production-price"), board.say("production-most")]]
        for item, word in enumerate(ITEMS):
            name = board.wording.name("unit", word)
            rows.append([f"  {name}", f"{PRICES[item]:>{len(rows[0][1])}}", f"{most.get(item, 0):>{len(rows[0][2])}}"])
        return [board.say("production-offers", points=money), *in_table(rows, "  ")]

    def limits(self, setup: bool) -> list[str]:
        """D4.3 to D4.7, D1.1: what else one cannot go beyond."""
        board, s, seat = self.board, self.s, self.number
        rules = s.tables
        yards = [rules.area_names[area] for area in members(s.own_centres(seat))]
        found: list[str] = []
        if yards:
            names = ", ".join(board.area_name(yard) for yard in yards)
            found.append(
                board.say(
                    "production-yards", count=len(yards), units=PER_CENTRE * len(yards), each=PER_CENTRE, names=names
                )
            )
        else:
            found.append(board.say("production-no-yards"))
        open_sea = s.seas[seat] | s.empty_sea()
        docks = [yard for yard in yards if rules.to_sea[board.number(yard)] & open_sea]
        if yards and not (setup and not rules.edition.setup_submarines):
            names = ", ".join(board.area_name(dock) for dock in docks)
            found.append(board.say("production-docks", names=names) if docks else board.say("production-no-docks"))
        if not setup:
            left, sites = CENTRES - s.centres.bit_count(), centre_sites(s, seat).bit_count()
            found.append(board.say("production-sites", left=left, sites=sites))
            found.append(board.say("production-cards", count=board.hand_size(self.seat), most=HAND))
        found.append(
            board.say("production-supply", units=letters(s.reserve[seat * KINDS : seat * KINDS + KINDS]) or "-")
        )
        return [line for text in found for line in flow("- ", text.split(" "), board.width, " ", 2)]
