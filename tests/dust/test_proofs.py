"""The golden games of Dust are of every edition and every number of players."""

from sandtable.games.dust import proofs
from sandtable.games.dust.rules.editions import NAMES


def test_every_edition_and_number_of_players_has_golden_games() -> None:
    assert {kept.options["edition"] for kept in proofs.GOLDEN} == set(NAMES)
    assert {kept.options["players"] for kept in proofs.GOLDEN} == {2, 3, 4, 5, 6}


def test_every_way_to_end_but_conquest_has_a_golden_game() -> None:
    """A conquest takes random players thousands of decisions."""
    endings = {ending for kept in proofs.GOLDEN for ending in kept.endings}
    assert set(proofs.ENDINGS) - endings == {"conquest"}
