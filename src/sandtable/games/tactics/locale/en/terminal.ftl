### Words on the boards of the terminal, and what the commands of Dust Tactics say there.

## The head

terminal-board-setup = Before round one
terminal-board-round = Round { $round } of { $rounds }
terminal-board-over = The battle is over
terminal-board-score = { $allies } : { $axis }
terminal-board-score-now = { $allies } : { $axis } (now { $now })
terminal-board-ready = ready { $allies } : { $axis }
terminal-board-gone = Gone: { $units }
terminal-board-picked = Your army so far: { $units } ({ $ap } AP)
terminal-board-goal-none = Destroy the enemy; points decide after round { $rounds }.
terminal-board-goal-break-through = { $side }: { $wanted } AP must leave over the far edge; { $done } have left.
terminal-board-goal-hold-bridge = Hold the bridge alone at the end of { $wanted } rounds running, from round { $since }. So far { $allies } : { $axis }.
terminal-board-goal-take-charges = Take { $wanted } charges. So far { $allies } : { $axis }.
terminal-board-goal-keep-building = { $side }: no defender may be left in the building. In it { $allies } : { $axis } units.
terminal-board-goal-held = { $sign } places: { $points } points each.

## Units

terminal-state-ready = ready
terminal-state-done = done
terminal-state-outside = not yet on the board
terminal-state-dead = destroyed
terminal-state-left = left the board
terminal-state-unloaded = not loaded
terminal-state-ammunition = { $weapon } { $left }/{ $most }
terminal-state-used = { $ability } used
terminal-state-lasting = { $ability } at work

## Squares

terminal-terrain-circle = open ground
terminal-terrain-water = deep water
terminal-terrain-rubble = rubble
terminal-terrain-smoke = smoke
terminal-terrain-blank = closed ground
terminal-edge-wall = wall
terminal-edge-small = small entrance
terminal-edge-large = large entrance
terminal-goal-bridge = bridge
terminal-goal-charge = charge
terminal-goal-held = place that counts
terminal-goal-keep = to be held
terminal-goal-exit = way out
terminal-cover-none = no cover
terminal-cover-soft = soft cover
terminal-cover-hard = hard cover
terminal-place-unit = { $unit } ({ $side }) { $state }
terminal-place-element = { $element } ({ $points })
terminal-place-building = in a building
terminal-place-edge = { $direction ->
        [n] { $edge } north
        [e] { $edge } east
        [s] { $edge } south
       *[w] { $edge } west
    }
terminal-place-outlook = In sight from there (range): { $enemies }.
terminal-place-outlook-none = No enemy in sight from there.
terminal-place-seen = { $unit }: in sight, range { $range }, { $cover } for a squad there.
terminal-place-unseen = { $unit }: not in sight, range { $range }: { $reason } ({ $rule }).

## Signs

terminal-legend-unit = { $sign } { $side }, { $done } done
terminal-legend-example = { $sign } { $unit }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
terminal-legend-more = somebody else there too

## Beside choices

terminal-note-cost = { $kind }, { $ap } AP
terminal-note-enters = enters
terminal-note-range = range { $range }
terminal-note-dice = { $count ->
        [one] 1 die
       *[other] { $count } dice
    }

## Commands

command-sight = whether a square or a unit sees another, how far it is, what covers it there, and why
    .words = sight, see
    .takes = d4 g7
command-card = a unit's card: class, move, points, abilities, and its weapons against each class
    .words = card
    .takes = UNIT
command-odds = exact odds of an attack from where both stand; without units all attacks that could be made
    .words = odds
    .takes = UNIT UNIT
    .sustained = sustained
command-reach = the squares a unit can reach with one move and with two
    .words = reach
    .takes = UNIT
terminal-error-no-unit = no unit in play is called "{ $given }"{ $guess }
terminal-error-no-square = "{ $given }" is neither a square from a1 to { $last } nor a unit in play
terminal-error-not-on-board = { $unit }: not on the board
terminal-error-gone = { $unit }: gone, and moves no more
terminal-error-same-side = { $unit } and { $enemy } are on the same side
terminal-error-sight-which = say from where and where to, for instance "sight d4 g7"
terminal-error-card-which = say whose card, for instance "card hans"
terminal-error-reach-which = say whose reach, for instance "reach hans"
terminal-error-odds-unseen = no line of sight from { $unit } to { $enemy }: { $reason } ({ $rule })
terminal-error-odds-no-weapon = { $unit }: no weapon can be fired at { $enemy } at range { $range } (T10.1)

## Cards

terminal-card-title = { $unit }: { $faction }, { $kind }, class { $armour }, move { $move }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $ap } AP
terminal-card-large = It takes two by two squares.
terminal-card-figures = Miniatures: { $figures }
terminal-card-cover = In soft cover { $soft ->
        [hit] a HIT saves
        [blank] a BLANK saves
       *[none] nothing saves
    }, in hard cover { $hard ->
        [hit] a HIT saves
        [blank] a BLANK saves
       *[none] nothing saves
    }.
terminal-card-now = Now: { $square }, { $points }, { $state }
terminal-card-abilities = Abilities: { $abilities }
terminal-card-no-abilities = No abilities
terminal-card-weapon = weapon
terminal-card-range = range
terminal-card-carriers = fired by { $figures }
terminal-card-everybody = fired by all who are left
terminal-card-rounds = rounds { $left }/{ $most }

## Odds

terminal-odds-attacker = attacker
terminal-odds-target = target
terminal-odds-range = range
terminal-odds-cover = cover
terminal-odds-average = damage
terminal-odds-destroyed = destroyed
terminal-odds-no-attacks = From where they stand no unit can attack now.
terminal-odds-more = Damage is an average of one attack. "odds hell-boys hans" tells more about one of them, "odds hell-boys hans sustained" about a sustained attack.

## Reach

terminal-reach-one = { $unit }: { $count ->
        [one] 1 square
       *[other] { $count } squares
    } with one move: { $squares }
terminal-reach-two = { $unit }: { $count ->
        [one] 1 more square
       *[other] { $count } more squares
    } with a second move: { $squares }
terminal-reach-enters = { $unit }: not on the board yet; the first move enters it.
