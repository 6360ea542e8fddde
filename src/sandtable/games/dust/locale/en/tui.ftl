### Words on the boards of the terminal, and what the commands of Dust say there.

## Regions of the world

region-north-america = North America
region-south-america = South America
region-europe = Europe
region-africa = Africa, Near East
region-northern-asia = Northern Asia
region-southern-asia = Southern Asia
region-oceania = Oceania
region-arctic = Arctic Ocean
region-atlantic = Atlantic
region-indian-ocean = Indian Ocean
region-pacific = Pacific
region-of-land = Around { $area }
region-of-seas = Seas off { $area }

## The head

phase-production = production
phase-movement = movement
phase-combat = combat
board-setup = Set-up
board-round = Round { $round }
board-over = The game is over
board-turn-of = { $seat }: { $phase }
board-phase-cards = Cards are chosen
board-phase-scoring = Victory points
board-points = { $points ->
        [one] 1 point left
       *[other] { $points } points left
    }
board-moves = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
board-attacks = { $attacks ->
        [one] 1 attack
       *[other] { $attacks } attacks
    }
board-deck = deck { $deck }, discards { $discards }
board-costs = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-battle = Battle for { $area }: { $attacker } { $attack } against { $defender } { $defend }
board-peace = Peace until the end of the round: { $seats }

## Standing

board-player = Player
board-you = { $seat } (you)
board-gone = { $seat } (resigned)
board-vp = VP/{ $target }
board-now = now
board-income = prod.
board-capitals = cap.
board-sources = src.
board-centres = ctr.
board-land = land
board-sea = sea
board-hand = hand
board-card = card
board-majorities = Majorities
board-most-centres = centres
board-most-sea = sea
board-most-land = land
screen-player = Player
screen-vp = VP
screen-now = now
screen-income = PP
screen-peace = Peace: { $pairs }
screen-battle = Battle for { $area }:

## The map

board-neutral = neutral
board-free = free
board-areas = { $count ->
        [one] 1 area
       *[other] { $count } areas
    }
board-more-areas = { $count ->
        [one] 1 more
       *[other] { $count } more
    }
mark-capital = capital
mark-source = power source
mark-centre = production centre
board-letters = T tank, M mech, F fighter, B bomber, S submarine
screen-seas = Seas
screen-summary = ●3/7: 3 areas, 7 units
screen-order = ▸ at turn, 2 second to come
screen-columns = now: points if the round ended now, PP: production points

## Cards

board-open = Cards on the table (combat-movement-production)
board-hand-title = Your hand (combat-movement-production)
screen-hand = Your hand
board-used = { $what } (used)
board-at-work = { $what } (at work)
does-rocket-troops = roll all dice of a roll of yours again
does-nurse = two in three of your losses in a battle are saved
does-secret-weapon = attacker: all defenders retreat before the dice
does-diplomat = peace with one player until the end of the round
does-alien-radar = retreat all your units before the dice
does-koshka = take your turn before another's
does-mech-dropper = mechs attack any land area, from anywhere
does-ace-of-the-sky = each aircraft of yours gets a die more in a battle
does-mech-builder = a free mech at a production centre
does-sigrid = roll the blanks of a roll of yours again
does-missiles = dice against any area but a capital, nothing is shielded

## Commands

command-area = who stands in an area, its neighbours, and what threatens it; or all areas of a region
    .words = area, look
    .takes = AREA
command-production = production points part by part, what they buy, what limits it
    .words = production, points
command-odds = exact odds of an attack as things stand, also odds drop B 3M, odds missiles B
    .words = odds
    .takes = A B 3T 1M
command-summary = what happened since your last turn, player by player
    .words = summary, news

## An area

look-land = land
look-sea = sea
look-coast = coast
look-free = Nobody stands there.
look-defends = Defends itself with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, supremacy { $supremacy }.
look-defends-bonus = Defends itself with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } ({ $bonus } of them: { $role }), supremacy { $supremacy }.
look-defends-sea = Defends itself with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
look-empty = free
look-near = Next to it:
look-threats = The strongest attack that could come:
look-nobody-attacks = Nobody can attack it; it can be entered.
look-no-threat = { $who }: none
look-attack = from { $origin } { $units } ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    })
look-overseas = over sea from { $origin } { $units } ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    })
look-gathered = after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } up to { $units } ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    })
look-bombard = bombardment from { $origin } { $units } ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    })
look-raid = bombers from { $origin } { $units } ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    })
look-drop = mechs dropped from anywhere, up to { $units } ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    })
look-missiles = missiles ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    })
look-turn-over = But the turn of this round is over.
error-area-which = say which area, for instance "area alaska"

## Production

production-title = Production of { $who }
production-power = power: the smaller of { $centres ->
        [one] 1 production centre
       *[other] { $centres } production centres
    } and { $sources ->
        [one] 1 power source
       *[other] { $sources } power sources
    }, times { $each }
production-capitals = capitals: { $count } times { $each }
production-card = card: { $card }
production-reinforcements = reinforcements
production-sum = sum
production-no-card = The card of this round adds 1 to 5.
production-least = But everybody has at least { $least }.
production-more-sources = Every further power source would yield { $each } more, a production centre nothing.
production-more-centres = Every further production centre would yield { $each } more, a power source nothing.
production-left = Left now: { $points }
production-offers = { $points ->
        [one] 1 point buys at most, of one thing alone:
       *[other] { $points } points buy at most, of one thing alone:
    }
production-item = thing
production-price = price
production-most = at most
production-yards = { $count ->
        [one] The production centre builds up to { $units } units ({ $each } each): { $names }
       *[other] { $count } production centres build up to { $units } units ({ $each } each): { $names }
    }
production-no-yards = Without a production centre no units can be built.
production-docks = Submarines can be built at { $names }.
production-no-docks = Submarines cannot be built: no production centre touches open sea.
production-sites = Production centres: { $left } left for everybody, { $sites ->
        [one] 1 area where one could stand.
       *[other] { $sites } areas where one could stand.
    }
production-cards = Cards in hand: { $count } of { $most }; more than that must be discarded first.
production-supply = Left in the supply: { $units }
error-player-which = there is no player "{ $given }"; the players are { $names }

## Odds

odds-here = { $attacker } in { $origin } against { $defender } in { $target }
odds-from-afar = { $attacker } against { $defender } in { $target }
odds-forbidden = Not allowed now: { $why }
error-odds-which = say from where and against what, for instance "odds alaska yukon 3T 1M"
error-odds-origin = nobody stands in "{ $area }"
error-odds-target = nobody stands in "{ $area }", so nobody defends it (D6.7)
error-odds-same = "{ $origin }" and "{ $target }" are held by the same army (D6.7)
error-odds-own = "{ $area }" is your own (D6.7)
error-odds-mechs = only mechs are dropped, and you have { $there } of them (D10.7)
error-odds-there = there are not { $units } in "{ $area }"; there are { $there }

## What happened

summary-nothing = Nothing has happened since your last turn.
summary-scored = Victory points
summary-points = { $who } +{ $points } ({ $total })
summary-cards = Cards
summary-bought = bought
summary-item = { $count } × { $item }
summary-hired = { $units } for the neutrals in { $area }
summary-placed = placed
summary-centre = production centre in { $area }
summary-peace = peace with
summary-used = used
summary-moved = moved
summary-attacks = attacked
summary-idle = did nothing
summary-attacked = { $target } from { $origin }
summary-dropped = mechs dropped on { $target }
summary-struck = { $target } struck
summary-missiles-fired = missiles at { $target }
summary-conquered = conquered
summary-repulsed = failed
summary-cease-fire = cease-fire
summary-losses = losses
summary-retreat = retreat
