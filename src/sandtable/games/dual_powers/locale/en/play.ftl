### What players read during a game of Dual Powers.
### `$side` and the like arrive as names for people, `$side-word` as the word of the record.

## Names

side-red = Red
side-white = White
side-none = nobody
region-purple = purple
region-blue = blue
region-red = red
region-green = green
region-white = white
region-brown = brown
month-mar-apr = Mar/Apr
month-may-jun = May/Jun
month-jul = Jul
month-aug = Aug
month-sep = Sep
month-oct = Oct
month-nov = Nov
face-ready = ready
face-exhausted = exhausted
action-move = move
action-double-move = double move
action-refresh = refresh
special-protest = mobilise protest
special-espionage = espionage
special-inspire = inspire the people
token-trotsky = neutral Trotsky
token-trotsky-red = red Trotsky
token-opposition-1 = level 1 unit
token-opposition-2 = level 2 unit
token-opposition-3 = level 3 unit
leader-lenin = Lenin
leader-stalin = Stalin
leader-zinoviev = Zinoviev
leader-kerensky = Kerensky
leader-lvov = Lvov
leader-kornilov = Kornilov

## Names put together: cards and units that have no name of their own

name-card = { $region-word }-{ $days }-{ $action-word }
name-unit = { $owner-word }-{ $strength }

## Questions

ask-choose-objectives = Which card do you lay face down as your secret objective?
ask-play-card = Which card do you play?
ask-use-command = What do you use { $card } for? Recruit for { $value } in { $region }, or take its action.
ask-move-to = { $steps ->
        [1] Where does { $token } go from { $region }?
       *[other] Where does { $token } go from { $region }? One or two steps.
    }
ask-leader-place = Where does { $leader } enter? His special ({ $special }) may be used before or after.
ask-leader-special = { $leader } stands. Use his special: { $special }?
ask-bonus = You may take one bonus action. Which?
ask-unrest-bonus = Which bonus action do you take instead of the points?
ask-unrest-reward = You are stronger in { $region }, the region of unrest. { $points ->
        [one] One point
       *[other] { $points } points
    }, or a bonus action?

## Choices

act-objective = Choose { $card }
act-play = Play { $card }
act-recruit = Recruit { $unit }
act-move = { $face-word ->
        [exhausted] Move exhausted { $token } from { $region }
       *[other] Move { $token } from { $region }
    }
act-to = To { $region }
act-refresh = Refresh { $token } in { $region }
act-enlist = Recruit { $token } in { $region }
act-draw-card = Draw a command card
act-organise = Organise: turn up your own objective
act-place = Enter { $region }
act-protest = Protest: close the { $connection } connection
act-spy = Espionage: turn up the objective
act-inspire = Inspire: take Will of the People
act-points = Take the points
act-bonus = Take a bonus action
act-done = Nothing more
act-skip = Skip: the card cannot be used
act-neutral = { $token } comes to { $region }
act-tile = The tile of { $region }
act-draw = { $card } is drawn
act-turn-up = { $card } is turned up
act-leader = { $card } is the next leader
act-reveal = The objective is { $card }

## What happened

event-neutral-placed = { $token } starts in { $region }.
event-unrest = Unrest in { $region }.
event-blockade = The { $region } blockade tile closes the { $connection } connection.
event-round = Round { $number } begins.
event-drew = { $side } draws { $card }.
event-drew-unseen = { $side } draws a card.
event-reshuffled = The discards are shuffled: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in the deck.
event-objective-chosen = { $side } chooses { $card } as secret objective.
event-objective-chosen-unseen = { $side } chooses a secret objective.
event-card-played = { $side } plays { $card }.
event-date = It is { $month }, day { $day }.
event-will-taken = { $side } takes Will of the People.
event-trotsky-returns = Trotsky returns: he enters { $region }, neutral.
event-trotsky-joins-red = Trotsky in { $region } joins Red.
event-bonus-earned = Day { $day } earns { $side } a bonus action.
event-bonus-declined = { $side } does without the bonus action.
event-card-skipped = { $side } has no use for { $card }.
event-no-card-to-play = { $side } has no card to play.
event-recruited = { $side } recruits { $token } in { $region }.
event-level-used-up = { $side } has no { $token } left for { $region }.
event-refreshed = { $side } refreshes { $token } in { $region }.
event-moved = { $side } moves { $token } from { $origin } to { $target }.
event-leader-placed = { $leader } enters { $region } for { $side }.
event-leader-enters = { $leader } leads the opposition and enters { $region }.
event-protest = { $side } protests: the { $connection } connection is closed.
event-objective-open = The objective of { $side } is turned up: { $card }.
event-objective-revealed = Marker { $marker }: the objective of { $side } is { $card }.
event-unrest-resolved = { $side-word ->
        [none] Nobody is stronger in { $region }, the region of unrest.
       *[other] { $side } is stronger in { $region }, the region of unrest.
    }
event-scored = { $side } scores { $points ->
        [one] one point
       *[other] { $points } points
    } in { $region }.
event-nobody-stronger = Nobody is stronger in { $region }, nobody scores.
event-tired = { $tired ->
        [0] { $left ->
            [0] There is nobody in { $region } to tire.
            [one] In { $region } one token leaves.
           *[other] In { $region } { $left } tokens leave.
        }
        [one] { $left ->
            [0] In { $region } one token tires.
            [one] In { $region } one token tires and one leaves.
           *[other] In { $region } one token tires and { $left } leave.
        }
       *[other] { $left ->
            [0] In { $region } { $tired } tokens tire.
            [one] In { $region } { $tired } tokens tire and one leaves.
           *[other] In { $region } { $tired } tokens tire and { $left } leave.
        }
    }
event-game-won = { $side } wins.

## Endings

ending-track = The support marker reached the end of the track.
ending-calendar = The calendar had reached October, and the support marker decided.
ending-calendar-will = The calendar had reached October with the marker in the middle; Will of the People decided.
ending-third-round = The third round was over, and the support marker decided.
ending-third-round-will = The third round was over with the marker in the middle; Will of the People decided.

## Why something is not allowed

no-leader-as-objective = A leader cannot be the secret objective.
no-not-in-hand = You do not hold that card.
no-not-your-unit = That is no unit of yours to recruit.
no-none-in-supply = There is none of that kind left in the supply.
no-too-dear = That unit costs more than you can pay.
no-must-act = A card is skipped only if it cannot be used at all.
no-other-action = The card shows another action.
no-not-controlled = You do not control that token.
no-no-such-token = There is no such token in that region.
no-no-exhausted-token = There is no such exhausted token in that region.
no-blockaded = The blockade closes that connection.
no-not-connected = No connection leads there.
no-too-far = That is more than two steps away.
no-back-to-origin = A double move does not end where it began.
no-no-open-connection = No open connection leads out of that region.
no-already-placed = The leader stands already.
no-place-leader = The leader has to enter a region first.
no-other-special = The leader has another special.
no-special-used = The special has been used.
no-same-connection = The blockade marker is on that connection already.
no-nothing-to-spy = There is no objective that lies face down.
no-will-already-yours = You hold Will of the People already.
no-no-cards-left = There is no card left to draw.
no-no-cost-1-unit = There is no such unit of yours with a cost of 1 in the supply.
no-organise-alone-only = Organise exists in the solitaire game only.
no-objective-already-open = Your objective lies open already.
no-organise-in-action-phase = Organise is possible in the action phase only.

## Options

option-solitaire = play alone against the opposition
option-side = alone: the side you play
option-difficulty = alone: the strength of exhausted units of the opposition
option-accompanied_neutrals = you control neutral tokens only where a token of your own stands
option-unrest_seven = unrest in Oct and Nov is worth 7 points instead of 6
file-board = a board of your own, with its regions and connections
file-cards = command cards of your own
file-leaders = leaders of your own
file-units = units of your own

## The board

board-round = { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
board-will = Will of the People: { $side }
board-deck = { $deck } in the deck, { $discards } discarded
board-calendar = Calendar
board-day = { $month }, day { $day }
board-support = Support
board-support-even = even
board-support-lead = { $side } +{ $points }
board-region = Region
board-leads = Leads
board-tokens = Tokens (exhausted ones in brackets)
board-unrest = unrest { $points }
board-next = next
board-open = Open
board-closed = Closed
board-connection = { $name } ({ $first }-{ $second })
board-objectives = Objective
board-objective = { $side }: { $card } ({ $region }, { $points })
board-objective-open = { $side }: { $card } ({ $region }, { $points }; turned up)
board-objective-down = { $side }: face down
board-played = Played
board-coming = { $count } to come
board-supply = Supply
board-of-side = { $side }: { $what }
board-hand = Hand
board-cards = { $cards ->
        [one] one command card
       *[other] { $cards } command cards
    }
board-days = days
board-recruits = recruits
board-action = or action
board-scores = as objective
board-recruits-in = { $value } in { $region }
board-leader = { $strength } anywhere
board-points-in = { $points } in { $region }

## Notes beside a choice

note-date = to { $month } { $day }
note-bonus = bonus action
note-will = takes Will of the People
note-objective = { $region }, { $points ->
        [one] one point
       *[other] { $points } points
    }
note-strengths = Red { $red }, White { $white }
