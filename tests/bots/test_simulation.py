"""Series of games: the same whatever the number of processes, and nothing hangs or is hidden when one fails."""

import sys
import threading
from multiprocessing import active_children
from typing import Any

import pytest

from sandtable.bots import workers
from sandtable.bots.match import Result, play_match
from sandtable.bots.simulation import Simulation, winners
from sandtable.bots.workers import Job, MatchFailed, Setting, play_all
from sandtable.core.errors import BadInput
from tests.bots.players import broken, deadly

POWERS = Setting("dual-powers")


def report(workers: int, **how: Any) -> dict[str, Any]:
    simulation = Simulation(POWERS, ["random", "first"], seed="tea", **how)
    simulation.run(workers)
    found = simulation.report()
    assert found.pop("seconds") > 0
    return found


def test_the_number_of_processes_changes_nothing() -> None:
    alone = report(1, games=12)
    assert report(2, games=12) == alone
    assert report(5, games=12) == alone


def test_beside_other_threads_processes_start_afresh() -> None:
    """A copy of a process with threads may hang, so there the slower way is taken."""
    done = threading.Event()
    thread = threading.Thread(target=done.wait)
    thread.start()
    try:
        assert workers._context().get_start_method() == "spawn"
        simulation = Simulation(POWERS, ["random", "random"], seed="tea", games=4)
        simulation.run(2)
    finally:
        done.set()
        thread.join()
    assert simulation.tally.games == 4
    assert workers._context().get_start_method() == ("fork" if sys.platform == "linux" else "spawn")


def test_what_is_counted() -> None:
    found = report(1, games=8)
    results = [
        play_match(POWERS.rules(), ["random", "first"] if i % 2 == 0 else ["first", "random"], f"tea:{i}")
        for i in range(8)
    ]
    assert found["games"] == 8
    assert found["decisions"] == sum(result.decisions for result in results)
    red = sum(result.returns[0] > 0 for result in results)
    assert found["wins"]["by_seat"] == {"red": red, "white": 8 - red}
    mine = sum(result.returns[result.bots.index("random")] > 0 for result in results)
    assert found["wins"]["by_bot"] == {"random": mine, "first": 8 - mine}
    turns = [result.turns for result in results]
    lengths = found["lengths"]
    assert (lengths["mean"], lengths["min"], lengths["max"]) == (sum(turns) / 8, min(turns), max(turns))
    assert sum(lengths["histogram"].values()) == 8
    assert sum(found["end_reasons"].values()) == 8


def test_a_series_can_be_played_in_parts() -> None:
    whole, head, tail = report(1, games=6), report(1, games=4), report(1, games=2, first=4)
    assert whole["decisions"] == head["decisions"] + tail["decisions"]
    assert whole["wins"]["by_bot"]["first"] == head["wins"]["by_bot"]["first"] + tail["wins"]["by_bot"]["first"]


def test_without_rotation_everyone_keeps_the_seat(pretence: None) -> None:
    simulation = Simulation(POWERS, ["perfect", "random"], seed="tea", games=50, rotate=False)
    simulation.run()
    tally = simulation.tally
    assert tally.bot_wins["perfect"] == tally.seat_wins[0] == 50 - tally.draws
    assert tally.draws > 0
    assert tally.seat_wins[1] == 0


def test_more_than_two_seats_and_one(skirmish: str) -> None:
    simulation = Simulation(Setting(skirmish), ["first", "random", "random"], seed="tea", games=9)
    simulation.run(2)
    tally = simulation.tally
    assert tally.seat_wins[0] == tally.seat_wins[1], "partners win together"
    assert tally.seat_wins[0] + tally.seat_wins[2] == 9
    assert tally.bot_games == {"first": 9, "random": 9}
    alone = Simulation(Setting("dual-powers", {"solitaire": True}), ["random"], seed="tea", games=3)
    alone.run()
    assert alone.tally.games == 3
    assert alone.report()["wins"]["by_seat"].keys() == {"red"}


def test_who_wins() -> None:
    assert winners([1.0]) == [0]
    assert winners([0.0]) == winners([-1.0]) == []
    assert winners([-1.0, -1.0, -1.0]) == []
    assert winners([2.0, 2.0, -1.0]) == [0, 1]


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (["random"], "dual-powers needs 2 bots here (for red, white), not 1"),
        (["random"] * 3, "dual-powers needs 2 bots here (for red, white), not 3"),
        (["random", "rnadom"], 'dual-powers has no bot "rnadom"; did you mean "random"?'),
    ],
)
def test_bots_that_do_not_fit(bots: list[str], sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        Simulation(POWERS, bots, seed="tea", games=1)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("count", [1, 2])
def test_a_game_that_fails_is_named(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "play_match", broken)
    simulation = Simulation(POWERS, ["weak", "random"], seed="my tea", games=12)
    with pytest.raises(MatchFailed) as caught:
        simulation.run(count)
    assert str(caught.value) == (
        'a game failed (bots random,weak, seed "my tea:5"): RuntimeError: out of ideas; repeat it with: '
        "sandtable simulate dual-powers --bots random,weak --seed 'my tea' --first 5 --games 1 --no-rotate"
    )
    assert "in broken" in caught.value.details
    assert simulation.tally.games == 5, "what went before counts"
    assert active_children() == []


def test_a_process_that_dies_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "play_match", deadly)
    simulation = Simulation(POWERS, ["weak", "random"], seed="tea", games=6)
    with pytest.raises(MatchFailed, match="its process ended with code 9"):
        simulation.run(2)
    assert active_children() == []


def test_whoever_stops_reading_stops_the_processes(pretence: None) -> None:
    endless = (Job(("random", "random"), f"tea:{i}") for i in range(10**9))
    results = play_all(POWERS, endless, 2)
    seeds = [next(results).seed for _ in range(200)]
    assert seeds == [f"tea:{i}" for i in range(200)]
    assert len(active_children()) == 2
    results.close()
    assert active_children() == []


def test_an_interruption_leaves_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Result] = []

    def tired(*arguments: Any) -> Result:
        if len(played) == 4:
            raise KeyboardInterrupt
        played.append(play_match(*arguments))
        return played[-1]

    monkeypatch.setattr(workers, "play_match", tired)
    simulation = Simulation(POWERS, ["random", "first"], seed="tea", games=100)
    with pytest.raises(KeyboardInterrupt):
        simulation.run()
    found = simulation.report()
    assert (found["games"], found["requested"], found["interrupted"]) == (4, 100, True)


def test_nothing_played_is_no_error() -> None:
    found = Simulation(POWERS, ["random", "random"], seed="tea", games=5).report()
    assert found["lengths"] == {"mean": None, "min": None, "max": None, "histogram": {}}
    assert found["interrupted"]
