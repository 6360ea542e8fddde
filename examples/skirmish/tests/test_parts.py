"""What the package brings besides rules: data, texts, odds, a bot, boards."""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable.bots.match import play_match
from sandtable.bots.registry import _entry
from sandtable.core.ban import Ban
from sandtable.core.errors import SandtableError
from sandtable.core.event import Sink
from sandtable.core.registry import register
from sandtable.core.rules import copied
from sandtable.core.seats import SPECTATOR
from sandtable.core.state import State
from sandtable.text.messages import Texts
from sandtable.text.wording import Wording
from sandtable_skirmish.game import GAME, PACKAGE
from sandtable_skirmish.odds.battle import battle, chance_of_conquest, expected
from sandtable_skirmish.rules.prohibitions import PROHIBITIONS
from sandtable_skirmish.ui import browser, facts, screen, text
from sandtable_skirmish.ui.tools import odds

LANGUAGES = ["en", "de", "it"]
GAMES = 60
RULES = GAME.rules()


@pytest.fixture(autouse=True)
def known_game() -> None:
    """As its entry point does where it is installed; other tests in this process may know another skirmish."""
    register(GAME)


def states(seed: int = 1) -> Iterator[tuple[State, Sink]]:
    """The states of a random game, each with what has just happened."""
    rng, state = Random(seed), RULES.start()
    while not state.is_over():
        sink = Sink()
        state.apply(rng.choice(state.legal()), sink=sink)
        yield state, sink


# Data


@pytest.mark.parametrize(
    ("group", "change", "problem"),
    [
        ("area", {"points": "many"}, 'points must be a whole number from 0 to 9, not "many" (S6.1)'),
        ("area", {"next": ["bridgehead"]}, "next must be abbey, bridge, copse, dunes or ebb"),
        ("area", {"next": "bridge"}, 'next must be a list, not "bridge" (S4.3)'),
        ("area", {"rival": 3}, "troops of both sides stand here (S1.2)"),
        ("area", {"name": "ebb"}, "the name ebb is used twice"),
        ("area", {"name": "lost"}, "the name lost is used twice"),
        ("card", {"effect": "magic"}, "effect must be ambush, reroll or none"),
    ],
)
def test_a_file_of_ones_own_is_checked(tmp_path: Path, group: str, change: dict[str, Any], problem: str) -> None:
    import tomli_w

    content = GAME.read_data()["field"]
    content[group][0] |= change
    file = tmp_path / "mine.toml"
    file.write_text(tomli_w.dumps(content))
    with pytest.raises(SandtableError) as error:
        GAME.read_data({"field": file})
    assert str(error.value).startswith(str(file)) and problem in str(error.value)


def test_a_field_needs_both_sides_and_enough_cards() -> None:
    for group, wanted in (("area", "the side allies has no troops (S1.2)"), ("card", "at least 6 cards (S2.1)")):
        data = copied(GAME.read_data())
        data["field"][group] = data["field"][group][2:] if group == "area" else data["field"][group][:1]
        for area in data["field"]["area"]:
            area["next"] = []
        with pytest.raises(SandtableError, match=wanted.replace("(", r"\(").replace(")", r"\)")):
            GAME.rules({}, data)


def test_an_area_may_have_a_label_of_its_own() -> None:
    data = copied(GAME.read_data())
    data["field"]["area"][0]["label"] = "Monte Cassino"
    assert Wording.of(GAME.rules({}, data), "de").name("origin", "abbey") == "Monte Cassino"


# Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told_in_every_language(language: str) -> None:
    wording = Wording.of(RULES, language)
    assert set(Texts(language, [PACKAGE]).ids()) == set(Texts("en", [PACKAGE]).ids())
    told = set()
    for state, sink in states():
        for event in sink.events:
            told.add(event.name)
            assert wording.texts.has(f"event-{event.name}") and wording.event(event.seen_by(SPECTATOR) or {})
        for seat in state.asked():
            prompt = state.prompt(seat)
            assert wording.texts.has(prompt.message) and wording.prompt(prompt)
            assert not set(map(wording.action, prompt.actions)) & set(prompt.actions)
    assert {"round", "foraged", "drew", "marched", "attacked", "fired"} <= told
    for rule, prohibition in PROHIBITIONS:
        ban = prohibition.__name__.replace("_", "-")
        assert wording.ban(Ban(rule, ban)).endswith(f" ({rule})") and wording.texts.has(f"no-{ban}")


# Odds


def test_odds_are_exact() -> None:
    assert battle(1, 1, volleys=4) == {(1, 0): Fraction(1, 3), (1, 1): Fraction(4, 9), (0, 1): Fraction(2, 9)}
    for attackers in range(1, 7):
        for defenders in range(1, 7):
            assert sum(battle(attackers, defenders).values()) == 1
            assert chance_of_conquest(attackers, defenders, ambush=True) <= chance_of_conquest(attackers, defenders)
    assert expected(battle(2, 1, volleys=5)) == (Fraction(5, 3), Fraction(1))


def test_odds_are_those_of_the_rules() -> None:
    """Every way that the dice can fall in a battle of three against two, as the engine plays it."""
    troops = {"allies": {"abbey": 4, "bridge": 1, "lost": 3}, "rival": {"copse": 2, "ebb": 8}}
    board = {"troops": troops, "cards": {"spent": {"thicket": 4, "drill": 3, "omen": 1, "rumour": 4}}}
    state = RULES.position({"turn": 1, "board": board, "steps": [{"step": "march", "who": "ana"}, {"step": "round"}]})
    for words in ("march abbey", "to copse", "with 3"):
        state.apply(RULES.space.parse(words))
    found: dict[tuple[int, int], Fraction] = {}

    def follow(state: State, chance: Fraction) -> None:
        step = state.describe()["steps"][0]["step"]
        if step == "volley":
            weights = state.weights() or []
            for action, weight in zip(state.legal(), weights, strict=True):
                after = state.copy()
                after.apply(action)
                follow(after, chance * Fraction(weight, sum(weights)))
        elif step == "retreat":
            state.apply(RULES.space.parse("pass"))
            follow(state, chance)
        else:
            lost = [state.describe()["board"]["troops"][side].get("lost", 0) for side in ("allies", "rival")]
            end = 6 - lost[0], 2 - lost[1]
            found[end] = found.get(end, Fraction(0)) + chance

    follow(state, Fraction(1))
    assert found == battle(3, 2)


def test_the_tool_prints_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert odds(attack=3, defend=2) == 0
    assert "The attackers move in" in capsys.readouterr().out
    assert odds(attack=1, defend=1, ambush=True, json=True) == 0
    assert '"conquest"' in capsys.readouterr().out
    with pytest.raises(SandtableError, match="--attack takes a number from 1 to 60, not 0"):
        odds(attack=0, defend=1)


# The bot


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is found by its name, also where the package is not installed."""
    monkeypatch.setattr(
        "sandtable.bots.registry._entry",
        lambda name, game: "sandtable_skirmish.bots.rookie:Rookie" if name == "rookie" else _entry(name, game),
    )


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("team", [0, 1], ids=["allies", "rival"])
def test_rookie_beats_random(team: int) -> None:
    """The sides are not equally strong, so Rookie is compared with a random player on the same side.

    A fifth of the games is more than twice the spread between two players who are alike.
    """

    def wins(bot: str) -> int:
        bots = [bot if other == team else "random" for other in RULES.teams]
        return sum(play_match(RULES, bots, f"tea:{game}").returns[RULES.teams.index(team)] > 0 for game in range(GAMES))

    assert wins("rookie") >= wins("random") + GAMES // 5


# Boards


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_are_drawn_in_every_state(language: str) -> None:
    wording = Wording.of(RULES, language)
    for state, _ in states(seed=2):
        for viewer in (0, 2, SPECTATOR):
            view = state.view(viewer)
            shown = "\n".join(text.lines(view, RULES, wording, 80))
            drawn = "".join(part for line in screen.board(view, RULES, wording, 80, 20) for part, _ in line)
            scene = browser.scene(view, RULES)
            for place, area in zip(facts.places(view, RULES), scene["areas"], strict=True):
                assert wording.name("area", place.name) in shown and place.name == area["name"]
                assert wording.name("area", place.name) in drawn
            assert len(screen.hand(view, RULES, wording, 80)) == len(screen.holds(view)) == len(scene["hand"])
    assert len(screen.legend(view, RULES, wording, 80)) == 2
    assert [screen.seat_sign(RULES, seat) for seat in range(3)] == ["◆", "◆", "●"]


def test_an_attack_has_its_odds_beside_it() -> None:
    state = RULES.start()
    while state.describe()["steps"][0]["step"] != "march":
        state.apply(state.legal()[0])
    for words in ("march bridge", "to dunes"):
        state.apply(RULES.space.parse(words))
    view, chance = state.view(state.seat), float(chance_of_conquest(2, 4))
    assert text.note(view, RULES, Wording.of(RULES), "with 2") == f"{100 * chance:.1f} %"
    assert browser.odds(view, RULES, "march bridge, to dunes, with 2") == {"conquest": chance}
    assert browser.odds(view, RULES, "march bridge, to copse, with 2") is None
    assert browser.odds(state.view(SPECTATOR), RULES, "march bridge, to dunes, with 2") is None
