### What is wrong with something a person gave us, as far as only Dust Tactics knows it; files of units, boards and
### scenarios are in cards.ftl and ground.ftl.
### Everything in quotes or named here is a word of the file or of an order, so it is not translated.

## What kinds of words there are

domain-square = square
domain-unit = unit
domain-figure = figure
domain-side = side
domain-act = action
domain-ability = ability
domain-mode = kind of attack
domain-stage = stage of a roll
domain-way = way to pay
domain-count = number
domain-seat = seat

## The board of a position

tactics-board-key = the board has no "{ $key }"
tactics-rounds = the battle has { $most } rounds, not { $given } (T21.1)
tactics-part-table = { $key } must be a table
tactics-off-board = { $square } is not on the board
tactics-element = { $square } must have "crate" or "trap", perhaps with its points, not "{ $given }" (T9.1)
tactics-element-ground = no element can stand on { $square } (T2.2)
tactics-trap-indoors = no trap can stand on { $square } (T14.2)
tactics-tiles = tiles must be a list of squares
tactics-tile-ground = no tile can lie on { $square } (T2.2)
tactics-side-list = { $key } must be a list of sides
tactics-no-charge = there is no charge on { $square }
tactics-picks = picks of { $side } must be a list
tactics-picked = { $side } cannot have picked "{ $word }" (T16.2)
tactics-paid = paid must be a list of diagonal, fast and scout
tactics-unbroken = unbroken must be true or false

## The units of a position

tactics-unit-table = { $unit } must be a table
tactics-unit-key = { $unit } has no "{ $key }"
tactics-unit-number = { $key } of { $unit } must be a whole number from { $low } to { $high }, not { $given }
tactics-unit-list = used and lasting of { $unit } must be lists
tactics-unit-mark = { $key } of { $unit } cannot have "{ $word }"
tactics-flags = flags of { $unit } must be some of { $choices }
tactics-gone = { $unit } is gone and stands on no square
tactics-no-weapon = { $unit } has no limited weapon "{ $weapon }"
tactics-figures-of = only a living squad has figures, as a table; { $unit } has none
tactics-no-figure = { $unit } has no figure "{ $figure }"
tactics-nobody-left = { $unit } has nobody left; then it is dead
tactics-mate = { $hero } cannot be with { $unit } (T15.1)
tactics-mate-square = { $hero } and { $unit } must be alive, in one square and with nobody else (T15.4)
tactics-no-fit = { $unit } does not fit on { $square } (T1.5)
tactics-cannot-stand = { $unit } cannot stand on { $square } (T5.6)

## Steps that cannot stand in a position

problem-tactics-choosing = both sides still choose their armies{ $rule }
problem-tactics-joining = heroes are asked one after the other{ $rule }
problem-tactics-secrets = secrets are kept only while they are asked for{ $rule }
problem-tactics-not-in-play = { $word } is not in play{ $rule }
problem-tactics-gone = { $word } is gone and decides nothing{ $rule }
