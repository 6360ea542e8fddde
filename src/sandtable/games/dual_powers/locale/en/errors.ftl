### What is wrong with something a person gave us, as far as only Dual Powers knows it.
### Everything in quotes or named here is a word of the file, so it is not translated.

## What kinds of words there are

domain-region = region
domain-connection = connection
domain-card = card
domain-token = token
domain-unit = unit
domain-face = side of a token
domain-side = side
domain-seat = seat

## The board of a position

error-board-key = the board has no "{ $key }"{ $guess }
error-board-alone = { $key } belongs to the solitaire game (P7.1)
error-board-int = { $key } should be a whole number, not { $given }
error-board-str = { $key } should be a word, not { $given }
error-board-list = { $key } should be a list, not { $given }
error-board-dict = { $key } should be a table, not { $given }
error-board-range = { $key } should be { $low } to { $high }, not { $given } ({ $rule })
error-board-words = { $key } should be a list of words
error-board-word = { $what }: "{ $word }" does not exist ({ $rule }){ $guess }
error-day = day { $day } is never reached, the marker goes on to 31 (P4.2)
error-tile-both = there is one tile of { $region }, so it cannot be unrest and blockade (P1.1)
error-tile-twice = there is only one tile of { $region } (P1.1)
error-neutral-supply = { $token } is neutral and never in a supply (P2.2)
error-too-many = there are only { $count } of { $token } (P1.4)
error-trotsky-supply = red Trotsky waits at the calendar and is never in a supply (P2.5)
error-trotsky-neutral = neutral Trotsky is on the board from May/June until August only (P4.5, P4.6)
error-trotsky-red = red Trotsky is on the board from August on only (P4.6)
error-leader-turned-up = { $card } is a leader, and the opposition turns up command cards (P7.5)
error-leader-side = { $card } is no leader of { $side } (P1.3)
error-leader-discarded = { $card } is a leader, and played leaders are out of the game (P6.2)
error-leader-hand = { $card } is in a hand, so his token is in the supply (P2.1)
error-leader-objective = { $card } is a leader, and an objective is a command card (P3.2)
error-deck = of 48 cards { $left } are left for the deck, not { $given } (P1.2)
error-card-twice = the card { $card } is in two places (P1.2)
error-reshuffled = { $seat } holds { $held } of the reshuffled cards, not { $given } (P3.1)
error-open-objective = { $side } has no objective that could lie open (P4.14)
error-opposition-hand = the opposition holds no cards (P7.2)
error-opposition-card = { $card } is none of the opposition's open cards (P7.8)
error-unseen = there are not enough unseen cards for those that lie face down (P7.2)

## Steps that cannot stand in a position; each is called by its English words

problem-at-most-five-cards-are-drawn = at most five cards are drawn{ $rule }
problem-alone-nobody-chooses-an-objective = alone, nobody chooses an objective{ $rule }
problem-the-objectives-are-chosen-already = the objectives are chosen already{ $rule }
problem-all-have-answered = all have answered{ $rule }
problem-the-leader-is-in-the-supply-until-he-is-placed = the leader is in the supply until he is placed{ $rule }
problem-a-token-moves-one-or-two-steps = a token moves one or two steps{ $rule }
problem-there-is-no-such-token = there is no such token{ $rule }
problem-the-opposition-does-not-act-so-has-no-steps-of-its-own = the opposition does not act, so "{ $word }" has no steps of its own{ $rule }
problem-there-is-no-region-of-unrest = there is no region of unrest{ $rule }
problem-there-are-not-enough-neutral-units-left = there are not enough neutral units left{ $rule }
problem-it-comes-first = it comes first{ $rule }
problem-it-belongs-to-the-solitaire-game = it belongs to the solitaire game{ $rule }
problem-the-opposition-has-no-face-down-card-left = the opposition has no face-down card left{ $rule }
problem-there-is-no-unseen-objective = there is no unseen objective{ $rule }
problem-a-tile-is-drawn-before-anything-else-happens = a tile is drawn before anything else happens{ $rule }
problem-there-are-not-enough-tiles-in-the-stack = there are not enough tiles in the stack{ $rule }
problem-it-belongs-to-the-set-up = it belongs to the set-up{ $rule }
problem-cannot-choose-this = "{ $word }" cannot choose this{ $rule }
problem-is-a-leader = "{ $word }" is a leader{ $rule }
problem-was-not-played = "{ $word }" was not played{ $rule }
problem-is-no-leader-that-was-played = "{ $word }" is no leader that was played{ $rule }
problem-is-not-stronger-there = "{ $word }" is not stronger there{ $rule }
problem-does-not-control-the-token = "{ $word }" does not control the token{ $rule }
problem-the-marker-is-at-an-end-of-the-track-so-the-game-is-over = the marker is at an end of the track, so the game is over{ $rule }
problem-objectives-have-the-markers-2-and-3 = objectives have the markers 2 and 3{ $rule }

## The data files of this game

data-region = { $file }: the region { $name } is missing (P1.1)
data-colour = { $file }: no connection has the colour { $name }; each region needs one (P2.3)
data-joins = joins must be a list of two regions, not { $given }
data-list-of = a list of { $count }
data-joins-one = joins must be two different regions, not { $name } twice
data-joins-colour = joins must have { $name }, the region of its colour, at one end
data-colour-twice = the colour { $name } is used twice; each region has one connection of its colour
data-connected = { $file }: the connections must join all regions, but none leads from { $origin } to { $target } (P1.1)
data-months = { $file }: there must be at most { $most } months, not { $given } (P1.5)
data-place = the place { $place } is used twice
data-month = { $file }: the month { $name } is missing (P1.5)
data-month-order = { $file }: the places of the months must follow { $months } (P1.5)
data-leader-name = the name { $name } belongs to a leader
data-card-name = the name { $name } is used twice; give one of the two a name of its own
data-cards = { $file }: there must be { $wanted } cards, not { $given } (P1.2)
data-side = side must be { $side }, not { $given }
data-leader = { $file }: the leader { $name } is missing (P1.3)
data-trotsky = { $file }: the { $side } trotsky is missing (P1.4)
data-units = { $file }: there must be { $wanted } { $side } units, not { $given } (P1.4)
data-neutrals = { $file }: there must be { $wanted } neutral units, not { $given } (P1.4)
data-level = { $file }: the opposition must have { $wanted } units of level { $level }, not { $given } (P7.1)
data-parts = the data must be a table of { $names }, not { $given }
data-part = the data has an unknown part { $key }; known are { $names }
data-no-part = the data has no { $name }; it needs { $names }
