"""T8: cover as it is rolled; where corners are is proved in test_t8_corners."""

from typing import Any

from sandtable.core.chance import volley
from sandtable.testing import Play, cites
from tests.tactics.field import field, unit
from tests.tactics.shooting import asked, card_with, dice, losses, open_ground, say, shoot, tired

SOFT, HARD, NONE = "soft", "hard", "none"


def cover(play: Play, shooter: str, target: str, *rest: str, act: str = "attack, do nothing") -> str:
    """What the first row finds when it hits twice: no roll, or one die for each hit, saved by HIT or by BLANK.

    For squads that show HIT for soft and BLANK for hard cover, as nearly all do.
    """
    shoot(play, shooter, f"at {target}", *rest, act=act)
    play.chance("hits 2")
    if play.step != "save":
        return NONE
    assert (dice(play), play.asked) == (2, "chance")
    return SOFT if play.state.weights() == volley(2) else HARD


def piat_at(rows: list[str], element: str = "", target: str = "sturmpioniere", **values: Any) -> Play:
    """A Blackhawk ``b`` and a squad ``s``, perhaps with an element in its square."""
    text = open_ground(*rows)
    [where] = [f"{'abcdef'[row.index('s')]}{y + 1}" for y, row in enumerate(rows) if "s" in row]
    board = {"elements": {where: element}} if element else None
    return field(text, board=board, b=values.pop("b", "blackhawk"), s=target, **values)


# T8.1


@cites("T8.1", "T8.2")
def test_crates_cover_softly_and_traps_hard_whoever_stands_with_them() -> None:
    found = [cover(piat_at(["b.s"], element), "blackhawk", "sturmpioniere") for element in ("", "crate", "trap")]
    assert found == [NONE, SOFT, HARD]


@cites("T8.2", "T2.1")
def test_rubble_covers_softly() -> None:
    text = """
    +   +   +   +
      .b  .   xs
    +   +   +   +
    """
    assert cover(field(text, b="blackhawk", s="sturmpioniere"), "blackhawk", "sturmpioniere") == SOFT


@cites("T8.2")
def test_an_element_beside_the_squad_or_under_the_shooter_is_no_cover() -> None:
    play = field(open_ground("b.s", "..C"), board={"elements": {"a1": "crate"}}, b="blackhawk", s="sturmpioniere")
    assert cover(play, "blackhawk", "sturmpioniere") == NONE


@cites("T8.1")
def test_one_die_for_each_hit_and_each_symbol_saves_one() -> None:
    play = piat_at(["b.s"], "crate")
    shoot(play, "blackhawk", "at sturmpioniere")
    play.chance("hits 5")
    assert (dice(play), play.state.weights()) == (5, volley(5))
    play.chance("saves 2")
    assert asked(play)["damage"] == 3


@cites("T8.1")
def test_the_symbol_is_the_cards() -> None:
    play = field(open_ground("l.c"), l="hans", c="choppers", side="axis", board={"elements": {"c1": "crate"}})
    shoot(play, "hans", "at choppers", "hold")
    play.chance("hits 3")
    assert play.state.weights() == volley(3)[::-1]  # they save with BLANK in soft cover already


@cites("T8.1")
def test_without_a_symbol_there_is_no_roll() -> None:
    assert cover(piat_at(["b.s"], "trap", "axis-zombies"), "blackhawk", "axis-zombies") == NONE


@cites("T8.1", "T15.4")
def test_vehicles_and_lone_heroes_have_no_cover() -> None:
    play = field(open_ground("b.s"), board={"elements": {"c1": "crate"}}, b="blackhawk", s="hans")
    assert cover(play, "blackhawk", "hans") == NONE
    play = field(open_ground("b.s"), board={"elements": {"c1": "trap"}}, b="blackhawk", s="lara")
    assert cover(play, "blackhawk", "lara") == NONE


@cites("T8.1", "T15.2")
def test_a_joined_hero_has_the_cover_of_the_squad() -> None:
    squad = {"name": "heavy-laser-grenadiers", "mate": "lara", "figures": {"laser": 1}}
    play = field(open_ground("b.s"), board={"elements": {"c1": "trap"}}, b="blackhawk", s=squad)
    assert cover(play, "blackhawk", "heavy-laser-grenadiers") == HARD
    play.chance("saves 1")
    assert play.legal == ["lose laser 0", "lose laser 1"]
    say(play, "lose laser 0")
    assert unit(play, "lara")["points"] == 3


# T8.3, T8.4


@cites("T8.3")
def test_a_corner_the_targets_square_shares_with_a_blocker_covers_softly() -> None:
    found = {}
    for name, rows in (
        ("open", ["p..", "...", "..s"]),
        ("tile", ["p..", "...", ".#s"]),
        ("past", ["p..", ".#.", "s.."]),
    ):
        play = field(open_ground(*rows), p="pounder", s="sturmpioniere")
        found[name] = cover(play, "pounder", "sturmpioniere", "hold", "hold")
    assert found == {"open": NONE, "tile": SOFT, "past": NONE}


@cites("T8.3", "T6.3", "T6.4")
def test_only_what_blocks_this_attackers_sight_makes_a_corner() -> None:
    rows = ["p..", "...", ".ks"]
    for shooter, kind, expected in (
        ("pounder", "heavy-flak-grenadiers", NONE),  # squads do not block a walker's sight
        ("pounder", "hans", SOFT),
        ("death-dealers", "heavy-flak-grenadiers", SOFT),
        ("death-dealers", "hans", SOFT),
    ):
        play = field(open_ground(*rows), p=shooter, s="sturmpioniere", k=kind)
        assert cover(play, shooter, "sturmpioniere", "hold", "hold") == expected, (shooter, kind)


@cites("T8.3", "T8.6", "R1")
def test_by_the_rulebook_the_corner_is_the_targets_on_an_exact_diagonal_by_the_faq_of_any_square_next_to_it() -> None:
    rows = ["p.#.", "...s"]  # the line meets one corner, of c1, which is next to the target but not of its square
    for faq, expected in ((False, NONE), (True, SOFT)):
        play = field(open_ground(*rows), faq=faq, p="pounder", s="sturmpioniere")
        assert cover(play, "pounder", "sturmpioniere", "hold", "hold") == expected


@cites("R1", "T8.3")
def test_a_line_past_the_shooters_own_corner_does_not_cover_a_far_target() -> None:
    rows = ["p#..", "....", "....", "...s"]
    for faq in (False, True):
        play = field(open_ground(*rows), faq=faq, p="pounder", s="sturmpioniere")
        assert cover(play, "pounder", "sturmpioniere") == NONE


@cites("T8.4")
def test_soft_and_soft_is_hard_and_never_more() -> None:
    rows = ["p..", "...", ".#s"]
    for element, expected in (("", SOFT), ("crate", HARD), ("trap", HARD)):
        play = field(
            open_ground(*rows),
            p="pounder",
            s="sturmpioniere",
            board={"elements": {"c3": element}} if element else None,
        )
        assert cover(play, "pounder", "sturmpioniere", "hold", "hold") == expected


# T8.5


@cites("T8.5")
def test_saves_cancel_hits_not_points_of_damage() -> None:
    data = card_with("blackhawk", rows={"dual-heavy-piat": {"soldier": ["10/2", "6/2", "4/2", "2/2"]}})
    play = piat_at(["b.s"], "crate", data=data)
    shoot(play, "blackhawk", "at sturmpioniere")
    play.chance("hits 3")
    assert dice(play) == 3
    play.chance("saves 2")
    assert asked(play)["damage"] == 2


@cites("T8.5", "T20.3", "T20.4", "T11.2", "T19.1")
def test_close_combat_phasers_flames_and_grenade_launchers_mind_no_cover() -> None:
    trap = {"elements": {"b1": "trap"}}
    for shooter, holds, at in (
        ("hell-boys", ["hold"], ["hold", "hold"]),  # flamethrower-a
        ("honey", [], []),
        ("bazooka-joe", [], ["hold"]),
        ("recon-boys", ["hold", "hold"], ["rounds 1", "hold"]),
    ):
        play = field(open_ground("hs"), board=trap, h=shooter, s="sturmpioniere")
        shoot(play, shooter, *holds, "at sturmpioniere", *at)
        play.chance("hits 1")
        assert play.step != "save", shooter
    play = field(open_ground("hs"), board=trap, h="the-hammers", s="sturmpioniere")
    shoot(play, "the-hammers", "at sturmpioniere")
    say(play, "pass")
    play.chance("hits 5")
    assert "dead" in unit(play, "sturmpioniere")["flags"]


@cites("R9", "T8.5")
def test_cover_is_rolled_row_by_row() -> None:
    data = card_with("blackhawk", rows={"dual-heavy-piat": {"soldier": ["10/3", "6/3", "4/3", "2/3"]}})
    row = dict(next(card for card in data["units"]["unit"] if card["name"] == "blackhawk")["row"][0])
    row.update(name="mg", weapon="MG", soldier=["4/1", "4/1", "4/1", "4/1"])
    next(card for card in data["units"]["unit"] if card["name"] == "blackhawk")["row"].append(row)
    for saved, damage in (("first", 1), ("second", 3)):
        play = piat_at(["b.s"], "crate", data=data)
        shoot(play, "blackhawk", "at sturmpioniere", "at sturmpioniere")
        play.chance("hits 1", "saves 1" if saved == "first" else "saves 0")
        play.chance("hits 1", "saves 1" if saved == "second" else "saves 0")
        assert asked(play)["damage"] == damage


@cites("R2", "T6.7", "T15.7")
def test_a_hero_beside_a_walker_in_its_square_is_seen_and_has_no_cover() -> None:
    play = field(
        open_ground("d.s"),
        board={"units": {"lara": {"at": "c1"}}, "elements": {"c1": "crate"}},
        d="death-dealers",
        s="hans",
    )
    shoot(play, "death-dealers", "at lara", "at lara", "at lara")
    play.chance("hits 3", "hits 0", "hits 0")
    assert (unit(play, "lara")["points"], losses(play, "hans")) == (1, 0)


# T8.7


def strike(rows: list[str], elements: dict[str, str] | None = None, faq: bool = False) -> Play:
    """13 Foxtrot ``f`` see the squad ``s`` and call the mortar ``m`` of the Leathernecks."""
    play = field(
        open_ground(*rows),
        board={"elements": elements or {}},
        faq=faq,
        f="13-foxtrot",
        m="leathernecks",
        s=tired("sturmpioniere"),
    )
    say(play, "activate 13-foxtrot, do strike, do nothing, call leathernecks, for sturmpioniere")
    play.chance("hits 2")
    return play


@cites("T8.7")
def test_indirect_fire_has_no_line_so_no_corner_but_the_cover_of_the_square() -> None:
    rows = ["m....", ".....", ".....", "...#.", "f...s"]
    assert strike(rows).step == "lose"  # from m past the tile to s: a corner, if there were a line
    play = strike(["m....", ".....", ".....", "...#.", "f...s"], {"e5": "crate"})
    assert (play.step, play.state.weights()) == ("save", volley(2))  # soft: crate and no corner
    direct = field(open_ground("m....", ".....", ".....", ".....", "...#s"), m="leathernecks", s=tired("sturmpioniere"))
    shoot(direct, "leathernecks", "at sturmpioniere")
    direct.chance("hits 2")
    assert direct.step == "save"  # the same corner counts for direct fire


@cites("T8.7", "T14.2")
def test_a_building_covers_against_indirect_fire_as_seen_from_the_gun() -> None:
    text = """
    +   +   +   +   +---+   +   +
      .m  .   .   . |1.sL .   .f
    +   +   +   +   +---+   +   +
    """
    play = field(text, f="13-foxtrot", m="leathernecks", s=tired("sturmpioniere"))
    say(play, "activate 13-foxtrot, do strike, do nothing, call leathernecks, for sturmpioniere")
    play.chance("hits 2")
    assert (play.step, play.state.weights()) == ("save", volley(2)[::-1])


@cites("T8.3", "T1.5")
def test_against_a_large_vehicle_the_least_cover_counts() -> None:
    rows = ["p...", "....", "...#", "...s"]
    for shooter, expected in (("punisher", NONE), ("pounder", SOFT)):
        where = {"punisher": "a1", "pounder": "b2"}[shooter]
        play = field(
            open_ground(*[row.replace("p", ".") for row in rows]),
            board={"units": {shooter: {"at": where}}},
            s=tired("sturmpioniere"),
        )
        assert cover(play, shooter, "sturmpioniere", *["hold"] * (3 if shooter == "punisher" else 2)) == expected


# Worked examples


@cites("T8.1", "T8.2")
def test_example_564_a_trap_saves_three_of_four() -> None:
    play = field(
        open_ground("f.h"), board={"elements": {"c1": "trap"}}, f="heavy-flak-grenadiers", h="hell-boys", side="axis"
    )
    shoot(play, "heavy-flak-grenadiers", "at hell-boys")
    assert dice(play) == 6
    play.chance("hits 4")
    assert (dice(play), play.state.weights()) == (4, volley(4)[::-1])
    play.chance("saves 3")
    assert asked(play)["damage"] == 1
    say(play, "lose shotgun 1")
    assert unit(play, "hell-boys")["figures"] == {"shotgun": 2, "flame-a": 1, "flame-b": 1}


@cites("T8.4")
def test_example_603_corner_and_crate_are_hard_cover() -> None:
    play = field(
        open_ground("s..", "...", ".#d"),
        board={"elements": {"c3": "crate"}},
        s="sturmpioniere",
        d="death-dealers",
        side="axis",
    )
    shoot(play, "sturmpioniere", "at death-dealers")
    play.chance("hits 2")
    assert (play.step, play.state.weights()) == ("save", volley(2)[::-1])
