"""What happened, in sentences."""

from pathlib import Path

from sandtable.core.event import Value
from sandtable.core.registry import game as find_game
from sandtable.play.story import told
from sandtable.text.wording import Wording
from tests.cli.commands import Runner

WORDING = Wording.of(find_game("dual-powers").rules())


def event(name: str, **arguments: Value) -> dict[str, Value]:
    return {"event": name, **arguments}


def test_cards_drawn_together_are_one_sentence() -> None:
    events = [event("drew", side="red", card=card) for card in ("blue-3-move", "red-4-refresh", "green-5-move")]
    assert told(events, WORDING) == "Red draws blue-3-move, red-4-refresh and green-5-move."
    units = [event("recruited", side="red", token=f"red-{unit}", region="blue") for unit in ("2/2", "1/1")]
    assert told(units, WORDING) == "Red recruits red-2/2 and red-1/1 in blue."


def test_what_differs_in_more_stays_apart() -> None:
    drawn = [event("drew", side="red", card="blue-3-move"), event("drew", side="white", card="red-3-move")]
    assert told(drawn, WORDING) == "Red draws blue-3-move. White draws red-3-move."


def test_points_are_never_put_together() -> None:
    """Two points here and two there are four, and must not look like two."""
    events = [event("scored", side="red", points=2, region=region) for region in ("blue", "red")]
    assert told(events, WORDING) == "Red scores 2 points in blue. Red scores 2 points in red."


def test_a_loaded_game_tells_what_is_new(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "--seats", "human,rookie", "--seed", "5", "--save", file, typed="1\n" * 9)
    out = run("play", "--load", file, typed="log\nquit\n").out
    begin, _, log = out.partition("> log")
    assert "Round 1 begins" not in begin
    assert "Round 1 begins" in log
