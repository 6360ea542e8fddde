"""What the board in the browser needs beyond the view (see ``client/src/boards/dual-powers``).

The client knows no rules, so everything it would have to work out is worked out here: who is stronger
and why, where a card takes the date, what the round would score. All of it comes from a view, never
from a state with secrets, so a scene betrays no more than the view does:

>>> from sandtable.core.registry import game
>>> from sandtable.core.seats import SPECTATOR
>>> rules = game("dual-powers").rules()
>>> found = scene(rules.start().view(SPECTATOR), rules)
>>> found["calendar"]["month"], found["support"]["spaces"], found["connections"][0]["ends"]
('mar-apr', 18, ['green', 'red'])
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.core.bits import BIT, lowest
from sandtable.core.rules import Rules
from sandtable.games.dual_powers.rules.board import DualPowersState
from sandtable.games.dual_powers.rules.calendar import BONUS_DAYS, LAST_DAY, landing
from sandtable.games.dual_powers.rules.components import ACTIONS, RED, SIDES, SPECIALS, WHITE
from sandtable.games.dual_powers.rules.position import HIDDEN, TIRED
from sandtable.games.dual_powers.rules.scoring import behind
from sandtable.games.dual_powers.rules.solitaire import opposition_objective
from sandtable.games.dual_powers.rules.tables import DualPowersRules
from sandtable.games.dual_powers.rules.tokens import NO_SIDE
from sandtable.games.dual_powers.ui.screen import SIGNS

OWNERS: Final = (*SIDES, "neutral")
"""The owners of tokens, in the order of ``Tokens.owned``."""
NOBODY: Final = ""
"""The name of no side."""

PRESETS: Final[list[dict[str, Any]]] = [
    {"id": "rookie", "options": {}, "seats": ["me", "bot:rookie"]},
    {"id": "two", "options": {}, "seats": ["me", "me"]},
    {"id": "friend", "options": {}, "seats": ["me", "open"]},
    {"id": "alone-red", "options": {"solitaire": True, "side": "red", "difficulty": 2}, "seats": ["me"]},
    {"id": "alone-white", "options": {"solitaire": True, "side": "white", "difficulty": 2}, "seats": ["me"]},
]
"""What the lobby offers with one click; the texts are ``lobby-preset-ID``."""


def scene(view: Mapping[str, Any], rules: Rules) -> dict[str, Any]:
    """Everything a drawn board shows and the view does not say."""
    assert isinstance(rules, DualPowersRules)
    return Scene(view, rules).content()


class Scene:
    """Works out the parts of one scene. Strengths come from the rules, fed with what lies open."""

    def __init__(self, view: Mapping[str, Any], rules: DualPowersRules) -> None:
        self.rules = rules
        self.board: Mapping[str, Any] = view["board"]
        self.viewer: str = view["viewer"]
        self.steps: Sequence[Mapping[str, Any]] = view["steps"]
        self.to_come = [str(step["step"]) for step in self.steps]
        public = {key: self.board[key] for key in ("month", "day", "will", "support", "regions")}
        if rules.solitaire:
            public["opposition"] = self.board["opposition"]
        state = rules.load_board(public, 0)
        assert isinstance(state, DualPowersState)
        self.state = state

    def content(self) -> dict[str, Any]:
        """The whole scene."""
        board = self.board
        return {
            "signs": dict(zip(OWNERS, SIGNS, strict=True)),
            "viewer": self.viewer,
            "will": board["will"],
            "turns": self.turns(),
            "regions": [self.region(name, words) for name, words in board["regions"].items()],
            "connections": self.connections(),
            "calendar": self.calendar(),
            "unrest": {"region": board["unrest"], "points": self.unrest_points(), "next": board["blockade"]},
            "support": self.support(),
            "objectives": [self.objective(side) for side in SIDES if side in board["objectives"]],
            "hands": {side: self.hand(side) for side in SIDES},
            "played": {side: self.played(side) for side in SIDES},
            "cards": self.cards(),
            "supply": {side: self.supply(side) for side in SIDES},
            "opposition": self.opposition() if self.rules.solitaire else None,
            "forecast": self.forecast(),
        }

    # Regions (P5.1, P5.2)

    def token(self, word: str) -> dict[str, Any]:
        """A token by the word of the view: ``red-2/1 exhausted``."""
        tokens = self.rules.tokens
        kind = tokens.kinds.index(word.removesuffix(TIRED))
        one = lowest(tokens.kind_mask[kind])
        return {
            "token": tokens.kinds[kind],
            "side": OWNERS[tokens.kind_owner[kind]],
            "ready": tokens.ready[one],
            "exhausted": tokens.exhausted[one],
            "face": "exhausted" if word.endswith(TIRED) else "ready",
            "cost": tokens.kind_cost[kind],
            "leader": one in tokens.leader_token or one in (tokens.trotsky, tokens.red_trotsky),
        }

    def region(self, name: str, words: Sequence[str]) -> dict[str, Any]:
        """A region: its tokens with the side they count for, strengths, who is stronger and why."""
        state, place = self.state, self.rules.box.regions.index(name)
        stronger = state.stronger(place)
        found = []
        for word in words:
            token = self.token(word)
            token["counts"] = self.counts_for(token["side"], place)
            found.append(token)
        found.sort(key=token_order)
        return {
            "name": name,
            "tokens": found,
            "strength": {SIDES[side]: state.strength(side, place) for side in (RED, WHITE)},
            "count": {SIDES[side]: state.counting(side, place).bit_count() for side in (RED, WHITE)},
            "leads": NOBODY if stronger == NO_SIDE else SIDES[stronger],
            "why": self.why(place, stronger),
            "unrest": name == self.board["unrest"],
            "next": name == self.board["blockade"],
        }

    def counts_for(self, owner: str, region: int) -> str:
        """P5.1: neutrals count for the holder of Will of the People, where a token of their own stands."""
        if owner in SIDES:
            return owner
        return SIDES[self.state.will] if self.state.present(self.state.will, region) else NOBODY

    def why(self, region: int, stronger: int) -> str:
        """P5.2: what makes a side stronger: no rival, strength, number of tokens, Will of the People."""
        state = self.state
        if stronger == NO_SIDE:
            return "neutral" if state.at[region] else "empty"
        red, white = state.counting(RED, region), state.counting(WHITE, region)
        if not red or not white:
            return "alone"
        if state.strength(RED, region) != state.strength(WHITE, region):
            return "strength"
        return "tokens" if red.bit_count() != white.bit_count() else "will"

    def connections(self) -> list[dict[str, Any]]:
        """P1.1, P2.3: what joins which regions, and which one the blockade marker closes."""
        box = self.rules.box
        return [
            {
                "name": name,
                "ends": [box.regions[end] for end in box.bridge_ends[bridge]],
                "colour": box.regions[box.bridge_colour[bridge]] if box.bridge_colour[bridge] >= 0 else "",
                "closed": name == self.board["marker"],
            }
            for bridge, name in enumerate(box.bridges)
        ]

    # Calendar (P4.2 to P4.6) and support track (P5.4)

    def unrest_points(self) -> int:
        """P5.3: what the unrest is worth this month."""
        return self.rules.unrest_points[self.state.month]

    def calendar(self) -> dict[str, Any]:
        """The months with what happens in them, the date, the days of bonus actions and those never rested on."""
        box = self.rules.box
        events = {box.may_jun: "trotsky", box.aug: "trotsky-red"}
        months = [
            {
                "name": name,
                "points": self.rules.unrest_points[place],
                "enters": events.get(place, ""),  # P4.5, P4.6
                "ends": place >= box.first_end_month and not self.rules.solitaire,  # P6.3, P7.10
            }
            for place, name in enumerate(box.months)
        ]
        return {
            "months": months,
            "month": self.board["month"],
            "day": self.board["day"],
            "days": LAST_DAY,
            "bonus": list(BONUS_DAYS),
            "skipped": [29, 30],
        }

    def preview(self, days: int, side: str) -> dict[str, Any]:
        """P4.2 to P4.6, P4.19: where a number of days takes the date, and what that brings a side."""
        box, month = self.rules.box, self.state.month
        day, passed = landing(self.board["day"], days)
        reached = min(month + 1, len(box.months) - 1) if passed else month
        neutral = BIT[self.rules.tokens.trotsky]
        enters = ""
        if passed and reached == box.may_jun and self.board["unrest"]:
            enters = "trotsky"
        elif passed and reached == box.aug and any(present & neutral for present in self.state.at):
            enters = "trotsky-red"
        return {
            "day": day,
            "month": box.months[reached],
            "passed": passed,
            "bonus": day in BONUS_DAYS,
            "will": passed and side != self.board["will"],
            "enters": enters,
            "points": self.rules.unrest_points[reached],
        }

    def support(self) -> dict[str, Any]:
        """The track: spaces to each side, the marker, who leads by how much."""
        marker = self.board["support"]
        return {"spaces": self.rules.box.track, "marker": marker, "leads": leader(marker), "by": abs(marker)}

    def turns(self) -> list[str]:
        """P4.1, P7.4: whose turns are still to come this round, in their order; the present one is not among them."""
        found = []
        for step in self.steps:
            if step["step"] == "turn":
                found.append(str(step["side"]))
            elif step["step"] == "opposition-turn":
                found.append(SIDES[self.rules.opposition])
        return found

    # Cards (P1.2, P1.3)

    def hand(self, side: str) -> dict[str, Any]:
        """The cards of a hand that are known, by region and days, with what they do to the date; how many others."""
        words = self.board["hands"].get(side, [])
        known = sorted((word for word in words if word != HIDDEN), key=self.card_order)
        cards = [{"card": word, "preview": self.preview(self.days(word), side)} for word in known]
        return {"cards": cards, "hidden": list(words).count(HIDDEN)}

    def played(self, side: str) -> list[str]:
        """The cards a side has played this round, those of the opposition in order of play (P7.13)."""
        if self.rules.solitaire and side == SIDES[self.rules.opposition]:
            return list(self.board["opposition"])
        return sorted(self.board["played"][side], key=self.card_order)

    def days(self, word: str) -> int:
        """How far a card moves the date."""
        return self.rules.card_days[self.rules.card_names.index(word)]

    def card_order(self, word: str) -> tuple[str, int, str]:
        """Command cards by region and days, then the leaders."""
        place = self.rules.card_names.index(word)
        box = self.rules.box
        region = box.regions[box.card_region[place]] if place < self.rules.command_cards else "~"
        return region, self.rules.card_days[place], word

    def cards(self) -> dict[str, dict[str, Any]]:
        """What stands on every card that lies open or is in the viewer's hand."""
        board = self.board
        words = {*board["discards"], *board["objectives"].values(), *board.get("opposition", [])}
        for side in SIDES:
            words |= {*board["hands"].get(side, []), *board["played"][side]}
        return {word: self.card(word) for word in sorted(words - {HIDDEN})}

    def card(self, word: str) -> dict[str, Any]:
        """What stands on a card."""
        box, place = self.rules.box, self.rules.card_names.index(word)
        if place >= self.rules.command_cards:
            leader = place - self.rules.command_cards
            return {
                "kind": "leader",
                "days": box.leader_days[leader],
                "side": SIDES[box.leader_side[leader]],
                "ready": box.leader_ready[leader],
                "exhausted": box.leader_exhausted[leader],
                "special": SPECIALS[box.leader_special[leader]],
            }
        return {
            "kind": "command",
            "days": box.card_days[place],
            "region": box.regions[box.card_region[place]],
            "recruit": box.card_recruit[place],
            "action": ACTIONS[box.card_action[place]],
            "points": box.card_points[place],
        }

    def objective(self, side: str) -> dict[str, Any]:
        """P3.2, P3.4: a side's objective as far as the viewer knows it; ``open``: both may look at it."""
        word = self.board["objectives"][side]
        found = {"side": side, "card": word, "open": side in self.board["open"], "region": "", "points": 0}
        if word != HIDDEN:
            card = self.card(word)
            found["region"], found["points"] = card["region"], card["points"]
        return found

    def supply(self, side: str) -> list[dict[str, Any]]:
        """What a side can still recruit, and leaders who have not entered; equal tokens counted."""
        tokens = [(word, count) for word, count in Counter(self.board["supply"]).items()]
        found = [self.token(word) | {"count": count} for word, count in tokens]
        own = [token for token in found if token["side"] == side]
        return sorted(own, key=lambda token: (token["leader"], token["cost"], token["ready"], token["exhausted"]))

    # Solitaire (P7) and what the round would score

    def opposition(self) -> dict[str, Any]:
        """P7.1, P7.8: the opposition's row, and for each region in it the days that make its objective."""
        box, row = self.rules.box, self.state.row
        days: Counter[str] = Counter()
        for card in row:
            days[box.regions[box.card_region[card]]] += box.card_days[card]
        return {
            "side": SIDES[self.rules.opposition],
            "difficulty": self.rules.options["difficulty"],
            "row": list(self.board["opposition"]),
            "to_come": self.board["to-come"],
            "days": dict(sorted(days.items(), key=lambda item: (-item[1], item[0]))),
            "objective": box.cards[opposition_objective(self.state)] if row else "",
            "last_round": 3,  # P7.10
        }

    def unrest_done(self) -> bool:
        """P5.9: while the bonus action of the unrest is taken, the unrest itself is over."""
        return "reveal-objectives" in self.to_come and not {"unrest", "unrest-reward"} & set(self.to_come)

    def forecast(self) -> dict[str, Any]:
        """P5.3 to P5.6: what the round would score if it ended now, as far as the viewer can know."""
        steps: list[dict[str, Any]] = []
        track, state = self.rules.box.track, self.state.copy()

        def scored(marker: int, chooser: str, region: str, points: int) -> None:
            won = state.stronger(self.rules.box.regions.index(region))
            if won != NO_SIDE and abs(state.support) < track:  # P5.13: an end reached stops the scoring
                moved = state.support + (points if won == RED else -points)
                state.support = max(-track, min(track, moved))
            side = NOBODY if won == NO_SIDE else SIDES[won]
            steps.append({"marker": marker, "chooser": chooser, "region": region, "points": points, "wins": side})

        if self.board["unrest"] and not self.unrest_done():
            scored(1, NOBODY, self.board["unrest"], self.unrest_points())
        known = {found["side"]: found for found in (self.objective(side) for side in self.board["objectives"])}
        if self.rules.solitaire and self.state.row:  # P7.8: by the cards that lie there so far
            word = self.rules.box.cards[opposition_objective(self.state)]
            side = SIDES[self.rules.opposition]
            card = self.card(word)
            known[side] = {"side": side, "card": word, "region": card["region"], "points": card["points"]}
        first = behind(state)  # P5.5, P5.10
        for marker, place in ((2, first), (3, 1 - first)):
            objective = known.get(SIDES[place])
            if objective is None:
                continue
            if objective["card"] == HIDDEN:
                steps.append({"marker": marker, "chooser": SIDES[place], "region": "", "points": 0, "wins": NOBODY})
            else:
                scored(marker, SIDES[place], objective["region"], objective["points"])
        return {"steps": steps, "support": state.support, "leads": leader(state.support), "by": abs(state.support)}


def odds(view: Mapping[str, Any], rules: Rules, order: str) -> None:
    """Nothing is fought by dice here."""


def leader(support: int) -> str:
    """P6.3: the side the marker is on; nobody in the middle.

    >>> leader(3), leader(-1), leader(0)
    ('red', 'white', '')
    """
    if support == 0:
        return NOBODY
    return SIDES[RED if support > 0 else WHITE]


def token_order(token: Mapping[str, Any]) -> tuple[int, bool, int, str, str]:
    """Red, white, neutral; leaders first, then the strongest."""
    return OWNERS.index(token["side"]), not token["leader"], -token["ready"], token["token"], token["face"]
