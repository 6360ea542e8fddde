"""`sandtable replay`: a game that was played, on the screen or, in a pipe, as a story."""

from pathlib import Path

from sandtable.cli.show import checked, show_file, viewer_of
from sandtable.cli.talk import Talk, refusal, spoken
from sandtable.core.registry import game as find_game
from sandtable.core.seats import REFEREE, SPECTATOR
from sandtable.tui import suits
from sandtable.tui.film import Film, story_lines
from sandtable.wording import Wording


def replay_file(path: Path, seat: str | None, entry: int | None, plain: bool) -> int:
    """Replay a file. While its game is on, only what everybody or the named seat knows is shown."""
    record, rules, running = checked(path)
    viewer = viewer_of(rules, seat)
    count = len(record.entries)
    if entry is not None and not 0 <= entry <= count:
        raise refusal("cli-error-entry", count=count, entry=entry)
    if record.viewer is not None:  # it cannot be replayed, but it can be read
        return show_file(path, seat, entry)
    film = Film(record, rules, REFEREE)
    hidden = running and not film.over
    film.viewer = viewer if viewer is not None else SPECTATOR if hidden else REFEREE
    wording = Wording.of(rules, spoken())
    if plain or not suits():
        talk = Talk()
        talk.lines(story_lines(film, wording, talk.width))
        if film.problem is not None:
            talk.say("cli-show-problem", problem=film.why_no_further(wording))
        return 0
    viewers = [film.viewer] if hidden or viewer is not None else None
    place = min(entry or 0, len(film))
    from sandtable.tui.terminal import restored

    with restored():
        from sandtable.tui.app import run
        from sandtable.tui.replay import ReplayScreen

        return run(lambda: ReplayScreen(film, wording, place, viewers), find_game(rules.game).title)
