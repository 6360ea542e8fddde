### The board in the browser, and how the lobby introduces the game.

## The lobby

lobby-about-dust = The world after the war, and alien machines in it: everybody wants the power sources, the capitals and the majorities. Each round all choose a card in secret; it decides who begins, how much is produced, moved and attacked, and what can be done once. Two to six players, four editions of the rules, one to three hours.
lobby-preset-rookie = Against three Rookies
    .about = Four players, the premium edition. The bots play at once: the best way to learn the game.
lobby-preset-duel = Against one Rookie
    .about = Two players on the whole world, the premium edition.
lobby-preset-original = The designers' own game
    .about = Four players by the Italian rules: neutrals, naval range, retreats one by one.
lobby-preset-two = Two at one screen
    .about = Both share this device. A curtain hides the hands when it passes from one to the other.
lobby-preset-friend = With a friend
    .about = Send the link, and a friend plays in their own browser.

## The map

du-map = Map of the world
du-capital = Capital
du-source = Power source
du-centre = Production centre
du-neutrals = Neutrals
du-nobody = Nobody is there
du-next-to = Next to { $areas }
du-choices = { $count ->
        [one] One choice
       *[other] { $count } choices
    }

## Status

du-status = How the game stands
du-players = Players in the order of turns
du-round = Round { $round }
du-round-of = Round { $round } of { $last }
du-setup = Set-up
du-phase-setup = set-up
du-phase-cards = cards are chosen
du-phase-production = production
du-phase-movement = movement
du-phase-combat = combat
du-phase-scoring = victory points
du-points = { $count ->
        [one] one point left
       *[other] { $count } points left
    }
du-moves = { $count ->
        [one] one move left
       *[other] { $count } moves left
    }
du-attacks = { $count ->
        [one] one attack left
       *[other] { $count } attacks left
    }
du-most-centres = Centres
du-most-sea = Sea
du-most-land = Land
du-most = { $what ->
        [centres] Most production centres
        [sea] Most sea areas
       *[land] Most land areas
    }: { $who }, { $mine } to { $others }
du-tied = nobody
du-you = you
du-vp = { $points } of { $target } victory points, { $more } more if the round ended now
du-ended = { $points ->
        [one] One victory point
       *[other] { $points } victory points
    }, { $capitals ->
        [0] no capital
        [one] one capital
       *[other] { $capitals } capitals
    }
du-forecast = { $more } victory points if the round ended now
du-income = { $count ->
        [one] One production point a round
       *[other] { $count } production points a round
    }
du-yields = { $power } from power sources with production centres, { $capitals } from capitals, { $card } from the card
du-capitals = { $count ->
        [one] One capital
       *[other] { $count } capitals
    }
du-sources = { $count ->
        [one] One power source
       *[other] { $count } power sources
    }
du-centres = { $count ->
        [one] One production centre
       *[other] { $count } production centres
    }
du-cards = { $count ->
        [one] One card in hand
       *[other] { $count } cards in hand
    }
du-suggest = Suggest
du-suggest-how = Let a bot answer this question for you; it can be undone
du-suggest-setup = Set up for me
du-suggest-setup-how = Let a bot answer all questions of the set-up; it can be stopped and undone
du-suggest-stop = Stop
du-done = Done

## Cards

du-hand = Your hand
du-hand-empty = You hold no cards.
du-combat = combat
du-movement = moves
du-production = prod.
du-stars = { $count ->
        [one] One star
       *[other] { $count } stars
    }
du-card-values = Combat { $combat }, movement { $movement }, production { $production }, stars { $stars }
du-does-rocket-troops = Roll all dice of one of your rolls again.
du-does-nurse = In one battle two of three losses of yours are saved.
du-does-secret-weapon = As the attacker: all defenders retreat before the dice.
du-does-diplomat = Peace with one player until the end of the round.
du-does-alien-radar = Retreat all your units before the dice.
du-does-koshka = Take your turn before another's.
du-does-mech-dropper = Mechs attack any land area, from anywhere.
du-does-ace-of-the-sky = In one battle each aircraft of yours gets a die more.
du-does-mech-builder = A free mech at a production centre.
du-does-sigrid = Roll the blanks of one of your rolls again.
du-does-missiles = Dice against any area but a capital; nothing is shielded.

## Windows

du-fold = Fold
du-unfold = Unfold
du-fewer = { $what }: fewer
du-more = { $what }: more
du-of = of { $count }
du-at-most = at most { $count }
du-all-there-are = There are no more.
du-all = All
du-all-but-one = All but one
du-opens = Nobody stays in { $area }: whoever comes by can walk in.
du-none = Nobody
du-move = Move
du-attack = Attack
du-take = Take

## Production

du-shop = Production: what do you buy?
du-shop-setup = First units: what do you buy?
du-points-left = Points left
du-room-left = { $count ->
        [one] Room for one more unit
       *[other] Room for { $count } more units
    }
du-price = { $points ->
        [one] one point
       *[other] { $points } points
    }
du-empty = Empty the list
du-buy = Buy
du-buy-nothing = Buy nothing

## Battle

du-battle = Battle for { $area }
du-attacker = { $many ->
        [one] attacks
       *[other] attack
    }
du-defender = { $many ->
        [one] defends
       *[other] defend
    }
du-dice = { $count ->
        [one] One die
       *[other] { $count } dice
    }
du-bonus-capital = { $count } of the capital
du-bonus-centre = { $count } of the production centre
du-first = { $many ->
        [one] { $side } rolls first.
       *[other] { $side } roll first.
    }
du-misses = { $count ->
        [one] One roll without a hit; three in a row are a cease-fire.
       *[other] { $count } rolls without a hit; three in a row are a cease-fire.
    }
du-fight-on = Fight on
du-retreat = Retreat
du-on-map = Choose on the map.

## Odds

du-odds = { $chance } to win
du-odds-wait = The odds are being worked out …
du-odds-losses = Average losses in points: attacker { $own }, defender { $other }
du-odds-all = With everything: { $chance } to win
du-odds-on = { $area }: { $chance } to win
du-odds-now = { $chance } to win for the attacker from here
du-odds-card-attacker = With the attacker's { $ability }.
du-odds-card-defender = With the defender's { $ability }.

## Threats

du-threats = Threats
du-threats-how = Which of your areas can be attacked in the next turn of an opponent
du-threats-none = Nobody can attack you in their next turn.
du-threats-count = { $likely } of your areas are likely to fall if they are attacked, { $all } can be attacked
du-view-threats = Threats on the board
    .key = threats on the board on, off
du-danger-1 = Can be attacked
du-danger-2 = Likely to fall if it is attacked
du-threat-attack = { $army } from { $origin } with { $units }: about { $chance }
du-threat-more = (after moves up to { $dice } dice)
du-threat-later = { $army } after moves, with up to { $dice } dice: about { $chance }
du-threat-raid = { $army }: bombers in { $origin } can strike with { $dice } dice
du-threat-bombard = { $army }: submarines in { $origin } can bombard with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }

## The calculator

du-calculator = Odds of a battle
du-calculate = Odds
du-calculate-how = Work out any battle exactly
du-calc-kind = What is fought
du-kind-land = Land battle
du-kind-amphibious = Amphibious attack
du-kind-sea = Sea battle
du-kind-drop = Mech drop
du-kind-raid = Bombers against submarines
du-kind-bombard = Submarines bombard the coast
du-kind-missiles = Missiles
du-calc-attacker = Attacker
du-calc-defender = Defender
du-calc-missiles = The edition says how many dice.
du-calc-card = Card
du-calc-no-card = none that matters
du-calc-neutral = Neutrals defend
du-calc-haven = The defenders can retreat somewhere
du-calc-first = Who rolls first
du-calc-first-rules = By supremacy
du-calc-first-attack = The attacker
du-calc-first-defence = The defender
du-calc-attack-retreat = Attackers retreat
du-calc-defend-retreat = Defenders retreat
du-calc-never = never
du-calc-below = below { $chance }
du-calc-answer = How it is likely to end
du-calc-nobody = A battle needs somebody on both sides.
du-calc-none = This battle cannot be worked out: such forces do not meet there, or there are too many of them.
du-calc-dice = Dice at first: attacker { $attack }, defender { $defend }.
du-calc-begins-attack = The attacker rolls first.
du-calc-begins-defence = The defender rolls first.
du-calc-why = What this depends on
