"""The games of this repository: whoever adds one to ``src/sandtable/games`` adds it to the tests that go over all."""

from importlib.resources import files
from pathlib import Path

from sandtable.contract import Proofs
from sandtable.core.game import Game
from sandtable.core.registry import game, game_names

ROOT = Path(__file__).parent.parent


def folder_of(found: Game) -> str:
    """The last part of a game's package, after which the folder of its tests is called.

    >>> folder_of(game("dual-powers"))
    'dual_powers'
    """
    return found.package.rpartition(".")[2]


def source_of(found: Game) -> Path:
    """Where a game's package lies."""
    return Path(str(files(found.package)))


def proofs_of(found: Game) -> Proofs:
    """How a game is proved; each of ours is."""
    proofs = found.proofs()
    assert proofs is not None, f"{found.name} does not say how it is proved"
    return proofs


def is_ours(found: Game) -> bool:
    """Whether the tests of a game are beside these; games from elsewhere are proved where they come from."""
    return found.package.startswith("sandtable.games.")  # on the compiled build they lie elsewhere


GAMES = [found for found in map(game, game_names()) if is_ours(found)]
assert GAMES, "tests that go over all games must not go over none"
