"""Dust at the keyboard: what one can type at the table, orders in notation, and whole games."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import tomli_w

from sandtable.core.errors import BadInput
from sandtable.core.registry import game as find_game
from sandtable.core.seats import REFEREE
from sandtable.games.dust import GAME
from sandtable.games.dust.odds.battle import Question, odds
from sandtable.games.dust.odds.report import ask
from sandtable.games.dust.ui.browser import odds as browser_odds
from sandtable.games.dust.ui.calculator import production_lines
from sandtable.games.dust.ui.commands import COMMANDS
from sandtable.games.dust.ui.lookup import area_lines
from sandtable.games.dust.ui.odds_here import odds_lines
from sandtable.games.dust.ui.report import summary_lines
from sandtable.play.command_words import command_words
from sandtable.play.game_commands import GameCommands
from sandtable.play.inquiry import Inquiry
from sandtable.table.draft import Draft
from sandtable.text.wording import Wording
from sandtable.tui.completion import Completion
from tests.cli.commands import Runner
from tests.dust.positions import at
from tests.dust.test_terminal import AREAS, BOARD, LANGUAGES, WIDTHS, board_at, positions, wording_of
from tests.tui.conftest import Shown, on_screen
from tests.tui.terminal import Terminal


def told(command: str, words: str = "", language: str = "en", width: int = 80, **options: Any) -> list[str]:
    """What a command answers in the position of the boards' tests."""
    view, rules, wording = board_at(language, **options)
    inquiry = Inquiry(words, view, rules, wording, width, lambda: NEWS)
    return GameCommands(rules, wording).answer(command, inquiry)


# An area


def test_an_area() -> None:
    assert told("area", "great plains") == [
        "Great Plains (great-plains): North America, land",
        "Second player, Blue: 2T",
        "Defends itself with 2 dice, supremacy 0.",
        "",
        "Next to it:",
        "  Western Canada  free     -",
        "  Eastern Canada  free     -",
        "  California      free     -",
        "  Eastern States  neutral  1T     capital",
        "  Gulf Coast      Red      5T 2M  capital, production centre",
        "",
        "The strongest attack that could come:",
        "  First player (you), Red: from Gulf Coast 5T 2M (9 dice)",
    ]


def test_what_threatens_an_own_area() -> None:
    """The second player is to come, with two moves: bombers from elsewhere can join."""
    play = at(f"{AREAS}; western-canada: first 1T", "combat-phase first 2", BOARD)
    rules = play.state.rules
    lines = area_lines(Inquiry("western-canada", play.state.view(0), rules, Wording.of(rules), 80, list))
    assert lines[1:3] == ["First player (you), Red: 1T", "Defends itself with 1 die, supremacy 0."]
    assert lines[-4:] == [
        "The strongest attack that could come:",
        "  Second player, Blue: from Great Plains 2T (2 dice); after 2 moves up to 2T 1B",
        "    (4 dice)",
        "    bombardment from North Pacific 1S (1 die)",
    ]


def test_a_capital_that_is_closed_says_why() -> None:
    text = "\n".join(told("area", "gulf-coast"))
    assert "Defends itself with 14 dice (5 of them: capital), supremacy 2." in text
    assert "Capitals cannot be attacked yet. (D6.9)" in text


def test_sea_areas_and_what_strikes_from_them() -> None:
    sea = told("area", "bering-sea")
    assert "Defends itself with 2 dice." in sea
    assert "  Second player, Blue: from North Pacific 1S (1 die)" in sea
    assert told("area", "indian ocean")[-1] == "Nobody can attack it; it can be entered."
    coast = at("alaska: first 1T; north-pacific: second 3S; yukon: second 1T", "combat-phase second 2", BOARD).state
    lines = area_lines(Inquiry("alaska", coast.view(0), coast.rules, Wording.of(coast.rules), 80, list))
    assert "    bombardment from North Pacific 3S (3 dice)" in lines


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("missiles-412", "    missiles (3 dice)"),
        ("mech-dropper-331", "    mechs dropped from anywhere, up to 4M (8 dice)"),
    ],
)
def test_what_a_card_adds_to_a_threat(card: str, line: str) -> None:
    board = f'cards.second = "{card}"\nqueue = ["second"]'
    state = at("alaska: first 1T; yukon: second 1T 1M; egypt: second 3M", "combat-phase second 2", board).state
    lines = area_lines(Inquiry("alaska", state.view(0), state.rules, Wording.of(state.rules), 80, list))
    assert line in lines


@pytest.mark.parametrize(
    ("language", "typed", "title"),
    [
        ("en", "Great Plains", "Great Plains (great-plains)"),
        ("en", "great-pl", "Great Plains (great-plains)"),
        ("de", "große ebenen", "Große Ebenen (great-plains)"),
        ("de", "GREAT-PLAINS", "Große Ebenen (great-plains)"),
        ("it", "grandi pianure", "Grandi Pianure (great-plains)"),
    ],
)
def test_an_area_by_its_word_or_its_name(language: str, typed: str, title: str) -> None:
    assert told("area", typed, language)[0].startswith(title)


def test_an_area_that_is_none() -> None:
    for words, sentence in {
        "": 'say which area, for instance "area alaska"',
        "atlantis": '"atlantis" is no area; did you mean "mid-atlantic"?',
    }.items():
        with pytest.raises(BadInput) as refusal:
            told("area", words)
        assert str(refusal.value) == sentence


def test_a_whole_region() -> None:
    assert told("area", "oceania") == ["Oceania  free: Eastern Australia!, New Guinea, Western Australia"]
    assert told("area", "europa", "de")[0].startswith("Europa  Blau: Mitteleuropa*+ 3T, Russland 1T 1B;")
    assert told("area", "Africa, Near East") == told("area", "africa") != []


# Production


def test_the_production_calculator() -> None:
    assert told("production") == [
        "Production of First player (you), Red",
        "  power: the smaller of 2 production centres and 2 power sources, times 3   6",
        "  capitals: 1 times 6                                                       6",
        "  card: Nurse 5-1-1***                                                      1",
        "  sum                                                                      13",
        "",
        "13 points buy at most, of one thing alone:",
        "  thing              price  at most",
        "  tank                   2        6",
        "  mech                   5        2",
        "  fighter                3        4",
        "  bomber                 6        2",
        "  submarine              4        3",
        "  production centre      6        0",
        "  card                   1        5",
        "",
        "- 2 production centres build up to 10 units (5 each): Gulf Coast, Mexico",
        "- Submarines can be built at Gulf Coast, Mexico.",
        "- Production centres: 20 left for everybody, 0 areas where one could stand.",
        "- Cards in hand: 2 of 5; more than that must be discarded first.",
        "- Left in the supply: 52T 18M 19F 15B 13S",
    ]


def test_the_production_of_somebody_else() -> None:
    lines = told("production", "blue")
    assert lines[0] == "Production of Second player, Blue"
    assert lines[4].split() == ["sum", "10"]
    assert told("production", "blau", "de")[0] == "Produktion: Spieler 2, Blau"
    with pytest.raises(BadInput, match='there is no player "green"; the players are first, second'):
        told("production", "green")


def test_the_production_in_the_midst_of_it() -> None:
    play = at(AREAS, "production first, move-phase first 1, combat-phase first 5", BOARD)
    play.state.apply(play.state.rules.space.parse("buy tank 4"))
    lines = production_lines(Inquiry("", play.state.view(0), play.state.rules, Wording.of(play.state.rules), 80, list))
    assert "Left now: 5" in lines
    row = {" ".join(line.split()[:-2]): line.split()[-1] for line in lines if line.startswith("  ")}
    assert (row["tank"], row["mech"], row["fighter"], row["card"]) == ("0", "1", "1", "5"), "each thing once, in order"


def test_the_least_there_is() -> None:
    poor = at("yukon: first 1T", "combat-phase first 2").state
    lines = production_lines(Inquiry("", poor.view(0), poor.rules, Wording.of(poor.rules), 80, list))
    assert "But everybody has at least 6." in lines
    assert "The card of this round adds 1 to 5." in lines
    assert "- Without a production centre no units can be built." in lines


# Odds


def test_odds_from_the_position() -> None:
    """They are those of the same question asked outside a game."""
    lines = told("odds", "gulf-coast great-plains 3T 1M")
    answer = ask(attack=["3T 1M"], defend="2T", attack_card="nurse", haven=True).answer.content()
    assert lines[0] == "Red in Gulf Coast against Blue in Great Plains"
    assert lines[1] == "3T 1M against 2T: land battle, edition premium"
    assert f"  The attacker conquers the area  {100 * answer['attacker']:.1f} %" in lines
    assert told("odds", "gulf coast>great plains 1m 3t")[3:] == lines[3:]
    everything = told("odds", "gulf-coast great-plains")
    assert everything[1] == "5T 2M against 2T: land battle, edition premium"
    assert "Nurse: of the attacker's losses two in three are saved" in "\n".join(everything)


def test_odds_of_other_attacks() -> None:
    neutral = "\n".join(told("odds", "gulf-coast eastern-states 5T"))
    assert "Red in Gulf Coast against neutrals in Eastern States" in neutral
    assert "The capital has 5 of the defender's dice" in neutral
    assert "Not allowed" not in neutral
    ordinary = "\n".join(told("odds", "gulf-coast eastern-states 5T", edition="original"))
    assert "The capital has 5" not in ordinary
    assert "2S against 1S: sea battle" in "\n".join(told("odds", "bering-sea north-pacific"))
    far = "\n".join(told("odds", "mexico central-europe"))
    assert "Not allowed now: That area is out of reach. (D6.2)" in far


@pytest.mark.parametrize("edition", ["premium", "original"])
def test_odds_against_a_capital_whose_player_resigned(edition: str) -> None:
    """D12.5: it keeps its dice, also where capitals that nobody claimed are ordinary land (D6.10)."""
    where = "gulf-coast: first 5T; eastern-states: second 2T; alaska: third 1T"
    play = at(where, "combat-phase first 1, end-of-round", 'resigned = ["second"]', edition=edition, players=3)
    view, rules = play.state.view(0), play.state.rules
    lines = odds_lines(Inquiry("gulf-coast eastern-states", view, rules, Wording.of(rules), 80, list))
    assert "The capital has 5 of the defender's dice" in "\n".join(lines)
    against = Question.of("5T", "2T", capital=True, haven=False, edition=edition)
    assert any(line.endswith(f" {100 * odds(against).attacker:.1f} %") for line in lines), lines
    play.do("attack gulf-coast>eastern-states 5T")
    under_way = browser_odds(play.state.view(0), rules, "")
    assert under_way is not None
    assert under_way["wins"] == pytest.approx(float(odds(against).attacker))


def test_odds_of_a_special_attack() -> None:
    """Four dice, and a hit of one in three is enough: 65 of 81."""
    raid = at("alaska: first 2B; north-pacific: second 1S", "combat-phase first 2", BOARD).state
    lines = odds_lines(Inquiry("alaska north-pacific", raid.view(0), raid.rules, Wording.of(raid.rules), 80, list))
    assert any(line.split()[-2:] == ["80.2", "%"] for line in lines), lines


def test_odds_of_a_mech_drop() -> None:
    """D10.7: mechs of any areas against any area; the card must lie open, or the answer says that it is not allowed."""
    lines = told("odds", "drop great-plains 2M")
    answer = ask(attack=["2M"], defend="2T", kind=["drop"], attack_card="nurse", haven=True).answer.content()
    assert lines[0] == "Red against Blue in Great Plains"
    assert f"  The attacker conquers the area  {100 * answer['attacker']:.1f} %" in lines
    assert any("Not allowed now" in line and "(D10.7)" in line for line in lines)
    assert told("odds", "drop great plains")[1].startswith("2M against 2T")


def test_odds_of_missiles() -> None:
    """D10.11: three dice; a unit falls with each hit, so both of two with two hits of three dice: 7 of 27."""
    lines = told("odds", "missiles great-plains")
    assert lines[0] == "Red against Blue in Great Plains"
    assert any(line.split()[-2:] == ["25.9", "%"] for line in lines), lines


@pytest.mark.parametrize(("edition", "small"), [("original", False), ("premium", True)])
def test_odds_of_missiles_without_dice(edition: str, small: bool) -> None:
    """D10.11: a die for each own centre, with the house rule one less: nothing is left to be rolled."""
    where = "gulf-coast: first 5T; great-plains: second 2T"
    board = 'cards.first = "missiles-412"' + ('\ncentres = ["gulf-coast"]' if small else "")
    state = at(where, "combat-phase first 1", board, edition=edition, small_missiles=small).state
    with pytest.raises(BadInput, match=r"missiles have no dice now, for want of own production centres \(D10.11\)"):
        odds_lines(Inquiry("missiles great-plains", state.view(0), state.rules, Wording.of(state.rules), 80, list))


def test_odds_that_cannot_be_asked_for() -> None:
    for words, sentence in {
        "alaska": 'say from where and against what, for instance "odds alaska yukon 3T 1M"',
        "gulf-coast great-plains 9T": 'there are not 9T in "gulf-coast"; there are 5T 2M',
        "gulf-coast mexico": '"gulf-coast" and "mexico" are held by the same army (D6.7)',
        "gulf-coast sudan": 'nobody stands in "sudan", so nobody defends it (D6.7)',
        "sudan gulf-coast": 'nobody stands in "sudan"',
        "drop gulf-coast 1M": '"gulf-coast" is your own (D6.7)',
        "drop great-plains 9M": "only mechs are dropped, and you have 2 of them (D10.7)",
        "drop great-plains 1T": "only mechs are dropped, and you have 2 of them (D10.7)",
        "missiles great-plains 1T": "missiles need no units, so name no attackers (D10.11)",
    }.items():
        with pytest.raises(BadInput) as refusal:
            told("odds", words)
        assert str(refusal.value) == sentence


def test_odds_are_loaded_when_somebody_asks() -> None:
    program = "import sys; import sandtable.games.dust.ui.commands; assert 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True)


# What happened

NEWS: list[dict[str, Any]] = [
    {"event": "round", "number": 1},
    {"event": "turn", "seat": "first"},
    {"event": "moved", "seat": "first", "unit": "tank", "count": 1, "origin": "alaska", "target": "yukon"},
    {"event": "turn", "seat": "second"},
    {"event": "production", "seat": "second", "points": 15},
    {"event": "bought", "seat": "second", "item": "tank", "count": 3},
    {"event": "bought", "seat": "second", "item": "mech", "count": 1},
    {"event": "bought", "seat": "second", "item": "card", "count": 2},
    {"event": "placed", "seat": "second", "unit": "tank", "count": 3, "area": "central-europe"},
    {"event": "placed", "seat": "second", "unit": "mech", "count": 1, "area": "central-europe"},
    {"event": "centre-built", "seat": "second", "area": "russia"},
    {"event": "moved", "seat": "second", "unit": "tank", "count": 2, "origin": "russia", "target": "kazakhstan"},
    {"event": "moved", "seat": "second", "unit": "mech", "count": 1, "origin": "russia", "target": "kazakhstan"},
    {"event": "attacked", "seat": "second", "origin": "great-plains", "target": "california"},
    {"event": "rolled", "force": "second", "dice": 2, "hits": 1},
    {"event": "destroyed", "force": "first", "unit": "tank", "count": 1, "area": "california"},
    {"event": "retreated", "force": "first", "unit": "mech", "count": 1, "target": "california", "area": "mexico"},
    {"event": "conquered", "seat": "second", "area": "california"},
    {"event": "attacked", "seat": "second", "origin": "russia", "target": "western-siberia"},
    {"event": "destroyed", "force": "second", "unit": "tank", "count": 2, "area": "western-siberia"},
    {"event": "repulsed", "seat": "second", "area": "western-siberia"},
    {"event": "scored", "seat": "first", "points": 4, "total": 12},
    {"event": "scored", "seat": "second", "points": 3, "total": 9},
    {"event": "round", "number": 2},
    {"event": "card-opened", "seat": "first", "card": "nurse-511"},
    {"event": "card-opened", "seat": "second", "card": "koshka-421"},
    {"event": "turn", "seat": "first"},
    {"event": "bought", "seat": "first", "item": "tank", "count": 1},
]


def test_the_summary_of_what_the_others_did() -> None:
    assert told("summary") == [
        "Second player, Blue",
        "  bought: 3T 1M, 2 × card",  # noqa: RUF001
        "  placed: Central Europe 3T 1M, production centre in Russia",
        "  moved: Russia > Kazakhstan 2T 1M",
        "  attacked:",
        "  ! California from Great Plains: conquered; losses Red 1T; retreat Red 1M",
        "    Western Siberia from Russia: failed; losses Blue 2T",
        "Victory points: Red +4 (12), Blue +3 (9)",
        "Round 2",
        "Cards: Red Nurse 5-1-1***, Blue Koshka 4-2-1***",
    ]


def test_the_summary_goes_on_from_the_own_turn() -> None:
    """During another's turn it begins at the end of the last own one; before the first, with the first round."""
    view, rules, wording = board_at(steps="combat-phase second 4")

    def summary(news: list[dict[str, Any]]) -> list[str]:
        return summary_lines(Inquiry("", view, rules, wording, 80, lambda: news))

    peace = [{"event": "turn", "seat": "second"}, {"event": "allied", "seat": "second", "other": "first"}]
    assert summary([*NEWS, *peace]) == ["Second player, Blue", "  peace with: First player"]
    nothing = ["Nothing has happened since your last turn."]
    assert summary(NEWS) == nothing
    assert summary(NEWS[3:5]) == nothing, "there has been no round yet"
    assert summary([NEWS[0], *NEWS[3:5]]) == ["Round 1", "Second player, Blue: did nothing"]


# All of them


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things_nor_an_order(language: str) -> None:
    rules = GAME.rules()
    wording = Wording.of(rules, language)
    own = GameCommands(rules, wording).typed()
    taken = {*command_words(wording.texts), *(verb.name for verb in rules.space.verbs)}
    assert not set(own) & taken
    assert set(own.values()) == set(COMMANDS) <= set(own)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_is_wider_than_the_terminal(language: str, width: int) -> None:
    for view, rules, _ in positions()[LANGUAGES.index(language) :: 23]:
        wording = wording_of(rules, language)
        for answer in (production_lines, summary_lines):
            lines = answer(Inquiry("", view, rules, wording, width, lambda: NEWS))
            assert max(len(line) for line in lines) <= width, "\n".join(lines)
        for area in rules.domains["area"].names[::9]:
            lines = area_lines(Inquiry(area, view, rules, wording, width, list))
            assert max(len(line) for line in lines) <= width, "\n".join(lines)
    assert max(len(line) for line in told("odds", "gulf-coast great-plains", language, width)) <= width


# Whole games


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)


@pytest.mark.parametrize(
    ("language", "width", "edition"), [("en", 80, "premium"), ("de", 60, "original"), ("it", 120, "epic")]
)
def test_a_whole_game_in_lines(run: Runner, language: str, width: int, edition: str) -> None:
    asides = "help\nsummary\nproduction\narea alaska\nodds\nboard\n"
    typed = asides + "1\n2\n3\n1\n" * 20 + asides + "1\n2\n3\n1\n" * 400
    options = ("--option", "round_limit=3", "--option", f"edition={edition}", "--seats", "human,random")
    played = run("--lang", language, "play", "dust", *options, "--seed", "5", typed=typed, columns=width)
    assert (played.code, played.err) == (0, "")
    assert max(len(line) for line in played.out.splitlines()) <= width
    over = {"en": "The game is over.", "de": "Das Spiel ist vorbei.", "it": "La partita è finita."}
    assert over[language] in played.out
    words = {"en": "  odds A B 3T 1M ", "de": "  chancen A B 3T 1M ", "it": "  probabilità A B 3T 1M "}
    assert words[language] in played.out


def test_orders_in_notation_in_lines(run: Runner, tmp_path: Path) -> None:
    words = at(AREAS, "combat-phase first 2", BOARD).state.describe(REFEREE)
    file = tmp_path / "position.toml"
    file.write_text(tomli_w.dumps({key: words[key] for key in ("turn", "board", "steps")}), encoding="utf-8")
    typed = "why attack gulf-coast>central-europe 3T\nattack gulf-coast>great-plains 3T 1M\nquit\n"
    played = run("play", "dust", "--position", file, "--seats", "human,random", "--seed", "5", typed=typed)
    assert (played.code, played.err) == (0, "")
    assert "First player attacks Great Plains from Gulf Coast." in " ".join(played.out.split())


def test_a_whole_game_on_the_screen() -> None:
    async def script(shown: Shown) -> None:
        for step in range(400):
            if shown.table.is_over():
                break
            text = await shown.press(
                *(("enter",) if step % 4 == 0 else ("up", "enter"))
            )  # the last one is often "done"
            assert max(len(line) for line in shown.lines()) <= 80, text
        assert "The game is over" in shown.text()

    on_screen(script, (80, 24), game="dust", seats="human,random", options=["round_limit=3", "edition=original"])


@pytest.mark.parametrize(("language", "size"), [("en", (80, 24)), ("de", (60, 24)), ("it", (120, 40))])
def test_commands_and_completion_on_the_screen(language: str, size: tuple[int, int]) -> None:
    typed = {
        "en": ("area yukon", "points", "News", "odds"),
        "de": ("gebiet yukon", "produktion", "Bericht", "chancen"),
        "it": ("dove yukon", "produzione", "riassunto", "prob"),
    }[language]

    async def script(shown: Shown) -> None:
        assert "Yukon (yukon): " in await shown.type(typed[0])
        await shown.press("escape")
        assert "12" in await shown.type(typed[1]), "the reinforcements"
        await shown.press("escape")
        nothing = Wording.of(shown.table.rules, language).say("summary-nothing")
        assert nothing[:30] in await shown.type(typed[2])
        await shown.press("escape")
        assert "» " in await shown.type(typed[3])
        for letter in "odds ala":
            await shown.pilot.press("space" if letter == " " else letter)
        await shown.settle()
        assert "odds alaska" in await shown.press("tab")

    on_screen(script, size, language, game="dust", seats="human,random", options=["round_limit=3"])


def test_in_a_real_terminal() -> None:
    arguments = ("play", "dust", "--edition", "original", "--seats", "human,random,random", "--seed", "5")
    with Terminal(*arguments, size=(80, 24)) as terminal:
        terminal.until("Which card decides your place in the set-up?")
        terminal.press("area yukon", "enter")
        terminal.until("Yukon (yukon): North America, land, coast, power source")
        terminal.press("esc")
        terminal.until("Which card decides your place in the set-up?")
        terminal.press("^q")
        assert terminal.wait() == 0
        assert terminal.left_sane() == []


def test_orders_are_completed() -> None:
    play = at(AREAS, "combat-phase first 2", BOARD)
    draft = Draft(play.state.copy(), 0)
    completion = Completion(Wording.of(play.state.rules), play.state.rules, draft.following)
    for typed, whole in {
        "attack gu": "attack gulf-coast",
        "attack gulf-coast>": "attack gulf-coast>great-plains",
        "attack gulf-coast>ea": "attack gulf-coast>eastern-states",
        "attack gulf-coast>great-plains ": "attack gulf-coast>great-plains 5T 2M",
        "Attack gulf-coast>great-plains": "Attack gulf-coast>great-plains 5T 2M",
        "attack bering-sea>n": "attack bering-sea>north-pacific",
        "area gr": "area greenland",
        "odds gulf-coast gr": "odds gulf-coast greenland",
        "odds gulf-coast>great-p": "odds gulf-coast>great-plains",
        "prod": "production",
    }.items():
        assert completion.completed(typed) == whole
    assert completion.completed("attack gulf-coast>great-plains 5T") is None


def test_a_game_without_commands_of_its_own() -> None:
    rules = find_game("dual-powers").rules()
    own = GameCommands(rules, Wording.of(rules))
    assert (own.typed(), own.help(), own.completions("area", lambda text: [])) == ({}, [], [])
    assert "area" not in own
