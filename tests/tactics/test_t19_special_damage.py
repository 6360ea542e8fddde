"""T19: phasers, salvos, flames, AP-flame."""

from sandtable.core.chance import volley
from sandtable.testing import Play, cites
from tests.tactics.field import field, state, unit
from tests.tactics.shooting import asked, card_with, dice, losses, open_ground, say, shoot, tired, weapon


def phaser(act: str = "attack, do nothing", target: str = "heavy-laser-grenadiers", element: str = "") -> Play:
    """A Honey attacks a squad two squares away."""
    board = {"elements": {"c1": element}} if element else None
    play = field(open_ground("h.k"), board=board, h="honey", k=tired(target))
    shoot(play, "honey", f"at {target}", act=act)
    return play


# T19.1


@cites("T19.1")
def test_each_hit_of_a_phaser_gives_damage_dice_and_each_of_their_hits_is_one_damage() -> None:
    play = phaser()
    assert dice(play) == 2
    play.chance("hits 2")
    assert (asked(play)["stage"], dice(play), play.state.weights()) == ("damage", 6, volley(6))
    play.chance("hits 1")
    assert losses(play, "heavy-laser-grenadiers") == 1
    play = phaser()
    play.chance("hits 0")
    assert play.step != "roll"


@cites("T19.1", "T8.5")
def test_a_phaser_minds_no_cover() -> None:
    play = phaser(element="trap")
    play.chance("hits 1", "hits 3")
    assert "dead" in unit(play, "heavy-laser-grenadiers")["flags"]


@cites("T19.1", "T4.3")
def test_repeats_are_for_the_first_dice_only() -> None:
    play = phaser("sustained")
    play.chance("hits 0")
    assert (asked(play)["stage"], dice(play)) == ("sustained", 2)
    play.chance("hits 1")
    assert (asked(play)["stage"], dice(play)) == ("damage", 3)
    play.chance("hits 0")
    assert play.step != "roll"


@cites("T19.1", "T17.8")
def test_berserk_repeats_the_first_dice_of_a_phaser_only() -> None:
    honey = {"name": "honey", "lasting": ["berserk"], "used": ["berserk"]}
    cards = {"honey": {"abilities": ["berserk"]}}
    play = field(open_ground("h.k"), h=honey, k=tired("heavy-laser-grenadiers"), cards=cards)
    shoot(play, "honey", "at heavy-laser-grenadiers")
    play.chance("hits 1")
    assert (asked(play)["stage"], dice(play)) == ("berserk", 1)
    play.chance("hits 0")
    assert (asked(play)["stage"], dice(play)) == ("damage", 3)


# T19.2


@cites("T19.2", "T20.1")
def test_a_salvo_rolls_for_each_round_that_is_fired() -> None:
    for rounds in (1, 2, 4):
        play = field(open_ground("r...k"), r="steel-rain", k=tired("heavy-laser-grenadiers"))
        shoot(play, "steel-rain", "at heavy-laser-grenadiers", f"rounds {rounds}", "hold", "hold")
        assert dice(play) == 3 * rounds
        assert unit(play, "steel-rain").get("ammunition", {"4-2-rockets": 0})["4-2-rockets"] == 4 - rounds


@cites("T19.2")
def test_each_hit_of_a_salvo_does_the_rows_damage_in_the_columns_that_show_it() -> None:
    rows = {"4-2-rockets": {"soldier": ["5n/1", "4n/1", "3n/2", "2n/1"], "vehicle": ["1n/3"] * 7}}
    data = card_with("steel-rain", rows=rows)
    play = field(open_ground("r...k"), data=data, r="steel-rain", k=tired("heavy-laser-grenadiers"))
    shoot(play, "steel-rain", "at heavy-laser-grenadiers", "rounds 1", "hold", "hold")
    play.chance("hits 1")
    assert losses(play, "heavy-laser-grenadiers") == 2
    row = state(play).tables.cards.card[0].rows[0]
    assert not any(row.salvo)  # a PIAT shows none


# T19.3


@cites("T19.3", "R7")
def test_flames_roll_for_each_target_miniature_a_joined_hero_too() -> None:
    for squad, expected in (
        ({"name": "heavy-laser-grenadiers"}, 3),
        ({"name": "heavy-laser-grenadiers", "figures": {"laser": 2}}, 2),
        ({"name": "heavy-laser-grenadiers", "mate": "lara"}, 4),
    ):
        play = field(open_ground("hk"), h="hell-boys", k={**squad, "flags": ["loaded"]}, x="hans")
        shoot(play, "hell-boys", "hold", "at heavy-laser-grenadiers", "hold", "hold")
        assert (weapon(play), dice(play)) == ("flamethrower-a", expected)
    play = field(open_ground("hk"), h="hell-boys", k=tired("lara"))
    shoot(play, "hell-boys", "hold", "at lara", "hold", "hold")
    assert dice(play) == 1  # a lone hero, whatever his points


@cites("T19.3")
def test_each_hit_of_flames_is_one_damage() -> None:
    play = field(open_ground("hk"), h="hell-boys", k=tired("heavy-laser-grenadiers"))
    shoot(play, "hell-boys", "hold", "at heavy-laser-grenadiers", "hold", "hold")
    play.chance("hits 2")
    assert losses(play, "heavy-laser-grenadiers") == 2


# T19.4


@cites("T19.4")
def test_one_hit_of_ap_flame_destroys_the_whole_unit() -> None:
    play = field(open_ground("h.b"), h="hans", b=tired("pounder"), side="axis")
    shoot(play, "hans", "at pounder", "at pounder")
    play.chance("hits 1", "hits 0")
    assert ("dead" in unit(play, "pounder")["flags"], play.board["score"]["axis"]) == (True, 38)
    play = field(open_ground("h.b"), h="hans", b=tired("pounder"), side="axis")
    shoot(play, "hans", "at pounder", "at pounder")
    play.chance("hits 0", "hits 0")
    assert losses(play, "pounder") == 0


KILLERS = card_with("hans", rows={"panzerfaust-werfer-left": {"soldier": ["1/K"] * 4}})
"""AP-flame against soldiers, too."""


@cites("T19.4", "T17.14")
def test_ap_flame_rolls_for_each_miniature_and_leaves_no_roll_to_the_resilient() -> None:
    data = card_with("death-dealers", KILLERS, abilities=["damage-resilient"])
    play = field(open_ground("h.d"), data=data, h="hans", d=tired("death-dealers"), x="rhino", side="axis")
    shoot(play, "hans", "at death-dealers", "hold")
    assert dice(play) == 5
    play.chance("hits 1")
    assert (play.step, "dead" in unit(play, "death-dealers")["flags"]) == ("activate", True)


@cites("R8", "T19.4")
def test_ap_flame_at_a_joined_unit_destroys_both_and_both_score() -> None:
    squad = {"name": "the-hammers", "mate": "rhino", "flags": ["loaded"]}
    play = field(open_ground("h.d"), data=KILLERS, h="hans", d=squad, x="blackhawk", side="axis")
    shoot(play, "hans", "at the-hammers", "hold")
    assert dice(play) == 4
    play.chance("hits 1")
    assert ["dead" in unit(play, name)["flags"] for name in ("the-hammers", "rhino")] == [True, True]
    assert play.board["score"]["axis"] == 29 + 22


# Worked examples


@cites("T19.3", "T19.4", "T20.4")
def test_example_1064_the_napalm_thrower_is_flame_for_soldiers_ap_flame_for_vehicles_and_a_flamethrower() -> None:
    play = field(open_ground("gk", "h."), g="hot-dog", k=tired("sturmpioniere"), h=tired("hans"))
    shoot(play, "hot-dog", "burn b1", "burn a2", "hold", "hold")
    found = []
    while play.step == "roll":
        found.append((asked(play)["shot"]["target"], dice(play)))
        play.chance("hits 1")
    assert found == [("sturmpioniere", 5), ("hans", 1)]
    say(play, "lose rifle 1")
    assert (losses(play, "sturmpioniere"), "dead" in unit(play, "hans")["flags"]) == (1, True)
    row = state(play).tables.card_of_unit[state(play).tables.cards.unit.number("hot-dog")].rows[0]
    assert (row.flame, row.ignores_cover) == (True, True)


@cites("T19.1")
def test_example_1070_a_phaser_does_two_damage() -> None:
    play = phaser()
    assert dice(play) == 2
    play.chance("hits 1")
    assert dice(play) == 3
    play.chance("hits 2")
    assert unit(play, "heavy-laser-grenadiers")["figures"] == {"laser": 1}


@cites("T19.1", "T4.3")
def test_example_1074_sustained_it_does_three() -> None:
    play = phaser("sustained")
    play.chance("hits 1")
    assert dice(play) == 1
    play.chance("hits 1")
    assert dice(play) == 6
    play.chance("hits 3")
    assert "dead" in unit(play, "heavy-laser-grenadiers")["flags"]


@cites("T19.2")
def test_example_1080_two_rockets_six_dice_three_dead() -> None:
    play = field(open_ground("r...k"), r="steel-rain", k=tired("heavy-laser-grenadiers"))
    shoot(play, "steel-rain", "at heavy-laser-grenadiers", "rounds 2", "hold", "hold")
    assert unit(play, "steel-rain")["ammunition"] == {"4-2-rockets": 2}
    assert dice(play) == 6
    play.chance("hits 3")
    assert losses(play, "heavy-laser-grenadiers") == 3


@cites("T19.3")
def test_example_1086_flames_at_five_sturmpioniere_are_five_dice() -> None:
    play = field(open_ground("hs"), h="hell-boys", s=tired("sturmpioniere"))
    shoot(play, "hell-boys", "hold", "at sturmpioniere", "hold", "hold")
    assert dice(play) == 5
    play.chance("hits 3")
    assert asked(play)["damage"] == 3


@cites("T19.4")
def test_example_1092_a_hans_burns_a_pounder_with_one_die() -> None:
    play = field(open_ground("h.b"), h="hans", b=tired("pounder"), side="axis")
    shoot(play, "hans", "at pounder", "hold")
    assert (weapon(play), dice(play)) == ("panzerfaust-werfer-left", 1)
    play.chance("hits 1")
    assert "dead" in unit(play, "pounder")["flags"]
