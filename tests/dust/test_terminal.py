"""Dust at the keyboard: both boards, and the regions they show. Commands: test_terminal_commands.py."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable.contract import Line
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.core.seats import CHANCE, REFEREE, SPECTATOR
from sandtable.games.dust import GAME
from sandtable.games.dust.rules.atlas import Atlas, read_atlas
from sandtable.games.dust.rules.board import MAJORITIES
from sandtable.games.dust.rules.deck import ABILITIES
from sandtable.games.dust.ui import screen
from sandtable.games.dust.ui import text as text_board
from sandtable.games.dust.ui.commands import COMMANDS
from sandtable.games.dust.ui.facts import CARDS, COMBAT, MOVEMENT, PRODUCTION, SCORING, BoardFacts, short
from sandtable.games.dust.ui.regions import regions
from sandtable.games.dust.ui.report import ATTACKS
from sandtable.games.dust.ui.screen import BARE, ScreenBoard
from sandtable.play.board import choice_note
from sandtable.text.wording import Wording
from tests.dust.positions import at
from tests.dust.realms import dust
from tests.dust.test_texts import messages

LANGUAGES = ["en", "de", "it"]
WIDTHS = [60, 80, 120]
GAMES = [("premium", 2), ("standard", 4), ("epic", 3), ("original", 6)]


@cache
def positions() -> list[tuple[dict[str, Any], Rules, list[str]]]:
    """Views from random games, for each kind of question the first ones, of who is asked and of others."""
    found: list[tuple[dict[str, Any], Rules, list[str]]] = []
    for edition, players in GAMES:
        rules = find_game("dust").rules({"edition": edition, "players": players, "round_limit": 3})
        state, rng = rules.start(), Random(f"{edition} {players}")
        seen: dict[str, int] = {}
        while not state.is_over():
            seat, step = state.seat, type(state.stack[-1]).__name__
            if seat == CHANCE:
                state.decide(CHANCE, state.draw(rng))
                continue
            legal = state.legal(seat)
            seen[step] = seen.get(step, 0) + 1
            if seen[step] in (2, 9):
                words = [rules.space.words(action) for action in legal]
                found.append((state.view(seat), rules, words))
                viewer = (SPECTATOR, REFEREE, (seat + 1) % players)[len(found) % 3]
                found.append((state.view(viewer), rules, []))
            state.decide(seat, rng.choice(legal))
        found += [(state.view(viewer), rules, []) for viewer in (0, SPECTATOR)]
    return found


@cache
def wording_of(rules: Rules, language: str) -> Wording:
    return Wording.of(rules, language)


def plain(lines: list[Line]) -> list[str]:
    return ["".join(text for text, _ in line) for line in lines]


# The boards


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    for view, rules, actions in positions()[LANGUAGES.index(language) + 3 * WIDTHS.index(width) :: 9]:
        wording = wording_of(rules, language)
        drawn = [text_board.lines(view, rules, wording, width), plain(screen.legend(view, rules, wording, width))]
        drawn += [plain(ScreenBoard(view, rules, wording, width).all_lines(level)) for level in range(BARE + 1)]
        drawn.append(plain(screen.board(view, rules, wording, width, 14)))
        for lines in drawn:
            assert max(len(line) for line in lines) <= width, "\n".join(lines)
        for size in (26, 35, width):
            lines = plain(screen.hand(view, rules, wording, size))
            assert max([len(line) for line in lines] + [0]) <= size, "\n".join(lines)
        for words in actions[:40]:
            assert len(screen.note(view, rules, wording, words)) <= 90
            assert isinstance(choice_note(view, rules, wording, words), str)


def test_every_step_of_a_game_was_looked_at() -> None:
    steps = {view["steps"][0]["step"] for view, _, _ in positions() if view["steps"]}
    assert {"keep-card", "settle", "first-centre", "buy", "put", "choose-cards", "move", "attack", "withdraw"} <= steps


def every_area(view: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    yield from view["board"]["areas"].items()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_area_with_its_units_is_on_both_boards(language: str) -> None:
    for view, rules, _ in positions()[::7]:
        wording = wording_of(rules, language)
        text = "\n".join(text_board.lines(view, rules, wording, 80))
        full = "\n".join(plain(ScreenBoard(view, rules, wording, 80).all_lines(screen.FULL)))
        facts = BoardFacts(view, rules, wording)
        for area, units in every_area(view):
            force = short(units)
            name, army = wording.name("area", area), facts.army_in(area)
            assert f"{name}{text_board.marks_of(facts, area, text_board.MARKS)} {force}" in text, text
            assert f"{screen.SIGNS[army]}{name}{text_board.marks_of(facts, area, screen.MARKS)} {force}" in full, full


def counted(lines: list[str]) -> list[int]:
    """Areas and units of all armies in a summary: ``●3/9``."""
    cells = [part for line in lines for part in line.split() if part[0] in "●■▲◆▼○◊" and "/" in part]
    numbers = ["".join(c for c in cell[1:] if c.isdecimal() or c == "/").split("/") for cell in cells]
    return [sum(int(number[place]) for number in numbers) for place in (0, 1)]


@pytest.mark.parametrize(("as_one", "running"), [(False, False), (True, False), (True, True)])
def test_a_summary_counts_all_areas_and_units(as_one: bool, running: bool) -> None:
    for view, rules, _ in positions()[::5]:
        board = ScreenBoard(view, rules, wording_of(rules, "en"), 80)
        areas = dict(every_area(view))
        units = sum(count for content in areas.values() for unit, count in content.items() if unit != "force")
        assert counted(plain(board.summary(as_one, running))) == [len(areas), units]


@pytest.mark.parametrize(("width", "height", "most"), [(80, 15, 18), (73, 28, 28)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_its_place(language: str, width: int, height: int, most: int) -> None:
    """Of 24 lines the board may have 18, of 40 the 28 that eight choices leave."""
    for view, rules, _ in positions()[LANGUAGES.index(language) :: 5]:
        lines = plain(screen.board(view, rules, wording_of(rules, language), width, height))
        assert len(lines) <= most, "\n".join(lines)


def test_regions_run_on_before_titles_are_given_up() -> None:
    """With three players 80 by 24 has room for the titles over the columns."""
    board = [found for found in positions() if found[1].seats == ["first", "second", "third"]]
    assert board
    for view, rules, _ in board:
        assert "VP" in "\n".join(plain(screen.board(view, rules, wording_of(rules, "en"), 80, 15)))


AREAS = (
    "gulf-coast: first 5T 2M; yukon: first 1T; alaska: first 1T; mexico: first 1F;"
    " eastern-states: neutral-1 1T; bering-sea: first 2S; central-europe: second 3T; russia: second 1T 1B;"
    " egypt: second 1T; great-plains: second 2T; north-pacific: second 1S; coral-sea: second 1S"
)
BOARD = """
centres = ["gulf-coast", "mexico", "central-europe", "sudan"]
homes.first = "gulf-coast"
homes.second = "central-europe"
neutral_capitals = ["eastern-states", "southern-europe", "north-china", "south-china"]
colours.first = "red"
colours.second = "blue"
cards.first = "nurse-511"
cards.second = "koshka-421"
used = ["second"]
hands.first = ["diplomat-331", "sigrid-142"]
vp.first = 12
vp.second = 9
queue = ["second"]
"""


def board_at(language: str = "en", steps: str = "combat-phase first 2", **options: Any) -> tuple[Any, Rules, Wording]:
    state = at(AREAS, steps, BOARD, **options).state
    return state.view(0), state.rules, Wording.of(state.rules, language)


def test_the_standing() -> None:
    view, rules, wording = board_at()
    facts = BoardFacts(view, rules, wording)
    first, second = facts.standing("first"), facts.standing("second")
    assert (first.vp, first.capitals, first.sources, first.centres, first.land, first.sea) == (12, 1, 2, 2, 4, 1)
    assert first.income == 3 * 2 + 6 + 1
    assert first.forecast == 1 + 2 + 1, "a capital, two sources, most centres; land is a tie that nobody held"
    assert (second.income, second.forecast) == (3 * 1 + 6 + 1, 1 + 1 + 1)
    assert facts.majorities == [0, 1, -1]


def test_what_stands_at_the_top() -> None:
    view, rules, wording = board_at()
    lines = text_board.lines(view, rules, wording, 80)
    assert lines[0] == "Round 2   First player: combat   2 attacks   deck 41, discards 0"
    assert lines[2:6] == [
        "Player                   VP/50  now  prod.  cap.  src.  ctr.  land  sea  hand",
        "First player (you), Red     12   +4     13     1     2     2     4    1     2",
        "Second player, Blue          9   +3     10     1     1     1     4    2     0",
        "Majorities   centres Red 2:1   sea Blue 2:1   land - 4:4",
    ]
    screened = plain(screen.board(view, rules, wording, 80, 15))
    assert screened[0].startswith("Round 2   ● First player: combat   2 attacks")
    assert screened[2].startswith("▸● First player (you)    12  +4 13 1 2 2")
    assert screened[2].endswith("5-1-1*** Nurse")
    assert screened[3].startswith("1■ Second player")
    assert screened[3].endswith("4-2-1*** (Koshka)")
    assert screened[4] == "Majorities  centres ● 2:1   sea ■ 2:1   land - 4:4"


def test_areas_by_region() -> None:
    view, rules, wording = board_at()
    text = "\n".join(text_board.lines(view, rules, wording, 120))
    assert (
        "North America      Red: Alaska! 1T, Yukon! 1T, Gulf Coast*+ 5T 2M, Mexico+ 1F; Blue: Great Plains 2T;" in text
    )
    assert "neutral: Eastern States* 1T" in text
    full = "\n".join(plain(ScreenBoard(view, rules, wording, 120).all_lines(screen.FULL)))
    assert "●Gulf Coast⌂+ 5T 2M" in full
    assert "◊Eastern States⌂ 1T" in full
    assert "Pacific  ●Bering Sea 2S  ■Coral Sea 1S  ■North Pacific 1S  ·Philippine Sea☼  ·6" in full


def test_in_the_original_a_neutral_capital_is_ordinary_land() -> None:
    view, rules, wording = board_at(edition="original")
    text = "\n".join(text_board.lines(view, rules, wording, 120))
    assert "Gulf Coast*+ 5T 2M" in text
    assert "neutral: Eastern States 1T" in text


def test_cards_on_the_table_and_in_the_hand() -> None:
    view, rules, wording = board_at()
    text = text_board.lines(view, rules, wording, 80)
    start = text.index("Cards on the table (combat-movement-production)")
    assert text[start + 1 :] == [
        "  Red   5-1-1***  Nurse          two in three of your losses in a battle are",
        "                                 saved",
        "  Blue  4-2-1***  Koshka (used)  take your turn before another's",
        "",
        "Your hand (combat-movement-production)",
        "  3-3-1***  Diplomat  peace with one player until the end of the round",
        "  1-4-2*    Sigrid    roll the blanks of a roll of yours again",
    ]
    assert screen.holds(view) == ["diplomat-331", "sigrid-142"]
    hand = plain(screen.hand(view, rules, wording, 60))
    assert hand[0] == "Your hand (combat-movement-production)"
    assert hand[1].startswith("3-3-1")
    assert "Diplomat: peace with one player" in hand[1]


def test_notes_beside_choices() -> None:
    view, rules, wording = board_at()
    notes = {
        "attack gulf-coast": ("5T 2M, capital, production centre", "5T 2M ⌂+"),
        "on great-plains": ("Blue 2T", "■ 2T"),
        "on eastern-states": ("neutral 1T, capital", "◊ 1T ⌂"),
        "to sudan": ("production centre", "+"),
        "play diplomat-331": ("peace with one player until the end of the round",) * 2,
        "buy mech 3": ("15 points",) * 2,
        "done": ("", ""),
    }
    for words, (long, brief) in notes.items():
        assert text_board.note(view, rules, wording, words) == long
        assert screen.note(view, rules, wording, words) == brief


@pytest.mark.parametrize(
    ("steps", "head"),
    [
        ("production first, move-phase first 1, combat-phase first 5", "First player: production   13 points left"),
        ("move-phase first 1, combat-phase first 5", "First player: movement   1 move   5 attacks"),
        ("combat-phase second 4", "Second player: combat   4 attacks"),
    ],
)
def test_whose_turn_it_is_and_what_is_left(steps: str, head: str) -> None:
    view, rules, wording = board_at(steps=steps)
    assert head in text_board.lines(view, rules, wording, 120)[0]


def test_a_battle_is_shown() -> None:
    play = at(AREAS, "combat-phase first 2", BOARD)
    play.do("attack gulf-coast>great-plains 5T 2M")
    view, rules = play.state.view(0), play.state.rules
    wording = Wording.of(rules)
    assert "Battle for Great Plains: Red 5T 2M against Blue 2T" in text_board.lines(view, rules, wording, 80)
    assert "Battle for Great Plains: ● 5T 2M - ■ 2T" in plain(screen.board(view, rules, wording, 80, 15))
    assert "Battle for Great Plains" not in "\n".join(text_board.lines(board_at()[0], rules, wording, 80))


def test_who_has_resigned_is_neutral() -> None:
    areas = f"{AREAS}; amazon: third 2T"
    state = at(areas, "combat-phase first 2", BOARD + 'resigned = ["third"]', players=3).state
    wording = Wording.of(state.rules)
    text = "\n".join(text_board.lines(state.view(0), state.rules, wording, 80))
    assert "Third player (resigned), neutral      0   +0      0" in text
    assert "South America      neutral: Amazon 2T;" in text
    assert "◊Amazon 2T" in "\n".join(plain(ScreenBoard(state.view(0), state.rules, wording, 80).all_lines(screen.FULL)))


def test_in_a_world_conquest_there_are_no_points() -> None:
    view, rules, wording = board_at(conquest=True)
    assert text_board.lines(view, rules, wording, 80)[2].split() == [
        *("Player", "prod.", "cap./4", "src./9", "ctr.", "land", "sea", "hand")
    ]
    assert "PP ⌂/4 ☼/9 + land sea hand card" in plain(screen.board(view, rules, wording, 80, 15))[1]


def test_no_text_is_there_for_nothing() -> None:
    folder = Path(text_board.__file__).parents[1]
    code = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    atlas = dust().atlas
    known = {f"region-{region.name}" for region in regions(atlas)} | {f"does-{ability}" for ability in ABILITIES}
    known |= {f"phase-{phase}" for phase in (PRODUCTION, MOVEMENT, COMBAT)}
    known |= {f"board-phase-{phase}" for phase in (CARDS, SCORING)} | {f"command-{name}" for name in COMMANDS}
    known |= {f"board-{name}" for name in text_board.COLUMNS} | {f"board-most-{name}" for name in MAJORITIES}
    known |= {f"summary-{name}" for name in (*ATTACKS, "conquered", "repulsed", "cease-fire")}
    known |= {name for name in messages("tui.ftl") if f'"{name}"' in code or f"'{name}'" in code}
    assert [name for name in messages("tui.ftl") if name not in known] == []


# The regions


def test_every_area_of_our_map_is_in_a_region_of_its_own_element() -> None:
    atlas = dust().atlas
    found = regions(atlas)
    assert sorted(area for region in found for area in region.areas) == list(range(len(atlas.names)))
    assert all(region.name and region.sea == (area >= atlas.first_sea) for region in found for area in region.areas)
    assert [len(region.areas) for region in found] == [11, 5, 6, 10, 7, 6, 3, 3, 11, 4, 10]


def renamed(share: float) -> Atlas:
    """Our map, with so many of its areas under other names."""
    words = GAME.rules().data["map"]
    text = json.dumps(words)
    names = [area["name"] for area in words["area"]]
    for number, name in enumerate(names[: int(len(names) * share)]):
        text = text.replace(f'"{name}"', f'"area-{number}"')
    return read_atlas(json.loads(text))


def test_areas_with_other_names_join_the_nearest_region() -> None:
    atlas = renamed(0.1)
    found = {atlas.names[area]: region.name for region in regions(atlas) for area in region.areas}
    assert len(found) == len(atlas.names)
    assert {found[f"area-{number}"] for number in (0, 1, 3, 4, 5, 6)} == {"north-america"}
    assert found["area-2"] == "europe", "from Greenland that is nearer than what is left of America"


def test_another_map_is_grouped_by_its_capitals() -> None:
    atlas = renamed(1.0)
    found = regions(atlas)
    wording = Wording.of(GAME.rules())
    assert sorted(area for region in found for area in region.areas) == list(range(len(atlas.names)))
    assert [region.sea for region in found] == [False] * 3 + [True] * 3
    assert all(region.label(wording).startswith("Seas off" if region.sea else "Around") for region in found)
    for pair in atlas.pairs:
        assert any(set(pair) <= set(region.areas) for region in found)
