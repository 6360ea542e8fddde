### What players read during a game of Dust Tactics. Units may be called in the singular or the plural, so that no
### sentence depends on it: events are told in the past, questions and headlines name the unit before a colon.
### `$side` and the like arrive as names for people, `$side-word` as the word of the record.

## Names

seat-allies = Allied player
seat-axis = Axis player
seat-allies-1 = Allied player 1
seat-allies-2 = Allied player 2
seat-axis-1 = Axis player 1
seat-axis-2 = Axis player 2
side-allies = Allies
side-axis = Axis
action-nothing = Nothing
action-move = Move
action-attack = Attack
action-sustained = Sustained attack
action-charge = Charge
action-leap = One jump of both moves
action-strike = Artillery Strike
action-reload = Reload
action-tank-head = Tank Head
action-reactivate = Reactivate (officer)
action-repair = Makeshift repair (mechanic)
action-rebuild = Field repair (mechanic)
action-heal = Heal (medic)
action-bring-back = Bring back a squad (medic)
action-seize = Take the charge
element-crate = ammo crate
element-trap = tank trap
element-tile = terrain tile
armies-box = the cards of the box
armies-choose = chosen in secret
option-scenario = the battle that is fought
option-armies = whether the armies come out of the box or are chosen
option-players = how many play; four are two on each side
option-faq = with the publisher's later corrections
file-units = units of your own
    .check = sandtable check units FILE checks them
file-boards = boards of your own
    .check = sandtable check board FILE checks them
file-scenarios = scenarios of your own
    .check = sandtable check scenario FILE checks them

## Names put together

name-copy = { $unit } ({ $number })
name-weapon = { $printed }

## Questions

ask-choose-armies = Which unit joins your army? { $points } AP are left.
ask-choose-forces = Which unit joins your army? The scenario says how many vehicles and squads it has.
ask-place-tile = Where do you place a terrain tile? { $tiles ->
        [one] It is the last one.
       *[other] { $tiles } are left.
    }
ask-place = Which cover element do you place, and where? Crates left: { $crates }, tank traps left: { $traps }.
ask-join = Which squad does { $unit } join?
ask-put = { $unit }: where do you place this unit?
ask-begin = You have won the initiative. Who begins?
ask-activate = Which unit do you activate?
ask-activate-this = { $unit }: activate this unit now?
ask-leave = Does { $unit } leave the squad ({ $squad }) for good?
ask-first-act = { $unit }: what is the first action?
ask-second-act = { $unit }: first { $first }, and then?
ask-free = { $unit }: which free ability is announced?
ask-enter = { $unit }: where does this unit enter?
ask-move = { $unit }: where to?
ask-pay = { $unit }: what pays for the way to { $square }? The other is left for the second move.
ask-crush = { $unit }: which crates are crushed on the way to { $square }?
ask-aim = { $unit }, { $weapon }: what is the target?
ask-burn = { $unit }, { $weapon }: which other square burns?
ask-rounds = { $unit }, { $weapon }: how many rounds are fired?
ask-mark = { $unit }: which miniature does the sniper aim at ({ $enemy })?
ask-medal = { $unit }, { $weapon }: use the Medal of Honor for this row, or keep it for a later one?
ask-strike-back = { $unit }: strike back at { $enemy }?
ask-react = Reactive fire at { $enemy }?
ask-tank-head = { $unit }: which vehicle is repaired?
ask-call = { $unit }: which artillery is called?
ask-call-for = { $unit }: at whom does the artillery fire ({ $gun })?
ask-order = { $unit }, { $act }: for whom?
ask-revive = { $unit }: which miniature comes back?
ask-lose = { $unit }: { $damage ->
        [one] one point of damage
       *[other] { $damage } points of damage
    } to share out. How much of it falls on this kind: { $figure }?

## Choices

act-take = Take { $unit }
act-join = { $unit }
act-alone = Join nobody
act-done = Done
act-tile = A terrain tile on { $square }
act-crate = An ammo crate on { $square }
act-trap = A tank trap on { $square }
act-put = On { $square }
act-first = { $side-word ->
        [allies] The Allies begin
       *[axis] The Axis begins
    }
act-activate = Activate { $unit }
act-wait = Not now
act-leave = Leave the squad
act-stay = Stay together
act-do = { $act }
act-use = Use { $ability }
act-enter = Enter on { $square }
act-to = To { $square }
act-stop = Stay here
act-exit = Leave the board
act-pay = { $way-word ->
        [diagonal] The cheap diagonal
       *[points] Additional points
    }
act-crush = Crush the crate on { $square }
act-at = At { $unit }
act-wreck = At the cover element on { $square }
act-burn = Burn { $square }
act-hold = Do not fire
act-mark = At the { $figure }
act-rounds = { $count ->
        [one] One round
       *[other] { $count } rounds
    }
act-react = React with { $unit }
act-pass = No
act-strike-back = Strike back
act-again = Roll one die again
act-lose = { $figure-word ->
        [hero] { $count ->
            [0] None
            [one] One point of the hero
           *[other] { $count } points of the hero
        }
       *[other] { $count ->
            [0] None
           *[other] { $count } × { $figure }
        }
    }
act-call = Call { $unit }
act-for = For { $unit }
act-revive = The { $figure }
act-wins = { $side-word ->
        [allies] The Allies win the roll
       *[axis] The Axis wins the roll
    }
act-hits = { $count ->
        [0] No hit
        [one] One hit
       *[other] { $count } hits
    }
act-saves = { $count ->
        [0] No save
        [one] One save
       *[other] { $count } saves
    }
act-ignored = { $count ->
        [0] No damage ignored
       *[other] { $count } damage ignored
    }
act-repaired = { $count ->
        [0] No point repaired
        [one] One point repaired
       *[other] { $count } points repaired
    }

## What happened

event-took = { $side-word ->
        [allies] The Allies
       *[axis] The Axis
    } fielded { $unit }.
event-placed = { $side-word ->
        [allies] The Allies
       *[axis] The Axis
    } placed { $element-word ->
        [crate] an ammo crate
        [trap] a tank trap
       *[tile] a terrain tile
    } on { $square }.
event-joined = { $unit } joined a squad: { $squad }.
event-put = { $unit } took up position on { $square }.
event-round = Round { $number } began.
event-initiative = { $side-word ->
        [allies] The Allies
       *[axis] The Axis
    } won the initiative.
event-begins = { $side-word ->
        [allies] The Allies
       *[axis] The Axis
    } went first.
event-parted = { $unit } left the squad: { $squad }.
event-activated = { $first-word ->
        [nothing] { $unit } did nothing.
       *[other] { $unit } activated: { $first }{ $second-word ->
            [nothing] .
           *[other] , then { $second }.
        }
    }
event-announced = { $unit } used { $ability }.
event-lost-action = { $unit } lost an action that had become impossible: { $act }.
event-entered = { $unit } entered on { $square }.
event-moved = { $unit } moved from { $origin } to { $square }.
event-crushed = { $unit } crushed the crate on { $square }.
event-left = { $unit } left the board ({ $ap } AP).
event-attacks = { $mode-word ->
        [sustained] { $unit } made a sustained attack.
        [charge] { $unit } charged home.
        [reaction] { $unit } opened reactive fire.
        [called] { $unit } fired where the spotter said.
       *[attack] { $unit } attacked.
    }
event-rolled = { $unit }, { $weapon }{ $stage-word ->
        [sustained] , again by sustained attack:
        [berserk] , again by Berserk:
        [medal] , again by Medal of Honor:
        [damage] , damage dice:
       *[first] :
    } { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
event-saved = { $unit } in cover: { $saves } of { $hits ->
        [one] one hit
       *[other] { $hits } hits
    } saved.
event-shrugged = { $unit }, Damage Resilient: { $ignored } of { $damage } damage ignored.
event-fell = { $unit } lost { $count } × { $figure }; { $left ->
        [0] nobody
        [one] one miniature
       *[other] { $left } miniatures
    } left.
event-hurt = { $unit } lost { $count ->
        [one] one point
       *[other] { $count } points
    }; { $left ->
        [0] none
       *[other] { $left }
    } left.
event-destroyed = Destroyed: { $unit } ({ $ap } points for the enemy).
event-element-hit = The cover element on { $square } was hit; { $left ->
        [one] one point
       *[other] { $left } points
    } left.
event-element-gone = The cover element on { $square } was destroyed.
event-strikes-back = { $unit } struck back at { $enemy }.
event-recovered = { $unit } got { $count ->
        [one] one point
       *[other] { $count } points
    } back by the serum.
event-reacts = { $unit } tried reactive fire at { $enemy }.
event-reaction-succeeds = { $unit }: the reaction succeeded.
event-reaction-fails = { $unit }: the reaction failed.
event-calls = { $unit } called artillery ({ $gun }) on { $enemy }.
event-reloaded = { $unit } reloaded.
event-mended = { $unit } repaired a vehicle completely: { $vehicle }.
event-seized = { $unit } took the charge on { $square }.
event-orders = { $unit } gave an order for { $friend }: { $act }.
event-order-fails = { $unit }: the order failed.
event-ready-again = Ready again: { $unit }.
event-repaired = { $unit } got { $count ->
        [one] one point
       *[other] { $count } points
    } back by repair.
event-healed = { $unit } got { $count ->
        [one] one point
       *[other] { $count } points
    } back from the medic.
event-revived = { $unit } got a miniature back: { $figure }.
event-brought-back = Back in the battle: { $unit }.
event-self-repaired = { $unit }, Self-Repair: { $count ->
        [0] no point
        [one] one point
       *[other] { $count } points
    } back.
event-scored = Points: Allies { $allies }, Axis { $axis }.

## Endings

ending-wiped-out = A side was wiped out.
ending-objective = The objective of the scenario decided.
ending-points = The points decided.
ending-draw = Both sides had the same number of points.

## Why something is not allowed

no-not-ready = That unit has been activated this round or is out of the battle.
no-not-your-unit = That is not your unit.
no-enters-with-squad = A joined hero enters with the squad.
no-attack-twice = A unit attacks only once in an activation.
no-takes-both-actions = That takes both actions.
no-must-enter = The unit is not on the board yet: its first action is the move that enters.
no-no-way-in = No square by which the unit could enter is free.
no-nothing-to-shoot = The unit has no target from where it stands.
no-no-charge = Only units with Charge can do that.
no-no-jump = Only units with Jump can do that.
no-nowhere-to-go = The unit has nowhere to go.
no-activated-at-once = A unit that was brought back is activated at once.
no-not-the-one-ordered = The order was for another unit.
no-no-such-ability = No such ability can be announced now.
no-used-up = That ability is used up.
no-no-help = That ability changes no action that was declared.
no-no-such-square = That square is not on this board.
no-closed-ground = The unit cannot stand on that terrain.
no-trap-there = A tank trap stops vehicles.
no-enemy-there = An enemy stands there.
no-under-a-roof = Aircraft and large vehicles do not enter buildings.
no-no-room = There is no room: a square holds one squad or vehicle, and heroes.
no-too-far = The move points are not enough.
no-no-fit = The large vehicle does not fit there: it needs four squares, named by the upper left one.
no-aircraft-there = Aircraft share their square with nobody.
no-no-landing = A jump ends on a square without another unit.
no-lands-inside = A jump over walls ends outside that building.
no-corner-closed = Only a diagonal past impassable corners leads there.
no-wall-in-the-way = A wall or an entrance that is too small is in the way.
no-units-in-the-way = Units or tank traps are in the way.
no-no-way = The ground between cannot be crossed.
no-not-on-the-way = No crate that the unit could crush on this way lies there.
no-no-exit = The unit cannot leave the board from here.
no-on-board-already = The unit is on the board already.
no-no-enemy = That is no enemy on the board that could be a target of its own.
no-not-the-active-unit = All rows of a reaction aim at the activated unit.
no-harmless = This weapon cannot hurt that class.
no-fireproof = Flamethrowers do nothing to tank traps.
no-not-seen = There is no line of sight.
no-out-of-range = It is out of range.
no-burns-squares = This flamethrower burns squares, and it reaches cover elements only past squares without units.
no-misses-enemy = The flames have to reach an enemy.
no-no-element = There is no cover element this weapon can hit and hurt.
no-no-flame = Fire does not reach that square: it must be seen, in range, and the squares before it must burn.
no-empty-attack = At least one weapon has to fire.
no-too-many-rounds = There is not so much ammunition, or there are not so many miniatures to fire it.
no-no-such-miniature = There is no such miniature in the target.
no-no-reaction = Only a ready unit that sees the enemy, has it in range and can hurt it may react.
no-no-spotter = The unit cannot call artillery.
no-no-gun = No artillery can be called: it must be loaded, ready, on the board, and reach a target the spotter sees.
no-no-strike-target = It cannot be done for that unit.
no-nothing-to-reload = There is nothing to reload.
no-no-tank-head = The unit has no Tank Head, or has used it.
no-nothing-to-repair = No damaged friendly vehicle is beside the unit.
no-nothing-to-seize = There is no charge the unit could take.
no-no-commander = Nobody here can give that order.
no-one-order = Your side has tried its order for this round.
no-no-radio = Without a living radioman nothing can be brought back.
no-once-a-game = That order works only once a game.
no-nobody-to-help = There is no unit this order could be for.
no-not-that-unit = The order cannot be for that unit.
no-nobody-lost = No such miniature was lost.
no-wrong-figure = Losses are named kind by kind, in the order of the card.
no-wrong-loss = All the damage has to be shared out, among those who are alive.
no-outside-zone = Cover elements go to the cover zone of the scenario.
no-wrong-ground = Cover elements stand on circles and diamonds only.
no-element-there = A cover element is there already.
no-trap-indoors = A tank trap may stand only in a building with a large entrance.
no-none-left = All of these have been placed.
no-no-tile-there = No terrain tile may lie there.
no-cannot-put = The unit cannot be placed there.
no-army-done = The army is complete.
