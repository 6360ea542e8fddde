### What players read during a game. `$area` and the like arrive as names for people, `$area-word` as the word itself.

## Names

seat-ana = Ana
seat-ben = Ben
seat-cid = Cid
side-allies = Allies
side-rival = Rival
area-abbey = Abbey
area-bridge = Bridge
area-copse = Copse
area-dunes = Dunes
area-ebb = Ebb
card-thicket = Thicket
card-drill = Drill
card-omen = Omen
card-rumour = Rumour
effect-ambush = ambush: the attackers lose their first volley
effect-reroll = reroll: a volley of your side is rolled again
effect-none = does nothing
pile-deck = deck
pile-spent = spent

## Questions

ask-forage = Where do you forage?
ask-march = From where do you march?
ask-to = Where do they march?
ask-with = How many march?
ask-ambush = { $area } is attacked. Do you ambush them?
ask-reroll = { $area }: your side has scored { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }. Do you roll again?
ask-retreat = { $area } is attacked. Do your troops retreat?

## Choices

act-forage = Forage in { $area }
act-march = March from { $area }
act-to = To { $area }
act-with = With { $count }
act-retreat = Retreat to { $area }
act-play = Play { $card }
act-pass = Pass
act-drawn = { $card } is drawn
act-roll = { $hits ->
        [one] One hit
       *[other] { $hits } hits
    }

## What happened

event-round = Round { $number } begins.
event-foraged = { $seat } forages in { $area }.
event-drew = { $seat } draws { $card }.
event-drew-unseen = { $seat } draws a card.
event-marched = { $seat } marches from { $origin } to { $target } with { $count }.
event-attacked = { $seat } attacks { $target } from { $origin } with { $count }.
event-played = { $seat } plays { $card }.
event-fired = { $side-word ->
        [allies] The allies fire
       *[rival] The rival fires
    } at { $area }: { $hits ->
        [0] no hit.
        [one] one hit.
       *[other] { $hits } hits.
    }
event-retreated = { $seat } retreats from { $origin } to { $target }.
event-conquered = { $side-word ->
        [allies] The allies take { $area }.
       *[rival] The rival takes { $area }.
    }
event-repelled = { $side-word ->
        [allies] The allies hold { $area }.
       *[rival] The rival holds { $area }.
    }
ending-points = The points in the areas decided.
ending-conquest = One side holds no area any more.

## Why something is not allowed

no-not-yours = No troops of your side stand there.
no-none-stays = At least one troop has to stay behind.
no-not-next = That is no neighbouring area.
no-no-such-card = You hold no such card that could be played now.

## Options and files

option-rounds = the number of rounds
file-field = a field and cards of your own

## The board

board-round = { $round ->
        [0] Set-up
       *[other] Round { $round } of { $rounds }
    }
board-score = { $side } { $points }
board-area = Area
board-points = Points
board-troops = Troops
board-next = Next to
board-cards = Cards: { $piles }
board-hand = Your hand: { $cards }
board-odds = This attack conquers { $area } with a chance of { $percent } %.

## The lobby

lobby-about-skirmish = Two allies against a rival, in five areas: forage for cards in secret, march, and fight with dice. Three players, a quarter of an hour.
lobby-preset-rookie = Against Rookie
    .about = You are Ana; bots play your ally and your rival.
lobby-preset-two = Three at one screen
    .about = Ana, Ben and Cid share this device. A curtain hides the hands when it is passed on.
lobby-preset-friend = Against a friend
    .about = You and a bot are the allies. Send the link, and a friend is the rival.

## What is wrong with a position or a file; words in it are those of the file

domain-area = area
domain-card = card
domain-place = place
domain-side = side
domain-pile = pile
skirmish-one-side = in { $area } stand troops of one side, not of both (S1.2)
skirmish-supply = the allies have { $allies } troops and the rival { $rival }, on the field or lost (S1.2)
skirmish-cards = each card is in a hand, in the deck or spent (S1.3)
skirmish-both-sides = troops of both sides stand here
skirmish-no-troops = { $file }: the side { $side } has no troops (S1.2)
skirmish-few-cards = { $file }: there must be at least { $wanted } cards (S2.1)
skirmish-next = next must be a list, not { $given }

## sandtable odds skirmish

help-odds = Work out exactly how a battle of Skirmish is likely to end.
    .attack = How many attack.
    .defend = How many defend.
    .ambush = The defenders play an ambush.
    .json = Print the exact odds as JSON.
odds-title = { $attack } against { $defend }{ $ambush ->
        [true] {" "}with an ambush
       *[false] {""}
    }, if nobody retreats or rolls again:
odds-conquest = The attackers move in
odds-hold = The defenders hold the area
odds-losses = On average the attackers lose { $attack } troops, the defenders { $defend }.
skirmish-odds-range = { $flag } takes a number from 1 to { $most }, not { $given }
