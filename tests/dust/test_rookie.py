"""Rookie: plays every edition, knows only what its seat may know, and follows its rules of thumb."""

from functools import cache
from random import Random

import pytest

from sandtable.bots.bot import Look
from sandtable.bots.match import play_match
from sandtable.bots.registry import bot_class, bot_names
from sandtable.core.bits import BIT
from sandtable.core.seats import CHANCE
from sandtable.core.state import State
from sandtable.core.step import QUESTION, SECRET
from sandtable.games.dust.bots.rookie import ANSWERS, Rookie
from sandtable.games.dust.game import STEPS
from sandtable.games.dust.rules.board import DustState
from sandtable.testing import Play
from tests.dust.geography import inland, role, touch
from tests.dust.positions import EDITIONS, at, pass_by, roll, rules_with
from tests.dust.realms import PLAYERS, SEA_SOURCES, SOURCES, claimed, held, ordered

TABLES = [(edition, players) for edition in EDITIONS for players in PLAYERS]


def answer(play: Play, seed: str = "tea") -> str:
    """What Rookie says to the question of a position, in words; the same whatever its whim."""
    found = {choice(play.state, f"{seed}{number}") for number in range(3)}
    assert len(found) == 1, f"it is of two minds: {found}"
    return found.pop()


def choice(state: State, seed: str, number: int = 0) -> str:
    bot = Rookie(state.rules, state.seat, seed)
    return state.rules.space.words(bot.decide(state, number))


def order(play: Play, most: int = 20) -> list[str]:
    """What Rookie says until its order is complete, carried out in the position."""
    seat = play.state.seat
    found: list[str] = []
    while play.state.stack and play.state.seat == seat and len(found) < most:
        found.append(choice(play.state, "order"))
        play.state.apply(play.state.rules.space.parse(found[-1]))
        if not (play.state.stack and play.state.stack[-1].continues):
            break
    return found


def phase(play: Play, *steps: str) -> list[str]:
    """What Rookie says to all questions of these steps, carried out in the position."""
    seat = play.state.seat
    found: list[str] = []
    while play.state.stack and play.step in steps and play.state.seat == seat:
        found.append(choice(play.state, "phase"))
        play.state.apply(play.state.rules.space.parse(found[-1]))
    return found


MOVING = ("move", "move-to", "move-units", "join-bombers")
ATTACKING = ("attack", "attack-on", "attack-units")
SHOPPING = ("buy", "buy-more", "hire", "put", "new-centre", "ask-builder", "discard")


# Playing


def test_it_is_found_by_its_name() -> None:
    assert "rookie" in bot_names("dust")
    assert bot_class("rookie", "dust") is Rookie


def test_it_has_an_answer_to_every_question() -> None:
    assert {step for step in STEPS if step.asks in (QUESTION, SECRET)} == set(ANSWERS)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_it_plays_whole_games(edition: str, players: int) -> None:
    """Three rounds at every table, against itself and chance; games to the end are in the next test."""
    rules = rules_with(edition=edition, players=players, round_limit=3)
    bots = ["random" if seat % 3 == 1 else "rookie" for seat in range(players)]
    assert play_match(rules, bots, "whole").ending


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_chance(edition: str, players: int) -> None:
    for seat in (0, players - 1):
        bots = ["random"] * players
        bots[seat] = "rookie"
        result = play_match(rules_with(edition=edition, players=players), bots, f"beaten {seat}")
        assert result.returns[seat] == 1.0


@pytest.mark.parametrize(
    "options", [{"conquest": True}, {"plain_neutral_capitals": True, "tame_capitals": True, "small_missiles": True}]
)
def test_it_plays_by_house_rules(options: dict[str, object]) -> None:
    rules = rules_with(edition="standard", players=3, round_limit=4, **options)
    assert play_match(rules, ["rookie", "random", "rookie"], "house").ending


@cache
def random_positions(edition: str, players: int) -> list[State]:
    """Positions of random games in which there is something to decide: of each question about as many."""
    rng = Random(f"{edition} {players}")
    met: dict[str, int] = {}
    found: list[State] = []
    for _ in range(2):
        state = rules_with(edition=edition, players=players, round_limit=10).start()
        while not state.is_over():
            if state.seat != CHANCE and len(state.legal()) > 1:
                step = type(state.stack[-1]).__name__
                if rng.random() < 2 / (2 + met.get(step, 0) ** 2):
                    met[step] = met.get(step, 0) + 1
                    found.append(state.copy())
            state.apply(state.draw(rng) if state.seat == CHANCE else rng.choice(state.legal()))
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_answers_every_question_of_random_games(edition: str) -> None:
    """In positions it would never get into, too."""
    asked: set[str] = set()
    for players in (2, 5):
        for state in random_positions(edition, players):
            asked.add(type(state.stack[-1]).__name__)
            choice(state, "any")
    assert len(asked) > 25


def test_it_repeats_itself() -> None:
    """The same seed gives the same game; another seed another one."""
    rules = rules_with(edition="premium", players=2, round_limit=3)
    results = [play_match(rules, ["rookie", "rookie"], seed) for seed in ("a", "a", "b")]
    seen = [(result.ending, result.decisions, result.returns) for result in results]
    assert seen[0] == seen[1]
    assert len({result.decisions for result in results}) == 2


# Fairness


@pytest.mark.parametrize("edition", EDITIONS)
def test_hidden_facts_do_not_matter(edition: str) -> None:
    """In worlds that look the same to the seat it chooses the same."""
    rng = Random(f"{edition} fair")
    differ = 0
    for number, state in enumerate(random_positions(edition, 3)):
        seat = state.seat
        view = state.view(seat)
        worlds = [state, *(state.rules.sample(view, Random(rng.random())) for _ in range(2))]
        differ += any(world.describe() != state.describe() for world in worlds)
        looks = [Look.of(world, seat) for world in worlds]
        assert all((look.view, look.legal) == (looks[0].view, looks[0].legal) for look in looks)
        choices = {choice(world, "fair", number) for world in worlds}
        assert len(choices) == 1, f"it knows what it cannot see: {choices}"
    assert differ > 30


def test_what_it_thought_before_does_not_matter() -> None:
    """A bot that is asked for the first time answers like one that has played the game."""
    rng = Random(5)
    state = rules_with(edition="epic", players=3, round_limit=3).start()
    bots = [Rookie(state.rules, seat, "same") for seat in range(3)]
    number = 0
    while not state.is_over():
        if state.seat == CHANCE:
            state.apply(state.draw(rng))
            continue
        action = bots[state.seat].decide(state, number)
        if number % 5 == 0:
            assert action == Rookie(state.rules, state.seat, "same").decide(state, number)
        state.apply(action)
        number += 1
    assert number > 100


# Rules of thumb: the set-up


@pytest.mark.parametrize("edition", ["premium", "standard"])
def test_it_settles_power_sources_first(edition: str) -> None:
    play = claimed(edition, 4)
    assert answer(play).split()[1] in SOURCES


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_sets_up_by_the_sea(edition: str) -> None:
    """After a set-up of its own: power sources, and a centre on the coast."""
    play = ordered(edition, 2)
    steps = ("choose-army", "claim-capital", "settle", "settle-source", "first-centre")
    while play.step in steps:
        play.state.apply(play.state.rules.space.parse(choice(play.state, "set up")))
    state = play.state
    assert isinstance(state, DustState)
    for seat in (0, 1):
        centres = [state.tables.area_names[area] for area in range(48) if state.own_centres(seat) & BIT[area]]
        assert len(centres) == 3
        assert not all(inland(name) for name in centres)
        assert len(set(held(play, state.tables.seats[seat])) & set(SOURCES)) >= 2


def test_it_takes_a_sea_source_from_the_beginning() -> None:
    """D2.8: it counts at once."""
    play = at(
        "new-guinea: first 1T; amazon: second 1T",
        "reinforce first",
        'centres = ["new-guinea"]\ncards.first = "nurse-115"\nhomes = {first = "south-china", second = "gulf-coast"}',
        round=0,
    )
    assert touch("new-guinea", "philippine-sea")
    assert role("philippine-sea") == "source"
    assert "put philippine-sea 1" in phase(play, *SHOPPING)


# Rules of thumb: production

REALM = "gulf-coast: first 2T; yukon: first 1T; western-canada: first 1T; great-plains: first 1T; mexico: first 1T"


BLOCKADE = "sargasso-sea: second 1S; caribbean-sea: second 1S"
"""So that no submarines can be built on the Gulf coast."""


def test_it_builds_centres_for_its_power_sources() -> None:
    play = at(
        f"{REALM}; amazon: first 1T; india: second 3T; persia: second 1T",
        "production first",
        'centres = ["gulf-coast", "persia"]\ncards.first = "nurse-115"\nhands.first = ["sigrid-241", "koshka-421"]',
    )
    assert any(words.startswith("build ") for words in phase(play, *SHOPPING))


def test_it_buys_cards_when_the_hand_is_short() -> None:
    play = at(
        f"{REALM}; india: second 3T",
        "production first",
        'centres = ["gulf-coast"]\ncards.first = "nurse-115"\nhands.first = ["sigrid-241"]',
    )
    assert any(words.startswith("buy card") for words in phase(play, *SHOPPING))


def test_it_sees_to_supremacy() -> None:
    """A fighter rolls first: worth more than a tank."""
    play = at(
        f"gulf-coast: first 2T; mexico: second 3T; california: second 1T; yukon: second 1T; {BLOCKADE}",
        "production first, combat-phase first 2",
        'centres = ["gulf-coast"]\ncards.first = "nurse-115"\nhands.first = ["sigrid-241", "koshka-421"]',
    )
    bought = phase(play, *SHOPPING)
    assert any(words.startswith(("buy fighter", "buy mech")) for words in bought)


def test_new_units_guard_a_capital_that_can_be_attacked() -> None:
    play = at(
        f"gulf-coast: first 1T; great-plains: first 1T; eastern-states: second 8T 2F; india: second 1T; {BLOCKADE}",
        "production first",
        'centres = ["gulf-coast", "great-plains"]\ncards.first = "nurse-115"\nvp = {first = 20, second = 30}\n'
        'hands.first = ["sigrid-241", "koshka-421", "koshka-151", "sigrid-142"]\nqueue = ["second"]\n'
        'homes = {first = "gulf-coast", second = "eastern-states"}',
    )
    assert "put gulf-coast 5" in phase(play, *SHOPPING)


# Rules of thumb: movement


def test_it_guards_a_capital_that_can_be_attacked() -> None:
    board = 'queue = ["second"]\nhomes = {first = "gulf-coast", second = "eastern-states"}\n'
    areas = "gulf-coast: first 1T; mexico: first 9T 1F; eastern-states: second 8T 2F; eastern-siberia: second 1T"
    play = at(areas, "move-phase first 1", board + "vp = {first = 20, second = 30}", edition="premium")
    assert order(play)[:2] == ["move mexico", "to gulf-coast"]


def test_it_leaves_a_capital_alone_that_cannot_be_attacked() -> None:
    """The only sources of victory points that are in danger are elsewhere."""
    board = 'queue = ["second"]\nhomes = {first = "gulf-coast", second = "eastern-states"}\n'
    areas = "gulf-coast: first 1T; mexico: first 9T 1F; eastern-states: second 8T 2F; eastern-siberia: second 1T"
    play = at(areas, "move-phase first 1", board, edition="premium")
    assert order(play)[:2] != ["move mexico", "to gulf-coast"]


def test_it_walks_into_power_sources_nobody_holds() -> None:
    play = at("alaska: first 3T; india: second 3T", "move-phase first 2", edition="epic")
    assert touch("alaska", "yukon")
    said = phase(play, *MOVING)
    assert "to yukon" in said
    assert "to western-canada" in said


def test_it_sails_to_power_sources_nobody_holds() -> None:
    play = at("east-china-sea: first 2S; india: second 3T", "move-phase first 1")
    assert order(play)[1].removeprefix("to ") in SEA_SOURCES


def test_it_brings_help_for_an_attack() -> None:
    play = at(
        "alaska: first 1T; western-canada: first 1T; california: first 5T 2F; yukon: second 2T; india: second 3T",
        "move-phase first 1, combat-phase first 1",
    )
    assert touch("alaska", "yukon", "western-canada")
    moved = phase(play, *MOVING)
    assert moved[0] == "move california"
    assert touch(moved[1].removeprefix("to "), "yukon")
    assert "on yukon" in order(play)


# Rules of thumb: attacks


def test_it_takes_a_power_source_that_is_held_weakly() -> None:
    play = at(
        "western-canada: first 5T 1F; yukon: second 1T; great-plains: second 4T 1F; india: second 1T",
        "combat-phase first 1",
    )
    assert order(play)[:2] == ["attack western-canada", "on yukon"]


def test_it_leaves_one_behind() -> None:
    """D6.11: an area nobody stays in is lost."""
    play = at("western-canada: first 6T 1F; yukon: second 1T; india: second 1T", "combat-phase first 1")
    said = order(play)
    assert "take tank 6" not in said
    assert any(words.startswith("take tank") for words in said)


def test_it_does_not_attack_hopelessly() -> None:
    play = at("alaska: first 3T; yukon: second 8T 3F; india: second 1T", "combat-phase first 2")
    assert answer(play) == "done"


def test_it_stops_the_leader() -> None:
    """Of two that are held alike it takes the power source of who is about to win."""
    for leader, target in (("second", "yukon"), ("third", "alaska")):
        play = at(
            "western-canada: first 6T 2F; yukon: second 1T; alaska: third 1T; india: second 1T; argentina: third 1T",
            "combat-phase first 1",
            f"vp = {{first = 5, {leader} = 38}}",
            players=3,
        )
        assert order(play)[:2] == ["attack western-canada", f"on {target}"]


def test_it_bombards_where_nothing_is_risked() -> None:
    play = at("arabian-sea: first 4S; egypt: second 1T; alaska: first 1T", "combat-phase first 1")
    assert touch("arabian-sea", "egypt")
    assert role("egypt") == "source"
    assert order(play) == ["bombard arabian-sea", "on egypt", "take submarine 4"]


def test_it_raids_submarines() -> None:
    play = at("brazil: first 1T 3B; mid-atlantic: second 2S; india: second 1T", "combat-phase first 1")
    assert order(play) == ["raid brazil", "on mid-atlantic", "take bomber 3"]


# Rules of thumb: abilities


def test_mechs_are_dropped_where_it_counts() -> None:
    play = at(
        "alaska: first 1T 3M; india: second 1T; persia: second 1T; tibet: second 2T",
        "combat-phase first 1",
        'cards.first = "mech-dropper-322"',
    )
    assert order(play)[:2] == ["drop", "on india"]


def test_missiles_hit_a_power_source_held_weakly() -> None:
    play = at(
        "alaska: first 1T; india: second 1T; persia: second 1T; tibet: second 6T",
        "combat-phase first 1",
        'cards.first = "missiles-412"',
    )
    assert order(play) == ["missiles", "on india"]


def test_the_secret_weapon_drives_a_strong_force_out() -> None:
    play = at(
        "alaska: first 3T; yukon: second 6T 2F; western-canada: second 1T; india: second 1T",
        "combat-phase first 1",
        'cards.first = "secret-weapon-421"',
    )
    assert order(play)[:2] == ["attack alaska", "on yukon"]
    assert play.step == "ask-at-start"
    assert answer(play) == "use"


def test_the_secret_weapon_is_kept_where_it_is_not_needed() -> None:
    play = at(
        "alaska: first 9T 2F; great-plains: second 1T; yukon: second 1T; western-canada: second 1T",
        "combat-phase first 3",
        'cards.first = "secret-weapon-421"',
    )
    play.do("attack alaska>yukon 8T 2F")
    assert answer(play) == "decline"


def test_the_ace_flies_when_it_decides() -> None:
    play = at(
        "western-canada: first 2T 3F; yukon: second 5T; india: second 1T",
        "combat-phase first 1",
        'cards.first = "ace-of-the-sky-412"',
    )
    play.do("attack western-canada>yukon 2T 3F")
    assert answer(play) == "use"


def test_the_radar_warns_of_a_lost_battle_only() -> None:
    for attackers, expected in (("9T 3F", "use"), ("2T", "decline")):
        play = at(
            f"western-canada: first {attackers}; yukon: second 4T 1M; alaska: second 1T",
            "combat-phase first 1",
            'cards.second = "alien-radar-421"',
        )
        play.do(f"attack western-canada>yukon {attackers}")
        assert answer(play) == expected


def test_rocket_troops_repeat_a_bad_roll_only() -> None:
    for hits, expected in ((0, "use"), (4, "decline")):
        play = at(
            "western-canada: first 6T 1F; yukon: second 4T; india: second 1T",
            "combat-phase first 1",
            'cards.first = "rocket-troops-511"',
        )
        play.do("attack western-canada>yukon 6T 1F")
        pass_by_retreat(play)
        roll(play, hits)
        assert (play.step == "ask-reroll" and answer(play) == expected) or (hits == 4 and play.step != "ask-reroll")


def test_sigrid_rolls_the_blanks_again() -> None:
    play = at(
        "western-canada: first 6T 1F; yukon: second 6T; india: second 1T",
        "combat-phase first 1",
        'cards.first = "sigrid-412"',
    )
    play.do("attack western-canada>yukon 6T 1F")
    pass_by_retreat(play)
    roll(play, 1)
    assert play.step == "ask-reroll"
    assert answer(play) == "use"


def test_the_nurse_comes_when_many_die() -> None:
    for hits, expected in ((1, "decline"), (3, "use")):
        play = at(
            "western-canada: first 6T 1F; yukon: second 6T 2F; india: second 1T",
            "combat-phase first 1",
            'cards.first = "nurse-322"',
        )
        play.do("attack western-canada>yukon 6T 1F")
        pass_by_retreat(play)
        roll(play, hits)
        pass_by_losses(play, 0 if hits == 1 else 3)
        assert play.step == "ask-nurse"
        if hits > 1:
            assert answer(play) == expected


def test_a_free_mech_is_taken() -> None:
    play = at(REALM, "production first", 'centres = ["gulf-coast"]\ncards.first = "mech-builder-214"')
    assert "mech gulf-coast" in phase(play, *SHOPPING)


def test_peace_is_made_with_the_dangerous_one() -> None:
    play = at(
        "gulf-coast: first 1T; yukon: first 1T; western-canada: first 1T; great-plains: second 9T 3F; india: third 1T",
        "production first",
        'centres = ["gulf-coast"]\ncards.first = "diplomat-331"\nqueue = ["second", "third"]\n'
        "vp = {second = 30, first = 20}",
        players=3,
    )
    assert answer(play) == "ally second"


def pass_by_retreat(play: Play) -> None:
    """Nobody retreats."""
    while play.step in ("withdraw", "withdraw-more"):
        play.do("done")


def pass_by_losses(play: Play, on_land: int) -> None:
    """So many hits fall on land units, if there is a choice."""
    if play.step == "losses":
        play.do(f"losses {on_land}")


# Rules of thumb: in battle


def test_it_gives_up_what_is_lost() -> None:
    play = at(
        "western-canada: first 5T 2M; yukon: second 6T 3F; india: second 1T",
        "combat-phase first 1",
    )
    play.do("attack western-canada>yukon 5T 2M")
    pass_by(play)
    roll(play, 4)
    pass_by_losses(play, 4)
    assert play.step == "withdraw"
    assert answer(play) == "withdraw mech 2"


def test_it_fights_on_where_it_wins() -> None:
    play = at("western-canada: first 6T 2F; yukon: second 2T; india: second 1T", "combat-phase first 1")
    play.do("attack western-canada>yukon 6T 2F")
    assert play.step == "withdraw"
    assert answer(play) == "done"


def test_it_hits_what_hurts() -> None:
    """A bomber without fighters: two dice and six points, before a tank."""
    play = at("western-canada: first 6T 2F; yukon: second 5T 1B; india: second 1T", "combat-phase first 1")
    play.do("attack western-canada>yukon 6T 2F")
    pass_by_retreat(play)
    roll(play, 1)
    assert play.step == "losses"
    assert answer(play) == "losses 0"
