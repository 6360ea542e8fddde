"""The arena: seats rotated, common dice, the same numbers for every number of processes."""

import xml.etree.ElementTree as ET
from typing import Any

import pytest

from sandtable.bots import workers
from sandtable.bots.arena import Arena, labels, score, seatings
from sandtable.bots.match import Result, play_match
from sandtable.bots.plot import ratings_svg
from sandtable.bots.rating import Rating
from sandtable.bots.workers import Setting
from sandtable.core.errors import BadInput
from tests.bots.players import pretended

POWERS = Setting("dual-powers")


def held(bots: list[str], games: int, workers: int = 1, setting: Setting = POWERS, **stop: Any) -> dict[str, Any]:
    arena = Arena(setting, bots, seed="tea", games=games)
    if stop:
        arena.stop_early(**stop)
    arena.run(workers)
    found = arena.report()
    assert found.pop("seconds") > 0
    return found


def test_the_number_of_processes_changes_nothing() -> None:
    alone = held(["random", "first", "random"], 6)
    assert held(["random", "first", "random"], 6, 2) == alone
    assert alone["games"] == 18
    assert [pairing["games"] for pairing in alone["pairings"]] == [6, 6, 6]


def test_nor_when_pairings_stop_early(pretence: None) -> None:
    bots = ["random", "weak", "strong", "perfect"]
    alone = held(bots, 400, error=0.05)
    assert held(bots, 400, 3, error=0.05) == alone
    deals = {tuple(pairing["bots"]): pairing["deals"] for pairing in alone["pairings"]}
    assert deals["random", "perfect"] < 30 < deals["random", "weak"]
    verdicts = {tuple(pairing["bots"]): pairing["verdict"] for pairing in alone["pairings"]}
    assert verdicts["random", "strong"] == "second"
    assert alone["games"] == sum(pairing["games"] for pairing in alone["pairings"])


def test_every_seat_with_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[tuple[str, ...], str]] = []

    def noted(rules: Any, bots: Any, seed: str) -> Result:
        played.append((tuple(bots), seed))
        return pretended(rules, bots, seed)

    monkeypatch.setattr(workers, "play_match", noted)
    held(["random", "weak", "fair"], 3)
    assert played == [
        (seats, f"tea:{deal}")
        for deal in range(2)
        for a, b in [("random", "weak"), ("random", "fair"), ("weak", "fair")]
        for seats in [(a, b), (b, a)]
    ]


def test_a_bot_against_itself_scores_exactly_one_half() -> None:
    found = held(["random", "random"], 8)
    assert found["bots"] == ["random", "random#2"]
    assert found["pairings"][0]["score"] == 0.5
    assert [rating["elo"] for rating in found["ratings"]] == [0, 0]


def test_scores_add_up() -> None:
    found = held(["random", "first"], 8)
    results = [
        play_match(POWERS.rules(), seats, f"tea:{deal}").returns[place]
        for deal in range(4)
        for seats, place in [(["random", "first"], 0), (["first", "random"], 1)]
    ]
    pairing = found["pairings"][0]
    assert pairing["wins"] == sum(result > 0 for result in results)
    assert pairing["score"] == pairing["wins"] / 8
    assert sum(seat["points"] for seat in pairing["by_seat"].values()) == pairing["wins"]
    assert [seat["games"] for seat in pairing["by_seat"].values()] == [4, 4]
    assert [rating["points"] for rating in found["ratings"]] == [pairing["wins"], 8 - pairing["wins"]]
    assert sum(found["wins_by_seat"].values()) == 8


def test_strength_is_found(pretence: None) -> None:
    found = held(["strong", "random", "fair", "weak"], 1000)
    elo = {rating["bot"]: rating["elo"] for rating in found["ratings"]}
    assert found["anchor"] == "random"
    assert elo["random"] == 0 < elo["weak"] < elo["fair"] < elo["strong"]
    assert found["draws"] > 0
    for rating in found["ratings"]:
        assert rating["interval"][0] <= rating["elo"] <= rating["interval"][1]
    mean = held(["weak", "strong"], 100)
    assert mean["anchor"] == "mean"
    assert sum(rating["elo"] for rating in mean["ratings"]) == pytest.approx(0, abs=0.11)


def test_common_dice_narrow_the_interval(pretence: None) -> None:
    """Luck favours a seat, and each has that seat once: the deals count as more games than were played."""
    pairing = held(["random", "weak"], 1000)["pairings"][0]
    assert pairing["effective_games"] > 1.2 * pairing["games"]


def test_partners_and_more_than_two_sides(skirmish: str) -> None:
    found = held(["random", "first"], 6, 1, Setting(skirmish))
    assert found["games_per_deal"] == 2
    assert found["games"] == 6
    assert seatings([0, 1, 2]) == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]
    # Alone against two: better than one of them, the same as the other.
    assert score((0, 1, 1), [0, 1, 2], [0.0, -1.0, 0.0]) == 0.75
    # Partners are not compared.
    assert score((0, 0, 1), [0, 0, 1], [0.5, 0.5, -1.0]) == 1


def test_a_game_for_one_compares_the_same_deals() -> None:
    setting = Setting("dual-powers", {"solitaire": True, "side": "white"})
    found = held(["random", "first"], 8, 1, setting)
    pairing = found["pairings"][0]
    assert (pairing["games"], pairing["deals"]) == (8, 4)
    assert pairing["wins"] + pairing["draws"] + pairing["losses"] == 4
    assert held(["first", "first"], 4, 1, setting)["pairings"][0]["score"] == 0.5


def test_an_interruption_leaves_whole_deals(pretence: None, monkeypatch: pytest.MonkeyPatch) -> None:
    arena = Arena(POWERS, ["random", "weak", "fair"], seed="tea", games=100)

    def tired(games: int) -> None:
        if games == 27:  # four deals of three pairings and two seatings, and three games
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        arena.run(1, tired)
    found = arena.report()
    assert found["interrupted"]
    assert [pairing["deals"] for pairing in found["pairings"]] == [5, 4, 4]
    assert found["games"] == 26


def test_nothing_played_is_no_error() -> None:
    found = Arena(POWERS, ["random", "first"], seed="tea", games=10).report()
    assert found["pairings"][0]["score"] is None
    assert found["pairings"][0]["interval"] == [0, 1]
    assert found["ratings"][1]["interval"] == [None, None]


def test_what_makes_no_sense_is_refused() -> None:
    arena = Arena(POWERS, ["random", "first"], seed="tea", games=10)
    with pytest.raises(BadInput, match="an arena needs at least two bots"):
        Arena(POWERS, ["random"], seed="tea", games=10)
    with pytest.raises(BadInput, match=r"the error lies between 0 and 1, 1.5 does not"):
        arena.stop_early(1.5)
    with pytest.raises(BadInput, match=r"the margin lies between 0 and 0.5, 0.5 does not"):
        arena.stop_early(0.05, 0.5)


def test_names() -> None:
    assert labels(["a", "a", "b", "a"]) == ["a", "a#2", "b", "a#3"]


def test_the_plot_is_a_picture_with_words() -> None:
    found = [Rating(0, 0, 0), Rating(610, 400, None), Rating(-20, None, 80)]
    drawing = ratings_svg(["random", "<best> & brightest", "x"], found, title="T & t", note="a note", axis="Elo")
    root = ET.fromstring(drawing)
    space = "{http://www.w3.org/2000/svg}"
    assert root.get("role") == "img"
    assert [root.findtext(f"{space}{part}") for part in ("title",)] == ["T & t"]
    described = root.findtext(f"{space}desc")
    assert described is not None
    assert described.startswith("<best> & brightest +610")
    texts = ["".join(text.itertext()) for text in root.iter(f"{space}text")]
    for expected in ("T & t", "a note", "Elo", "<best> & brightest", "+0"):
        assert expected in texts
    assert len(list(root.iter(f"{space}circle"))) == 3
    assert len(list(root.iter(f"{space}path"))) == 2, "arrows where there is no bound"
    width = float(root.get("width", "0"))
    for line in root.iter(f"{space}line"):
        assert 0 <= float(line.get("x1", "-1")) <= float(line.get("x2", "-1")) <= width
    assert "prefers-color-scheme: dark" in drawing
