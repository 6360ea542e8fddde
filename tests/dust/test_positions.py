"""Positions of Dust in text: round trips, what may be left out, and each mistake told in three languages."""

import tomllib
from random import Random
from typing import Any

import pytest

from sandtable.core.errors import BadPosition, SandtableError
from sandtable.core.position import from_text, to_text
from sandtable.core.registry import register
from sandtable.core.seats import CHANCE
from sandtable.core.state import State
from sandtable.games.dust import GAME
from sandtable.games.dust.rules.board import KINDS, DustState
from sandtable.games.dust.rules.editions import MECH
from sandtable.testing import cites
from sandtable.text.wording import Wording
from tests.dust.holdings import pools
from tests.dust.positions import EDITIONS, at, rules_with

register(GAME)

STEPS = [{"step": "move-phase", "player": "first", "points": 1}, {"step": "end-of-round"}]
CARDS = sorted(rules_with(edition="premium", players=2).domains["card"].names)
PLAIN = pools()["plain"]
SOURCE = pools()["source"][0]
SEA = pools()["sea"][0]
CAPITALS = pools()["capital"]


def sentence(board: str, **options: object) -> BadPosition:
    """The refusal of a board on which the first player is to move."""
    rules = rules_with(**{"edition": "premium", "players": 3} | options)
    with pytest.raises(SandtableError) as refusal:
        rules.position({"board": tomllib.loads(board), "steps": STEPS})
    return refusal.value  # type: ignore[return-value]


# What the board says, in English, German and Italian

BOARDS: dict[str, tuple[str, str, str]] = {
    "rund = 1": (
        'the board has no "rund"; did you mean "round"?',
        'das Spielbrett hat kein "rund"; meintest du "round"?',
        'il piano di gioco non ha "rund"; volevi dire "round"?',
    ),
    "areas = 3": (
        "areas should be a table, not 3",
        "areas muss eine Tabelle sein, nicht 3",
        "areas dev'essere una tabella, non 3",
    ),
    "hands = []": (
        "hands should be a table, not []",
        "hands muss eine Tabelle sein, nicht []",
        "hands dev'essere una tabella, non []",
    ),
    "areas.alaska = 3": (
        'area "alaska" names its force and its units (D1.8)',
        'das Gebiet "alaska" nennt seine Armee (force) und ihre Einheiten (D1.8)',
        'l\'area "alaska" indica il suo esercito (force) e le sue unità (D1.8)',
    ),
    "areas.alaska.tank = 3": (
        'area "alaska" names its force and its units (D1.8)',
        'das Gebiet "alaska" nennt seine Armee (force) und ihre Einheiten (D1.8)',
        'l\'area "alaska" indica il suo esercito (force) e le sue unità (D1.8)',
    ),
    'areas.alaska = {force = "first", tank = 0}': (
        'area "alaska" has no units, so it is nobody\'s (D1.8)',
        'im Gebiet "alaska" stehen keine Einheiten, also gehört es niemandem (D1.8)',
        'nell\'area "alaska" non ci sono unità, quindi non è di nessuno (D1.8)',
    ),
    'areas.alaska = {force = "first", submarine = 1}': (
        'area "alaska" cannot hold a "submarine" (D1.9)',
        'im Gebiet "alaska" kann kein "submarine" stehen (D1.9)',
        'nell\'area "alaska" non può stare un "submarine" (D1.9)',
    ),
    f'areas.{SEA} = {{force = "first", fighter = 1}}': (
        f'area "{SEA}" cannot hold a "fighter" (D1.9)',
        f'im Gebiet "{SEA}" kann kein "fighter" stehen (D1.9)',
        f'nell\'area "{SEA}" non può stare un "fighter" (D1.9)',
    ),
    'areas.alaska = {force = "first", tank = 60}': (
        "there are more units of a kind than an army has (D1.1)",
        "von einer Art sind mehr Einheiten da, als eine Armee hat (D1.1)",
        "di un tipo ci sono più unità di quante ne ha un esercito (D1.1)",
    ),
    f'centres = ["{SEA}"]': (
        "centres stand on land (D4.6)",
        "Produktionszentren stehen an Land (D4.6)",
        "i centri di produzione stanno a terra (D4.6)",
    ),
    f'centres = ["{SOURCE}"]': (
        "no centre stands on a power source (D4.6)",
        "auf einer Energiequelle steht kein Produktionszentrum (D4.6)",
        "su una fonte di energia non sta alcun centro di produzione (D4.6)",
    ),
    f"centres = {PLAIN[:25]}": (
        "there are 24 centres in all (D1.2)",
        "es gibt insgesamt 24 Produktionszentren (D1.2)",
        "ci sono in tutto 24 centri di produzione (D1.2)",
    ),
    'neutral_capitals = ["alaska"]': (
        "a neutral capital is a capital (D2.5)",
        "eine neutrale Hauptstadt ist eine Hauptstadt (D2.5)",
        "una capitale neutrale è una capitale (D2.5)",
    ),
    'homes.first = "alaska"': (
        "everybody's home is a capital of their own that is not neutral (D2.3)",
        "jeder hat als Heimat eine eigene Hauptstadt, und keine neutrale (D2.3)",
        "la patria di ognuno è una capitale tutta sua e non neutrale (D2.3)",
    ),
    'colours = {first = "red", neutral-1 = "red"}': (
        "every army has a colour of its own (D2.3)",
        "jede Armee hat eine eigene Farbe (D2.3)",
        "ogni esercito ha un colore tutto suo (D2.3)",
    ),
    "round = 61": (
        "the round should be 0 to 60 (D12.5)",
        "die Runde muss 0 bis 60 sein (D12.5)",
        "il turno va da 0 a 60 (D12.5)",
    ),
    f"hands.first = {CARDS[:6]}": (
        "nobody holds more than five cards, six before the first round (D4.7)",
        "niemand hält mehr als fünf Karten, vor der ersten Runde sechs (D4.7)",
        "nessuno tiene più di cinque carte, sei prima del primo turno (D4.7)",
    ),
    'hands.first = ["nurse-511"]\ndiscards = ["nurse-511"]': (
        "every card is in one place (D1.3)",
        "jede Karte liegt an einem einzigen Ort (D1.3)",
        "ogni carta sta in un posto solo (D1.3)",
    ),
    f"reshuffled = {CARDS[:5]}": (
        "the deck has cards of the last reshuffle only (D1.3)",
        "im Stapel sind nur Karten des letzten Mischens (D1.3)",
        "nel mazzo ci sono solo carte dell'ultimo rimescolamento (D1.3)",
    ),
    f"hands.first = {CARDS[:5]}\nreshuffled = {CARDS[4:]}\nfresh.first = 2": (
        "first holds 1 of the reshuffled cards, not 2 (D1.3)",
        "first hält 1 der neu gemischten Karten, nicht 2 (D1.3)",
        "first ha 1 delle carte rimescolate, non 2 (D1.3)",
    ),
    f"discards = {CARDS}": (
        "when the deck is empty the discards are shuffled (D1.3)",
        "ist der Stapel leer, so wird die Ablage gemischt (D1.3)",
        "quando il mazzo è vuoto si mescolano gli scarti (D1.3)",
    ),
    'queue = ["first", "first"]': (
        "nobody has two turns in a round (D3.3)",
        "niemand ist in einer Runde zweimal an der Reihe (D3.3)",
        "nessuno gioca due volte in un turno (D3.3)",
    ),
    'attacked = [["alaska"]]': (
        "attacked has pairs of origin and target (D6.6)",
        "attacked hat Paare aus Herkunft und Ziel (D6.6)",
        "attacked ha coppie di origine e bersaglio (D6.6)",
    ),
    'pacts.second = ["second"]': (
        "nobody is their own ally (D10.4)",
        "niemand ist sein eigener Verbündeter (D10.4)",
        "nessuno è alleato di sé stesso (D10.4)",
    ),
    "vp.first = -1": (
        "victory points are never lost (D11.3)",
        "Siegpunkte gehen nie verloren (D11.3)",
        "i punti vittoria non si perdono mai (D11.3)",
    ),
    'majorities.air = "first"': (
        '"air" is no majority (D11.2); known are centres, sea, land',
        'eine Hoheit "air" gibt es nicht (D11.2); bekannt sind centres, sea, land',
        'una supremazia "air" non esiste (D11.2); esistono centres, sea, land',
    ),
    'resigned = ["first", "third"]': (
        "the last who is left has won (D12.5)",
        "wer als Letzter übrig ist, hat gewonnen (D12.5)",
        "chi resta per ultimo ha vinto (D12.5)",
    ),
    # Words that do not exist
    'areas.alaksa = {force = "first", tank = 1}': (
        '"alaksa" is no area; did you mean "alaska"?',
        'Gebiet: "alaksa" gibt es nicht; meintest du "alaska"?',
        'area: "alaksa" non esiste; volevi dire "alaska"?',
    ),
    'areas.alaska = {force = "fist", tank = 1}': (
        '"fist" is no force; did you mean "first"?',
        'Armee: "fist" gibt es nicht; meintest du "first"?',
        'esercito: "fist" non esiste; volevi dire "first"?',
    ),
    'areas.alaska = {force = "first", tnak = 1}': (
        '"tnak" is no unit; did you mean "tank"?',
        'Einheit: "tnak" gibt es nicht; meintest du "tank"?',
        'unità: "tnak" non esiste; volevi dire "tank"?',
    ),
    'colours.first = "rde"': (
        '"rde" is no colour; did you mean "red"?',
        'Farbe: "rde" gibt es nicht; meintest du "red"?',
        'colore: "rde" non esiste; volevi dire "red"?',
    ),
    'hands.first = ["nurse-512"]': (
        '"nurse-512" is no card; did you mean "nurse-511"?',
        'Karte: "nurse-512" gibt es nicht; meintest du "nurse-511"?',
        'carta: "nurse-512" non esiste; volevi dire "nurse-511"?',
    ),
    "vp.fist = 1": (
        '"fist" is no seat; did you mean "first"?',
        'Platz: "fist" gibt es nicht; meintest du "first"?',
        'posto: "fist" non esiste; volevi dire "first"?',
    ),
}


@pytest.mark.parametrize(("board", "said"), BOARDS.items(), ids=BOARDS)
def test_a_board_that_breaks_a_rule_is_refused_in_three_languages(board: str, said: tuple[str, str, str]) -> None:
    error = sentence(board)
    rules = rules_with(edition="premium", players=3)
    assert str(error) == said[0]
    assert tuple(Wording.of(rules, language).error(error) for language in ("en", "de", "it")) == said


ALSO = {
    'areas.alaska = {force = ["first"], tank = 1}': "alaska should be a word, not ['first']",
    'areas.alaska = {force = "first", tank = "3"}': "alaska should have a whole number of tank, not '3'",
    'areas.alaska = {force = "first", tank = -3}': "alaska should have a whole number of tank, not -3",
    'areas.alaska = {force = "neutral-1", tank = 61}': "there are more units of a kind than an army has (D1.1)",
    "centres = 3": "centres should be a list, not 3",
    "centres = [3]": "centres should be a word, not 3",
    "homes.first = 3": "homes should be a word, not 3",
    f'homes = {{first = "{CAPITALS[0]}", second = "{CAPITALS[0]}"}}': (
        "everybody's home is a capital of their own that is not neutral (D2.3)"
    ),
    f'homes.first = "{CAPITALS[0]}"\nneutral_capitals = ["{CAPITALS[0]}"]': (
        "everybody's home is a capital of their own that is not neutral (D2.3)"
    ),
    "colours.first = 3": "colours should be a word, not 3",
    "round = -1": "the round should be 0 to 60 (D12.5)",
    'round = "one"': "round should be a whole number, not 'one'",
    f"round = 0\nhands.second = {CARDS[:7]}": "nobody holds more than five cards, six before the first round (D4.7)",
    'hands.first = "nurse-511"': "hands should be a list, not 'nurse-511'",
    'hands.first = ["nurse-511", "nurse-511"]': "every card is in one place (D1.3)",
    'cards = {first = "nurse-511", second = "nurse-511"}': "every card is in one place (D1.3)",
    'deck = ["nurse-511"]': "every card is in one place (D1.3)",
    f"deck = {CARDS}\ndiscards = {CARDS[:1]}": "every card is in one place (D1.3)",
    "deck = 45": "deck should be a list, not 45",
    "cards.first = 3": "cards should be a word, not 3",
    "used = 3": "used should be a list, not 3",
    "radar = [3]": "radar should be a word, not 3",
    "pacts.first = 3": "pacts should be a list, not 3",
    "queue = 3": "queue should be a list, not 3",
    'attacked = ["alaska"]': "attacked should be a list, not 'alaska'",
    'attacked = [["alaska", "yukon", "mexico"]]': "attacked has pairs of origin and target (D6.6)",
    "vp.first = true": "vp should be a whole number, not True",
    "gained.first = -1": "victory points are never lost (D11.3)",
    "majorities.land = 3": "majorities should be a word, not 3",
    "capitals_open = 1": "capitals_open should be true or false, not 1",
    'resigned = "first"': "resigned should be a list, not 'first'",
}


@pytest.mark.parametrize(("board", "expected"), ALSO.items(), ids=ALSO)
def test_whatever_else_is_wrong_is_told_in_one_sentence(board: str, expected: str) -> None:
    error = sentence(board)
    assert str(error) == expected
    assert error.said.message


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_no_message_of_the_board_is_left_untested(language: str) -> None:
    """Every sentence of ours that begins with error-board is provoked above."""
    texts = Wording.of(rules_with(edition="premium", players=3), language).texts
    ours = {name for name in texts.ids() if name.startswith("error-board-")}
    assert ours == {name for name in (sentence(board).said.message for board in BOARDS) if name in ours}


def test_a_limit_of_rounds_holds_for_positions() -> None:
    assert str(sentence("round = 5", round_limit=4)) == "the round should be 0 to 4 (D12.5)"


# What the steps say, as far as the whole board decides it

DEALT = f"hands.first = {CARDS[:5]}\nhands.second = {CARDS[5:10]}"
PICKING: dict[str, Any] = {"step": "choose-cards", "answers": {}}
LAND = pools()["plain"] + pools()["source"] + CAPITALS
FULL = "\n".join(f'areas.{name} = {{force = "first", tank = 1}}' for name in LAND[:47])
SEATED = "\n".join(f'areas.{name} = {{force = "first", tank = 1}}' for name in CAPITALS[1:])
COLOURS = 'colours = {first = "red", second = "blue", neutral-1 = "grey", neutral-2 = "green", neutral-3 = "white"}'

UNFIT: dict[str, tuple[str, list[dict[str, Any]], str, str, str]] = {
    "a card is open": (
        f'{DEALT}\ncards.second = "{CARDS[20]}"',
        [PICKING],
        "whoever picks a card has none open yet (D3.1)",
        "wer eine Karte wählt, hat noch keine offen liegen (D3.1)",
        "chi sceglie una carta non ne ha ancora una scoperta (D3.1)",
    ),
    "a card is open and the round is to begin": (
        f'{DEALT}\ncards.second = "{CARDS[20]}"',
        [{"step": "move-phase", "player": "first", "points": 1}, {"step": "round"}],
        "whoever picks a card has none open yet (D3.1)",
        "wer eine Karte wählt, hat noch keine offen liegen (D3.1)",
        "chi sceglie una carta non ne ha ancora una scoperta (D3.1)",
    ),
    "of another hand": (
        DEALT,
        [PICKING | {"answers": {"first": f"play {CARDS[7]}"}}],
        '"first" cannot pick this (D3.1)',
        '"first" kann das nicht wählen (D3.1)',
        '"first" non può scegliere questo (D3.1)',
    ),
    "no card": (
        DEALT,
        [PICKING | {"answers": {"first": "done"}}],
        '"first" cannot pick this (D3.1)',
        '"first" kann das nicht wählen (D3.1)',
        '"first" non può scegliere questo (D3.1)',
    ),
    "all answers": (
        DEALT,
        [PICKING | {"answers": {"first": f"play {CARDS[0]}", "second": f"play {CARDS[5]}"}}],
        "all have picked a card (D3.1)",
        "alle haben eine Karte gewählt (D3.1)",
        "tutti hanno scelto una carta (D3.1)",
    ),
    "six cards to draw": (
        "",
        [{"step": "take-cards", "player": "first", "left": 6}],
        "one draws up to five cards (D4.7)",
        "man zieht höchstens fünf Karten (D4.7)",
        "si pescano al massimo cinque carte (D4.7)",
    ),
    "a sixth card": (
        DEALT,
        [{"step": "deal-card", "owner": "first"}],
        "nobody holds more than five cards, six before the first round (D4.7)",
        "niemand hält mehr als fünf Karten, vor der ersten Runde sechs (D4.7)",
        "nessuno tiene più di cinque carte, sei prima del primo turno (D4.7)",
    ),
    "no colour left": (
        COLOURS,
        [{"step": "choose-army", "player": "first"}, {"step": "choose-army", "player": "second"}],
        "there is a colour for every army (D2.3)",
        "für jede Armee gibt es eine Farbe (D2.3)",
        "per ogni esercito c'è un colore (D2.3)",
    ),
    "no capital left": (
        SEATED,
        [{"step": "choose-army", "player": "first"}, {"step": "choose-army", "player": "second"}],
        "there is a capital for everybody (D2.3)",
        "für jeden gibt es eine Hauptstadt (D2.3)",
        "per ognuno c'è una capitale (D2.3)",
    ),
    "five capitals and four neutral armies": (
        f'areas.{CAPITALS[0]} = {{force = "first", tank = 1}}',
        [{"step": "neutral-capitals"}],
        "there is a neutral army for every capital that is left (D2.5)",
        "für jede übrige Hauptstadt gibt es eine neutrale Armee (D2.5)",
        "per ogni capitale rimasta c'è un esercito neutrale (D2.5)",
    ),
    "one area for two": (
        FULL,
        [{"step": "settle", "player": "first"}, {"step": "settle", "player": "second"}],
        "there is land for all who settle (D2.6)",
        "für alle, die besetzen, gibt es Land (D2.6)",
        "c'è terra per tutti quelli che occupano (D2.6)",
    ),
}


@pytest.mark.parametrize(("board", "steps", "english", "german", "italian"), UNFIT.values(), ids=UNFIT)
def test_steps_that_do_not_fit_the_board_are_refused_in_three_languages(
    board: str, steps: list[dict[str, Any]], english: str, german: str, italian: str
) -> None:
    rules = rules_with(edition="premium", players=2)
    with pytest.raises(BadPosition) as refusal:
        rules.position({"board": tomllib.loads(board), "steps": [*steps, {"step": "end-of-round"}]})
    assert str(refusal.value) == english
    assert Wording.of(rules, "de").error(refusal.value) == german
    assert Wording.of(rules, "it").error(refusal.value) == italian


# Mechs in the air


@cites("D10.7", "D1.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_mechs_in_the_air_are_not_in_the_supply(edition: str) -> None:
    """In the middle of a mech drop they stand on no area; a position read from its text knows it."""
    play = at(
        "alaska: first 2M; mexico: first 1M; brazil: second 3T; peru: second 1T",
        "combat-phase first 1, end-of-round",
        'cards.first = "mech-dropper-331"\nround = 3',
        edition=edition,
    )
    play.do("drop brazil<alaska:2<mexico:1")
    again = from_text(to_text(play.state), play.state.rules)
    for state in (play.state, again):
        assert isinstance(state, DustState)
        assert state.reserve[MECH] == 20 - 3
    assert isinstance(play.state, DustState) and isinstance(again, DustState)
    assert again.reserve == play.state.reserve


@cites("D10.7", "D1.1")
def test_more_mechs_in_the_air_and_on_land_than_an_army_has_are_refused() -> None:
    play = at(
        "alaska: first 2M; mexico: first 1M; brazil: second 3T; peru: second 1T",
        "combat-phase first 1, end-of-round",
        'cards.first = "mech-dropper-331"\nround = 3',
    )
    play.do("drop brazil<alaska:2")
    content = play.state.describe()
    content["board"]["areas"]["mexico"]["mech"] = 18
    assert play.state.rules.position(content).describe()["board"]["areas"]["mexico"]["mech"] == 18
    content["board"]["areas"]["mexico"]["mech"] = 19
    with pytest.raises(BadPosition, match="more units of a kind than an army has"):
        play.state.rules.position(content)


@cites("D10.7", "D1.1")
def test_mechs_on_their_way_home_are_not_in_the_supply_either() -> None:
    """The original edition: a cease-fire after one of three mechs was lost, and their owner says which are left."""
    play = at(
        "alaska: first 2M; mexico: first 1M; brazil: second 2T 9F; peru: second 1T",
        "combat-phase first 1, end-of-round",
        'cards.first = "mech-dropper-331"\nround = 3',
        edition="original",
    )
    play.do("drop brazil<alaska:2<mexico:1")
    hits = [1, 0, 0, 0]
    while play.step != "home":
        if play.asked == "chance":
            play.chance(f"hits {hits.pop(0)}")
        else:
            play.do("done")
    again = from_text(to_text(play.state), play.state.rules)
    assert isinstance(play.state, DustState) and isinstance(again, DustState)
    assert again.reserve[MECH] == play.state.reserve[MECH] == 20 - 2
    play.do("flee alaska 2")
    assert play.state.reserve[MECH] == 20 - 2


# Round trips


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(2, 7))
def test_positions_of_random_games_survive_their_text(edition: str, players: int) -> None:
    """The text read again is the same position to the letter, supplies included, and asks the same."""
    rules = rules_with(edition=edition, players=players)
    rng = Random(f"positions {edition} {players}")
    state = rules.start()
    assert isinstance(state, DustState)
    ply = 0
    met: set[str] = set()
    while not state.is_over():
        step = type(state.stack[-1]).__name__
        if step not in met or ply % 29 == 0:
            met.add(step)
            same(state, from_text(to_text(state), rules))
        state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))
        ply += 1
    same(state, from_text(to_text(state)))  # without rules: the text says which


def same(state: DustState, again: State) -> None:
    """Written and read again it is the same."""
    text = to_text(state)
    assert isinstance(again, DustState)
    assert again.describe() == state.describe()
    assert to_text(again) == text
    assert (again.seat, again.legal()) == (state.seat, state.legal())
    assert again.reserve == state.reserve
    assert (again.owner, again.units, again.lands, again.seas) == (state.owner, state.units, state.lands, state.seas)
    assert len(state.reserve) == 6 * KINDS


# What may be left out


def board_of(text: str) -> dict[str, Any]:
    """The board of a position that says only this."""
    step = 'steps = [{step = "round"}]\n'
    found: dict[str, Any] = from_text(f'game = "dust"\n{step}{text}').describe()["board"]
    return found


def test_an_empty_position_is_an_empty_board_of_the_default_game() -> None:
    board = board_of("")
    assert (board["round"], board["areas"], board["centres"]) == (2, {}, [])
    assert board["vp"] == {"first": 0, "second": 0, "third": 0, "fourth": 0}
    assert len(board["deck"]) == 45


def test_cards_left_out_are_in_the_deck() -> None:
    board = board_of('[board]\nhands.first = ["nurse-511"]\ndiscards = ["koshka-421"]')
    assert len(board["deck"]) == 43
    assert not {"nurse-511", "koshka-421"} & set(board["deck"])


def test_before_the_first_round_a_hand_may_have_six() -> None:
    hands = "\n".join(f"hands.{seat} = {CARDS[n * 6 : n * 6 + 6]}" for n, seat in enumerate(("first", "second")))
    text = f'game = "dust"\noptions.players = 2\nsteps = [{{step = "keep-card"}}]\n[board]\nround = 0\n{hands}'
    assert len(from_text(text).legal()) == 6


def test_an_unfinished_secret_answer_is_kept() -> None:
    text = """
        game = "dust"
        options.players = 2
        [board]
        hands.first = ["nurse-511", "koshka-421"]
        hands.second = ["sigrid-241"]
        [[steps]]
        step = "choose-cards"
        answers.first = "play koshka-421"
        [[steps]]
        step = "end-of-round"
    """
    state = from_text(text)
    assert from_text(to_text(state)).describe()["steps"][0]["answers"] == {"first": "play koshka-421"}
    assert (state.asked(), state.seat) == ([0, 1], 1)
