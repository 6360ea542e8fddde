### `sandtable battle` and the lobby's free battle: a board and a scenario made from a seed.

help-battle = Make a free battle for Dust Tactics from a seed: a board with terrain and buildings, and a scenario on it.
    .what = new.
    .seed = Any text; the same text and wishes give the same battle.
    .size = small (one poster), large (two side by side) or deep (two one above the other).
    .terrain = How many squares in a hundred are not plain, 0 to 40.
    .buildings = How many buildings there are.
    .objective = What is played for: none (points), break-through, hold-bridge, take-charges or keep-building.
    .ap = What an army may cost; 0 for no limit.
    .rounds = After how many rounds the battle ends.
    .symmetry = What both sides have alike: the board turned by half, mirrored, or none of it.
    .attacker = Who attacks, where one side does: allies or axis.
    .output = Write the battle into NAME-boards.toml and NAME-scenarios.toml.
    .json = For programs: the plan and the files.

## What the command says

tactics-battle-made = A free battle from the seed "{ $seed }".
tactics-battle-signs = In the drawing, o is a square that counts: a place to hold, a charge, the bridge or the building.
tactics-battle-keep = To keep it:
tactics-battle-written = Written into { $boards } and { $scenarios }. To play it:

## What cannot be wished for

tactics-battle-seed = the seed must be a text of 1 to { $most } characters that can be printed
tactics-battle-word = { $name } takes one of { $choices }, not "{ $given }"
tactics-battle-number = { $name } takes { $low } to { $high } here, not { $given }
tactics-battle-house = the objective keep-building needs a building
tactics-battle-odd = the building to keep stands in the middle, so a symmetric board has an odd number of buildings
tactics-battle-even = the bridge is in the middle, so a symmetric board has an even number of buildings
tactics-battle-crowded = there is no room for { $count } buildings; wish for fewer, or for a larger board
tactics-battle-write = { $file }: the file cannot be written ({ $reason })

## In the lobby

maker-battle = A free battle
    .about = Sandtable makes up a board and a scenario: the same seed and choices give the same battle.
    .drawing = o is a square that counts.
maker-battle-size = Size
    .small = one poster, 9 by 6 squares
    .large = two posters side by side, 12 by 9
    .deep = two posters one above the other, 9 by 12
maker-battle-terrain = Terrain: squares in a hundred
maker-battle-buildings = Buildings
    .usual = what fits
maker-battle-objective = Objective
    .none = points and three places to hold
    .break-through = break through
    .hold-bridge = hold the bridge
    .take-charges = seize the explosives
    .keep-building = keep the building
maker-battle-attacker = Who attacks, where one side does
    .allies = Allies
    .axis = Axis
maker-battle-ap = Army points a side
maker-battle-rounds = Rounds
    .usual = what fits
maker-battle-symmetry = The board
    .turned = the same for both, turned by half
    .mirrored = the same for both, mirrored
    .none = different for each
