### What `sandtable sight tactics` says, and its help.

help-sight = Say whether one square sees another in a position, how far away it is, what covers whoever stands there, and why.
    .origin = The square one looks from, such as d4.
    .target = The square one looks at, such as g7.
    .position = The file with the position.
    .faq = By the publisher's corrections, whatever the position says.

tactics-sight-open = { $origin } sees { $target }, at range { $range }.
tactics-sight-closed = { $origin } does not see { $target }, at range { $range }.
tactics-sight-level = { $level ->
        [soldiers] Both are soldiers, so soldiers and tank traps between them block the line.
       *[others] One of them is no soldier unit, so only vehicles, tiles and the ground block the line.
    } That follows from who stands there; nobody counts as a squad.
tactics-sight-cover = A squad on { $target } has { $cover ->
        [none] no cover
        [soft] soft cover
       *[hard] hard cover
    } against { $origin }.
tactics-sight-no-symbol = { $squares } has no symbol
tactics-sight-smoke = there is smoke on { $squares }
tactics-sight-wall = there is a wall: { $edges }
tactics-sight-vehicle = there is a vehicle on { $squares }
tactics-sight-tile = there is a terrain tile on { $squares }
tactics-sight-soldiers = there are soldiers on { $squares }
tactics-sight-trap = there is a tank trap on { $squares }
tactics-sight-two-corners = the line runs along corners on both sides: { $places }
tactics-sight-door = { $squares } is in a building and has no entrance towards the other square
tactics-sight-corner = the line passes a corner of what blocks it: { $places }
tactics-sight-crate = there is an ammo crate on { $squares }
tactics-sight-own-trap = there is a tank trap on { $squares }
tactics-sight-rubble = there is rubble on { $squares }
tactics-sight-inside = both squares are in the same building
tactics-sight-building = { $squares } is in a building, and the other square is not
tactics-sight-blocked-by = Blocked: { $text } ({ $rule }).
tactics-sight-covered-by = Cover: { $text } ({ $rule }).
tactics-sight-north = north edge of { $square }
tactics-sight-east = east edge of { $square }
tactics-sight-south = south edge of { $square }
tactics-sight-west = west edge of { $square }
tactics-sight-same = a unit looks from one square at another, and { $square } was given twice
tactics-sight-square = there is no square "{ $given }" on this board, which reaches from a1 to { $last }
tactics-sight-game = this is a position of { $found }, not of Dust Tactics
tactics-sight-file = the file { $file } cannot be read: { $reason }
