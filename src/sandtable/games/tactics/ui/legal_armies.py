"""Which armies can be formed of a faction's cards: how many there are, and the ones that use their AP best (T16.1)."""

from typing import Final

from sandtable.games.tactics.rules.army import MOST_IN_ARMY, Limits, join_forbidden, most_copies
from sandtable.games.tactics.rules.cards import COMMAND_SQUAD, HERO, SQUAD, VEHICLE, Cards

State = tuple[int, int, int, int]
"""What is left of an army to be counted: its cards, its vehicles, its squads, its AP."""
EXAMPLES: Final = 5


class LegalArmies:
    """All legal armies of a faction, counted without making them one by one.

    ``tables[i]`` says for each state how many ways there are to reach it with the groups from number i on. A group is a
    card in none, one or more copies; command squads of one armour class are one group, because only one may be there.
    """

    def __init__(self, cards: Cards, faction: int, limits: Limits) -> None:
        self.cards = cards
        self.limits = limits
        # The cards one may take, the cheapest first.
        self.pool: list[int] = [
            number
            for number, card in enumerate(cards.card)
            if card.faction == faction and self._allowed(number) and not 0 < limits.ap < card.ap
        ]
        self.pool.sort(key=lambda number: (cards.card[number].ap, cards.card[number].name))
        self._groups = self._grouped()
        self._tables: list[dict[State, int]] = [{(0, 0, 0, 0): 1}]
        for group in reversed(self._groups):
            self._tables.insert(0, self._with(group, self._tables[0]))
        self._complete = {state: ways for state, ways in self._tables[0].items() if self._is_complete(state)}

    def _allowed(self, card: int) -> bool:
        kind = self.cards.card[card].kind
        if self.limits.fixes_numbers() and kind not in (SQUAD, VEHICLE):
            return False
        if (kind == VEHICLE and self.limits.vehicles == 0) or (kind == SQUAD and self.limits.squads == 0):
            return False
        return most_copies(self.cards, card, self.limits) > 0

    def _grouped(self) -> list[list[list[int]]]:
        """For each group what it can give an army: lists of cards, the empty one first."""
        found: list[list[list[int]]] = []
        commands: dict[int, list[list[int]]] = {}
        for number in self.pool:
            card = self.cards.card[number]
            if not card.has(COMMAND_SQUAD):
                most = most_copies(self.cards, number, self.limits)
                found.append([[number] * copies for copies in range(most + 1)])
            elif card.armour in commands:
                commands[card.armour].append([number])
            else:
                commands[card.armour] = [[], [number]]
                found.append(commands[card.armour])
        return found

    def _size(self, given: list[int]) -> State:
        kinds = [self.cards.card[card].kind for card in given]
        vehicles = kinds.count(VEHICLE) if self.limits.vehicles >= 0 else 0
        squads = kinds.count(SQUAD) if self.limits.squads >= 0 else 0
        return len(given), vehicles, squads, sum(self.cards.card[card].ap for card in given)

    def _fits(self, state: State) -> bool:
        count, vehicles, squads, ap = state
        return (
            count <= MOST_IN_ARMY
            and (self.limits.vehicles < 0 or vehicles <= self.limits.vehicles)
            and (self.limits.squads < 0 or squads <= self.limits.squads)
            and (not self.limits.ap or ap <= self.limits.ap)
        )

    def _is_complete(self, state: State) -> bool:
        count, vehicles, squads, _ = state
        return count > 0 and vehicles >= self.limits.vehicles and squads >= self.limits.squads

    def _with(self, group: list[list[int]], table: dict[State, int]) -> dict[State, int]:
        found: dict[State, int] = {}
        for given in group:
            more = self._size(given)
            for state, ways in table.items():
                total = (state[0] + more[0], state[1] + more[1], state[2] + more[2], state[3] + more[3])
                if self._fits(total):
                    found[total] = found.get(total, 0) + ways
        return found

    # What is asked

    def copies(self, card: int) -> int:
        """How often a card can be in an army: a command squad once, for a second one needs another class (T18.1)."""
        most = most_copies(self.cards, card, self.limits)
        return min(1, most) if self.cards.card[card].has(COMMAND_SQUAD) else most

    def count(self) -> int:
        """How many armies there are."""
        return sum(self._complete.values())

    def best(self) -> int:
        """The most AP an army can have; 0 if there is none."""
        return max([state[3] for state in self._complete], default=0)

    def count_of(self, ap: int) -> int:
        """How many armies have exactly so many AP."""
        return sum(ways for state, ways in self._complete.items() if state[3] == ap)

    def examples(self, ap: int, most: int = EXAMPLES) -> list[list[int]]:
        """Some armies of so many AP, spread evenly over all of them."""
        total = self.count_of(ap)
        wanted = min(most, total)
        return [self._army(ap, (2 * n + 1) * total // (2 * wanted)) for n in range(wanted)]

    def _army(self, ap: int, number: int) -> list[int]:
        """The army of this number among those of so many AP."""
        state = (0, 0, 0, 0)
        for ending in sorted(self._complete):
            if ending[3] == ap:
                state = ending
                if number < self._complete[ending]:
                    break
                number -= self._complete[ending]
        army: list[int] = []
        for group, table in zip(self._groups, self._tables[1:], strict=True):
            for given in group:
                less = self._size(given)
                rest = (state[0] - less[0], state[1] - less[1], state[2] - less[2], state[3] - less[3])
                ways = table.get(rest, 0)
                if number < ways:
                    army += given
                    state = rest
                    break
                number -= ways
        return army

    def pairs(self) -> list[tuple[int, int]]:
        """Which hero may join which squad (T15.1)."""
        heroes = [card for card in self.pool if self.cards.card[card].kind == HERO]
        squads = [card for card in self.pool if self.cards.card[card].kind == SQUAD]
        return [(hero, squad) for hero in heroes for squad in squads if join_forbidden(self.cards, hero, squad) is None]
