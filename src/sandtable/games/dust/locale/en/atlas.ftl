### What is wrong with a map or with cards somebody gave us, and what `sandtable check` says of them.
### Everything in quotes or named here is a word of the file, so it is not translated.

## Maps

data-map-name = the area { $name } is there twice
data-map-capital-sea = a capital must be land, not sea
data-map-point = lon and lat go together; give both or none
data-map-degrees = { $key } must be a number of degrees from -{ $most } to { $most }, not { $given }
data-map-count = { $file }: there must be { $wanted } { $what }, not { $given } (D1.5)
data-map-land = land areas
data-map-sea = sea areas
data-map-capitals = capitals
data-map-on-land = power sources on land
data-map-at-sea = power sources at sea
data-map-joins = joins must be a list of two areas
data-map-area = joins must name two areas of the file, and { $given } is none{ $guess }
data-map-itself = joins must be two different areas, not { $name } twice
data-map-twice = the link of { $origin } and { $target } is there twice; give it once
data-map-wraps = wraps must be true or false, not { $given }
data-map-pole = a link may run around the edge from east to west only, not from north to south
data-map-pair = a capital must touch exactly one other capital, not { $given }
data-map-joined = { $file }: all areas must hang together, but no link leads from { $origin } to { $target } (D1.5)
data-map-ocean = { $file }: the sea areas must be one ocean, but no link leads from { $origin } to { $target } (D1.5)

## Cards

data-deck-sum = combat, movement and production must add up to { $wanted }, not { $given }
data-deck-name = the name { $name } is used twice; give one of the two a name of its own
data-deck-count = { $file }: there must be { $wanted } cards, not { $given } (D1.3)

## Checking a file

check-map = { $file } is a map of Dust.
check-map-land = { $count } land areas: { $capitals } capitals, { $sources } power sources, { $plain } plain. { $coast } of them lie on the coast, inland are { $inland }.
check-map-landless = nobody
check-map-sea = { $count } sea areas: { $sources } power sources, { $plain } plain.
check-map-links = { $count } links: { $land } from land to land, { $sea } from sea to sea, { $coast } from land to sea. { $wraps ->
        [0] None runs
        [one] One runs
       *[other] { $wraps } run
    } around the edge.
check-map-points = { $count ->
        [0] The position of every area is given.
        [one] One area has no position, so the map cannot be drawn.
       *[other] { $count } areas have no position, so the map cannot be drawn.
    }
check-map-pair = { $first } and { $second } touch; { $count ->
        [0] no power source on land is
        [one] one power source on land is
       *[other] { $count } power sources on land are
    } nearest to them.
check-map-capital = { $capital }: land areas next to it: { $land }, sea areas: { $sea }. Steps to power sources on land: { $sources }; at sea: { $deeps }; to capitals of other pairs: { $capitals }.
check-map-steps = Steps are counted over land and sea.
check-cards = { $file } holds the cards of Dust.
check-cards-count = { $count } cards.
check-cards-value = { $column }: { $spread }.
check-cards-combat = Combat
check-cards-movement = Movement
check-cards-production = Production
check-cards-stars = Stars
check-cards-abilities = Abilities: { $spread }.
check-cards-ties = { $count ->
        [0] No two cards are equal in the order of turns.
        [one] One pair of cards is equal in the order of turns; chance decides then (D3.5).
       *[other] { $count } pairs of cards are equal in the order of turns; chance decides then (D3.5).
    }
