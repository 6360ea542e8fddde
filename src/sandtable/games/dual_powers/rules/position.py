"""The board in words: written for a viewer, read and checked from a position, filled in from a view."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from sandtable.core.bits import BIT, mask_of, members
from sandtable.core.errors import BadPosition, did_you_mean
from sandtable.core.seats import REFEREE
from sandtable.games.dual_powers.rules.board import NONE, UNSEEN, DualPowersState
from sandtable.games.dual_powers.rules.components import RED, SIDES, WHITE
from sandtable.games.dual_powers.rules.tables import DualPowersRules

HIDDEN: Final = "?"
"""A card the reader may not know; in solitaire also one nobody knows."""
TIRED: Final = " exhausted"
KEYS: Final = (
    *("round", "month", "day", "will", "support", "unrest", "blockade", "marker", "tiles", "regions", "supply"),
    *("hands", "deck", "discards", "played", "objectives", "open", "reshuffled", "fresh", "opposition", "to-come"),
)

# Writing


def describe(s: DualPowersState, viewer: int) -> dict[str, Any]:
    """P3.4: hands and face-down objectives are for their owners, everything else is public."""
    box = s.tables.box
    mine = s.tables.side_of_seat[viewer] if viewer >= 0 else NONE
    found: dict[str, Any] = {
        "round": s.round,
        "month": box.months[s.month],
        "day": s.day,
        "will": SIDES[s.will],
        "support": s.support,
        "unrest": _name(box.regions, s.unrest),
        "blockade": _name(box.regions, s.blockade),
        "marker": _name(box.bridges, s.marker),
        "tiles": sorted(box.regions[region] for region in members(s.tiles)),
        "regions": {box.regions[region]: _tokens(s, s.at[region]) for region in s.tables.region_order},
        "supply": _tokens(s, s.supply),
        "hands": {SIDES[side]: _hand(s, side, viewer in (REFEREE, _seat(s, side))) for side in (RED, WHITE)},
        "deck": s.deck.bit_count(),
        "discards": _cards(s, s.discards),
        "played": {SIDES[side]: _cards(s, s.played[side]) for side in (RED, WHITE)},
        "objectives": {},
        "open": [SIDES[side] for side in (RED, WHITE) if s.open & BIT[side]],
    }
    for side in (RED, WHITE):
        card = s.objectives[side]
        if card != NONE:
            known = card != UNSEEN and (side == mine or viewer == REFEREE or s.open & BIT[side])
            found["objectives"][SIDES[side]] = s.tables.card_names[card] if known else HIDDEN
    if s.fresh:  # by counting draws, everybody knows how many of these each side holds
        found["reshuffled"] = _cards(s, s.fresh)
        found["fresh"] = {SIDES[side]: (s.held(side) & s.fresh).bit_count() for side in (RED, WHITE)}
    if s.tables.solitaire:
        found["opposition"] = [s.tables.card_names[card] for card in s.row]
        found["to-come"] = s.to_come
    return found


def _seat(s: DualPowersState, side: int) -> int:
    return s.tables.seat_of[side]


def _name(names: Sequence[str], number: int) -> str:
    return names[number] if number >= 0 else ""


def _tokens(s: DualPowersState, mask: int) -> list[str]:
    kinds, kind_of = s.tables.tokens.kinds, s.tables.tokens.kind_of
    return sorted(kinds[kind_of[t]] + (TIRED if s.tired & BIT[t] else "") for t in members(mask))


def _cards(s: DualPowersState, mask: int) -> list[str]:
    return sorted(s.tables.card_names[card] for card in members(mask))


def _hand(s: DualPowersState, side: int, known: bool) -> list[str]:
    """A hand; of somebody else's, the leaders and the number of the other cards (P3.4)."""
    if known:
        return _cards(s, s.hands[side])
    hidden = (s.hands[side] & s.tables.all_command).bit_count()
    return [HIDDEN] * hidden + _cards(s, s.hands[side] & ~s.tables.all_command)


# Filling in what a viewer does not know


def fill(rules: DualPowersRules, board: dict[str, Any], steps: list[dict[str, Any]], viewer: int, rng: Random) -> None:
    """Deal the cards the viewer has not seen to hidden hands and objectives, each deal as likely as any other."""
    hands, objectives = board["hands"], board["objectives"]
    seen = set(board["discards"]) | set(objectives.values()) | set(board.get("opposition", []))
    for side in SIDES:
        seen |= set(hands[side]) | set(board["played"][side])
    unseen = set(rules.box.cards) - seen
    fresh, old = (sorted(unseen & set(board.get("reshuffled", []))), sorted(unseen - set(board.get("reshuffled", []))))
    rng.shuffle(fresh)
    rng.shuffle(old)
    for side in SIDES:
        # In solitaire the player's objective is unseen by all (P7.2), so it is not dealt.
        objective = objectives.get(side) == HIDDEN and not rules.solitaire
        hidden = hands[side].count(HIDDEN) + objective
        taken = min(hidden, board.get("fresh", {}).get(side, 0))
        dealt = [fresh.pop() for _ in range(taken)] + [old.pop() for _ in range(hidden - taken)]
        rng.shuffle(dealt)
        if objective:
            objectives[side] = dealt.pop()
        hands[side] = sorted(dealt + [card for card in hands[side] if card != HIDDEN])
    for step in steps:
        for seat, answer in step.get("answers", {}).items():
            if answer == HIDDEN:  # chosen already, but not by us: any command card of that hand
                cards = [card for card in hands[seat] if card not in rules.box.leaders]
                step["answers"][seat] = "objective " + rng.choice(cards)


# Reading


def load(rules: DualPowersRules, board: dict[str, Any], turn: int) -> DualPowersState:
    """A state from words. What is left out is as at the start; tokens and cards not named are in supply and deck."""
    return Reader(rules, board).state(turn)


class Reader:
    """Reads one board, and says which rule it breaks."""

    def __init__(self, rules: DualPowersRules, board: dict[str, Any]) -> None:
        for key in board:
            if key not in KEYS:
                guess = did_you_mean(str(key), list(KEYS))
                raise BadPosition(f'the board has no "{key}"{guess}', "error-board-key", key=str(key), guess=guess)
            if key in ("opposition", "to-come") and not rules.solitaire:
                raise BadPosition(f"{key} belongs to the solitaire game (P7.1)", "error-board-alone", key=key)
        self.rules = rules
        self.board = board

    def state(self, turn: int) -> DualPowersState:
        """The state, without steps."""
        s = DualPowersState(self.rules)
        s.turn = turn
        self._calendar(s)
        self._tiles(s)
        self._place_tokens(s)
        self._place_cards(s)
        return s

    # Single values

    def _value(self, key: str, default: Any, kind: type) -> Any:
        value = self.board.get(key, default)
        if type(value) is not kind:
            names = {int: "a whole number", str: "a word", list: "a list", dict: "a table"}
            sentence = f"{key} should be {names[kind]}, not {value!r}"
            raise BadPosition(sentence, f"error-board-{kind.__name__}", key=key, given=repr(value))
        return value

    def _whole(self, key: str, default: int, low: int, high: int, rule: str) -> int:
        value = self._value(key, default, int)
        if not low <= value <= high:
            sentence = f"{key} should be {low} to {high}, not {value} ({rule})"
            raise BadPosition(sentence, "error-board-range", key=key, low=low, high=high, given=str(value), rule=rule)
        return int(value)

    def _word(self, key: str, default: str, names: Sequence[str], rule: str) -> int:
        return _number(names, self._value(key, default, str), key, rule)

    def _words(self, key: str, value: Any) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise BadPosition(f"{key} should be a list of words", "error-board-words", key=key)
        return value

    def _by_side(self, key: str) -> dict[str, Any]:
        table: dict[str, Any] = self._value(key, {}, dict)
        for side in table:
            _number(SIDES, side, f"a side in {key}", "P1.1")
        return table

    def _cards_of(self, key: str, side: int) -> list[str]:
        return self._words(key, self._by_side(key).get(SIDES[side], []))

    # Parts of the board

    def _reshuffled(self, s: DualPowersState) -> None:
        for word in self._words("reshuffled", self.board.get("reshuffled", [])):
            card = _number(self.rules.box.cards, word, "a reshuffled card", "P3.1")
            s.fresh |= BIT[card]
        for name, count in self._by_side("fresh").items():
            held = (s.held(SIDES.index(name)) & s.fresh).bit_count()
            if count != held:
                sentence = f"{name} holds {held} of the reshuffled cards, not {count} (P3.1)"
                raise BadPosition(sentence, "error-reshuffled", seat=name, held=held, given=str(count))

    def _check_open(self, s: DualPowersState) -> None:
        for side in (RED, WHITE):
            if s.open & BIT[side] and s.objectives[side] < 0:
                sentence = f"{SIDES[side]} has no objective that could lie open (P4.14)"
                raise BadPosition(sentence, "error-open-objective", side=SIDES[side])

    def _calendar(self, s: DualPowersState) -> None:
        box = self.rules.box
        s.round = self._whole("round", 1, 0, 10_000, "P3.1")
        s.month = self._word("month", box.months[0], box.months, "P1.5")
        s.day = self._whole("day", 1, 1, 31, "P1.5")
        if s.day in (29, 30):
            raise BadPosition(f"day {s.day} is never reached, the marker goes on to 31 (P4.2)", "error-day", day=s.day)
        s.will = self._word("will", "red", SIDES, "P2.2")
        s.support = self._whole("support", 0, -box.track, box.track, "P5.4")

    def _tiles(self, s: DualPowersState) -> None:
        box = self.rules.box
        unrest, blockade = self._value("unrest", "", str), self._value("blockade", "", str)
        s.unrest = _number(box.regions, unrest, "unrest", "P2.3") if unrest else NONE
        s.blockade = _number(box.regions, blockade, "blockade", "P2.3") if blockade else NONE
        if s.unrest != NONE and s.unrest == s.blockade:
            sentence = f"there is one tile of {unrest}, so it cannot be unrest and blockade (P1.1)"
            raise BadPosition(sentence, "error-tile-both", region=unrest)
        default = box.bridges[box.bridge_of_colour[s.blockade]] if s.blockade != NONE else ""
        marker = self._value("marker", default, str)
        s.marker = _number(box.bridges, marker, "marker", "P2.3") if marker else NONE
        lying = {s.unrest, s.blockade}
        rest = [name for region, name in enumerate(box.regions) if region not in lying]
        for name in self._words("tiles", self.board.get("tiles", rest)):
            region = _number(box.regions, name, "a tile", "P1.1")
            if region in lying or s.tiles & BIT[region]:
                raise BadPosition(f"there is only one tile of {name} (P1.1)", "error-tile-twice", region=name)
            s.tiles |= BIT[region]

    def _place_tokens(self, s: DualPowersState) -> None:
        rules, tokens = self.rules, self.rules.tokens
        free = mask_of(list(range(len(tokens.kind_of))))
        regions: dict[str, Any] = self._value("regions", {}, dict)
        for name, words in regions.items():
            region = _number(rules.box.regions, name, "a region", "P1.1")
            for word in self._words(f"region {name}", words):
                bit = self._take(free, word.removesuffix(TIRED))
                free &= ~bit
                s.at[region] |= bit
                if word.endswith(TIRED):
                    s.tired |= bit
        self._check_trotsky(s, free)
        if "supply" in self.board:
            for word in self._words("supply", self.board["supply"]):
                bit = self._take(free, word)
                if not bit & (tokens.owned[RED] | tokens.owned[WHITE]):
                    sentence = f"{word} is neutral and never in a supply (P2.2)"
                    raise BadPosition(sentence, "error-neutral-supply", token=word)
                if bit == BIT[tokens.red_trotsky]:
                    sentence = "red Trotsky waits at the calendar and is never in a supply (P2.5)"
                    raise BadPosition(sentence, "error-trotsky-supply")
                free &= ~bit
                s.supply |= bit
        else:  # units not on the board, and leaders whose cards are held or were played just now
            s.supply = free & tokens.returning
            for leader, token in enumerate(tokens.leader_token):
                side = rules.box.leader_side[leader]
                name = rules.box.leaders[leader]
                cards = [card for key in ("hands", "played") for card in self._cards_of(key, side)]
                if name in cards or side == rules.opposition:
                    s.supply |= free & BIT[token]

    def _take(self, free: int, word: str) -> int:
        tokens = self.rules.tokens
        kind = tokens.kinds.index(tokens.in_play[_number(tokens.in_play, word, "a token", "P1.4")])
        left = free & tokens.kind_mask[kind]
        if not left:
            count = tokens.kind_mask[kind].bit_count()
            raise BadPosition(f"there are only {count} of {word} (P1.4)", "error-too-many", count=count, token=word)
        return left & -left

    def _check_trotsky(self, s: DualPowersState, free: int) -> None:
        tokens = self.rules.tokens
        neutral, red = not free & BIT[tokens.trotsky], not free & BIT[tokens.red_trotsky]
        if neutral and not self.rules.box.may_jun <= s.month < self.rules.box.aug:
            sentence = "neutral Trotsky is on the board from May/June until August only (P4.5, P4.6)"
            raise BadPosition(sentence, "error-trotsky-neutral")
        if red and s.month < self.rules.box.aug:
            raise BadPosition("red Trotsky is on the board from August on only (P4.6)", "error-trotsky-red")

    def _place_cards(self, s: DualPowersState) -> None:
        rules = self.rules
        self.free = mask_of(list(range(len(rules.card_names))))
        if rules.solitaire:
            s.row = [self._card(word) for word in self._words("opposition", self.board.get("opposition", []))]
            for card in s.row:
                if card >= rules.command_cards:
                    name = rules.card_names[card]
                    sentence = f"{name} is a leader, and the opposition turns up command cards (P7.5)"
                    raise BadPosition(sentence, "error-leader-turned-up", card=name)
            s.to_come = self._whole("to-come", 0, 0, 5, "P7.2")
        for side in (RED, WHITE):
            for key, masks in (("hands", s.hands), ("played", s.played)):
                for word in self._cards_of(key, side):
                    card = self._card(word)
                    if card >= rules.command_cards and not rules.leader_cards[side] & BIT[card]:
                        sentence = f"{word} is no leader of {SIDES[side]} (P1.3)"
                        raise BadPosition(sentence, "error-leader-side", card=word, side=SIDES[side])
                    if key == "hands" and card >= rules.command_cards:
                        self._check_waits(s, card)
                    masks[side] |= BIT[card]
        for word in self._words("discards", self.board.get("discards", [])):
            card = self._card(word)
            if card >= rules.command_cards:
                sentence = f"{word} is a leader, and played leaders are out of the game (P6.2)"
                raise BadPosition(sentence, "error-leader-discarded", card=word)
            s.discards |= BIT[card]
        self._objectives(s)
        self._check_open(s)
        self._reshuffled(s)
        s.deck = self.free & rules.all_command
        count = self._value("deck", s.deck.bit_count(), int)
        if count != s.deck.bit_count():
            left = s.deck.bit_count()
            sentence = f"of 48 cards {left} are left for the deck, not {count} (P1.2)"
            raise BadPosition(sentence, "error-deck", left=left, given=str(count))
        if s.hands[rules.opposition] and rules.solitaire:
            raise BadPosition("the opposition holds no cards (P7.2)", "error-opposition-hand")
        if s.undrawn() < s.discards.bit_count():
            sentence = "there are not enough unseen cards for those that lie face down (P7.2)"
            raise BadPosition(sentence, "error-unseen")

    def _check_waits(self, s: DualPowersState, card: int) -> None:
        token = self.rules.tokens.leader_token[card - self.rules.command_cards]
        if not s.supply & BIT[token]:
            name = self.rules.card_names[card]
            sentence = f"{name} is in a hand, so his token is in the supply (P2.1)"
            raise BadPosition(sentence, "error-leader-hand", card=name)

    def _objectives(self, s: DualPowersState) -> None:
        rules = self.rules
        for word in self._words("open", self.board.get("open", [])):
            s.open |= BIT[_number(SIDES, word, "open", "P1.1")]
        for name, word in self._by_side("objectives").items():
            side = SIDES.index(name)
            if word == HIDDEN and rules.solitaire and side == rules.player:
                s.objectives[side] = UNSEEN
                continue
            card = _number(rules.card_names, word, "an objective", "P3.2")
            if card >= rules.command_cards:
                sentence = f"{word} is a leader, and an objective is a command card (P3.2)"
                raise BadPosition(sentence, "error-leader-objective", card=str(word))
            if side != rules.opposition:
                self._card(word)
            elif card not in s.row:
                sentence = f"{word} is none of the opposition's open cards (P7.8)"
                raise BadPosition(sentence, "error-opposition-card", card=str(word))
            s.objectives[side] = card

    def _card(self, word: str) -> int:
        card = _number(self.rules.card_names, word, "a card", "P1.2")
        if not self.free & BIT[card]:
            raise BadPosition(f"the card {word} is in two places (P1.2)", "error-card-twice", card=word)
        self.free &= ~BIT[card]
        return card


def _number(names: Sequence[str], word: Any, what: str, rule: str) -> int:
    if not isinstance(word, str) or word not in names:
        guess = did_you_mean(str(word), list(names))
        sentence = f'{what}: "{word}" does not exist ({rule}){guess}'
        raise BadPosition(sentence, "error-board-word", what=what, word=str(word), rule=rule, guess=guess)
    return names.index(word)
