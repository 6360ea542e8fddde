### What is wrong with something a person gave us, as far as only Dust knows it.
### Everything in quotes or named here is a word of the file or of an order, so it is not translated.

## What kinds of words there are

domain-area = area
domain-card = card
domain-unit = unit
domain-item = item
domain-colour = colour
domain-seat = seat
domain-force = force
domain-side = side
domain-battle-kind = kind of battle
domain-ability = ability
domain-count = number
domain-hits = number of hits
domain-land = number of land units

## Orders

error-order-form = "{ $order }" is not understood; write for example "{ $example }"
error-order-units = "{ $order }" does not say which units; write for example "{ $example }"
error-order-letter = "{ $word }" in "{ $order }" names no units; write a number and a letter: { $letters }
error-order-twice = "{ $letter }" is in "{ $order }" twice; write each letter once
error-order-number = "{ $word }": the number should be from 1 to { $most }
error-letters-units = T tank, M mech, F fighter, B bomber, S submarine
error-letters-goods = T tank, M mech, F fighter, B bomber, S submarine, C centre, K card

## The board of a position

error-board-key = the board has no "{ $key }"{ $guess }
error-board-table = { $key } should be a table, not { $given }
error-board-area = area "{ $area }" names its force and its units (D1.8)
error-board-empty = area "{ $area }" has no units, so it is nobody's (D1.8)
error-board-element = area "{ $area }" cannot hold a "{ $unit }" (D1.9)
error-board-cards = every card is in one place (D1.3)
error-board-attacked = attacked has pairs of origin and target (D6.6)
error-board-majority = "{ $name }" is no majority (D11.2){ $guess }
error-board-units = there are more units of a kind than an army has (D1.1)
error-board-centre-at-sea = centres stand on land (D4.6)
error-board-centre-source = no centre stands on a power source (D4.6)
error-board-centres = there are { $most } centres in all (D1.2)
error-board-neutral = a neutral capital is a capital (D2.5)
error-board-homes = everybody's home is a capital of their own that is not neutral (D2.3)
error-board-colours = every army has a colour of its own (D2.3)
error-board-round = the round should be 0 to { $most } (D12.5)
error-board-hand = nobody holds more than five cards, six before the first round (D4.7)
error-board-deck = when the deck is empty the discards are shuffled (D1.3)
error-board-reshuffled = the deck has cards of the last reshuffle only (D1.3)
error-board-fresh = { $seat } holds { $held } of the reshuffled cards, not { $given } (D1.3)
error-board-points = victory points are never lost (D11.3)
error-board-queue = nobody has two turns in a round (D3.3)
error-board-ally = nobody is their own ally (D10.4)
error-board-resigned = the last who is left has won (D12.5)

## Steps that cannot stand in a position; each message is called by its words in English

problem-they-have-somewhere-to-go = they have somewhere to go{ $rule }
problem-somebody-s-units-retreat = somebody's units retreat{ $rule }
problem-units-retreat-that-fight = units retreat that fight{ $rule }
problem-a-battle-is-fought-by-those-who-stand-there = a battle is fought by those who stand there{ $rule }
problem-all-units-of-the-target-defend = all units of the target defend{ $rule }
problem-somebody-attacks = somebody attacks{ $rule }
problem-attackers-come-from-their-own-area = attackers come from their own area{ $rule }
problem-attackers-are-units-of-the-origin = attackers are units of the origin{ $rule }
problem-one-or-two-sides-are-asked-before-a-roll = one or two sides are asked before a roll{ $rule }
problem-somebody-may-retreat = somebody may retreat{ $rule }
problem-the-dice-are-counted = the dice are counted{ $rule }
problem-only-a-player-who-may-roll-again-is-asked = only a player who may roll again is asked{ $rule }
problem-there-is-a-choice-of-victims = there is a choice of victims{ $rule }
problem-there-is-a-choice-of-homes = there is a choice of homes{ $rule }
problem-mechs-are-dropped-on-enemies-on-land = mechs are dropped on enemies on land{ $rule }
problem-mechs-come-from-one-s-own-areas = mechs come from one's own areas{ $rule }
problem-a-lot-is-drawn-between-equal-cards = a lot is drawn between equal cards{ $rule }
problem-everybody-settles-in-turn = everybody settles in turn{ $rule }
problem-whoever-plays-the-top-card-has-none-open = whoever plays the top card has none open{ $rule }
problem-only-a-player-with-an-unused-koshka-whose-turn-is-still-to-come-is-asked = only a player with an unused Koshka whose turn is still to come is asked{ $rule }
problem-whoever-has-the-turn-has-played-a-card = whoever has the turn has played a card{ $rule }
problem-somebody-s-turn-is-still-to-come = somebody's turn is still to come{ $rule }
problem-one-attacks-from-one-s-own-area = one attacks from one's own area{ $rule }
problem-somebody-strikes-somebody = somebody strikes somebody{ $rule }
problem-bombers-raid-submarines-bombard = bombers raid, submarines bombard{ $rule }
problem-dice-are-rolled-at-somebody = dice are rolled at somebody{ $rule }
problem-missiles-have-a-target = missiles have a target{ $rule }
problem-an-attack-goes-from-one-s-own-area-to-one-that-may-be-attacked = an attack goes from one's own area to one that may be attacked{ $rule }
problem-an-attack-takes-units-that-are-there = an attack takes units that are there{ $rule }
problem-the-units-of-a-move-are-one-s-own = the units of a move are one's own{ $rule }
problem-a-move-goes-from-one-s-own-area-to-one-that-can-be-reached = a move goes from one's own area to one that can be reached{ $rule }
problem-only-bombers-go-where-no-other-way-leads = only bombers go where no other way leads{ $rule }
problem-a-move-takes-units-that-are-there = a move takes units that are there{ $rule }
problem-bombers-join-those-that-have-arrived = bombers join those that have arrived{ $rule }
problem-bombers-from-several-areas-fly-to-one-land-area-in-the-edition-that-has-it = bombers from several areas fly to one land area, in the edition that has it{ $rule }
problem-a-nurse-comes-when-a-unit-dies = a nurse comes when a unit dies{ $rule }
problem-a-nurse-saves-only-units-that-can-retreat = a nurse saves only units that can retreat{ $rule }
problem-a-free-mech-needs-a-centre-of-one-s-own-and-a-mech-in-the-supply = a free mech needs a centre of one's own and a mech in the supply{ $rule }
problem-somebody-has-an-ability-for-this = somebody has an ability for this{ $rule }
problem-a-radar-saves-somebody = a radar saves somebody{ $rule }
problem-a-saved-unit-retreats = a saved unit retreats{ $rule }
problem-reinforcements-are-paid-by-the-set-up-card = reinforcements are paid by the set-up card{ $rule }
problem-whoever-picks-a-card-has-none-open-yet = whoever picks a card has none open yet{ $rule }
problem-cannot-pick-this = "{ $word }" cannot pick this{ $rule }
problem-all-have-picked-a-card = all have picked a card{ $rule }
problem-one-draws-up-to-five-cards = one draws up to five cards{ $rule }
problem-nobody-holds-more-than-five-cards-six-before-the-first-round = nobody holds more than five cards, six before the first round{ $rule }
problem-there-is-a-colour-for-every-army = there is a colour for every army{ $rule }
problem-there-is-a-capital-for-everybody = there is a capital for everybody{ $rule }
problem-there-is-a-neutral-army-for-every-capital-that-is-left = there is a neutral army for every capital that is left{ $rule }
problem-there-is-land-for-all-who-settle = there is land for all who settle{ $rule }
