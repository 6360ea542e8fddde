### What players read during a game of Dust.
### `$seat` and the like arrive as names for people, `$seat-word` as the word of the record.

## Names

seat-first = First player
seat-second = Second player
seat-third = Third player
seat-fourth = Fourth player
seat-fifth = Fifth player
seat-sixth = Sixth player
seat-neutral = neutrals
seat-neutral-1 = neutrals
seat-neutral-2 = neutrals
seat-neutral-3 = neutrals
seat-neutral-4 = neutrals
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-grey = Grey
colour-green = Green
colour-white = White
unit-tank = tank
unit-mech = mech
unit-fighter = fighter
unit-bomber = bomber
unit-submarine = submarine
unit-centre = production centre
unit-card = card
ability-rocket-troops = Rocket troops
ability-nurse = Nurse
ability-secret-weapon = Secret weapon
ability-diplomat = Diplomat
ability-alien-radar = Alien radar
ability-koshka = Koshka
ability-mech-dropper = Mech dropper
ability-ace-of-the-sky = Ace of the sky
ability-mech-builder = Mech builder
ability-sigrid = Sigrid
ability-missiles = Ballistic missiles
option-edition = the edition whose rules are played
option-players = how many play
option-plain_neutral_capitals = capitals nobody claimed are ordinary land
option-tame_capitals = no secret weapon and no mech drop against capitals
option-small_missiles = missiles roll one die less than you have centres, at most six
option-cheap_capitals = a capital is worth one victory point
option-conquest = world conquest instead of victory points
option-round_limit = the last round; 0 for none
file-map = a map of your own
    .check = sandtable check map FILE checks it
file-cards = cards of your own
    .check = sandtable check cards FILE checks them

## Names put together

name-card = { $ability } { $combat }-{ $movement }-{ $production }{ $stars ->
        [1] *
        [2] **
       *[other] ***
    }
amount = { $unit-word ->
        [tank] { $count ->
            [one] a tank
           *[other] { $count } tanks
        }
        [mech] { $count ->
            [one] a mech
           *[other] { $count } mechs
        }
        [fighter] { $count ->
            [one] a fighter
           *[other] { $count } fighters
        }
        [bomber] { $count ->
            [one] a bomber
           *[other] { $count } bombers
        }
       *[submarine] { $count ->
            [one] a submarine
           *[other] { $count } submarines
        }
    }
rolls-of = { $force-word ->
        [neutral-1] roll
        [neutral-2] roll
        [neutral-3] roll
        [neutral-4] roll
       *[other] rolls
    }
loses-of = { $force-word ->
        [neutral-1] lose
        [neutral-2] lose
        [neutral-3] lose
        [neutral-4] lose
       *[other] loses
    }
retreats-of = { $force-word ->
        [neutral-1] retreat
        [neutral-2] retreat
        [neutral-3] retreat
        [neutral-4] retreat
       *[other] retreats
    }

## Questions

ask-keep-card = Which card decides your place in the set-up? The highest combat value chooses first.
ask-choose-army = Which colour do you play?
ask-claim-capital = Which capital do you claim?
ask-settle = Where do you put a tank?
ask-settle-source = Which power source do you take?
ask-first-centre = Where do you put a production centre?
ask-choose-cards = Which card do you play this round? The highest combat value goes first.
ask-koshka = { $other } is about to begin. Koshka: take your turn now?
ask-diplomat = Diplomat: peace with whom until the end of the round?
ask-buy = What do you buy? { $points ->
        [one] One point
       *[other] { $points } points
    } left.
ask-hire = Units for a neutral capital? { $points ->
        [one] One point
       *[other] { $points } points
    } left.
ask-hire-units = Which units for { $area }? { $points ->
        [one] One point
       *[other] { $points } points
    } left.
ask-put = Where do you put { amount }?
ask-new-centre = { $count ->
        [one] Where does the new production centre stand?
       *[other] Where do the { $count } new production centres stand?
    }
ask-builder = Mech builder: where does the free mech appear?
ask-discard = You draw { $count ->
        [one] one card
       *[other] { $count } cards
    }{ $over ->
        [0] . Discard anything first?
        [one] , and nobody holds more than five: what do you discard?
       *[other] , and nobody holds more than five: { $over } must go. What do you discard?
    }
ask-move = Move from where? { $points ->
        [one] One move
       *[other] { $points } moves
    } left.
ask-move-to = Where to, from { $origin }?
ask-move-units = What goes from { $origin } to { $target }?
ask-join-bombers = Do bombers from elsewhere join in?
ask-attack = Attack from where? { $points ->
        [one] One attack
       *[other] { $points } attacks
    } left.
ask-attack-on = Attack what from { $origin }?
ask-attack-units = What attacks { $target } from { $origin }?
ask-drop-target = Where are the mechs dropped?
ask-drop-mechs = Which mechs are dropped on { $target }?
ask-special-target = Which area do you strike from { $origin }?
ask-special-units = How many { $unit-word ->
        [bomber] bombers
       *[other] submarines
    } strike { $target }?
ask-missile-target = { $dice ->
        [one] One missile die
       *[other] { $dice } missile dice
    }: at which area?
ask-pick = { $hits ->
        [one] One hit
       *[other] { $hits } hits
    } in { $target }: what is destroyed?
ask-withdraw = Battle for { $target }: does anybody retreat before the roll?
ask-losses = { $hits ->
        [one] One hit
       *[other] { $hits } hits
    }: how many fall on land units? The others fall on aircraft.
ask-flee = Where do you withdraw { amount } to?
ask-home = { $count ->
        [one] One mech is left. Where does it return to?
       *[other] { $count } mechs are left. Where do they return to?
    }
ask-carry-off = The { $unit } is saved. Where does it retreat to?
ask-nurse = Nurse: try to save the { $unit }?
ask-sigrid = { $hits } of { $dice } hit. Sigrid: roll the blanks again?
ask-rockets = { $hits } of { $dice } hit. Rocket troops: roll all dice again?
ask-ace-of-the-sky = Battle for { $target }. Ace of the sky: one die more for each aircraft?
ask-alien-radar = Battle for { $target }. Alien radar: retreat at once?
ask-secret-weapon = Battle for { $target }. Secret weapon: drive the defenders out?
ask-radar-units = Alien radar: which units retreat?

## Choices

act-keep = Keep { $card }
act-army = Play { $colour }
act-claim = Claim { $area }
act-settle = A tank to { $area }
act-build = A production centre in { $area }
act-play = Play { $card }
act-ally = Peace with { $seat }
act-buy = { $item-word ->
        [centre] { $count ->
            [one] Buy a production centre
           *[other] Buy { $count } production centres
        }
        [card] { $count ->
            [one] Buy a card
           *[other] Buy { $count } cards
        }
       *[other] Buy { $count } × { $item }
    }
act-hire = For { $area }
act-put = { $count } to { $area }
act-mech = The mech to { $area }
act-discard = Discard { $card }
act-move = Move from { $area }
act-to = To { $area }
act-take = Take { $count } × { $unit }
act-join = { $count } from { $area }
act-attack = Attack from { $area }
act-raid = Bombers of { $area } against submarines
act-bombard = Submarines of { $area } bombard the coast
act-missiles = Fire the missiles
act-drop = Drop mechs
act-on = { $area }
act-from = { $count } from { $area }
act-use = Yes, use it
act-decline = No
act-withdraw = { $count } × { $unit } retreats
act-flee = { $count } to { $area }
act-losses = { $land ->
        [0] All on aircraft
       *[other] { $land } on land units
    }
act-kill = { $count } × { $unit }
act-done = Done
act-deal = { $card } is drawn
act-lot = { $seat } goes first
act-hits = { $hits ->
        [one] One hit
       *[other] { $hits } hits
    }

## What happened

event-drew = { $seat } draws { $card }.
event-drew-unseen = { $seat } draws a card.
event-card-opened = { $seat } plays { $card }.
event-claimed = { $seat } plays { $colour } and claims { $area }.
event-neutral-placed = Neutrals hold { $area }.
event-settled = { $seat } takes { $area }.
event-centre-built = { $seat } builds a production centre in { $area }.
event-reshuffled = The discards are shuffled: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in the deck.
event-round = Round { $number } begins.
event-turn = { $seat } begins the turn.
event-production = { $seat } has { $points ->
        [one] one production point
       *[other] { $points } production points
    }.
event-bought = { $seat } buys { $count } × { $item }.
event-hired = { $seat } buys { amount } for the neutrals in { $area }.
event-placed = { $seat } places { amount } in { $area }.
event-mech-built = { $seat } gets a free mech in { $area }.
event-discarded = { $seat } discards { $card }.
event-allied = { $seat } and { $other } keep the peace this round.
event-moved = { $seat } moves { amount } from { $origin } to { $target }.
event-attacked = { $seat } attacks { $target } from { $origin }.
event-dropped = { $seat } drops mechs on { $target }.
event-struck = { $seat } strikes { $target } with { amount }.
event-missiles-fired = { $seat } fires missiles at { $target }.
event-ability-used = { $seat } uses { $ability }.
event-rolled = { $force } { rolls-of } { $dice ->
        [one] one die
       *[other] { $dice } dice
    }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
event-rolls-again = { $seat } rolls { $dice ->
        [one] one die
       *[other] { $dice } dice
    } again.
event-destroyed = { $force } { loses-of } { amount } in { $area }.
event-saved = The nurse saves { $unit-word ->
        [tank] a tank
        [mech] a mech
        [fighter] a fighter
        [bomber] a bomber
       *[submarine] a submarine
    } in { $area }.
event-retreated = { $force } { retreats-of } from { $target } to { $area } with { amount }.
event-cease-fire = Cease-fire in { $area }.
event-conquered = { $seat } conquers { $area }.
event-repulsed = The attack of { $seat } on { $area } fails.
event-scored = { $seat } scores { $points ->
        [one] one victory point
       *[other] { $points } victory points
    } and has { $total }.
event-game-won = { $count ->
        [one] { $seats } wins.
       *[other] { $seats } share the victory.
    }

## Endings

ending-target = The victory points were reached.
ending-conquest = The world was conquered.
ending-round-limit = The last round was over.

## Why something is not allowed

no-not-in-hand = You do not hold that card.
no-colour-taken = Somebody plays that colour already.
no-not-a-capital = That is no capital.
no-not-free = Somebody stands there already.
no-pair-closed = With so many players that capital is closed.
no-not-land = That is not land.
no-not-a-source = That is no power source.
no-not-own = That area is not yours.
no-on-a-source = No production centre stands on a power source.
no-has-centre = There is a production centre already.
no-too-expensive = You cannot pay for that.
no-bought-already = The list goes in order, each thing once.
no-not-in-setup = That cannot be bought in the set-up.
no-none-in-supply = There are not so many left in the supply.
no-no-centre = Without a production centre no units can be built.
no-no-room = Every production centre builds at most five units a turn.
no-no-dock = No production centre of yours can build so many submarines.
no-no-site = There is no place for so many production centres.
no-hand-full = Nobody holds more than five cards.
no-not-neutral-capital = That is no capital held by neutrals.
no-no-neutral-ship = Neutrals have no submarines.
no-nothing-taken = Choose at least one unit.
no-not-a-yard = New units appear where a production centre stood at the start of the phase.
no-not-a-dock = Submarines appear in a sea area next to a production centre of yours.
no-sea-taken = Somebody else holds that sea area.
no-more-than-bought = You have not bought so many.
no-centre-full = The production centre has built its five.
no-not-yours = You have no units there.
no-nowhere-to-go = Nothing there can go anywhere.
no-land-and-sea = No move leads from land to sea or from sea to land.
no-held-by-others = Somebody else stands there.
no-no-way-by-sea = No open sea way leads there.
no-no-way = No open way leads there.
no-only-bombers = Only bombers can go there.
no-not-so-many = There are not so many.
no-kind-chosen = Each kind once, in the order tank, mech, fighter, bomber, submarine.
no-joined-already = Units of that area are on their way already.
no-no-airfield = No bombers of yours stand there.
no-nobody-there = There is nobody to attack.
no-allied = You have peace with that player this round.
no-first-round = In the first round power sources, production centres and capitals are safe.
no-capital-closed = Capitals cannot be attacked yet.
no-attacked-before = You have attacked that area from there this turn.
no-wrong-element = Land and air units attack land, submarines attack the sea.
no-not-in-range = That area is out of reach.
no-no-target = There is nothing to attack from there.
no-no-drop = You cannot drop mechs now.
no-tame-capital = A house rule protects capitals from that.
no-drop-at-sea = Mechs are dropped on land.
no-no-mechs = There are not so many mechs of yours.
no-no-raid = No bombers of yours can strike submarines from there.
no-not-next-to = That area is not next to the strikers.
no-capital-walls = Capitals cannot be struck like that.
no-no-bombardment = No submarines of yours can bombard from there.
no-other-kind = Bombers strike submarines, submarines bombard the coast.
no-not-at-sea = Missiles are fired at land.
no-no-missiles = You cannot fire missiles now.
no-more-than-hits = You have not hit so many.
no-too-few-left = Every hit has to take a unit.
no-shielded = Tanks shield mechs and fighters shield bombers; every hit takes a unit.
no-too-many-withdraw = So many cannot retreat at once.
no-nowhere = They have nowhere to go.
no-not-a-haven = They cannot retreat there.
no-not-from-there = No mech came from there.
no-no-diplomat = No diplomat of yours can speak now.
no-not-another = Name another player.
no-not-a-workshop = The free mech appears at a production centre of yours.
no-radar-blind = The radar does not help those units.
