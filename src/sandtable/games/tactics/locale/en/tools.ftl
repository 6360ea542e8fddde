### What `sandtable check` and `sandtable army` say, and their help.

help-check = Check units, boards or scenarios of your own for Dust Tactics, and say what is in them or what is wrong.
    .what = units, board or scenario.
    .file = The file.
    .boards = With scenario: the file with the boards they are played on, if not ours.
help-army = Check an army for Dust Tactics, or list the cards of a faction and what can be formed of them.
    .what = check or list.
    .file = With check: the file of the army.
    .faction = With list: the faction, such as axis.
    .ap = With list: what the army may cost.
    .scenario = With list, instead of --ap: the scenario the army is for.
    .box = With list: only the cards of the core set's box, once each.
    .units = A file of units of your own.
    .boards = A file of boards of your own.
    .scenarios = A file of scenarios of your own.

## Checking units

tactics-check-units = { $file } holds the units of Dust Tactics.
tactics-check-units-count = { $cards ->
        [one] One card
       *[other] { $cards } cards
    } with { $rows ->
        [one] one weapon row.
       *[other] { $rows } weapon rows.
    }
tactics-check-units-faction = { $faction } (side: { $side }): { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $kinds }; { $low } to { $high } AP.
tactics-check-units-box = Their box is worth { $ap } AP.
tactics-check-units-unused = No card has these abilities: { $names }.
tactics-check-units-missing = No card has these special weapons: { $names }.
tactics-check-origins = { $count } values: { $established } established, { $derived } derived, { $reconstructed } reconstructed.

## Checking boards

tactics-check-boards = { $file } holds { $count ->
        [one] a board
       *[other] { $count } boards
    } for Dust Tactics.
tactics-check-board = { $name }: { $width } by { $height } squares; water { $water }, rubble { $rubble }, smoke { $smoke }, without symbol { $tiles }.
tactics-check-buildings = { $count ->
        [one] One building
       *[other] { $count } buildings
    } on { $squares } squares; small entrances { $small }, large ones { $large }.
tactics-check-symmetric = Turned by half it looks the same.

## Checking scenarios

tactics-check-scenarios = { $file } holds { $count ->
        [one] a scenario
       *[other] { $count } scenarios
    } for Dust Tactics.
tactics-check-scenario = { $name }: on the board { $board } ({ $width } by { $height } squares), { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
tactics-forces-numbers = Vehicles a side: { $vehicles }, squads: { $squads }.
tactics-forces-ap = Armies of up to { $ap } AP.
tactics-forces-free = AP do not matter.
tactics-forces-cover = Crates { $crates } and traps { $traps }, in a zone of { $squares } squares.
tactics-forces-tiles = Terrain tiles placed by turns: { $count }.
tactics-aim-none = No objective but the points.
tactics-aim-break-through = Attacker: { $attacker }. The attacker wins when units worth { $ap } AP have left over { $squares } squares of the edge.
tactics-aim-hold-bridge = Who alone holds the bridge of { $squares } squares at the end of { $rounds ->
        [one] a round
       *[other] { $rounds } rounds running
    }, from round { $round } on, wins.
tactics-aim-take-charges = Who takes { $needed } of { $squares } charges wins.
tactics-aim-keep-building = Attacker: { $attacker }. The attacker wins when no defender is in the building of { $squares } squares at the end of a round.
tactics-bonus-held = Each of { $places } places held at the end is worth { $each } points.
tactics-bonus-left = Units that have left are worth their AP.
tactics-bonus-bridge = The bridge held alone at the end is worth { $points } points.
tactics-bonus-charge = Each charge taken is worth { $points } points.
tactics-bonus-dice = Additional initiative dice: { $side } { $count }.

## Armies

tactics-army-file = sandtable army check needs the file of an army
tactics-army-no-file = sandtable army list takes no file, here { $file }
tactics-army-whose = say which faction: --faction { $example }; known are { $names }
tactics-army-no-faction = there is no faction "{ $given }"{ $guess }
tactics-army-limit = say either --ap, what an army may cost, or --scenario
tactics-army-ap = --ap takes 1 to { $most }, not { $given }
tactics-army-no-scenario = there is no scenario "{ $given }"{ $guess }
tactics-army-legal = { $file } is a legal army ({ $faction }) of { $count ->
        [one] one unit
       *[other] { $count } units
    } and { $ap } AP.
tactics-army-for = It is for the scenario { $scenario }.
tactics-army-left = It may cost { $limit } AP; { $left } are left.
tactics-army-with = joined by { $hero }
tactics-list-title = { $faction }: { $count ->
        [one] one card fits.
       *[other] { $count } cards fit.
    }
tactics-list-ap = AP
tactics-list-card = card
tactics-list-kind = kind
tactics-list-armour = class
tactics-list-move = move
tactics-list-points = points
tactics-list-copies = copies
tactics-list-abilities = abilities
tactics-list-joins = Heroes may join these squads:
tactics-list-none = No army can be formed of them.
tactics-list-armies = Armies of up to { $ap } AP and { $most } cards: { $count }.
tactics-list-free = Armies: { $count }.
tactics-list-best = { $count ->
        [one] One costs { $ap } AP, the most there is:
       *[other] { $shown } cost { $ap } AP, the most there is, for instance:
    }
