"""Both boards, that of lines and that of the screen: everything is on them, nothing is wider than its place."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sandtable.cli.table_setup import TableSetup
from sandtable.contract import Line
from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.core.seats import REFEREE
from sandtable.games.dual_powers.rules.tables import DualPowersRules
from sandtable.games.dual_powers.ui import screen
from sandtable.games.dual_powers.ui import text as text_board
from sandtable.games.dual_powers.ui.screen import BARE, CLOSE, ROOMY, SHORT, ScreenBoard
from sandtable.table import save
from sandtable.table.record import Record
from sandtable.text.wording import Wording
from tests.dual_powers.positions import at

LANGUAGES = ["en", "de", "it"]
WIDTHS = [60, 80, 120]
GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("dual-powers-*.json"))


@cache
def positions() -> list[tuple[dict[str, Any], Rules]]:
    """Views from whole games, of every seat and of everything; the later in a game the fuller the board."""
    found: list[tuple[dict[str, Any], Rules]] = []
    for file in GOLDEN:
        record = save.load(file)
        assert isinstance(record, Record)
        rules = record.setup.rules()
        for place in range(len(record.entries) // 3, len(record.entries) + 1, 37):
            state = record.replay(until=place).state
            found += [(state.view(viewer), rules) for viewer in (*range(len(rules.seats)), REFEREE)]
    return found


@cache
def wording_of(rules: Rules, language: str) -> Wording:
    return Wording.of(rules, language)


def widest_hand(language: str, side: str = "red") -> tuple[dict[str, Any], DualPowersRules, Wording]:
    """A view of a hand with the cards whose names are longest, and all leaders."""
    rules = find_game("dual-powers").rules()
    assert isinstance(rules, DualPowersRules)
    wording = Wording.of(rules, language)
    cards = sorted(rules.box.cards, key=lambda card: len(wording.name("card", card)))[-9:]
    leaders = {"red": ["lenin", "stalin", "zinoviev"], "white": ["kerensky", "kornilov", "lvov"]}
    play = at(f"hands.{side} = {[*cards, *leaders[side]]}")
    return play.state.view(rules.seats.index(side)), rules, wording


def plain(lines: list[Line]) -> list[str]:
    return ["".join(text for text, _ in line) for line in lines]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    for view, rules in positions():
        wording = wording_of(rules, language)
        drawn = [text_board.lines(view, rules, wording, width), plain(screen.legend(view, rules, wording, width))]
        drawn += [plain(ScreenBoard(view, rules, wording, width).all_lines(level)) for level in range(BARE + 1)]
        drawn += [plain(screen.hand(view, rules, wording, size)) for size in (26, 35, width)]
        for lines in drawn[:-3]:
            assert max(len(line) for line in lines) <= width, "\n".join(lines)
        for size, lines in zip((26, 35, width), drawn[-3:], strict=True):
            assert max([len(line) for line in lines] + [0]) <= size, "\n".join(lines)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["red", "white"])
def test_the_widest_hand_in_lines(language: str, width: int, side: str) -> None:
    view, rules, wording = widest_hand(language, side)
    lines = text_board.lines(view, rules, wording, width)
    assert max(len(line) for line in lines) <= width, "\n".join(lines)
    hand = lines[-len(view["board"]["hands"][side]) :]
    for row, card in zip(hand, view["board"]["hands"][side], strict=True):
        place = rules.card_names.index(card)
        cells = row.removeprefix(wording.name("card", card)).split()
        assert cells[0] == str(rules.card_days[place]), row
        if place < rules.command_cards:
            assert cells[1] == str(rules.box.card_recruit[place]), row
            numbers = [cell for cell in cells if cell.isdecimal()]
            assert numbers[-1] == str(rules.box.card_points[place]), row


@pytest.mark.parametrize("width", [40, 44, 58])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_beside_the_choices_is_not_cut(language: str, width: int) -> None:
    view, rules, wording = widest_hand(language)
    lines = plain(screen.hand(view, rules, wording, width))
    assert len(lines) == len(view["board"]["hands"]["red"]) + 1
    assert "…" not in "".join(lines), "\n".join(lines)


def test_a_hand_without_room_keeps_whole_columns() -> None:
    view, rules, wording = widest_hand("en")
    lines = plain(screen.hand(view, rules, wording, 30))
    assert lines[0].endswith("date …")
    assert all("…" not in line for line in lines[1:])


def test_cards_with_names_of_their_own_are_told_one_by_one(tmp_path: Path) -> None:
    """From the name that somebody gave a card of their own one cannot see where it recruits."""
    label = "The printers of the fortress strike"
    file = tmp_path / "cards.toml"
    own = (Path(text_board.__file__).parents[1] / "data" / "cards.toml").read_text(encoding="utf-8")
    file.write_text(own.replace('region = "purple", days = 2', f'label = "{label}", region = "purple", days = 2', 1))
    table = TableSetup(data=[f"cards={file}"], seed="tea").table()
    view = table.view(0)
    view["board"]["hands"]["red"] = ["purple-2-move", "lenin"]
    for language in LANGUAGES:
        wording = Wording.of(table.rules, language)
        lines = text_board.lines(view, table.rules, wording, 60)
        assert max(len(line) for line in lines) <= 60
        told = "\n".join(lines).rpartition(label)[2].split("Lenin")[0]
        assert wording.name("region", "purple") in told


@pytest.mark.parametrize(("width", "height"), [(60, 17), (80, 15)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowded_board_fits_a_low_screen(language: str, width: int, height: int) -> None:
    """Of 24 lines the board gets 17 at most; both sides' lines and all tokens are on it."""
    for view, rules in positions():
        assert isinstance(rules, DualPowersRules)
        wording = wording_of(rules, language)
        lines = plain(screen.board(view, rules, wording, width, 14))
        text = "\n".join(lines)
        assert len(lines) <= height, text
        for side, sign in (("red", "●"), ("white", "○")):
            facts = view["board"]["objectives"].get(side) or view["board"]["played"][side]
            shown = any(line.startswith(f"{sign} {wording.name('side', side)}: ") for line in lines)
            assert shown or not facts, text


def all_tokens(view: dict[str, Any]) -> list[str]:
    return [word for words in view["board"]["regions"].values() for word in words]


@pytest.mark.parametrize("level", [ROOMY, CLOSE, SHORT, BARE])
def test_every_token_is_on_the_board(level: int) -> None:
    for view, rules in positions()[::5]:
        board = ScreenBoard(view, rules, wording_of(rules, "en"), 80)
        districts = board.districts() if level == ROOMY else board.close_districts(titled=level < BARE)
        text = "\n".join(plain(districts))
        found = re.findall(r"/\d+\)?(?:x(\d+))?", text)
        assert sum(int(count or 1) for count in found) == len(all_tokens(view)), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_is_a_chain_with_every_connection_on_it(language: str) -> None:
    rules = find_game("dual-powers").rules()
    assert isinstance(rules, DualPowersRules)
    wording = Wording.of(rules, language)
    for closed in rules.box.bridges:
        board = ScreenBoard(at(f'marker = "{closed}"').state.view(0), rules, wording, 60)
        (line,) = plain(board.ways(roomy=False))
        assert line.count("✕") == 1
        for bridge, name in enumerate(rules.box.bridges):
            ends = [rules.box.regions[end] for end in rules.box.bridge_ends[bridge]]
            ends.sort(key=lambda end: end != name)
            between = " ✕ " if name == closed else "-"
            assert between.join(wording.name("region", end) for end in ends) in line


def test_who_leads_is_told_without_colours() -> None:
    regions = "regions.blue = ['lenin']\nregions.red = ['kornilov', 'stalin']\nregions.green = ['red-1/1', 'white-1/1']"
    state = at(f"{regions}\nwill = 'white'").state
    lines = plain(ScreenBoard(state.view(0), state.rules, Wording.of(state.rules), 80).close_districts(titled=True))
    row = {line.split()[0]: line for line in lines}
    assert "4>0" in row["blue"]
    assert "3<4" in row["red"]
    assert "1≤1" in row["green"]
    assert "0=0" in row["white"]


def test_what_a_protest_closes_stands_beside_it() -> None:
    state = at().state
    for note in (text_board.note, screen.note):
        assert note(state.view(0), state.rules, Wording.of(state.rules), "protest green") == "green-red"


def test_short_notes_beside_choices() -> None:
    state = at("day = 12\nregions.blue = ['lenin']\nhands.red = ['blue-3-move']").state
    wording = Wording.of(state.rules)
    assert screen.note(state.view(0), state.rules, wording, "play blue-3-move") == "Mar/Apr 15*"
    assert screen.note(state.view(0), state.rules, wording, "place blue") == "●4 ○0"
    late = at("day = 31\nmonth = 'nov'\nhands.red = ['blue-3-move']").state
    assert screen.note(late.view(0), state.rules, wording, "play blue-3-move") == "Nov 3»"


def test_the_past_gives_way_to_the_dates_of_the_hand() -> None:
    state = at("month = 'oct'\nday = 11\nhands.red = ['blue-3-move', 'blue-4-refresh', 'blue-5-move']").state
    (*_, last) = plain([ScreenBoard(state.view(0), state.rules, Wording.of(state.rules), 60).calendar()])
    assert last == "Calendar … [Oct 11] Nov  +3→14 +4→15* +5→16"


def test_players_see_that_their_objective_was_turned_up() -> None:
    board = "objectives.red = 'blue-3-move'\nobjectives.white = 'red-3-move'\nopen = ['red']"
    state = at(board).state
    rules, wording = state.rules, Wording.of(state.rules)
    assert "(blue, 2; turned up)" in "\n".join(text_board.lines(state.view(0), rules, wording, 80))
    assert "objective blue +2 (turned up)" in "\n".join(plain(screen.board(state.view(0), rules, wording, 80, 14)))
    assert "turned up" not in "\n".join(plain(screen.board(state.view(1), rules, wording, 80, 14)))


def test_before_the_set_up_there_is_no_round() -> None:
    rules = find_game("dual-powers").rules()
    for language, word in {"en": "Set-up", "de": "Aufbau", "it": "Preparazione"}.items():
        (head, *_) = text_board.lines(rules.start().view(0), rules, Wording.of(rules, language), 80)
        assert head.startswith(word)
