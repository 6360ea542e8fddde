"""D5, D6: who asks why about a target that is not asked for yet hears which rule closes it."""

from pathlib import Path

import pytest
import tomli_w

from sandtable.core.seats import REFEREE
from sandtable.server import payloads
from sandtable.table.draft import Draft
from sandtable.table.table import Table
from sandtable.testing import Play, cites
from tests.cli.commands import Runner
from tests.dust.battles import ISLAND
from tests.dust.geography import apart, role, touch
from tests.dust.positions import EDITIONS, at, fight

AREAS = "; ".join(
    [
        "california: first 4T",
        *(f"{name}: second 1T" for name in ("gulf-coast", "great-plains", "mexico", "india", "colombia")),
    ]
)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    """Runs ``sandtable``."""
    return Runner(monkeypatch, capsys)


def fighting(edition: str = "premium", where: str = AREAS) -> Play:
    return at(where, "combat-phase first 3, move-phase second 1", edition=edition, round=2)


@cites("D6.2", "D6.6", "D6.7", "D6.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_target_before_its_origin(edition: str) -> None:
    assert role("gulf-coast") == "capital" and touch("california", "mexico") and apart("california", "india")
    play = fighting(edition)
    for words in ("on gulf-coast", "attack gulf-coast"):
        assert play.rule_against(words) == "D6.9"
    assert play.rule_against("on india") == play.rule_against("attack india") == "D6.2"
    assert play.rule_against("on california") == "D6.7"
    open_target = play.why_not("on mexico")
    assert open_target is not None and open_target.message == "not-the-question"
    not_an_origin = play.why_not("attack mexico")
    assert not_an_origin is not None and not_an_origin.message == "not-yours"
    play.do("attack california>mexico 1T")
    fight(play, 1)
    assert play.rule_against("on mexico") == play.rule_against("attack mexico") == "D6.6"


@cites("D6.8", "D10.4")
def test_what_closes_a_target_is_known_while_one_moves() -> None:
    play = at(
        AREAS, "move-phase first 1, combat-phase first 3", 'pacts.first = ["second"]\npacts.second = ["first"]', round=2
    )
    assert play.rule_against("on mexico") == play.rule_against("attack mexico") == "D10.4"
    first = at(AREAS, "move-phase first 1, combat-phase first 3", 'centres = ["mexico"]', round=1)
    assert first.rule_against("on mexico") == "D6.8"
    later = first.why_not("on colombia")  # units may yet move next to it
    assert later is not None and later.message == "not-the-question"


@cites("D1.9", "D5.3", "D5.7")
def test_where_no_move_leads() -> None:
    play = at("mexico: second 1T; california: first 1T", "move-phase first 1, end-of-round")
    assert play.rule_against("to mexico") == "D5.7"
    assert play.rule_against(f"to {ISLAND}") == "D5.3"
    assert play.rule_against("to caribbean-sea") == "D1.9"
    can = play.why_not("to great-plains")
    assert can is not None and can.message == "not-the-question"


@cites("D6.9")
def test_a_short_order_that_fails_at_its_origin() -> None:
    """The target says more than that there is nothing to attack from there."""
    where = "california: first 4T; gulf-coast: second 1T; mexico: second 1T; colombia: second 1T; peru: first 2T"
    play = fighting(where=where)
    play.do("attack california>mexico 1T")
    fight(play, 1)
    draft = Draft(play.state.copy(), 0)
    for name, rule in (("gulf-coast", "D6.9"), ("mexico", "D6.6")):
        ban = draft.why_not(f"attack california>{name} 1T")
        assert ban is not None and ban.rule == rule


def test_at_a_table_and_on_the_wire() -> None:
    state = fighting().state
    table = Table(state.rules, position=state.describe(REFEREE))
    ban = table.why_not(0, "on gulf-coast")
    assert ban is not None and ban.rule == "D6.9"
    for order in ("on gulf-coast", "attack gulf-coast", "attack gulf-coast>mexico 1T"):
        assert payloads.ban_payload(table, 0, order) == {
            "allowed": False,
            "ban": {"rule": "D6.9", "message": "capital-closed"},
        }


def test_in_lines(run: Runner, tmp_path: Path) -> None:
    words = fighting().state.describe(REFEREE)
    file = tmp_path / "position.toml"
    file.write_text(tomli_w.dumps({key: words[key] for key in ("turn", "board", "steps")}), encoding="utf-8")
    typed = "why attack gulf-coast\nwhy Gulf Coast\nquit\n"
    played = run("play", "dust", "--position", file, "--seats", "human,random", "--seed", "5", typed=typed)
    assert played.out.count("Capitals cannot be attacked yet. (D6.9)") == 2, played.out
