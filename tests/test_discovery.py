"""A game that is added is seen by everything that goes over all games, without an edit anywhere."""

import pytest

from sandtable.contract import GoldenGames
from sandtable.core import registry
from sandtable.core.game import Game
from sandtable.games import dual_powers
from sandtable.games.dual_powers import proofs
from tests.games import GAMES, is_ours, proofs_of
from tools import balance, terminal_pictures


class Third(Game):
    """A game under another name, with the rules of one that is there."""

    GOLDEN = (GoldenGames("short", {}, ["calendar"]),)

    def __init__(self) -> None:
        found = dual_powers.GAME
        super().__init__("third", "A third game", 1, found.package, found.options, found.files)
        self.asked: list[str] = []

    def proofs(self) -> "Proved":
        return Proved(self)


class Proved:
    """What it says of itself."""

    STEPS, PROHIBITIONS, RULES, EXAMPLES = proofs.STEPS, proofs.PROHIBITIONS, proofs.RULES, proofs.EXAMPLES
    EDITIONS, ENDINGS, GOLDEN, VARIANTS = proofs.EDITIONS, proofs.ENDINGS, Third.GOLDEN, proofs.VARIANTS
    CELLS, PICTURES, SCENES, BENCHMARKS = proofs.CELLS, proofs.PICTURES, proofs.SCENES, proofs.BENCHMARKS

    def __init__(self, game: Third) -> None:
        self.game = game

    def balance(self, arguments: object) -> int:
        """Notes what it was asked."""
        self.game.asked.append(str(arguments))
        return 3


@pytest.fixture
def third(monkeypatch: pytest.MonkeyPatch) -> Third:
    """The third game, installed as long as the test lasts."""
    game = Third()
    monkeypatch.setitem(registry._registered, game.name, game)
    return game


def test_every_game_of_this_repository_is_proved() -> None:
    assert [game.name for game in GAMES] == [name for name in registry.game_names() if is_ours(registry.game(name))]
    for game in GAMES:
        proved = proofs_of(game)
        assert proved.STEPS and proved.PROHIBITIONS and proved.GOLDEN and proved.VARIANTS and proved.CELLS
        for options in (*proved.VARIANTS, *proved.CELLS, *(kept.options for kept in proved.GOLDEN)):
            game.rules(options)
        for moment in (*proved.PICTURES.values(), *(scene.moment for scene in proved.SCENES)):
            rules = game.rules(moment.options)
            assert len(moment.seats) == len(rules.seats)
            assert moment.question in {f"ask-{name}" for name in rules.steps}


def test_a_third_game_is_measured_by_name(third: Third) -> None:
    assert "third" in registry.game_names()
    assert balance.main(["third", "--games", "2"]) == 3
    assert third.asked == ["['--games', '2']"]


def test_who_measures_is_told_which_games_there_are(third: Third, capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main([]) == 2
    assert capsys.readouterr().err == f"Say which game: {', '.join(registry.game_names())}.\n"
    assert balance.main(["thrid"]) == 2
    assert capsys.readouterr().err == 'there is no game "thrid"; did you mean "third"?\n'


def test_a_third_game_is_pictured(third: Third) -> None:
    shown = [(name, moment) for _, name, moment in terminal_pictures.pictures() if name == third.name]
    assert shown == [("third", moment) for moment in Proved.PICTURES.values()]
