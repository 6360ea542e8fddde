"""Who sits before the screen and what they have been told; nothing here knows how it is drawn."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sandtable.core.seats import SPECTATOR
from sandtable.play.draft import Draft
from sandtable.play.players import HUMAN, RANDOM, Players
from sandtable.play.story import last_decision, paragraphs
from sandtable.table.table import BOT, Table
from sandtable.text.wording import Wording

NOBODY_YET: Final = -9


class Session:
    """A table, the person it is shown to, and the order that person is making up."""

    def __init__(
        self, table: Table, wording: Wording, autosave: Callable[[], None], copy: Callable[[Path], None]
    ) -> None:
        """``autosave`` is called after every change of the table, ``copy`` by the command ``save``."""
        self.table = table
        self.wording = wording
        self.autosave = autosave
        self.copy = copy
        self.players = Players(table)
        self.at_screen = NOBODY_YET
        self.draft: Draft | None = None
        self.told: dict[int, int] = {}
        """For each seat that has decided something, the sequence number up to which it knows what happened."""
        for seat in self.players.people:  # of a game that goes on, what came before is old
            last = last_decision(table, seat)
            if last is not None:
                self.told[seat] = last
        self._older: tuple[tuple[int, int, int], list[str]] = ((NOBODY_YET, 0, 0), [])

    @property
    def viewer(self) -> int:
        """Whose knowledge is on the screen."""
        if len(self.players.people) == 1:
            return self.players.people[0]
        return self.at_screen if self.at_screen >= 0 and not self.table.is_over() else SPECTATOR

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.wording.name("seat", self.table.rules.seats[seat])

    def player(self, seat: int) -> str:
        """Who plays a seat, in words."""
        kind = self.table.players[seat].removeprefix(BOT)
        if kind == HUMAN:
            kind = "person" if len(self.players.people) > 1 else "human"
        known = kind in ("human", "person", RANDOM)
        return self.wording.texts.say(f"cli-player-{kind}") if known else kind

    def must_change(self, seat: int) -> bool:
        """Whether another person has to sit down first."""
        return len(self.players.people) > 1 and seat != self.at_screen

    def sit(self, seat: int) -> None:
        """This seat looks at the screen now and begins an order."""
        self.at_screen = seat
        self.draft = Draft(self.table, seat)

    def view(self) -> dict[str, Any]:
        """What the person at the screen may see."""
        return self.table.view(self.viewer)

    def shown(self) -> dict[str, Any]:
        """The same as the order in the making would leave it: a unit that was moved stands where it went."""
        draft = self.draft
        return draft.view(self.viewer) if draft is not None and draft.begun else self.view()

    # The story

    @property
    def since(self) -> int | None:
        """The sequence number from which on everything is news; nothing if nobody here has decided anything."""
        seat = self.viewer if self.viewer != SPECTATOR else self.at_screen  # at the end all look at it together
        return self.told.get(seat)

    def news(self) -> list[str]:
        """What happened since the last decision of the person at the screen."""
        return paragraphs(self.table, self.viewer, self.wording, self.since or 0)

    def others_acted(self) -> bool:
        """Whether anybody else, or chance, had a hand in the news."""
        entries, told = self.table.log.entries, self.since or 0
        return any(entries[seq].seat != self.viewer for seq in self.table.log.live if seq >= told)

    def older(self) -> list[str]:
        """What was told before that."""
        key = (self.viewer, self.since or 0, len(self.table.log))
        if self._older[0] != key:
            self._older = (key, paragraphs(self.table, key[0], self.wording, until=key[1]))
        return self._older[1]

    def story(self) -> list[str]:
        """All that happened, as this person saw it."""
        return paragraphs(self.table, self.viewer, self.wording)

    def heard(self) -> None:
        """The person has decided: the news is old from now on."""
        self.told[self.viewer] = len(self.table.log)

    # Changing the table

    def give(self) -> None:
        """The order is complete."""
        assert self.draft is not None
        self.heard()
        self.draft.give()
        self.autosave()

    def take_back(self, seat: int, whole_turn: bool) -> None:
        """Undo the last order of a seat, or all of its turn."""
        if whole_turn:
            self.table.restart_turn(seat)
        else:
            self.table.undo(seat)
        for viewer in self.told:  # what was told may never have happened
            self.told[viewer] = len(self.table.log)
        self.autosave()

    def result(self) -> list[str]:
        """How the game ended, and who won."""
        table = self.table
        returns = table.returns()
        best = max(returns)
        if best > 0:
            winners = [name for name, won in zip(table.rules.seats, returns, strict=True) if won == best]
            result = self.wording.say("result-won", seats="+".join(winners))
        else:
            result = self.wording.say("result-drawn" if best == 0 else "result-lost")
        return [result, self.wording.prompt(table.prompt(self.viewer))]
