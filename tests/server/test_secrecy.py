"""What a seat may not know never leaves the server: twin worlds over real lines, and a search for secret words.

Twin worlds are two tables that differ only in what a seat cannot know. Whatever that seat asks, the answers must be the
same, byte for byte. The tables have the same name and secrets, so they lie in two servers.
"""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from sandtable.core.registry import game as find_game
from sandtable.core.rules import Rules
from sandtable.core.seats import CHANCE, SPECTATOR
from sandtable.core.state import State
from sandtable.server.seating import ME, NewTokens
from sandtable.server.store import Store
from sandtable.table.fold import Fold
from sandtable.table.table import Policy, Table
from tests.dual_powers.positions import rules_with
from tests.server.servers import Client, Seat, Thread
from tests.server.stored import put

TIMES = re.compile(rb'"(since|updated|created|time)":[0-9.]{8,}')
"""Moments of the clock, which differ from server to server."""
POSITIONS = 7
POLICIES: tuple[Policy, ...] = ("strict", "consent", "free")


class Twins(NamedTuple):
    """Two servers, and somebody who speaks to each."""

    servers: list[Thread]
    stores: list[Store]
    clients: list[Client]


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    """Two worlds."""
    servers = [Thread(tmp_path_factory.mktemp(name)) for name in ("one", "other")]
    found = Twins(servers, [s.store for s in servers], [Client(s.address) for s in servers])
    yield found
    for client in found.clients:
        client.close()
    for server in servers:
        server.stop()


def states(rules: Rules, seed: int) -> Iterator[State]:
    """Moments of a random game where a player is asked, apart from each other."""
    rng = Random(seed)
    state = rules.start()
    since = 0
    while not state.is_over():
        if state.seat != CHANCE and since > 9:
            since = 0
            yield state.copy()
        since += 1
        state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))


def put_twins(twins: Twins, state: State, viewer: int, undo: Policy, rng: Random) -> list[Seat] | None:
    """The truth and a world the viewer thinks possible, at two tables that are otherwise the same."""
    other = state.rules.sample(state.view(viewer), Random(rng.random()))
    worlds = [state, other]
    tables = [Table(s.rules, ["Ana", "Ben"], seed="twins", undo=undo, position=s.describe()) for s in worlds]
    if any(len(table.log) for table in tables):
        return None  # the table answered what had no alternative, which only this world may have
    tokens = NewTokens(f"{rng.randrange(16**16):016x}", [ME] * len(state.rules.seats))
    for store, table in zip(twins.stores, tables, strict=True):
        put(store, table, tokens=tokens)
    token = tokens.watch if viewer == SPECTATOR else tokens.tokens[viewer]
    return [client.sit(tokens.table, token) for client in twins.clients]


def both(seats: list[Seat], method: str, path: str, body: Any = None) -> Any:
    """Ask both worlds the same; they must answer the same. What they said."""
    answers = [seat.ask(method, path, body) for seat in seats]
    assert answers[0].status_code == answers[1].status_code != 500, [answer.text for answer in answers]
    contents = [TIMES.sub(b"", answer.content) for answer in answers]
    assert contents[0] == contents[1], f"{method} {path} {body} tells what the seat may not know"
    names = [sorted(set(answer.headers) - {"date"}) for answer in answers]
    assert names[0] == names[1]
    assert len({answer.headers.get("content-disposition") for answer in answers}) == 1
    return answers[0].json()


def check_reads(seats: list[Seat]) -> Any:
    """Everything that can be looked at."""
    picture = both(seats, "GET", "")
    for path in ("/timeline", "/glossary", "/record", "/chat", "/notes", "/at/0", f"/at/{picture['seq']}"):
        both(seats, "GET", path)
    both(seats, "POST", "/record", {"tokens": [seats[0].token]})
    for moment in both(seats, "GET", "/timeline")[-3:]:
        both(seats, "GET", f"/at/{moment['seq']}")
    check_feed(seats)
    return picture


def check_feed(seats: list[Seat]) -> None:
    shown = []
    for seat in seats:
        with seat.feed() as socket:
            socket.next("picture")
            socket.say({"type": "ping"})
            socket.next("pong")
            shown.append(sorted(TIMES.sub(b"", text.encode()) for text in socket.raw))
    assert shown[0] == shown[1], "the feed tells what the seat may not know"


def check_asking(seats: list[Seat], picture: Any, rules: Rules, rng: Random) -> None:
    """Drafts, reasons, hints, sandboxes, and what is said about orders that are not legal."""
    space = rules.space
    legal = [one["words"] for one in picture["prompt"]["actions"]]
    for words in legal[:3]:
        draft = both(seats, "POST", "/draft", {"order": words})
        if not draft["complete"]:
            told = both(seats, "POST", "/orders", {"order": words, "expect": picture["seq"], "draft": True})
            assert told == draft
    some = [space.words(rng.randrange(len(space))) for _ in range(8)]
    for words in [*some, "", "nonsense", "play", "draw-card, draw-card"]:
        for path in ("/why", "/draft"):
            both(seats, "POST", path, {"order": words})
        if words not in legal:
            both(seats, "POST", "/orders", {"order": words, "expect": picture["seq"]})
        both(seats, "POST", "/try", {"seed": "x", "orders": [{"seat": rng.randrange(2), "order": words}]})
    check_sandbox(seats, rng)
    for path in ("/undo", "/restart"):
        both(seats, "POST", path, {"expect": picture["seq"]})
    both(seats, "POST", "/undo/answer", {"expect": picture["seq"], "agree": True})


def check_sandbox(seats: list[Seat], rng: Random) -> None:
    """A few orders for everybody, in the imagined world."""
    orders: list[dict[str, Any]] = []
    for _ in range(3):
        trial = both(seats, "POST", "/try", {"seed": "dice", "orders": orders})
        if "error" in trial or trial["over"]:
            return
        while not trial["complete"]:
            parts = [trial["order"]] if trial["order"] else []
            draft = ", ".join([*parts, rng.choice(trial["prompt"]["actions"])["words"]])
            trial = both(seats, "POST", "/try", {"seed": "dice", "orders": orders, "draft": draft})
        orders.append({"seat": trial["seat"], "order": trial["order"]})


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR], ids=["red", "white", "spectator"])
def test_twin_worlds_answer_alike(twins: Twins, viewer: int) -> None:
    rng = Random(7 + viewer)
    checked = asked = 0
    for state in (state for seed in range(100) for state in states(rules_with(), seed)):
        seats = put_twins(twins, state, viewer, POLICIES[checked % 3], rng)
        if seats is None:
            continue
        picture = check_reads(seats)
        assert picture["seat"] == (None if viewer == SPECTATOR else viewer)
        if viewer != SPECTATOR:
            check_asking(seats, picture, state.rules, rng)
            asked += picture["prompt"]["asked"]
        if picture["prompt"]["asked"] and asked <= 2:
            assert "words" in both(seats, "POST", "/hint", {"order": ""})
        both(seats, "POST", "/draw", {"agree": True, "expect": picture["seq"]})
        both(seats, "POST", "/chat", {"text": "hello"})
        checked += 1
        if checked >= POSITIONS and (asked >= 3 or viewer == SPECTATOR):
            return
    raise AssertionError("there were too few positions")


def test_twin_worlds_stay_alike_after_an_order(twins: Twins) -> None:
    """An order of one's own that reveals nothing is answered alike, and so is all that can be looked at afterwards."""
    rng = Random(3)
    checked = 0
    for state in (state for seed in range(100) for state in states(rules_with(), seed)):
        viewer = state.seat
        seats = put_twins(twins, state, viewer, "strict", rng)
        if seats is None:
            continue
        order = seats[0].any_order(rng)
        worlds = [put_state(store, seats[0].table) for store in twins.stores]
        if not stays_hidden(worlds, viewer, order):
            continue
        done = both(seats, "POST", "/orders", {"order": order, "expect": seats[0].get()["seq"]})
        assert done["seq"]
        check_reads(seats)
        checked += 1
        if checked >= 5:
            return
    raise AssertionError("there were too few orders that reveal nothing")


def test_twin_worlds_of_dust_answer_alike(twins: Twins) -> None:
    """Its scenes, odds and notation are made of what a viewer knows, too (D1.11)."""
    rng = Random(5)
    viewers = (0, 1, SPECTATOR)
    checked: Counter[int] = Counter()
    for number, state in enumerate(states(find_game("dust").rules({"players": 2}), 1)):
        for viewer in viewers if number % 6 == 0 else ():
            seats = put_twins(twins, state, viewer, POLICIES[number % 3], rng)
            if seats is None:
                continue
            picture = check_reads(seats)
            both(seats, "POST", "/odds", {"order": ""})
            if viewer != SPECTATOR:
                check_asking(seats, picture, state.rules, rng)
            checked[viewer] += 1
        if min(checked[viewer] for viewer in viewers) >= 3:
            return
    raise AssertionError("there were too few positions")


def put_state(store: Store, table: str) -> Table:
    kept = store.game(table)
    assert kept is not None
    return Table(kept.setup.rules(), kept.seated, seed=kept.seed, setup=kept.setup)


def stays_hidden(worlds: list[Table], viewer: int, order: str) -> bool:
    """Whether an order leads to no dice, no revelation and nothing forced, which may rightly differ."""
    for world in worlds:
        before = world.referee_state().revelations
        world.submit(viewer, order)
        if world.referee_state().revelations != before or any(e.auto or e.seat == CHANCE for e in world.log.entries):
            return False
    return True


# Words that must not be said

UNTOLD = ("data", "actions")
"""Parts that name all cards there are: the rule set's data, and what may be said now."""


class Ear:
    """Everything that is sent to one viewer during a game. What they were rightly told once, they may be told again."""

    def __init__(self, viewer: int, seat: Seat, cards: set[str]) -> None:
        self.viewer = viewer
        self.seat = seat
        self.socket = seat.feed()
        self.cards = cards
        self.named: set[str] = set()

    def listen(self, table: Table, shown: set[str], deep: bool) -> None:
        """All that is sent now names no card that somebody else holds and that the viewer has never seen.

        An objective that is scored lies open for all; the pile may be shuffled and the card be drawn by somebody at
        once, before the next question (P3.1, P6.2): it is ``shown``, for it was rightly named.
        """
        seq = len(table.log)
        payloads: list[Any] = self.socket.until(seq)
        payloads.append(self.seat.get())
        if deep:
            payloads += [self.seat.get("/timeline"), self.seat.get("/record"), self.seat.get(f"/at/{seq - 1}")]
            if self.viewer in table.asked():
                payloads.append(self.seat.ask("POST", "/draft", {"order": ""}).json())
        named = self.cards & {word for payload in payloads for text in said_in(payload) for word in WORD.findall(text)}
        told = (named - self.named - shown) & secrets_of(table.referee_state(), self.viewer)
        assert not told, f"viewer {self.viewer} is told of {told}"
        self.named |= named


WORD = re.compile(r"[\w-]+")
"""Whatever stands around a name: quotes and brackets hide nothing."""


def said_in(payload: Any) -> Iterator[str]:
    """All texts of a payload."""
    if isinstance(payload, dict):
        for key, value in payload.items():
            if key not in UNTOLD:
                yield key
                yield from said_in(value)
    elif isinstance(payload, list):
        for value in payload:
            yield from said_in(value)
    elif isinstance(payload, str):
        yield payload


def secrets_of(truth: State, viewer: int) -> set[str]:
    """The cards others hold, except those the viewer can work out: they are there in every possible world."""
    others = [side for seat, side in enumerate(truth.rules.seats) if seat != viewer]
    view = truth.view(viewer)
    found = held(truth, others)
    sure = set(found)
    for number in range(6):
        sure &= held(truth.rules.sample(view, Random(number)), others)
    return found - sure


def held(state: State, sides: list[str]) -> set[str]:
    board = state.describe()["board"]
    return {card for side in sides for card in (*board["hands"].get(side, []), board["objectives"].get(side)) if card}


class Watch:
    """Follows the truth of a table, and what lies open on it between two questions."""

    def __init__(self, table: Table) -> None:
        self.folded = Fold(table.rules, table.setup)
        self.seq = 0

    def shown(self, table: Table) -> set[str]:
        """The cards that lay open for everybody since the last time, however short."""
        found = lies_open(self.folded.state)
        for seq in range(self.seq, len(table.log)):
            self.folded.carry_out(seq, table.log.entries[seq])
            found |= lies_open(self.folded.state)
        self.seq = len(table.log)
        assert self.folded.state.describe() == table.referee_state().describe()
        return found


def lies_open(truth: State) -> set[str]:
    """P3.1, P4.21, P6.2: cards played, discarded, and objectives turned up."""
    board = truth.describe()["board"]
    turned_up = [board["objectives"][side] for side in board["open"]]
    return {*board["discards"], *turned_up, *(card for played in board["played"].values() for card in played)}


@pytest.mark.parametrize("seed", [pytest.param(1, marks=pytest.mark.soak), 2])
def test_no_card_of_somebody_else_is_ever_named(thread: Thread, inside: Client, seed: int) -> None:
    """Not in a view, an event, a question, a scene, the timeline or the record, in the whole course of a game.

    In the second game an objective is scored, shuffled and drawn by somebody between two questions.
    """
    made = inside.create("me me", undo="strict", seed=f"secrets {seed}")
    cards = {card for card in rules_with().domains["card"].names if card.count("-") > 1}
    viewers = {0: made.seats[0], 1: made.seats[1], SPECTATOR: made.watch}
    ears = [Ear(viewer, seat, cards) for viewer, seat in viewers.items()]
    rng = Random(seed)
    orders = checked = 0
    watch = Watch(thread.services.tables._tables[made.table].table)
    while True:
        table = thread.services.tables._tables[made.table].table
        if table.is_over():
            break
        shown = watch.shown(table)
        for ear in ears:
            ear.listen(table, shown, deep=orders % 8 == 0)
            checked += len(secrets_of(table.referee_state(), ear.viewer))
        seat = rng.choice(table.waiting())
        made.seats[seat].order(made.seats[seat].any_order(rng))
        orders += 1
    for ear in ears:
        ear.socket.__exit__()
    assert orders > 30
    assert checked > 300, "there were no secrets to betray"
