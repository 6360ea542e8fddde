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
error-board-homes = everybody's home is a capital of his own that is not neutral (D2.3)
error-board-colours = every army has a colour of its own (D2.3)
error-board-round = the round should be 0 to { $most } (D12.5)
error-board-hand = nobody holds more than five cards, six before the first round (D4.7)
error-board-deck = when the deck is empty the discards are shuffled (D1.3)
error-board-points = victory points are never lost (D11.3)
error-board-queue = everybody who is in the game has one turn a round (D3.3)
error-board-ally = nobody is his own ally (D10.4)
error-board-resigned = the last who is left has won (D12.5)
