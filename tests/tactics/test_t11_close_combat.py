"""T11: close combat: C rows come last, and whoever is attacked may strike back."""

from sandtable.testing import Play, cites
from tests.tactics.field import field, unit
from tests.tactics.shooting import asked, dice, losses, open_ground, say, shoot, tired, weapon


def fight(**values: object) -> Play:
    """Hell Boys ``h`` beside Sturmpioniere ``s``."""
    found = {"h": "hell-boys", "s": tired("sturmpioniere"), **values}
    return field(open_ground("hs", ".."), **found)  # type: ignore[arg-type]


def shots(play: Play) -> list[tuple[str, str, int]]:
    """Roll all that is left, without hits: who fires which row with how many dice."""
    found = []
    while play.step == "roll":
        found.append((asked(play)["shot"]["by"], weapon(play), dice(play)))
        play.chance("hits 0")
    return found


@cites("T11.1")
def test_close_rows_come_after_the_losses_of_the_others_and_both_roll_at_once() -> None:
    play = fight()
    shoot(play, "hell-boys", *["at sturmpioniere"] * 4)
    play.chance("hits 2", "hits 0", "hits 0")
    say(play, "lose rifle 2")
    assert (play.asked, play.step) == ("axis", "strike-back")
    say(play, "strike-back")
    assert (asked(play)["shot"]["by"], dice(play)) == ("hell-boys", 5)
    play.chance("hits 3")  # all that are left
    assert (asked(play)["shot"]["by"], dice(play)) == ("sturmpioniere", 3)  # who still roll: at the same time
    play.chance("hits 2")
    say(play, "lose shotgun 0")
    assert "dead" in unit(play, "sturmpioniere")["flags"]
    assert unit(play, "hell-boys")["figures"] == {"shotgun": 3, "flame-a": 0, "flame-b": 0}


@cites("T11.1")
def test_who_is_dead_by_then_is_neither_attacked_nor_strikes_back() -> None:
    play = fight()
    shoot(play, "hell-boys", *["at sturmpioniere"] * 4)
    play.chance("hits 5", "hits 0", "hits 0")
    assert play.step not in ("strike-back", "roll")


@cites("T11.1")
def test_several_targets_of_close_rows_may_each_strike_back() -> None:
    play = field(open_ground("srk"), s=tired("sturmpioniere"), r="rhino", k=tired("heavy-flak-grenadiers"))
    shoot(play, "rhino", "at heavy-flak-grenadiers", "at sturmpioniere", free="done")
    assert asked(play)["unit"] == "heavy-flak-grenadiers"
    say(play, "strike-back")
    assert asked(play)["unit"] == "sturmpioniere"
    say(play, "strike-back")
    assert shots(play) == [
        ("rhino", "heavy-rocket-punch-left", 2),
        ("rhino", "heavy-rocket-punch-right", 4),
        ("heavy-flak-grenadiers", "combat-knife", 3),
        ("sturmpioniere", "knife-grenade", 5),
    ]


@cites("T11.1", "T11.3")
def test_striking_back_is_optional_and_uses_all_close_rows_but_no_others() -> None:
    play = field(open_ground("sr"), s="sturmpioniere", r="rhino", side="axis")
    shoot(play, "sturmpioniere", "hold", "hold", "hold", "at rhino")
    say(play, "strike-back")
    assert [row for _, row, _ in shots(play)] == [
        "knife-grenade",
        "heavy-rocket-punch-left",
        "heavy-rocket-punch-right",
    ]
    play = field(open_ground("sr"), s="sturmpioniere", r="rhino", side="axis")
    shoot(play, "sturmpioniere", "hold", "hold", "hold", "at rhino")
    say(play, "pass")
    assert [row for _, row, _ in shots(play)] == ["knife-grenade"]


@cites("T11.3")
def test_nobody_strikes_back_who_has_no_row_for_it() -> None:
    play = field(open_ground("rw"), r="rhino", w=tired("hans"))
    shoot(play, "rhino", "at hans", "at hans", free="done")
    assert play.step == "roll"  # a Hans has no C row
    play = field(open_ground("lr"), l="luther", r="rhino", side="axis")
    shoot(play, "luther", "hold", "hold", "at rhino")
    assert play.step == "strike-back"
    play = field(open_ground("lr"), l="luther", r="13-foxtrot", side="axis")
    shoot(play, "luther", "hold", "hold", "at 13-foxtrot")
    assert play.step == "roll"  # their knives never hurt a walker


@cites("T11.3", "T3.2")
def test_striking_back_is_no_activation() -> None:
    play = field(open_ground("hs"), h="hell-boys", s="sturmpioniere")
    shoot(play, "hell-boys", "hold", "hold", "hold", "at sturmpioniere")
    say(play, "strike-back")
    play.chance("hits 0", "hits 0")
    say(play, "pass")  # not reacting either
    assert play.legal == ["activate sturmpioniere"]
    play = fight()  # and who was activated already may strike back, too
    shoot(play, "hell-boys", "hold", "hold", "hold", "at sturmpioniere")
    assert play.step == "strike-back"


@cites("T11.3", "T17.4", "T17.8")
def test_striking_back_is_without_declared_abilities_and_never_sustained() -> None:
    play = field(
        open_ground("lh"),
        l={"name": "lara", "lasting": ["all-in-one"], "used": ["all-in-one"]},
        h={"name": "rhino", "lasting": ["berserk"], "used": ["berserk"]},
        side="axis",
    )
    shoot(play, "lara", "hold", "hold", "at rhino", act="sustained")
    say(play, "strike-back")
    assert (weapon(play), dice(play)) == ("combat-knife", 2)  # doubled
    play.chance("hits 0")
    assert (asked(play)["stage"], dice(play)) == ("sustained", 2)
    play.chance("hits 0")
    for row in ("heavy-rocket-punch-left", "heavy-rocket-punch-right"):
        assert (weapon(play), asked(play)["stage"], dice(play)) == (row, "first", 2)
        play.chance("hits 0")  # no Berserk
    assert play.step == "activate"
    play = field(open_ground("lh"), l={"name": "lara", "lasting": ["all-in-one"], "used": ["all-in-one"]}, h="rhino")
    shoot(play, "rhino", "at lara", "at lara", free="done")
    say(play, "strike-back")
    assert shots(play)[-1] == ("lara", "combat-knife", 1)  # not doubled


@cites("T11.3", "T15.2")
def test_joined_heroes_strike_with_their_close_rows() -> None:
    squad = {"name": "the-hammers", "mate": "rhino"}
    play = field(open_ground("sh"), s="sturmpioniere", h=squad, side="axis")
    shoot(play, "sturmpioniere", "hold", "hold", "hold", "at the-hammers")
    say(play, "strike-back")
    assert shots(play)[1:] == [
        ("the-hammers", "rocket-punch", 9),
        ("rhino", "heavy-rocket-punch-left", 4),
        ("rhino", "heavy-rocket-punch-right", 4),
    ]


@cites("T11.3")
def test_striking_back_hits_the_attacker_only() -> None:
    play = field(open_ground("dhs"), d="death-dealers", h="hell-boys", s=tired("sturmpioniere"))
    shoot(play, "hell-boys", "hold", "hold", "hold", "at sturmpioniere")
    say(play, "strike-back")
    play.chance("hits 0")
    assert asked(play)["shot"]["target"] == "hell-boys"


@cites("T11.2", "T4.3")
def test_close_rows_can_be_sustained_and_mind_no_cover() -> None:
    play = field(
        open_ground("hs"), board={"elements": {"b1": "trap"}}, h="the-hammers", s=tired("heavy-laser-grenadiers")
    )
    shoot(play, "the-hammers", "at heavy-laser-grenadiers", act="sustained")
    say(play, "pass")
    assert dice(play) == 6
    play.chance("hits 1")
    assert (asked(play)["stage"], dice(play)) == ("sustained", 5)
    play.chance("hits 1")
    assert losses(play, "heavy-laser-grenadiers") == 2


@cites("T11.2")
def test_knives_are_for_every_living_miniature() -> None:
    figures = {"shotgun": 1, "flame-a": 1, "flame-b": 0}
    play = fight(h={"name": "hell-boys", "figures": figures})
    shoot(play, "hell-boys", "hold", "hold", "at sturmpioniere")
    say(play, "pass")
    assert (weapon(play), dice(play)) == ("knife-grenade", 2)
    for name, row in (("heavy-laser-grenadiers", "combat-knife"), ("beobachter", "knife")):
        play = field(open_ground("hs"), h=tired("hell-boys"), s=name, side="axis")
        shoot(play, name, "hold", "at hell-boys")
        say(play, "pass")
        assert weapon(play) == row
        assert dice(play) == {"combat-knife": 6, "knife": 2}[row]


# Worked example


@cites("T11.1")
def test_example_609_five_dice_against_two() -> None:
    play = fight()
    shoot(play, "hell-boys", *["at sturmpioniere"] * 4)
    play.chance("hits 3", "hits 0", "hits 0")
    say(play, "lose rifle 3")
    say(play, "strike-back")
    assert dice(play) == 5
    play.chance("hits 2")
    assert dice(play) == 2
    play.chance("hits 1")
    assert "dead" in unit(play, "sturmpioniere")["flags"]
    say(play, "lose shotgun 1")
    assert unit(play, "hell-boys")["figures"] == {"shotgun": 2, "flame-a": 1, "flame-b": 1}
