"""Positions written by hand: what may be left out, and the sentence for each mistake, with the rule it breaks."""

import tomllib
from typing import Any

import pytest

from sandtable.core.errors import BadPosition, SandtableError
from sandtable.core.position import from_text, to_text
from sandtable.core.registry import register
from sandtable.games.dual_powers import GAME
from sandtable.testing import cites
from tests.dual_powers.positions import at, rules_with

register(GAME)

BONUS = [{"step": "bonus", "side": "red", "scoring": False}]
CARDS = (
    "purple-2-move, purple-3-double-move, purple-3-refresh, purple-4-move, purple-4-double-move, "
    "purple-5-refresh, purple-5-move, purple-6-double-move, ..."
)
REGIONS = "purple, blue, red, green, white, brown"
STEPS = ", ".join(list(rules_with().steps)[:8]) + ", ..."
TOKENS = "red-1/0, red-1/1, red-1/2, red-2/1, red-2/2, red-3/1, red-3/3, white-1/0, ..."
VERBS = "objective, play, recruit, move, to, refresh, enlist, draw-card, ..."


def sentence(board: str, **options: object) -> str:
    """What is said about a board on which red is to take a bonus action."""
    with pytest.raises(BadPosition) as refusal:
        rules_with(**options).position({"board": tomllib.loads(board), "steps": BONUS})
    return str(refusal.value)


# What the board says

BOARDS = {
    "rnd = 1": 'the board has no "rnd"; did you mean "round"?',
    # Single values
    'round = "one"': "round should be a whole number, not 'one'",
    "round = -1": "round should be 0 to 10000, not -1 (P3.1)",
    "day = true": "day should be a whole number, not True",
    "day = 0": "day should be 1 to 31, not 0 (P1.5)",
    "day = 32": "day should be 1 to 31, not 32 (P1.5)",
    "day = 29": "day 29 is never reached, the marker goes on to 31 (P4.2)",
    "day = 30": "day 30 is never reached, the marker goes on to 31 (P4.2)",
    "month = 3": "month should be a word, not 3",
    'month = "dec"': 'month: "dec" does not exist (P1.5); known are mar-apr, may-jun, jul, aug, sep, oct, nov',
    'will = "blue"': 'will: "blue" does not exist (P2.2); known are red, white',
    "support = 19": "support should be -18 to 18, not 19 (P5.4)",
    "support = -19": "support should be -18 to 18, not -19 (P5.4)",
    # Tiles
    'unrest = "pink"': f'unrest: "pink" does not exist (P2.3); known are {REGIONS}',
    'blockade = "gren"': 'blockade: "gren" does not exist (P2.3); did you mean "green"?',
    'marker = "gren"': 'marker: "gren" does not exist (P2.3); did you mean "green"?',
    'unrest = "red"\nblockade = "red"': "there is one tile of red, so it cannot be unrest and blockade (P1.1)",
    'tiles = "red"': "tiles should be a list of words",
    'tiles = ["pink"]': f'a tile: "pink" does not exist (P1.1); known are {REGIONS}',
    'tiles = ["red", "red"]': "there is only one tile of red (P1.1)",
    'unrest = "red"\ntiles = ["red"]': "there is only one tile of red (P1.1)",
    # Tokens
    'regions = ["red"]': "regions should be a table, not ['red']",
    "regions.pink = []": f'a region: "pink" does not exist (P1.1); known are {REGIONS}',
    'regions.red = "lenin"': "region red should be a list of words",
    'regions.red = ["lenni"]': 'a token: "lenni" does not exist (P1.4); did you mean "lenin"?',
    'regions.red = ["red-1/2", "red-1/2"]': "there are only 1 of red-1/2 (P1.4)",
    'regions.red = ["lenin"]\nregions.blue = ["lenin exhausted"]': "there are only 1 of lenin (P1.4)",
    'regions.red = ["opposition-1"]': f'a token: "opposition-1" does not exist (P1.4); known are {TOKENS}',
    'regions.red = ["trotsky"]': "neutral Trotsky is on the board from May/June until August only (P4.5, P4.6)",
    'month = "aug"\nregions.red = ["trotsky"]': (
        "neutral Trotsky is on the board from May/June until August only (P4.5, P4.6)"
    ),
    'month = "jul"\nregions.red = ["trotsky-red"]': "red Trotsky is on the board from August on only (P4.6)",
    "supply = [1]": "supply should be a list of words",
    'month = "aug"\nsupply = ["trotsky-red"]': "red Trotsky waits at the calendar and is never in a supply (P2.5)",
    'supply = ["neutral-1/0"]': "neutral-1/0 is neutral and never in a supply (P2.2)",
    'supply = ["red-1/2"]\nregions.red = ["red-1/2"]': "there are only 1 of red-1/2 (P1.4)",
    # Cards
    "hands = []": "hands should be a table, not []",
    "hands.blue = []": 'a side in hands: "blue" does not exist (P1.1); known are red, white',
    'hands.red = "lenin"': "hands should be a list of words",
    'hands.red = ["?"]': f'a card: "?" does not exist (P1.2); known are {CARDS}',
    'hands.red = ["kerensky"]': "kerensky is no leader of red (P1.3)",
    'played.white = ["lenin"]': "lenin is no leader of white (P1.3)",
    'hands.red = ["red-2-refresh"]\nplayed.white = ["red-2-refresh"]': "the card red-2-refresh is in two places (P1.2)",
    'discards = ["lenin"]': "lenin is a leader, and played leaders are out of the game (P6.2)",
    'hands.red = ["red-2-refresh"]\ndiscards = ["red-2-refresh"]': "the card red-2-refresh is in two places (P1.2)",
    'objectives.red = "pink-2-move"': (
        'an objective: "pink-2-move" does not exist (P3.2); did you mean "green-2-move"?'
    ),
    "objectives.red = 2": f'an objective: "2" does not exist (P3.2); known are {CARDS}',
    'objectives.red = "lenin"': "lenin is a leader, and an objective is a command card (P3.2)",
    'objectives.red = "?"': f'an objective: "?" does not exist (P3.2); known are {CARDS}',
    'objectives.red = "red-2-refresh"\nobjectives.white = "red-2-refresh"': (
        "the card red-2-refresh is in two places (P1.2)"
    ),
    'open = "red"': "open should be a list of words",
    'open = ["blue"]': 'open: "blue" does not exist (P1.1); known are red, white',
    'opposition = ["red-2-refresh"]': "opposition belongs to the solitaire game (P7.1)",
    "to-come = 0": "to-come belongs to the solitaire game (P7.1)",
    "deck = 48.0": "deck should be a whole number, not 48.0",
    "deck = 47": "of 48 cards 48 are left for the deck, not 47 (P1.2)",
}
ALONE = {
    'regions.red = ["white-1/0"]': 'a token: "white-1/0" does not exist (P1.4); did you mean "red-1/0"?',
    "to-come = 6": "to-come should be 0 to 5, not 6 (P7.2)",
    'opposition = "red-2-refresh"': "opposition should be a list of words",
    'opposition = ["red-2-refresh", "red-2-refresh"]': "the card red-2-refresh is in two places (P1.2)",
    'objectives.red = "red-2-refresh"\nopposition = ["red-2-refresh"]': (
        "the card red-2-refresh is in two places (P1.2)"
    ),
    'hands.white = ["red-2-refresh"]': "the opposition holds no cards (P7.2)",
    'objectives.white = "red-2-refresh"': "red-2-refresh is none of the opposition's open cards (P7.8)",
    'opposition = ["lenin"]': "lenin is a leader, and the opposition turns up command cards (P7.5)",
    'objectives.white = "?"': f'an objective: "?" does not exist (P3.2); known are {CARDS}',
}


@pytest.mark.parametrize(("board", "expected"), BOARDS.items(), ids=BOARDS)
def test_a_board_that_breaks_a_rule_is_refused(board: str, expected: str) -> None:
    assert sentence(board) == expected


@pytest.mark.parametrize(("board", "expected"), ALONE.items(), ids=ALONE)
def test_a_board_of_the_solitaire_game_that_breaks_a_rule_is_refused(board: str, expected: str) -> None:
    assert sentence(board, solitaire=True) == expected


@cites("P7.2")
def test_cards_that_lie_face_down_are_among_the_unseen_ones() -> None:
    # 48 cards, of which 46 lie open: five for the opposition and an objective cannot be among the other two.
    cards = [card for card in rules_with().domains["card"].names if card.count("-") > 1]
    board = f'hands.red = {cards[:46]}\nobjectives.red = "?"\nto-come = 5'
    assert sentence(board, solitaire=True) == ("there are not enough unseen cards for those that lie face down (P7.2)")


# What the steps say


def refused(board: str, steps: str, **options: object) -> str:
    """What is said about a position with these steps, as ``at`` takes them."""
    with pytest.raises(BadPosition) as refusal:
        at(board, steps, **options)
    return str(refusal.value)


def unfit(steps: str, why: str) -> str:
    """The sentence about the first of these steps, which does not fit the board."""
    name = steps.replace(",", " ").split(maxsplit=1)[0]
    return f'the step "{name}" does not fit the position: {why}'


NOT_PLAYED = 'played.red = ["green-2-move"]'
"""Keeps ``at`` from playing the card of the step."""

UNFIT = {
    "a card in use was played": (NOT_PLAYED, "use-command red red-3-move", '"red-3-move" was not played (P4.1)'),
    "by that side": (
        'played.white = ["red-3-move"]\nplayed.red = []',
        "use-command red red-3-move",
        '"red-3-move" was not played (P4.1)',
    ),
    "a leader is no command card": ("", "use-command red lenin", '"lenin" is a leader (P4.7)'),
    "a leader in use was played": (
        NOT_PLAYED,
        "use-leader red lenin false false",
        '"lenin" is no leader that was played (P4.12)',
    ),
    "a command card is no leader": (
        "",
        "use-leader red red-3-move false false",
        '"red-3-move" is no leader that was played (P4.12)',
    ),
    "a leader waits in the supply": (
        'regions.blue = ["lenin"]',
        "use-leader red lenin false false",
        "the leader is in the supply until he is placed (P4.12)",
    ),
    "a leader who was placed has left it": (
        'supply = ["lenin"]',
        "use-leader red lenin true false",
        "the leader is in the supply until he is placed (P4.12)",
    ),
    "a token that moves is there": ("", "move-to red red-1/0 ready blue 1", "there is no such token (P4.9)"),
    "with the right side up": (
        'regions.blue = ["red-1/0"]',
        "move-to red red-1/0 exhausted blue 1",
        "there is no such token (P4.9)",
    ),
    "no third step": (
        'regions.blue = ["red-1/0"]',
        "move-to red red-1/0 ready blue 3",
        "a token moves one or two steps (P4.10)",
    ),
    "no reward without unrest": ('unrest = ""', "unrest-reward red", "there is no region of unrest (P5.3)"),
    "objectives are chosen once": (
        'hands.red = ["red-2-refresh"]\nobjectives.white = "red-3-move"',
        "choose-objectives",
        "the objectives are chosen already (P3.2)",
    ),
    "two have no opposition": ("", "opposition-leader", "it belongs to the solitaire game (P7.1)"),
    "nor its cards": ("", "lay-aside", "it belongs to the solitaire game (P7.1)"),
    "nor an unseen objective": ("", "reveal-own", "there is no unseen objective (P7.2)"),
}
UNFIT_ALONE = {
    "its leader needs unrest": ('unrest = ""', "opposition-leader", "there is no region of unrest (P7.3)"),
    "nobody chooses alone": ("", "choose-objectives", "alone, nobody chooses an objective (P7.2)"),
    "what is turned up lies face down": ("to-come = 0", "turn-up", "the opposition has no face-down card left (P7.2)"),
    "an objective that is open": (
        'objectives.red = "red-2-refresh"\nopen = ["red"]',
        "reveal-own",
        "there is no unseen objective (P7.2)",
    ),
}


@pytest.mark.parametrize(("board", "steps", "why"), UNFIT.values(), ids=UNFIT)
def test_a_step_that_does_not_fit_the_board_is_refused(board: str, steps: str, why: str) -> None:
    assert refused(board, steps) == unfit(steps, why)


@pytest.mark.parametrize(("board", "steps", "why"), UNFIT_ALONE.values(), ids=UNFIT_ALONE)
def test_a_step_that_does_not_fit_the_solitaire_board_is_refused(board: str, steps: str, why: str) -> None:
    assert refused(board, steps, solitaire=True) == unfit(steps, why)


ANSWERS = {
    "from another hand": ({"red": "objective white-3-move"}, '"red" cannot choose this (P3.2)'),
    "a leader": ({"red": "objective lenin"}, '"red" cannot choose this (P3.2)'),
    "no objective": ({"red": "play red-4-move"}, '"red" cannot choose this (P3.2)'),
    "all": ({"red": "objective red-4-move", "white": "objective white-3-move"}, "all have answered (P3.4)"),
}


@pytest.mark.parametrize(("answers", "why"), ANSWERS.values(), ids=ANSWERS)
def test_a_secret_answer_that_cannot_be_is_refused(answers: dict[str, str], why: str) -> None:
    board = {"hands": {"red": ["red-4-move", "lenin"], "white": ["white-3-move"]}}
    with pytest.raises(BadPosition) as refusal:
        rules_with().position({"board": board, "steps": [{"step": "choose-objectives", "answers": answers}]})
    assert str(refusal.value) == unfit("choose-objectives", why)


@cites("P2.2")
def test_neutrals_are_placed_as_long_as_there_are_some() -> None:
    board = 'regions.red = ["neutral-1/0", "neutral-1/0", "neutral-1/1", "neutral-1/1", "neutral-1/2"]'
    assert at(board, "place-neutral blue").legal == ["neutral blue neutral-1/2"]
    why = "there are not enough neutral units left (P2.2)"
    assert refused(board, "place-neutral blue, place-neutral red") == unfit("place-neutral", why)


@cites("P2.3")
def test_tiles_are_drawn_as_long_as_there_are_some() -> None:
    assert at('tiles = ["blue"]', "blockade-tile").legal == ["tile blue"]
    why = "there are not enough tiles in the stack (P2.3)"
    assert refused('tiles = ["blue"]', "blockade-tile, blockade-tile") == unfit("blockade-tile", why)


AT_ONCE = "it is asked at once, so it can only be the first step"
LATER = {
    "play-card red": ('hands.red = ["lenin"]', AT_ONCE),
    "draw-card red": ("", AT_ONCE),
    "choose-objectives": ('hands.red = ["red-4-move"]\nhands.white = ["red-3-move"]', AT_ONCE),
    "move-to red red-1/0 ready blue 1": ('regions.blue = ["red-1/0"]', AT_ONCE),
    "use-command red red-3-move": ("", AT_ONCE),
    "use-leader red lenin false false": ("", AT_ONCE + " (P4.12)"),
    "unrest-reward red": ('regions.green = ["red-1/0"]', AT_ONCE),
}


@pytest.mark.parametrize("step", LATER)
def test_what_is_asked_at_once_comes_first(step: str) -> None:
    board, why = LATER[step]
    at(board, step)
    assert refused(board, "bonus red false, " + step) == unfit(step, why)


@cites("P2.3")
def test_a_tile_is_drawn_before_the_round_goes_on() -> None:
    why = "a tile is drawn before anything else happens (P2.3)"
    assert refused('tiles = ["blue"]', "clean-up, blockade-tile") == unfit("blockade-tile", why)


@cites("P3.1")
def test_at_most_five_cards_are_drawn() -> None:
    for count in (-1, 6):
        step = f"draw red {count}, bonus red false"
        assert refused("", step) == unfit(step, "at most five cards are drawn (P3.1)")


def test_a_question_without_an_answer_is_refused() -> None:
    assert refused("", "play-card red") == 'nobody can answer the step "play-card" in this position'


@cites("P7.4")
def test_turns_after_cards_were_laid_aside_need_none_yet() -> None:
    play = at("to-come = 0", "lay-aside, opposition-turn", solitaire=True)
    assert (play.step, play.board["to-come"]) == ("turn-up", 5)


# What the core says about any position

BONUS_TEXT = 'step = "bonus", side = "red", scoring = false'
ENDING = "in a position, ending is a word and returns a list of numbers from -1.0 to 1.0"
POSITIONS = {
    "boards = 1": 'a position has no "boards"; did you mean "board"?',
    "board = []": "in a position, board is a table, steps a list of tables, turn a number from 0",
    "steps = {}": "in a position, board is a table, steps a list of tables, turn a number from 0",
    "turn = true": "in a position, board is a table, steps a list of tables, turn a number from 0",
    "turn = -1": "in a position, board is a table, steps a list of tables, turn a number from 0",
    "ending = 1": ENDING,
    'ending = "track"\nreturns = ["a", "b"]': ENDING,
    'ending = "track"\nreturns = [nan, 1.0]': ENDING,
    'ending = "track"\nreturns = [1.0]': "returns has a number for each of the 2 seats, not 1",
    'steps = [{step = ["bonus"]}]': '"[\'bonus\']" is no step; did you mean "bonus"?',
    f"steps = [{{{BONUS_TEXT}, answers = {{}}}}]": 'step "bonus" has no "answers"',
    'turn = "first"': "in a position, board is a table, steps a list of tables, turn a number from 0",
    'steps = ["bonus"]': "a step of a position is a table with the key step and its fields",
    "steps = [{}]": f'"" is no step; known are {STEPS}',
    'steps = [{step = "bonu"}]': '"bonu" is no step; did you mean "bonus"?',
    'steps = [{step = "bonus"}]': 'step "bonus" lacks "side"',
    f"steps = [{{{BONUS_TEXT}, card = 1}}]": 'step "bonus" has no "card"',
    'steps = [{step = "bonus", side = "red", scoring = 1}]': '"scoring" of step "bonus" should be true or false, not 1',
    'steps = [{step = "bonus", side = 1, scoring = true}]': '"side" of step "bonus" should be a word, not 1',
    'steps = [{step = "bonus", side = "rde", scoring = true}]': '"rde" is no side; did you mean "red"?',
    'steps = [{step = "choose-objectives", answers = 1}]': "the answers of a step are a table from seat to action",
    'steps = [{step = "choose-objectives", answers = {ted = "objective red-2-refresh"}}]': (
        '"ted" is no seat; did you mean "red"?'
    ),
    'steps = [{step = "choose-objectives", answers = {red = "x"}}]': f'"x" is no order here; known are {VERBS}',
}
TEXTS = {
    "": 'a position says which game it is of: game = "NAME"',
    "game = 7": 'a position says which game it is of: game = "NAME"',
    'game = "dual-power"': 'there is no game "dual-power"; did you mean "dual-powers"?',
    'game = "dual-powers"\noptions = 1': "the options of a position are a table",
    'game = "dual-powers"\noptions.solitare = true': 'dual-powers has no option "solitare"; did you mean "solitaire"?',
    'game = "dual-powers"\noptions.difficulty = 7': ("option difficulty takes 1, 2, 3, 4, 5 or 6, not 7 (P7.1)"),
}


@pytest.mark.parametrize(("text", "expected"), POSITIONS.items(), ids=POSITIONS)
def test_a_position_that_is_none_is_refused(text: str, expected: str) -> None:
    with pytest.raises(SandtableError) as refusal:
        from_text('game = "dual-powers"\n' + text)
    assert str(refusal.value) == expected


@pytest.mark.parametrize(("text", "expected"), TEXTS.items(), ids=TEXTS)
def test_a_text_of_no_game_is_refused(text: str, expected: str) -> None:
    with pytest.raises(SandtableError) as refusal:
        from_text(text)
    assert str(refusal.value) == expected


def test_a_text_that_is_no_toml_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"^the position is not valid TOML: .*line 1") as refusal:
        from_text("day: 3")
    assert "\n" not in str(refusal.value)


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"^this is a position of dust, not of dual-powers$"):
        from_text('game = "dust"', rules_with())


# What may be left out


def same(text: str, side: str = "red") -> dict[str, Any]:
    """Read a position, write it, read it again: it is the same, and so is what can be done. Returns the board."""
    step = f'steps = [{{step = "bonus", side = "{side}", scoring = false}}]\n'
    state = from_text('game = "dual-powers"\n' + step + text)
    again = from_text(to_text(state))
    assert again.describe() == state.describe()
    assert to_text(again) == to_text(state)
    assert (again.seat, again.legal()) == (state.seat, state.legal())
    board: dict[str, Any] = state.describe()["board"]
    return board


def test_an_empty_position_is_the_start_without_neutrals() -> None:
    board = same("")
    assert (board["round"], board["month"], board["day"], board["will"], board["support"]) == (
        1,
        "mar-apr",
        1,
        "red",
        0,
    )
    assert (board["unrest"], board["blockade"], board["marker"], len(board["tiles"])) == ("", "", "", 6)
    assert (board["deck"], board["hands"], board["played"]) == (48, *[{"red": [], "white": []}] * 2)
    assert not any(board["regions"].values())
    assert len(board["supply"]) == 20  # no leader without his card


def test_tiles_left_out_are_in_the_stack_and_the_marker_on_its_connection() -> None:
    board = same('[board]\nunrest = "red"\nblockade = "blue"')
    assert (board["marker"], board["tiles"]) == ("blue", ["brown", "green", "purple", "white"])
    moved = same('[board]\nunrest = "red"\nblockade = "blue"\nmarker = "green"\ntiles = ["white"]')
    assert (moved["marker"], moved["tiles"]) == ("green", ["white"])


def test_tokens_left_out_are_in_the_supply_with_the_leaders_whose_cards_are_held() -> None:
    board = same('[board]\nhands.red = ["lenin"]\nregions.blue = ["red-3/3 exhausted", "lvov"]')
    assert len(board["supply"]) == 19 + 1
    assert "lenin" in board["supply"] and "lvov" not in board["supply"]
    assert "red-3/3" not in board["supply"]
    assert same('[board]\nsupply = ["red-1/0"]')["supply"] == ["red-1/0"]


def test_cards_left_out_are_in_the_deck() -> None:
    board = same("""
        [board]
        hands.red = ["red-2-refresh", "lenin"]
        played.white = ["white-3-move", "kerensky"]
        discards = ["blue-3-move"]
        objectives.red = "green-2-move"
    """)
    assert board["deck"] == 44  # leaders are no command cards


@pytest.mark.parametrize("side", ["red", "white"])
def test_a_solitaire_position_has_the_leaders_of_the_opposition_in_its_supply(side: str) -> None:
    board = same(f'[options]\nsolitaire = true\nside = "{side}"\n[board]\nobjectives.{side} = "?"\nto-come = 5', side)
    assert len(board["supply"]) == 10 + 27 + 3
    assert (board["objectives"], board["to-come"], board["opposition"]) == ({side: "?"}, 5, [])


def test_an_unfinished_secret_answer_is_kept() -> None:
    state = from_text("""
        game = "dual-powers"
        [board]
        hands.red = ["red-2-refresh", "red-4-move"]
        hands.white = ["white-3-move"]
        [[steps]]
        step = "choose-objectives"
        answers.red = "objective red-4-move"
    """)
    again = from_text(to_text(state))
    assert again.describe()["steps"] == [{"step": "choose-objectives", "answers": {"red": "objective red-4-move"}}]
    assert (again.asked(), again.seat) == ([0, 1], 1)


@pytest.mark.parametrize("step", ["turn white", "play-card white", "draw white 1", "bonus white false"])
def test_the_opposition_has_no_steps_of_a_side(step: str) -> None:
    with pytest.raises(BadPosition, match=r"the opposition does not act, .* \(P7\.5\)"):
        at("", step, solitaire=True)
