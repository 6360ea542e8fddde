"""P2: set-up."""

from sandtable.testing import Play, cites
from tests.dual_powers.positions import rules_with

REGIONS = ["blue", "brown", "green", "purple", "red", "white"]
NEUTRALS = ["neutral-1/0", "neutral-1/1", "neutral-1/2"]


def new_game() -> Play:
    """A game before its first decision."""
    return Play(rules_with().start())


def set_up() -> Play:
    """A game with neutral units and tiles laid, before the first draw of cards."""
    play = new_game()
    play.chance(*[f"neutral {region} {NEUTRALS[i // 2]}" for i, region in enumerate(REGIONS)])
    play.chance("tile white", "tile green")
    return play


@cites("P2.1")
def test_leader_cards_in_hand_and_tokens_in_supply() -> None:
    board = new_game().board
    assert board["hands"] == {"red": ["lenin", "stalin", "zinoviev"], "white": ["kerensky", "kornilov", "lvov"]}
    supply = board["supply"]
    assert sum(token.startswith("red-") for token in supply) == 10
    assert sum(token.startswith("white-") for token in supply) == 10
    leaders = ["kerensky", "kornilov", "lenin", "lvov", "stalin", "zinoviev"]
    assert sorted(token for token in supply if "/" not in token) == leaders
    assert not [token for token in supply if token.endswith("exhausted")]


@cites("P2.2")
def test_a_random_neutral_unit_into_each_region() -> None:
    play = new_game()
    asked = []
    for _ in REGIONS:
        assert (play.asked, play.step) == ("chance", "place-neutral")
        asked.append(play.legal[0].split()[1])
        play.chance(play.legal[-1])
    assert sorted(asked) == REGIONS
    placed = [play.board["regions"][region] for region in REGIONS]
    assert sorted(token for tokens in placed for token in tokens) == sorted(NEUTRALS * 2)  # all six, all ready
    assert [len(tokens) for tokens in placed] == [1] * 6


@cites("P2.2")
def test_every_neutral_unit_is_equally_likely() -> None:
    play = new_game()
    assert play.state.weights() == [2, 2, 2]
    play.chance("neutral blue neutral-1/1")
    assert play.state.weights() == [2, 1, 2]
    play.chance("neutral brown neutral-1/1")
    assert [words.split()[2] for words in play.legal] == ["neutral-1/0", "neutral-1/2"]
    assert play.state.weights() == [2, 2]
    assert play.last("neutral-placed") == {"event": "neutral-placed", "region": "brown", "token": "neutral-1/1"}


@cites("P2.2")
def test_support_will_and_calendar_at_the_start() -> None:
    board = set_up().board
    assert (board["support"], board["will"]) == (0, "red")
    assert (board["month"], board["day"]) == ("mar-apr", 1)


@cites("P2.3", "P2.5")
def test_the_first_tile_is_unrest_and_the_second_blockade() -> None:
    play = new_game()
    for _ in REGIONS:
        play.chance(play.legal[0])
    assert sorted(play.legal) == [f"tile {region}" for region in REGIONS]
    assert play.state.weights() is None
    play.chance("tile white")
    assert sorted(play.legal) == [f"tile {region}" for region in REGIONS if region != "white"]
    play.chance("tile green")
    board = play.board
    assert (board["unrest"], board["blockade"], board["marker"]) == ("white", "green", "green")
    assert play.last("unrest") == {"event": "unrest", "region": "white"}
    assert play.last("blockade") == {"event": "blockade", "region": "green", "connection": "green"}
    assert board["tiles"] == ["blue", "brown", "purple", "red"]


@cites("P2.3")
def test_the_marker_closes_the_connection_of_the_blockade_tile() -> None:
    play = set_up()
    state = rules_with().position(
        {"board": play.board, "steps": [{"step": "bonus", "side": "red", "scoring": False}]},
    )
    bonus = Play(state)
    bonus.do(f"move {play.board['regions']['green'][0]} ready green, to purple")  # red holds Will: P4.17
    assert bonus.happened("moved")
    closed = {"step": "move-to", "side": "red", "kind": "neutral-1/1", "face": "ready", "origin": "green", "steps": 1}
    move = Play(rules_with().position({"board": play.board, "steps": [closed]}))
    assert move.legal == ["to purple"]
    assert move.rule_against("to red") == "P4.9"


@cites("P2.4")
def test_command_cards_are_shuffled() -> None:
    play = set_up()
    assert (play.asked, play.step) == ("chance", "draw-card")
    assert len(play.legal) == play.board["deck"] == 48
    assert play.state.weights() is None  # each card alike
    assert not [words for words in play.legal if words.split()[1] in ("lenin", "kerensky")]
    assert play.board["discards"] == []


@cites("P2.5")
def test_trotsky_waits_at_the_calendar() -> None:
    board = set_up().board
    on_board = [token for tokens in board["regions"].values() for token in tokens]
    assert not [token for token in on_board + board["supply"] if token.startswith("trotsky")]


@cites("P2.5")
def test_tile_stack_and_deck_are_face_down() -> None:
    play = set_up()
    for seat in (0, 1):
        board = play.state.view(seat)["board"]
        assert board["deck"] == 48  # a number, no names
        assert board["tiles"] == ["blue", "brown", "purple", "red"]  # which are left, in no order of play
        assert board["objectives"] == {}
