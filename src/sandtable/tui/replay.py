"""A game that was played, on the screen: forward and back, by decisions and by turns."""

import textwrap
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Click, Resize
from textual.screen import Screen
from textual.widgets import Static

from sandtable.core.seats import REFEREE, SPECTATOR
from sandtable.play.story import told_paragraphs
from sandtable.text.wording import Wording
from sandtable.tui.board_view import BAR, board, drawn, hand, item
from sandtable.tui.drawing import RIGHT, WIDE
from sandtable.tui.panes import Keys, Pane
from sandtable.tui.recording import Recording

BELOW: Final = 9
"""The lines heading, slider, story and keys like to have."""
LEAST: Final = 7
"""The lines they get if the board cannot be drawn any shorter."""


class Slider(Static):
    """Where in the game one is; a click goes there."""

    def show(self, place: int, count: int) -> None:
        """Draw the bar as wide as it is."""
        self.count = count
        room = max(3, self.size.width - 2)
        at = round(place * (room - 1) / count) if count else 0
        self.update(Text("[" + "=" * at + "#" + "-" * (room - 1 - at) + "]"))

    def on_click(self, event: Click) -> None:
        """Go to the place that was clicked."""
        room = max(1, self.size.width - 3)
        screen = self.screen
        assert isinstance(screen, ReplayScreen)
        screen.go(round(max(0, min(room, event.x - 1)) * self.count / room))


class ReplayScreen(Screen[None]):
    """Steps through a recording."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,l", "step(1)", show=False),
        Binding("left,backspace,h", "step(-1)", show=False),
        Binding("down,pagedown,j", "turn(1)", show=False),
        Binding("up,pageup,k", "turn(-1)", show=False),
        Binding("home,g", "start", show=False),
        Binding("end,G", "end", show=False),
        Binding("v", "viewer", show=False),
        Binding("escape,q", "leave", show=False),
    ]

    def __init__(
        self, recording: Recording, wording: Wording, place: int = 0, viewers: list[int] | None = None
    ) -> None:
        """``viewers`` are those whose knowledge may be shown; if nothing else is said, anybody's of a whole game."""
        super().__init__()
        self.recording = recording
        self.wording = wording
        self.texts = wording.texts
        self.place = place
        free = recording.viewer == REFEREE
        self.viewers = viewers or (
            [REFEREE, *range(len(recording.rules.seats)), SPECTATOR] if free else [recording.viewer]
        )

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            with Vertical(id="left"):
                yield Pane(id="board")
                yield Static("", id="prompt", markup=False)
                yield Slider("", id="bar")
                yield Pane(id="side")
            with Vertical(id="right"):
                yield Pane(id="hand")
                yield Pane(id="story")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        say = self.texts.say
        keys = [
            ("←→", say("tui-replay-step"), "screen.step(1)"),
            ("↑↓", say("tui-replay-turn"), "screen.turn(1)"),
            ("Home", say("tui-replay-start"), "screen.start"),
            ("End", say("tui-replay-end"), "screen.end"),
        ]
        if len(self.viewers) > 1:
            keys.append(("v", say("tui-replay-viewer"), "screen.viewer"))
        self.query_one(Keys).show([*keys, ("q", say("tui-key-close"), "screen.leave")], ("Home", "End"))

    def on_resize(self, event: Resize) -> None:
        self.draw()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys wait until the screen is there."""
        return bool(self.query("#board"))

    def viewer_name(self) -> str:
        """Whose knowledge is shown."""
        viewer = self.recording.viewer
        if viewer >= 0:
            return self.wording.name("seat", self.recording.rules.seats[viewer])
        return self.texts.say("tui-replay-all" if viewer == REFEREE else "tui-replay-public")

    def draw(self) -> None:
        """The position one is at."""
        if not self.query("#board"):
            return
        width, height = self.size
        wide = width >= WIDE[0] and height >= WIDE[1]
        self.set_class(wide, "wide")
        recording, rules, wording, view = (
            self.recording,
            self.recording.rules,
            self.wording,
            self.recording.view(self.place),
        )
        room, tall, most = width - (RIGHT if wide else 0), max(3, height - BELOW), max(3, height - LEAST)
        lines = board(view, rules, wording, room - wide, tall)
        if len(lines) > most:  # the scroll bar takes a column
            lines = board(view, rules, wording, room - 1, tall)
        pane = self.query_one("#board", Pane)
        pane.styles.height = min(len(lines), most)
        pane.fill(drawn(lines))
        heading = self.texts.say(
            "tui-replay-at",
            place=self.place,
            count=len(recording),
            turn=recording.turn_of(self.place),
            turns=len(recording.turns),
            viewer=self.viewer_name(),
        )
        headings = textwrap.wrap(heading, max(20, room - 1))
        self.query_one("#prompt", Static).update(Text("\n".join(line.ljust(room) for line in headings), BAR))
        # Its width is known after the layout only.
        self.call_after_refresh(lambda: self.query_one(Slider).show(self.place, len(recording)))
        text, beside = Text(), RIGHT - 2 if wide else room - 1
        for paragraph in told_paragraphs(recording.told(self.place - 1), wording)[-40:] if self.place else []:
            text.append("\n".join(item("· ", paragraph, beside)) + "\n", "dim")
        now = recording.happened(self.place, wording)
        if now:
            text.append("\n".join(item("▸ ", now, beside)) + "\n")
        if recording.problem is not None and self.place == len(recording):
            text.append(self.texts.say("cli-show-problem", problem=recording.why_no_further(wording)) + "\n", "bold")
        if view["ending"]:
            text.append("\n".join(item("", wording.prompt(recording.prompt(self.place)), beside)) + "\n", "bold")
        story = self.query_one("#story" if wide else "#side", Pane)
        story.fill(text[:-1] if text else text)
        self.call_after_refresh(story.scroll_end, animate=False)
        if wide:
            self.query_one("#hand", Pane).fill(drawn(hand(view, rules, wording, RIGHT - 2)))

    def go(self, place: int) -> None:
        """To the position after so many decisions."""
        self.place = max(0, min(len(self.recording), place))
        self.draw()

    def action_step(self, step: int) -> None:
        """A decision on or back."""
        self.go(self.place + step)

    def action_turn(self, step: int) -> None:
        """A turn on or back."""
        self.go(self.recording.next_turn(self.place) if step > 0 else self.recording.previous_turn(self.place))

    def action_start(self) -> None:
        """Before the first decision."""
        self.go(0)

    def action_end(self) -> None:
        """After the last decision."""
        self.go(len(self.recording))

    def action_viewer(self) -> None:
        """Through somebody else's eyes."""
        at = self.viewers.index(self.recording.viewer)
        self.recording.viewer = self.viewers[(at + 1) % len(self.viewers)]
        self.draw()

    def action_leave(self) -> None:
        """Back to the table, or out."""
        if len(self.app.screen_stack) > 2:
            self.dismiss(None)
        else:
            self.app.exit(return_code=0)
