### What is wrong with units, boards, scenarios and armies somebody gave us.
### Everything in quotes or named here is a word of the file, so it is not translated.

## Units

tactics-many-cards = { $file }: there must be at most { $most } cards, not { $given } (T1.1)
tactics-no-side = { $file }: no unit is on the side { $side }; each side needs one (T1.7)
tactics-slash = name must have no slash, which numbers copies of a card, not { $given }
tactics-armour = with kind = "{ $kind }" armour must begin with { $letter }, not be { $given }
tactics-large = large is for vehicles only
tactics-abilities = abilities must be a list of abilities, not { $given }
tactics-ability-twice = the ability { $name } is there twice
tactics-ability-owner = the ability { $name } does not go with kind = "{ $kind }"
tactics-no-figures = figures are for squads only
tactics-figures = figures must be a table of 1 to { $most } kinds of figures and how many there are of each
tactics-figure-hero = no figure may be called { $name }
tactics-points = points must be the number of figures, { $wanted }, not { $given }
tactics-command = the figures of a command squad must be one each of { $members }
tactics-cover = { $key } is for squads only: nobody else has cover
tactics-sniper = the ability sniper and a row with the special sniper go together
tactics-reload = the ability reload and a row with the special reload go together
tactics-switch = { $key } must be true or false, not { $given }
tactics-why = why must be a text, not { $given }

## Weapon rows

tactics-rows = there must be 1 to { $most } rows, not { $given }
tactics-weapon = weapon must be a text of 1 to { $most } characters, not { $given }
tactics-range = range must be "C", "U", "A", a number as "4" or two as "3-6", each 1 to { $most }, not { $given }
tactics-specials = special must be a list, not { $given }
tactics-special-twice = the special { $name } is there twice
tactics-artillery = a row with range A must have the special reload
tactics-flame-range = the range of a flamethrower must be one number
tactics-laser-phaser = a row must not have both specials laser and phaser
tactics-carriers-none = carriers must name at least one figure
tactics-carriers-squad = carriers of a squad must be a list of its figures or one of { $choices }, not { $given }
tactics-carriers-lone = carriers must be one of { $choices }, for it is no squad, not { $given }
tactics-limited = carriers = "unit" and rounds go together: limited ammunition belongs to the unit
tactics-cells = { $group } must be a list of { $size } cells, one for each class
tactics-harmless = at least one class must be hurt
tactics-salvo = the special salvo and cells such as "3n/1" go together
tactics-salvo-rounds = a salvo needs rounds to fire
tactics-cell = the cell for { $name } must be "-" or dice/damage, such as "4/1", "1/F", "1/K" or "3n/1", up to { $most }, not { $given }
tactics-cell-flame = the cell for { $name } must be plain: flame damage goes with no salvo, phaser, laser or sniper

## Scenarios

tactics-scenarios = { $file }: there must be 1 to { $most } scenarios, not { $given } (T16.2)
tactics-scenario-nobody = vehicles and squads must not both be 0
tactics-scenario-absent = the side { $side } has neither enter nor deploy, so it never comes to the board
tactics-scenario-shared = both sides come to the board on { $name }; each needs squares of its own
tactics-scenario-room = cover must have at least { $wanted } squares with a circle or a diamond, not { $given }
tactics-scenario-foreign = { $key } does not belong to the objective { $given }
tactics-scenario-charge = charges must lie where soldiers can stand, and { $name } is no such square
tactics-scenario-keep = keep must be squares of a building, and { $name } is in none
tactics-scenario-held = bonus_held must be a list of places, each a list of squares, not { $given }
tactics-scenario-each = bonus_held and bonus_each go together
tactics-scenario-area = { $key } must be a list of squares such as "d4", "d1-f6", "a" or "7", not { $given }
tactics-scenario-square = { $key } must name squares of the board { $board }, which goes to { $last }, and { $given } is none
tactics-scenario-stand = { $key } must have at least one square with a circle or a diamond, where units can stand
tactics-scenario-edge = { $key } must be squares at the edge of the board, and { $name } is not
tactics-scenario-sides = { $key } must be a table of allies and axis, not { $given }

## Armies

tactics-army-which = give either scenario or ap, what the army may cost
tactics-army-units = units must be a list of cards, not { $given }
tactics-army-card = there is no such card{ $guess }
tactics-army-faction = an army has one faction, here { $wanted }, and this card belongs to { $given }
tactics-army-dear = with it the army costs more than { $most } AP; all its units cost { $given }
tactics-army-join = join must be a table from heroes to squads, not { $given }
tactics-army-unit = there is no unit { $given } in the army{ $guess }
tactics-army-absent = the unit { $given } is not in the army

## What may be in an army, and whom heroes may join

no-army-faction = an army has one faction
no-army-hero = each hero is there only once
no-army-copies = there are no more of this card
no-army-box = this card is not in the box
no-army-command = several command squads need different armour classes
no-army-ap = the army would cost more than the scenario allows
no-army-full = an army has at most twelve cards
no-army-vehicles = the scenario allows no more vehicles
no-army-squads = the scenario allows no more squads
no-army-others = the scenario allows vehicles and squads only
no-army-empty = an army needs at least one unit
no-army-few = the scenario asks for more vehicles or squads
no-army-never = with this card the army could never be complete
no-join-hero = only heroes join squads
no-join-squad = heroes join squads only
no-join-class = hero and squad have different armour classes
no-join-ape = Blutkreuz apes join only their like
no-join-zombie = Blutkreuz zombies join only their like
no-join-jump = only one of the two can jump
no-join-command = only a commander joins a command squad
no-join-taken = another hero has joined this squad
