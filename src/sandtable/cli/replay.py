"""`sandtable replay`: a game that was played, on the screen or, in a pipe, as a story."""

from pathlib import Path

from sandtable.cli.show import checked, show_file, viewer_of
from sandtable.core.registry import game as find_game
from sandtable.core.seats import REFEREE, SPECTATOR
from sandtable.play.talk import Talk, current_language, refusal
from sandtable.text.wording import Wording
from sandtable.tui import can_draw
from sandtable.tui.recording import Recording, story_lines


def replay_file(path: Path, seat: str | None, entry: int | None, plain: bool) -> int:
    """Replay a file. While its game is on, only what everybody or the named seat knows is shown."""
    record, rules, running = checked(path)
    viewer = viewer_of(rules, seat)
    count = len(record.entries)
    if entry is not None and not 0 <= entry <= count:
        raise refusal("cli-error-entry", count=count, entry=entry)
    if record.viewer is not None:  # it cannot be replayed, but it can be read
        return show_file(path, seat, entry)
    recording = Recording(record, rules, REFEREE)
    hidden = running and not recording.over
    recording.viewer = viewer if viewer is not None else SPECTATOR if hidden else REFEREE
    wording = Wording.of(rules, current_language())
    if plain or not can_draw():
        talk = Talk()
        talk.lines(story_lines(recording, wording, talk.width))
        if recording.problem is not None:
            talk.say("cli-show-problem", problem=recording.why_no_further(wording))
        return 0
    viewers = [recording.viewer] if hidden or viewer is not None else None
    place = min(entry or 0, len(recording))
    from sandtable.tui.terminal import restored

    with restored():
        from sandtable.tui.app import run
        from sandtable.tui.replay import ReplayScreen

        return run(lambda: ReplayScreen(recording, wording, place, viewers), find_game(rules.game_name).title)
