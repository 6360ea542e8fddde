"""Whole games of Dust in the browser, by clicking: set-up, cards, production, attacks, battles, the end."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LONG, PHONE, Pages
from tests.browser.dust import (
    FIGHT,
    MOST,
    SHOP,
    asks,
    attack,
    board,
    buy,
    changed,
    choose_on_map,
    fight,
    finished,
    legal,
    message,
    opened,
    reaching,
    stamp,
    suggest,
    table,
)
from tests.browser.people import OVER, result
from tests.server.servers import Client

IN_BATTLE = ("ask-sigrid", "ask-rockets", "ask-nurse", "ask-ace-of-the-sky", "ask-secret-weapon", "ask-alien-radar")
BY_HAND = {"ask-buy": 2, "ask-attack": 4, "fight": 6, "map": 8, "card": 3}
"""So often players do it themselves; otherwise they take what is suggested, which is as many clicks."""
ROUNDS = pytest.mark.parametrize("rounds", [3, pytest.param(0, marks=pytest.mark.soak)])
"""Short games in each run; in `make soak` until somebody reaches the target."""


def card(page: Page) -> None:
    """The first card of the hand."""
    before = stamp(page)
    page.locator("dust-hand button.card").first.click()
    changed(page, before)


def play(page: Page) -> Counter[str]:
    """To the end; how often what was done by hand."""
    did: Counter[str] = Counter()

    def own(name: str) -> bool:
        did[name] += 1
        return did[name] <= BY_HAND[name]

    for _ in range(MOST):
        if finished(page):
            return did
        asked = message(page)
        if page.locator(FIGHT).is_visible():
            if own("fight"):
                fight(page)
            else:
                suggest(page)
        elif asked in ("ask-keep-card", "ask-choose-cards") and own("card"):
            card(page)
        elif asked in ("ask-claim-capital", "ask-settle", "ask-settle-source", "ask-first-centre") and own("map"):
            choose_on_map(page, legal(page)[0])
        elif asked == "ask-buy" and page.locator(SHOP).is_visible() and own("ask-buy"):
            buy(page)
        elif asked == "ask-attack" and own("ask-attack"):
            attack(page)
        else:
            suggest(page)
    raise AssertionError("the game does not end")


@ROUNDS
def test_a_whole_game_of_two(new_page: Pages, client: Client, rounds: int) -> None:
    """Premium against a Rookie."""
    page = opened(new_page, table(client, round_limit=rounds))
    did = play(page)
    assert did["ask-buy"] and did["ask-attack"] and did["map"] >= 8
    assert "won" in result(page)
    expect(page.locator("sand-ending .ended")).to_have_count(2)
    expect(page.locator("sand-ending .ended").first).to_contain_text(re.compile(r"victory points?, .*capital"))


@ROUNDS
def test_a_whole_game_of_three_by_the_original_rules(new_page: Pages, client: Client, rounds: int) -> None:
    """Neutrals, small bases, retreats one by one, against two Rookies."""
    page = opened(new_page, table(client, "me bot:rookie bot:rookie", edition="original", round_limit=rounds))
    did = play(page)
    assert did["ask-buy"] and did["ask-attack"]
    assert "won" in result(page)


def test_the_set_up_by_one_click(new_page: Pages, client: Client) -> None:
    """It can be stopped, and goes on to the first round."""
    page = opened(new_page, table(client))
    whole = page.locator("dust-status button.whole")
    whole.click()
    expect(whole).to_have_text("Stop")
    page.wait_for_function("board => board.picture.seq > 6", arg=board(page).element_handle(), timeout=LONG)
    place = whole.bounding_box()
    page.wait_for_function("board => board.picture.seq > 12", arg=board(page).element_handle(), timeout=LONG)
    assert whole.bounding_box() == place, "a button that runs away cannot be hit"
    whole.click()
    expect(whole).to_have_text("Set up for me")
    whole.click()
    expect(page.locator("dust-status .head .now")).to_contain_text("Round 1")
    expect(whole).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_an_ability_in_a_battle(new_page: Pages, client: Client, phone: bool) -> None:
    """Its question stands in the window of the battle, with the odds and the card they count on."""
    seat = reaching(client, asks(*IN_BATTLE))
    page = opened(new_page, seat, **(PHONE if phone else {}))
    window = page.locator(FIGHT)
    expect(window.locator(".chance b")).to_contain_text("to win for the attacker from here")
    asked = message(page)
    before = stamp(page)
    window.get_by_role("button", name="Yes, use it").click()
    changed(page, before)
    assert asked in IN_BATTLE
    assert page.locator("dust-status .open.used").count() or page.locator(OVER).is_visible() or phone
