"""Every way Dual Powers can end has a golden game."""

from sandtable.games.dual_powers import proofs


def test_every_way_to_end_has_a_golden_game() -> None:
    assert {ending for kept in proofs.GOLDEN for ending in kept.endings} == set(proofs.ENDINGS)
