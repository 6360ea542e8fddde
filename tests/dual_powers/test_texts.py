"""Every text of Dual Powers is used, by its own list; names, labels and sentences as players read them."""

from typing import Any

from sandtable.core.ban import Ban
from sandtable.games.dual_powers import GAME
from sandtable.games.dual_powers.rules.components import LEADERS, MONTHS
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE, Wording, message_id
from tests.games import source_of
from tests.reading import SOURCE, bans, code, events, messages, needed, questions
from tests.test_phrases import needing_fluent

ELSEWHERE = ("rules.ftl", "digest.ftl", "examples.ftl", "errors.ftl")
"""Checked by the tests of all games."""


def test_the_scan_finds_what_is_there() -> None:
    assert {"blockaded", "too-dear", "game-over", "not-an-outcome"} <= bans(SOURCE / "core", source_of(GAME))
    assert {"drew", "drew-unseen", "level-used-up", "game-won"} <= events(source_of(GAME))
    assert {"ask-play-card", "ask-leader-place", "ask-leader-special"} <= questions(GAME)


def used() -> set[str]:
    rules = GAME.rules({"solitaire": True})
    found = {*needed(GAME)} | {f"side-{name}" for name in ("red", "white", "none")}
    found |= {message_id("month", word) for word in MONTHS}
    for domain in ("region", "face"):
        found |= {message_id(domain, word) for word in rules.domains[domain].names}
    found |= {f"action-{name}" for name in ("move", "double-move", "refresh")}
    found |= {f"special-{name}" for name in ("protest", "espionage", "inspire")}
    return found | {f"leader-{name}" for name in LEADERS} | {"name-card", "name-unit"}


def test_every_name_is_there() -> None:
    texts = Texts("en", [GAME.package, CORE])
    assert sorted(name for name in used() if not texts.has(name)) == []


def test_no_text_is_there_for_nothing() -> None:
    known = used() | {message_id("token", word) for word in GAME.rules({"solitaire": True}).domains["token"].names}
    for path in sorted((source_of(GAME) / "locale" / "en").glob("*.ftl")):
        if path.name not in ELSEWHERE:
            names = [message.id.name for message in messages(path)]
            assert [name for name in names if name not in known and not code().says(name)] == [], path


def test_no_text_needs_fluent() -> None:
    """Every message can be read without the library, which takes longer to load than the game."""
    assert needing_fluent(GAME.package) == set()


# Names and sentences


def wording(**options: Any) -> Wording:
    return Wording.of(GAME.rules(options))


def test_names_come_from_messages_then_labels_then_words() -> None:
    says = wording(solitaire=True)
    assert says.name("month", "may-jun") == "May/Jun"
    assert says.name("leader", "lenin") == says.name("token", "lenin") == says.name("card", "lenin") == "Lenin"
    assert says.name("token", "red-2/1") == "red-2/1"
    assert says.name("token", "opposition-2") == "level 2 unit"
    assert says.name("seat", "white") == says.name("side", "white") == "White"
    assert says.name("origin", "white") == "white"
    assert says.names("seat", ["red", "white"]) == "Red and White"


def test_a_label_of_the_users_data_is_used() -> None:
    data = GAME.read_data()
    data["cards"]["card"][0]["label"] = "Putilov works"
    says = Wording.of(GAME.rules(data=data))
    assert says.action("play purple-2-move") == "Play Putilov works"


def test_bans_name_their_rule() -> None:
    says = wording()
    assert says.ban(Ban("P4.9", "blockaded")) == "The blockade closes that connection. (P4.9)"
    assert says.ban(Ban("", "game-over")) == "The game is over."


def test_selectors_see_the_word_behind_a_name() -> None:
    says = wording()
    event = {"event": "unrest-resolved", "region": "blue", "side": "none"}
    assert says.event(event) == "Nobody is stronger in blue, the region of unrest."
    assert says.event(event | {"side": "red"}) == "Red is stronger in blue, the region of unrest."


def test_rules_are_found_by_their_numbers() -> None:
    says = wording()
    assert says.rule_numbers()[:2] == ["P1.1", "P1.2"]
    text, ruling = says.rule("P4.7")
    assert text.startswith("A command card")
    assert ruling.startswith("The card must be used")
    assert says.rule("P4.9")[1] == ""
