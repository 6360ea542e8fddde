"""Rookie's answers in a battle, its own or one that was brought to it."""

from sandtable.games.dust.bots.battle_choices import BattleChoices
from sandtable.games.dust.bots.rookie_turn import next_of
from sandtable.games.dust.bots.situation import Situation
from sandtable.games.dust.rules.abilities import AskAtStart, AskNurse, CarryOff, RadarUnits
from sandtable.games.dust.rules.aftermath import Home
from sandtable.games.dust.rules.battle import AskReroll, Losses, Withdraw, reroll_ability
from sandtable.games.dust.rules.board import KINDS
from sandtable.games.dust.rules.editions import MECH
from sandtable.games.dust.rules.retreat import Flee
from sandtable.games.dust.rules.tables import SIGRID


def withdraw(at: Situation, step: Withdraw) -> int:
    """D7.6: whether to fight on, and who leaves."""
    wanted = BattleChoices(at.planner, step.battle, step.side(at.s)).retreat()
    kind = next_of(wanted, step.chosen)
    rooms = at.room()
    if kind in rooms:
        return at.say("withdraw", kind, min(wanted[kind], rooms[kind]) - 1)
    return at.say("done")


def reroll(at: Situation, step: AskReroll) -> int:
    """D10.1, D10.10: whether to roll again."""
    sigrid = reroll_ability(at.s, step.battle, step.roller, step.hits) == SIGRID
    again = BattleChoices(at.planner, step.battle, step.roller).again(step.hits, sigrid)
    return at.say("use" if again else "decline")


def losses(at: Situation, step: Losses) -> int:
    """D7.4: who is hit."""
    return at.say("losses", BattleChoices(at.planner, step.battle, step.roller).losses(step.hits))


def at_start(at: Situation, step: AskAtStart) -> int:
    """D10.3, D10.5, D10.8: whether to use the ability for the start of a battle."""
    return at.say("use" if BattleChoices(at.planner, step.battle, step.side).at_start() else "decline")


def radar_units(at: Situation, step: RadarUnits) -> int:
    """D10.5: every unit that can leave does."""
    rooms = at.room()
    if rooms:
        kind = min(rooms)
        return at.say("withdraw", kind, rooms[kind] - 1)
    return at.say("done")


def nurse(at: Situation, step: AskNurse) -> int:
    """D10.2: whether to call the nurse now."""
    return at.say("use" if BattleChoices(at.planner, step.battle, step.side).nurse(step.doomed) else "decline")


def carry_off(at: Situation, step: CarryOff) -> int:
    """D8.2: where a saved unit is most welcome."""
    more = [0] * KINDS
    more[step.kind] = 1
    return at.best([at.gain_at(at.value(action), more) for action in at.legal])


def flee(at: Situation, step: Flee) -> int:
    """D8.2: all together to where they are most welcome."""
    return shelter(at, step.kind())


def home(at: Situation, step: Home) -> int:
    """D10.7: mechs go back to where they are most welcome."""
    return shelter(at, MECH)


def shelter(at: Situation, kind: int) -> int:
    """The place that gains most, and as many as may go there."""
    rooms = at.room()
    best, choice = -1e9, at.legal[0]
    for area in sorted(rooms):
        more = [0] * KINDS
        more[kind] = rooms[area]
        gain = at.gain_at(area, more)
        if gain > best:
            best, choice = gain, at.say("flee", area, rooms[area] - 1)
    return choice
