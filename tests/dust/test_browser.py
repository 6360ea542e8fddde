"""The scene of the board in the browser: made of the view alone, and right."""

import json
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable.bots.registry import bot_names
from sandtable.core.seats import CHANCE, SPECTATOR
from sandtable.core.state import State
from sandtable.games.dust import GAME
from sandtable.games.dust.rules.attack import capital_closed, first_round
from sandtable.games.dust.rules.board import NOBODY, DustState
from sandtable.games.dust.rules.deck import ABILITIES
from sandtable.games.dust.rules.editions import LEAST_POINTS
from sandtable.games.dust.rules.production import points
from sandtable.games.dust.rules.tables import COLOURS, SEATS
from sandtable.games.dust.ui.browser import LOOKS, PRESETS, scene
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE

VARIANTS: list[dict[str, object]] = [
    {"players": 2, "round_limit": 3},
    {"players": 3, "edition": "original", "round_limit": 3},
]
BOARD = Path(__file__).parents[2] / "client/src/boards/dust"
PUSH = 20_000
"""The bytes a picture may have, compressed."""


def states(variant: dict[str, object], seed: int) -> Iterator[DustState]:
    """Every state of a random game in which somebody is asked, and its end."""
    rng = Random(seed)
    state: State = GAME.rules(variant).start()
    while not state.is_over():
        if state.seat != CHANCE:
            now = state.copy()
            assert isinstance(now, DustState)
            yield now
        state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))
    assert isinstance(state, DustState)
    yield state


def scenes(state: State) -> Iterator[tuple[int, dict[str, Any]]]:
    """The scene of each viewer."""
    for viewer in [*range(len(state.rules.seats)), SPECTATOR]:
        yield viewer, scene(state.view(viewer), state.rules)


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_can_be_sent_and_is_small(variant: dict[str, object]) -> None:
    for state in list(states(variant, 1))[::5]:
        for viewer, found in scenes(state):
            text = json.dumps([found, state.view(viewer)])
            assert json.loads(text)[0] == found
            assert len(zlib.compress(text.encode())) < PUSH // 2


@pytest.mark.parametrize("variant", VARIANTS)
def test_twin_worlds_look_the_same(variant: dict[str, object]) -> None:
    """D1.11: a scene shows no more than the view does, nothing of other hands above all."""
    rng = Random(3)
    for state in list(states(variant, 2))[::11]:
        for viewer, found in scenes(state):
            twin = state.rules.sample(state.view(viewer), Random(rng.random()))
            assert scene(twin.view(viewer), twin.rules) == found


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_closed_to_the_viewer(variant: dict[str, object]) -> None:
    """D6.8, D6.9: each of these areas is forbidden for just that, and no area of others is left out."""
    seen: set[str] = set()
    for state in list(states(variant, 7))[::9]:
        for viewer, found in scenes(state):
            closed = {name: message for message, names in found["closed"].items() for name in names}
            seen |= set(closed.values())
            for area, name in enumerate(state.tables.area_names if viewer >= 0 and state.round else []):
                held = state.owner[area] not in (viewer, NOBODY)
                ban = (first_round(state, area) or capital_closed(state, viewer, area)) if held else None
                assert closed.get(name) == (ban.message if ban else None)
            assert not closed or (viewer >= 0 and state.round)
    assert seen == {"first-round", "capital-closed"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_only_cards_that_were_seen_are_described(variant: dict[str, object]) -> None:
    for state in list(states(variant, 4))[::7]:
        for viewer, found in scenes(state):
            board = state.view(viewer)["board"]
            own = board["hands"].get(SEATS[viewer], []) if viewer >= 0 else []
            assert sorted(found["hand"]) == sorted(own if isinstance(own, list) else [])
            assert set(found["cards"]) == {*found["hand"], *board["cards"].values(), *board["discards"]}


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_counts_as_the_rules_do(variant: dict[str, object]) -> None:
    for state in list(states(variant, 5))[::5]:
        found = scene(state.view(SPECTATOR), state.rules)
        for seat, name in enumerate(state.rules.seats):
            standing = found["standing"][name]
            assert standing["income"] == points(state, seat)
            assert points(state, seat) == max(LEAST_POINTS, sum(standing["yields"]))
            assert standing["capitals"] == state.capitals_of(seat)
            assert standing["sources"] == state.sources_of(seat)
            assert standing["centres"] == state.own_centres(seat).bit_count()
            assert standing["vp"] == state.vp[seat]


def test_what_the_forecast_says_is_what_is_scored() -> None:
    """D11.1: nothing comes between the last decision of a round and its end."""
    before: dict[str, Any] = {}
    for state in states(VARIANTS[0], 6):
        if before and state.round > before["round"] >= 1:
            gained = {name: state.gained[seat] for seat, name in enumerate(state.rules.seats)}
            assert sum(gained.values()) > 0
        before = {"round": state.round}
    last = scene(state.view(SPECTATOR), state.rules)
    assert {name: one["forecast"] for name, one in last["standing"].items()} == {
        name: state.gained[seat] for seat, name in enumerate(state.rules.seats)
    }


def test_the_shop_offers_what_can_be_bought() -> None:
    """D4.2, D4.11: for each thing the most that is legal, and a reason against one more."""
    seen = 0
    for variant in VARIANTS:
        for state in states(variant, 7):
            prompt = state.prompt(state.seat) if not state.is_over() else None
            if prompt is None or prompt.message != "ask-buy" or state.stack[-1].continues:
                continue
            shop = scene(state.view(state.seat), state.rules)["shop"]
            for item in shop["items"]:
                legal = [words for words in prompt.actions if words.startswith(f"buy {item['item']} ")]
                assert len(legal) == item["most"]
                assert item["why"]["message"]
            seen += 1
    assert seen > 5


def test_the_order_of_turns_is_that_of_the_cards() -> None:
    """D3.3."""
    for state in list(states(VARIANTS[0], 8))[::9]:
        found = scene(state.view(SPECTATOR), state.rules)
        ranks = [state.rank(state.tables.card_names.index(one["card"])) for one in found["order"]]
        assert ranks == sorted(ranks, reverse=True)
        assert sum(one["now"] for one in found["order"]) <= 1


def test_a_battle_is_told_with_its_dice() -> None:
    """D7.3."""
    fights = 0
    for state in states(VARIANTS[0], 9):
        found = scene(state.view(SPECTATOR), state.rules)["fight"]
        if found is None:
            continue
        fights += 1
        force = found["forces"]["attack"]
        combat = dict(zip(("tank", "mech", "fighter", "bomber", "submarine"), state.tables.edition.combat, strict=True))
        assert found["attack"]["dice"] == sum(combat[unit] * count for unit, count in force.items())
        assert found["rolls_now"] in ("attack", "defence", "")
    assert fights


def test_a_map_of_ones_own_is_not_drawn() -> None:
    data = GAME.read_data()
    data["map"]["link"] = [link for link in data["map"]["link"] if link["joins"] != data["map"]["link"][0]["joins"]]
    ours = GAME.rules({"players": 2})
    assert scene(ours.start().view(SPECTATOR), ours)["drawn"]
    theirs = GAME.rules({"players": 2}, data)
    assert not scene(theirs.start().view(SPECTATOR), theirs)["drawn"]


# Texts


def test_presets_can_be_begun_and_have_texts() -> None:
    for preset in PRESETS:
        rules = GAME.rules(preset["options"])
        assert len(preset["seats"]) == len(rules.seats)
        assert {seat.removeprefix("bot:") for seat in preset["seats"]} <= {"me", "open", *bot_names("dust")}
        for language in ("en", "de", "it"):
            texts = Texts(language, ["sandtable.games.dust", CORE])
            assert texts.attribute(f"lobby-preset-{preset['id']}", "about")


def test_every_message_of_the_board_is_there_and_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in BOARD.glob("*.ts"))
    named = set(re.findall(r'[`"](du-[a-z-]*[a-z])[`"]', sources)) - {"du-seas"}
    begun = tuple(re.findall(r"`(du-[a-z-]+-)\$\{", sources))
    for language in ("en", "de", "it"):
        known = {name for name in Texts(language, ["sandtable.games.dust"]).ids() if name.startswith("du-")}
        assert named <= known, language
        assert [name for name in known if name not in named and not name.startswith(begun)] == []


def test_every_army_and_ability_is_shown() -> None:
    assert set(LOOKS) == set(COLOURS)
    assert len({sign for sign, _ in LOOKS.values()}) == len(COLOURS)
    for language in ("en", "de", "it"):
        texts = Texts(language, ["sandtable.games.dust", CORE])
        assert all(texts.has(f"du-does-{ability}") for ability in ABILITIES)
