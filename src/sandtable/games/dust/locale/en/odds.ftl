### What `sandtable odds dust` says. Forces are written as players write them: 3T 1F.

## The battle

odds-kinds =
    .land = land battle
    .amphibious = amphibious battle
    .sea = sea battle
    .drop = mech drop
    .raid = bombers against submarines
    .bombard = bombardment from the sea
    .missiles = missiles
odds-title = { $attack } against { $defend }: { $kind }, edition { $edition }
odds-title-alone = Against { $defend }: { $kind }, edition { $edition }

## How it ends

odds-attacker = The attacker conquers the area
odds-by-attack = attack { $number }, with { $units }
odds-defender = The defender holds it
odds-cease-fire = Cease-fire
odds-both-destroyed = Both sides are destroyed
odds-cleared = Nobody is left there
odds-losses = On average the attacker loses { $attack } production points, the defender { $defend }.
odds-strike-losses = On average { $defend } production points are destroyed.
odds-survivors-attacker = What the attacker has left:
odds-survivors-defender = What the defender has left:
odds-area-attacker = What the attacker has in the area in the end:
odds-area-defender = What the defender has in the area in the end:
odds-nobody = nobody
odds-others = others

## What it depends on

odds-together = Both sides roll and lose submarines at the same time.
odds-plain-capital = A neutral capital is ordinary land in this edition.
odds-first-capital = The defender rolls first: it is a capital.
odds-first-attacker = The attacker rolls first: supremacy { $attack } to { $defend }.
odds-first-defender = The defender rolls first: supremacy { $defend } to { $attack }.
odds-first-tie = The defender rolls first: supremacy is { $attack } to { $defend }, and the defender wins ties.
odds-dice = At first the attacker has { $attack ->
        [one] one die
       *[other] { $attack } dice
    } and the defender { $defend ->
        [one] one
       *[other] { $defend }
    }.
odds-bonus-capital = The capital has { $dice } of the defender's dice, at each of their rolls.
odds-bonus-centre = The production centre has { $dice } of the defender's dice, at each of their rolls.
odds-submarine-dice = { $dice ->
        [one] A submarine has one die.
       *[other] A submarine has { $dice } dice.
    }
odds-victims-best = { $side ->
        [attacker] The attacker
       *[defender] The defender
    } picks victims by best play: for their chance to have the area in the end, then for production points.
odds-victims-cheapest = { $side ->
        [attacker] The attacker
       *[defender] The defender
    } picks the cheapest unit they can, hit by hit.
odds-victims-dearest = { $side ->
        [attacker] The attacker
       *[defender] The defender
    } picks the dearest unit they can, hit by hit.
odds-victims-land = { $side ->
        [attacker] The attacker
       *[defender] The defender
    } picks land units first.
odds-victims-air = { $side ->
        [attacker] The attacker
       *[defender] The defender
    } picks aircraft first.
odds-neutral = The player to the attacker's left rolls for the neutrals and picks their victims; they never retreat.
odds-no-retreat = Nobody retreats of their own will.
odds-no-way-back = The attackers cannot retreat of their own will.
odds-submarines-stay = Submarines never retreat of their own will in this edition.
odds-nowhere = The defenders have nowhere to retreat to.
odds-retreat-half = { $side ->
        [attacker] The attacker
       *[defender] The defender
    } retreats half their units before a roll of their own, the dearest first, when their chance is under { $chance }.
odds-retreat-one = { $side ->
        [attacker] The attacker
       *[defender] The defender
    } retreats a unit before a roll, the dearest first, when their chance is under { $chance }.
odds-cease-fire-land = After three rolls in a row without a hit the attackers go back.
odds-cease-fire-sea = After three pairs of rolls without a hit the attackers go back.
odds-cease-fire-lost = After three rolls in a row without a hit the attackers are destroyed.
odds-row = Whatever survives an attack defends against the next; a card is used once in all.
odds-of-attack = Attack { $number }: { $text }
odds-card-rocket-troops = { $ability }: { $side ->
        [attacker] the attacker
       *[defender] the defender
    } rolls all dice of one roll again, where that helps most.
odds-card-nurse = { $ability }: { $side ->
        [attacker] of the attacker's losses
       *[defender] of the defender's losses
    } two in three are saved; they leave the battle, so nothing else changes.
odds-card-secret-weapon = { $ability }: the defenders retreat before any dice, and the attackers move in.
odds-card-alien-radar = { $ability }: { $side ->
        [attacker] the attackers
       *[defender] the defenders
    } leave before any dice if their chance is smaller than the one at which they retreat, or nothing at all.
odds-card-ace-of-the-sky = { $ability }: a further die for { $side ->
        [attacker] each aircraft of the attacker.
       *[defender] each aircraft of the defender.
    }
odds-card-sigrid = { $ability }: { $side ->
        [attacker] the attacker
       *[defender] the defender
    } rolls the blanks of one roll again, where that helps most.
odds-card-idle = { $ability } makes no difference to a battle.
odds-card-useless = { $ability } cannot be used by { $side ->
        [attacker] the attacker
       *[defender] the defender
    } here.
odds-strike-dice = { $dice ->
        [one] One die is rolled
       *[other] { $dice } dice are rolled
    }, once.
odds-shielded = Tanks shield mechs and fighters shield bombers.
odds-unshielded = Nobody is shielded from missiles.
odds-strike-best = The attacker picks as many production points as they can.
odds-unanswered = Nobody answers, nobody moves in, and no abilities are used.

## What is wrong with a question

error-odds-units = "{ $given }" names no units; write them like 3T 1M 2F 1B (tanks, mechs, fighters, bombers) or 4S (submarines)
error-odds-box = "{ $given }" is too much: an army has { $most } (D1.1)
error-odds-nobody = a battle needs somebody on both sides (D6.2)
error-odds-sea = only submarines fight at sea, and { $units } are others too (D6.3)
error-odds-submarines = submarines fight at sea only, and { $units } has some (D6.3)
error-odds-drop = only mechs are dropped, and { $units } are others too (D10.7)
error-odds-kind = there is no kind of attack "{ $word }"{ $guess }
error-odds-edition = there is no edition "{ $word }"{ $guess }
error-odds-casualties = there is no way to pick casualties "{ $word }"{ $guess }
error-odds-card = there is no card "{ $word }"{ $guess }
error-odds-retreat = the chance under which a side retreats is from 0 to 1
error-odds-no-land = there are no centres and capitals at sea (D4.6)
error-odds-neutral-card = nobody uses a card for neutrals (D7.11)
error-odds-large = a battle of so many different forces is too large to be worked out
error-odds-row = one area is attacked, on land or at sea (D6.3)
error-odds-ways = casualties are picked in one way, or in two: the attacker's, the defender's
error-odds-kinds = name one kind for all attacks, or one for each
error-odds-no-battle = a special attack is no battle, and is asked for by itself (D9.4)
error-odds-strike-card = no cards are used in a special attack (D9.4)
error-odds-strike-retreat = nobody retreats from a special attack (D9.4)
error-odds-strike-ways = in a special attack only the attacker picks casualties (D9.4)
error-odds-nobody-hit = a special attack needs somebody to be hit (D6.7)
error-odds-mixed = an area is land or sea, so submarines stand alone (D1.9)
error-odds-raid = a raid is made by bombers against submarines (D9.1)
error-odds-bombard = a bombardment is made by submarines against land (D9.2)
error-odds-walls = capitals are not bombarded in this edition (D9.2)
error-odds-missiles = missiles need no units, so name no attackers (D10.11)
error-odds-missiles-capital = no missiles are fired at capitals (D10.11)
error-odds-missiles-sea = no missiles are fired at sea in this edition (D10.11)
error-odds-missile-dice = say how many dice the missiles have, 1 to { $most }: one for each of the attacker's centres (D10.11)
error-odds-dice = only missiles are given their dice; units bring their own (D10.11)
error-odds-no-dice = missiles have no dice now, for want of own production centres (D10.11)
